import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
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
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of the same sixteen desks over the second people. */
export const SECOND_OPEN_FORTY_SECOND: readonly Query<Second>[] = [
  {
    by: 'health',
    ask: 'Midwives and mental health nurses in Australia with AHPRA registration',
    fits: both(trade('midwife', 'mental health nurse'), country('Australia'), ticket('AHPRA registration')),
  },
  {
    by: 'trades',
    ask: 'scaffolders w/ scaffolding ticket, free within 1 week',
    fits: both(trade('scaffolder'), ticket('Scaffolding ticket'), noticeUpTo(7)),
  },
  {
    by: 'life science',
    ask: 'CRAs, currently Roche or Novartis, any country',
    fits: both(trade('clinical research'), at('Roche', 'Novartis')),
  },
  {
    by: 'finance',
    ask: 'bookkeepers who know Xero and aren’t juniors',
    fits: both(trade('bookkeeper'), skill('Xero'), not(level('junior'))),
  },
  {
    by: 'legal',
    ask: 'Paralegals in Leeds, Brighton, Edinburgh, Dublin or Cork, remote or not doesn’t matter',
    fits: both(trade('paralegal'), city('Leeds', 'Brighton', 'Edinburgh', 'Dublin', 'Cork')),
  },
  {
    by: 'logistics',
    ask: 'forklift operators with LF licence in Aus or NZ, citizen or PR',
    fits: both(trade('forklift driver'), ticket('LF licence'), country('Australia', 'New Zealand'), settled),
  },
  {
    by: 'interim',
    ask: 'Procurement managers on contract, BHP or Rio background (there now or at some point)',
    fits: both(trade('procurement'), contractor, worked('BHP', 'Rio Tinto')),
  },
  {
    by: 'perm',
    ask: 'Who in claims or underwriting have we not phoned for over a year, or never?',
    fits: both(trade('claims', 'underwriter'), notCalledFor(365)),
  },
  {
    by: 'tech',
    ask: 'test analysts / SDETs (Selenium) who work remotely or would relocate',
    fits: both(trade('tester'), skill('Selenium'), either(remote, relocates)),
  },
  {
    by: 'exec',
    ask: 'Regulatory affairs at head level, or anyone in regulatory affairs with fifteen years and more.',
    fits: both(trade('regulatory affairs'), either(level('head'), yearsAtLeast(15))),
  },
  {
    by: 'public sector',
    ask: 'Manchester want to know who left them. Social workers that used to be with Manchester City Council please.',
    fits: both(trade('social worker'), formerly('Manchester City Council')),
  },
  {
    by: 'sales',
    ask: 'Anyone I rang in the last 30 days who does customer success or Salesforce?',
    fits: both(trade('customer success', 'salesforce'), calledWithin(30)),
  },
  {
    by: 'energy',
    ask: 'Mechanical or structural engineers in Texas, New South Wales or Scotland. Package: we can stretch, ignore pay for the moment.',
    fits: both(
      trade('mechanical engineer', 'structural engineer'),
      region('Texas', 'New South Wales', 'Scotland'),
    ),
  },
  {
    by: 'hospitality',
    ask: 'receptionists or chefs who’ve got another language: Italian, Mandarin or Arabic',
    fits: both(
      trade('receptionist', 'chef'),
      either(speaks('Italian'), speaks('Mandarin'), speaks('Arabic')),
    ),
  },
];
