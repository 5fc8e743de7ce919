import * as z from 'zod';
import { DayField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { CountryCode } from '#src/lib/places.ts';
import { untrusted } from '#src/lib/trust.ts';
import { maybe, text } from '../fields.ts';
import { ENGAGEMENTS } from '../placements/schema.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';

const PAPER_STATUSES = ['valid', 'expiring', 'expired', 'to_check', 'rejected'] as const;
const STANDINGS = ['current', 'missing', 'expired', 'ends_before_contract', 'to_check', 'waived'] as const;
const GROUPS = ['person', 'engagement'] as const;

/** Shown with all requirements of contracts. */
export const NOT_LEGAL_ADVICE =
  'What is asked for is a default that the agency can change (set_required_papers). It is not legal advice.';

const Detail = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]);

/** A kind of document as typed: any case, with spaces or hyphens. */
const KindWord = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .overwrite((word) => word.toLowerCase().replace(/[\s-]+/g, '_'))
  .describe('The word of a kind of document, such as police_check; list_paper_kinds names them.');

/** The fields of a contractor document. A replaced one is kept but not shown. */
export const PAPER = record('paper', 'papers', {
  id: column(id('paper')),
  account_id: hidden(id('account')),
  candidate_id: column(id('candidate')),
  placement_id: column(
    z
      .nullable(id('placement'))
      .describe('Only of a document made for one engagement; others count for every contract.'),
  ),
  kind: column(z.string()),
  label: computed(z.string()),
  country: column(z.string().describe('ISO 3166-1 alpha-2.')),
  status: computed(
    z
      .enum(PAPER_STATUSES)
      .describe('expiring: 30 days or less are left. to_check: uploaded, and nobody has accepted it yet.'),
  ),
  /** Whether a person has accepted it; whether it still counts follows from its dates. */
  state: hidden(z.enum(['valid', 'to_check', 'rejected'])),
  details: column(z.record(z.string(), Detail), {
    set: z
      .nullable(z.record(z.string().min(1).max(100), Detail))
      .describe('What stands on it, such as {"number": "WWC0123456"}.'),
  }),
  issued_on: column(z.nullable(z.string()), { set: z.nullable(DayField) }),
  expires_on: column(z.nullable(z.string()), {
    set: z
      .nullable(DayField)
      .describe('Its own last day; some kinds stop counting by themselves without one.'),
  }),
  stops_counting_on: computed(
    z
      .nullable(z.string())
      .describe(
        'The last day it counts: expires_on, else issued_on and the term of its kind; null for never.',
      ),
  ),
  document_id: column(z.nullable(id('document'))),
  source: column(z.enum(['consultant', 'contractor'])),
  note: column(
    untrusted('contractor', z.nullable(z.string())).describe('What the contractor wrote with it.'),
  ),
  rejection_reason: column(z.nullable(z.string())),
  checked_by: column(z.nullable(id('user'))),
  checked_at: column(z.nullable(z.string())),
  replaced_at: hidden(z.nullable(z.string())),
  replaced_by: hidden(z.nullable(id('paper'))),
  created_by: hidden(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type PaperRow = RecordRow<typeof PAPER>;

/** A contractor document. */
export const Paper = z.object(PAPER.shape).meta({ id: 'Paper' });
export type Paper = z.infer<typeof Paper>;

const Waiver = z.object({
  by: z.nullable(id('user')),
  at: z.string(),
  reason: z.nullable(z.string()),
});

const PlacementPaper = z.object({
  kind: z.string(),
  label: z.string(),
  group: z.enum(GROUPS).describe('person: counts for every contract. engagement: made for this one.'),
  one_of: z.array(z.string()).describe('Any one of these kinds will do.'),
  required: z.boolean(),
  status: z.enum(STANDINGS),
  expiring: z.boolean().describe('It is current and stops counting within 30 days.'),
  paper_id: z.nullable(id('paper')),
  to_check_paper_id: z.nullable(id('paper')).describe('An upload that waits to be accepted or rejected.'),
  expires_on: z.nullable(z.string()),
  stops_counting_on: z.nullable(z.string()),
  waivable: z.boolean(),
  waiver: z.nullable(Waiver),
});
export type PlacementPaper = z.infer<typeof PlacementPaper>;

/** The documents that a contract needs, with their status. */
export const PlacementPapers = z
  .object({
    placement_id: id('placement'),
    candidate_id: id('candidate'),
    country: z.string().describe('Where the work is: of the job, else of the candidate, else of the agency.'),
    engagement: z
      .nullable(z.enum(ENGAGEMENTS))
      .describe('null: not known yet; set it with update_placement, as it decides what is needed.'),
    starts_on: z.nullable(z.string()),
    ends_on: z.nullable(z.string()),
    ready: z.boolean().describe('Everything required is current to the end of the contract, or waived.'),
    counts: z.object({
      required: z.int(),
      current: z.int(),
      missing: z.int(),
      expired: z.int(),
      ends_before_contract: z.int(),
      to_check: z.int(),
      waived: z.int(),
    }),
    items: z.array(PlacementPaper).describe('What is required first, then what else the person holds.'),
    notice: z.string(),
  })
  .meta({ id: 'PlacementPapers' });
export type PlacementPapers = z.infer<typeof PlacementPapers>;

export const PaperWaiverResult = z
  .object({
    placement_id: id('placement'),
    kind: z.string(),
    waived: z.boolean(),
    waived_by: z.nullable(id('user')),
    waived_at: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    papers: PlacementPapers,
  })
  .meta({ id: 'PaperWaiverResult' });
export type PaperWaiverResult = z.infer<typeof PaperWaiverResult>;

/** The fields of a waiver: that one contract does not need a document. */
export const WAIVER = record('paper_waiver', 'paper_waivers', {
  id: column(id('paper_waiver')),
  account_id: hidden(id('account')),
  placement_id: column(id('placement')),
  kind: column(z.string()),
  reason: column(z.nullable(z.string())),
  waived_by: column(z.nullable(id('user'))),
  waived_at: column(z.string()),
});
export type WaiverRow = RecordRow<typeof WAIVER>;

/** A waiver as the change feed shows it. */
export const PaperWaiver = z.object(WAIVER.shape);
export type PaperWaiver = z.infer<typeof PaperWaiver>;

export const SavePaper = z.object({
  candidate_id: id('candidate'),
  kind: KindWord,
  country: maybe(CountryCode).describe('ISO code; may be left out with placement_id, which tells it.'),
  placement_id: maybe(id('placement')).describe('Needed for a document that is made for one engagement.'),
  ...PAPER.create,
  document_id: maybe(id('document')).describe(
    "The file (upload_document, or an upload's document_id: saving it accepts that upload).",
  ),
});
export type SavePaper = z.output<typeof SavePaper>;

export const CheckPaper = z.object({
  paper_id: id('paper'),
  decision: z.enum(['valid', 'rejected']),
  reason: text(2000).optional().describe('Why it was rejected; the contractor is shown it.'),
  ...PAPER.update,
});
export type CheckPaper = z.output<typeof CheckPaper>;

export const WaivePaper = z.object({
  placement_id: id('placement'),
  kind: KindWord,
  reason: text(2000).optional().describe('Why this contract does not need it; kept with the waiver.'),
});

export const RestorePaperRequirement = z.object({ placement_id: id('placement'), kind: KindWord });

/** A link to a contractor's page. */
export const ContractorLink = z
  .object({
    id: id('contractor_link'),
    candidate_id: id('candidate'),
    url: z.nullable(z.string()).describe('Shown once, here: only a hash of it is kept.'),
    expires_at: z.string(),
  })
  .meta({ id: 'ContractorLink' });
export type ContractorLink = z.infer<typeof ContractorLink>;

/** The fields of a link to a contractor's page. Only a keyed hash of its token is stored. */
export const LINK = record('contractor_link', 'contractor_links', {
  id: column(id('contractor_link')),
  account_id: hidden(id('account')),
  candidate_id: column(id('candidate')),
  hash: hidden(z.string()),
  expires_at: column(z.string()),
  /** When it was revoked, by a newer link or by a person. */
  revoked_at: column(z.nullable(z.string())),
  replaced_by: hidden(z.nullable(id('contractor_link'))),
  created_by: hidden(z.nullable(id('user'))),
  created_at: column(z.string()),
});
export type LinkRow = RecordRow<typeof LINK>;

declare module '#db/types.ts' {
  interface Database {
    papers: PaperRow;
    paper_waivers: WaiverRow;
    contractor_links: LinkRow;
  }
}

/** A link as the change feed shows it, without its URL. */
export const ContractorLinkRecord = z.object(LINK.shape);
export type ContractorLinkRecord = z.infer<typeof ContractorLinkRecord>;

const REGION_WORDS = 'ALL (everywhere), EU (every member state), or a country code such as AU';

const Requirement = z.strictObject({
  one_of: z.array(KindWord).min(1).max(10).describe('Any one of these will do.'),
  engagement: maybe(z.enum(ENGAGEMENTS)).describe('Only for contractors engaged this way.'),
  abroad: z
    .boolean()
    .optional()
    .describe('Only where the person lives in another country than the job is in.'),
});

export const SetRequiredPapers = z.object({
  region: z.string().trim().min(2).max(60).describe(`Where it holds: ${REGION_WORDS}.`),
  requirements: z
    .array(Requirement)
    .max(60)
    .optional()
    .describe('Replaces what the region requires; [] for nothing.'),
  use_default: z.boolean().optional().describe('true goes back to what the service proposes for the region.'),
});
export type SetRequiredPapers = z.output<typeof SetRequiredPapers>;

const RequirementShown = z.object({
  one_of: z.array(z.string()),
  region: z.string(),
  engagement: z.nullable(z.enum(ENGAGEMENTS)),
  abroad: z.boolean(),
});

export const ListPaperKinds = z.object({
  country: CountryCode.optional().describe("Default: the agency's own."),
});

/** The kinds of documents in a country, and what a contract there needs. */
export const PaperKinds = z
  .object({
    country: z.string(),
    kinds: z.array(
      z.object({
        kind: z.string(),
        label: z.string(),
        description: z.string(),
        group: z.enum(GROUPS),
        term_months: z.nullable(z.int()).describe('After so many months one without an end stops counting.'),
        waivable: z.boolean(),
      }),
    ),
    required: z.array(RequirementShown),
    notice: z.string(),
  })
  .meta({ id: 'PaperKinds' });
export type PaperKinds = z.infer<typeof PaperKinds>;
