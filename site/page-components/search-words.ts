import { featuresByProduct } from '../../data/plans';
import { type Feature, releases } from '../../data/releases';
import { inLanguage } from '../language/in-language';

/** The searchable text of an embedded component, if it has its own. */
export function searchWords(component: string, props: Record<string, unknown>, language: string): string {
  return words[component]?.(props, language) ?? '';
}

const words: Record<string, (props: Record<string, unknown>, language: string) => string> = {
  PlanComparison: (_, language) =>
    featuresByProduct
      .flatMap(({ features }) => features.map((feature) => inLanguage(feature.words, language)))
      .join(' · '),
  ReleaseNotes: ({ version }, language) => {
    const release = releases.find((one) => one.version === version);
    const note = release?.note ? [inLanguage(release.note, language)] : [];
    const features = release?.features.map((feature) => featureWords(feature, language)) ?? [];
    return [...note, ...features].join(' ');
  },
};

function featureWords({ news, words: ownWords }: Feature, language: string): string {
  const parts = [news?.title, news?.text, ownWords].flatMap((part) =>
    part ? [inLanguage(part, language)] : [],
  );
  return plain(parts.join(' · '));
}

/** Inline Markdown as plain text. */
function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1').replaceAll('`', '');
}
