/** @jsxImportSource @emotion/react */
import { choiceStyles } from './settings-styles';

interface ChoiceProps {
  /** Of its radio buttons. */
  name: string;
  label: string;
  /** Value → words. */
  options: Record<string, string>;
}

/** One of a few: all of them in a row. */
export function Choice({ name, label, options }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div css={choiceStyles}>
        {Object.entries(options).map(([value, text]) => (
          <label key={value}>
            <input className="visually-hidden" type="radio" name={name} value={value} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
