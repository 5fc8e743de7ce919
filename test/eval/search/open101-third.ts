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
  noticeUpTo,
  pays,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsBelow,
} from './third-world.ts';

/** Searches over the third people, of desks in an ordinary month. */
export const THIRD_OPEN_NINETY_FIRST: readonly Query<Third>[] = [
  {
    by: 'fine dining',
    ask: 'sommeliers or pastry chefs, london or paris',
    fits: all(trade('sommelier', 'pastry chef'), near('London', 'Paris')),
  },
  {
    by: 'dental',
    ask: 'Dentists doing implants or Invisalign – Manchester, Brisbane, Dubai',
    fits: all(
      trade('dentist'),
      any(skill('Implants'), skill('Invisalign')),
      near('Manchester', 'Brisbane', 'Dubai'),
    ),
  },
  {
    by: 'offshore wind, Esbjerg',
    ask: 'wind turbine techs holding GWO who don’t get seasick',
    unknowable: true,
    fits: all(trade('wind turbine technician'), cert('GWO')),
  },
  {
    by: 'legal, Canary Wharf',
    ask: 'lawyers with a practising certificate and either arbitration or M&A',
    fits: all(trade('lawyer'), cert('Practising certificate'), any(skill('Arbitration'), skill('M&A'))),
  },
  {
    by: 'international schools',
    ask: 'primary and maths teachers with QTS, under 10 yrs’ experience, Dubai / NZ / UK',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      yearsBelow(10),
      any(near('Dubai'), country('New Zealand', 'United Kingdom')),
    ),
  },
  {
    by: 'newsrooms',
    ask: 'journos and video editors: New York, Toronto, or wherever they like so long as they’re fully remote',
    fits: all(trade('journalist', 'video editor'), any(near('New York', 'Toronto'), remote)),
  },
  {
    by: 'FMCG brands',
    ask: 'Any brand managers whose career takes in both Unilever and L’Oréal (today’s employer counts)?',
    fits: all(trade('brand manager'), worked('Unilever'), worked('L’Oréal')),
  },
  {
    by: 'animal health',
    ask: 'vets – citizens or permanent residents',
    fits: all(trade('vet'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'studios, Mitte',
    ask: 'graphic designer or ux designer, Berlin, Dublin or Lyon, max €75k a year',
    fits: all(
      trade('graphic designer', 'ux designer'),
      near('Berlin', 'Dublin', 'Lyon'),
      pays('EUR', 0, 75_000),
    ),
  },
  {
    by: 'aviation',
    ask: 'A320 on the profile, pilots or aircraft engineers, ex-Emirates or ex-Ryanair',
    fits: all(trade('pilot', 'aircraft engineer'), skill('A320'), formerly('Emirates', 'Ryanair')),
  },
  {
    by: 'universities',
    ask: 'Need lecturers and research fellows – French, German or Spanish speakers',
    fits: all(
      trade('lecturer', 'research fellow'),
      any(speaks('French'), speaks('German'), speaks('Spanish')),
    ),
  },
  {
    by: 'hotel openings',
    ask: 'could I see hotel managers + housekeeping managers in Dubai, Singapore, Sydney or Geneva who’ve done three years or longer in the job they hold now',
    fits: all(
      trade('hotel manager', 'housekeeping'),
      near('Dubai', 'Singapore', 'Sydney', 'Geneva'),
      inJobFor(3),
    ),
  },
  {
    by: 'public sector, Lambton Quay',
    ask: 'policy advisers/town planners open to relocation',
    fits: all(trade('policy adviser', 'town planner'), relocates),
  },
  {
    by: 'language desk',
    ask: 'who’s between jobs and speaks Arabic, Mandarin, Hindi or Portuguese?',
    fits: all(
      ({ betweenJobs }) => betweenJobs,
      any(speaks('Arabic'), speaks('Mandarin'), speaks('Hindi'), speaks('Portuguese')),
    ),
  },
  {
    by: 'automotive suppliers',
    ask: 'Quality managers with FMEA or CAPA, and production managers with Lean or Kaizen, from BMW, Siemens or Bosch (there right now), notice of 8 weeks at most',
    fits: all(
      any(
        all(trade('quality manager'), any(skill('FMEA'), skill('CAPA'))),
        all(trade('production manager'), any(skill('Lean'), skill('Kaizen'))),
      ),
      at('BMW', 'Siemens', 'Bosch'),
      noticeUpTo(56),
    ),
  },
  {
    by: 'returners',
    ask: 'everybody in the UK wanting part time, I don’t care which line of work',
    fits: all(country('United Kingdom'), works('part_time')),
  },
];
