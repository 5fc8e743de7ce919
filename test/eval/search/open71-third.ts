import type { Query } from './score.ts';
import {
  all,
  any,
  cert,
  country,
  near,
  not,
  pays,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
} from './third-world.ts';

/** Searches over the third people, from the desks of five countries, pasted mails and newcomers. */
export const THIRD_OPEN_SIXTY_FIRST: readonly Query<Third>[] = [
  {
    by: 'Paris kitchens',
    ask: 'Pastry chefs in Paris or London, chocolate work or viennoiserie, and they must not mind split shifts',
    fits: all(
      trade('pastry chef'),
      near('Paris', 'London'),
      any(skill('Chocolate work'), skill('Viennoiserie')),
    ),
    unknowable: true,
  },
  {
    by: 'Hamburg energy',
    ask: 'wind turbine technicians with GWO, Hamburg, Aberdeen or Cork',
    fits: all(trade('wind turbine technician'), cert('GWO'), near('Hamburg', 'Aberdeen', 'Cork')),
  },
  {
    by: 'Singapore insurance',
    ask: 'marine u/w Singapore London, hull and machinery',
    fits: all(trade('marine underwriter'), near('Singapore', 'London'), skill('Hull and machinery')),
  },
  {
    by: 'Palmerston North rural',
    ask: 'Farm managers or agronomists in NZ or Australia, got an owner wanting to meet a few of each',
    fits: all(trade('farm manager', 'agronomist'), country('New Zealand', 'Australia')),
  },
  {
    by: 'hiring manager, laboratory',
    ask: 'Dear Priya,\nas promised the profile for the lab. QC chemist or microbiologist, GMP is a must. Location Cork, Dublin or Basel.\nBest wishes, Aisling',
    fits: all(trade('qc chemist', 'microbiologist'), skill('GMP'), near('Cork', 'Dublin', 'Basel')),
  },
  {
    by: 'Lyon industry',
    ask: 'French speakers in France or Switzerland who work in pharma or in manufacturing',
    fits: all(
      speaks('French'),
      country('France', 'Switzerland'),
      ({ industry, betweenJobs }) => !betweenJobs && (industry === 'pharma' || industry === 'manufacturing'),
    ),
  },
  {
    by: 'Nijmegen legal',
    ask: 'litigation lawyers with DLA Piper, Clifford Chance or Baker McKenzie on their CV, now or earlier, just not in Toronto',
    fits: all(
      trade('litigation lawyer'),
      worked('DLA Piper', 'Clifford Chance', 'Baker McKenzie'),
      not(near('Toronto')),
    ),
  },
  {
    by: 'newcomer, schools',
    ask: 'teachers in new zealand, citizens or residents',
    fits: all(trade('teacher'), country('New Zealand'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'Berlin design',
    ask: 'UX designer, Berlin or Dublin, Figma, max. 80k € a year',
    fits: all(trade('ux designer'), near('Berlin', 'Dublin'), skill('Figma'), pays('EUR', 0, 80_000)),
  },
  {
    by: 'reception, Rotterdam',
    ask: 'Got an empty mail from t143@third.example – can you bring up the record?',
    fits: ({ email }) => email === 't143@third.example',
  },
];
