import { site } from '../../data/site';
import type { Headers } from '../../generator/page/content';
import type { Translate } from '../language/translate';

/** A link under a page's description. */
export interface PageFact {
  text: string;
  href: string;
}

/** What an author's front matter says about the component of a page, as links in a fixed order. */
export function pageFacts(headers: Headers, t: Translate): PageFact[] {
  const { packageName, githubLabel, waiAria, materialDesign } = headers;
  return [
    fact(packageName, packageName && `https://www.npmjs.com/package/${packageName}`),
    fact(t('source'), sourceOf(headers)),
    fact(t('feedback'), githubLabel && feedbackUrl(githubLabel)),
    fact(t('waiAria'), waiAria),
    fact(t('materialDesign'), materialDesign),
  ].flat();
}

function fact(text: string | undefined, href: string | undefined): PageFact[] {
  return text && href ? [{ text, href }] : [];
}

/** Open issues that carry the component's label. */
function feedbackUrl(label: string): string {
  return `${site.repository.url}/issues?q=${encodeURIComponent(`is:open label:"${label}"`)}`;
}

/** The sources of this version: what the front matter names, else the package's folder. */
function sourceOf({ githubSource, packageName }: Headers): string | undefined {
  // Packages of others lie elsewhere, under other names.
  const folder =
    githubSource ??
    (/^@mui\/x-/.test(packageName ?? '') ? packageName?.replace(/^@mui\//, 'packages/') : undefined);
  return folder && `${site.repository.url}/tree/v${site.version}/${folder}`;
}
