import type { Context } from '../context.ts';
import type { Note } from './facets.ts';
import { howManyMeet } from './meeting.ts';
import type { Asked } from './resolve.ts';

const HEADS = ['head', 'director', 'vp', 'c_suite'];
/** Longer lists need nobody besides. */
const SHORT = 50;

/**
 * A note where "senior" leaves heads and directors out of a short list who meet all else: some who say senior mean them too.
 */
export async function higherLevels(ctx: Context, runnable: readonly Asked[], total: number): Promise<Note[]> {
  const level = runnable.find(
    ({ facet: { kind, strength, values } }) =>
      kind === 'seniority' && strength === 'must' && values.includes('senior') && !values.includes('head'),
  );
  if (level === undefined || level.any === null || total >= SHORT) return [];
  const any = { both: { any: HEADS.map((value) => ({ term: `lv_${value}` })) }, not: level.any };
  const others = runnable.map((each) => (each === level ? { ...each, any } : each));
  const found = await howManyMeet(ctx, others);
  if (found === 0) return [];
  const [who, are] = found === 1 ? ['1 head or director', 'is'] : [`${found} heads and directors`, 'are'];
  const message = `${who} who would meet all else ${are} left out: "${level.facet.label}" means senior, staff, lead and principal. Say "senior or head" for them too.`;
  return [{ code: 'higher_levels', message }];
}
