import { describe, expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const whose = (name: string, ...employers: string[]) =>
  identityOf({
    candidate: { ...splitName(name), experience: employers.map((employer) => ({ title: 'X', employer })) },
  });

describe('houses of letters that a language bends as names', () => {
  it.each([
    ['KONE Oyj', 'Vuodesta 2017 tuoteomistaja Koneella, palkkatoive tiedossa.', 'Koneella'],
    ['MOL', 'Nagy jelenleg a banknál vezet hatfős csapatot, korábban a Molnál elemző.', 'Molnál'],
    ['UPM', 'Hän on ollut pitkään Upmilla tuotannossa ja haluaa nyt muualle.', 'Upmilla'],
    ['TESCO', 'Három évig volt a Tescónál raktáros, most vezetőnek készül.', 'Tescónál'],
    ['VALMET Oyj', 'Hän tuli Valmetilta kaksi vuotta sitten ja johtaa nyt tiimiä.', 'Valmetilta'],
  ])('%s: %s', (employer, text, bent) => {
    expect(scrub(text, whose('Zuzka Birnbaum', employer)).text).not.toContain(bent);
  });

  it('leaves the word of the language in small letters, where the text writes the house as a name', () => {
    const text =
      'Vuodesta 2017 tuoteomistaja Koneella. Jokainen kone vaatii oman mallin, siksi niitä on monta.';
    expect(scrub(text, whose('Zuzka Birnbaum', 'KONE Oyj')).text).toContain('Jokainen kone vaatii');
  });
});

it.each([
  ['toutiao feed rewrite is the best story', 'ByteDance', 'toutiao'],
  ['Toutiao feed rewrite is the best story', 'ByteDance', 'Toutiao'],
])('takes out a product that no dictionary has however it is written: %s', (text, employer, product) => {
  expect(scrub(text, whose('Zuzka Birnbaum', employer)).text).not.toContain(product);
});

it.each([
  ['Ditte Lykke Mørch', 'Inspektionen var mere end held og lykke.', 'held og lykke'],
  ['Faith Delacroix', 'Would ask them to have faith in the timing.', 'have faith'],
])('leaves a saying that has the name of %s: %s', (name, text, kept) => {
  expect(scrub(text, whose(name)).text).toContain(kept);
});

it.each([
  ['Call at noon\n• GP (pls not in the subject line)', 'Grace Penhaligon', 'GP'],
  ['Notes\n- WF (not on the cover)', 'Will Ferreday', 'WF'],
])('takes out initials that head a note: %s', (text, name, letters) => {
  expect(scrub(text, whose(name)).text).not.toContain(letters);
});

it.each([
  ['Boots UK', 'Range reviews twice a year, walking boots were the test case.'],
  ['Wood Group', 'Knock on wood the medical is ok.'],
  ['Orange', 'Le dossier était en alerte orange au départ.'],
  ['Grupo Éxito', 'Cerró con éxito la migración en siete meses.'],
  ['Erste Group Bank AG', 'Und der erste Eindruck war nüchtern, der zweite sehr gut.'],
])('marks no word of a saying that is %s as well: %s', (employer, text) => {
  const said = uncertainIn(text, whose('Zuzka Birnbaum', employer), 'anonymous').map((one) => one.text);
  expect(said.filter((one) => /^(?:boots|wood|orange|éxito|erste)$/u.test(one))).toEqual([]);
});
