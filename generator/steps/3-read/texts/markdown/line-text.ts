import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';

/** A line as it stands in its block, without the marks of quotes around it. */
export function lineText(state: StateBlock, line: number): string {
  return state.src.slice(state.bMarks[line], state.eMarks[line]);
}

/** Is a line indented so far that it is code? Its text without indentation otherwise. */
export function blockText(state: StateBlock, line: number): string | undefined {
  if ((state.sCount[line] ?? 0) - state.blkIndent >= 4) return undefined;
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

/** Whether a line is outside the current list item. */
export function isOutsideBlock(state: StateBlock, line: number): boolean {
  return !state.isEmpty(line) && (state.sCount[line] ?? 0) < state.blkIndent;
}
