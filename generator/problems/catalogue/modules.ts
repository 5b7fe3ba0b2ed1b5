import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error } from '../problem';

/** An entry of the site's code that the definition names and nobody wrote. `beside` are files of its folder. */
export function entryMissing(
  { name, file, beside = [] }: { name: string; file: string; beside?: readonly string[] },
  place?: Place,
): Problem {
  return error(
    'ENTRY_MISSING',
    {
      message: `The site's ${name} entry ${file} does not exist, so nothing can be bundled.`,
      hint: `${didYouMean(file, beside)}Write the file, or correct its path under \`entries\` in the site definition.`,
    },
    place,
  );
}

/** A module of the site that is not valid code. */
export function moduleSyntax(reason: string, place: Place): Problem {
  return error(
    'MODULE_SYNTAX',
    { message: `This module cannot be compiled: ${reason}`, hint: 'Correct the line that is shown.' },
    place,
  );
}

/** A relative import that leads to no file of the site. `beside` are names that exist there. */
export function moduleMissing(specifier: string, beside: string[], place: Place): Problem {
  return error(
    'MODULE_MISSING',
    {
      message: `"${specifier}" leads to no file inside the site's folder, so this module cannot be loaded.`,
      hint: `${didYouMean(specifier, beside)}A relative import names a .tsx, .ts, .jsx, .js, .css or .json file.`,
    },
    place,
  );
}

/** A package that is imported and not installed. */
export function packageMissing(specifier: string, place?: Place): Problem {
  return error(
    'PACKAGE_MISSING',
    {
      message: `The package module "${specifier}" is not installed, so what imports it cannot be loaded.`,
      hint: 'Install its package, or correct the import.',
    },
    place,
  );
}

/** A package that is installed only because another one needs it. */
export function packageUndeclared(name: string, place: Place): Problem {
  return error(
    'PACKAGE_UNDECLARED',
    {
      message: `"${name}" is installed only because another package needs it: it may be gone, or another version, with the next installation.`,
      hint: 'Add it to the dependencies of package.json, or do without it.',
    },
    place,
  );
}

/** A module for browsers that imports one of Node's own. */
export function nodeModuleImported(specifier: string, place: Place): Problem {
  return error(
    'NODE_MODULE_IMPORTED',
    {
      message: `"${specifier}" is a module of Node, which no browser has, so nothing that imports it can be loaded.`,
      hint: 'Do without it: demos and scripts run in browsers, and demos are drawn without files, processes or a network.',
    },
    place,
  );
}

/** A name that the installed version of a package does not export. */
export function exportMissing(name: string, specifier: string, place?: Place): Problem {
  return error(
    'EXPORT_MISSING',
    {
      message: `"${specifier}" has no export named ${name}, so the import would be undefined.`,
      hint: 'Look the name up in the version that is installed.',
    },
    place,
  );
}

/** `export *` of a package: every reader would load the whole of it. */
export function everythingExported(specifier: string, place: Place): Problem {
  return error(
    'EVERYTHING_EXPORTED',
    {
      message: `This module re-exports everything of "${specifier}", so every reader would load the whole package.`,
      hint: 'Name what is re-exported: export { A, B } from …',
    },
    place,
  );
}

/** A service worker into which the list of files cannot be filled. `times` says how often it asks for it. */
export function workerTakesNoList(times: number, place: Place): Problem {
  return error(
    'WORKER_TAKES_NO_LIST',
    {
      message: `The service worker ${times === 0 ? 'never uses' : `uses ${times} times`} self.__WB_MANIFEST, where the build fills in the list of files to keep: ${times === 0 ? 'it would keep none' : 'it can be filled in once'}.`,
      hint: 'Use self.__WB_MANIFEST in one place that is run: const files = self.__WB_MANIFEST. Without a list to keep, leave the entry out of the site definition.',
    },
    place,
  );
}

/** Any other reason for which the bundler gave up. */
export function bundleFailed(reason: string, place?: Place): Problem {
  return error(
    'BUNDLE_FAILED',
    { message: `The site cannot be bundled: ${reason}`, hint: 'Correct the named file.' },
    place,
  );
}
