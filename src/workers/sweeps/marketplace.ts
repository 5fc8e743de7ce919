import {
  expireIntro,
  expireListing,
  expiringListings,
  lapsingIntros,
  nextIntroLapse,
  nextListingExpiry,
} from '#src/domain/marketplace/index.ts';
import type { Sweep } from '../sweep.ts';

const listings: Sweep = {
  name: 'expire_marketplace_listings',
  title: 'Let a listing expire',
  wakeOnCommit: false,
  due: expiringListings,
  work: expireListing,
  next: nextListingExpiry,
};

const intros: Sweep = {
  name: 'expire_marketplace_intros',
  title: 'Let an intro expire that nobody answered',
  wakeOnCommit: false,
  due: lapsingIntros,
  work: expireIntro,
  next: nextIntroLapse,
};

/** What ends on the marketplace when its time has come. */
export const marketplaceSweeps: readonly Sweep[] = [listings, intros];
