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
  leftFrom,
  level,
  not,
  noticeUpTo,
  PWC,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  sinceYears,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');

/** What desks type right after a client has rung, over the first people. */
export const OPEN_FORTY_NINTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'office desk',
    ask: 'PAs / EAs in the UK who have been in their present job for over 4 years',
    fits: all(trade('executive assistant'), country('United Kingdom'), sinceYears(4)),
  },
  {
    by: 'temps desk',
    ask: 'chef, syd or parra, after perm, anything over a month’s notice is a no',
    fits: all(trade('chef'), city('Sydney', 'Parramatta'), not(contractor), noticeUpTo(31)),
  },
  {
    by: 'office desk',
    ask: 'HR managers or HRBPs: in Melbourne they must be citizen or PR, in Auckland anyone at all',
    fits: all(trade('hr'), any(all(city('Melbourne'), settled), city('Auckland'))),
  },
  {
    by: 'education desk',
    ask: 'primary teachers NZ or Queensland, a fortnight’s notice at the outside',
    fits: all(trade('primary teacher'), any(country('New Zealand'), region('Queensland')), noticeUpTo(14)),
  },
  {
    by: 'branch manager',
    ask: 'product managers at Google or Amazon today who used to be at Atlassian',
    fits: all(trade('product manager'), at('Google', 'Amazon'), formerly('Atlassian')),
  },
  {
    by: 'new starter',
    ask: 'junior marketing or SEO people in the UK or Ireland, two years of experience at most',
    fits: all(
      trade('marketing'),
      level('junior'),
      country('United Kingdom', 'Ireland'),
      ({ years }) => years <= 2,
    ),
  },
  {
    by: 'trades desk',
    ask: 'sparkies who do HV, WA or QLD',
    fits: all(trade('electrician'), skill('High voltage'), region('Western Australia', 'Queensland')),
  },
  {
    by: 'office desk',
    ask: 'Maternity cover: HR business partner or HR manager, contract, Sweden / Germany / NL',
    fits: all(trade('hr'), contractor, country('Sweden', 'Germany', 'Netherlands')),
  },
  {
    by: 'finance desk',
    ask: 'payroll, Chris21, anywhere in Australia, four weeks’ notice or shorter, PR or citizens only',
    fits: all(trade('payroll'), skill('Chris21'), country('Australia'), noticeUpTo(28), settled),
  },
  {
    by: 'construction desk',
    ask: 'site engineers, AutoCAD, Brisbane or Perth, can’t be asking for more than 140',
    fits: all(trade('site engineer'), skill('AutoCAD'), city('Brisbane', 'Perth'), payUpTo(140_000, 'AUD')),
  },
  {
    by: 'finance desk',
    ask: 'FCs with BHP or Woolies somewhere in their history, SAP',
    fits: all(trade('financial controller'), skill('SAP'), worked('BHP', 'Woolworths')),
  },
  {
    by: 'branch manager',
    ask: 'ex-Unilever or ex-Coke marketing managers, Europe incl. UK please',
    fits: all(trade('marketing manager'), formerly('Unilever', 'Coca-Cola'), country(...EUROPE)),
  },
  {
    by: 'trades desk',
    ask: 'diesel fitters or mechanics with Cat experience who’d move for work. not the UK ones',
    fits: all(trade('diesel fitter'), skill('Caterpillar'), relocates, not(country('United Kingdom'))),
  },
  {
    by: 'health desk',
    ask: 'enrolled nurses, aged care, can start immediately',
    fits: all(trade('enrolled nurse'), skill('Aged care'), noticeUpTo(0)),
  },
  {
    by: 'temps desk',
    ask: 'need 3 truck drivers, Brissie, Melb or Perth, free straight away',
    fits: all(trade('truck driver'), city('Brisbane', 'Melbourne', 'Perth'), noticeUpTo(0)),
  },
  {
    by: 'finance desk',
    ask: 'accounts payable with MYOB, Sydney or Parramatta, under 120k',
    fits: all(
      trade('accounts payable'),
      skill('MYOB'),
      city('Sydney', 'Parramatta'),
      payUpTo(119_999, 'AUD'),
    ),
  },
  {
    by: 'education desk',
    ask: 'Head of maths just called: maths teachers in England but not London, no sponsorship cases',
    fits: all(
      trade('maths teacher'),
      country('United Kingdom'),
      not(city('London')),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'finance desk',
    ask: 'mgmt accountants, CIMA, £100-150k, 3 months notice is ok',
    fits: all(trade('management accountant'), skill('CIMA'), payBetween(100_000, 150_000, 'GBP')),
  },
  {
    by: 'tech desk',
    ask: 'Client has a sponsor licence!! data scientists / ML engineers with PyTorch who need sponsorship',
    fits: all(trade('data scientist'), skill('PyTorch'), rights('requires_sponsorship')),
  },
  {
    by: 'health desk',
    ask: 'Physios open to relocating, min 2 yrs experience, not with Bupa at the mo',
    fits: all(trade('physio'), relocates, yearsAtLeast(2), not(at('Bupa'))),
  },
  {
    by: 'finance desk',
    ask: 'Tax accountants or tax consultants please. Anyone who is at Deloitte, PwC, EY or KPMG today is out, client’s had a bad time with them. If they left, fine.',
    fits: all(trade('tax'), not(at('Deloitte', ...PWC, ...EY, 'KPMG'))),
  },
  {
    by: 'construction desk',
    ask: 'Procore PMs who left Lendlease in 2022 or after',
    fits: all(trade('construction project manager'), skill('Procore'), leftFrom(2022, 'Lendlease')),
  },
  {
    by: 'branch manager',
    ask: 'Account just asked for Big 4 auditors in Australia, NZ or the UK. PwC conflict, so none of theirs, current staff I mean',
    fits: all(
      trade('auditor'),
      at(...group('big 4')),
      country('Australia', 'New Zealand', 'United Kingdom'),
      not(at(...PWC)),
    ),
  },
  {
    by: 'health desk',
    ask: 'RNs in Perth, Brisbane or Melbourne, citizen or PR, not contractors',
    fits: all(trade('registered nurse'), city('Perth', 'Brisbane', 'Melbourne'), settled, not(contractor)),
  },
];
