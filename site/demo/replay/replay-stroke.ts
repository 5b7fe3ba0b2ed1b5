import { takeValue } from './native-control';
import type { Stroke } from './plan-replay';
import { TEXT_FIELD } from './text-field';

/** Replays a key press or text change in a mounted demo. */
export function replayStroke(target: Element, { done: { event } }: Stroke): void {
  if (event instanceof InputEvent) change(event);
  else if (event instanceof KeyboardEvent) press(target, event);
}

/** Commands of the browser dispatch the events that fields listen to. */
function change({ inputType, data }: InputEvent): void {
  if (data !== null) document.execCommand('insertText', false, data);
  else if (inputType.startsWith('delete'))
    document.execCommand(/Forward/.test(inputType) ? 'forwardDelete' : 'delete');
}

function press(target: Element, event: KeyboardEvent): void {
  const { key, code, shiftKey, altKey, ctrlKey, metaKey } = event;
  const init = {
    key,
    code,
    shiftKey,
    altKey,
    ctrlKey,
    metaKey,
    bubbles: true,
    cancelable: true,
    composed: true,
  };
  const isLeft = target.dispatchEvent(new KeyboardEvent('keydown', init));
  const focused = document.activeElement;
  if (isLeft && target instanceof HTMLElement && isActivation(target, key)) target.click();
  // A cell begins to be edited with the first letter that is typed in it.
  else if (isLeft && key.length === 1 && focused !== target && focused?.matches(TEXT_FIELD))
    document.execCommand('insertText', false, key);
  if (isLeft) takeValue(target, event.target);
  (target.isConnected ? target : document.activeElement)?.dispatchEvent(new KeyboardEvent('keyup', init));
}

/** Whether a browser activates an element by a key. */
function isActivation(target: HTMLElement, key: string): boolean {
  if (key === 'Enter') return target.matches('a[href],button,summary');
  return key === ' ' && target.matches('button,summary,input[type=checkbox],input[type=radio]');
}
