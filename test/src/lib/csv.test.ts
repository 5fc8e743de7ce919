import { expect, it } from 'vitest';
import { toCsv } from '#src/lib/csv.ts';

it.each(['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠'])(
  'leads text that begins with %j by an apostrophe, so that no spreadsheet runs it',
  (sign) => {
    expect(toCsv([[`${sign}1+1`, -1]])).toBe(`'${sign}1+1,-1\r\n`);
  },
);
