import type { Query } from './score.ts';
import { both, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import { at, contractor, country, not, noticeUpTo, relocates, remote, skill, trade } from './truth.ts';

/** Searches over the second people, as desks in the United Kingdom, South Africa, Singapore and New Zealand type them. */
export const SECOND_OPEN_SIXTY_FIFTH: readonly Query<Second>[] = [
  {
    by: 'compliance, Shenton Way',
    ask: 'AML / compliance with KYC, presently at DBS, NAB, JPMorgan Chase or Deutsche Bank',
    fits: both(trade('compliance'), skill('KYC'), at('DBS', 'NAB', 'JPMorgan Chase', 'Deutsche Bank')),
  },
  {
    by: 'Lower Hutt health',
    ask: 'Midwives in NZ, Australia, the UK or Ireland that no one has phoned for the last six months, incl. the ones we never phoned at all',
    fits: both(
      trade('midwife'),
      country('New Zealand', 'Australia', 'United Kingdom', 'Ireland'),
      notCalledFor(183),
    ),
  },
  {
    by: 'artisans, Vanderbijlpark',
    ask: 'boilermaker tig welding willing to relocate',
    fits: both(trade('boilermaker'), skill('TIG welding'), relocates),
  },
  {
    by: 'Christchurch trades',
    ask: 'Plumbers for gasfitting work, New Zealand or Aussie, leave out whoever is at Fletcher Construction now',
    fits: both(
      trade('plumber'),
      skill('Gasfitting'),
      country('New Zealand', 'Australia'),
      not(at('Fletcher Construction')),
    ),
  },
  {
    by: 'social care, Bradford',
    ask: 'Denise at the council has just rung: two social workers wanted, safeguarding experience, from the UK, Ireland, Australia or NZ, and they must be able to join inside four weeks',
    fits: both(
      trade('social worker'),
      skill('Safeguarding'),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'scaffold crew',
    ask: 'scaffolders with their scaffolding ticket, a weeks notice at the most',
    fits: both(trade('scaffolder'), ticket('Scaffolding ticket'), noticeUpTo(7)),
  },
  {
    by: 'motor claims, Redhill',
    ask: 'claims handlers w/ Guidewire we have never called',
    fits: both(trade('claims'), skill('Guidewire'), ({ calledDaysAgo }) => calledDaysAgo === null),
  },
  {
    by: 'analytics, Stellenbosch',
    ask: 'Data or BI analysts who were bookkeepers earlier in life',
    fits: both(trade('data analyst'), wasOnce('bookkeeper')),
  },
  {
    by: 'resourcer',
    ask: 'open s287@second.example',
    fits: ({ email }) => email === 's287@second.example',
  },
  {
    by: 'intake form, Singapore',
    ask: 'job title: Solutions Architect\nmust have: AWS\nnice to have: Integration\ncountry: Singapore, Australia, New Zealand\nemployment: permanent',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      country('Singapore', 'Australia', 'New Zealand'),
      not(contractor),
    ),
  },
  {
    by: 'software, Shoreditch',
    ask: 'QA / test engineers (Selenium) happy to be fully remote. Speaking either German or Mandarin would help the team but isn’t needed',
    fits: both(trade('tester'), skill('Selenium'), remote),
  },
];
