import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { todayThere } from '#test/harness/quotas.ts';
import { briefOf } from '#test/harness/submission.ts';

const { desk: agency } = useDesk({ country: 'AU', name: 'Harbour Talent' });

const JOB = {
  title: 'Financial Controller',
  spec: {
    requirements: ['IFRS reporting', 'JavaScript for models', 'Training of staff', 'Month-end close', 'CPA'],
    responsibilities: ['Cut the month-end close', 'Lead a team'],
    nice_to_have: ['SAP'],
  },
};

const some = <T>(...of: readonly T[]) => fc.uniqueArray(fc.constantFrom(...of), { maxLength: 4 });
const year = fc.integer({ min: 2001, max: 2024 }).map(String);
const role = fc.record({
  title: fc.constantFrom('Finance Manager', 'Accountant', 'Payroll Officer', 'Analyst'),
  employer: fc.constantFrom('Boreal Foods', 'Kestrel Rail', 'Ostrava Mining', 'Delta Freight'),
  from: year,
  is_current: fc.boolean(),
  description: fc.constantFrom(
    'Cut the month-end close from 11 to 6 days. Led a team of four.',
    'I hate my boss and want to leave. Rolled out SAP in three plants.',
    'My daughter was ill. Closed the month-end in five days.',
    'Kept the minutes.',
  ),
});
const person = fc.record(
  {
    current_title: fc.constantFrom('Finance Manager', 'Accountant', 'Go-to-market Lead', 'Analyst'),
    current_company: fc.constantFrom('Boreal Foods', 'Kestrel Rail'),
    years_experience: fc.integer({ min: 1, max: 30 }),
    location: fc.constantFrom({ city: 'Perth' }, { city: 'Hobart' }),
    // The brief holds some of these within other words: Java, Rain, Script.
    skills: some('Java', 'Rain', 'Script', 'IFRS', 'SAP', 'Cooking', 'R', 'Mother of two'),
    certifications: some('CPA', 'Forklift licence', 'CIMA'),
    languages: some('French', 'Tagalog'),
    notice_period: fc.constantFrom('4 weeks', '4 weeks, my boss must not know'),
    work_rights: fc.constantFrom('Citizen of Australia', 'Visa until 2031'),
    summary: fc.constantFrom('My employer does not know. Call me on 0411 222 333.', 'I want 200k.'),
    experience: fc.array(role, { maxLength: 4 }),
    education: fc.array(
      fc.record({ school: fc.constantFrom('Monash', 'Curtin'), degree: fc.constantFrom('BCom', 'MBA') }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: [] },
);
type Person = typeof person extends fc.Arbitrary<infer P> ? P : never;

/** What each line of a summary may take from the record of a person. */
function factsOf(one: Person): Record<string, (claim: string) => boolean> {
  const roles = one.experience ?? [];
  const has = (list: readonly (string | undefined)[] | undefined) => (claim: string) =>
    (list ?? []).includes(claim);
  const asks = JOB.spec.requirements.join(' ');
  return {
    Skills: has(one.skills),
    'What the role asks for': (claim) =>
      has([...(one.skills ?? []), ...(one.certifications ?? [])])(claim) &&
      new RegExp(`(?<!\\w)${claim}(?!\\w)`).test(asks),
    'Has done': (claim) => roles.some(({ description }) => description.includes(claim)),
    Does: (claim) => roles.some(({ description }) => description.includes(claim)),
    Work: (claim) => roles.some(({ description }) => description.includes(claim)),
    'Recent roles': (claim) =>
      roles.some(({ title, employer, from, is_current }) =>
        [
          `${title}, ${employer} (${from})`,
          `${title}, ${employer} (${from}${is_current ? ' to now' : ''})`,
        ].includes(claim),
      ),
    Qualifications: has([
      ...(one.education ?? []).map(({ degree, school }) => `${degree}, ${school}`),
      ...(one.certifications ?? []),
    ]),
    Languages: has(one.languages),
    // By what papers somebody may work is for the agency alone.
    'Right to work': () => false,
    Notice: has([one.notice_period]),
  };
}

/** The years of somebody whose record holds but their roles: since the first that is not over, in whole ones. */
function yearsIn({ experience = [] }: Person): number | undefined {
  const since = Math.min(
    ...experience.filter(({ is_current }) => is_current).map(({ from }) => Number(from)),
  );
  const [year = 0, month = 0] = todayThere().split('-').map(Number);
  if (!Number.isFinite(since)) return undefined;
  const whole = Math.floor(Math.round(((year - since) * 12 + month) / 1.2) / 10);
  return whole < 1 ? undefined : whole;
}

/** The claims of a summary's first sentence that the record does not hold. */
function untruths(opening: string, name: string, one: Person): string[] {
  const said =
    /^(?<who>\w+)(?: (?:is|last worked as) an? (?<title>[^,]+?)(?: at (?<employer>.+?))?(?: in (?<place>[^,]+(?:, [A-Z]\w+)?))?(?:, with (?<years>\d+) years? of experience)?| has (?<only>\d+) years? of experience(?:, and lives in (?<lives>.+))?)\.$/.exec(
      opening,
    )?.groups;
  if (said === undefined) return [opening];
  const { who, title, employer, place, years, only, lives } = said;
  const held: [string | undefined, string | undefined][] = [
    [who, name],
    [title, one.current_title],
    [employer, one.current_company],
    [place ?? lives, one.location?.city],
    [years ?? only, (one.years_experience ?? yearsIn(one))?.toString()],
  ];
  return held.flatMap(([claim, fact]) =>
    claim === undefined || (fact !== undefined && claim.startsWith(fact)) ? [] : [claim],
  );
}

it('makes each claim of a summary from a fact of that person’s record, over many made-up people', async () => {
  const people = fc.sample(person, { numRuns: 40, seed: 20_261_121 });
  const names = people.map((_, at) => `${'ABCDEFGHIJ'[at % 10]}na${'abcdefghij'[Math.floor(at / 10)]} Ruiz`);
  let claims = 0;
  for (let from = 0; from < people.length; from += 20) {
    const batch = people.slice(from, from + 20);
    const named = batch.map((one, at) => ({ name: names[from + at] ?? '', ...one }));
    const { applications, job_id } = await briefOf(agency, named, JOB);
    const items = applications.map((application_id) => ({ application_id }));
    const sent = await agency.api.post('/submissions', { job_id, items });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    for (const [at, one] of named.entries()) {
      const { summary } = sent.body.data.items[at];
      const [first = '', ...rest] = summary.split(/\n+/).filter((line: string) => line !== '');
      const bullets = first.startsWith('- ') ? [first, ...rest] : rest;
      if (first !== '' && !first.startsWith('- ')) {
        expect(untruths(first, one.name.split(' ')[0] ?? '', one), first).toEqual([]);
        claims += 1;
      }
      const facts = factsOf(one);
      for (const bullet of bullets) {
        const [, label = '', said = ''] = /^- \*\*(.+):\*\* (.+)$/.exec(bullet) ?? [];
        const isFact = facts[label];
        expect(isFact, bullet).toBeDefined();
        for (const claim of said.split('; ')) {
          expect(isFact?.(claim), `${label}: ${claim} of ${JSON.stringify(one)}`).toBe(true);
          claims += 1;
        }
      }
      for (const told of ['boss', '0411', '200k', 'daughter', 'Mother of', 'hate'])
        expect(summary).not.toContain(told);
    }
  }
  expect(claims).toBeGreaterThan(120);
});

it('tells at anonymous what somebody did that meets the brief, without whom and where it tells', async () => {
  const grace = {
    name: 'Grace Penhaligon',
    experience: [
      {
        title: 'Finance Manager',
        employer: 'Kestrel Rail',
        from: '2018',
        description:
          'Cut the month-end close from 11 to 6 days at Kestrel Rail. Grace moved the IFRS reporting to SAP. Won an Olympic medal for IFRS reporting. I hate my boss.',
      },
    ],
  };
  const { applications, job_id } = await briefOf(agency, [grace], JOB);
  const items = applications.map((application_id) => ({ application_id }));
  const sent = await agency.api.post('/submissions', { job_id, items, identity_visibility: 'anonymous' });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const { summary } = sent.body.data.items[0];
  expect(summary).toContain('the month-end close from 11 to 6 days');
  expect(summary).toContain('IFRS reporting to SAP');
  for (const told of ['Grace', 'Penhaligon', 'Kestrel', 'Olympic', 'boss'])
    expect(summary).not.toContain(told);
});

describe('of records whose experience tells what came of the work, for a job that says nothing but its title', () => {
  const role = (title: string, employer: string, from: string, to: string | null, description: string) => ({
    ...{ title, employer, from, description },
    ...(to === null ? { is_current: true } : { to }),
  });
  const magnus = {
    name: 'Magnus Frost',
    current_title: 'Lead Refrigeration Engineer',
    current_company: 'Star Refrigeration',
    location: { city: 'Aberdeen', country: 'United Kingdom' },
    years_experience: 14,
    languages: ['English', 'Norwegian', 'Polish', 'Tamil'],
    experience: [
      role(
        'Lead Refrigeration Engineer',
        'Star Refrigeration',
        '2017',
        null,
        'Leads a service team of 7 across the north-east. Cut call-backs from 18% to 6% in two years. Frost came up with a defrost cycle now used on 40 sites. I want to leave because of my boss.',
      ),
      role(
        'Service Engineer',
        'Johnson Controls',
        '2010',
        '2017',
        'Serviced supermarket cold rooms. Trained four apprentices, all of whom passed first time.',
      ),
    ],
    education: [
      { school: 'North East Scotland College', degree: 'HNC', field: 'Refrigeration' },
      { school: 'Southwest Tennessee Community College', field: 'Logistics' },
    ],
  };
  const petra = {
    name: 'Petra Winkler',
    current_title: 'Pflegedienstleitung',
    current_company: 'Haus Abendsonne',
    location: { city: 'Kassel', country: 'Deutschland' },
    years_experience: 21,
    languages: ['Deutsch', 'Polnisch'],
    experience: [
      role(
        'Pflegedienstleitung',
        'Haus Abendsonne',
        '2014',
        null,
        'Leitet 48 Pflegekräfte auf vier Wohnbereichen. Fluktuation um 12 Prozent gesenkt.',
      ),
    ],
  };
  const JOB_ALONE = { title: 'Refrigeration Service Engineer' };

  it.each(['first_name', 'anonymous'] as const)(
    'tells it at %s, best first, with the languages spoken',
    async (level) => {
      const brief = await briefOf(agency, [magnus], JOB_ALONE);
      const [application_id] = brief.applications;
      const items = [{ application_id }];
      const sent = await agency.api.post('/submissions', {
        ...{ job_id: brief.job_id, items, identity_visibility: level },
      });
      expect(sent.status, JSON.stringify(sent.body)).toBe(201);
      const { summary } = sent.body.data.items[0];
      expect(summary).toContain('Cut call-backs from 18% to 6% in two years');
      expect(summary).toContain('Trained four apprentices, all of whom passed first time');
      expect(summary).toContain('- **Languages:** English; Norwegian; Polish; Tamil');
      expect(summary).toContain('HNC, Refrigeration');
      for (const told of ['Logistics', 'boss', 'Frost', ...(level === 'anonymous' ? ['Magnus', 'Star'] : [])])
        expect(summary).not.toContain(told);
      const codes = sent.body.meta.warnings.map(({ code }: { code: string }) => code);
      expect(JSON.stringify(sent.body.meta.warnings)).not.toContain('languages');
      expect(codes).not.toContain('held_for_review');
    },
  );

  it('tells it in a spec, which is for no job', async () => {
    const brief = await briefOf(agency, [magnus], JOB_ALONE);
    const sent = await agency.api.post('/specs', {
      ...{ candidate_id: brief.candidates[0], client_contact_id: brief.contact_id },
    });
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    expect(sent.body.data.pitch).toContain('Cut call-backs from 18% to 6% in two years');
    expect(sent.body.data.pitch).not.toContain('Star');
  });

  it('is written in one language, that of the record', async () => {
    const brief = await briefOf(agency, [petra], { title: 'Pflegedienstleitung' });
    const items = [{ application_id: brief.applications[0] }];
    const send = () => agency.api.post('/submissions', { job_id: brief.job_id, items, allow_resubmit: true });
    const first = await send();
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    await agency.api.patch(`/clients/${brief.client_id}/contacts/${brief.contact_id}`, {
      preferred_language: 'de',
    });
    const german = await send();
    expect(german.status, JSON.stringify(german.body)).toBe(201);
    expect(first.body.data.items[0].summary).toBe(german.body.data.items[0].summary);
    expect(german.body.data.items[0].summary).toBe(
      [
        'Petra ist Pflegedienstleitung bei Haus Abendsonne in Kassel, Deutschland und hat 21 Jahre Berufserfahrung.',
        [
          '- **Erreicht:** Fluktuation um 12 Prozent gesenkt',
          '- **Aufgaben:** Leitet 48 Pflegekräfte auf vier Wohnbereichen',
          '- **Letzte Stationen:** Pflegedienstleitung, Haus Abendsonne (2014 bis heute)',
          '- **Sprachen:** Deutsch; Polnisch',
        ].join('\n'),
      ].join('\n\n'),
    );
  });
});
