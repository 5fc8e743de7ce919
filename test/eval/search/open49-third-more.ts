import type { Query } from './score.ts';
import {
  all,
  any,
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

/** More searches of the same sixteen desks over the third people. */
export const THIRD_OPEN_THIRTY_NINTH_MORE: readonly Query<Third>[] = [
  {
    by: 'accra',
    ask: 'Please share primary teachers in London or Bristol.',
    fits: all(trade('primary teacher'), near('London', 'Bristol')),
  },
  { by: 'accra', ask: 'Kindly find me lecturers with a PhD.', fits: all(trade('lecturer'), cert('PhD')) },
  {
    by: 'cardiff',
    ask: 'childrens social workers bristol or manchester',
    fits: all(trade('child protection social worker'), near('Bristol', 'Manchester')),
  },
  {
    by: 'cardiff',
    ask: 'conveyancers in manchester or bristol',
    fits: all(trade('conveyancer'), near('Manchester', 'Bristol')),
  },
  {
    by: 'kuala lumpur',
    ask: 'port operations supervisor or terminal manager in Singapore, Brisbane also can',
    fits: all(trade('port operations'), near('Singapore', 'Brisbane')),
  },
  {
    by: 'kuala lumpur',
    ask: 'executive assistant Singapore or London',
    fits: all(trade('executive assistant'), near('Singapore', 'London')),
  },
  {
    by: 'winnipeg',
    ask: 'Policy advisers or town planners in Toronto or Vancouver.',
    fits: all(trade('policy adviser', 'town planner'), near('Toronto', 'Vancouver')),
  },
  {
    by: 'winnipeg',
    ask: 'Geologists who do resource modelling.',
    fits: all(trade('geologist'), skill('Resource modelling')),
  },
  {
    by: 'pune',
    ask: 'Warehouse manager, Bangalore or Manchester, stock control reqd',
    fits: all(trade('warehouse manager'), near('Bangalore', 'Manchester'), skill('Stock control')),
  },
  {
    by: 'pune',
    ask: 'Brand managers or production managers based in Mumbai',
    fits: all(trade('brand manager', 'production manager'), near('Mumbai')),
  },
  {
    by: 'cairns',
    ask: 'land surveyors perth or auckland',
    fits: all(trade('land surveyor'), near('Perth', 'Auckland')),
  },
  {
    by: 'cairns',
    ask: 'need underground mining engineers or agronomists in brissie or perth',
    fits: all(trade('mining engineer', 'agronomist'), near('Brisbane', 'Perth')),
  },
  {
    by: 'antwerp',
    ask: 'Fashion buyers in Paris, London or Barcelona',
    fits: all(trade('buyer'), near('Paris', 'London', 'Barcelona')),
  },
  {
    by: 'antwerp',
    ask: 'Customs brokers in Hamburg, please, or freight forwarders who speak German',
    fits: any(
      all(trade('customs broker'), near('Hamburg')),
      all(trade('freight forwarder'), speaks('German')),
    ),
  },
  {
    by: 'graz',
    ask: 'Landscape architects, German speaking',
    fits: all(trade('landscape architect'), speaks('German')),
  },
  {
    by: 'chicago',
    ask: 'Medical science liaisons in Boston or Melbourne, two years or more',
    fits: all(trade('medical science liaison'), near('Boston', 'Melbourne'), yearsAtLeast(2)),
  },
  {
    by: 'chicago',
    ask: 'Quality managers in Chicago. The plant makes brake lines, they have an audit in March and the last man retired to Tucson. CAPA, please.',
    fits: all(trade('quality manager'), near('Chicago'), skill('CAPA')),
  },
  {
    by: 'hamilton',
    ask: 'farm managers, Wellington or Brisbane or happy to relocate',
    fits: all(trade('farm manager'), any(near('Wellington', 'Brisbane'), relocates)),
  },
  {
    by: 'hamilton',
    ask: 'graphic designers with InDesign, and not the contract ones',
    fits: all(trade('graphic designer'), skill('InDesign'), not(works('contract'))),
  },
  {
    by: 'belfast',
    ask: 'Store managers in Dublin or Madrid',
    fits: all(trade('store manager'), near('Dublin', 'Madrid')),
  },
  {
    by: 'belfast',
    ask: 'Microbiologists in Cork, no wait, Dublin as well, Cork and Dublin',
    fits: all(trade('microbiologist'), near('Cork', 'Dublin')),
  },
  {
    by: 'doha',
    ask: '(sommelier OR "pastry chef" OR "sous chef") AND (Dubai OR London)',
    fits: all(trade('sommelier', 'pastry chef', 'sous chef'), near('Dubai', 'London')),
  },
  {
    by: 'doha',
    ask: 'pilots – ATPL – Dubai, Singapore or Dublin',
    fits: all(trade('pilot'), cert('ATPL'), near('Dubai', 'Singapore', 'Dublin')),
  },
  {
    by: 'atlanta',
    ask: 'Left word with Janelle: drilling engineers in Houston who plan wells.',
    fits: all(trade('drilling engineer'), near('Houston'), skill('Well planning')),
  },
  {
    by: 'oslo',
    ask: 'SEO, link building, Berlin or Manchester',
    fits: all(trade('seo specialist'), skill('Link building'), near('Berlin', 'Manchester')),
  },
  {
    by: 'dundee',
    ask: 'Journalists or video editors in London full stop',
    fits: all(trade('journalist', 'video editor'), near('London')),
  },
  {
    by: 'hong kong',
    ask: 'in-house counsel Singapore or Dublin, M&A',
    fits: all(trade('in-house counsel'), near('Singapore', 'Dublin'), skill('M&A')),
  },
  { by: 'hong kong', ask: 'loss adjuster who have ACILA', fits: all(trade('loss adjuster'), cert('ACILA')) },
];
