import { hiddenMoneyTests } from './hidden-money-tests.ts';

// Every value of every input, with and without the writes of others: test:long.
hiddenMoneyTests('first');
