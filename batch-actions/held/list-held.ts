import { defineRead } from '#src/action/define.ts';
import { listHeld } from '#src/domain/held/index.ts';
import { Held, HeldFilters } from '#src/domain/held/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listHeldAction = defineRead({
  name: 'list_held',
  title: 'What waits for a person',
  description:
    'List what waits for a person because of its wording (submissions, specs, postings, job ads, marketplace listings, intros, mails), newest ' +
    'first, with the words, why they were held and what may be said instead. Nothing of it has left the agency. release_held lets one ' +
    'go or withdraws it. Only kinds that this credential may read are listed.',
  phrasings:
    'which messages are held; what is stuck in review; stopped because of its wording; what was blocked; texts that wait for a person to look; what was not let out; things waiting for approval of words; what is being held back; messages waiting for release; what did the filter stop; blocked texts; which messages are stuck; what was blocked by the wording check; held items; what is waiting because of its wording; anything held back from going out',
  scope: null,
  anyScope: ['submissions:read', 'jobs:read', 'marketplace:read', 'emails:read'],
  synonyms: [
    'held back',
    'review queue',
    'moderation',
    'blocked texts',
    'waiting for review',
    'flagged wording',
  ],
  input: HeldFilters,
  output: pageOf(Held),
  run: listHeld,
});
