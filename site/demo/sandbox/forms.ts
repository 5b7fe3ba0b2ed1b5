import lzString from 'lz-string';
import type { Sandbox } from './sandbox';

/** A form that opens a sandbox: its URL and fields. */
export interface SandboxForm {
  action: string;
  fields: Record<string, string>;
}

/** StackBlitz receives every file as a field, and installs the dependencies of `package.json`. */
export function stackBlitzForm({ title, description, main, files }: Sandbox): SandboxForm {
  const fields = Object.entries(files).map(([path, code]) => [`project[files][${path}]`, code]);
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(main)}`,
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': `# ${title}\n${description}`,
      ...Object.fromEntries(fields),
    },
  };
}

/** CodeSandbox receives all files as one compressed field. */
export function codeSandboxForm({ main, files }: Sandbox): SandboxForm {
  const contents = Object.entries(files).map(([path, content]) => [path, { content }]);
  const packed = lzString.compressToBase64(JSON.stringify({ files: Object.fromEntries(contents) }));
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: {
      parameters: packed.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
      query: `file=/${main}`,
    },
  };
}
