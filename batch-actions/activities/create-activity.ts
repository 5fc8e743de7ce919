import { defineWrite } from '#src/action/define.ts';
import { createActivity } from '#src/domain/activities/index.ts';
import { Activity, CreateActivity } from '#src/domain/activities/schema.ts';

export const createActivityAction = defineWrite({
  name: 'create_activity',
  title: 'Write a note or log a call',
  titleIn: { de: 'Notiz schreiben oder Anruf eintragen', fr: 'Écrire une note ou consigner un appel' },
  description:
    'Write a note, or log a call that took place, on a candidate, client, contact, job or application; give the ids of all ' +
    'it is about. An application brings its candidate, job and client with it. It sends nothing: use send_email ' +
    'for mail. Stage moves, mail and changes record themselves. It stays as it is: a wrong note is followed by another. Find the ids with ' +
    'list_candidates, list_clients, list_jobs or list_applications.',
  phrasings:
    'note on; log a call; I rang him; spoke to her; left a voicemail; jot down; note that; he mentioned; had a coffee with; for the record; caught up with the client; tried her no answer; jot down that I called; she is keen put that down; had a chat with him; make a note; rang no answer; remember that he; write on her record that; met for lunch; keep in mind that she; minutes of the call; she called about; spoke with; had a chat; left him a message; write down that; met for coffee; keep a record of the call; he rang me; put a note on the job; jot that down; note that she is keen; write on her file that; add a comment; put a note on the record; I just spoke to Karen, note it; left a voicemail for him; record that we talked; she told me she is on holiday until May, note it; write down what we agreed; had coffee with Karen, she says; keep a note; met her today, log it; remember for the file that he; note to self on this candidate; call notes; she rang back; tried to reach him, no answer',
  scope: 'activities:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  input: CreateActivity,
  output: Activity,
  run: createActivity,
  irreversible:
    'What was written down stays as it is; a wrong note is followed by another note that corrects it.',
  subject: (activity) => activity.id,
});
