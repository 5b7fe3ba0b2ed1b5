import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteProduct } from '../contract/products';

/** Code of a first demo: a renamed copy of the template of the product, else a counter component. */
export function firstDemo(root: string, product: SiteProduct | undefined, name: string): string {
  const file = product?.firstDemo === undefined ? undefined : path.join(root, product.firstDemo);
  const copied =
    file !== undefined && existsSync(file) ? renamed(readFileSync(file, 'utf8'), name) : undefined;
  return copied ?? counter(name);
}

/** The same code with another name of its default export; undefined for a demo that imports files beside it. */
function renamed(code: string, name: string): string | undefined {
  const declared = /(?<=export default function )\w+/;
  if (!declared.test(code) || /from '\.|import '\./.test(code)) return undefined;
  return code.replace(declared, name);
}

function counter(name: string): string {
  return [
    "import * as React from 'react';",
    '',
    `export default function ${name}() {`,
    '  const [count, setCount] = React.useState(0);',
    '',
    '  return (',
    '    <button type="button" onClick={() => setCount(count + 1)}>',
    '      Pressed {count} times',
    '    </button>',
    '  );',
    '}',
    '',
  ].join('\n');
}
