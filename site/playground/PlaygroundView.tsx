import { useState } from 'react';
import { firstValues, type Playground, type Values } from './definition';
import { PlaygroundFrame, type PlaygroundWords } from './PlaygroundFrame';

/** An interactive playground: options change the chart and its code. */
export function PlaygroundView({ playground, words }: { playground: Playground; words: PlaygroundWords }) {
  const [values, setValues] = useState<Values>(() => firstValues(playground.controls));
  return (
    <PlaygroundFrame
      playground={playground}
      values={values}
      words={words}
      chart={playground.draw(values)}
      choose={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
    />
  );
}
