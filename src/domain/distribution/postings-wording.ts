import { type Finding, findingsText, heldBy } from '../moderation/index.ts';
import type { Board } from './boards.ts';

/** Why a posting waits. */
export const heldWords = (findings: readonly Finding[]): string =>
  `${findingsText(heldBy(findings))} Mend it with update_job_ad and use confirm_posting, or have a person let it go with release_held.`;

/** Why a rule's posting was not made. */
export const blockedWords = (blocked: readonly Finding[]): string =>
  `Not published. ${findingsText(blocked)} Change it with update_job_ad, then use retry_posting.`;

/** What a board lacks. */
export const unreadyWords = (board: Board): string =>
  `The board ${board.slug} has no address yet. An admin sets it with configure_board and webhook_url.`;

/** Why a posting on this board waits for a yes. */
export function waitingWords(board: Board): string {
  const cost = board.pricing === null ? 'has no price set' : `is ${board.pricing}`;
  return `The board ${board.slug} ${cost}, so a person has to confirm this posting with confirm_posting.`;
}

/** How words that may not be published are mended: in the ad, or in the description from which it was drafted and which nobody has read since. */
export const mendingOf = (blocked: readonly Finding[]): string =>
  blocked.every(({ field }) => field === 'job.description')
    ? 'The ad was drafted from that description, and leaves it out: take it out of the description with update_job, or write the ad in your own words with update_job_ad; then post the job again.'
    : 'These words stand in the ad of the job, which was not posted: write it without them with update_job_ad (title, headline, body, bullets), then post the job again.';
