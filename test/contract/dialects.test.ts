import { dialectTests } from './dialect-tests.ts';
import { actionOfEachKind } from './kinds-of-actions.ts';

// One action of each kind; dialects.system.test.ts has the others.
dialectTests(actionOfEachKind);
