import { BreakableType } from './BreakableType';

/** The default of a member: code, or a sentence of the author. */
export function DefaultValue({ value }: { value: string }) {
  return (
    <span data-default="">
      ={' '}
      {isSentence(value) ? (
        <Sentence text={value} />
      ) : (
        <code>
          <BreakableType text={value} />
        </code>
      )}
    </span>
  );
}

function isSentence(value: string): boolean {
  return /^[A-Za-z`]/.test(value) && value.split(' ').length > 3 && !/[=>{]/.test(value);
}

/** The text of the packages, which is not translated; text in backticks is code. */
function Sentence({ text }: { text: string }) {
  return (
    <span lang="en">
      {text.split('`').map((piece, at) => {
        // Pieces never move.
        const key = `${at} ${piece}`;
        return at % 2 === 1 ? <code key={key}>{piece}</code> : <span key={key}>{piece}</span>;
      })}
    </span>
  );
}
