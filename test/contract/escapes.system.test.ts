import { escapeTests } from './escape-tests.ts';

// Each write by every kind of credential: test:long.
escapeTests('turns');
