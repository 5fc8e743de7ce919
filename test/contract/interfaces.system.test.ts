import { interfaceTests } from './interface-tests.ts';
import { otherActions } from './kinds-of-actions.ts';

interfaceTests(otherActions);
