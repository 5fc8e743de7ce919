import { accessTests } from './access-tests.ts';
import { otherActions } from './kinds-of-actions.ts';

accessTests(otherActions);
