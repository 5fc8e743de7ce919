import { defineWrite } from '#src/action/define.ts';
import { openCv, stageDraft } from '#src/domain/candidate-drafts/index.ts';
import { CandidateDraft, DraftFromCv } from '#src/domain/candidate-drafts/schema.ts';

export const draftCandidateFromCvAction = defineWrite({
  name: 'draft_candidate_from_cv',
  title: 'Read a CV into a candidate draft',
  titleIn: { de: 'Lebenslauf in einen Entwurf einlesen', fr: 'Lire un CV dans un brouillon' },
  description:
    'Read one CV (PDF, DOCX or DOC) into a draft: name, contact details, history, education, skills, ' +
    'each with the words it was read from, what is missing, and who of the agency it may be. Nobody is added yet: let a ' +
    'person look at it, mend it with update_candidate_draft, then confirm_candidate_draft. Counts one against the CV ' +
    'allowance. For many files use create_candidate_import, for somebody without a CV create_candidate.',
  phrasings:
    'read this cv; here is a resume; parse the attached cv; got a cv by mail; turn the cv into a record; add somebody from a pdf; scan the resume in; read this resume and add the person; new cv in; cv attached; someone applied with this cv; put this cv in; here is a cv; here is a resume, read it in; parse this CV; add her from the attached CV; got a CV by mail, make a profile of it; read the CV and set her up; turn the resume into a candidate',
  scope: 'candidates:write',
  ai: true,
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  synonyms: ['parse cv', 'read resume', 'upload resume', 'add candidate from cv', 'from cv'],
  input: DraftFromCv,
  output: CandidateDraft,
  prepare: openCv,
  run: stageDraft,
  irreversible:
    'What reading a CV took of the allowance is used; discard the draft with cancel_candidate_draft.',
  subject: (draft) => draft.review_token,
});
