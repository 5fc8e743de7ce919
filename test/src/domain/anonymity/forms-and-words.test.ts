import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const identity = (name: string) => identityOf({ candidate: splitName(name) });

it.each([
  ['Chiara Fontana', 'La Fontana ha chiesto di vedere il laboratorio ed è rimasta con i tecnici.', 'Fontana'],
  ['João Pereira', 'O sr. Pereira só pediu um ventilador. Quer começar já na segunda.', 'Pereira'],
  ['Frank Delaney', 'Frankie D, as he is known down the merchants, will do one in five.', 'Frankie D'],
  ['David Marsh', "Davo's a crane op, slew to 250t.", 'Davo'],
  ['Xiomara Peña', 'Xio caught a dead smoke detector that our own engineer missed.', 'Xio'],
  ['Amélie Petit', 'Mél, c’est son surnom partout, a fait aussi une saison en Bretagne.', 'Mél,'],
  ['Chloé Martin', "Coco, c'est comme ça qu'on l'appelle, veut un contrat de 35 h.", 'Coco'],
])('hides what %s is called: %s', (name, text, word) => {
  expect(scrub(text, identity(name)).text).not.toContain(word);
});

it.each([
  ['Chiara Fontana', 'Vorrebbe vivere vicino a una fontana e non a un capannone.', 'una fontana'],
  ['Harriet Stone', 'Stone cottages in the Cotswolds are the niche.', 'Stone cottages'],
  ['Priya Nair', 'The candidate left a README that explains the trade-offs.', 'a README that'],
  ['Priya Nair', 'Left a RUNBOOK for on-call that we would like to steal.', 'a RUNBOOK for'],
  ['Lindiwe Khumalo', 'Then abroad. OET passed with B in all four parts.', 'OET passed with B'],
  ['Lindiwe Khumalo', 'In the UK now. CCRN cleared last year.', 'CCRN cleared'],
])('leaves words, files and papers beside %s: %s', (name, text, kept) => {
  expect(scrub(text, identity(name)).text).toContain(kept);
});

it('leaves a surname that tells how something is', () => {
  const text = 'Amélie est joignable. Prévoir un petit badge provisoire.';
  expect(firstNameOnly(text, identity('Amélie Petit')).text).toContain('un petit badge');
});

it.each([
  ['City College Norwich', 'CACHE 3 from City College. Makaton level 2.', 'City College'],
  ['City of Bath College', 'Bath College, NVQ 3. Bath stone, a bit of Portland.', 'Bath College'],
  ['Trinity College Dublin', 'Trinity College, then four years abroad.', 'Trinity College'],
])('hides the school %s without its town: %s', (school, text, said) => {
  const candidate = { ...splitName('Gareth Jessop'), education: [{ school }] };
  expect(scrub(text, identityOf({ candidate })).text).not.toContain(said);
});

it.each([
  ['City of Bath College', 'Bath stone, a bit of Portland.', 'Bath stone'],
  ['City College Norwich', 'Likes the city, college work and night shifts.', 'the city, college work'],
])('leaves words beside the school %s: %s', (school, text, kept) => {
  const candidate = { ...splitName('Gareth Jessop'), education: [{ school }] };
  expect(scrub(text, identityOf({ candidate })).text).toContain(kept);
});
