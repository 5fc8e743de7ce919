import type { Goal } from './goal.ts';
import { OUTWARD } from './outward.ts';
import { READS } from './reads.ts';
import { RECORDS } from './records.ts';

/** What recruiters ask of an assistant in a day. */
export const GOALS: readonly Goal[] = [...READS, ...RECORDS, ...OUTWARD];
