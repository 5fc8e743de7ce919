import { expect, it } from 'vitest';
import { killSenders } from '#test/harness/mail-kill.ts';

it('sends nothing twice when it is killed 200 times between the server’s 250 and the record', async () => {
  const { kills, taken, rows } = await killSenders(200);
  expect(kills).toBe(200);
  expect(Math.max(...taken.values())).toBe(1);
  expect(rows).toHaveLength(600);
  for (const row of rows) {
    expect(['sent', 'failed']).toContain(row.status);
    if (row.status === 'failed') expect(row.last_error).toBe('outcome_unknown');
    else expect(taken.get(row.message_id ?? '')).toBe(1);
  }
}, 3_600_000);
