import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  level,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
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

const SYDNEY = ['Sydney', 'Parramatta'];
const DOWN_UNDER = country('Australia', 'New Zealand');
const noSponsorship = not(rights('requires_sponsorship'));
const settled = rights('citizen', 'permanent_resident');

/** Searches of ten recruiters, plain ones and longer ones as they come in a week. */
export const OPEN_TWENTY_NINTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'scots',
    ask: 'Quantity surveyors in Nottingham or London, please',
    fits: all(trade('quantity surveyor'), city('Nottingham', 'London')),
  },
  { by: 'kiwi', ask: 'any physios in Auckland?', fits: all(trade('physio'), city('Auckland')) },
  {
    by: 'slack bot',
    ask: '[#tech-desk] Ravi: who do we have as Go developers in Germany',
    fits: all(trade('go'), country('Germany')),
  },
  {
    by: 'wire',
    ask: 'PAYROLL OFFICERS PERTH BRISBANE',
    fits: all(trade('payroll'), city('Perth', 'Brisbane')),
  },
  {
    by: 'paris',
    ask: 'I search pharmacists who speak French or Spanish',
    fits: all(trade('pharmacist'), any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'toronto',
    ask: 'Hi team, front end developers in New York or San Francisco, thanks so much',
    fits: all(trade('frontend'), city('New York', 'San Francisco')),
  },
  {
    by: 'junior',
    ask: 'warehouse managers that are available immediately',
    fits: all(trade('warehouse manager'), noticeUpTo(0)),
  },
  {
    by: 'locum desk',
    ask: 'maths teachers in the UK with two weeks’ notice or less',
    fits: all(trade('maths teacher'), country('United Kingdom'), noticeUpTo(14)),
  },
  {
    by: 'lagos',
    ask: 'credit risk analysts in London or Amsterdam',
    fits: all(trade('risk'), city('London', 'Amsterdam')),
  },
  {
    by: 'scots',
    ask: 'Site engineers with AutoCAD anywhere in the UK, four years under their belt at the least',
    fits: all(trade('site engineer'), skill('AutoCAD'), country('United Kingdom'), yearsAtLeast(4)),
  },
  {
    by: 'kiwi',
    ask: 'RNs, NZ or Aussie, citizens or PRs only',
    fits: all(trade('registered nurse'), DOWN_UNDER, settled),
  },
  {
    by: 'slack bot',
    ask: 'Mina posted in #fin-roles: “financial controllers, SAP, currently at BHP or Westpac 🙏”',
    fits: all(trade('financial controller'), skill('SAP'), at('BHP', 'Westpac')),
  },
  {
    by: 'manager',
    ask: 'take this down please I want ux designers or product designers in germany or austria with figma and they should be mid level or above',
    fits: all(trade('ux designer'), country('Germany', 'Austria'), skill('Figma'), not(level('junior'))),
  },
  {
    by: 'wire',
    ask: 'DATA ENGINEER STOP SPARK STOP NETHERLANDS SWEDEN OR GERMANY STOP PERMANENT STOP',
    fits: all(
      trade('data engineer'),
      skill('Spark'),
      country('Netherlands', 'Sweden', 'Germany'),
      not(contractor),
    ),
  },
  {
    by: 'paris',
    ask: 'Sales people living in Europe and speaking German or French, thank you in advance',
    fits: all(trade('sales'), country(...EUROPE), any(speaks('German'), speaks('French'))),
  },
  {
    by: 'toronto',
    ask: 'C++ or embedded folks with RTOS, in the US or the UK, who’d take contract work',
    fits: all(trade('embedded'), skill('RTOS'), country('United States', 'United Kingdom'), contractor),
  },
  {
    by: 'junior',
    ask: 'Priya says tax accountants in Australia who want no more than 120k',
    fits: all(trade('tax'), country('Australia'), payUpTo(120_000, 'AUD')),
  },
  {
    by: 'lagos',
    ask: 'Kindly find auditors resident in the UK or Germany who are with KPMG or Deloitte now or were there before',
    fits: all(trade('auditor'), country('United Kingdom', 'Germany'), worked('KPMG', 'Deloitte')),
  },
  {
    by: 'manager',
    ask: 'new line the bank business analysts who do bpmn in sydney melbourne or brisbane four years minimum either citizens or permanent residents and nobody who is at commonwealth bank because that is where the job is end of note',
    fits: all(
      trade('business analyst'),
      skill('BPMN'),
      city(...SYDNEY, 'Melbourne', 'Brisbane'),
      yearsAtLeast(4),
      settled,
      not(at('Commonwealth Bank')),
    ),
  },
  {
    by: 'scots',
    ask: 'The crane job’s off but the PM one’s on, so: construction project managers, Procore, in the UK or Germany or up for relocating, senior or head level, and nobody who’s at Lendlease today. Cheers, Fraser',
    fits: all(
      trade('construction project manager'),
      skill('Procore'),
      any(country('United Kingdom', 'Germany'), relocates),
      level('senior', 'head'),
      not(at('Lendlease')),
    ),
  },
  {
    by: 'kiwi',
    ask: 'Enrolled or ICU nurses, three years min, NZ or Aus, four weeks’ notice at the outside, none on working holiday visas. Kettle’s on if you want to talk it through',
    fits: all(
      trade('enrolled nurse', 'icu nurse'),
      yearsAtLeast(3),
      DOWN_UNDER,
      noticeUpTo(28),
      not(rights('visa_holder')),
    ),
  },
  {
    by: 'slack bot',
    ask: '@channel forwarded from Dee: DevOps or SRE x2, Terraform + AWS, UK or Germany or else remote, 4+ yrs, perm, nobody who’s at Amazon right now (they’re touchy) :grimacing:',
    fits: all(
      trade('devops'),
      skill('Terraform', 'AWS'),
      any(country('United Kingdom', 'Germany'), remote),
      yearsAtLeast(4),
      not(contractor),
      not(at('Amazon')),
    ),
  },
  {
    by: 'paris',
    ask: 'Marketing managers for a house of luxury, home in Europe, minimum three years, no one who is or was at Christian Dior as it is the rival, and sponsorship is impossible for them',
    fits: all(
      trade('marketing manager'),
      country(...EUROPE),
      yearsAtLeast(3),
      not(worked('Christian Dior')),
      noSponsorship,
    ),
  },
  {
    by: 'locum desk',
    ask: 'Morning all! Primary or maths teachers, London, Nottingham, Manchester or Bolton, citizens or permanent residents, no juniors please (Year 6 ate the last one), permanent contract so no contract workers',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      country('United Kingdom'),
      settled,
      not(level('junior')),
      not(contractor),
    ),
  },
  {
    by: 'toronto',
    ask: '.NET or Java developers, US-based or open to relocating, nine years plus, permanent, and no one who needs sponsorship. Sorry for the long list!',
    fits: all(
      any(trade('dotnet'), all(trade('backend'), skill('Java'))),
      any(country('United States'), relocates),
      yearsAtLeast(9),
      not(contractor),
      noSponsorship,
    ),
  },
  {
    by: 'lagos',
    ask: 'Good day. Our principal is asking for corporate lawyers with M&A, at Clifford Chance or Linklaters now or formerly, resident in the UK, Germany, Switzerland or the Netherlands, not less than four years, and no contractors. Many thanks and well done',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      worked('Clifford Chance', 'Linklaters'),
      country('United Kingdom', 'Germany', 'Switzerland', 'Netherlands'),
      yearsAtLeast(4),
      not(contractor),
    ),
  },
];
