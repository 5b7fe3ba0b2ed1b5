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

/** What a marker asks for. */
export type Marker =
  | { kind: 'demo'; file: string; options: DemoOptions; place: Place }
  | ({ kind: 'component' } & PlacedComponent);

/** A marker read, or undefined when it says nothing that could be shown; with its mistakes either way. */
export interface ReadMarker {
  marker?: Marker;
  problems: Problem[];
}

/** Reads a marker's JSON. Options that are wrong are left out and reported. */
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

/** Every text among the options of a component, also within lists. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Behind its quotation mark; a text with signs that JSON escapes is found by its line. */
function placeOfText(text: string, placeAt: (word: string) => Place): Place {
  const quoted = placeAt(JSON.stringify(text));
  return { ...quoted, column: quoted.column + 1 };
}

type JsonFault = NonNullable<JsonPlaces['error']>;

function reasonOf({ expected, found }: JsonFault): string {
  return `here stands ${found} where ${expected} should be`;
}

/** JSON counts from its own beginning; the marker has one brace more before that. */
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
