import { defineWrite } from '#src/action/define.ts';
import { AddDnaNote, StoredDnaNote } from '#src/domain/clients/dna-schema.ts';
import { addDnaNote } from '#src/domain/clients/index.ts';

export const addClientDnaNoteAction = defineWrite({
  name: 'add_client_dna_note',
  title: "Add a note to a client's DNA",
  titleIn: { de: 'Notiz zum Profil eines Kunden hinzufügen', fr: 'Ajouter une note au profil d’un client' },
  description:
    'Store what a consultant learned about how a client hires and what it values; its DNA is then worked out anew. Notes are ' +
    'append only: a correction is another note. For facts about the company use update_client; for a log of a call ' +
    'create_activity. client_id comes from list_clients.',
  phrasings:
    'remember how this client likes to hire; they only want people who; note what the client prefers; keep in mind for this client; they never take; this client hates; their style of interview; write down what they like in candidates; remember that they hate long cvs; they never hire job hoppers; keep in mind they like; this client always wants two references; they only take people with; jot down how they interview; note for next time about the client; make a note that the company prefers; they do not like agencies that; they only take people with a car; for next time: Harbour want early starters; how they like to hire, note it; they prefer local people; Karen never answers on Fridays, remember; keep in mind about this client; they do not like job hoppers',
  scope: 'clients:write',
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  input: AddDnaNote,
  output: StoredDnaNote,
  run: addDnaNote,
  irreversible: 'Notes are only ever added; write another that corrects it.',
  subject: (note) => note.client_id,
});
