import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  city,
  country,
  formerly,
  noticeUpTo,
  payUpTo,
  relocates,
  skill,
  speaks,
  trade,
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, as desks in the UK, in Ireland, on the continent and in Asia type them. */
export const SECOND_OPEN_SEVENTIETH: readonly Query<Second>[] = [
  {
    by: 'clinical trials, Basel',
    ask: 'CRAs with GCP, Germany or Switzerland',
    fits: both(trade('clinical research'), skill('GCP'), country('Germany', 'Switzerland')),
  },
  {
    by: 'insurance, Cork',
    ask: 'Underwriters and claims handlers in Ireland and the UK that nobody here has called for three months or more',
    fits: both(trade('underwriter', 'claims'), country('Ireland', 'United Kingdom'), notCalledFor(90)),
  },
  {
    by: 'access and lifting, Hull',
    ask: 'scaffolders holding a scaffolding ticket, 5 years min',
    fits: both(trade('scaffolder'), ticket('Scaffolding ticket'), yearsAtLeast(5)),
  },
  {
    by: 'ERP, Düsseldorf',
    ask: 'SAP MM consultants who were at Accenture, Capgemini or McKinsey before. Germany, Austria, Switzerland, UK or Ireland.',
    fits: both(
      trade('sap consultant'),
      skill('SAP MM'),
      formerly('Accenture', 'Capgemini', 'McKinsey & Company'),
      country('Germany', 'Austria', 'Switzerland', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'IT quick starts, Edinburgh',
    ask: 'client lost two people on Friday, so: testers, QA engineers or data analysts who are between jobs right now',
    fits: both(trade('tester', 'data analyst'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'financial crime, Singapore',
    ask: 'aml analysts / compliance officers singapore, frankfurt, leeds or dublin, 4 weeks notice max',
    fits: both(trade('compliance'), city('Singapore', 'Frankfurt', 'Leeds', 'Dublin'), noticeUpTo(28)),
  },
  {
    by: 'rec to rec, Graz',
    ask: 'Recruitment consultants or talent acquisition partners; German, French or Italian among their languages',
    fits: both(trade('recruiter'), either(speaks('German'), speaks('French'), speaks('Italian'))),
  },
  {
    by: 'life sciences, Limerick',
    ask: 'regulatory affairs people who used to be theatre nurses',
    fits: both(trade('regulatory affairs'), wasOnce('theatre nurse')),
  },
  {
    by: 'buildings, Bath',
    ask: 'structural engineers we’ve phoned in the past 5 weeks',
    fits: both(trade('structural engineer'), calledWithin(35)),
  },
  {
    by: 'front of house, Brighton',
    ask: 'recepcionist or front desk coordinator, uk, up to £70k, would relocate',
    fits: both(trade('receptionist'), country('United Kingdom'), payUpTo(70_000, 'GBP'), relocates),
  },
  {
    by: 'credit control, Kuala Lumpur',
    ask: 's243@second.example',
    fits: ({ email }) => email === 's243@second.example',
  },
];
