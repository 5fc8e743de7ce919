import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  contractor,
  country,
  not,
  noticeUpTo,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches of sixteen desks, each in a way of its own, over the second people. */
export const SECOND_OPEN_FORTY_SIXTH: readonly Query<Second>[] = [
  {
    by: 'perm',
    ask: 'Structural engineers who know Revit and don’t need a sponsor',
    fits: both(trade('structural engineer'), skill('Revit'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'temp',
    ask: 'forklift or reach truck, aus or nz, can start inside a fortnight',
    fits: both(trade('forklift driver'), country('Australia', 'New Zealand'), noticeUpTo(14)),
  },
  {
    by: 'exec search',
    ask: 'Procurement or category managers with ten years or more who are employed by a mining company today.',
    fits: both(trade('procurement'), yearsAtLeast(10), ({ industry }) => industry === 'mining'),
  },
  {
    by: 'tech',
    ask: 'salesforce AND apex AND (admin OR developer) NOT contract',
    fits: both(trade('salesforce'), skill('Apex'), not(contractor)),
  },
  {
    by: 'health',
    ask: 'theatre / scrub nurses nobody has called in the past 60 days',
    fits: both(trade('theatre nurse'), notCalledFor(60)),
  },
  {
    by: 'trades',
    ask: 'scaffies with white card and scaffolding ticket, a week’s notice or less',
    fits: both(trade('scaffolder'), ticket('White Card'), ticket('Scaffolding ticket'), noticeUpTo(7)),
  },
  {
    by: 'finance',
    ask: 'Role: credit control / accounts receivable. Background: was a receptionist earlier on.',
    fits: both(trade('credit controller'), wasOnce('receptionist')),
  },
  {
    by: 'legal',
    ask: 'Paralegals, legal assistants and conveyancers in Australia who are citizens or permanent residents.',
    fits: both(
      trade('paralegal', 'conveyancer'),
      country('Australia'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'hospitality',
    ask: 'receptionists or front desk people at the Hilton or Accor right now please!',
    fits: both(trade('receptionist'), at('Hilton', 'Accor')),
  },
  {
    by: 'sales',
    ask: 'CSMs. Remote. 5 yrs+.',
    fits: both(trade('customer success'), remote, yearsAtLeast(5)),
  },
  {
    by: 'public sector',
    ask: 'Social workers with whom we have had a call in the last three months.',
    fits: both(trade('social worker'), calledWithin(91)),
  },
  {
    by: 'energy',
    ask: 'mech fitters + boilermakers: at BHP / Rio / Newmont, or between jobs',
    fits: both(
      trade('fitter', 'boilermaker'),
      either(at('BHP', 'Rio Tinto', 'Newmont'), ({ betweenJobs }) => betweenJobs),
    ),
  },
  {
    by: 'life science',
    ask: 'Client mail: "CRAs with site monitoring, please. Roche, Novartis or GSK on the CV, past or present."',
    fits: both(trade('clinical research'), skill('Site monitoring'), worked('Roche', 'Novartis', 'GSK')),
  },
  {
    by: 'interim',
    ask: 'Who does compliance or AML on a contract basis and could start within four weeks?',
    fits: both(trade('compliance'), contractor, noticeUpTo(28)),
  },
];
