import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import { at, contractor, country, nobody, not, noticeUpTo, remote, speaks, trade, worked } from './truth.ts';

/** Searches over the second people, of desks that share an office building and little else. */
export const SECOND_OPEN_SEVENTY_SECOND: readonly Query<Second>[] = [
  {
    by: 'maternity and theatres, Limerick',
    ask: 'midwives and theatre / scrub nurses in the UK or Ireland, four weeks notice max',
    fits: both(trade('midwife', 'theatre nurse'), country('United Kingdom', 'Ireland'), noticeUpTo(28)),
  },
  {
    by: 'insurance, Ballarat',
    ask: 'Underwriters, claims handlers and actuaries in Australia that we haven’t called for three months or have never called',
    fits: both(trade('insurance'), country('Australia'), notCalledFor(90)),
  },
  {
    by: 'labour hire',
    ask: 'scaffies / boilermakers, aus, white card in hand',
    fits: both(trade('scaffolder', 'boilermaker'), country('Australia'), ticket('White Card')),
  },
  {
    by: 'candidate care',
    ask: 'mail to s214@second.example bounced. whose is it',
    fits: ({ email }) => email === 's214@second.example',
  },
  {
    by: 'legal support, Hobart',
    ask: 'Who used to work as a paralegal or a conveyancer and has since gone into another line of work?',
    fits: both(either(wasOnce('paralegal'), wasOnce('conveyancer')), not(trade('paralegal', 'conveyancer'))),
  },
  {
    by: 'shutdown crew',
    ask: 'plumbers, fitters, scaffolders, crane ops – whoever is out of work just now',
    fits: both(trade('plumber', 'fitter', 'scaffolder', 'crane operator'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'software desk, Providence',
    ask: 'testers, salesforce people or data analysts in the states',
    fits: both(trade('tester', 'salesforce', 'data analyst'), country('United States')),
  },
  {
    by: 'erp desk, Pune',
    ask: 'SAP consultants having Accenture or Capgemini experience, present or past, remote only',
    fits: both(trade('sap consultant'), worked('Accenture', 'Capgemini'), remote),
  },
  {
    by: 'hotel order',
    ask: 'trade: receptionist, chef | languages (one is enough): Mandarin, Italian, French | country: any',
    fits: both(
      trade('receptionist', 'chef'),
      either(speaks('Mandarin'), speaks('Italian'), speaks('French')),
    ),
  },
  {
    by: 'banking perm',
    ask: 'Compliance people or financial planners at NAB or CommBank today, permanent people only',
    fits: both(trade('compliance', 'financial planner'), at('NAB', 'Commonwealth Bank'), not(contractor)),
  },
  {
    by: 'rec to rec',
    ask: 'which recruiters did one of us phone in the last month',
    fits: both(trade('recruiter'), calledWithin(30)),
  },
  {
    by: 'farm and country',
    ask: 'vets edinburgh',
    fits: nobody,
  },
];
