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
  lastTitled,
  leftFrom,
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  relocates,
  remote,
  rights,
  sinceYears,
  skill,
  speaks,
  titled,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, kept closed. */
export const OPEN_SEVENTY_EIGHTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'critical care, Parkville',
    ask: 'ICU nurses across Australia and New Zealand with at least 4 years on the clock',
    fits: all(trade('icu nurse'), country('Australia', 'New Zealand'), yearsAtLeast(4)),
  },
  {
    by: 'mid-tier practice',
    ask: 'Auditors or tax people who trained at the Big 4 and have since moved to BDO or Grant Thornton – any European country',
    fits: all(
      trade('auditor', 'tax'),
      at('BDO', 'Grant Thornton'),
      formerly(...group('big 4')),
      country(...EUROPE),
    ),
  },
  {
    by: 'platform contracts',
    ask: 'kubernetes contractors, devops or golang, anywhere except the states',
    fits: all(trade('devops', 'go'), skill('Kubernetes'), contractor, not(country('United States'))),
  },
  {
    by: 'consumer goods, Zug',
    ask: 'I need sales or marketing people in Europe who speak French or German',
    fits: all(trade('sales', 'marketing'), country(...EUROPE), any(speaks('French'), speaks('German'))),
  },
  {
    by: 'business support',
    ask: 'EAs / PAs who’ve stuck with their present employer for more than 3 years. London, Sydney, Melbourne, New York, Zurich',
    fits: all(
      trade('executive assistant'),
      sinceYears(3),
      city('London', 'Sydney', 'Melbourne', 'New York', 'Zurich'),
    ),
  },
  {
    by: 'reliability',
    ask: 'only people whose current title says Site Reliability Engineer, permanent, in Europe',
    fits: all(titled('Site Reliability Engineer'), not(contractor), country(...EUROPE)),
  },
  {
    by: 'people team',
    ask: 'Who is an HR Business Partner today and was an HR Manager in the job right before?',
    fits: all(titled('HR Business Partner'), lastTitled('HR Manager')),
  },
  {
    by: 'risk, Martin Place',
    ask: 'credit risk analysts who left Westpac, ANZ or HSBC in 2023 or later',
    fits: all(trade('risk'), leftFrom(2023, 'Westpac', 'ANZ', 'HSBC')),
  },
  {
    by: 'digital product, Surry Hills',
    ask: 'Product managers + BAs in Australia on AUD 100k–150k expectations',
    fits: all(
      trade('product manager', 'business analyst'),
      country('Australia'),
      payBetween(100_000, 150_000, 'AUD'),
    ),
  },
  {
    by: 'sponsor licence holder',
    ask: 'Our client has a sponsor licence: chefs, truck drivers or nurses already in the UK who need sponsoring',
    fits: all(
      trade('chef', 'truck driver', 'nurse'),
      country('United Kingdom'),
      rights('requires_sponsorship'),
    ),
  },
  {
    by: 'infrastructure north',
    ask: 'QS or site engineer, UK, 2 wks notice max, must be british citizen or settled / PR',
    fits: all(
      trade('quantity surveyor', 'site engineer'),
      country('United Kingdom'),
      noticeUpTo(14),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'boolean, Heathrow',
    ask: '"warehouse manager" AND (DHL OR "Toll Group") NOT Linfox, employer now or before, Europe only',
    fits: all(
      trade('warehouse manager'),
      worked('DHL', 'Toll Group'),
      not(worked('Linfox')),
      country(...EUROPE),
    ),
  },
  {
    by: 'schools, Epsom',
    ask: 'teachers (maths or primary) living outside NZ who’d be up for relocating, min 8 yrs experiance',
    fits: all(trade('teacher'), not(country('New Zealand')), relocates, yearsAtLeast(8)),
  },
  {
    by: 'design studio',
    ask: 'ux / product designers, faang at any time, incl. now, remote or in London, Berlin, Amsterdam or San Francisco',
    fits: all(
      trade('ux designer'),
      worked(...group('faang')),
      any(remote, city('London', 'Berlin', 'Amsterdam', 'San Francisco')),
    ),
  },
  {
    by: 'pharmacy locums',
    ask: 'pharmacists and physios, UK, who are fine with working every second Saturday',
    unknowable: true,
    fits: all(trade('pharmacist', 'physio'), country('United Kingdom')),
  },
  {
    by: 'aged care, Norwood',
    ask: 'Enrolled nurses in Adelaide?',
    fits: nobody,
  },
  {
    by: 'microsoft stack',
    ask: '.NET devs with Azure, mid or senior but no heads, now at Atlassian, Commonwealth Bank or Thoughtworks',
    fits: all(
      trade('dotnet'),
      skill('Azure'),
      level('mid', 'senior'),
      at('Atlassian', 'Commonwealth Bank', 'Thoughtworks'),
    ),
  },
  {
    by: 'shared services, Salford',
    ask: 'hiya, payroll + AP folk in the UK wanting £120k or under, not contractors. ta',
    fits: all(
      trade('payroll', 'accounts payable'),
      country('United Kingdom'),
      payUpTo(120_000, 'GBP'),
      not(contractor),
    ),
  },
];
