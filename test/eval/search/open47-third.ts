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
export const THIRD_OPEN_THIRTY_SEVENTH: readonly Query<Third>[] = [
  {
    by: 'lagos',
    ask: 'Please I need drilling engineers in Aberdeen or Houston that have IWCF.',
    fits: all(trade('drilling engineer'), near('Aberdeen', 'Houston'), cert('IWCF')),
  },
  {
    by: 'leeds',
    ask: 'production managers or quality managers, Manchester, Munich or Cork',
    fits: all(trade('production manager', 'quality manager'), near('Manchester', 'Munich', 'Cork')),
  },
  {
    by: 'manila',
    ask: 'Requesting SEO Specialists with Ahrefs located in Berlin, Manchester or Auckland. Thanks po.',
    fits: all(trade('seo specialist'), skill('Ahrefs'), near('Berlin', 'Manchester', 'Auckland')),
  },
  {
    by: 'calgary',
    ask: 'Geologists in Vancouver or Perth who do core logging.',
    fits: all(trade('geologist'), near('Vancouver', 'Perth'), skill('Core logging')),
  },
  {
    by: 'bengaluru',
    ask: 'UX designer reqd. Figma must. Location: Bangalore, Berlin or Dublin.',
    fits: all(trade('ux designer'), skill('Figma'), near('Bangalore', 'Berlin', 'Dublin')),
  },
  {
    by: 'darwin',
    ask: 'conveyancers in brisbane or perth and they need to know pexa',
    fits: all(trade('conveyancer'), near('Brisbane', 'Perth'), skill('PEXA')),
  },
  {
    by: 'lyon',
    ask: 'Brand managers who speak French or Spanish, please',
    fits: all(trade('brand manager'), any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'stuttgart',
    ask: 'Freight forwarders and customs brokers in Hamburg, without the contractors',
    fits: all(trade('freight forwarder', 'customs broker'), near('Hamburg'), not(works('contract'))),
  },
  {
    by: 'boston',
    ask: 'Medical science liaisons with a PhD who cover oncology.',
    fits: all(trade('medical science liaison'), cert('PhD'), skill('Oncology')),
  },
  {
    by: 'auckland',
    ask: 'policy advisers, Wellington or Dublin – who have we got?',
    fits: all(trade('policy adviser'), near('Wellington', 'Dublin')),
  },
  {
    by: 'galway',
    ask: 'Any vets in Bristol at all, or dentists in Manchester? I’ve a client after the one and a client after the other.',
    fits: any(all(trade('vet'), near('Bristol')), all(trade('dentist'), near('Manchester'))),
  },
  {
    by: 'dubai',
    ask: '("executive housekeeper" OR "housekeeping manager" OR "hotel manager") AND (Dubai OR Singapore)',
    fits: all(trade('housekeeping', 'hotel manager'), near('Dubai', 'Singapore')),
  },
  {
    by: 'houston',
    ask: 'Phone note 4:50: wind turbine technicians or drilling engineers, open to relocation. He is in no rush.',
    fits: all(trade('wind turbine technician', 'drilling engineer'), relocates),
  },
  {
    by: 'malmo',
    ask: 'pilots with A320, not at Ryanair now',
    fits: all(trade('pilot'), skill('A320'), not(at('Ryanair'))),
  },
  {
    by: 'glasgow',
    ask: 'Loss adjusters, Toronto. Correction, it’s not Toronto at all. Loss adjusters, Manchester or Dublin.',
    fits: all(trade('loss adjuster'), near('Manchester', 'Dublin')),
  },
  {
    by: 'singapore',
    ask: 'marine underwriter in Singapore or London, five years and up, have?',
    fits: all(trade('marine underwriter'), near('Singapore', 'London'), yearsAtLeast(5)),
  },
  {
    by: 'leeds',
    ask: 'Sous chefs or head chefs, not pastry, in London, Dublin, Sydney or Melbourne. HACCP would be nice but I’ll not be fussy.',
    fits: all(trade('sous chef', 'head chef'), near('London', 'Dublin', 'Sydney', 'Melbourne')),
  },
  {
    by: 'boston',
    ask: 'Litigation lawyers in London, Toronto or Sydney who have arbitration among their skills. My client is a shipping house and could not bear another generalist.',
    fits: all(trade('litigation lawyer'), near('London', 'Toronto', 'Sydney'), skill('Arbitration')),
  },
  {
    by: 'galway',
    ask: 'Primary teachers or maths teachers who hold Qualified Teacher Status, in Bristol, Manchester or London',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      near('Bristol', 'Manchester', 'London'),
    ),
  },
  {
    by: 'auckland',
    ask: 'farm managers and agronomists in Wellington or Brisbane, 3+ yrs',
    fits: all(trade('farm manager', 'agronomist'), near('Wellington', 'Brisbane'), yearsAtLeast(3)),
  },
];
