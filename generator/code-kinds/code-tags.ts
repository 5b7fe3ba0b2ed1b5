import { type Tag, tags } from '@lezer/highlight';
import type { CodeClass } from './code-classes';

/** The grammar tags of one kind of code. */
export interface ClassTags {
  is: CodeClass;
  tag: readonly Tag[];
}

/** Maps tags of the grammars to kinds of code, for pages and editors. A more specific tag wins over its parents. */
export const codeTags: readonly ClassTags[] = [
  { is: 'keyword', tag: [tags.keyword, tags.self, tags.modifier, tags.heading] },
  { is: 'string', tag: [tags.string, tags.attributeValue, tags.color] },
  { is: 'literal', tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit] },
  { is: 'comment', tag: [tags.comment, tags.documentMeta, tags.processingInstruction] },
  { is: 'function', tag: [tags.function(tags.variableName), tags.function(tags.propertyName)] },
  {
    is: 'type',
    tag: [tags.typeName, tags.className, tags.definition(tags.className), tags.namespace],
  },
  { is: 'property', tag: [tags.definition(tags.propertyName), tags.propertyName] },
  { is: 'tag', tag: [tags.tagName, tags.labelName] },
  { is: 'attribute', tag: [tags.attributeName] },
  // Dots and equals signs stay plain: a colour for them would not help readers and would add many elements.
  {
    is: 'operator',
    tag: [
      tags.arithmeticOperator,
      tags.logicOperator,
      tags.bitwiseOperator,
      tags.compareOperator,
      tags.updateOperator,
      tags.function(tags.punctuation),
    ],
  },
  { is: 'special', tag: [tags.regexp, tags.escape, tags.character, tags.special(tags.brace)] },
];
