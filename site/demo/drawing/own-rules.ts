import { classesOf, usedRule } from './used-rules';

/**
 * Rules that a box makes use of and that its demo keeps in a place of its own, as one does that is mirrored: in the head
 * of the document.
 */
export function ownRules(box: Element): string[] {
  const classes = classesOf(box.getHTML());
  return [...box.ownerDocument.head.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map(({ cssText }) => usedRule(cssText, classes))
    .filter((rule) => rule !== '');
}
