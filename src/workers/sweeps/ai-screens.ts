import { dueScreens, nextScreenDue, remindOrEnd } from '#src/domain/ai-screens/index.ts';
import type { Sweep } from '../sweep.ts';

/** Reminds candidates of screens, ends those whose time has passed, and removes answers that were kept long enough. */
export const aiScreens: Sweep = {
  name: 'remind_of_ai_screens',
  title: 'Remind of AI screens',
  wakeOnCommit: false,
  due: dueScreens,
  work: remindOrEnd,
  next: nextScreenDue,
};
