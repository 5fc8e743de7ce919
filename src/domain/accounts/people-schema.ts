import * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { TimeZone } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { Currency } from '#src/lib/money.ts';
import { LanguageField } from '#src/lib/reader-language.ts';
import { guarded } from '#src/lib/trust.ts';
import { asItReads, line, PreferredLanguage } from '../fields.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';
import { AccountId } from './account-schema.ts';

export const ROLES = ['admin', 'team_lead', 'consultant', 'researcher', 'finance', 'read_only'] as const;

const DATA_SCOPES = ['agency', 'team', 'self'] as const;
const USER_STATUSES = ['active', 'invited', 'paused'] as const;
const Name = asItReads(line(200));
const DataScopeField = guarded('role', z.enum(DATA_SCOPES));

/** The fields of a person: how each is shown and stored, and which of them create and update accept. */
export const USER = record('user', 'users', {
  id: column(id('user')),
  account_id: column(id('account')),
  name: column(z.string(), { create: Name, update: Name.optional(), folded: 'name_folded' }),
  email: column(z.string(), {
    // Whoever owns the address can sign in as this user, so it must not come from untrusted text.
    create: guarded(
      'role',
      z
        .email('must be an e-mail address such as sam@agency.example')
        .max(320)
        .describe('Unique in the agency.'),
    ),
    folded: 'email_folded',
  }),
  role: column(z.enum(ROLES), {
    create: guarded(
      'role',
      z.enum(ROLES).describe('Bounds what keys and connections of this person can do.'),
    ),
    update: guarded('role', z.enum(ROLES)).optional(),
    filter: true,
  }),
  team_id: column(z.nullable(id('team')), {
    create: z.nullable(id('team')).optional(),
    update: z.nullable(id('team')).optional().describe('null takes the person out of the team.'),
    filter: true,
  }),
  data_scope: column(z.enum(DATA_SCOPES).describe('Whose figures quotas and analytics show this person.'), {
    create: DataScopeField.optional().describe(
      'Default: agency for admin, finance and read_only, team for team_lead, self for the others.',
    ),
    update: DataScopeField.optional(),
  }),
  /** Since when the identity provider has held what acts for this person. */
  provider_hold_at: hidden(z.nullable(z.string())),
  status: column(z.enum(USER_STATUSES).describe('Credentials of a paused person are refused.'), {
    create: z.enum(['active', 'invited']).default('active'),
    update: z
      .enum(USER_STATUSES)
      .optional()
      .describe('paused refuses every credential of the person from the next request on.'),
    filter: z.enum(USER_STATUSES),
  }),
  default_currency: column(z.nullable(z.string()), {
    create: z.nullable(Currency).optional().describe("Used where a placement's currency is open."),
    update: z.nullable(Currency).optional(),
  }),
  timezone: column(z.nullable(z.string()), { set: z.nullable(TimeZone) }),
  preferred_language: column(PreferredLanguage, { set: PreferredLanguage }),
  /** The language of the browser at the last sign-in. */
  browser_language: hidden(z.nullable(LanguageField)),
  last_active_at: column(z.nullable(z.string())),
  created_at: column(z.string()),
  updated_at: hidden(z.string()),
});
export type UserRow = RecordRow<typeof USER>;

/** A person who works at the agency. */
export const User = z.object(USER.shape).meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** A person in a list: whole with accounts:read, else what colleagues are shown of each other. */
export const ListedUser = User.partial().required({
  id: true,
  name: true,
  role: true,
  team_id: true,
  status: true,
});
export type ListedUser = z.infer<typeof ListedUser>;

export const CreateUser = z.object({ account_id: AccountId.optional(), ...USER.create });
export const UpdateUser = z.object({
  account_id: AccountId.optional(),
  user_id: id('user'),
  ...USER.update,
});

export const UserFilters = {
  ...USER.filters,
  search: z.string().trim().min(1).max(200).optional().describe('Part of the name or e-mail, in any case.'),
};
export type UserFilters = ListFilters & { account_id?: string | undefined } & z.output<
    z.ZodObject<typeof UserFilters>
  >;

/** The fields of a team: how each is shown and stored, and which of them create and update accept. */
export const TEAM = record('team', 'teams', {
  id: column(id('team')),
  account_id: column(id('account')),
  name: column(z.string(), { create: Name, update: Name }),
  member_count: computed(z.int()),
  created_at: column(z.string()),
  updated_at: column(z.string()),
  /** The row of a deleted team is kept, because jobs and past figures refer to it. */
  deleted_at: hidden(z.nullable(z.string())),
});
export type TeamRow = RecordRow<typeof TEAM>;

declare module '#db/types.ts' {
  interface Database {
    users: UserRow;
    teams: TeamRow;
  }
}

/** A team of the agency: jobs belong to one, and people with data scope `team` see its figures. */
export const Team = z.object(TEAM.shape).meta({ id: 'Team' });
export type Team = z.infer<typeof Team>;

/** A team in a list: whole with accounts:read, else what people are shown of their colleagues' teams. */
export const ListedTeam = Team.partial().required({ id: true, name: true, member_count: true });
export type ListedTeam = z.infer<typeof ListedTeam>;

export const CreateTeam = z.object({ account_id: AccountId.optional(), ...TEAM.create });
export const UpdateTeam = z.object({
  account_id: AccountId.optional(),
  team_id: id('team'),
  ...TEAM.update,
});
