import {
  expiredPreferences,
  expirePreferences,
  nextPreferenceExpiry,
} from '#src/domain/preferences/index.ts';
import type { Sweep } from '../sweep.ts';

/** Gives up drafts of preferences that nobody took in their thirty days. */
export const expiringPreferences: Sweep = {
  name: 'expire_preference_drafts',
  title: 'Give up a draft of preferences that nobody took',
  wakeOnCommit: false,
  due: expiredPreferences,
  work: expirePreferences,
  next: nextPreferenceExpiry,
};
