import { countMatches } from '#db/search-index.ts';
import type { Context } from '../context.ts';
import type { FacetKind, Note } from './facets.ts';
import type { Asked } from './resolve.ts';

/** Kinds of which many agencies write down a part alone. */
const WRITTEN: ReadonlySet<FacetKind> = new Set([
  'work_type',
  'skill',
  'certification',
  'language',
  'industry',
  'seniority',
  'work_rights',
  'education',
]);

/** A note for each exclusion of what stands on nobody's record: "no temps" where those are kept as contractors leaves nobody out. */
export async function excludedNobody(ctx: Context, runnable: readonly Asked[]): Promise<Note[]> {
  const notes: Note[] = [];
  for (const { facet, any } of runnable) {
    if (facet.strength !== 'exclude' || !WRITTEN.has(facet.kind) || any === null) continue;
    if ((await countMatches(ctx.db, ctx.account.id, any)) > 0) continue;
    const hint =
      facet.kind === 'work_type' ? ' Records may call it otherwise: contract, temp, casual, permanent.' : '';
    notes.push({
      code: 'excluded_nobody',
      message: `"${facet.label}" stands on nobody's record, so leaving it out left nobody out.${hint}`.slice(
        0,
        400,
      ),
    });
  }
  return notes;
}
