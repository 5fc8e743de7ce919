import {
  type Analysis,
  analysisOf,
  type DnaDue,
  dnaDue,
  dueAnalyses,
  settleDna,
} from '#src/domain/client-dna/index.ts';
import type { Queue } from '../queue.ts';

/** Works out what clients are like to work for when a note or another record tells more. */
export const clientDna: Queue<DnaDue, Analysis> = {
  name: 'analyse_clients',
  title: "Worked out a client's DNA",
  places: { perAccount: 2, all: 8 },
  due: (db, _wall, limit, except) => dueAnalyses(db, limit, except),
  read: dnaDue,
  work: async (due) => analysisOf(due),
  write: settleDna,
};
