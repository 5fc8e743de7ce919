import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { revealsCandidate } from '#src/lib/reveals.ts';
import { Candidate, UpdateCandidate } from '../candidates/schema.ts';
import { CvFields, Provenance, TextQuality } from '../cv/schema.ts';
import { STAGED_FIELDS } from '../drafts.ts';
import { COMPARED_FIELDS } from '../duplicates/schema.ts';
import { text } from '../fields.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';

const SOURCES = ['slack', 'mcp', 'dashboard', 'api'] as const;

const CV_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/msword',
] as const;

const Duplicates = z.array(
  z.object({
    candidate_id: id('candidate'),
    score: z.int().describe('0 to 100.'),
    matched_by: z.array(z.enum(['linkedin', 'phone_surname', ...COMPARED_FIELDS])),
  }),
);

/** The fields of what was read from one CV: how each is shown and stored. */
export const CANDIDATE_DRAFT = record('candidate_draft', 'candidate_drafts', {
  review_token: column(z.string().describe('What get, update, confirm and cancel take.'), { column: 'id' }),
  account_id: hidden(id('account')),
  status: column(z.enum(['staged', 'confirmed', 'cancelled', 'expired'])),
  fields: column(CvFields.describe('What the CV says, with changes that people made.')),
  provenance: column(
    z
      .record(z.string(), Provenance)
      .describe('Where in the CV each field was read; without an entry, a person wrote it.'),
  ),
  text_quality: column(TextQuality),
  gaps: computed(
    z.object({
      mandatory: z
        .array(z.enum(['name', 'email']))
        .describe('What must be filled in before it can be confirmed.'),
      recommended: z.array(z.string()).describe('What the CV does not say and a recruiter would ask.'),
      to_check: z
        .array(z.string())
        .describe('What was read without being sure of it: look at its quote in provenance.'),
    }),
  ),
  possible_duplicates: computed(Duplicates),
  duplicates: computed(Duplicates.describe('The same, by its earlier name.')),
  document_id: column(id('document')),
  candidate_id: column(z.nullable(id('candidate')).describe('Whom it became.')),
  source: column(z.enum(SOURCES)),
  ...STAGED_FIELDS,
});
export type DraftRow = RecordRow<typeof CANDIDATE_DRAFT>;

declare module '#db/types.ts' {
  interface Database {
    candidate_drafts: DraftRow;
  }
}

/** Fields read from a CV, for a person to review before they become a candidate. */
export const CandidateDraft = revealsCandidate(
  z.object(CANDIDATE_DRAFT.shape).meta({ id: 'CandidateDraft' }),
  'candidate_id',
);
export type CandidateDraft = z.infer<typeof CandidateDraft>;

export const DraftFromCv = z.object({
  file_base64: z
    .string()
    .describe('The CV as base64, at most 10 MB when decoded; a data-URL prefix may stand before it.'),
  mime_type: z
    .enum(CV_TYPES)
    .default('application/pdf')
    .describe('PDF, DOCX or DOC. What it is, its bytes say.'),
  filename: text(255).optional().describe('Its name, for the document that is kept.'),
  source: z.enum(SOURCES).default('api'),
});

export const ReviewToken = z.string().min(1).max(200);

const { name, email, phone, linkedin_url, location, current_title, current_company } = UpdateCandidate.shape;

export const UpdateDraft = z.object({
  review_token: ReviewToken,
  name,
  email,
  phone,
  linkedin_url,
  location,
  current_title,
  current_company,
});
export const ConfirmDraft = z.object({
  review_token: ReviewToken,
  on_duplicate: z
    .enum(['error', 'update', 'create'])
    .default('error')
    .describe(
      'error: refuse when the e-mail is a live candidate’s; update: bring the CV to whoever it matches best; create: a new candidate even where a phone number or a profile matches. Two live candidates with one e-mail are never made.',
    ),
  tags: z.array(text(1000)).max(500).optional().describe('Labels to add.'),
  job_id: id('job').optional().describe('An open job (list_jobs) to put the candidate on.'),
  pool_id: id('pool').optional().describe('A talent pool (list_talent_pools) to put the candidate into.'),
});

export const ConfirmedDraft = z
  .object({
    candidate: Candidate,
    outcome: z.enum(['created', 'updated']),
    application_id: z.nullable(id('application')),
  })
  .meta({ id: 'ConfirmedCandidateDraft' });
export type ConfirmedDraft = z.infer<typeof ConfirmedDraft>;
