import type { Query } from './score.ts';
import { both, calledWithin, either, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
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

const noSponsorship = not(rights('requires_sponsorship'));

/** More searches of the same sixteen desks over the second people, only ever run. */
export const SECOND_OPEN_THIRTY_SIXTH_MORE: readonly Query<Second>[] = [
  {
    by: 'leeds',
    ask: 'Forklift drivers. LF licence. Start within a fortnight.',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(14)),
  },
  {
    by: 'lagos',
    ask: 'We would be obliged for procurement managers or category managers having not less than ten years of experience.',
    fits: both(trade('procurement'), yearsAtLeast(10)),
  },
  {
    by: 'lagos',
    ask: 'Good afternoon. Please furnish us with general practitioners living in Australia or New Zealand. They may be of any level.',
    fits: both(trade('gp'), country('Australia', 'New Zealand')),
  },
  {
    by: 'manila',
    ask: 'Recruitment consultants or talent acquisition partners po, either working remotely or living in Australia',
    fits: both(trade('recruiter'), either(remote, country('Australia'))),
  },
  {
    by: 'galway',
    ask: 'bookkeepers that know their way around Xero, and no contractors, sure what would I do with a contractor',
    fits: both(trade('bookkeeper'), skill('Xero'), not(contractor)),
  },
  {
    by: 'phoenix',
    ask: 'Salesforce admins or devs w/ Apex, any country, nobody who needs sponsorship',
    fits: both(trade('salesforce'), skill('Apex'), noSponsorship),
  },
  {
    by: 'phoenix',
    ask: 'underwriters or claims handlers in the US, UK or Ireland, 5+ yrs',
    fits: both(
      trade('underwriter', 'claims'),
      country('United States', 'United Kingdom', 'Ireland'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'Data Analyst / BI Analyst | Must: SQL | Location: any | NP: Immediate to 15 days',
    fits: both(trade('data analyst'), skill('SQL'), noticeUpTo(15)),
  },
  {
    by: 'bengaluru',
    ask: 'Client is looking for Solutions Architect or Cloud Architect with AWS, location can be Germany, Austria, Switzerland, UK or Ireland',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      country('Germany', 'Austria', 'Switzerland', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'lyon',
    ask: 'The chefs who work at Accor or at Hilton today, but not the contractors.',
    fits: both(trade('chef'), at('Accor', 'Hilton'), not(contractor)),
  },
  {
    by: 'wellington',
    ask: 'OTs or social workers, Wellington, Christchurch or anywhere in Australia',
    fits: both(
      trade('occupational therapist', 'social worker'),
      either(city('Wellington', 'Christchurch'), country('Australia')),
    ),
  },
  {
    by: 'toronto',
    ask: 'Conveyancers who know PEXA, please. The partner was clear that paralegals aren’t what they’re after this time.',
    fits: both(trade('conveyancer'), skill('PEXA')),
  },
  {
    by: 'toronto',
    ask: 'I’m looking for project architects who know Revit, permanent rather than contract. To be clear, I mean building architects, not cloud or solutions architects.',
    fits: both(trade('building architect'), skill('Revit'), not(contractor)),
  },
  {
    by: 'glasgow',
    ask: 'mechanical fitters that one of us has spoken to on the phone in the last three months',
    fits: both(trade('fitter'), calledWithin(91)),
  },
  {
    by: 'vienna',
    ask: 'Mental health nurses with AHPRA registration whose notice is at most four weeks.',
    fits: both(trade('mental health nurse'), ticket('AHPRA registration'), noticeUpTo(28)),
  },
  {
    by: 'singapore',
    ask: 'compliance officer or AML analyst, at least 5 years, now at DBS cannot',
    fits: both(trade('compliance'), yearsAtLeast(5), not(at('DBS'))),
  },
  {
    by: 'darwin',
    ask: 'plumbers with drainage doesnt matter where they live no contractors though',
    fits: both(trade('plumber'), skill('Drainage'), not(contractor)),
  },
  {
    by: 'darwin',
    ask: 'mate one of my scaffolders just did his shoulder so i need another scaffolder with a white card and a scaffolding ticket he needs both of them and not somebody on twelve weeks notice',
    fits: both(
      trade('scaffolder'),
      ticket('White Card'),
      ticket('Scaffolding ticket'),
      ({ noticeDays }) => noticeDays < 84,
    ),
  },
  {
    by: 'madrid',
    ask: 'Customer success managers that live in Ireland, UK, Germany or Switzerland and that do not need a visa sponsor',
    fits: both(
      trade('customer success'),
      country('Ireland', 'United Kingdom', 'Germany', 'Switzerland'),
      noSponsorship,
    ),
  },
  {
    by: 'oslo',
    ask: 'Structural engineer. At Arup now or earlier. Permanent, not contract.',
    fits: both(trade('structural engineer'), worked('Arup'), not(contractor)),
  },
  {
    by: 'oslo',
    ask: 'Role: actuary\nMust have: R and reserving\nWhere: any country except Australia',
    fits: both(trade('actuary'), skill('R', 'Reserving'), not(country('Australia'))),
  },
  {
    by: 'birmingham',
    ask: 'theatre nurses who are citizens or permanent residents, anywhere is fine',
    fits: both(trade('theatre nurse'), rights('citizen', 'permanent_resident')),
  },
];
