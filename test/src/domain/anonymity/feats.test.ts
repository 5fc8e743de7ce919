import { expect, it } from 'vitest';
import { identityOf, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Xanthe Marlowe' } });
const feats = (text: string): string[] =>
  uncertainIn(text, identity, 'anonymous')
    .filter(({ reason }) => reason === 'feat')
    .map((one) => one.text);

it.each([
  ['He summited Sagarmatha at nineteen.', 'summited Sagarmatha'],
  ['Was the first Emirati to do a robotic lobectomy.', 'the first Emirati to do a robotic lobectomy'],
  ['The first female welder to lead the yard.', 'first female welder to lead the yard'],
  ['Holds the Ridgeway Lyceum record for vault medals.', 'record for vault medals'],
  ['She swam the Channel twice.', 'swam the Channel'],
  ['He was on Channels TV in March defending the recall.', 'on Channels TV in March defending the recall'],
  ['Youngest from Lalitpur to do so.', 'Youngest from Lalitpur'],
  ['Took the whole hog title at Memphis in May.', 'whole hog title at Memphis'],
  ['He holds the course record at Royal Troon.', 'course record at Royal Troon'],
  ['First Welshman to row the lake.', 'First Welshman'],
  ['She chairs the Guild of Air Pilots.', 'Guild of Air Pilots'],
  ['The Himalayan Times carried it.', 'Times carried it'],
  ['Half the trade could name her.', 'could name her'],
  ['Every soul on the island knows the face.', 'knows the face'],
  ['Her callsign is G4XYZ.', 'G4XYZ'],
  ['Fue la primera mujer al frente de una cementera.', 'primera mujer al frente'],
  ['Foi a primeira mulher à frente de uma adega.', 'primeira mulher'],
  ['È stato il più giovane direttore di un porto.', 'più giovane direttore'],
  ['Première femme chef de gare à Dijon.', 'Première femme'],
  ['Hon är ordförande i Sveriges kvinnliga radioamatörer.', 'ordförande i Sveriges'],
  ['Han er norgesmester i roing.', 'norgesmester'],
  ['Il a gravi l’Everest en 2018.', 'gravi l’Everest'],
])('a feat by which somebody is found is marked as one: %s', (text, piece) => {
  expect(feats(text).join(' | ')).toContain(piece);
});

it.each([
  'Holds the record for fewest returns and set records in the CRM straight.',
  'Chairs the Safety Committee every month.',
  'Everyone who worked with her knows her as calm.',
  'Won the order and took stock for silver in Birmingham.',
  'Ranked second in the team and came third in the interview round.',
  'Walked to work and climbed the ladder fast.',
  'Vorsitzende des Betriebsrats seit 2020.',
  'Primera experiencia en Madrid.',
])('what many do is no feat: %s', (text) => {
  expect(feats(text)).toEqual([]);
});
