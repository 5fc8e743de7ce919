import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
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

const settled = rights('citizen', 'permanent_resident');

/** Searches of sixteen desks over the third people, each in its own way of asking. */
export const THIRD_OPEN_FORTY_FOURTH_MORE: readonly Query<Third>[] = [
  {
    by: 'perm',
    ask: 'store managers Dublin or Melbourne',
    fits: all(trade('store manager'), near('Dublin', 'Melbourne')),
  },
  {
    by: 'perm',
    ask: 'Graphic designers with InDesign in London, Berlin or Lyon',
    fits: all(trade('graphic designer'), skill('InDesign'), near('London', 'Berlin', 'Lyon')),
  },
  {
    by: 'temp',
    ask: 'freight forwarders, cargowise, a month’s notice or less',
    fits: all(trade('freight forwarder'), skill('CargoWise'), noticeUpTo(31)),
  },
  {
    by: 'temp',
    ask: 'housekeeping managers who would take contract work',
    fits: all(trade('housekeeping'), works('contract')),
  },
  {
    by: 'exec search',
    ask: 'production managers with 12+ years, BMW, Bosch or Siemens on the cv',
    fits: all(trade('production manager'), yearsAtLeast(12), worked('BMW', 'Bosch', 'Siemens')),
  },
  {
    by: 'exec search',
    ask: 'Terminal managers at DP World, PSA or HHLA today',
    fits: all(trade('port operations'), at('DP World', 'PSA International', 'HHLA')),
  },
  {
    by: 'tech',
    ask: 'seo manager berlin/manchester/auckland, ahrefs',
    fits: all(trade('seo specialist'), skill('Ahrefs'), near('Berlin', 'Manchester', 'Auckland')),
  },
  {
    by: 'tech',
    ask: 'UX designers who work remotely',
    fits: all(trade('ux designer'), remote),
  },
  {
    by: 'health',
    ask: 'dentists Manchester, Geneva or Brisbane',
    fits: all(trade('dentist'), near('Manchester', 'Geneva', 'Brisbane')),
  },
  {
    by: 'health',
    ask: 'vets for small animals who have been at IVC Evidensia or VetPartners',
    fits: all(trade('vet'), skill('Small animals'), worked('IVC Evidensia', 'VetPartners')),
  },
  {
    by: 'health',
    ask: 'children’s social workers with Social Work England registration',
    fits: all(trade('child protection social worker'), cert('Social Work England registration')),
  },
  {
    by: 'trades',
    ask: 'aircraft engineers line maintenance Dubai or Hamburg',
    fits: all(trade('aircraft engineer'), skill('Line maintenance'), near('Dubai', 'Hamburg')),
  },
  {
    by: 'trades',
    ask: 'wind turbine technicians Vestas or Ørsted, past or present',
    fits: all(trade('wind turbine technician'), worked('Vestas', 'Ørsted')),
  },
  {
    by: 'education',
    ask: 'Maths teachers with IB experience in Dubai, Geneva or Manchester',
    fits: all(trade('maths teacher'), skill('IB Diploma'), near('Dubai', 'Geneva', 'Manchester')),
  },
  {
    by: 'education',
    ask: 'lecturers with a PhD in Ireland, Australia or NZ',
    fits: all(trade('lecturer'), cert('PhD'), country('Ireland', 'Australia', 'New Zealand')),
  },
  {
    by: 'finance',
    ask: 'loss adjusters, ACILA',
    fits: all(trade('loss adjuster'), cert('ACILA')),
  },
  {
    by: 'finance',
    ask: 'marine underwritters who know Lloyd’s or cargo',
    fits: all(trade('marine underwriter'), any(skill('Lloyd’s'), skill('Cargo'))),
  },
  {
    by: 'legal',
    ask: 'litigation lawyers London, Sydney or Toronto, not at Baker McKenzie',
    fits: all(trade('litigation lawyer'), near('London', 'Sydney', 'Toronto'), not(at('Baker McKenzie'))),
  },
  {
    by: 'legal',
    ask: 'conveyancers in the UK with leasehold experience',
    fits: all(trade('conveyancer'), skill('Leasehold'), country('United Kingdom')),
  },
  {
    by: 'logistics',
    ask: 'customs brokers or freight forwarders in Hamburg',
    fits: all(trade('customs broker', 'freight forwarder'), near('Hamburg')),
  },
  {
    by: 'hospitality',
    ask: 'sommeliers that speak French',
    fits: all(trade('sommelier'), speaks('French')),
  },
  {
    by: 'hospitality',
    ask: 'pastry chefs in Paris, London or Zurich who were with Four Seasons or Hyatt or still are',
    fits: all(trade('pastry chef'), near('Paris', 'London', 'Zurich'), worked('Four Seasons', 'Hyatt')),
  },
  {
    by: 'sales',
    ask: 'buyers retail OTB London Paris NYC',
    fits: all(trade('buyer'), skill('OTB'), near('London', 'Paris', 'New York')),
  },
  {
    by: 'public sector',
    ask: 'policy advisers who are citizens or PR, ministerial briefings',
    fits: all(trade('policy adviser'), skill('Ministerial briefings'), settled),
  },
  {
    by: 'energy',
    ask: 'drilling engineers IWCF in Houston, Aberdeen or Perth',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Houston', 'Aberdeen', 'Perth')),
  },
  {
    by: 'energy',
    ask: 'geologists willing to relocate',
    fits: all(trade('geologist'), relocates),
  },
  {
    by: 'life science',
    ask: 'microbiologists or QC chemists in Ireland',
    fits: all(trade('microbiologist', 'qc chemist'), country('Ireland')),
  },
  {
    by: 'interim',
    ask: 'Mining engineers in Paris with a GWO certificate',
    fits: all(trade('mining engineer'), near('Paris'), cert('GWO')),
  },
];
