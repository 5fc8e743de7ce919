import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getPool } from '#src/domain/pools/index.ts';
import { TalentPool } from '#src/domain/pools/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getTalentPoolAction = defineRead({
  name: 'get_talent_pool',
  title: 'Get a talent pool',
  description:
    'Get one talent pool: who belongs in it, whether it adds people by itself, is public or is kept warm, and how many are in it or ' +
    'ask to join. For the people use list_pool_members. pool_id comes from list_talent_pools.',
  phrasings:
    'how is the pool set up; how many are in the pool; show me the pool; the link to join the pool; what is the link to the nurses pool; show the pool; settings of the hotlist; is the pool public',
  scope: 'talent_pools:read',
  input: z.object({ pool_id: id('pool') }),
  output: TalentPool,
  run: (ctx, { pool_id }) => getPool(ctx, pool_id),
});
