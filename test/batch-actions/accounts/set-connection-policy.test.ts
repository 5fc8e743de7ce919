import { expect, it } from 'vitest';
import { provesSetting } from '#test/harness/agency-setting.ts';

const { set, settings } = provesSetting({
  action: 'set_connection_policy',
  input: { roles: ['consultant', 'researcher', 'consultant'] },
  leaves: { connection_approval_roles: ['consultant', 'researcher'] },
  refused: [{}, { roles: ['admin'] }, { roles: 'consultant' }],
});

it('asks for no approval again when the list is empty', async () => {
  await set({ roles: [] });
  expect((await settings()).connection_approval_roles).toEqual([]);
});
