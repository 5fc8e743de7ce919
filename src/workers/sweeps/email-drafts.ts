import { expireDraft, expiredDrafts, nextExpiry } from '#src/domain/emails/drafts.ts';
import type { Sweep } from '../sweep.ts';

/** Gives up e-mail drafts that nobody confirmed in their seven days, and the mails behind them. */
export const expiringDrafts: Sweep = {
  name: 'expire_email_drafts',
  title: 'Give up an e-mail draft that nobody confirmed',
  wakeOnCommit: false,
  due: expiredDrafts,
  work: expireDraft,
  next: nextExpiry,
};
