import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { TABLES } from '#src/domain/persons/tables.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { fillEverywhere } from '#test/harness/full-person.ts';
import { callTool } from '#test/harness/mcp.ts';
import { tablesOf } from '#test/harness/tables.ts';
import { buildWorld } from './world.ts';

const PERSON = {
  name: 'Zenobia Quastenflosser',
  email: 'zenobia.q@moved.example',
  phone: '+61 438 771 264',
};
/** What tells what happened, of merges as of all else, and grows with every call; and what is made from other tables. */
const GROWING =
  /^(activities|changes|events|batch|accounts$|idempotency|approvals|candidate_(index|fts|merges|access)|duplicate_|webhook|account_directory|api_keys|nodes|users$)/;

/** What says that a record was changed again, and how often an assessment was asked for; the words of a member are made of the record. */
const AFRESH: Readonly<Record<string, Record<string, null>>> = {
  candidates: { updated_at: null },
  applications: { assessments_asked: null },
  pool_members: { search_text: null },
};

type Rows = Map<string, Record<string, unknown>[]>;

describe.each(['sqlite', 'postgres'] as const)('on %s', (on) => {
  const { running, desk } = useDesk({ on, sandbox: true });

  const stored = (): Promise<Rows> =>
    running.service.store.read(async (db) => {
      const rows: Rows = new Map();
      for (const { name, columns } of await tablesOf(db)) {
        if (GROWING.test(name) || !columns.some((column) => column.name === 'account_id')) continue;
        const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}
          where account_id = ${desk.accountId}`.execute(db as unknown as Kysely<unknown>);
        rows.set(
          name,
          found.rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
        );
      }
      return rows;
    });

  it('moves every row of somebody whom every table names, answers under the old id, and gives each back as it was', async () => {
    const { ids } = await buildWorld(running, desk);
    const call = async (name: string, given: object) => {
      const result = await callTool(running.app, desk.adminKey, name, { ...given });
      expect(result.isError ?? false, JSON.stringify(result)).toBe(false);
      return { data: result.structuredContent, text: result.content[0]?.text ?? '' };
    };
    const carriedOut = async (name: string, given: object) => {
      const planned = await call(name, given);
      const { plan_id, confirm_text } = planned.data as Record<string, string>;
      return plan_id === undefined ? planned : call('commit_plan', { plan_id, confirm_text });
    };
    const made = async (path: string, body: object) => {
      const answer = await desk.api.post(path, body);
      expect(answer.status, JSON.stringify(answer.body.error)).toBe(201);
      return answer.body.data;
    };
    const keep = await made('/candidates', {
      name: PERSON.name,
      email: 'z.kept@moved.example',
      skills: ['IFRS'],
    });
    const gone = await made('/candidates', { ...PERSON, skills: ['SAP'], current_title: 'Controller' });
    await made('/applications', { candidate_id: keep.id, job_id: ids.job_id });
    await running.service.jobs.runDue();
    const refers = { ...ids, request_id: ids.referee_request_id ?? '', screen_id: ids.ai_screen_id ?? '' };
    await running.service.store.write(
      ({ tx }) => fillEverywhere(tx, desk.accountId, { ...PERSON, id: gone.id }, refers),
      { account: desk.accountId },
    );
    const before = await stored();
    const referring = (rows: Rows, id: string): string[] =>
      TABLES.flatMap(({ table, column = 'candidate_id' }) =>
        (rows.get(table) ?? []).some((row) => row[column] === id) ? [table as string] : [],
      );
    expect(referring(before, gone.id).length).toBeGreaterThan(25);

    const merged = await carriedOut('merge_candidates', { keep_id: keep.id, merge_id: gone.id });
    expect(merged.text).toContain(PERSON.name);
    const after = await stored();
    expect(referring(after, gone.id)).toEqual([]);
    const read = await call('get_candidate', { candidate_id: gone.id });
    expect(read.data).toMatchObject({
      id: keep.id,
      skills: ['IFRS', 'SAP'],
      current_job_title: 'Controller',
    });
    expect(read.text).toContain(keep.id);

    await carriedOut('unmerge_candidate', { candidate_id: gone.id });
    const back = await stored();
    const unlike = [...before].flatMap(([table, rows]) => {
      const now = back.get(table) ?? [];
      const strip = (row: Record<string, unknown>): string =>
        JSON.stringify({ ...row, ...(AFRESH[table] ?? {}) });
      const [was, is] = [rows.map(strip), now.map(strip)];
      return [
        ...was.filter((row) => !is.includes(row)).map((row) => `${table} was ${row}`),
        ...is.filter((row) => !was.includes(row)).map((row) => `${table} is ${row}`),
      ];
    });
    expect(unlike).toEqual([]);
    const words = (back.get('pool_members') ?? []).filter(({ candidate_id }) => candidate_id === gone.id);
    expect(words.map(({ search_text }) => search_text)).toEqual([
      `${PERSON.name}\n${PERSON.email}\nController\n`.toLowerCase(),
    ]);
  });
});
