import { ON_SQLITE } from '#test/harness/workspace.ts';
import { provesMeaning } from './by-meaning.ts';

provesMeaning(async () => ON_SQLITE);
