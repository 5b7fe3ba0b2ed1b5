import { all, closest, hooked } from '../support/dom';
import { movedIndex } from '../support/moved-index';
import { TOOLS } from './hooks';

/** The tools of a demo. */
export const TOOLBAR = hooked(TOOLS);

/** Of what stands in a toolbar, its menus' entries have no stop of their own. */
const TOOL = `${TOOLBAR} [tabindex]`;

/** The arrow keys walk along a toolbar. */
export function moveInToolbar(event: KeyboardEvent): void {
  const tool = closest(event, TOOL);
  const tools = toolsBeside(tool);
  const next = tool && tools[movedIndex(event.key, tools.indexOf(tool), tools.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A toolbar is one stop of the tab key: it is the tool that was used last, with whatever it was used. */
export function stopAtTool(event: FocusEvent): void {
  const tool = closest(event, TOOL);
  for (const other of toolsBeside(tool)) other.tabIndex = other === tool ? 0 : -1;
}

function toolsBeside(tool: HTMLElement | null): HTMLElement[] {
  const toolbar = tool?.closest(TOOLBAR);
  return toolbar ? all('[tabindex]', toolbar) : [];
}
