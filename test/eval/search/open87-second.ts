import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  nobody,
  not,
  noticeUpTo,
  payUpTo,
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

/** Searches over the second people, of desks in the second week of January. */
export const SECOND_OPEN_SEVENTY_SEVENTH: readonly Query<Second>[] = [
  {
    by: 'maternity and mental health',
    ask: 'Midwives and RMNs with AHPRA registration, in Australia or New Zealand, or willing to relocate',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      either(country('Australia', 'New Zealand'), relocates),
    ),
  },
  {
    by: 'tower jobs',
    ask: 'crane operators w/ white card, or scaffolders – those need the scaffolding ticket. no one from Hochtief please',
    fits: both(
      either(
        both(trade('crane operator'), ticket('White Card')),
        both(trade('scaffolder'), ticket('Scaffolding ticket')),
      ),
      not(at('Hochtief')),
    ),
  },
  {
    by: 'ERP',
    ask: 'SAP consultants. Skip McKinsey, BCG and Bain people (current ones), we may not touch them',
    fits: both(
      trade('sap consultant'),
      not(at('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company')),
    ),
  },
  {
    by: 'career changers',
    ask: 'data analysts or customer success managers who used to be bookkeepers or credit controllers',
    fits: both(
      trade('data analyst', 'customer success'),
      either(wasOnce('bookkeeper'), wasOnce('credit controller')),
    ),
  },
  {
    by: 'surgeries',
    ask: 'Good morning team! A client in Wellington asks for GPs. Anyone living in NZ or Australia, please, plus anyone elsewhere who’d relocate. They do not sponsor. Many thanks, Hine',
    fits: both(
      trade('gp'),
      either(country('New Zealand', 'Australia'), relocates),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'financial crime',
    ask: 'Compliance officers / AML analysts nobody has rung in the last six months, never-rung ones included',
    fits: both(trade('compliance'), notCalledFor(182)),
  },
  {
    by: 'bench check',
    ask: 'legal, accounting or pharma folk who have no job at the moment',
    fits: both(trade('legal', 'accounting', 'pharma'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'design consultancies',
    ask: 'structural engs, mech engs and building architects who’ve been with their present employer since 2020 or before',
    fits: both(
      trade('structural engineer', 'mechanical engineer', 'building architect'),
      ({ betweenJobs, since }) => !betweenJobs && since <= 2020,
    ),
  },
  {
    by: 'advice, Newcastle NSW',
    ask: 'financial planners, actuaries and underwriters, Australia, asking AUD 130k tops',
    fits: both(
      trade('financial planner', 'actuary', 'underwriter'),
      country('Australia'),
      payUpTo(130_000, 'AUD'),
    ),
  },
  {
    by: 'SaaS, Walldorf',
    ask: 'testers / QA, Salesforce people, CSMs: Germany, Austria or Switzerland, otherwise remote. Microsoft and Meta staff stay out',
    fits: both(
      trade('tester', 'salesforce', 'customer success'),
      either(country('Germany', 'Austria', 'Switzerland'), remote),
      not(at('Microsoft', 'Meta')),
    ),
  },
  {
    by: 'mine buying',
    ask: 'Category & procurement managers once with BHP or Rio Tinto, gone from there now',
    fits: both(trade('procurement'), formerly('BHP', 'Rio Tinto'), not(at('BHP', 'Rio Tinto'))),
  },
  {
    by: 'property law, Geelong',
    ask: 'conveyancers with PEXA or paralegals who do conveyancing; either must be available in four weeks',
    fits: both(
      either(both(trade('conveyancer'), skill('PEXA')), both(trade('paralegal'), skill('Conveyancing'))),
      noticeUpTo(28),
    ),
  },
  {
    by: 'insurance, Yarra',
    ask: 'claims / underwriting – [Allianz, Zurich, QBE] – now or ever – permanent',
    fits: both(trade('claims', 'underwriter'), worked('Allianz', 'Zurich Insurance', 'QBE'), not(contractor)),
  },
  {
    by: 'restless ones',
    ask: 'which welders, fitters, forkies or procurement ppl had four employers or more in the last five years?',
    fits: both(
      trade('welder', 'fitter', 'forklift driver', 'procurement'),
      ({ employersOfLate }) => employersOfLate >= 4,
    ),
  },
  {
    by: 'actuarial, Marunouchi',
    ask: 'Actuaries based in Tokyo',
    fits: nobody,
  },
  {
    by: 'front of house',
    ask: 'receptionists + chefs, UK or Ireland, not Hilton at present, 4 weeks notice or less',
    fits: both(
      trade('receptionist', 'chef'),
      country('United Kingdom', 'Ireland'),
      not(at('Hilton')),
      noticeUpTo(28),
    ),
  },
  {
    by: 'follow-ups',
    ask: 'Social workers and OTs that we rang in the past three months',
    fits: both(trade('social worker', 'occupational therapist'), calledWithin(92)),
  },
  {
    by: 'cloud programme, Dublin docks',
    ask: 'cloud/solutions architects w AWS, ten years or more, Europe + Singapore',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      yearsAtLeast(10),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland', 'Singapore'),
    ),
  },
  {
    by: 'trials, Cambridge',
    ask: 'CRAs doing site monitoring, or regulatory affairs people with CTD experience. GSK, AstraZeneca: ours already, leave out current staff of both',
    fits: both(
      either(
        both(trade('clinical research'), skill('Site monitoring')),
        both(trade('regulatory affairs'), skill('CTD')),
      ),
      not(at('GSK', 'AstraZeneca')),
    ),
  },
  {
    by: 'rec2rec',
    ask: 'Recruiters (consultants or TA partners), Hays or Michael Page in the history but not Hays at the moment',
    fits: both(trade('recruiter'), worked('Hays', 'Michael Page'), not(at('Hays'))),
  },
  {
    by: 'books and ledgers',
    ask: 'Bookkeepers on Xero, any rights; credit controllers only if citizen or permanent resident. Aus, NZ, UK, Ireland',
    fits: both(
      either(
        both(trade('bookkeeper'), skill('Xero')),
        both(trade('credit controller'), rights('citizen', 'permanent_resident')),
      ),
      country('Australia', 'New Zealand', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'hospital theatres',
    ask: 'theatre nurses, mental health nurses, midwives in the UK, Ireland or Germany who like a night shift',
    unknowable: true,
    fits: both(
      trade('theatre nurse', 'mental health nurse', 'midwife'),
      country('United Kingdom', 'Ireland', 'Germany'),
    ),
  },
  {
    by: 'Hunter and Illawarra trades',
    ask: 'tradies – plumbers, boilermakers, fitters, scaffolders – living in NSW or Victoria, and not looking for contract work',
    fits: both(
      trade('plumber', 'welder', 'fitter', 'scaffolder'),
      region('New South Wales', 'Victoria'),
      not(contractor),
    ),
  },
  {
    by: 'languages, Kirchberg',
    ask: 'anyone in insurance or compliance speaking German, French or Italian',
    fits: both(
      trade('insurance', 'compliance'),
      either(speaks('German'), speaks('French'), speaks('Italian')),
    ),
  },
  {
    by: 'US expansion',
    ask: 'Texas & Massachusetts: tech people (testers, data analysts, solutions architects, SAP, salesforce), senior or head level',
    fits: both(
      trade('tester', 'data analyst', 'solutions architect', 'sap consultant', 'salesforce'),
      region('Texas', 'Massachusetts'),
      level('senior', 'head'),
    ),
  },
  {
    by: 'mechanical design',
    ask: 'mech engineers w. solidworks or structurals w. tekla, no sponsorship needed, who are not in Australia',
    fits: both(
      either(
        both(trade('mechanical engineer'), skill('SolidWorks')),
        both(trade('structural engineer'), skill('Tekla')),
      ),
      not(rights('requires_sponsorship')),
      not(country('Australia')),
    ),
  },
  {
    by: 'warehouse nights',
    ask: 'forklift / reach truck ops, DHL, Mainfreight or Aus Post now, LF licence held',
    fits: both(trade('forklift driver'), at('DHL', 'Mainfreight', 'Australia Post'), ticket('LF licence')),
  },
  {
    by: 'cold list, Leith',
    ask: 'Scotland, Yorkshire & Sussex: everybody in health or social work whom we have not phoned for a year (or at all)',
    fits: both(trade('health', 'social worker'), city('Edinburgh', 'Leeds', 'Brighton'), notCalledFor(365)),
  },
  {
    by: 'retail head office',
    ask: 'data analysts with SQL, or credit controllers w/ Sage; Tesco, M&S or Aldi on the CV, now or before',
    fits: both(
      either(both(trade('data analyst'), skill('SQL')), both(trade('credit controller'), skill('Sage'))),
      worked('Tesco', 'Marks & Spencer', 'Aldi'),
    ),
  },
  {
    by: 'bank in a hurry',
    ask: 'Could somebody pull AML/compliance and financial planners who’re free within a week? Home workers or movers only, ta',
    fits: both(trade('compliance', 'financial planner'), noticeUpTo(7), either(remote, relocates)),
  },
];
