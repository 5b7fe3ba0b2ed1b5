import type { Place, Problem, Reference } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error } from '../problem';

/** A link to a page that does not exist. `near` is the url of one that is spelled nearly like it. */
export function brokenLink({ target, place }: Reference, near?: string): Problem {
  return error(
    'BROKEN_LINK',
    {
      message: `The link ${target} leads to no page of this site: readers would land on "not found".`,
      hint: `${suggestion(near)}Correct the link, or add the page to the navigation.`,
    },
    place,
  );
}

/** A link to a section that its page does not have. `near` is an anchor of that page. */
export function brokenAnchor({ target, place }: Reference, page: string, near?: string): Problem {
  return error(
    'BROKEN_ANCHOR',
    {
      message: `The link ${target} leads to a section that ${page} does not have: readers would land at the top of the page.`,
      hint: `${suggestion(near === undefined ? undefined : `#${near}`)}Anchors are those of the original language, in every language.`,
    },
    place,
  );
}

/** A link to a page without the slash at its end: the server would redirect every reader. */
export function linkWithoutSlash({ target, place }: Reference, corrected: string): Problem {
  return error(
    'LINK_WITHOUT_SLASH',
    {
      message: `The link ${target} lacks the slash at the end of its path, so every reader is redirected once more.`,
      hint: `Write ${corrected}.`,
    },
    place,
  );
}

/** A link with two slashes in a row, which is another address, or even another host. */
export function linkWithDoubleSlash({ target, place }: Reference, corrected: string): Problem {
  return error(
    'LINK_WITH_DOUBLE_SLASH',
    {
      message: `The link ${target} has two slashes in a row, which is another address than with one.`,
      hint: `Write ${corrected}.`,
    },
    place,
  );
}

/** A link of the frame around every page that leads nowhere; without a place when code put it together. */
export function brokenFrameLink(target: string, place: Place | undefined): Problem {
  return error(
    'BROKEN_FRAME_LINK',
    {
      message: `The site's own code links to ${target} around its pages, which is no page or section of this site: every reader may land on "not found".`,
      hint: 'Correct the link where the site draws it, or add the page to the navigation.',
    },
    place,
  );
}

/** A link that depends on where the page stands. */
export function relativeLink({ target, place }: Reference): Problem {
  return error(
    'RELATIVE_LINK',
    {
      message: `The link ${target} is relative, so it leads elsewhere when the page moves or is shown under another path.`,
      hint: "Begin it with a slash: '/guides/first-steps/', or with '#' for a section of this page.",
    },
    place,
  );
}

/** A link that names the language, and takes readers of another one out of theirs. */
export function linkWithLanguage({ target, place }: Reference, corrected: string): Problem {
  return error(
    'LINK_WITH_LANGUAGE',
    {
      message: `The link ${target} names a language, so it takes readers out of their own.`,
      hint: `Write ${corrected}: every reader stays in the language of the page.`,
    },
    place,
  );
}

/** A link to a page of this very site that spells out its host. */
export function linkToOwnOrigin({ target, place }: Reference, corrected: string): Problem {
  return error(
    'LINK_TO_OWN_ORIGIN',
    {
      message: `The link ${target} names the host of this very site: it leaves previews and local copies, loses the reader's language, and nothing checks it.`,
      hint: `Write ${corrected}.`,
    },
    place,
  );
}

/** A link or image with a scheme that pages do not follow, such as `javascript:`. */
export function otherScheme(
  { target, place }: Reference,
  scheme: string,
  followed: readonly string[],
): Problem {
  return error(
    'OTHER_SCHEME',
    {
      message: `The address ${shortened(target)} begins with '${scheme}:', which pages of this site neither follow nor show: it may run code or open what is on the reader's own machine.`,
      hint: `Use one of ${followed.join(', ')}, or an address of this site, which begins with a slash.`,
    },
    place,
  );
}

/** A link whose address is said elsewhere in the text, and is not. `known` are the labels that are defined. */
export function undefinedReference({ target, place }: Reference, known: readonly string[]): Problem {
  return error(
    'UNDEFINED_REFERENCE',
    {
      message: `A link names the reference [${target}], which this text does not define: readers see the brackets instead of a link.`,
      hint: `${didYouMean(target, known)}Define it on a line of its own, [${target}]: /guides/first-steps/, or put a backslash before the first bracket.`,
    },
    place,
  );
}

/** A name of the API whose component is known and whose member is not. `near` is one that it has. */
export function unknownApiName({ target, place }: Reference, component: string, near?: string): Problem {
  return error(
    'UNKNOWN_API_NAME',
    {
      message: `The text speaks of ${target}, and the reference knows ${component} without such a prop, slot, class or member: readers would look for something that does not exist.`,
      hint: `${suggestion(near)}Correct the name, or put two backticks on each side when it is none of the API.`,
    },
    place,
  );
}

/** Inline code that is spelt nearly like something of the reference, and not quite. */
export function misspeltApiName({ target, place }: Reference, near: string): Problem {
  return error(
    'MISSPELT_API_NAME',
    {
      message: `The text speaks of ${target}, which the reference does not know: it is no link, and readers would look for something that does not exist.`,
      hint: `Did you mean '${near}'? Correct the name, or put two backticks on each side when it is something else.`,
    },
    place,
  );
}

/** An image that is in no folder it could come from. `near` is a path to write instead. */
export function missingImage({ target, place }: Reference, near?: string): Problem {
  return error(
    'MISSING_IMAGE',
    {
      message: `The image ${target} does not exist: readers would see a broken picture.`,
      hint: `${suggestion(near)}Put the file beside the page and name it relative to it, or put it into the public folder.`,
    },
    place,
  );
}

/** An address may be a whole program. */
function shortened(address: string): string {
  const line = address.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

function suggestion(near: string | undefined): string {
  return near === undefined ? '' : `Did you mean ${near}? `;
}
