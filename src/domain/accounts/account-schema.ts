import * as z from 'zod';
import { TimeZone } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { Amount, Currency, gated } from '#src/lib/money.ts';
import { CountryCode } from '#src/lib/places.ts';
import { guarded } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { FeeSchedule, FeeTier, GUARANTEE_REMEDIES } from './schema.ts';
import { AccountSettings } from './settings.ts';

/** An agency's workspace. */
export const AccountRecord = z
  .object({
    id: id('account'),
    name: z.string(),
    country: z.string().describe('ISO 3166-1 alpha-2.'),
    timezone: z.string().describe('IANA name: the company time zone, in which days begin and end.'),
    currency: z.string().describe('ISO 4217: the billing currency.'),
    standard_fee_schedule: gated('clients:financials:read', FeeSchedule).describe(
      'What a client without terms of its own pays.',
    ),
    plan: z.enum(['active', 'none']),
    status: z.enum(['active', 'suspended', 'restoring']),
    marketplace: z.boolean().describe('Whether the marketplace module is turned on.'),
    sandbox: z.boolean().describe('A workspace for trying things out, with a test clock.'),
    settings: AccountSettings,
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Account' });
export type AccountRecord = z.infer<typeof AccountRecord>;

/** The account an action is about; there is one that a credential can see. */
export const AccountId = id('account').describe(
  "The agency of the credential; get_me tells it. Left out, it is the credential's own.",
);

export const UpdateAccount = z.object({
  account_id: AccountId.optional(),
  name: text(200).optional(),
  country: CountryCode.optional().describe('ISO 3166-1 alpha-2.'),
  timezone: TimeZone.optional().describe('IANA name such as Australia/Sydney.'),
  currency: Currency.optional().describe('Billing currency, ISO 4217.'),
  marketplace: z
    .boolean()
    .optional()
    .describe('Turns the marketplace on or off; off, your listings are shown to nobody.'),
  standard_fee_schedule: guarded(
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
  )
    .optional()
    .describe('Terms of the agency standard; those left out stay. Clients on the standard follow at once.'),
});

const Roles = guarded(
  'role',
  z
    .array(z.enum(['team_lead', 'consultant', 'researcher', 'finance', 'read_only']))
    .max(5)
    .overwrite((roles) => [...new Set(roles)]),
);

export const SetFeeTermsRoles = z.object({
  roles: Roles.describe('Roles besides admin; an empty list leaves it to admins.'),
});

export const SetCandidateAllowance = z.object({
  limit: z.int().min(0).max(1_000_000).describe('Candidates a person may be shown in a day.'),
  mode: z
    .enum(['stop', 'warn'])
    .optional()
    .describe('stop refuses what goes over (the default of an agency), warn only tells. Left out, it stays.'),
});

export const SetConnectionPolicy = z.object({
  roles: Roles.describe('Roles whose new connections wait for an admin; an empty list asks for no approval.'),
});
