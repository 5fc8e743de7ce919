import * as z from 'zod';

/** What an agency's admins may switch. Members left out keep their defaults. */
export const AccountSettings = z.object({
  /** Roles besides admin that may change a client's fee terms. */
  fee_terms_roles: z
    .array(z.enum(['team_lead', 'consultant', 'researcher', 'finance', 'read_only']))
    .default([]),
  /** Candidates whose details one person may be shown in a day, and whether the limit stops or only warns. */
  candidate_allowance: z
    .object({ limit: z.int().min(0).max(1_000_000), mode: z.enum(['stop', 'warn']) })
    .default({ limit: 200, mode: 'stop' }),
  /** Roles whose new connections wait for an admin. */
  connection_approval_roles: z
    .array(z.enum(['team_lead', 'consultant', 'researcher', 'finance', 'read_only']))
    .default([]),
  /** What contracts need, by region, where that is not what the service proposes. */
  required_papers: z
    .record(
      z.string(),
      z.array(
        z.object({
          one_of: z.array(z.string()),
          engagement: z.nullable(z.string()),
          abroad: z.boolean(),
        }),
      ),
    )
    .default({}),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

export const DEFAULT_SETTINGS: AccountSettings = AccountSettings.parse({});
