import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { useDesk } from '#test/harness/fixture.ts';

// What people write who were not asked how: messages, dialects and countries in short, each of them the same condition as in plain words.
const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-26', timezone: 'Australia/Sydney' };
const { desk } = useDesk({ country: 'AU' });

const compile = (said: string) => compileQuery(said, HOME);
const read = (said: string): string[] =>
  compile(said)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .filter((facet, at, all) => all.indexOf(facet) === at)
    .sort();
const asideIn = (said: string): string[] =>
  compile(said).notes.flatMap(({ code, message }) =>
    code === 'set_aside' ? [/^"([^"]*)"/.exec(message)?.[1] ?? ''] : [],
  );

it.each([
  '[#kitchen-desk] Ravi: chefs in Paris',
  '[#kitchen-desk 10:42] ravi: chefs in Paris',
  '#kitchen | Noor: chefs in Paris',
  'Mina posted in #kitchen-roles: “chefs in Paris 🙏”',
  'Noor in #kitchen: "chefs in Paris"',
  'posted by Mina in #kitchen: chefs in Paris',
  'from #kitchen: chefs in Paris',
  'Dana in the kitchen channel: chefs in Paris',
  'Sam via WhatsApp: chefs in Paris',
  'Lee replied in thread: chefs in Paris',
  'Slack message from Dee: chefs in Paris',
  'forwarded from Nadia 11:42: chefs in Paris',
  '@channel forwarded from Dee: chefs in Paris :pray:',
  '@ravi asks: chefs in Paris',
  '@here chefs in Paris',
  '[10:42] Ravi: chefs in Paris',
  '[26/11/2026, 09:14] Ravi P.: chefs in Paris',
  '26/11/2026, 09:14 - Ravi: chefs in Paris',
  'Ravi 10:42 AM\nchefs in Paris',
  'From: Dee\nTo: Jo\nSubject: chefs in Paris',
  '[Tue 09:12] Nadia: chefs in Paris',
  '@nadia chefs in Paris?',
  'Hey @channel, anyone got chefs in Paris?',
  're #kitchen - chefs in Paris',
  'Nadia is asking in #kitchen if we have chefs in Paris',
  'from Nadia’s voicemail: chefs in Paris',
  'Bot: new request from Nadia: chefs in Paris',
])('takes the head of %j for who wrote it, and says so', (message) => {
  expect(read(message)).toEqual(['must location Paris, FR', 'must role Chef']);
  expect(asideIn(message).length).toBeGreaterThan(0);
});

it('takes a tag, a name and a place before a colon for what is asked', () => {
  expect(read('#hospitality sommelier in Dubai')).toContain('must tag tagged hospitality');
  expect(read('#silver-medallists in London')).toContain('must tag tagged silver-medallists');
  expect(read('nurses in Perth: ICU')).toContain('must location Perth, AU');
  expect(read('developers in Sydney: React or Vue')).toContain('must location Sydney, AU');
  expect(asideIn('nurses in Perth: ICU')).toEqual([]);
});

it('reads a flag as its country and a cross as a no, and other signs as nothing', () => {
  expect(read('chefs 🇩🇪 or 🇨🇭 🙏🏽')).toEqual(['must location Germany or Switzerland', 'must role Chef']);
  expect(read('❌ contractors, chefs in Paris :wave:')).toEqual([
    'exclude work_type contract',
    'must location Paris, FR',
    'must role Chef',
  ]);
});

it.each<[ways: string, places: string]>([
  ['uk nl or germany | UK / NL / Germany', 'United Kingdom or Netherlands or Germany'],
  ['UK, Ire, Aus or NZ', 'United Kingdom or Ireland or Australia or New Zealand'],
  ['aus nz or sg | Aus, NZ & Sing', 'Australia or New Zealand or Singapore'],
  ['Germany Austria NL or Switz', 'Germany or Austria or Netherlands or Switzerland'],
  ['NZ or Aussie', 'New Zealand or Australia'],
  [
    'on either side of the Tasman | living on both sides of the ditch | in Australia or NZ',
    'Australia or New Zealand',
  ],
  ['living in Aussie | based in Oz', 'Australia'],
])('reads countries in short: %s', (ways, places) => {
  for (const way of ways.split(' | ')) expect(read(`chefs ${way}`)).toContain(`must location ${places}`);
});

it('leaves languages, citizens and words of a sentence what they are', () => {
  expect(read('chefs, Aussie or Kiwi citizens').join()).not.toContain('location');
  expect(read('chefs, German or NL speakers').join()).not.toContain('location');
  expect(read('chefs who can start in March or be in by May').join()).not.toContain('location');
});

it.each<[condition: string, ways: string]>([
  [
    'must work_rights no sponsorship needed',
    'sponsorship is impossible for them | sponsorship is out of the question | sponsorship is off the table | they hold no sponsor licence | no licence to sponsor | client isn’t a sponsor | they cannot offer sponsorship | sponsorship cannot be offered | there is no sponsorship on offer | no sponsorship cases | they cannae need sponsored | sponsorship: none given | visa sponsorship not on the cards | sponsoring isn’t possible | no one on a visa that needs sponsoring',
  ],
  [
    'exclude work_type contract',
    'contractors not considered | contractors will not be considered | contractors are of no interest | contractors should be left out | contractors can be ignored | contractors are ineligible | contractors need not be considered | none on contract | nor are those on contract | none of them on contract',
  ],
  [
    'exclude work_rights visa holder',
    'none on working holiday visas | none of them on visas | nobody on a visa',
  ],
  [
    'exclude employer now at Hilton',
    'none that are with Hilton these days | those presently at Hilton should be left out | anyone at Hilton now can be ignored | nobody that’s sitting at Hilton the now | who isnae at Hilton the now',
  ],
  [
    'must availability available within 30 days',
    'out of their current gig within a month | away from their current place inside a month | a month out at most',
  ],
  [
    'must years_experience 5+ years of experience',
    'five years at it or more | 5+ yrs out | at it for 5 years',
  ],
  [
    'must employer big 4',
    'who are at a Big Four firm or have passed through one | at a Big 4 firm or were once',
  ],
  ['must work_type part time', 'happier part time | who asked for part time | better suited to part time'],
  ['must location Germany or open to relocation', 'Germany-based, otherwise willing to relocate'],
  ['exclude location Europe', 'nowhere in Europe'],
])('reads %s from each of its ways', (condition, ways) => {
  for (const way of ways.split(' | '))
    expect([way, read(`chefs, ${way}`)]).toEqual([way, expect.arrayContaining([condition])]);
});

it('leaves out what a later word denies by itself, wherever the first exclusion ends', () => {
  for (const said of ['not in Perth', 'who are not contractors', 'who will not be relocating'])
    expect(read(`nurses ${said}, neither citizen nor permanent resident`)).toContain(
      'exclude work_rights citizen or permanent resident',
    );
});

it('asks for so much notice of whoever needs so long, and for no less', () => {
  expect(read('people who need three months to get out').join()).toMatch(/not free within 83 days/);
  expect(read('people who would need two weeks to start')).toEqual([
    'must availability available within 14 days',
  ]);
});

it.each(['QA + test', 'QA / test', 'testers or qa', 'qa or testers'])('reads %j as one trade', (said) => {
  expect(read(`${said}, Sydney`)).toEqual(['must location Sydney, AU', 'must role QA Engineer']);
});

it.each([
  'the client has rung twice already today',
  'our client keeps calling me',
  'the matron rang me in the bath',
  'the hiring manager is chasing',
  'the HM wants CVs by Friday',
  'the team speaks English',
])('sets %j aside', (told) => {
  const said = `chefs in Paris, ${told}`;
  expect(read(said)).toEqual(['must location Paris, FR', 'must role Chef']);
  expect(asideIn(said)).toEqual([told]);
});

it('keeps what a client asks for, and where a client is when nothing else says where to look', () => {
  expect(read('our client wants chefs in Paris')).toContain('must role Chef');
  expect(read('The client is based in Perth. Nurses with ICU.')).toContain('must location Perth, AU');
  expect(read('The client is based in Perth. Nurses in Sydney.')).not.toContain('must location Perth, AU');
  expect(read('chefs who keep HACCP - that’s for Sydney')).toContain('must location Sydney, AU');
});

it.each([
  'so the hospital in leeds is short again what they want is theatre nurses in the uk',
  'um right its a hospital they want theatre nurses in the uk',
  'new line the hospital theatre nurses in the uk end of note',
])('looks for whom is asked for, and not for people of the client: %j', (said) => {
  expect(read(said).filter((facet) => !facet.includes('unsupported'))).toEqual([
    'must location United Kingdom',
    'must role Theatre Nurse',
  ]);
});

it('takes the place of a depot for where the job is where a sentence of its own says where to look', () => {
  expect(read('drivers for the Warrington depot. Manchester, Bolton or Nottingham')).toEqual([
    'must location Manchester, GB or Bolton, GB or Nottingham, GB',
    'must role Driver',
    'must unsupported for the Warrington depot',
  ]);
  expect(read('drivers for the Leeds depot')).toContain('must location Leeds, GB');
});

it('takes several times of notice for the longest of them', () => {
  for (const said of [
    'available:(immediately OR "2 weeks" OR "4 weeks")',
    '("available now" OR "2 weeks" OR "4 weeks")',
    'notice 2 weeks or 4 weeks',
  ])
    expect([said, read(`chef AND ${said}`)]).toEqual([
      said,
      ['must availability available within 28 days', 'must role Chef'],
    ]);
});

it('takes times of notice between strokes for the longest of them', () => {
  expect(read('chefs immediate / 2 wks / 4 wks')).toContain('must availability available within 28 days');
});

it('asks for the kinds of a trade that a list behind it names, and not for all of the trade', () => {
  for (const said of ['teachers, primary or maths', 'teachers so primary or maths either is fine'])
    expect(read(said)).toEqual(['must role Primary Teacher or Maths Teacher']);
  expect(read('UX / product designers')).toEqual(['must role UX Designer']);
});

it('asks for no skill besides where the years are of the work of the trade itself', () => {
  expect(read('auditors with 4 years auditing')).toEqual([
    'must role Auditor',
    'must years_experience 4+ years of experience',
  ]);
  expect(read('accountants with 4 years auditing')).toContain('must skill Audit');
});

it('finds each of two descriptions that are told by "having"', () => {
  const { facets } = compile('UX designers having Figma or SEO specialists having Google Analytics, Berlin');
  expect(facets.filter(({ together }) => together !== null)).toHaveLength(4);
});

it.each<[condition: string, ways: string]>([
  ['must desk phone number on record', 'that left us a phone number | who gave us a mobile number'],
  ['must last_contact not contacted for 1 years', 'whom we’ve left alone for a year or longer'],
  ['must last_contact never contacted', 'still waiting on a first call from us | yet to get a first call'],
  ['must certification Dangerous Goods Licence', 'with a DG certificate | holding a DG ticket'],
  ['must certification Scaffolding Licence', 'holding a scaffold ticket | with a scaffolding card'],
  ['exclude employer now at Shell', 'no Shell’s own people | none of Shell’s own staff'],
  ['exclude seniority junior', 'not somebody fresh in their first job | nobody wet behind the ears'],
  ['must role Warehouse Manager', 'the warehouse managers in Perth'],
])('reads %s from %s', (condition, ways) => {
  for (const way of ways.split(' | '))
    expect([way, read(/^the /.test(way) ? way : `chefs ${way}`)]).toEqual([
      way,
      expect.arrayContaining([condition]),
    ]);
});

it.each([
  'We are sourcing for chefs in Paris',
  'crying out for chefs in Paris',
  'struggling to find chefs in Paris',
  'I’m short a chef in Paris',
  'Down two chefs in Paris',
  'we could do with a few more chefs in Paris',
  'chuck us some chefs in Paris',
  'Could ye send me a wheen of chefs in Paris',
  'Any joy on a chef in Paris?',
  'Please do the needful and send profiles of chefs in Paris',
  'Team, kindly assist with CVs for a chef in Paris',
  'Searching on behalf of my boss: chefs in Paris',
  'pls find gr8 chefs in Paris thx',
  'ISO a chef in Paris',
  'Q: chefs in Paris x',
  'got any chefs doing the rounds in Paris',
])('reads who is called for in %j, and nothing else', (said) => {
  expect(read(said)).toEqual(['must location Paris, FR', 'must role Chef']);
});

it.each<[said: string, condition: string]>([
  ['sourcing managers in Perth', 'must role Procurement Manager'],
  ['ISO 9001 auditors in Leeds', 'must skill ISO 9001'],
  ['ta managers in Perth', 'must role Recruiter'],
  ['wanting contract work, nurses', 'must work_type contract'],
])('takes no word of %j for calling that is asked for', (said, condition) => {
  expect(read(said)).toContain(condition);
});

it('takes numbered parts in one line for a list', () => {
  expect(read('1) React devs 2) London 3) no contractors')).toEqual([
    'exclude work_type contract',
    'must location London, GB',
    'must role Software Engineer',
    'must skill React',
  ]);
});

it('takes the business for which somebody is sought for whose the job is, and says so', () => {
  for (const said of ['auditors for a bank in London', 'auditors needed for a big bank in London']) {
    expect(read(said).join()).toMatch(/nice industry Banking/);
    expect(compile(said).notes.map(({ code }) => code)).toContain('read_as');
  }
  for (const said of ['auditors who work for a bank', 'auditors at a bank', 'auditors from a bank'])
    expect(read(said).join()).toMatch(/must industry Banking/);
});

it('asks nobody for English where records list it of nobody, and says so', async () => {
  await desk.api.post('/candidates', { name: 'Ada Ray', email: 'ada@people.example', current_title: 'Chef' });
  const ask = async (query: string) => (await desk.api.post('/candidates/search', { query })).body.data;
  const found = await ask('chefs, speaking English');
  expect(found.total_count).toBe(1);
  expect(found.notes.map(({ code }: { code: string }) => code)).toContain('not_in_records');
  expect((await ask('chefs, speaking Swahili')).total_count).toBe(0);
});

it('leaves out of the former people of a group who is with another of it', async () => {
  const past = { title: 'Auditor', employer: 'EY', from: '2015', to: '2018' };
  for (const [name, employer] of [
    ['Lea Moved', 'KPMG'],
    ['Bo Left', 'Acme'],
  ])
    await desk.api.post('/candidates', {
      name,
      email: `${name?.split(' ')[1]?.toLowerCase()}@people.example`,
      experience: [{ title: 'Auditor', employer, from: '2019', is_current: true }, past],
    });
  const namesOf = async (query: string) =>
    (await desk.api.post('/candidates/search', { query })).body.data.results.map(
      ({ name }: { name: string }) => name,
    );
  expect(await namesOf('ex-Big 4 auditors')).toEqual(['Bo Left']);
  expect(await namesOf('auditors who moved from one Big 4 firm to another')).toEqual(['Lea Moved']);
});

it.each<[condition: string, ways: string]>([
  [
    'exclude employer now at EY',
    'steer clear of EY | hands off EY people | stay away from anyone at EY | don’t touch EY | we can’t approach EY people | client won’t look at EY | we’ve a no-poach with EY | client has a non-solicit with EY | EY is the client so none of theirs | EY’s own lot are out',
  ],
  ['exclude employer now at EY', 'EY is out of bounds | EY no-go | EY is off limits | EY is untouchable'],
  [
    'must employer now at EY',
    'plying their trade at EY | who hang their hat at EY | whose payslip says EY | drawing a wage from EY | employed by EY as things stand',
  ],
  ['must employer formerly at EY', 'who jumped ship from EY | who walked away from EY'],
  [
    'must work_rights right to work',
    'must be legal to work | with the papers to work here | cleared to work here',
  ],
  ['must work_rights needs sponsorship', 'who’d need a visa sorting | needing a work permit from us'],
  [
    'must work_rights no sponsorship needed',
    'no visa dramas | sponsorship not a runner | sponsorship a non-starter',
  ],
  [
    'must availability available within 14 days',
    'who can start on Monday week | who are free the week after next | ready to roll in a fortnight | with two weeks to run on their notice | notice no worse than a fortnight',
  ],
  ['must availability available within 28 days', 'tops 4 weeks | four weeks absolute max'],
  ['exclude location London, GB', 'in England bar London | UK & Ireland excl. London | England (ex London)'],
  ['must location London, GB or Reading, GB', 'in London, at a push Reading'],
])('reads %s however it is said', (condition, ways) => {
  for (const way of ways.split(' | '))
    expect([way, read(`auditors, ${way}`)]).toEqual([way, expect.arrayContaining([condition])]);
});

it('keeps a former employer behind a town one, and tells of a side of a place that has no end', () => {
  expect(read('auditors in London ex KPMG')).toContain('must employer formerly at KPMG');
  expect(read('auditors anywhere north of Watford').join()).not.toContain('location');
  expect(compile('auditors anywhere north of Watford').notes.map(({ code }) => code)).toEqual([
    'not_on_record',
  ]);
  expect(read('auditors in the north of England')).toContain('must location Northern England');
});

it.each(['CHEFS STOP PARIS STOP NO JUNIORS STOP', 'chefs. Paris. no juniors.'])(
  'reads a telegram as the sentences that it is: %j',
  (said) => {
    expect(read(said)).toEqual(['exclude seniority junior', 'must location Paris, FR', 'must role Chef']);
  },
);

it.each([
  'can’t be without dialysis',
  'dialysis or don’t bother',
  'no dialysis, no interview',
  'those without dialysis need not apply',
])('asks for what nobody may lack: %j', (said) => {
  expect(read(`nurses, ${said}`)).toEqual(['must role Nurse', 'must skill Dialysis']);
  expect(read('nurses without dialysis are no use to us')).toEqual([
    'must role Nurse',
    'must skill Dialysis',
  ]);
});

it('takes a post that is to be filled for the trade, and one that somebody holds for a title', () => {
  expect(read('hiring for the role of chef in Paris')).toEqual(['must location Paris, FR', 'must role Chef']);
  expect(read('people who hold the post of chef').join()).toMatch(/the title chef/);
});

it('leaves out a word behind a hash that nobody is tagged with, says so, and requires a tag', async () => {
  await desk.api.post('/candidates', {
    name: 'Cy Cook',
    email: 'cy@people.example',
    current_title: 'Butcher',
  });
  const ask = async (query: string) => (await desk.api.post('/candidates/search', { query })).body.data;
  const found = await ask('#meat-jobs butchers');
  expect(found.total_count).toBe(1);
  expect(found.notes.map(({ message }: { message: string }) => message).join()).toContain('tagged meat-jobs');
  expect((await ask('butchers tagged meat-jobs')).total_count).toBe(0);
  expect((await ask('#meat-jobs')).total_count).toBe(0);
});
