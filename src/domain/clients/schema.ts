import * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { sameCompanyKey } from '#src/lib/company.ts';
import { id } from '#src/lib/ids.ts';
import { Amount, Currency, gated, Percent } from '#src/lib/money.ts';
import { Phone } from '#src/lib/phone.ts';
import { guarded, untrusted } from '#src/lib/trust.ts';
import { isUrl } from '#src/lib/urls.ts';
import { FeeSchedule, FeeTier, GUARANTEE_REMEDIES } from '../accounts/schema.ts';
import { asItReads, text } from '../fields.ts';
import { clearable, column, computed, hidden, type RecordRow, record } from '../record/index.ts';
import { NewContact } from './contacts-schema.ts';

/** A company's website; one without a scheme is read as https. */
const Website = z
  .string()
  .trim()
  .max(500)
  .overwrite((value) => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
  .refine(isWebsite, 'must be the address of a website such as https://acme.example');

/** Whether an address with its scheme is one of a company's website: http or https, a host with a dot, no user. */
export function isWebsite(address: string): boolean {
  const url = isUrl(address) ? new URL(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
}

/** A client's terms as a client record shows them. */
export const ClientFeeSchedule = FeeSchedule.extend({
  is_standard: z.boolean().describe('True while the client is on the agency standard.'),
  version: z.int().describe('Increments on every approved change.'),
});

/** The kinds of records that speak of what a client is like to work for. */
const DNA_SOURCES = [
  'note',
  'interview_outcome',
  'submission_answer',
  'pass_reason',
  'placement',
  'website',
] as const;

/** A trait of the client's DNA, which at least five sources speak to. */
const DnaTrait = z.object({
  score: z.int().min(0).max(100),
  evidence: z.array(
    z.object({
      quote: untrusted('client', z.string()),
      source: z.object({ type: z.enum(DNA_SOURCES), id: z.nullable(z.string()) }),
    }),
  ),
});

const DnaTraits = z.object({
  pace: z.nullable(DnaTrait),
  structure: z.nullable(DnaTrait),
  risk_appetite: z.nullable(DnaTrait),
  communication: z.nullable(DnaTrait),
  talent_bar: z.nullable(DnaTrait),
});
export type ClientDnaTraits = z.infer<typeof DnaTraits>;

export const DnaContent = z.object({
  reflection: untrusted('client', z.string()),
  traits: DnaTraits,
  generated_at: z.string(),
});
export type DnaContent = z.infer<typeof DnaContent>;

/** A trait of which too little is known, and what would help. */
export const DnaMissing = z.object({
  trait: DnaTraits.keyof(),
  sources: z.int().describe('How many records speak to it.'),
  needed: z.int(),
  help: z.string(),
});
export type DnaMissing = z.infer<typeof DnaMissing>;

/** The fields of a client that are read off its website. */
export const ENRICHED = ['industry', 'description', 'locations', 'phone', 'logo_url'] as const;
export type EnrichedField = (typeof ENRICHED)[number];

/** What a website said and was filled in, by field, with the page it came from. */
const Enrichment = z.object({
  filled: z.record(z.string(), z.object({ value: z.unknown(), from: z.string() })),
  at: z.string(),
});
export type Enrichment = z.infer<typeof Enrichment>;

/** Whether people of the agency wrote a field of a client: it does not stand as its website said it. */
const isTyped =
  (field: EnrichedField) =>
  (record: object): boolean => {
    const read: unknown = Reflect.get(record, 'read_off_website');
    return Array.isArray(read) && !read.includes(field);
  };

const Address = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\r\n]*$/, 'must be one line');

const Owner = z.nullable(id('user'));

/** The fields of a client: how each is shown and stored, and which of them create and update accept. */
export const CLIENT = record('client', 'clients', {
  id: column(id('client')),
  account_id: column(id('account')),
  name: column(z.string(), {
    create: asItReads(text(300)).optional().describe('Needed when there is no website.'),
    update: asItReads(text(300)).optional(),
    folded: 'name_folded',
    keyed: { column: 'company_key', by: sameCompanyKey },
  }),
  website: column(z.nullable(z.string()), {
    create: guarded('url', Website).optional(),
    update: guarded('url', z.nullable(Website)).optional(),
  }),
  phone: column(z.nullable(z.string()), clearable(Phone.describe('Company main number.'))),
  domain: column(z.nullable(z.string()).describe('Normalised bare domain of the website.'), {
    filter: z.string().trim().min(1).max(300).describe('Exact domain, such as acme.example.'),
  }),
  logo_url: column(z.nullable(z.string()), {
    update: z.nullable(z.url({ protocol: /^https?$/ }).max(2000)).optional(),
  }),
  // Their own words, where they were read off their website.
  industry: column(untrusted('website', z.nullable(z.string()), isTyped('industry')), clearable(text(200))),
  description: column(
    untrusted('website', z.nullable(z.string()), isTyped('description')),
    clearable(text(10_000)),
  ),
  read_off_website: computed(z.array(z.enum(ENRICHED)).describe('Fields that stand as its website says.')),
  address: column(z.nullable(z.string()), clearable(Address)),
  notes: column(z.nullable(z.string()), clearable(text(20_000))),
  locations: column(z.array(z.string()).describe('Each as City, Country.'), {
    create: z.array(text(200)).max(200).optional().describe('Each as City, Country.'),
    update: z.array(text(200)).max(200).optional(),
  }),
  is_self: column(z.boolean().describe("True for the agency's own client record, which is read only.")),
  owner_id: column(z.nullable(id('user')), {
    create: Owner.optional().describe('Default: the acting user.'),
    update: Owner.optional(),
    filter: true,
  }),
  fee_schedule: computed(gated('clients:financials:read', ClientFeeSchedule)),
  /** The client's own terms; null while it is on the agency standard. */
  fee_terms: hidden(z.nullable(FeeSchedule)),
  fee_version: hidden(z.int()),
  enrichment_status: column(
    z
      .enum(['none', 'pending', 'complete', 'failed'])
      .describe('Whether industry, description, locations, phone and logo were read off the website.'),
  ),
  enrichment_error: column(z.nullable(z.string()).describe('Why the website could not be read.')),
  enrichment: hidden(z.nullable(Enrichment)),
  enrichment_tries: hidden(z.int()),
  /** When the website is to be read; null when it need not be. */
  enrichment_due_at: hidden(z.nullable(z.string())),
  dna_status: column(z.enum(['none', 'building', 'complete', 'failed'])),
  /** Null until its DNA was built. */
  dna: hidden(z.nullable(DnaContent)),
  dna_missing: hidden(z.array(DnaMissing)),
  dna_error: hidden(z.nullable(z.string())),
  /** How often an analysis was asked for, and of how many the last one knew: it is due while they differ. */
  dna_asked: hidden(z.int()),
  dna_done: hidden(z.int()),
  /** Unique in the agency. */
  operation_key: hidden(z.nullable(z.string()), {
    create: text(200)
      .optional()
      .describe('Resumes a create that was cut off: the same key and body give the same client.'),
  }),
  operation_hash: hidden(z.nullable(z.string())),
  created_at: column(z.string()),
  updated_at: column(z.string()),
  deleted_at: hidden(z.nullable(z.string())),
});
export type ClientRow = RecordRow<typeof CLIENT>;

declare module '#db/types.ts' {
  interface Database {
    clients: ClientRow;
  }
}

/** A client company. */
export const Client = z.object(CLIENT.shape).meta({ id: 'Client' });
export type Client = z.infer<typeof Client>;

const { operation_key, ...ofNew } = CLIENT.create;
export const CreateClient = z.object({
  ...ofNew,
  contacts: z
    .array(z.strictObject(NewContact))
    .max(50)
    .optional()
    .describe('People to add with it; each is linked to the person the agency knows already, if any.'),
  operation_key,
  allow_duplicate: z
    .boolean()
    .default(false)
    .describe('Make it although a client has the same name or domain.'),
  terms: guarded(
    'money',
    z.strictObject({
      standard_fee_percent: Percent.optional().describe('Becomes a single band.'),
      tiers: z.array(FeeTier).min(1).max(50).optional(),
      payment_terms_days: z.int().min(0).max(365).optional(),
      guarantee_days: z.int().min(0).max(3650).optional(),
    }),
  )
    .optional()
    .describe('Becomes fee schedule version 1.'),
});

export const UpdateClient = z.object({ client_id: id('client'), ...CLIENT.update });

export const ClientFilters = {
  ...CLIENT.filters,
  search: z.string().trim().min(1).max(200).optional().describe('Part of the name, in any case.'),
};
export type ClientFilters = ListFilters & z.output<z.ZodObject<typeof ClientFilters>>;

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

/** Gated members that inputs can set. */
export const FEE_TERMS_GATED_EFFECTS = {
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
