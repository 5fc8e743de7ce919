import { countMatches, type IndexHit } from '#db/search-index.ts';
import { accountPrefix } from '#db/search-marks.ts';
import type { Context } from '../context.ts';
import type { Home } from './facets.ts';
import type { Asked } from './resolve.ts';
import { fitsOf } from './score.ts';

/**
 * The skills of some requirements that stand on nobody's record: no record's silence says that its person lacks them, so that
 * matching and assessments hold them against words alone, and else tell them as unknown.
 * @param hits people that are known already, on whose records a skill need not be looked for again
 */
export async function onNobodysRecord(
  ctx: Context,
  wanted: readonly Asked[],
  hits: readonly IndexHit[],
  home: Home,
): Promise<Asked[]> {
  const mark = accountPrefix(ctx.account.id);
  const unheard: Asked[] = [];
  for (const ask of wanted) {
    if (ask.facet.kind !== 'skill' || ask.any === null) continue;
    if (hits.some((hit) => (fitsOf(hit, [ask], mark, home)[0] ?? 0) > 0)) continue;
    if ((await countMatches(ctx.db, ctx.account.id, ask.any)) === 0) unheard.push(ask);
  }
  return unheard;
}
