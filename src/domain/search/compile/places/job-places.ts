import type { Draft, Read } from '../draft.ts';

const HOUSE =
  '(?:(?:head\\s+)?office|branch|site|plant|store|shop|campus|studio|depot|yard|hub|surgery|clinic|hospital|hotel|school|factory|mill|warehouse|practice|restaurant|team|project|job|role|contract|vacancy|client)';
/** "For the Warrington depot", "for a Leeds client": where the job is. */
const OF_THE_JOB = new RegExp(
  String.raw`^(?:for|at|in)\s+(?:the|our|their|my|an?|his|her|this)\s+.{2,40}\s${HOUSE}s?$`,
  'iu',
);
const LEADS = /(?:^|\s)(?:(?:for|at|in)\s+)?(?:the|our|their|my|an?|his|her|this)\s+$/i;
const HOUSE_BEHIND = new RegExp(String.raw`^\s+${HOUSE}s?(?!\p{L})`, 'iu');

/**
 * "For the Warrington depot. Manchester, Bolton or Nottingham": where the job is asks nobody to live there, where a sentence of its own
 * says where people are looked for. It is told, and keeps nobody out.
 */
export function leaveJobPlaces(draft: Draft): void {
  const places = draft.read.filter(
    ({ facet: { kind, strength, values, movable, either } }) =>
      kind === 'location' &&
      strength === 'must' &&
      values.length > 0 &&
      !values.includes('remote') &&
      !movable &&
      either === null,
  );
  for (const job of places) {
    const said = saidOf(draft, job);
    if (said === null) continue;
    const isElsewhere = places.some(
      ({ at, end }) =>
        at >= job.end && /[.;\n:]\s|\s[-–—]\s/.test(draft.text.slice(job.end - 1, at)) && end > at,
    );
    if (!isElsewhere) continue;
    const reason = `"${said}" was taken for where the job is, as other places say where to look: it kept nobody out.`;
    draft.note('set_aside', reason);
    Object.assign(job.facet, { kind: 'unsupported', label: said, values: [], reason, within_km: null });
  }
}

/** The words by which a place is where the job is; null where it is not said to be. */
function saidOf(draft: Draft, { at, end }: Read): string | null {
  const own = draft.text.slice(at, end).trim();
  if (OF_THE_JOB.test(own)) return own;
  const behind = HOUSE_BEHIND.exec(draft.text.slice(end))?.[0] ?? '';
  const lead = LEADS.exec(draft.text.slice(0, at))?.[0] ?? '';
  const whole = `${lead}${own}${behind}`.trim();
  return behind !== '' && OF_THE_JOB.test(whole) ? whole : null;
}
