import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  contractor,
  country,
  formerly,
  group,
  level,
  nobody,
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

/** Searches over the first people, as desks of agencies in Australia, New Zealand, North America and South Africa type them. */
export const OPEN_SEVENTY_FIRST: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'acute care, Ballarat',
    ask: 'ICU nurses in Vic and NSW, citizens and PRs only pls',
    fits: all(
      trade('icu nurse'),
      region('Victoria', 'New South Wales'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'cloud, Cape Town',
    ask: 'Good day. I require DevOps / SRE candidates living in Germany, Austria or the Netherlands. Kubernetes is essential; German is an advantage but not needed.',
    fits: all(trade('devops'), country('Germany', 'Austria', 'Netherlands'), skill('Kubernetes')),
  },
  {
    by: 'product, Walnut Creek',
    ask: 'ex-faang product managers, us or uk or australia',
    fits: all(
      trade('product manager'),
      formerly(...group('faang')),
      country('United States', 'United Kingdom', 'Australia'),
    ),
  },
  {
    by: 'accounts support, Takapuna',
    ask: 'Payroll people in Aus or NZ who could start within a fortnight',
    fits: all(trade('payroll'), country('Australia', 'New Zealand'), noticeUpTo(14)),
  },
  {
    by: 'vacancy import',
    ask: 'position: Site Engineer\nstate: NSW | QLD | WA\nexperience_min: 8\nskills: Surveying',
    fits: all(
      trade('site engineer'),
      region('New South Wales', 'Queensland', 'Western Australia'),
      yearsAtLeast(8),
      skill('Surveying'),
    ),
  },
  {
    by: 'software, Waterloo Ontario',
    ask: 'Client wrote back: "happy to bring somebody over from the UK or Germany as long as they actually want to move. Golang, 4 years at least." Anyone?',
    fits: all(trade('go'), country('United Kingdom', 'Germany'), relocates, yearsAtLeast(4)),
  },
  {
    by: 'office support, Gold Coast',
    ask: 'exectuive assitants in nsw, queensland or victoria after a permanant job',
    fits: all(
      trade('executive assistant'),
      region('New South Wales', 'Queensland', 'Victoria'),
      not(contractor),
    ),
  },
  {
    by: 'tax, Sandton',
    ask: 'Tax accountants who did time at Deloitte earlier on and are no longer with any Big 4 firm',
    fits: all(trade('tax'), formerly('Deloitte'), not(at(...group('big 4')))),
  },
  {
    by: 'commercial construction, Parramatta',
    ask: 'QS list for Australia excluding anyone currently working at Lendlease or Multiplex, we have a hands-off with both',
    fits: all(trade('quantity surveyor'), country('Australia'), not(at('Lendlease', 'Multiplex'))),
  },
  {
    by: 'marketing, Surry Hills',
    ask: 'marketing manager nsw / vic / qld, wanting $120k or under',
    fits: all(
      trade('marketing manager'),
      region('New South Wales', 'Victoria', 'Queensland'),
      payUpTo(120_000, 'AUD'),
    ),
  },
  {
    by: 'reception, Hamilton NZ',
    ask: 'Can somebody open Xena Weller for me',
    fits: ({ name }) => name === 'Xena Weller',
  },
  {
    by: 'allied health, Calgary',
    ask: 'Looking for a physio in Vienna, must be fluent in Hindi and on a contract.',
    fits: nobody,
  },
  {
    by: 'shutdowns, Bunbury',
    ask: 'sparkies in WA, 5 yrs plus, who’ve got a coal board medical that is still in date',
    fits: all(trade('electrician'), region('Western Australia'), yearsAtLeast(5)),
    unknowable: true,
  },
  {
    by: 'transport, Dandenong',
    ask: 'Truckies and warehouse managers in Victoria or Queensland who are with Linfox or DHL at the moment',
    fits: all(
      trade('truck driver', 'warehouse manager'),
      region('Victoria', 'Queensland'),
      at('Linfox', 'DHL'),
    ),
  },
  {
    by: 'schools, Whangārei',
    ask: 'maths teachers nz',
    fits: all(trade('maths teacher'), country('New Zealand')),
  },
  {
    by: 'international sales, Chicago',
    ask: 'We need sales people for a German-language market. Sales execs, account execs or BDMs in Germany, Austria or Switzerland, or German speakers in the UK.',
    fits: all(
      trade('sales'),
      any(country('Germany', 'Austria', 'Switzerland'), all(country('United Kingdom'), speaks('German'))),
    ),
  },
  {
    by: 'legal, Johannesburg',
    ask: 'm&a lawyers uk senior or head level clifford chance or linklaters now or earlier',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      country('United Kingdom'),
      level('senior', 'head'),
      worked('Clifford Chance', 'Linklaters'),
    ),
  },
  {
    by: 'Dee, web team, Denver',
    ask: 'front end devs, US based, no sponsorship needed, <= 4 wks notice',
    fits: all(
      trade('frontend'),
      country('United States'),
      not(rights('requires_sponsorship')),
      noticeUpTo(28),
    ),
  },
  {
    by: 'pharmacy locums, Toowoomba',
    ask: 'Pharmacists that can start immediately. Australia wide, Auckland too.',
    fits: all(trade('pharmacist'), any(country('Australia'), region('Auckland')), noticeUpTo(0)),
  },
  {
    by: 'kitchens, Bondi',
    ask: 'chefs at merivale now who have never worked for marriott',
    fits: all(trade('chef'), at('Merivale'), not(formerly('Marriott'))),
  },
  {
    by: 'data, Raleigh',
    ask: 'Data scientists or ML engineers in the US or UK. SQL required. Five years of experience at the most (the budget is what it is).',
    fits: all(
      trade('data scientist'),
      country('United States', 'United Kingdom'),
      skill('SQL'),
      ({ years }) => years <= 5,
    ),
  },
  {
    by: 'projects and change, Melbourne',
    ask: 'BAs who’ve been at CommBank or are there today – Australia only',
    fits: all(trade('business analyst'), worked('Commonwealth Bank'), country('Australia')),
  },
];
