import { readFileSync } from 'node:fs';
import { feedFaults, postingFaults } from '#test/harness/job-boards.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { TestService, Workspace } from '#test/harness/workspace.ts';
import { holds, seen } from '../leaving/make.ts';

/** What became of a field: as the truth has it, another value, left out with a note that names it, or left out silently. */
type Verdict = 'right' | 'wrong' | 'noted' | 'missing';

/** A brief as it came, and its truth by field; lists are divided by `|`. */
export interface MixedBrief {
  id: string;
  country: string;
  client: Record<string, string>;
  text: string;
  truth: Record<string, string>;
}

/** How one brief was read and what its ad shows. */
export interface MixedRead {
  id: string;
  fields: { field: string; verdict: Verdict; told: string; read: string }[];
  /** Whether no line of it is unlawful: briefs without a word about it in their truth are. */
  lawful: boolean;
  isPublic: boolean;
  why: string;
  leaks: string[];
  kept: number;
  lost: string[];
  notes: string[];
  ad: string;
  /** What boards and search engines would refuse of it. */
  faults: string[];
}

const listOf = (line = ''): string[] =>
  line
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const pairsOf = (text: string, between: string | RegExp): Record<string, string> =>
  Object.fromEntries(
    text
      .split(between)
      .filter((line) => line.includes(': '))
      .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  );

/** The briefs of a file: `=== id COUNTRY client: …; site: …`, the text, `--- truth`, a line for each field. */
export function mixedBriefs(
  file: `${'mixed' | `mixed${number}` | 'sent' | 'pasted' | 'voices'}-${'open' | 'closed'}.txt`,
): MixedBrief[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const head = part.slice(0, part.indexOf('\n'));
      const [, id = '', country = '', about = ''] = /^(\S+) (\S+) (.*)$/.exec(head) ?? [];
      const [text = '', truth = ''] = part.slice(head.length + 1).split('--- truth\n');
      return { id, country, client: pairsOf(about, '; '), text: text.trim(), truth: pairsOf(truth, '\n') };
    });
}

const plain = (text: string): string =>
  text.toLowerCase().replaceAll(/['’]/g, '’').replaceAll(/[–—-]/g, '-').replaceAll(/\s+/g, ' ');

const has = (text: string, part: string): boolean => plain(text).includes(plain(part));

/** A title without what stands in brackets. */
const bare = (title: string): string => title.replace(/\s*\([^)]*\)/g, '');
const titlesOf = (truth: Record<string, string>): string[] =>
  [truth.title ?? '', ...listOf(truth['title-any'])].map(bare);

/** Whether a title is one of those that the truth has. */
export const titlesTold = (truth: Record<string, string>): ((title: string) => boolean) => {
  const told = new Set(titlesOf(truth).map(plain));
  return (title) => told.has(plain(bare(title)));
};

interface Draft {
  review_token: string;
  title: string;
  location: { type?: string; city?: string | null; country_code?: string | null } | null;
  employment_type: string | null;
  compensation: {
    base_min?: number | null;
    base_max?: number | null;
    currency?: string;
    period?: string;
  } | null;
  target_start_date: string | null;
  notes: string[];
}
interface Opened {
  compensation: Draft['compensation'];
  applicant_country: string | null;
  spec: Record<'requirements' | 'nice_to_have' | 'responsibilities', string[]> | null;
  interview_plan: { rounds: { kind: string; format: string }[] } | null;
}

const NOTE: Record<string, RegExp> = {
  title: /title/i,
  place: /place|city|where|country|remote/i,
  mode: /hybrid|remote|home|place/i,
  pay: /pay|salary|rate|compensation|month|week/i,
  type: /employment|contract|permanent|temp|fixed/i,
  start: /start|begin/i,
};

/** Pay by the month as a job holds it: times the months that the note about it names. */
function ofYear(told: string, notes: readonly string[]): string[] {
  const [, low = '', high = '', currency = ''] = /^([\d.]+)-([\d.]+) ([A-Z]{3}) month$/.exec(told) ?? [];
  const [, months] =
    notes.map((note) => /by the month.*, times ([\d.]+),/.exec(note)).find((m) => m !== null) ?? [];
  return low === '' || months === undefined
    ? []
    : [`${Number(low) * Number(months)}-${Number(high) * Number(months)} ${currency} year`];
}

// What a draft says of each field against the truth. What a brief does not say (`none`) must stay out.
function fieldsOf(brief: MixedBrief, draft: Draft, job: Opened): MixedRead['fields'] {
  const { truth } = brief;
  const fields: MixedRead['fields'] = [];
  const judge = (field: string, told: string[], read: string | null, empty: string): void => {
    const isNoted = draft.notes.some((note) => NOTE[field]?.test(note));
    const verdict: Verdict = told.some((one) => plain(one) === plain(read ?? empty))
      ? 'right'
      : read === null
        ? told.includes('note') && isNoted
          ? 'right'
          : isNoted
            ? 'noted'
            : 'missing'
        : isNoted
          ? 'noted'
          : 'wrong';
    fields.push({ field, verdict, told: told.join(' or '), read: read ?? empty });
  };
  judge('title', titlesOf(truth), bare(draft.title), '');
  const place = /^(.*) ([A-Z]{2}) (\w+)$/.exec(truth.place ?? '') ?? [];
  const cities = [place[1] ?? 'none', ...listOf(truth['place-any'])];
  const { city = null, type = null } = draft.location ?? {};
  const isRemote = place[3] === 'remote';
  judge('place', cities, city, 'none');
  judge(
    'country',
    [place[2] ?? ''],
    isRemote ? job.applicant_country : (draft.location?.country_code ?? null),
    'none',
  );
  judge('mode', [place[3] ?? ''], type, 'on_site');
  const pay = job.compensation;
  const figures =
    pay?.base_min == null && pay?.base_max == null
      ? null
      : `${pay.base_min ?? '?'}-${pay.base_max ?? (/^([\d.]+)-\1 /.test(truth.pay ?? '') ? pay.base_min : '?')} ${pay.currency} ${pay.period}`;
  judge(
    'pay',
    [truth.pay ?? '', ...listOf(truth['pay-ok'])].flatMap((one) => [one, ...ofYear(one, draft.notes)]),
    figures,
    'none',
  );
  const types = [truth.type ?? '', ...listOf(truth['type-ok'])];
  // Work with an end is a contract: a job has no other word for it.
  const hasEnd = types.some((one) => one === 'fixed_term' || one === 'temporary');
  judge('type', hasEnd ? [...types, 'contract'] : types, draft.employment_type, 'none');
  judge('start', listOf(truth.start), draft.target_start_date, 'none');
  const { requirements = [], nice_to_have = [], responsibilities = [] } = job.spec ?? {};
  const inList = (field: string, parts: string[], list: string[], others: string[]): void => {
    for (const part of parts) {
      const verdict = list.some((line) => has(line, part))
        ? 'right'
        : others.some((line) => has(line, part))
          ? 'wrong'
          : 'missing';
      fields.push({ field, verdict, told: part, read: list.join(' · ') });
    }
  };
  inList('must', listOf(truth.must), requirements, nice_to_have);
  inList('nice', listOf(truth.nice), nice_to_have, [...requirements, ...responsibilities]);
  if (truth.plan !== 'none') {
    // The agency's own call may be the one that the process begins with.
    const rounds = job.interview_plan?.rounds ?? [];
    const plan = rounds
      .filter(({ kind }) => kind === 'client')
      .map(({ format }) => format)
      .join(', ');
    const whole = rounds.map(({ format }) => format).join(', ');
    const told = [truth.plan ?? '', ...listOf(truth['plan-ok'])];
    fields.push({
      field: 'plan',
      verdict:
        told.includes(plan) || told.includes(whole)
          ? 'right'
          : draft.notes.some((note) => /interview/i.test(note))
            ? 'noted'
            : 'wrong',
      told: told.join(' or '),
      read: plan,
    });
  }
  return fields;
}

type Made = { job_id: string; draft: Draft | null; refused: unknown };

async function drafts(agency: Workspace, client_id: string, brief: MixedBrief): Promise<Made> {
  const drafted = await agency.api.post('/jobs/from-description', { text: brief.text, client_id });
  const draft: Draft = drafted.body.data;
  const made = await agency.api.post(`/jobs/from-description/${draft?.review_token}/confirm`);
  if (made.status !== 201) throw new Error(`${brief.id} ${JSON.stringify([drafted.body, made.body])}`);
  const job_id: string = made.body.data.job_id ?? made.body.data.id;
  const posted = await agency.api.post('/distribution/postings', {
    job_id,
    board_slugs: ['xml_feed', 'career_page'],
  });
  return { job_id, draft, refused: posted.body.error };
}

async function makes(agency: Workspace, client_id: string, brief: MixedBrief): Promise<Made> {
  const [, city = '', country = '', type = ''] =
    /^(.*) ([A-Z]{2}) (\w+)$/.exec(brief.truth.place ?? '') ?? [];
  const job_id = await deskOf(agency).job({
    client_id,
    title: brief.truth.title,
    description: brief.text,
    location: type === 'remote' ? { type, country } : { type, city, country },
  });
  return { job_id, draft: null, refused: undefined };
}

/**
 * Has each brief read by draft_job, opens the job, posts it to the feed and the career page, and looks at both. By `rule` the job is
 * made with the brief as its description, and a rule posts it: nothing is read of it then but for the ad.
 */
export async function readMixed(
  running: TestService,
  briefs: readonly MixedBrief[],
  way: 'draft' | 'rule' = 'draft',
): Promise<MixedRead[]> {
  const agencies = new Map<string, Workspace>();
  const found: MixedRead[] = [];
  for (const brief of briefs) {
    const known = agencies.get(brief.country);
    const agency = known ?? (await running.workspace({ name: 'Harbour Talent', country: brief.country }));
    agencies.set(brief.country, agency);
    if (known === undefined && way === 'rule')
      await agency.api.post('/distribution/rules', {
        name: 'All',
        target_board_slugs: ['xml_feed', 'career_page'],
      });
    const { client, site, contact } = brief.client;
    const client_id = await deskOf(agency).client({ name: client, website: `https://${site}` });
    await agency.api.post(`/clients/${client_id}/contacts`, { name: contact, email: `office@${site}` });
    const { job_id, draft, refused } = await (way === 'draft' ? drafts : makes)(agency, client_id, brief);
    await running.service.jobs.runDue();
    const postings = (await agency.api.get(`/distribution/postings?job_id=${job_id}`)).body.data;
    const job: Opened = (await agency.api.get(`/jobs/${job_id}`)).body.data;
    const ad = (await agency.api.get(`/jobs/${job_id}/ad`)).body.data;
    const isPublic = ad?.url != null && ad.status === 'published';
    const text = [ad?.title, ad?.headline, ad?.body, ...(ad?.bullets ?? []), ad?.slug].join('\n');
    let shown = text;
    const faults: string[] = [];
    if (isPublic) {
      const path = new URL(ad.url).pathname;
      const feed = await (await running.app.request(`${path.replace(/\/[^/]*$/, '')}/feed.xml`)).text();
      const item =
        feed
          .replace('</source>', '')
          .split(/<job\b/)
          .find((entry) => entry.includes(path.split('/').at(-1) ?? '')) ?? '';
      const page = await (await running.app.request(path)).text();
      const posting = /ld\+json[^>]*>([^<]*)</.exec(page)?.[1];
      faults.push(...(posting === undefined ? ['no JSON-LD'] : postingFaults(JSON.parse(posting))));
      if (item !== '')
        faults.push(...feedFaults(`<?xml version="1.0" encoding="UTF-8"?><source><job${item}</source>`));
      // The address of a question to the agency is the recruiter's own.
      shown = `${shown} ${seen(`${page} ${item.replaceAll(/<!\[CDATA\[|\]\]>/g, '')}`)} ${page.match(/ld\+json[^<]*/)?.[0] ?? ''}`;
    }
    const keep = listOf(brief.truth.keep);
    const lowered = shown.toLowerCase();
    found.push({
      id: brief.id,
      fields: draft === null ? [] : fieldsOf(brief, draft, job),
      lawful: brief.truth.public !== 'no',
      isPublic,
      why: JSON.stringify(
        ad?.review?.findings ??
          refused ??
          (postings ?? []).map(({ status, error_message, review }: Record<string, unknown>) => [
            status,
            error_message,
            review,
          ]),
      ),
      leaks: listOf(brief.truth.hide).filter((part) => holds(lowered, part.toLowerCase())),
      kept: keep.length,
      lost: keep.filter((part) => !has(text, part)),
      notes: draft?.notes ?? [],
      ad: text,
      faults,
    });
  }
  return found;
}

/** The figures of a run, by field. */
export function figuresOf(found: readonly MixedRead[]): Record<string, Record<Verdict, number>> {
  const counts: Record<string, Record<Verdict, number>> = {};
  for (const { field, verdict } of found.flatMap(({ fields }) => fields)) {
    counts[field] ??= { right: 0, wrong: 0, noted: 0, missing: 0 };
    counts[field][verdict] += 1;
  }
  return counts;
}
