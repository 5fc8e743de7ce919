import { defineRead } from '#src/action/define.ts';
import { listChanges } from '#src/domain/changes/index.ts';
import { Changes, ListChanges } from '#src/domain/changes/schema.ts';

export const listChangesAction = defineRead({
  name: 'list_changes',
  title: 'Follow what changed',
  description:
    'List every change of every record of the agency, oldest first, from a sequence on: created, updated and deleted, each ' +
    'with the record as it is now. Use it to keep a copy elsewhere in step without missing anything; pass next_since as ' +
    'since the next time. Who did what, for people to read, is in list_activities.',
  phrasings:
    'what changed since; everything new since; sync changes; changes after this number; feed of changes; what has moved since yesterday; what changed since yesterday; which records changed; what is different since last sync; show me recent edits across the system; everything that was modified this week; records that were created or deleted lately',
  scope: 'activities:read',
  synonyms: ['sync', 'change feed', 'delta', 'poll'],
  input: ListChanges,
  output: Changes,
  run: listChanges,
});
