import { isFresh } from '#src/access/sessions.ts';
import { requiresApproval } from '#src/domain/accounts/policies.ts';
import type { AccountSettings } from '#src/domain/accounts/settings.ts';
import { AppError } from '#src/lib/errors.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { PlanBinding } from './bound-effects.ts';
import type { BatchItem } from './items.ts';
import type { Decider } from './types.ts';

/** What waits for a decision, as far as it matters for whether a passkey is asked for. */
interface Asked {
  items: readonly Pick<BatchItem, 'definition' | 'input'>[];
  binding: PlanBinding;
  /** How many of its items cannot be tried out, so that nobody knows what they are worth. */
  untried: number;
}

/** Why approving asks for the passkey again. */
export const PROOFS = {
  proofOutward:
    'Your agency asks for your passkey again before anything leaves it, is removed for good, or changes keys, people and roles.',
  proofAbove:
    'Your agency asks for your passkey again for what is worth more than {amount}, or whose worth cannot be told in {currency}.',
} as const;

/** Why approving asks for the passkey again, as a sentence; null when it does not. */
export function whyProof({ second_factor: set }: AccountSettings, asked: Asked): string | null {
  const isOutward = asked.items.some(({ definition, input }) =>
    requiresApproval('outward', definition, input),
  );
  if (set.outward_approvals && isOutward) return PROOFS.proofOutward;
  const limit = set.approvals_above;
  if (limit === null || !isAbove(limit, asked)) return null;
  return PROOFS.proofAbove
    .replace('{amount}', formatMoney(limit.amount, limit.currency))
    .replace('{currency}', limit.currency);
}

/**
 * Refuses an approval by somebody who has not proved within five minutes that it is they.
 * @throws AppError AUTHENTICATION_REQUIRED, of the type passkey_needed
 */
export function requireProof(why: string | null, { verifiedAt }: Pick<Decider, 'verifiedAt'>): void {
  if (why === null || isFresh(verifiedAt ?? null)) return;
  throw new AppError('AUTHENTICATION_REQUIRED', `Nothing was done yet. ${why}`, { type: 'passkey_needed' });
}

type Image = Readonly<Record<string, unknown>>;

/** The members of records that are money. What an agency bills is on its placements; terms have no one amount. */
const MONEY: Readonly<Record<string, readonly string[]>> = {
  placement: ['fee', 'salary', 'contract', 'credits', 'currency'],
  client: ['fee_schedule'],
  account: ['standard_fee_schedule'],
};

/**
 * Whether the money of a plan is more than a limit: the worth of its placements together, each before or after it, whichever
 * is more. Nothing is converted; what is in another currency, or has no one amount, counts as more.
 */
function isAbove({ amount, currency }: { amount: number; currency: string }, asked: Asked): boolean {
  if (asked.untried > 0) return true;
  const { facts, versions } = asked.binding;
  const worth = new Map<string, number>();
  for (const { kind, type, id, fields } of facts) {
    if (kind !== 'record' && kind !== 'elsewhere') continue;
    const before = versions.find((one) => one.type === type && one.id === id)?.before as Image | undefined;
    // A client begins with the terms of the agency, which are no decision about money.
    const made = before === undefined && type === 'client' && fields.name !== undefined;
    const touched = (MONEY[type] ?? []).some((name) => name in fields) || 'deleted' in fields;
    if (made || MONEY[type] === undefined || !touched) continue;
    if (type !== 'placement') return true;
    const after: Image = { ...before, ...fields };
    const values = [before, after].map((image) => (image === undefined ? 0 : worthOf(image, currency)));
    const most = Math.max(...values.map((value) => value ?? Number.POSITIVE_INFINITY));
    worth.set(id ?? '', Math.max(worth.get(id ?? '') ?? 0, most));
  }
  return [...worth.values()].reduce((sum, one) => sum + one, 0) > amount;
}

/** A placement's fee, or a contract's expected gross profit; null where it is not known or is in another currency. */
function worthOf(image: Image, currency: string): number | null {
  if (image.currency !== currency) return null;
  return image.placement_type === 'contract'
    ? memberOf(image.contract, 'expected_gp')
    : memberOf(image.fee, 'amount');
}

function memberOf(value: unknown, name: string): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const member = (value as Image)[name];
  return typeof member === 'number' ? member : null;
}
