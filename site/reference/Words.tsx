import { languages } from '../../data/languages';
import { slot } from '../../generator/contract/marks';
import type { ReferenceText } from '../../generator/contract/reference';

/** A description; one that is not translated says which language it is in. */
export function Words({ text }: { text: ReferenceText }) {
  return (
    <div className="words" lang={text.language && tagOf(text.language)}>
      {slot(text.html)}
    </div>
  );
}

function tagOf(language: string): string {
  return languages.all.find(({ code }) => code === language)?.tag ?? language;
}
