import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayIn } from '#src/lib/clock.ts';
import { type Caller, type Fields, httpCaller } from './callers.ts';
import { clientClicks } from './decisions.ts';
import { tellWeek } from './story.ts';
import { FIRST_WEEK, SECOND_WEEK } from './weeks.ts';

/** The records of a week by the action that makes each, and how those of a client are listed. */
const MADE = {
  create_client: 'clients',
  create_job: 'jobs',
  create_candidate: 'candidates',
  create_application: 'applications',
  create_submission: 'submissions',
  log_offer: 'placements',
} as const;
type Kind = (typeof MADE)[keyof typeof MADE];
const KINDS: readonly Kind[] = Object.values(MADE);

/** A line of the ledger: a record that was acknowledged, or a week that was told to its end. */
type Line = { client: string } & ({ kind: Kind; id: string } | { ended: true });

/** How the load went. */
export interface Weeks {
  weeks: number;
  acknowledged: number;
  /** Requests that were sent again, with their key, as they had no answer or were told to come back. */
  sentAgain: number;
  longestSeconds: number;
}

/** What of the load is in the agency. */
export interface Found {
  weeks: number;
  acknowledged: number;
  /** The ids of their jobs. */
  jobs: string[];
  /** Acknowledged and not there. */
  lost: string[];
  /** There, and acknowledged to nobody: made a second time. */
  twice: string[];
}

/** Weeks that are under way at a time. */
const AT_ONCE = 4;

interface Deployment {
  /** The nodes, which are asked by turns. */
  urls: readonly string[];
  /** A key of an admin. */
  key: string;
}

/**
 * Tells the demo's week again and again to a deployment whose nodes may come and go, each request under its key until it
 * is answered, and writes down what was acknowledged.
 * @param ledger the file that lines are added to
 * @param going whether another week is begun
 */
export async function tellWeeks(
  { urls, key }: Deployment,
  ledger: string,
  going: () => boolean,
): Promise<Weeks> {
  const told: Weeks = { weeks: 0, acknowledged: 0, sentAgain: 0, longestSeconds: 0 };
  let turn = 0;
  const next = (url: string): string => {
    turn += 1;
    const { pathname, search } = new URL(url);
    return (urls[turn % urls.length] ?? '') + pathname + search;
  };
  const ask = async (url: string, init: RequestInit): Promise<Response> => {
    const began = performance.now();
    for (;;) {
      const answer = await fetch(next(url), { ...init, signal: AbortSignal.timeout(60_000) }).catch(
        () => null,
      );
      if (answer !== null && !(await comesBack(answer))) {
        told.longestSeconds = Math.max(told.longestSeconds, (performance.now() - began) / 1000);
        return answer;
      }
      told.sentAgain += 1;
      await sleep(100);
    }
  };
  const caller = httpCaller(urls[0] ?? '', key, ask);
  const { account } = await caller.call('get_me', {});
  const { items } = await caller.call('list_users', { account_id: (account as Fields).id, limit: 100 });
  const [one = '', other = one] = (items as Fields[]).map(({ id }) => String(id));
  const today = dayIn(new Date().toISOString(), 'Australia/Sydney');
  const tellOne = async (week: typeof FIRST_WEEK): Promise<void> => {
    const mark = randomUUID().slice(0, 8);
    const client = `${week.client.name} ${mark}`;
    const write = (line: Line): void => appendFileSync(ledger, `${JSON.stringify(line)}\n`);
    const noting: Caller = {
      ...caller,
      async call(action, input) {
        const made = await caller.call(action, input);
        const kind = MADE[action as keyof typeof MADE];
        if (kind === undefined) return made;
        told.acknowledged += 1;
        write({ client, kind, id: String(made.id) });
        return made;
      },
    };
    const plot = {
      ...week,
      contacts: week.contacts.map((contact) => ({ ...contact, email: `${mark}.${contact.email}` })),
      client: { ...week.client, name: client, website: `https://w${mark}.example` },
      people: week.people.map((person) => ({
        ...person,
        last_name: `${person.last_name} ${mark}`,
        email: `${mark}.${person.email}`,
      })),
      consultant: one,
      colleague: other === one ? one : other,
      offerDate: today,
      startDate: today,
      clientClicks: (url: string) => untilDone(() => clientClicks(next(url))),
    };
    await tellWeek(noting, noting, plot, () => {});
    write({ client, ended: true });
    told.weeks += 1;
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, at) => {
      for (let count = at; going(); count += 1) await tellOne(count % 2 === 0 ? FIRST_WEEK : SECOND_WEEK);
    }),
  );
  return told;
}

/** Whether an answer asks for the same request again. */
async function comesBack(answer: Response): Promise<boolean> {
  if (answer.status === 429 || answer.status >= 500) return true;
  return answer.status === 409 && (await answer.clone().text()).includes('IDEMPOTENCY_IN_PROGRESS');
}

// A form has no key: whoever gets no answer opens the page again, which shows no form once each was answered.
async function untilDone(click: () => Promise<string>): Promise<string> {
  for (;;) {
    try {
      return await click();
    } catch (error) {
      if (String(error).includes('has no form') && String(error).includes('<h')) return 'somebody';
      await sleep(200);
    }
  }
}

/** Reads back what the ledger says was acknowledged. */
export async function findWeeks({ urls, key }: Deployment, ledger: string): Promise<Found> {
  const caller = httpCaller(urls[0] ?? '', key);
  const weeks = new Map<string, Map<Kind, Set<string>>>();
  for (const text of readFileSync(ledger, 'utf8').split('\n').filter(Boolean)) {
    const line: Line = JSON.parse(text);
    const week = weeks.get(line.client) ?? new Map<Kind, Set<string>>();
    weeks.set(line.client, week);
    if ('kind' in line) week.set(line.kind, (week.get(line.kind) ?? new Set()).add(line.id));
  }
  const found: Found = { weeks: weeks.size, acknowledged: 0, jobs: [], lost: [], twice: [] };
  for (const [client, week] of weeks) {
    const there = await recordsOf(caller, client);
    found.jobs.push(...there.jobs);
    for (const kind of KINDS) {
      const acknowledged = week.get(kind) ?? new Set();
      found.acknowledged += acknowledged.size;
      found.lost.push(...[...acknowledged].filter((id) => !there[kind].has(id)));
      found.twice.push(...[...there[kind]].filter((id) => !acknowledged.has(id)));
    }
  }
  return found;
}

async function recordsOf(caller: Caller, client: string): Promise<Record<Kind, Set<string>>> {
  const all = async (action: string, filter: Fields): Promise<Fields[]> =>
    (await caller.call(action, { ...filter, limit: 100 })).items as Fields[];
  const ids = (records: Fields[]): Set<string> => new Set(records.map(({ id }) => String(id)));
  const clients = ids(await all('list_clients', { search: client }));
  const of = async (action: string): Promise<Fields[]> =>
    (await Promise.all([...clients].map((client_id) => all(action, { client_id })))).flat();
  const [jobs, applications, submissions, placements] = await Promise.all([
    of('list_jobs'),
    of('list_applications'),
    of('list_submissions'),
    of('list_placements'),
  ]);
  const candidates = ids(await all('list_candidates', { name: client.slice(-8) }));
  return {
    clients,
    candidates,
    jobs: ids(jobs),
    applications: ids(applications),
    submissions: ids(submissions),
    placements: ids(placements),
  };
}
