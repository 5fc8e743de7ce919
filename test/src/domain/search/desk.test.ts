import { beforeAll, describe, expect, it } from 'vitest';
import { daysAgo, daysAhead } from '#src/domain/search/compile/desk/desk-times.ts';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { addDays, dayIn } from '#src/lib/clock.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays, interview, letPass } from '#test/harness/interview.ts';
import { peopleSearch, place } from '#test/harness/people-search.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Api } from '#test/harness/workspace.ts';

const { running, desk: agency } = useDesk({ country: 'AU', name: 'Harbour Talent' });
const { search, found, codes } = peopleSearch(agency);
const desk = deskOf(agency);
const today = dayIn(new Date().toISOString(), 'Australia/Sydney');
const inYears = (years: number): string => `${Number(today.slice(0, 4)) + years}${today.slice(4, 7)}-01`;

/** What each person's story with the agency is, told by the name. */
beforeAll(async () => {
  const ironbark = await desk.client({ name: 'Ironbark Water' });
  const lantern = await desk.client({ name: 'Lantern Health' });
  const post = async (path: string, body: object, api: Api = agency.api) => {
    const answer = await api.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data;
  };
  const person = (name: string, more: object = {}) =>
    desk.candidate({
      name,
      current_title: 'Accountant',
      email: `${name.split(' ')[0]}@mail.example`,
      ...place('Sydney', 'Australia', 'NSW'),
      ...more,
    });
  const placed = async (name: string, client_id: string, body: object) => {
    const candidate_id = await person(name);
    const job_id = await desk.job({ client_id, title: 'Accountant' });
    const application_id = await desk.application({ job_id, candidate_id, stage: 'offer' });
    await post('/placements', { application_id, ...body });
  };
  const perm = (day: string) => ({ offer_date: day, start_date: day, salary: 100_000 });
  const contract = (start: string, end: string) => ({
    placement_type: 'contract',
    offer_date: start,
    start_date: start,
    contract_end_date: end,
    charge_rate: 100,
    pay_rate: 80,
  });
  await placed('Perma Thisyear', ironbark, perm(today));
  await placed('Olda Placement', lantern, perm(inYears(-3)));
  await placed('Conny Contractor', lantern, contract(inYears(-1), addDays(today, 20)));
  await placed('Overa Contract', lantern, contract(inYears(-2), inYears(-1)));
  const job_id = await desk.job({ client_id: ironbark, title: 'Controller' });
  await desk.application({ job_id, candidate_id: await person('Liva Screen'), stage: 'screen' });
  await desk.application({ job_id, candidate_id: await person('Senta Forward'), stage: 'submitted' });
  const gone = await desk.application({
    job_id,
    candidate_id: await person('Rejecta Gone'),
    stage: 'screen',
  });
  await agency.api.post(`/applications/${gone}/stage`, { stage: 'rejected', reason: 'skills' });
  const met = await desk.application({
    job_id,
    candidate_id: await person('Meta Interviewed'),
    stage: 'screen',
  });
  const { id } = await interview(agency, { application_id: met, kind: 'client', starts_at: inDays(3) });
  await letPass(running, id);
  const moved = async (name: string, stage: string, to: object) => {
    const application_id = await desk.application({
      job_id: await desk.job({ client_id: ironbark, title: 'Analyst' }),
      candidate_id: await person(name),
      stage,
    });
    const { status, body } = await agency.api.post(`/applications/${application_id}/stage`, to);
    expect(status, JSON.stringify(body)).toBe(200);
    return application_id;
  };
  await moved('Declina Offer', 'offer', { stage: 'withdrew' });
  await moved('Turna Down', 'client_interview', { stage: 'rejected' });
  await interview(agency, {
    application_id: await moved('Booka Ahead', 'submitted', { stage: 'client_interview' }),
    kind: 'client',
    starts_at: `${addDays(today, 7)}T02:00:00Z`,
  });
  const { api, userId } = await agency.user('consultant');
  await person('Ownia Stella', { owner_id: userId });
  stella = api;
  const pool = await post('/talent-pools', { name: 'Finance leaders' });
  await post(`/talent-pools/${pool.id}/members`, { candidate_id: await person('Poola Member') });
  await person('Nomaila Silent', {
    linkedin_url: 'https://linkedin.com/in/nomaila',
    phone: '+61400111222',
  });
});
let stella: Api;

describe('a search by what somebody is to the agency', () => {
  it.each([
    ['accountants placed by us', ['Conny Contractor', 'Olda Placement', 'Overa Contract', 'Perma Thisyear']],
    ['people we placed this year', ['Perma Thisyear']],
    ['accountants we placed at Lantern Health', ['Conny Contractor', 'Olda Placement', 'Overa Contract']],
    ['who did we place more than 30 months ago', ['Olda Placement']],
    ['accountants currently with a client', ['Conny Contractor', 'Olda Placement', 'Perma Thisyear']],
    ['our contractors finishing in the next 6 weeks', ['Conny Contractor']],
    ['contractors finishing in the next two weeks', []],
    [
      'accountants who are already in process',
      ['Booka Ahead', 'Liva Screen', 'Meta Interviewed', 'Senta Forward'],
    ],
    [
      'candidates we sent to Ironbark Water',
      ['Booka Ahead', 'Declina Offer', 'Perma Thisyear', 'Senta Forward', 'Turna Down'],
    ],
    ['candidates we have interviewed', ['Meta Interviewed']],
    ['people at screen stage', ['Liva Screen', 'Meta Interviewed']],
    [
      'who applied for the controller role',
      ['Liva Screen', 'Meta Interviewed', 'Rejecta Gone', 'Senta Forward'],
    ],
    [
      'accountants in the running for the controller job',
      ['Liva Screen', 'Meta Interviewed', 'Senta Forward'],
    ],
    ['accountants who turned down an offer', ['Declina Offer']],
    ['people rejected by Ironbark Water', ['Turna Down']],
    ['accountants with an interview next week', ['Booka Ahead']],
    ['our contractors in Sydney', ['Conny Contractor']],
    ['who did Pat place last year', []],
    [
      'accountants in process with Ironbark Water',
      ['Booka Ahead', 'Liva Screen', 'Meta Interviewed', 'Senta Forward'],
    ],
    ['accountants in process with Lantern Health', []],
    ['candidates on the controller shortlist', ['Liva Screen', 'Meta Interviewed', 'Senta Forward']],
    ['whose contracts finish in the next 6 weeks', ['Conny Contractor']],
    ['accountants with a phone number on file but no CV', ['Nomaila Silent']],
    ['candidates owned by Pat or Pat consultant', ['Ownia Stella']],
    ["Pat's candidates", ['Ownia Stella']],
    ['everyone in the finance leaders pool', ['Poola Member']],
    ['accountants with a phone number on file', ['Nomaila Silent']],
  ])('%j finds whom the records say', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it.each([
    [
      'accountants not placed by us',
      ['Conny Contractor', 'Olda Placement', 'Overa Contract', 'Perma Thisyear'],
    ],
    [
      'accountants who arent already in process anywhere',
      ['Booka Ahead', 'Liva Screen', 'Meta Interviewed', 'Senta Forward'],
    ],
    [
      'accountants, nobody we have already sent to Ironbark Water',
      ['Booka Ahead', 'Declina Offer', 'Turna Down', 'Perma Thisyear', 'Senta Forward'],
    ],
    [
      'accountants in Sydney not currently with a client',
      ['Conny Contractor', 'Olda Placement', 'Perma Thisyear'],
    ],
    ['accountants without a LinkedIn profile', ['Nomaila Silent']],
  ])('%j leaves out those alone', async (query, names) => {
    const all = await found('accountants');
    expect(await found(query)).toEqual(all.filter((name) => !names.includes(name)));
    expect(names.every((name) => all.includes(name))).toBe(true);
  });

  it.each([
    [
      'accountants we placed this year or who are at screen stage',
      ['Liva Screen', 'Meta Interviewed', 'Perma Thisyear'],
    ],
    ['accountants owned by Pat or placed by us this year', ['Ownia Stella', 'Perma Thisyear']],
    [
      'accountants in the finance leaders pool or with a LinkedIn profile',
      ['Nomaila Silent', 'Poola Member'],
    ],
    [
      'accountants we have placed or interviewed',
      ['Conny Contractor', 'Meta Interviewed', 'Olda Placement', 'Overa Contract', 'Perma Thisyear'],
    ],
  ])('%j takes it as one of several of which one will do', async (query, names) => {
    const answer = await search(query);
    expect(await found(query)).toEqual(names);
    expect(codes(answer)).not.toContain('not_run');
  });

  it.each([
    ['accountants, ideally placed by us before', true],
    ['accountants, ideally not placed by us before', false],
    ['accountants, preferably nobody we have placed', false],
  ])('%j wishes for it, or for the contrary, and keeps nobody out', async (query, isWished) => {
    const placed = ['Conny Contractor', 'Olda Placement', 'Overa Contract', 'Perma Thisyear'];
    const answer = await search(query);
    expect(answer.total_count).toBe((await search('accountants')).total_count);
    const first: string[] = answer.results
      .slice(0, placed.length)
      .map(({ name }: { name: string }) => name)
      .toSorted();
    expect(isWished ? first : first.filter((name) => placed.includes(name))).toEqual(isWished ? placed : []);
  });

  it('lets an alternative that cannot be asked for keep nobody out, and says so', async () => {
    const answer = await search('accountants we sent to Nowhere Mining or with a LinkedIn profile');
    expect(codes(answer)).toContain('not_run');
    expect(answer.total_count).toBe((await search('accountants')).total_count);
    expect(answer.results[0].name).toBe('Nomaila Silent');
  });

  it('says of an exclusion among other conditions that nobody is left by it, and not that nobody meets it', async () => {
    const { total_count, notes } = await search('zookeepers without an email address');
    expect(total_count).toBe(0);
    const said = notes.map(({ message }: { message: string }) => message).join(' ');
    expect(said).toContain('Nobody is left where "e-mail address on record" is left out.');
    expect(said).not.toMatch(/meets [^.]*"e-mail address on record"/);
  });

  it('says of a single exclusion that leaves nobody that it holds of everybody', async () => {
    const { total_count, notes } = await search('candidates without an email address');
    expect(total_count).toBe(0);
    expect(notes.map(({ message }: { message: string }) => message)).toEqual([
      '"e-mail address on record", which was left out, holds of everybody among those searched.',
    ]);
  });

  it('reads "my candidates" as those of whoever asks', async () => {
    const { body } = await stella.post('/candidates/search', { query: 'my candidates' });
    expect(body.data.results.map(({ name }: { name: string }) => name)).toEqual(['Ownia Stella']);
  });

  it('tells a client that nobody knows, and shows nobody as if it were met', async () => {
    const answer = await search('accountants we sent to Nowhere Mining');
    expect(codes(answer)).toContain('not_run');
    expect(answer.notes.map(({ message }: { message: string }) => message).join()).toContain(
      'Nowhere Mining',
    );
    expect(answer.results.every(({ band }: { band: string }) => band !== 'strong')).toBe(true);
  });

  it('does not tell of placements whoever may not read them', async () => {
    const api = agency.as(await agency.key(['candidates:read']));
    const { data } = (await api.post('/candidates/search', { query: 'accountants placed by us' })).body;
    expect(codes(data)).toContain('not_run');
    expect(JSON.stringify(data.notes)).toContain('placements:read');
    expect(data.total_count).toBe((await search('accountants')).total_count);
  });

  it('is asked of one agency alone', async () => {
    const other = await running.workspace({ country: 'AU', name: 'Other' });
    await deskOf(other).candidate({ name: 'Strange Person', current_title: 'Accountant' });
    expect(await found('people we placed this year', other)).toEqual([]);
  });
});

it.each([
  ['people missing a police check', 'exclude certification Police Check'],
  ['candidates with expired work rights', 'must unsupported with expired work rights'],
  ['chefs whose visa expires this year', 'must unsupported whose visa expires this year'],
  ['nurses registered over a year ago', 'must added added before 2025-11-25'],
  ['project managers not currently placed', 'exclude desk placed by us and still there'],
  ['candidates nobody owns', 'must desk without an owner'],
  ['candidates too expensive for 120k', 'must salary pay from AUD 120,000 a year'],
  ['engineers that turned us down', 'must desk turned down an offer'],
  ['accountants we sent to Acme and never heard back from', 'must desk put forward to Acme'],
  ['candidates owned by nobody', 'must desk without an owner'],
  ['people still in guarantee', 'must desk placed by us and within the guarantee'],
  ['who starts next week', 'must desk placed by us, to start next week'],
  ['over 20 direct reports, ops managers', 'must unsupported over 20 direct reports'],
  ['sales people who hate cold calling', 'must unsupported who hate cold calling'],
  ['carpenters who refuse to travel', 'must unsupported who refuse to travel'],
  ['finance managers minus the ones from retail', 'exclude industry Retail Industry'],
])('reads %j as what it says and not as its opposite', (query, expected) => {
  const { facets } = compileQuery(query, { country: 'AU', currency: 'AUD', today: '2026-11-25' });
  expect(facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)).toContain(expected);
});

it.each([
  'process engineers in Brisbane',
  'welders with experience in pipelines',
  'swimming pool lifeguards',
  'engineers from the process industries',
  'people with email marketing experience',
  'contractors who finish concrete',
])('reads no relation to the agency into %j', (query) => {
  const { facets } = compileQuery(query, { country: 'AU', currency: 'AUD', today });
  expect(facets.filter(({ kind }) => kind === 'desk')).toEqual([]);
});

it.each([
  ['this year', null, 328],
  ['last year', 329, 693],
  ['in the last six months', null, 184],
  ['in 2025', 329, 693],
  ['more than 18 months ago', 549, null],
  ['since march', null, 269],
  ['in october', 25, 55],
  ['in march 2025', 604, 634],
])('reads "%s" on 2026-11-25 as days ago', (said, min, max) => {
  expect(daysAgo(said, '2026-11-25')).toEqual({ min, max });
});

it.each([
  ['before february', 0, 67],
  ['in december', 6, 36],
  ['by the end of this month', 0, 5],
  ['next month', 6, 36],
  ['in the next 6 weeks', 0, 42],
  ['in the next eight weeks', 0, 56],
  ['within a month', 0, 30],
  ['before christmas', 0, 29],
])('reads "%s" on 2026-11-25 as days ahead', (said, min, max) => {
  expect(daysAhead(said, '2026-11-25')).toEqual({ min, max });
});
