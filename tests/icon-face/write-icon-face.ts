import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawIconFace } from './draw-icon-face';

/** `npm run icons`: draws the face of the icons anew and gives it the name that the style sheet asks for. */
const folder = 'data/public/assets/fonts';
const fonts = 'site/theme/fonts.ts';

const face = await drawIconFace();
const name = `icons-${createHash('sha256').update(face).digest('hex').slice(0, 8)}.woff2`;
for (const file of await readdir(folder)) if (/^icons-/.test(file)) await rm(path.join(folder, file));
await writeFile(path.join(folder, name), face);
await writeFile(fonts, (await readFile(fonts, 'utf8')).replace(/icons-\w+\.woff2/, name));
process.stdout.write(`${folder}/${name}, ${face.length} bytes\n`);
