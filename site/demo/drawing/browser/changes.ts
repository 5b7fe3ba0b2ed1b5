import type { StyleRules } from '../layout/style-rules';

/** Whether something changed that sizes hang on. */
export interface Changes {
  /** Since the last time that somebody asked. */
  any: () => boolean;
  stop: () => void;
}

/** Watches the elements of a document and the rules for them. */
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
