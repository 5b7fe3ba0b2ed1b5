import { slot } from '../../generator/page/marks';
import type { ReferenceText } from '../../generator/page/reference';
import { languageOf } from '../language/language-of';

/** A description; one that is not translated says which language it is in. */
export function Words({ text }: { text: ReferenceText }) {
  return (
    <div className="words" lang={text.language && languageOf(text.language).tag}>
      {slot(text.html)}
    </div>
  );
}
