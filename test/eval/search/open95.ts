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
  payBetween,
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
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks in the second week of spring. */
export const OPEN_EIGHTY_FIFTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'private hospitals, Malvern',
    ask: 'icu nurses, VIC NSW or QLD, start within 2 wks',
    fits: all(trade('icu nurse'), region('Victoria', 'New South Wales', 'Queensland'), noticeUpTo(14)),
  },
  {
    by: 'java squad, Utrecht',
    ask: 'Java backend developers in Germany or the Netherlands',
    fits: all(trade('backend'), skill('Java'), country('Germany', 'Netherlands')),
  },
  {
    by: 'legal, Bishopsgate',
    ask: 'We’ve a client in the City after corporate or employment lawyers. UK based, at Clifford Chance or Linklaters at the moment, and no sponsorship cases please.',
    fits: all(
      trade('lawyer'),
      country('United Kingdom'),
      at('Clifford Chance', 'Linklaters'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'payroll temps',
    ask: 'payroll nsw',
    fits: all(trade('payroll'), region('New South Wales')),
  },
  {
    by: 'allied health',
    ask: 'physios open to relocating, perm only, 4 yrs+',
    fits: all(trade('physio'), relocates, not(contractor), yearsAtLeast(4)),
  },
  {
    by: 'commerce and industry',
    ask: 'Management accountants with CIMA – Aus or UK',
    fits: all(trade('management accountant'), skill('CIMA'), country('Australia', 'United Kingdom')),
  },
  {
    by: 'plant and machinery, Kewdale',
    ask: 'heavy diesel fitters WA + QLD, four weeks notice max',
    fits: all(trade('diesel fitter'), region('Western Australia', 'Queensland'), noticeUpTo(28)),
  },
  {
    by: 'product, Old Street',
    ask: 'product managers who have been at Google or Amazon before but aren’t there any more, UK or US',
    fits: all(
      trade('product manager'),
      formerly('Google', 'Amazon'),
      not(at('Google', 'Amazon')),
      country('United Kingdom', 'United States'),
    ),
  },
  {
    by: 'commercial, Düsseldorf',
    ask: 'Marketing or sales people in Europe that speak German',
    fits: all(trade('marketing', 'sales'), country(...EUROPE), speaks('German')),
  },
  {
    by: 'cyber',
    ask: 'SOC / cyber security analysts, Splunk, either remote or in London',
    fits: all(trade('security'), skill('Splunk'), any(remote, city('London'))),
  },
  {
    by: 'kitchens, Ancoats',
    ask: 'chefs ex-Marriott, UK',
    fits: all(trade('chef'), formerly('Marriott'), country('United Kingdom')),
  },
  {
    by: 'construction exec',
    ask: 'head level quantity surveyors and construction PMs in Australia asking no more than AUD 180k',
    fits: all(
      trade('quantity surveyor', 'construction project manager'),
      level('head'),
      country('Australia'),
      payUpTo(180_000, 'AUD'),
    ),
  },
  {
    by: 'data, Market Street',
    ask: 'data engineers or data scientists with python, california, 120-160k USD',
    fits: all(
      trade('data engineer', 'data scientist'),
      skill('Python'),
      region('California'),
      payBetween(120_000, 160_000, 'USD'),
    ),
  },
  {
    by: 'supply chain, Truganina',
    ask: 'Truck drivers and warehouse managers in Australia, currently at Toll or Linfox and there for more than 2 years',
    fits: all(
      trade('truck driver', 'warehouse manager'),
      country('Australia'),
      at('Toll Group', 'Linfox'),
      sinceYears(2),
    ),
  },
  {
    by: 'primary schools',
    ask: 'Hi – primary teachers in the UK or NZ, the head would love somebody who can play the piano',
    unknowable: true,
    fits: all(trade('primary teacher'), country('United Kingdom', 'New Zealand')),
  },
  {
    by: 'bank risk, Canary Wharf',
    ask: 'credit risk anaylsts w/ SQL at HSBC or Barclays, no juniors',
    fits: all(trade('risk'), skill('SQL'), at('HSBC', 'Barclays'), not(level('junior'))),
  },
];
