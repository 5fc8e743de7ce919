import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeeSchedule } from '#src/domain/accounts/schema.ts';
import {
  creditsFault,
  feeAmount,
  grossProfit,
  guaranteeOutcome,
  isBackward,
  schedulePercent,
  workingUnits,
} from '#src/domain/placements/rules.ts';
import { minorDigits, roundMoney } from '#src/lib/money.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 }).map((n) => n / 100);
const percents = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100);
const currency = fc.constantFrom('AUD', 'USD', 'JPY', 'KWD');

const schedule = (tiers: FeeSchedule['tiers'], minimum_fee: number | null = null): FeeSchedule => ({
  currency: 'AUD',
  fee_basis: 'package',
  tiers,
  minimum_fee,
  guarantee_days: 90,
  guarantee_remedy: 'replacement',
  guarantee_notes: null,
  payment_terms_days: 14,
});

const percentFee = (percent: number, salary: number | null, minimum: number | null = null) =>
  feeAmount({ type: 'percent', percent, entered: null, salary, minimum }, 'AUD');

describe('fees', () => {
  it('charges the whole salary at the percent of the band it falls in', () => {
    const bands = schedule([
      { from: 0, percent: 15 },
      { from: 80_000, percent: 18 },
      { from: 150_000, percent: 22.5 },
    ]);
    expect(
      [0, 79_999.99, 80_000, 149_999, 150_000, 1e9].map((salary) => schedulePercent(bands, salary)),
    ).toEqual([15, 15, 18, 18, 22.5, 22.5]);
    expect(schedulePercent(bands, null)).toBeNull();
    expect(schedulePercent(schedule([{ from: 0, percent: 20 }]), null)).toBe(20);
  });

  it('never falls as the salary rises within a band', () => {
    fc.assert(
      fc.property(percents, cents, cents, fc.option(cents), (percent, a, b, minimum) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(percentFee(percent, high, minimum)).toBeGreaterThanOrEqual(
          percentFee(percent, low, minimum) ?? 0,
        );
      }),
    );
  });

  it('is at least the minimum, and the minimum only where the percent comes to less', () => {
    fc.assert(
      fc.property(percents, cents, cents, (percent, salary, minimum) => {
        const plain = percentFee(percent, salary) ?? 0;
        expect(percentFee(percent, salary, minimum)).toBe(Math.max(plain, minimum));
      }),
    );
  });

  it('rounds to the minor digits of the currency, exact halves away from zero', () => {
    expect(percentFee(10, 0.05)).toBe(0.01);
    expect(percentFee(33.33, 100.5)).toBe(33.5);
    expect(percentFee(1.5, 67)).toBe(1.01);
    expect(roundMoney(1.005, 'AUD')).toBe(1.01);
    expect(roundMoney(0.5, 'JPY')).toBe(1);
    expect(roundMoney(1.0005, 'KWD')).toBe(1.001);
    fc.assert(
      fc.property(percents, cents, currency, (percent, salary, code) => {
        const amount =
          feeAmount({ type: 'percent', percent, entered: null, salary, minimum: null }, code) ?? 0;
        // In units of the exact product: hundredths of cents times hundredths of percents.
        const exact = BigInt(Math.round(salary * 100)) * BigInt(Math.round(percent * 100));
        const unit = 10n ** BigInt(6 - minorDigits(code));
        const rounded = (exact * 2n + unit) / (unit * 2n);
        expect(Math.round(amount * 10 ** minorDigits(code))).toBe(Number(rounded));
      }),
    );
  });

  it('is not known before the salary is, and is what was entered when fixed', () => {
    expect(percentFee(20, null, 5000)).toBeNull();
    expect(
      feeAmount({ type: 'fixed', percent: null, entered: 12_345.678, salary: 1, minimum: 99_999 }, 'AUD'),
    ).toBe(12_345.68);
  });
});

const contract = {
  charge_rate: 110,
  pay_rate: 80,
  rate_period: 'hourly',
  start_date: '2026-03-02',
  contract_end_date: '2026-03-13',
} as const;

describe('gross profit', () => {
  it('is the margin times the working units, both ends included, without weekends', () => {
    expect(grossProfit(contract, 'AUD')).toBe(30 * 10 * 8);
    expect(grossProfit({ ...contract, rate_period: 'daily' }, 'AUD')).toBe(300);
    expect(grossProfit({ ...contract, rate_period: 'weekly' }, 'AUD')).toBe(60);
    expect(grossProfit({ ...contract, contract_end_date: '2026-03-02' }, 'AUD')).toBe(240);
    expect(
      grossProfit({ ...contract, start_date: '2026-03-07', contract_end_date: '2026-03-08' }, 'AUD'),
    ).toBe(0);
    expect(grossProfit({ ...contract, pay_rate: 120 }, 'AUD')).toBe(-800);
  });

  it('is not known while any part of it is missing', () => {
    for (const part of Object.keys(contract))
      expect(grossProfit({ ...contract, [part]: null }, 'AUD'), part).toBeNull();
  });

  it('adds up over a split of the term, for any days', () => {
    const day = fc
      .integer({ min: 0, max: 2000 })
      .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 400 }),
        (start, first, more) => {
          const plus = (days: number) =>
            new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);
          const whole = workingUnits('daily', start, plus(first + 1 + more));
          const parts = workingUnits('daily', start, plus(first)).plus(
            workingUnits('daily', plus(first + 1), plus(first + 1 + more)),
          );
          expect(whole.toNumber()).toBe(parts.toNumber());
          let weekdays = 0;
          for (let i = 0; i <= first + 1 + more; i += 1)
            if (new Date(plus(i)).getUTCDay() % 6 !== 0) weekdays += 1;
          expect(whole.toNumber()).toBe(weekdays);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('credits', () => {
  it.each([
    [[100], null],
    [[33.33, 33.33, 33.33], null],
    [[33.34, 33.33, 33.33], null],
    [[50, 50.01], null],
    [[99.9], 99.9],
    [[50, 50.02], 100.02],
    [[0.1, 0.2], 0.3],
    [[], 0],
  ])('%j miss 100 by what makes them %j', (shares, fault) => {
    expect(creditsFault(shares)).toBe(fault);
  });

  it('accept exactly the splits that total 100 within 0.01', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 6 }),
        (hundredths) => {
          const total = hundredths.reduce((sum, n) => sum + n, 0);
          const ok = Math.abs(total - 10_000) <= 1;
          expect(creditsFault(hundredths.map((n) => n / 100)) === null).toBe(ok);
        },
      ),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (first) => {
        expect(creditsFault([first / 100, (10_000 - first) / 100])).toBeNull();
      }),
    );
  });
});

describe('falling off', () => {
  const given = { start_date: '2026-01-01', guarantee_days: 90, fee: 18_000, currency: 'AUD' };
  const outcome = (remedy: Parameters<typeof guaranteeOutcome>[0]['remedy'], day: string) =>
    guaranteeOutcome({ ...given, remedy }, day);

  it('refunds by the remedy while the guarantee runs, its last day included', () => {
    expect(outcome('refund_full', '2026-04-01')).toEqual({
      in_guarantee: true,
      remedy: 'refund_full',
      days_served: 90,
      refund_amount: 18_000,
    });
    expect(outcome('refund_half', '2026-01-31').refund_amount).toBe(9000);
    expect(outcome('refund_pro_rata', '2026-01-31')).toMatchObject({
      days_served: 30,
      refund_amount: 12_000,
    });
    expect(outcome('replacement_or_refund_half', '2026-01-31').refund_amount).toBe(9000);
    expect(outcome('replacement', '2026-01-31').refund_amount).toBe(0);
    expect(outcome('none', '2026-01-31').refund_amount).toBe(0);
  });

  it('refunds nothing once it has passed, or without one', () => {
    expect(outcome('refund_full', '2026-04-02')).toMatchObject({ in_guarantee: false, refund_amount: 0 });
    expect(
      guaranteeOutcome({ ...given, guarantee_days: null, remedy: 'refund_full' }, '2026-01-02'),
    ).toMatchObject({
      in_guarantee: false,
      refund_amount: 0,
    });
  });

  it('has not begun for who withdraws before the start, and begins with the first day of work', () => {
    expect(outcome('replacement', '2025-12-31')).toMatchObject({ in_guarantee: false, days_served: 0 });
    expect(outcome('replacement', '2026-01-01')).toMatchObject({ in_guarantee: true, days_served: 0 });
  });

  it('counts no day served before the start, and knows no refund of an unknown fee', () => {
    expect(outcome('refund_pro_rata', '2025-12-20')).toMatchObject({ days_served: 0, refund_amount: 18_000 });
    expect(
      guaranteeOutcome({ ...given, fee: null, remedy: 'refund_full' }, '2026-01-02').refund_amount,
    ).toBeNull();
  });

  it('never refunds more than the fee nor less than nothing', () => {
    const remedies = fc.constantFrom('refund_full', 'refund_half', 'refund_pro_rata', 'replacement', 'none');
    fc.assert(
      fc.property(
        remedies,
        cents,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 800 }),
        (remedy, fee, days, served) => {
          const left = new Date(Date.UTC(2026, 0, 1 + served)).toISOString().slice(0, 10);
          const { refund_amount } = guaranteeOutcome(
            { ...given, guarantee_days: days, fee, remedy: remedy as 'none' },
            left,
          );
          expect(refund_amount).toBeGreaterThanOrEqual(0);
          expect(refund_amount).toBeLessThanOrEqual(fee);
        },
      ),
    );
  });
});

it('knows which moves take something back', () => {
  expect(isBackward('pending_start', 'started')).toBe(false);
  expect(isBackward('pending_start', 'fell_off')).toBe(false);
  expect(isBackward('started', 'pending_start')).toBe(true);
  expect(isBackward('completed', 'fell_off')).toBe(true);
  expect(isBackward('completed', 'completed')).toBe(false);
});
