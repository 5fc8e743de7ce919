import { defineRead } from '#src/action/define.ts';
import { listSpecs } from '#src/domain/specs/index.ts';
import { Spec, SpecFilters } from '#src/domain/specs/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listSpecsAction = defineRead({
  name: 'list_specs',
  title: 'List specs',
  description:
    'List the anonymous profiles sent to clients, newest first, by candidate_id, client_id or status (sent: not opened yet; viewed; ' +
    'responded; converted; expired; revoked). What was sent for a job is in list_submissions.',
  phrasings:
    'which specs are out; what have we floated; speculative profiles out there; who saw the anonymous profile; who have I floated; floats this month; specs without an answer; did anyone bite on the profile I floated; who has not reacted to my spec; floated profiles; what have we marketed; which companies did we float her to',
  scope: 'submissions:read',
  synonyms: ['floated', 'speculative'],
  input: SpecFilters,
  output: pageOf(Spec),
  run: listSpecs,
});
