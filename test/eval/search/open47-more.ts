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
  payUpTo,
  type Query,
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

const UK = country('United Kingdom');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** More searches of the same sixteen desks; they are only ever counted. */
export const OPEN_THIRTY_SEVENTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'lagos',
    ask: 'Please who do we have as credit risk analyst in Barclays or HSBC at the moment? UK or Germany.',
    fits: all(trade('risk'), at('Barclays', 'HSBC'), country('United Kingdom', 'Germany')),
  },
  {
    by: 'lagos',
    ask: 'Kindly send me tax accountants with nine years and above, any country, who can resume within one month.',
    fits: all(trade('tax'), yearsAtLeast(9), noticeUpTo(31)),
  },
  {
    by: 'lagos',
    ask: 'My principal called from Victoria Island just now. They are opening an office in London and want a financial controller with IFRS and SAP. The person must live in the UK already and the budget is up to GBP 150,000.',
    fits: all(trade('financial controller'), skill('IFRS', 'SAP'), UK, payUpTo(150_000, 'GBP')),
  },
  {
    by: 'leeds',
    ask: 'pharmacists, UK, perm not contract',
    fits: all(trade('pharmacist'), UK, not(contractor)),
  },
  {
    by: 'leeds',
    ask: 'chefs in London, Manchester, Bolton or Nottingham on a fortnight’s notice or less',
    fits: all(trade('chef'), city('London', 'Manchester', 'Bolton', 'Nottingham'), noticeUpTo(14)),
  },
  {
    by: 'leeds',
    ask: 'Payroll, Nottingham or Manchester or Bolton, and I don’t want owt junior',
    fits: all(trade('payroll'), city('Nottingham', 'Manchester', 'Bolton'), not(level('junior'))),
  },
  {
    by: 'manila',
    ask: 'Hello, may I request HR Business Partners or HR Managers with Workday, in the United States, not needing sponsorship. Salamat!',
    fits: all(trade('hr'), skill('Workday'), country('United States'), noSponsorship),
  },
  {
    by: 'manila',
    ask: 'Hi Team, for ticket 4471: SEO specialists or digital marketing specialists who work remotely, any location.',
    fits: all(trade('seo'), remote),
  },
  {
    by: 'manila',
    ask: 'Executive assistants who speak Mandarin, Hindi or Spanish, open to all locations',
    fits: all(trade('executive assistant'), any(speaks('Mandarin'), speaks('Hindi'), speaks('Spanish'))),
  },
  {
    by: 'calgary',
    ask: 'Site engineers, willing to relocate, no one on a working holiday visa.',
    fits: all(trade('site engineer'), relocates, not(rights('visa_holder'))),
  },
  {
    by: 'calgary',
    ask: 'Construction project managers who used to be at Lendlease and have since left. Australia, New Zealand or the UK.',
    fits: all(
      trade('construction project manager'),
      formerly('Lendlease'),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'calgary',
    ask: 'Electricians with nine years or more who have been with the same employer since 2022 or earlier.',
    fits: all(trade('electrician'), yearsAtLeast(9), ({ since }) => since <= 2022),
  },
  {
    by: 'bengaluru',
    ask: 'JD: Java backend developer. Mandatory skills: Java, Spring Boot, Kafka. Good to have: PostgreSQL. Location: anywhere in Europe. Notice period: 30 days max.',
    fits: all(trade('backend'), skill('Java', 'Spring Boot', 'Kafka'), country(...EUROPE), noticeUpTo(30)),
  },
  {
    by: 'bengaluru',
    ask: 'Kindly share Golang profiles, 4 to 11 years, Germany / Netherlands / UK',
    fits: all(
      trade('go'),
      ({ years }) => years >= 4 && years <= 11,
      country('Germany', 'Netherlands', 'United Kingdom'),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'Require SOC analysts or cyber security analysts for US client, candidate must be in US only, citizen or permanent resident.',
    fits: all(trade('security'), country('United States'), settled),
  },
  {
    by: 'darwin',
    ask: 'mate can you look up truck drivers in australia who speak another language so german french mandarin spanish or hindi any of those will do',
    fits: all(
      trade('truck driver'),
      country('Australia'),
      any(speaks('German'), speaks('French'), speaks('Mandarin'), speaks('Spanish'), speaks('Hindi')),
    ),
  },
  {
    by: 'darwin',
    ask: 'need a couple of enrolled nurses um they can be in perth brisbane melbourne or auckland and they have to be free within four weeks',
    fits: all(trade('enrolled nurse'), city('Perth', 'Brisbane', 'Melbourne', 'Auckland'), noticeUpTo(28)),
  },
  {
    by: 'darwin',
    ask: 'project managers the construction kind not the it kind in australia and theyve got to be after contract work',
    fits: all(trade('construction project manager'), country('Australia'), contractor),
  },
  {
    by: 'lyon',
    ask: 'Dear colleague, for our partner in Zurich: data scientists with PyTorch, living in Switzerland, Germany or Austria. It is not necessary that they speak French.',
    fits: all(trade('data scientist'), skill('PyTorch'), country('Switzerland', 'Germany', 'Austria')),
  },
  {
    by: 'lyon',
    ask: 'Pharmacists open to a relocation, with four years of experience at minimum.',
    fits: all(trade('pharmacist'), relocates, yearsAtLeast(4)),
  },
  {
    by: 'stuttgart',
    ask: 'Management accountants with CIMA in Germany, Austria or Switzerland',
    fits: all(trade('management accountant'), skill('CIMA'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'stuttgart',
    ask: 'IT project managers, PRINCE2, in Germany, Austria or the Netherlands, salary expectation at most 130.000 EUR',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      country('Germany', 'Austria', 'Netherlands'),
      payUpTo(130_000, 'EUR'),
    ),
  },
  {
    by: 'stuttgart',
    ask: 'Please disregard my mail of 8:15. The correct search is: UX designers or product designers, Munich, Vienna or Zurich, not at Atlassian at present.',
    fits: all(trade('ux designer'), city('Munich', 'Vienna', 'Zurich'), not(at('Atlassian'))),
  },
  {
    by: 'boston',
    ask: 'Employment lawyers in New York, San Francisco or London, please; nobody who is presently at Allens.',
    fits: all(trade('employment lawyer'), city('New York', 'San Francisco', 'London'), not(at('Allens'))),
  },
  {
    by: 'boston',
    ask: 'I am after a financial controller for a family company: fifteen years in the profession or more, in the United States, the United Kingdom or Australia, and not in need of sponsorship.',
    fits: all(
      trade('financial controller'),
      yearsAtLeast(15),
      country('United States', 'United Kingdom', 'Australia'),
      noSponsorship,
    ),
  },
  {
    by: 'auckland',
    ask: 'BDMs / account execs / sales execs in Auckland, Melbourne or Brisbane, who’s on 4 weeks or less?',
    fits: all(trade('sales'), city('Auckland', 'Melbourne', 'Brisbane'), noticeUpTo(28)),
  },
  {
    by: 'auckland',
    ask: 'physios in NZ or Aus who are at Bupa or have been there 🙏',
    fits: all(trade('physio'), country('New Zealand', 'Australia'), worked('Bupa')),
  },
  {
    by: 'galway',
    ask: 'Lord, the week I’ve had. The nursing home wants nurses of any sort, registered or enrolled or ICU, so long as they’ve German or French, and it’s all one where they live now.',
    fits: all(trade('nurse'), any(speaks('German'), speaks('French'))),
  },
  {
    by: 'galway',
    ask: 'Maths teachers who are citizens, in the UK, Germany or the Netherlands, thanks a million',
    fits: all(trade('maths teacher'), rights('citizen'), country('United Kingdom', 'Germany', 'Netherlands')),
  },
  {
    by: 'dubai',
    ask: '(QS OR "quantity surveyor") AND CostX AND ("open to relocation" OR London)',
    fits: all(trade('quantity surveyor'), skill('CostX'), any(relocates, city('London'))),
  },
  {
    by: 'houston',
    ask: 'Phone note 2:15. Ray at the plant wants electricians with high voltage. Said Texas first, then took that back since we have nobody there. Anywhere in the United States or Australia, no one who needs sponsorship, ready in four weeks.',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      country('United States', 'Australia'),
      noSponsorship,
      noticeUpTo(28),
    ),
  },
  {
    by: 'malmo',
    ask: 'devops. Kubernetes. Sweden, Germany or NL. not junior. that is all',
    fits: all(
      trade('devops'),
      skill('Kubernetes'),
      country('Sweden', 'Germany', 'Netherlands'),
      not(level('junior')),
    ),
  },
  {
    by: 'malmo',
    ask: 'iOS developers who work remotely or live in Stockholm',
    fits: all(trade('ios'), any(remote, city('Stockholm'))),
  },
  {
    by: 'glasgow',
    ask: 'Business analysts in London, no, scrap London. Manchester, Nottingham or Amsterdam. And they’ve to be permanent.',
    fits: all(trade('business analyst'), city('Manchester', 'Nottingham', 'Amsterdam'), not(contractor)),
  },
  {
    by: 'singapore',
    ask: 'ML engineer or data scientist, last time at Canva, now already left, have or not?',
    fits: all(trade('data scientist'), formerly('Canva')),
  },
  {
    by: 'singapore',
    ask: 'accounts payable, Australia only, budget AUD 110k max, can?',
    fits: all(trade('accounts payable'), country('Australia'), payUpTo(110_000, 'AUD')),
  },
];
