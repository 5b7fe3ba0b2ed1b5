import { site } from '../../data/site';
import type { Headers } from '../../generator/contract/page';
import type { WordKey } from '../language/dictionaries';

/** A link above the text: what kind it is, and where it leads. */
export interface PageFact {
  word: WordKey;
  /** Said instead of the word. */
  text?: string;
  href: string;
}

/** What an author's front matter says about the component of a page, as links in a fixed order. */
export function pageFacts(headers: Headers): PageFact[] {
  const { packageName, githubLabel, waiAria, materialDesign } = headers;
  const source = sourceOf(headers);
  return [
    ...(packageName ? [{ word: 'package' as const, text: packageName, href: `https://www.npmjs.com/package/${packageName}` }] : []),
    ...(source ? [{ word: 'source' as const, href: source }] : []),
    ...(githubLabel ? [{ word: 'feedback' as const, href: feedbackUrl(githubLabel) }] : []),
    ...(waiAria ? [{ word: 'waiAria' as const, href: waiAria }] : []),
    ...(materialDesign ? [{ word: 'materialDesign' as const, href: materialDesign }] : []),
  ];
}

/** Open issues that carry the component's label. */
function feedbackUrl(label: string): string {
  return `${site.repository.url}/issues?q=${encodeURIComponent(`is:open label:"${label}"`)}`;
}

/** The sources of this version: what the front matter names, else the package's folder. */
function sourceOf({ githubSource, packageName }: Headers): string | undefined {
  const folder = githubSource ?? packageName?.replace(/^@mui\//, 'packages/');
  return folder && `${site.repository.url}/tree/v${site.version}/${folder}`;
}
