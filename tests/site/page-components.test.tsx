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
import type { NavigationEntry } from '../../generator/contract/navigation';
import { slot } from '../../generator/page/marks';
import type { PropsTable } from '../../generator/page/reference';
import { LanguageProvider } from '../../site/language/LanguageProvider';
import { components } from '../../site/page/components';
import { enhanceInstallation } from '../../site/page-components/enhance-installation';
import { INSTALLATION } from '../../site/page-components/hooks';
import { Installation } from '../../site/page-components/Installation';
import { MaterialProps } from '../../site/page-components/MaterialProps';
import { ReleaseNotes } from '../../site/page-components/ReleaseNotes';
import { ReleaseTimeline } from '../../site/page-components/ReleaseTimeline';
import { SectionPages } from '../../site/page-components/SectionPages';
import { all, hooked } from '../../site/support/dom';
import { words } from './words';

function drawn(component: React.ReactNode, language = 'en'): string {
  return renderToStaticMarkup(
    <LanguageProvider words={words} userLanguage={language}>
      {component}
    </LanguageProvider>,
  );
}

function shown(): string[] {
  return [...document.querySelectorAll('[data-manager][data-current] code')].map(
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

describe('a table of props', () => {
  const table: PropsTable = {
    kind: 'props',
    name: 'Button',
    props: [
      {
        name: 'size',
        anchor: 'button-prop-size',
        required: false,
        type: [[{ text: "'small'" }]],
        default: "'medium'",
        description: { html: 3, language: 'en' },
      },
    ],
    nativeProps: true,
    refGives: 'HTMLButtonElement',
    replaceable: true,
    inheritance: [{ name: 'ButtonBase', url: 'https://mui.example/button-base/' }],
  };

  it('has a row for each prop, and the words of the package in their language', () => {
    const html = drawn(<MaterialProps of="Button" data={table} />, 'zh');

    expect(html).toContain('<div id="button-prop-size">');
    expect(html).toContain('<code>&#x27;medium&#x27;</code>');
    expect(html).toContain(`<div lang="en">${slot(3)}</div>`);
  });

  it('says what else the component takes', () => {
    const text = drawn(<MaterialProps of="Button" data={table} />).replace(/<[^>]+>/g, '');

    expect(text).toContain('Attributes of the root element are taken as well: HTMLButtonElement');
    expect(text).toContain('Another root element can be given as component');
    expect(text).toContain('Button also takes the props of: ButtonBase');
  });

  it('has no list of what else there is where there is nothing else', () => {
    const { refGives: _, replaceable: __, ...rest } = table;
    const html = drawn(<MaterialProps data={{ ...rest, nativeProps: false, inheritance: [] }} />);

    expect(html).not.toContain('<ul');
    expect(html).toContain('button-prop-size');
  });

  it('is nothing where the package has no such component', () => {
    expect(drawn(<MaterialProps of="Buton" />)).toBe('');
  });
});

describe('a list of pages', () => {
  it('links to each with what it is about, in the language of those words', () => {
    const pages = [
      { pathname: '/a', title: '按钮', url: '/zh/a/', description: 'A button.', language: 'en' },
      { pathname: '/b', title: '徽章', url: '/zh/b/' },
    ];

    document.body.innerHTML = drawn(<SectionPages data={{ kind: 'pages', pages }} />, 'zh');
    expect(document.querySelector('ul')?.innerHTML).toBe(
      '<li><a href="/zh/a/"><b>按钮</b><small lang="en">A button.</small></a></li>' +
        '<li><a href="/zh/b/"><b>徽章</b></a></li>',
    );
  });
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
    enhanceInstallation(all(hooked(INSTALLATION)));
    choose('product', 'x-charts');
    choose('plan', 'pro');
    choose('manager', 'pnpm');
    const command =
      'pnpm add @mui/x-charts-pro@7.22.3 @mui/x-license@7.18.0 @mui/material@6 @emotion/react@11 @emotion/styled@11';
    expect(shown()).toEqual([command]);

    document.body.innerHTML = drawn(<Installation />);
    enhanceInstallation(all(hooked(INSTALLATION)));
    expect(shown()).toEqual([command]);
  });

  it('is not misled by what others wrote into the storage', () => {
    localStorage.setItem('installation-plan', '"><img src=x>');
    enhanceInstallation(all(hooked(INSTALLATION)));
    expect(shown()).toHaveLength(1);
  });

  it('pins every package', () => {
    for (const product of installableProducts) {
      expect(packagesFor(product, 'premium').join(' ')).not.toContain('undefined');
    }
  });
});

describe('facts that pages share', () => {
  it.each(['index.md', 'index.zh.md'])('have a section and its notes for every release in %s', (file) => {
    const told = readFileSync(`data/pages/x/whats-new/${file}`, 'utf8');
    const sections = [
      ...told.matchAll(
        /^### (\d+\.\d+\.\d+)\n\n\{\{"component": "ReleaseNotes", "version": "([^"]+)"\}\}$/gm,
      ),
    ].map(([, heading, version]) => [heading, version]);
    expect(sections).toEqual(releases.map(({ version }) => [version, version]));
  });

  it('have every release that the changelog of the packages has, and a word on what it brought', () => {
    const changelog = readFileSync('node_modules/@mui/x-data-grid/CHANGELOG.md', 'utf8');
    const [, ours = ''] = /^(## 7\.18\.0$[\s\S]*?^## v?7\.0\.0)$/m.exec(changelog) ?? [];
    const listed = [...ours.matchAll(/^## v?(7\.\d+\.\d+)$/gm)].map(([, version]) => version);

    expect(releases.map(({ version }) => version)).toEqual(listed);
    expect(releases.filter(({ features }) => features.length === 0)).toEqual([]);
  });

  it('are told with the newest release first', () => {
    const days = releases.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('tell a release with its day, its features and the plans these need', () => {
    const html = drawn(<ReleaseNotes version="7.8.0" />);
    expect(html).toContain('Released on June 28, 2024');
    expect(html).toContain('<code>unstable_dataSource</code>');
    expect(html).toContain('href="/x/react-data-grid/server-side-data/tree-data/"');
    expect(html).toContain('icon-pro');
    expect(drawn(<ReleaseNotes version="7.8.0" />, 'zh')).toContain('发布于 2024年6月28日');
    expect(drawn(<ReleaseNotes version="9.9.9" />)).toBe('');
  });

  it('tell of news in the very words of the notifications', () => {
    expect(notifications.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    for (const { version, title, text } of notifications) {
      for (const language of ['en', 'zh'] as const) {
        const html = drawn(<ReleaseNotes version={version} />, language);
        expect(html).toContain(title[language]);
        expect(html).toContain(text[language]);
      }
    }
  });

  it('lead to pages that the menu has, from every release', () => {
    const paths = new Set(allPaths(navigation));
    const words = releases.flatMap(({ features }) =>
      features.flatMap((one) => [one.words?.en, one.words?.zh]),
    );
    const linked = words.flatMap((text = '') => [...text.matchAll(/\]\(([^)#]+)\/(?:#[^)]*)?\)/g)]);
    const targets = [
      ...linked.map(([, path = '']) => path),
      ...notifications.map(({ pathname }) => pathname),
    ];
    expect(targets.length).toBeGreaterThan(60);
    expect(targets.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('put every notification into the timeline, in its release and language', () => {
    const html = drawn(<ReleaseTimeline />, 'zh');
    for (const { title, version } of notifications) {
      expect(html).toContain(title.zh);
      expect(releases.map((release) => release.version)).toContain(version);
    }
  });

  it('say on the timeline what each release is about', () => {
    const lines = drawn(<ReleaseTimeline />).match(/<li.*?<\/li>/g) ?? [];
    expect(lines).toHaveLength(releases.length);
    expect(lines.filter((line) => !/<p>.*\w{4}.*<\/p>/.test(line))).toEqual([]);
    expect(lines.find((line) => line.includes('7.17.0'))).toContain(
      'Data Grid, Date and Time Pickers, Charts, and Tree View',
    );
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
