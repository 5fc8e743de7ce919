import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Our families are Samoan, Tongan, Indian and everything else.', 'NZ'],
  ['Women have driven our buses since 1974.', 'GB'],
  ['Four ladies in their seventies share this bungalow.', 'AU'],
  ['NVQ helps, and so does having cared for your gran.', 'GB'],
  ["You'd be working alongside my father, who's 78 and still first out the gate.", 'AU'],
  ["The cook's a vegetarian but the menu isn't.", 'GB'],
  ['People of every faith and none, our chaplain sees them all.', 'GB'],
  ['People with a record get the same interview as everyone.', 'GB'],
  ['Red oak and white oak stairs, some walnut.', 'US'],
  ['Over 23 for the insurance, sorry.', 'GB'],
  ['The crew do the AMSA medical, it checks eyesight and hearing against the standard.', 'AU'],
  ['Some of our residents prefer a man for shaving, and the rota allows for it.', 'GB'],
  ['Bart, Tattoo, Kopftuch: uns alles egal.', 'DE'],
  ['Schichten so, dass auch Alleinerziehende und Frühaufsteher zurechtkommen.', 'DE'],
  ['Le chef de base a 64 ans et navigue mieux que tout le monde.', 'FR'],
  ['Certaines dames préfèrent une femme pour la toilette, le planning en tient compte.', 'FR'],
  ['Boutique homme, du S au 3XL.', 'FR'],
  ["The farm's had a woman manager since 2011.", 'AU'],
  ["Please don't put your age or a photo, we'd only cover them up.", 'AU'],
  ["The boss is pregnant, so you'd report to her deputy from March.", 'NZ'],
  ["Dads pick up at three so there's a gap in the roster then.", 'NZ'],
  ["The Catholic Women's League hire the hall on Mondays.", 'GB'],
  ['English, Mandarin or Tongan on the front counter, ideally two of the three.', 'NZ'],
  ['Guests are from everywhere, mostly Americans in June.', 'IE'],
  ['Black and white pudding makers, seasonal.', 'IE'],
  ['Send a note and a couple of photos of your pastry (not of you).', 'AU'],
  ['Mums, dads and nans help with reading on Fridays.', 'GB'],
  ['Colour, cuts and the odd set for our ladies in their nineties.', 'NZ'],
  ["The owner's off on parental leave from August, so you'd be minded by Trish.", 'NZ'],
  ["We've two young lads learning and they need someone patient.", 'IE'],
  ["Urdu, Pashto or Romanian would get used daily but isn't asked for.", 'GB'],
  ['Wir wünschen uns mehr Männer im Team, entscheiden aber nach Eignung.', 'DE'],
  ['Ramadan, Ostern, Pessach: wir tauschen Dienste.', 'DE'],
  ['We only stock Marks and Spencers ready meals.', 'GB'],
  ['Bij allergieën weet jij waar het op moet letten.', 'NL'],
])('passes who is there, lives there and comes in, and goods by their names: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Our families are mostly Samoan so we want someone Samoan.', 'NZ'],
  ['Women have worked here for years but never lasted.', 'GB'],
  ['Two blokes in their fifties share the shed and want a young fella.', 'AU'],
  ['You would work with my son, who prefers girls.', 'AU'],
  ["The cook's a vegetarian so you must be too.", 'GB'],
  ['Over 21 and under 35 for the insurance.', 'GB'],
  ["No poles please, we've had enough.", 'GB'],
  ['Le patron a 71 ans et cherche une jeune femme.', 'FR'],
  ['Geen mensen met allergieën in de keuken.', 'NL'],
  ['Boutique de mode cherche femme.', 'FR'],
  ["We've two young lads learning and want another the same.", 'IE'],
  ["The owner's off on maternity leave again, so we want a man this time.", 'NZ'],
  ['Wir wünschen uns mehr junge Männer im Team, Eignung hin oder her.', 'DE'],
  ['For our ladies in their nineties we want a young chap.', 'GB'],
  ['We had a woman manager since 2011 and want a man this time.', 'AU'],
  ['The boss is pregnant again, so a man this time.', 'NZ'],
  ["Mums pick up at three so we'd rather not have one.", 'NZ'],
  ['Between you and me they only interview Davids and Sarahs.', 'GB'],
  ['The pastor has to sign off on whoever we hire as bookkeeper.', 'US'],
  ['Our vicar likes to meet any candidates and give the nod.', 'GB'],
])('holds a wish beside them: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Nobody darker than a latte, he said.', 'GB'],
  ["He doesn't want a Nordie in the bar.", 'IE'],
  ['Kinder sollten aus dem Haus sein.', 'DE'],
  ['Los hijos mejor que sean mayores.', 'ES'],
  ["He's 61. They'd get two years out of him.", 'US'],
  ["Mandy's 61. They'd never wear it.", 'GB'],
])(
  'holds a shade, a nickname, grown children and an age that is held against somebody: %s',
  (text, place) => {
    expect(found(text, place)).not.toEqual([]);
  },
);

it.each([
  ["He's 63. They loved him and he starts Monday.", 'AU'],
  ["Mandy's 61. They took her on the spot.", 'GB'],
  ["Our oldest van is 61. We'll never sell it.", 'GB'],
])('passes an age that is held against nobody: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
