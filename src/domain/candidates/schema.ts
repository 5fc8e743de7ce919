import * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { DayField, InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { Phone } from '#src/lib/phone.ts';
import { revealsCandidate } from '#src/lib/reveals.ts';
import { guarded, untrusted } from '#src/lib/trust.ts';
import { asItReads, maybe, NameFilter, PreferredLanguage, text } from '../fields.ts';
import { LEVELS } from '../lexicon/levels.ts';
import { column, computed, group, hidden, joined, type RecordRow, record } from '../record/index.ts';
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

const Email = z.email('must be an e-mail address such as jane@example.com').max(320);

const Rating = z.int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5');

const Tags = z
  .array(text(1000))
  .max(500)
  .describe('Up to 20 labels, each cut to 40 characters; the first spelling is kept.');

const Location = z.nullable(
  z.strictObject({
    city: maybe(text(200)),
    state: maybe(text(200)),
    country: maybe(text(200)),
    country_code: maybe(text(2)).describe('ISO 3166-1 alpha-2.'),
  }),
);

const ResumeUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2000);

const textOrNull = z.nullable(z.string());

/** The fields of a person: how each is shown and stored, and which of them create and update accept. */
export const CANDIDATE = record('candidate', 'candidates', {
  id: column(id('candidate')),
  account_id: column(id('account')),
  name: column(z.string(), {
    set: asItReads(text(300)).describe('The whole name; or give first_name and last_name.'),
    folded: 'name_folded',
  }),
  first_name: column(textOrNull, { set: z.nullable(asItReads(text(150))) }),
  last_name: column(textOrNull, { set: z.nullable(asItReads(text(150))) }),
  email: column(textOrNull, {
    create: Email.describe('Unique among the live candidates of the agency.'),
    update: maybe(Email),
    folded: 'email_folded',
  }),
  /** Other e-mail addresses (a merge keeps both), folded. */
  other_emails: hidden(z.array(z.string())),
  /** Names of records that were merged into this one. */
  other_names: hidden(z.array(z.string())),
  phone: column(textOrNull, { set: z.nullable(Phone) }),
  phone_e164: hidden(textOrNull),
  linkedin_url: column(textOrNull, { set: z.nullable(LinkedinUrl) }),
  linkedin_slug: hidden(textOrNull),
  // Mostly read from CVs and profiles, and nothing tells who wrote the rest.
  headline: column(untrusted('cv', z.nullable(z.string())), { set: z.nullable(text(500)) }),
  summary: column(untrusted('cv', z.nullable(z.string())), { set: z.nullable(text(20_000)) }),
  location: group(
    {
      city: column(textOrNull, { folded: 'city_folded' }),
      state: column(textOrNull),
      country: column(textOrNull),
      country_code: column(z.nullable(z.string()).describe('ISO 3166-1 alpha-2.')),
    },
    { set: Location.describe('Members left out stay; null clears.') },
  ),
  skills: column(z.array(z.string()), { set: texts(200).describe('Replaces the whole set.') }),
  resume_url: column(textOrNull, { set: guarded('url', z.nullable(ResumeUrl)) }),
  resume_status: column(
    z
      .nullable(z.enum(['pending', 'read', 'failed']))
      .describe('Whether the CV at resume_url was fetched and read; null where none was given.'),
  ),
  resume_error: column(textOrNull.describe('Why the CV at resume_url could not be read.')),
  /** When the CV is to be fetched; null when it need not be. */
  resume_due_at: hidden(textOrNull),
  resume_tries: hidden(z.nullable(z.int())),
  /** When it was counted against the CV allowance; null where it was not, or was given back. */
  resume_charged_at: hidden(textOrNull),
  rating: column(z.nullable(z.int()).describe('1 to 5.'), {
    set: z.nullable(Rating),
    filter: Rating.describe('Exactly this rating.'),
  }),
  tags: computed(z.array(z.string()).describe('Alphabetical, without regard to case.'), { set: Tags }),
  current_title: column(textOrNull, { set: z.nullable(text(300)) }),
  current_job_title: joined('current_title', textOrNull.describe('The same as current_title.')),
  current_company: column(textOrNull, { set: z.nullable(text(300)) }),
  current_employer: joined('current_company', textOrNull.describe('The same as current_company.')),
  /** The employer's name folded and without its legal form, so that different spellings of a company match. */
  company_key: hidden(textOrNull),
  do_not_approach: column(z.boolean().describe('Left out of search, matching and suggestions.'), {
    set: z.boolean(),
    filter: z.boolean(),
  }),
  do_not_approach_reason: column(textOrNull.describe('Why, as whoever set it said.'), {
    set: z.nullable(text(500)).describe('Goes with do_not_approach: true; lifting the mark empties it.'),
  }),
  do_not_approach_at: column(textOrNull.describe('When it was set; null where that was never captured.')),
  do_not_approach_by: column(textOrNull.describe('Who set it, by name, and through what.')),
  preferred_language: column(PreferredLanguage, { set: PreferredLanguage }),
  open_to_work: column(z.nullable(z.boolean()), { set: z.nullable(z.boolean()) }),
  contact_only: column(z.boolean().describe('True while the person exists only as a client contact.'), {
    filter: z
      .boolean()
      .describe(
        'true: only people known as client contacts; false: only the talent bank; left out: everyone.',
      ),
  }),
  salary_expectation: column(z.nullable(z.string()).describe('As told.'), {
    set: z
      .nullable(text(300))
      .describe(
        'In the person’s own words ("$140k + super", "£550/day"); amount, currency, period and yearly figure follow.',
      ),
  }),
  salary_expectation_annual: column(
    z
      .nullable(z.number())
      .describe('Read from salary_expectation: over a year of 52 weeks, 260 days or 2,080 hours.'),
    { column: 'salary_annual' },
  ),
  salary_currency: column(textOrNull),
  salary_expectation_amount: column(z.nullable(z.number()).describe('The lower end of a range.'), {
    column: 'salary_amount',
  }),
  salary_expectation_period: column(z.nullable(z.enum(SALARY_PERIODS)), { column: 'salary_period' }),
  notice_period: column(z.nullable(z.string()).describe('As told.'), {
    set: z
      .nullable(text(300))
      .describe('In words, such as "4 weeks" or "immediately"; the days are read from it.'),
  }),
  notice_period_days: column(
    z.nullable(z.int()).describe('Read from notice_period; 0 means available immediately.'),
  ),
  work_rights: column(z.nullable(z.string()).describe('As told.'), {
    set: z
      .nullable(text(300))
      .describe('In words, such as "Australian citizen" or "482 visa"; the status is read from it.'),
  }),
  work_rights_status: column(z.nullable(z.enum(WORK_RIGHTS)).describe('Read from work_rights.')),
  years_experience: column(z.nullable(z.number()), {
    set: z
      .nullable(z.number().min(0).max(80))
      .describe('Worked out from experience when that is written without it.'),
  }),
  preferred_roles: column(z.nullable(z.array(z.string())), { set: z.nullable(texts(50)) }),
  preferred_seniority: column(z.nullable(z.enum(LEVELS)), { set: z.nullable(z.enum(LEVELS)) }),
  work_types: column(z.nullable(z.array(z.enum(WORK_TYPES))), {
    set: z.nullable(z.array(z.enum(WORK_TYPES)).max(4)),
  }),
  open_to_relocation: column(z.nullable(z.boolean()), { set: z.nullable(z.boolean()) }),
  available_from: column(textOrNull, { set: z.nullable(DayField) }),
  preferred_locations: column(z.nullable(z.array(z.string())), {
    set: z.nullable(texts(50)).describe('Replaces the whole set.'),
  }),
  experience: column(
    z.array(
      z.object({
        title: textOrNull,
        employer: textOrNull,
        location: textOrNull,
        from: textOrNull,
        to: textOrNull,
        is_current: z.boolean(),
        description: untrusted('cv', z.nullable(z.string())),
      }),
    ),
    { set: z.array(Experience).max(100) },
  ),
  education: column(
    z.array(
      z.object({
        school: textOrNull,
        degree: textOrNull,
        field: textOrNull,
        from: textOrNull,
        to: textOrNull,
      }),
    ),
    { set: z.array(Education).max(50) },
  ),
  certifications: column(z.array(z.string()), { set: texts(100, 300) }),
  languages: column(z.array(z.string()), { set: texts(50) }),
  documents: computed(
    z.array(z.object({ id: id('document'), kind: z.string(), filename: z.string(), created_at: z.string() })),
  ),
  source: column(z.string(), {
    create: text(100).optional().describe('Where the person came from; api when left out.'),
  }),
  owner_id: column(z.nullable(id('user')), { set: z.nullable(id('user')), filter: true }),
  last_contacted_at: column(textOrNull),
  email_opt_out: column(z.boolean(), { set: z.boolean() }),
  consent: column(z.nullable(z.object({ basis: z.string(), given_at: z.string(), expires_at: textOrNull })), {
    set: z.nullable(Consent),
  }),
  merged_into: hidden(z.nullable(id('candidate'))),
  merged_ids: column(z.array(id('candidate')).describe('Records merged into this one.')),
  created_by: hidden(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
  deleted_at: hidden(textOrNull),
});
export type CandidateRow = RecordRow<typeof CANDIDATE>;

declare module '#db/types.ts' {
  interface Database {
    candidates: CandidateRow;
  }
}

/** A person known to the agency: a candidate, or a mere client contact. */
export const Candidate = revealsCandidate(z.object(CANDIDATE.shape).meta({ id: 'Candidate' }), 'id');
export type Candidate = z.infer<typeof Candidate>;

/** Members of a candidate that are derived from another one, and which. */
export const DERIVED_FROM = {
  salary_expectation_annual: 'salary_expectation',
  salary_expectation_amount: 'salary_expectation',
  salary_expectation_period: 'salary_expectation',
  salary_currency: 'salary_expectation',
  notice_period_days: 'notice_period',
  work_rights_status: 'work_rights',
  current_job_title: 'current_title',
  current_employer: 'current_company',
  do_not_approach_at: 'do_not_approach',
  do_not_approach_by: 'do_not_approach',
} as const;

/** The members that undo restores: what update sets, and who set a mark and when. */
export const RESTORED = [...CANDIDATE.restorable, 'do_not_approach_at', 'do_not_approach_by'] as const;

export const CreateCandidate = z.object(CANDIDATE.create);

export const UpdateCandidate = z.object({ candidate_id: id('candidate'), ...CANDIDATE.update });

export type ProfileInput = Omit<z.output<typeof UpdateCandidate>, 'candidate_id'>;

export const UpdateTags = z.object({
  candidate_id: id('candidate'),
  tags: Tags.optional().describe(
    'The whole set that the candidate shall have; [] clears. Not with add or remove.',
  ),
  add: Tags.optional(),
  remove: Tags.optional(),
});

/** A candidate's preferences: what they want next, and when. */
export const UpdatePreferences = UpdateCandidate.pick({
  candidate_id: true,
  preferred_roles: true,
  preferred_seniority: true,
  work_types: true,
  open_to_relocation: true,
  available_from: true,
  preferred_locations: true,
  salary_expectation: true,
  notice_period: true,
  open_to_work: true,
});

export const CandidateFilters = {
  ...CANDIDATE.filters,
  name: NameFilter,
  email: z.string().trim().min(1).max(320).optional().describe('Exact, in any case.'),
  phone: Phone.optional().describe('Exact, however written.'),
  linkedin_url: LinkedinUrl.optional(),
  tag: text(1000).optional().describe('A label, in any case.'),
  location_city: text(200).optional().describe('Part of the city, in any case.'),
  min_rating: Rating.optional().describe('This rating or better; the unrated never match.'),
};
export type CandidateFilters = ListFilters & z.output<z.ZodObject<typeof CandidateFilters>>;
