import { interfaceTests } from './interface-tests.ts';
import { otherWrites } from './kinds-of-writes.ts';

interfaceTests(otherWrites);
