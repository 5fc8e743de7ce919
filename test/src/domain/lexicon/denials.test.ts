import { expect, it } from 'vitest';
import { affirmed } from '#src/domain/lexicon/denials.ts';

const left = (text: string): string => affirmed(text).join('').replaceAll(/\s+/g, ' ').trim();

it.each([
  ['Local work only, no fly-in jobs', 'Local work only,'],
  ['No confined spaces, I am claustrophobic', ', I am claustrophobic'],
  ['I have never used Sage, QuickBooks daily for ten years', 'I have , QuickBooks daily for ten years'],
  ['No welding, night shifts or driving, settled in York', ', settled in York'],
  ['No experience with kilns in Derby. Glazes by hand.', '. Glazes by hand.'],
  ['Has no sushi background but runs a grill', 'Has but runs a grill'],
  ['She won’t do weekends', 'She'],
  ['Diving is not for me, crane work is', 'for me, crane work is'],
  ['Tower cranes: none', ''],
  ['Night shifts not considered', 'considered'],
  ['Open to anything but haulage', 'Open to'],
  ['Keine Nachtschicht, nur Montage', ', nur Montage'],
  ['Schweißen möchte ich nicht, Drehen gern', ', Drehen gern'],
  ['Pas de soudure', ''],
  ['Sin experiencia en soldadura', ''],
  ['Cerco lavoro senza trasferte', 'Cerco lavoro'],
  ['Sem experiência em solda', ''],
  ['Geen ervaring met lassen', ''],
  ['Har inte jobbat med svetsning', 'Har'],
])('leaves out of "%s" what it denies', (text, rest) => {
  expect(left(text)).toBe(rest);
});

it.each([
  'Not only Sage, also QuickBooks',
  'No stranger to diving',
  'Runs SEO and SEM campaigns',
  'No-dig drilling and non-destructive testing',
  'Licence No. 4711, crane operator',
  'Isn’t afraid of heights',
])('leaves "%s" as it is', (text) => {
  expect(affirmed(text)).toEqual([text]);
});

it('lets what stands behind its place or a further point be', () => {
  expect(left('No accidents in ten years on tower cranes')).toBe('in ten years on tower cranes');
  expect(left('No convictions and a full forklift licence')).toBe('and a full forklift licence');
});
