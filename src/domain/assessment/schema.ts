import type { Fit } from '../applications/schema.ts';

export type { FitCriterion as Criterion, Verdict } from '../applications/schema.ts';

/** What an assessment finds out, before it is known whether a person overruled it. */
export type Assessment = Omit<Fit, 'overruled' | 'verdict' | 'assessed_at'>;
