import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import { blockText, isOutsideBlock } from './line-text';

/** The lines between an opening and a closing tag, each alone on its line. */
export interface TaggedLines {
  /** The opening tag as written. */
  tag: string;
  /** Line after the last one inside. */
  end: number;
  closed: boolean;
}

/** Finds `<name …>` on a line and the next `</name>`; undefined when the line is not such a tag. */
export function findTaggedLines(state: StateBlock, start: number, name: string): TaggedLines | undefined {
  const tag = blockText(state, start)?.trimEnd() ?? '';
  if (!tag.startsWith(`<${name}`) || !/^<\w+(\s[^<>]*)?>$/.test(tag)) return undefined;
  for (let line = start + 1; line < state.lineMax; line += 1) {
    if (isOutsideBlock(state, line)) return { tag, end: line, closed: false };
    if (blockText(state, line)?.trimEnd() === `</${name}>`) return { tag, end: line, closed: true };
  }
  return { tag, end: state.lineMax, closed: false };
}

/** Parses lines as nested blocks, so that the parser's nesting limit applies. */
export function readLines(state: StateBlock, start: number, end: number): void {
  const { lineMax, parentType } = state;
  state.lineMax = end;
  state.parentType = 'blockquote';
  state.level += 1;
  state.md.block.tokenize(state, start, end);
  state.level -= 1;
  state.lineMax = lineMax;
  state.parentType = parentType;
}
