import { expect, it } from 'vitest';
import { insertRow } from '#db/rows.ts';
import { createCandidate } from '#src/domain/candidates/index.ts';
import { CreateCandidate } from '#src/domain/candidates/schema.ts';
import { newId } from '#src/lib/ids.ts';
import { runInDomain } from '#test/harness/action.ts';
import { openPoolDesk } from '#test/harness/pools.ts';

const pools = openPoolDesk();

/** Adds somebody as a file of an import does: the person and the record of the file in one unit. */
async function imported(name: string, match_pools: boolean): Promise<void> {
  await runInDomain(pools.running(), pools.desk().adminKey, async (ctx) => {
    const { account, now, tx } = ctx;
    const person = await createCandidate(
      ctx,
      CreateCandidate.parse({ name, email: `${newId('tag')}@people.example`, current_title: 'Welder' }),
    );
    const row = { account_id: account.id, created_at: now, updated_at: now };
    const import_id = newId('import');
    await insertRow(tx, 'candidate_imports', {
      ...row,
      id: import_id,
      status: 'processing',
      file_count: 1,
      match_pools: match_pools ? 1 : 0,
      role_matches: null,
      created_by: null,
      completed_at: null,
    });
    const id = newId('import_item');
    await insertRow(tx, 'candidate_import_items', {
      ...row,
      id,
      import_id,
      filename: 'cv.pdf',
      status: 'imported',
      reason: null,
      link_hash: id,
      expires_at: now,
      sha256: null,
      size: null,
      mime_type: null,
      claim: null,
      lease_until: null,
      candidate_id: person.id,
      deferred: null,
    });
    return null;
  });
}

it('matches people who come with an import, unless it was told to match no pools', async () => {
  const pool = await pools.pool({ eligibility: 'Welders', auto_add_enabled: true });
  await imported('Quiet Welder', false);
  await imported('Open Welder', true);
  expect((await pools.members(pool.id)).map(({ candidate }) => candidate.name)).toEqual(['Open Welder']);
});
