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
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of the ten more recruiters over the third people. */
export const THIRD_OPEN_TWENTY_NINTH_MORE: readonly Query<Third>[] = [
  {
    by: 'welsh',
    ask: 'landscape architects in Bristol or Melbourne',
    fits: all(trade('landscape architect'), near('Bristol', 'Melbourne')),
  },
  {
    by: 'teams bot',
    ask: 'Orla mentioned you in Retail: store managers in Dublin or Munich?',
    fits: all(trade('store manager'), near('Dublin', 'Munich')),
  },
  {
    by: 'director',
    ask: 'video editors in london or toronto',
    fits: all(trade('video editor'), near('London', 'Toronto')),
  },
  {
    by: 'shorthand',
    ask: 'drilling eng, Houston / Perth',
    fits: all(trade('drilling engineer'), near('Houston', 'Perth')),
  },
  {
    by: 'madrid',
    ask: 'journalists in Madrid or Berlin',
    fits: all(trade('journalist'), near('Madrid', 'Berlin')),
  },
  {
    by: 'singapore',
    ask: 'marine underwriter in Singapore or London got or not',
    fits: all(trade('marine underwriter'), near('Singapore', 'London')),
  },
  {
    by: 'intern',
    ask: 'university lecturers in Melbourne or Wellington',
    fits: all(trade('lecturer'), near('Melbourne', 'Wellington')),
  },
  {
    by: 'mayfair',
    ask: 'Executive assistants or personal assistants in New York or Zurich.',
    fits: all(trade('executive assistant'), near('New York', 'Zurich')),
  },
  {
    by: 'chicago',
    ask: 'agronomists in Chicago or Brisbane',
    fits: all(trade('agronomist'), near('Chicago', 'Brisbane')),
  },
  {
    by: 'welsh',
    ask: 'Child protection social workers holding the Social Work England registration, in Bristol, Manchester or Perth',
    fits: all(
      trade('child protection social worker'),
      cert('Social Work England registration'),
      near('Bristol', 'Manchester', 'Perth'),
    ),
  },
  {
    by: 'teams bot',
    ask: 'Reply from Bas in Logistics: “customs brokers, tariff classification, Sydney, Auckland or Hamburg”',
    fits: all(trade('customs broker'), skill('Tariff classification'), near('Sydney', 'Auckland', 'Hamburg')),
  },
  {
    by: 'director',
    ask: 'medical science liaisons with oncology in boston basel or melbourne',
    fits: all(trade('medical science liaison'), skill('Oncology'), near('Boston', 'Basel', 'Melbourne')),
  },
  {
    by: 'shorthand',
    ask: 'ux / product designers, figma, berlin / dublin / NY',
    fits: all(trade('ux designer'), skill('Figma'), near('Berlin', 'Dublin', 'New York')),
  },
  {
    by: 'madrid',
    ask: 'Aircraft engineers with the B1 licence in Dubai, Hamburg or Madrid',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), near('Dubai', 'Hamburg', 'Madrid')),
  },
  {
    by: 'singapore',
    ask: 'hotel manager, executive housekeeper or housekeeping manager, Dubai or Singapore, five years and above',
    fits: all(trade('hotel manager', 'housekeeping'), near('Dubai', 'Singapore'), yearsAtLeast(5)),
  },
  {
    by: 'intern',
    ask: 'quality managers who’ve been at Bosch or Siemens or are there now, at least five years',
    fits: all(trade('quality manager'), worked('Bosch', 'Siemens'), yearsAtLeast(5)),
  },
  {
    by: 'mayfair',
    ask: 'Dentists in the United Kingdom, Switzerland or Australia of five years’ standing or more.',
    fits: all(trade('dentist'), country('United Kingdom', 'Switzerland', 'Australia'), yearsAtLeast(5)),
  },
  {
    by: 'chicago',
    ask: 'fashion or retail buyers or brand managers who speak French or Spanish',
    fits: all(trade('buyer', 'brand manager'), any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'cape town',
    ask: 'Howzit, mining engineers or geologists, Perth, Brisbane or Vancouver, five years and up, not sitting at Newmont now and not looking for contract. Shaft opens in Feb, just now is too late',
    fits: all(
      trade('mining engineer', 'geologist'),
      near('Perth', 'Brisbane', 'Vancouver'),
      yearsAtLeast(5),
      not(at('Newmont')),
      not(works('contract')),
    ),
  },
  {
    by: 'director',
    ask: 'head chefs or sous chefs or pastry chefs in london paris or dublin five years at least nobody who is with hilton today and nobody on contract and book me a table while you are at it',
    fits: all(
      trade('head chef', 'sous chef', 'pastry chef'),
      near('London', 'Paris', 'Dublin'),
      yearsAtLeast(5),
      not(at('Hilton')),
      not(works('contract')),
    ),
  },
  {
    by: 'shorthand',
    ask: 'freight fwdrs or warehouse mgrs / Hamburg, Lyon, Manchester, Singapore or will relocate / 5y+ / not at DSV now',
    fits: all(
      trade('freight forwarder', 'warehouse manager'),
      any(near('Hamburg', 'Lyon', 'Manchester', 'Singapore'), relocates),
      yearsAtLeast(5),
      not(at('DSV')),
    ),
  },
  {
    by: 'mayfair',
    ask: 'A family office would be glad of legal counsel or litigation lawyers with commercial contracts or arbitration, in London, Paris, Munich, Singapore or Dublin, five years or more, other than those now at DLA Piper.',
    fits: all(
      trade('in-house counsel', 'litigation lawyer'),
      any(skill('Commercial contracts'), skill('Arbitration')),
      near('London', 'Paris', 'Munich', 'Singapore', 'Dublin'),
      yearsAtLeast(5),
      not(at('DLA Piper')),
    ),
  },
  {
    by: 'teams bot',
    ask: 'Forwarded by Workflows from Anouk: graphic, UX or product designers, fully remote or in Berlin, London or Melbourne, 4+ years, not with Ogilvy at the moment, no contract. (seen by 11)',
    fits: all(
      trade('graphic designer', 'ux designer'),
      any(remote, near('Berlin', 'London', 'Melbourne')),
      yearsAtLeast(4),
      not(at('Ogilvy')),
      not(works('contract')),
    ),
  },
  {
    by: 'madrid',
    ask: 'Good morning, production managers, production supervisors or quality managers, with Lean or with ISO 9001, in Barcelona, Munich, Lyon or Manchester, minimum four years, but nobody that is in Bosch now, we have signed a paper with them',
    fits: all(
      trade('production manager', 'quality manager'),
      any(skill('Lean'), skill('ISO 9001')),
      near('Barcelona', 'Munich', 'Lyon', 'Manchester'),
      yearsAtLeast(4),
      not(at('Bosch')),
    ),
  },
  {
    by: 'welsh',
    ask: 'Primary or maths teachers, Bristol, London, Manchester or Auckland, five years or more, not contract, see, and not with Harris Federation at present. Head’s from Swansea, nice chap',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      near('Bristol', 'London', 'Manchester', 'Auckland'),
      yearsAtLeast(5),
      not(works('contract')),
      not(at('Harris Federation')),
    ),
  },
  {
    by: 'chicago',
    ask: 'QC chemists, microbiologists or drug safety folks, Ireland, Switzerland or India, 5+ years, can start within 30 days, and not at Pfizer today. They’ll fly people in, crazy budget',
    fits: all(
      trade('qc chemist', 'microbiologist', 'pharmacovigilance'),
      country('Ireland', 'Switzerland', 'India'),
      yearsAtLeast(5),
      noticeUpTo(30),
      not(at('Pfizer')),
    ),
  },
];
