import { useState } from 'react';
import { ControlField } from './ControlField';
import { firstValues, type Playground, type Values } from './definition';
import { highlighted } from './highlighted';

/** The words around every playground. */
const words = {
  en: { options: 'Options', code: 'Code of this chart' },
  zh: { options: '选项', code: '此图表的代码' },
} as const;

/** A chart, its options, and the code that gives what is seen. */
export function PlaygroundView({ playground }: { playground: Playground }) {
  const { controls, draw, code } = playground;
  const [values, setValues] = useState<Values>(() => firstValues(controls));
  const language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
  const choose = (name: string, value: Values[string]) => setValues((old) => ({ ...old, [name]: value }));
  return (
    <div className="playground">
      <div className="playground-chart">{draw(values)}</div>
      <fieldset className="playground-options">
        <legend>{words[language].options}</legend>
        {controls.map((control) => (
          <ControlField
            key={control.name}
            control={control}
            values={values}
            language={language}
            choose={choose}
          />
        ))}
      </fieldset>
      <section className="code-block playground-code" aria-label={words[language].code}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, so it has to be reached */}
        <pre className="code" tabIndex={0}>
          <code>
            {highlighted(code(values)).map(({ text, kind, at }) => (
              <span key={at} className={kind}>
                {text}
              </span>
            ))}
          </code>
        </pre>
      </section>
    </div>
  );
}
