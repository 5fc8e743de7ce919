import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { useDesk } from '#test/harness/fixture.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24', timezone: 'Australia/Sydney' };

const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .sort();

it.each([
  // Who asks, greets, agrees and signs.
  [
    'Hi Jo, as discussed: we need auditors in Perth. Kind regards, Mrs P. Haddow (Bursar)',
    'auditors in Perth',
  ],
  ['Hello both, further to our call, auditors in Perth. Ngā mihi, Hinemoa', 'auditors in Perth'],
  ['a confidential search, please, for auditors in Perth', 'auditors in Perth'],
  ['Pls revert with auditors in Perth', 'auditors in Perth'],
  ['hi yeah its about that finance job we need auditors in perth', 'auditors in Perth'],
  ['what we are after is auditors in Perth', 'auditors in Perth'],
  ['who do we have in audit in Perth', 'auditors in Perth'],
  // By the way.
  ['auditors with a good few years, say six or more', 'auditors, at least 6 years experience'],
  ['auditors anywhere in Australia bar Perth', 'auditors in Australia, not in Perth'],
  ['auditors in Perth, done time at KPMG', 'auditors in Perth, worked at KPMG'],
  ['auditors in Perth, not a job for somebody junior', 'auditors in Perth, not junior'],
  ['auditors in Perth, IFRS preferred but not required', 'auditors in Perth, ideally IFRS'],
  ['auditors in Perth, we’ve never once called them', 'auditors in Perth, never called'],
  [
    'auditors, nobody’s had them on the phone for a year or they’ve never been rung',
    'auditors, not called for a year',
  ],
  [
    'auditors in Perth with their present bank for four years',
    'auditors in Perth, in their current job for four years',
  ],
  ['auditors from KPMG or EY, present employer only', 'auditors now at KPMG or EY'],
  ['auditors, time at KPMG, currently elsewhere', 'auditors no longer at KPMG'],
  // What is refused behind it is that alone.
  ['auditors, contractors please not, Perth or Sydney', 'auditors, no contractors, Perth or Sydney'],
  ['auditors in Perth, they’re not to be needing sponsorship', 'auditors in Perth, no sponsorship needed'],
  ['auditors who never set foot in KPMG, Perth', 'auditors in Perth, never at KPMG'],
  ['auditors in Perth, nothing permanent', 'auditors in Perth, not permanent'],
  ['Role: Auditor. Nice: IFRS. No-go: contractors.', 'auditor, ideally IFRS, no contractors'],
  ['auditors, we have met with people from KPMG, so none from there', 'auditors, no one from KPMG'],
  // Where else people may be.
  ['auditors for our Perth site, people in Sydney also possible', 'auditors in Perth or Sydney'],
  ['auditors for our Munich office, can also come from anywhere in Germany', 'auditors in Munich or Germany'],
  ['auditors for the Perth office. Someone in Sydney is fine too', 'auditors in Perth or Sydney'],
  ['auditors, Perth for choice but anyone in Australia will do', 'auditors in Australia; Perth preferred'],
])('reads %j as %j', (query, plain) => {
  const rest = (said: string): string[] => read(said).filter((one) => !one.includes(' unsupported '));
  expect(rest(query)).toEqual(rest(plain));
});

it.each([
  'nobody who works for KPMG because KPMG is the client',
  'part of a team of three',
  'for September',
  'our client sponsors',
])('tells of %j that the job is meant, and asks nothing of people by it', (said) => {
  const { facets, notes } = compileQuery(`auditors, ${said}`, HOME);
  expect(facets.filter(({ strength, kind }) => strength === 'must' && kind !== 'unsupported')).toHaveLength(
    1,
  );
  expect(notes.some(({ code }) => code === 'not_on_record' || code === 'set_aside')).toBe(true);
});

it.each(['auditors in the us', 'auditors uk or us', 'auditors, us or canada'])(
  'reads the country in %j',
  (query) => {
    expect(read(query).join()).toMatch(/location[^,]*United States/);
  },
);

it('takes no us for the country that is who asks', () => {
  expect(read('auditors who worked with us before, or for us').join()).not.toMatch(/United States/);
});

it('leaves out who is in-house behind a no, as behind any other', () => {
  expect(read('lawyers in Perth, not in-house')).toContain('exclude industry Client Side');
});

it('ends a wish where somebody is said to need something', () => {
  expect(read('auditors, ideally somebody with IFRS they need to be in Perth')).toContain(
    'must location Perth, AU',
  );
});

it('takes whoever is remote in the one country or in the one city, as each is said', () => {
  const { facets } = compileQuery('auditors in Berlin or, if remote, anywhere in France', HOME);
  const places = facets.filter(({ kind }) => kind === 'location');
  expect(new Set(places.map(({ either }) => either)).size).toBe(1);
  expect(places.filter(({ together }) => together !== null).map(({ label }) => label)).toEqual([
    'remote',
    'France',
  ]);
});

const { desk } = useDesk({ country: 'AU' });

it('keeps of those whose year alone is known who has likely reached a time in the job, and says so', async () => {
  const years = new Date().getMonth() >= 7 ? 2 : 1;
  const year = String(new Date().getFullYear() - 2);
  await desk.api.post('/candidates', {
    name: 'Ana Early',
    email: 'ana@people.example',
    experience: [{ title: 'Welder', employer: 'Acme', from: year, is_current: true }],
    languages: ['Samoan'],
  });
  const ask = async (query: string) => {
    const { body } = await desk.api.post('/candidates/search', { query });
    const codes = body.data.notes.map(({ code }: { code: string }) => code);
    return { found: body.data.total_count as number, codes };
  };
  expect(await ask(`welders, at least ${years} years in the job`)).toMatchObject({
    found: 1,
    codes: ['read_as'],
  });
  expect((await ask('welders, more than 2 years in the job')).found).toBe(0);
  expect((await ask('welders who speak a language on top of English')).found).toBe(1);
});
