import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  contractor,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  payBetween,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people: half typed in a hurry, half spoken to an assistant. */
export const SECOND_CLOSED_NINETY_NINTH: readonly Query<Second>[] = [
  {
    by: 'maternity and mental health, Herston',
    ask: 'midwife or mental health nurse, AHPRA rego, aus/nz, 4 wks notice max',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      country('Australia', 'New Zealand'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'ERP, Shenton Way',
    ask: 'SAP consultant, McKinsey / BCG / Bain now or previously, perm only pls',
    fits: both(
      trade('sap consultant'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
      not(contractor),
    ),
  },
  {
    by: 'yard and site labour, Onehunga',
    ask: 'forklift drivers w LF licence or scaffolders w scaffolding ticket – never been called by us',
    fits: both(
      either(
        both(trade('forklift driver'), ticket('LF licence')),
        both(trade('scaffolder'), ticket('Scaffolding ticket')),
      ),
      ({ calledDaysAgo }) => calledDaysAgo === null,
    ),
  },
  {
    by: 'QA and BI',
    ask: 'testers (cypress) or data analysts (SQL), remote or contract, not US',
    fits: both(
      either(both(trade('tester'), skill('Cypress')), both(trade('data analyst'), skill('SQL'))),
      either(remote, contractor),
      not(country('United States')),
    ),
  },
  {
    by: 'built environment, Leeds Dock',
    ask: 'Revit: structural engineers + building architects. Uk, Ireland, Australia',
    fits: both(
      trade('structural engineer', 'building architect'),
      skill('Revit'),
      country('United Kingdom', 'Ireland', 'Australia'),
    ),
  },
  {
    by: 'rec to rec',
    ask: 'recruiters / TA partners ex Hays or Michael Page, no juniors',
    fits: both(trade('recruiter'), formerly('Hays', 'Michael Page'), not(level('junior'))),
  },
  {
    by: 'legal support, Bunhill Row',
    ask: 'paralegals conveyancers currently Freshfields, Slaughter & May or HSF',
    fits: both(
      trade('paralegal', 'conveyancer'),
      at('Freshfields', 'Slaughter and May', 'Herbert Smith Freehills'),
    ),
  },
  {
    by: 'london market, Lime Street',
    ask: 'underwriter or claims handler 5-10 yrs exp, anywhere bar Australia',
    fits: both(
      trade('underwriter', 'claims'),
      ({ years }) => years >= 5 && years <= 10,
      not(country('Australia')),
    ),
  },
  {
    by: 'hotel casuals, Southbank',
    ask: 'I need receptionists or chefs in Australia who can start within two weeks, and they must have their own car',
    unknowable: true,
    fits: both(trade('receptionist', 'chef'), country('Australia'), noticeUpTo(14)),
  },
  {
    by: 'shutdowns, Mayfield',
    ask: 'which of our fitters, boilermakers, plumbers and crane operators are out of work at the moment',
    fits: both(trade('fitter', 'boilermaker', 'plumber', 'crane operator'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'international health',
    ask: 'Find me GPs, occupational therapists or theatre nurses living outside Australia who’d be open to relocating. Leave out anybody who needs sponsorship.',
    fits: both(
      trade('gp', 'occupational therapist', 'theatre nurse'),
      not(country('Australia')),
      relocates,
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'mining procurement, Eagle Street',
    ask: 'Can you bring up procurement or category managers with at least ten years of experience, but nobody who’s at BHP or Rio Tinto right now?',
    fits: both(trade('procurement'), yearsAtLeast(10), not(at('BHP', 'Rio Tinto'))),
  },
  {
    by: 'private bank, Marina Bay',
    ask: 'Do we have any compliance officers, AML analysts or financial planners who speak Mandarin, Arabic, German or French?',
    fits: both(
      trade('compliance', 'financial planner'),
      either(speaks('Mandarin'), speaks('Arabic'), speaks('German'), speaks('French')),
    ),
  },
  {
    by: 'SaaS, Grand Canal Dock',
    ask: 'Give me a call list please. Salesforce people and customer success managers in Europe or the States that nobody’s phoned in the last six months, including the ones never phoned at all.',
    fits: both(
      trade('salesforce', 'customer success'),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland', 'United States'),
      notCalledFor(182),
    ),
  },
  {
    by: 'life sciences, Kendall Square',
    ask: 'have we got any clinical research associates or regulatory affairs people who were theatre nurses or occupational therapists earlier in their career',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      either(wasOnce('theatre nurse'), wasOnce('occupational therapist')),
    ),
  },
  {
    by: 'consulting engineers, Newstead',
    ask: 'I’m after structural or mechanical engineers in Australia asking for somewhere between seventy and a hundred and twenty thousand dollars',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      country('Australia'),
      payBetween(70_000, 120_000, 'AUD'),
    ),
  },
];
