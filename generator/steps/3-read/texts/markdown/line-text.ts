import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';

/** A line of a block, without the quote marks around it. */
export function lineText(state: StateBlock, line: number): string {
  return state.src.slice(state.bMarks[line], state.eMarks[line]);
}

/** The text of a line without indentation; undefined if it is indented code. */
export function blockText(state: StateBlock, line: number): string | undefined {
  if ((state.sCount[line] ?? 0) - state.blkIndent >= 4) return undefined;
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

/** Whether a line is outside the current list item. */
export function isOutsideBlock(state: StateBlock, line: number): boolean {
  return !state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent;
}
