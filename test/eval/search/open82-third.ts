import type { Query } from './score.ts';
import {
  all,
  any,
  cert,
  country,
  formerly,
  near,
  nobody,
  not,
  noticeUpTo,
  pays,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, of desks that share an office building and little else. */
export const THIRD_OPEN_SEVENTY_SECOND: readonly Query<Third>[] = [
  {
    by: 'kitchens',
    ask: 'head or sous chefs w/ HACCP, free within a month',
    fits: all(trade('head chef', 'sous chef'), skill('HACCP'), noticeUpTo(31)),
  },
  {
    by: 'aviation, Shannon',
    ask: 'Please list pilots and licensed aircraft engineers who speak Spanish.',
    fits: all(trade('pilot', 'aircraft engineer'), speaks('Spanish')),
  },
  {
    by: 'life sciences',
    ask: 'QC chemists + microbiologists, GMP on the profile, Cork Dublin or Basel',
    fits: all(trade('qc chemist', 'microbiologist'), skill('GMP'), near('Cork', 'Dublin', 'Basel')),
  },
  {
    by: 'built environment, Napier',
    ask: 'town planners or land surveyors, NZ and Australia, citizens or PRs only as it’s council work',
    fits: all(
      trade('town planner', 'land surveyor'),
      country('New Zealand', 'Australia'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'insurance, Colchester',
    ask: 'loss adjusters / marine underwriters in the UK on £80k a year or less',
    fits: all(
      trade('loss adjuster', 'marine underwriter'),
      country('United Kingdom'),
      pays('GBP', 0, 80_000),
    ),
  },
  {
    by: 'order form',
    ask: 'Position: wind turbine technician or drilling engineer. Certificate: GWO or IWCF. Location: anywhere.',
    fits: all(trade('wind turbine technician', 'drilling engineer'), any(cert('GWO'), cert('IWCF'))),
  },
  {
    by: 'secretarial, Basel',
    ask: 'any EAs or PAs that have done board papers and were or are with Nestlé or L’Oréal?',
    fits: all(trade('executive assistant'), skill('Board papers'), worked('Nestlé', 'L’Oréal')),
  },
  {
    by: 'clinics',
    ask: 'Dentists and vets in Britain, Australia or New Zealand, three years’ experience upwards',
    fits: all(
      trade('dentist', 'vet'),
      country('United Kingdom', 'Australia', 'New Zealand'),
      yearsAtLeast(3),
    ),
  },
  {
    by: 'post-production',
    ask: 'Video editors in London or Sydney who don’t mind working nights',
    fits: all(trade('video editor'), near('London', 'Sydney')),
    unknowable: true,
  },
  {
    by: 'dental, Inverness',
    ask: 'dentist in aberdeen??',
    fits: nobody,
  },
  {
    by: 'agri, Hamilton',
    ask: 'agronomists or farm managers, ex Fonterra or ex Cargill, not with either any more',
    fits: all(
      trade('agronomist', 'farm manager'),
      formerly('Fonterra', 'Cargill'),
      not(({ employer }) => employer === 'Fonterra' || employer === 'Cargill'),
    ),
  },
  {
    by: 'creative temps',
    ask: 'graphic designers and seo specialists on contract, not perm',
    fits: all(trade('graphic designer', 'seo specialist'), works('contract')),
  },
];
