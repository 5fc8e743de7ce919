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
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks that share an office building and little else. */
export const OPEN_SEVENTY_SECOND: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'practice recruiter, Reading',
    ask: 'Auditors now at BDO or Grant Thornton who trained at KPMG or Deloitte before that',
    fits: all(trade('auditor'), at('BDO', 'Grant Thornton'), formerly('KPMG', 'Deloitte')),
  },
  {
    by: 'office support, Lausanne',
    ask: 'executive assistants in Europe speaking French or German',
    fits: all(trade('executive assistant'), country(...EUROPE), any(speaks('French'), speaks('German'))),
  },
  {
    by: 'forwarded from a restaurant group',
    ask: 'Hello, it’s Paolo again. For the new site I need chefs in Brisbane. People in Melbourne are fine too but only if they’re prepared to relocate. Four weeks’ notice at the very most. Thanks a million',
    fits: all(trade('chef'), any(city('Brisbane'), all(city('Melbourne'), relocates)), noticeUpTo(28)),
  },
  {
    by: 'intake form',
    ask: 'role: diesel fitter; country: Australia; current employer: Rio Tinto, Fortescue; work rights: citizen, permanent resident',
    fits: all(
      trade('diesel fitter'),
      country('Australia'),
      at('Rio Tinto', 'Fortescue'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'driving desk, Warrington',
    ask: 'hgv drivers uk who can start straight away no notice',
    fits: all(trade('truck driver'), country('United Kingdom'), noticeUpTo(0)),
  },
  {
    by: 'tech contracts',
    ask: 'rails contractors',
    fits: all(trade('ruby'), contractor),
  },
  {
    by: 'cloud desk, Rotterdam',
    ask: 'devops enginers with aws AND kubernets, germany / nederlands / sweden',
    fits: all(trade('devops'), skill('AWS', 'Kubernetes'), country('Germany', 'Netherlands', 'Sweden')),
  },
  {
    by: 'legal search, partner',
    ask: 'Lawyers who have been through Clifford Chance or Linklaters in the past but are no longer at either of them',
    fits: all(
      trade('lawyer'),
      formerly('Clifford Chance', 'Linklaters'),
      not(at('Clifford Chance', 'Linklaters')),
    ),
  },
  {
    by: 'finance perm, Parramatta Road',
    ask: 'fin controllers in NSW or VIC, IFRS, looking for 120k AUD or under',
    fits: all(
      trade('financial controller'),
      region('New South Wales', 'Victoria'),
      skill('IFRS'),
      payUpTo(120_000, 'AUD'),
    ),
  },
  {
    by: 'pharmacy locums',
    ask: 'Which pharmacists have Hindi or Mandarin? Anywhere apart from the United States.',
    fits: all(trade('pharmacist'), any(speaks('Hindi'), speaks('Mandarin')), not(country('United States'))),
  },
  {
    by: 'overseas nursing, Manila',
    ask: 'registered nurses that need sponsorship and are living outside Australia and New Zealand',
    fits: all(
      trade('registered nurse'),
      rights('requires_sponsorship'),
      not(country('Australia', 'New Zealand')),
    ),
  },
  {
    by: 'cost consultancy desk',
    ask: 'Must: quantity surveyor, UK based, CostX. Nice to have: time with Multiplex.',
    fits: all(trade('quantity surveyor'), country('United Kingdom'), skill('CostX')),
  },
  {
    by: 'front desk',
    ask: 'missed call from +61 412 015 244, who is that?',
    fits: ({ phone }) => phone === '+61412015244',
  },
  {
    by: 'product desk, Lisbon',
    ask: 'PMs (product, not project!) who work remotely, everybody but the head-of level',
    fits: all(trade('product manager'), remote, not(level('head'))),
  },
  {
    by: 'risk & banking',
    ask: 'credit risk analysts, 8 yrs+, Westpac or ANZ somewhere on the CV (now or earlier)',
    fits: all(trade('risk'), yearsAtLeast(8), worked('Westpac', 'ANZ')),
  },
  {
    by: 'marketing desk, Dunedin',
    ask: 'seo people sitting at ogilvy right now, happy to move city',
    fits: all(trade('seo'), at('Ogilvy'), relocates),
  },
  {
    by: 'industrial, Linz',
    ask: 'Have we any welders in Vienna or Zurich?',
    fits: nobody,
  },
  {
    by: 'school supply, Wagga Wagga',
    ask: 'Primary teachers anywhere in Australia whose working with children check runs past Christmas',
    fits: all(trade('primary teacher'), country('Australia')),
    unknowable: true,
  },
  {
    by: 'data search, Gothenburg',
    ask: 'Data engineers sitting in the same job for more than five years, they may be ready to listen',
    fits: all(trade('data engineer'), sinceYears(5)),
  },
  {
    by: 'dictated in the car',
    ask: 'okay so construction project managers, Procore and Primavera please, presently with Lendlease or John Holland, and they should be in Sydney, Parramatta or Melbourne',
    fits: all(
      trade('construction project manager'),
      skill('Procore', 'Primavera P6'),
      at('Lendlease', 'John Holland'),
      city('Sydney', 'Parramatta', 'Melbourne'),
    ),
  },
  {
    by: 'supply chain, Ulm',
    ask: 'Warehouse managers DE/AT/CH, anyone whose present employer is DHL left out',
    fits: all(trade('warehouse manager'), country('Germany', 'Austria', 'Switzerland'), not(at('DHL'))),
  },
  {
    by: 'people & culture desk',
    ask: 'HRBPs formerly of Unilever or Coca-Cola, US + UK',
    fits: all(trade('hr'), formerly('Unilever', 'Coca-Cola'), country('United States', 'United Kingdom')),
  },
];
