import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const [route, mode] of [["/",32],["/provenance",32],["/contact",32],["/provenance","sp"]]) {
  const c = await b.newContext({ javaScriptEnabled: true }); const p = await c.newPage();
  if (mode===32) { const s = await c.newCDPSession(p); await s.send("Page.setFontSizes",{fontSizes:{standard:32,fixed:32}}); }
  await p.goto("http://localhost:"+process.argv[2]+route); 
  if(mode==="sp") await p.addStyleTag({content:"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"});
  for (const w of mode===32?[320,390]:[320]) { await p.setViewportSize({width:w,height:800}); await p.waitForTimeout(300);
  console.log(route,mode,w, await p.evaluate(()=>{const W=innerWidth; const out=[document.documentElement.scrollWidth]; for(const e of document.body.querySelectorAll("*")){const r=e.getBoundingClientRect(); if(r.right>W+0.5&&r.width>0&&!e.closest("[data-x]")){let q=e.parentElement,clip=false;while(q&&q!==document.body){const o=getComputedStyle(q).overflowX;if(o!=="visible"){clip=true;break}q=q.parentElement} if(!clip) out.push(e.tagName+"."+e.className.toString().slice(0,60)+" "+Math.round(r.left)+"-"+Math.round(r.right)+" "+(e.textContent||"").slice(0,40))}} return out.slice(0,14)}));
  }
  await c.close();
}
await b.close();
