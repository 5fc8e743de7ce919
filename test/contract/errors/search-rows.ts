import { startService } from '#test/harness/workspace.ts';
import type { Row } from './row.ts';

/** Nobody listens there: what a model that is down looks like. */
const AWAY = 'http://127.0.0.1:9/v1';

export const searchRows = (): Row[] => [
  {
    code: 'INTERNAL_ERROR',
    when: 'the search compiler is away',
    says: 'same Idempotency-Key',
    provoke: async () => {
      const running = await startService({
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: AWAY,
        AI_MODEL: 'none',
      });
      const desk = await running.workspace();
      return async () => {
        const answer = await desk.api.post('/candidates/search', { query: 'nurses in Perth' });
        await running.close();
        return answer;
      };
    },
  },
];
