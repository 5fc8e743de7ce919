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
  payBetween,
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
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of sixteen desks, each by its line of work, over the first people. */
export const OPEN_FORTY_THIRD: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'perm',
    ask: 'Please find me payroll officers in New South Wales or Victoria who want a permanent role and could be with us in four weeks.',
    fits: all(trade('payroll'), region('New South Wales', 'Victoria'), not(contractor), noticeUpTo(28)),
  },
  {
    by: 'temp',
    ask: 'truck drivers nsw vic qld, can start straight away',
    fits: all(trade('truck driver'), region('New South Wales', 'Victoria', 'Queensland'), noticeUpTo(0)),
  },
  {
    by: 'exec search',
    ask: 'Financial controllers of fifteen years’ standing or more, who are with BHP or Woolworths today or have been at any point.',
    fits: all(trade('financial controller'), yearsAtLeast(15), worked('BHP', 'Woolworths')),
  },
  {
    by: 'tech',
    ask: '(golang OR "go developer") AND kubernetes AND (london OR manchester OR remote)',
    fits: all(trade('go'), skill('Kubernetes'), any(city('London', 'Manchester'), remote)),
  },
  {
    by: 'health',
    ask: 'Which of our physios in Australia or NZ would need us to sponsor them?',
    fits: all(trade('physio'), country('Australia', 'New Zealand'), rights('requires_sponsorship')),
  },
  {
    by: 'trades',
    ask: 'diesel fitters WA or QLD, not the ones on Rio Tinto’s books right now',
    fits: all(trade('diesel fitter'), region('Western Australia', 'Queensland'), not(at('Rio Tinto'))),
  },
  {
    by: 'education',
    ask: 'I am looking for primary teachers in London, Nottingham, Manchester or Bolton. Citizens and permanent residents only, as the trust does not sponsor.',
    fits: all(trade('primary teacher'), city('London', 'Nottingham', 'Manchester', 'Bolton'), settled),
  },
  {
    by: 'finance',
    ask: 'accounts payable | MYOB | Australia | max 110k AUD',
    fits: all(trade('accounts payable'), skill('MYOB'), country('Australia'), payUpTo(110_000, 'AUD')),
  },
  {
    by: 'legal',
    ask: 'Employment lawyers in Europe or Australia, excluding anyone presently at Allens.',
    fits: all(trade('employment lawyer'), country(...EUROPE, 'Australia'), not(at('Allens'))),
  },
  {
    by: 'logistics',
    ask: 'warehous managers w/ WMS, UK or Germany',
    fits: all(trade('warehouse manager'), skill('WMS'), country('United Kingdom', 'Germany')),
  },
  {
    by: 'hospitality',
    ask: 'Hi Jo, our sous chef walked on Sunday. Could you send chefs in Brisbane, Melbourne or Sydney who work or have worked for Merivale? Many thanks, Kim',
    fits: all(trade('chef'), city('Brisbane', 'Melbourne', 'Sydney'), worked('Merivale')),
  },
  {
    by: 'sales',
    ask: 'BDMs / AEs currently at Unilever or Coca-Cola, Spanish or French speaking',
    fits: all(trade('sales'), at('Unilever', 'Coca-Cola'), any(speaks('Spanish'), speaks('French'))),
  },
  {
    by: 'public sector',
    ask: 'Essential: business analyst, BPMN, at least 4 years’ experience. Desirable: Jira. Location: England.',
    fits: all(trade('business analyst'), skill('BPMN'), yearsAtLeast(4), country('United Kingdom')),
  },
  {
    by: 'energy',
    ask: 'HV sparkies who are at UGL or Fortescue or came through there, perm only',
    fits: all(trade('electrician'), worked('UGL', 'Fortescue'), not(contractor)),
  },
  {
    by: 'life science',
    ask: 'Pharmacists based in Switzerland, Austria, Germany or the Netherlands',
    fits: all(trade('pharmacist'), country('Switzerland', 'Austria', 'Germany', 'Netherlands')),
  },
  {
    by: 'interim',
    ask: 'Contract management accountants in Europe, available within two weeks',
    fits: all(trade('management accountant'), contractor, country(...EUROPE), noticeUpTo(14)),
  },
  {
    by: 'tech',
    ask: 'embedded / C++ engineers with RTOS who’d be up for relocating',
    fits: all(trade('embedded'), skill('RTOS'), relocates),
  },
  {
    by: 'tech',
    ask: 'data enginers airflow berlin munich amsterdam stockholm',
    fits: all(trade('data engineer'), skill('Airflow'), city('Berlin', 'Munich', 'Amsterdam', 'Stockholm')),
  },
  {
    by: 'finance',
    ask: 'credit risk analysts UK, £80k to £120k',
    fits: all(trade('risk'), country('United Kingdom'), payBetween(80_000, 120_000, 'GBP')),
  },
  {
    by: 'health',
    ask: 'Have we got any RNs or enrolled nurses in Victoria or NSW, wound care, not juniors?',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      skill('Wound care'),
      region('Victoria', 'New South Wales'),
      not(level('junior')),
    ),
  },
  {
    by: 'perm',
    ask: 'HR business partners who know Workday and speak German, anywhere in the world',
    fits: all(trade('hr'), skill('Workday'), speaks('German')),
  },
  {
    by: 'exec search',
    ask: 'Marketing managers operating at head level, presently with Unilever, Christian Dior or Coca-Cola',
    fits: all(trade('marketing manager'), level('head'), at('Unilever', 'Christian Dior', 'Coca-Cola')),
  },
  {
    by: 'sales',
    ask: 'salespeople in the US with 9+ years. hungry ones!',
    fits: all(trade('sales'), country('United States'), yearsAtLeast(9)),
  },
  {
    by: 'education',
    ask: 'Maths teachers who are open to relocation and do not live in Australia.',
    fits: all(trade('maths teacher'), relocates, not(country('Australia'))),
  },
  {
    by: 'legal',
    ask: 'M&A lawyers in Australia or New Zealand with Clifford Chance or Linklaters on the CV, present or past',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      country('Australia', 'New Zealand'),
      worked(...group('magic circle')),
    ),
  },
  {
    by: 'interim',
    ask: 'IT project managers, PRINCE2, contract, free now or inside 14 days',
    fits: all(trade('it project manager'), skill('PRINCE2'), contractor, noticeUpTo(14)),
  },
  {
    by: 'logistics',
    ask: 'hgv drivers or warehouse mgrs within 30 km of manchester',
    fits: all(trade('truck driver', 'warehouse manager'), city('Manchester', 'Bolton')),
  },
  {
    by: 'public sector',
    ask: 'Cyber security analysts living in the United Kingdom, Germany or the Netherlands. Must be citizens (clearance).',
    fits: all(trade('security'), country('United Kingdom', 'Germany', 'Netherlands'), rights('citizen')),
  },
  {
    by: 'temp',
    ask: 'hindi speaking chefs in zurich or vienna, contract, start tomorow',
    fits: all(trade('chef'), speaks('Hindi'), city('Zurich', 'Vienna'), contractor, noticeUpTo(1)),
  },
  {
    by: 'tech',
    ask: 'product managers who used to be at Google or Amazon',
    fits: all(trade('product manager'), formerly('Google', 'Amazon')),
  },
];
