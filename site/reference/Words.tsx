import { slot } from '../../generator/page/marks';
import type { ReferenceText } from '../../generator/page/reference';
import { languageOf } from '../language/language-of';

interface WordsProps {
  text: ReferenceText;
  /** The class of a text outside of tables. */
  className?: string | undefined;
}

/** A description; one that is not translated has a `lang` attribute. */
export function Words({ text, className }: WordsProps) {
  return (
    <div className={className} lang={text.language && languageOf(text.language).tag}>
      {slot(text.html)}
    </div>
  );
}
