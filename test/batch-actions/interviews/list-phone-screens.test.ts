import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU' });

it('lists those of one application, newest first', async () => {
  const [application_id, other] = [await deskOf(agency).application(), await deskOf(agency).application()];
  const path = `/applications/${application_id}/phone-screens`;
  const made: string[] = [];
  for (const transcript of ['One', 'Two']) {
    made.unshift((await agency.api.post(path, { transcript })).body.data.id);
  }
  await agency.api.post(`/applications/${other}/phone-screens`, { transcript: 'Other' });
  const listed = await agency.api.get(path);
  expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual(made);
  expect((await agency.api.get('/applications/app_00000000/phone-screens')).status).toBe(404);
});
