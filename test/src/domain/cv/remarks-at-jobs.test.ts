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

it('what a sentence adds behind “and” with a time of its own is another job, whatever its verb', () => {
  expect(
    jobsOf(`
Birgit Enevoldsen
22 55 01 91

Siden juni 2016 har jeg været lagerchef hos Danfoss i Nordborg med 30 medarbejdere.

Fra marts 2008 til maj 2016 var jeg teamleder hos Linak, og før det arbejdede jeg fra 1999 til 2008 som truckfører hos Fleggaard i Harrislee.`),
  ).toEqual([
    'lagerchef @ Danfoss 2016-06 null',
    'teamleder @ Linak 2008-03 2016-05',
    'truckfører @ Fleggaard 1999 2008',
  ]);
  expect(
    jobsOf(`
Thierry Kerbrat
06 39 98 20 31

Je suis chef d’équipe chez Bouygues à Brest depuis avril 2017.

De juin 2009 à mars 2017 j’ai travaillé comme coffreur chez Demathieu Bard, et avant cela, de 2004 à 2009, j’étais manœuvre chez Vinci à Quimper.`),
  ).toEqual([
    'chef d’équipe @ Bouygues 2017-04 null',
    'coffreur @ Demathieu Bard 2009-06 2017-03',
    'manœuvre @ Vinci 2004 2009',
  ]);
});

it('a time in brackets within a sentence leaves its title and employer whole', () => {
  expect(
    jobsOf(`
Ian Sutcliffe
07700 900466

Since May 2018 I've been Warehouse Manager at Culina in Wardle, with 22 people.

Before that I spent six years (April 2012 to April 2018) as Shift Manager at Howdens, the kitchen people, also in Cheshire.`),
  ).toContain('Shift Manager @ Howdens 2012-04 2018-04');
});

it('behind a list of title, employer and town a colon begins what was done', () => {
  expect(
    jobsOf(`
Moana Parata
021 555 0177

**Work**
2018 – Practice Manager, Harbour Medical Centre, Ōpōtiki: rosters for 22, accounts, H&S
2013 – 2018 Receptionist, Bay Dental Group, Whakatāne: bookings
2009 – 2013 Shop Assistant, The Warehouse, Ōpōtiki`),
  ).toEqual([
    'Practice Manager @ Harbour Medical Centre 2018 null',
    'Receptionist @ Bay Dental Group 2013 2018',
    'Shop Assistant @ The Warehouse 2009 2013',
  ]);
});

it('a town may stand in a sentence of its own between employer and title', () => {
  expect(
    jobsOf(`
Amparo Climent
600 555 062

**Experiencia**
Keraben. Nules. Jefa de turno. 2013 – hoy. Prensas, veinte personas.
Pamesa. Almassora. Oficial de hornos. 2005 – 2013. Atomizado.
Citrosol. Burriana. Operaria. 2001 – 2005. Confección de naranja.`),
  ).toEqual([
    'Jefa de turno @ Keraben 2013 null',
    'Oficial de hornos @ Pamesa 2005 2013',
    'Operaria @ Citrosol 2001 2005',
  ]);
});

it('a time under the label of another part of a CV is no job', () => {
  const jobs = jobsOf(`
Holger Thomsen
04331 555022

**Beruf**
1996–2010 Schlosser, Danfoss, Flensburg
seit 2010 Betriebsschlosser, Robbe & Berking, Flensburg
Sonstiges: Freiwillige Feuerwehr seit 1989`);
  expect(jobs).toHaveLength(2);
});

it('how much of a week somebody works is no part of a title, without a sign before it too', () => {
  expect(
    jobsOf(`
Regula Frei
079 555 01 93

**Berufserfahrung**
03.2018 – heute
Bühler AG, Uzwil
**Sachbearbeiterin Einkauf 60 %**
01.2011 – 02.2018
Raiffeisenbank, Wil
**Kundenberaterin**`),
  ).toEqual([
    'Sachbearbeiterin Einkauf @ Bühler AG 2018-03 null',
    'Kundenberaterin @ Raiffeisenbank 2011-01 2018-02',
  ]);
});

it('a dash between four and two digits parts two years, as low as the last may be', () => {
  expect(
    jobsOf(`
Egil Ness
908 55 066

**Arbeidspraksis**
2014–\tCoop Øst, Lena. Driftsleder
2008–14\tKiwi, Gjøvik. Butikksjef
2002–08\tTine, Brumunddal. Sjåfør`),
  ).toEqual(['Driftsleder @ Coop Øst 2014 null', 'Butikksjef @ Kiwi 2008 2014', 'Sjåfør @ Tine 2002 2008']);
});
