import { sql } from 'kysely';
import { withIds } from '#db/owned.ts';
import type { Context } from '../context.ts';
import type { Dimension, Entity } from './dimensions.ts';

const TABLES = {
  consultant: { table: 'users', name: 'name' },
  team: { table: 'teams', name: 'name' },
  client: { table: 'clients', name: 'name' },
  job: { table: 'jobs', name: 'title' },
} as const;

/** The names of records by their ids, in this agency; what is deleted keeps its name. */
export async function namesOf(
  ctx: Context,
  entity: Entity,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const { table, name } = TABLES[entity];
  const names = new Map<string, string>();
  for (let from = 0; from < wanted.length; from += MANY) {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, ${sql.ref(name)} as name from ${sql.table(table)}
      where ${withIds(table, ctx.account.id, wanted.slice(from, from + MANY))}`.execute(ctx.db);
    for (const row of rows) names.set(row.id, row.name);
  }
  return names;
}

const MANY = 5000;

/** Every record of an entity that can be named in a question. */
export async function named(ctx: Context, entity: Entity): Promise<{ id: string; name: string }[]> {
  const { table, name } = TABLES[entity];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${sql.ref(name)} as name from ${sql.table(table)}
    where account_id = ${ctx.account.id} order by id`.execute(ctx.db);
  return rows;
}

const TYPED = {
  city: ['candidates', 'jobs'],
  country: ['candidates', 'jobs'],
  industry: ['clients'],
  currency: ['placements'],
} as const;

type Typed = keyof typeof TYPED;

const isTyped = (dimension: Dimension): dimension is Typed => dimension in TYPED;

/** The values of a dimension as they stand in the records, where people choose or type them. */
export async function spellings(ctx: Context, dimension: Dimension): Promise<string[]> {
  return (await spellingsOf(ctx, [dimension])).get(dimension) ?? [];
}

/** The same of several dimensions; each table is read once for all of them. */
export async function spellingsOf(
  ctx: Context,
  dimensions: readonly Dimension[],
): Promise<Map<Dimension, string[]>> {
  const typed = dimensions.filter(isTyped);
  const found = new Map(typed.map((dimension) => [dimension, new Set<string>()]));
  for (const table of new Set(typed.flatMap((dimension) => TYPED[dimension]))) {
    const own = typed.filter((dimension) => TYPED[dimension].some((one) => one === table));
    const { rows } = await sql<Partial<Record<Dimension, string | null>>>`
      select distinct ${sql.join(own.map((dimension) => sql.ref(dimension)))} from ${sql.table(table)}
      where account_id = ${ctx.account.id}`.execute(ctx.db);
    for (const row of rows)
      for (const dimension of own) if (row[dimension] != null) found.get(dimension)?.add(row[dimension]);
  }
  return new Map([...found].map(([dimension, values]) => [dimension, [...values].sort()]));
}
