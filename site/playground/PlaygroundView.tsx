import { useState } from 'react';
import { firstValues, type Playground, type Values } from './definition';
import { PlaygroundFrame } from './PlaygroundFrame';

/** A playground that lives: every choice is seen in the chart and in its code. */
export function PlaygroundView({ playground }: { playground: Playground }) {
  const [values, setValues] = useState<Values>(() => firstValues(playground.controls));
  const language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
  return (
    <PlaygroundFrame
      playground={playground}
      values={values}
      language={language}
      chart={playground.draw(values)}
      choose={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
    />
  );
}
