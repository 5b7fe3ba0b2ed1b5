import type { Metafile } from 'esbuild';

/** Source files that are loaded together, and the names that need them. */
export interface Piece {
  /** Source files, as esbuild names them; sorted. */
  files: string[];
  /** Estimated size on the wire. */
  bytes: number;
  /** Keys of wanted names that need it. */
  users: Set<string>;
  /** Pieces that it imports directly or indirectly. */
  needs: Set<Piece>;
}
/** The compression ratio of minified code. */
const COMPRESSION = 3.1;
/** Bytes of the import and export statements of a file, which a piece inside a larger file does not need. */
const FILE_OVERHEAD = 120;

/**
 * The smallest pieces, from esbuild's own division: it puts two source files into one output exactly when the same entries
 * reach them.
 */
export function piecesOf(outputs: Metafile['outputs'], entryPrefix: string): Piece[] {
  const pieces = new Map(Object.entries(outputs).map(([name, output]) => [name, pieceOf(output)]));
  for (const [name, piece] of pieces) {
    for (const needed of reachable(outputs, name)) {
      const other = pieces.get(needed);
      if (other && other !== piece) piece.needs.add(other);
    }
    const entry = outputs[name]?.entryPoint;
    if (!entry?.startsWith(entryPrefix)) continue;
    for (const used of [piece, ...piece.needs]) used.users.add(entry.slice(entryPrefix.length));
  }
  return [...pieces.values()].filter(({ users, files }) => users.size > 0 && files.length > 0);
}

function pieceOf({ inputs, bytes }: Metafile['outputs'][string]): Piece {
  return {
    files: Object.keys(inputs).sort(),
    bytes: Math.max(20, Math.round((bytes - FILE_OVERHEAD) / COMPRESSION)),
    users: new Set(),
    needs: new Set(),
  };
}

function reachable(outputs: Metafile['outputs'], from: string, reached = new Set<string>()): Set<string> {
  for (const { path, kind } of outputs[from]?.imports ?? []) {
    if (kind !== 'import-statement' || reached.has(path)) continue;
    reached.add(path);
    reachable(outputs, path, reached);
  }
  return reached;
}
