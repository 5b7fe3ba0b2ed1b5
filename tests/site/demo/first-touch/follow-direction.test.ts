// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { followDirection } from '../../../../site/demo/first-touch/follow-direction';

afterEach(() => {
  document.dir = '';
});

it('a reader who goes back while the code comes sees nothing mirrored', async () => {
  document.dir = 'rtl';
  const first = followDirection();
  document.dir = 'ltr';
  await followDirection();
  await first;

  expect(document.adoptedStyleSheets).toEqual([]);
});

it('mirrors once the code has come, and takes it back', async () => {
  document.dir = 'rtl';
  await followDirection();
  expect(document.adoptedStyleSheets).not.toEqual([]);

  document.dir = 'ltr';
  await followDirection();
  expect(document.adoptedStyleSheets).toEqual([]);
});
