import type { Query } from './score.ts';
import { both, calledThisMonth, either, notCalledFor, type Second, ticket } from './second-world.ts';
import type { Third } from './third-world.ts';
import * as third from './third-world.ts';
import {
  all,
  any,
  at,
  city,
  country,
  formerly,
  not,
  noticeUpTo,
  payBetween,
  relocates,
  remote,
  skill,
  speaks,
  trade,
} from './truth.ts';
import type { Facts } from './world.ts';

/** The part of the searches of open24-sentences.ts that was kept apart, over the first people. */
export const CLOSED_SENTENCES: readonly Query<Facts>[] = [
  {
    ask: 'anyone with React except full stack devs, in Berlin or Munich, free inside a month',
    fits: all(skill('React'), not(trade('fullstack')), city('Berlin', 'Munich'), noticeUpTo(31)),
  },
  {
    ask: 'c# devs asking somewhere between 80 and 110, sterling',
    fits: all(trade('dotnet'), payBetween(80_000, 110_000, 'GBP')),
  },
  {
    ask: 'HR managers who speak French or German and aren’t at Optus or Unilever now',
    fits: all(trade('hr'), any(speaks('French'), speaks('German')), not(at('Optus', 'Unilever'))),
  },
  {
    ask: 'who have we got that’s a chef, can start straight away or at worst in two weeks, Zurich / Vienna',
    fits: all(trade('chef'), noticeUpTo(14), city('Zurich', 'Vienna')),
  },
  {
    ask: 'UX people who are remote or willing to move, either works, not in Germany',
    fits: all(trade('ux designer'), any(remote, relocates), not(country('Germany'))),
  },
  {
    ask: 'credit risk analysts with less than three years at HSBC or Barclays, where they still are',
    fits: all(trade('risk'), at('HSBC', 'Barclays'), ({ since }) => since >= 2024),
  },
  {
    ask: 'pharmacists, previously at Bupa but gone from there',
    fits: all(trade('pharmacist'), formerly('Bupa'), not(at('Bupa'))),
  },
];

/** The same over the second people. */
export const SECOND_CLOSED_SENTENCES: readonly Query<Second>[] = [
  {
    ask: 'haven’t been called in 3 months, or never: plumbers and scaffolders with a white card',
    fits: both(trade('plumber', 'scaffolder'), ticket('White Card'), notCalledFor(91)),
  },
  {
    ask: 'GPs who speak Mandarin or Arabic, or failing that Italian',
    fits: both(trade('gp'), either(speaks('Mandarin'), speaks('Arabic'), speaks('Italian'))),
  },
  {
    ask: 'mechanical or structural engineers at Arup who weren’t at WSP before',
    fits: both(trade('mechanical engineer', 'structural engineer'), at('Arup'), not(formerly('WSP'))),
  },
  {
    ask: 'actuaries who have been in their present job since 2020 or before',
    fits: both(trade('actuary'), ({ since, betweenJobs }) => since <= 2020 && !betweenJobs),
  },
  {
    ask: 'procurement managers we’ve called this month',
    fits: both(trade('procurement'), calledThisMonth),
  },
  {
    ask: 'social workers, every one of them other than those in Leeds or Brighton',
    fits: both(trade('social worker'), not(city('Leeds', 'Brighton'))),
  },
];

const { near, works } = third;

/** The same over the third people. */
export const THIRD_CLOSED_SENTENCES: readonly Query<Third>[] = [
  {
    ask: 'QC chemists in Cork or microbiologists in Dublin',
    fits: third.any(
      third.all(third.trade('qc chemist'), near('Cork')),
      third.all(third.trade('microbiologist'), near('Dublin')),
    ),
  },
  {
    ask: 'journalists who went from Reuters to Bloomberg',
    fits: third.all(third.trade('journalist'), third.formerly('Reuters'), third.at('Bloomberg')),
  },
  {
    ask: 'primary teachers with more than 4 years but fewer than 10',
    fits: third.all(third.trade('primary teacher'), ({ years }) => years !== null && years > 4 && years < 10),
  },
  {
    ask: 'dentists - not Manchester, not Geneva - who do implants or endodontics, permanent',
    fits: third.all(
      third.trade('dentist'),
      third.not(near('Manchester', 'Geneva')),
      third.any(third.skill('Implants'), third.skill('Endodontics')),
      works('permanent'),
    ),
  },
  {
    ask: 'video editors who either work remotely or live in London',
    fits: third.all(third.trade('video editor'), third.any(third.remote, near('London'))),
  },
  {
    ask: 'geologists still with their first employer',
    fits: third.all(
      third.trade('geologist'),
      ({ before, years, betweenJobs, formerTrades }) =>
        years !== null && before.length === 0 && !betweenJobs && formerTrades.length === 0,
    ),
  },
  {
    ask: 'quality managers wanting no less than 60k and no more than 90k, euros',
    fits: third.all(third.trade('quality manager'), third.pays('EUR', 60_000, 90_000)),
  },
];
