import { all, closest, hooked } from '../support/dom';
import { movedIndex } from '../support/moved-index';
import { TOOLS } from './hooks';

/** The toolbar of a demo. */
export const TOOLBAR = hooked(TOOLS);

/** Tools of a toolbar, without the entries of menus. */
const TOOL = `${TOOLBAR} [tabindex]`;

/** Moves the focus inside a toolbar with the arrow keys, from where the keys before it have moved it. */
export function moveInToolbar(event: Event): void {
  const tools = toolsBeside(closest(event, TOOL));
  const key = event instanceof KeyboardEvent ? event.key : '';
  const focused = tools.findIndex((tool) => tool.matches(':focus'));
  const next = tools[movedIndex(key, focused, tools.length) ?? -1];
  if (focused < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** A toolbar is one tab stop: the tool that was used last. */
export function stopAtTool(event: Event): void {
  const tool = closest(event, TOOL);
  for (const other of toolsBeside(tool)) other.tabIndex = other === tool ? 0 : -1;
}

function toolsBeside(tool: HTMLElement | null): HTMLElement[] {
  const toolbar = tool?.closest(TOOLBAR);
  return toolbar ? all('[tabindex]', toolbar) : [];
}
