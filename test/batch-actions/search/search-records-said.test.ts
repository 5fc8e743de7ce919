import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ sandbox: true, country: 'GB' });
const ids: Record<string, string> = {};

beforeAll(async () => {
  const made = async (path: string, body: object) => {
    const { status, body: answer } = await desk.api.post(path, body);
    expect(status, JSON.stringify(answer)).toBe(201);
    return answer.data.id;
  };
  const bank = await made('/clients', { name: 'Redcliffe Bank' });
  const foods = await made('/clients', { name: 'Cove Foods' });
  const location = { city: 'Leeds', country: 'United Kingdom' };
  const analyst = await made('/jobs', { title: 'Data Analyst', client_id: bank, location });
  const chef = await made('/jobs', { title: 'Chef', client_id: foods, location });
  const [ana, bo, cem] = await Promise.all(
    ['Ana Ruiz', 'Bo Lind', 'Cem Acar'].map((name, n) =>
      made('/candidates', { name, email: `p${n}@people.example` }),
    ),
  );
  ids.ana = await made('/applications', { job_id: analyst, candidate_id: ana, stage: 'screen' });
  ids.bo = await made('/applications', { job_id: chef, candidate_id: bo, stage: 'offer' });
  ids.cem = await made('/applications', { job_id: chef, candidate_id: cem, stage: 'screen' });
  await desk.api.post(`/applications/${ids.bo}/stage`, {
    stage: 'withdrew',
    reason: 'Counter-offer from current employer',
  });
  await desk.api.post(`/applications/${ids.cem}/stage`, { stage: 'rejected', reason: 'Commute too far' });
  const meet = (kind: string, day: string) =>
    made('/interviews', {
      application_id: ids.ana,
      kind,
      format: 'in_person',
      starts_at: `2099-03-0${day}T10:00:00Z`,
      ends_at: `2099-03-0${day}T11:00:00Z`,
    });
  ids.client = await meet('client', '2');
  ids.own = await meet('internal', '3');
});

const search = async (entity_type: string, query: string) =>
  (await desk.api.post('/search', { entity_type, query })).body.data;

it.each([
  ['applications', 'counter offers', ['bo']],
  ['applications', 'withdrawals, counter offer ones only', ['bo']],
  ['applications', 'lost to a counter-offer', ['bo']],
  ['applications', 'commute rejections', ['cem']],
  ['applications', 'commute problem', ['cem']],
  ['applications', 'anyone with a commute issue', ['cem']],
  ['applications', 'travel problems', ['cem']],
  ['applications', 'commute too far, rejected', ['cem']],
  ['applications', 'live ones at redcliffe', ['ana']],
  ['applications', 'withdrew after offer', ['bo']],
  ['applications', 'interviewing with Redcliffe on 2 March 2099', ['ana']],
  ['interviews', 'who have Redcliffe met face to face', ['client']],
  ['interviews', 'when is Ana Ruiz seeing Redcliffe', ['client']],
  ['interviews', 'everything at Redcliffe, internal excl', ['client']],
])('finds %s by "%s" and uses every word', async (type, query, expected) => {
  const { results, unsupported_concepts } = await search(type, query);
  expect(unsupported_concepts).toEqual([]);
  expect(results.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    expected.map((name) => ids[name]).toSorted(),
  );
});

it('shows the earliest first where that is asked, and the newest otherwise', async () => {
  const order = async (query: string) =>
    (await search('interviews', query)).results.map(({ id }: { id: string }) => id);
  expect(await order('interviews at Redcliffe, earliest first')).toEqual([ids.client, ids.own]);
  expect(await order('interviews at Redcliffe')).toEqual([ids.own, ids.client]);
});
