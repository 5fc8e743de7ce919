import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { provesSetting } from '#test/harness/agency-setting.ts';

const { running, desk } = provesSetting({
  action: 'set_search_by_meaning',
  input: { on: true },
  leaves: { search_by_meaning: true },
  refused: [{}, { on: 'yes' }],
});

it('says where no model for it is configured', async () => {
  await runAction(running(), desk().adminKey, 'set_search_by_meaning', { on: false });
  const { warnings } = await runAction(running(), desk().adminKey, 'set_search_by_meaning', { on: true });
  expect(warnings).toMatchObject([{ code: 'no_embedding_model' }]);
});
