import type Token from 'markdown-it/lib/token.mjs';
import type { Place, PlacedComponent, Problem } from '../../../model';
import type { DemoOptions } from '../../../page/demo';
import { nestedTooDeep } from '../../../problems/catalogue/fields';
import {
  conflictingDemoOptions,
  markerSyntax,
  unknownDemoOption,
  wrongDemoOption,
} from '../../../problems/catalogue/markers';
import { type JsonPlaces, readJson } from '../../../problems/locate/json-places';
import { placeOf, type SourceLines } from '../texts/place';
import { areOptions, conflictingOptions, demoOptionNames, isOption, wrongOption } from './marker-options';

/** The request of a marker. */
export type Marker =
  | { kind: 'demo'; file: string; options: DemoOptions; place: Place }
  | ({ kind: 'component' } & PlacedComponent);

/** A marker, or undefined when it requests nothing that can be shown; with its problems in both cases. */
export interface ReadMarker {
  marker?: Marker;
  problems: Problem[];
}

/** Reads the JSON of a marker. Invalid options are left out and reported. */
export function readMarker(token: Token, source: SourceLines): ReadMarker {
  const line = token.map?.[0] ?? 0;
  const placeAt = (word: string): Place => placeOf(source, line, word);
  const { error, deep } = readJson(token.content);
  if (deep !== undefined) return { problems: [nestedTooDeep('A marker', placeAt('{{'))] };
  if (error) return { problems: [markerSyntax(reasonOf(error), faultPlace(error, placeAt('{{')))] };
  const { demo, component, ...rest }: Record<string, unknown> = JSON.parse(token.content);
  if (typeof component === 'string') {
    const words = textsIn(rest).map((target) => ({ target, place: placeOfText(target, placeAt) }));
    const placed = { component, options: rest, place: placeAt(component), words };
    return { marker: { kind: 'component', ...placed }, problems: [] };
  }
  if (typeof demo !== 'string') return { problems: [markerSyntax('its name has to be text', placeAt('{{'))] };
  const { options, problems } = readOptions(rest, placeAt);
  return { marker: { kind: 'demo', file: demo, options, place: placeAt(demo) }, problems };
}

/** Every string among the options of a component, also in lists. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** After the quotation mark; a string with characters that JSON escapes has only its line. */
function placeOfText(text: string, placeAt: (word: string) => Place): Place {
  const quoted = placeAt(JSON.stringify(text));
  return { ...quoted, column: quoted.column + 1 };
}

type JsonFault = NonNullable<JsonPlaces['error']>;

function reasonOf({ expected, found }: JsonFault): string {
  return `here stands ${found} where ${expected} should be`;
}

/** Offsets of JSON do not include the first brace of the marker. */
function faultPlace({ offset }: JsonFault, place: Place): Place {
  return { ...place, column: place.column + offset + 1 };
}

function readOptions(
  written: Record<string, unknown>,
  placeAt: (word: string) => Place,
): { options: DemoOptions; problems: Problem[] } {
  const problems: Problem[] = [];
  const options: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(written)) {
    const wanted = wrongOption(name, value);
    if (!isOption(name)) problems.push(unknownDemoOption(name, demoOptionNames, placeAt(`"${name}"`)));
    else if (wanted) problems.push(wrongDemoOption(name, wanted, placeAt(`"${name}"`)));
    else options[name] = value;
  }
  const conflict = conflictingOptions(written);
  if (conflict) problems.push(conflictingDemoOptions(conflict, placeAt('hideToolbar')));
  return { options: areOptions(options) ? options : {}, problems };
}
