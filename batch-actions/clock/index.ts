export { advanceTestClockAction } from './advance-test-clock.ts';
