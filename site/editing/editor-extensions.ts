import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  continuedIndent,
  delimitedIndent,
  indentNodeProp,
  indentOnInput,
  LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { parser as css } from '@lezer/css';
import { parser as javascript } from '@lezer/javascript';
import { codeHighlighter } from './code-highlighter';
import { faultyLines } from './faulty-line';

/** New lines of code are indented. */
const indented = javascript.configure({
  props: [
    indentNodeProp.add({
      'Block ClassBody ObjectExpression ObjectType ArrayExpression ArgList ParamList': delimitedIndent({
        closing: '}',
        align: false,
      }),
      'JSXElement JSXOpenTag JSXSelfClosingTag': continuedIndent(),
    }),
  ],
});

const dialects: Record<string, string> = { tsx: 'jsx ts', ts: 'ts', jsx: 'jsx', js: 'jsx' };

/** The language of a file, by its extension; JSON is parsed as JavaScript. */
function languageOf(name: string): LRLanguage {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (ending === 'css') return LRLanguage.define({ parser: css });
  return LRLanguage.define({ parser: indented.configure({ dialect: dialects[ending] ?? '' }) });
}

interface ExtensionsRequest {
  /** The name of the file. */
  name: string;
  /** The accessible name of the editor. */
  label: string;
  changed: () => void;
  /** The action of Escape. */
  leave: () => void;
}

/** The extensions of an editor of one file. Tab is not handled, so that the focus is not trapped. */
export function editorExtensions({ name, label, changed, leave }: ExtensionsRequest): Extension {
  const leaveEditor = () => {
    leave();
    return true;
  };
  return [
    lineNumbers(),
    history(),
    indentOnInput(),
    bracketMatching(),
    languageOf(name),
    syntaxHighlighting(codeHighlighter),
    faultyLines,
    keymap.of([
      ...defaultKeymap.filter(({ key }) => key !== 'Escape'),
      ...historyKeymap,
      { key: 'Escape', run: leaveEditor },
    ]),
    EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', spellcheck: 'false' }),
    EditorView.updateListener.of(({ docChanged }) => docChanged && changed()),
  ];
}
