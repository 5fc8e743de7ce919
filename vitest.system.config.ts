import { defineConfig } from 'vitest/config';
import quick from './vitest.config.ts';

/** The product as a whole: its processes, also killed ones, browsers, several nodes, the whole catalogue: `npm run test:system`. */
export default defineConfig({
  plugins: quick.plugins,
  test: { ...quick.test, include: ['test/**/*.system.test.{ts,tsx}'], exclude: ['node_modules/**'] },
});
