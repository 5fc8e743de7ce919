import * as z from 'zod';
import { TimeZone } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { Currency } from '#src/lib/money.ts';
import { guarded } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { AccountId } from './account-schema.ts';

export const ROLES = ['admin', 'team_lead', 'consultant', 'researcher', 'finance', 'read_only'] as const;

/** A person who works at the agency. */
export const User = z
  .object({
    id: id('user'),
    account_id: id('account'),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    team_id: z.nullable(id('team')),
    data_scope: z
      .enum(['agency', 'team', 'self'])
      .describe('Whose figures quotas and analytics show this person.'),
    status: z.enum(['active', 'invited', 'paused']).describe('Credentials of a paused person are refused.'),
    default_currency: z.nullable(z.string()),
    timezone: z.nullable(z.string()),
    last_active_at: z.nullable(z.string()),
    created_at: z.string(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

const name = text(200);

export const CreateUser = z.object({
  account_id: AccountId.optional(),
  name,
  // Whose address it is signs in as this person.
  email: guarded(
    'role',
    z
      .email('must be an e-mail address such as sam@agency.example')
      .max(320)
      .describe('Unique in the agency.'),
  ),
  role: guarded('role', z.enum(ROLES).describe('Bounds what keys and connections of this person can do.')),
  team_id: z.nullable(id('team')).optional(),
  data_scope: guarded('role', z.enum(['agency', 'team', 'self']))
    .optional()
    .describe('Default: agency for admin, finance and read_only, team for team_lead, self for the others.'),
  status: z.enum(['active', 'invited']).default('active'),
  default_currency: z.nullable(Currency).optional().describe("Used where a placement's currency is open."),
  timezone: z.nullable(TimeZone).optional(),
});

export const UpdateUser = z.object({
  account_id: AccountId.optional(),
  user_id: id('user'),
  name: name.optional(),
  role: guarded('role', z.enum(ROLES)).optional(),
  team_id: z.nullable(id('team')).optional().describe('null takes the person out of the team.'),
  data_scope: guarded('role', z.enum(['agency', 'team', 'self'])).optional(),
  status: z
    .enum(['active', 'invited', 'paused'])
    .optional()
    .describe('paused refuses every credential of the person from the next request on.'),
  default_currency: z.nullable(Currency).optional(),
  timezone: z.nullable(TimeZone).optional(),
});

/** A team of the agency: jobs belong to one, and people with data scope `team` see its figures. */
export const Team = z
  .object({
    id: id('team'),
    account_id: id('account'),
    name: z.string(),
    member_count: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Team' });
export type Team = z.infer<typeof Team>;

export const CreateTeam = z.object({ account_id: AccountId.optional(), name });
export const UpdateTeam = z.object({ account_id: AccountId.optional(), team_id: id('team'), name });
