import { css } from '../theme/css';

let sheet: CSSStyleSheet | undefined;

/** Styles inside an editor; the colours are those of code on the page. */
export function editorSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(rules());
  return sheet;
}

const colors = {
  k: 'keyword',
  s: 'string',
  n: 'literal',
  c: 'comment',
  f: 'function',
  t: 'type',
  p: 'property',
  g: 'tag',
  a: 'attribute',
  o: 'operator',
  r: 'special',
};

function rules(): string {
  const ofCode = Object.entries(colors).map(([name, color]) => `.${name}{color:var(--x-code-${color})}`);
  return css`
:host,.cm-editor{border-radius:inherit}
.cm-editor{direction:ltr;color:var(--x-ink);font-size:.8125rem;background:transparent}
.cm-editor.cm-focused{outline:2px solid var(--x-accent);outline-offset:-2px}
.cm-editor .cm-scroller{max-height:min(68vh,1000px);overflow:auto;font-family:var(--x-font-code);line-height:1.65;scrollbar-width:thin}
.cm-editor .cm-content{padding:16px 0;caret-color:var(--x-ink)}
.cm-editor .cm-line{padding:0 18px 0 10px}
.cm-editor .cm-gutters{border:0;background:transparent;color:var(--x-ink-faint)}
.cm-editor .cm-lineNumbers .cm-gutterElement{min-width:36px;padding:0 6px 0 8px}
.cm-editor .cm-matchingBracket{background:var(--x-accent-soft);outline:1px solid var(--x-accent-line)}
.cm-editor .cm-nonmatchingBracket{background:transparent}
.is-faulty{background:var(--x-code-deleted-soft);box-shadow:inset 2px 0 var(--x-error)}
${ofCode.join('')}
.c{font-style:italic}
`;
}
