import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
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

/** More searches of the same sixteen desks over the third people, only ever run. */
export const THIRD_OPEN_THIRTY_SIXTH_MORE: readonly Query<Third>[] = [
  {
    by: 'leeds',
    ask: 'Loss adjusters, Manchester or Dublin, no contractors',
    fits: all(trade('loss adjuster'), near('Manchester', 'Dublin'), not(works('contract'))),
  },
  {
    by: 'leeds',
    ask: 'Two jobs from one client. Store managers in Dublin, and fashion buyers in London.',
    fits: any(all(trade('store manager'), near('Dublin')), all(trade('buyer'), near('London'))),
  },
  {
    by: 'lagos',
    ask: 'Good morning. We seek quantity surveyors with MRICS who are resident in Dubai, London or Singapore.',
    fits: all(trade('quantity surveyor'), cert('MRICS'), near('Dubai', 'London', 'Singapore')),
  },
  {
    by: 'lagos',
    ask: 'Terminal operations managers or port operations supervisors with not less than five years of experience, kindly.',
    fits: all(trade('port operations'), yearsAtLeast(5)),
  },
  {
    by: 'manila',
    ask: 'SEO specialists with Ahrefs po, in Bangalore, Manchester or Auckland',
    fits: all(trade('seo specialist'), skill('Ahrefs'), near('Bangalore', 'Manchester', 'Auckland')),
  },
  {
    by: 'manila',
    ask: 'Requesting executive assistants, either they work remotely or they are in Singapore. Thanks!',
    fits: all(trade('executive assistant'), any(remote, near('Singapore'))),
  },
  {
    by: 'galway',
    ask: 'pastry chefs or sous chefs in Dublin or London or Paris that aren’t with Hilton at present',
    fits: all(trade('pastry chef', 'sous chef'), near('Dublin', 'London', 'Paris'), not(at('Hilton'))),
  },
  {
    by: 'galway',
    ask: 'Ah listen, the council is in bits, two of theirs have handed in their notice the same week. Children’s social workers, wherever they’re living, who’d be free within a month.',
    fits: all(trade('child protection social worker'), noticeUpTo(31)),
  },
  {
    by: 'phoenix',
    ask: 'postdocs / research fellows in Boston or Sydney w/ CRISPR or flow cytometry',
    fits: all(
      trade('research fellow'),
      near('Boston', 'Sydney'),
      any(skill('CRISPR'), skill('Flow cytometry')),
    ),
  },
  {
    by: 'phoenix',
    ask: 'landscape architects or town planners in Vancouver, not contract',
    fits: all(trade('landscape architect', 'town planner'), near('Vancouver'), not(works('contract'))),
  },
  {
    by: 'bengaluru',
    ask: 'Production Manager | Lean or Kaizen | Location: Mumbai / Munich / Manchester',
    fits: all(
      trade('production manager'),
      any(skill('Lean'), skill('Kaizen')),
      near('Mumbai', 'Munich', 'Manchester'),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'Please share Medical Science Liaison profiles having PhD, exp 4+ yrs, any location',
    fits: all(trade('medical science liaison'), cert('PhD'), yearsAtLeast(4)),
  },
  {
    by: 'lyon',
    ask: 'The sommeliers of Paris, of London or of Dubai who have the WSET Level 4.',
    fits: all(trade('sommelier'), near('Paris', 'London', 'Dubai'), cert('WSET Level 4')),
  },
  {
    by: 'lyon',
    ask: 'I would like to see the journalists who have been at Reuters or at Bloomberg, or who are there still.',
    fits: all(trade('journalist'), worked('Reuters', 'Bloomberg')),
  },
  {
    by: 'wellington',
    ask: 'land surveyors in Auckland or Perth with Civil 3D or cadastral',
    fits: all(trade('land surveyor'), near('Auckland', 'Perth'), any(skill('Civil 3D'), skill('Cadastral'))),
  },
  {
    by: 'wellington',
    ask: 'freight forwarders or customs brokers, Auckland or Sydney. A Dangerous Goods certificate would be handy but no drama if they haven’t got it.',
    fits: all(trade('freight forwarder', 'customs broker'), near('Auckland', 'Sydney')),
  },
  {
    by: 'toronto',
    ask: 'Could I please see lecturers and research fellows in Toronto, Boston or Melbourne? I’d asked for Dublin earlier, but that position has been filled.',
    fits: all(trade('lecturer', 'research fellow'), near('Toronto', 'Boston', 'Melbourne')),
  },
  {
    by: 'toronto',
    ask: 'Litigation lawyers in Toronto or London, excluding those who require sponsorship, thank you.',
    fits: all(trade('litigation lawyer'), near('Toronto', 'London'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'glasgow',
    ask: 'drilling engineers who’ve been with Shell or are still with them',
    fits: all(trade('drilling engineer'), worked('Shell')),
  },
  {
    by: 'vienna',
    ask: 'Aircraft maintenance engineers with B1 licence in Hamburg, Madrid or Dubai, please.',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), near('Hamburg', 'Madrid', 'Dubai')),
  },
  {
    by: 'vienna',
    ask: 'Quality managers and production managers in Munich or Barcelona, contractors excluded.',
    fits: all(
      trade('quality manager', 'production manager'),
      near('Munich', 'Barcelona'),
      not(works('contract')),
    ),
  },
  {
    by: 'singapore',
    ask: 'marine underwriter got or not? Singapore or Hamburg, must know hull and machinery',
    fits: all(trade('marine underwriter'), near('Singapore', 'Hamburg'), skill('Hull and machinery')),
  },
  {
    by: 'darwin',
    ask: 'geologists with leapfrog in perth brisbane or vancouver',
    fits: all(trade('geologist'), skill('Leapfrog'), near('Perth', 'Brisbane', 'Vancouver')),
  },
  {
    by: 'darwin',
    ask: 'hey need mining engineers who either hold the first class mine manager certificate or have done drill and blast',
    fits: all(
      trade('mining engineer'),
      any(cert('First Class Mine Manager certificate'), skill('Drill and blast')),
    ),
  },
  {
    by: 'madrid',
    ask: 'Maths teachers or primary teachers in Dubai, Bristol or Geneva that speak French, Arabic or Spanish',
    fits: all(
      trade('maths teacher', 'primary teacher'),
      near('Dubai', 'Bristol', 'Geneva'),
      any(speaks('French'), speaks('Arabic'), speaks('Spanish')),
    ),
  },
  {
    by: 'oslo',
    ask: 'Role: dentist\nMust have: implants or endodontics\nWhere: Manchester, Geneva or Dubai',
    fits: all(
      trade('dentist'),
      any(skill('Implants'), skill('Endodontics')),
      near('Manchester', 'Geneva', 'Dubai'),
    ),
  },
  {
    by: 'birmingham',
    ask: 'graphic designers in melbourne london or berlin that use indesign',
    fits: all(trade('graphic designer'), near('Melbourne', 'London', 'Berlin'), skill('InDesign')),
  },
  {
    by: 'birmingham',
    ask: 'conveyancers bristol manchester or brisbane, a months notice or less pls',
    fits: all(trade('conveyancer'), near('Bristol', 'Manchester', 'Brisbane'), noticeUpTo(31)),
  },
];
