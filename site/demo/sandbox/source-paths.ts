import type { SandboxDemo } from './sandbox';

/** The folder of the demo: deep enough that modules in parent folders are still below `src`. */
export function sourceFolder(names: readonly string[]): string[] {
  const depths = names.map((name) => name.split('/').filter((part) => part === '..').length);
  return ['src', ...Array.from({ length: Math.max(0, ...depths) }, () => 'demo')];
}

interface SourceFile extends Pick<SandboxDemo, 'name' | 'language'> {
  file: string;
}

/** The path of a file. The main file is named Demo; a JavaScript file with JSX needs the extension `.jsx`. */
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
