import { fileIn } from '../demo/shown-files';

/** The code block of a file on the page. */
export interface CodeBlock {
  name: string;
  /** The code of the author. */
  original: string;
  /** Replaces the code in the block, for features that copy or open code without knowing the editor. */
  say: (code: string) => void;
  /** Shows an element instead of the code. */
  cover: (element: HTMLElement) => void;
  /** Shows the code of the author. */
  uncover: () => void;
}

/** Reads a code block. */
export function readCodeBlock(block: HTMLElement): CodeBlock {
  const { name, code: original } = fileIn(block);
  const shown = block.querySelector<HTMLElement>('pre');
  const text = shown?.querySelector('code') ?? shown;
  const highlighted = [...(text?.childNodes ?? [])];
  const say = (code: string) => text?.replaceChildren(...(code === original ? highlighted : [code]));
  let covering: HTMLElement | undefined;
  const hide = (isHidden: 'hidden' | 'visible'): void => {
    if (shown) shown.hidden = isHidden === 'hidden';
  };
  return {
    name,
    original,
    say,
    cover: (element) => {
      covering = element;
      shown?.after(element);
      hide('hidden');
    },
    uncover: () => {
      say(original);
      covering?.remove();
      hide('visible');
    },
  };
}
