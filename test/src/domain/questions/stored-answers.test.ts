import { expect, it } from 'vitest';
import { AnalyticsAnswer } from '#src/domain/questions/schema.ts';
import { compileRedactor } from '#src/lib/money.ts';

const { redact } = compileRedactor(AnalyticsAnswer);
const none = { has: () => false };
const every = { has: () => true };

it('a stored answer is told again by what its reader may see, also one that an earlier release stored', () => {
  const without = 'Billings: the amounts are hidden.';
  const today = {
    answer: 'Billings: AUD 9,000.00.',
    if_hidden: { scope: 'placements:financials:read', answer: without },
    rows: [{ billings: 9000, currency: 'AUD' }],
  };
  expect(redact(today, none)).toMatchObject({ answer: without, rows: [{ billings: null, currency: 'AUD' }] });
  const earlier = { answer: 'Billings: see amounts.', amounts: 'Billings: AUD 9,000.00.', rows: [] };
  expect(redact(earlier, none)).toMatchObject({ answer: 'Billings: see amounts.', amounts: null });
  expect(redact(earlier, every)).toMatchObject({ amounts: 'Billings: AUD 9,000.00.' });
});
