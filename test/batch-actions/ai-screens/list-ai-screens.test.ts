import { expect, it } from 'vitest';
import { agreed, invited } from '#test/harness/ai-screens.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }));
const list = async (query: string) =>
  (await here.desk.api.get(`/ai-screens?${query}`)).body.data.map(({ id }: { id: string }) => id);

it('lists screens newest first, by application, candidate, job and status', async () => {
  const first = await invited(here);
  const second = await agreed(here);
  expect((await list('')).slice(0, 2)).toEqual([second.id, first.id]);
  expect(await list(`application_id=${first.application.id}`)).toEqual([first.id]);
  expect(await list(`candidate_id=${second.candidate.id}`)).toEqual([second.id]);
  expect(await list(`job_id=${second.application.job_id}`)).toEqual([second.id]);
  expect(await list('status=opened')).toEqual([second.id]);
  expect((await here.desk.api.get('/ai-screens?application_id=app_none')).status).toBe(404);
});
