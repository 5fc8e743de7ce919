import { readFileSync } from 'node:fs';
import { deskOf } from '#test/harness/pipeline.ts';
import type { TestService } from '#test/harness/workspace.ts';
import { holds, seen } from './make.ts';

/**
 * What a line of a mailed brief is: open (for the ad), near the law and lawful, unlawful, told in confidence, or said to the
 * recruiter as mails are.
 */
const KINDS = { O: 'open', N: 'near', X: 'unlawful', C: 'confidential', U: 'courtesy' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

/** A brief as a client mails it, with the truth of each line. */
export interface MailedBrief {
  id: string;
  country: string;
  client: string;
  website: string;
  contact: string;
  title: string;
  city: string;
  lines: { kind: Kind; text: string }[];
  /** What must stand in no ad. */
  hide: string[];
  /** What an ad of a lawful brief must say. */
  want: string[];
}

const listOf = (line: string): string[] =>
  line
    .slice(line.indexOf(':') + 1)
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The briefs of a file: a head `## id | country | client | website | contact | title | city`, a line for each of theirs. */
export function mailedBriefs(
  file:
    | 'mailed-open.txt'
    | 'mailed-closed.txt'
    | 'mailed-second-closed.txt'
    | 'mailed-third-closed.txt'
    | 'mailed-fourth-open.txt'
    | 'mailed-fourth-closed.txt',
): MailedBrief[] {
  const whole = readFileSync(new URL(file, import.meta.url), 'utf8');
  return whole
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...rest] = part.trimEnd().split('\n');
      const [id = '', country = '', client = '', website = '', contact = '', title = '', city = ''] = head
        .split('|')
        .map((piece) => piece.trim());
      const lines = rest.flatMap((line) => {
        const kind = KINDS[line.slice(0, 1) as keyof typeof KINDS];
        return kind === undefined || line[1] !== ' ' ? [] : [{ kind, text: line.slice(2) }];
      });
      const hide = rest.filter((line) => line.startsWith('hide:')).flatMap(listOf);
      const want = rest.filter((line) => line.startsWith('want:')).flatMap(listOf);
      return { id, country, client, website, contact, title, city, lines, hide, want };
    });
}

/** What became of one brief by one way. */
export interface Mailed {
  id: string;
  way: 'rule' | 'draft';
  lawful: boolean;
  isPublic: boolean;
  /** What the gate found, or why nothing was posted. */
  why: string;
  /** The ad as it stands, public or not, and all that its page and feed show. */
  ad: string;
  shown: string;
  leaks: string[];
  lost: string[];
}

/** Sends each brief through the product twice: as a job that a rule posts, and as a mail that draft_job reads, then post_job. */
export async function sendMailed(running: TestService, briefs: readonly MailedBrief[]): Promise<Mailed[]> {
  const found: Mailed[] = [];
  for (const way of ['rule', 'draft'] as const) {
    const agencies = new Map<string, Awaited<ReturnType<TestService['workspace']>>>();
    for (const brief of briefs) {
      let agency = agencies.get(brief.country);
      if (agency === undefined) {
        agency = await running.workspace({ name: 'Harbour Talent', country: brief.country });
        agencies.set(brief.country, agency);
        if (way === 'rule')
          await agency.api.post('/distribution/rules', {
            name: 'All',
            target_board_slugs: ['xml_feed', 'career_page'],
          });
      }
      const client_id = await deskOf(agency).client({
        name: brief.client,
        website: `https://${brief.website}`,
      });
      await agency.api.post(`/clients/${client_id}/contacts`, {
        name: brief.contact,
        email: `office@${brief.website}`,
      });
      const description = brief.lines.map(({ text }) => text).join('\n');
      let job_id: string;
      if (way === 'rule')
        job_id = await deskOf(agency).job({
          client_id,
          title: brief.title,
          description,
          location: { type: 'on_site', city: brief.city, country: brief.country },
        });
      else {
        const drafted = await agency.api.post('/jobs/from-description', { text: description, client_id });
        const token = drafted.body.data?.review_token;
        const made = await agency.api.post(`/jobs/from-description/${token}/confirm`);
        if (made.status !== 201) throw new Error(`${brief.id} ${JSON.stringify([drafted.body, made.body])}`);
        job_id = made.body.data.job_id ?? made.body.data.id;
        await agency.api.post('/distribution/postings', {
          job_id,
          board_slugs: ['xml_feed', 'career_page'],
        });
      }
      await running.service.jobs.runDue();
      const ad = (await agency.api.get(`/jobs/${job_id}/ad`)).body.data;
      const postings = (await agency.api.get(`/distribution/postings?job_id=${job_id}`)).body.data;
      const isPublic = ad?.url != null && ad.status === 'published';
      let shown = [ad?.title, ad?.headline, ad?.body, ...(ad?.bullets ?? []), ad?.slug].join('\n');
      const text = shown;
      if (isPublic) {
        const site = new URL(ad.url).pathname;
        const feed = await (await running.app.request(`${site.replace(/\/[^/]*$/, '')}/feed.xml`)).text();
        const slug = site.split('/').at(-1) ?? '';
        const item = feed.split(/<job\b/).find((entry) => entry.includes(slug)) ?? '';
        const page = await (await running.app.request(site)).text();
        shown = `${shown} ${seen(`${page} ${item.replace(/<!\[CDATA\[|\]\]>/g, '')}`)}`;
      }
      found.push({
        id: brief.id,
        way,
        lawful: brief.lines.every(({ kind }) => kind !== 'unlawful'),
        isPublic,
        why: JSON.stringify(
          ad?.review?.findings ??
            postings?.map((posting: { error_message: string; review: unknown }) => [
              posting.error_message,
              posting.review,
            ]),
        ),
        ad: text,
        shown,
        leaks: brief.hide.filter((string) => holds(shown, string)),
        lost: brief.want.filter((string) => !shown.includes(string)),
      });
    }
  }
  return found;
}
