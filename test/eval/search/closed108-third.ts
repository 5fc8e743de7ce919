import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  near,
  not,
  noticeUpTo,
  pays,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, of desks from Aberdeen to Ontario. */
export const THIRD_CLOSED_NINETY_EIGHTH: readonly Query<Third>[] = [
  {
    by: 'Gulf hotels',
    ask: 'chefs, sommeliers, housekeeping and hotel managers in Dubai on AED 20k a month or less',
    fits: all(
      trade('chef', 'sommelier', 'housekeeping', 'hotel manager'),
      near('Dubai'),
      pays('AED', 0, 20_000, 'month'),
    ),
  },
  {
    by: 'offshore, Aberdeen',
    ask: 'wind techs with GWO, drilling engineers with IWCF - Aberdeen, Cork or Hamburg',
    fits: all(
      any(all(trade('wind turbine technician'), cert('GWO')), all(trade('drilling engineer'), cert('IWCF'))),
      near('Aberdeen', 'Cork', 'Hamburg'),
    ),
  },
  {
    by: 'public sector, Hamilton Ontario',
    ask: 'town planners, policy advisers, landscape architects in Canada, excluding anyone at the City of Toronto',
    fits: all(
      trade('town planner', 'policy adviser', 'landscape architect'),
      country('Canada'),
      not(at('City of Toronto')),
    ),
  },
  {
    by: 'manufacturing, Augsburg',
    ask: 'Production or quality managers in Germany, France or Spain who sit at BMW, Siemens or Bosch',
    fits: all(
      trade('production manager', 'quality manager'),
      country('Germany', 'France', 'Spain'),
      at('BMW', 'Siemens', 'Bosch'),
    ),
  },
  {
    by: 'contracts desk, Cardiff',
    ask: 'contractors in London, Bristol or Manchester on a day rate of £250 or under',
    fits: all(works('contract'), near('London', 'Bristol', 'Manchester'), pays('GBP', 0, 250, 'day')),
  },
  {
    by: 'contracting, Osborne Park',
    ask: 'Aussie based contractors, any trade, up to $60 an hour',
    fits: all(works('contract'), country('Australia'), pays('AUD', 0, 60, 'hour')),
  },
  {
    by: 'science, Heidelberg',
    ask: 'lecturers or MSLs holding a PhD who are willing to relocate',
    fits: all(trade('lecturer', 'medical science liaison'), cert('PhD'), relocates),
  },
  {
    by: 'rural and vet, Dubbo',
    ask: 'agronomists, farm managers and vets, Australia + NZ, citizens or PRs',
    fits: all(
      trade('agronomist', 'farm manager', 'vet'),
      country('Australia', 'New Zealand'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'aviation, Prestwick',
    ask: 'A320 pilots or aircraft engineers, ex Emirates, Lufthansa Technik or Singapore Airlines',
    fits: all(
      trade('pilot', 'aircraft engineer'),
      skill('A320'),
      formerly('Emirates', 'Lufthansa Technik', 'Singapore Airlines'),
    ),
  },
  {
    by: 'drug safety',
    ask: 'pharmacovigilance Argus AND signal detection',
    fits: all(trade('pharmacovigilance'), skill('Argus', 'Signal detection')),
  },
  {
    by: 'property law, Wrexham and Brisbane',
    ask: 'conveyancers: either PEXA in Brisbane/Perth or leasehold in Manchester/Bristol',
    fits: all(
      trade('conveyancer'),
      any(
        all(skill('PEXA'), near('Brisbane', 'Perth')),
        all(skill('Leasehold'), near('Manchester', 'Bristol')),
      ),
    ),
  },
  {
    by: 'remote-first roles, Halifax NS',
    ask: 'who have we got in legal or insurance that wants fully remote?',
    fits: all(trade('legal', 'insurance'), remote),
  },
  {
    by: 'insurance, Lime Street',
    ask: 'marine underwriters / loss adjusters 7 yrs+ experience, anywhere except the US',
    fits: all(trade('marine underwriter', 'loss adjuster'), yearsAtLeast(7), not(country('United States'))),
  },
  {
    by: 'career support, Newcastle NSW',
    ask: 'anyone out of work at the minute in Australia, New Zealand, the UK or Ireland',
    fits: all(
      ({ betweenJobs }) => betweenJobs,
      country('Australia', 'New Zealand', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'creative temps, Montréal',
    ask: 'Need journalists, video editors or graphic designers quickly. Two weeks’ notice is the most we can do, and French or Spanish or German would have to be one of their languages.',
    fits: all(
      trade('journalist', 'video editor', 'graphic designer'),
      noticeUpTo(14),
      any(speaks('French'), speaks('Spanish'), speaks('German')),
    ),
  },
  {
    by: 'supply, Newport',
    ask: 'primary + maths teachers in England who are on the DBS update service',
    fits: all(trade('primary teacher', 'maths teacher'), near('London', 'Manchester', 'Bristol')),
    unknowable: true,
  },
];
