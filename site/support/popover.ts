/** Attributes of a button for an element with `popover`, which React 18 does not support. */
export function popoverButton(id: string, action: 'toggle' | 'hide' = 'toggle'): Record<string, string> {
  return action === 'hide' ? { popovertarget: id, popovertargetaction: 'hide' } : { popovertarget: id };
}
