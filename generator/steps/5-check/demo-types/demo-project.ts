/** The configuration of the compiler: files and options. */
export interface DemoProject {
  compilerOptions: Record<string, unknown>;
  /** Absolute. */
  files: string[];
}

/**
 * A new strict project, like those into which readers paste demos. Most new projects require type-only
 * imports (`verbatim`); pages written before may not use them. Unused names are allowed: parameters such as
 * those of `(event, value) => …` are named for readers, and older code imports React for JSX.
 */
export function demoProject(files: string[], { verbatim = false } = {}): DemoProject {
  return {
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: [],
      strict: true,
      noImplicitOverride: true,
      noFallthroughCasesInSwitch: true,
      noUncheckedSideEffectImports: false,
      verbatimModuleSyntax: verbatim,
      moduleDetection: 'force',
      resolveJsonModule: true,
      // Demos may import JavaScript modules, which are not checked.
      allowJs: true,
      checkJs: false,
      maxNodeModuleJsDepth: 0,
      esModuleInterop: true,
      skipLibCheck: true,
      noEmit: true,
    },
    files,
  };
}
