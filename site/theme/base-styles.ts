import { css } from './css';
import { below } from './media';

/**
 * What every element starts from, and the few classes that any room may use. Where the menu is a drawer, a finger that
 * pulls it does not also leave the page, as some browsers would have it.
 */
export function baseStyles(): string {
  return css`
*,::before,::after{box-sizing:border-box}
html{font:400 100%/1.65 var(--x-font);color:var(--x-ink);background:var(--x-paper);-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(var(--x-top-bar) + 32px);font-synthesis-weight:none;font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-autospace:normal;scrollbar-color:var(--x-line-strong) transparent}
[lang|="zh"]{font-family:var(--x-font-zh);font-synthesis-style:none;line-break:strict;text-spacing-trim:trim-start}
[lang|="en"]{font-family:var(--x-font);line-break:auto;text-spacing-trim:normal}
html:lang(zh){line-height:1.75}
:lang(zh) :is(em,i,cite,dfn,address){font-style:normal}
:lang(zh) em{text-emphasis:dot;text-emphasis-position:under right}
:lang(en) em{font-style:italic;text-emphasis:none}
body{margin:0;min-height:100vh;min-height:100dvh;overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,pre,figure,blockquote{margin:0}
ul,ol{padding:0;list-style:none}
h1,h2,h3,h4{line-height:1.25;font-weight:640;letter-spacing:-.012em;text-wrap:balance}
:is(h1,h2,h3,h4):lang(zh){letter-spacing:0;line-height:1.4}
h1:lang(zh){word-break:keep-all}
a{color:var(--x-accent);text-decoration-line:underline;text-decoration-thickness:1px;text-underline-offset:.2em;text-decoration-color:var(--x-accent-line)}
a:hover{text-decoration-color:currentColor}
b,strong{font-weight:640}
code,kbd,samp,pre{font-family:var(--x-font-code);text-autospace:no-autospace;font-variant-ligatures:none}
img,svg,video{max-width:100%}
img,video,svg:where(:not([data-drawn] *)){height:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
hr{border:0;border-top:1px solid var(--x-line)}
::selection{background:var(--x-selection)}
::target-text{background:var(--x-accent-soft);color:var(--x-ink)}
:focus-visible{outline:2px solid var(--x-accent);outline-offset:2px;border-radius:var(--x-radius-small)}
[hidden]{display:none!important}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
html:not([data-mui-color-scheme]) .needs-script{display:none}
[data-mui-color-scheme] .needs-no-script{display:none}
body.mode-dark .only-light-mode,body.mode-light .only-dark-mode,[data-mui-color-scheme="dark"] .only-light-mode-v2,[data-mui-color-scheme="light"] .only-dark-mode-v2{display:none}
${below('lg')}{@media (pointer:coarse){html{overscroll-behavior-x:none}}}
@media (forced-colors:active){[data-x=code],[aria-current],[aria-pressed=true],[aria-selected=true]{outline:1px solid;outline-offset:-1px}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;transition:none!important}}
`;
}
