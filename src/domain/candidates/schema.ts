import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { DayField, InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { Phone } from '#src/lib/phone.ts';
import { revealsCandidate } from '#src/lib/reveals.ts';
import { guarded } from '#src/lib/trust.ts';
import { maybe, text } from '../fields.ts';
import { LEVELS } from '../lexicon/levels.ts';
import { LinkedinUrl } from './linkedin.ts';
import { SALARY_PERIODS } from './salary.ts';
import { WORK_RIGHTS } from './work-rights.ts';

export { LinkedinUrl };

const texts = (max: number, each = 200) => z.array(text(each)).max(max);

const WORK_TYPES = ['permanent', 'contract', 'temp', 'part_time'] as const;

const PartialDay = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'must be YYYY, YYYY-MM or YYYY-MM-DD');

const Experience = z.strictObject({
  title: z.nullable(text(300)).default(null),
  employer: z.nullable(text(300)).default(null),
  location: z.nullable(text(300)).default(null),
  from: z.nullable(PartialDay).default(null),
  to: z.nullable(PartialDay).default(null),
  is_current: z.boolean().default(false),
  description: z.nullable(text(20_000)).default(null),
});
export type Experience = z.output<typeof Experience>;

const Education = z.strictObject({
  school: z.nullable(text(300)).default(null),
  degree: z.nullable(text(300)).default(null),
  field: z.nullable(text(300)).default(null),
  from: z.nullable(PartialDay).default(null),
  to: z.nullable(PartialDay).default(null),
});
export type Education = z.output<typeof Education>;

const Consent = z.strictObject({
  basis: z.enum(['consent', 'legitimate_interest', 'contract', 'legal_obligation']),
  given_at: InstantField,
  expires_at: z.nullable(InstantField).default(null),
});

/** A person of the agency: a candidate of the talent bank, or one known only as a client contact. */
export const Candidate = revealsCandidate(
  z
    .object({
      id: id('candidate'),
      account_id: id('account'),
      name: z.string(),
      first_name: z.nullable(z.string()),
      last_name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      linkedin_url: z.nullable(z.string()),
      headline: z.nullable(z.string()),
      summary: z.nullable(z.string()),
      location: z.object({
        city: z.nullable(z.string()),
        state: z.nullable(z.string()),
        country: z.nullable(z.string()),
        country_code: z.nullable(z.string()).describe('ISO 3166-1 alpha-2.'),
      }),
      skills: z.array(z.string()),
      resume_url: z.nullable(z.string()),
      rating: z.nullable(z.int()).describe('1 to 5.'),
      tags: z.array(z.string()).describe('Alphabetical, without regard to case.'),
      current_title: z.nullable(z.string()),
      current_job_title: z.nullable(z.string()).describe('The same as current_title.'),
      current_company: z.nullable(z.string()),
      current_employer: z.nullable(z.string()).describe('The same as current_company.'),
      do_not_approach: z.boolean().describe('Left out of search, matching and suggestions.'),
      open_to_work: z.nullable(z.boolean()),
      contact_only: z.boolean().describe('True while the person exists only as a client contact.'),
      salary_expectation: z.nullable(z.string()).describe('As told.'),
      salary_expectation_annual: z
        .nullable(z.number())
        .describe('Read from salary_expectation: over a year of 52 weeks, 260 days or 2,080 hours.'),
      salary_currency: z.nullable(z.string()),
      salary_expectation_amount: z.nullable(z.number()).describe('The lower end of a range.'),
      salary_expectation_period: z.nullable(z.enum(SALARY_PERIODS)),
      notice_period: z.nullable(z.string()).describe('As told.'),
      notice_period_days: z
        .nullable(z.int())
        .describe('Read from notice_period; 0 means available immediately.'),
      work_rights: z.nullable(z.string()).describe('As told.'),
      work_rights_status: z.nullable(z.enum(WORK_RIGHTS)).describe('Read from work_rights.'),
      years_experience: z.nullable(z.number()),
      preferred_roles: z.nullable(z.array(z.string())),
      preferred_seniority: z.nullable(z.enum(LEVELS)),
      work_types: z.nullable(z.array(z.enum(WORK_TYPES))),
      open_to_relocation: z.nullable(z.boolean()),
      available_from: z.nullable(z.string()),
      preferred_locations: z.nullable(z.array(z.string())),
      experience: z.array(
        z.object({
          ...nullableTexts(['title', 'employer', 'location', 'from', 'to']),
          is_current: z.boolean(),
          description: z.nullable(z.string()),
        }),
      ),
      education: z.array(z.object(nullableTexts(['school', 'degree', 'field', 'from', 'to']))),
      certifications: z.array(z.string()),
      languages: z.array(z.string()),
      documents: z.array(
        z.object({ id: id('document'), kind: z.string(), filename: z.string(), created_at: z.string() }),
      ),
      source: z.string(),
      owner_id: z.nullable(id('user')),
      last_contacted_at: z.nullable(z.string()),
      email_opt_out: z.boolean(),
      consent: z.nullable(
        z.object({ basis: z.string(), given_at: z.string(), expires_at: z.nullable(z.string()) }),
      ),
      merged_ids: z.array(id('candidate')).describe('Records merged into this one.'),
      created_at: z.string(),
      updated_at: z.string(),
    })
    .meta({ id: 'Candidate' }),
  'id',
);
export type Candidate = z.infer<typeof Candidate>;

function nullableTexts<K extends string>(keys: readonly K[]): Record<K, z.ZodNullable<z.ZodString>> {
  return Object.fromEntries(keys.map((key) => [key, z.nullable(z.string())])) as Record<
    K,
    z.ZodNullable<z.ZodString>
  >;
}

const Email = z.email('must be an e-mail address such as jane@example.com').max(320);

const Tags = z
  .array(text(1000))
  .max(500)
  .describe('Labels; up to 20, each cut to 40 characters. The spelling first used in the agency is kept.');

/** What a recruiter calls preferences: what the person wants next, and when. */
const Preferences = {
  preferred_roles: maybe(texts(50)),
  preferred_seniority: maybe(z.enum(LEVELS)),
  work_types: maybe(z.array(z.enum(WORK_TYPES)).max(4)),
  open_to_relocation: maybe(z.boolean()),
  available_from: maybe(DayField),
  preferred_locations: maybe(texts(50)).describe('Replaces the whole set.'),
  salary_expectation: maybe(text(300)).describe(
    'In the person’s own words, such as "$140k + super" or "£550/day"; amount, currency, period and annual figure are read from it.',
  ),
  notice_period: maybe(text(300)).describe(
    'In words, such as "4 weeks" or "immediately"; the days are read from it.',
  ),
  open_to_work: maybe(z.boolean()),
};

const Profile = {
  phone: maybe(Phone),
  linkedin_url: maybe(LinkedinUrl),
  headline: maybe(text(500)),
  summary: maybe(text(20_000)),
  location: maybe(
    z.strictObject({
      city: maybe(text(200)),
      state: maybe(text(200)),
      country: maybe(text(200)),
      country_code: maybe(text(2)).describe('ISO 3166-1 alpha-2.'),
    }),
  ).describe('Members left out stay; null clears.'),
  skills: texts(200).optional().describe('Replaces the whole set.'),
  resume_url: guarded(
    'url',
    maybe(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2000)),
  ),
  rating: maybe(z.int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5')),
  tags: Tags.optional(),
  current_title: maybe(text(300)),
  current_company: maybe(text(300)),
  do_not_approach: z.boolean().optional(),
  work_rights: maybe(text(300)).describe(
    'In words, such as "Australian citizen" or "482 visa"; the status is read from it.',
  ),
  years_experience: maybe(z.number().min(0).max(80)).describe(
    'Worked out from experience when that is written without it.',
  ),
  ...Preferences,
  experience: z.array(Experience).max(100).optional(),
  education: z.array(Education).max(50).optional(),
  certifications: texts(100, 300).optional(),
  languages: texts(50).optional(),
  owner_id: maybe(id('user')),
  email_opt_out: z.boolean().optional(),
  consent: maybe(Consent),
};

const Names = {
  name: text(300).optional().describe('The whole name; or give first_name and last_name.'),
  first_name: maybe(text(150)),
  last_name: maybe(text(150)),
};

/** Members of a candidate that are read from another one, and which. */
export const DERIVED_FROM = {
  salary_expectation_annual: 'salary_expectation',
  salary_expectation_amount: 'salary_expectation',
  salary_expectation_period: 'salary_expectation',
  salary_currency: 'salary_expectation',
  notice_period_days: 'notice_period',
  work_rights_status: 'work_rights',
  current_job_title: 'current_title',
  current_employer: 'current_company',
} as const;

export const CreateCandidate = z.object({
  ...Names,
  email: Email.describe('Unique among the live candidates of the agency.'),
  ...Profile,
  source: text(100).optional().describe('Where the person came from; api when left out.'),
});

export const UpdateCandidate = z.object({
  candidate_id: id('candidate'),
  ...Names,
  email: maybe(Email),
  ...Profile,
});
/** The members of a candidate that a change can set. */
export const WRITABLE = Object.keys(UpdateCandidate.shape).filter((name) => name !== 'candidate_id');

export type ProfileInput = Omit<z.output<typeof UpdateCandidate>, 'candidate_id'>;

export const UpdateTags = z.object({
  candidate_id: id('candidate'),
  tags: Tags.optional().describe(
    'The whole set that the candidate shall have; [] clears. Not with add or remove.',
  ),
  add: Tags.optional(),
  remove: Tags.optional(),
});

export const UpdatePreferences = z.object({ candidate_id: id('candidate'), ...Preferences });

const Rating = z.int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5');

export const CandidateListInput = {
  ...ListInput,
  email: z.string().trim().min(1).max(320).optional().describe('Exact, in any case.'),
  tag: text(1000).optional().describe('A label, in any case.'),
  location_city: text(200).optional().describe('Part of the city, in any case.'),
  do_not_approach: z.boolean().optional(),
  contact_only: z
    .boolean()
    .optional()
    .describe('true: only people known as client contacts; false: only the talent bank; left out: everyone.'),
  rating: Rating.optional().describe('Exactly this rating.'),
  min_rating: Rating.optional().describe('This rating or better; the unrated never match.'),
};
