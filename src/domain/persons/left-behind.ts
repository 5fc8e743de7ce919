import type { Candidate } from '../candidates/schema.ts';
import type { WriteContext } from '../context.ts';

/** What a record may have besides the lists and addresses of which a merge keeps both. */
const SINGLE = [
  'phone',
  'linkedin_url',
  'location',
  'current_title',
  'current_company',
  'headline',
  'summary',
  'resume_url',
  'rating',
  'salary_expectation',
  'notice_period',
  'available_from',
  'work_rights',
  'years_experience',
  'open_to_work',
  'open_to_relocation',
  'preferred_roles',
  'preferred_seniority',
  'preferred_locations',
  'preferred_language',
  'work_types',
] as const satisfies readonly (keyof Candidate)[];

/** A longer text is told of by its beginning. */
const MAX_SHOWN = 80;

/**
 * Warns of the values of the record that goes which differ from those of the kept one, as these are nowhere to be read after the
 * merge until it is taken back.
 * @param gone the record as it was before
 * @param kept the record after the merge
 */
export function warnOfLeftBehind(ctx: WriteContext, gone: Candidate, kept: Candidate): void {
  if (!ctx.can('candidates:read')) return;
  const left = SINGLE.flatMap((field) => {
    const [theirs, own] = [shown(gone[field]), shown(kept[field])];
    return theirs === '' || theirs.toLowerCase() === own.toLowerCase() ? [] : [`${field} ${theirs}`];
  });
  if (left.length === 0) return;
  ctx.warn(
    'values_left_behind',
    `Where both records had a value, that of ${kept.name} (${kept.id}) stays. Not taken over from ${gone.name} (${gone.id}): ${left.join('; ')}. Set with update_candidate what is right of it; unmerge_candidate brings it back for 30 days.`,
    { candidate_id: kept.id },
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    typeof value === 'object'
      ? Object.entries(value)
          .filter(([name, part]) => part !== null && name !== 'country_code')
          .map(([, part]) => String(part))
          .join(', ')
      : String(value).replace(/\s+/g, ' ').trim();
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).trimEnd()}…` : text;
}
