import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listStages } from '#src/domain/applications/index.ts';
import { StageInfo } from '#src/domain/applications/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listStagesAction = defineRead({
  name: 'list_stages',
  title: 'List the stages',
  description:
    'List the twelve stages an application can stand at, in order, with label, group (triage, internal, client, closed) and ' +
    'whether the stage is terminal. They are the same for every agency. Use it before move_application_stage.',
  phrasings:
    'what are the steps; which stages do we have; our pipeline stages; what comes after interview; the hiring steps; which steps are there; what are our stages called; the order of the pipeline; what steps does our hiring pipeline have; which stages are there; names of the stages; what comes after screen; explain the pipeline stages; list the statuses a candidate goes through',
  scope: 'applications:read',
  input: z.object({}),
  output: pageOf(StageInfo),
  run: listStages,
});
