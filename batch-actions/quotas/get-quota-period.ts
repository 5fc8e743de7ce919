import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getShownBoard } from '#src/domain/quotas/index.ts';
import { PeriodRef, QuotaBoard } from '#src/domain/quotas/schema.ts';

export const getQuotaPeriodAction = defineRead({
  name: 'get_quota_period',
  title: 'Get the quota board of a period',
  description:
    "Get one period's board: billings (credit shares of recognised placements, one line for each currency, never converted), placement " +
    'counts, targets and attainment for the agency, each team and each consultant, and the ledger of adjustments. Who may not see the ' +
    'whole agency gets their own team and people only, without the agency block; a consultant gets the own figures. Give current, next, or an id of list_quota_periods.',
  phrasings:
    'how am I tracking; am I on target; the board this quarter; who is behind on target; how much have I billed; where do we stand against target; leaderboard; how far off quota; my numbers this month; how far am I from my target; how is the team doing on target; what is left to bill; have I made my number; standings this quarter; how far am I off my target; where am I against budget; how much more do I need to bill; my numbers this quarter; who is ahead; attainment; what is Tara’s target for this quarter; am I on track; how is the team doing against target; my number for the quarter; how much have I billed against my goal; who is ahead of target; my billings this quarter; how close to quota',
  scope: 'quotas:read',
  ownFigures: true,
  synonyms: ['leaderboard', 'how much did we bill', 'on target', 'tracking against quota'],
  input: z.object({ period_id: PeriodRef }),
  output: QuotaBoard,
  run: (ctx, { period_id }) => getShownBoard(ctx, period_id),
});
