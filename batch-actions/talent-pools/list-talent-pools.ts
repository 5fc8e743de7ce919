import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { ListInput } from '#src/domain/list.ts';
import { listPools } from '#src/domain/pools/index.ts';
import { TalentPool } from '#src/domain/pools/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listTalentPoolsAction = defineRead({
  name: 'list_talent_pools',
  title: 'List talent pools',
  description:
    'List the talent pools of the agency, newest first, each with how many are in it and how many ask to join. Use it to find a ' +
    'pool_id. Pages with limit and after.',
  phrasings:
    'which pools do we have; our hot lists; what benches are there; which lists do we keep; all benches; hotlists; our hotlists; talent communities; list the benches',
  scope: 'talent_pools:read',
  input: z.object(ListInput),
  output: pageOf(TalentPool),
  run: listPools,
});
