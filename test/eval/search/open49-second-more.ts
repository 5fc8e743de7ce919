import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  not,
  noticeUpTo,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** More searches of the same sixteen desks over the second people. */
export const SECOND_OPEN_THIRTY_NINTH_MORE: readonly Query<Second>[] = [
  {
    by: 'accra',
    ask: 'Kindly send midwives in the UK or Ireland',
    fits: both(trade('midwife'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'accra',
    ask: 'Please I need mechanical engineers that have SolidWorks and can relocate',
    fits: both(trade('mechanical engineer'), skill('SolidWorks'), relocates),
  },
  {
    by: 'cardiff',
    ask: 'paralegals, four weeks’ notice max',
    fits: both(trade('paralegal'), noticeUpTo(28)),
  },
  {
    by: 'kuala lumpur',
    ask: 'compliance officer who know KYC, min 5 years, permanent',
    fits: both(trade('compliance'), skill('KYC'), yearsAtLeast(5), not(contractor)),
  },
  {
    by: 'winnipeg',
    ask: 'Boilermakers or crane operators on contract, in Australia, Ireland or the United States.',
    fits: both(
      trade('boilermaker', 'crane operator'),
      contractor,
      country('Australia', 'Ireland', 'United States'),
    ),
  },
  {
    by: 'pune',
    ask: 'Data analyst / BI analyst, Power BI must, sponsorship not available',
    fits: both(trade('data analyst'), skill('Power BI'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'pune',
    ask: 'S/4HANA consultants, 8+ yrs, any location',
    fits: both(trade('sap consultant'), skill('SAP S/4HANA'), yearsAtLeast(8)),
  },
  {
    by: 'cairns',
    ask: 'scaffolders in nsw vic or qld with a white card',
    fits: both(
      trade('scaffolder'),
      region('New South Wales', 'Victoria', 'Queensland'),
      ticket('White Card'),
    ),
  },
  {
    by: 'antwerp',
    ask: 'Regulatory affairs people in Germany, Switzerland, Ireland or the UK',
    fits: both(trade('regulatory affairs'), country('Germany', 'Switzerland', 'Ireland', 'United Kingdom')),
  },
  {
    by: 'graz',
    ask: 'Structural engineers at Arup or WSP, now or before',
    fits: both(trade('structural engineer'), worked('Arup', 'WSP')),
  },
  {
    by: 'chicago',
    ask: 'Underwriters with ten or more years, not the ones at Aviva',
    fits: both(trade('underwriter'), yearsAtLeast(10), not(at('Aviva'))),
  },
  {
    by: 'hamilton',
    ask: 'OTs that nobody’s called in the last three months',
    fits: both(trade('occupational therapist'), notCalledFor(92)),
  },
  {
    by: 'hamilton',
    ask: 'Fitters and plumbers in NZ or Aussie who are citizens or residents',
    fits: both(
      trade('fitter', 'plumber'),
      country('New Zealand', 'Australia'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'belfast',
    ask: 'Conveyancers about Dublin, Cork, Leeds or Edinburgh',
    fits: both(trade('conveyancer'), city('Dublin', 'Cork', 'Leeds', 'Edinburgh')),
  },
  {
    by: 'doha',
    ask: 'receptionist OR "front desk coordinator" | hotels | open to relocation',
    fits: both(trade('receptionist'), relocates),
  },
  {
    by: 'atlanta',
    ask: 'Ms. Carver called back: claims handlers, permanent, three years or better. She already talked to us about underwriters and does not want those.',
    fits: both(trade('claims'), not(contractor), yearsAtLeast(3)),
  },
  {
    by: 'oslo',
    ask: 'solutions architects in Germany, UK, Ireland or Singapore',
    fits: both(trade('solutions architect'), country('Germany', 'United Kingdom', 'Ireland', 'Singapore')),
  },
  {
    by: 'dundee',
    ask: 'Theatre nurses or mental health nurses in Edinburgh or Leeds comma or anywhere if they would relocate',
    fits: both(trade('theatre nurse', 'mental health nurse'), either(city('Edinburgh', 'Leeds'), relocates)),
  },
  {
    by: 'hong kong',
    ask: 'recruiter ex Michael Page or Robert Walters, left already',
    fits: both(
      trade('recruiter'),
      formerly('Michael Page', 'Robert Walters'),
      not(at('Michael Page', 'Robert Walters')),
    ),
  },
  {
    by: 'belfast',
    ask: 'The big house out the road has lost both chefs to the cruise ships, would you credit it. Chefs with HACCP who can be in within the fortnight.',
    fits: both(trade('chef'), skill('HACCP'), noticeUpTo(14)),
  },
  {
    by: 'kuala lumpur',
    ask: 'bookkeeper in Australia, Xero, permanent only',
    fits: both(trade('bookkeeper'), country('Australia'), skill('Xero'), not(contractor)),
  },
  {
    by: 'antwerp',
    ask: 'Procurement managers who speak German, French or Italian',
    fits: both(trade('procurement'), either(speaks('German'), speaks('French'), speaks('Italian'))),
  },
];
