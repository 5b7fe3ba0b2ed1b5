import { fileIn } from '../demo/shown-files';

/** The box of a file's code on the page. */
export interface CodeBlock {
  name: string;
  /** As the author wrote it. */
  original: string;
  /** Has the box say another code. What copies code, or takes it elsewhere, reads the box and knows of no editor. */
  say: (code: string) => void;
  /** Puts an element in the place of the code. */
  cover: (element: HTMLElement) => void;
  /** Shows the code as its author wrote it. */
  uncover: () => void;
}

/** Reads a box of code. */
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
