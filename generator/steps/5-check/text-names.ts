import path from 'node:path';
import type { Inventory, Problem } from '../../model';
import { textWithOtherName, unknownTextLanguage } from '../../problems/catalogue';

/** Markdown files in the pages folder that are named neither `index.md` nor `index.<language>.md`. */
export function textNames({ pageFiles, site: { languages } }: Inventory): Problem[] {
  const codes = languages.all.map(({ code }) => code);
  const others = codes.filter((code) => code !== languages.default);
  const names = ['index.md', ...others.map((code) => `index.${code}.md`)];
  return pageFiles
    .filter((file) => file.endsWith('.md') && !names.includes(path.posix.basename(file)))
    .map((file) => {
      const code = /^index\.([^.]+)\.md$/.exec(path.posix.basename(file))?.[1];
      if (code === undefined) return textWithOtherName(file, names);
      return code === languages.default
        ? textWithOtherName(file, ['index.md'])
        : unknownTextLanguage(file, code, codes);
    });
}
