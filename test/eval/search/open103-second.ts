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
  payUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const betweenJobs = (person: Second): boolean => person.betweenJobs;

/** Searches over the second people, of desks in an ordinary month. */
export const SECOND_OPEN_NINETY_THIRD: readonly Query<Second>[] = [
  {
    by: 'maternity and mental health, Ballarat',
    ask: 'Midwives or mental health nurses holding AHPRA registration, based in Australia or New Zealand, permanent roles',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      country('Australia', 'New Zealand'),
      not(contractor),
    ),
  },
  {
    by: 'sheds, Truganina',
    ask: 'forkies with LF licence aus or nz two weeks notice tops',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      country('Australia', 'New Zealand'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'insurance, Lime Street',
    ask: 'underwriters, or claims handlers as long as they know Guidewire. UK or Ireland, and skip anybody at Aviva',
    fits: both(
      either(trade('underwriter'), both(trade('claims'), skill('Guidewire'))),
      country('United Kingdom', 'Ireland'),
      not(at('Aviva')),
    ),
  },
  {
    by: 'ERP programmes',
    ask: 'SAP consultants in Europe, McKinsey / BCG / Bain now or previously',
    fits: both(
      trade('sap consultant'),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  {
    by: 'tech bench',
    ask: 'Which solutions architects, testers and data analysts are out of a job right now?',
    fits: both(trade('solutions architect', 'tester', 'data analyst'), betweenJobs),
  },
  {
    by: 'conveyancing teams',
    ask: 'paralegals & conveyancers ex Freshfields or ex Slaughter and May (gone from both by now), citizen or PR, any country but the US',
    fits: both(
      trade('paralegal', 'conveyancer'),
      formerly('Freshfields', 'Slaughter and May'),
      not(at('Freshfields', 'Slaughter and May')),
      rights('citizen', 'permanent_resident'),
      not(country('United States')),
    ),
  },
  {
    by: 'life sciences, Parkville',
    ask: 'Regulatory affairs people and CRAs who earlier in life were theatre nurses or occupational therapists',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      either(wasOnce('theatre nurse'), wasOnce('occupational therapist')),
    ),
  },
  {
    by: 'doctors desk',
    ask: 'GPs in Australia, NZ, the UK or Ireland whom nobody here has called in the past three months (or ever)',
    fits: both(
      trade('gp'),
      country('Australia', 'New Zealand', 'United Kingdom', 'Ireland'),
      notCalledFor(92),
    ),
  },
  {
    by: 'buildings, Fortitude Valley',
    ask: 'Structural engineers or building architects, Revit essential, at Arup or Aurecon, in Australia or Singapore',
    fits: both(
      trade('structural engineer', 'building architect'),
      skill('Revit'),
      at('Arup', 'Aurecon'),
      country('Australia', 'Singapore'),
    ),
  },
  {
    by: 'heavy industry, Gladstone',
    ask: 'boilermakers who can TIG weld, plus mechanical fitters, currently with Rio Tinto or Glencore. none that need sponsoring',
    fits: both(
      either(both(trade('boilermaker'), skill('TIG welding')), trade('fitter')),
      at('Rio Tinto', 'Glencore'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'property maintenance',
    ask: 'plumbers with gasfitting and their own van, Aus / UK / Ireland, can start inside 14 days',
    unknowable: true,
    fits: both(
      trade('plumber'),
      skill('Gasfitting'),
      country('Australia', 'United Kingdom', 'Ireland'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'SaaS, Dublin docklands',
    ask: 'Do we have customer success managers or Salesforce people with French, German, Italian or Mandarin? They shouldn’t be at Xero.',
    fits: both(
      trade('customer success', 'salesforce'),
      either(speaks('French'), speaks('German'), speaks('Italian'), speaks('Mandarin')),
      not(at('Xero')),
    ),
  },
  {
    by: 'rec to rec',
    ask: 'recruitment consultants / TA partners, 5 yrs+, remote or willing to relocate',
    fits: both(trade('recruiter'), yearsAtLeast(5), either(remote, relocates)),
  },
  {
    by: 'hotels, Royal Mile',
    ask: 'Chefs or receptionists in the UK, Ireland, Germany or Switzerland. Four weeks’ notice at the outside. Our client is Hilton so no one who works there',
    fits: both(
      trade('chef', 'receptionist'),
      country('United Kingdom', 'Ireland', 'Germany', 'Switzerland'),
      noticeUpTo(28),
      not(at('Hilton')),
    ),
  },
  {
    by: 'small practice, Geelong',
    ask: 'xero bookkeepers or credit controlers, nsw vic qld, up to 130k aud',
    fits: both(
      either(both(trade('bookkeeper'), skill('Xero')), trade('credit controller')),
      region('New South Wales', 'Victoria', 'Queensland'),
      payUpTo(130_000, 'AUD'),
    ),
  },
  {
    by: 'senior appointments',
    ask: 'Head-level people in procurement, compliance or actuarial who’ve been in their present job since 2022 or earlier, and not in Germany please',
    fits: both(
      trade('procurement', 'compliance', 'actuary'),
      level('head'),
      ({ since, betweenJobs: jobless }) => !jobless && since <= 2022,
      not(country('Germany')),
    ),
  },
];
