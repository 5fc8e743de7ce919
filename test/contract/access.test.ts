import { accessTests, catchesTests } from './access-tests.ts';
import { actionOfEachKind } from './kinds-of-actions.ts';

catchesTests();
// One action of each kind; access.system.test.ts has the others.
accessTests(actionOfEachKind);
