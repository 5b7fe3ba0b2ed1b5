import { slot } from '../../generator/page/marks';
import type { ReferenceText } from '../../generator/page/reference';
import { languageOf } from '../language/language-of';

interface WordsProps {
  text: ReferenceText;
  /** Of words that stand in no table: those are the table's. */
  className?: string | undefined;
}

/** A description; one that is not translated says which language it is in. */
export function Words({ text, className }: WordsProps) {
  return (
    <div className={className} lang={text.language && languageOf(text.language).tag}>
      {slot(text.html)}
    </div>
  );
}
