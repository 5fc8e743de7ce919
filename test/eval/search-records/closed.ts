import { CLOSED_TWENTY_SIXTH } from './closed-twenty-sixth.ts';
import type { Query } from './query.ts';

/** Those that are only ever run. */
export const CLOSED: readonly Query[] = CLOSED_TWENTY_SIXTH;
