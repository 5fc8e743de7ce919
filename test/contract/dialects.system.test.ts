import { catalogue } from '#actions/catalogue.ts';
import { dialectTests } from './dialect-tests.ts';

dialectTests([...catalogue.values()]);
