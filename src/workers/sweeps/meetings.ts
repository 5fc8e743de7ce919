import { begunMeetings, countMeeting, nextMeeting } from '#src/domain/interviews/calendar.ts';
import type { Sweep } from '../sweep.ts';

/** Counts meetings with candidates as contact with them once they have begun. */
export const countingMeetings: Sweep = {
  name: 'count_meetings',
  title: 'Counted a meeting as contact with the candidate',
  wakeOnCommit: false,
  due: begunMeetings,
  work: countMeeting,
  next: nextMeeting,
};
