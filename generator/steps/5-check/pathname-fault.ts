import type { Languages } from '../../contract/languages';

/** Longer paths exceed the limit of Windows, which includes the parent folders of the site. */
const MAX_CHARACTERS = 200;

/** The limit for the name of a folder on all common file systems. */
const MAX_NAME_BYTES = 255;

/** Also with an extension: `aux.md` is `aux`. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[\d\u00b9\u00b2\u00b3])(\.|$)/i;

/** Invalid forms of a pathname, in order: only the first one is reported. */
const faults: { fault: string; has: (pathname: string) => boolean }[] = [
  { fault: 'does not begin with a slash', has: (pathname) => !pathname.startsWith('/') },
  { fault: 'contains white space', has: (pathname) => /\s/.test(pathname) },
  { fault: 'contains an invisible character', has: (pathname) => /[\p{Cc}\p{Cf}\p{Cs}]/u.test(pathname) },
  { fault: 'has a query or a hash', has: (pathname) => /[?#]/.test(pathname) },
  { fault: 'has two slashes in a row', has: (pathname) => pathname.includes('//') },
  { fault: 'ends in a slash', has: (pathname) => pathname.length > 1 && pathname.endsWith('/') },
  { fault: "has '.' or '..' as a folder", has: (pathname) => /\/\.{1,2}(\/|$)/.test(pathname) },
  {
    fault: 'has a folder that begins with a dot, which hosts do not serve',
    has: (pathname) => foldersOf(pathname).some((folder) => folder.startsWith('.')),
  },
  { fault: 'is percent-encoded', has: (pathname) => /%[\da-f]{2}/i.test(pathname) },
  {
    fault: 'contains a character that urls or file systems do not allow',
    has: (pathname) => /[\\<>:"|*%^`{}]/.test(pathname),
  },
  {
    fault: `has more than ${MAX_CHARACTERS} characters`,
    has: (pathname) => pathname.length > MAX_CHARACTERS,
  },
  {
    fault: `has a folder whose name is longer than the ${MAX_NAME_BYTES} bytes that a disk allows`,
    has: (pathname) => foldersOf(pathname).some((folder) => Buffer.byteLength(folder) > MAX_NAME_BYTES),
  },
  {
    fault: 'has a folder that ends in a dot, which Windows removes',
    has: (pathname) => foldersOf(pathname).some((folder) => folder.endsWith('.')),
  },
  {
    fault: 'has a folder with the name of a Windows device, which Windows cannot create',
    has: (pathname) => foldersOf(pathname).some((folder) => DEVICE.test(folder)),
  },
];

function foldersOf(pathname: string): string[] {
  return pathname.split('/');
}

/**
 * The reason why a path cannot be a URL (RULES §2), as the end of "the pathname …"; undefined for a valid
 * one.
 */
export function pathnameFault(pathname: string, languages: Languages): string | undefined {
  return faults.find(({ has }) => has(pathname))?.fault ?? languageFault(pathname, languages);
}

/** `/zh/x` is the URL of the Chinese `/x`. */
function languageFault(pathname: string, { all }: Languages): string | undefined {
  const [, first] = pathname.split('/');
  return all.some(({ code }) => code === first) ? `begins with the language '${first}'` : undefined;
}
