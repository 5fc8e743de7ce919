import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EY,
  formerly,
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

const UK = country('United Kingdom');
const AUSTRALIA = country('Australia');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** More searches of the same desks. */
export const OPEN_FORTY_FIRST_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'durban',
    ask: 'Lekker, next one: heavy diesel fitters in Perth or Brisbane, hydraulics of course',
    fits: all(trade('diesel fitter'), city('Perth', 'Brisbane'), skill('Hydraulics')),
  },
  {
    by: 'durban',
    ask: 'Chefs in Aussie or the UK who can be there within two weeks',
    fits: all(trade('chef'), country('Australia', 'United Kingdom'), noticeUpTo(14)),
  },
  {
    by: 'cardiff',
    ask: 'Pharmacists, London, Manchester, Bolton or Nottingham, no sponsorship needed',
    fits: all(trade('pharmacist'), UK, noSponsorship),
  },
  {
    by: 'cardiff',
    ask: 'primary school teachers, UK, happy to relocate, there’s lovely',
    fits: all(trade('primary teacher'), UK, relocates),
  },
  {
    by: 'cardiff',
    ask: 'Warehouse managers in the UK wanting sixty to a hundred grand',
    fits: all(trade('warehouse manager'), UK, payBetween(60_000, 100_000, 'GBP')),
  },
  {
    by: 'oslo',
    ask: 'Embedded or C++ engineers with RTOS in Stockholm, Berlin, Munich or Amsterdam. BR',
    fits: all(trade('embedded'), skill('RTOS'), city('Stockholm', 'Berlin', 'Munich', 'Amsterdam')),
  },
  {
    by: 'oslo',
    ask: 'We need full stack developers. Country does not matter, but they must work remotely.',
    fits: all(trade('fullstack'), remote),
  },
  {
    by: 'toronto',
    ask: 'Corporate or employment lawyers, doesn’t matter which, who speak French or Spanish',
    fits: all(trade('lawyer'), any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'toronto',
    ask: 'Financial controllers with consolidation, US or UK, citizens or PR, eh',
    fits: all(
      trade('financial controller'),
      skill('Consolidation'),
      country('United States', 'United Kingdom'),
      settled,
    ),
  },
  {
    by: 'mumbai',
    ask: 'Reqmt: Java Backend Developer with Kafka, Exp 4+ yrs, NP max 4 weeks, Loc any',
    fits: all(trade('backend'), skill('Java', 'Kafka'), yearsAtLeast(4), noticeUpTo(28)),
  },
  {
    by: 'mumbai',
    ask: 'Dear Team, kindly share IT project managers having PRINCE2 for our client in Australia, local candidates only (Sydney / Melbourne / Brisbane), no contractors',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      city('Sydney', 'Melbourne', 'Brisbane'),
      not(contractor),
    ),
  },
  {
    by: 'mumbai',
    ask: 'pls check for UX / product designer in USA, Figma, need not be senior but junior level is not accepted',
    fits: all(trade('ux designer'), skill('Figma'), country('United States'), not(level('junior'))),
  },
  {
    by: 'wellington',
    ask: 'payroll people, Aus or NZ, who know Chris21',
    fits: all(trade('payroll'), skill('Chris21'), country('Australia', 'New Zealand')),
  },
  {
    by: 'wellington',
    ask: 'Site engineers for the tunnel job. They’d be at John Holland or Lendlease now, and up for relocating, eh.',
    fits: all(trade('site engineer'), at('John Holland', 'Lendlease'), relocates),
  },
  {
    by: 'dallas',
    ask: 'truck drivers in the US of A, citizens or green card I mean permanent residents',
    fits: all(trade('truck driver'), country('United States'), settled),
  },
  {
    by: 'dallas',
    ask: 'Howdy. Product managers who have been at Amazon or Google, or are there now. New York or California.',
    fits: all(trade('product manager'), worked('Amazon', 'Google'), region('New York', 'California')),
  },
  {
    by: 'dallas',
    ask: 'Data engineers, Airflow, nobody asking over 140 thousand dollars US',
    fits: all(trade('data engineer'), skill('Airflow'), payUpTo(140_000, 'USD')),
  },
  {
    by: 'belfast',
    ask: 'Would you look up registered nurses in the UK for me, and leave out the ones at Bupa',
    fits: all(trade('registered nurse'), UK, not(at('Bupa'))),
  },
  {
    by: 'belfast',
    ask: 'Electricians or diesel fitters, who’ve come out of UGL and are somewhere else now. Wherever they live is grand.',
    fits: all(trade('electrician', 'diesel fitter'), formerly('UGL')),
  },
  {
    by: 'zurich',
    ask: 'Tax consultants, Switzerland, Germany or Austria. Four years minimum.',
    fits: all(trade('tax'), country('Switzerland', 'Germany', 'Austria'), yearsAtLeast(4)),
  },
  {
    by: 'zurich',
    ask: '.NET developers – DACH – no contractors – no sponsorship',
    fits: all(trade('dotnet'), country('Germany', 'Austria', 'Switzerland'), not(contractor), noSponsorship),
  },
  {
    by: 'krakow',
    ask: 'Hello, I am looking for frontend developers which are in Germany, Netherlands, Sweden or Austria and which can start immediately or in two weeks.',
    fits: all(trade('frontend'), country('Germany', 'Netherlands', 'Sweden', 'Austria'), noticeUpTo(14)),
  },
  {
    by: 'krakow',
    ask: 'DevOps engineers with Terraform and AWS, contract type of cooperation, Europe',
    fits: all(
      trade('devops'),
      skill('Terraform', 'AWS'),
      contractor,
      country('United Kingdom', 'Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'kuala lumpur',
    ask: 'accounts payable officer in Australia or NZ, MYOB know how, working holiday visa don’t want',
    fits: all(
      trade('accounts payable'),
      skill('MYOB'),
      country('Australia', 'New Zealand'),
      not(rights('visa_holder')),
    ),
  },
  {
    by: 'kuala lumpur',
    ask: 'Hi dear, credit risk analyst who can speak Mandarin or Hindi, or else they can relocate also ok',
    fits: all(trade('risk'), any(speaks('Mandarin'), speaks('Hindi'), relocates)),
  },
  {
    by: 'adelaide',
    ask: 'marketing managers in Oz, not at Optus',
    fits: all(trade('marketing manager'), AUSTRALIA, not(at('Optus'))),
  },
  {
    by: 'adelaide',
    ask: 'Construction PMs with Primavera P6 in Brisbane, Sydney or Melbourne',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      city('Brisbane', 'Sydney', 'Melbourne'),
    ),
  },
  {
    by: 'paris',
    ask: 'Hello, I am in search of EAs or PAs for a fashion house. They worked for Christian Dior or Unilever, today or in the past, and they are in Europe.',
    fits: all(
      trade('executive assistant'),
      worked('Christian Dior', 'Unilever'),
      country('United Kingdom', 'Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'paris',
    ask: 'Auditors or tax consultants who speak French or Spanish, in any country',
    fits: all(trade('auditor', 'tax'), any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'chicago',
    ask: '(auditor OR "tax accountant") AND (EY OR "Ernst & Young") AND ("United States" OR "United Kingdom") NOT junior',
    fits: all(
      trade('auditor', 'tax'),
      worked(...EY),
      country('United States', 'United Kingdom'),
      not(level('junior')),
    ),
  },
  {
    by: 'chicago',
    ask: 'machine learning engineers / data scientists, PyTorch, Bay Area (San Francisco, Oakland) or New York',
    fits: all(trade('data scientist'), skill('PyTorch'), city('San Francisco', 'Oakland', 'New York')),
  },
  {
    by: 'nairobi',
    ask: 'Kindly assist with ICU nurses who need no sponsorship and are ready to relocate.',
    fits: all(trade('icu nurse'), noSponsorship, relocates),
  },
  {
    by: 'nairobi',
    ask: 'Sales executives having four years’ experience and above, based in London or Manchester, permanent employment',
    fits: all(trade('sales'), yearsAtLeast(4), city('London', 'Manchester'), not(contractor)),
  },
  {
    by: 'newcastle',
    ask: 'hgv drivers or warehouse managers that have been wi’ DHL or still are, uk',
    fits: all(trade('truck driver', 'warehouse manager'), worked('DHL'), UK),
  },
  {
    by: 'newcastle',
    ask: 'Business analysts in Manchester, no sorry, not Manchester, the job’s moved. London or Nottingham.',
    fits: all(trade('business analyst'), city('London', 'Nottingham')),
  },
  {
    by: 'adelaide',
    ask: 'Mate of mine at the hospital rang, they’ve three physios off on leave at once and it’s chaos. Physios in Victoria, NSW or Queensland, ready in four weeks at the outside, and citizen or PR because there’s no time for paperwork.',
    fits: all(trade('physio'), region('Victoria', 'New South Wales', 'Queensland'), noticeUpTo(28), settled),
  },
];
