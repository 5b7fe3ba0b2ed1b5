import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { inject } from 'vitest';

/**
 * Rules that are off for all pages: `long-title` is told by a rule of our own that counts both scripts;
 * `attr-case` because React writes `colSpan` and HTML reads it as any other spelling; the
 * others are about spelling (`void-style`; React writes `hidden=""`), taste (`tel-non-breaking`), style attributes of demos'
 * fallbacks, and files of strangers, of which there are none (`require-sri`).
 */
const OFF = [
  'long-title',
  'attr-case',
  'void-style',
  'doctype-style',
  'attribute-boolean-style',
  'attribute-empty-style',
  'no-trailing-whitespace',
  'no-inline-style',
  'tel-non-breaking',
  'require-sri',
  // A demo need not have each of the faults that demos may have.
  'no-unused-disable',
];

/**
 * Faults of the components themselves, allowed inside a demo's static fallback and nowhere else. The list
 * may shrink.
 */
const UPSTREAM: Record<string, string> = {
  'no-dup-class': 'Material UI joins the classes of a label and of its root',
  'element-permitted-content': 'Tree View draws its transition as a div between list and items',
  'element-permitted-parent': 'the same, seen from the items',
  'prefer-native-element': "toggle buttons and pickers' sections are buttons and spans with roles",
  'text-content': 'the pickers name their opening button only in the browser',
  'valid-for': 'a Material UI select labels a div with a role',
  'no-implicit-input-type': 'the hidden input of a Material UI select has no type',
  'input-attributes': 'the Data Grid gives a placeholder to a filter of dates, which browsers ignore',
  'aria-label-misuse': 'the Data Grid names parts of itself that have no role',
  'unique-landmark': 'a demo that is drawn at two widths has its landmark twice, of which one is shown',
  'no-redundant-for': 'Material UI sets for on labels around their control',
};

/** Stands in the root of each demo, whose contents it lets have these faults. Every one elsewhere is told. */
const ALLOWED = `<!-- [html-validate-disable-block ${Object.keys(UPSTREAM).join(', ')}] -->`;

/** The rules are compiled once for all pages. */
class OneConfig extends StaticConfigLoader {
  readonly #config = super.getConfigFor('');

  override getConfigFor() {
    return this.#config;
  }
}

const validator = new HtmlValidate(
  new OneConfig({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      ...Object.fromEntries(OFF.map((rule) => [rule, 'off'])),
      // React's ids have colons, and anchors of demos a full stop: both are valid HTML.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

function withAllowances(html: string): string {
  return html.replace(/<div [^>]*data-demo="[^>]*>/g, (root) => root + ALLOWED);
}

/** Code in which nothing stands but text and flat spans of one class: that is valid as it is. */
const PLAIN_CODE = /(<code[^<>]*>)((?:[^<]|<span class="[a-z]+">[^<]*<\/span>)*)(?=<\/code>)/g;

/** Most elements of a page are such spans. Blanks take their place, so that everything else stays where it is. */
function withoutCodeSpans(html: string): string {
  return html.replace(
    PLAIN_CODE,
    (_, start: string, code: string) => start + code.replace(/<[^>]*>/g, (tag) => ' '.repeat(tag.length)),
  );
}

/** The frame around a text. */
const FRAME =
  /(<(header|nav|footer)(?=[^>]* (?:data-x="top-bar"|id="site_menu"|data-x="footer"))[^>]*>)([\s\S]*?)(?=<\/\2>)/g;

/** What differs from page to page in it: addresses, which other tests read, and the place of the page. */
const OF_THE_PAGE = / (?:href="[^"]+"|aria-current="page")/g;

const known = new Set<string>();

/** Pages have their frame in common: each is read once. Its ids stay, as no other element of a page may have one of them. */
function withoutKnownFrame(html: string): string {
  return html.replace(FRAME, (all: string, tag: string, _: string, contents: string) => {
    const frame = contents.replace(OF_THE_PAGE, '');
    if (!known.has(frame)) {
      known.add(frame);
      return all;
    }
    const ids = [...contents.matchAll(/ (id="[^"]+")/g)].map(([, id]) => `<span ${id}></span>`);
    return tag + ids.join('');
  });
}

/** What is wrong with a built page, line by line. */
export async function faultsOfPage(file: string): Promise<string[]> {
  const html = readFileSync(path.join(inject('out'), file), 'utf8');
  const { results } = await validator.validateString(
    withAllowances(withoutCodeSpans(withoutKnownFrame(html))),
    file,
  );
  const messages = results.flatMap((result) => result.messages);
  return messages.map(
    ({ ruleId, message, line, column, selector }) =>
      `${file}:${line}:${column} ${ruleId}: ${message} (${selector})`,
  );
}
