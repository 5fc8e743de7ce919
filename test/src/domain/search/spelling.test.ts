import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

const notes = async (query: string): Promise<string[]> => {
  const { status, body } = await desk.api.post('/candidates/search', { query });
  expect(status).toBe(200);
  return body.data.notes.map(({ code }: { code: string }) => code);
};

it.each(['CFO, PE backed', 'relocation paid', 'buyers at 500 nodes', 'laser operators', 'merch in Perth'])(
  'takes a word of English or of the field for no slip of another: %s',
  async (query) => {
    expect(await notes(query)).not.toContain('spelling');
  },
);

it('corrects a slip, and says so', async () => {
  expect(await notes('kuberentes in Sydeny')).toContain('spelling');
});

const facets = async (query: string): Promise<string[]> => {
  const { body } = await desk.api.post('/candidates/search', { query });
  return body.data.interpretation.facets.map(
    ({ kind, label }: { kind: string; label: string }) => `${kind} ${label}`,
  );
};

it.each([
  ['credt risk analist', 'credit risk analyst'],
  ['quanity surveyer', 'quantity surveyor'],
  ['finacial controler', 'financial controller'],
  ['managment acountant', 'management accountant'],
])('corrects the words of a known trade together: %s', async (written, meant) => {
  expect(await facets(written)).toEqual(await facets(meant));
  expect(await notes(written)).toContain('spelling');
});

it.each([
  ['contrct plumbers', 'contract plumbers'],
  ['permanant plumbers', 'permanent plumbers'],
])('takes a word with a letter left out for the one that has it: %s', async (written, meant) => {
  expect(await facets(written)).toEqual(await facets(meant));
  expect(await notes(written)).toContain('spelling');
});

it.each([
  ['busines analyst', 'business analyst'],
  ['projcet manager', 'project manager'],
  ['qantity surveyor', 'quantity surveyor'],
  ['twon planner', 'town planner'],
  ['town planer in Perth', 'town planner in Perth'],
  ['civil draughter or site manger', 'civil draughter or site manager'],
  ['pastry chief or sous chef', 'pastry chef or sous chef'],
  ['credit controler or payroll offcer', 'credit controller or payroll officer'],
  ['wearhouse manager', 'warehouse manager'],
  ['warehouse manger', 'warehouse manager'],
])('corrects one word of a trade of two, and says so: %s', async (written, meant) => {
  expect(await facets(written)).toEqual(await facets(meant));
  expect(await notes(written)).toContain('spelling');
});

it.each(['town plane', 'site dangers', 'white card holders', 'business panels in Perth'])(
  'leaves words beside others that make no trade: %s',
  async (query) => {
    expect(await notes(query)).not.toContain('spelling');
  },
);
