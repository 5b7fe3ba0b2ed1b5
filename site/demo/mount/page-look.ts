import { readSettings } from '../../theme/stored-settings';
import { type Look, SCHEME_ATTRIBUTE } from '../theme/demo-theme';

/** The current settings of the page; the defaults are light and left to right. */
export function readLook(): Look {
  const { documentElement: root, body } = document;
  const { dense, spacing, paletteColors, demoTheme } = readSettings();
  return {
    scheme: root.getAttribute(SCHEME_ATTRIBUTE) === 'dark' ? 'dark' : 'light',
    direction: (root.dir || body.dir) === 'rtl' ? 'rtl' : 'ltr',
    dense,
    spacing,
    paletteColors,
    demoTheme,
    language: root.lang.split('-')[0] ?? '',
  };
}

/** Calls back when the settings of the page change, until the returned function is called. */
export function watchLook(changed: (look: Look) => void): () => void {
  const observer = new MutationObserver(() => changed(readLook()));
  const attributeFilter = [SCHEME_ATTRIBUTE, 'dir', 'data-theme-settings', 'data-palette-colors'];
  observer.observe(document.documentElement, { attributeFilter });
  observer.observe(document.body, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
