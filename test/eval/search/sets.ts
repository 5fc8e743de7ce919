import type { Brief } from './matching.ts';
import type { Query } from './score.ts';
import type { Second } from './second-world.ts';
import type { Third } from './third-world.ts';
import type { Facts } from './world.ts';

/** Open ones may be read while rules are mended; closed and kept ones are only ever run, and none of them is ever listed. */
export type Part = 'open' | 'closed' | 'kept';

/** Queries, or jobs that people are matched with, of one set over one of the four peoples. */
export interface SetOf<F extends { city: string }> {
  part: Part;
  set: string;
  queries?: () => Promise<readonly Query<F>[]>;
  jobs?: () => Promise<readonly Brief<F>[]>;
}

export const ON_FIRST: readonly SetOf<Facts>[] = [
  { part: 'open', set: 'first', queries: async () => (await import('./open.ts')).OPEN },
  { part: 'open', set: 'second', queries: async () => (await import('./open2.ts')).OPEN_MORE },
  { part: 'open', set: 'third', queries: async () => (await import('./open3.ts')).OPEN_THIRD },
  { part: 'open', set: 'fourth', queries: async () => (await import('./open4.ts')).OPEN_FOURTH },
  { part: 'open', set: 'fifth', queries: async () => (await import('./open5.ts')).OPEN_FIFTH },
  { part: 'open', set: 'sixth', queries: async () => (await import('./open6.ts')).OPEN_SIXTH },
  { part: 'open', set: 'seventh', queries: async () => (await import('./open7.ts')).OPEN_SEVENTH },
  { part: 'open', set: 'eighth', queries: async () => (await import('./open8.ts')).OPEN_EIGHTH },
  { part: 'open', set: 'ninth', queries: async () => (await import('./open9.ts')).OPEN_NINTH },
  { part: 'open', set: 'tenth', queries: async () => (await import('./open10.ts')).OPEN_TENTH },
  { part: 'open', set: 'eleventh', queries: async () => (await import('./open11.ts')).OPEN_ELEVENTH },
  { part: 'open', set: 'twelfth', queries: async () => (await import('./open12.ts')).OPEN_TWELFTH },
  { part: 'open', set: 'thirteenth', queries: async () => (await import('./open13.ts')).OPEN_THIRTEENTH },
  { part: 'open', set: 'fourteenth', queries: async () => (await import('./open14.ts')).OPEN_FOURTEENTH },
  { part: 'open', set: 'fifteenth', queries: async () => (await import('./open17.ts')).OPEN_FIFTEENTH },
  { part: 'open', set: 'sixteenth', queries: async () => (await import('./open18.ts')).OPEN_SIXTEENTH },
  { part: 'open', set: 'seventeenth', queries: async () => (await import('./open19.ts')).OPEN_SEVENTEENTH },
  {
    part: 'open',
    set: 'eighteenth',
    queries: async () => (await import('./open21-first.ts')).OPEN_EIGHTEENTH,
  },
  {
    part: 'open',
    set: 'nineteenth',
    queries: async () => (await import('./open22-first.ts')).OPEN_NINETEENTH,
  },
  { part: 'open', set: 'nineteenth', jobs: async () => (await import('./open22-jobs.ts')).JOBS_NINETEENTH },
  {
    part: 'open',
    set: 'sentences',
    queries: async () => (await import('./open24-sentences.ts')).OPEN_SENTENCES,
  },
  { part: 'open', set: 'mailed', jobs: async () => (await import('./open26-jobs.ts')).MAILED_JOBS },
  {
    part: 'open',
    set: 'twenty-second',
    queries: async () => (await import('./open26.ts')).OPEN_TWENTY_SECOND,
  },
  {
    part: 'open',
    set: 'twenty-fourth',
    queries: async () => (await import('./open28.ts')).OPEN_TWENTY_FOURTH,
  },
  { part: 'open', set: 'work', queries: async () => (await import('./open31-work.ts')).OPEN_WORK },
  {
    part: 'open',
    set: 'person',
    queries: async () => (await import('./open32-person.ts')).OPEN_PERSON,
  },
  {
    part: 'open',
    set: 'twenty-seventh',
    queries: async () => (await import('./open33.ts')).OPEN_TWENTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'twenty-ninth',
    queries: async () => (await import('./open36.ts')).OPEN_TWENTY_NINTH,
  },
  {
    part: 'open',
    set: 'thirtieth',
    queries: async () => (await import('./open39.ts')).OPEN_THIRTIETH,
  },
  {
    part: 'open',
    set: 'thirtieth, more',
    queries: async () => (await import('./open39-more.ts')).OPEN_THIRTIETH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-second',
    queries: async () => (await import('./open42.ts')).OPEN_THIRTY_SECOND,
  },
  {
    part: 'open',
    set: 'thirty-second, more',
    queries: async () => (await import('./open42-more.ts')).OPEN_THIRTY_SECOND_MORE,
  },
  {
    part: 'open',
    set: 'thirty-fourth',
    queries: async () => (await import('./open44.ts')).OPEN_THIRTY_FOURTH,
  },
  {
    part: 'open',
    set: 'thirty-fourth, more',
    queries: async () => (await import('./open44-more.ts')).OPEN_THIRTY_FOURTH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-third',
    queries: async () => (await import('./open43.ts')).OPEN_THIRTY_THIRD,
  },
  {
    part: 'open',
    set: 'thirty-third, more',
    queries: async () => (await import('./open43-more.ts')).OPEN_THIRTY_THIRD_MORE,
  },
  {
    part: 'open',
    set: 'thirty-fifth',
    queries: async () => (await import('./open45.ts')).OPEN_THIRTY_FIFTH,
  },
  {
    part: 'open',
    set: 'thirty-sixth',
    queries: async () => (await import('./open46.ts')).OPEN_THIRTY_SIXTH,
  },
  {
    part: 'open',
    set: 'thirty-sixth, more',
    queries: async () => (await import('./open46-more.ts')).OPEN_THIRTY_SIXTH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-seventh',
    queries: async () => (await import('./open47.ts')).OPEN_THIRTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'thirty-seventh, more',
    queries: async () => (await import('./open47-more.ts')).OPEN_THIRTY_SEVENTH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-eighth',
    queries: async () => (await import('./open48.ts')).OPEN_THIRTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'thirty-eighth, more',
    queries: async () => (await import('./open48-more.ts')).OPEN_THIRTY_EIGHTH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-ninth',
    queries: async () => (await import('./open49.ts')).OPEN_THIRTY_NINTH,
  },
  {
    part: 'open',
    set: 'thirty-ninth, more',
    queries: async () => (await import('./open49-more.ts')).OPEN_THIRTY_NINTH_MORE,
  },
  {
    part: 'open',
    set: 'fortieth',
    queries: async () => (await import('./open50.ts')).OPEN_FORTIETH,
  },
  {
    part: 'open',
    set: 'fortieth, more',
    queries: async () => (await import('./open50-more.ts')).OPEN_FORTIETH_MORE,
  },
  {
    part: 'open',
    set: 'forty-first',
    queries: async () => (await import('./open51.ts')).OPEN_FORTY_FIRST,
  },
  {
    part: 'open',
    set: 'forty-first, more',
    queries: async () => (await import('./open51-more.ts')).OPEN_FORTY_FIRST_MORE,
  },
  {
    part: 'open',
    set: 'forty-second',
    queries: async () => (await import('./open52.ts')).OPEN_FORTY_SECOND,
  },
  {
    part: 'open',
    set: 'forty-second, more',
    queries: async () => (await import('./open52-more.ts')).OPEN_FORTY_SECOND_MORE,
  },
  {
    part: 'open',
    set: 'forty-third',
    queries: async () => (await import('./open53.ts')).OPEN_FORTY_THIRD,
  },
  {
    part: 'open',
    set: 'forty-third, more',
    queries: async () => (await import('./open53-more.ts')).OPEN_FORTY_THIRD_MORE,
  },
  {
    part: 'open',
    set: 'forty-fourth',
    queries: async () => (await import('./open54.ts')).OPEN_FORTY_FOURTH,
  },
  {
    part: 'open',
    set: 'forty-fifth',
    queries: async () => (await import('./open55.ts')).OPEN_FORTY_FIFTH,
  },
  {
    part: 'open',
    set: 'forty-fifth, more',
    queries: async () => (await import('./open55-more.ts')).OPEN_FORTY_FIFTH_MORE,
  },
  {
    part: 'open',
    set: 'forty-sixth',
    queries: async () => (await import('./open56.ts')).OPEN_FORTY_SIXTH,
  },
  {
    part: 'open',
    set: 'forty-sixth, more',
    queries: async () => (await import('./open56-more.ts')).OPEN_FORTY_SIXTH_MORE,
  },
  {
    part: 'open',
    set: 'forty-seventh',
    queries: async () => (await import('./open57.ts')).OPEN_FORTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'forty-seventh, more',
    queries: async () => (await import('./open57-more.ts')).OPEN_FORTY_SEVENTH_MORE,
  },
  {
    part: 'open',
    set: 'forty-eighth',
    queries: async () => (await import('./open58.ts')).OPEN_FORTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'forty-ninth',
    queries: async () => (await import('./open59.ts')).OPEN_FORTY_NINTH,
  },
  {
    part: 'open',
    set: 'fiftieth',
    queries: async () => (await import('./open60.ts')).OPEN_FIFTIETH,
  },
  {
    part: 'open',
    set: 'fifty-first',
    queries: async () => (await import('./open61.ts')).OPEN_FIFTY_FIRST,
  },
  {
    part: 'open',
    set: 'fifty-second',
    queries: async () => (await import('./open62.ts')).OPEN_FIFTY_SECOND,
  },
  {
    part: 'open',
    set: 'fifty-third',
    queries: async () => (await import('./open63.ts')).OPEN_FIFTY_THIRD,
  },
  {
    part: 'open',
    set: 'fifty-second, more',
    queries: async () => (await import('./open62-more.ts')).OPEN_FIFTY_SECOND_MORE,
  },
  {
    part: 'open',
    set: 'fifty-third, more',
    queries: async () => (await import('./open63-more.ts')).OPEN_FIFTY_THIRD_MORE,
  },
  {
    part: 'open',
    set: 'fifty-fourth, more',
    queries: async () => (await import('./open64-more.ts')).OPEN_FIFTY_FOURTH_MORE,
  },
  {
    part: 'open',
    set: 'fifty-fifth, more',
    queries: async () => (await import('./open65-more.ts')).OPEN_FIFTY_FIFTH_MORE,
  },
  {
    part: 'open',
    set: 'fifty-seventh, more',
    queries: async () => (await import('./open67-more.ts')).OPEN_FIFTY_SEVENTH_MORE,
  },
  {
    part: 'open',
    set: 'fifty-seventh',
    queries: async () => (await import('./open67-rest.ts')).OPEN_FIFTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'fifty-eighth',
    queries: async () => (await import('./open68.ts')).OPEN_FIFTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'fifty-sixth, more',
    queries: async () => (await import('./open66.ts')).OPEN_FIFTY_SIXTH_MORE,
  },
  {
    part: 'open',
    set: 'fiftieth, more',
    queries: async () => (await import('./open60-more.ts')).OPEN_FIFTIETH_MORE,
  },
  {
    part: 'open',
    set: 'fifty-first, more',
    queries: async () => (await import('./open61-more.ts')).OPEN_FIFTY_FIRST_MORE,
  },
  { part: 'closed', set: 'ninth', queries: async () => (await import('./open9-closed.ts')).CLOSED_NINTH },
  {
    part: 'closed',
    set: 'twelfth',
    queries: async () => (await import('./open12-closed.ts')).CLOSED_TWELFTH,
  },
  {
    part: 'closed',
    set: 'thirteenth',
    queries: async () => (await import('./open13-closed.ts')).CLOSED_THIRTEENTH,
  },
  {
    part: 'closed',
    set: 'fourteenth',
    queries: async () => (await import('./open14-closed.ts')).CLOSED_FOURTEENTH,
  },
  {
    part: 'closed',
    set: 'fifteenth',
    queries: async () => (await import('./open17-closed.ts')).CLOSED_FIFTEENTH,
  },
  {
    part: 'closed',
    set: 'sixteenth',
    queries: async () => (await import('./open18-closed.ts')).CLOSED_SIXTEENTH,
  },
  {
    part: 'closed',
    set: 'seventeenth',
    queries: async () => (await import('./open19-closed.ts')).CLOSED_SEVENTEENTH,
  },
  {
    part: 'closed',
    set: 'eighteenth',
    queries: async () => (await import('./open21-closed-first.ts')).CLOSED_EIGHTEENTH,
  },
  {
    part: 'closed',
    set: 'nineteenth',
    queries: async () => (await import('./open22-closed-first.ts')).CLOSED_NINETEENTH,
  },
  {
    part: 'closed',
    set: 'nineteenth',
    jobs: async () => (await import('./open22-closed-jobs.ts')).CLOSED_JOBS_NINETEENTH,
  },
  {
    part: 'closed',
    set: 'twentieth',
    queries: async () => (await import('./open23-closed.ts')).CLOSED_TWENTIETH,
  },
  {
    part: 'closed',
    set: 'twenty-first',
    queries: async () => (await import('./open24-closed.ts')).CLOSED_TWENTY_FIRST,
  },
  {
    part: 'closed',
    set: 'sentences',
    queries: async () => (await import('./open24-sentences-closed.ts')).CLOSED_SENTENCES,
  },
  {
    part: 'closed',
    set: 'mailed',
    jobs: async () => (await import('./open26-closed-jobs.ts')).CLOSED_MAILED_JOBS,
  },
  {
    part: 'closed',
    set: 'twenty-second',
    queries: async () => (await import('./open26-closed.ts')).CLOSED_TWENTY_SECOND,
  },
  {
    part: 'closed',
    set: 'twenty-third',
    queries: async () => (await import('./open27-closed.ts')).CLOSED_TWENTY_THIRD,
  },
  {
    part: 'open',
    set: 'fifty-sixth',
    queries: async () => (await import('./open66-rest.ts')).OPEN_FIFTY_SIXTH,
  },
  {
    part: 'open',
    set: 'fifty-ninth',
    queries: async () => (await import('./open69.ts')).OPEN_FIFTY_NINTH,
  },
  {
    part: 'open',
    set: 'sixty-first',
    queries: async () => (await import('./open71.ts')).OPEN_SIXTY_FIRST,
  },
  {
    part: 'open',
    set: 'sixty-second',
    queries: async () => (await import('./open72.ts')).OPEN_SIXTY_SECOND,
  },
  {
    part: 'open',
    set: 'forty-eighth, more',
    queries: async () => (await import('./open58-more.ts')).OPEN_FORTY_EIGHTH_MORE,
  },
  {
    part: 'open',
    set: 'forty-ninth, more',
    queries: async () => (await import('./open59-more.ts')).OPEN_FORTY_NINTH_MORE,
  },
  {
    part: 'open',
    set: 'twenty-fourth, more',
    queries: async () => (await import('./open28-more.ts')).OPEN_TWENTY_FOURTH_MORE,
  },
  {
    part: 'open',
    set: 'twenty-sixth',
    queries: async () => (await import('./open30.ts')).OPEN_TWENTY_SIXTH,
  },
  {
    part: 'open',
    set: 'work, more',
    queries: async () => (await import('./open31-work-more.ts')).OPEN_WORK_MORE,
  },
  {
    part: 'open',
    set: 'person, more',
    queries: async () => (await import('./open32-person-more.ts')).OPEN_PERSON_MORE,
  },
  {
    part: 'open',
    set: 'twenty-seventh, more',
    queries: async () => (await import('./open33-more.ts')).OPEN_TWENTY_SEVENTH_MORE,
  },
  {
    part: 'open',
    set: 'twenty-eighth',
    queries: async () => (await import('./open34.ts')).OPEN_TWENTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'twenty-ninth, more',
    queries: async () => (await import('./open36-more.ts')).OPEN_TWENTY_NINTH_MORE,
  },
  {
    part: 'open',
    set: 'work third',
    queries: async () => (await import('./open35-work.ts')).OPEN_WORK_THIRD,
  },
  {
    part: 'open',
    set: 'work third, more',
    queries: async () => (await import('./open35-work-more.ts')).OPEN_WORK_THIRD_MORE,
  },
  {
    part: 'open',
    set: 'thirty-first',
    queries: async () => (await import('./open41.ts')).OPEN_THIRTY_FIRST,
  },
  {
    part: 'open',
    set: 'thirty-first, more',
    queries: async () => (await import('./open41-more.ts')).OPEN_THIRTY_FIRST_MORE,
  },
  { part: 'kept', set: 'first', queries: async () => (await import('./kept.ts')).KEPT },
  { part: 'kept', set: 'second', queries: async () => (await import('./kept2.ts')).KEPT_MORE },
  {
    part: 'open',
    set: 'forty-fourth, more',
    queries: async () => (await import('./open54-more.ts')).OPEN_FORTY_FOURTH_MORE,
  },
  {
    part: 'open',
    set: 'sixtieth',
    queries: async () => (await import('./open70.ts')).OPEN_SIXTIETH,
  },
  {
    part: 'open',
    set: 'sixty-third',
    queries: async () => (await import('./open73.ts')).OPEN_SIXTY_THIRD,
  },
  {
    part: 'open',
    set: 'sixty-fourth',
    queries: async () => (await import('./open74.ts')).OPEN_SIXTY_FOURTH,
  },
  {
    part: 'open',
    set: 'sixty-fifth',
    queries: async () => (await import('./open75.ts')).OPEN_SIXTY_FIFTH,
  },
  {
    part: 'open',
    set: 'sixty-sixth',
    queries: async () => (await import('./open76.ts')).OPEN_SIXTY_SIXTH,
  },
  {
    part: 'open',
    set: 'sixty-seventh',
    queries: async () => (await import('./open77.ts')).OPEN_SIXTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'sixty-eighth',
    queries: async () => (await import('./open78.ts')).OPEN_SIXTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'sixty-ninth',
    queries: async () => (await import('./open79.ts')).OPEN_SIXTY_NINTH,
  },
  {
    part: 'open',
    set: 'seventieth',
    queries: async () => (await import('./open80.ts')).OPEN_SEVENTIETH,
  },
  {
    part: 'open',
    set: 'seventy-first',
    queries: async () => (await import('./open81.ts')).OPEN_SEVENTY_FIRST,
  },
  {
    part: 'open',
    set: 'seventy-second',
    queries: async () => (await import('./open82.ts')).OPEN_SEVENTY_SECOND,
  },
  {
    part: 'open',
    set: 'seventy-third',
    queries: async () => (await import('./open83.ts')).OPEN_SEVENTY_THIRD,
  },
  {
    part: 'open',
    set: 'seventy-fourth',
    queries: async () => (await import('./open84.ts')).OPEN_SEVENTY_FOURTH,
  },
  {
    part: 'closed',
    set: 'ninety-ninth',
    queries: async () => (await import('./closed109.ts')).CLOSED_NINETY_NINTH,
  },
  {
    part: 'closed',
    set: 'ninety-eighth',
    queries: async () => (await import('./closed108.ts')).CLOSED_NINETY_EIGHTH,
  },
  {
    part: 'open',
    set: 'ninety-seventh',
    queries: async () => (await import('./open107.ts')).OPEN_NINETY_SEVENTH,
  },
  {
    part: 'open',
    set: 'ninety-sixth',
    queries: async () => (await import('./open106.ts')).OPEN_NINETY_SIXTH,
  },
  {
    part: 'open',
    set: 'ninety-fifth',
    queries: async () => (await import('./open105.ts')).OPEN_NINETY_FIFTH,
  },
  {
    part: 'open',
    set: 'ninety-fourth',
    queries: async () => (await import('./open104.ts')).OPEN_NINETY_FOURTH,
  },
  {
    part: 'open',
    set: 'ninety-third',
    queries: async () => (await import('./open103.ts')).OPEN_NINETY_THIRD,
  },
  {
    part: 'open',
    set: 'ninety-second',
    queries: async () => (await import('./open102.ts')).OPEN_NINETY_SECOND,
  },
  {
    part: 'open',
    set: 'ninety-first',
    queries: async () => (await import('./open101.ts')).OPEN_NINETY_FIRST,
  },
  {
    part: 'open',
    set: 'ninetieth',
    queries: async () => (await import('./open100.ts')).OPEN_NINETIETH,
  },
  {
    part: 'open',
    set: 'eighty-ninth',
    queries: async () => (await import('./open99.ts')).OPEN_EIGHTY_NINTH,
  },
  {
    part: 'open',
    set: 'eighty-eighth',
    queries: async () => (await import('./open98.ts')).OPEN_EIGHTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'eighty-seventh',
    queries: async () => (await import('./open97.ts')).OPEN_EIGHTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'eighty-fifth',
    queries: async () => (await import('./open95.ts')).OPEN_EIGHTY_FIFTH,
  },
  {
    part: 'open',
    set: 'eighty-sixth',
    queries: async () => (await import('./open96.ts')).OPEN_EIGHTY_SIXTH,
  },
  {
    part: 'open',
    set: 'eighty-fourth',
    queries: async () => (await import('./open94.ts')).OPEN_EIGHTY_FOURTH,
  },
  {
    part: 'open',
    set: 'eighty-third',
    queries: async () => (await import('./open93.ts')).OPEN_EIGHTY_THIRD,
  },
  {
    part: 'open',
    set: 'eighty-second',
    queries: async () => (await import('./open92.ts')).OPEN_EIGHTY_SECOND,
  },
  {
    part: 'open',
    set: 'eighty-first',
    queries: async () => (await import('./open91.ts')).OPEN_EIGHTY_FIRST,
  },
  {
    part: 'open',
    set: 'eightieth',
    queries: async () => (await import('./open90.ts')).OPEN_EIGHTIETH,
  },
  {
    part: 'open',
    set: 'seventy-ninth',
    queries: async () => (await import('./open89.ts')).OPEN_SEVENTY_NINTH,
  },
  {
    part: 'open',
    set: 'seventy-eighth',
    queries: async () => (await import('./open88.ts')).OPEN_SEVENTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'seventy-sixth',
    queries: async () => (await import('./open86.ts')).OPEN_SEVENTY_SIXTH,
  },
  {
    part: 'open',
    set: 'seventy-fifth',
    queries: async () => (await import('./open85.ts')).OPEN_SEVENTY_FIFTH,
  },
  {
    part: 'open',
    set: 'seventy-seventh',
    queries: async () => (await import('./open87.ts')).OPEN_SEVENTY_SEVENTH,
  },
];

export const ON_SECOND: readonly SetOf<Second>[] = [
  { part: 'open', set: 'second', queries: async () => (await import('./open2.ts')).SECOND_OPEN },
  { part: 'open', set: 'third', queries: async () => (await import('./open3.ts')).SECOND_OPEN_THIRD },
  { part: 'open', set: 'fourth', queries: async () => (await import('./open4.ts')).SECOND_OPEN_FOURTH },
  { part: 'open', set: 'fifth', queries: async () => (await import('./open5.ts')).SECOND_OPEN_FIFTH },
  { part: 'open', set: 'sixth', queries: async () => (await import('./open6.ts')).SECOND_OPEN_SIXTH },
  { part: 'open', set: 'seventh', queries: async () => (await import('./open7.ts')).SECOND_OPEN_SEVENTH },
  { part: 'open', set: 'eighth', queries: async () => (await import('./open8.ts')).SECOND_OPEN_EIGHTH },
  { part: 'open', set: 'ninth', queries: async () => (await import('./open9.ts')).SECOND_OPEN_NINTH },
  { part: 'open', set: 'tenth', queries: async () => (await import('./open10.ts')).SECOND_OPEN_TENTH },
  { part: 'open', set: 'eleventh', queries: async () => (await import('./open11.ts')).SECOND_OPEN_ELEVENTH },
  { part: 'open', set: 'twelfth', queries: async () => (await import('./open12.ts')).SECOND_OPEN_TWELFTH },
  {
    part: 'open',
    set: 'sentences',
    queries: async () => (await import('./open24-sentences.ts')).SECOND_OPEN_SENTENCES,
  },
  {
    part: 'open',
    set: 'twenty-second',
    queries: async () => (await import('./open26.ts')).SECOND_OPEN_TWENTY_SECOND,
  },
  {
    part: 'open',
    set: 'twenty-fourth',
    queries: async () => (await import('./open28.ts')).SECOND_OPEN_TWENTY_FOURTH,
  },
  {
    part: 'open',
    set: 'work',
    queries: async () => (await import('./open31-work-second.ts')).SECOND_OPEN_WORK,
  },
  {
    part: 'open',
    set: 'person',
    queries: async () => (await import('./open32-person-second.ts')).SECOND_OPEN_PERSON,
  },
  {
    part: 'open',
    set: 'twenty-seventh',
    queries: async () => (await import('./open33-second.ts')).SECOND_OPEN_TWENTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'twenty-ninth',
    queries: async () => (await import('./open36-second.ts')).SECOND_OPEN_TWENTY_NINTH,
  },
  {
    part: 'open',
    set: 'thirtieth',
    queries: async () => (await import('./open39-second.ts')).SECOND_OPEN_THIRTIETH,
  },
  {
    part: 'open',
    set: 'thirtieth, more',
    queries: async () => (await import('./open39-second-more.ts')).SECOND_OPEN_THIRTIETH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-second',
    queries: async () => (await import('./open42-second.ts')).SECOND_OPEN_THIRTY_SECOND,
  },
  {
    part: 'open',
    set: 'thirty-second, more',
    queries: async () => (await import('./open42-second-more.ts')).SECOND_OPEN_THIRTY_SECOND_MORE,
  },
  {
    part: 'open',
    set: 'thirty-fourth',
    queries: async () => (await import('./open44-second.ts')).SECOND_OPEN_THIRTY_FOURTH,
  },
  {
    part: 'open',
    set: 'thirty-fourth, more',
    queries: async () => (await import('./open44-second-more.ts')).SECOND_OPEN_THIRTY_FOURTH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-third',
    queries: async () => (await import('./open43-second.ts')).SECOND_OPEN_THIRTY_THIRD,
  },
  {
    part: 'open',
    set: 'thirty-third, more',
    queries: async () => (await import('./open43-second-more.ts')).SECOND_OPEN_THIRTY_THIRD_MORE,
  },
  {
    part: 'open',
    set: 'thirty-fifth',
    queries: async () => (await import('./open45-second.ts')).SECOND_OPEN_THIRTY_FIFTH,
  },
  {
    part: 'open',
    set: 'thirty-sixth',
    queries: async () => (await import('./open46-second.ts')).SECOND_OPEN_THIRTY_SIXTH,
  },
  {
    part: 'open',
    set: 'thirty-sixth, more',
    queries: async () => (await import('./open46-second-more.ts')).SECOND_OPEN_THIRTY_SIXTH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-seventh',
    queries: async () => (await import('./open47-second.ts')).SECOND_OPEN_THIRTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'thirty-seventh, more',
    queries: async () => (await import('./open47-second-more.ts')).SECOND_OPEN_THIRTY_SEVENTH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-eighth',
    queries: async () => (await import('./open48-second.ts')).SECOND_OPEN_THIRTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'thirty-eighth, more',
    queries: async () => (await import('./open48-second-more.ts')).SECOND_OPEN_THIRTY_EIGHTH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-ninth',
    queries: async () => (await import('./open49-second.ts')).SECOND_OPEN_THIRTY_NINTH,
  },
  {
    part: 'open',
    set: 'thirty-ninth, more',
    queries: async () => (await import('./open49-second-more.ts')).SECOND_OPEN_THIRTY_NINTH_MORE,
  },
  {
    part: 'open',
    set: 'fortieth',
    queries: async () => (await import('./open50-second.ts')).SECOND_OPEN_FORTIETH,
  },
  {
    part: 'open',
    set: 'fortieth, more',
    queries: async () => (await import('./open50-second-more.ts')).SECOND_OPEN_FORTIETH_MORE,
  },
  {
    part: 'open',
    set: 'forty-first',
    queries: async () => (await import('./open51-second.ts')).SECOND_OPEN_FORTY_FIRST,
  },
  {
    part: 'open',
    set: 'forty-first, more',
    queries: async () => (await import('./open51-second-more.ts')).SECOND_OPEN_FORTY_FIRST_MORE,
  },
  {
    part: 'open',
    set: 'forty-second',
    queries: async () => (await import('./open52-second.ts')).SECOND_OPEN_FORTY_SECOND,
  },
  {
    part: 'open',
    set: 'forty-second, more',
    queries: async () => (await import('./open52-second-more.ts')).SECOND_OPEN_FORTY_SECOND_MORE,
  },
  {
    part: 'open',
    set: 'forty-third',
    queries: async () => (await import('./open53-second.ts')).SECOND_OPEN_FORTY_THIRD,
  },
  {
    part: 'open',
    set: 'forty-third, more',
    queries: async () => (await import('./open53-second-more.ts')).SECOND_OPEN_FORTY_THIRD_MORE,
  },
  {
    part: 'open',
    set: 'forty-fourth',
    queries: async () => (await import('./open54-second.ts')).SECOND_OPEN_FORTY_FOURTH,
  },
  {
    part: 'open',
    set: 'forty-fifth',
    queries: async () => (await import('./open55-second.ts')).SECOND_OPEN_FORTY_FIFTH,
  },
  {
    part: 'open',
    set: 'forty-fifth, more',
    queries: async () => (await import('./open55-second-more.ts')).SECOND_OPEN_FORTY_FIFTH_MORE,
  },
  {
    part: 'open',
    set: 'forty-sixth',
    queries: async () => (await import('./open56-second.ts')).SECOND_OPEN_FORTY_SIXTH,
  },
  {
    part: 'open',
    set: 'forty-sixth, more',
    queries: async () => (await import('./open56-second-more.ts')).SECOND_OPEN_FORTY_SIXTH_MORE,
  },
  {
    part: 'open',
    set: 'forty-seventh',
    queries: async () => (await import('./open57-second.ts')).SECOND_OPEN_FORTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'forty-seventh, more',
    queries: async () => (await import('./open57-second-more.ts')).SECOND_OPEN_FORTY_SEVENTH_MORE,
  },
  {
    part: 'open',
    set: 'forty-eighth',
    queries: async () => (await import('./open58-second.ts')).SECOND_OPEN_FORTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'forty-ninth',
    queries: async () => (await import('./open59-second.ts')).SECOND_OPEN_FORTY_NINTH,
  },
  {
    part: 'open',
    set: 'fiftieth',
    queries: async () => (await import('./open60-second.ts')).SECOND_OPEN_FIFTIETH,
  },
  {
    part: 'open',
    set: 'fifty-first',
    queries: async () => (await import('./open61-second.ts')).SECOND_OPEN_FIFTY_FIRST,
  },
  {
    part: 'open',
    set: 'fifty-second',
    queries: async () => (await import('./open62-second.ts')).SECOND_OPEN_FIFTY_SECOND,
  },
  {
    part: 'open',
    set: 'fifty-third',
    queries: async () => (await import('./open63-second.ts')).SECOND_OPEN_FIFTY_THIRD,
  },
  {
    part: 'open',
    set: 'fifty-second, more',
    queries: async () => (await import('./open62-second-more.ts')).SECOND_OPEN_FIFTY_SECOND_MORE,
  },
  {
    part: 'open',
    set: 'fifty-third, more',
    queries: async () => (await import('./open63-second-more.ts')).SECOND_OPEN_FIFTY_THIRD_MORE,
  },
  {
    part: 'open',
    set: 'fifty-fourth, more',
    queries: async () => (await import('./open64-second-more.ts')).SECOND_OPEN_FIFTY_FOURTH_MORE,
  },
  {
    part: 'open',
    set: 'fifty-fifth, more',
    queries: async () => (await import('./open65-second-more.ts')).SECOND_OPEN_FIFTY_FIFTH_MORE,
  },
  {
    part: 'open',
    set: 'fifty-seventh, more',
    queries: async () => (await import('./open67-second-more.ts')).SECOND_OPEN_FIFTY_SEVENTH_MORE,
  },
  {
    part: 'open',
    set: 'fifty-seventh',
    queries: async () => (await import('./open67-second-rest.ts')).SECOND_OPEN_FIFTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'fifty-eighth',
    queries: async () => (await import('./open68-second.ts')).SECOND_OPEN_FIFTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'fifty-sixth, more',
    queries: async () => (await import('./open66-second.ts')).SECOND_OPEN_FIFTY_SIXTH_MORE,
  },
  {
    part: 'open',
    set: 'fiftieth, more',
    queries: async () => (await import('./open60-second-more.ts')).SECOND_OPEN_FIFTIETH_MORE,
  },
  {
    part: 'open',
    set: 'fifty-first, more',
    queries: async () => (await import('./open61-second-more.ts')).SECOND_OPEN_FIFTY_FIRST_MORE,
  },
  {
    part: 'closed',
    set: 'ninth',
    queries: async () => (await import('./open9-closed.ts')).SECOND_CLOSED_NINTH,
  },
  {
    part: 'closed',
    set: 'twelfth',
    queries: async () => (await import('./open12-closed.ts')).SECOND_CLOSED_TWELFTH,
  },
  {
    part: 'closed',
    set: 'twentieth',
    queries: async () => (await import('./open23-closed.ts')).SECOND_CLOSED_TWENTIETH,
  },
  {
    part: 'closed',
    set: 'twenty-first',
    queries: async () => (await import('./open24-closed.ts')).SECOND_CLOSED_TWENTY_FIRST,
  },
  {
    part: 'closed',
    set: 'sentences',
    queries: async () => (await import('./open24-sentences-closed.ts')).SECOND_CLOSED_SENTENCES,
  },
  {
    part: 'closed',
    set: 'twenty-second',
    queries: async () => (await import('./open26-closed.ts')).SECOND_CLOSED_TWENTY_SECOND,
  },
  {
    part: 'closed',
    set: 'twenty-third',
    queries: async () => (await import('./open27-closed.ts')).SECOND_CLOSED_TWENTY_THIRD,
  },
  {
    part: 'open',
    set: 'fifty-sixth',
    queries: async () => (await import('./open66-second-rest.ts')).SECOND_OPEN_FIFTY_SIXTH,
  },
  {
    part: 'open',
    set: 'fifty-ninth',
    queries: async () => (await import('./open69-second.ts')).SECOND_OPEN_FIFTY_NINTH,
  },
  {
    part: 'open',
    set: 'sixty-first',
    queries: async () => (await import('./open71-second.ts')).SECOND_OPEN_SIXTY_FIRST,
  },
  {
    part: 'open',
    set: 'sixty-second',
    queries: async () => (await import('./open72-second.ts')).SECOND_OPEN_SIXTY_SECOND,
  },
  {
    part: 'open',
    set: 'forty-eighth, more',
    queries: async () => (await import('./open58-second-more.ts')).SECOND_OPEN_FORTY_EIGHTH_MORE,
  },
  {
    part: 'open',
    set: 'forty-ninth, more',
    queries: async () => (await import('./open59-second-more.ts')).SECOND_OPEN_FORTY_NINTH_MORE,
  },
  {
    part: 'open',
    set: 'twenty-fourth, more',
    queries: async () => (await import('./open28-more.ts')).SECOND_OPEN_TWENTY_FOURTH_MORE,
  },
  {
    part: 'open',
    set: 'twenty-sixth',
    queries: async () => (await import('./open30.ts')).SECOND_OPEN_TWENTY_SIXTH,
  },
  {
    part: 'open',
    set: 'work, more',
    queries: async () => (await import('./open31-work-more.ts')).SECOND_OPEN_WORK_MORE,
  },
  {
    part: 'open',
    set: 'person, more',
    queries: async () => (await import('./open32-person-second-more.ts')).SECOND_OPEN_PERSON_MORE,
  },
  {
    part: 'open',
    set: 'twenty-seventh, more',
    queries: async () => (await import('./open33-second-more.ts')).SECOND_OPEN_TWENTY_SEVENTH_MORE,
  },
  {
    part: 'open',
    set: 'twenty-eighth',
    queries: async () => (await import('./open34-second.ts')).SECOND_OPEN_TWENTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'twenty-ninth, more',
    queries: async () => (await import('./open36-second-more.ts')).SECOND_OPEN_TWENTY_NINTH_MORE,
  },
  {
    part: 'open',
    set: 'work third',
    queries: async () => (await import('./open35-work-second.ts')).SECOND_OPEN_WORK_THIRD,
  },
  {
    part: 'open',
    set: 'work third, more',
    queries: async () => (await import('./open35-work-second-more.ts')).SECOND_OPEN_WORK_THIRD_MORE,
  },
  {
    part: 'open',
    set: 'thirty-first',
    queries: async () => (await import('./open41-second.ts')).SECOND_OPEN_THIRTY_FIRST,
  },
  {
    part: 'open',
    set: 'thirty-first, more',
    queries: async () => (await import('./open41-second-more.ts')).SECOND_OPEN_THIRTY_FIRST_MORE,
  },
  { part: 'kept', set: 'second', queries: async () => (await import('./kept2.ts')).SECOND_KEPT },
  {
    part: 'open',
    set: 'forty-fourth, more',
    queries: async () => (await import('./open54-second-more.ts')).SECOND_OPEN_FORTY_FOURTH_MORE,
  },
  {
    part: 'open',
    set: 'sixtieth',
    queries: async () => (await import('./open70-second.ts')).SECOND_OPEN_SIXTIETH,
  },
  {
    part: 'open',
    set: 'sixty-third',
    queries: async () => (await import('./open73-second.ts')).SECOND_OPEN_SIXTY_THIRD,
  },
  {
    part: 'open',
    set: 'sixty-fourth',
    queries: async () => (await import('./open74-second.ts')).SECOND_OPEN_SIXTY_FOURTH,
  },
  {
    part: 'open',
    set: 'sixty-fifth',
    queries: async () => (await import('./open75-second.ts')).SECOND_OPEN_SIXTY_FIFTH,
  },
  {
    part: 'open',
    set: 'sixty-sixth',
    queries: async () => (await import('./open76-second.ts')).SECOND_OPEN_SIXTY_SIXTH,
  },
  {
    part: 'open',
    set: 'sixty-seventh',
    queries: async () => (await import('./open77-second.ts')).SECOND_OPEN_SIXTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'sixty-eighth',
    queries: async () => (await import('./open78-second.ts')).SECOND_OPEN_SIXTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'sixty-ninth',
    queries: async () => (await import('./open79-second.ts')).SECOND_OPEN_SIXTY_NINTH,
  },
  {
    part: 'open',
    set: 'seventieth',
    queries: async () => (await import('./open80-second.ts')).SECOND_OPEN_SEVENTIETH,
  },
  {
    part: 'open',
    set: 'seventy-first',
    queries: async () => (await import('./open81-second.ts')).SECOND_OPEN_SEVENTY_FIRST,
  },
  {
    part: 'open',
    set: 'seventy-second',
    queries: async () => (await import('./open82-second.ts')).SECOND_OPEN_SEVENTY_SECOND,
  },
  {
    part: 'open',
    set: 'seventy-third',
    queries: async () => (await import('./open83-second.ts')).SECOND_OPEN_SEVENTY_THIRD,
  },
  {
    part: 'open',
    set: 'seventy-fourth',
    queries: async () => (await import('./open84-second.ts')).SECOND_OPEN_SEVENTY_FOURTH,
  },
  {
    part: 'closed',
    set: 'ninety-ninth',
    queries: async () => (await import('./closed109-second.ts')).SECOND_CLOSED_NINETY_NINTH,
  },
  {
    part: 'closed',
    set: 'ninety-eighth',
    queries: async () => (await import('./closed108-second.ts')).SECOND_CLOSED_NINETY_EIGHTH,
  },
  {
    part: 'open',
    set: 'ninety-seventh',
    queries: async () => (await import('./open107-second.ts')).SECOND_OPEN_NINETY_SEVENTH,
  },
  {
    part: 'open',
    set: 'ninety-sixth',
    queries: async () => (await import('./open106-second.ts')).SECOND_OPEN_NINETY_SIXTH,
  },
  {
    part: 'open',
    set: 'ninety-fifth',
    queries: async () => (await import('./open105-second.ts')).SECOND_OPEN_NINETY_FIFTH,
  },
  {
    part: 'open',
    set: 'ninety-fourth',
    queries: async () => (await import('./open104-second.ts')).SECOND_OPEN_NINETY_FOURTH,
  },
  {
    part: 'open',
    set: 'ninety-third',
    queries: async () => (await import('./open103-second.ts')).SECOND_OPEN_NINETY_THIRD,
  },
  {
    part: 'open',
    set: 'ninety-second',
    queries: async () => (await import('./open102-second.ts')).SECOND_OPEN_NINETY_SECOND,
  },
  {
    part: 'open',
    set: 'ninety-first',
    queries: async () => (await import('./open101-second.ts')).SECOND_OPEN_NINETY_FIRST,
  },
  {
    part: 'open',
    set: 'ninetieth',
    queries: async () => (await import('./open100-second.ts')).SECOND_OPEN_NINETIETH,
  },
  {
    part: 'open',
    set: 'eighty-ninth',
    queries: async () => (await import('./open99-second.ts')).SECOND_OPEN_EIGHTY_NINTH,
  },
  {
    part: 'open',
    set: 'eighty-eighth',
    queries: async () => (await import('./open98-second.ts')).SECOND_OPEN_EIGHTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'eighty-seventh',
    queries: async () => (await import('./open97-second.ts')).SECOND_OPEN_EIGHTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'eighty-fifth',
    queries: async () => (await import('./open95-second.ts')).SECOND_OPEN_EIGHTY_FIFTH,
  },
  {
    part: 'open',
    set: 'eighty-sixth',
    queries: async () => (await import('./open96-second.ts')).SECOND_OPEN_EIGHTY_SIXTH,
  },
  {
    part: 'open',
    set: 'eighty-fourth',
    queries: async () => (await import('./open94-second.ts')).SECOND_OPEN_EIGHTY_FOURTH,
  },
  {
    part: 'open',
    set: 'eighty-third',
    queries: async () => (await import('./open93-second.ts')).SECOND_OPEN_EIGHTY_THIRD,
  },
  {
    part: 'open',
    set: 'eighty-second',
    queries: async () => (await import('./open92-second.ts')).SECOND_OPEN_EIGHTY_SECOND,
  },
  {
    part: 'open',
    set: 'eighty-first',
    queries: async () => (await import('./open91-second.ts')).SECOND_OPEN_EIGHTY_FIRST,
  },
  {
    part: 'open',
    set: 'eightieth',
    queries: async () => (await import('./open90-second.ts')).SECOND_OPEN_EIGHTIETH,
  },
  {
    part: 'open',
    set: 'seventy-ninth',
    queries: async () => (await import('./open89-second.ts')).SECOND_OPEN_SEVENTY_NINTH,
  },
  {
    part: 'open',
    set: 'seventy-eighth',
    queries: async () => (await import('./open88-second.ts')).SECOND_OPEN_SEVENTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'seventy-sixth',
    queries: async () => (await import('./open86-second.ts')).SECOND_OPEN_SEVENTY_SIXTH,
  },
  {
    part: 'open',
    set: 'seventy-fifth',
    queries: async () => (await import('./open85-second.ts')).SECOND_OPEN_SEVENTY_FIFTH,
  },
  {
    part: 'open',
    set: 'seventy-seventh',
    queries: async () => (await import('./open87-second.ts')).SECOND_OPEN_SEVENTY_SEVENTH,
  },
];

export const ON_THIRD: readonly SetOf<Third>[] = [
  { part: 'open', set: 'third-people', queries: async () => (await import('./open20.ts')).THIRD_OPEN },
  {
    part: 'open',
    set: 'eighteenth',
    queries: async () => (await import('./open21-third.ts')).THIRD_OPEN_EIGHTEENTH,
  },
  {
    part: 'open',
    set: 'nineteenth',
    queries: async () => (await import('./open22-third.ts')).THIRD_OPEN_NINETEENTH,
  },
  {
    part: 'open',
    set: 'sentences',
    queries: async () => (await import('./open24-sentences.ts')).THIRD_OPEN_SENTENCES,
  },
  {
    part: 'open',
    set: 'twenty-second',
    queries: async () => (await import('./open26.ts')).THIRD_OPEN_TWENTY_SECOND,
  },
  {
    part: 'open',
    set: 'twenty-fifth',
    queries: async () => (await import('./open29.ts')).THIRD_OPEN_TWENTY_FIFTH,
  },
  {
    part: 'open',
    set: 'person',
    queries: async () => (await import('./open32-person-third.ts')).THIRD_OPEN_PERSON,
  },
  {
    part: 'open',
    set: 'twenty-seventh',
    queries: async () => (await import('./open33-third.ts')).THIRD_OPEN_TWENTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'twenty-ninth',
    queries: async () => (await import('./open36-third.ts')).THIRD_OPEN_TWENTY_NINTH,
  },
  {
    part: 'open',
    set: 'thirtieth',
    queries: async () => (await import('./open39-third.ts')).THIRD_OPEN_THIRTIETH,
  },
  {
    part: 'open',
    set: 'fifty-second, more',
    queries: async () => (await import('./open62-third-more.ts')).THIRD_OPEN_FIFTY_SECOND_MORE,
  },
  {
    part: 'closed',
    set: 'third-people',
    queries: async () => (await import('./open20-closed.ts')).THIRD_CLOSED,
  },
  {
    part: 'closed',
    set: 'eighteenth',
    queries: async () => (await import('./open21-closed-third.ts')).THIRD_CLOSED_EIGHTEENTH,
  },
  {
    part: 'closed',
    set: 'nineteenth',
    queries: async () => (await import('./open22-closed-third.ts')).THIRD_CLOSED_NINETEENTH,
  },
  {
    part: 'closed',
    set: 'twentieth',
    queries: async () => (await import('./open23-closed.ts')).THIRD_CLOSED_TWENTIETH,
  },
  {
    part: 'closed',
    set: 'twenty-first',
    queries: async () => (await import('./open24-closed.ts')).THIRD_CLOSED_TWENTY_FIRST,
  },
  {
    part: 'closed',
    set: 'sentences',
    queries: async () => (await import('./open24-sentences-closed.ts')).THIRD_CLOSED_SENTENCES,
  },
  {
    part: 'closed',
    set: 'twenty-second',
    queries: async () => (await import('./open26-closed.ts')).THIRD_CLOSED_TWENTY_SECOND,
  },
  {
    part: 'closed',
    set: 'twenty-third',
    queries: async () => (await import('./open27-closed.ts')).THIRD_CLOSED_TWENTY_THIRD,
  },
  {
    part: 'closed',
    set: 'twenty-fifth',
    queries: async () => (await import('./open29-closed.ts')).THIRD_CLOSED_TWENTY_FIFTH,
  },
  {
    part: 'open',
    set: 'fifty-sixth',
    queries: async () => (await import('./open66-third-rest.ts')).THIRD_OPEN_FIFTY_SIXTH,
  },
  {
    part: 'open',
    set: 'fifty-ninth',
    queries: async () => (await import('./open69-third.ts')).THIRD_OPEN_FIFTY_NINTH,
  },
  {
    part: 'open',
    set: 'sixty-first',
    queries: async () => (await import('./open71-third.ts')).THIRD_OPEN_SIXTY_FIRST,
  },
  {
    part: 'open',
    set: 'sixty-second',
    queries: async () => (await import('./open72-third.ts')).THIRD_OPEN_SIXTY_SECOND,
  },
  {
    part: 'open',
    set: 'forty-eighth, more',
    queries: async () => (await import('./open58-third-more.ts')).THIRD_OPEN_FORTY_EIGHTH_MORE,
  },
  {
    part: 'open',
    set: 'forty-ninth, more',
    queries: async () => (await import('./open59-third-more.ts')).THIRD_OPEN_FORTY_NINTH_MORE,
  },
  {
    part: 'open',
    set: 'twenty-sixth',
    queries: async () => (await import('./open30.ts')).THIRD_OPEN_TWENTY_SIXTH,
  },
  {
    part: 'open',
    set: 'person, more',
    queries: async () => (await import('./open32-person-third-more.ts')).THIRD_OPEN_PERSON_MORE,
  },
  {
    part: 'open',
    set: 'twenty-seventh, more',
    queries: async () => (await import('./open33-third-more.ts')).THIRD_OPEN_TWENTY_SEVENTH_MORE,
  },
  {
    part: 'open',
    set: 'twenty-eighth',
    queries: async () => (await import('./open34-third.ts')).THIRD_OPEN_TWENTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'twenty-ninth, more',
    queries: async () => (await import('./open36-third-more.ts')).THIRD_OPEN_TWENTY_NINTH_MORE,
  },
  {
    part: 'open',
    set: 'thirtieth, more',
    queries: async () => (await import('./open39-third-more.ts')).THIRD_OPEN_THIRTIETH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-second',
    queries: async () => (await import('./open42-third.ts')).THIRD_OPEN_THIRTY_SECOND,
  },
  {
    part: 'open',
    set: 'thirty-second, more',
    queries: async () => (await import('./open42-third-more.ts')).THIRD_OPEN_THIRTY_SECOND_MORE,
  },
  {
    part: 'open',
    set: 'thirty-fourth',
    queries: async () => (await import('./open44-third.ts')).THIRD_OPEN_THIRTY_FOURTH,
  },
  {
    part: 'open',
    set: 'thirty-fourth, more',
    queries: async () => (await import('./open44-third-more.ts')).THIRD_OPEN_THIRTY_FOURTH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-third',
    queries: async () => (await import('./open43-third.ts')).THIRD_OPEN_THIRTY_THIRD,
  },
  {
    part: 'open',
    set: 'thirty-third, more',
    queries: async () => (await import('./open43-third-more.ts')).THIRD_OPEN_THIRTY_THIRD_MORE,
  },
  {
    part: 'open',
    set: 'thirty-fifth',
    queries: async () => (await import('./open45-third.ts')).THIRD_OPEN_THIRTY_FIFTH,
  },
  {
    part: 'open',
    set: 'thirty-sixth',
    queries: async () => (await import('./open46-third.ts')).THIRD_OPEN_THIRTY_SIXTH,
  },
  {
    part: 'open',
    set: 'thirty-sixth, more',
    queries: async () => (await import('./open46-third-more.ts')).THIRD_OPEN_THIRTY_SIXTH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-seventh',
    queries: async () => (await import('./open47-third.ts')).THIRD_OPEN_THIRTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'thirty-seventh, more',
    queries: async () => (await import('./open47-third-more.ts')).THIRD_OPEN_THIRTY_SEVENTH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-eighth',
    queries: async () => (await import('./open48-third.ts')).THIRD_OPEN_THIRTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'thirty-eighth, more',
    queries: async () => (await import('./open48-third-more.ts')).THIRD_OPEN_THIRTY_EIGHTH_MORE,
  },
  {
    part: 'open',
    set: 'thirty-ninth',
    queries: async () => (await import('./open49-third.ts')).THIRD_OPEN_THIRTY_NINTH,
  },
  {
    part: 'open',
    set: 'thirty-ninth, more',
    queries: async () => (await import('./open49-third-more.ts')).THIRD_OPEN_THIRTY_NINTH_MORE,
  },
  {
    part: 'open',
    set: 'fortieth',
    queries: async () => (await import('./open50-third.ts')).THIRD_OPEN_FORTIETH,
  },
  {
    part: 'open',
    set: 'fortieth, more',
    queries: async () => (await import('./open50-third-more.ts')).THIRD_OPEN_FORTIETH_MORE,
  },
  {
    part: 'open',
    set: 'forty-first',
    queries: async () => (await import('./open51-third.ts')).THIRD_OPEN_FORTY_FIRST,
  },
  {
    part: 'open',
    set: 'forty-first, more',
    queries: async () => (await import('./open51-third-more.ts')).THIRD_OPEN_FORTY_FIRST_MORE,
  },
  {
    part: 'open',
    set: 'forty-second',
    queries: async () => (await import('./open52-third.ts')).THIRD_OPEN_FORTY_SECOND,
  },
  {
    part: 'open',
    set: 'forty-second, more',
    queries: async () => (await import('./open52-third-more.ts')).THIRD_OPEN_FORTY_SECOND_MORE,
  },
  {
    part: 'open',
    set: 'forty-third',
    queries: async () => (await import('./open53-third.ts')).THIRD_OPEN_FORTY_THIRD,
  },
  {
    part: 'open',
    set: 'forty-third, more',
    queries: async () => (await import('./open53-third-more.ts')).THIRD_OPEN_FORTY_THIRD_MORE,
  },
  {
    part: 'open',
    set: 'forty-fourth',
    queries: async () => (await import('./open54-third.ts')).THIRD_OPEN_FORTY_FOURTH,
  },
  {
    part: 'open',
    set: 'forty-fifth',
    queries: async () => (await import('./open55-third.ts')).THIRD_OPEN_FORTY_FIFTH,
  },
  {
    part: 'open',
    set: 'forty-fifth, more',
    queries: async () => (await import('./open55-third-more.ts')).THIRD_OPEN_FORTY_FIFTH_MORE,
  },
  {
    part: 'open',
    set: 'forty-sixth',
    queries: async () => (await import('./open56-third.ts')).THIRD_OPEN_FORTY_SIXTH,
  },
  {
    part: 'open',
    set: 'forty-sixth, more',
    queries: async () => (await import('./open56-third-more.ts')).THIRD_OPEN_FORTY_SIXTH_MORE,
  },
  {
    part: 'open',
    set: 'forty-seventh',
    queries: async () => (await import('./open57-third.ts')).THIRD_OPEN_FORTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'forty-seventh, more',
    queries: async () => (await import('./open57-third-more.ts')).THIRD_OPEN_FORTY_SEVENTH_MORE,
  },
  {
    part: 'open',
    set: 'forty-eighth',
    queries: async () => (await import('./open58-third.ts')).THIRD_OPEN_FORTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'forty-ninth',
    queries: async () => (await import('./open59-third.ts')).THIRD_OPEN_FORTY_NINTH,
  },
  {
    part: 'open',
    set: 'fiftieth',
    queries: async () => (await import('./open60-third.ts')).THIRD_OPEN_FIFTIETH,
  },
  {
    part: 'open',
    set: 'fifty-first',
    queries: async () => (await import('./open61-third.ts')).THIRD_OPEN_FIFTY_FIRST,
  },
  {
    part: 'open',
    set: 'fifty-second',
    queries: async () => (await import('./open62-third.ts')).THIRD_OPEN_FIFTY_SECOND,
  },
  {
    part: 'open',
    set: 'fifty-third',
    queries: async () => (await import('./open63-third.ts')).THIRD_OPEN_FIFTY_THIRD,
  },
  {
    part: 'open',
    set: 'fifty-third, more',
    queries: async () => (await import('./open63-third-more.ts')).THIRD_OPEN_FIFTY_THIRD_MORE,
  },
  {
    part: 'open',
    set: 'fifty-fourth, more',
    queries: async () => (await import('./open64-third-more.ts')).THIRD_OPEN_FIFTY_FOURTH_MORE,
  },
  {
    part: 'open',
    set: 'fifty-fifth, more',
    queries: async () => (await import('./open65-third-more.ts')).THIRD_OPEN_FIFTY_FIFTH_MORE,
  },
  {
    part: 'open',
    set: 'fifty-seventh, more',
    queries: async () => (await import('./open67-third-more.ts')).THIRD_OPEN_FIFTY_SEVENTH_MORE,
  },
  {
    part: 'open',
    set: 'fifty-seventh',
    queries: async () => (await import('./open67-third-rest.ts')).THIRD_OPEN_FIFTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'fifty-eighth',
    queries: async () => (await import('./open68-third.ts')).THIRD_OPEN_FIFTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'fifty-sixth, more',
    queries: async () => (await import('./open66-third.ts')).THIRD_OPEN_FIFTY_SIXTH_MORE,
  },
  {
    part: 'open',
    set: 'fiftieth, more',
    queries: async () => (await import('./open60-third-more.ts')).THIRD_OPEN_FIFTIETH_MORE,
  },
  {
    part: 'open',
    set: 'fifty-first, more',
    queries: async () => (await import('./open61-third-more.ts')).THIRD_OPEN_FIFTY_FIRST_MORE,
  },
  {
    part: 'open',
    set: 'work third',
    queries: async () => (await import('./open35-work-second.ts')).THIRD_OPEN_WORK_THIRD,
  },
  {
    part: 'open',
    set: 'work third, more',
    queries: async () => (await import('./open35-work-second-more.ts')).THIRD_OPEN_WORK_THIRD_MORE,
  },
  {
    part: 'open',
    set: 'thirty-first',
    queries: async () => (await import('./open41-third.ts')).THIRD_OPEN_THIRTY_FIRST,
  },
  {
    part: 'open',
    set: 'thirty-first, more',
    queries: async () => (await import('./open41-third-more.ts')).THIRD_OPEN_THIRTY_FIRST_MORE,
  },
  {
    part: 'open',
    set: 'forty-fourth, more',
    queries: async () => (await import('./open54-third-more.ts')).THIRD_OPEN_FORTY_FOURTH_MORE,
  },
  {
    part: 'open',
    set: 'sixtieth',
    queries: async () => (await import('./open70-third.ts')).THIRD_OPEN_SIXTIETH,
  },
  {
    part: 'open',
    set: 'sixty-third',
    queries: async () => (await import('./open73-third.ts')).THIRD_OPEN_SIXTY_THIRD,
  },
  {
    part: 'open',
    set: 'sixty-fourth',
    queries: async () => (await import('./open74-third.ts')).THIRD_OPEN_SIXTY_FOURTH,
  },
  {
    part: 'open',
    set: 'sixty-fifth',
    queries: async () => (await import('./open75-third.ts')).THIRD_OPEN_SIXTY_FIFTH,
  },
  {
    part: 'open',
    set: 'sixty-sixth',
    queries: async () => (await import('./open76-third.ts')).THIRD_OPEN_SIXTY_SIXTH,
  },
  {
    part: 'open',
    set: 'sixty-seventh',
    queries: async () => (await import('./open77-third.ts')).THIRD_OPEN_SIXTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'sixty-eighth',
    queries: async () => (await import('./open78-third.ts')).THIRD_OPEN_SIXTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'sixty-ninth',
    queries: async () => (await import('./open79-third.ts')).THIRD_OPEN_SIXTY_NINTH,
  },
  {
    part: 'open',
    set: 'seventieth',
    queries: async () => (await import('./open80-third.ts')).THIRD_OPEN_SEVENTIETH,
  },
  {
    part: 'open',
    set: 'seventy-first',
    queries: async () => (await import('./open81-third.ts')).THIRD_OPEN_SEVENTY_FIRST,
  },
  {
    part: 'open',
    set: 'seventy-second',
    queries: async () => (await import('./open82-third.ts')).THIRD_OPEN_SEVENTY_SECOND,
  },
  {
    part: 'open',
    set: 'seventy-third',
    queries: async () => (await import('./open83-third.ts')).THIRD_OPEN_SEVENTY_THIRD,
  },
  {
    part: 'open',
    set: 'seventy-fourth',
    queries: async () => (await import('./open84-third.ts')).THIRD_OPEN_SEVENTY_FOURTH,
  },
  {
    part: 'closed',
    set: 'ninety-ninth',
    queries: async () => (await import('./closed109-third.ts')).THIRD_CLOSED_NINETY_NINTH,
  },
  {
    part: 'closed',
    set: 'ninety-eighth',
    queries: async () => (await import('./closed108-third.ts')).THIRD_CLOSED_NINETY_EIGHTH,
  },
  {
    part: 'open',
    set: 'ninety-seventh',
    queries: async () => (await import('./open107-third.ts')).THIRD_OPEN_NINETY_SEVENTH,
  },
  {
    part: 'open',
    set: 'ninety-sixth',
    queries: async () => (await import('./open106-third.ts')).THIRD_OPEN_NINETY_SIXTH,
  },
  {
    part: 'open',
    set: 'ninety-fifth',
    queries: async () => (await import('./open105-third.ts')).THIRD_OPEN_NINETY_FIFTH,
  },
  {
    part: 'open',
    set: 'ninety-fourth',
    queries: async () => (await import('./open104-third.ts')).THIRD_OPEN_NINETY_FOURTH,
  },
  {
    part: 'open',
    set: 'ninety-third',
    queries: async () => (await import('./open103-third.ts')).THIRD_OPEN_NINETY_THIRD,
  },
  {
    part: 'open',
    set: 'ninety-second',
    queries: async () => (await import('./open102-third.ts')).THIRD_OPEN_NINETY_SECOND,
  },
  {
    part: 'open',
    set: 'ninety-first',
    queries: async () => (await import('./open101-third.ts')).THIRD_OPEN_NINETY_FIRST,
  },
  {
    part: 'open',
    set: 'ninetieth',
    queries: async () => (await import('./open100-third.ts')).THIRD_OPEN_NINETIETH,
  },
  {
    part: 'open',
    set: 'eighty-ninth',
    queries: async () => (await import('./open99-third.ts')).THIRD_OPEN_EIGHTY_NINTH,
  },
  {
    part: 'open',
    set: 'eighty-eighth',
    queries: async () => (await import('./open98-third.ts')).THIRD_OPEN_EIGHTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'eighty-seventh',
    queries: async () => (await import('./open97-third.ts')).THIRD_OPEN_EIGHTY_SEVENTH,
  },
  {
    part: 'open',
    set: 'eighty-fifth',
    queries: async () => (await import('./open95-third.ts')).THIRD_OPEN_EIGHTY_FIFTH,
  },
  {
    part: 'open',
    set: 'eighty-sixth',
    queries: async () => (await import('./open96-third.ts')).THIRD_OPEN_EIGHTY_SIXTH,
  },
  {
    part: 'open',
    set: 'eighty-fourth',
    queries: async () => (await import('./open94-third.ts')).THIRD_OPEN_EIGHTY_FOURTH,
  },
  {
    part: 'open',
    set: 'eighty-third',
    queries: async () => (await import('./open93-third.ts')).THIRD_OPEN_EIGHTY_THIRD,
  },
  {
    part: 'open',
    set: 'eighty-second',
    queries: async () => (await import('./open92-third.ts')).THIRD_OPEN_EIGHTY_SECOND,
  },
  {
    part: 'open',
    set: 'eighty-first',
    queries: async () => (await import('./open91-third.ts')).THIRD_OPEN_EIGHTY_FIRST,
  },
  {
    part: 'open',
    set: 'eightieth',
    queries: async () => (await import('./open90-third.ts')).THIRD_OPEN_EIGHTIETH,
  },
  {
    part: 'open',
    set: 'seventy-ninth',
    queries: async () => (await import('./open89-third.ts')).THIRD_OPEN_SEVENTY_NINTH,
  },
  {
    part: 'open',
    set: 'seventy-eighth',
    queries: async () => (await import('./open88-third.ts')).THIRD_OPEN_SEVENTY_EIGHTH,
  },
  {
    part: 'open',
    set: 'seventy-sixth',
    queries: async () => (await import('./open86-third.ts')).THIRD_OPEN_SEVENTY_SIXTH,
  },
  {
    part: 'open',
    set: 'seventy-fifth',
    queries: async () => (await import('./open85-third.ts')).THIRD_OPEN_SEVENTY_FIFTH,
  },
  {
    part: 'open',
    set: 'seventy-seventh',
    queries: async () => (await import('./open87-third.ts')).THIRD_OPEN_SEVENTY_SEVENTH,
  },
];

export const ON_FOURTH: readonly SetOf<Third>[] = [
  { part: 'open', set: 'fourth-people', queries: async () => (await import('./open25.ts')).FOURTH_OPEN },
  { part: 'open', set: 'fourth-people', jobs: async () => (await import('./open25-jobs.ts')).FOURTH_JOBS },
  { part: 'open', set: 'mailed', jobs: async () => (await import('./open26-jobs.ts')).FOURTH_MAILED_JOBS },
  {
    part: 'open',
    set: 'twenty-fifth',
    jobs: async () => (await import('./open29-jobs.ts')).FOURTH_JOBS_TWENTY_FIFTH,
  },
  {
    part: 'closed',
    set: 'fourth-people',
    queries: async () => (await import('./open25-closed.ts')).FOURTH_CLOSED,
  },
  {
    part: 'closed',
    set: 'fourth-people',
    jobs: async () => (await import('./open25-closed-jobs.ts')).FOURTH_CLOSED_JOBS,
  },
  {
    part: 'closed',
    set: 'mailed',
    jobs: async () => (await import('./open26-closed-jobs.ts')).FOURTH_CLOSED_MAILED_JOBS,
  },
  {
    part: 'closed',
    set: 'twenty-fifth',
    jobs: async () => (await import('./open29-closed-jobs.ts')).FOURTH_CLOSED_JOBS_TWENTY_FIFTH,
  },
];
