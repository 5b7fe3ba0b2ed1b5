import { inLanguage } from '../language/in-language';
import type { Control, Values } from './definition';

interface ControlFieldProps {
  control: Control;
  values: Values;
  language: string;
  choose: (name: string, value: Values[string]) => void;
}

/** An option with a native control: labelled and usable by keyboard. */
export function ControlField({ control, values, language, choose }: ControlFieldProps) {
  const { name, label } = control;
  const value = values[name] ?? control.first;
  if (control.kind === 'switch') {
    return (
      <label>
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => choose(name, target.checked)}
        />
        <span>{inLanguage(label, language)}</span>
      </label>
    );
  }
  if (control.kind === 'choice') {
    return (
      <label>
        <span>{inLanguage(label, language)}</span>
        <select value={String(value)} onChange={({ target }) => choose(name, target.value)}>
          {control.values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
    );
  }
  const { min, max, step } = control;
  return (
    <label>
      <span>
        {inLanguage(label, language)} <span>{String(value)}</span>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={Number(value)}
        onChange={({ target }) => choose(name, Number(target.value))}
      />
    </label>
  );
}
