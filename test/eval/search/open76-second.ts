import type { Query } from './score.ts';
import { both, calledWithin, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import { country, nobody, noticeUpTo, region, remote, skill, trade, worked } from './truth.ts';

/** Searches over the second people, as desks of agencies in Australia and the UK type them. */
export const SECOND_OPEN_SIXTY_SIXTH: readonly Query<Second>[] = [
  {
    by: 'maternity, Parkville',
    ask: 'Midwives with AHPRA registration, NSW, Vic or Qld',
    fits: both(
      trade('midwife'),
      ticket('AHPRA registration'),
      region('New South Wales', 'Victoria', 'Queensland'),
    ),
  },
  {
    by: 'social care, Stockport',
    ask: 'which social workers did we call in the last 30 days?',
    fits: both(trade('social worker'), calledWithin(30)),
  },
  {
    by: 'sheds, Laverton',
    ask: 'forkies with LF licence, Australia',
    fits: both(trade('forklift driver'), ticket('LF licence'), country('Australia')),
  },
  {
    by: 'personal injury, Geelong',
    ask: 'Paralegals and conveyancers: Slater and Gordon on the CV, be it now or earlier',
    fits: both(trade('paralegal', 'conveyancer'), worked('Slater and Gordon')),
  },
  {
    by: 'wealth, Brighton',
    ask: 'any financial planner living in Edinburgh who is on a day-rate contract and speaks Italian',
    fits: nobody,
  },
  {
    by: 'CRM, Leeds',
    ask: 'A building society is after a Salesforce admin or developer that used to work in compliance / AML. Any country.',
    fits: both(trade('salesforce'), wasOnce('compliance')),
  },
  {
    by: 'built environment, Newcastle NSW',
    ask: 'architects (buildings not IT) who work remotely',
    fits: both(trade('building architect'), remote),
  },
  {
    by: 'temps, Wagga',
    ask: 'plumbers gasfitting, not called for 3 months or never called at all, 4 wks notice max',
    fits: both(trade('plumber'), skill('Gasfitting'), notCalledFor(91), noticeUpTo(28)),
  },
  {
    by: 'reception, Hove',
    ask: 'Jean-Luc Papadopoulos is downstairs, can you bring up his file',
    fits: ({ name }) => name === 'Jean-Luc Papadopoulos',
  },
];
