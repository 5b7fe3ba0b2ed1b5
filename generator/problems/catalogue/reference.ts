import type { Place, Problem, Reference } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error, warning } from '../problem';

/** A page about an export that its package does not have. */
export function missingExport(
  missing: { pathname: string; name: string; package: string; near?: string },
  place?: Place,
): Problem {
  const { pathname, name, near } = missing;
  const suggestion = near === undefined ? '' : `Did you mean '${near}'? `;
  return error(
    'MISSING_EXPORT',
    {
      message: `The page ${pathname} is about ${name}, which ${missing.package || 'no package'} does not export in a form that can be documented: there is nothing to show.`,
      hint: `${suggestion}Correct the coverage, install the package, or remove the page from the navigation.`,
    },
    place,
  );
}

/** An export, or a path, that the coverage of a family names twice. */
export function duplicateExport(name: string, product: string, place?: Place): Problem {
  return error(
    'DUPLICATE_EXPORT',
    {
      message: `The reference of ${product} covers ${name} twice: both would be the same page.`,
      hint: 'Keep one of them.',
    },
    place,
  );
}

/** A page of the menu among those of the reference that it does not cover. */
export function pageWithoutReference(pathname: string, covered: readonly string[], place?: Place): Problem {
  return error(
    'PAGE_WITHOUT_REFERENCE',
    {
      message: `The page ${pathname} stands among the pages of the API reference, but the reference covers no such path: readers see a notice instead.`,
      hint: `${didYouMean(pathname, covered)}Add the export to the coverage, write a text, or remove the entry.`,
    },
    place,
  );
}

/** A covered path that no entry leads to. */
export function referenceWithoutEntry(pathname: string, pages: readonly string[]): Problem {
  return error('REFERENCE_WITHOUT_ENTRY', {
    message: `The reference covers ${pathname}, but neither navigation nor titles has this path, so there is no such page.`,
    hint: `${didYouMean(pathname, pages)}Add an entry for the path, or take it out of the coverage.`,
  });
}

/** A public component that has neither a page nor a reason to have none. */
export function uncoveredComponent(
  component: { name: string; package: string; product: string },
  place?: Place,
): Problem {
  return error(
    'UNCOVERED_COMPONENT',
    {
      message: `${component.package} exports the component ${component.name}, which the reference of ${component.product} neither covers nor excludes: readers find it in the package and nowhere here.`,
      hint: 'Give it a page, or add it to the exclusions with a reason.',
    },
    place,
  );
}

/** An exclusion that excludes nothing. */
export function needlessExclusion(name: string, product: string, place?: Place): Problem {
  return warning(
    'NEEDLESS_EXCLUSION',
    {
      message: `The reference of ${product} excludes ${name}, but its packages have no such component without a page.`,
      hint: 'Remove the name from the exclusions.',
    },
    place,
  );
}

/** A default that a comment says and the code does not do. */
export function contradictedDefault(
  { pathname, member, said, done }: { pathname: string; member: string; said: string; done: string },
  place?: Place,
): Problem {
  return warning(
    'CONTRADICTED_DEFAULT',
    {
      message: `The comment of ${member} on ${pathname} says that its default is ${said}, but the component's code makes it ${done}: readers would be told what does not happen.`,
      hint: 'Correct the comment where the component is written.',
    },
    place,
  );
}

/** A component that a text's front matter names and the reference does not know. */
export function undocumentedComponent(name: string, known: Iterable<string>, place?: Place): Problem {
  return error(
    'UNDOCUMENTED_COMPONENT',
    {
      message: `The front matter says that the page is about ${name}, which has no page in the API reference: it could not be linked.`,
      hint: `${didYouMean(name, known)}Correct the name, or take it out of 'components'.`,
    },
    place,
  );
}

/** A link to a row of the reference that is not there. */
export function unknownMember({ target, place }: Reference, page: string, near?: string): Problem {
  return error(
    'UNKNOWN_MEMBER',
    {
      message: `The link ${target} leads to something that ${page} does not document: readers would land at the top of the page.`,
      hint: `${near === undefined ? '' : `Did you mean #${near}? `}Anchors are made of what it is and its name: #prop-rows, #slot-toolbar, #class-root.`,
    },
    place,
  );
}

/** A marker of a table about something that its package does not have. */
export function unknownTable({ target, place }: Reference, marker: string, known: Iterable<string>): Problem {
  const what = target === '' ? 'nothing' : `"${target}"`;
  return error(
    'UNKNOWN_TABLE',
    {
      message: `A table of props (${marker}) is asked for ${what}, which is no component with props of its own, so nothing is shown in its place.`,
      hint: `${didYouMean(target, known)}Write the name as the package exports it: {{"component": "${marker}", "of": "…"}}.`,
    },
    place,
  );
}

/** A list of translated descriptions that is none. */
export function translationIsNoList(file: string): Problem {
  return error(
    'REFERENCE_TRANSLATION_UNREADABLE',
    {
      message: `${file} is no JSON object of texts, so none of its translations is shown.`,
      hint: 'Write an object whose keys are the original descriptions and whose values are their translations.',
    },
    { file, line: 1, column: 1 },
  );
}

/** A translated description whose original no package says any more. */
export function orphanedDescriptions(original: string, place: Place): Problem {
  const beginning = original.length > 60 ? `${original.slice(0, 57)}…` : original;
  return warning(
    'ORPHANED_DESCRIPTION',
    {
      message: `No package says "${beginning.replace(/\s+/g, ' ')}" any more, so its translation is shown nowhere.`,
      hint: 'The package says it in other words now: translate these, and remove the row.',
    },
    place,
  );
}

/** Descriptions of a family that are not translated yet. */
export function untranslatedDescriptions(counted: {
  product: string;
  language: string;
  file: string;
  done: number;
  all: number;
}): Problem {
  const { product, language, file, done, all } = counted;
  return warning('UNTRANSLATED_DESCRIPTIONS', {
    message: `${all - done} of ${all} descriptions in the reference of ${product} are not translated to '${language}' (${Math.floor((100 * done) / all)} % are): readers see them in the original.`,
    hint: `Add the rows to ${file}.`,
  });
}
