import * as z from 'zod';
import { TimeZone } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { Amount, Currency, gated } from '#src/lib/money.ts';
import { CountryCode } from '#src/lib/places.ts';
import { LanguageField } from '#src/lib/reader-language.ts';
import { guarded } from '#src/lib/trust.ts';
import { asItReads, line } from '../fields.ts';
import { column, hidden, type RecordRow, record } from '../record/index.ts';
import { FeeSchedule, FeeTier, GUARANTEE_REMEDIES } from './schema.ts';
import { AccountSettings } from './settings.ts';

/** Changes to the agency's standard terms; omitted members stay unchanged. */
const ScheduleFields = guarded(
  'money',
  z.strictObject({
    currency: Currency.optional(),
    fee_basis: z.enum(['package', 'base']).optional(),
    tiers: z.array(FeeTier).min(1).max(50).optional().describe('Bands, ascending from 0.'),
    minimum_fee: z.nullable(Amount).optional(),
    guarantee_days: z.nullable(z.int().min(0).max(3650)).optional(),
    guarantee_remedy: z.enum(GUARANTEE_REMEDIES).optional(),
    guarantee_notes: z.nullable(z.string().trim().min(1).max(5000)).optional(),
    payment_terms_days: z.nullable(z.int().min(0).max(365)).optional(),
  }),
);

/** The fields of an agency: how each is shown and stored, and which of them update accepts. */
export const ACCOUNT = record('account', 'accounts', {
  id: column(id('account')),
  name: column(z.string(), { update: asItReads(line(200)).optional() }),
  /** The agency's slug in public URLs; null until it is first needed. */
  slug: hidden(z.nullable(z.string())),
  country: column(z.string().describe('ISO 3166-1 alpha-2.'), {
    update: CountryCode.optional().describe('ISO 3166-1 alpha-2.'),
  }),
  timezone: column(z.string().describe('IANA name: the company time zone, in which days begin and end.'), {
    update: TimeZone.optional().describe('IANA name such as Australia/Sydney.'),
  }),
  currency: column(z.string().describe('ISO 4217: the billing currency.'), {
    update: Currency.optional().describe('Billing currency, ISO 4217.'),
  }),
  language: column(
    LanguageField.describe(
      'Of mails that the service itself writes to people who have said nothing else: en, de or fr.',
    ),
    { update: LanguageField.optional() },
  ),
  standard_fee_schedule: column(
    gated('clients:financials:read', FeeSchedule).describe('What a client without terms of its own pays.'),
    {
      required: true,
      update: ScheduleFields.optional().describe(
        'Terms of the agency standard; those left out stay. Clients on the standard follow at once.',
      ),
    },
  ),
  plan: column(z.enum(['active', 'none'])),
  status: column(z.enum(['active', 'suspended', 'restoring'])),
  marketplace: column(z.boolean().describe('Whether the marketplace module is turned on.'), {
    update: z
      .boolean()
      .optional()
      .describe('Turns the marketplace on or off; off, your listings are shown to nobody.'),
  }),
  sandbox: column(z.boolean().describe('A workspace for trying things out, with a test clock.')),
  /** How far a sandbox's test clock is ahead of the wall clock, in milliseconds. */
  clock_offset_ms: hidden(z.number()),
  // Advanced inside the unit that uses the number, so that there are no gaps.
  event_sequence: hidden(z.number()),
  change_sequence: hidden(z.number()),
  settings: column(AccountSettings),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type AccountRow = RecordRow<typeof ACCOUNT>;

export const POLICIES = ['off', 'outward', 'writes'] as const;

/** Which actions of a credential, a user or a role need approval. No row: none. */
export const POLICY = record('account', 'approval_policies', {
  account_id: hidden(id('account')),
  subject: column(z.string().describe('The id of a person, key or connection, or the name of a role.')),
  policy: column(z.enum(POLICIES)),
  set_by: hidden(z.nullable(id('user'))),
  updated_at: column(z.string()),
});
type PolicyRow = RecordRow<typeof POLICY>;

declare module '#db/types.ts' {
  interface Database {
    accounts: AccountRow;
    approval_policies: PolicyRow;
  }
}

/** An agency's account. */
export const AccountRecord = z.object(ACCOUNT.shape).meta({ id: 'Account' });
export type AccountRecord = z.infer<typeof AccountRecord>;

/** An optional account id; a credential only ever sees its own account. */
export const AccountId = id('account').describe(
  "The agency of the credential; get_me tells it. Left out, it is the credential's own.",
);

export const UpdateAccount = z.object({ account_id: AccountId.optional(), ...ACCOUNT.update });

const Roles = guarded(
  'role',
  z
    .array(z.enum(['team_lead', 'consultant', 'researcher', 'finance', 'read_only']))
    .max(5)
    .overwrite((roles) => [...new Set(roles)]),
);

export const SetOwnFigures = z.object({
  shown: z.boolean().describe('Whether consultants see their own billings and targets.'),
});

export const SetSearchByMeaning = z.object({ on: z.boolean() });

export const SetCvsReadByModel = z.object({ on: z.boolean() });

export const SetHeldRelease = z.object({
  by: guarded('role', z.enum(['people', 'credentials'])).describe(
    'people: signed-in people alone. credentials: keys and assistants too.',
  ),
  model_reads: z
    .boolean()
    .optional()
    .describe("Whether this service's model provider reads first what rules, keys and assistants send out."),
});

/**
 * Whether such an input, as sent, may let more leave unseen than before: anything but that people alone release. A person
 * decides about that, as a program that held could else let itself go.
 */
export const loosensHeldRelease = (input: Readonly<Record<string, unknown>>): boolean =>
  input.by !== 'people' || input.model_reads !== undefined;

export const SetSecondFactor = z.object({
  required: z.boolean(),
  approvals_above: z.nullable(z.object({ amount: Amount, currency: Currency })),
  outward_approvals: z.boolean(),
});

export const SetFeeTermsRoles = z.object({
  roles: Roles.describe('Roles besides admin; an empty list leaves it to admins.'),
});

export const SetCandidateAllowance = z.object({
  limit: z.int().min(0).max(1_000_000).describe('Candidates a person may be shown in a day.'),
  mode: z
    .enum(['stop', 'warn'])
    .optional()
    .describe('stop refuses what goes over (the default of an agency), warn only tells.'),
});

export const SetConnectionPolicy = z.object({
  roles: Roles.describe('Roles whose new connections wait for an admin; an empty list asks for no approval.'),
});
