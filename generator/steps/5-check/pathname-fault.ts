import type { Languages } from '../../contract/site';

/** What a pathname must not be, in the order of telling: only the first fault of each is told. */
const faults: { fault: string; has: (pathname: string) => boolean }[] = [
  { fault: 'does not begin with a slash', has: (pathname) => !pathname.startsWith('/') },
  { fault: 'has white space in it', has: (pathname) => /\s/.test(pathname) },
  { fault: 'has a query or a hash', has: (pathname) => /[?#]/.test(pathname) },
  { fault: 'has two slashes in a row', has: (pathname) => pathname.includes('//') },
  { fault: 'ends in a slash', has: (pathname) => pathname.length > 1 && pathname.endsWith('/') },
  { fault: "has a '.' or '..' for a folder", has: (pathname) => /\/\.{1,2}(\/|$)/.test(pathname) },
  { fault: 'is percent-encoded', has: (pathname) => /%[\da-f]{2}/i.test(pathname) },
  {
    fault: 'has a sign that a url or a disk cannot hold',
    has: (pathname) => /[\\<>:"|*%^`{}]/.test(pathname),
  },
];

/** Why no url would lead to a path (specification §2), as the end of "the pathname …"; undefined for a sound one. */
export function pathnameFault(pathname: string, languages: Languages): string | undefined {
  return faults.find(({ has }) => has(pathname))?.fault ?? languageFault(pathname, languages);
}

/** `/zh/x` would be the Chinese `/x`. */
function languageFault(pathname: string, { all }: Languages): string | undefined {
  const [, first] = pathname.split('/');
  return all.some(({ code }) => code === first) ? `begins with the language '${first}'` : undefined;
}
