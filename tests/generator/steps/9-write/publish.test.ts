import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type PublishPaths,
  publish,
  publishPaths,
  recover,
} from '../../../../generator/steps/9-write/publish';
import { temporaryFolder } from '../../../temporary-folder';

let paths: PublishPaths;

beforeEach(() => {
  paths = publishPaths(path.join(temporaryFolder('publish'), 'dist'));
});

function tree(folder: string, says: string): void {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), says);
}

const published = () => readFileSync(path.join(paths.out, 'index.html'), 'utf8');
const beside = () => readdirSync(path.dirname(paths.out));

describe('publishing', () => {
  it('puts the new tree in the place of the old one and leaves nothing beside it', () => {
    tree(paths.out, 'old');
    tree(paths.next, 'new');
    publish(paths);
    expect(published()).toBe('new');
    expect(beside()).toEqual(['dist']);
  });

  it('works where nothing was published before', () => {
    tree(paths.next, 'new');
    publish(paths);
    expect(published()).toBe('new');
  });
});

describe('a build that was killed', () => {
  it('while the new tree grew leaves the old site', () => {
    tree(paths.out, 'old');
    tree(paths.next, 'half');
    recover(paths);
    expect(published()).toBe('old');
    expect(beside()).toEqual(['dist']);
  });

  it('after the journal was written is finished by the next start', () => {
    tree(paths.out, 'old');
    tree(paths.next, 'new');
    writeFileSync(paths.journal, 'next is complete\n');
    recover(paths);
    expect(published()).toBe('new');
    expect(beside()).toEqual(['dist']);
  });

  it('between the two renames gets the new site', () => {
    tree(paths.old, 'old');
    tree(paths.next, 'new');
    writeFileSync(paths.journal, 'next is complete\n');
    recover(paths);
    expect(published()).toBe('new');
    expect(beside()).toEqual(['dist']);
  });

  it('while it tidied up keeps the new site', () => {
    tree(paths.out, 'new');
    tree(paths.old, 'old');
    writeFileSync(paths.journal, 'next is complete\n');
    recover(paths);
    expect(published()).toBe('new');
    expect(beside()).toEqual(['dist']);
  });

  it('while it wrote the journal leaves the old site', () => {
    tree(paths.out, 'old');
    tree(paths.next, 'new');
    writeFileSync(paths.journal, 'next is');
    recover(paths);
    expect(published()).toBe('old');
  });

  it('before anything was ever published leaves nothing', () => {
    tree(paths.next, 'half');
    recover(paths);
    expect(existsSync(paths.out)).toBe(false);
    expect(beside()).toEqual([]);
  });
});
