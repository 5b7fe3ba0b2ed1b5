import ts from 'typescript';
import type { Words } from '../../../../model/reference-pages';
import { toMarkdown } from './to-markdown';

/** The doc comment of a declaration. */
export interface Comment {
  text?: Words;
  /** Tags in order; a name can occur several times. */
  tags: { name: string; text: string; parameter?: string }[];
}

/**
 * The comment of a symbol. A member that several types declare (`A & B`) has several comments: the first with
 * a text is used, and missing tags are taken from the others.
 */
export function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): Comment {
  const known = comments.get(symbol);
  if (known) return known;
  const comment = readComment(symbol, checker);
  comments.set(symbol, comment);
  return comment;
}

/** A cache, because the comment of a symbol is read many times. */
const comments = new WeakMap<ts.Symbol, Comment>();

function readComment(symbol: ts.Symbol, checker: ts.TypeChecker): Comment {
  const all = (symbol.declarations ?? []).map(commentOfNode);
  if (all.every(({ text, tags }) => text === undefined && tags.length === 0)) {
    return inherited(symbol, checker);
  }
  const text = all.find((comment) => comment.text !== undefined)?.text ?? inherited(symbol, checker).text;
  const spoken = all.find(({ tags }) => tags.length > 0) ?? { tags: [] };
  const added = all.flatMap(({ tags }) => tags).filter(({ name }) => !hasTag(spoken, name));
  const tags = [...spoken.tags, ...added];
  const whole = [text ?? '', ...seeAlso(tags)].filter((part) => part !== '').join('\n\n');
  return { ...(whole && { text: whole }), tags };
}

/** The text of `@see` tags; authors begin it with the word or leave it out. */
function seeAlso(tags: Comment['tags']): string[] {
  return tags
    .filter(({ name, text }) => name === 'see' && text !== '')
    .map(({ text }) => (/^see\b/i.test(text) ? text : `See ${text}`));
}

/** The comment above one declaration; the nearest one if there are several. */
function commentOfNode(node: ts.Node): Comment {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  if (!comment) return { tags: [] };
  const text = words(comment.comment);
  return {
    ...(text && { text }),
    tags: (comment.tags ?? []).map((tag) => ({
      name: tag.tagName.text,
      text: words(tag.comment),
      ...(ts.isJSDocParameterTag(tag) && { parameter: tag.name.getText() }),
    })),
  };
}

/** The text of the first tag of a name; empty when it has no text, undefined when it does not exist. */
export function tagText({ tags }: Comment, name: string): string | undefined {
  return tags.find((tag) => tag.name === name)?.text;
}

function hasTag({ tags }: Comment, name: string): boolean {
  return tags.some((tag) => tag.name === name);
}

/** Whether authors marked a member as internal. */
export function isHidden(comment: Comment): boolean {
  return hasTag(comment, 'ignore') || hasTag(comment, 'internal');
}

function words(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): Words {
  return toMarkdown(ts.getTextOfJSDocComment(comment) ?? '');
}

/** A member that is redeclared without a comment has the comment of the base type. */
function inherited(symbol: ts.Symbol, checker: ts.TypeChecker): Comment {
  const text = toMarkdown(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const tags = symbol.getJsDocTags(checker).map((tag) => ({
    name: tag.name,
    text: toMarkdown(ts.displayPartsToString(tag.text)),
  }));
  return { ...(text && { text }), tags };
}
