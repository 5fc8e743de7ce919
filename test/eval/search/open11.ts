import {
  both,
  calledWithin,
  either,
  type Second,
  type SecondQuery,
  ticket,
  wasOnce,
} from './second-world.ts';
import {
  all,
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  type Query,
  region,
  remote,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
} from './truth.ts';

const sponsored = rights('requires_sponsorship');

/** Searches over the first two thousand, written after the mending by the tenth. Rules may be mended by these. */
export const OPEN_ELEVENTH: readonly Query[] = [
  {
    ask: 'Ruby or Go backend engineers, not London, open to contract work or permanent',
    fits: all(trade('ruby', 'go'), not(city('London'))),
  },
  {
    ask: 'Need someone to run our Brisbane warehouse, inventory and WMS background',
    fits: all(trade('warehouse manager'), city('Brisbane'), skill('WMS', 'Inventory')),
  },
  {
    ask: 'Which auditors left KPMG? Based in Germany, Austria or Switzerland',
    fits: all(trade('auditor'), formerly('KPMG'), country('Germany', 'Austria', 'Switzerland')),
  },
  { ask: 'all data people in Sweden', fits: all(trade('data'), country('Sweden')) },
  { ask: 'everyone in Bolton', fits: city('Bolton') },
  {
    ask: "nurses (any type) with under two weeks' notice, Auckland",
    fits: all(trade('nurse'), city('Auckland'), ({ noticeDays }) => noticeDays < 14),
  },
  {
    ask: 'shortlist of HR Managers on a visa in the UK',
    fits: all(trade('hr'), rights('visa_holder'), country('United Kingdom')),
  },
  {
    ask: 'site engineers at John Holland or Lendlease, min 3 yrs in role',
    fits: all(trade('site engineer'), at('John Holland', 'Lendlease'), sinceYears(3)),
  },
  {
    ask: 'Marketing managers with Google Analytics who want 100k or less and can start in 2 weeks',
    fits: all(
      trade('marketing manager'),
      skill('Google Analytics'),
      ({ pay }) => pay <= 100_000,
      noticeUpTo(14),
    ),
  },
  {
    ask: 'DevOps with k8s in Amsterdam; German or French a bonus; no juniors',
    fits: all(trade('devops'), skill('Kubernetes'), city('Amsterdam'), not(level('junior'))),
  },
  {
    ask: 'business analysts except those at Google and Amazon, Perth/Melbourne',
    fits: all(trade('business analyst'), not(at('Google', 'Amazon')), city('Perth', 'Melbourne')),
  },
  {
    ask: 'IT PMs - Agile and PRINCE2 both - who earn 90 to 130k in Australia',
    fits: all(
      trade('it project manager'),
      skill('Agile', 'PRINCE2'),
      ({ pay }) => pay >= 90_000 && pay <= 130_000,
      country('Australia'),
    ),
  },
  {
    ask: 'lawyer who is not a contractor, Oakland or San Francisco, head of level',
    fits: all(trade('lawyer'), not(contractor), city('Oakland', 'San Francisco'), level('head')),
  },
  {
    ask: 'pharmacists or physios from Ramsay or Bupa, relocating ok',
    fits: all(trade('pharmacist', 'physio'), worked('Ramsay Health Care', 'Bupa')),
  },
  {
    ask: 'employment lawyers previously at Allens and now at MinterEllison',
    fits: all(trade('employment lawyer'), formerly('Allens'), at('MinterEllison')),
  },
  {
    ask: 'primary teachers, Hillview Primary School, anywhere in NZ or Australia',
    fits: all(
      trade('primary teacher'),
      worked('Hillview Primary School'),
      country('New Zealand', 'Australia'),
    ),
  },
  {
    ask: 'Mandarin speakers in finance: controllers, management accountants, tax',
    fits: all(trade('financial controller', 'management accountant', 'tax'), speaks('Mandarin')),
  },
  {
    ask: 'people managers? no: product managers, Thoughtworks, US or UK',
    fits: all(trade('product manager'), worked('Thoughtworks'), country('United States', 'United Kingdom')),
  },
  {
    ask: "HV electrician with switching who doesn't need sponsoring, Perth preferred but anywhere in Oz",
    fits: all(trade('electrician'), skill('High voltage', 'Switching'), not(sponsored), country('Australia')),
  },
  {
    ask: 'not too senior: junior or mid-level UX designers in New York',
    fits: all(trade('ux designer'), level('junior', 'mid'), city('New York')),
  },
  {
    ask: 'C++ engineers in Europe wanting less than EUR 100k',
    fits: all(
      trade('embedded'),
      not(country('Australia', 'New Zealand', 'United States')),
      ({ pay, currency }) => currency === 'EUR' && pay < 100_000,
    ),
  },
  {
    ask: 'Executive assistant, permanent, Unilever background a plus, 12 weeks notice is fine, Vienna',
    fits: all(trade('executive assistant'), not(contractor), city('Vienna')),
  },
  {
    ask: "cyber analysts with SIEM who've stayed put for five years plus",
    fits: all(trade('security'), skill('SIEM'), sinceYears(4)),
  },
  {
    ask: 'find me three chefs for Merivale: Sydney, junior or mid, start right away',
    fits: all(trade('chef'), city('Sydney'), level('junior', 'mid'), noticeUpTo(0)),
  },
];

const industry =
  (...names: string[]) =>
  (person: Second): boolean =>
    names.includes(person.industry);

/** Searches over the second five hundred. */
export const SECOND_OPEN_ELEVENTH: readonly SecondQuery[] = [
  {
    ask: "bookkeepers with BAS who don't live in Sydney",
    fits: both(trade('bookkeeper'), skill('BAS'), not(city('Sydney'))),
  },
  {
    ask: 'plumbers or fitters, NZ, contact in last 6 months',
    fits: both(trade('plumber', 'fitter'), country('New Zealand'), calledWithin(183)),
  },
  {
    ask: 'regulatory affairs people at Roche, Novartis or GSK, CTD',
    fits: both(trade('regulatory affairs'), at('Roche', 'Novartis', 'GSK'), skill('CTD')),
  },
  {
    ask: 'SAP consultants who are between contracts',
    fits: both(trade('sap consultant'), ({ betweenJobs }) => betweenJobs),
  },
  {
    ask: 'hotel receptionists in Ireland or the UK who speak French or German',
    fits: both(
      trade('receptionist'),
      country('Ireland', 'United Kingdom'),
      either(speaks('French'), speaks('German')),
    ),
  },
  {
    ask: 'GPs, Australia or New Zealand, never been called',
    fits: both(
      trade('gp'),
      country('Australia', 'New Zealand'),
      ({ calledDaysAgo }) => calledDaysAgo === null,
    ),
  },
  {
    ask: 'customer success managers in software, Gainsight, fully remote',
    fits: both(trade('customer success'), industry('software'), skill('Gainsight'), remote),
  },
  { ask: 'ex-midwives doing something else', fits: wasOnce('midwife') },
  {
    ask: 'financial planners, Xplan and super, at NAB or CBA',
    fits: both(trade('financial planner'), skill('Xplan', 'Superannuation'), at('NAB', 'Commonwealth Bank')),
  },
  {
    ask: 'tradies in Karratha or Geelong with a white card',
    fits: both(trade('blue collar'), city('Karratha', 'Geelong'), ticket('White Card')),
  },
  {
    ask: 'QA testers (selenium or cypress) in Texas',
    fits: both(trade('tester'), either(skill('Selenium'), skill('Cypress')), region('Texas')),
  },
  {
    ask: 'procurement managers on at least AUD 100k, Sydney',
    fits: both(trade('procurement'), city('Sydney'), ({ pay }) => pay >= 100_000),
  },
];
