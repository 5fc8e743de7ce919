import { addMs, type Instant } from '#src/lib/clock.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { outsideNetworks } from '#src/lib/networks.ts';
import type { WriteContext } from '../context.ts';

type Mode = 'live' | 'test' | 'trial';

const TRIAL_MS = 7 * 24 * 3600_000;

/**
 * When a new key ends. A key never makes one that outlives it.
 * @throws AppError VALIDATION_ERROR on `expires_at`
 */
export function endOf(
  ctx: WriteContext,
  { type, expires_at: wanted }: { type: Mode; expires_at?: Instant | undefined },
): Instant | null {
  if (wanted !== undefined && wanted <= ctx.now)
    throw invalid('expires_at', `expires_at must lie in the future; it is ${ctx.now} now.`);
  const latest = type === 'trial' ? addMs(ctx.now, TRIAL_MS) : null;
  if (latest !== null && wanted !== undefined && wanted > latest)
    throw invalid('expires_at', `A trial key ends after 7 days: expires_at must be ${latest} at the latest.`);
  const own = ctx.credential.endsAt ?? null;
  if (own !== null && wanted !== undefined && wanted > own)
    throw invalid('expires_at', `This credential ends at ${own}, and a key that it makes ends no later.`);
  const ends = wanted ?? latest;
  return own !== null && (ends === null || own < ends) ? own : ends;
}

/**
 * The networks that a new key works from. A key makes none that works where it does not work itself.
 * @throws AppError VALIDATION_ERROR on `allowed_networks`
 */
export function networksOf(ctx: WriteContext, wanted: readonly string[] | undefined): string[] | null {
  const own = ctx.credential.networks ?? null;
  if (wanted === undefined) return own === null ? null : [...own];
  const outside = own === null ? undefined : outsideNetworks(wanted, own);
  if (outside !== undefined)
    throw invalid(
      'allowed_networks',
      `allowed_networks: ${outside} is not within those of this credential (${own?.join(', ')}).`,
    );
  return [...new Set(wanted)];
}

/** @throws AppError VALIDATION_ERROR on `type` where a trial key makes another kind of key, which may see more */
export function requireOwnMode(ctx: WriteContext, type: Mode): void {
  if (ctx.credential.mode !== 'trial' || type === 'trial') return;
  throw invalid(
    'type',
    'type: a trial key makes trial keys alone. Send type "trial", or make the key signed in as a person.',
  );
}

/** @throws AppError ADMIN_REQUIRED where a key is less limited than the credential that asks */
export function requireNoMoreThanOwn(
  ctx: WriteContext,
  key: {
    mode: Mode;
    networks: readonly string[] | null;
    ends: Instant | null;
    outward: 'plan' | 'run' | null;
  },
): void {
  const { mode, networks, endsAt, outward } = ctx.credential;
  const from =
    networks == null ? undefined : key.networks === null ? 'any' : outsideNetworks(key.networks, networks);
  const outlives = endsAt != null && (key.ends === null || key.ends > endsAt);
  const unplanned = outward === 'plan' && key.outward !== 'plan';
  const tried = mode === 'trial' && key.mode !== 'trial';
  if (from === undefined && !outlives && !unplanned && !tried) return;
  throw new AppError(
    'ADMIN_REQUIRED',
    'That key works longer, from more networks, without plans or as no trial, unlike this credential, which therefore must not have its secret. Ask an admin to rotate it.',
    { field: 'key_id' },
  );
}
