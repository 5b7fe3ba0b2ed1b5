import { type Tag, tagHighlighter, tags } from '@lezer/highlight';

/**
 * What the grammar calls things → the classes of code on this site (site/code/code-classes.ts). The generator colours
 * code by the same list (generator/markup/code/lezer-ranges.ts); a test holds both together.
 */
const tagsOf: Record<string, readonly Tag[]> = {
  k: [tags.keyword, tags.self, tags.modifier, tags.heading],
  s: [tags.string, tags.attributeValue, tags.color],
  n: [tags.number, tags.bool, tags.null, tags.atom, tags.unit],
  c: [tags.comment, tags.documentMeta, tags.processingInstruction],
  f: [tags.function(tags.variableName), tags.function(tags.propertyName)],
  t: [tags.typeName, tags.className, tags.definition(tags.className), tags.namespace],
  p: [tags.definition(tags.propertyName), tags.propertyName],
  g: [tags.tagName, tags.labelName],
  a: [tags.attributeName],
  o: [
    tags.arithmeticOperator,
    tags.logicOperator,
    tags.bitwiseOperator,
    tags.compareOperator,
    tags.updateOperator,
    tags.function(tags.punctuation),
  ],
  r: [tags.regexp, tags.escape, tags.character, tags.special(tags.brace)],
};

/** Gives code the classes of this site. */
export const codeHighlighter = tagHighlighter(
  Object.entries(tagsOf).map(([name, tag]) => ({ tag, class: name })),
);
