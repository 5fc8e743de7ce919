import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  [
    "Lead aprons and dosimeters, and no x-ray duty for anyone who's pregnant, just tell Eilís in confidence.",
    'IE',
  ],
  [
    'Those who handle hazardous drugs may ask to be moved while pregnant, nursing or trying, no questions.',
    'CA',
  ],
  ['Schwangere Kolleginnen setzen wir nach dem Mutterschutzgesetz ein.', 'DE'],
  ['Blokes, women, young, old, whoever can finish a slab.', 'AU'],
  ["Many of us came as refugees ourselves, many of us didn't.", 'CA'],
  ['Degree or diploma in social services; foreign ones count, no assessment report needed.', 'CA'],
  [
    "Women's refuge in Ballarat, overnight worker. Female only, they've a VCAT exemption and sent me the number.",
    'AU',
  ],
  ['Kurze Bewerbung an Frau Yıldız genügt.', 'DE'],
  ['Wildland Firefighter, Type 2 Crew, Missoula MT', 'US'],
  ['Internal candidates apply by the portal.', 'IE'],
  ['Ze vroegen naar een "jonge hond". Heb ik eruit gehaald, we zoeken gewoon een starter.', 'NL'],
])('lets an ad say how people are kept from harm, who all may come and what counts: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ["No night work for anyone who's pregnant, so we'd rather a man.", 'GB'],
  ['Schwangere stellen wir nicht ein.', 'DE'],
  ['Young blokes, no women, whoever can finish a slab.', 'AU'],
  ['Young, fit, single, whoever can keep up.', 'GB'],
  ["Many of us are mums, and we'd like another.", 'GB'],
  ['No foreign degrees, however good.', 'CA'],
  ['Preference goes to severely disabled applicants of equal aptitude.', 'GB'],
  ['They hope to get a VCAT exemption, females only.', 'AU'],
  ['Ze vroegen naar een "jonge hond". Doe ik.', 'NL'],
  [
    "Ownership had a concern about where your MS might be two years down the road, so they've paused your file.",
    'CA',
  ],
])('holds the same words where they say who is wanted or left out: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
