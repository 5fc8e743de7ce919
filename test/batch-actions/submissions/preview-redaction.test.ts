import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();

const preview = (body: object) => desk.api.post('/redaction-previews', body);

it('shows what is hidden and what may still tell who it is, as spans of the text, at each level', async () => {
  const made = await desk.api.post('/candidates', {
    name: 'Grace Okafor, CPA',
    email: 'grace@people.example',
    experience: [{ title: 'Lead', employer: 'PricewaterhouseCoopers', from: '2019' }],
  });
  const candidate_id = made.body.data.id;
  const text = 'Grace led audits at PwC. Grace under pressure. Ms Okafor, CPA, won Olympic bronze in Rio.';
  const { body } = await preview({ candidate_id, text, level: 'anonymous' });
  expect(body.data.text).toBe(
    'Candidate A led audits at a company. Grace under pressure. Candidate A, CPA, won Olympic bronze in Rio.',
  );
  for (const { start, end, words } of body.data.marks) expect(text.slice(start, end)).toBe(words);
  expect(
    body.data.marks.map(({ mark, words, reason }: Record<string, string>) => [mark, words, reason]),
  ).toEqual([
    ['hidden', 'Grace', 'name'],
    ['hidden', 'PwC', 'employer'],
    ['unsure', 'Grace', 'name'],
    ['hidden', 'Ms Okafor', 'name'],
    ['unsure', 'won Olympic bronze in Rio', 'feat'],
  ]);
  expect(body.data.marks[4].why).toMatch(/leave it out/);
  // What goes says why in words as well.
  for (const { why } of body.data.marks) expect(why).toMatch(/^\p{L}[\p{L} ,;]{8,}/u);
  expect(body.data.marks[0].why).toBe('a form of the name');
  const named = await preview({ candidate_id, text, level: 'first_name' });
  expect(named.body.data.text).toContain('Grace led audits at PwC');
  expect(named.body.data.text).not.toContain('Okafor');
});

it('shows what the client reads, with the label that stands for a name there', async () => {
  const made = await desk.api.post('/candidates', { name: 'Rolf Amann', email: 'amann@people.example' });
  const text = 'Rolf kommt von weit her. Er führt sechs Leute. Seine Kollegen mögen ihn.';
  const { body } = await preview({ candidate_id: made.body.data.id, text, level: 'anonymous' });
  expect(body.data.text).toBe(
    'Candidate A kommt von weit her. Die Person führt sechs Leute. Ihre Kollegen mögen die Person.',
  );
});

it('does not take the name of whom the text is about for a word of a people or a faith', async () => {
  const made = await desk.api.post('/candidates', { name: 'Christian Dane', email: 'c.dane@people.example' });
  const marked = async (text: string) => {
    const { body } = await preview({ candidate_id: made.body.data.id, text, level: 'first_name' });
    return body.data.marks.filter(({ mark }: { mark: string }) => mark !== 'hidden');
  };
  expect(await marked('Christian led a team of five. Christian is free in May.')).toEqual([]);
  expect(await marked('The client wants Christian candidates alone.')).not.toEqual([]);
});

it('asks for the one candidate that the text is about', async () => {
  const refused = await preview({ text: 'Ana', level: 'anonymous' });
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe('candidate_id');
});

it('shows what omit_identifying leaves out beside the level, as marks of the whole sentences', async () => {
  const made = await desk.api.post('/candidates', { name: 'Grace Obi', email: 'obi@people.example' });
  const text = 'Grace led audits since March 2019. She won Olympic bronze in Rio. She leads ten people.';
  const input = { candidate_id: made.body.data.id, text, level: 'anonymous', omit_identifying: true };
  const { data } = (await preview(input)).body;
  expect(data.text).toBe('Candidate A led audits since 2019. They lead ten people.');
  const omitted = data.marks.filter(({ reason }: { reason: string }) => reason === 'omitted');
  expect(omitted.map(({ words }: { words: string }) => words.trim())).toEqual([
    'She won Olympic bronze in Rio.',
  ]);
  expect(data.marks.some(({ mark }: { mark: string }) => mark === 'unsure')).toBe(false);
});

it('marks what no send takes, and the age that redaction would hide, with what to say instead', async () => {
  const made = await desk.api.post('/candidates', { name: 'Rosa Obi', email: 'rosa@people.example' });
  const text = 'A 34-year-old leader and mother of twins. Off the record, bored. Ran a 34-year-old refinery.';
  const { body } = await preview({ candidate_id: made.body.data.id, text, level: 'anonymous' });
  const marks: Record<string, string>[] = body.data.marks;
  expect(marks.map(({ mark, words, reason }) => [mark, words, reason])).toEqual([
    ['protected', '34-year-old', 'age'],
    ['protected', 'mother of twins', 'family'],
    ['unsure', 'Off the record', 'confidence'],
  ]);
  expect(marks[1]?.why).toMatch(/family.*what they have done/);
});

it('marks names that no record and no list of the field has: products, works, places of work, other forms of a name', async () => {
  const made = await desk.api.post('/candidates', {
    name: 'Verena Otieno',
    email: 'verena@people.example',
    skills: ['Tableau', 'SQL'],
  });
  const candidate_id = made.body.data.id;
  const unsure = async (text: string) => {
    const { body } = await preview({ candidate_id, text, level: 'anonymous' });
    const marks: Record<string, string>[] = body.data.marks;
    return marks.filter(({ mark }) => mark === 'unsure').map(({ words }) => words);
  };
  expect(await unsure('Planned nine wells on Johan Sverdrup and took Captain Care to eleven towns.')).toEqual(
    ['Johan Sverdrup', 'Captain Care'],
  );
  expect(await unsure('Oteno led the desk. Engineer by the EHU, then at Landsbanki.')).toEqual([
    'Oteno',
    'EHU',
    'Landsbanki',
  ]);
  expect(
    await unsure(
      'Built Tableau reports in SQL and Python from Monday to Friday in Sydney. Speaks Portuguese. Head of Finance, CPA, reporting to the Chief Executive. Led SAP and Salesforce roll-outs across Australia and São Paulo.',
    ),
  ).toEqual([]);
});

it('tells what omit_identifying takes out of the career and the certificates', async () => {
  const made = await desk.api.post('/candidates', {
    name: 'Orla Brannigan',
    email: 'orla@people.example',
    certifications: ['NEBOSH', 'Winner of the Marlborough Welding Prize'],
    experience: [
      {
        title: 'Fitter',
        employer: 'Drombeg Works',
        description: 'Leads nine, and won bronze at the rowing worlds.',
      },
    ],
  });
  const input = { candidate_id: made.body.data.id, text: 'Leads nine.', level: 'anonymous' };
  const { left_out: left } = (await preview({ ...input, omit_identifying: true })).body.data;
  expect(left).toContainEqual({
    field: 'experience.0.description',
    words: 'Leads nine, and won bronze at the rowing worlds.',
    shown: 'Leads nine.',
  });
  expect(left).toContainEqual(expect.objectContaining({ field: 'certifications.1', shown: null }));
  expect(JSON.stringify(left)).not.toContain('NEBOSH');
});
