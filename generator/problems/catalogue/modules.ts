import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error } from '../problem';

export const entryMissing = (name: string, file: string): Problem =>
  error('ENTRY_MISSING', {
    message: `The site's ${name} entry ${file} does not exist, so nothing can be bundled.`,
    hint: 'Write the file, or correct its path under `entries` in the site definition.',
  });

export const moduleSyntax = (reason: string, place: Place): Problem =>
  error(
    'MODULE_SYNTAX',
    { message: `This module cannot be compiled: ${reason}`, hint: 'Correct the line that is shown.' },
    place,
  );

export const moduleMissing = (specifier: string, beside: string[], place: Place): Problem =>
  error(
    'MODULE_MISSING',
    {
      message: `"${specifier}" leads to no file inside the site's folder, so this module cannot be loaded.`,
      hint: `${didYouMean(specifier, beside)}A relative import names a .tsx, .ts, .jsx, .js, .css or .json file.`,
    },
    place,
  );

export const packageMissing = (specifier: string, place?: Place): Problem =>
  error(
    'PACKAGE_MISSING',
    {
      message: `The package module "${specifier}" is not installed, so what imports it cannot be loaded.`,
      hint: 'Install its package, or correct the import.',
    },
    place,
  );

export const exportMissing = (name: string, specifier: string, place?: Place): Problem =>
  error(
    'EXPORT_MISSING',
    {
      message: `"${specifier}" has no export named ${name}, so the import would be undefined.`,
      hint: 'Look the name up in the version that is installed.',
    },
    place,
  );

export const everythingExported = (specifier: string, place: Place): Problem =>
  error(
    'EVERYTHING_EXPORTED',
    {
      message: `This module hands on everything of "${specifier}", so every reader would load the whole package.`,
      hint: 'Name what is handed on: export { A, B } from …',
    },
    place,
  );

export const bundleFailed = (reason: string, place?: Place): Problem =>
  error(
    'BUNDLE_FAILED',
    { message: `The site cannot be bundled: ${reason}`, hint: 'Correct the named file.' },
    place,
  );
