import path from 'node:path';
import glob from 'fast-glob';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const examples = glob.sync('data/pages/x/api/**/*Example.tsx', { cwd: root });

afterEach(() => vi.restoreAllMocks());

describe('an example that was written for a page of the reference', () => {
  // Nobody but the bundler adds the supplement that Charts Pro needs here (.github/decisions, 7).
  it.each(examples.filter((file) => !file.includes('ChartContainerPro')))(
    'is drawn without a word in the console: %s',
    async (file) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { default: Example }: { default: ComponentType } = await import(path.join(root, file));

      expect(renderToString(<Example />)).toContain('<');
      const faults = said.mock.calls.map(([message]) => String(message));
      expect(
        faults.filter((message) => !/useLayoutEffect|defaultProps|MUI X: (Missing|Invalid)/.test(message)),
      ).toEqual([]);
    },
  );

  it('shows the component of its page', () => {
    const folders = examples.map((file) => path.basename(path.dirname(file)).replaceAll('-', ''));
    const names = examples.map((file) => path.basename(file, 'Example.tsx').toLowerCase());

    expect(names).toEqual(folders);
  });
});
