/** The most items that may depend on one another in a row. */
export const MAX_CHAIN = 10;

export interface Node {
  readonly label: string;
  /** Positions of the items that must succeed first. */
  readonly needs: readonly number[];
}

export interface Graph {
  /** Positions in the order of commits: request order, as far as the dependencies allow. */
  order: number[];
  /** The labels of a cycle, the first one repeated at its end; null when there is none. */
  cycle: string[] | null;
  /** Labels of the longest chain. */
  longest: string[];
}

/** Orders a batch topologically: of the items whose needs are met, the first of the request goes next. */
export function orderOf(nodes: readonly Node[]): Graph {
  const open = nodes.map((node) => new Set(node.needs).size);
  const dependants: number[][] = nodes.map(() => []);
  nodes.forEach((node, position) => {
    for (const need of new Set(node.needs)) dependants[need]?.push(position);
  });
  const order: number[] = [];
  const before: (number | null)[] = nodes.map(() => null);
  const depth = nodes.map(() => 1);
  const ready = nodes.flatMap((_, position) => (open[position] === 0 ? [position] : []));
  while (ready.length > 0) {
    const position = takeSmallest(ready);
    order.push(position);
    for (const next of dependants[position] ?? []) {
      if ((depth[position] ?? 1) + 1 > (depth[next] ?? 1)) {
        depth[next] = (depth[position] ?? 1) + 1;
        before[next] = position;
      }
      open[next] = (open[next] ?? 1) - 1;
      if (open[next] === 0) ready.push(next);
    }
  }
  return {
    order,
    cycle: order.length === nodes.length ? null : cycleIn(nodes, new Set(order)),
    longest: chainTo(nodes, depth, before),
  };
}

function takeSmallest(ready: number[]): number {
  let at = 0;
  for (let i = 1; i < ready.length; i += 1) if ((ready[i] ?? 0) < (ready[at] ?? 0)) at = i;
  const [position = 0] = ready.splice(at, 1);
  return position;
}

function cycleIn(nodes: readonly Node[], done: ReadonlySet<number>): string[] {
  const start = nodes.findIndex((_, position) => !done.has(position));
  const seen: number[] = [];
  let at = start;
  // Every remaining item needs a remaining item, so following needs must reach a cycle.
  while (!seen.includes(at)) {
    seen.push(at);
    at = nodes[at]?.needs.find((need) => !done.has(need)) ?? start;
  }
  return [...seen.slice(seen.indexOf(at)), at].map((position) => nodes[position]?.label ?? '');
}

function chainTo(nodes: readonly Node[], depth: number[], before: (number | null)[]): string[] {
  let at: number | null = depth.indexOf(Math.max(...depth));
  const labels: string[] = [];
  while (at !== null && at >= 0) {
    labels.unshift(nodes[at]?.label ?? '');
    at = before[at] ?? null;
  }
  return labels;
}
