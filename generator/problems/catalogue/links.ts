import type { Place, Problem, Reference } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error } from '../problem';

/** A link to a page that does not exist. `near` is a similar url. */
export function brokenLink({ target, place }: Reference, near?: string): Problem {
  return error(
    'BROKEN_LINK',
    {
      message: `The link ${target} leads to no page of this site: readers would see "not found".`,
      hint: `${suggestion(near)}Correct the link, or add the page to the navigation.`,
    },
    place,
  );
}

/** A link to a section that its page does not have. `near` is a similar anchor of that page. */
export function brokenAnchor({ target, place }: Reference, page: string, near?: string): Problem {
  return error(
    'BROKEN_ANCHOR',
    {
      message: `The link ${target} leads to a section that ${page} does not have: readers would land at the top of the page.`,
      hint: `${suggestion(near === undefined ? undefined : `#${near}`)}In every language, anchors are those of the default language.`,
    },
    place,
  );
}

/** A link to a page without the trailing slash: the server would redirect every reader. */
export function linkWithoutSlash({ target, place }: Reference, corrected: string): Problem {
  return error(
    'LINK_WITHOUT_SLASH',
    {
      message: `The link ${target} has no trailing slash, so every reader is redirected first.`,
      hint: `Write ${corrected}.`,
    },
    place,
  );
}

/** A link with two slashes in a row, which is another address or even another host. */
export function linkWithDoubleSlash({ target, place }: Reference, corrected: string): Problem {
  return error(
    'LINK_WITH_DOUBLE_SLASH',
    {
      message: `The link ${target} has two slashes in a row: this is a different address.`,
      hint: `Write ${corrected}.`,
    },
    place,
  );
}

/** A broken link of the frame around every page; without a place when the address is computed. */
export function brokenFrameLink(target: string, place: Place | undefined): Problem {
  return error(
    'BROKEN_FRAME_LINK',
    {
      message: `The site's own code links to ${target} around its pages, which is no page or section of this site: readers would see "not found".`,
      hint: 'Correct the link in the code of the site, or add the page to the navigation.',
    },
    place,
  );
}

/** A link or an image with nothing between the brackets of its address. */
export function emptyTarget(what: 'link' | 'image', place: Place): Problem {
  const [lack, so] =
    what === 'link'
      ? ['no target', 'readers who follow it load the same page again']
      : ['no address', 'readers would see a broken image'];
  return error(
    'EMPTY_TARGET',
    {
      message: `The ${what} has ${lack}: ${so}.`,
      hint: `Put an address between the brackets, or remove the ${what}.`,
    },
    place,
  );
}

/** A link that is relative to its page. */
export function relativeLink({ target, place }: Reference): Problem {
  return error(
    'RELATIVE_LINK',
    {
      message: `The link ${target} is relative, so its target changes when the page moves or is shown under another path.`,
      hint: "Begin it with a slash: '/guides/first-steps/', or with '#' for a section of this page.",
    },
    place,
  );
}

/** A link with a language prefix. */
export function linkWithLanguage({ target, place }: Reference, corrected: string): Problem {
  return error(
    'LINK_WITH_LANGUAGE',
    {
      message: `The link ${target} contains a language, so readers of other languages leave theirs.`,
      hint: `Write ${corrected}: every reader stays in the language of the page.`,
    },
    place,
  );
}

/** A link to a page of this site with its host. */
export function linkToOwnOrigin({ target, place }: Reference, corrected: string): Problem {
  return error(
    'LINK_TO_OWN_ORIGIN',
    {
      message: `The link ${target} contains the host of this site: it leaves previews and local copies, loses the reader's language, and is not checked.`,
      hint: `Write ${corrected}.`,
    },
    place,
  );
}

/** A link or image with a scheme that is not allowed, such as `javascript:`. */
export function otherScheme(
  { target, place }: Reference,
  scheme: string,
  followed: readonly string[],
): Problem {
  return error(
    'OTHER_SCHEME',
    {
      message: `The address ${shortened(target)} begins with '${scheme}:', which is not allowed: it may run code or open files on the reader's machine.`,
      hint: `Use one of ${followed.join(', ')}, or an address of this site, which begins with a slash.`,
    },
    place,
  );
}

/** A reference link without a definition. `known` are the defined labels. */
export function undefinedReference({ target, place }: Reference, known: readonly string[]): Problem {
  return error(
    'UNDEFINED_REFERENCE',
    {
      message: `A link uses the reference [${target}], which this text does not define: readers see the brackets instead of a link.`,
      hint: `${didYouMean(target, known)}Define it on a separate line, [${target}]: /guides/first-steps/, or put a backslash before the first bracket.`,
    },
    place,
  );
}

/** A name of the API with a known component and an unknown member. `near` is a similar member. */
export function unknownApiName({ target, place }: Reference, component: string, near?: string): Problem {
  return error(
    'UNKNOWN_API_NAME',
    {
      message: `The text mentions ${target}, but in the API reference ${component} has no such prop, slot, class or member: readers would look for something that does not exist.`,
      hint: `${suggestion(near)}Correct the name, or put two backticks on each side if it is no name of the API.`,
    },
    place,
  );
}

/** Inline code that is similar to a name of the API reference. */
export function misspeltApiName({ target, place }: Reference, near: string): Problem {
  return error(
    'MISSPELT_API_NAME',
    {
      message: `The text mentions ${target}, which the API reference does not know: it is not linked, and readers would look for something that does not exist.`,
      hint: `Did you mean '${near}'? Correct the name, or put two backticks on each side if it is something else.`,
    },
    place,
  );
}

/** An image that does not exist. `near` is a path to write instead. */
export function missingImage({ target, place }: Reference, near?: string): Problem {
  return error(
    'MISSING_IMAGE',
    {
      message: `The image ${target} does not exist: readers would see a broken image.`,
      hint: `${suggestion(near)}Put the file beside the page and name it relative to it, or put it into the public folder.`,
    },
    place,
  );
}

/** An address may be long: it can contain a program. */
function shortened(address: string): string {
  const line = address.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

function suggestion(near: string | undefined): string {
  return near === undefined ? '' : `Did you mean ${near}? `;
}
