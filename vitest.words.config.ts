import { words } from './vitest.config.ts';

export default words;
