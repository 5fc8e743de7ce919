import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each([
  ['Under 45 to go on the call-out roster', 'NZ'],
  [
    'She told me she has lupus and could need a day here and there. Close her out as "stronger candidates".',
    'US',
  ],
  [
    "Urban name, urban school, and the client's a country club. You see the problem. I'd go with Connor.",
    'US',
  ],
  [
    "Seán must be closing in on sixty going by the Leaving Cert year. They're after someone with a few decades left, so leave him out of it.",
    'IE',
  ],
  ['Nessuna invalidità, neppure lieve (impiegato contabile)', 'IT'],
  [
    "It's the stammer. In account management I can't have clients hanging on for him to reach the end of a sentence.",
    'GB',
  ],
  ['Under 40 to join the night crew', 'NZ'],
  ['Under 35 for the floor team, please', 'AU'],
  ['Not over 50 to drive for us', 'GB'],
  ['He must be pushing sixty judging by his A-level dates.', 'GB'],
  ["She's late fifties going by the graduation year, so probably not.", 'US'],
  ['Going by when he left school, he must be well into his fifties.', 'AU'],
  ['The board are after somebody with a couple of decades left in them.', 'GB'],
  ['They want a manager who has a good few years left before he retires.', 'IE'],
  ["Marek's knocking on sixty. They'd want more than two years left in him.", 'GB'],
  ["They'd like to see some younger women come forward.", 'GB'],
  ["You'll coach boys aged 12 and be close to that age yourself.", 'CA'],
  ['Most residents are in their eighties and you should be around that yourself.', 'NZ'],
  ['Half our families speak Gujarati, so you have to be Gujarati to serve them.', 'GB'],
  ['Callers use Cantonese so you must be Chinese to answer them.', 'CA'],
  ['Very ethnic name, and the client is old money.', 'US'],
  ['That accent, and the membership is pretty country-club.', 'US'],
  ['Foreign-sounding name on the CV, so I parked it.', 'GB'],
  ['Customers end up standing there while he struggles to get a word out.', 'GB'],
  ["On reception I can't have people waiting for her to finish a sentence.", 'AU'],
  ["It's the stutter, unfortunately.", 'US'],
  ['The rule takes in refugees and asylees, but cut it down to citizens only.', 'US'],
  ['She mentioned she has Crohn\'s. Mark her as "not the right fit".', 'US'],
  ['He told us he has epilepsy. Turn him down as lacking experience, position filled.', 'GB'],
  ['She said she might need the odd day for treatment. Log it as a better match.', 'US'],
  ['Aucun handicap, même léger (aide-comptable)', 'FR'],
  ['Keine Schwerbehinderung, auch keine leichte', 'DE'],
  ['Ninguna discapacidad, ni siquiera leve (auxiliar contable)', 'ES'],
  ['Geen beperking, ook geen lichte', 'NL'],
  ['Nenhuma deficiência, nem ligeira (contabilista)', 'PT'],
  ['Inget funktionshinder, inte ens lindrigt', 'SE'],
  ['Bez niepełnosprawności, nawet lekkiej', 'PL'],
  ['Proven freedom from family commitments.', 'AU'],
  ['Complete freedom from childcare.', 'AU'],
])('holds who is passed over in words that are lawful one by one: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Under 45 minutes to go from the depot to the port', 'NZ'],
  ['The boiler must be nearing sixty going by the date on the plate.', 'GB'],
  ['The lease has a few years left.', 'GB'],
  ['We want a manager with several years left on the visa.', 'GB'],
  ['You need to be fluent in Polish to take a repair.', 'GB'],
  ["You don't have to be Bengali to take a call from the tenants.", 'GB'],
  ['An urban school in the Bronx with a strong music program.', 'US'],
  ['Black Name is a street wear brand from Leeds.', 'US'],
  ['Callers wait on hold while the system reaches the next agent.', 'GB'],
  ['You give people time to finish a sentence.', 'GB'],
  ['She mentioned that the train was late. Mark her as "interviewed".', 'US'],
  ['He told us he has epilepsy. Let us know which adjustments you can make.', 'GB'],
])('lets the same words go of things, of work and of whom it is for: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
