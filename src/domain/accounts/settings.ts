import * as z from 'zod';

/** Settings that an agency's admins can change. Missing members have their defaults. */
export const AccountSettings = z.object({
  /** Roles besides admin that may change a client's fee terms. */
  fee_terms_roles: z
    .array(z.enum(['team_lead', 'consultant', 'researcher', 'finance', 'read_only']))
    .default([]),
  /** The daily limit of candidates shown to one user, and whether it stops or only warns. */
  candidate_allowance: z
    .object({ limit: z.int().min(0).max(1_000_000), mode: z.enum(['stop', 'warn']) })
    .default({ limit: 200, mode: 'stop' }),
  /** Roles whose new connections need an admin's approval. */
  connection_approval_roles: z
    .array(z.enum(['team_lead', 'consultant', 'researcher', 'finance', 'read_only']))
    .default([]),
  /** Whether people whose role has no quotas:read see their own billings and targets all the same. */
  own_figures: z.boolean().default(true),
  /** Whether the agency agrees that texts of its records and searches go to the model that turns them into vectors. */
  search_by_meaning: z.boolean().default(false),
  /** Who may let go what was held because of its wording: signed-in people alone, or any credential. */
  release_held: z.enum(['people', 'credentials']).default('people'),
  /** Whether the agency agrees that the configured model reads first what would leave and nobody has read. */
  model_reads: z.boolean().default(false),
  /** Whether the agency agrees that the texts of CVs go to the configured model, which reads them beside the rules. */
  cvs_read_by_model: z.boolean().default(false),
  /** Whose sign-ins need a passkey, and which approvals ask for it again. */
  second_factor: z
    .object({
      required: z.boolean().describe('Whether people who sign in with passwords need a passkey.'),
      /** Money in another currency always asks, as nothing is converted. */
      approvals_above: z
        .nullable(z.object({ amount: z.number(), currency: z.string() }))
        .describe('Approving what is worth more asks for the passkey again; null never does.'),
      outward_approvals: z.boolean().describe('Whether approving what leaves the agency asks for it again.'),
    })
    .default({ required: false, approvals_above: null, outward_approvals: false }),
  /** Documents that contracts need by region, where the agency differs from the service's defaults. */
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
