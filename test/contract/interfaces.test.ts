import { interfaceTests } from './interface-tests.ts';
import { actionOfEachKind } from './kinds-of-actions.ts';

// One action of each kind; interfaces.system.test.ts has the others.
interfaceTests(actionOfEachKind);
