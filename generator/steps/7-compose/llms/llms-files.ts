import type { SiteDefinition } from '../../../contract/site';
import { fileUrl, linkTo, markdownUrl } from '../../../contract/url';
import type { OutputFile, Route } from '../../../model';
import { isListed } from '../is-listed';
import { bySection, type Section } from '../section-of';
import { fullFileOf } from './full-file';

/** The entry of a page in a list. */
export interface Described {
  title: string;
  description: string;
}

/** The size of a file with all Markdown pages of a section. */
export interface FullFacts {
  bytes: number;
  tokens: number;
}

interface LlmsRequest {
  site: SiteDefinition;
  routes: readonly Route[];
  /** Undefined for a page that is not published. */
  describe: (route: Route) => Described | undefined;
  /** Undefined where no such file is published. */
  full: (section: Section, language: string) => FullFacts | undefined;
}

/** `llms.txt` of each language (llmstxt.org): lists the Markdown pages for programs. */
export function llmsFiles(request: LlmsRequest): OutputFile[] {
  return request.site.languages.all.map(({ code }) => ({
    path: llmsPath(request.site, code),
    contents: llmsText(request, code),
  }));
}

/** The output path of a language's file. */
function llmsPath({ languages }: Pick<SiteDefinition, 'languages'>, userLanguage: string): string {
  return `${linkTo({ pathname: '/', userLanguage }, languages).slice(1)}llms.txt`;
}

function llmsText(request: LlmsRequest, language: string): string {
  const { site, routes, describe } = request;
  const own = routes.filter((route) => route.language === language && isListed(route));
  const home = own.find(({ pathname }) => pathname === site.home);
  const { title, description } = (home && describe(home)) ?? { title: '', description: '' };
  const about = [title, description].filter((words) => words !== '').map(oneLine);
  return [
    `# ${site.name} ${site.version}`,
    ...(about.length > 0 ? [about.map((words) => `> ${words}`).join('\n>\n')] : []),
    ...bySection(own, site).flatMap(({ section, routes: listed }) =>
      sectionText(section, listed, { ...request, language }),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

function sectionText(
  section: Section,
  routes: readonly Route[],
  { site, describe, full, language }: LlmsRequest & { language: string },
): string[] {
  const facts = full(section, language);
  const lines = [
    ...(facts
      ? [fullLine(`${site.origin}${fileUrl(`/${fullFileOf(section, site, language)}`, site)}`, facts)]
      : []),
    ...routes.flatMap((route) => {
      const described = describe(route);
      return described ? [pageLine(`${site.origin}${markdownUrl(route.url)}`, described)] : [];
    }),
  ];
  return lines.length > 0 ? [`## ${oneLine(section.name)}`, lines.join('\n')] : [];
}

function pageLine(url: string, { title, description }: Described): string {
  const words = oneLine(description);
  return `- [${oneLine(title).replace(/[[\]\\]/g, '\\$&')}](${url})${words === '' ? '' : `: ${words}`}`;
}

function fullLine(url: string, { bytes, tokens }: FullFacts): string {
  return `- [llms-full.txt](${url}): ${(bytes / 1_000_000).toFixed(2)} MB, ~${tokens} tokens`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
