import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
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
export const THIRD_OPEN_NINETY_FOURTH: readonly Query<Third>[] = [
  {
    by: 'hotel reopening, Jumeirah',
    ask: 'any chefs, sommeliers, housekeeping managers or hotel managers on our books who are between jobs?',
    fits: all(trade('chef', 'sommelier', 'housekeeping', 'hotel manager'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'litigation, Bay Street',
    ask: 'litigation lawyers w practising certificate in Toronto, London or Sydney, but not at Clifford Chance today',
    fits: all(
      trade('litigation lawyer'),
      cert('Practising certificate'),
      near('Toronto', 'London', 'Sydney'),
      not(at('Clifford Chance')),
    ),
  },
  {
    by: 'science posts',
    ask: 'Research fellows and MSLs, PhD required for both – citizens or permanent residents only',
    fits: all(
      trade('research fellow', 'medical science liaison'),
      cert('PhD'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'drug safety, Powai',
    ask: 'pharmacovigilance / drug safety, Argus, India or Spain, 4 years plus',
    fits: all(trade('pharmacovigilance'), skill('Argus'), country('India', 'Spain'), yearsAtLeast(4)),
  },
  {
    by: 'ports and sheds',
    ask: 'terminal / port ops managers and warehouse managers in Germany, Spain, France or UK with six or more years behind them, not contractors',
    fits: all(
      trade('port operations', 'warehouse manager'),
      country('Germany', 'Spain', 'France', 'United Kingdom'),
      yearsAtLeast(6),
      not(works('contract')),
    ),
  },
  {
    by: 'renewables, Aberdeen',
    ask: 'GWO wind techs - Hamburg, Aberdeen, Cork or Madrid. Vestas is the client so nobody who’s there now',
    fits: all(
      trade('wind turbine technician'),
      cert('GWO'),
      near('Hamburg', 'Aberdeen', 'Cork', 'Madrid'),
      not(at('Vestas')),
    ),
  },
  {
    by: 'brands, Clichy',
    ask: 'French speakers only: brand managers or EAs/PAs with L’Oréal, Nestlé or Danone in their career, present job counts too',
    fits: all(
      trade('brand manager', 'executive assistant'),
      speaks('French'),
      worked('L’Oréal', 'Nestlé', 'Danone'),
    ),
  },
  {
    by: 'policy and planning, Thorndon',
    ask: 'policy advisers, town planners: NZ, Ireland, Australia: three years or more in the job they have now',
    fits: all(
      trade('policy adviser', 'town planner'),
      country('New Zealand', 'Ireland', 'Australia'),
      inJobFor(3),
    ),
  },
  {
    by: 'marine and property claims',
    ask: 'marine underwriters with the ACII and loss adjusters with ACILA, notice up to 8 weeks is fine, longer isn’t',
    fits: all(
      any(all(trade('marine underwriter'), cert('ACII')), all(trade('loss adjuster'), cert('ACILA'))),
      noticeUpTo(56),
    ),
  },
  {
    by: 'aviation, Deira',
    ask: 'A320 pilots + A320 aircraft engineers, Emirates or Ryanair now or in the past',
    fits: all(trade('pilot', 'aircraft engineer'), skill('A320'), worked('Emirates', 'Ryanair')),
  },
  {
    by: 'dental and vet clinics',
    ask: 'Could you find dentists who do implants, or small animal vets, that told us they’re open to relocating?',
    fits: all(
      any(all(trade('dentist'), skill('Implants')), all(trade('vet'), skill('Small animals'))),
      relocates,
    ),
  },
  {
    by: 'newsrooms',
    ask: 'journalists or video editors, London New York Toronto, looking for permanent, skip anyone at the BBC',
    fits: all(
      trade('journalist', 'video editor'),
      near('London', 'New York', 'Toronto'),
      works('permanent'),
      not(at('BBC')),
    ),
  },
  {
    by: 'private office, Mayfair',
    ask: 'EAs / PAs: London up to £65k, New York up to $115k, Zurich up to CHF 100k, all per year',
    fits: all(
      trade('executive assistant'),
      any(
        all(near('London'), pays('GBP', 0, 65_000)),
        all(near('New York'), pays('USD', 0, 115_000)),
        all(near('Zurich'), pays('CHF', 0, 100_000)),
      ),
    ),
  },
  {
    by: 'plants, Augsburg',
    ask: 'Quality managers and production managers who have left Siemens or Bosch behind (worked there before, not at either now)',
    fits: all(
      trade('quality manager', 'production manager'),
      formerly('Siemens', 'Bosch'),
      not(at('Siemens', 'Bosch')),
    ),
  },
  {
    by: 'fashion retail, Temple Bar',
    ask: 'store mgrs or fashion buyers in Ireland, Germany, France or Spain asking max 50k EUR p.a.',
    fits: all(
      trade('store manager', 'buyer'),
      country('Ireland', 'Germany', 'France', 'Spain'),
      pays('EUR', 0, 50_000),
    ),
  },
  {
    by: 'rural, Matamata',
    ask: 'Dairy client wrote: "farm manager or agronomist, NZ / Ireland / UK, a month’s notice at most, holds a tractor licence". Who have we got?',
    fits: all(
      trade('farm manager', 'agronomist'),
      country('New Zealand', 'Ireland', 'United Kingdom'),
      noticeUpTo(30),
    ),
    unknowable: true,
  },
];
