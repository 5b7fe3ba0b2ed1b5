import type { ReactNode } from 'react';
import { CODE } from '../support/dom';
import { hook } from '../support/hooks';
import { ControlField } from './ControlField';
import type { Playground, Values } from './definition';
import { highlighted } from './highlighted';

/** The texts of every playground, and the language of its options. */
export interface PlaygroundWords {
  options: string;
  code: string;
  language: string;
}

interface PlaygroundFrameProps {
  playground: Playground;
  values: Values;
  words: PlaygroundWords;
  /** The content in the place of the chart. */
  chart: ReactNode;
  /** Absent without a script: the options are disabled. */
  choose?: (name: string, value: Values[string]) => void;
}

/**
 * A chart, its options, and its code. Its styles are those of the box (page-components/playground-styles.ts).
 */
export function PlaygroundFrame({ playground, values, words, chart, choose }: PlaygroundFrameProps) {
  const { controls, code } = playground;
  return (
    <div>
      <div>{chart}</div>
      <fieldset disabled={!choose}>
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
      <section {...hook(CODE)} aria-label={words.code}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, so it has to be reached */}
        <pre tabIndex={0}>
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
