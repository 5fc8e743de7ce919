import { expect, it } from 'vitest';
import { killSenders } from '#test/harness/mail-kill.ts';

it('sends nothing twice when its process is killed between the server’s 250 and the record', async () => {
  const { kills, taken, rows } = await killSenders(3);
  expect(kills).toBe(3);
  expect(Math.max(...taken.values())).toBe(1);
  expect(rows).toHaveLength(9);
  // At each kill the server had said yes to a mail, and of each such mail the store knows.
  expect(taken.size).toBeGreaterThanOrEqual(kills);
  const known = new Set(rows.map(({ message_id }) => message_id));
  expect([...taken.keys()].filter((id) => !known.has(id))).toEqual([]);
  for (const row of rows) {
    expect(['sent', 'failed']).toContain(row.status);
    if (row.status === 'failed') expect(row.last_error).toBe('outcome_unknown');
    else expect(taken.get(row.message_id ?? '')).toBe(1);
  }
});
