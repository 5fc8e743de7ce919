import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const shown = (name: string, text: string): string =>
  firstNameOnly(text, identityOf({ candidate: splitName(name) })).text;

describe('At first_name an address that somebody made of their given name goes', () => {
  it.each([
    ['Faith Delacroix', 'Try faithonrisk.example.com for the talks.', 'faithonrisk'],
    ['Faith Delacroix', 'Her site is faith-on-risk.com and worth a look.', 'faith-on-risk'],
    ['Mark Kerrigan', 'His blog is markbakes.example.com, with photos.', 'markbakes'],
    ['Amara Okafor', 'Code samples are at www.askamara.io if needed.', 'askamara'],
    ['Amara Okafor', 'See amara.dev before you call.', 'amara.dev'],
    ['Liesel Brandt', 'Die Mappe liegt unter lieselzeichnet.de bereit.', 'lieselzeichnet'],
    ['Jacinta Molero', 'Su portfolio está en jacintadibuja.es desde mayo.', 'jacintadibuja'],
  ])('%s: %s', (name, text, hidden) => {
    expect(shown(name, text)).not.toContain(hidden);
  });

  it.each([
    ['Faith Delacroix', 'The client sells at faithfulgoods.com and in two shops.'],
    ['Faith Delacroix', 'They apply at faithjobs.com by Friday.'],
    ['Mark Kerrigan', 'The stall is on marketplace.com, page two.'],
    ['Amara Okafor', 'The offer came from amarantegroup.com in May.'],
    ['Rosa Lindt', 'Our new shop is rosalina.example.com, site plan enclosed.'],
  ])('and that of somebody else stays: %s: %s', (name, text) => {
    expect(shown(name, text)).toBe(text);
  });
});

describe('At first_name a street goes that', () => {
  it.each([
    [
      'stands behind a preposition and ends a sentence by its letter',
      'Anschrift ist Am Rebhang 14c. Er kommt.',
      'Rebhang',
    ],
    [
      'stands behind what a form asks for',
      'HR wanted the birthday and street, 41 Castlemore Hollow.',
      'Castlemore',
    ],
    ['has an article of Italian in its name', 'Residenza in Strada dei Mulini Bassi 33, libero.', 'Mulini'],
    ['has another', 'Abita in Viale delle Rose 4, vicino.', 'Rose 4'],
    ['has one of Portuguese', 'Mora na Rua dos Mouros 12 e trabalha perto.', 'Mouros'],
    ['has two of Spanish', 'Vive en Calle de los Remedios 7, tercero.', 'Remedios'],
  ])('%s', (_, text, hidden) => {
    expect(shown('Xanthe Marlowe', text)).not.toContain(hidden);
  });

  it.each([
    'Sie kommt Am Montag 14. Juli vorbei.',
    'Im Sommer 12 Wochen, sonst wie gehabt.',
    'In der Produktion 14 Leute, Im Team 12 Personen.',
    'Zum Preis 14 € das Stück.',
  ])('and what is counted stays: %s', (text) => {
    expect(shown('Xanthe Marlowe', text)).toBe(text);
  });
});
