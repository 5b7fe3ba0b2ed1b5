import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Marks the line of an error, by its number; undefined removes the mark. */
export const markLine = StateEffect.define<number | undefined>();

const mark = Decoration.line({ class: 'is-faulty' });

/** The mark moves with its line. */
export const faultyLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (lines, { changes, effects, state }) => {
    const marked = effects.find((effect) => effect.is(markLine));
    if (!marked) return lines.map(changes);
    const { value } = marked;
    if (value === undefined || value < 1 || value > state.doc.lines) return Decoration.none;
    return Decoration.set(mark.range(state.doc.line(value).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});
