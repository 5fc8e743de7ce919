import { readFileSync } from 'node:fs';

/** A whole advertisement, lawful and fit to publish as it stands. */
export interface Ad {
  /** ISO 3166-1 alpha-2. */
  place: string;
  title: string;
  /** Its lines, without the title. */
  text: string;
}

/** A file of advertisements of this folder. */
const read = (name: string): Ad[] =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));

/** Those that rules may be mended by, by the name that their figures are printed under. */
export const openAds = (): Record<string, Ad[]> => ({
  open: read('whole-ads'),
  'open second': read('whole-ads-second'),
  'open third': read('whole-ads-third'),
  'open fourth': read('whole-ads-fourth'),
  'open fifth': read('whole-ads-fifth'),
  'open sixth': read('whole-ads-sixth'),
  'open seventh': read('whole-ads-seventh'),
  'open eighth': read('whole-ads-eighth'),
  'open ninth': read('whole-ads-ninth'),
  'open tenth': read('whole-ads-tenth'),
  'open eleventh': read('whole-ads-eleventh'),
  'open twelfth': read('whole-ads-twelfth'),
  'open thirteenth': read('whole-ads-thirteenth'),
  'open fourteenth': read('whole-ads-fourteenth'),
  'open fifteenth': read('whole-ads-fifteenth'),
  'open sixteenth': read('whole-ads-sixteenth'),
  'open seventeenth': read('whole-ads-seventeenth'),
  'open eighteenth': read('whole-ads-eighteenth'),
  'open nineteenth': read('whole-ads-nineteenth'),
  'open twentieth': read('whole-ads-twentieth'),
  'open twenty-first': read('whole-ads-twenty-first'),
  'open twenty-second': read('whole-ads-twenty-second'),
  'open twenty-third': read('whole-ads-twenty-third'),
  'open twenty-fourth': read('whole-ads-twenty-fourth'),
  'open twenty-fifth': read('whole-ads-twenty-fifth'),
  'open twenty-sixth': read('whole-ads-twenty-sixth'),
  'open twenty-seventh': read('whole-ads-twenty-seventh'),
  'open twenty-eighth': read('whole-ads-twenty-eighth'),
  'open twenty-ninth': read('whole-ads-twenty-ninth'),
  'open thirtieth': read('whole-ads-thirtieth'),
  'open thirty-first': read('whole-ads-thirty-first'),
  'open thirty-second': read('whole-ads-thirty-second'),
  'open thirty-third': read('whole-ads-thirty-third'),
  'open thirty-fourth': read('whole-ads-thirty-fourth'),
  'open thirty-fifth': read('whole-ads-thirty-fifth'),
  'open thirty-sixth': read('whole-ads-thirty-sixth'),
  'open thirty-seventh': read('whole-ads-thirty-seventh'),
  'open thirty-eighth': read('whole-ads-thirty-eighth'),
  'open thirty-ninth': read('whole-ads-thirty-ninth'),
  'open fortieth': read('whole-ads-fortieth'),
  'open forty-first': read('whole-ads-forty-first'),
  'open forty-second': read('whole-ads-forty-second'),
  'open forty-third': read('whole-ads-forty-third'),
  'open forty-fourth': read('whole-ads-forty-fourth'),
  'open forty-fifth': read('whole-ads-forty-fifth'),
  'open forty-sixth': read('whole-ads-forty-sixth'),
  'open forty-seventh': read('whole-ads-forty-seventh'),
  'open forty-eighth': read('whole-ads-forty-eighth'),
});

/** Those that are only ever run. */
export const closedAds = (): Record<string, Ad[]> => ({
  closed: read('whole-ads-closed'),
  'closed forty-ninth': read('whole-ads-forty-ninth'),
  'closed fiftieth': read('whole-ads-fiftieth'),
  'closed fifty-first': read('whole-ads-fifty-first'),
  'closed fifty-second': read('whole-ads-fifty-second'),
});
