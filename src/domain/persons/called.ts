import type { WriteContext } from '../context.ts';
import { namesOf } from '../names/index.ts';
import type { PersonTable } from '../person-table.ts';
import type { Row } from './rows.ts';

/** What a plan calls the records that go over to another person, as far as the credential may read it: by id. */
export async function calledInPlan(
  ctx: WriteContext,
  { type, called }: PersonTable,
  rows: readonly Row[],
  person: string,
): Promise<ReadonlyMap<unknown, string>> {
  if (!ctx.rehearsal || type === undefined) return new Map();
  const titles = called === undefined ? await jobsOf(ctx, rows) : new Map<string, string>();
  const who = ctx.can('candidates:read') ? person : undefined;
  return new Map(
    rows.flatMap((row): [unknown, string][] => {
      const name = called === undefined ? onJob(who, titles.get(String(row.job_id))) : own(ctx, row, called);
      return name === undefined ? [] : [[row.id, name]];
    }),
  );
}

const jobsOf = (ctx: WriteContext, rows: readonly Row[]): Promise<Map<string, string>> =>
  namesOf(
    ctx.tx,
    ctx.account.id,
    rows.flatMap(({ job_id }) => (typeof job_id === 'string' ? [job_id] : [])),
    (scope) => ctx.can(scope),
  );

const onJob = (who: string | undefined, title: string | undefined): string | undefined =>
  who === undefined || title === undefined ? (who ?? title) : `${who} on ${title}`;

function own(
  ctx: WriteContext,
  row: Row,
  { by, scope }: NonNullable<PersonTable['called']>,
): string | undefined {
  const name = row[by];
  return ctx.can(scope) && typeof name === 'string' && name !== '' ? name : undefined;
}
