import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
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
const unsponsored = not(rights('requires_sponsorship'));

/** Fourteen writers, each in a way of their own, over the first people. */
export const OPEN_FIFTY_FOURTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'telegrams',
    ask: 'SOC / cyber security analysts. Splunk. Munich, Berlin, Vienna. Permanent. Four weeks tops.',
    fits: all(
      trade('security'),
      skill('Splunk'),
      city('Munich', 'Berlin', 'Vienna'),
      not(contractor),
      noticeUpTo(28),
    ),
  },
  {
    by: 'chat shorthand',
    ask: 'anyone got pharmacists in Nottingham or Bolton? perm / contract dont care, just cant need a sponsor',
    fits: all(trade('pharmacist'), city('Nottingham', 'Bolton'), unsponsored),
  },
  {
    by: 'boolean',
    ask: '("quantity surveyor" OR QS) AND "cost planning" AND (London OR Manchester OR Bolton OR Nottingham) AND NOT "needs sponsorship"',
    fits: all(
      trade('quantity surveyor'),
      skill('Cost planning'),
      city('London', 'Manchester', 'Bolton', 'Nottingham'),
      unsponsored,
    ),
  },
  {
    by: 'long mails',
    ask: 'Hello both, following up on my call with the dairy co-op this morning: the headcount is finally approved. They would like to see financial controllers with SAP, living anywhere in Australia or New Zealand, asking for no more than 150,000 of whichever dollar they are paid in, and able to start within a month. They said twice that a Big 4 background makes no difference to them either way. Thanks, Moira',
    fits: all(
      trade('financial controller'),
      skill('SAP'),
      country('Australia', 'New Zealand'),
      any(payUpTo(150_000, 'AUD'), payUpTo(150_000, 'NZD')),
      noticeUpTo(31),
    ),
  },
  {
    by: 'dictated',
    ask: 'okay so I need sales people or marketing managers or H R business partners or executive assistants whoever really as long as they speak German and they are living in Germany Austria or Switzerland',
    fits: all(
      trade('sales', 'marketing manager', 'hr', 'executive assistant'),
      speaks('German'),
      country('Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'second thoughts',
    ask: 'Site engineers in Perth and Melbourne, no, scrap Perth, they moved that job: Brisbane and Melbourne. Citizens or PR',
    fits: all(trade('site engineer'), city('Brisbane', 'Melbourne'), settled),
  },
  {
    by: 'lists',
    ask: 'Please find:\n- warehouse managers\n- WMS\n- Australia or New Zealand\n- used to work for Linfox',
    fits: all(
      trade('warehouse manager'),
      skill('WMS'),
      country('Australia', 'New Zealand'),
      formerly('Linfox'),
    ),
  },
  {
    by: 'intake bot',
    ask: 'role: electrician; skills: High voltage, Switching; country: AU, NZ, GB; notice: 28 days or less; open to relocation: yes',
    fits: all(
      trade('electrician'),
      skill('High voltage', 'Switching'),
      country('Australia', 'New Zealand', 'United Kingdom'),
      noticeUpTo(28),
      relocates,
    ),
  },
  {
    by: 'Chennai resourcer',
    ask: 'Kindly share profiles of Java backend developers with PostgreSQL, total exp 8+ yrs, location Germany / Netherlands / Sweden, 0 to 4 weeks joiners only',
    fits: all(
      trade('backend'),
      skill('Java', 'PostgreSQL'),
      yearsAtLeast(8),
      country('Germany', 'Netherlands', 'Sweden'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'Kraków resourcer',
    ask: 'I search physiotherapist who wants to relocate. In which country he lives now is not important, only not in United States please',
    fits: all(trade('physio'), relocates, not(country('United States'))),
  },
  {
    by: 'Waikato recruiter',
    ask: 'got any primary teachers kicking round Auckland, Brissie or Melbourne doing contract rather than perm?',
    fits: all(trade('primary teacher'), city('Auckland', 'Brisbane', 'Melbourne'), contractor),
  },
  {
    by: 'late at night',
    ask: 'sales ppl uk, at optus or coke atm, happy to relocate',
    fits: all(trade('sales'), country('United Kingdom'), at('Optus', 'Coca-Cola'), relocates),
  },
  {
    by: 'account manager',
    ask: 'Could I have embedded or C++ engineers in California or New York with five years or more? Our client is Google, so nobody who has ever been on their payroll.',
    fits: all(trade('embedded'), region('California', 'New York'), yearsAtLeast(5), not(worked('Google'))),
  },
  {
    by: 'Hamburg resourcer',
    ask: 'Business Analysts with BPMN for Zürich or Wien, notice period maximum 4 weeks, please no Juniors',
    fits: all(
      trade('business analyst'),
      skill('BPMN'),
      city('Zurich', 'Vienna'),
      noticeUpTo(28),
      not(level('junior')),
    ),
  },
  {
    by: 'telegrams',
    ask: 'Diesel fitters. With Fortescue or Rio now. WA, QLD, Vic.',
    fits: all(
      trade('diesel fitter'),
      at('Fortescue', 'Rio Tinto'),
      region('Western Australia', 'Queensland', 'Victoria'),
    ),
  },
  {
    by: 'chat shorthand',
    ask: '@here devops w terraform + aws, EU only (ie no UK, no CH), remote workers',
    fits: all(
      trade('devops'),
      skill('Terraform', 'AWS'),
      country('Germany', 'Austria', 'Netherlands', 'Sweden'),
      remote,
    ),
  },
  {
    by: 'boolean',
    ask: '("maths teacher" OR "primary teacher") AND (Oakland OR "San Francisco" OR "New York") AND (citizen OR "permanent resident")',
    fits: all(
      trade('maths teacher', 'primary teacher'),
      city('Oakland', 'San Francisco', 'New York'),
      settled,
    ),
  },
  {
    by: 'long mails',
    ask: 'Evening Priya, sorry for the hour. The building society is losing two of its credit risk analysts and wants to see ours on Monday. SAS is a must; SQL would be nice but they will train. They should be in London already, or anywhere else in the UK provided they say they would relocate. Best, Gareth',
    fits: all(trade('risk'), skill('SAS'), any(city('London'), all(country('United Kingdom'), relocates))),
  },
  {
    by: 'dictated',
    ask: 'payroll officers new line in Amsterdam or Stockholm new line who can start straight away or after two weeks at the most full stop',
    fits: all(trade('payroll'), city('Amsterdam', 'Stockholm'), noticeUpTo(14)),
  },
  {
    by: 'second thoughts',
    ask: 'ICU nurses in Aus who have been at Bupa – hang on, not Bupa, Ramsay – at any point, still there is fine',
    fits: all(trade('icu nurse'), country('Australia'), worked('Ramsay Health Care')),
  },
  {
    by: 'lists',
    ask: '1) UX or product designers 2) Figma 3) London, Berlin, Amsterdam, Stockholm or Zurich 4) on the books of Canva or Atlassian at the moment',
    fits: all(
      trade('ux designer'),
      skill('Figma'),
      city('London', 'Berlin', 'Amsterdam', 'Stockholm', 'Zurich'),
      at('Canva', 'Atlassian'),
    ),
  },
  {
    by: 'intake bot',
    ask: 'NEW REQ #4471 | External auditor | Locations: Perth; Melbourne; Auckland | Exclude current employers: BDO, Grant Thornton | Work rights: citizen or permanent resident',
    fits: all(
      trade('auditor'),
      city('Perth', 'Melbourne', 'Auckland'),
      not(at('BDO', 'Grant Thornton')),
      settled,
    ),
  },
  {
    by: 'Chennai resourcer',
    ask: 'Dear team, need tax accountants / tax consultants having GST, Sydney and Parramatta both are ok, budget is AUD 90-130k p.a.',
    fits: all(trade('tax'), skill('GST'), city('Sydney', 'Parramatta'), payBetween(90_000, 130_000, 'AUD')),
  },
  {
    by: 'Kraków resourcer',
    ask: 'Who from our candidates is product manager, worked earlier in Canva or Google and lives in Germany, Sweden or Holland?',
    fits: all(
      trade('product manager'),
      formerly('Canva', 'Google'),
      country('Germany', 'Sweden', 'Netherlands'),
    ),
  },
  {
    by: 'Waikato recruiter',
    ask: 'chefs anywhere in Oz who only started where they are in 2024 or after, no need for sponsorship',
    fits: all(trade('chef'), country('Australia'), ({ since }) => since >= 2024, unsponsored),
  },
  {
    by: 'late at night',
    ask: 'truk drivers manchester, bolton or london, no more then 4 weeks notise',
    fits: all(trade('truck driver'), city('Manchester', 'Bolton', 'London'), noticeUpTo(28)),
  },
  {
    by: 'account manager',
    ask: 'Would you see whom we have among construction PMs in Australia who use Primavera and are presently with Lendlease or John Holland?',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      country('Australia'),
      at('Lendlease', 'John Holland'),
    ),
  },
  {
    by: 'Hamburg resourcer',
    ask: 'Data Engineer, Spark, in München, Berlin or Zürich, on senior or head level',
    fits: all(
      trade('data engineer'),
      skill('Spark'),
      city('Munich', 'Berlin', 'Zurich'),
      level('senior', 'head'),
    ),
  },
  {
    by: 'telegrams',
    ask: 'Employment lawyers. Allens or MinterEllison, now or earlier. Aus or NZ.',
    fits: all(
      trade('employment lawyer'),
      worked('Allens', 'MinterEllison'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'chat shorthand',
    ask: 'frontend devs, react. london fine up to 120k gbp, berlin + munich only up to 110k eur',
    fits: all(
      trade('frontend'),
      skill('React'),
      any(
        all(city('London'), payUpTo(120_000, 'GBP')),
        all(city('Berlin', 'Munich'), payUpTo(110_000, 'EUR')),
      ),
    ),
  },
  {
    by: 'boolean',
    ask: '("HR business partner" OR "HR manager") AND Workday AND (current OR past employer: Unilever OR "Coca-Cola") AND UK',
    fits: all(trade('hr'), skill('Workday'), worked('Unilever', 'Coca-Cola'), country('United Kingdom')),
  },
  {
    by: 'long mails',
    ask: 'Good morning. Mrs Adeyemi, who runs the four homes, has asked for enrolled nurses with aged care in Melbourne, Brisbane, Sydney or Parramatta. She cannot sponsor anybody, and she wants them on permanent terms, not contracting. She would also love them to be non-smokers, if there is any way of telling. Kind regards, Ffion',
    unknowable: true,
    fits: all(
      trade('enrolled nurse'),
      skill('Aged care'),
      city('Melbourne', 'Brisbane', 'Sydney', 'Parramatta'),
      unsponsored,
      not(contractor),
    ),
  },
  {
    by: 'second thoughts',
    ask: 'management accountants who do budgeting, 100 to 120, make that 100 to 130k, sterling',
    fits: all(trade('management accountant'), skill('Budgeting'), payBetween(100_000, 130_000, 'GBP')),
  },
  {
    by: 'dictated',
    ask: 'S E O specialists at Ogilvy in the United States or the U K',
    fits: all(trade('seo'), at('Ogilvy'), country('United States', 'United Kingdom')),
  },
  {
    by: 'lists',
    ask: 'iOS devs\nAustralia or NZ\n4 to 6 years in\nwhatever notice',
    fits: all(trade('ios'), country('Australia', 'New Zealand'), ({ years }) => years >= 4 && years <= 6),
  },
  {
    by: 'account manager',
    ask: 'Registered nurses in Wellington or Hamilton, please, with wound care.',
    fits: all(trade('registered nurse'), skill('Wound care'), city('Wellington', 'Hamilton')),
  },
];
