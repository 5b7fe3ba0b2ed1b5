import * as v from 'valibot';
import { listOf, text } from './fields';

export const glossaryTerm = v.object({
  term: text,
  word: text,
  forbidden: v.array(text),
  allowed: v.exactOptional(v.array(text)),
});

/** The schema of the type in `contract/glossary`. */
export const glossary = v.record(
  v.string(),
  listOf(glossaryTerm, ({ term }) => term, 'a term that the list has once'),
);
