import { expect, it } from 'vitest';
import { type Finding, refuseBlocked, review } from '#src/domain/moderation/index.ts';
import { AppError } from '#src/lib/errors.ts';

const found = (text: string, subject: 'role' | 'person' = 'role'): Finding[] =>
  review([['text', text]], { subject, place: 'AU', isShown: true });

it.each([
  'Must be male. ',
  'We want a young team. Kia ora. ',
  'Women only; the Sex Discrimination Act 1984 allows it. ',
  'M\u200bust be male. No m\u00fcms! ',
  'Is she married? Ask her. ',
])('finds each of many equal sentences at its place: %s', (said) => {
  const text = `Drives trucks. ${said.repeat(5)}Own tools.`;
  const all = found(text);
  for (const { words, start, end } of all) expect(text.slice(start, end)).toBe(words);
  // With other gaps none of them stands between the same neighbours, and each is read by itself.
  const apart = found(
    `Drives trucks. ${[1, 2, 3, 4, 5].map((gap) => said.replaceAll('. ', `.${' '.repeat(gap)}`)).join('')}Own tools.`,
  );
  const told = (list: Finding[]) => list.map(({ verdict, words }) => `${verdict} ${words}`);
  expect(told(all)).toEqual(told(apart));
});

it('takes hardly longer for a sentence that is said ten times as often', () => {
  const cpu = (times: number): number => {
    const text = 'Must be male and under 30, no parents. '.repeat(times);
    const began = process.cpuUsage();
    found(text);
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  cpu(200);
  const few = Math.min(cpu(200), cpu(200), cpu(200));
  const many = Math.min(cpu(2000), cpu(2000), cpu(2000));
  // Read anew each time it was ten times and more, and compared with all others a hundred times.
  expect(many).toBeLessThan(few * 30);
});

it('lists at most fifty findings in a refusal, the blocked ones first, and counts the rest', () => {
  const findings = found(`${'You will be a bubbly girl. '.repeat(60)}${'Must be male. '.repeat(70)}`);
  const blocked = findings.filter(({ verdict }) => verdict === 'blocked');
  expect(findings.length).toBeGreaterThan(100);
  let refused: unknown;
  try {
    refuseBlocked(findings);
  } catch (error) {
    refused = error;
  }
  if (!(refused instanceof AppError)) throw new Error('nothing was refused');
  const { extra = {} } = refused.details;
  const listed = extra.findings as Finding[];
  expect(listed).toHaveLength(50);
  expect(listed.filter(({ verdict }) => verdict === 'blocked')).toHaveLength(Math.min(50, blocked.length));
  expect(extra.findings_left_out).toBe(findings.length - 50);
});
