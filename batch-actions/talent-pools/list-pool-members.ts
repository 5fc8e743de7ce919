import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { ListInput } from '#src/domain/list.ts';
import { listMembers } from '#src/domain/pools/index.ts';
import { PoolMember } from '#src/domain/pools/schema.ts';
import { id } from '#src/lib/ids.ts';
import { pageOf } from '#src/lib/page.ts';

export const listPoolMembersAction = defineRead({
  name: 'list_pool_members',
  title: 'List the members of a talent pool',
  description:
    'List the candidates in a talent pool with how to reach them, newest first. q finds those whose name, e-mail, job title or employer ' +
    'holds a text. Everybody shown counts against the daily candidate allowance. pool_id comes from list_talent_pools; to find people ' +
    'of the whole talent bank use list_candidates. Pages with limit and after.',
  phrasings:
    'who is on the bench; who is in the pool; people on the hot list; show me our pool of; who is on the hotlist; everyone in the pool; the nurses on our list; who is in the nurses pool; people on the bench; members of the hotlist; who is on the list',
  scope: 'talent_pools:read',
  synonyms: ['who is in the pool', 'who is on the bench', 'who is on the hot list'],
  input: z.object({
    pool_id: id('pool'),
    ...ListInput,
    q: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe('Part of a name, e-mail, title or employer, in any case.'),
  }),
  output: pageOf(PoolMember),
  run: listMembers,
});
