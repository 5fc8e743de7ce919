import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk();

it('shows the candidate as they are called now', async () => {
  const desk = deskOf(agency);
  const candidate_id = await desk.candidate({ name: 'Ana Ruiz' });
  const id = await desk.application({ candidate_id });
  await agency.api.patch(`/candidates/${candidate_id}`, { current_title: 'Architect' });
  const read = await agency.api.get(`/applications/${id}`);
  expect(read.body.data.candidate).toMatchObject({ name: 'Ana Ruiz', current_title: 'Architect' });
});

it("answers 404 for another agency's application, as for an unknown one", async () => {
  const theirs = await deskOf(await running.workspace()).application();
  for (const id of [theirs, 'app_0']) expect((await agency.api.get(`/applications/${id}`)).status).toBe(404);
});
