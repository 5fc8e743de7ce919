import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getBoard } from '#src/domain/distribution/index.ts';
import { BoardSlug, DistributionBoard } from '#src/domain/distribution/schema.ts';

export const getBoardAction = defineRead({
  name: 'get_board',
  title: 'Read a job board',
  description:
    'Read one job board by its slug: price, countries, what it can do, its monthly cap and how much of it is left. Slugs come ' +
    'from list_boards; the postings on it from list_postings with board_slug.',
  phrasings:
    'how is the board set up; how many postings are left on the board; settings of the job board; our credits on the board; are we connected to the board; how many ads have we left; settings of the Seek board; how many posts left this month on Seek; is the board connected; show me the board',
  scope: 'jobs:read',
  input: z.object({ board_slug: BoardSlug }),
  output: DistributionBoard,
  run: (ctx, { board_slug }) => getBoard(ctx, board_slug),
});
