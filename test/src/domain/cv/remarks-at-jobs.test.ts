import { expect, it } from 'vitest';
import { readPlain } from '#test/harness/cv/written.ts';

const jobsOf = (text: string): string[] =>
  readPlain(text).experience.map(({ title, employer, from, to }) => `${title} @ ${employer} ${from} ${to}`);

it('brackets behind an employer and its town are a remark on the work', () => {
  expect(
    jobsOf(`
Barry Goodacre
07700 900381

**Employment**
Mar 2021 – present\tRigger – Stork, Aberdeen (Piper B shutdown, then kept on)
May 2014 – Feb 2021\tScaffolder / Rigger – Cape plc, Grangemouth. Shutdowns, tank farms, 12 hour nights
2008 – 2014\tScaffolder – Palmers Scaffolding, Dundee`),
  ).toEqual([
    'Rigger @ Stork 2021-03 null',
    'Scaffolder / Rigger @ Cape plc 2014-05 2021-02',
    'Scaffolder @ Palmers Scaffolding 2008 2014',
  ]);
});

it('what follows an employer behind “på”, a full stop or a colon is what was done there', () => {
  expect(
    jobsOf(`
Roger Almgren
070 174 06 92

**Mina anställningar**
Sedan 2016: verkstadschef på Härnösands Varv. Dockning, svets, elva anställda.
2004–2016: svetsare på Kockums. Ubåtsskrov, skift.`),
  ).toEqual(['verkstadschef @ Härnösands Varv 2016 null', 'svetsare @ Kockums 2004 2016']);
  expect(
    jobsOf(`
Lucie Humbert
079 555 01 61

Coiffeuse responsable chez Salon Mireille depuis 2017 : caisse, planning de cinq personnes.
De 2010 à 2017, coiffeuse chez Jean-Louis David : coupe, couleur.`),
  ).toEqual(['Coiffeuse responsable @ Salon Mireille 2017 null', 'coiffeuse @ Jean-Louis David 2010 2017']);
});

it('a sentence with two jobs, each with its time, tells both', () => {
  expect(
    jobsOf(`
Belmiro Frazão
962 555 044

Desde 2015 sou chefe de oficina na Salvador Caetano, em Gaia.
Antes, de 2006 a 2015, fui mecânico na Autosueco, no Porto, e de 2001 a 2006 ajudante de mecânico na Auto Júlio, em Leiria.`),
  ).toEqual([
    'chefe de oficina @ Salvador Caetano 2015 null',
    'mecânico @ Autosueco 2006 2015',
    'ajudante de mecânico @ Auto Júlio 2001 2006',
  ]);
});

it('in an Italian sentence the employer may stand behind “di”', () => {
  expect(
    jobsOf(`
Oreste Pallavicini
338 555 0144

Dal marzo 2019 sono responsabile acquisti di Valfrutta, a Faenza. Seguo trenta fornitori.
Dal 2011 al 2019 sono stato magazziniere della Orogel di Cesena.`),
  ).toEqual(['responsabile acquisti @ Valfrutta 2019-03 null', 'magazziniere @ Orogel di Cesena 2011 2019']);
});

it('a town with its state behind a slash is no employer', () => {
  expect(
    jobsOf(`
Wellington Prado
(19) 95550-0144

**Experiência profissional**
**Bosch** – Campinas/SP (08/2019 – atual)
Cargo: Supervisor de produção
**Mabe** – São Paulo/SP (02/2012 – 07/2019)
Cargo: Líder de linha`),
  ).toEqual(['Supervisor de produção @ Bosch 2019-08 null', 'Líder de linha @ Mabe 2012-02 2019-07']);
});

it('beside a line with the title, a name that holds “chez” is whole', () => {
  expect(
    jobsOf(`
Noé Wauters
+32 470 55 01 77

**Mon parcours**
**2016 – 2020\tComme chez Nous, Liège**
Chef de partie (janvier 2016 à février 2020)
**2012 – 2015\tLe Petit Moulin, Huy**
Commis de cuisine (juillet 2012 à décembre 2015)`)[0],
  ).toContain('Chef de partie @ Comme chez Nous');
});
