import { type ResearchDue, researchDue, researchOf } from '#src/domain/compensation/index.ts';
import { dueResearch, settleResearch } from '#src/domain/jobs/index.ts';
import type { CompensationResearch } from '#src/domain/jobs/schema.ts';
import type { Queue } from '../queue.ts';

/** Works out what the role of a job pays when the job is made and when its pay, place or title changes. */
export const research: Queue<ResearchDue, CompensationResearch> = {
  name: 'research_compensation',
  title: 'Looked up what a role pays',
  places: { perAccount: 1, all: 4 },
  due: (db, _wall, limit, except) => dueResearch(db, limit, except),
  read: researchDue,
  work: async (due) => researchOf(due),
  write: (ctx, id, found, { asked }) => settleResearch(ctx, id, asked, found),
};
