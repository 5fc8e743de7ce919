import type { Language } from '#src/lib/language.ts';

/** The languages in which wishes are read. */
type Spoken = Extract<Language, 'en' | 'de' | 'fr'>;

/** How a language says what somebody wants, and what takes it back. */
export interface Tongue {
  language: Spoken;
  /** Words that only this language has, by which a sentence is known to be of it. */
  known: RegExp;
  /** What parts a sentence into clauses with subjects of their own. */
  joint: RegExp;
  /** What parts a clause where another verb follows on the same subject: "is on 120k and wants 135k". */
  carried: RegExp;
  /** Begins what is said under the time of the clause before it. */
  sameTime: RegExp;
  condition: RegExp;
  past: RegExp;
  /** Somebody else as the subject: "my wife", "der Kunde". */
  others: RegExp;
  /** What a subject does, right behind it or as its own words; null where others anywhere in a clause are its subject. */
  does: RegExp | null;
  /** The speaker, before whom others in the clause are no subject. */
  self: RegExp;
  pronoun: RegExp;
  /** A recruiter's own plans. */
  own: RegExp;
  /** A name and a verb behind it. */
  named: RegExp;
  notNames: ReadonlySet<string>;
  negation: RegExp;
  /** Denials that deny nothing: a least amount, being free at once. */
  least: RegExp;
  /** Two denials in one, which are not read: "not unwilling", "nicht ausgeschlossen". */
  twice: RegExp;
  wish: RegExp;
  salary: RegExp;
  currentPay: RegExp;
  offered: RegExp;
  order: RegExp;
  notice: RegExp;
  notNotice: RegExp;
  term: RegExp;
  atOnce: RegExp;
  startsAtOnce: RegExp;
  free: RegExp;
  /** Words before a day that a parser of dates does not need. */
  from: RegExp;
  month: RegExp;
  noticeAlone: RegExp;
  moves: RegExp;
  willing: RegExp;
  place: RegExp;
  places: RegExp;
  types: readonly (readonly ['permanent' | 'contract' | 'temp' | 'part_time', RegExp])[];
  typed: RegExp;
  /** How and how much somebody works, which no field holds: "hybrid", "three days a week". */
  ways: RegExp;
  role: RegExp;
  /** Roles that somebody would take, in a list that ends with a word for roles; null where the language has no such way. */
  roles: RegExp | null;
  closed: RegExp;
  open: RegExp;
  /** Looking for work, where what is looked for is work. */
  seeks: RegExp;
  /** Words for a place of work. */
  work: RegExp;
  /** A heading of wishes: "role sought:", "comp:". */
  asked: RegExp;
  /** Where somebody is now, with the place: every one of a text. */
  lives: RegExp;
  /** A kind of work that is over for somebody. */
  done: RegExp;
  /** What makes a fragment a wish by itself. */
  stressed: RegExp;
  /** Words in a fragment that say nothing of it, each of them. */
  fillers: RegExp;
  /** What joins alternatives, each of them. */
  joined: RegExp;
}

/** Words of a language that are no part of a longer one. */
export const words = (some: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${some})(?![\\p{L}\\d])`, flags);
