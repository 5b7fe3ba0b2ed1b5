import type { Problem } from '../model';
import { codeFrame } from './format/code-frame';

/** Gives the text of a file, or undefined when it cannot be read as text. */
export type ReadText = (file: string) => string | undefined;

/**
 * Shows every problem that has a place, and no frame yet, with its lines of code. Done once for all of
 * them, so that rules only say where. Each file is asked for once.
 */
export function addFrames(problems: readonly Problem[], readText: ReadText): Problem[] {
  const read = new Map<string, string[]>();
  return problems.map((problem) => {
    const { place, frame } = problem;
    if (!place || frame !== undefined) return problem;
    const lines = read.get(place.file) ?? linesOf(readText(place.file));
    read.set(place.file, lines);
    return lines.length > 0 ? { ...problem, frame: codeFrame(lines, place) } : problem;
  });
}

function linesOf(text: string | undefined): string[] {
  return text ? text.split(/\r?\n/) : [];
}
