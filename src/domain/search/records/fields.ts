import * as z from 'zod';
import { APPLICATION_SOURCES, Rejection } from '../../applications/schema.ts';
import { INTERVIEW } from '../../interviews/schema.ts';
import { JOB } from '../../jobs/schema.ts';
import { STAGES } from '../../stages.ts';
import type { FieldName } from './field-names.ts';

/** The tables that a search reads, by the names it has for them: an application, its job, interview, candidate and client. */
export type Alias = 'a' | 'j' | 'i' | 'c' | 'cl';

/** How a field is asked: one of its values, a name, a place, words, a figure, a day, or how many records belong to it. */
type Kind = 'choice' | 'name' | 'place' | 'words' | 'figure' | 'day' | 'flag' | 'records' | 'hours' | 'mark';

interface Field {
  kind: Kind;
  /** Where it stands: of a record of the kind searched, or of one that this belongs to. */
  column?: string | Partial<Record<'applications' | 'jobs' | 'interviews', string>>;
  /** The values that the record declares. */
  values?: readonly string[];
  /** What leads to a value in a sentence; `{}` stands for it, and without it the value is said behind. */
  words: string;
}

const field = <K extends Kind>(
  kind: K,
  words: string,
  column?: Field['column'],
  values?: readonly string[],
): Field => ({ kind, words, ...(column !== undefined && { column }), ...(values && { values }) });

/** The values of a choice that a record declares, also of one that may be empty. */
function valuesOf(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodNullable ? valuesOf(schema.unwrap() as z.ZodType) : [];
}

/** All that records are asked for by, with where it stands. A field of a job is one of its applications and interviews too. */
export const FIELDS: Readonly<Record<FieldName, Field>> = {
  stage: field('choice', 'at stage', 'a.stage', STAGES),
  previous_stage: field('choice', 'that stood at {} before', 'a.previous_stage', STAGES),
  reached: field('records', 'that reached', undefined, STAGES),
  source: field('choice', 'of source', 'a.source', APPLICATION_SOURCES),
  rejected_by: field('mark', 'ended by', 'a.rejection', valuesOf(Rejection.shape.by)),
  reason: field('words', 'with the reason', 'a.rejection'),
  cv: field('flag', 'a CV', 'a.cv_document_id'),
  status: field('choice', 'with status', 'j.status', valuesOf(JOB.shape.status)),
  employment_type: field('choice', 'for', 'j.employment_type', valuesOf(JOB.shape.employment_type)),
  location_type: field('choice', 'working', 'j.location_type', ['on_site', 'hybrid', 'remote']),
  period: field('choice', 'paid by the', 'j.period', ['year', 'day', 'hour']),
  evergreen: field('choice', 'evergreen', 'j.is_evergreen'),
  pay: field('figure', 'paying', 'j.base_min'),
  ote: field('figure', 'with on-target earnings', 'j.ote'),
  ad: field('flag', 'an ad', 'j.job_ad_id'),
  description: field('flag', 'a description', 'j.description'),
  format: field('choice', 'by', 'i.format', valuesOf(INTERVIEW.shape.format)),
  kind: field('choice', 'of kind', 'i.kind', valuesOf(INTERVIEW.shape.kind)),
  interview_status: field('choice', 'with status', 'i.status', valuesOf(INTERVIEW.shape.status)),
  outcome: field('choice', 'with outcome', 'i.outcome', valuesOf(INTERVIEW.shape.outcome)),
  feedback: field('mark', 'with feedback', 'i.outcome'),
  ahead: field('mark', 'still to come', 'i.starts_at'),
  held: field('mark', 'that took place', 'i.starts_at'),
  round: field('figure', 'of round', 'i.round'),
  score: field('figure', 'scored', 'i.scorecard'),
  moves: field('figure', 'rescheduled so many times:', 'i.reschedule_count'),
  hours: field('hours', 'beginning', 'i.starts_at'),
  minutes: field('figure', 'lasting so many minutes:', 'i.ends_at'),
  link: field('flag', 'a link to meet at', 'i.meeting_url'),
  interviewer: field('words', 'asked by', 'i.interviewers'),
  owner: field('name', 'of', {
    applications: 'a.owner_id',
    jobs: 'j.owner_id',
    interviews: 'i.organizer_id',
  }),
  job_owner: field('name', 'for a job of', 'j.owner_id'),
  manager: field('name', 'with the hiring manager', 'j.hiring_manager_id'),
  team: field('name', 'of the team', {
    applications: 'a.owner_id',
    jobs: 'j.team_id',
    interviews: 'i.organizer_id',
  }),
  client: field('name', 'for the client', 'j.client_id'),
  contact: field('name', 'with the contact', 'j.client_contact_id'),
  candidate: field('name', 'of the candidate', 'c.name_folded'),
  industry: field('words', 'for clients in', 'cl.industry'),
  title: field('words', 'for the job', 'j.title_folded'),
  role: field('words', 'for the role', 'j.title_folded'),
  words: field('words', 'with the words'),
  place: field('place', 'in', 'j.city'),
  home: field('place', 'of candidates in', 'c.city'),
  created: field('day', 'made', {
    applications: 'a.created_at',
    jobs: 'j.created_at',
    interviews: 'i.created_at',
  }),
  moved: field('day', 'moved there', 'a.stage_changed_at'),
  submitted: field('day', 'sent to the client', 'a.submitted_at'),
  opened: field('day', 'opened', 'j.opened_at'),
  updated: field('day', 'last changed', {
    applications: 'a.updated_at',
    jobs: 'j.updated_at',
    interviews: 'i.updated_at',
  }),
  starts: field('day', 'beginning', 'i.starts_at'),
  target_start: field('day', 'to start', 'j.target_start_date'),
  lapse: field('figure', 'with so many days between', {
    applications: 'a.created_at',
    jobs: 'j.created_at',
    interviews: 'a.created_at',
  }),
  surplus: field('figure', 'with so many more of their first value than of their second', 'j.created_at'),
  applications: field('records', 'applications'),
  interviews: field('records', 'interviews'),
};
