(()=>{var De=(i,t)=>i[0]*t[0]+i[1]*t[1]+i[2]*t[2],ae=(i,t)=>[i[0]+t[0],i[1]+t[1],i[2]+t[2]],Re=(i,t)=>[i[0]-t[0],i[1]-t[1],i[2]-t[2]],$t=(i,t)=>[t*i[0],t*i[1],t*i[2]],We=i=>Math.hypot(i[0],i[1],i[2]),Ye=(i,t)=>[i[1]*t[2]-i[2]*t[1],i[2]*t[0]-i[0]*t[2],i[0]*t[1]-i[1]*t[0]];function Oe(i){let t=We(i);return t>0?$t(i,1/t):[0,0,1]}function rn(i,t){let e=[i[1],i[2],i[3]],n=$t(Ye(e,t),2);return ae(ae(t,$t(n,i[0])),Ye(e,n))}function zn(i,t){let[e,n,s,r]=i,[o,a,c,l]=t;return[e*o-n*a-s*c-r*l,e*a+n*o+s*l-r*c,e*c-n*l+s*o+r*a,e*l+n*c-s*a+r*o]}function Gi(i){let t=Math.abs(i[0])<.9?[1,0,0]:[0,1,0],e=Oe(Ye(i,t));return[e,Ye(i,e)]}function al(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n++)e[n]=t.charCodeAt(n);return e.buffer}var qn=i=>new Float32Array(al(i)),Gr=i=>new Uint32Array(al(i)),Rd=i=>new Float64Array(al(i)),kr=1e-9,ns=.001,Pd=new Set(["prismatic","cylindrical","helical","planar","free"]),Id=200,ol=16;function Ld(i){if(i.shape!=="bent")return i;let t=i.points.length-1,e={points:i.points,along:i.along},n=Array.from({length:ol*t+1},(s,r)=>{let o=Math.min(t-1,Math.floor(r/ol));return{curve:e,span:o,u:r/ol-o}});return{...i,points:n,ends:[i.points[0],i.points[t]]}}function Dd({curve:i,span:t,u:e},n){let s=[t,t+1],[r,o]=s.map(f=>n.place(i.points[f])),a=We(Re(o,r)),[c,l]=s.map(f=>$t(rn(n.turn(i.points[f][0]),i.along[f]),a)),h=1-e;return ae(ae($t(r,(1+2*e)*h*h),$t(o,e*e*(3-2*e))),ae($t(c,e*h*h),$t(l,-e*e*h)))}function Hc(i,t){let e=i.filter(n=>n>t&&n<1/0).sort((n,s)=>n-s);return e.length?e[e.length>>1]:0}function Vr(i,t=i.origin){let e=Rd(i.time),n=qn(i.poses),s=qn(i.reactions),r=i.frames.length,o=i.transmitting,a=i.rates?qn(i.rates):null,c=i.planar?6:12,l=new Float64Array(7*r),h=new Float64Array(6*o),f=qn(i.pushes??""),d=new Float64Array(3*(i.pushing??0)),p=new Float64Array(a?c*r:0),m=i.parts.map(v=>({...Ld(v)})),M=Re(i.origin,t),u={...i,origin:t,parts:m,time:e,now:l,acting:h,start:e[0],end:e[e.length-1],t:NaN};u.paths=i.paths.filter(v=>!v.jointed);function g(v){let J=0,j=e.length-1;for(;j-J>1;){let Ct=J+j>>1;e[Ct]<=v?J=Ct:j=Ct}let ht=e[j]-e[J],V=kr*(u.end-u.start);return[J,j,v-e[J]>V?e[j]-v>V?(v-e[J])/ht:1:0]}let A=(v,J)=>{let j=Math.hypot(v[J+3],v[J+4],v[J+5],v[J+6])||1;for(let ht=3;ht<7;ht++)v[J+ht]/=j},C=new Float64Array(14);function b(v,J,j){let ht=c*(v*r+J),V=7*(v*r+J),{normal:Ct,right:yt,up:It}=i,[w,y]=i.planar?[[0,1,2].map(ft=>yt[ft]*a[ht+1]+It[ft]*a[ht+2]),$t(Ct,a[ht])]:[a.subarray(ht+3,ht+6),a.subarray(ht,ht+3)],z=zn([0,...y],n.subarray(V+3,V+7));for(let ft=0;ft<7;ft++)C[j+ft]=ft<3?w[ft]:z[ft-3]/2;return Number.isFinite(C[j]+C[j+1]+C[j+2]+C[j+3]+C[j+4]+C[j+5]+C[j+6])}function P(v,J,j,ht,V){let Ct=7*(J[0]*r+v);for(let yt=0;yt<7;yt++)ht[V+yt]=0;J.forEach((yt,It)=>{if(j[It]===0)return;let w=7*(yt*r+v),y=0;for(let z=3;z<7;z++)y+=n[Ct+z]*n[w+z];for(let z=0;z<7;z++)ht[V+z]+=(z>2&&y<0?-1:1)*j[It]*n[w+z]})}let E=(v,J,j,ht,V,Ct)=>P(v,[J,j],[1-ht,ht],V,Ct);function _(v,J,j,ht,V,Ct){let yt=e[j]-e[J],[It,w,y,z]=[ht*(1-ht)**2,(1+2*ht)*(1-ht)**2,ht*ht*(3-2*ht),ht*ht*(ht-1)];if(a&&b(J,v,0)&&b(j,v,7)){let at=7*(J*r+v),st=7*(j*r+v),Lt=0;for(let U=3;U<7;U++)Lt+=n[at+U]*n[st+U];for(let U=0;U<7;U++){let rt=U>2&&Lt<0?-1:1;V[Ct+U]=w*n[at+U]+rt*y*n[st+U]+yt*(It*C[U]+rt*z*C[7+U])}return}let ft=Math.max(0,J-1),ut=Math.min(e.length-1,j+1),[bt,Pt]=[yt/(e[j]-e[ft]||1),yt/(e[ut]-e[J]||1)];P(v,[J,j,ft,ut],[w-Pt*z,y+bt*It,-bt*It,Pt*z],V,Ct)}let S=new Float64Array(7);function N(v,J,j,ht){v(J,j-1,j+1,ht,S,0),A(S,0);let V=7*(j*r+J),[Ct,yt,It]=[0,0,0];for(let w=0;w<3;w++)Ct+=(S[w]-n[V+w])**2;for(let w=3;w<7;w++)yt+=(S[w]-n[V+w])**2,It+=(S[w]+n[V+w])**2;return Math.sqrt(Ct)+2*i.size*Math.sqrt(Math.min(yt,It))}let I=1,F=2,k=3,W=new Uint8Array(r*e.length);function L(v,J){let j=J*r+v;if(W[j])return W[j];let ht=k;for(let V of[J,J+1]){if(V<1||V+1>=e.length)continue;let Ct=e[V+1]-e[V-1],yt=(e[V]-e[V-1])/Ct,It=V===J?1-yt:yt,[w,y]=[_,E].map(z=>N(z,v,V,yt));i.thinned&&!(w*It**4/(4*yt*(1-yt))**2<=ns*i.size)?ht=I:w<=y||(ht=Math.min(ht,F))}return W[j]=ht}let Z=new Uint8Array(e.length);function Q(v){return i.thinned?(Z[v]||=u.frames.some((J,j)=>L(j,v)===I)?2:1,Z[v]===2):!1}function G(v,J,j,ht){let V=7*v;(ht>0&&ht<1&&L(v,J)===k?_:E)(v,J,j,ht,l,V);for(let Ct=0;Ct<3;Ct++)l[V+Ct]+=M[Ct];A(l,V)}function mt(v){let[J,j,ht]=g(v),V=ht>0&&ht<1&&Q(J)?Math.round(ht):ht;return[Ct=>G(Ct,J,j,V),J,j,V,ht]}u.move=v=>{u.t=v;let[J,j,ht,V,Ct]=mt(v),yt=(It,w)=>V===0?It:V===1?w:(1-V)*It+V*w;for(let It=0;It<r;It++)J(It);for(let[It,w]of[[h,s],[d,f],[p,a]])for(let y=0,z=It.length;y<z;y++)It[y]=yt(w[z*j+y],w[z*ht+y]);u.exact=Ct===0||Ct===1,u.nearest=V!==Ct,u.around=[j,ht,V]},u.near=v=>u.exact?v:`≈ ${v}`,u.pose=v=>{u.frames.forEach((J,j)=>{let ht=v[J];if(ht)for(let V=0;V<7;V++)l[7*j+V]=ht[V]-(V<3?u.origin[V]:0)}),h.fill(NaN),p.fill(NaN),d.fill(NaN)},u.turn=v=>v===null?[1,0,0,0]:[l[7*v+3],l[7*v+4],l[7*v+5],l[7*v+6]];let K=([v,J,j,ht])=>v===null?ae([J,j,ht],M):ae([l[7*v],l[7*v+1],l[7*v+2]],rn(u.turn(v),[J,j,ht]));u.place=v=>v.curve?Dd(v,u):K(v),u.axis=(v,J=0)=>rn(zn(u.turn(v.ends[J][0]),v.turns[J]),v.axis),u.open=()=>i.joints.filter(({kind:v,ends:J})=>!Pd.has(v)&&We(Re(...J.map(u.place)))>ns*i.size),u.hidden=new Set;let ct=new Map(i.bodies.map(({frame:v},J)=>[v,J]));u.has=({body:v,joint:J})=>(J?J.ends.map(([j])=>j):[v.frame]).some(j=>ct.has(j)&&!u.hidden.has(ct.get(j))),u.instants=v=>Array.from({length:Math.min(v,e.length)},(J,j,ht=Math.min(v,e.length))=>e[ht>1?Math.round(j*(e.length-1)/(ht-1)):0]);let dt=u.instants(60),zt=v=>{if(v.curve)return!1;if(v[0]===null)return!0;let J=null,j=dt.every(ht=>{mt(ht)[0](v[0]);let V=K(v);return We(Re(V,J??=V))<=ns**2*i.size});return mt(u.start)[0](v[0]),j};u.force=v=>{if(v.reaction===null||v.reaction>=o)return null;let J=6*v.reaction+3,j=[h[J],h[J+1],h[J+2]];return rn(zn(u.turn(v.ends[1][0]),v.turns[1]),Qt(j))};let Qt=v=>We(v)<=i.slight[1]?[0,0,0]:v,ot=null;u.offered=()=>{if(ot)return ot;let v=u.t,J=i.joints.map(j=>({name:j.name,at:Wc(j),kind:j.kind}));return u.move(u.start),ot=[...i.paths,...J].filter(({at:j})=>!zt(j)),u.move(v),ot},u.choose=v=>{u.paths=u.offered().filter(({name:J})=>v.has(J))},u.weighed=[...(i.loads??[]).map(({name:v,at:J,number:j,sign:ht})=>({name:v,at:J,now:()=>Qt([0,1,2].map(V=>ht*d[3*j+V]))})),...i.bodies.filter(v=>v.mass>0&&We(i.gravity)>0).map(v=>({name:v.name,at:[v.frame,...v.com],now:()=>$t(i.gravity,v.mass)}))],u.rate=(v,J)=>{let j=c*v+(J-1)*(c/2),{normal:ht,right:V,up:Ct}=i;return i.planar?[$t(ht,p[j]),ae($t(V,p[j+1]),$t(Ct,p[j+2]))]:[p.slice(j,j+3),p.slice(j+3,j+6)]},u.moves=(v,J)=>{let[j,ht]=u.rate(v[0],J),V=Re(u.place(v),u.place([v[0],0,0,0])),Ct=u.rate(v[0],1)[0],yt=ae(ht,Ye(j,V));return J===1?yt:ae(yt,Ye(Ct,Ye(Ct,V)))},u.rated=a!==null,u.runners=a?zd(i,u.paths):[];let vt=[],Et=v=>{if(vt[v]!==void 0)return vt[v];let J=u.t,j=u.instants(400).map(ht=>{u.move(ht);let V=u.runners.map(({at:Ct})=>We(u.moves(Ct,v)));return Math.max(0,...V.filter(Number.isFinite))});return u.move(J),vt[v]=Hc(j,kr*u.size/(u.end-u.start)**v)};u.centre=()=>{let[v,J]=[0,[0,0,0]];for(let{mass:j,frame:ht,com:V}of i.bodies)j>0&&(v+=j,J=ae(J,$t(u.place([ht,...V]),j)));return v>0?$t(J,1/v):null};let Gt=(v,J,j,ht)=>Array.from(e,(V,Ct)=>{let yt=0;for(let It=Ct*J*j+ht;It<(Ct+1)*J*j;It+=j){let w=Math.hypot(v[It],v[It+1],v[It+2]);w<1/0&&(yt=Math.max(yt,w))}return yt}),xt=Gt(s,o,6,3),qt=Gt(f,i.pushing??0,3,0),we=i.bodies.reduce((v,{mass:J})=>Math.max(v,J>0?J*We(i.gravity):0),0);u.transmits=xt.some(v=>v>i.slight[1]);let Yt=Hc(xt.map((v,J)=>Math.max(v,qt[J],we)),i.slight[1]);u.stretch={forces:1,velocities:1,accelerations:1},u.full=v=>(v==="forces"?Yt:Et(v==="velocities"?1:2))/u.stretch[v],u.trace=({at:v})=>{let J=Math.min(16,Math.max(1,Math.ceil(3e3/e.length))),j=e.length-1,ht=[[]],V=u.t;for(let Ct=0;Ct<=j;Ct++){let yt=v[0]!==null&&Ct<j&&L(v[0],Ct)===I;for(let It=0;It<(Ct===j||yt?1:J);It++)v[0]!==null&&G(v[0],Ct,Math.min(Ct+1,j),It/J),ht.at(-1).push(u.place(v));yt&&ht.push([])}return u.move(V),ht};let jt=new Float64Array(r);u.middle=()=>[0,1,2].map(v=>{for(let J=0;J<r;J++)jt[J]=l[7*J+v];return jt.sort(),r?(jt[r-1>>1]+jt[r>>1])/2:0});let he=u.instants(200).map(v=>(u.move(v),u.middle())),me=[0,1,2].map(v=>Math.max(...he.map(J=>J[v]))-Math.min(...he.map(J=>J[v])));u.follows=Math.hypot(...me)>2.5*u.size,u.move(u.start);let Ne=u.middle();u.leaving=new Set;for(let v of u.instants(200)){u.move(v);let J=u.follows?u.middle():Ne;for(let j=0;j<r;j++)Math.hypot(l[7*j]-J[0],l[7*j+1]-J[1],l[7*j+2]-J[2])>4*u.size&&u.leaving.add(j)}u.leaving.size>r/2&&u.leaving.clear(),u.guide=({travel:v,ends:J})=>{let[j,ht]=v??[0,0],V=J.some(([Ct])=>u.leaving.has(Ct))?i.size/4:1/0;return[Math.max(j,Math.min(ht,-V)),Math.min(ht,Math.max(j,V))]},Od(u,dt);let Le=new Set(i.joints.flatMap(v=>v.ends.map(([J])=>J))),Te=v=>!Le.has(i.bodies[v].frame),ve=v=>v.points??[[0,0,0],[1,0,0],[0,1,0]].map(J=>[i.bodies[v.body].frame,...ae(v.at,$t(J,i.size))]),tt=v=>m.filter(J=>J.body===v).every(J=>ve(J).every(zt));u.still=new Set(Array.from(i.bodies.keys()).filter(v=>Te(v)&&tt(v)));let gt=i.joints.flatMap(v=>v.ends.map(K)),te=v=>gt.every(J=>We(Re(J,v))>ns*i.size)&&gt.push(v);u.pivots=[];let At=[];for(let v of i.bodies.keys()){let J=m.filter(V=>V.body===v),j=J.filter(V=>V.shape==="bar");if(u.still.has(v)){At.push(...j.map(V=>V.points.map(K)));continue}let ht=Te(v)?J.filter(V=>V.shape==="cylinder").map(V=>[i.bodies[v].frame,...V.at]):[];for(let[V,Ct]of[[j.flatMap(yt=>yt.points),!1],[ht,!0]])for(let yt of V.filter(zt))te(K(yt))&&u.pivots.push({point:yt,within:Ct})}u.pins=Nd(u,m.filter(v=>v.shape==="bar"&&Te(v.body)),dt).filter(v=>te(K(v))),u.move(u.start);let ee=v=>At.some(([J,j])=>{let ht=Re(j,J),V=Math.min(1,Math.max(0,De(Re(v,J),ht)/(De(ht,ht)||1)));return We(Re(v,ae(J,$t(ht,V))))<i.width});return u.walls=i.springs.flatMap(({ends:v})=>v.map((J,j)=>({end:J,other:v[1-j]})).filter(({end:J,other:j})=>zt(J)&&!zt(j)&&!ee(K(J)))),u.move(u.start),u}var is=(i,t,e)=>i.map(n=>{let s=n.map(r=>t(r).map(o=>o.toFixed(e)).join(" "));return`M${s.join("L")}${s.length>1?"":"h.01"}`}).join("");function Nd(i,t,e){if(t.length>Id)return[];let n=t.flatMap((c,l)=>c.points.map((h,f)=>({bar:l,body:c.body,point:h,other:c.points[1-f]}))),s=n.map(()=>[]);for(let c of e)i.move(c),n.forEach(({point:l,other:h},f)=>s[f].push([i.place(l),Oe(Re(i.place(h),i.place(l)))]));let r=(c,l)=>c.map(([,h],f)=>De(h,l[f][1])),o=(c,l)=>c.every(([h],f)=>We(Re(h,l[f][0]))<=ns*i.size),a=(c,l)=>n[c].body!==n[l].body&&o(s[c],s[l])&&r(s[c],s[l]).some((h,f,d)=>Math.abs(h-d[0])>ns**2);return n.filter((c,l)=>n.slice(0,l).some((h,f)=>a(f,l))).map(({point:c})=>c)}var Ud=new Set(["prismatic","cylindrical","helical"]),Fd=.6;function Od(i,t){let e=new Map,n=i.t;for(let s of i.parts)if(s.shape==="bar")for(let r of new Set([i.bodies[s.body].frame,...s.points.map(o=>o[0])]))e.set(r,[...e.get(r)??[],s]);for(let s of i.joints.filter(({kind:r,ends:o})=>Ud.has(r)&&o.every(([a])=>e.has(a)))){let r=()=>[i.place(s.ends[0]),Oe(i.axis(s))],o=f=>{let[d,p]=r();return f.points.every(m=>We(Ye(p,Re(i.place(m),d)))<i.width/2)},[a,c]=s.ends.map(([f])=>e.get(f).filter(o));if(!a.length||!c.length)continue;let l=f=>{let[d,p]=r(),m=f.flatMap(M=>M.points.map(u=>De(p,Re(i.place(u),d))));return[Math.min(...m),Math.max(...m)]},h=t.some(f=>{i.move(f);let[[d,p],[m,M]]=[a,c].map(l);return m<d-i.width||M>p+i.width});i.move(i.start);for(let f of h?c:a)f.slim=Fd*(h?Math.min(...a.map(d=>d.slim??1)):1)}i.move(n)}var Bd=i=>i.map((t,e)=>e?Math.fround(t):t).join(),Wc=({ends:i})=>i[1][0]===null?i[0]:i[1];function zd({bodies:i,joints:t},e){let n=new Set,s=[],r=(o,a,c)=>{let l=Bd(a);a[0]===null||n.has(l)||(n.add(l),s.push({name:o,at:a,com:c}))};for(let o of e)r(o.name,o.at,!1);for(let o of t)r(o.name,Wc(o),!1);for(let o of i)r(o.name,[o.frame,...o.com],!0);return s}function Xc(i){let t=i.bodies.filter(r=>r.mass>0||i.joints.some(o=>o.ends.some(a=>a[0]===r.frame))),e=r=>{if(!r)return[0,[0,0,0]];let[o,a]=i.rate(r.frame,1);return[o.reduce((c,l,h)=>c+l*i.normal[h],0),Re(a,Ye(o,i.place([r.frame,0,0,0])))]},n=t.map(r=>[null,r]);t.length<=5&&t.forEach((r,o)=>t.slice(o+1).forEach(a=>n.push([r,a])));let s=([r,o])=>i.joints.some(a=>a.kind==="revolute"&&[r,o].every(c=>a.ends.some(l=>l[0]===(c?.frame??null))));return n.filter(r=>!s(r)).map(([r,o])=>({name:r?`${r.name}, ${o.name}`:o.name,where(){let[[a,c],[l,h]]=[e(r),e(o)],f=l-a,d=$t(Ye(i.normal,Re(h,c)),1/f);if(!(Math.abs(f)>1e-9*Math.max(Math.abs(a),Math.abs(l)))||!(We(d)<1e4*i.size))return null;let p=Re(i.place([o.frame,0,0,0]),d),m=i.normal,M=p[0]*m[0]+p[1]*m[1]+p[2]*m[2];return ae(d,$t(m,M))}}))}var kd=i=>String(i).replace(/./g,t=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??"⁻");function Gs(i,t){let[e,n]=i.toExponential(t).split("e");return`${e}×10${kd(Number(n))}`}function Vi(i,t){return`${i>0&&(i<.001||i>=1e5)?Gs(i,2):String(Number(i.toPrecision(3)))} ${t===1?"m/s":"m/s²"}`}function Hr(i){return i>=.1||i===0?`${Number(i.toPrecision(4))} kg`:`${Number((1e3*i).toPrecision(4))} g`}var Gd=["","k","M","G"];function Yn(i){if(!Number.isFinite(i))return"not finite";let t=0;for(;i>=1e4&&t<3;)i/=1e3,t++;return i>=1e4?`${Gs(i*1e9,2)} N`:i>0&&i<.01?`${Gs(i,1)} N`:`${Number(i.toPrecision(3))} ${Gd[t]}N`}function ll(i){return i>=.1||i===0?`${Number(i.toPrecision(4))} m`:i>=1e-4?`${Number((1e3*i).toPrecision(4))} mm`:`${Number((1e6*i).toPrecision(4))} µm`}function Wr(i){let t=10**Math.floor(Math.log10(i)),e=i/t;return(e<2?1:e<5?2:5)*t}var Vd=32,Xr=4,Hd=180;function $c(i){let t=[...i].sort((s,r)=>s[0]-r[0]||s[1]-r[1]),e=(s,r,o)=>(r[0]-s[0])*(o[1]-s[1])-(r[1]-s[1])*(o[0]-s[0]),n=s=>{let r=[];for(let o of s){for(;r.length>=2&&e(r.at(-2),r.at(-1),o)<=0;)r.pop();r.push(o)}return r.pop(),r};return t.length<3?t:[...n(t),...n(t.reverse())]}var Wd=(i,t,e,n,s)=>Array.from({length:s},(r,o)=>ae(i,ae($t(t,n*Math.cos(2*Math.PI*o/s)),$t(e,n*Math.sin(2*Math.PI*o/s)))));function ss(i,t=!1){let e=n=>ae(i.at,rn(i.turn,n));if(i.shape==="box"){let[n,s,r]=i.size.map(a=>a/2),o=[];for(let a of[-n,n])for(let c of[-s,s])for(let l of[-r,r])o.push(e([a,c,l]));return{rings:[o],hull:!0}}if(i.shape==="cylinder"){let n=i.length/2;return{rings:[[-n,n].flatMap(s=>Wd([0,0,s],[1,0,0],[0,1,0],i.radius,t?Hd:Vd).map(e))],hull:!0,spoke:[e([0,0,0]),e([i.radius,0,0])]}}if(i.shape==="sphere")return{rings:[],ball:[[e([0,0,0])],i.radius],spoke:null};if(i.shape==="capsule")return{rings:[],ball:[[e([0,0,-i.length/2]),e([0,0,i.length/2])],i.radius]};if(i.shape==="mesh"){let n=qn(i.corners),s=Gr(i.triangles),r=[],o=a=>e([n[3*a],n[3*a+1],n[3*a+2]]);for(let a=0;a+2<s.length;a+=3)r.push([o(s[a]),o(s[a+1]),o(s[a+2])]);return{rings:r,mesh:!0}}return{rings:[i.corners.map(e)],open:i.shape==="line"}}function cl(i){let{rings:t,ball:e}=ss(i);if(!e)return t.flat();let[n,s]=e;return n.flatMap(r=>[[s,0,0],[-s,0,0],[0,s,0],[0,-s,0],[0,0,s],[0,0,-s]].map(o=>ae(r,o)))}var Xd=i=>i.length>60?i.filter((t,e)=>e%Math.ceil(i.length/60)===0):i;function $r(i){let t=i.parts.flatMap(r=>r.points??Xd(cl(r)).map(o=>[i.bodies[r.body].frame,...o])),e=[...i.joints.filter(({kind:r})=>r!=="free"),...i.springs].flatMap(({ends:r})=>r).filter(r=>r[0]!==null||!i.follows),n=[...t,...e],s=r=>i.leaving.has(r[0]);return{stay:n.filter(r=>!s(r)),leave:n.filter(s)}}var Ee=i=>Math.abs(i)<5e-4?"0":i.toFixed(3),Hi=(i,t)=>i.map((e,n)=>`${n?"L":"M"}${Ee(e[0])} ${Ee(e[1])}`).join("")+(t?"":"Z");function Si([i,t],[e,n],s){let r=Math.hypot(e-i,n-t);if(r<1e-9)return`M${Ee(i-s)} ${Ee(t)}a${Ee(s)} ${Ee(s)} 0 1 0 ${Ee(2*s)} 0a${Ee(s)} ${Ee(s)} 0 1 0 ${Ee(-2*s)} 0Z`;let[o,a]=[-s*(n-t)/r,s*(e-i)/r];return`M${Ee(i+o)} ${Ee(t+a)}A${Ee(s)} ${Ee(s)} 0 0 1 ${Ee(i-o)} ${Ee(t-a)}L${Ee(e-o)} ${Ee(n-a)}A${Ee(s)} ${Ee(s)} 0 0 1 ${Ee(e+o)} ${Ee(n+a)}Z`}function qr(i,t){let e=i.length-1,n=(l,h)=>Math.hypot(h[0]-l[0],h[1]-l[1])||1,s=i.map((l,h)=>{let[f,d]=[i[Math.max(0,h-1)],i[Math.min(e,h+1)]],p=t/n(f,d);return[-p*(d[1]-f[1]),p*(d[0]-f[0])]}),r=(l,h)=>`${Ee(i[l][0]+h*s[l][0])} ${Ee(i[l][1]+h*s[l][1])}`,o=`A${Ee(t)} ${Ee(t)} 0 0 1 `,a=i.map((l,h)=>`L${r(h,-1)}`).join("").slice(1),c=i.map((l,h)=>`L${r(e-h,1)}`).join("").slice(1);return`M${r(0,1)}${o}${a}${o}${c}Z`}function Yr(i,t){let e=$c(i);if(e.length<3)return e.length===2?Si(e[0],e[1],t):"";let n=e.length,s=r=>{let[o,a]=[e[r%n],e[(r+1)%n]],c=Math.hypot(a[0]-o[0],a[1]-o[1])||1,[l,h]=[t*(a[1]-o[1])/c,-t*(a[0]-o[0])/c];return[[o[0]+l,o[1]+h],[a[0]+l,a[1]+h]]};return e.map((r,o)=>{let[a,c]=s(o);return`${o?`A${Ee(t)} ${Ee(t)} 0 0 1 `:"M"}${Ee(a[0])} ${Ee(a[1])}L${Ee(c[0])} ${Ee(c[1])}`}).join("")+`A${Ee(t)} ${Ee(t)} 0 0 1 ${Ee(s(0)[0][0])} ${Ee(s(0)[0][1])}Z`}function Vs(i,t,e){if(i.ball){let[n,s]=i.ball,r=n.map(t);return Si(r[0],r.at(-1),s*e)}return i.rings.map(n=>{let s=n.map(t);if(i.mesh){let[r,o,a]=s,c=(o[0]-r[0])*(a[1]-r[1])-(o[1]-r[1])*(a[0]-r[0]);return Hi(c<0?[r,a,o]:s)}return Hi(i.hull?$c(s):s,i.open)}).join("")}function qc(i,t,e){let n=Math.hypot(t[0]-i[0],t[1]-i[1])||1,[s,r]=[(t[0]-i[0])/n,(t[1]-i[1])/n],o=9,a=(l,h)=>[i[0]+l*n*s-h*r,i[1]+l*n*r+h*s],c=Array.from({length:o},(l,h)=>a(.15+.7*(h+.5)/o,h%2?e:-e));return Hi([i,a(.15,0),...c,a(.85,0),t],!0)}function Yc(i,t,e){let n=Math.hypot(t[0]-i[0],t[1]-i[1])||1,[s,r]=[(t[0]-i[0])/n,(t[1]-i[1])/n],o=(a,c)=>[i[0]+a*n*s-c*r,i[1]+a*n*r+c*s];return Hi([i,o(.35,0)],!0)+Hi([o(.7,e),o(.35,e),o(.35,-e),o(.7,-e)],!0)+Hi([o(.55,.8*e),o(.55,-.8*e)],!0)+Hi([o(.55,0),t],!0)}function Zc(i,t){let e=Vr(i,t.origin),n=1e-9*(e.end-e.start),s=c=>c.course??{name:"t",from:0,rate:1},[r,o]=[s(t),s(e)],a=c=>r.name===o.name?(r.from+r.rate*c-o.from)/o.rate:c;return e.follow=()=>{let c=a(t.t);return e.seen=c>=e.start-n&&c<=e.end+n,e.seen&&e.move(c),e.seen},e.extent=(c,l)=>{let h=e.parts.map(d=>d.points??cl(d).map(p=>[e.bodies[d.body].frame,...p])),f=t.t;for(let d of t.instants(c))if(t.move(d),e.follow())for(let p of h)for(let m of p)e.leaving.has(m[0])||l(e.place(m));t.move(Number.isFinite(f)?f:t.start)},e}function Jc(i,t,{make:e,flatten:n,unitsPerMetre:s,width:r,normal:o}){let a=[];for(let l of t.paths)e("path",{class:"trace",d:is(t.trace(l),n,2)},i);let c=e("g",{class:"bodies"},i);for(let l of t.parts){let h=t.bodies[l.body].frame,f=e("path",{class:`part is-${l.shape}`},c),d=l.points?null:ss(l);e("title",{},f).textContent=`${t.bodies[l.body].name}, other run`;let p=d?.spoke&&rn(zn(t.turn(h),l.turn),[0,0,1]),m=p&&Math.abs(De(o,p))>.99?e("path",{class:"spoke"},c):null;a.push(()=>{m?.setAttribute("d",Si(...d.spoke.map(u=>n(t.place([h,...u]))),r/12));let M=l.points?.map(u=>n(t.place(u)));f.setAttribute("d",d?Vs(d,u=>n(t.place([h,...u])),s):l.shape==="bar"?Si(...M,(l.slim??1)*r/2):l.shape==="bent"?qr(M,r/2):Yr(M,r/2))})}for(let l of t.joints.filter(({kind:h})=>!["free","planar"].includes(h))){let h=e("circle",{class:"pin",r:(.4*r).toFixed(3)},c);a.push(()=>n(t.place(l.ends[1])).forEach((f,d)=>h.setAttribute(d?"cy":"cx",f.toFixed(3))))}return()=>{let l=t.follow();if(c.setAttribute("visibility",l?"inherit":"hidden"),l)for(let h of a)h()}}var $d=[24,14],Kc=3,jc=[0,18],Zr=[[0,-1],[0,1],[1,0],[-1,0],[1,-1],[-1,-1],[1,1],[-1,1]];function Jr(i,t){let e=document.createElement("canvas").getContext("2d"),n=new Map,s=new WeakMap,r=new Set,o=[],a=null,c=l=>(n.has(l)||(n.size>2e3&&n.clear(),e.font=i(),n.set(l,e.measureText(l).width+8)),n.get(l));return{ask(l,h,f,d=[0,0],p=0){h&&f.every(Number.isFinite)&&o.push({node:l,at:f,way:d,gap:p,half:[c(h)/2,16/2]})},point(l){a=l},get pointed(){return a},settle([l,h],f=[]){let d=[...f],p=new Set,m=o.findIndex(({node:M})=>M===a);m>0&&o.unshift(...o.splice(m,1));for(let{node:M,at:u,way:g,gap:A,half:C}of o){let b=u[0]<0||u[1]<0||u[0]>l||u[1]>h,P=s.get(M),E=P===null?6:0,_=W=>{let[L,Z]=W===0?g:Zr[(W-1)%Zr.length],Q=A+(W>Zr.length?jc[1]:jc[0]),G=L&&Z&&W?.7:1,mt=[u[0]+L*(G*Q+C[0]),u[1]+Z*(G*Q+C[1])];return[l,h].map((K,ct)=>Math.max(C[ct]+Kc,Math.min(K-C[ct]-Kc,mt[ct])))},S=([W,L],[Z,Q,G,mt],[K,ct])=>W-C[0]-K<G&&W+C[0]+K>Z&&L-C[1]-ct<mt&&L+C[1]+ct>Q,N=(W,L)=>d.every((Z,Q)=>!S(W,Z,Q<f.length?[L,L]:[3+L,3/2+L])),I=(W,L)=>d.slice(f.length).filter(Z=>S(W,Z,$d)).length>=L,F=null,k=null;for(let W of b?[]:[P??0,...Array(2*Zr.length+1).keys()]){let L=_(W),Z=W===P;if(M===a||N(L,Z?0:E)&&!I(L,3+(Z?1:0))){[F,k]=[W,L];break}}s.set(M,F),k&&d.push([k[0]-C[0],k[1]-C[1],k[0]+C[0],k[1]+C[1]]),t(M,k),p.add(M),r.add(M)}for(let M of r)p.has(M)||(t(M,null),r.delete(M),s.delete(M));o=[]}}}function Kr(i){let t=n=>{if(!n.points)return Math.max(...n.size??[],2*(n.radius??0)+(n.length??0),0);let[s,...r]=n.points.map(i.place);return Math.max(0,...r.map(o=>Math.hypot(o[0]-s[0],o[1]-s[1],o[2]-s[2])))},e=new Map;for(let n of i.parts)e.set(n.body,Math.max(e.get(n.body)??0,t(n)));return i.bodies.map((n,s)=>[n,e.get(s)??0]).sort((n,s)=>s[1]-n[1]).map(([n])=>n)}var qd=12;function jr(i,[t,e],n,s){let[r,o]=[null,qd];for(let a of i){if(a.body!==void 0)continue;let c=s(a.at),l=Math.hypot(c[0]-t,c[1]-e);l<o&&([r,o]=[a,l])}return(r??i.find(a=>n!==void 0&&a.body===n))?.text??null}var Hs=[88,78],[Yd,Zd]=[44,34],Qr=24,Jd=.15;function hl(i,[t,e],n){let s=(a,c,l="")=>{let h=document.createElementNS(i.namespaceURI,a);for(let[f,d]of Object.entries(c))h.setAttribute(f,d);h.textContent=l,i.append(h)},[r,o]=[t-Yd,e-Zd];[["x",[1,0,0]],["y",[0,1,0]],["z",[0,0,1]]].forEach(([a,c])=>{let[l,h]=n(c),f=Math.hypot(l,h);f<Jd||(s("path",{d:`M${r} ${o}l${Qr*l} ${Qr*h}`,class:`axis ${a}`}),s("text",{x:r+(Qr+8/f)*l,y:o+(Qr+8/f)*h+4,"text-anchor":"middle"},a))})}var to=([i,t])=>[i-Hs[0],t-Hs[1],i,t];function Qc(i){let t=i.ownerDocument.createElementNS("http://www.w3.org/2000/svg","svg");for(let[n,s]of[["class","orientation"],["width",Hs[0]],["height",Hs[1]],["role","img"],["aria-label","Axes of the ground"]])t.setAttribute(n,s);i.append(t);let e="";return n=>{let s=[[1,0,0],[0,1,0],[0,0,1]].map(r=>n(r).map(o=>o.toFixed(3))).join();s!==e&&(e=s,t.replaceChildren(),hl(t,Hs,n))}}var Kd="http://www.w3.org/2000/svg",th=34,eh=6,jd=8,nh=5,Qd=16,ul=6,tf=60;function oe(i,t={},e=null){let n=document.createElementNS(Kd,i);for(let[s,r]of Object.entries(t))n.setAttribute(s,r);return e?.append(n),n}function rh(i,t){let e=nf(t),n=1e3/t.size,s=R=>[n*De(e.right,R),n*De(e.up,R)],r=oe("svg",{class:"picture",role:"img"});oe("title",{},r).textContent=`${t.title}: the mechanism at the instant of the timeline`,i.append(r),r.insertAdjacentHTML("beforeend",'<defs><pattern id="open" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" class="open-ground"/><line x1="0" x2="0" y2="6" class="open-line"/></pattern></defs>');let o=R=>oe("g",{class:R},r),[a,c,l,h,f,d,p,m,M,u,g,A]=["lattice","traces","other","under","bodies","masses","over","frames","centres","arrows","words","orientation"].map(o),C=oe("g",{class:"halos"});r.insertBefore(C,u);let b=1e3*t.width/t.size,P=t.frames.map((R,Y)=>t.turn(Y)),E=P.map(ef),_=R=>R===null?[1,0,0,0]:P[R],S=[],N=[],I=[],F=(R,Y,H)=>{let et=oe("g",H?{class:H}:{},R);return S.push([et,Y]),et},k=R=>Y=>s(rn(_(R),Y)),W=R=>R.reduce((Y,H)=>Y+De(e.normal,t.place(H)),0)/R.length,L=t.parts.map(R=>{let Y=t.bodies[R.body].frame,H=R.points??[[Y,...R.at]];return{part:R,frame:Y,at:H,height:W(H),rigid:t.planar&&H.every(et=>et[0]===H[0][0])?H[0][0]:void 0}});t.planar&&L.sort((R,Y)=>Math.round((R.height-Y.height)*1e4*n)/1e4||sh(R.part)-sh(Y.part));for(let R of L)R.group=Q(R);function Z(){let R=new Map(L.map(H=>[H,W(H.at)]));[...L].sort((H,et)=>R.get(H)-R.get(et)).forEach(({group:H},et)=>{f.children[et]!==H&&f.insertBefore(H,f.children[et])})}function Q({part:R,frame:Y,rigid:H}){let et=R.color?`fill:rgb(${R.color.map(B=>Math.round(255*B)).join(" ")})`:"",wt=`part c${R.body%jd} is-${R.shape}${R.given?" given":""}${t.still.has(R.body)?" still":""}`,kt=H===void 0?oe("g",{},f):F(f,H);H===void 0&&I.push(kt);let Zt=oe("path",{class:wt,style:et,"data-body":t.bodies[R.body].name,"data-number":R.body},kt);if(oe("title",{},Zt).textContent=t.bodies[R.body].name,R.points){let B=nt=>{let it=R.points.map(nt);Zt.setAttribute("d",R.shape==="bar"?Si(it[0],it[1],(R.slim??1)*b/2):R.shape==="bent"?qr(it,b/2):Yr(it,b/2))};return H!==void 0?B(nt=>k(H)(nt.slice(1))):N.push(()=>B(nt=>s(t.place(nt)))),kt}let Xt=ss(R,H!==void 0),se=Xt.spoke&&!t.still.has(R.body)&&Math.abs(De(e.normal,rn(_(Y),rn(R.turn,[0,0,1]))))>.99?oe("path",{class:"spoke"},kt):null,T=B=>{Zt.setAttribute("d",Vs(Xt,B,n)),se&&se.setAttribute("d",Si(B(Xt.spoke[0]),B(Xt.spoke[1]),b/12))};return H!==void 0?T(k(Y)):N.push(()=>T(B=>s(t.place([Y,...B])))),kt}for(let{end:R,other:Y}of t.walls){let H=oe("g",{class:"ground"},h),[[et,wt],[kt,Zt]]=[R,Y].map(se=>s(t.place(se))),Xt=Math.atan2(wt-Zt,et-kt);H.setAttribute("transform",`translate(${et} ${wt}) rotate(${Xt*180/Math.PI+90})`),zt(H,0,1.6*b,1.3*b)}for(let R of t.springs){let Y=oe("path",{class:"spring"},p),H=JSON.stringify(R.ends),et=t.springs.filter(Zt=>JSON.stringify(Zt.ends)===H),wt=2.4*b*(et.indexOf(R)-(et.length-1)/2),kt=et.length>1?.75*b:.9*b;N.push(()=>{let[Zt,Xt]=R.ends.map(it=>s(t.place(it))),se=Math.hypot(Xt[0]-Zt[0],Xt[1]-Zt[1])||1,T=[-wt*(Xt[1]-Zt[1])/se,wt*(Xt[0]-Zt[0])/se],B=it=>[it[0]+T[0],it[1]+T[1]],nt=(it,pt)=>wt?`M${it[0].toFixed(3)} ${it[1].toFixed(3)}L${pt[0].toFixed(3)} ${pt[1].toFixed(3)}`:"";Y.setAttribute("d",nt(Zt,B(Zt))+(R.damper?Yc:qc)(B(Zt),B(Xt),Math.min(kt,se/Xr))+nt(Xt,B(Xt)))})}let G=.62*b;for(let R of t.joints)mt(R);function mt(R){let Y=R.ends.some(et=>et[0]===null);if(R.kind==="free"||R.kind==="planar"||(["prismatic","cylindrical"].includes(R.kind)&&Qt(R),Y&&!["prismatic","cylindrical"].includes(R.kind)&&dt(R.ends.find(et=>et[0]===null)),R.kind==="prismatic"||R.kind==="cylindrical"))return;let H=oe("g",{class:`joint ${R.kind}`},p);oe("title",{},H).textContent=`${R.name}: ${R.kind}`,R.kind==="fixed"?oe("rect",{x:-G,y:-G,width:2*G,height:2*G},H):oe("circle",{r:G},H),R.kind==="spherical"&&oe("circle",{r:.55*G,class:"ball"},H),R.kind==="universal"&&oe("path",{d:`M${-G} 0H${G}M0 ${-G}V${G}`},H),K(H,R.ends[1])}function K(R,Y){N.push(()=>{let[H,et]=s(t.place(Y));R.setAttribute("transform",`translate(${H.toFixed(3)} ${et.toFixed(3)})`)})}let ct=(R,Y)=>K(oe("circle",{r:G},oe("g",{class:`joint ${Y}`},p)),R);for(let{point:R,within:Y}of t.pivots)dt(R,Y?p:h),ct(R,"pivot");for(let R of t.pins)ct(R,"pin");function dt(R,Y=h){let H=oe("g",{class:"ground"},Y),et=2.1*G,[wt,kt]=s(t.place(R));H.setAttribute("transform",`translate(${wt} ${kt})`),oe("path",{d:`M0 0L${-et} ${-1.7*et}H${et}Z`},H),zt(H,-1.7*et,1.6*et,et)}function zt(R,Y,H,et){let wt=`M${-H} ${Y}H${H}`;for(let kt=-H;kt<H-1e-9;kt+=H/4)wt+=`M${kt} ${Y-.55*et}l${.4*et} ${.55*et}`;oe("path",{d:wt,class:"hatching"},R)}function Qt(R){let[Y,H]=t.guide(R),et=2.6*b*t.size/1e3,wt=()=>[Y-et,H+et].map(pt=>s(ae(t.place(R.ends[0]),$t(t.axis(R),pt)))),[kt,Zt]=wt(),Xt=R.ends.some(([pt])=>t.leaving.has(pt)),se=R.ends[0][0]===null,T=oe("g",{class:se?"guide ground":"guide"},h),B=oe("path",{},T),nt=(pt,Dt)=>{B.setAttribute("d",`M${pt[0].toFixed(3)} ${pt[1].toFixed(3)}L${Dt[0].toFixed(3)} ${Dt[1].toFixed(3)}`)};se?nt(kt,Zt):N.push(()=>nt(...Xt?wt():R.ends.map(pt=>s(t.place(pt))))),se&&ot(T,kt,Zt);let it=oe("g",{class:"joint prismatic"},p);oe("title",{},it).textContent=`${R.name}: ${R.kind}`,oe("rect",{x:-1.7*G,y:-1.1*G,width:3.4*G,height:2.2*G,rx:.25*G},it),N.push(()=>{let[pt,Dt]=s(t.place(R.ends[1])),[re,Ot]=s(t.axis(R));it.setAttribute("transform",`translate(${pt.toFixed(3)} ${Dt.toFixed(3)}) rotate(${(Math.atan2(Ot,re)*180/Math.PI).toFixed(3)})`)})}function ot(R,[Y,H],[et,wt]){let kt=Math.hypot(et-Y,wt-H),Zt=Math.max(6,Math.round(kt/(1.2*b)));if(!(kt>0))return;let[Xt,se]=[(et-Y)/kt,(wt-H)/kt];(Xt<0||Xt===0&&se<0)&&([Xt,se]=[-Xt,-se]);let T=.7*b,B="",[nt,it]=(et-Y)*Xt+(wt-H)*se>0?[Y,H]:[et,wt];for(let pt=0;pt<=Zt;pt++){let Dt=kt*pt/Zt;B+=`M${nt+Dt*Xt} ${it+Dt*se}l${-T*.7*Xt+T*se} ${-T*.7*se-T*Xt}`}oe("path",{d:B,class:"hatching"},R)}let vt=[];function Et(){for(let{dot:R}of vt)R.remove();c.replaceChildren(),vt=t.paths.map(R=>{let Y=oe("path",{class:"trace",d:is(t.trace(R),s,2)},c);oe("title",{},Y).textContent=`path of ${R.name}`;let H=oe("circle",{r:.35*b,class:"point"},p);return oe("title",{},H).textContent=R.name,{dot:H,at:R.at}})}Et();let Gt=R=>{let Y=oe("g",{class:R},u);return{shaft:oe("path",{class:"shaft"},Y),head:oe("path",{class:"head"},Y),text:oe("text",{},Y),g:Y}},xt=t.joints.filter(R=>R.reaction!==null).map(R=>({joint:R,...Gt(R.determined?"force":"force undetermined")})),qt=[],we=[[],[]],Yt=[],jt=[],he=(R,Y)=>{we[R].length||we[R].push(...t.runners.map(H=>({...H,...Gt(Y)})))},me={loads:()=>{qt.length||qt.push(...t.weighed.map(R=>({...R,...Gt("load")})))},velocities:()=>he(0,"velocity"),accelerations:()=>he(1,"acceleration"),marks:()=>{c.querySelector(".mark")||Ne()},masses:()=>{Yt.length||Yt.push(...t.bodies.filter(R=>R.mass>0).map(te))},frames:()=>{jt.length||jt.push(...t.axes.map(ee))}};function Ne(){let R=t.t,Y=Wr((t.end-t.start)/tf),{unit:H,rate:et}=t.course??{unit:"s",rate:1},wt=oe("g",{},c);oe("title",{},wt).textContent=`a mark every ${Number((Y*Math.abs(et)).toPrecision(6))} ${H??""}`;for(let kt=0;t.start+kt*Y<=t.end;kt++){t.move(t.start+kt*Y);for(let Zt of t.paths){let[Xt,se]=s(t.place(Zt.at));Number.isFinite(Xt+se)&&oe("circle",{cx:Xt.toFixed(2),cy:se.toFixed(2),r:(.22*b).toFixed(2),class:"mark"},wt)}}t.move(R)}let Le=[...Kr(t).map(R=>({body:R,at:[R.frame,...R.com],text:tt("name",Ws(R.name))})),...t.joints.filter(R=>R.kind!=="free").map(R=>({joint:R,at:R.ends[1],text:tt("name of-joint",Ws(R.name))}))],Te=Jr(()=>`12px ${getComputedStyle(i).fontFamily}`,(R,Y)=>{if(R.setAttribute("visibility",Y?"inherit":"hidden"),Y)for(let[H,et]of[["x",Y[0]],["y",Y[1]+4]])R.setAttribute(H,et.toFixed(1))}),ve=t.parts.filter(R=>["bar","bent"].includes(R.shape)).map(R=>({part:R,text:tt("length",ll(We(Re(...ih(R).map(t.place)))))}));function tt(R,Y){let H=oe("text",{class:R},g);return H.textContent=Y,H}let gt=t.open().map(R=>{let Y=oe("path",{class:"gap"},p),H=tt("gap","");return oe("title",{},Y).textContent=`${R.name} is open`,N.push(()=>Y.setAttribute("d",`M${R.ends.map(et=>s(t.place(et)).map(wt=>wt.toFixed(3)).join(" ")).join("L")}`)),{joint:R,text:H}});function te(R){let Y=R.solid?oe("path",{class:"inertia"},d):null,H=R.solid&&ss(R.solid);return{body:R,path:Y,solid:H,mark:J(.5),text:tt("mass",Hr(R.mass))}}let At=t.bodies.filter(R=>R.mass>0).length>1?J(.8):null;At&&(oe("title",{},At).textContent="the centre of mass of all bodies");function ee({name:R,at:Y,turn:H}){let et=oe("g",{},m);return oe("title",{},et).textContent=R,{at:Y,turn:H,lines:["x","y","z"].map(wt=>oe("path",{class:`triad ${wt}`},et))}}let v=t.planar&&t.rated?Xc(t).map(R=>({...R,mark:oe("path",{class:"pole",d:"M-6 0H6M0 -6V6M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"},M),text:tt("of-pole",Ws(R.name))})):[];function J(R){let Y=12*R,H=oe("g",{class:"com"},M);return oe("circle",{r:Y},H),oe("path",{d:`M0 0V${-Y}A${Y} ${Y} 0 0 1 ${Y} 0ZM0 0V${Y}A${Y} ${Y} 0 0 1 ${-Y} 0Z`},H),H}let j=$r(t),ht=null,V=ft(),Ct=[600,400],yt=1,It=[0,0],w=1,y=[0,0],z=[];function ft(){let R=[1/0,1/0,-1/0,-1/0],Y=[0,0],H=([wt,kt])=>{let[Zt,Xt]=[wt-Y[0],kt-Y[1]];Number.isFinite(Zt+Xt)&&R.splice(0,4,Math.min(R[0],Zt),Math.min(R[1],Xt),Math.max(R[2],Zt),Math.max(R[3],Xt))},et=t.t;Y=at();for(let wt of j.leave)H(s(t.place(wt)));for(let wt of t.instants(t.parts.length>100?30:120)){t.move(wt),Y=at();for(let kt of j.stay)H(s(t.place(kt)))}if(!t.follows)for(let wt of t.paths.filter(kt=>!t.leaving.has(kt.at[0])))for(let kt of t.trace(wt).flat())H(s(kt));return ht?.run.extent(60,wt=>{Y=at(),H(s(wt))}),t.move(Number.isFinite(et)?et:t.start),[R[0]-2*b,R[1]-3*b,R[2]+2*b,R[3]+2*b]}let ut=()=>`matrix(${w} 0 0 ${-w} ${y[0]} ${y[1]})`;function bt(){let[R,Y]=Ct,H=Math.max(V[2]-V[0],1),et=Math.max(V[3]-V[1],1);w=yt*Math.max(1e-6,Math.min((R-2*th)/H,(Y-2*th-14)/et)),Pt(),Lt()}function Pt(){let[R,Y]=Ct,[H,et]=at();y=[R/2+It[0]-w*((V[0]+V[2])/2+H),Y/2-eh+It[1]+w*((V[1]+V[3])/2+et)];for(let wt of[c,l,h,d,p,...t.planar?I:[f]])wt.setAttribute("transform",ut());He.grid&&st()}function at(){if(!t.held)return t.follows?s(t.middle()):[0,0];let[R,Y]=s(t.place([t.held.frame,...t.held.com]));return[R-(V[0]+V[2])/2,Y-(V[1]+V[3])/2]}function st(){a.replaceChildren();let R=w*n,Y=Wr(90/R),[H,et]=Ct,wt={right:De(e.right,t.origin),up:De(e.up,t.origin)},kt=(Xt,se)=>{let T=[];for(let B=Math.ceil(Xt/Y);B*Y<=se&&T.length<200;B++)T.push(Number((B*Y).toPrecision(10)));return T},Zt=Xt=>String(Xt).replace("-","−");for(let Xt of kt(wt.right-y[0]/R,wt.right+(H-y[0])/R)){let se=y[0]+(Xt-wt.right)*R;oe("path",{d:`M${se.toFixed(1)} 0V${et}`},a),oe("text",{x:(se+3).toFixed(1),y:12},a).textContent=Zt(Xt)}for(let Xt of kt(wt.up-(et-y[1])/R,wt.up+y[1]/R)){let se=y[1]-(Xt-wt.up)*R;oe("path",{d:`M0 ${se.toFixed(1)}H${H}`},a),se>26&&se<et-30&&(oe("text",{x:3,y:(se-3).toFixed(1)},a).textContent=Zt(Xt))}}function Lt(){A.replaceChildren();let R=w*n,Y=Wr(Math.min(110,Ct[0]/4)/R),H=Y*R,et=Ct[1]-14,[wt,kt]=[oe("path",{d:`M14 ${et-4}v4h${H}v-4`,class:"scale"},A),oe("text",{x:14+H+6,y:et+1},A)];kt.textContent=ll(Y),wt.setAttribute("data-length",Y),z=[[0,et-14,14+H+64,Ct[1]],to(Ct)],hl(A,Ct,Zt=>[De(e.right,Zt),-De(e.up,Zt)])}let U=([R,Y])=>[y[0]+w*R,y[1]-w*Y];function rt(){if((t.follows||t.held)&&Pt(),t.planar)for(let[H,et]of S){if(et===null){H.setAttribute("transform",ut());continue}let wt=zn(t.turn(et),E[et]),kt=wt[0],Zt=wt[1]*e.normal[0]+wt[2]*e.normal[1]+wt[3]*e.normal[2],Xt=w/(kt*kt+Zt*Zt),[se,T]=U(s(t.place([et,0,0,0]))),B=Xt*(kt*kt-Zt*Zt),nt=2*Xt*kt*Zt;H.setAttribute("transform",`matrix(${B.toFixed(6)} ${(-nt).toFixed(6)} ${(-nt).toFixed(6)} ${(-B).toFixed(6)} ${se.toFixed(3)} ${T.toFixed(3)})`)}for(let H of N)H();for(let{dot:H,at:et}of vt){let[wt,kt]=s(t.place(et));H.setAttribute("transform",`translate(${wt.toFixed(3)} ${kt.toFixed(3)})`)}t.planar||Z(),ht?.draw();let R=({body:H,at:et,text:wt})=>Te.ask(wt,wt.textContent,U(s(t.place(et))),H?[0,1]:[1,-1],H?.5*b*w+2:.6*G*w+4);for(let{joint:{name:H,ends:et},text:wt}of gt){let[kt,Zt]=et.map(T=>U(s(t.place(T)))),Xt=Math.hypot(Zt[0]-kt[0],Zt[1]-kt[1])||1,se=Zt[0]<kt[0]?-1:1;wt.textContent=`${Ws(H)} is open`,Te.ask(wt,wt.textContent,[(kt[0]+Zt[0])/2,(kt[1]+Zt[1])/2],[se*(Zt[1]-kt[1])/Xt,-se*(Zt[0]-kt[0])/Xt],.5*b*w+8)}let Y=He.names?Le.filter(t.has):[];if(Y.filter(({body:H})=>H).forEach(R),He.reactions&&fe(),He.loads&&Mt(),He.velocities&&Jt(0),He.accelerations&&Jt(1),He.dimensions)for(let{part:H,text:et}of ve)t.hidden.has(H.body)||lt(H,et);if(He.masses&&ge(),He.frames)for(let H of jt)Bt(H);if(He.poles)for(let{where:H,mark:et,text:wt}of v)Pe(et,wt,H());Y.filter(({body:H})=>!H).forEach(R),Te.settle(Ct,z),cn.length&&si()}function lt(R,Y){let[H,et]=ih(R).map(se=>U(s(t.place(se)))),[wt,kt]=[et[0]-H[0],et[1]-H[1]],Zt=Math.hypot(wt,kt)||1,Xt=wt<0?-1:1;Te.ask(Y,Y.textContent,[(H[0]+et[0])/2,(H[1]+et[1])/2],[Xt*kt/Zt,-Xt*wt/Zt],.5*b*w+3)}function Nt({shaft:R,head:Y,text:H,g:et},wt,kt,Zt,Xt,se,T=!1){let B=U(s(t.place(wt))),[nt,it]=kt?[Zt*De(e.right,kt),-Zt*De(e.up,kt)]:[0,0],pt=Math.hypot(nt,it),Dt=Number.isFinite(pt)&&pt>3,re=Dt?T||pt>=12:T&&kt&&We(kt)>0;if(et.setAttribute("visibility",Dt||re?"visible":"hidden"),H.textContent=re?se(We(kt)):"",!Dt){for(let Kt of[R,Y])Kt.setAttribute("d","");Te.ask(H,H.textContent,B,[0,-1],.6*G*w+4);return}let[Ot,x]=[nt/pt,it/pt],D=Rt(B,[Ot,x]),$=pt>D,O=$?D:pt,X=[B[0]+O*Ot,B[1]+O*x],_t=Math.min(11,O),Tt=(Kt,ce)=>`${(B[0]+Kt*Ot-ce*x).toFixed(1)} ${(B[1]+Kt*x+ce*Ot).toFixed(1)}`,St=.55*(O-_t),Ft=$&&St>ul?[[0,St-ul/2],[St+ul/2,O-_t]]:[[0,O-_t]],Ht=Kt=>Kt>0&&Kt<O-_t?2:0;R.setAttribute("d",Ft.map(([Kt,ce])=>`M${Tt(Kt+Ht(Kt),Xt)}L${Tt(ce+Ht(ce),Xt)}L${Tt(ce-Ht(ce),-Xt)}L${Tt(Kt-Ht(Kt),-Xt)}Z`).join("")),Y.setAttribute("d",`M${Tt(O-_t,5)}L${Tt(O,0)}L${Tt(O-_t,-5)}Z`),et.classList.toggle("cut",$),Te.ask(H,H.textContent,X,[Ot,x],Math.max(5,.6*G*w+4-O))}function Rt(R,Y){let H=[0,1].map(et=>Y[et]>0?(Ct[et]-nh-R[et])/Y[et]:Y[et]<0?(nh-R[et])/Y[et]:1/0);return R.every((et,wt)=>et>=0&&et<=Ct[wt])?Math.max(Qd,Math.min(...H)):1/0}let Ut=()=>.22*Math.min(Ct[0],Ct[1]),ne=(R,Y=t.full(R))=>Y>0?Ut()/Y:0;function fe(){let R=ne("forces");for(let Y of xt){let{joint:H}=Y;Nt(Y,H.ends[1],t.force(H),R,H.determined?1.3:3.2,et=>`${xt.length>12?"":`${Ws(H.name)} `}${t.near(Yn(et))}${H.determined?"":", not determined"}`,!0)}}function Mt(){let R=ne("forces");for(let Y of qt)Nt(Y,Y.at,Y.now(),R,1.3,H=>qt.length>24?"":t.near(Yn(H)),!0)}function Jt(R){let Y=ne(["velocities","accelerations"][R]);for(let H of we[R]){let et=H.com&&!He.masses?null:t.moves(H.at,R+1);Nt(H,H.at,et,Y,1.3,wt=>we[R].length>24?"":t.near(Vi(wt,R+1)))}}function ge(){let R=(Y,[H,et])=>Y.setAttribute("transform",`translate(${H.toFixed(1)} ${et.toFixed(1)})`);for(let{body:Y,path:H,solid:et,mark:wt,text:kt}of Yt){let{frame:Zt,com:Xt}=Y,se=U(s(t.place([Zt,...Xt]))),T=t.has({body:Y});for(let B of[wt,H])B?.setAttribute("visibility",T?"inherit":"hidden");T&&(R(wt,se),Te.ask(kt,kt.textContent,se,[0,-1],8),H?.setAttribute("d",Vs(et,B=>s(t.place([Zt,...B])),n)))}At&&R(At,U(s(t.centre())))}function Bt({at:R,turn:Y,lines:H}){let[et,wt]=U(s(t.place(R))),kt=zn(t.turn(R[0]),Y);H.forEach((Zt,Xt)=>{let se=rn(kt,[0,1,2].map(T=>T===Xt?1:0));Zt.setAttribute("d",`M${et.toFixed(1)} ${wt.toFixed(1)}l${(28*De(e.right,se)).toFixed(1)} ${(-28*De(e.up,se)).toFixed(1)}`)})}function Pe(R,Y,H){if(R.setAttribute("visibility",H?"visible":"hidden"),!H)return;let[et,wt]=U(s(H));R.setAttribute("transform",`translate(${et.toFixed(1)} ${wt.toFixed(1)})`),Te.ask(Y,Y.textContent,[et,wt],[0,-1],7)}function $e(R,Y){let H=r.getBoundingClientRect(),et=(R.clientX-H.left-y[0])/(w*n),wt=(y[1]-R.clientY+H.top)/(w*n);return ae(ae($t(e.right,et),$t(e.up,wt)),$t(e.normal,De(e.normal,Y)))}let He={},cn=[];function si(){let R=Math.max(14,1.6*b*w);for(;C.children.length>cn.length;)C.lastChild.remove();cn.forEach(({joint:Y,body:H},et)=>{let wt=Y?Y.ends[1]:[t.bodies[H].frame,...t.bodies[H].com],[kt,Zt]=U(s(t.place(wt))),Xt=C.children[et]??oe("circle",{class:"halo"},C);for(let[se,T]of[["cx",kt.toFixed(1)],["cy",Zt.toFixed(1)],["r",R.toFixed(1)]])Xt.setAttribute(se,T)});for(let Y of f.querySelectorAll(".part"))Y.classList.toggle("marked",cn.some(({body:H})=>H!==void 0&&t.bodies[H].name===Y.dataset.body))}let vi={element:r,show:rt,mark(R){cn=R,si()},resize(R,Y){Ct=[R,Y],r.setAttribute("viewBox",`0 0 ${R} ${Y}`),bt(),rt()},want(R,Y){He[R]=Y,Y&&me[R]?.(),r.classList.toggle(`with-${R}`,Y),R==="grid"&&(Y?st():a.replaceChildren()),rt()},drag(R,Y){It=[It[0]+R,It[1]+Y],bt(),rt()},zoom(R,Y=[Ct[0]/2,Ct[1]/2]){let H=Math.min(50,Math.max(.2,yt*R)),et=H/yt;It=[0,1].map(wt=>(1-et)*(Y[wt]-Ct[wt]/2+wt*eh)+et*It[wt]),yt=H,bt(),rt()},beside(R){l.replaceChildren(),ht=R&&{run:R,draw:Jc(l,R,{make:oe,flatten:s,unitsPerMetre:n,width:b,normal:e.normal})},V=ft(),bt(),rt()},retrace(){Et(),He.marks&&Ne(),ht&&vi.beside(ht.run),rt()},hide(R){t.hidden=R;for(let Y of f.querySelectorAll(".part"))Y.parentNode.style.display=R.has(Number(Y.dataset.number))?"none":"";rt()},hold(R){t.held=R,bt(),rt()},fit(){V=ft(),yt=1,It=[0,0],bt(),rt()},get pixelsPerMetre(){return w*n},hover(R){let Y=r.getBoundingClientRect(),H=R&&[R.clientX-Y.left,R.clientY-Y.top],et=H&&He.names?jr(Le.filter(t.has),H,t.bodies[vi.grab(R)?.body],vi.where):null;et!==Te.pointed&&(Te.point(et),rt())},grab(R){let Y=document.elementsFromPoint(R.clientX,R.clientY).map(et=>et.closest?.(".part")?.dataset.body).find(et=>et!==void 0),H=t.bodies.findIndex(et=>et.name===Y);return H<0?null:{body:H,at:$e(R,t.place([t.bodies[H].frame,...t.bodies[H].com]))}},reach:(R,Y)=>$e(R,Y),where:R=>U(s(t.place(R))),dispose(){r.remove()}};return vi}var ih=i=>i.ends??i.points,sh=i=>({plate:0,polygon:0})[i.shape]??1,ef=([i,t,e,n])=>[i,-t,-e,-n],Ws=i=>i.length>24?`…${i.slice(-23)}`:i;function nf(i){let{right:t,up:e,normal:n}=i;if(i.planar)return{right:t,up:e,normal:n};let s=Oe(ae(ae($t(n,.75),$t(t,.5)),$t(e,.42))),r=Oe(Ye(e,s));return{right:r,up:Ye(s,r),normal:s}}var Ni={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Ui={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},kh=0,Vl=1,Gh=2;var Er=1,Vh=2,Ls=3,Fi=0,Sn=1,wn=2,Ki=0,Ds=1,Hl=2,Wl=3,Xl=4,Hh=5;var ji=100,Wh=101,Xh=102,$h=103,qh=104,Yh=200,Zh=201,Jh=202,Kh=203,$l=204,ql=205,jh=206,Qh=207,tu=208,eu=209,nu=210,iu=211,su=212,ru=213,ou=214,Ro=0,Po=1,Io=2,vs=3,Lo=4,Do=5,No=6,Uo=7,aa=0,au=1,lu=2,ei=0,Yl=1,Zl=2,Jl=3,Kl=4,jl=5,Ql=6,tc=7;var ec=300,Qi=301,Ns=302,la=303,ca=304,Fo=1e3,Jn=1001,Oo=1002,an=1003,cu=1004;var Ar=1005;var Mn=1006,ha=1007;var gi=1008;var En=1009,nc=1010,ic=1011,Us=1012,ua=1013,Wn=1014,Fn=1015,Xn=1016,da=1017,fa=1018,ts=1020,sc=35902,rc=35899,oc=1021,ac=1022,$n=1023,di=1026,_i=1027,pa=1028,ma=1029,Oi=1030,ga=1031;var _a=1033,Tr=33776,Cr=33777,Rr=33778,Pr=33779,xa=35840,ya=35841,va=35842,Ma=35843,Sa=36196,ba=37492,wa=37496,Ea=37488,Aa=37489,Ir=37490,Ta=37491,Ca=37808,Ra=37809,Pa=37810,Ia=37811,La=37812,Da=37813,Na=37814,Ua=37815,Fa=37816,Oa=37817,Ba=37818,za=37819,ka=37820,Ga=37821,Va=36492,Ha=36494,Wa=36495,Xa=36283,$a=36284,Lr=36285,qa=36286;var er=2300,Bo=2301,To=2302,Dl=2303,Nl=2400,Ul=2401,Fl=2402;var hu=3200;var Ya=0,uu=1,xi="",xn="srgb",nr="srgb-linear",ir="linear",Be="srgb";var Co=7680;var du=519,fu=512,pu=513,mu=514,lc=515,gu=516,_u=517,cc=518,hc=519,xu=35044;var uc="300 es",Dn=2e3,Ms=2001;function sf(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function rf(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function sr(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function yu(){let i=sr("canvas");return i.style.display="block",i}var oh={},Ss=null;function dc(...i){let t="THREE."+i.shift();Ss?Ss("log",t,...i):console.log(t,...i)}function vu(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function le(...i){i=vu(i);let t="THREE."+i.shift();if(Ss)Ss("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function pe(...i){i=vu(i);let t="THREE."+i.shift();if(Ss)Ss("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function js(...i){let t=i.join(" ");t in oh||(oh[t]=!0,le(...i))}function Mu(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var Su={[Ro]:Ro,[Io]:No,[Lo]:Lo,[vs]:Do,[Po]:Po,[No]:Io,[Uo]:Uo,[Do]:vs},Hn=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},pn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],ah=1234567,Qs=Math.PI/180,bs=180/Math.PI;function Fs(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(pn[i&255]+pn[i>>8&255]+pn[i>>16&255]+pn[i>>24&255]+"-"+pn[t&255]+pn[t>>8&255]+"-"+pn[t>>16&15|64]+pn[t>>24&255]+"-"+pn[e&63|128]+pn[e>>8&255]+"-"+pn[e>>16&255]+pn[e>>24&255]+pn[n&255]+pn[n>>8&255]+pn[n>>16&255]+pn[n>>24&255]).toLowerCase()}function be(i,t,e){return Math.max(t,Math.min(e,i))}function fc(i,t){return(i%t+t)%t}function of(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function af(i,t,e){return i!==t?(e-i)/(t-i):0}function tr(i,t,e){return(1-e)*i+e*t}function lf(i,t,e,n){return tr(i,t,1-Math.exp(-e*n))}function cf(i,t=1){return t-Math.abs(fc(i,t*2)-t)}function hf(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function uf(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function df(i,t){return i+Math.floor(Math.random()*(t-i+1))}function ff(i,t){return i+Math.random()*(t-i)}function pf(i){return i*(.5-Math.random())}function mf(i){i!==void 0&&(ah=i);let t=ah+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function gf(i){return i*Qs}function _f(i){return i*bs}function xf(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function yf(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function pc(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function vf(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),c=o(e/2),l=r((t+n)/2),h=o((t+n)/2),f=r((t-n)/2),d=o((t-n)/2),p=r((n-t)/2),m=o((n-t)/2);switch(s){case"XYX":i.set(a*h,c*f,c*d,a*l);break;case"YZY":i.set(c*d,a*h,c*f,a*l);break;case"ZXZ":i.set(c*f,c*d,a*h,a*l);break;case"XZX":i.set(a*h,c*m,c*p,a*l);break;case"YXY":i.set(c*p,a*h,c*m,a*l);break;case"ZYZ":i.set(c*m,c*p,a*h,a*l);break;default:le("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function mc(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function bu(i,t){if(t.constructor===Float32Array)return i;let e=mc(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function wu(i,t){if(t.constructor===Float32Array)return i;let e=mc(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var gc={DEG2RAD:Qs,RAD2DEG:bs,generateUUID:Fs,clamp:be,euclideanModulo:fc,mapLinear:of,inverseLerp:af,lerp:tr,damp:lf,pingpong:cf,smoothstep:hf,smootherstep:uf,randInt:df,randFloat:ff,randFloatSpread:pf,seededRandom:mf,degToRad:gf,radToDeg:_f,isPowerOfTwo:xf,ceilPowerOfTwo:yf,floorPowerOfTwo:pc,setQuaternionFromProperEuler:vf,normalize:wu,denormalize:bu},ue=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=be(this.x,t.x,e.x),this.y=be(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=be(this.x,t,e),this.y=be(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(be(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(be(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},un=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let c=n[s+0],l=n[s+1],h=n[s+2],f=n[s+3],d=r[o+0],p=r[o+1],m=r[o+2],M=r[o+3];if(f!==M||c!==d||l!==p||h!==m){let u=c*d+l*p+h*m+f*M;u<0&&(d=-d,p=-p,m=-m,M=-M,u=-u);let g=1-a;if(u<.9995){let A=Math.acos(u),C=Math.sin(A);g=Math.sin(g*A)/C,a=Math.sin(a*A)/C,c=c*g+d*a,l=l*g+p*a,h=h*g+m*a,f=f*g+M*a}else{c=c*g+d*a,l=l*g+p*a,h=h*g+m*a,f=f*g+M*a;let A=1/Math.sqrt(c*c+l*l+h*h+f*f);c*=A,l*=A,h*=A,f*=A}}t[e]=c,t[e+1]=l,t[e+2]=h,t[e+3]=f}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],c=n[s+1],l=n[s+2],h=n[s+3],f=r[o],d=r[o+1],p=r[o+2],m=r[o+3];return t[e]=a*m+h*f+c*p-l*d,t[e+1]=c*m+h*d+l*f-a*p,t[e+2]=l*m+h*p+a*d-c*f,t[e+3]=h*m-a*f-c*d-l*p,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,c=Math.sin,l=a(n/2),h=a(s/2),f=a(r/2),d=c(n/2),p=c(s/2),m=c(r/2);switch(o){case"XYZ":this._x=d*h*f+l*p*m,this._y=l*p*f-d*h*m,this._z=l*h*m+d*p*f,this._w=l*h*f-d*p*m;break;case"YXZ":this._x=d*h*f+l*p*m,this._y=l*p*f-d*h*m,this._z=l*h*m-d*p*f,this._w=l*h*f+d*p*m;break;case"ZXY":this._x=d*h*f-l*p*m,this._y=l*p*f+d*h*m,this._z=l*h*m+d*p*f,this._w=l*h*f-d*p*m;break;case"ZYX":this._x=d*h*f-l*p*m,this._y=l*p*f+d*h*m,this._z=l*h*m-d*p*f,this._w=l*h*f+d*p*m;break;case"YZX":this._x=d*h*f+l*p*m,this._y=l*p*f+d*h*m,this._z=l*h*m-d*p*f,this._w=l*h*f-d*p*m;break;case"XZY":this._x=d*h*f-l*p*m,this._y=l*p*f-d*h*m,this._z=l*h*m+d*p*f,this._w=l*h*f+d*p*m;break;default:le("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],c=e[9],l=e[2],h=e[6],f=e[10],d=n+a+f;if(d>0){let p=.5/Math.sqrt(d+1);this._w=.25/p,this._x=(h-c)*p,this._y=(r-l)*p,this._z=(o-s)*p}else if(n>a&&n>f){let p=2*Math.sqrt(1+n-a-f);this._w=(h-c)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+l)/p}else if(a>f){let p=2*Math.sqrt(1+a-n-f);this._w=(r-l)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(c+h)/p}else{let p=2*Math.sqrt(1+f-n-a);this._w=(o-s)/p,this._x=(r+l)/p,this._y=(c+h)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(be(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,c=e._y,l=e._z,h=e._w;return this._x=n*h+o*a+s*l-r*c,this._y=s*h+o*c+r*a-n*l,this._z=r*h+o*l+n*c-s*a,this._w=o*h-n*a-s*c-r*l,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let c=1-e;if(a<.9995){let l=Math.acos(a),h=Math.sin(l);c=Math.sin(c*l)/h,e=Math.sin(e*l)/h,this._x=this._x*c+n*e,this._y=this._y*c+s*e,this._z=this._z*c+r*e,this._w=this._w*c+o*e,this._onChangeCallback()}else this._x=this._x*c+n*e,this._y=this._y*c+s*e,this._z=this._z*c+r*e,this._w=this._w*c+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},q=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(lh.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(lh.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,c=t.w,l=2*(o*s-a*n),h=2*(a*e-r*s),f=2*(r*n-o*e);return this.x=e+c*l+o*f-a*h,this.y=n+c*h+a*l-r*f,this.z=s+c*f+r*h-o*l,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=be(this.x,t.x,e.x),this.y=be(this.y,t.y,e.y),this.z=be(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=be(this.x,t,e),this.y=be(this.y,t,e),this.z=be(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(be(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,c=e.z;return this.x=s*c-r*a,this.y=r*o-n*c,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return dl.copy(this).projectOnVector(t),this.sub(dl)}reflect(t){return this.sub(dl.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(be(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},dl=new q,lh=new un,_e=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,c,l){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,c,l)}set(t,e,n,s,r,o,a,c,l){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=c,h[6]=n,h[7]=o,h[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],c=n[6],l=n[1],h=n[4],f=n[7],d=n[2],p=n[5],m=n[8],M=s[0],u=s[3],g=s[6],A=s[1],C=s[4],b=s[7],P=s[2],E=s[5],_=s[8];return r[0]=o*M+a*A+c*P,r[3]=o*u+a*C+c*E,r[6]=o*g+a*b+c*_,r[1]=l*M+h*A+f*P,r[4]=l*u+h*C+f*E,r[7]=l*g+h*b+f*_,r[2]=d*M+p*A+m*P,r[5]=d*u+p*C+m*E,r[8]=d*g+p*b+m*_,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],c=t[6],l=t[7],h=t[8];return e*o*h-e*a*l-n*r*h+n*a*c+s*r*l-s*o*c}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],c=t[6],l=t[7],h=t[8],f=h*o-a*l,d=a*c-h*r,p=l*r-o*c,m=e*f+n*d+s*p;if(m===0)return this.set(0,0,0,0,0,0,0,0,0);let M=1/m;return t[0]=f*M,t[1]=(s*l-h*n)*M,t[2]=(a*n-s*o)*M,t[3]=d*M,t[4]=(h*e-s*c)*M,t[5]=(s*r-a*e)*M,t[6]=p*M,t[7]=(n*c-l*e)*M,t[8]=(o*e-n*r)*M,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let c=Math.cos(r),l=Math.sin(r);return this.set(n*c,n*l,-n*(c*o+l*a)+o+t,-s*l,s*c,-s*(-l*o+c*a)+a+e,0,0,1),this}scale(t,e){return js("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(fl.makeScale(t,e)),this}rotate(t){return js("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(fl.makeRotation(-t)),this}translate(t,e){return js("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(fl.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},fl=new _e,ch=new _e().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),hh=new _e().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Mf(){let i={enabled:!0,workingColorSpace:nr,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Be&&(s.r=ui(s.r),s.g=ui(s.g),s.b=ui(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Be&&(s.r=ys(s.r),s.g=ys(s.g),s.b=ys(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===xi?ir:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[nr]:{primaries:t,whitePoint:n,transfer:ir,toXYZ:ch,fromXYZ:hh,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:xn},outputColorSpaceConfig:{drawingBufferColorSpace:xn}},[xn]:{primaries:t,whitePoint:n,transfer:Be,toXYZ:ch,fromXYZ:hh,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:xn}}}),i}var Ae=Mf();function ui(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function ys(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var rs,zo=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{rs===void 0&&(rs=sr("canvas")),rs.width=t.width,rs.height=t.height;let s=rs.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=rs}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=sr("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=ui(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(ui(e[n]/255)*255):e[n]=ui(e[n]);return{data:e,width:t.width,height:t.height}}else return le("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},Sf=0,ws=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Sf++}),this.uuid=Fs(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(pl(s[o].image)):r.push(pl(s[o]))}else r=pl(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function pl(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?zo.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(le("Texture: Unable to serialize Texture."),{})}var bf=0,ml=new q,bn=class i extends Hn{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=Jn,s=Jn,r=Mn,o=gi,a=$n,c=En,l=i.DEFAULT_ANISOTROPY,h=xi){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:bf++}),this.uuid=Fs(),this.name="",this.source=new ws(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new ue(0,0),this.repeat=new ue(1,1),this.center=new ue(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new _e,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(ml).x}get height(){return this.source.getSize(ml).y}get depth(){return this.source.getSize(ml).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){le(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){le(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==ec)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Fo:t.x=t.x-Math.floor(t.x);break;case Jn:t.x=t.x<0?0:1;break;case Oo:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Fo:t.y=t.y-Math.floor(t.y);break;case Jn:t.y=t.y<0?0:1;break;case Oo:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};bn.DEFAULT_IMAGE=null;bn.DEFAULT_MAPPING=ec;bn.DEFAULT_ANISOTROPY=1;var Ve=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,c=t.elements,l=c[0],h=c[4],f=c[8],d=c[1],p=c[5],m=c[9],M=c[2],u=c[6],g=c[10];if(Math.abs(h-d)<.01&&Math.abs(f-M)<.01&&Math.abs(m-u)<.01){if(Math.abs(h+d)<.1&&Math.abs(f+M)<.1&&Math.abs(m+u)<.1&&Math.abs(l+p+g-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let C=(l+1)/2,b=(p+1)/2,P=(g+1)/2,E=(h+d)/4,_=(f+M)/4,S=(m+u)/4;return C>b&&C>P?C<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(C),s=E/n,r=_/n):b>P?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=E/s,r=S/s):P<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(P),n=_/r,s=S/r),this.set(n,s,r,e),this}let A=Math.sqrt((u-m)*(u-m)+(f-M)*(f-M)+(d-h)*(d-h));return Math.abs(A)<.001&&(A=1),this.x=(u-m)/A,this.y=(f-M)/A,this.z=(d-h)/A,this.w=Math.acos((l+p+g-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=be(this.x,t.x,e.x),this.y=be(this.y,t.y,e.y),this.z=be(this.z,t.z,e.z),this.w=be(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=be(this.x,t,e),this.y=be(this.y,t,e),this.z=be(this.z,t,e),this.w=be(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(be(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},ko=class extends Hn{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Mn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Ve(0,0,t,e),this.scissorTest=!1,this.viewport=new Ve(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new bn({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:Mn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new ws(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Rn=class extends ko{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},rr=class extends bn{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=an,this.minFilter=an,this.wrapR=Jn,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Go=class extends bn{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=an,this.minFilter=an,this.wrapR=Jn,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var xe=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,c,l,h,f,d,p,m,M,u){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,c,l,h,f,d,p,m,M,u)}set(t,e,n,s,r,o,a,c,l,h,f,d,p,m,M,u){let g=this.elements;return g[0]=t,g[4]=e,g[8]=n,g[12]=s,g[1]=r,g[5]=o,g[9]=a,g[13]=c,g[2]=l,g[6]=h,g[10]=f,g[14]=d,g[3]=p,g[7]=m,g[11]=M,g[15]=u,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/os.setFromMatrixColumn(t,0).length(),r=1/os.setFromMatrixColumn(t,1).length(),o=1/os.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),c=Math.cos(s),l=Math.sin(s),h=Math.cos(r),f=Math.sin(r);if(t.order==="XYZ"){let d=o*h,p=o*f,m=a*h,M=a*f;e[0]=c*h,e[4]=-c*f,e[8]=l,e[1]=p+m*l,e[5]=d-M*l,e[9]=-a*c,e[2]=M-d*l,e[6]=m+p*l,e[10]=o*c}else if(t.order==="YXZ"){let d=c*h,p=c*f,m=l*h,M=l*f;e[0]=d+M*a,e[4]=m*a-p,e[8]=o*l,e[1]=o*f,e[5]=o*h,e[9]=-a,e[2]=p*a-m,e[6]=M+d*a,e[10]=o*c}else if(t.order==="ZXY"){let d=c*h,p=c*f,m=l*h,M=l*f;e[0]=d-M*a,e[4]=-o*f,e[8]=m+p*a,e[1]=p+m*a,e[5]=o*h,e[9]=M-d*a,e[2]=-o*l,e[6]=a,e[10]=o*c}else if(t.order==="ZYX"){let d=o*h,p=o*f,m=a*h,M=a*f;e[0]=c*h,e[4]=m*l-p,e[8]=d*l+M,e[1]=c*f,e[5]=M*l+d,e[9]=p*l-m,e[2]=-l,e[6]=a*c,e[10]=o*c}else if(t.order==="YZX"){let d=o*c,p=o*l,m=a*c,M=a*l;e[0]=c*h,e[4]=M-d*f,e[8]=m*f+p,e[1]=f,e[5]=o*h,e[9]=-a*h,e[2]=-l*h,e[6]=p*f+m,e[10]=d-M*f}else if(t.order==="XZY"){let d=o*c,p=o*l,m=a*c,M=a*l;e[0]=c*h,e[4]=-f,e[8]=l*h,e[1]=d*f+M,e[5]=o*h,e[9]=p*f-m,e[2]=m*f-p,e[6]=a*h,e[10]=M*f+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(wf,t,Ef)}lookAt(t,e,n){let s=this.elements;return Tn.subVectors(t,e),Tn.lengthSq()===0&&(Tn.z=1),Tn.normalize(),bi.crossVectors(n,Tn),bi.lengthSq()===0&&(Math.abs(n.z)===1?Tn.x+=1e-4:Tn.z+=1e-4,Tn.normalize(),bi.crossVectors(n,Tn)),bi.normalize(),eo.crossVectors(Tn,bi),s[0]=bi.x,s[4]=eo.x,s[8]=Tn.x,s[1]=bi.y,s[5]=eo.y,s[9]=Tn.y,s[2]=bi.z,s[6]=eo.z,s[10]=Tn.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],c=n[8],l=n[12],h=n[1],f=n[5],d=n[9],p=n[13],m=n[2],M=n[6],u=n[10],g=n[14],A=n[3],C=n[7],b=n[11],P=n[15],E=s[0],_=s[4],S=s[8],N=s[12],I=s[1],F=s[5],k=s[9],W=s[13],L=s[2],Z=s[6],Q=s[10],G=s[14],mt=s[3],K=s[7],ct=s[11],dt=s[15];return r[0]=o*E+a*I+c*L+l*mt,r[4]=o*_+a*F+c*Z+l*K,r[8]=o*S+a*k+c*Q+l*ct,r[12]=o*N+a*W+c*G+l*dt,r[1]=h*E+f*I+d*L+p*mt,r[5]=h*_+f*F+d*Z+p*K,r[9]=h*S+f*k+d*Q+p*ct,r[13]=h*N+f*W+d*G+p*dt,r[2]=m*E+M*I+u*L+g*mt,r[6]=m*_+M*F+u*Z+g*K,r[10]=m*S+M*k+u*Q+g*ct,r[14]=m*N+M*W+u*G+g*dt,r[3]=A*E+C*I+b*L+P*mt,r[7]=A*_+C*F+b*Z+P*K,r[11]=A*S+C*k+b*Q+P*ct,r[15]=A*N+C*W+b*G+P*dt,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],c=t[9],l=t[13],h=t[2],f=t[6],d=t[10],p=t[14],m=t[3],M=t[7],u=t[11],g=t[15],A=c*p-l*d,C=a*p-l*f,b=a*d-c*f,P=o*p-l*h,E=o*d-c*h,_=o*f-a*h;return e*(M*A-u*C+g*b)-n*(m*A-u*P+g*E)+s*(m*C-M*P+g*_)-r*(m*b-M*E+u*_)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],c=t[2],l=t[6],h=t[10];return e*(o*h-a*l)-n*(r*h-a*c)+s*(r*l-o*c)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],c=t[6],l=t[7],h=t[8],f=t[9],d=t[10],p=t[11],m=t[12],M=t[13],u=t[14],g=t[15],A=e*a-n*o,C=e*c-s*o,b=e*l-r*o,P=n*c-s*a,E=n*l-r*a,_=s*l-r*c,S=h*M-f*m,N=h*u-d*m,I=h*g-p*m,F=f*u-d*M,k=f*g-p*M,W=d*g-p*u,L=A*W-C*k+b*F+P*I-E*N+_*S;if(L===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let Z=1/L;return t[0]=(a*W-c*k+l*F)*Z,t[1]=(s*k-n*W-r*F)*Z,t[2]=(M*_-u*E+g*P)*Z,t[3]=(d*E-f*_-p*P)*Z,t[4]=(c*I-o*W-l*N)*Z,t[5]=(e*W-s*I+r*N)*Z,t[6]=(u*b-m*_-g*C)*Z,t[7]=(h*_-d*b+p*C)*Z,t[8]=(o*k-a*I+l*S)*Z,t[9]=(n*I-e*k-r*S)*Z,t[10]=(m*E-M*b+g*A)*Z,t[11]=(f*b-h*E-p*A)*Z,t[12]=(a*N-o*F-c*S)*Z,t[13]=(e*F-n*N+s*S)*Z,t[14]=(M*C-m*P-u*A)*Z,t[15]=(h*P-f*C+d*A)*Z,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,c=t.z,l=r*o,h=r*a;return this.set(l*o+n,l*a-s*c,l*c+s*a,0,l*a+s*c,h*a+n,h*c-s*o,0,l*c-s*a,h*c+s*o,r*c*c+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,c=e._w,l=r+r,h=o+o,f=a+a,d=r*l,p=r*h,m=r*f,M=o*h,u=o*f,g=a*f,A=c*l,C=c*h,b=c*f,P=n.x,E=n.y,_=n.z;return s[0]=(1-(M+g))*P,s[1]=(p+b)*P,s[2]=(m-C)*P,s[3]=0,s[4]=(p-b)*E,s[5]=(1-(d+g))*E,s[6]=(u+A)*E,s[7]=0,s[8]=(m+C)*_,s[9]=(u-A)*_,s[10]=(1-(d+M))*_,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=os.set(s[0],s[1],s[2]).length(),a=os.set(s[4],s[5],s[6]).length(),c=os.set(s[8],s[9],s[10]).length();r<0&&(o=-o),kn.copy(this);let l=1/o,h=1/a,f=1/c;return kn.elements[0]*=l,kn.elements[1]*=l,kn.elements[2]*=l,kn.elements[4]*=h,kn.elements[5]*=h,kn.elements[6]*=h,kn.elements[8]*=f,kn.elements[9]*=f,kn.elements[10]*=f,e.setFromRotationMatrix(kn),n.x=o,n.y=a,n.z=c,this}makePerspective(t,e,n,s,r,o,a=Dn,c=!1){let l=this.elements,h=2*r/(e-t),f=2*r/(n-s),d=(e+t)/(e-t),p=(n+s)/(n-s),m,M;if(c)m=r/(o-r),M=o*r/(o-r);else if(a===Dn)m=-(o+r)/(o-r),M=-2*o*r/(o-r);else if(a===Ms)m=-o/(o-r),M=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=d,l[12]=0,l[1]=0,l[5]=f,l[9]=p,l[13]=0,l[2]=0,l[6]=0,l[10]=m,l[14]=M,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=Dn,c=!1){let l=this.elements,h=2/(e-t),f=2/(n-s),d=-(e+t)/(e-t),p=-(n+s)/(n-s),m,M;if(c)m=1/(o-r),M=o/(o-r);else if(a===Dn)m=-2/(o-r),M=-(o+r)/(o-r);else if(a===Ms)m=-1/(o-r),M=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=0,l[12]=d,l[1]=0,l[5]=f,l[9]=0,l[13]=p,l[2]=0,l[6]=0,l[10]=m,l[14]=M,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},os=new q,kn=new xe,wf=new q(0,0,0),Ef=new q(1,1,1),bi=new q,eo=new q,Tn=new q,uh=new xe,dh=new un,fi=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],c=s[1],l=s[5],h=s[9],f=s[2],d=s[6],p=s[10];switch(e){case"XYZ":this._y=Math.asin(be(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,l),this._z=0);break;case"YXZ":this._x=Math.asin(-be(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-f,r),this._z=0);break;case"ZXY":this._x=Math.asin(be(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-f,p),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,r));break;case"ZYX":this._y=Math.asin(-be(f,-1,1)),Math.abs(f)<.9999999?(this._x=Math.atan2(d,p),this._z=Math.atan2(c,r)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(be(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-h,l),this._y=Math.atan2(-f,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-be(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,l),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,p),this._y=0);break;default:le("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return uh.makeRotationFromQuaternion(t),this.setFromRotationMatrix(uh,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return dh.setFromEuler(this),this.setFromQuaternion(dh,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};fi.DEFAULT_ORDER="XYZ";var Es=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},Af=0,fh=new q,as=new un,oi=new xe,no=new q,Xs=new q,Tf=new q,Cf=new un,ph=new q(1,0,0),mh=new q(0,1,0),gh=new q(0,0,1),_h={type:"added"},Rf={type:"removed"},ls={type:"childadded",child:null},gl={type:"childremoved",child:null},ln=class i extends Hn{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Af++}),this.uuid=Fs(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new q,e=new fi,n=new un,s=new q(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new xe},normalMatrix:{value:new _e}}),this.matrix=new xe,this.matrixWorld=new xe,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Es,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return as.setFromAxisAngle(t,e),this.quaternion.multiply(as),this}rotateOnWorldAxis(t,e){return as.setFromAxisAngle(t,e),this.quaternion.premultiply(as),this}rotateX(t){return this.rotateOnAxis(ph,t)}rotateY(t){return this.rotateOnAxis(mh,t)}rotateZ(t){return this.rotateOnAxis(gh,t)}translateOnAxis(t,e){return fh.copy(t).applyQuaternion(this.quaternion),this.position.add(fh.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(ph,t)}translateY(t){return this.translateOnAxis(mh,t)}translateZ(t){return this.translateOnAxis(gh,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(oi.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?no.copy(t):no.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Xs.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?oi.lookAt(Xs,no,this.up):oi.lookAt(no,Xs,this.up),this.quaternion.setFromRotationMatrix(oi),s&&(oi.extractRotation(s.matrixWorld),as.setFromRotationMatrix(oi),this.quaternion.premultiply(as.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(pe("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(_h),ls.child=t,this.dispatchEvent(ls),ls.child=null):pe("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(Rf),gl.child=t,this.dispatchEvent(gl),gl.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),oi.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),oi.multiply(t.parent.matrixWorld)),t.applyMatrix4(oi),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(_h),ls.child=t,this.dispatchEvent(ls),ls.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Xs,t,Tf),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Xs,Cf,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(t)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let c=a.shapes;if(Array.isArray(c))for(let l=0,h=c.length;l<h;l++){let f=c[l];r(t.shapes,f)}else r(t.shapes,c)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(r(t.materials,this.material[c]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let c=this.animations[a];s.animations.push(r(t.animations,c))}}if(e){let a=o(t.geometries),c=o(t.materials),l=o(t.textures),h=o(t.images),f=o(t.shapes),d=o(t.skeletons),p=o(t.animations),m=o(t.nodes);a.length>0&&(n.geometries=a),c.length>0&&(n.materials=c),l.length>0&&(n.textures=l),h.length>0&&(n.images=h),f.length>0&&(n.shapes=f),d.length>0&&(n.skeletons=d),p.length>0&&(n.animations=p),m.length>0&&(n.nodes=m)}return n.object=s,n;function o(a){let c=[];for(let l in a){let h=a[l];delete h.metadata,c.push(h)}return c}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};ln.DEFAULT_UP=new q(0,1,0);ln.DEFAULT_MATRIX_AUTO_UPDATE=!0;ln.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Nn=class extends ln{constructor(){super(),this.isGroup=!0,this.type="Group"}},Pf={type:"move"},As=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Nn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Nn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new q,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new q),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Nn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new q,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new q,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,c=this._grip,l=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(l&&t.hand){o=!0;for(let M of t.hand.values()){let u=e.getJointPose(M,n),g=this._getHandJoint(l,M);u!==null&&(g.matrix.fromArray(u.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=u.radius),g.visible=u!==null}let h=l.joints["index-finger-tip"],f=l.joints["thumb-tip"],d=h.position.distanceTo(f.position),p=.02,m=.005;l.inputState.pinching&&d>p+m?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!l.inputState.pinching&&d<=p-m&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else c!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(c.matrix.fromArray(r.transform.matrix),c.matrix.decompose(c.position,c.quaternion,c.scale),c.matrixWorldNeedsUpdate=!0,r.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(r.linearVelocity)):c.hasLinearVelocity=!1,r.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(r.angularVelocity)):c.hasAngularVelocity=!1,c.eventsEnabled&&c.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Pf)))}return a!==null&&(a.visible=s!==null),c!==null&&(c.visible=r!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new Nn;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},Eu={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},wi={h:0,s:0,l:0},io={h:0,s:0,l:0};function _l(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var ye=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=xn){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,Ae.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=Ae.workingColorSpace){return this.r=t,this.g=e,this.b=n,Ae.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=Ae.workingColorSpace){if(t=fc(t,1),e=be(e,0,1),n=be(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=_l(o,r,t+1/3),this.g=_l(o,r,t),this.b=_l(o,r,t-1/3)}return Ae.colorSpaceToWorking(this,s),this}setStyle(t,e=xn){function n(r){r!==void 0&&parseFloat(r)<1&&le("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:le("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);le("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=xn){let n=Eu[t.toLowerCase()];return n!==void 0?this.setHex(n,e):le("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=ui(t.r),this.g=ui(t.g),this.b=ui(t.b),this}copyLinearToSRGB(t){return this.r=ys(t.r),this.g=ys(t.g),this.b=ys(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=xn){return Ae.workingToColorSpace(mn.copy(this),t),Math.round(be(mn.r*255,0,255))*65536+Math.round(be(mn.g*255,0,255))*256+Math.round(be(mn.b*255,0,255))}getHexString(t=xn){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=Ae.workingColorSpace){Ae.workingToColorSpace(mn.copy(this),e);let n=mn.r,s=mn.g,r=mn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),c,l,h=(a+o)/2;if(a===o)c=0,l=0;else{let f=o-a;switch(l=h<=.5?f/(o+a):f/(2-o-a),o){case n:c=(s-r)/f+(s<r?6:0);break;case s:c=(r-n)/f+2;break;case r:c=(n-s)/f+4;break}c/=6}return t.h=c,t.s=l,t.l=h,t}getRGB(t,e=Ae.workingColorSpace){return Ae.workingToColorSpace(mn.copy(this),e),t.r=mn.r,t.g=mn.g,t.b=mn.b,t}getStyle(t=xn){Ae.workingToColorSpace(mn.copy(this),t);let e=mn.r,n=mn.g,s=mn.b;return t!==xn?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(wi),this.setHSL(wi.h+t,wi.s+e,wi.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(wi),t.getHSL(io);let n=tr(wi.h,io.h,e),s=tr(wi.s,io.s,e),r=tr(wi.l,io.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},mn=new ye;ye.NAMES=Eu;var or=class extends ln{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new fi,this.environmentIntensity=1,this.environmentRotation=new fi,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},Gn=new q,ai=new q,xl=new q,li=new q,cs=new q,hs=new q,xh=new q,yl=new q,vl=new q,Ml=new q,Sl=new Ve,bl=new Ve,wl=new Ve,Ci=class i{constructor(t=new q,e=new q,n=new q){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Gn.subVectors(t,e),s.cross(Gn);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Gn.subVectors(s,e),ai.subVectors(n,e),xl.subVectors(t,e);let o=Gn.dot(Gn),a=Gn.dot(ai),c=Gn.dot(xl),l=ai.dot(ai),h=ai.dot(xl),f=o*l-a*a;if(f===0)return r.set(0,0,0),null;let d=1/f,p=(l*c-a*h)*d,m=(o*h-a*c)*d;return r.set(1-p-m,m,p)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,li)===null?!1:li.x>=0&&li.y>=0&&li.x+li.y<=1}static getInterpolation(t,e,n,s,r,o,a,c){return this.getBarycoord(t,e,n,s,li)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(r,li.x),c.addScaledVector(o,li.y),c.addScaledVector(a,li.z),c)}static getInterpolatedAttribute(t,e,n,s,r,o){return Sl.setScalar(0),bl.setScalar(0),wl.setScalar(0),Sl.fromBufferAttribute(t,e),bl.fromBufferAttribute(t,n),wl.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(Sl,r.x),o.addScaledVector(bl,r.y),o.addScaledVector(wl,r.z),o}static isFrontFacing(t,e,n,s){return Gn.subVectors(n,e),ai.subVectors(t,e),Gn.cross(ai).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Gn.subVectors(this.c,this.b),ai.subVectors(this.a,this.b),Gn.cross(ai).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;cs.subVectors(s,n),hs.subVectors(r,n),yl.subVectors(t,n);let c=cs.dot(yl),l=hs.dot(yl);if(c<=0&&l<=0)return e.copy(n);vl.subVectors(t,s);let h=cs.dot(vl),f=hs.dot(vl);if(h>=0&&f<=h)return e.copy(s);let d=c*f-h*l;if(d<=0&&c>=0&&h<=0&&c-h>0)return o=c/(c-h),e.copy(n).addScaledVector(cs,o);Ml.subVectors(t,r);let p=cs.dot(Ml),m=hs.dot(Ml);if(m>=0&&p<=m)return e.copy(r);let M=p*l-c*m;if(M<=0&&l>=0&&m<=0)return a=l/(l-m),e.copy(n).addScaledVector(hs,a);let u=h*m-p*f;if(u<=0&&f-h>=0&&p-m>=0)return xh.subVectors(r,s),a=(f-h)/(f-h+(p-m)),e.copy(s).addScaledVector(xh,a);let g=1/(u+M+d);return o=M*g,a=d*g,e.copy(n).addScaledVector(cs,o).addScaledVector(hs,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Un=class{constructor(t=new q(1/0,1/0,1/0),e=new q(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Vn.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Vn.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=Vn.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Vn):Vn.fromBufferAttribute(r,o),Vn.applyMatrix4(t.matrixWorld),this.expandByPoint(Vn);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),so.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),so.copy(n.boundingBox)),so.applyMatrix4(t.matrixWorld),this.union(so)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Vn),Vn.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter($s),ro.subVectors(this.max,$s),us.subVectors(t.a,$s),ds.subVectors(t.b,$s),fs.subVectors(t.c,$s),Ei.subVectors(ds,us),Ai.subVectors(fs,ds),Wi.subVectors(us,fs);let e=[0,-Ei.z,Ei.y,0,-Ai.z,Ai.y,0,-Wi.z,Wi.y,Ei.z,0,-Ei.x,Ai.z,0,-Ai.x,Wi.z,0,-Wi.x,-Ei.y,Ei.x,0,-Ai.y,Ai.x,0,-Wi.y,Wi.x,0];return!El(e,us,ds,fs,ro)||(e=[1,0,0,0,1,0,0,0,1],!El(e,us,ds,fs,ro))?!1:(oo.crossVectors(Ei,Ai),e=[oo.x,oo.y,oo.z],El(e,us,ds,fs,ro))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Vn).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Vn).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(ci[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),ci[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),ci[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),ci[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),ci[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),ci[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),ci[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),ci[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(ci),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},ci=[new q,new q,new q,new q,new q,new q,new q,new q],Vn=new q,so=new Un,us=new q,ds=new q,fs=new q,Ei=new q,Ai=new q,Wi=new q,$s=new q,ro=new q,oo=new q,Xi=new q;function El(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Xi.fromArray(i,r);let a=s.x*Math.abs(Xi.x)+s.y*Math.abs(Xi.y)+s.z*Math.abs(Xi.z),c=t.dot(Xi),l=e.dot(Xi),h=n.dot(Xi);if(Math.max(-Math.max(c,l,h),Math.min(c,l,h))>a)return!1}return!0}var Je=new q,ao=new ue,If=0,Ze=class extends Hn{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:If++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=xu,this.updateRanges=[],this.gpuType=Fn,this.version=0,this._normalizationScale=t!==void 0?mc(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)ao.fromBufferAttribute(this,e),ao.applyMatrix3(t),this.setXY(e,ao.x,ao.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)Je.fromBufferAttribute(this,e),Je.applyMatrix3(t),this.setXYZ(e,Je.x,Je.y,Je.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)Je.fromBufferAttribute(this,e),Je.applyMatrix4(t),this.setXYZ(e,Je.x,Je.y,Je.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)Je.fromBufferAttribute(this,e),Je.applyNormalMatrix(t),this.setXYZ(e,Je.x,Je.y,Je.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)Je.fromBufferAttribute(this,e),Je.transformDirection(t),this.setXYZ(e,Je.x,Je.y,Je.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):bu(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):wu(t,this.array)}};var ar=class extends Ze{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var lr=class extends Ze{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var Ke=class extends Ze{constructor(t,e,n){super(new Float32Array(t),e,n)}},Lf=new Un,qs=new q,Al=new q,Kn=class{constructor(t=new q,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):Lf.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;qs.subVectors(t,this.center);let e=qs.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(qs,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Al.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(qs.copy(t.center).add(Al)),this.expandByPoint(qs.copy(t.center).sub(Al))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},Df=0,Ln=new xe,Tl=new ln,ps=new q,Cn=new Un,Ys=new Un,on=new q,Qe=class i extends Hn{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Df++}),this.uuid=Fs(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(sf(t)?lr:ar)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new _e().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Ln.makeRotationFromQuaternion(t),this.applyMatrix4(Ln),this}rotateX(t){return Ln.makeRotationX(t),this.applyMatrix4(Ln),this}rotateY(t){return Ln.makeRotationY(t),this.applyMatrix4(Ln),this}rotateZ(t){return Ln.makeRotationZ(t),this.applyMatrix4(Ln),this}translate(t,e,n){return Ln.makeTranslation(t,e,n),this.applyMatrix4(Ln),this}scale(t,e,n){return Ln.makeScale(t,e,n),this.applyMatrix4(Ln),this}lookAt(t){return Tl.lookAt(t),Tl.updateMatrix(),this.applyMatrix4(Tl.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(ps).negate(),this.translate(ps.x,ps.y,ps.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Ke(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&le("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Un);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){pe("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new q(-1/0,-1/0,-1/0),new q(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];Cn.setFromBufferAttribute(r),this.morphTargetsRelative?(on.addVectors(this.boundingBox.min,Cn.min),this.boundingBox.expandByPoint(on),on.addVectors(this.boundingBox.max,Cn.max),this.boundingBox.expandByPoint(on)):(this.boundingBox.expandByPoint(Cn.min),this.boundingBox.expandByPoint(Cn.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&pe('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Kn);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){pe("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new q,1/0);return}if(t){let n=this.boundingSphere.center;if(Cn.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];Ys.setFromBufferAttribute(a),this.morphTargetsRelative?(on.addVectors(Cn.min,Ys.min),Cn.expandByPoint(on),on.addVectors(Cn.max,Ys.max),Cn.expandByPoint(on)):(Cn.expandByPoint(Ys.min),Cn.expandByPoint(Ys.max))}Cn.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)on.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(on));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],c=this.morphTargetsRelative;for(let l=0,h=a.count;l<h;l++)on.fromBufferAttribute(a,l),c&&(ps.fromBufferAttribute(t,l),on.add(ps)),s=Math.max(s,n.distanceToSquared(on))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&pe('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){pe("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Ze(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],c=[],l=new Uint8Array(n.count);for(let N=0;N<n.count;N++)a[N]=new q,c[N]=new q;let h=new q,f=new q,d=new q,p=new ue,m=new ue,M=new ue,u=new q,g=new q;function A(N,I,F){l[N]=l[I]=l[F]=1,h.fromBufferAttribute(n,N),f.fromBufferAttribute(n,I),d.fromBufferAttribute(n,F),p.fromBufferAttribute(r,N),m.fromBufferAttribute(r,I),M.fromBufferAttribute(r,F),f.sub(h),d.sub(h),m.sub(p),M.sub(p);let k=1/(m.x*M.y-M.x*m.y);isFinite(k)&&(u.copy(f).multiplyScalar(M.y).addScaledVector(d,-m.y).multiplyScalar(k),g.copy(d).multiplyScalar(m.x).addScaledVector(f,-M.x).multiplyScalar(k),a[N].add(u),a[I].add(u),a[F].add(u),c[N].add(g),c[I].add(g),c[F].add(g))}let C=this.groups;C.length===0&&(C=[{start:0,count:t.count}]);for(let N=0,I=C.length;N<I;++N){let F=C[N],k=F.start,W=F.count;for(let L=k,Z=k+W;L<Z;L+=3)A(t.getX(L+0),t.getX(L+1),t.getX(L+2))}let b=new q,P=new q,E=new q,_=new q;function S(N){E.fromBufferAttribute(s,N),_.copy(E);let I=a[N];b.copy(I),b.sub(E.multiplyScalar(E.dot(I))).normalize(),P.crossVectors(_,I);let k=P.dot(c[N])<0?-1:1;o.setXYZW(N,b.x,b.y,b.z,k)}for(let N=0,I=n.count;N<I;++N)l[N]&&S(N);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new Ze(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,p=n.count;d<p;d++)n.setXYZ(d,0,0,0);let s=new q,r=new q,o=new q,a=new q,c=new q,l=new q,h=new q,f=new q;if(t)for(let d=0,p=t.count;d<p;d+=3){let m=t.getX(d+0),M=t.getX(d+1),u=t.getX(d+2);s.fromBufferAttribute(e,m),r.fromBufferAttribute(e,M),o.fromBufferAttribute(e,u),h.subVectors(o,r),f.subVectors(s,r),h.cross(f),a.fromBufferAttribute(n,m),c.fromBufferAttribute(n,M),l.fromBufferAttribute(n,u),a.add(h),c.add(h),l.add(h),n.setXYZ(m,a.x,a.y,a.z),n.setXYZ(M,c.x,c.y,c.z),n.setXYZ(u,l.x,l.y,l.z)}else for(let d=0,p=e.count;d<p;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,r),f.subVectors(s,r),h.cross(f),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)on.fromBufferAttribute(t,e),on.normalize(),t.setXYZ(e,on.x,on.y,on.z)}toNonIndexed(){function t(a,c){let l=a.array,h=a.itemSize,f=a.normalized,d=new l.constructor(c.length*h),p=0,m=0;for(let M=0,u=c.length;M<u;M++){a.isInterleavedBufferAttribute?p=c[M]*a.data.stride+a.offset:p=c[M]*h;for(let g=0;g<h;g++)d[m++]=l[p++]}return new Ze(d,h,f)}if(this.index===null)return le("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let c=s[a],l=t(c,n);e.setAttribute(a,l)}let r=this.morphAttributes;for(let a in r){let c=[],l=r[a];for(let h=0,f=l.length;h<f;h++){let d=l[h],p=t(d,n);c.push(p)}e.morphAttributes[a]=c}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,c=o.length;a<c;a++){let l=o[a];e.addGroup(l.start,l.count,l.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let c=this.parameters;for(let l in c)c[l]!==void 0&&(t[l]=c[l]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let c in n){let l=n[c];t.data.attributes[c]=l.toJSON(t.data)}let s={},r=!1;for(let c in this.morphAttributes){let l=this.morphAttributes[c],h=[];for(let f=0,d=l.length;f<d;f++){let p=l[f];h.push(p.toJSON(t.data))}h.length>0&&(s[c]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let l in s){let h=s[l];this.setAttribute(l,h.clone(e))}let r=t.morphAttributes;for(let l in r){let h=[],f=r[l];for(let d=0,p=f.length;d<p;d++)h.push(f[d].clone(e));this.morphAttributes[l]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let l=0,h=o.length;l<h;l++){let f=o[l];this.addGroup(f.start,f.count,f.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let c=t.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Cl=new q,Nf=new q,Uf=new _e,yn=class{constructor(t=new q(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=Cl.subVectors(n,e).cross(Nf.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(Cl),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||Uf.getNormalMatrix(t),s=this.coplanarPoint(Cl).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},Ff=0,jn=class extends Hn{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Ff++}),this.uuid=Fs(),this.name="",this.type="Material",this.blending=Ds,this.side=Fi,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=$l,this.blendDst=ql,this.blendEquation=ji,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ye(0,0,0),this.blendAlpha=0,this.depthFunc=vs,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=du,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Co,this.stencilZFail=Co,this.stencilZPass=Co,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){le(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){le(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let c=r[a];delete c.metadata,o.push(c)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new ye().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new yn().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new ue().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new ue().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var hi=new q,Rl=new q,lo=new q,co=new q,pi=class{constructor(t=new q,e=new q(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,hi)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=hi.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(hi.copy(this.origin).addScaledVector(this.direction,e),hi.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){Rl.copy(t).add(e).multiplyScalar(.5),lo.copy(e).sub(t).normalize(),co.copy(this.origin).sub(Rl);let r=t.distanceTo(e)*.5,o=-this.direction.dot(lo),a=co.dot(this.direction),c=-co.dot(lo),l=co.lengthSq(),h=Math.abs(1-o*o),f,d,p,m;if(h>0)if(f=o*c-a,d=o*a-c,m=r*h,f>=0)if(d>=-m)if(d<=m){let M=1/h;f*=M,d*=M,p=f*(f+o*d+2*a)+d*(o*f+d+2*c)+l}else d=r,f=Math.max(0,-(o*d+a)),p=-f*f+d*(d+2*c)+l;else d=-r,f=Math.max(0,-(o*d+a)),p=-f*f+d*(d+2*c)+l;else d<=-m?(f=Math.max(0,-(-o*r+a)),d=f>0?-r:Math.min(Math.max(-r,-c),r),p=-f*f+d*(d+2*c)+l):d<=m?(f=0,d=Math.min(Math.max(-r,-c),r),p=d*(d+2*c)+l):(f=Math.max(0,-(o*r+a)),d=f>0?r:Math.min(Math.max(-r,-c),r),p=-f*f+d*(d+2*c)+l);else d=o>0?-r:r,f=Math.max(0,-(o*d+a)),p=-f*f+d*(d+2*c)+l;return n&&n.copy(this.origin).addScaledVector(this.direction,f),s&&s.copy(Rl).addScaledVector(lo,d),p}intersectSphere(t,e){if(t.radius<0)return null;hi.subVectors(t.center,this.origin);let n=hi.dot(this.direction),s=hi.dot(hi)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,c=n+o;return c<0?null:a<0?this.at(c,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,c,l=1/this.direction.x,h=1/this.direction.y,f=1/this.direction.z,d=this.origin;return l>=0?(n=(t.min.x-d.x)*l,s=(t.max.x-d.x)*l):(n=(t.max.x-d.x)*l,s=(t.min.x-d.x)*l),h>=0?(r=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(r=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),f>=0?(a=(t.min.z-d.z)*f,c=(t.max.z-d.z)*f):(a=(t.max.z-d.z)*f,c=(t.min.z-d.z)*f),n>c||a>s)||((a>n||n!==n)&&(n=a),(c<s||s!==s)&&(s=c),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,hi)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,c=a.x,l=a.y,h=a.z,f=t.x-o.x,d=t.y-o.y,p=t.z-o.z,m=e.x-o.x,M=e.y-o.y,u=e.z-o.z,g=n.x-o.x,A=n.y-o.y,C=n.z-o.z,b=Math.abs(c),P=Math.abs(l),E=Math.abs(h),_,S,N,I,F,k,W,L,Z,Q,G,mt;if(b>=P&&b>=E?(N=c,k=f,Z=m,mt=g,c>=0?(_=l,S=h,I=d,F=p,W=M,L=u,Q=A,G=C):(_=h,S=l,I=p,F=d,W=u,L=M,Q=C,G=A)):P>=E?(N=l,k=d,Z=M,mt=A,l>=0?(_=h,S=c,I=p,F=f,W=u,L=m,Q=C,G=g):(_=c,S=h,I=f,F=p,W=m,L=u,Q=g,G=C)):(N=h,k=p,Z=u,mt=C,h>=0?(_=c,S=l,I=f,F=d,W=m,L=M,Q=g,G=A):(_=l,S=c,I=d,F=f,W=M,L=m,Q=A,G=g)),N===0)return null;let K=_/N,ct=S/N,dt=1/N,zt=I-K*k,Qt=F-ct*k,ot=W-K*Z,vt=L-ct*Z,Et=Q-K*mt,Gt=G-ct*mt,xt=Et*vt-Gt*ot,qt=zt*Gt-Qt*Et,we=ot*Qt-vt*zt;if(s){if(xt<0||qt<0||we<0)return null}else if((xt<0||qt<0||we<0)&&(xt>0||qt>0||we>0))return null;let Yt=xt+qt+we;if(Yt===0)return null;let jt=dt*(xt*k+qt*Z+we*mt);return(Yt>0?jt<0:jt>0)?null:this.at(jt/Yt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Vo=class extends jn{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ye(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new fi,this.combine=aa,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},yh=new xe,$i=new pi,ho=new Kn,vh=new q,uo=new q,fo=new q,po=new q,Pl=new q,mo=new q,Mh=new q,go=new q,je=class extends ln{constructor(t=new Qe,e=new Vo){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){mo.set(0,0,0);for(let c=0,l=r.length;c<l;c++){let h=a[c],f=r[c];h!==0&&(Pl.fromBufferAttribute(f,t),o?mo.addScaledVector(Pl,h):mo.addScaledVector(Pl.sub(e),h))}e.add(mo)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),ho.copy(n.boundingSphere),ho.applyMatrix4(r),$i.copy(t.ray).recast(t.near),!(ho.containsPoint($i.origin)===!1&&($i.intersectSphere(ho,vh)===null||$i.origin.distanceToSquared(vh)>(t.far-t.near)**2))&&(yh.copy(r).invert(),$i.copy(t.ray).applyMatrix4(yh),!(n.boundingBox!==null&&$i.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,$i)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,c=r.attributes.position,l=r.attributes.uv,h=r.attributes.uv1,f=r.attributes.normal,d=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let m=0,M=d.length;m<M;m++){let u=d[m],g=o[u.materialIndex],A=Math.max(u.start,p.start),C=Math.min(a.count,Math.min(u.start+u.count,p.start+p.count));for(let b=A,P=C;b<P;b+=3){let E=a.getX(b),_=a.getX(b+1),S=a.getX(b+2);s=_o(this,g,t,n,l,h,f,E,_,S),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=u.materialIndex,e.push(s))}}else{let m=Math.max(0,p.start),M=Math.min(a.count,p.start+p.count);for(let u=m,g=M;u<g;u+=3){let A=a.getX(u),C=a.getX(u+1),b=a.getX(u+2);s=_o(this,o,t,n,l,h,f,A,C,b),s&&(s.faceIndex=Math.floor(u/3),e.push(s))}}else if(c!==void 0)if(Array.isArray(o))for(let m=0,M=d.length;m<M;m++){let u=d[m],g=o[u.materialIndex],A=Math.max(u.start,p.start),C=Math.min(c.count,Math.min(u.start+u.count,p.start+p.count));for(let b=A,P=C;b<P;b+=3){let E=b,_=b+1,S=b+2;s=_o(this,g,t,n,l,h,f,E,_,S),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=u.materialIndex,e.push(s))}}else{let m=Math.max(0,p.start),M=Math.min(c.count,p.start+p.count);for(let u=m,g=M;u<g;u+=3){let A=u,C=u+1,b=u+2;s=_o(this,o,t,n,l,h,f,A,C,b),s&&(s.faceIndex=Math.floor(u/3),e.push(s))}}}};function Of(i,t,e,n,s,r,o,a){let c;if(t.side===Sn?c=n.intersectTriangle(o,r,s,!0,a):c=n.intersectTriangle(s,r,o,t.side===Fi,a),c===null)return null;go.copy(a),go.applyMatrix4(i.matrixWorld);let l=e.ray.origin.distanceTo(go);return l<e.near||l>e.far?null:{distance:l,point:go.clone(),object:i}}function _o(i,t,e,n,s,r,o,a,c,l){i.getVertexPosition(a,uo),i.getVertexPosition(c,fo),i.getVertexPosition(l,po);let h=Of(i,t,e,n,uo,fo,po,Mh);if(h){let f=new q;Ci.getBarycoord(Mh,uo,fo,po,f),s&&(h.uv=Ci.getInterpolatedAttribute(s,a,c,l,f,new ue)),r&&(h.uv1=Ci.getInterpolatedAttribute(r,a,c,l,f,new ue)),o&&(h.normal=Ci.getInterpolatedAttribute(o,a,c,l,f,new q),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:c,c:l,normal:new q,materialIndex:0};Ci.getNormal(uo,fo,po,d.normal),h.face=d,h.barycoord=f}return h}var cr=class extends bn{constructor(t=null,e=1,n=1,s,r,o,a,c,l=an,h=an,f,d){super(null,o,a,c,l,h,s,r,f,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Yi=class extends Ze{constructor(t,e,n,s=1){super(t,e,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){let t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}},ms=new xe,Sh=new xe,xo=[],bh=new Un,Bf=new xe,Zs=new je,Js=new Kn,hr=class extends je{constructor(t,e,n){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new Yi(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,Bf)}computeBoundingBox(){let t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new Un),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,ms),bh.copy(t.boundingBox).applyMatrix4(ms),this.boundingBox.union(bh)}computeBoundingSphere(){let t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new Kn),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,ms),Js.copy(t.boundingSphere).applyMatrix4(ms),this.boundingSphere.union(Js)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),this.morphTexture=t.morphTexture!==null?t.morphTexture.clone():null,this.instanceColor=t.instanceColor!==null?t.instanceColor.clone():null,this.count=t.count,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){let n=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=t*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(t,e){let n=this.matrixWorld,s=this.count;if(Zs.geometry=this.geometry,Zs.material=this.material,Zs.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Js.copy(this.boundingSphere),Js.applyMatrix4(n),t.ray.intersectsSphere(Js)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,ms),Sh.multiplyMatrices(n,ms),Zs.matrixWorld=Sh,Zs.raycast(t,xo);for(let o=0,a=xo.length;o<a;o++){let c=xo[o];c.instanceId=r,c.object=this,e.push(c)}xo.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new Yi(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){let n=e.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new cr(new Float32Array(s*this.count),s,this.count,pa,Fn));let r=this.morphTexture.source.data.data,o=0;for(let l=0;l<n.length;l++)o+=n[l];let a=this.geometry.morphTargetsRelative?1:1-o,c=s*t;return r[c]=a,r.set(n,c+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},qi=new Kn,zf=new ue(.5,.5),yo=new q,Ri=class{constructor(t=new yn,e=new yn,n=new yn,s=new yn,r=new yn,o=new yn){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=Dn,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],c=r[2],l=r[3],h=r[4],f=r[5],d=r[6],p=r[7],m=r[8],M=r[9],u=r[10],g=r[11],A=r[12],C=r[13],b=r[14],P=r[15];if(s[0].setComponents(l-o,p-h,g-m,P-A).normalize(),s[1].setComponents(l+o,p+h,g+m,P+A).normalize(),s[2].setComponents(l+a,p+f,g+M,P+C).normalize(),s[3].setComponents(l-a,p-f,g-M,P-C).normalize(),n)s[4].setComponents(c,d,u,b).normalize(),s[5].setComponents(l-c,p-d,g-u,P-b).normalize();else if(s[4].setComponents(l-c,p-d,g-u,P-b).normalize(),e===Dn)s[5].setComponents(l+c,p+d,g+u,P+b).normalize();else if(e===Ms)s[5].setComponents(c,d,u,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),qi.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),qi.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(qi)}intersectsSprite(t){qi.center.set(0,0,0);let e=zf.distanceTo(t.center);return qi.radius=.7071067811865476+e,qi.applyMatrix4(t.matrixWorld),this.intersectsSphere(qi)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(yo.x=s.normal.x>0?t.max.x:t.min.x,yo.y=s.normal.y>0?t.max.y:t.min.y,yo.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(yo)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},wh=new xe,Ho=class i{constructor(){this.coordinateSystem=Dn,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];wh.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Ri),n[s].setFromProjectionMatrix(wh,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new Ri),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var Qn=class extends jn{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ye(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},Wo=new q,Xo=new q,Eh=new xe,Ks=new pi,vo=new Kn,Il=new q,Ah=new q,Zi=class extends ln{constructor(t=new Qe,e=new Qn){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)Wo.fromBufferAttribute(e,s-1),Xo.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=Wo.distanceTo(Xo);t.setAttribute("lineDistance",new Ke(n,1))}else le("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),vo.copy(n.boundingSphere),vo.applyMatrix4(s),vo.radius+=r,t.ray.intersectsSphere(vo)===!1)return;Eh.copy(s).invert(),Ks.copy(t.ray).applyMatrix4(Eh);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let p=Math.max(0,o.start),m=Math.min(h.count,o.start+o.count);for(let M=p,u=m-1;M<u;M+=l){let g=h.getX(M),A=h.getX(M+1),C=Mo(this,t,Ks,c,g,A,M);C&&e.push(C)}if(this.isLineLoop){let M=h.getX(m-1),u=h.getX(p),g=Mo(this,t,Ks,c,M,u,m-1);g&&e.push(g)}}else{let p=Math.max(0,o.start),m=Math.min(d.count,o.start+o.count);for(let M=p,u=m-1;M<u;M+=l){let g=Mo(this,t,Ks,c,M,M+1,M);g&&e.push(g)}if(this.isLineLoop){let M=Mo(this,t,Ks,c,m-1,p,m-1);M&&e.push(M)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Mo(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(Wo.fromBufferAttribute(a,s),Xo.fromBufferAttribute(a,r),e.distanceSqToSegment(Wo,Xo,Il,Ah)>n)return;Il.applyMatrix4(i.matrixWorld);let l=t.ray.origin.distanceTo(Il);if(!(l<t.near||l>t.far))return{distance:l,point:Ah.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var Th=new q,Ch=new q,Ji=class extends Zi{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)Th.fromBufferAttribute(e,s),Ch.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+Th.distanceTo(Ch);t.setAttribute("lineDistance",new Ke(n,1))}else le("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Ts=class extends jn{constructor(t){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new ye(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.alphaMap=t.alphaMap,this.size=t.size,this.sizeAttenuation=t.sizeAttenuation,this.fog=t.fog,this}},Rh=new xe,Ol=new pi,So=new Kn,bo=new q,ur=class extends ln{constructor(t=new Qe,e=new Ts){super(),this.isPoints=!0,this.type="Points",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Points.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),So.copy(n.boundingSphere),So.applyMatrix4(s),So.radius+=r,t.ray.intersectsSphere(So)===!1)return;Rh.copy(s).invert(),Ol.copy(t.ray).applyMatrix4(Rh);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=n.index,f=n.attributes.position;if(l!==null){let d=Math.max(0,o.start),p=Math.min(l.count,o.start+o.count);for(let m=d,M=p;m<M;m++){let u=l.getX(m);bo.fromBufferAttribute(f,u),Ph(bo,u,c,s,t,e,this)}}else{let d=Math.max(0,o.start),p=Math.min(f.count,o.start+o.count);for(let m=d,M=p;m<M;m++)bo.fromBufferAttribute(f,m),Ph(bo,m,c,s,t,e,this)}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Ph(i,t,e,n,s,r,o){let a=Ol.distanceSqToPoint(i);if(a<e){let c=new q;Ol.closestPointToPoint(i,c),c.applyMatrix4(n);let l=s.ray.origin.distanceTo(c);if(l<s.near||l>s.far)return;r.push({distance:l,distanceToRay:Math.sqrt(a),point:c,index:t,face:null,faceIndex:null,barycoord:null,object:o})}}var dr=class extends bn{constructor(t=[],e=Qi,n,s,r,o,a,c,l,h){super(t,e,n,s,r,o,a,c,l,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var mi=class extends bn{constructor(t,e,n=Wn,s,r,o,a=an,c=an,l,h=di,f=1){if(h!==di&&h!==_i)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:f};super(d,s,r,o,a,c,h,n,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new ws(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},fr=class extends mi{constructor(t,e=Wn,n=Qi,s,r,o=an,a=an,c,l=di){let h={width:t,height:t,depth:1},f=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,c,l),this.image=f,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},pr=class extends bn{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},Pi=class i extends Qe{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let c=[],l=[],h=[],f=[],d=0,p=0;m("z","y","x",-1,-1,n,e,t,o,r,0),m("z","y","x",1,-1,n,e,-t,o,r,1),m("x","z","y",1,1,t,n,e,s,o,2),m("x","z","y",1,-1,t,n,-e,s,o,3),m("x","y","z",1,-1,t,e,n,s,r,4),m("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(c),this.setAttribute("position",new Ke(l,3)),this.setAttribute("normal",new Ke(h,3)),this.setAttribute("uv",new Ke(f,2));function m(M,u,g,A,C,b,P,E,_,S,N){let I=b/_,F=P/S,k=b/2,W=P/2,L=E/2,Z=_+1,Q=S+1,G=0,mt=0,K=new q;for(let ct=0;ct<Q;ct++){let dt=ct*F-W;for(let zt=0;zt<Z;zt++){let Qt=zt*I-k;K[M]=Qt*A,K[u]=dt*C,K[g]=L,l.push(K.x,K.y,K.z),K[M]=0,K[u]=0,K[g]=E>0?1:-1,h.push(K.x,K.y,K.z),f.push(zt/_),f.push(1-ct/S),G+=1}}for(let ct=0;ct<S;ct++)for(let dt=0;dt<_;dt++){let zt=d+dt+Z*ct,Qt=d+dt+Z*(ct+1),ot=d+(dt+1)+Z*(ct+1),vt=d+(dt+1)+Z*ct;c.push(zt,Qt,vt),c.push(Qt,ot,vt),mt+=6}a.addGroup(p,mt,N),p+=mt,d+=G}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}};var Cs=class i extends Qe{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,c=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:c};let l=this;s=Math.floor(s),r=Math.floor(r);let h=[],f=[],d=[],p=[],m=0,M=[],u=n/2,g=0;A(),o===!1&&(t>0&&C(!0),e>0&&C(!1)),this.setIndex(h),this.setAttribute("position",new Ke(f,3)),this.setAttribute("normal",new Ke(d,3)),this.setAttribute("uv",new Ke(p,2));function A(){let b=new q,P=new q,E=0,_=(e-t)/n;for(let S=0;S<=r;S++){let N=[],I=S/r,F=I*(e-t)+t;for(let k=0;k<=s;k++){let W=k/s,L=W*c+a,Z=Math.sin(L),Q=Math.cos(L);P.x=F*Z,P.y=-I*n+u,P.z=F*Q,f.push(P.x,P.y,P.z),b.set(Z,_,Q).normalize(),d.push(b.x,b.y,b.z),p.push(W,1-I),N.push(m++)}M.push(N)}for(let S=0;S<s;S++)for(let N=0;N<r;N++){let I=M[N][S],F=M[N+1][S],k=M[N+1][S+1],W=M[N][S+1];(t>0||N!==0)&&(h.push(I,F,W),E+=3),(e>0||N!==r-1)&&(h.push(F,k,W),E+=3)}l.addGroup(g,E,0),g+=E}function C(b){let P=m,E=new ue,_=new q,S=0,N=b===!0?t:e,I=b===!0?1:-1;for(let k=1;k<=s;k++)f.push(0,u*I,0),d.push(0,I,0),p.push(.5,.5),m++;let F=m;for(let k=0;k<=s;k++){let L=k/s*c+a,Z=Math.cos(L),Q=Math.sin(L);_.x=N*Q,_.y=u*I,_.z=N*Z,f.push(_.x,_.y,_.z),d.push(0,I,0),E.x=Z*.5+.5,E.y=Q*.5*I+.5,p.push(E.x,E.y),m++}for(let k=0;k<s;k++){let W=P+k,L=F+k;b===!0?h.push(L,L+1,W):h.push(L+1,L,W),S+=3}l.addGroup(g,S,b===!0?1:2),g+=S}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}};var mr=class i extends Qe{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),c=Math.floor(s),l=a+1,h=c+1,f=t/a,d=e/c,p=[],m=[],M=[],u=[];for(let g=0;g<h;g++){let A=g*d-o;for(let C=0;C<l;C++){let b=C*f-r;m.push(b,-A,0),M.push(0,0,1),u.push(C/a),u.push(1-g/c)}}for(let g=0;g<c;g++)for(let A=0;A<a;A++){let C=A+l*g,b=A+l*(g+1),P=A+1+l*(g+1),E=A+1+l*g;p.push(C,b,E),p.push(b,P,E)}this.setIndex(p),this.setAttribute("position",new Ke(m,3)),this.setAttribute("normal",new Ke(M,3)),this.setAttribute("uv",new Ke(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var gr=class i extends Qe{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let c=Math.min(o+a,Math.PI),l=0,h=[],f=new q,d=new q,p=[],m=[],M=[],u=[];for(let g=0;g<=n;g++){let A=[],C=g/n,b=o+C*a,P=t*Math.cos(b),E=Math.sqrt(t*t-P*P),_=0;g===0&&o===0?_=.5/e:g===n&&c===Math.PI&&(_=-.5/e);for(let S=0;S<=e;S++){let N=S/e,I=s+N*r;f.x=-E*Math.cos(I),f.y=P,f.z=E*Math.sin(I),m.push(f.x,f.y,f.z),d.copy(f).normalize(),M.push(d.x,d.y,d.z),u.push(N+_,1-C),A.push(l++)}h.push(A)}for(let g=0;g<n;g++)for(let A=0;A<e;A++){let C=h[g][A+1],b=h[g][A],P=h[g+1][A],E=h[g+1][A+1];(g!==0||o>0)&&p.push(C,b,E),(g!==n-1||c<Math.PI)&&p.push(b,P,E)}this.setIndex(p),this.setAttribute("position",new Ke(m,3)),this.setAttribute("normal",new Ke(M,3)),this.setAttribute("uv",new Ke(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};function es(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(Ih(s))s.isRenderTargetTexture?(le("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(Ih(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function gn(i){let t={};for(let e=0;e<i.length;e++){let n=es(i[e]);for(let s in n)t[s]=n[s]}return t}function Ih(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function kf(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function _c(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:Ae.workingColorSpace}var Au={clone:es,merge:gn},Gf=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Vf=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ti=class extends jn{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Gf,this.fragmentShader=Vf,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=es(t.uniforms),this.uniformsGroups=kf(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new ye().setHex(s.value);break;case"v2":this.uniforms[n].value=new ue().fromArray(s.value);break;case"v3":this.uniforms[n].value=new q().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Ve().fromArray(s.value);break;case"m3":this.uniforms[n].value=new _e().fromArray(s.value);break;case"m4":this.uniforms[n].value=new xe().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},$o=class extends ti{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Pn=class extends jn{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new ye(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ye(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Ya,this.normalScale=new ue(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new fi,this.combine=aa,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},qo=class extends jn{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=hu,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Yo=class extends jn{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function gs(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function wo(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Ii=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let c=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===c)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Zo=class extends Ii{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Nl,endingEnd:Nl}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],c=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Ul:r=t,a=2*e-n;break;case Fl:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(c===void 0)switch(this.getSettings_().endingEnd){case Ul:o=t,c=2*n-e;break;case Fl:o=1,c=n+s[1]-s[0];break;default:o=t-1,c=e}let l=(n-e)*.5,h=this.valueSize;this._weightPrev=l/(e-a),this._weightNext=l/(c-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=t*a,l=c-a,h=this._offsetPrev,f=this._offsetNext,d=this._weightPrev,p=this._weightNext,m=(n-e)/(s-e),M=m*m,u=M*m,g=-d*u+2*d*M-d*m,A=(1+d)*u+(-1.5-2*d)*M+(-.5+d)*m+1,C=(-1-p)*u+(1.5+p)*M+.5*m,b=p*u-p*M;for(let P=0;P!==a;++P)r[P]=g*o[h+P]+A*o[l+P]+C*o[c+P]+b*o[f+P];return r}},Jo=class extends Ii{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=t*a,l=c-a,h=(n-e)/(s-e),f=1-h;for(let d=0;d!==a;++d)r[d]=o[l+d]*f+o[c+d]*h;return r}},Ko=class extends Ii{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},jo=class extends Ii{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=t*a,l=c-a,h=this.inTangents,f=this.outTangents;if(!h||!f){let m=(n-e)/(s-e),M=1-m;for(let u=0;u!==a;++u)r[u]=o[l+u]*M+o[c+u]*m;return r}let d=a*2,p=t-1;for(let m=0;m!==a;++m){let M=o[l+m],u=o[c+m],g=p*d+m*2,A=f[g],C=f[g+1],b=t*d+m*2,P=h[b],E=h[b+1],_=Wf(n,e,A,P,s);r[m]=Tu(_,M,C,E,u)}return r}};function Tu(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function Hf(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function Wf(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=Tu(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let c=Hf(r,t,e,n,s);if(Math.abs(c)<1e-10)break;r=Math.max(0,Math.min(1,r-a/c))}return r}var In=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=gs(e,this.TimeBufferType),this.values=gs(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:gs(t.times,Array),values:gs(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),wo(t.settings)&&(n.settings={inTangents:gs(t.settings.inTangents,Array),outTangents:gs(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new Ko(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Jo(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new Zo(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new jo(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case er:e=this.InterpolantFactoryMethodDiscrete;break;case Bo:e=this.InterpolantFactoryMethodLinear;break;case To:e=this.InterpolantFactoryMethodSmooth;break;case Dl:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return le("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return er;case this.InterpolantFactoryMethodLinear:return Bo;case this.InterpolantFactoryMethodSmooth:return To;case this.InterpolantFactoryMethodBezier:return Dl}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;wo(this.settings)&&(Lh(this.settings.inTangents,t),Lh(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;wo(this.settings)&&(Dh(this.settings.inTangents,t),Dh(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(pe("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(pe("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let c=n[a];if(typeof c=="number"&&isNaN(c)){pe("KeyframeTrack: Time is not a valid number.",this,a,c),t=!1;break}if(o!==null&&o>c){pe("KeyframeTrack: Out of order keys.",this,a,c,o),t=!1;break}o=c}if(s!==void 0&&rf(s))for(let a=0,c=s.length;a!==c;++a){let l=s[a];if(isNaN(l)){pe("KeyframeTrack: Value is not a valid number.",this,a,l),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===To,r=t.length-1,o=1;for(let a=1;a<r;++a){let c=!1,l=t[a],h=t[a+1];if(l!==h&&(a!==1||l!==t[0]))if(s)c=!0;else{let f=a*n,d=f-n,p=f+n;for(let m=0;m!==n;++m){let M=e[f+m];if(M!==e[d+m]||M!==e[p+m]){c=!0;break}}}if(c){if(a!==o){t[o]=t[a];let f=a*n,d=o*n;for(let p=0;p!==n;++p)e[d+p]=e[f+p]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,c=o*n,l=0;l!==n;++l)e[c+l]=e[a+l];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,wo(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Lh(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function Dh(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}In.prototype.ValueTypeName="";In.prototype.TimeBufferType=Float32Array;In.prototype.ValueBufferType=Float32Array;In.prototype.DefaultInterpolation=Bo;var Li=class extends In{constructor(t,e,n){super(t,e,n)}};Li.prototype.ValueTypeName="bool";Li.prototype.ValueBufferType=Array;Li.prototype.DefaultInterpolation=er;Li.prototype.InterpolantFactoryMethodLinear=void 0;Li.prototype.InterpolantFactoryMethodSmooth=void 0;var Qo=class extends In{constructor(t,e,n,s){super(t,e,n,s)}};Qo.prototype.ValueTypeName="color";var ta=class extends In{constructor(t,e,n,s){super(t,e,n,s)}};ta.prototype.ValueTypeName="number";var ea=class extends Ii{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(n-e)/(s-e),l=t*a;for(let h=l+a;l!==h;l+=4)un.slerpFlat(r,0,o,l-a,o,l,c);return r}},_r=class extends In{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new ea(this.times,this.values,this.getValueSize(),t)}};_r.prototype.ValueTypeName="quaternion";_r.prototype.InterpolantFactoryMethodSmooth=void 0;var Di=class extends In{constructor(t,e,n){super(t,e,n)}};Di.prototype.ValueTypeName="string";Di.prototype.ValueBufferType=Array;Di.prototype.DefaultInterpolation=er;Di.prototype.InterpolantFactoryMethodLinear=void 0;Di.prototype.InterpolantFactoryMethodSmooth=void 0;var na=class extends In{constructor(t,e,n,s){super(t,e,n,s)}};na.prototype.ValueTypeName="vector";var ia=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,c,l=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),c?c(h):h},this.setURLModifier=function(h){return c=h,this},this.addHandler=function(h,f){return l.push(h,f),this},this.removeHandler=function(h){let f=l.indexOf(h);return f!==-1&&l.splice(f,2),this},this.getHandler=function(h){for(let f=0,d=l.length;f<d;f+=2){let p=l[f],m=l[f+1];if(p.global&&(p.lastIndex=0),p.test(h))return m}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Cu=new ia,sa=class{constructor(t){this.manager=t!==void 0?t:Cu,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};sa.DEFAULT_MATERIAL_NAME="__DEFAULT";var Rs=class extends ln{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new ye(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},xr=class extends Rs{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(ln.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ye(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},Ll=new xe,Nh=new q,Uh=new q,ra=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new ue(512,512),this.mapType=En,this.map=null,this.mapPass=null,this.matrix=new xe,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Ri,this._frameExtents=new ue(1,1),this._viewportCount=1,this._viewports=[new Ve(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;Nh.setFromMatrixPosition(t.matrixWorld),e.position.copy(Nh),Uh.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(Uh),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){Ll.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(Ll,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,c=s?s.x/r.x:0,l=s?s.y/r.y:0;t.coordinateSystem===Ms||t.reversedDepth?e.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,.5,.5,0,0,0,1),e.multiply(Ll)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},Eo=new q,Ao=new un,Zn=new q,yr=class extends ln{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new xe,this.projectionMatrix=new xe,this.projectionMatrixInverse=new xe,this.coordinateSystem=Dn,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(Eo,Ao,Zn),Zn.x===1&&Zn.y===1&&Zn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Eo,Ao,Zn.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(Eo,Ao,Zn),Zn.x===1&&Zn.y===1&&Zn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Eo,Ao,Zn.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ti=new q,Fh=new ue,Oh=new ue,vn=class extends yr{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=bs*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(Qs*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return bs*2*Math.atan(Math.tan(Qs*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Ti.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Ti.x,Ti.y).multiplyScalar(-t/Ti.z),Ti.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Ti.x,Ti.y).multiplyScalar(-t/Ti.z)}getViewSize(t,e){return this.getViewBounds(t,Fh,Oh),e.subVectors(Oh,Fh)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(Qs*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let c=o.fullWidth,l=o.fullHeight;r+=o.offsetX*s/c,e-=o.offsetY*n/l,s*=o.width/c,n*=o.height/l}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var vr=class extends yr{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,c=s-e;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=l*this.view.offsetX,o=r+l*this.view.width,a-=h*this.view.offsetY,c=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},Bl=class extends ra{constructor(){super(new vr(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Mr=class extends Rs{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(ln.DEFAULT_UP),this.updateMatrix(),this.target=new ln,this.shadow=new Bl}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}},Sr=class extends Rs{constructor(t,e){super(t,e),this.isAmbientLight=!0,this.type="AmbientLight"}};var _s=-90,xs=1,Ps=class extends ln{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new vn(_s,xs,t,e);s.layers=this.layers,this.add(s);let r=new vn(_s,xs,t,e);r.layers=this.layers,this.add(r);let o=new vn(_s,xs,t,e);o.layers=this.layers,this.add(o);let a=new vn(_s,xs,t,e);a.layers=this.layers,this.add(a);let c=new vn(_s,xs,t,e);c.layers=this.layers,this.add(c);let l=new vn(_s,xs,t,e);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,c]=e;for(let l of e)this.remove(l);if(t===Dn)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(t===Ms)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let l of e)this.add(l),l.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,c,l,h]=this.children,f=t.getRenderTarget(),d=t.getActiveCubeFace(),p=t.getActiveMipmapLevel(),m=t.xr.enabled;t.xr.enabled=!1;let M=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let u=!1;t.isWebGLRenderer===!0?u=t.state.buffers.depth.getReversed():u=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),t.setRenderTarget(n,4,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),n.texture.mipmapsAutoUpdate=M,t.setRenderTarget(n,5,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(f,d,p),t.xr.enabled=m,n.texture.needsPMREMUpdate=!0}},oa=class extends vn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var xc="\\[\\]\\.:\\/",Xf=new RegExp("["+xc+"]","g"),yc="[^"+xc+"]",$f="[^"+xc.replace("\\.","")+"]",qf=/((?:WC+[\/:])*)/.source.replace("WC",yc),Yf=/(WCOD+)?/.source.replace("WCOD",$f),Zf=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",yc),Jf=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",yc),Kf=new RegExp("^"+qf+Yf+Zf+Jf+"$"),jf=["material","materials","bones","map"],zl=class{constructor(t,e,n){let s=n||Xe.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},Xe=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(Xf,"")}static parseTrackName(t){let e=Kf.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);jf.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let c=n(a.children);if(c)return c}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){le("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let l=e.objectIndex;switch(n){case"materials":if(!t.material){pe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){pe("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){pe("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===l){l=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){pe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){pe("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){pe("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(l!==void 0){if(t[l]===void 0){pe("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[l]}}let o=t[s];if(o===void 0){let l=e.nodeName;pe("PropertyBinding: Trying to update property for track: "+l+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let c=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){pe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){pe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}c=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(c=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(c=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[c],this.setValue=this.SetterByBindingTypeAndVersioning[c][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Xe.Composite=zl;Xe.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Xe.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Xe.prototype.GetterByBindingType=[Xe.prototype._getValue_direct,Xe.prototype._getValue_array,Xe.prototype._getValue_arrayElement,Xe.prototype._getValue_toArray];Xe.prototype.SetterByBindingTypeAndVersioning=[[Xe.prototype._setValue_direct,Xe.prototype._setValue_direct_setNeedsUpdate,Xe.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Xe.prototype._setValue_array,Xe.prototype._setValue_array_setNeedsUpdate,Xe.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Xe.prototype._setValue_arrayElement,Xe.prototype._setValue_arrayElement_setNeedsUpdate,Xe.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Xe.prototype._setValue_fromArray,Xe.prototype._setValue_fromArray_setNeedsUpdate,Xe.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var qx=new Float32Array(1);var Bh=new xe,br=class{constructor(t,e,n=0,s=1/0){this.ray=new pi(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new Es,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):pe("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return Bh.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Bh),this}intersectObject(t,e=!0,n=[]){return kl(t,this,n,e),n.sort(zh),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)kl(t[s],this,n,e);return n.sort(zh),n}};function zh(i,t){return i.distance-t.distance}function kl(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)kl(r[o],t,e,!0)}}var Is=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=be(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(be(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Gl=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var wr=class extends Hn{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function vc(i,t,e,n){let s=Qf(n);switch(e){case oc:return i*t;case pa:return i*t/s.components*s.byteLength;case ma:return i*t/s.components*s.byteLength;case Oi:return i*t*2/s.components*s.byteLength;case ga:return i*t*2/s.components*s.byteLength;case ac:return i*t*3/s.components*s.byteLength;case $n:return i*t*4/s.components*s.byteLength;case _a:return i*t*4/s.components*s.byteLength;case Tr:case Cr:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Rr:case Pr:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case ya:case Ma:return Math.max(i,16)*Math.max(t,8)/4;case xa:case va:return Math.max(i,8)*Math.max(t,8)/2;case Sa:case ba:case Ea:case Aa:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case wa:case Ir:case Ta:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Ca:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Ra:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case Pa:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Ia:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case La:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case Da:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case Na:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case Ua:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Fa:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Oa:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Ba:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case za:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case ka:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Ga:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case Va:case Ha:case Wa:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Xa:case $a:return Math.ceil(i/4)*Math.ceil(t/4)*8;case Lr:case qa:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function Qf(i){switch(i){case En:case nc:return{byteLength:1,components:1};case Us:case ic:case Xn:return{byteLength:2,components:1};case da:case fa:return{byteLength:2,components:4};case Wn:case ua:case Fn:return{byteLength:4,components:1};case sc:case rc:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?le("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Ju(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function ep(i){let t=new WeakMap;function e(a,c){let l=a.array,h=a.usage,f=l.byteLength,d=i.createBuffer();i.bindBuffer(c,d),i.bufferData(c,l,h),a.onUploadCallback();let p;if(l instanceof Float32Array)p=i.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)p=i.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?p=i.HALF_FLOAT:p=i.UNSIGNED_SHORT;else if(l instanceof Int16Array)p=i.SHORT;else if(l instanceof Uint32Array)p=i.UNSIGNED_INT;else if(l instanceof Int32Array)p=i.INT;else if(l instanceof Int8Array)p=i.BYTE;else if(l instanceof Uint8Array)p=i.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)p=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:d,type:p,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:f}}function n(a,c,l){let h=c.array,f=c.updateRanges;if(i.bindBuffer(l,a),f.length===0)i.bufferSubData(l,0,h);else{f.sort((p,m)=>p.start-m.start);let d=0;for(let p=1;p<f.length;p++){let m=f[d],M=f[p];M.start<=m.start+m.count+1?m.count=Math.max(m.count,M.start+M.count-m.start):(++d,f[d]=M)}f.length=d+1;for(let p=0,m=f.length;p<m;p++){let M=f[p];i.bufferSubData(l,M.start*h.BYTES_PER_ELEMENT,h,M.start,M.count)}c.clearUpdateRanges()}c.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let c=t.get(a);c&&(i.deleteBuffer(c.buffer),t.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let l=t.get(a);if(l===void 0)t.set(a,e(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(l.buffer,a,c),l.version=a.version}}return{get:s,remove:r,update:o}}var np=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,ip=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,sp=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,rp=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,op=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,ap=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,lp=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,cp=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,hp=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,up=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,dp=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,fp=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,pp=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,mp=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,gp=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,_p=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,xp=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,yp=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,vp=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Mp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Sp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,bp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,wp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,Ep=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,Ap=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,Tp=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Cp=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Rp=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Pp=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Ip="gl_FragColor = linearToOutputTexel( gl_FragColor );",Lp=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Dp=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,Np=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,Up=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,Fp=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Op=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,Bp=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,zp=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,kp=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Gp=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Vp=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,Hp=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,Wp=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Xp=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,$p=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,qp=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,Yp=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Zp=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,Jp=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Kp=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,jp=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,Qp=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,tm=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,em=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,nm=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,im=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,sm=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,rm=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,om=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,am=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,lm=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,cm=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,hm=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,um=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,dm=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,fm=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,pm=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,mm=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,gm=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,_m=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,xm=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,ym=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,vm=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,Mm=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Sm=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,bm=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,wm=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,Em=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Am=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Tm=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Cm=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Rm=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Pm=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,Im=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Lm=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Dm=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Nm=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Um=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Fm=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Om=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,Bm=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,zm=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,km=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,Gm=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Vm=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,Hm=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,Wm=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,Xm=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,$m=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,qm=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,Ym=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,Zm=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,Jm=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,Km=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,jm=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,Qm=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,tg=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,eg=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,ng=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,ig=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,sg=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,rg=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,og=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,ag=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,lg=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,cg=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,hg=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,ug=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,dg=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,fg=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,pg=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,mg=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,gg=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,_g=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,xg=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,yg=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,vg=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Mg=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,Sg=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,bg=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,wg=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Eg=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,Ag=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Tg=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Cg=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Rg=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,Pg=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Ig=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Lg=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Dg=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,Ng=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,Se={alphahash_fragment:np,alphahash_pars_fragment:ip,alphamap_fragment:sp,alphamap_pars_fragment:rp,alphatest_fragment:op,alphatest_pars_fragment:ap,aomap_fragment:lp,aomap_pars_fragment:cp,batching_pars_vertex:hp,batching_vertex:up,begin_vertex:dp,beginnormal_vertex:fp,bsdfs:pp,iridescence_fragment:mp,bumpmap_pars_fragment:gp,clipping_planes_fragment:_p,clipping_planes_pars_fragment:xp,clipping_planes_pars_vertex:yp,clipping_planes_vertex:vp,color_fragment:Mp,color_pars_fragment:Sp,color_pars_vertex:bp,color_vertex:wp,common:Ep,defaultnormal_vertex:Ap,displacementmap_pars_vertex:Tp,displacementmap_vertex:Cp,emissivemap_fragment:Rp,emissivemap_pars_fragment:Pp,colorspace_fragment:Ip,colorspace_pars_fragment:Lp,envmap_fragment:Dp,envmap_common_pars_fragment:Np,envmap_pars_fragment:Up,envmap_pars_vertex:Fp,envmap_physical_pars_fragment:qp,envmap_vertex:Op,fog_vertex:Bp,fog_pars_vertex:zp,fog_fragment:kp,fog_pars_fragment:Gp,gradientmap_pars_fragment:Vp,lightmap_pars_fragment:Hp,lights_lambert_fragment:Wp,lights_lambert_pars_fragment:Xp,lights_pars_begin:$p,lights_toon_fragment:Yp,lights_toon_pars_fragment:Zp,lights_phong_fragment:Jp,lights_phong_pars_fragment:Kp,lights_physical_fragment:jp,lights_physical_pars_fragment:Qp,lights_fragment_begin:tm,lights_fragment_maps:em,lights_fragment_end:nm,lightprobes_pars_fragment:im,logdepthbuf_fragment:sm,logdepthbuf_pars_fragment:rm,logdepthbuf_pars_vertex:om,logdepthbuf_vertex:am,map_fragment:lm,map_pars_fragment:cm,map_particle_fragment:hm,map_particle_pars_fragment:um,metalnessmap_fragment:dm,metalnessmap_pars_fragment:fm,morphinstance_vertex:pm,morphcolor_vertex:mm,morphnormal_vertex:gm,morphtarget_pars_vertex:_m,morphtarget_vertex:xm,normal_fragment_begin:ym,normal_fragment_maps:vm,normal_pars_fragment:Mm,normal_pars_vertex:Sm,normal_vertex:bm,normalmap_pars_fragment:wm,clearcoat_normal_fragment_begin:Em,clearcoat_normal_fragment_maps:Am,clearcoat_pars_fragment:Tm,iridescence_pars_fragment:Cm,opaque_fragment:Rm,packing:Pm,premultiplied_alpha_fragment:Im,project_vertex:Lm,dithering_fragment:Dm,dithering_pars_fragment:Nm,roughnessmap_fragment:Um,roughnessmap_pars_fragment:Fm,shadowmap_pars_fragment:Om,shadowmap_pars_vertex:Bm,shadowmap_vertex:zm,shadowmask_pars_fragment:km,skinbase_vertex:Gm,skinning_pars_vertex:Vm,skinning_vertex:Hm,skinnormal_vertex:Wm,specularmap_fragment:Xm,specularmap_pars_fragment:$m,tonemapping_fragment:qm,tonemapping_pars_fragment:Ym,transmission_fragment:Zm,transmission_pars_fragment:Jm,uv_pars_fragment:Km,uv_pars_vertex:jm,uv_vertex:Qm,worldpos_vertex:tg,background_vert:eg,background_frag:ng,backgroundCube_vert:ig,backgroundCube_frag:sg,cube_vert:rg,cube_frag:og,depth_vert:ag,depth_frag:lg,distance_vert:cg,distance_frag:hg,equirect_vert:ug,equirect_frag:dg,linedashed_vert:fg,linedashed_frag:pg,meshbasic_vert:mg,meshbasic_frag:gg,meshlambert_vert:_g,meshlambert_frag:xg,meshmatcap_vert:yg,meshmatcap_frag:vg,meshnormal_vert:Mg,meshnormal_frag:Sg,meshphong_vert:bg,meshphong_frag:wg,meshphysical_vert:Eg,meshphysical_frag:Ag,meshtoon_vert:Tg,meshtoon_frag:Cg,points_vert:Rg,points_frag:Pg,shadow_vert:Ig,shadow_frag:Lg,sprite_vert:Dg,sprite_frag:Ng},Vt={common:{diffuse:{value:new ye(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new _e},alphaMap:{value:null},alphaMapTransform:{value:new _e},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new _e}},envmap:{envMap:{value:null},envMapRotation:{value:new _e},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new _e}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new _e}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new _e},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new _e},normalScale:{value:new ue(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new _e},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new _e}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new _e}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new _e}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ye(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ye(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new _e},alphaTest:{value:0},uvTransform:{value:new _e}},sprite:{diffuse:{value:new ye(16777215)},opacity:{value:1},center:{value:new ue(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new _e},alphaMap:{value:null},alphaMapTransform:{value:new _e},alphaTest:{value:0}}},ii={basic:{uniforms:gn([Vt.common,Vt.specularmap,Vt.envmap,Vt.aomap,Vt.lightmap,Vt.fog]),vertexShader:Se.meshbasic_vert,fragmentShader:Se.meshbasic_frag},lambert:{uniforms:gn([Vt.common,Vt.specularmap,Vt.envmap,Vt.aomap,Vt.lightmap,Vt.emissivemap,Vt.bumpmap,Vt.normalmap,Vt.displacementmap,Vt.fog,Vt.lights,{emissive:{value:new ye(0)},envMapIntensity:{value:1}}]),vertexShader:Se.meshlambert_vert,fragmentShader:Se.meshlambert_frag},phong:{uniforms:gn([Vt.common,Vt.specularmap,Vt.envmap,Vt.aomap,Vt.lightmap,Vt.emissivemap,Vt.bumpmap,Vt.normalmap,Vt.displacementmap,Vt.fog,Vt.lights,{emissive:{value:new ye(0)},specular:{value:new ye(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:Se.meshphong_vert,fragmentShader:Se.meshphong_frag},standard:{uniforms:gn([Vt.common,Vt.envmap,Vt.aomap,Vt.lightmap,Vt.emissivemap,Vt.bumpmap,Vt.normalmap,Vt.displacementmap,Vt.roughnessmap,Vt.metalnessmap,Vt.fog,Vt.lights,{emissive:{value:new ye(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:Se.meshphysical_vert,fragmentShader:Se.meshphysical_frag},toon:{uniforms:gn([Vt.common,Vt.aomap,Vt.lightmap,Vt.emissivemap,Vt.bumpmap,Vt.normalmap,Vt.displacementmap,Vt.gradientmap,Vt.fog,Vt.lights,{emissive:{value:new ye(0)}}]),vertexShader:Se.meshtoon_vert,fragmentShader:Se.meshtoon_frag},matcap:{uniforms:gn([Vt.common,Vt.bumpmap,Vt.normalmap,Vt.displacementmap,Vt.fog,{matcap:{value:null}}]),vertexShader:Se.meshmatcap_vert,fragmentShader:Se.meshmatcap_frag},points:{uniforms:gn([Vt.points,Vt.fog]),vertexShader:Se.points_vert,fragmentShader:Se.points_frag},dashed:{uniforms:gn([Vt.common,Vt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:Se.linedashed_vert,fragmentShader:Se.linedashed_frag},depth:{uniforms:gn([Vt.common,Vt.displacementmap]),vertexShader:Se.depth_vert,fragmentShader:Se.depth_frag},normal:{uniforms:gn([Vt.common,Vt.bumpmap,Vt.normalmap,Vt.displacementmap,{opacity:{value:1}}]),vertexShader:Se.meshnormal_vert,fragmentShader:Se.meshnormal_frag},sprite:{uniforms:gn([Vt.sprite,Vt.fog]),vertexShader:Se.sprite_vert,fragmentShader:Se.sprite_frag},background:{uniforms:{uvTransform:{value:new _e},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:Se.background_vert,fragmentShader:Se.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new _e}},vertexShader:Se.backgroundCube_vert,fragmentShader:Se.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:Se.cube_vert,fragmentShader:Se.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:Se.equirect_vert,fragmentShader:Se.equirect_frag},distance:{uniforms:gn([Vt.common,Vt.displacementmap,{referencePosition:{value:new q},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:Se.distance_vert,fragmentShader:Se.distance_frag},shadow:{uniforms:gn([Vt.lights,Vt.fog,{color:{value:new ye(0)},opacity:{value:1}}]),vertexShader:Se.shadow_vert,fragmentShader:Se.shadow_frag}};ii.physical={uniforms:gn([ii.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new _e},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new _e},clearcoatNormalScale:{value:new ue(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new _e},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new _e},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new _e},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new _e},sheen:{value:0},sheenColor:{value:new ye(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new _e},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new _e},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new _e},transmissionSamplerSize:{value:new ue},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new _e},attenuationDistance:{value:0},attenuationColor:{value:new ye(0)},specularColor:{value:new ye(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new _e},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new _e},anisotropyVector:{value:new ue},anisotropyMap:{value:null},anisotropyMapTransform:{value:new _e}}]),vertexShader:Se.meshphysical_vert,fragmentShader:Se.meshphysical_frag};var Za={r:0,b:0,g:0},Ug=new xe,Ku=new _e;Ku.set(-1,0,0,0,1,0,0,0,1);function Fg(i,t,e,n,s,r){let o=new ye(0),a=s===!0?0:1,c,l,h=null,f=0,d=null;function p(A){let C=A.isScene===!0?A.background:null;if(C&&C.isTexture){let b=A.backgroundBlurriness>0;C=t.get(C,b)}return C}function m(A){let C=!1,b=p(A);b===null?u(o,a):b&&b.isColor&&(u(b,1),C=!0);let P=i.xr.getEnvironmentBlendMode();P==="additive"?e.buffers.color.setClear(0,0,0,1,r):P==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||C)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function M(A,C){let b=p(C);b&&b.isCubeTexture?(l===void 0&&(l=new je(new Pi(1,1,1),new ti({name:"BackgroundCubeMaterial",uniforms:es(ii.backgroundCube.uniforms),vertexShader:ii.backgroundCube.vertexShader,fragmentShader:ii.backgroundCube.fragmentShader,side:Sn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),l.geometry.deleteAttribute("uv"),l.onBeforeRender=function(P,E,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(l.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(l)),l.material.uniforms.envMap.value=b,l.material.uniforms.backgroundBlurriness.value=C.backgroundBlurriness,l.material.uniforms.backgroundIntensity.value=C.backgroundIntensity,l.material.uniforms.backgroundRotation.value.setFromMatrix4(Ug.makeRotationFromEuler(C.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&l.material.uniforms.backgroundRotation.value.premultiply(Ku),l.material.toneMapped=Ae.getTransfer(b.colorSpace)!==Be,(h!==b||f!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,f=b.version,d=i.toneMapping),l.layers.enableAll(),A.unshift(l,l.geometry,l.material,0,0,null)):b&&b.isTexture&&(c===void 0&&(c=new je(new mr(2,2),new ti({name:"BackgroundMaterial",uniforms:es(ii.background.uniforms),vertexShader:ii.background.vertexShader,fragmentShader:ii.background.fragmentShader,side:Fi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),Object.defineProperty(c.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(c)),c.material.uniforms.t2D.value=b,c.material.uniforms.backgroundIntensity.value=C.backgroundIntensity,c.material.toneMapped=Ae.getTransfer(b.colorSpace)!==Be,b.matrixAutoUpdate===!0&&b.updateMatrix(),c.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||f!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,f=b.version,d=i.toneMapping),c.layers.enableAll(),A.unshift(c,c.geometry,c.material,0,0,null))}function u(A,C){A.getRGB(Za,_c(i)),e.buffers.color.setClear(Za.r,Za.g,Za.b,C,r)}function g(){l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0),c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0)}return{getClearColor:function(){return o},setClearColor:function(A,C=1){o.set(A),a=C,u(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(A){a=A,u(o,a)},render:m,addToRenderList:M,dispose:g}}function Og(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(F,k,W,L,Z){let Q=!1,G=f(F,L,W,k);r!==G&&(r=G,l(r.object)),Q=p(F,L,W,Z),Q&&m(F,L,W,Z),Z!==null&&t.update(Z,i.ELEMENT_ARRAY_BUFFER),(Q||o)&&(o=!1,b(F,k,W,L),Z!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(Z).buffer))}function c(){return i.createVertexArray()}function l(F){return i.bindVertexArray(F)}function h(F){return i.deleteVertexArray(F)}function f(F,k,W,L){let Z=L.wireframe===!0,Q=n[k.id];Q===void 0&&(Q={},n[k.id]=Q);let G=F.isInstancedMesh===!0?F.id:0,mt=Q[G];mt===void 0&&(mt={},Q[G]=mt);let K=mt[W.id];K===void 0&&(K={},mt[W.id]=K);let ct=K[Z];return ct===void 0&&(ct=d(c()),K[Z]=ct),ct}function d(F){let k=[],W=[],L=[];for(let Z=0;Z<e;Z++)k[Z]=0,W[Z]=0,L[Z]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:k,enabledAttributes:W,attributeDivisors:L,object:F,attributes:{},index:null}}function p(F,k,W,L){let Z=r.attributes,Q=k.attributes,G=0,mt=W.getAttributes();for(let K in mt)if(mt[K].location>=0){let dt=Z[K],zt=Q[K];if(zt===void 0&&(K==="instanceMatrix"&&F.instanceMatrix&&(zt=F.instanceMatrix),K==="instanceColor"&&F.instanceColor&&(zt=F.instanceColor)),dt===void 0||dt.attribute!==zt||zt&&dt.data!==zt.data)return!0;G++}return r.attributesNum!==G||r.index!==L}function m(F,k,W,L){let Z={},Q=k.attributes,G=0,mt=W.getAttributes();for(let K in mt)if(mt[K].location>=0){let dt=Q[K];dt===void 0&&(K==="instanceMatrix"&&F.instanceMatrix&&(dt=F.instanceMatrix),K==="instanceColor"&&F.instanceColor&&(dt=F.instanceColor));let zt={};zt.attribute=dt,dt&&dt.data&&(zt.data=dt.data),Z[K]=zt,G++}r.attributes=Z,r.attributesNum=G,r.index=L}function M(){let F=r.newAttributes;for(let k=0,W=F.length;k<W;k++)F[k]=0}function u(F){g(F,0)}function g(F,k){let W=r.newAttributes,L=r.enabledAttributes,Z=r.attributeDivisors;W[F]=1,L[F]===0&&(i.enableVertexAttribArray(F),L[F]=1),Z[F]!==k&&(i.vertexAttribDivisor(F,k),Z[F]=k)}function A(){let F=r.newAttributes,k=r.enabledAttributes;for(let W=0,L=k.length;W<L;W++)k[W]!==F[W]&&(i.disableVertexAttribArray(W),k[W]=0)}function C(F,k,W,L,Z,Q,G){G===!0?i.vertexAttribIPointer(F,k,W,Z,Q):i.vertexAttribPointer(F,k,W,L,Z,Q)}function b(F,k,W,L){M();let Z=L.attributes,Q=W.getAttributes(),G=k.defaultAttributeValues;for(let mt in Q){let K=Q[mt];if(K.location>=0){let ct=Z[mt];if(ct===void 0&&(mt==="instanceMatrix"&&F.instanceMatrix&&(ct=F.instanceMatrix),mt==="instanceColor"&&F.instanceColor&&(ct=F.instanceColor)),ct!==void 0){let dt=ct.normalized,zt=ct.itemSize,Qt=t.get(ct);if(Qt===void 0)continue;let ot=Qt.buffer,vt=Qt.type,Et=Qt.bytesPerElement,Gt=vt===i.INT||vt===i.UNSIGNED_INT||ct.gpuType===ua;if(ct.isInterleavedBufferAttribute){let xt=ct.data,qt=xt.isInterleavedBuffer===!0?xt.stride:xt.itemSize,we=ct.offset;if(xt.isInstancedInterleavedBuffer||xt.isInstancedBufferAttribute){for(let Yt=0;Yt<K.locationSize;Yt++)g(K.location+Yt,xt.meshPerAttribute);F.isInstancedMesh!==!0&&L._maxInstanceCount===void 0&&(L._maxInstanceCount=xt.meshPerAttribute*xt.count)}else for(let Yt=0;Yt<K.locationSize;Yt++)u(K.location+Yt);i.bindBuffer(i.ARRAY_BUFFER,ot);for(let Yt=0;Yt<K.locationSize;Yt++)C(K.location+Yt,zt/K.locationSize,vt,dt,qt*Et,(we+zt/K.locationSize*Yt)*Et,Gt)}else{if(ct.isInstancedBufferAttribute){for(let xt=0;xt<K.locationSize;xt++)g(K.location+xt,ct.meshPerAttribute);F.isInstancedMesh!==!0&&L._maxInstanceCount===void 0&&(L._maxInstanceCount=ct.meshPerAttribute*ct.count)}else for(let xt=0;xt<K.locationSize;xt++)u(K.location+xt);i.bindBuffer(i.ARRAY_BUFFER,ot);for(let xt=0;xt<K.locationSize;xt++)C(K.location+xt,zt/K.locationSize,vt,dt,zt*Et,zt/K.locationSize*xt*Et,Gt)}}else if(G!==void 0){let dt=G[mt];if(dt!==void 0)switch(dt.length){case 2:i.vertexAttrib2fv(K.location,dt);break;case 3:i.vertexAttrib3fv(K.location,dt);break;case 4:i.vertexAttrib4fv(K.location,dt);break;default:i.vertexAttrib1fv(K.location,dt)}}}}A()}function P(){N();for(let F in n){let k=n[F];for(let W in k){let L=k[W];for(let Z in L){let Q=L[Z];for(let G in Q)h(Q[G].object),delete Q[G];delete L[Z]}}delete n[F]}}function E(F){if(n[F.id]===void 0)return;let k=n[F.id];for(let W in k){let L=k[W];for(let Z in L){let Q=L[Z];for(let G in Q)h(Q[G].object),delete Q[G];delete L[Z]}}delete n[F.id]}function _(F){for(let k in n){let W=n[k];for(let L in W){let Z=W[L];if(Z[F.id]===void 0)continue;let Q=Z[F.id];for(let G in Q)h(Q[G].object),delete Q[G];delete Z[F.id]}}}function S(F){for(let k in n){let W=n[k],L=F.isInstancedMesh===!0?F.id:0,Z=W[L];if(Z!==void 0){for(let Q in Z){let G=Z[Q];for(let mt in G)h(G[mt].object),delete G[mt];delete Z[Q]}delete W[L],Object.keys(W).length===0&&delete n[k]}}}function N(){I(),o=!0,r!==s&&(r=s,l(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:N,resetDefaultState:I,dispose:P,releaseStatesOfGeometry:E,releaseStatesOfObject:S,releaseStatesOfProgram:_,initAttributes:M,enableAttribute:u,disableUnusedAttributes:A}}function Bg(i,t,e){let n;function s(c){n=c}function r(c,l){i.drawArrays(n,c,l),e.update(l,n,1)}function o(c,l,h){h!==0&&(i.drawArraysInstanced(n,c,l,h),e.update(l,n,h))}function a(c,l,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,c,0,l,0,h);let d=0;for(let p=0;p<h;p++)d+=l[p];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function zg(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let _=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(_){return!(_!==$n&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let S=_===Xn&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(_!==En&&_!==Fn&&!S&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function c(_){if(_==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=e.precision!==void 0?e.precision:"highp",h=c(l);h!==l&&(le("WebGLRenderer:",l,"not supported, using",h,"instead."),l=h);let f=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&f===!1;e.reversedDepthBuffer===!0&&f===!1&&le("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&f===!0&&le("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let p=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),m=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),M=i.getParameter(i.MAX_TEXTURE_SIZE),u=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),g=i.getParameter(i.MAX_VERTEX_ATTRIBS),A=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),C=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),P=i.getParameter(i.MAX_SAMPLES),E=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:d,reversedDepthBuffer:f,maxTextures:p,maxVertexTextures:m,maxTextureSize:M,maxCubemapSize:u,maxAttributes:g,maxVertexUniforms:A,maxVaryings:C,maxFragmentUniforms:b,maxSamples:P,samples:E}}function kg(i){let t=this,e=null,n=0,s=!1,r=!1,o=new yn,a=new _e,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(f,d){let p=f.length!==0||d||n!==0||s;return s=d,n=f.length,p},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(f,d){e=h(f,d,0)},this.setState=function(f,d,p){let m=f.clippingPlanes,M=f.clipIntersection,u=f.clipShadows,g=i.get(f);if(!s||m===null||m.length===0||r&&!u)r?h(null):l();else{let A=r?0:n,C=A*4,b=g.clippingState||null;c.value=b,b=h(m,d,C,p);for(let P=0;P!==C;++P)b[P]=e[P];g.clippingState=b,this.numIntersection=M?this.numPlanes:0,this.numPlanes+=A}};function l(){c.value!==e&&(c.value=e,c.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(f,d,p,m){let M=f!==null?f.length:0,u=null;if(M!==0){if(u=c.value,m!==!0||u===null){let g=p+M*4,A=d.matrixWorldInverse;a.getNormalMatrix(A),(u===null||u.length<g)&&(u=new Float32Array(g));for(let C=0,b=p;C!==M;++C,b+=4)o.copy(f[C]).applyMatrix4(A,a),o.normal.toArray(u,b),u[b+3]=o.constant}c.value=u,c.needsUpdate=!0}return t.numPlanes=M,t.numIntersection=0,u}}var Ur=class extends Rn{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new dr(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Pi(5,5,5),r=new ti({name:"CubemapFromEquirect",uniforms:es(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Sn,blending:Ki});r.uniforms.tEquirect.value=e;let o=new je(s,r),a=e.minFilter;return e.minFilter===gi&&(e.minFilter=Mn),new Ps(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},Ru=256,Gg=3,Vg=20,ju=256,Qu=16,Hg=3,Wg=new q,Xg=new ye,Ka=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Ps(1,10,null),this._boxMesh=new je(new Pi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=Wg}=r,c=this._renderer;this._setSize(o);let l=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let f=c.autoClear,d=c.autoClearColor,p=c.autoClearDepth,m=c.autoClearStencil,M=t.background;c.autoClear=!0,c.autoClearColor=!0,c.autoClearDepth=!0,c.autoClearStencil=!0,M===null&&(t.background=c.getClearColor(Xg));let u=new Ps(n,s,h);return u.position.copy(a),u.update(c,t),c.autoClear=f,c.autoClearColor=d,c.autoClearDepth=p,c.autoClearStencil=m,t.background=M,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(l,e)),this._applyPMREM(l),l}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Lu(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Iu(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Ru,pc(t))}_fromTexture(t,e){t.mapping===Qi||t.mapping===Ns?this._setSize(t.image.length===0?Ru:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=Pu(t,!1,!1),n=Math.log2(t)-Gg;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Pu(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Qi||t.mapping===Ns?(this._cubemapMaterial===null&&(this._cubemapMaterial=Lu()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Iu()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=$g(),this._integrationMaterial=qg());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/Qu);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-Hg)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let c=a>0?Math.log2(e)+.5*Math.log2(6/(ju*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=c,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=Yg());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function Pu(i,t,e){return new Ur(i,{minFilter:gi,generateMipmaps:t,type:Xn,colorSpace:nr,depthBuffer:e})}function Fr(i,t,e){return new ti({name:i,uniforms:t,vertexShader:Se.cube_vert,fragmentShader:e,side:Sn,blending:Ki,depthTest:!1,depthWrite:!1})}function $g(){return Fr("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${ju}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function qg(){return Fr("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Qu}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function Yg(){return Fr("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${Vg}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Iu(){return Fr("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Lu(){return Fr("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function Zg(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,p=!1){return d==null?null:p?o(d):r(d)}function r(d){if(d&&d.isTexture){let p=d.mapping;if(p===la||p===ca)if(t.has(d)){let m=t.get(d).texture;return a(m,d.mapping)}else{let m=d.image;if(m&&m.height>0){let M=new Ur(m.height);return M.fromEquirectangularTexture(i,d),t.set(d,M),d.addEventListener("dispose",l),a(M.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let p=d.mapping,m=p===la||p===ca,M=p===Qi||p===Ns;if(m||M){let u=e.get(d),g=u!==void 0?u.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==g)return n===null&&(n=new Ka(i)),u=m?n.fromEquirectangular(d,u):n.fromCubemap(d,u),u.texture.pmremVersion=d.pmremVersion,e.set(d,u),u.texture;if(u!==void 0)return u.texture;{let A=d.image;return m&&A&&A.height>0||M&&A&&c(A)?(n===null&&(n=new Ka(i)),u=m?n.fromEquirectangular(d):n.fromCubemap(d),u.texture.pmremVersion=d.pmremVersion,e.set(d,u),d.addEventListener("dispose",h),u.texture):null}}}return d}function a(d,p){return p===la?d.mapping=Qi:p===ca&&(d.mapping=Ns),d}function c(d){let p=0,m=6;for(let M=0;M<m;M++)d[M]!==void 0&&p++;return p===m}function l(d){let p=d.target;p.removeEventListener("dispose",l);let m=t.get(p);m!==void 0&&(t.delete(p),m.dispose())}function h(d){let p=d.target;p.removeEventListener("dispose",h);let m=e.get(p);m!==void 0&&(e.delete(p),m.dispose())}function f(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:f}}function Jg(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&js("WebGLRenderer: "+n+" extension not supported."),s}}}function Kg(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(m=>delete s[m]);function a(m){c(m.target)}function c(m){m.index!==null&&t.remove(m.index);for(let u in m.attributes)t.remove(m.attributes[u]);m.removeEventListener("dispose",a),delete s[m.id],o.unregister(m);let M=r.get(m);M&&(t.remove(M),r.delete(m)),n.releaseStatesOfGeometry(m),m.isInstancedBufferGeometry===!0&&delete m._maxInstanceCount,e.memory.geometries--}function l(m,M){return s[M.id]!==void 0||(M.addEventListener("dispose",a),s[M.id]=new WeakRef(M),o.register(M,M.id,M),e.memory.geometries++),M}function h(m){let M=m.attributes;for(let u in M)t.update(M[u],i.ARRAY_BUFFER)}function f(m){let M=m.index,u=m.attributes.position,g=0;if(u===void 0)return;let A=M!==null?M.array.length:u.array.length/3-1,C=u.count>=65535?lr:ar,b=new C(Math.ceil(A/3)*6,1),P=b.array;if(M!==null){let _=M.array;g=M.version;for(let S=0,N=0;S<A;S+=3){let I=_[S+0],F=_[S+1],k=_[S+2];P[N++]=I,P[N++]=F,P[N++]=F,P[N++]=k,P[N++]=k,P[N++]=I}}else{g=u.version;for(let _=0,S=0;_<A;_+=3){let N=_+0,I=_+1,F=_+2;P[S++]=N,P[S++]=I,P[S++]=I,P[S++]=F,P[S++]=F,P[S++]=N}}b.version=g;let E=r.get(m);E&&t.remove(E),r.set(m,b)}function d(m){let M=r.get(m);if(M){let u=m.index;u!==null&&M.version<u.version&&f(m)}else f(m);return r.get(m)}function p(){for(let m in s){let M=s[m].deref();M!==void 0&&c(M)}}return{get:l,update:h,getWireframeAttribute:d,dispose:p}}function jg(i,t,e){let n;function s(f){n=f}let r,o;function a(f){r=f.type,o=f.bytesPerElement}function c(f,d){i.drawElements(n,d,r,f*o),e.update(d,n,1)}function l(f,d,p){p!==0&&(i.drawElementsInstanced(n,d,r,f*o,p),e.update(d,n,p))}function h(f,d,p){if(p===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,f,0,p);let M=0;for(let u=0;u<p;u++)M+=d[u];e.update(M,n,1)}this.setMode=s,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=h}function Qg(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:pe("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function t0(i,t,e){let n=new WeakMap,s=new Ve;function r(o,a,c){let l=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,f=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==f){let N=function(){_.dispose(),n.delete(a),a.removeEventListener("dispose",N)};d!==void 0&&d.texture.dispose();let p=a.morphAttributes.position!==void 0,m=a.morphAttributes.normal!==void 0,M=a.morphAttributes.color!==void 0,u=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],A=a.morphAttributes.color||[],C=0;p===!0&&(C=1),m===!0&&(C=2),M===!0&&(C=3);let b=a.attributes.position.count*C,P=1;b>t.maxTextureSize&&(P=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let E=new Float32Array(b*P*4*f),_=new rr(E,b,P,f);_.type=Fn,_.needsUpdate=!0;let S=C*4;for(let I=0;I<f;I++){let F=u[I],k=g[I],W=A[I],L=b*P*4*I;for(let Z=0;Z<F.count;Z++){let Q=Z*S;p===!0&&(s.fromBufferAttribute(F,Z),E[L+Q+0]=s.x,E[L+Q+1]=s.y,E[L+Q+2]=s.z,E[L+Q+3]=0),m===!0&&(s.fromBufferAttribute(k,Z),E[L+Q+4]=s.x,E[L+Q+5]=s.y,E[L+Q+6]=s.z,E[L+Q+7]=0),M===!0&&(s.fromBufferAttribute(W,Z),E[L+Q+8]=s.x,E[L+Q+9]=s.y,E[L+Q+10]=s.z,E[L+Q+11]=W.itemSize===4?s.w:1)}}d={count:f,texture:_,size:new ue(b,P)},n.set(a,d),a.addEventListener("dispose",N)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let p=0;for(let M=0;M<l.length;M++)p+=l[M];let m=a.morphTargetsRelative?1:1-p;c.getUniforms().setValue(i,"morphTargetBaseInfluence",m),c.getUniforms().setValue(i,"morphTargetInfluences",l)}c.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),c.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function e0(i,t,e,n,s){let r=new WeakMap;function o(l){let h=s.render.frame,f=l.geometry,d=t.get(l,f);if(r.get(d)!==h&&(t.update(d),r.set(d,h)),l.isInstancedMesh&&(l.hasEventListener("dispose",c)===!1&&l.addEventListener("dispose",c),r.get(l)!==h&&(e.update(l.instanceMatrix,i.ARRAY_BUFFER),l.instanceColor!==null&&e.update(l.instanceColor,i.ARRAY_BUFFER),r.set(l,h))),l.isSkinnedMesh){let p=l.skeleton;r.get(p)!==h&&(p.update(),r.set(p,h))}return d}function a(){r=new WeakMap}function c(l){let h=l.target;h.removeEventListener("dispose",c),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var n0={[Yl]:"LINEAR_TONE_MAPPING",[Zl]:"REINHARD_TONE_MAPPING",[Jl]:"CINEON_TONE_MAPPING",[Kl]:"ACES_FILMIC_TONE_MAPPING",[Ql]:"AGX_TONE_MAPPING",[tc]:"NEUTRAL_TONE_MAPPING",[jl]:"CUSTOM_TONE_MAPPING"};function i0(i,t,e,n,s,r){let o=new Rn(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,c=null,l=null,h=new Qe;h.setAttribute("position",new Ke([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Ke([0,2,0,0,2,0],2));let f=new $o({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new je(h,f),p=new vr(-1,1,1,-1,0,1),m=null,M=null,u=!1,g,A=null,C=[],b=!1;this.setSize=function(P,E){o.setSize(P,E),a!==null&&a.setSize(P,E),c!==null&&c.setSize(P,E);for(let _=0;_<C.length;_++){let S=C[_];S.setSize&&S.setSize(P,E)}},this.setEffects=function(P){C=P,b=C.length>0&&C[0].isRenderPass===!0;let E=o.width,_=o.height;C.length>0&&a===null&&(a=new Rn(E,_,{type:Xn,depthBuffer:!1,stencilBuffer:!1}),c=new Rn(E,_,{type:Xn,depthBuffer:!1,stencilBuffer:!1}));let S=s===!0&&C.some(N=>N.needsDepthTexture===!0);S!==(o.depthTexture!==null)&&(S===!0&&l===null&&(l=new mi(E,_),r===!0&&(l.format=_i,l.type=ts)),o.dispose(),o.depthTexture=S?l:null,o.resolveDepthBuffer=S,o.storeMultisampledDepthBuffer=S);for(let N=0;N<C.length;N++){let I=C[N];I.setSize&&I.setSize(E,_),S&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(l)}},this.begin=function(P,E){if(u||P.toneMapping===ei&&C.length===0)return!1;if(A=E,E!==null){let _=E.width,S=E.height;(o.width!==_||o.height!==S)&&this.setSize(_,S)}return b===!1&&P.setRenderTarget(o),g=P.toneMapping,P.toneMapping=ei,!0},this.hasRenderPass=function(){return b},this.end=function(P,E){P.toneMapping=g,u=!0;let _=o,S=a;for(let N=0;N<C.length;N++){let I=C[N];I.enabled!==!1&&(I.render(P,S,_,E),I.needsSwap!==!1&&(_=S,S=S===a?c:a))}if(m!==P.outputColorSpace||M!==P.toneMapping){m=P.outputColorSpace,M=P.toneMapping,f.defines={},Ae.getTransfer(m)===Be&&(f.defines.SRGB_TRANSFER="");let N=n0[M];N&&(f.defines[N]=""),f.needsUpdate=!0}f.uniforms.tDiffuse.value=_.texture,P.setRenderTarget(A),P.render(d,p),A=null,u=!1},this.isCompositing=function(){return u},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),c!==null&&c.dispose(),h.dispose(),f.dispose()}}var td=new bn,ed=new mi(1,1),nd=new fr(1),id=new rr,sd=new Go,rd=new dr,Du=[],Nu=[],Uu=new Float32Array(16),Fu=new Float32Array(9),Ou=new Float32Array(4);function Bs(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=Du[s];if(r===void 0&&(r=new Float32Array(s),Du[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function tn(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function en(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function Qa(i,t){let e=Nu[t];e===void 0&&(e=new Int32Array(t),Nu[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function s0(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function r0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(tn(e,t))return;i.uniform2fv(this.addr,t),en(e,t)}}function o0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(tn(e,t))return;i.uniform3fv(this.addr,t),en(e,t)}}function a0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(tn(e,t))return;i.uniform4fv(this.addr,t),en(e,t)}}function l0(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(tn(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),en(e,t)}else{if(tn(e,n))return;Ou.set(n),i.uniformMatrix2fv(this.addr,!1,Ou),en(e,n)}}function c0(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(tn(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),en(e,t)}else{if(tn(e,n))return;Fu.set(n),i.uniformMatrix3fv(this.addr,!1,Fu),en(e,n)}}function h0(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(tn(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),en(e,t)}else{if(tn(e,n))return;Uu.set(n),i.uniformMatrix4fv(this.addr,!1,Uu),en(e,n)}}function u0(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function d0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(tn(e,t))return;i.uniform2iv(this.addr,t),en(e,t)}}function f0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(tn(e,t))return;i.uniform3iv(this.addr,t),en(e,t)}}function p0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(tn(e,t))return;i.uniform4iv(this.addr,t),en(e,t)}}function m0(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function g0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(tn(e,t))return;i.uniform2uiv(this.addr,t),en(e,t)}}function _0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(tn(e,t))return;i.uniform3uiv(this.addr,t),en(e,t)}}function x0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(tn(e,t))return;i.uniform4uiv(this.addr,t),en(e,t)}}function tl(i){return i.version===0&&(i.compareFunction=hc,i.needsUpdate=!0),i}function y0(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=tl(ed):r=td,e.setTexture2D(t||r,s)}function v0(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||sd,s)}function M0(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=tl(nd):r=rd,e.setTextureCube(t||r,s)}function S0(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||id,s)}function b0(i){switch(i){case 5126:return s0;case 35664:return r0;case 35665:return o0;case 35666:return a0;case 35674:return l0;case 35675:return c0;case 35676:return h0;case 5124:case 35670:return u0;case 35667:case 35671:return d0;case 35668:case 35672:return f0;case 35669:case 35673:return p0;case 5125:return m0;case 36294:return g0;case 36295:return _0;case 36296:return x0;case 35678:case 36198:case 36298:case 36306:case 35682:return y0;case 35679:case 36299:case 36307:return v0;case 35680:case 36300:case 36308:case 36293:return M0;case 36289:case 36303:case 36311:case 36292:return S0}}function w0(i,t){i.uniform1fv(this.addr,t)}function E0(i,t){let e=Bs(t,this.size,2);i.uniform2fv(this.addr,e)}function A0(i,t){let e=Bs(t,this.size,3);i.uniform3fv(this.addr,e)}function T0(i,t){let e=Bs(t,this.size,4);i.uniform4fv(this.addr,e)}function C0(i,t){let e=Bs(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function R0(i,t){let e=Bs(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function P0(i,t){let e=Bs(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function I0(i,t){i.uniform1iv(this.addr,t)}function L0(i,t){i.uniform2iv(this.addr,t)}function D0(i,t){i.uniform3iv(this.addr,t)}function N0(i,t){i.uniform4iv(this.addr,t)}function U0(i,t){i.uniform1uiv(this.addr,t)}function F0(i,t){i.uniform2uiv(this.addr,t)}function O0(i,t){i.uniform3uiv(this.addr,t)}function B0(i,t){i.uniform4uiv(this.addr,t)}function z0(i,t,e){let n=this.cache,s=t.length,r=Qa(e,s);tn(n,r)||(i.uniform1iv(this.addr,r),en(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=tl(ed):o=td;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function k0(i,t,e){let n=this.cache,s=t.length,r=Qa(e,s);tn(n,r)||(i.uniform1iv(this.addr,r),en(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||sd,r[o])}function G0(i,t,e){let n=this.cache,s=t.length,r=Qa(e,s);tn(n,r)||(i.uniform1iv(this.addr,r),en(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=tl(nd):o=rd;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function V0(i,t,e){let n=this.cache,s=t.length,r=Qa(e,s);tn(n,r)||(i.uniform1iv(this.addr,r),en(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||id,r[o])}function H0(i){switch(i){case 5126:return w0;case 35664:return E0;case 35665:return A0;case 35666:return T0;case 35674:return C0;case 35675:return R0;case 35676:return P0;case 5124:case 35670:return I0;case 35667:case 35671:return L0;case 35668:case 35672:return D0;case 35669:case 35673:return N0;case 5125:return U0;case 36294:return F0;case 36295:return O0;case 36296:return B0;case 35678:case 36198:case 36298:case 36306:case 35682:return z0;case 35679:case 36299:case 36307:return k0;case 35680:case 36300:case 36308:case 36293:return G0;case 36289:case 36303:case 36311:case 36292:return V0}}var bc=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=b0(e.type)}},wc=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=H0(e.type)}},Ec=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},Mc=/(\w+)(\])?(\[|\.)?/g;function Bu(i,t){i.seq.push(t),i.map[t.id]=t}function W0(i,t,e){let n=i.name,s=n.length;for(Mc.lastIndex=0;;){let r=Mc.exec(n),o=Mc.lastIndex,a=r[1],c=r[2]==="]",l=r[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===s){Bu(e,l===void 0?new bc(a,i,t):new wc(a,i,t));break}else{let f=e.map[a];f===void 0&&(f=new Ec(a),Bu(e,f)),e=f}}}var Os=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),c=t.getUniformLocation(e,a.name);W0(a,c,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],c=n[a.id];c.needsUpdate!==!1&&a.setValue(t,c.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function zu(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var X0=37297,$0=0;function q0(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var ku=new _e;function Y0(i){Ae._getMatrix(ku,Ae.workingColorSpace,i);let t=`mat3( ${ku.elements.map(e=>e.toFixed(4))} )`;switch(Ae.getTransfer(i)){case ir:return[t,"LinearTransferOETF"];case Be:return[t,"sRGBTransferOETF"];default:return le("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function Gu(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+q0(i.getShaderSource(t),a)}else return r}function Z0(i,t){let e=Y0(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var J0={[Yl]:"Linear",[Zl]:"Reinhard",[Jl]:"Cineon",[Kl]:"ACESFilmic",[Ql]:"AgX",[tc]:"Neutral",[jl]:"Custom"};function K0(i,t){let e=J0[t];return e===void 0?(le("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var Ja=new q;function j0(){Ae.getLuminanceCoefficients(Ja);let i=Ja.x.toFixed(4),t=Ja.y.toFixed(4),e=Ja.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function Q0(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Nr).join(`
`)}function t_(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function e_(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function Nr(i){return i!==""}function Vu(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function Hu(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var n_=/^[ \t]*#include +<([\w\d./]+)>/gm;function Ac(i){return i.replace(n_,i_)}function i_(i,t){let e=Se[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return Ac(e)}var s_=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Wu(i){return i.replace(s_,r_)}function r_(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Xu(i){let t=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?t+=`
#define HIGH_PRECISION`:i.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}var o_={[Er]:"SHADOWMAP_TYPE_PCF",[Ls]:"SHADOWMAP_TYPE_VSM"};function a_(i){return o_[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var l_={[Ns]:"ENVMAP_MODE_REFRACTION"};function c_(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":l_[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var h_={[aa]:"ENVMAP_BLENDING_MULTIPLY",[au]:"ENVMAP_BLENDING_MIX",[lu]:"ENVMAP_BLENDING_ADD"};function u_(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":h_[i.combine]||"ENVMAP_BLENDING_NONE"}function d_(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,c=a_(e),l=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=c_(e),f=u_(e),d=Q0(e),p=t_(r),m=s.createProgram(),M,u,g=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(M=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p].filter(Nr).join(`
`),M.length>0&&(M+=`
`),u=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p].filter(Nr).join(`
`),u.length>0&&(u+=`
`)):(M=[Xu(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+c:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Nr).join(`
`),u=[Xu(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+l:"",e.envMap?"#define "+h:"",e.envMap?"#define "+f:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+c:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==ei?"#define TONE_MAPPING":"",e.toneMapping!==ei?Se.tonemapping_pars_fragment:"",e.toneMapping!==ei?K0("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",Se.colorspace_pars_fragment,Z0("linearToOutputTexel",e.outputColorSpace),j0(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(Nr).join(`
`)),o=Ac(o),o=Vu(o,e),o=Hu(o,e),a=Ac(a),a=Vu(a,e),a=Hu(a,e),o=Wu(o),a=Wu(a),e.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,M=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+M,u=["#define varying in",e.glslVersion===uc?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===uc?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+u);let A=g+M+o,C=g+u+a,b=zu(s,s.VERTEX_SHADER,A),P=zu(s,s.FRAGMENT_SHADER,C);s.attachShader(m,b),s.attachShader(m,P),e.index0AttributeName!==void 0?s.bindAttribLocation(m,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(m,0,"position"),s.linkProgram(m);function E(I){if(i.debug.checkShaderErrors){let F=s.getProgramInfoLog(m)||"",k=s.getShaderInfoLog(b)||"",W=s.getShaderInfoLog(P)||"",L=F.trim(),Z=k.trim(),Q=W.trim(),G=!0,mt=!0;if(s.getProgramParameter(m,s.LINK_STATUS)===!1)if(G=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,m,b,P);else{let K=Gu(s,b,"vertex"),ct=Gu(s,P,"fragment");pe("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(m,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+L+`
`+K+`
`+ct)}else L!==""?le("WebGLProgram: Program Info Log:",L):(Z===""||Q==="")&&(mt=!1);mt&&(I.diagnostics={runnable:G,programLog:L,vertexShader:{log:Z,prefix:M},fragmentShader:{log:Q,prefix:u}})}s.deleteShader(b),s.deleteShader(P),_=new Os(s,m),S=e_(s,m)}let _;this.getUniforms=function(){return _===void 0&&E(this),_};let S;this.getAttributes=function(){return S===void 0&&E(this),S};let N=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return N===!1&&(N=s.getProgramParameter(m,X0)),N},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(m),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=$0++,this.cacheKey=t,this.usedTimes=1,this.program=m,this.vertexShader=b,this.fragmentShader=P,this}var f_=0,Tc=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new Cc(t),e.set(t,n)),n}},Cc=class{constructor(t){this.id=f_++,this.code=t,this.usedTimes=0}};function p_(i){return i===Oi||i===Ir||i===Lr}function m_(i,t,e,n,s,r){let o=new Es,a=new Tc,c=new Set,l=[],h=new Map,f=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(_){return c.add(_),_===0?"uv":`uv${_}`}function m(_,S,N,I,F,k){let W=I.fog,L=F.geometry,Z=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?I.environment:null,Q=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,G=t.get(_.envMap||Z,Q),mt=d[_.type],K=n.precision;_.precision!==null&&(K=n.getMaxPrecision(_.precision),K!==_.precision&&le("WebGLProgram.getParameters:",_.precision,"not supported, using",K,"instead."));let ct=L.morphAttributes.position||L.morphAttributes.normal||L.morphAttributes.color,dt=ct!==void 0?ct.length:0,zt=0;L.morphAttributes.position!==void 0&&(zt=1),L.morphAttributes.normal!==void 0&&(zt=2),L.morphAttributes.color!==void 0&&(zt=3);let Qt,ot,vt,Et;if(mt){let Bt=ii[mt];Qt=Bt.vertexShader,ot=Bt.fragmentShader}else{Qt=_.vertexShader,ot=_.fragmentShader;let Bt=a.getVertexShaderStage(_),Pe=a.getFragmentShaderStage(_);a.update(_,Bt,Pe),vt=Bt.id,Et=Pe.id}let Gt=i.getRenderTarget(),xt=i.state.buffers.depth.getReversed(),qt=F.isInstancedMesh===!0,we=F.isBatchedMesh===!0,Yt=!!_.map,jt=!!_.matcap,he=!!G,me=he&&G.isPMREMTexture===!0,Ne=!!_.aoMap,Le=!!_.lightMap,Te=!!_.bumpMap&&_.wireframe===!1,ve=!!_.normalMap,tt=!!_.displacementMap,gt=!!_.emissiveMap,te=!!_.metalnessMap,At=!!_.roughnessMap,ee=_.anisotropy>0,v=_.clearcoat>0,J=_.diffuseRoughness>0,j=_.dispersion>0,ht=_.retroreflectivity>0,V=_.iridescence>0,Ct=_.sheen>0,yt=_.transmission>0,It=ee&&!!_.anisotropyMap,w=v&&!!_.clearcoatMap,y=v&&!!_.clearcoatNormalMap,z=v&&!!_.clearcoatRoughnessMap,ft=J&&!!_.diffuseRoughnessMap,ut=V&&!!_.iridescenceMap,bt=V&&!!_.iridescenceThicknessMap,Pt=Ct&&!!_.sheenColorMap,at=Ct&&!!_.sheenRoughnessMap,st=!!_.specularMap,Lt=!!_.specularColorMap,U=!!_.specularIntensityMap,rt=yt&&!!_.transmissionMap,lt=yt&&!!_.thicknessMap,Nt=!!_.gradientMap,Rt=!!_.alphaMap,Ut=_.alphaTest>0,ne=!!_.alphaHash,fe=!!_.extensions,Mt=ei;_.toneMapped&&(Gt===null||Gt.isXRRenderTarget===!0)&&(Mt=i.toneMapping);let Jt=me?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,ge={shaderID:mt,shaderType:_.type,shaderName:_.name,vertexShader:Qt,fragmentShader:ot,defines:_.defines,customVertexShaderID:vt,customFragmentShaderID:Et,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:K,batching:we,batchingColor:we&&F._colorsTexture!==null,instancing:qt,instancingColor:qt&&F.instanceColor!==null,instancingMorph:qt&&F.morphTexture!==null,outputColorSpace:Gt===null?i.outputColorSpace:Gt.isXRRenderTarget===!0?Gt.texture.colorSpace:Ae.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Yt,matcap:jt,envMap:he,envMapMode:he&&G.mapping,envMapPMREM:me,envMapMaxLod:me?Jt.length-1:null,envMapSize:me?Jt[0].width:null,aoMap:Ne,lightMap:Le,bumpMap:Te,normalMap:ve,displacementMap:tt,emissiveMap:gt,normalMapObjectSpace:ve&&_.normalMapType===uu,normalMapTangentSpace:ve&&_.normalMapType===Ya,packedNormalMap:ve&&_.normalMapType===Ya&&p_(_.normalMap.format),metalnessMap:te,roughnessMap:At,anisotropy:ee,anisotropyMap:It,clearcoat:v,clearcoatMap:w,clearcoatNormalMap:y,clearcoatRoughnessMap:z,diffuseRoughness:J,diffuseRoughnessMap:ft,dispersion:j,retroreflection:ht,iridescence:V,iridescenceMap:ut,iridescenceThicknessMap:bt,sheen:Ct,sheenColorMap:Pt,sheenRoughnessMap:at,specularMap:st,specularColorMap:Lt,specularIntensityMap:U,transmission:yt,transmissionMap:rt,thicknessMap:lt,gradientMap:Nt,opaque:_.transparent===!1&&_.blending===Ds&&_.alphaToCoverage===!1,alphaMap:Rt,alphaTest:Ut,alphaHash:ne,combine:_.combine,mapUv:Yt&&p(_.map.channel),aoMapUv:Ne&&p(_.aoMap.channel),lightMapUv:Le&&p(_.lightMap.channel),bumpMapUv:Te&&p(_.bumpMap.channel),normalMapUv:ve&&p(_.normalMap.channel),displacementMapUv:tt&&p(_.displacementMap.channel),emissiveMapUv:gt&&p(_.emissiveMap.channel),metalnessMapUv:te&&p(_.metalnessMap.channel),roughnessMapUv:At&&p(_.roughnessMap.channel),anisotropyMapUv:It&&p(_.anisotropyMap.channel),clearcoatMapUv:w&&p(_.clearcoatMap.channel),clearcoatNormalMapUv:y&&p(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:z&&p(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ft&&p(_.diffuseRoughnessMap.channel),iridescenceMapUv:ut&&p(_.iridescenceMap.channel),iridescenceThicknessMapUv:bt&&p(_.iridescenceThicknessMap.channel),sheenColorMapUv:Pt&&p(_.sheenColorMap.channel),sheenRoughnessMapUv:at&&p(_.sheenRoughnessMap.channel),specularMapUv:st&&p(_.specularMap.channel),specularColorMapUv:Lt&&p(_.specularColorMap.channel),specularIntensityMapUv:U&&p(_.specularIntensityMap.channel),transmissionMapUv:rt&&p(_.transmissionMap.channel),thicknessMapUv:lt&&p(_.thicknessMap.channel),alphaMapUv:Rt&&p(_.alphaMap.channel),vertexTangents:!!L.attributes.tangent&&(ve||ee),vertexNormals:!!L.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!L.attributes.color&&L.attributes.color.itemSize===4,pointsUvs:F.isPoints===!0&&!!L.attributes.uv&&(Yt||Rt),fog:!!W,useFog:_.fog===!0,fogExp2:!!W&&W.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||L.attributes.normal===void 0&&ve===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:f,reversedDepthBuffer:xt,skinning:F.isSkinnedMesh===!0,hasPositionAttribute:L.attributes.position!==void 0,morphTargets:L.morphAttributes.position!==void 0,morphNormals:L.morphAttributes.normal!==void 0,morphColors:L.morphAttributes.color!==void 0,morphTargetsCount:dt,morphTextureStride:zt,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:k.filter(Bt=>Bt.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:i.shadowMap.enabled&&N.length>0,shadowMapType:i.shadowMap.type,toneMapping:Mt,decodeVideoTexture:Yt&&_.map.isVideoTexture===!0&&Ae.getTransfer(_.map.colorSpace)===Be,decodeVideoTextureEmissive:gt&&_.emissiveMap.isVideoTexture===!0&&Ae.getTransfer(_.emissiveMap.colorSpace)===Be,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===wn,flipSided:_.side===Sn,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:fe&&_.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(fe&&_.extensions.multiDraw===!0||we)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return ge.vertexUv1s=c.has(1),ge.vertexUv2s=c.has(2),ge.vertexUv3s=c.has(3),c.clear(),ge}function M(_){let S=[];if(_.shaderID?S.push(_.shaderID):(S.push(_.customVertexShaderID),S.push(_.customFragmentShaderID)),_.defines!==void 0)for(let N in _.defines)S.push(N),S.push(_.defines[N]);return _.isRawShaderMaterial===!1&&(u(S,_),g(S,_),S.push(i.outputColorSpace)),S.push(_.customProgramCacheKey),S.join()}function u(_,S){_.push(S.precision),_.push(S.outputColorSpace),_.push(S.envMapMode),_.push(S.envMapPMREM),_.push(S.envMapMaxLod),_.push(S.envMapSize),_.push(S.mapUv),_.push(S.alphaMapUv),_.push(S.lightMapUv),_.push(S.aoMapUv),_.push(S.bumpMapUv),_.push(S.normalMapUv),_.push(S.displacementMapUv),_.push(S.emissiveMapUv),_.push(S.metalnessMapUv),_.push(S.roughnessMapUv),_.push(S.anisotropyMapUv),_.push(S.clearcoatMapUv),_.push(S.clearcoatNormalMapUv),_.push(S.clearcoatRoughnessMapUv),_.push(S.diffuseRoughnessMapUv),_.push(S.iridescenceMapUv),_.push(S.iridescenceThicknessMapUv),_.push(S.sheenColorMapUv),_.push(S.sheenRoughnessMapUv),_.push(S.specularMapUv),_.push(S.specularColorMapUv),_.push(S.specularIntensityMapUv),_.push(S.transmissionMapUv),_.push(S.thicknessMapUv),_.push(S.combine),_.push(S.fogExp2),_.push(S.sizeAttenuation),_.push(S.morphTargetsCount),_.push(S.numSunLights),_.push(S.numDirLights),_.push(S.numPointLights),_.push(S.numSpotLights),_.push(S.numSpotLightMaps),_.push(S.numHemiLights),_.push(S.numRectAreaLights),_.push(S.numSunLightShadows),_.push(S.numDirLightShadows),_.push(S.numPointLightShadows),_.push(S.numSpotLightShadows),_.push(S.numSpotLightShadowsWithMaps),_.push(S.numLightProbes),_.push(S.numLightProbeGrids),_.push(S.shadowMapType),_.push(S.toneMapping),_.push(S.numClippingPlanes),_.push(S.numClipIntersection),_.push(S.depthPacking)}function g(_,S){o.disableAll(),S.instancing&&o.enable(0),S.instancingColor&&o.enable(1),S.instancingMorph&&o.enable(2),S.matcap&&o.enable(3),S.envMap&&o.enable(4),S.normalMapObjectSpace&&o.enable(5),S.normalMapTangentSpace&&o.enable(6),S.clearcoat&&o.enable(7),S.iridescence&&o.enable(8),S.alphaTest&&o.enable(9),S.vertexColors&&o.enable(10),S.vertexAlphas&&o.enable(11),S.vertexUv1s&&o.enable(12),S.vertexUv2s&&o.enable(13),S.vertexUv3s&&o.enable(14),S.vertexTangents&&o.enable(15),S.anisotropy&&o.enable(16),S.alphaHash&&o.enable(17),S.batching&&o.enable(18),S.dispersion&&o.enable(19),S.retroreflection&&o.enable(24),S.diffuseRoughness&&o.enable(25),S.batchingColor&&o.enable(20),S.gradientMap&&o.enable(21),S.packedNormalMap&&o.enable(22),S.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),S.fog&&o.enable(0),S.useFog&&o.enable(1),S.flatShading&&o.enable(2),S.logarithmicDepthBuffer&&o.enable(3),S.reversedDepthBuffer&&o.enable(4),S.skinning&&o.enable(5),S.morphTargets&&o.enable(6),S.morphNormals&&o.enable(7),S.morphColors&&o.enable(8),S.premultipliedAlpha&&o.enable(9),S.shadowMapEnabled&&o.enable(10),S.doubleSided&&o.enable(11),S.flipSided&&o.enable(12),S.useDepthPacking&&o.enable(13),S.dithering&&o.enable(14),S.transmission&&o.enable(15),S.sheen&&o.enable(16),S.opaque&&o.enable(17),S.pointsUvs&&o.enable(18),S.decodeVideoTexture&&o.enable(19),S.decodeVideoTextureEmissive&&o.enable(20),S.alphaToCoverage&&o.enable(21),S.numLightProbeGrids>0&&o.enable(22),S.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function A(_){let S=d[_.type],N;if(S){let I=ii[S];N=Au.clone(I.uniforms)}else N=_.uniforms;return N}function C(_,S){let N=h.get(S);return N!==void 0?++N.usedTimes:(N=new d_(i,S,_,s),l.push(N),h.set(S,N)),N}function b(_){if(--_.usedTimes===0){let S=l.indexOf(_);l[S]=l[l.length-1],l.pop(),h.delete(_.cacheKey),_.destroy()}}function P(_){a.remove(_)}function E(){a.dispose()}return{getParameters:m,getProgramCacheKey:M,getUniforms:A,acquireProgram:C,releaseProgram:b,releaseShaderCache:P,programs:l,dispose:E}}function g_(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,c){i.get(o)[a]=c}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function __(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function $u(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function qu(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let p=0;return d.isInstancedMesh&&(p+=2),d.isSkinnedMesh&&(p+=1),p}function a(d,p,m,M,u,g){let A=i[t];return A===void 0?(A={id:d.id,object:d,geometry:p,material:m,materialVariant:o(d),groupOrder:M,renderOrder:d.renderOrder,z:u,group:g},i[t]=A):(A.id=d.id,A.object=d,A.geometry=p,A.material=m,A.materialVariant=o(d),A.groupOrder=M,A.renderOrder=d.renderOrder,A.z=u,A.group=g),t++,A}function c(d,p,m,M,u,g,A){A.reversedDepth===!0&&(u=-u);let C=a(d,p,m,M,u,g);m.transmission>0?n.push(C):m.transparent===!0?s.push(C):e.push(C)}function l(d,p,m,M,u,g){let A=a(d,p,m,M,u,g);m.transmission>0?n.unshift(A):m.transparent===!0?s.unshift(A):e.unshift(A)}function h(d,p){e.length>1&&e.sort(d||__),n.length>1&&n.sort(p||$u),s.length>1&&s.sort(p||$u)}function f(){for(let d=t,p=i.length;d<p;d++){let m=i[d];if(m.id===null)break;m.id=null,m.object=null,m.geometry=null,m.material=null,m.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:c,unshift:l,finish:f,sort:h}}function x_(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new qu,i.set(n,[o])):s>=r.length?(o=new qu,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function y_(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new q,color:new ye};break;case"SpotLight":e={position:new q,direction:new q,color:new ye,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new q,color:new ye,distance:0,decay:0};break;case"HemisphereLight":e={direction:new q,skyColor:new ye,groundColor:new ye};break;case"RectAreaLight":e={color:new ye,position:new q,halfWidth:new q,halfHeight:new q};break}return i[t.id]=e,e}}}function v_(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ue};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ue};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ue,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var M_=0;function S_(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function b_(i){let t=new y_,e=v_(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)n.probe.push(new q);let s=new q,r=new xe,o=new xe;function a(l){let h=0,f=0,d=0;for(let k=0;k<9;k++)n.probe[k].set(0,0,0);let p=0,m=0,M=0,u=0,g=0,A=0,C=0,b=0,P=0,E=0,_=0,S=0,N=0,I=0;l.sort(S_);for(let k=0,W=l.length;k<W;k++){let L=l[k],Z=L.color,Q=L.intensity,G=L.distance,mt=null;if(L.shadow&&L.shadow.map&&(L.shadow.map.texture.format===Oi?mt=L.shadow.map.texture:mt=L.shadow.map.depthTexture||L.shadow.map.texture),L.isAmbientLight)h+=Z.r*Q,f+=Z.g*Q,d+=Z.b*Q;else if(L.isLightProbe){for(let K=0;K<9;K++)n.probe[K].addScaledVector(L.sh.coefficients[K],Q);I++}else if(L.isSunLight){let K=t.get(L);if(K.color.copy(L.color).multiplyScalar(L.intensity),L.castShadow){let ct=L.shadow,dt=e.get(L);dt.shadowIntensity=ct.intensity,dt.shadowBias=ct.bias,dt.shadowNormalBias=ct.normalBias,dt.shadowRadius=ct.radius,dt.shadowMapSize.copy(ct.mapSize).multiply(ct.getFrameExtents()),n.sunShadow[m]=dt,n.sunShadowMap[m]=mt;let zt=ct.getViewportCount();for(let Qt=0;Qt<zt;Qt++)n.sunShadowMatrix[M+Qt]=ct.getMatrix(Qt),n.sunShadowCascade[M+Qt]=ct._cascadeData[Qt];M+=zt,m++}n.sun[p]=K,p++}else if(L.isDirectionalLight){let K=t.get(L);if(K.color.copy(L.color).multiplyScalar(L.intensity),L.castShadow){let ct=L.shadow,dt=e.get(L);dt.shadowIntensity=ct.intensity,dt.shadowBias=ct.bias,dt.shadowNormalBias=ct.normalBias,dt.shadowRadius=ct.radius,dt.shadowMapSize=ct.mapSize,n.directionalShadow[u]=dt,n.directionalShadowMap[u]=mt,n.directionalShadowMatrix[u]=L.shadow.matrix,P++}n.directional[u]=K,u++}else if(L.isSpotLight){let K=t.get(L);K.position.setFromMatrixPosition(L.matrixWorld),K.color.copy(Z).multiplyScalar(Q),K.distance=G,K.coneCos=Math.cos(L.angle),K.penumbraCos=Math.cos(L.angle*(1-L.penumbra)),K.decay=L.decay,n.spot[A]=K;let ct=L.shadow;if(L.map&&(n.spotLightMap[S]=L.map,S++,ct.updateMatrices(L),L.castShadow&&N++),n.spotLightMatrix[A]=ct.matrix,L.castShadow){let dt=e.get(L);dt.shadowIntensity=ct.intensity,dt.shadowBias=ct.bias,dt.shadowNormalBias=ct.normalBias,dt.shadowRadius=ct.radius,dt.shadowMapSize=ct.mapSize,n.spotShadow[A]=dt,n.spotShadowMap[A]=mt,_++}A++}else if(L.isRectAreaLight){let K=t.get(L);K.color.copy(Z).multiplyScalar(Q),K.halfWidth.set(L.width*.5,0,0),K.halfHeight.set(0,L.height*.5,0),n.rectArea[C]=K,C++}else if(L.isPointLight){let K=t.get(L);if(K.color.copy(L.color).multiplyScalar(L.intensity),K.distance=L.distance,K.decay=L.decay,L.castShadow){let ct=L.shadow,dt=e.get(L);dt.shadowIntensity=ct.intensity,dt.shadowBias=ct.bias,dt.shadowNormalBias=ct.normalBias,dt.shadowRadius=ct.radius,dt.shadowMapSize=ct.mapSize,dt.shadowCameraNear=ct.camera.near,dt.shadowCameraFar=ct.camera.far,n.pointShadow[g]=dt,n.pointShadowMap[g]=mt,n.pointShadowMatrix[g]=L.shadow.matrix,E++}n.point[g]=K,g++}else if(L.isHemisphereLight){let K=t.get(L);K.skyColor.copy(L.color).multiplyScalar(Q),K.groundColor.copy(L.groundColor).multiplyScalar(Q),n.hemi[b]=K,b++}}C>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Vt.LTC_FLOAT_1,n.rectAreaLTC2=Vt.LTC_FLOAT_2):(n.rectAreaLTC1=Vt.LTC_HALF_1,n.rectAreaLTC2=Vt.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=f,n.ambient[2]=d;let F=n.hash;(F.sunLength!==p||F.directionalLength!==u||F.pointLength!==g||F.spotLength!==A||F.rectAreaLength!==C||F.hemiLength!==b||F.numSunShadows!==m||F.numDirectionalShadows!==P||F.numPointShadows!==E||F.numSpotShadows!==_||F.numSpotMaps!==S||F.numLightProbes!==I)&&(n.sun.length=p,n.directional.length=u,n.spot.length=A,n.rectArea.length=C,n.point.length=g,n.hemi.length=b,n.sunShadow.length=m,n.sunShadowMap.length=m,n.sunShadowMatrix.length=M,n.sunShadowCascade.length=M,n.directionalShadow.length=P,n.directionalShadowMap.length=P,n.directionalShadowMatrix.length=P,n.pointShadow.length=E,n.pointShadowMap.length=E,n.pointShadowMatrix.length=E,n.spotShadow.length=_,n.spotShadowMap.length=_,n.spotLightMatrix.length=_+S-N,n.spotLightMap.length=S,n.numSpotLightShadowsWithMaps=N,n.numLightProbes=I,F.sunLength=p,F.directionalLength=u,F.pointLength=g,F.spotLength=A,F.rectAreaLength=C,F.hemiLength=b,F.numSunShadows=m,F.numDirectionalShadows=P,F.numPointShadows=E,F.numSpotShadows=_,F.numSpotMaps=S,F.numLightProbes=I,n.version=M_++)}function c(l,h){let f=0,d=0,p=0,m=0,M=0,u=0,g=h.matrixWorldInverse;for(let A=0,C=l.length;A<C;A++){let b=l[A];if(b.isSunLight){let P=n.sun[f];P.direction.setFromMatrixPosition(b.matrixWorld),P.direction.transformDirection(g),f++}else if(b.isDirectionalLight){let P=n.directional[d];P.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),P.direction.sub(s),P.direction.transformDirection(g),d++}else if(b.isSpotLight){let P=n.spot[m];P.position.setFromMatrixPosition(b.matrixWorld),P.position.applyMatrix4(g),P.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),P.direction.sub(s),P.direction.transformDirection(g),m++}else if(b.isRectAreaLight){let P=n.rectArea[M];P.position.setFromMatrixPosition(b.matrixWorld),P.position.applyMatrix4(g),o.identity(),r.copy(b.matrixWorld),r.premultiply(g),o.extractRotation(r),P.halfWidth.set(b.width*.5,0,0),P.halfHeight.set(0,b.height*.5,0),P.halfWidth.applyMatrix4(o),P.halfHeight.applyMatrix4(o),M++}else if(b.isPointLight){let P=n.point[p];P.position.setFromMatrixPosition(b.matrixWorld),P.position.applyMatrix4(g),p++}else if(b.isHemisphereLight){let P=n.hemi[u];P.direction.setFromMatrixPosition(b.matrixWorld),P.direction.transformDirection(g),u++}}}return{setup:a,setupView:c,state:n}}function Yu(i){let t=new b_(i),e=[],n=[],s=[];function r(f){h.camera=f,e.length=0,n.length=0,s.length=0}function o(f){f.isLightProbeGrid?s.push(f):e.push(f)}function a(f){n.push(f)}function c(){t.setup(e),s.sort((f,d)=>f.priority-d.priority||f.id-d.id)}function l(f){t.setupView(e,f)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:c,setupLightsView:l,pushLight:o,pushShadow:a}}function w_(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new Yu(i),t.set(s,[a])):r>=o.length?(a=new Yu(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var E_=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,A_=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,T_=[new q(1,0,0),new q(-1,0,0),new q(0,1,0),new q(0,-1,0),new q(0,0,1),new q(0,0,-1)],C_=[new q(0,-1,0),new q(0,-1,0),new q(0,0,1),new q(0,0,-1),new q(0,-1,0),new q(0,-1,0)],Zu=new xe,Dr=new q,Sc=new q;function R_(i,t,e){let n=new Ri,s=new ue,r=new ue,o=new Ve,a=new qo,c=new Yo,l={},h=e.maxTextureSize,f={[Fi]:Sn,[Sn]:Fi,[wn]:wn},d=new ti({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new ue},radius:{value:4}},vertexShader:E_,fragmentShader:A_}),p=d.clone();p.defines.HORIZONTAL_PASS=1;let m=new Qe;m.setAttribute("position",new Ze(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let M=new je(m,d),u=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Er;let g=this.type;this.render=function(E,_,S){if(u.enabled===!1||u.autoUpdate===!1&&u.needsUpdate===!1||E.length===0)return;this.type===Vh&&(le("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Er);let N=i.getRenderTarget(),I=i.getActiveCubeFace(),F=i.getActiveMipmapLevel(),k=i.state;k.setBlending(Ki),k.buffers.depth.getReversed()===!0?k.buffers.color.setClear(0,0,0,0):k.buffers.color.setClear(1,1,1,1),k.buffers.depth.setTest(!0),k.setScissorTest(!1);let W=g!==this.type;W&&_.traverse(function(L){L.material&&(Array.isArray(L.material)?L.material.forEach(Z=>Z.needsUpdate=!0):L.material.needsUpdate=!0)});for(let L=0,Z=E.length;L<Z;L++){let Q=E[L],G=Q.shadow;if(G===void 0){le("WebGLShadowMap:",Q,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);let mt=G.getFrameExtents();s.multiply(mt),r.copy(G.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/mt.x),s.x=r.x*mt.x,G.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/mt.y),s.y=r.y*mt.y,G.mapSize.y=r.y));let K=i.state.buffers.depth.getReversed();if(G.camera._reversedDepth=K,G.map===null||W===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===Ls){if(Q.isPointLight){le("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new Rn(s.x,s.y,{format:Oi,type:Xn,minFilter:Mn,magFilter:Mn,generateMipmaps:!1}),G.map.texture.name=Q.name+".shadowMap",G.map.depthTexture=new mi(s.x,s.y,Fn),G.map.depthTexture.name=Q.name+".shadowMapDepth",G.map.depthTexture.format=di,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=an,G.map.depthTexture.magFilter=an}else Q.isPointLight?(G.map=new Ur(s.x),G.map.depthTexture=new fr(s.x,Wn)):(G.map=new Rn(s.x,s.y),G.map.depthTexture=new mi(s.x,s.y,Wn)),G.map.depthTexture.name=Q.name+".shadowMap",G.map.depthTexture.format=di,this.type===Er?(G.map.depthTexture.compareFunction=K?cc:lc,G.map.depthTexture.minFilter=Mn,G.map.depthTexture.magFilter=Mn):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=an,G.map.depthTexture.magFilter=an);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);let ct=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();Q.isPointLight!==!0&&G.updateMatrices(Q,S);let dt=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:S.layers;for(let zt=0;zt<ct;zt++){let Qt=G.getCamera(zt);if(Q.isPointLight){let ot=G.camera,vt=G.matrix,Et=Q.distance||ot.far;Et!==ot.far&&(ot.far=Et,ot.updateProjectionMatrix()),Dr.setFromMatrixPosition(Q.matrixWorld),ot.position.copy(Dr),Sc.copy(ot.position),Sc.add(T_[zt]),ot.up.copy(C_[zt]),ot.lookAt(Sc),ot.updateMatrixWorld(),vt.makeTranslation(-Dr.x,-Dr.y,-Dr.z),Zu.multiplyMatrices(ot.projectionMatrix,ot.matrixWorldInverse),G._frustum.setFromProjectionMatrix(Zu,ot.coordinateSystem,ot.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)i.setRenderTarget(G.map,zt),i.clear();else{zt===0&&(i.setRenderTarget(G.map),i.clear());let ot=G.getViewport(zt);o.set(r.x*ot.x,r.y*ot.y,r.x*ot.z,r.y*ot.w),k.viewport(o)}n=G.getFrustum(zt),b(_,S,Qt,Q,dt,this.type)}G.isPointLightShadow!==!0&&this.type===Ls&&A(G,S),G.needsUpdate=!1}g=this.type,u.needsUpdate=!1,i.setRenderTarget(N,I,F)};function A(E,_){let S=t.update(M);d.defines.VSM_SAMPLES!==E.blurSamples&&(d.defines.VSM_SAMPLES=E.blurSamples,p.defines.VSM_SAMPLES=E.blurSamples,d.needsUpdate=!0,p.needsUpdate=!0),E.mapPass===null?E.mapPass=new Rn(s.x,s.y,{format:Oi,type:Xn}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),d.uniforms.shadow_pass.value=E.map.depthTexture,d.uniforms.resolution.value.set(E.map.width,E.map.height),d.uniforms.radius.value=E.radius,i.setRenderTarget(E.mapPass),i.clear(),i.renderBufferDirect(_,null,S,d,M,null),p.uniforms.shadow_pass.value=E.mapPass.texture,p.uniforms.resolution.value.set(E.map.width,E.map.height),p.uniforms.radius.value=E.radius,i.setRenderTarget(E.map),i.clear(),i.renderBufferDirect(_,null,S,p,M,null)}function C(E,_,S,N){let I=null,F=S.isPointLight===!0?E.customDistanceMaterial:E.customDepthMaterial;if(F!==void 0)I=F;else if(I=S.isPointLight===!0?c:a,i.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let k=I.uuid,W=_.uuid,L=l[k];L===void 0&&(L={},l[k]=L);let Z=L[W];Z===void 0&&(Z=I.clone(),L[W]=Z,_.addEventListener("dispose",P)),I=Z}if(I.visible=_.visible,I.wireframe=_.wireframe,N===Ls?I.side=_.shadowSide!==null?_.shadowSide:_.side:I.side=_.shadowSide!==null?_.shadowSide:f[_.side],I.alphaMap=_.alphaMap,I.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,I.map=_.map,I.clipShadows=_.clipShadows,I.clippingPlanes=_.clippingPlanes,I.clipIntersection=_.clipIntersection,I.displacementMap=_.displacementMap,I.displacementScale=_.displacementScale,I.displacementBias=_.displacementBias,I.wireframeLinewidth=_.wireframeLinewidth,I.linewidth=_.linewidth,S.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let k=i.properties.get(I);k.light=S}return I}function b(E,_,S,N,I,F){if(E.visible===!1)return;if(E.layers.test(I)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&F===Ls)&&(!E.frustumCulled||E.intersectsFrustum(n))){E.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,E.matrixWorld);let L=t.update(E),Z=E.material;if(Array.isArray(Z)){let Q=L.groups;for(let G=0,mt=Q.length;G<mt;G++){let K=Q[G],ct=Z[K.materialIndex];if(ct&&ct.visible){let dt=C(E,ct,N,F);E.onBeforeShadow(i,E,_,S,L,dt,K),i.renderBufferDirect(S,null,L,dt,E,K),E.onAfterShadow(i,E,_,S,L,dt,K)}}}else if(Z.visible){let Q=C(E,Z,N,F);E.onBeforeShadow(i,E,_,S,L,Q,null),i.renderBufferDirect(S,null,L,Q,E,null),E.onAfterShadow(i,E,_,S,L,Q,null)}}let W=E.children;for(let L=0,Z=W.length;L<Z;L++)b(W[L],_,S,N,I,F)}function P(E){E.target.removeEventListener("dispose",P);for(let S in l){let N=l[S],I=E.target.uuid;I in N&&(N[I].dispose(),delete N[I])}}}function P_(i,t){function e(){let U=!1,rt=new Ve,lt=null,Nt=new Ve(0,0,0,0);return{setMask:function(Rt){lt!==Rt&&!U&&(i.colorMask(Rt,Rt,Rt,Rt),lt=Rt)},setLocked:function(Rt){U=Rt},setClear:function(Rt,Ut,ne,fe,Mt){Mt===!0&&(Rt*=fe,Ut*=fe,ne*=fe),rt.set(Rt,Ut,ne,fe),Nt.equals(rt)===!1&&(i.clearColor(Rt,Ut,ne,fe),Nt.copy(rt))},reset:function(){U=!1,lt=null,Nt.set(-1,0,0,0)}}}function n(){let U=!1,rt=!1,lt=null,Nt=null,Rt=null;return{setReversed:function(Ut){if(rt!==Ut){let ne=t.get("EXT_clip_control");Ut?ne.clipControlEXT(ne.LOWER_LEFT_EXT,ne.ZERO_TO_ONE_EXT):ne.clipControlEXT(ne.LOWER_LEFT_EXT,ne.NEGATIVE_ONE_TO_ONE_EXT),rt=Ut;let fe=Rt;Rt=null,this.setClear(fe)}},getReversed:function(){return rt},setTest:function(Ut){Ut?xt(i.DEPTH_TEST):qt(i.DEPTH_TEST)},setMask:function(Ut){lt!==Ut&&!U&&(i.depthMask(Ut),lt=Ut)},setFunc:function(Ut){if(rt&&(Ut=Su[Ut]),Nt!==Ut){switch(Ut){case Ro:i.depthFunc(i.NEVER);break;case Po:i.depthFunc(i.ALWAYS);break;case Io:i.depthFunc(i.LESS);break;case vs:i.depthFunc(i.LEQUAL);break;case Lo:i.depthFunc(i.EQUAL);break;case Do:i.depthFunc(i.GEQUAL);break;case No:i.depthFunc(i.GREATER);break;case Uo:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Nt=Ut}},setLocked:function(Ut){U=Ut},setClear:function(Ut){Rt!==Ut&&(Rt=Ut,rt&&(Ut=1-Ut),i.clearDepth(Ut))},reset:function(){U=!1,lt=null,Nt=null,Rt=null,rt=!1}}}function s(){let U=!1,rt=null,lt=null,Nt=null,Rt=null,Ut=null,ne=null,fe=null,Mt=null;return{setTest:function(Jt){U||(Jt?xt(i.STENCIL_TEST):qt(i.STENCIL_TEST))},setMask:function(Jt){rt!==Jt&&!U&&(i.stencilMask(Jt),rt=Jt)},setFunc:function(Jt,ge,Bt){(lt!==Jt||Nt!==ge||Rt!==Bt)&&(i.stencilFunc(Jt,ge,Bt),lt=Jt,Nt=ge,Rt=Bt)},setOp:function(Jt,ge,Bt){(Ut!==Jt||ne!==ge||fe!==Bt)&&(i.stencilOp(Jt,ge,Bt),Ut=Jt,ne=ge,fe=Bt)},setLocked:function(Jt){U=Jt},setClear:function(Jt){Mt!==Jt&&(i.clearStencil(Jt),Mt=Jt)},reset:function(){U=!1,rt=null,lt=null,Nt=null,Rt=null,Ut=null,ne=null,fe=null,Mt=null}}}let r=new e,o=new n,a=new s,c={},l=new WeakMap,h={},f={},d={},p=new WeakMap,m=[],M=null,u=!1,g=null,A=null,C=null,b=null,P=null,E=null,_=null,S=new ye(0,0,0),N=0,I=!1,F=null,k=null,W=null,L=null,Z=null,Q=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,mt=0,K=i.getParameter(i.VERSION);K.indexOf("WebGL")!==-1?(mt=parseFloat(/^WebGL (\d)/.exec(K)[1]),G=mt>=1):K.indexOf("OpenGL ES")!==-1&&(mt=parseFloat(/^OpenGL ES (\d)/.exec(K)[1]),G=mt>=2);let ct=null,dt={},zt=i.getParameter(i.SCISSOR_BOX),Qt=i.getParameter(i.VIEWPORT),ot=new Ve().fromArray(zt),vt=new Ve().fromArray(Qt);function Et(U,rt,lt,Nt){let Rt=new Uint8Array(4),Ut=i.createTexture();i.bindTexture(U,Ut),i.texParameteri(U,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(U,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let ne=0;ne<lt;ne++)U===i.TEXTURE_3D||U===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,Nt,0,i.RGBA,i.UNSIGNED_BYTE,Rt):i.texImage2D(rt+ne,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,Rt);return Ut}let Gt={};Gt[i.TEXTURE_2D]=Et(i.TEXTURE_2D,i.TEXTURE_2D,1),Gt[i.TEXTURE_CUBE_MAP]=Et(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Gt[i.TEXTURE_2D_ARRAY]=Et(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Gt[i.TEXTURE_3D]=Et(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),xt(i.DEPTH_TEST),o.setFunc(vs),Te(!1),ve(Vl),xt(i.CULL_FACE),Ne(Ki);function xt(U){h[U]!==!0&&(i.enable(U),h[U]=!0)}function qt(U){h[U]!==!1&&(i.disable(U),h[U]=!1)}function we(U,rt){return d[U]!==rt?(i.bindFramebuffer(U,rt),d[U]=rt,U===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=rt),U===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Yt(U,rt){let lt=m,Nt=!1;if(U){lt=p.get(rt),lt===void 0&&(lt=[],p.set(rt,lt));let Rt=U.textures;if(lt.length!==Rt.length||lt[0]!==i.COLOR_ATTACHMENT0){for(let Ut=0,ne=Rt.length;Ut<ne;Ut++)lt[Ut]=i.COLOR_ATTACHMENT0+Ut;lt.length=Rt.length,Nt=!0}}else lt[0]!==i.BACK&&(lt[0]=i.BACK,Nt=!0);Nt&&i.drawBuffers(lt)}function jt(U){return M!==U?(i.useProgram(U),M=U,!0):!1}let he={[ji]:i.FUNC_ADD,[Wh]:i.FUNC_SUBTRACT,[Xh]:i.FUNC_REVERSE_SUBTRACT};he[$h]=i.MIN,he[qh]=i.MAX;let me={[Yh]:i.ZERO,[Zh]:i.ONE,[Jh]:i.SRC_COLOR,[$l]:i.SRC_ALPHA,[nu]:i.SRC_ALPHA_SATURATE,[tu]:i.DST_COLOR,[jh]:i.DST_ALPHA,[Kh]:i.ONE_MINUS_SRC_COLOR,[ql]:i.ONE_MINUS_SRC_ALPHA,[eu]:i.ONE_MINUS_DST_COLOR,[Qh]:i.ONE_MINUS_DST_ALPHA,[iu]:i.CONSTANT_COLOR,[su]:i.ONE_MINUS_CONSTANT_COLOR,[ru]:i.CONSTANT_ALPHA,[ou]:i.ONE_MINUS_CONSTANT_ALPHA};function Ne(U,rt,lt,Nt,Rt,Ut,ne,fe,Mt,Jt){if(U===Ki){u===!0&&(qt(i.BLEND),u=!1);return}if(u===!1&&(xt(i.BLEND),u=!0),U!==Hh){if(U!==g||Jt!==I){if((A!==ji||P!==ji)&&(i.blendEquation(i.FUNC_ADD),A=ji,P=ji),Jt)switch(U){case Ds:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Hl:i.blendFunc(i.ONE,i.ONE);break;case Wl:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Xl:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:pe("WebGLState: Invalid blending: ",U);break}else switch(U){case Ds:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Hl:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Wl:pe("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Xl:pe("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:pe("WebGLState: Invalid blending: ",U);break}C=null,b=null,E=null,_=null,S.set(0,0,0),N=0,g=U,I=Jt}return}Rt=Rt||rt,Ut=Ut||lt,ne=ne||Nt,(rt!==A||Rt!==P)&&(i.blendEquationSeparate(he[rt],he[Rt]),A=rt,P=Rt),(lt!==C||Nt!==b||Ut!==E||ne!==_)&&(i.blendFuncSeparate(me[lt],me[Nt],me[Ut],me[ne]),C=lt,b=Nt,E=Ut,_=ne),(fe.equals(S)===!1||Mt!==N)&&(i.blendColor(fe.r,fe.g,fe.b,Mt),S.copy(fe),N=Mt),g=U,I=!1}function Le(U,rt){U.side===wn?qt(i.CULL_FACE):xt(i.CULL_FACE);let lt=U.side===Sn;rt&&(lt=!lt),Te(lt),U.blending===Ds&&U.transparent===!1?Ne(Ki):Ne(U.blending,U.blendEquation,U.blendSrc,U.blendDst,U.blendEquationAlpha,U.blendSrcAlpha,U.blendDstAlpha,U.blendColor,U.blendAlpha,U.premultipliedAlpha),o.setFunc(U.depthFunc),o.setTest(U.depthTest),o.setMask(U.depthWrite),r.setMask(U.colorWrite);let Nt=U.stencilWrite;a.setTest(Nt),Nt&&(a.setMask(U.stencilWriteMask),a.setFunc(U.stencilFunc,U.stencilRef,U.stencilFuncMask),a.setOp(U.stencilFail,U.stencilZFail,U.stencilZPass)),gt(U.polygonOffset,U.polygonOffsetFactor,U.polygonOffsetUnits),U.alphaToCoverage===!0?xt(i.SAMPLE_ALPHA_TO_COVERAGE):qt(i.SAMPLE_ALPHA_TO_COVERAGE)}function Te(U){F!==U&&(U?i.frontFace(i.CW):i.frontFace(i.CCW),F=U)}function ve(U){U!==kh?(xt(i.CULL_FACE),U!==k&&(U===Vl?i.cullFace(i.BACK):U===Gh?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):qt(i.CULL_FACE),k=U}function tt(U){U!==W&&(G&&i.lineWidth(U),W=U)}function gt(U,rt,lt){U?(xt(i.POLYGON_OFFSET_FILL),(L!==rt||Z!==lt)&&(L=rt,Z=lt,o.getReversed()&&(rt=-rt,lt=-lt),i.polygonOffset(rt,lt))):qt(i.POLYGON_OFFSET_FILL)}function te(U){U?xt(i.SCISSOR_TEST):qt(i.SCISSOR_TEST)}function At(U){U===void 0&&(U=i.TEXTURE0+Q-1),ct!==U&&(i.activeTexture(U),ct=U)}function ee(U,rt,lt){lt===void 0&&(ct===null?lt=i.TEXTURE0+Q-1:lt=ct);let Nt=dt[lt];Nt===void 0&&(Nt={type:void 0,texture:void 0},dt[lt]=Nt),(Nt.type!==U||Nt.texture!==rt)&&(ct!==lt&&(i.activeTexture(lt),ct=lt),i.bindTexture(U,rt||Gt[U]),Nt.type=U,Nt.texture=rt)}function v(){let U=dt[ct];U!==void 0&&U.type!==void 0&&(i.bindTexture(U.type,null),U.type=void 0,U.texture=void 0)}function J(){try{i.compressedTexImage2D(...arguments)}catch(U){pe("WebGLState:",U)}}function j(){try{i.compressedTexImage3D(...arguments)}catch(U){pe("WebGLState:",U)}}function ht(){try{i.texSubImage2D(...arguments)}catch(U){pe("WebGLState:",U)}}function V(){try{i.texSubImage3D(...arguments)}catch(U){pe("WebGLState:",U)}}function Ct(){try{i.compressedTexSubImage2D(...arguments)}catch(U){pe("WebGLState:",U)}}function yt(){try{i.compressedTexSubImage3D(...arguments)}catch(U){pe("WebGLState:",U)}}function It(){try{i.texStorage2D(...arguments)}catch(U){pe("WebGLState:",U)}}function w(){try{i.texStorage3D(...arguments)}catch(U){pe("WebGLState:",U)}}function y(){try{i.texImage2D(...arguments)}catch(U){pe("WebGLState:",U)}}function z(){try{i.texImage3D(...arguments)}catch(U){pe("WebGLState:",U)}}function ft(U){return f[U]!==void 0?f[U]:i.getParameter(U)}function ut(U,rt){f[U]!==rt&&(i.pixelStorei(U,rt),f[U]=rt)}function bt(U){ot.equals(U)===!1&&(i.scissor(U.x,U.y,U.z,U.w),ot.copy(U))}function Pt(U){vt.equals(U)===!1&&(i.viewport(U.x,U.y,U.z,U.w),vt.copy(U))}function at(U,rt){let lt=l.get(rt);lt===void 0&&(lt=new WeakMap,l.set(rt,lt));let Nt=lt.get(U);Nt===void 0&&(Nt=i.getUniformBlockIndex(rt,U.name),i.uniformBlockBinding(rt,Nt,Nt),lt.set(U,Nt))}function st(U,rt,lt){let Rt=l.get(rt).get(U);c[Rt]!==lt&&(i.bindBufferBase(i.UNIFORM_BUFFER,Rt,lt),c[Rt]=lt)}function Lt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},f={},ct=null,dt={},d={},c={},p=new WeakMap,m=[],M=null,u=!1,g=null,A=null,C=null,b=null,P=null,E=null,_=null,S=new ye(0,0,0),N=0,I=!1,F=null,k=null,W=null,L=null,Z=null,ot.set(0,0,i.canvas.width,i.canvas.height),vt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:xt,disable:qt,bindFramebuffer:we,drawBuffers:Yt,useProgram:jt,setBlending:Ne,setMaterial:Le,setFlipSided:Te,setCullFace:ve,setLineWidth:tt,setPolygonOffset:gt,setScissorTest:te,activeTexture:At,bindTexture:ee,unbindTexture:v,compressedTexImage2D:J,compressedTexImage3D:j,texImage2D:y,texImage3D:z,pixelStorei:ut,getParameter:ft,updateUBOMapping:at,uniformBlockBinding:st,texStorage2D:It,texStorage3D:w,texSubImage2D:ht,texSubImage3D:V,compressedTexSubImage2D:Ct,compressedTexSubImage3D:yt,scissor:bt,viewport:Pt,reset:Lt}}function I_(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new ue,h=new WeakMap,f=new Set,d,p=new WeakMap,m=new Set,M=new FinalizationRegistry(w=>m.delete(w)),u=!1;try{u=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(w,y){return u?new OffscreenCanvas(w,y):sr("canvas")}function A(w,y,z){let ft=1,ut=It(w);if((ut.width>z||ut.height>z)&&(ft=z/Math.max(ut.width,ut.height)),ft<1)if(typeof HTMLImageElement<"u"&&w instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&w instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&w instanceof ImageBitmap||typeof VideoFrame<"u"&&w instanceof VideoFrame){let bt=Math.floor(ft*ut.width),Pt=Math.floor(ft*ut.height);d===void 0&&(d=g(bt,Pt));let at=y?g(bt,Pt):d;return at.width=bt,at.height=Pt,at.getContext("2d").drawImage(w,0,0,bt,Pt),le("WebGLRenderer: Texture has been resized from ("+ut.width+"x"+ut.height+") to ("+bt+"x"+Pt+")."),at}else return"data"in w&&le("WebGLRenderer: Image in DataTexture is too big ("+ut.width+"x"+ut.height+")."),w;return w}function C(w){return w.generateMipmaps}function b(w){i.generateMipmap(w)}function P(w){return w.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:w.isWebGL3DRenderTarget?i.TEXTURE_3D:w.isWebGLArrayRenderTarget||w.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function E(w,y,z,ft,ut,bt=!1){if(w!==null){if(i[w]!==void 0)return i[w];le("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+w+"'")}let Pt;ft&&(Pt=t.get("EXT_texture_norm16"),Pt||le("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let at=y;if(y===i.RED&&(z===i.FLOAT&&(at=i.R32F),z===i.HALF_FLOAT&&(at=i.R16F),z===i.UNSIGNED_BYTE&&(at=i.R8),z===i.UNSIGNED_SHORT&&Pt&&(at=Pt.R16_EXT),z===i.SHORT&&Pt&&(at=Pt.R16_SNORM_EXT)),y===i.RED_INTEGER&&(z===i.UNSIGNED_BYTE&&(at=i.R8UI),z===i.UNSIGNED_SHORT&&(at=i.R16UI),z===i.UNSIGNED_INT&&(at=i.R32UI),z===i.BYTE&&(at=i.R8I),z===i.SHORT&&(at=i.R16I),z===i.INT&&(at=i.R32I)),y===i.RG&&(z===i.FLOAT&&(at=i.RG32F),z===i.HALF_FLOAT&&(at=i.RG16F),z===i.UNSIGNED_BYTE&&(at=i.RG8),z===i.UNSIGNED_SHORT&&Pt&&(at=Pt.RG16_EXT),z===i.SHORT&&Pt&&(at=Pt.RG16_SNORM_EXT)),y===i.RG_INTEGER&&(z===i.UNSIGNED_BYTE&&(at=i.RG8UI),z===i.UNSIGNED_SHORT&&(at=i.RG16UI),z===i.UNSIGNED_INT&&(at=i.RG32UI),z===i.BYTE&&(at=i.RG8I),z===i.SHORT&&(at=i.RG16I),z===i.INT&&(at=i.RG32I)),y===i.RGB_INTEGER&&(z===i.UNSIGNED_BYTE&&(at=i.RGB8UI),z===i.UNSIGNED_SHORT&&(at=i.RGB16UI),z===i.UNSIGNED_INT&&(at=i.RGB32UI),z===i.BYTE&&(at=i.RGB8I),z===i.SHORT&&(at=i.RGB16I),z===i.INT&&(at=i.RGB32I)),y===i.RGBA_INTEGER&&(z===i.UNSIGNED_BYTE&&(at=i.RGBA8UI),z===i.UNSIGNED_SHORT&&(at=i.RGBA16UI),z===i.UNSIGNED_INT&&(at=i.RGBA32UI),z===i.BYTE&&(at=i.RGBA8I),z===i.SHORT&&(at=i.RGBA16I),z===i.INT&&(at=i.RGBA32I)),y===i.RGB&&(z===i.UNSIGNED_SHORT&&Pt&&(at=Pt.RGB16_EXT),z===i.SHORT&&Pt&&(at=Pt.RGB16_SNORM_EXT),z===i.UNSIGNED_INT_5_9_9_9_REV&&(at=i.RGB9_E5),z===i.UNSIGNED_INT_10F_11F_11F_REV&&(at=i.R11F_G11F_B10F)),y===i.RGBA){let st=bt?ir:Ae.getTransfer(ut);z===i.FLOAT&&(at=i.RGBA32F),z===i.HALF_FLOAT&&(at=i.RGBA16F),z===i.UNSIGNED_BYTE&&(at=st===Be?i.SRGB8_ALPHA8:i.RGBA8),z===i.UNSIGNED_SHORT&&Pt&&(at=Pt.RGBA16_EXT),z===i.SHORT&&Pt&&(at=Pt.RGBA16_SNORM_EXT),z===i.UNSIGNED_SHORT_4_4_4_4&&(at=i.RGBA4),z===i.UNSIGNED_SHORT_5_5_5_1&&(at=i.RGB5_A1)}return(at===i.R16F||at===i.R32F||at===i.RG16F||at===i.RG32F||at===i.RGBA16F||at===i.RGBA32F)&&t.get("EXT_color_buffer_float"),at}function _(w,y){let z;return w?y===null||y===Wn||y===ts?z=i.DEPTH24_STENCIL8:y===Fn?z=i.DEPTH32F_STENCIL8:y===Us&&(z=i.DEPTH24_STENCIL8,le("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):y===null||y===Wn||y===ts?z=i.DEPTH_COMPONENT24:y===Fn?z=i.DEPTH_COMPONENT32F:y===Us&&(z=i.DEPTH_COMPONENT16),z}function S(w,y){return C(w)===!0||w.isFramebufferTexture&&w.minFilter!==an&&w.minFilter!==Mn?Math.log2(Math.max(y.width,y.height))+1:w.mipmaps.length>0?w.mipmaps.length:w.isCompressedTexture&&Array.isArray(w.image)?y.mipmaps.length:1}function N(w){let y=new WeakRef(w);n.get(w).__ref=y,m.add(y),M.register(w,y,y)}function I(w){let y=n.get(w).__ref;y!==void 0&&(m.delete(y),M.unregister(y))}function F(w){W(w.target)}function k(w){L(w.target)}function W(w){w.removeEventListener("dispose",F),I(w),Q(w),w.isVideoTexture&&h.delete(w),w.isHTMLTexture&&f.delete(w)}function L(w){w.removeEventListener("dispose",k),I(w),mt(w)}function Z(){for(let w of m){let y=w.deref();y!==void 0&&(y.isRenderTarget===!0?L(y):W(y))}m.clear(),f.clear()}function Q(w){let y=n.get(w);if(y.__webglInit===void 0)return;let z=w.source,ft=p.get(z);if(ft){let ut=ft[y.__cacheKey];ut.usedTimes--,ut.usedTimes===0&&G(w),Object.keys(ft).length===0&&p.delete(z)}n.remove(w)}function G(w){let y=n.get(w);i.deleteTexture(y.__webglTexture);let z=w.source,ft=p.get(z);delete ft[y.__cacheKey],o.memory.textures--}function mt(w){let y=n.get(w);y.__depthDisposeCallback&&y.__depthDisposeCallback();let z=w.depthTexture;if(z&&z.renderTarget===w&&W(z),w.isWebGLCubeRenderTarget)for(let ut=0;ut<6;ut++){if(Array.isArray(y.__webglFramebuffer[ut]))for(let bt=0;bt<y.__webglFramebuffer[ut].length;bt++)i.deleteFramebuffer(y.__webglFramebuffer[ut][bt]);else i.deleteFramebuffer(y.__webglFramebuffer[ut]);y.__webglDepthbuffer&&i.deleteRenderbuffer(y.__webglDepthbuffer[ut])}else{if(Array.isArray(y.__webglFramebuffer))for(let ut=0;ut<y.__webglFramebuffer.length;ut++)i.deleteFramebuffer(y.__webglFramebuffer[ut]);else i.deleteFramebuffer(y.__webglFramebuffer);if(y.__webglDepthbuffer&&i.deleteRenderbuffer(y.__webglDepthbuffer),y.__webglMultisampledFramebuffer&&i.deleteFramebuffer(y.__webglMultisampledFramebuffer),y.__webglColorRenderbuffer)for(let ut=0;ut<y.__webglColorRenderbuffer.length;ut++)y.__webglColorRenderbuffer[ut]&&i.deleteRenderbuffer(y.__webglColorRenderbuffer[ut]);y.__webglDepthRenderbuffer&&i.deleteRenderbuffer(y.__webglDepthRenderbuffer)}let ft=w.textures;for(let ut=0,bt=ft.length;ut<bt;ut++){let Pt=n.get(ft[ut]);Pt.__webglTexture&&(i.deleteTexture(Pt.__webglTexture),o.memory.textures--),n.remove(ft[ut])}n.remove(w)}let K=0;function ct(){K=0}function dt(){return K}function zt(w){K=w}function Qt(){let w=K;return w>=s.maxTextures&&le("WebGLTextures: Trying to use "+(w+1)+" texture units while this GPU supports only "+s.maxTextures),K+=1,w}function ot(w){let y=[];return y.push(w.wrapS),y.push(w.wrapT),y.push(w.wrapR||0),y.push(w.magFilter),y.push(w.minFilter),y.push(w.anisotropy),y.push(w.internalFormat),y.push(w.format),y.push(w.type),y.push(w.generateMipmaps),y.push(w.mipmapsAutoUpdate),y.push(w.premultiplyAlpha),y.push(w.flipY),y.push(w.unpackAlignment),y.push(w.colorSpace),y.join()}function vt(w,y){let z=n.get(w);if(w.isVideoTexture&&Ct(w),w.isRenderTargetTexture===!1&&w.isExternalTexture!==!0&&w.version>0&&z.__version!==w.version){let ft=w.image;if(ft===null)le("WebGLRenderer: Texture marked for update but no image data found.");else if(ft.complete===!1)le("WebGLRenderer: Texture marked for update but image is incomplete");else{Le(z,w,y);return}}else w.isExternalTexture&&(z.__webglTexture=w.sourceTexture?w.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,z.__webglTexture,i.TEXTURE0+y)}function Et(w,y){let z=n.get(w);if(w.isRenderTargetTexture===!1&&w.version>0&&z.__version!==w.version){Le(z,w,y);return}else w.isExternalTexture&&(z.__webglTexture=w.sourceTexture?w.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,z.__webglTexture,i.TEXTURE0+y)}function Gt(w,y){let z=n.get(w);if(w.isRenderTargetTexture===!1&&w.version>0&&z.__version!==w.version){Le(z,w,y);return}e.bindTexture(i.TEXTURE_3D,z.__webglTexture,i.TEXTURE0+y)}function xt(w,y){let z=n.get(w);if(w.version>0&&z.__version!==w.version){Te(z,w,y);return}e.bindTexture(i.TEXTURE_CUBE_MAP,z.__webglTexture,i.TEXTURE0+y)}let qt={[Fo]:i.REPEAT,[Jn]:i.CLAMP_TO_EDGE,[Oo]:i.MIRRORED_REPEAT},we={[an]:i.NEAREST,[cu]:i.NEAREST_MIPMAP_NEAREST,[Ar]:i.NEAREST_MIPMAP_LINEAR,[Mn]:i.LINEAR,[ha]:i.LINEAR_MIPMAP_NEAREST,[gi]:i.LINEAR_MIPMAP_LINEAR},Yt={[fu]:i.NEVER,[hc]:i.ALWAYS,[pu]:i.LESS,[lc]:i.LEQUAL,[mu]:i.EQUAL,[cc]:i.GEQUAL,[gu]:i.GREATER,[_u]:i.NOTEQUAL};function jt(w,y){if(y.type===Fn&&t.has("OES_texture_float_linear")===!1&&(y.magFilter===Mn||y.magFilter===ha||y.magFilter===Ar||y.magFilter===gi||y.minFilter===Mn||y.minFilter===ha||y.minFilter===Ar||y.minFilter===gi)&&le("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(w,i.TEXTURE_WRAP_S,qt[y.wrapS]),i.texParameteri(w,i.TEXTURE_WRAP_T,qt[y.wrapT]),(w===i.TEXTURE_3D||w===i.TEXTURE_2D_ARRAY)&&i.texParameteri(w,i.TEXTURE_WRAP_R,qt[y.wrapR]),i.texParameteri(w,i.TEXTURE_MAG_FILTER,we[y.magFilter]),i.texParameteri(w,i.TEXTURE_MIN_FILTER,we[y.minFilter]),y.compareFunction&&(i.texParameteri(w,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(w,i.TEXTURE_COMPARE_FUNC,Yt[y.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(y.magFilter===an||y.minFilter!==Ar&&y.minFilter!==gi||y.type===Fn&&t.has("OES_texture_float_linear")===!1)return;if(y.anisotropy>1||n.get(y).__currentAnisotropy){let z=t.get("EXT_texture_filter_anisotropic");i.texParameterf(w,z.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(y.anisotropy,s.getMaxAnisotropy())),n.get(y).__currentAnisotropy=y.anisotropy}}}function he(w,y){let z=!1;w.__webglInit===void 0&&(w.__webglInit=!0,y.addEventListener("dispose",F),N(y));let ft=y.source,ut=p.get(ft);ut===void 0&&(ut={},p.set(ft,ut));let bt=ot(y);if(bt!==w.__cacheKey){ut[bt]===void 0&&(ut[bt]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,z=!0),ut[bt].usedTimes++;let Pt=ut[w.__cacheKey];Pt!==void 0&&(ut[w.__cacheKey].usedTimes--,Pt.usedTimes===0&&G(y)),w.__cacheKey=bt,w.__webglTexture=ut[bt].texture}return z}function me(w,y,z){return Math.floor(Math.floor(w/z)/y)}function Ne(w,y,z,ft){let bt=w.updateRanges;if(bt.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,y.width,y.height,z,ft,y.data);else{bt.sort((U,rt)=>U.start-rt.start);let Pt=0;for(let U=1;U<bt.length;U++){let rt=bt[Pt],lt=bt[U],Nt=rt.start+rt.count,Rt=me(lt.start,y.width,4),Ut=me(rt.start,y.width,4);lt.start<=Nt+1&&Rt===Ut&&me(lt.start+lt.count-1,y.width,4)===Rt?rt.count=Math.max(rt.count,lt.start+lt.count-rt.start):(++Pt,bt[Pt]=lt)}bt.length=Pt+1;let at=e.getParameter(i.UNPACK_ROW_LENGTH),st=e.getParameter(i.UNPACK_SKIP_PIXELS),Lt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,y.width);for(let U=0,rt=bt.length;U<rt;U++){let lt=bt[U],Nt=Math.floor(lt.start/4),Rt=Math.ceil(lt.count/4),Ut=Nt%y.width,ne=Math.floor(Nt/y.width),fe=Rt,Mt=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,Ut),e.pixelStorei(i.UNPACK_SKIP_ROWS,ne),e.texSubImage2D(i.TEXTURE_2D,0,Ut,ne,fe,Mt,z,ft,y.data)}w.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,at),e.pixelStorei(i.UNPACK_SKIP_PIXELS,st),e.pixelStorei(i.UNPACK_SKIP_ROWS,Lt)}}function Le(w,y,z){let ft=i.TEXTURE_2D;(y.isDataArrayTexture||y.isCompressedArrayTexture)&&(ft=i.TEXTURE_2D_ARRAY),y.isData3DTexture&&(ft=i.TEXTURE_3D);let ut=he(w,y),bt=y.source;e.bindTexture(ft,w.__webglTexture,i.TEXTURE0+z);let Pt=n.get(bt);if(bt.version!==Pt.__version||ut===!0){if(e.activeTexture(i.TEXTURE0+z),(typeof ImageBitmap<"u"&&y.image instanceof ImageBitmap)===!1){let Mt=Ae.getPrimaries(Ae.workingColorSpace),Jt=y.colorSpace===xi?null:Ae.getPrimaries(y.colorSpace),ge=y.colorSpace===xi||Mt===Jt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,y.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,y.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ge)}e.pixelStorei(i.UNPACK_ALIGNMENT,y.unpackAlignment);let st=A(y.image,!1,s.maxTextureSize);st=yt(y,st);let Lt=r.convert(y.format,y.colorSpace),U=r.convert(y.type),rt=E(y.internalFormat,Lt,U,y.normalized,y.colorSpace,y.isVideoTexture);jt(ft,y);let lt,Nt=y.mipmaps,Rt=y.isVideoTexture!==!0,Ut=Pt.__version===void 0||ut===!0,ne=bt.dataReady,fe=S(y,st);if(y.isDepthTexture)rt=_(y.format===_i,y.type),Ut&&(Rt?e.texStorage2D(i.TEXTURE_2D,1,rt,st.width,st.height):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,Lt,U,null));else if(y.isDataTexture)if(Nt.length>0){Rt&&Ut&&e.texStorage2D(i.TEXTURE_2D,fe,rt,Nt[0].width,Nt[0].height);for(let Mt=0,Jt=Nt.length;Mt<Jt;Mt++)lt=Nt[Mt],Rt?ne&&e.texSubImage2D(i.TEXTURE_2D,Mt,0,0,lt.width,lt.height,Lt,U,lt.data):e.texImage2D(i.TEXTURE_2D,Mt,rt,lt.width,lt.height,0,Lt,U,lt.data);y.generateMipmaps=!1}else Rt?(Ut&&e.texStorage2D(i.TEXTURE_2D,fe,rt,st.width,st.height),ne&&Ne(y,st,Lt,U)):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,Lt,U,st.data);else if(y.isCompressedTexture)if(y.isCompressedArrayTexture){Rt&&Ut&&e.texStorage3D(i.TEXTURE_2D_ARRAY,fe,rt,Nt[0].width,Nt[0].height,st.depth);for(let Mt=0,Jt=Nt.length;Mt<Jt;Mt++)if(lt=Nt[Mt],y.format!==$n)if(Lt!==null)if(Rt){if(ne)if(y.layerUpdates.size>0){let ge=vc(lt.width,lt.height,y.format,y.type);for(let Bt of y.layerUpdates){let Pe=lt.data.subarray(Bt*ge/lt.data.BYTES_PER_ELEMENT,(Bt+1)*ge/lt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,Mt,0,0,Bt,lt.width,lt.height,1,Lt,Pe)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,Mt,0,0,0,lt.width,lt.height,st.depth,Lt,lt.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,Mt,rt,lt.width,lt.height,st.depth,0,lt.data,0,0);else le("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else Rt?ne&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,Mt,0,0,0,lt.width,lt.height,st.depth,Lt,U,lt.data):e.texImage3D(i.TEXTURE_2D_ARRAY,Mt,rt,lt.width,lt.height,st.depth,0,Lt,U,lt.data);y.layerUpdates.size>0&&y.clearLayerUpdates()}else{Rt&&Ut&&e.texStorage2D(i.TEXTURE_2D,fe,rt,Nt[0].width,Nt[0].height);for(let Mt=0,Jt=Nt.length;Mt<Jt;Mt++)lt=Nt[Mt],y.format!==$n?Lt!==null?Rt?ne&&e.compressedTexSubImage2D(i.TEXTURE_2D,Mt,0,0,lt.width,lt.height,Lt,lt.data):e.compressedTexImage2D(i.TEXTURE_2D,Mt,rt,lt.width,lt.height,0,lt.data):le("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):Rt?ne&&e.texSubImage2D(i.TEXTURE_2D,Mt,0,0,lt.width,lt.height,Lt,U,lt.data):e.texImage2D(i.TEXTURE_2D,Mt,rt,lt.width,lt.height,0,Lt,U,lt.data)}else if(y.isDataArrayTexture)if(Rt){if(Ut&&e.texStorage3D(i.TEXTURE_2D_ARRAY,fe,rt,st.width,st.height,st.depth),ne)if(y.layerUpdates.size>0){let Mt=vc(st.width,st.height,y.format,y.type);for(let Jt of y.layerUpdates){let ge=st.data.subarray(Jt*Mt/st.data.BYTES_PER_ELEMENT,(Jt+1)*Mt/st.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Jt,st.width,st.height,1,Lt,U,ge)}y.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,st.width,st.height,st.depth,Lt,U,st.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,st.width,st.height,st.depth,0,Lt,U,st.data);else if(y.isData3DTexture)Rt?(Ut&&e.texStorage3D(i.TEXTURE_3D,fe,rt,st.width,st.height,st.depth),ne&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,st.width,st.height,st.depth,Lt,U,st.data)):e.texImage3D(i.TEXTURE_3D,0,rt,st.width,st.height,st.depth,0,Lt,U,st.data);else if(y.isFramebufferTexture){if(Ut)if(Rt)e.texStorage2D(i.TEXTURE_2D,fe,rt,st.width,st.height);else{let Mt=st.width,Jt=st.height;for(let ge=0;ge<fe;ge++)e.texImage2D(i.TEXTURE_2D,ge,rt,Mt,Jt,0,Lt,U,null),Mt>>=1,Jt>>=1}}else if(y.isHTMLTexture){if("texElementImage2D"in i){let Mt=i.canvas;if(Mt.hasAttribute("layoutsubtree")||Mt.setAttribute("layoutsubtree","true"),st.parentNode!==Mt){Mt.appendChild(st),f.add(y),Mt.onpaint=Jt=>{let ge=Jt.changedElements;for(let Bt of f)ge.includes(Bt.image)&&(Bt.needsUpdate=!0)},Mt.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,st);else{let ge=i.RGBA,Bt=i.RGBA,Pe=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,ge,Bt,Pe,st)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Nt.length>0){if(Rt&&Ut){let Mt=It(Nt[0]);e.texStorage2D(i.TEXTURE_2D,fe,rt,Mt.width,Mt.height)}for(let Mt=0,Jt=Nt.length;Mt<Jt;Mt++)lt=Nt[Mt],Rt?ne&&e.texSubImage2D(i.TEXTURE_2D,Mt,0,0,Lt,U,lt):e.texImage2D(i.TEXTURE_2D,Mt,rt,Lt,U,lt);y.generateMipmaps=!1}else if(Rt){if(Ut){let Mt=It(st);e.texStorage2D(i.TEXTURE_2D,fe,rt,Mt.width,Mt.height)}ne&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,Lt,U,st)}else e.texImage2D(i.TEXTURE_2D,0,rt,Lt,U,st);C(y)&&y.mipmapsAutoUpdate===!0&&b(ft),Pt.__version=bt.version,y.onUpdate&&y.onUpdate(y)}w.__version=y.version}function Te(w,y,z){if(y.image.length!==6)return;let ft=he(w,y),ut=y.source;e.bindTexture(i.TEXTURE_CUBE_MAP,w.__webglTexture,i.TEXTURE0+z);let bt=n.get(ut);if(ut.version!==bt.__version||ft===!0){e.activeTexture(i.TEXTURE0+z);let Pt=Ae.getPrimaries(Ae.workingColorSpace),at=y.colorSpace===xi?null:Ae.getPrimaries(y.colorSpace),st=y.colorSpace===xi||Pt===at?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,y.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,y.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,y.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,st);let Lt=y.isCompressedTexture||y.image[0].isCompressedTexture,U=y.image[0]&&y.image[0].isDataTexture,rt=[];for(let Bt=0;Bt<6;Bt++)!Lt&&!U?rt[Bt]=A(y.image[Bt],!0,s.maxCubemapSize):rt[Bt]=U?y.image[Bt].image:y.image[Bt],rt[Bt]=yt(y,rt[Bt]);let lt=rt[0],Nt=r.convert(y.format,y.colorSpace),Rt=r.convert(y.type),Ut=E(y.internalFormat,Nt,Rt,y.normalized,y.colorSpace),ne=y.isVideoTexture!==!0,fe=bt.__version===void 0||ft===!0,Mt=ut.dataReady,Jt=S(y,lt);jt(i.TEXTURE_CUBE_MAP,y);let ge;if(y.isDepthTexture){if(Ut=_(y.format===_i,y.type),fe)if(ne)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,Ut,lt.width,lt.height);else for(let Bt=0;Bt<6;Bt++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,0,Ut,lt.width,lt.height,0,Nt,Rt,null)}else if(Lt){ne&&fe&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Jt,Ut,lt.width,lt.height);for(let Bt=0;Bt<6;Bt++){ge=rt[Bt].mipmaps;for(let Pe=0;Pe<ge.length;Pe++){let $e=ge[Pe];y.format!==$n?Nt!==null?ne?Mt&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,Pe,0,0,$e.width,$e.height,Nt,$e.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,Pe,Ut,$e.width,$e.height,0,$e.data):le("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):ne?Mt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,Pe,0,0,$e.width,$e.height,Nt,Rt,$e.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,Pe,Ut,$e.width,$e.height,0,Nt,Rt,$e.data)}}}else{if(ge=y.mipmaps,ne&&fe){ge.length>0&&Jt++;let Bt=It(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Jt,Ut,Bt.width,Bt.height)}for(let Bt=0;Bt<6;Bt++)if(U){ne?Mt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,0,0,0,rt[Bt].width,rt[Bt].height,Nt,Rt,rt[Bt].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,0,Ut,rt[Bt].width,rt[Bt].height,0,Nt,Rt,rt[Bt].data);for(let Pe=0;Pe<ge.length;Pe++){let He=ge[Pe].image[Bt].image;ne?Mt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,Pe+1,0,0,He.width,He.height,Nt,Rt,He.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,Pe+1,Ut,He.width,He.height,0,Nt,Rt,He.data)}}else{ne?Mt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,0,0,0,Nt,Rt,rt[Bt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,0,Ut,Nt,Rt,rt[Bt]);for(let Pe=0;Pe<ge.length;Pe++){let $e=ge[Pe];ne?Mt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,Pe+1,0,0,Nt,Rt,$e.image[Bt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Bt,Pe+1,Ut,Nt,Rt,$e.image[Bt])}}}C(y)&&y.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),bt.__version=ut.version,y.onUpdate&&y.onUpdate(y)}w.__version=y.version}function ve(w,y,z,ft,ut,bt){let Pt=r.convert(z.format,z.colorSpace),at=r.convert(z.type),st=E(z.internalFormat,Pt,at,z.normalized,z.colorSpace),Lt=n.get(y),U=n.get(z);if(U.__renderTarget=y,!Lt.__hasExternalTextures){let rt=Math.max(1,y.width>>bt),lt=Math.max(1,y.height>>bt);ut===i.TEXTURE_3D||ut===i.TEXTURE_2D_ARRAY?e.texImage3D(ut,bt,st,rt,lt,y.depth,0,Pt,at,null):e.texImage2D(ut,bt,st,rt,lt,0,Pt,at,null)}e.bindFramebuffer(i.FRAMEBUFFER,w),V(y)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ft,ut,U.__webglTexture,0,ht(y)):(ut===i.TEXTURE_2D||ut>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ut<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ft,ut,U.__webglTexture,bt),e.bindFramebuffer(i.FRAMEBUFFER,null)}function tt(w,y,z){if(i.bindRenderbuffer(i.RENDERBUFFER,w),y.depthBuffer){let ft=y.depthTexture,ut=ft&&ft.isDepthTexture?ft.type:null,bt=_(y.stencilBuffer,ut),Pt=y.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;V(y)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ht(y),bt,y.width,y.height):z?i.renderbufferStorageMultisample(i.RENDERBUFFER,ht(y),bt,y.width,y.height):i.renderbufferStorage(i.RENDERBUFFER,bt,y.width,y.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,Pt,i.RENDERBUFFER,w)}else{let ft=y.textures;for(let ut=0;ut<ft.length;ut++){let bt=ft[ut],Pt=r.convert(bt.format,bt.colorSpace),at=r.convert(bt.type),st=E(bt.internalFormat,Pt,at,bt.normalized,bt.colorSpace);V(y)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ht(y),st,y.width,y.height):z?i.renderbufferStorageMultisample(i.RENDERBUFFER,ht(y),st,y.width,y.height):i.renderbufferStorage(i.RENDERBUFFER,st,y.width,y.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function gt(w,y,z){let ft=y.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,w),!(y.depthTexture&&y.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ut=n.get(y.depthTexture);ut.__renderTarget=y;let bt=ft?y.depthTexture.image[0]:y.depthTexture.image;(!ut.__webglTexture||bt.width!==y.width||bt.height!==y.height)&&(bt.width=y.width,bt.height=y.height,y.depthTexture.needsUpdate=!0),ft?xt(y.depthTexture,0):vt(y.depthTexture,0);let Pt=ut.__webglTexture,at=ht(y),st=ft?i.TEXTURE_CUBE_MAP_POSITIVE_X+z:i.TEXTURE_2D,Lt=y.depthTexture.format===_i?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(y.depthTexture.format===di)V(y)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,Lt,st,Pt,0,at):i.framebufferTexture2D(i.FRAMEBUFFER,Lt,st,Pt,0);else if(y.depthTexture.format===_i)V(y)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,Lt,st,Pt,0,at):i.framebufferTexture2D(i.FRAMEBUFFER,Lt,st,Pt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function te(w){let y=n.get(w),z=w.isWebGLCubeRenderTarget===!0;if(y.__boundDepthTexture!==w.depthTexture){let ft=w.depthTexture;if(y.__depthDisposeCallback&&y.__depthDisposeCallback(),ft){let ut=()=>{delete y.__boundDepthTexture,delete y.__depthDisposeCallback,ft.removeEventListener("dispose",ut)};ft.addEventListener("dispose",ut),y.__depthDisposeCallback=ut}y.__boundDepthTexture=ft}if(w.depthTexture&&!y.__autoAllocateDepthBuffer)if(z)for(let ft=0;ft<6;ft++)gt(y.__webglFramebuffer[ft],w,ft);else w.texture.mipmaps.length>0?gt(y.__webglFramebuffer[0],w,0):gt(y.__webglFramebuffer,w,0);else if(z){y.__webglDepthbuffer=[];for(let ft=0;ft<6;ft++)if(e.bindFramebuffer(i.FRAMEBUFFER,y.__webglFramebuffer[ft]),y.__webglDepthbuffer[ft]===void 0)y.__webglDepthbuffer[ft]=i.createRenderbuffer(),tt(y.__webglDepthbuffer[ft],w,!1);else{let ut=w.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,bt=y.__webglDepthbuffer[ft];i.bindRenderbuffer(i.RENDERBUFFER,bt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ut,i.RENDERBUFFER,bt)}}else if(w.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,y.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,y.__webglFramebuffer),y.__webglDepthbuffer===void 0)y.__webglDepthbuffer=i.createRenderbuffer(),tt(y.__webglDepthbuffer,w,!1);else{let ut=w.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,bt=y.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,bt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ut,i.RENDERBUFFER,bt)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function At(w,y,z){let ft=n.get(w);y!==void 0&&ve(ft.__webglFramebuffer,w,w.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),z!==void 0&&te(w)}function ee(w){let y=w.texture,z=n.get(w),ft=n.get(y);w.addEventListener("dispose",k),N(w);let ut=w.textures,bt=w.isWebGLCubeRenderTarget===!0,Pt=ut.length>1;if(Pt||(ft.__webglTexture===void 0&&(ft.__webglTexture=i.createTexture()),ft.__version=y.version,o.memory.textures++),bt){z.__webglFramebuffer=[];for(let at=0;at<6;at++)if(y.mipmaps.length>0){z.__webglFramebuffer[at]=[];for(let st=0;st<y.mipmaps.length;st++)z.__webglFramebuffer[at][st]=i.createFramebuffer()}else z.__webglFramebuffer[at]=i.createFramebuffer()}else{if(y.mipmaps.length>0){z.__webglFramebuffer=[];for(let at=0;at<y.mipmaps.length;at++)z.__webglFramebuffer[at]=i.createFramebuffer()}else z.__webglFramebuffer=i.createFramebuffer();if(Pt)for(let at=0,st=ut.length;at<st;at++){let Lt=n.get(ut[at]);Lt.__webglTexture===void 0&&(Lt.__webglTexture=i.createTexture(),o.memory.textures++)}if(w.samples>0&&V(w)===!1){z.__webglMultisampledFramebuffer=i.createFramebuffer(),z.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,z.__webglMultisampledFramebuffer);for(let at=0;at<ut.length;at++){let st=ut[at];z.__webglColorRenderbuffer[at]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,z.__webglColorRenderbuffer[at]);let Lt=r.convert(st.format,st.colorSpace),U=r.convert(st.type),rt=E(st.internalFormat,Lt,U,st.normalized,st.colorSpace,w.isXRRenderTarget===!0),lt=ht(w);i.renderbufferStorageMultisample(i.RENDERBUFFER,lt,rt,w.width,w.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+at,i.RENDERBUFFER,z.__webglColorRenderbuffer[at])}i.bindRenderbuffer(i.RENDERBUFFER,null),w.depthBuffer&&(z.__webglDepthRenderbuffer=i.createRenderbuffer(),tt(z.__webglDepthRenderbuffer,w,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(bt){e.bindTexture(i.TEXTURE_CUBE_MAP,ft.__webglTexture),jt(i.TEXTURE_CUBE_MAP,y);for(let at=0;at<6;at++)if(y.mipmaps.length>0)for(let st=0;st<y.mipmaps.length;st++)ve(z.__webglFramebuffer[at][st],w,y,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+at,st);else ve(z.__webglFramebuffer[at],w,y,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+at,0);C(y)?b(i.TEXTURE_CUBE_MAP):y.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,y.mipmaps.length-1),e.unbindTexture()}else if(Pt){for(let at=0,st=ut.length;at<st;at++){let Lt=ut[at],U=n.get(Lt),rt=i.TEXTURE_2D;(w.isWebGL3DRenderTarget||w.isWebGLArrayRenderTarget)&&(rt=w.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,U.__webglTexture),jt(rt,Lt),ve(z.__webglFramebuffer,w,Lt,i.COLOR_ATTACHMENT0+at,rt,0),C(Lt)&&b(rt)}e.unbindTexture()}else{let at=i.TEXTURE_2D;if((w.isWebGL3DRenderTarget||w.isWebGLArrayRenderTarget)&&(at=w.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(at,ft.__webglTexture),jt(at,y),y.mipmaps.length>0)for(let st=0;st<y.mipmaps.length;st++)ve(z.__webglFramebuffer[st],w,y,i.COLOR_ATTACHMENT0,at,st);else ve(z.__webglFramebuffer,w,y,i.COLOR_ATTACHMENT0,at,0);C(y)?b(at):y.mipmaps.length>0&&i.texParameteri(at,i.TEXTURE_MAX_LEVEL,y.mipmaps.length-1),e.unbindTexture()}w.depthBuffer&&te(w)}function v(w){let y=w.textures;for(let z=0,ft=y.length;z<ft;z++){let ut=y[z];if(C(ut)&&ut.mipmapsAutoUpdate===!0){let bt=P(w),Pt=n.get(ut).__webglTexture;e.bindTexture(bt,Pt),b(bt),e.unbindTexture()}}}let J=[];function j(w){if(w.samples>0){if(V(w)===!1){let y=w.textures,z=w.width,ft=w.height,ut=i.COLOR_BUFFER_BIT,bt=w.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,Pt=n.get(w),at=y.length>1;if(at)for(let Lt=0;Lt<y.length;Lt++)e.bindFramebuffer(i.FRAMEBUFFER,Pt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+Lt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,Pt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+Lt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,Pt.__webglMultisampledFramebuffer),w.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,Pt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,Pt.__webglFramebuffer);for(let Lt=0;Lt<y.length;Lt++){if(w.resolveDepthBuffer&&(w.depthBuffer&&(ut|=i.DEPTH_BUFFER_BIT),w.stencilBuffer&&w.resolveStencilBuffer&&(ut|=i.STENCIL_BUFFER_BIT)),at){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,Pt.__webglColorRenderbuffer[Lt]);let U=n.get(y[Lt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,U,0)}i.blitFramebuffer(0,0,z,ft,0,0,z,ft,ut,i.NEAREST),c===!0&&(J.length=0,J.push(i.COLOR_ATTACHMENT0+Lt),w.depthBuffer&&w.storeMultisampledDepthBuffer===!1&&J.push(bt),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,J))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),at)for(let Lt=0;Lt<y.length;Lt++){e.bindFramebuffer(i.FRAMEBUFFER,Pt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+Lt,i.RENDERBUFFER,Pt.__webglColorRenderbuffer[Lt]);let U=n.get(y[Lt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,Pt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+Lt,i.TEXTURE_2D,U,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,Pt.__webglMultisampledFramebuffer)}else if(w.depthBuffer&&w.storeMultisampledDepthBuffer===!1&&c){let y=w.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[y])}}}function ht(w){return Math.min(s.maxSamples,w.samples)}function V(w){let y=n.get(w);return w.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&y.__useRenderToTexture!==!1}function Ct(w){let y=o.render.frame;h.get(w)!==y&&(h.set(w,y),w.update())}function yt(w,y){let z=w.colorSpace,ft=w.format,ut=w.type;return w.isCompressedTexture===!0||w.isVideoTexture===!0||z!==nr&&z!==xi&&(Ae.getTransfer(z)===Be?(ft!==$n||ut!==En)&&le("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):pe("WebGLTextures: Unsupported texture color space:",z)),y}function It(w){return typeof HTMLImageElement<"u"&&w instanceof HTMLImageElement?(l.width=w.naturalWidth||w.width,l.height=w.naturalHeight||w.height):typeof VideoFrame<"u"&&w instanceof VideoFrame?(l.width=w.displayWidth,l.height=w.displayHeight):(l.width=w.width,l.height=w.height),l}this.allocateTextureUnit=Qt,this.resetTextureUnits=ct,this.getTextureUnits=dt,this.setTextureUnits=zt,this.setTexture2D=vt,this.setTexture2DArray=Et,this.setTexture3D=Gt,this.setTextureCube=xt,this.rebindTextures=At,this.setupRenderTarget=ee,this.updateRenderTargetMipmap=v,this.updateMultisampleRenderTarget=j,this.setupDepthRenderbuffer=te,this.setupFrameBufferTexture=ve,this.useMultisampledRTT=V,this.dispose=Z}function L_(i,t){function e(n,s=xi){let r,o=Ae.getTransfer(s);if(n===En)return i.UNSIGNED_BYTE;if(n===da)return i.UNSIGNED_SHORT_4_4_4_4;if(n===fa)return i.UNSIGNED_SHORT_5_5_5_1;if(n===sc)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===rc)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===nc)return i.BYTE;if(n===ic)return i.SHORT;if(n===Us)return i.UNSIGNED_SHORT;if(n===ua)return i.INT;if(n===Wn)return i.UNSIGNED_INT;if(n===Fn)return i.FLOAT;if(n===Xn)return i.HALF_FLOAT;if(n===oc)return i.ALPHA;if(n===ac)return i.RGB;if(n===$n)return i.RGBA;if(n===di)return i.DEPTH_COMPONENT;if(n===_i)return i.DEPTH_STENCIL;if(n===pa)return i.RED;if(n===ma)return i.RED_INTEGER;if(n===Oi)return i.RG;if(n===ga)return i.RG_INTEGER;if(n===_a)return i.RGBA_INTEGER;if(n===Tr||n===Cr||n===Rr||n===Pr)if(o===Be)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Tr)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Cr)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Rr)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Pr)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Tr)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Cr)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Rr)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Pr)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===xa||n===ya||n===va||n===Ma)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===xa)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===ya)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===va)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Ma)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Sa||n===ba||n===wa||n===Ea||n===Aa||n===Ir||n===Ta)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Sa||n===ba)return o===Be?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===wa)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Ea)return r.COMPRESSED_R11_EAC;if(n===Aa)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Ir)return r.COMPRESSED_RG11_EAC;if(n===Ta)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Ca||n===Ra||n===Pa||n===Ia||n===La||n===Da||n===Na||n===Ua||n===Fa||n===Oa||n===Ba||n===za||n===ka||n===Ga)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Ca)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Ra)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Pa)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Ia)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===La)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Da)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Na)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Ua)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Fa)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Oa)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Ba)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===za)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===ka)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Ga)return o===Be?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Va||n===Ha||n===Wa)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===Va)return o===Be?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Ha)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Wa)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Xa||n===$a||n===Lr||n===qa)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Xa)return r.COMPRESSED_RED_RGTC1_EXT;if(n===$a)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Lr)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===qa)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===ts?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var D_=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,N_=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,Rc=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new pr(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new ti({vertexShader:D_,fragmentShader:N_,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new je(new mr(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Pc=class extends Hn{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",c=1,l=null,h=null,f=null,d=null,p=null,m=null,M=typeof XRWebGLBinding<"u",u=new Rc,g={},A=e.getContextAttributes(),C=null,b=null,P=[],E=[],_=new ue,S=null,N=null,I=new vn;I.viewport=new Ve;let F=new vn;F.viewport=new Ve;let k=[I,F],W=new oa,L=null,Z=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ot){let vt=P[ot];return vt===void 0&&(vt=new As,P[ot]=vt),vt.getTargetRaySpace()},this.getControllerGrip=function(ot){let vt=P[ot];return vt===void 0&&(vt=new As,P[ot]=vt),vt.getGripSpace()},this.getHand=function(ot){let vt=P[ot];return vt===void 0&&(vt=new As,P[ot]=vt),vt.getHandSpace()};function Q(ot){let vt=E.indexOf(ot.inputSource);if(vt===-1)return;let Et=P[vt];Et!==void 0&&(Et.update(ot.inputSource,ot.frame,l||o),Et.dispatchEvent({type:ot.type,data:ot.inputSource}))}function G(){s.removeEventListener("select",Q),s.removeEventListener("selectstart",Q),s.removeEventListener("selectend",Q),s.removeEventListener("squeeze",Q),s.removeEventListener("squeezestart",Q),s.removeEventListener("squeezeend",Q),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",mt);for(let ot=0;ot<P.length;ot++){let vt=E[ot];vt!==null&&(E[ot]=null,P[ot].disconnect(vt))}L=null,Z=null,u.reset();for(let ot in g)delete g[ot];if(t.setRenderTarget(C),p=null,d=null,f=null,s=null,b=null,Qt.stop(),n.isPresenting=!1,t.setPixelRatio(S),t.setSize(_.width,_.height,!1),N!==null){let ot=N.camera;ot.fov=N.fov,ot.zoom=N.zoom,ot.updateProjectionMatrix(),N=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ot){r=ot,n.isPresenting===!0&&le("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ot){a=ot,n.isPresenting===!0&&le("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function(ot){l=ot},this.getBaseLayer=function(){return d!==null?d:p},this.getBinding=function(){return f===null&&M&&(f=new XRWebGLBinding(s,e)),f},this.getFrame=function(){return m},this.getSession=function(){return s},this.setSession=async function(ot){if(s=ot,s!==null){if(C=t.getRenderTarget(),s.addEventListener("select",Q),s.addEventListener("selectstart",Q),s.addEventListener("selectend",Q),s.addEventListener("squeeze",Q),s.addEventListener("squeezestart",Q),s.addEventListener("squeezeend",Q),s.addEventListener("end",G),s.addEventListener("inputsourceschange",mt),A.xrCompatible!==!0&&await e.makeXRCompatible(),S=t.getPixelRatio(),t.getSize(_),M&&"createProjectionLayer"in XRWebGLBinding.prototype){let Et=null,Gt=null,xt=null;A.depth&&(xt=A.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,Et=A.stencil?_i:di,Gt=A.stencil?ts:Wn);let qt={colorFormat:e.RGBA8,depthFormat:xt,scaleFactor:r};f=this.getBinding(),d=f.createProjectionLayer(qt),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),b=new Rn(d.textureWidth,d.textureHeight,{format:$n,type:En,depthTexture:new mi(d.textureWidth,d.textureHeight,Gt,void 0,void 0,void 0,void 0,void 0,void 0,Et),stencilBuffer:A.stencil,colorSpace:t.outputColorSpace,samples:A.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let Et={antialias:A.antialias,alpha:!0,depth:A.depth,stencil:A.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,e,Et),s.updateRenderState({baseLayer:p}),t.setPixelRatio(1),t.setSize(p.framebufferWidth,p.framebufferHeight,!1),b=new Rn(p.framebufferWidth,p.framebufferHeight,{format:$n,type:En,colorSpace:t.outputColorSpace,stencilBuffer:A.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1,storeMultisampledDepthBuffer:p.ignoreDepthValues===!1,storeMultisampledStencilBuffer:p.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await s.requestReferenceSpace(a),Qt.setContext(s),Qt.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return u.getDepthTexture()};function mt(ot){for(let vt=0;vt<ot.removed.length;vt++){let Et=ot.removed[vt],Gt=E.indexOf(Et);Gt>=0&&(E[Gt]=null,P[Gt].disconnect(Et))}for(let vt=0;vt<ot.added.length;vt++){let Et=ot.added[vt],Gt=E.indexOf(Et);if(Gt===-1){for(let qt=0;qt<P.length;qt++)if(qt>=E.length){E.push(Et),Gt=qt;break}else if(E[qt]===null){E[qt]=Et,Gt=qt;break}if(Gt===-1)break}let xt=P[Gt];xt&&xt.connect(Et)}}function K(ot,vt){vt===null?ot.matrixWorld.copy(ot.matrix):ot.matrixWorld.multiplyMatrices(vt.matrixWorld,ot.matrix),ot.matrixWorldInverse.copy(ot.matrixWorld).invert()}this.updateCamera=function(ot){if(s===null)return;let vt=ot.near,Et=ot.far;u.texture!==null&&(u.depthNear>0&&(vt=u.depthNear),u.depthFar>0&&(Et=u.depthFar)),W.near=F.near=I.near=vt,W.far=F.far=I.far=Et,(L!==W.near||Z!==W.far)&&(s.updateRenderState({depthNear:W.near,depthFar:W.far}),L=W.near,Z=W.far),W.layers.mask=ot.layers.mask|6,I.layers.mask=W.layers.mask&-5,F.layers.mask=W.layers.mask&-3;let Gt=ot.parent,xt=W.cameras;K(W,Gt);for(let qt=0;qt<xt.length;qt++)K(xt[qt],Gt);W.projectionMatrix.copy(I.projectionMatrix),W.projectionMatrixInverse.copy(I.projectionMatrixInverse),N===null&&ot.isPerspectiveCamera&&(N={camera:ot,fov:ot.fov,zoom:ot.zoom}),ct(ot,W,Gt)};function ct(ot,vt,Et){Et===null?ot.matrix.copy(vt.matrixWorld):(ot.matrix.copy(Et.matrixWorld),ot.matrix.invert(),ot.matrix.multiply(vt.matrixWorld)),ot.matrix.decompose(ot.position,ot.quaternion,ot.scale),ot.updateMatrixWorld(!0),ot.projectionMatrix.copy(vt.projectionMatrix),ot.projectionMatrixInverse.copy(vt.projectionMatrixInverse),ot.isPerspectiveCamera&&(ot.fov=bs*2*Math.atan(1/ot.projectionMatrix.elements[5]),ot.zoom=1)}this.getCamera=function(){return W},this.getFoveation=function(){if(!(d===null&&p===null))return c},this.setFoveation=function(ot){c=ot,d!==null&&(d.fixedFoveation=ot),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=ot)},this.hasDepthSensing=function(){return u.texture!==null},this.getDepthSensingMesh=function(){return u.getMesh(W)},this.getCameraTexture=function(ot){return g[ot]};let dt=null;function zt(ot,vt){if(h=vt.getViewerPose(l||o),m=vt,h!==null){let Et=h.views;p!==null&&(t.setRenderTargetFramebuffer(b,p.framebuffer),t.setRenderTarget(b));let Gt=!1;Et.length!==W.cameras.length&&(W.cameras.length=0,Gt=!0);for(let Yt=0;Yt<Et.length;Yt++){let jt=Et[Yt],he=null;if(p!==null)he=p.getViewport(jt);else{let Ne=f.getViewSubImage(d,jt);he=Ne.viewport,Yt===0&&(t.setRenderTargetTextures(b,Ne.colorTexture,Ne.depthStencilTexture),t.setRenderTarget(b))}let me=k[Yt];me===void 0&&(me=new vn,me.layers.enable(Yt),me.viewport=new Ve,k[Yt]=me),me.matrix.fromArray(jt.transform.matrix),me.matrix.decompose(me.position,me.quaternion,me.scale),me.projectionMatrix.fromArray(jt.projectionMatrix),me.projectionMatrixInverse.copy(me.projectionMatrix).invert(),me.viewport.set(he.x,he.y,he.width,he.height),Yt===0&&(W.matrix.copy(me.matrix),W.matrix.decompose(W.position,W.quaternion,W.scale)),Gt===!0&&W.cameras.push(me)}let xt=s.enabledFeatures;if(xt&&xt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&M){f=n.getBinding();let Yt=f.getDepthInformation(Et[0]);Yt&&Yt.isValid&&Yt.texture&&u.init(Yt,s.renderState)}if(xt&&xt.includes("camera-access")&&M){t.state.unbindTexture(),f=n.getBinding();for(let Yt=0;Yt<Et.length;Yt++){let jt=Et[Yt].camera;if(jt){let he=g[jt];he||(he=new pr,g[jt]=he);let me=f.getCameraImage(jt);he.sourceTexture=me}}}}for(let Et=0;Et<P.length;Et++){let Gt=E[Et],xt=P[Et];Gt!==null&&xt!==void 0&&xt.update(Gt,vt,l||o)}dt&&dt(ot,vt),vt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:vt}),m=null}let Qt=new Ju;Qt.setAnimationLoop(zt),this.setAnimationLoop=function(ot){dt=ot},this.dispose=function(){}}},U_=new xe,od=new _e;od.set(-1,0,0,0,1,0,0,0,1);function F_(i,t){function e(u,g){u.matrixAutoUpdate===!0&&u.updateMatrix(),g.value.copy(u.matrix)}function n(u,g){g.color.getRGB(u.fogColor.value,_c(i)),g.isFog?(u.fogNear.value=g.near,u.fogFar.value=g.far):g.isFogExp2&&(u.fogDensity.value=g.density)}function s(u,g,A,C,b){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(u,g):g.isMeshLambertMaterial?(r(u,g),g.envMap&&(u.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(u,g),f(u,g)):g.isMeshPhongMaterial?(r(u,g),h(u,g),g.envMap&&(u.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(u,g),d(u,g),g.isMeshPhysicalMaterial&&p(u,g,b)):g.isMeshMatcapMaterial?(r(u,g),m(u,g)):g.isMeshDepthMaterial?r(u,g):g.isMeshDistanceMaterial?(r(u,g),M(u,g)):g.isMeshNormalMaterial?r(u,g):g.isLineBasicMaterial?(o(u,g),g.isLineDashedMaterial&&a(u,g)):g.isPointsMaterial?c(u,g,A,C):g.isSpriteMaterial?l(u,g):g.isShadowMaterial?(u.color.value.copy(g.color),u.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(u,g){u.opacity.value=g.opacity,g.color&&u.diffuse.value.copy(g.color),g.emissive&&u.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(u.map.value=g.map,e(g.map,u.mapTransform)),g.alphaMap&&(u.alphaMap.value=g.alphaMap,e(g.alphaMap,u.alphaMapTransform)),g.bumpMap&&(u.bumpMap.value=g.bumpMap,e(g.bumpMap,u.bumpMapTransform),u.bumpScale.value=g.bumpScale,g.side===Sn&&(u.bumpScale.value*=-1)),g.normalMap&&(u.normalMap.value=g.normalMap,e(g.normalMap,u.normalMapTransform),u.normalScale.value.copy(g.normalScale),g.side===Sn&&u.normalScale.value.negate()),g.displacementMap&&(u.displacementMap.value=g.displacementMap,e(g.displacementMap,u.displacementMapTransform),u.displacementScale.value=g.displacementScale,u.displacementBias.value=g.displacementBias),g.emissiveMap&&(u.emissiveMap.value=g.emissiveMap,e(g.emissiveMap,u.emissiveMapTransform)),g.specularMap&&(u.specularMap.value=g.specularMap,e(g.specularMap,u.specularMapTransform)),g.alphaTest>0&&(u.alphaTest.value=g.alphaTest);let A=t.get(g),C=A.envMap,b=A.envMapRotation;C&&(u.envMap.value=C,u.envMapRotation.value.setFromMatrix4(U_.makeRotationFromEuler(b)).transpose(),C.isCubeTexture&&C.isRenderTargetTexture===!1&&u.envMapRotation.value.premultiply(od),u.reflectivity.value=g.reflectivity,u.ior.value=g.ior,u.refractionRatio.value=g.refractionRatio),g.lightMap&&(u.lightMap.value=g.lightMap,u.lightMapIntensity.value=g.lightMapIntensity,e(g.lightMap,u.lightMapTransform)),g.aoMap&&(u.aoMap.value=g.aoMap,u.aoMapIntensity.value=g.aoMapIntensity,e(g.aoMap,u.aoMapTransform))}function o(u,g){u.diffuse.value.copy(g.color),u.opacity.value=g.opacity,g.map&&(u.map.value=g.map,e(g.map,u.mapTransform))}function a(u,g){u.dashSize.value=g.dashSize,u.totalSize.value=g.dashSize+g.gapSize,u.scale.value=g.scale}function c(u,g,A,C){u.diffuse.value.copy(g.color),u.opacity.value=g.opacity,u.size.value=g.size*A,u.scale.value=C*.5,g.map&&(u.map.value=g.map,e(g.map,u.uvTransform)),g.alphaMap&&(u.alphaMap.value=g.alphaMap,e(g.alphaMap,u.alphaMapTransform)),g.alphaTest>0&&(u.alphaTest.value=g.alphaTest)}function l(u,g){u.diffuse.value.copy(g.color),u.opacity.value=g.opacity,u.rotation.value=g.rotation,g.map&&(u.map.value=g.map,e(g.map,u.mapTransform)),g.alphaMap&&(u.alphaMap.value=g.alphaMap,e(g.alphaMap,u.alphaMapTransform)),g.alphaTest>0&&(u.alphaTest.value=g.alphaTest)}function h(u,g){u.specular.value.copy(g.specular),u.shininess.value=Math.max(g.shininess,1e-4)}function f(u,g){g.gradientMap&&(u.gradientMap.value=g.gradientMap)}function d(u,g){u.metalness.value=g.metalness,g.metalnessMap&&(u.metalnessMap.value=g.metalnessMap,e(g.metalnessMap,u.metalnessMapTransform)),u.roughness.value=g.roughness,g.roughnessMap&&(u.roughnessMap.value=g.roughnessMap,e(g.roughnessMap,u.roughnessMapTransform)),g.envMap&&(u.envMapIntensity.value=g.envMapIntensity)}function p(u,g,A){u.ior.value=g.ior,g.diffuseRoughness>0&&(u.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(u.diffuseRoughnessMap.value=g.diffuseRoughnessMap,e(g.diffuseRoughnessMap,u.diffuseRoughnessMapTransform))),g.sheen>0&&(u.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),u.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(u.sheenColorMap.value=g.sheenColorMap,e(g.sheenColorMap,u.sheenColorMapTransform)),g.sheenRoughnessMap&&(u.sheenRoughnessMap.value=g.sheenRoughnessMap,e(g.sheenRoughnessMap,u.sheenRoughnessMapTransform))),g.clearcoat>0&&(u.clearcoat.value=g.clearcoat,u.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(u.clearcoatMap.value=g.clearcoatMap,e(g.clearcoatMap,u.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(u.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,e(g.clearcoatRoughnessMap,u.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(u.clearcoatNormalMap.value=g.clearcoatNormalMap,e(g.clearcoatNormalMap,u.clearcoatNormalMapTransform),u.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===Sn&&u.clearcoatNormalScale.value.negate())),g.dispersion>0&&(u.dispersion.value=g.dispersion),g.retroreflectivity>0&&(u.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(u.iridescence.value=g.iridescence,u.iridescenceIOR.value=g.iridescenceIOR,u.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,u.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(u.iridescenceMap.value=g.iridescenceMap,e(g.iridescenceMap,u.iridescenceMapTransform)),g.iridescenceThicknessMap&&(u.iridescenceThicknessMap.value=g.iridescenceThicknessMap,e(g.iridescenceThicknessMap,u.iridescenceThicknessMapTransform))),g.transmission>0&&(u.transmission.value=g.transmission,u.transmissionSamplerMap.value=A.texture,u.transmissionSamplerSize.value.set(A.width,A.height),g.transmissionMap&&(u.transmissionMap.value=g.transmissionMap,e(g.transmissionMap,u.transmissionMapTransform)),u.thickness.value=g.thickness,g.thicknessMap&&(u.thicknessMap.value=g.thicknessMap,e(g.thicknessMap,u.thicknessMapTransform)),u.attenuationDistance.value=g.attenuationDistance,u.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(u.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(u.anisotropyMap.value=g.anisotropyMap,e(g.anisotropyMap,u.anisotropyMapTransform))),u.specularIntensity.value=g.specularIntensity,u.specularColor.value.copy(g.specularColor),g.specularColorMap&&(u.specularColorMap.value=g.specularColorMap,e(g.specularColorMap,u.specularColorMapTransform)),g.specularIntensityMap&&(u.specularIntensityMap.value=g.specularIntensityMap,e(g.specularIntensityMap,u.specularIntensityMapTransform))}function m(u,g){g.matcap&&(u.matcap.value=g.matcap)}function M(u,g){let A=t.get(g).light;u.referencePosition.value.setFromMatrixPosition(A.matrixWorld),u.nearDistance.value=A.shadow.camera.near,u.farDistance.value=A.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function O_(i,t,e,n){let s={},r={};function o(A,C){let b=C.program;n.uniformBlockBinding(A,b,s[A.id])}function a(A,C){let b=s[A.id];b===void 0&&(m(A),b=c(A),s[A.id]=b,A.addEventListener("dispose",u));let P=C.program;n.updateUBOMapping(A,P);let E=t.render.frame;r[A.id]!==E&&(l(A),r[A.id]=E)}function c(A){let C=i.createBuffer(),b=A.__size,P=A.usage;return i.bindBuffer(i.UNIFORM_BUFFER,C),i.bufferData(i.UNIFORM_BUFFER,b,P),i.bindBuffer(i.UNIFORM_BUFFER,null),C}function l(A){let C=s[A.id],b=A.uniforms,P=A.__cache;i.bindBuffer(i.UNIFORM_BUFFER,C);for(let E=0,_=b.length;E<_;E++){let S=b[E];if(Array.isArray(S))for(let N=0,I=S.length;N<I;N++)h(S[N],E,N,P);else h(S,E,0,P)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(A,C,b,P){if(d(A,C,b,P)===!0){let E=A.__offset,_=A.value;if(Array.isArray(_)){let S=0;for(let N=0;N<_.length;N++){let I=_[N],F=M(I,!0);f(I,A.__data,S),S+=F.storage/Float32Array.BYTES_PER_ELEMENT}}else f(_,A.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,E,A.__data)}}function f(A,C,b){typeof A=="number"||typeof A=="boolean"?C[b]=A:A.isMatrix3?(C[b]=A.elements[0],C[b+1]=A.elements[1],C[b+2]=A.elements[2],C[b+3]=0,C[b+4]=A.elements[3],C[b+5]=A.elements[4],C[b+6]=A.elements[5],C[b+7]=0,C[b+8]=A.elements[6],C[b+9]=A.elements[7],C[b+10]=A.elements[8],C[b+11]=0):ArrayBuffer.isView(A)?C.set(A.subarray(0,C.length-b),b):A.toArray(C,b)}function d(A,C,b,P){let E=A.value,_=C+"_"+b;if(Array.isArray(E)){P[_]===void 0&&(P[_]=[]);let S=P[_],N=!1;for(let I=0;I<E.length;I++)p(E[I],S,I)===!0&&(N=!0);return N}return p(E,P,_)}function p(A,C,b){if(C[b]===void 0)return typeof A=="number"||typeof A=="boolean"?C[b]=A:ArrayBuffer.isView(A)?C[b]=A.slice():C[b]=A.clone(),!0;{let P=C[b];if(typeof A=="number"||typeof A=="boolean"){if(P!==A)return C[b]=A,!0}else{if(ArrayBuffer.isView(A))return!0;if(P.equals(A)===!1)return P.copy(A),!0}}return!1}function m(A){let C=A.uniforms,b=0,P=16;for(let _=0,S=C.length;_<S;_++){let N=Array.isArray(C[_])?C[_]:[C[_]];for(let I=0,F=N.length;I<F;I++){let k=N[I],W=Array.isArray(k.value)?k.value:[k.value],L=Array.isArray(C[_])||Array.isArray(k.value),Z=b;for(let G=0,mt=W.length;G<mt;G++){let K=W[G],ct=M(K,L),dt=b%P,zt=dt%ct.boundary,Qt=dt+zt;b+=zt,Qt!==0&&P-Qt<ct.storage&&(b+=P-Qt),G===0&&(Z=b),b+=ct.storage}let Q=k.type==="int"?Int32Array:k.type==="uint"?Uint32Array:Float32Array;k.__data=new Q((b-Z)/Float32Array.BYTES_PER_ELEMENT),k.__offset=Z}}let E=b%P;return E>0&&(b+=P-E),A.__size=b,A.__cache={},this}function M(A,C){let b={boundary:0,storage:0};return typeof A=="number"||typeof A=="boolean"?(b.boundary=4,b.storage=4):A.isVector2?(b.boundary=8,b.storage=8):A.isVector3||A.isColor?(b.boundary=16,b.storage=12):A.isVector4?(b.boundary=16,b.storage=16):A.isMatrix3?(b.boundary=16,b.storage=48):A.isMatrix4?(b.boundary=16,b.storage=64):A.isTexture?le("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(A)?(b.boundary=16,b.storage=A.byteLength):le("WebGLRenderer: Unsupported uniform value type.",A),C===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function u(A){let C=A.target;C.removeEventListener("dispose",u),i.deleteBuffer(s[C.id]),delete s[C.id],delete r[C.id]}function g(){for(let A in s)i.deleteBuffer(s[A]);s={},r={}}return{bind:o,update:a,dispose:g}}var B_=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ni=null;function z_(){return ni===null&&(ni=new cr(B_,16,16,Oi,Xn),ni.name="DFG_LUT",ni.minFilter=Mn,ni.magFilter=Mn,ni.wrapS=Jn,ni.wrapT=Jn,ni.generateMipmaps=!1,ni.needsUpdate=!0),ni}var ja=class{constructor(t={}){let{canvas:e=yu(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:f=!1,reversedDepthBuffer:d=!1,outputBufferType:p=En}=t;this.isWebGLRenderer=!0;let m;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");m=n.getContextAttributes().alpha}else m=o;let M=p,u=new Set([_a,ga,ma]),g=new Set([En,Wn,Us,ts,da,fa]),A=new Uint32Array(4),C=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},P=null,E=null,_=[],S=[],N=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ei,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,F=!1,k=null,W=null,L=null,Z=null;this._outputColorSpace=xn;let Q=0,G=0,mt=null,K=-1,ct=null,dt=new Ve,zt=new Ve,Qt=null,ot=new ye(0),vt=0,Et=e.width,Gt=e.height,xt=1,qt=null,we=null,Yt=new Ve(0,0,Et,Gt),jt=new Ve(0,0,Et,Gt),he=!1,me=new Ri,Ne=new Ho,Le=!1,Te=!1,ve=new xe,tt=new q,gt=new Ve,te={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},At=!1;function ee(){return mt===null?xt:1}let v=n;function J(x,D){return e.getContext(x,D)}let j,ht,V,Ct,yt,It,w,y,z,ft,ut,bt,Pt,at,st,Lt,U,rt,lt,Nt,Rt,Ut,ne;try{let x={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:h,failIfMajorPerformanceCaveat:f};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Jt,!1),e.addEventListener("webglcontextrestored",ge,!1),e.addEventListener("webglcontextcreationerror",Bt,!1),v===null){let D="webgl2";if(v=J(D,x),v===null)throw J(D)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}fe()}catch(x){throw e.removeEventListener("webglcontextlost",Jt,!1),e.removeEventListener("webglcontextrestored",ge,!1),e.removeEventListener("webglcontextcreationerror",Bt,!1),pe("WebGLRenderer: "+x.message),x}function fe(){j=new Jg(v),j.init(),Rt=new L_(v,j),ht=new zg(v,j,t,Rt),V=new P_(v,j),ht.reversedDepthBuffer&&d&&V.buffers.depth.setReversed(!0),W=v.createFramebuffer(),L=v.createFramebuffer(),Z=v.createFramebuffer(),Ct=new Qg(v),yt=new g_,It=new I_(v,j,V,yt,ht,Rt,Ct),w=new Zg(I),y=new ep(v),Ut=new Og(v,y),z=new Kg(v,y,Ct,Ut),ft=new e0(v,z,y,Ut,Ct),rt=new t0(v,ht,It),st=new kg(yt),ut=new m_(I,w,j,ht,Ut,st),bt=new F_(I,yt),Pt=new x_,at=new w_(j),U=new Fg(I,w,V,ft,m,c),Lt=new R_(I,ft,ht),ne=new O_(v,Ct,ht,V),lt=new Bg(v,j,Ct),Nt=new jg(v,j,Ct),Ct.programs=ut.programs,I.capabilities=ht,I.extensions=j,I.properties=yt,I.renderLists=Pt,I.shadowMap=Lt,I.state=V,I.info=Ct}M!==En&&(N=new i0(M,e.width,e.height,a,s,r));let Mt=new Pc(I,v);this.xr=Mt,this.getContext=function(){return v},this.getContextAttributes=function(){return v.getContextAttributes()},this.forceContextLoss=function(){let x=j.get("WEBGL_lose_context");x&&x.loseContext()},this.forceContextRestore=function(){let x=j.get("WEBGL_lose_context");x&&x.restoreContext()},this.getPixelRatio=function(){return xt},this.setPixelRatio=function(x){x!==void 0&&(xt=x,this.setSize(Et,Gt,!1))},this.getSize=function(x){return x.set(Et,Gt)},this.setSize=function(x,D,$=!0){if(Mt.isPresenting){le("WebGLRenderer: Can't change size while VR device is presenting.");return}Et=x,Gt=D,e.width=Math.floor(x*xt),e.height=Math.floor(D*xt),$===!0&&(e.style.width=x+"px",e.style.height=D+"px"),N!==null&&N.setSize(e.width,e.height),this.setViewport(0,0,x,D)},this.getDrawingBufferSize=function(x){return x.set(Et*xt,Gt*xt).floor()},this.setDrawingBufferSize=function(x,D,$){Et=x,Gt=D,xt=$,e.width=Math.floor(x*$),e.height=Math.floor(D*$),this.setViewport(0,0,x,D)},this.setEffects=function(x){if(M===En){pe("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(x){for(let D=0;D<x.length;D++)if(x[D].isOutputPass===!0){le("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}N.setEffects(x||[])},this.getCurrentViewport=function(x){return x.copy(dt)},this.getViewport=function(x){return x.copy(Yt)},this.setViewport=function(x,D,$,O){x.isVector4?Yt.set(x.x,x.y,x.z,x.w):Yt.set(x,D,$,O),V.viewport(dt.copy(Yt).multiplyScalar(ee()).round())},this.getScissor=function(x){return x.copy(jt)},this.setScissor=function(x,D,$,O){x.isVector4?jt.set(x.x,x.y,x.z,x.w):jt.set(x,D,$,O),V.scissor(zt.copy(jt).multiplyScalar(ee()).round())},this.getScissorTest=function(){return he},this.setScissorTest=function(x){V.setScissorTest(he=x)},this.setOpaqueSort=function(x){qt=x},this.setTransparentSort=function(x){we=x},this.getClearColor=function(x){return x.copy(U.getClearColor())},this.setClearColor=function(){U.setClearColor(...arguments)},this.getClearAlpha=function(){return U.getClearAlpha()},this.setClearAlpha=function(){U.setClearAlpha(...arguments)},this.clear=function(x=!0,D=!0,$=!0){let O=0;if(x){let X=!1;if(mt!==null){let _t=mt.texture.format;X=u.has(_t)}if(X){let _t=mt.texture.type,Tt=g.has(_t),St=U.getClearColor(),Ft=U.getClearAlpha(),Ht=St.r,Kt=St.g,ce=St.b;Tt?(A[0]=Ht,A[1]=Kt,A[2]=ce,A[3]=Ft,v.clearBufferuiv(v.COLOR,0,A)):(C[0]=Ht,C[1]=Kt,C[2]=ce,C[3]=Ft,v.clearBufferiv(v.COLOR,0,C))}else O|=v.COLOR_BUFFER_BIT}D&&(O|=v.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),$&&(O|=v.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),O!==0&&v.clear(O)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(x){x.setRenderer(this),k=x},this.dispose=function(){e.removeEventListener("webglcontextlost",Jt,!1),e.removeEventListener("webglcontextrestored",ge,!1),e.removeEventListener("webglcontextcreationerror",Bt,!1),U.dispose(),Pt.dispose(),at.dispose(),It.dispose(),yt.dispose(),w.dispose(),ft.dispose(),z.dispose(),Ut.dispose(),ne.dispose(),ut.dispose(),Mt.dispose(),Mt.removeEventListener("sessionstart",R),Mt.removeEventListener("sessionend",Y),H.stop()};function Jt(x){x.preventDefault(),dc("WebGLRenderer: Context Lost."),F=!0}function ge(){dc("WebGLRenderer: Context Restored."),F=!1;let x=Ct.autoReset,D=Lt.enabled,$=Lt.autoUpdate,O=Lt.needsUpdate,X=Lt.type;fe(),Ct.autoReset=x,Lt.enabled=D,Lt.autoUpdate=$,Lt.needsUpdate=O,Lt.type=X}function Bt(x){pe("WebGLRenderer: A WebGL context could not be created. Reason: ",x.statusMessage)}function Pe(x){let D=x.target;D.removeEventListener("dispose",Pe),$e(D)}function $e(x){He(x),yt.remove(x)}function He(x){let D=yt.get(x).programs;D!==void 0&&(D.forEach(function($){ut.releaseProgram($)}),x.isShaderMaterial&&ut.releaseShaderCache(x))}this.renderBufferDirect=function(x,D,$,O,X,_t){D===null&&(D=te);let Tt=X.isMesh&&X.matrixWorld.determinantAffine()<0,St=pt(x,D,$,O,X);V.setMaterial(O,Tt);let Ft=$.index,Ht=1;if(O.wireframe===!0){if(Ft=z.getWireframeAttribute($),Ft===void 0)return;Ht=2}let Kt=$.drawRange,ce=$.attributes.position,Wt=Kt.start*Ht,Me=(Kt.start+Kt.count)*Ht;_t!==null&&(Wt=Math.max(Wt,_t.start*Ht),Me=Math.min(Me,(_t.start+_t.count)*Ht)),Ft!==null?(Wt=Math.max(Wt,0),Me=Math.min(Me,Ft.count)):ce!=null&&(Wt=Math.max(Wt,0),Me=Math.min(Me,ce.count));let ze=Me-Wt;if(ze<0||ze===1/0)return;Ut.setup(X,O,St,$,Ft);let Ge,ke=lt;if(Ft!==null&&(Ge=y.get(Ft),ke=Nt,ke.setIndex(Ge)),X.isMesh)O.wireframe===!0?(V.setLineWidth(O.wireframeLinewidth*ee()),ke.setMode(v.LINES)):ke.setMode(v.TRIANGLES);else if(X.isLine){let dn=O.linewidth;dn===void 0&&(dn=1),V.setLineWidth(dn*ee()),X.isLineSegments?ke.setMode(v.LINES):X.isLineLoop?ke.setMode(v.LINE_LOOP):ke.setMode(v.LINE_STRIP)}else X.isPoints?ke.setMode(v.POINTS):X.isSprite&&ke.setMode(v.TRIANGLES);if(X.isBatchedMesh)if(j.get("WEBGL_multi_draw"))ke.renderMultiDraw(X._multiDrawStarts,X._multiDrawCounts,X._multiDrawCount);else{let dn=X._multiDrawStarts,ie=X._multiDrawCounts,_n=X._multiDrawCount,Ue=Ft?y.get(Ft).bytesPerElement:1,zi=yt.get(O).currentProgram.getUniforms();for(let fn=0;fn<_n;fn++)zi.setValue(v,"_gl_DrawID",fn),ke.render(dn[fn]/Ue,ie[fn])}else if(X.isInstancedMesh)ke.renderInstances(Wt,ze,X.count);else if($.isInstancedBufferGeometry){let dn=$._maxInstanceCount!==void 0?$._maxInstanceCount:1/0,ie=Math.min($.instanceCount,dn);ke.renderInstances(Wt,ze,ie)}else ke.render(Wt,ze)};function cn(x,D,$,O){k!==null&&x.isNodeMaterial&&k.setObject(O,x),Le===!0&&st.setState(x,$,!1),x.transparent===!0&&x.side===wn&&x.forceSinglePass===!1?(x.side=Sn,x.needsUpdate=!0,T(x,D,O),x.side=Fi,x.needsUpdate=!0,T(x,D,O),x.side=wn):T(x,D,O)}this.compile=function(x,D,$=null){$===null&&($=x),k!==null&&k.renderStart(x,D,$),E=at.get($),E.init(D),S.push(E),$.traverseVisible(function(X){X.isLight&&X.layers.test(D.layers)&&(E.pushLight(X),X.castShadow&&E.pushShadow(X))}),x!==$&&x.traverseVisible(function(X){X.isLight&&X.layers.test(D.layers)&&(E.pushLight(X),X.castShadow&&E.pushShadow(X))}),E.setupLights(),k!==null&&k.updateLights(E.state.lightsArray),Te=this.localClippingEnabled,Le=st.init(this.clippingPlanes,Te),Le===!0&&st.setGlobalState(this.clippingPlanes,D),k!==null&&Lt.render(E.state.shadowsArray,$,D);let O=new Set;return x.traverse(function(X){if(!(X.isMesh||X.isPoints||X.isLine||X.isSprite))return;let _t=X.material;if(_t)if(Array.isArray(_t))for(let Tt=0;Tt<_t.length;Tt++){let St=_t[Tt];cn(St,$,D,X),O.add(St)}else cn(_t,$,D,X),O.add(_t)}),E=S.pop(),k!==null&&k.renderEnd(),O},this.compileAsync=function(x,D,$=null){let O=this.compile(x,D,$);return new Promise(X=>{function _t(){if(O.forEach(function(Tt){let Ft=yt.get(Tt).currentProgram;(Ft===void 0||Ft.isReady())&&O.delete(Tt)}),O.size===0){X(x);return}setTimeout(_t,10)}j.get("KHR_parallel_shader_compile")!==null?_t():setTimeout(_t,10)})};let si=null;function vi(x){si&&si(x)}function R(){H.stop()}function Y(){H.start()}let H=new Ju;H.setAnimationLoop(vi),typeof self<"u"&&H.setContext(self),this.setAnimationLoop=function(x){si=x,Mt.setAnimationLoop(x),x===null?H.stop():H.start()},Mt.addEventListener("sessionstart",R),Mt.addEventListener("sessionend",Y),this.render=function(x,D){if(D!==void 0&&D.isCamera!==!0){pe("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(F===!0)return;k!==null&&k.renderStart(x,D);let $=Mt.enabled===!0&&Mt.isPresenting===!0,O=N!==null&&(mt===null||$)&&N.begin(I,mt);if(x.matrixWorldAutoUpdate===!0&&x.updateMatrixWorld(),D.parent===null&&D.matrixWorldAutoUpdate===!0&&D.updateMatrixWorld(),Mt.enabled===!0&&Mt.isPresenting===!0&&(N===null||N.isCompositing()===!1)&&(Mt.cameraAutoUpdate===!0&&Mt.updateCamera(D),D=Mt.getCamera()),x.isScene===!0&&x.onBeforeRender(I,x,D,mt),E=at.get(x,S.length),E.init(D),E.state.textureUnits=It.getTextureUnits(),S.push(E),ve.multiplyMatrices(D.projectionMatrix,D.matrixWorldInverse),D.isArrayCamera?Ne.setFromArrayCamera(D):me.setFromProjectionMatrix(ve,Dn,D.reversedDepth),Te=this.localClippingEnabled,Le=st.init(this.clippingPlanes,Te),P=Pt.get(x,_.length),P.init(),_.push(P),this.info.render.frame++,Mt.enabled===!0&&Mt.isPresenting===!0){let Tt=I.xr.getDepthSensingMesh();Tt!==null&&et(Tt,D,-1/0,I.sortObjects)}et(x,D,0,I.sortObjects),P.finish(),k!==null&&k.updateLights(E.state.lightsArray),I.sortObjects===!0&&P.sort(qt,we),At=Mt.enabled===!1||Mt.isPresenting===!1||Mt.hasDepthSensing()===!1,At&&U.addToRenderList(P,x),this.info.autoReset===!0&&this.info.reset(),Le===!0&&st.beginShadows();let X=E.state.shadowsArray;if(Lt.render(X,x,D),Le===!0&&st.endShadows(),(O&&N.hasRenderPass())===!1){let Tt=P.opaque,St=P.transmissive;if(E.setupLights(),D.isArrayCamera){let Ft=D.cameras;if(St.length>0)for(let Ht=0,Kt=Ft.length;Ht<Kt;Ht++){let ce=Ft[Ht];kt(Tt,St,x,ce)}At&&U.render(x);for(let Ht=0,Kt=Ft.length;Ht<Kt;Ht++){let ce=Ft[Ht];wt(P,x,ce,ce.viewport)}}else St.length>0&&kt(Tt,St,x,D),At&&U.render(x),wt(P,x,D)}mt!==null&&G===0&&(It.updateMultisampleRenderTarget(mt),It.updateRenderTargetMipmap(mt)),O&&N.end(I),x.isScene===!0&&x.onAfterRender(I,x,D),Ut.resetDefaultState(),K=-1,ct=null,S.pop(),S.length>0?(E=S[S.length-1],It.setTextureUnits(E.state.textureUnits),Le===!0&&st.setGlobalState(I.clippingPlanes,E.state.camera)):E=null,_.pop(),_.length>0?P=_[_.length-1]:P=null,k!==null&&k.renderEnd()};function et(x,D,$,O){if(x.visible===!1)return;if(x.layers.test(D.layers)){if(x.isGroup)$=x.renderOrder;else if(x.isLOD)x.autoUpdate===!0&&x.update(D);else if(x.isLight)E.pushLight(x),x.castShadow&&E.pushShadow(x);else if(x.isSprite){let Tt=D.isArrayCamera?Ne:me;if(!x.frustumCulled||x.intersectsFrustum(Tt)){O&&gt.setFromMatrixPosition(x.matrixWorld).applyMatrix4(ve);let St=ft.update(x),Ft=x.material;Ft.visible&&P.push(x,St,Ft,$,gt.z,null,D)}}else if(x.isMesh||x.isLine||x.isPoints){let Tt=D.isArrayCamera?Ne:me;if(!x.frustumCulled||x.intersectsFrustum(Tt)){let St=ft.update(x),Ft=x.material;if(O&&(x.boundingSphere!==void 0?(x.boundingSphere===null&&x.computeBoundingSphere(),gt.copy(x.boundingSphere.center)):(St.boundingSphere===null&&St.computeBoundingSphere(),gt.copy(St.boundingSphere.center)),gt.applyMatrix4(x.matrixWorld).applyMatrix4(ve)),Array.isArray(Ft)){let Ht=St.groups;for(let Kt=0,ce=Ht.length;Kt<ce;Kt++){let Wt=Ht[Kt],Me=Ft[Wt.materialIndex];Me&&Me.visible&&P.push(x,St,Me,$,gt.z,Wt,D)}}else Ft.visible&&P.push(x,St,Ft,$,gt.z,null,D)}}}let _t=x.children;for(let Tt=0,St=_t.length;Tt<St;Tt++)et(_t[Tt],D,$,O)}function wt(x,D,$,O){let{opaque:X,transmissive:_t,transparent:Tt}=x;E.setupLightsView($),Le===!0&&st.setGlobalState(I.clippingPlanes,$),O&&V.viewport(dt.copy(O)),X.length>0&&Zt(X,D,$),_t.length>0&&Zt(_t,D,$),Tt.length>0&&Zt(Tt,D,$),V.buffers.depth.setTest(!0),V.buffers.depth.setMask(!0),V.buffers.color.setMask(!0),V.setPolygonOffset(!1)}function kt(x,D,$,O){if(($.isScene===!0?$.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[O.id]===void 0){let Wt=j.has("EXT_color_buffer_half_float")||j.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[O.id]=new Rn(1,1,{generateMipmaps:!0,type:Wt?Xn:En,minFilter:gi,samples:Math.max(4,ht.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Ae.workingColorSpace})}let _t=E.state.transmissionRenderTarget[O.id],Tt=O.viewport||dt;_t.setSize(Tt.z*I.transmissionResolutionScale,Tt.w*I.transmissionResolutionScale);let St=I.getRenderTarget(),Ft=I.getActiveCubeFace(),Ht=I.getActiveMipmapLevel();I.setRenderTarget(_t),I.getClearColor(ot),vt=I.getClearAlpha(),vt<1&&I.setClearColor(16777215,.5),I.clear(),At&&U.render($);let Kt=I.toneMapping;I.toneMapping=ei;let ce=O.viewport;if(O.viewport!==void 0&&(O.viewport=void 0),E.setupLightsView(O),Le===!0&&st.setGlobalState(I.clippingPlanes,O),Zt(x,$,O),It.updateMultisampleRenderTarget(_t),It.updateRenderTargetMipmap(_t),j.has("WEBGL_multisampled_render_to_texture")===!1){let Wt=!1;for(let Me=0,ze=D.length;Me<ze;Me++){let Ge=D[Me],{object:ke,geometry:dn,material:ie,group:_n}=Ge;if(ie.side===wn&&ke.layers.test(O.layers)){let Ue=ie.side;ie.side=Sn,ie.needsUpdate=!0,Xt(ke,$,O,dn,ie,_n),ie.side=Ue,ie.needsUpdate=!0,Wt=!0}}Wt===!0&&(It.updateMultisampleRenderTarget(_t),It.updateRenderTargetMipmap(_t))}I.setRenderTarget(St,Ft,Ht),I.setClearColor(ot,vt),ce!==void 0&&(O.viewport=ce),I.toneMapping=Kt}function Zt(x,D,$){let O=D.isScene===!0?D.overrideMaterial:null;for(let X=0,_t=x.length;X<_t;X++){let Tt=x[X],{object:St,geometry:Ft,group:Ht}=Tt,Kt=Tt.material;Kt.allowOverride===!0&&O!==null&&(Kt=O),St.layers.test($.layers)&&Xt(St,D,$,Ft,Kt,Ht)}}function Xt(x,D,$,O,X,_t){k!==null&&X.isNodeMaterial&&k.setObject(x,X),x.onBeforeRender(I,D,$,O,X,_t),x.modelViewMatrix.multiplyMatrices($.matrixWorldInverse,x.matrixWorld),x.normalMatrix.getNormalMatrix(x.modelViewMatrix),X.onBeforeRender(I,D,$,O,x,_t),X.transparent===!0&&X.side===wn&&X.forceSinglePass===!1?(X.side=Sn,X.needsUpdate=!0,I.renderBufferDirect($,D,O,X,x,_t),X.side=Fi,X.needsUpdate=!0,I.renderBufferDirect($,D,O,X,x,_t),X.side=wn):I.renderBufferDirect($,D,O,X,x,_t),x.onAfterRender(I,D,$,O,X,_t)}function se(x){let D=0;for(let $ of x)$.texture!==null&&D++;return D}function T(x,D,$){D.isScene!==!0&&(D=te);let O=yt.get(x),X=E.state.lights,_t=E.state.shadowsArray,Tt=X.state.version,St=ut.getParameters(x,X.state,_t,D,$,E.state.lightProbeGridArray),Ft=ut.getProgramCacheKey(St),Ht=O.programs;O.environment=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?D.environment:null,O.fog=D.fog;let Kt=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap;O.envMap=w.get(x.envMap||O.environment,Kt),O.envMapRotation=O.environment!==null&&x.envMap===null?D.environmentRotation:x.envMapRotation,Ht===void 0&&(x.addEventListener("dispose",Pe),Ht=new Map,O.programs=Ht,O.programVariants=new Map);let ce=Ht.get(Ft);if(ce!==void 0){if(O.currentProgram===ce&&O.lightsStateVersion===Tt)return it(x,St),ce}else St.uniforms=ut.getUniforms(x),k!==null&&x.isNodeMaterial&&k.build(x,$,St),x.onBeforeCompile(St,I),ce=ut.acquireProgram(St,Ft),Ht.set(Ft,ce),O.uniforms=St.uniforms;let Wt=O.uniforms;return(!x.isShaderMaterial&&!x.isRawShaderMaterial||x.clipping===!0)&&(Wt.clippingPlanes=st.uniform),it(x,St),O.needsLights=re(x),O.lightsStateVersion=Tt,O.needsLights&&(Wt.ambientLightColor.value=X.state.ambient,Wt.lightProbe.value=X.state.probe,Wt.sunLights.value=X.state.sun,Wt.sunLightShadows.value=X.state.sunShadow,Wt.directionalLights.value=X.state.directional,Wt.directionalLightShadows.value=X.state.directionalShadow,Wt.spotLights.value=X.state.spot,Wt.spotLightShadows.value=X.state.spotShadow,Wt.rectAreaLights.value=X.state.rectArea,Wt.ltc_1.value=X.state.rectAreaLTC1,Wt.ltc_2.value=X.state.rectAreaLTC2,Wt.pointLights.value=X.state.point,Wt.pointLightShadows.value=X.state.pointShadow,Wt.hemisphereLights.value=X.state.hemi,Wt.sunShadowMatrix.value=X.state.sunShadowMatrix,Wt.sunShadowCascade.value=X.state.sunShadowCascade,Wt.directionalShadowMatrix.value=X.state.directionalShadowMatrix,Wt.spotLightMatrix.value=X.state.spotLightMatrix,Wt.spotLightMap.value=X.state.spotLightMap,Wt.pointShadowMatrix.value=X.state.pointShadowMatrix),O.numLightProbeGrids=se(E.state.lightProbeGridArray),O.currentProgram=ce,O.uniformsList=null,ce}function B(x,D,$,O,X){let _t=yt.get(x),Tt=_t.currentProgram.id+","+O+","+X,St=_t.programVariants.get(Tt);return St===void 0?(St=T(x,D,$),_t.programVariants.set(Tt,St)):(_t.currentProgram=St,_t.uniformsList=null,_t.outputColorSpace=O,_t.toneMapping=X),St}function nt(x){if(x.uniformsList===null){let D=x.currentProgram.getUniforms();x.uniformsList=Os.seqWithValue(D.seq,x.uniforms)}return x.uniformsList}function it(x,D){let $=yt.get(x);$.outputColorSpace=D.outputColorSpace,$.batching=D.batching,$.batchingColor=D.batchingColor,$.instancing=D.instancing,$.instancingColor=D.instancingColor,$.instancingMorph=D.instancingMorph,$.skinning=D.skinning,$.morphTargets=D.morphTargets,$.morphNormals=D.morphNormals,$.morphColors=D.morphColors,$.morphTargetsCount=D.morphTargetsCount,$.numClippingPlanes=D.numClippingPlanes,$.numIntersection=D.numClipIntersection,$.vertexAlphas=D.vertexAlphas,$.vertexTangents=D.vertexTangents,$.toneMapping=D.toneMapping}function pt(x,D,$,O,X){D.isScene!==!0&&(D=te),It.resetTextureUnits();let _t=D.fog,Tt=O.isMeshStandardMaterial||O.isMeshLambertMaterial||O.isMeshPhongMaterial?D.environment:null,St=mt===null?I.outputColorSpace:mt.isXRRenderTarget===!0?mt.texture.colorSpace:Ae.workingColorSpace,Ft=O.isMeshStandardMaterial||O.isMeshLambertMaterial&&!O.envMap||O.isMeshPhongMaterial&&!O.envMap,Ht=w.get(O.envMap||Tt,Ft),Kt=O.vertexColors===!0&&!!$.attributes.color&&$.attributes.color.itemSize===4,ce=!!$.attributes.tangent&&(!!O.normalMap||O.anisotropy>0),Wt=!!$.morphAttributes.position,Me=!!$.morphAttributes.normal,ze=!!$.morphAttributes.color,Ge=ei;O.toneMapped&&(mt===null||mt.isXRRenderTarget===!0)&&(Ge=I.toneMapping);let ke=$.morphAttributes.position||$.morphAttributes.normal||$.morphAttributes.color,dn=ke!==void 0?ke.length:0,ie=yt.get(O),_n=E.state.lights;if(Le===!0&&(Te===!0||x!==ct)){let qe=x===ct&&O.id===K;st.setState(O,x,qe)}let Ue=!1,zi=!1;O.version===ie.__version?ie.needsLights&&ie.lightsStateVersion!==_n.state.version||X.isBatchedMesh&&ie.batching===!1||!X.isBatchedMesh&&ie.batching===!0||X.isBatchedMesh&&ie.batchingColor===!0&&X._colorsTexture===null||X.isBatchedMesh&&ie.batchingColor===!1&&X._colorsTexture!==null||X.isInstancedMesh&&ie.instancing===!1||!X.isInstancedMesh&&ie.instancing===!0||X.isSkinnedMesh&&ie.skinning===!1||!X.isSkinnedMesh&&ie.skinning===!0||X.isInstancedMesh&&ie.instancingColor===!0&&X.instanceColor===null||X.isInstancedMesh&&ie.instancingColor===!1&&X.instanceColor!==null||X.isInstancedMesh&&ie.instancingMorph===!0&&X.morphTexture===null||X.isInstancedMesh&&ie.instancingMorph===!1&&X.morphTexture!==null||ie.envMap!==Ht||O.fog===!0&&ie.fog!==_t||ie.numClippingPlanes!==void 0&&(ie.numClippingPlanes!==st.numPlanes||ie.numIntersection!==st.numIntersection)||ie.vertexAlphas!==Kt||ie.vertexTangents!==ce||ie.morphTargets!==Wt||ie.morphNormals!==Me||ie.morphColors!==ze||ie.morphTargetsCount!==dn||ie.numLightProbeGrids!==se(E.state.lightProbeGridArray)?Ue=!0:(ie.outputColorSpace!==St||ie.toneMapping!==Ge)&&(zi=!0):(Ue=!0,ie.__version=O.version);let fn=ie.currentProgram;(Ue===!0||zi===!0)&&(fn=zi===!0?B(O,D,X,St,Ge):T(O,D,X),k&&O.isNodeMaterial&&k.onUpdateProgram(O,fn,ie));let zr=!1,Mi=!1,ki=!1,Ie=fn.getUniforms(),hn=ie.uniforms;if(V.useProgram(fn.program)&&(zr=!0,Mi=!0,ki=!0),O.id!==K&&(K=O.id,Mi=!0),zr||ct!==x){V.buffers.depth.getReversed()&&x.reversedDepth!==!0&&(x._reversedDepth=!0,x.updateProjectionMatrix()),Ie.setValue(v,"projectionMatrix",x.projectionMatrix),Ie.setValue(v,"viewMatrix",x.matrixWorldInverse);let sn=Ie.map.cameraPosition;sn!==void 0&&sn.setValue(v,tt.setFromMatrixPosition(x.matrixWorld)),ht.logarithmicDepthBuffer&&Ie.setValue(v,"logDepthBufFC",2/(Math.log(x.far+1)/Math.LN2)),(O.isMeshPhongMaterial||O.isMeshToonMaterial||O.isMeshLambertMaterial||O.isMeshBasicMaterial||O.isMeshStandardMaterial||O.isShaderMaterial)&&Ie.setValue(v,"isOrthographic",x.isOrthographicCamera===!0),ct!==x&&(ct=x,Mi=!0,ki=!0)}if(ie.needsLights&&(_n.state.sunShadowMap.length>0&&Ie.setValue(v,"sunShadowMap",_n.state.sunShadowMap,It),_n.state.directionalShadowMap.length>0&&Ie.setValue(v,"directionalShadowMap",_n.state.directionalShadowMap,It),_n.state.spotShadowMap.length>0&&Ie.setValue(v,"spotShadowMap",_n.state.spotShadowMap,It),_n.state.pointShadowMap.length>0&&Ie.setValue(v,"pointShadowMap",_n.state.pointShadowMap,It)),X.isSkinnedMesh){Ie.setOptional(v,X,"bindMatrix"),Ie.setOptional(v,X,"bindMatrixInverse");let qe=X.skeleton;qe&&(qe.boneTexture===null&&qe.computeBoneTexture(),Ie.setValue(v,"boneTexture",qe.boneTexture,It))}X.isBatchedMesh&&(Ie.setOptional(v,X,"batchingTexture"),Ie.setValue(v,"batchingTexture",X._matricesTexture,It),Ie.setOptional(v,X,"batchingIdTexture"),Ie.setValue(v,"batchingIdTexture",X._indirectTexture,It),Ie.setOptional(v,X,"batchingColorTexture"),X._colorsTexture!==null&&Ie.setValue(v,"batchingColorTexture",X._colorsTexture,It));let Bn=$.morphAttributes;if((Bn.position!==void 0||Bn.normal!==void 0||Bn.color!==void 0)&&rt.update(X,$,fn),(Mi||ie.receiveShadow!==X.receiveShadow)&&(ie.receiveShadow=X.receiveShadow,Ie.setValue(v,"receiveShadow",X.receiveShadow)),(O.isMeshStandardMaterial||O.isMeshLambertMaterial||O.isMeshPhongMaterial)&&O.envMap===null&&D.environment!==null&&(hn.envMapIntensity.value=D.environmentIntensity),hn.dfgLUT!==void 0&&(hn.dfgLUT.value=z_()),Mi){if(Ie.setValue(v,"toneMappingExposure",I.toneMappingExposure),ie.needsLights&&Dt(hn,ki),_t&&O.fog===!0&&bt.refreshFogUniforms(hn,_t),bt.refreshMaterialUniforms(hn,O,xt,Gt,E.state.transmissionRenderTarget[x.id]),ie.needsLights&&ie.numLightProbeGrids>0){let qe=b,sn=0;for(let ri of E.state.lightProbeGridArray)ri.texture!==null&&(qe.textures[sn]=ri.texture,qe.min[sn]=ri.boundingBox.min,qe.max[sn]=ri.boundingBox.max,qe.resolution[sn]=ri.resolution,sn++);for(let ri in qe)qe[ri].length=sn;hn.probesSH.value=qe.textures,hn.probesMin.value=qe.min,hn.probesMax.value=qe.max,hn.probesResolution.value=qe.resolution}Os.upload(v,nt(ie),hn,It)}if(O.isShaderMaterial&&O.uniformsNeedUpdate===!0&&(Os.upload(v,nt(ie),hn,It),O.uniformsNeedUpdate=!1),O.isSpriteMaterial&&Ie.setValue(v,"center",X.center),Ie.setValue(v,"modelViewMatrix",X.modelViewMatrix),Ie.setValue(v,"normalMatrix",X.normalMatrix),Ie.setValue(v,"modelMatrix",X.matrixWorld),O.uniformsGroups!==void 0){let qe=O.uniformsGroups;for(let sn=0,ri=qe.length;sn<ri;sn++){let Vc=qe[sn];ne.update(Vc,fn),ne.bind(Vc,fn)}}return fn}function Dt(x,D){x.ambientLightColor.needsUpdate=D,x.lightProbe.needsUpdate=D,x.sunLights.needsUpdate=D,x.sunLightShadows.needsUpdate=D,x.directionalLights.needsUpdate=D,x.directionalLightShadows.needsUpdate=D,x.pointLights.needsUpdate=D,x.pointLightShadows.needsUpdate=D,x.spotLights.needsUpdate=D,x.spotLightShadows.needsUpdate=D,x.rectAreaLights.needsUpdate=D,x.hemisphereLights.needsUpdate=D}function re(x){return x.isMeshLambertMaterial||x.isMeshToonMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isShadowMaterial||x.isShaderMaterial&&x.lights===!0}this.getActiveCubeFace=function(){return Q},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return mt},this.setRenderTargetTextures=function(x,D,$){let O=yt.get(x);O.__autoAllocateDepthBuffer=x.resolveDepthBuffer===!1,O.__autoAllocateDepthBuffer===!1&&(O.__useRenderToTexture=!1),yt.get(x.texture).__webglTexture=D,yt.get(x.depthTexture).__webglTexture=O.__autoAllocateDepthBuffer?void 0:$,O.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(x,D){let $=yt.get(x);$.__webglFramebuffer=D,$.__useDefaultFramebuffer=D===void 0},this.setRenderTarget=function(x,D=0,$=0){mt=x,Q=D,G=$;let O=null,X=!1,_t=!1;if(x){let St=yt.get(x);if(St.__useDefaultFramebuffer!==void 0){V.bindFramebuffer(v.FRAMEBUFFER,St.__webglFramebuffer),dt.copy(x.viewport),zt.copy(x.scissor),Qt=x.scissorTest,V.viewport(dt),V.scissor(zt),V.setScissorTest(Qt),K=-1;return}else if(St.__webglFramebuffer===void 0)It.setupRenderTarget(x);else if(St.__hasExternalTextures)It.rebindTextures(x,yt.get(x.texture).__webglTexture,yt.get(x.depthTexture).__webglTexture);else if(x.depthBuffer){let Kt=x.depthTexture;if(St.__boundDepthTexture!==Kt){if(Kt!==null&&yt.has(Kt)&&(x.width!==Kt.image.width||x.height!==Kt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");It.setupDepthRenderbuffer(x)}}let Ft=x.texture;(Ft.isData3DTexture||Ft.isDataArrayTexture||Ft.isCompressedArrayTexture)&&(_t=!0);let Ht=yt.get(x).__webglFramebuffer;x.isWebGLCubeRenderTarget?(Array.isArray(Ht[D])?O=Ht[D][$]:O=Ht[D],X=!0):x.samples>0&&It.useMultisampledRTT(x)===!1?O=yt.get(x).__webglMultisampledFramebuffer:Array.isArray(Ht)?O=Ht[$]:O=Ht,dt.copy(x.viewport),zt.copy(x.scissor),Qt=x.scissorTest}else dt.copy(Yt).multiplyScalar(xt).floor(),zt.copy(jt).multiplyScalar(xt).floor(),Qt=he;if($!==0&&(O=W),V.bindFramebuffer(v.FRAMEBUFFER,O)&&V.drawBuffers(x,O),V.viewport(dt),V.scissor(zt),V.setScissorTest(Qt),X){let St=yt.get(x.texture);v.framebufferTexture2D(v.FRAMEBUFFER,v.COLOR_ATTACHMENT0,v.TEXTURE_CUBE_MAP_POSITIVE_X+D,St.__webglTexture,$)}else if(_t){let St=D;for(let Ft=0;Ft<x.textures.length;Ft++){let Ht=yt.get(x.textures[Ft]);v.framebufferTextureLayer(v.FRAMEBUFFER,v.COLOR_ATTACHMENT0+Ft,Ht.__webglTexture,$,St)}}else if(x!==null&&$!==0){let St=yt.get(x.texture);v.framebufferTexture2D(v.FRAMEBUFFER,v.COLOR_ATTACHMENT0,v.TEXTURE_2D,St.__webglTexture,$)}K=-1};function Ot(x){let D=yt.get(x);return(D.__readFormat!==x.format||D.__readType!==x.type)&&(D.__readFormat=x.format,D.__readType=x.type,D.__formatReadable=ht.textureFormatReadable(x.format),D.__typeReadable=ht.textureTypeReadable(x.type)),D}this.readRenderTargetPixels=function(x,D,$,O,X,_t,Tt,St=0){if(!(x&&x.isWebGLRenderTarget)){pe("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ft=yt.get(x).__webglFramebuffer;if(x.isWebGLCubeRenderTarget&&Tt!==void 0&&(Ft=Ft[Tt],Array.isArray(Ft)&&(Ft=Ft[0])),Ft){V.bindFramebuffer(v.FRAMEBUFFER,Ft);try{let Ht=x.textures[St],Kt=Ht.format,ce=Ht.type;x.textures.length>1&&v.readBuffer(v.COLOR_ATTACHMENT0+St);let Wt=Ot(Ht);if(Wt.__formatReadable===!1){pe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Wt.__typeReadable===!1){pe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}D>=0&&D<=x.width-O&&$>=0&&$<=x.height-X&&v.readPixels(D,$,O,X,Rt.convert(Kt),Rt.convert(ce),_t)}finally{let Ht=mt!==null?yt.get(mt).__webglFramebuffer:null;V.bindFramebuffer(v.FRAMEBUFFER,Ht)}}},this.readRenderTargetPixelsAsync=async function(x,D,$,O,X,_t,Tt,St=0){if(!(x&&x.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ft=yt.get(x).__webglFramebuffer;if(x.isWebGLCubeRenderTarget&&Tt!==void 0&&(Ft=Ft[Tt],Array.isArray(Ft)&&(Ft=Ft[0])),Ft)if(D>=0&&D<=x.width-O&&$>=0&&$<=x.height-X){V.bindFramebuffer(v.FRAMEBUFFER,Ft);let Ht=x.textures[St],Kt=Ht.format,ce=Ht.type;x.textures.length>1&&v.readBuffer(v.COLOR_ATTACHMENT0+St);let Wt=Ot(Ht);if(Wt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Wt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let Me=v.createBuffer();v.bindBuffer(v.PIXEL_PACK_BUFFER,Me),v.bufferData(v.PIXEL_PACK_BUFFER,_t.byteLength,v.STREAM_READ),v.readPixels(D,$,O,X,Rt.convert(Kt),Rt.convert(ce),0),v.bindBuffer(v.PIXEL_PACK_BUFFER,null);let ze=mt!==null?yt.get(mt).__webglFramebuffer:null;V.bindFramebuffer(v.FRAMEBUFFER,ze);let Ge=v.fenceSync(v.SYNC_GPU_COMMANDS_COMPLETE,0);return v.flush(),await Mu(v,Ge,4),v.bindBuffer(v.PIXEL_PACK_BUFFER,Me),v.getBufferSubData(v.PIXEL_PACK_BUFFER,0,_t),v.bindBuffer(v.PIXEL_PACK_BUFFER,null),v.deleteBuffer(Me),v.deleteSync(Ge),_t}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(x,D=null,$=0){let O=Math.pow(2,-$),X=Math.floor(x.image.width*O),_t=Math.floor(x.image.height*O),Tt=D!==null?D.x:0,St=D!==null?D.y:0;It.setTexture2D(x,0),v.copyTexSubImage2D(v.TEXTURE_2D,$,0,0,Tt,St,X,_t),V.unbindTexture()},this.copyTextureToTexture=function(x,D,$=null,O=null,X=0,_t=0){let Tt,St,Ft,Ht,Kt,ce,Wt,Me,ze,Ge=x.isCompressedTexture?x.mipmaps[_t]:x.image;if($!==null)Tt=$.max.x-$.min.x,St=$.max.y-$.min.y,Ft=$.isBox3?$.max.z-$.min.z:1,Ht=$.min.x,Kt=$.min.y,ce=$.isBox3?$.min.z:0;else{let Ie=Math.pow(2,-X);Tt=Math.floor(Ge.width*Ie),St=Math.floor(Ge.height*Ie),x.isDataArrayTexture?Ft=Ge.depth:x.isData3DTexture?Ft=Math.floor(Ge.depth*Ie):Ft=1,Ht=0,Kt=0,ce=0}O!==null?(Wt=O.x,Me=O.y,ze=O.z):(Wt=0,Me=0,ze=0);let ke=Rt.convert(D.format),dn=Rt.convert(D.type),ie;D.isData3DTexture?(It.setTexture3D(D,0),ie=v.TEXTURE_3D):D.isDataArrayTexture||D.isCompressedArrayTexture?(It.setTexture2DArray(D,0),ie=v.TEXTURE_2D_ARRAY):(It.setTexture2D(D,0),ie=v.TEXTURE_2D),V.activeTexture(v.TEXTURE0),V.pixelStorei(v.UNPACK_FLIP_Y_WEBGL,D.flipY),V.pixelStorei(v.UNPACK_PREMULTIPLY_ALPHA_WEBGL,D.premultiplyAlpha),V.pixelStorei(v.UNPACK_ALIGNMENT,D.unpackAlignment);let _n=V.getParameter(v.UNPACK_ROW_LENGTH),Ue=V.getParameter(v.UNPACK_IMAGE_HEIGHT),zi=V.getParameter(v.UNPACK_SKIP_PIXELS),fn=V.getParameter(v.UNPACK_SKIP_ROWS),zr=V.getParameter(v.UNPACK_SKIP_IMAGES);V.pixelStorei(v.UNPACK_ROW_LENGTH,Ge.width),V.pixelStorei(v.UNPACK_IMAGE_HEIGHT,Ge.height),V.pixelStorei(v.UNPACK_SKIP_PIXELS,Ht),V.pixelStorei(v.UNPACK_SKIP_ROWS,Kt),V.pixelStorei(v.UNPACK_SKIP_IMAGES,ce);let Mi=x.isDataArrayTexture||x.isData3DTexture,ki=D.isDataArrayTexture||D.isData3DTexture;if(x.isDepthTexture){let Ie=yt.get(x),hn=yt.get(D),Bn=yt.get(Ie.__renderTarget),qe=yt.get(hn.__renderTarget);V.bindFramebuffer(v.READ_FRAMEBUFFER,Bn.__webglFramebuffer),V.bindFramebuffer(v.DRAW_FRAMEBUFFER,qe.__webglFramebuffer);for(let sn=0;sn<Ft;sn++)Mi&&(v.framebufferTextureLayer(v.READ_FRAMEBUFFER,v.COLOR_ATTACHMENT0,yt.get(x).__webglTexture,X,ce+sn),v.framebufferTextureLayer(v.DRAW_FRAMEBUFFER,v.COLOR_ATTACHMENT0,yt.get(D).__webglTexture,_t,ze+sn)),v.blitFramebuffer(Ht,Kt,Ht+Tt,Kt+St,Wt,Me,Wt+Tt,Me+St,v.DEPTH_BUFFER_BIT,v.NEAREST);V.bindFramebuffer(v.READ_FRAMEBUFFER,null),V.bindFramebuffer(v.DRAW_FRAMEBUFFER,null)}else if(X!==0||x.isRenderTargetTexture||yt.has(x)){let Ie=yt.get(x),hn=yt.get(D);V.bindFramebuffer(v.READ_FRAMEBUFFER,L),V.bindFramebuffer(v.DRAW_FRAMEBUFFER,Z);for(let Bn=0;Bn<Ft;Bn++)Mi?v.framebufferTextureLayer(v.READ_FRAMEBUFFER,v.COLOR_ATTACHMENT0,Ie.__webglTexture,X,ce+Bn):v.framebufferTexture2D(v.READ_FRAMEBUFFER,v.COLOR_ATTACHMENT0,v.TEXTURE_2D,Ie.__webglTexture,X),ki?v.framebufferTextureLayer(v.DRAW_FRAMEBUFFER,v.COLOR_ATTACHMENT0,hn.__webglTexture,_t,ze+Bn):v.framebufferTexture2D(v.DRAW_FRAMEBUFFER,v.COLOR_ATTACHMENT0,v.TEXTURE_2D,hn.__webglTexture,_t),X!==0?v.blitFramebuffer(Ht,Kt,Ht+Tt,Kt+St,Wt,Me,Wt+Tt,Me+St,v.COLOR_BUFFER_BIT,v.NEAREST):ki?v.copyTexSubImage3D(ie,_t,Wt,Me,ze+Bn,Ht,Kt,Tt,St):v.copyTexSubImage2D(ie,_t,Wt,Me,Ht,Kt,Tt,St);V.bindFramebuffer(v.READ_FRAMEBUFFER,null),V.bindFramebuffer(v.DRAW_FRAMEBUFFER,null)}else ki?x.isDataTexture||x.isData3DTexture?v.texSubImage3D(ie,_t,Wt,Me,ze,Tt,St,Ft,ke,dn,Ge.data):D.isCompressedArrayTexture?v.compressedTexSubImage3D(ie,_t,Wt,Me,ze,Tt,St,Ft,ke,Ge.data):v.texSubImage3D(ie,_t,Wt,Me,ze,Tt,St,Ft,ke,dn,Ge):x.isDataTexture?v.texSubImage2D(v.TEXTURE_2D,_t,Wt,Me,Tt,St,ke,dn,Ge.data):x.isCompressedTexture?v.compressedTexSubImage2D(v.TEXTURE_2D,_t,Wt,Me,Ge.width,Ge.height,ke,Ge.data):v.texSubImage2D(v.TEXTURE_2D,_t,Wt,Me,Tt,St,ke,dn,Ge);V.pixelStorei(v.UNPACK_ROW_LENGTH,_n),V.pixelStorei(v.UNPACK_IMAGE_HEIGHT,Ue),V.pixelStorei(v.UNPACK_SKIP_PIXELS,zi),V.pixelStorei(v.UNPACK_SKIP_ROWS,fn),V.pixelStorei(v.UNPACK_SKIP_IMAGES,zr),_t===0&&D.generateMipmaps===!0&&D.mipmapsAutoUpdate===!0&&v.generateMipmap(ie),V.unbindTexture()},this.initRenderTarget=function(x){yt.get(x).__webglFramebuffer===void 0&&It.setupRenderTarget(x)},this.initTexture=function(x){x.isCubeTexture?It.setTextureCube(x,0):x.isData3DTexture?It.setTexture3D(x,0):x.isDataArrayTexture||x.isCompressedArrayTexture?It.setTexture2DArray(x,0):It.setTexture2D(x,0),V.unbindTexture()},this.resetState=function(){Q=0,G=0,mt=null,V.reset(),Ut.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Dn}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=Ae._getDrawingBufferColorSpace(t),e.unpackColorSpace=Ae._getUnpackColorSpace()}};var ad={type:"change"},Lc={type:"start"},cd={type:"end"},el=new pi,ld=new yn,k_=Math.cos(70*gc.DEG2RAD),nn=new q,An=2*Math.PI,Fe={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Ic=1e-6,nl=class extends wr{constructor(t,e=null){super(t,e),this.state=Fe.NONE,this.target=new q,this.cursor=new q,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Ni.ROTATE,MIDDLE:Ni.DOLLY,RIGHT:Ni.PAN},this.touches={ONE:Ui.ROTATE,TWO:Ui.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new q,this._lastQuaternion=new un,this._lastTargetPosition=new q,this._quat=new un().setFromUnitVectors(t.up,new q(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Is,this._sphericalDelta=new Is,this._scale=1,this._panOffset=new q,this._rotateStart=new ue,this._rotateEnd=new ue,this._rotateDelta=new ue,this._panStart=new ue,this._panEnd=new ue,this._panDelta=new ue,this._dollyStart=new ue,this._dollyEnd=new ue,this._dollyDelta=new ue,this._dollyDirection=new q,this._mouse=new ue,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=V_.bind(this),this._onPointerDown=G_.bind(this),this._onPointerUp=H_.bind(this),this._onContextMenu=J_.bind(this),this._onMouseWheel=$_.bind(this),this._onKeyDown=q_.bind(this),this._onTouchStart=Y_.bind(this),this._onTouchMove=Z_.bind(this),this._onMouseDown=W_.bind(this),this._onMouseMove=X_.bind(this),this._interceptControlDown=K_.bind(this),this._interceptControlUp=j_.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Fe.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(ad),this.update(),this.state=Fe.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;nn.copy(e).sub(this.target),nn.applyQuaternion(this._quat),this._spherical.setFromVector3(nn),this.autoRotate&&this.state===Fe.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=An:n>Math.PI&&(n-=An),s<-Math.PI?s+=An:s>Math.PI&&(s-=An),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(nn.setFromSpherical(this._spherical),nn.applyQuaternion(this._quatInverse),e.copy(this.target).add(nn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=nn.length();o=this._clampDistance(a*this._scale);let c=a-o;this.object.position.addScaledVector(this._dollyDirection,c),this.object.updateMatrixWorld(),r=!!c}else if(this.object.isOrthographicCamera){let a=new q(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let c=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=c!==this.object.zoom;let l=new q(this._mouse.x,this._mouse.y,0);l.unproject(this.object),this.object.position.sub(l).add(a),this.object.updateMatrixWorld(),o=nn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(el.origin.copy(this.object.position),el.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(el.direction))<k_?this.object.lookAt(this.target):(ld.setFromNormalAndCoplanarPoint(this.object.up,this.target),el.intersectPlane(ld,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Ic||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Ic||this._lastTargetPosition.distanceToSquared(this.target)>Ic?(this.dispatchEvent(ad),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?An/60*this.autoRotateSpeed*t:An/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){nn.setFromMatrixColumn(e,0),nn.multiplyScalar(-t),this._panOffset.add(nn)}_panUp(t,e){this.screenSpacePanning===!0?nn.setFromMatrixColumn(e,1):(nn.setFromMatrixColumn(e,0),nn.crossVectors(this.object.up,nn)),nn.multiplyScalar(t),this._panOffset.add(nn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;nn.copy(s).sub(this.target);let r=nn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(An*this._rotateDelta.x/e.clientHeight),this._rotateUp(An*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(An*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-An*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(An*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-An*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(An*this._rotateDelta.x/e.clientHeight),this._rotateUp(An*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new ue,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function G_(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function V_(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function H_(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(cd),this.state=Fe.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function W_(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case Ni.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Fe.DOLLY;break;case Ni.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Fe.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Fe.ROTATE}break;case Ni.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Fe.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Fe.PAN}break;default:this.state=Fe.NONE}this.state!==Fe.NONE&&this.dispatchEvent(Lc)}function X_(i){switch(this.state){case Fe.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Fe.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Fe.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function $_(i){this.enabled===!1||this.enableZoom===!1||this.state!==Fe.NONE||(i.preventDefault(),this.dispatchEvent(Lc),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(cd))}function q_(i){this.enabled!==!1&&this._handleKeyDown(i)}function Y_(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Ui.ROTATE:if(this.enableRotate===!1){this.state=Fe.NONE;break}this._handleTouchStartRotate(i),this.state=Fe.TOUCH_ROTATE;break;case Ui.PAN:if(this.enablePan===!1){this.state=Fe.NONE;break}this._handleTouchStartPan(i),this.state=Fe.TOUCH_PAN;break;default:this.state=Fe.NONE}break;case 2:switch(this.touches.TWO){case Ui.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Fe.TOUCH_DOLLY_PAN;break;case Ui.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Fe.TOUCH_DOLLY_ROTATE;break;default:this.state=Fe.NONE}break;default:this.state=Fe.NONE}this.state!==Fe.NONE&&this.dispatchEvent(Lc)}function Z_(i){switch(this._trackPointer(i),this.state){case Fe.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Fe.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Fe.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Fe.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Fe.NONE}}function J_(i){this.enabled!==!1&&i.preventDefault()}function K_(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function j_(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Ce=i=>new q(i[0],i[1],i[2]),Or=([i,t,e,n])=>new un(t,e,n,i),Bi=(i,t,e)=>new xe().compose(Ce(i),Or(t),Ce(e)),hd=new xe().makeRotationX(Math.PI/2),Q_=1.25,Dc={value:0};function Nc(i){return i.onBeforeCompile=t=>{t.uniforms.pixel=Dc,t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
uniform float pixel;
attribute float least;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        float away = -(modelViewMatrix * instanceMatrix * vec4(position, 1.0)).z;
        vec3 wide = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));
        transformed *= max(vec3(1.0), pixel * least * max(away, 0.0) / max(wide, vec3(1e-20)));`)},i}var tx=new xe().makeScale(0,0,0),yi=class{constructor(t){this.geometry=t,this.items=[],this.body=void 0,this.hidden=new Set}add(t,e,n){this.items.push({frame:t,local:e,colour:n,body:this.body})}ball(t,e,n){this.add(t[0],new xe().makeTranslation(t[1],t[2],t[3]).scale(Ce([e,e,e])),n)}between(t,e,n){this.items.push({ends:t,radius:e,colour:n,body:this.body})}build(t,e){let n=this.geometry.clone();n.setAttribute("least",new Yi(Float32Array.from(this.items,({body:s})=>s===void 0?0:Q_),1)),this.mesh=new hr(n,e,Math.max(1,this.items.length)),this.mesh.count=this.items.length,this.mesh.frustumCulled=!1,t.add(this.mesh)}paint(t){this.items.forEach((e,n)=>this.mesh.setColorAt(n,t(e.colour))),this.mesh.instanceColor&&(this.mesh.instanceColor.needsUpdate=!0)}place(t,e){let n=new xe;this.items.forEach((s,r)=>{this.hidden.has(s.body)?this.mesh.setMatrixAt(r,tx):s.ends?this.mesh.setMatrixAt(r,zs(n,...s.ends.map(e),s.radius)):this.mesh.setMatrixAt(r,s.frame===null?s.local:n.multiplyMatrices(t[s.frame],s.local))}),this.mesh.instanceMatrix.needsUpdate=!0}};function zs(i,t,e,n){let s=Re(e,t),r=We(s),[o,a]=Gi(Oe(s)),c=Oe(s);return i.makeBasis(Ce($t(o,n)),Ce($t(c,Math.max(r,1e-12))),Ce($t(Ye(o,c),n))).setPosition((t[0]+e[0])/2,(t[1]+e[1])/2,(t[2]+e[2])/2)}function Uc(i,t,e,[n,s,r],o="joint"){let a=i.radius;if(i.shape==="box")n.add(t,Bi(i.at,i.turn,i.size),e);else if(i.shape==="cylinder")s.add(t,Bi(i.at,i.turn,[1,1,1]).multiply(hd).scale(Ce([a,i.length,a])),e),2*a>i.length&&n.add(t,Bi(i.at,i.turn,[1,1,1]).multiply(new xe().makeTranslation(a/2,0,0)).scale(Ce([a,a/16,i.length+Math.max(.02*i.length,a/50)])),o);else if(i.shape==="sphere")r.add(t,Bi(i.at,i.turn,[a,a,a]),e);else if(i.shape==="capsule"){s.add(t,Bi(i.at,i.turn,[1,1,1]).multiply(hd).scale(Ce([a,i.length,a])),e);for(let c of[-.5,.5])r.add(t,Bi(i.at,i.turn,[1,1,1]).multiply(new xe().makeTranslation(0,0,c*i.length)).scale(Ce([a,a,a])),e)}else return!1;return!0}var ud=8,ex=8,nx=1e-4,ix=.35,sx=2,rx=.04,ox=4,ax=.4;function dd(i,t){let e=document.createElement("canvas");e.setAttribute("role","img"),e.setAttribute("aria-label",`${t.title}: the mechanism at the instant of the timeline`);let n=e.getContext("webgl2",{antialias:!0,preserveDrawingBuffer:!0});if(!n)throw new Error("this browser shows no WebGL");let s=new ja({canvas:e,context:n,antialias:!0,preserveDrawingBuffer:!0});s.setPixelRatio(Math.min(devicePixelRatio,2)),s.setClearColor(0,0),s.debug.checkShaderErrors=!1,i.append(e);let r=new or,o=t.width,a=t.size;r.add(new xr(16777215,new ye().setRGB(.3,.3,.3),1.2),new Sr(16777215,.72));let c=new Mr(16777215,1.6);c.position.copy(Ce(ae(ae($t(t.up,1.6),$t(t.normal,1.2)),$t(t.right,.2)))),r.add(c);let l=Nc(new Pn),h=new yi(new Pi(1,1,1)),f=new yi(new Cs(1,1,1,24)),d=new yi(new gr(1,24,16)),p=[],m=[],M=({slim:T=1,body:B})=>T*(1-rx*(B%ox))*o/2;function u(T,B,nt,it,pt,Dt){let[,re,Ot]=nt;for(let x of T.parts){let D=T.bodies[x.body].frame,$=B(x);for(let O of nt)O.body=x.body;if(x.shape==="bar"||x.shape==="bent"){let O=M(x);x.points.slice(1).forEach((X,_t)=>re.between([x.points[_t],X],O,$));for(let X of x.ends??x.points)Ot.ball(X,O,$)}else if(x.shape==="plate")C(x,$,nt,pt,Dt);else if(!Uc(x,D,$,nt,it)){let O=P(x,$,Dt);O.userData.body=x.body,pt(O,D)}}for(let x of nt)x.body=void 0}let g=(T,B)=>(nt,it)=>{nt.matrixAutoUpdate=!1,nt.frustumCulled=!1,B.add(nt),T.push([nt,it])},A=(T,B)=>{for(let[nt,it]of T)it!==null&&nt.matrix.copy(B[it]),nt.matrixWorldNeedsUpdate=!0};function C({points:T},B,nt,it,pt){let[,Dt,re]=nt;if(T.forEach((x,D)=>{Dt.between([x,T[(D+1)%T.length]],o/3,B),re.ball(x,o/3,B)}),!T.every(x=>x[0]===T[0][0]))return;let Ot=new je(b(T.map(x=>x.slice(1))),new Pn({side:wn,transparent:!0,opacity:.55*(pt.opacity??1),depthWrite:!1}));Ot.userData.colour=B,Ot.userData.body=nt[0].body,it(Ot,T[0][0])}function b(T){let B=new Qe,nt=[];for(let it=1;it+1<T.length;it++)nt.push(...T[0],...T[it],...T[it+1]);return B.setAttribute("position",new Ze(new Float32Array(nt),3)),B.computeVertexNormals(),B}function P(T,B,nt){let it=new Qe,pt;if(T.shape==="mesh"){it.setAttribute("position",new Ze(qn(T.corners),3)),it.setIndex(new Ze(Gr(T.triangles),1));let Dt=it.toNonIndexed();Dt.computeVertexNormals(),pt=new je(Dt,new Pn({side:wn,...nt}))}else T.shape==="line"?(it.setAttribute("position",new Ze(new Float32Array(T.corners.flat()),3)),pt=new Zi(it,new Qn(nt))):pt=new je(b(T.corners),new Pn({side:wn,...nt}));return pt.userData.colour=B,pt.applyMatrix4(Bi(T.at,T.turn,[1,1,1])),new Nn().add(pt)}u(t,T=>T.color??(t.still.has(T.body)?"ground":T.body%ud),[h,f,d],"joint",g(p,r),{});let E=.72*o;for(let T of t.joints){let B=T.ends[1],[nt,...it]=B,pt=Or(T.turns[1]),Dt=Ce(T.axis).applyQuaternion(pt).toArray(),re=(D,$,O,X)=>f.add(nt,zs(new xe,Re(it,$t(D,O/2)),ae(it,$t(D,O/2)),$),X),Ot=(D,$,O,X)=>{let[_t,Tt]=Gi(Oe(Dt));h.add(nt,new xe().makeBasis(Ce($t(Oe(Dt),D)),Ce($t(_t,$)),Ce($t(Tt,O))).setPosition(...it),X)};if(["revolute","helical"].includes(T.kind)&&re(Oe(Dt),E,2.2*E,"joint"),T.kind==="spherical"&&d.ball(B,E,"joint"),T.kind==="universal"){let[D]=Gi(Oe(Dt));re(Oe(Dt),.5*E,2.6*E,"joint"),re(D,.5*E,2.6*E,"joint")}if(T.kind==="prismatic"||T.kind==="cylindrical"){T.kind==="prismatic"?Ot(2.6*E,1.9*E,1.9*E,"joint"):re(Oe(Dt),E,2.6*E,"joint");let[D,$]=t.guide(T),O=T.ends.some(([Ht])=>t.leaving.has(Ht)),[X,..._t]=T.ends[0],Tt=Oe(Ce(T.axis).applyQuaternion(Or(T.turns[0])).toArray()),[St,Ft]=[ae(_t,$t(Tt,D-2*o)),ae(_t,$t(Tt,$+2*o))];f.between(X===null||O?[[X,...St],[X,...Ft]]:T.ends,o/5,"ground")}let x=T.ends.find(D=>D[0]===null);x&&!["free","planar","prismatic","cylindrical"].includes(T.kind)&&_(x.slice(1))}for(let{point:T}of t.pivots)_(t.place(T));for(let T of[...t.pivots.map(B=>B.point),...t.pins])d.ball(T,E,"joint");function _(T){let B=ae(T,$t(t.up,-2.4*E));f.between([[null,...B],[null,...T]],.55*E,"ground"),f.between([[null,...ae(B,$t(t.up,-.5*E))],[null,...B]],2*E,"ground")}let S=t.open();for(let T of S)f.between(T.ends,o/4,"force");for(let T of t.springs){let B=T.damper?0:8,nt=14,it=B*nt+1||2,pt=new Qe,Dt=new Float32Array(3*Math.max(2,it));pt.setAttribute("position",new Ze(Dt,3));let re=new Zi(pt,new Qn);re.userData.colour="joint",re.frustumCulled=!1,r.add(re),m.push(()=>{let[Ot,x]=T.ends.map(t.place),D=Re(x,Ot),[$,O]=Gi(Oe(D)),X=Math.min(.8*o,We(D)/Xr);for(let _t=0;_t<Dt.length/3;_t++){let Tt=_t/(Dt.length/3-1),St=2*Math.PI*B*Tt,Ft=B&&Tt>.06&&Tt<.94?X:0;Dt.set(ae(ae(Ot,$t(D,Tt)),ae($t($,Ft*Math.cos(St)),$t(O,Ft*Math.sin(St)))),3*_t)}pt.attributes.position.needsUpdate=!0})}let N=new Nn;r.add(N);let I=(T,B,nt,it)=>{let pt=(re,Ot,x)=>{if(!Ot.length)return;let D=new Qe,$=new re(D,x);D.setAttribute("position",new Ze(new Float32Array(Ot.flat()),3)),$.userData.colour=nt,$.frustumCulled=!1,it.add($)},Dt=T.trace(B);pt(Ji,Dt.flatMap(re=>re.slice(1).flatMap((Ot,x)=>[re[x],Ot])),new Qn),pt(ur,Dt.filter(re=>re.length===1).flat(),new Ts({size:sx,sizeAttenuation:!1}))},F=(T,B,nt)=>{for(let it of[...nt.children])it.geometry.dispose(),it.material.dispose(),it.removeFromParent();for(let it of T.paths)I(T,it,B,nt)};F(t,"accent",N);let k=new Nn;r.add(k);let W=new Cs(0,1,1,18),L=(T,B,nt)=>{let it=new Pn({transparent:!0,opacity:B?1:.75,depthTest:!1,depthWrite:!1}),pt=new je(f.geometry,it),Dt=new je(f.geometry,it),re=new je(W,it);for(let Ot of[pt,Dt,re])Ot.matrixAutoUpdate=!1,Ot.frustumCulled=!1,Ot.visible=!1,Ot.renderOrder=7,Ot.userData.colour=T,k.add(Ot);return B||lx(it),{shaft:pt,rest:Dt,head:re,text:Yt(nt)}},Z=t.joints.filter(T=>T.reaction!==null).map(T=>({joint:T,known:T.determined,...L("force",T.determined,T.determined?"":"undetermined")})),Q=null,G=[null,null],mt=[],K=[],ct={loads:()=>{Q??=t.weighed.map(T=>({...T,known:!0,...L(4,!0,"of-rate")}))},velocities:()=>{G[0]??=t.runners.map(T=>({...T,known:!0,...L(2,!0,"of-rate")}))},accelerations:()=>{G[1]??=t.runners.map(T=>({...T,known:!0,...L(3,!0,"of-rate")}))},names:()=>{if(!mt.length){for(let T of Kr(t))mt.push({body:T,at:[T.frame,...T.com],text:Yt("",T.name)});for(let T of t.joints)T.kind!=="free"&&mt.push({joint:T,at:T.ends[1],text:Yt("of-joint",T.name)})}},masses:()=>{if(K.length)return;let T=t.bodies.filter(B=>B.mass>0);if(T.length<=60)for(let B of T)K.push({at:[B.frame,...B.com],text:Yt("of-mass",Hr(B.mass))})}},dt=[h,f,d].map(T=>new yi(T.geometry)),zt=new Pn({transparent:!0,opacity:.3,depthTest:!1,depthWrite:!1}),Qt=new yi(d.geometry),ot=new Pn({depthTest:!1});for(let T of t.bodies)T.mass>0&&(T.solid&&Uc(T.solid,T.frame,"joint",dt),Qt.ball([T.frame,...T.com],.3*o,"joint"));let vt=t.bodies.filter(T=>T.mass>0).length>1?new je(d.geometry,new Pn({depthTest:!1})):null,Et=t.joints.filter(T=>["revolute","helical","prismatic","cylindrical","universal"].includes(T.kind)),Gt=new Qe,xt=new Float32Array(6*(3*t.axes.length+Et.length));Gt.setAttribute("position",new Ze(xt,3)),Gt.setAttribute("color",new Ze(new Float32Array(xt.length),3));let qt=new Ji(Gt,new Qn({vertexColors:!0,depthTest:!1}));for(let[T,B]of[[5,vt],[6,qt]])B&&(B.frustumCulled=!1,B.visible=!1,B.renderOrder=T,r.add(B));vt&&(vt.userData.colour="accent",vt.matrixAutoUpdate=!1);function we(){let T=0,B=(nt,it)=>{xt.set(nt,T),xt.set(it,T+3),T+=6};for(let{at:nt,turn:it}of t.axes){let pt=t.place(nt),Dt=zn(t.turn(nt[0]),it);for(let re=0;re<3;re++)B(pt,ae(pt,$t(rn(Dt,[0,1,2].map(Ot=>re===Ot?1:0)),3*o)))}for(let nt of Et){let it=t.place(nt.ends[1]),pt=$t(Oe(t.axis(nt)),4*o);B(Re(it,pt),ae(it,pt))}Gt.attributes.position.needsUpdate=!0}function Yt(T,B=""){let nt=document.createElement("span");return nt.className=`label ${T}`,nt.textContent=B,nt.hidden=!0,i.append(nt),nt}for(let T of[h,f,d])T.build(r,l);for(let T of dt)T.build(r,zt);Qt.build(r,ot);for(let[T,B]of[...dt.map(nt=>[3,nt]),[4,Qt]])B.mesh.renderOrder=T,B.mesh.visible=!1;let jt=new vn(35,1,a/200,a*200);jt.up.copy(Ce(t.up));let he=new nl(jt,e);he.enableZoom=!1,e.addEventListener("wheel",T=>{(T.ctrlKey||T.metaKey)&&(T.preventDefault(),ne(Math.exp(-T.deltaY/300)))},{passive:!1}),e.style.touchAction="pan-y";let me=Qc(i),Ne=new un,Le=t.frames.map(()=>new xe),Te=(T,B)=>T.forEach((nt,it)=>nt.compose(Ce(B.place([it,0,0,0])),Or(B.turn(it)),Ce([1,1,1]))),ve=[600,400],tt=0,gt={},te=null,At=1/0,ee=()=>t.held?Re(t.place([t.held.frame,...t.held.com]),w.toArray()):t.follows?t.middle():[0,0,0],v=[],J=$r(t),j=It(),ht=ee(),V=null,Ct=yt();function yt(){let T=ee();return J.leave.map(t.place).filter(B=>B.every(Number.isFinite)).map(B=>Re(B,T))}function It(){let T=new Un,B=t.t,nt=[0,0,0],it=pt=>{if(!pt.every(Number.isFinite))return;let Dt=Re(pt,nt);v.push(Dt),T.expandByPoint(Ce(Dt))};for(let pt of t.instants(40)){t.move(pt),nt=ee(),At=Math.min(At,De(Oe(t.up),nt));for(let Dt of J.stay)it(t.place(Dt))}if(!t.follows)for(let pt of t.paths.filter(Dt=>!t.leaving.has(Dt.at[0]))){let Dt=t.trace(pt).flat(),re=Math.max(1,Math.ceil(Dt.length/300));for(let Ot=0;Ot<Dt.length;Ot+=re)it(Dt[Ot])}return t.move(Number.isFinite(B)?B:t.start),T.isEmpty()&&T.setFromCenterAndSize(new q,Ce([a,a,a])),T}let w=j.getCenter(new q),y=(t.follows?2:1)*Math.max(j.getSize(new q).length()/2,a/4),z=Oe(t.up),ft=1/0;for(let T of[j.min.x,j.max.x])for(let B of[j.min.y,j.max.y])for(let nt of[j.min.z,j.max.z])ft=Math.min(ft,De(z,[T,B,nt]));let ut=20,bt=10**Math.ceil(Math.log10(2.6*y/ut)),Pt=[.2,.5,1].map(T=>T*bt).find(T=>T*ut>=2.6*y)??bt,at=t.follows?3*ut:ut,st=cx(at,Pt);st.quaternion.setFromUnitVectors(new q(0,1,0),Ce(z));let Lt=ft+(t.follows?At:0);st.position.copy(Ce(ht)).add(w),st.position.addScaledVector(Ce(z),Lt-De(z,st.position.toArray())-.02*y),st.material.transparent=!0,r.add(st);let U=st.position.clone(),rt=ht,lt=[[1,0,0],[0,0,1]].map(T=>Ce(T).applyQuaternion(st.quaternion).toArray());function Nt(){let T=Re(ht,rt);st.position.copy(U);for(let B of lt)st.position.addScaledVector(Ce(B),Pt*Math.round(De(T,B)/Pt))}function Rt(T){V=T;let B=Oe(ae(Oe(T),$t(Oe(t.normal),nx))),nt=Oe(Ye(z,B)),it=Ye(B,nt),pt=[...v,...Ct],Dt=pt.length?pt:[[0,0,0]],re=Math.tan(jt.fov*Math.PI/360),Ot=(Ft,Ht)=>{let[Kt,ce]=[-1/0,-1/0];for(let Wt of Dt){let[Me,ze]=[De(Wt,Ft),De(Wt,B)*Ht];Kt=Math.max(Kt,Me+ze),ce=Math.max(ce,ze-Me)}return[(Kt-ce)/2,(Kt+ce)/2/Ht+2*o/Ht]},x=t.follows?.55:.86,[D,$]=Ot(nt,x*re*jt.aspect),[O,X]=Ot(it,x*re),_t=De(w.toArray(),B),Tt=Math.max($,X,_t+a/4);ht=ee();let St=ae(t.held?Re(w.toArray(),$t(B,_t)):ae($t(nt,D),$t(it,O)),ht);he.target.copy(Ce(ae(St,$t(B,_t)))),jt.position.copy(Ce(ae(St,$t(B,Tt)))),he.update(),Jt()}let Ut=ae(ae($t(t.normal,.8),$t(t.right,.55)),$t(t.up,.45));he.addEventListener("start",()=>{V=null});function ne(T){V=null,jt.position.sub(he.target).divideScalar(T).add(he.target),he.update(),Jt()}function fe(){let T=getComputedStyle(i),B=(Ot,x)=>new ye(T.getPropertyValue(Ot).trim()||x),nt={joint:B("--ink","#1b1f24"),ground:B("--muted","#59616c"),accent:B("--accent","#0a5cad"),force:B("--bad","#bb2a20")},it=Array.from({length:ud},(Ot,x)=>B(`--c${x}`,"#0072b2")),pt=Ot=>Array.isArray(Ot)?new ye().setRGB(...Ot,xn):typeof Ot=="number"?it[Ot]:nt[Ot];for(let Ot of[h,f,d,...dt,Qt,...et?.many??[]])Ot.paint(pt);let Dt=Gt.attributes.color,re=[B("--bad","#bb2a20"),it[2],it[0]];for(let Ot=0;Ot<Dt.count/2;Ot++)for(let x of[0,1])Dt.setXYZ(2*Ot+x,...(Ot<3*t.axes.length?re[Ot%3]:nt.ground).toArray());Dt.needsUpdate=!0,r.traverse(Ot=>{Ot.userData.colour!==void 0&&Ot.material&&Ot.material.color.copy(pt(Ot.userData.colour))}),st.material.color?.copy(B("--tick","#c9cdd3")),Jt()}let Mt=[];function Jt(){tt||(tt=requestAnimationFrame(()=>{tt=0,ge()}))}function ge(){let T=Math.max(1,jt.position.distanceTo(he.target)/(50*a));if(jt.far!==T*a*200&&(Object.assign(jt,{near:T*a/200,far:T*a*200}),jt.updateProjectionMatrix()),jt.updateMatrixWorld(),Dc.value=2*Math.tan(jt.fov*Math.PI/360)/ve[1],gt.reactions&&Y(),gt.loads)for(let it of Q)R(it,it.at,it.now(),t.full("forces"),pt=>Q.length>24?"":t.near(Yn(pt)),!0);gt.velocities&&H(0),gt.accelerations&&H(1),s.render(r,jt);let B=({body:it,at:pt,text:Dt})=>cn.ask(Dt,Dt.textContent,Bt(t.place(pt)),it?[0,0]:[1,-1],it?0:6),nt=it=>mt.filter(pt=>t.has(pt)&&(gt.names||pt.text===cn.pointed)&&it(pt)).forEach(B);nt(({body:it})=>it);for(let[it,pt]of si())if(it&&pt){for(let{text:Dt,words:re}of pt)if(re){let Ot=Pe(re),x=Bt(re.at(-1)),D=[Ot[0]-x[0],Ot[1]-x[1]],$=Math.hypot(...D);cn.ask(Dt,Dt.textContent,Ot,$>1?D.map(O=>O/$):[0,-1],$>1?0:8)}}for(let{text:it,at:pt,words:Dt}of He)it.textContent=Dt,cn.ask(it,Dt,Bt(pt()),[0,-1],14);if(gt.masses)for(let{at:it,text:pt}of K)cn.ask(pt,pt.textContent,Bt(t.place(it)),[0,1],8);nt(({body:it})=>!it),cn.settle(ve,[to(ve)]),me(it=>{let{x:pt,y:Dt}=Ce(it).applyQuaternion(Ne.copy(jt.quaternion).invert());return[pt,-Dt]});for(let{at:it,text:pt}of Mt)$e(pt,Bt(t.place(it)))}function Bt(T){let B=Ce(T).project(jt);return B.z>1?[NaN,NaN]:[(B.x+1)/2*ve[0],(1-B.y)/2*ve[1]]}function Pe(T){let B=T.map(Bt);return B.find(([nt,it])=>nt>=0&&it>=0&&nt<=ve[0]&&it<=ve[1])??B[0]}function $e(T,B){T.hidden=!B?.every(Number.isFinite),T.hidden||(T.style.transform=`translate(${B[0]}px, ${B[1]}px) translate(-50%, -50%)`)}let He=S.map(({name:T,ends:B})=>({text:Yt("gap"),at:()=>$t(ae(...B.map(t.place)),.5),words:`${T} is open`})),cn=Jr(()=>`12px ${getComputedStyle(i).fontFamily}`,$e),si=()=>[[gt.reactions,Z],[gt.loads,Q],[gt.velocities,G[0]],[gt.accelerations,G[1]]];function vi(T,B){let[nt,it]=[T,ae(T,B)].map(D=>new Ve(...D,1).applyMatrix4(jt.matrixWorldInverse).applyMatrix4(jt.projectionMatrix)),pt=ve.map(D=>1-2*ex/D),Dt=D=>[pt[0]*D.w-D.x,pt[0]*D.w+D.x,pt[1]*D.w-D.y,pt[1]*D.w+D.y],[re,Ot]=[Dt(nt),Dt(it)];if(re.some(D=>D<0))return 1;let x=Math.min(1,...re.map((D,$)=>Ot[$]<0?D/(D-Ot[$]):1));return Math.max(x,Math.min(1,.05*a/We(B)))}function R(T,B,nt,it,pt,Dt=!1){let{shaft:re,rest:Ot,head:x,text:D,known:$}=T,O=t.place(B),X=nt&&it>0?.3*a*We(nt)/it:0,_t=Number.isFinite(X)&&X>.01*a,Tt=_t?vi(O,$t(Oe(nt),X))*X:X,St=Tt<X;if(re.visible=x.visible=_t,Ot.visible=_t&&St,T.words=_t||Dt&&Tt>0?[O]:null,!T.words||(D.textContent=pt(We(nt)),!_t))return;let Ft=Oe(nt),Ht=Math.min(.05*a,Tt),Kt=ae(O,$t(Ft,Tt-Ht)),ce=ae(O,$t(Ft,Tt)),Wt=($?.22:.42)*o,Me=ze=>ae(O,$t(Ft,ze*(Tt-Ht)));zs(re.matrix,O,St?Me(.5):Kt,Wt),St&&zs(Ot.matrix,Me(.6),Kt,Wt),zs(x.matrix,Kt,ce,.6*o),T.words=[Tt+.03*a,.75*Tt,.5*Tt,.25*Tt,0].map(ze=>ae(O,$t(Ft,ze)))}function Y(){for(let T of Z)R(T,T.joint.ends[1],t.force(T.joint),t.full("forces"),B=>`${Z.length>12?"":`${T.joint.name} `}${t.near(Yn(B))}${T.known?"":", not determined"}`,!0)}function H(T){let B=t.full(["velocities","accelerations"][T]);for(let nt of G[T])R(nt,nt.at,nt.com&&!gt.masses?null:t.moves(nt.at,T+1),B,it=>G[T].length>24?"":t.near(Vi(it,T+1)))}he.addEventListener("change",Jt);let et=null,wt=v.length;function kt(){et.group.traverse(T=>{T.material?.dispose(),[h,f,d].some(B=>B.geometry===T.geometry)||T.geometry?.dispose()}),et.group.removeFromParent(),et=null,v.length=wt}function Zt(){let{run:T,group:B,solids:nt,many:it,alone:pt,frames:Dt,lines:re}=et;if(nt.visible=T.follow(),B.visible=gt.other??!0,re.visible=gt.paths??!0,!(!nt.visible||!B.visible)){Te(Dt,T);for(let Ot of it)Ot.place(Dt,T.place);A(pt,Dt)}}function Xt(T){let B=e.getBoundingClientRect(),nt=new br;for(let{mesh:it}of[h,f,d])it.computeBoundingSphere();return nt.setFromCamera(new ue(2*(T.clientX-B.left)/B.width-1,1-2*(T.clientY-B.top)/B.height),jt),nt}let se={element:e,mark(T){for(let{text:B}of Mt)B.remove();Mt=T.map(({joint:B,body:nt})=>({at:B?B.ends[1]:[t.bodies[nt].frame,...t.bodies[nt].com],text:Yt("ring")})),Jt()},beside(T){if(et&&kt(),T){let[B,nt,it]=[0,0,0].map(()=>new Nn),pt=[h,f,d].map(Ot=>new yi(Ot.geometry)),Dt=[],re={transparent:!0,opacity:ax};r.add(B.add(nt,it)),u(T,()=>"ground",pt,"ground",g(Dt,nt),re);for(let Ot of pt)Ot.build(nt,Nc(new Pn({...re})));F(T,"ground",it),et={run:T,group:B,solids:nt,lines:it,many:pt,alone:Dt,frames:T.frames.map(()=>new xe)},T.extent(40,Ot=>{Ot.every(Number.isFinite)&&v.push(Re(Ot,t.follows?t.middle():[0,0,0]))}),fe()}se.show(),V&&Rt(V)},retrace(){F(t,"accent",N),et&&F(et.run,"ground",et.lines),fe()},hover(T){let B=e.getBoundingClientRect(),nt=T&&[T.clientX-B.left,T.clientY-B.top];nt&&ct.names();let it=nt&&jr(mt.filter(t.has),nt,t.bodies[se.grab(T)?.body],pt=>Bt(t.place(pt)));it!==cn.pointed&&(cn.point(it),Jt())},grab(T){let B=Xt(T),nt=it=>t.bodies.findIndex(pt=>pt.frame===it);for(let it of B.intersectObjects(r.children,!0)){let pt=[h,f,d].find(x=>x.mesh===it.object),Dt=pt?.items[it.instanceId],re=Dt?Dt.frame??Dt.ends?.find(x=>x[0]!==null)?.[0]:p.find(([x])=>x===it.object||x===it.object.parent)?.[1],Ot=re==null?-1:nt(re);if(Ot>=0)return{body:Ot,at:it.point.toArray()}}return null},reach(T,B){let nt=Xt(T).ray,it=new yn().setFromNormalAndCoplanarPoint(jt.getWorldDirection(new q),Ce(B));return(nt.intersectPlane(it,new q)??Ce(B)).toArray()},now(){cancelAnimationFrame(tt),tt=0,ge()},copy(){let T=s.getPixelRatio();s.setPixelRatio(2),se.now();let B=document.createElement("canvas");return Object.assign(B,{className:"paper",width:e.width,height:e.height}),B.getContext("2d").drawImage(e,0,0),s.setPixelRatio(T),B},show(){if(t.follows||te!==t.held||t.held){te=t.held;let T=ee(),B=Ce(Re(T,ht));jt.position.add(B),he.target.add(B),jt.lookAt(he.target),ht=T,t.follows&&Nt()}Te(Le,t);for(let T of[h,f,d])T.place(Le,t.place);A(p,Le),et&&Zt();for(let T of m)T();if(gt.masses){for(let T of[...dt,Qt])T.place(Le,t.place);vt?.matrix.makeTranslation(...t.centre()).scale(Ce([.5*o,.5*o,.5*o]))}gt.frames&&we(),Jt()},resize(T,B){T>0&&B>0&&(ve.done||(V=Ut),ve=Object.assign([T,B],{done:!0}),s.setSize(T,B,!1),jt.aspect=T/B,jt.updateProjectionMatrix(),V?Rt(V):Jt())},want(T,B){gt={...gt,[T]:B},B&&ct[T]&&(ct[T](),fe()),N.visible=gt.paths??!0;for(let[nt,it]of si())if(!nt)for(let{shaft:pt,rest:Dt,head:re}of it??[])pt.visible=Dt.visible=re.visible=!1;for(let nt of[...dt,Qt])nt.mesh.visible=!!gt.masses&&nt.items.length>0;if(vt&&(vt.visible=!!gt.masses),qt.visible=!!gt.frames,T==="through")for(let nt of[l,...p.flatMap(([it])=>{let pt=[];return it.traverse(Dt=>Dt.material&&pt.push(Dt.material)),pt})])nt.userData.opacity??=nt.opacity,Object.assign(nt,{transparent:B||nt.userData.opacity<1,opacity:B?Math.min(ix,nt.userData.opacity):nt.userData.opacity,depthWrite:!B&&nt.userData.opacity===1,needsUpdate:!0});se.show()},aspects:[["Front",t.normal],["Side",t.right],["Top",t.up]],look(T){Ct=yt(),Rt(T)},zoom:ne,hide(T){t.hidden=T;for(let B of[h,f,d])B.hidden=T;for(let[B]of p)B.visible=!T.has(B.userData.body);se.show()},hold(T){t.held=T,se.show()},fit(){se.look(Ut)},theme:fe,get calls(){return s.info.render.calls},dispose(){he.dispose(),s.dispose(),e.remove()}};return fe(),se}function lx(i){i.onBeforeCompile=t=>{t.fragmentShader=t.fragmentShader.replace("#include <dithering_fragment>",`#include <dithering_fragment>
  if (mod(gl_FragCoord.x + gl_FragCoord.y, 8.0) < 3.5) discard;`)}}function cx(i,t){let e=[],n=i/2,s=2;for(let o=-n;o<=n;o++)for(let a=-n;a<n;a+=s)e.push(o,0,a,o,0,a+s,a,0,o,a+s,0,o);let r=new Qe;return r.setAttribute("position",new Ze(new Float32Array(e.map(o=>t*o)),3)),new Ji(r,new Qn)}var hx=([i,t,e,n])=>[i,-t,-e,-n];function ux(i,t){let e=Math.abs(i)>kr*t?Math.abs(i):0;return`${i<0&&e>0?"−":""}${e>0&&(e<.001||e>=1e6)?Gs(e,4):Number(e.toPrecision(5))}`}function fd(i,t,e,n,s){let r=document.querySelector(".live form"),o=new Set(i.axes.map(E=>E.name));if(!r||!t.grab||!i.bodies.some(E=>o.has(E.name)))return null;let a=s("p",{class:"hint held",role:"status",hidden:!0}),c=s("span",{}),l=s("button",{type:"button",class:"button"},"Run from here"),h=s("button",{type:"button",class:"button"},"Back to the motion"),f=s("button",{type:"button",class:"button","aria-pressed":"false",title:"Draw bodies by hand; constraints hold"},"Move by hand");a.append(c," ",l," ",h);let d=!1,p=null,m=!1,M=null,u=[],g=!1;async function A(E){if(m){M=E;return}m=!0;try{let _=await(await fetch(`/pose?${new URLSearchParams(E)}`)).json();g=!!_.fault,_.fault?c.textContent=_.fault:d&&C(_)}catch{g=!0,c.textContent="The program that served this page has ended."}if(m=!1,M&&!g){let _=M;M=null,A(_)}else M=null}function C(E){u=E.values,i.pose(E.poses),t.show();let _=Math.max(...u.map(([,N])=>Math.abs(N))),S=u.slice(0,6).map(([N,I])=>`${N} = ${ux(I,_)}`).join(", ");c.textContent=`${S}${u.length>6?", …":""}. ${E.doctor}${b()}`}function b(){return[...r.querySelectorAll("input[name]")].some(({name:_,value:S})=>_.endsWith("'")&&Number(S)!==0)?" A run from here does not begin at rest, but with the rates of “At the start”, as far as they fit this pose.":""}function P(E){d=E,f.setAttribute("aria-pressed",String(d)),a.hidden=!d,n.classList.toggle("by-hand",d),t.want("paths",!d),p=M=null,d?(e.play(!1),e.set(i.start),A({reset:"1"})):e.set(i.start)}f.addEventListener("click",()=>P(!d)),h.addEventListener("click",()=>P(!1)),l.addEventListener("click",()=>{for(let[E,_]of u){let S=r.elements.namedItem(E);S&&(S.value=String(_))}r.requestSubmit()}),n.addEventListener("pointerdown",E=>{if(!d||E.button>0)return;let _=t.grab(E);if(!_||!o.has(i.bodies[_.body].name))return;E.preventDefault(),E.stopImmediatePropagation(),n.setPointerCapture(E.pointerId);let{body:S,at:N}=_,I=i.bodies[S].frame,F=i.place([I,0,0,0]);p={name:i.bodies[S].name,local:rn(hx(i.turn(I)),Re(N,F)),at:N},t.mark?.([{body:S}])},!0),n.addEventListener("pointermove",E=>{if(!p)return;E.stopImmediatePropagation();let _=ae(t.reach(E,p.at),i.origin),S=N=>N.map(I=>I.toPrecision(9)).join(",");A({body:p.name,at:S(p.local),to:S(_)})},!0);for(let E of["pointerup","pointercancel"])n.addEventListener(E,()=>{p&&(p=null,t.mark?.([]))},!0);return document.addEventListener("dalembert-time",({detail:E})=>{d&&E.t!==i.start&&P(!1)}),{button:f,said:a}}var Fc=24,dx=240,pd=240,il=44,fx=1e-5;function px(i,t,e,n,s){let[r,o,a]=[0,0,0].map(()=>new Float32Array(i.time.length));for(let c=0;c<r.length;c++){let l=6*(c*i.transmitting+e)+3*n,[h,f,d]=t.subarray(l,l+3);if(r[c]=Math.hypot(h,f,d),!s)continue;let p=h*s[0]+f*s[1]+d*s[2];a[c]=Math.abs(p),o[c]=Math.hypot(h-p*s[0],f-p*s[1],d-p*s[2])}return[r,o,a]}function md(i,t,e,n){let s=i.joints.filter(_=>_.kind!=="free"&&_.reaction!==null&&_.reaction<i.transmitting),r=document.getElementById("reactions")??document.getElementById("xy");if(!s.length||!r)return;let o=qn(i.reactions),a=document.querySelector("svg").namespaceURI,c=i.end-i.start,l=[],h=(_,S)=>_<=i.slight[S]?"0":`${Yn(_)}${S?"":"·m"}`,f=[];function d(_,S){let N=S?_.determined:_.moments,I=S?"Force":"Moment",[F,k,W]=i.peaks[_.reaction][S],[L,Z,Q]=px(i,o,_.reaction,S,W&&_.axis);if(!N||!W||!(W[0]>i.slight[S]))return[p(S,I,N,F,L)];let G=p(S,S?"Along axis":"About axis",N,W,Q);return G.title="What drives, springs, dampers, couplings and teeth exert together in the direction that the joint leaves free",[p(S,I,N,k,Z),G]}function p(_,S,N,[I,F,k],W){let L=t("div",{class:"load"},t("span",{class:"what"},S));if(!N)return L.append(t("span",{class:"undetermined"},"not determined")),L;if(!(I>i.slight[_]))return L.append(t("span",{class:"value"},"0")),L;if(k!==null&&I-k<=fx*I)return L.append(t("span",{class:"value"},h(I,_))," constant"),L;let Z=t("button",{type:"button",class:"instant",title:"Show it"},e(F));l.push(()=>{Z.textContent=e(F)}),Z.addEventListener("click",()=>n(F));let Q=t("span",{class:"now"});L.append(t("span",{class:"value"},h(I,_))," at ",Z,Q);let G=document.createElementNS(a,"svg"),mt=(Et,Gt)=>{let xt=document.createElementNS(a,Et);for(let[qt,we]of Object.entries(Gt))xt.setAttribute(qt,we);return G.append(xt),xt};G.setAttribute("viewBox",`0 0 ${pd} ${il}`),G.setAttribute("preserveAspectRatio","none"),G.setAttribute("aria-hidden","true");let K=Et=>c>0?pd*(Et-i.start)/c:0,ct=Et=>il-2-(il-4)*Et/I,dt=Math.max(1,Math.ceil(W.length/dx)),zt="",Qt=!1,ot=Et=>{if(!Number.isFinite(W[Et])){Qt=!1;return}zt+=`${Qt?"L":"M"}${K(i.time[Et]).toFixed(1)} ${ct(W[Et]).toFixed(1)}`,Qt=!0};for(let Et=0;Et<W.length;Et+=dt){let[Gt,xt]=[Et,Et];for(let qt=Et;qt<Math.min(W.length,Et+dt);qt++)W[qt]<W[Gt]&&(Gt=qt),W[qt]>W[xt]&&(xt=qt);ot(Math.min(Gt,xt)),Gt!==xt&&ot(Math.max(Gt,xt))}mt("path",{d:zt,class:"course"});let vt=mt("line",{y1:0,y2:il,class:"mark"});return f.push({mark:vt,now:Q,x:K,value:([Et,Gt,xt])=>xt===0?W[Et]:xt===1?W[Gt]:(1-xt)*W[Et]+xt*W[Gt],part:_}),L.append(G),L}let m=_=>t("section",{class:"card joint"},t("h4",{},t("code",{},_.name)," ",t("span",{class:"count"},_.kind)),...d(_,1),...d(_,0)),M=t("div",{class:"cards"},...s.slice(0,Fc).map(m)),u=t("section",{class:"plots",id:"loads"},t("h3",{class:"over"},"What joints transmit ",t("span",{class:"count"},"largest over the run, and when")),M);if(s.length>Fc){let _=t("button",{type:"button",class:"button"},`All ${s.length} joints`);_.addEventListener("click",()=>{M.append(...s.slice(Fc).map(m)),_.remove(),P()}),u.append(_)}r.before(u);let g=document.querySelector("#bar nav");(g?.querySelector('a[href="#reactions"]')??g?.querySelector('a[href="#xy"]')??g?.querySelector('a[href="#equations"]')??g?.querySelector('a[href="#model"]'))?.before(t("a",{href:"#loads"},"Joints"));let C=!1,b=!1;function P(){b=!1;for(let{mark:_,now:S,x:N,value:I,part:F}of f)_.setAttribute("x1",N(i.t)),_.setAttribute("x2",N(i.t)),S.textContent=`now ${i.near(h(I(i.around),F))}`}let E=()=>{C&&!b&&(b=!0,requestAnimationFrame(P))};document.addEventListener("dalembert-time",E),document.addEventListener("dalembert-units",()=>l.forEach(_=>_())),new IntersectionObserver(_=>{C=_.at(-1).isIntersecting,E()}).observe(u)}var mx=112,sl=10;function Oc(i,t){if(!t.follows||!t.paths.length)return null;let e=t.right,n=t.planar?t.up:Ye(Oe(t.up),t.right),s=m=>[De(e,m),-De(n,m)],r=[1/0,1/0,-1/0,-1/0],o=t.paths.map(m=>{let M=t.trace(m).map(u=>u.map(s).filter(([g,A])=>Number.isFinite(g+A))).filter(u=>u.length);for(let[u,g]of M.flat())r.splice(0,4,Math.min(r[0],u),Math.min(r[1],g),Math.max(r[2],u),Math.max(r[3],g));return M}),a=Math.max(r[2]-r[0],r[3]-r[1]);if(!(a>0))return null;let c=i.ownerDocument.createElementNS("http://www.w3.org/2000/svg","svg"),l=(mx-2*sl)/a,h=(m,M)=>{let u=i.ownerDocument.createElementNS(c.namespaceURI,m);for(let[g,A]of Object.entries(M))u.setAttribute(g,A);return c.append(u),u},f=([m,M])=>[sl+l*(m-r[0]),sl+l*(M-r[1])],d=f([r[2],r[3]]).map(m=>Math.ceil(m+sl));for(let[m,M]of[["class","overview"],["width",d[0]],["height",d[1]],["viewBox",`0 0 ${d.join(" ")}`],["role","img"]])c.setAttribute(m,M);h("title",{}).textContent=t.planar?"The whole paths":"The whole paths, from above";for(let m of o)h("path",{d:is(m,f,1)});let p=t.paths.map(m=>[m,h("circle",{r:3})]);return i.append(c),{show(){for(let[m,M]of p){let[u,g]=f(s(t.place(m.at)));if(M.setAttribute("visibility",Number.isFinite(u+g)?"visible":"hidden"),Number.isFinite(u+g))for(let[A,C]of[["cx",u.toFixed(1)],["cy",g.toFixed(1)]])M.setAttribute(A,C)}},want(m){c.style.display=m?"":"none"},remove(){c.remove()}}}function gd(i,t,e){if(!t.mark)return;let n=new Map([...i.bodies.map((l,h)=>[l.name,{body:h}]),...i.joints.map(l=>[l.name,{joint:l}])]);function s(l){for(let h=l.trim().replace(/'+$/,"");h;h=h.includes(".")?h.slice(0,h.lastIndexOf(".")):"")if(n.has(h))return n.get(h);return null}for(let l of document.querySelectorAll("#findings code, .banner code, #loads code, #model td:first-child code")){let h=s(l.textContent);if(!h)continue;l.classList.add("points"),l.tabIndex=0,l.setAttribute("role","button"),l.title=h.joint?`${h.joint.name}: ${h.joint.kind}; shown in the picture`:"shown in the picture";let f=()=>t.mark([h]),d=()=>t.mark(c());l.addEventListener("pointerenter",f),l.addEventListener("focus",f),l.addEventListener("pointerleave",d),l.addEventListener("blur",d);let p=()=>{document.getElementById("viewer").scrollIntoView({block:"nearest"}),f()};l.addEventListener("click",p),l.addEventListener("keydown",m=>{m.key==="Enter"&&p()})}let r=i.open().map(l=>({joint:l})),o=[...document.querySelectorAll(".banner code")].map(l=>s(l.textContent)).filter(Boolean),a=o.length&&r.length?r:o,c=()=>a.length&&e.t>=i.end?a:[];a.length&&document.addEventListener("dalembert-time",()=>t.mark(c()))}var _d=[.001,.003,.01,.03,.1,.25,.5,1,2,4,10,30,100];function gx(i){if(i>=1.5&&i<=40)return 1;let t=i/8;return _d.reduce((e,n)=>Math.abs(Math.log(n/t))<Math.abs(Math.log(e/t))?n:e,1)}function xd({start:i,end:t,time:e},n){let s=t-i,r=i,o=!1,a=0,c=0,l={speed:gx(s),loop:!0,speeds:_d};function h(p,m="viewer"){r=Math.min(t,Math.max(i,p)),n(r,m)}function f(p){if(a){let m=r+(p-a)/1e3*l.speed;if(m>t){if(!l.loop)return h(t),d(!1);m=i+(m-i)%(s||1)}h(m)}a=p,c=requestAnimationFrame(f)}function d(p){o=p&&s>0,a=0,cancelAnimationFrame(c),o&&!l.loop&&r>=t&&h(i),o&&(c=requestAnimationFrame(f)),l.changed?.(o)}return Object.assign(l,{set:h,play:d,step:p=>{d(!1),h(r+p*s)}}),l.sample=p=>{d(!1);let m=1e-9*s,M=p>0?e.findIndex(u=>u>r+m):e.findLastIndex(u=>u<r-m);M<0&&(M=p>0?e.length-1:0),h(e[M])},Object.defineProperties(l,{t:{get:()=>r},playing:{get:()=>o}})}function yd(i,t,e,n){let{palette:s,index:r}=_x(e),o=[],a=f=>o.push(f&255,f>>8),c=f=>{for(let d of f)o.push(d.charCodeAt(0))};c("GIF89a"),a(i),a(t),o.push(247,0,0,...s),o.push(33,255,11),c("NETSCAPE2.0"),o.push(3,1,0,0,0);let l=[new Uint8Array(o.splice(0))],h=f=>Math.round(100*f/n);return e.forEach((f,d)=>{o.push(33,249,4,0),a(h(d+1)-h(d)),o.push(0,0,44,0,0,0,0),a(i),a(t),o.push(0,8),l.push(new Uint8Array(o.splice(0)),xx(f,r))}),l.push(new Uint8Array([59])),new Blob(l,{type:"image/gif"})}function _x(i){let t=new Uint32Array(32768);for(let o of i)for(let a of o)t[a]++;let e=Array.from(t.keys()).filter(o=>t[o]).sort((o,a)=>t[a]-t[o]).slice(0,256),n=o=>[o>>10,o>>5&31,o&31],s=new Uint8Array(768),r=new Uint8Array(32768);e.forEach((o,a)=>s.set(n(o).map(c=>Math.round(c*255/31)),3*a));for(let o=0;o<32768;o++){if(!t[o])continue;let[a,c,l]=n(o),h=1/0;e.forEach((f,d)=>{let[p,m,M]=n(f),u=(a-p)**2+(c-m)**2+(l-M)**2;u<h&&(h=u,r[o]=d)})}return{palette:s,index:r}}function xx(i,t){let s=[],r=0,o=0,a=9,c=258,l=new Map,h=p=>{for(r|=p<<o,o+=a;o>=8;o-=8)s.push(r&255),r>>>=8};h(256);let f=t[i[0]];for(let p=1;p<i.length;p++){let m=t[i[p]],M=f*256+m,u=l.get(M);if(u!==void 0){f=u;continue}h(f),c<4096?(c===1<<a&&a++,l.set(M,c++)):(h(256),[l,c,a]=[new Map,258,9]),f=m}h(f),c===1<<a&&a<12&&a++,h(257),o>0&&s.push(r&255);let d=[];for(let p=0;p<s.length;p+=255){let m=s.slice(p,p+255);d.push(m.length,...m)}return d.push(0),new Uint8Array(d)}var yx=12,vd=60,ks=.35,Br=480,Md=30,Sd=15,vx=()=>new Promise(i=>setTimeout(i)),Bc=i=>{let t=document.documentElement,e=t.dataset.theme;i&&(t.dataset.theme=i);let n=getComputedStyle(t),s=["card","ink","muted","line","accent","bad",...Array.from({length:8},(r,o)=>`c${o}`)].map(r=>`--${r}:${n.getPropertyValue(`--${r}`).trim()}`);return i&&(e?t.dataset.theme=e:delete t.dataset.theme),s.filter(r=>!r.endsWith(":")).join(";")};function wd(){let i=[];for(let t of document.styleSheets)for(let e of t.cssRules)e.selectorText?.startsWith(".picture")&&i.push(e.cssText);return i.join(`
`)}function Ed(i,[t,e],n){let s=i.cloneNode(!0);for(let[a,c]of[["width",t],["height",e]])s.setAttribute(a,c);let r=document.createElementNS(i.namespaceURI,"style"),o=document.createElementNS(i.namespaceURI,"rect");r.textContent=n;for(let[a,c]of[["width",t],["height",e],["rx",10],["style","fill:var(--card)"]])o.setAttribute(a,c);return s.prepend(r,o),new XMLSerializer().serializeToString(s)}var bd=()=>getComputedStyle(document.body).fontFamily;async function rl(i,[t,e],n){let s=Object.assign(document.createElement("canvas"),{width:Math.round(t*n),height:Math.round(e*n)}),r=s.getContext("2d"),o=getComputedStyle(document.documentElement),a=(h,f)=>o.getPropertyValue(h).trim()||f;if(r.fillStyle=a("--card","#fff"),r.fillRect(0,0,s.width,s.height),i.element.tagName==="CANVAS"){i.now(),r.drawImage(i.element,0,0,s.width,s.height),r.scale(n,n),r.font=`12px ${bd()}`,r.fillStyle=a("--ink","#000");let h=i.element.getBoundingClientRect();for(let p of i.element.parentElement.querySelectorAll(".label:not([hidden])")){let m=p.getBoundingClientRect();r.fillText(p.textContent,m.left-h.left+4,m.bottom-h.top-4)}let f=i.element.parentElement.querySelector(".orientation"),d=f.getBoundingClientRect();r.translate(d.left-h.left,d.top-h.top),r.strokeStyle=r.fillStyle=a("--muted","#59616c"),r.lineWidth=1.5,r.textAlign="center";for(let p of f.querySelectorAll("path"))r.stroke(new Path2D(p.getAttribute("d")));for(let p of f.querySelectorAll("text"))r.fillText(p.textContent,p.getAttribute("x"),p.getAttribute("y"));return s}let c=new Image,l=`.picture{${Bc()};font-family:${bd()}}
${wd()}`;return c.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Ed(i.element,[t,e],l))}`,await c.decode(),r.drawImage(c,0,0,s.width,s.height),s}function Mx(i){let t=(i??"").match(/-?[\d.]+(?:e[-+]?\d+)?/gi)?.map(Number)??[];if(/^matrix/.test(i??"")){let[e,n,s,r,o,a]=t,c=Math.hypot(e,n),l=e*r-n*s<0?-1:1;return Math.abs(s+l*n)>1e-6*c||Math.abs(r-l*e)>1e-6*c?{kind:"other",all:t,say:h=>`matrix(${h.map(f=>On(f,4)).join(",")})`}:{kind:`matrix${l}`,all:[o,a,Math.atan2(n,e)*180/Math.PI,c],turn:2,say:([h,f,d,p])=>`translate(${On(h)}px,${On(f)}px) rotate(${On(d)}deg) scale(${On(p,5)},${On(l*p,5)})`}}return/^translate\(\S+ \S+\) rotate\(\S+\)$/.test(i??"")?{kind:"turned",all:t,turn:2,say:([e,n,s])=>`translate(${On(e)}px,${On(n)}px) rotate(${On(s)}deg)`}:/^translate\(\S+ \S+\)$/.test(i??"")?{kind:"moved",all:t,say:([e,n])=>`translate(${On(e)}px,${On(n)}px)`}:{kind:"other",all:t,say:()=>i??"none"}}var On=(i,t=2)=>String(Number(i.toFixed(t)));function Sx(i,t){let e=[0];for(let n=0;n<i.length-1;n=e.at(-1)){let s=n+1,r=o=>{for(let a=n+1;a<o;a++){let c=(a-n)/(o-n);if(i[a].some((l,h)=>Math.abs(l-(1-c)*i[n][h]-c*i[o][h])>t[h]))return!1}return!0};for(;s+1<i.length&&r(s+1);)s++;e.push(s)}return e}function zc(i,t,{from:e=t.start,until:n=t.end,seconds:s,size:r}){let o=i.element,a=t.t,c=[...o.querySelectorAll("*")].filter(b=>!b.closest("defs, .orientation, title")),l=["d","x","y","visibility"],h=c.map(()=>l.map(()=>[])),f=c.map(()=>[]);for(let b=0;b<=Br;b++)t.move(e+(n-e)*b/Br),i.show(),c.forEach((P,E)=>{f[E].push(P.getAttribute("transform")),b%(Br/vd)===0&&l.forEach((_,S)=>h[E][S].push(P.getAttribute(_)))});t.move(e),i.show();let d=0,p=i.pixelsPerMetre?i.pixelsPerMetre*t.size/1e3:1,m=[],M=[],u=b=>`${On(100*b/Br,3)}%`;c.forEach((b,P)=>{if(f[P].some(E=>E!==f[P][0])){let E=f[P].map(Mx),_=E.every(I=>I.kind===E[0].kind&&I.all.length===E[0].all.length);if(_&&E[0].turn!==void 0)for(let I=1;I<E.length;I++){let F=E[0].turn;E[I].all[F]+=360*Math.round((E[I-1].all[F]-E[I].all[F])/360)}let S=_&&E[0].kind!=="other"?Sx(E.map(I=>I.all),E[0].kind.startsWith("matrix")?[ks,ks,ks,.001]:[ks/p,ks/p,ks]):E.map((I,F)=>F).filter(I=>I%(Br/vd)===0),N=`m${d++}`;m.push(`@keyframes ${N}{${S.map(I=>`${u(I)}{transform:${E[I].say(E[I].all)}}`).join("")}}.${N}{animation:${N} ${s.toFixed(3)}s linear infinite}`),M.push(()=>{let I=b.getAttribute("class");b.setAttribute("class",`${I??""} ${N}`.trim());let F=b.getAttribute("transform");return b.removeAttribute("transform"),()=>{I===null?b.removeAttribute("class"):b.setAttribute("class",I),b.setAttribute("transform",F)}})}l.forEach((E,_)=>{let S=h[P][_];if(S.every(F=>F===S[0]))return;let N=document.createElementNS(o.namespaceURI,"animate"),I=E==="visibility"||S.some(F=>F===null);for(let[F,k]of Object.entries({attributeName:E,values:S.map(W=>W??"").join(";"),dur:`${s.toFixed(3)}s`,repeatCount:"indefinite",...I?{calcMode:"discrete"}:{}}))N.setAttribute(F,k);M.push(()=>(b.append(N),()=>N.remove()))})});let g=M.map(b=>b()),A=`.picture{${Bc("light")};font-family:sans-serif}
@media (prefers-color-scheme:dark){.picture{${Bc("dark")}}}
${wd()}
${m.join(`
`)}`,C=Ed(o,r,A);return g.reverse().forEach(b=>b()),t.move(Number.isFinite(a)?a:t.start),i.show(),C}function Ad(i,t,e,n,s){let r=()=>[n.clientWidth,n.clientHeight],o=t.end-t.start,a=()=>Math.min(yx,Math.max(.5,o/e.speed));async function c(f,d){let p=Math.max(2,Math.round(a()*f)),m=e.t,M=e.playing;e.play(!1);try{for(let u=0;u<p;u++)e.set(t.start+o*u/(p-1)),s(`${Math.round(100*u/p)} %`),await d(u,p)}finally{e.set(m),M&&e.play(!0)}}let l=typeof MediaRecorder<"u"&&["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm"].find(f=>MediaRecorder.isTypeSupported(f)),h={async png(){let f=await rl(i,r(),Math.max(2,devicePixelRatio));return new Promise(d=>f.toBlob(d,"image/png"))},async gif(){let f=Math.min(1,720/r()[0]),d=[],p=0,m=0;return await c(Sd,async()=>{let M=await rl(i,r(),f),u=M.getContext("2d").getImageData(0,0,M.width,M.height).data,g=new Uint16Array(M.width*M.height);for(let A=0;A<g.length;A++)g[A]=u[4*A]>>3<<10|u[4*A+1]>>3<<5|u[4*A+2]>>3;[p,m]=[M.width,M.height],d.push(g),await vx()}),yd(p,m,d,Sd)}};return i.element.tagName!=="CANVAS"&&(h.svg=async()=>new Blob([zc(i,t,{seconds:a(),size:r()})],{type:"image/svg+xml"})),l&&(h.webm=async()=>{let f=await rl(i,r(),1),d=f.getContext("2d"),p=f.captureStream(0),[m]=p.getVideoTracks(),M=new MediaRecorder(p,{mimeType:l,videoBitsPerSecond:6e6}),u=[];M.ondataavailable=({data:b})=>u.push(b);let g=new Promise(b=>{M.onstop=b});M.start();let A=b=>new Promise(P=>setTimeout(P,b));M.pause(),await c(Md,async()=>{let b=await rl(i,[f.width,f.height],1),P=performance.now();M.resume(),d.drawImage(b,0,0),m.requestFrame?.(),await A(Math.max(1,1e3/Md-(performance.now()-P))),M.pause()}),M.resume(),m.requestFrame?.(),await A(100),M.stop(),await g;let C=new Blob(u,{type:"video/webm"});if(C.size<500)throw new Error("no picture was recorded");return C}),h}var bx=[["paths","Paths",!0],["reactions","Reactions",!1],["loads","Loads",!1],["velocities","Velocities",!1],["accelerations","Accelerations",!1],["names","Names",!1,"Names of bodies and joints; what finds no room is named when it is pointed at"],["dimensions","Dimensions",!1]],wx=[["marks","Marks","Points of the paths at even steps of time: the farther apart, the faster"],["masses","Masses","Centres of mass, and the homogeneous solids that have the bodies' inertia"],["frames","Frames","Axes of bodies and named frames (x red, y green, z blue), and of joints"],["poles","Poles","Instant centres: points at which a body stands still, or two bodies move alike"],["grid","Grid","Lines at round coordinates"],["through","See through","Bodies let through what is behind them"]];function de(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))s in n&&typeof r!="string"?n[s]=r:n.setAttribute(s,r);return n.append(...e),n}var kc=i=>`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${i}"/></svg>`,Gc={play:kc("M4 2.5v11l9-5.5z"),pause:kc("M4 3h3v10H4zM9 3h3v10H9z"),loop:kc("M3 8a5 5 0 0 1 9-3V2.5h1.3V7H8.8V5.8h2.3A3.7 3.7 0 1 0 11.6 9h1.3A5 5 0 0 1 3 8z")},Td=80,Ex=(i,t)=>{let e=3*Math.floor(Math.log10(i)+1e-9),n=[1,2,5].findIndex(r=>r*10**(e/3)>i*(1-1e-9)),s=Math.max(-9,Math.min(9,e+n+t));return[1,2,5][(s%3+3)%3]*10**Math.floor(s/3)},Ax=[688,340];function Cd(i){let t=[...document.querySelectorAll(".viewer")],e=t.map(n=>Tx(n,document.getElementById(n.dataset.scene??"scene"),i,t.length===1)).filter(Boolean);window.dalembertViewers=e,e.length&&(window.dalembertViewer=e[0])}function Tx(i,t,e,n){if(!t)return null;let s=Vr(JSON.parse(t.textContent)),r=de("div",{class:"view",tabindex:"0"});r.setAttribute("aria-label","The mechanism; space plays and pauses, arrow keys move in time, comma and full stop go from sample to sample, plus and minus zoom, 0 fits");let o=de("p",{class:"fault",role:"status",hidden:!0}),a=de("button",{type:"button",class:"button play",title:"Play or pause (space)"}),c=de("input",{type:"range",min:"0",max:"1",step:"any","aria-label":"Time"}),l=de("output",{class:"clock"}),h=de("select",{"aria-label":"Speed",title:"Speed"}),f=de("button",{type:"button",class:"button",title:"Play again and again","aria-label":"Loop"}),d=de("div",{class:"wishes",role:"group","aria-label":"What is shown"});f.innerHTML=Gc.loop;let p=(tt,gt,te)=>{let At=de("button",{type:"button",class:"button step",title:gt,"aria-label":gt},te);return At.addEventListener("click",()=>N.sample(tt)),At};i.append(r,o,de("div",{class:"controls",hidden:!(s.end>s.start)},a,p(-1,"One sample back (,)","‹"),p(1,"One sample on (.)","›"),c,l,h,f),d);let m=null,M=null;for(let tt of e)try{m=tt(r,s);break}catch(gt){o.hidden=!1,o.textContent=`Seen from an angle, in the plane of the screen: ${gt.message??gt}.`,r.replaceChildren()}if(!m)return null;let u=!1,g=s.course??{name:"t",unit:"s",from:0,rate:1},A=s.end-s.start,C=tt=>g.from+g.rate*tt,b=n?window.dalembertReport:void 0,P=Math.min(A/1e3,s.spacing??1/0),E=P>0?Math.max(0,Math.min(9,Math.ceil(-Math.log10(P)-1e-9))):3,_=(tt,gt="=")=>{let te=(b?.factorOf(g.unit)??1)*C(tt),At=b?.unitOf(g.unit)??g.unit;return`${g.name} ${gt} ${te.toFixed(E).replace("-","−")}${At?` ${At}`:""}`},S=Oc(r,s),N=xd(s,(tt,gt)=>{s.move(tt),m.show(),S?.show(),c.value=A>0?(tt-s.start)/A:0,I(),n&&gt==="viewer"&&document.dispatchEvent(new CustomEvent("dalembert-time",{detail:{t:tt,from:gt}}))});function I(){l.textContent=_(s.t,s.nearest?"≈":"="),l.title=s.nearest?"The picture is that of the nearest sample on this page":""}document.addEventListener("dalembert-units",I),N.changed=tt=>{a.innerHTML=tt?Gc.pause:Gc.play,a.setAttribute("aria-label",tt?"Pause":"Play")};for(let tt of N.speeds)h.append(de("option",{value:String(tt),selected:tt===N.speed},`${tt}×`));h.addEventListener("change",()=>{N.speed=Number(h.value)}),a.addEventListener("click",()=>N.play(!N.playing)),c.addEventListener("input",()=>{N.play(!1),N.set(s.start+Number(c.value)*A)}),f.setAttribute("aria-pressed","true"),f.addEventListener("click",()=>{N.loop=!N.loop,f.setAttribute("aria-pressed",N.loop)}),document.addEventListener("dalembert-time",({detail:tt})=>{!n||tt.from==="viewer"||(u=!1,N.play(!1),N.set(tt.t,tt.from))});let F=s.runners.length,k={paths:s.offered().length,reactions:s.transmits,loads:s.weighed.length,velocities:F,accelerations:F,names:s.bodies.length,dimensions:s.planar&&s.parts.some(tt=>["bar","bent"].includes(tt.shape)),marks:m.pixelsPerMetre&&s.offered().length&&s.end>s.start,masses:s.bodies.some(tt=>tt.mass>0),frames:s.axes.length,poles:s.planar&&s.rated,grid:m.pixelsPerMetre,through:s.parts.length},W=(tt,gt)=>{tt==="paths"&&gt&&!s.paths.length&&ct(s.offered().filter(({kind:te},At,ee)=>ee[0].kind||!te).slice(0,Td)),m.want(tt,gt),tt==="paths"&&S?.want(gt),mt(tt,gt)},L=(tt,gt,te,At,ee)=>{if(!k[gt])return;let v=de("button",{type:"button",class:"button wish","data-wish":gt,"aria-pressed":String(At),...ee?{title:ee}:{}},te);v.addEventListener("click",()=>{let J=v.getAttribute("aria-pressed")!=="true";v.setAttribute("aria-pressed",String(J)),W(gt,J)}),tt.append(v),W(gt,At)},Z={forces:[["reactions","loads"],"Forces",Yn],velocities:[["velocities"],"Velocities",tt=>Vi(tt,1)],accelerations:[["accelerations"],"Accelerations",tt=>Vi(tt,2)]},Q=new Set,G=Object.fromEntries(Object.entries(Z).map(([tt,[,gt,te]])=>{let At=de("output",{title:`${gt} of this size have arrows of full length`}),ee=(ht,V,Ct)=>{let yt=de("button",{type:"button",class:"button step",title:Ct,"aria-label":Ct},ht);return yt.addEventListener("click",()=>{s.stretch[tt]=Ex(s.stretch[tt],V),v(),m.show()}),yt},v=()=>{At.textContent=`${gt} ×${Number(s.stretch[tt].toPrecision(3))}: ${te(s.full(tt))}`},J=gt.toLowerCase(),j=de("span",{class:"together stretch",hidden:!0},ee("−",-1,`Shorter arrows of ${J}`),At,ee("+",1,`Longer arrows of ${J}`));return[tt,{all:j,tell:v}]}));function mt(tt,gt){gt?Q.add(tt):Q.delete(tt);for(let[te,{all:At,tell:ee}]of Object.entries(G))At.hidden=!Z[te][0].some(v=>Q.has(v)),At.hidden||ee()}let K=new Map;function ct(tt){let gt=new Set(tt.map(({name:te})=>te));s.choose(gt),M?.choose(gt);for(let[te,At]of K)At.checked=gt.has(te);m.retrace(),S?.remove(),S=Oc(r,s),S?.show()}function dt(){let tt=de("details",{class:"of-bodies"},de("summary",{class:"button",title:"Whose paths are drawn: of named frames, then of joints"},"Paths of"));return tt.addEventListener("toggle",()=>{if(!tt.open||K.size)return;let gt=new Set(s.paths.map(({name:te})=>te));for(let{name:te,kind:At}of s.offered()){let ee=de("input",{type:"checkbox",checked:gt.has(te)});ee.addEventListener("change",()=>{ct(s.offered().filter(({name:J})=>K.get(J).checked));let v=d.querySelector('[data-wish="paths"]');ee.checked&&v.getAttribute("aria-pressed")==="false"&&v.click()}),K.set(te,ee),tt.append(de("label",{},ee,te,...At?[" ",de("span",{class:"hint"},At)]:[]))}}),tt}for(let[tt,gt,te,At]of bx)L(d,tt,gt,te&&(tt!=="paths"||s.paths.length>0),At);for(let{all:tt}of Object.values(G))d.append(tt);let zt=de("details",{class:"more"},de("summary",{class:"button"},"More"));for(let[tt,gt,te]of wx)L(zt,tt,gt,!1,te);if(k.paths&&zt.append(dt()),m.hold&&s.bodies.length>1){let tt=de("select",{"aria-label":"What stays in the middle",title:"What stays in the middle"},de("option",{value:""},"Follow nothing"),...s.bodies.map((gt,te)=>de("option",{value:String(te)},`Follow ${gt.name}`)));tt.addEventListener("change",()=>m.hold(tt.value===""?null:s.bodies[Number(tt.value)])),zt.append(tt)}if(m.hide&&s.bodies.length>1&&s.bodies.length<=Td){let tt=new Set,gt=s.bodies.map((te,At)=>{let ee=de("input",{type:"checkbox",checked:!0});return ee.addEventListener("change",()=>{ee.checked?tt.delete(At):tt.add(At),m.hide(tt)}),de("label",{},ee,te.name)});zt.append(de("details",{class:"of-bodies"},de("summary",{class:"button",title:"Which bodies are shown"},"Bodies"),...gt))}zt.children.length>1&&d.append(zt);for(let[tt,gt]of m.aspects??[]){let te=de("button",{type:"button",class:"button"},tt);te.addEventListener("click",()=>m.look(gt)),d.append(te)}let Qt=(tt,gt,te,At)=>{let ee=de("button",{type:"button",class:`button${te.length===1?" step":""}`,title:tt,"aria-label":gt},te);return ee.addEventListener("click",At),ee};d.append(de("span",{class:"together"},Qt("Zoom out (−, Ctrl and the wheel, or two fingers)","Zoom out","−",()=>m.zoom(.8)),Qt("Zoom in (+, Ctrl and the wheel, or two fingers)","Zoom in","+",()=>m.zoom(1.25)),Qt("The whole motion (0, or double click)","Fit","Fit",()=>m.fit())));let ot=fd(s,m,N,r,de);ot&&(d.append(ot.button),d.after(ot.said));let vt=de("button",{type:"button",class:"button wish",title:"The other run, pale, at the same instant"},"Other run"),Et=de("span",{class:"hint"});vt.addEventListener("click",()=>Gt(vt.getAttribute("aria-pressed")!=="true"));function Gt(tt){vt.setAttribute("aria-pressed",String(tt)),Et.hidden=!tt,m.want("other",tt)}function xt(tt){vt.remove(),Et.remove(),M=tt?Zc(tt.scene,s):null,K.size&&M?.choose(new Set(s.paths.map(({name:gt})=>gt))),m.beside(M),tt&&(Et.replaceChildren(de("i",{class:"pale"}),` ${tt.name}`),[...d.querySelectorAll(":scope > .wish")].at(-1)?.after(vt),d.append(Et),Gt(!0))}n&&document.addEventListener("dalembert-other",({detail:tt})=>xt(tt?.scene?tt:null));let qt=de("button",{type:"button",class:"button",title:"An address that leads to this instant"},"Link");qt.addEventListener("click",async()=>{history.replaceState(null,"",`#t=${Number(C(N.t).toPrecision(12))}`),qt.textContent=await navigator.clipboard?.writeText(location.href).then(()=>"Copied",()=>"In the address bar")??"In the address bar",setTimeout(()=>{qt.textContent="Link"},2500)});let we=de("span",{class:"hint",role:"status"}),Yt=de("details",{class:"save"},de("summary",{class:"button"},"Save")),jt=Ad(m,s,N,r,tt=>{we.textContent=tt});for(let[tt,gt]of Object.entries(jt)){let te=de("button",{type:"button",class:"button"},{png:"PNG",gif:"GIF",svg:"SVG that moves",webm:"WebM"}[tt]);te.addEventListener("click",async()=>{for(let At of Yt.querySelectorAll("button"))At.disabled=!0;try{let At=await gt(),ee=de("a",{href:URL.createObjectURL(At),download:`${(s.title||"motion").replace(/[^\w.-]+/g,"_")}.${tt}`});ee.click(),setTimeout(()=>URL.revokeObjectURL(ee.href),1e4),we.textContent=`${Math.max(1,Math.round(At.size/1024))} KiB`}catch(At){we.textContent=`This browser cannot make it: ${At.message??At}`}for(let At of Yt.querySelectorAll("button"))At.disabled=!1}),Yt.append(te)}d.append(...n?[qt]:[],Yt,we);let he=s.joints.filter(tt=>tt.reaction!==null&&!tt.determined).length;if(he>0&&d.append(de("span",{class:"hint"},de("i",{class:"hatched"}),` the force of ${he===1?"one joint":`${he} joints`} is not determined`)),s.notes.length&&d.append(de("details",{class:"hint"},de("summary",{},s.notes.length===1?"one shape is drawn otherwise":`${s.notes.length} shapes are drawn otherwise`),de("ul",{},...s.notes.slice(0,50).map(tt=>de("li",{},tt))))),n&&md(s,de,_,tt=>{u=!1,N.play(!1),N.set(tt);let gt=[...d.querySelectorAll(".wish")].find(te=>te.textContent==="Reactions");gt?.getAttribute("aria-pressed")==="false"&&gt.click(),i.scrollIntoView({block:"nearest"})}),r.addEventListener("keydown",tt=>{if(tt.ctrlKey||tt.metaKey||tt.altKey)return;let gt={" ":()=>N.play(!N.playing),k:()=>N.play(!N.playing),"+":()=>m.zoom(1.25),"=":()=>m.zoom(1.25),"-":()=>m.zoom(.8),0:()=>m.fit(),ArrowLeft:()=>N.step(tt.shiftKey?-.05:-.005),ArrowRight:()=>N.step(tt.shiftKey?.05:.005),Home:()=>N.step(-1),End:()=>N.step(1),",":()=>N.sample(-1),".":()=>N.sample(1)}[tt.key];gt&&(tt.preventDefault(),gt())}),m.drag){let tt=null,gt=new Map,te=()=>{let[At,ee]=gt.values();return ee&&{at:[(At[0]+ee[0])/2,(At[1]+ee[1])/2],apart:Math.hypot(At[0]-ee[0],At[1]-ee[1])}};r.addEventListener("pointerdown",At=>{if(At.pointerType!=="mouse"){gt.set(At.pointerId,[At.clientX,At.clientY]);return}tt=[At.clientX,At.clientY],r.setPointerCapture(At.pointerId)}),r.addEventListener("touchmove",At=>{At.touches.length>1&&At.preventDefault()},{passive:!1}),r.addEventListener("pointermove",At=>{if(gt.has(At.pointerId)){let ee=te();if(gt.set(At.pointerId,[At.clientX,At.clientY]),!ee||gt.size>2)return;let v=te(),J=r.getBoundingClientRect();m.drag(v.at[0]-ee.at[0],v.at[1]-ee.at[1]),ee.apart>0&&m.zoom(v.apart/ee.apart,[v.at[0]-J.left,v.at[1]-J.top]);return}tt&&(m.drag(At.clientX-tt[0],At.clientY-tt[1]),tt=[At.clientX,At.clientY])});for(let At of["pointerup","pointercancel"])r.addEventListener(At,ee=>{tt=null,gt.delete(ee.pointerId)});r.addEventListener("wheel",At=>{if(!At.ctrlKey&&!At.metaKey)return;At.preventDefault();let ee=r.getBoundingClientRect();m.zoom(Math.exp(-At.deltaY/300),[At.clientX-ee.left,At.clientY-ee.top])},{passive:!1})}let me=0;r.addEventListener("pointermove",tt=>{tt.pointerType!=="mouse"||tt.buttons||me||(me=requestAnimationFrame(()=>{me=0,m.hover?.(tt)}))}),r.addEventListener("pointerleave",()=>m.hover?.(null)),r.addEventListener("dblclick",()=>m.fit()),new ResizeObserver(()=>m.resize(r.clientWidth,r.clientHeight)).observe(r),m.resize(r.clientWidth||600,r.clientHeight||400);let Ne=null;addEventListener("beforeprint",()=>{m.resize(...Ax),Ne?.remove(),Ne=m.copy?.()??null,Ne&&r.append(Ne)}),addEventListener("afterprint",()=>{Ne?.remove(),Ne=null,m.resize(r.clientWidth,r.clientHeight)});let Le=()=>m.theme?.();new MutationObserver(Le).observe(document.documentElement,{attributeFilter:["data-theme"]}),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Le),new IntersectionObserver(tt=>{let gt=tt.at(-1);!gt.isIntersecting&&N.playing?(u=!0,N.play(!1)):gt.isIntersecting&&u&&(u=!1,N.play(!0))}).observe(r),a.addEventListener("click",()=>{u=!1}),n&&gd(s,m,N);let Te=()=>{let tt=n&&/[#&]t=([^&]+)/.exec(location.hash),gt=tt?(Number(tt[1])-g.from)/g.rate:NaN;return Number.isFinite(gt)?(u=!1,N.play(!1),N.set(gt),!0):!1};addEventListener("hashchange",Te);let ve=n&&document.getElementById("other-scene");return ve&&xt({name:ve.dataset.name,scene:JSON.parse(ve.textContent)}),N.set(s.start),Te()||N.play(!matchMedia("(prefers-reduced-motion: reduce)").matches&&t.dataset.still===void 0),{time:N,scene:s,view:m,formats:jt,moving:tt=>zc(m,s,tt)}}Cd([dd,rh]);})();
