import { CLOSED_TWENTY_SEVENTH } from './closed-twenty-seventh.ts';
import type { Query } from './query.ts';

/** Those that are only ever run. */
export const CLOSED: readonly Query[] = [...CLOSED_TWENTY_SEVENTH];
