import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  EY,
  formerly,
  group,
  level,
  nobody,
  not,
  noticeUpTo,
  PWC,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of a working week in twelve agencies. */
export const OPEN_THIRTY_FIRST: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'perm',
    ask: 'QSs, East Midlands or London',
    fits: all(trade('quantity surveyor'), region('East Midlands', 'Greater London')),
  },
  {
    by: 'perm',
    ask: 'Marketing managers in the UK for a perm move, looking for £140k at most',
    fits: all(
      trade('marketing manager'),
      country('United Kingdom'),
      not(contractor),
      payUpTo(140_000, 'GBP'),
    ),
  },
  {
    by: 'temps',
    ask: 'HGV drivers UK, fortnight’s notice max',
    fits: all(trade('truck driver'), country('United Kingdom'), noticeUpTo(14)),
  },
  {
    by: 'temps',
    ask: 'ENs Australia available now',
    fits: all(trade('enrolled nurse'), country('Australia'), noticeUpTo(0)),
  },
  {
    by: 'temps',
    ask: 'accounts payable, after contract, free inside four weeks, Aus, NZ or UK',
    fits: all(
      trade('accounts payable'),
      contractor,
      noticeUpTo(28),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'exec',
    ask: 'Head-level marketing managers, Germany or Switzerland',
    fits: all(trade('marketing manager'), level('head'), country('Germany', 'Switzerland')),
  },
  {
    by: 'exec',
    ask: 'Financial controllers of fifteen years’ standing or more presently at BHP, Telstra or Westpac',
    fits: all(trade('financial controller'), yearsAtLeast(15), at('BHP', 'Telstra', 'Westpac')),
  },
  {
    by: 'exec',
    ask: 'For a confidential succession we should like to see financial controllers versed in both IFRS and consolidation who live in Austria, Germany, Switzerland, the Netherlands or the United Kingdom and have at least nine years of experience.',
    fits: all(
      trade('financial controller'),
      skill('IFRS', 'Consolidation'),
      country('Austria', 'Germany', 'Switzerland', 'Netherlands', 'United Kingdom'),
      yearsAtLeast(9),
    ),
  },
  {
    by: 'exec',
    ask: 'Corporate or M&A lawyers at present with a Magic Circle firm, who could join within four weeks and do not work on contract',
    fits: all(
      trade('lawyer'),
      not(trade('employment lawyer')),
      at(...group('magic circle')),
      noticeUpTo(28),
      not(contractor),
    ),
  },
  {
    by: 'first week',
    ask: 'Hiya, Karen wants electricians who’d be open to relocation, is that something we keep?',
    fits: all(trade('electrician'), relocates),
  },
  {
    by: 'first week',
    ask: 'could I see the iOS developers in the States and in the Netherlands please',
    fits: all(trade('ios'), country('United States', 'Netherlands')),
  },
  {
    by: 'first week',
    ask: 'Hello! This is my first ever shortlist so fingers crossed. UX designers who have user research on their profile, with four years or more, wanting permanent work, in Berlin, Amsterdam, Vienna or Stockholm.',
    fits: all(
      trade('ux designer'),
      skill('User research'),
      yearsAtLeast(4),
      not(contractor),
      city('Berlin', 'Amsterdam', 'Vienna', 'Stockholm'),
    ),
  },
  {
    by: 'owner',
    ask: 'diesel fitters WA or QLD',
    fits: all(trade('diesel fitter'), region('Western Australia', 'Queensland')),
  },
  {
    by: 'owner',
    ask: 'Having a beer with the Fortescue bloke tonight and I want to look clever. Which of our sparkies and diesel fitters worked for Fortescue once, are somewhere else now, and live in Australia?',
    fits: all(
      trade('electrician', 'diesel fitter'),
      formerly('Fortescue'),
      not(at('Fortescue')),
      country('Australia'),
    ),
  },
  {
    by: 'hotel',
    ask: 'chefs in Europe, minimum nine years',
    fits: all(trade('chef'), country(...EUROPE), yearsAtLeast(9)),
  },
  {
    by: 'hotel',
    ask: 'Which executive assistants speaks Spanish or French? Is for the director of the hotel',
    fits: all(trade('executive assistant'), any(speaks('Spanish'), speaks('French'))),
  },
  {
    by: 'hotel',
    ask: 'I am needing people of HR with Workday in Melbourne, Brisbane or Auckland, but not who has the working holiday visa',
    fits: all(
      trade('hr'),
      skill('Workday'),
      city('Melbourne', 'Brisbane', 'Auckland'),
      not(rights('visa_holder')),
    ),
  },
  {
    by: 'health',
    ask: 'pharmacists who’d need sponsoring',
    fits: all(trade('pharmacist'), rights('requires_sponsorship')),
  },
  { by: 'health', ask: 'any dentists in Berlin?', fits: nobody },
  {
    by: 'health',
    ask: 'physios or pharmacists, Auckland or anywhere in Australia, citizen or PR, four weeks or less',
    fits: all(trade('physio', 'pharmacist'), country('Australia', 'New Zealand'), settled, noticeUpTo(28)),
  },
  {
    by: 'construction',
    ask: 'site engineers at Multiplex now',
    fits: all(trade('site engineer'), at('Multiplex')),
  },
  {
    by: 'finance',
    ask: 'tax people now in Big4, Europe',
    fits: all(trade('tax'), at(...group('big 4')), country(...EUROPE)),
  },
  {
    by: 'finance',
    ask: 'management accountant, CIMA, without contractors',
    fits: all(trade('management accountant'), skill('CIMA'), not(contractor)),
  },
  {
    by: 'finance',
    ask: 'Please send credit risk analysts with SAS and SQL, expectation not bigger than 140 000 pounds',
    fits: all(trade('risk'), skill('SAS', 'SQL'), payUpTo(140_000, 'GBP')),
  },
  {
    by: 'finance',
    ask: 'Client had bad experience with long notice. So please only financial controllers or management accountants in United Kingdom who can begin in maximum one month, and they should be citizens or have permanent residence.',
    fits: all(
      trade('financial controller', 'management accountant'),
      country('United Kingdom'),
      noticeUpTo(31),
      settled,
    ),
  },
  {
    by: 'it',
    ask: 'Golang + Kubernetes, immediate joiners',
    fits: all(trade('go'), skill('Go', 'Kubernetes'), noticeUpTo(0)),
  },
  {
    by: 'it',
    ask: 'Kindly check Java developers having Kafka, 8+ yrs exp, based in Europe or US',
    fits: all(skill('Java', 'Kafka'), yearsAtLeast(8), country(...EUROPE, 'United States')),
  },
  {
    by: 'it',
    ask: 'Data engineer with Spark and Airflow, should not require sponsorship, location US, UK or Netherlands',
    fits: all(
      trade('data engineer'),
      skill('Spark', 'Airflow'),
      noSponsorship,
      country('United States', 'United Kingdom', 'Netherlands'),
    ),
  },
  {
    by: 'dictated',
    ask: 'uh electricians in western australia or queensland with high voltage who are permanent residents or citizens',
    fits: all(
      trade('electrician'),
      region('Western Australia', 'Queensland'),
      skill('High voltage'),
      settled,
    ),
  },
  {
    by: 'dictated',
    ask: 'right so the digital lot called they want seo people who work remotely they can be at ogilvy or clemenger I dont care but no juniors',
    fits: all(trade('seo'), remote, not(level('junior'))),
  },
  {
    by: 'pasted',
    ask: '“payroll person, Chris21, Melbourne, Brisbane or Perth, permanent”',
    fits: all(trade('payroll'), skill('Chris21'), city('Melbourne', 'Brisbane', 'Perth'), not(contractor)),
  },
  {
    by: 'pasted',
    ask: '> we would look at full stack people with MongoDB, any country in Europe, but please nobody who needs a visa sponsored',
    fits: all(trade('fullstack'), skill('MongoDB'), country(...EUROPE), noSponsorship),
  },
  {
    by: 'pasted',
    ask: 'From the head’s PA: “Two maths teachers are wanted, both have to be living in the UK already and neither may be on a working holiday visa.” Who do we have?',
    fits: all(trade('maths teacher'), country('United Kingdom'), not(rights('visa_holder'))),
  },
  {
    by: 'pasted',
    ask: '“…an auditor who has come out of Deloitte, EY, KPMG or PwC and has since moved on to somewhere smaller, so not with any of the four today.” Anyone?',
    fits: all(trade('auditor'), formerly('Deloitte', ...EY, 'KPMG', ...PWC), not(at(...group('big 4')))),
  },
];
