import { sandboxLibrary } from '../../../data/sandbox-versions';
import { dependenciesOf } from './dependencies-of';
import { entryCode, indexHtml, packageJson, tsConfig } from './project-files';
import type { Sandbox, SandboxDemo } from './sandbox';
import { sourceFolder, sourcePath } from './source-paths';

/** A complete project with a demo. */
export function createSandbox(demo: SandboxDemo): Sandbox {
  const { name, language, files, url } = demo;
  const title = `${name} demo — ${sandboxLibrary}`;
  const folder = sourceFolder(files.map((file) => file.name));
  const [first] = files;
  const main = sourcePath(folder, { ...demo, file: first?.name ?? name });
  const entry = language === 'TS' ? 'src/index.tsx' : 'src/index.jsx';
  const sources = files.map(({ name: file, code }) => [sourcePath(folder, { ...demo, file }), code] as const);
  return {
    title,
    description: url,
    main,
    files: {
      'index.html': indexHtml(demo, title, entry),
      'package.json': packageJson(url, dependenciesOf(demo)),
      [entry]: entryCode(language, `.${main.replace(/^src/, '').replace(/\.\w+$/, '')}`),
      ...Object.fromEntries(sources),
      ...(language === 'TS' && {
        'tsconfig.json': tsConfig(),
        'src/vite-env.d.ts': '/// <reference types="vite/client" />\n',
      }),
    },
  };
}
