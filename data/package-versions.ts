import manifest from '../package.json' with { type: 'json' };

/** The version of each package that this documentation is written and shown with. */
export const packageVersions: Readonly<Record<string, string>> = {
  ...manifest.devDependencies,
  ...manifest.dependencies,
};
