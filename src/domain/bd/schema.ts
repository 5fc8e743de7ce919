import * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { id } from '#src/lib/ids.ts';
import { Phone } from '#src/lib/phone.ts';
import { guarded, untrusted } from '#src/lib/trust.ts';

import { isWebsite } from '../clients/schema.ts';
import { asItReads, line, text } from '../fields.ts';
import { clearable, column, computed, hidden, type RecordRow, record } from '../record/index.ts';

const TARGET_STATUSES = ['new', 'working', 'contacted', 'meeting', 'won', 'lost', 'parked'] as const;
const LEAD_STATUSES = ['new', 'actioned', 'dismissed', 'converted'] as const;
const LEAD_KINDS = [
  'job_ad',
  'funding',
  'headcount',
  'leadership_change',
  'contact_moved',
  'alumni_placed',
  'dormant_client',
  'candidate_intel',
  'spec_liked',
] as const;

const When = z.iso.datetime({ offset: true });
const TargetStatus = z.enum(TARGET_STATUSES);
const Market = line(200);

/** Names of companies and titles stand in it as CVs and other outsiders wrote them. */
const said = <T extends z.ZodType>(schema: T): T => untrusted('actor', schema);

const TargetContact = z.strictObject({
  name: asItReads(line(200)),
  title: line(200).optional(),
  email: z.email().max(254).optional(),
});

/** Why a target scores as it does: one line for each kind of live lead. */
const ScoreReason = z.object({
  signal: z.enum(LEAD_KINDS),
  weight: z.int().describe('Points out of 100.'),
  evidence: said(z.string()),
});

/** Why a lead is as strong as it is, where the service found it. */
const StrengthReason = z.object({
  signal: z.string(),
  weight: z.int().describe('Points of its strength.'),
  evidence: said(z.string()),
});
export type StrengthReason = z.infer<typeof StrengthReason>;

const nextStep = {
  owner_id: column(z.nullable(id('user')), { ...clearable(id('user')), filter: true }),
  next_action: column(z.nullable(z.string()), clearable(line(500))),
  next_action_at: column(z.nullable(z.string()), clearable(When)),
};

/** The bare domain of a company's website, of which the website of a client can be made. */
const Domain = z
  .hostname()
  .max(253)
  .refine((domain) => isWebsite(`https://${domain}`), 'must be the domain of a website such as acme.example');

/** The fields of a target: a company that the agency wants to work for. */
export const TARGET = record('bd_target', 'bd_targets', {
  id: column(id('bd_target')),
  account_id: hidden(id('account')),
  company_name: column(said(z.string()), {
    create: line(300),
    update: line(300).optional(),
    folded: 'company_folded',
  }),
  domain: column(z.nullable(z.string()), clearable(Domain)),
  industry: column(z.nullable(z.string()), clearable(line(200))),
  location: column(z.nullable(z.string()), clearable(line(200))),
  size_band: column(z.nullable(z.string()), clearable(line(100).describe('Such as 51-200.'))),
  market: column(z.nullable(z.string()), {
    ...clearable(Market.describe('The market as the agency calls it.')),
    filter: Market,
  }),
  status: column(TargetStatus, { set: TargetStatus.optional(), filter: true }),
  score: computed(z.int().describe('0 to 100, of its live leads.')),
  score_reasons: computed(z.array(ScoreReason)),
  client_id: column(z.nullable(id('client')).describe('The client that it became.')),
  contacts: column(z.array(TargetContact), { set: z.array(TargetContact).max(50).optional() }),
  open_roles_count: computed(z.int().describe('Live leads of kind job_ad.')),
  last_signal_at: computed(z.nullable(z.string())),
  ...nextStep,
  notes: column(said(z.nullable(z.string())), clearable(text(20_000))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type TargetRow = RecordRow<typeof TARGET>;
export const BdTarget = z.object(TARGET.shape).meta({ id: 'BdTarget' });
export type BdTarget = z.infer<typeof BdTarget>;

/** The fields of a lead: a reason to speak to a target now. */
export const LEAD = record('bd_lead', 'bd_leads', {
  id: column(id('bd_lead')),
  account_id: hidden(id('account')),
  target_id: column(id('bd_target'), { filter: true }),
  kind: column(z.enum(LEAD_KINDS), { create: z.enum(LEAD_KINDS), filter: true }),
  title: column(said(z.string()), { create: line(300), update: line(300).optional() }),
  role_title: column(said(z.nullable(z.string())), clearable(line(200).describe('The role sought, if any.'))),
  summary: column(said(z.nullable(z.string())), clearable(text(5000))),
  source: column(z.nullable(z.string()), clearable(line(200))),
  source_url: column(z.nullable(z.string()), {
    create: guarded('url', z.url({ protocol: /^https?$/ }).max(2000)).optional(),
    update: guarded('url', z.nullable(z.url({ protocol: /^https?$/ }).max(2000))).optional(),
  }),
  market: column(z.nullable(z.string()).describe("The target's unless given."), {
    ...clearable(Market),
    filter: Market,
  }),
  strength: column(z.int().describe('0 to 100: what it adds to the score of its target.'), {
    set: z.int().min(0).max(100).optional(),
  }),
  score_reasons: column(
    z
      .array(StrengthReason)
      .describe('What its strength was made of, where the service found it in the records of the agency.'),
  ),
  /** What the service found it by; with the company it is found once. Null where somebody added it. */
  reason: hidden(z.nullable(z.string())),
  /** The company as names are compared; null where somebody added it. */
  company_key: hidden(z.nullable(z.string())),
  status: column(z.enum(LEAD_STATUSES), {
    update: z.enum(['new', 'actioned', 'dismissed']).optional(),
    filter: true,
  }),
  ...nextStep,
  detected_at: column(z.string()),
  expires_at: column(z.string().describe('30 days after it was found; from then on it scores nothing.')),
  job_id: column(z.nullable(id('job')).describe('The job that it became.')),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type LeadRow = RecordRow<typeof LEAD>;
export const BdLead = z.object(LEAD.shape).meta({ id: 'BdLead' });
export type BdLead = z.infer<typeof BdLead>;

/** A lead with the people whom a spec could show. */
export const BdLeadDetail = z.object({
  ...LEAD.shape,
  matched_candidates: z
    .array(z.object({ candidate_id: id('candidate'), band: z.enum(['strong', 'possible']) }))
    .describe('By the present title against role_title: strong is the same, possible holds all its words.'),
});
export type BdLeadDetail = z.infer<typeof BdLeadDetail>;

const Words = z.array(line(200)).max(100);
const words = { set: Words.optional() };

/** The fields of a patch: the territory of a consultant. An empty list limits nothing. */
export const PATCH = record('bd_patch', 'bd_patches', {
  id: hidden(id('bd_patch')),
  account_id: hidden(id('account')),
  user_id: column(id('user')),
  team_id: computed(z.nullable(id('team'))),
  markets: column(Words, words),
  role_families: column(Words.describe('Words of the roles of leads.'), words),
  locations: column(Words, words),
  industries: column(Words, words),
  excluded_domains: column(Words, words),
  target_counts: computed(z.record(TargetStatus, z.int())),
  lead_counts: computed(z.record(z.enum(LEAD_STATUSES), z.int())),
  coverage: computed(
    z.object({
      clients: z.int().describe('Targets of the patch that are clients.'),
      contacts_reached_90d: z
        .int()
        .describe('Contacts with whom activities of the last 90 days are recorded by this person.'),
    }),
  ),
  created_at: hidden(z.string()),
  updated_at: column(z.nullable(z.string()).describe('null before it was first set.')),
});
export type PatchRow = RecordRow<typeof PATCH>;
export const BdPatch = z.object(PATCH.shape).meta({ id: 'BdPatch' });
export type BdPatch = z.infer<typeof BdPatch>;

/** When the service looks for leads in an agency's own records again. */
export interface BdWatchRow {
  account_id: string;
  due_at: string;
}

declare module '#db/types.ts' {
  interface Database {
    bd_watches: BdWatchRow;
    bd_targets: TargetRow;
    bd_leads: LeadRow;
    bd_patches: PatchRow;
  }
}

export const CreateTarget = z.object(TARGET.create);
export const UpdateTarget = z.object({ target_id: id('bd_target'), ...TARGET.update });
export const TargetFilters = { ...TARGET.filters, min_score: z.int().min(0).max(100).optional() };
export type TargetFilters = ListFilters & z.output<z.ZodObject<typeof TargetFilters>>;

export const AddLead = z.object({ target_id: id('bd_target'), ...LEAD.create });
export const UpdateLead = z.object({ lead_id: id('bd_lead'), ...LEAD.update });
export const LeadFilters = { ...LEAD.filters, min_score: z.int().min(0).max(100).optional() };
export type LeadFilters = ListFilters & z.output<z.ZodObject<typeof LeadFilters>>;

export const ConvertLead = z.object({
  lead_id: id('bd_lead'),
  client_id: id('client').optional().describe('A client that there is already. Default: one is made.'),
  contact: z
    .strictObject({
      name: asItReads(line(200)),
      email: z.email().max(254).optional(),
      phone: Phone.optional(),
    })
    .optional()
    .describe('Whom to speak to; added to the client.'),
  job_title: line(300).optional().describe('Makes a job with this title. Default: role_title of the lead.'),
});

export const ConvertedLead = z.object({
  lead: BdLead,
  client_id: id('client'),
  client_contact_id: z.nullable(id('client_contact')),
  job_id: z.nullable(id('job')),
});
export type ConvertedLead = z.infer<typeof ConvertedLead>;

export const SetPatch = z.object(PATCH.update);
