import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });
let sam: string;

beforeAll(async () => {
  sam = (await desk.user('consultant')).userId;
  await desk.api.patch(`/accounts/${desk.accountId}/users/${sam}`, { name: 'Samuel Pryde' });
  const client = async (name: string, contacts: string[], owner_id?: string) => {
    const people = contacts.map((one, at) => ({ name: one, email: `c${at}@${name}.example` }));
    const made = await desk.api.post('/clients', { name, contacts: people, owner_id });
    expect(made.status).toBe(201);
    return made.body.data;
  };
  await client('Coral', ['Ida Ridge', 'Otto Berg', 'Uma Lind'], sam);
  const acme = await client('Acme', ['Lea Moss']);
  const gone = await client('Gone', ['Pia Dell']);
  const [contact] = (await desk.api.get(`/clients/${acme.id}/contacts`)).body.data;
  await desk.api.post(`/clients/${acme.id}/contacts`, { name: 'Max Orr', email: 'max@acme.example' });
  await desk.api.delete(`/clients/${acme.id}/contacts/${contact.id}`);
  await desk.api.delete(`/clients/${gone.id}`);
});

const asked = async (question: string) => (await desk.api.post('/analytics/ask', { question })).body.data;

it('counts the people at clients who are contacts now, those of deleted clients and deleted ones left out', async () => {
  const now = await asked('how many client contacts do we have');
  expect([now.rows, now.read_as]).toEqual([[{ client_contacts: 4 }], 'contacts at clients, now']);
  expect((await asked('client contacts by client')).rows).toEqual([
    expect.objectContaining({ client: 'Coral', client_contacts: 3 }),
    expect.objectContaining({ client: 'Acme', client_contacts: 1 }),
  ]);
  expect((await asked('client contacts by consultant')).rows).toContainEqual(
    expect.objectContaining({ consultant_id: sam, client_contacts: 3 }),
  );
});

it.each(['new contacts this month', 'contacts added this month', 'client contacts added this month'])(
  '"%s" are people added at clients, and each opens into its contacts',
  async (question) => {
    const { rows, read_as } = await asked(question);
    expect([rows, read_as]).toEqual([
      [{ client_contacts_added: 4 }],
      'contacts at clients added, this month',
    ]);
    const opened = await desk.api.post('/analytics/explain', {
      question,
      column: 'client_contacts_added',
      row: {},
    });
    const people = opened.body.data.records.map(({ contact }: { contact: string }) => contact);
    expect(people.sort()).toEqual(['Ida Ridge', 'Max Orr', 'Otto Berg', 'Uma Lind']);
  },
);

it.each([
  'client contacts last month',
  'contacts at Coral',
  'how many contacts do we have',
  'new contacts made this month',
])('"%s" is refused, as it may mean calls and mails, or another time than now', async (question) => {
  expect((await asked(question)).read_as).toBeNull();
});
