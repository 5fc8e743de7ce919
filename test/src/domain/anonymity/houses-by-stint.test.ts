import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const identity = identityOf({
  candidate: { ...splitName('Zuzka Birnbaum'), experience: [{ title: 'X', employer: 'Group Five' }] },
});

it.each([
  ['Has a side job with Gasan on generators at weekends, will drop it.', 'Gasan'],
  ['did 4 months at New Relic between the other two, resume skips it.', 'Relic'],
  ['Does a weekend gig at Next and would keep it.', 'Next'],
  ['Macht einen Nebenjob bei Tegut, der ruht dann.', 'Tegut'],
  ['Was also two yrs w/ Allegion as a field trainer.', 'Allegion'],
  ['cadet time was w/ DFDS on the coast route', 'DFDS'],
  ['They were briefly with Create in Wimbledon on a maternity cover.', 'Create'],
  ['- school buses with Stock Transportation in the 90s', 'Stock'],
  ['Took a year out to work as a finish carpenter with Lindsay Construction, came back better.', 'Lindsay'],
  ['Sommaren 2010 vikarierade kandidaten som spårvagnsförare hos Göteborgs Spårvägar.', 'Göteborgs'],
  ['Ha raccontato di un anno a Monaco di Baviera da Fielmann, quindi tedesco buono.', 'Fielmann'],
  ['Fez também uma campanha na Nova Zelândia, na Villa Maria, e voltou.', 'Villa'],
  ['Dice que en Iberostar, donde hizo las prácticas en Mallorca, aprendió mucho.', 'Iberostar'],
  ['referentie van Teylers volgt, daar vorig jaar 4 maanden ingehuurd.', 'Teylers'],
  ['sigue interesado pero Multi X le ofreció jefe de equipo.', 'Multi'],
  ['The French side, Diam, called them twice this year.', 'Diam'],
  ['prev also Superquinn sausages for one yr before it was sold.', 'Superquinn'],
  ['A aussi conseillé la carte des Domaines Hutin pendant un an.', 'Hutin'],
  ['A fait deux saisons aux costumes de La Monnaie, d’où l’aisance.', 'Monnaie'],
  ["Ran night milling for Straumann's Jebel Ali centre on a six month secondment.", 'Straumann'],
  ['Hat 2008/09 ein Jahr in der Buchhaltung der Porsche Leipzig gesessen.', 'Porsche'],
  ['Mapped landslides for HALO Trust near the line.', 'HALO'],
  ['2020-22 Arabtec, Dubai, two contracts', 'Arabtec'],
  ['They ran desks for Group Five and for NH, both in town.', 'NH'],
  ['Tower cranes, Group 5 until they folded.', 'Group 5'],
])('takes out a house where the words around tell that somebody was there for a time: %s', (text, name) => {
  expect(scrub(text, identity).text).not.toContain(name);
});

it.each([
  ['Three years with Python and two with SAP.', 'Python and two with SAP'],
  ['Two years in Leeds, where they worked nights.', 'Leeds'],
  ['Works as a developer with React and Node.', 'React and Node'],
  ['Would take a side job for Christmas.', 'for Christmas'],
  ['Drei Jahre in der Pflege der Senioren gearbeitet.', 'Pflege der Senioren'],
  ['Was with us in London for a week.', 'with us in London'],
  ['Prev also IT support and payroll.', 'IT support'],
  ['References are to follow and the start is in May.', 'References are to follow'],
  ['Trois ans à Paris puis deux saisons aux cuisines de Lyon.', 'Lyon'],
  ['A BSC degree and an IT diploma.', 'BSC degree'],
])('leaves tools, places and words there: %s', (text, kept) => {
  expect(scrub(text, identity).text).toContain(kept);
});

it.each([
  ['Keys: please post them to 14 Cúirt na Mara, Salthill.', 'Mara'],
  ['Home address for the tax form Flat 4, 61 Triq il-Wied, Birkirkara.', 'Triq'],
  ['Parcels to Nedre Fjellgate 40, 5018 Bergen until the 8th.', 'Fjellgate'],
  ['Courrier à envoyer au 12 Sente Fleurie, Annecy.', 'Sente'],
  ['Date of birth on the form must read 02/08/1994 (it says 1949).', '1994'],
  ['Geburtsdatum fürs Lohnbüro: 17. Juni 1982. Schreibtisch am Fenster.', '1982'],
])('a street behind where the post goes and a day of birth behind what it is for go: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).not.toContain(told);
});

it.each([
  ['Your post at Level 4, Manchester is open.', 'Level 4'],
  ['The address of the plant is known, 12 Operators, two shifts.', '12 Operators'],
  ['Si suben a 1.650.000 líquido se queda.', '1.650.000'],
  ['Crane operator, 41\n2011-2019 towers and jibs', '2011-2019'],
])('leaves counts, amounts and years: %s', (text, kept) => {
  expect(firstNameOnly(text, identity).text).toContain(kept);
});

it('holds a house in the place of a side job', () => {
  expect(uncertainIn('Has a side job with Gasan on generators.', identity, 'anonymous')).not.toEqual([]);
});

const sommer = identityOf({
  candidate: {
    ...splitName('Skye Sommer'),
    experience: [],
    education: [{ school: 'Newark College' }],
  },
});

it.each([
  ['Travels to the Isle of Skye at weekends.', 'Isle of Skye'],
  ['Schreibtisch am Fenster, im Sommer mit Rollo.', 'im Sommer'],
])('a name that is a place or a season stays where it says so: %s', (text, kept) => {
  expect(scrub(text, sommer).text).toContain(kept);
});

it.each([
  ['They left us for the college in Newark with our blessing.', 'Newark'],
  ['Nalle, som kollegorna säger, är handledare.', 'Nalle'],
  ['Titi, comme disent ses collègues, arrive tôt.', 'Titi'],
  ['Frau Sommer kam im Sommer zu uns.', 'Frau Sommer'],
])('a school by its kind and town and what colleagues say go: %s', (text, told) => {
  expect(scrub(text, sommer).text).not.toContain(told);
});

it('is quick with long texts', () => {
  const started = performance.now();
  scrub('Two years with Aa and a la Bb de '.repeat(600), sommer);
  expect(performance.now() - started).toBeLessThan(20_000);
});
