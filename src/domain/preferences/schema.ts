import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { revealsCandidate } from '#src/lib/reveals.ts';
import { untrusted } from '#src/lib/trust.ts';
import { UpdatePreferences } from '../candidates/schema.ts';
import { STAGED_FIELDS } from '../drafts.ts';
import { column, hidden, type RecordRow, record } from '../record/index.ts';

export const PREFERENCE_FIELDS = [
  'preferred_roles',
  'preferred_seniority',
  'work_types',
  'open_to_relocation',
  'available_from',
  'preferred_locations',
  'salary_expectation',
  'notice_period',
  'open_to_work',
] as const;
export type PreferenceField = (typeof PREFERENCE_FIELDS)[number];

/** The kinds of texts that wishes are read from. */
export const SOURCES = ['note', 'email', 'phone_screen', 'ai_screen', 'cv'] as const;
export type Source = (typeof SOURCES)[number];

/** Why words about a preference were not read as one. */
export const LEFT_OUT = [
  'conditional',
  'contradicted',
  'current_pay',
  'later_said_otherwise',
  'negated',
  'not_understood',
  'past',
  'question',
  'third_person',
  'unclear_who',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

const Quoted = {
  field: z.enum(PREFERENCE_FIELDS),
  quote: untrusted('candidate', z.string()).describe('The words as they stand in the source.'),
  source: z.enum(SOURCES),
  source_id: z.string().describe('The note, mail, phone screen, AI screen or document.'),
  said_at: z.string(),
};

/** Values by field; a field nobody spoke of is left out. */
export const Preferences = z.object({
  preferred_roles: z.array(z.string()).optional(),
  preferred_seniority: z.string().optional(),
  work_types: z.array(z.string()).optional(),
  open_to_relocation: z.boolean().optional(),
  available_from: z.string().optional(),
  preferred_locations: z.array(z.string()).optional(),
  salary_expectation: z.string().optional(),
  notice_period: z.string().optional(),
  open_to_work: z.boolean().optional(),
});

/** The fields of what was read of a person's wishes: how each is shown and stored. */
export const PREFERENCE_DRAFT = record('preference_draft', 'preference_drafts', {
  id: column(id('preference_draft').describe('What update_candidate_preferences takes as from_extraction.')),
  account_id: hidden(id('account')),
  candidate_id: column(id('candidate')),
  status: column(
    z
      .enum(['staged', 'confirmed', 'cancelled', 'expired'])
      .describe('confirmed: update_candidate_preferences took it.'),
  ),
  preferences: column(
    untrusted('candidate', Preferences).describe('What would be set; a field nobody spoke of is left out.'),
  ),
  quotes: column(z.array(z.object(Quoted)).describe('The words behind each field.')),
  left_out: column(
    z
      .array(
        z.object({
          ...Quoted,
          reason: z.enum(LEFT_OUT),
          why: z.string(),
        }),
      )
      .describe('Words about a preference that were not read as one.'),
  ),
  not_read: column(
    z
      .array(z.object({ source: z.enum(SOURCES), source_id: z.nullable(z.string()), why: z.string() }))
      .describe('Texts, or whole kinds of them, that were not read.'),
  ),
  texts_read: column(z.int()),
  ...STAGED_FIELDS,
});
export type PreferenceDraftRow = RecordRow<typeof PREFERENCE_DRAFT>;

declare module '#db/types.ts' {
  interface Database {
    preference_drafts: PreferenceDraftRow;
  }
}

/** What a person's own words say of their wishes, for somebody to look at before it is set. */
export const PreferenceDraft = revealsCandidate(
  z.object(PREFERENCE_DRAFT.shape).meta({ id: 'PreferenceDraft' }),
  'candidate_id',
);
export type PreferenceDraft = z.infer<typeof PreferenceDraft>;

export const ExtractPreferences = z.object({
  candidate_id: id('candidate'),
  sources: z
    .array(z.enum(SOURCES))
    .min(1)
    .max(SOURCES.length)
    .optional()
    .describe(
      'Only these; all of them when left out. note: notes and calls. email: what they wrote to the agency.',
    ),
});

const extraction = {
  from_extraction: id('preference_draft')
    .optional()
    .describe(
      'A draft of extract_candidate_preferences that somebody looked at; fields given beside it are taken in place of its own.',
    ),
};

/** A candidate's preferences, by hand or from what was extracted. */
export const SetPreferences = UpdatePreferences.extend(extraction);

/** What an extraction holds, as update_candidate_preferences takes it. */
export const Taken = UpdatePreferences.omit({ candidate_id: true });
