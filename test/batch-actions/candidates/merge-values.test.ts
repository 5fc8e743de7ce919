import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();
let count = 0;

/** A record of a person with some values. @returns its id */
async function recordOf(name: string, values: object): Promise<string> {
  count += 1;
  const { status, body } = await desk.api.post('/candidates', {
    name,
    email: `values${count}@example.com`,
    ...values,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
}

const merge = async (keep_id: string, merge_id: string) =>
  (await desk.api.post('/candidates/merge', { keep_id, merge_id })).body;

it('keeps another time at the same employer, and tells one job that both records have once', async () => {
  const at = (title: string, from: string, to: string) => ({ title, employer: 'Ironbark Water', from, to });
  const keep = await recordOf('Bo Keeps', { experience: [at('Analyst', '2012-02', '2015-06')] });
  const gone = await recordOf('Bo Goes', {
    experience: [at('Business Analyst', '2012', '2015'), at('Finance Manager', '2018-01', '2021-03')],
  });
  const { experience } = (await merge(keep, gone)).data;
  expect(experience.map(({ title }: { title: string }) => title)).toEqual(['Analyst', 'Finance Manager']);
});

it('says which values of the other record were not taken over, as the kept one has its own', async () => {
  const keep = await recordOf('Cy Keeps', { phone: '+61 491 570 156', notice_period: '4 weeks' });
  const gone = await recordOf('Cy Goes', {
    phone: '+61 491 570 157',
    notice_period: '4 weeks',
    location: { city: 'Perth' },
  });
  const { meta } = await merge(keep, gone);
  const [warning] = meta.warnings.filter(({ code }: { code: string }) => code === 'values_left_behind');
  expect(warning.message).toContain('phone +61 491 570 157');
  expect(warning.message).not.toMatch(/notice_period|Perth/);
});

it('says nothing of values where both records say the same', async () => {
  const [keep, gone] = [
    await recordOf('Di Keeps', { notice_period: '2 weeks' }),
    await recordOf('Di Goes', { notice_period: '2 Weeks' }),
  ];
  const { meta } = await merge(keep, gone);
  expect(meta.warnings ?? []).not.toContainEqual(expect.objectContaining({ code: 'values_left_behind' }));
});

it('tells of who arrives under the name of a merged record that they may be the kept person', async () => {
  const work = { current_company: 'Ironbark Water', location: { city: 'Perth' } };
  const phone = '+61 491 570 158';
  const keep = await recordOf('Rosalind Quayle', { ...work, phone });
  const gone = await recordOf('Rosalind Delacroix', work);
  await merge(keep, gone);
  await running.service.jobs.runDue();
  const again = { name: 'Rosalind Delacroix', email: 'again@example.net', phone, ...work };
  const { meta } = (await desk.api.post('/candidates', again)).body;
  expect(meta.possible_duplicates).toMatchObject([
    { candidate_id: keep, matched_by: expect.arrayContaining(['last_name']) },
  ]);
});
