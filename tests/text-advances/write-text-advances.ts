import { writeFile } from 'node:fs/promises';
import { readTextAdvances } from './read-text-advances';

/** `npm run advances`: measures the face of the site anew, for what is drawn without a browser. */
const file = 'site/demo/drawing/layout/text-advances.json';

await writeFile(file, `${JSON.stringify(await readTextAdvances())}\n`);
process.stdout.write(`${file}\n`);
