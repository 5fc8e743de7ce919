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

/** Searches over the third people: half typed in a hurry, half spoken to an assistant. */
export const THIRD_CLOSED_NINETY_NINTH: readonly Query<Third>[] = [
  {
    by: 'studio temps, Surry Hills',
    ask: 'graphic desingers + video editors, London Melbourne Sydney Toronto, contract or part time',
    fits: all(
      trade('graphic designer', 'video editor'),
      near('London', 'Melbourne', 'Sydney', 'Toronto'),
      any(works('contract'), works('part_time')),
    ),
  },
  {
    by: 'plants, Trafford Park',
    ask: 'six sigma (black or green belt) quality / production managers at BMW, Siemens or Bosch now',
    fits: all(
      trade('quality manager', 'production manager'),
      any(cert('Six Sigma Black Belt'), cert('Six Sigma Green Belt')),
      at('BMW', 'Siemens', 'Bosch'),
    ),
  },
  {
    by: 'maritime, Tanjong Pagar',
    ask: 'port ops / terminal mgr, PSA or DP World on CV current or past',
    fits: all(trade('port operations'), worked('PSA International', 'DP World')),
  },
  {
    by: 'public sector, Lambton Quay',
    ask: 'policy advisers + town planners, fully remote, nz aus uk ireland',
    fits: all(
      trade('policy adviser', 'town planner'),
      remote,
      country('New Zealand', 'Australia', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'clinics',
    ask: 'vets or dentists UK/NZ/AU, citizen or PR',
    fits: all(
      trade('vet', 'dentist'),
      country('United Kingdom', 'New Zealand', 'Australia'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'energy, Union Street',
    ask: 'drilling engs, wind turbine techs – at Shell, Orsted or Vestas today, UK Ireland Germany Spain',
    fits: all(
      trade('drilling engineer', 'wind turbine technician'),
      at('Shell', 'Ørsted', 'Vestas'),
      country('United Kingdom', 'Ireland', 'Germany', 'Spain'),
    ),
  },
  {
    by: 'digital agencies, Kreuzberg',
    ask: 'UX designer or SEO, Berlin/Dublin, up to 70k eur p.a.',
    fits: all(trade('ux designer', 'seo specialist'), near('Berlin', 'Dublin'), pays('EUR', 0, 70_000)),
  },
  {
    by: 'interim desk, Spinningfields',
    ask: 'UK contractors on £200 to £300 per day, any trade',
    fits: all(works('contract'), country('United Kingdom'), pays('GBP', 200, 300, 'day')),
  },
  {
    by: 'education supply, Clifton',
    ask: 'Could you find me primary or maths teachers in England with qualified teacher status and an enhanced DBS check?',
    unknowable: true,
    fits: all(
      trade('primary teacher', 'maths teacher'),
      near('London', 'Manchester', 'Bristol'),
      cert('Qualified Teacher Status'),
    ),
  },
  {
    by: 'hospitality and retail, Temple Bar',
    ask: 'Which chefs, housekeeping managers, hotel managers, store managers or buyers are between jobs right now?',
    fits: all(
      trade('chef', 'housekeeping', 'hotel manager', 'store manager', 'buyer'),
      ({ betweenJobs }) => betweenJobs,
    ),
  },
  {
    by: 'legal, Bay Street',
    ask: 'I’d like litigation lawyers or in-house counsel who used to work at Clifford Chance or Baker McKenzie and aren’t at either of them today',
    fits: all(
      trade('litigation lawyer', 'in-house counsel'),
      formerly('Clifford Chance', 'Baker McKenzie'),
      not(at('Clifford Chance', 'Baker McKenzie')),
    ),
  },
  {
    by: 'universities, Belfield',
    ask: 'show me university lecturers and research fellows that speak French, German or Spanish',
    fits: all(
      trade('lecturer', 'research fellow'),
      any(speaks('French'), speaks('German'), speaks('Spanish')),
    ),
  },
  {
    by: 'cost and survey, Newmarket',
    ask: 'Find quantity surveyors and land surveyors at Arcadis, AECOM or Jacobs who’ve been in the same job for three years or more',
    fits: all(trade('quantity surveyor', 'land surveyor'), at('Arcadis', 'AECOM', 'Jacobs'), inJobFor(3)),
  },
  {
    by: 'airlines, Dublin Airport',
    ask: 'I’m after pilots and aircraft engineers with Emirates or Ryanair on their CV, either now or earlier on. They have to have said they’re open to relocating.',
    fits: all(trade('pilot', 'aircraft engineer'), worked('Emirates', 'Ryanair'), relocates),
  },
  {
    by: 'sheds and freight, HafenCity',
    ask: 'can you get me warehouse managers or freight forwarders who could start within a month and who don’t work for DHL at the moment',
    fits: all(trade('warehouse manager', 'freight forwarder'), noticeUpTo(30), not(at('DHL'))),
  },
  {
    by: 'landscape and graphics',
    ask: 'Look for landscape architects who use AutoCAD, and graphic designers who use InDesign. Less than ten years’ experience for both, please.',
    fits: all(
      any(
        all(trade('landscape architect'), skill('AutoCAD')),
        all(trade('graphic designer'), skill('InDesign')),
      ),
      yearsBelow(10),
    ),
  },
];
