import type { Ways } from './in-turn.ts';

/** Trades each of which is the next step up from the one before it, with the ways to say it. */
const LADDERS: readonly (readonly (readonly [name: string, said: string])[])[] = [
  [
    ['commis chef', String.raw`commis(?:\s+chefs?)?`],
    ['chef de partie', String.raw`(?:demi\s+)?chefs?\s+de\s+partie|cdps?|demi\s+chefs?`],
    ['sous chef', String.raw`(?:junior\s+|jr\.?\s+)?sous(?:\s+chefs?)?`],
    ['head chef', String.raw`head\s+chefs?|executive\s+chefs?`],
  ],
];
const UP = String.raw`(?:above|beyond|higher|up(?:wards?)?|better|more\s+senior)`;
const DOWN = String.raw`(?:below|under|lower|down(?:wards?)?|less\s+senior)`;

/** "Chef de partie and above", "sous chefs or below": what stands above or below it, by its names. */
export const SAID_OF_LADDERS: Ways = LADDERS.flatMap((steps) =>
  steps.flatMap(([, said], at) =>
    (
      [
        [UP, steps.slice(at)],
        [DOWN, steps.slice(0, at + 1)],
      ] as const
    ).map(
      ([way, meant]) =>
        [
          new RegExp(
            String.raw`(?<![\p{L}-])(?:(?:anyone|anybody|all|any|from|at)\s+)?(?:${said})(?:[\s-]+(?:levels?|grades?|ranks?))?\s*(?:,\s*)?(?:or|and|&|\+)\s+(?:anything\s+|anyone\s+)?${way}(?:\s+(?:levels?|grades?|ranks?))?(?!\s+(?:the|an?|my|our|education|\d|£|\$)|[\p{L}-])`,
            'giu',
          ),
          meant.map(([name]) => name).join(' or '),
        ] as const,
    ),
  ),
);
