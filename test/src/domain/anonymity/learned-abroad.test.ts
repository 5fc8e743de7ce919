import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const person = (...schools: string[]) =>
  identityOf({
    candidate: { ...splitName('Anneliese Vogt'), education: schools.map((school) => ({ school })) },
  });
const marked = (text: string): string[] =>
  uncertainIn(text, person(), 'anonymous').map(({ text: words }) => words);

it.each([
  ['Universidad de Sevilla', 'Química por la US, promoción de 2013. Busca turno fijo.', 'US'],
  ['Universidad de Sevilla', 'Licenciada en Derecho por la US y dos años fuera.', 'US'],
  ['Universidade de Évora', 'Licenciado em Gestão pela UE, com boa média.', 'UE'],
  ['Malmö universitet', 'Barnskötare i stan och plugg på Mau på kvällarna.', 'Mau'],
  ['Karlstads universitet', 'Läste på Kau och jobbade extra i kassan.', 'Kau'],
  ['Universität Mannheim', 'Mannheim BWL, Note 1,8. Sucht jetzt im Controlling.', 'Mannheim'],
  ['Université Lyon 3', "Lyon droit, puis un an à l'étranger.", 'Lyon'],
])('hides %s by letters or by its town before what was learned there: %s', (school, text, said) => {
  expect(scrub(text, person(school)).text).not.toMatch(new RegExp(`\\b${said}\\b`));
});

it.each([
  ['Mannheim BWL, dann zwei Jahre Ausland. Sucht jetzt etwas in der Nähe.', 'Mannheim'],
  ['Köln Jura, abgebrochen. Will jetzt in die Verwaltung.', 'Köln'],
  ['Assas droit, puis avocate pendant deux ans.', 'Assas'],
  ['Bologna giurisprudenza, poi praticantato in uno studio.', 'Bologna'],
  ['Delft werktuigbouw, 2016. Zoekt nu vast werk in de buurt.', 'Delft'],
])('marks a town that no record has before what was learned there: %s', (text, town) => {
  expect(marked(text).join(' ')).toContain(town);
});

it.each([
  ['Berlin Medizin und Pflege ist ihr Thema, sie bleibt in der Stadt.', 'Berlin'],
  ['Köln Innenstadt wäre gut, danach gern auch weiter draußen.', 'Köln'],
  ['Paris droit devant : elle ne veut pas bouger.', 'Paris'],
  ['Milano storia chiusa, cerca altro in zona.', 'Milano'],
])('leaves a town that something else stands with: %s', (text, town) => {
  expect(marked(text)).not.toContain(town);
});

it.each([
  ['Trabajó dos años con clientes de la US Navy y volvió.', 'US Navy'],
  ['Vivió en la US un año y volvió contenta.', 'la US'],
  ['Los precios en US dólares los lleva ella.', 'US dólares'],
  ['Ayudó con las normas de la US por su cuenta.', 'la US'],
])('leaves letters of a recorded school where nothing was learned: %s', (text, kept) => {
  expect(scrub(text, person('Universidad de Sevilla')).text).toContain(kept);
});
