(()=>{var Re=(i,t)=>i[0]*t[0]+i[1]*t[1]+i[2]*t[2],re=(i,t)=>[i[0]+t[0],i[1]+t[1],i[2]+t[2]],Ae=(i,t)=>[i[0]-t[0],i[1]-t[1],i[2]-t[2]],Kt=(i,t)=>[t*i[0],t*i[1],t*i[2]],Ge=i=>Math.hypot(i[0],i[1],i[2]),qe=(i,t)=>[i[1]*t[2]-i[2]*t[1],i[2]*t[0]-i[0]*t[2],i[0]*t[1]-i[1]*t[0]];function Ne(i){let t=Ge(i);return t>0?Kt(i,1/t):[0,0,1]}function nn(i,t){let e=[i[1],i[2],i[3]],n=Kt(qe(e,t),2);return re(re(t,Kt(n,i[0])),qe(e,n))}function zn(i,t){let[e,n,s,r]=i,[o,a,c,l]=t;return[e*o-n*a-s*c-r*l,e*a+n*o+s*l-r*c,e*c-n*l+s*o+r*a,e*l+n*c-s*a+r*o]}function Vi(i){let t=Math.abs(i[0])<.9?[1,0,0]:[0,1,0],e=Ne(qe(i,t));return[e,qe(i,e)]}function al(i){let t=atob(i),e=new Uint8Array(t.length);for(let n=0;n<t.length;n++)e[n]=t.charCodeAt(n);return e.buffer}var Yn=i=>new Float32Array(al(i)),Gr=i=>new Uint32Array(al(i)),Id=i=>new Float64Array(al(i)),kr=1e-9,is=.001,Ld=new Set(["prismatic","cylindrical","helical","planar","free"]),Dd=200,ol=16;function Nd(i){if(i.shape!=="bent")return i;let t=i.points.length-1,e={points:i.points,along:i.along},n=Array.from({length:ol*t+1},(s,r)=>{let o=Math.min(t-1,Math.floor(r/ol));return{curve:e,span:o,u:r/ol-o}});return{...i,points:n,ends:[i.points[0],i.points[t]]}}function Ud({curve:i,span:t,u:e},n){let s=[t,t+1],[r,o]=s.map(f=>n.place(i.points[f])),a=Ge(Ae(o,r)),[c,l]=s.map(f=>Kt(nn(n.turn(i.points[f][0]),i.along[f]),a)),h=1-e;return re(re(Kt(r,(1+2*e)*h*h),Kt(o,e*e*(3-2*e))),re(Kt(c,e*h*h),Kt(l,-e*e*h)))}function Hc(i,t){let e=i.filter(n=>n>t&&n<1/0).sort((n,s)=>n-s);return e.length?e[e.length>>1]:0}function Vr(i,t=i.origin){let e=Id(i.time),n=Yn(i.poses),s=Yn(i.reactions),r=i.frames.length,o=i.transmitting,a=i.rates?Yn(i.rates):null,c=i.planar?6:12,l=new Float64Array(7*r),h=new Float64Array(6*o),f=Yn(i.pushes??""),d=new Float64Array(3*(i.pushing??0)),p=new Float64Array(a?c*r:0),m=i.parts.map(y=>({...Nd(y)})),M=Ae(i.origin,t),u={...i,origin:t,parts:m,time:e,now:l,acting:h,start:e[0],end:e[e.length-1],t:NaN};u.paths=i.paths.filter(y=>!y.jointed);function g(y){let j=0,nt=e.length-1;for(;nt-j>1;){let Bt=j+nt>>1;e[Bt]<=y?j=Bt:nt=Bt}let dt=e[nt]-e[j],Z=kr*(u.end-u.start);return[j,nt,y-e[j]>Z?e[nt]-y>Z?(y-e[j])/dt:1:0]}let E=(y,j)=>{let nt=Math.hypot(y[j+3],y[j+4],y[j+5],y[j+6])||1;for(let dt=3;dt<7;dt++)y[j+dt]/=nt},P=new Float64Array(14);function S(y,j,nt){let dt=c*(y*r+j),Z=7*(y*r+j),{normal:Bt,right:xt,up:St}=i,[A,v]=i.planar?[[0,1,2].map(ut=>xt[ut]*a[dt+1]+St[ut]*a[dt+2]),Kt(Bt,a[dt])]:[a.subarray(dt+3,dt+6),a.subarray(dt,dt+3)],B=zn([0,...v],n.subarray(Z+3,Z+7));for(let ut=0;ut<7;ut++)P[nt+ut]=ut<3?A[ut]:B[ut-3]/2;return Number.isFinite(P[nt]+P[nt+1]+P[nt+2]+P[nt+3]+P[nt+4]+P[nt+5]+P[nt+6])}function I(y,j,nt,dt,Z){let Bt=7*(j[0]*r+y);for(let xt=0;xt<7;xt++)dt[Z+xt]=0;j.forEach((xt,St)=>{if(nt[St]===0)return;let A=7*(xt*r+y),v=0;for(let B=3;B<7;B++)v+=n[Bt+B]*n[A+B];for(let B=0;B<7;B++)dt[Z+B]+=(B>2&&v<0?-1:1)*nt[St]*n[A+B]})}let w=(y,j,nt,dt,Z,Bt)=>I(y,[j,nt],[1-dt,dt],Z,Bt);function _(y,j,nt,dt,Z,Bt){let xt=e[nt]-e[j],[St,A,v,B]=[dt*(1-dt)**2,(1+2*dt)*(1-dt)**2,dt*dt*(3-2*dt),dt*dt*(dt-1)];if(a&&S(j,y,0)&&S(nt,y,7)){let rt=7*(j*r+y),st=7*(nt*r+y),Rt=0;for(let U=3;U<7;U++)Rt+=n[rt+U]*n[st+U];for(let U=0;U<7;U++){let ct=U>2&&Rt<0?-1:1;Z[Bt+U]=A*n[rt+U]+ct*v*n[st+U]+xt*(St*P[U]+ct*B*P[7+U])}return}let ut=Math.max(0,j-1),ht=Math.min(e.length-1,nt+1),[At,It]=[xt/(e[nt]-e[ut]||1),xt/(e[ht]-e[j]||1)];I(y,[j,nt,ut,ht],[A-It*B,v+At*St,-At*St,It*B],Z,Bt)}let b=new Float64Array(7);function C(y,j,nt,dt){y(j,nt-1,nt+1,dt,b,0),E(b,0);let Z=7*(nt*r+j),[Bt,xt,St]=[0,0,0];for(let A=0;A<3;A++)Bt+=(b[A]-n[Z+A])**2;for(let A=3;A<7;A++)xt+=(b[A]-n[Z+A])**2,St+=(b[A]+n[Z+A])**2;return Math.sqrt(Bt)+2*i.size*Math.sqrt(Math.min(xt,St))}let L=1,F=2,z=3,Y=new Uint8Array(r*e.length);function N(y,j){let nt=j*r+y;if(Y[nt])return Y[nt];let dt=z;for(let Z of[j,j+1]){if(Z<1||Z+1>=e.length)continue;let Bt=e[Z+1]-e[Z-1],xt=(e[Z]-e[Z-1])/Bt,St=Z===j?1-xt:xt,[A,v]=[_,w].map(B=>C(B,y,Z,xt));i.thinned&&!(A*St**4/(4*xt*(1-xt))**2<=is*i.size)?dt=L:A<=v||(dt=Math.min(dt,F))}return Y[nt]=dt}let V=new Uint8Array(e.length);function K(y){return i.thinned?(V[y]||=u.frames.some((j,nt)=>N(nt,y)===L)?2:1,V[y]===2):!1}function J(y,j,nt,dt){let Z=7*y;(dt>0&&dt<1&&N(y,j)===z?_:w)(y,j,nt,dt,l,Z);for(let Bt=0;Bt<3;Bt++)l[Z+Bt]+=M[Bt];E(l,Z)}function mt(y){let[j,nt,dt]=g(y),Z=dt>0&&dt<1&&K(j)?Math.round(dt):dt;return[Bt=>J(Bt,j,nt,Z),j,nt,Z,dt]}u.move=y=>{u.t=y;let[j,nt,dt,Z,Bt]=mt(y),xt=(St,A)=>Z===0?St:Z===1?A:(1-Z)*St+Z*A;for(let St=0;St<r;St++)j(St);for(let[St,A]of[[h,s],[d,f],[p,a]])for(let v=0,B=St.length;v<B;v++)St[v]=xt(A[B*nt+v],A[B*dt+v]);u.exact=Bt===0||Bt===1,u.nearest=Z!==Bt,u.around=[nt,dt,Z]},u.near=y=>u.exact?y:`≈ ${y}`,u.pose=y=>{u.frames.forEach((j,nt)=>{let dt=y[j];if(dt)for(let Z=0;Z<7;Z++)l[7*nt+Z]=dt[Z]-(Z<3?u.origin[Z]:0)}),h.fill(NaN),p.fill(NaN),d.fill(NaN)},u.turn=y=>y===null?[1,0,0,0]:[l[7*y+3],l[7*y+4],l[7*y+5],l[7*y+6]];let H=([y,j,nt,dt])=>y===null?re([j,nt,dt],M):re([l[7*y],l[7*y+1],l[7*y+2]],nn(u.turn(y),[j,nt,dt]));u.place=y=>y.curve?Ud(y,u):H(y),u.axis=(y,j=0)=>nn(zn(u.turn(y.ends[j][0]),y.turns[j]),y.axis),u.open=()=>i.joints.filter(({kind:y,ends:j})=>!Ld.has(y)&&Ge(Ae(...j.map(u.place)))>is*i.size),u.hidden=new Set;let lt=new Map(i.bodies.map(({frame:y},j)=>[y,j]));u.has=({body:y,joint:j})=>(j?j.ends.map(([nt])=>nt):[y.frame]).some(nt=>lt.has(nt)&&!u.hidden.has(lt.get(nt))),u.instants=y=>Array.from({length:Math.min(y,e.length)},(j,nt,dt=Math.min(y,e.length))=>e[dt>1?Math.round(nt*(e.length-1)/(dt-1)):0]);let pt=u.instants(60),kt=y=>{if(y.curve)return!1;if(y[0]===null)return!0;let j=null,nt=pt.every(dt=>{mt(dt)[0](y[0]);let Z=H(y);return Ge(Ae(Z,j??=Z))<=is**2*i.size});return mt(u.start)[0](y[0]),nt};u.force=y=>{if(y.reaction===null||y.reaction>=o)return null;let j=6*y.reaction+3,nt=[h[j],h[j+1],h[j+2]];return nn(zn(u.turn(y.ends[1][0]),y.turns[1]),te(nt))};let te=y=>Ge(y)<=i.slight[1]?[0,0,0]:y,ot=null;u.offered=()=>{if(ot)return ot;let y=u.t,j=i.joints.map(nt=>({name:nt.name,at:Wc(nt),kind:nt.kind}));return u.move(u.start),ot=[...i.paths,...j].filter(({at:nt})=>!kt(nt)),u.move(y),ot},u.choose=y=>{u.paths=u.offered().filter(({name:j})=>y.has(j))},u.weighed=[...(i.loads??[]).map(({name:y,at:j,number:nt,sign:dt})=>({name:y,at:j,now:()=>te([0,1,2].map(Z=>dt*d[3*nt+Z]))})),...i.bodies.filter(y=>y.mass>0&&Ge(i.gravity)>0).map(y=>({name:y.name,at:[y.frame,...y.com],now:()=>Kt(i.gravity,y.mass)}))],u.rate=(y,j)=>{let nt=c*y+(j-1)*(c/2),{normal:dt,right:Z,up:Bt}=i;return i.planar?[Kt(dt,p[nt]),re(Kt(Z,p[nt+1]),Kt(Bt,p[nt+2]))]:[p.slice(nt,nt+3),p.slice(nt+3,nt+6)]},u.moves=(y,j)=>{let[nt,dt]=u.rate(y[0],j),Z=Ae(u.place(y),u.place([y[0],0,0,0])),Bt=u.rate(y[0],1)[0],xt=re(dt,qe(nt,Z));return j===1?xt:re(xt,qe(Bt,qe(Bt,Z)))},u.rated=a!==null,u.runners=a?Gd(i,u.paths):[];let Et=[],Gt=y=>{if(Et[y]!==void 0)return Et[y];let j=u.t,nt=u.instants(400).map(dt=>{u.move(dt);let Z=u.runners.map(({at:Bt})=>Ge(u.moves(Bt,y)));return Math.max(0,...Z.filter(Number.isFinite))});return u.move(j),Et[y]=Hc(nt,kr*u.size/(u.end-u.start)**y)};u.centre=()=>{let[y,j]=[0,[0,0,0]];for(let{mass:nt,frame:dt,com:Z}of i.bodies)nt>0&&(y+=nt,j=re(j,Kt(u.place([dt,...Z]),nt)));return y>0?Kt(j,1/y):null};let Zt=(y,j,nt,dt)=>Array.from(e,(Z,Bt)=>{let xt=0;for(let St=Bt*j*nt+dt;St<(Bt+1)*j*nt;St+=nt){let A=Math.hypot(y[St],y[St+1],y[St+2]);A<1/0&&(xt=Math.max(xt,A))}return xt}),Dt=Zt(s,o,6,3),Ht=Zt(f,i.pushing??0,3,0),_e=i.bodies.reduce((y,{mass:j})=>Math.max(y,j>0?j*Ge(i.gravity):0),0);u.transmits=Dt.some(y=>y>i.slight[1]);let Ot=Hc(Dt.map((y,j)=>Math.max(y,Ht[j],_e)),i.slight[1]);u.stretch={forces:1,velocities:1,accelerations:1},u.full=y=>(y==="forces"?Ot:Gt(y==="velocities"?1:2))/u.stretch[y],u.trace=({at:y})=>{let j=Math.min(16,Math.max(1,Math.ceil(3e3/e.length))),nt=e.length-1,dt=[[]],Z=u.t;for(let Bt=0;Bt<=nt;Bt++){let xt=y[0]!==null&&Bt<nt&&N(y[0],Bt)===L;for(let St=0;St<(Bt===nt||xt?1:j);St++)y[0]!==null&&J(y[0],Bt,Math.min(Bt+1,nt),St/j),dt.at(-1).push(u.place(y));xt&&dt.push([])}return u.move(Z),dt};let Wt=new Float64Array(r);u.middle=()=>[0,1,2].map(y=>{for(let j=0;j<r;j++)Wt[j]=l[7*j+y];return Wt.sort(),r?(Wt[r-1>>1]+Wt[r>>1])/2:0});let oe=u.instants(200).map(y=>(u.move(y),u.middle())),ue=[0,1,2].map(y=>Math.max(...oe.map(j=>j[y]))-Math.min(...oe.map(j=>j[y])));u.follows=Math.hypot(...ue)>2.5*u.size,u.move(u.start);let Pe=u.middle();u.leaving=new Set;for(let y of u.instants(200)){u.move(y);let j=u.follows?u.middle():Pe;for(let nt=0;nt<r;nt++)Math.hypot(l[7*nt]-j[0],l[7*nt+1]-j[1],l[7*nt+2]-j[2])>4*u.size&&u.leaving.add(nt)}u.leaving.size>r/2&&u.leaving.clear(),u.guide=({travel:y,ends:j})=>{let[nt,dt]=y??[0,0],Z=j.some(([Bt])=>u.leaving.has(Bt))?i.size/4:1/0;return[Math.max(nt,Math.min(dt,-Z)),Math.min(dt,Math.max(nt,Z))]},zd(u,pt);let Ie=new Set(i.joints.flatMap(y=>y.ends.map(([j])=>j))),Fe=y=>!Ie.has(i.bodies[y].frame),xe=y=>y.points??[[0,0,0],[1,0,0],[0,1,0]].map(j=>[i.bodies[y.body].frame,...re(y.at,Kt(j,i.size))]),et=y=>m.filter(j=>j.body===y).every(j=>xe(j).every(kt));u.still=new Set(Array.from(i.bodies.keys()).filter(y=>Fe(y)&&et(y)));let _t=i.joints.flatMap(y=>y.ends.map(H)),Jt=y=>_t.every(j=>Ge(Ae(j,y))>is*i.size)&&_t.push(y);u.pivots=[];let Ct=[];for(let y of i.bodies.keys()){let j=m.filter(Z=>Z.body===y),nt=j.filter(Z=>Z.shape==="bar");if(u.still.has(y)){Ct.push(...nt.map(Z=>Z.points.map(H)));continue}let dt=Fe(y)?j.filter(Z=>Z.shape==="cylinder").map(Z=>[i.bodies[y].frame,...Z.at]):[];for(let[Z,Bt]of[[nt.flatMap(xt=>xt.points),!1],[dt,!0]])for(let xt of Z.filter(kt))Jt(H(xt))&&u.pivots.push({point:xt,within:Bt})}u.pins=Fd(u,m.filter(y=>y.shape==="bar"&&Fe(y.body)),pt).filter(y=>Jt(H(y))),u.move(u.start);let Qt=y=>Ct.some(([j,nt])=>{let dt=Ae(nt,j),Z=Math.min(1,Math.max(0,Re(Ae(y,j),dt)/(Re(dt,dt)||1)));return Ge(Ae(y,re(j,Kt(dt,Z))))<i.width});return u.walls=i.springs.flatMap(({ends:y})=>y.map((j,nt)=>({end:j,other:y[1-nt]})).filter(({end:j,other:nt})=>kt(j)&&!kt(nt)&&!Qt(H(j)))),u.move(u.start),u}var ss=(i,t,e)=>i.map(n=>{let s=n.map(r=>t(r).map(o=>o.toFixed(e)).join(" "));return`M${s.join("L")}${s.length>1?"":"h.01"}`}).join("");function Fd(i,t,e){if(t.length>Dd)return[];let n=t.flatMap((c,l)=>c.points.map((h,f)=>({bar:l,body:c.body,point:h,other:c.points[1-f]}))),s=n.map(()=>[]);for(let c of e)i.move(c),n.forEach(({point:l,other:h},f)=>s[f].push([i.place(l),Ne(Ae(i.place(h),i.place(l)))]));let r=(c,l)=>c.map(([,h],f)=>Re(h,l[f][1])),o=(c,l)=>c.every(([h],f)=>Ge(Ae(h,l[f][0]))<=is*i.size),a=(c,l)=>n[c].body!==n[l].body&&o(s[c],s[l])&&r(s[c],s[l]).some((h,f,d)=>Math.abs(h-d[0])>is**2);return n.filter((c,l)=>n.slice(0,l).some((h,f)=>a(f,l))).map(({point:c})=>c)}var Od=new Set(["prismatic","cylindrical","helical"]),Bd=.6;function zd(i,t){let e=new Map,n=i.t;for(let s of i.parts)if(s.shape==="bar")for(let r of new Set([i.bodies[s.body].frame,...s.points.map(o=>o[0])]))e.set(r,[...e.get(r)??[],s]);for(let s of i.joints.filter(({kind:r,ends:o})=>Od.has(r)&&o.every(([a])=>e.has(a)))){let r=()=>[i.place(s.ends[0]),Ne(i.axis(s))],o=f=>{let[d,p]=r();return f.points.every(m=>Ge(qe(p,Ae(i.place(m),d)))<i.width/2)},[a,c]=s.ends.map(([f])=>e.get(f).filter(o));if(!a.length||!c.length)continue;let l=f=>{let[d,p]=r(),m=f.flatMap(M=>M.points.map(u=>Re(p,Ae(i.place(u),d))));return[Math.min(...m),Math.max(...m)]},h=t.some(f=>{i.move(f);let[[d,p],[m,M]]=[a,c].map(l);return m<d-i.width||M>p+i.width});i.move(i.start);for(let f of h?c:a)f.slim=Bd*(h?Math.min(...a.map(d=>d.slim??1)):1)}i.move(n)}var kd=i=>i.map((t,e)=>e?Math.fround(t):t).join(),Wc=({ends:i})=>i[1][0]===null?i[0]:i[1];function Gd({bodies:i,joints:t},e){let n=new Set,s=[],r=(o,a,c)=>{let l=kd(a);a[0]===null||n.has(l)||(n.add(l),s.push({name:o,at:a,com:c}))};for(let o of e)r(o.name,o.at,!1);for(let o of t)r(o.name,Wc(o),!1);for(let o of i)r(o.name,[o.frame,...o.com],!0);return s}function Xc(i){let t=i.bodies.filter(r=>r.mass>0||i.joints.some(o=>o.ends.some(a=>a[0]===r.frame))),e=r=>{if(!r)return[0,[0,0,0]];let[o,a]=i.rate(r.frame,1);return[o.reduce((c,l,h)=>c+l*i.normal[h],0),Ae(a,qe(o,i.place([r.frame,0,0,0])))]},n=t.map(r=>[null,r]);t.length<=5&&t.forEach((r,o)=>t.slice(o+1).forEach(a=>n.push([r,a])));let s=([r,o])=>i.joints.some(a=>a.kind==="revolute"&&[r,o].every(c=>a.ends.some(l=>l[0]===(c?.frame??null))));return n.filter(r=>!s(r)).map(([r,o])=>({name:r?`${r.name}, ${o.name}`:o.name,where(){let[[a,c],[l,h]]=[e(r),e(o)],f=l-a,d=Kt(qe(i.normal,Ae(h,c)),1/f);if(!(Math.abs(f)>1e-9*Math.max(Math.abs(a),Math.abs(l)))||!(Ge(d)<1e4*i.size))return null;let p=Ae(i.place([o.frame,0,0,0]),d),m=i.normal,M=p[0]*m[0]+p[1]*m[1]+p[2]*m[2];return re(d,Kt(m,M))}}))}var Vd=i=>String(i).replace(/./g,t=>"⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??"⁻");function Vs(i,t){let[e,n]=i.toExponential(t).split("e");return`${e}×10${Vd(Number(n))}`}function Hi(i,t){return`${i>0&&(i<.001||i>=1e5)?Vs(i,2):String(Number(i.toPrecision(3)))} ${t===1?"m/s":"m/s²"}`}function Hr(i){return i>=.1||i===0?`${Number(i.toPrecision(4))} kg`:`${Number((1e3*i).toPrecision(4))} g`}var Hd=["","k","M","G"];function Zn(i){if(!Number.isFinite(i))return"not finite";let t=0;for(;i>=1e4&&t<3;)i/=1e3,t++;return i>=1e4?`${Vs(i*1e9,2)} N`:i>0&&i<.01?`${Vs(i,1)} N`:`${Number(i.toPrecision(3))} ${Hd[t]}N`}function ll(i){return i>=.1||i===0?`${Number(i.toPrecision(4))} m`:i>=1e-4?`${Number((1e3*i).toPrecision(4))} mm`:`${Number((1e6*i).toPrecision(4))} µm`}function Wr(i){let t=10**Math.floor(Math.log10(i)),e=i/t;return(e<2?1:e<5?2:5)*t}var Wd=32,Xr=4,Xd=180;function qc(i){let t=[...i].sort((s,r)=>s[0]-r[0]||s[1]-r[1]),e=(s,r,o)=>(r[0]-s[0])*(o[1]-s[1])-(r[1]-s[1])*(o[0]-s[0]),n=s=>{let r=[];for(let o of s){for(;r.length>=2&&e(r.at(-2),r.at(-1),o)<=0;)r.pop();r.push(o)}return r.pop(),r};return t.length<3?t:[...n(t),...n(t.reverse())]}var qd=(i,t,e,n,s)=>Array.from({length:s},(r,o)=>re(i,re(Kt(t,n*Math.cos(2*Math.PI*o/s)),Kt(e,n*Math.sin(2*Math.PI*o/s)))));function rs(i,t=!1){let e=n=>re(i.at,nn(i.turn,n));if(i.shape==="box"){let[n,s,r]=i.size.map(a=>a/2),o=[];for(let a of[-n,n])for(let c of[-s,s])for(let l of[-r,r])o.push(e([a,c,l]));return{rings:[o],hull:!0}}if(i.shape==="cylinder"){let n=i.length/2;return{rings:[[-n,n].flatMap(s=>qd([0,0,s],[1,0,0],[0,1,0],i.radius,t?Xd:Wd).map(e))],hull:!0,spoke:[e([0,0,0]),e([i.radius,0,0])]}}if(i.shape==="sphere")return{rings:[],ball:[[e([0,0,0])],i.radius],spoke:null};if(i.shape==="capsule")return{rings:[],ball:[[e([0,0,-i.length/2]),e([0,0,i.length/2])],i.radius]};if(i.shape==="mesh"){let n=Yn(i.corners),s=Gr(i.triangles),r=[],o=a=>e([n[3*a],n[3*a+1],n[3*a+2]]);for(let a=0;a+2<s.length;a+=3)r.push([o(s[a]),o(s[a+1]),o(s[a+2])]);return{rings:r,mesh:!0}}return{rings:[i.corners.map(e)],open:i.shape==="line"}}function cl(i){let{rings:t,ball:e}=rs(i);if(!e)return t.flat();let[n,s]=e;return n.flatMap(r=>[[s,0,0],[-s,0,0],[0,s,0],[0,-s,0],[0,0,s],[0,0,-s]].map(o=>re(r,o)))}var $d=i=>i.length>60?i.filter((t,e)=>e%Math.ceil(i.length/60)===0):i;function qr(i){let t=i.parts.flatMap(r=>r.points??$d(cl(r)).map(o=>[i.bodies[r.body].frame,...o])),e=[...i.joints.filter(({kind:r})=>r!=="free"),...i.springs].flatMap(({ends:r})=>r).filter(r=>r[0]!==null||!i.follows),n=[...t,...e],s=r=>i.leaving.has(r[0]);return{stay:n.filter(r=>!s(r)),leave:n.filter(s)}}var be=i=>Math.abs(i)<5e-4?"0":i.toFixed(3),Wi=(i,t)=>i.map((e,n)=>`${n?"L":"M"}${be(e[0])} ${be(e[1])}`).join("")+(t?"":"Z");function bi([i,t],[e,n],s){let r=Math.hypot(e-i,n-t);if(r<1e-9)return`M${be(i-s)} ${be(t)}a${be(s)} ${be(s)} 0 1 0 ${be(2*s)} 0a${be(s)} ${be(s)} 0 1 0 ${be(-2*s)} 0Z`;let[o,a]=[-s*(n-t)/r,s*(e-i)/r];return`M${be(i+o)} ${be(t+a)}A${be(s)} ${be(s)} 0 0 1 ${be(i-o)} ${be(t-a)}L${be(e-o)} ${be(n-a)}A${be(s)} ${be(s)} 0 0 1 ${be(e+o)} ${be(n+a)}Z`}function $r(i,t){let e=i.length-1,n=(l,h)=>Math.hypot(h[0]-l[0],h[1]-l[1])||1,s=i.map((l,h)=>{let[f,d]=[i[Math.max(0,h-1)],i[Math.min(e,h+1)]],p=t/n(f,d);return[-p*(d[1]-f[1]),p*(d[0]-f[0])]}),r=(l,h)=>`${be(i[l][0]+h*s[l][0])} ${be(i[l][1]+h*s[l][1])}`,o=`A${be(t)} ${be(t)} 0 0 1 `,a=i.map((l,h)=>`L${r(h,-1)}`).join("").slice(1),c=i.map((l,h)=>`L${r(e-h,1)}`).join("").slice(1);return`M${r(0,1)}${o}${a}${o}${c}Z`}function Yr(i,t){let e=qc(i);if(e.length<3)return e.length===2?bi(e[0],e[1],t):"";let n=e.length,s=r=>{let[o,a]=[e[r%n],e[(r+1)%n]],c=Math.hypot(a[0]-o[0],a[1]-o[1])||1,[l,h]=[t*(a[1]-o[1])/c,-t*(a[0]-o[0])/c];return[[o[0]+l,o[1]+h],[a[0]+l,a[1]+h]]};return e.map((r,o)=>{let[a,c]=s(o);return`${o?`A${be(t)} ${be(t)} 0 0 1 `:"M"}${be(a[0])} ${be(a[1])}L${be(c[0])} ${be(c[1])}`}).join("")+`A${be(t)} ${be(t)} 0 0 1 ${be(s(0)[0][0])} ${be(s(0)[0][1])}Z`}function Hs(i,t,e){if(i.ball){let[n,s]=i.ball,r=n.map(t);return bi(r[0],r.at(-1),s*e)}return i.rings.map(n=>{let s=n.map(t);if(i.mesh){let[r,o,a]=s,c=(o[0]-r[0])*(a[1]-r[1])-(o[1]-r[1])*(a[0]-r[0]);return Wi(c<0?[r,a,o]:s)}return Wi(i.hull?qc(s):s,i.open)}).join("")}function $c(i,t,e){let n=Math.hypot(t[0]-i[0],t[1]-i[1])||1,[s,r]=[(t[0]-i[0])/n,(t[1]-i[1])/n],o=9,a=(l,h)=>[i[0]+l*n*s-h*r,i[1]+l*n*r+h*s],c=Array.from({length:o},(l,h)=>a(.15+.7*(h+.5)/o,h%2?e:-e));return Wi([i,a(.15,0),...c,a(.85,0),t],!0)}function Yc(i,t,e){let n=Math.hypot(t[0]-i[0],t[1]-i[1])||1,[s,r]=[(t[0]-i[0])/n,(t[1]-i[1])/n],o=(a,c)=>[i[0]+a*n*s-c*r,i[1]+a*n*r+c*s];return Wi([i,o(.35,0)],!0)+Wi([o(.7,e),o(.35,e),o(.35,-e),o(.7,-e)],!0)+Wi([o(.55,.8*e),o(.55,-.8*e)],!0)+Wi([o(.55,0),t],!0)}function Zc(i,t){let e=Vr(i,t.origin),n=1e-9*(e.end-e.start),s=c=>c.course??{name:"t",from:0,rate:1},[r,o]=[s(t),s(e)],a=c=>r.name===o.name?(r.from+r.rate*c-o.from)/o.rate:c;return e.follow=()=>{let c=a(t.t);return e.seen=c>=e.start-n&&c<=e.end+n,e.seen&&e.move(c),e.seen},e.extent=(c,l)=>{let h=e.parts.map(d=>d.points??cl(d).map(p=>[e.bodies[d.body].frame,...p])),f=t.t;for(let d of t.instants(c))if(t.move(d),e.follow())for(let p of h)for(let m of p)e.leaving.has(m[0])||l(e.place(m));t.move(Number.isFinite(f)?f:t.start)},e}function Jc(i,t,{make:e,flatten:n,unitsPerMetre:s,width:r,normal:o}){let a=[];for(let l of t.paths)e("path",{class:"trace",d:ss(t.trace(l),n,2)},i);let c=e("g",{class:"bodies"},i);for(let l of t.parts){let h=t.bodies[l.body].frame,f=e("path",{class:`part is-${l.shape}`},c),d=l.points?null:rs(l);e("title",{},f).textContent=`${t.bodies[l.body].name}, other run`;let p=d?.spoke&&nn(zn(t.turn(h),l.turn),[0,0,1]),m=p&&Math.abs(Re(o,p))>.99?e("path",{class:"spoke"},c):null;a.push(()=>{m?.setAttribute("d",bi(...d.spoke.map(u=>n(t.place([h,...u]))),r/12));let M=l.points?.map(u=>n(t.place(u)));f.setAttribute("d",d?Hs(d,u=>n(t.place([h,...u])),s):l.shape==="bar"?bi(...M,(l.slim??1)*r/2):l.shape==="bent"?$r(M,r/2):Yr(M,r/2))})}for(let l of t.joints.filter(({kind:h})=>!["free","planar"].includes(h))){let h=e("circle",{class:"pin",r:(.4*r).toFixed(3)},c);a.push(()=>n(t.place(l.ends[1])).forEach((f,d)=>h.setAttribute(d?"cy":"cx",f.toFixed(3))))}return()=>{let l=t.follow();if(c.setAttribute("visibility",l?"inherit":"hidden"),l)for(let h of a)h()}}var Yd=[24,14],Kc=3,jc=[0,18],Zr=[[0,-1],[0,1],[1,0],[-1,0],[1,-1],[-1,-1],[1,1],[-1,1]],kn=i=>i.length>24?`…${i.slice(-23)}`:i;function Jr(i,t){let e=document.createElement("canvas").getContext("2d"),n=new Map,s=new WeakMap,r=new Set,o=[],a=null,c=l=>(n.has(l)||(n.size>2e3&&n.clear(),e.font=i(),n.set(l,e.measureText(l).width+8)),n.get(l));return{ask(l,h,f,d=[0,0],p=0){h&&f.every(Number.isFinite)&&o.push({node:l,at:f,way:d,gap:p,half:[c(h)/2,16/2]})},point(l){a=l},get pointed(){return a},settle([l,h],f=[]){let d=[...f],p=new Set,m=o.findIndex(({node:M})=>M===a);m>0&&o.unshift(...o.splice(m,1));for(let{node:M,at:u,way:g,gap:E,half:P}of o){let S=u[0]<0||u[1]<0||u[0]>l||u[1]>h,I=s.get(M),w=I===null?6:0,_=Y=>{let[N,V]=Y===0?g:Zr[(Y-1)%Zr.length],K=E+(Y>Zr.length?jc[1]:jc[0]),J=N&&V&&Y?.7:1,mt=[u[0]+N*(J*K+P[0]),u[1]+V*(J*K+P[1])];return[l,h].map((H,lt)=>Math.max(P[lt]+Kc,Math.min(H-P[lt]-Kc,mt[lt])))},b=([Y,N],[V,K,J,mt],[H,lt])=>Y-P[0]-H<J&&Y+P[0]+H>V&&N-P[1]-lt<mt&&N+P[1]+lt>K,C=(Y,N)=>d.every((V,K)=>!b(Y,V,K<f.length?[N,N]:[3+N,3/2+N])),L=(Y,N)=>d.slice(f.length).filter(V=>b(Y,V,Yd)).length>=N,F=null,z=null;for(let Y of S?[]:[I??0,...Array(2*Zr.length+1).keys()]){let N=_(Y),V=Y===I;if(M===a||C(N,V?0:w)&&!L(N,3+(V?1:0))){[F,z]=[Y,N];break}}s.set(M,F),z&&d.push([z[0]-P[0],z[1]-P[1],z[0]+P[0],z[1]+P[1]]),t(M,z),p.add(M),r.add(M)}for(let M of r)p.has(M)||(t(M,null),r.delete(M),s.delete(M));o=[]}}}function Kr(i){let t=n=>{if(!n.points)return Math.max(...n.size??[],2*(n.radius??0)+(n.length??0),0);let[s,...r]=n.points.map(i.place);return Math.max(0,...r.map(o=>Math.hypot(o[0]-s[0],o[1]-s[1],o[2]-s[2])))},e=new Map;for(let n of i.parts)e.set(n.body,Math.max(e.get(n.body)??0,t(n)));return i.bodies.map((n,s)=>[n,e.get(s)??0]).sort((n,s)=>s[1]-n[1]).map(([n])=>n)}var Zd=12;function jr(i,[t,e],n,s){let[r,o]=[null,Zd];for(let a of i){if(a.body!==void 0)continue;let c=s(a.at),l=Math.hypot(c[0]-t,c[1]-e);l<o&&([r,o]=[a,l])}return(r??i.find(a=>n!==void 0&&a.body===n))?.text??null}var Ws=[88,78],[Jd,Kd]=[44,34],Qr=24,jd=.15;function hl(i,[t,e],n){let s=(a,c,l="")=>{let h=document.createElementNS(i.namespaceURI,a);for(let[f,d]of Object.entries(c))h.setAttribute(f,d);h.textContent=l,i.append(h)},[r,o]=[t-Jd,e-Kd];[["x",[1,0,0]],["y",[0,1,0]],["z",[0,0,1]]].forEach(([a,c])=>{let[l,h]=n(c),f=Math.hypot(l,h);f<jd||(s("path",{d:`M${r} ${o}l${Qr*l} ${Qr*h}`,class:`axis ${a}`}),s("text",{x:r+(Qr+8/f)*l,y:o+(Qr+8/f)*h+4,"text-anchor":"middle"},a))})}var to=([i,t])=>[i-Ws[0],t-Ws[1],i,t];function Qc(i){let t=i.ownerDocument.createElementNS("http://www.w3.org/2000/svg","svg");for(let[n,s]of[["class","orientation"],["width",Ws[0]],["height",Ws[1]],["role","img"],["aria-label","Axes of the ground"]])t.setAttribute(n,s);i.append(t);let e="";return n=>{let s=[[1,0,0],[0,1,0],[0,0,1]].map(r=>n(r).map(o=>o.toFixed(3))).join();s!==e&&(e=s,t.replaceChildren(),hl(t,Ws,n))}}var Qd="http://www.w3.org/2000/svg",th=34,eh=6,tf=8,nh=5,ef=16,ul=6,nf=60;function ie(i,t={},e=null){let n=document.createElementNS(Qd,i);for(let[s,r]of Object.entries(t))n.setAttribute(s,r);return e?.append(n),n}function ah(i,t){let e=oh(t,rh),n=1e3/t.size,s=R=>[n*Re(e.right,R),n*Re(e.up,R)],r=ie("svg",{class:"picture",role:"img"});ie("title",{},r).textContent=`${t.title}: the mechanism at the instant of the timeline`,i.append(r),r.insertAdjacentHTML("beforeend",'<defs><pattern id="open" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" class="open-ground"/><line x1="0" x2="0" y2="6" class="open-line"/></pattern></defs>');let o=R=>ie("g",{class:R},r),[a,c,l,h,f,d,p,m,M,u,g,E]=["lattice","traces","other","under","bodies","masses","over","frames","centres","arrows","words","orientation"].map(o),P=ie("g",{class:"halos"});r.insertBefore(P,u);let S=1e3*t.width/t.size,I=t.frames.map((R,W)=>t.turn(W)),w=I.map(sf),_=R=>R===null?[1,0,0,0]:I[R],b=[],C=[],L=[],F=R=>{R(),L.push(R)},z=[],Y=(R,W,X)=>{let at=ie("g",X?{class:X}:{},R);return b.push([at,W]),at},N=R=>W=>s(nn(_(R),W)),V=R=>R.reduce((W,X)=>W+Re(e.normal,t.place(X)),0)/R.length,K=t.parts.map(R=>{let W=t.bodies[R.body].frame,X=R.points??[[W,...R.at]];return{part:R,frame:W,at:X,height:V(X),rigid:t.planar&&X.every(at=>at[0]===X[0][0])?X[0][0]:void 0}});t.planar&&K.sort((R,W)=>Math.round((R.height-W.height)*1e4*n)/1e4||sh(R.part)-sh(W.part));for(let R of K)R.group=mt(R);function J(){let R=new Map(K.map(X=>[X,V(X.at)]));[...K].sort((X,at)=>R.get(X)-R.get(at)).forEach(({group:X},at)=>{f.children[at]!==X&&f.insertBefore(X,f.children[at])})}function mt({part:R,frame:W,rigid:X}){let at=R.color?`fill:rgb(${R.color.map(Q=>Math.round(255*Q)).join(" ")})`:"",bt=`part c${R.body%tf} is-${R.shape}${R.given?" given":""}${t.still.has(R.body)?" still":""}`,Vt=X===void 0?ie("g",{},f):Y(f,X);X===void 0&&z.push(Vt);let Yt=ie("path",{class:bt,style:at,"data-body":t.bodies[R.body].name,"data-number":R.body},Vt);if(ie("title",{},Yt).textContent=t.bodies[R.body].name,R.points){let Q=ft=>{let yt=R.points.map(ft);Yt.setAttribute("d",R.shape==="bar"?bi(yt[0],yt[1],(R.slim??1)*S/2):R.shape==="bent"?$r(yt,S/2):Yr(yt,S/2))};return X!==void 0?Q(ft=>N(X)(ft.slice(1))):C.push(()=>Q(ft=>s(t.place(ft)))),Vt}let T=rs(R,X!==void 0),O=T.spoke&&!t.still.has(R.body)&&Math.abs(Re(e.normal,nn(_(W),nn(R.turn,[0,0,1]))))>.99?ie("path",{class:"spoke"},Vt):null,tt=Q=>{Yt.setAttribute("d",Hs(T,Q,n)),O&&O.setAttribute("d",bi(Q(T.spoke[0]),Q(T.spoke[1]),S/12))};return X!==void 0?tt(N(W)):C.push(()=>tt(Q=>s(t.place([W,...Q])))),Vt}for(let{end:R,other:W}of t.walls){let X=ie("g",{class:"ground"},h);F(()=>{let[[at,bt],[Vt,Yt]]=[R,W].map(O=>s(t.place(O))),T=Math.atan2(bt-Yt,at-Vt);X.setAttribute("transform",`translate(${at} ${bt}) rotate(${T*180/Math.PI+90})`)}),ot(X,0,1.6*S,1.3*S)}for(let R of t.springs){let W=ie("path",{class:"spring"},p),X=JSON.stringify(R.ends),at=t.springs.filter(Yt=>JSON.stringify(Yt.ends)===X),bt=2.4*S*(at.indexOf(R)-(at.length-1)/2),Vt=at.length>1?.75*S:.9*S;C.push(()=>{let[Yt,T]=R.ends.map(yt=>s(t.place(yt))),O=Math.hypot(T[0]-Yt[0],T[1]-Yt[1])||1,tt=[-bt*(T[1]-Yt[1])/O,bt*(T[0]-Yt[0])/O],Q=yt=>[yt[0]+tt[0],yt[1]+tt[1]],ft=(yt,qt)=>bt?`M${yt[0].toFixed(3)} ${yt[1].toFixed(3)}L${qt[0].toFixed(3)} ${qt[1].toFixed(3)}`:"";W.setAttribute("d",ft(Yt,Q(Yt))+(R.damper?Yc:$c)(Q(Yt),Q(T),Math.min(Vt,O/Xr))+ft(T,Q(T)))})}let H=.62*S;for(let R of t.joints)lt(R);function lt(R){let W=R.ends.some(at=>at[0]===null);if(R.kind==="free"||R.kind==="planar"||(["prismatic","cylindrical"].includes(R.kind)&&Et(R),W&&!["prismatic","cylindrical"].includes(R.kind)&&te(R.ends.find(at=>at[0]===null)),R.kind==="prismatic"||R.kind==="cylindrical"))return;let X=ie("g",{class:`joint ${R.kind}`},p);ie("title",{},X).textContent=`${R.name}: ${R.kind}`,R.kind==="fixed"?ie("rect",{x:-H,y:-H,width:2*H,height:2*H},X):ie("circle",{r:H},X),R.kind==="spherical"&&ie("circle",{r:.55*H,class:"ball"},X),R.kind==="universal"&&ie("path",{d:`M${-H} 0H${H}M0 ${-H}V${H}`},X),pt(X,R.ends[1])}function pt(R,W){C.push(()=>{let[X,at]=s(t.place(W));R.setAttribute("transform",`translate(${X.toFixed(3)} ${at.toFixed(3)})`)})}let kt=(R,W)=>pt(ie("circle",{r:H},ie("g",{class:`joint ${W}`},p)),R);for(let{point:R,within:W}of t.pivots)te(R,W?p:h),kt(R,"pivot");for(let R of t.pins)kt(R,"pin");function te(R,W=h){let X=ie("g",{class:"ground"},W),at=2.1*H;F(()=>{let[bt,Vt]=s(t.place(R));X.setAttribute("transform",`translate(${bt} ${Vt})`)}),ie("path",{d:`M0 0L${-at} ${-1.7*at}H${at}Z`},X),ot(X,-1.7*at,1.6*at,at)}function ot(R,W,X,at){let bt=`M${-X} ${W}H${X}`;for(let Vt=-X;Vt<X-1e-9;Vt+=X/4)bt+=`M${Vt} ${W-.55*at}l${.4*at} ${.55*at}`;ie("path",{d:bt,class:"hatching"},R)}function Et(R){let[W,X]=t.guide(R),at=2.6*S*t.size/1e3,bt=()=>[W-at,X+at].map(ft=>s(re(t.place(R.ends[0]),Kt(t.axis(R),ft)))),Vt=R.ends.some(([ft])=>t.leaving.has(ft)),Yt=R.ends[0][0]===null,T=ie("g",{class:Yt?"guide ground":"guide"},h),O=ie("path",{},T),tt=(ft,yt)=>{O.setAttribute("d",`M${ft[0].toFixed(3)} ${ft[1].toFixed(3)}L${yt[0].toFixed(3)} ${yt[1].toFixed(3)}`)};Yt?F(()=>{let[ft,yt]=bt();tt(ft,yt),T.querySelector(".hatching")?.remove(),Gt(T,ft,yt)}):C.push(()=>tt(...Vt?bt():R.ends.map(ft=>s(t.place(ft)))));let Q=ie("g",{class:"joint prismatic"},p);ie("title",{},Q).textContent=`${R.name}: ${R.kind}`,ie("rect",{x:-1.7*H,y:-1.1*H,width:3.4*H,height:2.2*H,rx:.25*H},Q),C.push(()=>{let[ft,yt]=s(t.place(R.ends[1])),[qt,Ut]=s(t.axis(R));Q.setAttribute("transform",`translate(${ft.toFixed(3)} ${yt.toFixed(3)}) rotate(${(Math.atan2(Ut,qt)*180/Math.PI).toFixed(3)})`)})}function Gt(R,[W,X],[at,bt]){let Vt=Math.hypot(at-W,bt-X),Yt=Math.max(6,Math.round(Vt/(1.2*S)));if(!(Vt>0))return;let[T,O]=[(at-W)/Vt,(bt-X)/Vt];(T<0||T===0&&O<0)&&([T,O]=[-T,-O]);let tt=.7*S,Q="",[ft,yt]=(at-W)*T+(bt-X)*O>0?[W,X]:[at,bt];for(let qt=0;qt<=Yt;qt++){let Ut=Vt*qt/Yt;Q+=`M${ft+Ut*T} ${yt+Ut*O}l${-tt*.7*T+tt*O} ${-tt*.7*O-tt*T}`}ie("path",{d:Q,class:"hatching"},R)}let Zt=[];function Dt(){for(let{dot:R}of Zt)R.remove();c.replaceChildren(),Zt=t.paths.map(R=>{let W=ie("path",{class:"trace",d:ss(t.trace(R),s,2)},c);ie("title",{},W).textContent=`path of ${R.name}`;let X=ie("circle",{r:.35*S,class:"point"},p);return ie("title",{},X).textContent=R.name,{dot:X,at:R.at}})}Dt();let Ht=R=>{let W=ie("g",{class:R},u);return{shaft:ie("path",{class:"shaft"},W),head:ie("path",{class:"head"},W),text:ie("text",{},W),g:W}},_e=t.joints.filter(R=>R.reaction!==null).map(R=>({joint:R,...Ht(R.determined?"force":"force undetermined")})),Ot=[],Wt=[[],[]],oe=[],ue=[],Pe=(R,W)=>{Wt[R].length||Wt[R].push(...t.runners.map(X=>({...X,...Ht(W)})))},Ie={loads:()=>{Ot.length||Ot.push(...t.weighed.map(R=>({...R,...Ht("load")})))},velocities:()=>Pe(0,"velocity"),accelerations:()=>Pe(1,"acceleration"),marks:()=>{c.querySelector(".mark")||Fe()},masses:()=>{oe.length||oe.push(...t.bodies.filter(R=>R.mass>0).map(Qt))},frames:()=>{ue.length||ue.push(...t.axes.map(j))}};function Fe(){let R=t.t,W=Wr((t.end-t.start)/nf),{unit:X,rate:at}=t.course??{unit:"s",rate:1},bt=ie("g",{},c);ie("title",{},bt).textContent=`a mark every ${Number((W*Math.abs(at)).toPrecision(6))} ${X??""}`;for(let Vt=0;t.start+Vt*W<=t.end;Vt++){t.move(t.start+Vt*W);for(let Yt of t.paths){let[T,O]=s(t.place(Yt.at));Number.isFinite(T+O)&&ie("circle",{cx:T.toFixed(2),cy:O.toFixed(2),r:(.22*S).toFixed(2),class:"mark"},bt)}}t.move(R)}let xe=[...Kr(t).map(R=>({body:R,at:[R.frame,...R.com],text:Jt("name",kn(R.name))})),...t.joints.filter(R=>R.kind!=="free").map(R=>({joint:R,at:R.ends[1],text:Jt("name of-joint",kn(R.name))}))],et=Jr(()=>`12px ${getComputedStyle(i).fontFamily}`,(R,W)=>{if(R.setAttribute("visibility",W?"inherit":"hidden"),W)for(let[X,at]of[["x",W[0]],["y",W[1]+4]])R.setAttribute(X,at.toFixed(1))}),_t=t.parts.filter(R=>["bar","bent"].includes(R.shape)).map(R=>({part:R,text:Jt("length",ll(Ge(Ae(...ih(R).map(t.place)))))}));function Jt(R,W){let X=ie("text",{class:R},g);return X.textContent=W,X}let Ct=t.open().map(R=>{let W=ie("path",{class:"gap"},p),X=Jt("gap","");return ie("title",{},W).textContent=`${R.name} is open`,C.push(()=>W.setAttribute("d",`M${R.ends.map(at=>s(t.place(at)).map(bt=>bt.toFixed(3)).join(" ")).join("L")}`)),{joint:R,text:X}});function Qt(R){let W=R.solid?ie("path",{class:"inertia"},d):null,X=R.solid&&rs(R.solid);return{body:R,path:W,solid:X,mark:dt(.5),text:Jt("mass",Hr(R.mass))}}let y=t.bodies.filter(R=>R.mass>0).length>1?dt(.8):null;y&&(ie("title",{},y).textContent="the centre of mass of all bodies");function j({name:R,at:W,turn:X}){let at=ie("g",{},m);return ie("title",{},at).textContent=R,{at:W,turn:X,lines:["x","y","z"].map(bt=>ie("path",{class:`triad ${bt}`},at))}}let nt=t.planar&&t.rated?Xc(t).map(R=>({...R,mark:ie("path",{class:"pole",d:"M-6 0H6M0 -6V6M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"},M),text:Jt("of-pole",kn(R.name))})):[];function dt(R){let W=12*R,X=ie("g",{class:"com"},M);return ie("circle",{r:W},X),ie("path",{d:`M0 0V${-W}A${W} ${W} 0 0 1 ${W} 0ZM0 0V${W}A${W} ${W} 0 0 1 ${-W} 0Z`},X),X}let Z=qr(t),Bt=null,xt=At(),St=[600,400],A=1,v=[0,0],B=1,ut=[0,0],ht=[];function At(){let R=[1/0,1/0,-1/0,-1/0],W=[0,0],X=([bt,Vt])=>{let[Yt,T]=[bt-W[0],Vt-W[1]];Number.isFinite(Yt+T)&&R.splice(0,4,Math.min(R[0],Yt),Math.min(R[1],T),Math.max(R[2],Yt),Math.max(R[3],T))},at=t.t;W=Rt();for(let bt of Z.leave)X(s(t.place(bt)));for(let bt of t.instants(t.parts.length>100?30:120)){t.move(bt),W=Rt();for(let Vt of Z.stay)X(s(t.place(Vt)))}if(!t.follows)for(let bt of t.paths.filter(Vt=>!t.leaving.has(Vt.at[0])))for(let Vt of t.trace(bt).flat())X(s(Vt));return Bt?.run.extent(60,bt=>{W=Rt(),X(s(bt))}),t.move(Number.isFinite(at)?at:t.start),[R[0]-2*S,R[1]-3*S,R[2]+2*S,R[3]+2*S]}let It=()=>`matrix(${B} 0 0 ${-B} ${ut[0]} ${ut[1]})`;function rt(){let[R,W]=St,X=Math.max(xt[2]-xt[0],1),at=Math.max(xt[3]-xt[1],1);B=A*Math.max(1e-6,Math.min((R-2*th)/X,(W-2*th-14)/at)),st(),ct()}function st(){let[R,W]=St,[X,at]=Rt();ut=[R/2+v[0]-B*((xt[0]+xt[2])/2+X),W/2-eh+v[1]+B*((xt[1]+xt[3])/2+at)];for(let bt of[c,l,h,d,p,...t.planar?z:[f]])bt.setAttribute("transform",It());Xe.grid&&U()}function Rt(){if(!t.held)return t.follows?s(t.middle()):[0,0];let[R,W]=s(t.place([t.held.frame,...t.held.com]));return[R-(xt[0]+xt[2])/2,W-(xt[1]+xt[3])/2]}function U(){a.replaceChildren();let R=B*n,W=Wr(90/R),[X,at]=St,bt={right:Re(e.right,t.origin),up:Re(e.up,t.origin)},Vt=(T,O)=>{let tt=[];for(let Q=Math.ceil(T/W);Q*W<=O&&tt.length<200;Q++)tt.push(Number((Q*W).toPrecision(10)));return tt},Yt=T=>String(T).replace("-","−");for(let T of Vt(bt.right-ut[0]/R,bt.right+(X-ut[0])/R)){let O=ut[0]+(T-bt.right)*R;ie("path",{d:`M${O.toFixed(1)} 0V${at}`},a),ie("text",{x:(O+3).toFixed(1),y:12},a).textContent=Yt(T)}for(let T of Vt(bt.up-(at-ut[1])/R,bt.up+ut[1]/R)){let O=ut[1]-(T-bt.up)*R;ie("path",{d:`M0 ${O.toFixed(1)}H${X}`},a),O>26&&O<at-30&&(ie("text",{x:3,y:(O-3).toFixed(1)},a).textContent=Yt(T))}}function ct(){E.replaceChildren();let R=B*n,W=Wr(Math.min(110,St[0]/4)/R),X=W*R,at=St[1]-14,[bt,Vt]=[ie("path",{d:`M14 ${at-4}v4h${X}v-4`,class:"scale"},E),ie("text",{x:14+X+6,y:at+1},E)];Vt.textContent=ll(W),bt.setAttribute("data-length",W),ht=[[0,at-14,14+X+64,St[1]],to(St)],hl(E,St,Yt=>[Re(e.right,Yt),-Re(e.up,Yt)])}let it=([R,W])=>[ut[0]+B*R,ut[1]-B*W];function wt(){if((t.follows||t.held)&&st(),t.planar)for(let[X,at]of b){if(at===null){X.setAttribute("transform",It());continue}let bt=zn(t.turn(at),w[at]),Vt=bt[0],Yt=bt[1]*e.normal[0]+bt[2]*e.normal[1]+bt[3]*e.normal[2],T=B/(Vt*Vt+Yt*Yt),[O,tt]=it(s(t.place([at,0,0,0]))),Q=T*(Vt*Vt-Yt*Yt),ft=2*T*Vt*Yt;X.setAttribute("transform",`matrix(${Q.toFixed(6)} ${(-ft).toFixed(6)} ${(-ft).toFixed(6)} ${(-Q).toFixed(6)} ${O.toFixed(3)} ${tt.toFixed(3)})`)}for(let X of C)X();for(let{dot:X,at}of Zt){let[bt,Vt]=s(t.place(at));X.setAttribute("transform",`translate(${bt.toFixed(3)} ${Vt.toFixed(3)})`)}t.planar||J(),Bt?.draw();let R=({body:X,at,text:bt})=>et.ask(bt,bt.textContent,it(s(t.place(at))),X?[0,1]:[1,-1],X?.5*S*B+2:.6*H*B+4);for(let{joint:{name:X,ends:at},text:bt}of Ct){let[Vt,Yt]=at.map(tt=>it(s(t.place(tt)))),T=Math.hypot(Yt[0]-Vt[0],Yt[1]-Vt[1])||1,O=Yt[0]<Vt[0]?-1:1;bt.textContent=`${kn(X)} is open`,et.ask(bt,bt.textContent,[(Vt[0]+Yt[0])/2,(Vt[1]+Yt[1])/2],[O*(Yt[1]-Vt[1])/T,-O*(Yt[0]-Vt[0])/T],.5*S*B+8)}let W=Xe.names?xe.filter(t.has):[];if(W.filter(({body:X})=>X).forEach(R),Xe.reactions&&jt(),Xe.loads&&me(),Xe.velocities&&Ft(0),Xe.accelerations&&Ft(1),Xe.dimensions)for(let{part:X,text:at}of _t)t.hidden.has(X.body)||Tt(X,at);if(Xe.masses&&Te(),Xe.frames)for(let X of ue)He(X);if(Xe.poles)for(let{where:X,mark:at,text:bt}of nt)Pn(at,bt,X());W.filter(({body:X})=>!X).forEach(R),et.settle(St,ht),ri.length&&oi()}function Tt(R,W){let[X,at]=ih(R).map(O=>it(s(t.place(O)))),[bt,Vt]=[at[0]-X[0],at[1]-X[1]],Yt=Math.hypot(bt,Vt)||1,T=bt<0?-1:1;et.ask(W,W.textContent,[(X[0]+at[0])/2,(X[1]+at[1])/2],[T*Vt/Yt,-T*bt/Yt],.5*S*B+3)}function Lt({shaft:R,head:W,text:X,g:at},bt,Vt,Yt,T,O,tt=!1){let Q=it(s(t.place(bt))),[ft,yt]=Vt?[Yt*Re(e.right,Vt),-Yt*Re(e.up,Vt)]:[0,0],qt=Math.hypot(ft,yt),Ut=Number.isFinite(qt)&&qt>3,x=Ut?tt||qt>=12:tt&&Vt&&Ge(Vt)>0;if(at.setAttribute("visibility",Ut||x?"visible":"hidden"),X.textContent=x?O(Ge(Vt)):"",!Ut){for(let zt of[R,W])zt.setAttribute("d","");et.ask(X,X.textContent,Q,[0,-1],.6*H*B+4);return}let[D,q]=[ft/qt,yt/qt],k=ne(Q,[D,q]),G=qt>k,gt=G?k:qt,Nt=[Q[0]+gt*D,Q[1]+gt*q],vt=Math.min(11,gt),Pt=(zt,le)=>`${(Q[0]+zt*D-le*q).toFixed(1)} ${(Q[1]+zt*q+le*D).toFixed(1)}`,$t=.55*(gt-vt),se=G&&$t>ul?[[0,$t-ul/2],[$t+ul/2,gt-vt]]:[[0,gt-vt]],fe=zt=>zt>0&&zt<gt-vt?2:0;R.setAttribute("d",se.map(([zt,le])=>`M${Pt(zt+fe(zt),T)}L${Pt(le+fe(le),T)}L${Pt(le-fe(le),-T)}L${Pt(zt-fe(zt),-T)}Z`).join("")),W.setAttribute("d",`M${Pt(gt-vt,5)}L${Pt(gt,0)}L${Pt(gt-vt,-5)}Z`),at.classList.toggle("cut",G),et.ask(X,X.textContent,Nt,[D,q],Math.max(5,.6*H*B+4-gt))}function ne(R,W){let X=[0,1].map(at=>W[at]>0?(St[at]-nh-R[at])/W[at]:W[at]<0?(nh-R[at])/W[at]:1/0);return R.every((at,bt)=>at>=0&&at<=St[bt])?Math.max(ef,Math.min(...X)):1/0}let de=()=>.22*Math.min(St[0],St[1]),Mt=(R,W=t.full(R))=>W>0?de()/W:0;function jt(){let R=Mt("forces");for(let W of _e){let{joint:X}=W;Lt(W,X.ends[1],t.force(X),R,X.determined?1.3:3.2,at=>`${_e.length>12?"":`${kn(X.name)} `}${t.near(Zn(at))}${X.determined?"":", not determined"}`,!0)}}function me(){let R=Mt("forces");for(let W of Ot)Lt(W,W.at,W.now(),R,1.3,X=>Ot.length>24?"":t.near(Zn(X)),!0)}function Ft(R){let W=Mt(["velocities","accelerations"][R]);for(let X of Wt[R]){let at=X.com&&!Xe.masses?null:t.moves(X.at,R+1);Lt(X,X.at,at,W,1.3,bt=>Wt[R].length>24?"":t.near(Hi(bt,R+1)))}}function Te(){let R=(W,[X,at])=>W.setAttribute("transform",`translate(${X.toFixed(1)} ${at.toFixed(1)})`);for(let{body:W,path:X,solid:at,mark:bt,text:Vt}of oe){let{frame:Yt,com:T}=W,O=it(s(t.place([Yt,...T]))),tt=t.has({body:W});for(let Q of[bt,X])Q?.setAttribute("visibility",tt?"inherit":"hidden");tt&&(R(bt,O),et.ask(Vt,Vt.textContent,O,[0,-1],8),X?.setAttribute("d",Hs(at,Q=>s(t.place([Yt,...Q])),n)))}y&&R(y,it(s(t.centre())))}function He({at:R,turn:W,lines:X}){let[at,bt]=it(s(t.place(R))),Vt=zn(t.turn(R[0]),W);X.forEach((Yt,T)=>{let O=nn(Vt,[0,1,2].map(tt=>tt===T?1:0));Yt.setAttribute("d",`M${at.toFixed(1)} ${bt.toFixed(1)}l${(28*Re(e.right,O)).toFixed(1)} ${(-28*Re(e.up,O)).toFixed(1)}`)})}function Pn(R,W,X){if(R.setAttribute("visibility",X?"visible":"hidden"),!X)return;let[at,bt]=it(s(X));R.setAttribute("transform",`translate(${at.toFixed(1)} ${bt.toFixed(1)})`),et.ask(W,W.textContent,[at,bt],[0,-1],7)}function vn(R,W){let X=r.getBoundingClientRect(),at=(R.clientX-X.left-ut[0])/(B*n),bt=(ut[1]-R.clientY+X.top)/(B*n);return re(re(Kt(e.right,at),Kt(e.up,bt)),Kt(e.normal,Re(e.normal,W)))}let Xe={},ri=[];function oi(){let R=Math.max(14,1.6*S*B);for(;P.children.length>ri.length;)P.lastChild.remove();ri.forEach(({joint:W,body:X},at)=>{let bt=W?W.ends[1]:[t.bodies[X].frame,...t.bodies[X].com],[Vt,Yt]=it(s(t.place(bt))),T=P.children[at]??ie("circle",{class:"halo"},P);for(let[O,tt]of[["cx",Vt.toFixed(1)],["cy",Yt.toFixed(1)],["r",R.toFixed(1)]])T.setAttribute(O,tt)});for(let W of f.querySelectorAll(".part"))W.classList.toggle("marked",ri.some(({body:X})=>X!==void 0&&t.bodies[X].name===W.dataset.body))}let On={element:r,show:wt,mark(R){ri=R,oi()},resize(R,W){St=[R,W],r.setAttribute("viewBox",`0 0 ${R} ${W}`),rt(),wt()},want(R,W){Xe[R]=W,W&&Ie[R]?.(),r.classList.toggle(`with-${R}`,W),R==="grid"&&(W?U():a.replaceChildren()),wt()},drag(R,W){v=[v[0]+R,v[1]+W],rt(),wt()},zoom(R,W=[St[0]/2,St[1]/2]){let X=Math.min(50,Math.max(.2,A*R)),at=X/A;v=[0,1].map(bt=>(1-at)*(W[bt]-St[bt]/2+bt*eh)+at*v[bt]),A=X,rt(),wt()},beside(R){l.replaceChildren(),Bt=R&&{run:R,draw:Jc(l,R,{make:ie,flatten:s,unitsPerMetre:n,width:S,normal:e.normal})},xt=At(),rt(),wt()},retrace(){Dt(),Xe.marks&&Fe(),Bt&&On.beside(Bt.run),wt()},hide(R){t.hidden=R;for(let W of f.querySelectorAll(".part"))W.parentNode.style.display=R.has(Number(W.dataset.number))?"none":"";wt()},hold(R){t.held=R,rt(),wt()},fit(){if(!t.planar)return On.look(rh);xt=At(),A=1,v=[0,0],rt(),wt()},aspects:t.planar?void 0:[["Front",[0,0,1]],["Side",[1,0,0]],["Top",[0,1,0]]],look(R){Object.assign(e,oh(t,R));for(let W of L)W();A=1,v=[0,0],xt=At(),On.retrace(),rt(),wt()},get pixelsPerMetre(){return B*n},hover(R){let W=r.getBoundingClientRect(),X=R&&[R.clientX-W.left,R.clientY-W.top],at=X&&Xe.names?jr(xe.filter(t.has),X,t.bodies[On.grab(R)?.body],On.where):null;at!==et.pointed&&(et.point(at),wt())},grab(R){let W=document.elementsFromPoint(R.clientX,R.clientY).map(at=>at.closest?.(".part")?.dataset.body).find(at=>at!==void 0),X=t.bodies.findIndex(at=>at.name===W);return X<0?null:{body:X,at:vn(R,t.place([t.bodies[X].frame,...t.bodies[X].com]))}},reach:(R,W)=>vn(R,W),where:R=>it(s(t.place(R))),dispose(){r.remove()}};return On}var ih=i=>i.ends??i.points,sh=i=>({plate:0,polygon:0})[i.shape]??1,sf=([i,t,e,n])=>[i,-t,-e,-n],rh=[.5,.42,.75],rf=1e-4;function oh(i,[t,e,n]){let{right:s,up:r,normal:o}=i;if(i.planar)return{right:s,up:r,normal:o};let a=Ne(re(re(Kt(o,n+rf),Kt(s,t)),Kt(r,e))),c=Ne(qe(r,a));return{right:c,up:qe(a,c),normal:a}}var Ui={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Fi={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Vh=0,Vl=1,Hh=2;var Er=1,Wh=2,Ds=3,Oi=0,yn=1,Sn=2,ji=0,Ns=1,Hl=2,Wl=3,Xl=4,Xh=5;var Qi=100,qh=101,$h=102,Yh=103,Zh=104,Jh=200,Kh=201,jh=202,Qh=203,ql=204,$l=205,tu=206,eu=207,nu=208,iu=209,su=210,ru=211,ou=212,au=213,lu=214,Ro=0,Po=1,Io=2,Ms=3,Lo=4,Do=5,No=6,Uo=7,aa=0,cu=1,hu=2,ni=0,Yl=1,Zl=2,Jl=3,Kl=4,jl=5,Ql=6,tc=7;var ec=300,ts=301,Us=302,la=303,ca=304,Fo=1e3,Kn=1001,Oo=1002,rn=1003,uu=1004;var Ar=1005;var xn=1006,ha=1007;var xi=1008;var bn=1009,nc=1010,ic=1011,Fs=1012,ua=1013,Xn=1014,Un=1015,qn=1016,da=1017,fa=1018,es=1020,sc=35902,rc=35899,oc=1021,ac=1022,$n=1023,pi=1026,yi=1027,pa=1028,ma=1029,Bi=1030,ga=1031;var _a=1033,Tr=33776,Cr=33777,Rr=33778,Pr=33779,xa=35840,ya=35841,va=35842,Ma=35843,Sa=36196,ba=37492,wa=37496,Ea=37488,Aa=37489,Ir=37490,Ta=37491,Ca=37808,Ra=37809,Pa=37810,Ia=37811,La=37812,Da=37813,Na=37814,Ua=37815,Fa=37816,Oa=37817,Ba=37818,za=37819,ka=37820,Ga=37821,Va=36492,Ha=36494,Wa=36495,Xa=36283,qa=36284,Lr=36285,$a=36286;var er=2300,Bo=2301,To=2302,Dl=2303,Nl=2400,Ul=2401,Fl=2402;var du=3200;var Ya=0,fu=1,vi="",mn="srgb",nr="srgb-linear",ir="linear",Ue="srgb";var Co=7680;var pu=519,mu=512,gu=513,_u=514,lc=515,xu=516,yu=517,cc=518,hc=519,vu=35044;var uc="300 es",Ln=2e3,Ss=2001;function of(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function af(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function sr(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Mu(){let i=sr("canvas");return i.style.display="block",i}var lh={},bs=null;function dc(...i){let t="THREE."+i.shift();bs?bs("log",t,...i):console.log(t,...i)}function Su(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function ae(...i){i=Su(i);let t="THREE."+i.shift();if(bs)bs("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function pe(...i){i=Su(i);let t="THREE."+i.shift();if(bs)bs("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function js(...i){let t=i.join(" ");t in lh||(lh[t]=!0,ae(...i))}function bu(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var wu={[Ro]:Ro,[Io]:No,[Lo]:Lo,[Ms]:Do,[Po]:Po,[No]:Io,[Uo]:Uo,[Do]:Ms},Wn=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},un=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],ch=1234567,Qs=Math.PI/180,ws=180/Math.PI;function Os(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(un[i&255]+un[i>>8&255]+un[i>>16&255]+un[i>>24&255]+"-"+un[t&255]+un[t>>8&255]+"-"+un[t>>16&15|64]+un[t>>24&255]+"-"+un[e&63|128]+un[e>>8&255]+"-"+un[e>>16&255]+un[e>>24&255]+un[n&255]+un[n>>8&255]+un[n>>16&255]+un[n>>24&255]).toLowerCase()}function Se(i,t,e){return Math.max(t,Math.min(e,i))}function fc(i,t){return(i%t+t)%t}function lf(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function cf(i,t,e){return i!==t?(e-i)/(t-i):0}function tr(i,t,e){return(1-e)*i+e*t}function hf(i,t,e,n){return tr(i,t,1-Math.exp(-e*n))}function uf(i,t=1){return t-Math.abs(fc(i,t*2)-t)}function df(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function ff(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function pf(i,t){return i+Math.floor(Math.random()*(t-i+1))}function mf(i,t){return i+Math.random()*(t-i)}function gf(i){return i*(.5-Math.random())}function _f(i){i!==void 0&&(ch=i);let t=ch+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function xf(i){return i*Qs}function yf(i){return i*ws}function vf(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function Mf(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function pc(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Sf(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),c=o(e/2),l=r((t+n)/2),h=o((t+n)/2),f=r((t-n)/2),d=o((t-n)/2),p=r((n-t)/2),m=o((n-t)/2);switch(s){case"XYX":i.set(a*h,c*f,c*d,a*l);break;case"YZY":i.set(c*d,a*h,c*f,a*l);break;case"ZXZ":i.set(c*f,c*d,a*h,a*l);break;case"XZX":i.set(a*h,c*m,c*p,a*l);break;case"YXY":i.set(c*p,a*h,c*m,a*l);break;case"ZYZ":i.set(c*m,c*p,a*h,a*l);break;default:ae("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function mc(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Eu(i,t){if(t.constructor===Float32Array)return i;let e=mc(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function Au(i,t){if(t.constructor===Float32Array)return i;let e=mc(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var gc={DEG2RAD:Qs,RAD2DEG:ws,generateUUID:Os,clamp:Se,euclideanModulo:fc,mapLinear:lf,inverseLerp:cf,lerp:tr,damp:hf,pingpong:uf,smoothstep:df,smootherstep:ff,randInt:pf,randFloat:mf,randFloatSpread:gf,seededRandom:_f,degToRad:xf,radToDeg:yf,isPowerOfTwo:vf,ceilPowerOfTwo:Mf,floorPowerOfTwo:pc,setQuaternionFromProperEuler:Sf,normalize:Au,denormalize:Eu},ce=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=Se(this.x,t.x,e.x),this.y=Se(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=Se(this.x,t,e),this.y=Se(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Se(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(Se(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},ln=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let c=n[s+0],l=n[s+1],h=n[s+2],f=n[s+3],d=r[o+0],p=r[o+1],m=r[o+2],M=r[o+3];if(f!==M||c!==d||l!==p||h!==m){let u=c*d+l*p+h*m+f*M;u<0&&(d=-d,p=-p,m=-m,M=-M,u=-u);let g=1-a;if(u<.9995){let E=Math.acos(u),P=Math.sin(E);g=Math.sin(g*E)/P,a=Math.sin(a*E)/P,c=c*g+d*a,l=l*g+p*a,h=h*g+m*a,f=f*g+M*a}else{c=c*g+d*a,l=l*g+p*a,h=h*g+m*a,f=f*g+M*a;let E=1/Math.sqrt(c*c+l*l+h*h+f*f);c*=E,l*=E,h*=E,f*=E}}t[e]=c,t[e+1]=l,t[e+2]=h,t[e+3]=f}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],c=n[s+1],l=n[s+2],h=n[s+3],f=r[o],d=r[o+1],p=r[o+2],m=r[o+3];return t[e]=a*m+h*f+c*p-l*d,t[e+1]=c*m+h*d+l*f-a*p,t[e+2]=l*m+h*p+a*d-c*f,t[e+3]=h*m-a*f-c*d-l*p,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,c=Math.sin,l=a(n/2),h=a(s/2),f=a(r/2),d=c(n/2),p=c(s/2),m=c(r/2);switch(o){case"XYZ":this._x=d*h*f+l*p*m,this._y=l*p*f-d*h*m,this._z=l*h*m+d*p*f,this._w=l*h*f-d*p*m;break;case"YXZ":this._x=d*h*f+l*p*m,this._y=l*p*f-d*h*m,this._z=l*h*m-d*p*f,this._w=l*h*f+d*p*m;break;case"ZXY":this._x=d*h*f-l*p*m,this._y=l*p*f+d*h*m,this._z=l*h*m+d*p*f,this._w=l*h*f-d*p*m;break;case"ZYX":this._x=d*h*f-l*p*m,this._y=l*p*f+d*h*m,this._z=l*h*m-d*p*f,this._w=l*h*f+d*p*m;break;case"YZX":this._x=d*h*f+l*p*m,this._y=l*p*f+d*h*m,this._z=l*h*m-d*p*f,this._w=l*h*f-d*p*m;break;case"XZY":this._x=d*h*f-l*p*m,this._y=l*p*f-d*h*m,this._z=l*h*m+d*p*f,this._w=l*h*f+d*p*m;break;default:ae("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],c=e[9],l=e[2],h=e[6],f=e[10],d=n+a+f;if(d>0){let p=.5/Math.sqrt(d+1);this._w=.25/p,this._x=(h-c)*p,this._y=(r-l)*p,this._z=(o-s)*p}else if(n>a&&n>f){let p=2*Math.sqrt(1+n-a-f);this._w=(h-c)/p,this._x=.25*p,this._y=(s+o)/p,this._z=(r+l)/p}else if(a>f){let p=2*Math.sqrt(1+a-n-f);this._w=(r-l)/p,this._x=(s+o)/p,this._y=.25*p,this._z=(c+h)/p}else{let p=2*Math.sqrt(1+f-n-a);this._w=(o-s)/p,this._x=(r+l)/p,this._y=(c+h)/p,this._z=.25*p}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(Se(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,c=e._y,l=e._z,h=e._w;return this._x=n*h+o*a+s*l-r*c,this._y=s*h+o*c+r*a-n*l,this._z=r*h+o*l+n*c-s*a,this._w=o*h-n*a-s*c-r*l,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let c=1-e;if(a<.9995){let l=Math.acos(a),h=Math.sin(l);c=Math.sin(c*l)/h,e=Math.sin(e*l)/h,this._x=this._x*c+n*e,this._y=this._y*c+s*e,this._z=this._z*c+r*e,this._w=this._w*c+o*e,this._onChangeCallback()}else this._x=this._x*c+n*e,this._y=this._y*c+s*e,this._z=this._z*c+r*e,this._w=this._w*c+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},$=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(hh.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(hh.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,c=t.w,l=2*(o*s-a*n),h=2*(a*e-r*s),f=2*(r*n-o*e);return this.x=e+c*l+o*f-a*h,this.y=n+c*h+a*l-r*f,this.z=s+c*f+r*h-o*l,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=Se(this.x,t.x,e.x),this.y=Se(this.y,t.y,e.y),this.z=Se(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=Se(this.x,t,e),this.y=Se(this.y,t,e),this.z=Se(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Se(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,c=e.z;return this.x=s*c-r*a,this.y=r*o-n*c,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return dl.copy(this).projectOnVector(t),this.sub(dl)}reflect(t){return this.sub(dl.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(Se(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},dl=new $,hh=new ln,ge=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,c,l){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,c,l)}set(t,e,n,s,r,o,a,c,l){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=c,h[6]=n,h[7]=o,h[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],c=n[6],l=n[1],h=n[4],f=n[7],d=n[2],p=n[5],m=n[8],M=s[0],u=s[3],g=s[6],E=s[1],P=s[4],S=s[7],I=s[2],w=s[5],_=s[8];return r[0]=o*M+a*E+c*I,r[3]=o*u+a*P+c*w,r[6]=o*g+a*S+c*_,r[1]=l*M+h*E+f*I,r[4]=l*u+h*P+f*w,r[7]=l*g+h*S+f*_,r[2]=d*M+p*E+m*I,r[5]=d*u+p*P+m*w,r[8]=d*g+p*S+m*_,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],c=t[6],l=t[7],h=t[8];return e*o*h-e*a*l-n*r*h+n*a*c+s*r*l-s*o*c}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],c=t[6],l=t[7],h=t[8],f=h*o-a*l,d=a*c-h*r,p=l*r-o*c,m=e*f+n*d+s*p;if(m===0)return this.set(0,0,0,0,0,0,0,0,0);let M=1/m;return t[0]=f*M,t[1]=(s*l-h*n)*M,t[2]=(a*n-s*o)*M,t[3]=d*M,t[4]=(h*e-s*c)*M,t[5]=(s*r-a*e)*M,t[6]=p*M,t[7]=(n*c-l*e)*M,t[8]=(o*e-n*r)*M,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let c=Math.cos(r),l=Math.sin(r);return this.set(n*c,n*l,-n*(c*o+l*a)+o+t,-s*l,s*c,-s*(-l*o+c*a)+a+e,0,0,1),this}scale(t,e){return js("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(fl.makeScale(t,e)),this}rotate(t){return js("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(fl.makeRotation(-t)),this}translate(t,e){return js("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(fl.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},fl=new ge,uh=new ge().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),dh=new ge().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function bf(){let i={enabled:!0,workingColorSpace:nr,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ue&&(s.r=fi(s.r),s.g=fi(s.g),s.b=fi(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ue&&(s.r=vs(s.r),s.g=vs(s.g),s.b=vs(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===vi?ir:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[nr]:{primaries:t,whitePoint:n,transfer:ir,toXYZ:uh,fromXYZ:dh,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:mn},outputColorSpaceConfig:{drawingBufferColorSpace:mn}},[mn]:{primaries:t,whitePoint:n,transfer:Ue,toXYZ:uh,fromXYZ:dh,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:mn}}}),i}var we=bf();function fi(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function vs(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var os,zo=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{os===void 0&&(os=sr("canvas")),os.width=t.width,os.height=t.height;let s=os.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=os}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=sr("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=fi(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(fi(e[n]/255)*255):e[n]=fi(e[n]);return{data:e,width:t.width,height:t.height}}else return ae("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},wf=0,Es=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:wf++}),this.uuid=Os(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(pl(s[o].image)):r.push(pl(s[o]))}else r=pl(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function pl(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?zo.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(ae("Texture: Unable to serialize Texture."),{})}var Ef=0,ml=new $,Mn=class i extends Wn{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=Kn,s=Kn,r=xn,o=xi,a=$n,c=bn,l=i.DEFAULT_ANISOTROPY,h=vi){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Ef++}),this.uuid=Os(),this.name="",this.source=new Es(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new ce(0,0),this.repeat=new ce(1,1),this.center=new ce(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ge,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(ml).x}get height(){return this.source.getSize(ml).y}get depth(){return this.source.getSize(ml).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){ae(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){ae(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==ec)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Fo:t.x=t.x-Math.floor(t.x);break;case Kn:t.x=t.x<0?0:1;break;case Oo:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Fo:t.y=t.y-Math.floor(t.y);break;case Kn:t.y=t.y<0?0:1;break;case Oo:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};Mn.DEFAULT_IMAGE=null;Mn.DEFAULT_MAPPING=ec;Mn.DEFAULT_ANISOTROPY=1;var ke=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,c=t.elements,l=c[0],h=c[4],f=c[8],d=c[1],p=c[5],m=c[9],M=c[2],u=c[6],g=c[10];if(Math.abs(h-d)<.01&&Math.abs(f-M)<.01&&Math.abs(m-u)<.01){if(Math.abs(h+d)<.1&&Math.abs(f+M)<.1&&Math.abs(m+u)<.1&&Math.abs(l+p+g-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let P=(l+1)/2,S=(p+1)/2,I=(g+1)/2,w=(h+d)/4,_=(f+M)/4,b=(m+u)/4;return P>S&&P>I?P<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(P),s=w/n,r=_/n):S>I?S<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(S),n=w/s,r=b/s):I<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(I),n=_/r,s=b/r),this.set(n,s,r,e),this}let E=Math.sqrt((u-m)*(u-m)+(f-M)*(f-M)+(d-h)*(d-h));return Math.abs(E)<.001&&(E=1),this.x=(u-m)/E,this.y=(f-M)/E,this.z=(d-h)/E,this.w=Math.acos((l+p+g-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=Se(this.x,t.x,e.x),this.y=Se(this.y,t.y,e.y),this.z=Se(this.z,t.z,e.z),this.w=Se(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=Se(this.x,t,e),this.y=Se(this.y,t,e),this.z=Se(this.z,t,e),this.w=Se(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(Se(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},ko=class extends Wn{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:xn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new ke(0,0,t,e),this.scissorTest=!1,this.viewport=new ke(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new Mn({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:xn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new Es(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Tn=class extends ko{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},rr=class extends Mn{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=rn,this.minFilter=rn,this.wrapR=Kn,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Go=class extends Mn{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=rn,this.minFilter=rn,this.wrapR=Kn,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var ye=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,c,l,h,f,d,p,m,M,u){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,c,l,h,f,d,p,m,M,u)}set(t,e,n,s,r,o,a,c,l,h,f,d,p,m,M,u){let g=this.elements;return g[0]=t,g[4]=e,g[8]=n,g[12]=s,g[1]=r,g[5]=o,g[9]=a,g[13]=c,g[2]=l,g[6]=h,g[10]=f,g[14]=d,g[3]=p,g[7]=m,g[11]=M,g[15]=u,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/as.setFromMatrixColumn(t,0).length(),r=1/as.setFromMatrixColumn(t,1).length(),o=1/as.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),c=Math.cos(s),l=Math.sin(s),h=Math.cos(r),f=Math.sin(r);if(t.order==="XYZ"){let d=o*h,p=o*f,m=a*h,M=a*f;e[0]=c*h,e[4]=-c*f,e[8]=l,e[1]=p+m*l,e[5]=d-M*l,e[9]=-a*c,e[2]=M-d*l,e[6]=m+p*l,e[10]=o*c}else if(t.order==="YXZ"){let d=c*h,p=c*f,m=l*h,M=l*f;e[0]=d+M*a,e[4]=m*a-p,e[8]=o*l,e[1]=o*f,e[5]=o*h,e[9]=-a,e[2]=p*a-m,e[6]=M+d*a,e[10]=o*c}else if(t.order==="ZXY"){let d=c*h,p=c*f,m=l*h,M=l*f;e[0]=d-M*a,e[4]=-o*f,e[8]=m+p*a,e[1]=p+m*a,e[5]=o*h,e[9]=M-d*a,e[2]=-o*l,e[6]=a,e[10]=o*c}else if(t.order==="ZYX"){let d=o*h,p=o*f,m=a*h,M=a*f;e[0]=c*h,e[4]=m*l-p,e[8]=d*l+M,e[1]=c*f,e[5]=M*l+d,e[9]=p*l-m,e[2]=-l,e[6]=a*c,e[10]=o*c}else if(t.order==="YZX"){let d=o*c,p=o*l,m=a*c,M=a*l;e[0]=c*h,e[4]=M-d*f,e[8]=m*f+p,e[1]=f,e[5]=o*h,e[9]=-a*h,e[2]=-l*h,e[6]=p*f+m,e[10]=d-M*f}else if(t.order==="XZY"){let d=o*c,p=o*l,m=a*c,M=a*l;e[0]=c*h,e[4]=-f,e[8]=l*h,e[1]=d*f+M,e[5]=o*h,e[9]=p*f-m,e[2]=m*f-p,e[6]=a*h,e[10]=M*f+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(Af,t,Tf)}lookAt(t,e,n){let s=this.elements;return En.subVectors(t,e),En.lengthSq()===0&&(En.z=1),En.normalize(),wi.crossVectors(n,En),wi.lengthSq()===0&&(Math.abs(n.z)===1?En.x+=1e-4:En.z+=1e-4,En.normalize(),wi.crossVectors(n,En)),wi.normalize(),eo.crossVectors(En,wi),s[0]=wi.x,s[4]=eo.x,s[8]=En.x,s[1]=wi.y,s[5]=eo.y,s[9]=En.y,s[2]=wi.z,s[6]=eo.z,s[10]=En.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],c=n[8],l=n[12],h=n[1],f=n[5],d=n[9],p=n[13],m=n[2],M=n[6],u=n[10],g=n[14],E=n[3],P=n[7],S=n[11],I=n[15],w=s[0],_=s[4],b=s[8],C=s[12],L=s[1],F=s[5],z=s[9],Y=s[13],N=s[2],V=s[6],K=s[10],J=s[14],mt=s[3],H=s[7],lt=s[11],pt=s[15];return r[0]=o*w+a*L+c*N+l*mt,r[4]=o*_+a*F+c*V+l*H,r[8]=o*b+a*z+c*K+l*lt,r[12]=o*C+a*Y+c*J+l*pt,r[1]=h*w+f*L+d*N+p*mt,r[5]=h*_+f*F+d*V+p*H,r[9]=h*b+f*z+d*K+p*lt,r[13]=h*C+f*Y+d*J+p*pt,r[2]=m*w+M*L+u*N+g*mt,r[6]=m*_+M*F+u*V+g*H,r[10]=m*b+M*z+u*K+g*lt,r[14]=m*C+M*Y+u*J+g*pt,r[3]=E*w+P*L+S*N+I*mt,r[7]=E*_+P*F+S*V+I*H,r[11]=E*b+P*z+S*K+I*lt,r[15]=E*C+P*Y+S*J+I*pt,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],c=t[9],l=t[13],h=t[2],f=t[6],d=t[10],p=t[14],m=t[3],M=t[7],u=t[11],g=t[15],E=c*p-l*d,P=a*p-l*f,S=a*d-c*f,I=o*p-l*h,w=o*d-c*h,_=o*f-a*h;return e*(M*E-u*P+g*S)-n*(m*E-u*I+g*w)+s*(m*P-M*I+g*_)-r*(m*S-M*w+u*_)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],c=t[2],l=t[6],h=t[10];return e*(o*h-a*l)-n*(r*h-a*c)+s*(r*l-o*c)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],c=t[6],l=t[7],h=t[8],f=t[9],d=t[10],p=t[11],m=t[12],M=t[13],u=t[14],g=t[15],E=e*a-n*o,P=e*c-s*o,S=e*l-r*o,I=n*c-s*a,w=n*l-r*a,_=s*l-r*c,b=h*M-f*m,C=h*u-d*m,L=h*g-p*m,F=f*u-d*M,z=f*g-p*M,Y=d*g-p*u,N=E*Y-P*z+S*F+I*L-w*C+_*b;if(N===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let V=1/N;return t[0]=(a*Y-c*z+l*F)*V,t[1]=(s*z-n*Y-r*F)*V,t[2]=(M*_-u*w+g*I)*V,t[3]=(d*w-f*_-p*I)*V,t[4]=(c*L-o*Y-l*C)*V,t[5]=(e*Y-s*L+r*C)*V,t[6]=(u*S-m*_-g*P)*V,t[7]=(h*_-d*S+p*P)*V,t[8]=(o*z-a*L+l*b)*V,t[9]=(n*L-e*z-r*b)*V,t[10]=(m*w-M*S+g*E)*V,t[11]=(f*S-h*w-p*E)*V,t[12]=(a*C-o*F-c*b)*V,t[13]=(e*F-n*C+s*b)*V,t[14]=(M*P-m*I-u*E)*V,t[15]=(h*I-f*P+d*E)*V,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,c=t.z,l=r*o,h=r*a;return this.set(l*o+n,l*a-s*c,l*c+s*a,0,l*a+s*c,h*a+n,h*c-s*o,0,l*c-s*a,h*c+s*o,r*c*c+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,c=e._w,l=r+r,h=o+o,f=a+a,d=r*l,p=r*h,m=r*f,M=o*h,u=o*f,g=a*f,E=c*l,P=c*h,S=c*f,I=n.x,w=n.y,_=n.z;return s[0]=(1-(M+g))*I,s[1]=(p+S)*I,s[2]=(m-P)*I,s[3]=0,s[4]=(p-S)*w,s[5]=(1-(d+g))*w,s[6]=(u+E)*w,s[7]=0,s[8]=(m+P)*_,s[9]=(u-E)*_,s[10]=(1-(d+M))*_,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=as.set(s[0],s[1],s[2]).length(),a=as.set(s[4],s[5],s[6]).length(),c=as.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Gn.copy(this);let l=1/o,h=1/a,f=1/c;return Gn.elements[0]*=l,Gn.elements[1]*=l,Gn.elements[2]*=l,Gn.elements[4]*=h,Gn.elements[5]*=h,Gn.elements[6]*=h,Gn.elements[8]*=f,Gn.elements[9]*=f,Gn.elements[10]*=f,e.setFromRotationMatrix(Gn),n.x=o,n.y=a,n.z=c,this}makePerspective(t,e,n,s,r,o,a=Ln,c=!1){let l=this.elements,h=2*r/(e-t),f=2*r/(n-s),d=(e+t)/(e-t),p=(n+s)/(n-s),m,M;if(c)m=r/(o-r),M=o*r/(o-r);else if(a===Ln)m=-(o+r)/(o-r),M=-2*o*r/(o-r);else if(a===Ss)m=-o/(o-r),M=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=d,l[12]=0,l[1]=0,l[5]=f,l[9]=p,l[13]=0,l[2]=0,l[6]=0,l[10]=m,l[14]=M,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=Ln,c=!1){let l=this.elements,h=2/(e-t),f=2/(n-s),d=-(e+t)/(e-t),p=-(n+s)/(n-s),m,M;if(c)m=1/(o-r),M=o/(o-r);else if(a===Ln)m=-2/(o-r),M=-(o+r)/(o-r);else if(a===Ss)m=-1/(o-r),M=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=0,l[12]=d,l[1]=0,l[5]=f,l[9]=0,l[13]=p,l[2]=0,l[6]=0,l[10]=m,l[14]=M,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},as=new $,Gn=new ye,Af=new $(0,0,0),Tf=new $(1,1,1),wi=new $,eo=new $,En=new $,fh=new ye,ph=new ln,mi=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],c=s[1],l=s[5],h=s[9],f=s[2],d=s[6],p=s[10];switch(e){case"XYZ":this._y=Math.asin(Se(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,p),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,l),this._z=0);break;case"YXZ":this._x=Math.asin(-Se(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,p),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-f,r),this._z=0);break;case"ZXY":this._x=Math.asin(Se(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-f,p),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,r));break;case"ZYX":this._y=Math.asin(-Se(f,-1,1)),Math.abs(f)<.9999999?(this._x=Math.atan2(d,p),this._z=Math.atan2(c,r)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(Se(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-h,l),this._y=Math.atan2(-f,r)):(this._x=0,this._y=Math.atan2(a,p));break;case"XZY":this._z=Math.asin(-Se(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,l),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,p),this._y=0);break;default:ae("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return fh.makeRotationFromQuaternion(t),this.setFromRotationMatrix(fh,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return ph.setFromEuler(this),this.setFromQuaternion(ph,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};mi.DEFAULT_ORDER="XYZ";var As=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},Cf=0,mh=new $,ls=new ln,li=new ye,no=new $,Xs=new $,Rf=new $,Pf=new ln,gh=new $(1,0,0),_h=new $(0,1,0),xh=new $(0,0,1),yh={type:"added"},If={type:"removed"},cs={type:"childadded",child:null},gl={type:"childremoved",child:null},on=class i extends Wn{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Cf++}),this.uuid=Os(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new $,e=new mi,n=new ln,s=new $(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new ye},normalMatrix:{value:new ge}}),this.matrix=new ye,this.matrixWorld=new ye,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new As,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return ls.setFromAxisAngle(t,e),this.quaternion.multiply(ls),this}rotateOnWorldAxis(t,e){return ls.setFromAxisAngle(t,e),this.quaternion.premultiply(ls),this}rotateX(t){return this.rotateOnAxis(gh,t)}rotateY(t){return this.rotateOnAxis(_h,t)}rotateZ(t){return this.rotateOnAxis(xh,t)}translateOnAxis(t,e){return mh.copy(t).applyQuaternion(this.quaternion),this.position.add(mh.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(gh,t)}translateY(t){return this.translateOnAxis(_h,t)}translateZ(t){return this.translateOnAxis(xh,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(li.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?no.copy(t):no.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Xs.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?li.lookAt(Xs,no,this.up):li.lookAt(no,Xs,this.up),this.quaternion.setFromRotationMatrix(li),s&&(li.extractRotation(s.matrixWorld),ls.setFromRotationMatrix(li),this.quaternion.premultiply(ls.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(pe("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(yh),cs.child=t,this.dispatchEvent(cs),cs.child=null):pe("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(If),gl.child=t,this.dispatchEvent(gl),gl.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),li.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),li.multiply(t.parent.matrixWorld)),t.applyMatrix4(li),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(yh),cs.child=t,this.dispatchEvent(cs),cs.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Xs,t,Rf),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Xs,Pf,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(t)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let c=a.shapes;if(Array.isArray(c))for(let l=0,h=c.length;l<h;l++){let f=c[l];r(t.shapes,f)}else r(t.shapes,c)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(r(t.materials,this.material[c]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let c=this.animations[a];s.animations.push(r(t.animations,c))}}if(e){let a=o(t.geometries),c=o(t.materials),l=o(t.textures),h=o(t.images),f=o(t.shapes),d=o(t.skeletons),p=o(t.animations),m=o(t.nodes);a.length>0&&(n.geometries=a),c.length>0&&(n.materials=c),l.length>0&&(n.textures=l),h.length>0&&(n.images=h),f.length>0&&(n.shapes=f),d.length>0&&(n.skeletons=d),p.length>0&&(n.animations=p),m.length>0&&(n.nodes=m)}return n.object=s,n;function o(a){let c=[];for(let l in a){let h=a[l];delete h.metadata,c.push(h)}return c}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};on.DEFAULT_UP=new $(0,1,0);on.DEFAULT_MATRIX_AUTO_UPDATE=!0;on.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Dn=class extends on{constructor(){super(),this.isGroup=!0,this.type="Group"}},Lf={type:"move"},Ts=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Dn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Dn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new $,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new $),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Dn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new $,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new $,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,c=this._grip,l=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(l&&t.hand){o=!0;for(let M of t.hand.values()){let u=e.getJointPose(M,n),g=this._getHandJoint(l,M);u!==null&&(g.matrix.fromArray(u.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=u.radius),g.visible=u!==null}let h=l.joints["index-finger-tip"],f=l.joints["thumb-tip"],d=h.position.distanceTo(f.position),p=.02,m=.005;l.inputState.pinching&&d>p+m?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!l.inputState.pinching&&d<=p-m&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else c!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(c.matrix.fromArray(r.transform.matrix),c.matrix.decompose(c.position,c.quaternion,c.scale),c.matrixWorldNeedsUpdate=!0,r.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(r.linearVelocity)):c.hasLinearVelocity=!1,r.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(r.angularVelocity)):c.hasAngularVelocity=!1,c.eventsEnabled&&c.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Lf)))}return a!==null&&(a.visible=s!==null),c!==null&&(c.visible=r!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new Dn;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},Tu={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Ei={h:0,s:0,l:0},io={h:0,s:0,l:0};function _l(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var ve=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=mn){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,we.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=we.workingColorSpace){return this.r=t,this.g=e,this.b=n,we.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=we.workingColorSpace){if(t=fc(t,1),e=Se(e,0,1),n=Se(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=_l(o,r,t+1/3),this.g=_l(o,r,t),this.b=_l(o,r,t-1/3)}return we.colorSpaceToWorking(this,s),this}setStyle(t,e=mn){function n(r){r!==void 0&&parseFloat(r)<1&&ae("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:ae("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);ae("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=mn){let n=Tu[t.toLowerCase()];return n!==void 0?this.setHex(n,e):ae("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=fi(t.r),this.g=fi(t.g),this.b=fi(t.b),this}copyLinearToSRGB(t){return this.r=vs(t.r),this.g=vs(t.g),this.b=vs(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=mn){return we.workingToColorSpace(dn.copy(this),t),Math.round(Se(dn.r*255,0,255))*65536+Math.round(Se(dn.g*255,0,255))*256+Math.round(Se(dn.b*255,0,255))}getHexString(t=mn){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=we.workingColorSpace){we.workingToColorSpace(dn.copy(this),e);let n=dn.r,s=dn.g,r=dn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),c,l,h=(a+o)/2;if(a===o)c=0,l=0;else{let f=o-a;switch(l=h<=.5?f/(o+a):f/(2-o-a),o){case n:c=(s-r)/f+(s<r?6:0);break;case s:c=(r-n)/f+2;break;case r:c=(n-s)/f+4;break}c/=6}return t.h=c,t.s=l,t.l=h,t}getRGB(t,e=we.workingColorSpace){return we.workingToColorSpace(dn.copy(this),e),t.r=dn.r,t.g=dn.g,t.b=dn.b,t}getStyle(t=mn){we.workingToColorSpace(dn.copy(this),t);let e=dn.r,n=dn.g,s=dn.b;return t!==mn?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(Ei),this.setHSL(Ei.h+t,Ei.s+e,Ei.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(Ei),t.getHSL(io);let n=tr(Ei.h,io.h,e),s=tr(Ei.s,io.s,e),r=tr(Ei.l,io.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},dn=new ve;ve.NAMES=Tu;var or=class extends on{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new mi,this.environmentIntensity=1,this.environmentRotation=new mi,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},Vn=new $,ci=new $,xl=new $,hi=new $,hs=new $,us=new $,vh=new $,yl=new $,vl=new $,Ml=new $,Sl=new ke,bl=new ke,wl=new ke,Ri=class i{constructor(t=new $,e=new $,n=new $){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Vn.subVectors(t,e),s.cross(Vn);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Vn.subVectors(s,e),ci.subVectors(n,e),xl.subVectors(t,e);let o=Vn.dot(Vn),a=Vn.dot(ci),c=Vn.dot(xl),l=ci.dot(ci),h=ci.dot(xl),f=o*l-a*a;if(f===0)return r.set(0,0,0),null;let d=1/f,p=(l*c-a*h)*d,m=(o*h-a*c)*d;return r.set(1-p-m,m,p)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,hi)===null?!1:hi.x>=0&&hi.y>=0&&hi.x+hi.y<=1}static getInterpolation(t,e,n,s,r,o,a,c){return this.getBarycoord(t,e,n,s,hi)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(r,hi.x),c.addScaledVector(o,hi.y),c.addScaledVector(a,hi.z),c)}static getInterpolatedAttribute(t,e,n,s,r,o){return Sl.setScalar(0),bl.setScalar(0),wl.setScalar(0),Sl.fromBufferAttribute(t,e),bl.fromBufferAttribute(t,n),wl.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(Sl,r.x),o.addScaledVector(bl,r.y),o.addScaledVector(wl,r.z),o}static isFrontFacing(t,e,n,s){return Vn.subVectors(n,e),ci.subVectors(t,e),Vn.cross(ci).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Vn.subVectors(this.c,this.b),ci.subVectors(this.a,this.b),Vn.cross(ci).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;hs.subVectors(s,n),us.subVectors(r,n),yl.subVectors(t,n);let c=hs.dot(yl),l=us.dot(yl);if(c<=0&&l<=0)return e.copy(n);vl.subVectors(t,s);let h=hs.dot(vl),f=us.dot(vl);if(h>=0&&f<=h)return e.copy(s);let d=c*f-h*l;if(d<=0&&c>=0&&h<=0&&c-h>0)return o=c/(c-h),e.copy(n).addScaledVector(hs,o);Ml.subVectors(t,r);let p=hs.dot(Ml),m=us.dot(Ml);if(m>=0&&p<=m)return e.copy(r);let M=p*l-c*m;if(M<=0&&l>=0&&m<=0)return a=l/(l-m),e.copy(n).addScaledVector(us,a);let u=h*m-p*f;if(u<=0&&f-h>=0&&p-m>=0)return vh.subVectors(r,s),a=(f-h)/(f-h+(p-m)),e.copy(s).addScaledVector(vh,a);let g=1/(u+M+d);return o=M*g,a=d*g,e.copy(n).addScaledVector(hs,o).addScaledVector(us,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Nn=class{constructor(t=new $(1/0,1/0,1/0),e=new $(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Hn.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Hn.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=Hn.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Hn):Hn.fromBufferAttribute(r,o),Hn.applyMatrix4(t.matrixWorld),this.expandByPoint(Hn);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),so.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),so.copy(n.boundingBox)),so.applyMatrix4(t.matrixWorld),this.union(so)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Hn),Hn.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(qs),ro.subVectors(this.max,qs),ds.subVectors(t.a,qs),fs.subVectors(t.b,qs),ps.subVectors(t.c,qs),Ai.subVectors(fs,ds),Ti.subVectors(ps,fs),Xi.subVectors(ds,ps);let e=[0,-Ai.z,Ai.y,0,-Ti.z,Ti.y,0,-Xi.z,Xi.y,Ai.z,0,-Ai.x,Ti.z,0,-Ti.x,Xi.z,0,-Xi.x,-Ai.y,Ai.x,0,-Ti.y,Ti.x,0,-Xi.y,Xi.x,0];return!El(e,ds,fs,ps,ro)||(e=[1,0,0,0,1,0,0,0,1],!El(e,ds,fs,ps,ro))?!1:(oo.crossVectors(Ai,Ti),e=[oo.x,oo.y,oo.z],El(e,ds,fs,ps,ro))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Hn).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Hn).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(ui[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),ui[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),ui[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),ui[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),ui[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),ui[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),ui[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),ui[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(ui),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},ui=[new $,new $,new $,new $,new $,new $,new $,new $],Hn=new $,so=new Nn,ds=new $,fs=new $,ps=new $,Ai=new $,Ti=new $,Xi=new $,qs=new $,ro=new $,oo=new $,qi=new $;function El(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){qi.fromArray(i,r);let a=s.x*Math.abs(qi.x)+s.y*Math.abs(qi.y)+s.z*Math.abs(qi.z),c=t.dot(qi),l=e.dot(qi),h=n.dot(qi);if(Math.max(-Math.max(c,l,h),Math.min(c,l,h))>a)return!1}return!0}var Ye=new $,ao=new ce,Df=0,$e=class extends Wn{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Df++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=vu,this.updateRanges=[],this.gpuType=Un,this.version=0,this._normalizationScale=t!==void 0?mc(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)ao.fromBufferAttribute(this,e),ao.applyMatrix3(t),this.setXY(e,ao.x,ao.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)Ye.fromBufferAttribute(this,e),Ye.applyMatrix3(t),this.setXYZ(e,Ye.x,Ye.y,Ye.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)Ye.fromBufferAttribute(this,e),Ye.applyMatrix4(t),this.setXYZ(e,Ye.x,Ye.y,Ye.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)Ye.fromBufferAttribute(this,e),Ye.applyNormalMatrix(t),this.setXYZ(e,Ye.x,Ye.y,Ye.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)Ye.fromBufferAttribute(this,e),Ye.transformDirection(t),this.setXYZ(e,Ye.x,Ye.y,Ye.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Eu(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Au(t,this.array)}};var ar=class extends $e{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var lr=class extends $e{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var Ze=class extends $e{constructor(t,e,n){super(new Float32Array(t),e,n)}},Nf=new Nn,$s=new $,Al=new $,jn=class{constructor(t=new $,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):Nf.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;$s.subVectors(t,this.center);let e=$s.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector($s,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Al.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint($s.copy(t.center).add(Al)),this.expandByPoint($s.copy(t.center).sub(Al))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},Uf=0,In=new ye,Tl=new on,ms=new $,An=new Nn,Ys=new Nn,sn=new $,Ke=class i extends Wn{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Uf++}),this.uuid=Os(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(of(t)?lr:ar)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new ge().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return In.makeRotationFromQuaternion(t),this.applyMatrix4(In),this}rotateX(t){return In.makeRotationX(t),this.applyMatrix4(In),this}rotateY(t){return In.makeRotationY(t),this.applyMatrix4(In),this}rotateZ(t){return In.makeRotationZ(t),this.applyMatrix4(In),this}translate(t,e,n){return In.makeTranslation(t,e,n),this.applyMatrix4(In),this}scale(t,e,n){return In.makeScale(t,e,n),this.applyMatrix4(In),this}lookAt(t){return Tl.lookAt(t),Tl.updateMatrix(),this.applyMatrix4(Tl.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(ms).negate(),this.translate(ms.x,ms.y,ms.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Ze(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&ae("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Nn);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){pe("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new $(-1/0,-1/0,-1/0),new $(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];An.setFromBufferAttribute(r),this.morphTargetsRelative?(sn.addVectors(this.boundingBox.min,An.min),this.boundingBox.expandByPoint(sn),sn.addVectors(this.boundingBox.max,An.max),this.boundingBox.expandByPoint(sn)):(this.boundingBox.expandByPoint(An.min),this.boundingBox.expandByPoint(An.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&pe('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new jn);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){pe("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new $,1/0);return}if(t){let n=this.boundingSphere.center;if(An.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];Ys.setFromBufferAttribute(a),this.morphTargetsRelative?(sn.addVectors(An.min,Ys.min),An.expandByPoint(sn),sn.addVectors(An.max,Ys.max),An.expandByPoint(sn)):(An.expandByPoint(Ys.min),An.expandByPoint(Ys.max))}An.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)sn.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(sn));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],c=this.morphTargetsRelative;for(let l=0,h=a.count;l<h;l++)sn.fromBufferAttribute(a,l),c&&(ms.fromBufferAttribute(t,l),sn.add(ms)),s=Math.max(s,n.distanceToSquared(sn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&pe('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){pe("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new $e(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],c=[],l=new Uint8Array(n.count);for(let C=0;C<n.count;C++)a[C]=new $,c[C]=new $;let h=new $,f=new $,d=new $,p=new ce,m=new ce,M=new ce,u=new $,g=new $;function E(C,L,F){l[C]=l[L]=l[F]=1,h.fromBufferAttribute(n,C),f.fromBufferAttribute(n,L),d.fromBufferAttribute(n,F),p.fromBufferAttribute(r,C),m.fromBufferAttribute(r,L),M.fromBufferAttribute(r,F),f.sub(h),d.sub(h),m.sub(p),M.sub(p);let z=1/(m.x*M.y-M.x*m.y);isFinite(z)&&(u.copy(f).multiplyScalar(M.y).addScaledVector(d,-m.y).multiplyScalar(z),g.copy(d).multiplyScalar(m.x).addScaledVector(f,-M.x).multiplyScalar(z),a[C].add(u),a[L].add(u),a[F].add(u),c[C].add(g),c[L].add(g),c[F].add(g))}let P=this.groups;P.length===0&&(P=[{start:0,count:t.count}]);for(let C=0,L=P.length;C<L;++C){let F=P[C],z=F.start,Y=F.count;for(let N=z,V=z+Y;N<V;N+=3)E(t.getX(N+0),t.getX(N+1),t.getX(N+2))}let S=new $,I=new $,w=new $,_=new $;function b(C){w.fromBufferAttribute(s,C),_.copy(w);let L=a[C];S.copy(L),S.sub(w.multiplyScalar(w.dot(L))).normalize(),I.crossVectors(_,L);let z=I.dot(c[C])<0?-1:1;o.setXYZW(C,S.x,S.y,S.z,z)}for(let C=0,L=n.count;C<L;++C)l[C]&&b(C);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new $e(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,p=n.count;d<p;d++)n.setXYZ(d,0,0,0);let s=new $,r=new $,o=new $,a=new $,c=new $,l=new $,h=new $,f=new $;if(t)for(let d=0,p=t.count;d<p;d+=3){let m=t.getX(d+0),M=t.getX(d+1),u=t.getX(d+2);s.fromBufferAttribute(e,m),r.fromBufferAttribute(e,M),o.fromBufferAttribute(e,u),h.subVectors(o,r),f.subVectors(s,r),h.cross(f),a.fromBufferAttribute(n,m),c.fromBufferAttribute(n,M),l.fromBufferAttribute(n,u),a.add(h),c.add(h),l.add(h),n.setXYZ(m,a.x,a.y,a.z),n.setXYZ(M,c.x,c.y,c.z),n.setXYZ(u,l.x,l.y,l.z)}else for(let d=0,p=e.count;d<p;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,r),f.subVectors(s,r),h.cross(f),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)sn.fromBufferAttribute(t,e),sn.normalize(),t.setXYZ(e,sn.x,sn.y,sn.z)}toNonIndexed(){function t(a,c){let l=a.array,h=a.itemSize,f=a.normalized,d=new l.constructor(c.length*h),p=0,m=0;for(let M=0,u=c.length;M<u;M++){a.isInterleavedBufferAttribute?p=c[M]*a.data.stride+a.offset:p=c[M]*h;for(let g=0;g<h;g++)d[m++]=l[p++]}return new $e(d,h,f)}if(this.index===null)return ae("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let c=s[a],l=t(c,n);e.setAttribute(a,l)}let r=this.morphAttributes;for(let a in r){let c=[],l=r[a];for(let h=0,f=l.length;h<f;h++){let d=l[h],p=t(d,n);c.push(p)}e.morphAttributes[a]=c}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,c=o.length;a<c;a++){let l=o[a];e.addGroup(l.start,l.count,l.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let c=this.parameters;for(let l in c)c[l]!==void 0&&(t[l]=c[l]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let c in n){let l=n[c];t.data.attributes[c]=l.toJSON(t.data)}let s={},r=!1;for(let c in this.morphAttributes){let l=this.morphAttributes[c],h=[];for(let f=0,d=l.length;f<d;f++){let p=l[f];h.push(p.toJSON(t.data))}h.length>0&&(s[c]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let l in s){let h=s[l];this.setAttribute(l,h.clone(e))}let r=t.morphAttributes;for(let l in r){let h=[],f=r[l];for(let d=0,p=f.length;d<p;d++)h.push(f[d].clone(e));this.morphAttributes[l]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let l=0,h=o.length;l<h;l++){let f=o[l];this.addGroup(f.start,f.count,f.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let c=t.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Cl=new $,Ff=new $,Of=new ge,gn=class{constructor(t=new $(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=Cl.subVectors(n,e).cross(Ff.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(Cl),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||Of.getNormalMatrix(t),s=this.coplanarPoint(Cl).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},Bf=0,Qn=class extends Wn{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Bf++}),this.uuid=Os(),this.name="",this.type="Material",this.blending=Ns,this.side=Oi,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=ql,this.blendDst=$l,this.blendEquation=Qi,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ve(0,0,0),this.blendAlpha=0,this.depthFunc=Ms,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=pu,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Co,this.stencilZFail=Co,this.stencilZPass=Co,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){ae(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){ae(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let c=r[a];delete c.metadata,o.push(c)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new ve().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new gn().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new ce().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new ce().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var di=new $,Rl=new $,lo=new $,co=new $,gi=class{constructor(t=new $,e=new $(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,di)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=di.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(di.copy(this.origin).addScaledVector(this.direction,e),di.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){Rl.copy(t).add(e).multiplyScalar(.5),lo.copy(e).sub(t).normalize(),co.copy(this.origin).sub(Rl);let r=t.distanceTo(e)*.5,o=-this.direction.dot(lo),a=co.dot(this.direction),c=-co.dot(lo),l=co.lengthSq(),h=Math.abs(1-o*o),f,d,p,m;if(h>0)if(f=o*c-a,d=o*a-c,m=r*h,f>=0)if(d>=-m)if(d<=m){let M=1/h;f*=M,d*=M,p=f*(f+o*d+2*a)+d*(o*f+d+2*c)+l}else d=r,f=Math.max(0,-(o*d+a)),p=-f*f+d*(d+2*c)+l;else d=-r,f=Math.max(0,-(o*d+a)),p=-f*f+d*(d+2*c)+l;else d<=-m?(f=Math.max(0,-(-o*r+a)),d=f>0?-r:Math.min(Math.max(-r,-c),r),p=-f*f+d*(d+2*c)+l):d<=m?(f=0,d=Math.min(Math.max(-r,-c),r),p=d*(d+2*c)+l):(f=Math.max(0,-(o*r+a)),d=f>0?r:Math.min(Math.max(-r,-c),r),p=-f*f+d*(d+2*c)+l);else d=o>0?-r:r,f=Math.max(0,-(o*d+a)),p=-f*f+d*(d+2*c)+l;return n&&n.copy(this.origin).addScaledVector(this.direction,f),s&&s.copy(Rl).addScaledVector(lo,d),p}intersectSphere(t,e){if(t.radius<0)return null;di.subVectors(t.center,this.origin);let n=di.dot(this.direction),s=di.dot(di)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,c=n+o;return c<0?null:a<0?this.at(c,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,c,l=1/this.direction.x,h=1/this.direction.y,f=1/this.direction.z,d=this.origin;return l>=0?(n=(t.min.x-d.x)*l,s=(t.max.x-d.x)*l):(n=(t.max.x-d.x)*l,s=(t.min.x-d.x)*l),h>=0?(r=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(r=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),f>=0?(a=(t.min.z-d.z)*f,c=(t.max.z-d.z)*f):(a=(t.max.z-d.z)*f,c=(t.min.z-d.z)*f),n>c||a>s)||((a>n||n!==n)&&(n=a),(c<s||s!==s)&&(s=c),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,di)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,c=a.x,l=a.y,h=a.z,f=t.x-o.x,d=t.y-o.y,p=t.z-o.z,m=e.x-o.x,M=e.y-o.y,u=e.z-o.z,g=n.x-o.x,E=n.y-o.y,P=n.z-o.z,S=Math.abs(c),I=Math.abs(l),w=Math.abs(h),_,b,C,L,F,z,Y,N,V,K,J,mt;if(S>=I&&S>=w?(C=c,z=f,V=m,mt=g,c>=0?(_=l,b=h,L=d,F=p,Y=M,N=u,K=E,J=P):(_=h,b=l,L=p,F=d,Y=u,N=M,K=P,J=E)):I>=w?(C=l,z=d,V=M,mt=E,l>=0?(_=h,b=c,L=p,F=f,Y=u,N=m,K=P,J=g):(_=c,b=h,L=f,F=p,Y=m,N=u,K=g,J=P)):(C=h,z=p,V=u,mt=P,h>=0?(_=c,b=l,L=f,F=d,Y=m,N=M,K=g,J=E):(_=l,b=c,L=d,F=f,Y=M,N=m,K=E,J=g)),C===0)return null;let H=_/C,lt=b/C,pt=1/C,kt=L-H*z,te=F-lt*z,ot=Y-H*V,Et=N-lt*V,Gt=K-H*mt,Zt=J-lt*mt,Dt=Gt*Et-Zt*ot,Ht=kt*Zt-te*Gt,_e=ot*te-Et*kt;if(s){if(Dt<0||Ht<0||_e<0)return null}else if((Dt<0||Ht<0||_e<0)&&(Dt>0||Ht>0||_e>0))return null;let Ot=Dt+Ht+_e;if(Ot===0)return null;let Wt=pt*(Dt*z+Ht*V+_e*mt);return(Ot>0?Wt<0:Wt>0)?null:this.at(Wt/Ot,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Vo=class extends Qn{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ve(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new mi,this.combine=aa,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},Mh=new ye,$i=new gi,ho=new jn,Sh=new $,uo=new $,fo=new $,po=new $,Pl=new $,mo=new $,bh=new $,go=new $,Je=class extends on{constructor(t=new Ke,e=new Vo){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){mo.set(0,0,0);for(let c=0,l=r.length;c<l;c++){let h=a[c],f=r[c];h!==0&&(Pl.fromBufferAttribute(f,t),o?mo.addScaledVector(Pl,h):mo.addScaledVector(Pl.sub(e),h))}e.add(mo)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),ho.copy(n.boundingSphere),ho.applyMatrix4(r),$i.copy(t.ray).recast(t.near),!(ho.containsPoint($i.origin)===!1&&($i.intersectSphere(ho,Sh)===null||$i.origin.distanceToSquared(Sh)>(t.far-t.near)**2))&&(Mh.copy(r).invert(),$i.copy(t.ray).applyMatrix4(Mh),!(n.boundingBox!==null&&$i.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,$i)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,c=r.attributes.position,l=r.attributes.uv,h=r.attributes.uv1,f=r.attributes.normal,d=r.groups,p=r.drawRange;if(a!==null)if(Array.isArray(o))for(let m=0,M=d.length;m<M;m++){let u=d[m],g=o[u.materialIndex],E=Math.max(u.start,p.start),P=Math.min(a.count,Math.min(u.start+u.count,p.start+p.count));for(let S=E,I=P;S<I;S+=3){let w=a.getX(S),_=a.getX(S+1),b=a.getX(S+2);s=_o(this,g,t,n,l,h,f,w,_,b),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=u.materialIndex,e.push(s))}}else{let m=Math.max(0,p.start),M=Math.min(a.count,p.start+p.count);for(let u=m,g=M;u<g;u+=3){let E=a.getX(u),P=a.getX(u+1),S=a.getX(u+2);s=_o(this,o,t,n,l,h,f,E,P,S),s&&(s.faceIndex=Math.floor(u/3),e.push(s))}}else if(c!==void 0)if(Array.isArray(o))for(let m=0,M=d.length;m<M;m++){let u=d[m],g=o[u.materialIndex],E=Math.max(u.start,p.start),P=Math.min(c.count,Math.min(u.start+u.count,p.start+p.count));for(let S=E,I=P;S<I;S+=3){let w=S,_=S+1,b=S+2;s=_o(this,g,t,n,l,h,f,w,_,b),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=u.materialIndex,e.push(s))}}else{let m=Math.max(0,p.start),M=Math.min(c.count,p.start+p.count);for(let u=m,g=M;u<g;u+=3){let E=u,P=u+1,S=u+2;s=_o(this,o,t,n,l,h,f,E,P,S),s&&(s.faceIndex=Math.floor(u/3),e.push(s))}}}};function zf(i,t,e,n,s,r,o,a){let c;if(t.side===yn?c=n.intersectTriangle(o,r,s,!0,a):c=n.intersectTriangle(s,r,o,t.side===Oi,a),c===null)return null;go.copy(a),go.applyMatrix4(i.matrixWorld);let l=e.ray.origin.distanceTo(go);return l<e.near||l>e.far?null:{distance:l,point:go.clone(),object:i}}function _o(i,t,e,n,s,r,o,a,c,l){i.getVertexPosition(a,uo),i.getVertexPosition(c,fo),i.getVertexPosition(l,po);let h=zf(i,t,e,n,uo,fo,po,bh);if(h){let f=new $;Ri.getBarycoord(bh,uo,fo,po,f),s&&(h.uv=Ri.getInterpolatedAttribute(s,a,c,l,f,new ce)),r&&(h.uv1=Ri.getInterpolatedAttribute(r,a,c,l,f,new ce)),o&&(h.normal=Ri.getInterpolatedAttribute(o,a,c,l,f,new $),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:c,c:l,normal:new $,materialIndex:0};Ri.getNormal(uo,fo,po,d.normal),h.face=d,h.barycoord=f}return h}var cr=class extends Mn{constructor(t=null,e=1,n=1,s,r,o,a,c,l=rn,h=rn,f,d){super(null,o,a,c,l,h,s,r,f,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Zi=class extends $e{constructor(t,e,n,s=1){super(t,e,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){let t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}},gs=new ye,wh=new ye,xo=[],Eh=new Nn,kf=new ye,Zs=new Je,Js=new jn,hr=class extends Je{constructor(t,e,n){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new Zi(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,kf)}computeBoundingBox(){let t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new Nn),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,gs),Eh.copy(t.boundingBox).applyMatrix4(gs),this.boundingBox.union(Eh)}computeBoundingSphere(){let t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new jn),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,gs),Js.copy(t.boundingSphere).applyMatrix4(gs),this.boundingSphere.union(Js)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),this.morphTexture=t.morphTexture!==null?t.morphTexture.clone():null,this.instanceColor=t.instanceColor!==null?t.instanceColor.clone():null,this.count=t.count,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){let n=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=t*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(t,e){let n=this.matrixWorld,s=this.count;if(Zs.geometry=this.geometry,Zs.material=this.material,Zs.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Js.copy(this.boundingSphere),Js.applyMatrix4(n),t.ray.intersectsSphere(Js)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,gs),wh.multiplyMatrices(n,gs),Zs.matrixWorld=wh,Zs.raycast(t,xo);for(let o=0,a=xo.length;o<a;o++){let c=xo[o];c.instanceId=r,c.object=this,e.push(c)}xo.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new Zi(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){let n=e.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new cr(new Float32Array(s*this.count),s,this.count,pa,Un));let r=this.morphTexture.source.data.data,o=0;for(let l=0;l<n.length;l++)o+=n[l];let a=this.geometry.morphTargetsRelative?1:1-o,c=s*t;return r[c]=a,r.set(n,c+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Yi=new jn,Gf=new ce(.5,.5),yo=new $,Pi=class{constructor(t=new gn,e=new gn,n=new gn,s=new gn,r=new gn,o=new gn){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=Ln,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],c=r[2],l=r[3],h=r[4],f=r[5],d=r[6],p=r[7],m=r[8],M=r[9],u=r[10],g=r[11],E=r[12],P=r[13],S=r[14],I=r[15];if(s[0].setComponents(l-o,p-h,g-m,I-E).normalize(),s[1].setComponents(l+o,p+h,g+m,I+E).normalize(),s[2].setComponents(l+a,p+f,g+M,I+P).normalize(),s[3].setComponents(l-a,p-f,g-M,I-P).normalize(),n)s[4].setComponents(c,d,u,S).normalize(),s[5].setComponents(l-c,p-d,g-u,I-S).normalize();else if(s[4].setComponents(l-c,p-d,g-u,I-S).normalize(),e===Ln)s[5].setComponents(l+c,p+d,g+u,I+S).normalize();else if(e===Ss)s[5].setComponents(c,d,u,S).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),Yi.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),Yi.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(Yi)}intersectsSprite(t){Yi.center.set(0,0,0);let e=Gf.distanceTo(t.center);return Yi.radius=.7071067811865476+e,Yi.applyMatrix4(t.matrixWorld),this.intersectsSphere(Yi)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(yo.x=s.normal.x>0?t.max.x:t.min.x,yo.y=s.normal.y>0?t.max.y:t.min.y,yo.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(yo)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Ah=new ye,Ho=class i{constructor(){this.coordinateSystem=Ln,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];Ah.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Pi),n[s].setFromProjectionMatrix(Ah,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new Pi),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var ti=class extends Qn{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ve(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},Wo=new $,Xo=new $,Th=new ye,Ks=new gi,vo=new jn,Il=new $,Ch=new $,Ji=class extends on{constructor(t=new Ke,e=new ti){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)Wo.fromBufferAttribute(e,s-1),Xo.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=Wo.distanceTo(Xo);t.setAttribute("lineDistance",new Ze(n,1))}else ae("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),vo.copy(n.boundingSphere),vo.applyMatrix4(s),vo.radius+=r,t.ray.intersectsSphere(vo)===!1)return;Th.copy(s).invert(),Ks.copy(t.ray).applyMatrix4(Th);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let p=Math.max(0,o.start),m=Math.min(h.count,o.start+o.count);for(let M=p,u=m-1;M<u;M+=l){let g=h.getX(M),E=h.getX(M+1),P=Mo(this,t,Ks,c,g,E,M);P&&e.push(P)}if(this.isLineLoop){let M=h.getX(m-1),u=h.getX(p),g=Mo(this,t,Ks,c,M,u,m-1);g&&e.push(g)}}else{let p=Math.max(0,o.start),m=Math.min(d.count,o.start+o.count);for(let M=p,u=m-1;M<u;M+=l){let g=Mo(this,t,Ks,c,M,M+1,M);g&&e.push(g)}if(this.isLineLoop){let M=Mo(this,t,Ks,c,m-1,p,m-1);M&&e.push(M)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Mo(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(Wo.fromBufferAttribute(a,s),Xo.fromBufferAttribute(a,r),e.distanceSqToSegment(Wo,Xo,Il,Ch)>n)return;Il.applyMatrix4(i.matrixWorld);let l=t.ray.origin.distanceTo(Il);if(!(l<t.near||l>t.far))return{distance:l,point:Ch.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var Rh=new $,Ph=new $,Ki=class extends Ji{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)Rh.fromBufferAttribute(e,s),Ph.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+Rh.distanceTo(Ph);t.setAttribute("lineDistance",new Ze(n,1))}else ae("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Cs=class extends Qn{constructor(t){super(),this.isPointsMaterial=!0,this.type="PointsMaterial",this.color=new ve(16777215),this.map=null,this.alphaMap=null,this.size=1,this.sizeAttenuation=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.alphaMap=t.alphaMap,this.size=t.size,this.sizeAttenuation=t.sizeAttenuation,this.fog=t.fog,this}},Ih=new ye,Ol=new gi,So=new jn,bo=new $,ur=class extends on{constructor(t=new Ke,e=new Cs){super(),this.isPoints=!0,this.type="Points",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Points.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),So.copy(n.boundingSphere),So.applyMatrix4(s),So.radius+=r,t.ray.intersectsSphere(So)===!1)return;Ih.copy(s).invert(),Ol.copy(t.ray).applyMatrix4(Ih);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),c=a*a,l=n.index,f=n.attributes.position;if(l!==null){let d=Math.max(0,o.start),p=Math.min(l.count,o.start+o.count);for(let m=d,M=p;m<M;m++){let u=l.getX(m);bo.fromBufferAttribute(f,u),Lh(bo,u,c,s,t,e,this)}}else{let d=Math.max(0,o.start),p=Math.min(f.count,o.start+o.count);for(let m=d,M=p;m<M;m++)bo.fromBufferAttribute(f,m),Lh(bo,m,c,s,t,e,this)}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Lh(i,t,e,n,s,r,o){let a=Ol.distanceSqToPoint(i);if(a<e){let c=new $;Ol.closestPointToPoint(i,c),c.applyMatrix4(n);let l=s.ray.origin.distanceTo(c);if(l<s.near||l>s.far)return;r.push({distance:l,distanceToRay:Math.sqrt(a),point:c,index:t,face:null,faceIndex:null,barycoord:null,object:o})}}var dr=class extends Mn{constructor(t=[],e=ts,n,s,r,o,a,c,l,h){super(t,e,n,s,r,o,a,c,l,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var _i=class extends Mn{constructor(t,e,n=Xn,s,r,o,a=rn,c=rn,l,h=pi,f=1){if(h!==pi&&h!==yi)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:f};super(d,s,r,o,a,c,h,n,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new Es(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},fr=class extends _i{constructor(t,e=Xn,n=ts,s,r,o=rn,a=rn,c,l=pi){let h={width:t,height:t,depth:1},f=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,c,l),this.image=f,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},pr=class extends Mn{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},Ii=class i extends Ke{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let c=[],l=[],h=[],f=[],d=0,p=0;m("z","y","x",-1,-1,n,e,t,o,r,0),m("z","y","x",1,-1,n,e,-t,o,r,1),m("x","z","y",1,1,t,n,e,s,o,2),m("x","z","y",1,-1,t,n,-e,s,o,3),m("x","y","z",1,-1,t,e,n,s,r,4),m("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(c),this.setAttribute("position",new Ze(l,3)),this.setAttribute("normal",new Ze(h,3)),this.setAttribute("uv",new Ze(f,2));function m(M,u,g,E,P,S,I,w,_,b,C){let L=S/_,F=I/b,z=S/2,Y=I/2,N=w/2,V=_+1,K=b+1,J=0,mt=0,H=new $;for(let lt=0;lt<K;lt++){let pt=lt*F-Y;for(let kt=0;kt<V;kt++){let te=kt*L-z;H[M]=te*E,H[u]=pt*P,H[g]=N,l.push(H.x,H.y,H.z),H[M]=0,H[u]=0,H[g]=w>0?1:-1,h.push(H.x,H.y,H.z),f.push(kt/_),f.push(1-lt/b),J+=1}}for(let lt=0;lt<b;lt++)for(let pt=0;pt<_;pt++){let kt=d+pt+V*lt,te=d+pt+V*(lt+1),ot=d+(pt+1)+V*(lt+1),Et=d+(pt+1)+V*lt;c.push(kt,te,Et),c.push(te,ot,Et),mt+=6}a.addGroup(p,mt,C),p+=mt,d+=J}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}};var Rs=class i extends Ke{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,c=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:c};let l=this;s=Math.floor(s),r=Math.floor(r);let h=[],f=[],d=[],p=[],m=0,M=[],u=n/2,g=0;E(),o===!1&&(t>0&&P(!0),e>0&&P(!1)),this.setIndex(h),this.setAttribute("position",new Ze(f,3)),this.setAttribute("normal",new Ze(d,3)),this.setAttribute("uv",new Ze(p,2));function E(){let S=new $,I=new $,w=0,_=(e-t)/n;for(let b=0;b<=r;b++){let C=[],L=b/r,F=L*(e-t)+t;for(let z=0;z<=s;z++){let Y=z/s,N=Y*c+a,V=Math.sin(N),K=Math.cos(N);I.x=F*V,I.y=-L*n+u,I.z=F*K,f.push(I.x,I.y,I.z),S.set(V,_,K).normalize(),d.push(S.x,S.y,S.z),p.push(Y,1-L),C.push(m++)}M.push(C)}for(let b=0;b<s;b++)for(let C=0;C<r;C++){let L=M[C][b],F=M[C+1][b],z=M[C+1][b+1],Y=M[C][b+1];(t>0||C!==0)&&(h.push(L,F,Y),w+=3),(e>0||C!==r-1)&&(h.push(F,z,Y),w+=3)}l.addGroup(g,w,0),g+=w}function P(S){let I=m,w=new ce,_=new $,b=0,C=S===!0?t:e,L=S===!0?1:-1;for(let z=1;z<=s;z++)f.push(0,u*L,0),d.push(0,L,0),p.push(.5,.5),m++;let F=m;for(let z=0;z<=s;z++){let N=z/s*c+a,V=Math.cos(N),K=Math.sin(N);_.x=C*K,_.y=u*L,_.z=C*V,f.push(_.x,_.y,_.z),d.push(0,L,0),w.x=V*.5+.5,w.y=K*.5*L+.5,p.push(w.x,w.y),m++}for(let z=0;z<s;z++){let Y=I+z,N=F+z;S===!0?h.push(N,N+1,Y):h.push(N+1,N,Y),b+=3}l.addGroup(g,b,S===!0?1:2),g+=b}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}};var mr=class i extends Ke{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),c=Math.floor(s),l=a+1,h=c+1,f=t/a,d=e/c,p=[],m=[],M=[],u=[];for(let g=0;g<h;g++){let E=g*d-o;for(let P=0;P<l;P++){let S=P*f-r;m.push(S,-E,0),M.push(0,0,1),u.push(P/a),u.push(1-g/c)}}for(let g=0;g<c;g++)for(let E=0;E<a;E++){let P=E+l*g,S=E+l*(g+1),I=E+1+l*(g+1),w=E+1+l*g;p.push(P,S,w),p.push(S,I,w)}this.setIndex(p),this.setAttribute("position",new Ze(m,3)),this.setAttribute("normal",new Ze(M,3)),this.setAttribute("uv",new Ze(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var gr=class i extends Ke{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let c=Math.min(o+a,Math.PI),l=0,h=[],f=new $,d=new $,p=[],m=[],M=[],u=[];for(let g=0;g<=n;g++){let E=[],P=g/n,S=o+P*a,I=t*Math.cos(S),w=Math.sqrt(t*t-I*I),_=0;g===0&&o===0?_=.5/e:g===n&&c===Math.PI&&(_=-.5/e);for(let b=0;b<=e;b++){let C=b/e,L=s+C*r;f.x=-w*Math.cos(L),f.y=I,f.z=w*Math.sin(L),m.push(f.x,f.y,f.z),d.copy(f).normalize(),M.push(d.x,d.y,d.z),u.push(C+_,1-P),E.push(l++)}h.push(E)}for(let g=0;g<n;g++)for(let E=0;E<e;E++){let P=h[g][E+1],S=h[g][E],I=h[g+1][E],w=h[g+1][E+1];(g!==0||o>0)&&p.push(P,S,w),(g!==n-1||c<Math.PI)&&p.push(S,I,w)}this.setIndex(p),this.setAttribute("position",new Ze(m,3)),this.setAttribute("normal",new Ze(M,3)),this.setAttribute("uv",new Ze(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};function ns(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(Dh(s))s.isRenderTargetTexture?(ae("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(Dh(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function fn(i){let t={};for(let e=0;e<i.length;e++){let n=ns(i[e]);for(let s in n)t[s]=n[s]}return t}function Dh(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function Vf(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function _c(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:we.workingColorSpace}var Cu={clone:ns,merge:fn},Hf=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Wf=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ei=class extends Qn{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Hf,this.fragmentShader=Wf,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=ns(t.uniforms),this.uniformsGroups=Vf(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new ve().setHex(s.value);break;case"v2":this.uniforms[n].value=new ce().fromArray(s.value);break;case"v3":this.uniforms[n].value=new $().fromArray(s.value);break;case"v4":this.uniforms[n].value=new ke().fromArray(s.value);break;case"m3":this.uniforms[n].value=new ge().fromArray(s.value);break;case"m4":this.uniforms[n].value=new ye().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},qo=class extends ei{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var Cn=class extends Qn{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new ve(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ve(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Ya,this.normalScale=new ce(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new mi,this.combine=aa,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},$o=class extends Qn{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=du,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Yo=class extends Qn{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function _s(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function wo(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Li=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let c=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===c)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Zo=class extends Li{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Nl,endingEnd:Nl}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],c=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Ul:r=t,a=2*e-n;break;case Fl:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(c===void 0)switch(this.getSettings_().endingEnd){case Ul:o=t,c=2*n-e;break;case Fl:o=1,c=n+s[1]-s[0];break;default:o=t-1,c=e}let l=(n-e)*.5,h=this.valueSize;this._weightPrev=l/(e-a),this._weightNext=l/(c-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=t*a,l=c-a,h=this._offsetPrev,f=this._offsetNext,d=this._weightPrev,p=this._weightNext,m=(n-e)/(s-e),M=m*m,u=M*m,g=-d*u+2*d*M-d*m,E=(1+d)*u+(-1.5-2*d)*M+(-.5+d)*m+1,P=(-1-p)*u+(1.5+p)*M+.5*m,S=p*u-p*M;for(let I=0;I!==a;++I)r[I]=g*o[h+I]+E*o[l+I]+P*o[c+I]+S*o[f+I];return r}},Jo=class extends Li{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=t*a,l=c-a,h=(n-e)/(s-e),f=1-h;for(let d=0;d!==a;++d)r[d]=o[l+d]*f+o[c+d]*h;return r}},Ko=class extends Li{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},jo=class extends Li{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=t*a,l=c-a,h=this.inTangents,f=this.outTangents;if(!h||!f){let m=(n-e)/(s-e),M=1-m;for(let u=0;u!==a;++u)r[u]=o[l+u]*M+o[c+u]*m;return r}let d=a*2,p=t-1;for(let m=0;m!==a;++m){let M=o[l+m],u=o[c+m],g=p*d+m*2,E=f[g],P=f[g+1],S=t*d+m*2,I=h[S],w=h[S+1],_=qf(n,e,E,I,s);r[m]=Ru(_,M,P,w,u)}return r}};function Ru(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function Xf(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function qf(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=Ru(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let c=Xf(r,t,e,n,s);if(Math.abs(c)<1e-10)break;r=Math.max(0,Math.min(1,r-a/c))}return r}var Rn=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=_s(e,this.TimeBufferType),this.values=_s(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:_s(t.times,Array),values:_s(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),wo(t.settings)&&(n.settings={inTangents:_s(t.settings.inTangents,Array),outTangents:_s(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new Ko(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Jo(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new Zo(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new jo(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case er:e=this.InterpolantFactoryMethodDiscrete;break;case Bo:e=this.InterpolantFactoryMethodLinear;break;case To:e=this.InterpolantFactoryMethodSmooth;break;case Dl:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return ae("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return er;case this.InterpolantFactoryMethodLinear:return Bo;case this.InterpolantFactoryMethodSmooth:return To;case this.InterpolantFactoryMethodBezier:return Dl}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;wo(this.settings)&&(Nh(this.settings.inTangents,t),Nh(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;wo(this.settings)&&(Uh(this.settings.inTangents,t),Uh(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(pe("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(pe("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let c=n[a];if(typeof c=="number"&&isNaN(c)){pe("KeyframeTrack: Time is not a valid number.",this,a,c),t=!1;break}if(o!==null&&o>c){pe("KeyframeTrack: Out of order keys.",this,a,c,o),t=!1;break}o=c}if(s!==void 0&&af(s))for(let a=0,c=s.length;a!==c;++a){let l=s[a];if(isNaN(l)){pe("KeyframeTrack: Value is not a valid number.",this,a,l),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===To,r=t.length-1,o=1;for(let a=1;a<r;++a){let c=!1,l=t[a],h=t[a+1];if(l!==h&&(a!==1||l!==t[0]))if(s)c=!0;else{let f=a*n,d=f-n,p=f+n;for(let m=0;m!==n;++m){let M=e[f+m];if(M!==e[d+m]||M!==e[p+m]){c=!0;break}}}if(c){if(a!==o){t[o]=t[a];let f=a*n,d=o*n;for(let p=0;p!==n;++p)e[d+p]=e[f+p]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,c=o*n,l=0;l!==n;++l)e[c+l]=e[a+l];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,wo(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Nh(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function Uh(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}Rn.prototype.ValueTypeName="";Rn.prototype.TimeBufferType=Float32Array;Rn.prototype.ValueBufferType=Float32Array;Rn.prototype.DefaultInterpolation=Bo;var Di=class extends Rn{constructor(t,e,n){super(t,e,n)}};Di.prototype.ValueTypeName="bool";Di.prototype.ValueBufferType=Array;Di.prototype.DefaultInterpolation=er;Di.prototype.InterpolantFactoryMethodLinear=void 0;Di.prototype.InterpolantFactoryMethodSmooth=void 0;var Qo=class extends Rn{constructor(t,e,n,s){super(t,e,n,s)}};Qo.prototype.ValueTypeName="color";var ta=class extends Rn{constructor(t,e,n,s){super(t,e,n,s)}};ta.prototype.ValueTypeName="number";var ea=class extends Li{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(n-e)/(s-e),l=t*a;for(let h=l+a;l!==h;l+=4)ln.slerpFlat(r,0,o,l-a,o,l,c);return r}},_r=class extends Rn{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new ea(this.times,this.values,this.getValueSize(),t)}};_r.prototype.ValueTypeName="quaternion";_r.prototype.InterpolantFactoryMethodSmooth=void 0;var Ni=class extends Rn{constructor(t,e,n){super(t,e,n)}};Ni.prototype.ValueTypeName="string";Ni.prototype.ValueBufferType=Array;Ni.prototype.DefaultInterpolation=er;Ni.prototype.InterpolantFactoryMethodLinear=void 0;Ni.prototype.InterpolantFactoryMethodSmooth=void 0;var na=class extends Rn{constructor(t,e,n,s){super(t,e,n,s)}};na.prototype.ValueTypeName="vector";var ia=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,c,l=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),c?c(h):h},this.setURLModifier=function(h){return c=h,this},this.addHandler=function(h,f){return l.push(h,f),this},this.removeHandler=function(h){let f=l.indexOf(h);return f!==-1&&l.splice(f,2),this},this.getHandler=function(h){for(let f=0,d=l.length;f<d;f+=2){let p=l[f],m=l[f+1];if(p.global&&(p.lastIndex=0),p.test(h))return m}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Pu=new ia,sa=class{constructor(t){this.manager=t!==void 0?t:Pu,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};sa.DEFAULT_MATERIAL_NAME="__DEFAULT";var Ps=class extends on{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new ve(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},xr=class extends Ps{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(on.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ve(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},Ll=new ye,Fh=new $,Oh=new $,ra=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new ce(512,512),this.mapType=bn,this.map=null,this.mapPass=null,this.matrix=new ye,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Pi,this._frameExtents=new ce(1,1),this._viewportCount=1,this._viewports=[new ke(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;Fh.setFromMatrixPosition(t.matrixWorld),e.position.copy(Fh),Oh.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(Oh),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){Ll.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(Ll,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,c=s?s.x/r.x:0,l=s?s.y/r.y:0;t.coordinateSystem===Ss||t.reversedDepth?e.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,.5,.5,0,0,0,1),e.multiply(Ll)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},Eo=new $,Ao=new ln,Jn=new $,yr=class extends on{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new ye,this.projectionMatrix=new ye,this.projectionMatrixInverse=new ye,this.coordinateSystem=Ln,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(Eo,Ao,Jn),Jn.x===1&&Jn.y===1&&Jn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Eo,Ao,Jn.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(Eo,Ao,Jn),Jn.x===1&&Jn.y===1&&Jn.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Eo,Ao,Jn.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ci=new $,Bh=new ce,zh=new ce,_n=class extends yr{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=ws*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(Qs*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return ws*2*Math.atan(Math.tan(Qs*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Ci.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Ci.x,Ci.y).multiplyScalar(-t/Ci.z),Ci.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Ci.x,Ci.y).multiplyScalar(-t/Ci.z)}getViewSize(t,e){return this.getViewBounds(t,Bh,zh),e.subVectors(zh,Bh)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(Qs*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let c=o.fullWidth,l=o.fullHeight;r+=o.offsetX*s/c,e-=o.offsetY*n/l,s*=o.width/c,n*=o.height/l}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var vr=class extends yr{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,c=s-e;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=l*this.view.offsetX,o=r+l*this.view.width,a-=h*this.view.offsetY,c=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},Bl=class extends ra{constructor(){super(new vr(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Mr=class extends Ps{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(on.DEFAULT_UP),this.updateMatrix(),this.target=new on,this.shadow=new Bl}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}},Sr=class extends Ps{constructor(t,e){super(t,e),this.isAmbientLight=!0,this.type="AmbientLight"}};var xs=-90,ys=1,Is=class extends on{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new _n(xs,ys,t,e);s.layers=this.layers,this.add(s);let r=new _n(xs,ys,t,e);r.layers=this.layers,this.add(r);let o=new _n(xs,ys,t,e);o.layers=this.layers,this.add(o);let a=new _n(xs,ys,t,e);a.layers=this.layers,this.add(a);let c=new _n(xs,ys,t,e);c.layers=this.layers,this.add(c);let l=new _n(xs,ys,t,e);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,c]=e;for(let l of e)this.remove(l);if(t===Ln)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(t===Ss)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let l of e)this.add(l),l.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,c,l,h]=this.children,f=t.getRenderTarget(),d=t.getActiveCubeFace(),p=t.getActiveMipmapLevel(),m=t.xr.enabled;t.xr.enabled=!1;let M=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let u=!1;t.isWebGLRenderer===!0?u=t.state.buffers.depth.getReversed():u=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),t.setRenderTarget(n,4,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),n.texture.mipmapsAutoUpdate=M,t.setRenderTarget(n,5,s),u&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(f,d,p),t.xr.enabled=m,n.texture.needsPMREMUpdate=!0}},oa=class extends _n{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var xc="\\[\\]\\.:\\/",$f=new RegExp("["+xc+"]","g"),yc="[^"+xc+"]",Yf="[^"+xc.replace("\\.","")+"]",Zf=/((?:WC+[\/:])*)/.source.replace("WC",yc),Jf=/(WCOD+)?/.source.replace("WCOD",Yf),Kf=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",yc),jf=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",yc),Qf=new RegExp("^"+Zf+Jf+Kf+jf+"$"),tp=["material","materials","bones","map"],zl=class{constructor(t,e,n){let s=n||Ve.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},Ve=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace($f,"")}static parseTrackName(t){let e=Qf.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);tp.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let c=n(a.children);if(c)return c}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){ae("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let l=e.objectIndex;switch(n){case"materials":if(!t.material){pe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){pe("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){pe("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===l){l=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){pe("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){pe("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){pe("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(l!==void 0){if(t[l]===void 0){pe("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[l]}}let o=t[s];if(o===void 0){let l=e.nodeName;pe("PropertyBinding: Trying to update property for track: "+l+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let c=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){pe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){pe("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}c=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(c=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(c=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[c],this.setValue=this.SetterByBindingTypeAndVersioning[c][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Ve.Composite=zl;Ve.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Ve.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Ve.prototype.GetterByBindingType=[Ve.prototype._getValue_direct,Ve.prototype._getValue_array,Ve.prototype._getValue_arrayElement,Ve.prototype._getValue_toArray];Ve.prototype.SetterByBindingTypeAndVersioning=[[Ve.prototype._setValue_direct,Ve.prototype._setValue_direct_setNeedsUpdate,Ve.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Ve.prototype._setValue_array,Ve.prototype._setValue_array_setNeedsUpdate,Ve.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Ve.prototype._setValue_arrayElement,Ve.prototype._setValue_arrayElement_setNeedsUpdate,Ve.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Ve.prototype._setValue_fromArray,Ve.prototype._setValue_fromArray_setNeedsUpdate,Ve.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var Kx=new Float32Array(1);var kh=new ye,br=class{constructor(t,e,n=0,s=1/0){this.ray=new gi(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new As,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):pe("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return kh.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(kh),this}intersectObject(t,e=!0,n=[]){return kl(t,this,n,e),n.sort(Gh),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)kl(t[s],this,n,e);return n.sort(Gh),n}};function Gh(i,t){return i.distance-t.distance}function kl(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)kl(r[o],t,e,!0)}}var Ls=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=Se(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(Se(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Gl=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var wr=class extends Wn{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function vc(i,t,e,n){let s=ep(n);switch(e){case oc:return i*t;case pa:return i*t/s.components*s.byteLength;case ma:return i*t/s.components*s.byteLength;case Bi:return i*t*2/s.components*s.byteLength;case ga:return i*t*2/s.components*s.byteLength;case ac:return i*t*3/s.components*s.byteLength;case $n:return i*t*4/s.components*s.byteLength;case _a:return i*t*4/s.components*s.byteLength;case Tr:case Cr:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Rr:case Pr:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case ya:case Ma:return Math.max(i,16)*Math.max(t,8)/4;case xa:case va:return Math.max(i,8)*Math.max(t,8)/2;case Sa:case ba:case Ea:case Aa:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case wa:case Ir:case Ta:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Ca:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Ra:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case Pa:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Ia:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case La:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case Da:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case Na:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case Ua:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Fa:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Oa:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Ba:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case za:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case ka:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Ga:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case Va:case Ha:case Wa:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Xa:case qa:return Math.ceil(i/4)*Math.ceil(t/4)*8;case Lr:case $a:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function ep(i){switch(i){case bn:case nc:return{byteLength:1,components:1};case Fs:case ic:case qn:return{byteLength:2,components:1};case da:case fa:return{byteLength:2,components:4};case Xn:case ua:case Un:return{byteLength:4,components:1};case sc:case rc:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?ae("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function ju(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function ip(i){let t=new WeakMap;function e(a,c){let l=a.array,h=a.usage,f=l.byteLength,d=i.createBuffer();i.bindBuffer(c,d),i.bufferData(c,l,h),a.onUploadCallback();let p;if(l instanceof Float32Array)p=i.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)p=i.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?p=i.HALF_FLOAT:p=i.UNSIGNED_SHORT;else if(l instanceof Int16Array)p=i.SHORT;else if(l instanceof Uint32Array)p=i.UNSIGNED_INT;else if(l instanceof Int32Array)p=i.INT;else if(l instanceof Int8Array)p=i.BYTE;else if(l instanceof Uint8Array)p=i.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)p=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:d,type:p,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:f}}function n(a,c,l){let h=c.array,f=c.updateRanges;if(i.bindBuffer(l,a),f.length===0)i.bufferSubData(l,0,h);else{f.sort((p,m)=>p.start-m.start);let d=0;for(let p=1;p<f.length;p++){let m=f[d],M=f[p];M.start<=m.start+m.count+1?m.count=Math.max(m.count,M.start+M.count-m.start):(++d,f[d]=M)}f.length=d+1;for(let p=0,m=f.length;p<m;p++){let M=f[p];i.bufferSubData(l,M.start*h.BYTES_PER_ELEMENT,h,M.start,M.count)}c.clearUpdateRanges()}c.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let c=t.get(a);c&&(i.deleteBuffer(c.buffer),t.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let l=t.get(a);if(l===void 0)t.set(a,e(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(l.buffer,a,c),l.version=a.version}}return{get:s,remove:r,update:o}}var sp=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,rp=`#ifdef USE_ALPHAHASH
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
#endif`,op=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,ap=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,lp=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,cp=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,hp=`#ifdef USE_AOMAP
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
#endif`,up=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,dp=`#ifdef USE_BATCHING
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
#endif`,fp=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,pp=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,mp=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,gp=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,_p=`#ifdef USE_IRIDESCENCE
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
#endif`,xp=`#ifdef USE_BUMPMAP
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
#endif`,yp=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,vp=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Mp=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Sp=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,bp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,wp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Ep=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Ap=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Tp=`#define PI 3.141592653589793
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
} // validated`,Cp=`vec3 transformedNormal = objectNormal;
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
#endif`,Rp=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Pp=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Ip=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Lp=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Dp="gl_FragColor = linearToOutputTexel( gl_FragColor );",Np=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Up=`#ifdef USE_ENVMAP
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
#endif`,Fp=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,Op=`#ifdef USE_ENVMAP
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
#endif`,Bp=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,zp=`#ifdef USE_ENVMAP
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
#endif`,kp=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Gp=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Vp=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Hp=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Wp=`#ifdef USE_GRADIENTMAP
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
}`,Xp=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,qp=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,$p=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Yp=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,Zp=`#ifdef USE_ENVMAP
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
#endif`,Jp=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Kp=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,jp=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Qp=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,tm=`PhysicalMaterial material;
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
#endif`,em=`uniform sampler2D dfgLUT;
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
}`,nm=`
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
#endif`,im=`#if defined( RE_IndirectDiffuse )
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
#endif`,sm=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,rm=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,om=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,am=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,lm=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,cm=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,hm=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,um=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,dm=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,fm=`#if defined( USE_POINTS_UV )
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
#endif`,pm=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,mm=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,gm=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,_m=`#if defined( USE_MORPHCOLORS )
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
#endif`,xm=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,ym=`#ifdef USE_MORPHTARGETS
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
#endif`,vm=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Mm=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,Sm=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,bm=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,wm=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Em=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Am=`#ifdef USE_NORMALMAP
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
#endif`,Tm=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Cm=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Rm=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Pm=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Im=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Lm=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,Dm=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Nm=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Um=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Fm=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Om=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Bm=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,zm=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,km=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Gm=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,Vm=`float getShadowMask() {
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
}`,Hm=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Wm=`#ifdef USE_SKINNING
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
#endif`,Xm=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,qm=`#ifdef USE_SKINNING
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
#endif`,$m=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,Ym=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,Zm=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,Jm=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,Km=`#ifdef USE_TRANSMISSION
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
#endif`,jm=`#ifdef USE_TRANSMISSION
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
#endif`,Qm=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,tg=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,eg=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,ng=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,ig=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,sg=`uniform sampler2D t2D;
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
}`,rg=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,og=`uniform float backgroundBlurriness;
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
}`,ag=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,lg=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,cg=`#include <common>
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
}`,hg=`#if DEPTH_PACKING == 3200
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
}`,ug=`#define DISTANCE
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
}`,dg=`#define DISTANCE
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
}`,fg=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,pg=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,mg=`uniform float scale;
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
}`,gg=`uniform vec3 diffuse;
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
}`,_g=`#include <common>
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
}`,xg=`uniform vec3 diffuse;
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
}`,yg=`#define LAMBERT
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
}`,vg=`#define LAMBERT
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
}`,Mg=`#define MATCAP
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
}`,Sg=`#define MATCAP
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
}`,bg=`#define NORMAL
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
}`,wg=`#define NORMAL
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
}`,Eg=`#define PHONG
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
}`,Ag=`#define PHONG
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
}`,Tg=`#define STANDARD
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
}`,Cg=`#define STANDARD
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
}`,Rg=`#define TOON
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
}`,Pg=`#define TOON
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
}`,Ig=`uniform float size;
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
}`,Lg=`uniform vec3 diffuse;
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
}`,Dg=`#include <common>
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
}`,Ng=`uniform vec3 color;
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
}`,Ug=`uniform float rotation;
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
}`,Fg=`uniform vec3 diffuse;
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
}`,Me={alphahash_fragment:sp,alphahash_pars_fragment:rp,alphamap_fragment:op,alphamap_pars_fragment:ap,alphatest_fragment:lp,alphatest_pars_fragment:cp,aomap_fragment:hp,aomap_pars_fragment:up,batching_pars_vertex:dp,batching_vertex:fp,begin_vertex:pp,beginnormal_vertex:mp,bsdfs:gp,iridescence_fragment:_p,bumpmap_pars_fragment:xp,clipping_planes_fragment:yp,clipping_planes_pars_fragment:vp,clipping_planes_pars_vertex:Mp,clipping_planes_vertex:Sp,color_fragment:bp,color_pars_fragment:wp,color_pars_vertex:Ep,color_vertex:Ap,common:Tp,defaultnormal_vertex:Cp,displacementmap_pars_vertex:Rp,displacementmap_vertex:Pp,emissivemap_fragment:Ip,emissivemap_pars_fragment:Lp,colorspace_fragment:Dp,colorspace_pars_fragment:Np,envmap_fragment:Up,envmap_common_pars_fragment:Fp,envmap_pars_fragment:Op,envmap_pars_vertex:Bp,envmap_physical_pars_fragment:Zp,envmap_vertex:zp,fog_vertex:kp,fog_pars_vertex:Gp,fog_fragment:Vp,fog_pars_fragment:Hp,gradientmap_pars_fragment:Wp,lightmap_pars_fragment:Xp,lights_lambert_fragment:qp,lights_lambert_pars_fragment:$p,lights_pars_begin:Yp,lights_toon_fragment:Jp,lights_toon_pars_fragment:Kp,lights_phong_fragment:jp,lights_phong_pars_fragment:Qp,lights_physical_fragment:tm,lights_physical_pars_fragment:em,lights_fragment_begin:nm,lights_fragment_maps:im,lights_fragment_end:sm,lightprobes_pars_fragment:rm,logdepthbuf_fragment:om,logdepthbuf_pars_fragment:am,logdepthbuf_pars_vertex:lm,logdepthbuf_vertex:cm,map_fragment:hm,map_pars_fragment:um,map_particle_fragment:dm,map_particle_pars_fragment:fm,metalnessmap_fragment:pm,metalnessmap_pars_fragment:mm,morphinstance_vertex:gm,morphcolor_vertex:_m,morphnormal_vertex:xm,morphtarget_pars_vertex:ym,morphtarget_vertex:vm,normal_fragment_begin:Mm,normal_fragment_maps:Sm,normal_pars_fragment:bm,normal_pars_vertex:wm,normal_vertex:Em,normalmap_pars_fragment:Am,clearcoat_normal_fragment_begin:Tm,clearcoat_normal_fragment_maps:Cm,clearcoat_pars_fragment:Rm,iridescence_pars_fragment:Pm,opaque_fragment:Im,packing:Lm,premultiplied_alpha_fragment:Dm,project_vertex:Nm,dithering_fragment:Um,dithering_pars_fragment:Fm,roughnessmap_fragment:Om,roughnessmap_pars_fragment:Bm,shadowmap_pars_fragment:zm,shadowmap_pars_vertex:km,shadowmap_vertex:Gm,shadowmask_pars_fragment:Vm,skinbase_vertex:Hm,skinning_pars_vertex:Wm,skinning_vertex:Xm,skinnormal_vertex:qm,specularmap_fragment:$m,specularmap_pars_fragment:Ym,tonemapping_fragment:Zm,tonemapping_pars_fragment:Jm,transmission_fragment:Km,transmission_pars_fragment:jm,uv_pars_fragment:Qm,uv_pars_vertex:tg,uv_vertex:eg,worldpos_vertex:ng,background_vert:ig,background_frag:sg,backgroundCube_vert:rg,backgroundCube_frag:og,cube_vert:ag,cube_frag:lg,depth_vert:cg,depth_frag:hg,distance_vert:ug,distance_frag:dg,equirect_vert:fg,equirect_frag:pg,linedashed_vert:mg,linedashed_frag:gg,meshbasic_vert:_g,meshbasic_frag:xg,meshlambert_vert:yg,meshlambert_frag:vg,meshmatcap_vert:Mg,meshmatcap_frag:Sg,meshnormal_vert:bg,meshnormal_frag:wg,meshphong_vert:Eg,meshphong_frag:Ag,meshphysical_vert:Tg,meshphysical_frag:Cg,meshtoon_vert:Rg,meshtoon_frag:Pg,points_vert:Ig,points_frag:Lg,shadow_vert:Dg,shadow_frag:Ng,sprite_vert:Ug,sprite_frag:Fg},Xt={common:{diffuse:{value:new ve(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ge},alphaMap:{value:null},alphaMapTransform:{value:new ge},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ge}},envmap:{envMap:{value:null},envMapRotation:{value:new ge},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ge}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ge}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ge},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ge},normalScale:{value:new ce(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ge},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ge}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ge}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ge}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ve(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ve(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ge},alphaTest:{value:0},uvTransform:{value:new ge}},sprite:{diffuse:{value:new ve(16777215)},opacity:{value:1},center:{value:new ce(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ge},alphaMap:{value:null},alphaMapTransform:{value:new ge},alphaTest:{value:0}}},si={basic:{uniforms:fn([Xt.common,Xt.specularmap,Xt.envmap,Xt.aomap,Xt.lightmap,Xt.fog]),vertexShader:Me.meshbasic_vert,fragmentShader:Me.meshbasic_frag},lambert:{uniforms:fn([Xt.common,Xt.specularmap,Xt.envmap,Xt.aomap,Xt.lightmap,Xt.emissivemap,Xt.bumpmap,Xt.normalmap,Xt.displacementmap,Xt.fog,Xt.lights,{emissive:{value:new ve(0)},envMapIntensity:{value:1}}]),vertexShader:Me.meshlambert_vert,fragmentShader:Me.meshlambert_frag},phong:{uniforms:fn([Xt.common,Xt.specularmap,Xt.envmap,Xt.aomap,Xt.lightmap,Xt.emissivemap,Xt.bumpmap,Xt.normalmap,Xt.displacementmap,Xt.fog,Xt.lights,{emissive:{value:new ve(0)},specular:{value:new ve(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:Me.meshphong_vert,fragmentShader:Me.meshphong_frag},standard:{uniforms:fn([Xt.common,Xt.envmap,Xt.aomap,Xt.lightmap,Xt.emissivemap,Xt.bumpmap,Xt.normalmap,Xt.displacementmap,Xt.roughnessmap,Xt.metalnessmap,Xt.fog,Xt.lights,{emissive:{value:new ve(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:Me.meshphysical_vert,fragmentShader:Me.meshphysical_frag},toon:{uniforms:fn([Xt.common,Xt.aomap,Xt.lightmap,Xt.emissivemap,Xt.bumpmap,Xt.normalmap,Xt.displacementmap,Xt.gradientmap,Xt.fog,Xt.lights,{emissive:{value:new ve(0)}}]),vertexShader:Me.meshtoon_vert,fragmentShader:Me.meshtoon_frag},matcap:{uniforms:fn([Xt.common,Xt.bumpmap,Xt.normalmap,Xt.displacementmap,Xt.fog,{matcap:{value:null}}]),vertexShader:Me.meshmatcap_vert,fragmentShader:Me.meshmatcap_frag},points:{uniforms:fn([Xt.points,Xt.fog]),vertexShader:Me.points_vert,fragmentShader:Me.points_frag},dashed:{uniforms:fn([Xt.common,Xt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:Me.linedashed_vert,fragmentShader:Me.linedashed_frag},depth:{uniforms:fn([Xt.common,Xt.displacementmap]),vertexShader:Me.depth_vert,fragmentShader:Me.depth_frag},normal:{uniforms:fn([Xt.common,Xt.bumpmap,Xt.normalmap,Xt.displacementmap,{opacity:{value:1}}]),vertexShader:Me.meshnormal_vert,fragmentShader:Me.meshnormal_frag},sprite:{uniforms:fn([Xt.sprite,Xt.fog]),vertexShader:Me.sprite_vert,fragmentShader:Me.sprite_frag},background:{uniforms:{uvTransform:{value:new ge},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:Me.background_vert,fragmentShader:Me.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ge}},vertexShader:Me.backgroundCube_vert,fragmentShader:Me.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:Me.cube_vert,fragmentShader:Me.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:Me.equirect_vert,fragmentShader:Me.equirect_frag},distance:{uniforms:fn([Xt.common,Xt.displacementmap,{referencePosition:{value:new $},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:Me.distance_vert,fragmentShader:Me.distance_frag},shadow:{uniforms:fn([Xt.lights,Xt.fog,{color:{value:new ve(0)},opacity:{value:1}}]),vertexShader:Me.shadow_vert,fragmentShader:Me.shadow_frag}};si.physical={uniforms:fn([si.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ge},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ge},clearcoatNormalScale:{value:new ce(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ge},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ge},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ge},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ge},sheen:{value:0},sheenColor:{value:new ve(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ge},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ge},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ge},transmissionSamplerSize:{value:new ce},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ge},attenuationDistance:{value:0},attenuationColor:{value:new ve(0)},specularColor:{value:new ve(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ge},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ge},anisotropyVector:{value:new ce},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ge}}]),vertexShader:Me.meshphysical_vert,fragmentShader:Me.meshphysical_frag};var Za={r:0,b:0,g:0},Og=new ye,Qu=new ge;Qu.set(-1,0,0,0,1,0,0,0,1);function Bg(i,t,e,n,s,r){let o=new ve(0),a=s===!0?0:1,c,l,h=null,f=0,d=null;function p(E){let P=E.isScene===!0?E.background:null;if(P&&P.isTexture){let S=E.backgroundBlurriness>0;P=t.get(P,S)}return P}function m(E){let P=!1,S=p(E);S===null?u(o,a):S&&S.isColor&&(u(S,1),P=!0);let I=i.xr.getEnvironmentBlendMode();I==="additive"?e.buffers.color.setClear(0,0,0,1,r):I==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||P)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function M(E,P){let S=p(P);S&&S.isCubeTexture?(l===void 0&&(l=new Je(new Ii(1,1,1),new ei({name:"BackgroundCubeMaterial",uniforms:ns(si.backgroundCube.uniforms),vertexShader:si.backgroundCube.vertexShader,fragmentShader:si.backgroundCube.fragmentShader,side:yn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),l.geometry.deleteAttribute("uv"),l.onBeforeRender=function(I,w,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(l.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(l)),l.material.uniforms.envMap.value=S,l.material.uniforms.backgroundBlurriness.value=P.backgroundBlurriness,l.material.uniforms.backgroundIntensity.value=P.backgroundIntensity,l.material.uniforms.backgroundRotation.value.setFromMatrix4(Og.makeRotationFromEuler(P.backgroundRotation)).transpose(),S.isRenderTargetTexture===!1&&l.material.uniforms.backgroundRotation.value.premultiply(Qu),l.material.toneMapped=we.getTransfer(S.colorSpace)!==Ue,(h!==S||f!==S.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=S,f=S.version,d=i.toneMapping),l.layers.enableAll(),E.unshift(l,l.geometry,l.material,0,0,null)):S&&S.isTexture&&(c===void 0&&(c=new Je(new mr(2,2),new ei({name:"BackgroundMaterial",uniforms:ns(si.background.uniforms),vertexShader:si.background.vertexShader,fragmentShader:si.background.fragmentShader,side:Oi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),Object.defineProperty(c.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(c)),c.material.uniforms.t2D.value=S,c.material.uniforms.backgroundIntensity.value=P.backgroundIntensity,c.material.toneMapped=we.getTransfer(S.colorSpace)!==Ue,S.matrixAutoUpdate===!0&&S.updateMatrix(),c.material.uniforms.uvTransform.value.copy(S.matrix),(h!==S||f!==S.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=S,f=S.version,d=i.toneMapping),c.layers.enableAll(),E.unshift(c,c.geometry,c.material,0,0,null))}function u(E,P){E.getRGB(Za,_c(i)),e.buffers.color.setClear(Za.r,Za.g,Za.b,P,r)}function g(){l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0),c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0)}return{getClearColor:function(){return o},setClearColor:function(E,P=1){o.set(E),a=P,u(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(E){a=E,u(o,a)},render:m,addToRenderList:M,dispose:g}}function zg(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(F,z,Y,N,V){let K=!1,J=f(F,N,Y,z);r!==J&&(r=J,l(r.object)),K=p(F,N,Y,V),K&&m(F,N,Y,V),V!==null&&t.update(V,i.ELEMENT_ARRAY_BUFFER),(K||o)&&(o=!1,S(F,z,Y,N),V!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(V).buffer))}function c(){return i.createVertexArray()}function l(F){return i.bindVertexArray(F)}function h(F){return i.deleteVertexArray(F)}function f(F,z,Y,N){let V=N.wireframe===!0,K=n[z.id];K===void 0&&(K={},n[z.id]=K);let J=F.isInstancedMesh===!0?F.id:0,mt=K[J];mt===void 0&&(mt={},K[J]=mt);let H=mt[Y.id];H===void 0&&(H={},mt[Y.id]=H);let lt=H[V];return lt===void 0&&(lt=d(c()),H[V]=lt),lt}function d(F){let z=[],Y=[],N=[];for(let V=0;V<e;V++)z[V]=0,Y[V]=0,N[V]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:Y,attributeDivisors:N,object:F,attributes:{},index:null}}function p(F,z,Y,N){let V=r.attributes,K=z.attributes,J=0,mt=Y.getAttributes();for(let H in mt)if(mt[H].location>=0){let pt=V[H],kt=K[H];if(kt===void 0&&(H==="instanceMatrix"&&F.instanceMatrix&&(kt=F.instanceMatrix),H==="instanceColor"&&F.instanceColor&&(kt=F.instanceColor)),pt===void 0||pt.attribute!==kt||kt&&pt.data!==kt.data)return!0;J++}return r.attributesNum!==J||r.index!==N}function m(F,z,Y,N){let V={},K=z.attributes,J=0,mt=Y.getAttributes();for(let H in mt)if(mt[H].location>=0){let pt=K[H];pt===void 0&&(H==="instanceMatrix"&&F.instanceMatrix&&(pt=F.instanceMatrix),H==="instanceColor"&&F.instanceColor&&(pt=F.instanceColor));let kt={};kt.attribute=pt,pt&&pt.data&&(kt.data=pt.data),V[H]=kt,J++}r.attributes=V,r.attributesNum=J,r.index=N}function M(){let F=r.newAttributes;for(let z=0,Y=F.length;z<Y;z++)F[z]=0}function u(F){g(F,0)}function g(F,z){let Y=r.newAttributes,N=r.enabledAttributes,V=r.attributeDivisors;Y[F]=1,N[F]===0&&(i.enableVertexAttribArray(F),N[F]=1),V[F]!==z&&(i.vertexAttribDivisor(F,z),V[F]=z)}function E(){let F=r.newAttributes,z=r.enabledAttributes;for(let Y=0,N=z.length;Y<N;Y++)z[Y]!==F[Y]&&(i.disableVertexAttribArray(Y),z[Y]=0)}function P(F,z,Y,N,V,K,J){J===!0?i.vertexAttribIPointer(F,z,Y,V,K):i.vertexAttribPointer(F,z,Y,N,V,K)}function S(F,z,Y,N){M();let V=N.attributes,K=Y.getAttributes(),J=z.defaultAttributeValues;for(let mt in K){let H=K[mt];if(H.location>=0){let lt=V[mt];if(lt===void 0&&(mt==="instanceMatrix"&&F.instanceMatrix&&(lt=F.instanceMatrix),mt==="instanceColor"&&F.instanceColor&&(lt=F.instanceColor)),lt!==void 0){let pt=lt.normalized,kt=lt.itemSize,te=t.get(lt);if(te===void 0)continue;let ot=te.buffer,Et=te.type,Gt=te.bytesPerElement,Zt=Et===i.INT||Et===i.UNSIGNED_INT||lt.gpuType===ua;if(lt.isInterleavedBufferAttribute){let Dt=lt.data,Ht=Dt.isInterleavedBuffer===!0?Dt.stride:Dt.itemSize,_e=lt.offset;if(Dt.isInstancedInterleavedBuffer||Dt.isInstancedBufferAttribute){for(let Ot=0;Ot<H.locationSize;Ot++)g(H.location+Ot,Dt.meshPerAttribute);F.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Dt.meshPerAttribute*Dt.count)}else for(let Ot=0;Ot<H.locationSize;Ot++)u(H.location+Ot);i.bindBuffer(i.ARRAY_BUFFER,ot);for(let Ot=0;Ot<H.locationSize;Ot++)P(H.location+Ot,kt/H.locationSize,Et,pt,Ht*Gt,(_e+kt/H.locationSize*Ot)*Gt,Zt)}else{if(lt.isInstancedBufferAttribute){for(let Dt=0;Dt<H.locationSize;Dt++)g(H.location+Dt,lt.meshPerAttribute);F.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=lt.meshPerAttribute*lt.count)}else for(let Dt=0;Dt<H.locationSize;Dt++)u(H.location+Dt);i.bindBuffer(i.ARRAY_BUFFER,ot);for(let Dt=0;Dt<H.locationSize;Dt++)P(H.location+Dt,kt/H.locationSize,Et,pt,kt*Gt,kt/H.locationSize*Dt*Gt,Zt)}}else if(J!==void 0){let pt=J[mt];if(pt!==void 0)switch(pt.length){case 2:i.vertexAttrib2fv(H.location,pt);break;case 3:i.vertexAttrib3fv(H.location,pt);break;case 4:i.vertexAttrib4fv(H.location,pt);break;default:i.vertexAttrib1fv(H.location,pt)}}}}E()}function I(){C();for(let F in n){let z=n[F];for(let Y in z){let N=z[Y];for(let V in N){let K=N[V];for(let J in K)h(K[J].object),delete K[J];delete N[V]}}delete n[F]}}function w(F){if(n[F.id]===void 0)return;let z=n[F.id];for(let Y in z){let N=z[Y];for(let V in N){let K=N[V];for(let J in K)h(K[J].object),delete K[J];delete N[V]}}delete n[F.id]}function _(F){for(let z in n){let Y=n[z];for(let N in Y){let V=Y[N];if(V[F.id]===void 0)continue;let K=V[F.id];for(let J in K)h(K[J].object),delete K[J];delete V[F.id]}}}function b(F){for(let z in n){let Y=n[z],N=F.isInstancedMesh===!0?F.id:0,V=Y[N];if(V!==void 0){for(let K in V){let J=V[K];for(let mt in J)h(J[mt].object),delete J[mt];delete V[K]}delete Y[N],Object.keys(Y).length===0&&delete n[z]}}}function C(){L(),o=!0,r!==s&&(r=s,l(r.object))}function L(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:C,resetDefaultState:L,dispose:I,releaseStatesOfGeometry:w,releaseStatesOfObject:b,releaseStatesOfProgram:_,initAttributes:M,enableAttribute:u,disableUnusedAttributes:E}}function kg(i,t,e){let n;function s(c){n=c}function r(c,l){i.drawArrays(n,c,l),e.update(l,n,1)}function o(c,l,h){h!==0&&(i.drawArraysInstanced(n,c,l,h),e.update(l,n,h))}function a(c,l,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,c,0,l,0,h);let d=0;for(let p=0;p<h;p++)d+=l[p];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Gg(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let _=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(_){return!(_!==$n&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let b=_===qn&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(_!==bn&&_!==Un&&!b&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function c(_){if(_==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=e.precision!==void 0?e.precision:"highp",h=c(l);h!==l&&(ae("WebGLRenderer:",l,"not supported, using",h,"instead."),l=h);let f=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&f===!1;e.reversedDepthBuffer===!0&&f===!1&&ae("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&f===!0&&ae("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let p=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),m=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),M=i.getParameter(i.MAX_TEXTURE_SIZE),u=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),g=i.getParameter(i.MAX_VERTEX_ATTRIBS),E=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),P=i.getParameter(i.MAX_VARYING_VECTORS),S=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),I=i.getParameter(i.MAX_SAMPLES),w=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:d,reversedDepthBuffer:f,maxTextures:p,maxVertexTextures:m,maxTextureSize:M,maxCubemapSize:u,maxAttributes:g,maxVertexUniforms:E,maxVaryings:P,maxFragmentUniforms:S,maxSamples:I,samples:w}}function Vg(i){let t=this,e=null,n=0,s=!1,r=!1,o=new gn,a=new ge,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(f,d){let p=f.length!==0||d||n!==0||s;return s=d,n=f.length,p},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(f,d){e=h(f,d,0)},this.setState=function(f,d,p){let m=f.clippingPlanes,M=f.clipIntersection,u=f.clipShadows,g=i.get(f);if(!s||m===null||m.length===0||r&&!u)r?h(null):l();else{let E=r?0:n,P=E*4,S=g.clippingState||null;c.value=S,S=h(m,d,P,p);for(let I=0;I!==P;++I)S[I]=e[I];g.clippingState=S,this.numIntersection=M?this.numPlanes:0,this.numPlanes+=E}};function l(){c.value!==e&&(c.value=e,c.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(f,d,p,m){let M=f!==null?f.length:0,u=null;if(M!==0){if(u=c.value,m!==!0||u===null){let g=p+M*4,E=d.matrixWorldInverse;a.getNormalMatrix(E),(u===null||u.length<g)&&(u=new Float32Array(g));for(let P=0,S=p;P!==M;++P,S+=4)o.copy(f[P]).applyMatrix4(E,a),o.normal.toArray(u,S),u[S+3]=o.constant}c.value=u,c.needsUpdate=!0}return t.numPlanes=M,t.numIntersection=0,u}}var Ur=class extends Tn{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new dr(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new Ii(5,5,5),r=new ei({name:"CubemapFromEquirect",uniforms:ns(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:yn,blending:ji});r.uniforms.tEquirect.value=e;let o=new Je(s,r),a=e.minFilter;return e.minFilter===xi&&(e.minFilter=xn),new Is(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},Iu=256,Hg=3,Wg=20,td=256,ed=16,Xg=3,qg=new $,$g=new ve,Ka=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Is(1,10,null),this._boxMesh=new Je(new Ii(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=qg}=r,c=this._renderer;this._setSize(o);let l=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let f=c.autoClear,d=c.autoClearColor,p=c.autoClearDepth,m=c.autoClearStencil,M=t.background;c.autoClear=!0,c.autoClearColor=!0,c.autoClearDepth=!0,c.autoClearStencil=!0,M===null&&(t.background=c.getClearColor($g));let u=new Is(n,s,h);return u.position.copy(a),u.update(c,t),c.autoClear=f,c.autoClearColor=d,c.autoClearDepth=p,c.autoClearStencil=m,t.background=M,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(l,e)),this._applyPMREM(l),l}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Nu(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Du(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Iu,pc(t))}_fromTexture(t,e){t.mapping===ts||t.mapping===Us?this._setSize(t.image.length===0?Iu:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=Lu(t,!1,!1),n=Math.log2(t)-Hg;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Lu(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===ts||t.mapping===Us?(this._cubemapMaterial===null&&(this._cubemapMaterial=Nu()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Du()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=Yg(),this._integrationMaterial=Zg());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/ed);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-Xg)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let c=a>0?Math.log2(e)+.5*Math.log2(6/(td*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=c,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=Jg());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function Lu(i,t,e){return new Ur(i,{minFilter:xi,generateMipmaps:t,type:qn,colorSpace:nr,depthBuffer:e})}function Fr(i,t,e){return new ei({name:i,uniforms:t,vertexShader:Me.cube_vert,fragmentShader:e,side:yn,blending:ji,depthTest:!1,depthWrite:!1})}function Yg(){return Fr("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${td}u

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
	`)}function Zg(){return Fr("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:ed}},`

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
	`)}function Jg(){return Fr("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${Wg}
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
	`)}function Du(){return Fr("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function Nu(){return Fr("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function Kg(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,p=!1){return d==null?null:p?o(d):r(d)}function r(d){if(d&&d.isTexture){let p=d.mapping;if(p===la||p===ca)if(t.has(d)){let m=t.get(d).texture;return a(m,d.mapping)}else{let m=d.image;if(m&&m.height>0){let M=new Ur(m.height);return M.fromEquirectangularTexture(i,d),t.set(d,M),d.addEventListener("dispose",l),a(M.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let p=d.mapping,m=p===la||p===ca,M=p===ts||p===Us;if(m||M){let u=e.get(d),g=u!==void 0?u.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==g)return n===null&&(n=new Ka(i)),u=m?n.fromEquirectangular(d,u):n.fromCubemap(d,u),u.texture.pmremVersion=d.pmremVersion,e.set(d,u),u.texture;if(u!==void 0)return u.texture;{let E=d.image;return m&&E&&E.height>0||M&&E&&c(E)?(n===null&&(n=new Ka(i)),u=m?n.fromEquirectangular(d):n.fromCubemap(d),u.texture.pmremVersion=d.pmremVersion,e.set(d,u),d.addEventListener("dispose",h),u.texture):null}}}return d}function a(d,p){return p===la?d.mapping=ts:p===ca&&(d.mapping=Us),d}function c(d){let p=0,m=6;for(let M=0;M<m;M++)d[M]!==void 0&&p++;return p===m}function l(d){let p=d.target;p.removeEventListener("dispose",l);let m=t.get(p);m!==void 0&&(t.delete(p),m.dispose())}function h(d){let p=d.target;p.removeEventListener("dispose",h);let m=e.get(p);m!==void 0&&(e.delete(p),m.dispose())}function f(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:f}}function jg(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&js("WebGLRenderer: "+n+" extension not supported."),s}}}function Qg(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(m=>delete s[m]);function a(m){c(m.target)}function c(m){m.index!==null&&t.remove(m.index);for(let u in m.attributes)t.remove(m.attributes[u]);m.removeEventListener("dispose",a),delete s[m.id],o.unregister(m);let M=r.get(m);M&&(t.remove(M),r.delete(m)),n.releaseStatesOfGeometry(m),m.isInstancedBufferGeometry===!0&&delete m._maxInstanceCount,e.memory.geometries--}function l(m,M){return s[M.id]!==void 0||(M.addEventListener("dispose",a),s[M.id]=new WeakRef(M),o.register(M,M.id,M),e.memory.geometries++),M}function h(m){let M=m.attributes;for(let u in M)t.update(M[u],i.ARRAY_BUFFER)}function f(m){let M=m.index,u=m.attributes.position,g=0;if(u===void 0)return;let E=M!==null?M.array.length:u.array.length/3-1,P=u.count>=65535?lr:ar,S=new P(Math.ceil(E/3)*6,1),I=S.array;if(M!==null){let _=M.array;g=M.version;for(let b=0,C=0;b<E;b+=3){let L=_[b+0],F=_[b+1],z=_[b+2];I[C++]=L,I[C++]=F,I[C++]=F,I[C++]=z,I[C++]=z,I[C++]=L}}else{g=u.version;for(let _=0,b=0;_<E;_+=3){let C=_+0,L=_+1,F=_+2;I[b++]=C,I[b++]=L,I[b++]=L,I[b++]=F,I[b++]=F,I[b++]=C}}S.version=g;let w=r.get(m);w&&t.remove(w),r.set(m,S)}function d(m){let M=r.get(m);if(M){let u=m.index;u!==null&&M.version<u.version&&f(m)}else f(m);return r.get(m)}function p(){for(let m in s){let M=s[m].deref();M!==void 0&&c(M)}}return{get:l,update:h,getWireframeAttribute:d,dispose:p}}function t0(i,t,e){let n;function s(f){n=f}let r,o;function a(f){r=f.type,o=f.bytesPerElement}function c(f,d){i.drawElements(n,d,r,f*o),e.update(d,n,1)}function l(f,d,p){p!==0&&(i.drawElementsInstanced(n,d,r,f*o,p),e.update(d,n,p))}function h(f,d,p){if(p===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,f,0,p);let M=0;for(let u=0;u<p;u++)M+=d[u];e.update(M,n,1)}this.setMode=s,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=h}function e0(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:pe("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function n0(i,t,e){let n=new WeakMap,s=new ke;function r(o,a,c){let l=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,f=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==f){let C=function(){_.dispose(),n.delete(a),a.removeEventListener("dispose",C)};d!==void 0&&d.texture.dispose();let p=a.morphAttributes.position!==void 0,m=a.morphAttributes.normal!==void 0,M=a.morphAttributes.color!==void 0,u=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],E=a.morphAttributes.color||[],P=0;p===!0&&(P=1),m===!0&&(P=2),M===!0&&(P=3);let S=a.attributes.position.count*P,I=1;S>t.maxTextureSize&&(I=Math.ceil(S/t.maxTextureSize),S=t.maxTextureSize);let w=new Float32Array(S*I*4*f),_=new rr(w,S,I,f);_.type=Un,_.needsUpdate=!0;let b=P*4;for(let L=0;L<f;L++){let F=u[L],z=g[L],Y=E[L],N=S*I*4*L;for(let V=0;V<F.count;V++){let K=V*b;p===!0&&(s.fromBufferAttribute(F,V),w[N+K+0]=s.x,w[N+K+1]=s.y,w[N+K+2]=s.z,w[N+K+3]=0),m===!0&&(s.fromBufferAttribute(z,V),w[N+K+4]=s.x,w[N+K+5]=s.y,w[N+K+6]=s.z,w[N+K+7]=0),M===!0&&(s.fromBufferAttribute(Y,V),w[N+K+8]=s.x,w[N+K+9]=s.y,w[N+K+10]=s.z,w[N+K+11]=Y.itemSize===4?s.w:1)}}d={count:f,texture:_,size:new ce(S,I)},n.set(a,d),a.addEventListener("dispose",C)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let p=0;for(let M=0;M<l.length;M++)p+=l[M];let m=a.morphTargetsRelative?1:1-p;c.getUniforms().setValue(i,"morphTargetBaseInfluence",m),c.getUniforms().setValue(i,"morphTargetInfluences",l)}c.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),c.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function i0(i,t,e,n,s){let r=new WeakMap;function o(l){let h=s.render.frame,f=l.geometry,d=t.get(l,f);if(r.get(d)!==h&&(t.update(d),r.set(d,h)),l.isInstancedMesh&&(l.hasEventListener("dispose",c)===!1&&l.addEventListener("dispose",c),r.get(l)!==h&&(e.update(l.instanceMatrix,i.ARRAY_BUFFER),l.instanceColor!==null&&e.update(l.instanceColor,i.ARRAY_BUFFER),r.set(l,h))),l.isSkinnedMesh){let p=l.skeleton;r.get(p)!==h&&(p.update(),r.set(p,h))}return d}function a(){r=new WeakMap}function c(l){let h=l.target;h.removeEventListener("dispose",c),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var s0={[Yl]:"LINEAR_TONE_MAPPING",[Zl]:"REINHARD_TONE_MAPPING",[Jl]:"CINEON_TONE_MAPPING",[Kl]:"ACES_FILMIC_TONE_MAPPING",[Ql]:"AGX_TONE_MAPPING",[tc]:"NEUTRAL_TONE_MAPPING",[jl]:"CUSTOM_TONE_MAPPING"};function r0(i,t,e,n,s,r){let o=new Tn(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,c=null,l=null,h=new Ke;h.setAttribute("position",new Ze([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Ze([0,2,0,0,2,0],2));let f=new qo({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new Je(h,f),p=new vr(-1,1,1,-1,0,1),m=null,M=null,u=!1,g,E=null,P=[],S=!1;this.setSize=function(I,w){o.setSize(I,w),a!==null&&a.setSize(I,w),c!==null&&c.setSize(I,w);for(let _=0;_<P.length;_++){let b=P[_];b.setSize&&b.setSize(I,w)}},this.setEffects=function(I){P=I,S=P.length>0&&P[0].isRenderPass===!0;let w=o.width,_=o.height;P.length>0&&a===null&&(a=new Tn(w,_,{type:qn,depthBuffer:!1,stencilBuffer:!1}),c=new Tn(w,_,{type:qn,depthBuffer:!1,stencilBuffer:!1}));let b=s===!0&&P.some(C=>C.needsDepthTexture===!0);b!==(o.depthTexture!==null)&&(b===!0&&l===null&&(l=new _i(w,_),r===!0&&(l.format=yi,l.type=es)),o.dispose(),o.depthTexture=b?l:null,o.resolveDepthBuffer=b,o.storeMultisampledDepthBuffer=b);for(let C=0;C<P.length;C++){let L=P[C];L.setSize&&L.setSize(w,_),b&&L.needsDepthTexture===!0&&L.setDepthTexture&&L.setDepthTexture(l)}},this.begin=function(I,w){if(u||I.toneMapping===ni&&P.length===0)return!1;if(E=w,w!==null){let _=w.width,b=w.height;(o.width!==_||o.height!==b)&&this.setSize(_,b)}return S===!1&&I.setRenderTarget(o),g=I.toneMapping,I.toneMapping=ni,!0},this.hasRenderPass=function(){return S},this.end=function(I,w){I.toneMapping=g,u=!0;let _=o,b=a;for(let C=0;C<P.length;C++){let L=P[C];L.enabled!==!1&&(L.render(I,b,_,w),L.needsSwap!==!1&&(_=b,b=b===a?c:a))}if(m!==I.outputColorSpace||M!==I.toneMapping){m=I.outputColorSpace,M=I.toneMapping,f.defines={},we.getTransfer(m)===Ue&&(f.defines.SRGB_TRANSFER="");let C=s0[M];C&&(f.defines[C]=""),f.needsUpdate=!0}f.uniforms.tDiffuse.value=_.texture,I.setRenderTarget(E),I.render(d,p),E=null,u=!1},this.isCompositing=function(){return u},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),c!==null&&c.dispose(),h.dispose(),f.dispose()}}var nd=new Mn,id=new _i(1,1),sd=new fr(1),rd=new rr,od=new Go,ad=new dr,Uu=[],Fu=[],Ou=new Float32Array(16),Bu=new Float32Array(9),zu=new Float32Array(4);function zs(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=Uu[s];if(r===void 0&&(r=new Float32Array(s),Uu[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function je(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function Qe(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function Qa(i,t){let e=Fu[t];e===void 0&&(e=new Int32Array(t),Fu[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function o0(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function a0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(je(e,t))return;i.uniform2fv(this.addr,t),Qe(e,t)}}function l0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(je(e,t))return;i.uniform3fv(this.addr,t),Qe(e,t)}}function c0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(je(e,t))return;i.uniform4fv(this.addr,t),Qe(e,t)}}function h0(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(je(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),Qe(e,t)}else{if(je(e,n))return;zu.set(n),i.uniformMatrix2fv(this.addr,!1,zu),Qe(e,n)}}function u0(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(je(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),Qe(e,t)}else{if(je(e,n))return;Bu.set(n),i.uniformMatrix3fv(this.addr,!1,Bu),Qe(e,n)}}function d0(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(je(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),Qe(e,t)}else{if(je(e,n))return;Ou.set(n),i.uniformMatrix4fv(this.addr,!1,Ou),Qe(e,n)}}function f0(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function p0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(je(e,t))return;i.uniform2iv(this.addr,t),Qe(e,t)}}function m0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(je(e,t))return;i.uniform3iv(this.addr,t),Qe(e,t)}}function g0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(je(e,t))return;i.uniform4iv(this.addr,t),Qe(e,t)}}function _0(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function x0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(je(e,t))return;i.uniform2uiv(this.addr,t),Qe(e,t)}}function y0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(je(e,t))return;i.uniform3uiv(this.addr,t),Qe(e,t)}}function v0(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(je(e,t))return;i.uniform4uiv(this.addr,t),Qe(e,t)}}function tl(i){return i.version===0&&(i.compareFunction=hc,i.needsUpdate=!0),i}function M0(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=tl(id):r=nd,e.setTexture2D(t||r,s)}function S0(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||od,s)}function b0(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=tl(sd):r=ad,e.setTextureCube(t||r,s)}function w0(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||rd,s)}function E0(i){switch(i){case 5126:return o0;case 35664:return a0;case 35665:return l0;case 35666:return c0;case 35674:return h0;case 35675:return u0;case 35676:return d0;case 5124:case 35670:return f0;case 35667:case 35671:return p0;case 35668:case 35672:return m0;case 35669:case 35673:return g0;case 5125:return _0;case 36294:return x0;case 36295:return y0;case 36296:return v0;case 35678:case 36198:case 36298:case 36306:case 35682:return M0;case 35679:case 36299:case 36307:return S0;case 35680:case 36300:case 36308:case 36293:return b0;case 36289:case 36303:case 36311:case 36292:return w0}}function A0(i,t){i.uniform1fv(this.addr,t)}function T0(i,t){let e=zs(t,this.size,2);i.uniform2fv(this.addr,e)}function C0(i,t){let e=zs(t,this.size,3);i.uniform3fv(this.addr,e)}function R0(i,t){let e=zs(t,this.size,4);i.uniform4fv(this.addr,e)}function P0(i,t){let e=zs(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function I0(i,t){let e=zs(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function L0(i,t){let e=zs(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function D0(i,t){i.uniform1iv(this.addr,t)}function N0(i,t){i.uniform2iv(this.addr,t)}function U0(i,t){i.uniform3iv(this.addr,t)}function F0(i,t){i.uniform4iv(this.addr,t)}function O0(i,t){i.uniform1uiv(this.addr,t)}function B0(i,t){i.uniform2uiv(this.addr,t)}function z0(i,t){i.uniform3uiv(this.addr,t)}function k0(i,t){i.uniform4uiv(this.addr,t)}function G0(i,t,e){let n=this.cache,s=t.length,r=Qa(e,s);je(n,r)||(i.uniform1iv(this.addr,r),Qe(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=tl(id):o=nd;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function V0(i,t,e){let n=this.cache,s=t.length,r=Qa(e,s);je(n,r)||(i.uniform1iv(this.addr,r),Qe(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||od,r[o])}function H0(i,t,e){let n=this.cache,s=t.length,r=Qa(e,s);je(n,r)||(i.uniform1iv(this.addr,r),Qe(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=tl(sd):o=ad;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function W0(i,t,e){let n=this.cache,s=t.length,r=Qa(e,s);je(n,r)||(i.uniform1iv(this.addr,r),Qe(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||rd,r[o])}function X0(i){switch(i){case 5126:return A0;case 35664:return T0;case 35665:return C0;case 35666:return R0;case 35674:return P0;case 35675:return I0;case 35676:return L0;case 5124:case 35670:return D0;case 35667:case 35671:return N0;case 35668:case 35672:return U0;case 35669:case 35673:return F0;case 5125:return O0;case 36294:return B0;case 36295:return z0;case 36296:return k0;case 35678:case 36198:case 36298:case 36306:case 35682:return G0;case 35679:case 36299:case 36307:return V0;case 35680:case 36300:case 36308:case 36293:return H0;case 36289:case 36303:case 36311:case 36292:return W0}}var bc=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=E0(e.type)}},wc=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=X0(e.type)}},Ec=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},Mc=/(\w+)(\])?(\[|\.)?/g;function ku(i,t){i.seq.push(t),i.map[t.id]=t}function q0(i,t,e){let n=i.name,s=n.length;for(Mc.lastIndex=0;;){let r=Mc.exec(n),o=Mc.lastIndex,a=r[1],c=r[2]==="]",l=r[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===s){ku(e,l===void 0?new bc(a,i,t):new wc(a,i,t));break}else{let f=e.map[a];f===void 0&&(f=new Ec(a),ku(e,f)),e=f}}}var Bs=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),c=t.getUniformLocation(e,a.name);q0(a,c,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],c=n[a.id];c.needsUpdate!==!1&&a.setValue(t,c.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function Gu(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var $0=37297,Y0=0;function Z0(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var Vu=new ge;function J0(i){we._getMatrix(Vu,we.workingColorSpace,i);let t=`mat3( ${Vu.elements.map(e=>e.toFixed(4))} )`;switch(we.getTransfer(i)){case ir:return[t,"LinearTransferOETF"];case Ue:return[t,"sRGBTransferOETF"];default:return ae("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function Hu(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+Z0(i.getShaderSource(t),a)}else return r}function K0(i,t){let e=J0(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var j0={[Yl]:"Linear",[Zl]:"Reinhard",[Jl]:"Cineon",[Kl]:"ACESFilmic",[Ql]:"AgX",[tc]:"Neutral",[jl]:"Custom"};function Q0(i,t){let e=j0[t];return e===void 0?(ae("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var Ja=new $;function t_(){we.getLuminanceCoefficients(Ja);let i=Ja.x.toFixed(4),t=Ja.y.toFixed(4),e=Ja.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function e_(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Nr).join(`
`)}function n_(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function i_(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function Nr(i){return i!==""}function Wu(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function Xu(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var s_=/^[ \t]*#include +<([\w\d./]+)>/gm;function Ac(i){return i.replace(s_,r_)}function r_(i,t){let e=Me[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return Ac(e)}var o_=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function qu(i){return i.replace(o_,a_)}function a_(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function $u(i){let t=`precision ${i.precision} float;
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
#define LOW_PRECISION`),t}var l_={[Er]:"SHADOWMAP_TYPE_PCF",[Ds]:"SHADOWMAP_TYPE_VSM"};function c_(i){return l_[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var h_={[Us]:"ENVMAP_MODE_REFRACTION"};function u_(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":h_[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var d_={[aa]:"ENVMAP_BLENDING_MULTIPLY",[cu]:"ENVMAP_BLENDING_MIX",[hu]:"ENVMAP_BLENDING_ADD"};function f_(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":d_[i.combine]||"ENVMAP_BLENDING_NONE"}function p_(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,c=c_(e),l=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=u_(e),f=f_(e),d=e_(e),p=n_(r),m=s.createProgram(),M,u,g=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(M=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p].filter(Nr).join(`
`),M.length>0&&(M+=`
`),u=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p].filter(Nr).join(`
`),u.length>0&&(u+=`
`)):(M=[$u(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+c:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Nr).join(`
`),u=[$u(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,p,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+l:"",e.envMap?"#define "+h:"",e.envMap?"#define "+f:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+c:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==ni?"#define TONE_MAPPING":"",e.toneMapping!==ni?Me.tonemapping_pars_fragment:"",e.toneMapping!==ni?Q0("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",Me.colorspace_pars_fragment,K0("linearToOutputTexel",e.outputColorSpace),t_(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(Nr).join(`
`)),o=Ac(o),o=Wu(o,e),o=Xu(o,e),a=Ac(a),a=Wu(a,e),a=Xu(a,e),o=qu(o),a=qu(a),e.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,M=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+M,u=["#define varying in",e.glslVersion===uc?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===uc?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+u);let E=g+M+o,P=g+u+a,S=Gu(s,s.VERTEX_SHADER,E),I=Gu(s,s.FRAGMENT_SHADER,P);s.attachShader(m,S),s.attachShader(m,I),e.index0AttributeName!==void 0?s.bindAttribLocation(m,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(m,0,"position"),s.linkProgram(m);function w(L){if(i.debug.checkShaderErrors){let F=s.getProgramInfoLog(m)||"",z=s.getShaderInfoLog(S)||"",Y=s.getShaderInfoLog(I)||"",N=F.trim(),V=z.trim(),K=Y.trim(),J=!0,mt=!0;if(s.getProgramParameter(m,s.LINK_STATUS)===!1)if(J=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,m,S,I);else{let H=Hu(s,S,"vertex"),lt=Hu(s,I,"fragment");pe("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(m,s.VALIDATE_STATUS)+`

Material Name: `+L.name+`
Material Type: `+L.type+`

Program Info Log: `+N+`
`+H+`
`+lt)}else N!==""?ae("WebGLProgram: Program Info Log:",N):(V===""||K==="")&&(mt=!1);mt&&(L.diagnostics={runnable:J,programLog:N,vertexShader:{log:V,prefix:M},fragmentShader:{log:K,prefix:u}})}s.deleteShader(S),s.deleteShader(I),_=new Bs(s,m),b=i_(s,m)}let _;this.getUniforms=function(){return _===void 0&&w(this),_};let b;this.getAttributes=function(){return b===void 0&&w(this),b};let C=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return C===!1&&(C=s.getProgramParameter(m,$0)),C},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(m),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=Y0++,this.cacheKey=t,this.usedTimes=1,this.program=m,this.vertexShader=S,this.fragmentShader=I,this}var m_=0,Tc=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new Cc(t),e.set(t,n)),n}},Cc=class{constructor(t){this.id=m_++,this.code=t,this.usedTimes=0}};function g_(i){return i===Bi||i===Ir||i===Lr}function __(i,t,e,n,s,r){let o=new As,a=new Tc,c=new Set,l=[],h=new Map,f=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function p(_){return c.add(_),_===0?"uv":`uv${_}`}function m(_,b,C,L,F,z){let Y=L.fog,N=F.geometry,V=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?L.environment:null,K=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,J=t.get(_.envMap||V,K),mt=d[_.type],H=n.precision;_.precision!==null&&(H=n.getMaxPrecision(_.precision),H!==_.precision&&ae("WebGLProgram.getParameters:",_.precision,"not supported, using",H,"instead."));let lt=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,pt=lt!==void 0?lt.length:0,kt=0;N.morphAttributes.position!==void 0&&(kt=1),N.morphAttributes.normal!==void 0&&(kt=2),N.morphAttributes.color!==void 0&&(kt=3);let te,ot,Et,Gt;if(mt){let Ft=si[mt];te=Ft.vertexShader,ot=Ft.fragmentShader}else{te=_.vertexShader,ot=_.fragmentShader;let Ft=a.getVertexShaderStage(_),Te=a.getFragmentShaderStage(_);a.update(_,Ft,Te),Et=Ft.id,Gt=Te.id}let Zt=i.getRenderTarget(),Dt=i.state.buffers.depth.getReversed(),Ht=F.isInstancedMesh===!0,_e=F.isBatchedMesh===!0,Ot=!!_.map,Wt=!!_.matcap,oe=!!J,ue=oe&&J.isPMREMTexture===!0,Pe=!!_.aoMap,Ie=!!_.lightMap,Fe=!!_.bumpMap&&_.wireframe===!1,xe=!!_.normalMap,et=!!_.displacementMap,_t=!!_.emissiveMap,Jt=!!_.metalnessMap,Ct=!!_.roughnessMap,Qt=_.anisotropy>0,y=_.clearcoat>0,j=_.diffuseRoughness>0,nt=_.dispersion>0,dt=_.retroreflectivity>0,Z=_.iridescence>0,Bt=_.sheen>0,xt=_.transmission>0,St=Qt&&!!_.anisotropyMap,A=y&&!!_.clearcoatMap,v=y&&!!_.clearcoatNormalMap,B=y&&!!_.clearcoatRoughnessMap,ut=j&&!!_.diffuseRoughnessMap,ht=Z&&!!_.iridescenceMap,At=Z&&!!_.iridescenceThicknessMap,It=Bt&&!!_.sheenColorMap,rt=Bt&&!!_.sheenRoughnessMap,st=!!_.specularMap,Rt=!!_.specularColorMap,U=!!_.specularIntensityMap,ct=xt&&!!_.transmissionMap,it=xt&&!!_.thicknessMap,wt=!!_.gradientMap,Tt=!!_.alphaMap,Lt=_.alphaTest>0,ne=!!_.alphaHash,de=!!_.extensions,Mt=ni;_.toneMapped&&(Zt===null||Zt.isXRRenderTarget===!0)&&(Mt=i.toneMapping);let jt=ue?J.isCompressedCubeTexture?J.image[0].mipmaps:J.mipmaps:null,me={shaderID:mt,shaderType:_.type,shaderName:_.name,vertexShader:te,fragmentShader:ot,defines:_.defines,customVertexShaderID:Et,customFragmentShaderID:Gt,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:H,batching:_e,batchingColor:_e&&F._colorsTexture!==null,instancing:Ht,instancingColor:Ht&&F.instanceColor!==null,instancingMorph:Ht&&F.morphTexture!==null,outputColorSpace:Zt===null?i.outputColorSpace:Zt.isXRRenderTarget===!0?Zt.texture.colorSpace:we.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Ot,matcap:Wt,envMap:oe,envMapMode:oe&&J.mapping,envMapPMREM:ue,envMapMaxLod:ue?jt.length-1:null,envMapSize:ue?jt[0].width:null,aoMap:Pe,lightMap:Ie,bumpMap:Fe,normalMap:xe,displacementMap:et,emissiveMap:_t,normalMapObjectSpace:xe&&_.normalMapType===fu,normalMapTangentSpace:xe&&_.normalMapType===Ya,packedNormalMap:xe&&_.normalMapType===Ya&&g_(_.normalMap.format),metalnessMap:Jt,roughnessMap:Ct,anisotropy:Qt,anisotropyMap:St,clearcoat:y,clearcoatMap:A,clearcoatNormalMap:v,clearcoatRoughnessMap:B,diffuseRoughness:j,diffuseRoughnessMap:ut,dispersion:nt,retroreflection:dt,iridescence:Z,iridescenceMap:ht,iridescenceThicknessMap:At,sheen:Bt,sheenColorMap:It,sheenRoughnessMap:rt,specularMap:st,specularColorMap:Rt,specularIntensityMap:U,transmission:xt,transmissionMap:ct,thicknessMap:it,gradientMap:wt,opaque:_.transparent===!1&&_.blending===Ns&&_.alphaToCoverage===!1,alphaMap:Tt,alphaTest:Lt,alphaHash:ne,combine:_.combine,mapUv:Ot&&p(_.map.channel),aoMapUv:Pe&&p(_.aoMap.channel),lightMapUv:Ie&&p(_.lightMap.channel),bumpMapUv:Fe&&p(_.bumpMap.channel),normalMapUv:xe&&p(_.normalMap.channel),displacementMapUv:et&&p(_.displacementMap.channel),emissiveMapUv:_t&&p(_.emissiveMap.channel),metalnessMapUv:Jt&&p(_.metalnessMap.channel),roughnessMapUv:Ct&&p(_.roughnessMap.channel),anisotropyMapUv:St&&p(_.anisotropyMap.channel),clearcoatMapUv:A&&p(_.clearcoatMap.channel),clearcoatNormalMapUv:v&&p(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:B&&p(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ut&&p(_.diffuseRoughnessMap.channel),iridescenceMapUv:ht&&p(_.iridescenceMap.channel),iridescenceThicknessMapUv:At&&p(_.iridescenceThicknessMap.channel),sheenColorMapUv:It&&p(_.sheenColorMap.channel),sheenRoughnessMapUv:rt&&p(_.sheenRoughnessMap.channel),specularMapUv:st&&p(_.specularMap.channel),specularColorMapUv:Rt&&p(_.specularColorMap.channel),specularIntensityMapUv:U&&p(_.specularIntensityMap.channel),transmissionMapUv:ct&&p(_.transmissionMap.channel),thicknessMapUv:it&&p(_.thicknessMap.channel),alphaMapUv:Tt&&p(_.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(xe||Qt),vertexNormals:!!N.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:F.isPoints===!0&&!!N.attributes.uv&&(Ot||Tt),fog:!!Y,useFog:_.fog===!0,fogExp2:!!Y&&Y.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||N.attributes.normal===void 0&&xe===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:f,reversedDepthBuffer:Dt,skinning:F.isSkinnedMesh===!0,hasPositionAttribute:N.attributes.position!==void 0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:pt,morphTextureStride:kt,numSunLights:b.sun.length,numDirLights:b.directional.length,numPointLights:b.point.length,numSpotLights:b.spot.length,numSpotLightMaps:b.spotLightMap.length,numRectAreaLights:b.rectArea.length,numHemiLights:b.hemi.length,numSunLightShadows:b.sunShadowMap.length,numDirLightShadows:b.directionalShadowMap.length,numPointLightShadows:b.pointShadowMap.length,numSpotLightShadows:b.spotShadowMap.length,numSpotLightShadowsWithMaps:b.numSpotLightShadowsWithMaps,numLightProbes:b.numLightProbes,numLightProbeGrids:z.filter(Ft=>Ft.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:i.shadowMap.enabled&&C.length>0,shadowMapType:i.shadowMap.type,toneMapping:Mt,decodeVideoTexture:Ot&&_.map.isVideoTexture===!0&&we.getTransfer(_.map.colorSpace)===Ue,decodeVideoTextureEmissive:_t&&_.emissiveMap.isVideoTexture===!0&&we.getTransfer(_.emissiveMap.colorSpace)===Ue,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===Sn,flipSided:_.side===yn,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:de&&_.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(de&&_.extensions.multiDraw===!0||_e)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return me.vertexUv1s=c.has(1),me.vertexUv2s=c.has(2),me.vertexUv3s=c.has(3),c.clear(),me}function M(_){let b=[];if(_.shaderID?b.push(_.shaderID):(b.push(_.customVertexShaderID),b.push(_.customFragmentShaderID)),_.defines!==void 0)for(let C in _.defines)b.push(C),b.push(_.defines[C]);return _.isRawShaderMaterial===!1&&(u(b,_),g(b,_),b.push(i.outputColorSpace)),b.push(_.customProgramCacheKey),b.join()}function u(_,b){_.push(b.precision),_.push(b.outputColorSpace),_.push(b.envMapMode),_.push(b.envMapPMREM),_.push(b.envMapMaxLod),_.push(b.envMapSize),_.push(b.mapUv),_.push(b.alphaMapUv),_.push(b.lightMapUv),_.push(b.aoMapUv),_.push(b.bumpMapUv),_.push(b.normalMapUv),_.push(b.displacementMapUv),_.push(b.emissiveMapUv),_.push(b.metalnessMapUv),_.push(b.roughnessMapUv),_.push(b.anisotropyMapUv),_.push(b.clearcoatMapUv),_.push(b.clearcoatNormalMapUv),_.push(b.clearcoatRoughnessMapUv),_.push(b.diffuseRoughnessMapUv),_.push(b.iridescenceMapUv),_.push(b.iridescenceThicknessMapUv),_.push(b.sheenColorMapUv),_.push(b.sheenRoughnessMapUv),_.push(b.specularMapUv),_.push(b.specularColorMapUv),_.push(b.specularIntensityMapUv),_.push(b.transmissionMapUv),_.push(b.thicknessMapUv),_.push(b.combine),_.push(b.fogExp2),_.push(b.sizeAttenuation),_.push(b.morphTargetsCount),_.push(b.numSunLights),_.push(b.numDirLights),_.push(b.numPointLights),_.push(b.numSpotLights),_.push(b.numSpotLightMaps),_.push(b.numHemiLights),_.push(b.numRectAreaLights),_.push(b.numSunLightShadows),_.push(b.numDirLightShadows),_.push(b.numPointLightShadows),_.push(b.numSpotLightShadows),_.push(b.numSpotLightShadowsWithMaps),_.push(b.numLightProbes),_.push(b.numLightProbeGrids),_.push(b.shadowMapType),_.push(b.toneMapping),_.push(b.numClippingPlanes),_.push(b.numClipIntersection),_.push(b.depthPacking)}function g(_,b){o.disableAll(),b.instancing&&o.enable(0),b.instancingColor&&o.enable(1),b.instancingMorph&&o.enable(2),b.matcap&&o.enable(3),b.envMap&&o.enable(4),b.normalMapObjectSpace&&o.enable(5),b.normalMapTangentSpace&&o.enable(6),b.clearcoat&&o.enable(7),b.iridescence&&o.enable(8),b.alphaTest&&o.enable(9),b.vertexColors&&o.enable(10),b.vertexAlphas&&o.enable(11),b.vertexUv1s&&o.enable(12),b.vertexUv2s&&o.enable(13),b.vertexUv3s&&o.enable(14),b.vertexTangents&&o.enable(15),b.anisotropy&&o.enable(16),b.alphaHash&&o.enable(17),b.batching&&o.enable(18),b.dispersion&&o.enable(19),b.retroreflection&&o.enable(24),b.diffuseRoughness&&o.enable(25),b.batchingColor&&o.enable(20),b.gradientMap&&o.enable(21),b.packedNormalMap&&o.enable(22),b.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),b.fog&&o.enable(0),b.useFog&&o.enable(1),b.flatShading&&o.enable(2),b.logarithmicDepthBuffer&&o.enable(3),b.reversedDepthBuffer&&o.enable(4),b.skinning&&o.enable(5),b.morphTargets&&o.enable(6),b.morphNormals&&o.enable(7),b.morphColors&&o.enable(8),b.premultipliedAlpha&&o.enable(9),b.shadowMapEnabled&&o.enable(10),b.doubleSided&&o.enable(11),b.flipSided&&o.enable(12),b.useDepthPacking&&o.enable(13),b.dithering&&o.enable(14),b.transmission&&o.enable(15),b.sheen&&o.enable(16),b.opaque&&o.enable(17),b.pointsUvs&&o.enable(18),b.decodeVideoTexture&&o.enable(19),b.decodeVideoTextureEmissive&&o.enable(20),b.alphaToCoverage&&o.enable(21),b.numLightProbeGrids>0&&o.enable(22),b.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function E(_){let b=d[_.type],C;if(b){let L=si[b];C=Cu.clone(L.uniforms)}else C=_.uniforms;return C}function P(_,b){let C=h.get(b);return C!==void 0?++C.usedTimes:(C=new p_(i,b,_,s),l.push(C),h.set(b,C)),C}function S(_){if(--_.usedTimes===0){let b=l.indexOf(_);l[b]=l[l.length-1],l.pop(),h.delete(_.cacheKey),_.destroy()}}function I(_){a.remove(_)}function w(){a.dispose()}return{getParameters:m,getProgramCacheKey:M,getUniforms:E,acquireProgram:P,releaseProgram:S,releaseShaderCache:I,programs:l,dispose:w}}function x_(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,c){i.get(o)[a]=c}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function y_(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function Yu(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function Zu(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let p=0;return d.isInstancedMesh&&(p+=2),d.isSkinnedMesh&&(p+=1),p}function a(d,p,m,M,u,g){let E=i[t];return E===void 0?(E={id:d.id,object:d,geometry:p,material:m,materialVariant:o(d),groupOrder:M,renderOrder:d.renderOrder,z:u,group:g},i[t]=E):(E.id=d.id,E.object=d,E.geometry=p,E.material=m,E.materialVariant=o(d),E.groupOrder=M,E.renderOrder=d.renderOrder,E.z=u,E.group=g),t++,E}function c(d,p,m,M,u,g,E){E.reversedDepth===!0&&(u=-u);let P=a(d,p,m,M,u,g);m.transmission>0?n.push(P):m.transparent===!0?s.push(P):e.push(P)}function l(d,p,m,M,u,g){let E=a(d,p,m,M,u,g);m.transmission>0?n.unshift(E):m.transparent===!0?s.unshift(E):e.unshift(E)}function h(d,p){e.length>1&&e.sort(d||y_),n.length>1&&n.sort(p||Yu),s.length>1&&s.sort(p||Yu)}function f(){for(let d=t,p=i.length;d<p;d++){let m=i[d];if(m.id===null)break;m.id=null,m.object=null,m.geometry=null,m.material=null,m.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:c,unshift:l,finish:f,sort:h}}function v_(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new Zu,i.set(n,[o])):s>=r.length?(o=new Zu,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function M_(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new $,color:new ve};break;case"SpotLight":e={position:new $,direction:new $,color:new ve,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new $,color:new ve,distance:0,decay:0};break;case"HemisphereLight":e={direction:new $,skyColor:new ve,groundColor:new ve};break;case"RectAreaLight":e={color:new ve,position:new $,halfWidth:new $,halfHeight:new $};break}return i[t.id]=e,e}}}function S_(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ce};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ce};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new ce,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var b_=0;function w_(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function E_(i){let t=new M_,e=S_(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)n.probe.push(new $);let s=new $,r=new ye,o=new ye;function a(l){let h=0,f=0,d=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let p=0,m=0,M=0,u=0,g=0,E=0,P=0,S=0,I=0,w=0,_=0,b=0,C=0,L=0;l.sort(w_);for(let z=0,Y=l.length;z<Y;z++){let N=l[z],V=N.color,K=N.intensity,J=N.distance,mt=null;if(N.shadow&&N.shadow.map&&(N.shadow.map.texture.format===Bi?mt=N.shadow.map.texture:mt=N.shadow.map.depthTexture||N.shadow.map.texture),N.isAmbientLight)h+=V.r*K,f+=V.g*K,d+=V.b*K;else if(N.isLightProbe){for(let H=0;H<9;H++)n.probe[H].addScaledVector(N.sh.coefficients[H],K);L++}else if(N.isSunLight){let H=t.get(N);if(H.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let lt=N.shadow,pt=e.get(N);pt.shadowIntensity=lt.intensity,pt.shadowBias=lt.bias,pt.shadowNormalBias=lt.normalBias,pt.shadowRadius=lt.radius,pt.shadowMapSize.copy(lt.mapSize).multiply(lt.getFrameExtents()),n.sunShadow[m]=pt,n.sunShadowMap[m]=mt;let kt=lt.getViewportCount();for(let te=0;te<kt;te++)n.sunShadowMatrix[M+te]=lt.getMatrix(te),n.sunShadowCascade[M+te]=lt._cascadeData[te];M+=kt,m++}n.sun[p]=H,p++}else if(N.isDirectionalLight){let H=t.get(N);if(H.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let lt=N.shadow,pt=e.get(N);pt.shadowIntensity=lt.intensity,pt.shadowBias=lt.bias,pt.shadowNormalBias=lt.normalBias,pt.shadowRadius=lt.radius,pt.shadowMapSize=lt.mapSize,n.directionalShadow[u]=pt,n.directionalShadowMap[u]=mt,n.directionalShadowMatrix[u]=N.shadow.matrix,I++}n.directional[u]=H,u++}else if(N.isSpotLight){let H=t.get(N);H.position.setFromMatrixPosition(N.matrixWorld),H.color.copy(V).multiplyScalar(K),H.distance=J,H.coneCos=Math.cos(N.angle),H.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),H.decay=N.decay,n.spot[E]=H;let lt=N.shadow;if(N.map&&(n.spotLightMap[b]=N.map,b++,lt.updateMatrices(N),N.castShadow&&C++),n.spotLightMatrix[E]=lt.matrix,N.castShadow){let pt=e.get(N);pt.shadowIntensity=lt.intensity,pt.shadowBias=lt.bias,pt.shadowNormalBias=lt.normalBias,pt.shadowRadius=lt.radius,pt.shadowMapSize=lt.mapSize,n.spotShadow[E]=pt,n.spotShadowMap[E]=mt,_++}E++}else if(N.isRectAreaLight){let H=t.get(N);H.color.copy(V).multiplyScalar(K),H.halfWidth.set(N.width*.5,0,0),H.halfHeight.set(0,N.height*.5,0),n.rectArea[P]=H,P++}else if(N.isPointLight){let H=t.get(N);if(H.color.copy(N.color).multiplyScalar(N.intensity),H.distance=N.distance,H.decay=N.decay,N.castShadow){let lt=N.shadow,pt=e.get(N);pt.shadowIntensity=lt.intensity,pt.shadowBias=lt.bias,pt.shadowNormalBias=lt.normalBias,pt.shadowRadius=lt.radius,pt.shadowMapSize=lt.mapSize,pt.shadowCameraNear=lt.camera.near,pt.shadowCameraFar=lt.camera.far,n.pointShadow[g]=pt,n.pointShadowMap[g]=mt,n.pointShadowMatrix[g]=N.shadow.matrix,w++}n.point[g]=H,g++}else if(N.isHemisphereLight){let H=t.get(N);H.skyColor.copy(N.color).multiplyScalar(K),H.groundColor.copy(N.groundColor).multiplyScalar(K),n.hemi[S]=H,S++}}P>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Xt.LTC_FLOAT_1,n.rectAreaLTC2=Xt.LTC_FLOAT_2):(n.rectAreaLTC1=Xt.LTC_HALF_1,n.rectAreaLTC2=Xt.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=f,n.ambient[2]=d;let F=n.hash;(F.sunLength!==p||F.directionalLength!==u||F.pointLength!==g||F.spotLength!==E||F.rectAreaLength!==P||F.hemiLength!==S||F.numSunShadows!==m||F.numDirectionalShadows!==I||F.numPointShadows!==w||F.numSpotShadows!==_||F.numSpotMaps!==b||F.numLightProbes!==L)&&(n.sun.length=p,n.directional.length=u,n.spot.length=E,n.rectArea.length=P,n.point.length=g,n.hemi.length=S,n.sunShadow.length=m,n.sunShadowMap.length=m,n.sunShadowMatrix.length=M,n.sunShadowCascade.length=M,n.directionalShadow.length=I,n.directionalShadowMap.length=I,n.directionalShadowMatrix.length=I,n.pointShadow.length=w,n.pointShadowMap.length=w,n.pointShadowMatrix.length=w,n.spotShadow.length=_,n.spotShadowMap.length=_,n.spotLightMatrix.length=_+b-C,n.spotLightMap.length=b,n.numSpotLightShadowsWithMaps=C,n.numLightProbes=L,F.sunLength=p,F.directionalLength=u,F.pointLength=g,F.spotLength=E,F.rectAreaLength=P,F.hemiLength=S,F.numSunShadows=m,F.numDirectionalShadows=I,F.numPointShadows=w,F.numSpotShadows=_,F.numSpotMaps=b,F.numLightProbes=L,n.version=b_++)}function c(l,h){let f=0,d=0,p=0,m=0,M=0,u=0,g=h.matrixWorldInverse;for(let E=0,P=l.length;E<P;E++){let S=l[E];if(S.isSunLight){let I=n.sun[f];I.direction.setFromMatrixPosition(S.matrixWorld),I.direction.transformDirection(g),f++}else if(S.isDirectionalLight){let I=n.directional[d];I.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),I.direction.sub(s),I.direction.transformDirection(g),d++}else if(S.isSpotLight){let I=n.spot[m];I.position.setFromMatrixPosition(S.matrixWorld),I.position.applyMatrix4(g),I.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),I.direction.sub(s),I.direction.transformDirection(g),m++}else if(S.isRectAreaLight){let I=n.rectArea[M];I.position.setFromMatrixPosition(S.matrixWorld),I.position.applyMatrix4(g),o.identity(),r.copy(S.matrixWorld),r.premultiply(g),o.extractRotation(r),I.halfWidth.set(S.width*.5,0,0),I.halfHeight.set(0,S.height*.5,0),I.halfWidth.applyMatrix4(o),I.halfHeight.applyMatrix4(o),M++}else if(S.isPointLight){let I=n.point[p];I.position.setFromMatrixPosition(S.matrixWorld),I.position.applyMatrix4(g),p++}else if(S.isHemisphereLight){let I=n.hemi[u];I.direction.setFromMatrixPosition(S.matrixWorld),I.direction.transformDirection(g),u++}}}return{setup:a,setupView:c,state:n}}function Ju(i){let t=new E_(i),e=[],n=[],s=[];function r(f){h.camera=f,e.length=0,n.length=0,s.length=0}function o(f){f.isLightProbeGrid?s.push(f):e.push(f)}function a(f){n.push(f)}function c(){t.setup(e),s.sort((f,d)=>f.priority-d.priority||f.id-d.id)}function l(f){t.setupView(e,f)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:c,setupLightsView:l,pushLight:o,pushShadow:a}}function A_(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new Ju(i),t.set(s,[a])):r>=o.length?(a=new Ju(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var T_=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,C_=`uniform sampler2D shadow_pass;
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
}`,R_=[new $(1,0,0),new $(-1,0,0),new $(0,1,0),new $(0,-1,0),new $(0,0,1),new $(0,0,-1)],P_=[new $(0,-1,0),new $(0,-1,0),new $(0,0,1),new $(0,0,-1),new $(0,-1,0),new $(0,-1,0)],Ku=new ye,Dr=new $,Sc=new $;function I_(i,t,e){let n=new Pi,s=new ce,r=new ce,o=new ke,a=new $o,c=new Yo,l={},h=e.maxTextureSize,f={[Oi]:yn,[yn]:Oi,[Sn]:Sn},d=new ei({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new ce},radius:{value:4}},vertexShader:T_,fragmentShader:C_}),p=d.clone();p.defines.HORIZONTAL_PASS=1;let m=new Ke;m.setAttribute("position",new $e(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let M=new Je(m,d),u=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Er;let g=this.type;this.render=function(w,_,b){if(u.enabled===!1||u.autoUpdate===!1&&u.needsUpdate===!1||w.length===0)return;this.type===Wh&&(ae("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Er);let C=i.getRenderTarget(),L=i.getActiveCubeFace(),F=i.getActiveMipmapLevel(),z=i.state;z.setBlending(ji),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let Y=g!==this.type;Y&&_.traverse(function(N){N.material&&(Array.isArray(N.material)?N.material.forEach(V=>V.needsUpdate=!0):N.material.needsUpdate=!0)});for(let N=0,V=w.length;N<V;N++){let K=w[N],J=K.shadow;if(J===void 0){ae("WebGLShadowMap:",K,"has no shadow.");continue}if(J.autoUpdate===!1&&J.needsUpdate===!1)continue;s.copy(J.mapSize);let mt=J.getFrameExtents();s.multiply(mt),r.copy(J.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/mt.x),s.x=r.x*mt.x,J.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/mt.y),s.y=r.y*mt.y,J.mapSize.y=r.y));let H=i.state.buffers.depth.getReversed();if(J.camera._reversedDepth=H,J.map===null||Y===!0){if(J.map!==null&&(J.map.depthTexture!==null&&(J.map.depthTexture.dispose(),J.map.depthTexture=null),J.map.dispose()),this.type===Ds){if(K.isPointLight){ae("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}J.map=new Tn(s.x,s.y,{format:Bi,type:qn,minFilter:xn,magFilter:xn,generateMipmaps:!1}),J.map.texture.name=K.name+".shadowMap",J.map.depthTexture=new _i(s.x,s.y,Un),J.map.depthTexture.name=K.name+".shadowMapDepth",J.map.depthTexture.format=pi,J.map.depthTexture.compareFunction=null,J.map.depthTexture.minFilter=rn,J.map.depthTexture.magFilter=rn}else K.isPointLight?(J.map=new Ur(s.x),J.map.depthTexture=new fr(s.x,Xn)):(J.map=new Tn(s.x,s.y),J.map.depthTexture=new _i(s.x,s.y,Xn)),J.map.depthTexture.name=K.name+".shadowMap",J.map.depthTexture.format=pi,this.type===Er?(J.map.depthTexture.compareFunction=H?cc:lc,J.map.depthTexture.minFilter=xn,J.map.depthTexture.magFilter=xn):(J.map.depthTexture.compareFunction=null,J.map.depthTexture.minFilter=rn,J.map.depthTexture.magFilter=rn);J.camera.updateProjectionMatrix()}J.map.isWebGLCubeRenderTarget!==!0&&(J.map.width!==s.x||J.map.height!==s.y)&&J.map.setSize(s.x,s.y);let lt=J.map.isWebGLCubeRenderTarget?6:J.getViewportCount();K.isPointLight!==!0&&J.updateMatrices(K,b);let pt=(J.camera.layers.mask&4294967294)!==0?J.camera.layers:b.layers;for(let kt=0;kt<lt;kt++){let te=J.getCamera(kt);if(K.isPointLight){let ot=J.camera,Et=J.matrix,Gt=K.distance||ot.far;Gt!==ot.far&&(ot.far=Gt,ot.updateProjectionMatrix()),Dr.setFromMatrixPosition(K.matrixWorld),ot.position.copy(Dr),Sc.copy(ot.position),Sc.add(R_[kt]),ot.up.copy(P_[kt]),ot.lookAt(Sc),ot.updateMatrixWorld(),Et.makeTranslation(-Dr.x,-Dr.y,-Dr.z),Ku.multiplyMatrices(ot.projectionMatrix,ot.matrixWorldInverse),J._frustum.setFromProjectionMatrix(Ku,ot.coordinateSystem,ot.reversedDepth)}if(J.map.isWebGLCubeRenderTarget)i.setRenderTarget(J.map,kt),i.clear();else{kt===0&&(i.setRenderTarget(J.map),i.clear());let ot=J.getViewport(kt);o.set(r.x*ot.x,r.y*ot.y,r.x*ot.z,r.y*ot.w),z.viewport(o)}n=J.getFrustum(kt),S(_,b,te,K,pt,this.type)}J.isPointLightShadow!==!0&&this.type===Ds&&E(J,b),J.needsUpdate=!1}g=this.type,u.needsUpdate=!1,i.setRenderTarget(C,L,F)};function E(w,_){let b=t.update(M);d.defines.VSM_SAMPLES!==w.blurSamples&&(d.defines.VSM_SAMPLES=w.blurSamples,p.defines.VSM_SAMPLES=w.blurSamples,d.needsUpdate=!0,p.needsUpdate=!0),w.mapPass===null?w.mapPass=new Tn(s.x,s.y,{format:Bi,type:qn}):(w.mapPass.width!==w.map.width||w.mapPass.height!==w.map.height)&&w.mapPass.setSize(w.map.width,w.map.height),d.uniforms.shadow_pass.value=w.map.depthTexture,d.uniforms.resolution.value.set(w.map.width,w.map.height),d.uniforms.radius.value=w.radius,i.setRenderTarget(w.mapPass),i.clear(),i.renderBufferDirect(_,null,b,d,M,null),p.uniforms.shadow_pass.value=w.mapPass.texture,p.uniforms.resolution.value.set(w.map.width,w.map.height),p.uniforms.radius.value=w.radius,i.setRenderTarget(w.map),i.clear(),i.renderBufferDirect(_,null,b,p,M,null)}function P(w,_,b,C){let L=null,F=b.isPointLight===!0?w.customDistanceMaterial:w.customDepthMaterial;if(F!==void 0)L=F;else if(L=b.isPointLight===!0?c:a,i.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let z=L.uuid,Y=_.uuid,N=l[z];N===void 0&&(N={},l[z]=N);let V=N[Y];V===void 0&&(V=L.clone(),N[Y]=V,_.addEventListener("dispose",I)),L=V}if(L.visible=_.visible,L.wireframe=_.wireframe,C===Ds?L.side=_.shadowSide!==null?_.shadowSide:_.side:L.side=_.shadowSide!==null?_.shadowSide:f[_.side],L.alphaMap=_.alphaMap,L.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,L.map=_.map,L.clipShadows=_.clipShadows,L.clippingPlanes=_.clippingPlanes,L.clipIntersection=_.clipIntersection,L.displacementMap=_.displacementMap,L.displacementScale=_.displacementScale,L.displacementBias=_.displacementBias,L.wireframeLinewidth=_.wireframeLinewidth,L.linewidth=_.linewidth,b.isPointLight===!0&&L.isMeshDistanceMaterial===!0){let z=i.properties.get(L);z.light=b}return L}function S(w,_,b,C,L,F){if(w.visible===!1)return;if(w.layers.test(L)&&(w.isMesh||w.isLine||w.isPoints)&&(w.castShadow||w.receiveShadow&&F===Ds)&&(!w.frustumCulled||w.intersectsFrustum(n))){w.modelViewMatrix.multiplyMatrices(b.matrixWorldInverse,w.matrixWorld);let N=t.update(w),V=w.material;if(Array.isArray(V)){let K=N.groups;for(let J=0,mt=K.length;J<mt;J++){let H=K[J],lt=V[H.materialIndex];if(lt&&lt.visible){let pt=P(w,lt,C,F);w.onBeforeShadow(i,w,_,b,N,pt,H),i.renderBufferDirect(b,null,N,pt,w,H),w.onAfterShadow(i,w,_,b,N,pt,H)}}}else if(V.visible){let K=P(w,V,C,F);w.onBeforeShadow(i,w,_,b,N,K,null),i.renderBufferDirect(b,null,N,K,w,null),w.onAfterShadow(i,w,_,b,N,K,null)}}let Y=w.children;for(let N=0,V=Y.length;N<V;N++)S(Y[N],_,b,C,L,F)}function I(w){w.target.removeEventListener("dispose",I);for(let b in l){let C=l[b],L=w.target.uuid;L in C&&(C[L].dispose(),delete C[L])}}}function L_(i,t){function e(){let U=!1,ct=new ke,it=null,wt=new ke(0,0,0,0);return{setMask:function(Tt){it!==Tt&&!U&&(i.colorMask(Tt,Tt,Tt,Tt),it=Tt)},setLocked:function(Tt){U=Tt},setClear:function(Tt,Lt,ne,de,Mt){Mt===!0&&(Tt*=de,Lt*=de,ne*=de),ct.set(Tt,Lt,ne,de),wt.equals(ct)===!1&&(i.clearColor(Tt,Lt,ne,de),wt.copy(ct))},reset:function(){U=!1,it=null,wt.set(-1,0,0,0)}}}function n(){let U=!1,ct=!1,it=null,wt=null,Tt=null;return{setReversed:function(Lt){if(ct!==Lt){let ne=t.get("EXT_clip_control");Lt?ne.clipControlEXT(ne.LOWER_LEFT_EXT,ne.ZERO_TO_ONE_EXT):ne.clipControlEXT(ne.LOWER_LEFT_EXT,ne.NEGATIVE_ONE_TO_ONE_EXT),ct=Lt;let de=Tt;Tt=null,this.setClear(de)}},getReversed:function(){return ct},setTest:function(Lt){Lt?Dt(i.DEPTH_TEST):Ht(i.DEPTH_TEST)},setMask:function(Lt){it!==Lt&&!U&&(i.depthMask(Lt),it=Lt)},setFunc:function(Lt){if(ct&&(Lt=wu[Lt]),wt!==Lt){switch(Lt){case Ro:i.depthFunc(i.NEVER);break;case Po:i.depthFunc(i.ALWAYS);break;case Io:i.depthFunc(i.LESS);break;case Ms:i.depthFunc(i.LEQUAL);break;case Lo:i.depthFunc(i.EQUAL);break;case Do:i.depthFunc(i.GEQUAL);break;case No:i.depthFunc(i.GREATER);break;case Uo:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}wt=Lt}},setLocked:function(Lt){U=Lt},setClear:function(Lt){Tt!==Lt&&(Tt=Lt,ct&&(Lt=1-Lt),i.clearDepth(Lt))},reset:function(){U=!1,it=null,wt=null,Tt=null,ct=!1}}}function s(){let U=!1,ct=null,it=null,wt=null,Tt=null,Lt=null,ne=null,de=null,Mt=null;return{setTest:function(jt){U||(jt?Dt(i.STENCIL_TEST):Ht(i.STENCIL_TEST))},setMask:function(jt){ct!==jt&&!U&&(i.stencilMask(jt),ct=jt)},setFunc:function(jt,me,Ft){(it!==jt||wt!==me||Tt!==Ft)&&(i.stencilFunc(jt,me,Ft),it=jt,wt=me,Tt=Ft)},setOp:function(jt,me,Ft){(Lt!==jt||ne!==me||de!==Ft)&&(i.stencilOp(jt,me,Ft),Lt=jt,ne=me,de=Ft)},setLocked:function(jt){U=jt},setClear:function(jt){Mt!==jt&&(i.clearStencil(jt),Mt=jt)},reset:function(){U=!1,ct=null,it=null,wt=null,Tt=null,Lt=null,ne=null,de=null,Mt=null}}}let r=new e,o=new n,a=new s,c={},l=new WeakMap,h={},f={},d={},p=new WeakMap,m=[],M=null,u=!1,g=null,E=null,P=null,S=null,I=null,w=null,_=null,b=new ve(0,0,0),C=0,L=!1,F=null,z=null,Y=null,N=null,V=null,K=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),J=!1,mt=0,H=i.getParameter(i.VERSION);H.indexOf("WebGL")!==-1?(mt=parseFloat(/^WebGL (\d)/.exec(H)[1]),J=mt>=1):H.indexOf("OpenGL ES")!==-1&&(mt=parseFloat(/^OpenGL ES (\d)/.exec(H)[1]),J=mt>=2);let lt=null,pt={},kt=i.getParameter(i.SCISSOR_BOX),te=i.getParameter(i.VIEWPORT),ot=new ke().fromArray(kt),Et=new ke().fromArray(te);function Gt(U,ct,it,wt){let Tt=new Uint8Array(4),Lt=i.createTexture();i.bindTexture(U,Lt),i.texParameteri(U,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(U,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let ne=0;ne<it;ne++)U===i.TEXTURE_3D||U===i.TEXTURE_2D_ARRAY?i.texImage3D(ct,0,i.RGBA,1,1,wt,0,i.RGBA,i.UNSIGNED_BYTE,Tt):i.texImage2D(ct+ne,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,Tt);return Lt}let Zt={};Zt[i.TEXTURE_2D]=Gt(i.TEXTURE_2D,i.TEXTURE_2D,1),Zt[i.TEXTURE_CUBE_MAP]=Gt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Zt[i.TEXTURE_2D_ARRAY]=Gt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Zt[i.TEXTURE_3D]=Gt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Dt(i.DEPTH_TEST),o.setFunc(Ms),Fe(!1),xe(Vl),Dt(i.CULL_FACE),Pe(ji);function Dt(U){h[U]!==!0&&(i.enable(U),h[U]=!0)}function Ht(U){h[U]!==!1&&(i.disable(U),h[U]=!1)}function _e(U,ct){return d[U]!==ct?(i.bindFramebuffer(U,ct),d[U]=ct,U===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=ct),U===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=ct),!0):!1}function Ot(U,ct){let it=m,wt=!1;if(U){it=p.get(ct),it===void 0&&(it=[],p.set(ct,it));let Tt=U.textures;if(it.length!==Tt.length||it[0]!==i.COLOR_ATTACHMENT0){for(let Lt=0,ne=Tt.length;Lt<ne;Lt++)it[Lt]=i.COLOR_ATTACHMENT0+Lt;it.length=Tt.length,wt=!0}}else it[0]!==i.BACK&&(it[0]=i.BACK,wt=!0);wt&&i.drawBuffers(it)}function Wt(U){return M!==U?(i.useProgram(U),M=U,!0):!1}let oe={[Qi]:i.FUNC_ADD,[qh]:i.FUNC_SUBTRACT,[$h]:i.FUNC_REVERSE_SUBTRACT};oe[Yh]=i.MIN,oe[Zh]=i.MAX;let ue={[Jh]:i.ZERO,[Kh]:i.ONE,[jh]:i.SRC_COLOR,[ql]:i.SRC_ALPHA,[su]:i.SRC_ALPHA_SATURATE,[nu]:i.DST_COLOR,[tu]:i.DST_ALPHA,[Qh]:i.ONE_MINUS_SRC_COLOR,[$l]:i.ONE_MINUS_SRC_ALPHA,[iu]:i.ONE_MINUS_DST_COLOR,[eu]:i.ONE_MINUS_DST_ALPHA,[ru]:i.CONSTANT_COLOR,[ou]:i.ONE_MINUS_CONSTANT_COLOR,[au]:i.CONSTANT_ALPHA,[lu]:i.ONE_MINUS_CONSTANT_ALPHA};function Pe(U,ct,it,wt,Tt,Lt,ne,de,Mt,jt){if(U===ji){u===!0&&(Ht(i.BLEND),u=!1);return}if(u===!1&&(Dt(i.BLEND),u=!0),U!==Xh){if(U!==g||jt!==L){if((E!==Qi||I!==Qi)&&(i.blendEquation(i.FUNC_ADD),E=Qi,I=Qi),jt)switch(U){case Ns:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Hl:i.blendFunc(i.ONE,i.ONE);break;case Wl:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Xl:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:pe("WebGLState: Invalid blending: ",U);break}else switch(U){case Ns:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Hl:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Wl:pe("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Xl:pe("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:pe("WebGLState: Invalid blending: ",U);break}P=null,S=null,w=null,_=null,b.set(0,0,0),C=0,g=U,L=jt}return}Tt=Tt||ct,Lt=Lt||it,ne=ne||wt,(ct!==E||Tt!==I)&&(i.blendEquationSeparate(oe[ct],oe[Tt]),E=ct,I=Tt),(it!==P||wt!==S||Lt!==w||ne!==_)&&(i.blendFuncSeparate(ue[it],ue[wt],ue[Lt],ue[ne]),P=it,S=wt,w=Lt,_=ne),(de.equals(b)===!1||Mt!==C)&&(i.blendColor(de.r,de.g,de.b,Mt),b.copy(de),C=Mt),g=U,L=!1}function Ie(U,ct){U.side===Sn?Ht(i.CULL_FACE):Dt(i.CULL_FACE);let it=U.side===yn;ct&&(it=!it),Fe(it),U.blending===Ns&&U.transparent===!1?Pe(ji):Pe(U.blending,U.blendEquation,U.blendSrc,U.blendDst,U.blendEquationAlpha,U.blendSrcAlpha,U.blendDstAlpha,U.blendColor,U.blendAlpha,U.premultipliedAlpha),o.setFunc(U.depthFunc),o.setTest(U.depthTest),o.setMask(U.depthWrite),r.setMask(U.colorWrite);let wt=U.stencilWrite;a.setTest(wt),wt&&(a.setMask(U.stencilWriteMask),a.setFunc(U.stencilFunc,U.stencilRef,U.stencilFuncMask),a.setOp(U.stencilFail,U.stencilZFail,U.stencilZPass)),_t(U.polygonOffset,U.polygonOffsetFactor,U.polygonOffsetUnits),U.alphaToCoverage===!0?Dt(i.SAMPLE_ALPHA_TO_COVERAGE):Ht(i.SAMPLE_ALPHA_TO_COVERAGE)}function Fe(U){F!==U&&(U?i.frontFace(i.CW):i.frontFace(i.CCW),F=U)}function xe(U){U!==Vh?(Dt(i.CULL_FACE),U!==z&&(U===Vl?i.cullFace(i.BACK):U===Hh?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Ht(i.CULL_FACE),z=U}function et(U){U!==Y&&(J&&i.lineWidth(U),Y=U)}function _t(U,ct,it){U?(Dt(i.POLYGON_OFFSET_FILL),(N!==ct||V!==it)&&(N=ct,V=it,o.getReversed()&&(ct=-ct,it=-it),i.polygonOffset(ct,it))):Ht(i.POLYGON_OFFSET_FILL)}function Jt(U){U?Dt(i.SCISSOR_TEST):Ht(i.SCISSOR_TEST)}function Ct(U){U===void 0&&(U=i.TEXTURE0+K-1),lt!==U&&(i.activeTexture(U),lt=U)}function Qt(U,ct,it){it===void 0&&(lt===null?it=i.TEXTURE0+K-1:it=lt);let wt=pt[it];wt===void 0&&(wt={type:void 0,texture:void 0},pt[it]=wt),(wt.type!==U||wt.texture!==ct)&&(lt!==it&&(i.activeTexture(it),lt=it),i.bindTexture(U,ct||Zt[U]),wt.type=U,wt.texture=ct)}function y(){let U=pt[lt];U!==void 0&&U.type!==void 0&&(i.bindTexture(U.type,null),U.type=void 0,U.texture=void 0)}function j(){try{i.compressedTexImage2D(...arguments)}catch(U){pe("WebGLState:",U)}}function nt(){try{i.compressedTexImage3D(...arguments)}catch(U){pe("WebGLState:",U)}}function dt(){try{i.texSubImage2D(...arguments)}catch(U){pe("WebGLState:",U)}}function Z(){try{i.texSubImage3D(...arguments)}catch(U){pe("WebGLState:",U)}}function Bt(){try{i.compressedTexSubImage2D(...arguments)}catch(U){pe("WebGLState:",U)}}function xt(){try{i.compressedTexSubImage3D(...arguments)}catch(U){pe("WebGLState:",U)}}function St(){try{i.texStorage2D(...arguments)}catch(U){pe("WebGLState:",U)}}function A(){try{i.texStorage3D(...arguments)}catch(U){pe("WebGLState:",U)}}function v(){try{i.texImage2D(...arguments)}catch(U){pe("WebGLState:",U)}}function B(){try{i.texImage3D(...arguments)}catch(U){pe("WebGLState:",U)}}function ut(U){return f[U]!==void 0?f[U]:i.getParameter(U)}function ht(U,ct){f[U]!==ct&&(i.pixelStorei(U,ct),f[U]=ct)}function At(U){ot.equals(U)===!1&&(i.scissor(U.x,U.y,U.z,U.w),ot.copy(U))}function It(U){Et.equals(U)===!1&&(i.viewport(U.x,U.y,U.z,U.w),Et.copy(U))}function rt(U,ct){let it=l.get(ct);it===void 0&&(it=new WeakMap,l.set(ct,it));let wt=it.get(U);wt===void 0&&(wt=i.getUniformBlockIndex(ct,U.name),i.uniformBlockBinding(ct,wt,wt),it.set(U,wt))}function st(U,ct,it){let Tt=l.get(ct).get(U);c[Tt]!==it&&(i.bindBufferBase(i.UNIFORM_BUFFER,Tt,it),c[Tt]=it)}function Rt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},f={},lt=null,pt={},d={},c={},p=new WeakMap,m=[],M=null,u=!1,g=null,E=null,P=null,S=null,I=null,w=null,_=null,b=new ve(0,0,0),C=0,L=!1,F=null,z=null,Y=null,N=null,V=null,ot.set(0,0,i.canvas.width,i.canvas.height),Et.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Dt,disable:Ht,bindFramebuffer:_e,drawBuffers:Ot,useProgram:Wt,setBlending:Pe,setMaterial:Ie,setFlipSided:Fe,setCullFace:xe,setLineWidth:et,setPolygonOffset:_t,setScissorTest:Jt,activeTexture:Ct,bindTexture:Qt,unbindTexture:y,compressedTexImage2D:j,compressedTexImage3D:nt,texImage2D:v,texImage3D:B,pixelStorei:ht,getParameter:ut,updateUBOMapping:rt,uniformBlockBinding:st,texStorage2D:St,texStorage3D:A,texSubImage2D:dt,texSubImage3D:Z,compressedTexSubImage2D:Bt,compressedTexSubImage3D:xt,scissor:At,viewport:It,reset:Rt}}function D_(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new ce,h=new WeakMap,f=new Set,d,p=new WeakMap,m=new Set,M=new FinalizationRegistry(A=>m.delete(A)),u=!1;try{u=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(A,v){return u?new OffscreenCanvas(A,v):sr("canvas")}function E(A,v,B){let ut=1,ht=St(A);if((ht.width>B||ht.height>B)&&(ut=B/Math.max(ht.width,ht.height)),ut<1)if(typeof HTMLImageElement<"u"&&A instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&A instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&A instanceof ImageBitmap||typeof VideoFrame<"u"&&A instanceof VideoFrame){let At=Math.floor(ut*ht.width),It=Math.floor(ut*ht.height);d===void 0&&(d=g(At,It));let rt=v?g(At,It):d;return rt.width=At,rt.height=It,rt.getContext("2d").drawImage(A,0,0,At,It),ae("WebGLRenderer: Texture has been resized from ("+ht.width+"x"+ht.height+") to ("+At+"x"+It+")."),rt}else return"data"in A&&ae("WebGLRenderer: Image in DataTexture is too big ("+ht.width+"x"+ht.height+")."),A;return A}function P(A){return A.generateMipmaps}function S(A){i.generateMipmap(A)}function I(A){return A.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:A.isWebGL3DRenderTarget?i.TEXTURE_3D:A.isWebGLArrayRenderTarget||A.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function w(A,v,B,ut,ht,At=!1){if(A!==null){if(i[A]!==void 0)return i[A];ae("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+A+"'")}let It;ut&&(It=t.get("EXT_texture_norm16"),It||ae("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let rt=v;if(v===i.RED&&(B===i.FLOAT&&(rt=i.R32F),B===i.HALF_FLOAT&&(rt=i.R16F),B===i.UNSIGNED_BYTE&&(rt=i.R8),B===i.UNSIGNED_SHORT&&It&&(rt=It.R16_EXT),B===i.SHORT&&It&&(rt=It.R16_SNORM_EXT)),v===i.RED_INTEGER&&(B===i.UNSIGNED_BYTE&&(rt=i.R8UI),B===i.UNSIGNED_SHORT&&(rt=i.R16UI),B===i.UNSIGNED_INT&&(rt=i.R32UI),B===i.BYTE&&(rt=i.R8I),B===i.SHORT&&(rt=i.R16I),B===i.INT&&(rt=i.R32I)),v===i.RG&&(B===i.FLOAT&&(rt=i.RG32F),B===i.HALF_FLOAT&&(rt=i.RG16F),B===i.UNSIGNED_BYTE&&(rt=i.RG8),B===i.UNSIGNED_SHORT&&It&&(rt=It.RG16_EXT),B===i.SHORT&&It&&(rt=It.RG16_SNORM_EXT)),v===i.RG_INTEGER&&(B===i.UNSIGNED_BYTE&&(rt=i.RG8UI),B===i.UNSIGNED_SHORT&&(rt=i.RG16UI),B===i.UNSIGNED_INT&&(rt=i.RG32UI),B===i.BYTE&&(rt=i.RG8I),B===i.SHORT&&(rt=i.RG16I),B===i.INT&&(rt=i.RG32I)),v===i.RGB_INTEGER&&(B===i.UNSIGNED_BYTE&&(rt=i.RGB8UI),B===i.UNSIGNED_SHORT&&(rt=i.RGB16UI),B===i.UNSIGNED_INT&&(rt=i.RGB32UI),B===i.BYTE&&(rt=i.RGB8I),B===i.SHORT&&(rt=i.RGB16I),B===i.INT&&(rt=i.RGB32I)),v===i.RGBA_INTEGER&&(B===i.UNSIGNED_BYTE&&(rt=i.RGBA8UI),B===i.UNSIGNED_SHORT&&(rt=i.RGBA16UI),B===i.UNSIGNED_INT&&(rt=i.RGBA32UI),B===i.BYTE&&(rt=i.RGBA8I),B===i.SHORT&&(rt=i.RGBA16I),B===i.INT&&(rt=i.RGBA32I)),v===i.RGB&&(B===i.UNSIGNED_SHORT&&It&&(rt=It.RGB16_EXT),B===i.SHORT&&It&&(rt=It.RGB16_SNORM_EXT),B===i.UNSIGNED_INT_5_9_9_9_REV&&(rt=i.RGB9_E5),B===i.UNSIGNED_INT_10F_11F_11F_REV&&(rt=i.R11F_G11F_B10F)),v===i.RGBA){let st=At?ir:we.getTransfer(ht);B===i.FLOAT&&(rt=i.RGBA32F),B===i.HALF_FLOAT&&(rt=i.RGBA16F),B===i.UNSIGNED_BYTE&&(rt=st===Ue?i.SRGB8_ALPHA8:i.RGBA8),B===i.UNSIGNED_SHORT&&It&&(rt=It.RGBA16_EXT),B===i.SHORT&&It&&(rt=It.RGBA16_SNORM_EXT),B===i.UNSIGNED_SHORT_4_4_4_4&&(rt=i.RGBA4),B===i.UNSIGNED_SHORT_5_5_5_1&&(rt=i.RGB5_A1)}return(rt===i.R16F||rt===i.R32F||rt===i.RG16F||rt===i.RG32F||rt===i.RGBA16F||rt===i.RGBA32F)&&t.get("EXT_color_buffer_float"),rt}function _(A,v){let B;return A?v===null||v===Xn||v===es?B=i.DEPTH24_STENCIL8:v===Un?B=i.DEPTH32F_STENCIL8:v===Fs&&(B=i.DEPTH24_STENCIL8,ae("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):v===null||v===Xn||v===es?B=i.DEPTH_COMPONENT24:v===Un?B=i.DEPTH_COMPONENT32F:v===Fs&&(B=i.DEPTH_COMPONENT16),B}function b(A,v){return P(A)===!0||A.isFramebufferTexture&&A.minFilter!==rn&&A.minFilter!==xn?Math.log2(Math.max(v.width,v.height))+1:A.mipmaps.length>0?A.mipmaps.length:A.isCompressedTexture&&Array.isArray(A.image)?v.mipmaps.length:1}function C(A){let v=new WeakRef(A);n.get(A).__ref=v,m.add(v),M.register(A,v,v)}function L(A){let v=n.get(A).__ref;v!==void 0&&(m.delete(v),M.unregister(v))}function F(A){Y(A.target)}function z(A){N(A.target)}function Y(A){A.removeEventListener("dispose",F),L(A),K(A),A.isVideoTexture&&h.delete(A),A.isHTMLTexture&&f.delete(A)}function N(A){A.removeEventListener("dispose",z),L(A),mt(A)}function V(){for(let A of m){let v=A.deref();v!==void 0&&(v.isRenderTarget===!0?N(v):Y(v))}m.clear(),f.clear()}function K(A){let v=n.get(A);if(v.__webglInit===void 0)return;let B=A.source,ut=p.get(B);if(ut){let ht=ut[v.__cacheKey];ht.usedTimes--,ht.usedTimes===0&&J(A),Object.keys(ut).length===0&&p.delete(B)}n.remove(A)}function J(A){let v=n.get(A);i.deleteTexture(v.__webglTexture);let B=A.source,ut=p.get(B);delete ut[v.__cacheKey],o.memory.textures--}function mt(A){let v=n.get(A);v.__depthDisposeCallback&&v.__depthDisposeCallback();let B=A.depthTexture;if(B&&B.renderTarget===A&&Y(B),A.isWebGLCubeRenderTarget)for(let ht=0;ht<6;ht++){if(Array.isArray(v.__webglFramebuffer[ht]))for(let At=0;At<v.__webglFramebuffer[ht].length;At++)i.deleteFramebuffer(v.__webglFramebuffer[ht][At]);else i.deleteFramebuffer(v.__webglFramebuffer[ht]);v.__webglDepthbuffer&&i.deleteRenderbuffer(v.__webglDepthbuffer[ht])}else{if(Array.isArray(v.__webglFramebuffer))for(let ht=0;ht<v.__webglFramebuffer.length;ht++)i.deleteFramebuffer(v.__webglFramebuffer[ht]);else i.deleteFramebuffer(v.__webglFramebuffer);if(v.__webglDepthbuffer&&i.deleteRenderbuffer(v.__webglDepthbuffer),v.__webglMultisampledFramebuffer&&i.deleteFramebuffer(v.__webglMultisampledFramebuffer),v.__webglColorRenderbuffer)for(let ht=0;ht<v.__webglColorRenderbuffer.length;ht++)v.__webglColorRenderbuffer[ht]&&i.deleteRenderbuffer(v.__webglColorRenderbuffer[ht]);v.__webglDepthRenderbuffer&&i.deleteRenderbuffer(v.__webglDepthRenderbuffer)}let ut=A.textures;for(let ht=0,At=ut.length;ht<At;ht++){let It=n.get(ut[ht]);It.__webglTexture&&(i.deleteTexture(It.__webglTexture),o.memory.textures--),n.remove(ut[ht])}n.remove(A)}let H=0;function lt(){H=0}function pt(){return H}function kt(A){H=A}function te(){let A=H;return A>=s.maxTextures&&ae("WebGLTextures: Trying to use "+(A+1)+" texture units while this GPU supports only "+s.maxTextures),H+=1,A}function ot(A){let v=[];return v.push(A.wrapS),v.push(A.wrapT),v.push(A.wrapR||0),v.push(A.magFilter),v.push(A.minFilter),v.push(A.anisotropy),v.push(A.internalFormat),v.push(A.format),v.push(A.type),v.push(A.generateMipmaps),v.push(A.mipmapsAutoUpdate),v.push(A.premultiplyAlpha),v.push(A.flipY),v.push(A.unpackAlignment),v.push(A.colorSpace),v.join()}function Et(A,v){let B=n.get(A);if(A.isVideoTexture&&Bt(A),A.isRenderTargetTexture===!1&&A.isExternalTexture!==!0&&A.version>0&&B.__version!==A.version){let ut=A.image;if(ut===null)ae("WebGLRenderer: Texture marked for update but no image data found.");else if(ut.complete===!1)ae("WebGLRenderer: Texture marked for update but image is incomplete");else{Ie(B,A,v);return}}else A.isExternalTexture&&(B.__webglTexture=A.sourceTexture?A.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,B.__webglTexture,i.TEXTURE0+v)}function Gt(A,v){let B=n.get(A);if(A.isRenderTargetTexture===!1&&A.version>0&&B.__version!==A.version){Ie(B,A,v);return}else A.isExternalTexture&&(B.__webglTexture=A.sourceTexture?A.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,B.__webglTexture,i.TEXTURE0+v)}function Zt(A,v){let B=n.get(A);if(A.isRenderTargetTexture===!1&&A.version>0&&B.__version!==A.version){Ie(B,A,v);return}e.bindTexture(i.TEXTURE_3D,B.__webglTexture,i.TEXTURE0+v)}function Dt(A,v){let B=n.get(A);if(A.version>0&&B.__version!==A.version){Fe(B,A,v);return}e.bindTexture(i.TEXTURE_CUBE_MAP,B.__webglTexture,i.TEXTURE0+v)}let Ht={[Fo]:i.REPEAT,[Kn]:i.CLAMP_TO_EDGE,[Oo]:i.MIRRORED_REPEAT},_e={[rn]:i.NEAREST,[uu]:i.NEAREST_MIPMAP_NEAREST,[Ar]:i.NEAREST_MIPMAP_LINEAR,[xn]:i.LINEAR,[ha]:i.LINEAR_MIPMAP_NEAREST,[xi]:i.LINEAR_MIPMAP_LINEAR},Ot={[mu]:i.NEVER,[hc]:i.ALWAYS,[gu]:i.LESS,[lc]:i.LEQUAL,[_u]:i.EQUAL,[cc]:i.GEQUAL,[xu]:i.GREATER,[yu]:i.NOTEQUAL};function Wt(A,v){if(v.type===Un&&t.has("OES_texture_float_linear")===!1&&(v.magFilter===xn||v.magFilter===ha||v.magFilter===Ar||v.magFilter===xi||v.minFilter===xn||v.minFilter===ha||v.minFilter===Ar||v.minFilter===xi)&&ae("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(A,i.TEXTURE_WRAP_S,Ht[v.wrapS]),i.texParameteri(A,i.TEXTURE_WRAP_T,Ht[v.wrapT]),(A===i.TEXTURE_3D||A===i.TEXTURE_2D_ARRAY)&&i.texParameteri(A,i.TEXTURE_WRAP_R,Ht[v.wrapR]),i.texParameteri(A,i.TEXTURE_MAG_FILTER,_e[v.magFilter]),i.texParameteri(A,i.TEXTURE_MIN_FILTER,_e[v.minFilter]),v.compareFunction&&(i.texParameteri(A,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(A,i.TEXTURE_COMPARE_FUNC,Ot[v.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(v.magFilter===rn||v.minFilter!==Ar&&v.minFilter!==xi||v.type===Un&&t.has("OES_texture_float_linear")===!1)return;if(v.anisotropy>1||n.get(v).__currentAnisotropy){let B=t.get("EXT_texture_filter_anisotropic");i.texParameterf(A,B.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(v.anisotropy,s.getMaxAnisotropy())),n.get(v).__currentAnisotropy=v.anisotropy}}}function oe(A,v){let B=!1;A.__webglInit===void 0&&(A.__webglInit=!0,v.addEventListener("dispose",F),C(v));let ut=v.source,ht=p.get(ut);ht===void 0&&(ht={},p.set(ut,ht));let At=ot(v);if(At!==A.__cacheKey){ht[At]===void 0&&(ht[At]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,B=!0),ht[At].usedTimes++;let It=ht[A.__cacheKey];It!==void 0&&(ht[A.__cacheKey].usedTimes--,It.usedTimes===0&&J(v)),A.__cacheKey=At,A.__webglTexture=ht[At].texture}return B}function ue(A,v,B){return Math.floor(Math.floor(A/B)/v)}function Pe(A,v,B,ut){let At=A.updateRanges;if(At.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,v.width,v.height,B,ut,v.data);else{At.sort((U,ct)=>U.start-ct.start);let It=0;for(let U=1;U<At.length;U++){let ct=At[It],it=At[U],wt=ct.start+ct.count,Tt=ue(it.start,v.width,4),Lt=ue(ct.start,v.width,4);it.start<=wt+1&&Tt===Lt&&ue(it.start+it.count-1,v.width,4)===Tt?ct.count=Math.max(ct.count,it.start+it.count-ct.start):(++It,At[It]=it)}At.length=It+1;let rt=e.getParameter(i.UNPACK_ROW_LENGTH),st=e.getParameter(i.UNPACK_SKIP_PIXELS),Rt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,v.width);for(let U=0,ct=At.length;U<ct;U++){let it=At[U],wt=Math.floor(it.start/4),Tt=Math.ceil(it.count/4),Lt=wt%v.width,ne=Math.floor(wt/v.width),de=Tt,Mt=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,Lt),e.pixelStorei(i.UNPACK_SKIP_ROWS,ne),e.texSubImage2D(i.TEXTURE_2D,0,Lt,ne,de,Mt,B,ut,v.data)}A.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,rt),e.pixelStorei(i.UNPACK_SKIP_PIXELS,st),e.pixelStorei(i.UNPACK_SKIP_ROWS,Rt)}}function Ie(A,v,B){let ut=i.TEXTURE_2D;(v.isDataArrayTexture||v.isCompressedArrayTexture)&&(ut=i.TEXTURE_2D_ARRAY),v.isData3DTexture&&(ut=i.TEXTURE_3D);let ht=oe(A,v),At=v.source;e.bindTexture(ut,A.__webglTexture,i.TEXTURE0+B);let It=n.get(At);if(At.version!==It.__version||ht===!0){if(e.activeTexture(i.TEXTURE0+B),(typeof ImageBitmap<"u"&&v.image instanceof ImageBitmap)===!1){let Mt=we.getPrimaries(we.workingColorSpace),jt=v.colorSpace===vi?null:we.getPrimaries(v.colorSpace),me=v.colorSpace===vi||Mt===jt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,v.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,v.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,me)}e.pixelStorei(i.UNPACK_ALIGNMENT,v.unpackAlignment);let st=E(v.image,!1,s.maxTextureSize);st=xt(v,st);let Rt=r.convert(v.format,v.colorSpace),U=r.convert(v.type),ct=w(v.internalFormat,Rt,U,v.normalized,v.colorSpace,v.isVideoTexture);Wt(ut,v);let it,wt=v.mipmaps,Tt=v.isVideoTexture!==!0,Lt=It.__version===void 0||ht===!0,ne=At.dataReady,de=b(v,st);if(v.isDepthTexture)ct=_(v.format===yi,v.type),Lt&&(Tt?e.texStorage2D(i.TEXTURE_2D,1,ct,st.width,st.height):e.texImage2D(i.TEXTURE_2D,0,ct,st.width,st.height,0,Rt,U,null));else if(v.isDataTexture)if(wt.length>0){Tt&&Lt&&e.texStorage2D(i.TEXTURE_2D,de,ct,wt[0].width,wt[0].height);for(let Mt=0,jt=wt.length;Mt<jt;Mt++)it=wt[Mt],Tt?ne&&e.texSubImage2D(i.TEXTURE_2D,Mt,0,0,it.width,it.height,Rt,U,it.data):e.texImage2D(i.TEXTURE_2D,Mt,ct,it.width,it.height,0,Rt,U,it.data);v.generateMipmaps=!1}else Tt?(Lt&&e.texStorage2D(i.TEXTURE_2D,de,ct,st.width,st.height),ne&&Pe(v,st,Rt,U)):e.texImage2D(i.TEXTURE_2D,0,ct,st.width,st.height,0,Rt,U,st.data);else if(v.isCompressedTexture)if(v.isCompressedArrayTexture){Tt&&Lt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,de,ct,wt[0].width,wt[0].height,st.depth);for(let Mt=0,jt=wt.length;Mt<jt;Mt++)if(it=wt[Mt],v.format!==$n)if(Rt!==null)if(Tt){if(ne)if(v.layerUpdates.size>0){let me=vc(it.width,it.height,v.format,v.type);for(let Ft of v.layerUpdates){let Te=it.data.subarray(Ft*me/it.data.BYTES_PER_ELEMENT,(Ft+1)*me/it.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,Mt,0,0,Ft,it.width,it.height,1,Rt,Te)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,Mt,0,0,0,it.width,it.height,st.depth,Rt,it.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,Mt,ct,it.width,it.height,st.depth,0,it.data,0,0);else ae("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else Tt?ne&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,Mt,0,0,0,it.width,it.height,st.depth,Rt,U,it.data):e.texImage3D(i.TEXTURE_2D_ARRAY,Mt,ct,it.width,it.height,st.depth,0,Rt,U,it.data);v.layerUpdates.size>0&&v.clearLayerUpdates()}else{Tt&&Lt&&e.texStorage2D(i.TEXTURE_2D,de,ct,wt[0].width,wt[0].height);for(let Mt=0,jt=wt.length;Mt<jt;Mt++)it=wt[Mt],v.format!==$n?Rt!==null?Tt?ne&&e.compressedTexSubImage2D(i.TEXTURE_2D,Mt,0,0,it.width,it.height,Rt,it.data):e.compressedTexImage2D(i.TEXTURE_2D,Mt,ct,it.width,it.height,0,it.data):ae("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):Tt?ne&&e.texSubImage2D(i.TEXTURE_2D,Mt,0,0,it.width,it.height,Rt,U,it.data):e.texImage2D(i.TEXTURE_2D,Mt,ct,it.width,it.height,0,Rt,U,it.data)}else if(v.isDataArrayTexture)if(Tt){if(Lt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,de,ct,st.width,st.height,st.depth),ne)if(v.layerUpdates.size>0){let Mt=vc(st.width,st.height,v.format,v.type);for(let jt of v.layerUpdates){let me=st.data.subarray(jt*Mt/st.data.BYTES_PER_ELEMENT,(jt+1)*Mt/st.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,jt,st.width,st.height,1,Rt,U,me)}v.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,st.width,st.height,st.depth,Rt,U,st.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,ct,st.width,st.height,st.depth,0,Rt,U,st.data);else if(v.isData3DTexture)Tt?(Lt&&e.texStorage3D(i.TEXTURE_3D,de,ct,st.width,st.height,st.depth),ne&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,st.width,st.height,st.depth,Rt,U,st.data)):e.texImage3D(i.TEXTURE_3D,0,ct,st.width,st.height,st.depth,0,Rt,U,st.data);else if(v.isFramebufferTexture){if(Lt)if(Tt)e.texStorage2D(i.TEXTURE_2D,de,ct,st.width,st.height);else{let Mt=st.width,jt=st.height;for(let me=0;me<de;me++)e.texImage2D(i.TEXTURE_2D,me,ct,Mt,jt,0,Rt,U,null),Mt>>=1,jt>>=1}}else if(v.isHTMLTexture){if("texElementImage2D"in i){let Mt=i.canvas;if(Mt.hasAttribute("layoutsubtree")||Mt.setAttribute("layoutsubtree","true"),st.parentNode!==Mt){Mt.appendChild(st),f.add(v),Mt.onpaint=jt=>{let me=jt.changedElements;for(let Ft of f)me.includes(Ft.image)&&(Ft.needsUpdate=!0)},Mt.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,st);else{let me=i.RGBA,Ft=i.RGBA,Te=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,me,Ft,Te,st)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(wt.length>0){if(Tt&&Lt){let Mt=St(wt[0]);e.texStorage2D(i.TEXTURE_2D,de,ct,Mt.width,Mt.height)}for(let Mt=0,jt=wt.length;Mt<jt;Mt++)it=wt[Mt],Tt?ne&&e.texSubImage2D(i.TEXTURE_2D,Mt,0,0,Rt,U,it):e.texImage2D(i.TEXTURE_2D,Mt,ct,Rt,U,it);v.generateMipmaps=!1}else if(Tt){if(Lt){let Mt=St(st);e.texStorage2D(i.TEXTURE_2D,de,ct,Mt.width,Mt.height)}ne&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,Rt,U,st)}else e.texImage2D(i.TEXTURE_2D,0,ct,Rt,U,st);P(v)&&v.mipmapsAutoUpdate===!0&&S(ut),It.__version=At.version,v.onUpdate&&v.onUpdate(v)}A.__version=v.version}function Fe(A,v,B){if(v.image.length!==6)return;let ut=oe(A,v),ht=v.source;e.bindTexture(i.TEXTURE_CUBE_MAP,A.__webglTexture,i.TEXTURE0+B);let At=n.get(ht);if(ht.version!==At.__version||ut===!0){e.activeTexture(i.TEXTURE0+B);let It=we.getPrimaries(we.workingColorSpace),rt=v.colorSpace===vi?null:we.getPrimaries(v.colorSpace),st=v.colorSpace===vi||It===rt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,v.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,v.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,v.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,st);let Rt=v.isCompressedTexture||v.image[0].isCompressedTexture,U=v.image[0]&&v.image[0].isDataTexture,ct=[];for(let Ft=0;Ft<6;Ft++)!Rt&&!U?ct[Ft]=E(v.image[Ft],!0,s.maxCubemapSize):ct[Ft]=U?v.image[Ft].image:v.image[Ft],ct[Ft]=xt(v,ct[Ft]);let it=ct[0],wt=r.convert(v.format,v.colorSpace),Tt=r.convert(v.type),Lt=w(v.internalFormat,wt,Tt,v.normalized,v.colorSpace),ne=v.isVideoTexture!==!0,de=At.__version===void 0||ut===!0,Mt=ht.dataReady,jt=b(v,it);Wt(i.TEXTURE_CUBE_MAP,v);let me;if(v.isDepthTexture){if(Lt=_(v.format===yi,v.type),de)if(ne)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,Lt,it.width,it.height);else for(let Ft=0;Ft<6;Ft++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,0,Lt,it.width,it.height,0,wt,Tt,null)}else if(Rt){ne&&de&&e.texStorage2D(i.TEXTURE_CUBE_MAP,jt,Lt,it.width,it.height);for(let Ft=0;Ft<6;Ft++){me=ct[Ft].mipmaps;for(let Te=0;Te<me.length;Te++){let He=me[Te];v.format!==$n?wt!==null?ne?Mt&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Te,0,0,He.width,He.height,wt,He.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Te,Lt,He.width,He.height,0,He.data):ae("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):ne?Mt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Te,0,0,He.width,He.height,wt,Tt,He.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Te,Lt,He.width,He.height,0,wt,Tt,He.data)}}}else{if(me=v.mipmaps,ne&&de){me.length>0&&jt++;let Ft=St(ct[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,jt,Lt,Ft.width,Ft.height)}for(let Ft=0;Ft<6;Ft++)if(U){ne?Mt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,0,0,0,ct[Ft].width,ct[Ft].height,wt,Tt,ct[Ft].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,0,Lt,ct[Ft].width,ct[Ft].height,0,wt,Tt,ct[Ft].data);for(let Te=0;Te<me.length;Te++){let Pn=me[Te].image[Ft].image;ne?Mt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Te+1,0,0,Pn.width,Pn.height,wt,Tt,Pn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Te+1,Lt,Pn.width,Pn.height,0,wt,Tt,Pn.data)}}else{ne?Mt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,0,0,0,wt,Tt,ct[Ft]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,0,Lt,wt,Tt,ct[Ft]);for(let Te=0;Te<me.length;Te++){let He=me[Te];ne?Mt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Te+1,0,0,wt,Tt,He.image[Ft]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Ft,Te+1,Lt,wt,Tt,He.image[Ft])}}}P(v)&&v.mipmapsAutoUpdate===!0&&S(i.TEXTURE_CUBE_MAP),At.__version=ht.version,v.onUpdate&&v.onUpdate(v)}A.__version=v.version}function xe(A,v,B,ut,ht,At){let It=r.convert(B.format,B.colorSpace),rt=r.convert(B.type),st=w(B.internalFormat,It,rt,B.normalized,B.colorSpace),Rt=n.get(v),U=n.get(B);if(U.__renderTarget=v,!Rt.__hasExternalTextures){let ct=Math.max(1,v.width>>At),it=Math.max(1,v.height>>At);ht===i.TEXTURE_3D||ht===i.TEXTURE_2D_ARRAY?e.texImage3D(ht,At,st,ct,it,v.depth,0,It,rt,null):e.texImage2D(ht,At,st,ct,it,0,It,rt,null)}e.bindFramebuffer(i.FRAMEBUFFER,A),Z(v)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ut,ht,U.__webglTexture,0,dt(v)):(ht===i.TEXTURE_2D||ht>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ht<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ut,ht,U.__webglTexture,At),e.bindFramebuffer(i.FRAMEBUFFER,null)}function et(A,v,B){if(i.bindRenderbuffer(i.RENDERBUFFER,A),v.depthBuffer){let ut=v.depthTexture,ht=ut&&ut.isDepthTexture?ut.type:null,At=_(v.stencilBuffer,ht),It=v.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Z(v)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,dt(v),At,v.width,v.height):B?i.renderbufferStorageMultisample(i.RENDERBUFFER,dt(v),At,v.width,v.height):i.renderbufferStorage(i.RENDERBUFFER,At,v.width,v.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,It,i.RENDERBUFFER,A)}else{let ut=v.textures;for(let ht=0;ht<ut.length;ht++){let At=ut[ht],It=r.convert(At.format,At.colorSpace),rt=r.convert(At.type),st=w(At.internalFormat,It,rt,At.normalized,At.colorSpace);Z(v)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,dt(v),st,v.width,v.height):B?i.renderbufferStorageMultisample(i.RENDERBUFFER,dt(v),st,v.width,v.height):i.renderbufferStorage(i.RENDERBUFFER,st,v.width,v.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function _t(A,v,B){let ut=v.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,A),!(v.depthTexture&&v.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ht=n.get(v.depthTexture);ht.__renderTarget=v;let At=ut?v.depthTexture.image[0]:v.depthTexture.image;(!ht.__webglTexture||At.width!==v.width||At.height!==v.height)&&(At.width=v.width,At.height=v.height,v.depthTexture.needsUpdate=!0),ut?Dt(v.depthTexture,0):Et(v.depthTexture,0);let It=ht.__webglTexture,rt=dt(v),st=ut?i.TEXTURE_CUBE_MAP_POSITIVE_X+B:i.TEXTURE_2D,Rt=v.depthTexture.format===yi?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(v.depthTexture.format===pi)Z(v)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,Rt,st,It,0,rt):i.framebufferTexture2D(i.FRAMEBUFFER,Rt,st,It,0);else if(v.depthTexture.format===yi)Z(v)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,Rt,st,It,0,rt):i.framebufferTexture2D(i.FRAMEBUFFER,Rt,st,It,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Jt(A){let v=n.get(A),B=A.isWebGLCubeRenderTarget===!0;if(v.__boundDepthTexture!==A.depthTexture){let ut=A.depthTexture;if(v.__depthDisposeCallback&&v.__depthDisposeCallback(),ut){let ht=()=>{delete v.__boundDepthTexture,delete v.__depthDisposeCallback,ut.removeEventListener("dispose",ht)};ut.addEventListener("dispose",ht),v.__depthDisposeCallback=ht}v.__boundDepthTexture=ut}if(A.depthTexture&&!v.__autoAllocateDepthBuffer)if(B)for(let ut=0;ut<6;ut++)_t(v.__webglFramebuffer[ut],A,ut);else A.texture.mipmaps.length>0?_t(v.__webglFramebuffer[0],A,0):_t(v.__webglFramebuffer,A,0);else if(B){v.__webglDepthbuffer=[];for(let ut=0;ut<6;ut++)if(e.bindFramebuffer(i.FRAMEBUFFER,v.__webglFramebuffer[ut]),v.__webglDepthbuffer[ut]===void 0)v.__webglDepthbuffer[ut]=i.createRenderbuffer(),et(v.__webglDepthbuffer[ut],A,!1);else{let ht=A.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,At=v.__webglDepthbuffer[ut];i.bindRenderbuffer(i.RENDERBUFFER,At),i.framebufferRenderbuffer(i.FRAMEBUFFER,ht,i.RENDERBUFFER,At)}}else if(A.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,v.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,v.__webglFramebuffer),v.__webglDepthbuffer===void 0)v.__webglDepthbuffer=i.createRenderbuffer(),et(v.__webglDepthbuffer,A,!1);else{let ht=A.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,At=v.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,At),i.framebufferRenderbuffer(i.FRAMEBUFFER,ht,i.RENDERBUFFER,At)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function Ct(A,v,B){let ut=n.get(A);v!==void 0&&xe(ut.__webglFramebuffer,A,A.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),B!==void 0&&Jt(A)}function Qt(A){let v=A.texture,B=n.get(A),ut=n.get(v);A.addEventListener("dispose",z),C(A);let ht=A.textures,At=A.isWebGLCubeRenderTarget===!0,It=ht.length>1;if(It||(ut.__webglTexture===void 0&&(ut.__webglTexture=i.createTexture()),ut.__version=v.version,o.memory.textures++),At){B.__webglFramebuffer=[];for(let rt=0;rt<6;rt++)if(v.mipmaps.length>0){B.__webglFramebuffer[rt]=[];for(let st=0;st<v.mipmaps.length;st++)B.__webglFramebuffer[rt][st]=i.createFramebuffer()}else B.__webglFramebuffer[rt]=i.createFramebuffer()}else{if(v.mipmaps.length>0){B.__webglFramebuffer=[];for(let rt=0;rt<v.mipmaps.length;rt++)B.__webglFramebuffer[rt]=i.createFramebuffer()}else B.__webglFramebuffer=i.createFramebuffer();if(It)for(let rt=0,st=ht.length;rt<st;rt++){let Rt=n.get(ht[rt]);Rt.__webglTexture===void 0&&(Rt.__webglTexture=i.createTexture(),o.memory.textures++)}if(A.samples>0&&Z(A)===!1){B.__webglMultisampledFramebuffer=i.createFramebuffer(),B.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,B.__webglMultisampledFramebuffer);for(let rt=0;rt<ht.length;rt++){let st=ht[rt];B.__webglColorRenderbuffer[rt]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,B.__webglColorRenderbuffer[rt]);let Rt=r.convert(st.format,st.colorSpace),U=r.convert(st.type),ct=w(st.internalFormat,Rt,U,st.normalized,st.colorSpace,A.isXRRenderTarget===!0),it=dt(A);i.renderbufferStorageMultisample(i.RENDERBUFFER,it,ct,A.width,A.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+rt,i.RENDERBUFFER,B.__webglColorRenderbuffer[rt])}i.bindRenderbuffer(i.RENDERBUFFER,null),A.depthBuffer&&(B.__webglDepthRenderbuffer=i.createRenderbuffer(),et(B.__webglDepthRenderbuffer,A,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(At){e.bindTexture(i.TEXTURE_CUBE_MAP,ut.__webglTexture),Wt(i.TEXTURE_CUBE_MAP,v);for(let rt=0;rt<6;rt++)if(v.mipmaps.length>0)for(let st=0;st<v.mipmaps.length;st++)xe(B.__webglFramebuffer[rt][st],A,v,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+rt,st);else xe(B.__webglFramebuffer[rt],A,v,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+rt,0);P(v)?S(i.TEXTURE_CUBE_MAP):v.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,v.mipmaps.length-1),e.unbindTexture()}else if(It){for(let rt=0,st=ht.length;rt<st;rt++){let Rt=ht[rt],U=n.get(Rt),ct=i.TEXTURE_2D;(A.isWebGL3DRenderTarget||A.isWebGLArrayRenderTarget)&&(ct=A.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(ct,U.__webglTexture),Wt(ct,Rt),xe(B.__webglFramebuffer,A,Rt,i.COLOR_ATTACHMENT0+rt,ct,0),P(Rt)&&S(ct)}e.unbindTexture()}else{let rt=i.TEXTURE_2D;if((A.isWebGL3DRenderTarget||A.isWebGLArrayRenderTarget)&&(rt=A.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,ut.__webglTexture),Wt(rt,v),v.mipmaps.length>0)for(let st=0;st<v.mipmaps.length;st++)xe(B.__webglFramebuffer[st],A,v,i.COLOR_ATTACHMENT0,rt,st);else xe(B.__webglFramebuffer,A,v,i.COLOR_ATTACHMENT0,rt,0);P(v)?S(rt):v.mipmaps.length>0&&i.texParameteri(rt,i.TEXTURE_MAX_LEVEL,v.mipmaps.length-1),e.unbindTexture()}A.depthBuffer&&Jt(A)}function y(A){let v=A.textures;for(let B=0,ut=v.length;B<ut;B++){let ht=v[B];if(P(ht)&&ht.mipmapsAutoUpdate===!0){let At=I(A),It=n.get(ht).__webglTexture;e.bindTexture(At,It),S(At),e.unbindTexture()}}}let j=[];function nt(A){if(A.samples>0){if(Z(A)===!1){let v=A.textures,B=A.width,ut=A.height,ht=i.COLOR_BUFFER_BIT,At=A.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,It=n.get(A),rt=v.length>1;if(rt)for(let Rt=0;Rt<v.length;Rt++)e.bindFramebuffer(i.FRAMEBUFFER,It.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+Rt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,It.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+Rt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,It.__webglMultisampledFramebuffer),A.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,It.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,It.__webglFramebuffer);for(let Rt=0;Rt<v.length;Rt++){if(A.resolveDepthBuffer&&(A.depthBuffer&&(ht|=i.DEPTH_BUFFER_BIT),A.stencilBuffer&&A.resolveStencilBuffer&&(ht|=i.STENCIL_BUFFER_BIT)),rt){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,It.__webglColorRenderbuffer[Rt]);let U=n.get(v[Rt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,U,0)}i.blitFramebuffer(0,0,B,ut,0,0,B,ut,ht,i.NEAREST),c===!0&&(j.length=0,j.push(i.COLOR_ATTACHMENT0+Rt),A.depthBuffer&&A.storeMultisampledDepthBuffer===!1&&j.push(At),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,j))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),rt)for(let Rt=0;Rt<v.length;Rt++){e.bindFramebuffer(i.FRAMEBUFFER,It.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+Rt,i.RENDERBUFFER,It.__webglColorRenderbuffer[Rt]);let U=n.get(v[Rt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,It.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+Rt,i.TEXTURE_2D,U,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,It.__webglMultisampledFramebuffer)}else if(A.depthBuffer&&A.storeMultisampledDepthBuffer===!1&&c){let v=A.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[v])}}}function dt(A){return Math.min(s.maxSamples,A.samples)}function Z(A){let v=n.get(A);return A.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&v.__useRenderToTexture!==!1}function Bt(A){let v=o.render.frame;h.get(A)!==v&&(h.set(A,v),A.update())}function xt(A,v){let B=A.colorSpace,ut=A.format,ht=A.type;return A.isCompressedTexture===!0||A.isVideoTexture===!0||B!==nr&&B!==vi&&(we.getTransfer(B)===Ue?(ut!==$n||ht!==bn)&&ae("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):pe("WebGLTextures: Unsupported texture color space:",B)),v}function St(A){return typeof HTMLImageElement<"u"&&A instanceof HTMLImageElement?(l.width=A.naturalWidth||A.width,l.height=A.naturalHeight||A.height):typeof VideoFrame<"u"&&A instanceof VideoFrame?(l.width=A.displayWidth,l.height=A.displayHeight):(l.width=A.width,l.height=A.height),l}this.allocateTextureUnit=te,this.resetTextureUnits=lt,this.getTextureUnits=pt,this.setTextureUnits=kt,this.setTexture2D=Et,this.setTexture2DArray=Gt,this.setTexture3D=Zt,this.setTextureCube=Dt,this.rebindTextures=Ct,this.setupRenderTarget=Qt,this.updateRenderTargetMipmap=y,this.updateMultisampleRenderTarget=nt,this.setupDepthRenderbuffer=Jt,this.setupFrameBufferTexture=xe,this.useMultisampledRTT=Z,this.dispose=V}function N_(i,t){function e(n,s=vi){let r,o=we.getTransfer(s);if(n===bn)return i.UNSIGNED_BYTE;if(n===da)return i.UNSIGNED_SHORT_4_4_4_4;if(n===fa)return i.UNSIGNED_SHORT_5_5_5_1;if(n===sc)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===rc)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===nc)return i.BYTE;if(n===ic)return i.SHORT;if(n===Fs)return i.UNSIGNED_SHORT;if(n===ua)return i.INT;if(n===Xn)return i.UNSIGNED_INT;if(n===Un)return i.FLOAT;if(n===qn)return i.HALF_FLOAT;if(n===oc)return i.ALPHA;if(n===ac)return i.RGB;if(n===$n)return i.RGBA;if(n===pi)return i.DEPTH_COMPONENT;if(n===yi)return i.DEPTH_STENCIL;if(n===pa)return i.RED;if(n===ma)return i.RED_INTEGER;if(n===Bi)return i.RG;if(n===ga)return i.RG_INTEGER;if(n===_a)return i.RGBA_INTEGER;if(n===Tr||n===Cr||n===Rr||n===Pr)if(o===Ue)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Tr)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Cr)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Rr)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Pr)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Tr)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Cr)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Rr)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Pr)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===xa||n===ya||n===va||n===Ma)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===xa)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===ya)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===va)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Ma)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Sa||n===ba||n===wa||n===Ea||n===Aa||n===Ir||n===Ta)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Sa||n===ba)return o===Ue?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===wa)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Ea)return r.COMPRESSED_R11_EAC;if(n===Aa)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Ir)return r.COMPRESSED_RG11_EAC;if(n===Ta)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Ca||n===Ra||n===Pa||n===Ia||n===La||n===Da||n===Na||n===Ua||n===Fa||n===Oa||n===Ba||n===za||n===ka||n===Ga)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Ca)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Ra)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Pa)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Ia)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===La)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Da)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Na)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Ua)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Fa)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Oa)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Ba)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===za)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===ka)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Ga)return o===Ue?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Va||n===Ha||n===Wa)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===Va)return o===Ue?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Ha)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Wa)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Xa||n===qa||n===Lr||n===$a)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Xa)return r.COMPRESSED_RED_RGTC1_EXT;if(n===qa)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Lr)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===$a)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===es?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var U_=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,F_=`
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

}`,Rc=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new pr(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new ei({vertexShader:U_,fragmentShader:F_,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new Je(new mr(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Pc=class extends Wn{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",c=1,l=null,h=null,f=null,d=null,p=null,m=null,M=typeof XRWebGLBinding<"u",u=new Rc,g={},E=e.getContextAttributes(),P=null,S=null,I=[],w=[],_=new ce,b=null,C=null,L=new _n;L.viewport=new ke;let F=new _n;F.viewport=new ke;let z=[L,F],Y=new oa,N=null,V=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ot){let Et=I[ot];return Et===void 0&&(Et=new Ts,I[ot]=Et),Et.getTargetRaySpace()},this.getControllerGrip=function(ot){let Et=I[ot];return Et===void 0&&(Et=new Ts,I[ot]=Et),Et.getGripSpace()},this.getHand=function(ot){let Et=I[ot];return Et===void 0&&(Et=new Ts,I[ot]=Et),Et.getHandSpace()};function K(ot){let Et=w.indexOf(ot.inputSource);if(Et===-1)return;let Gt=I[Et];Gt!==void 0&&(Gt.update(ot.inputSource,ot.frame,l||o),Gt.dispatchEvent({type:ot.type,data:ot.inputSource}))}function J(){s.removeEventListener("select",K),s.removeEventListener("selectstart",K),s.removeEventListener("selectend",K),s.removeEventListener("squeeze",K),s.removeEventListener("squeezestart",K),s.removeEventListener("squeezeend",K),s.removeEventListener("end",J),s.removeEventListener("inputsourceschange",mt);for(let ot=0;ot<I.length;ot++){let Et=w[ot];Et!==null&&(w[ot]=null,I[ot].disconnect(Et))}N=null,V=null,u.reset();for(let ot in g)delete g[ot];if(t.setRenderTarget(P),p=null,d=null,f=null,s=null,S=null,te.stop(),n.isPresenting=!1,t.setPixelRatio(b),t.setSize(_.width,_.height,!1),C!==null){let ot=C.camera;ot.fov=C.fov,ot.zoom=C.zoom,ot.updateProjectionMatrix(),C=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ot){r=ot,n.isPresenting===!0&&ae("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ot){a=ot,n.isPresenting===!0&&ae("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function(ot){l=ot},this.getBaseLayer=function(){return d!==null?d:p},this.getBinding=function(){return f===null&&M&&(f=new XRWebGLBinding(s,e)),f},this.getFrame=function(){return m},this.getSession=function(){return s},this.setSession=async function(ot){if(s=ot,s!==null){if(P=t.getRenderTarget(),s.addEventListener("select",K),s.addEventListener("selectstart",K),s.addEventListener("selectend",K),s.addEventListener("squeeze",K),s.addEventListener("squeezestart",K),s.addEventListener("squeezeend",K),s.addEventListener("end",J),s.addEventListener("inputsourceschange",mt),E.xrCompatible!==!0&&await e.makeXRCompatible(),b=t.getPixelRatio(),t.getSize(_),M&&"createProjectionLayer"in XRWebGLBinding.prototype){let Gt=null,Zt=null,Dt=null;E.depth&&(Dt=E.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,Gt=E.stencil?yi:pi,Zt=E.stencil?es:Xn);let Ht={colorFormat:e.RGBA8,depthFormat:Dt,scaleFactor:r};f=this.getBinding(),d=f.createProjectionLayer(Ht),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),S=new Tn(d.textureWidth,d.textureHeight,{format:$n,type:bn,depthTexture:new _i(d.textureWidth,d.textureHeight,Zt,void 0,void 0,void 0,void 0,void 0,void 0,Gt),stencilBuffer:E.stencil,colorSpace:t.outputColorSpace,samples:E.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let Gt={antialias:E.antialias,alpha:!0,depth:E.depth,stencil:E.stencil,framebufferScaleFactor:r};p=new XRWebGLLayer(s,e,Gt),s.updateRenderState({baseLayer:p}),t.setPixelRatio(1),t.setSize(p.framebufferWidth,p.framebufferHeight,!1),S=new Tn(p.framebufferWidth,p.framebufferHeight,{format:$n,type:bn,colorSpace:t.outputColorSpace,stencilBuffer:E.stencil,resolveDepthBuffer:p.ignoreDepthValues===!1,resolveStencilBuffer:p.ignoreDepthValues===!1,storeMultisampledDepthBuffer:p.ignoreDepthValues===!1,storeMultisampledStencilBuffer:p.ignoreDepthValues===!1})}S.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await s.requestReferenceSpace(a),te.setContext(s),te.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return u.getDepthTexture()};function mt(ot){for(let Et=0;Et<ot.removed.length;Et++){let Gt=ot.removed[Et],Zt=w.indexOf(Gt);Zt>=0&&(w[Zt]=null,I[Zt].disconnect(Gt))}for(let Et=0;Et<ot.added.length;Et++){let Gt=ot.added[Et],Zt=w.indexOf(Gt);if(Zt===-1){for(let Ht=0;Ht<I.length;Ht++)if(Ht>=w.length){w.push(Gt),Zt=Ht;break}else if(w[Ht]===null){w[Ht]=Gt,Zt=Ht;break}if(Zt===-1)break}let Dt=I[Zt];Dt&&Dt.connect(Gt)}}function H(ot,Et){Et===null?ot.matrixWorld.copy(ot.matrix):ot.matrixWorld.multiplyMatrices(Et.matrixWorld,ot.matrix),ot.matrixWorldInverse.copy(ot.matrixWorld).invert()}this.updateCamera=function(ot){if(s===null)return;let Et=ot.near,Gt=ot.far;u.texture!==null&&(u.depthNear>0&&(Et=u.depthNear),u.depthFar>0&&(Gt=u.depthFar)),Y.near=F.near=L.near=Et,Y.far=F.far=L.far=Gt,(N!==Y.near||V!==Y.far)&&(s.updateRenderState({depthNear:Y.near,depthFar:Y.far}),N=Y.near,V=Y.far),Y.layers.mask=ot.layers.mask|6,L.layers.mask=Y.layers.mask&-5,F.layers.mask=Y.layers.mask&-3;let Zt=ot.parent,Dt=Y.cameras;H(Y,Zt);for(let Ht=0;Ht<Dt.length;Ht++)H(Dt[Ht],Zt);Y.projectionMatrix.copy(L.projectionMatrix),Y.projectionMatrixInverse.copy(L.projectionMatrixInverse),C===null&&ot.isPerspectiveCamera&&(C={camera:ot,fov:ot.fov,zoom:ot.zoom}),lt(ot,Y,Zt)};function lt(ot,Et,Gt){Gt===null?ot.matrix.copy(Et.matrixWorld):(ot.matrix.copy(Gt.matrixWorld),ot.matrix.invert(),ot.matrix.multiply(Et.matrixWorld)),ot.matrix.decompose(ot.position,ot.quaternion,ot.scale),ot.updateMatrixWorld(!0),ot.projectionMatrix.copy(Et.projectionMatrix),ot.projectionMatrixInverse.copy(Et.projectionMatrixInverse),ot.isPerspectiveCamera&&(ot.fov=ws*2*Math.atan(1/ot.projectionMatrix.elements[5]),ot.zoom=1)}this.getCamera=function(){return Y},this.getFoveation=function(){if(!(d===null&&p===null))return c},this.setFoveation=function(ot){c=ot,d!==null&&(d.fixedFoveation=ot),p!==null&&p.fixedFoveation!==void 0&&(p.fixedFoveation=ot)},this.hasDepthSensing=function(){return u.texture!==null},this.getDepthSensingMesh=function(){return u.getMesh(Y)},this.getCameraTexture=function(ot){return g[ot]};let pt=null;function kt(ot,Et){if(h=Et.getViewerPose(l||o),m=Et,h!==null){let Gt=h.views;p!==null&&(t.setRenderTargetFramebuffer(S,p.framebuffer),t.setRenderTarget(S));let Zt=!1;Gt.length!==Y.cameras.length&&(Y.cameras.length=0,Zt=!0);for(let Ot=0;Ot<Gt.length;Ot++){let Wt=Gt[Ot],oe=null;if(p!==null)oe=p.getViewport(Wt);else{let Pe=f.getViewSubImage(d,Wt);oe=Pe.viewport,Ot===0&&(t.setRenderTargetTextures(S,Pe.colorTexture,Pe.depthStencilTexture),t.setRenderTarget(S))}let ue=z[Ot];ue===void 0&&(ue=new _n,ue.layers.enable(Ot),ue.viewport=new ke,z[Ot]=ue),ue.matrix.fromArray(Wt.transform.matrix),ue.matrix.decompose(ue.position,ue.quaternion,ue.scale),ue.projectionMatrix.fromArray(Wt.projectionMatrix),ue.projectionMatrixInverse.copy(ue.projectionMatrix).invert(),ue.viewport.set(oe.x,oe.y,oe.width,oe.height),Ot===0&&(Y.matrix.copy(ue.matrix),Y.matrix.decompose(Y.position,Y.quaternion,Y.scale)),Zt===!0&&Y.cameras.push(ue)}let Dt=s.enabledFeatures;if(Dt&&Dt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&M){f=n.getBinding();let Ot=f.getDepthInformation(Gt[0]);Ot&&Ot.isValid&&Ot.texture&&u.init(Ot,s.renderState)}if(Dt&&Dt.includes("camera-access")&&M){t.state.unbindTexture(),f=n.getBinding();for(let Ot=0;Ot<Gt.length;Ot++){let Wt=Gt[Ot].camera;if(Wt){let oe=g[Wt];oe||(oe=new pr,g[Wt]=oe);let ue=f.getCameraImage(Wt);oe.sourceTexture=ue}}}}for(let Gt=0;Gt<I.length;Gt++){let Zt=w[Gt],Dt=I[Gt];Zt!==null&&Dt!==void 0&&Dt.update(Zt,Et,l||o)}pt&&pt(ot,Et),Et.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:Et}),m=null}let te=new ju;te.setAnimationLoop(kt),this.setAnimationLoop=function(ot){pt=ot},this.dispose=function(){}}},O_=new ye,ld=new ge;ld.set(-1,0,0,0,1,0,0,0,1);function B_(i,t){function e(u,g){u.matrixAutoUpdate===!0&&u.updateMatrix(),g.value.copy(u.matrix)}function n(u,g){g.color.getRGB(u.fogColor.value,_c(i)),g.isFog?(u.fogNear.value=g.near,u.fogFar.value=g.far):g.isFogExp2&&(u.fogDensity.value=g.density)}function s(u,g,E,P,S){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(u,g):g.isMeshLambertMaterial?(r(u,g),g.envMap&&(u.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(u,g),f(u,g)):g.isMeshPhongMaterial?(r(u,g),h(u,g),g.envMap&&(u.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(u,g),d(u,g),g.isMeshPhysicalMaterial&&p(u,g,S)):g.isMeshMatcapMaterial?(r(u,g),m(u,g)):g.isMeshDepthMaterial?r(u,g):g.isMeshDistanceMaterial?(r(u,g),M(u,g)):g.isMeshNormalMaterial?r(u,g):g.isLineBasicMaterial?(o(u,g),g.isLineDashedMaterial&&a(u,g)):g.isPointsMaterial?c(u,g,E,P):g.isSpriteMaterial?l(u,g):g.isShadowMaterial?(u.color.value.copy(g.color),u.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(u,g){u.opacity.value=g.opacity,g.color&&u.diffuse.value.copy(g.color),g.emissive&&u.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(u.map.value=g.map,e(g.map,u.mapTransform)),g.alphaMap&&(u.alphaMap.value=g.alphaMap,e(g.alphaMap,u.alphaMapTransform)),g.bumpMap&&(u.bumpMap.value=g.bumpMap,e(g.bumpMap,u.bumpMapTransform),u.bumpScale.value=g.bumpScale,g.side===yn&&(u.bumpScale.value*=-1)),g.normalMap&&(u.normalMap.value=g.normalMap,e(g.normalMap,u.normalMapTransform),u.normalScale.value.copy(g.normalScale),g.side===yn&&u.normalScale.value.negate()),g.displacementMap&&(u.displacementMap.value=g.displacementMap,e(g.displacementMap,u.displacementMapTransform),u.displacementScale.value=g.displacementScale,u.displacementBias.value=g.displacementBias),g.emissiveMap&&(u.emissiveMap.value=g.emissiveMap,e(g.emissiveMap,u.emissiveMapTransform)),g.specularMap&&(u.specularMap.value=g.specularMap,e(g.specularMap,u.specularMapTransform)),g.alphaTest>0&&(u.alphaTest.value=g.alphaTest);let E=t.get(g),P=E.envMap,S=E.envMapRotation;P&&(u.envMap.value=P,u.envMapRotation.value.setFromMatrix4(O_.makeRotationFromEuler(S)).transpose(),P.isCubeTexture&&P.isRenderTargetTexture===!1&&u.envMapRotation.value.premultiply(ld),u.reflectivity.value=g.reflectivity,u.ior.value=g.ior,u.refractionRatio.value=g.refractionRatio),g.lightMap&&(u.lightMap.value=g.lightMap,u.lightMapIntensity.value=g.lightMapIntensity,e(g.lightMap,u.lightMapTransform)),g.aoMap&&(u.aoMap.value=g.aoMap,u.aoMapIntensity.value=g.aoMapIntensity,e(g.aoMap,u.aoMapTransform))}function o(u,g){u.diffuse.value.copy(g.color),u.opacity.value=g.opacity,g.map&&(u.map.value=g.map,e(g.map,u.mapTransform))}function a(u,g){u.dashSize.value=g.dashSize,u.totalSize.value=g.dashSize+g.gapSize,u.scale.value=g.scale}function c(u,g,E,P){u.diffuse.value.copy(g.color),u.opacity.value=g.opacity,u.size.value=g.size*E,u.scale.value=P*.5,g.map&&(u.map.value=g.map,e(g.map,u.uvTransform)),g.alphaMap&&(u.alphaMap.value=g.alphaMap,e(g.alphaMap,u.alphaMapTransform)),g.alphaTest>0&&(u.alphaTest.value=g.alphaTest)}function l(u,g){u.diffuse.value.copy(g.color),u.opacity.value=g.opacity,u.rotation.value=g.rotation,g.map&&(u.map.value=g.map,e(g.map,u.mapTransform)),g.alphaMap&&(u.alphaMap.value=g.alphaMap,e(g.alphaMap,u.alphaMapTransform)),g.alphaTest>0&&(u.alphaTest.value=g.alphaTest)}function h(u,g){u.specular.value.copy(g.specular),u.shininess.value=Math.max(g.shininess,1e-4)}function f(u,g){g.gradientMap&&(u.gradientMap.value=g.gradientMap)}function d(u,g){u.metalness.value=g.metalness,g.metalnessMap&&(u.metalnessMap.value=g.metalnessMap,e(g.metalnessMap,u.metalnessMapTransform)),u.roughness.value=g.roughness,g.roughnessMap&&(u.roughnessMap.value=g.roughnessMap,e(g.roughnessMap,u.roughnessMapTransform)),g.envMap&&(u.envMapIntensity.value=g.envMapIntensity)}function p(u,g,E){u.ior.value=g.ior,g.diffuseRoughness>0&&(u.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(u.diffuseRoughnessMap.value=g.diffuseRoughnessMap,e(g.diffuseRoughnessMap,u.diffuseRoughnessMapTransform))),g.sheen>0&&(u.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),u.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(u.sheenColorMap.value=g.sheenColorMap,e(g.sheenColorMap,u.sheenColorMapTransform)),g.sheenRoughnessMap&&(u.sheenRoughnessMap.value=g.sheenRoughnessMap,e(g.sheenRoughnessMap,u.sheenRoughnessMapTransform))),g.clearcoat>0&&(u.clearcoat.value=g.clearcoat,u.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(u.clearcoatMap.value=g.clearcoatMap,e(g.clearcoatMap,u.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(u.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,e(g.clearcoatRoughnessMap,u.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(u.clearcoatNormalMap.value=g.clearcoatNormalMap,e(g.clearcoatNormalMap,u.clearcoatNormalMapTransform),u.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===yn&&u.clearcoatNormalScale.value.negate())),g.dispersion>0&&(u.dispersion.value=g.dispersion),g.retroreflectivity>0&&(u.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(u.iridescence.value=g.iridescence,u.iridescenceIOR.value=g.iridescenceIOR,u.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,u.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(u.iridescenceMap.value=g.iridescenceMap,e(g.iridescenceMap,u.iridescenceMapTransform)),g.iridescenceThicknessMap&&(u.iridescenceThicknessMap.value=g.iridescenceThicknessMap,e(g.iridescenceThicknessMap,u.iridescenceThicknessMapTransform))),g.transmission>0&&(u.transmission.value=g.transmission,u.transmissionSamplerMap.value=E.texture,u.transmissionSamplerSize.value.set(E.width,E.height),g.transmissionMap&&(u.transmissionMap.value=g.transmissionMap,e(g.transmissionMap,u.transmissionMapTransform)),u.thickness.value=g.thickness,g.thicknessMap&&(u.thicknessMap.value=g.thicknessMap,e(g.thicknessMap,u.thicknessMapTransform)),u.attenuationDistance.value=g.attenuationDistance,u.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(u.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(u.anisotropyMap.value=g.anisotropyMap,e(g.anisotropyMap,u.anisotropyMapTransform))),u.specularIntensity.value=g.specularIntensity,u.specularColor.value.copy(g.specularColor),g.specularColorMap&&(u.specularColorMap.value=g.specularColorMap,e(g.specularColorMap,u.specularColorMapTransform)),g.specularIntensityMap&&(u.specularIntensityMap.value=g.specularIntensityMap,e(g.specularIntensityMap,u.specularIntensityMapTransform))}function m(u,g){g.matcap&&(u.matcap.value=g.matcap)}function M(u,g){let E=t.get(g).light;u.referencePosition.value.setFromMatrixPosition(E.matrixWorld),u.nearDistance.value=E.shadow.camera.near,u.farDistance.value=E.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function z_(i,t,e,n){let s={},r={};function o(E,P){let S=P.program;n.uniformBlockBinding(E,S,s[E.id])}function a(E,P){let S=s[E.id];S===void 0&&(m(E),S=c(E),s[E.id]=S,E.addEventListener("dispose",u));let I=P.program;n.updateUBOMapping(E,I);let w=t.render.frame;r[E.id]!==w&&(l(E),r[E.id]=w)}function c(E){let P=i.createBuffer(),S=E.__size,I=E.usage;return i.bindBuffer(i.UNIFORM_BUFFER,P),i.bufferData(i.UNIFORM_BUFFER,S,I),i.bindBuffer(i.UNIFORM_BUFFER,null),P}function l(E){let P=s[E.id],S=E.uniforms,I=E.__cache;i.bindBuffer(i.UNIFORM_BUFFER,P);for(let w=0,_=S.length;w<_;w++){let b=S[w];if(Array.isArray(b))for(let C=0,L=b.length;C<L;C++)h(b[C],w,C,I);else h(b,w,0,I)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(E,P,S,I){if(d(E,P,S,I)===!0){let w=E.__offset,_=E.value;if(Array.isArray(_)){let b=0;for(let C=0;C<_.length;C++){let L=_[C],F=M(L,!0);f(L,E.__data,b),b+=F.storage/Float32Array.BYTES_PER_ELEMENT}}else f(_,E.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,w,E.__data)}}function f(E,P,S){typeof E=="number"||typeof E=="boolean"?P[S]=E:E.isMatrix3?(P[S]=E.elements[0],P[S+1]=E.elements[1],P[S+2]=E.elements[2],P[S+3]=0,P[S+4]=E.elements[3],P[S+5]=E.elements[4],P[S+6]=E.elements[5],P[S+7]=0,P[S+8]=E.elements[6],P[S+9]=E.elements[7],P[S+10]=E.elements[8],P[S+11]=0):ArrayBuffer.isView(E)?P.set(E.subarray(0,P.length-S),S):E.toArray(P,S)}function d(E,P,S,I){let w=E.value,_=P+"_"+S;if(Array.isArray(w)){I[_]===void 0&&(I[_]=[]);let b=I[_],C=!1;for(let L=0;L<w.length;L++)p(w[L],b,L)===!0&&(C=!0);return C}return p(w,I,_)}function p(E,P,S){if(P[S]===void 0)return typeof E=="number"||typeof E=="boolean"?P[S]=E:ArrayBuffer.isView(E)?P[S]=E.slice():P[S]=E.clone(),!0;{let I=P[S];if(typeof E=="number"||typeof E=="boolean"){if(I!==E)return P[S]=E,!0}else{if(ArrayBuffer.isView(E))return!0;if(I.equals(E)===!1)return I.copy(E),!0}}return!1}function m(E){let P=E.uniforms,S=0,I=16;for(let _=0,b=P.length;_<b;_++){let C=Array.isArray(P[_])?P[_]:[P[_]];for(let L=0,F=C.length;L<F;L++){let z=C[L],Y=Array.isArray(z.value)?z.value:[z.value],N=Array.isArray(P[_])||Array.isArray(z.value),V=S;for(let J=0,mt=Y.length;J<mt;J++){let H=Y[J],lt=M(H,N),pt=S%I,kt=pt%lt.boundary,te=pt+kt;S+=kt,te!==0&&I-te<lt.storage&&(S+=I-te),J===0&&(V=S),S+=lt.storage}let K=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new K((S-V)/Float32Array.BYTES_PER_ELEMENT),z.__offset=V}}let w=S%I;return w>0&&(S+=I-w),E.__size=S,E.__cache={},this}function M(E,P){let S={boundary:0,storage:0};return typeof E=="number"||typeof E=="boolean"?(S.boundary=4,S.storage=4):E.isVector2?(S.boundary=8,S.storage=8):E.isVector3||E.isColor?(S.boundary=16,S.storage=12):E.isVector4?(S.boundary=16,S.storage=16):E.isMatrix3?(S.boundary=16,S.storage=48):E.isMatrix4?(S.boundary=16,S.storage=64):E.isTexture?ae("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(E)?(S.boundary=16,S.storage=E.byteLength):ae("WebGLRenderer: Unsupported uniform value type.",E),P===!0&&(S.boundary=16,S.storage=Math.ceil(S.storage/16)*16),S}function u(E){let P=E.target;P.removeEventListener("dispose",u),i.deleteBuffer(s[P.id]),delete s[P.id],delete r[P.id]}function g(){for(let E in s)i.deleteBuffer(s[E]);s={},r={}}return{bind:o,update:a,dispose:g}}var k_=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ii=null;function G_(){return ii===null&&(ii=new cr(k_,16,16,Bi,qn),ii.name="DFG_LUT",ii.minFilter=xn,ii.magFilter=xn,ii.wrapS=Kn,ii.wrapT=Kn,ii.generateMipmaps=!1,ii.needsUpdate=!0),ii}var ja=class{constructor(t={}){let{canvas:e=Mu(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:f=!1,reversedDepthBuffer:d=!1,outputBufferType:p=bn}=t;this.isWebGLRenderer=!0;let m;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");m=n.getContextAttributes().alpha}else m=o;let M=p,u=new Set([_a,ga,ma]),g=new Set([bn,Xn,Fs,es,da,fa]),E=new Uint32Array(4),P=new Int32Array(4),S={textures:[],min:[],max:[],resolution:[]},I=null,w=null,_=[],b=[],C=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ni,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let L=this,F=!1,z=null,Y=null,N=null,V=null;this._outputColorSpace=mn;let K=0,J=0,mt=null,H=-1,lt=null,pt=new ke,kt=new ke,te=null,ot=new ve(0),Et=0,Gt=e.width,Zt=e.height,Dt=1,Ht=null,_e=null,Ot=new ke(0,0,Gt,Zt),Wt=new ke(0,0,Gt,Zt),oe=!1,ue=new Pi,Pe=new Ho,Ie=!1,Fe=!1,xe=new ye,et=new $,_t=new ke,Jt={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Ct=!1;function Qt(){return mt===null?Dt:1}let y=n;function j(x,D){return e.getContext(x,D)}let nt,dt,Z,Bt,xt,St,A,v,B,ut,ht,At,It,rt,st,Rt,U,ct,it,wt,Tt,Lt,ne;try{let x={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:h,failIfMajorPerformanceCaveat:f};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",jt,!1),e.addEventListener("webglcontextrestored",me,!1),e.addEventListener("webglcontextcreationerror",Ft,!1),y===null){let D="webgl2";if(y=j(D,x),y===null)throw j(D)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}de()}catch(x){throw e.removeEventListener("webglcontextlost",jt,!1),e.removeEventListener("webglcontextrestored",me,!1),e.removeEventListener("webglcontextcreationerror",Ft,!1),pe("WebGLRenderer: "+x.message),x}function de(){nt=new jg(y),nt.init(),Tt=new N_(y,nt),dt=new Gg(y,nt,t,Tt),Z=new L_(y,nt),dt.reversedDepthBuffer&&d&&Z.buffers.depth.setReversed(!0),Y=y.createFramebuffer(),N=y.createFramebuffer(),V=y.createFramebuffer(),Bt=new e0(y),xt=new x_,St=new D_(y,nt,Z,xt,dt,Tt,Bt),A=new Kg(L),v=new ip(y),Lt=new zg(y,v),B=new Qg(y,v,Bt,Lt),ut=new i0(y,B,v,Lt,Bt),ct=new n0(y,dt,St),st=new Vg(xt),ht=new __(L,A,nt,dt,Lt,st),At=new B_(L,xt),It=new v_,rt=new A_(nt),U=new Bg(L,A,Z,ut,m,c),Rt=new I_(L,ut,dt),ne=new z_(y,Bt,dt,Z),it=new kg(y,nt,Bt),wt=new t0(y,nt,Bt),Bt.programs=ht.programs,L.capabilities=dt,L.extensions=nt,L.properties=xt,L.renderLists=It,L.shadowMap=Rt,L.state=Z,L.info=Bt}M!==bn&&(C=new r0(M,e.width,e.height,a,s,r));let Mt=new Pc(L,y);this.xr=Mt,this.getContext=function(){return y},this.getContextAttributes=function(){return y.getContextAttributes()},this.forceContextLoss=function(){let x=nt.get("WEBGL_lose_context");x&&x.loseContext()},this.forceContextRestore=function(){let x=nt.get("WEBGL_lose_context");x&&x.restoreContext()},this.getPixelRatio=function(){return Dt},this.setPixelRatio=function(x){x!==void 0&&(Dt=x,this.setSize(Gt,Zt,!1))},this.getSize=function(x){return x.set(Gt,Zt)},this.setSize=function(x,D,q=!0){if(Mt.isPresenting){ae("WebGLRenderer: Can't change size while VR device is presenting.");return}Gt=x,Zt=D,e.width=Math.floor(x*Dt),e.height=Math.floor(D*Dt),q===!0&&(e.style.width=x+"px",e.style.height=D+"px"),C!==null&&C.setSize(e.width,e.height),this.setViewport(0,0,x,D)},this.getDrawingBufferSize=function(x){return x.set(Gt*Dt,Zt*Dt).floor()},this.setDrawingBufferSize=function(x,D,q){Gt=x,Zt=D,Dt=q,e.width=Math.floor(x*q),e.height=Math.floor(D*q),this.setViewport(0,0,x,D)},this.setEffects=function(x){if(M===bn){pe("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(x){for(let D=0;D<x.length;D++)if(x[D].isOutputPass===!0){ae("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}C.setEffects(x||[])},this.getCurrentViewport=function(x){return x.copy(pt)},this.getViewport=function(x){return x.copy(Ot)},this.setViewport=function(x,D,q,k){x.isVector4?Ot.set(x.x,x.y,x.z,x.w):Ot.set(x,D,q,k),Z.viewport(pt.copy(Ot).multiplyScalar(Qt()).round())},this.getScissor=function(x){return x.copy(Wt)},this.setScissor=function(x,D,q,k){x.isVector4?Wt.set(x.x,x.y,x.z,x.w):Wt.set(x,D,q,k),Z.scissor(kt.copy(Wt).multiplyScalar(Qt()).round())},this.getScissorTest=function(){return oe},this.setScissorTest=function(x){Z.setScissorTest(oe=x)},this.setOpaqueSort=function(x){Ht=x},this.setTransparentSort=function(x){_e=x},this.getClearColor=function(x){return x.copy(U.getClearColor())},this.setClearColor=function(){U.setClearColor(...arguments)},this.getClearAlpha=function(){return U.getClearAlpha()},this.setClearAlpha=function(){U.setClearAlpha(...arguments)},this.clear=function(x=!0,D=!0,q=!0){let k=0;if(x){let G=!1;if(mt!==null){let gt=mt.texture.format;G=u.has(gt)}if(G){let gt=mt.texture.type,Nt=g.has(gt),vt=U.getClearColor(),Pt=U.getClearAlpha(),$t=vt.r,se=vt.g,fe=vt.b;Nt?(E[0]=$t,E[1]=se,E[2]=fe,E[3]=Pt,y.clearBufferuiv(y.COLOR,0,E)):(P[0]=$t,P[1]=se,P[2]=fe,P[3]=Pt,y.clearBufferiv(y.COLOR,0,P))}else k|=y.COLOR_BUFFER_BIT}D&&(k|=y.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),q&&(k|=y.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),k!==0&&y.clear(k)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(x){x.setRenderer(this),z=x},this.dispose=function(){e.removeEventListener("webglcontextlost",jt,!1),e.removeEventListener("webglcontextrestored",me,!1),e.removeEventListener("webglcontextcreationerror",Ft,!1),U.dispose(),It.dispose(),rt.dispose(),St.dispose(),xt.dispose(),A.dispose(),ut.dispose(),B.dispose(),Lt.dispose(),ne.dispose(),ht.dispose(),Mt.dispose(),Mt.removeEventListener("sessionstart",oi),Mt.removeEventListener("sessionend",On),R.stop()};function jt(x){x.preventDefault(),dc("WebGLRenderer: Context Lost."),F=!0}function me(){dc("WebGLRenderer: Context Restored."),F=!1;let x=Bt.autoReset,D=Rt.enabled,q=Rt.autoUpdate,k=Rt.needsUpdate,G=Rt.type;de(),Bt.autoReset=x,Rt.enabled=D,Rt.autoUpdate=q,Rt.needsUpdate=k,Rt.type=G}function Ft(x){pe("WebGLRenderer: A WebGL context could not be created. Reason: ",x.statusMessage)}function Te(x){let D=x.target;D.removeEventListener("dispose",Te),He(D)}function He(x){Pn(x),xt.remove(x)}function Pn(x){let D=xt.get(x).programs;D!==void 0&&(D.forEach(function(q){ht.releaseProgram(q)}),x.isShaderMaterial&&ht.releaseShaderCache(x))}this.renderBufferDirect=function(x,D,q,k,G,gt){D===null&&(D=Jt);let Nt=G.isMesh&&G.matrixWorld.determinantAffine()<0,vt=ft(x,D,q,k,G);Z.setMaterial(k,Nt);let Pt=q.index,$t=1;if(k.wireframe===!0){if(Pt=B.getWireframeAttribute(q),Pt===void 0)return;$t=2}let se=q.drawRange,fe=q.attributes.position,zt=se.start*$t,le=(se.start+se.count)*$t;gt!==null&&(zt=Math.max(zt,gt.start*$t),le=Math.min(le,(gt.start+gt.count)*$t)),Pt!==null?(zt=Math.max(zt,0),le=Math.min(le,Pt.count)):fe!=null&&(zt=Math.max(zt,0),le=Math.min(le,fe.count));let Oe=le-zt;if(Oe<0||Oe===1/0)return;Lt.setup(G,k,vt,q,Pt);let ze,Be=it;if(Pt!==null&&(ze=v.get(Pt),Be=wt,Be.setIndex(ze)),G.isMesh)k.wireframe===!0?(Z.setLineWidth(k.wireframeLinewidth*Qt()),Be.setMode(y.LINES)):Be.setMode(y.TRIANGLES);else if(G.isLine){let cn=k.linewidth;cn===void 0&&(cn=1),Z.setLineWidth(cn*Qt()),G.isLineSegments?Be.setMode(y.LINES):G.isLineLoop?Be.setMode(y.LINE_LOOP):Be.setMode(y.LINE_STRIP)}else G.isPoints?Be.setMode(y.POINTS):G.isSprite&&Be.setMode(y.TRIANGLES);if(G.isBatchedMesh)if(nt.get("WEBGL_multi_draw"))Be.renderMultiDraw(G._multiDrawStarts,G._multiDrawCounts,G._multiDrawCount);else{let cn=G._multiDrawStarts,ee=G._multiDrawCounts,pn=G._multiDrawCount,Le=Pt?v.get(Pt).bytesPerElement:1,ki=xt.get(k).currentProgram.getUniforms();for(let hn=0;hn<pn;hn++)ki.setValue(y,"_gl_DrawID",hn),Be.render(cn[hn]/Le,ee[hn])}else if(G.isInstancedMesh)Be.renderInstances(zt,Oe,G.count);else if(q.isInstancedBufferGeometry){let cn=q._maxInstanceCount!==void 0?q._maxInstanceCount:1/0,ee=Math.min(q.instanceCount,cn);Be.renderInstances(zt,Oe,ee)}else Be.render(zt,Oe)};function vn(x,D,q,k){z!==null&&x.isNodeMaterial&&z.setObject(k,x),Ie===!0&&st.setState(x,q,!1),x.transparent===!0&&x.side===Sn&&x.forceSinglePass===!1?(x.side=yn,x.needsUpdate=!0,T(x,D,k),x.side=Oi,x.needsUpdate=!0,T(x,D,k),x.side=Sn):T(x,D,k)}this.compile=function(x,D,q=null){q===null&&(q=x),z!==null&&z.renderStart(x,D,q),w=rt.get(q),w.init(D),b.push(w),q.traverseVisible(function(G){G.isLight&&G.layers.test(D.layers)&&(w.pushLight(G),G.castShadow&&w.pushShadow(G))}),x!==q&&x.traverseVisible(function(G){G.isLight&&G.layers.test(D.layers)&&(w.pushLight(G),G.castShadow&&w.pushShadow(G))}),w.setupLights(),z!==null&&z.updateLights(w.state.lightsArray),Fe=this.localClippingEnabled,Ie=st.init(this.clippingPlanes,Fe),Ie===!0&&st.setGlobalState(this.clippingPlanes,D),z!==null&&Rt.render(w.state.shadowsArray,q,D);let k=new Set;return x.traverse(function(G){if(!(G.isMesh||G.isPoints||G.isLine||G.isSprite))return;let gt=G.material;if(gt)if(Array.isArray(gt))for(let Nt=0;Nt<gt.length;Nt++){let vt=gt[Nt];vn(vt,q,D,G),k.add(vt)}else vn(gt,q,D,G),k.add(gt)}),w=b.pop(),z!==null&&z.renderEnd(),k},this.compileAsync=function(x,D,q=null){let k=this.compile(x,D,q);return new Promise(G=>{function gt(){if(k.forEach(function(Nt){let Pt=xt.get(Nt).currentProgram;(Pt===void 0||Pt.isReady())&&k.delete(Nt)}),k.size===0){G(x);return}setTimeout(gt,10)}nt.get("KHR_parallel_shader_compile")!==null?gt():setTimeout(gt,10)})};let Xe=null;function ri(x){Xe&&Xe(x)}function oi(){R.stop()}function On(){R.start()}let R=new ju;R.setAnimationLoop(ri),typeof self<"u"&&R.setContext(self),this.setAnimationLoop=function(x){Xe=x,Mt.setAnimationLoop(x),x===null?R.stop():R.start()},Mt.addEventListener("sessionstart",oi),Mt.addEventListener("sessionend",On),this.render=function(x,D){if(D!==void 0&&D.isCamera!==!0){pe("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(F===!0)return;z!==null&&z.renderStart(x,D);let q=Mt.enabled===!0&&Mt.isPresenting===!0,k=C!==null&&(mt===null||q)&&C.begin(L,mt);if(x.matrixWorldAutoUpdate===!0&&x.updateMatrixWorld(),D.parent===null&&D.matrixWorldAutoUpdate===!0&&D.updateMatrixWorld(),Mt.enabled===!0&&Mt.isPresenting===!0&&(C===null||C.isCompositing()===!1)&&(Mt.cameraAutoUpdate===!0&&Mt.updateCamera(D),D=Mt.getCamera()),x.isScene===!0&&x.onBeforeRender(L,x,D,mt),w=rt.get(x,b.length),w.init(D),w.state.textureUnits=St.getTextureUnits(),b.push(w),xe.multiplyMatrices(D.projectionMatrix,D.matrixWorldInverse),D.isArrayCamera?Pe.setFromArrayCamera(D):ue.setFromProjectionMatrix(xe,Ln,D.reversedDepth),Fe=this.localClippingEnabled,Ie=st.init(this.clippingPlanes,Fe),I=It.get(x,_.length),I.init(),_.push(I),this.info.render.frame++,Mt.enabled===!0&&Mt.isPresenting===!0){let Nt=L.xr.getDepthSensingMesh();Nt!==null&&W(Nt,D,-1/0,L.sortObjects)}W(x,D,0,L.sortObjects),I.finish(),z!==null&&z.updateLights(w.state.lightsArray),L.sortObjects===!0&&I.sort(Ht,_e),Ct=Mt.enabled===!1||Mt.isPresenting===!1||Mt.hasDepthSensing()===!1,Ct&&U.addToRenderList(I,x),this.info.autoReset===!0&&this.info.reset(),Ie===!0&&st.beginShadows();let G=w.state.shadowsArray;if(Rt.render(G,x,D),Ie===!0&&st.endShadows(),(k&&C.hasRenderPass())===!1){let Nt=I.opaque,vt=I.transmissive;if(w.setupLights(),D.isArrayCamera){let Pt=D.cameras;if(vt.length>0)for(let $t=0,se=Pt.length;$t<se;$t++){let fe=Pt[$t];at(Nt,vt,x,fe)}Ct&&U.render(x);for(let $t=0,se=Pt.length;$t<se;$t++){let fe=Pt[$t];X(I,x,fe,fe.viewport)}}else vt.length>0&&at(Nt,vt,x,D),Ct&&U.render(x),X(I,x,D)}mt!==null&&J===0&&(St.updateMultisampleRenderTarget(mt),St.updateRenderTargetMipmap(mt)),k&&C.end(L),x.isScene===!0&&x.onAfterRender(L,x,D),Lt.resetDefaultState(),H=-1,lt=null,b.pop(),b.length>0?(w=b[b.length-1],St.setTextureUnits(w.state.textureUnits),Ie===!0&&st.setGlobalState(L.clippingPlanes,w.state.camera)):w=null,_.pop(),_.length>0?I=_[_.length-1]:I=null,z!==null&&z.renderEnd()};function W(x,D,q,k){if(x.visible===!1)return;if(x.layers.test(D.layers)){if(x.isGroup)q=x.renderOrder;else if(x.isLOD)x.autoUpdate===!0&&x.update(D);else if(x.isLight)w.pushLight(x),x.castShadow&&w.pushShadow(x);else if(x.isSprite){let Nt=D.isArrayCamera?Pe:ue;if(!x.frustumCulled||x.intersectsFrustum(Nt)){k&&_t.setFromMatrixPosition(x.matrixWorld).applyMatrix4(xe);let vt=ut.update(x),Pt=x.material;Pt.visible&&I.push(x,vt,Pt,q,_t.z,null,D)}}else if(x.isMesh||x.isLine||x.isPoints){let Nt=D.isArrayCamera?Pe:ue;if(!x.frustumCulled||x.intersectsFrustum(Nt)){let vt=ut.update(x),Pt=x.material;if(k&&(x.boundingSphere!==void 0?(x.boundingSphere===null&&x.computeBoundingSphere(),_t.copy(x.boundingSphere.center)):(vt.boundingSphere===null&&vt.computeBoundingSphere(),_t.copy(vt.boundingSphere.center)),_t.applyMatrix4(x.matrixWorld).applyMatrix4(xe)),Array.isArray(Pt)){let $t=vt.groups;for(let se=0,fe=$t.length;se<fe;se++){let zt=$t[se],le=Pt[zt.materialIndex];le&&le.visible&&I.push(x,vt,le,q,_t.z,zt,D)}}else Pt.visible&&I.push(x,vt,Pt,q,_t.z,null,D)}}}let gt=x.children;for(let Nt=0,vt=gt.length;Nt<vt;Nt++)W(gt[Nt],D,q,k)}function X(x,D,q,k){let{opaque:G,transmissive:gt,transparent:Nt}=x;w.setupLightsView(q),Ie===!0&&st.setGlobalState(L.clippingPlanes,q),k&&Z.viewport(pt.copy(k)),G.length>0&&bt(G,D,q),gt.length>0&&bt(gt,D,q),Nt.length>0&&bt(Nt,D,q),Z.buffers.depth.setTest(!0),Z.buffers.depth.setMask(!0),Z.buffers.color.setMask(!0),Z.setPolygonOffset(!1)}function at(x,D,q,k){if((q.isScene===!0?q.overrideMaterial:null)!==null)return;if(w.state.transmissionRenderTarget[k.id]===void 0){let zt=nt.has("EXT_color_buffer_half_float")||nt.has("EXT_color_buffer_float");w.state.transmissionRenderTarget[k.id]=new Tn(1,1,{generateMipmaps:!0,type:zt?qn:bn,minFilter:xi,samples:Math.max(4,dt.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:we.workingColorSpace})}let gt=w.state.transmissionRenderTarget[k.id],Nt=k.viewport||pt;gt.setSize(Nt.z*L.transmissionResolutionScale,Nt.w*L.transmissionResolutionScale);let vt=L.getRenderTarget(),Pt=L.getActiveCubeFace(),$t=L.getActiveMipmapLevel();L.setRenderTarget(gt),L.getClearColor(ot),Et=L.getClearAlpha(),Et<1&&L.setClearColor(16777215,.5),L.clear(),Ct&&U.render(q);let se=L.toneMapping;L.toneMapping=ni;let fe=k.viewport;if(k.viewport!==void 0&&(k.viewport=void 0),w.setupLightsView(k),Ie===!0&&st.setGlobalState(L.clippingPlanes,k),bt(x,q,k),St.updateMultisampleRenderTarget(gt),St.updateRenderTargetMipmap(gt),nt.has("WEBGL_multisampled_render_to_texture")===!1){let zt=!1;for(let le=0,Oe=D.length;le<Oe;le++){let ze=D[le],{object:Be,geometry:cn,material:ee,group:pn}=ze;if(ee.side===Sn&&Be.layers.test(k.layers)){let Le=ee.side;ee.side=yn,ee.needsUpdate=!0,Vt(Be,q,k,cn,ee,pn),ee.side=Le,ee.needsUpdate=!0,zt=!0}}zt===!0&&(St.updateMultisampleRenderTarget(gt),St.updateRenderTargetMipmap(gt))}L.setRenderTarget(vt,Pt,$t),L.setClearColor(ot,Et),fe!==void 0&&(k.viewport=fe),L.toneMapping=se}function bt(x,D,q){let k=D.isScene===!0?D.overrideMaterial:null;for(let G=0,gt=x.length;G<gt;G++){let Nt=x[G],{object:vt,geometry:Pt,group:$t}=Nt,se=Nt.material;se.allowOverride===!0&&k!==null&&(se=k),vt.layers.test(q.layers)&&Vt(vt,D,q,Pt,se,$t)}}function Vt(x,D,q,k,G,gt){z!==null&&G.isNodeMaterial&&z.setObject(x,G),x.onBeforeRender(L,D,q,k,G,gt),x.modelViewMatrix.multiplyMatrices(q.matrixWorldInverse,x.matrixWorld),x.normalMatrix.getNormalMatrix(x.modelViewMatrix),G.onBeforeRender(L,D,q,k,x,gt),G.transparent===!0&&G.side===Sn&&G.forceSinglePass===!1?(G.side=yn,G.needsUpdate=!0,L.renderBufferDirect(q,D,k,G,x,gt),G.side=Oi,G.needsUpdate=!0,L.renderBufferDirect(q,D,k,G,x,gt),G.side=Sn):L.renderBufferDirect(q,D,k,G,x,gt),x.onAfterRender(L,D,q,k,G,gt)}function Yt(x){let D=0;for(let q of x)q.texture!==null&&D++;return D}function T(x,D,q){D.isScene!==!0&&(D=Jt);let k=xt.get(x),G=w.state.lights,gt=w.state.shadowsArray,Nt=G.state.version,vt=ht.getParameters(x,G.state,gt,D,q,w.state.lightProbeGridArray),Pt=ht.getProgramCacheKey(vt),$t=k.programs;k.environment=x.isMeshStandardMaterial||x.isMeshLambertMaterial||x.isMeshPhongMaterial?D.environment:null,k.fog=D.fog;let se=x.isMeshStandardMaterial||x.isMeshLambertMaterial&&!x.envMap||x.isMeshPhongMaterial&&!x.envMap;k.envMap=A.get(x.envMap||k.environment,se),k.envMapRotation=k.environment!==null&&x.envMap===null?D.environmentRotation:x.envMapRotation,$t===void 0&&(x.addEventListener("dispose",Te),$t=new Map,k.programs=$t,k.programVariants=new Map);let fe=$t.get(Pt);if(fe!==void 0){if(k.currentProgram===fe&&k.lightsStateVersion===Nt)return Q(x,vt),fe}else vt.uniforms=ht.getUniforms(x),z!==null&&x.isNodeMaterial&&z.build(x,q,vt),x.onBeforeCompile(vt,L),fe=ht.acquireProgram(vt,Pt),$t.set(Pt,fe),k.uniforms=vt.uniforms;let zt=k.uniforms;return(!x.isShaderMaterial&&!x.isRawShaderMaterial||x.clipping===!0)&&(zt.clippingPlanes=st.uniform),Q(x,vt),k.needsLights=qt(x),k.lightsStateVersion=Nt,k.needsLights&&(zt.ambientLightColor.value=G.state.ambient,zt.lightProbe.value=G.state.probe,zt.sunLights.value=G.state.sun,zt.sunLightShadows.value=G.state.sunShadow,zt.directionalLights.value=G.state.directional,zt.directionalLightShadows.value=G.state.directionalShadow,zt.spotLights.value=G.state.spot,zt.spotLightShadows.value=G.state.spotShadow,zt.rectAreaLights.value=G.state.rectArea,zt.ltc_1.value=G.state.rectAreaLTC1,zt.ltc_2.value=G.state.rectAreaLTC2,zt.pointLights.value=G.state.point,zt.pointLightShadows.value=G.state.pointShadow,zt.hemisphereLights.value=G.state.hemi,zt.sunShadowMatrix.value=G.state.sunShadowMatrix,zt.sunShadowCascade.value=G.state.sunShadowCascade,zt.directionalShadowMatrix.value=G.state.directionalShadowMatrix,zt.spotLightMatrix.value=G.state.spotLightMatrix,zt.spotLightMap.value=G.state.spotLightMap,zt.pointShadowMatrix.value=G.state.pointShadowMatrix),k.numLightProbeGrids=Yt(w.state.lightProbeGridArray),k.currentProgram=fe,k.uniformsList=null,fe}function O(x,D,q,k,G){let gt=xt.get(x),Nt=gt.currentProgram.id+","+k+","+G,vt=gt.programVariants.get(Nt);return vt===void 0?(vt=T(x,D,q),gt.programVariants.set(Nt,vt)):(gt.currentProgram=vt,gt.uniformsList=null,gt.outputColorSpace=k,gt.toneMapping=G),vt}function tt(x){if(x.uniformsList===null){let D=x.currentProgram.getUniforms();x.uniformsList=Bs.seqWithValue(D.seq,x.uniforms)}return x.uniformsList}function Q(x,D){let q=xt.get(x);q.outputColorSpace=D.outputColorSpace,q.batching=D.batching,q.batchingColor=D.batchingColor,q.instancing=D.instancing,q.instancingColor=D.instancingColor,q.instancingMorph=D.instancingMorph,q.skinning=D.skinning,q.morphTargets=D.morphTargets,q.morphNormals=D.morphNormals,q.morphColors=D.morphColors,q.morphTargetsCount=D.morphTargetsCount,q.numClippingPlanes=D.numClippingPlanes,q.numIntersection=D.numClipIntersection,q.vertexAlphas=D.vertexAlphas,q.vertexTangents=D.vertexTangents,q.toneMapping=D.toneMapping}function ft(x,D,q,k,G){D.isScene!==!0&&(D=Jt),St.resetTextureUnits();let gt=D.fog,Nt=k.isMeshStandardMaterial||k.isMeshLambertMaterial||k.isMeshPhongMaterial?D.environment:null,vt=mt===null?L.outputColorSpace:mt.isXRRenderTarget===!0?mt.texture.colorSpace:we.workingColorSpace,Pt=k.isMeshStandardMaterial||k.isMeshLambertMaterial&&!k.envMap||k.isMeshPhongMaterial&&!k.envMap,$t=A.get(k.envMap||Nt,Pt),se=k.vertexColors===!0&&!!q.attributes.color&&q.attributes.color.itemSize===4,fe=!!q.attributes.tangent&&(!!k.normalMap||k.anisotropy>0),zt=!!q.morphAttributes.position,le=!!q.morphAttributes.normal,Oe=!!q.morphAttributes.color,ze=ni;k.toneMapped&&(mt===null||mt.isXRRenderTarget===!0)&&(ze=L.toneMapping);let Be=q.morphAttributes.position||q.morphAttributes.normal||q.morphAttributes.color,cn=Be!==void 0?Be.length:0,ee=xt.get(k),pn=w.state.lights;if(Ie===!0&&(Fe===!0||x!==lt)){let We=x===lt&&k.id===H;st.setState(k,x,We)}let Le=!1,ki=!1;k.version===ee.__version?ee.needsLights&&ee.lightsStateVersion!==pn.state.version||G.isBatchedMesh&&ee.batching===!1||!G.isBatchedMesh&&ee.batching===!0||G.isBatchedMesh&&ee.batchingColor===!0&&G._colorsTexture===null||G.isBatchedMesh&&ee.batchingColor===!1&&G._colorsTexture!==null||G.isInstancedMesh&&ee.instancing===!1||!G.isInstancedMesh&&ee.instancing===!0||G.isSkinnedMesh&&ee.skinning===!1||!G.isSkinnedMesh&&ee.skinning===!0||G.isInstancedMesh&&ee.instancingColor===!0&&G.instanceColor===null||G.isInstancedMesh&&ee.instancingColor===!1&&G.instanceColor!==null||G.isInstancedMesh&&ee.instancingMorph===!0&&G.morphTexture===null||G.isInstancedMesh&&ee.instancingMorph===!1&&G.morphTexture!==null||ee.envMap!==$t||k.fog===!0&&ee.fog!==gt||ee.numClippingPlanes!==void 0&&(ee.numClippingPlanes!==st.numPlanes||ee.numIntersection!==st.numIntersection)||ee.vertexAlphas!==se||ee.vertexTangents!==fe||ee.morphTargets!==zt||ee.morphNormals!==le||ee.morphColors!==Oe||ee.morphTargetsCount!==cn||ee.numLightProbeGrids!==Yt(w.state.lightProbeGridArray)?Le=!0:(ee.outputColorSpace!==vt||ee.toneMapping!==ze)&&(ki=!0):(Le=!0,ee.__version=k.version);let hn=ee.currentProgram;(Le===!0||ki===!0)&&(hn=ki===!0?O(k,D,G,vt,ze):T(k,D,G),z&&k.isNodeMaterial&&z.onUpdateProgram(k,hn,ee));let zr=!1,Si=!1,Gi=!1,Ce=hn.getUniforms(),an=ee.uniforms;if(Z.useProgram(hn.program)&&(zr=!0,Si=!0,Gi=!0),k.id!==H&&(H=k.id,Si=!0),zr||lt!==x){Z.buffers.depth.getReversed()&&x.reversedDepth!==!0&&(x._reversedDepth=!0,x.updateProjectionMatrix()),Ce.setValue(y,"projectionMatrix",x.projectionMatrix),Ce.setValue(y,"viewMatrix",x.matrixWorldInverse);let en=Ce.map.cameraPosition;en!==void 0&&en.setValue(y,et.setFromMatrixPosition(x.matrixWorld)),dt.logarithmicDepthBuffer&&Ce.setValue(y,"logDepthBufFC",2/(Math.log(x.far+1)/Math.LN2)),(k.isMeshPhongMaterial||k.isMeshToonMaterial||k.isMeshLambertMaterial||k.isMeshBasicMaterial||k.isMeshStandardMaterial||k.isShaderMaterial)&&Ce.setValue(y,"isOrthographic",x.isOrthographicCamera===!0),lt!==x&&(lt=x,Si=!0,Gi=!0)}if(ee.needsLights&&(pn.state.sunShadowMap.length>0&&Ce.setValue(y,"sunShadowMap",pn.state.sunShadowMap,St),pn.state.directionalShadowMap.length>0&&Ce.setValue(y,"directionalShadowMap",pn.state.directionalShadowMap,St),pn.state.spotShadowMap.length>0&&Ce.setValue(y,"spotShadowMap",pn.state.spotShadowMap,St),pn.state.pointShadowMap.length>0&&Ce.setValue(y,"pointShadowMap",pn.state.pointShadowMap,St)),G.isSkinnedMesh){Ce.setOptional(y,G,"bindMatrix"),Ce.setOptional(y,G,"bindMatrixInverse");let We=G.skeleton;We&&(We.boneTexture===null&&We.computeBoneTexture(),Ce.setValue(y,"boneTexture",We.boneTexture,St))}G.isBatchedMesh&&(Ce.setOptional(y,G,"batchingTexture"),Ce.setValue(y,"batchingTexture",G._matricesTexture,St),Ce.setOptional(y,G,"batchingIdTexture"),Ce.setValue(y,"batchingIdTexture",G._indirectTexture,St),Ce.setOptional(y,G,"batchingColorTexture"),G._colorsTexture!==null&&Ce.setValue(y,"batchingColorTexture",G._colorsTexture,St));let Bn=q.morphAttributes;if((Bn.position!==void 0||Bn.normal!==void 0||Bn.color!==void 0)&&ct.update(G,q,hn),(Si||ee.receiveShadow!==G.receiveShadow)&&(ee.receiveShadow=G.receiveShadow,Ce.setValue(y,"receiveShadow",G.receiveShadow)),(k.isMeshStandardMaterial||k.isMeshLambertMaterial||k.isMeshPhongMaterial)&&k.envMap===null&&D.environment!==null&&(an.envMapIntensity.value=D.environmentIntensity),an.dfgLUT!==void 0&&(an.dfgLUT.value=G_()),Si){if(Ce.setValue(y,"toneMappingExposure",L.toneMappingExposure),ee.needsLights&&yt(an,Gi),gt&&k.fog===!0&&At.refreshFogUniforms(an,gt),At.refreshMaterialUniforms(an,k,Dt,Zt,w.state.transmissionRenderTarget[x.id]),ee.needsLights&&ee.numLightProbeGrids>0){let We=S,en=0;for(let ai of w.state.lightProbeGridArray)ai.texture!==null&&(We.textures[en]=ai.texture,We.min[en]=ai.boundingBox.min,We.max[en]=ai.boundingBox.max,We.resolution[en]=ai.resolution,en++);for(let ai in We)We[ai].length=en;an.probesSH.value=We.textures,an.probesMin.value=We.min,an.probesMax.value=We.max,an.probesResolution.value=We.resolution}Bs.upload(y,tt(ee),an,St)}if(k.isShaderMaterial&&k.uniformsNeedUpdate===!0&&(Bs.upload(y,tt(ee),an,St),k.uniformsNeedUpdate=!1),k.isSpriteMaterial&&Ce.setValue(y,"center",G.center),Ce.setValue(y,"modelViewMatrix",G.modelViewMatrix),Ce.setValue(y,"normalMatrix",G.normalMatrix),Ce.setValue(y,"modelMatrix",G.matrixWorld),k.uniformsGroups!==void 0){let We=k.uniformsGroups;for(let en=0,ai=We.length;en<ai;en++){let Vc=We[en];ne.update(Vc,hn),ne.bind(Vc,hn)}}return hn}function yt(x,D){x.ambientLightColor.needsUpdate=D,x.lightProbe.needsUpdate=D,x.sunLights.needsUpdate=D,x.sunLightShadows.needsUpdate=D,x.directionalLights.needsUpdate=D,x.directionalLightShadows.needsUpdate=D,x.pointLights.needsUpdate=D,x.pointLightShadows.needsUpdate=D,x.spotLights.needsUpdate=D,x.spotLightShadows.needsUpdate=D,x.rectAreaLights.needsUpdate=D,x.hemisphereLights.needsUpdate=D}function qt(x){return x.isMeshLambertMaterial||x.isMeshToonMaterial||x.isMeshPhongMaterial||x.isMeshStandardMaterial||x.isShadowMaterial||x.isShaderMaterial&&x.lights===!0}this.getActiveCubeFace=function(){return K},this.getActiveMipmapLevel=function(){return J},this.getRenderTarget=function(){return mt},this.setRenderTargetTextures=function(x,D,q){let k=xt.get(x);k.__autoAllocateDepthBuffer=x.resolveDepthBuffer===!1,k.__autoAllocateDepthBuffer===!1&&(k.__useRenderToTexture=!1),xt.get(x.texture).__webglTexture=D,xt.get(x.depthTexture).__webglTexture=k.__autoAllocateDepthBuffer?void 0:q,k.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(x,D){let q=xt.get(x);q.__webglFramebuffer=D,q.__useDefaultFramebuffer=D===void 0},this.setRenderTarget=function(x,D=0,q=0){mt=x,K=D,J=q;let k=null,G=!1,gt=!1;if(x){let vt=xt.get(x);if(vt.__useDefaultFramebuffer!==void 0){Z.bindFramebuffer(y.FRAMEBUFFER,vt.__webglFramebuffer),pt.copy(x.viewport),kt.copy(x.scissor),te=x.scissorTest,Z.viewport(pt),Z.scissor(kt),Z.setScissorTest(te),H=-1;return}else if(vt.__webglFramebuffer===void 0)St.setupRenderTarget(x);else if(vt.__hasExternalTextures)St.rebindTextures(x,xt.get(x.texture).__webglTexture,xt.get(x.depthTexture).__webglTexture);else if(x.depthBuffer){let se=x.depthTexture;if(vt.__boundDepthTexture!==se){if(se!==null&&xt.has(se)&&(x.width!==se.image.width||x.height!==se.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");St.setupDepthRenderbuffer(x)}}let Pt=x.texture;(Pt.isData3DTexture||Pt.isDataArrayTexture||Pt.isCompressedArrayTexture)&&(gt=!0);let $t=xt.get(x).__webglFramebuffer;x.isWebGLCubeRenderTarget?(Array.isArray($t[D])?k=$t[D][q]:k=$t[D],G=!0):x.samples>0&&St.useMultisampledRTT(x)===!1?k=xt.get(x).__webglMultisampledFramebuffer:Array.isArray($t)?k=$t[q]:k=$t,pt.copy(x.viewport),kt.copy(x.scissor),te=x.scissorTest}else pt.copy(Ot).multiplyScalar(Dt).floor(),kt.copy(Wt).multiplyScalar(Dt).floor(),te=oe;if(q!==0&&(k=Y),Z.bindFramebuffer(y.FRAMEBUFFER,k)&&Z.drawBuffers(x,k),Z.viewport(pt),Z.scissor(kt),Z.setScissorTest(te),G){let vt=xt.get(x.texture);y.framebufferTexture2D(y.FRAMEBUFFER,y.COLOR_ATTACHMENT0,y.TEXTURE_CUBE_MAP_POSITIVE_X+D,vt.__webglTexture,q)}else if(gt){let vt=D;for(let Pt=0;Pt<x.textures.length;Pt++){let $t=xt.get(x.textures[Pt]);y.framebufferTextureLayer(y.FRAMEBUFFER,y.COLOR_ATTACHMENT0+Pt,$t.__webglTexture,q,vt)}}else if(x!==null&&q!==0){let vt=xt.get(x.texture);y.framebufferTexture2D(y.FRAMEBUFFER,y.COLOR_ATTACHMENT0,y.TEXTURE_2D,vt.__webglTexture,q)}H=-1};function Ut(x){let D=xt.get(x);return(D.__readFormat!==x.format||D.__readType!==x.type)&&(D.__readFormat=x.format,D.__readType=x.type,D.__formatReadable=dt.textureFormatReadable(x.format),D.__typeReadable=dt.textureTypeReadable(x.type)),D}this.readRenderTargetPixels=function(x,D,q,k,G,gt,Nt,vt=0){if(!(x&&x.isWebGLRenderTarget)){pe("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Pt=xt.get(x).__webglFramebuffer;if(x.isWebGLCubeRenderTarget&&Nt!==void 0&&(Pt=Pt[Nt],Array.isArray(Pt)&&(Pt=Pt[0])),Pt){Z.bindFramebuffer(y.FRAMEBUFFER,Pt);try{let $t=x.textures[vt],se=$t.format,fe=$t.type;x.textures.length>1&&y.readBuffer(y.COLOR_ATTACHMENT0+vt);let zt=Ut($t);if(zt.__formatReadable===!1){pe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(zt.__typeReadable===!1){pe("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}D>=0&&D<=x.width-k&&q>=0&&q<=x.height-G&&y.readPixels(D,q,k,G,Tt.convert(se),Tt.convert(fe),gt)}finally{let $t=mt!==null?xt.get(mt).__webglFramebuffer:null;Z.bindFramebuffer(y.FRAMEBUFFER,$t)}}},this.readRenderTargetPixelsAsync=async function(x,D,q,k,G,gt,Nt,vt=0){if(!(x&&x.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Pt=xt.get(x).__webglFramebuffer;if(x.isWebGLCubeRenderTarget&&Nt!==void 0&&(Pt=Pt[Nt],Array.isArray(Pt)&&(Pt=Pt[0])),Pt)if(D>=0&&D<=x.width-k&&q>=0&&q<=x.height-G){Z.bindFramebuffer(y.FRAMEBUFFER,Pt);let $t=x.textures[vt],se=$t.format,fe=$t.type;x.textures.length>1&&y.readBuffer(y.COLOR_ATTACHMENT0+vt);let zt=Ut($t);if(zt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(zt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let le=y.createBuffer();y.bindBuffer(y.PIXEL_PACK_BUFFER,le),y.bufferData(y.PIXEL_PACK_BUFFER,gt.byteLength,y.STREAM_READ),y.readPixels(D,q,k,G,Tt.convert(se),Tt.convert(fe),0),y.bindBuffer(y.PIXEL_PACK_BUFFER,null);let Oe=mt!==null?xt.get(mt).__webglFramebuffer:null;Z.bindFramebuffer(y.FRAMEBUFFER,Oe);let ze=y.fenceSync(y.SYNC_GPU_COMMANDS_COMPLETE,0);return y.flush(),await bu(y,ze,4),y.bindBuffer(y.PIXEL_PACK_BUFFER,le),y.getBufferSubData(y.PIXEL_PACK_BUFFER,0,gt),y.bindBuffer(y.PIXEL_PACK_BUFFER,null),y.deleteBuffer(le),y.deleteSync(ze),gt}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(x,D=null,q=0){let k=Math.pow(2,-q),G=Math.floor(x.image.width*k),gt=Math.floor(x.image.height*k),Nt=D!==null?D.x:0,vt=D!==null?D.y:0;St.setTexture2D(x,0),y.copyTexSubImage2D(y.TEXTURE_2D,q,0,0,Nt,vt,G,gt),Z.unbindTexture()},this.copyTextureToTexture=function(x,D,q=null,k=null,G=0,gt=0){let Nt,vt,Pt,$t,se,fe,zt,le,Oe,ze=x.isCompressedTexture?x.mipmaps[gt]:x.image;if(q!==null)Nt=q.max.x-q.min.x,vt=q.max.y-q.min.y,Pt=q.isBox3?q.max.z-q.min.z:1,$t=q.min.x,se=q.min.y,fe=q.isBox3?q.min.z:0;else{let Ce=Math.pow(2,-G);Nt=Math.floor(ze.width*Ce),vt=Math.floor(ze.height*Ce),x.isDataArrayTexture?Pt=ze.depth:x.isData3DTexture?Pt=Math.floor(ze.depth*Ce):Pt=1,$t=0,se=0,fe=0}k!==null?(zt=k.x,le=k.y,Oe=k.z):(zt=0,le=0,Oe=0);let Be=Tt.convert(D.format),cn=Tt.convert(D.type),ee;D.isData3DTexture?(St.setTexture3D(D,0),ee=y.TEXTURE_3D):D.isDataArrayTexture||D.isCompressedArrayTexture?(St.setTexture2DArray(D,0),ee=y.TEXTURE_2D_ARRAY):(St.setTexture2D(D,0),ee=y.TEXTURE_2D),Z.activeTexture(y.TEXTURE0),Z.pixelStorei(y.UNPACK_FLIP_Y_WEBGL,D.flipY),Z.pixelStorei(y.UNPACK_PREMULTIPLY_ALPHA_WEBGL,D.premultiplyAlpha),Z.pixelStorei(y.UNPACK_ALIGNMENT,D.unpackAlignment);let pn=Z.getParameter(y.UNPACK_ROW_LENGTH),Le=Z.getParameter(y.UNPACK_IMAGE_HEIGHT),ki=Z.getParameter(y.UNPACK_SKIP_PIXELS),hn=Z.getParameter(y.UNPACK_SKIP_ROWS),zr=Z.getParameter(y.UNPACK_SKIP_IMAGES);Z.pixelStorei(y.UNPACK_ROW_LENGTH,ze.width),Z.pixelStorei(y.UNPACK_IMAGE_HEIGHT,ze.height),Z.pixelStorei(y.UNPACK_SKIP_PIXELS,$t),Z.pixelStorei(y.UNPACK_SKIP_ROWS,se),Z.pixelStorei(y.UNPACK_SKIP_IMAGES,fe);let Si=x.isDataArrayTexture||x.isData3DTexture,Gi=D.isDataArrayTexture||D.isData3DTexture;if(x.isDepthTexture){let Ce=xt.get(x),an=xt.get(D),Bn=xt.get(Ce.__renderTarget),We=xt.get(an.__renderTarget);Z.bindFramebuffer(y.READ_FRAMEBUFFER,Bn.__webglFramebuffer),Z.bindFramebuffer(y.DRAW_FRAMEBUFFER,We.__webglFramebuffer);for(let en=0;en<Pt;en++)Si&&(y.framebufferTextureLayer(y.READ_FRAMEBUFFER,y.COLOR_ATTACHMENT0,xt.get(x).__webglTexture,G,fe+en),y.framebufferTextureLayer(y.DRAW_FRAMEBUFFER,y.COLOR_ATTACHMENT0,xt.get(D).__webglTexture,gt,Oe+en)),y.blitFramebuffer($t,se,$t+Nt,se+vt,zt,le,zt+Nt,le+vt,y.DEPTH_BUFFER_BIT,y.NEAREST);Z.bindFramebuffer(y.READ_FRAMEBUFFER,null),Z.bindFramebuffer(y.DRAW_FRAMEBUFFER,null)}else if(G!==0||x.isRenderTargetTexture||xt.has(x)){let Ce=xt.get(x),an=xt.get(D);Z.bindFramebuffer(y.READ_FRAMEBUFFER,N),Z.bindFramebuffer(y.DRAW_FRAMEBUFFER,V);for(let Bn=0;Bn<Pt;Bn++)Si?y.framebufferTextureLayer(y.READ_FRAMEBUFFER,y.COLOR_ATTACHMENT0,Ce.__webglTexture,G,fe+Bn):y.framebufferTexture2D(y.READ_FRAMEBUFFER,y.COLOR_ATTACHMENT0,y.TEXTURE_2D,Ce.__webglTexture,G),Gi?y.framebufferTextureLayer(y.DRAW_FRAMEBUFFER,y.COLOR_ATTACHMENT0,an.__webglTexture,gt,Oe+Bn):y.framebufferTexture2D(y.DRAW_FRAMEBUFFER,y.COLOR_ATTACHMENT0,y.TEXTURE_2D,an.__webglTexture,gt),G!==0?y.blitFramebuffer($t,se,$t+Nt,se+vt,zt,le,zt+Nt,le+vt,y.COLOR_BUFFER_BIT,y.NEAREST):Gi?y.copyTexSubImage3D(ee,gt,zt,le,Oe+Bn,$t,se,Nt,vt):y.copyTexSubImage2D(ee,gt,zt,le,$t,se,Nt,vt);Z.bindFramebuffer(y.READ_FRAMEBUFFER,null),Z.bindFramebuffer(y.DRAW_FRAMEBUFFER,null)}else Gi?x.isDataTexture||x.isData3DTexture?y.texSubImage3D(ee,gt,zt,le,Oe,Nt,vt,Pt,Be,cn,ze.data):D.isCompressedArrayTexture?y.compressedTexSubImage3D(ee,gt,zt,le,Oe,Nt,vt,Pt,Be,ze.data):y.texSubImage3D(ee,gt,zt,le,Oe,Nt,vt,Pt,Be,cn,ze):x.isDataTexture?y.texSubImage2D(y.TEXTURE_2D,gt,zt,le,Nt,vt,Be,cn,ze.data):x.isCompressedTexture?y.compressedTexSubImage2D(y.TEXTURE_2D,gt,zt,le,ze.width,ze.height,Be,ze.data):y.texSubImage2D(y.TEXTURE_2D,gt,zt,le,Nt,vt,Be,cn,ze);Z.pixelStorei(y.UNPACK_ROW_LENGTH,pn),Z.pixelStorei(y.UNPACK_IMAGE_HEIGHT,Le),Z.pixelStorei(y.UNPACK_SKIP_PIXELS,ki),Z.pixelStorei(y.UNPACK_SKIP_ROWS,hn),Z.pixelStorei(y.UNPACK_SKIP_IMAGES,zr),gt===0&&D.generateMipmaps===!0&&D.mipmapsAutoUpdate===!0&&y.generateMipmap(ee),Z.unbindTexture()},this.initRenderTarget=function(x){xt.get(x).__webglFramebuffer===void 0&&St.setupRenderTarget(x)},this.initTexture=function(x){x.isCubeTexture?St.setTextureCube(x,0):x.isData3DTexture?St.setTexture3D(x,0):x.isDataArrayTexture||x.isCompressedArrayTexture?St.setTexture2DArray(x,0):St.setTexture2D(x,0),Z.unbindTexture()},this.resetState=function(){K=0,J=0,mt=null,Z.reset(),Lt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ln}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=we._getDrawingBufferColorSpace(t),e.unpackColorSpace=we._getUnpackColorSpace()}};var cd={type:"change"},Lc={type:"start"},ud={type:"end"},el=new gi,hd=new gn,V_=Math.cos(70*gc.DEG2RAD),tn=new $,wn=2*Math.PI,De={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Ic=1e-6,nl=class extends wr{constructor(t,e=null){super(t,e),this.state=De.NONE,this.target=new $,this.cursor=new $,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Ui.ROTATE,MIDDLE:Ui.DOLLY,RIGHT:Ui.PAN},this.touches={ONE:Fi.ROTATE,TWO:Fi.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new $,this._lastQuaternion=new ln,this._lastTargetPosition=new $,this._quat=new ln().setFromUnitVectors(t.up,new $(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Ls,this._sphericalDelta=new Ls,this._scale=1,this._panOffset=new $,this._rotateStart=new ce,this._rotateEnd=new ce,this._rotateDelta=new ce,this._panStart=new ce,this._panEnd=new ce,this._panDelta=new ce,this._dollyStart=new ce,this._dollyEnd=new ce,this._dollyDelta=new ce,this._dollyDirection=new $,this._mouse=new ce,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=W_.bind(this),this._onPointerDown=H_.bind(this),this._onPointerUp=X_.bind(this),this._onContextMenu=j_.bind(this),this._onMouseWheel=Y_.bind(this),this._onKeyDown=Z_.bind(this),this._onTouchStart=J_.bind(this),this._onTouchMove=K_.bind(this),this._onMouseDown=q_.bind(this),this._onMouseMove=$_.bind(this),this._interceptControlDown=Q_.bind(this),this._interceptControlUp=tx.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=De.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(cd),this.update(),this.state=De.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;tn.copy(e).sub(this.target),tn.applyQuaternion(this._quat),this._spherical.setFromVector3(tn),this.autoRotate&&this.state===De.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=wn:n>Math.PI&&(n-=wn),s<-Math.PI?s+=wn:s>Math.PI&&(s-=wn),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(tn.setFromSpherical(this._spherical),tn.applyQuaternion(this._quatInverse),e.copy(this.target).add(tn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=tn.length();o=this._clampDistance(a*this._scale);let c=a-o;this.object.position.addScaledVector(this._dollyDirection,c),this.object.updateMatrixWorld(),r=!!c}else if(this.object.isOrthographicCamera){let a=new $(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let c=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=c!==this.object.zoom;let l=new $(this._mouse.x,this._mouse.y,0);l.unproject(this.object),this.object.position.sub(l).add(a),this.object.updateMatrixWorld(),o=tn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(el.origin.copy(this.object.position),el.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(el.direction))<V_?this.object.lookAt(this.target):(hd.setFromNormalAndCoplanarPoint(this.object.up,this.target),el.intersectPlane(hd,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Ic||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Ic||this._lastTargetPosition.distanceToSquared(this.target)>Ic?(this.dispatchEvent(cd),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?wn/60*this.autoRotateSpeed*t:wn/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){tn.setFromMatrixColumn(e,0),tn.multiplyScalar(-t),this._panOffset.add(tn)}_panUp(t,e){this.screenSpacePanning===!0?tn.setFromMatrixColumn(e,1):(tn.setFromMatrixColumn(e,0),tn.crossVectors(this.object.up,tn)),tn.multiplyScalar(t),this._panOffset.add(tn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;tn.copy(s).sub(this.target);let r=tn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(wn*this._rotateDelta.x/e.clientHeight),this._rotateUp(wn*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(wn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-wn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(wn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-wn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(wn*this._rotateDelta.x/e.clientHeight),this._rotateUp(wn*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new ce,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function H_(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function W_(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function X_(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(ud),this.state=De.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function q_(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case Ui.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=De.DOLLY;break;case Ui.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=De.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=De.ROTATE}break;case Ui.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=De.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=De.PAN}break;default:this.state=De.NONE}this.state!==De.NONE&&this.dispatchEvent(Lc)}function $_(i){switch(this.state){case De.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case De.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case De.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function Y_(i){this.enabled===!1||this.enableZoom===!1||this.state!==De.NONE||(i.preventDefault(),this.dispatchEvent(Lc),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(ud))}function Z_(i){this.enabled!==!1&&this._handleKeyDown(i)}function J_(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Fi.ROTATE:if(this.enableRotate===!1){this.state=De.NONE;break}this._handleTouchStartRotate(i),this.state=De.TOUCH_ROTATE;break;case Fi.PAN:if(this.enablePan===!1){this.state=De.NONE;break}this._handleTouchStartPan(i),this.state=De.TOUCH_PAN;break;default:this.state=De.NONE}break;case 2:switch(this.touches.TWO){case Fi.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=De.TOUCH_DOLLY_PAN;break;case Fi.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=De.TOUCH_DOLLY_ROTATE;break;default:this.state=De.NONE}break;default:this.state=De.NONE}this.state!==De.NONE&&this.dispatchEvent(Lc)}function K_(i){switch(this._trackPointer(i),this.state){case De.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case De.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case De.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case De.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=De.NONE}}function j_(i){this.enabled!==!1&&i.preventDefault()}function Q_(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function tx(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Ee=i=>new $(i[0],i[1],i[2]),Or=([i,t,e,n])=>new ln(t,e,n,i),zi=(i,t,e)=>new ye().compose(Ee(i),Or(t),Ee(e)),dd=new ye().makeRotationX(Math.PI/2),ex=1.25,Dc={value:0};function Nc(i){return i.onBeforeCompile=t=>{t.uniforms.pixel=Dc,t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
uniform float pixel;
attribute float least;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        float away = -(modelViewMatrix * instanceMatrix * vec4(position, 1.0)).z;
        vec3 wide = vec3(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz), length(instanceMatrix[2].xyz));
        transformed *= max(vec3(1.0), pixel * least * max(away, 0.0) / max(wide, vec3(1e-20)));`)},i}var nx=new ye().makeScale(0,0,0),Mi=class{constructor(t){this.geometry=t,this.items=[],this.body=void 0,this.hidden=new Set}add(t,e,n){this.items.push({frame:t,local:e,colour:n,body:this.body})}ball(t,e,n){this.add(t[0],new ye().makeTranslation(t[1],t[2],t[3]).scale(Ee([e,e,e])),n)}between(t,e,n){this.items.push({ends:t,radius:e,colour:n,body:this.body})}build(t,e){let n=this.geometry.clone();n.setAttribute("least",new Zi(Float32Array.from(this.items,({body:s})=>s===void 0?0:ex),1)),this.mesh=new hr(n,e,Math.max(1,this.items.length)),this.mesh.count=this.items.length,this.mesh.frustumCulled=!1,t.add(this.mesh)}paint(t){this.items.forEach((e,n)=>this.mesh.setColorAt(n,t(e.colour))),this.mesh.instanceColor&&(this.mesh.instanceColor.needsUpdate=!0)}place(t,e){let n=new ye;this.items.forEach((s,r)=>{this.hidden.has(s.body)?this.mesh.setMatrixAt(r,nx):s.ends?this.mesh.setMatrixAt(r,ks(n,...s.ends.map(e),s.radius)):this.mesh.setMatrixAt(r,s.frame===null?s.local:n.multiplyMatrices(t[s.frame],s.local))}),this.mesh.instanceMatrix.needsUpdate=!0}};function ks(i,t,e,n){let s=Ae(e,t),r=Ge(s),[o,a]=Vi(Ne(s)),c=Ne(s);return i.makeBasis(Ee(Kt(o,n)),Ee(Kt(c,Math.max(r,1e-12))),Ee(Kt(qe(o,c),n))).setPosition((t[0]+e[0])/2,(t[1]+e[1])/2,(t[2]+e[2])/2)}function Uc(i,t,e,[n,s,r],o="joint"){let a=i.radius;if(i.shape==="box")n.add(t,zi(i.at,i.turn,i.size),e);else if(i.shape==="cylinder")s.add(t,zi(i.at,i.turn,[1,1,1]).multiply(dd).scale(Ee([a,i.length,a])),e),2*a>i.length&&n.add(t,zi(i.at,i.turn,[1,1,1]).multiply(new ye().makeTranslation(a/2,0,0)).scale(Ee([a,a/16,i.length+Math.max(.02*i.length,a/50)])),o);else if(i.shape==="sphere")r.add(t,zi(i.at,i.turn,[a,a,a]),e);else if(i.shape==="capsule"){s.add(t,zi(i.at,i.turn,[1,1,1]).multiply(dd).scale(Ee([a,i.length,a])),e);for(let c of[-.5,.5])r.add(t,zi(i.at,i.turn,[1,1,1]).multiply(new ye().makeTranslation(0,0,c*i.length)).scale(Ee([a,a,a])),e)}else return!1;return!0}var fd=8,ix=8,sx=1e-4,rx=.35,ox=2,ax=.04,lx=4,cx=.4;function pd(i,t){let e=document.createElement("canvas");e.setAttribute("role","img"),e.setAttribute("aria-label",`${t.title}: the mechanism at the instant of the timeline`);let n=e.getContext("webgl2",{antialias:!0,preserveDrawingBuffer:!0});if(!n)throw new Error("this browser shows no WebGL");let s=new ja({canvas:e,context:n,antialias:!0,preserveDrawingBuffer:!0});s.setPixelRatio(Math.min(devicePixelRatio,2)),s.setClearColor(0,0),s.debug.checkShaderErrors=!1,i.append(e);let r=new or,o=t.width,a=t.size;r.add(new xr(16777215,new ve().setRGB(.3,.3,.3),1.2),new Sr(16777215,.72));let c=new Mr(16777215,1.6);c.position.copy(Ee(re(re(Kt(t.up,1.6),Kt(t.normal,1.2)),Kt(t.right,.2)))),r.add(c);let l=Nc(new Cn),h=new Mi(new Ii(1,1,1)),f=new Mi(new Rs(1,1,1,24)),d=new Mi(new gr(1,24,16)),p=[],m=[],M=({slim:T=1,body:O})=>T*(1-ax*(O%lx))*o/2;function u(T,O,tt,Q,ft,yt){let[,qt,Ut]=tt;for(let x of T.parts){let D=T.bodies[x.body].frame,q=O(x);for(let k of tt)k.body=x.body;if(x.shape==="bar"||x.shape==="bent"){let k=M(x);x.points.slice(1).forEach((G,gt)=>qt.between([x.points[gt],G],k,q));for(let G of x.ends??x.points)Ut.ball(G,k,q)}else if(x.shape==="plate")P(x,q,tt,ft,yt);else if(!Uc(x,D,q,tt,Q)){let k=I(x,q,yt);k.userData.body=x.body,ft(k,D)}}for(let x of tt)x.body=void 0}let g=(T,O)=>(tt,Q)=>{tt.matrixAutoUpdate=!1,tt.frustumCulled=!1,O.add(tt),T.push([tt,Q])},E=(T,O)=>{for(let[tt,Q]of T)Q!==null&&tt.matrix.copy(O[Q]),tt.matrixWorldNeedsUpdate=!0};function P({points:T},O,tt,Q,ft){let[,yt,qt]=tt;if(T.forEach((x,D)=>{yt.between([x,T[(D+1)%T.length]],o/3,O),qt.ball(x,o/3,O)}),!T.every(x=>x[0]===T[0][0]))return;let Ut=new Je(S(T.map(x=>x.slice(1))),new Cn({side:Sn,transparent:!0,opacity:.55*(ft.opacity??1),depthWrite:!1}));Ut.userData.colour=O,Ut.userData.body=tt[0].body,Q(Ut,T[0][0])}function S(T){let O=new Ke,tt=[];for(let Q=1;Q+1<T.length;Q++)tt.push(...T[0],...T[Q],...T[Q+1]);return O.setAttribute("position",new $e(new Float32Array(tt),3)),O.computeVertexNormals(),O}function I(T,O,tt){let Q=new Ke,ft;if(T.shape==="mesh"){Q.setAttribute("position",new $e(Yn(T.corners),3)),Q.setIndex(new $e(Gr(T.triangles),1));let yt=Q.toNonIndexed();yt.computeVertexNormals(),ft=new Je(yt,new Cn({side:Sn,...tt}))}else T.shape==="line"?(Q.setAttribute("position",new $e(new Float32Array(T.corners.flat()),3)),ft=new Ji(Q,new ti(tt))):ft=new Je(S(T.corners),new Cn({side:Sn,...tt}));return ft.userData.colour=O,ft.applyMatrix4(zi(T.at,T.turn,[1,1,1])),new Dn().add(ft)}u(t,T=>T.color??(t.still.has(T.body)?"ground":T.body%fd),[h,f,d],"joint",g(p,r),{});let w=.72*o;for(let T of t.joints){let O=T.ends[1],[tt,...Q]=O,ft=Or(T.turns[1]),yt=Ee(T.axis).applyQuaternion(ft).toArray(),qt=(D,q,k,G)=>f.add(tt,ks(new ye,Ae(Q,Kt(D,k/2)),re(Q,Kt(D,k/2)),q),G),Ut=(D,q,k,G)=>{let[gt,Nt]=Vi(Ne(yt));h.add(tt,new ye().makeBasis(Ee(Kt(Ne(yt),D)),Ee(Kt(gt,q)),Ee(Kt(Nt,k))).setPosition(...Q),G)};if(["revolute","helical"].includes(T.kind)&&qt(Ne(yt),w,2.2*w,"joint"),T.kind==="spherical"&&d.ball(O,w,"joint"),T.kind==="universal"){let[D]=Vi(Ne(yt));qt(Ne(yt),.5*w,2.6*w,"joint"),qt(D,.5*w,2.6*w,"joint")}if(T.kind==="prismatic"||T.kind==="cylindrical"){T.kind==="prismatic"?Ut(2.6*w,1.9*w,1.9*w,"joint"):qt(Ne(yt),w,2.6*w,"joint");let[D,q]=t.guide(T),k=T.ends.some(([$t])=>t.leaving.has($t)),[G,...gt]=T.ends[0],Nt=Ne(Ee(T.axis).applyQuaternion(Or(T.turns[0])).toArray()),[vt,Pt]=[re(gt,Kt(Nt,D-2*o)),re(gt,Kt(Nt,q+2*o))];f.between(G===null||k?[[G,...vt],[G,...Pt]]:T.ends,o/5,"ground")}let x=T.ends.find(D=>D[0]===null);x&&!["free","planar","prismatic","cylindrical"].includes(T.kind)&&_(x.slice(1))}for(let{point:T}of t.pivots)_(t.place(T));for(let T of[...t.pivots.map(O=>O.point),...t.pins])d.ball(T,w,"joint");function _(T){let O=re(T,Kt(t.up,-2.4*w));f.between([[null,...O],[null,...T]],.55*w,"ground"),f.between([[null,...re(O,Kt(t.up,-.5*w))],[null,...O]],2*w,"ground")}let b=t.open();for(let T of b)f.between(T.ends,o/4,"force");for(let T of t.springs){let O=T.damper?0:8,tt=14,Q=O*tt+1||2,ft=new Ke,yt=new Float32Array(3*Math.max(2,Q));ft.setAttribute("position",new $e(yt,3));let qt=new Ji(ft,new ti);qt.userData.colour="joint",qt.frustumCulled=!1,r.add(qt),m.push(()=>{let[Ut,x]=T.ends.map(t.place),D=Ae(x,Ut),[q,k]=Vi(Ne(D)),G=Math.min(.8*o,Ge(D)/Xr);for(let gt=0;gt<yt.length/3;gt++){let Nt=gt/(yt.length/3-1),vt=2*Math.PI*O*Nt,Pt=O&&Nt>.06&&Nt<.94?G:0;yt.set(re(re(Ut,Kt(D,Nt)),re(Kt(q,Pt*Math.cos(vt)),Kt(k,Pt*Math.sin(vt)))),3*gt)}ft.attributes.position.needsUpdate=!0})}let C=new Dn;r.add(C);let L=(T,O,tt,Q)=>{let ft=(qt,Ut,x)=>{if(!Ut.length)return;let D=new Ke,q=new qt(D,x);D.setAttribute("position",new $e(new Float32Array(Ut.flat()),3)),q.userData.colour=tt,q.frustumCulled=!1,Q.add(q)},yt=T.trace(O);ft(Ki,yt.flatMap(qt=>qt.slice(1).flatMap((Ut,x)=>[qt[x],Ut])),new ti),ft(ur,yt.filter(qt=>qt.length===1).flat(),new Cs({size:ox,sizeAttenuation:!1}))},F=(T,O,tt)=>{for(let Q of[...tt.children])Q.geometry.dispose(),Q.material.dispose(),Q.removeFromParent();for(let Q of T.paths)L(T,Q,O,tt)};F(t,"accent",C);let z=new Dn;r.add(z);let Y=new Rs(0,1,1,18),N=(T,O,tt)=>{let Q=new Cn({transparent:!0,opacity:O?1:.75,depthTest:!1,depthWrite:!1}),ft=new Je(f.geometry,Q),yt=new Je(f.geometry,Q),qt=new Je(Y,Q);for(let Ut of[ft,yt,qt])Ut.matrixAutoUpdate=!1,Ut.frustumCulled=!1,Ut.visible=!1,Ut.renderOrder=7,Ut.userData.colour=T,z.add(Ut);return O||hx(Q),{shaft:ft,rest:yt,head:qt,text:Ot(tt)}},V=t.joints.filter(T=>T.reaction!==null).map(T=>({joint:T,known:T.determined,...N("force",T.determined,T.determined?"":"undetermined")})),K=null,J=[null,null],mt=[],H=[],lt={loads:()=>{K??=t.weighed.map(T=>({...T,known:!0,...N(4,!0,"of-rate")}))},velocities:()=>{J[0]??=t.runners.map(T=>({...T,known:!0,...N(2,!0,"of-rate")}))},accelerations:()=>{J[1]??=t.runners.map(T=>({...T,known:!0,...N(3,!0,"of-rate")}))},names:()=>{if(!mt.length){for(let T of Kr(t))mt.push({body:T,at:[T.frame,...T.com],text:Ot("",kn(T.name))});for(let T of t.joints)T.kind!=="free"&&mt.push({joint:T,at:T.ends[1],text:Ot("of-joint",kn(T.name))})}},masses:()=>{if(H.length)return;let T=t.bodies.filter(O=>O.mass>0);if(T.length<=60)for(let O of T)H.push({at:[O.frame,...O.com],text:Ot("of-mass",Hr(O.mass))})}},pt=[h,f,d].map(T=>new Mi(T.geometry)),kt=new Cn({transparent:!0,opacity:.3,depthTest:!1,depthWrite:!1}),te=new Mi(d.geometry),ot=new Cn({depthTest:!1});for(let T of t.bodies)T.mass>0&&(T.solid&&Uc(T.solid,T.frame,"joint",pt),te.ball([T.frame,...T.com],.3*o,"joint"));let Et=t.bodies.filter(T=>T.mass>0).length>1?new Je(d.geometry,new Cn({depthTest:!1})):null,Gt=t.joints.filter(T=>["revolute","helical","prismatic","cylindrical","universal"].includes(T.kind)),Zt=new Ke,Dt=new Float32Array(6*(3*t.axes.length+Gt.length));Zt.setAttribute("position",new $e(Dt,3)),Zt.setAttribute("color",new $e(new Float32Array(Dt.length),3));let Ht=new Ki(Zt,new ti({vertexColors:!0,depthTest:!1}));for(let[T,O]of[[5,Et],[6,Ht]])O&&(O.frustumCulled=!1,O.visible=!1,O.renderOrder=T,r.add(O));Et&&(Et.userData.colour="accent",Et.matrixAutoUpdate=!1);function _e(){let T=0,O=(tt,Q)=>{Dt.set(tt,T),Dt.set(Q,T+3),T+=6};for(let{at:tt,turn:Q}of t.axes){let ft=t.place(tt),yt=zn(t.turn(tt[0]),Q);for(let qt=0;qt<3;qt++)O(ft,re(ft,Kt(nn(yt,[0,1,2].map(Ut=>qt===Ut?1:0)),3*o)))}for(let tt of Gt){let Q=t.place(tt.ends[1]),ft=Kt(Ne(t.axis(tt)),4*o);O(Ae(Q,ft),re(Q,ft))}Zt.attributes.position.needsUpdate=!0}function Ot(T,O=""){let tt=document.createElement("span");return tt.className=`label ${T}`,tt.textContent=O,tt.hidden=!0,i.append(tt),tt}for(let T of[h,f,d])T.build(r,l);for(let T of pt)T.build(r,kt);te.build(r,ot);for(let[T,O]of[...pt.map(tt=>[3,tt]),[4,te]])O.mesh.renderOrder=T,O.mesh.visible=!1;let Wt=new _n(35,1,a/200,a*200);Wt.up.copy(Ee(t.up));let oe=new nl(Wt,e);oe.enableZoom=!1,e.addEventListener("wheel",T=>{(T.ctrlKey||T.metaKey)&&(T.preventDefault(),ne(Math.exp(-T.deltaY/300)))},{passive:!1}),e.style.touchAction="pan-y";let ue=Qc(i),Pe=new ln,Ie=t.frames.map(()=>new ye),Fe=(T,O)=>T.forEach((tt,Q)=>tt.compose(Ee(O.place([Q,0,0,0])),Or(O.turn(Q)),Ee([1,1,1]))),xe=[600,400],et=0,_t={},Jt=null,Ct=1/0,Qt=()=>t.held?Ae(t.place([t.held.frame,...t.held.com]),A.toArray()):t.follows?t.middle():[0,0,0],y=[],j=qr(t),nt=St(),dt=Qt(),Z=null,Bt=xt();function xt(){let T=Qt();return j.leave.map(t.place).filter(O=>O.every(Number.isFinite)).map(O=>Ae(O,T))}function St(){let T=new Nn,O=t.t,tt=[0,0,0],Q=ft=>{if(!ft.every(Number.isFinite))return;let yt=Ae(ft,tt);y.push(yt),T.expandByPoint(Ee(yt))};for(let ft of t.instants(40)){t.move(ft),tt=Qt(),Ct=Math.min(Ct,Re(Ne(t.up),tt));for(let yt of j.stay)Q(t.place(yt))}if(!t.follows)for(let ft of t.paths.filter(yt=>!t.leaving.has(yt.at[0]))){let yt=t.trace(ft).flat(),qt=Math.max(1,Math.ceil(yt.length/300));for(let Ut=0;Ut<yt.length;Ut+=qt)Q(yt[Ut])}return t.move(Number.isFinite(O)?O:t.start),T.isEmpty()&&T.setFromCenterAndSize(new $,Ee([a,a,a])),T}let A=nt.getCenter(new $),v=(t.follows?2:1)*Math.max(nt.getSize(new $).length()/2,a/4),B=Ne(t.up),ut=1/0;for(let T of[nt.min.x,nt.max.x])for(let O of[nt.min.y,nt.max.y])for(let tt of[nt.min.z,nt.max.z])ut=Math.min(ut,Re(B,[T,O,tt]));let ht=20,At=10**Math.ceil(Math.log10(2.6*v/ht)),It=[.2,.5,1].map(T=>T*At).find(T=>T*ht>=2.6*v)??At,rt=t.follows?3*ht:ht,st=ux(rt,It);st.quaternion.setFromUnitVectors(new $(0,1,0),Ee(B));let Rt=ut+(t.follows?Ct:0);st.position.copy(Ee(dt)).add(A),st.position.addScaledVector(Ee(B),Rt-Re(B,st.position.toArray())-.02*v),st.material.transparent=!0,r.add(st);let U=st.position.clone(),ct=dt,it=[[1,0,0],[0,0,1]].map(T=>Ee(T).applyQuaternion(st.quaternion).toArray());function wt(){let T=Ae(dt,ct);st.position.copy(U);for(let O of it)st.position.addScaledVector(Ee(O),It*Math.round(Re(T,O)/It))}function Tt(T){Z=T;let O=Ne(re(Ne(T),Kt(Ne(t.normal),sx))),tt=Ne(qe(B,O)),Q=qe(O,tt),ft=[...y,...Bt],yt=ft.length?ft:[[0,0,0]],qt=Math.tan(Wt.fov*Math.PI/360),Ut=(Pt,$t)=>{let[se,fe]=[-1/0,-1/0];for(let zt of yt){let[le,Oe]=[Re(zt,Pt),Re(zt,O)*$t];se=Math.max(se,le+Oe),fe=Math.max(fe,Oe-le)}return[(se-fe)/2,(se+fe)/2/$t+2*o/$t]},x=t.follows?.55:.86,[D,q]=Ut(tt,x*qt*Wt.aspect),[k,G]=Ut(Q,x*qt),gt=Re(A.toArray(),O),Nt=Math.max(q,G,gt+a/4);dt=Qt();let vt=re(t.held?Ae(A.toArray(),Kt(O,gt)):re(Kt(tt,D),Kt(Q,k)),dt);oe.target.copy(Ee(re(vt,Kt(O,gt)))),Wt.position.copy(Ee(re(vt,Kt(O,Nt)))),oe.update(),jt()}let Lt=re(re(Kt(t.normal,.8),Kt(t.right,.55)),Kt(t.up,.45));oe.addEventListener("start",()=>{Z=null});function ne(T){Z=null,Wt.position.sub(oe.target).divideScalar(T).add(oe.target),oe.update(),jt()}function de(){let T=getComputedStyle(i),O=(Ut,x)=>new ve(T.getPropertyValue(Ut).trim()||x),tt={joint:O("--ink","#1b1f24"),ground:O("--muted","#59616c"),accent:O("--accent","#0a5cad"),force:O("--bad","#bb2a20")},Q=Array.from({length:fd},(Ut,x)=>O(`--c${x}`,"#0072b2")),ft=Ut=>Array.isArray(Ut)?new ve().setRGB(...Ut,mn):typeof Ut=="number"?Q[Ut]:tt[Ut];for(let Ut of[h,f,d,...pt,te,...W?.many??[]])Ut.paint(ft);let yt=Zt.attributes.color,qt=[O("--bad","#bb2a20"),Q[2],Q[0]];for(let Ut=0;Ut<yt.count/2;Ut++)for(let x of[0,1])yt.setXYZ(2*Ut+x,...(Ut<3*t.axes.length?qt[Ut%3]:tt.ground).toArray());yt.needsUpdate=!0,r.traverse(Ut=>{Ut.userData.colour!==void 0&&Ut.material&&Ut.material.color.copy(ft(Ut.userData.colour))}),st.material.color?.copy(O("--tick","#c9cdd3")),jt()}let Mt=[];function jt(){et||(et=requestAnimationFrame(()=>{et=0,me()}))}function me(){let T=Math.max(1,Wt.position.distanceTo(oe.target)/(50*a));if(Wt.far!==T*a*200&&(Object.assign(Wt,{near:T*a/200,far:T*a*200}),Wt.updateProjectionMatrix()),Wt.updateMatrixWorld(),Dc.value=2*Math.tan(Wt.fov*Math.PI/360)/xe[1],_t.reactions&&On(),_t.loads)for(let Q of K)oi(Q,Q.at,Q.now(),t.full("forces"),ft=>K.length>24?"":t.near(Zn(ft)),!0);_t.velocities&&R(0),_t.accelerations&&R(1),s.render(r,Wt);let O=({body:Q,at:ft,text:yt})=>vn.ask(yt,yt.textContent,Ft(t.place(ft)),Q?[0,0]:[1,-1],Q?0:6),tt=Q=>mt.filter(ft=>t.has(ft)&&(_t.names||ft.text===vn.pointed)&&Q(ft)).forEach(O);tt(({body:Q})=>Q);for(let[Q,ft]of Xe())if(Q&&ft){for(let{text:yt,words:qt}of ft)if(qt){let Ut=Te(qt),x=Ft(qt.at(-1)),D=[Ut[0]-x[0],Ut[1]-x[1]],q=Math.hypot(...D);vn.ask(yt,yt.textContent,Ut,q>1?D.map(k=>k/q):[0,-1],q>1?0:8)}}for(let{text:Q,at:ft,words:yt}of Pn)Q.textContent=yt,vn.ask(Q,yt,Ft(ft()),[0,-1],14);if(_t.masses)for(let{at:Q,text:ft}of H)vn.ask(ft,ft.textContent,Ft(t.place(Q)),[0,1],8);tt(({body:Q})=>!Q),vn.settle(xe,[to(xe)]),ue(Q=>{let{x:ft,y:yt}=Ee(Q).applyQuaternion(Pe.copy(Wt.quaternion).invert());return[ft,-yt]});for(let{at:Q,text:ft}of Mt)He(ft,Ft(t.place(Q)))}function Ft(T){let O=Ee(T).project(Wt);return O.z>1?[NaN,NaN]:[(O.x+1)/2*xe[0],(1-O.y)/2*xe[1]]}function Te(T){let O=T.map(Ft);return O.find(([tt,Q])=>tt>=0&&Q>=0&&tt<=xe[0]&&Q<=xe[1])??O[0]}function He(T,O){T.hidden=!O?.every(Number.isFinite),T.hidden||(T.style.transform=`translate(${O[0]}px, ${O[1]}px) translate(-50%, -50%)`)}let Pn=b.map(({name:T,ends:O})=>({text:Ot("gap"),at:()=>Kt(re(...O.map(t.place)),.5),words:`${kn(T)} is open`})),vn=Jr(()=>`12px ${getComputedStyle(i).fontFamily}`,He),Xe=()=>[[_t.reactions,V],[_t.loads,K],[_t.velocities,J[0]],[_t.accelerations,J[1]]];function ri(T,O){let[tt,Q]=[T,re(T,O)].map(D=>new ke(...D,1).applyMatrix4(Wt.matrixWorldInverse).applyMatrix4(Wt.projectionMatrix)),ft=xe.map(D=>1-2*ix/D),yt=D=>[ft[0]*D.w-D.x,ft[0]*D.w+D.x,ft[1]*D.w-D.y,ft[1]*D.w+D.y],[qt,Ut]=[yt(tt),yt(Q)];if(qt.some(D=>D<0))return 1;let x=Math.min(1,...qt.map((D,q)=>Ut[q]<0?D/(D-Ut[q]):1));return Math.max(x,Math.min(1,.05*a/Ge(O)))}function oi(T,O,tt,Q,ft,yt=!1){let{shaft:qt,rest:Ut,head:x,text:D,known:q}=T,k=t.place(O),G=tt&&Q>0?.3*a*Ge(tt)/Q:0,gt=Number.isFinite(G)&&G>.01*a,Nt=gt?ri(k,Kt(Ne(tt),G))*G:G,vt=Nt<G;if(qt.visible=x.visible=gt,Ut.visible=gt&&vt,T.words=gt||yt&&Nt>0?[k]:null,!T.words||(D.textContent=ft(Ge(tt)),!gt))return;let Pt=Ne(tt),$t=Math.min(.05*a,Nt),se=re(k,Kt(Pt,Nt-$t)),fe=re(k,Kt(Pt,Nt)),zt=(q?.22:.42)*o,le=Oe=>re(k,Kt(Pt,Oe*(Nt-$t)));ks(qt.matrix,k,vt?le(.5):se,zt),vt&&ks(Ut.matrix,le(.6),se,zt),ks(x.matrix,se,fe,.6*o),T.words=[Nt+.03*a,.75*Nt,.5*Nt,.25*Nt,0].map(Oe=>re(k,Kt(Pt,Oe)))}function On(){for(let T of V)oi(T,T.joint.ends[1],t.force(T.joint),t.full("forces"),O=>`${V.length>12?"":`${kn(T.joint.name)} `}${t.near(Zn(O))}${T.known?"":", not determined"}`,!0)}function R(T){let O=t.full(["velocities","accelerations"][T]);for(let tt of J[T])oi(tt,tt.at,tt.com&&!_t.masses?null:t.moves(tt.at,T+1),O,Q=>J[T].length>24?"":t.near(Hi(Q,T+1)))}oe.addEventListener("change",jt);let W=null,X=y.length;function at(){W.group.traverse(T=>{T.material?.dispose(),[h,f,d].some(O=>O.geometry===T.geometry)||T.geometry?.dispose()}),W.group.removeFromParent(),W=null,y.length=X}function bt(){let{run:T,group:O,solids:tt,many:Q,alone:ft,frames:yt,lines:qt}=W;if(tt.visible=T.follow(),O.visible=_t.other??!0,qt.visible=_t.paths??!0,!(!tt.visible||!O.visible)){Fe(yt,T);for(let Ut of Q)Ut.place(yt,T.place);E(ft,yt)}}function Vt(T){let O=e.getBoundingClientRect(),tt=new br;for(let{mesh:Q}of[h,f,d])Q.computeBoundingSphere();return tt.setFromCamera(new ce(2*(T.clientX-O.left)/O.width-1,1-2*(T.clientY-O.top)/O.height),Wt),tt}let Yt={element:e,mark(T){for(let{text:O}of Mt)O.remove();Mt=T.map(({joint:O,body:tt})=>({at:O?O.ends[1]:[t.bodies[tt].frame,...t.bodies[tt].com],text:Ot("ring")})),jt()},beside(T){if(W&&at(),T){let[O,tt,Q]=[0,0,0].map(()=>new Dn),ft=[h,f,d].map(Ut=>new Mi(Ut.geometry)),yt=[],qt={transparent:!0,opacity:cx};r.add(O.add(tt,Q)),u(T,()=>"ground",ft,"ground",g(yt,tt),qt);for(let Ut of ft)Ut.build(tt,Nc(new Cn({...qt})));F(T,"ground",Q),W={run:T,group:O,solids:tt,lines:Q,many:ft,alone:yt,frames:T.frames.map(()=>new ye)},T.extent(40,Ut=>{Ut.every(Number.isFinite)&&y.push(Ae(Ut,t.follows?t.middle():[0,0,0]))}),de()}Yt.show(),Z&&Tt(Z)},retrace(){F(t,"accent",C),W&&F(W.run,"ground",W.lines),de()},hover(T){let O=e.getBoundingClientRect(),tt=T&&[T.clientX-O.left,T.clientY-O.top];tt&&lt.names();let Q=tt&&jr(mt.filter(t.has),tt,t.bodies[Yt.grab(T)?.body],ft=>Ft(t.place(ft)));Q!==vn.pointed&&(vn.point(Q),jt())},grab(T){let O=Vt(T),tt=Q=>t.bodies.findIndex(ft=>ft.frame===Q);for(let Q of O.intersectObjects(r.children,!0)){let ft=[h,f,d].find(x=>x.mesh===Q.object),yt=ft?.items[Q.instanceId],qt=yt?yt.frame??yt.ends?.find(x=>x[0]!==null)?.[0]:p.find(([x])=>x===Q.object||x===Q.object.parent)?.[1],Ut=qt==null?-1:tt(qt);if(Ut>=0)return{body:Ut,at:Q.point.toArray()}}return null},reach(T,O){let tt=Vt(T).ray,Q=new gn().setFromNormalAndCoplanarPoint(Wt.getWorldDirection(new $),Ee(O));return(tt.intersectPlane(Q,new $)??Ee(O)).toArray()},now(){cancelAnimationFrame(et),et=0,me()},copy(){let T=s.getPixelRatio();s.setPixelRatio(2),Yt.now();let O=document.createElement("canvas");return Object.assign(O,{className:"paper",width:e.width,height:e.height}),O.getContext("2d").drawImage(e,0,0),s.setPixelRatio(T),O},show(){if(t.follows||Jt!==t.held||t.held){Jt=t.held;let T=Qt(),O=Ee(Ae(T,dt));Wt.position.add(O),oe.target.add(O),Wt.lookAt(oe.target),dt=T,t.follows&&wt()}Fe(Ie,t);for(let T of[h,f,d])T.place(Ie,t.place);E(p,Ie),W&&bt();for(let T of m)T();if(_t.masses){for(let T of[...pt,te])T.place(Ie,t.place);Et?.matrix.makeTranslation(...t.centre()).scale(Ee([.5*o,.5*o,.5*o]))}_t.frames&&_e(),jt()},resize(T,O){T>0&&O>0&&(xe.done||(Z=Lt),xe=Object.assign([T,O],{done:!0}),s.setSize(T,O,!1),Wt.aspect=T/O,Wt.updateProjectionMatrix(),Z?Tt(Z):jt())},want(T,O){_t={..._t,[T]:O},O&&lt[T]&&(lt[T](),de()),C.visible=_t.paths??!0;for(let[tt,Q]of Xe())if(!tt)for(let{shaft:ft,rest:yt,head:qt}of Q??[])ft.visible=yt.visible=qt.visible=!1;for(let tt of[...pt,te])tt.mesh.visible=!!_t.masses&&tt.items.length>0;if(Et&&(Et.visible=!!_t.masses),Ht.visible=!!_t.frames,T==="through")for(let tt of[l,...p.flatMap(([Q])=>{let ft=[];return Q.traverse(yt=>yt.material&&ft.push(yt.material)),ft})])tt.userData.opacity??=tt.opacity,Object.assign(tt,{transparent:O||tt.userData.opacity<1,opacity:O?Math.min(rx,tt.userData.opacity):tt.userData.opacity,depthWrite:!O&&tt.userData.opacity===1,needsUpdate:!0});Yt.show()},aspects:[["Front",t.normal],["Side",t.right],["Top",t.up]],look(T){Bt=xt(),Tt(T)},zoom:ne,hide(T){t.hidden=T;for(let O of[h,f,d])O.hidden=T;for(let[O]of p)O.visible=!T.has(O.userData.body);Yt.show()},hold(T){t.held=T,Yt.show()},fit(){Yt.look(Lt)},theme:de,get calls(){return s.info.render.calls},dispose(){oe.dispose(),s.dispose(),e.remove()}};return de(),Yt}function hx(i){i.onBeforeCompile=t=>{t.fragmentShader=t.fragmentShader.replace("#include <dithering_fragment>",`#include <dithering_fragment>
  if (mod(gl_FragCoord.x + gl_FragCoord.y, 8.0) < 3.5) discard;`)}}function ux(i,t){let e=[],n=i/2,s=2;for(let o=-n;o<=n;o++)for(let a=-n;a<n;a+=s)e.push(o,0,a,o,0,a+s,a,0,o,a+s,0,o);let r=new Ke;return r.setAttribute("position",new $e(new Float32Array(e.map(o=>t*o)),3)),new Ki(r,new ti)}var dx=([i,t,e,n])=>[i,-t,-e,-n];function fx(i,t){let e=Math.abs(i)>kr*t?Math.abs(i):0;return`${i<0&&e>0?"−":""}${e>0&&(e<.001||e>=1e6)?Vs(e,4):Number(e.toPrecision(5))}`}function md(i,t,e,n,s){let r=document.querySelector(".live form"),o=new Set(i.axes.map(w=>w.name));if(!r||!t.grab||!i.bodies.some(w=>o.has(w.name)))return null;let a=s("p",{class:"hint held",role:"status",hidden:!0}),c=s("span",{}),l=s("button",{type:"button",class:"button"},"Run from here"),h=s("button",{type:"button",class:"button"},"Back to the motion"),f=s("button",{type:"button",class:"button","aria-pressed":"false",title:"Draw bodies by hand; constraints hold"},"Move by hand");a.append(c," ",l," ",h);let d=!1,p=null,m=!1,M=null,u=[],g=!1;async function E(w){if(m){M=w;return}m=!0;try{let _=await(await fetch(`/pose?${new URLSearchParams(w)}`)).json();g=!!_.fault,_.fault?c.textContent=_.fault:d&&P(_)}catch{g=!0,c.textContent="The program that served this page has ended."}if(m=!1,M&&!g){let _=M;M=null,E(_)}else M=null}function P(w){u=w.values,i.pose(w.poses),t.show();let _=Math.max(...u.map(([,C])=>Math.abs(C))),b=u.slice(0,6).map(([C,L])=>`${C} = ${fx(L,_)}`).join(", ");c.textContent=`${b}${u.length>6?", …":""}. ${w.doctor}${S()}`}function S(){return[...r.querySelectorAll("input[name]")].some(({name:_,value:b})=>_.endsWith("'")&&Number(b)!==0)?" A run from here does not begin at rest, but with the rates of “At the start”, as far as they fit this pose.":""}function I(w){d=w,f.setAttribute("aria-pressed",String(d)),a.hidden=!d,n.classList.toggle("by-hand",d),t.want("paths",!d),p=M=null,d?(e.play(!1),e.set(i.start),E({reset:"1"})):e.set(i.start)}f.addEventListener("click",()=>I(!d)),h.addEventListener("click",()=>I(!1)),l.addEventListener("click",()=>{for(let[w,_]of u){let b=r.elements.namedItem(w);b&&(b.value=String(_))}r.requestSubmit()}),n.addEventListener("pointerdown",w=>{if(!d||w.button>0)return;let _=t.grab(w);if(!_||!o.has(i.bodies[_.body].name))return;w.preventDefault(),w.stopImmediatePropagation(),n.setPointerCapture(w.pointerId);let{body:b,at:C}=_,L=i.bodies[b].frame,F=i.place([L,0,0,0]);p={name:i.bodies[b].name,local:nn(dx(i.turn(L)),Ae(C,F)),at:C},t.mark?.([{body:b}])},!0),n.addEventListener("pointermove",w=>{if(!p)return;w.stopImmediatePropagation();let _=re(t.reach(w,p.at),i.origin),b=C=>C.map(L=>L.toPrecision(9)).join(",");E({body:p.name,at:b(p.local),to:b(_)})},!0);for(let w of["pointerup","pointercancel"])n.addEventListener(w,()=>{p&&(p=null,t.mark?.([]))},!0);return document.addEventListener("dalembert-time",({detail:w})=>{d&&w.t!==i.start&&I(!1)}),{button:f,said:a}}var Fc=24,px=240,gd=240,il=44,mx=.02,gx=5,_x=1e-5;function xx(i,t,e,n,s){let[r,o,a]=[0,0,0].map(()=>new Float32Array(i.time.length));for(let c=0;c<r.length;c++){let l=6*(c*i.transmitting+e)+3*n,[h,f,d]=t.subarray(l,l+3);if(r[c]=Math.hypot(h,f,d),!s)continue;let p=h*s[0]+f*s[1]+d*s[2];a[c]=Math.abs(p),o[c]=Math.hypot(h-p*s[0],f-p*s[1],d-p*s[2])}return[r,o,a]}function _d(i,t,e,n){let s=i.joints.filter(C=>C.kind!=="free"&&C.reaction!==null&&C.reaction<i.transmitting),r=document.getElementById("reactions")??document.getElementById("xy");if(!s.length||!r)return;let o=Yn(i.reactions),a=document.querySelector("svg").namespaceURI,c=i.end-i.start,l=[],h=(C,L)=>C<=i.slight[L]?"0":`${Zn(C)}${L?"":"·m"}`,f=[];function d(C,L){let F=L?C.determined:C.moments,z=L?"Force":"Moment",[Y,N,V]=i.peaks[C.reaction][L],[K,J,mt]=xx(i,o,C.reaction,L,V&&C.axis);if(!F||!V||!(V[0]>i.slight[L]))return[M(L,z,F,Y,K)];let H=M(L,L?"Along axis":"About axis",F,V,mt);return H.title="What drives, springs, dampers, couplings and teeth exert together in the direction that the joint leaves free",[M(L,z,F,N,J),H]}let p=document.querySelector(".banner")!==null;function m(C,L){let F=Y=>Y.reduce((N,V)=>V<1/0?Math.max(N,V):N,0),z=F(C.subarray(0,C.length-Math.ceil(mx*C.length)));return p&&z>i.slight[L]&&F(C)>gx*z?z:null}function M(C,L,F,[z,Y,N],V){let K=t("div",{class:"load"},t("span",{class:"what"},L));if(!F)return K.append(t("span",{class:"undetermined"},"not determined")),K;if(!(z>i.slight[C]))return K.append(t("span",{class:"value"},"0")),K;if(N!==null&&z-N<=_x*z)return K.append(t("span",{class:"value"},h(z,C))," constant"),K;let J=t("button",{type:"button",class:"instant",title:"Show it"},e(Y));l.push(()=>{J.textContent=e(Y)}),J.addEventListener("click",()=>n(Y));let mt=t("span",{class:"now"});K.append(t("span",{class:"value"},h(z,C))," at ",J,mt);let H=document.createElementNS(a,"svg"),lt=(Ht,_e)=>{let Ot=document.createElementNS(a,Ht);for(let[Wt,oe]of Object.entries(_e))Ot.setAttribute(Wt,oe);return H.append(Ot),Ot};H.setAttribute("viewBox",`0 0 ${gd} ${il}`),H.setAttribute("preserveAspectRatio","none"),H.setAttribute("aria-hidden","true");let pt=Ht=>c>0?gd*(Ht-i.start)/c:0,kt=m(V,C)??z,te=Ht=>il-2-(il-4)*Ht/kt,ot=Math.max(1,Math.ceil(V.length/px)),Et="",Gt=!1,Zt=Ht=>{if(!Number.isFinite(V[Ht])){Gt=!1;return}Et+=`${Gt?"L":"M"}${pt(i.time[Ht]).toFixed(1)} ${te(V[Ht]).toFixed(1)}`,Gt=!0};for(let Ht=0;Ht<V.length;Ht+=ot){let[_e,Ot]=[Ht,Ht];for(let Wt=Ht;Wt<Math.min(V.length,Ht+ot);Wt++)V[Wt]<V[_e]&&(_e=Wt),V[Wt]>V[Ot]&&(Ot=Wt);Zt(Math.min(_e,Ot)),_e!==Ot&&Zt(Math.max(_e,Ot))}lt("path",{d:Et,class:"course"});let Dt=lt("line",{y1:0,y2:il,class:"mark"});return f.push({mark:Dt,now:mt,x:pt,value:([Ht,_e,Ot])=>Ot===0?V[Ht]:Ot===1?V[_e]:(1-Ot)*V[Ht]+Ot*V[_e],part:C}),K.append(H),K}let u=C=>t("section",{class:"card joint"},t("h4",{},t("code",{},C.name)," ",t("span",{class:"count"},C.kind)),...d(C,1),...d(C,0)),g=t("div",{class:"cards"},...s.slice(0,Fc).map(u)),E=t("section",{class:"plots",id:"loads"},t("h3",{class:"over"},"What joints transmit ",t("span",{class:"count"},"largest over the run, and when")),g);if(s.length>Fc){let C=t("button",{type:"button",class:"button"},`All ${s.length} joints`);C.addEventListener("click",()=>{g.append(...s.slice(Fc).map(u)),C.remove(),_()}),E.append(C)}r.before(E);let P=document.querySelector("#bar nav");(P?.querySelector('a[href="#reactions"]')??P?.querySelector('a[href="#xy"]')??P?.querySelector('a[href="#equations"]')??P?.querySelector('a[href="#model"]'))?.before(t("a",{href:"#loads"},"Joints"));let I=!1,w=!1;function _(){w=!1;for(let{mark:C,now:L,x:F,value:z,part:Y}of f)C.setAttribute("x1",F(i.t)),C.setAttribute("x2",F(i.t)),L.textContent=`now ${i.near(h(z(i.around),Y))}`}let b=()=>{I&&!w&&(w=!0,requestAnimationFrame(_))};document.addEventListener("dalembert-time",b),document.addEventListener("dalembert-units",()=>l.forEach(C=>C())),new IntersectionObserver(C=>{I=C.at(-1).isIntersecting,b()}).observe(E)}var yx=112,sl=10;function Oc(i,t){if(!t.follows||!t.paths.length)return null;let e=t.right,n=t.planar?t.up:qe(Ne(t.up),t.right),s=m=>[Re(e,m),-Re(n,m)],r=[1/0,1/0,-1/0,-1/0],o=t.paths.map(m=>{let M=t.trace(m).map(u=>u.map(s).filter(([g,E])=>Number.isFinite(g+E))).filter(u=>u.length);for(let[u,g]of M.flat())r.splice(0,4,Math.min(r[0],u),Math.min(r[1],g),Math.max(r[2],u),Math.max(r[3],g));return M}),a=Math.max(r[2]-r[0],r[3]-r[1]);if(!(a>0))return null;let c=i.ownerDocument.createElementNS("http://www.w3.org/2000/svg","svg"),l=(yx-2*sl)/a,h=(m,M)=>{let u=i.ownerDocument.createElementNS(c.namespaceURI,m);for(let[g,E]of Object.entries(M))u.setAttribute(g,E);return c.append(u),u},f=([m,M])=>[sl+l*(m-r[0]),sl+l*(M-r[1])],d=f([r[2],r[3]]).map(m=>Math.ceil(m+sl));for(let[m,M]of[["class","overview"],["width",d[0]],["height",d[1]],["viewBox",`0 0 ${d.join(" ")}`],["role","img"]])c.setAttribute(m,M);h("title",{}).textContent=t.planar?"The whole paths":"The whole paths, from above";for(let m of o)h("path",{d:ss(m,f,1)});let p=t.paths.map(m=>[m,h("circle",{r:3})]);return i.append(c),{show(){for(let[m,M]of p){let[u,g]=f(s(t.place(m.at)));if(M.setAttribute("visibility",Number.isFinite(u+g)?"visible":"hidden"),Number.isFinite(u+g))for(let[E,P]of[["cx",u.toFixed(1)],["cy",g.toFixed(1)]])M.setAttribute(E,P)}},want(m){c.style.display=m?"":"none"},remove(){c.remove()}}}function xd(i,t,e){if(!t.mark)return;let n=new Map([...i.bodies.map((f,d)=>[f.name,{body:d}]),...i.joints.map(f=>[f.name,{joint:f}])]);function s(f){for(let d=f.trim().replace(/'+$/,"");d;d=d.includes(".")?d.slice(0,d.lastIndexOf(".")):"")if(n.has(d))return n.get(d);return null}let r=new Map(Array.from(document.querySelectorAll("#model td:first-child code"),f=>[f.textContent.trim(),f.closest("tr").querySelector("code.equation")?.textContent]));function o(f){let d=s(f);return d?[d]:[...new Set((r.get(f.trim())?.match(/[\p{L}_][\p{L}\p{N}_.[\]]*/gu)??[]).map(s).filter(Boolean))]}for(let f of document.querySelectorAll("#findings code, .banner code, #loads code, #model td:first-child code")){let d=o(f.textContent);if(!d.length)continue;f.classList.add("points"),f.tabIndex=0,f.setAttribute("role","button"),f.title=d.length===1&&d[0].joint?`${d[0].joint.name}: ${d[0].joint.kind}; shown in the picture`:"shown in the picture";let p=()=>t.mark(d),m=()=>t.mark(h());f.addEventListener("pointerenter",p),f.addEventListener("focus",p),f.addEventListener("pointerleave",m),f.addEventListener("blur",m);let M=()=>{document.getElementById("viewer").scrollIntoView({block:"nearest"}),p()};f.addEventListener("click",M),f.addEventListener("keydown",u=>{u.key==="Enter"&&M()})}let a=i.open().map(f=>({joint:f})),c=[...document.querySelectorAll(".banner code")].map(f=>o(f.textContent)).flat(),l=c.length&&a.length?a:c,h=()=>l.length&&e.t>=i.end?l:[];l.length&&document.addEventListener("dalembert-time",()=>t.mark(h()))}var yd=[.001,.003,.01,.03,.1,.25,.5,1,2,4,10,30,100];function vx(i){if(i>=1.5&&i<=40)return 1;let t=i/8;return yd.reduce((e,n)=>Math.abs(Math.log(n/t))<Math.abs(Math.log(e/t))?n:e,1)}function vd({start:i,end:t,time:e},n){let s=t-i,r=i,o=!1,a=0,c=0,l={speed:vx(s),loop:!0,speeds:yd};function h(p,m="viewer"){r=Math.min(t,Math.max(i,p)),n(r,m)}function f(p){if(a){let m=r+(p-a)/1e3*l.speed;if(m>t){if(!l.loop)return h(t),d(!1);m=i+(m-i)%(s||1)}h(m)}a=p,c=requestAnimationFrame(f)}function d(p){o=p&&s>0,a=0,cancelAnimationFrame(c),o&&!l.loop&&r>=t&&h(i),o&&(c=requestAnimationFrame(f)),l.changed?.(o)}return Object.assign(l,{set:h,play:d,step:p=>{d(!1),h(r+p*s)}}),l.sample=p=>{d(!1);let m=1e-9*s,M=p>0?e.findIndex(u=>u>r+m):e.findLastIndex(u=>u<r-m);M<0&&(M=p>0?e.length-1:0),h(e[M])},Object.defineProperties(l,{t:{get:()=>r},playing:{get:()=>o}})}function Md(i,t,e,n){let{palette:s,index:r}=Mx(e),o=[],a=f=>o.push(f&255,f>>8),c=f=>{for(let d of f)o.push(d.charCodeAt(0))};c("GIF89a"),a(i),a(t),o.push(247,0,0,...s),o.push(33,255,11),c("NETSCAPE2.0"),o.push(3,1,0,0,0);let l=[new Uint8Array(o.splice(0))],h=f=>Math.round(100*f/n);return e.forEach((f,d)=>{o.push(33,249,4,0),a(h(d+1)-h(d)),o.push(0,0,44,0,0,0,0),a(i),a(t),o.push(0,8),l.push(new Uint8Array(o.splice(0)),Sx(f,r))}),l.push(new Uint8Array([59])),new Blob(l,{type:"image/gif"})}function Mx(i){let t=new Uint32Array(32768);for(let o of i)for(let a of o)t[a]++;let e=Array.from(t.keys()).filter(o=>t[o]).sort((o,a)=>t[a]-t[o]).slice(0,256),n=o=>[o>>10,o>>5&31,o&31],s=new Uint8Array(768),r=new Uint8Array(32768);e.forEach((o,a)=>s.set(n(o).map(c=>Math.round(c*255/31)),3*a));for(let o=0;o<32768;o++){if(!t[o])continue;let[a,c,l]=n(o),h=1/0;e.forEach((f,d)=>{let[p,m,M]=n(f),u=(a-p)**2+(c-m)**2+(l-M)**2;u<h&&(h=u,r[o]=d)})}return{palette:s,index:r}}function Sx(i,t){let s=[],r=0,o=0,a=9,c=258,l=new Map,h=p=>{for(r|=p<<o,o+=a;o>=8;o-=8)s.push(r&255),r>>>=8};h(256);let f=t[i[0]];for(let p=1;p<i.length;p++){let m=t[i[p]],M=f*256+m,u=l.get(M);if(u!==void 0){f=u;continue}h(f),c<4096?(c===1<<a&&a++,l.set(M,c++)):(h(256),[l,c,a]=[new Map,258,9]),f=m}h(f),c===1<<a&&a<12&&a++,h(257),o>0&&s.push(r&255);let d=[];for(let p=0;p<s.length;p+=255){let m=s.slice(p,p+255);d.push(m.length,...m)}return d.push(0),new Uint8Array(d)}var bx=12,Sd=60,Gs=.35,Br=480,bd=30,wd=15,wx=()=>new Promise(i=>setTimeout(i)),Bc=i=>{let t=document.documentElement,e=t.dataset.theme;i&&(t.dataset.theme=i);let n=getComputedStyle(t),s=["card","ink","muted","line","accent","bad",...Array.from({length:8},(r,o)=>`c${o}`)].map(r=>`--${r}:${n.getPropertyValue(`--${r}`).trim()}`);return i&&(e?t.dataset.theme=e:delete t.dataset.theme),s.filter(r=>!r.endsWith(":")).join(";")};function Ad(){let i=[];for(let t of document.styleSheets)for(let e of t.cssRules)e.selectorText?.startsWith(".picture")&&i.push(e.cssText);return i.join(`
`)}function Td(i,[t,e],n){let s=i.cloneNode(!0);for(let[a,c]of[["width",t],["height",e]])s.setAttribute(a,c);let r=document.createElementNS(i.namespaceURI,"style"),o=document.createElementNS(i.namespaceURI,"rect");r.textContent=n;for(let[a,c]of[["width",t],["height",e],["rx",10],["style","fill:var(--card)"]])o.setAttribute(a,c);return s.prepend(r,o),new XMLSerializer().serializeToString(s)}var Ed=()=>getComputedStyle(document.body).fontFamily;async function rl(i,[t,e],n){let s=Object.assign(document.createElement("canvas"),{width:Math.round(t*n),height:Math.round(e*n)}),r=s.getContext("2d"),o=getComputedStyle(document.documentElement),a=(h,f)=>o.getPropertyValue(h).trim()||f;if(r.fillStyle=a("--card","#fff"),r.fillRect(0,0,s.width,s.height),i.element.tagName==="CANVAS"){i.now(),r.drawImage(i.element,0,0,s.width,s.height),r.scale(n,n),r.font=`12px ${Ed()}`,r.fillStyle=a("--ink","#000");let h=i.element.getBoundingClientRect();for(let p of i.element.parentElement.querySelectorAll(".label:not([hidden])")){let m=p.getBoundingClientRect();r.fillText(p.textContent,m.left-h.left+4,m.bottom-h.top-4)}let f=i.element.parentElement.querySelector(".orientation"),d=f.getBoundingClientRect();r.translate(d.left-h.left,d.top-h.top),r.strokeStyle=r.fillStyle=a("--muted","#59616c"),r.lineWidth=1.5,r.textAlign="center";for(let p of f.querySelectorAll("path"))r.stroke(new Path2D(p.getAttribute("d")));for(let p of f.querySelectorAll("text"))r.fillText(p.textContent,p.getAttribute("x"),p.getAttribute("y"));return s}let c=new Image,l=`.picture{${Bc()};font-family:${Ed()}}
${Ad()}`;return c.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(Td(i.element,[t,e],l))}`,await c.decode(),r.drawImage(c,0,0,s.width,s.height),s}function Ex(i){let t=(i??"").match(/-?[\d.]+(?:e[-+]?\d+)?/gi)?.map(Number)??[];if(/^matrix/.test(i??"")){let[e,n,s,r,o,a]=t,c=Math.hypot(e,n),l=e*r-n*s<0?-1:1;return Math.abs(s+l*n)>1e-6*c||Math.abs(r-l*e)>1e-6*c?{kind:"other",all:t,say:h=>`matrix(${h.map(f=>Fn(f,4)).join(",")})`}:{kind:`matrix${l}`,all:[o,a,Math.atan2(n,e)*180/Math.PI,c],turn:2,say:([h,f,d,p])=>`translate(${Fn(h)}px,${Fn(f)}px) rotate(${Fn(d)}deg) scale(${Fn(p,5)},${Fn(l*p,5)})`}}return/^translate\(\S+ \S+\) rotate\(\S+\)$/.test(i??"")?{kind:"turned",all:t,turn:2,say:([e,n,s])=>`translate(${Fn(e)}px,${Fn(n)}px) rotate(${Fn(s)}deg)`}:/^translate\(\S+ \S+\)$/.test(i??"")?{kind:"moved",all:t,say:([e,n])=>`translate(${Fn(e)}px,${Fn(n)}px)`}:{kind:"other",all:t,say:()=>i??"none"}}var Fn=(i,t=2)=>String(Number(i.toFixed(t)));function Ax(i,t){let e=[0];for(let n=0;n<i.length-1;n=e.at(-1)){let s=n+1,r=o=>{for(let a=n+1;a<o;a++){let c=(a-n)/(o-n);if(i[a].some((l,h)=>Math.abs(l-(1-c)*i[n][h]-c*i[o][h])>t[h]))return!1}return!0};for(;s+1<i.length&&r(s+1);)s++;e.push(s)}return e}function zc(i,t,{from:e=t.start,until:n=t.end,seconds:s,size:r}){let o=i.element,a=t.t,c=[...o.querySelectorAll("*")].filter(S=>!S.closest("defs, .orientation, title")),l=["d","x","y","visibility"],h=c.map(()=>l.map(()=>[])),f=c.map(()=>[]);for(let S=0;S<=Br;S++)t.move(e+(n-e)*S/Br),i.show(),c.forEach((I,w)=>{f[w].push(I.getAttribute("transform")),S%(Br/Sd)===0&&l.forEach((_,b)=>h[w][b].push(I.getAttribute(_)))});t.move(e),i.show();let d=0,p=i.pixelsPerMetre?i.pixelsPerMetre*t.size/1e3:1,m=[],M=[],u=S=>`${Fn(100*S/Br,3)}%`;c.forEach((S,I)=>{if(f[I].some(w=>w!==f[I][0])){let w=f[I].map(Ex),_=w.every(L=>L.kind===w[0].kind&&L.all.length===w[0].all.length);if(_&&w[0].turn!==void 0)for(let L=1;L<w.length;L++){let F=w[0].turn;w[L].all[F]+=360*Math.round((w[L-1].all[F]-w[L].all[F])/360)}let b=_&&w[0].kind!=="other"?Ax(w.map(L=>L.all),w[0].kind.startsWith("matrix")?[Gs,Gs,Gs,.001]:[Gs/p,Gs/p,Gs]):w.map((L,F)=>F).filter(L=>L%(Br/Sd)===0),C=`m${d++}`;m.push(`@keyframes ${C}{${b.map(L=>`${u(L)}{transform:${w[L].say(w[L].all)}}`).join("")}}.${C}{animation:${C} ${s.toFixed(3)}s linear infinite}`),M.push(()=>{let L=S.getAttribute("class");S.setAttribute("class",`${L??""} ${C}`.trim());let F=S.getAttribute("transform");return S.removeAttribute("transform"),()=>{L===null?S.removeAttribute("class"):S.setAttribute("class",L),S.setAttribute("transform",F)}})}l.forEach((w,_)=>{let b=h[I][_];if(b.every(F=>F===b[0]))return;let C=document.createElementNS(o.namespaceURI,"animate"),L=w==="visibility"||b.some(F=>F===null);for(let[F,z]of Object.entries({attributeName:w,values:b.map(Y=>Y??"").join(";"),dur:`${s.toFixed(3)}s`,repeatCount:"indefinite",...L?{calcMode:"discrete"}:{}}))C.setAttribute(F,z);M.push(()=>(S.append(C),()=>C.remove()))})});let g=M.map(S=>S()),E=`.picture{${Bc("light")};font-family:sans-serif}
@media (prefers-color-scheme:dark){.picture{${Bc("dark")}}}
${Ad()}
${m.join(`
`)}`,P=Td(o,r,E);return g.reverse().forEach(S=>S()),t.move(Number.isFinite(a)?a:t.start),i.show(),P}function Cd(i,t,e,n,s){let r=()=>[n.clientWidth,n.clientHeight],o=t.end-t.start,a=()=>Math.min(bx,Math.max(.5,o/e.speed));async function c(f,d){let p=Math.max(2,Math.round(a()*f)),m=e.t,M=e.playing;e.play(!1);try{for(let u=0;u<p;u++)e.set(t.start+o*u/(p-1)),s(`${Math.round(100*u/p)} %`),await d(u,p)}finally{e.set(m),M&&e.play(!0)}}let l=typeof MediaRecorder<"u"&&["video/webm;codecs=vp9","video/webm;codecs=vp8","video/webm"].find(f=>MediaRecorder.isTypeSupported(f)),h={async png(){let f=await rl(i,r(),Math.max(2,devicePixelRatio));return new Promise(d=>f.toBlob(d,"image/png"))},async gif(){let f=Math.min(1,720/r()[0]),d=[],p=0,m=0;return await c(wd,async()=>{let M=await rl(i,r(),f),u=M.getContext("2d").getImageData(0,0,M.width,M.height).data,g=new Uint16Array(M.width*M.height);for(let E=0;E<g.length;E++)g[E]=u[4*E]>>3<<10|u[4*E+1]>>3<<5|u[4*E+2]>>3;[p,m]=[M.width,M.height],d.push(g),await wx()}),Md(p,m,d,wd)}};return i.element.tagName!=="CANVAS"&&(h.svg=async()=>new Blob([zc(i,t,{seconds:a(),size:r()})],{type:"image/svg+xml"})),l&&(h.webm=async()=>{let f=await rl(i,r(),1),d=f.getContext("2d"),p=f.captureStream(0),[m]=p.getVideoTracks(),M=new MediaRecorder(p,{mimeType:l,videoBitsPerSecond:6e6}),u=[];M.ondataavailable=({data:S})=>u.push(S);let g=new Promise(S=>{M.onstop=S});M.start();let E=S=>new Promise(I=>setTimeout(I,S));M.pause(),await c(bd,async()=>{let S=await rl(i,[f.width,f.height],1),I=performance.now();M.resume(),d.drawImage(S,0,0),m.requestFrame?.(),await E(Math.max(1,1e3/bd-(performance.now()-I))),M.pause()}),M.resume(),m.requestFrame?.(),await E(100),M.stop(),await g;let P=new Blob(u,{type:"video/webm"});if(P.size<500)throw new Error("no picture was recorded");return P}),h}var Tx=[["paths","Paths",!0],["reactions","Reactions",!1],["loads","Loads",!1],["velocities","Velocities",!1],["accelerations","Accelerations",!1],["names","Names",!1,"Names of bodies and joints; what finds no room is named when it is pointed at"],["dimensions","Dimensions",!1]],Cx=[["marks","Marks","Points of the paths at even steps of time: the farther apart, the faster"],["masses","Masses","Centres of mass, and the homogeneous solids that have the bodies' inertia"],["frames","Frames","Axes of bodies and named frames (x red, y green, z blue), and of joints"],["poles","Poles","Instant centres: points at which a body stands still, or two bodies move alike"],["grid","Grid","Lines at round coordinates"],["through","See through","Bodies let through what is behind them"]];function he(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))s in n&&typeof r!="string"?n[s]=r:n.setAttribute(s,r);return n.append(...e),n}var kc=i=>`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${i}"/></svg>`,Gc={play:kc("M4 2.5v11l9-5.5z"),pause:kc("M4 3h3v10H4zM9 3h3v10H9z"),loop:kc("M3 8a5 5 0 0 1 9-3V2.5h1.3V7H8.8V5.8h2.3A3.7 3.7 0 1 0 11.6 9h1.3A5 5 0 0 1 3 8z")},Rd=80,Rx=(i,t)=>{let e=3*Math.floor(Math.log10(i)+1e-9),n=[1,2,5].findIndex(r=>r*10**(e/3)>i*(1-1e-9)),s=Math.max(-9,Math.min(9,e+n+t));return[1,2,5][(s%3+3)%3]*10**Math.floor(s/3)},Px=[688,340];function Pd(i){let t=[...document.querySelectorAll(".viewer")],e=t.map(n=>Ix(n,document.getElementById(n.dataset.scene??"scene"),i,t.length===1)).filter(Boolean);window.dalembertViewers=e,e.length&&(window.dalembertViewer=e[0])}function Ix(i,t,e,n){if(!t)return null;let s=Vr(JSON.parse(t.textContent)),r=he("div",{class:"view",tabindex:"0"});r.setAttribute("aria-label","The mechanism; space plays and pauses, arrow keys move in time, comma and full stop go from sample to sample, plus and minus zoom, 0 fits");let o=he("p",{class:"fault",role:"status",hidden:!0}),a=he("button",{type:"button",class:"button play",title:"Play or pause (space)"}),c=he("input",{type:"range",min:"0",max:"1",step:"any","aria-label":"Time"}),l=he("output",{class:"clock"}),h=he("select",{"aria-label":"Speed",title:"Speed"}),f=he("button",{type:"button",class:"button",title:"Play again and again","aria-label":"Loop"}),d=he("div",{class:"wishes",role:"group","aria-label":"What is shown"});f.innerHTML=Gc.loop;let p=(et,_t,Jt)=>{let Ct=he("button",{type:"button",class:"button step",title:_t,"aria-label":_t},Jt);return Ct.addEventListener("click",()=>C.sample(et)),Ct};i.append(r,o,he("div",{class:"controls",hidden:!(s.end>s.start)},a,p(-1,"One sample back (,)","‹"),p(1,"One sample on (.)","›"),c,l,h,f),d);let m=null,M=null;for(let et of e)try{m=et(r,s);break}catch(_t){o.hidden=!1,o.textContent=`Seen from an angle, in the plane of the screen: ${_t.message??_t}.`,r.replaceChildren()}if(!m)return null;let u=!1,g=s.course??{name:"t",unit:"s",from:0,rate:1},E=s.end-s.start,P=et=>g.from+g.rate*et,S=n?window.dalembertReport:void 0,I=Math.min(E/1e3,s.spacing??1/0),w=I>0?Math.max(0,Math.min(9,Math.ceil(-Math.log10(I)-1e-9))):3,_=(et,_t="=")=>{let Jt=(S?.factorOf(g.unit)??1)*P(et),Ct=S?.unitOf(g.unit)??g.unit;return`${g.name} ${_t} ${Jt.toFixed(w).replace("-","−")}${Ct?` ${Ct}`:""}`},b=Oc(r,s),C=vd(s,(et,_t)=>{s.move(et),m.show(),b?.show(),c.value=E>0?(et-s.start)/E:0,L(),n&&_t==="viewer"&&document.dispatchEvent(new CustomEvent("dalembert-time",{detail:{t:et,from:_t}}))});function L(){l.textContent=_(s.t,s.nearest?"≈":"="),l.title=s.nearest?"The picture is that of the nearest sample on this page":""}document.addEventListener("dalembert-units",L),C.changed=et=>{a.innerHTML=et?Gc.pause:Gc.play,a.setAttribute("aria-label",et?"Pause":"Play")};for(let et of C.speeds)h.append(he("option",{value:String(et),selected:et===C.speed},`${et}×`));h.addEventListener("change",()=>{C.speed=Number(h.value)}),a.addEventListener("click",()=>C.play(!C.playing)),c.addEventListener("input",()=>{C.play(!1),C.set(s.start+Number(c.value)*E)}),f.setAttribute("aria-pressed","true"),f.addEventListener("click",()=>{C.loop=!C.loop,f.setAttribute("aria-pressed",C.loop)}),document.addEventListener("dalembert-time",({detail:et})=>{!n||et.from==="viewer"||(u=!1,C.play(!1),C.set(et.t,et.from))});let F=s.runners.length,z={paths:s.offered().length,reactions:s.transmits,loads:s.weighed.length,velocities:F,accelerations:F,names:s.bodies.length,dimensions:s.planar&&s.parts.some(et=>["bar","bent"].includes(et.shape)),marks:m.pixelsPerMetre&&s.offered().length&&s.end>s.start,masses:s.bodies.some(et=>et.mass>0),frames:s.axes.length,poles:s.planar&&s.rated,grid:m.pixelsPerMetre,through:s.parts.length},Y=(et,_t)=>{et==="paths"&&_t&&!s.paths.length&&lt(s.offered().filter(({kind:Jt},Ct,Qt)=>Qt[0].kind||!Jt).slice(0,Rd)),m.want(et,_t),et==="paths"&&b?.want(_t),mt(et,_t)},N=(et,_t,Jt,Ct,Qt)=>{if(!z[_t])return;let y=he("button",{type:"button",class:"button wish","data-wish":_t,"aria-pressed":String(Ct),...Qt?{title:Qt}:{}},Jt);y.addEventListener("click",()=>{let j=y.getAttribute("aria-pressed")!=="true";y.setAttribute("aria-pressed",String(j)),Y(_t,j)}),et.append(y),Y(_t,Ct)},V={forces:[["reactions","loads"],"Forces",Zn],velocities:[["velocities"],"Velocities",et=>Hi(et,1)],accelerations:[["accelerations"],"Accelerations",et=>Hi(et,2)]},K=new Set,J=Object.fromEntries(Object.entries(V).map(([et,[,_t,Jt]])=>{let Ct=he("output",{title:`${_t} of this size have arrows of full length`}),Qt=(dt,Z,Bt)=>{let xt=he("button",{type:"button",class:"button step",title:Bt,"aria-label":Bt},dt);return xt.addEventListener("click",()=>{s.stretch[et]=Rx(s.stretch[et],Z),y(),m.show()}),xt},y=()=>{Ct.textContent=`${_t} ×${Number(s.stretch[et].toPrecision(3))}: ${Jt(s.full(et))}`},j=_t.toLowerCase(),nt=he("span",{class:"together stretch",hidden:!0},Qt("−",-1,`Shorter arrows of ${j}`),Ct,Qt("+",1,`Longer arrows of ${j}`));return[et,{all:nt,tell:y}]}));function mt(et,_t){_t?K.add(et):K.delete(et);for(let[Jt,{all:Ct,tell:Qt}]of Object.entries(J))Ct.hidden=!V[Jt][0].some(y=>K.has(y)),Ct.hidden||Qt()}let H=new Map;function lt(et){let _t=new Set(et.map(({name:Jt})=>Jt));s.choose(_t),M?.choose(_t);for(let[Jt,Ct]of H)Ct.checked=_t.has(Jt);m.retrace(),b?.remove(),b=Oc(r,s),b?.show()}function pt(){let et=he("details",{class:"of-bodies"},he("summary",{class:"button",title:"Whose paths are drawn: of named frames, then of joints"},"Paths of"));return et.addEventListener("toggle",()=>{if(!et.open||H.size)return;let _t=new Set(s.paths.map(({name:Jt})=>Jt));for(let{name:Jt,kind:Ct}of s.offered()){let Qt=he("input",{type:"checkbox",checked:_t.has(Jt)});Qt.addEventListener("change",()=>{lt(s.offered().filter(({name:j})=>H.get(j).checked));let y=d.querySelector('[data-wish="paths"]');Qt.checked&&y.getAttribute("aria-pressed")==="false"&&y.click()}),H.set(Jt,Qt),et.append(he("label",{},Qt,Jt,...Ct?[" ",he("span",{class:"hint"},Ct)]:[]))}}),et}for(let[et,_t,Jt,Ct]of Tx)N(d,et,_t,Jt&&(et!=="paths"||s.paths.length>0),Ct);for(let{all:et}of Object.values(J))d.append(et);let kt=he("details",{class:"more"},he("summary",{class:"button"},"More"));for(let[et,_t,Jt]of Cx)N(kt,et,_t,!1,Jt);if(z.paths&&kt.append(pt()),m.hold&&s.bodies.length>1){let et=he("select",{"aria-label":"What stays in the middle",title:"What stays in the middle"},he("option",{value:""},"Follow nothing"),...s.bodies.map((_t,Jt)=>he("option",{value:String(Jt)},`Follow ${_t.name}`)));et.addEventListener("change",()=>m.hold(et.value===""?null:s.bodies[Number(et.value)])),kt.append(et)}if(m.hide&&s.bodies.length>1&&s.bodies.length<=Rd){let et=new Set,_t=s.bodies.map((Jt,Ct)=>{let Qt=he("input",{type:"checkbox",checked:!0});return Qt.addEventListener("change",()=>{Qt.checked?et.delete(Ct):et.add(Ct),m.hide(et)}),he("label",{},Qt,Jt.name)});kt.append(he("details",{class:"of-bodies"},he("summary",{class:"button",title:"Which bodies are shown"},"Bodies"),..._t))}kt.children.length>1&&d.append(kt);for(let[et,_t]of m.aspects??[]){let Jt=he("button",{type:"button",class:"button"},et);Jt.addEventListener("click",()=>m.look(_t)),d.append(Jt)}let te=(et,_t,Jt,Ct)=>{let Qt=he("button",{type:"button",class:`button${Jt.length===1?" step":""}`,title:et,"aria-label":_t},Jt);return Qt.addEventListener("click",Ct),Qt};d.append(he("span",{class:"together"},te("Zoom out (−, Ctrl and the wheel, or two fingers)","Zoom out","−",()=>m.zoom(.8)),te("Zoom in (+, Ctrl and the wheel, or two fingers)","Zoom in","+",()=>m.zoom(1.25)),te("The whole motion (0, or double click)","Fit","Fit",()=>m.fit())));let ot=md(s,m,C,r,he);ot&&(d.append(ot.button),d.after(ot.said));let Et=he("button",{type:"button",class:"button wish",title:"The other run, pale, at the same instant"},"Other run"),Gt=he("span",{class:"hint"});Et.addEventListener("click",()=>Zt(Et.getAttribute("aria-pressed")!=="true"));function Zt(et){Et.setAttribute("aria-pressed",String(et)),Gt.hidden=!et,m.want("other",et)}function Dt(et){Et.remove(),Gt.remove(),M=et?Zc(et.scene,s):null,H.size&&M?.choose(new Set(s.paths.map(({name:_t})=>_t))),m.beside(M),et&&(Gt.replaceChildren(he("i",{class:"pale"}),` ${et.name}`),[...d.querySelectorAll(":scope > .wish")].at(-1)?.after(Et),d.append(Gt),Zt(!0))}n&&document.addEventListener("dalembert-other",({detail:et})=>Dt(et?.scene?et:null));let Ht=he("button",{type:"button",class:"button",title:"An address that leads to this instant"},"Link");Ht.addEventListener("click",async()=>{history.replaceState(null,"",`#t=${Number(P(C.t).toPrecision(12))}`),Ht.textContent=await navigator.clipboard?.writeText(location.href).then(()=>"Copied",()=>"In the address bar")??"In the address bar",setTimeout(()=>{Ht.textContent="Link"},2500)});let _e=he("span",{class:"hint",role:"status"}),Ot=he("details",{class:"save"},he("summary",{class:"button"},"Save")),Wt=Cd(m,s,C,r,et=>{_e.textContent=et});for(let[et,_t]of Object.entries(Wt)){let Jt=he("button",{type:"button",class:"button"},{png:"PNG",gif:"GIF",svg:"SVG that moves",webm:"WebM"}[et]);Jt.addEventListener("click",async()=>{for(let Ct of Ot.querySelectorAll("button"))Ct.disabled=!0;try{let Ct=await _t(),Qt=he("a",{href:URL.createObjectURL(Ct),download:`${(s.title||"motion").replace(/[^\w.-]+/g,"_")}.${et}`});Qt.click(),setTimeout(()=>URL.revokeObjectURL(Qt.href),1e4),_e.textContent=`${Math.max(1,Math.round(Ct.size/1024))} KiB`}catch(Ct){_e.textContent=`This browser cannot make it: ${Ct.message??Ct}`}for(let Ct of Ot.querySelectorAll("button"))Ct.disabled=!1}),Ot.append(Jt)}d.append(...n?[Ht]:[],Ot,_e);let oe=s.joints.filter(et=>et.reaction!==null&&!et.determined).length;if(oe>0&&d.append(he("span",{class:"hint"},he("i",{class:"hatched"}),` the force of ${oe===1?"one joint":`${oe} joints`} is not determined`)),s.notes.length&&d.append(he("details",{class:"hint"},he("summary",{},s.notes.length===1?"one shape is drawn otherwise":`${s.notes.length} shapes are drawn otherwise`),he("ul",{},...s.notes.slice(0,50).map(et=>he("li",{},et))))),n&&_d(s,he,_,et=>{u=!1,C.play(!1),C.set(et);let _t=[...d.querySelectorAll(".wish")].find(Jt=>Jt.textContent==="Reactions");_t?.getAttribute("aria-pressed")==="false"&&_t.click(),i.scrollIntoView({block:"nearest"})}),r.addEventListener("keydown",et=>{if(et.ctrlKey||et.metaKey||et.altKey)return;let _t={" ":()=>C.play(!C.playing),k:()=>C.play(!C.playing),"+":()=>m.zoom(1.25),"=":()=>m.zoom(1.25),"-":()=>m.zoom(.8),0:()=>m.fit(),ArrowLeft:()=>C.step(et.shiftKey?-.05:-.005),ArrowRight:()=>C.step(et.shiftKey?.05:.005),Home:()=>C.step(-1),End:()=>C.step(1),",":()=>C.sample(-1),".":()=>C.sample(1)}[et.key];_t&&(et.preventDefault(),_t())}),m.drag){let et=null,_t=new Map,Jt=()=>{let[Ct,Qt]=_t.values();return Qt&&{at:[(Ct[0]+Qt[0])/2,(Ct[1]+Qt[1])/2],apart:Math.hypot(Ct[0]-Qt[0],Ct[1]-Qt[1])}};r.addEventListener("pointerdown",Ct=>{if(Ct.pointerType!=="mouse"){_t.set(Ct.pointerId,[Ct.clientX,Ct.clientY]);return}et=[Ct.clientX,Ct.clientY],r.setPointerCapture(Ct.pointerId)}),r.addEventListener("touchmove",Ct=>{Ct.touches.length>1&&Ct.preventDefault()},{passive:!1}),r.addEventListener("pointermove",Ct=>{if(_t.has(Ct.pointerId)){let Qt=Jt();if(_t.set(Ct.pointerId,[Ct.clientX,Ct.clientY]),!Qt||_t.size>2)return;let y=Jt(),j=r.getBoundingClientRect();m.drag(y.at[0]-Qt.at[0],y.at[1]-Qt.at[1]),Qt.apart>0&&m.zoom(y.apart/Qt.apart,[y.at[0]-j.left,y.at[1]-j.top]);return}et&&(m.drag(Ct.clientX-et[0],Ct.clientY-et[1]),et=[Ct.clientX,Ct.clientY])});for(let Ct of["pointerup","pointercancel"])r.addEventListener(Ct,Qt=>{et=null,_t.delete(Qt.pointerId)});r.addEventListener("wheel",Ct=>{if(!Ct.ctrlKey&&!Ct.metaKey)return;Ct.preventDefault();let Qt=r.getBoundingClientRect();m.zoom(Math.exp(-Ct.deltaY/300),[Ct.clientX-Qt.left,Ct.clientY-Qt.top])},{passive:!1})}let ue=0;r.addEventListener("pointermove",et=>{et.pointerType!=="mouse"||et.buttons||ue||(ue=requestAnimationFrame(()=>{ue=0,m.hover?.(et)}))}),r.addEventListener("pointerleave",()=>m.hover?.(null)),r.addEventListener("dblclick",()=>m.fit()),new ResizeObserver(()=>m.resize(r.clientWidth,r.clientHeight)).observe(r),m.resize(r.clientWidth||600,r.clientHeight||400);let Pe=null;addEventListener("beforeprint",()=>{m.resize(...Px),Pe?.remove(),Pe=m.copy?.()??null,Pe&&r.append(Pe)}),addEventListener("afterprint",()=>{Pe?.remove(),Pe=null,m.resize(r.clientWidth,r.clientHeight)});let Ie=()=>m.theme?.();new MutationObserver(Ie).observe(document.documentElement,{attributeFilter:["data-theme"]}),matchMedia("(prefers-color-scheme: dark)").addEventListener("change",Ie),new IntersectionObserver(et=>{let _t=et.at(-1);!_t.isIntersecting&&C.playing?(u=!0,C.play(!1)):_t.isIntersecting&&u&&(u=!1,C.play(!0))}).observe(r),a.addEventListener("click",()=>{u=!1}),n&&xd(s,m,C);let Fe=()=>{let et=n&&/[#&]t=([^&]+)/.exec(location.hash),_t=et?(Number(et[1])-g.from)/g.rate:NaN;return Number.isFinite(_t)?(u=!1,C.play(!1),C.set(_t),!0):!1};addEventListener("hashchange",Fe);let xe=n&&document.getElementById("other-scene");return xe&&Dt({name:xe.dataset.name,scene:JSON.parse(xe.textContent)}),C.set(s.start),Fe()||C.play(!matchMedia("(prefers-reduced-motion: reduce)").matches&&t.dataset.still===void 0),{time:C,scene:s,view:m,formats:Wt,moving:et=>zc(m,s,et)}}Pd([pd,ah]);})();
