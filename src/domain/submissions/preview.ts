import { invalid } from '#src/lib/errors.ts';
import { firstNameOnly, identityOf, scrub, unsureIn } from '../anonymity/index.ts';
import { requireApplication } from '../applications/index.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { knownPerson } from '../review/index.ts';
import type { PreviewRedaction, RedactionPreview } from './schema.ts';

/**
 * A text about a candidate as a level of identity would show it, with marks: what is hidden, and what stays and may tell
 * who they are. Marks are spans of the text given, in its order.
 * @throws AppError VALIDATION_ERROR without a candidate, NOT_FOUND for one that is unknown
 */
export async function previewRedaction(ctx: Context, input: PreviewRedaction): Promise<RedactionPreview> {
  const { candidate_id, application_id, text, level } = input;
  if ((candidate_id === undefined) === (application_id === undefined)) {
    throw invalid(
      'candidate_id',
      'candidate_id: give either candidate_id or application_id, of list_candidates or list_applications.',
    );
  }
  const id = candidate_id ?? (await requireApplication(ctx, application_id ?? '')).candidate_id;
  const identity = identityOf({ candidate: knownPerson(await requireCandidate(ctx, id)) });
  const redacted = level === 'anonymous' ? scrub(text, identity) : firstNameOnly(text, identity);
  const hidden = redacted.replaced.map(({ start, end, text: words, reason, with: shown }) => ({
    mark: 'hidden' as const,
    start,
    end,
    words,
    reason,
    shown,
    why: null,
  }));
  const unsure = unsureIn(text, identity, level).map(({ start, end, text: words, reason, why }) => ({
    mark: 'unsure' as const,
    start,
    end,
    words,
    reason,
    shown: words,
    why,
  }));
  return { text: redacted.text, marks: [...hidden, ...unsure].sort((a, b) => a.start - b.start) };
}
