import { expect, it } from 'vitest';
import { builtPages, proveHtml } from './prove-html';

proveHtml((file) => !/^zh[\\/]/.test(file));

it('all pages of both languages are built', () => {
  expect(builtPages().length).toBeGreaterThan(878);
});
