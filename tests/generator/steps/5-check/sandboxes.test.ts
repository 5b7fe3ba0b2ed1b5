import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installedHash, LOCK_FILES, Snapshot } from '../../../../generator/cache';
import { sandboxesOfDemos } from '../../../../generator/steps/5-check/sandboxes/sandboxes-of-demos';
import { siteDefinition } from '../../../builders/site-definition';
import { facts } from '../../../builders/text';
import { temporaryFolder } from '../../../temporary-folder';

it.each(LOCK_FILES)('a session takes the versions of packages that were updated in %s', (lock) => {
  const root = temporaryFolder('xdocs-sandboxes');
  const install = (version: string) => {
    const manifest = path.join(root, 'node_modules/seeds/package.json');
    mkdirSync(path.dirname(manifest), { recursive: true });
    writeFileSync(manifest, JSON.stringify({ name: 'seeds', version, types: 'index.d.ts' }));
    writeFileSync(path.join(root, lock), `seeds ${version}`);
  };
  const text = facts('/start', { demoImports: { 'pages/start/Bed.tsx': ['seeds'] } });
  const packagesFrom = (snapshot: Snapshot) => {
    const site = siteDefinition({ sandboxes: { packages: [] } });
    return sandboxesOfDemos([text], site, { snapshot, installed: installedHash(root) }).packages;
  };
  install('1.0.0');
  const snapshot = new Snapshot(root);

  expect(JSON.stringify(packagesFrom(snapshot))).toContain('1.0.0');

  install('2.0.0');
  expect(JSON.stringify(packagesFrom(snapshot.after([lock], [])))).toContain('2.0.0');
});
