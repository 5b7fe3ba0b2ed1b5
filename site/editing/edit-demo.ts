import { showCode } from '../preferences/enhance-code-choice';
import { readEditLink } from './edit-link';
import { EditSession } from './edit-session';

const sessions = new WeakMap<HTMLElement, EditSession>();

/** Opens the editor of a demo, or closes it and restores demo and code. */
export function toggleEditing(demo: HTMLElement): void {
  const session = sessionOf(demo);
  if (session.isOpen) session.close();
  else session.open();
}

/** The hashes whose code was shown on this page. */
const taken = new Set<string>();

/**
 * Opens the editor of the demo that a hash names, with the code in the hash. Whoever comes back to a hash, by the
 * history of the browser, finds the own changes.
 */
export async function openLinkedEdit(hash: string): Promise<void> {
  const edit = await readEditLink(hash);
  const demo = edit && document.getElementById(edit.demo);
  if (!edit || !demo?.querySelector('[data-tool=edit]')) return;
  showCode({ variant: edit.language, ...(edit.styling && { styling: edit.styling }) });
  demo.scrollIntoView();
  const session = sessionOf(demo);
  if (taken.has(hash) && session.isEdited) session.open();
  else session.openLinked(edit.files);
  taken.add(hash);
}

function sessionOf(demo: HTMLElement): EditSession {
  const session = sessions.get(demo) ?? new EditSession(demo);
  sessions.set(demo, session);
  return session;
}
