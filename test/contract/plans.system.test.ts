import { otherWrites } from './kinds-of-writes.ts';
import { planTests } from './plan-tests.ts';

planTests(otherWrites);
