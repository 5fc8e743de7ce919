import type { Query } from './query.ts';

/** Those that are only ever run. */
export const CLOSED: readonly Query[] = [];
