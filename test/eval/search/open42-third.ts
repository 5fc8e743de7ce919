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
  pays,
  relocates,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

const IN_EUROPE = country('United Kingdom', 'Ireland', 'Germany', 'Switzerland', 'France', 'Spain');
const inPostSince2022 = ({ since, betweenJobs }: Third): boolean =>
  since !== null && since <= 2022 && !betweenJobs;

/** Searches of the same eleven over the third people. */
export const THIRD_OPEN_THIRTY_SECOND: readonly Query<Third>[] = [
  {
    by: 'temps',
    ask: 'sous or head chefs, immediate start',
    fits: all(trade('sous chef', 'head chef'), noticeUpTo(0)),
  },
  {
    by: 'temps',
    ask: 'primary or maths teachers with QTS who could be in a classroom within a month',
    fits: all(trade('primary teacher', 'maths teacher'), cert('Qualified Teacher Status'), noticeUpTo(31)),
  },
  {
    by: 'temps',
    ask: 'Council’s on hold for me. Child protection or children’s social workers with their Social Work England registration, Bristol or Manchester, any contract or perm, they only care about the registration.',
    fits: all(
      trade('child protection social worker'),
      cert('Social Work England registration'),
      near('Bristol', 'Manchester'),
    ),
  },
  {
    by: 'search firm',
    ask: 'Hotel general managers, Dubai or Singapore',
    fits: all(trade('hotel manager'), near('Dubai', 'Singapore')),
  },
  {
    by: 'search firm',
    ask: 'quality managers, ISO 9001, previously at Siemens',
    fits: all(trade('quality manager'), skill('ISO 9001'), formerly('Siemens')),
  },
  {
    by: 'search firm',
    ask: 'in-house lawyers who have held their present post since 2022 or earlier',
    fits: all(trade('in-house counsel'), inPostSince2022),
  },
  {
    by: 'account manager',
    ask: 'brand managers ex Unilever or Nestlé',
    fits: all(trade('brand manager'), formerly('Unilever', 'Nestlé')),
  },
  {
    by: 'account manager',
    ask: 'drilling engineers, Aberdeen or Houston, who’d go contract, there’s a fat margin on this',
    fits: all(trade('drilling engineer'), near('Aberdeen', 'Houston'), works('contract')),
  },
  {
    by: 'account manager',
    ask: 'Pitching at noon and I need names: UX designers with Figma in Dublin, Berlin or New York, four years or more, and none of them sitting at Ogilvy or Publicis, they’d spot us a mile off.',
    fits: all(
      trade('ux designer'),
      skill('Figma'),
      near('Dublin', 'Berlin', 'New York'),
      yearsAtLeast(4),
      not(at('Ogilvy', 'Publicis')),
    ),
  },
  {
    by: 'account manager',
    ask: 'loss adjusters who’d move for the right job',
    fits: all(trade('loss adjuster'), relocates),
  },
  {
    by: 'talent partner',
    ask: 'production managers, lean, Munich or Manchester',
    fits: all(trade('production manager'), skill('Lean'), near('Munich', 'Manchester')),
  },
  {
    by: 'talent partner',
    ask: 'Hiring for our plant near Munich again. Quality or production managers who speak German, wherever they live as long as they’re in Europe, and do leave out the contractors.',
    fits: all(
      trade('quality manager', 'production manager'),
      speaks('German'),
      IN_EUROPE,
      not(works('contract')),
    ),
  },
  {
    by: 'manila',
    ask: 'Good morning sir. Client in Sydney needs customs brokers, licence is required, citizens or permanent residents only, and experience must be 4 years and above. Any city is okay as they will shoulder the transfer.',
    fits: all(
      trade('customs broker'),
      cert('Customs broker licence'),
      rights('citizen', 'permanent_resident'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'leeds',
    ask: 'conveyancers, Manchester or Bristol',
    fits: all(trade('conveyancer'), near('Manchester', 'Bristol')),
  },
  {
    by: 'leeds',
    ask: 'Builder’s bringing it all in house, so land surveyors or QSs living in the UK, Germany or France, and not AECOM’s current lot',
    fits: all(
      trade('land surveyor', 'quantity surveyor'),
      country('United Kingdom', 'Germany', 'France'),
      not(at('AECOM')),
    ),
  },
  {
    by: 'leeds',
    ask: 'Minister’s office is tight as ever with brass: policy advisers in London or Dublin that can start inside a month',
    fits: all(trade('policy adviser'), near('London', 'Dublin'), noticeUpTo(31)),
  },
  {
    by: 'auckland',
    ask: 'vets, small animals, Auckland',
    fits: all(trade('vet'), skill('Small animals'), near('Auckland')),
  },
  {
    by: 'auckland',
    ask: 'lecturers with a PhD, Wellington or Melbourne',
    fits: all(trade('lecturer'), cert('PhD'), near('Wellington', 'Melbourne')),
  },
  {
    by: 'auckland',
    ask: 'freight forwarders or customs brokers around Auckland',
    fits: all(trade('freight forwarder', 'customs broker'), near('Auckland')),
  },
  {
    by: 'dallas',
    ask: 'contractors stateside asking $75 an hour or less',
    fits: all(country('United States'), works('contract'), pays('USD', 0, 75, 'hour')),
  },
  {
    by: 'dallas',
    ask: 'executive assistants in New York or London with board papers, who aren’t at L’Oréal now',
    fits: all(
      trade('executive assistant'),
      near('New York', 'London'),
      skill('Board papers'),
      not(at('L’Oréal')),
    ),
  },
  {
    by: 'dallas',
    ask: 'Client down here builds mines up in Canada. Mining engineers or geologists, in Vancouver, Perth or Brisbane, five years minimum, and y’all leave out Newmont’s present folks plus anybody who’d need sponsoring.',
    fits: all(
      trade('mining engineer', 'geologist'),
      near('Vancouver', 'Perth', 'Brisbane'),
      yearsAtLeast(5),
      not(at('Newmont')),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'dallas',
    ask: 'buyers in NYC who’ve done OTB',
    fits: all(trade('buyer'), near('New York'), skill('OTB')),
  },
  { by: 'dublin', ask: 'store managers about Dublin', fits: all(trade('store manager'), near('Dublin')) },
  {
    by: 'dublin',
    ask: 'would there be any research fellows or lecturers that have Spanish or French',
    fits: all(trade('research fellow', 'lecturer'), any(speaks('Spanish'), speaks('French'))),
  },
  {
    by: 'dublin',
    ask: 'Herself in the airline wants licensed aircraft engineers, B1 licence, A320 on them, and they can be in any country at all bar the UAE. She’s very particular but very decent.',
    fits: all(
      trade('aircraft engineer'),
      cert('B1 licence'),
      skill('A320'),
      not(country('United Arab Emirates')),
    ),
  },
  {
    by: 'boolean',
    ask: '("litigation solicitor" OR "dispute resolution lawyer") AND arbitration AND (London OR Sydney OR Toronto)',
    fits: all(trade('litigation lawyer'), skill('Arbitration'), near('London', 'Sydney', 'Toronto')),
  },
  {
    by: 'boolean',
    ask: '(sommelier OR "head sommelier") AND WSET NOT Dubai',
    fits: all(trade('sommelier'), cert('WSET Level 4'), not(near('Dubai'))),
  },
  {
    by: 'assistant',
    ask: 'Find landscape architects with AutoCAD in Melbourne, Bristol or Vancouver.',
    fits: all(trade('landscape architect'), skill('AutoCAD'), near('Melbourne', 'Bristol', 'Vancouver')),
  },
  {
    by: 'assistant',
    ask: 'The user is looking for executive housekeepers in Dubai, Geneva or Barcelona who speak French or Spanish and have at least four years of experience.',
    fits: all(
      trade('housekeeping'),
      near('Dubai', 'Geneva', 'Barcelona'),
      any(speaks('French'), speaks('Spanish')),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'assistant',
    ask: 'Search for lawyers, whether in private practice or in-house, who hold a practising certificate, work in Germany, France or Spain and have five or more years of experience.',
    fits: all(
      trade('lawyer'),
      cert('Practising certificate'),
      country('Germany', 'France', 'Spain'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'assistant',
    ask: 'List contractors in the United Kingdom whose day rate expectation is GBP 300 or lower.',
    fits: all(country('United Kingdom'), works('contract'), pays('GBP', 0, 300, 'day')),
  },
  {
    by: 'assistant',
    ask: 'Find head chefs or sous chefs with HACCP who are between jobs or can start within one week.',
    fits: all(
      trade('head chef', 'sous chef'),
      skill('HACCP'),
      any(({ betweenJobs }) => betweenJobs, noticeUpTo(7)),
    ),
  },
  {
    by: 'search firm',
    ask: 'agronomists, Syngenta or Cargill at any time',
    fits: all(trade('agronomist'), worked('Syngenta', 'Cargill')),
  },
];
