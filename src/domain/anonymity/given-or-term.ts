import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { isGivenName } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import type { Stretch, Word } from './places-explained.ts';
import { isPlaceName } from './reading.ts';
import { GENERIC, ORDINARY } from './words.ts';

/** Given names that are words of work as well. */
const AT_WORK =
  /^(?:kit|mats?|pegs?|reg|con|ale|dare|dot|eve|mine|les|cor|mange|cath|herb|chuck|dolly|ginger|rosemary|jerry|memo|matte|maxim|mike|hank|barb|ant|don|ole?)$/;
/** Whether a word in small letters is somebody's given name and hardly ever said as a word: `the jem outlet`, `his boss ted`. */
export const isSmallGiven = (word: string): boolean =>
  isGivenName(word) && !isOrdinary(word) && !ORDINARY.has(word) && !GENERIC.has(word) && !AT_WORK.test(word);
const OF_CALENDAR =
  /^(?:Jan|Mar|Apr|May|Mai|Jun|June|Jul|Aug|Sep|Oct|Nov|Dec|April|August|Easter|Christmas|Advent|Diwali|Eid|Noel|Noël|Pascha|Sol)$/;
/** A given name that letters of the field are as well, written as names are: `Volgens Bas van de kas`. */
export const isGivenBesideTerm = (word: string): boolean =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
  isKnownGiven(word) &&
  !isPlaceName(word.toLowerCase()) &&
  !OF_CALENDAR.test(word) &&
  (isGivenName(word.toLowerCase()) || !isEnglish(word.toLowerCase()));
/** Whether a term of the field is a given name that stands in no row of such terms. */
export const isGivenAsTerm = (one: Word, terms: readonly Stretch[]): boolean =>
  isGivenBesideTerm(one.word) &&
  terms.some(({ start, end }) => start === one.start && end === one.end) &&
  !terms.some(({ start, end }) => start !== one.start && start - one.end < 7 && one.start - end < 7);
