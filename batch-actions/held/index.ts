export { listHeldAction } from './list-held.ts';
export { releaseHeldAction } from './release-held.ts';
