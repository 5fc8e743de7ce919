import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'GB' });

it('answers the whole record, with nothing captured as null and lists as empty', async () => {
  const made = await desk.api.post('/candidates', { name: 'Bo', email: 'bo@x.example' });
  const read = await desk.api.get(`/candidates/${made.body.data.id}`);
  expect(read.status).toBe(200);
  expect(read.body.data).toMatchObject({
    account_id: desk.accountId,
    name: 'Bo',
    first_name: 'Bo',
    last_name: null,
    location: { city: null, state: null, country: null, country_code: null },
    skills: [],
    tags: [],
    rating: null,
    open_to_work: null,
    salary_expectation_annual: null,
    preferred_roles: null,
    work_types: null,
    preferred_locations: null,
    experience: [],
    documents: [],
    email_opt_out: false,
    consent: null,
    merged_ids: [],
  });
});

it("answers 404 alike for an unknown id, another agency's and an id of another kind", async () => {
  const other = await running.workspace();
  const foreign = await other.api.post('/candidates', { name: 'Far Away', email: 'far@x.example' });
  const answers = [foreign.body.data.id, 'cnd_000000000000', 'cli_000000000000'].map((id) =>
    desk.api.get(`/candidates/${id}`),
  );
  for (const answer of await Promise.all(answers)) {
    expect(answer.status).toBe(404);
    expect(answer.body.error.code).toBe('NOT_FOUND');
  }
});

it('says of somebody who was erased, under each of their ids, which certificate tells of it', async () => {
  const [keep, gone] = await Promise.all(
    ['one', 'two'].map(
      async (box) =>
        (await desk.api.post('/candidates', { name: 'Cy Erased', email: `cy@${box}.example` })).body.data,
    ),
  );
  await desk.api.post('/candidates/merge', { keep_id: keep.id, merge_id: gone.id });
  const { certificate_id } = (await desk.api.delete(`/candidates/${keep.id}/gdpr-delete`)).body.data;
  for (const { id } of [keep, gone])
    for (const answer of [
      await desk.api.get(`/candidates/${id}`),
      await desk.api.patch(`/candidates/${id}`, { rating: 3 }),
    ]) {
      expect([answer.status, answer.body.error]).toMatchObject([
        404,
        { code: 'NOT_FOUND', certificate_id, message: expect.stringContaining('was erased for good') },
      ]);
    }
  const other = await running.workspace();
  expect((await other.api.get(`/candidates/${keep.id}`)).body.error.certificate_id).toBeUndefined();
});
