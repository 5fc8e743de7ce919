import { findRow } from '#db/rows.ts';
import { compareAll } from '#src/domain/duplicates/index.ts';
import { fold } from '#src/lib/fold.ts';
import { bankWithDuplicates, insertBank } from '#test/harness/duplicates.ts';
import type { TestService, Workspace } from '#test/harness/workspace.ts';
import type { LabelledPair, Recorded } from './pairs.ts';

/** The score of each pair as the worker stores it among 3,000 other people; 0 for one that it does not keep. */
export async function scoresOf(
  running: TestService,
  desk: Workspace,
  pairs: readonly LabelledPair[],
): Promise<number[]> {
  const { store } = running.service;
  const ids: [string, string][] = [];
  for (const [at, { records }] of pairs.entries())
    ids.push([
      await add(running, desk, records[0], `${at}a`),
      await add(running, desk, records[1], `${at}b`),
    ]);
  const template = await store.read((db) => findRow(db, 'candidates', desk.accountId, ids[0]?.[0] ?? ''));
  if (template === undefined) throw new Error('nobody was added');
  const { people } = bankWithDuplicates({ people: 3_000, duplicates: 0, seed: 11 });
  await store.write(({ tx }) => insertBank(tx, template, people), { account: desk.accountId });
  await compareAll(
    store,
    () => new Date().toISOString(),
    () => false,
  );
  const stored = await store.read((db) =>
    db.selectFrom('duplicate_pairs').where('account_id', '=', desk.accountId).selectAll().execute(),
  );
  return ids.map(
    (pair) => stored.find((row) => pair.includes(row.first_id) && pair.includes(row.second_id))?.score ?? 0,
  );
}

/**
 * Adds a record. The address is set beside the service, as an agency's earlier system may have held one address twice, or none.
 */
async function add(
  { service }: TestService,
  desk: Workspace,
  record: Recorded,
  key: string,
): Promise<string> {
  const { name, phone, linkedin, city, country, company, title } = record;
  const made = await desk.api.post('/candidates', {
    name,
    email: `pair-${key}@set.example`,
    phone,
    linkedin_url: linkedin,
    location: city === null && country === null ? null : { city, country_code: country },
    current_company: company,
    current_title: title,
  });
  if (made.status !== 201) throw new Error(`${name}: ${JSON.stringify(made.body)}`);
  const { id } = made.body.data;
  const others = record.email === null ? [] : [fold(record.email)];
  await service.store.write(
    ({ tx }) =>
      tx
        .updateTable('candidates')
        .set({ email: null, email_folded: null, other_emails: JSON.stringify(others) })
        .where('account_id', '=', desk.accountId)
        .where('id', '=', id)
        .execute(),
    { account: desk.accountId },
  );
  return id;
}
