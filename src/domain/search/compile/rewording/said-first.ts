import { DENIALS_LISTED } from './denials-listed.ts';
import type { Ways } from './in-turn.ts';
import { SAID_BESIDE } from './said-beside.ts';
import { SAID_IN_A_BREATH } from './said-in-a-breath.ts';
import { SAID_IN_DIALECT } from './said-in-dialect.ts';
import { SAID_IN_LISTS } from './said-in-lists.ts';
import { SAID_IN_PLAIN_WORDS } from './said-in-plain-words.ts';
import { SAID_OF_ANY_SORT } from './said-of-any-trade.ts';
import { SAID_OF_BOTH } from './said-of-both.ts';
import { SAID_OF_CONTACT } from './said-of-contact.ts';
import { SAID_OF_DEMANDS } from './said-of-demands.ts';
import { SAID_OF_DENIALS } from './said-of-denials.ts';
import { SAID_OF_EITHER_KIND } from './said-of-either-kind.ts';
import { SAID_OF_EITHER_TIME } from './said-of-either-time.ts';
import { SAID_OF_EXTRAS } from './said-of-extras.ts';
import { SAID_OF_HOUSES } from './said-of-houses.ts';
import { SAID_OF_LANDS } from './said-of-lands.ts';
import { SAID_OF_LEAVING } from './said-of-leaving.ts';
import { SAID_OF_LEVELS } from './said-of-levels.ts';
import { SAID_OF_LIMITS } from './said-of-limits.ts';
import { SAID_OF_MASTERY } from './said-of-mastery.ts';
import { SAID_OF_MOVING } from './said-of-moving.ts';
import { SAID_OF_NO_MATTER } from './said-of-no-matter.ts';
import { SAID_OF_NOW_OR_ONCE } from './said-of-now-or-once.ts';
import { SAID_OF_OWN_PEOPLE } from './said-of-own-people.ts';
import { SAID_OF_PAPERS } from './said-of-papers.ts';
import { SAID_OF_PATHS } from './said-of-paths.ts';
import { SAID_OF_PLACES } from './said-of-places.ts';
import { SAID_OF_QUITTING } from './said-of-quitting.ts';
import { SAID_OF_REFUSALS } from './said-of-refusals.ts';
import { SAID_OF_RIGHTS } from './said-of-rights.ts';
import { SAID_OF_SPONSORS } from './said-of-sponsors.ts';
import { SAID_OF_STANDING } from './said-of-standing.ts';
import { SAID_OF_SUMS } from './said-of-sums.ts';
import { SAID_OF_SURROUNDINGS } from './said-of-surroundings.ts';
import { SAID_OF_TENURE } from './said-of-tenure.ts';
import { SAID_OF_TERMS } from './said-of-terms.ts';
import { SAID_OF_THE_GIVER } from './said-of-the-giver.ts';
import { SAID_OF_THOSE_THERE } from './said-of-those-there.ts';
import { SAID_OF_TRIFLES } from './said-of-trifles.ts';
import { SAID_OF_WAITING } from './said-of-waiting.ts';
import { SAID_OF_WAIVERS } from './said-of-waivers.ts';
import { SAID_OF_WELCOME } from './said-of-welcome.ts';
import { SAID_OF_WHO_STAYS_OUT } from './said-of-who-stays-out.ts';
import { SAID_OF_WORK_THERE } from './said-of-work-there.ts';

/** Whole constructions that are put into plain words before any part of them is: dialects, refusals, where somebody stands or lives. */
export const SAID_FIRST: Ways = [
  ...SAID_OF_PAPERS,
  ...SAID_OF_TENURE,
  ...SAID_OF_SURROUNDINGS,
  ...SAID_OF_WORK_THERE,
  ...SAID_OF_WELCOME,
  ...SAID_OF_NO_MATTER,
  ...SAID_OF_EITHER_KIND,
  ...SAID_OF_ANY_SORT,
  ...SAID_OF_MASTERY,
  ...SAID_IN_A_BREATH,
  ...SAID_IN_PLAIN_WORDS,
  ...SAID_OF_HOUSES,
  ...SAID_OF_LIMITS,
  ...SAID_OF_BOTH,
  ...SAID_OF_WHO_STAYS_OUT,
  ...SAID_OF_TERMS,
  ...SAID_IN_LISTS,
  ...SAID_OF_OWN_PEOPLE,
  ...SAID_OF_PATHS,
  ...SAID_OF_NOW_OR_ONCE,
  ...SAID_OF_EITHER_TIME,
  ...SAID_OF_QUITTING,
  ...SAID_OF_WAITING,
  ...SAID_OF_LANDS,
  ...SAID_OF_TRIFLES,
  ...SAID_OF_SPONSORS,
  ...SAID_IN_DIALECT,
  ...SAID_BESIDE,
  ...SAID_OF_EXTRAS,
  ...SAID_OF_LEAVING,
  ...SAID_OF_THOSE_THERE,
  ...SAID_OF_RIGHTS,
  ...SAID_OF_DEMANDS,
  ...SAID_OF_SUMS,
  ...SAID_OF_CONTACT,
  ...SAID_OF_LEVELS,
  ...SAID_OF_MOVING,
  ...SAID_OF_WAIVERS,
  ...SAID_OF_DENIALS,
  ...SAID_OF_REFUSALS,
  ...DENIALS_LISTED,
  ...SAID_OF_STANDING,
  ...SAID_OF_PLACES,
  ...SAID_OF_THE_GIVER,
];
