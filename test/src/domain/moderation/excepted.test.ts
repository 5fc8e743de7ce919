import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Provided no baby comes along, the job is yours.', 'AU', 'family'],
  ['The job is yours provided there is no wedding coming up.', 'NZ', 'family'],
  ['All welcome except vegans and anyone pushing sixty.', 'AU', 'age'],
  ["Everyone is considered, apart from those who'd need Fridays off for the mosque.", 'GB', 'religion'],
  ["We'll train anybody, so long as there's no dodgy ticker.", 'AU', 'disability_or_health'],
  ['Apply today unless you need a wheelchair ramp, our building is from 1890.', 'US', 'appearance'],
  ['Any background is fine with him, just not another one who stops for the mat.', 'AU', 'religion'],
])('finds whom an invitation leaves out in an exception or a condition: %s', (text, place, about) => {
  expect(found(text, place)).toContain(about);
});

it.each([
  ['Anyone may apply, provided they can show a white card.', 'AU'],
  ['All welcome, as long as you are happy to work with people who have dementia.', 'US'],
  ['Anyone may apply by post unless they are blind, in which case we can take it by phone.', 'GB'],
  ['Apply online unless a disability makes that hard; then call us.', 'US'],
  ['You can bring your baby to the staff party, as long as there is someone to mind it.', 'GB'],
  ['Everyone is welcome, apart from which we have step-free access and a quiet room for prayer.', 'GB'],
  ['We will keep your job open if you have a baby, provided you let us know when you come back.', 'GB'],
])('passes an exception or a condition that is of the work, of the law or a help: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Our clients are deaf and sign all day, and so are you.', 'AU', 'disability_or_health'],
  ['Our residents are Jewish ladies, and so is our cook.', 'GB', 'religion'],
  ["You'll look after elderly people but not be one yourself.", 'GB', 'age'],
])('finds what whoever is sought shares with those whom the work is for: %s', (text, place, about) => {
  expect(found(text, place)).toContain(about);
});

it.each([
  ['Our clients are older people, and so are many of our volunteers.', 'IE'],
  ['Our clients are deaf adults, so BSL at level 3 is needed.', 'GB'],
])('passes whom the work is for where nobody is said to be like them: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it('reads the faith of those who are left out, not a house that begins with "for"', () => {
  expect(found('No Muslims for this society job please, the committee is particular.', 'IN')).toContain(
    'religion',
  );
});

it.each([
  ['Rolstoelgebruikers welkom, behalve in de winkel.', 'NL', 'disability_or_health'],
  ['Rollstuhlfahrer sind willkommen, nur nicht im Verkauf.', 'DE', 'disability_or_health'],
  ['Iedereen is welkom, behalve vrouwen met een kinderwens.', 'NL', 'sex'],
  ['Alle sind willkommen, sofern keine Kinder im Haus sind.', 'DE', 'family'],
  ["Poste ouvert à tous, à condition de ne pas avoir d'enfants en bas âge.", 'FR', 'family'],
  ['Puede venir cualquiera con tal de que no lleve velo.', 'ES', 'religion'],
  ['Todos pueden presentarse, siempre y cuando no pasen de los cuarenta.', 'ES', 'age'],
  ['Assumiamo chiunque, purché non abbia figli piccoli.', 'IT', 'family'],
])('finds whom an invitation in another language leaves out: %s', (text, place, about) => {
  expect(found(text, place)).toContain(about);
});

it.each([
  ['Tout le monde peut postuler, à condition d’aimer travailler avec des enfants.', 'FR'],
  ['Iedereen kan solliciteren, mits je graag met ouderen werkt.', 'NL'],
  ['Rollstuhlfahrer sind willkommen, nur nicht im Keller, dort arbeitet niemand.', 'DE'],
  ['Je werkt met kinderen, behalve op vrijdag.', 'NL'],
])('passes what an invitation in another language asks for the work: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
