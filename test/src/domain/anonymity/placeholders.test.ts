import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: {
    name: 'Ylva Brennholt-Sato',
    experience: [
      { title: 'Einkauf', employer: 'Quarzwerk Tannlo GmbH' },
      { title: 'Einkauf', employer: 'Sundvall Bank' },
    ],
    education: [{ school: 'Hochschule Tannlo' }],
  },
});

it.each([
  [
    'Ylva war bei der Sundvall Bank und ist seit zwei Jahren Leiterin des Einkaufs.',
    'Die Person war bei einer Bank',
  ],
  [
    'Sie kam vom Quarzwerk Tannlo und hat für die Sundvall Bank gearbeitet.',
    'Sie kam von einem Unternehmen und hat für eine Bank',
  ],
  [
    'Elle est passée de Sundvall à la banque et le talent de Ylva est rare.',
    "Cette personne est passée d'une banque à la banque et le talent de la personne",
  ],
  [
    'El equipo del Sundvall Bank trabaja con Ylva desde hace dos años.',
    'El equipo de un banco trabaja con la persona',
  ],
  [
    'Ha lavorato nella Sundvall Bank e il lavoro della Brennholt è buono.',
    'Ha lavorato in una banca e il lavoro della persona',
  ],
  ['A Ylva saiu da Sundvall e não quer voltar para o banco.', 'A pessoa saiu de um banco e não quer'],
  [
    'Ylva heeft bij de Sundvall Bank gewerkt en zoekt nu een baan.',
    'De kandidaat heeft bij een bank gewerkt',
  ],
  ['Ylva har jobbat på Sundvall och vill byta till något annat.', 'Kandidaten har jobbat på en bank och'],
])('what stands in the place of a name is in the language of the text: %s', (text, shown) => {
  const once = scrub(text, identity).text;
  expect(once).toContain(shown);
  expect(scrub(once, identity).text).toBe(once);
});
