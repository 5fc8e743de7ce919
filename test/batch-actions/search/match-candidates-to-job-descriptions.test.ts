import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running } = useDesk();

it('reads out of a description what somebody will hold, and tells each line once', async () => {
  const own = await running.workspace();
  const client = (await own.api.post('/clients', { name: 'Beta' })).body.data.id;
  const description =
    'You will hold a CA or CPA. Must have flown a helicopter over Mars. You will hold weekly meetings with the board.';
  const job = await own.api.post('/jobs', { title: 'Financial Controller', client_id: client, description });
  const person = { current_title: 'Financial Controller', certifications: ['CPA'] };
  await own.api.post('/candidates', { name: 'Cy', email: 'cy@people.example', ...person });
  const { data } = await runAction(running, own.adminKey, 'match_candidates_to_job', {
    job_id: job.body.data.id,
  });
  expect(data.facets.map(({ label }: { label: string }) => label)).toEqual([
    'Financial Controller',
    'CA or CPA',
    'Flown a helicopter over Mars',
  ]);
  expect(data.results[0].narration).toContain('Meets 2 of 3. Met: Financial Controller, CA or CPA.');
});

const matchedFor = async (job: object, people: Record<string, object>) => {
  const own = await running.workspace({ country: 'GB' });
  const client = (await own.api.post('/clients', { name: 'Gamma' })).body.data.id;
  const made = await own.api.post('/jobs', { ...job, client_id: client });
  for (const [name, body] of Object.entries(people))
    await own.api.post('/candidates', { name, email: `${name.toLowerCase()}@people.example`, ...body });
  const { data } = await runAction(running, own.adminKey, 'match_candidates_to_job', {
    job_id: made.body.data.id,
  });
  return data;
};
const asks = (...requirements: string[]) => ({
  spec: { summary: '', responsibilities: [], requirements, nice_to_have: [] },
});

it('takes a paper or years of work in one line as alternatives, of which one is enough', async () => {
  const surveyor = { current_title: 'Quantity Surveyor', skills: ['CostX'] };
  const { facets, results } = await matchedFor(
    { title: 'Quantity Surveyor', ...asks('MRICS or 10+ years experience', 'CostX') },
    {
      Paper: { ...surveyor, years_experience: 4, certifications: ['MRICS'] },
      Years: { ...surveyor, years_experience: 12 },
      Neither: { ...surveyor, years_experience: 4, certifications: ['Driving licence'] },
    },
  );
  const line = 'RICS or 10+ years of experience';
  expect(facets.map(({ label }: { label: string }) => label)).toContain(line);
  const status = (name: string): string =>
    results
      .find((row: { name: string }) => row.name === name)
      .evidence.find(({ facet }: { facet: string }) => facet === line).status;
  expect(['Paper', 'Years', 'Neither'].map(status)).toEqual(['met', 'met', 'missing']);
  expect(results.at(-1).name).toBe('Neither');
});

it('puts first who meets by the words of the record what no list knows, with the band that follows', async () => {
  const { results } = await matchedFor(
    { title: 'Veterinarian', ...asks('Reptile husbandry', 'Falconry displays') },
    {
      Silent: { current_title: 'Veterinarian', years_experience: 9 },
      Told: {
        current_title: 'Veterinarian',
        years_experience: 3,
        summary: 'Ran falconry displays and reptile husbandry for a zoo.',
      },
    },
  );
  expect(results.map(({ name }: { name: string }) => name)).toEqual(['Told', 'Silent']);
  expect(results[0].coverage).toEqual({ matched: 3, total: 3 });
  expect(results[0].band).not.toBe('partial');
  expect(results[1].band).toBe('partial');
});

it('asks for nothing by what else would do: at Treasury or another central agency', async () => {
  const { facets } = await matchedFor(
    { title: 'Policy Adviser', ...asks('Experience at KPMG or another agency of the kind') },
    {},
  );
  expect(facets.map(({ label, strength }: Record<string, string>) => `${strength} ${label}`)).toEqual([
    'must Policy Officer',
    'nice KPMG',
  ]);
});

it('puts first who lives where the job is, then who would move within the country, and calls nobody good who would not', async () => {
  const baker = { current_title: 'Baker', years_experience: 6, skills: ['Sourdough'] };
  const { results } = await matchedFor(
    {
      title: 'Baker',
      location: { city: 'Hobart', country: 'Australia' },
      ...asks('Sourdough', '5+ years of experience'),
    },
    {
      There: { ...baker, location: { city: 'Hobart', country: 'Australia' } },
      Moves: { ...baker, location: { city: 'Perth', country: 'Australia' }, open_to_relocation: true },
      Abroad: { ...baker, location: { city: 'Leeds', country: 'United Kingdom' }, open_to_relocation: true },
      Stays: { ...baker, location: { city: 'Perth', country: 'Australia' } },
    },
  );
  const names = results.map(({ name }: { name: string }) => name);
  expect(names.slice(0, 2)).toEqual(['There', 'Moves']);
  const of = (name: string) => results.find((row: { name: string }) => row.name === name);
  expect(of('Moves').evidence).toContainEqual({
    facet: 'Hobart',
    status: 'partial',
    quote: 'Open to relocation',
    source: 'open_to_relocation',
  });
  expect(of('Moves').band).not.toBe('strong');
  expect([of('Abroad').band, of('Stays').band]).toEqual(['partial', 'partial']);
});

it('asks of a remote job where its people must live, and of a title which level it is not', async () => {
  const developer = { current_title: 'React Developer', skills: ['React'], years_experience: 6 };
  const { facets, results } = await matchedFor(
    { title: 'React Developer – no juniors', location: { type: 'remote', country: 'United Kingdom' } },
    {
      Leeds: { ...developer, location: { city: 'Leeds', country: 'United Kingdom' } },
      Oslo: { ...developer, location: { city: 'Oslo', country: 'Norway' } },
    },
  );
  const labels = facets.map(({ label, strength }: Record<string, string>) => `${strength} ${label}`);
  expect(labels).toContain('must United Kingdom');
  expect(labels).toContain('must not junior');
  expect(results.map(({ name }: { name: string }) => name)[0]).toBe('Leeds');
});

it('takes the or inside a criterion, and that of "two or more years", for no alternative', async () => {
  const { facets } = await matchedFor(
    {
      title: 'Payroll Officer',
      ...asks('ACA or ACCA with ten years or more', 'Two or more years in payroll'),
    },
    {},
  );
  const labels = facets.map(({ label }: { label: string }) => label);
  expect(labels).toContain('CA or ACCA');
  expect(labels.filter((label: string) => label.includes(' or ') && /years/.test(label))).toEqual([]);
});
