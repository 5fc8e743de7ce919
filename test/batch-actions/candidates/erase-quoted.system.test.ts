import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf } from '#test/harness/submission.ts';
import { tablesOf } from '#test/harness/tables.ts';

const { running, desk } = useDesk({ sandbox: true });

const SUMMARIES = [
  'Her employer does not know. Call her on Sundays about the zorblatt.',
  'His employer does not know of the quandrix.',
];

const tablesWith = (text: string): Promise<string[]> =>
  running.service.store.read(async (db) => {
    const found: string[] = [];
    for (const { name } of await tablesOf(db)) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db as unknown as Kysely<unknown>);
      if (JSON.stringify(rows).includes(text)) found.push(name);
    }
    return found.toSorted();
  });

it('leaves no word that findings quote of an erased person, who is named nowhere beside them, and all of somebody else', async () => {
  const brief = await briefOf(desk, [{ name: 'Zenobia Quastenflosser' }, { name: 'Berta Bleibt' }]);
  const items = brief.applications.map((application_id, at) => ({ application_id, summary: SUMMARIES[at] }));
  const input = { job_id: brief.job_id, items, identity_visibility: 'anonymous' };
  const blocked = { ...input, items: [{ ...items[0], summary: 'Recovering from surgery until June.' }] };
  expect((await desk.api.post('/submissions', blocked)).body.error).toMatchObject({
    type: 'unlawful_wording',
  });
  expect(await tablesWith('Recovering from surgery')).toEqual(['idempotency_keys']);
  const planned = await desk.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'create_submission', input }],
  });
  expect(planned.body.success).toBe(true);
  const held = (await desk.api.post('/submissions', input)).body.data;
  expect(held.review.state).toBe('held');
  const narrow = desk.as(
    await desk.key(['submissions:read', 'submissions:write', 'candidates:read', 'applications:read']),
  );
  const asked = await narrow.post('/batch', {
    actions: [{ action: 'release_held', input: { record: held.id, decision: 'release', reason: 'Agreed.' } }],
  });
  expect(asked.body.data.status).toBe('awaiting_approval');
  expect(await tablesWith('zorblatt')).toEqual(
    expect.arrayContaining([
      'approvals',
      'batch_plans',
      'idempotency_keys',
      'scheduled_emails',
      'submissions',
    ]),
  );

  await desk.api.delete(`/candidates/${brief.candidates[0]}/gdpr-delete`);
  expect(await tablesWith('zorblatt')).toEqual([]);
  expect(await tablesWith('Recovering from surgery')).toEqual([]);
  expect(await tablesWith('quandrix')).toEqual(expect.arrayContaining(['approvals', 'submission_items']));
  const left = (await desk.api.get(`/submissions/${held.id}`)).body.data;
  expect(left.items).toMatchObject([{ summary: SUMMARIES[1] }]);
});
