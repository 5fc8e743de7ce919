import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  not,
  payUpTo,
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

const settled = rights('citizen', 'permanent_resident');

/** Searches of sixteen desks, each by its line of work, over the second people. */
export const SECOND_OPEN_FORTY_THIRD: readonly Query<Second>[] = [
  {
    by: 'perm',
    ask: 'Customer success managers in Ireland, the UK or Germany who want a permanent role',
    fits: both(trade('customer success'), country('Ireland', 'United Kingdom', 'Germany'), not(contractor)),
  },
  {
    by: 'temp',
    ask: 'forklift drivers LF licence, nsw vic qld wa',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      region('New South Wales', 'Victoria', 'Queensland', 'Western Australia'),
    ),
  },
  {
    by: 'tech',
    ask: '(sdet OR "test analyst" OR "qa engineer") AND (cypress OR remote)',
    fits: both(trade('tester'), either(skill('Cypress'), remote)),
  },
  {
    by: 'health',
    ask: 'Any mental health nurses with AHPRA who we haven’t spoken to on the phone in the last six months?',
    fits: both(trade('mental health nurse'), ticket('AHPRA registration'), notCalledFor(182)),
  },
  {
    by: 'trades',
    ask: 'scaffs with a scaffolding ticket, any state, must be in Australia',
    fits: both(trade('scaffolder'), ticket('Scaffolding ticket'), country('Australia')),
  },
  {
    by: 'finance',
    ask: 'bookkeepers | Xero | AU or NZ or remote',
    fits: both(trade('bookkeeper'), skill('Xero'), either(country('Australia', 'New Zealand'), remote)),
  },
  {
    by: 'legal',
    ask: 'Paralegals who are employed by Freshfields or Slaughter and May, or were in the past.',
    fits: both(trade('paralegal'), worked('Freshfields', 'Slaughter and May')),
  },
  {
    by: 'exec search',
    ask: 'Solutions architects of ten years and upward who are not at Commonwealth Bank or NAB at present.',
    fits: both(trade('solutions architect'), yearsAtLeast(10), not(at('Commonwealth Bank', 'NAB'))),
  },
  {
    by: 'energy',
    ask: 'mech engineers w/ SolidWorks, citizen or PR, AU/NZ/UK',
    fits: both(
      trade('mechanical engineer'),
      skill('SolidWorks'),
      settled,
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'life science',
    ask: 'Regulatory affairs specialists with TGA submissions who have been at Roche, Novartis or CSL but have moved on since',
    fits: both(
      trade('regulatory affairs'),
      skill('TGA submissions'),
      formerly('Roche', 'Novartis', 'CSL'),
      not(at('Roche', 'Novartis', 'CSL')),
    ),
  },
  {
    by: 'hospitality',
    ask: 'chefs in Australia, Singapore or Ireland. from the client: "at Hilton or Accor now or in the past, HACCP not essential"',
    fits: both(trade('chef'), country('Australia', 'Singapore', 'Ireland'), worked('Hilton', 'Accor')),
  },
  {
    by: 'public sector',
    ask: 'Social workers, safeguarding, willing to relocate or already in Leeds, Brighton or Edinburgh.',
    fits: both(
      trade('social worker'),
      skill('Safeguarding'),
      either(relocates, city('Leeds', 'Brighton', 'Edinburgh')),
    ),
  },
  {
    by: 'interim',
    ask: 'procurement managers or category managers, contract or happy to relocate, not junior',
    fits: both(trade('procurement'), either(contractor, relocates), not(level('junior'))),
  },
  {
    by: 'sales',
    ask: 'recruiters in Australia expecting 150k AUD or less, or who speak German or French wherever they are',
    fits: both(trade('recruiter'), either(payUpTo(150_000, 'AUD'), speaks('German'), speaks('French'))),
  },
];
