import { outdatedEntries, reindexCandidate } from '#src/domain/candidates/index.ts';
import type { Sweep } from '../sweep.ts';

/** Fills the search index after an upgrade: people that the migration announced, or that were entered by older rules. */
export const searchEntries: Sweep = {
  name: 'enter_in_search',
  title: 'Entered a candidate in the search index',
  wakeOnCommit: false,
  due: (db, _wall, limit, except) => outdatedEntries(db, limit, except),
  work: reindexCandidate,
};
