import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { id } from '#src/lib/ids.ts';
import { text } from '../fields.ts';
import {
  DEAL_STATUSES,
  INTRO,
  INTRO_STATUSES,
  LISTING,
  LISTING_ACTIONS,
  LISTING_STATUSES,
  MarketplaceDeal,
  MarketplaceIntro,
} from './schema.ts';

const AcceptTerms = z
  .boolean()
  .optional()
  .describe('That your company agrees to the marketplace terms: needed once, with its first share or intro.');

/** Says of a record that came back alone why that changes nothing. */
const neededOf = (actions: readonly string[], what: string) => (issue: { input?: unknown }) =>
  issue.input === undefined
    ? `is needed: one of ${actions.join(', ')}; ${what} has no fields to set, so its record alone, as it was read, changes nothing`
    : undefined;

export const CreateListing = z.object({
  ...LISTING.create,
  job_id: id('job').optional().describe('Needed for kind job: an open job of yours.'),
  candidate_id: id('candidate').optional().describe('Needed for kind candidate: a candidate of yours.'),
  accept_terms: AcceptTerms,
});

export const ListingFilters = z.object({
  ...ListInput,
  ...LISTING.filters,
  mine: z.boolean().default(false).describe('true: your own; false: live ones of other agencies.'),
  status: z.enum(LISTING_STATUSES).optional().describe('Only with mine true.'),
});

export const ListingId = z.object({ listing_id: id('marketplace_listing') });

export const UpdateListing = z.object({
  listing_id: id('marketplace_listing'),
  action: z
    .enum(LISTING_ACTIONS, { error: neededOf(LISTING_ACTIONS, 'a listing') })
    .describe(
      'pause hides it, resume shows it again, withdraw and filled end it, renew adds 30 days and says again that it is real.',
    ),
});
export type ListingAction = z.output<typeof UpdateListing>['action'];

export const CreateIntro = z.object({ ...INTRO.create, accept_terms: AcceptTerms });

export const IntroFilters = z.object({
  ...ListInput,
  direction: z.enum(['received', 'sent']).default('received'),
  ...INTRO.filters,
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

const DEAL_ACTIONS = ['add_to_pipeline', 'mark_paid', 'mark_received', 'close'] as const;

export const UpdateDeal = z.object({
  deal_id: id('marketplace_deal'),
  action: z
    .enum(DEAL_ACTIONS, { error: neededOf(DEAL_ACTIONS, 'a deal') })
    .describe(
      'add_to_pipeline and mark_paid are for the agency that places, mark_received for the other; close ends a deal that placed nobody.',
    ),
  job_id: id('job').optional().describe('With add_to_pipeline: an open job of yours.'),
  reason: text(500).optional().describe('With close, needed; both agencies read it.'),
});
