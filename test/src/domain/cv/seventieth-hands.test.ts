import { expect, it } from 'vitest';
import { withTownsWhole } from '#src/domain/cv/broken-towns.ts';
import { isOrderOpen } from '#src/domain/cv/name-led.ts';
import { givenFirstBy, surnameLast } from '#src/domain/cv/name-order.ts';
import { namesPause } from '#src/domain/cv/pauses.ts';
import { proseJobs } from '#src/domain/cv/prose-jobs.ts';
import { firstSentence, sentencesOf } from '#src/domain/cv/sentences.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { tidyTitle } from '#src/domain/cv/title-terms.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

it('keeps two given names together behind a surname, though the address has one of them', () => {
  for (const [written, address, whole] of [
    ['Popescu Ana Maria', 'maria popescu', 'Ana Maria Popescu'],
    ['Kovács Zoltán Gergő', 'gergo kovacs', 'Zoltán Gergő Kovács'],
    ['Nagy-Balogh Anna Eszter', 'eszter nagy', 'Anna Eszter Nagy-Balogh'],
    ['Grzędzińska-Wolak Anna Maria', 'maria grzedzinska', 'Anna Maria Grzędzińska-Wolak'],
    ['Di Stefano Marco Antonio', 'antonio distefano', 'Marco Antonio Di Stefano'],
    ['Ben Salah Mohamed Ali', 'ali bensalah', 'Mohamed Ali Ben Salah'],
    ['Zhang Li Hua', 'hua zhang', 'Li Hua Zhang'],
    ['Luca Mihai Florin', 'florin luca', 'Mihai Florin Luca'],
    ['Dobrițoiu Vasile Ionut', 'vasileionut dobritoiu', 'Vasile Ionut Dobrițoiu'],
    ['Dobrițoiu Vasile Ionut', 'v dobritoiu', 'Vasile Ionut Dobrițoiu'],
    // Two surnames of Spain, one given name.
    ['Garcia Lopez Maria', 'maria garcia', 'Maria Garcia Lopez'],
    // The surname is last already.
    ['Mihai Florin Cozmâncă', 'florin cozmanca', 'Mihai Florin Cozmâncă'],
    ['Tran Quoc Bao', 'bao tran', 'Tran Quoc Bao'],
  ] as const)
    expect(givenFirstBy(written, address), `${written} ${address}`).toBe(whole);
  expect(surnameLast('Dobrițoiu Vasile Ionut')).toBe('Vasile Ionut Dobrițoiu');
});

it('leaves a name open where nothing tells a second surname from a first given name', () => {
  const { name } = read('ZURLINGHER ABCDEF FLORIN\nflorin.zurlingher@posta.example\n\nEsperienze');
  expect(name).toBeNull();
  expect(isOrderOpen('Florin Zurlingher Abcdef', 'ZURLINGHER ABCDEF FLORIN', 'florin zurlingher')).toBe(true);
  expect(isOrderOpen('Maria Garcia Lopez', 'GARCIA LOPEZ MARIA', 'maria garcia')).toBe(false);
});

it('ends no title at the stop of a rank', () => {
  for (const title of [
    'Pflegefachfrau und stellv. Teamleitung',
    'Leiter Einkauf und stv. Betriebsleiter',
    'Infirmière et adj. Direction',
    'Jefe técn. Mantenimiento',
    'Impiegata tec. Commerciale',
    'Coordenador e subst. Gerente',
    'Verpleegkundige en wnd. Teamleider',
    'Kock och bitr. Köksmästare',
    'Lærer og konst. Rektor',
    'Sykepleier og fung. Avdelingsleder',
    'Nurse and Dep. Ward Manager',
    'Sairaanhoitaja ja vs. Osastonhoitaja',
  ])
    expect(tidyTitle(title)).toBe(title);
  expect(tidyTitle('Lagerarbeiter. Kommissionierung und Versand')).toBe('Lagerarbeiter');
  expect(firstSentence('Köchin und stellv. Küchenleitung. Menüplanung für 200 Gäste').head).toBe(
    'Köchin und stellv. Küchenleitung',
  );
});

it('knows what people do between jobs, and several of it', () => {
  for (const pause of [
    'Rekrutenschule und Sprachaufenthalte',
    'Compulsory military service',
    'Language course abroad',
    'Séjours linguistiques et voyages',
    'Estancia lingüística en Malta',
    'Servizio militare e soggiorno studio',
    'Serviço militar e viagens',
    'Dienstplicht en taalreis',
    'Militärtjänst och resor',
    'Sprogophold i Spanien',
    'Førstegangstjeneste og språkreise',
    'Asevelvollisuus',
    'Arbeitslosigkeit',
    'Sygeorlov',
  ])
    expect(namesPause(pause), pause).toBe(true);
  for (const job of [
    'Militärhistoriker',
    'Travel Agent',
    'Language School Manager',
    'Reisen und Tourismus AG',
    'Sprachlehrer',
  ])
    expect(namesPause(job), job).toBe(false);
});

it('reads a job whose line tells a leave within it as well', () => {
  const { experience } = read(`
Ludmila Brizuela
ludmila@correo.example

**ANTECEDENTES LABORALES**
- Desde abril de 2016: Maestra de grado en la Escuela Primaria Belgrano, Rosario. Titular. Licencia por maternidad de junio a octubre de 2021.
- Marzo de 2010 - marzo de 2016: Preceptora, Instituto San Martín, Rosario.
`);
  expect(experience.map(({ title, from, to }) => [title, from, to])).toEqual([
    ['Maestra de grado', '2016-04', null],
    ['Preceptora', '2010-03', '2016-03'],
  ]);
});

it('reads a job told to be at the same employer', () => {
  for (const [told, firm] of [
    [
      'Fra januar 2014 til april 2021 var jeg regnskabschef hos Nordhavn Spedition A/S i Aarhus. I samme virksomhed var jeg controller fra august 2010 til december 2013.',
      'Nordhavn Spedition A/S',
    ],
    [
      'Från 2014 till 2021 var jag ekonomichef hos Norrfrakt AB i Umeå. På samma företag var jag controller från 2010 till 2013.',
      'Norrfrakt AB',
    ],
    [
      'Von 2014 bis 2021 war ich Buchhalter bei der Huber Logistik GmbH. In derselben Firma war ich von 2010 bis 2013 Sachbearbeiter.',
      'Huber Logistik GmbH',
    ],
    [
      'De 2014 à 2021, j’ai été comptable chez Duval Transports à Lyon. Dans la même entreprise, j’ai été assistante de 2010 à 2013.',
      'Duval Transports',
    ],
    [
      'De 2014 a 2021 fui contable en Transportes Vidal S.L. En la misma empresa fui auxiliar administrativa de 2010 a 2013.',
      'Transportes Vidal S.L',
    ],
  ] as const)
    expect(
      proseJobs(lines(told)).map(({ employer, span }) => [employer, span.from?.slice(0, 4)]),
      told,
    ).toEqual([
      [firm, '2014'],
      [firm, '2010'],
    ]);
});

it('reads the languages of a sentence beside the time of another', () => {
  const { languages } = read(`
Mette Lindegaard
mette.lindegaard@post.example

Siden maj 2021 har jeg været økonomichef i Sydfyns Energi A/S i Svendborg.

Jeg er cand.merc. fra 2009 og har en lederuddannelse fra 2017. Jeg taler dansk, tysk og svensk.
`);
  expect(languages).toEqual(['Danish', 'German', 'Swedish']);
});

const lines = (...texts: string[]): CvLine[] =>
  texts.map((text) => ({
    ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  }));
const whole = (home: string, ...texts: string[]) =>
  withTownsWhole(lines(...texts), home).map(({ text }) => text);

it('puts a town together that a page broke at its hyphen', () => {
  expect(whole('FR', '12 rue des Lilas, 63000 Clermont-', 'Ferrand | 06 55 50 12 34')).toEqual([
    '12 rue des Lilas, 63000 Clermont-Ferrand',
    '| 06 55 50 12 34',
  ]);
  expect(whole('DE', 'Ringstraße 4, 45879 Gelsen-', 'kirchen')).toEqual([
    'Ringstraße 4, 45879 Gelsenkirchen',
  ]);
  // One that no table has, where another line says it.
  expect(whole('ES', '01001 Zuazo-', 'Etxabarri', 'Camarera, Zuazo-Etxabarri')[0]).toBe(
    '01001 Zuazo-Etxabarri',
  );
  expect(whole('DE', 'Leitung der Betriebs-', 'Abteilung')).toEqual(['Leitung der Betriebs-', 'Abteilung']);
});

it('takes long hostile lines in a moment', () => {
  const start = performance.now();
  for (const long of [
    'Militär und '.repeat(8_000),
    'a-'.repeat(40_000),
    'stellv. X '.repeat(8_000),
    'A'.repeat(80_000),
  ]) {
    namesPause(long);
    sentencesOf(long);
    whole('DE', long, long);
    givenFirstBy(long.slice(0, 20_000), 'florin popescu');
  }
  expect(performance.now() - start).toBeLessThan(20_000);
});
