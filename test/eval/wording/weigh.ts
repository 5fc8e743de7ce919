import { ANY, type Made, scaleOf, type Weights } from '#src/domain/moderation/likeness.ts';
import type { Attribute } from '#src/domain/moderation/types.ts';

/** A sentence that is known to be unlawful, with its attribute where that is known, or to be lawful. */
export interface Example {
  made: Made;
  unlawful: boolean;
  about: Attribute | undefined;
}

const PENALTY = 0.3;
/** What only one sentence holds is left out. */
const FEWEST = 2;
/** From this share of the unlawful sentences that hold it, something tells of their attribute. */
const MOSTLY = 0.4;
const STEPS = 100;

/**
 * Ridge regression on what sentences are made of, each part weighed by how rare it is (its inverse document frequency), by
 * conjugate gradients: the same for the same examples.
 */
export function weightsOf(examples: readonly Example[]): Omit<Weights, 'threshold'> {
  const counts = new Map<string, number>();
  for (const { made } of examples)
    for (const part of made.parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  const parts = [...counts].filter(([, count]) => count >= FEWEST).sort(([a], [b]) => (a < b ? -1 : 1));
  const at = new Map(parts.map(([part], position) => [part, position]));
  const rarity = Float64Array.from(parts, ([, count]) => Math.log((examples.length + 1) / (count + 0.5)) / 4);
  const rows = examples.map(({ made }) => made.parts.flatMap((part) => at.get(part) ?? []));
  const scales = examples.map(({ made }) => scaleOf(made));
  const bias = parts.length;

  const addRow = (into: Float64Array, row: number, by: number): void => {
    into[bias] = (into[bias] ?? 0) + by;
    for (const part of rows[row] ?? [])
      into[part] = (into[part] ?? 0) + by * (rarity[part] ?? 0) * (scales[row] ?? 0);
  };
  const scoreOf = (weights: Float64Array, row: number): number => {
    let sum = 0;
    for (const part of rows[row] ?? []) sum += (weights[part] ?? 0) * (rarity[part] ?? 0);
    return (weights[bias] ?? 0) + sum * (scales[row] ?? 0);
  };
  const times = (weights: Float64Array): Float64Array => {
    const result = weights.map((weight, position) => (position === bias ? 0 : PENALTY * weight));
    rows.forEach((_, row) => {
      addRow(result, row, scoreOf(weights, row));
    });
    return result;
  };
  const wanted = new Float64Array(parts.length + 1);
  examples.forEach(({ unlawful }, row) => {
    addRow(wanted, row, unlawful ? 1 : -1);
  });
  const solved = solve(times, wanted);

  const weights: Record<string, Record<string, number>> = {};
  const mostly = attributesOf(examples);
  parts.forEach(([part], position) => {
    const weight = Math.round(1000 * (solved[position] ?? 0) * (rarity[position] ?? 0));
    const about = (weight > 0 && mostly.get(part)) || ANY;
    const group = weights[about] ?? {};
    group[part] = weight;
    weights[about] = group;
  });
  return { bias: Number((solved[bias] ?? 0).toPrecision(4)), weights };
}

/** The attribute that most of the unlawful sentences with something tell of. */
function attributesOf(examples: readonly Example[]): Map<string, Attribute> {
  const counts = new Map<string, Map<Attribute, number>>();
  for (const { made, about } of examples) {
    if (about === undefined) continue;
    for (const part of made.parts) {
      const of = counts.get(part) ?? new Map<Attribute, number>();
      of.set(about, (of.get(about) ?? 0) + 1);
      counts.set(part, of);
    }
  }
  return new Map(
    [...counts].flatMap(([part, of]) => {
      const [most] = [...of].sort(([, a], [, b]) => b - a);
      const all = [...of.values()].reduce((sum, count) => sum + count, 0);
      return most !== undefined && most[1] >= MOSTLY * all ? [[part, most[0]]] : [];
    }),
  );
}

const product = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Conjugate gradients for a symmetric matrix that is given by what it makes of a vector. */
function solve(times: (vector: Float64Array) => Float64Array, wanted: Float64Array): Float64Array {
  const solution = new Float64Array(wanted.length);
  const rest = wanted.slice();
  let direction = wanted.slice();
  let error = product(rest, rest);
  for (let step = 0; step < STEPS && error > 1e-8; step += 1) {
    const image = times(direction);
    const length = error / product(direction, image);
    for (let at = 0; at < rest.length; at += 1) {
      solution[at] = (solution[at] ?? 0) + length * (direction[at] ?? 0);
      rest[at] = (rest[at] ?? 0) - length * (image[at] ?? 0);
    }
    const left = product(rest, rest);
    direction = direction.map((value, at) => (rest[at] ?? 0) + (left / error) * value);
    error = left;
  }
  return solution;
}
