import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  not,
  noticeUpTo,
  payUpTo,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches over the second people, of desks in an ordinary month of spring. */
export const SECOND_OPEN_EIGHTY_SECOND: readonly Query<Second>[] = [
  {
    by: 'maternity, Box Hill',
    ask: 'midwives and mental health nurses, AHPRA registered, in Australia or New Zealand',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'fabrication',
    ask: 'boilermakers aus nz',
    fits: both(trade('boilermaker'), country('Australia', 'New Zealand')),
  },
  {
    by: 'building structures',
    ask: 'Structural or mechanical engineers currently at Arup or WSP with ten or more years’ experience',
    fits: both(trade('structural engineer', 'mechanical engineer'), at('Arup', 'WSP'), yearsAtLeast(10)),
  },
  {
    by: 'design practices, Leith',
    ask: 'architects (buildings, not IT) who know Revit, UK, Ireland, Oz or NZ',
    fits: both(
      trade('building architect'),
      skill('Revit'),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'internal hires',
    ask: 'recruitment consultants / talent acquisition we haven’t called in the last 90 days (never called is fine too)',
    fits: both(trade('recruiter'), notCalledFor(90)),
  },
  {
    by: 'life sciences, Basel',
    ask: 'CRAs or regulatory affairs people who work or have worked at Novartis or AstraZeneca, no one needing sponsorship',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      worked('Novartis', 'AstraZeneca'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'reporting and BI',
    ask: 'data analysts who were bookkeepers earlier in their career',
    fits: both(trade('data analyst'), wasOnce('bookkeeper')),
  },
  {
    by: 'hotels, front and back of house',
    ask: 'recptionists or chefs can start within a week',
    fits: both(trade('receptionist', 'chef'), noticeUpTo(7)),
  },
  {
    by: 'community services',
    ask: 'Social workers, OTs or GPs who speak Auslan or Māori',
    fits: both(
      trade('social worker', 'occupational therapist', 'gp'),
      either(speaks('Auslan'), speaks('Māori')),
    ),
  },
  {
    by: 'banking tech, Raffles Place',
    ask: 'Solutions architects and SAP consultants, remote or willing to relocate, formerly of DBS, NAB, Accenture or Capgemini',
    fits: both(
      trade('solutions architect', 'sap consultant'),
      either(remote, relocates),
      formerly('DBS', 'NAB', 'Accenture', 'Capgemini'),
    ),
  },
  {
    by: 'claims and conveyancing follow-ups',
    ask: 'which claims handlers, underwriters or conveyancers have we rung in the past 60 days? leave out Singapore and the US',
    fits: both(
      trade('claims', 'underwriter', 'conveyancer'),
      calledWithin(60),
      not(country('Singapore', 'United States')),
    ),
  },
  {
    by: 'quality assurance, Sydney',
    ask: 'QA / test analysts in Sydney, Newcastle, Melbourne, Geelong or Brisbane, contractors, up to 120k AUD',
    fits: both(
      trade('tester'),
      city('Sydney', 'Newcastle', 'Melbourne', 'Geelong', 'Brisbane'),
      contractor,
      payUpTo(120_000, 'AUD'),
    ),
  },
];
