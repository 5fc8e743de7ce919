import type { Query } from './score.ts';
import { both, calledWithin, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  any,
  at,
  city,
  country,
  formerly,
  not,
  noticeUpTo,
  region,
  relocates,
  remote,
  skill,
  trade,
  worked,
} from './truth.ts';

/** Searches over the second people from the desks of an agency in Australia and New Zealand and of one in the US. */
export const SECOND_OPEN_SIXTY_SECOND: readonly Query<Second>[] = [
  {
    by: 'labour hire, Newcastle',
    ask: 'boilies w white card aus or nz, 4 wks notice max',
    fits: both(
      trade('boilermaker'),
      ticket('White Card'),
      country('Australia', 'New Zealand'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'allied health, Christchurch',
    ask: 'OTs in NZ or Aus that none of us has rung in the past 3 months. If they’ve never been rung at all I want those too',
    fits: both(trade('occupational therapist'), country('Australia', 'New Zealand'), notCalledFor(91)),
  },
  {
    by: 'Austin tech',
    ask: 'QA engineers / SDETs, Selenium. Austin, Boston, or remote from wherever',
    fits: both(trade('tester'), skill('Selenium'), any(city('Austin', 'Boston'), remote)),
  },
  {
    by: 'risk and compliance',
    ask: 'Which compliance officers or AML analysts did we phone in the last 60 days?',
    fits: both(trade('compliance'), calledWithin(60)),
  },
  {
    by: 'legal support, Sydney',
    ask: 'Paralegals, Australia & New Zealand, nobody who is now at HSF (Herbert Smith Freehills) or Slater and Gordon',
    fits: both(
      trade('paralegal'),
      country('Australia', 'New Zealand'),
      not(at('Herbert Smith Freehills', 'Slater and Gordon')),
    ),
  },
  {
    by: 'hotels and casinos',
    ask: 'chefs ex Crown Resorts',
    fits: both(trade('chef'), formerly('Crown Resorts')),
  },
  {
    by: 'biotech, Cambridge MA',
    ask: 'CRAs and regulatory affairs people living in Boston or willing to relocate',
    fits: both(trade('clinical research', 'regulatory affairs'), any(city('Boston'), relocates)),
  },
  {
    by: 'resources, Perth',
    ask: 'Client’s words: "category or procurement manager, has to have done tendering, and BHP or Newmont should be somewhere on the resume, today or earlier. We fly people in so country is no issue."',
    fits: both(trade('procurement'), skill('Tendering'), worked('BHP', 'Newmont')),
  },
  {
    by: 'reception',
    ask: 'find tane fernandez',
    fits: ({ name }) => name === 'Tāne Fernández',
  },
  {
    by: 'our own hiring',
    ask: 'We’re growing the care team ourselves. Recruitment consultants or TA partners who were social workers once upon a time?',
    fits: both(trade('recruiter'), wasOnce('social worker')),
  },
  {
    by: 'plumbing, Geelong',
    ask: 'Plumbers Vic, NSW, Qld with gasfitting. Own ute and tools a must',
    fits: both(trade('plumber'), skill('Gasfitting'), region('Victoria', 'New South Wales', 'Queensland')),
    unknowable: true,
  },
];
