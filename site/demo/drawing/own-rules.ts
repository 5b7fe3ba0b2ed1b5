import { classesOf, usedRule } from './used-rules';

/**
 * Rules that a box uses and that its demo inserted into the head of the document itself, as a demo in
 * right-to-left layout does.
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

/** The document keeps the rules of all demos, so each is serialized once. */
const texts = new WeakMap<CSSRule, string>();

function textOf(rule: CSSRule): string {
  const text = texts.get(rule) ?? rule.cssText;
  texts.set(rule, text);
  return text;
}
