import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/lib/ids.ts';
import { tokensOf } from '#src/lib/tokens.ts';

/** Rows of records that were made one after another, whose ids begin alike and so are all read well or badly by a tokenizer. */
const page = (): string => {
  const owner_id = newId('user');
  return JSON.stringify(
    Array.from({ length: 60 }, (_, i) => ({ id: newId('client'), name: `Size ${i}`, owner_id })),
  );
};

describe('an estimate of tokens', () => {
  it('is never far under what a real tokenizer counts in a page of ids, whatever they are', () => {
    for (let i = 0; i < 200; i++) {
      const text = page();
      expect(encode(text).length / tokensOf(text), text).toBeLessThan(1.1);
    }
  });

  it('is near what a real tokenizer counts in prose', () => {
    const text =
      'Priya led the month-end close for three entities, moved it from 11 to 6 days, and reports to the CFO in Perth.';
    const share = encode(text).length / tokensOf(text);
    expect(share).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(1.1);
  });
});
