import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

process.env.TEST_STORE = 'postgres';

export default mergeConfig(base, defineConfig({ test: {} }));
