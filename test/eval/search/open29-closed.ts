import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  near,
  nobody,
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
  yearsBelow,
} from './third-world.ts';

/** Searches of other recruiters in other trades over the third people; only ever run. */
export const THIRD_CLOSED_TWENTY_FIFTH: readonly Query<Third>[] = [
  {
    by: 'hotels',
    ask: 'Hotel GM, Singapore or London, strong on revenue management and Opera, can start straight away',
    fits: all(
      trade('hotel manager'),
      near('Singapore', 'London'),
      skill('Revenue management', 'Opera PMS'),
      noticeUpTo(0),
    ),
  },
  {
    by: 'hotels',
    ask: 'exec housekeepers who’ve been through Marriott at some stage, wherever they live',
    fits: all(trade('housekeeping'), worked('Marriott')),
  },
  {
    by: 'hotels',
    ask: 'hskpg mgr dubai or sydney, rosters + room inspection',
    fits: all(trade('housekeeping'), near('Dubai', 'Sydney'), skill('Rostering', 'Room inspection')),
  },
  {
    by: 'hotels',
    ask: 'Hoteldirektor Deutschland, Gehaltswunsch bis 110.000 EUR',
    fits: all(trade('hotel manager'), country('Germany'), pays('EUR', 0, 110_000)),
  },
  {
    by: 'quayside',
    ask: 'terminal or port operations managers in Germany and Spain who have done stevedoring as well as berth planning',
    fits: all(trade('port operations'), country('Germany', 'Spain'), skill('Stevedoring', 'Berth planning')),
  },
  {
    by: 'quayside',
    ask: 'Port ops supervisors / terminal mgrs. Brisbane + Singapore. One week or less to hand over.',
    fits: all(trade('port operations'), near('Brisbane', 'Singapore'), noticeUpTo(7)),
  },
  {
    by: 'quayside',
    ask: 'who left DP World and is at PSA or APM Terminals now',
    fits: all(formerly('DP World'), at('PSA International', 'APM Terminals')),
  },
  { by: 'quayside', ask: 'port operations manager dublin', fits: nobody },
  {
    by: 'survey',
    ask: 'land surveyors (land, not quantity!) civil 3d & cadastral, France is out',
    fits: all(trade('land surveyor'), skill('Civil 3D', 'Cadastral'), not(country('France'))),
  },
  {
    by: 'survey',
    ask: 'Vermessungsingenieure im Raum München mit Leica, ab 10 Jahren Praxis',
    fits: all(trade('land surveyor'), near('Munich'), skill('Leica'), yearsAtLeast(10)),
  },
  {
    by: 'survey',
    ask: 'can I get land surveyors Auckland side or over in Perth, nine years in the game and two weeks away at the outside',
    fits: all(trade('land surveyor'), near('Auckland', 'Perth'), yearsAtLeast(9), noticeUpTo(14)),
  },
  {
    by: 'survey',
    ask: 'Mandarin speakers among the land surveyors and landscape architects',
    fits: all(trade('land surveyor', 'landscape architect'), speaks('Mandarin')),
  },
  {
    by: 'survey',
    ask: 'Landscape archs – Vectorworks, planting design – Bristol | Vancouver | Zürich',
    fits: all(
      trade('landscape architect'),
      skill('Vectorworks', 'Planting design'),
      near('Bristol', 'Vancouver', 'Zurich'),
    ),
  },
  {
    by: 'survey',
    ask: 'landscape architects with fewer than six years behind them',
    fits: all(trade('landscape architect'), yearsBelow(6)),
  },
  {
    by: 'life science',
    ask: 'micro for a sterile plant in Ireland: endotoxin and environmental monitoring',
    fits: all(
      trade('microbiologist'),
      country('Ireland'),
      skill('Endotoxin testing', 'Environmental monitoring'),
    ),
  },
  {
    by: 'life science',
    ask: 'qc micro syd contract, rate $40 ph tops',
    fits: all(trade('microbiologist'), near('Sydney'), works('contract'), pays('AUD', 0, 40, 'hour')),
  },
  {
    by: 'life science',
    ask: 'We want to hear about drug safety people with Argus who live in India',
    fits: all(trade('pharmacovigilance'), skill('Argus'), country('India')),
  },
  {
    by: 'life science',
    ask: 'PV, signal detection, Madrid or Dublin, contractors excluded',
    fits: all(
      trade('pharmacovigilance'),
      skill('Signal detection'),
      near('Madrid', 'Dublin'),
      not(works('contract')),
    ),
  },
  {
    by: 'campus',
    ask: 'economics lecturers w a PhD and Stata, AU/NZ',
    fits: all(trade('lecturer'), cert('PhD'), skill('Stata'), country('Australia', 'New Zealand')),
  },
  {
    by: 'campus',
    ask: 'University lecturers who have taught at Monash or the University of Melbourne and would move again',
    fits: all(trade('lecturer'), worked('Monash University', 'University of Melbourne'), relocates),
  },
  {
    by: 'council',
    ask: 'childrens SW, Social Work England reg’d, safeguarding, Manc or Bristol',
    fits: all(
      trade('child protection social worker'),
      cert('Social Work England registration'),
      skill('Safeguarding'),
      near('Manchester', 'Bristol'),
    ),
  },
  {
    by: 'council',
    ask: 'child protection, currently Anglicare or Barnardo’s, NZ or Aus, has written court reports',
    fits: all(
      trade('child protection social worker'),
      at('Anglicare', 'Barnardo’s'),
      country('New Zealand', 'Australia'),
      skill('Court reports'),
    ),
  },
  {
    by: 'post house',
    ask: 'editors on Resolve and After Effects in Toronto, London or Sydney but leave the Netflix lot alone',
    fits: all(
      trade('video editor'),
      skill('DaVinci Resolve', 'After Effects'),
      near('Toronto', 'London', 'Sydney'),
      not(at('Netflix')),
    ),
  },
  {
    by: 'post house',
    ask: 'Video editors; PR or citizen; nine years or over',
    fits: all(trade('video editor'), rights('permanent_resident', 'citizen'), yearsAtLeast(9)),
  },
  {
    by: 'rural',
    ask: 'agronomists, Chicago or Wellington, crop protection, not on contract',
    fits: all(
      trade('agronomist'),
      near('Chicago', 'Wellington'),
      skill('Crop protection'),
      not(works('contract')),
    ),
  },
  {
    by: 'rural',
    ask: 'irrigation agros lyon / brissie',
    fits: all(trade('agronomist'), skill('Irrigation'), near('Lyon', 'Brisbane')),
  },
  {
    by: 'rural',
    ask: 'dairy farm manager with herd management for places round Bristol and Cork, house comes with the job',
    fits: all(trade('farm manager'), skill('Herd management'), near('Bristol', 'Cork')),
  },
  {
    by: 'rural',
    ask: 'farm manager near Wellington, the family can go to 90 thousand dollars',
    fits: all(trade('farm manager'), near('Wellington'), pays('NZD', 0, 90_000)),
  },
  {
    by: 'oilfield',
    ask: 'well engineers Houston TX, completions, 10+ yoe',
    fits: all(trade('drilling engineer'), near('Houston'), skill('Completions'), yearsAtLeast(10)),
  },
  {
    by: 'oilfield',
    ask: 'Drilling engineers holding IWCF in Aberdeen or Perth, available today',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Aberdeen', 'Perth'), noticeUpTo(0)),
  },
  {
    by: 'factory',
    ask: 'lean production managers or supervisors, Manchester/Munich, permanent staff',
    fits: all(trade('production manager'), skill('Lean'), near('Manchester', 'Munich'), works('permanent')),
  },
  {
    by: 'factory',
    ask: 'Green Belt production people who once were at BMW and no longer are',
    fits: all(trade('production manager'), cert('Six Sigma Green Belt'), formerly('BMW'), not(at('BMW'))),
  },
  {
    by: 'high street',
    ask: 'so they want a fashion buyer London or Paris someone whos done supplier negotiation and OTB seven years or more',
    fits: all(trade('buyer'), near('London', 'Paris'), skill('Supplier negotiation', 'OTB'), yearsAtLeast(7)),
  },
  {
    by: 'high street',
    ask: '(filialleiter OR "store manager") AND "loss prevention" AND (munich OR melbourne) AND (zara OR "h&m")',
    fits: all(
      trade('store manager'),
      skill('Loss prevention'),
      near('Munich', 'Melbourne'),
      worked('Zara', 'H&M'),
    ),
  },
  {
    by: 'hangar',
    ask: 'B1 licensed, 737, Sydney or Madrid',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), skill('B737'), near('Sydney', 'Madrid')),
  },
  {
    by: 'hangar',
    ask: 'A320 aircraft engineers at Lufthansa Technik on contract, day rate below 300 euros, or B1 holders on a perm deal',
    fits: all(
      trade('aircraft engineer'),
      any(
        all(skill('A320'), at('Lufthansa Technik'), works('contract'), pays('EUR', 0, 299, 'day')),
        all(cert('B1 licence'), works('permanent')),
      ),
    ),
  },
];
