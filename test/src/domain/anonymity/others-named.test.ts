import { describe, expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: {
    name: 'Zuzka Birnbaum',
    first_name: 'Zuzka',
    last_name: 'Birnbaum',
    experience: [{ title: 'Engineer', employer: 'Foxglove Kilns' }],
    education: [],
  },
});

describe('Whom a text names beside the candidate goes, and holds the send', () => {
  it.each([
    ['Her matron, Bernadette Oyelaran, would have her back.', 'Bernadette Oyelaran'],
    ['His gaffer, Unai, gave him a reference.', 'Unai'],
    ['Her team lead Kit would speak for her.', 'Kit'],
    ['Reports to the site head, Noreen.', 'Noreen'],
    ['Her mentor was Captain Sæbø.', 'Sæbø'],
    ['Reference by Prof. Tiernan once there is an offer.', 'Tiernan'],
    ['The main clients Olam and Blue Skies stayed.', 'Blue Skies'],
    ['His biggest account was MediaMarkt.', 'MediaMarkt'],
    ["Clients at her present place: Nando's, Vodafone, a ministry.", 'Vodafone'],
    ['Spoke to Gav Pettit, his supervisor at the dealer.', 'Gav Pettit'],
    ['The area manager (Michelle) has moved on.', 'Michelle'],
    ['Références : son ancien DR, Thierry Vuillemot, et le maître.', 'Thierry Vuillemot'],
    ['Hat damals unter Martin Sieberer angefangen, der noch dort ist.', 'Martin Sieberer'],
    ['Su jefe en la planta, Vicente Llop, todavía no sabe nada.', 'Vicente Llop'],
    ['Referenz: Filialdirektorin Uta Griesheimer.', 'Uta Griesheimer'],
    ['Chefen Pelle Adolfsson får inte kontaktas.', 'Pelle Adolfsson'],
    ['Avdelingsleder Kari Nordmann kan ringes.', 'Kari Nordmann'],
    ['Leidinggevende Henk de Wit weet het niet.', 'Henk de Wit'],
    ['Ward sister Jo Blake knows already.', 'Jo Blake'],
    ['She raised 11 million from Aleph and Grove Ventures.', 'Grove Ventures'],
  ])('%s', (text, name) => {
    expect(scrub(text, identity).text).not.toContain(name);
    const marks = uncertainIn(text, identity, 'anonymous').map(({ text: words }) => words);
    expect(marks.join(' ')).toContain(name.split(' ')[0] ?? '');
  });
});

it.each([
  'References are available on request.',
  'Arbeitet gut unter Druck und berichtet an den Leiter Einkauf.',
  'Reports to the CFO and the Board.',
  'Her clients are Local Government and SMEs.',
  'Customers in Germany and France trust the team.',
  'The accounts team closes on the third day.',
  'Dear Ms Patel, here is the planner.',
  'Sehr geehrte Frau Maier, anbei das Profil.',
])('takes nothing out where a role, a trade or a country stands: %s', (text) => {
  const shown = scrub(text, identity).text;
  expect(shown).not.toContain('[name removed]');
});

it.each([
  ["Came west with Ms O'Donnell in 2018.", "Ms O'Donnell"],
  ['Seit 2018 arbeitet sie mit Frau Dr. Kübler zusammen.', 'Frau Dr. Kübler'],
])('marks whom a title tells to be somebody: %s', (text, name) => {
  expect(uncertainIn(text, identity, 'anonymous').map(({ text: words }) => words)).toContain(name);
});
