import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of twelve people, each in a way of their own, over the second people (closed). */
export const SECOND_OPEN_FORTY_FIFTH_MORE: readonly Query<Second>[] = [
  {
    by: 'sourcer',
    ask: '(salesforce AND (administrator OR developer)) AND apex AND NOT germany',
    fits: both(trade('salesforce'), skill('Apex'), not(country('Germany'))),
  },
  {
    by: 'sourcer',
    ask: '("clinical research associate" OR CRA) AND "site monitoring" AND (roche OR novartis OR gsk OR astrazeneca)',
    fits: both(
      trade('clinical research'),
      skill('Site monitoring'),
      worked('Roche', 'Novartis', 'GSK', 'AstraZeneca'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'theatre nurses I’ve spoken to in the last eight weeks',
    fits: both(trade('theatre nurse'), calledWithin(56)),
  },
  {
    by: 'resourcer',
    ask: 'OTs never called or not for a year, any country',
    fits: both(trade('occupational therapist'), notCalledFor(365)),
  },
  {
    by: 'partner',
    ask: 'Structural engineers of ten years’ standing, in Australia, New Zealand or the United Kingdom, on a permanent basis.',
    fits: both(
      trade('structural engineer'),
      yearsAtLeast(10),
      country('Australia', 'New Zealand', 'United Kingdom'),
      not(contractor),
    ),
  },
  {
    by: 'partner',
    ask: 'Underwriters presently at Zurich Insurance or Aviva, not juniors.',
    fits: both(trade('underwriter'), at('Zurich Insurance', 'Aviva'), not(level('junior'))),
  },
  {
    by: 'temp desk',
    ask: 'receptionists aus or nz, 4 wks max',
    fits: both(trade('receptionist'), country('Australia', 'New Zealand'), noticeUpTo(28)),
  },
  {
    by: 'temp desk',
    ask: 'scaffolders white card AND scaffolding ticket, one week notice tops',
    fits: both(trade('scaffolder'), ticket('White Card'), ticket('Scaffolding ticket'), noticeUpTo(7)),
  },
  {
    by: 'junior',
    ask: 'crane opperators in australia or nz with a white card',
    fits: both(trade('crane operator'), country('Australia', 'New Zealand'), ticket('White Card')),
  },
  {
    by: 'junior',
    ask: 'Who are our GPs in Ireland, Germany or the UK?',
    fits: both(trade('gp'), country('Ireland', 'Germany', 'United Kingdom')),
  },
  {
    by: 'in-house',
    ask: 'QA engineers / test analysts with Selenium, at Microsoft, Meta, SAP or Personio currently',
    fits: both(trade('tester'), skill('Selenium'), at('Microsoft', 'Meta', 'SAP', 'Personio')),
  },
  {
    by: 'in-house',
    ask: 'Procurement or category managers with tendering, four weeks or less, citizen or PR',
    fits: both(trade('procurement'), skill('Tendering'), noticeUpTo(28), settled),
  },
  {
    by: 'slack bot',
    ask: 'FW client: “plumbers, gas ticket not needed, must be within 100 km of Melbourne”',
    fits: both(trade('plumber'), city('Melbourne', 'Geelong')),
  },
  {
    by: 'slack bot',
    ask: 'client says claims handlers w/ Guidewire, UK IE or AU',
    fits: both(trade('claims'), skill('Guidewire'), country('United Kingdom', 'Ireland', 'Australia')),
  },
  {
    by: 'ai',
    ask: 'Financial planners or advisers familiar with Xplan who are currently between jobs or able to start within two weeks.',
    fits: both(
      trade('financial planner'),
      skill('Xplan'),
      either(({ betweenJobs }) => betweenJobs, noticeUpTo(14)),
    ),
  },
  {
    by: 'ai',
    ask: 'Regulatory affairs professionals based in Switzerland, Germany or Austria, or open to relocating. Fluency in German would be welcome but is optional.',
    fits: both(trade('regulatory affairs'), either(country('Switzerland', 'Germany', 'Austria'), relocates)),
  },
  {
    by: 'rec-to-rec',
    ask: 'recruiters in ANZ or Singapore, five years min',
    fits: both(trade('recruiter'), country('Australia', 'New Zealand', 'Singapore'), yearsAtLeast(5)),
  },
  {
    by: 'contractor manager',
    ask: 'mental health nurses on contract, or with AHPRA and open to relocation',
    fits: both(
      trade('mental health nurse'),
      either(contractor, both(ticket('AHPRA registration'), relocates)),
    ),
  },
  {
    by: 'non-native',
    ask: 'We look for chef with knowledge of HACCP, he worked in Hilton or Accor or Crown Resorts, not junior please',
    fits: both(
      trade('chef'),
      skill('HACCP'),
      worked('Hilton', 'Accor', 'Crown Resorts'),
      not(level('junior')),
    ),
  },
  {
    by: 'non-native',
    ask: 'architect for buildings with Revit, in europe country or can work remote',
    fits: both(
      trade('building architect'),
      skill('Revit'),
      either(country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland'), remote),
    ),
  },
  {
    by: 'owner',
    ask: 'paralegals or legal assistants, AUD 70k to 140k',
    fits: both(trade('paralegal'), payBetween(70_000, 140_000, 'AUD')),
  },
  { by: 'owner', ask: 'dental hygienists in Leeds or Edinburgh', fits: nobody },
];
