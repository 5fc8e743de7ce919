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

/** The advertisements that rules may be mended by. */
export const openAds = (): Ad[] => read('whole-ads');

/** More of those, of other jobs and countries. */
export const openAdsThird = (): Ad[] => read('whole-ads-third');

/** Those that are only ever run. */
export const closedAds = (): Ad[] => read('whole-ads-closed');

/** More of those, of other jobs. */
export const closedAdsSecond = (): Ad[] => read('whole-ads-closed-second');

/** More of those, as boards of many countries carry them. */
export const closedAdsThird = (): Ad[] => read('whole-ads-closed-third');
