import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { Amount, Currency, gated, Percent } from '#src/lib/money.ts';
import { revealsCandidate } from '#src/lib/reveals.ts';
import { guarded, holdingRecord, untrusted } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { HOLDABLE } from '../moderation/index.ts';
import {
  column,
  computed,
  group,
  hidden,
  joined,
  type RecordRow,
  type RecordViewRow,
  record,
} from '../record/index.ts';

const LISTING_KINDS = ['job', 'candidate'] as const;
export const LISTING_STATUSES = ['live', 'paused', 'filled', 'expired', 'withdrawn'] as const;
export const LISTING_ACTIONS = ['pause', 'resume', 'withdraw', 'filled', 'renew'] as const;
const INTRO_KINDS = ['submission', 'request'] as const;
export const INTRO_STATUSES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
const RESOLUTIONS = [
  'owner',
  'sender',
  'listing_withdrawn',
  'listing_filled',
  'listing_expired',
  'timeout',
] as const;
export const DEAL_STATUSES = ['connected', 'in_progress', 'placed', 'dead'] as const;

const FINANCIALS = 'marketplace:financials:read';

/** Whose words a text is, told by a member of its record: those of one's own agency are not marked. */
const saidBy =
  (member: string, own: unknown) =>
  (record: object): boolean =>
    Reflect.get(record, member) === own;
const isMine = saidBy('mine', true);
const isSent = saidBy('direction', 'sent');
const isReceived = saidBy('direction', 'received');

const Headline = untrusted('partner', z.string());
const Chips = untrusted('partner', z.array(z.string()));
const Prose = untrusted('partner', z.string());

const Anonymous = 'Names, contact details, employers and the like are taken out by the service.';

const Profile = {
  headline: text(200).describe(`One line. ${Anonymous}`),
  chips: z.array(text(60)).max(6, 'must hold at most 6').describe('Up to 6 short facts.'),
  pitch: text(4000).describe(`What makes it worth answering. ${Anonymous}`),
};

/** The fields of a listing: how each is shown and kept, and what a creation takes of it. */
export const LISTING = record('marketplace_listing', 'marketplace_listings', {
  id: column(id('marketplace_listing')),
  /** The agency that shares it. */
  account_id: hidden(id('account')),
  kind: column(z.enum(LISTING_KINDS), { create: z.enum(LISTING_KINDS), filter: true }),
  mine: computed(z.boolean().describe('Whether it is your own agency’s.')),
  status: column(z.enum(LISTING_STATUSES)),
  headline: column(untrusted('partner', z.string(), isMine), { create: Profile.headline }),
  chips: column(untrusted('partner', z.array(z.string()), isMine), { create: Profile.chips.default([]) }),
  pitch: column(untrusted('partner', z.string(), isMine), { create: Profile.pitch }),
  location: column(untrusted('partner', z.nullable(z.string()), isMine), {
    create: text(200).optional().describe('A city or region, no address.'),
  }),
  salary_min: column(z.nullable(z.number()), { create: guarded('money', Amount).optional() }),
  salary_max: column(z.nullable(z.number()), { create: guarded('money', Amount).optional() }),
  currency: column(z.string(), {
    create: Currency.optional().describe('Default: the record’s.'),
  }),
  fee_percent: column(z.nullable(z.number()), {
    create: guarded('money', Percent).optional().describe('The split fee, in percent of salary.'),
  }),
  owner_share_percent: column(z.int().describe('Of the fee, to the agency that shares it.'), {
    create: guarded('money', z.literal([50, 60, 70, 80], 'must be 50, 60, 70 or 80'))
      .default(50)
      .describe('Your own share of the fee.'),
  }),
  partner_share_percent: computed(z.int().describe('Of the fee, to the agency that answers it.')),
  candidate_aware: column(z.nullable(z.boolean()).describe('Whether the candidate knows; null for a job.'), {
    create: z
      .boolean()
      .optional()
      .describe('Must be true for a candidate: that the person knows and agrees.'),
  }),
  terms_version: column(z.string()),
  agency: computed(
    z.object({
      name: z.string(),
      country: z.string(),
      deals_placed: z.int().describe('Deals of the marketplace that led to a placement.'),
      median_response_hours: z
        .nullable(z.number())
        .describe('From an intro to its answer; null before the first.'),
    }),
  ),
  source_id: column(
    z.nullable(z.string()).describe('Your own listing only: the job or the candidate behind it.'),
    { required: true },
  ),
  intro_counts: computed(
    z.nullable(z.object({ pending: z.int(), accepted: z.int() })).describe('Your own listing only.'),
  ),
  my_intro_id: computed(z.nullable(id('marketplace_intro')).describe('Your last intro to it.')),
  published_at: column(z.string()),
  /** When it was last said to be real. */
  attested_at: hidden(z.string()),
  expires_at: column(z.string()),
  closed_at: column(z.nullable(z.string())),
  ...HOLDABLE,
  created_by: hidden(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type ListingRow = RecordRow<typeof LISTING>;

/** A job or a candidate that an agency shares, without what would tell who is meant. */
export const MarketplaceListing = z.object(LISTING.shape).meta({ id: 'MarketplaceListing' });
export type MarketplaceListing = z.infer<typeof MarketplaceListing>;

/** The fields of an intro: how each is shown and kept, and what a creation takes of it. */
export const INTRO = record('marketplace_intro', 'marketplace_intros', {
  id: column(id('marketplace_intro')),
  /** The agency that sent it, and that of the listing. */
  account_id: hidden(id('account')),
  owner_account_id: hidden(id('account')),
  listing_id: column(z.nullable(id('marketplace_listing')), {
    required: true,
    create: id('marketplace_listing').describe('A live listing of another agency.'),
  }),
  listing_headline: column(untrusted('partner', z.string(), isReceived)),
  fee_percent: joined(
    'listing_fee_percent',
    z.nullable(z.number()).describe('The fee that an accept shares, in percent of the salary.'),
  ),
  your_share_percent: computed(
    z.nullable(z.int()).describe('Of the fee, to your agency; null once the listing is gone.'),
  ),
  kind: column(z.enum(INTRO_KINDS), {
    create: z
      .enum(INTRO_KINDS)
      .describe('submission: your candidate for their job; request: you ask for their candidate.'),
    filter: true,
  }),
  direction: computed(z.enum(['received', 'sent'])),
  status: column(z.enum(INTRO_STATUSES)),
  from_agency: group({
    name: joined('sender_name', z.string()),
    consultant: column(z.nullable(z.string()).describe('Who sent it; null for a key that acts for nobody.')),
  }),
  to_agency: group({ name: joined('owner_name', z.string()) }),
  profile: group(
    {
      headline: column(Headline, {
        create: Profile.headline.optional().describe('Needed for a submission.'),
      }),
      chips: column(Chips, { required: true, create: Profile.chips.optional() }),
      pitch: column(Prose, { create: Profile.pitch.optional().describe('Needed for a submission.') }),
      location: column(z.nullable(Prose)),
    },
    { presentIf: ['headline', 'pitch'] },
    (profile) =>
      holdingRecord(
        z.nullable(profile).describe('The anonymous profile of a submission; null for a request.'),
        (record) => (isSent(record) ? undefined : profile),
      ),
  ),
  note: column(untrusted('partner', z.nullable(z.string()), isSent), {
    create: text(2000).optional().describe(`For the other agency. ${Anonymous}`),
  }),
  attested_relationship: column(z.boolean(), {
    create: z
      .boolean()
      .optional()
      .describe('Must be true for a submission: that you represent this candidate.'),
  }),
  candidate_id: column(
    z.nullable(id('candidate')).describe("The sender's own candidate; null for the other side."),
    { create: id('candidate').optional().describe('Needed for a submission: a candidate of yours.') },
  ),
  /** What there is one pending intro of for each listing and sender: the candidate, or nothing for a request. */
  subject: hidden(z.string()),
  terms_version: hidden(z.string()),
  decline_reason: column(untrusted('partner', z.nullable(z.string()), isReceived)),
  resolution: column(z.nullable(z.enum(RESOLUTIONS)).describe('How it ended; null while it is pending.')),
  deal_id: column(z.nullable(id('marketplace_deal'))),
  sent_by: hidden(z.nullable(id('user'))),
  /** When the other agency was told of it; null while it waits, and for one that never left. */
  sent_at: hidden(z.nullable(z.string())),
  ...HOLDABLE,
  expires_at: column(z.string()),
  responded_at: column(z.nullable(z.string())),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type IntroRow = RecordRow<typeof INTRO>;
/** An intro with the names of both agencies. */
export type IntroView = RecordViewRow<typeof INTRO> & {
  sender_name: string;
  owner_name: string;
  /** To the agency of the listing; null once that is gone. */
  listing_owner_share: number | null;
};

/** What an agency answers to a listing of another. Until it is accepted it carries the scrubbed profile only. */
export const MarketplaceIntro = z.object(INTRO.shape).meta({ id: 'MarketplaceIntro' });
export type MarketplaceIntro = z.infer<typeof MarketplaceIntro>;

const Consultant = z.nullable(z.object({ name: z.string(), email: z.nullable(z.string()) }));
const RevealedPerson = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  linkedin_url: z.nullable(z.string()),
  current_title: z.nullable(z.string()),
  current_company: z.nullable(z.string()),
  location: z.nullable(z.string()),
});

/** What is kept of the revealed identity: without the ids, which each side has its own of. */
const Identities = z.object({
  candidate: RevealedPerson,
  job: z.nullable(z.object({ title: z.string(), client_name: z.nullable(z.string()) })),
  owner_consultant: Consultant,
  partner_consultant: Consultant,
});
export type Identities = z.infer<typeof Identities>;

/** Who is meant, as it stood when the intro was accepted. */
const Revealed = z.object({
  ...Identities.shape,
  candidate: revealsCandidate(
    z.object({
      candidate_id: z.nullable(id('candidate')).describe('Your own record of the person, if there is one.'),
      ...RevealedPerson.shape,
    }),
    'candidate_id',
  ),
});

/** The fields of a deal: how each is shown and kept. */
export const DEAL = record('marketplace_deal', 'marketplace_deals', {
  id: column(id('marketplace_deal')),
  /** The agency of the listing, that of the intro, and the one of the two that is paid by the client. */
  account_id: hidden(id('account')),
  partner_account_id: hidden(id('account')),
  placing_account_id: hidden(id('account')),
  intro_id: column(z.nullable(id('marketplace_intro')), { required: true }),
  listing_id: column(z.nullable(id('marketplace_listing')), { required: true }),
  listing_kind: column(z.enum(LISTING_KINDS)),
  listing_headline: column(untrusted('partner', z.string(), saidBy('role', 'owner'))),
  status: computed(z.enum(DEAL_STATUSES).describe('Read from the placing agency’s pipeline.')),
  role: computed(
    z.enum(['owner', 'partner']).describe('owner: the listing is yours; partner: the intro was yours.'),
  ),
  places: computed(
    z.boolean().describe('Whether your agency places the candidate and is paid by the client.'),
  ),
  /** The agencies' names as they were. */
  owner_agency: hidden(z.string()),
  partner_agency: hidden(z.string()),
  counterpart_agency: computed(z.string()),
  owner_share_percent: column(z.int()),
  your_share_percent: computed(z.int()),
  fee_percent: column(z.nullable(z.number())),
  salary_min: column(z.nullable(z.number())),
  salary_max: column(z.nullable(z.number())),
  currency: column(z.nullable(z.string()).describe('Of the asking salary.'), { required: true }),
  terms_version: column(z.string()),
  /** Written once; null once it was erased. */
  identities: hidden(z.nullable(Identities), { column: 'revealed' }),
  revealed: computed(z.nullable(Revealed).describe('Who is meant, as of the accept.')),
  revealed_at: column(z.nullable(z.string())),
  /** What tells the revealed person again. */
  revealed_email: hidden(z.nullable(z.string())),
  revealed_phone: hidden(z.nullable(z.string())),
  revealed_linkedin: hidden(z.nullable(z.string())),
  protection_ends_at: column(
    z.string().describe('A placement of the introduced person before then belongs to the deal.'),
  ),
  candidate_id: column(z.nullable(id('candidate')).describe('Your own record of the person.')),
  application_id: column(
    z.nullable(id('application')).describe('In the pipeline of the placing agency; null for the other.'),
  ),
  placement_id: column(z.nullable(id('placement')).describe('Of the placing agency; null for the other.')),
  placement_status: joined(
    'placement_status',
    z.nullable(z.enum(['pending_start', 'started', 'fell_off', 'completed'])),
  ),
  placed_salary: joined('placed_salary', gated(FINANCIALS, z.number())),
  placed_fee_amount: computed(
    gated(FINANCIALS, z.number()).describe('The fee; for a contract its expected gross profit.'),
  ),
  refund_amount: computed(
    gated(FINANCIALS, z.number()).describe('Of the fee, after a fall-off; the shares are of what stays.'),
  ),
  partner_share_amount: computed(gated(FINANCIALS, z.number())),
  your_share_amount: computed(gated(FINANCIALS, z.number())),
  placed_currency: joined('placed_currency', z.nullable(z.string()).describe('Of the placement.')),
  placed_start_date: joined('placed_start_date', z.nullable(z.string())),
  owner_marked_paid_at: column(
    z.nullable(z.string()).describe('When the placing agency noted that it paid.'),
  ),
  partner_marked_received_at: column(
    z.nullable(z.string()).describe('When the other noted that it was paid.'),
  ),
  closed_at: column(z.nullable(z.string())),
  closing_account_id: hidden(z.nullable(id('account')), { column: 'closed_by' }),
  closed_by: computed(z.nullable(z.enum(['you', 'counterpart']))),
  closed_reason: column(untrusted('partner', z.nullable(z.string()), saidBy('closed_by', 'you'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type DealRow = RecordRow<typeof DEAL>;

/** An accepted intro: a snapshot of its terms, then the money record that both agencies read. */
export const MarketplaceDeal = z.object(DEAL.shape).meta({ id: 'MarketplaceDeal' });
export type MarketplaceDeal = z.infer<typeof MarketplaceDeal>;

/** That a company agreed to the marketplace's terms. */
export const AGREED_TERMS = record('account', 'marketplace_terms', {
  account_id: column(id('account')),
  version: column(z.string()),
  accepted_by: column(z.nullable(id('user'))),
  accepted_at: column(z.string()),
});

declare module '#db/types.ts' {
  interface Database {
    marketplace_listings: ListingRow;
    marketplace_intros: IntroRow;
    marketplace_deals: DealRow;
    marketplace_terms: RecordRow<typeof AGREED_TERMS>;
  }
}
