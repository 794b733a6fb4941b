(()=>{var Se=(i,t)=>i[0]*t[0]+i[1]*t[1]+i[2]*t[2],ne=(i,t)=>[i[0]+t[0],i[1]+t[1],i[2]+t[2]],ve=(i,t)=>[i[0]-t[0],i[1]-t[1],i[2]-t[2]],qt=(i,t)=>[t*i[0],t*i[1],t*i[2]],Oe=i=>Math.hypot(i[0],i[1],i[2]),Ve=(i,t)=>[i[1]*t[2]-i[2]*t[1],i[2]*t[0]-i[0]*t[2],i[0]*t[1]-i[1]*t[0]];function Ne(i){let t=Oe(i);return t>0?qt(i,1/t):[0,0,1]}function tn(i,t){let e=[i[1],i[2],i[3]],n=qt(Ve(e,t),2);return ne(ne(t,qt(n,i[0])),Ve(e,n))}function Bn(i,t){let[e,n,s,r]=i,[o,a,l,c]=t;return[e*o-n*a-s*l-r*c,e*a+n*o+s*c-r*l,e*l-n*c+s*o+r*a,e*c+n*l-s*a+r*o]}function Gi(i){let t=Math.abs(i[0])<.9?[1,0,0]:[0,1,0],e=Ne(Ve(i,t));return[e,Ve(i,e)]}function al(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n++)e[n]=t.charCodeAt(n);return e.buffer}var Yn=i=>new Float32Array(al(i)),Gr=i=>new Uint32Array(al(i)),Id=i=>new Float64Array(al(i)),kr=1e-9,ns=.001,Ld=new Set(["prismatic","cylindrical","helical","planar","free"]),Dd=200,ol=16;function Nd(i){if(i.shape!=="bent")return i;let t=i.points.length-1,e={points:i.points,along:i.along},n=Array.from({length:ol*t+1},(s,r)=>{let o=Math.min(t-1,Math.floor(r/ol));return{curve:e,span:o,u:r/ol-o}});return{...i,points:n,ends:[i.points[0],i.points[t]]}}function Ud({curve:i,span:t,u:e},n){let s=[t,t+1],[r,o]=s.map(d=>n.place(i.points[d])),a=Oe(ve(o,r)),[l,c]=s.map(d=>qt(tn(n.turn(i.points[d][0]),i.along[d]),a)),h=1-e;return ne(ne(qt(r,(1+2*e)*h*h),qt(o,e*e*(3-2*e))),ne(qt(l,e*h*h),qt(c,-e*e*h)))}function Hc(i,t){let e=i.filter(n=>n>t&&n<1/0).sort((n,s)=>n-s);return e.length?e[e.length>>1]:0}function Vr(i,t=i.origin){let e=Id(i.time),n=Yn(i.poses),s=Yn(i.reactions),r=i.frames.length,o=i.transmitting,a=i.rates?Yn(i.rates):null,l=i.planar?6:12,c=new Float64Array(7*r),h=new Float64Array(6*o),d=Yn(i.pushes??""),f=new Float64Array(3*(i.pushing??0)),p=new Float64Array(a?l*r:0),m=i.parts.map(v=>({...Nd(v)})),M=ve(i.origin,t),u={...i,origin:t,parts:m,time:e,now:c,acting:h,start:e[0],end:e[e.length-1],t:NaN};u.paths=i.paths.filter(v=>!v.jointed);function g(v){let Q=0,et=e.length-1;for(;et-Q>1;){let kt=Q+et>>1;e[kt]<=v?Q=kt:et=kt}let dt=e[et]-e[Q],J=kr*(u.end-u.start);return[Q,et,v-e[Q]>J?e[et]-v>J?(v-e[Q])/dt:1:0]}let E=(v,Q)=>{let et=Math.hypot(v[Q+3],v[Q+4],v[Q+5],v[Q+6])||1;for(let dt=3;dt<7;dt++)v[Q+dt]/=et},C=new Float64Array(14);function S(v,Q,et){let dt=l*(v*r+Q),J=7*(v*r+Q),{normal:kt,right:Tt,up:Ot}=i,[T,y]=i.planar?[[0,1,2].map(pt=>Tt[pt]*a[dt+1]+Ot[pt]*a[dt+2]),qt(kt,a[dt])]:[a.subarray(dt+3,dt+6),a.subarray(dt,dt+3)],B=Bn([0,...y],n.subarray(J+3,J+7));for(let pt=0;pt<7;pt++)C[et+pt]=pt<3?T[pt]:B[pt-3]/2;return Number.isFinite(C[et]+C[et+1]+C[et+2]+C[et+3]+C[et+4]+C[et+5]+C[et+6])}function I(v,Q,et,dt,J){let kt=7*(Q[0]*r+v);for(let Tt=0;Tt<7;Tt++)dt[J+Tt]=0;Q.forEach((Tt,Ot)=>{if(et[Ot]===0)return;let T=7*(Tt*r+v),y=0;for(let B=3;B<7;B++)y+=n[kt+B]*n[T+B];for(let B=0;B<7;B++)dt[J+B]+=(B>2&&y<0?-1:1)*et[Ot]*n[T+B]})}let A=(v,Q,et,dt,J,kt)=>I(v,[Q,et],[1-dt,dt],J,kt);function _(v,Q,et,dt,J,kt){let Tt=e[et]-e[Q],[Ot,T,y,B]=[dt*(1-dt)**2,(1+2*dt)*(1-dt)**2,dt*dt*(3-2*dt),dt*dt*(dt-1)];if(a&&S(Q,v,0)&&S(et,v,7)){let ct=7*(Q*r+v),it=7*(et*r+v),Lt=0;for(let U=3;U<7;U++)Lt+=n[ct+U]*n[it+U];for(let U=0;U<7;U++){let ut=U>2&&Lt<0?-1:1;J[kt+U]=T*n[ct+U]+ut*y*n[it+U]+Tt*(Ot*C[U]+ut*B*C[7+U])}return}let pt=Math.max(0,Q-1),lt=Math.min(e.length-1,et+1),[_t,St]=[Tt/(e[et]-e[pt]||1),Tt/(e[lt]-e[Q]||1)];I(v,[Q,et,pt,lt],[T-St*B,y+_t*Ot,-_t*Ot,St*B],J,kt)}let w=new Float64Array(7);function R(v,Q,et,dt){v(Q,et-1,et+1,dt,w,0),E(w,0);let J=7*(et*r+Q),[kt,Tt,Ot]=[0,0,0];for(let T=0;T<3;T++)kt+=(w[T]-n[J+T])**2;for(let T=3;T<7;T++)Tt+=(w[T]-n[J+T])**2,Ot+=(w[T]+n[J+T])**2;return Math.sqrt(kt)+2*i.size*Math.sqrt(Math.min(Tt,Ot))}let D=1,O=2,z=3,Z=new Uint8Array(r*e.length);function N(v,Q){let et=Q*r+v;if(Z[et])return Z[et];let dt=z;for(let J of[Q,Q+1]){if(J<1||J+1>=e.length)continue;let kt=e[J+1]-e[J-1],Tt=(e[J]-e[J-1])/kt,Ot=J===Q?1-Tt:Tt,[T,y]=[_,A].map(B=>R(B,v,J,Tt));i.thinned&&!(T*Ot**4/(4*Tt*(1-Tt))**2<=ns*i.size)?dt=D:T<=y||(dt=Math.min(dt,O))}return Z[et]=dt}let H=new Uint8Array(e.length);function tt(v){return i.thinned?(H[v]||=u.frames.some((Q,et)=>N(et,v)===D)?2:1,H[v]===2):!1}function K(v,Q,et,dt){let J=7*v;(dt>0&&dt<1&&N(v,Q)===z?_:A)(v,Q,et,dt,c,J);for(let kt=0;kt<3;kt++)c[J+kt]+=M[kt];E(c,J)}function ft(v){let[Q,et,dt]=g(v),J=dt>0&&dt<1&&tt(Q)?Math.round(dt):dt;return[kt=>K(kt,Q,et,J),Q,et,J,dt]}u.move=v=>{u.t=v;let[Q,et,dt,J,kt]=ft(v),Tt=(Ot,T)=>J===0?Ot:J===1?T:(1-J)*Ot+J*T;for(let Ot=0;Ot<r;Ot++)Q(Ot);for(let[Ot,T]of[[h,s],[f,d],[p,a]])for(let y=0,B=Ot.length;y<B;y++)Ot[y]=Tt(T[B*et+y],T[B*dt+y]);u.exact=kt===0||kt===1,u.nearest=J!==kt,u.around=[et,dt,J]},u.near=v=>u.exact?v:`≈ ${v}`,u.pose=v=>{u.frames.forEach((Q,et)=>{let dt=v[Q];if(dt)for(let J=0;J<7;J++)c[7*et+J]=dt[J]-(J<3?u.origin[J]:0)}),h.fill(NaN),p.fill(NaN),f.fill(NaN)},u.turn=v=>v===null?[1,0,0,0]:[c[7*v+3],c[7*v+4],c[7*v+5],c[7*v+6]];let j=([v,Q,et,dt])=>v===null?ne([Q,et,dt],M):ne([c[7*v],c[7*v+1],c[7*v+2]],tn(u.turn(v),[Q,et,dt]));u.place=v=>v.curve?Ud(v,u):j(v),u.axis=(v,Q=0)=>tn(Bn(u.turn(v.ends[Q][0]),v.turns[Q]),v.axis),u.open=()=>i.joints.filter(({kind:v,ends:Q})=>!Ld.has(v)&&Oe(ve(...Q.map(u.place)))>ns*i.size),u.hidden=new Set;let ht=new Map(i.bodies.map(({frame:v},Q)=>[v,Q]));u.has=({body:v,joint:Q})=>(Q?Q.ends.map(([et])=>et):[v.frame]).some(et=>ht.has(et)&&!u.hidden.has(ht.get(et))),u.instants=v=>Array.from({length:Math.min(v,e.length)},(Q,et,dt=Math.min(v,e.length))=>e[dt>1?Math.round(et*(e.length-1)/(dt-1)):0]);let mt=u.instants(60),Et=v=>{if(v.curve)return!1;if(v[0]===null)return!0;let Q=null,et=mt.every(dt=>{ft(dt)[0](v[0]);let J=j(v);return Oe(ve(J,Q??=J))<=ns**2*i.size});return ft(u.start)[0](v[0]),et};u.force=v=>{if(v.reaction===null||v.reaction>=o)return null;let Q=6*v.reaction+3,et=[h[Q],h[Q+1],h[Q+2]];return tn(Bn(u.turn(v.ends[1][0]),v.turns[1]),Qt(et))};let Qt=v=>Oe(v)<=i.slight[1]?[0,0,0]:v,ot=null;u.offered=()=>{if(ot)return ot;let v=u.t,Q=i.joints.map(et=>({name:et.name,at:Wc(et),kind:et.kind}));return u.move(u.start),ot=[...i.paths,...Q].filter(({at:et})=>!Et(et)),u.move(v),ot},u.choose=v=>{u.paths=u.offered().filter(({name:Q})=>v.has(Q))},u.weighed=[...(i.loads??[]).map(({name:v,at:Q,number:et,sign:dt})=>({name:v,at:Q,now:()=>Qt([0,1,2].map(J=>dt*f[3*et+J]))})),...i.bodies.filter(v=>v.mass>0&&Oe(i.gravity)>0).map(v=>({name:v.name,at:[v.frame,...v.com],now:()=>qt(i.gravity,v.mass)}))],u.rate=(v,Q)=>{let et=l*v+(Q-1)*(l/2),{normal:dt,right:J,up:kt}=i;return i.planar?[qt(dt,p[et]),ne(qt(J,p[et+1]),qt(kt,p[et+2]))]:[p.slice(et,et+3),p.slice(et+3,et+6)]},u.moves=(v,Q)=>{let[et,dt]=u.rate(v[0],Q),J=ve(u.place(v),u.place([v[0],0,0,0])),kt=u.rate(v[0],1)[0],Tt=ne(dt,Ve(et,J));return Q===1?Tt:ne(Tt,Ve(kt,Ve(kt,J)))},u.rated=a!==null,u.runners=a?Gd(i,u.paths):[];let At=[],zt=v=>{if(At[v]!==void 0)return At[v];let Q=u.t,et=u.instants(400).map(dt=>{u.move(dt);let J=u.runners.map(({at:kt})=>Oe(u.moves(kt,v)));return Math.max(0,...J.filter(Number.isFinite))});return u.move(Q),At[v]=Hc(et,kr*u.size/(u.end-u.start)**v)};u.centre=()=>{let[v,Q]=[0,[0,0,0]];for(let{mass:et,frame:dt,com:J}of i.bodies)et>0&&(v+=et,Q=ne(Q,qt(u.place([dt,...J]),et)));return v>0?qt(Q,1/v):null};let Yt=(v,Q,et,dt)=>Array.from(e,(J,kt)=>{let Tt=0;for(let Ot=kt*Q*et+dt;Ot<(kt+1)*Q*et;Ot+=et){let T=Math.hypot(v[Ot],v[Ot+1],v[Ot+2]);T<1/0&&(Tt=Math.max(Tt,T))}return Tt}),Nt=Yt(s,o,6,3),Gt=Yt(d,i.pushing??0,3,0),fe=i.bodies.reduce((v,{mass:Q})=>Math.max(v,Q>0?Q*Oe(i.gravity):0),0);u.transmits=Nt.some(v=>v>i.slight[1]);let Bt=Hc(Nt.map((v,Q)=>Math.max(v,Gt[Q],fe)),i.slight[1]);u.stretch={forces:1,velocities:1,accelerations:1},u.full=v=>(v==="forces"?Bt:zt(v==="velocities"?1:2))/u.stretch[v],u.trace=({at:v})=>{let Q=Math.min(16,Math.max(1,Math.ceil(3e3/e.length))),et=e.length-1,dt=[[]],J=u.t;for(let kt=0;kt<=et;kt++){let Tt=v[0]!==null&&kt<et&&N(v[0],kt)===D;for(let Ot=0;Ot<(kt===et||Tt?1:Q);Ot++)v[0]!==null&&K(v[0],kt,Math.min(kt+1,et),Ot/Q),dt.at(-1).push(u.place(v));Tt&&dt.push([])}return u.move(J),dt};let Ht=new Float64Array(r);u.middle=()=>[0,1,2].map(v=>{for(let Q=0;Q<r;Q++)Ht[Q]=c[7*Q+v];return Ht.sort(),r?(Ht[r-1>>1]+Ht[r>>1])/2:0});let ie=u.instants(200).map(v=>(u.move(v),u.middle())),ae=[0,1,2].map(v=>Math.max(...ie.map(Q=>Q[v]))-Math.min(...ie.map(Q=>Q[v])));u.follows=Math.hypot(...ae)>2.5*u.size,u.move(u.start);let Te=u.middle();u.leaving=new Set;for(let v of u.instants(200)){u.move(v);let Q=u.follows?u.middle():Te;for(let et=0;et<r;et++)Math.hypot(c[7*et]-Q[0],c[7*et+1]-Q[1],c[7*et+2]-Q[2])>4*u.size&&u.leaving.add(et)}u.leaving.size>r/2&&u.leaving.clear(),u.guide=({travel:v,ends:Q})=>{let[et,dt]=v??[0,0],J=Q.some(([kt])=>u.leaving.has(kt))?i.size/4:1/0;return[Math.max(et,Math.min(dt,-J)),Math.min(dt,Math.max(et,J))]},zd(u,mt);let Ce=new Set(i.joints.flatMap(v=>v.ends.map(([Q])=>Q))),Fe=v=>!Ce.has(i.bodies[v].frame),me=v=>v.points??[[0,0,0],[1,0,0],[0,1,0]].map(Q=>[i.bodies[v.body].frame,...ne(v.at,qt(Q,i.size))]),nt=v=>m.filter(Q=>Q.body===v).every(Q=>me(Q).every(Et));u.still=new Set(Array.from(i.bodies.keys()).filter(v=>Fe(v)&&nt(v)));let gt=i.joints.flatMap(v=>v.ends.map(j)),Zt=v=>gt.every(Q=>Oe(ve(Q,v))>ns*i.size)&&gt.push(v);u.pivots=[];let Mt=[];for(let v of i.bodies.keys()){let Q=m.filter(J=>J.body===v),et=Q.filter(J=>J.shape==="bar");if(u.still.has(v)){Mt.push(...et.map(J=>J.points.map(j)));continue}let dt=Fe(v)?Q.filter(J=>J.shape==="cylinder").map(J=>[i.bodies[v].frame,...J.at]):[];for(let[J,kt]of[[et.flatMap(Tt=>Tt.points),!1],[dt,!0]])for(let Tt of J.filter(Et))Zt(j(Tt))&&u.pivots.push({point:Tt,within:kt})}u.pins=Fd(u,m.filter(v=>v.shape==="bar"&&Fe(v.body)),mt).filter(v=>Zt(j(v))),u.move(u.start);let Kt=v=>Mt.some(([Q,et])=>{let dt=ve(et,Q),J=Math.min(1,Math.max(0,Se(ve(v,Q),dt)/(Se(dt,dt)||1)));return Oe(ve(v,ne(Q,qt(dt,J))))<i.width});return u.walls=i.springs.flatMap(({ends:v})=>v.map((Q,et)=>({end:Q,other:v[1-et]})).filter(({end:Q,other:et})=>Et(Q)&&!Et(et)&&!Kt(j(Q)))),u.move(u.start),u}var is=(i,t,e)=>i.map(n=>{let s=n.map(r=>t(r).map(o=>o.toFixed(e)).join(" "));return`M${s.join("L")}${s.length>1?"":"h.01"}`}).join("");function Fd(i,t,e){if(t.length>Dd)return[];let n=t.flatMap((l,c)=>l.points.map((h,d)=>({bar:c,body:l.body,point:h,other:l.points[1-d]}))),s=n.map(()=>[]);for(let l of e)i.move(l),n.forEach(({point:c,other:h},d)=>s[d].push([i.place(c),Ne(ve(i.place(h),i.place(c)))]));let r=(l,c)=>l.map(([,h],d)=>Se(h,c[d][1])),o=(l,c)=>l.every(([h],d)=>Oe(ve(h,c[d][0]))<=ns*i.size),a=(l,c)=>n[l].body!==n[c].body&&o(s[l],s[c])&&r(s[l],s[c]).some((h,d,f)=>Math.abs(h-f[0])>ns**2);return n.filter((l,c)=>n.slice(0,c).some((h,d)=>a(d,c))).map(({point:l})=>l)}var Od=new Set(["prismatic","cylindrical","helical"]),Bd=.6;function zd(i,t){let e=new Map,n=i.t;for(let s of i.parts)if(s.shape==="bar")for(let r of new Set([i.bodies[s.body].frame,...s.points.map(o=>o[0])]))e.set(r,[...e.get(r)??[],s]);for(let s of i.joints.filter(({kind:r,ends:o})=>Od.has(r)&&o.every(([a])=>e.has(a)))){let r=()=>[i.place(s.ends[0]),Ne(i.axis(s))],o=d=>{let[f,p]=r();return d.points.every(m=>Oe(Ve(p,ve(i.place(m),f)))<i.width/2)},[a,l]=s.ends.map(([d])=>e.get(d).filter(o));if(!a.length||!l.length)continue;let c=d=>{let[f,p]=r(),m=d.flatMap(M=>M.points.map(u=>Se(p,ve(i.place(u),f))));return[Math.min(...m),Math.max(...m)]},h=t.some(d=>{i.move(d);let[[f,p],[m,M]]=[a,l].map(c);return m<f-i.width||M>p+i.width});i.move(i.start);for(let d of h?l:a)d.slim=Bd*(h?Math.min(...a.map(f=>f.slim??1)):1)}i.move(n)}var kd=i=>i.map((t,e)=>e?Math.fround(t):t).join(),Wc=({ends:i})=>i[1][0]===null?i[0]:i[1];function Gd({bodies:i,joints:t},e){let n=new Set,s=[],r=(o,a,l)=>{let c=kd(a);a[0]===null||n.has(c)||(n.add(c),s.push({name:o,at:a,com:l}))};for(let o of e)r(o.name,o.at,!1);for(let o of t)r(o.name,Wc(o),!1);for(let o of i)r(o.name,[o.frame,...o.com],!0);return s}function Xc(i){let t=i.bodies.filter(r=>r.mass>0||i.joints.some(o=>o.ends.some(a=>a[0]===r.frame))),e=r=>{if(!r)return[0,[0,0,0]];let[o,a]=i.rate(r.frame,1);return[o.reduce((l,c,h)=>l+c*i.normal[h],0),ve(a,Ve(o,i.place([r.frame,0,0,0])))]},n=t.map(r=>[null,r]);t.length<=5&&t.forEach((r,o)=>t.slice(o+1).forEach(a=>n.push([r,a])));let s=([r,o])=>i.joints.some(a=>a.kind==="revolute"&&[r,o].every(l=>a.ends.some(c=>c[0]===(l?.frame??null))));return n.filter(r=>!s(r)).map(([r,o])=>({name:r?`${r.name}, ${o.name}`:o.name,where(){let[[a,l],[c,h]]=[e(r),e(o)],d=c-a,f=qt(Ve(i.normal,ve(h,l)),1/d);if(!(Math.abs(d)>1e-9*Math.max(Math.abs(a),Math.abs(c)))||!(Oe(f)<1e4*i.size))return null;let p=ve(i.place([o.frame,0,0,0]),f),m=i.normal,M=p[0]*m[0]+p[1]*m[1]+p[2]*m[2];return ne(f,qt(m,M))}}))}var Vd=i=>String(i).replace(/./g,t=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??"⁻");function Vs(i,t){let[e,n]=i.toExponential(t).split("e");return`${e}×10${Vd(Number(n))}`}function Vi(i,t){return`${i>0&&(i<.001||i>=1e5)?Vs(i,2):String(Number(i.toPrecision(3)))} ${t===1?"m/s":"m/s²"}`}function Hr(i){return i>=.1||i===0?`${Number(i.toPrecision(4))} kg`:`${Number((1e3*i).toPrecision(4))} g`}var Hd=["","k","M","G"];function Zn(i){if(!Number.isFinite(i))return"not finite";let t=0;for(;i>=1e4&&t<3;)i/=1e3,t++;return i>=1e4?`${Vs(i*1e9,2)} N`:i>0&&i<.01?`${Vs(i,1)} N`:`${Number(i.toPrecision(3))} ${Hd[t]}N`}function ll(i){return i>=.1||i===0?`${Number(i.toPrecision(4))} m`:i>=1e-4?`${Number((1e3*i).toPrecision(4))} mm`:`${Number((1e6*i).toPrecision(4))} µm`}function Wr(i){let t=10**Math.floor(Math.log10(i)),e=i/t;return(e<2?1:e<5?2:5)*t}var Wd=32,Xr=4,Xd=180;function $c(i){let t=[...i].sort((s,r)=>s[0]-r[0]||s[1]-r[1]),e=(s,r,o)=>(r[0]-s[0])*(o[1]-s[1])-(r[1]-s[1])*(o[0]-s[0]),n=s=>{let r=[];for(let o of s){for(;r.length>=2&&e(r.at(-2),r.at(-1),o)<=0;)r.pop();r.push(o)}return r.pop(),r};return t.length<3?t:[...n(t),...n(t.reverse())]}var $d=(i,t,e,n,s)=>Array.from({length:s},(r,o)=>ne(i,ne(qt(t,n*Math.cos(2*Math.PI*o/s)),qt(e,n*Math.sin(2*Math.PI*o/s)))));function ss(i,t=!1){let e=n=>ne(i.at,tn(i.turn,n));if(i.shape==="box"){let[n,s,r]=i.size.map(a=>a/2),o=[];for(let a of[-n,n])for(let l of[-s,s])for(let c of[-r,r])o.push(e([a,l,c]));return{rings:[o],hull:!0}}if(i.shape==="cylinder"){let n=i.length/2;return{rings:[[-n,n].flatMap(s=>$d([0,0,s],[1,0,0],[0,1,0],i.radius,t?Xd:Wd).map(e))],hull:!0,spoke:[e([0,0,0]),e([i.radius,0,0])]}}if(i.shape==="sphere")return{rings:[],ball:[[e([0,0,0])],i.radius],spoke:null};if(i.shape==="capsule")return{rings:[],ball:[[e([0,0,-i.length/2]),e([0,0,i.length/2])],i.radius]};if(i.shape==="mesh"){let n=Yn(i.corners),s=Gr(i.triangles),r=[],o=a=>e([n[3*a],n[3*a+1],n[3*a+2]]);for(let a=0;a+2<s.length;a+=3)r.push([o(s[a]),o(s[a+1]),o(s[a+2])]);return{rings:r,mesh:!0}}return{rings:[i.corners.map(e)],open:i.shape==="line"}}function cl(i){let{rings:t,ball:e}=ss(i);if(!e)return t.flat();let[n,s]=e;return n.flatMap(r=>[[s,0,0],[-s,0,0],[0,s,0],[0,-s,0],[0,0,s],[0,0,-s]].map(o=>ne(r,o)))}var qd=i=>i.length>60?i.filter((t,e)=>e%Math.ceil(i.length/60)===0):i;function $r(i){let t=i.parts.flatMap(r=>r.points??qd(cl(r)).map(o=>[i.bodies[r.body].frame,...o])),e=[...i.joints.filter(({kind:r})=>r!=="free"),...i.springs].flatMap(({ends:r})=>r).filter(r=>r[0]!==null||!i.follows),n=[...t,...e],s=r=>i.leaving.has(r[0]);return{stay:n.filter(r=>!s(r)),leave:n.filter(s)}}var be=i=>Math.abs(i)<5e-4?"0":i.toFixed(3),Hi=(i,t)=>i.map((e,n)=>`${n?"L":"M"}${be(e[0])} ${be(e[1])}`).join("")+(t?"":"Z");function Si([i,t],[e,n],s){let r=Math.hypot(e-i,n-t);if(r<1e-9)return`M${be(i-s)} ${be(t)}a${be(s)} ${be(s)} 0 1 0 ${be(2*s)} 0a${be(s)} ${be(s)} 0 1 0 ${be(-2*s)} 0Z`;let[o,a]=[-s*(n-t)/r,s*(e-i)/r];return`M${be(i+o)} ${be(t+a)}A${be(s)} ${be(s)} 0 0 1 ${be(i-o)} ${be(t-a)}L${be(e-o)} ${be(n-a)}A${be(s)} ${be(s)} 0 0 1 ${be(e+o)} ${be(n+a)}Z`}function qr(i,t){let e=i.length-1,n=(c,h)=>Math.hypot(h[0]-c[0],h[1]-c[1])||1,s=i.map((c,h)=>{let[d,f]=[i[Math.max(0,h-1)],i[Math.min(e,h+1)]],p=t/n(d,f);return[-p*(f[1]-d[1]),p*(f[0]-d[0])]}),r=(c,h)=>`${be(i[c][0]+h*s[c][0])} ${be(i[c][1]+h*s[c][1])}`,o=`A${be(t)} ${be(t)} 0 0 1 `,a=i.map((c,h)=>`L${r(h,-1)}`).join("").slice(1),l=i.map((c,h)=>`L${r(e-h,1)}`).join("").slice(1);return`M${r(0,1)}${o}${a}${o}${l}Z`}function Yr(i,t){let e=$c(i);if(e.length<3)return e.length===2?Si(e[0],e[1],t):"";let n=e.length,s=r=>{let[o,a]=[e[r%n],e[(r+1)%n]],l=Math.hypot(a[0]-o[0],a[1]-o[1])||1,[c,h]=[t*(a[1]-o[1])/l,-t*(a[0]-o[0])/l];return[[o[0]+c,o[1]+h],[a[0]+c,a[1]+h]]};return e.map((r,o)=>{let[a,l]=s(o);return`${o?`A${be(t)} ${be(t)} 0 0 1 `:"M"}${be(a[0])} ${be(a[1])}L${be(l[0])} ${be(l[1])}`}).join("")+`A${be(t)} ${be(t)} 0 0 1 ${be(s(0)[0][0])} ${be(s(0)[0][1])}Z`}function Hs(i,t,e){if(i.ball){let[n,s]=i.ball,r=n.map(t);return Si(r[0],r.at(-1),s*e)}return i.rings.map(n=>{let s=n.map(t);if(i.mesh){let[r,o,a]=s,l=(o[0]-r[0])*(a[1]-r[1])-(o[1]-r[1])*(a[0]-r[0]);return Hi(l<0?[r,a,o]:s)}return Hi(i.hull?$c(s):s,i.open)}).join("")}function qc(i,t,e){let n=Math.hypot(t[0]-i[0],t[1]-i[1])||1,[s,r]=[(t[0]-i[0])/n,(t[1]-i[1])/n],o=9,a=(c,h)=>[i[0]+c*n*s-h*r,i[1]+c*n*r+h*s],l=Array.from({length:o},(c,h)=>a(.15+.7*(h+.5)/o,h%2?e:-e));return Hi([i,a(.15,0),...l,a(.85,0),t],!0)}function Yc(i,t,e){let n=Math.hypot(t[0]-i[0],t[1]-i[1])||1,[s,r]=[(t[0]-i[0])/n,(t[1]-i[1])/n],o=(a,l)=>[i[0]+a*n*s-l*r,i[1]+a*n*r+l*s];return Hi([i,o(.35,0)],!0)+Hi([o(.7,e),o(.35,e),o(.35,-e),o(.7,-e)],!0)+Hi([o(.55,.8*e),o(.55,-.8*e)],!0)+Hi([o(.55,0),t],!0)}function Zc(i,t){let e=Vr(i,t.origin),n=1e-9*(e.end-e.start),s=l=>l.course??{name:"t",from:0,rate:1},[r,o]=[s(t),s(e)],a=l=>r.name===o.name?(r.from+r.rate*l-o.from)/o.rate:l;return e.follow=()=>{let l=a(t.t);return e.seen=l>=e.start-n&&l<=e.end+n,e.seen&&e.move(l),e.seen},e.extent=(l,c)=>{let h=e.parts.map(f=>f.points??cl(f).map(p=>[e.bodies[f.body].frame,...p])),d=t.t;for(let f of t.instants(l))if(t.move(f),e.follow())for(let p of h)for(let m of p)e.leaving.has(m[0])||c(e.place(m));t.move(Number.isFinite(d)?d:t.start)},e}function Jc(i,t,{make:e,flatten:n,unitsPerMetre:s,width:r,normal:o}){let a=[];for(let c of t.paths)e("path",{class:"trace",d:is(t.trace(c),n,2)},i);let l=e("g",{class:"bodies"},i);for(let c of t.parts){let h=t.bodies[c.body].frame,d=e("path",{class:`part is-${c.shape}`},l),f=c.points?null:ss(c);e("title",{},d).textContent=`${t.bodies[c.body].name}, other run`;let p=f?.spoke&&tn(Bn(t.turn(h),c.turn),[0,0,1]),m=p&&Math.abs(Se(o,p))>.99?e("path",{class:"spoke"},l):null;a.push(()=>{m?.setAttribute("d",Si(...f.spoke.map(u=>n(t.place([h,...u]))),r/12));let M=c.points?.map(u=>n(t.place(u)));d.setAttribute("d",f?Hs(f,u=>n(t.place([h,...u])),s):c.shape==="bar"?Si(...M,(c.slim??1)*r/2):c.shape==="bent"?qr(M,r/2):Yr(M,r/2))})}for(let c of t.joints.filter(({kind:h})=>!["free","planar"].includes(h))){let h=e("circle",{class:"pin",r:(.4*r).toFixed(3)},l);a.push(()=>n(t.place(c.ends[1])).forEach((d,f)=>h.setAttribute(f?"cy":"cx",d.toFixed(3))))}return()=>{let c=t.follow();if(l.setAttribute("visibility",c?"inherit":"hidden"),c)for(let h of a)h()}}var Yd=150,Zd=1.2,Jd=1.6,Kd=1,jd=3,Qd=4,hl=(i,t)=>i.planar&&i.bodies.length>Yd&&!t.color&&!i.still.has(t.body)&&(t.shape==="bar"||t.shape==="sphere");function Kc(i,t,e,n,s){let r=new Map,o=[],a=l=>["edge","core"].map(c=>t("path",{class:`crowd ${c} ${l}`},i));return{part(l){let c=l.points??[[e.bodies[l.body].frame,...l.at]],h=l.radius??n*(l.slim??1),d=`${l.body%8} ${h}`;r.has(d)||r.set(d,{r:h,all:[],lines:null,colour:l.body%8}),r.get(d).all.push({ends:c,body:l.body})},pin(l,c){o.push({ends:[l],body:c})},draw(l,c){let h=(d,f,p,m)=>{let M="";for(let{ends:u,body:g}of f)if(!e.hidden.has(g)){for(let E=0;E<u.length;E++){let[C,S]=l(e.place(u[E]));Number.isFinite(C+S)&&(M+=`${E?"L":"M"}${Math.round(10*C)/10} ${Math.round(10*S)/10}`)}u.length===1&&(M+="h.01")}d.forEach((u,g)=>{u.setAttribute("d",M);let E=Math.max(Kd,2*p*c-m)+(g?0:2*m),C=E.toFixed(2);u.getAttribute("stroke-width")!==C&&u.setAttribute("stroke-width",C)})};for(let[,d]of r)h(d.lines??=a(`c${d.colour}`),d.all,d.r,Zd);o.length&&h(o.lines??=a("pins"),2*s*c>=jd?o:[],s,Jd)},at(l,c){let[h,d]=[-1,1/0];for(let{r:f,all:p}of r.values())for(let{ends:m,body:M}of p){if(e.hidden.has(M))continue;let[u,g]=[m[0],m.at(-1)].map(e.place),E=ve(g,u),C=ve(l,u),S=e.normal,I=w=>ve(w,qt(S,Se(w,S))),A=Math.min(1,Math.max(0,Se(I(C),E)/(Se(E,E)||1))),_=Oe(I(ve(C,qt(E,A))))-f;_<=Math.min(d,Qd*c)&&([h,d]=[M,_])}return h}}}var tf=[24,14],jc=3,Qc=[0,18],Zr=[[0,-1],[0,1],[1,0],[-1,0],[1,-1],[-1,-1],[1,1],[-1,1]],zn=i=>i.length>24?`…${i.slice(-23)}`:i;function Jr(i,t){let e=document.createElement("canvas").getContext("2d"),n=new Map,s=new WeakMap,r=new Set,o=[],a=null,l=c=>(n.has(c)||(n.size>2e3&&n.clear(),e.font=i(),n.set(c,e.measureText(c).width+8)),n.get(c));return{ask(c,h,d,f=[0,0],p=0){h&&d.every(Number.isFinite)&&o.push({node:c,at:d,way:f,gap:p,half:[l(h)/2,16/2]})},point(c){a=c},get pointed(){return a},settle([c,h],d=[]){let f=[...d],p=new Set,m=o.findIndex(({node:M})=>M===a);m>0&&o.unshift(...o.splice(m,1));for(let{node:M,at:u,way:g,gap:E,half:C}of o){let S=u[0]<0||u[1]<0||u[0]>c||u[1]>h,I=s.get(M),A=I===null?6:0,_=Z=>{let[N,H]=Z===0?g:Zr[(Z-1)%Zr.length],tt=E+(Z>Zr.length?Qc[1]:Qc[0]),K=N&&H&&Z?.7:1,ft=[u[0]+N*(K*tt+C[0]),u[1]+H*(K*tt+C[1])];return[c,h].map((j,ht)=>Math.max(C[ht]+jc,Math.min(j-C[ht]-jc,ft[ht])))},w=([Z,N],[H,tt,K,ft],[j,ht])=>Z-C[0]-j<K&&Z+C[0]+j>H&&N-C[1]-ht<ft&&N+C[1]+ht>tt,R=(Z,N)=>f.every((H,tt)=>!w(Z,H,tt<d.length?[N,N]:[3+N,3/2+N])),D=(Z,N)=>f.slice(d.length).filter(H=>w(Z,H,tf)).length>=N,O=null,z=null;for(let Z of S?[]:[I??0,...Array(2*Zr.length+1).keys()]){let N=_(Z),H=Z===I;if(M===a||R(N,H?0:A)&&!D(N,3+(H?1:0))){[O,z]=[Z,N];break}}s.set(M,O),z&&f.push([z[0]-C[0],z[1]-C[1],z[0]+C[0],z[1]+C[1]]),t(M,z),p.add(M),r.add(M)}for(let M of r)p.has(M)||(t(M,null),r.delete(M),s.delete(M));o=[]}}}function Kr(i){let t=n=>{if(!n.points)return Math.max(...n.size??[],2*(n.radius??0)+(n.length??0),0);let[s,...r]=n.points.map(i.place);return Math.max(0,...r.map(o=>Math.hypot(o[0]-s[0],o[1]-s[1],o[2]-s[2])))},e=new Map;for(let n of i.parts)e.set(n.body,Math.max(e.get(n.body)??0,t(n)));return i.bodies.map((n,s)=>[n,e.get(s)??0]).sort((n,s)=>s[1]-n[1]).map(([n])=>n)}var ef=12;function jr(i,[t,e],n,s){let[r,o]=[null,ef];for(let a of i){if(a.body!==void 0)continue;let l=s(a.at),c=Math.hypot(l[0]-t,l[1]-e);c<o&&([r,o]=[a,c])}return(r??i.find(a=>n!==void 0&&a.body===n))?.text??null}var Ws=[88,78],[nf,sf]=[44,34],Qr=24,rf=.15;function ul(i,[t,e],n){let s=(a,l,c="")=>{let h=document.createElementNS(i.namespaceURI,a);for(let[d,f]of Object.entries(l))h.setAttribute(d,f);h.textContent=c,i.append(h)},[r,o]=[t-nf,e-sf];[["x",[1,0,0]],["y",[0,1,0]],["z",[0,0,1]]].forEach(([a,l])=>{let[c,h]=n(l),d=Math.hypot(c,h);d<rf||(s("path",{d:`M${r} ${o}l${Qr*c} ${Qr*h}`,class:`axis ${a}`}),s("text",{x:r+(Qr+8/d)*c,y:o+(Qr+8/d)*h+4,"text-anchor":"middle"},a))})}var to=([i,t])=>[i-Ws[0],t-Ws[1],i,t];function th(i){let t=i.ownerDocument.createElementNS("http://www.w3.org/2000/svg","svg");for(let[n,s]of[["class","orientation"],["width",Ws[0]],["height",Ws[1]],["role","img"],["aria-label","Axes of the ground"]])t.setAttribute(n,s);i.append(t);let e="";return n=>{let s=[[1,0,0],[0,1,0],[0,0,1]].map(r=>n(r).map(o=>o.toFixed(3))).join();s!==e&&(e=s,t.replaceChildren(),ul(t,Ws,n))}}var of="http://www.w3.org/2000/svg",eh=34,nh=6,af=8,ih=5,lf=16,dl=6,cf=60;function ee(i,t={},e=null){let n=document.createElementNS(of,i);for(let[s,r]of Object.entries(t))n.setAttribute(s,r);return e?.append(n),n}function lh(i,t){let e=ah(t,oh),n=1e3/t.size,s=P=>[n*Se(e.right,P),n*Se(e.up,P)],r=ee("svg",{class:"picture",role:"img"});ee("title",{},r).textContent=`${t.title}: the mechanism at the instant of the timeline`,i.append(r),r.insertAdjacentHTML("beforeend",'<defs><pattern id="open" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" class="open-ground"/><line x1="0" x2="0" y2="6" class="open-line"/></pattern></defs>');let o=P=>ee("g",{class:P},r),[a,l,c,h,d,f,p,m,M,u,g,E]=["lattice","traces","other","under","bodies","masses","over","frames","centres","arrows","words","orientation"].map(o),C=ee("g",{class:"halos"});r.insertBefore(C,u);let S=1e3*t.width/t.size,I=t.frames.map((P,q)=>t.turn(q)),A=I.map(hf),_=P=>P===null?[1,0,0,0]:I[P],w=[],R=[],D=[],O=P=>{P(),D.push(P)},z=[],Z=(P,q,X)=>{let st=ee("g",X?{class:X}:{},P);return w.push([st,q]),st},N=P=>q=>s(tn(_(P),q)),H=P=>P.reduce((q,X)=>q+Se(e.normal,t.place(X)),0)/P.length,tt=t.parts.map(P=>{let q=t.bodies[P.body].frame,X=P.points??[[q,...P.at]];return{part:P,frame:q,at:X,height:H(X),rigid:t.planar&&X.every(st=>st[0]===X[0][0])?X[0][0]:void 0}}),K=Kc(o("crowds"),ee,t,t.width/2,.62*t.width),ft=tt.filter(({part:P})=>!hl(t,P)),j=ft.length<tt.length;r.insertBefore(r.lastElementChild,p);for(let{part:P}of tt)hl(t,P)&&K.part(P);t.planar&&ft.sort((P,q)=>Math.round((P.height-q.height)*1e4*n)/1e4||rh(P.part)-rh(q.part));for(let P of ft)P.group=mt(P);function ht(){let P=new Map(ft.map(X=>[X,H(X.at)]));[...ft].sort((X,st)=>P.get(X)-P.get(st)).forEach(({group:X},st)=>{d.children[st]!==X&&d.insertBefore(X,d.children[st])})}function mt({part:P,frame:q,rigid:X}){let st=P.color?`fill:rgb(${P.color.map(Rt=>Math.round(255*Rt)).join(" ")})`:"",b=`part c${P.body%af} is-${P.shape}${P.given?" given":""}${t.still.has(P.body)?" still":""}`,F=X===void 0?ee("g",{},d):Z(d,X);X===void 0&&z.push(F);let W=ee("path",{class:b,style:st,"data-body":t.bodies[P.body].name,"data-number":P.body},F);if(ee("title",{},W).textContent=t.bodies[P.body].name,P.points){let Rt=yt=>{let x=P.points.map(yt);W.setAttribute("d",P.shape==="bar"?Si(x[0],x[1],(P.slim??1)*S/2):P.shape==="bent"?qr(x,S/2):Yr(x,S/2))};return X!==void 0?Rt(yt=>N(X)(yt.slice(1))):R.push(()=>Rt(yt=>s(t.place(yt)))),F}let V=ss(P,X!==void 0),at=V.spoke&&!t.still.has(P.body)&&Math.abs(Se(e.normal,tn(_(q),tn(P.turn,[0,0,1]))))>.99?ee("path",{class:"spoke"},F):null,xt=Rt=>{W.setAttribute("d",Hs(V,Rt,n)),at&&at.setAttribute("d",Si(Rt(V.spoke[0]),Rt(V.spoke[1]),S/12))};return X!==void 0?xt(N(q)):R.push(()=>xt(Rt=>s(t.place([q,...Rt])))),F}for(let{end:P,other:q}of t.walls){let X=ee("g",{class:"ground"},h);O(()=>{let[[st,b],[F,W]]=[P,q].map(at=>s(t.place(at))),V=Math.atan2(b-W,st-F);X.setAttribute("transform",`translate(${st} ${b}) rotate(${V*180/Math.PI+90})`)}),Yt(X,0,1.6*S,1.3*S)}for(let P of t.springs){let q=ee("path",{class:"spring"},p),X=JSON.stringify(P.ends),st=t.springs.filter(W=>JSON.stringify(W.ends)===X),b=2.4*S*(st.indexOf(P)-(st.length-1)/2),F=st.length>1?.75*S:.9*S;R.push(()=>{let[W,V]=P.ends.map(x=>s(t.place(x))),at=Math.hypot(V[0]-W[0],V[1]-W[1])||1,xt=[-b*(V[1]-W[1])/at,b*(V[0]-W[0])/at],Rt=x=>[x[0]+xt[0],x[1]+xt[1]],yt=(x,L)=>b?`M${x[0].toFixed(3)} ${x[1].toFixed(3)}L${L[0].toFixed(3)} ${L[1].toFixed(3)}`:"";q.setAttribute("d",yt(W,Rt(W))+(P.damper?Yc:qc)(Rt(W),Rt(V),Math.min(F,at/Xr))+yt(V,Rt(V)))})}let Et=.62*S;for(let P of t.joints)Qt(P);function Qt(P){let q=P.ends.some(st=>st[0]===null);if(P.kind==="free"||P.kind==="planar"||(["prismatic","cylindrical"].includes(P.kind)&&Nt(P),q&&!["prismatic","cylindrical"].includes(P.kind)&&zt(P.ends.find(st=>st[0]===null)),P.kind==="prismatic"||P.kind==="cylindrical"))return;if(j&&P.kind==="revolute"){K.pin(P.ends[1],t.bodies.findIndex(({frame:st})=>st===P.ends[1][0]));return}let X=ee("g",{class:`joint ${P.kind}`},p);ee("title",{},X).textContent=`${P.name}: ${P.kind}`,P.kind==="fixed"?ee("rect",{x:-Et,y:-Et,width:2*Et,height:2*Et},X):ee("circle",{r:Et},X),P.kind==="spherical"&&ee("circle",{r:.55*Et,class:"ball"},X),P.kind==="universal"&&ee("path",{d:`M${-Et} 0H${Et}M0 ${-Et}V${Et}`},X),ot(X,P.ends[1])}function ot(P,q){R.push(()=>{let[X,st]=s(t.place(q));P.setAttribute("transform",`translate(${X.toFixed(3)} ${st.toFixed(3)})`)})}let At=(P,q)=>ot(ee("circle",{r:Et},ee("g",{class:`joint ${q}`},p)),P);for(let{point:P,within:q}of t.pivots)zt(P,q?p:h),At(P,"pivot");for(let P of t.pins)At(P,"pin");function zt(P,q=h){let X=ee("g",{class:"ground"},q),st=2.1*Et;O(()=>{let[b,F]=s(t.place(P));X.setAttribute("transform",`translate(${b} ${F})`)}),ee("path",{d:`M0 0L${-st} ${-1.7*st}H${st}Z`},X),Yt(X,-1.7*st,1.6*st,st)}function Yt(P,q,X,st){let b=`M${-X} ${q}H${X}`;for(let F=-X;F<X-1e-9;F+=X/4)b+=`M${F} ${q-.55*st}l${.4*st} ${.55*st}`;ee("path",{d:b,class:"hatching"},P)}function Nt(P){let[q,X]=t.guide(P),st=2.6*S*t.size/1e3,b=()=>[q-st,X+st].map(yt=>s(ne(t.place(P.ends[0]),qt(t.axis(P),yt)))),F=P.ends.some(([yt])=>t.leaving.has(yt)),W=P.ends[0][0]===null,V=ee("g",{class:W?"guide ground":"guide"},h),at=ee("path",{},V),xt=(yt,x)=>{at.setAttribute("d",`M${yt[0].toFixed(3)} ${yt[1].toFixed(3)}L${x[0].toFixed(3)} ${x[1].toFixed(3)}`)};W?O(()=>{let[yt,x]=b();xt(yt,x),V.querySelector(".hatching")?.remove(),Gt(V,yt,x)}):R.push(()=>xt(...F?b():P.ends.map(yt=>s(t.place(yt)))));let Rt=ee("g",{class:"joint prismatic"},p);ee("title",{},Rt).textContent=`${P.name}: ${P.kind}`,ee("rect",{x:-1.7*Et,y:-1.1*Et,width:3.4*Et,height:2.2*Et,rx:.25*Et},Rt),R.push(()=>{let[yt,x]=s(t.place(P.ends[1])),[L,$]=s(t.axis(P));Rt.setAttribute("transform",`translate(${yt.toFixed(3)} ${x.toFixed(3)}) rotate(${(Math.atan2($,L)*180/Math.PI).toFixed(3)})`)})}function Gt(P,[q,X],[st,b]){let F=Math.hypot(st-q,b-X),W=Math.max(6,Math.round(F/(1.2*S)));if(!(F>0))return;let[V,at]=[(st-q)/F,(b-X)/F];(V<0||V===0&&at<0)&&([V,at]=[-V,-at]);let xt=.7*S,Rt="",[yt,x]=(st-q)*V+(b-X)*at>0?[q,X]:[st,b];for(let L=0;L<=W;L++){let $=F*L/W;Rt+=`M${yt+$*V} ${x+$*at}l${-xt*.7*V+xt*at} ${-xt*.7*at-xt*V}`}ee("path",{d:Rt,class:"hatching"},P)}let fe=[];function Bt(){for(let{dot:P}of fe)P.remove();l.replaceChildren(),fe=t.paths.map(P=>{let q=ee("path",{class:"trace",d:is(t.trace(P),s,2)},l);ee("title",{},q).textContent=`path of ${P.name}`;let X=ee("circle",{r:.35*S,class:"point"},p);return ee("title",{},X).textContent=P.name,{dot:X,at:P.at}})}Bt();let Ht=P=>{let q=ee("g",{class:P},u);return{shaft:ee("path",{class:"shaft"},q),head:ee("path",{class:"head"},q),text:ee("text",{},q),g:q}},ie=t.joints.filter(P=>P.reaction!==null).map(P=>({joint:P,...Ht(P.determined?"force":"force undetermined")})),ae=[],Te=[[],[]],Ce=[],Fe=[],me=(P,q)=>{Te[P].length||Te[P].push(...t.runners.map(X=>({...X,...Ht(q)})))},nt={loads:()=>{ae.length||ae.push(...t.weighed.map(P=>({...P,...Ht("load")})))},velocities:()=>me(0,"velocity"),accelerations:()=>me(1,"acceleration"),marks:()=>{l.querySelector(".mark")||gt()},masses:()=>{Ce.length||Ce.push(...t.bodies.filter(P=>P.mass>0).map(et))},frames:()=>{Fe.length||Fe.push(...t.axes.map(J))}};function gt(){let P=t.t,q=Wr((t.end-t.start)/cf),{unit:X,rate:st}=t.course??{unit:"s",rate:1},b=ee("g",{},l);ee("title",{},b).textContent=`a mark every ${Number((q*Math.abs(st)).toPrecision(6))} ${X??""}`;for(let F=0;t.start+F*q<=t.end;F++){t.move(t.start+F*q);for(let W of t.paths){let[V,at]=s(t.place(W.at));Number.isFinite(V+at)&&ee("circle",{cx:V.toFixed(2),cy:at.toFixed(2),r:(.22*S).toFixed(2),class:"mark"},b)}}t.move(P)}let Zt=[...Kr(t).map(P=>({body:P,at:[P.frame,...P.com],text:v("name",zn(P.name))})),...t.joints.filter(P=>P.kind!=="free").map(P=>({joint:P,at:P.ends[1],text:v("name of-joint",zn(P.name))}))],Mt=Jr(()=>`12px ${getComputedStyle(i).fontFamily}`,(P,q)=>{if(P.setAttribute("visibility",q?"inherit":"hidden"),q)for(let[X,st]of[["x",q[0]],["y",q[1]+4]])P.setAttribute(X,st.toFixed(1))}),Kt=t.parts.filter(P=>["bar","bent"].includes(P.shape)).map(P=>({part:P,text:v("length",ll(Oe(ve(...sh(P).map(t.place)))))}));function v(P,q){let X=ee("text",{class:P},g);return X.textContent=q,X}let Q=t.open().map(P=>{let q=ee("path",{class:"gap"},p),X=v("gap","");return ee("title",{},q).textContent=`${P.name} is open`,R.push(()=>q.setAttribute("d",`M${P.ends.map(st=>s(t.place(st)).map(b=>b.toFixed(3)).join(" ")).join("L")}`)),{joint:P,text:X}});function et(P){let q=P.solid?ee("path",{class:"inertia"},f):null,X=P.solid&&ss(P.solid);return{body:P,path:q,solid:X,mark:Tt(.5),text:v("mass",Hr(P.mass))}}let dt=t.bodies.filter(P=>P.mass>0).length>1?Tt(.8):null;dt&&(ee("title",{},dt).textContent="the centre of mass of all bodies");function J({name:P,at:q,turn:X}){let st=ee("g",{},m);return ee("title",{},st).textContent=P,{at:q,turn:X,lines:["x","y","z"].map(b=>ee("path",{class:`triad ${b}`},st))}}let kt=t.planar&&t.rated?Xc(t).map(P=>({...P,mark:ee("path",{class:"pole",d:"M-6 0H6M0 -6V6M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"},M),text:v("of-pole",zn(P.name))})):[];function Tt(P){let q=12*P,X=ee("g",{class:"com"},M);return ee("circle",{r:q},X),ee("path",{d:`M0 0V${-q}A${q} ${q} 0 0 1 ${q} 0ZM0 0V${q}A${q} ${q} 0 0 1 ${-q} 0Z`},X),X}let Ot=$r(t),T=null,y=it(),B=[600,400],pt=1,lt=[0,0],_t=1,St=[0,0],ct=[];function it(){let P=[1/0,1/0,-1/0,-1/0],q=[0,0],X=([b,F])=>{let[W,V]=[b-q[0],F-q[1]];Number.isFinite(W+V)&&P.splice(0,4,Math.min(P[0],W),Math.min(P[1],V),Math.max(P[2],W),Math.max(P[3],V))},st=t.t;q=rt();for(let b of Ot.leave)X(s(t.place(b)));for(let b of t.instants(t.parts.length>100?30:120)){t.move(b),q=rt();for(let F of Ot.stay)X(s(t.place(F)))}if(!t.follows)for(let b of t.paths.filter(F=>!t.leaving.has(F.at[0])))for(let F of t.trace(b).flat())X(s(F));return T?.run.extent(60,b=>{q=rt(),X(s(b))}),t.move(Number.isFinite(st)?st:t.start),[P[0]-2*S,P[1]-3*S,P[2]+2*S,P[3]+2*S]}let Lt=()=>`matrix(${_t} 0 0 ${-_t} ${St[0]} ${St[1]})`;function U(){let[P,q]=B,X=Math.max(y[2]-y[0],1),st=Math.max(y[3]-y[1],1);_t=pt*Math.max(1e-6,Math.min((P-2*eh)/X,(q-2*eh-14)/st)),ut(),It()}function ut(){let[P,q]=B,[X,st]=rt();St=[P/2+lt[0]-_t*((y[0]+y[2])/2+X),q/2-nh+lt[1]+_t*((y[1]+y[3])/2+st)];for(let b of[l,c,h,f,p,...t.planar?z:[d]])b.setAttribute("transform",Lt());qe.grid&&Ut()}function rt(){if(!t.held)return t.follows?s(t.middle()):[0,0];let[P,q]=s(t.place([t.held.frame,...t.held.com]));return[P-(y[0]+y[2])/2,q-(y[1]+y[3])/2]}function Ut(){a.replaceChildren();let P=_t*n,q=Wr(90/P),[X,st]=B,b={right:Se(e.right,t.origin),up:Se(e.up,t.origin)},F=(V,at)=>{let xt=[];for(let Rt=Math.ceil(V/q);Rt*q<=at&&xt.length<200;Rt++)xt.push(Number((Rt*q).toPrecision(10)));return xt},W=V=>String(V).replace("-","−");for(let V of F(b.right-St[0]/P,b.right+(X-St[0])/P)){let at=St[0]+(V-b.right)*P;ee("path",{d:`M${at.toFixed(1)} 0V${st}`},a),ee("text",{x:(at+3).toFixed(1),y:12},a).textContent=W(V)}for(let V of F(b.up-(st-St[1])/P,b.up+St[1]/P)){let at=St[1]-(V-b.up)*P;ee("path",{d:`M0 ${at.toFixed(1)}H${X}`},a),at>26&&at<st-30&&(ee("text",{x:3,y:(at-3).toFixed(1)},a).textContent=W(V))}}function It(){E.replaceChildren();let P=_t*n,q=Wr(Math.min(110,B[0]/4)/P),X=q*P,st=B[1]-14,[b,F]=[ee("path",{d:`M14 ${st-4}v4h${X}v-4`,class:"scale"},E),ee("text",{x:14+X+6,y:st+1},E)];F.textContent=ll(q),b.setAttribute("data-length",q),ct=[[0,st-14,14+X+64,B[1]],to(B)],ul(E,B,W=>[Se(e.right,W),-Se(e.up,W)])}let bt=([P,q])=>[St[0]+_t*P,St[1]-_t*q];function Wt(){if((t.follows||t.held)&&ut(),t.planar)for(let[X,st]of w){if(st===null){X.setAttribute("transform",Lt());continue}let b=Bn(t.turn(st),A[st]),F=b[0],W=b[1]*e.normal[0]+b[2]*e.normal[1]+b[3]*e.normal[2],V=_t/(F*F+W*W),[at,xt]=bt(s(t.place([st,0,0,0]))),Rt=V*(F*F-W*W),yt=2*V*F*W;X.setAttribute("transform",`matrix(${Rt.toFixed(6)} ${(-yt).toFixed(6)} ${(-yt).toFixed(6)} ${(-Rt).toFixed(6)} ${at.toFixed(3)} ${xt.toFixed(3)})`)}for(let X of R)X();j&&K.draw(X=>bt(s(X)),_t*n);for(let{dot:X,at:st}of fe){let[b,F]=s(t.place(st));X.setAttribute("transform",`translate(${b.toFixed(3)} ${F.toFixed(3)})`)}t.planar||ht(),T?.draw();let P=({body:X,at:st,text:b})=>Mt.ask(b,b.textContent,bt(s(t.place(st))),X?[0,1]:[1,-1],X?.5*S*_t+2:.6*Et*_t+4);for(let{joint:{name:X,ends:st},text:b}of Q){let[F,W]=st.map(xt=>bt(s(t.place(xt)))),V=Math.hypot(W[0]-F[0],W[1]-F[1])||1,at=W[0]<F[0]?-1:1;b.textContent=`${zn(X)} is open`,Mt.ask(b,b.textContent,[(F[0]+W[0])/2,(F[1]+W[1])/2],[at*(W[1]-F[1])/V,-at*(W[0]-F[0])/V],.5*S*_t+8)}let q=qe.names?Zt.filter(t.has):[];if(q.filter(({body:X})=>X).forEach(P),qe.reactions&&Re(),qe.loads&&ke(),qe.velocities&&bn(0),qe.accelerations&&bn(1),qe.dimensions)for(let{part:X,text:st}of Kt)t.hidden.has(X.body)||ce(X,st);if(qe.masses&&wn(),qe.frames)for(let X of Fe)vi(X);if(qe.poles)for(let{where:X,mark:st,text:b}of kt)Gs(st,b,X());q.filter(({body:X})=>!X).forEach(P),Mt.settle(B,ct),an.length&&je()}function ce(P,q){let[X,st]=sh(P).map(at=>bt(s(t.place(at)))),[b,F]=[st[0]-X[0],st[1]-X[1]],W=Math.hypot(b,F)||1,V=b<0?-1:1;Mt.ask(q,q.textContent,[(X[0]+st[0])/2,(X[1]+st[1])/2],[V*F/W,-V*b/W],.5*S*_t+3)}function wt({shaft:P,head:q,text:X,g:st},b,F,W,V,at,xt=!1){let Rt=bt(s(t.place(b))),[yt,x]=F?[W*Se(e.right,F),-W*Se(e.up,F)]:[0,0],L=Math.hypot(yt,x),$=Number.isFinite(L)&&L>3,k=$?xt||L>=12:xt&&F&&Oe(F)>0;if(st.setAttribute("visibility",$||k?"visible":"hidden"),X.textContent=k?at(Oe(F)):"",!$){for(let ye of[P,q])ye.setAttribute("d","");Mt.ask(X,X.textContent,Rt,[0,-1],.6*Et*_t+4);return}let[G,vt]=[yt/L,x/L],Dt=Jt(Rt,[G,vt]),Ct=L>Dt,Pt=Ct?Dt:L,$t=[Rt[0]+Pt*G,Rt[1]+Pt*vt],te=Math.min(11,Pt),re=(ye,Ee)=>`${(Rt[0]+ye*G-Ee*vt).toFixed(1)} ${(Rt[1]+ye*vt+Ee*G).toFixed(1)}`,Xt=.55*(Pt-te),pe=Ct&&Xt>dl?[[0,Xt-dl/2],[Xt+dl/2,Pt-te]]:[[0,Pt-te]],Ie=ye=>ye>0&&ye<Pt-te?2:0;P.setAttribute("d",pe.map(([ye,Ee])=>`M${re(ye+Ie(ye),V)}L${re(Ee+Ie(Ee),V)}L${re(Ee-Ie(Ee),-V)}L${re(ye-Ie(ye),-V)}Z`).join("")),q.setAttribute("d",`M${re(Pt-te,5)}L${re(Pt,0)}L${re(Pt-te,-5)}Z`),st.classList.toggle("cut",Ct),Mt.ask(X,X.textContent,$t,[G,vt],Math.max(5,.6*Et*_t+4-Pt))}function Jt(P,q){let X=[0,1].map(st=>q[st]>0?(B[st]-ih-P[st])/q[st]:q[st]<0?(ih-P[st])/q[st]:1/0);return P.every((st,b)=>st>=0&&st<=B[b])?Math.max(lf,Math.min(...X)):1/0}let ue=()=>.22*Math.min(B[0],B[1]),Ft=(P,q=t.full(P))=>q>0?ue()/q:0;function Re(){let P=Ft("forces");for(let q of ie){let{joint:X}=q;wt(q,X.ends[1],t.force(X),P,X.determined?1.3:3.2,st=>`${ie.length>12?"":`${zn(X.name)} `}${t.near(Zn(st))}${X.determined?"":", not determined"}`,!0)}}function ke(){let P=Ft("forces");for(let q of ae)wt(q,q.at,q.now(),P,1.3,X=>ae.length>24?"":t.near(Zn(X)),!0)}function bn(P){let q=Ft(["velocities","accelerations"][P]);for(let X of Te[P]){let st=X.com&&!qe.masses?null:t.moves(X.at,P+1);wt(X,X.at,st,q,1.3,b=>Te[P].length>24?"":t.near(Vi(b,P+1)))}}function wn(){let P=(q,[X,st])=>q.setAttribute("transform",`translate(${X.toFixed(1)} ${st.toFixed(1)})`);for(let{body:q,path:X,solid:st,mark:b,text:F}of Ce){let{frame:W,com:V}=q,at=bt(s(t.place([W,...V]))),xt=t.has({body:q});for(let Rt of[b,X])Rt?.setAttribute("visibility",xt?"inherit":"hidden");xt&&(P(b,at),Mt.ask(F,F.textContent,at,[0,-1],8),X?.setAttribute("d",Hs(st,Rt=>s(t.place([W,...Rt])),n)))}dt&&P(dt,bt(s(t.centre())))}function vi({at:P,turn:q,lines:X}){let[st,b]=bt(s(t.place(P))),F=Bn(t.turn(P[0]),q);X.forEach((W,V)=>{let at=tn(F,[0,1,2].map(xt=>xt===V?1:0));W.setAttribute("d",`M${st.toFixed(1)} ${b.toFixed(1)}l${(28*Se(e.right,at)).toFixed(1)} ${(-28*Se(e.up,at)).toFixed(1)}`)})}function Gs(P,q,X){if(P.setAttribute("visibility",X?"visible":"hidden"),!X)return;let[st,b]=bt(s(X));P.setAttribute("transform",`translate(${st.toFixed(1)} ${b.toFixed(1)})`),Mt.ask(q,q.textContent,[st,b],[0,-1],7)}function qn(P,q){let X=r.getBoundingClientRect(),st=(P.clientX-X.left-St[0])/(_t*n),b=(St[1]-P.clientY+X.top)/(_t*n);return ne(ne(qt(e.right,st),qt(e.up,b)),qt(e.normal,Se(e.normal,q)))}let qe={},an=[];function je(){let P=Math.max(14,1.6*S*_t);for(;C.children.length>an.length;)C.lastChild.remove();an.forEach(({joint:q,body:X},st)=>{let b=q?q.ends[1]:[t.bodies[X].frame,...t.bodies[X].com],[F,W]=bt(s(t.place(b))),V=C.children[st]??ee("circle",{class:"halo"},C);for(let[at,xt]of[["cx",F.toFixed(1)],["cy",W.toFixed(1)],["r",P.toFixed(1)]])V.setAttribute(at,xt)});for(let q of d.querySelectorAll(".part"))q.classList.toggle("marked",an.some(({body:X})=>X!==void 0&&t.bodies[X].name===q.dataset.body))}let Fn={element:r,show:Wt,mark(P){an=P,je()},resize(P,q){B=[P,q],r.setAttribute("viewBox",`0 0 ${P} ${q}`),U(),Wt()},want(P,q){qe[P]=q,q&&nt[P]?.(),r.classList.toggle(`with-${P}`,q),P==="grid"&&(q?Ut():a.replaceChildren()),Wt()},drag(P,q){lt=[lt[0]+P,lt[1]+q],U(),Wt()},zoom(P,q=[B[0]/2,B[1]/2]){let X=Math.min(50,Math.max(.2,pt*P)),st=X/pt;lt=[0,1].map(b=>(1-st)*(q[b]-B[b]/2+b*nh)+st*lt[b]),pt=X,U(),Wt()},beside(P){c.replaceChildren(),T=P&&{run:P,draw:Jc(c,P,{make:ee,flatten:s,unitsPerMetre:n,width:S,normal:e.normal})},y=it(),U(),Wt()},retrace(){Bt(),qe.marks&&gt(),T&&Fn.beside(T.run),Wt()},hide(P){t.hidden=P;for(let q of d.querySelectorAll(".part"))q.parentNode.style.display=P.has(Number(q.dataset.number))?"none":"";Wt()},hold(P){t.held=P,U(),Wt()},fit(){if(!t.planar)return Fn.look(oh);y=it(),pt=1,lt=[0,0],U(),Wt()},aspects:t.planar?void 0:[["Front",[0,0,1]],["Side",[1,0,0]],["Top",[0,1,0]]],look(P){Object.assign(e,ah(t,P));for(let q of D)q();pt=1,lt=[0,0],y=it(),Fn.retrace(),U(),Wt()},get pixelsPerMetre(){return _t*n},hover(P){let q=r.getBoundingClientRect(),X=P&&[P.clientX-q.left,P.clientY-q.top],st=X&&qe.names?jr(Zt.filter(t.has),X,t.bodies[Fn.grab(P)?.body],Fn.where):null;st!==Mt.pointed&&(Mt.point(st),Wt())},grab(P){let q=document.elementsFromPoint(P.clientX,P.clientY).map(st=>st.closest?.(".part")?.dataset.body).find(st=>st!==void 0),X=q===void 0&&j?K.at(qn(P,[0,0,0]),1/(_t*n)):t.bodies.findIndex(st=>st.name===q);return X<0?null:{body:X,at:qn(P,t.place([t.bodies[X].frame,...t.bodies[X].com]))}},reach:(P,q)=>qn(P,q),where:P=>bt(s(t.place(P))),dispose(){r.remove()}};return Fn}var sh=i=>i.ends??i.points,rh=i=>({plate:0,polygon:0})[i.shape]??1,hf=([i,t,e,n])=>[i,-t,-e,-n],oh=[.5,.42,.75],uf=1e-4;function ah(i,[t,e,n]){let{right:s,up:r,normal:o}=i;if(i.planar)return{right:s,up:r,normal:o};let a=Ne(ne(ne(qt(o,n+uf),qt(s,t)),qt(r,e))),l=Ne(Ve(r,a));return{right:l,up:Ve(a,l),normal:a}}var Ni={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Ui={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Hh=0,Hl=1,Wh=2;var Er=1,Xh=2,Ls=3,Fi=0,xn=1,vn=2,Ki=0,Ds=1,Wl=2,Xl=3,$l=4,$h=5;var ji=100,qh=101,Yh=102,Zh=103,Jh=104,Kh=200,jh=201,Qh=202,tu=203,ql=204,Yl=205,eu=206,nu=207,iu=208,su=209,ru=210,ou=211,au=212,lu=213,cu=214,Ro=0,Po=1,Io=2,vs=3,Lo=4,Do=5,No=6,Uo=7,aa=0,hu=1,uu=2,ni=0,Zl=1,Jl=2,Kl=3,jl=4,Ql=5,tc=6,ec=7;var nc=300,Qi=301,Ns=302,la=303,ca=304,Fo=1e3,Kn=1001,Oo=1002,nn=1003,du=1004;var Ar=1005;var _n=1006,ha=1007;var gi=1008;var Mn=1009,ic=1010,sc=1011,Us=1012,ua=1013,Wn=1014,Nn=1015,Xn=1016,da=1017,fa=1018,ts=1020,rc=35902,oc=35899,ac=1021,lc=1022,$n=1023,di=1026,_i=1027,pa=1028,ma=1029,Oi=1030,ga=1031;var _a=1033,Tr=33776,Cr=33777,Rr=33778,Pr=33779,xa=35840,ya=35841,va=35842,Ma=35843,Sa=36196,ba=37492,wa=37496,Ea=37488,Aa=37489,Ir=37490,Ta=37491,Ca=37808,Ra=37809,Pa=37810,Ia=37811,La=37812,Da=37813,Na=37814,Ua=37815,Fa=37816,Oa=37817,Ba=37818,za=37819,ka=37820,Ga=37821,Va=36492,Ha=36494,Wa=36495,Xa=36283,$a=36284,Lr=36285,qa=36286;var er=2300,Bo=2301,To=2302,Nl=2303,Ul=2400,Fl=2401,Ol=2402;var fu=3200;var Ya=0,pu=1,xi="",pn="srgb",nr="srgb-linear",ir="linear",Ue="srgb";var Co=7680;var mu=519,gu=512,_u=513,xu=514,cc=515,yu=516,vu=517,hc=518,uc=519,Mu=35044;var dc="300 es",In=2e3,Ms=2001;function df(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function ff(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function sr(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Su(){let i=sr("canvas");return i.style.display="block",i}var ch={},Ss=null;function fc(...i){let t="THREE."+i.shift();Ss?Ss("log",t,...i):console.log(t,...i)}function bu(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function se(...i){i=bu(i);let t="THREE."+i.shift();if(Ss)Ss("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function he(...i){i=bu(i);let t="THREE."+i.shift();if(Ss)Ss("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function js(...i){let t=i.join(" ");t in ch||(ch[t]=!0,se(...i))}function wu(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var Eu={[Ro]:Ro,[Io]:No,[Lo]:Lo,[vs]:Do,[Po]:Po,[No]:Io,[Uo]:Uo,[Do]:vs},Hn=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},hn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],hh=1234567,Qs=Math.PI/180,bs=180/Math.PI;function Fs(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(hn[i&255]+hn[i>>8&255]+hn[i>>16&255]+hn[i>>24&255]+"-"+hn[t&255]+hn[t>>8&255]+"-"+hn[t>>16&15|64]+hn[t>>24&255]+"-"+hn[e&63|128]+hn[e>>8&255]+"-"+hn[e>>16&255]+hn[e>>24&255]+hn[n&255]+hn[n>>8&255]+hn[n>>16&255]+hn[n>>24&255]).toLowerCase()}function Me(i,t,e){return Math.max(t,Math.min(e,i))}function pc(i,t){return(i%t+t)%t}function pf(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function mf(i,t,e){return i!==t?(e-i)/(t-i):0}function tr(i,t,e){return(1-e)*i+e*t}function gf(i,t,e,n){return tr(i,t,1-Math.exp(-e*n))}function _f(i,t=1){return t-Math.abs(pc(i,t*2)-t)}function xf(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function yf(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function vf(i,t){return i+Math.floor(Math.random()*(t-i+1))}function Mf(i,t){return i+Math.random()*(t-i)}function Sf(i){return i*(.5-Math.random())}function bf(i){i!==void 0&&(hh=i);let t=hh+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function wf(i){return i*Qs}function Ef(i){return i*bs}function Af(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function Tf(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function mc(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Cf(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),d=r((t-n)/2),f=o((t-n)/2),p=r((n-t)/2),m=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*d,l*f,a*c);break;case"YZY":i.set(l*f,a*h,l*d,a*c);break;case"ZXZ":i.set(l*d,l*f,a*h,a*c);break;case"XZX":i.set(a*h,l*m,l*p,a*c);break;case"YXY":i.set(l*p,a*h,l*m,a*c);break;case"ZYZ":i.set(l*m,l*p,a*h,a*c);break;default:se("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function gc(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Au(i,t){if(t.constructor===Float32Array)return i;let e=gc(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function Tu(i,t){if(t.constructor===Float32Array)return i;let e=gc(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var _c={DEG2RAD:Qs,RAD2DEG:bs,generateUUID:Fs,clamp:Me,euclideanModulo:pc,mapLinear:pf,inverseLerp:mf,lerp:tr,damp:gf,pingpong:_f,smoothstep:xf,smootherstep:yf,randInt:vf,randFloat:Mf,randFloatSpread:Sf,seededRandom:bf,degToRad:wf,radToDeg:Ef,isPowerOfTwo:Af,ceilPowerOfTwo:Tf,floorPowerOfTwo:mc,setQuaternionFromProperEuler:Cf,normalize:Tu,denormalize:Au},oe=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=Me(this.x,t.x,e.x),this.y=Me(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=Me(this.x,t,e),this.y=Me(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Me(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(Me(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},on=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],d=n[s+3],f=r[o+0],p=r[o+1],m=r[o+2],M=r[o+3];if(d!==M||l!==f||c!==p||h!==m){let u=l*f+c*p+h*m+d*M;u<0&&(f=-f,p=-p,m=-m,M=-M,u=-u);let g=1-a;if(u<.9995){let E=Math.acos(u),C=Math.sin(E);g=Math.sin(g*E)/C,a=Math.sin(a*E)/C,l=l*g+f*a,c=c*g+p*a,h=h*g+m*a,d=d*g+M*a}else{l=l*g+f*a,c=c*g+p*a,h=h*g+m*a,d=d*g+M*a;let E=1/Math.sqrt(l*l+c*c+h*h+d*d);l*=E,c*=E,h*=E,d*=E}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=d}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],d=r[o],f=r[o+1],p=r[o+2],m=r[o+3];return t[e]=a*m+h*d+l*p-c*f,t[e+1]=l*m+h*f+c*d-a*p,t[e+2]=c*m+h*p+a*f-l*d,t[e+3]=h*m-a*d-l*f-c*p,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),d=a(r/2),f=l(n/2),p=l(s/2),m=l(r/2);switch(o){case"XYZ":this._x=f*h*d+c*p*m,this._y=c*p*d-f*h*m,this._z=c*h*m+f*p*d,this._w=c*h*d-f*p*m;break;case"YXZ":this._x=f*h*d+c*p*m,this._y=c*p*d-f*h*m,this._z=c*h*m-f*p*d,this._w=c*h*d+f*p*m;break;case"ZXY":this._x=f*h*d-c*p*m,this._y=c*p*d+f*h*m,this._z=c*h*m+f*p*d,this._w=c*h*d-f*p*m;break;case"ZYX":this._x=f*h*d-c*p*m,this._y=c*p*d+f*h*m,this._z=c*h*m-f*p*d,this._w=c*h*d+f*p*m;break;case"YZX":this._x=f*h*d+c*p*m,this._y=c*p*d+f*h*m,this._z=c*h*m-f*p*d,this._w=c*h*d-f*p*m;break;case"XZY":this._x=f*h*d-c*p*m,this._y=c*p*d-f*h*m,this._z=c*h*m+f*p*d,this._w=c*h*d+f*p*m;break;default:se("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],d=e[10],f=n+a+d;if(f>0){let p=.5/Math.sqrt(f+1);this._w=.25/p,this._x=(h-l)*p,this._y=(r-c)*p,this._z=(o-s)*p}else if(n>a&&n>d){let p=2*Math.sqrt(1+n-a-d);this._w=(h-l)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+c)/p}else if(a>d){let p=2*Math.sqrt(1+a-n-d);this._w=(r-c)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(l+h)/p}else{let p=2*Math.sqrt(1+d-n-a);this._w=(o-s)/p,this._x=(r+c)/p,this._y=(l+h)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(Me(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},Y=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(uh.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(uh.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),d=2*(r*n-o*e);return this.x=e+l*c+o*d-a*h,this.y=n+l*h+a*c-r*d,this.z=s+l*d+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=Me(this.x,t.x,e.x),this.y=Me(this.y,t.y,e.y),this.z=Me(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=Me(this.x,t,e),this.y=Me(this.y,t,e),this.z=Me(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Me(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return fl.copy(this).projectOnVector(t),this.sub(fl)}reflect(t){return this.sub(fl.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(Me(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},fl=new Y,uh=new on,de=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],d=n[7],f=n[2],p=n[5],m=n[8],M=s[0],u=s[3],g=s[6],E=s[1],C=s[4],S=s[7],I=s[2],A=s[5],_=s[8];return r[0]=o*M+a*E+l*I,r[3]=o*u+a*C+l*A,r[6]=o*g+a*S+l*_,r[1]=c*M+h*E+d*I,r[4]=c*u+h*C+d*A,r[7]=c*g+h*S+d*_,r[2]=f*M+p*E+m*I,r[5]=f*u+p*C+m*A,r[8]=f*g+p*S+m*_,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],d=h*o-a*c,f=a*l-h*r,p=c*r-o*l,m=e*d+n*f+s*p;if(m===0)return this.set(0,0,0,0,0,0,0,0,0);let M=1/m;return t[0]=d*M,t[1]=(s*c-h*n)*M,t[2]=(a*n-s*o)*M,t[3]=f*M,t[4]=(h*e-s*l)*M,t[5]=(s*r-a*e)*M,t[6]=p*M,t[7]=(n*l-c*e)*M,t[8]=(o*e-n*r)*M,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return js("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(pl.makeScale(t,e)),this}rotate(t){return js("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(pl.makeRotation(-t)),this}translate(t,e){return js("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(pl.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},pl=new de,dh=new de().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),fh=new de().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Rf(){let i={enabled:!0,workingColorSpace:nr,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ue&&(s.r=ui(s.r),s.g=ui(s.g),s.b=ui(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ue&&(s.r=ys(s.r),s.g=ys(s.g),s.b=ys(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===xi?ir:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[nr]:{primaries:t,whitePoint:n,transfer:ir,toXYZ:dh,fromXYZ:fh,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:pn},outputColorSpaceConfig:{drawingBufferColorSpace:pn}},[pn]:{primaries:t,whitePoint:n,transfer:Ue,toXYZ:dh,fromXYZ:fh,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:pn}}}),i}var we=Rf();function ui(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function ys(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var rs,zo=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{rs===void 0&&(rs=sr("canvas")),rs.width=t.width,rs.height=t.height;let s=rs.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=rs}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=sr("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=ui(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(ui(e[n]/255)*255):e[n]=ui(e[n]);return{data:e,width:t.width,height:t.height}}else return se("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},Pf=0,ws=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Pf++}),this.uuid=Fs(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(ml(s[o].image)):r.push(ml(s[o]))}else r=ml(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function ml(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?zo.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(se("Texture: Unable to serialize Texture."),{})}var If=0,gl=new Y,yn=class i extends Hn{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=Kn,s=Kn,r=_n,o=gi,a=$n,l=Mn,c=i.DEFAULT_ANISOTROPY,h=xi){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:If++}),this.uuid=Fs(),this.name="",this.source=new ws(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new oe(0,0),this.repeat=new oe(1,1),this.center=new oe(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new de,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(gl).x}get height(){return this.source.getSize(gl).y}get depth(){return this.source.getSize(gl).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){se(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){se(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==nc)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Fo:t.x=t.x-Math.floor(t.x);break;case Kn:t.x=t.x<0?0:1;break;case Oo:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Fo:t.y=t.y-Math.floor(t.y);break;case Kn:t.y=t.y<0?0:1;break;case Oo:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};yn.DEFAULT_IMAGE=null;yn.DEFAULT_MAPPING=nc;yn.DEFAULT_ANISOTROPY=1;var Be=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],h=l[4],d=l[8],f=l[1],p=l[5],m=l[9],M=l[2],u=l[6],g=l[10];if(Math.abs(h-f)<.01&&Math.abs(d-M)<.01&&Math.abs(m-u)<.01){if(Math.abs(h+f)<.1&&Math.abs(d+M)<.1&&Math.abs(m+u)<.1&&Math.abs(c+p+g-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let C=(c+1)/2,S=(p+1)/2,I=(g+1)/2,A=(h+f)/4,_=(d+M)/4,w=(m+u)/4;return C>S&&C>I?C<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(C),s=A/n,r=_/n):S>I?S<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(S),n=A/s,r=w/s):I<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(I),n=_/r,s=w/r),this.set(n,s,r,e),this}let E=Math.sqrt((u-m)*(u-m)+(d-M)*(d-M)+(f-h)*(f-h));return Math.abs(E)<.001&&(E=1),this.x=(u-m)/E,this.y=(d-M)/E,this.z=(f-h)/E,this.w=Math.acos((c+p+g-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=Me(this.x,t.x,e.x),this.y=Me(this.y,t.y,e.y),this.z=Me(this.z,t.z,e.z),this.w=Me(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=Me(this.x,t,e),this.y=Me(this.y,t,e),this.z=Me(this.z,t,e),this.w=Me(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Me(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},ko=class extends Hn{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:_n,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Be(0,0,t,e),this.scissorTest=!1,this.viewport=new Be(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new yn({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:_n,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new ws(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Tn=class extends ko{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},rr=class extends yn{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=nn,this.minFilter=nn,this.wrapR=Kn,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Go=class extends yn{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=nn,this.minFilter=nn,this.wrapR=Kn,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var ge=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,h,d,f,p,m,M,u){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,d,f,p,m,M,u)}set(t,e,n,s,r,o,a,l,c,h,d,f,p,m,M,u){let g=this.elements;return g[0]=t,g[4]=e,g[8]=n,g[12]=s,g[1]=r,g[5]=o,g[9]=a,g[13]=l,g[2]=c,g[6]=h,g[10]=d,g[14]=f,g[3]=p,g[7]=m,g[11]=M,g[15]=u,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/os.setFromMatrixColumn(t,0).length(),r=1/os.setFromMatrixColumn(t,1).length(),o=1/os.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),d=Math.sin(r);if(t.order==="XYZ"){let f=o*h,p=o*d,m=a*h,M=a*d;e[0]=l*h,e[4]=-l*d,e[8]=c,e[1]=p+m*c,e[5]=f-M*c,e[9]=-a*l,e[2]=M-f*c,e[6]=m+p*c,e[10]=o*l}else if(t.order==="YXZ"){let f=l*h,p=l*d,m=c*h,M=c*d;e[0]=f+M*a,e[4]=m*a-p,e[8]=o*c,e[1]=o*d,e[5]=o*h,e[9]=-a,e[2]=p*a-m,e[6]=M+f*a,e[10]=o*l}else if(t.order==="ZXY"){let f=l*h,p=l*d,m=c*h,M=c*d;e[0]=f-M*a,e[4]=-o*d,e[8]=m+p*a,e[1]=p+m*a,e[5]=o*h,e[9]=M-f*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let f=o*h,p=o*d,m=a*h,M=a*d;e[0]=l*h,e[4]=m*c-p,e[8]=f*c+M,e[1]=l*d,e[5]=M*c+f,e[9]=p*c-m,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let f=o*l,p=o*c,m=a*l,M=a*c;e[0]=l*h,e[4]=M-f*d,e[8]=m*d+p,e[1]=d,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=p*d+m,e[10]=f-M*d}else if(t.order==="XZY"){let f=o*l,p=o*c,m=a*l,M=a*c;e[0]=l*h,e[4]=-d,e[8]=c*h,e[1]=f*d+M,e[5]=o*h,e[9]=p*d-m,e[2]=m*d-p,e[6]=a*h,e[10]=M*d+f}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(Lf,t,Df)}lookAt(t,e,n){let s=this.elements;return En.subVectors(t,e),En.lengthSq()===0&&(En.z=1),En.normalize(),bi.crossVectors(n,En),bi.lengthSq()===0&&(Math.abs(n.z)===1?En.x+=1e-4:En.z+=1e-4,En.normalize(),bi.crossVectors(n,En)),bi.normalize(),eo.crossVectors(En,bi),s[0]=bi.x,s[4]=eo.x,s[8]=En.x,s[1]=bi.y,s[5]=eo.y,s[9]=En.y,s[2]=bi.z,s[6]=eo.z,s[10]=En.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],d=n[5],f=n[9],p=n[13],m=n[2],M=n[6],u=n[10],g=n[14],E=n[3],C=n[7],S=n[11],I=n[15],A=s[0],_=s[4],w=s[8],R=s[12],D=s[1],O=s[5],z=s[9],Z=s[13],N=s[2],H=s[6],tt=s[10],K=s[14],ft=s[3],j=s[7],ht=s[11],mt=s[15];return r[0]=o*A+a*D+l*N+c*ft,r[4]=o*_+a*O+l*H+c*j,r[8]=o*w+a*z+l*tt+c*ht,r[12]=o*R+a*Z+l*K+c*mt,r[1]=h*A+d*D+f*N+p*ft,r[5]=h*_+d*O+f*H+p*j,r[9]=h*w+d*z+f*tt+p*ht,r[13]=h*R+d*Z+f*K+p*mt,r[2]=m*A+M*D+u*N+g*ft,r[6]=m*_+M*O+u*H+g*j,r[10]=m*w+M*z+u*tt+g*ht,r[14]=m*R+M*Z+u*K+g*mt,r[3]=E*A+C*D+S*N+I*ft,r[7]=E*_+C*O+S*H+I*j,r[11]=E*w+C*z+S*tt+I*ht,r[15]=E*R+C*Z+S*K+I*mt,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],d=t[6],f=t[10],p=t[14],m=t[3],M=t[7],u=t[11],g=t[15],E=l*p-c*f,C=a*p-c*d,S=a*f-l*d,I=o*p-c*h,A=o*f-l*h,_=o*d-a*h;return e*(M*E-u*C+g*S)-n*(m*E-u*I+g*A)+s*(m*C-M*I+g*_)-r*(m*S-M*A+u*_)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],d=t[9],f=t[10],p=t[11],m=t[12],M=t[13],u=t[14],g=t[15],E=e*a-n*o,C=e*l-s*o,S=e*c-r*o,I=n*l-s*a,A=n*c-r*a,_=s*c-r*l,w=h*M-d*m,R=h*u-f*m,D=h*g-p*m,O=d*u-f*M,z=d*g-p*M,Z=f*g-p*u,N=E*Z-C*z+S*O+I*D-A*R+_*w;if(N===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let H=1/N;return t[0]=(a*Z-l*z+c*O)*H,t[1]=(s*z-n*Z-r*O)*H,t[2]=(M*_-u*A+g*I)*H,t[3]=(f*A-d*_-p*I)*H,t[4]=(l*D-o*Z-c*R)*H,t[5]=(e*Z-s*D+r*R)*H,t[6]=(u*S-m*_-g*C)*H,t[7]=(h*_-f*S+p*C)*H,t[8]=(o*z-a*D+c*w)*H,t[9]=(n*D-e*z-r*w)*H,t[10]=(m*A-M*S+g*E)*H,t[11]=(d*S-h*A-p*E)*H,t[12]=(a*R-o*O-l*w)*H,t[13]=(e*O-n*R+s*w)*H,t[14]=(M*C-m*I-u*E)*H,t[15]=(h*I-d*C+f*E)*H,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,d=a+a,f=r*c,p=r*h,m=r*d,M=o*h,u=o*d,g=a*d,E=l*c,C=l*h,S=l*d,I=n.x,A=n.y,_=n.z;return s[0]=(1-(M+g))*I,s[1]=(p+S)*I,s[2]=(m-C)*I,s[3]=0,s[4]=(p-S)*A,s[5]=(1-(f+g))*A,s[6]=(u+E)*A,s[7]=0,s[8]=(m+C)*_,s[9]=(u-E)*_,s[10]=(1-(f+M))*_,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=os.set(s[0],s[1],s[2]).length(),a=os.set(s[4],s[5],s[6]).length(),l=os.set(s[8],s[9],s[10]).length();r<0&&(o=-o),kn.copy(this);let c=1/o,h=1/a,d=1/l;return kn.elements[0]*=c,kn.elements[1]*=c,kn.elements[2]*=c,kn.elements[4]*=h,kn.elements[5]*=h,kn.elements[6]*=h,kn.elements[8]*=d,kn.elements[9]*=d,kn.elements[10]*=d,e.setFromRotationMatrix(kn),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=In,l=!1){let c=this.elements,h=2*r/(e-t),d=2*r/(n-s),f=(e+t)/(e-t),p=(n+s)/(n-s),m,M;if(l)m=r/(o-r),M=o*r/(o-r);else if(a===In)m=-(o+r)/(o-r),M=-2*o*r/(o-r);else if(a===Ms)m=-o/(o-r),M=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=f,c[12]=0,c[1]=0,c[5]=d,c[9]=p,c[13]=0,c[2]=0,c[6]=0,c[10]=m,c[14]=M,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=In,l=!1){let c=this.elements,h=2/(e-t),d=2/(n-s),f=-(e+t)/(e-t),p=-(n+s)/(n-s),m,M;if(l)m=1/(o-r),M=o/(o-r);else if(a===In)m=-2/(o-r),M=-(o+r)/(o-r);else if(a===Ms)m=-1/(o-r),M=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=f,c[1]=0,c[5]=d,c[9]=0,c[13]=p,c[2]=0,c[6]=0,c[10]=m,c[14]=M,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},os=new Y,kn=new ge,Lf=new Y(0,0,0),Df=new Y(1,1,1),bi=new Y,eo=new Y,En=new Y,ph=new ge,mh=new on,fi=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],d=s[2],f=s[6],p=s[10];switch(e){case"XYZ":this._y=Math.asin(Me(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(f,c),this._z=0);break;case"YXZ":this._x=Math.asin(-Me(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":this._x=Math.asin(Me(f,-1,1)),Math.abs(f)<.9999999?(this._y=Math.atan2(-d,p),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-Me(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(f,p),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(Me(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-d,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-Me(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(f,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,p),this._y=0);break;default:se("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return ph.makeRotationFromQuaternion(t),this.setFromRotationMatrix(ph,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return mh.setFromEuler(this),this.setFromQuaternion(mh,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};fi.DEFAULT_ORDER="XYZ";var Es=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},Nf=0,gh=new Y,as=new on,oi=new ge,no=new Y,Xs=new Y,Uf=new Y,Ff=new on,_h=new Y(1,0,0),xh=new Y(0,1,0),yh=new Y(0,0,1),vh={type:"added"},Of={type:"removed"},ls={type:"childadded",child:null},_l={type:"childremoved",child:null},sn=class i extends Hn{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Nf++}),this.uuid=Fs(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new Y,e=new fi,n=new on,s=new Y(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new ge},normalMatrix:{value:new de}}),this.matrix=new ge,this.matrixWorld=new ge,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Es,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return as.setFromAxisAngle(t,e),this.quaternion.multiply(as),this}rotateOnWorldAxis(t,e){return as.setFromAxisAngle(t,e),this.quaternion.premultiply(as),this}rotateX(t){return this.rotateOnAxis(_h,t)}rotateY(t){return this.rotateOnAxis(xh,t)}rotateZ(t){return this.rotateOnAxis(yh,t)}translateOnAxis(t,e){return gh.copy(t).applyQuaternion(this.quaternion),this.position.add(gh.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(_h,t)}translateY(t){return this.translateOnAxis(xh,t)}translateZ(t){return this.translateOnAxis(yh,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(oi.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?no.copy(t):no.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Xs.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?oi.lookAt(Xs,no,this.up):oi.lookAt(no,Xs,this.up),this.quaternion.setFromRotationMatrix(oi),s&&(oi.extractRotation(s.matrixWorld),as.setFromRotationMatrix(oi),this.quaternion.premultiply(as.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(he("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(vh),ls.child=t,this.dispatchEvent(ls),ls.child=null):he("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(Of),_l.child=t,this.dispatchEvent(_l),_l.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),oi.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),oi.multiply(t.parent.matrixWorld)),t.applyMatrix4(oi),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(vh),ls.child=t,this.dispatchEvent(ls),ls.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Xs,t,Uf),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Xs,Ff,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let d=l[c];r(t.shapes,d)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),d=o(t.shapes),f=o(t.skeletons),p=o(t.animations),m=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),d.length>0&&(n.shapes=d),f.length>0&&(n.skeletons=f),p.length>0&&(n.animations=p),m.length>0&&(n.nodes=m)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};sn.DEFAULT_UP=new Y(0,1,0);sn.DEFAULT_MATRIX_AUTO_UPDATE=!0;sn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Ln=class extends sn{constructor(){super(),this.isGroup=!0,this.type="Group"}},Bf={type:"move"},As=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ln,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ln,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new Y,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new Y),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ln,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new Y,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new Y,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let M of t.hand.values()){let u=e.getJointPose(M,n),g=this._getHandJoint(c,M);u!==null&&(g.matrix.fromArray(u.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=u.radius),g.visible=u!==null}let h=c.joints["index-finger-tip"],d=c.joints["thumb-tip"],f=h.position.distanceTo(d.position),p=.02,m=.005;c.inputState.pinching&&f>p+m?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&f<=p-m&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Bf)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new Ln;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},Cu={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},wi={h:0,s:0,l:0},io={h:0,s:0,l:0};function xl(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var _e=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=pn){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,we.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=we.workingColorSpace){return this.r=t,this.g=e,this.b=n,we.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=we.workingColorSpace){if(t=pc(t,1),e=Me(e,0,1),n=Me(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=xl(o,r,t+1/3),this.g=xl(o,r,t),this.b=xl(o,r,t-1/3)}return we.colorSpaceToWorking(this,s),this}setStyle(t,e=pn){function n(r){r!==void 0&&parseFloat(r)<1&&se("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:se("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);se("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=pn){let n=Cu[t.toLowerCase()];return n!==void 0?this.setHex(n,e):se("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=ui(t.r),this.g=ui(t.g),this.b=ui(t.b),this}copyLinearToSRGB(t){return this.r=ys(t.r),this.g=ys(t.g),this.b=ys(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=pn){return we.workingToColorSpace(un.copy(this),t),Math.round(Me(un.r*255,0,255))*65536+Math.round(Me(un.g*255,0,255))*256+Math.round(Me(un.b*255,0,255))}getHexString(t=pn){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=we.workingColorSpace){we.workingToColorSpace(un.copy(this),e);let n=un.r,s=un.g,r=un.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let d=o-a;switch(c=h<=.5?d/(o+a):d/(2-o-a),o){case n:l=(s-r)/d+(s<r?6:0);break;case s:l=(r-n)/d+2;break;case r:l=(n-s)/d+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=we.workingColorSpace){return we.workingToColorSpace(un.copy(this),e),t.r=un.r,t.g=un.g,t.b=un.b,t}getStyle(t=pn){we.workingToColorSpace(un.copy(this),t);let e=un.r,n=un.g,s=un.b;return t!==pn?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(wi),this.setHSL(wi.h+t,wi.s+e,wi.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(wi),t.getHSL(io);let n=tr(wi.h,io.h,e),s=tr(wi.s,io.s,e),r=tr(wi.l,io.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},un=new _e;_e.NAMES=Cu;var or=class extends sn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new fi,this.environmentIntensity=1,this.environmentRotation=new fi,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},Gn=new Y,ai=new Y,yl=new Y,li=new Y,cs=new Y,hs=new Y,Mh=new Y,vl=new Y,Ml=new Y,Sl=new Y,bl=new Be,wl=new Be,El=new Be,Ci=class i{constructor(t=new Y,e=new Y,n=new Y){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Gn.subVectors(t,e),s.cross(Gn);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Gn.subVectors(s,e),ai.subVectors(n,e),yl.subVectors(t,e);let o=Gn.dot(Gn),a=Gn.dot(ai),l=Gn.dot(yl),c=ai.dot(ai),h=ai.dot(yl),d=o*c-a*a;if(d===0)return r.set(0,0,0),null;let f=1/d,p=(c*l-a*h)*f,m=(o*h-a*l)*f;return r.set(1-p-m,m,p)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,li)===null?!1:li.x>=0&&li.y>=0&&li.x+li.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,li)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,li.x),l.addScaledVector(o,li.y),l.addScaledVector(a,li.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return bl.setScalar(0),wl.setScalar(0),El.setScalar(0),bl.fromBufferAttribute(t,e),wl.fromBufferAttribute(t,n),El.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(bl,r.x),o.addScaledVector(wl,r.y),o.addScaledVector(El,r.z),o}static isFrontFacing(t,e,n,s){return Gn.subVectors(n,e),ai.subVectors(t,e),Gn.cross(ai).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Gn.subVectors(this.c,this.b),ai.subVectors(this.a,this.b),Gn.cross(ai).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;cs.subVectors(s,n),hs.subVectors(r,n),vl.subVectors(t,n);let l=cs.dot(vl),c=hs.dot(vl);if(l<=0&&c<=0)return e.copy(n);Ml.subVectors(t,s);let h=cs.dot(Ml),d=hs.dot(Ml);if(h>=0&&d<=h)return e.copy(s);let f=l*d-h*c;if(f<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(n).addScaledVector(cs,o);Sl.subVectors(t,r);let p=cs.dot(Sl),m=hs.dot(Sl);if(m>=0&&p<=m)return e.copy(r);let M=p*c-l*m;if(M<=0&&c>=0&&m<=0)return a=c/(c-m),e.copy(n).addScaledVector(hs,a);let u=h*m-p*d;if(u<=0&&d-h>=0&&p-m>=0)return Mh.subVectors(r,s),a=(d-h)/(d-h+(p-m)),e.copy(s).addScaledVector(Mh,a);let g=1/(u+M+f);return o=M*g,a=f*g,e.copy(n).addScaledVector(cs,o).addScaledVector(hs,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Dn=class{constructor(t=new Y(1/0,1/0,1/0),e=new Y(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Vn.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Vn.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=Vn.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Vn):Vn.fromBufferAttribute(r,o),Vn.applyMatrix4(t.matrixWorld),this.expandByPoint(Vn);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),so.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),so.copy(n.boundingBox)),so.applyMatrix4(t.matrixWorld),this.union(so)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Vn),Vn.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter($s),ro.subVectors(this.max,$s),us.subVectors(t.a,$s),ds.subVectors(t.b,$s),fs.subVectors(t.c,$s),Ei.subVectors(ds,us),Ai.subVectors(fs,ds),Wi.subVectors(us,fs);let e=[0,-Ei.z,Ei.y,0,-Ai.z,Ai.y,0,-Wi.z,Wi.y,Ei.z,0,-Ei.x,Ai.z,0,-Ai.x,Wi.z,0,-Wi.x,-Ei.y,Ei.x,0,-Ai.y,Ai.x,0,-Wi.y,Wi.x,0];return!Al(e,us,ds,fs,ro)||(e=[1,0,0,0,1,0,0,0,1],!Al(e,us,ds,fs,ro))?!1:(oo.crossVectors(Ei,Ai),e=[oo.x,oo.y,oo.z],Al(e,us,ds,fs,ro))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Vn).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Vn).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(ci[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),ci[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),ci[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),ci[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),ci[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),ci[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),ci[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),ci[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(ci),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},ci=[new Y,new Y,new Y,new Y,new Y,new Y,new Y,new Y],Vn=new Y,so=new Dn,us=new Y,ds=new Y,fs=new Y,Ei=new Y,Ai=new Y,Wi=new Y,$s=new Y,ro=new Y,oo=new Y,Xi=new Y;function Al(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Xi.fromArray(i,r);let a=s.x*Math.abs(Xi.x)+s.y*Math.abs(Xi.y)+s.z*Math.abs(Xi.z),l=t.dot(Xi),c=e.dot(Xi),h=n.dot(Xi);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var We=new Y,ao=new oe,zf=0,He=class extends Hn{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:zf++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=Mu,this.updateRanges=[],this.gpuType=Nn,this.version=0,this._normalizationScale=t!==void 0?gc(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)ao.fromBufferAttribute(this,e),ao.applyMatrix3(t),this.setXY(e,ao.x,ao.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)We.fromBufferAttribute(this,e),We.applyMatrix3(t),this.setXYZ(e,We.x,We.y,We.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)We.fromBufferAttribute(this,e),We.applyMatrix4(t),this.setXYZ(e,We.x,We.y,We.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)We.fromBufferAttribute(this,e),We.applyNormalMatrix(t),this.setXYZ(e,We.x,We.y,We.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)We.fromBufferAttribute(this,e),We.transformDirection(t),this.setXYZ(e,We.x,We.y,We.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Au(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Tu(t,this.array)}};var ar=class extends He{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var lr=class extends He{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var Xe=class extends He{constructor(t,e,n){super(new Float32Array(t),e,n)}},kf=new Dn,qs=new Y,Tl=new Y,jn=class{constructor(t=new Y,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):kf.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;qs.subVectors(t,this.center);let e=qs.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(qs,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Tl.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(qs.copy(t.center).add(Tl)),this.expandByPoint(qs.copy(t.center).sub(Tl))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},Gf=0,Pn=new ge,Cl=new sn,ps=new Y,An=new Dn,Ys=new Dn,en=new Y,Ye=class i extends Hn{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Gf++}),this.uuid=Fs(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(df(t)?lr:ar)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new de().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Pn.makeRotationFromQuaternion(t),this.applyMatrix4(Pn),this}rotateX(t){return Pn.makeRotationX(t),this.applyMatrix4(Pn),this}rotateY(t){return Pn.makeRotationY(t),this.applyMatrix4(Pn),this}rotateZ(t){return Pn.makeRotationZ(t),this.applyMatrix4(Pn),this}translate(t,e,n){return Pn.makeTranslation(t,e,n),this.applyMatrix4(Pn),this}scale(t,e,n){return Pn.makeScale(t,e,n),this.applyMatrix4(Pn),this}lookAt(t){return Cl.lookAt(t),Cl.updateMatrix(),this.applyMatrix4(Cl.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(ps).negate(),this.translate(ps.x,ps.y,ps.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Xe(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&se("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Dn);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){he("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new Y(-1/0,-1/0,-1/0),new Y(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];An.setFromBufferAttribute(r),this.morphTargetsRelative?(en.addVectors(this.boundingBox.min,An.min),this.boundingBox.expandByPoint(en),en.addVectors(this.boundingBox.max,An.max),this.boundingBox.expandByPoint(en)):(this.boundingBox.expandByPoint(An.min),this.boundingBox.expandByPoint(An.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&he('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new jn);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){he("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new Y,1/0);return}if(t){let n=this.boundingSphere.center;if(An.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];Ys.setFromBufferAttribute(a),this.morphTargetsRelative?(en.addVectors(An.min,Ys.min),An.expandByPoint(en),en.addVectors(An.max,Ys.max),An.expandByPoint(en)):(An.expandByPoint(Ys.min),An.expandByPoint(Ys.max))}An.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)en.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(en));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)en.fromBufferAttribute(a,c),l&&(ps.fromBufferAttribute(t,c),en.add(ps)),s=Math.max(s,n.distanceToSquared(en))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&he('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){he("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new He(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let R=0;R<n.count;R++)a[R]=new Y,l[R]=new Y;let h=new Y,d=new Y,f=new Y,p=new oe,m=new oe,M=new oe,u=new Y,g=new Y;function E(R,D,O){c[R]=c[D]=c[O]=1,h.fromBufferAttribute(n,R),d.fromBufferAttribute(n,D),f.fromBufferAttribute(n,O),p.fromBufferAttribute(r,R),m.fromBufferAttribute(r,D),M.fromBufferAttribute(r,O),d.sub(h),f.sub(h),m.sub(p),M.sub(p);let z=1/(m.x*M.y-M.x*m.y);isFinite(z)&&(u.copy(d).multiplyScalar(M.y).addScaledVector(f,-m.y).multiplyScalar(z),g.copy(f).multiplyScalar(m.x).addScaledVector(d,-M.x).multiplyScalar(z),a[R].add(u),a[D].add(u),a[O].add(u),l[R].add(g),l[D].add(g),l[O].add(g))}let C=this.groups;C.length===0&&(C=[{start:0,count:t.count}]);for(let R=0,D=C.length;R<D;++R){let O=C[R],z=O.start,Z=O.count;for(let N=z,H=z+Z;N<H;N+=3)E(t.getX(N+0),t.getX(N+1),t.getX(N+2))}let S=new Y,I=new Y,A=new Y,_=new Y;function w(R){A.fromBufferAttribute(s,R),_.copy(A);let D=a[R];S.copy(D),S.sub(A.multiplyScalar(A.dot(D))).normalize(),I.crossVectors(_,D);let z=I.dot(l[R])<0?-1:1;o.setXYZW(R,S.x,S.y,S.z,z)}for(let R=0,D=n.count;R<D;++R)c[R]&&w(R);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new He(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let f=0,p=n.count;f<p;f++)n.setXYZ(f,0,0,0);let s=new Y,r=new Y,o=new Y,a=new Y,l=new Y,c=new Y,h=new Y,d=new Y;if(t)for(let f=0,p=t.count;f<p;f+=3){let m=t.getX(f+0),M=t.getX(f+1),u=t.getX(f+2);s.fromBufferAttribute(e,m),r.fromBufferAttribute(e,M),o.fromBufferAttribute(e,u),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),a.fromBufferAttribute(n,m),l.fromBufferAttribute(n,M),c.fromBufferAttribute(n,u),a.add(h),l.add(h),c.add(h),n.setXYZ(m,a.x,a.y,a.z),n.setXYZ(M,l.x,l.y,l.z),n.setXYZ(u,c.x,c.y,c.z)}else for(let f=0,p=e.count;f<p;f+=3)s.fromBufferAttribute(e,f+0),r.fromBufferAttribute(e,f+1),o.fromBufferAttribute(e,f+2),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),n.setXYZ(f+0,h.x,h.y,h.z),n.setXYZ(f+1,h.x,h.y,h.z),n.setXYZ(f+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)en.fromBufferAttribute(t,e),en.normalize(),t.setXYZ(e,en.x,en.y,en.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,d=a.normalized,f=new c.constructor(l.length*h),p=0,m=0;for(let M=0,u=l.length;M<u;M++){a.isInterleavedBufferAttribute?p=l[M]*a.data.stride+a.offset:p=l[M]*h;for(let g=0;g<h;g++)f[m++]=c[p++]}return new He(f,h,d)}if(this.index===null)return se("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,d=c.length;h<d;h++){let f=c[h],p=t(f,n);l.push(p)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let d=0,f=c.length;d<f;d++){let p=c[d];h.push(p.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(e))}let r=t.morphAttributes;for(let c in r){let h=[],d=r[c];for(let f=0,p=d.length;f<p;f++)h.push(d[f].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let d=o[c];this.addGroup(d.start,d.count,d.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Rl=new Y,Vf=new Y,Hf=new de,mn=class{constructor(t=new Y(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=Rl.subVectors(n,e).cross(Vf.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(Rl),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||Hf.getNormalMatrix(t),s=this.coplanarPoint(Rl).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},Wf=0,Qn=class extends Hn{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Wf++}),this.uuid=Fs(),this.name="",this.type="Material",this.blending=Ds,this.side=Fi,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=ql,this.blendDst=Yl,this.blendEquation=ji,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new _e(0,0,0),this.blendAlpha=0,this.depthFunc=vs,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=mu,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Co,this.stencilZFail=Co,this.stencilZPass=Co,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){se(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){se(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new _e().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new mn().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new oe().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new oe().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var hi=new Y,Pl=new Y,lo=new Y,co=new Y,pi=class{constructor(t=new Y,e=new Y(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,hi)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=hi.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(hi.copy(this.origin).addScaledVector(this.direction,e),hi.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){Pl.copy(t).add(e).multiplyScalar(.5),lo.copy(e).sub(t).normalize(),co.copy(this.origin).sub(Pl);let r=t.distanceTo(e)*.5,o=-this.direction.dot(lo),a=co.dot(this.direction),l=-co.dot(lo),c=co.lengthSq(),h=Math.abs(1-o*o),d,f,p,m;if(h>0)if(d=o*l-a,f=o*a-l,m=r*h,d>=0)if(f>=-m)if(f<=m){let M=1/h;d*=M,f*=M,p=d*(d+o*f+2*a)+f*(o*d+f+2*l)+c}else f=r,d=Math.max(0,-(o*f+a)),p=-d*d+f*(f+2*l)+c;else f=-r,d=Math.max(0,-(o*f+a)),p=-d*d+f*(f+2*l)+c;else f<=-m?(d=Math.max(0,-(-o*r+a)),f=d>0?-r:Math.min(Math.max(-r,-l),r),p=-d*d+f*(f+2*l)+c):f<=m?(d=0,f=Math.min(Math.max(-r,-l),r),p=f*(f+2*l)+c):(d=Math.max(0,-(o*r+a)),f=d>0?r:Math.min(Math.max(-r,-l),r),p=-d*d+f*(f+2*l)+c);else f=o>0?-r:r,d=Math.max(0,-(o*f+a)),p=-d*d+f*(f+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(Pl).addScaledVector(lo,f),p}intersectSphere(t,e){if(t.radius<0)return null;hi.subVectors(t.center,this.origin);let n=hi.dot(this.direction),s=hi.dot(hi)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,d=1/this.direction.z,f=this.origin;return c>=0?(n=(t.min.x-f.x)*c,s=(t.max.x-f.x)*c):(n=(t.max.x-f.x)*c,s=(t.min.x-f.x)*c),h>=0?(r=(t.min.y-f.y)*h,o=(t.max.y-f.y)*h):(r=(t.max.y-f.y)*h,o=(t.min.y-f.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),d>=0?(a=(t.min.z-f.z)*d,l=(t.max.z-f.z)*d):(a=(t.max.z-f.z)*d,l=(t.min.z-f.z)*d),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,hi)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,d=t.x-o.x,f=t.y-o.y,p=t.z-o.z,m=e.x-o.x,M=e.y-o.y,u=e.z-o.z,g=n.x-o.x,E=n.y-o.y,C=n.z-o.z,S=Math.abs(l),I=Math.abs(c),A=Math.abs(h),_,w,R,D,O,z,Z,N,H,tt,K,ft;if(S>=I&&S>=A?(R=l,z=d,H=m,ft=g,l>=0?(_=c,w=h,D=f,O=p,Z=M,N=u,tt=E,K=C):(_=h,w=c,D=p,O=f,Z=u,N=M,tt=C,K=E)):I>=A?(R=c,z=f,H=M,ft=E,c>=0?(_=h,w=l,D=p,O=d,Z=u,N=m,tt=C,K=g):(_=l,w=h,D=d,O=p,Z=m,N=u,tt=g,K=C)):(R=h,z=p,H=u,ft=C,h>=0?(_=l,w=c,D=d,O=f,Z=m,N=M,tt=g,K=E):(_=c,w=l,D=f,O=d,Z=M,N=m,tt=E,K=g)),R===0)return null;let j=_/R,ht=w/R,mt=1/R,Et=D-j*z,Qt=O-ht*z,ot=Z-j*H,At=N-ht*H,zt=tt-j*ft,Yt=K-ht*ft,Nt=zt*At-Yt*ot,Gt=Et*Yt-Qt*zt,fe=ot*Qt-At*Et;if(s){if(Nt<0||Gt<0||fe<0)return null}else if((Nt<0||Gt<0||fe<0)&&(Nt>0||Gt>0||fe>0))return null;let Bt=Nt+Gt+fe;if(Bt===0)return null;let Ht=mt*(Nt*z+Gt*H+fe*ft);return(Bt>0?Ht<0:Ht>0)?null:this.at(Ht/Bt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Vo=class extends Qn{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new _e(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new fi,this.combine=aa,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},Sh=new ge,$i=new pi,ho=new jn,bh=new Y,uo=new Y,fo=new Y,po=new Y,Il=new Y,mo=new Y,wh=new Y,go=new Y,$e=class extends sn{constructor(t=new Ye,e=new Vo){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){mo.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],d=r[l];h!==0&&(Il.fromBufferAttribute(d,t),o?mo.addScaledVector(Il,h):mo.addScaledVector(Il.sub(e),h))}e.add(mo)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),ho.copy(n.boundingSphere),ho.applyMatrix4(r),$i.copy(t.ray).recast(t.near),!(ho.containsPoint($i.origin)===!1&&($i.intersectSphere(ho,bh)===null||$i.origin.distanceToSquared(bh)>(t.far-t.near)**2))&&(Sh.copy(r).invert(),$i.copy(t.ray).applyMatrix4(Sh),!(n.boundingBox!==null&&$i.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,$i)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,d=r.attributes.normal,f=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let m=0,M=f.length;m<M;m++){let u=f[m],g=o[u.materialIndex],E=Math.max(u.start,p.start),C=Math.min(a.count,Math.min(u.start+u.count,p.start+p.count));for(let S=E,I=C;S<I;S+=3){let A=a.getX(S),_=a.getX(S+1),w=a.getX(S+2);s=_o(this,g,t,n,c,h,d,A,_,w),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=u.materialIndex,e.push(s))}}else{let m=Math.max(0,p.start),M=Math.min(a.count,p.start+p.count);for(let u=m,g=M;u<g;u+=3){let E=a.getX(u),C=a.getX(u+1),S=a.getX(u+2);s=_o(this,o,t,n,c,h,d,E,C,S),s&&(s.faceIndex=Math.floor(u/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let m=0,M=f.length;m<M;m++){let u=f[m],g=o[u.materialIndex],E=Math.max(u.start,p.start),C=Math.min(l.count,Math.min(u.start+u.count,p.start+p.count));for(let S=E,I=C;S<I;S+=3){let A=S,_=S+1,w=S+2;s=_o(this,g,t,n,c,h,d,A,_,w),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=u.materialIndex,e.push(s))}}else{let m=Math.max(0,p.start),M=Math.min(l.count,p.start+p.count);for(let u=m,g=M;u<g;u+=3){let E=u,C=u+1,S=u+2;s=_o(this,o,t,n,c,h,d,E,C,S),s&&(s.faceIndex=Math.floor(u/3),e.push(s))}}}};function Xf(i,t,e,n,s,r,o,a){let l;if(t.side===xn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===Fi,a),l===null)return null;go.copy(a),go.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(go);return c<e.near||c>e.far?null:{distance:c,point:go.clone(),object:i}}function _o(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,uo),i.getVertexPosition(l,fo),i.getVertexPosition(c,po);let h=Xf(i,t,e,n,uo,fo,po,wh);if(h){let d=new Y;Ci.getBarycoord(wh,uo,fo,po,d),s&&(h.uv=Ci.getInterpolatedAttribute(s,a,l,c,d,new oe)),r&&(h.uv1=Ci.getInterpolatedAttribute(r,a,l,c,d,new oe)),o&&(h.normal=Ci.getInterpolatedAttribute(o,a,l,c,d,new Y),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let f={a,b:l,c,normal:new Y,materialIndex:0};Ci.getNormal(uo,fo,po,f.normal),h.face=f,h.barycoord=d}return h}var cr=class extends yn{constructor(t=null,e=1,n=1,s,r,o,a,l,c=nn,h=nn,d,f){super(null,o,a,l,c,h,s,r,d,f),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Yi=class extends He{constructor(t,e,n,s=1){super(t,e,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){let t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}},ms=new ge,Eh=new ge,xo=[],Ah=new Dn,$f=new ge,Zs=new $e,Js=new jn,hr=class extends $e{constructor(t,e,n){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new Yi(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,$f)}computeBoundingBox(){let t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new Dn),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,ms),Ah.copy(t.boundingBox).applyMatrix4(ms),this.boundingBox.union(Ah)}computeBoundingSphere(){let t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new jn),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,ms),Js.copy(t.boundingSphere).applyMatrix4(ms),this.boundingSphere.union(Js)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),this.morphTexture=t.morphTexture!==null?t.morphTexture.clone():null,this.instanceColor=t.instanceColor!==null?t.instanceColor.clone():null,this.count=t.count,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){let n=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=t*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(t,e){let n=this.matrixWorld,s=this.count;if(Zs.geometry=this.geometry,Zs.material=this.material,Zs.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Js.copy(this.boundingSphere),Js.applyMatrix4(n),t.ray.intersectsSphere(Js)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,ms),Eh.multiplyMatrices(n,ms),Zs.matrixWorld=Eh,Zs.raycast(t,xo);for(let o=0,a=xo.length;o<a;o++){let l=xo[o];l.instanceId=r,l.object=this,e.push(l)}xo.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new Yi(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){let n=e.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new cr(new Float32Array(s*this.count),s,this.count,pa,Nn));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*t;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},qi=new jn,qf=new oe(.5,.5),yo=new Y,Ri=class{constructor(t=new mn,e=new mn,n=new mn,s=new mn,r=new mn,o=new mn){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=In,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],d=r[5],f=r[6],p=r[7],m=r[8],M=r[9],u=r[10],g=r[11],E=r[12],C=r[13],S=r[14],I=r[15];if(s[0].setComponents(c-o,p-h,g-m,I-E).normalize(),s[1].setComponents(c+o,p+h,g+m,I+E).normalize(),s[2].setComponents(c+a,p+d,g+M,I+C).normalize(),s[3].setComponents(c-a,p-d,g-M,I-C).normalize(),n)s[4].setComponents(l,f,u,S).normalize(),s[5].setComponents(c-l,p-f,g-u,I-S).normalize();else if(s[4].setComponents(c-l,p-f,g-u,I-S).normalize(),e===In)s[5].setComponents(c+l,p+f,g+u,I+S).normalize();else if(e===Ms)s[5].setComponents(l,f,u,S).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),qi.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),qi.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(qi)}intersectsSprite(t){qi.center.set(0,0,0);let e=qf.distanceTo(t.center);return qi.radius=.7071067811865476+e,qi.applyMatrix4(t.matrixWorld),this.intersectsSphere(qi)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(yo.x=s.normal.x>0?t.max.x:t.min.x,yo.y=s.normal.y>0?t.max.y:t.min.y,yo.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(yo)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Th=new ge,Ho=class i{constructor(){this.coordinateSystem=In,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];Th.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Ri),n[s].setFromProjectionMatrix(Th,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new Ri),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var ti=class extends Qn{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new _e(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},Wo=new Y,Xo=new Y,Ch=new ge,Ks=new pi,vo=new jn,Ll=new Y,Rh=new Y,Zi=class extends sn{constructor(t=new Ye,e=new ti){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)Wo.fromBufferAttribute(e,s-1),Xo.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=Wo.distanceTo(Xo);t.setAttribute("lineDistance",new Xe(n,1))}else se("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),vo.copy(n.boundingSphere),vo.applyMatrix4(s),vo.radius+=r,t.ray.intersectsSphere(vo)===!1)return;Ch.copy(s).invert(),Ks.copy(t.ray).applyMatrix4(Ch);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,f=n.attributes.position;if(h!==null){let p=Math.max(0,o.start),m=Math.min(h.count,o.start+o.count);for(let M=p,u=m-1;M<u;M+=c){let g=h.getX(M),E=h.getX(M+1),C=Mo(this,t,Ks,l,g,E,M);C&&e.push(C)}if(this.isLineLoop){let M=h.getX(m-1),u=h.getX(p),g=Mo(this,t,Ks,l,M,u,m-1);g&&e.push(g)}}else{let p=Math.max(0,o.start),m=Math.min(f.count,o.start+o.count);for(let M=p,u=m-1;M<u;M+=c){let g=Mo(this,t,Ks,l,M,M+1,M);g&&e.push(g)}if(this.isLineLoop){let M=Mo(this,t,Ks,l,m-1,p,m-1);M&&e.push(M)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Mo(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(Wo.fromBufferAttribute(a,s),Xo.fromBufferAttribute(a,r),e.distanceSqToSegment(Wo,Xo,Ll,Rh)>n)return;Ll.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(Ll);if(!(c<t.near||c>t.far))return{distance:c,point:Rh.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var Ph=new Y,Ih=new Y,Ji=class extends Zi{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)Ph.fromBufferAttribute(e,s),Ih.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+Ph.distanceTo(Ih);t.setAttribute("lineDistance",new Xe(n,1))}else se("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Ts=class extends Qn{constructor(t){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new _e(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.alphaMap=t.alphaMap,this.size=t.size,this.sizeAttenuation=t.sizeAttenuation,this.fog=t.fog,this}},Lh=new ge,Bl=new pi,So=new jn,bo=new Y,ur=class extends sn{constructor(t=new Ye,e=new Ts){super(),this.isPoints=!0,this.type="Points",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Points.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),So.copy(n.boundingSphere),So.applyMatrix4(s),So.radius+=r,t.ray.intersectsSphere(So)===!1)return;Lh.copy(s).invert(),Bl.copy(t.ray).applyMatrix4(Lh);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=n.index,d=n.attributes.position;if(c!==null){let f=Math.max(0,o.start),p=Math.min(c.count,o.start+o.count);for(let m=f,M=p;m<M;m++){let u=c.getX(m);bo.fromBufferAttribute(d,u),Dh(bo,u,l,s,t,e,this)}}else{let f=Math.max(0,o.start),p=Math.min(d.count,o.start+o.count);for(let m=f,M=p;m<M;m++)bo.fromBufferAttribute(d,m),Dh(bo,m,l,s,t,e,this)}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Dh(i,t,e,n,s,r,o){let a=Bl.distanceSqToPoint(i);if(a<e){let l=new Y;Bl.closestPointToPoint(i,l),l.applyMatrix4(n);let c=s.ray.origin.distanceTo(l);if(c<s.near||c>s.far)return;r.push({distance:c,distanceToRay:Math.sqrt(a),point:l,index:t,face:null,faceIndex:null,barycoord:null,object:o})}}var dr=class extends yn{constructor(t=[],e=Qi,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var mi=class extends yn{constructor(t,e,n=Wn,s,r,o,a=nn,l=nn,c,h=di,d=1){if(h!==di&&h!==_i)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let f={width:t,height:e,depth:d};super(f,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new ws(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},fr=class extends mi{constructor(t,e=Wn,n=Qi,s,r,o=nn,a=nn,l,c=di){let h={width:t,height:t,depth:1},d=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},pr=class extends yn{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},Pi=class i extends Ye{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],d=[],f=0,p=0;m("z","y","x",-1,-1,n,e,t,o,r,0),m("z","y","x",1,-1,n,e,-t,o,r,1),m("x","z","y",1,1,t,n,e,s,o,2),m("x","z","y",1,-1,t,n,-e,s,o,3),m("x","y","z",1,-1,t,e,n,s,r,4),m("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new Xe(c,3)),this.setAttribute("normal",new Xe(h,3)),this.setAttribute("uv",new Xe(d,2));function m(M,u,g,E,C,S,I,A,_,w,R){let D=S/_,O=I/w,z=S/2,Z=I/2,N=A/2,H=_+1,tt=w+1,K=0,ft=0,j=new Y;for(let ht=0;ht<tt;ht++){let mt=ht*O-Z;for(let Et=0;Et<H;Et++){let Qt=Et*D-z;j[M]=Qt*E,j[u]=mt*C,j[g]=N,c.push(j.x,j.y,j.z),j[M]=0,j[u]=0,j[g]=A>0?1:-1,h.push(j.x,j.y,j.z),d.push(Et/_),d.push(1-ht/w),K+=1}}for(let ht=0;ht<w;ht++)for(let mt=0;mt<_;mt++){let Et=f+mt+H*ht,Qt=f+mt+H*(ht+1),ot=f+(mt+1)+H*(ht+1),At=f+(mt+1)+H*ht;l.push(Et,Qt,At),l.push(Qt,ot,At),ft+=6}a.addGroup(p,ft,R),p+=ft,f+=K}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}};var Cs=class i extends Ye{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],d=[],f=[],p=[],m=0,M=[],u=n/2,g=0;E(),o===!1&&(t>0&&C(!0),e>0&&C(!1)),this.setIndex(h),this.setAttribute("position",new Xe(d,3)),this.setAttribute("normal",new Xe(f,3)),this.setAttribute("uv",new Xe(p,2));function E(){let S=new Y,I=new Y,A=0,_=(e-t)/n;for(let w=0;w<=r;w++){let R=[],D=w/r,O=D*(e-t)+t;for(let z=0;z<=s;z++){let Z=z/s,N=Z*l+a,H=Math.sin(N),tt=Math.cos(N);I.x=O*H,I.y=-D*n+u,I.z=O*tt,d.push(I.x,I.y,I.z),S.set(H,_,tt).normalize(),f.push(S.x,S.y,S.z),p.push(Z,1-D),R.push(m++)}M.push(R)}for(let w=0;w<s;w++)for(let R=0;R<r;R++){let D=M[R][w],O=M[R+1][w],z=M[R+1][w+1],Z=M[R][w+1];(t>0||R!==0)&&(h.push(D,O,Z),A+=3),(e>0||R!==r-1)&&(h.push(O,z,Z),A+=3)}c.addGroup(g,A,0),g+=A}function C(S){let I=m,A=new oe,_=new Y,w=0,R=S===!0?t:e,D=S===!0?1:-1;for(let z=1;z<=s;z++)d.push(0,u*D,0),f.push(0,D,0),p.push(.5,.5),m++;let O=m;for(let z=0;z<=s;z++){let N=z/s*l+a,H=Math.cos(N),tt=Math.sin(N);_.x=R*tt,_.y=u*D,_.z=R*H,d.push(_.x,_.y,_.z),f.push(0,D,0),A.x=H*.5+.5,A.y=tt*.5*D+.5,p.push(A.x,A.y),m++}for(let z=0;z<s;z++){let Z=I+z,N=O+z;S===!0?h.push(N,N+1,Z):h.push(N+1,N,Z),w+=3}c.addGroup(g,w,S===!0?1:2),g+=w}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}};var mr=class i extends Ye{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,d=t/a,f=e/l,p=[],m=[],M=[],u=[];for(let g=0;g<h;g++){let E=g*f-o;for(let C=0;C<c;C++){let S=C*d-r;m.push(S,-E,0),M.push(0,0,1),u.push(C/a),u.push(1-g/l)}}for(let g=0;g<l;g++)for(let E=0;E<a;E++){let C=E+c*g,S=E+c*(g+1),I=E+1+c*(g+1),A=E+1+c*g;p.push(C,S,A),p.push(S,I,A)}this.setIndex(p),this.setAttribute("position",new Xe(m,3)),this.setAttribute("normal",new Xe(M,3)),this.setAttribute("uv",new Xe(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var gr=class i extends Ye{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],d=new Y,f=new Y,p=[],m=[],M=[],u=[];for(let g=0;g<=n;g++){let E=[],C=g/n,S=o+C*a,I=t*Math.cos(S),A=Math.sqrt(t*t-I*I),_=0;g===0&&o===0?_=.5/e:g===n&&l===Math.PI&&(_=-.5/e);for(let w=0;w<=e;w++){let R=w/e,D=s+R*r;d.x=-A*Math.cos(D),d.y=I,d.z=A*Math.sin(D),m.push(d.x,d.y,d.z),f.copy(d).normalize(),M.push(f.x,f.y,f.z),u.push(R+_,1-C),E.push(c++)}h.push(E)}for(let g=0;g<n;g++)for(let E=0;E<e;E++){let C=h[g][E+1],S=h[g][E],I=h[g+1][E],A=h[g+1][E+1];(g!==0||o>0)&&p.push(C,S,A),(g!==n-1||l<Math.PI)&&p.push(S,I,A)}this.setIndex(p),this.setAttribute("position",new Xe(m,3)),this.setAttribute("normal",new Xe(M,3)),this.setAttribute("uv",new Xe(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};function es(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(Nh(s))s.isRenderTargetTexture?(se("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(Nh(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function dn(i){let t={};for(let e=0;e<i.length;e++){let n=es(i[e]);for(let s in n)t[s]=n[s]}return t}function Nh(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function Yf(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function xc(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:we.workingColorSpace}var Ru={clone:es,merge:dn},Zf=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Jf=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ei=class extends Qn{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Zf,this.fragmentShader=Jf,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=es(t.uniforms),this.uniformsGroups=Yf(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new _e().setHex(s.value);break;case"v2":this.uniforms[n].value=new oe().fromArray(s.value);break;case"v3":this.uniforms[n].value=new Y().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Be().fromArray(s.value);break;case"m3":this.uniforms[n].value=new de().fromArray(s.value);break;case"m4":this.uniforms[n].value=new ge().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},$o=class extends ei{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Cn=class extends Qn{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new _e(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new _e(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Ya,this.normalScale=new oe(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new fi,this.combine=aa,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},qo=class extends Qn{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=fu,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Yo=class extends Qn{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function gs(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function wo(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Ii=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Zo=class extends Ii{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Ul,endingEnd:Ul}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Fl:r=t,a=2*e-n;break;case Ol:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Fl:o=t,l=2*n-e;break;case Ol:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,d=this._offsetNext,f=this._weightPrev,p=this._weightNext,m=(n-e)/(s-e),M=m*m,u=M*m,g=-f*u+2*f*M-f*m,E=(1+f)*u+(-1.5-2*f)*M+(-.5+f)*m+1,C=(-1-p)*u+(1.5+p)*M+.5*m,S=p*u-p*M;for(let I=0;I!==a;++I)r[I]=g*o[h+I]+E*o[c+I]+C*o[l+I]+S*o[d+I];return r}},Jo=class extends Ii{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(n-e)/(s-e),d=1-h;for(let f=0;f!==a;++f)r[f]=o[c+f]*d+o[l+f]*h;return r}},Ko=class extends Ii{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},jo=class extends Ii{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,d=this.outTangents;if(!h||!d){let m=(n-e)/(s-e),M=1-m;for(let u=0;u!==a;++u)r[u]=o[c+u]*M+o[l+u]*m;return r}let f=a*2,p=t-1;for(let m=0;m!==a;++m){let M=o[c+m],u=o[l+m],g=p*f+m*2,E=d[g],C=d[g+1],S=t*f+m*2,I=h[S],A=h[S+1],_=jf(n,e,E,I,s);r[m]=Pu(_,M,C,A,u)}return r}};function Pu(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function Kf(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function jf(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=Pu(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=Kf(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Rn=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=gs(e,this.TimeBufferType),this.values=gs(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:gs(t.times,Array),values:gs(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),wo(t.settings)&&(n.settings={inTangents:gs(t.settings.inTangents,Array),outTangents:gs(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new Ko(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Jo(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new Zo(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new jo(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case er:e=this.InterpolantFactoryMethodDiscrete;break;case Bo:e=this.InterpolantFactoryMethodLinear;break;case To:e=this.InterpolantFactoryMethodSmooth;break;case Nl:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return se("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return er;case this.InterpolantFactoryMethodLinear:return Bo;case this.InterpolantFactoryMethodSmooth:return To;case this.InterpolantFactoryMethodBezier:return Nl}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;wo(this.settings)&&(Uh(this.settings.inTangents,t),Uh(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;wo(this.settings)&&(Fh(this.settings.inTangents,t),Fh(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(he("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(he("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){he("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){he("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&ff(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){he("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===To,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(s)l=!0;else{let d=a*n,f=d-n,p=d+n;for(let m=0;m!==n;++m){let M=e[d+m];if(M!==e[f+m]||M!==e[p+m]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let d=a*n,f=o*n;for(let p=0;p!==n;++p)e[f+p]=e[d+p]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,wo(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Uh(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function Fh(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}Rn.prototype.ValueTypeName="";Rn.prototype.TimeBufferType=Float32Array;Rn.prototype.ValueBufferType=Float32Array;Rn.prototype.DefaultInterpolation=Bo;var Li=class extends Rn{constructor(t,e,n){super(t,e,n)}};Li.prototype.ValueTypeName="bool";Li.prototype.ValueBufferType=Array;Li.prototype.DefaultInterpolation=er;Li.prototype.InterpolantFactoryMethodLinear=void 0;Li.prototype.InterpolantFactoryMethodSmooth=void 0;var Qo=class extends Rn{constructor(t,e,n,s){super(t,e,n,s)}};Qo.prototype.ValueTypeName="color";var ta=class extends Rn{constructor(t,e,n,s){super(t,e,n,s)}};ta.prototype.ValueTypeName="number";var ea=class extends Ii{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let h=c+a;c!==h;c+=4)on.slerpFlat(r,0,o,c-a,o,c,l);return r}},_r=class extends Rn{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new ea(this.times,this.values,this.getValueSize(),t)}};_r.prototype.ValueTypeName="quaternion";_r.prototype.InterpolantFactoryMethodSmooth=void 0;var Di=class extends Rn{constructor(t,e,n){super(t,e,n)}};Di.prototype.ValueTypeName="string";Di.prototype.ValueBufferType=Array;Di.prototype.DefaultInterpolation=er;Di.prototype.InterpolantFactoryMethodLinear=void 0;Di.prototype.InterpolantFactoryMethodSmooth=void 0;var na=class extends Rn{constructor(t,e,n,s){super(t,e,n,s)}};na.prototype.ValueTypeName="vector";var ia=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,d){return c.push(h,d),this},this.removeHandler=function(h){let d=c.indexOf(h);return d!==-1&&c.splice(d,2),this},this.getHandler=function(h){for(let d=0,f=c.length;d<f;d+=2){let p=c[d],m=c[d+1];if(p.global&&(p.lastIndex=0),p.test(h))return m}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Iu=new ia,sa=class{constructor(t){this.manager=t!==void 0?t:Iu,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};sa.DEFAULT_MATERIAL_NAME="__DEFAULT";var Rs=class extends sn{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new _e(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},xr=class extends Rs{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(sn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new _e(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},Dl=new ge,Oh=new Y,Bh=new Y,ra=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new oe(512,512),this.mapType=Mn,this.map=null,this.mapPass=null,this.matrix=new ge,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Ri,this._frameExtents=new oe(1,1),this._viewportCount=1,this._viewports=[new Be(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;Oh.setFromMatrixPosition(t.matrixWorld),e.position.copy(Oh),Bh.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(Bh),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){Dl.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(Dl,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===Ms||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(Dl)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},Eo=new Y,Ao=new on,Jn=new Y,yr=class extends sn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new ge,this.projectionMatrix=new ge,this.projectionMatrixInverse=new ge,this.coordinateSystem=In,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(Eo,Ao,Jn),Jn.x===1&&Jn.y===1&&Jn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Eo,Ao,Jn.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(Eo,Ao,Jn),Jn.x===1&&Jn.y===1&&Jn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Eo,Ao,Jn.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ti=new Y,zh=new oe,kh=new oe,gn=class extends yr{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=bs*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(Qs*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return bs*2*Math.atan(Math.tan(Qs*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Ti.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Ti.x,Ti.y).multiplyScalar(-t/Ti.z),Ti.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Ti.x,Ti.y).multiplyScalar(-t/Ti.z)}getViewSize(t,e){return this.getViewBounds(t,zh,kh),e.subVectors(kh,zh)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(Qs*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var vr=class extends yr{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},zl=class extends ra{constructor(){super(new vr(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Mr=class extends Rs{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(sn.DEFAULT_UP),this.updateMatrix(),this.target=new sn,this.shadow=new zl}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}},Sr=class extends Rs{constructor(t,e){super(t,e),this.isAmbientLight=!0,this.type="AmbientLight"}};var _s=-90,xs=1,Ps=class extends sn{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new gn(_s,xs,t,e);s.layers=this.layers,this.add(s);let r=new gn(_s,xs,t,e);r.layers=this.layers,this.add(r);let o=new gn(_s,xs,t,e);o.layers=this.layers,this.add(o);let a=new gn(_s,xs,t,e);a.layers=this.layers,this.add(a);let l=new gn(_s,xs,t,e);l.layers=this.layers,this.add(l);let c=new gn(_s,xs,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===In)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===Ms)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,d=t.getRenderTarget(),f=t.getActiveCubeFace(),p=t.getActiveMipmapLevel(),m=t.xr.enabled;t.xr.enabled=!1;let M=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let u=!1;t.isWebGLRenderer===!0?u=t.state.buffers.depth.getReversed():u=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=M,t.setRenderTarget(n,5,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(d,f,p),t.xr.enabled=m,n.texture.needsPMREMUpdate=!0}},oa=class extends gn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var yc="\\[\\]\\.:\\/",Qf=new RegExp("["+yc+"]","g"),vc="[^"+yc+"]",tp="[^"+yc.replace("\\.","")+"]",ep=/((?:WC+[\/:])*)/.source.replace("WC",vc),np=/(WCOD+)?/.source.replace("WCOD",tp),ip=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",vc),sp=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",vc),rp=new RegExp("^"+ep+np+ip+sp+"$"),op=["material","materials","bones","map"],kl=class{constructor(t,e,n){let s=n||ze.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},ze=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(Qf,"")}static parseTrackName(t){let e=rp.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);op.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){se("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){he("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){he("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){he("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){he("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){he("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){he("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){he("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;he("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){he("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){he("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};ze.Composite=kl;ze.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};ze.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};ze.prototype.GetterByBindingType=[ze.prototype._getValue_direct,ze.prototype._getValue_array,ze.prototype._getValue_arrayElement,ze.prototype._getValue_toArray];ze.prototype.SetterByBindingTypeAndVersioning=[[ze.prototype._setValue_direct,ze.prototype._setValue_direct_setNeedsUpdate,ze.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[ze.prototype._setValue_array,ze.prototype._setValue_array_setNeedsUpdate,ze.prototype._setValue_array_setMatrixWorldNeedsUpdate],[ze.prototype._setValue_arrayElement,ze.prototype._setValue_arrayElement_setNeedsUpdate,ze.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[ze.prototype._setValue_fromArray,ze.prototype._setValue_fromArray_setNeedsUpdate,ze.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var dy=new Float32Array(1);var Gh=new ge,br=class{constructor(t,e,n=0,s=1/0){this.ray=new pi(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new Es,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):he("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return Gh.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Gh),this}intersectObject(t,e=!0,n=[]){return Gl(t,this,n,e),n.sort(Vh),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)Gl(t[s],this,n,e);return n.sort(Vh),n}};function Vh(i,t){return i.distance-t.distance}function Gl(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Gl(r[o],t,e,!0)}}var Is=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=Me(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(Me(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Vl=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var wr=class extends Hn{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function Mc(i,t,e,n){let s=ap(n);switch(e){case ac:return i*t;case pa:return i*t/s.components*s.byteLength;case ma:return i*t/s.components*s.byteLength;case Oi:return i*t*2/s.components*s.byteLength;case ga:return i*t*2/s.components*s.byteLength;case lc:return i*t*3/s.components*s.byteLength;case $n:return i*t*4/s.components*s.byteLength;case _a:return i*t*4/s.components*s.byteLength;case Tr:case Cr:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Rr:case Pr:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case ya:case Ma:return Math.max(i,16)*Math.max(t,8)/4;case xa:case va:return Math.max(i,8)*Math.max(t,8)/2;case Sa:case ba:case Ea:case Aa:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case wa:case Ir:case Ta:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Ca:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Ra:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case Pa:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Ia:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case La:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case Da:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case Na:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case Ua:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Fa:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Oa:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Ba:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case za:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case ka:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Ga:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case Va:case Ha:case Wa:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Xa:case $a:return Math.ceil(i/4)*Math.ceil(t/4)*8;case Lr:case qa:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function ap(i){switch(i){case Mn:case ic:return{byteLength:1,components:1};case Us:case sc:case Xn:return{byteLength:2,components:1};case da:case fa:return{byteLength:2,components:4};case Wn:case ua:case Nn:return{byteLength:4,components:1};case rc:case oc:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?se("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Qu(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function cp(i){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,d=c.byteLength,f=i.createBuffer();i.bindBuffer(l,f),i.bufferData(l,c,h),a.onUploadCallback();let p;if(c instanceof Float32Array)p=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)p=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?p=i.HALF_FLOAT:p=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)p=i.SHORT;else if(c instanceof Uint32Array)p=i.UNSIGNED_INT;else if(c instanceof Int32Array)p=i.INT;else if(c instanceof Int8Array)p=i.BYTE;else if(c instanceof Uint8Array)p=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)p=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:f,type:p,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:d}}function n(a,l,c){let h=l.array,d=l.updateRanges;if(i.bindBuffer(c,a),d.length===0)i.bufferSubData(c,0,h);else{d.sort((p,m)=>p.start-m.start);let f=0;for(let p=1;p<d.length;p++){let m=d[f],M=d[p];M.start<=m.start+m.count+1?m.count=Math.max(m.count,M.start+M.count-m.start):(++f,d[f]=M)}d.length=f+1;for(let p=0,m=d.length;p<m;p++){let M=d[p];i.bufferSubData(c,M.start*h.BYTES_PER_ELEMENT,h,M.start,M.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var hp=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,up=`#ifdef USE_ALPHAHASH
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
#endif`,dp=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,fp=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,pp=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,mp=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,gp=`#ifdef USE_AOMAP
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
#endif`,_p=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,xp=`#ifdef USE_BATCHING
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
#endif`,yp=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,vp=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Mp=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Sp=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,bp=`#ifdef USE_IRIDESCENCE
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
#endif`,wp=`#ifdef USE_BUMPMAP
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
#endif`,Ep=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,Ap=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Tp=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Cp=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Rp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Pp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Ip=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Lp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Dp=`#define PI 3.141592653589793
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
} // validated`,Np=`vec3 transformedNormal = objectNormal;
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
#endif`,Up=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Fp=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Op=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Bp=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,zp="gl_FragColor = linearToOutputTexel( gl_FragColor );",kp=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Gp=`#ifdef USE_ENVMAP
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
#endif`,Vp=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,Hp=`#ifdef USE_ENVMAP
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
#endif`,Wp=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Xp=`#ifdef USE_ENVMAP
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
#endif`,$p=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,qp=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Yp=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Zp=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Jp=`#ifdef USE_GRADIENTMAP
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
}`,Kp=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,jp=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Qp=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,tm=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,em=`#ifdef USE_ENVMAP
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
#endif`,nm=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,im=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,sm=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,rm=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,om=`PhysicalMaterial material;
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
#endif`,am=`uniform sampler2D dfgLUT;
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
}`,lm=`
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
#endif`,cm=`#if defined( RE_IndirectDiffuse )
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
#endif`,hm=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,um=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,dm=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,fm=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,pm=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,mm=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,gm=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,_m=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,xm=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,ym=`#if defined( USE_POINTS_UV )
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
#endif`,vm=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Mm=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Sm=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,bm=`#if defined( USE_MORPHCOLORS )
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
#endif`,wm=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Em=`#ifdef USE_MORPHTARGETS
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
#endif`,Am=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Tm=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Cm=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,Rm=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Pm=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Im=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Lm=`#ifdef USE_NORMALMAP
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
#endif`,Dm=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Nm=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Um=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Fm=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Om=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Bm=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,zm=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,km=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Gm=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Vm=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Hm=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Wm=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Xm=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,$m=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,qm=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,Ym=`float getShadowMask() {
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
}`,Zm=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Jm=`#ifdef USE_SKINNING
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
#endif`,Km=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,jm=`#ifdef USE_SKINNING
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
#endif`,Qm=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,tg=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,eg=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,ng=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,ig=`#ifdef USE_TRANSMISSION
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
#endif`,sg=`#ifdef USE_TRANSMISSION
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
#endif`,rg=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,og=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,ag=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,lg=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,cg=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,hg=`uniform sampler2D t2D;
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
}`,ug=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,dg=`uniform float backgroundBlurriness;
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
}`,fg=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,pg=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,mg=`#include <common>
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
}`,gg=`#if DEPTH_PACKING == 3200
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
}`,_g=`#define DISTANCE
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
}`,xg=`#define DISTANCE
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
}`,yg=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,vg=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Mg=`uniform float scale;
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
}`,Sg=`uniform vec3 diffuse;
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
}`,bg=`#include <common>
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
}`,wg=`uniform vec3 diffuse;
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
}`,Eg=`#define LAMBERT
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
}`,Ag=`#define LAMBERT
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
}`,Tg=`#define MATCAP
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
}`,Cg=`#define MATCAP
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
}`,Rg=`#define NORMAL
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
}`,Pg=`#define NORMAL
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
}`,Ig=`#define PHONG
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
}`,Lg=`#define PHONG
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
}`,Dg=`#define STANDARD
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
}`,Ng=`#define STANDARD
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
}`,Ug=`#define TOON
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
}`,Fg=`#define TOON
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
}`,Og=`uniform float size;
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
}`,Bg=`uniform vec3 diffuse;
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
}`,zg=`#include <common>
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
}`,kg=`uniform vec3 color;
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
}`,Gg=`uniform float rotation;
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
}`,Vg=`uniform vec3 diffuse;
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
}`,xe={alphahash_fragment:hp,alphahash_pars_fragment:up,alphamap_fragment:dp,alphamap_pars_fragment:fp,alphatest_fragment:pp,alphatest_pars_fragment:mp,aomap_fragment:gp,aomap_pars_fragment:_p,batching_pars_vertex:xp,batching_vertex:yp,begin_vertex:vp,beginnormal_vertex:Mp,bsdfs:Sp,iridescence_fragment:bp,bumpmap_pars_fragment:wp,clipping_planes_fragment:Ep,clipping_planes_pars_fragment:Ap,clipping_planes_pars_vertex:Tp,clipping_planes_vertex:Cp,color_fragment:Rp,color_pars_fragment:Pp,color_pars_vertex:Ip,color_vertex:Lp,common:Dp,defaultnormal_vertex:Np,displacementmap_pars_vertex:Up,displacementmap_vertex:Fp,emissivemap_fragment:Op,emissivemap_pars_fragment:Bp,colorspace_fragment:zp,colorspace_pars_fragment:kp,envmap_fragment:Gp,envmap_common_pars_fragment:Vp,envmap_pars_fragment:Hp,envmap_pars_vertex:Wp,envmap_physical_pars_fragment:em,envmap_vertex:Xp,fog_vertex:$p,fog_pars_vertex:qp,fog_fragment:Yp,fog_pars_fragment:Zp,gradientmap_pars_fragment:Jp,lightmap_pars_fragment:Kp,lights_lambert_fragment:jp,lights_lambert_pars_fragment:Qp,lights_pars_begin:tm,lights_toon_fragment:nm,lights_toon_pars_fragment:im,lights_phong_fragment:sm,lights_phong_pars_fragment:rm,lights_physical_fragment:om,lights_physical_pars_fragment:am,lights_fragment_begin:lm,lights_fragment_maps:cm,lights_fragment_end:hm,lightprobes_pars_fragment:um,logdepthbuf_fragment:dm,logdepthbuf_pars_fragment:fm,logdepthbuf_pars_vertex:pm,logdepthbuf_vertex:mm,map_fragment:gm,map_pars_fragment:_m,map_particle_fragment:xm,map_particle_pars_fragment:ym,metalnessmap_fragment:vm,metalnessmap_pars_fragment:Mm,morphinstance_vertex:Sm,morphcolor_vertex:bm,morphnormal_vertex:wm,morphtarget_pars_vertex:Em,morphtarget_vertex:Am,normal_fragment_begin:Tm,normal_fragment_maps:Cm,normal_pars_fragment:Rm,normal_pars_vertex:Pm,normal_vertex:Im,normalmap_pars_fragment:Lm,clearcoat_normal_fragment_begin:Dm,clearcoat_normal_fragment_maps:Nm,clearcoat_pars_fragment:Um,iridescence_pars_fragment:Fm,opaque_fragment:Om,packing:Bm,premultiplied_alpha_fragment:zm,project_vertex:km,dithering_fragment:Gm,dithering_pars_fragment:Vm,roughnessmap_fragment:Hm,roughnessmap_pars_fragment:Wm,shadowmap_pars_fragment:Xm,shadowmap_pars_vertex:$m,shadowmap_vertex:qm,shadowmask_pars_fragment:Ym,skinbase_vertex:Zm,skinning_pars_vertex:Jm,skinning_vertex:Km,skinnormal_vertex:jm,specularmap_fragment:Qm,specularmap_pars_fragment:tg,tonemapping_fragment:eg,tonemapping_pars_fragment:ng,transmission_fragment:ig,transmission_pars_fragment:sg,uv_pars_fragment:rg,uv_pars_vertex:og,uv_vertex:ag,worldpos_vertex:lg,background_vert:cg,background_frag:hg,backgroundCube_vert:ug,backgroundCube_frag:dg,cube_vert:fg,cube_frag:pg,depth_vert:mg,depth_frag:gg,distance_vert:_g,distance_frag:xg,equirect_vert:yg,equirect_frag:vg,linedashed_vert:Mg,linedashed_frag:Sg,meshbasic_vert:bg,meshbasic_frag:wg,meshlambert_vert:Eg,meshlambert_frag:Ag,meshmatcap_vert:Tg,meshmatcap_frag:Cg,meshnormal_vert:Rg,meshnormal_frag:Pg,meshphong_vert:Ig,meshphong_frag:Lg,meshphysical_vert:Dg,meshphysical_frag:Ng,meshtoon_vert:Ug,meshtoon_frag:Fg,points_vert:Og,points_frag:Bg,shadow_vert:zg,shadow_frag:kg,sprite_vert:Gg,sprite_frag:Vg},Vt={common:{diffuse:{value:new _e(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new de},alphaMap:{value:null},alphaMapTransform:{value:new de},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new de}},envmap:{envMap:{value:null},envMapRotation:{value:new de},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new de}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new de}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new de},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new de},normalScale:{value:new oe(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new de},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new de}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new de}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new de}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new _e(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new _e(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new de},alphaTest:{value:0},uvTransform:{value:new de}},sprite:{diffuse:{value:new _e(16777215)},opacity:{value:1},center:{value:new oe(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new de},alphaMap:{value:null},alphaMapTransform:{value:new de},alphaTest:{value:0}}},si={basic:{uniforms:dn([Vt.common,Vt.specularmap,Vt.envmap,Vt.aomap,Vt.lightmap,Vt.fog]),vertexShader:xe.meshbasic_vert,fragmentShader:xe.meshbasic_frag},lambert:{uniforms:dn([Vt.common,Vt.specularmap,Vt.envmap,Vt.aomap,Vt.lightmap,Vt.emissivemap,Vt.bumpmap,Vt.normalmap,Vt.displacementmap,Vt.fog,Vt.lights,{emissive:{value:new _e(0)},envMapIntensity:{value:1}}]),vertexShader:xe.meshlambert_vert,fragmentShader:xe.meshlambert_frag},phong:{uniforms:dn([Vt.common,Vt.specularmap,Vt.envmap,Vt.aomap,Vt.lightmap,Vt.emissivemap,Vt.bumpmap,Vt.normalmap,Vt.displacementmap,Vt.fog,Vt.lights,{emissive:{value:new _e(0)},specular:{value:new _e(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:xe.meshphong_vert,fragmentShader:xe.meshphong_frag},standard:{uniforms:dn([Vt.common,Vt.envmap,Vt.aomap,Vt.lightmap,Vt.emissivemap,Vt.bumpmap,Vt.normalmap,Vt.displacementmap,Vt.roughnessmap,Vt.metalnessmap,Vt.fog,Vt.lights,{emissive:{value:new _e(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:xe.meshphysical_vert,fragmentShader:xe.meshphysical_frag},toon:{uniforms:dn([Vt.common,Vt.aomap,Vt.lightmap,Vt.emissivemap,Vt.bumpmap,Vt.normalmap,Vt.displacementmap,Vt.gradientmap,Vt.fog,Vt.lights,{emissive:{value:new _e(0)}}]),vertexShader:xe.meshtoon_vert,fragmentShader:xe.meshtoon_frag},matcap:{uniforms:dn([Vt.common,Vt.bumpmap,Vt.normalmap,Vt.displacementmap,Vt.fog,{matcap:{value:null}}]),vertexShader:xe.meshmatcap_vert,fragmentShader:xe.meshmatcap_frag},points:{uniforms:dn([Vt.points,Vt.fog]),vertexShader:xe.points_vert,fragmentShader:xe.points_frag},dashed:{uniforms:dn([Vt.common,Vt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:xe.linedashed_vert,fragmentShader:xe.linedashed_frag},depth:{uniforms:dn([Vt.common,Vt.displacementmap]),vertexShader:xe.depth_vert,fragmentShader:xe.depth_frag},normal:{uniforms:dn([Vt.common,Vt.bumpmap,Vt.normalmap,Vt.displacementmap,{opacity:{value:1}}]),vertexShader:xe.meshnormal_vert,fragmentShader:xe.meshnormal_frag},sprite:{uniforms:dn([Vt.sprite,Vt.fog]),vertexShader:xe.sprite_vert,fragmentShader:xe.sprite_frag},background:{uniforms:{uvTransform:{value:new de},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:xe.background_vert,fragmentShader:xe.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new de}},vertexShader:xe.backgroundCube_vert,fragmentShader:xe.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:xe.cube_vert,fragmentShader:xe.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:xe.equirect_vert,fragmentShader:xe.equirect_frag},distance:{uniforms:dn([Vt.common,Vt.displacementmap,{referencePosition:{value:new Y},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:xe.distance_vert,fragmentShader:xe.distance_frag},shadow:{uniforms:dn([Vt.lights,Vt.fog,{color:{value:new _e(0)},opacity:{value:1}}]),vertexShader:xe.shadow_vert,fragmentShader:xe.shadow_frag}};si.physical={uniforms:dn([si.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new de},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new de},clearcoatNormalScale:{value:new oe(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new de},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new de},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new de},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new de},sheen:{value:0},sheenColor:{value:new _e(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new de},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new de},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new de},transmissionSamplerSize:{value:new oe},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new de},attenuationDistance:{value:0},attenuationColor:{value:new _e(0)},specularColor:{value:new _e(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new de},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new de},anisotropyVector:{value:new oe},anisotropyMap:{value:null},anisotropyMapTransform:{value:new de}}]),vertexShader:xe.meshphysical_vert,fragmentShader:xe.meshphysical_frag};var Za={r:0,b:0,g:0},Hg=new ge,td=new de;td.set(-1,0,0,0,1,0,0,0,1);function Wg(i,t,e,n,s,r){let o=new _e(0),a=s===!0?0:1,l,c,h=null,d=0,f=null;function p(E){let C=E.isScene===!0?E.background:null;if(C&&C.isTexture){let S=E.backgroundBlurriness>0;C=t.get(C,S)}return C}function m(E){let C=!1,S=p(E);S===null?u(o,a):S&&S.isColor&&(u(S,1),C=!0);let I=i.xr.getEnvironmentBlendMode();I==="additive"?e.buffers.color.setClear(0,0,0,1,r):I==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||C)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function M(E,C){let S=p(C);S&&S.isCubeTexture?(c===void 0&&(c=new $e(new Pi(1,1,1),new ei({name:"BackgroundCubeMaterial",uniforms:es(si.backgroundCube.uniforms),vertexShader:si.backgroundCube.vertexShader,fragmentShader:si.backgroundCube.fragmentShader,side:xn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(I,A,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=S,c.material.uniforms.backgroundBlurriness.value=C.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=C.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(Hg.makeRotationFromEuler(C.backgroundRotation)).transpose(),S.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(td),c.material.toneMapped=we.getTransfer(S.colorSpace)!==Ue,(h!==S||d!==S.version||f!==i.toneMapping)&&(c.material.needsUpdate=!0,h=S,d=S.version,f=i.toneMapping),c.layers.enableAll(),E.unshift(c,c.geometry,c.material,0,0,null)):S&&S.isTexture&&(l===void 0&&(l=new $e(new mr(2,2),new ei({name:"BackgroundMaterial",uniforms:es(si.background.uniforms),vertexShader:si.background.vertexShader,fragmentShader:si.background.fragmentShader,side:Fi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=S,l.material.uniforms.backgroundIntensity.value=C.backgroundIntensity,l.material.toneMapped=we.getTransfer(S.colorSpace)!==Ue,S.matrixAutoUpdate===!0&&S.updateMatrix(),l.material.uniforms.uvTransform.value.copy(S.matrix),(h!==S||d!==S.version||f!==i.toneMapping)&&(l.material.needsUpdate=!0,h=S,d=S.version,f=i.toneMapping),l.layers.enableAll(),E.unshift(l,l.geometry,l.material,0,0,null))}function u(E,C){E.getRGB(Za,xc(i)),e.buffers.color.setClear(Za.r,Za.g,Za.b,C,r)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(E,C=1){o.set(E),a=C,u(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(E){a=E,u(o,a)},render:m,addToRenderList:M,dispose:g}}function Xg(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=f(null),r=s,o=!1;function a(O,z,Z,N,H){let tt=!1,K=d(O,N,Z,z);r!==K&&(r=K,c(r.object)),tt=p(O,N,Z,H),tt&&m(O,N,Z,H),H!==null&&t.update(H,i.ELEMENT_ARRAY_BUFFER),(tt||o)&&(o=!1,S(O,z,Z,N),H!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(H).buffer))}function l(){return i.createVertexArray()}function c(O){return i.bindVertexArray(O)}function h(O){return i.deleteVertexArray(O)}function d(O,z,Z,N){let H=N.wireframe===!0,tt=n[z.id];tt===void 0&&(tt={},n[z.id]=tt);let K=O.isInstancedMesh===!0?O.id:0,ft=tt[K];ft===void 0&&(ft={},tt[K]=ft);let j=ft[Z.id];j===void 0&&(j={},ft[Z.id]=j);let ht=j[H];return ht===void 0&&(ht=f(l()),j[H]=ht),ht}function f(O){let z=[],Z=[],N=[];for(let H=0;H<e;H++)z[H]=0,Z[H]=0,N[H]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:Z,attributeDivisors:N,object:O,attributes:{},index:null}}function p(O,z,Z,N){let H=r.attributes,tt=z.attributes,K=0,ft=Z.getAttributes();for(let j in ft)if(ft[j].location>=0){let mt=H[j],Et=tt[j];if(Et===void 0&&(j==="instanceMatrix"&&O.instanceMatrix&&(Et=O.instanceMatrix),j==="instanceColor"&&O.instanceColor&&(Et=O.instanceColor)),mt===void 0||mt.attribute!==Et||Et&&mt.data!==Et.data)return!0;K++}return r.attributesNum!==K||r.index!==N}function m(O,z,Z,N){let H={},tt=z.attributes,K=0,ft=Z.getAttributes();for(let j in ft)if(ft[j].location>=0){let mt=tt[j];mt===void 0&&(j==="instanceMatrix"&&O.instanceMatrix&&(mt=O.instanceMatrix),j==="instanceColor"&&O.instanceColor&&(mt=O.instanceColor));let Et={};Et.attribute=mt,mt&&mt.data&&(Et.data=mt.data),H[j]=Et,K++}r.attributes=H,r.attributesNum=K,r.index=N}function M(){let O=r.newAttributes;for(let z=0,Z=O.length;z<Z;z++)O[z]=0}function u(O){g(O,0)}function g(O,z){let Z=r.newAttributes,N=r.enabledAttributes,H=r.attributeDivisors;Z[O]=1,N[O]===0&&(i.enableVertexAttribArray(O),N[O]=1),H[O]!==z&&(i.vertexAttribDivisor(O,z),H[O]=z)}function E(){let O=r.newAttributes,z=r.enabledAttributes;for(let Z=0,N=z.length;Z<N;Z++)z[Z]!==O[Z]&&(i.disableVertexAttribArray(Z),z[Z]=0)}function C(O,z,Z,N,H,tt,K){K===!0?i.vertexAttribIPointer(O,z,Z,H,tt):i.vertexAttribPointer(O,z,Z,N,H,tt)}function S(O,z,Z,N){M();let H=N.attributes,tt=Z.getAttributes(),K=z.defaultAttributeValues;for(let ft in tt){let j=tt[ft];if(j.location>=0){let ht=H[ft];if(ht===void 0&&(ft==="instanceMatrix"&&O.instanceMatrix&&(ht=O.instanceMatrix),ft==="instanceColor"&&O.instanceColor&&(ht=O.instanceColor)),ht!==void 0){let mt=ht.normalized,Et=ht.itemSize,Qt=t.get(ht);if(Qt===void 0)continue;let ot=Qt.buffer,At=Qt.type,zt=Qt.bytesPerElement,Yt=At===i.INT||At===i.UNSIGNED_INT||ht.gpuType===ua;if(ht.isInterleavedBufferAttribute){let Nt=ht.data,Gt=Nt.isInterleavedBuffer===!0?Nt.stride:Nt.itemSize,fe=ht.offset;if(Nt.isInstancedInterleavedBuffer||Nt.isInstancedBufferAttribute){for(let Bt=0;Bt<j.locationSize;Bt++)g(j.location+Bt,Nt.meshPerAttribute);O.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Nt.meshPerAttribute*Nt.count)}else for(let Bt=0;Bt<j.locationSize;Bt++)u(j.location+Bt);i.bindBuffer(i.ARRAY_BUFFER,ot);for(let Bt=0;Bt<j.locationSize;Bt++)C(j.location+Bt,Et/j.locationSize,At,mt,Gt*zt,(fe+Et/j.locationSize*Bt)*zt,Yt)}else{if(ht.isInstancedBufferAttribute){for(let Nt=0;Nt<j.locationSize;Nt++)g(j.location+Nt,ht.meshPerAttribute);O.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=ht.meshPerAttribute*ht.count)}else for(let Nt=0;Nt<j.locationSize;Nt++)u(j.location+Nt);i.bindBuffer(i.ARRAY_BUFFER,ot);for(let Nt=0;Nt<j.locationSize;Nt++)C(j.location+Nt,Et/j.locationSize,At,mt,Et*zt,Et/j.locationSize*Nt*zt,Yt)}}else if(K!==void 0){let mt=K[ft];if(mt!==void 0)switch(mt.length){case 2:i.vertexAttrib2fv(j.location,mt);break;case 3:i.vertexAttrib3fv(j.location,mt);break;case 4:i.vertexAttrib4fv(j.location,mt);break;default:i.vertexAttrib1fv(j.location,mt)}}}}E()}function I(){R();for(let O in n){let z=n[O];for(let Z in z){let N=z[Z];for(let H in N){let tt=N[H];for(let K in tt)h(tt[K].object),delete tt[K];delete N[H]}}delete n[O]}}function A(O){if(n[O.id]===void 0)return;let z=n[O.id];for(let Z in z){let N=z[Z];for(let H in N){let tt=N[H];for(let K in tt)h(tt[K].object),delete tt[K];delete N[H]}}delete n[O.id]}function _(O){for(let z in n){let Z=n[z];for(let N in Z){let H=Z[N];if(H[O.id]===void 0)continue;let tt=H[O.id];for(let K in tt)h(tt[K].object),delete tt[K];delete H[O.id]}}}function w(O){for(let z in n){let Z=n[z],N=O.isInstancedMesh===!0?O.id:0,H=Z[N];if(H!==void 0){for(let tt in H){let K=H[tt];for(let ft in K)h(K[ft].object),delete K[ft];delete H[tt]}delete Z[N],Object.keys(Z).length===0&&delete n[z]}}}function R(){D(),o=!0,r!==s&&(r=s,c(r.object))}function D(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:R,resetDefaultState:D,dispose:I,releaseStatesOfGeometry:A,releaseStatesOfObject:w,releaseStatesOfProgram:_,initAttributes:M,enableAttribute:u,disableUnusedAttributes:E}}function $g(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let f=0;for(let p=0;p<h;p++)f+=c[p];e.update(f,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function qg(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let _=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(_){return!(_!==$n&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let w=_===Xn&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(_!==Mn&&_!==Nn&&!w&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&(se("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let d=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),f=e.logarithmicDepthBuffer===!0&&d===!1;e.reversedDepthBuffer===!0&&d===!1&&se("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&d===!0&&se("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let p=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),m=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),M=i.getParameter(i.MAX_TEXTURE_SIZE),u=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),g=i.getParameter(i.MAX_VERTEX_ATTRIBS),E=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),C=i.getParameter(i.MAX_VARYING_VECTORS),S=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),I=i.getParameter(i.MAX_SAMPLES),A=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:f,reversedDepthBuffer:d,maxTextures:p,maxVertexTextures:m,maxTextureSize:M,maxCubemapSize:u,maxAttributes:g,maxVertexUniforms:E,maxVaryings:C,maxFragmentUniforms:S,maxSamples:I,samples:A}}function Yg(i){let t=this,e=null,n=0,s=!1,r=!1,o=new mn,a=new de,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,f){let p=d.length!==0||f||n!==0||s;return s=f,n=d.length,p},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,f){e=h(d,f,0)},this.setState=function(d,f,p){let m=d.clippingPlanes,M=d.clipIntersection,u=d.clipShadows,g=i.get(d);if(!s||m===null||m.length===0||r&&!u)r?h(null):c();else{let E=r?0:n,C=E*4,S=g.clippingState||null;l.value=S,S=h(m,f,C,p);for(let I=0;I!==C;++I)S[I]=e[I];g.clippingState=S,this.numIntersection=M?this.numPlanes:0,this.numPlanes+=E}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(d,f,p,m){let M=d!==null?d.length:0,u=null;if(M!==0){if(u=l.value,m!==!0||u===null){let g=p+M*4,E=f.matrixWorldInverse;a.getNormalMatrix(E),(u===null||u.length<g)&&(u=new Float32Array(g));for(let C=0,S=p;C!==M;++C,S+=4)o.copy(d[C]).applyMatrix4(E,a),o.normal.toArray(u,S),u[S+3]=o.constant}l.value=u,l.needsUpdate=!0}return t.numPlanes=M,t.numIntersection=0,u}}var Ur=class extends Tn{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new dr(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new Pi(5,5,5),r=new ei({name:"CubemapFromEquirect",uniforms:es(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:xn,blending:Ki});r.uniforms.tEquirect.value=e;let o=new $e(s,r),a=e.minFilter;return e.minFilter===gi&&(e.minFilter=_n),new Ps(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},Lu=256,Zg=3,Jg=20,ed=256,nd=16,Kg=3,jg=new Y,Qg=new _e,Ka=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Ps(1,10,null),this._boxMesh=new $e(new Pi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=jg}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let d=l.autoClear,f=l.autoClearColor,p=l.autoClearDepth,m=l.autoClearStencil,M=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,M===null&&(t.background=l.getClearColor(Qg));let u=new Ps(n,s,h);return u.position.copy(a),u.update(l,t),l.autoClear=d,l.autoClearColor=f,l.autoClearDepth=p,l.autoClearStencil=m,t.background=M,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Uu(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Nu(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Lu,mc(t))}_fromTexture(t,e){t.mapping===Qi||t.mapping===Ns?this._setSize(t.image.length===0?Lu:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=Du(t,!1,!1),n=Math.log2(t)-Zg;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Du(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Qi||t.mapping===Ns?(this._cubemapMaterial===null&&(this._cubemapMaterial=Uu()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Nu()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=t0(),this._integrationMaterial=e0());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/nd);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-Kg)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(ed*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=n0());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function Du(i,t,e){return new Ur(i,{minFilter:gi,generateMipmaps:t,type:Xn,colorSpace:nr,depthBuffer:e})}function Fr(i,t,e){return new ei({name:i,uniforms:t,vertexShader:xe.cube_vert,fragmentShader:e,side:xn,blending:Ki,depthTest:!1,depthWrite:!1})}function t0(){return Fr("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${ed}u

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
	`)}function e0(){return Fr("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:nd}},`

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
	`)}function n0(){return Fr("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${Jg}
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
	`)}function Nu(){return Fr("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Uu(){return Fr("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function i0(i){let t=new WeakMap,e=new WeakMap,n=null;function s(f,p=!1){return f==null?null:p?o(f):r(f)}function r(f){if(f&&f.isTexture){let p=f.mapping;if(p===la||p===ca)if(t.has(f)){let m=t.get(f).texture;return a(m,f.mapping)}else{let m=f.image;if(m&&m.height>0){let M=new Ur(m.height);return M.fromEquirectangularTexture(i,f),t.set(f,M),f.addEventListener("dispose",c),a(M.texture,f.mapping)}else return null}}return f}function o(f){if(f&&f.isTexture&&f.isPMREMTexture!==!0){let p=f.mapping,m=p===la||p===ca,M=p===Qi||p===Ns;if(m||M){let u=e.get(f),g=u!==void 0?u.texture.pmremVersion:0;if(f.isRenderTargetTexture&&f.pmremVersion!==g)return n===null&&(n=new Ka(i)),u=m?n.fromEquirectangular(f,u):n.fromCubemap(f,u),u.texture.pmremVersion=f.pmremVersion,e.set(f,u),u.texture;if(u!==void 0)return u.texture;{let E=f.image;return m&&E&&E.height>0||M&&E&&l(E)?(n===null&&(n=new Ka(i)),u=m?n.fromEquirectangular(f):n.fromCubemap(f),u.texture.pmremVersion=f.pmremVersion,e.set(f,u),f.addEventListener("dispose",h),u.texture):null}}}return f}function a(f,p){return p===la?f.mapping=Qi:p===ca&&(f.mapping=Ns),f}function l(f){let p=0,m=6;for(let M=0;M<m;M++)f[M]!==void 0&&p++;return p===m}function c(f){let p=f.target;p.removeEventListener("dispose",c);let m=t.get(p);m!==void 0&&(t.delete(p),m.dispose())}function h(f){let p=f.target;p.removeEventListener("dispose",h);let m=e.get(p);m!==void 0&&(e.delete(p),m.dispose())}function d(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:d}}function s0(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&js("WebGLRenderer: "+n+" extension not supported."),s}}}function r0(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(m=>delete s[m]);function a(m){l(m.target)}function l(m){m.index!==null&&t.remove(m.index);for(let u in m.attributes)t.remove(m.attributes[u]);m.removeEventListener("dispose",a),delete s[m.id],o.unregister(m);let M=r.get(m);M&&(t.remove(M),r.delete(m)),n.releaseStatesOfGeometry(m),m.isInstancedBufferGeometry===!0&&delete m._maxInstanceCount,e.memory.geometries--}function c(m,M){return s[M.id]!==void 0||(M.addEventListener("dispose",a),s[M.id]=new WeakRef(M),o.register(M,M.id,M),e.memory.geometries++),M}function h(m){let M=m.attributes;for(let u in M)t.update(M[u],i.ARRAY_BUFFER)}function d(m){let M=m.index,u=m.attributes.position,g=0;if(u===void 0)return;let E=M!==null?M.array.length:u.array.length/3-1,C=u.count>=65535?lr:ar,S=new C(Math.ceil(E/3)*6,1),I=S.array;if(M!==null){let _=M.array;g=M.version;for(let w=0,R=0;w<E;w+=3){let D=_[w+0],O=_[w+1],z=_[w+2];I[R++]=D,I[R++]=O,I[R++]=O,I[R++]=z,I[R++]=z,I[R++]=D}}else{g=u.version;for(let _=0,w=0;_<E;_+=3){let R=_+0,D=_+1,O=_+2;I[w++]=R,I[w++]=D,I[w++]=D,I[w++]=O,I[w++]=O,I[w++]=R}}S.version=g;let A=r.get(m);A&&t.remove(A),r.set(m,S)}function f(m){let M=r.get(m);if(M){let u=m.index;u!==null&&M.version<u.version&&d(m)}else d(m);return r.get(m)}function p(){for(let m in s){let M=s[m].deref();M!==void 0&&l(M)}}return{get:c,update:h,getWireframeAttribute:f,dispose:p}}function o0(i,t,e){let n;function s(d){n=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function l(d,f){i.drawElements(n,f,r,d*o),e.update(f,n,1)}function c(d,f,p){p!==0&&(i.drawElementsInstanced(n,f,r,d*o,p),e.update(f,n,p))}function h(d,f,p){if(p===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,f,0,r,d,0,p);let M=0;for(let u=0;u<p;u++)M+=f[u];e.update(M,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function a0(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:he("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function l0(i,t,e){let n=new WeakMap,s=new Be;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,d=h!==void 0?h.length:0,f=n.get(a);if(f===void 0||f.count!==d){let R=function(){_.dispose(),n.delete(a),a.removeEventListener("dispose",R)};f!==void 0&&f.texture.dispose();let p=a.morphAttributes.position!==void 0,m=a.morphAttributes.normal!==void 0,M=a.morphAttributes.color!==void 0,u=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],E=a.morphAttributes.color||[],C=0;p===!0&&(C=1),m===!0&&(C=2),M===!0&&(C=3);let S=a.attributes.position.count*C,I=1;S>t.maxTextureSize&&(I=Math.ceil(S/t.maxTextureSize),S=t.maxTextureSize);let A=new Float32Array(S*I*4*d),_=new rr(A,S,I,d);_.type=Nn,_.needsUpdate=!0;let w=C*4;for(let D=0;D<d;D++){let O=u[D],z=g[D],Z=E[D],N=S*I*4*D;for(let H=0;H<O.count;H++){let tt=H*w;p===!0&&(s.fromBufferAttribute(O,H),A[N+tt+0]=s.x,A[N+tt+1]=s.y,A[N+tt+2]=s.z,A[N+tt+3]=0),m===!0&&(s.fromBufferAttribute(z,H),A[N+tt+4]=s.x,A[N+tt+5]=s.y,A[N+tt+6]=s.z,A[N+tt+7]=0),M===!0&&(s.fromBufferAttribute(Z,H),A[N+tt+8]=s.x,A[N+tt+9]=s.y,A[N+tt+10]=s.z,A[N+tt+11]=Z.itemSize===4?s.w:1)}}f={count:d,texture:_,size:new oe(S,I)},n.set(a,f),a.addEventListener("dispose",R)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let p=0;for(let M=0;M<c.length;M++)p+=c[M];let m=a.morphTargetsRelative?1:1-p;l.getUniforms().setValue(i,"morphTargetBaseInfluence",m),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",f.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",f.size)}return{update:r}}function c0(i,t,e,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,d=c.geometry,f=t.get(c,d);if(r.get(f)!==h&&(t.update(f),r.set(f,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let p=c.skeleton;r.get(p)!==h&&(p.update(),r.set(p,h))}return f}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var h0={[Zl]:"LINEAR_TONE_MAPPING",[Jl]:"REINHARD_TONE_MAPPING",[Kl]:"CINEON_TONE_MAPPING",[jl]:"ACES_FILMIC_TONE_MAPPING",[tc]:"AGX_TONE_MAPPING",[ec]:"NEUTRAL_TONE_MAPPING",[Ql]:"CUSTOM_TONE_MAPPING"};function u0(i,t,e,n,s,r){let o=new Tn(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new Ye;h.setAttribute("position",new Xe([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Xe([0,2,0,0,2,0],2));let d=new $o({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),f=new $e(h,d),p=new vr(-1,1,1,-1,0,1),m=null,M=null,u=!1,g,E=null,C=[],S=!1;this.setSize=function(I,A){o.setSize(I,A),a!==null&&a.setSize(I,A),l!==null&&l.setSize(I,A);for(let _=0;_<C.length;_++){let w=C[_];w.setSize&&w.setSize(I,A)}},this.setEffects=function(I){C=I,S=C.length>0&&C[0].isRenderPass===!0;let A=o.width,_=o.height;C.length>0&&a===null&&(a=new Tn(A,_,{type:Xn,depthBuffer:!1,stencilBuffer:!1}),l=new Tn(A,_,{type:Xn,depthBuffer:!1,stencilBuffer:!1}));let w=s===!0&&C.some(R=>R.needsDepthTexture===!0);w!==(o.depthTexture!==null)&&(w===!0&&c===null&&(c=new mi(A,_),r===!0&&(c.format=_i,c.type=ts)),o.dispose(),o.depthTexture=w?c:null,o.resolveDepthBuffer=w,o.storeMultisampledDepthBuffer=w);for(let R=0;R<C.length;R++){let D=C[R];D.setSize&&D.setSize(A,_),w&&D.needsDepthTexture===!0&&D.setDepthTexture&&D.setDepthTexture(c)}},this.begin=function(I,A){if(u||I.toneMapping===ni&&C.length===0)return!1;if(E=A,A!==null){let _=A.width,w=A.height;(o.width!==_||o.height!==w)&&this.setSize(_,w)}return S===!1&&I.setRenderTarget(o),g=I.toneMapping,I.toneMapping=ni,!0},this.hasRenderPass=function(){return S},this.end=function(I,A){I.toneMapping=g,u=!0;let _=o,w=a;for(let R=0;R<C.length;R++){let D=C[R];D.enabled!==!1&&(D.render(I,w,_,A),D.needsSwap!==!1&&(_=w,w=w===a?l:a))}if(m!==I.outputColorSpace||M!==I.toneMapping){m=I.outputColorSpace,M=I.toneMapping,d.defines={},we.getTransfer(m)===Ue&&(d.defines.SRGB_TRANSFER="");let R=h0[M];R&&(d.defines[R]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=_.texture,I.setRenderTarget(E),I.render(f,p),E=null,u=!1},this.isCompositing=function(){return u},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),d.dispose()}}var id=new yn,sd=new mi(1,1),rd=new fr(1),od=new rr,ad=new Go,ld=new dr,Fu=[],Ou=[],Bu=new Float32Array(16),zu=new Float32Array(9),ku=new Float32Array(4);function Bs(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=Fu[s];if(r===void 0&&(r=new Float32Array(s),Fu[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function Ze(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function Je(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function Qa(i,t){let e=Ou[t];e===void 0&&(e=new Int32Array(t),Ou[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function d0(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function f0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Ze(e,t))return;i.uniform2fv(this.addr,t),Je(e,t)}}function p0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(Ze(e,t))return;i.uniform3fv(this.addr,t),Je(e,t)}}function m0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Ze(e,t))return;i.uniform4fv(this.addr,t),Je(e,t)}}function g0(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(Ze(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),Je(e,t)}else{if(Ze(e,n))return;ku.set(n),i.uniformMatrix2fv(this.addr,!1,ku),Je(e,n)}}function _0(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(Ze(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),Je(e,t)}else{if(Ze(e,n))return;zu.set(n),i.uniformMatrix3fv(this.addr,!1,zu),Je(e,n)}}function x0(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(Ze(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),Je(e,t)}else{if(Ze(e,n))return;Bu.set(n),i.uniformMatrix4fv(this.addr,!1,Bu),Je(e,n)}}function y0(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function v0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Ze(e,t))return;i.uniform2iv(this.addr,t),Je(e,t)}}function M0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(Ze(e,t))return;i.uniform3iv(this.addr,t),Je(e,t)}}function S0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Ze(e,t))return;i.uniform4iv(this.addr,t),Je(e,t)}}function b0(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function w0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(Ze(e,t))return;i.uniform2uiv(this.addr,t),Je(e,t)}}function E0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(Ze(e,t))return;i.uniform3uiv(this.addr,t),Je(e,t)}}function A0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(Ze(e,t))return;i.uniform4uiv(this.addr,t),Je(e,t)}}function tl(i){return i.version===0&&(i.compareFunction=uc,i.needsUpdate=!0),i}function T0(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=tl(sd):r=id,e.setTexture2D(t||r,s)}function C0(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||ad,s)}function R0(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=tl(rd):r=ld,e.setTextureCube(t||r,s)}function P0(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||od,s)}function I0(i){switch(i){case 5126:return d0;case 35664:return f0;case 35665:return p0;case 35666:return m0;case 35674:return g0;case 35675:return _0;case 35676:return x0;case 5124:case 35670:return y0;case 35667:case 35671:return v0;case 35668:case 35672:return M0;case 35669:case 35673:return S0;case 5125:return b0;case 36294:return w0;case 36295:return E0;case 36296:return A0;case 35678:case 36198:case 36298:case 36306:case 35682:return T0;case 35679:case 36299:case 36307:return C0;case 35680:case 36300:case 36308:case 36293:return R0;case 36289:case 36303:case 36311:case 36292:return P0}}function L0(i,t){i.uniform1fv(this.addr,t)}function D0(i,t){let e=Bs(t,this.size,2);i.uniform2fv(this.addr,e)}function N0(i,t){let e=Bs(t,this.size,3);i.uniform3fv(this.addr,e)}function U0(i,t){let e=Bs(t,this.size,4);i.uniform4fv(this.addr,e)}function F0(i,t){let e=Bs(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function O0(i,t){let e=Bs(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function B0(i,t){let e=Bs(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function z0(i,t){i.uniform1iv(this.addr,t)}function k0(i,t){i.uniform2iv(this.addr,t)}function G0(i,t){i.uniform3iv(this.addr,t)}function V0(i,t){i.uniform4iv(this.addr,t)}function H0(i,t){i.uniform1uiv(this.addr,t)}function W0(i,t){i.uniform2uiv(this.addr,t)}function X0(i,t){i.uniform3uiv(this.addr,t)}function $0(i,t){i.uniform4uiv(this.addr,t)}function q0(i,t,e){let n=this.cache,s=t.length,r=Qa(e,s);Ze(n,r)||(i.uniform1iv(this.addr,r),Je(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=tl(sd):o=id;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function Y0(i,t,e){let n=this.cache,s=t.length,r=Qa(e,s);Ze(n,r)||(i.uniform1iv(this.addr,r),Je(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||ad,r[o])}function Z0(i,t,e){let n=this.cache,s=t.length,r=Qa(e,s);Ze(n,r)||(i.uniform1iv(this.addr,r),Je(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=tl(rd):o=ld;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function J0(i,t,e){let n=this.cache,s=t.length,r=Qa(e,s);Ze(n,r)||(i.uniform1iv(this.addr,r),Je(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||od,r[o])}function K0(i){switch(i){case 5126:return L0;case 35664:return D0;case 35665:return N0;case 35666:return U0;case 35674:return F0;case 35675:return O0;case 35676:return B0;case 5124:case 35670:return z0;case 35667:case 35671:return k0;case 35668:case 35672:return G0;case 35669:case 35673:return V0;case 5125:return H0;case 36294:return W0;case 36295:return X0;case 36296:return $0;case 35678:case 36198:case 36298:case 36306:case 35682:return q0;case 35679:case 36299:case 36307:return Y0;case 35680:case 36300:case 36308:case 36293:return Z0;case 36289:case 36303:case 36311:case 36292:return J0}}var wc=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=I0(e.type)}},Ec=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=K0(e.type)}},Ac=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},Sc=/(\w+)(\])?(\[|\.)?/g;function Gu(i,t){i.seq.push(t),i.map[t.id]=t}function j0(i,t,e){let n=i.name,s=n.length;for(Sc.lastIndex=0;;){let r=Sc.exec(n),o=Sc.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Gu(e,c===void 0?new wc(a,i,t):new Ec(a,i,t));break}else{let d=e.map[a];d===void 0&&(d=new Ac(a),Gu(e,d)),e=d}}}var Os=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);j0(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function Vu(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var Q0=37297,t_=0;function e_(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var Hu=new de;function n_(i){we._getMatrix(Hu,we.workingColorSpace,i);let t=`mat3( ${Hu.elements.map(e=>e.toFixed(4))} )`;switch(we.getTransfer(i)){case ir:return[t,"LinearTransferOETF"];case Ue:return[t,"sRGBTransferOETF"];default:return se("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function Wu(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+e_(i.getShaderSource(t),a)}else return r}function i_(i,t){let e=n_(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var s_={[Zl]:"Linear",[Jl]:"Reinhard",[Kl]:"Cineon",[jl]:"ACESFilmic",[tc]:"AgX",[ec]:"Neutral",[Ql]:"Custom"};function r_(i,t){let e=s_[t];return e===void 0?(se("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var Ja=new Y;function o_(){we.getLuminanceCoefficients(Ja);let i=Ja.x.toFixed(4),t=Ja.y.toFixed(4),e=Ja.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function a_(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Nr).join(`
`)}function l_(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function c_(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function Nr(i){return i!==""}function Xu(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function $u(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var h_=/^[ \t]*#include +<([\w\d./]+)>/gm;function Tc(i){return i.replace(h_,u_)}function u_(i,t){let e=xe[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return Tc(e)}var d_=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function qu(i){return i.replace(d_,f_)}function f_(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Yu(i){let t=`precision ${i.precision} float;
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
#define LOW_PRECISION`),t}var p_={[Er]:"SHADOWMAP_TYPE_PCF",[Ls]:"SHADOWMAP_TYPE_VSM"};function m_(i){return p_[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var g_={[Ns]:"ENVMAP_MODE_REFRACTION"};function __(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":g_[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var x_={[aa]:"ENVMAP_BLENDING_MULTIPLY",[hu]:"ENVMAP_BLENDING_MIX",[uu]:"ENVMAP_BLENDING_ADD"};function y_(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":x_[i.combine]||"ENVMAP_BLENDING_NONE"}function v_(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=m_(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=__(e),d=y_(e),f=a_(e),p=l_(r),m=s.createProgram(),M,u,g=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(M=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p].filter(Nr).join(`
`),M.length>0&&(M+=`
`),u=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p].filter(Nr).join(`
`),u.length>0&&(u+=`
`)):(M=[Yu(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Nr).join(`
`),u=[Yu(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+d:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==ni?"#define TONE_MAPPING":"",e.toneMapping!==ni?xe.tonemapping_pars_fragment:"",e.toneMapping!==ni?r_("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",xe.colorspace_pars_fragment,i_("linearToOutputTexel",e.outputColorSpace),o_(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(Nr).join(`
`)),o=Tc(o),o=Xu(o,e),o=$u(o,e),a=Tc(a),a=Xu(a,e),a=$u(a,e),o=qu(o),a=qu(a),e.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,M=[f,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+M,u=["#define varying in",e.glslVersion===dc?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===dc?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+u);let E=g+M+o,C=g+u+a,S=Vu(s,s.VERTEX_SHADER,E),I=Vu(s,s.FRAGMENT_SHADER,C);s.attachShader(m,S),s.attachShader(m,I),e.index0AttributeName!==void 0?s.bindAttribLocation(m,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(m,0,"position"),s.linkProgram(m);function A(D){if(i.debug.checkShaderErrors){let O=s.getProgramInfoLog(m)||"",z=s.getShaderInfoLog(S)||"",Z=s.getShaderInfoLog(I)||"",N=O.trim(),H=z.trim(),tt=Z.trim(),K=!0,ft=!0;if(s.getProgramParameter(m,s.LINK_STATUS)===!1)if(K=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,m,S,I);else{let j=Wu(s,S,"vertex"),ht=Wu(s,I,"fragment");he("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(m,s.VALIDATE_STATUS)+`

Material Name: `+D.name+`
Material Type: `+D.type+`

Program Info Log: `+N+`
`+j+`
`+ht)}else N!==""?se("WebGLProgram: Program Info Log:",N):(H===""||tt==="")&&(ft=!1);ft&&(D.diagnostics={runnable:K,programLog:N,vertexShader:{log:H,prefix:M},fragmentShader:{log:tt,prefix:u}})}s.deleteShader(S),s.deleteShader(I),_=new Os(s,m),w=c_(s,m)}let _;this.getUniforms=function(){return _===void 0&&A(this),_};let w;this.getAttributes=function(){return w===void 0&&A(this),w};let R=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return R===!1&&(R=s.getProgramParameter(m,Q0)),R},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(m),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=t_++,this.cacheKey=t,this.usedTimes=1,this.program=m,this.vertexShader=S,this.fragmentShader=I,this}var M_=0,Cc=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new Rc(t),e.set(t,n)),n}},Rc=class{constructor(t){this.id=M_++,this.code=t,this.usedTimes=0}};function S_(i){return i===Oi||i===Ir||i===Lr}function b_(i,t,e,n,s,r){let o=new Es,a=new Cc,l=new Set,c=[],h=new Map,d=n.logarithmicDepthBuffer,f={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(_){return l.add(_),_===0?"uv":`uv${_}`}function m(_,w,R,D,O,z){let Z=D.fog,N=O.geometry,H=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?D.environment:null,tt=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,K=t.get(_.envMap||H,tt),ft=f[_.type],j=n.precision;_.precision!==null&&(j=n.getMaxPrecision(_.precision),j!==_.precision&&se("WebGLProgram.getParameters:",_.precision,"not supported, using",j,"instead."));let ht=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,mt=ht!==void 0?ht.length:0,Et=0;N.morphAttributes.position!==void 0&&(Et=1),N.morphAttributes.normal!==void 0&&(Et=2),N.morphAttributes.color!==void 0&&(Et=3);let Qt,ot,At,zt;if(ft){let Ft=si[ft];Qt=Ft.vertexShader,ot=Ft.fragmentShader}else{Qt=_.vertexShader,ot=_.fragmentShader;let Ft=a.getVertexShaderStage(_),Re=a.getFragmentShaderStage(_);a.update(_,Ft,Re),At=Ft.id,zt=Re.id}let Yt=i.getRenderTarget(),Nt=i.state.buffers.depth.getReversed(),Gt=O.isInstancedMesh===!0,fe=O.isBatchedMesh===!0,Bt=!!_.map,Ht=!!_.matcap,ie=!!K,ae=ie&&K.isPMREMTexture===!0,Te=!!_.aoMap,Ce=!!_.lightMap,Fe=!!_.bumpMap&&_.wireframe===!1,me=!!_.normalMap,nt=!!_.displacementMap,gt=!!_.emissiveMap,Zt=!!_.metalnessMap,Mt=!!_.roughnessMap,Kt=_.anisotropy>0,v=_.clearcoat>0,Q=_.diffuseRoughness>0,et=_.dispersion>0,dt=_.retroreflectivity>0,J=_.iridescence>0,kt=_.sheen>0,Tt=_.transmission>0,Ot=Kt&&!!_.anisotropyMap,T=v&&!!_.clearcoatMap,y=v&&!!_.clearcoatNormalMap,B=v&&!!_.clearcoatRoughnessMap,pt=Q&&!!_.diffuseRoughnessMap,lt=J&&!!_.iridescenceMap,_t=J&&!!_.iridescenceThicknessMap,St=kt&&!!_.sheenColorMap,ct=kt&&!!_.sheenRoughnessMap,it=!!_.specularMap,Lt=!!_.specularColorMap,U=!!_.specularIntensityMap,ut=Tt&&!!_.transmissionMap,rt=Tt&&!!_.thicknessMap,Ut=!!_.gradientMap,It=!!_.alphaMap,bt=_.alphaTest>0,Wt=!!_.alphaHash,ce=!!_.extensions,wt=ni;_.toneMapped&&(Yt===null||Yt.isXRRenderTarget===!0)&&(wt=i.toneMapping);let Jt=ae?K.isCompressedCubeTexture?K.image[0].mipmaps:K.mipmaps:null,ue={shaderID:ft,shaderType:_.type,shaderName:_.name,vertexShader:Qt,fragmentShader:ot,defines:_.defines,customVertexShaderID:At,customFragmentShaderID:zt,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:j,batching:fe,batchingColor:fe&&O._colorsTexture!==null,instancing:Gt,instancingColor:Gt&&O.instanceColor!==null,instancingMorph:Gt&&O.morphTexture!==null,outputColorSpace:Yt===null?i.outputColorSpace:Yt.isXRRenderTarget===!0?Yt.texture.colorSpace:we.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Bt,matcap:Ht,envMap:ie,envMapMode:ie&&K.mapping,envMapPMREM:ae,envMapMaxLod:ae?Jt.length-1:null,envMapSize:ae?Jt[0].width:null,aoMap:Te,lightMap:Ce,bumpMap:Fe,normalMap:me,displacementMap:nt,emissiveMap:gt,normalMapObjectSpace:me&&_.normalMapType===pu,normalMapTangentSpace:me&&_.normalMapType===Ya,packedNormalMap:me&&_.normalMapType===Ya&&S_(_.normalMap.format),metalnessMap:Zt,roughnessMap:Mt,anisotropy:Kt,anisotropyMap:Ot,clearcoat:v,clearcoatMap:T,clearcoatNormalMap:y,clearcoatRoughnessMap:B,diffuseRoughness:Q,diffuseRoughnessMap:pt,dispersion:et,retroreflection:dt,iridescence:J,iridescenceMap:lt,iridescenceThicknessMap:_t,sheen:kt,sheenColorMap:St,sheenRoughnessMap:ct,specularMap:it,specularColorMap:Lt,specularIntensityMap:U,transmission:Tt,transmissionMap:ut,thicknessMap:rt,gradientMap:Ut,opaque:_.transparent===!1&&_.blending===Ds&&_.alphaToCoverage===!1,alphaMap:It,alphaTest:bt,alphaHash:Wt,combine:_.combine,mapUv:Bt&&p(_.map.channel),aoMapUv:Te&&p(_.aoMap.channel),lightMapUv:Ce&&p(_.lightMap.channel),bumpMapUv:Fe&&p(_.bumpMap.channel),normalMapUv:me&&p(_.normalMap.channel),displacementMapUv:nt&&p(_.displacementMap.channel),emissiveMapUv:gt&&p(_.emissiveMap.channel),metalnessMapUv:Zt&&p(_.metalnessMap.channel),roughnessMapUv:Mt&&p(_.roughnessMap.channel),anisotropyMapUv:Ot&&p(_.anisotropyMap.channel),clearcoatMapUv:T&&p(_.clearcoatMap.channel),clearcoatNormalMapUv:y&&p(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:B&&p(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:pt&&p(_.diffuseRoughnessMap.channel),iridescenceMapUv:lt&&p(_.iridescenceMap.channel),iridescenceThicknessMapUv:_t&&p(_.iridescenceThicknessMap.channel),sheenColorMapUv:St&&p(_.sheenColorMap.channel),sheenRoughnessMapUv:ct&&p(_.sheenRoughnessMap.channel),specularMapUv:it&&p(_.specularMap.channel),specularColorMapUv:Lt&&p(_.specularColorMap.channel),specularIntensityMapUv:U&&p(_.specularIntensityMap.channel),transmissionMapUv:ut&&p(_.transmissionMap.channel),thicknessMapUv:rt&&p(_.thicknessMap.channel),alphaMapUv:It&&p(_.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(me||Kt),vertexNormals:!!N.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:O.isPoints===!0&&!!N.attributes.uv&&(Bt||It),fog:!!Z,useFog:_.fog===!0,fogExp2:!!Z&&Z.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||N.attributes.normal===void 0&&me===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:Nt,skinning:O.isSkinnedMesh===!0,hasPositionAttribute:N.attributes.position!==void 0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:mt,morphTextureStride:Et,numSunLights:w.sun.length,numDirLights:w.directional.length,numPointLights:w.point.length,numSpotLights:w.spot.length,numSpotLightMaps:w.spotLightMap.length,numRectAreaLights:w.rectArea.length,numHemiLights:w.hemi.length,numSunLightShadows:w.sunShadowMap.length,numDirLightShadows:w.directionalShadowMap.length,numPointLightShadows:w.pointShadowMap.length,numSpotLightShadows:w.spotShadowMap.length,numSpotLightShadowsWithMaps:w.numSpotLightShadowsWithMaps,numLightProbes:w.numLightProbes,numLightProbeGrids:z.filter(Ft=>Ft.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:i.shadowMap.enabled&&R.length>0,shadowMapType:i.shadowMap.type,toneMapping:wt,decodeVideoTexture:Bt&&_.map.isVideoTexture===!0&&we.getTransfer(_.map.colorSpace)===Ue,decodeVideoTextureEmissive:gt&&_.emissiveMap.isVideoTexture===!0&&we.getTransfer(_.emissiveMap.colorSpace)===Ue,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===vn,flipSided:_.side===xn,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:ce&&_.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(ce&&_.extensions.multiDraw===!0||fe)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return ue.vertexUv1s=l.has(1),ue.vertexUv2s=l.has(2),ue.vertexUv3s=l.has(3),l.clear(),ue}function M(_){let w=[];if(_.shaderID?w.push(_.shaderID):(w.push(_.customVertexShaderID),w.push(_.customFragmentShaderID)),_.defines!==void 0)for(let R in _.defines)w.push(R),w.push(_.defines[R]);return _.isRawShaderMaterial===!1&&(u(w,_),g(w,_),w.push(i.outputColorSpace)),w.push(_.customProgramCacheKey),w.join()}function u(_,w){_.push(w.precision),_.push(w.outputColorSpace),_.push(w.envMapMode),_.push(w.envMapPMREM),_.push(w.envMapMaxLod),_.push(w.envMapSize),_.push(w.mapUv),_.push(w.alphaMapUv),_.push(w.lightMapUv),_.push(w.aoMapUv),_.push(w.bumpMapUv),_.push(w.normalMapUv),_.push(w.displacementMapUv),_.push(w.emissiveMapUv),_.push(w.metalnessMapUv),_.push(w.roughnessMapUv),_.push(w.anisotropyMapUv),_.push(w.clearcoatMapUv),_.push(w.clearcoatNormalMapUv),_.push(w.clearcoatRoughnessMapUv),_.push(w.diffuseRoughnessMapUv),_.push(w.iridescenceMapUv),_.push(w.iridescenceThicknessMapUv),_.push(w.sheenColorMapUv),_.push(w.sheenRoughnessMapUv),_.push(w.specularMapUv),_.push(w.specularColorMapUv),_.push(w.specularIntensityMapUv),_.push(w.transmissionMapUv),_.push(w.thicknessMapUv),_.push(w.combine),_.push(w.fogExp2),_.push(w.sizeAttenuation),_.push(w.morphTargetsCount),_.push(w.numSunLights),_.push(w.numDirLights),_.push(w.numPointLights),_.push(w.numSpotLights),_.push(w.numSpotLightMaps),_.push(w.numHemiLights),_.push(w.numRectAreaLights),_.push(w.numSunLightShadows),_.push(w.numDirLightShadows),_.push(w.numPointLightShadows),_.push(w.numSpotLightShadows),_.push(w.numSpotLightShadowsWithMaps),_.push(w.numLightProbes),_.push(w.numLightProbeGrids),_.push(w.shadowMapType),_.push(w.toneMapping),_.push(w.numClippingPlanes),_.push(w.numClipIntersection),_.push(w.depthPacking)}function g(_,w){o.disableAll(),w.instancing&&o.enable(0),w.instancingColor&&o.enable(1),w.instancingMorph&&o.enable(2),w.matcap&&o.enable(3),w.envMap&&o.enable(4),w.normalMapObjectSpace&&o.enable(5),w.normalMapTangentSpace&&o.enable(6),w.clearcoat&&o.enable(7),w.iridescence&&o.enable(8),w.alphaTest&&o.enable(9),w.vertexColors&&o.enable(10),w.vertexAlphas&&o.enable(11),w.vertexUv1s&&o.enable(12),w.vertexUv2s&&o.enable(13),w.vertexUv3s&&o.enable(14),w.vertexTangents&&o.enable(15),w.anisotropy&&o.enable(16),w.alphaHash&&o.enable(17),w.batching&&o.enable(18),w.dispersion&&o.enable(19),w.retroreflection&&o.enable(24),w.diffuseRoughness&&o.enable(25),w.batchingColor&&o.enable(20),w.gradientMap&&o.enable(21),w.packedNormalMap&&o.enable(22),w.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),w.fog&&o.enable(0),w.useFog&&o.enable(1),w.flatShading&&o.enable(2),w.logarithmicDepthBuffer&&o.enable(3),w.reversedDepthBuffer&&o.enable(4),w.skinning&&o.enable(5),w.morphTargets&&o.enable(6),w.morphNormals&&o.enable(7),w.morphColors&&o.enable(8),w.premultipliedAlpha&&o.enable(9),w.shadowMapEnabled&&o.enable(10),w.doubleSided&&o.enable(11),w.flipSided&&o.enable(12),w.useDepthPacking&&o.enable(13),w.dithering&&o.enable(14),w.transmission&&o.enable(15),w.sheen&&o.enable(16),w.opaque&&o.enable(17),w.pointsUvs&&o.enable(18),w.decodeVideoTexture&&o.enable(19),w.decodeVideoTextureEmissive&&o.enable(20),w.alphaToCoverage&&o.enable(21),w.numLightProbeGrids>0&&o.enable(22),w.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function E(_){let w=f[_.type],R;if(w){let D=si[w];R=Ru.clone(D.uniforms)}else R=_.uniforms;return R}function C(_,w){let R=h.get(w);return R!==void 0?++R.usedTimes:(R=new v_(i,w,_,s),c.push(R),h.set(w,R)),R}function S(_){if(--_.usedTimes===0){let w=c.indexOf(_);c[w]=c[c.length-1],c.pop(),h.delete(_.cacheKey),_.destroy()}}function I(_){a.remove(_)}function A(){a.dispose()}return{getParameters:m,getProgramCacheKey:M,getUniforms:E,acquireProgram:C,releaseProgram:S,releaseShaderCache:I,programs:c,dispose:A}}function w_(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function E_(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function Zu(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function Ju(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(f){let p=0;return f.isInstancedMesh&&(p+=2),f.isSkinnedMesh&&(p+=1),p}function a(f,p,m,M,u,g){let E=i[t];return E===void 0?(E={id:f.id,object:f,geometry:p,material:m,materialVariant:o(f),groupOrder:M,renderOrder:f.renderOrder,z:u,group:g},i[t]=E):(E.id=f.id,E.object=f,E.geometry=p,E.material=m,E.materialVariant=o(f),E.groupOrder=M,E.renderOrder=f.renderOrder,E.z=u,E.group=g),t++,E}function l(f,p,m,M,u,g,E){E.reversedDepth===!0&&(u=-u);let C=a(f,p,m,M,u,g);m.transmission>0?n.push(C):m.transparent===!0?s.push(C):e.push(C)}function c(f,p,m,M,u,g){let E=a(f,p,m,M,u,g);m.transmission>0?n.unshift(E):m.transparent===!0?s.unshift(E):e.unshift(E)}function h(f,p){e.length>1&&e.sort(f||E_),n.length>1&&n.sort(p||Zu),s.length>1&&s.sort(p||Zu)}function d(){for(let f=t,p=i.length;f<p;f++){let m=i[f];if(m.id===null)break;m.id=null,m.object=null,m.geometry=null,m.material=null,m.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:d,sort:h}}function A_(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new Ju,i.set(n,[o])):s>=r.length?(o=new Ju,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function T_(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new Y,color:new _e};break;case"SpotLight":e={position:new Y,direction:new Y,color:new _e,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new Y,color:new _e,distance:0,decay:0};break;case"HemisphereLight":e={direction:new Y,skyColor:new _e,groundColor:new _e};break;case"RectAreaLight":e={color:new _e,position:new Y,halfWidth:new Y,halfHeight:new Y};break}return i[t.id]=e,e}}}function C_(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new oe};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new oe};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new oe,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var R_=0;function P_(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function I_(i){let t=new T_,e=C_(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new Y);let s=new Y,r=new ge,o=new ge;function a(c){let h=0,d=0,f=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let p=0,m=0,M=0,u=0,g=0,E=0,C=0,S=0,I=0,A=0,_=0,w=0,R=0,D=0;c.sort(P_);for(let z=0,Z=c.length;z<Z;z++){let N=c[z],H=N.color,tt=N.intensity,K=N.distance,ft=null;if(N.shadow&&N.shadow.map&&(N.shadow.map.texture.format===Oi?ft=N.shadow.map.texture:ft=N.shadow.map.depthTexture||N.shadow.map.texture),N.isAmbientLight)h+=H.r*tt,d+=H.g*tt,f+=H.b*tt;else if(N.isLightProbe){for(let j=0;j<9;j++)n.probe[j].addScaledVector(N.sh.coefficients[j],tt);D++}else if(N.isSunLight){let j=t.get(N);if(j.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let ht=N.shadow,mt=e.get(N);mt.shadowIntensity=ht.intensity,mt.shadowBias=ht.bias,mt.shadowNormalBias=ht.normalBias,mt.shadowRadius=ht.radius,mt.shadowMapSize.copy(ht.mapSize).multiply(ht.getFrameExtents()),n.sunShadow[m]=mt,n.sunShadowMap[m]=ft;let Et=ht.getViewportCount();for(let Qt=0;Qt<Et;Qt++)n.sunShadowMatrix[M+Qt]=ht.getMatrix(Qt),n.sunShadowCascade[M+Qt]=ht._cascadeData[Qt];M+=Et,m++}n.sun[p]=j,p++}else if(N.isDirectionalLight){let j=t.get(N);if(j.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let ht=N.shadow,mt=e.get(N);mt.shadowIntensity=ht.intensity,mt.shadowBias=ht.bias,mt.shadowNormalBias=ht.normalBias,mt.shadowRadius=ht.radius,mt.shadowMapSize=ht.mapSize,n.directionalShadow[u]=mt,n.directionalShadowMap[u]=ft,n.directionalShadowMatrix[u]=N.shadow.matrix,I++}n.directional[u]=j,u++}else if(N.isSpotLight){let j=t.get(N);j.position.setFromMatrixPosition(N.matrixWorld),j.color.copy(H).multiplyScalar(tt),j.distance=K,j.coneCos=Math.cos(N.angle),j.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),j.decay=N.decay,n.spot[E]=j;let ht=N.shadow;if(N.map&&(n.spotLightMap[w]=N.map,w++,ht.updateMatrices(N),N.castShadow&&R++),n.spotLightMatrix[E]=ht.matrix,N.castShadow){let mt=e.get(N);mt.shadowIntensity=ht.intensity,mt.shadowBias=ht.bias,mt.shadowNormalBias=ht.normalBias,mt.shadowRadius=ht.radius,mt.shadowMapSize=ht.mapSize,n.spotShadow[E]=mt,n.spotShadowMap[E]=ft,_++}E++}else if(N.isRectAreaLight){let j=t.get(N);j.color.copy(H).multiplyScalar(tt),j.halfWidth.set(N.width*.5,0,0),j.halfHeight.set(0,N.height*.5,0),n.rectArea[C]=j,C++}else if(N.isPointLight){let j=t.get(N);if(j.color.copy(N.color).multiplyScalar(N.intensity),j.distance=N.distance,j.decay=N.decay,N.castShadow){let ht=N.shadow,mt=e.get(N);mt.shadowIntensity=ht.intensity,mt.shadowBias=ht.bias,mt.shadowNormalBias=ht.normalBias,mt.shadowRadius=ht.radius,mt.shadowMapSize=ht.mapSize,mt.shadowCameraNear=ht.camera.near,mt.shadowCameraFar=ht.camera.far,n.pointShadow[g]=mt,n.pointShadowMap[g]=ft,n.pointShadowMatrix[g]=N.shadow.matrix,A++}n.point[g]=j,g++}else if(N.isHemisphereLight){let j=t.get(N);j.skyColor.copy(N.color).multiplyScalar(tt),j.groundColor.copy(N.groundColor).multiplyScalar(tt),n.hemi[S]=j,S++}}C>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Vt.LTC_FLOAT_1,n.rectAreaLTC2=Vt.LTC_FLOAT_2):(n.rectAreaLTC1=Vt.LTC_HALF_1,n.rectAreaLTC2=Vt.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=d,n.ambient[2]=f;let O=n.hash;(O.sunLength!==p||O.directionalLength!==u||O.pointLength!==g||O.spotLength!==E||O.rectAreaLength!==C||O.hemiLength!==S||O.numSunShadows!==m||O.numDirectionalShadows!==I||O.numPointShadows!==A||O.numSpotShadows!==_||O.numSpotMaps!==w||O.numLightProbes!==D)&&(n.sun.length=p,n.directional.length=u,n.spot.length=E,n.rectArea.length=C,n.point.length=g,n.hemi.length=S,n.sunShadow.length=m,n.sunShadowMap.length=m,n.sunShadowMatrix.length=M,n.sunShadowCascade.length=M,n.directionalShadow.length=I,n.directionalShadowMap.length=I,n.directionalShadowMatrix.length=I,n.pointShadow.length=A,n.pointShadowMap.length=A,n.pointShadowMatrix.length=A,n.spotShadow.length=_,n.spotShadowMap.length=_,n.spotLightMatrix.length=_+w-R,n.spotLightMap.length=w,n.numSpotLightShadowsWithMaps=R,n.numLightProbes=D,O.sunLength=p,O.directionalLength=u,O.pointLength=g,O.spotLength=E,O.rectAreaLength=C,O.hemiLength=S,O.numSunShadows=m,O.numDirectionalShadows=I,O.numPointShadows=A,O.numSpotShadows=_,O.numSpotMaps=w,O.numLightProbes=D,n.version=R_++)}function l(c,h){let d=0,f=0,p=0,m=0,M=0,u=0,g=h.matrixWorldInverse;for(let E=0,C=c.length;E<C;E++){let S=c[E];if(S.isSunLight){let I=n.sun[d];I.direction.setFromMatrixPosition(S.matrixWorld),I.direction.transformDirection(g),d++}else if(S.isDirectionalLight){let I=n.directional[f];I.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),I.direction.sub(s),I.direction.transformDirection(g),f++}else if(S.isSpotLight){let I=n.spot[m];I.position.setFromMatrixPosition(S.matrixWorld),I.position.applyMatrix4(g),I.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),I.direction.sub(s),I.direction.transformDirection(g),m++}else if(S.isRectAreaLight){let I=n.rectArea[M];I.position.setFromMatrixPosition(S.matrixWorld),I.position.applyMatrix4(g),o.identity(),r.copy(S.matrixWorld),r.premultiply(g),o.extractRotation(r),I.halfWidth.set(S.width*.5,0,0),I.halfHeight.set(0,S.height*.5,0),I.halfWidth.applyMatrix4(o),I.halfHeight.applyMatrix4(o),M++}else if(S.isPointLight){let I=n.point[p];I.position.setFromMatrixPosition(S.matrixWorld),I.position.applyMatrix4(g),p++}else if(S.isHemisphereLight){let I=n.hemi[u];I.direction.setFromMatrixPosition(S.matrixWorld),I.direction.transformDirection(g),u++}}}return{setup:a,setupView:l,state:n}}function Ku(i){let t=new I_(i),e=[],n=[],s=[];function r(d){h.camera=d,e.length=0,n.length=0,s.length=0}function o(d){d.isLightProbeGrid?s.push(d):e.push(d)}function a(d){n.push(d)}function l(){t.setup(e),s.sort((d,f)=>d.priority-f.priority||d.id-f.id)}function c(d){t.setupView(e,d)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function L_(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new Ku(i),t.set(s,[a])):r>=o.length?(a=new Ku(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var D_=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,N_=`uniform sampler2D shadow_pass;
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
}`,U_=[new Y(1,0,0),new Y(-1,0,0),new Y(0,1,0),new Y(0,-1,0),new Y(0,0,1),new Y(0,0,-1)],F_=[new Y(0,-1,0),new Y(0,-1,0),new Y(0,0,1),new Y(0,0,-1),new Y(0,-1,0),new Y(0,-1,0)],ju=new ge,Dr=new Y,bc=new Y;function O_(i,t,e){let n=new Ri,s=new oe,r=new oe,o=new Be,a=new qo,l=new Yo,c={},h=e.maxTextureSize,d={[Fi]:xn,[xn]:Fi,[vn]:vn},f=new ei({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new oe},radius:{value:4}},vertexShader:D_,fragmentShader:N_}),p=f.clone();p.defines.HORIZONTAL_PASS=1;let m=new Ye;m.setAttribute("position",new He(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let M=new $e(m,f),u=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Er;let g=this.type;this.render=function(A,_,w){if(u.enabled===!1||u.autoUpdate===!1&&u.needsUpdate===!1||A.length===0)return;this.type===Xh&&(se("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Er);let R=i.getRenderTarget(),D=i.getActiveCubeFace(),O=i.getActiveMipmapLevel(),z=i.state;z.setBlending(Ki),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let Z=g!==this.type;Z&&_.traverse(function(N){N.material&&(Array.isArray(N.material)?N.material.forEach(H=>H.needsUpdate=!0):N.material.needsUpdate=!0)});for(let N=0,H=A.length;N<H;N++){let tt=A[N],K=tt.shadow;if(K===void 0){se("WebGLShadowMap:",tt,"has no shadow.");continue}if(K.autoUpdate===!1&&K.needsUpdate===!1)continue;s.copy(K.mapSize);let ft=K.getFrameExtents();s.multiply(ft),r.copy(K.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ft.x),s.x=r.x*ft.x,K.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ft.y),s.y=r.y*ft.y,K.mapSize.y=r.y));let j=i.state.buffers.depth.getReversed();if(K.camera._reversedDepth=j,K.map===null||Z===!0){if(K.map!==null&&(K.map.depthTexture!==null&&(K.map.depthTexture.dispose(),K.map.depthTexture=null),K.map.dispose()),this.type===Ls){if(tt.isPointLight){se("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}K.map=new Tn(s.x,s.y,{format:Oi,type:Xn,minFilter:_n,magFilter:_n,generateMipmaps:!1}),K.map.texture.name=tt.name+".shadowMap",K.map.depthTexture=new mi(s.x,s.y,Nn),K.map.depthTexture.name=tt.name+".shadowMapDepth",K.map.depthTexture.format=di,K.map.depthTexture.compareFunction=null,K.map.depthTexture.minFilter=nn,K.map.depthTexture.magFilter=nn}else tt.isPointLight?(K.map=new Ur(s.x),K.map.depthTexture=new fr(s.x,Wn)):(K.map=new Tn(s.x,s.y),K.map.depthTexture=new mi(s.x,s.y,Wn)),K.map.depthTexture.name=tt.name+".shadowMap",K.map.depthTexture.format=di,this.type===Er?(K.map.depthTexture.compareFunction=j?hc:cc,K.map.depthTexture.minFilter=_n,K.map.depthTexture.magFilter=_n):(K.map.depthTexture.compareFunction=null,K.map.depthTexture.minFilter=nn,K.map.depthTexture.magFilter=nn);K.camera.updateProjectionMatrix()}K.map.isWebGLCubeRenderTarget!==!0&&(K.map.width!==s.x||K.map.height!==s.y)&&K.map.setSize(s.x,s.y);let ht=K.map.isWebGLCubeRenderTarget?6:K.getViewportCount();tt.isPointLight!==!0&&K.updateMatrices(tt,w);let mt=(K.camera.layers.mask&4294967294)!==0?K.camera.layers:w.layers;for(let Et=0;Et<ht;Et++){let Qt=K.getCamera(Et);if(tt.isPointLight){let ot=K.camera,At=K.matrix,zt=tt.distance||ot.far;zt!==ot.far&&(ot.far=zt,ot.updateProjectionMatrix()),Dr.setFromMatrixPosition(tt.matrixWorld),ot.position.copy(Dr),bc.copy(ot.position),bc.add(U_[Et]),ot.up.copy(F_[Et]),ot.lookAt(bc),ot.updateMatrixWorld(),At.makeTranslation(-Dr.x,-Dr.y,-Dr.z),ju.multiplyMatrices(ot.projectionMatrix,ot.matrixWorldInverse),K._frustum.setFromProjectionMatrix(ju,ot.coordinateSystem,ot.reversedDepth)}if(K.map.isWebGLCubeRenderTarget)i.setRenderTarget(K.map,Et),i.clear();else{Et===0&&(i.setRenderTarget(K.map),i.clear());let ot=K.getViewport(Et);o.set(r.x*ot.x,r.y*ot.y,r.x*ot.z,r.y*ot.w),z.viewport(o)}n=K.getFrustum(Et),S(_,w,Qt,tt,mt,this.type)}K.isPointLightShadow!==!0&&this.type===Ls&&E(K,w),K.needsUpdate=!1}g=this.type,u.needsUpdate=!1,i.setRenderTarget(R,D,O)};function E(A,_){let w=t.update(M);f.defines.VSM_SAMPLES!==A.blurSamples&&(f.defines.VSM_SAMPLES=A.blurSamples,p.defines.VSM_SAMPLES=A.blurSamples,f.needsUpdate=!0,p.needsUpdate=!0),A.mapPass===null?A.mapPass=new Tn(s.x,s.y,{format:Oi,type:Xn}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),f.uniforms.shadow_pass.value=A.map.depthTexture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,i.setRenderTarget(A.mapPass),i.clear(),i.renderBufferDirect(_,null,w,f,M,null),p.uniforms.shadow_pass.value=A.mapPass.texture,p.uniforms.resolution.value.set(A.map.width,A.map.height),p.uniforms.radius.value=A.radius,i.setRenderTarget(A.map),i.clear(),i.renderBufferDirect(_,null,w,p,M,null)}function C(A,_,w,R){let D=null,O=w.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(O!==void 0)D=O;else if(D=w.isPointLight===!0?l:a,i.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let z=D.uuid,Z=_.uuid,N=c[z];N===void 0&&(N={},c[z]=N);let H=N[Z];H===void 0&&(H=D.clone(),N[Z]=H,_.addEventListener("dispose",I)),D=H}if(D.visible=_.visible,D.wireframe=_.wireframe,R===Ls?D.side=_.shadowSide!==null?_.shadowSide:_.side:D.side=_.shadowSide!==null?_.shadowSide:d[_.side],D.alphaMap=_.alphaMap,D.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,D.map=_.map,D.clipShadows=_.clipShadows,D.clippingPlanes=_.clippingPlanes,D.clipIntersection=_.clipIntersection,D.displacementMap=_.displacementMap,D.displacementScale=_.displacementScale,D.displacementBias=_.displacementBias,D.wireframeLinewidth=_.wireframeLinewidth,D.linewidth=_.linewidth,w.isPointLight===!0&&D.isMeshDistanceMaterial===!0){let z=i.properties.get(D);z.light=w}return D}function S(A,_,w,R,D,O){if(A.visible===!1)return;if(A.layers.test(D)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&O===Ls)&&(!A.frustumCulled||A.intersectsFrustum(n))){A.modelViewMatrix.multiplyMatrices(w.matrixWorldInverse,A.matrixWorld);let N=t.update(A),H=A.material;if(Array.isArray(H)){let tt=N.groups;for(let K=0,ft=tt.length;K<ft;K++){let j=tt[K],ht=H[j.materialIndex];if(ht&&ht.visible){let mt=C(A,ht,R,O);A.onBeforeShadow(i,A,_,w,N,mt,j),i.renderBufferDirect(w,null,N,mt,A,j),A.onAfterShadow(i,A,_,w,N,mt,j)}}}else if(H.visible){let tt=C(A,H,R,O);A.onBeforeShadow(i,A,_,w,N,tt,null),i.renderBufferDirect(w,null,N,tt,A,null),A.onAfterShadow(i,A,_,w,N,tt,null)}}let Z=A.children;for(let N=0,H=Z.length;N<H;N++)S(Z[N],_,w,R,D,O)}function I(A){A.target.removeEventListener("dispose",I);for(let w in c){let R=c[w],D=A.target.uuid;D in R&&(R[D].dispose(),delete R[D])}}}function B_(i,t){function e(){let U=!1,ut=new Be,rt=null,Ut=new Be(0,0,0,0);return{setMask:function(It){rt!==It&&!U&&(i.colorMask(It,It,It,It),rt=It)},setLocked:function(It){U=It},setClear:function(It,bt,Wt,ce,wt){wt===!0&&(It*=ce,bt*=ce,Wt*=ce),ut.set(It,bt,Wt,ce),Ut.equals(ut)===!1&&(i.clearColor(It,bt,Wt,ce),Ut.copy(ut))},reset:function(){U=!1,rt=null,Ut.set(-1,0,0,0)}}}function n(){let U=!1,ut=!1,rt=null,Ut=null,It=null;return{setReversed:function(bt){if(ut!==bt){let Wt=t.get("EXT_clip_control");bt?Wt.clipControlEXT(Wt.LOWER_LEFT_EXT,Wt.ZERO_TO_ONE_EXT):Wt.clipControlEXT(Wt.LOWER_LEFT_EXT,Wt.NEGATIVE_ONE_TO_ONE_EXT),ut=bt;let ce=It;It=null,this.setClear(ce)}},getReversed:function(){return ut},setTest:function(bt){bt?Nt(i.DEPTH_TEST):Gt(i.DEPTH_TEST)},setMask:function(bt){rt!==bt&&!U&&(i.depthMask(bt),rt=bt)},setFunc:function(bt){if(ut&&(bt=Eu[bt]),Ut!==bt){switch(bt){case Ro:i.depthFunc(i.NEVER);break;case Po:i.depthFunc(i.ALWAYS);break;case Io:i.depthFunc(i.LESS);break;case vs:i.depthFunc(i.LEQUAL);break;case Lo:i.depthFunc(i.EQUAL);break;case Do:i.depthFunc(i.GEQUAL);break;case No:i.depthFunc(i.GREATER);break;case Uo:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Ut=bt}},setLocked:function(bt){U=bt},setClear:function(bt){It!==bt&&(It=bt,ut&&(bt=1-bt),i.clearDepth(bt))},reset:function(){U=!1,rt=null,Ut=null,It=null,ut=!1}}}function s(){let U=!1,ut=null,rt=null,Ut=null,It=null,bt=null,Wt=null,ce=null,wt=null;return{setTest:function(Jt){U||(Jt?Nt(i.STENCIL_TEST):Gt(i.STENCIL_TEST))},setMask:function(Jt){ut!==Jt&&!U&&(i.stencilMask(Jt),ut=Jt)},setFunc:function(Jt,ue,Ft){(rt!==Jt||Ut!==ue||It!==Ft)&&(i.stencilFunc(Jt,ue,Ft),rt=Jt,Ut=ue,It=Ft)},setOp:function(Jt,ue,Ft){(bt!==Jt||Wt!==ue||ce!==Ft)&&(i.stencilOp(Jt,ue,Ft),bt=Jt,Wt=ue,ce=Ft)},setLocked:function(Jt){U=Jt},setClear:function(Jt){wt!==Jt&&(i.clearStencil(Jt),wt=Jt)},reset:function(){U=!1,ut=null,rt=null,Ut=null,It=null,bt=null,Wt=null,ce=null,wt=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,h={},d={},f={},p=new WeakMap,m=[],M=null,u=!1,g=null,E=null,C=null,S=null,I=null,A=null,_=null,w=new _e(0,0,0),R=0,D=!1,O=null,z=null,Z=null,N=null,H=null,tt=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),K=!1,ft=0,j=i.getParameter(i.VERSION);j.indexOf("WebGL")!==-1?(ft=parseFloat(/^WebGL (\d)/.exec(j)[1]),K=ft>=1):j.indexOf("OpenGL ES")!==-1&&(ft=parseFloat(/^OpenGL ES (\d)/.exec(j)[1]),K=ft>=2);let ht=null,mt={},Et=i.getParameter(i.SCISSOR_BOX),Qt=i.getParameter(i.VIEWPORT),ot=new Be().fromArray(Et),At=new Be().fromArray(Qt);function zt(U,ut,rt,Ut){let It=new Uint8Array(4),bt=i.createTexture();i.bindTexture(U,bt),i.texParameteri(U,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(U,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Wt=0;Wt<rt;Wt++)U===i.TEXTURE_3D||U===i.TEXTURE_2D_ARRAY?i.texImage3D(ut,0,i.RGBA,1,1,Ut,0,i.RGBA,i.UNSIGNED_BYTE,It):i.texImage2D(ut+Wt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,It);return bt}let Yt={};Yt[i.TEXTURE_2D]=zt(i.TEXTURE_2D,i.TEXTURE_2D,1),Yt[i.TEXTURE_CUBE_MAP]=zt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Yt[i.TEXTURE_2D_ARRAY]=zt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Yt[i.TEXTURE_3D]=zt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Nt(i.DEPTH_TEST),o.setFunc(vs),Fe(!1),me(Hl),Nt(i.CULL_FACE),Te(Ki);function Nt(U){h[U]!==!0&&(i.enable(U),h[U]=!0)}function Gt(U){h[U]!==!1&&(i.disable(U),h[U]=!1)}function fe(U,ut){return f[U]!==ut?(i.bindFramebuffer(U,ut),f[U]=ut,U===i.DRAW_FRAMEBUFFER&&(f[i.FRAMEBUFFER]=ut),U===i.FRAMEBUFFER&&(f[i.DRAW_FRAMEBUFFER]=ut),!0):!1}function Bt(U,ut){let rt=m,Ut=!1;if(U){rt=p.get(ut),rt===void 0&&(rt=[],p.set(ut,rt));let It=U.textures;if(rt.length!==It.length||rt[0]!==i.COLOR_ATTACHMENT0){for(let bt=0,Wt=It.length;bt<Wt;bt++)rt[bt]=i.COLOR_ATTACHMENT0+bt;rt.length=It.length,Ut=!0}}else rt[0]!==i.BACK&&(rt[0]=i.BACK,Ut=!0);Ut&&i.drawBuffers(rt)}function Ht(U){return M!==U?(i.useProgram(U),M=U,!0):!1}let ie={[ji]:i.FUNC_ADD,[qh]:i.FUNC_SUBTRACT,[Yh]:i.FUNC_REVERSE_SUBTRACT};ie[Zh]=i.MIN,ie[Jh]=i.MAX;let ae={[Kh]:i.ZERO,[jh]:i.ONE,[Qh]:i.SRC_COLOR,[ql]:i.SRC_ALPHA,[ru]:i.SRC_ALPHA_SATURATE,[iu]:i.DST_COLOR,[eu]:i.DST_ALPHA,[tu]:i.ONE_MINUS_SRC_COLOR,[Yl]:i.ONE_MINUS_SRC_ALPHA,[su]:i.ONE_MINUS_DST_COLOR,[nu]:i.ONE_MINUS_DST_ALPHA,[ou]:i.CONSTANT_COLOR,[au]:i.ONE_MINUS_CONSTANT_COLOR,[lu]:i.CONSTANT_ALPHA,[cu]:i.ONE_MINUS_CONSTANT_ALPHA};function Te(U,ut,rt,Ut,It,bt,Wt,ce,wt,Jt){if(U===Ki){u===!0&&(Gt(i.BLEND),u=!1);return}if(u===!1&&(Nt(i.BLEND),u=!0),U!==$h){if(U!==g||Jt!==D){if((E!==ji||I!==ji)&&(i.blendEquation(i.FUNC_ADD),E=ji,I=ji),Jt)switch(U){case Ds:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Wl:i.blendFunc(i.ONE,i.ONE);break;case Xl:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case $l:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:he("WebGLState: Invalid blending: ",U);break}else switch(U){case Ds:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Wl:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Xl:he("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case $l:he("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:he("WebGLState: Invalid blending: ",U);break}C=null,S=null,A=null,_=null,w.set(0,0,0),R=0,g=U,D=Jt}return}It=It||ut,bt=bt||rt,Wt=Wt||Ut,(ut!==E||It!==I)&&(i.blendEquationSeparate(ie[ut],ie[It]),E=ut,I=It),(rt!==C||Ut!==S||bt!==A||Wt!==_)&&(i.blendFuncSeparate(ae[rt],ae[Ut],ae[bt],ae[Wt]),C=rt,S=Ut,A=bt,_=Wt),(ce.equals(w)===!1||wt!==R)&&(i.blendColor(ce.r,ce.g,ce.b,wt),w.copy(ce),R=wt),g=U,D=!1}function Ce(U,ut){U.side===vn?Gt(i.CULL_FACE):Nt(i.CULL_FACE);let rt=U.side===xn;ut&&(rt=!rt),Fe(rt),U.blending===Ds&&U.transparent===!1?Te(Ki):Te(U.blending,U.blendEquation,U.blendSrc,U.blendDst,U.blendEquationAlpha,U.blendSrcAlpha,U.blendDstAlpha,U.blendColor,U.blendAlpha,U.premultipliedAlpha),o.setFunc(U.depthFunc),o.setTest(U.depthTest),o.setMask(U.depthWrite),r.setMask(U.colorWrite);let Ut=U.stencilWrite;a.setTest(Ut),Ut&&(a.setMask(U.stencilWriteMask),a.setFunc(U.stencilFunc,U.stencilRef,U.stencilFuncMask),a.setOp(U.stencilFail,U.stencilZFail,U.stencilZPass)),gt(U.polygonOffset,U.polygonOffsetFactor,U.polygonOffsetUnits),U.alphaToCoverage===!0?Nt(i.SAMPLE_ALPHA_TO_COVERAGE):Gt(i.SAMPLE_ALPHA_TO_COVERAGE)}function Fe(U){O!==U&&(U?i.frontFace(i.CW):i.frontFace(i.CCW),O=U)}function me(U){U!==Hh?(Nt(i.CULL_FACE),U!==z&&(U===Hl?i.cullFace(i.BACK):U===Wh?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Gt(i.CULL_FACE),z=U}function nt(U){U!==Z&&(K&&i.lineWidth(U),Z=U)}function gt(U,ut,rt){U?(Nt(i.POLYGON_OFFSET_FILL),(N!==ut||H!==rt)&&(N=ut,H=rt,o.getReversed()&&(ut=-ut,rt=-rt),i.polygonOffset(ut,rt))):Gt(i.POLYGON_OFFSET_FILL)}function Zt(U){U?Nt(i.SCISSOR_TEST):Gt(i.SCISSOR_TEST)}function Mt(U){U===void 0&&(U=i.TEXTURE0+tt-1),ht!==U&&(i.activeTexture(U),ht=U)}function Kt(U,ut,rt){rt===void 0&&(ht===null?rt=i.TEXTURE0+tt-1:rt=ht);let Ut=mt[rt];Ut===void 0&&(Ut={type:void 0,texture:void 0},mt[rt]=Ut),(Ut.type!==U||Ut.texture!==ut)&&(ht!==rt&&(i.activeTexture(rt),ht=rt),i.bindTexture(U,ut||Yt[U]),Ut.type=U,Ut.texture=ut)}function v(){let U=mt[ht];U!==void 0&&U.type!==void 0&&(i.bindTexture(U.type,null),U.type=void 0,U.texture=void 0)}function Q(){try{i.compressedTexImage2D(...arguments)}catch(U){he("WebGLState:",U)}}function et(){try{i.compressedTexImage3D(...arguments)}catch(U){he("WebGLState:",U)}}function dt(){try{i.texSubImage2D(...arguments)}catch(U){he("WebGLState:",U)}}function J(){try{i.texSubImage3D(...arguments)}catch(U){he("WebGLState:",U)}}function kt(){try{i.compressedTexSubImage2D(...arguments)}catch(U){he("WebGLState:",U)}}function Tt(){try{i.compressedTexSubImage3D(...arguments)}catch(U){he("WebGLState:",U)}}function Ot(){try{i.texStorage2D(...arguments)}catch(U){he("WebGLState:",U)}}function T(){try{i.texStorage3D(...arguments)}catch(U){he("WebGLState:",U)}}function y(){try{i.texImage2D(...arguments)}catch(U){he("WebGLState:",U)}}function B(){try{i.texImage3D(...arguments)}catch(U){he("WebGLState:",U)}}function pt(U){return d[U]!==void 0?d[U]:i.getParameter(U)}function lt(U,ut){d[U]!==ut&&(i.pixelStorei(U,ut),d[U]=ut)}function _t(U){ot.equals(U)===!1&&(i.scissor(U.x,U.y,U.z,U.w),ot.copy(U))}function St(U){At.equals(U)===!1&&(i.viewport(U.x,U.y,U.z,U.w),At.copy(U))}function ct(U,ut){let rt=c.get(ut);rt===void 0&&(rt=new WeakMap,c.set(ut,rt));let Ut=rt.get(U);Ut===void 0&&(Ut=i.getUniformBlockIndex(ut,U.name),i.uniformBlockBinding(ut,Ut,Ut),rt.set(U,Ut))}function it(U,ut,rt){let It=c.get(ut).get(U);l[It]!==rt&&(i.bindBufferBase(i.UNIFORM_BUFFER,It,rt),l[It]=rt)}function Lt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},d={},ht=null,mt={},f={},l={},p=new WeakMap,m=[],M=null,u=!1,g=null,E=null,C=null,S=null,I=null,A=null,_=null,w=new _e(0,0,0),R=0,D=!1,O=null,z=null,Z=null,N=null,H=null,ot.set(0,0,i.canvas.width,i.canvas.height),At.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Nt,disable:Gt,bindFramebuffer:fe,drawBuffers:Bt,useProgram:Ht,setBlending:Te,setMaterial:Ce,setFlipSided:Fe,setCullFace:me,setLineWidth:nt,setPolygonOffset:gt,setScissorTest:Zt,activeTexture:Mt,bindTexture:Kt,unbindTexture:v,compressedTexImage2D:Q,compressedTexImage3D:et,texImage2D:y,texImage3D:B,pixelStorei:lt,getParameter:pt,updateUBOMapping:ct,uniformBlockBinding:it,texStorage2D:Ot,texStorage3D:T,texSubImage2D:dt,texSubImage3D:J,compressedTexSubImage2D:kt,compressedTexSubImage3D:Tt,scissor:_t,viewport:St,reset:Lt}}function z_(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new oe,h=new WeakMap,d=new Set,f,p=new WeakMap,m=new Set,M=new FinalizationRegistry(T=>m.delete(T)),u=!1;try{u=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(T,y){return u?new OffscreenCanvas(T,y):sr("canvas")}function E(T,y,B){let pt=1,lt=Ot(T);if((lt.width>B||lt.height>B)&&(pt=B/Math.max(lt.width,lt.height)),pt<1)if(typeof HTMLImageElement<"u"&&T instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&T instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&T instanceof ImageBitmap||typeof VideoFrame<"u"&&T instanceof VideoFrame){let _t=Math.floor(pt*lt.width),St=Math.floor(pt*lt.height);f===void 0&&(f=g(_t,St));let ct=y?g(_t,St):f;return ct.width=_t,ct.height=St,ct.getContext("2d").drawImage(T,0,0,_t,St),se("WebGLRenderer: Texture has been resized from ("+lt.width+"x"+lt.height+") to ("+_t+"x"+St+")."),ct}else return"data"in T&&se("WebGLRenderer: Image in DataTexture is too big ("+lt.width+"x"+lt.height+")."),T;return T}function C(T){return T.generateMipmaps}function S(T){i.generateMipmap(T)}function I(T){return T.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:T.isWebGL3DRenderTarget?i.TEXTURE_3D:T.isWebGLArrayRenderTarget||T.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function A(T,y,B,pt,lt,_t=!1){if(T!==null){if(i[T]!==void 0)return i[T];se("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+T+"'")}let St;pt&&(St=t.get("EXT_texture_norm16"),St||se("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ct=y;if(y===i.RED&&(B===i.FLOAT&&(ct=i.R32F),B===i.HALF_FLOAT&&(ct=i.R16F),B===i.UNSIGNED_BYTE&&(ct=i.R8),B===i.UNSIGNED_SHORT&&St&&(ct=St.R16_EXT),B===i.SHORT&&St&&(ct=St.R16_SNORM_EXT)),y===i.RED_INTEGER&&(B===i.UNSIGNED_BYTE&&(ct=i.R8UI),B===i.UNSIGNED_SHORT&&(ct=i.R16UI),B===i.UNSIGNED_INT&&(ct=i.R32UI),B===i.BYTE&&(ct=i.R8I),B===i.SHORT&&(ct=i.R16I),B===i.INT&&(ct=i.R32I)),y===i.RG&&(B===i.FLOAT&&(ct=i.RG32F),B===i.HALF_FLOAT&&(ct=i.RG16F),B===i.UNSIGNED_BYTE&&(ct=i.RG8),B===i.UNSIGNED_SHORT&&St&&(ct=St.RG16_EXT),B===i.SHORT&&St&&(ct=St.RG16_SNORM_EXT)),y===i.RG_INTEGER&&(B===i.UNSIGNED_BYTE&&(ct=i.RG8UI),B===i.UNSIGNED_SHORT&&(ct=i.RG16UI),B===i.UNSIGNED_INT&&(ct=i.RG32UI),B===i.BYTE&&(ct=i.RG8I),B===i.SHORT&&(ct=i.RG16I),B===i.INT&&(ct=i.RG32I)),y===i.RGB_INTEGER&&(B===i.UNSIGNED_BYTE&&(ct=i.RGB8UI),B===i.UNSIGNED_SHORT&&(ct=i.RGB16UI),B===i.UNSIGNED_INT&&(ct=i.RGB32UI),B===i.BYTE&&(ct=i.RGB8I),B===i.SHORT&&(ct=i.RGB16I),B===i.INT&&(ct=i.RGB32I)),y===i.RGBA_INTEGER&&(B===i.UNSIGNED_BYTE&&(ct=i.RGBA8UI),B===i.UNSIGNED_SHORT&&(ct=i.RGBA16UI),B===i.UNSIGNED_INT&&(ct=i.RGBA32UI),B===i.BYTE&&(ct=i.RGBA8I),B===i.SHORT&&(ct=i.RGBA16I),B===i.INT&&(ct=i.RGBA32I)),y===i.RGB&&(B===i.UNSIGNED_SHORT&&St&&(ct=St.RGB16_EXT),B===i.SHORT&&St&&(ct=St.RGB16_SNORM_EXT),B===i.UNSIGNED_INT_5_9_9_9_REV&&(ct=i.RGB9_E5),B===i.UNSIGNED_INT_10F_11F_11F_REV&&(ct=i.R11F_G11F_B10F)),y===i.RGBA){let it=_t?ir:we.getTransfer(lt);B===i.FLOAT&&(ct=i.RGBA32F),B===i.HALF_FLOAT&&(ct=i.RGBA16F),B===i.UNSIGNED_BYTE&&(ct=it===Ue?i.SRGB8_ALPHA8:i.RGBA8),B===i.UNSIGNED_SHORT&&St&&(ct=St.RGBA16_EXT),B===i.SHORT&&St&&(ct=St.RGBA16_SNORM_EXT),B===i.UNSIGNED_SHORT_4_4_4_4&&(ct=i.RGBA4),B===i.UNSIGNED_SHORT_5_5_5_1&&(ct=i.RGB5_A1)}return(ct===i.R16F||ct===i.R32F||ct===i.RG16F||ct===i.RG32F||ct===i.RGBA16F||ct===i.RGBA32F)&&t.get("EXT_color_buffer_float"),ct}function _(T,y){let B;return T?y===null||y===Wn||y===ts?B=i.DEPTH24_STENCIL8:y===Nn?B=i.DEPTH32F_STENCIL8:y===Us&&(B=i.DEPTH24_STENCIL8,se("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):y===null||y===Wn||y===ts?B=i.DEPTH_COMPONENT24:y===Nn?B=i.DEPTH_COMPONENT32F:y===Us&&(B=i.DEPTH_COMPONENT16),B}function w(T,y){return C(T)===!0||T.isFramebufferTexture&&T.minFilter!==nn&&T.minFilter!==_n?Math.log2(Math.max(y.width,y.height))+1:T.mipmaps.length>0?T.mipmaps.length:T.isCompressedTexture&&Array.isArray(T.image)?y.mipmaps.length:1}function R(T){let y=new WeakRef(T);n.get(T).__ref=y,m.add(y),M.register(T,y,y)}function D(T){let y=n.get(T).__ref;y!==void 0&&(m.delete(y),M.unregister(y))}function O(T){Z(T.target)}function z(T){N(T.target)}function Z(T){T.removeEventListener("dispose",O),D(T),tt(T),T.isVideoTexture&&h.delete(T),T.isHTMLTexture&&d.delete(T)}function N(T){T.removeEventListener("dispose",z),D(T),ft(T)}function H(){for(let T of m){let y=T.deref();y!==void 0&&(y.isRenderTarget===!0?N(y):Z(y))}m.clear(),d.clear()}function tt(T){let y=n.get(T);if(y.__webglInit===void 0)return;let B=T.source,pt=p.get(B);if(pt){let lt=pt[y.__cacheKey];lt.usedTimes--,lt.usedTimes===0&&K(T),Object.keys(pt).length===0&&p.delete(B)}n.remove(T)}function K(T){let y=n.get(T);i.deleteTexture(y.__webglTexture);let B=T.source,pt=p.get(B);delete pt[y.__cacheKey],o.memory.textures--}function ft(T){let y=n.get(T);y.__depthDisposeCallback&&y.__depthDisposeCallback();let B=T.depthTexture;if(B&&B.renderTarget===T&&Z(B),T.isWebGLCubeRenderTarget)for(let lt=0;lt<6;lt++){if(Array.isArray(y.__webglFramebuffer[lt]))for(let _t=0;_t<y.__webglFramebuffer[lt].length;_t++)i.deleteFramebuffer(y.__webglFramebuffer[lt][_t]);else i.deleteFramebuffer(y.__webglFramebuffer[lt]);y.__webglDepthbuffer&&i.deleteRenderbuffer(y.__webglDepthbuffer[lt])}else{if(Array.isArray(y.__webglFramebuffer))for(let lt=0;lt<y.__webglFramebuffer.length;lt++)i.deleteFramebuffer(y.__webglFramebuffer[lt]);else i.deleteFramebuffer(y.__webglFramebuffer);if(y.__webglDepthbuffer&&i.deleteRenderbuffer(y.__webglDepthbuffer),y.__webglMultisampledFramebuffer&&i.deleteFramebuffer(y.__webglMultisampledFramebuffer),y.__webglColorRenderbuffer)for(let lt=0;lt<y.__webglColorRenderbuffer.length;lt++)y.__webglColorRenderbuffer[lt]&&i.deleteRenderbuffer(y.__webglColorRenderbuffer[lt]);y.__webglDepthRenderbuffer&&i.deleteRenderbuffer(y.__webglDepthRenderbuffer)}let pt=T.textures;for(let lt=0,_t=pt.length;lt<_t;lt++){let St=n.get(pt[lt]);St.__webglTexture&&(i.deleteTexture(St.__webglTexture),o.memory.textures--),n.remove(pt[lt])}n.remove(T)}let j=0;function ht(){j=0}function mt(){return j}function Et(T){j=T}function Qt(){let T=j;return T>=s.maxTextures&&se("WebGLTextures: Trying to use "+(T+1)+" texture units while this GPU supports only "+s.maxTextures),j+=1,T}function ot(T){let y=[];return y.push(T.wrapS),y.push(T.wrapT),y.push(T.wrapR||0),y.push(T.magFilter),y.push(T.minFilter),y.push(T.anisotropy),y.push(T.internalFormat),y.push(T.format),y.push(T.type),y.push(T.generateMipmaps),y.push(T.mipmapsAutoUpdate),y.push(T.premultiplyAlpha),y.push(T.flipY),y.push(T.unpackAlignment),y.push(T.colorSpace),y.join()}function At(T,y){let B=n.get(T);if(T.isVideoTexture&&kt(T),T.isRenderTargetTexture===!1&&T.isExternalTexture!==!0&&T.version>0&&B.__version!==T.version){let pt=T.image;if(pt===null)se("WebGLRenderer: Texture marked for update but no image data found.");else if(pt.complete===!1)se("WebGLRenderer: Texture marked for update but image is incomplete");else{Ce(B,T,y);return}}else T.isExternalTexture&&(B.__webglTexture=T.sourceTexture?T.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,B.__webglTexture,i.TEXTURE0+y)}function zt(T,y){let B=n.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&B.__version!==T.version){Ce(B,T,y);return}else T.isExternalTexture&&(B.__webglTexture=T.sourceTexture?T.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,B.__webglTexture,i.TEXTURE0+y)}function Yt(T,y){let B=n.get(T);if(T.isRenderTargetTexture===!1&&T.version>0&&B.__version!==T.version){Ce(B,T,y);return}e.bindTexture(i.TEXTURE_3D,B.__webglTexture,i.TEXTURE0+y)}function Nt(T,y){let B=n.get(T);if(T.version>0&&B.__version!==T.version){Fe(B,T,y);return}e.bindTexture(i.TEXTURE_CUBE_MAP,B.__webglTexture,i.TEXTURE0+y)}let Gt={[Fo]:i.REPEAT,[Kn]:i.CLAMP_TO_EDGE,[Oo]:i.MIRRORED_REPEAT},fe={[nn]:i.NEAREST,[du]:i.NEAREST_MIPMAP_NEAREST,[Ar]:i.NEAREST_MIPMAP_LINEAR,[_n]:i.LINEAR,[ha]:i.LINEAR_MIPMAP_NEAREST,[gi]:i.LINEAR_MIPMAP_LINEAR},Bt={[gu]:i.NEVER,[uc]:i.ALWAYS,[_u]:i.LESS,[cc]:i.LEQUAL,[xu]:i.EQUAL,[hc]:i.GEQUAL,[yu]:i.GREATER,[vu]:i.NOTEQUAL};function Ht(T,y){if(y.type===Nn&&t.has("OES_texture_float_linear")===!1&&(y.magFilter===_n||y.magFilter===ha||y.magFilter===Ar||y.magFilter===gi||y.minFilter===_n||y.minFilter===ha||y.minFilter===Ar||y.minFilter===gi)&&se("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(T,i.TEXTURE_WRAP_S,Gt[y.wrapS]),i.texParameteri(T,i.TEXTURE_WRAP_T,Gt[y.wrapT]),(T===i.TEXTURE_3D||T===i.TEXTURE_2D_ARRAY)&&i.texParameteri(T,i.TEXTURE_WRAP_R,Gt[y.wrapR]),i.texParameteri(T,i.TEXTURE_MAG_FILTER,fe[y.magFilter]),i.texParameteri(T,i.TEXTURE_MIN_FILTER,fe[y.minFilter]),y.compareFunction&&(i.texParameteri(T,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(T,i.TEXTURE_COMPARE_FUNC,Bt[y.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(y.magFilter===nn||y.minFilter!==Ar&&y.minFilter!==gi||y.type===Nn&&t.has("OES_texture_float_linear")===!1)return;if(y.anisotropy>1||n.get(y).__currentAnisotropy){let B=t.get("EXT_texture_filter_anisotropic");i.texParameterf(T,B.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(y.anisotropy,s.getMaxAnisotropy())),n.get(y).__currentAnisotropy=y.anisotropy}}}function ie(T,y){let B=!1;T.__webglInit===void 0&&(T.__webglInit=!0,y.addEventListener("dispose",O),R(y));let pt=y.source,lt=p.get(pt);lt===void 0&&(lt={},p.set(pt,lt));let _t=ot(y);if(_t!==T.__cacheKey){lt[_t]===void 0&&(lt[_t]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,B=!0),lt[_t].usedTimes++;let St=lt[T.__cacheKey];St!==void 0&&(lt[T.__cacheKey].usedTimes--,St.usedTimes===0&&K(y)),T.__cacheKey=_t,T.__webglTexture=lt[_t].texture}return B}function ae(T,y,B){return Math.floor(Math.floor(T/B)/y)}function Te(T,y,B,pt){let _t=T.updateRanges;if(_t.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,y.width,y.height,B,pt,y.data);else{_t.sort((U,ut)=>U.start-ut.start);let St=0;for(let U=1;U<_t.length;U++){let ut=_t[St],rt=_t[U],Ut=ut.start+ut.count,It=ae(rt.start,y.width,4),bt=ae(ut.start,y.width,4);rt.start<=Ut+1&&It===bt&&ae(rt.start+rt.count-1,y.width,4)===It?ut.count=Math.max(ut.count,rt.start+rt.count-ut.start):(++St,_t[St]=rt)}_t.length=St+1;let ct=e.getParameter(i.UNPACK_ROW_LENGTH),it=e.getParameter(i.UNPACK_SKIP_PIXELS),Lt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,y.width);for(let U=0,ut=_t.length;U<ut;U++){let rt=_t[U],Ut=Math.floor(rt.start/4),It=Math.ceil(rt.count/4),bt=Ut%y.width,Wt=Math.floor(Ut/y.width),ce=It,wt=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,bt),e.pixelStorei(i.UNPACK_SKIP_ROWS,Wt),e.texSubImage2D(i.TEXTURE_2D,0,bt,Wt,ce,wt,B,pt,y.data)}T.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,ct),e.pixelStorei(i.UNPACK_SKIP_PIXELS,it),e.pixelStorei(i.UNPACK_SKIP_ROWS,Lt)}}function Ce(T,y,B){let pt=i.TEXTURE_2D;(y.isDataArrayTexture||y.isCompressedArrayTexture)&&(pt=i.TEXTURE_2D_ARRAY),y.isData3DTexture&&(pt=i.TEXTURE_3D);let lt=ie(T,y),_t=y.source;e.bindTexture(pt,T.__webglTexture,i.TEXTURE0+B);let St=n.get(_t);if(_t.version!==St.__version||lt===!0){if(e.activeTexture(i.TEXTURE0+B),(typeof ImageBitmap<"u"&&y.image instanceof ImageBitmap)===!1){let wt=we.getPrimaries(we.workingColorSpace),Jt=y.colorSpace===xi?null:we.getPrimaries(y.colorSpace),ue=y.colorSpace===xi||wt===Jt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,y.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,y.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ue)}e.pixelStorei(i.UNPACK_ALIGNMENT,y.unpackAlignment);let it=E(y.image,!1,s.maxTextureSize);it=Tt(y,it);let Lt=r.convert(y.format,y.colorSpace),U=r.convert(y.type),ut=A(y.internalFormat,Lt,U,y.normalized,y.colorSpace,y.isVideoTexture);Ht(pt,y);let rt,Ut=y.mipmaps,It=y.isVideoTexture!==!0,bt=St.__version===void 0||lt===!0,Wt=_t.dataReady,ce=w(y,it);if(y.isDepthTexture)ut=_(y.format===_i,y.type),bt&&(It?e.texStorage2D(i.TEXTURE_2D,1,ut,it.width,it.height):e.texImage2D(i.TEXTURE_2D,0,ut,it.width,it.height,0,Lt,U,null));else if(y.isDataTexture)if(Ut.length>0){It&&bt&&e.texStorage2D(i.TEXTURE_2D,ce,ut,Ut[0].width,Ut[0].height);for(let wt=0,Jt=Ut.length;wt<Jt;wt++)rt=Ut[wt],It?Wt&&e.texSubImage2D(i.TEXTURE_2D,wt,0,0,rt.width,rt.height,Lt,U,rt.data):e.texImage2D(i.TEXTURE_2D,wt,ut,rt.width,rt.height,0,Lt,U,rt.data);y.generateMipmaps=!1}else It?(bt&&e.texStorage2D(i.TEXTURE_2D,ce,ut,it.width,it.height),Wt&&Te(y,it,Lt,U)):e.texImage2D(i.TEXTURE_2D,0,ut,it.width,it.height,0,Lt,U,it.data);else if(y.isCompressedTexture)if(y.isCompressedArrayTexture){It&&bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,ce,ut,Ut[0].width,Ut[0].height,it.depth);for(let wt=0,Jt=Ut.length;wt<Jt;wt++)if(rt=Ut[wt],y.format!==$n)if(Lt!==null)if(It){if(Wt)if(y.layerUpdates.size>0){let ue=Mc(rt.width,rt.height,y.format,y.type);for(let Ft of y.layerUpdates){let Re=rt.data.subarray(Ft*ue/rt.data.BYTES_PER_ELEMENT,(Ft+1)*ue/rt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,wt,0,0,Ft,rt.width,rt.height,1,Lt,Re)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,wt,0,0,0,rt.width,rt.height,it.depth,Lt,rt.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,wt,ut,rt.width,rt.height,it.depth,0,rt.data,0,0);else se("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else It?Wt&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,wt,0,0,0,rt.width,rt.height,it.depth,Lt,U,rt.data):e.texImage3D(i.TEXTURE_2D_ARRAY,wt,ut,rt.width,rt.height,it.depth,0,Lt,U,rt.data);y.layerUpdates.size>0&&y.clearLayerUpdates()}else{It&&bt&&e.texStorage2D(i.TEXTURE_2D,ce,ut,Ut[0].width,Ut[0].height);for(let wt=0,Jt=Ut.length;wt<Jt;wt++)rt=Ut[wt],y.format!==$n?Lt!==null?It?Wt&&e.compressedTexSubImage2D(i.TEXTURE_2D,wt,0,0,rt.width,rt.height,Lt,rt.data):e.compressedTexImage2D(i.TEXTURE_2D,wt,ut,rt.width,rt.height,0,rt.data):se("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):It?Wt&&e.texSubImage2D(i.TEXTURE_2D,wt,0,0,rt.width,rt.height,Lt,U,rt.data):e.texImage2D(i.TEXTURE_2D,wt,ut,rt.width,rt.height,0,Lt,U,rt.data)}else if(y.isDataArrayTexture)if(It){if(bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,ce,ut,it.width,it.height,it.depth),Wt)if(y.layerUpdates.size>0){let wt=Mc(it.width,it.height,y.format,y.type);for(let Jt of y.layerUpdates){let ue=it.data.subarray(Jt*wt/it.data.BYTES_PER_ELEMENT,(Jt+1)*wt/it.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Jt,it.width,it.height,1,Lt,U,ue)}y.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,it.width,it.height,it.depth,Lt,U,it.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,ut,it.width,it.height,it.depth,0,Lt,U,it.data);else if(y.isData3DTexture)It?(bt&&e.texStorage3D(i.TEXTURE_3D,ce,ut,it.width,it.height,it.depth),Wt&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,it.width,it.height,it.depth,Lt,U,it.data)):e.texImage3D(i.TEXTURE_3D,0,ut,it.width,it.height,it.depth,0,Lt,U,it.data);else if(y.isFramebufferTexture){if(bt)if(It)e.texStorage2D(i.TEXTURE_2D,ce,ut,it.width,it.height);else{let wt=it.width,Jt=it.height;for(let ue=0;ue<ce;ue++)e.texImage2D(i.TEXTURE_2D,ue,ut,wt,Jt,0,Lt,U,null),wt>>=1,Jt>>=1}}else if(y.isHTMLTexture){if("texElementImage2D"in i){let wt=i.canvas;if(wt.hasAttribute("layoutsubtree")||wt.setAttribute("layoutsubtree","true"),it.parentNode!==wt){wt.appendChild(it),d.add(y),wt.onpaint=Jt=>{let ue=Jt.changedElements;for(let Ft of d)ue.includes(Ft.image)&&(Ft.needsUpdate=!0)},wt.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,it);else{let ue=i.RGBA,Ft=i.RGBA,Re=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,ue,Ft,Re,it)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Ut.length>0){if(It&&bt){let wt=Ot(Ut[0]);e.texStorage2D(i.TEXTURE_2D,ce,ut,wt.width,wt.height)}for(let wt=0,Jt=Ut.length;wt<Jt;wt++)rt=Ut[wt],It?Wt&&e.texSubImage2D(i.TEXTURE_2D,wt,0,0,Lt,U,rt):e.texImage2D(i.TEXTURE_2D,wt,ut,Lt,U,rt);y.generateMipmaps=!1}else if(It){if(bt){let wt=Ot(it);e.texStorage2D(i.TEXTURE_2D,ce,ut,wt.width,wt.height)}Wt&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,Lt,U,it)}else e.texImage2D(i.TEXTURE_2D,0,ut,Lt,U,it);C(y)&&y.mipmapsAutoUpdate===!0&&S(pt),St.__version=_t.version,y.onUpdate&&y.onUpdate(y)}T.__version=y.version}function Fe(T,y,B){if(y.image.length!==6)return;let pt=ie(T,y),lt=y.source;e.bindTexture(i.TEXTURE_CUBE_MAP,T.__webglTexture,i.TEXTURE0+B);let _t=n.get(lt);if(lt.version!==_t.__version||pt===!0){e.activeTexture(i.TEXTURE0+B);let St=we.getPrimaries(we.workingColorSpace),ct=y.colorSpace===xi?null:we.getPrimaries(y.colorSpace),it=y.colorSpace===xi||St===ct?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,y.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,y.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,y.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,it);let Lt=y.isCompressedTexture||y.image[0].isCompressedTexture,U=y.image[0]&&y.image[0].isDataTexture,ut=[];for(let Ft=0;Ft<6;Ft++)!Lt&&!U?ut[Ft]=E(y.image[Ft],!0,s.maxCubemapSize):ut[Ft]=U?y.image[Ft].image:y.image[Ft],ut[Ft]=Tt(y,ut[Ft]);let rt=ut[0],Ut=r.convert(y.format,y.colorSpace),It=r.convert(y.type),bt=A(y.internalFormat,Ut,It,y.normalized,y.colorSpace),Wt=y.isVideoTexture!==!0,ce=_t.__version===void 0||pt===!0,wt=lt.dataReady,Jt=w(y,rt);Ht(i.TEXTURE_CUBE_MAP,y);let ue;if(y.isDepthTexture){if(bt=_(y.format===_i,y.type),ce)if(Wt)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,bt,rt.width,rt.height);else for(let Ft=0;Ft<6;Ft++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,0,bt,rt.width,rt.height,0,Ut,It,null)}else if(Lt){Wt&&ce&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Jt,bt,rt.width,rt.height);for(let Ft=0;Ft<6;Ft++){ue=ut[Ft].mipmaps;for(let Re=0;Re<ue.length;Re++){let ke=ue[Re];y.format!==$n?Ut!==null?Wt?wt&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Re,0,0,ke.width,ke.height,Ut,ke.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Re,bt,ke.width,ke.height,0,ke.data):se("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Wt?wt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Re,0,0,ke.width,ke.height,Ut,It,ke.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Re,bt,ke.width,ke.height,0,Ut,It,ke.data)}}}else{if(ue=y.mipmaps,Wt&&ce){ue.length>0&&Jt++;let Ft=Ot(ut[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Jt,bt,Ft.width,Ft.height)}for(let Ft=0;Ft<6;Ft++)if(U){Wt?wt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,0,0,0,ut[Ft].width,ut[Ft].height,Ut,It,ut[Ft].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,0,bt,ut[Ft].width,ut[Ft].height,0,Ut,It,ut[Ft].data);for(let Re=0;Re<ue.length;Re++){let bn=ue[Re].image[Ft].image;Wt?wt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Re+1,0,0,bn.width,bn.height,Ut,It,bn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Re+1,bt,bn.width,bn.height,0,Ut,It,bn.data)}}else{Wt?wt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,0,0,0,Ut,It,ut[Ft]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,0,bt,Ut,It,ut[Ft]);for(let Re=0;Re<ue.length;Re++){let ke=ue[Re];Wt?wt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Re+1,0,0,Ut,It,ke.image[Ft]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Re+1,bt,Ut,It,ke.image[Ft])}}}C(y)&&y.mipmapsAutoUpdate===!0&&S(i.TEXTURE_CUBE_MAP),_t.__version=lt.version,y.onUpdate&&y.onUpdate(y)}T.__version=y.version}function me(T,y,B,pt,lt,_t){let St=r.convert(B.format,B.colorSpace),ct=r.convert(B.type),it=A(B.internalFormat,St,ct,B.normalized,B.colorSpace),Lt=n.get(y),U=n.get(B);if(U.__renderTarget=y,!Lt.__hasExternalTextures){let ut=Math.max(1,y.width>>_t),rt=Math.max(1,y.height>>_t);lt===i.TEXTURE_3D||lt===i.TEXTURE_2D_ARRAY?e.texImage3D(lt,_t,it,ut,rt,y.depth,0,St,ct,null):e.texImage2D(lt,_t,it,ut,rt,0,St,ct,null)}e.bindFramebuffer(i.FRAMEBUFFER,T),J(y)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,lt,U.__webglTexture,0,dt(y)):(lt===i.TEXTURE_2D||lt>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&lt<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,pt,lt,U.__webglTexture,_t),e.bindFramebuffer(i.FRAMEBUFFER,null)}function nt(T,y,B){if(i.bindRenderbuffer(i.RENDERBUFFER,T),y.depthBuffer){let pt=y.depthTexture,lt=pt&&pt.isDepthTexture?pt.type:null,_t=_(y.stencilBuffer,lt),St=y.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;J(y)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,dt(y),_t,y.width,y.height):B?i.renderbufferStorageMultisample(i.RENDERBUFFER,dt(y),_t,y.width,y.height):i.renderbufferStorage(i.RENDERBUFFER,_t,y.width,y.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,St,i.RENDERBUFFER,T)}else{let pt=y.textures;for(let lt=0;lt<pt.length;lt++){let _t=pt[lt],St=r.convert(_t.format,_t.colorSpace),ct=r.convert(_t.type),it=A(_t.internalFormat,St,ct,_t.normalized,_t.colorSpace);J(y)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,dt(y),it,y.width,y.height):B?i.renderbufferStorageMultisample(i.RENDERBUFFER,dt(y),it,y.width,y.height):i.renderbufferStorage(i.RENDERBUFFER,it,y.width,y.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function gt(T,y,B){let pt=y.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,T),!(y.depthTexture&&y.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let lt=n.get(y.depthTexture);lt.__renderTarget=y;let _t=pt?y.depthTexture.image[0]:y.depthTexture.image;(!lt.__webglTexture||_t.width!==y.width||_t.height!==y.height)&&(_t.width=y.width,_t.height=y.height,y.depthTexture.needsUpdate=!0),pt?Nt(y.depthTexture,0):At(y.depthTexture,0);let St=lt.__webglTexture,ct=dt(y),it=pt?i.TEXTURE_CUBE_MAP_POSITIVE_X+B:i.TEXTURE_2D,Lt=y.depthTexture.format===_i?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(y.depthTexture.format===di)J(y)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,Lt,it,St,0,ct):i.framebufferTexture2D(i.FRAMEBUFFER,Lt,it,St,0);else if(y.depthTexture.format===_i)J(y)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,Lt,it,St,0,ct):i.framebufferTexture2D(i.FRAMEBUFFER,Lt,it,St,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Zt(T){let y=n.get(T),B=T.isWebGLCubeRenderTarget===!0;if(y.__boundDepthTexture!==T.depthTexture){let pt=T.depthTexture;if(y.__depthDisposeCallback&&y.__depthDisposeCallback(),pt){let lt=()=>{delete y.__boundDepthTexture,delete y.__depthDisposeCallback,pt.removeEventListener("dispose",lt)};pt.addEventListener("dispose",lt),y.__depthDisposeCallback=lt}y.__boundDepthTexture=pt}if(T.depthTexture&&!y.__autoAllocateDepthBuffer)if(B)for(let pt=0;pt<6;pt++)gt(y.__webglFramebuffer[pt],T,pt);else T.texture.mipmaps.length>0?gt(y.__webglFramebuffer[0],T,0):gt(y.__webglFramebuffer,T,0);else if(B){y.__webglDepthbuffer=[];for(let pt=0;pt<6;pt++)if(e.bindFramebuffer(i.FRAMEBUFFER,y.__webglFramebuffer[pt]),y.__webglDepthbuffer[pt]===void 0)y.__webglDepthbuffer[pt]=i.createRenderbuffer(),nt(y.__webglDepthbuffer[pt],T,!1);else{let lt=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=y.__webglDepthbuffer[pt];i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,lt,i.RENDERBUFFER,_t)}}else if(T.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,y.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,y.__webglFramebuffer),y.__webglDepthbuffer===void 0)y.__webglDepthbuffer=i.createRenderbuffer(),nt(y.__webglDepthbuffer,T,!1);else{let lt=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=y.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,lt,i.RENDERBUFFER,_t)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function Mt(T,y,B){let pt=n.get(T);y!==void 0&&me(pt.__webglFramebuffer,T,T.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),B!==void 0&&Zt(T)}function Kt(T){let y=T.texture,B=n.get(T),pt=n.get(y);T.addEventListener("dispose",z),R(T);let lt=T.textures,_t=T.isWebGLCubeRenderTarget===!0,St=lt.length>1;if(St||(pt.__webglTexture===void 0&&(pt.__webglTexture=i.createTexture()),pt.__version=y.version,o.memory.textures++),_t){B.__webglFramebuffer=[];for(let ct=0;ct<6;ct++)if(y.mipmaps.length>0){B.__webglFramebuffer[ct]=[];for(let it=0;it<y.mipmaps.length;it++)B.__webglFramebuffer[ct][it]=i.createFramebuffer()}else B.__webglFramebuffer[ct]=i.createFramebuffer()}else{if(y.mipmaps.length>0){B.__webglFramebuffer=[];for(let ct=0;ct<y.mipmaps.length;ct++)B.__webglFramebuffer[ct]=i.createFramebuffer()}else B.__webglFramebuffer=i.createFramebuffer();if(St)for(let ct=0,it=lt.length;ct<it;ct++){let Lt=n.get(lt[ct]);Lt.__webglTexture===void 0&&(Lt.__webglTexture=i.createTexture(),o.memory.textures++)}if(T.samples>0&&J(T)===!1){B.__webglMultisampledFramebuffer=i.createFramebuffer(),B.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,B.__webglMultisampledFramebuffer);for(let ct=0;ct<lt.length;ct++){let it=lt[ct];B.__webglColorRenderbuffer[ct]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,B.__webglColorRenderbuffer[ct]);let Lt=r.convert(it.format,it.colorSpace),U=r.convert(it.type),ut=A(it.internalFormat,Lt,U,it.normalized,it.colorSpace,T.isXRRenderTarget===!0),rt=dt(T);i.renderbufferStorageMultisample(i.RENDERBUFFER,rt,ut,T.width,T.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ct,i.RENDERBUFFER,B.__webglColorRenderbuffer[ct])}i.bindRenderbuffer(i.RENDERBUFFER,null),T.depthBuffer&&(B.__webglDepthRenderbuffer=i.createRenderbuffer(),nt(B.__webglDepthRenderbuffer,T,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(_t){e.bindTexture(i.TEXTURE_CUBE_MAP,pt.__webglTexture),Ht(i.TEXTURE_CUBE_MAP,y);for(let ct=0;ct<6;ct++)if(y.mipmaps.length>0)for(let it=0;it<y.mipmaps.length;it++)me(B.__webglFramebuffer[ct][it],T,y,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,it);else me(B.__webglFramebuffer[ct],T,y,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ct,0);C(y)?S(i.TEXTURE_CUBE_MAP):y.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,y.mipmaps.length-1),e.unbindTexture()}else if(St){for(let ct=0,it=lt.length;ct<it;ct++){let Lt=lt[ct],U=n.get(Lt),ut=i.TEXTURE_2D;(T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(ut=T.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(ut,U.__webglTexture),Ht(ut,Lt),me(B.__webglFramebuffer,T,Lt,i.COLOR_ATTACHMENT0+ct,ut,0),C(Lt)&&S(ut)}e.unbindTexture()}else{let ct=i.TEXTURE_2D;if((T.isWebGL3DRenderTarget||T.isWebGLArrayRenderTarget)&&(ct=T.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(ct,pt.__webglTexture),Ht(ct,y),y.mipmaps.length>0)for(let it=0;it<y.mipmaps.length;it++)me(B.__webglFramebuffer[it],T,y,i.COLOR_ATTACHMENT0,ct,it);else me(B.__webglFramebuffer,T,y,i.COLOR_ATTACHMENT0,ct,0);C(y)?S(ct):y.mipmaps.length>0&&i.texParameteri(ct,i.TEXTURE_MAX_LEVEL,y.mipmaps.length-1),e.unbindTexture()}T.depthBuffer&&Zt(T)}function v(T){let y=T.textures;for(let B=0,pt=y.length;B<pt;B++){let lt=y[B];if(C(lt)&&lt.mipmapsAutoUpdate===!0){let _t=I(T),St=n.get(lt).__webglTexture;e.bindTexture(_t,St),S(_t),e.unbindTexture()}}}let Q=[];function et(T){if(T.samples>0){if(J(T)===!1){let y=T.textures,B=T.width,pt=T.height,lt=i.COLOR_BUFFER_BIT,_t=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,St=n.get(T),ct=y.length>1;if(ct)for(let Lt=0;Lt<y.length;Lt++)e.bindFramebuffer(i.FRAMEBUFFER,St.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+Lt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,St.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+Lt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,St.__webglMultisampledFramebuffer),T.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,St.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,St.__webglFramebuffer);for(let Lt=0;Lt<y.length;Lt++){if(T.resolveDepthBuffer&&(T.depthBuffer&&(lt|=i.DEPTH_BUFFER_BIT),T.stencilBuffer&&T.resolveStencilBuffer&&(lt|=i.STENCIL_BUFFER_BIT)),ct){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,St.__webglColorRenderbuffer[Lt]);let U=n.get(y[Lt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,U,0)}i.blitFramebuffer(0,0,B,pt,0,0,B,pt,lt,i.NEAREST),l===!0&&(Q.length=0,Q.push(i.COLOR_ATTACHMENT0+Lt),T.depthBuffer&&T.storeMultisampledDepthBuffer===!1&&Q.push(_t),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Q))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ct)for(let Lt=0;Lt<y.length;Lt++){e.bindFramebuffer(i.FRAMEBUFFER,St.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+Lt,i.RENDERBUFFER,St.__webglColorRenderbuffer[Lt]);let U=n.get(y[Lt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,St.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+Lt,i.TEXTURE_2D,U,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,St.__webglMultisampledFramebuffer)}else if(T.depthBuffer&&T.storeMultisampledDepthBuffer===!1&&l){let y=T.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[y])}}}function dt(T){return Math.min(s.maxSamples,T.samples)}function J(T){let y=n.get(T);return T.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&y.__useRenderToTexture!==!1}function kt(T){let y=o.render.frame;h.get(T)!==y&&(h.set(T,y),T.update())}function Tt(T,y){let B=T.colorSpace,pt=T.format,lt=T.type;return T.isCompressedTexture===!0||T.isVideoTexture===!0||B!==nr&&B!==xi&&(we.getTransfer(B)===Ue?(pt!==$n||lt!==Mn)&&se("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):he("WebGLTextures: Unsupported texture color space:",B)),y}function Ot(T){return typeof HTMLImageElement<"u"&&T instanceof HTMLImageElement?(c.width=T.naturalWidth||T.width,c.height=T.naturalHeight||T.height):typeof VideoFrame<"u"&&T instanceof VideoFrame?(c.width=T.displayWidth,c.height=T.displayHeight):(c.width=T.width,c.height=T.height),c}this.allocateTextureUnit=Qt,this.resetTextureUnits=ht,this.getTextureUnits=mt,this.setTextureUnits=Et,this.setTexture2D=At,this.setTexture2DArray=zt,this.setTexture3D=Yt,this.setTextureCube=Nt,this.rebindTextures=Mt,this.setupRenderTarget=Kt,this.updateRenderTargetMipmap=v,this.updateMultisampleRenderTarget=et,this.setupDepthRenderbuffer=Zt,this.setupFrameBufferTexture=me,this.useMultisampledRTT=J,this.dispose=H}function k_(i,t){function e(n,s=xi){let r,o=we.getTransfer(s);if(n===Mn)return i.UNSIGNED_BYTE;if(n===da)return i.UNSIGNED_SHORT_4_4_4_4;if(n===fa)return i.UNSIGNED_SHORT_5_5_5_1;if(n===rc)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===oc)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===ic)return i.BYTE;if(n===sc)return i.SHORT;if(n===Us)return i.UNSIGNED_SHORT;if(n===ua)return i.INT;if(n===Wn)return i.UNSIGNED_INT;if(n===Nn)return i.FLOAT;if(n===Xn)return i.HALF_FLOAT;if(n===ac)return i.ALPHA;if(n===lc)return i.RGB;if(n===$n)return i.RGBA;if(n===di)return i.DEPTH_COMPONENT;if(n===_i)return i.DEPTH_STENCIL;if(n===pa)return i.RED;if(n===ma)return i.RED_INTEGER;if(n===Oi)return i.RG;if(n===ga)return i.RG_INTEGER;if(n===_a)return i.RGBA_INTEGER;if(n===Tr||n===Cr||n===Rr||n===Pr)if(o===Ue)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Tr)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Cr)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Rr)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Pr)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Tr)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Cr)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Rr)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Pr)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===xa||n===ya||n===va||n===Ma)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===xa)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===ya)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===va)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Ma)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Sa||n===ba||n===wa||n===Ea||n===Aa||n===Ir||n===Ta)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Sa||n===ba)return o===Ue?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===wa)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Ea)return r.COMPRESSED_R11_EAC;if(n===Aa)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Ir)return r.COMPRESSED_RG11_EAC;if(n===Ta)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Ca||n===Ra||n===Pa||n===Ia||n===La||n===Da||n===Na||n===Ua||n===Fa||n===Oa||n===Ba||n===za||n===ka||n===Ga)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Ca)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Ra)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Pa)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Ia)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===La)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Da)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Na)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Ua)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Fa)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Oa)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Ba)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===za)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===ka)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Ga)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Va||n===Ha||n===Wa)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===Va)return o===Ue?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Ha)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Wa)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Xa||n===$a||n===Lr||n===qa)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Xa)return r.COMPRESSED_RED_RGTC1_EXT;if(n===$a)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Lr)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===qa)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===ts?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var G_=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,V_=`
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

}`,Pc=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new pr(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new ei({vertexShader:G_,fragmentShader:V_,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new $e(new mr(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Ic=class extends Hn{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,d=null,f=null,p=null,m=null,M=typeof XRWebGLBinding<"u",u=new Pc,g={},E=e.getContextAttributes(),C=null,S=null,I=[],A=[],_=new oe,w=null,R=null,D=new gn;D.viewport=new Be;let O=new gn;O.viewport=new Be;let z=[D,O],Z=new oa,N=null,H=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ot){let At=I[ot];return At===void 0&&(At=new As,I[ot]=At),At.getTargetRaySpace()},this.getControllerGrip=function(ot){let At=I[ot];return At===void 0&&(At=new As,I[ot]=At),At.getGripSpace()},this.getHand=function(ot){let At=I[ot];return At===void 0&&(At=new As,I[ot]=At),At.getHandSpace()};function tt(ot){let At=A.indexOf(ot.inputSource);if(At===-1)return;let zt=I[At];zt!==void 0&&(zt.update(ot.inputSource,ot.frame,c||o),zt.dispatchEvent({type:ot.type,data:ot.inputSource}))}function K(){s.removeEventListener("select",tt),s.removeEventListener("selectstart",tt),s.removeEventListener("selectend",tt),s.removeEventListener("squeeze",tt),s.removeEventListener("squeezestart",tt),s.removeEventListener("squeezeend",tt),s.removeEventListener("end",K),s.removeEventListener("inputsourceschange",ft);for(let ot=0;ot<I.length;ot++){let At=A[ot];At!==null&&(A[ot]=null,I[ot].disconnect(At))}N=null,H=null,u.reset();for(let ot in g)delete g[ot];if(t.setRenderTarget(C),p=null,f=null,d=null,s=null,S=null,Qt.stop(),n.isPresenting=!1,t.setPixelRatio(w),t.setSize(_.width,_.height,!1),R!==null){let ot=R.camera;ot.fov=R.fov,ot.zoom=R.zoom,ot.updateProjectionMatrix(),R=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ot){r=ot,n.isPresenting===!0&&se("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ot){a=ot,n.isPresenting===!0&&se("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ot){c=ot},this.getBaseLayer=function(){return f!==null?f:p},this.getBinding=function(){return d===null&&M&&(d=new XRWebGLBinding(s,e)),d},this.getFrame=function(){return m},this.getSession=function(){return s},this.setSession=async function(ot){if(s=ot,s!==null){if(C=t.getRenderTarget(),s.addEventListener("select",tt),s.addEventListener("selectstart",tt),s.addEventListener("selectend",tt),s.addEventListener("squeeze",tt),s.addEventListener("squeezestart",tt),s.addEventListener("squeezeend",tt),s.addEventListener("end",K),s.addEventListener("inputsourceschange",ft),E.xrCompatible!==!0&&await e.makeXRCompatible(),w=t.getPixelRatio(),t.getSize(_),M&&"createProjectionLayer"in XRWebGLBinding.prototype){let zt=null,Yt=null,Nt=null;E.depth&&(Nt=E.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,zt=E.stencil?_i:di,Yt=E.stencil?ts:Wn);let Gt={colorFormat:e.RGBA8,depthFormat:Nt,scaleFactor:r};d=this.getBinding(),f=d.createProjectionLayer(Gt),s.updateRenderState({layers:[f]}),t.setPixelRatio(1),t.setSize(f.textureWidth,f.textureHeight,!1),S=new Tn(f.textureWidth,f.textureHeight,{format:$n,type:Mn,depthTexture:new mi(f.textureWidth,f.textureHeight,Yt,void 0,void 0,void 0,void 0,void 0,void 0,zt),stencilBuffer:E.stencil,colorSpace:t.outputColorSpace,samples:E.antialias?4:0,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}else{let zt={antialias:E.antialias,alpha:!0,depth:E.depth,stencil:E.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,e,zt),s.updateRenderState({baseLayer:p}),t.setPixelRatio(1),t.setSize(p.framebufferWidth,p.framebufferHeight,!1),S=new Tn(p.framebufferWidth,p.framebufferHeight,{format:$n,type:Mn,colorSpace:t.outputColorSpace,stencilBuffer:E.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1,storeMultisampledDepthBuffer:p.ignoreDepthValues===!1,storeMultisampledStencilBuffer:p.ignoreDepthValues===!1})}S.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),Qt.setContext(s),Qt.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return u.getDepthTexture()};function ft(ot){for(let At=0;At<ot.removed.length;At++){let zt=ot.removed[At],Yt=A.indexOf(zt);Yt>=0&&(A[Yt]=null,I[Yt].disconnect(zt))}for(let At=0;At<ot.added.length;At++){let zt=ot.added[At],Yt=A.indexOf(zt);if(Yt===-1){for(let Gt=0;Gt<I.length;Gt++)if(Gt>=A.length){A.push(zt),Yt=Gt;break}else if(A[Gt]===null){A[Gt]=zt,Yt=Gt;break}if(Yt===-1)break}let Nt=I[Yt];Nt&&Nt.connect(zt)}}function j(ot,At){At===null?ot.matrixWorld.copy(ot.matrix):ot.matrixWorld.multiplyMatrices(At.matrixWorld,ot.matrix),ot.matrixWorldInverse.copy(ot.matrixWorld).invert()}this.updateCamera=function(ot){if(s===null)return;let At=ot.near,zt=ot.far;u.texture!==null&&(u.depthNear>0&&(At=u.depthNear),u.depthFar>0&&(zt=u.depthFar)),Z.near=O.near=D.near=At,Z.far=O.far=D.far=zt,(N!==Z.near||H!==Z.far)&&(s.updateRenderState({depthNear:Z.near,depthFar:Z.far}),N=Z.near,H=Z.far),Z.layers.mask=ot.layers.mask|6,D.layers.mask=Z.layers.mask&-5,O.layers.mask=Z.layers.mask&-3;let Yt=ot.parent,Nt=Z.cameras;j(Z,Yt);for(let Gt=0;Gt<Nt.length;Gt++)j(Nt[Gt],Yt);Z.projectionMatrix.copy(D.projectionMatrix),Z.projectionMatrixInverse.copy(D.projectionMatrixInverse),R===null&&ot.isPerspectiveCamera&&(R={camera:ot,fov:ot.fov,zoom:ot.zoom}),ht(ot,Z,Yt)};function ht(ot,At,zt){zt===null?ot.matrix.copy(At.matrixWorld):(ot.matrix.copy(zt.matrixWorld),ot.matrix.invert(),ot.matrix.multiply(At.matrixWorld)),ot.matrix.decompose(ot.position,ot.quaternion,ot.scale),ot.updateMatrixWorld(!0),ot.projectionMatrix.copy(At.projectionMatrix),ot.projectionMatrixInverse.copy(At.projectionMatrixInverse),ot.isPerspectiveCamera&&(ot.fov=bs*2*Math.atan(1/ot.projectionMatrix.elements[5]),ot.zoom=1)}this.getCamera=function(){return Z},this.getFoveation=function(){if(!(f===null&&p===null))return l},this.setFoveation=function(ot){l=ot,f!==null&&(f.fixedFoveation=ot),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=ot)},this.hasDepthSensing=function(){return u.texture!==null},this.getDepthSensingMesh=function(){return u.getMesh(Z)},this.getCameraTexture=function(ot){return g[ot]};let mt=null;function Et(ot,At){if(h=At.getViewerPose(c||o),m=At,h!==null){let zt=h.views;p!==null&&(t.setRenderTargetFramebuffer(S,p.framebuffer),t.setRenderTarget(S));let Yt=!1;zt.length!==Z.cameras.length&&(Z.cameras.length=0,Yt=!0);for(let Bt=0;Bt<zt.length;Bt++){let Ht=zt[Bt],ie=null;if(p!==null)ie=p.getViewport(Ht);else{let Te=d.getViewSubImage(f,Ht);ie=Te.viewport,Bt===0&&(t.setRenderTargetTextures(S,Te.colorTexture,Te.depthStencilTexture),t.setRenderTarget(S))}let ae=z[Bt];ae===void 0&&(ae=new gn,ae.layers.enable(Bt),ae.viewport=new Be,z[Bt]=ae),ae.matrix.fromArray(Ht.transform.matrix),ae.matrix.decompose(ae.position,ae.quaternion,ae.scale),ae.projectionMatrix.fromArray(Ht.projectionMatrix),ae.projectionMatrixInverse.copy(ae.projectionMatrix).invert(),ae.viewport.set(ie.x,ie.y,ie.width,ie.height),Bt===0&&(Z.matrix.copy(ae.matrix),Z.matrix.decompose(Z.position,Z.quaternion,Z.scale)),Yt===!0&&Z.cameras.push(ae)}let Nt=s.enabledFeatures;if(Nt&&Nt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&M){d=n.getBinding();let Bt=d.getDepthInformation(zt[0]);Bt&&Bt.isValid&&Bt.texture&&u.init(Bt,s.renderState)}if(Nt&&Nt.includes("camera-access")&&M){t.state.unbindTexture(),d=n.getBinding();for(let Bt=0;Bt<zt.length;Bt++){let Ht=zt[Bt].camera;if(Ht){let ie=g[Ht];ie||(ie=new pr,g[Ht]=ie);let ae=d.getCameraImage(Ht);ie.sourceTexture=ae}}}}for(let zt=0;zt<I.length;zt++){let Yt=A[zt],Nt=I[zt];Yt!==null&&Nt!==void 0&&Nt.update(Yt,At,c||o)}mt&&mt(ot,At),At.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:At}),m=null}let Qt=new Qu;Qt.setAnimationLoop(Et),this.setAnimationLoop=function(ot){mt=ot},this.dispose=function(){}}},H_=new ge,cd=new de;cd.set(-1,0,0,0,1,0,0,0,1);function W_(i,t){function e(u,g){u.matrixAutoUpdate===!0&&u.updateMatrix(),g.value.copy(u.matrix)}function n(u,g){g.color.getRGB(u.fogColor.value,xc(i)),g.isFog?(u.fogNear.value=g.near,u.fogFar.value=g.far):g.isFogExp2&&(u.fogDensity.value=g.density)}function s(u,g,E,C,S){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(u,g):g.isMeshLambertMaterial?(r(u,g),g.envMap&&(u.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(u,g),d(u,g)):g.isMeshPhongMaterial?(r(u,g),h(u,g),g.envMap&&(u.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(u,g),f(u,g),g.isMeshPhysicalMaterial&&p(u,g,S)):g.isMeshMatcapMaterial?(r(u,g),m(u,g)):g.isMeshDepthMaterial?r(u,g):g.isMeshDistanceMaterial?(r(u,g),M(u,g)):g.isMeshNormalMaterial?r(u,g):g.isLineBasicMaterial?(o(u,g),g.isLineDashedMaterial&&a(u,g)):g.isPointsMaterial?l(u,g,E,C):g.isSpriteMaterial?c(u,g):g.isShadowMaterial?(u.color.value.copy(g.color),u.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(u,g){u.opacity.value=g.opacity,g.color&&u.diffuse.value.copy(g.color),g.emissive&&u.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(u.map.value=g.map,e(g.map,u.mapTransform)),g.alphaMap&&(u.alphaMap.value=g.alphaMap,e(g.alphaMap,u.alphaMapTransform)),g.bumpMap&&(u.bumpMap.value=g.bumpMap,e(g.bumpMap,u.bumpMapTransform),u.bumpScale.value=g.bumpScale,g.side===xn&&(u.bumpScale.value*=-1)),g.normalMap&&(u.normalMap.value=g.normalMap,e(g.normalMap,u.normalMapTransform),u.normalScale.value.copy(g.normalScale),g.side===xn&&u.normalScale.value.negate()),g.displacementMap&&(u.displacementMap.value=g.displacementMap,e(g.displacementMap,u.displacementMapTransform),u.displacementScale.value=g.displacementScale,u.displacementBias.value=g.displacementBias),g.emissiveMap&&(u.emissiveMap.value=g.emissiveMap,e(g.emissiveMap,u.emissiveMapTransform)),g.specularMap&&(u.specularMap.value=g.specularMap,e(g.specularMap,u.specularMapTransform)),g.alphaTest>0&&(u.alphaTest.value=g.alphaTest);let E=t.get(g),C=E.envMap,S=E.envMapRotation;C&&(u.envMap.value=C,u.envMapRotation.value.setFromMatrix4(H_.makeRotationFromEuler(S)).transpose(),C.isCubeTexture&&C.isRenderTargetTexture===!1&&u.envMapRotation.value.premultiply(cd),u.reflectivity.value=g.reflectivity,u.ior.value=g.ior,u.refractionRatio.value=g.refractionRatio),g.lightMap&&(u.lightMap.value=g.lightMap,u.lightMapIntensity.value=g.lightMapIntensity,e(g.lightMap,u.lightMapTransform)),g.aoMap&&(u.aoMap.value=g.aoMap,u.aoMapIntensity.value=g.aoMapIntensity,e(g.aoMap,u.aoMapTransform))}function o(u,g){u.diffuse.value.copy(g.color),u.opacity.value=g.opacity,g.map&&(u.map.value=g.map,e(g.map,u.mapTransform))}function a(u,g){u.dashSize.value=g.dashSize,u.totalSize.value=g.dashSize+g.gapSize,u.scale.value=g.scale}function l(u,g,E,C){u.diffuse.value.copy(g.color),u.opacity.value=g.opacity,u.size.value=g.size*E,u.scale.value=C*.5,g.map&&(u.map.value=g.map,e(g.map,u.uvTransform)),g.alphaMap&&(u.alphaMap.value=g.alphaMap,e(g.alphaMap,u.alphaMapTransform)),g.alphaTest>0&&(u.alphaTest.value=g.alphaTest)}function c(u,g){u.diffuse.value.copy(g.color),u.opacity.value=g.opacity,u.rotation.value=g.rotation,g.map&&(u.map.value=g.map,e(g.map,u.mapTransform)),g.alphaMap&&(u.alphaMap.value=g.alphaMap,e(g.alphaMap,u.alphaMapTransform)),g.alphaTest>0&&(u.alphaTest.value=g.alphaTest)}function h(u,g){u.specular.value.copy(g.specular),u.shininess.value=Math.max(g.shininess,1e-4)}function d(u,g){g.gradientMap&&(u.gradientMap.value=g.gradientMap)}function f(u,g){u.metalness.value=g.metalness,g.metalnessMap&&(u.metalnessMap.value=g.metalnessMap,e(g.metalnessMap,u.metalnessMapTransform)),u.roughness.value=g.roughness,g.roughnessMap&&(u.roughnessMap.value=g.roughnessMap,e(g.roughnessMap,u.roughnessMapTransform)),g.envMap&&(u.envMapIntensity.value=g.envMapIntensity)}function p(u,g,E){u.ior.value=g.ior,g.diffuseRoughness>0&&(u.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(u.diffuseRoughnessMap.value=g.diffuseRoughnessMap,e(g.diffuseRoughnessMap,u.diffuseRoughnessMapTransform))),g.sheen>0&&(u.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),u.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(u.sheenColorMap.value=g.sheenColorMap,e(g.sheenColorMap,u.sheenColorMapTransform)),g.sheenRoughnessMap&&(u.sheenRoughnessMap.value=g.sheenRoughnessMap,e(g.sheenRoughnessMap,u.sheenRoughnessMapTransform))),g.clearcoat>0&&(u.clearcoat.value=g.clearcoat,u.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(u.clearcoatMap.value=g.clearcoatMap,e(g.clearcoatMap,u.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(u.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,e(g.clearcoatRoughnessMap,u.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(u.clearcoatNormalMap.value=g.clearcoatNormalMap,e(g.clearcoatNormalMap,u.clearcoatNormalMapTransform),u.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===xn&&u.clearcoatNormalScale.value.negate())),g.dispersion>0&&(u.dispersion.value=g.dispersion),g.retroreflectivity>0&&(u.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(u.iridescence.value=g.iridescence,u.iridescenceIOR.value=g.iridescenceIOR,u.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,u.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(u.iridescenceMap.value=g.iridescenceMap,e(g.iridescenceMap,u.iridescenceMapTransform)),g.iridescenceThicknessMap&&(u.iridescenceThicknessMap.value=g.iridescenceThicknessMap,e(g.iridescenceThicknessMap,u.iridescenceThicknessMapTransform))),g.transmission>0&&(u.transmission.value=g.transmission,u.transmissionSamplerMap.value=E.texture,u.transmissionSamplerSize.value.set(E.width,E.height),g.transmissionMap&&(u.transmissionMap.value=g.transmissionMap,e(g.transmissionMap,u.transmissionMapTransform)),u.thickness.value=g.thickness,g.thicknessMap&&(u.thicknessMap.value=g.thicknessMap,e(g.thicknessMap,u.thicknessMapTransform)),u.attenuationDistance.value=g.attenuationDistance,u.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(u.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(u.anisotropyMap.value=g.anisotropyMap,e(g.anisotropyMap,u.anisotropyMapTransform))),u.specularIntensity.value=g.specularIntensity,u.specularColor.value.copy(g.specularColor),g.specularColorMap&&(u.specularColorMap.value=g.specularColorMap,e(g.specularColorMap,u.specularColorMapTransform)),g.specularIntensityMap&&(u.specularIntensityMap.value=g.specularIntensityMap,e(g.specularIntensityMap,u.specularIntensityMapTransform))}function m(u,g){g.matcap&&(u.matcap.value=g.matcap)}function M(u,g){let E=t.get(g).light;u.referencePosition.value.setFromMatrixPosition(E.matrixWorld),u.nearDistance.value=E.shadow.camera.near,u.farDistance.value=E.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function X_(i,t,e,n){let s={},r={};function o(E,C){let S=C.program;n.uniformBlockBinding(E,S,s[E.id])}function a(E,C){let S=s[E.id];S===void 0&&(m(E),S=l(E),s[E.id]=S,E.addEventListener("dispose",u));let I=C.program;n.updateUBOMapping(E,I);let A=t.render.frame;r[E.id]!==A&&(c(E),r[E.id]=A)}function l(E){let C=i.createBuffer(),S=E.__size,I=E.usage;return i.bindBuffer(i.UNIFORM_BUFFER,C),i.bufferData(i.UNIFORM_BUFFER,S,I),i.bindBuffer(i.UNIFORM_BUFFER,null),C}function c(E){let C=s[E.id],S=E.uniforms,I=E.__cache;i.bindBuffer(i.UNIFORM_BUFFER,C);for(let A=0,_=S.length;A<_;A++){let w=S[A];if(Array.isArray(w))for(let R=0,D=w.length;R<D;R++)h(w[R],A,R,I);else h(w,A,0,I)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(E,C,S,I){if(f(E,C,S,I)===!0){let A=E.__offset,_=E.value;if(Array.isArray(_)){let w=0;for(let R=0;R<_.length;R++){let D=_[R],O=M(D,!0);d(D,E.__data,w),w+=O.storage/Float32Array.BYTES_PER_ELEMENT}}else d(_,E.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,A,E.__data)}}function d(E,C,S){typeof E=="number"||typeof E=="boolean"?C[S]=E:E.isMatrix3?(C[S]=E.elements[0],C[S+1]=E.elements[1],C[S+2]=E.elements[2],C[S+3]=0,C[S+4]=E.elements[3],C[S+5]=E.elements[4],C[S+6]=E.elements[5],C[S+7]=0,C[S+8]=E.elements[6],C[S+9]=E.elements[7],C[S+10]=E.elements[8],C[S+11]=0):ArrayBuffer.isView(E)?C.set(E.subarray(0,C.length-S),S):E.toArray(C,S)}function f(E,C,S,I){let A=E.value,_=C+"_"+S;if(Array.isArray(A)){I[_]===void 0&&(I[_]=[]);let w=I[_],R=!1;for(let D=0;D<A.length;D++)p(A[D],w,D)===!0&&(R=!0);return R}return p(A,I,_)}function p(E,C,S){if(C[S]===void 0)return typeof E=="number"||typeof E=="boolean"?C[S]=E:ArrayBuffer.isView(E)?C[S]=E.slice():C[S]=E.clone(),!0;{let I=C[S];if(typeof E=="number"||typeof E=="boolean"){if(I!==E)return C[S]=E,!0}else{if(ArrayBuffer.isView(E))return!0;if(I.equals(E)===!1)return I.copy(E),!0}}return!1}function m(E){let C=E.uniforms,S=0,I=16;for(let _=0,w=C.length;_<w;_++){let R=Array.isArray(C[_])?C[_]:[C[_]];for(let D=0,O=R.length;D<O;D++){let z=R[D],Z=Array.isArray(z.value)?z.value:[z.value],N=Array.isArray(C[_])||Array.isArray(z.value),H=S;for(let K=0,ft=Z.length;K<ft;K++){let j=Z[K],ht=M(j,N),mt=S%I,Et=mt%ht.boundary,Qt=mt+Et;S+=Et,Qt!==0&&I-Qt<ht.storage&&(S+=I-Qt),K===0&&(H=S),S+=ht.storage}let tt=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new tt((S-H)/Float32Array.BYTES_PER_ELEMENT),z.__offset=H}}let A=S%I;return A>0&&(S+=I-A),E.__size=S,E.__cache={},this}function M(E,C){let S={boundary:0,storage:0};return typeof E=="number"||typeof E=="boolean"?(S.boundary=4,S.storage=4):E.isVector2?(S.boundary=8,S.storage=8):E.isVector3||E.isColor?(S.boundary=16,S.storage=12):E.isVector4?(S.boundary=16,S.storage=16):E.isMatrix3?(S.boundary=16,S.storage=48):E.isMatrix4?(S.boundary=16,S.storage=64):E.isTexture?se("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(E)?(S.boundary=16,S.storage=E.byteLength):se("WebGLRenderer: Unsupported uniform value type.",E),C===!0&&(S.boundary=16,S.storage=Math.ceil(S.storage/16)*16),S}function u(E){let C=E.target;C.removeEventListener("dispose",u),i.deleteBuffer(s[C.id]),delete s[C.id],delete r[C.id]}function g(){for(let E in s)i.deleteBuffer(s[E]);s={},r={}}return{bind:o,update:a,dispose:g}}var $_=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ii=null;function q_(){return ii===null&&(ii=new cr($_,16,16,Oi,Xn),ii.name="DFG_LUT",ii.minFilter=_n,ii.magFilter=_n,ii.wrapS=Kn,ii.wrapT=Kn,ii.generateMipmaps=!1,ii.needsUpdate=!0),ii}var ja=class{constructor(t={}){let{canvas:e=Su(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:f=!1,outputBufferType:p=Mn}=t;this.isWebGLRenderer=!0;let m;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");m=n.getContextAttributes().alpha}else m=o;let M=p,u=new Set([_a,ga,ma]),g=new Set([Mn,Wn,Us,ts,da,fa]),E=new Uint32Array(4),C=new Int32Array(4),S={textures:[],min:[],max:[],resolution:[]},I=null,A=null,_=[],w=[],R=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ni,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let D=this,O=!1,z=null,Z=null,N=null,H=null;this._outputColorSpace=pn;let tt=0,K=0,ft=null,j=-1,ht=null,mt=new Be,Et=new Be,Qt=null,ot=new _e(0),At=0,zt=e.width,Yt=e.height,Nt=1,Gt=null,fe=null,Bt=new Be(0,0,zt,Yt),Ht=new Be(0,0,zt,Yt),ie=!1,ae=new Ri,Te=new Ho,Ce=!1,Fe=!1,me=new ge,nt=new Y,gt=new Be,Zt={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Mt=!1;function Kt(){return ft===null?Nt:1}let v=n;function Q(x,L){return e.getContext(x,L)}let et,dt,J,kt,Tt,Ot,T,y,B,pt,lt,_t,St,ct,it,Lt,U,ut,rt,Ut,It,bt,Wt;try{let x={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:d};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Jt,!1),e.addEventListener("webglcontextrestored",ue,!1),e.addEventListener("webglcontextcreationerror",Ft,!1),v===null){let L="webgl2";if(v=Q(L,x),v===null)throw Q(L)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}ce()}catch(x){throw e.removeEventListener("webglcontextlost",Jt,!1),e.removeEventListener("webglcontextrestored",ue,!1),e.removeEventListener("webglcontextcreationerror",Ft,!1),he("WebGLRenderer: "+x.message),x}function ce(){et=new s0(v),et.init(),It=new k_(v,et),dt=new qg(v,et,t,It),J=new B_(v,et),dt.reversedDepthBuffer&&f&&J.buffers.depth.setReversed(!0),Z=v.createFramebuffer(),N=v.createFramebuffer(),H=v.createFramebuffer(),kt=new a0(v),Tt=new w_,Ot=new z_(v,et,J,Tt,dt,It,kt),T=new i0(D),y=new cp(v),bt=new Xg(v,y),B=new r0(v,y,kt,bt),pt=new c0(v,B,y,bt,kt),ut=new l0(v,dt,Ot),it=new Yg(Tt),lt=new b_(D,T,et,dt,bt,it),_t=new W_(D,Tt),St=new A_,ct=new L_(et),U=new Wg(D,T,J,pt,m,l),Lt=new O_(D,pt,dt),Wt=new X_(v,kt,dt,J),rt=new $g(v,et,kt),Ut=new o0(v,et,kt),kt.programs=lt.programs,D.capabilities=dt,D.extensions=et,D.properties=Tt,D.renderLists=St,D.shadowMap=Lt,D.state=J,D.info=kt}M!==Mn&&(R=new u0(M,e.width,e.height,a,s,r));let wt=new Ic(D,v);this.xr=wt,this.getContext=function(){return v},this.getContextAttributes=function(){return v.getContextAttributes()},this.forceContextLoss=function(){let x=et.get("WEBGL_lose_context");x&&x.loseContext()},this.forceContextRestore=function(){let x=et.get("WEBGL_lose_context");x&&x.restoreContext()},this.getPixelRatio=function(){return Nt},this.setPixelRatio=function(x){x!==void 0&&(Nt=x,this.setSize(zt,Yt,!1))},this.getSize=function(x){return x.set(zt,Yt)},this.setSize=function(x,L,$=!0){if(wt.isPresenting){se("WebGLRenderer: Can't change size while VR device is presenting.");return}zt=x,Yt=L,e.width=Math.floor(x*Nt),e.height=Math.floor(L*Nt),$===!0&&(e.style.width=x+"px",e.style.height=L+"px"),R!==null&&R.setSize(e.width,e.height),this.setViewport(0,0,x,L)},this.getDrawingBufferSize=function(x){return x.set(zt*Nt,Yt*Nt).floor()},this.setDrawingBufferSize=function(x,L,$){zt=x,Yt=L,Nt=$,e.width=Math.floor(x*$),e.height=Math.floor(L*$),this.setViewport(0,0,x,L)},this.setEffects=function(x){if(M===Mn){he("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(x){for(let L=0;L<x.length;L++)if(x[L].isOutputPass===!0){se("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}R.setEffects(x||[])},this.getCurrentViewport=function(x){return x.copy(mt)},this.getViewport=function(x){return x.copy(Bt)},this.setViewport=function(x,L,$,k){x.isVector4?Bt.set(x.x,x.y,x.z,x.w):Bt.set(x,L,$,k),J.viewport(mt.copy(Bt).multiplyScalar(Kt()).round())},this.getScissor=function(x){return x.copy(Ht)},this.setScissor=function(x,L,$,k){x.isVector4?Ht.set(x.x,x.y,x.z,x.w):Ht.set(x,L,$,k),J.scissor(Et.copy(Ht).multiplyScalar(Kt()).round())},this.getScissorTest=function(){return ie},this.setScissorTest=function(x){J.setScissorTest(ie=x)},this.setOpaqueSort=function(x){Gt=x},this.setTransparentSort=function(x){fe=x},this.getClearColor=function(x){return x.copy(U.getClearColor())},this.setClearColor=function(){U.setClearColor(...arguments)},this.getClearAlpha=function(){return U.getClearAlpha()},this.setClearAlpha=function(){U.setClearAlpha(...arguments)},this.clear=function(x=!0,L=!0,$=!0){let k=0;if(x){let G=!1;if(ft!==null){let vt=ft.texture.format;G=u.has(vt)}if(G){let vt=ft.texture.type,Dt=g.has(vt),Ct=U.getClearColor(),Pt=U.getClearAlpha(),$t=Ct.r,te=Ct.g,re=Ct.b;Dt?(E[0]=$t,E[1]=te,E[2]=re,E[3]=Pt,v.clearBufferuiv(v.COLOR,0,E)):(C[0]=$t,C[1]=te,C[2]=re,C[3]=Pt,v.clearBufferiv(v.COLOR,0,C))}else k|=v.COLOR_BUFFER_BIT}L&&(k|=v.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),$&&(k|=v.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),k!==0&&v.clear(k)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(x){x.setRenderer(this),z=x},this.dispose=function(){e.removeEventListener("webglcontextlost",Jt,!1),e.removeEventListener("webglcontextrestored",ue,!1),e.removeEventListener("webglcontextcreationerror",Ft,!1),U.dispose(),St.dispose(),ct.dispose(),Ot.dispose(),Tt.dispose(),T.dispose(),pt.dispose(),B.dispose(),bt.dispose(),Wt.dispose(),lt.dispose(),wt.dispose(),wt.removeEventListener("sessionstart",qn),wt.removeEventListener("sessionend",qe),an.stop()};function Jt(x){x.preventDefault(),fc("WebGLRenderer: Context Lost."),O=!0}function ue(){fc("WebGLRenderer: Context Restored."),O=!1;let x=kt.autoReset,L=Lt.enabled,$=Lt.autoUpdate,k=Lt.needsUpdate,G=Lt.type;ce(),kt.autoReset=x,Lt.enabled=L,Lt.autoUpdate=$,Lt.needsUpdate=k,Lt.type=G}function Ft(x){he("WebGLRenderer: A WebGL context could not be created. Reason: ",x.statusMessage)}function Re(x){let L=x.target;L.removeEventListener("dispose",Re),ke(L)}function ke(x){bn(x),Tt.remove(x)}function bn(x){let L=Tt.get(x).programs;L!==void 0&&(L.forEach(function($){lt.releaseProgram($)}),x.isShaderMaterial&&lt.releaseShaderCache(x))}this.renderBufferDirect=function(x,L,$,k,G,vt){L===null&&(L=Zt);let Dt=G.isMesh&&G.matrixWorld.determinantAffine()<0,Ct=at(x,L,$,k,G);J.setMaterial(k,Dt);let Pt=$.index,$t=1;if(k.wireframe===!0){if(Pt=B.getWireframeAttribute($),Pt===void 0)return;$t=2}let te=$.drawRange,re=$.attributes.position,Xt=te.start*$t,pe=(te.start+te.count)*$t;vt!==null&&(Xt=Math.max(Xt,vt.start*$t),pe=Math.min(pe,(vt.start+vt.count)*$t)),Pt!==null?(Xt=Math.max(Xt,0),pe=Math.min(pe,Pt.count)):re!=null&&(Xt=Math.max(Xt,0),pe=Math.min(pe,re.count));let Ie=pe-Xt;if(Ie<0||Ie===1/0)return;bt.setup(G,k,Ct,$,Pt);let ye,Ee=rt;if(Pt!==null&&(ye=y.get(Pt),Ee=Ut,Ee.setIndex(ye)),G.isMesh)k.wireframe===!0?(J.setLineWidth(k.wireframeLinewidth*Kt()),Ee.setMode(v.LINES)):Ee.setMode(v.TRIANGLES);else if(G.isLine){let ln=k.linewidth;ln===void 0&&(ln=1),J.setLineWidth(ln*Kt()),G.isLineSegments?Ee.setMode(v.LINES):G.isLineLoop?Ee.setMode(v.LINE_LOOP):Ee.setMode(v.LINE_STRIP)}else G.isPoints?Ee.setMode(v.POINTS):G.isSprite&&Ee.setMode(v.TRIANGLES);if(G.isBatchedMesh)if(et.get("WEBGL_multi_draw"))Ee.renderMultiDraw(G._multiDrawStarts,G._multiDrawCounts,G._multiDrawCount);else{let ln=G._multiDrawStarts,jt=G._multiDrawCounts,fn=G._multiDrawCount,Le=Pt?y.get(Pt).bytesPerElement:1,zi=Tt.get(k).currentProgram.getUniforms();for(let cn=0;cn<fn;cn++)zi.setValue(v,"_gl_DrawID",cn),Ee.render(ln[cn]/Le,jt[cn])}else if(G.isInstancedMesh)Ee.renderInstances(Xt,Ie,G.count);else if($.isInstancedBufferGeometry){let ln=$._maxInstanceCount!==void 0?$._maxInstanceCount:1/0,jt=Math.min($.instanceCount,ln);Ee.renderInstances(Xt,Ie,jt)}else Ee.render(Xt,Ie)};function wn(x,L,$,k){z!==null&&x.isNodeMaterial&&z.setObject(k,x),Ce===!0&&it.setState(x,$,!1),x.transparent===!0&&x.side===vn&&x.forceSinglePass===!1?(x.side=xn,x.needsUpdate=!0,b(x,L,k),x.side=Fi,x.needsUpdate=!0,b(x,L,k),x.side=vn):b(x,L,k)}this.compile=function(x,L,$=null){$===null&&($=x),z!==null&&z.renderStart(x,L,$),A=ct.get($),A.init(L),w.push(A),$.traverseVisible(function(G){G.isLight&&G.layers.test(L.layers)&&(A.pushLight(G),G.castShadow&&A.pushShadow(G))}),x!==$&&x.traverseVisible(function(G){G.isLight&&G.layers.test(L.layers)&&(A.pushLight(G),G.castShadow&&A.pushShadow(G))}),A.setupLights(),z!==null&&z.updateLights(A.state.lightsArray),Fe=this.localClippingEnabled,Ce=it.init(this.clippingPlanes,Fe),Ce===!0&&it.setGlobalState(this.clippingPlanes,L),z!==null&&Lt.render(A.state.shadowsArray,$,L);let k=new Set;return x.traverse(function(G){if(!(G.isMesh||G.isPoints||G.isLine||G.isSprite))return;let vt=G.material;if(vt)if(Array.isArray(vt))for(let Dt=0;Dt<vt.length;Dt++){let Ct=vt[Dt];wn(Ct,$,L,G),k.add(Ct)}else wn(vt,$,L,G),k.add(vt)}),A=w.pop(),z!==null&&z.renderEnd(),k},this.compileAsync=function(x,L,$=null){let k=this.compile(x,L,$);return new Promise(G=>{function vt(){if(k.forEach(function(Dt){let Pt=Tt.get(Dt).currentProgram;(Pt===void 0||Pt.isReady())&&k.delete(Dt)}),k.size===0){G(x);return}setTimeout(vt,10)}et.get("KHR_parallel_shader_compile")!==null?vt():setTimeout(vt,10)})};let vi=null;function Gs(x){vi&&vi(x)}function qn(){an.stop()}function qe(){an.start()}let an=new Qu;an.setAnimationLoop(Gs),typeof self<"u"&&an.setContext(self),this.setAnimationLoop=function(x){vi=x,wt.setAnimationLoop(x),x===null?an.stop():an.start()},wt.addEventListener("sessionstart",qn),wt.addEventListener("sessionend",qe),this.render=function(x,L){if(L!==void 0&&L.isCamera!==!0){he("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(O===!0)return;z!==null&&z.renderStart(x,L);let $=wt.enabled===!0&&wt.isPresenting===!0,k=R!==null&&(ft===null||$)&&R.begin(D,ft);if(x.matrixWorldAutoUpdate===!0&&x.updateMatrixWorld(),L.parent===null&&L.matrixWorldAutoUpdate===!0&&L.updateMatrixWorld(),wt.enabled===!0&&wt.isPresenting===!0&&(R===null||R.isCompositing()===!1)&&(wt.cameraAutoUpdate===!0&&wt.updateCamera(L),L=wt.getCamera()),x.isScene===!0&&x.onBeforeRender(D,x,L,ft),A=ct.get(x,w.length),A.init(L),A.state.textureUnits=Ot.getTextureUnits(),w.push(A),me.multiplyMatrices(L.projectionMatrix,L.matrixWorldInverse),L.isArrayCamera?Te.setFromArrayCamera(L):ae.setFromProjectionMatrix(me,In,L.reversedDepth),Fe=this.localClippingEnabled,Ce=it.init(this.clippingPlanes,Fe),I=St.get(x,_.length),I.init(),_.push(I),this.info.render.frame++,wt.enabled===!0&&wt.isPresenting===!0){let Dt=D.xr.getDepthSensingMesh();Dt!==null&&je(Dt,L,-1/0,D.sortObjects)}je(x,L,0,D.sortObjects),I.finish(),z!==null&&z.updateLights(A.state.lightsArray),D.sortObjects===!0&&I.sort(Gt,fe),Mt=wt.enabled===!1||wt.isPresenting===!1||wt.hasDepthSensing()===!1,Mt&&U.addToRenderList(I,x),this.info.autoReset===!0&&this.info.reset(),Ce===!0&&it.beginShadows();let G=A.state.shadowsArray;if(Lt.render(G,x,L),Ce===!0&&it.endShadows(),(k&&R.hasRenderPass())===!1){let Dt=I.opaque,Ct=I.transmissive;if(A.setupLights(),L.isArrayCamera){let Pt=L.cameras;if(Ct.length>0)for(let $t=0,te=Pt.length;$t<te;$t++){let re=Pt[$t];P(Dt,Ct,x,re)}Mt&&U.render(x);for(let $t=0,te=Pt.length;$t<te;$t++){let re=Pt[$t];Fn(I,x,re,re.viewport)}}else Ct.length>0&&P(Dt,Ct,x,L),Mt&&U.render(x),Fn(I,x,L)}ft!==null&&K===0&&(Ot.updateMultisampleRenderTarget(ft),Ot.updateRenderTargetMipmap(ft)),k&&R.end(D),x.isScene===!0&&x.onAfterRender(D,x,L),bt.resetDefaultState(),j=-1,ht=null,w.pop(),w.length>0?(A=w[w.length-1],Ot.setTextureUnits(A.state.textureUnits),Ce===!0&&it.setGlobalState(D.clippingPlanes,A.state.camera)):A=null,_.pop(),_.length>0?I=_[_.length-1]:I=null,z!==null&&z.renderEnd()};function je(x,L,$,k){if(x.visible===!1)return;if(x.layers.test(L.layers)){if(x.isGroup)$=x.renderOrder;else if(x.isLOD)x.autoUpdate===!0&&x.update(L);else if(x.isLight)A.pushLight(x),x.castShadow&&A.pushShadow(x);else if(x.isSprite){let Dt=L.isArrayCamera?Te:ae;if(!x.frustumCulled||x.intersectsFrustum(Dt)){k&&gt.setFromMatrixPosition(x.matrixWorld).applyMatrix4(me);let Ct=pt.update(x),Pt=x.material;Pt.visible&&I.push(x,Ct,Pt,$,gt.z,null,L)}}else if(x.isMesh||x.isLine||x.isPoints){let Dt=L.isArrayCamera?Te:ae;if(!x.frustumCulled||x.intersectsFrustum(Dt)){let Ct=pt.update(x),Pt=x.material;if(k&&(x.boundingSphere!==void 0?(x.boundingSphere===null&&x.computeBoundingSphere(),gt.copy(x.boundingSphere.center)):(Ct.boundingSphere===null&&Ct.computeBoundingSphere(),gt.copy(Ct.boundingSphere.center)),gt.applyMatrix4(x.matrixWorld).applyMatrix4(me)),Array.isArray(Pt)){let $t=Ct.groups;for(let te=0,re=$t.length;te<re;te++){let Xt=$t[te],pe=Pt[Xt.materialIndex];pe&&pe.visible&&I.push(x,Ct,pe,$,gt.z,Xt,L)}}else Pt.visible&&I.push(x,Ct,Pt,$,gt.z,null,L)}}}let vt=x.children;for(let Dt=0,Ct=vt.length;Dt<Ct;Dt++)je(vt[Dt],L,$,k)}function Fn(x,L,$,k){let{opaque:G,transmissive:vt,transparent:Dt}=x;A.setupLightsView($),Ce===!0&&it.setGlobalState(D.clippingPlanes,$),k&&J.viewport(mt.copy(k)),G.length>0&&q(G,L,$),vt.length>0&&q(vt,L,$),Dt.length>0&&q(Dt,L,$),J.buffers.depth.setTest(!0),J.buffers.depth.setMask(!0),J.buffers.color.setMask(!0),J.setPolygonOffset(!1)}function P(x,L,$,k){if(($.isScene===!0?$.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[k.id]===void 0){let Xt=et.has("EXT_color_buffer_half_float")||et.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[k.id]=new Tn(1,1,{generateMipmaps:!0,type:Xt?Xn:Mn,minFilter:gi,samples:Math.max(4,dt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:we.workingColorSpace})}let vt=A.state.transmissionRenderTarget[k.id],Dt=k.viewport||mt;vt.setSize(Dt.z*D.transmissionResolutionScale,Dt.w*D.transmissionResolutionScale);let Ct=D.getRenderTarget(),Pt=D.getActiveCubeFace(),$t=D.getActiveMipmapLevel();D.setRenderTarget(vt),D.getClearColor(ot),At=D.getClearAlpha(),At<1&&D.setClearColor(16777215,.5),D.clear(),Mt&&U.render($);let te=D.toneMapping;D.toneMapping=ni;let re=k.viewport;if(k.viewport!==void 0&&(k.viewport=void 0),A.setupLightsView(k),Ce===!0&&it.setGlobalState(D.clippingPlanes,k),q(x,$,k),Ot.updateMultisampleRenderTarget(vt),Ot.updateRenderTargetMipmap(vt),et.has("WEBGL_multisampled_render_to_texture")===!1){let Xt=!1;for(let pe=0,Ie=L.length;pe<Ie;pe++){let ye=L[pe],{object:Ee,geometry:ln,material:jt,group:fn}=ye;if(jt.side===vn&&Ee.layers.test(k.layers)){let Le=jt.side;jt.side=xn,jt.needsUpdate=!0,X(Ee,$,k,ln,jt,fn),jt.side=Le,jt.needsUpdate=!0,Xt=!0}}Xt===!0&&(Ot.updateMultisampleRenderTarget(vt),Ot.updateRenderTargetMipmap(vt))}D.setRenderTarget(Ct,Pt,$t),D.setClearColor(ot,At),re!==void 0&&(k.viewport=re),D.toneMapping=te}function q(x,L,$){let k=L.isScene===!0?L.overrideMaterial:null;for(let G=0,vt=x.length;G<vt;G++){let Dt=x[G],{object:Ct,geometry:Pt,group:$t}=Dt,te=Dt.material;te.allowOverride===!0&&k!==null&&(te=k),Ct.layers.test($.layers)&&X(Ct,L,$,Pt,te,$t)}}function X(x,L,$,k,G,vt){z!==null&&G.isNodeMaterial&&z.setObject(x,G),x.onBeforeRender(D,L,$,k,G,vt),x.modelViewMatrix.multiplyMatrices($.matrixWorldInverse,x.matrixWorld),x.normalMatrix.getNormalMatrix(x.modelViewMatrix),G.onBeforeRender(D,L,$,k,x,vt),G.transparent===!0&&G.side===vn&&G.forceSinglePass===!1?(G.side=xn,G.needsUpdate=!0,D.renderBufferDirect($,L,k,G,x,vt),G.side=Fi,G.needsUpdate=!0,D.renderBufferDirect($,L,k,G,x,vt),G.side=vn):D.renderBufferDirect($,L,k,G,x,vt),x.onAfterRender(D,L,$,k,G,vt)}function st(x){let L=0;for(let $ of x)$.texture!==null&&L++;return L}function b(x,L,$){L.isScene!==!0&&(L=Zt);let k=Tt.get(x),G=A.state.lights,vt=A.state.shadowsArray,Dt=G.state.version,Ct=lt.getParameters(x,G.state,vt,L,$,A.state.lightProbeGridArray),Pt=lt.getProgramCacheKey(Ct),$t=k.programs;k.environment=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?L.environment:null,k.fog=L.fog;let te=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap;k.envMap=T.get(x.envMap||k.environment,te),k.envMapRotation=k.environment!==null&&x.envMap===null?L.environmentRotation:x.envMapRotation,$t===void 0&&(x.addEventListener("dispose",Re),$t=new Map,k.programs=$t,k.programVariants=new Map);let re=$t.get(Pt);if(re!==void 0){if(k.currentProgram===re&&k.lightsStateVersion===Dt)return V(x,Ct),re}else Ct.uniforms=lt.getUniforms(x),z!==null&&x.isNodeMaterial&&z.build(x,$,Ct),x.onBeforeCompile(Ct,D),re=lt.acquireProgram(Ct,Pt),$t.set(Pt,re),k.uniforms=Ct.uniforms;let Xt=k.uniforms;return(!x.isShaderMaterial&&!x.isRawShaderMaterial||x.clipping===!0)&&(Xt.clippingPlanes=it.uniform),V(x,Ct),k.needsLights=Rt(x),k.lightsStateVersion=Dt,k.needsLights&&(Xt.ambientLightColor.value=G.state.ambient,Xt.lightProbe.value=G.state.probe,Xt.sunLights.value=G.state.sun,Xt.sunLightShadows.value=G.state.sunShadow,Xt.directionalLights.value=G.state.directional,Xt.directionalLightShadows.value=G.state.directionalShadow,Xt.spotLights.value=G.state.spot,Xt.spotLightShadows.value=G.state.spotShadow,Xt.rectAreaLights.value=G.state.rectArea,Xt.ltc_1.value=G.state.rectAreaLTC1,Xt.ltc_2.value=G.state.rectAreaLTC2,Xt.pointLights.value=G.state.point,Xt.pointLightShadows.value=G.state.pointShadow,Xt.hemisphereLights.value=G.state.hemi,Xt.sunShadowMatrix.value=G.state.sunShadowMatrix,Xt.sunShadowCascade.value=G.state.sunShadowCascade,Xt.directionalShadowMatrix.value=G.state.directionalShadowMatrix,Xt.spotLightMatrix.value=G.state.spotLightMatrix,Xt.spotLightMap.value=G.state.spotLightMap,Xt.pointShadowMatrix.value=G.state.pointShadowMatrix),k.numLightProbeGrids=st(A.state.lightProbeGridArray),k.currentProgram=re,k.uniformsList=null,re}function F(x,L,$,k,G){let vt=Tt.get(x),Dt=vt.currentProgram.id+","+k+","+G,Ct=vt.programVariants.get(Dt);return Ct===void 0?(Ct=b(x,L,$),vt.programVariants.set(Dt,Ct)):(vt.currentProgram=Ct,vt.uniformsList=null,vt.outputColorSpace=k,vt.toneMapping=G),Ct}function W(x){if(x.uniformsList===null){let L=x.currentProgram.getUniforms();x.uniformsList=Os.seqWithValue(L.seq,x.uniforms)}return x.uniformsList}function V(x,L){let $=Tt.get(x);$.outputColorSpace=L.outputColorSpace,$.batching=L.batching,$.batchingColor=L.batchingColor,$.instancing=L.instancing,$.instancingColor=L.instancingColor,$.instancingMorph=L.instancingMorph,$.skinning=L.skinning,$.morphTargets=L.morphTargets,$.morphNormals=L.morphNormals,$.morphColors=L.morphColors,$.morphTargetsCount=L.morphTargetsCount,$.numClippingPlanes=L.numClippingPlanes,$.numIntersection=L.numClipIntersection,$.vertexAlphas=L.vertexAlphas,$.vertexTangents=L.vertexTangents,$.toneMapping=L.toneMapping}function at(x,L,$,k,G){L.isScene!==!0&&(L=Zt),Ot.resetTextureUnits();let vt=L.fog,Dt=k.isMeshStandardMaterial||k.isMeshLambertMaterial||k.isMeshPhongMaterial?L.environment:null,Ct=ft===null?D.outputColorSpace:ft.isXRRenderTarget===!0?ft.texture.colorSpace:we.workingColorSpace,Pt=k.isMeshStandardMaterial||k.isMeshLambertMaterial&&!k.envMap||k.isMeshPhongMaterial&&!k.envMap,$t=T.get(k.envMap||Dt,Pt),te=k.vertexColors===!0&&!!$.attributes.color&&$.attributes.color.itemSize===4,re=!!$.attributes.tangent&&(!!k.normalMap||k.anisotropy>0),Xt=!!$.morphAttributes.position,pe=!!$.morphAttributes.normal,Ie=!!$.morphAttributes.color,ye=ni;k.toneMapped&&(ft===null||ft.isXRRenderTarget===!0)&&(ye=D.toneMapping);let Ee=$.morphAttributes.position||$.morphAttributes.normal||$.morphAttributes.color,ln=Ee!==void 0?Ee.length:0,jt=Tt.get(k),fn=A.state.lights;if(Ce===!0&&(Fe===!0||x!==ht)){let Ge=x===ht&&k.id===j;it.setState(k,x,Ge)}let Le=!1,zi=!1;k.version===jt.__version?jt.needsLights&&jt.lightsStateVersion!==fn.state.version||G.isBatchedMesh&&jt.batching===!1||!G.isBatchedMesh&&jt.batching===!0||G.isBatchedMesh&&jt.batchingColor===!0&&G._colorsTexture===null||G.isBatchedMesh&&jt.batchingColor===!1&&G._colorsTexture!==null||G.isInstancedMesh&&jt.instancing===!1||!G.isInstancedMesh&&jt.instancing===!0||G.isSkinnedMesh&&jt.skinning===!1||!G.isSkinnedMesh&&jt.skinning===!0||G.isInstancedMesh&&jt.instancingColor===!0&&G.instanceColor===null||G.isInstancedMesh&&jt.instancingColor===!1&&G.instanceColor!==null||G.isInstancedMesh&&jt.instancingMorph===!0&&G.morphTexture===null||G.isInstancedMesh&&jt.instancingMorph===!1&&G.morphTexture!==null||jt.envMap!==$t||k.fog===!0&&jt.fog!==vt||jt.numClippingPlanes!==void 0&&(jt.numClippingPlanes!==it.numPlanes||jt.numIntersection!==it.numIntersection)||jt.vertexAlphas!==te||jt.vertexTangents!==re||jt.morphTargets!==Xt||jt.morphNormals!==pe||jt.morphColors!==Ie||jt.morphTargetsCount!==ln||jt.numLightProbeGrids!==st(A.state.lightProbeGridArray)?Le=!0:(jt.outputColorSpace!==Ct||jt.toneMapping!==ye)&&(zi=!0):(Le=!0,jt.__version=k.version);let cn=jt.currentProgram;(Le===!0||zi===!0)&&(cn=zi===!0?F(k,L,G,Ct,ye):b(k,L,G),z&&k.isNodeMaterial&&z.onUpdateProgram(k,cn,jt));let zr=!1,Mi=!1,ki=!1,Pe=cn.getUniforms(),rn=jt.uniforms;if(J.useProgram(cn.program)&&(zr=!0,Mi=!0,ki=!0),k.id!==j&&(j=k.id,Mi=!0),zr||ht!==x){J.buffers.depth.getReversed()&&x.reversedDepth!==!0&&(x._reversedDepth=!0,x.updateProjectionMatrix()),Pe.setValue(v,"projectionMatrix",x.projectionMatrix),Pe.setValue(v,"viewMatrix",x.matrixWorldInverse);let Qe=Pe.map.cameraPosition;Qe!==void 0&&Qe.setValue(v,nt.setFromMatrixPosition(x.matrixWorld)),dt.logarithmicDepthBuffer&&Pe.setValue(v,"logDepthBufFC",2/(Math.log(x.far+1)/Math.LN2)),(k.isMeshPhongMaterial||k.isMeshToonMaterial||k.isMeshLambertMaterial||k.isMeshBasicMaterial||k.isMeshStandardMaterial||k.isShaderMaterial)&&Pe.setValue(v,"isOrthographic",x.isOrthographicCamera===!0),ht!==x&&(ht=x,Mi=!0,ki=!0)}if(jt.needsLights&&(fn.state.sunShadowMap.length>0&&Pe.setValue(v,"sunShadowMap",fn.state.sunShadowMap,Ot),fn.state.directionalShadowMap.length>0&&Pe.setValue(v,"directionalShadowMap",fn.state.directionalShadowMap,Ot),fn.state.spotShadowMap.length>0&&Pe.setValue(v,"spotShadowMap",fn.state.spotShadowMap,Ot),fn.state.pointShadowMap.length>0&&Pe.setValue(v,"pointShadowMap",fn.state.pointShadowMap,Ot)),G.isSkinnedMesh){Pe.setOptional(v,G,"bindMatrix"),Pe.setOptional(v,G,"bindMatrixInverse");let Ge=G.skeleton;Ge&&(Ge.boneTexture===null&&Ge.computeBoneTexture(),Pe.setValue(v,"boneTexture",Ge.boneTexture,Ot))}G.isBatchedMesh&&(Pe.setOptional(v,G,"batchingTexture"),Pe.setValue(v,"batchingTexture",G._matricesTexture,Ot),Pe.setOptional(v,G,"batchingIdTexture"),Pe.setValue(v,"batchingIdTexture",G._indirectTexture,Ot),Pe.setOptional(v,G,"batchingColorTexture"),G._colorsTexture!==null&&Pe.setValue(v,"batchingColorTexture",G._colorsTexture,Ot));let On=$.morphAttributes;if((On.position!==void 0||On.normal!==void 0||On.color!==void 0)&&ut.update(G,$,cn),(Mi||jt.receiveShadow!==G.receiveShadow)&&(jt.receiveShadow=G.receiveShadow,Pe.setValue(v,"receiveShadow",G.receiveShadow)),(k.isMeshStandardMaterial||k.isMeshLambertMaterial||k.isMeshPhongMaterial)&&k.envMap===null&&L.environment!==null&&(rn.envMapIntensity.value=L.environmentIntensity),rn.dfgLUT!==void 0&&(rn.dfgLUT.value=q_()),Mi){if(Pe.setValue(v,"toneMappingExposure",D.toneMappingExposure),jt.needsLights&&xt(rn,ki),vt&&k.fog===!0&&_t.refreshFogUniforms(rn,vt),_t.refreshMaterialUniforms(rn,k,Nt,Yt,A.state.transmissionRenderTarget[x.id]),jt.needsLights&&jt.numLightProbeGrids>0){let Ge=S,Qe=0;for(let ri of A.state.lightProbeGridArray)ri.texture!==null&&(Ge.textures[Qe]=ri.texture,Ge.min[Qe]=ri.boundingBox.min,Ge.max[Qe]=ri.boundingBox.max,Ge.resolution[Qe]=ri.resolution,Qe++);for(let ri in Ge)Ge[ri].length=Qe;rn.probesSH.value=Ge.textures,rn.probesMin.value=Ge.min,rn.probesMax.value=Ge.max,rn.probesResolution.value=Ge.resolution}Os.upload(v,W(jt),rn,Ot)}if(k.isShaderMaterial&&k.uniformsNeedUpdate===!0&&(Os.upload(v,W(jt),rn,Ot),k.uniformsNeedUpdate=!1),k.isSpriteMaterial&&Pe.setValue(v,"center",G.center),Pe.setValue(v,"modelViewMatrix",G.modelViewMatrix),Pe.setValue(v,"normalMatrix",G.normalMatrix),Pe.setValue(v,"modelMatrix",G.matrixWorld),k.uniformsGroups!==void 0){let Ge=k.uniformsGroups;for(let Qe=0,ri=Ge.length;Qe<ri;Qe++){let Vc=Ge[Qe];Wt.update(Vc,cn),Wt.bind(Vc,cn)}}return cn}function xt(x,L){x.ambientLightColor.needsUpdate=L,x.lightProbe.needsUpdate=L,x.sunLights.needsUpdate=L,x.sunLightShadows.needsUpdate=L,x.directionalLights.needsUpdate=L,x.directionalLightShadows.needsUpdate=L,x.pointLights.needsUpdate=L,x.pointLightShadows.needsUpdate=L,x.spotLights.needsUpdate=L,x.spotLightShadows.needsUpdate=L,x.rectAreaLights.needsUpdate=L,x.hemisphereLights.needsUpdate=L}function Rt(x){return x.isMeshLambertMaterial||x.isMeshToonMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isShadowMaterial||x.isShaderMaterial&&x.lights===!0}this.getActiveCubeFace=function(){return tt},this.getActiveMipmapLevel=function(){return K},this.getRenderTarget=function(){return ft},this.setRenderTargetTextures=function(x,L,$){let k=Tt.get(x);k.__autoAllocateDepthBuffer=x.resolveDepthBuffer===!1,k.__autoAllocateDepthBuffer===!1&&(k.__useRenderToTexture=!1),Tt.get(x.texture).__webglTexture=L,Tt.get(x.depthTexture).__webglTexture=k.__autoAllocateDepthBuffer?void 0:$,k.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(x,L){let $=Tt.get(x);$.__webglFramebuffer=L,$.__useDefaultFramebuffer=L===void 0},this.setRenderTarget=function(x,L=0,$=0){ft=x,tt=L,K=$;let k=null,G=!1,vt=!1;if(x){let Ct=Tt.get(x);if(Ct.__useDefaultFramebuffer!==void 0){J.bindFramebuffer(v.FRAMEBUFFER,Ct.__webglFramebuffer),mt.copy(x.viewport),Et.copy(x.scissor),Qt=x.scissorTest,J.viewport(mt),J.scissor(Et),J.setScissorTest(Qt),j=-1;return}else if(Ct.__webglFramebuffer===void 0)Ot.setupRenderTarget(x);else if(Ct.__hasExternalTextures)Ot.rebindTextures(x,Tt.get(x.texture).__webglTexture,Tt.get(x.depthTexture).__webglTexture);else if(x.depthBuffer){let te=x.depthTexture;if(Ct.__boundDepthTexture!==te){if(te!==null&&Tt.has(te)&&(x.width!==te.image.width||x.height!==te.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ot.setupDepthRenderbuffer(x)}}let Pt=x.texture;(Pt.isData3DTexture||Pt.isDataArrayTexture||Pt.isCompressedArrayTexture)&&(vt=!0);let $t=Tt.get(x).__webglFramebuffer;x.isWebGLCubeRenderTarget?(Array.isArray($t[L])?k=$t[L][$]:k=$t[L],G=!0):x.samples>0&&Ot.useMultisampledRTT(x)===!1?k=Tt.get(x).__webglMultisampledFramebuffer:Array.isArray($t)?k=$t[$]:k=$t,mt.copy(x.viewport),Et.copy(x.scissor),Qt=x.scissorTest}else mt.copy(Bt).multiplyScalar(Nt).floor(),Et.copy(Ht).multiplyScalar(Nt).floor(),Qt=ie;if($!==0&&(k=Z),J.bindFramebuffer(v.FRAMEBUFFER,k)&&J.drawBuffers(x,k),J.viewport(mt),J.scissor(Et),J.setScissorTest(Qt),G){let Ct=Tt.get(x.texture);v.framebufferTexture2D(v.FRAMEBUFFER,v.COLOR_ATTACHMENT0,v.TEXTURE_CUBE_MAP_POSITIVE_X+L,Ct.__webglTexture,$)}else if(vt){let Ct=L;for(let Pt=0;Pt<x.textures.length;Pt++){let $t=Tt.get(x.textures[Pt]);v.framebufferTextureLayer(v.FRAMEBUFFER,v.COLOR_ATTACHMENT0+Pt,$t.__webglTexture,$,Ct)}}else if(x!==null&&$!==0){let Ct=Tt.get(x.texture);v.framebufferTexture2D(v.FRAMEBUFFER,v.COLOR_ATTACHMENT0,v.TEXTURE_2D,Ct.__webglTexture,$)}j=-1};function yt(x){let L=Tt.get(x);return(L.__readFormat!==x.format||L.__readType!==x.type)&&(L.__readFormat=x.format,L.__readType=x.type,L.__formatReadable=dt.textureFormatReadable(x.format),L.__typeReadable=dt.textureTypeReadable(x.type)),L}this.readRenderTargetPixels=function(x,L,$,k,G,vt,Dt,Ct=0){if(!(x&&x.isWebGLRenderTarget)){he("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Pt=Tt.get(x).__webglFramebuffer;if(x.isWebGLCubeRenderTarget&&Dt!==void 0&&(Pt=Pt[Dt],Array.isArray(Pt)&&(Pt=Pt[0])),Pt){J.bindFramebuffer(v.FRAMEBUFFER,Pt);try{let $t=x.textures[Ct],te=$t.format,re=$t.type;x.textures.length>1&&v.readBuffer(v.COLOR_ATTACHMENT0+Ct);let Xt=yt($t);if(Xt.__formatReadable===!1){he("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Xt.__typeReadable===!1){he("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}L>=0&&L<=x.width-k&&$>=0&&$<=x.height-G&&v.readPixels(L,$,k,G,It.convert(te),It.convert(re),vt)}finally{let $t=ft!==null?Tt.get(ft).__webglFramebuffer:null;J.bindFramebuffer(v.FRAMEBUFFER,$t)}}},this.readRenderTargetPixelsAsync=async function(x,L,$,k,G,vt,Dt,Ct=0){if(!(x&&x.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Pt=Tt.get(x).__webglFramebuffer;if(x.isWebGLCubeRenderTarget&&Dt!==void 0&&(Pt=Pt[Dt],Array.isArray(Pt)&&(Pt=Pt[0])),Pt)if(L>=0&&L<=x.width-k&&$>=0&&$<=x.height-G){J.bindFramebuffer(v.FRAMEBUFFER,Pt);let $t=x.textures[Ct],te=$t.format,re=$t.type;x.textures.length>1&&v.readBuffer(v.COLOR_ATTACHMENT0+Ct);let Xt=yt($t);if(Xt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Xt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let pe=v.createBuffer();v.bindBuffer(v.PIXEL_PACK_BUFFER,pe),v.bufferData(v.PIXEL_PACK_BUFFER,vt.byteLength,v.STREAM_READ),v.readPixels(L,$,k,G,It.convert(te),It.convert(re),0),v.bindBuffer(v.PIXEL_PACK_BUFFER,null);let Ie=ft!==null?Tt.get(ft).__webglFramebuffer:null;J.bindFramebuffer(v.FRAMEBUFFER,Ie);let ye=v.fenceSync(v.SYNC_GPU_COMMANDS_COMPLETE,0);return v.flush(),await wu(v,ye,4),v.bindBuffer(v.PIXEL_PACK_BUFFER,pe),v.getBufferSubData(v.PIXEL_PACK_BUFFER,0,vt),v.bindBuffer(v.PIXEL_PACK_BUFFER,null),v.deleteBuffer(pe),v.deleteSync(ye),vt}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(x,L=null,$=0){let k=Math.pow(2,-$),G=Math.floor(x.image.width*k),vt=Math.floor(x.image.height*k),Dt=L!==null?L.x:0,Ct=L!==null?L.y:0;Ot.setTexture2D(x,0),v.copyTexSubImage2D(v.TEXTURE_2D,$,0,0,Dt,Ct,G,vt),J.unbindTexture()},this.copyTextureToTexture=function(x,L,$=null,k=null,G=0,vt=0){let Dt,Ct,Pt,$t,te,re,Xt,pe,Ie,ye=x.isCompressedTexture?x.mipmaps[vt]:x.image;if($!==null)Dt=$.max.x-$.min.x,Ct=$.max.y-$.min.y,Pt=$.isBox3?$.max.z-$.min.z:1,$t=$.min.x,te=$.min.y,re=$.isBox3?$.min.z:0;else{let Pe=Math.pow(2,-G);Dt=Math.floor(ye.width*Pe),Ct=Math.floor(ye.height*Pe),x.isDataArrayTexture?Pt=ye.depth:x.isData3DTexture?Pt=Math.floor(ye.depth*Pe):Pt=1,$t=0,te=0,re=0}k!==null?(Xt=k.x,pe=k.y,Ie=k.z):(Xt=0,pe=0,Ie=0);let Ee=It.convert(L.format),ln=It.convert(L.type),jt;L.isData3DTexture?(Ot.setTexture3D(L,0),jt=v.TEXTURE_3D):L.isDataArrayTexture||L.isCompressedArrayTexture?(Ot.setTexture2DArray(L,0),jt=v.TEXTURE_2D_ARRAY):(Ot.setTexture2D(L,0),jt=v.TEXTURE_2D),J.activeTexture(v.TEXTURE0),J.pixelStorei(v.UNPACK_FLIP_Y_WEBGL,L.flipY),J.pixelStorei(v.UNPACK_PREMULTIPLY_ALPHA_WEBGL,L.premultiplyAlpha),J.pixelStorei(v.UNPACK_ALIGNMENT,L.unpackAlignment);let fn=J.getParameter(v.UNPACK_ROW_LENGTH),Le=J.getParameter(v.UNPACK_IMAGE_HEIGHT),zi=J.getParameter(v.UNPACK_SKIP_PIXELS),cn=J.getParameter(v.UNPACK_SKIP_ROWS),zr=J.getParameter(v.UNPACK_SKIP_IMAGES);J.pixelStorei(v.UNPACK_ROW_LENGTH,ye.width),J.pixelStorei(v.UNPACK_IMAGE_HEIGHT,ye.height),J.pixelStorei(v.UNPACK_SKIP_PIXELS,$t),J.pixelStorei(v.UNPACK_SKIP_ROWS,te),J.pixelStorei(v.UNPACK_SKIP_IMAGES,re);let Mi=x.isDataArrayTexture||x.isData3DTexture,ki=L.isDataArrayTexture||L.isData3DTexture;if(x.isDepthTexture){let Pe=Tt.get(x),rn=Tt.get(L),On=Tt.get(Pe.__renderTarget),Ge=Tt.get(rn.__renderTarget);J.bindFramebuffer(v.READ_FRAMEBUFFER,On.__webglFramebuffer),J.bindFramebuffer(v.DRAW_FRAMEBUFFER,Ge.__webglFramebuffer);for(let Qe=0;Qe<Pt;Qe++)Mi&&(v.framebufferTextureLayer(v.READ_FRAMEBUFFER,v.COLOR_ATTACHMENT0,Tt.get(x).__webglTexture,G,re+Qe),v.framebufferTextureLayer(v.DRAW_FRAMEBUFFER,v.COLOR_ATTACHMENT0,Tt.get(L).__webglTexture,vt,Ie+Qe)),v.blitFramebuffer($t,te,$t+Dt,te+Ct,Xt,pe,Xt+Dt,pe+Ct,v.DEPTH_BUFFER_BIT,v.NEAREST);J.bindFramebuffer(v.READ_FRAMEBUFFER,null),J.bindFramebuffer(v.DRAW_FRAMEBUFFER,null)}else if(G!==0||x.isRenderTargetTexture||Tt.has(x)){let Pe=Tt.get(x),rn=Tt.get(L);J.bindFramebuffer(v.READ_FRAMEBUFFER,N),J.bindFramebuffer(v.DRAW_FRAMEBUFFER,H);for(let On=0;On<Pt;On++)Mi?v.framebufferTextureLayer(v.READ_FRAMEBUFFER,v.COLOR_ATTACHMENT0,Pe.__webglTexture,G,re+On):v.framebufferTexture2D(v.READ_FRAMEBUFFER,v.COLOR_ATTACHMENT0,v.TEXTURE_2D,Pe.__webglTexture,G),ki?v.framebufferTextureLayer(v.DRAW_FRAMEBUFFER,v.COLOR_ATTACHMENT0,rn.__webglTexture,vt,Ie+On):v.framebufferTexture2D(v.DRAW_FRAMEBUFFER,v.COLOR_ATTACHMENT0,v.TEXTURE_2D,rn.__webglTexture,vt),G!==0?v.blitFramebuffer($t,te,$t+Dt,te+Ct,Xt,pe,Xt+Dt,pe+Ct,v.COLOR_BUFFER_BIT,v.NEAREST):ki?v.copyTexSubImage3D(jt,vt,Xt,pe,Ie+On,$t,te,Dt,Ct):v.copyTexSubImage2D(jt,vt,Xt,pe,$t,te,Dt,Ct);J.bindFramebuffer(v.READ_FRAMEBUFFER,null),J.bindFramebuffer(v.DRAW_FRAMEBUFFER,null)}else ki?x.isDataTexture||x.isData3DTexture?v.texSubImage3D(jt,vt,Xt,pe,Ie,Dt,Ct,Pt,Ee,ln,ye.data):L.isCompressedArrayTexture?v.compressedTexSubImage3D(jt,vt,Xt,pe,Ie,Dt,Ct,Pt,Ee,ye.data):v.texSubImage3D(jt,vt,Xt,pe,Ie,Dt,Ct,Pt,Ee,ln,ye):x.isDataTexture?v.texSubImage2D(v.TEXTURE_2D,vt,Xt,pe,Dt,Ct,Ee,ln,ye.data):x.isCompressedTexture?v.compressedTexSubImage2D(v.TEXTURE_2D,vt,Xt,pe,ye.width,ye.height,Ee,ye.data):v.texSubImage2D(v.TEXTURE_2D,vt,Xt,pe,Dt,Ct,Ee,ln,ye);J.pixelStorei(v.UNPACK_ROW_LENGTH,fn),J.pixelStorei(v.UNPACK_IMAGE_HEIGHT,Le),J.pixelStorei(v.UNPACK_SKIP_PIXELS,zi),J.pixelStorei(v.UNPACK_SKIP_ROWS,cn),J.pixelStorei(v.UNPACK_SKIP_IMAGES,zr),vt===0&&L.generateMipmaps===!0&&L.mipmapsAutoUpdate===!0&&v.generateMipmap(jt),J.unbindTexture()},this.initRenderTarget=function(x){Tt.get(x).__webglFramebuffer===void 0&&Ot.setupRenderTarget(x)},this.initTexture=function(x){x.isCubeTexture?Ot.setTextureCube(x,0):x.isData3DTexture?Ot.setTexture3D(x,0):x.isDataArrayTexture||x.isCompressedArrayTexture?Ot.setTexture2DArray(x,0):Ot.setTexture2D(x,0),J.unbindTexture()},this.resetState=function(){tt=0,K=0,ft=null,J.reset(),bt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return In}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=we._getDrawingBufferColorSpace(t),e.unpackColorSpace=we._getUnpackColorSpace()}};var hd={type:"change"},Dc={type:"start"},dd={type:"end"},el=new pi,ud=new mn,Y_=Math.cos(70*_c.DEG2RAD),Ke=new Y,Sn=2*Math.PI,De={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Lc=1e-6,nl=class extends wr{constructor(t,e=null){super(t,e),this.state=De.NONE,this.target=new Y,this.cursor=new Y,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Ni.ROTATE,MIDDLE:Ni.DOLLY,RIGHT:Ni.PAN},this.touches={ONE:Ui.ROTATE,TWO:Ui.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new Y,this._lastQuaternion=new on,this._lastTargetPosition=new Y,this._quat=new on().setFromUnitVectors(t.up,new Y(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Is,this._sphericalDelta=new Is,this._scale=1,this._panOffset=new Y,this._rotateStart=new oe,this._rotateEnd=new oe,this._rotateDelta=new oe,this._panStart=new oe,this._panEnd=new oe,this._panDelta=new oe,this._dollyStart=new oe,this._dollyEnd=new oe,this._dollyDelta=new oe,this._dollyDirection=new Y,this._mouse=new oe,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=J_.bind(this),this._onPointerDown=Z_.bind(this),this._onPointerUp=K_.bind(this),this._onContextMenu=sx.bind(this),this._onMouseWheel=tx.bind(this),this._onKeyDown=ex.bind(this),this._onTouchStart=nx.bind(this),this._onTouchMove=ix.bind(this),this._onMouseDown=j_.bind(this),this._onMouseMove=Q_.bind(this),this._interceptControlDown=rx.bind(this),this._interceptControlUp=ox.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=De.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(hd),this.update(),this.state=De.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;Ke.copy(e).sub(this.target),Ke.applyQuaternion(this._quat),this._spherical.setFromVector3(Ke),this.autoRotate&&this.state===De.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=Sn:n>Math.PI&&(n-=Sn),s<-Math.PI?s+=Sn:s>Math.PI&&(s-=Sn),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Ke.setFromSpherical(this._spherical),Ke.applyQuaternion(this._quatInverse),e.copy(this.target).add(Ke),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Ke.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new Y(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new Y(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Ke.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(el.origin.copy(this.object.position),el.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(el.direction))<Y_?this.object.lookAt(this.target):(ud.setFromNormalAndCoplanarPoint(this.object.up,this.target),el.intersectPlane(ud,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Lc||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Lc||this._lastTargetPosition.distanceToSquared(this.target)>Lc?(this.dispatchEvent(hd),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?Sn/60*this.autoRotateSpeed*t:Sn/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){Ke.setFromMatrixColumn(e,0),Ke.multiplyScalar(-t),this._panOffset.add(Ke)}_panUp(t,e){this.screenSpacePanning===!0?Ke.setFromMatrixColumn(e,1):(Ke.setFromMatrixColumn(e,0),Ke.crossVectors(this.object.up,Ke)),Ke.multiplyScalar(t),this._panOffset.add(Ke)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Ke.copy(s).sub(this.target);let r=Ke.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(Sn*this._rotateDelta.x/e.clientHeight),this._rotateUp(Sn*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(Sn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-Sn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(Sn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-Sn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(Sn*this._rotateDelta.x/e.clientHeight),this._rotateUp(Sn*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new oe,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function Z_(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function J_(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function K_(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(dd),this.state=De.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function j_(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case Ni.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=De.DOLLY;break;case Ni.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=De.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=De.ROTATE}break;case Ni.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=De.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=De.PAN}break;default:this.state=De.NONE}this.state!==De.NONE&&this.dispatchEvent(Dc)}function Q_(i){switch(this.state){case De.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case De.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case De.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function tx(i){this.enabled===!1||this.enableZoom===!1||this.state!==De.NONE||(i.preventDefault(),this.dispatchEvent(Dc),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(dd))}function ex(i){this.enabled!==!1&&this._handleKeyDown(i)}function nx(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Ui.ROTATE:if(this.enableRotate===!1){this.state=De.NONE;break}this._handleTouchStartRotate(i),this.state=De.TOUCH_ROTATE;break;case Ui.PAN:if(this.enablePan===!1){this.state=De.NONE;break}this._handleTouchStartPan(i),this.state=De.TOUCH_PAN;break;default:this.state=De.NONE}break;case 2:switch(this.touches.TWO){case Ui.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=De.TOUCH_DOLLY_PAN;break;case Ui.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=De.TOUCH_DOLLY_ROTATE;break;default:this.state=De.NONE}break;default:this.state=De.NONE}this.state!==De.NONE&&this.dispatchEvent(Dc)}function ix(i){switch(this._trackPointer(i),this.state){case De.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case De.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case De.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case De.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=De.NONE}}function sx(i){this.enabled!==!1&&i.preventDefault()}function rx(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function ox(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Ae=i=>new Y(i[0],i[1],i[2]),Or=([i,t,e,n])=>new on(t,e,n,i),Bi=(i,t,e)=>new ge().compose(Ae(i),Or(t),Ae(e)),fd=new ge().makeRotationX(Math.PI/2),ax=1.25,Nc={value:0};function Uc(i){return i.onBeforeCompile=t=>{t.uniforms.pixel=Nc,t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
uniform float pixel;
attribute float least;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        float away = -(modelViewMatrix * instanceMatrix * vec4(position, 1.0)).z;
        vec3 wide = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));
        transformed *= max(vec3(1.0), pixel * least * max(away, 0.0) / max(wide, vec3(1e-20)));`)},i}var lx=new ge().makeScale(0,0,0),yi=class{constructor(t){this.geometry=t,this.items=[],this.body=void 0,this.hidden=new Set}add(t,e,n){this.items.push({frame:t,local:e,colour:n,body:this.body})}ball(t,e,n){this.add(t[0],new ge().makeTranslation(t[1],t[2],t[3]).scale(Ae([e,e,e])),n)}between(t,e,n){this.items.push({ends:t,radius:e,colour:n,body:this.body})}build(t,e){let n=this.geometry.clone();n.setAttribute("least",new Yi(Float32Array.from(this.items,({body:s})=>s===void 0?0:ax),1)),this.mesh=new hr(n,e,Math.max(1,this.items.length)),this.mesh.count=this.items.length,this.mesh.frustumCulled=!1,t.add(this.mesh)}paint(t){this.items.forEach((e,n)=>this.mesh.setColorAt(n,t(e.colour))),this.mesh.instanceColor&&(this.mesh.instanceColor.needsUpdate=!0)}place(t,e){let n=new ge;this.items.forEach((s,r)=>{this.hidden.has(s.body)?this.mesh.setMatrixAt(r,lx):s.ends?this.mesh.setMatrixAt(r,zs(n,...s.ends.map(e),s.radius)):this.mesh.setMatrixAt(r,s.frame===null?s.local:n.multiplyMatrices(t[s.frame],s.local))}),this.mesh.instanceMatrix.needsUpdate=!0}};function zs(i,t,e,n){let s=ve(e,t),r=Oe(s),[o,a]=Gi(Ne(s)),l=Ne(s);return i.makeBasis(Ae(qt(o,n)),Ae(qt(l,Math.max(r,1e-12))),Ae(qt(Ve(o,l),n))).setPosition((t[0]+e[0])/2,(t[1]+e[1])/2,(t[2]+e[2])/2)}function Fc(i,t,e,[n,s,r],o="joint"){let a=i.radius;if(i.shape==="box")n.add(t,Bi(i.at,i.turn,i.size),e);else if(i.shape==="cylinder")s.add(t,Bi(i.at,i.turn,[1,1,1]).multiply(fd).scale(Ae([a,i.length,a])),e),2*a>i.length&&n.add(t,Bi(i.at,i.turn,[1,1,1]).multiply(new ge().makeTranslation(a/2,0,0)).scale(Ae([a,a/16,i.length+Math.max(.02*i.length,a/50)])),o);else if(i.shape==="sphere")r.add(t,Bi(i.at,i.turn,[a,a,a]),e);else if(i.shape==="capsule"){s.add(t,Bi(i.at,i.turn,[1,1,1]).multiply(fd).scale(Ae([a,i.length,a])),e);for(let l of[-.5,.5])r.add(t,Bi(i.at,i.turn,[1,1,1]).multiply(new ge().makeTranslation(0,0,l*i.length)).scale(Ae([a,a,a])),e)}else return!1;return!0}var pd=8,cx=8,hx=1e-4,ux=.35,dx=2,fx=.04,px=4,mx=.4;function md(i,t){let e=document.createElement("canvas");e.setAttribute("role","img"),e.setAttribute("aria-label",`${t.title}: the mechanism at the instant of the timeline`);let n=e.getContext("webgl2",{antialias:!0});if(!n)throw new Error("this browser shows no WebGL");let s=new ja({canvas:e,context:n,antialias:!0});s.setPixelRatio(Math.min(devicePixelRatio,2)),s.setClearColor(0,0),s.debug.checkShaderErrors=!1,i.append(e);let r=new or,o=t.width,a=t.size;r.add(new xr(16777215,new _e().setRGB(.3,.3,.3),1.2),new Sr(16777215,.72));let l=new Mr(16777215,1.6);l.position.copy(Ae(ne(ne(qt(t.up,1.6),qt(t.normal,1.2)),qt(t.right,.2)))),r.add(l);let c=Uc(new Cn),h=new yi(new Pi(1,1,1)),d=new yi(new Cs(1,1,1,24)),f=new yi(new gr(1,24,16)),p=[],m=[],M=({slim:b=1,body:F})=>b*(1-fx*(F%px))*o/2;function u(b,F,W,V,at,xt){let[,Rt,yt]=W;for(let x of b.parts){let L=b.bodies[x.body].frame,$=F(x);for(let k of W)k.body=x.body;if(x.shape==="bar"||x.shape==="bent"){let k=M(x);x.points.slice(1).forEach((G,vt)=>Rt.between([x.points[vt],G],k,$));for(let G of x.ends??x.points)yt.ball(G,k,$)}else if(x.shape==="plate")C(x,$,W,at,xt);else if(!Fc(x,L,$,W,V)){let k=I(x,$,xt);k.userData.body=x.body,at(k,L)}}for(let x of W)x.body=void 0}let g=(b,F)=>(W,V)=>{W.matrixAutoUpdate=!1,W.frustumCulled=!1,F.add(W),b.push([W,V])},E=(b,F)=>{for(let[W,V]of b)V!==null&&W.matrix.copy(F[V]),W.matrixWorldNeedsUpdate=!0};function C({points:b},F,W,V,at){let[,xt,Rt]=W;if(b.forEach((x,L)=>{xt.between([x,b[(L+1)%b.length]],o/3,F),Rt.ball(x,o/3,F)}),!b.every(x=>x[0]===b[0][0]))return;let yt=new $e(S(b.map(x=>x.slice(1))),new Cn({side:vn,transparent:!0,opacity:.55*(at.opacity??1),depthWrite:!1}));yt.userData.colour=F,yt.userData.body=W[0].body,V(yt,b[0][0])}function S(b){let F=new Ye,W=[];for(let V=1;V+1<b.length;V++)W.push(...b[0],...b[V],...b[V+1]);return F.setAttribute("position",new He(new Float32Array(W),3)),F.computeVertexNormals(),F}function I(b,F,W){let V=new Ye,at;if(b.shape==="mesh"){V.setAttribute("position",new He(Yn(b.corners),3)),V.setIndex(new He(Gr(b.triangles),1));let xt=V.toNonIndexed();xt.computeVertexNormals(),at=new $e(xt,new Cn({side:vn,...W}))}else b.shape==="line"?(V.setAttribute("position",new He(new Float32Array(b.corners.flat()),3)),at=new Zi(V,new ti(W))):at=new $e(S(b.corners),new Cn({side:vn,...W}));return at.userData.colour=F,at.applyMatrix4(Bi(b.at,b.turn,[1,1,1])),new Ln().add(at)}u(t,b=>b.color??(t.still.has(b.body)?"ground":b.body%pd),[h,d,f],"joint",g(p,r),{});let A=.72*o;for(let b of t.joints){let F=b.ends[1],[W,...V]=F,at=Or(b.turns[1]),xt=Ae(b.axis).applyQuaternion(at).toArray(),Rt=(L,$,k,G)=>d.add(W,zs(new ge,ve(V,qt(L,k/2)),ne(V,qt(L,k/2)),$),G),yt=(L,$,k,G)=>{let[vt,Dt]=Gi(Ne(xt));h.add(W,new ge().makeBasis(Ae(qt(Ne(xt),L)),Ae(qt(vt,$)),Ae(qt(Dt,k))).setPosition(...V),G)};if(["revolute","helical"].includes(b.kind)&&Rt(Ne(xt),A,2.2*A,"joint"),b.kind==="spherical"&&f.ball(F,A,"joint"),b.kind==="universal"){let[L]=Gi(Ne(xt));Rt(Ne(xt),.5*A,2.6*A,"joint"),Rt(L,.5*A,2.6*A,"joint")}if(b.kind==="prismatic"||b.kind==="cylindrical"){b.kind==="prismatic"?yt(2.6*A,1.9*A,1.9*A,"joint"):Rt(Ne(xt),A,2.6*A,"joint");let[L,$]=t.guide(b),k=b.ends.some(([$t])=>t.leaving.has($t)),[G,...vt]=b.ends[0],Dt=Ne(Ae(b.axis).applyQuaternion(Or(b.turns[0])).toArray()),[Ct,Pt]=[ne(vt,qt(Dt,L-2*o)),ne(vt,qt(Dt,$+2*o))];d.between(G===null||k?[[G,...Ct],[G,...Pt]]:b.ends,o/5,"ground")}let x=b.ends.find(L=>L[0]===null);x&&!["free","planar","prismatic","cylindrical"].includes(b.kind)&&_(x.slice(1))}for(let{point:b}of t.pivots)_(t.place(b));for(let b of[...t.pivots.map(F=>F.point),...t.pins])f.ball(b,A,"joint");function _(b){let F=ne(b,qt(t.up,-2.4*A));d.between([[null,...F],[null,...b]],.55*A,"ground"),d.between([[null,...ne(F,qt(t.up,-.5*A))],[null,...F]],2*A,"ground")}let w=t.open();for(let b of w)d.between(b.ends,o/4,"force");for(let b of t.springs){let F=b.damper?0:8,W=14,V=F*W+1||2,at=new Ye,xt=new Float32Array(3*Math.max(2,V));at.setAttribute("position",new He(xt,3));let Rt=new Zi(at,new ti);Rt.userData.colour="joint",Rt.frustumCulled=!1,r.add(Rt),m.push(()=>{let[yt,x]=b.ends.map(t.place),L=ve(x,yt),[$,k]=Gi(Ne(L)),G=Math.min(.8*o,Oe(L)/Xr);for(let vt=0;vt<xt.length/3;vt++){let Dt=vt/(xt.length/3-1),Ct=2*Math.PI*F*Dt,Pt=F&&Dt>.06&&Dt<.94?G:0;xt.set(ne(ne(yt,qt(L,Dt)),ne(qt($,Pt*Math.cos(Ct)),qt(k,Pt*Math.sin(Ct)))),3*vt)}at.attributes.position.needsUpdate=!0})}let R=new Ln;r.add(R);let D=(b,F,W,V)=>{let at=(Rt,yt,x)=>{if(!yt.length)return;let L=new Ye,$=new Rt(L,x);L.setAttribute("position",new He(new Float32Array(yt.flat()),3)),$.userData.colour=W,$.frustumCulled=!1,V.add($)},xt=b.trace(F);at(Ji,xt.flatMap(Rt=>Rt.slice(1).flatMap((yt,x)=>[Rt[x],yt])),new ti),at(ur,xt.filter(Rt=>Rt.length===1).flat(),new Ts({size:dx,sizeAttenuation:!1}))},O=(b,F,W)=>{for(let V of[...W.children])V.geometry.dispose(),V.material.dispose(),V.removeFromParent();for(let V of b.paths)D(b,V,F,W)};O(t,"accent",R);let z=new Ln;r.add(z);let Z=new Cs(0,1,1,18),N=(b,F,W)=>{let V=new Cn({transparent:!0,opacity:F?1:.75,depthTest:!1,depthWrite:!1}),at=new $e(d.geometry,V),xt=new $e(d.geometry,V),Rt=new $e(Z,V);for(let yt of[at,xt,Rt])yt.matrixAutoUpdate=!1,yt.frustumCulled=!1,yt.visible=!1,yt.renderOrder=7,yt.userData.colour=b,z.add(yt);return F||gx(V),{shaft:at,rest:xt,head:Rt,text:Bt(W)}},H=t.joints.filter(b=>b.reaction!==null).map(b=>({joint:b,known:b.determined,...N("force",b.determined,b.determined?"":"undetermined")})),tt=null,K=[null,null],ft=[],j=[],ht={loads:()=>{tt??=t.weighed.map(b=>({...b,known:!0,...N(4,!0,"of-rate")}))},velocities:()=>{K[0]??=t.runners.map(b=>({...b,known:!0,...N(2,!0,"of-rate")}))},accelerations:()=>{K[1]??=t.runners.map(b=>({...b,known:!0,...N(3,!0,"of-rate")}))},names:()=>{if(!ft.length){for(let b of Kr(t))ft.push({body:b,at:[b.frame,...b.com],text:Bt("",zn(b.name))});for(let b of t.joints)b.kind!=="free"&&ft.push({joint:b,at:b.ends[1],text:Bt("of-joint",zn(b.name))})}},masses:()=>{if(j.length)return;let b=t.bodies.filter(F=>F.mass>0);if(b.length<=60)for(let F of b)j.push({at:[F.frame,...F.com],text:Bt("of-mass",Hr(F.mass))})}},mt=[h,d,f].map(b=>new yi(b.geometry)),Et=new Cn({transparent:!0,opacity:.3,depthTest:!1,depthWrite:!1}),Qt=new yi(f.geometry),ot=new Cn({depthTest:!1});for(let b of t.bodies)b.mass>0&&(b.solid&&Fc(b.solid,b.frame,"joint",mt),Qt.ball([b.frame,...b.com],.3*o,"joint"));let At=t.bodies.filter(b=>b.mass>0).length>1?new $e(f.geometry,new Cn({depthTest:!1})):null,zt=t.joints.filter(b=>["revolute","helical","prismatic","cylindrical","universal"].includes(b.kind)),Yt=new Ye,Nt=new Float32Array(6*(3*t.axes.length+zt.length));Yt.setAttribute("position",new He(Nt,3)),Yt.setAttribute("color",new He(new Float32Array(Nt.length),3));let Gt=new Ji(Yt,new ti({vertexColors:!0,depthTest:!1}));for(let[b,F]of[[5,At],[6,Gt]])F&&(F.frustumCulled=!1,F.visible=!1,F.renderOrder=b,r.add(F));At&&(At.userData.colour="accent",At.matrixAutoUpdate=!1);function fe(){let b=0,F=(W,V)=>{Nt.set(W,b),Nt.set(V,b+3),b+=6};for(let{at:W,turn:V}of t.axes){let at=t.place(W),xt=Bn(t.turn(W[0]),V);for(let Rt=0;Rt<3;Rt++)F(at,ne(at,qt(tn(xt,[0,1,2].map(yt=>Rt===yt?1:0)),3*o)))}for(let W of zt){let V=t.place(W.ends[1]),at=qt(Ne(t.axis(W)),4*o);F(ve(V,at),ne(V,at))}Yt.attributes.position.needsUpdate=!0}function Bt(b,F=""){let W=document.createElement("span");return W.className=`label ${b}`,W.textContent=F,W.hidden=!0,i.append(W),W}for(let b of[h,d,f])b.build(r,c);for(let b of mt)b.build(r,Et);Qt.build(r,ot);for(let[b,F]of[...mt.map(W=>[3,W]),[4,Qt]])F.mesh.renderOrder=b,F.mesh.visible=!1;let Ht=new gn(35,1,a/200,a*200);Ht.up.copy(Ae(t.up));let ie=new nl(Ht,e);ie.enableZoom=!1,e.addEventListener("wheel",b=>{(b.ctrlKey||b.metaKey)&&(b.preventDefault(),Wt(Math.exp(-b.deltaY/300)))},{passive:!1}),e.style.touchAction="pan-y";let ae=th(i),Te=new on,Ce=t.frames.map(()=>new ge),Fe=(b,F)=>b.forEach((W,V)=>W.compose(Ae(F.place([V,0,0,0])),Or(F.turn(V)),Ae([1,1,1]))),me=[600,400],nt=0,gt={},Zt=null,Mt=1/0,Kt=()=>t.held?ve(t.place([t.held.frame,...t.held.com]),T.toArray()):t.follows?t.middle():[0,0,0],v=[],Q=$r(t),et=Ot(),dt=Kt(),J=null,kt=Tt();function Tt(){let b=Kt();return Q.leave.map(t.place).filter(F=>F.every(Number.isFinite)).map(F=>ve(F,b))}function Ot(){let b=new Dn,F=t.t,W=[0,0,0],V=at=>{if(!at.every(Number.isFinite))return;let xt=ve(at,W);v.push(xt),b.expandByPoint(Ae(xt))};for(let at of t.instants(40)){t.move(at),W=Kt(),Mt=Math.min(Mt,Se(Ne(t.up),W));for(let xt of Q.stay)V(t.place(xt))}if(!t.follows)for(let at of t.paths.filter(xt=>!t.leaving.has(xt.at[0]))){let xt=t.trace(at).flat(),Rt=Math.max(1,Math.ceil(xt.length/300));for(let yt=0;yt<xt.length;yt+=Rt)V(xt[yt])}return t.move(Number.isFinite(F)?F:t.start),b.isEmpty()&&b.setFromCenterAndSize(new Y,Ae([a,a,a])),b}let T=et.getCenter(new Y),y=(t.follows?2:1)*Math.max(et.getSize(new Y).length()/2,a/4),B=Ne(t.up),pt=1/0;for(let b of[et.min.x,et.max.x])for(let F of[et.min.y,et.max.y])for(let W of[et.min.z,et.max.z])pt=Math.min(pt,Se(B,[b,F,W]));let lt=20,_t=10**Math.ceil(Math.log10(2.6*y/lt)),St=[.2,.5,1].map(b=>b*_t).find(b=>b*lt>=2.6*y)??_t,ct=t.follows?3*lt:lt,it=_x(ct,St);it.quaternion.setFromUnitVectors(new Y(0,1,0),Ae(B));let Lt=pt+(t.follows?Mt:0);it.position.copy(Ae(dt)).add(T),it.position.addScaledVector(Ae(B),Lt-Se(B,it.position.toArray())-.02*y),it.material.transparent=!0,r.add(it);let U=it.position.clone(),ut=dt,rt=[[1,0,0],[0,0,1]].map(b=>Ae(b).applyQuaternion(it.quaternion).toArray());function Ut(){let b=ve(dt,ut);it.position.copy(U);for(let F of rt)it.position.addScaledVector(Ae(F),St*Math.round(Se(b,F)/St))}function It(b){J=b;let F=Ne(ne(Ne(b),qt(Ne(t.normal),hx))),W=Ne(Ve(B,F)),V=Ve(F,W),at=[...v,...kt],xt=at.length?at:[[0,0,0]],Rt=Math.tan(Ht.fov*Math.PI/360),yt=(Pt,$t)=>{let[te,re]=[-1/0,-1/0];for(let Xt of xt){let[pe,Ie]=[Se(Xt,Pt),Se(Xt,F)*$t];te=Math.max(te,pe+Ie),re=Math.max(re,Ie-pe)}return[(te-re)/2,(te+re)/2/$t+2*o/$t]},x=t.follows?.55:.86,[L,$]=yt(W,x*Rt*Ht.aspect),[k,G]=yt(V,x*Rt),vt=Se(T.toArray(),F),Dt=Math.max($,G,vt+a/4);dt=Kt();let Ct=ne(t.held?ve(T.toArray(),qt(F,vt)):ne(qt(W,L),qt(V,k)),dt);ie.target.copy(Ae(ne(Ct,qt(F,vt)))),Ht.position.copy(Ae(ne(Ct,qt(F,Dt)))),ie.update(),Jt()}let bt=ne(ne(qt(t.normal,.8),qt(t.right,.55)),qt(t.up,.45));ie.addEventListener("start",()=>{J=null});function Wt(b){J=null,Ht.position.sub(ie.target).divideScalar(b).add(ie.target),ie.update(),Jt()}function ce(){let b=getComputedStyle(i),F=(yt,x)=>new _e(b.getPropertyValue(yt).trim()||x),W={joint:F("--ink","#1b1f24"),ground:F("--muted","#59616c"),accent:F("--accent","#0a5cad"),force:F("--bad","#bb2a20")},V=Array.from({length:pd},(yt,x)=>F(`--c${x}`,"#0072b2")),at=yt=>Array.isArray(yt)?new _e().setRGB(...yt,pn):typeof yt=="number"?V[yt]:W[yt];for(let yt of[h,d,f,...mt,Qt,...je?.many??[]])yt.paint(at);let xt=Yt.attributes.color,Rt=[F("--bad","#bb2a20"),V[2],V[0]];for(let yt=0;yt<xt.count/2;yt++)for(let x of[0,1])xt.setXYZ(2*yt+x,...(yt<3*t.axes.length?Rt[yt%3]:W.ground).toArray());xt.needsUpdate=!0,r.traverse(yt=>{yt.userData.colour!==void 0&&yt.material&&yt.material.color.copy(at(yt.userData.colour))}),it.material.color?.copy(F("--tick","#c9cdd3")),Jt()}let wt=[];function Jt(){nt||(nt=requestAnimationFrame(()=>{nt=0,ue()}))}function ue(){let b=Math.max(1,Ht.position.distanceTo(ie.target)/(50*a));if(Ht.far!==b*a*200&&(Object.assign(Ht,{near:b*a/200,far:b*a*200}),Ht.updateProjectionMatrix()),Ht.updateMatrixWorld(),Nc.value=2*Math.tan(Ht.fov*Math.PI/360)/me[1],gt.reactions&&qe(),gt.loads)for(let V of tt)qn(V,V.at,V.now(),t.full("forces"),at=>tt.length>24?"":t.near(Zn(at)),!0);gt.velocities&&an(0),gt.accelerations&&an(1),s.render(r,Ht);let F=({body:V,at,text:xt})=>wn.ask(xt,xt.textContent,Ft(t.place(at)),V?[0,0]:[1,-1],V?0:6),W=V=>ft.filter(at=>t.has(at)&&(gt.names||at.text===wn.pointed)&&V(at)).forEach(F);W(({body:V})=>V);for(let[V,at]of vi())if(V&&at){for(let{text:xt,words:Rt}of at)if(Rt){let yt=Re(Rt),x=Ft(Rt.at(-1)),L=[yt[0]-x[0],yt[1]-x[1]],$=Math.hypot(...L);wn.ask(xt,xt.textContent,yt,$>1?L.map(k=>k/$):[0,-1],$>1?0:8)}}for(let{text:V,at,words:xt}of bn)V.textContent=xt,wn.ask(V,xt,Ft(at()),[0,-1],14);if(gt.masses)for(let{at:V,text:at}of j)wn.ask(at,at.textContent,Ft(t.place(V)),[0,1],8);W(({body:V})=>!V),wn.settle(me,[to(me)]),ae(V=>{let{x:at,y:xt}=Ae(V).applyQuaternion(Te.copy(Ht.quaternion).invert());return[at,-xt]});for(let{at:V,text:at}of wt)ke(at,Ft(t.place(V)))}function Ft(b){let F=Ae(b).project(Ht);return F.z>1?[NaN,NaN]:[(F.x+1)/2*me[0],(1-F.y)/2*me[1]]}function Re(b){let F=b.map(Ft);return F.find(([W,V])=>W>=0&&V>=0&&W<=me[0]&&V<=me[1])??F[0]}function ke(b,F){b.hidden=!F?.every(Number.isFinite),b.hidden||(b.style.transform=`translate(${F[0]}px, ${F[1]}px) translate(-50%, -50%)`)}let bn=w.map(({name:b,ends:F})=>({text:Bt("gap"),at:()=>qt(ne(...F.map(t.place)),.5),words:`${zn(b)} is open`})),wn=Jr(()=>`12px ${getComputedStyle(i).fontFamily}`,ke),vi=()=>[[gt.reactions,H],[gt.loads,tt],[gt.velocities,K[0]],[gt.accelerations,K[1]]];function Gs(b,F){let[W,V]=[b,ne(b,F)].map(L=>new Be(...L,1).applyMatrix4(Ht.matrixWorldInverse).applyMatrix4(Ht.projectionMatrix)),at=me.map(L=>1-2*cx/L),xt=L=>[at[0]*L.w-L.x,at[0]*L.w+L.x,at[1]*L.w-L.y,at[1]*L.w+L.y],[Rt,yt]=[xt(W),xt(V)];if(Rt.some(L=>L<0))return 1;let x=Math.min(1,...Rt.map((L,$)=>yt[$]<0?L/(L-yt[$]):1));return Math.max(x,Math.min(1,.05*a/Oe(F)))}function qn(b,F,W,V,at,xt=!1){let{shaft:Rt,rest:yt,head:x,text:L,known:$}=b,k=t.place(F),G=W&&V>0?.3*a*Oe(W)/V:0,vt=Number.isFinite(G)&&G>.01*a,Dt=vt?Gs(k,qt(Ne(W),G))*G:G,Ct=Dt<G;if(Rt.visible=x.visible=vt,yt.visible=vt&&Ct,b.words=vt||xt&&Dt>0?[k]:null,!b.words||(L.textContent=at(Oe(W)),!vt))return;let Pt=Ne(W),$t=Math.min(.05*a,Dt),te=ne(k,qt(Pt,Dt-$t)),re=ne(k,qt(Pt,Dt)),Xt=($?.22:.42)*o,pe=Ie=>ne(k,qt(Pt,Ie*(Dt-$t)));zs(Rt.matrix,k,Ct?pe(.5):te,Xt),Ct&&zs(yt.matrix,pe(.6),te,Xt),zs(x.matrix,te,re,.6*o),b.words=[Dt+.03*a,.75*Dt,.5*Dt,.25*Dt,0].map(Ie=>ne(k,qt(Pt,Ie)))}function qe(){for(let b of H)qn(b,b.joint.ends[1],t.force(b.joint),t.full("forces"),F=>`${H.length>12?"":`${zn(b.joint.name)} `}${t.near(Zn(F))}${b.known?"":", not determined"}`,!0)}function an(b){let F=t.full(["velocities","accelerations"][b]);for(let W of K[b])qn(W,W.at,W.com&&!gt.masses?null:t.moves(W.at,b+1),F,V=>K[b].length>24?"":t.near(Vi(V,b+1)))}ie.addEventListener("change",Jt);let je=null,Fn=v.length;function P(){je.group.traverse(b=>{b.material?.dispose(),[h,d,f].some(F=>F.geometry===b.geometry)||b.geometry?.dispose()}),je.group.removeFromParent(),je=null,v.length=Fn}function q(){let{run:b,group:F,solids:W,many:V,alone:at,frames:xt,lines:Rt}=je;if(W.visible=b.follow(),F.visible=gt.other??!0,Rt.visible=gt.paths??!0,!(!W.visible||!F.visible)){Fe(xt,b);for(let yt of V)yt.place(xt,b.place);E(at,xt)}}function X(b){let F=e.getBoundingClientRect(),W=new br;for(let{mesh:V}of[h,d,f])V.computeBoundingSphere();return W.setFromCamera(new oe(2*(b.clientX-F.left)/F.width-1,1-2*(b.clientY-F.top)/F.height),Ht),W}let st={element:e,mark(b){for(let{text:F}of wt)F.remove();wt=b.map(({joint:F,body:W})=>({at:F?F.ends[1]:[t.bodies[W].frame,...t.bodies[W].com],text:Bt("ring")})),Jt()},beside(b){if(je&&P(),b){let[F,W,V]=[0,0,0].map(()=>new Ln),at=[h,d,f].map(yt=>new yi(yt.geometry)),xt=[],Rt={transparent:!0,opacity:mx};r.add(F.add(W,V)),u(b,()=>"ground",at,"ground",g(xt,W),Rt);for(let yt of at)yt.build(W,Uc(new Cn({...Rt})));O(b,"ground",V),je={run:b,group:F,solids:W,lines:V,many:at,alone:xt,frames:b.frames.map(()=>new ge)},b.extent(40,yt=>{yt.every(Number.isFinite)&&v.push(ve(yt,t.follows?t.middle():[0,0,0]))}),ce()}st.show(),J&&It(J)},retrace(){O(t,"accent",R),je&&O(je.run,"ground",je.lines),ce()},hover(b){let F=e.getBoundingClientRect(),W=b&&[b.clientX-F.left,b.clientY-F.top];W&&ht.names();let V=W&&jr(ft.filter(t.has),W,t.bodies[st.grab(b)?.body],at=>Ft(t.place(at)));V!==wn.pointed&&(wn.point(V),Jt())},grab(b){let F=X(b),W=V=>t.bodies.findIndex(at=>at.frame===V);for(let V of F.intersectObjects(r.children,!0)){let at=[h,d,f].find(x=>x.mesh===V.object),xt=at?.items[V.instanceId],Rt=xt?xt.frame??xt.ends?.find(x=>x[0]!==null)?.[0]:p.find(([x])=>x===V.object||x===V.object.parent)?.[1],yt=Rt==null?-1:W(Rt);if(yt>=0)return{body:yt,at:V.point.toArray()}}return null},reach(b,F){let W=X(b).ray,V=new mn().setFromNormalAndCoplanarPoint(Ht.getWorldDirection(new Y),Ae(F));return(W.intersectPlane(V,new Y)??Ae(F)).toArray()},now(){cancelAnimationFrame(nt),nt=0,ue()},copy(){let b=s.getPixelRatio();s.setPixelRatio(2),st.now();let F=document.createElement("canvas");return Object.assign(F,{className:"paper",width:e.width,height:e.height}),F.getContext("2d").drawImage(e,0,0),s.setPixelRatio(b),F},show(){if(t.follows||Zt!==t.held||t.held){Zt=t.held;let b=Kt(),F=Ae(ve(b,dt));Ht.position.add(F),ie.target.add(F),Ht.lookAt(ie.target),dt=b,t.follows&&Ut()}Fe(Ce,t);for(let b of[h,d,f])b.place(Ce,t.place);E(p,Ce),je&&q();for(let b of m)b();if(gt.masses){for(let b of[...mt,Qt])b.place(Ce,t.place);At?.matrix.makeTranslation(...t.centre()).scale(Ae([.5*o,.5*o,.5*o]))}gt.frames&&fe(),Jt()},resize(b,F){b>0&&F>0&&(me.done||(J=bt),me=Object.assign([b,F],{done:!0}),s.setSize(b,F,!1),Ht.aspect=b/F,Ht.updateProjectionMatrix(),J?It(J):Jt())},want(b,F){gt={...gt,[b]:F},F&&ht[b]&&(ht[b](),ce()),R.visible=gt.paths??!0;for(let[W,V]of vi())if(!W)for(let{shaft:at,rest:xt,head:Rt}of V??[])at.visible=xt.visible=Rt.visible=!1;for(let W of[...mt,Qt])W.mesh.visible=!!gt.masses&&W.items.length>0;if(At&&(At.visible=!!gt.masses),Gt.visible=!!gt.frames,b==="through")for(let W of[c,...p.flatMap(([V])=>{let at=[];return V.traverse(xt=>xt.material&&at.push(xt.material)),at})])W.userData.opacity??=W.opacity,Object.assign(W,{transparent:F||W.userData.opacity<1,opacity:F?Math.min(ux,W.userData.opacity):W.userData.opacity,depthWrite:!F&&W.userData.opacity===1,needsUpdate:!0});st.show()},aspects:[["Front",t.normal],["Side",t.right],["Top",t.up]],look(b){kt=Tt(),It(b)},zoom:Wt,hide(b){t.hidden=b;for(let F of[h,d,f])F.hidden=b;for(let[F]of p)F.visible=!b.has(F.userData.body);st.show()},hold(b){t.held=b,st.show()},fit(){st.look(bt)},theme:ce,get calls(){return s.info.render.calls},dispose(){ie.dispose(),s.dispose(),e.remove()}};return ce(),st}function gx(i){i.onBeforeCompile=t=>{t.fragmentShader=t.fragmentShader.replace("#include <dithering_fragment>",`#include <dithering_fragment>
  if (mod(gl_FragCoord.x + gl_FragCoord.y, 8.0) < 3.5) discard;`)}}function _x(i,t){let e=[],n=i/2,s=2;for(let o=-n;o<=n;o++)for(let a=-n;a<n;a+=s)e.push(o,0,a,o,0,a+s,a,0,o,a+s,0,o);let r=new Ye;return r.setAttribute("position",new He(new Float32Array(e.map(o=>t*o)),3)),new Ji(r,new ti)}var xx=([i,t,e,n])=>[i,-t,-e,-n];function yx(i,t){let e=Math.abs(i)>kr*t?Math.abs(i):0;return`${i<0&&e>0?"−":""}${e>0&&(e<.001||e>=1e6)?Vs(e,4):Number(e.toPrecision(5))}`}function gd(i,t,e,n,s){let r=document.querySelector(".live form"),o=new Set(i.axes.map(A=>A.name));if(!r||!t.grab||!i.bodies.some(A=>o.has(A.name)))return null;let a=s("p",{class:"hint held",role:"status",hidden:!0}),l=s("span",{}),c=s("button",{type:"button",class:"button"},"Run from here"),h=s("button",{type:"button",class:"button"},"Back to the motion"),d=s("button",{type:"button",class:"button","aria-pressed":"false",title:"Draw bodies by hand; constraints hold"},"Move by hand");a.append(l," ",c," ",h);let f=!1,p=null,m=!1,M=null,u=[],g=!1;async function E(A){if(m){M=A;return}m=!0;try{let _=await(await fetch(`/pose?${new URLSearchParams(A)}`)).json();g=!!_.fault,_.fault?l.textContent=_.fault:f&&C(_)}catch{g=!0,l.textContent="The program that served this page has ended."}if(m=!1,M&&!g){let _=M;M=null,E(_)}else M=null}function C(A){u=A.values,i.pose(A.poses),t.show();let _=Math.max(...u.map(([,R])=>Math.abs(R))),w=u.slice(0,6).map(([R,D])=>`${R} = ${yx(D,_)}`).join(", ");l.textContent=`${w}${u.length>6?", …":""}. ${A.doctor}${S()}`}function S(){return[...r.querySelectorAll("input[name]")].some(({name:_,value:w})=>_.endsWith("'")&&Number(w)!==0)?" A run from here does not begin at rest, but with the rates of “At the start”, as far as they fit this pose.":""}function I(A){f=A,d.setAttribute("aria-pressed",String(f)),a.hidden=!f,n.classList.toggle("by-hand",f),t.want("paths",!f),p=M=null,f?(e.play(!1),e.set(i.start),E({reset:"1"})):e.set(i.start)}d.addEventListener("click",()=>I(!f)),h.addEventListener("click",()=>I(!1)),c.addEventListener("click",()=>{for(let[A,_]of u){let w=r.elements.namedItem(A);w&&(w.value=String(_))}r.requestSubmit()}),n.addEventListener("pointerdown",A=>{if(!f||A.button>0)return;let _=t.grab(A);if(!_||!o.has(i.bodies[_.body].name))return;A.preventDefault(),A.stopImmediatePropagation(),n.setPointerCapture(A.pointerId);let{body:w,at:R}=_,D=i.bodies[w].frame,O=i.place([D,0,0,0]);p={name:i.bodies[w].name,local:tn(xx(i.turn(D)),ve(R,O)),at:R},t.mark?.([{body:w}])},!0),n.addEventListener("pointermove",A=>{if(!p)return;A.stopImmediatePropagation();let _=ne(t.reach(A,p.at),i.origin),w=R=>R.map(D=>D.toPrecision(9)).join(",");E({body:p.name,at:w(p.local),to:w(_)})},!0);for(let A of["pointerup","pointercancel"])n.addEventListener(A,()=>{p&&(p=null,t.mark?.([]))},!0);return document.addEventListener("dalembert-time",({detail:A})=>{f&&A.t!==i.start&&I(!1)}),{button:d,said:a}}var Oc=24,vx=240,_d=240,il=44,Mx=.02,Sx=5,bx=1e-5;function wx(i,t,e,n,s){let[r,o,a]=[0,0,0].map(()=>new Float32Array(i.time.length));for(let l=0;l<r.length;l++){let c=6*(l*i.transmitting+e)+3*n,[h,d,f]=t.subarray(c,c+3);if(r[l]=Math.hypot(h,d,f),!s)continue;let p=h*s[0]+d*s[1]+f*s[2];a[l]=Math.abs(p),o[l]=Math.hypot(h-p*s[0],d-p*s[1],f-p*s[2])}return[r,o,a]}function xd(i,t,e,n){let s=i.joints.filter(R=>R.kind!=="free"&&R.reaction!==null&&R.reaction<i.transmitting),r=document.getElementById("reactions")??document.getElementById("xy");if(!s.length||!r)return;let o=Yn(i.reactions),a=document.querySelector("svg").namespaceURI,l=i.end-i.start,c=[],h=(R,D)=>R<=i.slight[D]?"0":`${Zn(R)}${D?"":"·m"}`,d=[];function f(R,D){let O=D?R.determined:R.moments,z=D?"Force":"Moment",[Z,N,H]=i.peaks[R.reaction][D],[tt,K,ft]=wx(i,o,R.reaction,D,H&&R.axis);if(!O||!H||!(H[0]>i.slight[D]))return[M(D,z,O,Z,tt)];let j=M(D,D?"Along axis":"About axis",O,H,ft);return j.title="What drives, springs, dampers, couplings and teeth exert together in the direction that the joint leaves free",[M(D,z,O,N,K),j]}let p=document.querySelector(".banner")!==null;function m(R,D){let O=Z=>Z.reduce((N,H)=>H<1/0?Math.max(N,H):N,0),z=O(R.subarray(0,R.length-Math.ceil(Mx*R.length)));return p&&z>i.slight[D]&&O(R)>Sx*z?z:null}function M(R,D,O,[z,Z,N],H){let tt=t("div",{class:"load"},t("span",{class:"what"},D));if(!O)return tt.append(t("span",{class:"undetermined"},"not determined")),tt;if(!(z>i.slight[R]))return tt.append(t("span",{class:"value"},"0")),tt;if(N!==null&&z-N<=bx*z)return tt.append(t("span",{class:"value"},h(z,R))," constant"),tt;let K=t("button",{type:"button",class:"instant",title:"Show it"},e(Z));c.push(()=>{K.textContent=e(Z)}),K.addEventListener("click",()=>n(Z));let ft=t("span",{class:"now"});tt.append(t("span",{class:"value"},h(z,R))," at ",K,ft);let j=document.createElementNS(a,"svg"),ht=(Gt,fe)=>{let Bt=document.createElementNS(a,Gt);for(let[Ht,ie]of Object.entries(fe))Bt.setAttribute(Ht,ie);return j.append(Bt),Bt};j.setAttribute("viewBox",`0 0 ${_d} ${il}`),j.setAttribute("preserveAspectRatio","none"),j.setAttribute("aria-hidden","true");let mt=Gt=>l>0?_d*(Gt-i.start)/l:0,Et=m(H,R)??z,Qt=Gt=>il-2-(il-4)*Gt/Et,ot=Math.max(1,Math.ceil(H.length/vx)),At="",zt=!1,Yt=Gt=>{if(!Number.isFinite(H[Gt])){zt=!1;return}At+=`${zt?"L":"M"}${mt(i.time[Gt]).toFixed(1)} ${Qt(H[Gt]).toFixed(1)}`,zt=!0};for(let Gt=0;Gt<H.length;Gt+=ot){let[fe,Bt]=[Gt,Gt];for(let Ht=Gt;Ht<Math.min(H.length,Gt+ot);Ht++)H[Ht]<H[fe]&&(fe=Ht),H[Ht]>H[Bt]&&(Bt=Ht);Yt(Math.min(fe,Bt)),fe!==Bt&&Yt(Math.max(fe,Bt))}ht("path",{d:At,class:"course"});let Nt=ht("line",{y1:0,y2:il,class:"mark"});return d.push({mark:Nt,now:ft,x:mt,value:([Gt,fe,Bt])=>Bt===0?H[Gt]:Bt===1?H[fe]:(1-Bt)*H[Gt]+Bt*H[fe],part:R}),tt.append(j),tt}let u=R=>t("section",{class:"card joint"},t("h4",{},t("code",{},R.name)," ",t("span",{class:"count"},R.kind)),...f(R,1),...f(R,0)),g=t("div",{class:"cards"},...s.slice(0,Oc).map(u)),E=t("section",{class:"plots",id:"loads"},t("h3",{class:"over"},"What joints transmit ",t("span",{class:"count"},"largest over the run, and when")),g);if(s.length>Oc){let R=t("button",{type:"button",class:"button"},`All ${s.length} joints`);R.addEventListener("click",()=>{g.append(...s.slice(Oc).map(u)),R.remove(),_()}),E.append(R)}r.before(E);let C=document.querySelector("#bar nav");(C?.querySelector('a[href="#reactions"]')??C?.querySelector('a[href="#xy"]')??C?.querySelector('a[href="#equations"]')??C?.querySelector('a[href="#model"]'))?.before(t("a",{href:"#loads"},"Joints"));let I=!1,A=!1;function _(){A=!1;for(let{mark:R,now:D,x:O,value:z,part:Z}of d)R.setAttribute("x1",O(i.t)),R.setAttribute("x2",O(i.t)),D.textContent=`now ${i.near(h(z(i.around),Z))}`}let w=()=>{I&&!A&&(A=!0,requestAnimationFrame(_))};document.addEventListener("dalembert-time",w),document.addEventListener("dalembert-units",()=>c.forEach(R=>R())),new IntersectionObserver(R=>{I=R.at(-1).isIntersecting,w()}).observe(E)}var Ex=112,sl=10;function Bc(i,t){if(!t.follows||!t.paths.length)return null;let e=t.right,n=t.planar?t.up:Ve(Ne(t.up),t.right),s=m=>[Se(e,m),-Se(n,m)],r=[1/0,1/0,-1/0,-1/0],o=t.paths.map(m=>{let M=t.trace(m).map(u=>u.map(s).filter(([g,E])=>Number.isFinite(g+E))).filter(u=>u.length);for(let[u,g]of M.flat())r.splice(0,4,Math.min(r[0],u),Math.min(r[1],g),Math.max(r[2],u),Math.max(r[3],g));return M}),a=Math.max(r[2]-r[0],r[3]-r[1]);if(!(a>0))return null;let l=i.ownerDocument.createElementNS("http://www.w3.org/2000/svg","svg"),c=(Ex-2*sl)/a,h=(m,M)=>{let u=i.ownerDocument.createElementNS(l.namespaceURI,m);for(let[g,E]of Object.entries(M))u.setAttribute(g,E);return l.append(u),u},d=([m,M])=>[sl+c*(m-r[0]),sl+c*(M-r[1])],f=d([r[2],r[3]]).map(m=>Math.ceil(m+sl));for(let[m,M]of[["class","overview"],["width",f[0]],["height",f[1]],["viewBox",`0 0 ${f.join(" ")}`],["role","img"]])l.setAttribute(m,M);h("title",{}).textContent=t.planar?"The whole paths":"The whole paths, from above";for(let m of o)h("path",{d:is(m,d,1)});let p=t.paths.map(m=>[m,h("circle",{r:3})]);return i.append(l),{show(){for(let[m,M]of p){let[u,g]=d(s(t.place(m.at)));if(M.setAttribute("visibility",Number.isFinite(u+g)?"visible":"hidden"),Number.isFinite(u+g))for(let[E,C]of[["cx",u.toFixed(1)],["cy",g.toFixed(1)]])M.setAttribute(E,C)}},want(m){l.style.display=m?"":"none"},remove(){l.remove()}}}function yd(i,t,e){if(!t.mark)return;let n=new Map([...i.bodies.map((d,f)=>[d.name,{body:f}]),...i.joints.map(d=>[d.name,{joint:d}])]);function s(d){for(let f=d.trim().replace(/'+$/,"");f;f=f.includes(".")?f.slice(0,f.lastIndexOf(".")):"")if(n.has(f))return n.get(f);return null}let r=new Map(Array.from(document.querySelectorAll("#model td:first-child code"),d=>[d.textContent.trim(),d.closest("tr").querySelector("code.equation")?.textContent]));function o(d){let f=s(d);return f?[f]:[...new Set((r.get(d.trim())?.match(/[\p{L}_][\p{L}\p{N}_.[\]]*/gu)??[]).map(s).filter(Boolean))]}for(let d of document.querySelectorAll("#findings code, .banner code, #loads code, #model td:first-child code")){let f=o(d.textContent);if(!f.length)continue;d.classList.add("points"),d.tabIndex=0,d.setAttribute("role","button"),d.title=f.length===1&&f[0].joint?`${f[0].joint.name}: ${f[0].joint.kind}; shown in the picture`:"shown in the picture";let p=()=>t.mark(f),m=()=>t.mark(h());d.addEventListener("pointerenter",p),d.addEventListener("focus",p),d.addEventListener("pointerleave",m),d.addEventListener("blur",m);let M=()=>{document.getElementById("viewer").scrollIntoView({block:"nearest"}),p()};d.addEventListener("click",M),d.addEventListener("keydown",u=>{u.key==="Enter"&&M()})}let a=i.open().map(d=>({joint:d})),l=[...document.querySelectorAll(".banner code")].map(d=>o(d.textContent)).flat(),c=l.length&&a.length?a:l,h=()=>c.length&&e.t>=i.end?c:[];c.length&&document.addEventListener("dalembert-time",()=>t.mark(h()))}var vd=[.001,.003,.01,.03,.1,.25,.5,1,2,4,10,30,100];function Ax(i){if(i>=1.5&&i<=40)return 1;let t=i/8;return vd.reduce((e,n)=>Math.abs(Math.log(n/t))<Math.abs(Math.log(e/t))?n:e,1)}function Md({start:i,end:t,time:e},n){let s=t-i,r=i,o=!1,a=0,l=0,c={speed:Ax(s),loop:!0,speeds:vd};function h(p,m="viewer"){r=Math.min(t,Math.max(i,p)),n(r,m)}function d(p){if(a){let m=r+(p-a)/1e3*c.speed;if(m>t){if(!c.loop)return h(t),f(!1);m=i+(m-i)%(s||1)}h(m)}a=p,l=requestAnimationFrame(d)}function f(p){o=p&&s>0,a=0,cancelAnimationFrame(l),o&&!c.loop&&r>=t&&h(i),o&&(l=requestAnimationFrame(d)),c.changed?.(o)}return Object.assign(c,{set:h,play:f,step:p=>{f(!1),h(r+p*s)}}),c.sample=p=>{f(!1);let m=1e-9*s,M=p>0?e.findIndex(u=>u>r+m):e.findLastIndex(u=>u<r-m);M<0&&(M=p>0?e.length-1:0),h(e[M])},Object.defineProperties(c,{t:{get:()=>r},playing:{get:()=>o}})}function Sd(i,t,e,n){let{palette:s,index:r}=Tx(e),o=[],a=d=>o.push(d&255,d>>8),l=d=>{for(let f of d)o.push(f.charCodeAt(0))};l("GIF89a"),a(i),a(t),o.push(247,0,0,...s),o.push(33,255,11),l("NETSCAPE2.0"),o.push(3,1,0,0,0);let c=[new Uint8Array(o.splice(0))],h=d=>Math.round(100*d/n);return e.forEach((d,f)=>{o.push(33,249,4,0),a(h(f+1)-h(f)),o.push(0,0,44,0,0,0,0),a(i),a(t),o.push(0,8),c.push(new Uint8Array(o.splice(0)),Cx(d,r))}),c.push(new Uint8Array([59])),new Blob(c,{type:"image/gif"})}function Tx(i){let t=new Uint32Array(32768);for(let o of i)for(let a of o)t[a]++;let e=Array.from(t.keys()).filter(o=>t[o]).sort((o,a)=>t[a]-t[o]).slice(0,256),n=o=>[o>>10,o>>5&31,o&31],s=new Uint8Array(768),r=new Uint8Array(32768);e.forEach((o,a)=>s.set(n(o).map(l=>Math.round(l*255/31)),3*a));for(let o=0;o<32768;o++){if(!t[o])continue;let[a,l,c]=n(o),h=1/0;e.forEach((d,f)=>{let[p,m,M]=n(d),u=(a-p)**2+(l-m)**2+(c-M)**2;u<h&&(h=u,r[o]=f)})}return{palette:s,index:r}}function Cx(i,t){let s=[],r=0,o=0,a=9,l=258,c=new Map,h=p=>{for(r|=p<<o,o+=a;o>=8;o-=8)s.push(r&255),r>>>=8};h(256);let d=t[i[0]];for(let p=1;p<i.length;p++){let m=t[i[p]],M=d*256+m,u=c.get(M);if(u!==void 0){d=u;continue}h(d),l<4096?(l===1<<a&&a++,c.set(M,l++)):(h(256),[c,l,a]=[new Map,258,9]),d=m}h(d),l===1<<a&&a<12&&a++,h(257),o>0&&s.push(r&255);let f=[];for(let p=0;p<s.length;p+=255){let m=s.slice(p,p+255);f.push(m.length,...m)}return f.push(0),new Uint8Array(f)}var Rx=new Set(["defs","title","style","pattern"]);function Px(i){let t=n=>Number(i.getAttribute(n)??0),e=i.localName==="path"?new Path2D(i.getAttribute("d")??""):new Path2D;return i.localName==="circle"&&e.arc(t("cx"),t("cy"),t("r"),0,2*Math.PI),i.localName==="rect"&&e.roundRect(t("x"),t("y"),t("width"),t("height"),t("rx")),i.localName==="line"&&(e.moveTo(t("x1"),t("y1")),e.lineTo(t("x2"),t("y2"))),e}function Ix(i,t){let n=Object.assign(document.createElement("canvas"),{width:6,height:6}),s=n.getContext("2d");s.fillStyle=getComputedStyle(t.querySelector(".open-ground")).fill,s.fillRect(0,0,6,6);let r=getComputedStyle(t.querySelector(".open-line"));s.fillStyle=r.stroke,s.fillRect(0,0,parseFloat(r.strokeWidth)/2,6);let o=i.createPattern(n,"repeat");return o.setTransform(new DOMMatrix().rotate(45)),o}function bd(i,t,e){let n=null,s=o=>o.startsWith("url(")?n??=Ix(i,t):o;function r(o){if(Rx.has(o.localName))return;let a=getComputedStyle(o);if(a.display==="none")return;if(o===t||o.localName==="g"){for(let u of o.children)r(u);return}let l=o.getCTM(),c=Math.sqrt(Math.abs(l.a*l.d-l.b*l.c)),h=a.vectorEffect==="non-scaling-stroke"?1/c:1;if(a.visibility!=="visible"||!(c>0))return;let d=o.localName==="text",f=d?null:Px(o),p=[o.getAttribute("x"),o.getAttribute("y")].map(u=>Number(u??0));i.setTransform(e*l.a,e*l.b,e*l.c,e*l.d,e*l.e,e*l.f),d&&(i.font=`${a.fontStyle} ${a.fontWeight} ${a.fontSize} ${a.fontFamily}`,i.textAlign={middle:"center",end:"end"}[a.textAnchor]??"start");let m=()=>{a.fill!=="none"&&(i.globalAlpha=Number(a.fillOpacity)*Number(a.opacity),i.fillStyle=s(a.fill),d?i.fillText(o.textContent,...p):i.fill(f))},M=()=>{a.stroke!=="none"&&(i.globalAlpha=Number(a.strokeOpacity)*Number(a.opacity),Object.assign(i,{strokeStyle:s(a.stroke),lineWidth:parseFloat(a.strokeWidth)*h,lineCap:a.strokeLinecap,lineJoin:a.strokeLinejoin}),i.setLineDash(a.strokeDasharray==="none"?[]:a.strokeDasharray.split(/[ ,]+/).map(u=>parseFloat(u)*h)),d?i.strokeText(o.textContent,...p):i.stroke(f))};for(let u of a.paintOrder.startsWith("stroke")?[M,m]:[m,M])u()}i.save(),r(t),i.restore()}var Lx=12,wd=60,ks=.35,Br=480,Ed=30,Ad=15,Dx=()=>new Promise(i=>setTimeout(i)),Td=i=>{let t=document.documentElement,e=t.dataset.theme;i&&(t.dataset.theme=i);let n=getComputedStyle(t),s=["card","ink","muted","line","accent","bad",...Array.from({length:8},(r,o)=>`c${o}`)].map(r=>`--${r}:${n.getPropertyValue(`--${r}`).trim()}`);return i&&(e?t.dataset.theme=e:delete t.dataset.theme),s.filter(r=>!r.endsWith(":")).join(";")};function Nx(){let i=[];for(let t of document.styleSheets)for(let e of t.cssRules)e.selectorText?.startsWith(".picture")&&i.push(e.cssText);return i.join(`
`)}function Ux(i,[t,e],n){let s=i.cloneNode(!0);for(let[a,l]of[["width",t],["height",e]])s.setAttribute(a,l);let r=document.createElementNS(i.namespaceURI,"style"),o=document.createElementNS(i.namespaceURI,"rect");r.textContent=n;for(let[a,l]of[["width",t],["height",e],["rx",10],["style","fill:var(--card)"]])o.setAttribute(a,l);return s.prepend(r,o),new XMLSerializer().serializeToString(s)}var Fx=()=>getComputedStyle(document.body).fontFamily;function rl(i,[t,e],n){let s=Object.assign(document.createElement("canvas"),{width:Math.round(t*n),height:Math.round(e*n)}),r=s.getContext("2d"),o=getComputedStyle(document.documentElement),a=(l,c)=>o.getPropertyValue(l).trim()||c;if(r.fillStyle=a("--card","#fff"),r.fillRect(0,0,s.width,s.height),i.element.tagName==="CANVAS"){i.now(),r.drawImage(i.element,0,0,s.width,s.height),r.scale(n,n),r.font=`12px ${Fx()}`,r.fillStyle=a("--ink","#000");let l=i.element.getBoundingClientRect();for(let d of i.element.parentElement.querySelectorAll(".label:not([hidden])")){let f=d.getBoundingClientRect();r.fillText(d.textContent,f.left-l.left+4,f.bottom-l.top-4)}let c=i.element.parentElement.querySelector(".orientation"),h=c.getBoundingClientRect();r.translate(h.left-l.left,h.top-l.top),r.strokeStyle=r.fillStyle=a("--muted","#59616c"),r.lineWidth=1.5,r.textAlign="center";for(let d of c.querySelectorAll("path"))r.stroke(new Path2D(d.getAttribute("d")));for(let d of c.querySelectorAll("text"))r.fillText(d.textContent,d.getAttribute("x"),d.getAttribute("y"));return s}return bd(r,i.element,n),s}function Ox(i){let t=(i??"").match(/-?[\d.]+(?:e[-+]?\d+)?/gi)?.map(Number)??[];if(/^matrix/.test(i??"")){let[e,n,s,r,o,a]=t,l=Math.hypot(e,n),c=e*r-n*s<0?-1:1;return Math.abs(s+c*n)>1e-6*l||Math.abs(r-c*e)>1e-6*l?{kind:"other",all:t,say:h=>`matrix(${h.map(d=>Un(d,4)).join(",")})`}:{kind:`matrix${c}`,all:[o,a,Math.atan2(n,e)*180/Math.PI,l],turn:2,say:([h,d,f,p])=>`translate(${Un(h)}px,${Un(d)}px) rotate(${Un(f)}deg) scale(${Un(p,5)},${Un(c*p,5)})`}}return/^translate\(\S+ \S+\) rotate\(\S+\)$/.test(i??"")?{kind:"turned",all:t,turn:2,say:([e,n,s])=>`translate(${Un(e)}px,${Un(n)}px) rotate(${Un(s)}deg)`}:/^translate\(\S+ \S+\)$/.test(i??"")?{kind:"moved",all:t,say:([e,n])=>`translate(${Un(e)}px,${Un(n)}px)`}:{kind:"other",all:t,say:()=>i??"none"}}var Un=(i,t=2)=>String(Number(i.toFixed(t)));function Bx(i,t){let e=[0];for(let n=0;n<i.length-1;n=e.at(-1)){let s=n+1,r=o=>{for(let a=n+1;a<o;a++){let l=(a-n)/(o-n);if(i[a].some((c,h)=>Math.abs(c-(1-l)*i[n][h]-l*i[o][h])>t[h]))return!1}return!0};for(;s+1<i.length&&r(s+1);)s++;e.push(s)}return e}function zc(i,t,{from:e=t.start,until:n=t.end,seconds:s,size:r}){let o=i.element,a=t.t,l=[...o.querySelectorAll("*")].filter(S=>!S.closest("defs, .orientation, title")),c=["d","x","y","visibility"],h=l.map(()=>c.map(()=>[])),d=l.map(()=>[]);for(let S=0;S<=Br;S++)t.move(e+(n-e)*S/Br),i.show(),l.forEach((I,A)=>{d[A].push(I.getAttribute("transform")),S%(Br/wd)===0&&c.forEach((_,w)=>h[A][w].push(I.getAttribute(_)))});t.move(e),i.show();let f=0,p=i.pixelsPerMetre?i.pixelsPerMetre*t.size/1e3:1,m=[],M=[],u=S=>`${Un(100*S/Br,3)}%`;l.forEach((S,I)=>{if(d[I].some(A=>A!==d[I][0])){let A=d[I].map(Ox),_=A.every(D=>D.kind===A[0].kind&&D.all.length===A[0].all.length);if(_&&A[0].turn!==void 0)for(let D=1;D<A.length;D++){let O=A[0].turn;A[D].all[O]+=360*Math.round((A[D-1].all[O]-A[D].all[O])/360)}let w=_&&A[0].kind!=="other"?Bx(A.map(D=>D.all),A[0].kind.startsWith("matrix")?[ks,ks,ks,.001]:[ks/p,ks/p,ks]):A.map((D,O)=>O).filter(D=>D%(Br/wd)===0),R=`m${f++}`;m.push(`@keyframes ${R}{${w.map(D=>`${u(D)}{transform:${A[D].say(A[D].all)}}`).join("")}}.${R}{animation:${R} ${s.toFixed(3)}s linear infinite}`),M.push(()=>{let D=S.getAttribute("class");S.setAttribute("class",`${D??""} ${R}`.trim());let O=S.getAttribute("transform");return S.removeAttribute("transform"),()=>{D===null?S.removeAttribute("class"):S.setAttribute("class",D),S.setAttribute("transform",O)}})}c.forEach((A,_)=>{let w=h[I][_];if(w.every(O=>O===w[0]))return;let R=document.createElementNS(o.namespaceURI,"animate"),D=A==="visibility"||w.some(O=>O===null);for(let[O,z]of Object.entries({attributeName:A,values:w.map(Z=>Z??"").join(";"),dur:`${s.toFixed(3)}s`,repeatCount:"indefinite",...D?{calcMode:"discrete"}:{}}))R.setAttribute(O,z);M.push(()=>(S.append(R),()=>R.remove()))})});let g=M.map(S=>S()),E=`.picture{${Td("light")};font-family:sans-serif}
@media (prefers-color-scheme:dark){.picture{${Td("dark")}}}
${Nx()}
${m.join(`
`)}`,C=Ux(o,r,E);return g.reverse().forEach(S=>S()),t.move(Number.isFinite(a)?a:t.start),i.show(),C}function Cd(i,t,e,n,s){let r=()=>[n.clientWidth,n.clientHeight],o=t.end-t.start,a=()=>Math.min(Lx,Math.max(.5,o/e.speed));async function l(d,f){let p=Math.max(2,Math.round(a()*d)),m=e.t,M=e.playing;e.play(!1);try{for(let u=0;u<p;u++)e.set(t.start+o*u/(p-1)),s(`${Math.round(100*u/p)} %`),await f(u,p)}finally{e.set(m),M&&e.play(!0)}}let c=typeof MediaRecorder<"u"&&["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm"].find(d=>MediaRecorder.isTypeSupported(d)),h={async png(){let d=rl(i,r(),Math.max(2,devicePixelRatio));return new Promise(f=>d.toBlob(f,"image/png"))},async gif(){let d=Math.min(1,720/r()[0]),f=[],p=0,m=0;return await l(Ad,async()=>{let M=rl(i,r(),d),u=M.getContext("2d").getImageData(0,0,M.width,M.height).data,g=new Uint16Array(M.width*M.height);for(let E=0;E<g.length;E++)g[E]=u[4*E]>>3<<10|u[4*E+1]>>3<<5|u[4*E+2]>>3;[p,m]=[M.width,M.height],f.push(g),await Dx()}),Sd(p,m,f,Ad)}};return i.element.tagName!=="CANVAS"&&(h.svg=async()=>new Blob([zc(i,t,{seconds:a(),size:r()})],{type:"image/svg+xml"})),c&&(h.webm=async()=>{let d=rl(i,r(),1),f=d.getContext("2d"),p=d.captureStream(0),[m]=p.getVideoTracks(),M=new MediaRecorder(p,{mimeType:c,videoBitsPerSecond:6e6}),u=[];M.ondataavailable=({data:S})=>u.push(S);let g=new Promise(S=>{M.onstop=S});M.start();let E=S=>new Promise(I=>setTimeout(I,S));M.pause(),await l(Ed,async()=>{let S=rl(i,[d.width,d.height],1),I=performance.now();M.resume(),f.drawImage(S,0,0),m.requestFrame?.(),await E(Math.max(1,1e3/Ed-(performance.now()-I))),M.pause()}),M.resume(),m.requestFrame?.(),await E(100),M.stop(),await g;let C=new Blob(u,{type:"video/webm"});if(C.size<500)throw new Error("no picture was recorded");return C}),h}var zx=[["paths","Paths",!0],["reactions","Reactions",!1],["loads","Loads",!1],["velocities","Velocities",!1],["accelerations","Accelerations",!1],["names","Names",!1,"Names of bodies and joints; what finds no room is named when it is pointed at"],["dimensions","Dimensions",!1]],kx=[["marks","Marks","Points of the paths at even steps of time: the farther apart, the faster"],["masses","Masses","Centres of mass, and the homogeneous solids that have the bodies' inertia"],["frames","Frames","Axes of bodies and named frames (x red, y green, z blue), and of joints"],["poles","Poles","Instant centres: points at which a body stands still, or two bodies move alike"],["grid","Grid","Lines at round coordinates"],["through","See through","Bodies let through what is behind them"]];function le(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))s in n&&typeof r!="string"?n[s]=r:n.setAttribute(s,r);return n.append(...e),n}var kc=i=>`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${i}"/></svg>`,Gc={play:kc("M4 2.5v11l9-5.5z"),pause:kc("M4 3h3v10H4zM9 3h3v10H9z"),loop:kc("M3 8a5 5 0 0 1 9-3V2.5h1.3V7H8.8V5.8h2.3A3.7 3.7 0 1 0 11.6 9h1.3A5 5 0 0 1 3 8z")},Rd=80,Gx=(i,t)=>{let e=3*Math.floor(Math.log10(i)+1e-9),n=[1,2,5].findIndex(r=>r*10**(e/3)>i*(1-1e-9)),s=Math.max(-9,Math.min(9,e+n+t));return[1,2,5][(s%3+3)%3]*10**Math.floor(s/3)},Vx=[688,340];function Pd(i){let t=[...document.querySelectorAll(".viewer")],e=t.map(n=>Hx(n,document.getElementById(n.dataset.scene??"scene"),i,t.length===1)).filter(Boolean);window.dalembertViewers=e,e.length&&(window.dalembertViewer=e[0])}function Hx(i,t,e,n){if(!t)return null;let s=Vr(JSON.parse(t.textContent)),r=le("div",{class:"view",tabindex:"0"});r.setAttribute("aria-label","The mechanism; space plays and pauses, arrow keys move in time, comma and full stop go from sample to sample, plus and minus zoom, 0 fits");let o=le("p",{class:"fault",role:"status",hidden:!0}),a=le("button",{type:"button",class:"button play",title:"Play or pause (space)"}),l=le("input",{type:"range",min:"0",max:"1",step:"any","aria-label":"Time"}),c=le("output",{class:"clock"}),h=le("select",{"aria-label":"Speed",title:"Speed"}),d=le("button",{type:"button",class:"button",title:"Play again and again","aria-label":"Loop"}),f=le("div",{class:"wishes",role:"group","aria-label":"What is shown"});d.innerHTML=Gc.loop;let p=(nt,gt,Zt)=>{let Mt=le("button",{type:"button",class:"button step",title:gt,"aria-label":gt},Zt);return Mt.addEventListener("click",()=>R.sample(nt)),Mt};i.append(r,o,le("div",{class:"controls",hidden:!(s.end>s.start)},a,p(-1,"One sample back (,)","‹"),p(1,"One sample on (.)","›"),l,c,h,d),f);let m=null,M=null;for(let nt of e)try{m=nt(r,s);break}catch(gt){o.hidden=!1,o.textContent=`Seen from an angle, in the plane of the screen: ${gt.message??gt}.`,r.replaceChildren()}if(!m)return null;let u=!1,g=s.course??{name:"t",unit:"s",from:0,rate:1},E=s.end-s.start,C=nt=>g.from+g.rate*nt,S=n?window.dalembertReport:void 0,I=Math.min(E/1e3,s.spacing??1/0),A=I>0?Math.max(0,Math.min(9,Math.ceil(-Math.log10(I)-1e-9))):3,_=(nt,gt="=")=>{let Zt=(S?.factorOf(g.unit)??1)*C(nt),Mt=S?.unitOf(g.unit)??g.unit;return`${g.name} ${gt} ${Zt.toFixed(A).replace("-","−")}${Mt?` ${Mt}`:""}`},w=Bc(r,s),R=Md(s,(nt,gt)=>{s.move(nt),m.show(),w?.show(),l.value=E>0?(nt-s.start)/E:0,D(),n&&gt==="viewer"&&document.dispatchEvent(new CustomEvent("dalembert-time",{detail:{t:nt,from:gt}}))});function D(){c.textContent=_(s.t,s.nearest?"≈":"="),c.title=s.nearest?"The picture is that of the nearest sample on this page":""}document.addEventListener("dalembert-units",D),R.changed=nt=>{a.innerHTML=nt?Gc.pause:Gc.play,a.setAttribute("aria-label",nt?"Pause":"Play")};for(let nt of R.speeds)h.append(le("option",{value:String(nt),selected:nt===R.speed},`${nt}×`));h.addEventListener("change",()=>{R.speed=Number(h.value)}),a.addEventListener("click",()=>R.play(!R.playing)),l.addEventListener("input",()=>{R.play(!1),R.set(s.start+Number(l.value)*E)}),d.setAttribute("aria-pressed","true"),d.addEventListener("click",()=>{R.loop=!R.loop,d.setAttribute("aria-pressed",R.loop)}),document.addEventListener("dalembert-time",({detail:nt})=>{!n||nt.from==="viewer"||(u=!1,R.play(!1),R.set(nt.t,nt.from))});let O=s.runners.length,z={paths:s.offered().length,reactions:s.transmits,loads:s.weighed.length,velocities:O,accelerations:O,names:s.bodies.length,dimensions:s.planar&&s.parts.some(nt=>["bar","bent"].includes(nt.shape)),marks:m.pixelsPerMetre&&s.offered().length&&s.end>s.start,masses:s.bodies.some(nt=>nt.mass>0),frames:s.axes.length,poles:s.planar&&s.rated,grid:m.pixelsPerMetre,through:s.parts.length},Z=(nt,gt)=>{nt==="paths"&&gt&&!s.paths.length&&ht(s.offered().filter(({kind:Zt},Mt,Kt)=>Kt[0].kind||!Zt).slice(0,Rd)),m.want(nt,gt),nt==="paths"&&w?.want(gt),ft(nt,gt)},N=(nt,gt,Zt,Mt,Kt)=>{if(!z[gt])return;let v=le("button",{type:"button",class:"button wish","data-wish":gt,"aria-pressed":String(Mt),...Kt?{title:Kt}:{}},Zt);v.addEventListener("click",()=>{let Q=v.getAttribute("aria-pressed")!=="true";v.setAttribute("aria-pressed",String(Q)),Z(gt,Q)}),nt.append(v),Z(gt,Mt)},H={forces:[["reactions","loads"],"Forces",Zn],velocities:[["velocities"],"Velocities",nt=>Vi(nt,1)],accelerations:[["accelerations"],"Accelerations",nt=>Vi(nt,2)]},tt=new Set,K=Object.fromEntries(Object.entries(H).map(([nt,[,gt,Zt]])=>{let Mt=le("output",{title:`${gt} of this size have arrows of full length`}),Kt=(dt,J,kt)=>{let Tt=le("button",{type:"button",class:"button step",title:kt,"aria-label":kt},dt);return Tt.addEventListener("click",()=>{s.stretch[nt]=Gx(s.stretch[nt],J),v(),m.show()}),Tt},v=()=>{Mt.textContent=`${gt} ×${Number(s.stretch[nt].toPrecision(3))}: ${Zt(s.full(nt))}`},Q=gt.toLowerCase(),et=le("span",{class:"together stretch",hidden:!0},Kt("−",-1,`Shorter arrows of ${Q}`),Mt,Kt("+",1,`Longer arrows of ${Q}`));return[nt,{all:et,tell:v}]}));function ft(nt,gt){gt?tt.add(nt):tt.delete(nt);for(let[Zt,{all:Mt,tell:Kt}]of Object.entries(K))Mt.hidden=!H[Zt][0].some(v=>tt.has(v)),Mt.hidden||Kt()}let j=new Map;function ht(nt){let gt=new Set(nt.map(({name:Zt})=>Zt));s.choose(gt),M?.choose(gt);for(let[Zt,Mt]of j)Mt.checked=gt.has(Zt);m.retrace(),w?.remove(),w=Bc(r,s),w?.show()}function mt(){let nt=le("details",{class:"of-paths"},le("summary",{class:"button",title:"Whose paths are drawn: of named frames, then of joints"},"Paths of"));return nt.addEventListener("toggle",()=>{if(!nt.open||j.size)return;let gt=new Set(s.paths.map(({name:Zt})=>Zt));for(let{name:Zt,kind:Mt}of s.offered()){let Kt=le("input",{type:"checkbox",checked:gt.has(Zt)});Kt.addEventListener("change",()=>{ht(s.offered().filter(({name:Q})=>j.get(Q).checked));let v=f.querySelector('[data-wish="paths"]');Kt.checked&&v.getAttribute("aria-pressed")==="false"&&v.click()}),j.set(Zt,Kt),nt.append(le("label",{},Kt,Zt,...Mt?[" ",le("span",{class:"hint"},Mt)]:[]))}}),nt}for(let[nt,gt,Zt,Mt]of zx)N(f,nt,gt,Zt&&(nt!=="paths"||s.paths.length>0),Mt);for(let{all:nt}of Object.values(K))f.append(nt);let Et=le("details",{class:"more"},le("summary",{class:"button"},"More"));for(let[nt,gt,Zt]of kx)N(Et,nt,gt,!1,Zt);if(z.paths&&Et.append(mt()),m.hold&&s.bodies.length>1){let nt=le("select",{"aria-label":"What stays in the middle",title:"What stays in the middle"},le("option",{value:""},"Follow nothing"),...s.bodies.map((gt,Zt)=>le("option",{value:String(Zt)},`Follow ${gt.name}`)));nt.addEventListener("change",()=>m.hold(nt.value===""?null:s.bodies[Number(nt.value)])),Et.append(nt)}if(m.hide&&s.bodies.length>1&&s.bodies.length<=Rd){let nt=new Set,gt=s.bodies.map((Zt,Mt)=>{let Kt=le("input",{type:"checkbox",checked:!0});return Kt.addEventListener("change",()=>{Kt.checked?nt.delete(Mt):nt.add(Mt),m.hide(nt)}),le("label",{},Kt,Zt.name)});Et.append(le("details",{class:"of-bodies"},le("summary",{class:"button",title:"Which bodies are shown"},"Bodies"),...gt))}Et.children.length>1&&f.append(Et);for(let[nt,gt]of m.aspects??[]){let Zt=le("button",{type:"button",class:"button"},nt);Zt.addEventListener("click",()=>m.look(gt)),f.append(Zt)}let Qt=(nt,gt,Zt,Mt)=>{let Kt=le("button",{type:"button",class:`button${Zt.length===1?" step":""}`,title:nt,"aria-label":gt},Zt);return Kt.addEventListener("click",Mt),Kt};f.append(le("span",{class:"together"},Qt("Zoom out (−, Ctrl and the wheel, or two fingers)","Zoom out","−",()=>m.zoom(.8)),Qt("Zoom in (+, Ctrl and the wheel, or two fingers)","Zoom in","+",()=>m.zoom(1.25)),Qt("The whole motion (0, or double click)","Fit","Fit",()=>m.fit())));let ot=gd(s,m,R,r,le);ot&&(f.append(ot.button),f.after(ot.said));let At=le("button",{type:"button",class:"button wish",title:"The other run, pale, at the same instant"},"Other run"),zt=le("span",{class:"hint"});At.addEventListener("click",()=>Yt(At.getAttribute("aria-pressed")!=="true"));function Yt(nt){At.setAttribute("aria-pressed",String(nt)),zt.hidden=!nt,m.want("other",nt)}function Nt(nt){At.remove(),zt.remove(),M=nt?Zc(nt.scene,s):null,j.size&&M?.choose(new Set(s.paths.map(({name:gt})=>gt))),m.beside(M),nt&&(zt.replaceChildren(le("i",{class:"pale"}),` ${nt.name}`),[...f.querySelectorAll(":scope > .wish")].at(-1)?.after(At),f.append(zt),Yt(!0))}n&&document.addEventListener("dalembert-other",({detail:nt})=>Nt(nt?.scene?nt:null));let Gt=le("button",{type:"button",class:"button",title:"An address that leads to this instant"},"Link");Gt.addEventListener("click",async()=>{history.replaceState(null,"",`#t=${Number(C(R.t).toPrecision(12))}`),Gt.textContent=await navigator.clipboard?.writeText(location.href).then(()=>"Copied",()=>"In the address bar")??"In the address bar",setTimeout(()=>{Gt.textContent="Link"},2500)});let fe=le("span",{class:"hint",role:"status"}),Bt=le("details",{class:"save"},le("summary",{class:"button"},"Save")),Ht=Cd(m,s,R,r,nt=>{fe.textContent=nt});for(let[nt,gt]of Object.entries(Ht)){let Zt=le("button",{type:"button",class:"button"},{png:"PNG",gif:"GIF",svg:"SVG that moves",webm:"WebM"}[nt]);Zt.addEventListener("click",async()=>{for(let Mt of Bt.querySelectorAll("button"))Mt.disabled=!0;try{let Mt=await gt(),Kt=le("a",{href:URL.createObjectURL(Mt),download:`${(s.title||"motion").replace(/[^\w.-]+/g,"_")}.${nt}`});Kt.click(),setTimeout(()=>URL.revokeObjectURL(Kt.href),1e4),fe.textContent=`${Math.max(1,Math.round(Mt.size/1024))} KiB`}catch(Mt){fe.textContent=`This browser cannot make it: ${Mt.message??Mt}`}for(let Mt of Bt.querySelectorAll("button"))Mt.disabled=!1}),Bt.append(Zt)}f.append(...n?[Gt]:[],Bt,fe);let ie=s.joints.filter(nt=>nt.reaction!==null&&!nt.determined).length;if(ie>0&&f.append(le("span",{class:"hint"},le("i",{class:"hatched"}),` the force of ${ie===1?"one joint":`${ie} joints`} is not determined`)),s.notes.length&&f.append(le("details",{class:"hint"},le("summary",{},s.notes.length===1?"one shape is drawn otherwise":`${s.notes.length} shapes are drawn otherwise`),le("ul",{},...s.notes.slice(0,50).map(nt=>le("li",{},nt))))),n&&xd(s,le,_,nt=>{u=!1,R.play(!1),R.set(nt);let gt=[...f.querySelectorAll(".wish")].find(Zt=>Zt.textContent==="Reactions");gt?.getAttribute("aria-pressed")==="false"&&gt.click(),i.scrollIntoView({block:"nearest"})}),r.addEventListener("keydown",nt=>{if(nt.ctrlKey||nt.metaKey||nt.altKey)return;let gt={" ":()=>R.play(!R.playing),k:()=>R.play(!R.playing),"+":()=>m.zoom(1.25),"=":()=>m.zoom(1.25),"-":()=>m.zoom(.8),0:()=>m.fit(),ArrowLeft:()=>R.step(nt.shiftKey?-.05:-.005),ArrowRight:()=>R.step(nt.shiftKey?.05:.005),Home:()=>R.step(-1),End:()=>R.step(1),",":()=>R.sample(-1),".":()=>R.sample(1)}[nt.key];gt&&(nt.preventDefault(),gt())}),m.drag){let nt=null,gt=new Map,Zt=()=>{let[Mt,Kt]=gt.values();return Kt&&{at:[(Mt[0]+Kt[0])/2,(Mt[1]+Kt[1])/2],apart:Math.hypot(Mt[0]-Kt[0],Mt[1]-Kt[1])}};r.addEventListener("pointerdown",Mt=>{if(Mt.pointerType!=="mouse"){gt.set(Mt.pointerId,[Mt.clientX,Mt.clientY]);return}nt=[Mt.clientX,Mt.clientY],r.setPointerCapture(Mt.pointerId)}),r.addEventListener("touchmove",Mt=>{Mt.touches.length>1&&Mt.preventDefault()},{passive:!1}),r.addEventListener("pointermove",Mt=>{if(gt.has(Mt.pointerId)){let Kt=Zt();if(gt.set(Mt.pointerId,[Mt.clientX,Mt.clientY]),!Kt||gt.size>2)return;let v=Zt(),Q=r.getBoundingClientRect();m.drag(v.at[0]-Kt.at[0],v.at[1]-Kt.at[1]),Kt.apart>0&&m.zoom(v.apart/Kt.apart,[v.at[0]-Q.left,v.at[1]-Q.top]);return}nt&&(m.drag(Mt.clientX-nt[0],Mt.clientY-nt[1]),nt=[Mt.clientX,Mt.clientY])});for(let Mt of["pointerup","pointercancel"])r.addEventListener(Mt,Kt=>{nt=null,gt.delete(Kt.pointerId)});r.addEventListener("wheel",Mt=>{if(!Mt.ctrlKey&&!Mt.metaKey)return;Mt.preventDefault();let Kt=r.getBoundingClientRect();m.zoom(Math.exp(-Mt.deltaY/300),[Mt.clientX-Kt.left,Mt.clientY-Kt.top])},{passive:!1})}let ae=0;r.addEventListener("pointermove",nt=>{nt.pointerType!=="mouse"||nt.buttons||ae||(ae=requestAnimationFrame(()=>{ae=0,m.hover?.(nt)}))}),r.addEventListener("pointerleave",()=>m.hover?.(null)),r.addEventListener("dblclick",()=>m.fit()),new ResizeObserver(()=>m.resize(r.clientWidth,r.clientHeight)).observe(r),m.resize(r.clientWidth||600,r.clientHeight||400);let Te=null;addEventListener("beforeprint",()=>{m.resize(...Vx),Te?.remove(),Te=m.copy?.()??null,Te&&r.append(Te)}),addEventListener("afterprint",()=>{Te?.remove(),Te=null,m.resize(r.clientWidth,r.clientHeight)});let Ce=()=>m.theme?.();new MutationObserver(Ce).observe(document.documentElement,{attributeFilter:["data-theme"]}),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Ce),new IntersectionObserver(nt=>{let gt=nt.at(-1);!gt.isIntersecting&&R.playing?(u=!0,R.play(!1)):gt.isIntersecting&&u&&(u=!1,R.play(!0))}).observe(r),a.addEventListener("click",()=>{u=!1}),n&&yd(s,m,R);let Fe=()=>{let nt=n&&/[#&]t=([^&]+)/.exec(location.hash),gt=nt?(Number(nt[1])-g.from)/g.rate:NaN;return Number.isFinite(gt)?(u=!1,R.play(!1),R.set(gt),!0):!1};addEventListener("hashchange",Fe);let me=n&&document.getElementById("other-scene");return me&&Nt({name:me.dataset.name,scene:JSON.parse(me.textContent)}),R.set(s.start),Fe()||R.play(!matchMedia("(prefers-reduced-motion: reduce)").matches&&t.dataset.still===void 0),{time:R,scene:s,view:m,formats:Ht,moving:nt=>zc(m,s,nt)}}Pd([md,lh]);})();
