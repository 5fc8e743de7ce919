import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    // What was told to the agency alone is kept back for that, and picks nobody.
    .filter(({ about }) => about !== 'confidence')
    .map(({ words }) => words);

it.each([
  ["She told you she's expecting as a courtesy. Put her forward as planned and keep it to yourself.", 'GB'],
  [
    "Don't mark him down for the break. He was home with his father for a year and that's none of our business.",
    'US',
  ],
  [
    "Panel member asked where the accent was from. I struck it from the record, and the answer won't be scored.",
    'NZ',
  ],
  ['She wanted to know was he the marrying kind. I said civil status is one of the nine grounds.', 'IE'],
  [
    'Client\'s draft said "youthful and energetic". Explained the risk, and they were happy to swap it for "brisk".',
    'GB',
  ],
  ["How many sick days she took isn't something we ask about.", 'AU'],
  ['"Muttersprachler" beim Kunden streichen lassen. Jetzt heißt es Deutsch C1.', 'DE'],
  ["J'ai fait retirer « jeune » de l'annonce.", 'FR'],
  ['Keine Fragen zu Alter, Familie oder Herkunft, bitte.', 'DE'],
  ["We've moved his trial past Ramadan.", 'US'],
  [
    "Only 9% of our engineers are women, so we'd particularly welcome applications from women. Appointment is on merit.",
    'GB',
  ],
])('lets pass what is seen to, asked of nobody or taken out: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ["She told you she's expecting. Put her forward as planned, but lead with Tom.", 'GB'],
  ["Don't mark her down for the gap. She was home with her twins and that's why Greg should go first.", 'US'],
  ["The chair asked how old he was. I told him fifty-eight, so he's out.", 'GB'],
  ['Told Ross that "recent school leaver" means young. He still wants one.', 'AU'],
  ["Whether she has kids isn't something we ask on paper, so find out.", 'AU'],
  ["Pas de question sur l'âge, mais prenez le plus jeune.", 'FR'],
  ['Von den zwölf Meistern ist nur eine Frau. Wir nehmen nur Frauen.', 'DE'],
])('holds what has consequences all the same: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
