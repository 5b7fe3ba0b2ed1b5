import ts from 'typescript';
import type { Words } from '../../../../model/reference-pages';
import { toMarkdown } from './to-markdown';

/** What a declaration's own comment says. */
export interface Comment {
  text?: Words;
  /** Tags in their order; a name can be there several times. */
  tags: { name: string; text: string; parameter?: string }[];
}

/**
 * The comment of a symbol. A member that several types declare (`A & B`) has several comments: the first
 * that says something counts, and a tag it lacks is taken from the others.
 */
export function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): Comment {
  const known = comments.get(symbol);
  if (known) return known;
  const comment = readComment(symbol, checker);
  comments.set(symbol, comment);
  return comment;
}

/** Asked for again and again: is a member hidden, what is it, what does it mean? */
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

/** `@see` leads on; its authors begin the sentence with the same word or leave it out. */
function seeAlso(tags: Comment['tags']): string[] {
  return tags
    .filter(({ name, text }) => name === 'see' && text !== '')
    .map(({ text }) => (/^see\b/i.test(text) ? text : `See ${text}`));
}

/** The comment above one declaration; the nearest one where there are several. */
export function commentOfNode(node: ts.Node): Comment {
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

/** The text of the first tag of a name; empty when it says nothing, undefined when it is not there. */
export function tagText({ tags }: Comment, name: string): string | undefined {
  return tags.find((tag) => tag.name === name)?.text;
}

export function hasTag({ tags }: Comment, name: string): boolean {
  return tags.some((tag) => tag.name === name);
}

/** Members that their authors keep for themselves. */
export function isHidden(comment: Comment): boolean {
  return hasTag(comment, 'ignore') || hasTag(comment, 'internal');
}

function words(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): Words {
  return toMarkdown(ts.getTextOfJSDocComment(comment) ?? '');
}

/** A member that is declared again without a comment still means what the type above said. */
function inherited(symbol: ts.Symbol, checker: ts.TypeChecker): Comment {
  const text = toMarkdown(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const tags = symbol.getJsDocTags(checker).map((tag) => ({
    name: tag.name,
    text: toMarkdown(ts.displayPartsToString(tag.text)),
  }));
  return { ...(text && { text }), tags };
}
