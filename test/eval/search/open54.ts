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
  group,
  level,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of sixteen desks over the first people, each in its own way of asking. */
export const OPEN_FORTY_FOURTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'perm',
    ask: 'HR managers or HRBPs in Melbourne on up to 130k, permanent',
    fits: all(trade('hr'), city('Melbourne'), payUpTo(130_000, 'AUD'), not(contractor)),
  },
  {
    by: 'perm',
    ask: 'We need an executive assistant for a Sydney or Brisbane office. Four weeks’ notice at most, please.',
    fits: all(trade('executive assistant'), city('Sydney', 'Brisbane'), noticeUpTo(28)),
  },
  {
    by: 'temp',
    ask: 'warehouse managers australia immediate start',
    fits: all(trade('warehouse manager'), country('Australia'), noticeUpTo(0)),
  },
  {
    by: 'temp',
    ask: 'accounts payable officers with MYOB, can start within two weeks',
    fits: all(trade('accounts payable'), skill('MYOB'), noticeUpTo(14)),
  },
  {
    by: 'exec search',
    ask: 'Head-level marketing managers in Europe who have been with Unilever or Coca-Cola, now or earlier',
    fits: all(trade('marketing manager'), level('head'), country(...EUROPE), worked('Unilever', 'Coca-Cola')),
  },
  {
    by: 'exec search',
    ask: 'Financial controllers in Germany, Austria or Switzerland, at least nine years of experience',
    fits: all(trade('financial controller'), country('Germany', 'Austria', 'Switzerland'), yearsAtLeast(9)),
  },
  {
    by: 'tech',
    ask: 'senior react devs with typescript in the UK',
    fits: all(trade('frontend'), level('senior'), skill('React', 'TypeScript'), country('United Kingdom')),
  },
  {
    by: 'tech',
    ask: 'devops/SRE, terraform + kubernetes, contract, EU or UK',
    fits: all(
      trade('devops'),
      skill('Terraform', 'Kubernetes'),
      contractor,
      country('United Kingdom', 'Germany', 'Austria', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'tech',
    ask: 'data enginers who work remotely, spark',
    fits: all(trade('data engineer'), skill('Spark'), remote),
  },
  {
    by: 'tech',
    ask: 'ex Google or Amazon product managers, not there any more',
    fits: all(trade('product manager'), formerly('Google', 'Amazon'), not(at('Google', 'Amazon'))),
  },
  {
    by: 'health',
    ask: 'Who do we have as ICU nurses in Australia with citizenship or PR?',
    fits: all(trade('icu nurse'), country('Australia'), settled),
  },
  {
    by: 'health',
    ask: 'physios that would relocate, citizens or PRs',
    fits: all(trade('physio'), relocates, settled),
  },
  {
    by: 'health',
    ask: 'pharmacists London, Manchester or Bolton',
    fits: all(trade('pharmacist'), city('London', 'Manchester', 'Bolton')),
  },
  {
    by: 'trades',
    ask: 'HV electricians from Fortescue or Rio, present or past, in Perth or prepared to move',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      worked('Fortescue', 'Rio Tinto'),
      any(city('Perth'), relocates),
    ),
  },
  {
    by: 'trades',
    ask: 'heavy diesel mechanics with Caterpillar background on a contract basis',
    fits: all(trade('diesel fitter'), skill('Caterpillar'), contractor),
  },
  {
    by: 'education',
    ask: 'maths teachers in NSW, Victoria or Queensland who don’t need sponsorship',
    fits: all(
      trade('maths teacher'),
      region('New South Wales', 'Victoria', 'Queensland'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'education',
    ask: 'Teachers, primary or maths, who speak French',
    fits: all(trade('primary teacher', 'maths teacher'), speaks('French')),
  },
  {
    by: 'finance',
    ask: 'senior auditors in London, Big 4 somewhere on the CV (today’s job counts)',
    fits: all(trade('auditor'), worked(...group('big 4')), city('London'), level('senior')),
  },
  {
    by: 'finance',
    ask: 'tax accountants AU, 90 to 140k',
    fits: all(trade('tax'), country('Australia'), payBetween(90_000, 140_000, 'AUD')),
  },
  {
    by: 'finance',
    ask: 'Credit risk analysts with SAS who are at Barclays or HSBC today',
    fits: all(trade('risk'), skill('SAS'), at('Barclays', 'HSBC')),
  },
  {
    by: 'legal',
    ask: 'M&A lawyers currently at Clifford Chance or Linklaters, UK only',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      at('Clifford Chance', 'Linklaters'),
      country('United Kingdom'),
    ),
  },
  {
    by: 'legal',
    ask: 'employment lawyers in Australia or New Zealand, please leave out anybody at Allens',
    fits: all(trade('employment lawyer'), country('Australia', 'New Zealand'), not(at('Allens'))),
  },
  {
    by: 'logistics',
    ask: 'HGV drivers Greater Manchester or Nottingham',
    fits: all(trade('truck driver'), region('Greater Manchester', 'East Midlands')),
  },
  {
    by: 'hospitality',
    ask: 'Chefs in Australia who have been at Merivale at some time',
    fits: all(trade('chef'), country('Australia'), worked('Merivale')),
  },
  {
    by: 'sales',
    ask: 'BDMs and account execs in the US, up to $150k',
    fits: all(trade('sales'), country('United States'), payUpTo(150_000, 'USD')),
  },
  {
    by: 'sales',
    ask: 'seo people from ogilvy or clemenger, any time, with a second language of german or spanish',
    fits: all(trade('seo'), worked('Ogilvy', 'Clemenger BBDO'), any(speaks('German'), speaks('Spanish'))),
  },
  {
    by: 'public sector',
    ask: 'business analysts with BPMN in Brisbane or Perth; the client can only take citizens or permanent residents',
    fits: all(trade('business analyst'), skill('BPMN'), city('Brisbane', 'Perth'), settled),
  },
  {
    by: 'energy',
    ask: 'civil site engineers AutoCAD, John Holland or Lendlease now',
    fits: all(trade('site engineer'), skill('AutoCAD'), at('John Holland', 'Lendlease')),
  },
  {
    by: 'life science',
    ask: 'data scientists python in Zurich, Munich or Vienna',
    fits: all(trade('data scientist'), skill('Python'), city('Zurich', 'Munich', 'Vienna')),
  },
  {
    by: 'interim',
    ask: 'Quantity surveyor in Stockholm who is a contractor, speaks Hindi, at Multiplex, could start at once and is paid under 80k SEK',
    fits: all(
      trade('quantity surveyor'),
      city('Stockholm'),
      contractor,
      speaks('Hindi'),
      at('Multiplex'),
      noticeUpTo(0),
      payUpTo(79_999, 'SEK'),
    ),
  },
];
