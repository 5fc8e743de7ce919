import { firstNameOnly, type Identity, identityOf, scrub, togetherOf } from '../anonymity/index.ts';
import type { CandidateRow } from '../candidates/index.ts';
import { knownPerson } from '../review/index.ts';
import type { ItemRow } from './schema.ts';
import type { SubmissionView } from './store.ts';

/** What the level of a send does to texts before the contact sees them. */
export interface Redaction {
  readonly level: SubmissionView['identity_visibility'];
  /** A text that may speak of any of the candidates. */
  text(text: string): string;
  /** A text of one candidate's own record. */
  own(record: CandidateRow, text: string): string;
}

/** The redaction over the candidates of a send: none, over surnames and LinkedIn, or over everything that tells who they are. */
export function redactionOf(
  { identity_visibility: level }: Pick<SubmissionView, 'identity_visibility'>,
  items: readonly Pick<ItemRow, 'candidate_id' | 'display_name'>[],
  people: ReadonlyMap<string, CandidateRow>,
): Redaction {
  if (level === 'full') return { level, text: (text) => text, own: (_, text) => text };
  const identities = new Map(
    items.flatMap(({ candidate_id, display_name }): [string, Identity][] => {
      const record = people.get(candidate_id);
      return record === undefined ? [] : [[candidate_id, identity(record, display_name)]];
    }),
  );
  const one = (text: string, known: Identity): string =>
    (level === 'first_name' ? firstNameOnly(text, known) : scrub(text, known)).text;
  const all = [...identities.values()];
  const together = togetherOf(all);
  return {
    level,
    text: (text) => (level === 'first_name' ? all.reduce(one, text) : one(text, together)),
    own(record, text) {
      const known = identities.get(record.id);
      return known === undefined ? text : one(text, known);
    },
  };
}

function identity(record: CandidateRow, label: string): Identity {
  return identityOf({ candidate: knownPerson(record), label });
}
