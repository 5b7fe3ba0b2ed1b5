import { tagHighlighter } from '@lezer/highlight';
import { codeClasses } from '../../generator/code-kinds/code-classes';
import { codeTags } from '../../generator/code-kinds/code-tags';

/** Gives code the classes of this site, by the table that its pages are coloured by. */
export const codeHighlighter = tagHighlighter(
  codeTags.map(({ is, tag }) => ({ tag, class: codeClasses[is].name })),
);
