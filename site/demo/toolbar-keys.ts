import { all, closest } from '../support/dom';
import { movedIndex } from '../support/moved-index';

/** The arrow keys walk along a toolbar. */
export function moveInToolbar(event: KeyboardEvent): void {
  const tool = closest(event, '.tool');
  const toolbar = tool?.closest<HTMLElement>('.demo-toolbar');
  if (!tool || !toolbar) return;
  const tools = all('.tool', toolbar);
  const next = tools[movedIndex(event.key, tools.indexOf(tool), tools.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A toolbar is one stop of the tab key: it is the tool that was used last, with whatever it was used. */
export function stopAtTool(event: FocusEvent): void {
  const tool = closest(event, '.tool');
  const toolbar = tool?.closest<HTMLElement>('.demo-toolbar');
  if (!tool || !toolbar) return;
  for (const other of all('.tool', toolbar)) other.tabIndex = other === tool ? 0 : -1;
}
