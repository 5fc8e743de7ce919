import type { Insertable } from 'kysely';
import type { Database } from '#db/types.ts';
import type { Random } from '#examples/demo/generator/random.ts';
import { newId } from '#src/lib/ids.ts';
import type { Figures } from './figures.ts';

const CITIES = ['Sydney', 'Melbourne', 'Perth', null] as const;
const LEVELS = ['junior', 'mid', 'senior', 'lead', null] as const;
const RIGHTS = ['citizen', 'permanent_resident', 'visa_holder', null] as const;
const HOUR = 3_600_000;

/** An open, closed or filled job. */
export function jobOf(
  random: Random,
  at: number,
  account_id: string,
  made: string,
  clients: Figures['clients'],
  users: Figures['users'],
): Insertable<Database['jobs']> {
  const contract = random.int(0, 4) === 0;
  const low = random.int(60, 200) * 1000;
  return {
    id: newId('job'),
    account_id,
    title: `Job ${at + 1}`,
    title_folded: `job ${at + 1}`,
    status: random.pick(['active', 'active', 'filled', 'closed', 'on_hold']),
    client_id: random.pick(clients).id,
    client_contact_id: null,
    team_id: null,
    hiring_manager_id: null,
    location_type: null,
    city: random.pick(CITIES),
    state: null,
    country: 'Australia',
    country_code: 'AU',
    employment_type: contract ? 'contract' : 'full_time',
    base_min: random.int(0, 5) === 0 ? null : low,
    base_max: low + 20_000,
    ote: null,
    currency: random.int(0, 9) === 0 ? 'NZD' : 'AUD',
    period: contract ? 'hour' : 'year',
    description: null,
    spec: null,
    assessment_criteria: '[]',
    interview_plan: null,
    job_ad_id: null,
    share_links: null,
    target_start_date: null,
    success_in_90_days: null,
    compensation_research: null,
    default_interview_format: 'video',
    ai_screen_enabled: 0,
    ai_screen_focus: null,
    is_evergreen: random.int(0, 9) === 0 ? 1 : 0,
    owner_id: random.int(0, 9) === 0 ? null : random.pick(users).id,
    research_asked: 1,
    research_done: 1,
    pipeline_status: 'complete',
    created_by: null,
    created_at: made,
    updated_at: made,
  };
}

/** A candidate, or somebody who is only a contact. */
export function candidateOf(
  random: Random,
  at: number,
  account_id: string,
  made: string,
  users: Figures['users'],
): Insertable<Database['candidates']> {
  const email = random.int(0, 9) === 0 ? null : `p${at}-${account_id}@people.example`;
  return {
    id: newId('candidate'),
    account_id,
    name: `Person ${at + 1}`,
    first_name: 'Person',
    last_name: `${at + 1}`,
    name_folded: `person ${at + 1}`,
    email,
    email_folded: email,
    other_emails: '[]',
    other_names: '[]',
    phone: null,
    phone_e164: null,
    linkedin_url: null,
    linkedin_slug: null,
    headline: null,
    summary: null,
    city: random.pick(CITIES),
    city_folded: null,
    state: null,
    country: 'Australia',
    country_code: 'AU',
    skills: '[]',
    resume_url: null,
    rating: null,
    current_title: random.pick(['Accountant', 'Engineer', 'Nurse']),
    current_company: null,
    company_key: null,
    do_not_approach: 0,
    open_to_work: random.int(0, 1),
    contact_only: random.int(0, 19) === 0 ? 1 : 0,
    salary_expectation: null,
    salary_currency: null,
    salary_amount: null,
    salary_period: null,
    salary_annual: null,
    notice_period: null,
    notice_period_days: random.pick([null, 14, 60]),
    work_rights: null,
    work_rights_status: random.pick(RIGHTS),
    years_experience: null,
    preferred_roles: null,
    preferred_seniority: random.pick(LEVELS),
    work_types: null,
    open_to_relocation: null,
    available_from: null,
    preferred_locations: null,
    experience: '[]',
    education: '[]',
    certifications: '[]',
    languages: '[]',
    source: random.pick(['api', 'import']),
    owner_id: random.int(0, 9) === 0 ? null : random.pick(users).id,
    last_contacted_at: null,
    email_opt_out: 0,
    consent: null,
    merged_into: null,
    merged_ids: '[]',
    created_by: null,
    created_at: made,
    updated_at: made,
    deleted_at: null,
  };
}

/** What a row is about. */
export type About = {
  id: string;
  account_id: string;
  job: Insertable<Database['jobs']>;
  candidate: Insertable<Database['candidates']>;
};

/** An interview that begins at a time. */
export function interviewOf(
  random: Random,
  { id, job, candidate, account_id }: About,
  starts: string,
): Insertable<Database['interviews']> {
  const status = random.pick(['completed', 'completed', 'scheduled', 'no_show', 'cancelled'] as const);
  return {
    id: newId('interview'),
    account_id,
    application_id: id,
    job_id: job.id,
    candidate_id: candidate.id,
    client_id: job.client_id,
    kind: random.pick(['internal', 'client']),
    format: 'video',
    round: 1,
    title: 'Interview',
    starts_at: starts,
    ends_at: new Date(Date.parse(starts) + HOUR).toISOString(),
    timezone: 'Australia/Sydney',
    location: null,
    meeting_url: null,
    interviewers: '[]',
    organizer_id: null,
    calendar_event_id: null,
    status,
    outcome: status === 'completed' ? random.pick(['advance', 'hold', 'reject', null]) : null,
    scorecard: null,
    reschedule_count: 0,
    cancel_reason: null,
    sequence: 0,
    candidate_email: null,
    created_by: null,
    created_at: starts,
    updated_at: starts,
  };
}

/** A call that somebody logged. */
export function callOf(
  { id, job, candidate, account_id }: About,
  owner: string | null,
  at: string,
): Insertable<Database['activities']> {
  return {
    id: newId('activity'),
    account_id,
    type: 'call',
    actor_type: owner === null ? 'key' : 'user',
    actor_id: owner,
    actor_name: null,
    candidate_id: candidate.id,
    client_id: job.client_id,
    contact_id: null,
    job_id: job.id,
    application_id: id,
    summary: 'Called',
    body: null,
    data: '{}',
    occurred_at: at,
    created_at: at,
  };
}

/** A mail that went out when somebody applied. */
export function mailOf({
  account_id,
  owner_id,
  candidate_id,
  created_at,
}: Figures['applications'][number]): Insertable<Database['email_messages']> {
  return {
    id: newId('email_message'),
    account_id,
    thread_id: null,
    scheduled_email_id: null,
    candidate_id,
    application_id: null,
    job_id: null,
    client_id: null,
    contact_id: null,
    direction: 'outbound',
    kind: 'message',
    from_address: null,
    message_id: null,
    to_address: 'somebody@people.example',
    cc_addresses: '[]',
    bcc_addresses: '[]',
    subject: 'Thank you',
    body_text: null,
    body_html: null,
    status: 'sent',
    bounces: '[]',
    sent_at: created_at,
    created_by: owner_id,
    created_at,
    updated_at: created_at,
  };
}
