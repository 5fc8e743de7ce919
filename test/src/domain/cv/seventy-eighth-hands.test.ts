import { expect, it } from 'vitest';
import { withUnitOfTitle } from '#src/domain/cv/behind-title.ts';
import { spanIn } from '#src/domain/cv/dates.ts';
import { nameIn } from '#src/domain/cv/name-in.ts';
import { isCutShort } from '#src/domain/cv/name-rest.ts';
import { isStudy } from '#src/domain/cv/no-jobs.ts';
import { namesPause } from '#src/domain/cv/pauses.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { languagesBeside } from '#src/domain/cv/spoken-languages.ts';
import { withWholeTimes } from '#src/domain/cv/stacked-dates.ts';
import { withWholeCells } from '#src/domain/cv/wrapped-cells.ts';
import { readPlain } from '#test/harness/cv/written.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});
const texts = (lines: readonly CvLine[]) => lines.map(({ text }) => text);

it.each([
  'Cathal Mac Giolla Rua',
  'Seán Mac an tSaoir',
  'Máire Nic an Bhaird',
  'Henrike von dem Bruchhof',
  'Eduard auf der Heide',
  'Anna aus dem Siepen',
  'Ulrike zum Felde',
])('a surname of several words is read whole: %s', (name) => {
  expect(nameIn(name)?.name).toBe(name);
});

it('a particle in capitals is written small', () => {
  expect(nameIn('HENRIKE VON DEM BRUCHHOF')?.name).toBe('Henrike von dem Bruchhof');
});

it.each([
  ['Cathal Mac Giolla', 'Cathal Mac Giolla Rua', true],
  ['Ragnhild Sæther', 'Ragnhild Sæther Kvalsjø', true],
  ['Ragnhild Sæther', 'Ragnhild Sæther', false],
  ['Ragnhild Sæther', 'Ragnhild Sæther Sykepleier', false],
])('%s of “%s” is perhaps half a name: %s', (name, quote, isCut) => {
  expect(isCutShort(name, quote, { letters: '', all: [line(quote)] })).toBe(isCut);
});

const nameOf = (head: string) =>
  readPlain(`${head.replaceAll('|', '\n')}\n\n**Experience**\n2019 – 2022 Assistant, Hallam Services Ltd`)
    .name;

it.each([
  ['Naam: J.W. van der Heijden|Voornamen: Johanna Willemina', 'Johanna Willemina van der Heijden'],
  ['Nom : J.-P. Delattre|Prénom : Jean-Paul', 'Jean-Paul Delattre'],
  ['Name: H. Brandt|Vorname: Helga Maria', 'Helga Maria Brandt'],
  ['Efternavn: Chr. Kjeldsen|Fornavn: Christian', 'Christian Kjeldsen'],
])('initials beside the given names that they stand for are no second name: %s', (head, name) => {
  expect(nameOf(head)).toBe(name);
});

it('initials of other given names than those beside them make no name', () => {
  expect(nameOf('Achternaam: K. Verhoeven|Voornamen: Johanna Willemina')).toBeNull();
});

it.each([
  ['okt -18 – nu', '2018-10', null],
  ['sept -13 - sept -18', '2013-09', '2018-09'],
  ['aug. -04 – mars -09', '2004-08', '2009-03'],
  ['1 June 2018 – 31 May 2022', '2018-06', '2022-05'],
])('a year behind a hyphen is one: %s', (text, from, to) => {
  expect(spanIn(text)).toMatchObject({ from, to });
});

it('a day at the end of a time that breaks is no year', () => {
  expect(spanIn('1 June 2018 – 31 May')?.to ?? null).not.toBe('2031');
});

it('a year that a narrow column broke off stands before the cell beside it', () => {
  expect(
    texts(withWholeTimes([line('1 June 2018 – 31 May\tContract Milker'), line('2022\tTe Awa Trust Farm')])),
  ).toEqual(['1 June 2018 – 31 May 2022\tContract Milker', 'Te Awa Trust Farm']);
  const apart = [line('2018 –\tContract Milker'), line('2022\tDiploma in Agribusiness')];
  expect(withWholeTimes(apart)).toEqual(apart);
});

it.each([
  [
    ['09-2019 t/m 02-2021\tWaterschap Grebbe en Eem,\tProjectmanager', 'Leusden\tdatacenterverhuizing'],
    ['09-2019 t/m 02-2021\tWaterschap Grebbe en Eem, Leusden\tProjectmanager datacenterverhuizing'],
  ],
  [
    ['03/2021 – 12/2022\tStiftung Rheinaue-\tLeiterin', 'Süd, Bonn\tInformationsmanagement'],
    ['03/2021 – 12/2022\tStiftung Rheinaue-Süd, Bonn\tLeiterin', 'Informationsmanagement'],
  ],
  [
    ['06/2014 – 08/2019\tNova Onderling,\tTeammanager', 'Zeist\tAchttien fte, twee trajecten'],
    ['06/2014 – 08/2019\tNova Onderling, Zeist\tTeammanager', 'Achttien fte, twee trajecten'],
  ],
  [
    ['02/07/2018 – 13/02/2022\tParamedic\tCoral Coast Ambulance Service,', 'Mackay'],
    ['02/07/2018 – 13/02/2022\tParamedic\tCoral Coast Ambulance Service, Mackay'],
  ],
  [
    ['2018 – 2022\tAcme Ltd\tEngineer', 'London\tBuilt the bridges of two lines'],
    ['2018 – 2022\tAcme Ltd\tEngineer', 'London\tBuilt the bridges of two lines'],
  ],
])('cells that narrow columns broke are whole again, and others stay: %j', (broken, whole) => {
  expect(texts(withWholeCells(broken.map((text) => line(text))))).toEqual(whole);
});

it.each([
  'nascimento das gémeas',
  'Birth of our second child',
  'Geburt meiner Tochter',
  'naissance de jumeaux',
  'nacimiento de mi hijo',
  'nascita dei gemelli',
  'geboorte van onze zoon',
  'väntade barn',
  'fødsel af tvillinger',
])('a birth in the family is a time between jobs: %s', (text) => {
  expect(namesPause(text)).toBe(true);
});

it.each(['Birth Centre Midwife', 'Geburtshelferin', 'Birth of a Nation Theatre Company'])(
  'what only begins with a word for it is none: %s',
  (text) => {
    expect(namesPause(text)).toBe(false);
  },
);

it('the part of a house that a title goes on with is no employer', () => {
  const value = {
    ...{ title: 'Team Leader', employer: 'Youth Diversion Project, Garavogue Services CLG' },
    ...{ location: 'Sligo', from: '2020-09', to: null, is_current: true, description: null },
  };
  const quote = 'Team Leader, Youth Diversion Project, Garavogue Services CLG, Sligo';
  const job = { value, confidence: 0.9, page: 1, quote };
  expect(withUnitOfTitle(job as never, [line(quote)]).value).toMatchObject({
    title: 'Team Leader, Youth Diversion Project',
    employer: 'Garavogue Services CLG',
  });
});

it('a school that pupils go to is no job', () => {
  const of = (title: string, employer: string | null) =>
    isStudy({ title, employer, location: null, from: null, to: null, is_current: false } as never);
  expect(of('Naturbruksgymnasiet, skoglig inriktning', 'Lycksele')).toBe(true);
  expect(of('Gymnasielärare', 'Naturbruksgymnasiet')).toBe(false);
});

it.each(['Welke talen?', 'WELKE TALEN SPREEK IK?', 'Quali lingue parlo?', 'Vilka språk?'])(
  'a question may be the heading of languages: %s',
  (text) => {
    expect(sectionOf(text)).toBe('languages');
  },
);

it.each([
  ['Manual C and MR licence, current vaccinations, Greek spoken at home', ['Greek']],
  ['Spanish (gets me through a shift), first aid, bush fire brigade', ['Spanish']],
  ['Spanish food, first aid, bush fire brigade', []],
])('a language among other things counts where it is said how it is spoken: %s', (text, names) => {
  expect(texts(languagesBeside([line(text)], false))).toEqual(names);
});
