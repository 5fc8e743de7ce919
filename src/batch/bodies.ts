import { Resume } from './lifecycle.ts';
import { Commit } from './plan.ts';
import { RequestBody } from './request.ts';
import { Undo, UndoActivity } from './undo.ts';

/** The schemas of the request bodies, for OpenAPI. */
export const bodies = {
  request: RequestBody,
  commit: Commit,
  resume: Resume,
  undo: Undo,
  undoActivity: UndoActivity,
};
