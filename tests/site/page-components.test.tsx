// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { installableProducts, packagesFor } from '../../data/installation';
import { navigation } from '../../data/navigation';
import { notifications } from '../../data/notifications';
import { featuresByProduct } from '../../data/plans';
import { releases } from '../../data/releases';
import { site } from '../../data/site';
import type { NavigationEntry } from '../../generator/contract/site';
import { LanguageProvider } from '../../site/language/LanguageProvider';
import { components } from '../../site/page/components';
import { Installation } from '../../site/page-components/Installation';
import { ReleaseTimeline } from '../../site/page-components/ReleaseTimeline';
import { wakeInstallation } from '../../site/page-components/wake-installation';

function drawn(component: React.ReactNode, language = 'en'): string {
  return renderToStaticMarkup(<LanguageProvider userLanguage={language}>{component}</LanguageProvider>);
}

function shown(): string[] {
  return [...document.querySelectorAll('.installation-command[data-current] code')].map(
    ({ textContent }) => textContent ?? '',
  );
}

function choose(name: string, value: string): void {
  const input = document.querySelector<HTMLInputElement>(`[data-choice=${name}][value=${value}]`);
  if (!input) throw new Error(`There is no ${name} ${value}.`);
  input.checked = true;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

it('every component that the definition names is there, and no other', () => {
  expect(Object.keys(components).sort()).toEqual([...site.components].sort());
});

describe('installation', () => {
  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML = drawn(<Installation />);
  });

  it('shows one command at first, before any script', () => {
    expect(shown()).toEqual([
      'npm install @mui/x-data-grid@7.18.0 @mui/material@6 @emotion/react@11 @emotion/styled@11',
    ]);
  });

  it('shows the command that fits, with the package of the key for a paid plan, and remembers', () => {
    wakeInstallation();
    choose('product', 'x-charts');
    choose('plan', 'pro');
    choose('manager', 'pnpm');
    const command =
      'pnpm add @mui/x-charts-pro@7.22.3 @mui/x-license@7.18.0 @mui/material@6 @emotion/react@11 @emotion/styled@11';
    expect(shown()).toEqual([command]);

    document.body.innerHTML = drawn(<Installation />);
    wakeInstallation();
    expect(shown()).toEqual([command]);
  });

  it('is not misled by what others wrote into the storage', () => {
    localStorage.setItem('installation-plan', '"><img src=x>');
    wakeInstallation();
    expect(shown()).toHaveLength(1);
  });

  it('pins every package', () => {
    for (const product of installableProducts) {
      expect(packagesFor(product, 'premium').join(' ')).not.toContain('undefined');
    }
  });
});

describe('facts that pages share', () => {
  const told = readFileSync('data/pages/x/whats-new/index.md', 'utf8');

  it('tell the releases that the page tells, with their days', () => {
    const sections = [...told.matchAll(/^### (\d+\.\d+\.\d+)\n\nReleased on (.+ \d{4})\./gm)].map(
      ([, version, day]) => ({ version, date: new Date(`${day} UTC`).toISOString().slice(0, 10) }),
    );
    expect(releases).toEqual(sections);
  });

  it('put every notification into the timeline, in its release and language', () => {
    const html = drawn(<ReleaseTimeline />, 'zh');
    for (const { words, version } of notifications) {
      expect(html).toContain(words.zh.title);
      expect(releases.map((release) => release.version)).toContain(version);
    }
  });

  it('compare plans by pages that the menu has', () => {
    const paths = new Set(allPaths(navigation));
    const missing = featuresByProduct.flatMap(({ features }) =>
      features.filter(({ pathname }) => !paths.has(pathname)),
    );
    expect(missing).toEqual([]);
  });
});

function allPaths(entries: NavigationEntry[]): string[] {
  return entries.flatMap(({ pathname, children = [] }) => [pathname, ...allPaths(children)]);
}
