import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  not,
  noticeUpTo,
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

/** Searches over the second people, of desks in an ordinary month. */
export const SECOND_OPEN_EIGHTY_THIRD: readonly Query<Second>[] = [
  {
    by: 'maternity, Clayton',
    ask: 'Midwives holding AHPRA registration, already in Australia or willing to relocate',
    fits: both(trade('midwife'), ticket('AHPRA registration'), either(country('Australia'), relocates)),
  },
  {
    by: 'labour hire, Dandenong',
    ask: 'white card holders who can start within a week and haven’t been called in the last 60 days (never called is fine)',
    fits: both(ticket('White Card'), noticeUpTo(7), notCalledFor(60)),
  },
  {
    by: 'building structures',
    ask: 'structural or mechanical engineers at Arup, WSP or Aurecon now, no sponsorship needed',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      at('Arup', 'WSP', 'Aurecon'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'property law',
    ask: 'conveyancers and paralegals, UK + Victoria',
    fits: both(trade('conveyancer', 'paralegal'), either(country('United Kingdom'), region('Victoria'))),
  },
  {
    by: 'life sciences, Basel',
    ask: 'CRAs or reg affairs people with either Roche, Novartis or GSK behind them or who work there today, 5 yrs+ experience',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      worked('Roche', 'Novartis', 'GSK'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'remote tech',
    ask: 'QA testers, data analysts or salesforce people who work remotely, no contractors pls',
    fits: both(trade('tester', 'data analyst', 'salesforce'), remote, not(contractor)),
  },
  {
    by: 'call-back list',
    ask: 'Who did we ring in the past 30 days that is out of work right now?',
    fits: both(calledWithin(30), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'rec to rec',
    ask: 'recruiters ex Hays or ex Michael Page in UK, Ireland, Oz or Singapore',
    fits: both(
      trade('recruiter'),
      formerly('Hays', 'Michael Page'),
      country('United Kingdom', 'Ireland', 'Australia', 'Singapore'),
    ),
  },
  {
    by: 'assistant of a hotel group’s recruiter',
    ask: 'Looking for chefs or receptionists in Sydney, Melbourne, Brisbane, Singapore or Dublin with a notice period of four weeks at most.',
    fits: both(
      trade('chef', 'receptionist'),
      city('Sydney', 'Melbourne', 'Brisbane', 'Singapore', 'Dublin'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'clinical suppliers',
    ask: 'procurment or regulatory affairs people who used to be nurses',
    fits: both(trade('procurement', 'regulatory affairs'), wasOnce('nurse')),
  },
  {
    by: 'insurance, Barangaroo',
    ask: 'Actuaries, underwriters & claims handlers, Australia, expecting no more than AUD 140,000',
    fits: both(trade('actuary', 'underwriter', 'claims'), country('Australia'), payUpTo(140_000, 'AUD')),
  },
  {
    by: 'plumbing and gas',
    ask: 'plumbers who do gasfitting, or boilermakers/welders who do TIG. Either way they need German, Italian, French or Arabic',
    fits: both(
      either(both(trade('plumber'), skill('Gasfitting')), both(trade('welder'), skill('TIG welding'))),
      either(speaks('German'), speaks('Italian'), speaks('French'), speaks('Arabic')),
    ),
  },
];
