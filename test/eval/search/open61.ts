import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  country,
  EUROPE,
  formerly,
  level,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
} from './truth.ts';
import { type Facts, YEAR } from './world.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of imagined desks on an ordinary day over the first people, as typed with a client just off the phone. */
export const OPEN_FIFTY_FIRST: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'temps',
    ask: 'AP officer, MYOB, up to 120k, sydney parramatta melbourne or brisbane',
    fits: all(
      trade('accounts payable'),
      skill('MYOB'),
      payUpTo(120_000, 'AUD'),
      city('Sydney', 'Parramatta', 'Melbourne', 'Brisbane'),
    ),
  },
  {
    by: 'temps',
    ask: 'royal melbourne or st vincents nurses, any kind, no notice to work',
    fits: all(trade('nurse'), at('Royal Melbourne Hospital', 'St Vincent’s Hospital'), noticeUpTo(0)),
  },
  {
    by: 'headset',
    ask: 'payroll… in Australia… Chris21… citizen or PR… under 100 thousand',
    fits: all(trade('payroll'), country('Australia'), skill('Chris21'), settled, payUpTo(99_999, 'AUD')),
  },
  {
    by: 'Leeds',
    ask: 'Morning! Anyone on the books who’s a QS in Nottingham, Manchester, Bolton or London, junior or mid level? Cheers',
    fits: all(
      trade('quantity surveyor'),
      city('Nottingham', 'Manchester', 'Bolton', 'London'),
      level('junior', 'mid'),
    ),
  },
  {
    by: 'Leeds',
    ask: 'warehouse managers in the UK or Germany, been in the same job at least five year',
    fits: all(
      trade('warehouse manager'),
      country('United Kingdom', 'Germany'),
      ({ since }) => YEAR - since >= 5,
    ),
  },
  {
    by: 'Brisbane',
    ask: 'sparkies with HV and switching in WA or Qld who’ve worked for Rio or Fortescue at some stage',
    fits: all(
      trade('electrician'),
      skill('High voltage', 'Switching'),
      region('Western Australia', 'Queensland'),
      worked('Rio Tinto', 'Fortescue'),
    ),
  },
  {
    by: 'Brisbane',
    ask: 'heavy diesel fitters at UGL who came across from Rio Tinto or Fortescue, any state so long as they live in Oz',
    fits: all(trade('diesel fitter'), at('UGL'), formerly('Rio Tinto', 'Fortescue'), country('Australia')),
  },
  {
    by: 'Brisbane',
    ask: 'maths or primary teachers, Qld or WA, no visa dramas (citizen/PR)',
    fits: all(trade('maths teacher', 'primary teacher'), region('Queensland', 'Western Australia'), settled),
  },
  {
    by: 'Brisbane',
    ask: 'who’s in Perth working for BHP, Rio or Fortescue right now, don’t care what trade',
    fits: all(city('Perth'), at('BHP', 'Rio Tinto', 'Fortescue')),
  },
  {
    by: 'Utrecht',
    ask: 'Frontend developers for Amsterdam, also Berlin or Stockholm is good, no juniors please',
    fits: all(trade('frontend'), city('Amsterdam', 'Berlin', 'Stockholm'), not(level('junior'))),
  },
  {
    by: 'Mumbai',
    ask: 'Urgent requirement DevOps with Kubernetes, candidate should be working remotely, USA / UK / Australia only',
    fits: all(
      trade('devops'),
      skill('Kubernetes'),
      remote,
      country('United States', 'United Kingdom', 'Australia'),
    ),
  },
  {
    by: 'Mumbai',
    ask: 'Need profiles of IT project manager, PRINCE2, notice period maximum 30 days, salary expectation within AUD 130000',
    fits: all(trade('it project manager'), skill('PRINCE2'), noticeUpTo(30), payUpTo(130_000, 'AUD')),
  },
  {
    by: 'Mumbai',
    ask: 'ML engineer or data scientist, PyTorch and SQL both mandatory, ready to relocate',
    fits: all(trade('data scientist'), skill('PyTorch', 'SQL'), relocates),
  },
  {
    by: 'Chicago',
    ask: 'Sales people in the US who want less than $150K',
    fits: all(trade('sales'), country('United States'), payUpTo(149_999, 'USD')),
  },
  {
    by: 'Chicago',
    ask: 'Head-level UX designers or product managers, anywhere in the United States or the UK',
    fits: all(
      trade('ux designer', 'product manager'),
      level('head'),
      country('United States', 'United Kingdom'),
    ),
  },
  {
    by: 'team lead',
    ask: 'Who do we have in New Zealand that speaks Mandarin, French or German?',
    fits: all(country('New Zealand'), any(speaks('Mandarin'), speaks('French'), speaks('German'))),
  },
  {
    by: 'resourcer',
    ask: 'HRBP or HR manager, Workday, 100k to 140k AUD, Australia',
    fits: all(trade('hr'), skill('Workday'), payBetween(100_000, 140_000, 'AUD'), country('Australia')),
  },
  {
    by: 'resourcer',
    ask: 'Ruby, Rails, Redis, not living in London or Berlin',
    fits: all(skill('Ruby', 'Rails', 'Redis'), not(city('London', 'Berlin'))),
  },
  {
    by: 'resourcer',
    ask: 'management accountant, CIMA, budgeting, 14 days notice or less, Europe',
    fits: all(trade('management accountant'), skill('CIMA', 'Budgeting'), noticeUpTo(14), country(...EUROPE)),
  },
  {
    by: 'forwarded',
    ask: 'Hi both, just off the phone with the practice in Zurich. They want tax accountants or consultants who do corporate tax, mid level or senior, and they don’t mind whether people are in London, Munich, Vienna, Amsterdam or in Zurich already. Thanks, Carys',
    fits: all(
      trade('tax'),
      skill('Corporate tax'),
      level('mid', 'senior'),
      city('London', 'Munich', 'Vienna', 'Amsterdam', 'Zurich'),
    ),
  },
  {
    by: 'thumbs',
    ask: 'ios devs auckland sydny parramata melb, 3-6 yrs',
    fits: all(
      trade('ios'),
      city('Auckland', 'Sydney', 'Parramatta', 'Melbourne'),
      ({ years }) => years >= 3 && years <= 6,
    ),
  },
  {
    by: 'thumbs',
    ask: 'chef perth melb or bris can start inside 2 wks not needing sponsorship',
    fits: all(
      trade('chef'),
      city('Perth', 'Melbourne', 'Brisbane'),
      noticeUpTo(14),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'careful',
    ask: 'Lawyers, corporate or employment, in Europe or the US who speak French, German or Spanish.',
    fits: all(
      trade('lawyer'),
      country('United States', ...EUROPE),
      any(speaks('French'), speaks('German'), speaks('Spanish')),
    ),
  },
  {
    by: 'careful',
    ask: 'HGV drivers in London, Bolton, Manchester or Nottingham with a digital tachograph card.',
    fits: all(trade('truck driver'), city('London', 'Bolton', 'Manchester', 'Nottingham')),
    unknowable: true,
  },
];
