import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { declineRequest, revertDecision } from '#src/domain/pools/index.ts';
import { JoinRequest } from '#src/domain/pools/schema.ts';
import { id } from '#src/lib/ids.ts';

export const declinePoolJoinRequestAction = defineWrite({
  name: 'decline_pool_join_request',
  title: 'Decline a request to join a talent pool',
  titleIn: { de: 'Anfrage zu einem Talentpool ablehnen', fr: 'Refuser une demande d’entrée dans un vivier' },
  description:
    'Turn down somebody who asked to be in a talent pool. They are not told, no candidate is made, and they may ask again. request_id ' +
    'comes from list_pool_join_requests, pool_id from list_talent_pools; to let them in use approve_pool_join_request.',
  phrasings:
    'turn down who wants to join; do not let him into the pool; refuse the join request; refuse the sign-up; no to that join request',
  scope: 'talent_pools:write',
  idempotency: 'required',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({ pool_id: id('pool'), request_id: id('pool_join_request') }),
  output: JoinRequest,
  run: declineRequest,
  subject: (request) => request.id,
  undo: async (ctx, { data, changes }) => {
    await revertDecision(ctx, data.id, changes);
    return { outcome: 'done' };
  },
});
