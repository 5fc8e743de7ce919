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
  noticeUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of sixteen desks over the second people, each in its own way of asking. */
export const SECOND_OPEN_FORTY_FOURTH: readonly Query<Second>[] = [
  {
    by: 'perm',
    ask: 'bookkeepers with Xero in Australia or New Zealand',
    fits: both(trade('bookkeeper'), skill('Xero'), country('Australia', 'New Zealand')),
  },
  {
    by: 'temp',
    ask: 'Forklift drivers holding an LF licence who could start within a week',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(7)),
  },
  {
    by: 'exec search',
    ask: 'procurement heads or seniors that have been with Glencore or Newmont',
    fits: both(trade('procurement'), level('senior', 'head'), worked('Glencore', 'Newmont')),
  },
  {
    by: 'tech',
    ask: 'testers with selenium in UK or Ireland',
    fits: both(trade('tester'), skill('Selenium'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'tech',
    ask: 'Solutions architects, AWS, ten years or more',
    fits: both(trade('solutions architect'), skill('AWS'), yearsAtLeast(10)),
  },
  {
    by: 'health',
    ask: 'midwives with AHPRA, not called in the last 90 days',
    fits: both(trade('midwife'), ticket('AHPRA registration'), notCalledFor(90)),
  },
  {
    by: 'trades',
    ask: 'boilermakers with a white card who are up for relocating or already in WA',
    fits: both(trade('boilermaker'), ticket('White Card'), either(relocates, region('Western Australia'))),
  },
  {
    by: 'finance',
    ask: 'compliance ppl, AML, citizens or PR only',
    fits: both(trade('compliance'), skill('AML'), settled),
  },
  {
    by: 'legal',
    ask: 'Paralegals and conveyancers in Scotland, Yorkshire or Sussex',
    fits: both(trade('paralegal', 'conveyancer'), region('Scotland', 'West Yorkshire', 'East Sussex')),
  },
  {
    by: 'hospitality',
    ask: 'receptionists ex Hilton or Accor (left, not still there)',
    fits: both(trade('receptionist'), formerly('Hilton', 'Accor'), not(at('Hilton', 'Accor'))),
  },
  {
    by: 'sales',
    ask: 'CSMs that work from home',
    fits: both(trade('customer success'), remote),
  },
  {
    by: 'public sector',
    ask: 'Social workers with safeguarding who have not been called for six months or were never called',
    fits: both(trade('social worker'), skill('Safeguarding'), notCalledFor(182)),
  },
  {
    by: 'life science',
    ask: 'CRAs or regulatory affairs people in Basel, Frankfurt or Cologne',
    fits: both(trade('clinical research', 'regulatory affairs'), city('Basel', 'Frankfurt', 'Cologne')),
  },
  {
    by: 'interim',
    ask: 'sap consultants contract only, available in 4 weeks',
    fits: both(trade('sap consultant'), contractor, noticeUpTo(28)),
  },
];
