import { describe, expect, test } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const identity = (name: string, employers: string[], schools: string[] = []) =>
  identityOf({
    candidate: {
      name,
      experience: employers.map((employer) => ({ title: 'Specialist', employer })),
      education: schools.map((school) => ({ school })),
    },
  });
const marked = (text: string, who: ReturnType<typeof identity>): string[] =>
  marksIn([{ text, identity: who }], 'anonymous')
    .flat()
    .map((one) => one.text);

describe('what stands behind a house that is taken out', () => {
  test.each([
    ['Four years at JB Hunt in Lowell, flatbed dispatch.', 'JB Hunt', 'Lowell'],
    ['Gummihandschuhe, seit 2015 bei Siemens in Krefeld.', 'Siemens', 'Krefeld'],
    ['Top Glove F25 since 2019, nitrile.', 'Top Glove', 'F25'],
  ])('is marked where a town or a unit tells the house: %s', (text, employer, told) => {
    expect(marked(text, identity('Dana Weller', [employer]))).toContain(told);
  });

  test.each([
    ['Four years at JB Hunt in London, flatbed dispatch.', 'JB Hunt'],
    ['Since 2019 at Arup in Texas, bridges.', 'Arup'],
    ['An Infosys PM for three years.', 'Infosys'],
  ])('holds nothing where a large town, a state or a role stands there: %s', (text, employer) => {
    const who = identity('Dana Weller', [employer]);
    expect(marked(text, who).filter((one) => /London|Texas/u.test(one))).toEqual([]);
  });
});

describe('what is no name of the person', () => {
  test.each([
    ['Dakota Breckenridge', 'Dakota knows every lane up to North Dakota.', 'North Dakota'],
    ['Will Pemberton', 'Pemberton will be in Taunton on Monday.', 'will be in'],
    ['Dana Weller', 'She rang from the staffroom, so it was short.', 'from the staffroom'],
    ['Dana Weller', 'Knows Revit, Rhino, FF&E schedules, sites.', 'FF&E schedules'],
  ])('stays: %s, %s', (name, text, kept) => {
    expect(scrub(text, identity(name, ['Arup'])).text).toContain(kept);
  });
});

describe('other forms of names on record', () => {
  test.each([
    ['Jean-Baptiste Kouadio', [], [], 'JB pilote la paie de 300 personnes.', 'JB'],
    ['Ann Lee', ['Société Générale Côte d’Ivoire'], [], 'Four years with SGCI, payroll.', 'SGCI'],
    ['Ann Lee', ['Habib Bank'], [], 'HBL treasury since 2020.', 'HBL'],
    ['Ann Lee', [], ['University of Mines and Technology'], 'An UMaT graduate.', 'UMaT'],
    ['Dmitri Sokolov', [], [], 'Звонил Диме вчера, согласен.', 'Диме'],
    ['Yuki Tanabe', ['Toyota Motor'], [], '2016年からトヨタの工場。', 'トヨタ'],
  ])('go: %s %j %j, %s', (name, employers, schools, text, gone) => {
    expect(scrub(text, identity(name, employers, schools)).text).not.toContain(gone);
  });
});

describe('feats', () => {
  test.each([
    'She chaired the IDF drying group.',
    "Part of the state's first paediatric heart transplant.",
    'A podcast was made about it, there is an article about her.',
    'The Manorama carried her photo.',
  ])('are marked: %s', (text) => {
    expect(marked(text, identity('Dana Weller', ['Arup']))).not.toEqual([]);
  });
});

describe('what the text says that somebody is called', () => {
  test.each([
    ['Her team calls her Roha on site.', 'Roha'],
    ['Die Kollegen nennen sie Jani, und sie bleibt.', 'Jani'],
    ['Zijn team noemt hem Tijn en dat klopt.', 'Tijn'],
    ['Друзі звуть її Леся, вона згодна.', 'Леся'],
  ])('goes: %s', (text, called) => {
    expect(scrub(text, identity('Dana Weller', ['Arup'])).text).not.toContain(called);
  });

  test('is no day and no tool', () => {
    const text = 'They called her Monday. She knows her Excel.';
    expect(scrub(text, identity('Dana Weller', ['Arup'])).text).toBe(
      'They called them Monday. They know their Excel.',
    );
  });
});

describe('what stands around a pronoun made neutral', () => {
  test.each([
    [
      'He wants Chile on rotation, family stays in Accra.',
      'They want Chile on rotation, family stays in Accra.',
    ],
    ['Faith in the data, as she puts it, comes last.', 'Faith in the data, as they put it, comes last.'],
  ])('keeps its own verb: %s', (text, shown) => {
    expect(scrub(text, identity('Dana Weller', ['Arup'])).text).toBe(shown);
  });

  test('a year is no number of a house', () => {
    const text = 'There since 2016, High Street branch first.';
    expect(scrub(text, identity('Dana Weller', ['Arup'])).text).toContain('since 2016');
  });
});
