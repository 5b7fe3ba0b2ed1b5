import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error } from '../problem';

/** An entry of the definition whose file does not exist. `beside` are files of its folder. */
export function entryMissing(
  { name, file, beside = [] }: { name: string; file: string; beside?: readonly string[] },
  place?: Place,
): Problem {
  return error(
    'ENTRY_MISSING',
    {
      message: `The site's ${name} entry ${file} does not exist, so nothing can be bundled.`,
      hint: `${didYouMean(file, beside)}Create the file, or correct its path under \`entries\` in the site definition.`,
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

/** A relative import that cannot be resolved. `beside` are names in the same folder. */
export function moduleMissing(specifier: string, beside: string[], place: Place): Problem {
  return error(
    'MODULE_MISSING',
    {
      message: `The import "${specifier}" does not resolve to a file of the site, so this module cannot be loaded.`,
      hint: `${didYouMean(specifier, beside)}A relative import has to name a .tsx, .ts, .jsx, .js, .css or .json file.`,
    },
    place,
  );
}

/** A package that is imported but not installed. */
export function packageMissing(specifier: string, place?: Place): Problem {
  return error(
    'PACKAGE_MISSING',
    {
      message: `The package module "${specifier}" is not installed, so modules that import it cannot be loaded.`,
      hint: 'Install its package, or correct the import.',
    },
    place,
  );
}

/** A package that is installed only as a dependency of another one. */
export function packageUndeclared(name: string, place: Place): Problem {
  return error(
    'PACKAGE_UNDECLARED',
    {
      message: `"${name}" is installed only as a dependency of another package: the next installation may remove it or change its version.`,
      hint: 'Add it to the dependencies in package.json, or remove the import.',
    },
    place,
  );
}

/** A module for browsers that imports a built-in module of Node. */
export function nodeModuleImported(specifier: string, place: Place): Problem {
  return error(
    'NODE_MODULE_IMPORTED',
    {
      message: `"${specifier}" is a built-in module of Node, which browsers do not have, so modules that import it cannot be loaded.`,
      hint: 'Remove the import: demos and scripts run in browsers, and demos are drawn without files, processes or a network.',
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
      hint: 'Look up the name in the installed version of the package.',
    },
    place,
  );
}

/** `export *` of a package: every reader would load the whole package. */
export function everythingExported(specifier: string, place: Place): Problem {
  return error(
    'EVERYTHING_EXPORTED',
    {
      message: `This module re-exports everything from "${specifier}", so every reader would load the whole package.`,
      hint: 'Re-export single names: export { A, B } from …',
    },
    place,
  );
}

/** A service worker without exactly one placeholder for the list of files. `times` is the number of placeholders. */
export function workerTakesNoList(times: number, place: Place): Problem {
  return error(
    'WORKER_TAKES_NO_LIST',
    {
      message: `The service worker ${times === 0 ? 'never uses' : `uses ${times} times`} self.__WB_MANIFEST, which the build replaces by the list of files to cache: ${times === 0 ? 'it would cache none' : 'it can be replaced only once'}.`,
      hint: 'Use self.__WB_MANIFEST exactly once, in code that runs: const files = self.__WB_MANIFEST. If the worker caches no files, remove the entry from the site definition.',
    },
    place,
  );
}

/** Any other failure of the bundler. */
export function bundleFailed(reason: string, place?: Place): Problem {
  return error(
    'BUNDLE_FAILED',
    { message: `The site cannot be bundled: ${reason}`, hint: 'Correct the named file.' },
    place,
  );
}
