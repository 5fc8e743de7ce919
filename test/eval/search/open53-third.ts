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

/** Searches of sixteen desks, each by its line of work, over the third people. */
export const THIRD_OPEN_FORTY_THIRD: readonly Query<Third>[] = [
  {
    by: 'perm',
    ask: 'Please send store managers in Dublin, Madrid or Munich who work or worked for Zara or H&M.',
    fits: all(trade('store manager'), near('Dublin', 'Madrid', 'Munich'), worked('Zara', 'H&M')),
  },
  {
    by: 'temp',
    ask: 'housekeeping managers, sydney or dubai, asap to 4 wks',
    fits: all(trade('housekeeping'), near('Sydney', 'Dubai'), noticeUpTo(28)),
  },
  {
    by: 'exec search',
    ask: 'Hotel general managers with at least eight years’ experience, in Dubai, Singapore, London or Berlin',
    fits: all(trade('hotel manager'), yearsAtLeast(8), near('Dubai', 'Singapore', 'London', 'Berlin')),
  },
  {
    by: 'tech',
    ask: '("ux designer" OR "product designer") AND figma AND (berlin OR dublin OR bangalore)',
    fits: all(trade('ux designer'), skill('Figma'), near('Berlin', 'Dublin', 'Bangalore')),
  },
  {
    by: 'health',
    ask: 'Do we have dentists doing implants or endodontics?',
    fits: all(trade('dentist'), any(skill('Implants'), skill('Endodontics'))),
  },
  {
    by: 'education',
    ask: 'Teachers, primary or maths, who are citizens or permanent residents, in any country, and have at least four years behind them.',
    fits: all(trade('maths teacher', 'primary teacher'), settled, yearsAtLeast(4)),
  },
  {
    by: 'finance',
    ask: 'loss adjusters | UK, Ireland, Canada or Australia | not at Chubb now',
    fits: all(
      trade('loss adjuster'),
      country('United Kingdom', 'Ireland', 'Canada', 'Australia'),
      not(at('Chubb')),
    ),
  },
  {
    by: 'legal',
    ask: 'In-house counsel with commercial contracts or data protection, located in Munich, Paris or Dublin.',
    fits: all(
      trade('in-house counsel'),
      any(skill('Commercial contracts'), skill('Data protection')),
      near('Munich', 'Paris', 'Dublin'),
    ),
  },
  {
    by: 'logistics',
    ask: 'frieght forwarders hamburg or singapore, incoterms',
    fits: all(trade('freight forwarder'), near('Hamburg', 'Singapore'), skill('Incoterms')),
  },
  {
    by: 'hospitality',
    ask: 'head chefs and sous chefs w/ HACCP, London Dublin Melbourne Sydney. "No contract people," says the hotel.',
    fits: all(
      trade('head chef', 'sous chef'),
      skill('HACCP'),
      near('London', 'Dublin', 'Melbourne', 'Sydney'),
      not(works('contract')),
    ),
  },
  {
    by: 'sales',
    ask: 'brand managers at L’Oréal or Unilever today, Paris or London or Toronto',
    fits: all(trade('brand manager'), at('L’Oréal', 'Unilever'), near('Paris', 'London', 'Toronto')),
  },
  {
    by: 'public sector',
    ask: 'Policy advisers in Wellington, London or Dublin, OR policy advisers anywhere who work fully remote.',
    fits: all(trade('policy adviser'), any(near('Wellington', 'London', 'Dublin'), remote)),
  },
  {
    by: 'energy',
    ask: 'geos & mining engs, Perth or Vancouver, relocators welcome but no need',
    fits: all(trade('geologist', 'mining engineer'), near('Perth', 'Vancouver')),
  },
  {
    by: 'life science',
    ask: 'QC chemists or microbiologists, GMP, formerly at Pfizer or Novartis',
    fits: all(trade('qc chemist', 'microbiologist'), skill('GMP'), formerly('Pfizer', 'Novartis')),
  },
  {
    by: 'interim',
    ask: 'production managers who speak German or Spanish, five years in or more',
    fits: all(trade('production manager'), any(speaks('German'), speaks('Spanish')), yearsAtLeast(5)),
  },
  {
    by: 'trades',
    ask: 'aircraft engineers B1 licence, A320, any base',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), skill('A320')),
  },
];
