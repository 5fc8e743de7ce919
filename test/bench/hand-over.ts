import { deskOf } from '#test/harness/pipeline.ts';
import { startService, type Workspace } from '#test/harness/workspace.ts';
import { median, processorTime } from './processor.ts';
import type { Ratio } from './ratio.ts';

const RECORDS = 500;
const AT_ONCE = 100;
const ROUNDS = 5;

/** Five hundred people that go to a colleague in one call, against the same changes in five atomic batches of a hundred. */
export async function measureHandOver(): Promise<Ratio[]> {
  const running = await startService({ LOG_LEVEL: 'silent' });
  try {
    const desk = await running.workspace();
    const colleague = (await desk.user('consultant')).userId;
    const ids: string[] = [];
    for (let at = 0; at < RECORDS; at += 1)
      ids.push(await deskOf(desk).candidate({ name: `Person ${at}`, owner_id: desk.adminId }));
    const whole: number[] = [];
    const single: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [from, to] = [desk.adminId, colleague];
      const input = { from_user_id: from, to_user_id: to, kinds: ['candidates'] };
      whole.push(await took(desk, [[{ action: 'hand_over', input }]]));
      const back = ids.map((candidate_id) => ({
        action: 'update_candidate',
        input: { candidate_id, owner_id: from },
      }));
      const parts = Array.from({ length: RECORDS / AT_ONCE }, (_, at) =>
        back.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
      );
      single.push(await took(desk, parts));
    }
    return [
      {
        name: `hand-over of ${RECORDS} people`,
        unit: 'ms of processor time',
        reached: median(whole),
        ceiling: median(single),
        goal: 1,
        lessIsBetter: true,
      },
    ];
  } finally {
    await running.close();
  }
}

async function took(desk: Workspace, batches: readonly object[][]): Promise<number> {
  const before = processorTime(process.pid);
  for (const actions of batches) {
    const { body } = await desk.api.post('/batch', { mode: 'atomic', actions });
    if (body.data?.status !== 'succeeded') throw new Error(JSON.stringify(body).slice(0, 500));
  }
  return (processorTime(process.pid) - before) / 1000;
}
