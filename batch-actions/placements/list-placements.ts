import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { ListInput } from '#src/domain/list.ts';
import { listPlacements } from '#src/domain/placements/index.ts';
import { Placement, PlacementFilters } from '#src/domain/placements/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listPlacementsAction = defineRead({
  name: 'list_placements',
  title: 'List placements',
  description:
    'List placements (won fees), newest first, by client, candidate (name too), job, type, status, offer, start, contract end or guarantee end. Use it to find a placement_id or to see ' +
    'who starts next (status pending_start). Money is null without placements:financials:read. Pages with limit and after.',
  phrasings:
    'my deals this quarter; who starts next week; contracts that end; who did we place; placements under guarantee; starters this month; contractors out at the moment; who is on assignment; whose guarantee runs out; whose guarantee ends; who is about to finish; contracts that run out; our starters; who did I place; people we have out; who begins on monday; guarantee this month; deals we closed; whose contracts finish next month; guarantees that run out; placements this quarter; who is still in guarantee; contracts ending; people on assignment; starts coming up; which temps roll off in the next six weeks; who did we place this month; deals this quarter; guarantees running out; contractors who finish soon; my placements; who is out on contract; recent wins; people still in guarantee; starters on Monday; placements at Orora; which contracts end in May; who fell off this year; offers accepted this month; accepted since the first',
  scope: 'placements:read',
  input: z.object({ ...ListInput, ...PlacementFilters }),
  output: pageOf(Placement),
  run: listPlacements,
});
