import type { ReactNode } from 'react';
import type { Words } from '../../data/words';
import { ControlField } from './ControlField';
import type { Playground, Values } from './definition';
import { highlighted } from './highlighted';

/** The words around every playground. */
const words = {
  en: { options: 'Options', code: 'Code of this chart' },
  zh: { options: '选项', code: '此图表的代码' },
} as const;

interface PlaygroundFrameProps {
  playground: Playground;
  values: Values;
  language: keyof Words;
  /** What stands in the place of the chart. */
  chart: ReactNode;
  /** Absent while nobody listens: the options are shown and cannot be touched. */
  choose?: (name: string, value: Values[string]) => void;
}

/** A chart, its options, and the code that gives what is seen. */
export function PlaygroundFrame({ playground, values, language, chart, choose }: PlaygroundFrameProps) {
  const { controls, code } = playground;
  return (
    <div className="playground">
      <div className="playground-chart">{chart}</div>
      <fieldset className="playground-options" disabled={!choose}>
        <legend>{words[language].options}</legend>
        {controls.map((control) => (
          <ControlField
            key={control.name}
            control={control}
            values={values}
            language={language}
            choose={choose ?? ignore}
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

function ignore(): void {
  // The options wait for their script.
}
