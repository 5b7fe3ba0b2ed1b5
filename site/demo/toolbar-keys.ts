import { all, closest, hooked } from '../support/dom';
import { moveFocus } from '../support/move-focus';
import { TOOLS } from './hooks';

/** The toolbar of a demo. */
export const TOOLBAR = hooked(TOOLS);

/** Tools of a toolbar, without the entries of menus. */
const TOOL = `${TOOLBAR} [tabindex]`;

/** Moves the focus inside a toolbar with the arrow keys. */
export function moveInToolbar(event: Event): void {
  moveFocus(event, toolsBeside(closest(event, TOOL)));
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
