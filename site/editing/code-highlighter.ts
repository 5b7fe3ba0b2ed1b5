import { tagHighlighter } from '@lezer/highlight';
import { codeClasses } from '../../generator/code-kinds/code-classes';
import { codeTags } from '../../generator/code-kinds/code-tags';

/** Highlights code with the classes of this site, by the same table as its pages. */
export const codeHighlighter = tagHighlighter(
  codeTags.map(({ is, tag }) => ({ tag, class: codeClasses[is].name })),
);
