import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
  level,
  not,
  noticeUpTo,
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

/** The part of the same writing that is only ever run. */
export const CLOSED_NINETEENTH: readonly Query[] = [
  {
    ask: 'warehouse mgr, WMS, anyone from DHL or Toll, mids and up',
    fits: all(trade('warehouse manager'), skill('WMS'), worked('DHL', 'Toll Group'), not(level('junior'))),
  },
  {
    ask: 'nurses in perth, RN only, not agency, full time',
    fits: all(trade('registered nurse'), city('Perth'), not(contractor)),
    unknowable: true,
  },
  {
    ask: 'backend ppl london java or go, no visa holders',
    fits: all(trade('backend'), city('London'), any(skill('Java'), skill('Go')), not(rights('visa_holder'))),
  },
  {
    ask: 'CPA or 8+ years: accountants in melbourne',
    fits: all(trade('accountant'), city('Melbourne'), yearsAtLeast(8)),
    unknowable: true,
  },
  {
    ask: 'ux designers in the netherlands or germany who speak german',
    fits: all(trade('ux designer'), country('Netherlands', 'Germany'), speaks('German')),
  },
  {
    ask: 'quantity surveyers currently at lendlease w costx',
    fits: all(trade('quantity surveyor'), at('Lendlease'), skill('CostX')),
  },
  {
    ask: 'product managers at a FAANG, jira, not in the US',
    fits: all(trade('product manager'), at(...group('faang')), skill('Jira'), not(country('United States'))),
  },
  {
    ask: 'pharmacists ready now in nsw or qld',
    fits: all(trade('pharmacist'), region('New South Wales', 'Queensland'), noticeUpTo(0)),
  },
  {
    ask: 'former Westpac people in payables or payroll',
    fits: all(trade('accounts payable', 'payroll'), formerly('Westpac')),
  },
  {
    ask: 'enrolled nurses aged care open to moving',
    fits: all(trade('enrolled nurse'), skill('Aged care'), relocates),
  },
  {
    ask: 'data engineers, spark, wfh, permanent',
    fits: all(trade('data engineer'), skill('Spark'), remote, not(contractor)),
  },
  {
    ask: 'who has been at Canva more than 4 years',
    fits: all(at('Canva'), sinceYears(4)),
  },
  {
    ask: 'employment lawyers under GBP 110k in Greater Manchester or Nottingham',
    fits: all(
      trade('employment lawyer'),
      any(region('Greater Manchester'), city('Nottingham')),
      payUpTo(109_999, 'GBP'),
    ),
  },
  {
    ask: 'Buchhalter in Wien oder Zürich, SAP',
    fits: all(trade('accountant'), city('Vienna', 'Zurich'), skill('SAP')),
  },
  {
    ask: 'heads of marketing, coca cola / unilever, anz',
    fits: all(
      trade('marketing'),
      level('head'),
      at('Coca-Cola', 'Unilever'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    ask: 'embedded c++ with RTOS, senior, san fran or oakland, no need for sponsorship',
    fits: all(
      trade('embedded'),
      skill('C++', 'RTOS'),
      level('senior'),
      city('San Francisco', 'Oakland'),
      rights('citizen', 'permanent_resident', 'visa_holder'),
    ),
  },
];
