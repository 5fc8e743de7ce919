import { Resume } from './lifecycle.ts';
import { Commit } from './plan.ts';
import { RequestBody } from './request.ts';
import { Undo } from './undo.ts';

/** What the executor takes, for the description of the interface. */
export const bodies = { request: RequestBody, commit: Commit, resume: Resume, undo: Undo };
