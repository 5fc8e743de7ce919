import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { approveRequest, readRequestCv, revertDecision } from '#src/domain/pools/index.ts';
import { JoinRequest } from '#src/domain/pools/schema.ts';
import { id } from '#src/lib/ids.ts';

export const approvePoolJoinRequestAction = defineWrite({
  name: 'approve_pool_join_request',
  title: 'Approve a request to join a talent pool',
  titleIn: { de: 'Anfrage zu einem Talentpool annehmen', fr: 'Accepter une demande d’entrée dans un vivier' },
  description:
    'Let somebody who asked into a talent pool: the candidate with their e-mail, or a new one made of the request. A known candidate is ' +
    'not changed by what the form said; a CV that came with it is kept with the candidate, read, and fills in what the record lacks. Nobody is e-mailed. request_id ' +
    'comes from list_pool_join_requests, pool_id from list_talent_pools; to turn it down use decline_pool_join_request.',
  phrasings:
    'let them in; approve who wants to join; accept the request to join; yes to the people waiting for the pool; let her in; let the last two in; they may join; accept them into the pool; someone asked to join the nurses pool, let them in; accept the sign-up; admit her to the pool; yes, he can join the pool',
  scope: 'talent_pools:write',
  idempotency: 'required',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({ pool_id: id('pool'), request_id: id('pool_join_request') }),
  output: JoinRequest,
  prepare: readRequestCv,
  run: approveRequest,
  subject: (request) => request.id,
  undo: async (ctx, { data, changes }) => {
    await revertDecision(ctx, data.id, changes);
    return { outcome: 'done' };
  },
});
