import { fuzzTests } from './fuzz.ts';

// fuzz.system.test.ts has more.
fuzzTests(400, 300_000);
