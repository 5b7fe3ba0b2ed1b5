import { PREFERS_DARK } from '../support/prefers-dark';
import { SCROLLBAR } from '../support/scrollbar-property';

/**
 * A blocking script of every head, as text: before anything is painted it decides the colour scheme
 * (storage, else the device), the direction and the code choice (hash, else cookies), and writes them on `<html>`;
 * the body gets its mode class in the moment it exists. Hash, cookies and storage are hostile: only
 * known values pass. It says in few bytes what `mode.ts` and `code-choice.ts` say in full; a test
 * runs both on one table.
 */
export function beforePaint(): string {
  return [
    '(()=>{',
    'var d=document,r=d.documentElement,m,h=/^#(?:(tailwind|css|system)-)?.*\\.(js|tsx)$/.exec(location.hash)||[],',
    // A cookie that is set twice says nothing.
    'c=(n,p)=>{var v=d.cookie.split(";").map(x=>x.trim()).filter(x=>x.startsWith(n+"=")).map(x=>x.slice(n.length+1));return v.length==1&&p.test(v[0])?v[0]:0};',
    // A file that the page's integrity refuses would be kept for a year: it is asked for past the cache. Styles are
    // taken at once, and for scripts, which a document asks for once, the page is loaded anew; both are done once. Elements
    // with `data-again` have a second try of their own (demo/loading/load-module.ts).
    'd.addEventListener("error",({target:t})=>{if(t.integrity&&!t.dataset.again)fetch(t.src||t.href,{cache:"reload"}).then(()=>{var s=sessionStorage,n=t.cloneNode();n.dataset.again=1;if(t.rel=="stylesheet")t.replaceWith(n);else if(!s.filesAgain){s.filesAgain=1;location.reload()}}).catch(()=>{})},true);',
    'try{m=localStorage.getItem("mui-mode")}catch(e){}',
    `if(m!="light"&&m!="dark")m=matchMedia("${PREFERS_DARK}").matches?"dark":"light";`,
    // How the API reference is looked at: names alone only if that was chosen.
    'if(/\\/api\\//.test(location.pathname))for(var k of["props","slots","classes"])try{var v=localStorage.getItem("apiPage_"+k);if(v=="collapsed")r.setAttribute("data-view-"+k,v)}catch(e){}',
    // The row that a link leads to is open from the first frame on (reference/enhance-views.ts), and nothing moves.
    "var l=/^#([a-z]+-[\\w.-]+)$/.exec(location.hash);if(l)try{var s=new CSSStyleSheet;s.replaceSync('[id=\"'+l[1]+'\"]:not([data-touched]){--linked-row:block}');d.adoptedStyleSheets=[s]}catch(e){}",
    'r.dataset.muiColorScheme=m;',
    'r.dataset.codeVariant=h[2]?h[2]=="js"?"JS":"TS":c("codeVariant",/^[JT]S$/)||"TS";',
    'r.dataset.codeStyling=h[1]||{"MUI System":"system",Tailwind:"tailwind",CSS:"css"}[c("codeStyling",/^(MUI System|Tailwind|CSS)$/)]||"system";',
    // Prerendered grids have columns as wide as beside a scrollbar (demo/drawing/flow-columns.ts). Measured before there is a body.
    `var e=d.createElement("i");e.style.cssText="position:fixed;overflow:scroll";r.append(e);if(e.offsetWidth)r.style.setProperty("${SCROLLBAR}",e.offsetWidth+"px");e.remove();`,
    // The rest of the settings is for demos, which come later (theme/stored-settings.ts).
    'try{if(/"direction":"rtl"/.test(localStorage.getItem("theme-settings")))r.dir="rtl"}catch(e){}',
    'new MutationObserver((_,o)=>{if(d.body){if(r.dir=="rtl")d.body.dir="rtl";d.body.classList.add("mode-"+m);o.disconnect()}}).observe(r,{childList:true})',
    '})()',
  ].join('');
}
