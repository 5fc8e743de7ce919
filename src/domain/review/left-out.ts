import { type Identity, identityOf, omitIdentifying, schoolYearsIn, scrub } from '../anonymity/index.ts';
import { type CandidateRow, knownPerson } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { type Finding, findingsText, listedOf } from '../moderation/index.ts';
import { type LeftOut, leftOutText, unknownIn } from './short-fields.ts';

/** A text that a sender gave for an anonymous send. */
export interface Given {
  field: string;
  text: string | null | undefined;
}

/** What of a text an anonymous send takes out, pronouns aside. */
function takenOutOf({ field, text }: Given, identity: Identity, omits: boolean): LeftOut[] {
  if (text == null) return [];
  const omitted = omits ? omitIdentifying(text, identity, 'anonymous') : { text, replaced: [] };
  return [...omitted.replaced, ...scrub(omitted.text, identity).replaced]
    .filter(({ reason }) => reason !== 'pronoun')
    .map((one) => ({ field, words: one.text, shown: one.with === '' ? null : one.with }));
}

/** Tells what of the texts of a send is read otherwise than it was written; nothing where nothing is. */
export function warnOfTaken(
  ctx: WriteContext,
  left: readonly LeftOut[],
  about: Record<string, unknown>,
): void {
  if (left.length === 0) return;
  ctx.warn(
    'left_out',
    `Taken out of the texts, as it may tell who is meant: ${leftOutText(left)}. Read what is shown, and say in words that fit many people what is missed.`,
    { ...about, fields: left },
  );
}

/**
 * Tells whoever sends something without a name what of their own texts was taken out, and which words stay that tell an age:
 * the same for submissions, specs, listings and intros.
 * @param omits whether what may identify is left out beside what the level hides
 */
export function warnOfTexts(
  ctx: WriteContext,
  given: readonly Given[],
  { identity, omits, about }: { identity: Identity; omits: boolean | null; about: Record<string, unknown> },
): void {
  const left = given.flatMap((one) => takenOutOf(one, identity, omits === true));
  warnOfTaken(ctx, left, about);
  if (omits === true || !('candidate_id' in about)) return;
  const ages = given.flatMap(({ field, text }) =>
    text == null
      ? []
      : schoolYearsIn(text).map(({ start, end }) => ({ field, words: text.slice(start, end) })),
  );
  if (ages.length === 0) return;
  const words = ages.map((one) => `${one.field} ${JSON.stringify(one.words)}`).join(', ');
  ctx.warn(
    'tells_age',
    `A year of school or of a degree stays and tells an age: ${words}. Leave the year out.`,
    {
      ...about,
      fields: ages,
    },
  );
}

const UNKNOWN = 'This stays in the record as it is shown, and no list has it: it may be a name of a house.';
const SAY_OTHERWISE = 'Say it in other words in the record with update_candidate if it is one';

/**
 * Tells whoever sends an anonymous profile which short fields of the record it does not show as they stand, and which words of those that
 * it shows somebody should look at.
 * @param isUsed whether the profile shows a field of the record
 */
export function warnOfFields(
  ctx: WriteContext,
  record: CandidateRow,
  left: readonly LeftOut[],
  where: string,
  isUsed: (at: { field: string }) => boolean = () => true,
): void {
  const { id, name } = record;
  const looks = unknownIn(record, identityOf({ candidate: knownPerson(record) }))
    .filter(isUsed)
    .flatMap(({ field, text, words }) =>
      words.map((word): Finding => {
        const start = text.indexOf(word);
        const at = { field, words: word, start, end: start + word.length };
        return { verdict: 'look', about: 'identity', ...at, reason: UNKNOWN, rewording: SAY_OTHERWISE };
      }),
    );
  if (looks.length > 0)
    ctx.warn('look_before_it_leaves', findingsText(looks), { ...listedOf(looks), candidate_id: id });
  if (left.length === 0) return;
  ctx.warn(
    'left_out',
    `Of ${name}'s record, what may be a name is not shown: ${leftOutText(left)}. What the client should read of it belongs in ${where}, in words that fit many people.`,
    { candidate_id: id, fields: left },
  );
}
