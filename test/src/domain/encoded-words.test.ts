import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();
const LOOK_ALIKES = ['=?utf-8?Q?Your_bank?=', 'Ana =?UTF-8?B?WW91ciBiYW5r?= Ruiz', '=?x?q?a b?='];
const PLAIN = ['Ana = Ruiz?', 'What?=', 'Ünïcode & Söhne'];

let made = 0;
const address = (): string => {
  made += 1;
  return `person${made}@agency.example`;
};
const agency = async (name: string) => desk.api.patch(`/accounts/${desk.accountId}`, { name });
const WAYS: [
  string,
  string,
  (name: string) => Promise<{ status: number; body: { error?: { field?: string } } }>,
][] = [
  ['an agency', 'name', agency],
  [
    'a user',
    'name',
    (name) =>
      desk.api.post(`/accounts/${desk.accountId}/users`, { name, email: address(), role: 'consultant' }),
  ],
  ['a candidate', 'name', (name) => desk.api.post('/candidates', { name, email: address() })],
  [
    'a candidate by parts',
    'last_name',
    (last_name) => desk.api.post('/candidates', { first_name: 'Ana', last_name, email: address() }),
  ],
  ['a client', 'name', (name) => desk.api.post('/clients', { name, allow_duplicate: true })],
  [
    'a contact',
    'name',
    async (name) => {
      const client = await desk.api.post('/clients', { name: 'Acme', allow_duplicate: true });
      return desk.api.post(`/clients/${client.body.data.id}/contacts`, { name });
    },
  ],
  [
    'a service account',
    'name',
    (name) => desk.api.post('/service-accounts', { name, role: 'consultant', scopes: ['jobs:read'] }),
  ],
];

it.each(WAYS)(
  'the name of %s is refused where it looks like an encoded word of a mail header, and taken as it reads',
  async (_, field, give) => {
    for (const name of LOOK_ALIKES) {
      const { status, body } = await give(name);
      expect([status, body.error?.field]).toEqual([422, field]);
    }
    for (const name of PLAIN) expect((await give(name)).status).toBeLessThan(300);
  },
);

it('a change of a name is held to the same', async () => {
  const { id } = (await desk.api.post('/candidates', { name: 'Ben Ode', email: address() })).body.data;
  expect((await desk.api.patch(`/candidates/${id}`, { name: LOOK_ALIKES[0] })).status).toBe(422);
  const user = await desk.api.patch(`/accounts/${desk.accountId}/users/${desk.adminId}`, {
    name: LOOK_ALIKES[0],
  });
  expect([user.status, user.body.error.message]).toEqual([422, expect.stringContaining('as it reads')]);
});
