import { tailwindScript } from '../../../data/sandbox-versions';
import type { Dependencies } from './dependencies-of';
import type { SandboxDemo } from './sandbox';

/** The document in which the demo is rendered. */
export function indexHtml(
  demo: Pick<SandboxDemo, 'documentLanguage' | 'styling'>,
  title: string,
  entry: string,
): string {
  const tailwind = demo.styling === 'tailwind' ? `\n    <script src="${tailwindScript}"></script>` : '';
  return `<!doctype html>
<html lang="${demo.documentLanguage}">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <meta name="viewport" content="initial-scale=1, width=device-width" />
    <link
      rel="stylesheet"
      href="https://fonts.googleapis.com/css2?family=Roboto:wght@300;400;500;700&display=swap"
    />${tailwind}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`;
}

/** Renders the demo as an application would: its own styles come after MUI's. */
export function entryCode(language: SandboxDemo['language'], demo: string): string {
  const root = language === 'TS' ? "document.querySelector('#root')!" : "document.querySelector('#root')";
  return `import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { StyledEngineProvider } from '@mui/material/styles';
import Demo from '${demo}';

createRoot(${root}).render(
  <React.StrictMode>
    <StyledEngineProvider injectFirst>
      <Demo />
    </StyledEngineProvider>
  </React.StrictMode>,
);
`;
}

/** Dependencies and scripts of the project. */
export function packageJson(description: string, dependencies: Dependencies): string {
  return json({
    private: true,
    type: 'module',
    description,
    scripts: { start: 'vite', dev: 'vite', build: 'vite build' },
    ...dependencies,
  });
}

/** Strict, as in new projects; a test compiles every demo with these options. */
export const sandboxCompilerOptions = {
  target: 'ES2022',
  lib: ['DOM', 'DOM.Iterable', 'ES2022'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  isolatedModules: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  allowJs: true,
  skipLibCheck: true,
  noEmit: true,
} as const;

export function tsConfig(): string {
  return json({ compilerOptions: sandboxCompilerOptions, include: ['src'] });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
