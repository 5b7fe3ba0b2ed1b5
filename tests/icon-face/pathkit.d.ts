/** What we use of a package that comes without types: Skia's paths. */
declare module 'pathkit-wasm/bin/pathkit.js' {
  interface Path {
    stroke(options: { width: number; cap: unknown; join: unknown }): Path | null;
    transform(...matrix: number[]): Path;
    toSVGString(): string;
    delete(): void;
  }
  interface PathKit {
    FromSVGString(path: string): Path;
    StrokeCap: { ROUND: unknown };
    StrokeJoin: { ROUND: unknown };
  }
  function init(options: { wasmBinary: Uint8Array }): Promise<PathKit>;
  export = init;
}

declare module 'wawoff2' {
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
