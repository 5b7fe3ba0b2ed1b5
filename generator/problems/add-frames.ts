import type { Problem } from '../model';
import { codeFrame } from './format/code-frame';

/** Gives the text of a file, or undefined when it cannot be read as text. */
export type ReadText = (file: string) => string | undefined;

/**
 * Shows every problem that has a place, and no frame yet, with its lines of code. Done once for all of
 * them, so that rules only say where. Each file is asked for once.
 */
export function addFrames(problems: readonly Problem[], readText: ReadText): Problem[] {
  const texts = new Map<string, string | undefined>();
  return problems.map((problem) => {
    const { place, frame } = problem;
    if (!place || frame !== undefined) return problem;
    if (!texts.has(place.file)) texts.set(place.file, readText(place.file));
    const text = texts.get(place.file);
    return text ? { ...problem, frame: codeFrame(text, place) } : problem;
  });
}
