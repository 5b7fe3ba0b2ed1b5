/** The package brings no types of its own. */
declare module '@babel/preset-typescript' {
  import type { PluginTarget } from '@babel/core';

  const preset: PluginTarget;
  // biome-ignore lint/style/noDefaultExport: it is how the package exports itself.
  export default preset;
}
