import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

let count = 0;
const candidate = async (name: string): Promise<string> => {
  count += 1;
  const made = await desk.api.post('/candidates', { name, email: `person${count}@people.example` });
  return made.body.data.id;
};
const send = async (name: string, body: string, subject = 'Hello') =>
  desk.api.post('/emails', { candidate_id: await candidate(name), subject, body });

it.each([
  ['Finn Rowe', 'Dear Finn,\n\nthank you for your interest. We went ahead with somebody else.'],
  ['Finn Rowe', 'Thanks Finn, see you on Monday.'],
  ['Finn Rowe', 'Finn, are you free? I can meet you at ten, Finn.'],
  ['Christian Olsen', 'Dear Mr Olsen,\n\nyour interview is at ten.\n\nChristian Olsen, Controller'],
  ['Christian Olsen', 'Lieber Christian,\n\nhaben Sie am Montag Zeit?'],
  ['Dane French', 'Good morning Dane, when can we talk?'],
  ['Dane French', 'Dear Dane French,\n\nwhen can we talk?'],
])(
  'a mail may call %s by their name, also where it is a word for a people or a faith: %j',
  async (name, body) => {
    const sent = await send(name, body, `Interview: ${name}`);
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  },
);

it.each([
  ['Finn Rowe', 'Dear Finn,\n\nthe client wants a Dane for this role.'],
  ['Christian Olsen', 'Dear Christian,\n\nthe client hires only Christian candidates.'],
  ['Christian Olsen', 'Christian, the owner wants somebody christian.'],
])('whoever is called so is not told that people are picked by it: %s, %j', async (name, body) => {
  const refused = await send(name, body);
  const { data, error } = refused.body;
  expect(data?.status ?? error.type, JSON.stringify(refused.body)).toMatch(/^(?:held|unlawful_wording)$/);
});

it('says of wording that is refused where it stands in the mail as it was written', async () => {
  const body = 'Dear Finn,\n\nwe want young people only.';
  const refused = await send('Finn Rowe', body);
  const [{ words, start, end }] = refused.body.error.findings;
  expect(body.slice(start, end)).toBe(words);
});
