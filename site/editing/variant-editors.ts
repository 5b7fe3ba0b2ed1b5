import { all, CODE, hooked } from '../support/dom';
import type { EditWords } from './edit-words';
import { FileEditor } from './file-editor';

interface EditorsRequest {
  words: EditWords;
  changed: () => void;
  leave: () => void;
}

/** The editors of a demo: of each of its variants, once it was shown. */
export interface VariantEditors {
  /** Editors of a variant's files in their order. */
  of: (variant: HTMLElement) => FileEditor[];
  /** All that were made. */
  all: () => FileEditor[];
}

/** Makes editors for the files of variants when they are asked for. */
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
