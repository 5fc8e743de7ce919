import Big from 'big.js';
import { json } from '#db/rows.ts';
import { roundMoney } from '#src/lib/money.ts';
import { type VisibleUsers, visibleOnBoard } from '../access/index.ts';
import { allTeams, allUsers } from '../accounts/people.ts';
import type { Context, Role } from '../context.ts';
import { type Adjustment, adjustmentsOf, mayShow, showAdjustment } from './adjustments.ts';
import { type Period, requirePeriod, showPeriod } from './periods.ts';
import { getPlan } from './plan.ts';
import { liveShares, type Rules, type Share } from './recognised.ts';
import { allocatedBeneath } from './rules.ts';
import type { QuotaBlock, QuotaBoard, QuotaPlan } from './schema.ts';
import { frozenShares, totals } from './shares.ts';
import { type Target, targetsOf } from './targets.ts';

/** Everything that the figures of a period are made of, as far as who asks may see it. */
export interface Figures {
  currency: string;
  shares: readonly Share[];
  adjustments: readonly Adjustment[];
  targets: readonly Target[];
  /** The team of each person: now, or when the period was locked. */
  teamOf: ReadonlyMap<string, string | null>;
}

interface Person {
  id: string;
  name: string;
  role: Role;
  status: string;
}

/**
 * The board of a period: what was billed against the targets, for the agency, each team and each consultant, and the
 * ledger. Somebody who may not see the whole agency gets their own teams and people alone.
 * @param given whose figures are shown at most; by default the data scope of who asks
 * @throws AppError NOT_FOUND on `period_id`
 */
export async function getBoard(ctx: Context, ref: string, given?: VisibleUsers): Promise<QuotaBoard> {
  const plan = await getPlan(ctx);
  const period = await requirePeriod(ctx, ref, plan);
  const visible = given ?? (await visibleOnBoard(ctx));
  const people = await allUsers(ctx.db, ctx.account.id);
  const figures = await figuresOf(ctx, period, plan, visible, people);
  const board = {
    period: showPeriod(ctx, period),
    scope: visible.scope,
    frozen: period.row?.rules != null,
    currency: figures.currency,
    teams: await teamBlocks(ctx, figures, visible),
    consultants: consultantBlocks(ctx, figures, visible, people),
    adjustments: figures.adjustments.map((line) => showAdjustment(line, period)),
  };
  if (visible.scope !== 'agency') return board;
  const agency = blockOf(figures, { level: 'agency', subject_id: ctx.account.id }, () => true);
  return { ...board, agency, agency_target: agency.target };
}

/**
 * The board as its action shows it: to people without quotas:read, whom their agency lets see their own figures, those
 * alone, whatever their data scope.
 * @throws AppError NOT_FOUND on `period_id`
 */
export async function getShownBoard(ctx: Context, ref: string): Promise<QuotaBoard> {
  return getBoard(ctx, ref, await shownOf(ctx));
}

/** Whose figures the board of `getShownBoard` holds. */
export async function shownOf(ctx: Context): Promise<VisibleUsers> {
  if (ctx.can('quotas:read')) return visibleOnBoard(ctx);
  return { scope: 'self', userIds: ctx.user === null ? [] : [ctx.user.id], teamIds: [] };
}

type Row = Person & { team_id: string | null };

/** What the figures of a period are made of, as far as who asks may see it. */
export async function figuresOf(
  ctx: Context,
  period: Period,
  plan: QuotaPlan,
  visible: VisibleUsers,
  people: readonly Row[],
): Promise<Figures> {
  const { locked, rules } = rulesOf(period, plan);
  const { userIds } = visible;
  const shares =
    locked === null
      ? await liveShares(ctx, rules, { from: period.starts_on, to: period.ends_on, asOf: ctx.today, userIds })
      : await frozenShares(ctx, { periodId: period.id, userIds });
  const members = new Map(
    Object.entries(json.decode<Record<string, string | null>>(locked?.members ?? '{}')),
  );
  return {
    currency: rules.currency,
    shares,
    adjustments: (await adjustmentsOf(ctx, period.id)).filter((line) => mayShow(line, visible)),
    targets: await targetsOf(ctx, period.id),
    teamOf: locked === null ? new Map(people.map(({ id, team_id }) => [id, team_id])) : members,
  };
}

/** The rules of a period: the plan's, or those that it was locked under, with its row. */
export function rulesOf({ row }: Period, plan: QuotaPlan): { locked: Period['row']; rules: Rules } {
  return row?.rules != null && row.members !== null
    ? { locked: row, rules: json.decode<Rules>(row.rules) }
    : { locked: null, rules: plan };
}

async function teamBlocks(
  ctx: Context,
  figures: Figures,
  { teamIds }: VisibleUsers,
): Promise<QuotaBoard['teams']> {
  if (teamIds?.length === 0) return [];
  const teams = (await allTeams(ctx.db, ctx.account.id)).filter(({ id }) => teamIds?.includes(id) ?? true);
  const blocks = teams.map(({ id, name, deleted }) => ({
    team_id: id,
    name,
    deleted,
    block: blockOf(
      figures,
      { level: 'team', subject_id: id },
      (user) => figures.teamOf.get(user) === id,
      ({ level, team_id }) => level === 'team' && team_id === id,
    ),
  }));
  return blocks
    .filter(({ deleted, block }) => !deleted || holdsSomething(block))
    .map(({ team_id, name, block }) => ({ team_id, name, block }));
}

// Roles that bill. Others are listed where they have figures, or ask themselves.
const BILLING: ReadonlySet<Role> = new Set(['admin', 'team_lead', 'consultant']);

// Those with billings or a target come first, as the end of a long board may be cut.
function consultantBlocks(
  ctx: Context,
  figures: Figures,
  { userIds }: VisibleUsers,
  people: readonly Person[],
): QuotaBoard['consultants'] {
  return people
    .filter(({ id }) => userIds === null || userIds.includes(id))
    .map((person) => ({
      person,
      block: blockOf(figures, consultant(person.id), (user) => user === person.id),
    }))
    .filter(
      ({ person: { id, role, status }, block }) =>
        (status !== 'paused' && (BILLING.has(role) || id === ctx.user?.id)) || holdsSomething(block),
    )
    .sort((a, b) => Number(holdsSomething(b.block)) - Number(holdsSomething(a.block)))
    .map(({ person, block }) => ({
      user_id: person.id,
      name: person.name,
      team_id: figures.teamOf.get(person.id) ?? null,
      block,
    }));
}

const consultant = (id: string) => ({ level: 'consultant', subject_id: id }) as const;

const holdsSomething = ({ billings, placements, target }: QuotaBlock): boolean =>
  billings.length > 0 || placements.total > 0 || target !== null;

/** The figures of the agency, a team or a consultant. @param own whether a person's figures are among them */
function blockOf(
  { currency, shares, adjustments, targets }: Figures,
  of: Pick<Target, 'level' | 'subject_id'>,
  own: (userId: string) => boolean,
  more: (line: Adjustment) => boolean = () => of.level === 'agency',
): QuotaBlock {
  const billed = shares.filter(({ user_id }) => own(user_id));
  const posted = adjustments.filter(
    (line) => (line.level === 'consultant' && own(line.user_id ?? '')) || more(line),
  );
  const billings = billingsOf(totals(billed), totals(posted));
  const target = targets.find(({ subject_id }) => subject_id === of.subject_id)?.amount ?? null;
  const allocated = allocatedBeneath(targets, of);
  return {
    billings,
    placements: countOf(billed),
    target,
    allocated,
    headroom: target === null ? null : new Big(target).minus(allocated).toNumber(),
    attainment_percent: attainment(target, billings.find((line) => line.currency === currency)?.amount ?? 0),
  };
}

/** What was billed by currency: what placements brought, and what the ledger corrects. */
export function billingsOf(
  recognised: ReadonlyMap<string, Big>,
  posted: ReadonlyMap<string, Big>,
): QuotaBlock['billings'] {
  const currencies = [...new Set([...recognised.keys(), ...posted.keys()])].sort();
  const zero = new Big(0);
  return currencies.map((currency) => {
    const [earned, corrected] = [recognised.get(currency) ?? zero, posted.get(currency) ?? zero];
    return {
      currency,
      amount: roundMoney(earned.plus(corrected), currency),
      recognised: roundMoney(earned, currency),
      adjustments: roundMoney(corrected, currency),
    };
  });
}

function countOf(shares: readonly Share[]): QuotaBlock['placements'] {
  const of = (kind: Share['kind']): number =>
    new Set(
      shares
        .filter((share) => share.kind === kind && share.part === 'placement')
        .map(({ placement_id }) => placement_id),
    ).size;
  const [perm, contract] = [of('perm'), of('contract')];
  return { perm, contract, total: perm + contract };
}

/** What part of a target was billed, in percent with two decimals; null without a target above 0. */
export function attainment(target: number | null, billed: number): number | null {
  if (target === null || target === 0) return null;
  return new Big(billed).times(100).div(target).round(2, Big.roundHalfUp).toNumber();
}
