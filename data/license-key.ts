interface Surroundings {
  process?: { env: Record<string, string | undefined> };
}

/**
 * The key of MUI X that paid components in demos are shown with: given by whoever builds the site, and no part of
 * the repository. Empty where none is given; such demos then carry their mark.
 */
export const licenseKey: string = (globalThis as Surroundings).process?.env['XDOCS_LICENSE_KEY'] ?? '';
