/** Takes over the value that the browser itself has set in a prerendered slider or list. */
export function takeValue(target: Element, drawn: EventTarget | null): void {
  if (isSlider(target) && isSlider(drawn)) setValue(target, HTMLInputElement.prototype, drawn.value);
  if (isList(target) && isList(drawn)) setValue(target, HTMLSelectElement.prototype, drawn.value);
}

/** Opens a list of the browser again, which was closed when the prerendered one was removed, unless something was chosen. */
export function openList(target: Element, drawn: EventTarget | null): void {
  if (!isList(target) || !isList(drawn) || target.value !== drawn.value) return;
  try {
    target.showPicker();
  } catch {
    // Only within some seconds of the press, and not in all browsers: the reader presses again.
  }
}

function isSlider(element: EventTarget | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'range';
}

function isList(element: EventTarget | null): element is HTMLSelectElement {
  return element instanceof HTMLSelectElement;
}

/** By the setter of the browser: React's own would take the value for one that it has set. */
function setValue(control: HTMLElement & { value: string }, prototype: object, value: string): void {
  if (control.value === value) return;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
