import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import type { Context } from '../context.ts';
import { allowanceOf } from './allowance.ts';
import { ROLES } from './people-schema.ts';
import { SCOPES } from './scopes.ts';

/** The caller with their account and permissions. */
export const Me = z
  .object({
    account: z.object({
      id: id('account'),
      name: z.string(),
      country: z.string(),
      timezone: z.string(),
      currency: z.string(),
      plan: z.enum(['active', 'none']),
      status: z.enum(['active', 'suspended', 'restoring']),
      marketplace: z.boolean(),
      sandbox: z.boolean(),
    }),
    user: z
      .nullable(
        z.object({
          id: id('user'),
          name: z.string(),
          email: z.string(),
          role: z.enum(ROLES),
          team_id: z.nullable(z.string()),
          data_scope: z.enum(['agency', 'team', 'self']),
          default_currency: z.nullable(z.string()),
        }),
      )
      .describe("The person the credential acts for; null for the agency's own key."),
    credential: z.object({
      id: z.string(),
      type: z.enum(['key', 'oauth', 'service', 'session', 'cli', 'system']),
      mode: z.nullable(z.enum(['live', 'test', 'trial'])),
    }),
    scopes: z.array(z.string()).describe('What this credential may do; admin is everything.'),
    is_admin: z.boolean(),
    region: z.nullable(z.string()),
    limits: z.object({
      requests_per_minute: z.nullable(z.int()),
      ai_requests_per_minute: z.nullable(z.int()),
      candidates_per_day: z.nullable(z.int()).describe('Null when nothing limits it.'),
      candidate_limit_mode: z.nullable(z.enum(['stop', 'warn'])),
    }),
    today: z.string().describe('The day in the company time zone.'),
    now: z.string(),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;

/** Describes the caller's credential and permissions. */
export function getMe(ctx: Context): Me {
  const { account, user, credential, deployment } = ctx;
  const admin = ctx.can('admin');
  const allowance = allowanceOf(ctx);
  const trial = credential.mode === 'trial';
  return {
    account: {
      id: account.id,
      name: account.name,
      country: account.country,
      timezone: account.timezone,
      currency: account.currency,
      plan: account.plan,
      status: account.status,
      marketplace: account.marketplace,
      sandbox: account.sandbox,
    },
    user:
      user === null
        ? null
        : {
            id: user.id,
            name: user.name,
            email: user.email,
            role: user.role,
            team_id: user.teamId,
            data_scope: user.dataScope,
            default_currency: user.defaultCurrency,
          },
    credential: { id: credential.id, type: credential.type, mode: credential.mode },
    scopes: admin ? ['admin'] : SCOPES.filter((scope) => ctx.can(scope)),
    is_admin: admin,
    region: deployment?.region ?? null,
    limits: {
      requests_per_minute:
        (trial ? deployment?.trialRequestsPerMinute : deployment?.requestsPerMinute) ?? null,
      ai_requests_per_minute: deployment?.aiRequestsPerMinute ?? null,
      candidates_per_day: allowance?.limit ?? null,
      candidate_limit_mode: allowance?.mode ?? null,
    },
    today: ctx.today,
    now: ctx.now,
  };
}
