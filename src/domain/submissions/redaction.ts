import { json } from '#db/rows.ts';
import {
  firstNameOnly,
  type Identity,
  identityOf,
  omitIdentifying,
  type ShortField,
  scrub,
  scrubKnown,
  togetherOf,
} from '../anonymity/index.ts';
import { type CandidateRow, knownPerson } from '../candidates/index.ts';
import type { Experience } from '../candidates/schema.ts';
import { type HiddenText, mayBeShown, plainField, shortField, textToShow } from '../review/index.ts';
import type { ItemRow } from './schema.ts';
import type { SubmissionView } from './store.ts';

/** What a send hides. */
export interface Level {
  identity_visibility: SubmissionView['identity_visibility'];
  omit_identifying: boolean;
}

/** What the level of a send does to texts before the contact sees them. */
export interface Redaction {
  readonly level: SubmissionView['identity_visibility'];
  /** Whether what may tell who it is is left out beside what the level hides. */
  readonly omits: boolean;
  /** A text that may speak of any of the candidates. */
  text(text: string): string;
  /** A text of the send about one of them. It may name another as well. */
  about(candidate_id: string, text: string): string;
  /** A text of one candidate's own record. */
  own(record: CandidateRow, text: string): string;
  /** A short field of it; null where nothing of it may be shown. */
  short(record: CandidateRow, kind: ShortField, text: string): string | null;
  /** A field of it in somebody's own words; null where it may not be shown. */
  plain(record: CandidateRow, text: string): string | null;
}

/** The redaction over the candidates of a send: none, over surnames and LinkedIn, or over everything that tells who they are. */
export function redactionOf(
  {
    identity_visibility: level,
    omit_identifying,
  }: Pick<SubmissionView, 'identity_visibility' | 'omit_identifying'>,
  items: readonly Pick<ItemRow, 'candidate_id' | 'display_name'>[],
  people: ReadonlyMap<string, CandidateRow>,
): Redaction {
  if (level === 'full') {
    const own = (_: CandidateRow, text: string): string => text;
    return {
      level,
      omits: false,
      text: (text) => text,
      about: (_, text) => text,
      own,
      short: (_, __, text) => text,
      plain: own,
    };
  }
  const omits = omit_identifying === 1;
  const identities = new Map(
    items.flatMap(({ candidate_id, display_name }): [string, Identity][] => {
      const record = people.get(candidate_id);
      return record === undefined ? [] : [[candidate_id, identity(record, display_name)]];
    }),
  );
  const one = (whole: string, known: Identity): string => {
    const text = omits ? omitIdentifying(whole, known, level).text : whole;
    return (level === 'first_name' ? firstNameOnly(text, known) : scrub(text, known)).text;
  };
  const all = [...identities.values()];
  const together = togetherOf(all);
  const own = (record: CandidateRow, text: string): string => {
    const known = identities.get(record.id);
    return known === undefined ? text : one(text, known);
  };
  const about = (candidate_id: string, text: string): string => {
    const known = identities.get(candidate_id);
    if (known === undefined) return one(text, together);
    const others = all.filter((other) => other !== known);
    const mine = one(text, known);
    if (level === 'first_name') return others.reduce((now, other) => firstNameOnly(now, other).text, mine);
    return others.length === 0 ? mine : scrubKnown(mine, togetherOf(others)).text;
  };
  const unnamed = level === 'anonymous' ? identities : new Map<string, Identity>();
  return {
    level,
    omits,
    text: (text) => (level === 'first_name' ? all.reduce(one, text) : one(text, together)),
    about,
    own,
    short(record, kind, text) {
      const known = unnamed.get(record.id);
      return known === undefined ? own(record, text) || null : shortField(kind, text, known);
    },
    plain(record, text) {
      const known = unnamed.get(record.id);
      return known === undefined ? own(record, text) || null : plainField(text, known);
    },
  };
}

/**
 * The texts of a candidate's own that a contact reads, with whom they must not give away.
 * @param item the field of the send that is about them, by which those of several are told apart
 */
export function hiddenTexts(
  record: CandidateRow,
  summary: string,
  item: string,
  { identity_visibility: level, omit_identifying: omits }: Level,
): HiddenText[] {
  if (level === 'full') return [];
  const known = identityOf({ candidate: knownPerson(record) });
  const own = json
    .decode<Experience[]>(record.experience)
    .map(({ description }, at) => [`${item}.experience.${at}.description`, textToShow(description)] as const);
  const listed = json
    .decode<string[]>(record.certifications)
    .map((entry, at) => [`${item}.certifications.${at}`, mayBeShown(entry) ? entry : null] as const);
  return [[`${item}.summary`, summary] as const, ...own, ...listed].flatMap(([at, text]) =>
    text === null || text === ''
      ? []
      : [{ field: at, text: omits ? omitIdentifying(text, known, level).text : text, identity: known }],
  );
}

/**
 * The words around the candidates of a send that somebody wrote for it, with whom they must not give away.
 * @param shown names that stand there by right: of the client, the contact, the agency and the sender
 */
export function wordsAround(
  records: readonly CandidateRow[],
  words: Readonly<Record<string, string | undefined>>,
  shown: readonly (string | null)[],
  { identity_visibility: level, omit_identifying: omits }: Level,
): HiddenText[] {
  if (level === 'full') return [];
  const together = togetherOf(records.map((record) => identityOf({ candidate: knownPerson(record) })));
  const names = shown.flatMap((name) => (name === null ? [] : [name, ...name.split(/\s+/u)]));
  const identity = { ...together, terms: [...together.terms, ...names] };
  return Object.entries(words).flatMap(([field, text]) =>
    text === undefined || text === ''
      ? []
      : [{ field, text: omits ? omitIdentifying(text, identity, level).text : text, identity }],
  );
}

function identity(record: CandidateRow, label: string): Identity {
  return identityOf({ candidate: knownPerson(record), label });
}
