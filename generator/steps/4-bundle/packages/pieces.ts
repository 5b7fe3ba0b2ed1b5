import type { Metafile } from 'esbuild';

/** Source files that are loaded together, and who loads them. */
export interface Piece {
  /** Source files, as esbuild names them; sorted. */
  files: string[];
  /** Estimated size on the wire. */
  bytes: number;
  /** Keys of wanted names that cannot do without it. */
  users: Set<string>;
  /** Pieces that it needs itself, near and far. */
  needs: Set<Piece>;
}
/** Minified code shrinks about this much on its way. */
const COMPRESSION = 3.1;
/** What a file's own imports and exports add, which a piece does not have inside a larger file. */
const JOINTS = 120;

/**
 * The smallest pieces: esbuild puts two source files into one output exactly when the same entries
 * reach them.
 */
export function piecesOf({ outputs }: Metafile, entryPrefix: string): Piece[] {
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
    bytes: Math.max(20, Math.round((bytes - JOINTS) / COMPRESSION)),
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
