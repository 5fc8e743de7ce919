import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const identityWith = (name: string, employer: string, school = 'Fernleigh Sixth Form') =>
  identityOf({ candidate: { name, experience: [{ employer }], education: [{ school }] } });
const marked = (text: string, identity = identityWith('Pat Quill', 'Grainger')) =>
  uncertainIn(text, identity, 'anonymous').map(({ text: words }) => words);

it.each([
  ['Iron Bridge Joint Venture', 'Leads payroll for iron bridge, 1,100 heads.', 'iron bridge'],
  ['World Vision Uganda', 'Handled the livelihoods grant for vision, no audit queries.', 'vision'],
  ['Red Dish Chronicles', 'Croissants sell out by nine. Certificate from red dish.', 'red dish'],
  ['Peter Lyon Shearing', 'Shears 320 a day for peter lyon, main shear.', 'peter lyon'],
  ['Next', 'Team leader at next, 40 pickers on the sort.', 'next'],
  ['Harbour Lights', 'The lights crew would have them back tomorrow.', 'lights'],
  ['ElPozo Alimentación', 'Lleva el frío de el pozo, 40 carretilleros a su cargo.', 'el pozo'],
  ['Hospital da Restauração', 'Trabalhou na restauração por quatro anos.', 'restauração'],
  ['Real Hospital Português', 'Enfermeiro da UTI do português, doze leitos.', 'português'],
  ['Carrefour Market', 'Vend le pain depuis trois ans, caisse à carrefour avant.', 'carrefour'],
  ['Breman', 'Hangt ketels op, eerder bij breman geleerd.', 'breman'],
  ['Spur Steak Ranches', 'Fishes hake on the boats. spur griller back when.', 'spur'],
  ['Arc Electrical', 'Came through at arc, mate with another firm since.', 'arc'],
  ['Hull Trawl', 'Fillets for the trawl, 90 boxes a shift.', 'trawl'],
])('marks what stays of %s in small letters: %s', (employer, text, left) => {
  expect(marked(text, identityWith('Pat Quill', employer))).toContain(left);
});

it.each([
  ['World Vision Uganda', 'Had a vision for the ward and their own view of it.'],
  ['Next', 'The last step is the one to watch, and this next week they start.'],
  ['Beacon Fruit', 'Worked a harvest and lit the beacon.'],
  ['Carrefour Market', 'Habite près du carrefour.'],
  ['Arc Electrical', 'Wired an arc light and did arc welding.'],
  ['Target Australia', 'Met every target and set a target for each crew.'],
  ['Primary Care Sheffield', 'Knows primary care well, ran a primary care list.'],
  ['Comunidad de Madrid', 'Trabaja bien en equipo y con la comunidad.'],
])('marks no plain word beside %s: %s', (employer, text) => {
  expect(marked(text, identityWith('Pat Quill', employer))).toEqual([]);
});

it.each([
  ['Rose Hartigan', 'rose leads payroll and hires the temps.', 'rose'],
  ['Chiara Bonfanti', "Precisa, un po' lenta. chiara preferisce il mattino.", 'chiara'],
  ['Pat Vale', 'vale runs the night shift alone.', 'vale'],
  ['Ben Cross', 'The boss says cross has the best handwriting.', 'cross'],
  ['Tom Field', 'Drove on beet and drilling, field was on lates all harvest.', 'field'],
  ['Camille Petit', 'Très ponctuelle. La petit a eu son diplôme du premier coup.', 'petit'],
  ['Marta Rey', 'Muy puntual. La rey quiere contrato fijo.', 'rey'],
  ['Luke Marsh', 'The supervisor rates marsh.', 'marsh'],
  ['Ylva Strand', 'Jobbar natt på avdelningen innan. Strand vill ha 80 procent.', 'Strand'],
  ['Blanca Ortiz', 'Muy puntual. blanca quiere jornada partida.', 'blanca'],
])('marks a part of the name of %s at the head of a sentence in small letters: %s', (name, text, part) => {
  expect(marked(text, identityWith(name, 'Grainger'))).toContain(part);
});

it.each([
  ['Rose Hartigan', 'Costs rose sharply and the team kept calm.'],
  ['Ben Cross', 'Was never cross, and put a cross on each page.'],
  ['Luke Marsh', 'Did the haul road over soft marsh and bog.'],
  ['Faith Otieno', 'Acts in good faith and keeps calm.'],
  ['Chiara Bonfanti', 'Spiega in modo chiaro e con una voce chiara.'],
])('marks no word amid a sentence that %s is called by: %s', (name, text) => {
  expect(marked(text, identityWith(name, 'Grainger'))).toEqual([]);
});

it.each([
  ['Opened the jem outlet with 60 staff.', 'jem'],
  ['The lead hand, says ted, is never late.', 'ted'],
  ['Volgens Bas van de kas is ze de eerste die binnen is.', 'Bas'],
  ['They were told so by Ned in the yard.', 'Ned'],
  ['Her pastor at lighthouse speaks for her.', 'lighthouse'],
  ['The old boy at chestnut farm would vouch.', 'chestnut farm'],
  ['Nights mostly, twelve beds in cedar wing.', 'cedar wing'],
  ['Sings in the choir at st marys when off shift.', 'st marys'],
  ['Plays for the globe on sundays, darts.', 'globe'],
  ['Pulls pints at the half moon for pin money.', 'half moon'],
  ['Eine Werkstatt mit dem Namen Trost war die erste Station.', 'Trost'],
])('marks whom a list of words or terms has as well: %s', (text, name) => {
  expect(marked(text).join(' ')).toContain(name);
});

it.each([
  'First aid kit and floor mats checked each week.',
  'Writes Python, Julia and R.',
  'Grew up on a farm and worked in acute care on night ward rounds.',
  'Went to high school, then to crown court as a clerk.',
  'The team at work like it, and the people at home too.',
  'Sat in the sun by the ship and fed the lamb.',
  'Could start after Easter, or in Jan.',
  'Roast lamb with rosemary and ginger, a memo to the floor.',
])('marks no word of work that somebody is called by: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it.each([
  ["There was a stint on Bombardier's relocation desk in 2012.", 'Bombardier'],
  ["Was three months on Krasner's night shift.", 'Krasner'],
  ['PGCE Bedfordshire, then two years of supply.', 'Bedfordshire'],
  ['Geht auch Kühlhaus, damals 1 Jahr bei nordfrost gemacht.', 'nordfrost'],
])('takes out a house or a school that the words around tell: %s', (text, gone) => {
  expect(scrub(text, identityWith('Pat Quill', 'Grainger')).text).not.toContain(gone);
});

it.each([
  "Worked on Monday's night shift and on London's payroll.",
  'BSc Nursing, then two years of supply.',
  'Stand ein Jahr bei regenwetter im Hof.',
])('leaves what tells no house: %s', (text) => {
  expect(scrub(text, identityWith('Pat Quill', 'Grainger')).text).toBe(text);
});
