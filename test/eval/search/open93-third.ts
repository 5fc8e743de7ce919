import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  inJobFor,
  near,
  not,
  noticeUpTo,
  pays,
  relocates,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, of desks in an ordinary month. */
export const THIRD_OPEN_EIGHTY_THIRD: readonly Query<Third>[] = [
  {
    by: 'restaurants, Marais',
    ask: 'chefs of any sort in London, Paris or Barcelona, not at Hilton',
    fits: all(trade('chef'), near('London', 'Paris', 'Barcelona'), not(at('Hilton'))),
  },
  {
    by: 'international schools',
    ask: 'Teachers with QTS (qualified teacher status) in Dubai, the UK or New Zealand',
    fits: all(
      trade('teacher'),
      cert('Qualified Teacher Status'),
      country('United Arab Emirates', 'United Kingdom', 'New Zealand'),
    ),
  },
  {
    by: 'legal interims',
    ask: 'in-house counsel, litigators or conveyancers looking for contract work',
    fits: all(trade('in-house counsel', 'litigation lawyer', 'conveyancer'), works('contract')),
  },
  {
    by: 'studio, Kreuzberg',
    ask: 'ux designers with figma OR graphic designers with indesign, Germany, UK, Ireland, Australia',
    fits: all(
      any(all(trade('ux designer'), skill('Figma')), all(trade('graphic designer'), skill('InDesign'))),
      country('Germany', 'United Kingdom', 'Ireland', 'Australia'),
    ),
  },
  {
    by: 'cost and land',
    ask: 'Quantity surveyors or land surveyors, min. 6 years, Australia, NZ, Singapore or the UAE',
    fits: all(
      trade('quantity surveyor', 'land surveyor'),
      yearsAtLeast(6),
      country('Australia', 'New Zealand', 'Singapore', 'United Arab Emirates'),
    ),
  },
  {
    by: 'hangars and crews',
    ask: 'Aircraft engineers w B1 licence and pilots w ATPL',
    fits: any(all(trade('aircraft engineer'), cert('B1 licence')), all(trade('pilot'), cert('ATPL'))),
  },
  {
    by: 'lab staffing, Lyon',
    ask: 'QC chemists, microbiologists, drug safety people or MSLs, whoever speaks French or Spanish',
    fits: all(
      trade('qc chemist', 'microbiologist', 'pharmacovigilance', 'medical science liaison'),
      any(speaks('French'), speaks('Spanish')),
    ),
  },
  {
    by: 'plant leadership',
    ask: 'Quality managers or production managers, Siemens, Bosch or BMW now or before, in their present job since 2023 or earlier',
    fits: all(trade('quality manager', 'production manager'), worked('Siemens', 'Bosch', 'BMW'), inJobFor(3)),
  },
  {
    by: 'public sector, Lambton Quay',
    ask: 'policy advisers / town planners, NZ, Canada, UK, Ireland or Australia, citizens or permanent residents',
    fits: all(
      trade('policy adviser', 'town planner'),
      country('New Zealand', 'Canada', 'United Kingdom', 'Ireland', 'Australia'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'newsroom temps',
    ask: 'reporters or video editors free in a fortnight or less',
    fits: all(trade('journalist', 'video editor'), noticeUpTo(14)),
  },
  {
    by: 'energy, Aberdeen harbour',
    ask: 'wind techs and drilling engineers open to relocation who are okay with two weeks on, two weeks off',
    fits: all(trade('wind turbine technician', 'drilling engineer'), relocates),
    unknowable: true,
  },
  {
    by: 'hotels, Jumeirah',
    ask: 'Dubai, hotel managers, sommeliers, housekeepers or sous chefs, asking AED 20k a month or under',
    fits: all(
      trade('hotel manager', 'sommelier', 'housekeeping', 'sous chef'),
      near('Dubai'),
      pays('AED', 0, 20_000, 'month'),
    ),
  },
];
