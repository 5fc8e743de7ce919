import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ sandbox: true, country: 'GB' });

beforeAll(async () => {
  const made = async (path: string, body: object) => {
    const { status, body: answer } = await desk.api.post(path, body);
    expect(status, JSON.stringify(answer)).toBeLessThan(300);
    return answer.data.id;
  };
  const people = `/accounts/${desk.accountId}`;
  const team_id = await made(`${people}/teams`, { name: 'Technology' });
  for (const name of ['Hannah Prosser', 'Marion Keller', 'Marian Kolbe'])
    await made(`${people}/users`, {
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@agency.example`,
      role: 'consultant',
      team_id,
    });
  const client_id = await made('/clients', { name: 'Pennine Water' });
  const location = { type: 'on_site', city: 'Manchester', country_code: 'GB' };
  await made('/jobs', { title: 'Paralegal', client_id, team_id, location });
});

async function read(entity_type: string, query: string): Promise<[string, string[]]> {
  const { body } = await desk.api.post('/search', { entity_type, query });
  return [body.data.interpretation.replace(/^\w+ /, ''), body.data.unsupported_concepts];
}

it.each([
  ['jobs', 'tecnology team jobs', 'of the team Technology', 'tecnology (read as Technology)'],
  ['jobs', 'jobs for pennnine', 'for the client Pennine Water', 'pennnine (read as Pennine)'],
  ['jobs', 'jobs in Manchster', 'in Manchester', 'manchster (read as Manchester)'],
  ['applications', 'at offer, hanah', 'at stage offer, of Hannah Prosser', 'hanah (read as Hannah)'],
])(
  'of %s, a name that is nearly spelled is read as the one on record and told: %s',
  async (type, query, words, told) => {
    expect(await read(type, query)).toEqual([words, [told]]);
  },
);

it('what is near to two names, or to none, is read as neither', async () => {
  const [words, told] = await read('applications', 'at offer, Mariun');
  expect([words, told]).toEqual(['at stage offer, with the words mariun', ['Mariun (no name on record)']]);
  expect((await read('applications', 'at offer, Zebulon'))[1]).toEqual(['Zebulon (no name on record)']);
});

it.each([
  ['Hannah Prosser here. Show me mine at offer', 'of Hannah Prosser, at stage offer', []],
  ["It's Hannah: my candidates at screen", 'of Hannah Prosser, at stage screen', []],
  ['Hannah Prosser here. Who is at offer', 'at stage offer', ['Hannah Prosser here (read as who asks)']],
  ['Hannah Prosser at offer', 'of Hannah Prosser, at stage offer', []],
])('who asks and says so asks for what is theirs: %s', async (query, words, told) => {
  expect(await read('applications', query)).toEqual([words, told]);
});
