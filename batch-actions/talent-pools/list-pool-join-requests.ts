import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { ListInput } from '#src/domain/list.ts';
import { listRequests } from '#src/domain/pools/index.ts';
import { JoinRequest, RequestFilters } from '#src/domain/pools/schema.ts';
import { id } from '#src/lib/ids.ts';
import { pageOf } from '#src/lib/page.ts';

export const listPoolJoinRequestsAction = defineRead({
  name: 'list_pool_join_requests',
  title: 'List requests to join a talent pool',
  description:
    'List who asked at the public address to be in a talent pool, newest first; status pending shows those to decide with ' +
    'approve_pool_join_request or decline_pool_join_request. Nobody here is a candidate by asking. pool_id comes from ' +
    'list_talent_pools. Pages with limit and after.',
  phrasings:
    'who asked to join; who wants into the pool; waiting to get in; new sign ups for the pool; who wants to get on the list; anyone applied for the pool; requests to join the bench; who wants to join the pool; new sign-ups; anyone asked to get in; people waiting to be let into the pool',
  scope: 'talent_pools:read',
  input: z.object({ pool_id: id('pool'), ...ListInput, ...RequestFilters }),
  output: pageOf(JoinRequest),
  run: listRequests,
});
