import { dueWatches, findLeads, nextWatch } from '#src/domain/bd/index.ts';
import type { Sweep } from '../sweep.ts';

/** Looks for leads in each agency's own records, once a day. */
export const findingLeads: Sweep = {
  name: 'find_leads',
  title: 'Looked for leads',
  wakeOnCommit: false,
  due: dueWatches,
  work: (ctx) => findLeads(ctx),
  next: nextWatch,
};
