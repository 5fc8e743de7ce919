import * as z from 'zod';
import { DayField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { CountryCode } from '#src/lib/places.ts';
import { untrusted } from '#src/lib/trust.ts';
import { maybe, text } from '../fields.ts';
import { ENGAGEMENTS } from '../placements/schema.ts';

const PAPER_STATUSES = ['valid', 'expiring', 'expired', 'to_check', 'rejected'] as const;
const STANDINGS = ['current', 'missing', 'expired', 'ends_before_contract', 'to_check', 'waived'] as const;
const GROUPS = ['person', 'engagement'] as const;

/** Said wherever it is shown what a contract needs. */
export const NOT_LEGAL_ADVICE =
  'What is asked for is a default that the agency can change (set_required_papers). It is not legal advice.';

const Detail = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]);

/** A contractor document. */
export const Paper = z
  .object({
    id: id('paper'),
    candidate_id: id('candidate'),
    placement_id: z
      .nullable(id('placement'))
      .describe('Only of a document made for one engagement; others count for every contract.'),
    kind: z.string(),
    label: z.string(),
    country: z.string().describe('ISO 3166-1 alpha-2.'),
    status: z
      .enum(PAPER_STATUSES)
      .describe('expiring: 30 days or less are left. to_check: uploaded, and nobody has accepted it yet.'),
    details: z.record(z.string(), Detail),
    issued_on: z.nullable(z.string()),
    expires_on: z.nullable(z.string()),
    stops_counting_on: z
      .nullable(z.string())
      .describe(
        'The last day it counts: expires_on, else issued_on and the term of its kind; null for never.',
      ),
    document_id: z.nullable(id('document')),
    source: z.enum(['consultant', 'contractor']),
    note: untrusted('contractor', z.nullable(z.string())).describe('What the contractor wrote with it.'),
    rejection_reason: z.nullable(z.string()),
    checked_by: z.nullable(id('user')),
    checked_at: z.nullable(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Paper' });
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

/** What a contract needs, and where each document stands. */
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

/** That one contract does not need a document, as the list of changes shows it. */
export const PaperWaiver = z.object({
  id: id('paper_waiver'),
  placement_id: id('placement'),
  kind: z.string(),
  reason: z.nullable(z.string()),
  waived_by: z.nullable(id('user')),
  waived_at: z.string(),
});
export type PaperWaiver = z.infer<typeof PaperWaiver>;

/** A kind of document as it is written: its word in any case, with spaces or hyphens. */
const KindWord = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .overwrite((word) => word.toLowerCase().replace(/[\s-]+/g, '_'))
  .describe('The word of a kind of document, such as police_check; list_paper_kinds names them.');

const fields = {
  details: maybe(z.record(z.string().min(1).max(100), Detail)).describe(
    'What stands on it, such as {"number": "WWC0123456"}.',
  ),
  issued_on: maybe(DayField),
  expires_on: maybe(DayField).describe(
    'Its own last day; some kinds stop counting by themselves without one.',
  ),
};

export const SavePaper = z.object({
  candidate_id: id('candidate'),
  kind: KindWord,
  country: maybe(CountryCode).describe('ISO code; may be left out with placement_id, which tells it.'),
  placement_id: maybe(id('placement')).describe('Needed for a document that is made for one engagement.'),
  ...fields,
  document_id: maybe(id('document')).describe(
    "The file (upload_document, or an upload's document_id: saving it accepts that upload).",
  ),
});
export type SavePaper = z.output<typeof SavePaper>;

export const CheckPaper = z.object({
  paper_id: id('paper'),
  decision: z.enum(['valid', 'rejected']),
  reason: text(2000).optional().describe('Why it was rejected; the contractor is shown it.'),
  ...fields,
});
export type CheckPaper = z.output<typeof CheckPaper>;

export const WaivePaper = z.object({
  placement_id: id('placement'),
  kind: KindWord,
  reason: text(2000).optional().describe('Why this contract does not need it; kept with the waiver.'),
});

export const RestorePaperRequirement = z.object({ placement_id: id('placement'), kind: KindWord });

/** A contractor's own page. */
export const ContractorLink = z
  .object({
    id: id('contractor_link'),
    candidate_id: id('candidate'),
    url: z.nullable(z.string()).describe('Shown once, here: only a hash of it is kept.'),
    expires_at: z.string(),
  })
  .meta({ id: 'ContractorLink' });
export type ContractorLink = z.infer<typeof ContractorLink>;

/** A link as the list of changes shows it, without its address. */
export const ContractorLinkRecord = z.object({
  id: id('contractor_link'),
  candidate_id: id('candidate'),
  expires_at: z.string(),
  revoked_at: z.nullable(z.string()),
  created_at: z.string(),
});
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

/** The documents that a country knows, and what a contract there needs. */
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
