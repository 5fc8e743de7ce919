import { expect, it } from 'vitest';
import { itemKey } from '#src/batch/keys.ts';

const batch = {
  id: 'bat_1',
  accountId: 'acc_1',
  credential: { id: 'key_1', type: 'key' },
  idempotencyKey: 'daily',
};

it('is the same for the same label of the same request, whichever attempt it is', () => {
  expect(itemKey(batch, 'call')).toBe(itemKey({ ...batch, id: 'bat_2' }, 'call'));
});

it.each([
  ['label', itemKey(batch, 'other')],
  ['key', itemKey({ ...batch, idempotencyKey: 'weekly' }, 'call')],
  [
    'credential, as two may choose the same key',
    itemKey({ ...batch, credential: { id: 'key_2', type: 'key' } }, 'call'),
  ],
  ['account', itemKey({ ...batch, accountId: 'acc_2' }, 'call')],
])('is another for another %s', (_, other) => {
  expect(other).not.toBe(itemKey(batch, 'call'));
});

it('is that of the batch where there is no key', () => {
  const plain = { ...batch, idempotencyKey: null };
  expect(itemKey(plain, 'call')).not.toBe(itemKey({ ...plain, id: 'bat_2' }, 'call'));
});
