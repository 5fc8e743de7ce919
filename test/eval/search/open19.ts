import type { Query } from './score.ts';
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
  nobody,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
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

/** Searches over the first two thousand as ten imagined recruiters type or dictate them, by an author who knew the people and not the rules. Rules may be mended by these. */
export const OPEN_SEVENTEENTH: readonly Query<Facts>[] = [
  {
    by: 'keywords',
    ask: 'golang k8s DE/AT/CH',
    fits: all(trade('go'), skill('Kubernetes'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'keywords',
    ask: 'FC consol UK max £150k',
    fits: all(
      trade('financial controller'),
      skill('Consolidation'),
      country('United Kingdom'),
      payUpTo(150_000, 'GBP'),
    ),
  },
  {
    by: 'keywords',
    ask: 'SOC analyst contract immed',
    fits: all(trade('security'), contractor, noticeUpTo(0)),
  },
  {
    by: 'keywords',
    ask: 'AP clerk MYOB Melb / Bris',
    fits: all(trade('accounts payable'), city('Melbourne', 'Brisbane')),
  },
  {
    by: 'keywords',
    ask: 'HGV Notts / Bolton / Manc',
    fits: all(trade('truck driver'), city('Nottingham', 'Bolton', 'Manchester')),
  },
  {
    by: 'keywords',
    ask: 'mgmt acct CIMA perm 4w notice or less',
    fits: all(trade('management accountant'), skill('CIMA'), not(contractor), noticeUpTo(28)),
  },
  {
    by: 'keywords',
    ask: 'C++ RTOS snr Germany Austria NL no spons',
    fits: all(
      trade('embedded'),
      level('senior'),
      country('Germany', 'Austria', 'Netherlands'),
      not(rights('requires_sponsorship')),
    ),
  },
  { by: 'keywords', ask: 'EA, German speaker', fits: all(trade('executive assistant'), speaks('German')) },
  { by: 'keywords', ask: 'chef Dublin', fits: nobody },
  {
    by: 'boolean',
    ask: '(devops OR SRE) AND AWS AND (California OR "New York")',
    fits: all(trade('devops'), skill('AWS'), region('California', 'New York')),
  },
  {
    by: 'boolean',
    ask: '("machine learning engineer" OR "data scientist") AND "United States" NOT contract',
    fits: all(trade('data scientist'), country('United States'), not(contractor)),
  },
  {
    by: 'boolean',
    ask: '"employment law" AND (Linklaters OR "Clifford Chance")',
    fits: all(skill('Employment law'), worked('Linklaters', 'Clifford Chance')),
  },
  {
    by: 'boolean',
    ask: 'RN AND "wound care" AND (Oakland OR "San Francisco" OR "New York") AND citizen',
    fits: all(trade('registered nurse'), city('Oakland', 'San Francisco', 'New York'), rights('citizen')),
  },
  {
    by: 'boolean',
    ask: 'title:("HR Manager" OR "HR Business Partner") AND Workday -sponsorship',
    fits: all(trade('hr'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'boolean',
    ask: '(react OR angular) AND typescript AND NOT junior',
    fits: all(skill('React', 'TypeScript'), not(level('junior'))),
  },
  {
    by: 'boolean',
    ask: '"quantity surveyor" AND CostX AND (Lendlease OR Multiplex) AND NOT "John Holland"',
    fits: all(trade('quantity surveyor'), worked('Lendlease', 'Multiplex'), not(worked('John Holland'))),
  },
  {
    by: 'boolean',
    ask: 'sales AND salesforce AND (french OR german)',
    fits: all(trade('sales'), any(speaks('French'), speaks('German'))),
  },
  { by: 'boolean', ask: 'welder AND Houston', fits: nobody },
  {
    by: 'chatty',
    ask: 'hey mate any sparkies in Perth or Melbourne who could start next week?',
    fits: all(trade('electrician'), city('Perth', 'Melbourne'), noticeUpTo(7)),
  },
  {
    by: 'chatty',
    ask: "after a nurse for Melbourne, RN or EN doesn't matter which, no ICU ones though",
    fits: all(trade('registered nurse', 'enrolled nurse'), city('Melbourne')),
  },
  {
    by: 'chatty',
    ask: "who've we got that's been at BHP and Telstra both?",
    fits: all(worked('BHP'), worked('Telstra')),
  },
  {
    by: 'chatty',
    ask: 'got a role up in Brissie for a warehouse manager, happy to look at anyone in Queensland or anyone willing to move',
    fits: all(trade('warehouse manager'), any(region('Queensland'), relocates)),
  },
  {
    by: 'chatty',
    ask: 'any fitters wanting less than 150 grand, WA or QLD',
    fits: all(trade('diesel fitter'), region('Western Australia', 'Queensland'), ({ pay }) => pay < 150_000),
  },
  { by: 'chatty', ask: 'looking for a chippy out Parramatta way', fits: nobody },
  {
    by: 'chatty',
    ask: "need a BA who's been at CommBank before, not there now",
    fits: all(trade('business analyst'), formerly('Commonwealth Bank')),
  },
  {
    by: 'chatty',
    ask: 'someone who can run a kitchen, Merivale background would be awesome but no drama if not',
    fits: trade('chef'),
  },
  {
    by: 'chatty',
    ask: "tax folk in Vic or NSW from the big 4 that aren't on a visa and don't need sponsoring",
    fits: all(
      trade('tax'),
      region('Victoria', 'New South Wales'),
      at(...group('big 4')),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'courteous',
    ask: 'Would you have any auditors in the UK who started out with Grant Thornton or BDO and have since moved on?',
    fits: all(trade('auditor'), country('United Kingdom'), formerly('Grant Thornton', 'BDO')),
  },
  {
    by: 'courteous',
    ask: 'I wonder is there anybody with PRINCE2 who would be willing to relocate',
    fits: all(skill('PRINCE2'), relocates),
  },
  {
    by: 'courteous',
    ask: 'Could you kindly tell me which of the primary teachers hold a working holiday visa?',
    fits: all(trade('primary teacher'), rights('visa_holder')),
  },
  {
    by: 'courteous',
    ask: "Are there any pharmacists at all in the UK or Ireland who'd be free with four weeks' notice or less?",
    fits: all(trade('pharmacist'), country('United Kingdom', 'Ireland'), noticeUpTo(28)),
  },
  { by: 'courteous', ask: 'Thanks a million. Might I see the Irish-speaking HR managers?', fits: nobody },
  {
    by: 'courteous',
    ask: 'Would you be able to find the candidate whose number is 0412 022 940?',
    fits: ({ phone }) => phone === '+61412022940',
  },
  {
    by: 'courteous',
    ask: 'Please include anybody in product management or UX who is with Canva at present, leaving out the juniors',
    fits: all(trade('product manager', 'ux designer'), at('Canva'), not(level('junior'))),
  },
  {
    by: 'courteous',
    ask: 'Could I see people in corporate M&A law who are at a magic circle firm and would cost no more than £160,000?',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      at(...group('magic circle')),
      payUpTo(160_000, 'GBP'),
    ),
  },
  {
    by: 'courteous',
    ask: "I'd be obliged for the names of credit risk people in the UK or the Netherlands whose SQL is on record",
    fits: all(trade('risk'), skill('SQL'), country('United Kingdom', 'Netherlands')),
  },
  {
    by: 'client wording',
    ask: 'client wants somebody with IFRS who lives within 50 miles of Leeds',
    fits: all(skill('IFRS'), city('Manchester', 'Bolton')),
  },
  {
    by: 'client wording',
    ask: "FW: we'd like a senior front end developer, must be in Germany, Austria or Switzerland already, mustn't be a contractor",
    fits: all(
      trade('frontend'),
      level('senior'),
      country('Germany', 'Austria', 'Switzerland'),
      not(contractor),
    ),
  },
  {
    by: 'client wording',
    ask: "From the client: 'no one from Deloitte or KPMG please, otherwise any auditor with at least 5 years, UK based'",
    fits: all(trade('auditor'), not(at('Deloitte', 'KPMG')), yearsAtLeast(5), country('United Kingdom')),
  },
  {
    by: 'client wording',
    ask: 'Brief: HR manager, currently with a consumer brand, either Unilever or Coca-Cola, 9 years or more',
    fits: all(trade('hr'), at('Unilever', 'Coca-Cola'), yearsAtLeast(9)),
  },
  {
    by: 'client wording',
    ask: 'hospital client asks for physios from Ramsay only, start inside two weeks',
    fits: all(trade('physio'), at('Ramsay Health Care'), noticeUpTo(14)),
  },
  {
    by: 'client wording',
    ask: 'per client - electricians with HV switching, citizens or PR, Western Australia or Victoria based',
    fits: all(
      trade('electrician'),
      rights('citizen', 'permanent_resident'),
      region('Western Australia', 'Victoria'),
    ),
  },
  {
    by: 'client wording',
    ask: "the bank is asking for people who've left Barclays or HSBC since the start of 2023",
    fits: leftFrom(2023, 'Barclays', 'HSBC'),
  },
  {
    by: 'client wording',
    ask: 'client spec: Salesforce, sales background, Netherlands, Germany or Austria, 80k to 150k euros',
    fits: all(
      trade('sales'),
      country('Netherlands', 'Germany', 'Austria'),
      payBetween(80_000, 150_000, 'EUR'),
    ),
  },
  {
    by: 'client wording',
    ask: 'requirement from a school: maths teacher, 3 yrs min, UK, permanent, enhanced DBS in place',
    fits: all(trade('maths teacher'), yearsAtLeast(3), country('United Kingdom'), not(contractor)),
    unknowable: true,
  },
  {
    by: 'dictated',
    ask: 'um show me nurses in Auckland please',
    fits: all(trade('nurse'), city('Auckland')),
  },
  {
    by: 'dictated',
    ask: 'can you find the Ruby people in Auckland or Melbourne yeah and Brisbane too',
    fits: all(trade('ruby'), city('Auckland', 'Melbourne', 'Brisbane')),
  },
  {
    by: 'dictated',
    ask: "I need an accounts payable person who's happy to move and has got residency or citizenship",
    fits: all(trade('accounts payable'), relocates, rights('permanent_resident', 'citizen')),
  },
  {
    by: 'dictated',
    ask: 'who are the Toll Group warehouse managers who started before twenty twenty two',
    fits: all(trade('warehouse manager'), at('Toll Group'), ({ since }) => since < 2022),
  },
  {
    by: 'dictated',
    ask: 'okay get me quantity surveyors comma no contractors comma at least nine years full stop',
    fits: all(trade('quantity surveyor'), not(contractor), yearsAtLeast(9)),
  },
  {
    by: 'dictated',
    ask: 'data engineers in New Zealand or Australia that know airflow and want a hundred and fifty thousand or less',
    fits: all(
      trade('data engineer'),
      country('New Zealand', 'Australia'),
      skill('Airflow'),
      ({ pay }) => pay <= 150_000,
    ),
  },
  {
    by: 'dictated',
    ask: 'physios no scratch that pharmacists in Victoria',
    fits: all(trade('pharmacist'), region('Victoria')),
  },
  { by: 'dictated', ask: 'marketing managers who speak Japanese', fits: nobody },
  {
    by: 'dictated',
    ask: 'give me everyone at Optus who used to work at Christian Dior',
    fits: all(at('Optus'), formerly('Christian Dior')),
  },
  {
    by: 'German',
    ask: 'I search a DevOps engineer in Vienna, Zurich or Munich, with at least four years of professional experience.',
    fits: all(trade('devops'), city('Vienna', 'Zurich', 'Munich'), yearsAtLeast(4)),
  },
  {
    by: 'German',
    ask: 'Which candidates have German and can work as Tax Consultant?',
    fits: all(trade('tax'), speaks('German')),
  },
  {
    by: 'German',
    ask: 'Please only persons which are since more than three years in the same company, auditor, Germany or Switzerland',
    fits: all(trade('auditor'), country('Germany', 'Switzerland'), sinceYears(3)),
  },
  {
    by: 'German',
    ask: 'Salary wish maximal 130.000 EUR, Data Scientist, Germany or Netherlands',
    fits: all(trade('data scientist'), country('Germany', 'Netherlands'), payUpTo(130_000, 'EUR')),
  },
  {
    by: 'German',
    ask: 'Notice period not longer than two weeks, project manager in the construction, Europe',
    fits: all(trade('construction project manager'), noticeUpTo(14), country(...EUROPE)),
  },
  {
    by: 'German',
    ask: 'Needed: lawyer for labour law, DACH region',
    fits: all(trade('employment lawyer'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'German',
    ask: 'We need an engineer for embedded systems in Sweden or Holland with citizenship or permanent residence',
    fits: all(trade('embedded'), country('Sweden', 'Netherlands'), rights('citizen', 'permanent_resident')),
  },
  { by: 'German', ask: 'Is there a Steuerberater in Frankfurt', fits: nobody },
  {
    by: 'German',
    ask: 'All candidates from Bavaria which are ready for a relocation',
    fits: all(region('Bavaria'), relocates),
  },
  {
    by: 'staffing',
    ask: 'Need .NET developer with Azure, USA, only USC/GC',
    fits: all(
      trade('dotnet'),
      skill('Azure'),
      country('United States'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'staffing',
    ask: 'Kindly share profiles of iOS devs, immediate joiners',
    fits: all(trade('ios'), noticeUpTo(0)),
  },
  {
    by: 'staffing',
    ask: 'Looking out for sr. Data Engineer w/ Spark & Airflow, 8 to 12 yrs exp',
    fits: all(
      trade('data engineer'),
      skill('Spark', 'Airflow'),
      level('senior'),
      ({ years }) => years >= 8 && years <= 12,
    ),
  },
  {
    by: 'staffing',
    ask: 'Any Java backend resources in California or New York?',
    fits: all(skill('Java'), region('California', 'New York')),
  },
  {
    by: 'staffing',
    ask: 'Pls revert with full stack profiles having MongoDB, comp upto 160k USD',
    fits: all(trade('fullstack'), skill('MongoDB'), payUpTo(160_000, 'USD')),
  },
  { by: 'staffing', ask: 'Req: Scrum master, NJ', fits: nobody },
  {
    by: 'staffing',
    ask: 'cyber security guys w/ Splunk not from Google or Amazon, 4 wks notice max',
    fits: all(trade('security'), not(at('Google', 'Amazon')), noticeUpTo(28)),
  },
  {
    by: 'staffing',
    ask: 'Hindi speaking BA or IT PM',
    fits: all(trade('business analyst', 'it project manager'), speaks('Hindi')),
  },
  {
    by: 'staffing',
    ask: 'UX designer, Canva exp must, Figma, onsite only so no remote',
    fits: all(trade('ux designer'), worked('Canva'), not(remote)),
  },
  {
    by: 'hurried',
    ask: 'physiotherpist aukland or brisbane',
    fits: all(trade('physio'), city('Auckland', 'Brisbane')),
  },
  {
    by: 'hurried',
    ask: 'enroled nurses brisbne, agd care',
    fits: all(trade('enrolled nurse'), city('Brisbane')),
  },
  {
    by: 'hurried',
    ask: 'managment acountant melborne or brisbain',
    fits: all(trade('management accountant'), city('Melbourne', 'Brisbane')),
  },
  {
    by: 'hurried',
    ask: 'executive asistants who speek spanish or french',
    fits: all(trade('executive assistant'), any(speaks('Spanish'), speaks('French'))),
  },
  {
    by: 'hurried',
    ask: 'credt risk analist hsbc or barclys, not junor',
    fits: all(trade('risk'), at('HSBC', 'Barclays'), not(level('junior'))),
  },
  {
    by: 'hurried',
    ask: 'quanity surveyer, permenant, max 2 wks notice',
    fits: all(trade('quantity surveyor'), not(contractor), noticeUpTo(14)),
  },
  {
    by: 'hurried',
    ask: 'diesal fiters ex fortesque',
    fits: all(trade('diesel fitter'), formerly('Fortescue')),
  },
  { by: 'hurried', ask: 'whos p451@people.example', fits: ({ email }) => email === 'p451@people.example' },
  { by: 'hurried', ask: 'plummer in parramata', fits: nobody },
  {
    by: 'chat',
    ask: 'we lost our head of marketing, who do we have at that level? preferably London but tell me about all of them',
    fits: all(trade('marketing'), level('head')),
  },
  {
    by: 'chat',
    ask: "I'd love someone for security, senior or head of, Europe but not the UK",
    fits: all(trade('security'), level('senior', 'head'), country(...EUROPE), not(country('United Kingdom'))),
  },
  {
    by: 'chat',
    ask: "which of the tax people in the big four haven't been spoken to since spring?",
    fits: all(trade('tax'), at(...group('big 4'))),
  },
  {
    by: 'chat',
    ask: 'first finance hire for a start-up: an accountant, not audit, not tax, Netherlands or UK',
    fits: all(trade('accountant'), not(trade('auditor', 'tax')), country('Netherlands', 'United Kingdom')),
  },
  {
    by: 'chat',
    ask: 'is there anyone who moved from one magic circle firm to the other?',
    fits: any(
      all(formerly('Clifford Chance'), at('Linklaters')),
      all(formerly('Linklaters'), at('Clifford Chance')),
    ),
  },
  {
    by: 'chat',
    ask: "people with under 3 years' experience in anything software, New Zealand or Australia",
    fits: all(trade('software'), ({ years }) => years < 3, country('New Zealand', 'Australia')),
  },
  {
    by: 'chat',
    ask: 'any part-time payroll people in Victoria or New South Wales?',
    // Part time is a kind of work that a record can name, and none of these does.
    fits: nobody,
  },
  {
    by: 'chat',
    ask: 'pull up Milo Vickers for me, I have him on the other line',
    fits: ({ name }) => name === 'Milo Vickers',
  },
  {
    by: 'chat',
    ask: "St Vincent's need cover for nights in intensive care, someone from a different hospital, no juniors",
    fits: all(trade('icu nurse'), at('Royal Melbourne Hospital', 'Ramsay Health Care'), not(level('junior'))),
    unknowable: true,
  },
];
