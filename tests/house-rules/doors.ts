import type { Import } from './imports-of';

/** What the files of one room may look into. A file belongs to the first room whose pattern it matches. */
export interface Door {
  room: string;
  files: RegExp;
  /** Files of this repository; `<own>` is the room's own folder, as `files` captures it. */
  may: string[];
  /** Packages: all, none, all but some, or some only. */
  packages: 'all' | 'none' | { but: RegExp } | { only: RegExp };
  /** Whether Node's own modules may be used. */
  node: 'yes' | 'no';
}

/** React, MUI and Emotion: the generator knows none of them. */
const SITE_PACKAGES = /^(react|react-dom|@mui|@emotion|stylis)(\/|$)/;

/** What every step of the pipeline may use besides itself. */
const BELOW_STEPS = [
  'generator/contract/',
  'generator/model.ts',
  'generator/problems/',
  'generator/cache/hash.ts',
];

/** Who may import whom (house plan §2). Rooms stand before the rooms around them. */
export const doors: Door[] = [
  { room: 'demos', files: /^(data\/pages\/.+\/)/, may: ['<own>'], packages: 'all', node: 'no' },
  {
    room: 'data',
    files: /^data\//,
    may: ['data/', 'generator/contract/'],
    packages: 'none',
    node: 'no',
  },
  {
    room: 'contract',
    files: /^generator\/contract\//,
    may: ['generator/contract/'],
    packages: { only: /^valibot$/ },
    node: 'no',
  },
  {
    room: 'problems',
    files: /^generator\/problems\//,
    may: ['generator/problems/', 'generator/model/', 'generator/contract/'],
    packages: { but: SITE_PACKAGES },
    node: 'no',
  },
  {
    room: 'cache',
    files: /^generator\/cache\//,
    may: ['generator/cache/', 'generator/model.ts', 'generator/contract/', 'generator/problems/'],
    packages: { but: SITE_PACKAGES },
    node: 'yes',
  },
  {
    room: 'step',
    files: /^(generator\/steps\/[^/]+\/)/,
    may: ['<own>', ...BELOW_STEPS],
    packages: { but: SITE_PACKAGES },
    node: 'yes',
  },
  {
    room: 'plan',
    files: /^generator\/plan\.ts$/,
    may: ['generator/model.ts', 'generator/steps/1-', 'generator/steps/2-', 'generator/steps/3-'],
    packages: 'none',
    node: 'no',
  },
  {
    room: 'generator',
    files: /^generator\//,
    may: ['generator/'],
    packages: { but: SITE_PACKAGES },
    node: 'yes',
  },
  {
    room: 'bin',
    files: /^bin\//,
    may: ['bin/', 'generator/index.ts'],
    packages: { but: SITE_PACKAGES },
    node: 'yes',
  },
  {
    room: 'site',
    files: /^site\//,
    may: ['site/', 'data/', 'translations/', 'generator/contract/'],
    packages: 'all',
    node: 'no',
  },
  { room: 'tests', files: /^tests\//, may: [''], packages: 'all', node: 'yes' },
];

/** Why a file may not import something; undefined when it may. */
export function closedDoor(file: string, { target, kind }: Import): string | undefined {
  const door = doors.find(({ files }) => files.test(file));
  if (!door) return `${file} stands in no room`;
  const isOpen = {
    file: () => mayLook(door, file, target),
    package: () => mayUse(door, target),
    node: () => door.node === 'yes',
  };
  return isOpen[kind]() ? undefined : `${file} (${door.room}) imports ${target}`;
}

function mayLook({ files, may }: Door, file: string, target: string): boolean {
  const own = files.exec(file)?.[1] ?? file;
  return may.some((place) => target.startsWith(place.replace('<own>', own)));
}

function mayUse({ packages }: Door, name: string): boolean {
  if (typeof packages === 'string') return packages === 'all';
  return 'only' in packages ? packages.only.test(name) : !packages.but.test(name);
}
