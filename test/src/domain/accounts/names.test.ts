import { describe, expect, it } from 'vitest';
import { createWorkspace } from '#src/domain/accounts/workspace.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();
const TWO = 'Acme\r\nBcc: somebody@evil.example';

describe('a name of more than one line', () => {
  it('is refused of an agency, a person, a team and a key', async () => {
    const account = `/accounts/${desk.accountId}`;
    const answers = [
      await desk.api.patch(account, { name: TWO }),
      await desk.api.post(`${account}/users`, { name: TWO, email: 'pat@agency.example', role: 'consultant' }),
      await desk.api.patch(`${account}/users/${desk.adminId}`, { name: TWO }),
      await desk.api.post(`${account}/teams`, { name: TWO }),
      await desk.api.post('/keys', { name: TWO, scopes: ['jobs:read'] }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error?.field]).toEqual([422, 'name']);
      expect(body.error.message).toContain('one line');
    }
  });

  it('is folded into one where the command line makes an agency', async () => {
    const { account_id, user_id } = await running.service.store.write(({ tx }) =>
      createWorkspace(tx, new Date().toISOString(), {
        name: TWO,
        country: 'AU',
        email: 'two@agency.example',
        adminName: 'Mia\r\nAdmin',
      }),
    );
    const rows = await running.service.store.read(async (db) => [
      await db.selectFrom('accounts').where('id', '=', account_id).select('name').executeTakeFirst(),
      await db.selectFrom('users').where('id', '=', user_id).select('name').executeTakeFirst(),
    ]);
    expect(rows.map((row) => row?.name)).toEqual(['Acme Bcc: somebody@evil.example', 'Mia Admin']);
  });
});
