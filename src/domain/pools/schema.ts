import * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { id } from '#src/lib/ids.ts';
import { revealsCandidate } from '#src/lib/reveals.ts';
import { guarded, untrusted } from '#src/lib/trust.ts';
import { CreateCandidate, LinkedinUrl } from '../candidates/schema.ts';
import { asItReads, text } from '../fields.ts';
import { column, computed, group, hidden, joined, type RecordRow, record } from '../record/index.ts';

const COVER_COLORS = ['cyan', 'green', 'lime', 'amber', 'orange'] as const;
const REQUEST_STATUSES = ['pending', 'approved', 'declined'] as const;
const SOURCES = ['added', 'auto', 'join_request'] as const;

const Slug = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case letters and digits joined by hyphens');
const Floor = z.int().min(0, 'must be between 0 and 100').max(100, 'must be between 0 and 100');
const VideoUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2000);

/** The fields of a pool: how each is shown and stored, and which of them create and update accept. */
export const POOL = record('pool', 'talent_pools', {
  id: column(id('pool')),
  account_id: column(id('account')),
  name: column(z.string(), { create: text(200), update: text(200).optional() }),
  // Cannot be changed.
  slug: column(z.string().describe('Its part of the public address.'), {
    create: Slug.optional().describe('Default: made of the name. It cannot be changed later.'),
  }),
  eligibility: column(
    z
      .nullable(z.string())
      .describe('Who belongs here, in plain words; what the matcher goes by when auto_add_enabled.'),
    {
      set: z.nullable(text(4000)).describe('Who belongs here, in plain words: roles, skills, places, level.'),
    },
  ),
  auto_add_enabled: column(z.boolean(), { set: z.boolean().describe('Needs eligibility.') }),
  min_job_fit: column(z.nullable(z.int()).describe('0 to 100.'), {
    set: z.nullable(Floor).describe('Only people assessed at least this well are added by the matcher.'),
  }),
  min_hm_fit: column(z.nullable(z.int()).describe('0 to 100: the least fit to the client.'), {
    set: z.nullable(Floor).describe('The same for the fit to the client.'),
  }),
  description: column(z.nullable(z.string()), {
    set: z.nullable(text(4000)).describe('Shown to the public.'),
  }),
  who_we_hire: column(z.nullable(z.string()), {
    set: z.nullable(text(4000)).describe('Shown to the public.'),
  }),
  video_url: column(z.nullable(z.string()), { set: guarded('url', z.nullable(VideoUrl)) }),
  is_published: column(z.boolean().describe('Whether people may ask to join at its public address.'), {
    set: z.boolean(),
  }),
  keep_warm_enabled: column(z.boolean().describe('Whether members get a check-in e-mail each month.'), {
    set: z.boolean(),
  }),
  cover_color: column(z.nullable(z.enum(COVER_COLORS)), { set: z.nullable(z.enum(COVER_COLORS)) }),
  member_count: computed(z.int()),
  pending_requests: computed(z.int()),
  page_url: computed(
    z
      .nullable(z.string())
      .describe('The public page with a form to ask to join; null while it is not published.'),
  ),
  join_url: computed(
    z
      .nullable(z.string())
      .describe(
        'Where a form can be posted to ask to join, without a login; null while it is not published.',
      ),
  ),
  created_by: hidden(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type PoolRow = RecordRow<typeof POOL>;

/** People whom the agency stays in touch with for a kind of work. */
export const TalentPool = z.object(POOL.shape).meta({ id: 'Pool' });
export type TalentPool = z.infer<typeof TalentPool>;

/** The fields of a membership, with details of the person from the query. */
export const MEMBER = record('pool_member', 'pool_members', {
  id: column(id('pool_member')),
  account_id: hidden(id('account')),
  pool_id: column(id('pool')),
  candidate_id: column(id('candidate')),
  candidate: group(
    {
      id: joined('candidate_id', id('candidate')),
      name: joined('name', z.string()),
      email: joined('email', z.nullable(z.string())),
      phone: joined('phone', z.nullable(z.string())),
      linkedin_url: joined('linkedin_url', z.nullable(z.string())),
      current_title: joined('current_title', z.nullable(z.string())),
      current_employer: joined('current_company', z.nullable(z.string())),
      city: joined('city', z.nullable(z.string())),
      country: joined('country', z.nullable(z.string())),
      skills: joined('skills', z.array(z.string())),
      rating: joined('rating', z.nullable(z.int())),
      open_to_work: joined('open_to_work', z.nullable(z.boolean())),
      do_not_approach: joined('do_not_approach', z.boolean()),
      email_opt_out: joined('email_opt_out', z.boolean()),
    },
    {},
    (candidate) => revealsCandidate(candidate, 'id'),
  ),
  source: column(z.enum(SOURCES).describe('auto: added by the matcher.')),
  match_reason: column(z.nullable(z.string()).describe('What the matcher found, for source auto.')),
  added_by: column(z.nullable(z.string())),
  /** Name, e-mail, title and employer, folded, as `q` searches them. */
  search_text: hidden(z.string()),
  /** When the next check-in is due; null in a pool without check-ins. */
  next_check_in_at: hidden(z.nullable(z.string())),
  last_check_in_at: column(z.nullable(z.string()).describe('When the last check-in was sent.')),
  /** The keyed hash of the link in the last check-in; null before the first. */
  check_in_hash: hidden(z.nullable(z.string())),
  check_in_answer: column(
    z
      .nullable(z.enum(['interested', 'not_interested']))
      .describe('not_interested is final: no check-in is sent to that person again.'),
    { column: 'answer' },
  ),
  answered_at: column(z.nullable(z.string())),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type MemberRow = RecordRow<typeof MEMBER>;

/** A candidate in a pool. */
export const PoolMember = z.object(MEMBER.shape).meta({ id: 'PoolMember' });
export type PoolMember = z.infer<typeof PoolMember>;

/** The output of adding a candidate. */
export const AddedMember = z.object({
  ...PoolMember.shape,
  already_member: z.boolean().describe('True where the candidate was a member before; nothing changed then.'),
});

/** The fields of a request to join. */
export const JOIN_REQUEST = record('pool_join_request', 'pool_join_requests', {
  id: column(id('pool_join_request')),
  account_id: hidden(id('account')),
  pool_id: column(id('pool')),
  full_name: column(untrusted('public_form', z.string())),
  email: column(untrusted('public_form', z.string()), { folded: 'email_folded' }),
  linkedin_url: column(untrusted('public_form', z.nullable(z.string()))),
  document_id: column(z.nullable(id('document')).describe('The CV that came with it.')),
  consented_at: column(z.string().describe('When they agreed that the agency may keep this.')),
  status: column(z.enum(REQUEST_STATUSES), { filter: true }),
  candidate_id: column(z.nullable(id('candidate')).describe('Who they are, once approved.')),
  decided_by: column(z.nullable(z.string())),
  decided_at: column(z.nullable(z.string())),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type RequestRow = RecordRow<typeof JOIN_REQUEST>;

declare module '#db/types.ts' {
  interface Database {
    talent_pools: PoolRow;
    pool_members: MemberRow;
    pool_join_requests: RequestRow;
  }
}

/** A request from the public page to join a pool. */
export const JoinRequest = revealsCandidate(
  z.object(JOIN_REQUEST.shape).meta({ id: 'PoolJoinRequest' }),
  'candidate_id',
);
export type JoinRequest = z.infer<typeof JoinRequest>;

export const CreateTalentPool = z.object(POOL.create);
export const UpdateTalentPool = z.object({ pool_id: id('pool'), ...POOL.update });

export const MemberInput = z.object({ pool_id: id('pool'), candidate_id: id('candidate') });

/** The fields of the public form. */
export const JoinFields = z.strictObject({
  full_name: asItReads(text(200)),
  email: CreateCandidate.shape.email,
  consent: z.literal('true', 'must be the text true: consent to keeping what is sent is needed'),
  linkedin_url: z.nullable(LinkedinUrl).optional(),
});

export const RequestFilters = JOIN_REQUEST.filters;
export type RequestFilters = ListFilters & { pool_id: string } & z.output<z.ZodObject<typeof RequestFilters>>;

const ReachingPool = z.union([
  z.looseObject({ is_published: z.literal(true) }),
  z.looseObject({ keep_warm_enabled: z.literal(true) }),
]);

/** Whether a pool as it stands reaches people: its public address is open, or its members are written to. */
export function poolReaches(pool: unknown): boolean {
  return ReachingPool.safeParse(pool).success;
}
