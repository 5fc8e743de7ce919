import { hiddenMoneyTests } from '#test/contract/hidden-money-tests.ts';

hiddenMoneyTests('all');
