/** Attributes of a button that opens or closes an element with `popover`: React 18 does not know them. */
export function popoverButton(id: string, action: 'toggle' | 'hide' = 'toggle'): Record<string, string> {
  return action === 'hide' ? { popovertarget: id, popovertargetaction: 'hide' } : { popovertarget: id };
}
