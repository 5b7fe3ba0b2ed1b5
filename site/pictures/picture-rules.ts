import { PICTURE_SIZE } from '../../generator/page/picture';
import { css } from '../theme/css';
import { dark } from '../theme/tokens';
import { DEMO_ROOM } from './DemoBox';

/** The styles of images, in the dark colours of the site, which stand out in message lists. */
export function pictureRules(): string {
  return [frame(), text(), cells(), chart(), demo(), field(), grid()].join('');
}

function frame(): string {
  return css`
.picture{display:flex;width:${PICTURE_SIZE.width}px;height:${PICTURE_SIZE.height}px;padding:64px 72px;background-color:${dark.paper};color:${dark.ink};font-family:Geist}
.picture-zh{font-family:"Geist Hans","Noto Sans SC"}
.words{display:flex;flex-direction:column;width:716px;height:502px}
.top{display:flex;align-items:center;height:40px}
.mark{margin-right:14px}
.site{flex-shrink:0;font-size:28px;font-weight:640}
.section{margin-left:20px;padding-left:20px;border-left:2px solid ${dark['line-strong']};height:32px;line-height:32px;font-size:26px;color:${dark['accent']};white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.about{display:flex;flex-direction:column;flex-grow:1;justify-content:center}
.foot{display:flex;align-items:center;height:36px;font-size:24px;color:${dark['ink-faint']}}
.drawing{display:flex;flex-grow:1;align-items:center;justify-content:flex-end}
`;
}

/** Disables kerning, which moves a point after a 7 too close in versions: `7.18.0`. */
const NO_PAIRS = 'font-kerning:none';

function text(): string {
  return css`
.title{font-weight:660;letter-spacing:-.03em;line-height:1.1;overflow-wrap:anywhere;text-wrap:balance;overflow:hidden;text-overflow:ellipsis;line-clamp:3;-webkit-line-clamp:3}
.picture-zh .title{font-weight:600;letter-spacing:0;line-height:1.25}
.title-large{font-size:84px}
.picture-zh .title-large{font-size:76px}
.title-medium{font-size:66px}
.title-small{font-size:54px}
.title-tiny{font-size:44px}
.version{${NO_PAIRS}}
.description{margin-top:24px;${NO_PAIRS};font-size:28px;line-height:1.45;color:${dark['ink-soft']};overflow-wrap:anywhere;overflow:hidden;text-overflow:ellipsis;line-clamp:4;-webkit-line-clamp:4}
.picture-zh .description{line-height:1.6}
.plan{display:flex;align-items:center;margin-right:24px;font-weight:540}
.plan svg{margin-right:10px}
.plan-pro{color:${dark.pro}}
.plan-premium{color:${dark.premium}}
`;
}

function cells(): string {
  return css`
.cells{display:flex;flex-direction:column;gap:16px}
.cells-row{display:flex;gap:16px}
.cell{width:76px;height:76px;border-radius:14px}
.cell-solid{background-color:${dark.accent}}
.cell-faint{background-color:${dark['accent-line']}}
.cell-empty{background-color:${dark.raised}}
.mark .cells,.mark .cells-row{gap:4px}
.mark .cell{width:9px;height:9px;border-radius:2px}
.mark .cell-empty{background-color:${dark.paper}}
`;
}

/** Charts need more space than glyphs. */
function chart(): string {
  return css`
.has-chart .words{width:540px}
.has-chart .description{line-clamp:5;-webkit-line-clamp:5}
.chart{display:flex;align-items:center;justify-content:center;padding:24px;border-radius:24px;background-color:${dark.raised}}
`;
}

/** Demos are scaled up, because images are small in message lists. */
function demo(): string {
  return css`
.demo-card{display:flex;font-family:Geist;align-items:center;justify-content:center;width:472px;height:488px;border-radius:24px;background-color:${dark.raised};font-size:16px;line-height:1.5}
.demo-box{display:flex;flex-direction:column;align-items:center;justify-content:center;width:${DEMO_ROOM.width}px;height:${DEMO_ROOM.height}px;transform:scale(1.2)}
`;
}

/** Outlined fields of Material UI, with labels on the border. */
function field(): string {
  return css`
.demo-box .field{display:flex;flex-direction:column;position:relative;min-width:168px}
.demo-box .field-wide{min-width:148px}
.demo-box .field:only-child{min-width:290px}
.field-box{display:flex;align-items:center;height:52px;padding:0 14px;border:1px solid ${dark['line-strong']};border-radius:8px}
.field-words{flex-grow:1;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.field-hint,.field-side{color:${dark['ink-soft']}}
.field-side{margin-left:8px}
.field-icon{flex-shrink:0;width:24px;height:24px;margin-left:8px}
.field-label{position:absolute;top:-10px;left:10px;padding:0 4px;background-color:${dark.raised};font-size:12px;line-height:20px;color:${dark['ink-soft']};white-space:nowrap}
.field-help{margin:4px 14px 0;font-size:12px;color:${dark['ink-soft']}}
`;
}

/** Rows with the height of the Data Grid, reduced by the scale of demos. */
function grid(): string {
  return css`
.grid{display:flex;flex-direction:column;width:${DEMO_ROOM.width}px;border:1px solid ${dark.line};border-radius:12px;background-color:${dark.paper};font-size:15px;overflow:hidden}
.grid-row{display:flex;height:44px;border-top:1px solid ${dark.line}}
.grid-head{border-top-width:0;font-weight:600}
.grid-cell{flex-basis:0;padding:0 12px;line-height:43px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.grid-right{text-align:right}
`;
}
