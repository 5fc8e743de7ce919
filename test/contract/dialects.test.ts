import { catalogue } from '#actions/catalogue.ts';
import { dialectTests } from './dialect-tests.ts';
import { writeOfEachKind } from './kinds-of-writes.ts';

// Every read and a write of each kind; dialects.system.test.ts has the other writes.
dialectTests([...[...catalogue.values()].filter(({ kind }) => kind === 'read'), ...writeOfEachKind]);
