import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { charactersOfSite } from './characters-of-site';

/** `npm run picture-faces`: cuts the Chinese face of pictures down to the characters that they show. */
const target = 'site/pictures/faces';

/** The weights of text and of titles. */
const WEIGHTS = [400, 600];

/** The whole face, 76 MB, is fetched by the command alone: nobody else needs it. */
const source = 'node_modules/@fontsource/noto-sans-sc';
const license = path.join(source, 'LICENSE');
const characters = charactersOfSite();

for (const weight of WEIGHTS) {
  const whole = await readFile(
    path.join(source, `files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`),
  );
  const face = await subsetFont(whole, characters, { targetFormat: 'woff2' });
  const file = `${target}/noto-sans-sc-${weight}.woff2`;
  await writeFile(file, face);
  process.stdout.write(`${file}, ${[...characters].length} characters, ${face.length} bytes\n`);
}
await copyFile(license, `${target}/LICENSE.txt`);
