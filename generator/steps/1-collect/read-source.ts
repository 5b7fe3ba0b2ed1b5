import type { Snapshot } from '../../cache';
import type { Problem, Source } from '../../model';
import { utf8Fault } from './utf8-fault';

/** Reads a file as text; bytes that are not UTF-8 become U+FFFD and are reported. */
export function readSource(snapshot: Snapshot, file: string): { source: Source; problems: Problem[] } {
  const bytes = snapshot.read(file);
  return { source: { file, text: bytes.toString('utf8') }, problems: utf8Fault(file, bytes) };
}
