import type { Place, Problem } from '../../model';
import { didYouMean } from '../../problems/did-you-mean';
import { error, warning } from '../../problems/problem';

/** Longest title and description that search results and the menu show whole (fact sheet §5). */
export const TITLE_LIMIT = 70;
export const DESCRIPTION_LIMIT = 160;

export const unclosedFrontMatter = (place: Place): Problem =>
  error(
    'FRONT_MATTER_UNCLOSED',
    {
      message: 'The front matter has no closing rule, so its lines would be shown as text.',
      hint: 'End it with a line of three dashes.',
    },
    place,
  );

export const frontMatterSyntax = (reason: string, place: Place): Problem =>
  error(
    'FRONT_MATTER_SYNTAX',
    {
      message: `The front matter is not valid YAML, so none of it counts: ${reason}`,
      hint: 'Put a value that holds a colon, a hash or a quote between single quotes.',
    },
    place,
  );

export const unknownFrontMatterKey = (key: string, known: readonly string[], place: Place): Problem =>
  error(
    'FRONT_MATTER_UNKNOWN_KEY',
    {
      message: `The front matter has a key "${key}" that nothing reads, so it has no effect.`,
      hint: `${didYouMean(key, known)}Known keys are ${known.join(', ')}.`,
    },
    place,
  );

export const wrongFrontMatterType = (key: string, wanted: string, place: Place): Problem =>
  error(
    'FRONT_MATTER_WRONG_TYPE',
    {
      message: `"${key}" in the front matter has to be ${wanted}, so its value is not used.`,
      hint: 'Quote a value that YAML reads as a number, a date or true and false.',
    },
    place,
  );

export const missingTitle = (place: Place): Problem =>
  error(
    'MISSING_PAGE_TITLE',
    {
      message: `${place.file} has no title, so search results and tabs cannot name the page.`,
      hint: 'Add "title" to the front matter, or begin the text with a line "# Title".',
    },
    place,
  );

export const longTitle = (length: number, place: Place): Problem =>
  error(
    'TITLE_TOO_LONG',
    {
      message: `The title has ${length} characters; search results cut it after ${TITLE_LIMIT}.`,
      hint: `Shorten it to at most ${TITLE_LIMIT} characters.`,
    },
    place,
  );

export const missingDescription = (place: Place): Problem =>
  error(
    'MISSING_DESCRIPTION',
    {
      message: `${place.file} has no description, so search results show an accidental sentence.`,
      hint: 'Add "description" to the front matter, or <p class="description">…</p> below the title.',
    },
    place,
  );

export const longDescription = (length: number, place: Place): Problem =>
  error(
    'DESCRIPTION_TOO_LONG',
    {
      message: `The description has ${length} characters; search results cut it after ${DESCRIPTION_LIMIT}.`,
      hint: `Shorten it to at most ${DESCRIPTION_LIMIT} characters.`,
    },
    place,
  );

export const secondTitle = (place: Place): Problem =>
  warning(
    'SECOND_PAGE_TITLE',
    {
      message: 'The page has a second heading of the first level; readers by ear expect one.',
      hint: 'Make it a heading of the second level.',
    },
    place,
  );

export const skippedHeadingLevel = (levels: { from: number; to: number }, place: Place): Problem =>
  error(
    'HEADING_LEVEL_SKIPPED',
    {
      message: `A heading of level ${levels.to} follows level ${levels.from}, so the outline has a hole.`,
      hint: `Use level ${levels.from + 1}, or add the missing heading above it.`,
    },
    place,
  );

export const differentHeadingLevel = (levels: { here: number; original: number }, place: Place): Problem =>
  warning(
    'TRANSLATED_HEADING_LEVEL_DIFFERS',
    {
      message: `This heading has level ${levels.here} and the original's at its place level ${levels.original}; from here on anchors may lead to wrong sections.`,
      hint: 'Give both texts the same headings in the same order.',
    },
    place,
  );

export const unknownCodeLanguage = (language: string, known: readonly string[], place: Place): Problem =>
  error(
    'UNKNOWN_CODE_LANGUAGE',
    {
      message: `"${language}" is not a code language that can be highlighted.`,
      hint:
        language === 'sh'
          ? 'Use "bash" instead.'
          : `${didYouMean(language, known)}Known languages are ${known.join(', ')}.`,
    },
    place,
  );

export const missingCodeLanguage = (place: Place): Problem =>
  warning(
    'MISSING_CODE_LANGUAGE',
    {
      message: 'A code fence names no language, so its code stays plain.',
      hint: 'Write the language after the backticks, "text" when there is none.',
    },
    place,
  );

export const unknownCallout = (kind: string, known: readonly string[], place: Place): Problem =>
  error(
    'UNKNOWN_CALLOUT',
    {
      message:
        kind === ''
          ? 'A line of colons closes nothing.'
          : `"${kind}" is not a kind of callout; it is drawn as "info".`,
      hint: `${didYouMean(kind, known)}A callout begins with ":::" and one of ${known.join(', ')}.`,
    },
    place,
  );

export const unclosedCallout = (place: Place): Problem =>
  warning(
    'UNCLOSED_CALLOUT',
    {
      message: 'A callout is never closed, so it takes everything that follows.',
      hint: 'Close it with a line of as many colons as it begins with.',
    },
    place,
  );

export const unclosedCodeblock = (place: Place): Problem =>
  error(
    'UNCLOSED_CODEBLOCK',
    {
      message: '<codeblock> has no closing tag, so it takes everything that follows.',
      hint: 'Close it with a line "</codeblock>".',
    },
    place,
  );

export const codeblockWithoutTab = (place: Place): Problem =>
  error(
    'CODEBLOCK_WITHOUT_TAB',
    {
      message: 'This part of a <codeblock> group has no tab or no code, so readers never see it.',
      hint: 'A group holds code fences only, each with a tab name after its language: "```bash npm".',
    },
    place,
  );

export const markerSyntax = (reason: string, place: Place): Problem =>
  error(
    'MARKER_SYNTAX',
    {
      message: `A marker is not valid JSON, so nothing is shown in its place: ${reason}`,
      hint: 'Write it like {{"demo": "Name.tsx", "bg": "inline"}}.',
    },
    place,
  );

export const misplacedMarker = (why: string, place: Place): Problem =>
  error(
    'MARKER_MISPLACED',
    {
      message: `A marker ${why}, so nothing is shown in its place.`,
      hint: 'Put it alone on an unindented line, outside of lists, quotes, callouts and HTML, without a space after {{.',
    },
    place,
  );

export const unknownComponent = (name: string, known: readonly string[], place: Place): Problem =>
  error(
    'UNKNOWN_COMPONENT',
    {
      message: `No component is known as "${name}", so nothing is shown in its place.`,
      hint: `${didYouMean(name, known)}Components are listed in the site's definition.`,
    },
    place,
  );

export const demoNotFound = (name: string, known: readonly string[], place: Place): Problem =>
  error(
    'DEMO_NOT_FOUND',
    {
      message: `The demo "${name}" does not exist beside the page, so nothing is shown in its place.`,
      hint: `${didYouMean(name, known)}A demo is Name.tsx or Name.js in the page's folder, or Name/system/index.tsx.`,
    },
    place,
  );

export const demoShownTwice = (name: string, place: Place): Problem =>
  warning(
    'DEMO_SHOWN_TWICE',
    {
      message: `The page shows the demo "${name}" twice, so links to it reach only the first.`,
      hint: 'Show it once, or copy it under another name.',
    },
    place,
  );

export const unknownDemoOption = (key: string, known: readonly string[], place: Place): Problem =>
  error(
    'UNKNOWN_DEMO_OPTION',
    {
      message: `A demo has no option "${key}", so it has no effect.`,
      hint: `${didYouMean(key, known)}Options are ${known.join(', ')}.`,
    },
    place,
  );

export const wrongDemoOption = (key: string, wanted: string, place: Place): Problem =>
  error(
    'WRONG_DEMO_OPTION',
    {
      message: `The option "${key}" of a demo has to be ${wanted}, so it has no effect.`,
      hint: 'Correct the value, or leave the option out.',
    },
    place,
  );

export const conflictingDemoOptions = (reason: string, place: Place): Problem =>
  error(
    'CONFLICTING_DEMO_OPTIONS',
    {
      message: `The options of this demo contradict each other: ${reason}.`,
      hint: 'Leave one of them out.',
    },
    place,
  );

export const demoWithoutComponent = (place: Place): Problem =>
  error(
    'DEMO_WITHOUT_COMPONENT',
    {
      message: `${place.file} has no default export, so there is nothing to show.`,
      hint: 'Export the component: export default function Name() { … }.',
    },
    place,
  );

export const demoModuleNotFound = (module: string, tried: readonly string[], place: Place): Problem =>
  error(
    'DEMO_MODULE_NOT_FOUND',
    {
      message: `"${module}" does not exist beside the page, so the demo cannot run.`,
      hint: `Tried ${tried.join(', ')}. A demo may import files of its page's folder.`,
    },
    place,
  );
