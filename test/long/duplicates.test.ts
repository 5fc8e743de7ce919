import { expect, it } from 'vitest';
import { findRow } from '#db/rows.ts';
import { compareAll } from '#src/domain/duplicates/index.ts';
import { bankWithDuplicates, insertBank, outcomeOf } from '../harness/duplicates.ts';
import { useDesk } from '../harness/fixture.ts';

const { running, desk } = useDesk();

it('finds the duplicates among 100,000 people, within a gigabyte', async () => {
  const { store } = running.service;
  const { people, pairs } = bankWithDuplicates({ people: 100_000, duplicates: 0.064, seed: 7 });
  const made = await desk.api.post('/candidates', {
    name: 'Template Zuckermandel',
    email: 'template@tmpl.example',
  });
  const template = await store.read((db) => findRow(db, 'candidates', desk.accountId, made.body.data.id));
  if (template === undefined) throw new Error('the template is missing');
  const ids: string[] = [];
  const emails = new Set<string>();
  for (let from = 0; from < people.length; from += 5_000) {
    const some = people.slice(from, from + 5_000);
    ids.push(
      ...(await store.write(({ tx }) => insertBank(tx, template, some, emails), { account: desk.accountId })),
    );
  }
  const began = performance.now();
  const cpu = process.cpuUsage();
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 100);
  await compareAll(
    store,
    () => new Date().toISOString(),
    () => false,
  );
  clearInterval(watch);
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const stored = await store.read((db) =>
    db.selectFrom('duplicate_pairs').where('account_id', '=', desk.accountId).selectAll().execute(),
  );
  const outcome = outcomeOf(stored, ids, pairs);
  console.log({
    people: people.length,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    peakMegabytes: peak / 1e6,
    ...outcome,
  });
  expect(outcome.certainPrecision).toBeGreaterThanOrEqual(0.98);
  expect(outcome.recall).toBeGreaterThanOrEqual(0.9);
  expect(peak).toBeLessThan(1e9);
});
