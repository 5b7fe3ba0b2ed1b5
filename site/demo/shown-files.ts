/** A file of a demo as shown on the page. */
export interface ShownFile {
  name: string;
  code: string;
}

/** Reads a code block. */
export function fileIn(block: HTMLElement): ShownFile {
  return {
    name: block.querySelector('p')?.textContent ?? '',
    code: block.querySelector('pre')?.textContent ?? '',
  };
}

/** The code of a file after a comment with its name. JSON has no comments, but readers understand `//`. */
export function namedCode({ name, code }: ShownFile): string {
  return `${name.endsWith('.css') ? `/* ${name} */` : `// ${name}`}\n${code.trimEnd()}`;
}
