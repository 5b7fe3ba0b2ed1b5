import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addPathToErrors } from '../../../generator/cache';
import { diskFaultOf } from '../../../generator/problems/disk-fault';
import { temporaryFolder } from '../../temporary-folder';

function faultOf(act: () => void) {
  try {
    addPathToErrors('/site/table', act);
  } catch (error) {
    return diskFaultOf(error);
  }
  return undefined;
}

it('a call on an open file that fails says which file it was', () => {
  const descriptor = openSync(path.join(temporaryFolder('xdocs-naming'), 'a'), 'w');
  closeSync(descriptor);

  expect(faultOf(() => writeSync(descriptor, 'a'))).toMatchObject({ code: 'EBADF', path: '/site/table' });
});

it('one that names its file names that one', () => {
  expect(faultOf(() => readFileSync('/nowhere/b'))).toMatchObject({ code: 'ENOENT', path: '/nowhere/b' });
});

it.each([
  ['ENOSPC', '/to'],
  ['EROFS', '/to'],
  ['EIO', '/from'],
  ['ENOENT', '/from'],
])('a copy that fails with %s names %s', (code, named) => {
  const error = Object.assign(new Error(`${code}: why, copyfile '/from' -> '/to'`), {
    code,
    syscall: 'copyfile',
    path: '/from',
    dest: '/to',
  });

  expect(diskFaultOf(error)?.path).toBe(named);
});
