// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enhanceSettings } from '../../site/layout/enhance-settings';
import { SETTINGS } from '../../site/layout/hooks';
import { enhanceMode } from '../../site/preferences/enhance-mode';

const { documentElement: root } = document;

beforeEach(() => {
  localStorage.setItem('mui-mode', 'light');
  document.body.innerHTML = `<div id="${SETTINGS}" popover="auto"></div>`;
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  localStorage.clear();
});

function follow(): void {
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  document.dispatchEvent(new Event('prerenderingchange'));
}

describe('a page that was drawn before its reader followed the link', () => {
  it('is in the mode that was chosen meanwhile', () => {
    enhanceMode();
    expect(root.dataset.muiColorScheme).toBe('light');

    localStorage.setItem('mui-mode', 'dark');
    follow();
    expect(root.dataset.muiColorScheme).toBe('dark');
  });

  it('reads in the direction that was chosen meanwhile', () => {
    enhanceSettings();
    localStorage.setItem('theme-settings', '{"direction":"rtl"}');
    follow();
    expect(root.dir).toBe('rtl');
  });
});
