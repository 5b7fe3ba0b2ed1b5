import { showLoadFailure } from '../support/show-answer';
import { closest } from '../support/dom';
import { importAgain } from '../support/import-again';

/** The module of the editor (site/entries/demo-editor.ts). */
interface Editor {
  toggleEditing: (demo: HTMLElement) => void;
  openLinkedEdit: (hash: string) => Promise<void>;
}

/** A hash that contains code for a demo (edit-link.ts). */
const LINKED = /^#edit=([^.]+)/;

/** Loads the editor when a reader edits the code of a demo, or opens a link with edited code. */
export function enhanceEditing(): void {
  if (!document.querySelector('[data-tool=edit]')) return;
  const { editor: url = '' } = document.querySelector<HTMLElement>('[data-editor]')?.dataset ?? {};
  const editor = importAgain<Editor>(() => import(url));
  document.addEventListener('click', (event) => {
    const tool = closest(event, '[data-tool=edit]');
    const demo = tool?.closest('section');
    if (!tool || !demo) return;
    editor().then(
      ({ toggleEditing }) => toggleEditing(demo),
      () => showLoadFailure(tool),
    );
  });
  const openLinked = (): void => {
    const [, name] = LINKED.exec(window.location.hash) ?? [];
    if (name === undefined) return;
    editor().then(
      ({ openLinkedEdit }) => openLinkedEdit(window.location.hash),
      () => {
        const tool = document.getElementById(name)?.querySelector<HTMLElement>('[data-tool=edit]');
        // No anchor has led there.
        tool?.scrollIntoView({ block: 'center' });
        if (tool) showLoadFailure(tool);
      },
    );
  };
  window.addEventListener('hashchange', openLinked);
  openLinked();
}
