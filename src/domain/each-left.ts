import { WARNINGS } from './warnings.ts';

/** What a warning lists, so that it can be told anew of those that are left when all of a batch is done. */
export interface EachLeft {
  /** The warning of one and of several: `count` and `who` are filled in, `who` with what is listed behind a colon. */
  readonly one: keyof typeof WARNINGS;
  readonly several: keyof typeof WARNINGS;
  readonly parts: Readonly<Record<string, string>>;
  readonly listed: readonly { readonly id: string; readonly words: string }[];
  readonly between: string;
  /** How many more there are than are listed. */
  readonly more?: number;
}

/** The warning of some of those that it listed. */
export function toldOfThose({ one, several, parts, listed, between, more = 0 }: EachLeft): string {
  const count = listed.length + more;
  const others = more > 0 ? ` and ${more} more` : '';
  const who = `: ${listed.map(({ words }) => words).join(between)}${others}`;
  const all: Readonly<Record<string, string>> = { ...parts, count: String(count), who };
  return WARNINGS[count === 1 ? one : several].replaceAll(
    /\{([a-zA-Z]+)\}/g,
    (braces, name: string) => all[name] ?? braces,
  );
}
