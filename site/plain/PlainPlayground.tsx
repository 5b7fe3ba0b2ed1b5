import { inLanguage } from '../language/in-language';
import { useLanguage } from '../language/LanguageProvider';
import { type Control, firstValues } from '../playground/definition';
import { playgrounds } from '../playground/playgrounds';

/** A playground: its options, and the code of the initial ones. */
export function PlainPlayground({ chart }: Record<string, unknown>) {
  const { t, userLanguage } = useLanguage();
  const playground = typeof chart === 'string' ? playgrounds.get(chart) : undefined;
  if (!playground) return null;
  const { controls, code } = playground;
  return (
    <>
      <p>
        <a href={`#Playground-${chart}`}>{t('playground')}</a>
      </p>
      <ul>
        {controls.map((control) => (
          <li key={control.name}>
            {inLanguage(control.label, userLanguage)}: {choicesOf(control)}
          </li>
        ))}
      </ul>
      <pre>
        <code className="language-tsx">{code(firstValues(controls))}</code>
      </pre>
    </>
  );
}

function choicesOf(control: Control): string {
  if (control.kind === 'choice') return control.values.join(', ');
  return control.kind === 'range' ? `${control.min}–${control.max}` : 'true, false';
}
