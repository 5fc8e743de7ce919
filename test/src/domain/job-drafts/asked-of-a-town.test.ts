import { expect, it } from 'vitest';
import { locationOf } from '#src/domain/job-drafts/place.ts';

/** What else stands there, by which its language is told. */
const REST: Record<string, string> = {
  DE: 'Die Arbeit ist unbefristet und in Vollzeit, und wir zahlen einen Zuschlag für die Nacht. Bewerber kommen bei uns auf dem Hof vorbei.',
};
const cityOf = (line: string, home: string): string | null => {
  const rest = REST[home];
  return locationOf(rest === undefined ? [line] : [line, rest], [], home)?.city ?? null;
};

it.each([
  ['Can you get me a part time Credit Controller for Stockport? 25 hours a week.', 'GB', 'Stockport'],
  ['Could you find us a night porter for Galway? Soon please.', 'IE', 'Galway'],
  ['Another welder for Ballarat! Same as last time.', 'AU', 'Ballarat'],
  ['Suchen einen Berufskraftfahrer m/w/d für den Nahverkehr ab Oldenburg. Vollzeit.', 'DE', 'Oldenburg'],
  ['Wir suchen Fahrer, Tagestouren ab Kassel, jeden Abend daheim.', 'DE', 'Kassel'],
])('reads the town for which somebody is asked, or from which they set out: %s', (line, home, city) => {
  expect(cityOf(line, home)).toBe(city);
});

it.each([
  ['Can you get me a Credit Controller for Monday? 25 hours a week.', 'GB'],
  ['Can you get me a tester for Salesforce? Soon please.', 'GB'],
  ['Wir suchen Fahrer ab Montag, Vollzeit.', 'DE'],
  ['Wir suchen Fahrer ab März, Klasse CE.', 'DE'],
])('reads none where no town stands there: %s', (line, home) => {
  expect(cityOf(line, home)).toBe(null);
});
