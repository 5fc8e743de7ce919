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

/** Searches over the first people, of desks in an ordinary month. */
export const OPEN_NINETY_FIRST: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'secondary schools',
    ask: 'maths teachers, victoria or queensland',
    fits: all(trade('maths teacher'), region('Victoria', 'Queensland')),
  },
  {
    by: 'supply chain, Daventry',
    ask: 'Warehouse managers in the UK currently employed by DHL or Linfox',
    fits: all(trade('warehouse manager'), country('United Kingdom'), at('DHL', 'Linfox')),
  },
  {
    by: 'product and design, fully distributed',
    ask: 'remote product managers / UX designers living in the EU, so no UK and no Switzerland',
    fits: all(
      trade('product manager', 'ux designer'),
      remote,
      country('Germany', 'Austria', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'finance leadership, pasted from a client',
    ask: '“We are looking for a Financial Controller, any of the Australian states. IFRS and SAP are both must-haves. We can stretch to AUD 150,000.”',
    fits: all(
      trade('financial controller'),
      country('Australia'),
      skill('IFRS', 'SAP'),
      payUpTo(150_000, 'AUD'),
    ),
  },
  {
    by: 'deep tech',
    ask: 'embedded/C++ engineers DACH, not requiring sponsorship',
    fits: all(
      trade('embedded'),
      country('Germany', 'Austria', 'Switzerland'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'drivers, early shift',
    ask: 'truckies in Australia with a heavy vehicle licence and a clean driving record who can start straight away, no notice to work',
    unknowable: true,
    fits: all(trade('truck driver'), country('Australia'), skill('Heavy vehicle licence'), noticeUpTo(0)),
  },
  {
    by: 'workplace law',
    ask: 'Which employment lawyers have both Allens and MinterEllison on their CV? One of the two can be where they are today.',
    fits: all(trade('employment lawyer'), worked('Allens'), worked('MinterEllison')),
  },
  {
    by: 'cyber',
    ask: 'SOC analysts – Mandarin or Hindi speaking',
    fits: all(trade('security'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'people and culture, retained',
    ask: 'HRBPs and HR managers, senior or head level, based outside Australia, permanent not contract, who joined their present employer in 2022 or later',
    fits: all(
      trade('hr'),
      level('senior', 'head'),
      not(country('Australia')),
      not(contractor),
      ({ since }) => since >= 2022,
    ),
  },
  {
    by: 'community pharmacy',
    ask: 'ok so pharmacists in new zealand or the uk, they either need to be willing to move or be up for contract work',
    fits: all(trade('pharmacist'), country('New Zealand', 'United Kingdom'), any(relocates, contractor)),
  },
  {
    by: 'restaurants, Deansgate',
    ask: 'chefs London + Greater Manchester, except those working for Marriott now',
    fits: all(trade('chef'), region('Greater London', 'Greater Manchester'), not(at('Marriott'))),
  },
  {
    by: 'change and transformation',
    ask: 'BA w BPMN, London/Manchester/Bolton/Nottingham, has worked for a bank (now or in the past)',
    fits: all(
      trade('business analyst'),
      skill('BPMN'),
      city('London', 'Manchester', 'Bolton', 'Nottingham'),
      worked(...group('bank')),
    ),
  },
  {
    by: 'risk modelling, Martin Place',
    ask: 'Credit risk analysts using SAS and SQL: HSBC or Barclays somewhere in their history, Westpac or ANZ today',
    fits: all(trade('risk'), skill('SAS', 'SQL'), formerly('HSBC', 'Barclays'), at('Westpac', 'ANZ')),
  },
  {
    by: 'data, Midtown',
    ask: 'Can you pull me US data engineers or data scientists with Python, 9 years plus, and leave out anybody sitting at Amazon right now',
    fits: all(
      trade('data engineer', 'data scientist'),
      country('United States'),
      skill('Python'),
      yearsAtLeast(9),
      not(at('Amazon')),
    ),
  },
  {
    by: 'nursing agency',
    ask: 'registered or enroled nurses (leave the ICU ones out), Australia, on a working holiday visa',
    fits: all(trade('registered nurse', 'enrolled nurse'), country('Australia'), rights('visa_holder')),
  },
  {
    by: 'graduate tech, Kreuzberg',
    ask: 'junior devs in Europe, Rails or Node, 2 yrs experience at the most',
    fits: all(
      any(skill('Rails'), skill('Node.js')),
      trade('software'),
      level('junior'),
      country(...EUROPE),
      ({ years }) => years <= 2,
    ),
  },
];
