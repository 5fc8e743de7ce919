import { expect, it } from 'vitest';
import { provesSetting } from '#test/harness/agency-setting.ts';

const { set, settings } = provesSetting({
  action: 'set_candidate_allowance',
  input: { limit: 50, mode: 'warn' },
  leaves: { candidate_allowance: { limit: 50, mode: 'warn' } },
  refused: [{}, { limit: -1 }, { limit: 1.5 }, { limit: 5, mode: 'ask' }, { limit: 5, per: 'day' }],
});

it('keeps the mode when only the limit is given', async () => {
  await set({ limit: 10, mode: 'warn' });
  await set({ limit: 20 });
  expect((await settings()).candidate_allowance).toEqual({ limit: 20, mode: 'warn' });
});
