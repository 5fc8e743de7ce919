import type { Answer, Api } from './workspace.ts';

/**
 * Moves the clock of a sandbox, and waits for all that falls due on the way, which on a busy machine takes longer than a
 * request waits.
 * @returns the batch at its end
 */
export async function advanceTo(api: Api, to: string): Promise<Answer> {
  let answer = await api.post('/batch', { actions: [{ action: 'advance_test_clock', input: { to } }] });
  while (answer.body.data?.status === 'running')
    answer = await api.get(`/batch/${answer.body.data.batch_id}`);
  return answer;
}
