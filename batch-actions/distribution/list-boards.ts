import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listBoards } from '#src/domain/distribution/index.ts';
import { DistributionBoard } from '#src/domain/distribution/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listBoardsAction = defineRead({
  name: 'list_boards',
  title: 'List job boards',
  description:
    'List the job boards that jobs can be posted to: their slug (which post_job and rules take), price, countries, and how ' +
    'many postings of this month are used and left. What stands on them is read with list_postings.',
  phrasings:
    'which job boards do we have; where can we post; boards we are connected to; where can we advertise; which boards can we use; job sites we have; where could the ad go; which boards are we connected to; what job boards do we have; board accounts; how many posts are left on Seek; is Indeed set up',
  scope: 'jobs:read',
  input: z.object({}),
  output: pageOf(DistributionBoard),
  run: (ctx) => listBoards(ctx),
});
