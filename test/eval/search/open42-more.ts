import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  level,
  not,
  noticeUpTo,
  payBetween,
  type Query,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const UK = country('United Kingdom');
const settled = rights('citizen', 'permanent_resident');

/** Searches of ten more recruiters and of an assistant that writes for others, never read while rules are mended. */
export const OPEN_THIRTY_SECOND_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'temps',
    ask: 'HGV drivers UK, immediate start',
    fits: all(trade('truck driver'), UK, noticeUpTo(0)),
  },
  {
    by: 'temps',
    ask: 'I’ve the kitchen on the other line, any chefs in the UK who could be out inside a fortnight?',
    fits: all(trade('chef'), UK, noticeUpTo(14)),
  },
  {
    by: 'temps',
    ask: 'contract payroll officers Australia',
    fits: all(trade('payroll'), country('Australia'), contractor),
  },
  {
    by: 'search firm',
    ask: 'Financial controllers with fifteen or more years of experience, excluding those presently at Woolworths',
    fits: all(trade('financial controller'), yearsAtLeast(15), not(at('Woolworths'))),
  },
  {
    by: 'search firm',
    ask: 'Mapping exercise: product managers with at least nine years’ experience who are at Canva or Atlassian today and took up that job in 2023 or earlier.',
    fits: all(
      trade('product manager'),
      yearsAtLeast(9),
      at('Canva', 'Atlassian'),
      ({ since }) => since <= 2023,
    ),
  },
  {
    by: 'search firm',
    ask: 'ex-Linklaters corporate lawyers',
    fits: all(trade('lawyer'), skill('Mergers and acquisitions'), formerly('Linklaters')),
  },
  {
    by: 'account manager',
    ask: 'hot one!! react devs UK or Germany, four weeks notice or less',
    fits: all(trade('software'), skill('React'), country('United Kingdom', 'Germany'), noticeUpTo(28)),
  },
  {
    by: 'account manager',
    ask: 'who used to be at Canva and does product management',
    fits: all(trade('product manager'), formerly('Canva')),
  },
  {
    by: 'manila',
    ask: 'Hi ma’am, may we have iOS developers with SwiftUI, min 4 yrs exp, based in US po',
    fits: all(trade('ios'), skill('SwiftUI'), country('United States'), yearsAtLeast(4)),
  },
  {
    by: 'manila',
    ask: 'RN Australia, PR or citizen',
    fits: all(trade('registered nurse'), country('Australia'), settled),
  },
  {
    by: 'leeds',
    ask: 'sparkies, high voltage, UK',
    fits: all(trade('electrician'), skill('High voltage'), UK),
  },
  {
    by: 'leeds',
    ask: 'Morning. Academy trust has a maths post going from Easter and they’re not fussy which bit of the UK folk come from. Maths teachers, no juniors, permanent so nobody wanting contract, and four weeks’ notice at the very most.',
    fits: all(trade('maths teacher'), UK, not(level('junior')), not(contractor), noticeUpTo(28)),
  },
  {
    by: 'auckland',
    ask: 'enrolled nurses in NZ',
    fits: all(trade('enrolled nurse'), country('New Zealand')),
  },
  {
    by: 'dallas',
    ask: 'Java developers in California',
    fits: all(trade('backend'), skill('Java'), region('California')),
  },
  {
    by: 'dallas',
    ask: 'warehouse managers in the Bay Area',
    fits: all(trade('warehouse manager'), city('San Francisco', 'Oakland')),
  },
  {
    by: 'dallas',
    ask: 'Hey there, got a defense-adjacent shop that wants C++ or embedded engineers, living in the States or willing to relocate, senior level or higher, and not over at Google or Amazon right now. It’s direct hire so skip the contract folks.',
    fits: all(
      trade('embedded'),
      any(country('United States'), relocates),
      level('senior', 'head'),
      not(at('Google', 'Amazon')),
      not(contractor),
    ),
  },
  { by: 'dublin', ask: 'pharmacists with a bit of French', fits: all(trade('pharmacist'), speaks('French')) },
  {
    by: 'dublin',
    ask: 'management accountants in the UK looking for somewhere between £80k and £120k',
    fits: all(trade('management accountant'), UK, payBetween(80_000, 120_000, 'GBP')),
  },
  {
    by: 'dublin',
    ask: 'The lads in the Vienna office are mad for employment lawyers. They’d want someone living in Europe who speaks German or French, and they’ll take any level at all so long as it isn’t a junior.',
    fits: all(
      trade('employment lawyer'),
      country(...EUROPE),
      any(speaks('German'), speaks('French')),
      not(level('junior')),
    ),
  },
  {
    by: 'boolean',
    ask: '(physio OR physiotherapist) AND rehabilitation AND (UK OR Germany) NOT contract',
    fits: all(
      trade('physio'),
      skill('Rehabilitation'),
      country('United Kingdom', 'Germany'),
      not(contractor),
    ),
  },
  {
    by: 'assistant',
    ask: 'Find ICU or critical care nurses in Australia or New Zealand who are citizens or permanent residents and whose notice period is four weeks or shorter.',
    fits: all(trade('icu nurse'), country('Australia', 'New Zealand'), settled, noticeUpTo(28)),
  },
  {
    by: 'assistant',
    ask: 'List primary school teachers in the United Kingdom who are neither at junior level nor on a working holiday visa and who have never been placed by us.',
    fits: all(trade('primary teacher'), UK, not(level('junior')), not(rights('visa_holder'))),
  },
];
