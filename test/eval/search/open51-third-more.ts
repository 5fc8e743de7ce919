import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
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

/** More searches of the same desks over the third people. */
export const THIRD_OPEN_FORTY_FIRST_MORE: readonly Query<Third>[] = [
  {
    by: 'durban',
    ask: 'geologists, Leapfrog, Perth or Brisbane hey',
    fits: all(trade('geologist'), skill('Leapfrog'), near('Perth', 'Brisbane')),
  },
  {
    by: 'durban',
    ask: 'Mining engineers or geologists who’ve been with Newmont or are there now',
    fits: all(trade('mining engineer', 'geologist'), worked('Newmont')),
  },
  {
    by: 'cardiff',
    ask: 'Dentists in Manchester, or Brisbane, or Geneva. He has practices in all three, if you please.',
    fits: all(trade('dentist'), near('Manchester', 'Brisbane', 'Geneva')),
  },
  {
    by: 'cardiff',
    ask: 'land surveyors with Civil 3D',
    fits: all(trade('land surveyor'), skill('Civil 3D')),
  },
  {
    by: 'oslo',
    ask: 'Port operations supervisors and freight forwarders in Hamburg or Singapore. Thanks in advance.',
    fits: all(trade('port operations', 'freight forwarder'), near('Hamburg', 'Singapore')),
  },
  {
    by: 'toronto',
    ask: 'customs brokers in Toronto or Sydney, licence in hand',
    fits: all(trade('customs broker'), near('Toronto', 'Sydney'), cert('Customs broker licence')),
  },
  {
    by: 'toronto',
    ask: 'Policy advisers, Toronto or London, not contract',
    fits: all(trade('policy adviser'), near('Toronto', 'London'), not(works('contract'))),
  },
  {
    by: 'mumbai',
    ask: 'QC Chemist with HPLC – Mumbai, Cork or Basel – GMP must',
    fits: all(trade('qc chemist'), skill('HPLC', 'GMP'), near('Mumbai', 'Cork', 'Basel')),
  },
  {
    by: 'mumbai',
    ask: 'Need warehouse manager or production manager for Bangalore / Mumbai location',
    fits: all(trade('warehouse manager', 'production manager'), near('Bangalore', 'Mumbai')),
  },
  {
    by: 'wellington',
    ask: 'maths teachers in Wellington or Manchester with QTS (qualified teacher status)',
    fits: all(trade('maths teacher'), near('Wellington', 'Manchester'), cert('Qualified Teacher Status')),
  },
  {
    by: 'wellington',
    ask: 'freight forwarders or customs brokers in Auckland',
    fits: all(trade('freight forwarder', 'customs broker'), near('Auckland')),
  },
  {
    by: 'dallas',
    ask: 'Folks from Woodside or Shell, drilling engineers, there now or in days gone by',
    fits: all(trade('drilling engineer'), worked('Woodside', 'Shell')),
  },
  {
    by: 'dallas',
    ask: 'Fashion buyers in New York or London with supplier negotiation',
    fits: all(trade('buyer'), near('New York', 'London'), skill('Supplier negotiation')),
  },
  {
    by: 'belfast',
    ask: 'Would you have microbiologists in Dublin or Cork that do environmental monitoring?',
    fits: all(trade('microbiologist'), near('Dublin', 'Cork'), skill('Environmental monitoring')),
  },
  {
    by: 'belfast',
    ask: 'Store managers in Dublin. Ach no, Dublin’s sorted since this morning. Store managers in Munich, Madrid or Melbourne.',
    fits: all(trade('store manager'), near('Munich', 'Madrid', 'Melbourne')),
  },
  {
    by: 'zurich',
    ask: 'MSLs, oncology or immunology, Basel, Boston or Madrid',
    fits: all(
      trade('medical science liaison'),
      any(skill('Oncology'), skill('Immunology')),
      near('Basel', 'Boston', 'Madrid'),
    ),
  },
  {
    by: 'zurich',
    ask: 'Landscape architects in Zurich or land surveyors in Munich',
    fits: any(all(trade('landscape architect'), near('Zurich')), all(trade('land surveyor'), near('Munich'))),
  },
  {
    by: 'krakow',
    ask: 'I am looking for graphic designers or UX designers in Berlin, Lyon or London with three years of experience or more.',
    fits: all(trade('graphic designer', 'ux designer'), near('Berlin', 'Lyon', 'London'), yearsAtLeast(3)),
  },
  {
    by: 'krakow',
    ask: 'SEO specialists or graphic designers who work remotely only',
    fits: all(trade('seo specialist', 'graphic designer'), remote),
  },
  {
    by: 'kuala lumpur',
    ask: 'QS in Singapore or Dubai, MRICS got',
    fits: all(trade('quantity surveyor'), near('Singapore', 'Dubai'), cert('MRICS')),
  },
  {
    by: 'kuala lumpur',
    ask: 'aircraft engineer with B1 licence or pilot with ATPL, can relocate',
    fits: all(
      any(all(trade('aircraft engineer'), cert('B1 licence')), all(trade('pilot'), cert('ATPL'))),
      relocates,
    ),
  },
  {
    by: 'adelaide',
    ask: 'Conveyancers or litigation lawyers anywhere in Australia',
    fits: all(trade('conveyancer', 'litigation lawyer'), country('Australia')),
  },
  {
    by: 'paris',
    ask: 'Brand managers who were formerly at Danone or Nestlé and have left since.',
    fits: all(trade('brand manager'), formerly('Danone', 'Nestlé')),
  },
  {
    by: 'paris',
    ask: 'We search head chefs or sous chefs or pastry chefs who speak Arabic, Spanish or German',
    fits: all(
      trade('head chef', 'sous chef', 'pastry chef'),
      any(speaks('Arabic'), speaks('Spanish'), speaks('German')),
    ),
  },
  {
    by: 'chicago',
    ask: '("in-house counsel" OR "legal counsel" OR "corporate counsel") AND "data protection" AND (Dublin OR Singapore OR Munich OR Paris)',
    fits: all(
      trade('in-house counsel'),
      skill('Data protection'),
      near('Dublin', 'Singapore', 'Munich', 'Paris'),
    ),
  },
  {
    by: 'nairobi',
    ask: 'Kindly look for hotel managers and executive housekeepers who are citizens or permanent residents of the country where they are.',
    fits: all(trade('hotel manager', 'housekeeping'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'newcastle',
    ask: 'journalists or video editors in London, but not from the Beeb, I’d never hear the end of it. BBC people out.',
    fits: all(trade('journalist', 'video editor'), near('London'), not(at('BBC'))),
  },
  {
    by: 'adelaide',
    ask: 'Loss adjusters after that hailstorm. Brisbane ideally but Manchester, Dublin or Toronto will do too as they’d fly them over. On a month’s notice or less.',
    fits: all(trade('loss adjuster'), near('Brisbane', 'Manchester', 'Dublin', 'Toronto'), noticeUpTo(30)),
  },
];
