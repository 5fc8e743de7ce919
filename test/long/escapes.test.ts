import { escapeTests } from '#test/contract/escape-tests.ts';

escapeTests('all');
