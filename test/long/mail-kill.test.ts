import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killSenders } from '#test/harness/mail-kill.ts';

const KILLS = Number(process.env.KILLS ?? 200);

it(`sends nothing twice when it is killed ${KILLS} times between the server’s 250 and the record`, async () => {
  const { kills, taken, rows } = await killSenders(KILLS);
  const most = Math.max(...taken.values());
  const unknown = rows.filter(({ status }) => status === 'failed').length;
  writeSync(2, `${JSON.stringify({ kills, mails: rows.length, taken: taken.size, most, unknown })}\n`);
  expect(kills).toBe(KILLS);
  expect(most).toBe(1);
  expect(rows).toHaveLength(3 * KILLS);
  // At each kill the server had said yes to a mail, and of each such mail the store knows.
  expect(taken.size).toBeGreaterThanOrEqual(kills);
  const known = new Set(rows.map(({ message_id }) => message_id));
  expect([...taken.keys()].filter((id) => !known.has(id))).toEqual([]);
  for (const row of rows) {
    expect(['sent', 'failed']).toContain(row.status);
    if (row.status === 'failed') expect(row.last_error).toBe('outcome_unknown');
    else expect(taken.get(row.message_id ?? '')).toBe(1);
  }
}, 3_600_000);
