import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { job, peopleSearch, place } from '#test/harness/people-search.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();
const { add, search, found } = peopleSearch(desk);

describe('careers', () => {
  const own: { at?: Workspace } = {};
  const year = new Date().getUTCFullYear();
  const ago = (years: number): string => String(year - years);
  beforeAll(async () => {
    own.at = await running.workspace();
    const chef = { current_title: 'Chef', current_company: 'Inn' };
    await add(
      'Long',
      { ...chef, experience: [job('Chef', 'Inn', ago(9)), job('Chef', 'Pub', ago(16), ago(9))] },
      own.at,
    );
    await add(
      'Hops',
      {
        ...chef,
        experience: [
          job('Chef', 'Inn', ago(0)),
          job('Chef', 'A', ago(1), ago(0)),
          job('Chef', 'B', ago(2), ago(1)),
          job('Chef', 'C', ago(3), ago(2)),
        ],
      },
      own.at,
    );
    await add(
      'Gap',
      { ...chef, experience: [job('Chef', 'Inn', ago(2)), job('Chef', 'Pub', ago(12), ago(6))] },
      own.at,
    );
    await add('Free', { headline: 'Chef', experience: [job('Chef', 'Pub', ago(9), ago(1))] }, own.at);
    await add('Home', { ...chef, summary: 'Plans menus. Works remotely.' }, own.at);
    await add('Goes', { ...chef, open_to_relocation: true, ...place('Perth', 'Australia') }, own.at);
  });

  it.each([
    ['chefs in the current job for more than 4 years', ['Long']],
    ['chefs who job hop: job hoppers', ['Hops']],
    ['chefs, no job hoppers', ['Free', 'Gap', 'Goes', 'Home', 'Long']],
    ['chefs with a career gap', ['Gap']],
    ['chefs without career gaps', ['Hops', 'Long']],
    ['chefs between jobs', ['Free']],
    ['former chefs', []],
    ['remote chefs', ['Home']],
    ['chefs willing to relocate to Karratha', ['Goes']],
  ])('are read from their dates: %s', async (query, names) => {
    expect(await found(query, own.at)).toEqual(names);
  });

  it('say of who was found as working remotely that they do, and not where they live', async () => {
    await add(
      'Afar',
      { current_title: 'Baker', summary: 'Works remotely.', ...place('Sydney', 'Australia') },
      own.at,
    );
    const told = async (query: string): Promise<string[]> =>
      (await search(query, own.at)).results.map(({ why }: { why: string }) => why);
    expect(await told('remote bakers')).toEqual(['works remotely or would; Baker now']);
    expect(await told('bakers in Berlin or remote')).toEqual(['Baker now; works remotely or would']);
    expect(await told('bakers in Sydney or remote')).toEqual(['Baker now; lives in Sydney']);
  });

  it('say of who was merely not left out what was', async () => {
    const rows = (await search('no job hoppers', own.at)).results;
    expect(rows.length).toBeGreaterThan(0);
    for (const { why } of rows) expect(why).toBe('not among those left out: changes employers often');
  });

  it('quote the words that were asked for in quotes once', async () => {
    const [row] = (await search('"Plans menus"', own.at)).results;
    expect(row.why).toBe('says "Plans menus"');
  });
});

describe('the last contact', () => {
  it('is a call, an interview that took place or a phone screen, and never counts as not', async () => {
    const own = await running.workspace();
    const called = await add('Called', { current_title: 'Tiler' }, own);
    await add('Never', { current_title: 'Tiler' }, own);
    const old = await add('Old', { current_title: 'Tiler' }, own);
    const day = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
    const call = async (candidate_id: string, days: number) =>
      own.api.post('/activities', { type: 'call', candidate_id, summary: 'Spoke', occurred_at: day(days) });
    await call(called, 3);
    await call(old, 300);
    await own.api.post('/activities', { type: 'note', candidate_id: old, summary: 'Looked at the CV' });
    expect(await found("tilers I haven't spoken to in 6 months", own)).toEqual(['Never', 'Old']);
    expect(await found('tilers last spoken to over half a year ago', own)).toEqual(['Old']);
    expect(await found('tilers last spoken to over half a year ago or never', own)).toEqual(['Never', 'Old']);
    expect(await found('tilers never contacted', own)).toEqual(['Never']);
    expect(await found('tilers contacted in the last 30 days', own)).toEqual(['Called']);
    const shown = (await own.api.get(`/candidates/${called}`)).body.data.last_contacted_at;
    expect(shown.slice(0, 10)).toBe(day(3).slice(0, 10));
    await call(called, 200);
    expect((await own.api.get(`/candidates/${called}`)).body.data.last_contacted_at).toBe(shown);
  });
});

describe('scores', () => {
  const own: { at?: Workspace } = {};
  beforeAll(async () => {
    own.at = await running.workspace();
    const year = new Date().getUTCFullYear();
    for (let years = 1; years <= 12; years += 1)
      await add(
        `P${String(years).padStart(2, '0')}`,
        {
          current_title: 'Plumber',
          current_company: 'Pipes',
          years_experience: years,
          experience: [job('Plumber', 'Pipes', String(year - years))],
          ...place('Perth', 'Australia'),
        },
        own.at,
      );
  });

  it('tell people apart by how long they do the work', async () => {
    const { results } = await search('plumbers in Perth', own.at);
    const scores = results.map(({ match_score }: { match_score: number }) => match_score);
    expect(new Set(scores).size).toBeGreaterThan(6);
    expect(results[0].name).toBe('P12');
    expect(results.at(-1).name).toBe('P01');
  });

  it('are never strong where a requirement could not be checked', async () => {
    const [best] = (await search('plumbers in Perth', own.at)).results;
    const { results } = await search('plumbers in Perth with good communication', own.at);
    expect(best.band).toBe('strong');
    expect(results[0].match_score).toBeLessThan(best.match_score);
    expect(results.map(({ band }: { band: string }) => band)).not.toContain('strong');
    expect(results[0].coverage).toEqual({ matched: 2, total: 3 });
    expect(results[0].why).toContain('not checked: good communication');
  });

  it('come with a line that says why', async () => {
    const [first] = (await search('plumbers in Perth', own.at)).results;
    expect(first.why).toBe('Plumber now; lives in Perth');
  });
});

describe('when nobody meets all', () => {
  it('tells which condition it was, how many meet the rest, and shows them apart with what they lack', async () => {
    const own = await running.workspace();
    await add(
      'Dev',
      { current_title: 'Software Engineer', skills: ['Java'], ...place('Perth', 'Australia') },
      own,
    );
    const answer = await search('COBOL developers in Perth', own);
    expect(answer).toMatchObject({ total_count: 0, results: [] });
    expect(answer.notes[0]).toMatchObject({
      code: 'nobody_meets_all',
      message: expect.stringContaining('Without "COBOL" 1 person is left'),
    });
    expect(answer.near_misses).toEqual([
      expect.objectContaining({
        name: 'Dev',
        lacks: ['COBOL'],
        why: expect.stringContaining('Software Engineer now'),
      }),
    ]);
    expect((await search('Java developers in Perth', own)).near_misses).toBeUndefined();
  });

  it('says of what somebody lacks that nothing of it is on record, where that is so', async () => {
    const own = await running.workspace({ country: 'AU' });
    await add(
      'Dear',
      { current_title: 'Nurse', salary_expectation: 'AUD 150k', notice_period: '8 weeks' },
      own,
    );
    await add('Open', { current_title: 'Nurse', ...place('Perth', 'Australia') }, own);
    const lacks = async (query: string) =>
      Object.fromEntries(
        (await search(query, own)).near_misses.map((row: { name: string; lacks: string[] }) => [
          row.name,
          row.lacks,
        ]),
      );
    expect(await lacks('nurses under AUD 90k')).toEqual({
      Dear: ['pay up to AUD 90,000 a year'],
      Open: ['pay up to AUD 90,000 a year (nothing on record)'],
    });
    expect(await lacks('nurses available immediately')).toEqual({
      Dear: ['available immediately'],
      Open: ['available immediately (nothing on record)'],
    });
    expect(await lacks('nurses in Brisbane')).toEqual({
      Dear: ['Brisbane, AU (nothing on record)'],
      Open: ['Brisbane, AU'],
    });
  });

  it('shows nobody of another trade in the right place beside those of the trade elsewhere, and counts them', async () => {
    const own = await running.workspace({ country: 'AU' });
    await add('Nurse', { current_title: 'Nurse', ...place('Perth', 'Australia') }, own);
    await add(
      'Driver',
      { current_title: 'Truck Driver', skills: ['COBOL'], ...place('Brisbane', 'Australia') },
      own,
    );
    const near = await search('nurses in Brisbane', own);
    expect(near.near_misses.map(({ name }: { name: string }) => name)).toEqual(['Nurse']);
    expect(near.notes[0].message).toContain(
      'Without "Nurse" 1 person is left, of any trade: they are not shown.',
    );
    // Whoever knows what is asked for is near under another title.
    const skilled = await search('nurses with COBOL in Brisbane', own);
    expect(skilled.near_misses.map(({ name }: { name: string }) => name)).toEqual(['Driver']);
    const alone = await search('plumbers in Brisbane', own);
    expect(alone.near_misses.map(({ name }: { name: string }) => name)).toEqual(['Driver']);
  });

  it('shows who knows the house that is asked for before who only lives there, and some of each where many are near', async () => {
    const own = await running.workspace({ country: 'AU' });
    const years = ['2014', '2019'] as const;
    await add(
      'Alum',
      { experience: [job('Auditor', 'KPMG', ...years)], ...place('Perth', 'Australia') },
      own,
    );
    await Promise.all(
      Array.from({ length: 14 }, (_, at) =>
        add(`Sydney ${at}`, { current_title: 'Florist', ...place('Sydney', 'Australia') }, own),
      ),
    );
    const near = await search('KPMG alumni in Sydney', own);
    const names: string[] = near.near_misses.map(({ name }: { name: string }) => name);
    expect(names).toHaveLength(10);
    expect(names[0]).toBe('Alum');

    const many = await running.workspace({ country: 'AU' });
    await add('Near', { current_title: 'Registered Nurse', skills: ['COBOL'] }, many);
    await Promise.all(
      Array.from({ length: 14 }, (_, at) =>
        add(`Nurse ${at}`, { current_title: 'Registered Nurse', ...place('Sydney', 'Australia') }, many),
      ),
    );
    await add('Coder', { current_title: 'Tester', skills: ['COBOL'], ...place('Sydney', 'Australia') }, many);
    const shown = (await search('nurses with COBOL in Sydney', many)).near_misses.map(
      ({ name }: { name: string }) => name,
    );
    expect(shown).toHaveLength(10);
    expect(shown).toEqual(expect.arrayContaining(['Near', 'Coder']));
    expect(shown.filter((name: string) => name.startsWith('Nurse'))).toHaveLength(8);
  });

  it('shows nobody who is merely not left out', async () => {
    const own = await running.workspace();
    await add('Dev', { current_title: 'Software Engineer', ...place('Perth', 'Australia') }, own);
    const answer = await search('geologists with COBOL, no lawyers', own);
    expect(answer).toMatchObject({ total_count: 0, results: [] });
    expect(answer.near_misses).toBeUndefined();
    // Of two requirements everybody meets all but two.
    const two = await search('geologists with COBOL', own);
    expect(two.notes.at(-1).message).not.toContain('all but two');
  });

  it('reads who is looked for by where it stands, so that an unknown trade is not everybody in a place', async () => {
    const own = await running.workspace();
    await add('Dev', { current_title: 'Software Engineer', ...place('Perth', 'Australia') }, own);
    expect(await search('zorbologists in Perth', own)).toMatchObject({ total_count: 0 });
  });

  it('shows the reasons, the near misses and the notes in the text of the tool as in its data', async () => {
    const own = await running.workspace();
    await add(
      'Dev',
      { current_title: 'Software Engineer', skills: ['Java'], ...place('Perth', 'Australia') },
      own,
    );
    await add(
      'Eva',
      { current_title: 'Software Engineer', skills: ['Java'], ...place('Perth', 'Australia') },
      own,
    );
    const near = await callTool(running.app, own.adminKey, 'search_candidates', {
      query: 'COBOL developers in Perth',
    });
    const text = near.content[0]?.text ?? '';
    expect(text).toContain('near_misses');
    expect(text).toContain('Dev (cnd_');
    expect(text).toContain('lacks');
    expect(text).toContain('Nobody meets all');
    const hits = await callTool(running.app, own.adminKey, 'search_candidates', {
      query: 'Java developers in Perth',
    });
    expect(hits.content[0]?.text).toContain('Software Engineer now');
    expect(hits.structuredContent.results[0].why).toContain('Software Engineer now');
  });
});

it('finds who began the present job in any month of the year, with the month alone on record', async () => {
  const own = await running.workspace();
  const months = Array.from({ length: 12 }, (_, at) => `2024-${String(at + 1).padStart(2, '0')}`);
  for (const month of months)
    await add(`Since ${month}`, { experience: [job('Glazier', 'Panes Ltd', month)] }, own);
  expect((await search('glaziers', own)).total_count).toBe(12);
});

it('counts a paper among the skills as listed, as one among the certificates', async () => {
  const own = await running.workspace({ country: 'AU' });
  await add('Kept', { current_title: 'Accountant', skills: ['IFRS', 'CPA qualified'] }, own);
  await add('Told', { current_title: 'Accountant', summary: 'Studies for the CPA.' }, own);
  const answer = await search('accountants with CPA', own);
  expect(answer.results.map(({ name, why }: { name: string; why: string }) => [name, why])).toEqual([
    ['Kept', 'Accountant now; CPA listed'],
    ['Told', 'Accountant now; CPA only mentioned'],
  ]);
});

it('tells the figures of a condition without the rest of a division', async () => {
  const own = await running.workspace();
  const { interpretation } = await search('nurses not called in 6 months', own);
  expect(interpretation.facets.map(({ min }: { min?: number }) => min)).toEqual([undefined, 182.64]);
});
