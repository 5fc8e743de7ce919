/** Weights of a learned reader as they are kept in a file: signed bytes in base64, each to be taken times `scale`. */
export interface Quantised {
  weights: string;
  scale: number;
}

/** Weights as signed bytes: the largest is 127 times the scale. */
export function quantised(weights: Float32Array | Float64Array): Quantised {
  let most = 1e-9;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const scale = Number((most / 127).toPrecision(4));
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { weights: Buffer.from(bytes.buffer).toString('base64'), scale };
}

/** The signed bytes of kept weights. */
export const bytesOf = ({ weights }: Pick<Quantised, 'weights'>): Int8Array =>
  new Int8Array(Buffer.from(weights, 'base64'));
