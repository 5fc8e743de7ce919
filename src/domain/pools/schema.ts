import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { revealsCandidate } from '#src/lib/reveals.ts';
import { guarded, untrusted } from '#src/lib/trust.ts';
import { CreateCandidate, LinkedinUrl } from '../candidates/schema.ts';
import { maybe, text } from '../fields.ts';

const COVER_COLORS = ['cyan', 'green', 'lime', 'amber', 'orange'] as const;
const REQUEST_STATUSES = ['pending', 'approved', 'declined'] as const;
const SOURCES = ['added', 'auto', 'join_request'] as const;

/** People whom the agency keeps in touch with for work of one kind. */
export const TalentPool = z
  .object({
    id: id('pool'),
    account_id: id('account'),
    name: z.string(),
    slug: z.string().describe('Its part of the public address.'),
    eligibility: z
      .nullable(z.string())
      .describe('Who belongs here, in plain words; what the matcher goes by when auto_add_enabled.'),
    auto_add_enabled: z.boolean(),
    min_job_fit: z.nullable(z.int()).describe('0 to 100.'),
    min_hm_fit: z.nullable(z.int()).describe('0 to 100: the least fit to the client.'),
    description: z.nullable(z.string()),
    who_we_hire: z.nullable(z.string()),
    video_url: z.nullable(z.string()),
    is_published: z.boolean().describe('Whether people may ask to join at its public address.'),
    keep_warm_enabled: z.boolean().describe('Whether members get a check-in e-mail each month.'),
    cover_color: z.nullable(z.enum(COVER_COLORS)),
    member_count: z.int(),
    pending_requests: z.int(),
    page_url: z
      .nullable(z.string())
      .describe('The public page with a form to ask to join; null while it is not published.'),
    join_url: z
      .nullable(z.string())
      .describe(
        'Where a form can be posted to ask to join, without a login; null while it is not published.',
      ),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Pool' });
export type TalentPool = z.infer<typeof TalentPool>;

/** A candidate in a pool. */
export const PoolMember = z
  .object({
    id: id('pool_member'),
    pool_id: id('pool'),
    candidate_id: id('candidate'),
    candidate: revealsCandidate(
      z.object({
        id: id('candidate'),
        name: z.string(),
        email: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        linkedin_url: z.nullable(z.string()),
        current_title: z.nullable(z.string()),
        current_employer: z.nullable(z.string()),
        city: z.nullable(z.string()),
        country: z.nullable(z.string()),
        skills: z.array(z.string()),
        rating: z.nullable(z.int()),
        open_to_work: z.nullable(z.boolean()),
        do_not_approach: z.boolean(),
      }),
      'id',
    ),
    source: z.enum(SOURCES).describe('auto: added by the matcher.'),
    match_reason: z.nullable(z.string()).describe('What the matcher found, for source auto.'),
    added_by: z.nullable(z.string()),
    last_check_in_at: z.nullable(z.string()).describe('When the last check-in was sent.'),
    check_in_answer: z
      .nullable(z.enum(['interested', 'not_interested']))
      .describe('not_interested is final: no check-in is sent to that person again.'),
    answered_at: z.nullable(z.string()),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'PoolMember' });
export type PoolMember = z.infer<typeof PoolMember>;

/** What adding a candidate answers. */
export const AddedMember = z.object({
  ...PoolMember.shape,
  already_member: z.boolean().describe('True where the candidate was a member before; nothing changed then.'),
});

/** Somebody who asked at the public address to be in a pool. */
export const JoinRequest = revealsCandidate(
  z
    .object({
      id: id('pool_join_request'),
      pool_id: id('pool'),
      full_name: untrusted('public_form', z.string()),
      email: untrusted('public_form', z.string()),
      linkedin_url: untrusted('public_form', z.nullable(z.string())),
      document_id: z.nullable(id('document')).describe('The CV that came with it.'),
      consented_at: z.string().describe('When they agreed that the agency may keep this.'),
      status: z.enum(REQUEST_STATUSES),
      candidate_id: z.nullable(id('candidate')).describe('Who they are, once approved.'),
      decided_by: z.nullable(z.string()),
      decided_at: z.nullable(z.string()),
      created_at: z.string(),
      updated_at: z.string(),
    })
    .meta({ id: 'PoolJoinRequest' }),
  'candidate_id',
);
export type JoinRequest = z.infer<typeof JoinRequest>;

const Slug = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case letters and digits joined by hyphens');
const Floor = z.int().min(0, 'must be between 0 and 100').max(100, 'must be between 0 and 100');
const VideoUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2000);

const members = {
  eligibility: maybe(text(4000)).describe('Who belongs here, in plain words: roles, skills, places, level.'),
  auto_add_enabled: z.boolean().optional().describe('Needs eligibility.'),
  min_job_fit: maybe(Floor).describe('Only people assessed at least this well are added by the matcher.'),
  min_hm_fit: maybe(Floor).describe('The same for the fit to the client.'),
  description: maybe(text(4000)).describe('Shown to the public.'),
  who_we_hire: maybe(text(4000)).describe('Shown to the public.'),
  video_url: guarded('url', maybe(VideoUrl)),
  is_published: z.boolean().optional(),
  keep_warm_enabled: z.boolean().optional(),
  cover_color: maybe(z.enum(COVER_COLORS)),
};

export const CreateTalentPool = z.object({
  name: text(200),
  slug: Slug.optional().describe('Default: made of the name. It cannot be changed later.'),
  ...members,
});
export const UpdateTalentPool = z.object({
  pool_id: id('pool'),
  name: text(200).optional(),
  ...members,
});

export const MemberInput = z.object({ pool_id: id('pool'), candidate_id: id('candidate') });

/** What somebody who asks to join gives of themselves. */
export const JoinFields = z.strictObject({
  full_name: text(200),
  email: CreateCandidate.shape.email,
  consent: z.literal('true', 'must be the text true: consent to keeping what is sent is needed'),
  linkedin_url: z.nullable(LinkedinUrl).optional(),
});

export const RequestFilters = { status: z.enum(REQUEST_STATUSES).optional() };
