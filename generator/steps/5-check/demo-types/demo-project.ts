/** A project as the compiler reads it: what is checked, and how strictly. */
export interface DemoProject {
  compilerOptions: Record<string, unknown>;
  /** Absolute. */
  files: string[];
}

/**
 * A strict new project, which is where readers paste demos. Many of today ask for types to be imported as types
 * (`verbatim`); pages that were written before do not. Unused names are no mistake of type: `(event, value) => …`
 * shows which one is which, and authors import what JSX once needed.
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
      // Demos may import modules in JavaScript, whose own types nobody checks.
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
