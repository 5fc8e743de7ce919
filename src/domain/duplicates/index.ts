export { dismissDuplicate, getDuplicatePair, listDuplicates, reopenDuplicate } from './pairs.ts';
export { compareAll } from './pass.ts';
export { forgetPerson } from './store.ts';
export { type Twin, tellTwins, twinsOfCv } from './twins.ts';
