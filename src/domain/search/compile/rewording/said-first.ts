import type { Ways } from './in-turn.ts';
import { SAID_IN_DIALECT } from './said-in-dialect.ts';
import { SAID_OF_PLACES } from './said-of-places.ts';
import { SAID_OF_REFUSALS } from './said-of-refusals.ts';
import { SAID_OF_STANDING } from './said-of-standing.ts';
import { SAID_OF_THE_GIVER } from './said-of-the-giver.ts';

/** Whole constructions that are put into plain words before any part of them is: dialects, refusals, where somebody stands or lives. */
export const SAID_FIRST: Ways = [
  ...SAID_IN_DIALECT,
  ...SAID_OF_REFUSALS,
  ...SAID_OF_STANDING,
  ...SAID_OF_PLACES,
  ...SAID_OF_THE_GIVER,
];
