import { catalogue } from '#actions/catalogue.ts';
import { interfaceTests } from './interface-tests.ts';
import { writeOfEachKind } from './kinds-of-writes.ts';

// Every read and a write of each kind; interfaces.system.test.ts has the other writes.
interfaceTests([...[...catalogue.values()].filter(({ kind }) => kind === 'read'), ...writeOfEachKind]);
