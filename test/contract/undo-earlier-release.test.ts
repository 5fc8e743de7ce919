import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRow } from '#db/rows.ts';
import { hashSecret, makeKey } from '#src/access/keys.ts';
import { KEY } from '#src/domain/accounts/keys-schema.ts';
import { DEFAULT_SETTINGS } from '#src/domain/accounts/settings.ts';
import { newId } from '#src/lib/ids.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { startService, type TestService } from '#test/harness/workspace.ts';
import { difference, rowsReader } from './agency-rows.ts';
import { carryOver } from './carried-over.ts';

// Written by test/fixtures/earlier-release/write.ts: the store of a release as it was before its batches, and after.
const fixture = (name: string): Buffer =>
  gunzipSync(readFileSync(new URL(`../fixtures/earlier-release/${name}.sqlite.gz`, import.meta.url)));

async function started(name: string): Promise<TestService> {
  const folder = scratchFolder(name);
  await carryOver(fixture(name), folder);
  return startService({}, folder);
}

interface Stored {
  batch_id: string;
  action: string;
}

let before: TestService;
let after: TestService;

beforeAll(async () => {
  before = await started('before');
  after = await started('after');
});

/** The batches of an agency, the last first. */
async function batchesOf(account: string): Promise<Stored[]> {
  const known = await before.service.store.read((db) => db.selectFrom('batches').select('id').execute());
  const { rows } = await after.service.store.read((db) =>
    sql<Stored>`
      select batch_id, action from batch_items
      where account_id = ${account} and done is not null order by updated_at desc, batch_id desc`.execute(db),
  );
  return rows.filter(({ batch_id }) => known.every(({ id }) => id !== batch_id));
}

/** A key of the agency's admin, whose clock stands where the agency's batches ended. */
async function keyOf(account: string): Promise<string> {
  const secret = makeKey('live', after.service.config.REGION);
  await after.service.store.write(async ({ tx }) => {
    const { rows } = await sql<{ at: string }>`
      select max(updated_at) as at from batch_items where account_id = ${account}`.execute(tx);
    const offset = Date.parse(rows[0]?.at ?? '') - Date.now() + 1000;
    await tx.updateTable('accounts').set({ clock_offset_ms: offset }).where('id', '=', account).execute();
    const admin = await tx
      .selectFrom('users')
      .where('account_id', '=', account)
      .where('role', '=', 'admin')
      .orderBy('created_at')
      .select('id')
      .executeTakeFirstOrThrow();
    const key = KEY.row(
      {},
      {
        id: newId('api_key'),
        account_id: account,
        user_id: admin.id,
        mode: 'live',
        hash: hashSecret(after.service.secrets.pepper, secret),
        hint: secret.slice(-4),
        scopes: ['admin'],
        status: 'active',
        created_at: new Date().toISOString(),
      },
    );
    await insertRow(tx, 'api_keys', key);
  });
  return secret;
}

async function undo(key: string, batch: string): Promise<unknown> {
  const answer = await after.app.request(`/api/v1/batch/${batch}/undo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': batch, 'content-type': 'application/json' },
    body: '{}',
  });
  const { data, error } = await answer.json();
  return data?.items[0]?.undo ?? error;
}

describe.each(['As it was stored', 'As other releases stored it'])('a store of release 7.2.0, %s', (name) => {
  it('is as it was once every batch in it is undone by today’s code', async () => {
    const { id } = await before.service.store.read((db) =>
      db.selectFrom('accounts').where('name', '=', name).select('id').executeTakeFirstOrThrow(),
    );
    const key = await keyOf(id);
    const batches = await batchesOf(id);
    expect(batches.length).toBeGreaterThan(60);
    for (const { batch_id, action } of batches) {
      const undone = await undo(key, batch_id);
      const outcome = after.service.batches.catalogue.has(action) ? 'done' : 'irreversible';
      expect({ action, undone }).toMatchObject({ action, undone: { outcome } });
    }
    // What set the roles is no action any more.
    const roles = { ...DEFAULT_SETTINGS, connection_approval_roles: ['consultant'] };
    const rows = async (running: TestService) => (await rowsReader(running, id))();
    expect(difference(await rows(before), await rows(after), true)).toEqual({
      [`accounts ${id}`]: [['settings', DEFAULT_SETTINGS, roles]],
    });
  });
});
