import { COMMENT_BUTTON } from '../feedback/hooks';
import { hooked } from '../support/dom';
import { css } from '../theme/css';
import { below, from } from '../theme/media';

/** Rules of the front page alone: they are inline there, and no other page carries them. */
export const homeRules = [hero, wind, specimens, text].map((part) => part()).join('');

function hero(): string {
  return css`
width:100%;max-width:1312px;margin-inline:auto;padding:0 20px 88px;min-width:0;
.hero{position:relative;display:grid;grid-template-columns:minmax(0,1fr);padding-block:56px 40px}
.page-tools{position:absolute;inset-block-start:12px;inset-inline-end:0;display:flex;gap:16px;font-size:.8125rem;line-height:1.4}
${below('sm')}{.page-tools{gap:6px}}
h1{font-size:clamp(2.125rem,1.4rem + 3.1vw,3.5rem);line-height:1.04;letter-spacing:-.036em;max-width:14em}
h1:lang(zh){font-size:clamp(2rem,1.45rem + 2.4vw,3rem);line-height:1.25;letter-spacing:0}
.description{max-width:36rem;margin-top:20px;font-size:1.1875rem}
.hero .markdown p{display:flex;flex-wrap:wrap;gap:10px;margin-top:28px}
.hero .markdown a{display:inline-flex;align-items:center;height:46px;padding:0 20px;border:1px solid var(--x-line-strong);border-radius:var(--x-radius-control);font-weight:560;color:var(--x-ink);text-decoration:none}
.hero .markdown a:hover{border-color:var(--x-accent);color:var(--x-accent)}
.hero .markdown a:first-of-type{border-color:var(--x-accent);background:var(--x-accent);color:var(--x-paper)}
.hero .markdown a:first-of-type:hover{filter:brightness(1.12)}
.hero .tabs{min-width:0;margin-top:32px}
.hero .code{padding-block:20px}
${from('sm')}{padding-inline:32px}
${from('md')}{
.hero{grid-template-columns:minmax(0,1.25fr) minmax(0,1fr);grid-template-rows:auto auto 1fr;column-gap:72px;padding-block:76px 60px}
.hero>*{grid-column:1}
.hero>.page-tools{grid-column:auto;inset-block-start:22px}
.hero>.wind{grid-column:2;grid-row:1/3;align-self:end;margin:0}
.hero>.tabs{grid-column:2;grid-row:3;margin-top:20px}
}
`;
}

function wind(): string {
  return css`
.wind{margin-top:36px}
.wind svg{display:block;width:100%}
.wind path{fill:currentColor;stroke:currentColor;stroke-width:5;stroke-linejoin:round}
${[5, 14, 30, 50, 74, 100].map(windRule).join('')}
.wind-now{color:#bf8214}
.wind figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 24px;margin-top:10px;font-size:.8125rem;color:var(--x-ink-faint)}
`;
}

/** From the ground of the page to the accent; the one other colour is the hour that the screen shows. */
function windRule(share: number, level: number): string {
  return `.wind-${level}{color:color-mix(in srgb,var(--x-accent) ${share}%,var(--x-paper))}`;
}

function specimens(): string {
  return css`
.anchor-link,${hooked(COMMENT_BUTTON)}{display:none}
.specimens{display:grid;grid-template-columns:minmax(0,1fr);border:1px solid var(--x-line);border-radius:16px;box-shadow:0 32px 56px -40px var(--x-accent-line)}
.screen-bar{grid-column:1/-1;display:flex;flex-wrap:wrap;align-items:center;gap:2px 12px;padding:13px 28px;border-radius:15px 15px 0 0;background:var(--x-sunken);font-size:.8125rem;color:var(--x-ink-soft)}
.screen-bar>.icon{font-size:14px;color:var(--x-accent)}
.screen-bar>b{font-weight:620;color:var(--x-ink)}
.screen-bar>span:last-child{margin-inline-start:auto}
.specimen{position:relative;display:grid;grid-row:span 2;grid-template:subgrid/minmax(0,1fr);row-gap:0;min-width:0;padding:26px 28px 28px;border-block-start:1px solid var(--x-line)}
.specimen>.icon{position:absolute;top:31px;inset-inline-start:28px;font-size:18px;color:var(--x-accent)}
.specimen h2{margin:0;padding-inline-start:30px;font-size:1.25rem;font-weight:620;letter-spacing:-.014em;line-height:1.4}
.specimen .section-heading+p{margin-top:6px;color:var(--x-ink-soft);line-height:1.55}
.specimen .markdown p+p{display:flex;flex-wrap:wrap;gap:2px 18px;margin-top:10px;font-size:.875rem}
.specimen .markdown p+p a{display:inline-flex;align-items:center;min-height:28px;font-weight:540;text-decoration-color:transparent}
.specimen .markdown p+p a:hover{text-decoration-color:currentColor}
.specimen .demo{display:flex;flex-direction:column;margin-top:14px}
.specimen .demo-stage{flex:1;padding:0;border-radius:0}
${below('sm')}{.specimens{margin-inline:-4px}.screen-bar{padding-inline:16px}.screen-bar>span:last-child{margin:0}.specimen{padding:20px 16px}.specimen>.icon{top:25px;inset-inline-start:16px}}
${from('md')}{.specimens{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}.specimen:nth-of-type(even){border-inline-start:1px solid var(--x-line)}}
`;
}

function text(): string {
  return css`
.front-text h2{margin-top:88px;font-size:clamp(1.5rem,1.3rem + .9vw,2rem);letter-spacing:-.026em}
.front-text h2:lang(zh){letter-spacing:0}
.front-text>.markdown>:is(.home-plans,.home-ways){display:grid;grid-template-columns:minmax(0,1fr);max-width:none;margin-top:32px}
.home-plans{border:1px solid var(--x-line);border-radius:var(--x-radius)}
.home-plans>*{padding:24px 28px 28px}
.home-plans>*+*{border-block-start:1px solid var(--x-line)}
.front-text h3{margin:0;font-size:1.0625rem;font-weight:620}
.front-text h3 span{margin-inline-start:.35em}
.home-plan p{margin-top:4px;font-size:.9375rem;color:var(--x-ink-soft)}
.front-text .markdown ul{margin-top:16px;padding:0;list-style:none;font-size:.9375rem;line-height:1.55;color:var(--x-ink-soft)}
.front-text .markdown ul>li{padding:0}
.front-text .markdown ul>li+li{margin-top:10px}
.front-text b,.front-text strong{font-weight:560;color:var(--x-ink)}
.front-text li>a{font-weight:560}
.home-ways{gap:32px 48px}
${from('md')}{
.home-plans{grid-template-columns:repeat(3,minmax(0,1fr))}
.home-plans>*+*{border-block-start:0;border-inline-start:1px solid var(--x-line)}
.home-ways{grid-template-columns:repeat(3,minmax(0,1fr))}
.front-text>.markdown>:is(.home-plans,.home-ways){grid-template-columns:repeat(3,minmax(0,1fr))}
}
${below('sm')}{.home-plans>*{padding:20px 18px 24px}}
`;
}
