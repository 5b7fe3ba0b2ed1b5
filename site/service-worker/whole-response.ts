import { fitsDigest } from '../support/fits-digest';

/** Says whether a response is what was asked for. */
export type Check = (response: Response, url: string) => Promise<boolean>;

/** A page of this site from its first to its last byte: not a host's welcome page, and not the half of one. */
export function wholePage(folder: string): Check {
  return async (response) => {
    if (response.status !== 200 || !isHtml(response)) return false;
    const html = await response.clone().text();
    return html.includes(folder) && html.trimEnd().endsWith('</html>');
  };
}

/** Data that can be read as such. */
export const wholeJson: Check = async (response) => {
  if (response.status !== 200) return false;
  try {
    await response.clone().json();
    return true;
  } catch {
    return false;
  }
};

/** A file that consists of what it was built of. One of another build cannot be checked: it may be used, and is not kept. */
export function wholeAsset(digestOf: (url: string) => Promise<string | undefined>): {
  mayBeUsed: Check;
  mayBeKept: Check;
} {
  const check = async (response: Response, url: string) => {
    if (response.status !== 200) return false;
    const digest = await digestOf(url);
    return digest === undefined ? 'unknown' : fitsDigest(await response.clone().arrayBuffer(), digest);
  };
  return {
    mayBeUsed: async (response, url) => {
      const result = await check(response, url);
      return result === 'unknown' ? !isHtml(response) : result;
    },
    mayBeKept: async (response, url) => (await check(response, url)) === true,
  };
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/html') ?? false;
}
