import type { Instant } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import { listHeld } from '../held/index.ts';
import { openApprovals, openPlans } from './agreements.ts';
import { withinBudget } from './budget.ts';
import { clientAnswers, unansweredSubmissions } from './client-answers.ts';
import { interviewsOfTheDay } from './interviews.ts';
import { introsToAnswer } from './intros.ts';
import { failedMails, unansweredMails } from './mails.ts';
import type { BriefSubject } from './of.ts';
import { leftOver, stuckPeople, WITH_CLIENT } from './pipeline.ts';
import { guaranteesAhead, papersDue, startsAhead } from './placements.ts';
import { quotaPace, seesQuota } from './quota.ts';
import { remindersDue } from './reminders.ts';
import {
  type BriefLine,
  DESK_SECTIONS,
  type DeskBrief,
  type DeskSection,
  type GetDeskBrief,
  MOST,
} from './schema.ts';
import { beginning, count } from './wording.ts';

interface Section {
  /** The scope it needs; null for every credential. */
  scope: string | null;
  /** One of it, and many. */
  one: string;
  many: string;
  lines(ctx: Context, of: BriefSubject, wall: Instant): Promise<BriefLine[]>;
  /** Whether the agency has such things at all; left out where every agency has. */
  has?: (ctx: Context) => boolean;
}

const section = (scope: string | null, one: string, lines: Section['lines'], many = `${one}s`): Section => ({
  scope,
  one,
  many,
  lines,
});

const SECTIONS: Record<Exclude<DeskSection, 'quota'>, Section> = {
  plans: section(null, 'plan to agree to', (ctx, _, wall) => openPlans(ctx, wall), 'plans to agree to'),
  approvals: section(null, 'approval', (ctx, _, wall) => openApprovals(ctx, wall)),
  held: section(null, 'text to release', heldTexts, 'texts to release'),
  client_answers: section(
    'submissions:read',
    'client answer to take up',
    clientAnswers,
    'client answers to take up',
  ),
  intros: {
    ...section(
      'marketplace:read',
      'intro to answer',
      (ctx, of) => introsToAnswer(ctx, of),
      'intros to answer',
    ),
    has: ({ account }) => account.marketplace,
  },
  replies: section('emails:read', 'mail to answer', unansweredMails, 'mails to answer'),
  interviews: section('interviews:read', 'interview', interviewsOfTheDay),
  reminders: section(
    'interviews:read',
    'calendar entry due',
    (ctx, of) => remindersDue(ctx, of),
    'calendar entries due',
  ),
  failed_mails: section('emails:read', 'mail that failed', failedMails, 'mails that failed'),
  unanswered_submissions: section(
    'submissions:read',
    'submission without an answer',
    unansweredSubmissions,
    'submissions without an answer',
  ),
  starts: section(
    'placements:read',
    'start within two weeks',
    (ctx, of) => startsAhead(ctx, of),
    'starts within two weeks',
  ),
  papers: section('placements:read', 'contract with papers due', papersDue, 'contracts with papers due'),
  guarantees: section(
    'placements:read',
    'guarantee ending',
    (ctx, of) => guaranteesAhead(ctx, of),
    'guarantees ending',
  ),
  stuck: section('applications:read', 'stuck candidate', stuckPeople),
  leftovers: section(
    'applications:read',
    'candidate left over on an ended job',
    (ctx, of) => leftOver(ctx, of, WITH_CLIENT),
    'candidates left over on ended jobs',
  ),
};

/** What of the agency's desk is counted beside a person's own: what is due these days, which indexes find at once. */
const COUNTED_BESIDE: ReadonlySet<DeskSection> = new Set([
  'held',
  'client_answers',
  'intros',
  'replies',
  'interviews',
  'reminders',
  'failed_mails',
  'unanswered_submissions',
  'starts',
  'guarantees',
  'stuck',
]);

async function heldTexts(ctx: Context, { mine }: BriefSubject): Promise<BriefLine[]> {
  const { items } = await listHeld(ctx, { limit: MOST });
  return items
    .filter(({ created_by }) => mine == null || created_by === null || created_by === mine)
    .map(({ record, kind, label }) => ({
      what: `${kind.replaceAll('_', ' ')} "${beginning(label, 60)}"`,
      record,
      next_action: 'release_held',
    }));
}

/**
 * What is on a desk now: everything that waits for its person, as far as the credential may read it.
 * `parts` limits it to what is asked for.
 * @param wall the clock on the wall, by which plans and approvals end
 */
export async function getDeskBrief(ctx: Context, input: GetDeskBrief, wall: Instant): Promise<DeskBrief> {
  const desk = input.desk ?? (ctx.user === null ? 'agency' : 'mine');
  const of: BriefSubject = { mine: desk === 'mine' ? (ctx.user?.id ?? null) : null };
  const asked = input.parts ?? DESK_SECTIONS;
  const needs = new Set<string>();
  const parts = Object.fromEntries(
    DESK_SECTIONS.map((name): [DeskSection, BriefLine[]] => [name, []]),
  ) as Record<DeskSection, BriefLine[]>;
  // Whoever names no desk is told of the other one.
  const tellsMore = input.desk === undefined && of.mine !== null && input.parts === undefined;
  const agency_counts: Partial<Record<DeskSection, number>> = {};
  for (const name of DESK_SECTIONS) {
    if (name === 'quota' || !asked.includes(name)) continue;
    const { scope, lines, has } = SECTIONS[name];
    if (has?.(ctx) === false) continue;
    if (scope !== null && !ctx.can(scope)) {
      needs.add(scope);
      continue;
    }
    parts[name] = (await lines(ctx, of, wall)).slice(0, MOST);
    if (!tellsMore || !COUNTED_BESIDE.has(name) || parts[name].length === MOST) continue;
    const all = Math.min(MOST, (await lines(ctx, { mine: null }, wall)).length);
    if (all > parts[name].length) agency_counts[name] = all;
  }
  const more = Object.keys(agency_counts).length > 0;
  if (asked.includes('quota')) {
    if (seesQuota(ctx)) parts.quota = await quotaPace(ctx, desk);
    else needs.add('quotas:read');
  }
  const present = DESK_SECTIONS.filter((name) => parts[name].length > 0);
  const own = answerOf(parts, input.parts === undefined, needs.size > 0);
  const head = {
    answer: more ? `${own} ${ofAgency(agency_counts)}` : own,
    as_of: ctx.now,
    desk,
    counts: Object.fromEntries(present.map((name) => [name, parts[name].length])),
    ...(more ? { agency_counts } : {}),
    needs_scopes: [...needs],
  };
  const { shown, left } = withinBudget(parts, head, input.budget_tokens);
  return { ...head, ...shown, lines_left_out: left };
}

/** What the agency's desk holds where that is more, and how to see it. */
function ofAgency(counts: Partial<Record<DeskSection, number>>): string {
  const told = DESK_SECTIONS.flatMap((name) => {
    const n = counts[name];
    return n === undefined || name === 'quota' ? [] : [countOf(name, n)];
  });
  return `That is your own desk; the agency's holds more (${told.join(', ')}): call with desk: agency.`;
}

function countOf(name: Exclude<DeskSection, 'quota'>, n: number): string {
  const { one, many } = SECTIONS[name];
  return n >= MOST ? `${MOST} or more ${many}` : count(n, one, many);
}

function answerOf(
  parts: Record<DeskSection, readonly BriefLine[]>,
  whole: boolean,
  isBlinkered: boolean,
): string {
  const told = DESK_SECTIONS.flatMap((name) => {
    const n = parts[name].length;
    return n === 0 || name === 'quota' ? [] : [countOf(name, n)];
  });
  const pace = parts.quota[0]?.what;
  const nothing = whole ? 'Nothing waits' : 'Nothing of this waits';
  const unread = isBlinkered ? ' in what this credential may read' : '';
  const waits = told.length === 0 ? `${nothing}${unread}.` : `${told.join(', ')}.`;
  return pace === undefined ? waits : `${waits} ${pace}.`;
}
