import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-28' };
const compiled = (query: string, home = HOME) => compileQuery(query, home);
const read = (query: string): string[] =>
  compiled(query).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);
const told = (query: string): string[] => compiled(query).notes.map(({ message }) => message);

it.each([
  ['lead analysts and also principals', 'must seniority lead or principal'],
  ['senior developers, principals too', 'must seniority senior or principal'],
  ['principal consultants and leads as well', 'must seniority principal or lead'],
  ['data analysts mid level, seniors too', 'must seniority mid or senior'],
  ['welders mid level, juniors as well', 'must seniority mid or junior'],
  ['permanent chefs, contractors too', 'must work_type permanent or contract'],
])('finds either level or kind of work where the second will do as well in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['chefs, juniors too', 'nice seniority junior'],
  ['freelance or perm both ok, Java developers', 'nice work_type contract or permanent'],
])('requires nothing that is only allowed in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each(['school principals in Perth', 'principals, Sydney', 'head teachers or deputy principals'])(
  'takes principals by themselves for no level in %j',
  (query) => {
    expect(read(query).join()).not.toContain('seniority');
  },
);

it.each([
  ['gps cork or dublin', 'must location Cork, IE or Dublin, IE'],
  ['nurses york or leeds', 'must location York, GB or Leeds, GB'],
  ['chefs, derby, leeds', 'must location Derby, GB or Leeds, GB'],
  ['chefs london or ny', 'must location London, GB or New York State'],
  ['welders ny or boston', 'must location New York State or Boston, US'],
])('reads towns in small letters of a list in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each(['cork or timber floor layers', 'nice or good pastry chefs', 'orange or lemon growers'])(
  'takes everyday words for no towns in %j',
  (query) => {
    expect(read(query).join()).not.toContain('location');
  },
);

it.each([
  ['welders up to 80k ish', null, 80_000],
  ['nurses 60kish max', null, 60_000],
  ['accountants around 80k ish', 72_000, 88_000],
  ['fitters 100k ish', 90_000, 110_000],
  ['drivers, at least 70k or so', 70_000, null],
])('reads a rough sum with the side that is said in %j, and tells nothing', (query, min, max) => {
  const { facets, notes } = compiled(query);
  expect(facets.find(({ kind }) => kind === 'salary')).toMatchObject({ min, max });
  expect(facets.map(({ kind }) => kind)).not.toContain('unsupported');
  expect(notes).toEqual([]);
});

it.each([
  ['theatre nurses with UK rights', 'right to work'],
  ['cooks who must have EU rights', 'right to work'],
  ['welders, full Australian rights', 'right to work'],
  ['site engineers, US, permanent residents or citizens', 'permanent resident or citizen'],
  ['nurses, UK, PR or citizens', 'permanent resident or citizen'],
])('reads the right to work in %j', (query, label) => {
  expect(read(query)).toContain(`must work_rights ${label}`);
});

it.each(['site engineers, US, permanent residents or citizens', 'nurses, UK, PR or citizens'])(
  'keeps the country before residents and citizens in %j',
  (query) => {
    expect(read(query).join()).toMatch(/must location United/);
  },
);

it.each(['human rights lawyers', 'UK rights and permissions executive', 'employee rights advisers'])(
  'takes other rights for no right to work in %j',
  (query) => {
    expect(read(query).join()).not.toContain('work_rights');
  },
);

it.each([
  'nobody has rung these in 6 months: scaffolders',
  "plumbers. We haven't spoken to those people in six months",
  'nobody called this lot in 6 months: chefs',
])('asks for the time without a call in %j', (query) => {
  expect(read(query).join()).toContain('not contacted for 183 days');
});

it.each([
  'Midwives in Cork. (For the Galway contract.)',
  '(For the Galway contract.) midwives in Cork',
  'Midwives in Cork (for the Galway job)',
  'Midwives, Cork. For our Galway site.',
])('sets aside where the job is, with its terms, beside where people are looked for in %j', (query) => {
  const asked = read(query).filter((line) => !line.includes('unsupported'));
  expect(asked).toEqual(expect.arrayContaining(['must role Midwife', 'must location Cork, IE']));
  expect(asked).toHaveLength(2);
  expect(told(query).join()).toContain('where the job is');
});

it.each([
  ['midwives for the Galway job', 'must location Galway, IE'],
  ['midwives on contract in Galway', 'must work_type contract'],
  ['plumbers for our Leeds site or Bradford', 'must location Leeds, GB or Bradford, GB'],
])('looks where the job is where nothing else is said in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['Java/Kafka, Sydney', 'must skill Java', 'must skill Kafka'],
  ['React/TypeScript, Amsterdam', 'must skill React', 'must skill TypeScript'],
])('asks for a language and what is used with it in %j', (query, ...expected) => {
  expect(read(query)).toEqual(expect.arrayContaining(expected));
  expect(told(query).join()).toContain('both of them');
});

it('reads two languages parted by a slash as either', () => {
  expect(read('Java/Kotlin, Sydney')).toContain('must skill Java or Kotlin');
});

it.each([
  'nurses, or carers who drive',
  'chefs, or sous chefs with HACCP',
  'electricians, or plumbers who live in Leeds',
])('tells that what stands behind a comma was asked of both in %j', (query) => {
  expect(told(query).join()).toContain('alike');
});

it.each(['nurses or carers who drive', 'nurses and carers who drive', 'chefs, or sous chefs, in Leeds'])(
  'tells nothing of a clause that is plainly of both in %j',
  (query) => {
    expect(told(query).join()).not.toContain('alike');
  },
);

it('tells that a name by an "or" with an employer was read as a trade', () => {
  expect(told('litigation solicitors, clayton utz or slater').join()).toContain(
    '"Slater" was read as a trade',
  );
  expect(told('welders or fitters at BHP').join()).not.toContain('was read as a trade');
});

it.each([
  ['rns + eens sydney', 'must role Registered Nurse or Enrolled Nurse'],
  ['rns and midwives perth', 'must role Registered Nurse or Midwife'],
  ['physios NY', 'must location New York State'],
  ['chefs TX', 'must location Texas'],
  ['developers 120k USD to 160k USD', 'must salary pay USD 120,000 to 160,000 a year'],
  ['auditors from the big four apart from kpmg', 'exclude employer at KPMG'],
  ['accountants at the big 4 bar Deloitte', 'exclude employer at Deloitte'],
])('reads short forms and what is left out of a group in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each(['CRAs for Novartis, Basel', 'welders for our client BHP', 'accountants for Deloitte'])(
  'tells that whose the job may be was read as an employer in %j',
  (query) => {
    expect(told(query).join()).toContain('where the job is theirs');
  },
);

it.each(['nurses who work for Bupa', 'welders at BHP', 'accountants who worked for Deloitte'])(
  'tells nothing of it where somebody works there in %j',
  (query) => {
    expect(told(query).join()).not.toContain('where the job is theirs');
  },
);

it.each(['need a fin controller in London asap!!', 'we want two plumbers asap, Leeds'])(
  'tells that a hurry was read as when somebody can begin in %j',
  (query) => {
    expect(told(query).join()).toContain('in a hurry');
  },
);

it.each([
  'plumbers who can start asap',
  'need plumbers who are available asap',
  'need nurses ASAP, only those that are free now',
  'need a plumber in Leeds',
])('tells nothing of a hurry in %j', (query) => {
  expect(told(query).join()).not.toContain('in a hurry');
});

it.each(['We would look at enrolled nurses in Perth', "they'd look at welders or fitters"])(
  'takes who would be looked at for no employer in %j',
  (query) => {
    expect(read(query).join()).not.toContain('employer');
  },
);

it.each([
  ['lab techs, HPLC and/or GC, Cork', 'must skill HPLC or Chromatography'],
  ['GC or in-house counsel, Dublin', 'must role Legal Counsel'],
  ['head chef or strong sous, Bath', 'must role Head Chef or Sous Chef'],
  ['React or really strong Angular devs', 'must skill React or Angular'],
  ['carers, Cardiff, must drive', 'must certification Driver Licence'],
  ['nurses who need to be able to drive', 'must certification Driver Licence'],
  ['pickers, Lincolnshire, from the EU settled', 'must work_rights permanent resident'],
  ['We would look at geologists and at mining engineers', 'must role Geologist or Mining Engineer'],
])('reads the short form of a busy desk in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['GC or USC only, nurses', 'must work_rights permanent resident or citizen'],
  ['chefs or good English speakers', 'must language English'],
  ['sales people who must drive growth', 'must role Sales Professional'],
  ['nurses anywhere in the EU', 'must location European Union'],
  ['carers in Norwich or Great Yarmouth', 'must location Norwich, GB or Great Yarmouth, GB'],
])('reads %j as before', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each([
  ['Midwives, Co. Mayo', 'must location County Mayo'],
  ['carers in Co. Clare', 'must location County Clare'],
  ['Midwives, Galway or Mayo', 'must location Galway, IE or County Mayo'],
  ['carers Cork, Kerry or Clare', 'must location Cork, IE or County Kerry or County Clare'],
])('reads counties written short or bare in %j', (query, expected) => {
  expect(read(query)).toContain(expected);
});

it.each(['nurses at Smith & Co. Dublin', 'sandwich makers, tuna or mayo'])(
  'takes no company or word for a county in %j',
  (query) => {
    expect(read(query).join()).not.toContain('County');
  },
);
