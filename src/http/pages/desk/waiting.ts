import * as z from 'zod';
import { getDeskBriefAction } from '#actions/briefs/index.ts';
import { listHeldAction } from '#actions/held/index.ts';
import { listInterviewsAction } from '#actions/interviews/index.ts';
import { listPlacementsAction } from '#actions/placements/index.ts';
import { listSubmissionsAction } from '#actions/submissions/index.ts';
import { nowFor } from '#src/access/principal.ts';
import { Held } from '#src/domain/held/schema.ts';
import { addDays, dayIn } from '#src/lib/clock.ts';
import { waitingText } from '../../language/happened.ts';
import { type PlainKey, t } from '../../language/text.ts';
import { listOf, type Reader } from '../reader.ts';

/** How many records a list of what needs somebody names. */
const NAMED = 5;
/** At so many a list counts no further, nor does a brief. */
const COUNTED = 50;
const SOON_DAYS = 14;
/** Room in a brief for the lines that are named. */
const BRIEF_TOKENS = 2400;

const Name = z.nullable(z.string());
const Submissions = listOf(
  z.object({
    job_id: Name,
    job_title: Name,
    client_name: Name,
    review: z.nullable(z.object({ state: z.string() })).optional(),
  }),
);
const Placements = listOf(
  z.object({ id: z.string(), candidate_name: Name, client_name: Name, start_date: Name }),
);
const Interviews = listOf(z.object({ application_id: Name, title: Name.optional(), starts_at: z.string() }));
const HeldList = listOf(Held);
const Text = z.string().optional();
const BriefLine = z.object({
  what: z.string(),
  candidate_name: Text,
  client_name: Text,
  job_title: Text,
  application_id: Text,
  placement_id: Text,
  candidate_id: Text,
  job_id: Text,
  client_id: Text,
});
type BriefLine = z.output<typeof BriefLine>;
const Lines = z.array(BriefLine);
const Brief = z.object({
  counts: z.record(z.string(), z.int()),
  client_answers: Lines,
  replies: Lines,
  failed_mails: Lines,
  papers: Lines,
});

/** What the desk's brief finds beside the lists, in the words of the page. */
const OF_BRIEF = {
  client_answers: 'desk.clientAnswers',
  replies: 'desk.replies',
  failed_mails: 'desk.failedMails',
  papers: 'desk.papers',
} as const satisfies Record<string, PlainKey>;

/** Something that waits for a person: how much of it, and what it is about. */
export interface Waiting {
  what: string;
  count: number;
  more: boolean;
  /** Each with what the service says of it, and the id of the record whose page tells more, or the path of a page of its own. */
  names: { name: string; said?: string; id: string | null; path?: string }[];
}

/** What waits for a person beside approvals, by the actions and rights that any caller has. */
export async function readWaiting(reader: Reader): Promise<Waiting[]> {
  const now = nowFor(reader.principal);
  const { account, user } = reader.principal;
  const { timezone } = account;
  const today = dayIn(now, timezone);
  const desk = user?.role === 'admin' ? 'agency' : 'mine';
  const [brief, held, unopened, viewed, starting, unrecorded] = await Promise.all([
    reader.read(
      getDeskBriefAction,
      { desk, parts: Object.keys(OF_BRIEF), budget_tokens: BRIEF_TOKENS },
      Brief,
    ),
    reader.read(listHeldAction, { limit: COUNTED }, HeldList),
    reader.read(listSubmissionsAction, { status: 'pending', limit: COUNTED }, Submissions),
    reader.read(listSubmissionsAction, { status: 'viewed', limit: COUNTED }, Submissions),
    reader.read(
      listPlacementsAction,
      { status: 'pending_start', starts_before: addDays(today, SOON_DAYS), limit: COUNTED },
      Placements,
    ),
    reader.read(
      listInterviewsAction,
      { status: 'scheduled', starts_before: now, limit: COUNTED },
      Interviews,
    ),
  ]);
  const about = ({ job_id, job_title, client_name }: z.output<typeof Submissions>['items'][number]) => ({
    name: [client_name, job_title].filter(Boolean).join(', '),
    id: job_id,
  });
  return [
    ...(brief === null ? [] : linesOf(brief)),
    line(t('desk.heldBack'), held, ({ record, label, kind }) => ({
      name: label,
      said: t(`kinds.${kind}`),
      id: null,
      path: `/approvals/held/${record}`,
    })),
    line(t('desk.viewed'), viewed, about),
    line(t('desk.unopened'), whatLeft(unopened), about),
    line(t('desk.unrecorded'), unrecorded, ({ application_id, title, starts_at }) => ({
      name: [title, dayIn(starts_at, timezone)].filter(Boolean).join(', '),
      id: application_id,
    })),
    line(
      t('desk.startingWithin', { days: SOON_DAYS }),
      starting,
      ({ id, candidate_name, client_name, start_date }) => ({
        name: [candidate_name, client_name, start_date].filter(Boolean).join(', '),
        id,
      }),
    ),
  ].filter(({ count }) => count > 0);
}

function linesOf(brief: z.output<typeof Brief>): Waiting[] {
  return (
    Object.entries(OF_BRIEF) as [keyof typeof OF_BRIEF, (typeof OF_BRIEF)[keyof typeof OF_BRIEF]][]
  ).map(([part, key]) => {
    const lines = brief[part];
    const count = Math.max(brief.counts[part] ?? 0, lines.length);
    return { what: t(key), count, more: count >= COUNTED, names: lines.slice(0, NAMED).map(nameOf) };
  });
}

const nameOf = (line: BriefLine): Waiting['names'][number] => ({
  name: [line.candidate_name, line.client_name ?? line.job_title].filter(Boolean).join(', '),
  said: waitingText(line.what) ?? line.what,
  id: line.placement_id ?? line.application_id ?? line.candidate_id ?? line.job_id ?? line.client_id ?? null,
});

/** Of submissions those that the client can open: what is held never reached them. */
function whatLeft(list: z.output<typeof Submissions> | null): z.output<typeof Submissions> | null {
  return list === null
    ? null
    : { ...list, items: list.items.filter(({ review }) => review?.state !== 'held') };
}

function line<T>(
  what: string,
  list: { items: T[]; has_more: boolean } | null,
  name: (item: T) => Waiting['names'][number],
): Waiting {
  const items = list?.items ?? [];
  return { what, count: items.length, more: list?.has_more ?? false, names: items.slice(0, NAMED).map(name) };
}
