import {
  both,
  calledWithin,
  notCalledFor,
  type Second,
  type SecondQuery,
  ticket,
  wasOnce,
} from './second-world.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EY,
  formerly,
  group,
  level,
  nobody,
  not,
  noticeUpTo,
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
  yearsAtLeast,
} from './truth.ts';

/** Searches over the first two thousand that nobody's rules were made with when they were written. */
export const OPEN_THIRD: readonly Query[] = [
  {
    ask: 'physio or pharmacist, Auckland, NZ citizens or residents only',
    fits: all(trade('physio', 'pharmacist'), city('Auckland'), rights('citizen', 'permanent_resident')),
  },
  {
    ask: 'hi all, does anybody know a good React dev in Stockholm? client wants TypeScript too',
    fits: all(trade('frontend'), skill('React', 'TypeScript'), city('Stockholm')),
  },
  {
    ask: 'Python data folk, Berlin/Munich',
    fits: all(trade('data'), skill('Python'), city('Berlin', 'Munich')),
  },
  {
    ask: 'quantity surveyors at Multiplex or Lendlease, min 5 yrs',
    fits: all(trade('quantity surveyor'), at('Multiplex', 'Lendlease'), yearsAtLeast(5)),
  },
  {
    ask: 'lawyers ex Linklaters, now at Allens',
    fits: all(trade('lawyer'), formerly('Linklaters'), at('Allens')),
  },
  {
    ask: 'big4 tax, Melb or Syd',
    fits: all(trade('tax'), worked(...group('big 4')), city('Melbourne', 'Sydney')),
  },
  {
    ask: 'anybody on 28 days notice or less who does payroll in QLD',
    fits: all(trade('payroll'), noticeUpTo(28), region('Queensland')),
  },
  {
    ask: 'primary school teachers UK (not London)',
    fits: all(trade('primary teacher'), country('United Kingdom'), not(city('London'))),
  },
  {
    ask: 'senior DevOps, AWS + Terraform, EU only',
    fits: all(
      trade('devops'),
      level('senior'),
      skill('AWS', 'Terraform'),
      country('Germany', 'Austria', 'Netherlands', 'Sweden'),
    ),
  },
  {
    ask: 'construction PMs around Bolton and Manchester',
    fits: all(trade('construction project manager'), region('Greater Manchester')),
  },
  { ask: 'C++ or C#, Switzerland', fits: all(any(skill('C++'), skill('C#')), country('Switzerland')) },
  { ask: 'mobile developers (Swift), fully remote', fits: all(trade('ios'), remote) },
  {
    ask: 'ppl from the big miners in Perth: sparkies and diesel fitters',
    fits: all(trade('electrician', 'diesel fitter'), worked(...group('mining')), city('Perth')),
  },
  {
    ask: 'management accountants with CIMA, ANZ region',
    fits: all(trade('management accountant'), skill('CIMA'), country('Australia', 'New Zealand')),
  },
  {
    ask: 'German speakers in sales or marketing outside Germany',
    fits: all(trade('sales', 'marketing'), speaks('German'), not(country('Germany'))),
  },
  {
    ask: 'who can start Monday? RNs in Sydney',
    fits: all(trade('registered nurse'), city('Sydney'), noticeUpTo(0)),
  },
  {
    ask: 'credit risk, SAS, not currently at HSBC',
    fits: all(trade('risk'), skill('SAS'), not(at('HSBC'))),
  },
  {
    ask: 'truck drivers who have been with Toll or Linfox at any time',
    fits: all(trade('truck driver'), worked('Toll Group', 'Linfox')),
  },
  { ask: 'EA/PA, NY', fits: all(trade('executive assistant'), city('New York')) },
  {
    ask: 'BA for Brisbane, budget is AUD 110k',
    fits: all(trade('business analyst'), city('Brisbane'), payUpTo(110_000, 'AUD')),
  },
  {
    ask: 'do we have Weller, Vera or Omar Yardley?',
    fits: ({ name }) => name === 'Vera Weller' || name === 'Omar Yardley',
  },
  {
    ask: 'p7@people.example; p70@people.example, 0412 000 111',
    fits: ({ email, phone }) =>
      ['p7@people.example', 'p70@people.example'].includes(email) || phone === '+61412000111',
  },
  { ask: 'candidates who left KPMG for EY', fits: all(formerly('KPMG'), at(...EY)) },
  {
    ask: 'marketing managers from FMCG in the UK',
    fits: all(trade('marketing manager'), worked('Coca-Cola', 'Unilever'), country('United Kingdom')),
  },
  {
    ask: 'M&A associates, magic circle, London or Manchester, 5+ PQE',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      worked(...group('magic circle')),
      city('London', 'Manchester'),
      yearsAtLeast(5),
    ),
  },
  {
    ask: 'HR managers in Vienna who like dogs',
    fits: all(trade('hr'), city('Vienna')),
    unknowable: true,
  },
  {
    ask: 'IT project managers in Oz who do not need sponsorship',
    fits: all(trade('it project manager'), country('Australia'), not(rights('requires_sponsorship'))),
  },
  {
    ask: 'contract UX or product designers, Bay Area, max 4 wks notice',
    fits: all(trade('ux designer'), contractor, city('San Francisco', 'Oakland'), noticeUpTo(28)),
  },
  {
    ask: 'lawyers in London under £120k',
    fits: all(trade('lawyer'), city('London'), payUpTo(120_000, 'GBP')),
  },
  { ask: 'beekeepers, Bavaria', fits: nobody },
];

/** Searches over the second five hundred, written at the same time. */
export const SECOND_OPEN_THIRD: readonly SecondQuery[] = [
  { ask: 'scrub nurses happy to move', fits: both(trade('theatre nurse'), relocates) },
  { ask: 'TIG welders, WA', fits: both(trade('welder'), skill('TIG welding'), region('Western Australia')) },
  {
    ask: 'structural or mechanical engineers ex WSP, Arup or Aurecon, based in Australia',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      worked('WSP', 'Arup', 'Aurecon'),
      country('Australia'),
    ),
  },
  {
    ask: 'crane ops w/ white card NSW',
    fits: both(trade('crane operator'), ticket('White Card'), region('New South Wales')),
  },
  {
    ask: 'underwriters at QBE we have not talked to for half a year',
    fits: both(trade('underwriter'), at('QBE'), notCalledFor(183)),
  },
  {
    ask: 'recruiters we rang in the past two weeks',
    fits: both(trade('recruiter'), calledWithin(14)),
  },
  {
    ask: 'social workers + OTs, Scotland',
    fits: both(trade('social worker', 'occupational therapist'), region('Scotland')),
  },
  {
    ask: 'forkies in Victoria who can start straight away',
    fits: both(trade('forklift driver'), region('Victoria'), noticeUpTo(0)),
  },
  {
    ask: 'actuaries who do reserving, German speaking countries',
    fits: both(trade('actuary'), skill('Reserving'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    ask: 'reg affairs from GSK, AZ or Roche',
    fits: both(trade('regulatory affairs'), worked('GSK', 'AstraZeneca', 'Roche')),
  },
  { ask: 'anybody whose first name is Nguyen?', fits: ({ name }) => name.startsWith('Nguyen ') },
  {
    ask: 'chefs in Singapore or Sydney, but nobody who is at Hilton',
    fits: both(trade('chef'), city('Singapore', 'Sydney'), not(at('Hilton'))),
  },
  { ask: 'Salesforce admins Boston / Austin TX', fits: both(trade('salesforce'), city('Boston', 'Austin')) },
  {
    ask: 'building architects between jobs',
    fits: both(trade('building architect'), ({ betweenJobs }: Second) => betweenJobs),
  },
  { ask: 'receptionists who know Auslan', fits: both(trade('receptionist'), speaks('Auslan')) },
  { ask: 'OTs who were plumbers once', fits: both(trade('occupational therapist'), wasOnce('plumber')) },
  {
    ask: 'SAP S/4HANA in Graz, Frankfurt or Köln',
    fits: both(skill('SAP S/4HANA'), city('Graz', 'Frankfurt', 'Cologne')),
  },
  {
    ask: 'data analysts wanting no more than 65k euros',
    fits: both(trade('data analyst'), payUpTo(65_000, 'EUR')),
  },
  {
    ask: 'insurance, 10+ years, anywhere in Europe',
    fits: both(
      trade('insurance'),
      yearsAtLeast(10),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    ask: 'plumbers or gasfitters, Newcastle NSW',
    fits: both(trade('plumber'), city('Newcastle')),
  },
];
