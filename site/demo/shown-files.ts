/** A file of a demo as its box on the page shows it. */
export interface ShownFile {
  name: string;
  code: string;
}

/** Reads a box of code. */
export function fileIn(block: HTMLElement): ShownFile {
  return {
    name: block.querySelector('p')?.textContent ?? '',
    code: block.querySelector('pre')?.textContent ?? '',
  };
}

/** A file behind its name, in a comment of its own language; JSON has none and takes that of its readers. */
export function namedCode({ name, code }: ShownFile): string {
  return `${name.endsWith('.css') ? `/* ${name} */` : `// ${name}`}\n${code.trimEnd()}`;
}
