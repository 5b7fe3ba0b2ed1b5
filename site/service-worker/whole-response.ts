import { fitsDigest } from '../support/fits-digest';

/** Whether a response is what was requested. */
export type Check = (response: Response, url: string) => Promise<boolean>;

/** A complete page of this site: not the login page of a network, and not truncated. */
export function wholePage(folder: string): Check {
  return async (response) => {
    if (response.status !== 200 || !isHtml(response)) return false;
    const html = await response.clone().text();
    return html.includes(folder) && html.trimEnd().endsWith('</html>');
  };
}

/** Valid JSON. */
export const wholeJson: Check = async (response) => {
  if (response.status !== 200) return false;
  try {
    await response.clone().json();
    return true;
  } catch {
    return false;
  }
};

/**
 * A file with the hash of this build. A file of another build cannot be verified: it may be used, but is not
 * cached.
 */
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
