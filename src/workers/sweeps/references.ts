import { dueRequests, nextRequestDue, remindOrExpire } from '#src/domain/references/index.ts';
import type { Sweep } from '../sweep.ts';

/** Reminds candidates and referees, and ends what nobody answered. */
export const referenceReminders: Sweep = {
  name: 'remind_of_references',
  title: 'Remind of references',
  wakeOnCommit: false,
  due: dueRequests,
  work: remindOrExpire,
  next: nextRequestDue,
};
