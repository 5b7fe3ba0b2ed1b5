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
      message: `The page ${pathname} documents ${name}, which ${missing.package || 'no package'} does not export in a form that can be documented, so the page would be empty.`,
      hint: `${suggestion}Correct the coverage of the API reference, install the package, or remove the page from the navigation.`,
    },
    place,
  );
}

/** An export, or a path, that the coverage of a family names twice. */
export function duplicateExport(name: string, product: string, place?: Place): Problem {
  return error(
    'DUPLICATE_EXPORT',
    {
      message: `The API reference of ${product} covers ${name} twice: both would be the same page.`,
      hint: 'Keep one of them.',
    },
    place,
  );
}

/** A page among those of the API reference that the coverage does not contain. */
export function pageWithoutReference(pathname: string, covered: readonly string[], place?: Place): Problem {
  return error(
    'PAGE_WITHOUT_REFERENCE',
    {
      message: `The page ${pathname} is among the pages of the API reference, but the coverage does not contain its path: readers see a notice instead.`,
      hint: `${didYouMean(pathname, covered)}Add the export to the coverage, write a text, or remove the entry.`,
    },
    place,
  );
}

/** A covered path without an entry. */
export function referenceWithoutEntry(pathname: string, pages: readonly string[]): Problem {
  return error('REFERENCE_WITHOUT_ENTRY', {
    message: `The API reference covers ${pathname}, but neither navigation nor titles contains this path, so the page does not exist.`,
    hint: `${didYouMean(pathname, pages)}Add an entry for the path, or remove it from the coverage.`,
  });
}

/** A public component that is neither covered nor excluded. */
export function uncoveredComponent(
  component: { name: string; package: string; product: string },
  place?: Place,
): Problem {
  return error(
    'UNCOVERED_COMPONENT',
    {
      message: `${component.package} exports the component ${component.name}, which the API reference of ${component.product} neither covers nor excludes: it is not documented.`,
      hint: 'Give it a page, or add it to the exclusions with a reason.',
    },
    place,
  );
}

/** An exclusion without effect. */
export function needlessExclusion(name: string, product: string, place?: Place): Problem {
  return warning(
    'NEEDLESS_EXCLUSION',
    {
      message: `The API reference of ${product} excludes ${name}, but its packages have no such component without a page, so the exclusion has no effect.`,
      hint: 'Remove the name from the exclusions.',
    },
    place,
  );
}

/** A correction without effect. `of` is a member, or another fact of the page; absent if there is no such page. */
export function needlessCorrection(
  { product, page, of }: { product: string; page: string; of?: string },
  place?: Place,
): Problem {
  return warning(
    'NEEDLESS_CORRECTION',
    {
      message:
        of === undefined
          ? `The API reference of ${product} corrects the page of ${page}, which it does not have, so nothing is corrected.`
          : `The API reference of ${product} corrects ${of} on the page of ${page}, but nothing changes: there is no such member, or the package says the same.`,
      hint: 'Correct the name, or remove it from the correction.',
    },
    place,
  );
}

/** A documented default that differs from the default in the code. */
export function contradictedDefault(
  { pathname, member, said, done }: { pathname: string; member: string; said: string; done: string },
  place?: Place,
): Problem {
  return warning(
    'CONTRADICTED_DEFAULT',
    {
      message: `The comment of ${member} on ${pathname} documents the default ${said}, but the code of the component has the default ${done}: the documentation would be wrong.`,
      hint: 'Correct the comment in the source of the component.',
    },
    place,
  );
}

/** A component in the front matter of a text that is not in the API reference. */
export function undocumentedComponent(name: string, known: Iterable<string>, place?: Place): Problem {
  return error(
    'UNDOCUMENTED_COMPONENT',
    {
      message: `The front matter names the component ${name}, which has no page in the API reference, so it cannot be linked.`,
      hint: `${didYouMean(name, known)}Correct the name, or remove it from 'components'.`,
    },
    place,
  );
}

/** A link to a missing row of the API reference. */
export function unknownMember({ target, place }: Reference, page: string, near?: string): Problem {
  return error(
    'UNKNOWN_MEMBER',
    {
      message: `The link ${target} leads to a row that ${page} does not have: readers would land at the top of the page.`,
      hint: `${near === undefined ? '' : `Did you mean #${near}? `}Anchors consist of the kind and the name: #prop-rows, #slot-toolbar, #class-root.`,
    },
    place,
  );
}

/** A marker of a table of props for a component that the package does not have. */
export function unknownTable({ target, place }: Reference, marker: string, known: Iterable<string>): Problem {
  const what =
    target === '' ? 'names no component' : `names "${target}", which is no component with props of its own`;
  return error(
    'UNKNOWN_TABLE',
    {
      message: `A table of props (${marker}) ${what}, so nothing is shown in its place.`,
      hint: `${didYouMean(target, known)}Write the name as the package exports it: {{"component": "${marker}", "of": "…"}}.`,
    },
    place,
  );
}

/** A file of translated descriptions with the wrong format. */
export function translationIsNoList(file: string): Problem {
  return error(
    'REFERENCE_TRANSLATION_UNREADABLE',
    {
      message: `${file} is not a JSON object of texts, so none of its translations are shown.`,
      hint: 'Write an object whose keys are the original descriptions and whose values are their translations.',
    },
    { file, line: 1, column: 1 },
  );
}

/** A translated description whose original no longer exists. */
export function orphanedDescriptions(original: string, place: Place): Problem {
  const beginning = original.length > 60 ? `${original.slice(0, 57)}…` : original;
  return warning(
    'ORPHANED_DESCRIPTION',
    {
      message: `No package contains the description "${beginning.replace(/\s+/g, ' ')}" any more, so its translation is not shown.`,
      hint: 'If the package has changed the description, translate the new one. Remove this row.',
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
    message: `${all - done} of ${all} descriptions in the API reference of ${product} are not translated to '${language}' (${Math.floor((100 * done) / all)} % are): readers see the original.`,
    hint: `Add the rows to ${file}.`,
  });
}
