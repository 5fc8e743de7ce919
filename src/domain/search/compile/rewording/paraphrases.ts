import { inTurn, type Ways } from './in-turn.ts';
import { SAID_AT_LENGTH } from './said-at-length.ts';
import { SAID_FIRST } from './said-first.ts';
import { SAID_IN_FIGURES } from './said-in-figures.ts';
import { SAID_IN_IDIOMS } from './said-in-idioms.ts';
import { SAID } from './said-in-other-words.ts';
import { SAID_IN_PASSING } from './said-in-passing.ts';
import { SAID_NOW_OR_THEN } from './said-now-or-then.ts';
import { SAID_OF_BEGINNING } from './said-of-beginning.ts';
import { SAID_OF_CAREERS } from './said-of-careers.ts';
import { SAID_OF_CHOICES } from './said-of-choices.ts';
import { SAID_OF_EDGES } from './said-of-edges.ts';
import { SAID_OF_EITHER_WAY } from './said-of-either-way.ts';
import { SAID_OF_JOINS } from './said-of-joins.ts';
import { SAID_OF_LADDERS } from './said-of-ladders.ts';
import { SAID_OF_NAMESAKES } from './said-of-namesakes.ts';
import { SAID_OF_SUBSTITUTES } from './said-of-substitutes.ts';
import { SAID_OF_WANTS } from './said-of-wants.ts';
import { SAID_OF_WORK } from './said-of-work.ts';
import { SAID_OF_WORK_DONE } from './said-of-work-done.ts';
import { SAID_SHORTLY } from './said-shortly.ts';

const ALL: Ways = [
  ...SAID_AT_LENGTH,
  ...SAID_OF_WORK_DONE,
  ...SAID_IN_IDIOMS,
  ...SAID_OF_SUBSTITUTES,
  ...SAID_OF_JOINS,
  ...SAID_FIRST,
  ...SAID_OF_EDGES,
  ...SAID_OF_CHOICES,
  ...SAID_OF_LADDERS,
  ...SAID_OF_BEGINNING,
  ...SAID_OF_NAMESAKES,
  ...SAID_OF_EITHER_WAY,
  ...SAID_NOW_OR_THEN,
  ...SAID_IN_PASSING,
  ...SAID_OF_WANTS,
  ...SAID_SHORTLY,
  ...SAID_IN_FIGURES,
  ...SAID_OF_CAREERS,
  ...SAID_OF_WORK,
  ...SAID,
];

/** A query with its constructions in the words by which the readers know them; what stands in quotes is left. */
export const plainly = (query: string): string => inTurn(query, ALL);
