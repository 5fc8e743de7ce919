import { expect, it } from 'vitest';
import { draftAd } from '#src/domain/ads/draft.ts';
import { readBrief } from '#src/domain/jobs/brief.ts';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

it.each([
  'What we ask:',
  'We ask of you:',
  'What our client looks for:',
  "What she's after",
  'What it takes:',
  'To do this job you need:',
  'Non-negotiables:',
])('%s heads what is asked', (heading) => {
  const brief = readBrief(`${heading}\n- Ten years in warehousing\n- A forklift licence`);
  expect(brief.requirements.map(({ text }) => text)).toEqual([
    'Ten years in warehousing',
    'A forklift licence',
  ]);
});

it('whoever makes a job or its ad is told of lines that stand under a heading that is not known', async () => {
  const description =
    'What you will do:\n- Lead 140 people\n\nThe Kestrel way:\n- We start at six\n- Boots are on us';
  const client = await desk.api.post('/clients', { name: 'Marlowe Cold Chain' });
  const client_id = client.body.data.id;
  const made = await desk.api.post('/jobs', { title: 'Warehouse Manager', client_id, description });
  expect(made.status, JSON.stringify(made.body.error)).toBe(201);
  const { warnings } = await runAction(running, desk.adminKey, 'complete_job_pipeline', {
    job_id: made.body.data.id,
  });
  expect(warnings).toContainEqual(
    expect.objectContaining({
      code: 'heading_unknown',
      message: expect.stringContaining('“We start at six”, “Boots are on us”'),
    }),
  );
  expect(draftAd(made.body.data, null).left_out).toEqual(
    expect.arrayContaining(['We start at six', 'Boots are on us']),
  );
});
