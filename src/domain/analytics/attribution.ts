import { type FactName, factOf } from './facts.ts';

/** Whose figures the rows of some facts are, in a sentence. */
export function attributionOf(...names: readonly FactName[]): string {
  const said = [...new Set(names.map((name) => factOf(name).attribution))].join('; ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
