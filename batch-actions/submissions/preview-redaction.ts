import { defineRead } from '#src/action/define.ts';
import { previewRedaction } from '#src/domain/submissions/index.ts';
import { PreviewRedaction, RedactionPreview } from '#src/domain/submissions/schema.ts';

export const previewRedactionAction = defineRead({
  name: 'preview_redaction',
  title: 'Preview a redaction',
  description:
    'See a text about a candidate as a client would read it at a level of identity, with marks: what is hidden, what ' +
    'stays and may tell who it is, and protected wording, with the reason. Nothing is sent. Reword what is unsure before create_submission or send_spec.',
  phrasings:
    'what would they see; how does the blind cv look; show the anonymous version; check that nothing gives him away; preview without the name; what will the client see if I hide the names; is the profile anonymous enough; check what is blacked out; how does it look without her name; how will he look to the client without his name on it; what gets hidden; preview the anonymous version; show the blind profile; check that nothing gives her away; how does the CV look anonymised; see it as the client sees it',
  scope: 'candidates:read',
  synonyms: ['anonymise', 'redact', 'blind cv'],
  input: PreviewRedaction,
  output: RedactionPreview,
  run: previewRedaction,
});
