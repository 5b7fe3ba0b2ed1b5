import { classesOf, usedRule } from './used-rules';

/**
 * Rules that a box makes use of and that its demo keeps in a place of its own, as one does that is mirrored: in the head
 * of the document.
 */
export function ownRules(box: Element, html: string): string[] {
  const styles = [...box.ownerDocument.head.querySelectorAll('style')];
  if (styles.length === 0) return [];
  const classes = classesOf(html);
  return styles
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map((rule) => usedRule(textOf(rule), classes))
    .filter((rule) => rule !== '');
}

/** Documents keep the rules of all drawings: each is written once. */
const texts = new WeakMap<CSSRule, string>();

function textOf(rule: CSSRule): string {
  const text = texts.get(rule) ?? rule.cssText;
  texts.set(rule, text);
  return text;
}
