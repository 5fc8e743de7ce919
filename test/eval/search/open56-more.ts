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
  nobody,
  not,
  noticeUpTo,
  onceTitled,
  payBetween,
  payUpTo,
  type Query,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  titled,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');

/** More searches of sixteen desks, each in a way of its own, over the first people. */
export const OPEN_FORTY_SIXTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'perm',
    ask: 'UX or product designers in Berlin, Munich, Vienna or Amsterdam, permanent, to EUR 140k',
    fits: all(
      trade('ux designer'),
      city('Berlin', 'Munich', 'Vienna', 'Amsterdam'),
      not(contractor),
      payUpTo(140_000, 'EUR'),
    ),
  },
  {
    by: 'perm',
    ask: 'Payroll people with Chris21 within 40km of Sydney',
    fits: all(trade('payroll'), skill('Chris21'), city('Sydney', 'Parramatta')),
  },
  {
    by: 'perm',
    ask: 'Accounts payable officers, MYOB, who joined their current employer in 2021 or earlier',
    fits: all(trade('accounts payable'), skill('MYOB'), ({ since }) => since <= 2021),
  },
  {
    by: 'temp',
    ask: 'warehouse mgr who can start tmrw, uk germany or holland',
    fits: all(trade('warehouse manager'), country('United Kingdom', 'Germany', 'Netherlands'), noticeUpTo(0)),
  },
  {
    by: 'temp',
    ask: 'exec or personal assistants outside australia, fortnight or less',
    fits: all(trade('executive assistant'), not(country('Australia')), noticeUpTo(14)),
  },
  {
    by: 'temp',
    ask: 'RNs & ENs perth, brisbane, auckland, citizen / PR',
    fits: all(trade('registered nurse', 'enrolled nurse'), city('Perth', 'Brisbane', 'Auckland'), settled),
  },
  {
    by: 'exec search',
    ask: 'I need a long list of head-level HR people in Europe or the United States with fifteen years or more.',
    fits: all(trade('hr'), level('head'), yearsAtLeast(15), country(...EUROPE, 'United States')),
  },
  {
    by: 'exec search',
    ask: 'Marketing managers of senior or head level with Unilever anywhere on the CV, present or past.',
    fits: all(trade('marketing manager'), level('senior', 'head'), worked('Unilever')),
  },
  {
    by: 'exec search',
    ask: 'Financial controllers at head level who are either willing to relocate or work remotely.',
    fits: all(trade('financial controller'), level('head'), any(relocates, remote)),
  },
  {
    by: 'tech',
    ask: 'kafka AND (java OR "spring boot") AND backend NOT junior',
    fits: all(
      trade('backend'),
      skill('Kafka'),
      any(skill('Java'), skill('Spring Boot')),
      not(level('junior')),
    ),
  },
  {
    by: 'tech',
    ask: '("front end" OR frontend OR react) AND css AND (uk OR netherlands OR sweden) NOT contract',
    fits: all(
      trade('frontend'),
      skill('CSS'),
      country('United Kingdom', 'Netherlands', 'Sweden'),
      not(contractor),
    ),
  },
  {
    by: 'tech',
    ask: 'SRE / devops, k8s + terraform, Google or Amazon alumni',
    fits: all(trade('devops'), skill('Kubernetes', 'Terraform'), formerly('Google', 'Amazon')),
  },
  {
    by: 'tech',
    ask: 'data scientists or ML engineers with PyTorch AND SQL, 4+ yrs, US or Germany',
    fits: all(
      trade('data scientist'),
      skill('PyTorch', 'SQL'),
      yearsAtLeast(4),
      country('United States', 'Germany'),
    ),
  },
  {
    by: 'tech',
    ask: '.net / c# devs with azure, remote',
    fits: all(trade('dotnet'), skill('Azure'), remote),
  },
  {
    by: 'tech',
    ask: 'embeded engineers c++ rtos - munich, stockholm, zurich, berlin',
    fits: all(trade('embedded'), skill('C++', 'RTOS'), city('Munich', 'Stockholm', 'Zurich', 'Berlin')),
  },
  {
    by: 'health',
    ask: 'enrolled nurses / EENs working at Ramsay or Bupa, Australia',
    fits: all(trade('enrolled nurse'), at('Ramsay Health Care', 'Bupa'), country('Australia')),
  },
  {
    by: 'health',
    ask: 'pharmacists who need sponsorship, anywhere but Australia',
    fits: all(trade('pharmacist'), rights('requires_sponsorship'), not(country('Australia'))),
  },
  {
    by: 'health',
    ask: 'physios, speak German or Mandarin or Hindi',
    fits: all(trade('physio'), any(speaks('German'), speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'trades',
    ask: 'site engineers who can survey, worked for John Holland before, happy to pack up and move',
    fits: all(trade('site engineer'), skill('Surveying'), formerly('John Holland'), relocates),
  },
  {
    by: 'sales',
    ask: 'Account executives who were a BDM in an earlier job.',
    fits: all(titled('Account Executive'), onceTitled('Business Development Manager')),
  },
  {
    by: 'education',
    ask: 'Could I see the maths teachers who are at St Mary’s College now and have at least nine years behind them?',
    fits: all(trade('maths teacher'), at('St Mary’s College'), yearsAtLeast(9)),
  },
  {
    by: 'education',
    ask: 'Primary school teachers in Auckland, Perth or Brisbane whose notice is four weeks or under. Thank you!',
    fits: all(trade('primary teacher'), city('Auckland', 'Perth', 'Brisbane'), noticeUpTo(28)),
  },
  {
    by: 'finance',
    ask: 'Role: Credit Risk Analyst. Tools: SQL. Background: HSBC or Barclays, now or earlier. Not: currently ANZ.',
    fits: all(trade('risk'), skill('SQL'), worked('HSBC', 'Barclays'), not(at('ANZ'))),
  },
  {
    by: 'finance',
    ask: 'tax accountants or consultants sitting in a Big Four today, UK or DACH',
    fits: all(
      trade('tax'),
      at(...group('big 4')),
      country('United Kingdom', 'Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'finance',
    ask: 'management accountants, CIMA, expecting 70–140k in GBP or EUR',
    fits: all(
      trade('management accountant'),
      skill('CIMA'),
      any(payBetween(70_000, 140_000, 'GBP'), payBetween(70_000, 140_000, 'EUR')),
    ),
  },
  {
    by: 'legal',
    ask: 'Corporate or M&A lawyers formerly of Linklaters or Clifford Chance who have since moved to Allens or MinterEllison.',
    fits: all(
      trade('lawyer'),
      not(trade('employment lawyer')),
      formerly('Linklaters', 'Clifford Chance'),
      at('Allens', 'MinterEllison'),
    ),
  },
  {
    by: 'legal',
    ask: 'Employment lawyers with fewer than seven years’ experience, on a permanent basis.',
    fits: all(trade('employment lawyer'), ({ years }) => years < 7, not(contractor)),
  },
  {
    by: 'logistics',
    ask: 'DHL truck drivers or HGV drivers in the uk, germny, holland or sweeden',
    fits: all(
      trade('truck driver'),
      at('DHL'),
      country('United Kingdom', 'Germany', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'hospitality',
    ask: 'Chefs in Australia or NZ who are on a visa or would need us to sponsor, any level is fine!',
    fits: all(
      trade('chef'),
      country('Australia', 'New Zealand'),
      rights('visa_holder', 'requires_sponsorship'),
    ),
  },
  {
    by: 'sales',
    ask: 'Sales people in Australia. 80-140k AUD. No juniors.',
    fits: all(trade('sales'), country('Australia'), payBetween(80_000, 140_000, 'AUD'), not(level('junior'))),
  },
  {
    by: 'public sector',
    ask: 'Business Analyst. Essential: BPMN, Australian location, citizen. Desirable: calm manner.',
    fits: all(trade('business analyst'), skill('BPMN'), country('Australia'), rights('citizen')),
  },
  {
    by: 'public sector',
    ask: 'Construction project managers with Primavera P6, employed at Multiplex or Lendlease, located in Australia or the United Kingdom.',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      at('Multiplex', 'Lendlease'),
      country('Australia', 'United Kingdom'),
    ),
  },
  {
    by: 'energy',
    ask: 'diesel fitters at Fortescue now, five yrs or more there',
    fits: all(trade('diesel fitter'), at('Fortescue'), ({ since }) => since <= 2021),
  },
  {
    by: 'life science',
    ask: 'Client mail: "Pharmacists in Zurich, Vienna, Munich or Berlin please. We cannot sponsor anyone this year."',
    fits: all(
      trade('pharmacist'),
      city('Zurich', 'Vienna', 'Munich', 'Berlin'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'interim',
    ask: 'Are there any IT project managers who contract, work remotely and know Agile?',
    fits: all(trade('it project manager'), contractor, remote, skill('Agile')),
  },
  { by: 'trades', ask: 'tower crane drivers, auckland or sydney', fits: nobody },
];
