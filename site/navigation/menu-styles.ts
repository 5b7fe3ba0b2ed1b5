import { css } from '../theme/css';
import { drawIcon } from '../theme/icons';
import { below, from } from '../theme/media';

/** The side menu, in its column and as a drawer; chips and plan ranks wherever they stand. */
export function menuStyles(): string {
  return [column, drawer, lines, badges].map((part) => part()).join('');
}

function column(): string {
  return css`
.side-menu{font-size:.875rem;line-height:1.45;color:inherit;background:var(--x-paper);overflow:auto;overscroll-behavior:contain;scrollbar-width:thin}
${from('lg')}{
body:not(.is-front)>.side-menu{position:sticky;inset:var(--x-top-bar) auto auto;inset-inline-start:0;display:block;width:auto;height:calc(100dvh - var(--x-top-bar));max-height:none;margin:0;padding:18px 14px 48px;border:0;border-inline-end:1px solid var(--x-line)}
body:not(.is-front) .drawer-head{display:none}
}
`;
}

function drawer(): string {
  return css`
${below('lg')}{
${asDrawer('body')}
@media (pointer:coarse){html{overscroll-behavior-x:none}}
@supports not selector(:popover-open){.menu-button,.drawer-head{display:none}.side-menu{position:static;display:block;width:auto;height:auto}}
}
${from('lg')}{${asDrawer('.is-front')}}
${from('sm')}{.side-menu .drawer-head>a{display:none}}
@media (prefers-reduced-motion:no-preference){
.side-menu:popover-open{animation:x-drawer .2s cubic-bezier(.2,.8,.3,1)}
@keyframes x-drawer{from{translate:var(--x-drawer-from,-40px);opacity:0}}
[dir="rtl"] .side-menu{--x-drawer-from:40px}
}
`;
}

/**
 * On narrow screens the menu is a drawer everywhere, on the front page always. A finger that pulls it does
 * not also leave the page, as some browsers would have it. A tap beside the drawer closes it and does nothing else: a
 * backdrop lets it through to what stands below. `:has` looks no deeper than it has to, and its rule is about the page
 * itself and inherited: a browser asks it again whenever anything of the page changes, and would have to look at the
 * style of each element that such a rule may be about.
 */
function asDrawer(place: string): string {
  return css`
${place}>.side-menu{position:fixed;inset-block:0;inset-inline:0 auto;width:min(320px,86vw);height:100dvh;max-height:none;margin:0;padding:0 12px 48px;border:0;border-inline-end:1px solid var(--x-line);pointer-events:auto}
${place}>.side-menu:popover-open{box-shadow:0 0 48px rgb(0 0 0/.3)}
${place}>.side-menu::backdrop{background:rgb(8 14 12/.5)}
${place} .drawer-head{position:sticky;top:0;z-index:1;display:flex;align-items:center;justify-content:space-between;height:var(--x-top-bar);margin:0 -12px 8px;padding-block:0;padding-inline:22px 8px;background:var(--x-paper);border-bottom:1px solid var(--x-line)}
${place} .drawer-head>a{min-height:40px;margin-inline-start:auto;padding-inline:10px}
html:has(>${place}>.side-menu:popover-open){overflow:hidden;overscroll-behavior-x:none;pointer-events:none}
`;
}

function lines(): string {
  return css`
.side-menu li{position:relative}
.side-menu a{display:flex;align-items:center;gap:8px;min-height:34px;padding-block:5px;padding-inline:10px 36px;border-radius:var(--x-radius-control);color:var(--x-ink-soft);text-decoration:none}
.side-menu a>span:first-of-type{overflow-wrap:anywhere}
.side-menu a:hover{background:var(--x-sunken);color:var(--x-ink)}
.side-menu li>button{position:absolute;top:0;inset-inline-end:2px;display:grid;place-items:center;width:32px;height:34px;border-radius:var(--x-radius-control);color:var(--x-ink-faint)}
.side-menu li>button:hover{color:var(--x-ink);background:var(--x-line)}
.side-menu li>button .icon{font-size:15px;transition:rotate .15s}
.side-menu li>button[aria-expanded="true"] .icon{rotate:90deg}
[dir="rtl"] .side-menu li>button[aria-expanded="true"] .icon{rotate:-90deg}
.side-menu li>button[aria-expanded="false"]~ul{display:none}
.side-menu>ul>li{margin-bottom:2px}
.side-menu>ul>li>a{min-height:38px;gap:12px;font-size:.90625rem;font-weight:520;color:var(--x-ink)}
.side-menu>ul>li>button{height:38px}
.side-menu>ul>li>a .icon[class*=glyph]{font-size:16px;color:var(--x-ink-faint)}
.side-menu>ul>.is-branch>a .icon[class*=glyph],.side-menu>ul>li>a:is(:hover,[aria-current]) .icon[class*=glyph]{color:var(--x-accent)}
.side-menu>ul>li>ul{margin-block:2px 14px;margin-inline:17px 0;padding-inline-start:12px;border-inline-start:1px solid var(--x-line)}
.side-menu ul ul ul{padding-inline-start:12px}
.side-menu .menu-section>ul{padding-inline-start:0}
.side-menu .menu-section{margin-top:14px}
.side-menu .menu-section+li{margin-top:14px}
.menu-label{display:flex;align-items:center;gap:8px;padding:4px 10px;font-size:.75rem;font-weight:620;letter-spacing:.02em;color:var(--x-ink-faint)}
.side-menu .is-branch>a{color:var(--x-ink);font-weight:560}
.side-menu a[aria-current]{background:var(--x-accent-soft);color:var(--x-accent);font-weight:560}
.side-menu>ul>li>ul a[aria-current]::before{content:"";position:absolute;inset-block:7px;inset-inline-start:-13px;width:2px;border-radius:2px;background:var(--x-accent)}
.side-menu .is-branch .is-branch a[aria-current]::before{display:none}
`;
}

function badges(): string {
  return css`
.chip{flex:none;padding:0 6px;border-radius:var(--x-radius-small);box-shadow:inset 0 0 0 1px var(--x-line-strong);font-size:.6875rem;font-weight:560;line-height:18px;color:var(--x-ink-faint);white-space:nowrap}
.chip-new{box-shadow:none;background:var(--x-accent-soft);color:var(--x-accent)}
.chip-preview{box-shadow:none;background:var(--x-warning-soft);color:var(--x-warning)}
.icon-pro,.plan-pro{color:var(--x-pro)}
.icon-premium,.plan-premium{color:var(--x-premium)}
.side-menu .icon-pro{font-size:12px}.side-menu .icon-premium{font-size:14px}
.plan-pro,.plan-premium{display:inline-block;width:1em;height:1em;margin-inline-start:.15em;vertical-align:-.06em;contain:strict;font-size:.85em}
.plan-pro::before{${drawIcon('pro')}}
.plan-premium::before{${drawIcon('premium')}}
`;
}
