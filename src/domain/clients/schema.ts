import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { Amount, Currency, gated, Percent } from '#src/lib/money.ts';
import { Phone } from '#src/lib/phone.ts';
import { guarded } from '#src/lib/trust.ts';
import { FeeSchedule, FeeTier, GUARANTEE_REMEDIES } from '../accounts/schema.ts';
import { text } from '../fields.ts';
import { NewContact } from './contacts-schema.ts';

/** A company's website; one without a scheme is read as https. */
const Website = z
  .string()
  .trim()
  .max(500)
  .overwrite((value) => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
  .refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    return (
      url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === ''
    );
  }, 'must be the address of a website such as https://acme.example');

/** A client's terms as a client record shows them. */
export const ClientFeeSchedule = FeeSchedule.extend({
  is_standard: z.boolean().describe('True while the client is on the agency standard.'),
  version: z.int().describe('Increments on every approved change.'),
});

/** A client company. */
export const Client = z
  .object({
    id: id('client'),
    account_id: id('account'),
    name: z.string(),
    website: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    domain: z.nullable(z.string()).describe('Normalised bare domain of the website.'),
    logo_url: z.nullable(z.string()),
    industry: z.nullable(z.string()),
    description: z.nullable(z.string()),
    address: z.nullable(z.string()),
    notes: z.nullable(z.string()),
    locations: z.array(z.string()).describe('Each as City, Country.'),
    is_self: z.boolean().describe("True for the agency's own client record, which is read only."),
    owner_id: z.nullable(z.string()),
    fee_schedule: gated('clients:financials:read', ClientFeeSchedule),
    enrichment_status: z.enum(['none', 'pending', 'complete', 'failed']),
    dna_status: z.enum(['none', 'building', 'complete', 'failed']),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Client' });
export type Client = z.infer<typeof Client>;

const ClientFields = {
  phone: Phone.describe('Company main number.'),
  industry: text(200),
  description: text(10_000),
  address: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .regex(/^[^\r\n]*$/, 'must be one line'),
  notes: text(20_000),
};

export const CreateClient = z.object({
  name: text(300).optional().describe('Needed when there is no website.'),
  website: guarded('url', Website).optional(),
  phone: ClientFields.phone.optional(),
  industry: ClientFields.industry.optional(),
  description: ClientFields.description.optional(),
  locations: z.array(text(200)).max(200).optional().describe('Each as City, Country.'),
  address: ClientFields.address.optional(),
  notes: ClientFields.notes.optional(),
  contacts: z
    .array(z.strictObject(NewContact))
    .max(50)
    .optional()
    .describe('People to add with it; each is linked to the person the agency knows already, if any.'),
  operation_key: text(200)
    .optional()
    .describe('Resumes a create that was cut off: the same key and body give the same client.'),
  allow_duplicate: z
    .boolean()
    .default(false)
    .describe('Make it although a client has the same name or domain.'),
  terms: guarded(
    'money',
    z.strictObject({
      standard_fee_percent: Percent.optional().describe('Becomes a single band.'),
      payment_terms_days: z.int().min(0).max(365).optional(),
      guarantee_days: z.int().min(0).max(3650).optional(),
    }),
  )
    .optional()
    .describe('Becomes fee schedule version 1.'),
});

export const UpdateClient = z.object({
  client_id: id('client'),
  name: text(300).optional(),
  website: guarded('url', z.nullable(Website)).optional(),
  phone: z.nullable(ClientFields.phone).optional(),
  industry: z.nullable(ClientFields.industry).optional(),
  description: z.nullable(ClientFields.description).optional(),
  locations: z.array(text(200)).max(200).optional(),
  address: z.nullable(ClientFields.address).optional(),
  notes: z.nullable(ClientFields.notes).optional(),
  logo_url: z.nullable(z.url({ protocol: /^https?$/ }).max(2000)).optional(),
});

export const SetFeeTerms = z.object({
  client_id: id('client'),
  use_standard: z
    .literal(true)
    .optional()
    .describe('Put the client on the agency standard; give no other terms then.'),
  currency: Currency.optional(),
  fee_basis: z.enum(['package', 'base']).optional(),
  tiers: guarded('money', z.array(FeeTier).min(1).max(50))
    .optional()
    .describe('Bands by salary: each is charged on the whole salary.'),
  minimum_fee: guarded('money', z.nullable(Amount)).optional(),
  guarantee_days: z.nullable(z.int().min(0).max(3650)).optional(),
  guarantee_remedy: z.enum(GUARANTEE_REMEDIES).optional(),
  guarantee_notes: z.nullable(text(5000)).optional(),
  payment_terms_days: z.nullable(z.int().min(0).max(365)).optional(),
});

const TERMS = { sets: 'fee_schedule' } as const;

/** What the inputs set of the members that some may not see. */
export const FEE_TERMS_TOUCHES = {
  use_standard: TERMS,
  currency: TERMS,
  fee_basis: TERMS,
  tiers: TERMS,
  minimum_fee: TERMS,
  guarantee_days: TERMS,
  guarantee_remedy: TERMS,
  guarantee_notes: TERMS,
  payment_terms_days: TERMS,
} as const;
