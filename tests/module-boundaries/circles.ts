/** Files by the files they import. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Every circle of imports that is met first, as the files it goes through, back to the one it starts from. */
export function circlesIn(graph: Graph): string[][] {
  const done = new Set<string>();
  return [...graph.keys()].flatMap((file) => circlesFrom(file, { graph, done, way: [] }));
}

interface Walk {
  graph: Graph;
  done: Set<string>;
  /** Files from the start to here. */
  way: string[];
}

function circlesFrom(file: string, { graph, done, way }: Walk): string[][] {
  const start = way.indexOf(file);
  if (start >= 0) return [[...way.slice(start), file]];
  if (done.has(file)) return [];
  const circles = (graph.get(file) ?? []).flatMap((next) =>
    circlesFrom(next, { graph, done, way: [...way, file] }),
  );
  done.add(file);
  return circles;
}
