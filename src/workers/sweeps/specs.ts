import { expiredSpecs, expireSpec, nextSpecExpiry } from '#src/domain/specs/index.ts';
import type { Sweep } from '../sweep.ts';

/** Lets specs expire that nobody answered in their time. */
export const expiringSpecs: Sweep = {
  name: 'expire_specs',
  title: 'Let a spec expire',
  wakeOnCommit: false,
  due: expiredSpecs,
  work: expireSpec,
  next: nextSpecExpiry,
};
