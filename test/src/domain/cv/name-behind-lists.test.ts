import { expect, it } from 'vitest';
import { readLines } from '#src/domain/cv/read.ts';
import { readPlain } from '#test/harness/cv/written.ts';

/** The name on pages set in one size: ** marks bold, with space above it. */
const nameOn = (text: string): string | null =>
  readLines(
    {
      lines: text.split('\n').map((raw) => ({
        text: raw.replaceAll('**', ''),
        page: 1,
        size: 10,
        bold: raw.startsWith('**'),
        styled: raw.startsWith('**'),
        apart: raw.startsWith('**'),
        bullet: false,
        margin: false,
      })),
      links: [],
      pages: 1,
      columns: 2,
      hidden: [],
      pictured: 0,
    },
    'FR',
  ).fields.name;

const COLUMN =
  '**COORDONNÉES\n69200 Vénissieux\n04 65 71 20 38\nm.fdc@rhonemail.example\n**LANGUES\nFrançais courant\n**QUALITÉS\nPonctuel\nSécurité d’abord\n';
const HISTORY = '\nChef de chantier\n**EXPÉRIENCE\nMars 2017 à ce jour – Chef de chantier\nEiffage, Lyon';

it.each(['Manuel FERREIRA DA COSTA', 'Dott.ssa Giovanna De Angelis', 'Thomas Weber', 'Ana Sánchez Ruiz'])(
  'reads a name that is set as the headings of the column before it: %s',
  (name) => {
    expect(nameOn(`${COLUMN}**${name}${HISTORY}`)?.toLowerCase()).toBe(
      name.replace('Dott.ssa ', '').toLowerCase(),
    );
  },
);

it.each(['CENTRES D’INTÉRÊT', 'Sécurité Chantier', 'Bureau Veritas', 'Saint Priest', 'Martin Services'])(
  'makes no name of what else is set so: %s',
  (heading) => {
    expect(nameOn(`${COLUMN}**${heading}${HISTORY}`)).toBeNull();
  },
);

it.each([
  ['JAI PATRICK McALLISTER', 'Jai Patrick McAllister'],
  ['FIONA MacDONALD', 'Fiona MacDonald'],
  ['ANNA DeSOUZA', 'Anna DeSouza'],
  ['ISABELLE d’ORMESSON', 'Isabelle d’Ormesson'],
  ['McALLISTER Jai', 'Jai McAllister'],
])('puts the surname last where small letters stand within its capitals: %s', (written, name) => {
  expect(readPlain(`${written}\nElectrician\njai.mcallister@coralmail.example\n0491 570 110`).name).toBe(
    name,
  );
});

it.each([
  ['Gary ‘Gaz’ Thornhill', 'gaz@thornhillsite.example', 'Gary Thornhill'],
  ['Dimitar “Mitko” Halvarov', 'mitkochef@pierpost.example', 'Dimitar Halvarov'],
  ['Yrjänä (Jänä) Nyvall', 'jana@skargard.example', 'Yrjänä Nyvall'],
])('knows an address by what somebody is called: %s', (written, email, name) => {
  expect(readPlain(`CV\n${written}\nSite Manager\n${email}`).name).toBe(name);
});
