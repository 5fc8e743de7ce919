import { candidateLetter } from '../anonymity/index.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { givenNameToShow } from '../names/index.ts';
import type { Submission } from './schema.ts';
import { labelsSent } from './store.ts';

type Level = Submission['identity_visibility'];

/**
 * What the contact calls the people of a send, in its order. Who was put to the client for the job without a name keeps the letter, and
 * others go on from there: two people are never the same candidate to it.
 */
export async function labelsFor(
  ctx: Context,
  about: { job_id: string; client_id: string; level: Level },
  people: readonly Pick<CandidateRow, 'id' | 'name' | 'first_name'>[],
): Promise<string[]> {
  const { level } = about;
  if (level === 'full') return people.map(({ name }) => name);
  const known = new Map(
    (await labelsSent(ctx, about)).flatMap(({ candidate_id, display_name }) =>
      LETTERED.test(display_name) ? [[candidate_id, display_name] as const] : [],
    ),
  );
  const taken = new Set(known.values());
  return people.map((person, at) => {
    const given = level === 'first_name' ? givenNameToShow(person.name, person.first_name) : null;
    const label = given ?? known.get(person.id) ?? nextFree(taken, at);
    taken.add(label);
    return label;
  });
}

const LETTERED = /^Candidate \p{Lu}{1,2}$/u;

function nextFree(taken: ReadonlySet<string>, from: number): string {
  for (let at = from; ; at += 1) {
    const label = `Candidate ${candidateLetter(at)}`;
    if (!taken.has(label)) return label;
  }
}
