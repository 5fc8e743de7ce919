import { otherWrites } from './kinds-of-actions.ts';
import { planTests } from './plan-tests.ts';

planTests(otherWrites);
