import { defineWrite } from '#src/action/define.ts';
import { extractPreferences } from '#src/domain/preferences/index.ts';
import { ExtractPreferences, PreferenceDraft } from '#src/domain/preferences/schema.ts';

export const extractCandidatePreferencesAction = defineWrite({
  name: 'extract_candidate_preferences',
  title: "Read a candidate's preferences out of what they said",
  titleIn: {
    de: 'Wünsche aus einem Gespräch herauslesen',
    fr: 'Relever les souhaits d’un candidat dans ses propos',
  },
  description:
    'Read what a person wants next out of notes and calls, mails they wrote, phone and AI screens and their CV into a draft: ' +
    'each field with the words it stands in, and what was left out and why (conditions, questions, the past, denials, other ' +
    'people). Nothing is set: let a person look, then pass its id to update_candidate_preferences as from_extraction. ' +
    'candidate_id comes from list_candidates.',
  phrasings:
    'what does she want next; read the preferences out of the notes; what did he say about salary; take the wishes from the call; pull the notice period out of the mails; what are they looking for according to the notes; fill in the wishes from the transcript; read her emails and work out what she is looking for; figure out from the notes what he wants; what does she want going by what she wrote; pull his wishes out of the conversation; read her wishes from the CV and mails; update what he is after from our chats; derive preferences from notes',
  scope: 'candidates:write',
  ai: true,
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  synonyms: ['wishes', 'read preferences', 'from notes', 'from mails', 'from transcript'],
  input: ExtractPreferences,
  output: PreferenceDraft,
  run: extractPreferences,
  irreversible: 'A draft changes nothing by itself and expires in 30 days.',
  subject: (draft) => draft.candidate_id,
});
