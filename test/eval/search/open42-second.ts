import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  nobody,
  not,
  noticeUpTo,
  payUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const EUROPEAN = country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland');
const noSponsorship = not(rights('requires_sponsorship'));
const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;
const inIndustry =
  (name: string) =>
  ({ industry }: Second): boolean =>
    industry === name;

/** Searches of the same eleven over the second people. */
export const SECOND_OPEN_THIRTY_SECOND: readonly Query<Second>[] = [
  {
    by: 'temps',
    ask: 'forklift drivers, LF licence, immediate',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(0)),
  },
  { by: 'temps', ask: 'any plumbers between jobs just now', fits: both(trade('plumber'), outOfWork) },
  { by: 'search firm', ask: 'Head-level actuaries', fits: both(trade('actuary'), level('head')) },
  {
    by: 'search firm',
    ask: 'Underwriters with ten or more years of experience who have at some point been employed by Aviva',
    fits: both(trade('underwriter'), yearsAtLeast(10), worked('Aviva')),
  },
  {
    by: 'search firm',
    ask: 'We are retained by a Basel house and wish to approach regulatory affairs managers or specialists of senior level or above, living in Europe, who are not presently employed by Roche or Novartis.',
    fits: both(trade('regulatory affairs'), level('senior', 'head'), EUROPEAN, not(at('Roche', 'Novartis'))),
  },
  {
    by: 'search firm',
    ask: 'procurement managers at mining firms, in post since before 2022',
    fits: both(trade('procurement'), inIndustry('mining'), ({ since }) => since < 2022),
  },
  {
    by: 'account manager',
    ask: 'Salesforce admins or developers not called in the last six months, money to be made here',
    fits: both(trade('salesforce'), notCalledFor(183)),
  },
  {
    by: 'account manager',
    ask: 'Big logo wants testers. Selenium, five years or more, either in Australia, Singapore or New Zealand, permanent not contract, and nobody sitting at Microsoft or Xero today.',
    fits: both(
      trade('tester'),
      skill('Selenium'),
      yearsAtLeast(5),
      country('Australia', 'Singapore', 'New Zealand'),
      not(contractor),
      not(at('Microsoft', 'Xero')),
    ),
  },
  {
    by: 'account manager',
    ask: 'recruiters who left Hays or Michael Page at some stage and work elsewhere now',
    fits: both(
      trade('recruiter'),
      formerly('Hays', 'Michael Page'),
      not(at('Hays', 'Michael Page')),
      ({ betweenJobs }) => !betweenJobs,
    ),
  },
  {
    by: 'talent partner',
    ask: 'solutions architects, AWS, open to remote',
    fits: both(trade('solutions architect'), skill('AWS'), remote),
  },
  {
    by: 'talent partner',
    ask: 'compliance officers or AML analysts with KYC who don’t need us to sponsor them',
    fits: both(trade('compliance'), skill('KYC'), noSponsorship),
  },
  {
    by: 'talent partner',
    ask: 'Could you pull mechanical engineers for our Cologne and Frankfurt sites? They should live in Germany, Austria or Switzerland, or live elsewhere and be up for relocation, and know SolidWorks. FEA is welcome but not needed.',
    fits: both(
      trade('mechanical engineer'),
      skill('SolidWorks'),
      either(country('Germany', 'Austria', 'Switzerland'), relocates),
    ),
  },
  {
    by: 'talent partner',
    ask: 'talent acquisition partners, permanent, not juniors, living in the UK, Ireland or Germany',
    fits: both(
      trade('recruiter'),
      not(contractor),
      not(level('junior')),
      country('United Kingdom', 'Ireland', 'Germany'),
    ),
  },
  {
    by: 'manila',
    ask: 'CRA, GCP, US or Singapore',
    fits: both(trade('clinical research'), skill('GCP'), country('United States', 'Singapore')),
  },
  { by: 'manila', ask: 'bookkeeper Xero', fits: both(trade('bookkeeper'), skill('Xero')) },
  {
    by: 'manila',
    ask: 'paralegals / legal assistants, citizen or PR, with Conveyancing',
    fits: both(trade('paralegal'), rights('citizen', 'permanent_resident'), skill('Conveyancing')),
  },
  {
    by: 'leeds',
    ask: 'structural engineers Leeds or Edinburgh',
    fits: both(trade('structural engineer'), city('Leeds', 'Edinburgh')),
  },
  {
    by: 'leeds',
    ask: 'Now then. Claims handlers or underwriters, living in the UK or Ireland or else happy working remote, five year in at least, and a month’s notice or less because the desk’s been empty since bonfire night.',
    fits: both(
      trade('claims', 'underwriter'),
      either(country('United Kingdom', 'Ireland'), remote),
      yearsAtLeast(5),
      noticeUpTo(31),
    ),
  },
  {
    by: 'leeds',
    ask: 'credit controllers not at Tesco',
    fits: both(trade('credit controller'), not(at('Tesco'))),
  },
  {
    by: 'leeds',
    ask: 'GPs we’ve not spoken to in three months or never have',
    fits: both(trade('gp'), notCalledFor(91)),
  },
  {
    by: 'auckland',
    ask: 'The hospital board’s keen on midwives, and they’d take overseas ones so long as they’re willing to shift. So midwives living in NZ or open to relocating, five years behind them, who won’t need sponsorship. Cheers team',
    fits: both(trade('midwife'), either(country('New Zealand'), relocates), yearsAtLeast(5), noSponsorship),
  },
  {
    by: 'dallas',
    ask: 'engineers in Texas, structural or mechanical',
    fits: both(trade('structural engineer', 'mechanical engineer'), region('Texas')),
  },
  { by: 'dallas', ask: 'forklift drivers we’ve placed before', fits: nobody },
  {
    by: 'dublin',
    ask: 'customer success people around Ireland or the UK that we were on to in the last three months',
    fits: both(trade('customer success'), country('Ireland', 'United Kingdom'), calledWithin(91)),
  },
  {
    by: 'boolean',
    ask: '(paralegal OR "legal assistant") AND drafting',
    fits: both(trade('paralegal'), skill('Drafting')),
  },
  {
    by: 'boolean',
    ask: '(bookkeeper OR "credit controller" OR "accounts receivable") AND (Ireland OR UK)',
    fits: both(trade('bookkeeper', 'credit controller'), country('Ireland', 'United Kingdom')),
  },
  {
    by: 'assistant',
    ask: 'Find claims handlers or claims consultants who live in Australia or the United Kingdom and are citizens or permanent residents.',
    fits: both(
      trade('claims'),
      country('Australia', 'United Kingdom'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'assistant',
    ask: 'List people who are working as recruitment consultants or talent acquisition partners today but were social workers earlier in their career.',
    fits: both(trade('recruiter'), wasOnce('social worker'), ({ betweenJobs }) => !betweenJobs),
  },
  {
    by: 'assistant',
    ask: 'Find scaffolders and crane operators who hold a White Card, can start within four weeks and are not at Hochtief.',
    fits: both(
      trade('scaffolder', 'crane operator'),
      ticket('White Card'),
      noticeUpTo(28),
      not(at('Hochtief')),
    ),
  },
  {
    by: 'assistant',
    ask: 'Search for actuaries with a salary expectation of at most SGD 150,000 in Singapore or at most AUD 150,000 in Australia.',
    fits: both(
      trade('actuary'),
      either(
        both(country('Singapore'), payUpTo(150_000, 'SGD')),
        both(country('Australia'), payUpTo(150_000, 'AUD')),
      ),
    ),
  },
  {
    by: 'assistant',
    ask: 'Show me boilermakers with TIG welding who are within 200 km of Sydney or in Queensland.',
    fits: both(
      trade('boilermaker'),
      skill('TIG welding'),
      either(city('Sydney', 'Newcastle'), region('Queensland')),
    ),
  },
  {
    by: 'temps',
    ask: 'nurses but not midwives, free inside a week',
    fits: both(trade('nurse'), noticeUpTo(7)),
  },
  {
    by: 'talent partner',
    ask: 'category or procurement managers hired into their present job since January 2024',
    fits: both(trade('procurement'), ({ since, betweenJobs }) => since >= 2024 && !betweenJobs),
  },
  { by: 'leeds', ask: 'veterinary nurses in Leeds', fits: nobody },
];
