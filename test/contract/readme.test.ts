import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Settings } from '#src/config.ts';
import { startService } from '#test/harness/workspace.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it('shows pictures that are there, each under 100 kB', () => {
  const shown = [...readme.matchAll(/(?:\]\(|src(?:set)?=")(docs\/pictures\/[^)"]+)/g)].map(
    ([, path = '']) => path,
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const path of shown)
    expect([path, statSync(new URL(`../../${path}`, import.meta.url)).size < 100_000]).toEqual([path, true]);
});

it('lists every setting with its default and its meaning', () => {
  const rows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \| (.*?) \|$/gm)].map(
    ([, name, fallback, meaning]) => [name, fallback, meaning],
  );
  const expected = Object.entries(Settings.shape).map(([name, schema]) => {
    const given = schema.safeParse(undefined);
    const value = given.success ? given.data : undefined;
    const shown =
      value === undefined ? '' : Array.isArray(value) ? `\`${value.join()}\`` : `\`${String(value)}\``;
    return [name, shown, schema.description ?? ''];
  });
  expect(rows).toEqual(expected);
});

it('shows a first batch, its plan, the commit and the undo as they are answered', async () => {
  const running = await startService();
  const agency = await running.workspace({ country: 'US' });
  const said = [...readme.matchAll(/-d '(\{[^']*\})'|^post \S+ '([^']*)'\n\n(\{[^`]*\})\n```/gms)];
  const [first, plan, commit, undo] = said.map(([, body, posted, answer]) => ({
    body: body ?? posted ?? '',
    answer: JSON.parse((answer ?? '{}').replaceAll('…', '')),
  }));
  const made = (await agency.api.post('/batch', JSON.parse(first?.body ?? ''))).body.data;
  expect(made.status).toBe('succeeded');
  const [, , person, application] = made.items;
  const filled = plan?.body.replaceAll('cnd_…', person.result.id).replace('app_…', application.result.id);
  const planned = (await agency.api.post('/batch', JSON.parse(filled ?? ''), null)).body.data;
  const { plan_id, expires_at: _, ...shown } = plan?.answer ?? {};
  expect(planned).toMatchObject(shown);
  expect(planned.plan_id).toContain(plan_id.slice(0, 4));
  expect(commit?.body).toContain(planned.confirm_text.slice(0, 30));
  const { confirm_text } = planned;
  const done = (await agency.api.post('/batch', { plan_id: planned.plan_id, confirm_text })).body.data;
  const { batch_id: __, ...counted } = commit?.answer ?? {};
  expect(done).toMatchObject(counted);
  const undone = (await agency.api.post(`/batch/${done.batch_id}/undo`, JSON.parse(undo?.body ?? ''))).body;
  expect(undone.data).toMatchObject(undo?.answer ?? {});
  await running.close();
});
