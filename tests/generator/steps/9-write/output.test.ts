import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutputUse } from '../../../../generator/problems/catalogue';
import { SiteError } from '../../../../generator/problems/site-error';
import { realDisk } from '../../../../generator/steps/9-write/disk';
import { openOutput } from '../../../../generator/steps/9-write/open-output';
import { findOutput } from '../../../../generator/steps/9-write/output/find-output';
import { MARKER, MARKER_TEXT, markerText } from '../../../../generator/steps/9-write/output/marker';
import { publish } from '../../../../generator/steps/9-write/publish';
import { Stage } from '../../../../generator/steps/9-write/stage';
import { type OutputFolder, outputFolder, plant, treeIn } from '../../../builders/output-folder';

let place: OutputFolder;

beforeEach(() => {
  place = outputFolder();
});

afterEach(() => place.remove());

const find = (out: string, use?: OutputUse) =>
  findOutput({
    out: path.resolve(place.root, out),
    root: place.root,
    sources: ['data', 'pages'],
    ...(use && { use }),
  });

/** What is said about an output folder, and that nothing was done to it. */
function refusal(out: string, use?: OutputUse): { code: string; message: string } | undefined {
  const before = treeIn(place.folder);
  try {
    openOutput(find(out, use)).close();
    return undefined;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return error.problem;
  } finally {
    expect(treeIn(place.folder)).toEqual(before);
  }
}

/** Paths of the system's own; `/sys` is an ordinary folder where nothing is mounted there, as in a small container. */
const UNMAKEABLE = [
  '/proc/x',
  '/proc/x/y/z',
  '/dev/null/x',
  ...(existsSync('/sys/kernel') ? ['/sys/x'] : []),
];

describe('a build replaces', () => {
  it.each(['dist', 'deep/er/dist', '../beside', 'data-of-mine', '.hidden'])(
    'a folder that is not there yet: %s',
    (out) => {
      expect(refusal(out)).toBeUndefined();
    },
  );

  it('an empty folder, also one with what a file system puts there', () => {
    mkdirSync(path.join(place.root, 'dist/lost+found'), { recursive: true });
    expect(refusal('dist')).toBeUndefined();
  });

  it('a folder that a build made', () => {
    plant(place.out, { [MARKER]: MARKER_TEXT, 'index.html': '' });
    expect(refusal('dist')).toBeUndefined();
  });

  it('a folder that an earlier version made, which left no marker', () => {
    plant(place.out, { 'build-manifest.json': '{}', '.assets-history.json': '[]', 'index.html': '' });
    expect(refusal('dist')).toBeUndefined();
  });
});

describe('a build refuses before a byte is touched', () => {
  it('a folder with files of somebody else, and names them', () => {
    plant(path.join(place.folder, 'photos'), { 'a.jpg': '', 'b.jpg': '', 'c.jpg': '', 'd.jpg': '' });
    expect(refusal('../photos')).toMatchObject({ code: 'OUTPUT_NOT_BUILT' });
    expect(refusal('../photos')?.message).toContain('a.jpg, b.jpg, c.jpg and 1 more');
  });

  it('a folder whose marker is not what a build writes', () => {
    plant(place.out, { [MARKER]: 'something else', 'index.html': '' });
    expect(refusal('dist')).toMatchObject({ code: 'OUTPUT_NOT_BUILT' });
  });

  it('a built site to which somebody added files, and names them', () => {
    const site = { 'index.html': '', 'x/a.html': '' };
    plant(place.out, { [MARKER]: markerText(Object.keys(site)), ...site });
    expect(refusal('dist')).toBeUndefined();
    plant(place.out, { '.DS_Store': 'left by a file manager' });
    expect(refusal('dist')).toBeUndefined();
    plant(place.out, { CNAME: 'garden.example', 'x/notes.txt': 'mine' });
    expect(refusal('dist')).toMatchObject({ code: 'OUTPUT_HAS_MORE' });
    expect(refusal('dist')?.message).toContain(`made: CNAME, ${path.join('x', 'notes.txt')}. A build`);
    expect(refusal('dist', 'clean')?.message).toContain('`xdocs clean` removes');
  });

  it.each(['.git', 'node_modules'])('a built site that holds %s by now', (name) => {
    plant(place.out, { [MARKER]: MARKER_TEXT, [`${name}/x`]: '' });
    expect(refusal('dist')?.message).toContain(`made: ${name}.`);
  });

  it.each([
    ['.', 'is the folder of the site itself'],
    ['', 'is the folder of the site itself'],
    ['..', 'contains the site'],
    ['/', 'contains the site'],
    ['data', 'lies inside data'],
    ['data/dist', 'lies inside data'],
    ['pages', 'lies inside pages'],
    ['pages/not/there/yet', 'lies inside pages'],
    ['node_modules', 'lies inside node_modules'],
    ['node_modules/.cache/dist', 'lies inside node_modules'],
    ['../other/node_modules/dist', 'lies inside node_modules'],
    ['.git/dist', 'lies inside .git'],
    ['.GIT/dist', 'lies inside .git'],
  ])('%j', (out, where) => {
    expect(refusal(out)).toMatchObject({
      code: 'OUTPUT_IS_PROTECTED',
      message: expect.stringContaining(where),
    });
  });

  it('sources, by whatever name they are reached', () => {
    symlinkSync('data', path.join(place.root, 'dist'));
    symlinkSync(place.root, path.join(place.folder, 'again'));
    expect(refusal('dist')?.message).toContain('lies inside data');
    expect(refusal('../again/data/dist')?.message).toContain('lies inside data');
    expect(refusal('../again')?.message).toContain('is the folder of the site itself');
  });

  it('what holds sources that lie elsewhere', () => {
    plant(path.join(place.folder, 'elsewhere/pages'), { 'index.md': '' });
    symlinkSync('../elsewhere/pages', path.join(place.root, 'pages'));
    expect(refusal('../elsewhere')?.message).toContain('contains pages');
  });

  it('a folder inside a built site, which the next build of that would remove', () => {
    plant(place.out, { [MARKER]: MARKER_TEXT, 'index.html': '' });
    expect(refusal('dist/v7')?.message).toContain('lies inside the built site');
  });

  it.each([
    ['file', 'OUTPUT_IS_NO_FOLDER', 'is not a folder'],
    ['file/below', 'DISK_FAILED', 'not a directory'],
  ])('what is a file: %s', (out, code, words) => {
    writeFileSync(path.join(place.root, 'file'), 'text');
    expect(refusal(out)).toMatchObject({ code, message: expect.stringContaining(words) });
  });

  it('a circle of links', () => {
    symlinkSync('b', path.join(place.root, 'a'));
    symlinkSync('a', path.join(place.root, 'b'));
    expect(refusal('a')?.message).toContain('(ELOOP)');
  });

  it('a name that no file can have', () => {
    expect(refusal('x'.repeat(300))?.message).toContain('(ENAMETOOLONG)');
  });

  it.skipIf(process.platform !== 'linux').each(UNMAKEABLE)('a path that cannot be made: %s', (out) => {
    expect(refusal(out)?.code).toBe('DISK_FAILED');
  });
});

/** Whether this user may mount something here, as in a container of one's own it may. */
function mounts(folder: string, from: string[]): boolean {
  try {
    execFileSync('mount', [...from, folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('a mount point', () => {
  it.for([
    ['of a file system of its own', ['-t', 'tmpfs', 'none']],
    ['of a folder of the same file system', ['--bind', '<from>']],
  ] as const)('%s stays, and holds the new site', async ([, source], { skip }) => {
    const from = path.join(place.folder, 'volume');
    plant(place.folder, { page: 'linked' });
    for (const folder of [from, place.out]) mkdirSync(folder);
    if (
      !mounts(
        place.out,
        source.map((word) => word.replace('<from>', from)),
      )
    )
      return skip();
    try {
      for (const says of ['old', 'new']) {
        const stage = new Stage();
        stage.write(MARKER, MARKER_TEXT);
        stage.link(`${says}.html`, path.join(place.folder, 'page'));
        expect(await publish(stage, openOutput(find('dist')))).toEqual([]);
      }
      expect(treeIn(place.out)).toMatchObject({ [MARKER]: MARKER_TEXT, 'new.html': 'linked' });
      expect(treeIn(place.out)).not.toHaveProperty('old.html');
      expect(readdirSync(place.root).sort()).toEqual(['data', 'dist']);
    } finally {
      execFileSync('umount', [place.out]);
    }
  });

  it('of the site itself is one more name of it', ({ skip }) => {
    const again = path.join(place.folder, 'again');
    mkdirSync(again);
    if (!mounts(again, ['--bind', place.root])) return skip();
    try {
      expect(refusal('../again/data/dist')?.message).toContain('lies inside data');
      expect(refusal('../again')?.message).toContain('contains the site');
    } finally {
      execFileSync('umount', [again]);
    }
  });

  it('is not the only folder that cannot be renamed: one in a folder that is not ours is exchanged by entries, too', () => {
    plant(place.out, { [MARKER]: MARKER_TEXT });
    const refuse = () => {
      throw Object.assign(new Error('EACCES: permission denied, access'), {
        code: 'EACCES',
        syscall: 'access',
      });
    };
    const asked = { out: place.out, root: place.root, sources: [] };
    expect(findOutput(asked, { ...realDisk, accessSync: refuse }).exchange).toBe('entries');
    expect(findOutput(asked).exchange).toBe('folder');
  });
});
