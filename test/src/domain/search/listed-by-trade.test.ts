import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch, place } from '#test/harness/people-search.ts';

const { desk } = useDesk({ country: 'GB', env: { RATE_LIMIT_AI_PER_MINUTE: '100000' } });
const { add, search, found, codes } = peopleSearch(desk);

beforeAll(async () => {
  const underwriter = { current_title: 'Marine Underwriter', ...place('London', 'United Kingdom') };
  await add('Hull Writer', { ...underwriter, skills: ['Hull and machinery', 'Lloyd’s'] });
  await add('Other Writer', underwriter);
  await add('Miner One', {
    current_title: 'Mining Engineer',
    summary: 'Holds: First Class Mine Manager certificate.',
  });
  await add('Miner Two', { current_title: 'Mining Engineer' });
  await add('Editor One', { current_title: 'Video Editor', skills: ['DaVinci Resolve'] });
  await add('Editor Two', { current_title: 'Video Editor' });
  await add('Shop One', {
    current_title: 'Store Manager',
    skills: ['Visual merchandising', 'Loss prevention'],
  });
  await add('Shop Two', { current_title: 'Store Manager' });
  await add('Rocks One', { current_title: 'Geologist', skills: ['Core logging'] });
  await add('Rocks Two', { current_title: 'Geologist' });
  await add('Adjuster One', { current_title: 'Loss Adjuster', skills: ['Property claims'] });
  await add('Adjuster Two', { current_title: 'Loss Adjuster', ...place('Dublin', 'Ireland') });
  await add('Carer One', { current_title: 'Child Protection Practitioner' });
  await add('Carer Two', { current_title: 'Social Worker' });
  await add('Carer Three', { current_title: 'Social Worker', skills: ['Child Protection'] });
  await add('Year Six', { current_title: 'Year 6 Teacher', years_experience: 2 });
  await add('Veteran', { current_title: 'Music Teacher', years_experience: 9 });
});

describe('what people of a trade list', () => {
  it.each([
    ['marine underwriters, hull', ['Hull Writer']],
    ['marine underwriters, hull, London', ['Hull Writer']],
    ['marine underwriters who write hull', ['Hull Writer']],
    ['marine underwriters, hull and Lloyd’s', ['Hull Writer']],
    ['mining engineers with their First Class Mine Manager’s', ['Miner One']],
    ['mining engineers with first class mine manager certs', ['Miner One']],
    ['mining engineers holding a First Class ticket', ['Miner One']],
    ['store managers with visual merch', ['Shop One']],
    ['store managers with VM and loss prev', ['Shop One']],
    ['geologists who log core', ['Rocks One']],
    ['loss adjusters who handle property', ['Adjuster One']],
  ])(
    'is found by a part of it, cut short, written apart or by its letters, and told: %s',
    async (query, names) => {
      const answer = await search(query);
      expect(await found(query)).toEqual(names);
      expect(codes(answer).some((code) => code === 'read_as' || code === 'skill_of_yours')).toBe(true);
    },
  );

  it.each(['video editors with da vinci', 'video editors on davinci'])(
    'is a name of the lexicon: %s',
    async (query) => {
      expect(await found(query)).toEqual(['Editor One']);
    },
  );

  it.each([
    ['geologists, calm and tidy', 2],
    ['store managers in a mall with a coffee corner', 2],
  ])('makes no ordinary word of another trade hard: %s', async (query, count) => {
    expect((await search(query)).total_count).toBe(count);
  });

  it('leaves a town a town where somebody of the trade lives there', async () => {
    expect(await found('loss adjusters in Dublin')).toEqual(['Adjuster Two']);
  });
});

describe('cities in short', () => {
  it.each(['loss adjusters Manc / Dub', 'loss adjusters, Dub or Lon', 'loss adjusters in Toronto or Dub'])(
    'are read in full beside another place: %s',
    async (query) => {
      expect(await found(query)).toEqual(['Adjuster Two']);
    },
  );
});

describe('a trade', () => {
  it('is its kind where the field stands behind it, or whoever of the trade lists that', async () => {
    expect((await found('social workers in child protection')).toSorted()).toEqual([
      'Carer One',
      'Carer Three',
    ]);
  });

  it('is not read for its figures: year 6 teachers have no six years behind them', async () => {
    expect(await found('year 6 teachers')).toEqual(['Year Six']);
  });
});

describe('who needs no sponsor', () => {
  it('is whoever is not known to need one, and tells of whom nothing is on record', async () => {
    await add('Known Printer', { current_title: 'Bookbinder', work_rights: 'Citizen' });
    await add('Sponsored Printer', { current_title: 'Bookbinder', work_rights: 'Requires sponsorship' });
    await add('Silent Printer', { current_title: 'Bookbinder' });
    const answer = await search('bookbinders, no sponsorship');
    expect(answer.results.map(({ name }: { name: string }) => name)).toEqual([
      'Known Printer',
      'Silent Printer',
    ]);
    expect(codes(answer)).toContain('not_certain');
    expect(await found('bookbinders with the right to work')).toEqual(['Known Printer']);
    expect(await found('bookbinders who need sponsorship')).toEqual(['Sponsored Printer']);
  });
});

describe('where somebody works', () => {
  it('is the field behind "in" now and not before, which is told', async () => {
    await add('Shop Payer', { current_title: 'Payroll Officer', current_company: 'Tesco' });
    await add('Bank Payer', {
      current_title: 'Payroll Officer',
      current_company: 'Barclays',
      experience: [{ title: 'Payroll Officer', employer: 'Tesco', from: '2015-01', to: '2018-01' }],
    });
    expect(await found('payroll officers in retail')).toEqual(['Shop Payer']);
    expect(codes(await search('payroll officers in retail'))).toContain('read_as');
    expect((await found('payroll officers who have worked in retail')).length).toBe(2);
  });

  it('is a university or council by its other name', async () => {
    await add('Lecturer One', { current_title: 'Lecturer', current_company: 'University of Auckland' });
    await add('Planner One', { current_title: 'Town Planner', current_company: 'Bristol City Council' });
    expect(await found('lecturers at Auckland uni')).toEqual(['Lecturer One']);
    expect(await found('town planners at Bristol Council')).toEqual(['Planner One']);
  });

  it('is no more where they are said to be elsewhere behind something else', async () => {
    await add('Gone', {
      current_title: 'Mining Engineer',
      current_company: 'Teck Resources',
      experience: [{ title: 'Mining Engineer', employer: 'Rio Tinto', from: '2015-01', to: '2018-01' }],
    });
    await add('There', { current_title: 'Mining Engineer', current_company: 'Rio Tinto' });
    expect(await found('anyone from Rio Tinto or BHP, mining engineers, now elsewhere')).toEqual(['Gone']);
  });
});

describe('what a client would like', () => {
  it('is asked for where it is people of a trade, and wished for else', async () => {
    expect(await found('The client would like a few geologists with core logging.')).toEqual(['Rocks One']);
    expect((await found("Geologists. They'd like core logging.")).length).toBe(2);
  });

  it('leaves out whom a verb in two parts leaves out', async () => {
    await add('Contract Binder', { current_title: 'Upholsterer', work_types: ['contract'] });
    await add('Staff Binder', { current_title: 'Upholsterer', work_types: ['permanent'] });
    expect(await found('upholsterers, leave the contract crowd off pls')).toEqual(['Staff Binder']);
    expect(await found('keep any contractors out of it: upholsterers')).toEqual(['Staff Binder']);
  });
});

describe('public bodies', () => {
  it.each([
    ['town planners with Auckland Council, or Bristol City Council', ['Planner One']],
    ['policy advisers, not with the City of Zorbton', ['Adviser Two']],
    ['policy advisers who are now at the City of Zorbton', ['Adviser One']],
  ])('are companies by their whole name: %s', async (query, names) => {
    if ((await found('policy advisers')).length === 0) {
      await add('Adviser One', { current_title: 'Policy Adviser', current_company: 'City of Zorbton' });
      await add('Adviser Two', { current_title: 'Policy Adviser', current_company: 'Home Office' });
    }
    expect(await found(query)).toEqual(names);
  });
});

describe('the words before a trade', () => {
  it('are what its people list with its work: data journalists list data journalism', async () => {
    await add('Data Writer', { current_title: 'Journalist', skills: ['Data journalism'] });
    await add('Other Writer Two', { current_title: 'Journalist', skills: ['Subediting'] });
    expect(await found('data journalists')).toEqual(['Data Writer']);
  });

  it('do not begin a title with a word that goes on: farm managers with herd management', async () => {
    await add('Farmer One', { current_title: 'Farm Manager', skills: ['Herd management'] });
    await add('Farmer Two', { current_title: 'Farm Manager' });
    expect(await found('farm mgr, herd mgmt')).toEqual(['Farmer One']);
  });
});

describe('strokes between conditions', () => {
  it('part what no list knows from the trade, as they part the rest', async () => {
    await add('Stager One', {
      current_title: 'Upholsterer',
      skills: ['Button tufting'],
      current_company: 'Tesco',
    });
    await add('Stager Two', {
      current_title: 'Cobbler',
      skills: ['Button tufting'],
      current_company: 'Tesco',
    });
    expect(await found('upholsterer / button tufting / currently Tesco')).toEqual(['Stager One']);
  });
});
