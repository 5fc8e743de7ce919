import type { Query } from './score.ts';
import { both, calledWithin, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  country,
  formerly,
  nobody,
  not,
  noticeUpTo,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, as desks of many kinds type them in an ordinary month. */
export const SECOND_OPEN_FIFTY_NINTH: readonly Query<Second>[] = [
  {
    by: 'nurses’ agency',
    ask: 'RMNs in Ireland or the UK that nobody’s rung for 2 months or more',
    fits: both(trade('mental health nurse'), country('Ireland', 'United Kingdom'), notCalledFor(61)),
  },
  {
    by: 'nurses’ agency',
    ask: 'occupational therapists, Alfred Health or Auckland City Hospital past or present, no sponsorship',
    fits: both(
      trade('occupational therapist'),
      worked('Alfred Health', 'Auckland City Hospital'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'construction',
    ask: 'scaffs w scaffolding ticket, done time at Fletcher Construction or CPB Contractors',
    fits: both(
      trade('scaffolder'),
      ticket('Scaffolding ticket'),
      worked('Fletcher Construction', 'CPB Contractors'),
    ),
  },
  {
    by: 'construction',
    ask: 'crane operators Boston or Austin, 10 years minimum, Arabic speaking',
    fits: nobody,
  },
  {
    by: 'kitchens and hotels',
    ask: 'CDPs or exec chefs, HACCP, in Scotland, England or anywhere in Ireland',
    fits: both(trade('chef'), skill('HACCP'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'kitchens and hotels',
    ask: 'receptionists who are at Accor or Crown Resorts right now',
    fits: both(trade('receptionist'), at('Accor', 'Crown Resorts')),
  },
  {
    by: 'accountancy practice',
    ask: 'bookeeper, does BAS, Australia pls',
    fits: both(trade('bookkeeper'), skill('BAS'), country('Australia')),
  },
  {
    by: 'HR and office',
    ask: 'Recruitment consultants / talent acquisition partners who used to be at Hays and have five years or more under their belt',
    fits: both(trade('recruiter'), formerly('Hays'), yearsAtLeast(5)),
  },
  {
    by: 'account manager',
    ask: 'procurement / category managers one of us has called over the last three months',
    fits: both(trade('procurement'), calledWithin(91)),
  },
  {
    by: 'overseas branch',
    ask: 'Compliance or AML people, DACH, start in one month or sooner',
    fits: both(trade('compliance'), country('Germany', 'Austria', 'Switzerland'), noticeUpTo(31)),
  },
  {
    by: 'new resourcer',
    ask: 'social workers with safeguarding in Leeds, Brighton, Edinburgh, Dublin or Cork, enhanced DBS on the update service',
    fits: both(
      trade('social worker'),
      skill('Safeguarding'),
      city('Leeds', 'Brighton', 'Edinburgh', 'Dublin', 'Cork'),
    ),
    unknowable: true,
  },
];
