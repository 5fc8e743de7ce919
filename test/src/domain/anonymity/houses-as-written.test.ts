import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const personOf = (employers: string[], schools: string[] = []) =>
  identityOf({
    candidate: {
      name: 'Xanthe Marlowe',
      experience: employers.map((employer) => ({ title: 'Specialist', employer })),
      education: schools.map((school) => ({ school })),
    },
  });
const shown = (text: string, employers: string[], schools: string[] = []): string =>
  scrub(text, personOf(employers, schools)).text;

it.each([
  ['dm-drogerie markt', 'Seit acht Jahren bei dm, davor im Lager.', 'dm'],
  ['bol.com', 'Sinds 2020 bij bol, en een bijbaan.', 'bol'],
  ['Next', 'NEXT pay her £44k.', 'NEXT'],
  ['William Grant & Sons', 'Grants took him on as a stillman.', 'Grants'],
  ['Thomas Cook', 'At Cooks since March.', 'Cooks'],
  ['Cathay Pacific', 'Colleagues on the CX night shift go to her.', 'CX'],
  ['EY Việt Nam', 'EY Saigon for the first four years.', 'EY'],
  ['Hindustan Unilever', 'Ran Lifebuoy in the south.', 'Lifebuoy'],
  ['Shopee', '之前在虾皮。', '虾皮'],
  ['Majid Al Futtaim', 'MAF since 2018, City Centre Mirdif last.', 'Mirdif'],
])('of somebody at %s hides the house in %s', (employer, text, hidden) => {
  expect(shown(text, [employer])).not.toContain(hidden);
});

it.each([
  ['Durham University', 'A good lawyer. Durham, First, then the LPC.', 'Durham'],
  ['Lincoln University', 'Lincoln ag diploma.', 'Lincoln'],
  ['Ngee Ann Polytechnic', 'She has the NP diploma in early childhood.', 'NP'],
  ['Universität Mannheim', 'Mannheim, BWL, dann ein Trainee.', 'Mannheim'],
  ['Politechnika Śląska', 'PŚ, automatyka.', 'PŚ'],
])('of somebody from %s hides the school in %s', (school, text, hidden) => {
  expect(shown(text, [], [school])).not.toContain(hidden);
});

it('keeps the class of a degree', () => {
  expect(shown('A good lawyer. Durham, First, then the LPC.', [], ['Durham University'])).toContain('First');
});

it.each([
  ['Cathay Pacific', 'Hoofd CX zoekt een rol.', 'CX'],
  ['TRUMPF SE + Co. KG', 'Großer Trumpf ist die Ruhe im Audit.', 'Trumpf'],
  ['Škoda Auto', 'Škoda jen, že nechce dojíždět do Prahy.', 'Škoda'],
  ['Thomas Cook', 'Cooks are short here.', 'Cooks'],
  ['Acme', 'She is certified on the Mako and Rosa robots.', 'Mako and Rosa'],
])('of somebody at %s keeps the word in %s', (employer, text, kept) => {
  expect(shown(text, [employer])).toContain(kept);
});

it.each([
  ['For a distillery, Mortlach to be precise.', 'Mortlach'],
  ['Une raffinerie, Feyzin pour être précis.', 'Feyzin'],
  ['Virgin before the franchise changed.', 'Virgin'],
  ['Asda now, Currys before they closed.', 'Currys'],
])(
  'takes out a house that no record has, where the sentence says that somebody was there: %s',
  (text, house) => {
    expect(shown(text, ['Acme'])).not.toContain(house);
  },
);

it.each([
  ['Mi WhatsApp es el mejor. Atte., Quino', 'Quino'],
  ['Great with clients. Cheers, Bazza', 'Bazza'],
  ['Bien cordialement,\nPierrot Rouxel', 'Pierrot'],
  ['Palavras do antigo diretor, Eng. Bernardo Vilhena: boa colega.', 'Vilhena'],
  ['Można polegać – mówi kierownik wydziału Zdzisław Pękalski.', 'Pękalski'],
])('takes out who signs or speaks of somebody, and holds the send: %s', (text, name) => {
  const identity = personOf(['Acme']);
  expect(scrub(text, identity).text).not.toContain(name);
  expect(
    uncertainIn(text, identity, 'anonymous')
      .map((one) => one.text)
      .join(' '),
  ).toContain(name);
});

it('greets and thanks nobody away', () => {
  expect(shown('Thanks, Monday is fine. Regards to the team. Best regards\nHR Team', ['Acme'])).toBe(
    'Thanks, Monday is fine. Regards to the team. Best regards\nHR Team',
  );
});
