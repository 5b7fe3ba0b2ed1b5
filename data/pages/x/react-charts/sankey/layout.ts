export interface Link {
  source: string;
  target: string;
  value: number;
}

export interface PlacedNode {
  name: string;
  total: number;
  x: number;
  y: number;
  height: number;
}

export interface PlacedLink extends Link {
  /** The middle of the ribbon at both of its ends. */
  from: number;
  to: number;
  thickness: number;
}

const gap = 12;

const sum = (links: Link[]) =>
  links.reduce((total, { value }) => total + value, 0);

/** Places columns of nodes from left to right, and the links between them. */
export function layOut(
  columns: string[][],
  links: Link[],
  size: { width: number; height: number },
) {
  const totalOf = (name: string) =>
    Math.max(
      sum(links.filter(({ source }) => source === name)),
      sum(links.filter(({ target }) => target === name)),
    );
  const scale = Math.min(
    ...columns.map((names) => {
      const total = names.reduce((all, name) => all + totalOf(name), 0);
      return (size.height - gap * (names.length - 1)) / total;
    }),
  );

  const nodes = columns.flatMap((names, column) => {
    let y = 0;
    return names.map((name): PlacedNode => {
      const total = totalOf(name);
      const node = { name, total, y, height: total * scale };
      y += node.height + gap;
      return { ...node, x: (size.width * column) / (columns.length - 1) };
    });
  });

  const used: Record<string, number> = {};
  const take = (side: string, name: string, height: number) => {
    const start = used[side + name] ?? 0;
    used[side + name] = start + height;
    const node = nodes.find((candidate) => candidate.name === name);
    return (node?.y ?? 0) + start + height / 2;
  };
  const placedLinks = links.map((link): PlacedLink => {
    const thickness = link.value * scale;
    const from = take('out ', link.source, thickness);
    const to = take('in ', link.target, thickness);
    return { ...link, from, to, thickness };
  });
  return { nodes, links: placedLinks };
}
