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

/** New lines of code stand where they belong. */
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

/** The grammar of a file, by its ending; data has that of JavaScript. */
function languageOf(name: string): LRLanguage {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (ending === 'css') return LRLanguage.define({ parser: css });
  return LRLanguage.define({ parser: indented.configure({ dialect: dialects[ending] ?? '' }) });
}

interface ExtensionsRequest {
  /** Of the file. */
  name: string;
  /** What the editor is called. */
  label: string;
  changed: () => void;
  /** What Escape does. */
  leave: () => void;
}

/** What an editor of one file can do. Tab is left to the page: nobody who came in by it is kept. */
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
