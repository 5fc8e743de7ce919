import { json } from '#db/rows.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Experience } from '../candidates/schema.ts';
import type { WriteContext } from '../context.ts';
import { isDenied } from '../lexicon/denials.ts';
import { type Finding, findingsText, listedOf } from '../moderation/index.ts';
import { mayBeShown, partsLeftOut } from '../review/index.ts';

const REASON =
  'This is left out of what the client reads, as it may be private, or of what the law keeps out of hiring.';
const REWORDING = 'Say it in other words in the record with update_candidate if the client is to read it';

/** What of somebody's record the page does not show because of what it tells, for whoever sends it. */
function leftOutOfPage(record: CandidateRow, item: string): Finding[] {
  const told = json
    .decode<Experience[]>(record.experience)
    .flatMap(({ description }, at) =>
      description === null
        ? []
        : partsLeftOut(description).map((words) =>
            found(`${item}.experience.${at}.description`, description, words),
          ),
    );
  const lists = (['skills', 'certifications', 'languages'] as const).flatMap((column) =>
    json
      .decode<string[]>(record[column])
      .flatMap((entry, at) =>
        mayBeShown(entry, `${column}.${at}`) || isDenied(entry)
          ? []
          : [found(`${item}.${column}.${at}`, entry, entry)],
      ),
  );
  const notice = record.notice_period;
  const own = notice === null || mayBeShown(notice) ? [] : [found(`${item}.notice_period`, notice, notice)];
  return [...told, ...lists, ...own];
}

function found(field: string, text: string, words: string): Finding {
  const start = Math.max(0, text.indexOf(words));
  return {
    verdict: 'look',
    about: 'confidence',
    field,
    words,
    start,
    end: start + words.length,
    reason: REASON,
    rewording: REWORDING,
  };
}

/** Tells whoever sends people what of their records the client does not read, and why. */
export function warnOfRecords(ctx: WriteContext, records: readonly CandidateRow[]): void {
  const left = records.flatMap((record, at) => leftOutOfPage(record, `items.${at}`));
  if (left.length > 0) ctx.warn('look_before_it_leaves', findingsText(left), listedOf(left));
}

/** Tells whoever sends somebody that nothing could be written of them. */
export function warnOfNone(ctx: WriteContext, candidate: CandidateRow): void {
  ctx.warn(
    'no_summary',
    `${candidate.name} was sent without a summary: nothing could be written of the record that may be shown without somebody reading it first. Add their experience with update_candidate, or give items[].summary.`,
    { candidate_id: candidate.id },
  );
}
