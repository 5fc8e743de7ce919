import { checkInsDue, nextCheckInOf, sendCheckIn } from '#src/domain/pools/index.ts';
import type { Sweep } from '../sweep.ts';

/** Writes to the members of pools that are kept warm, each once a month. */
export const poolCheckIns: Sweep = {
  name: 'send_pool_check_in',
  title: 'Asked a member of a talent pool whether they are still interested',
  wakeOnCommit: false,
  due: checkInsDue,
  work: sendCheckIn,
  next: nextCheckInOf,
};
