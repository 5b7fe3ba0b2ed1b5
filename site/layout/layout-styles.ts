import { css } from '../theme/css';
import { below, from } from '../theme/media';

/** The frame around every page. */
export function layoutStyles(): string {
  return [grid, topBar, disclosure, footer, floating].map((part) => part()).join('');
}

function grid(): string {
  return css`
body{display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:auto 1fr auto}
${from('lg')}{
body:not(.is-front){grid-template-columns:var(--x-side-menu) minmax(0,1fr)}
.top-bar{grid-column:1/-1}
.side-menu{grid-column:1;grid-row:2/4}
body:not(.is-front)>:is(.page,.footer){grid-column:2}
}
`;
}

function topBar(): string {
  return css`
.top-bar{position:sticky;top:0;z-index:20;display:flex;align-items:center;gap:2px;height:var(--x-top-bar);padding:0 8px;border-bottom:1px solid var(--x-line);background:var(--x-paper)}
.bar-space{flex:1}
.bar-button{display:inline-flex;align-items:center;gap:6px;height:40px;padding:0 10px;border-radius:var(--x-radius-control);font-size:.875rem;font-weight:520;line-height:1;color:var(--x-ink-soft);text-decoration:none;white-space:nowrap;user-select:none}
.bar-button:hover,[open]>.bar-button{background:var(--x-sunken);color:var(--x-ink)}
.bar-button .icon{font-size:20px}
.bar-button .icon-chevron{font-size:14px;rotate:90deg;opacity:.7;transition:rotate .15s}
[open]>.bar-button .icon-chevron{rotate:270deg}
.bar-button .icon-external{font-size:13px;opacity:.7}
.mode-menu .bar-button>span:not(.visually-hidden,.icon){line-height:0}
.logo{display:flex;flex:none;align-items:center;gap:10px;height:40px;padding:0 8px;border-radius:var(--x-radius-control);color:var(--x-accent);text-decoration:none}
.logo .icon{font-size:24px}
.logo-name{white-space:nowrap;font-size:1.0625rem;font-weight:680;letter-spacing:-.02em;color:var(--x-ink)}
.clip{overflow:hidden;text-overflow:ellipsis}
.product-menu,.product-menu>.bar-button{min-width:0;max-width:100%}
.product-menu>.bar-button{color:var(--x-ink)}
.version-menu>.bar-button{font-variant-numeric:tabular-nums}
${from('lg')}{.top-bar{padding-block:0;padding-inline:14px 20px}body:not(.is-front) .menu-button{display:none}body:not(.is-front) .logo{min-width:calc(var(--x-side-menu) - 30px)}}
${below('lg')}{.logo{padding:0 6px}}
${below('sm')}{.top-bar{padding:0 4px}.repository-link,.from-sm,:is(.language-menu,.mode-menu,.version-menu) .icon-chevron,.top-bar .mode-menu{display:none}.bar-button{padding:0 7px}}
${from('md')}{.below-md{display:none}}
${below('md')}{.logo-name,.from-md{display:none}.heard-below-md{position:absolute;width:1px;overflow:hidden;clip-path:inset(50%)}}
`;
}

function disclosure(): string {
  return css`
.disclosure{position:relative}
.disclosure-panel{position:absolute;top:calc(100% + 6px);inset-inline-end:0;z-index:1;min-width:190px;max-height:calc(100dvh - var(--x-top-bar) - 16px);padding:6px;overflow:auto;border:1px solid var(--x-line);border-radius:var(--x-radius);background:var(--x-raised);box-shadow:0 1px 2px rgb(0 0 0/.05),0 12px 32px -8px rgb(0 0 0/.2)}
:is(.product-menu,.version-menu)>.disclosure-panel{inset-inline-end:auto;inset-inline-start:0}
.product-menu>.disclosure-panel{width:340px}
.disclosure fieldset{margin:0;padding:0;border:0}
.panel-item{display:flex;align-items:center;gap:10px;min-height:40px;padding:6px 10px;border-radius:var(--x-radius-control);font-size:.875rem;line-height:1.4;color:var(--x-ink);text-decoration:none;cursor:pointer}
span.panel-item{cursor:default}
.panel-item:is(a,label):hover{background:var(--x-sunken)}
.panel-item:has(:focus-visible){outline:2px solid var(--x-accent);outline-offset:-2px}
.panel-item small{font-size:.8125rem;color:var(--x-ink-faint)}
.panel-item .icon{font-size:18px;color:var(--x-ink-faint)}
.panel-item .icon-check,.panel-item .icon-external{margin-inline-start:auto;font-size:16px}
.panel-item .icon-check{color:var(--x-accent)}
.panel-item .icon-external{font-size:13px}
label.panel-item:not(:has(:checked)) .icon-check{visibility:hidden}
.version-menu small{white-space:nowrap}
.product-link{align-items:flex-start;padding:9px 10px;gap:12px}
.product-link b,.product-link small{display:block}
.product-link b{font-weight:580}
.product-link .icon{margin-top:2px}
.product-link:is([aria-current],:hover) .icon{color:var(--x-accent)}
.product-link[aria-current] b{color:var(--x-accent)}
${below('sm')}{.disclosure:is(.product-menu,.version-menu){position:static}.disclosure:is(.product-menu,.version-menu)>.disclosure-panel{inset-inline-start:8px;inset-inline-end:8px;width:auto;top:calc(var(--x-top-bar) + 4px)}}
`;
}

function footer(): string {
  return css`
.footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:12px 32px;padding:28px 20px 36px;border-top:1px solid var(--x-line);font-size:.8125rem;line-height:1.5;color:var(--x-ink-faint)}
.footer-name{display:flex;align-items:center;gap:10px}
.footer-name .icon{font-size:16px;color:var(--x-accent)}
.footer-links{display:flex;flex-wrap:wrap;gap:4px 20px}
.footer :is(a,button){color:var(--x-ink-soft);text-decoration-color:transparent}
.footer :is(a,button):hover{color:var(--x-accent);text-decoration-color:currentColor}
${from('sm')}{.footer{padding-inline:32px}}
${from('lg')}{body:not(.is-front) .footer{padding-inline:64px 96px}.is-front .footer{padding-inline:max(32px,50% - 624px)}}
`;
}

function floating(): string {
  return css`
.skip-link{position:fixed;top:8px;inset-inline-start:8px;z-index:40;padding:10px 16px;border-radius:var(--x-radius-control);background:var(--x-ink);color:var(--x-paper);font-size:.875rem;font-weight:560;text-decoration:none;translate:0 -80px;transition:translate .15s}
.skip-link:focus{translate:0 0}
.back-to-top{position:fixed;inset-inline-end:24px;bottom:24px;z-index:10;display:grid;place-items:center;width:44px;height:44px;border:1px solid var(--x-line);border-radius:50%;background:var(--x-raised);color:var(--x-ink-soft);box-shadow:0 4px 16px -4px rgb(0 0 0/.2);transition:opacity .15s,visibility .15s}
.back-to-top:hover{color:var(--x-accent);border-color:var(--x-accent-line)}
:root:not([data-scrolled])[data-mui-color-scheme] .back-to-top{opacity:0;visibility:hidden}
.keyboard-help{width:min(30rem,calc(100vw - 24px));margin:auto;padding:18px 20px;border:1px solid var(--x-line);border-radius:var(--x-radius);background:var(--x-raised);color:var(--x-ink);font-size:.875rem;line-height:1.5;box-shadow:0 12px 48px -8px rgb(0 0 0/.3)}
.keyboard-help>.bar-button{position:absolute;top:10px;inset-inline-end:10px}
.keyboard-help-title{font-size:1rem;font-weight:580}
.keyboard-help dl>div{display:grid;grid-template-columns:9.5rem 1fr;align-items:baseline;gap:12px;padding-block:8px}
.keyboard-help dt{display:flex;flex-wrap:wrap;gap:4px 10px}
.keyboard-help dt span{display:flex;gap:3px}
.keyboard-help kbd{min-width:1.7em;padding:1px 6px;border:1px solid var(--x-line-strong);border-radius:var(--x-radius-small);background:var(--x-sunken);font:inherit;font-size:.8125rem;text-align:center}
.keyboard-help dd{color:var(--x-ink-soft)}
.language-offer:not([hidden]){position:fixed;inset-inline-start:16px;bottom:16px;z-index:11;display:flex;align-items:center;gap:4px;width:fit-content;max-width:calc(100vw - 32px);padding:4px 6px 4px 16px;border:1px solid var(--x-line);border-radius:var(--x-radius);background:var(--x-raised);font-size:.875rem;box-shadow:0 4px 16px -4px rgb(0 0 0/.2)}
@media (prefers-reduced-motion:reduce){.skip-link{translate:0 0;opacity:0;transition:opacity .15s}.skip-link:not(:focus){pointer-events:none}.skip-link:focus{opacity:1}}
@media print{.top-bar,.language-offer,.side-menu,.contents,.skip-link,.back-to-top,.demo-toolbar,.contents-button,.page-menu,.page-end,.copy-button,.anchor-link,.footer nav{display:none!important}body,.page{display:block}.demo-stage{border-radius:var(--x-radius)!important}.code{max-height:none!important;white-space:pre-wrap}.code code{width:auto!important}a{color:inherit}pre,.demo-stage,table,aside{break-inside:avoid}h2,h3{break-after:avoid}}
`;
}
