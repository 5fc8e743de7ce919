import { defineWrite } from '#src/action/define.ts';
import { undoUpdates } from '#src/action/undo.ts';
import { getApplication, restoreApplication } from '#src/domain/applications/index.ts';
import { APPLICATION } from '#src/domain/applications/schema.ts';
import { getPlainLead, getTarget, updateLead, updateTarget } from '#src/domain/bd/index.ts';
import { LEAD, TARGET, UpdateLead, UpdateTarget } from '#src/domain/bd/schema.ts';
import { getCandidate, restoreCandidate } from '#src/domain/candidates/index.ts';
import { CANDIDATE } from '#src/domain/candidates/schema.ts';
import { getClient, restoreClient } from '#src/domain/clients/index.ts';
import { CLIENT } from '#src/domain/clients/schema.ts';
import { handOver } from '#src/domain/handovers/index.ts';
import { HandedOver, HandOver } from '#src/domain/handovers/schema.ts';
import { getJob, restoreJob } from '#src/domain/jobs/index.ts';
import { JOB } from '#src/domain/jobs/schema.ts';

const fields = ['owner_id'];

export const handOverAction = defineWrite({
  name: 'hand_over',
  title: 'Hand over to a colleague',
  titleIn: { de: 'An eine Kollegin oder einen Kollegen übergeben', fr: 'Transmettre à un collègue' },
  description:
    'Give the records of somebody who leaves or is away to a colleague: candidates, open jobs, clients, live applications, ' +
    'targets and open leads, up to 500 a call. People: list_users. Nobody is written to; interviews and waiting mail stay, and are told.',
  phrasings:
    "a colleague leaves; Mia is leaving, give her candidates to Tom; hand over everything from one consultant to another; he has left, move his desk to; reassign all her jobs and clients; she is on holiday, give her records to; going on leave, who takes over my desk; transfer ownership of all candidates; move all his candidates to me; split up the desk of someone who quit; give all of Dan's clients to Priya; change the owner on everything; take over her book; she is off on maternity leave, move her work to; bulk reassign owner; all of his stuff goes to; cover for a colleague who is away; reallocate her desk; move the London candidates from Mia to Tom; hand my desk over",
  scope: null,
  anyScope: ['candidates:write', 'jobs:write', 'clients:write', 'applications:write'],
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['reassign', 'transfer ownership', 'leaver', 'offboarding', 'holiday cover', 'take over'],
  input: HandOver,
  output: HandedOver,
  run: handOver,
  subject: ({ from_user_id }) => from_user_id,
  undo: undoUpdates(
    { record: CANDIDATE, fields, read: getCandidate, write: restoreCandidate },
    { record: CLIENT, fields, read: getClient, write: restoreClient },
    { record: JOB, fields, read: getJob, write: restoreJob },
    {
      record: APPLICATION,
      fields,
      read: getApplication,
      write: (ctx, id, members, { before }) => restoreApplication(ctx, id, members, before ?? {}),
    },
    {
      record: TARGET,
      fields,
      read: getTarget,
      write: (ctx, id, members) => updateTarget(ctx, UpdateTarget.parse({ target_id: id, ...members })),
    },
    {
      record: LEAD,
      fields,
      read: getPlainLead,
      write: (ctx, id, members) => updateLead(ctx, UpdateLead.parse({ lead_id: id, ...members })),
    },
  ),
});
