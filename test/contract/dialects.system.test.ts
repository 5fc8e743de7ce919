import { dialectTests } from './dialect-tests.ts';
import { otherWrites } from './kinds-of-writes.ts';

dialectTests(otherWrites);
