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
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of twelve imagined writers over the first people, each in its own way of asking. */
export const OPEN_FORTY_SEVENTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'boolean sourcer',
    ask: '(iOS OR Swift) AND SwiftUI AND ("New York" OR "San Francisco" OR Oakland)',
    fits: all(trade('ios'), skill('SwiftUI'), city('New York', 'San Francisco', 'Oakland')),
  },
  {
    by: 'boolean sourcer',
    ask: '"business analyst" AND Jira AND (Australia OR "New Zealand") NOT junior',
    fits: all(
      trade('business analyst'),
      skill('Jira'),
      country('Australia', 'New Zealand'),
      not(level('junior')),
    ),
  },
  {
    by: 'boolean sourcer',
    ask: '"financial controller" AND consolidation AND (BHP OR Woolworths)',
    fits: all(trade('financial controller'), skill('Consolidation'), worked('BHP', 'Woolworths')),
  },
  {
    by: 'phone resourcer',
    ask: 'hiya can you pull enrolled nurses in melbourne or brisbane, nobody that needs sponsoring',
    fits: all(trade('enrolled nurse'), city('Melbourne', 'Brisbane'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'phone resourcer',
    ask: 'who’ve we got for chefs in the UK asking 95 grand or less',
    fits: all(trade('chef'), country('United Kingdom'), payUpTo(95_000, 'GBP')),
  },
  {
    by: 'phone resourcer',
    ask: 'sales reps within 25 miles of Manchester',
    fits: all(trade('sales'), region('Greater Manchester')),
  },
  {
    by: 'dictating partner',
    ask: 'I would like to see M&A lawyers who were at Clifford Chance or Linklaters earlier in their career, are now at Allens or MinterEllison, and have nine years of experience or more.',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      formerly('Clifford Chance', 'Linklaters'),
      at('Allens', 'MinterEllison'),
      yearsAtLeast(9),
    ),
  },
  {
    by: 'dictating partner',
    ask: 'Let me have financial controllers at senior or head level in Germany, Austria, Switzerland or the Netherlands. German would be welcome but is not essential.',
    fits: all(
      trade('financial controller'),
      level('senior', 'head'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands'),
    ),
  },
  {
    by: 'early temp desk',
    ask: 'HGV drivers nottingham / manchester / bolton / london, 2 wks notice or less',
    fits: all(trade('truck driver'), city('Nottingham', 'Manchester', 'Bolton', 'London'), noticeUpTo(14)),
  },
  {
    by: 'early temp desk',
    ask: 'RNs or EENs, brisbane or perth, 2 wks notice max',
    fits: all(trade('registered nurse', 'enrolled nurse'), city('Brisbane', 'Perth'), noticeUpTo(14)),
  },
  {
    by: 'early temp desk',
    ask: 'electricans perth',
    fits: all(trade('electrician'), city('Perth')),
  },
  {
    by: 'first-week junior',
    ask: 'Hi, please can I find primary school teachers in England?',
    fits: all(trade('primary teacher'), country('United Kingdom')),
  },
  {
    by: 'first-week junior',
    ask: 'people that know Figma and live in Berlin, Vienna or Amsterdam',
    fits: all(skill('Figma'), city('Berlin', 'Vienna', 'Amsterdam')),
  },
  {
    by: 'first-week junior',
    ask: 'marketing managers who are not junior and would relocate',
    fits: all(trade('marketing manager'), not(level('junior')), relocates),
  },
  {
    by: 'in-house partner',
    ask: 'Credit risk analysts with SAS, currently at ANZ, Westpac or HSBC, notice period not above four weeks',
    fits: all(trade('risk'), skill('SAS'), at('ANZ', 'Westpac', 'HSBC'), noticeUpTo(28)),
  },
  {
    by: 'in-house partner',
    ask: 'HR business partners in Europe with Workday who have been with their current employer for more than three years',
    fits: all(trade('hr'), skill('Workday'), country(...EUROPE), sinceYears(3)),
  },
  {
    by: 'client relay',
    ask: 'client asks: Go engineers, EU or UK based, only people who work remotely',
    fits: all(trade('go'), country('Germany', 'Austria', 'Netherlands', 'Sweden', 'United Kingdom'), remote),
  },
  {
    by: 'client relay',
    ask: '#sourcing — from client: “construction PMs w/ Procore, must be citizen or PR, Brisbane/Melbourne/Perth, 120-180k”',
    fits: all(
      trade('construction project manager'),
      skill('Procore'),
      settled,
      city('Brisbane', 'Melbourne', 'Perth'),
      payBetween(120_000, 180_000, 'AUD'),
    ),
  },
  {
    by: 'assistant',
    ask: 'The hiring manager seeks a mid-level or senior data engineer with experience of Spark and Airflow, resident in the United States. A contract engagement is preferred, though not required.',
    fits: all(
      trade('data engineer'),
      level('mid', 'senior'),
      skill('Spark', 'Airflow'),
      country('United States'),
    ),
  },
  {
    by: 'assistant',
    ask: 'Looking for physiotherapists with fewer than five years of experience who live in Australia or New Zealand.',
    fits: all(trade('physio'), country('Australia', 'New Zealand'), not(yearsAtLeast(5))),
  },
  {
    by: 'rec-to-rec',
    ask: 'BDMs and sales execs to turn into recruiters: Auckland, Sydney or Melbourne, 4 yrs+ exp',
    fits: all(trade('sales'), city('Auckland', 'Sydney', 'Melbourne'), yearsAtLeast(4)),
  },
  {
    by: 'rec-to-rec',
    ask: 'HR managers / HRBPs with a spell at Coca-Cola or Unilever (today’s job counts too), UK',
    fits: all(trade('hr'), worked('Coca-Cola', 'Unilever'), country('United Kingdom')),
  },
  {
    by: 'contractor manager',
    ask: 'devops contractors, terraform + aws, citizens or PR, anywhere in Europe',
    fits: all(trade('devops'), skill('Terraform', 'AWS'), contractor, settled, country(...EUROPE)),
  },
  {
    by: 'contractor manager',
    ask: 'Contract BAs in the UK, Netherlands or Germany; four weeks’ notice is my limit',
    fits: all(
      trade('business analyst'),
      contractor,
      country('United Kingdom', 'Netherlands', 'Germany'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'contractor manager',
    ask: 'management accountants who contract, Sydney, Melbourne, Brisbane, Perth or Auckland',
    fits: all(
      trade('management accountant'),
      contractor,
      city('Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Auckland'),
    ),
  },
  {
    by: 'second tongue',
    ask: 'I search electrician with high voltage, he must can start in maximum two weeks and have the right to work without sponsorship',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      noticeUpTo(14),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'second tongue',
    ask: 'Please show the pharmacists which speak Mandarin or Hindi',
    fits: all(trade('pharmacist'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'second tongue',
    ask: 'developer .NET with Azure in Zürich, Wien, Berlin or München',
    fits: all(trade('dotnet'), skill('Azure'), city('Zurich', 'Vienna', 'Berlin', 'Munich')),
  },
  {
    by: 'owner',
    ask: 'QSs in London or Manchester on less than 125k. Ex Multiplex would be a bonus',
    fits: all(trade('quantity surveyor'), city('London', 'Manchester'), payUpTo(125_000, 'GBP')),
  },
  {
    by: 'owner',
    ask: 'head level sous chef, Stockholm, now at Marriott, speaks German, contract, free straight away, under 75k',
    fits: all(
      trade('chef'),
      level('head'),
      city('Stockholm'),
      at('Marriott'),
      speaks('German'),
      contractor,
      noticeUpTo(0),
      payUpTo(74_999, 'SEK'),
    ),
  },
];
