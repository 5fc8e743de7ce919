export { listChangesAction } from './list-changes.ts';
