import { CLOSED_TWENTY_EIGHTH } from './closed-twenty-eighth.ts';
import type { Query } from './query.ts';

/** Those that are only ever run. */
export const CLOSED: readonly Query[] = [...CLOSED_TWENTY_EIGHTH];
