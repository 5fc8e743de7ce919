export const ATTRIBUTES = [
  'age',
  'sex',
  'family',
  'pregnancy',
  'race_or_origin',
  'nationality',
  'language',
  'religion',
  'sexual_orientation',
  'disability_or_health',
  'appearance',
  'union_or_politics',
  'work_status',
] as const;
/** What the law keeps out of hiring. */
export type Attribute = (typeof ATTRIBUTES)[number];

export const isAttribute = (about: string): about is Attribute =>
  ATTRIBUTES.some((attribute) => attribute === about);

/** What a person may want to keep to themselves, whatever the law says. */
export const PRIVATE_FACTS = [
  'health',
  'pay',
  'notice',
  'contact_details',
  'confidence',
  'identity',
] as const;
export type PrivateFact = (typeof PRIVATE_FACTS)[number];

/** How the person who is sought should be, in words that are not known to be of work. */
export const PERSONAL_DESCRIPTION = 'personal_description';

/** An ad of which nearly nothing is left beside its title and place. */
export const SAYS_LITTLE = 'says_little';

/** A text that the agency's model reads before it leaves. */
export const UNREAD = 'unread';

/**
 * blocked: must not leave. held: a person decides. look: it leaves, and whoever sends it is told what is doubtful. clear: lawful,
 * and why.
 */
export type Verdict = 'blocked' | 'held' | 'look' | 'clear';

/** Words of a text that speak against its leaving, or that look so and are lawful. */
export interface Finding {
  verdict: Verdict;
  about: Attribute | PrivateFact | typeof PERSONAL_DESCRIPTION | typeof SAYS_LITTLE | typeof UNREAD;
  /** The input that holds the words, as a path in the caller's own words. */
  field: string;
  /** The words, and where they stand in the text. */
  words: string;
  start: number;
  end: number;
  /** Why, for a person to read; of a clear one the ground on which it is lawful. */
  reason: string;
  /** What may be said in its place; null where nothing needs to be. */
  rewording: string | null;
}

/**
 * What a text is about. `role`: a job, for people who may apply. `person`: somebody who is put forward, for people who may
 * hire them.
 */
export type Subject = 'role' | 'person';

/** What a rule looks for in a sentence. */
export interface Rule {
  about: Attribute;
  /** held: worth a person's look, not refused. Default blocked. */
  verdict?: 'held';
  /** Whether its words alone say little: a sentence that reads well like lawful lines is let go, unless it says who is picked. */
  loose?: true;
  /** Only texts about this. Default both. */
  subject?: Subject;
  /** Of a role's rule: whether a text about a person, which may also say whom a client wants, is not read by it. */
  alone?: true;
  pattern: RegExp;
  /** What the sentence must say too. */
  needs?: RegExp;
  /** What in the sentence makes it innocent. */
  unless?: RegExp;
  /** Why, and what may be said instead, where they are others than the attribute's. */
  reason?: string;
  rewording?: string;
}

/**
 * What a term is in a sentence. `who`: a noun that names people by an attribute ("mum", "pensioner"). `like`: an
 * adjective of people ("childless"). `state`: a fact of somebody's life or body ("toddlers", "a stammer").
 */
export type Part = 'who' | 'like' | 'state';

/** What a text is checked as. */
export interface Review {
  subject: Subject;
  /** The place whose law holds (ISO 3166-1 alpha-2); null or one without rules of its own: the strictest. */
  place: string | null;
  /** Names of companies that the text may hold: none of their words is taken for a person's. */
  companies?: readonly (string | null)[];
  /** Names of the people whom the text is to or about, which may be words for a people or a faith. */
  people?: readonly (string | null)[];
  /**
   * Whether it would leave without a person having read it: then what says how somebody should be, and is not known to be of
   * their work, is held too, and what reads like lines that tell of somebody what has no place in hiring.
   */
  isUnread?: boolean;
  /** Whether whoever sends it is told of the same, with the verdict `look`, which keeps nothing back. Default neither. */
  isShown?: boolean;
  /** Whether the texts are themselves not published: then no line is held for what it is like alone. */
  isSource?: boolean;
  /** Whether it is said to somebody: what it asks of them counts as what is wanted. */
  isToSomebody?: boolean;
  /** What the texts were taken from: its language is that of their shortest lines, which tell none. */
  from?: string | null;
}
