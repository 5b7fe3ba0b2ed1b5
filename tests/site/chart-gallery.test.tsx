import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { chartTypes, plannedChartTypes } from '../../data/chart-types';
import { navigation } from '../../data/navigation';
import type { NavigationEntry } from '../../generator/contract/navigation';
import { LanguageProvider } from '../../site/language/LanguageProvider';
import { ChartGallery } from '../../site/page-components/gallery/ChartGallery';
import { pictures } from '../../site/page-components/gallery/pictures';
import { words } from './words';

/** A picture as a page carries it: rules that its parts bring along stand in the page's own. */
function drawn(picture: keyof typeof pictures): string {
  const Picture = pictures[picture];
  return renderToStaticMarkup(<Picture />).replace(/<style[\s\S]*?<\/style>/g, '');
}

function sizes(html: string, attribute: string): number[] {
  return [...html.matchAll(new RegExp(` ${attribute}="([\\d.]+)"`, 'g'))].map(([, value]) => Number(value));
}

function all(entries: NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) => [entry, ...all(entry.children ?? [])]);
}

describe('a picture of the gallery', () => {
  it.each(chartTypes.map(({ picture }) => picture))('%s is a chart of at most 6 kB', (picture) => {
    const html = drawn(picture);

    expect(html).toMatch(/<(?:rect|path|circle)/);
    expect(html.length).toBeLessThanOrEqual(6_000);
  });

  it('shows bars as high as they have grown, one for each value', () => {
    const heights = sizes(drawn('bar'), 'height').slice(1);

    expect(heights).toHaveLength(10);
    expect(Math.min(...heights)).toBeGreaterThan(30);
  });

  it('stacks bars on each other, so that the highest pile has all three values', () => {
    const html = drawn('stacked');
    const tops = sizes(html, 'y').slice(-15);

    expect(sizes(html, 'height').slice(1)).toHaveLength(15);
    expect(tops[14]).toBeLessThan(tops[9] ?? 0);
    expect(tops[9]).toBeLessThan(tops[4] ?? 0);
  });

  it('shows an open pie and lines without a curtain before them', () => {
    expect(drawn('pie').match(/data-part="arc"/g)).toHaveLength(4);
    expect(drawn('pie')).not.toContain('visibility="hidden"');
    expect(drawn('line')).not.toContain('clip-path');
  });
});

describe('the gallery', () => {
  const html = (language: string) =>
    renderToStaticMarkup(
      <LanguageProvider words={words} userLanguage={language}>
        <ChartGallery />
      </LanguageProvider>,
    );

  it('leads to the page of every kind in the language of the reader', () => {
    for (const { pathname } of [...chartTypes, ...plannedChartTypes]) {
      expect(html('en')).toContain(`href="${pathname}/"`);
      expect(html('zh')).toContain(`href="/zh${pathname}/"`);
    }
  });

  it('marks as planned what the menu marks so, and nothing else', () => {
    const charts = all(navigation).filter(({ pathname }) => pathname.startsWith('/x/react-charts/'));
    const planned = charts.filter((entry) => entry.planned).map(({ pathname }) => pathname);

    expect(plannedChartTypes.map(({ pathname }) => pathname)).toEqual(planned);
  });

  it('keeps its pictures from readers who listen', () => {
    const [before = ''] = html('en').split('<svg');

    expect(before).toContain('aria-hidden="true"');
    expect(html('en').match(/<svg/g)).toHaveLength(chartTypes.length + plannedChartTypes.length);
  });
});
