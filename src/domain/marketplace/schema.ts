import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { id } from '#src/lib/ids.ts';
import { Amount, Currency, gated, Percent } from '#src/lib/money.ts';
import { revealsCandidate } from '#src/lib/reveals.ts';
import { guarded, untrusted } from '#src/lib/trust.ts';
import { text } from '../fields.ts';

const LISTING_KINDS = ['job', 'candidate'] as const;
const LISTING_STATUSES = ['live', 'paused', 'filled', 'expired', 'withdrawn'] as const;
const LISTING_ACTIONS = ['pause', 'resume', 'withdraw', 'filled', 'renew'] as const;
const INTRO_KINDS = ['submission', 'request'] as const;
const INTRO_STATUSES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
const RESOLUTIONS = [
  'owner',
  'sender',
  'listing_withdrawn',
  'listing_filled',
  'listing_expired',
  'timeout',
] as const;
const DEAL_STATUSES = ['connected', 'in_progress', 'placed', 'dead'] as const;

const FINANCIALS = 'marketplace:financials:read';

const Headline = untrusted('partner', z.string());
const Chips = untrusted('partner', z.array(z.string()));
const Prose = untrusted('partner', z.string());

/** A job or a candidate that an agency shares, without what would tell who is meant. */
export const MarketplaceListing = z
  .object({
    id: id('marketplace_listing'),
    kind: z.enum(LISTING_KINDS),
    mine: z.boolean().describe('Whether it is your own agency’s.'),
    status: z.enum(LISTING_STATUSES),
    headline: Headline,
    chips: Chips,
    pitch: Prose,
    location: z.nullable(Prose),
    salary_min: z.nullable(z.number()),
    salary_max: z.nullable(z.number()),
    currency: z.string(),
    fee_percent: z.nullable(z.number()),
    owner_share_percent: z.int().describe('Of the fee, to the agency that shares it.'),
    partner_share_percent: z.int().describe('Of the fee, to the agency that answers it.'),
    candidate_aware: z.nullable(z.boolean()).describe('Whether the candidate knows; null for a job.'),
    terms_version: z.string(),
    agency: z.object({
      name: z.string(),
      country: z.string(),
      deals_placed: z.int().describe('Deals of the marketplace that led to a placement.'),
      median_response_hours: z
        .nullable(z.number())
        .describe('From an intro to its answer; null before the first.'),
    }),
    source_id: z.nullable(z.string()).describe('Your own listing only: the job or the candidate behind it.'),
    intro_counts: z
      .nullable(z.object({ pending: z.int(), accepted: z.int() }))
      .describe('Your own listing only.'),
    my_intro_id: z.nullable(id('marketplace_intro')).describe('Your last intro to it.'),
    published_at: z.string(),
    expires_at: z.string(),
    closed_at: z.nullable(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'MarketplaceListing' });
export type MarketplaceListing = z.infer<typeof MarketplaceListing>;

/** What an agency answers to a listing of another. Until it is accepted it carries the scrubbed profile only. */
export const MarketplaceIntro = z
  .object({
    id: id('marketplace_intro'),
    listing_id: z.nullable(id('marketplace_listing')),
    listing_headline: Headline,
    kind: z.enum(INTRO_KINDS),
    direction: z.enum(['received', 'sent']),
    status: z.enum(INTRO_STATUSES),
    from_agency: z.object({
      name: z.string(),
      consultant: z.nullable(z.string()).describe('Who sent it; null for a key that acts for nobody.'),
    }),
    to_agency: z.object({ name: z.string() }),
    profile: z
      .nullable(z.object({ headline: Headline, chips: Chips, pitch: Prose, location: z.nullable(Prose) }))
      .describe('The anonymous profile of a submission; null for a request.'),
    note: z.nullable(Prose),
    attested_relationship: z.boolean(),
    candidate_id: z
      .nullable(id('candidate'))
      .describe("The sender's own candidate; null for the other side."),
    decline_reason: z.nullable(Prose),
    resolution: z.nullable(z.enum(RESOLUTIONS)).describe('How it ended; null while it is pending.'),
    deal_id: z.nullable(id('marketplace_deal')),
    expires_at: z.string(),
    responded_at: z.nullable(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'MarketplaceIntro' });
export type MarketplaceIntro = z.infer<typeof MarketplaceIntro>;

const Consultant = z.nullable(z.object({ name: z.string(), email: z.nullable(z.string()) }));

/** Who is meant, as it stood when the intro was accepted. */
const Revealed = z.object({
  candidate: revealsCandidate(
    z.object({
      candidate_id: z.nullable(id('candidate')).describe('Your own record of the person, if there is one.'),
      name: z.string(),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      linkedin_url: z.nullable(z.string()),
      current_title: z.nullable(z.string()),
      current_company: z.nullable(z.string()),
      location: z.nullable(z.string()),
    }),
    'candidate_id',
  ),
  job: z.nullable(z.object({ title: z.string(), client_name: z.nullable(z.string()) })),
  owner_consultant: Consultant,
  partner_consultant: Consultant,
});

/** What is kept of the revealed identity: without the ids, which each side has its own of. */
export interface Identities {
  candidate: Omit<z.infer<typeof Revealed>['candidate'], 'candidate_id'>;
  job: z.infer<typeof Revealed>['job'];
  owner_consultant: z.infer<typeof Consultant>;
  partner_consultant: z.infer<typeof Consultant>;
}

/** An accepted intro: a snapshot of its terms, then the money record that both agencies read. */
export const MarketplaceDeal = z
  .object({
    id: id('marketplace_deal'),
    intro_id: z.nullable(id('marketplace_intro')),
    listing_id: z.nullable(id('marketplace_listing')),
    listing_kind: z.enum(LISTING_KINDS),
    listing_headline: Headline,
    status: z.enum(DEAL_STATUSES).describe('Read from the placing agency’s pipeline.'),
    role: z.enum(['owner', 'partner']).describe('owner: the listing is yours; partner: the intro was yours.'),
    places: z.boolean().describe('Whether your agency places the candidate and is paid by the client.'),
    counterpart_agency: z.string(),
    owner_share_percent: z.int(),
    your_share_percent: z.int(),
    fee_percent: z.nullable(z.number()),
    salary_min: z.nullable(z.number()),
    salary_max: z.nullable(z.number()),
    currency: z.nullable(z.string()).describe('Of the asking salary.'),
    terms_version: z.string(),
    revealed: z.nullable(Revealed).describe('Who is meant, as of the accept.'),
    revealed_at: z.nullable(z.string()),
    protection_ends_at: z
      .string()
      .describe('A placement of the introduced person before then belongs to the deal.'),
    candidate_id: z.nullable(id('candidate')).describe('Your own record of the person.'),
    application_id: z
      .nullable(id('application'))
      .describe('In the pipeline of the placing agency; null for the other.'),
    placement_id: z.nullable(id('placement')).describe('Of the placing agency; null for the other.'),
    placement_status: z.nullable(z.enum(['pending_start', 'started', 'fell_off', 'completed'])),
    placed_salary: gated(FINANCIALS, z.number()),
    placed_fee_amount: gated(FINANCIALS, z.number()).describe(
      'The fee; for a contract its expected gross profit.',
    ),
    partner_share_amount: gated(FINANCIALS, z.number()),
    your_share_amount: gated(FINANCIALS, z.number()),
    placed_currency: z.nullable(z.string()).describe('Of the placement.'),
    placed_start_date: z.nullable(z.string()),
    owner_marked_paid_at: z.nullable(z.string()).describe('When the placing agency noted that it paid.'),
    partner_marked_received_at: z.nullable(z.string()).describe('When the other noted that it was paid.'),
    closed_at: z.nullable(z.string()),
    closed_by: z.nullable(z.enum(['you', 'counterpart'])),
    closed_reason: z.nullable(Prose),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'MarketplaceDeal' });
export type MarketplaceDeal = z.infer<typeof MarketplaceDeal>;

const Anonymous = 'Names, contact details, employers and the like are taken out by the service.';

const Profile = {
  headline: text(200).describe(`One line. ${Anonymous}`),
  chips: z.array(text(60)).max(6, 'must hold at most 6').describe('Up to 6 short facts.'),
  pitch: text(4000).describe(`What makes it worth answering. ${Anonymous}`),
};

const AcceptTerms = z
  .boolean()
  .optional()
  .describe('That your company agrees to the marketplace terms: needed once, with its first share or intro.');

export const CreateListing = z.object({
  kind: z.enum(LISTING_KINDS),
  job_id: id('job').optional().describe('Needed for kind job: an open job of yours.'),
  candidate_id: id('candidate').optional().describe('Needed for kind candidate: a candidate of yours.'),
  headline: Profile.headline,
  chips: Profile.chips.default([]),
  pitch: Profile.pitch,
  location: text(200).optional().describe('A city or region, no address.'),
  salary_min: guarded('money', Amount).optional(),
  salary_max: guarded('money', Amount).optional(),
  currency: Currency.default('AUD'),
  fee_percent: guarded('money', Percent)
    .optional()
    .describe('The fee that is split, in percent of the salary.'),
  owner_share_percent: guarded('money', z.literal([50, 60, 70, 80], 'must be 50, 60, 70 or 80'))
    .default(50)
    .describe('Your own share of the fee.'),
  candidate_aware: z
    .boolean()
    .optional()
    .describe('Must be true for a candidate: that the person knows and agrees.'),
  accept_terms: AcceptTerms,
});

export const ListingFilters = z.object({
  ...ListInput,
  kind: z.enum(LISTING_KINDS).optional(),
  mine: z.boolean().default(false).describe('true: your own; false: live ones of other agencies.'),
  status: z.enum(LISTING_STATUSES).optional().describe('Only with mine true.'),
});

export const ListingId = z.object({ listing_id: id('marketplace_listing') });

export const UpdateListing = z.object({
  listing_id: id('marketplace_listing'),
  action: z
    .enum(LISTING_ACTIONS)
    .describe(
      'pause hides it, resume shows it again, withdraw and filled end it, renew adds 30 days and says again that it is real.',
    ),
});
export type ListingAction = z.output<typeof UpdateListing>['action'];

export const CreateIntro = z.object({
  listing_id: id('marketplace_listing').describe('A live listing of another agency.'),
  kind: z
    .enum(INTRO_KINDS)
    .describe('submission: your candidate for their job; request: you ask for their candidate.'),
  candidate_id: id('candidate').optional().describe('Needed for a submission: a candidate of yours.'),
  headline: Profile.headline.optional().describe('Needed for a submission.'),
  chips: Profile.chips.optional(),
  pitch: Profile.pitch.optional().describe('Needed for a submission.'),
  note: text(2000).optional().describe(`For the other agency. ${Anonymous}`),
  attested_relationship: z
    .boolean()
    .optional()
    .describe('Must be true for a submission: that you represent this candidate.'),
  accept_terms: AcceptTerms,
});

export const IntroFilters = z.object({
  ...ListInput,
  direction: z.enum(['received', 'sent']).default('received'),
  kind: z.enum(INTRO_KINDS).optional(),
  status: z.enum(INTRO_STATUSES).optional(),
});

export const IntroId = z.object({ intro_id: id('marketplace_intro') });

export const RespondToIntro = z.object({
  intro_id: id('marketplace_intro'),
  action: z
    .enum(['check', 'accept', 'decline', 'withdraw'])
    .describe(
      'check (changes nothing) tells whether you know the candidate already; accept and decline are for the agency of the listing, withdraw for the sender.',
    ),
  decline_reason: text(500).optional().describe('Only with decline; the sender reads it.'),
});

/** Whether an agency knew an introduced candidate before. */
const Verdict = z.object({
  known: z.boolean(),
  matched_by: z.nullable(z.enum(['email', 'phone', 'linkedin', 'name_employer'])),
  added_at: z.nullable(z.string()).describe('Since when the person is in your talent bank.'),
  matched_candidate_id: z.nullable(id('candidate')),
  note: z.string(),
});
export type Verdict = z.infer<typeof Verdict>;

export const IntroResponse = z
  .object({
    action: z.enum(['check', 'accept', 'decline', 'withdraw']),
    intro: MarketplaceIntro,
    verdict: z
      .nullable(Verdict)
      .describe(
        'Of a check: what your agency knows of the candidate; null for a request before it is accepted.',
      ),
    deal: z.nullable(MarketplaceDeal).describe('The deal that an accept formed.'),
  })
  .meta({ id: 'MarketplaceIntroResponse' });
export type IntroResponse = z.infer<typeof IntroResponse>;

export const DealFilters = z.object({
  ...ListInput,
  status: z.enum(DEAL_STATUSES).optional(),
  role: z.enum(['owner', 'partner']).optional(),
});

export const DealId = z.object({ deal_id: id('marketplace_deal') });

export const UpdateDeal = z.object({
  deal_id: id('marketplace_deal'),
  action: z
    .enum(['add_to_pipeline', 'mark_paid', 'mark_received', 'close'])
    .describe(
      'add_to_pipeline and mark_paid are for the agency that places, mark_received for the other; close ends a deal that placed nobody.',
    ),
  job_id: id('job').optional().describe('With add_to_pipeline: an open job of yours.'),
  reason: text(500).optional().describe('With close, needed; both agencies read it.'),
});
