import { expect, it } from 'vitest';
import { autoMove } from '#src/domain/applications/index.ts';
import { runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk();
const desk = deskOf(agency);

it('moves by a trigger with its event, and stays without one where the table says nothing', async () => {
  const id = await desk.application({ stage: 'yes' });
  const moved = await runInDomain(running, agency.adminKey, (ctx) => autoMove(ctx, id, 'ai_screen_sent'));
  expect(moved.data.stage).toBe('screen');
  expect(moved.events).toEqual(['application.stage_changed']);
  const stays = await runInDomain(running, agency.adminKey, (ctx) => autoMove(ctx, id, 'ai_screen_sent'));
  expect([stays.data.stage, stays.events]).toEqual(['screen', []]);
});

it('finds nothing to move in another agency', async () => {
  const theirs = await deskOf(await running.workspace()).application({ stage: 'yes' });
  const ran = await runInDomain(running, agency.adminKey, (ctx) => autoMove(ctx, theirs, 'ai_screen_sent'));
  expect(ran.data).toBeUndefined();
});
