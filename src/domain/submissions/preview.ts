import { json } from '#db/rows.ts';
import { invalid } from '#src/lib/errors.ts';
import {
  candidateLetter,
  featsIn,
  firstNameOnly,
  type Identity,
  identityOf,
  marksIn,
  omitIdentifying,
  type Span,
  scrub,
} from '../anonymity/index.ts';
import { requireApplication } from '../applications/index.ts';
import { type CandidateRow, knownPerson, requireCandidate } from '../candidates/index.ts';
import type { Experience } from '../candidates/schema.ts';
import type { Context } from '../context.ts';
import { leftOutOf, reviewOfPerson, textToShow } from '../review/index.ts';
import { STAYS_AT_FIRST_NAME } from './feats-told.ts';
import type { PreviewRedaction, RedactionPreview } from './schema.ts';

/** Why something goes, for whoever sends it. */
const WHY_HIDDEN: Record<Span['reason'], string> = {
  name: 'a form of the name',
  email: 'a way to reach them',
  phone: 'a way to reach them',
  url: 'a page that may tell who it is',
  linkedin: 'a profile that tells who it is',
  handle: 'an account that tells who it is',
  employer: 'a house where they are or were, or one that the sentence names so',
  school: 'where they learned',
  client: 'tells who the client is',
  contact: 'somebody at the client',
  agency: 'tells which agency it is',
  address: 'where they live',
  postcode: 'where they live',
  date_of_birth: 'tells their age',
  age: 'tells their age',
  date: 'an exact date, of which the year stays',
  feat: 'a feat that few people have to their name',
  omitted: 'its sentence may tell who it is, and goes with omit_identifying',
  pronoun: 'tells the sex, and is made neutral',
  protected_attribute: 'what the law keeps out of hiring',
};

/**
 * A text about a candidate as a level of identity would show it, with marks: what is hidden, and what stays and may tell
 * who they are. Marks are spans of the text given, in its order.
 * @throws AppError VALIDATION_ERROR without a candidate, NOT_FOUND for one that is unknown
 */
export async function previewRedaction(ctx: Context, input: PreviewRedaction): Promise<RedactionPreview> {
  const { candidate_id, application_id, text, level, omit_identifying } = input;
  if ((candidate_id === undefined) === (application_id === undefined)) {
    throw invalid(
      'candidate_id',
      'candidate_id: give either candidate_id or application_id, of list_candidates or list_applications.',
    );
  }
  const id = candidate_id ?? (await requireApplication(ctx, application_id ?? '')).candidate_id;
  const record = await requireCandidate(ctx, id);
  // The client reads the label of the first of a send in place of a name.
  const identity = identityOf({ candidate: knownPerson(record), label: `Candidate ${candidateLetter(0)}` });
  const redact = (of: string) => (level === 'anonymous' ? scrub(of, identity) : firstNameOnly(of, identity));
  const omitted = omit_identifying ? omitIdentifying(text, identity, level) : null;
  const left = omitted?.replaced ?? [];
  const isLeft = (one: { start: number; end: number }): boolean =>
    left.every(({ start, end }) => one.end <= start || end <= one.start);
  const replaced = [...left, ...redact(text).replaced.filter(isLeft)];
  const hidden = replaced.map(({ start, end, text: words, reason, with: shown }) => ({
    mark: 'hidden' as const,
    start,
    end,
    words,
    reason,
    shown,
    why: WHY_HIDDEN[reason],
  }));
  const feats = level === 'first_name' ? featsIn(text, identity).filter(isLeft) : [];
  const uncertain = [
    ...marksIn([{ text, identity }], level).flat().filter(isLeft),
    ...feats.map((one) => ({ ...one, why: `${STAYS_AT_FIRST_NAME}: ${one.why}; it holds nothing` })),
  ];
  // What only the sentence tells to be a name is taken out, and stays for the sender to look at.
  const unsure = uncertain.map(({ start, end, text: words, reason, why }) => ({
    mark: 'unsure' as const,
    start,
    end,
    words,
    reason,
    shown: replaced.find((one) => one.start < end && start < one.end)?.with ?? words,
    why,
  }));
  const isUnsure = (one: { start: number; end: number }): boolean =>
    unsure.some(({ start, end }) => one.start < end && start < one.end);
  const told = spokenOf(text, ctx.account.country, record.name).filter(isLeft);
  const isTold = ({ start, end, reason }: { start: number; end: number; reason: string }): boolean =>
    (reason === 'age' || reason === 'date_of_birth') &&
    told.some((one) => one.start < end && start < one.end);
  return {
    text: redact(omitted?.text ?? text).text,
    marks: [...hidden.filter((one) => !isTold(one) && !isUnsure(one)), ...unsure, ...told].sort(
      (a, b) => a.start - b.start,
    ),
    left_out: [
      ...(level === 'anonymous' ? leftOutOf(record, identity) : []),
      ...(omit_identifying ? omittedOf(record, identity, level) : []),
    ],
  };
}

/** What of the descriptions and certificates of a record goes with omit_identifying, each with what is shown of it. */
function omittedOf(
  record: CandidateRow,
  identity: Identity,
  level: PreviewRedaction['level'],
): RedactionPreview['left_out'] {
  const told = json
    .decode<Experience[]>(record.experience)
    .map(({ description }, at) => [`experience.${at}.description`, textToShow(description)] as const);
  const papers = json
    .decode<string[]>(record.certifications)
    .map((entry, at) => [`certifications.${at}`, entry] as const);
  return [...told, ...papers].flatMap(([field, words]) => {
    if (words === null || words === '') return [];
    const { text, replaced } = omitIdentifying(words, identity, level);
    return replaced.some(({ reason }) => reason === 'omitted') ? [{ field, words, shown: text || null }] : [];
  });
}

/** What a text says of somebody that the law keeps out of hiring, or that they may want to keep to themselves. */
function spokenOf(text: string, place: string | null, name: string): RedactionPreview['marks'] {
  return reviewOfPerson([['text', text]], { subject: 'person', place, people: [name] }).flatMap(
    ({ verdict, about, words, start, end, reason, rewording }) => {
      if (verdict === 'clear') return [];
      const why = [reason, rewording].filter((said) => said !== null).join(' ');
      const mark = verdict === 'blocked' ? ('protected' as const) : ('unsure' as const);
      return [{ mark, start, end, words, reason: about, shown: words, why }];
    },
  );
}
