import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  near,
  not,
  relocates,
  skill,
  speaks,
  type Third,
  trade,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of the same sixteen desks over the third people. */
export const THIRD_OPEN_THIRTY_NINTH: readonly Query<Third>[] = [
  {
    by: 'accra',
    ask: 'Please I am looking for quantity surveyors in London or Dubai.',
    fits: all(trade('quantity surveyor'), near('London', 'Dubai')),
  },
  { by: 'cardiff', ask: 'town planners bristol', fits: all(trade('town planner'), near('Bristol')) },
  {
    by: 'kuala lumpur',
    ask: 'hotel manager who know Opera PMS',
    fits: all(trade('hotel manager'), skill('Opera PMS')),
  },
  {
    by: 'winnipeg',
    ask: 'Loss adjusters in Toronto or Brisbane.',
    fits: all(trade('loss adjuster'), near('Toronto', 'Brisbane')),
  },
  {
    by: 'pune',
    ask: 'Drug safety associate / pharmacovigilance officer, Mumbai or Bangalore, Argus preferred not mandatory',
    fits: all(trade('pharmacovigilance'), near('Mumbai', 'Bangalore')),
  },
  {
    by: 'cairns',
    ask: 'mining engineers or geologists, brisbane or perth, who’d pack up and move',
    fits: all(trade('mining engineer', 'geologist'), near('Brisbane', 'Perth'), relocates),
  },
  {
    by: 'antwerp',
    ask: 'Marine underwriters in Hamburg or London please',
    fits: all(trade('marine underwriter'), near('Hamburg', 'London')),
  },
  {
    by: 'graz',
    ask: 'Quality managers or production managers with German, Munich',
    fits: all(trade('quality manager', 'production manager'), near('Munich'), speaks('German')),
  },
  {
    by: 'chicago',
    ask: 'Agronomists. Soil testing. Three years plus.',
    fits: all(trade('agronomist'), skill('Soil testing'), yearsAtLeast(3)),
  },
  {
    by: 'hamilton',
    ask: 'Any vets in Auckland, or in Perth? Either’ll do',
    fits: all(trade('vet'), near('Auckland', 'Perth')),
  },
  {
    by: 'belfast',
    ask: 'QC chemists and microbiologists in Dublin or Cork, GMP on the profile',
    fits: all(trade('qc chemist', 'microbiologist'), near('Dublin', 'Cork'), skill('GMP')),
  },
  {
    by: 'doha',
    ask: 'aircraft maintenance engineer – B1 licence – not with Emirates now',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), not(at('Emirates'))),
  },
  {
    by: 'atlanta',
    ask: 'Note for file, Tuesday: in-house counsel, data protection, contractors are no good to her.',
    fits: all(trade('in-house counsel'), skill('Data protection'), not(works('contract'))),
  },
  { by: 'oslo', ask: 'wind technician with GWO', fits: all(trade('wind turbine technician'), cert('GWO')) },
  {
    by: 'dundee',
    ask: 'Drilling engineers in Aberdeen or in Perth, that is Perth in Australia',
    fits: all(trade('drilling engineer'), near('Aberdeen', 'Perth')),
  },
  {
    by: 'hong kong',
    ask: 'freight forwarder Singapore or Sydney, must CargoWise',
    fits: all(trade('freight forwarder'), near('Singapore', 'Sydney'), skill('CargoWise')),
  },
  {
    by: 'cardiff',
    ask: 'Dentists in Manchester who do implants or Invisalign',
    fits: all(trade('dentist'), near('Manchester'), any(skill('Implants'), skill('Invisalign'))),
  },
  {
    by: 'chicago',
    ask: 'The publisher on Wacker Drive is starting a film desk and wants four people by spring. Video editors or journalists, in New York, London or Toronto.',
    fits: all(trade('video editor', 'journalist'), near('New York', 'London', 'Toronto')),
  },
  {
    by: 'antwerp',
    ask: 'Pastry chefs and sommeliers for a house in Ghent. They live in Paris or London now and must speak French',
    fits: all(trade('pastry chef', 'sommelier'), near('Paris', 'London'), speaks('French')),
  },
  {
    by: 'hamilton',
    ask: 'Farm managers with herd management, anywhere really',
    fits: all(trade('farm manager'), skill('Herd management')),
  },
];
