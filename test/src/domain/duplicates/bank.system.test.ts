import { expect, it } from 'vitest';
import { findRow } from '#db/rows.ts';
import { compareAll } from '#src/domain/duplicates/index.ts';
import { bankWithDuplicates, insertBank, outcomeOf } from '../../../harness/duplicates.ts';
import { useDesk } from '../../../harness/fixture.ts';

const { running, desk } = useDesk();

it('finds nine in ten of the duplicates of a bank, and is right in 98 of 100 that it calls certain', async () => {
  const { store } = running.service;
  const { people, pairs } = bankWithDuplicates({ people: 3_000, duplicates: 0.064, seed: 20 });
  const made = await desk.api.post('/candidates', {
    name: 'Template Zuckermandel',
    email: 'template@tmpl.example',
  });
  const template = await store.read((db) => findRow(db, 'candidates', desk.accountId, made.body.data.id));
  if (template === undefined) throw new Error('the template is missing');
  const ids = await store.write(({ tx }) => insertBank(tx, template, people), { account: desk.accountId });
  await compareAll(
    store,
    () => new Date().toISOString(),
    () => false,
  );
  const stored = await store.read((db) =>
    db.selectFrom('duplicate_pairs').where('account_id', '=', desk.accountId).selectAll().execute(),
  );
  const outcome = outcomeOf(stored, ids, pairs);
  if (process.env.SHOW) console.log(outcome);
  expect(outcome.certainPrecision).toBeGreaterThanOrEqual(0.98);
  expect(outcome.recall).toBeGreaterThanOrEqual(0.9);
});
