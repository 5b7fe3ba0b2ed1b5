import { all, closest } from '../support/dom';
import { movedIndex } from '../support/moved-index';

/** A toolbar is one stop of the tab key: it is the tool that was used last. */
export function moveInToolbar(event: KeyboardEvent): void {
  const tool = closest(event, '.tool');
  const toolbar = tool?.closest<HTMLElement>('.demo-toolbar');
  if (!tool || !toolbar) return;
  const tools = all('.tool', toolbar);
  const next = tools[movedIndex(event.key, tools.indexOf(tool), tools.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  for (const other of tools) other.tabIndex = other === next ? 0 : -1;
  next.focus();
}
