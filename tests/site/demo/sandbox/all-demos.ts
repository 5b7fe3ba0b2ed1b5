import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../../../data/site';
import { type CodeFiles, openCodeFiles } from '../../../../generator/steps/3-read/demos/code-files';
import { type LoadedDemo, loadDemo } from '../../../../generator/steps/3-read/demos/load-demo';
import { openManifests } from '../../../../generator/steps/5-check/sandboxes/manifests';
import { sandboxPackages } from '../../../../generator/steps/5-check/sandboxes/sandbox-packages';
import type { SandboxDemo } from '../../../../site/demo/sandbox/sandbox';

/** Every demo of the site in every language and styling, as its page gives it to a sandbox. */
export async function allDemos(): Promise<SandboxDemo[]> {
  const files = readdirSync('data/pages', { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join('data/pages', file),
  );
  const codeFiles = openCodeFiles(files, async (file) => readFileSync(file, 'utf8'));
  const texts = files.filter((file) => file.endsWith('/index.md'));
  const demos = await Promise.all(texts.map((text) => demosOf(text, codeFiles)));
  return demos.flat().flatMap(sandboxDemos);
}

async function demosOf(text: string, codeFiles: CodeFiles): Promise<LoadedDemo[]> {
  const folder = path.posix.dirname(text);
  const markers = [...readFileSync(text, 'utf8').matchAll(/\{\{"demo": "([^"]+)"/g)];
  const place = { file: text, line: 1, column: 1 };
  const loaded = markers.map(([, file = '']) => loadDemo({ file, options: {}, place, folder }, codeFiles));
  return (await Promise.all(loaded)).flatMap(({ demo }) => demo ?? []);
}

function sandboxDemos({ name, variants }: LoadedDemo): SandboxDemo[] {
  return variants.map((variant) => ({
    ...variant,
    name,
    packages: packagesOf(variant.imports),
    url: 'https://mui.com/x/',
    documentLanguage: 'en',
  }));
}

const manifest = openManifests(process.cwd());

/** What the site's own settings say that some imports need; throws why nothing can be installed. */
export function packagesOf(imports: readonly string[]): string[] {
  const { sandboxes: settings = { packages: [] }, dateAdapters: adapters } = site;
  const found = sandboxPackages(imports, { settings, adapters, manifest });
  if ('fault' in found) throw new Error(found.fault);
  return found.packages;
}
