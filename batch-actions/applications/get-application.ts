import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { withNotes } from '#src/domain/activities/index.ts';
import { getApplication } from '#src/domain/applications/index.ts';
import { Application } from '#src/domain/applications/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getApplicationAction = defineRead({
  name: 'get_application',
  title: 'Read an application',
  description:
    'Read one application by its id: who is on which job, at which stage and since when, its fit, its rejection and its ' +
    'placement. Find the id with list_applications by job, candidate or client.',
  phrasings:
    'where is she with the job; how far along is he; what stage is; status of her application; where does he stand; how is she going with the job; at what stage is he; did they reject him; why was she knocked back; how is her application going; where is he in the process; what stage is she at; show me the application; when did he apply; how long has she been at screen; see his answers; what did she put in her application',
  scope: 'applications:read',
  input: z.object({ application_id: id('application') }),
  output: Application,
  run: (ctx, { application_id }) => withNotes(ctx, 'application_id', getApplication(ctx, application_id)),
});
