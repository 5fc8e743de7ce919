export { duplicatesOfCv, type ScoredDuplicate, warnOfDuplicates } from './arrivals.ts';
export { dismissDuplicate, getDuplicatePair, listDuplicates, reopenDuplicate } from './pairs.ts';
export { compareAll } from './pass.ts';
export { forgetPerson } from './store.ts';
