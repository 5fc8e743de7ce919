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
  level,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks from Dundee to Kalgoorlie. */
export const CLOSED_NINETY_EIGHTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'interim finance, Frankfurt',
    ask: 'financial controllers with consolidation, anywhere in Europe or the UK, 4 wks notice max',
    fits: all(trade('financial controller'), skill('Consolidation'), country(...EUROPE), noticeUpTo(28)),
  },
  {
    by: 'aged care, Ballarat',
    ask: 'ENs and EENs anywhere in Vic, NSW or QLD who can start inside 2 weeks, not Bupa staff please',
    fits: all(
      trade('enrolled nurse'),
      region('Victoria', 'New South Wales', 'Queensland'),
      noticeUpTo(14),
      not(at('Bupa')),
    ),
  },
  {
    by: 'transport, Toowoomba',
    ask: 'truck drivers Brisbane Perth Melbourne with a clean driving record',
    fits: all(trade('truck driver'), city('Brisbane', 'Perth', 'Melbourne')),
    unknowable: true,
  },
  {
    by: 'cleared roles, Fyshwick',
    ask: 'cyber / SOC analysts, Australia or New Zealand, has to be a citizen for the clearance',
    fits: all(trade('security'), country('Australia', 'New Zealand'), rights('citizen')),
  },
  {
    by: 'allied health, Cardiff',
    ask: 'Physios or pharmacists in the UK asking £90k or less, a month’s notice at most',
    fits: all(
      trade('physio', 'pharmacist'),
      country('United Kingdom'),
      payUpTo(90_000, 'GBP'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'shutdowns, Kalgoorlie',
    ask: 'HV sparkies WA QLD NSW contract',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      region('Western Australia', 'Queensland', 'New South Wales'),
      contractor,
    ),
  },
  {
    by: 'start-ups, Mission St',
    ask: 'mid-level React folks, either front end or full stack, in San Francisco or Oakland',
    fits: all(trade('frontend', 'fullstack'), skill('React'), city('San Francisco', 'Oakland'), level('mid')),
  },
  {
    by: 'data and AI, Leith',
    ask: 'data scientists with SQL who used to be at Canva or Atlassian but have left both',
    fits: all(
      trade('data scientist'),
      skill('SQL'),
      formerly('Canva', 'Atlassian'),
      not(at('Canva', 'Atlassian')),
    ),
  },
  {
    by: 'automotive software, Stuttgart',
    ask: 'embedded / C++ engineers in Germany, Austria, Switzerland or Sweden, same employer for more than four years',
    fits: all(trade('embedded'), country('Germany', 'Austria', 'Switzerland', 'Sweden'), sinceYears(4)),
  },
  {
    by: 'mid-market audit, Swansea',
    ask: 'ex-Big 4 auditors who have since gone to Grant Thornton or BDO, senior level or above',
    fits: all(
      trade('auditor'),
      formerly(...group('big 4')),
      at('Grant Thornton', 'BDO'),
      level('senior', 'head'),
    ),
  },
  {
    by: 'supply teaching',
    ask: 'primary teachers immediately available – UK, Australia, NZ',
    fits: all(trade('primary teacher'), country('United Kingdom', 'Australia', 'New Zealand'), noticeUpTo(0)),
  },
  {
    by: 'LatAm and Iberia accounts, Amsterdam',
    ask: 'anyone in marketing, sales or HR based in Europe that speaks Spanish?',
    fits: all(trade('marketing', 'sales', 'hr'), country(...EUROPE), speaks('Spanish')),
  },
  {
    by: 'change and product, Glasgow',
    ask: 'BAs and product managers working at a bank at the moment, UK, Aus or NZ',
    fits: all(
      trade('business analyst', 'product manager'),
      at(...group('bank')),
      country('United Kingdom', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'main contractors, Dundee',
    ask: 'Construction PMs in the UK with Primavera P6 and Multiplex on the CV, now or earlier',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      country('United Kingdom'),
      worked('Multiplex'),
    ),
  },
  {
    by: 'accounting support, Fortitude Valley',
    ask: 'I’m after payroll people for a client who doesn’t mind where in Australia they sit. At least four years’ experience, and only show me the ones wanting 110k or less.',
    fits: all(trade('payroll'), country('Australia'), yearsAtLeast(4), payUpTo(110_000, 'AUD')),
  },
  {
    by: 'banking risk, Canary Wharf',
    ask: 'credit risk analysts, SQL, HSBC or Barclays today, no juniors and nobody on a working holiday or needing a visa',
    fits: all(
      trade('risk'),
      skill('SQL'),
      at('HSBC', 'Barclays'),
      not(level('junior')),
      not(any(rights('visa_holder'), rights('requires_sponsorship'))),
    ),
  },
];
