import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { OTHER_TABLES, TABLES } from '#src/domain/persons/tables.ts';
import { filesWith } from '#test/harness/files-with.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { fillEverywhere } from '#test/harness/full-person.ts';
import { callTool } from '#test/harness/mcp.ts';
import { tablesOf } from '#test/harness/tables.ts';
import { buildWorld } from './world.ts';

const PERSON = {
  name: 'Zenobia Quastenflosser',
  email: 'zenobia.q@vanish.example',
  phone: '+61 438 771 264',
};
const TELLING = ['Quastenflosser', PERSON.email, PERSON.phone, '+61438771264', '438771264'];

describe.each(['sqlite', 'postgres'] as const)('on %s', (on) => {
  const { running, desk } = useDesk({ on, sandbox: true });

  const namingTables = (texts: readonly string[]): Promise<string[]> =>
    running.service.store.read(async (db) => {
      const found: string[] = [];
      for (const { name } of await tablesOf(db)) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(
          db as unknown as Kysely<unknown>,
        );
        const kept = JSON.stringify(rows).toLowerCase();
        if (texts.some((text) => kept.includes(text.toLowerCase()))) found.push(name);
      }
      return found;
    });

  it('leaves no byte of somebody whom every table names, and what was exported before held all of it', async () => {
    const world = await buildWorld(running, desk);
    const call = async (name: string, given: object) => {
      const result = await callTool(running.app, desk.adminKey, name, { ...given });
      expect(result.isError ?? false, JSON.stringify(result)).toBe(false);
      return result.structuredContent;
    };
    const person = (
      await desk.api.post('/candidates', { ...PERSON, summary: `${PERSON.name} closes books.` })
    ).body.data;
    const twin = (await desk.api.post('/candidates', { ...PERSON, email: 'z2@vanish.example' })).body.data;
    await desk.api.post('/candidates/merge', { keep_id: person.id, merge_id: twin.id });
    await desk.api.post('/documents', {
      candidate_id: person.id,
      file_base64: Buffer.from(`CV of ${TELLING.join(', ')}`).toString('base64'),
      filename: `${PERSON.name}.txt`,
      kind: 'cv',
    });
    await desk.api.post('/emails', {
      candidate_id: person.id,
      subject: `Hello ${PERSON.name}`,
      body: PERSON.phone,
    });
    await call('search_candidates', { query: PERSON.name });
    await running.service.jobs.runDue();
    const { ids } = world;
    const refers = { ...ids, request_id: ids.referee_request_id ?? '', screen_id: ids.ai_screen_id ?? '' };
    const filled = await running.service.store.write(
      ({ tx }) => fillEverywhere(tx, desk.accountId, { ...PERSON, id: person.id }, refers),
      { account: desk.accountId },
    );
    const declared = TABLES.map(({ table }) => table as string).filter(
      (table) => table !== 'client_contacts',
    );
    expect(declared.filter((table) => !filled.includes(table))).toEqual([]);
    const before = await namingTables(TELLING);
    expect(before.length).toBeGreaterThan(40);
    if (on === 'sqlite') expect(filesWith(running.dataDir, TELLING).join(' ')).toContain('.eml: ');

    const exported: { held: { table: string; rows: { in?: string }[] }[] } = (
      await desk.api.get(`/candidates/${person.id}/export`)
    ).body.data;
    const told = new Set(
      exported.held.flatMap(({ table, rows }) => [table, ...rows.map((row) => row.in ?? table)]),
    );
    expect(
      before.filter(
        (table) => !told.has(table) && !OTHER_TABLES.includes(table) && !table.startsWith('candidate_fts'),
      ),
    ).toEqual([]);

    const actions = [{ action: 'erase_candidate', input: { candidate_id: person.id } }];
    const { plan_id, confirm_text } = (await call('plan_actions', { actions })) as Record<string, string>;
    const { batch_id } = (await call('commit_plan', { plan_id, confirm_text })) as { batch_id: string };
    await running.service.batches.settled();
    const done = await call('get_batch', { batch_id });
    expect(done).toMatchObject({ status: 'succeeded' });
    await running.service.jobs.runDue();
    expect(await namingTables(TELLING)).toEqual([]);
    expect(filesWith(running.dataDir, TELLING)).toEqual([]);
    const { certificate_id } =
      (done as { items: { result: { certificate_id: string } }[] }).items[0]?.result ?? {};
    const certificate = await call('get_erasure_certificate', { certificate_id });
    expect(certificate).toMatchObject({ candidate_id: person.id });
    expect(JSON.stringify(certificate)).not.toContain('Zenobia');
    expect((await desk.api.get(`/candidates/${twin.id}`)).status).toBe(404);
  });
});
