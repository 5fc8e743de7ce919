import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  EY,
  group,
  level,
  not,
  noticeUpTo,
  PWC,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');

/** Searches of fourteen imagined writers over the first people, each with a way of asking of its own. */
export const OPEN_FORTY_EIGHTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'telegram',
    ask: 'Payroll. Chris21. Melb/Bris/Perth. 2wks max.',
    fits: all(trade('payroll'), skill('Chris21'), city('Melbourne', 'Brisbane', 'Perth'), noticeUpTo(14)),
  },
  {
    by: 'telegram',
    ask: 'Whse mgrs, GB, WMS. Anything but junior.',
    fits: all(trade('warehouse manager'), country('United Kingdom'), skill('WMS'), not(level('junior'))),
  },
  {
    by: 'telegram',
    ask: 'Auditors, head level, at a Big 4 today.',
    fits: all(trade('auditor'), level('head'), at(...group('big 4'))),
  },
  {
    by: 'telegram',
    ask: 'Electricians. Perth or Brisbane. High voltage. Own ute.',
    fits: all(trade('electrician'), city('Perth', 'Brisbane'), skill('High voltage')),
    unknowable: true,
  },
  {
    by: 'long mails',
    ask: 'Dear team, further to yesterday’s call with the hospital group, could somebody please run me a list of registered nurses (I don’t mean enrolled or ICU) in Australia or New Zealand whose notice does not exceed two weeks? If they speak Mandarin so much the better, but I would not lose anybody over it. Many thanks, Rosalind',
    fits: all(trade('registered nurse'), country('Australia', 'New Zealand'), noticeUpTo(14)),
  },
  {
    by: 'long mails',
    ask: 'Good morning all. We have been retained by a mid-sized brewer to find a marketing manager. They would like somebody who has spent time at Unilever or Coca-Cola, whether that is where they sit today or an earlier job, with at least nine years behind them and a home in the United Kingdom or the Netherlands. Salary is open. Kind regards, Fenella',
    fits: all(
      trade('marketing manager'),
      worked('Unilever', 'Coca-Cola'),
      yearsAtLeast(9),
      country('United Kingdom', 'Netherlands'),
    ),
  },
  {
    by: 'long mails',
    ask: 'Hello everyone, I am back from leave and picking up the tax desk again. Please could I have the tax accountants who are at Deloitte, KPMG or BDO and hold citizenship or permanent residence, leaving out anybody with less than four years of experience. No hurry at all. Regards, Tobias',
    fits: all(trade('tax'), at('Deloitte', 'KPMG', 'BDO'), settled, yearsAtLeast(4)),
  },
  {
    by: 'slack',
    ask: 'anyone got figma ppl in berlin / amsterdam / stockholm?? no juniors 🙏',
    fits: all(skill('Figma'), city('Berlin', 'Amsterdam', 'Stockholm'), not(level('junior'))),
  },
  {
    by: 'slack',
    ask: 'data eng, spark AND airflow, bay area or nyc',
    fits: all(
      trade('data engineer'),
      skill('Spark', 'Airflow'),
      city('San Francisco', 'Oakland', 'New York'),
    ),
  },
  {
    by: 'boolean',
    ask: '("quantity surveyor" OR QS) AND CostX AND (Perth OR Brisbane OR Auckland OR Melbourne) NOT contract',
    fits: all(
      trade('quantity surveyor'),
      skill('CostX'),
      city('Perth', 'Brisbane', 'Auckland', 'Melbourne'),
      not(contractor),
    ),
  },
  {
    by: 'boolean',
    ask: '("Spring Boot" AND Kafka) AND (London OR Manchester OR Bolton OR Nottingham)',
    fits: all(skill('Spring Boot', 'Kafka'), city('London', 'Manchester', 'Bolton', 'Nottingham')),
  },
  {
    by: 'boolean',
    ask: '("HR business partner" OR "HR manager") AND Workday AND (Optus OR "Christian Dior") AND (Europe)',
    fits: all(trade('hr'), skill('Workday'), worked('Optus', 'Christian Dior'), country(...EUROPE)),
  },
  {
    by: 'boolean',
    ask: '(electrician OR sparky) AND switching AND (UGL OR Fortescue) AND Australia',
    fits: all(trade('electrician'), skill('Switching'), worked('UGL', 'Fortescue'), country('Australia')),
  },
  {
    by: 'from Gdańsk',
    ask: 'Are there some physiotherapist who is speaking German or French?',
    fits: all(trade('physio'), any(speaks('German'), speaks('French'))),
  },
  {
    by: 'Hamburg desk',
    ask: 'We search a chef in Vienna, Zurich or Munich, from 4 years experience upwards',
    fits: all(trade('chef'), city('Vienna', 'Zurich', 'Munich'), yearsAtLeast(4)),
  },
  {
    by: 'Hamburg desk',
    ask: 'Financial Controller (m/f/d), IFRS and SAP, DACH region, no freelancers please',
    fits: all(
      trade('financial controller'),
      skill('IFRS', 'SAP'),
      country('Germany', 'Austria', 'Switzerland'),
      not(contractor),
    ),
  },
  {
    by: 'dictation',
    ask: 'okay so can you find me um site engineers comma AutoCAD comma either in London or Manchester or Nottingham and they need to be citizens or permanent residents full stop',
    fits: all(trade('site engineer'), skill('AutoCAD'), city('London', 'Manchester', 'Nottingham'), settled),
  },
  {
    by: 'dictation',
    ask: 'Show me all of the executive assistants in Australia who have been with the same company since two thousand and twenty-two or earlier.',
    fits: all(trade('executive assistant'), country('Australia'), ({ since }) => since <= 2022),
  },
  {
    by: 'dictation',
    ask: 'Find lawyers who do employment law, I don’t mind where in Europe, and who can start inside a month',
    fits: all(trade('employment lawyer'), country(...EUROPE), noticeUpTo(31)),
  },
  {
    by: 'mid-sentence',
    ask: 'senior backend devs in Berlin, no wait the client has moved it, Amsterdam',
    fits: all(trade('backend'), level('senior'), city('Amsterdam')),
  },
  {
    by: 'mid-sentence',
    ask: 'maths teachers in Manchester — make that the whole of Greater Manchester, plus London — who need no sponsorship',
    fits: all(
      trade('maths teacher'),
      region('Greater Manchester', 'Greater London'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'lists',
    ask: 'Construction PMs\n- Procore\n- UK\n- 9+ yrs\n- contract',
    fits: all(
      trade('construction project manager'),
      skill('Procore'),
      country('United Kingdom'),
      yearsAtLeast(9),
      contractor,
    ),
  },
  {
    by: 'lists',
    ask: '1) SEO or digital marketing specialists 2) Google Analytics 3) NZ or Australia 4) Clemenger BBDO now or before',
    fits: all(
      trade('seo'),
      skill('Google Analytics'),
      country('New Zealand', 'Australia'),
      worked('Clemenger BBDO'),
    ),
  },
  {
    by: 'lists',
    ask: 'Role: business analyst / Must: BPMN, Jira / Where: UK or Netherlands / Notice: 4 weeks or less / Nice: French',
    fits: all(
      trade('business analyst'),
      skill('BPMN', 'Jira'),
      country('United Kingdom', 'Netherlands'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'lists',
    ask: 'M&A lawyers:\n* Clifford Chance or Linklaters (now)\n* London, New York, Zurich, Amsterdam\n* senior or head',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      at('Clifford Chance', 'Linklaters'),
      city('London', 'New York', 'Zurich', 'Amsterdam'),
      level('senior', 'head'),
    ),
  },
  {
    by: 'bot',
    ask: 'role: Full Stack Developer; skills: Node.js, React; country: United States; seniority: mid, senior',
    fits: all(
      trade('fullstack'),
      skill('Node.js', 'React'),
      country('United States'),
      level('mid', 'senior'),
    ),
  },
  {
    by: 'bot',
    ask: 'job_title=Management Accountant | skill=Budgeting | location=Sydney, Parramatta, Melbourne | max_salary=AUD 130000',
    fits: all(
      trade('management accountant'),
      skill('Budgeting'),
      city('Sydney', 'Parramatta', 'Melbourne'),
      payUpTo(130_000, 'AUD'),
    ),
  },
  {
    by: 'bot',
    ask: 'Candidate search request 8841: Go engineers, Kubernetes, work rights citizen, location Europe.',
    fits: all(trade('go'), skill('Kubernetes'), rights('citizen'), country(...EUROPE)),
  },
  {
    by: 'bot',
    ask: 'profession: ICU nurse; state: Victoria, New South Wales, Western Australia; contract type: contract',
    fits: all(trade('icu nurse'), region('Victoria', 'New South Wales', 'Western Australia'), contractor),
  },
  {
    by: 'account manager',
    ask: 'insurer wants data scientists / ML engineers with PyTorch, California or New York, nobody who’s at Google or Amazon right now',
    fits: all(
      trade('data scientist'),
      skill('PyTorch'),
      region('California', 'New York'),
      not(at('Google', 'Amazon')),
    ),
  },
  {
    by: 'account manager',
    ask: 'The client would go from £80k to £120k for a payroll specialist anywhere in the UK. Who asks for something in that band?',
    fits: all(trade('payroll'), country('United Kingdom'), payBetween(80_000, 120_000, 'GBP')),
  },
  {
    by: 'branch manager',
    ask: 'Any auditors or tax people at PwC or EY that would move?',
    fits: all(trade('auditor', 'tax'), at(...PWC, ...EY), relocates),
  },
  {
    by: 'night desk',
    ask: 'chefs or sous chefs sydney n parramatta, no sponsorship needed',
    fits: all(trade('chef'), city('Sydney', 'Parramatta'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'graduate',
    ask: 'Could I please see UX designers in Australia or New Zealand who do user research and would be happy to relocate?',
    fits: all(trade('ux designer'), country('Australia', 'New Zealand'), skill('User research'), relocates),
  },
  {
    by: 'graduate',
    ask: 'Does anyone fit this: civil site engineers, with John Holland or Lendlease at the moment, who can do surveying?',
    fits: all(trade('site engineer'), at('John Holland', 'Lendlease'), skill('Surveying')),
  },
  {
    by: 'graduate',
    ask: 'Hi! Please list tax consultants who know GST in Auckland, Brisbane, Perth or Melbourne :)',
    fits: all(trade('tax'), skill('GST'), city('Auckland', 'Brisbane', 'Perth', 'Melbourne')),
  },
];
