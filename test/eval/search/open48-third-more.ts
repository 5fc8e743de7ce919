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
  relocates,
  remote,
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

const settled = rights('citizen', 'permanent_resident');

/** Searches of the same sixteen desks over the third people. */
export const THIRD_OPEN_THIRTY_EIGHTH_MORE: readonly Query<Third>[] = [
  {
    by: 'cardiff',
    ask: 'Vets in Bristol, Lyon or Perth',
    fits: all(trade('vet'), near('Bristol', 'Lyon', 'Perth')),
  },
  {
    by: 'kalgoorlie',
    ask: 'mining engineers who use Deswik, any country',
    fits: all(trade('mining engineer'), skill('Deswik')),
  },
  {
    by: 'mumbai',
    ask: 'SEO Specialist – Bangalore, Berlin or Manchester – Google Analytics or Link building needed, any one',
    fits: all(
      trade('seo specialist'),
      near('Bangalore', 'Berlin', 'Manchester'),
      any(skill('Google Analytics'), skill('Link building')),
    ),
  },
  {
    by: 'nairobi',
    ask: 'Kindly shortlist farm managers and agronomists who are in Wellington, Brisbane, Cork or Lyon and have five years of experience.',
    fits: all(
      trade('farm manager', 'agronomist'),
      near('Wellington', 'Brisbane', 'Cork', 'Lyon'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'chicago',
    ask: 'Medical science liaisons, Boston or Basel, immunology or oncology',
    fits: all(
      trade('medical science liaison'),
      near('Boston', 'Basel'),
      any(skill('Immunology'), skill('Oncology')),
    ),
  },
  {
    by: 'rotterdam',
    ask: 'Freight forwarders with CargoWise in Hamburg, Singapore or Sydney',
    fits: all(trade('freight forwarder'), skill('CargoWise'), near('Hamburg', 'Singapore', 'Sydney')),
  },
  {
    by: 'montreal',
    ask: 'Litigation lawyers who speak Spanish, French or German, please.',
    fits: all(trade('litigation lawyer'), any(speaks('Spanish'), speaks('French'), speaks('German'))),
  },
  {
    by: 'durban',
    ask: 'aircraft engineers, B1 licence, A320',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), skill('A320')),
  },
  {
    by: 'krakow',
    ask: 'Production managers in Munich or Barcelona, Lean',
    fits: all(trade('production manager'), near('Munich', 'Barcelona'), skill('Lean')),
  },
  {
    by: 'belfast',
    ask: 'Customs brokers in Sydney, Toronto or Auckland with the customs broker licence',
    fits: all(trade('customs broker'), near('Sydney', 'Toronto', 'Auckland'), cert('Customs broker licence')),
  },
  {
    by: 'milan',
    ask: 'Pastry chefs and sommeliers in Paris or London, thank you',
    fits: all(trade('pastry chef', 'sommelier'), near('Paris', 'London')),
  },
  {
    by: 'hong kong',
    ask: 'Marine underwriters, London / Singapore / Hamburg, AXA or Chubb background now or earlier',
    fits: all(trade('marine underwriter'), near('London', 'Singapore', 'Hamburg'), worked('AXA', 'Chubb')),
  },
  {
    by: 'birmingham',
    ask: 'Loss adjusters and marine underwriters not on contract, UK',
    fits: all(
      trade('loss adjuster', 'marine underwriter'),
      country('United Kingdom'),
      not(works('contract')),
    ),
  },
  {
    by: 'hamilton',
    ask: 'lecturers or research fellows with a PhD in Aus or NZ',
    fits: all(trade('lecturer', 'research fellow'), cert('PhD'), country('Australia', 'New Zealand')),
  },
  {
    by: 'newcastle',
    ask: 'Head chefs that can start inside two weeks',
    fits: all(trade('head chef'), noticeUpTo(14)),
  },
  {
    by: 'limerick',
    ask: 'QC chemists who do HPLC and have been at Pfizer or Novartis at any stage',
    fits: all(trade('qc chemist'), skill('HPLC'), worked('Pfizer', 'Novartis')),
  },
  {
    by: 'chicago',
    ask: '"graphic designer" AND (InDesign OR Illustrator) AND (London OR Melbourne OR Berlin)',
    fits: all(
      trade('graphic designer'),
      any(skill('InDesign'), skill('Illustrator')),
      near('London', 'Melbourne', 'Berlin'),
    ),
  },
  {
    by: 'mumbai',
    ask: 'Brand managers, work permit clear (citizen or PR), experience 3 years minimum',
    fits: all(trade('brand manager'), settled, yearsAtLeast(3)),
  },
  {
    by: 'cardiff',
    ask: 'Primary teachers who’ve been at it for less than ten years, anywhere in England or out in Dubai or Auckland',
    fits: all(
      trade('primary teacher'),
      yearsBelow(10),
      near('London', 'Manchester', 'Bristol', 'Dubai', 'Auckland'),
    ),
  },
  {
    by: 'rotterdam',
    ask: 'Port operations managers, at DP World or PSA International today',
    fits: all(trade('port operations'), at('DP World', 'PSA International')),
  },
  {
    by: 'hong kong',
    ask: 'Fashion buyers and store managers who used to be at Zara or Decathlon and are at H&M or IKEA today',
    fits: all(trade('buyer', 'store manager'), formerly('Zara', 'Decathlon'), at('H&M', 'IKEA')),
  },
  {
    by: 'belfast',
    ask: 'Journalists, video editors or graphic designers who work fully remote',
    fits: all(trade('journalist', 'video editor', 'graphic designer'), remote),
  },
  {
    by: 'milan',
    ask: 'My client opens two houses in spring, one on the lake and one in the Gulf. Hotel managers or executive housekeepers, living in Dubai or Geneva, or in another place but open to relocation.',
    fits: all(trade('hotel manager', 'housekeeping'), any(near('Dubai', 'Geneva'), relocates)),
  },
  {
    by: 'kalgoorlie',
    ask: 'Land surveyors. Boss first said Perth only, now it’s Perth or Auckland. Civil 3D or Leica, either one’s fine.',
    fits: all(trade('land surveyor'), near('Perth', 'Auckland'), any(skill('Civil 3D'), skill('Leica'))),
  },
  {
    by: 'newcastle',
    ask: 'Drilling engineers and wind techs, Aberdeen, Hamburg or Cork. And Houston, sorry, add Houston to that, I’d lost the bit of paper',
    fits: all(
      trade('drilling engineer', 'wind turbine technician'),
      near('Aberdeen', 'Hamburg', 'Cork', 'Houston'),
    ),
  },
  {
    by: 'limerick',
    ask: 'Policy advisers and town planners for the department, in Ireland, New Zealand or Canada, five years in the one job at least, they can’t abide a hopper',
    fits: all(
      trade('policy adviser', 'town planner'),
      country('Ireland', 'New Zealand', 'Canada'),
      inJobFor(5),
    ),
  },
  {
    by: 'birmingham',
    ask: 'Pilots or aircraft engineers who can be out of their notice in a month at the very most, and who aren’t flying or fixing for Emirates at present',
    fits: all(trade('pilot', 'aircraft engineer'), noticeUpTo(31), not(at('Emirates'))),
  },
  {
    by: 'chicago',
    ask: '("quality manager" OR "production manager") AND (FMEA OR CAPA OR Kaizen)',
    fits: all(
      trade('quality manager', 'production manager'),
      any(skill('FMEA'), skill('CAPA'), skill('Kaizen')),
    ),
  },
];
