import { writeSync } from 'node:fs';
import { fuzzTests } from '#test/contract/fuzz.ts';

fuzzTests(Number(process.env.FUZZ_CASES ?? 100_000), 3_600_000, (ends) =>
  writeSync(2, `${JSON.stringify(ends)}\n`),
);
