import { fuzzTests } from './fuzz.ts';

fuzzTests(Number(process.env.FUZZ_CASES ?? 2000), 300_000);
