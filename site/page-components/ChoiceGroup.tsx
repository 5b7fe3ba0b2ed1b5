/** @jsxImportSource @emotion/react */
import { choiceGroupStyles as styles } from './installation-styles';

interface ChoiceGroupProps {
  /** The name of the radio buttons, which the script reads. */
  name: string;
  legend: string;
  choices: { value: string; name: string }[];
}

/** A question with a few answers, side by side. The first one is selected. */
export function ChoiceGroup({ name, legend, choices }: ChoiceGroupProps) {
  return (
    <fieldset css={styles.group}>
      <legend>{legend}</legend>
      {choices.map((choice, index) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={`installation-${name}`}
            data-choice={name}
            value={choice.value}
            defaultChecked={index === 0}
          />
          <span>{choice.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
