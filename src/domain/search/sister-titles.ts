import type { Context } from '../context.ts';
import { roles, sistersOf } from '../lexicon/terms.ts';
import type { Note } from './facets.ts';
import { howManyMeet } from './meeting.ts';
import type { Asked } from './resolve.ts';

/** A note where at least half as many as were found meet all else under a sister title: an HR business partner beside HR managers. */
export async function sisterTitles(ctx: Context, runnable: readonly Asked[], total: number): Promise<Note[]> {
  const role = runnable.find(
    ({ facet: { kind, strength, when } }) => kind === 'role' && strength === 'must' && when !== 'past',
  );
  if (role === undefined || role.any === null || role.among !== undefined) return [];
  const own = role.facet.values.flatMap((value) => roles().book.whole(value)?.id ?? []);
  const sisters = own.flatMap((id) => sistersOf(id).near).filter(({ id }) => !own.includes(id));
  if (sisters.length === 0) return [];
  const any = { both: { any: sisters.map(({ id }) => ({ term: `cr_${id}` })) }, not: role.any };
  const others = runnable.map((each) => (each === role ? { ...each, any } : each));
  const found = await howManyMeet(ctx, others);
  if (found === 0 || found * 2 < total) return [];
  const named = [...new Set(sisters.map(({ name }) => name))].join(' or ');
  const [meet, hold] = found === 1 ? ['meets', 'holds'] : ['meet', 'hold'];
  const message = `${found} more ${meet} all else and ${hold} a sister title, which was not asked for: add "or ${named}" for them too.`;
  return [{ code: 'sister_titles', message }];
}
