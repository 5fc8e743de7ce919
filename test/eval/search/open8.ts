import {
  both,
  either,
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
  type Fits,
  formerly,
  group,
  level,
  not,
  noticeUpTo,
  PWC,
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

const sponsored = rights('requires_sponsorship');
const yearsBelow =
  (n: number): Fits =>
  ({ years }) =>
    years < n;

/** Searches over the first two thousand, written apart from the rules. Rules may be mended by these. */
export const OPEN_EIGHTH: readonly Query[] = [
  {
    ask: 'Need 3 site engineers, Brisbane, AutoCAD and surveying, asap',
    fits: all(trade('site engineer'), city('Brisbane'), skill('AutoCAD', 'Surveying'), noticeUpTo(0)),
  },
  {
    ask: 'pharmacists, Scotland excluded, UK otherwise',
    fits: all(trade('pharmacist'), country('United Kingdom')),
  },
  {
    ask: 'anyone in our bank who has run payroll on Chris21',
    fits: all(trade('payroll'), skill('Chris21')),
  },
  {
    ask: 'Rio Tinto or Fortescue sparkies who would take contract work',
    fits: all(trade('electrician'), worked('Rio Tinto', 'Fortescue'), contractor),
  },
  {
    ask: 'M&A lawyers in London or New York, Clifford Chance or Linklaters only',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      city('London', 'New York'),
      worked('Clifford Chance', 'Linklaters'),
    ),
  },
  {
    ask: 'iOS people in Berlin, Munich, Vienna or Zurich, SwiftUI a must',
    fits: all(trade('ios'), skill('SwiftUI'), city('Berlin', 'Munich', 'Vienna', 'Zurich')),
  },
  {
    ask: 'product designers, figma, on less than 110000 AUD',
    fits: all(
      trade('ux designer'),
      skill('Figma'),
      ({ pay, currency }) => currency === 'AUD' && pay < 110_000,
    ),
  },
  {
    ask: 'EAs with diary management in Stockholm and Amsterdam',
    fits: all(trade('executive assistant'), skill('Diary management'), city('Stockholm', 'Amsterdam')),
  },
  {
    ask: 'truck drivers from Linfox, Perth or Brisbane, not after sponsorship',
    fits: all(trade('truck driver'), worked('Linfox'), city('Perth', 'Brisbane'), not(sponsored)),
  },
  {
    ask: 'teachers of any kind, London, 4 weeks notice max',
    fits: all(trade('teacher'), city('London'), noticeUpTo(28)),
  },
  {
    ask: 'SRE / devops at Canva, Atlassian or Google today',
    fits: all(trade('devops'), at('Canva', 'Atlassian', 'Google')),
  },
  {
    ask: 'people with SAS and SQL who work in a bank',
    fits: all(skill('SAS', 'SQL'), trade('risk')),
  },
  {
    ask: 'hotel chefs: Marriott, under six years of experience',
    fits: all(trade('chef'), worked('Marriott'), yearsBelow(6)),
  },
  {
    ask: 'junior auditors from EY, Sydney / Melbourne',
    fits: all(trade('auditor'), level('junior'), worked(...EY), city('Sydney', 'Melbourne')),
  },
  {
    ask: 'diesel mechanics open to relocating, hydraulics experience',
    fits: all(trade('diesel fitter'), relocates, skill('Hydraulics')),
  },
  {
    ask: 'marketing managers, not at Unilever and not at Optus, Auckland',
    fits: all(trade('marketing manager'), not(at('Unilever', 'Optus')), city('Auckland')),
  },
  {
    ask: 'Java backend, Kafka or PostgreSQL, NZ citizens or residents',
    fits: all(
      trade('backend'),
      skill('Java'),
      any(skill('Kafka'), skill('PostgreSQL')),
      rights('citizen', 'permanent_resident'),
    ),
  },
  { ask: 'Tara Norris, the nurse', fits: ({ name }) => name === 'Tara Norris' },
  {
    ask: 'who do we have at Ramsay that knows critical care, more than 5 years in',
    fits: all(at('Ramsay Health Care'), skill('Critical care'), yearsAtLeast(6)),
  },
  {
    ask: 'HR business partners, Workday, remote ok for the client so remote people only',
    fits: all(trade('hr'), skill('Workday'), remote),
  },
  {
    ask: 'tax folk in the same job since 2022 or before, Big 4',
    fits: all(trade('tax'), at(...group('big 4')), ({ since }) => since <= 2022),
  },
  {
    ask: 'warehouse managers in Germany or Austria who speak Spanish, Hindi or Mandarin',
    fits: all(
      trade('warehouse manager'),
      country('Germany', 'Austria'),
      any(speaks('Spanish'), speaks('Hindi'), speaks('Mandarin')),
    ),
  },
  {
    ask: 'PMs: IT project managers with PRINCE2, Manchester or Nottingham',
    fits: all(trade('it project manager'), skill('PRINCE2'), city('Manchester', 'Nottingham')),
  },
  {
    ask: 'ex PwC people now at KPMG or Deloitte',
    fits: all(formerly(...PWC), at('KPMG', 'Deloitte')),
  },
  {
    ask: 'Sous-chefs und Köche in Berlin oder München',
    fits: all(trade('chef'), city('Berlin', 'Munich')),
  },
];

const industry =
  (...names: string[]) =>
  (person: Second): boolean =>
    names.includes(person.industry);

/** Searches over the second five hundred, written apart from the rules. Rules may be mended by these. */
export const SECOND_OPEN_EIGHTH: readonly SecondQuery[] = [
  {
    ask: 'GPs who do minor surgery, anywhere in the UK or Ireland',
    fits: both(trade('gp'), skill('Minor surgery'), country('United Kingdom', 'Ireland')),
  },
  {
    ask: 'scrub nurses we have not rung for six months',
    fits: both(trade('theatre nurse'), notCalledFor(183)),
  },
  {
    ask: 'riggers and scaffolders with a white card, NSW or Victoria',
    fits: both(trade('scaffolder'), ticket('White Card'), region('New South Wales', 'Victoria')),
  },
  {
    ask: 'engineers (structural, mechanical) with an engineering consultancy in Australia',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      industry('engineering'),
      country('Australia'),
    ),
  },
  {
    ask: 'SDETs with cypress, permanent, able to start in two weeks',
    fits: both(trade('tester'), skill('Cypress'), not(contractor), noticeUpTo(14)),
  },
  {
    ask: 'underwriters at Allianz, QBE or Suncorp for at least three years',
    fits: both(trade('underwriter'), at('Allianz', 'QBE', 'Suncorp'), sinceYears(2)),
  },
  {
    ask: 'paralegals doing conveyancing who are citizens',
    fits: both(trade('paralegal'), skill('Conveyancing'), rights('citizen')),
  },
  {
    ask: 'anyone with TIG in Texas, Massachusetts or Ireland',
    fits: both(skill('TIG welding'), either(region('Texas', 'Massachusetts'), country('Ireland'))),
  },
  {
    ask: 'chefs or receptionists at Accor or Crown who speak Italian or Arabic',
    fits: both(
      trade('chef', 'receptionist'),
      at('Accor', 'Crown Resorts'),
      either(speaks('Italian'), speaks('Arabic')),
    ),
  },
  {
    ask: 'someone who used to be a midwife or a GP and is now in another line of work',
    fits: either(wasOnce('midwife'), wasOnce('gp')),
  },
  {
    ask: 'BI analysts and data analysts, Power BI, max £60k, Leeds or Brighton',
    fits: both(trade('data analyst'), skill('Power BI'), city('Leeds', 'Brighton'), payUpTo(60_000, 'GBP')),
  },
  {
    ask: 'compliance officers at a bank, senior, no contractors',
    fits: both(trade('compliance'), industry('banking'), level('senior', 'head'), not(contractor)),
  },
  {
    ask: 'unemployed recruiters',
    fits: both(trade('recruiter'), ({ betweenJobs }) => betweenJobs),
  },
  {
    ask: 'Buchhalter mit Xero in Irland oder Großbritannien',
    fits: both(trade('bookkeeper'), skill('Xero'), country('Ireland', 'United Kingdom')),
  },
  {
    ask: 'regulatory affairs, Novartis or Roche alumni',
    fits: both(trade('regulatory affairs'), formerly('Novartis', 'Roche')),
  },
];
