import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem, Source } from '../../model';
import { utf8Fault } from './utf8-fault';

/** Reads a file as text; bytes that are not UTF-8 become U+FFFD and are told. */
export function readSource(root: string, file: string): { source: Source; problems: Problem[] } {
  const bytes = readFileSync(path.join(root, file));
  return { source: { file, text: bytes.toString('utf8') }, problems: utf8Fault(file, bytes) };
}
