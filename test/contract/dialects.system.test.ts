import { dialectTests } from './dialect-tests.ts';
import { otherActions } from './kinds-of-actions.ts';

dialectTests(otherActions);
