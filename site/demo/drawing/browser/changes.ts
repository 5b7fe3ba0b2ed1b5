import type { StyleRules } from '../layout/style-rules';

/** Whether anything that sizes depend on has changed. */
export interface Changes {
  /** Since the last call. */
  any: () => boolean;
  stop: () => void;
}

/** Observes the elements of a document and their style rules. */
export function watchChanges(document: Document, rules: Pick<StyleRules, 'count'>): Changes {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  let known = -1;
  return {
    any: () => {
      const changed = observer.takeRecords().length > 0 || known !== rules.count();
      known = rules.count();
      return changed;
    },
    stop: () => observer.disconnect(),
  };
}
