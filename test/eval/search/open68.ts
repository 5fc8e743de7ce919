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
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const unsponsored = not(rights('requires_sponsorship'));

/** Searches over the first people, from desks for IT, engineering, transport, schools, care homes, shops and banks, and bots. */
export const OPEN_FIFTY_EIGHTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'IT desk, London',
    ask: 'Java/Kafka devs across the UK. Four weeks’ notice is the most they can wait.',
    fits: all(trade('backend'), skill('Java', 'Kafka'), country('United Kingdom'), noticeUpTo(28)),
  },
  {
    by: 'civils desk',
    ask: 'Senior site engineers in Aus or NZ who have never been with Lendlease, past or present',
    fits: all(
      trade('site engineer'),
      level('senior'),
      country('Australia', 'New Zealand'),
      not(worked('Lendlease')),
    ),
  },
  {
    by: 'transport, on the phone',
    ask: 'truckies perth melb bris who can start straight away',
    fits: all(trade('truck driver'), city('Perth', 'Melbourne', 'Brisbane'), noticeUpTo(0)),
  },
  {
    by: 'supply teaching',
    ask: 'two gaps after half term – primary school teachers living in Greater Manchester or the East Midlands that we wouldn’t have to sponsor',
    fits: all(trade('primary teacher'), region('Greater Manchester', 'East Midlands'), unsponsored),
  },
  {
    by: 'care homes, pasted mail',
    ask: 'Hi Jan,\nwe lost two nurses this week at the Rosewood house. Could you send RNs or ENs with wound care, living in Melbourne, Brisbane or Perth and able to begin inside a fortnight?\nThanks, Moira',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      skill('Wound care'),
      city('Melbourne', 'Brisbane', 'Perth'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'shops, head office roles',
    ask: 'accounts payable, MYOB, woolworths on the cv (there now or earlier)',
    fits: all(trade('accounts payable'), skill('MYOB'), worked('Woolworths')),
  },
  {
    by: 'bank desk',
    ask: 'Credit risk analysts at ANZ or Westpac today and in that job since 2022 or longer: they may be getting restless.',
    fits: all(trade('risk'), at('ANZ', 'Westpac'), ({ since }) => since <= 2022),
  },
  {
    by: 'intake bot',
    ask: 'role: DevOps engineer\ncountry: Germany\nmust: Terraform, AWS\nnice: Kubernetes\nsalary_max: 130000 EUR',
    fits: all(trade('devops'), country('Germany'), skill('Terraform', 'AWS'), payUpTo(130_000, 'EUR')),
  },
  {
    by: 'scheduler bot',
    ask: 'title: Warehouse Manager; country: United Kingdom; notice: max 4 weeks; type: contract',
    fits: all(trade('warehouse manager'), country('United Kingdom'), noticeUpTo(28), contractor),
  },
  {
    by: 'apps recruiter',
    ask: 'SwiftUI – Stockholm, Amsterdam, Berlin',
    fits: all(skill('SwiftUI'), city('Stockholm', 'Amsterdam', 'Berlin')),
  },
  {
    by: 'IT director, wordy',
    ask: 'Just off a call with the CTO of a fintech: he would like a data scientist or machine learning engineer who knows PyTorch and has five years or more, has to be living in the States, and he’ll stretch to $160k but not a dollar beyond',
    fits: all(
      trade('data scientist'),
      skill('PyTorch'),
      yearsAtLeast(5),
      country('United States'),
      payUpTo(160_000, 'USD'),
    ),
  },
  {
    by: 'IT desk, in a rush',
    ask: 'Buisness anlysts w BPMN, Melborne or Brisbane, permanant only',
    fits: all(trade('business analyst'), skill('BPMN'), city('Melbourne', 'Brisbane'), not(contractor)),
  },
  {
    by: 'plant and machinery',
    ask: 'heavy diesel mechanics wa or qld, used to be at rio tinto, caterpillar gear',
    fits: all(
      trade('diesel fitter'),
      region('Western Australia', 'Queensland'),
      formerly('Rio Tinto'),
      skill('Caterpillar'),
    ),
  },
  {
    by: 'front desk',
    ask: 'missed call from 0412 022 681, which candidate is that',
    fits: ({ phone }) => phone === '+61412022681',
  },
  {
    by: 'international schools',
    ask: 'Teachers, maths or primary, based in Europe (UK counts), with French or German',
    fits: all(
      trade('maths teacher', 'primary teacher'),
      country(...EUROPE),
      any(speaks('French'), speaks('German')),
    ),
  },
  {
    by: 'consumer brands',
    ask: 'Who are the marketing managers sitting at Coca-Cola, Unilever or Christian Dior right now, in Australia, and prepared to work without needing sponsorship?',
    fits: all(
      trade('marketing manager'),
      at('Coca-Cola', 'Unilever', 'Christian Dior'),
      country('Australia'),
      unsponsored,
    ),
  },
  {
    by: 'engineering desk, Munich',
    ask: 'C++ & RTOS, Bavaria/Vienna/Zurich, 9 yrs +',
    fits: all(skill('C++', 'RTOS'), region('Bavaria', 'Vienna', 'Zurich'), yearsAtLeast(9)),
  },
  {
    by: 'care homes, rehab',
    ask: 'Physiotherapist for a nursing home group, lives in the UK, asks for £110,000 or less. Anyone from Bupa is off limits, they’re a client.',
    fits: all(trade('physio'), country('United Kingdom'), payUpTo(110_000, 'GBP'), not(at('Bupa'))),
  },
  {
    by: 'banking tech',
    ask: 'React people (front end or full stack) with Commonwealth Bank in their history or their present, living outside Australia',
    fits: all(
      trade('frontend', 'fullstack'),
      skill('React'),
      worked('Commonwealth Bank'),
      not(country('Australia')),
    ),
  },
  {
    by: 'village schools',
    ask: 'primary teacher in victoria or queensland who can play the piano for assembly',
    unknowable: true,
    fits: all(trade('primary teacher'), region('Victoria', 'Queensland')),
  },
  {
    by: 'programmes desk',
    ask: 'IT project managers with PRINCE2 from Vienna or Stockholm, Mandarin speaking',
    fits: all(trade('it project manager'), skill('PRINCE2'), city('Vienna', 'Stockholm'), speaks('Mandarin')),
  },
  {
    by: 'haulage',
    ask: 'Toll Group or Linfox staff: drivers of HGVs plus warehouse managers. Should be up for moving house, the depot’s in the middle of nowhere.',
    fits: all(trade('truck driver', 'warehouse manager'), at('Toll Group', 'Linfox'), relocates),
  },
];
