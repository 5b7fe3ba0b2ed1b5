import { type Look, SCHEME_ATTRIBUTE } from '../theme/demo-theme';

/** What the page says of its scheme and direction now; what it does not say is light and left to right. */
export function readLook(): Look {
  const { documentElement: root, body } = document;
  return {
    scheme: root.getAttribute(SCHEME_ATTRIBUTE) === 'dark' ? 'dark' : 'light',
    direction: (root.dir || body.dir) === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** Calls back when the page's scheme or direction changes, until the returned function is called. */
export function watchLook(changed: (look: Look) => void): () => void {
  const observer = new MutationObserver(() => changed(readLook()));
  observer.observe(document.documentElement, { attributeFilter: [SCHEME_ATTRIBUTE, 'dir'] });
  observer.observe(document.body, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
