import { localTime, offsetText } from '#src/lib/local-time.ts';
import { zoneOfPlace } from '#src/lib/places.ts';
import { findUser } from '../accounts/people.ts';
import { candidatesById } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { type InterviewRow, interviewersOf } from './store.ts';

/**
 * What a plan calls an interview: its title, with the time of everybody for whom the clock shows another than the agency's,
 * which is told beside it. Undefined outside a plan, and where nobody's differs.
 */
export async function plannedAs(ctx: WriteContext, row: InterviewRow): Promise<string | undefined> {
  if (!ctx.rehearsal) return undefined;
  const candidate = (await candidatesById(ctx.db, ctx.account.id, [row.candidate_id])).get(row.candidate_id);
  const zones: [name: string, zone: string][] = [];
  const zone = candidate === undefined ? null : zoneOfPlace(candidate);
  if (candidate !== undefined && zone !== null) zones.push([candidate.name, zone]);
  for (const { user_id, name } of interviewersOf(row)) {
    const user = user_id == null ? undefined : await findUser(ctx.db, ctx.account.id, user_id);
    if (user?.timezone != null) zones.push([user.name, user.timezone]);
    else if (user === undefined) zones.push([name, row.timezone]);
  }
  const here = offsetText(row.starts_at, ctx.account.timezone);
  const told = zones
    .filter(([, there]) => offsetText(row.starts_at, there) !== here)
    .map(([name, there]) => `for ${name} ${localTime(row.starts_at, there)}`);
  return told.length === 0 ? undefined : [row.title, ...new Set(told)].join(', ');
}
