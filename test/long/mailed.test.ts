import { expect, it } from 'vitest';
import { type Mailed, mailedBriefs, sendMailed } from '#test/eval/leaving/mailed.ts';
import { startService } from '#test/harness/workspace.ts';

const told = (found: readonly Mailed[]): string[] =>
  found.map(({ id, way, why }) => `${id} by ${way}: ${why}`);

// What is wrong with the closed briefs is counted and never told, so that no rule is made with them.
it.each([
  ['mailed-open.txt', { passed: 0, stopped: 0, leaking: 0, losing: 0 }],
  ['mailed-closed.txt', { passed: 0, stopped: 2, leaking: 0, losing: 0 }],
  // Of an author apart; of the ads 17 showed something at first.
  ['mailed-second-closed.txt', { passed: 2, stopped: 12, leaking: 0, losing: 5 }],
  // Of a further author; at the first run 12 showed something. Two more lose something since two fewer are stopped.
  ['mailed-third-closed.txt', { passed: 0, stopped: 4, leaking: 0, losing: 20 }],
  // Of a fourth author; as they came, open: none passed, 28 stopped, 32 leaking, 32 losing; closed: none, 20, 17, 14. What is paid is
  // wanted of most of them, which an ad shows only where it says so.
  ['mailed-fourth-open.txt', { passed: 0, stopped: 6, leaking: 0, losing: 29 }],
  ['mailed-fourth-closed.txt', { passed: 0, stopped: 14, leaking: 3, losing: 16 }],
] as const)(
  'mails of clients (%s) publish no unlawful line, name no client and keep what is asked, but for what is known',
  async (file, known) => {
    const running = await startService({ RATE_LIMIT_AI_PER_MINUTE: '10000' });
    const found = await sendMailed(running, mailedBriefs(file));
    const lawful = found.filter((one) => one.lawful);
    const wrong = {
      passed: found.filter((one) => !one.lawful && one.isPublic),
      stopped: lawful.filter((one) => !one.isPublic),
      leaking: found.filter((one) => one.leaks.length > 0),
      losing: lawful.filter((one) => one.lost.length > 0),
    };
    console.log(
      file,
      found.length,
      Object.fromEntries(Object.entries(wrong).map(([kind, those]) => [kind, those.length])),
    );
    if (file.endsWith('-open.txt')) console.log(Object.values(wrong).flatMap(told).join('\n'));
    for (const [kind, those] of Object.entries(wrong))
      expect(those.length, kind).toBeLessThanOrEqual(known[kind as keyof typeof wrong]);
  },
);
