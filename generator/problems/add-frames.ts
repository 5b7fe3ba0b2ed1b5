import type { Problem } from '../model';
import { codeFrame } from './format/code-frame';

/** Returns the text of a file; undefined when it cannot be read as text. */
export type ReadText = (file: string) => string | undefined;

/**
 * Adds code frames to problems with a place and without a frame, so that rules only need to give the place. Each file is read
 * once.
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
  return text ? text.split(/\r\n?|\n/) : [];
}
