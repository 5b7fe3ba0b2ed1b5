import path from 'node:path';
import { type Memory, type Recipe, remember } from '../../../cache';
import { readPlan, writePlan } from '../packages/division';
import { withoutEmptyFiles } from '../packages/empty-files';
import type { PackedPackages } from '../packages/packed';
import { ENTRY } from '../packages/packages-plugin';
import { piecesOf } from '../packages/pieces';
import { type PlanRequest, planPieces } from '../packages/plan-pieces';
import { readPacked } from '../packages/read-packed';
import { type Bundled, openRounds, type PackagesToBundle, type Rounds } from '../packages/rounds';
import {
  examinePackages,
  plainDivision,
  readUndivided,
  type Undivided,
  writeUndivided,
} from '../packages/undivided';
import { keepPart, knownPart, type RememberedPart } from '../remember-part';

/** A bundle of packages to make, and the other inputs of its cache key. */
export interface PackFor extends PackagesToBundle {
  /** The program of the site that it is for. */
  name: string;
  /** A hash of the program, of the installed packages and of the site's supplements. */
  environment: string;
  /** For whom browsers' packages are divided into files. */
  loading?: Pick<PlanRequest, 'foundation' | 'readers'>;
}

const NOTHING: RememberedPart<PackedPackages> = {
  value: { names: {}, files: [], packages: [], hash: '' },
  files: [],
};

/**
 * The bundle of packages for one of the site's programs, separate from the site's own modules, so that a change of these does
 * not bundle packages again. Throws esbuild's failure.
 */
export async function packFor(memory: Memory, request: PackFor): Promise<RememberedPart<PackedPackages>> {
  if (request.wanted.size === 0) return NOTHING;
  const rounds = openRounds(request);
  try {
    return await (request.loading
      ? packDivided(memory, { ...request, ...request.loading }, rounds)
      : packed(memory, recipeOf(request, 'packages'), () => rounds.build(plainDivision(request.wanted))));
  } finally {
    await rounds.close();
  }
}

/**
 * Packages in the files of a plan. What is known before the plan, the plan and the files are remembered one by one: a demo that
 * imports what another one imports changes the plan at most, and most often not even that.
 */
async function packDivided(
  memory: Memory,
  request: PackFor & Pick<PlanRequest, 'foundation' | 'readers'>,
  rounds: Rounds,
): Promise<RememberedPart<PackedPackages>> {
  const { root, foundation, readers } = request;
  let examined: Promise<Undivided> | undefined;
  const undivided = () => {
    // The texts of shortcuts contain absolute paths.
    const recipe = recipeOf(request, 'undivided packages', { root });
    examined ??= kept(memory, recipe, async () =>
      writeUndivided(await examinePackages(request, rounds)),
    ).then((name) => readUndivided(textOf(memory, name)));
    return examined;
  };
  const recipe = recipeOf(request, 'plan of packages', { readers: JSON.stringify([foundation, readers]) });
  const plan = await kept(memory, recipe, async () => {
    const { outputs } = await undivided();
    return writePlan(planPieces({ pieces: piecesOf(outputs, ENTRY), foundation, readers }));
  });
  return packed(memory, recipeOf(request, 'packages', { plan }), async () => {
    const { unlisted, ...division } = await undivided();
    for (const file of unlisted) rounds.unlisted.add(file);
    return rounds.build({ ...division, plan: readPlan(textOf(memory, plan)) });
  });
}

function recipeOf(
  { name, environment, platform, wanted }: PackFor,
  what: string,
  inputs: Recipe['inputs'] = {},
): Recipe {
  return {
    name: `${what} for ${name}`,
    code: 'packages',
    inputs: { environment, platform, wanted: JSON.stringify([...wanted.keys()]), ...inputs },
  };
}

/** The name in the store of a text of an earlier run, or of a new one. */
async function kept(memory: Memory, recipe: Recipe, make: () => Promise<string>): Promise<string> {
  return remember(memory, recipe, async ({ keep }) => keep(await make()));
}

function textOf({ store }: Memory, name: string): string {
  const bytes = store.get(name);
  if (!bytes) throw new Error(`The text ${name} is not in the store.`);
  return bytes.toString('utf8');
}

/** The files of an earlier run, or new ones. */
async function packed(
  memory: Memory,
  recipe: Recipe,
  build: () => Promise<Bundled>,
): Promise<RememberedPart<PackedPackages>> {
  const known = knownPart<PackedPackages>(memory, recipe);
  if (known) return known;
  const bundled = withoutEmptyFiles(await build());
  const value = readPacked(bundled);
  const written = new Set(value.files.map((file) => file.name));
  const files = bundled.outputFiles.map(({ path: file, contents }) => ({
    name: path.basename(file),
    contents,
  }));
  return keepPart(memory, recipe, { value, files: files.filter((file) => written.has(file.name)) });
}
