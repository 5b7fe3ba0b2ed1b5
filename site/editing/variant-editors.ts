import { CODE } from '../code/hooks';
import { all, hooked } from '../support/dom';
import type { EditWords } from './edit-words';
import { FileEditor } from './file-editor';

interface EditorsRequest {
  words: EditWords;
  changed: () => void;
  leave: () => void;
}

/** The editors of a demo: those of each variant that was shown. */
export interface VariantEditors {
  /** The editors of a variant's files, in order. */
  of: (variant: HTMLElement) => FileEditor[];
  /** All created editors. */
  all: () => FileEditor[];
}

/** Creates editors for the files of variants when they are requested. */
export function createVariantEditors({ words, changed, leave }: EditorsRequest): VariantEditors {
  const made = new Map<HTMLElement, FileEditor[]>();
  return {
    of: (variant) => {
      const known = made.get(variant);
      if (known) return known;
      const blocks = all(hooked(CODE), variant);
      const editors = blocks.map((block) => new FileEditor({ block, words, changed, leave }));
      made.set(variant, editors);
      for (const editor of editors) editor.show();
      return editors;
    },
    all: () => [...made.values()].flat(),
  };
}
