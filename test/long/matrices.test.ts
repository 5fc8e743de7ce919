import { writeSync } from 'node:fs';
import { afterAll } from 'vitest';
import { tried } from '#test/contract/matrix-count.ts';
import '#test/contract/access.test.ts';
import '#test/contract/access.system.test.ts';
import '#test/contract/raw-access.system.test.ts';

afterAll(() => void writeSync(2, `${JSON.stringify(tried)}\n`));
