import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
  lastTitled,
  level,
  nobody,
  not,
  noticeUpTo,
  onceTitled,
  PWC,
  payUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  titled,
  trade,
  yearsAtLeast,
} from './truth.ts';
import { type Facts, YEAR } from './world.ts';

/** Searches over the first two thousand as six imagined recruiters type them, by an author who knew the people and not the rules. Rules may be mended by these. */
export const OPEN_SIXTEENTH: readonly Query<Facts>[] = [
  {
    by: 'terse',
    ask: 'sparkys WA or QLD, not ugl',
    fits: all(trade('electrician'), region('Western Australia', 'Queensland'), not(at('UGL'))),
  },
  {
    by: 'terse',
    ask: 'backend java kafka AU NZ UK, any lvl',
    fits: all(
      trade('backend'),
      skill('Java', 'Kafka'),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'terse',
    ask: 'payrol offcrs chris21 NZ or QLD',
    fits: all(trade('payroll'), skill('Chris21'), any(country('New Zealand'), region('Queensland'))),
  },
  {
    by: 'terse',
    ask: 'tax seniors gt or bdo',
    fits: all(trade('tax'), level('senior'), at('Grant Thornton', 'BDO')),
  },
  {
    by: 'terse',
    ask: 'RNs + EENs bupa now, on WHV',
    fits: all(trade('registered nurse', 'enrolled nurse'), at('Bupa'), rights('visa_holder')),
  },
  { by: 'terse', ask: 'truckies linfox/toll/dhl, Adelaide, 4wk notice max', fits: nobody },
  {
    by: 'terse',
    ask: 'qs 8yrs+ ex lendlease',
    fits: all(trade('quantity surveyor'), yearsAtLeast(8), formerly('Lendlease')),
  },
  {
    by: 'terse',
    ask: 'IT BAs bpmn contract LDN / MCR',
    fits: all(trade('business analyst'), skill('BPMN'), contractor, city('London', 'Manchester')),
  },
  {
    by: 'terse',
    ask: 'ux sthlm, ams or bln, relo ok',
    fits: all(trade('ux designer'), city('Stockholm', 'Amsterdam', 'Berlin'), relocates),
  },
  {
    by: 'terse',
    ask: 'FCs aud 100-160k',
    fits: all(
      trade('financial controller'),
      ({ pay, currency }) => currency === 'AUD' && pay >= 100_000 && pay <= 160_000,
    ),
  },
  {
    by: 'terse',
    ask: 'bdm now, AE in last job',
    fits: all(titled('Business Development Manager'), lastTitled('Account Executive')),
  },
  {
    by: 'terse',
    ask: 'fe devs react ts ex atlassian, not remote',
    fits: all(trade('frontend'), skill('React', 'TypeScript'), formerly('Atlassian'), not(remote)),
  },
  {
    by: 'polite',
    ask: 'Could you please show me enrolled nurses in Victoria or Queensland who are citizens or permanent residents?',
    fits: all(
      trade('enrolled nurse'),
      region('Victoria', 'Queensland'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'polite',
    ask: 'I would be grateful for a list of employment lawyers who have left Clifford Chance or Linklaters and are now at an Australian firm.',
    fits: all(
      trade('employment lawyer'),
      formerly('Clifford Chance', 'Linklaters'),
      at('Allens', 'MinterEllison'),
    ),
  },
  {
    by: 'polite',
    ask: 'Would you mind finding marketing managers who speak either French or German?',
    fits: all(trade('marketing manager'), any(speaks('French'), speaks('German'))),
  },
  {
    by: 'polite',
    ask: 'Good morning, we are looking for a construction project manager with Primavera P6 who has been with their present employer for at least four years.',
    fits: all(trade('construction project manager'), skill('Primavera P6'), ({ since }) => YEAR - since >= 4),
  },
  {
    by: 'polite',
    ask: 'Please find me chefs currently with Merivale who could start within a fortnight.',
    fits: all(trade('chef'), at('Merivale'), noticeUpTo(14)),
  },
  {
    by: 'polite',
    ask: 'Which of our maths teachers in the United Kingdom have fewer than seven years of experience?',
    fits: all(trade('maths teacher'), country('United Kingdom'), ({ years }) => years < 7),
  },
  {
    by: 'polite',
    ask: 'Kindly list all data scientists in Germany, with the exception of those who would need sponsorship.',
    fits: all(trade('data scientist'), country('Germany'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'polite',
    ask: 'Do we know any executive assistants in New York or San Francisco whose expectations do not exceed 140,000 US dollars?',
    fits: all(trade('executive assistant'), city('New York', 'San Francisco'), payUpTo(140_000, 'USD')),
  },
  {
    by: 'polite',
    ask: "I'd like to see physiotherapists who used to work for Ramsay Health Care but no longer do, in Australia or New Zealand.",
    fits: all(
      trade('physio'),
      formerly('Ramsay Health Care'),
      not(at('Ramsay Health Care')),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'polite',
    ask: 'Please could I have the auditors who joined Deloitte or KPMG in 2024 or later?',
    fits: all(trade('auditor'), at('Deloitte', 'KPMG'), ({ since }) => since >= 2024),
  },
  {
    by: 'polite',
    ask: 'We need a product manager in the Netherlands, Sweden or Switzerland, ideally with Jira experience.',
    fits: all(trade('product manager'), country('Netherlands', 'Sweden', 'Switzerland')),
  },
  {
    by: 'polite',
    ask: 'May I ask for the details of Nora Hobson?',
    fits: ({ name }) => name === 'Nora Hobson',
  },
  {
    by: 'dictated',
    ask: 'okay so I need um see sharp developers in Manchester or Bolton full stop',
    fits: all(trade('dotnet'), city('Manchester', 'Bolton')),
  },
  {
    by: 'dictated',
    ask: 'find me all the diesel fitters who are with Fortescue at the moment and who used to be with Rio',
    fits: all(trade('diesel fitter'), at('Fortescue'), formerly('Rio Tinto')),
  },
  {
    by: 'dictated',
    ask: 'ah right who have we got for payroll in Auckland or actually make that anywhere in New Zealand',
    fits: all(trade('payroll'), country('New Zealand')),
  },
  {
    by: 'dictated',
    ask: 'I want site engineers comma minimum four years comma maximum eleven years comma Australia',
    fits: all(trade('site engineer'), ({ years }) => years >= 4 && years <= 11, country('Australia')),
  },
  {
    by: 'dictated',
    ask: 'uh nurses in Brisbane no sorry Perth or Sydney intensive care I mean',
    fits: all(trade('icu nurse'), city('Perth', 'Sydney')),
  },
  {
    by: 'dictated',
    ask: "get me people who know Go lang and Kubernetes and they shouldn't be at Google",
    fits: all(skill('Go', 'Kubernetes'), not(at('Google'))),
  },
  {
    by: 'dictated',
    ask: 'show me heads of HR or senior HR business partners in London Manchester or Nottingham',
    fits: all(trade('hr'), level('head', 'senior'), city('London', 'Manchester', 'Nottingham')),
  },
  {
    by: 'dictated',
    ask: "someone who speaks Hindi and does accounts payable doesn't matter where",
    fits: all(trade('accounts payable'), speaks('Hindi')),
  },
  {
    by: 'dictated',
    ask: 'who is on twelve weeks notice and is a financial controller and wants under one hundred and fifty thousand euros',
    fits: all(
      trade('financial controller'),
      ({ noticeDays }) => noticeDays === 84,
      ({ pay, currency }) => currency === 'EUR' && pay < 150_000,
    ),
  },
  {
    by: 'dictated',
    ask: "I'm after SEO specialists that moved from Clemenger to Ogilvy",
    fits: all(trade('seo'), formerly('Clemenger BBDO'), at('Ogilvy')),
  },
  {
    by: 'dictated',
    ask: 'lawyers for mergers and acquisitions in Zurich Vienna or Munich new line permanent residents or citizens only please',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      city('Zurich', 'Vienna', 'Munich'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'dictated',
    ask: "primary teachers who'd move and who can start straight away",
    fits: all(trade('primary teacher'), relocates, noticeUpTo(0)),
  },
  {
    by: 'bot developer',
    ask: 'role=data engineer; country in (DE, AT, CH); skills: Spark',
    fits: all(trade('data engineer'), country('Germany', 'Austria', 'Switzerland'), skill('Spark')),
  },
  {
    by: 'bot developer',
    ask: '{"role": "pharmacist", "country": "AU", "notice_days_max": 14}',
    fits: all(trade('pharmacist'), country('Australia'), noticeUpTo(14)),
  },
  {
    by: 'bot developer',
    ask: 'title:electrician current_employer:("Rio Tinto" OR Fortescue) NOT work_rights:"needs sponsorship"',
    fits: all(trade('electrician'), at('Rio Tinto', 'Fortescue'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'bot developer',
    ask: 'ios developer AND years >= 9 AND open_to_relocation = true',
    fits: all(trade('ios'), yearsAtLeast(9), relocates),
  },
  {
    by: 'bot developer',
    ask: 'cyber security analyst | SIEM | mid,senior | United Kingdom',
    fits: all(trade('security'), skill('SIEM'), level('mid', 'senior'), country('United Kingdom')),
  },
  {
    by: 'bot developer',
    ask: 'sales, Salesforce, currency=GBP, salary<=100000',
    fits: all(trade('sales'), skill('Salesforce'), payUpTo(100_000, 'GBP')),
  },
  {
    by: 'bot developer',
    ask: 'credit risk analyst, SQL, years_experience >= 9, current_employer not in [HSBC, Barclays]',
    fits: all(trade('risk'), skill('SQL'), yearsAtLeast(9), not(at('HSBC', 'Barclays'))),
  },
  {
    by: 'bot developer',
    ask: 'registered nurses, state: California',
    fits: all(trade('registered nurse'), region('California')),
  },
  {
    by: 'bot developer',
    ask: 'embedded engineers location=Stockholm|Amsterdam|Berlin',
    fits: all(trade('embedded'), city('Stockholm', 'Amsterdam', 'Berlin')),
  },
  {
    by: 'bot developer',
    ask: 'email = p77@people.example OR email = p78@people.example',
    fits: ({ email }) => email === 'p77@people.example' || email === 'p78@people.example',
  },
  {
    by: 'UK',
    ask: 'Junior solicitors anywhere in the UK',
    fits: all(trade('lawyer'), level('junior'), country('United Kingdom')),
  },
  {
    by: 'UK',
    ask: 'Lorry drivers in the North West, perm only',
    fits: all(trade('truck driver'), region('Greater Manchester'), not(contractor)),
  },
  {
    by: 'UK',
    ask: 'Dispensing chemists in Nottingham or London',
    fits: all(trade('pharmacist'), city('Nottingham', 'London')),
  },
  {
    by: 'UK',
    ask: 'Contract DevOps outside IR35, anywhere in the UK, SC cleared',
    fits: all(trade('devops'), contractor, country('United Kingdom')),
    unknowable: true,
  },
  {
    by: 'UK',
    ask: 'CIMA qualified management accountants, up to £150k',
    fits: all(trade('management accountant'), skill('CIMA'), payUpTo(150_000, 'GBP')),
  },
  {
    by: 'UK',
    ask: 'ex-Barclays or ex-HSBC risk analysts who are now at neither',
    fits: all(trade('risk'), formerly('Barclays', 'HSBC'), not(at('Barclays', 'HSBC'))),
  },
  {
    by: 'UK',
    ask: 'primary school teachers with QTS in London',
    fits: all(trade('primary teacher'), city('London')),
    unknowable: true,
  },
  {
    by: 'US',
    ask: 'M&A attorneys NYC or Bay Area 9+ yrs',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      city('New York', 'San Francisco', 'Oakland'),
      yearsAtLeast(9),
    ),
  },
  {
    by: 'US',
    ask: 'ICU nurses in the US with a compact license, no sponsorship needed',
    fits: all(trade('icu nurse'), country('United States'), not(rights('requires_sponsorship'))),
    unknowable: true,
  },
  {
    by: 'US',
    ask: 'physical therapists in California',
    fits: all(trade('physio'), region('California')),
  },
  {
    by: 'US',
    ask: 'SREs who held the title DevOps Engineer in an earlier job',
    fits: all(titled('Site Reliability Engineer'), onceTitled('DevOps Engineer')),
  },
  {
    by: 'US',
    ask: 'sales reps who speak Spanish',
    fits: all(trade('sales'), speaks('Spanish')),
  },
  {
    by: 'US',
    ask: 'full-stack folks on W2, Oakland, SF or NYC, making under 180k',
    fits: all(
      trade('fullstack'),
      city('Oakland', 'San Francisco', 'New York'),
      ({ pay, currency }) => currency === 'USD' && pay < 180_000,
    ),
    unknowable: true,
  },
  {
    by: 'US',
    ask: 'big 4 audit people, green card or citizen, in the States, not PwC',
    fits: all(
      trade('auditor'),
      at(...group('big 4')),
      rights('citizen', 'permanent_resident'),
      country('United States'),
      not(at(...PWC)),
    ),
  },
];
