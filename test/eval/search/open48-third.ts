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
} from './third-world.ts';

/** Searches of the same sixteen desks over the third people. */
export const THIRD_OPEN_THIRTY_EIGHTH: readonly Query<Third>[] = [
  {
    by: 'cardiff',
    ask: 'Child protection social workers in Bristol or Manchester',
    fits: all(trade('child protection social worker'), near('Bristol', 'Manchester')),
  },
  {
    by: 'kalgoorlie',
    ask: 'mining engineers or geos, Perth or Brissie, that’d relocate',
    fits: all(trade('mining engineer', 'geologist'), near('Perth', 'Brisbane'), relocates),
  },
  {
    by: 'mumbai',
    ask: 'Requirement: Video Editor, should know DaVinci Resolve. Mumbai, London, Toronto, Sydney all ok.',
    fits: all(trade('video editor'), skill('DaVinci Resolve'), near('Mumbai', 'London', 'Toronto', 'Sydney')),
  },
  {
    by: 'nairobi',
    ask: 'Agronomists with irrigation experience, kindly.',
    fits: all(trade('agronomist'), skill('Irrigation')),
  },
  {
    by: 'chicago',
    ask: 'Quality managers, Six Sigma Black Belt, any country',
    fits: all(trade('quality manager'), cert('Six Sigma Black Belt')),
  },
  {
    by: 'rotterdam',
    ask: 'Terminal or port operations people in Hamburg, Barcelona or Singapore',
    fits: all(trade('port operations'), near('Hamburg', 'Barcelona', 'Singapore')),
  },
  {
    by: 'montreal',
    ask: 'In-house counsel who handle data protection and speak French or German.',
    fits: all(trade('in-house counsel'), skill('Data protection'), any(speaks('French'), speaks('German'))),
  },
  {
    by: 'durban',
    ask: 'quantity surveyors with MRICS in Dubai or London, please man',
    fits: all(trade('quantity surveyor'), cert('MRICS'), near('Dubai', 'London')),
  },
  {
    by: 'krakow',
    ask: 'UX designers and graphic designers in Berlin, no contractors',
    fits: all(trade('ux designer', 'graphic designer'), near('Berlin'), not(works('contract'))),
  },
  {
    by: 'belfast',
    ask: 'Dentists in Manchester or Brisbane, or ones who’d move',
    fits: all(trade('dentist'), any(near('Manchester', 'Brisbane'), relocates)),
  },
  {
    by: 'milan',
    ask: 'Fashion buyers in Paris, London or Barcelona who have been at Zara or H&M, today or in the past',
    fits: all(trade('buyer'), near('Paris', 'London', 'Barcelona'), worked('Zara', 'H&M')),
  },
  {
    by: 'hong kong',
    ask: 'Hotel GMs, Singapore or Dubai, five years’ experience upwards',
    fits: all(trade('hotel manager'), near('Singapore', 'Dubai'), yearsAtLeast(5)),
  },
  {
    by: 'birmingham',
    ask: 'Warehouse managers with SAP EWM',
    fits: all(trade('warehouse manager'), skill('SAP EWM')),
  },
  {
    by: 'hamilton',
    ask: 'town planners in Auckland or Sydney who know GIS, cheers',
    fits: all(trade('town planner'), near('Auckland', 'Sydney'), skill('GIS')),
  },
  {
    by: 'newcastle',
    ask: 'Now then. Wind turbine technicians with a GWO ticket. He did say offshore mad lads only but ignore that, just the GWO, and free within two weeks.',
    fits: all(trade('wind turbine technician'), cert('GWO'), noticeUpTo(14)),
  },
  {
    by: 'limerick',
    ask: 'QC chemists or microbiologists in Cork or Dublin who have GMP, and I’d sooner not have anyone who’s in MSD at present, they’re our client too',
    fits: all(trade('qc chemist', 'microbiologist'), near('Cork', 'Dublin'), skill('GMP'), not(at('MSD'))),
  },
  {
    by: 'birmingham',
    ask: 'Aircraft engineers, five years or more in the job they’re in now',
    fits: all(trade('aircraft engineer'), inJobFor(5)),
  },
  {
    by: 'hong kong',
    ask: 'Executive assistants and brand managers who are formerly of Unilever or L’Oréal',
    fits: all(trade('executive assistant', 'brand manager'), formerly('Unilever', 'L’Oréal')),
  },
  {
    by: 'mumbai',
    ask: 'Drug safety / pharmacovigilance, Argus mandatory, India or Ireland or Spain',
    fits: all(trade('pharmacovigilance'), skill('Argus'), country('India', 'Ireland', 'Spain')),
  },
  {
    by: 'limerick',
    ask: 'Journalists or policy advisers who either work from home the whole week or have citizenship or permanent residency, one or the other will do',
    fits: all(trade('journalist', 'policy adviser'), any(remote, rights('citizen', 'permanent_resident'))),
  },
];
