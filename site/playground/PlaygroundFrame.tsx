import type { ReactNode } from 'react';
import { ControlField } from './ControlField';
import type { Playground, Values } from './definition';
import { highlighted } from './highlighted';

/** The words around every playground, and the language of those that belong to its options. */
export interface PlaygroundWords {
  options: string;
  code: string;
  language: string;
}

interface PlaygroundFrameProps {
  playground: Playground;
  values: Values;
  words: PlaygroundWords;
  /** What stands in the place of the chart. */
  chart: ReactNode;
  /** Absent while nobody listens: the options are shown and cannot be touched. */
  choose?: (name: string, value: Values[string]) => void;
}

/** A chart, its options, and the code that gives what is seen. */
export function PlaygroundFrame({ playground, values, words, chart, choose }: PlaygroundFrameProps) {
  const { controls, code } = playground;
  return (
    <div className="playground">
      <div className="playground-chart">{chart}</div>
      <fieldset className="playground-options" disabled={!choose}>
        <legend>{words.options}</legend>
        {controls.map((control) => (
          <ControlField
            key={control.name}
            control={control}
            values={values}
            language={words.language}
            choose={choose ?? ignore}
          />
        ))}
      </fieldset>
      <section className="code-block playground-code" aria-label={words.code}>
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
