import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  group,
  leftFrom,
  level,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches over the first people, as desks for offices, engineering and leaders type them in an ordinary month. */
export const OPEN_FIFTY_SEVENTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'data team',
    ask: 'remote data engineers in Europe, Airflow is the one skill they won’t budge on',
    fits: all(trade('data engineer'), remote, country(...EUROPE), skill('Airflow')),
  },
  {
    by: 'tech perm',
    ask: 'BAs from Commonwealth Bank (still there or left) – BPMN – NSW or Victoria',
    fits: all(
      trade('business analyst'),
      worked('Commonwealth Bank'),
      skill('BPMN'),
      region('New South Wales', 'Victoria'),
    ),
  },
  {
    by: 'California office',
    ask: 'ios devs, swiftui, san francisco or oakland',
    fits: all(trade('ios'), skill('SwiftUI'), city('San Francisco', 'Oakland')),
  },
  {
    by: 'design desk',
    ask: 'UX or product designers at senior or head level in New York, London, Amsterdam. Figma obviously.',
    fits: all(
      trade('ux designer'),
      level('senior', 'head'),
      city('New York', 'London', 'Amsterdam'),
      skill('Figma'),
    ),
  },
  {
    by: 'cyber',
    ask: 'SOC analysts, Splunk, in Australia. Defence client so citizens only, PR is not enough.',
    fits: all(trade('security'), skill('Splunk'), country('Australia'), rights('citizen')),
  },
  {
    by: 'finance team',
    ask: 'management accountant CIMA uk max £160k',
    fits: all(
      trade('management accountant'),
      skill('CIMA'),
      country('United Kingdom'),
      payUpTo(160_000, 'GBP'),
    ),
  },
  {
    by: 'practice',
    ask: 'Auditors presently with a Big 4 firm, with one to three years’ experience, any country except the UK',
    fits: all(
      trade('auditor'),
      at(...group('big 4')),
      ({ years }) => years >= 1 && years <= 3,
      not(country('United Kingdom')),
    ),
  },
  {
    by: 'practice',
    ask: 'From the client this morning: we run four wineries and want to bring tax in house, so a tax accountant comfortable with GST, permanent, already in Australia, whose expectations are between $100k and $140k. Can you see who you have?',
    fits: all(
      trade('tax'),
      skill('GST'),
      not(contractor),
      country('Australia'),
      payBetween(100_000, 140_000, 'AUD'),
    ),
  },
  {
    by: 'bot',
    ask: 'title: Accounts Payable Officer\nsoftware: MYOB\nlocation: Auckland OR Brisbane OR Perth\nwork_rights: citizen OR permanent resident',
    fits: all(trade('accounts payable'), skill('MYOB'), city('Auckland', 'Brisbane', 'Perth'), settled),
  },
  {
    by: 'projects',
    ask: 'IT project managers w/ PRINCE2 – Stockholm, Amsterdam, Berlin, London – who could start in two weeks or sooner',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      city('Stockholm', 'Amsterdam', 'Berlin', 'London'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'Osaka office',
    ask: 'I am looking for embedded C++ engineer with RTOS. Candidate is living in Germany, Switzerland or Sweden. Candidate who need visa sponsorship is not possible.',
    fits: all(
      trade('embedded'),
      skill('C++', 'RTOS'),
      country('Germany', 'Switzerland', 'Sweden'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'property and construction',
    ask: 'QSs at John Holland or Multiplex, CostX, senior or head',
    fits: all(
      trade('quantity surveyor'),
      at('John Holland', 'Multiplex'),
      skill('CostX'),
      level('senior', 'head'),
    ),
  },
  {
    by: 'resources',
    ask: 'hv sparkies with switching, working for Rio or Fortescue, WA or QLD',
    fits: all(
      trade('electrician'),
      skill('High voltage', 'Switching'),
      at('Rio Tinto', 'Fortescue'),
      region('Western Australia', 'Queensland'),
    ),
  },
  {
    by: 'luxury and beauty',
    ask: 'marketing managers based in Paris, Christian Dior background',
    fits: all(trade('marketing manager'), city('Paris'), worked('Christian Dior')),
  },
  {
    by: 'sales team',
    ask: 'sales people who left optus in 2024 or later',
    fits: all(trade('sales'), leftFrom(2024, 'Optus')),
  },
  {
    by: 'executive search',
    ask: 'Head-level product managers with Atlassian somewhere in their past, not their present',
    fits: all(trade('product manager'), level('head'), formerly('Atlassian')),
  },
  {
    by: 'executive search',
    ask: 'M&A lawyers, nine years’ experience at the very least, who speak French, German or Spanish as well',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      yearsAtLeast(9),
      any(speaks('French'), speaks('German'), speaks('Spanish')),
    ),
  },
  {
    by: 'front desk',
    ask: 'missed call from +61 412 017 094, name please',
    fits: ({ phone }) => phone === '+61412017094',
  },
  {
    by: 'US tech',
    ask: 'Ruby on Rails engineers in the US holding an active Secret clearance',
    fits: all(trade('ruby'), skill('Rails'), country('United States')),
    unknowable: true,
  },
  {
    by: 'tech perm',
    ask: 'fullstack devloper, node + react + mongo, melborne or brisbane, 4 yrs exp min',
    fits: all(
      trade('fullstack'),
      skill('Node.js', 'React', 'MongoDB'),
      city('Melbourne', 'Brisbane'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'Manila office',
    ask: 'Good day! Kindly help to source HR business partner based in Netherlands, Sweden or Switzerland. Employee relations is a must, Workday is only a plus. Thank you po',
    fits: all(trade('hr'), country('Netherlands', 'Sweden', 'Switzerland'), skill('Employee relations')),
  },
];
