import { WHOLE_MODULE } from '../../../generator/published/package-table';
import { CodeError } from './code-error';
import type { CompiledFile } from './compile';
import { fileFor } from './file-for';
import type { Offer, Wanted } from './offer';

type Exports = Record<string, unknown>;

/** A module that a file imports. */
interface WantedIn extends Wanted {
  file: string;
}

/** Loads the package imports of files. Throws a `CodeError` for the first name that does not exist. */
export async function provide(
  compiled: CompiledFile[],
  files: string[],
  offer: Offer,
): Promise<Map<string, Exports>> {
  const wanted = compiled.flatMap((file) =>
    file.wanted
      .filter(({ specifier }) => fileFor(specifier, file.name, files) === undefined)
      .map((one): WantedIn => ({ ...one, file: file.name })),
  );
  const provided = new Map<string, Exports>();
  const load = async (one: WantedIn): Promise<void> => {
    const known = provided.get(one.specifier) ?? emptyModule();
    provided.set(one.specifier, known);
    if (one.names.length === 0) await runModule(one, offer);
    else await Promise.all(one.names.map((name) => addTo(known, { ...one, name }, offer)));
  };
  await Promise.all(wanted.map(load));
  return provided;
}

/** An empty namespace. Its marker is not enumerable, so that `Object.keys` lists exports only. */
function emptyModule(): Exports {
  return Object.defineProperty({}, '__esModule', { value: true });
}

async function addTo(known: Exports, one: WantedIn & { name: string }, offer: Offer): Promise<void> {
  const { specifier, name } = one;
  const whole = offer.find(specifier, WHOLE_MODULE);
  if (name === WHOLE_MODULE) {
    if (whole) Object.assign(known, await offer.value(whole));
    else await addAll(known, one, offer);
    return;
  }
  const found = offer.find(specifier, name);
  if (found) known[name] = await offer.value(found);
  else if (whole) await addFromWhole(known, one, await offer.value(whole), offer);
  else throw unavailable(one, offer);
}

async function addAll(known: Exports, one: WantedIn, offer: Offer): Promise<void> {
  const names = offer.offered(one.specifier).filter((name) => offer.find(one.specifier, name));
  if (names.length === 0) throw unavailable({ ...one, name: WHOLE_MODULE }, offer);
  await Promise.all(names.map((name) => addTo(known, { ...one, name }, offer)));
}

async function addFromWhole(
  known: Exports,
  one: WantedIn & { name: string },
  whole: unknown,
  offer: Offer,
): Promise<void> {
  const exports = Object(whole);
  if (!(one.name in exports)) throw unavailable(one, offer);
  known[one.name] = exports[one.name];
}

/** A module that is only run: a known side-effect import, or one whose exports are used elsewhere. */
async function runModule(one: WantedIn, offer: Offer): Promise<void> {
  const found = offer.find(one.specifier, '');
  if (found) await offer.value(found);
  else if (offer.offered(one.specifier).length === 0) throw unavailable({ ...one, name: '' }, offer);
}

function unavailable({ specifier, name, file, line }: WantedIn & { name: string }, offer: Offer): CodeError {
  return new CodeError({
    reason: 'unavailable',
    specifier,
    name,
    file,
    line,
    offered: offer.offered(specifier),
  });
}
