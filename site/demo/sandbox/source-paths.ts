import type { SandboxDemo } from './sandbox';

/** The folder the demo lies in: deep enough that modules above it are still below `src`. */
export function sourceFolder(names: readonly string[]): string[] {
  const depths = names.map((name) => name.split('/').filter((part) => part === '..').length);
  return ['src', ...Array.from({ length: Math.max(0, ...depths) }, () => 'demo')];
}

interface SourceFile extends Pick<SandboxDemo, 'name' | 'language'> {
  file: string;
}

/** Where a file lies. The demo's own is called Demo; with JSX in it a JavaScript file has to say so. */
export function sourcePath(folder: readonly string[], { name, language, file }: SourceFile): string {
  const path = [...folder];
  for (const part of file.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  const last = path.pop() ?? '';
  const renamed =
    last.replace(/\.\w+$/, '') === name && !file.includes('/') && /\.[jt]sx?$/.test(last)
      ? last.replace(name, 'Demo')
      : last;
  path.push(language === 'JS' ? renamed.replace(/\.js$/, '.jsx') : renamed);
  return path.join('/');
}
