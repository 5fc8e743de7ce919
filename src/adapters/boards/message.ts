import type { Task } from '#src/domain/distribution/index.ts';
import { renderLightFormatting } from '#src/lib/formatting.ts';

/** The message to an external board about a posting. `job` is null when it ends. */
export interface BoardMessage {
  event: 'job_posting.published' | 'job_posting.ended';
  /** The same for retries and reposts: receivers replace the former posting. */
  posting_id: string;
  account_id: string;
  board_slug: string;
  job: {
    job_id: string;
    title: string;
    headline: string | null;
    description_html: string | null;
    bullets: string[];
    url: string;
    apply_url: string;
    agency: string;
    location: NonNullable<Task['advert']>['location'];
    employment_type: NonNullable<Task['advert']>['employment_type'];
    salary: NonNullable<Task['advert']>['salary'];
  } | null;
}

/** The message of a task. */
export function messageOf({ kind, posting, advert }: Task): BoardMessage {
  return {
    event: kind === 'publish' ? 'job_posting.published' : 'job_posting.ended',
    posting_id: posting.id,
    account_id: posting.account_id,
    board_slug: posting.board_slug,
    job:
      kind === 'take_off' || advert === undefined
        ? null
        : {
            job_id: advert.job_id,
            title: advert.title,
            headline: advert.headline,
            description_html: advert.body === null ? null : renderLightFormatting(advert.body),
            bullets: advert.bullets,
            url: advert.url,
            apply_url: advert.apply_url ?? advert.url,
            agency: advert.agency,
            location: advert.location,
            employment_type: advert.employment_type,
            salary: advert.salary,
          },
  };
}
