import Big from 'big.js';

/** A target as the rule of allocation sees it. */
export interface Allocation {
  level: 'agency' | 'team' | 'consultant';
  subject_id: string;
  /** The team whose target a consultant's counts towards. */
  team_id: string | null;
  amount: number;
}

/** A target that holds more than what stands above it leaves, or less than what is allocated beneath it. */
export interface Overrun {
  target: Allocation;
  against: 'above' | 'beneath';
  /** The most that it may hold; null where nothing stands above it. */
  max: number | null;
  /** The least that it may hold: what is allocated beneath it. */
  min: number;
}

const sum = (targets: readonly Allocation[]): Big =>
  targets.reduce((total, { amount }) => total.plus(amount), new Big(0));

/** The targets right beneath one: those of the teams beneath the agency's, those of its consultants beneath a team's. */
function beneath(
  targets: readonly Allocation[],
  { level, subject_id }: Pick<Allocation, 'level' | 'subject_id'>,
): Allocation[] {
  if (level === 'agency') return targets.filter((target) => target.level === 'team');
  if (level === 'consultant') return [];
  return targets.filter((target) => target.level === 'consultant' && target.team_id === subject_id);
}

/** What the targets right beneath one sum to. */
export const allocatedBeneath = (
  targets: readonly Allocation[],
  of: Pick<Allocation, 'level' | 'subject_id'>,
): number => sum(beneath(targets, of)).toNumber();

/** The target that caps one: the agency's a team's, the team's a consultant's; undefined where there is none. */
function capOf(targets: readonly Allocation[], target: Allocation): Allocation | undefined {
  if (target.level === 'team') return targets.find(({ level }) => level === 'agency');
  if (target.level === 'agency' || target.team_id === null) return undefined;
  return targets.find(({ level, subject_id }) => level === 'team' && subject_id === target.team_id);
}

/** The most that a target may hold beside its siblings; null where no target stands above it. */
function mostOf(targets: readonly Allocation[], target: Allocation): Big | null {
  const cap = capOf(targets, target);
  if (cap === undefined) return null;
  const siblings = beneath(targets, cap).filter(({ subject_id }) => subject_id !== target.subject_id);
  const left = new Big(cap.amount).minus(sum(siblings));
  return left.lt(0) ? new Big(0) : left;
}

/**
 * How a target breaks the rule of allocation among those of its period; null when it does not. The targets of teams sum
 * to no more than the agency's, those of a team's consultants to no more than the team's; where a level has no target,
 * nothing beneath it is capped.
 */
export function overrunOf(targets: readonly Allocation[], target: Allocation): Overrun | null {
  const most = mostOf(targets, target);
  const max = most === null ? null : most.toNumber();
  const min = allocatedBeneath(targets, target);
  if (max !== null && target.amount > max) return { target, against: 'above', max, min };
  return min > target.amount ? { target, against: 'beneath', max, min } : null;
}
