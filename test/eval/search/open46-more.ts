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
const US = country('United States');
const AUSTRALIA = country('Australia');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));
const corporateLawyer = all(trade('lawyer'), not(trade('employment lawyer')));

/** More searches of the same sixteen desks, only ever run. */
export const OPEN_THIRTY_SIXTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'leeds',
    ask: 'Accounts payable, anywhere in the UK, month’s notice or less. Nowt fancy.',
    fits: all(trade('accounts payable'), UK, noticeUpTo(31)),
  },
  {
    by: 'leeds',
    ask: 'Chefs or sous chefs for Manchester, Bolton, London. Nobody who’s at Marriott, we supply Marriott.',
    fits: all(trade('chef'), city('Manchester', 'Bolton', 'London'), not(at('Marriott'))),
  },
  {
    by: 'leeds',
    ask: 'Site engineers, UK, nine years in minimum, AutoCAD',
    fits: all(trade('site engineer'), UK, yearsAtLeast(9), skill('AutoCAD')),
  },
  {
    by: 'lagos',
    ask: 'Compliments of the day. We are in search of financial controllers who are conversant with consolidation and are disposed to relocate. Their present location is not an issue. Thanking you in anticipation.',
    fits: all(trade('financial controller'), skill('Consolidation'), relocates),
  },
  {
    by: 'lagos',
    ask: 'Kindly assist with IT project managers with PRINCE2, based in the United Kingdom or the Netherlands.',
    fits: all(trade('it project manager'), skill('PRINCE2'), country('United Kingdom', 'Netherlands')),
  },
  {
    by: 'manila',
    ask: 'Hello po! Need executive assistants for US client, must be in New York, San Francisco or Oakland. Contract or permanent, both okay.',
    fits: all(trade('executive assistant'), city('New York', 'San Francisco', 'Oakland')),
  },
  {
    by: 'manila',
    ask: 'Hi ma’am, may I request accounts payable or payroll officers who work remotely, 4 yrs exp and up',
    fits: all(trade('accounts payable', 'payroll'), remote, yearsAtLeast(4)),
  },
  {
    by: 'galway',
    ask: 'Would you ever look up nurses for me, any kind of a nurse, in New Zealand or Australia, that speak Mandarin or Hindi',
    fits: all(trade('nurse'), country('New Zealand', 'Australia'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'galway',
    ask: 'The girl that ran HR for them is gone out on leave, so they want an HR manager or an HR business partner, in London or Nottingham, no hang on, he said Bolton. London, Manchester or Bolton. And able to start inside four weeks.',
    fits: all(trade('hr'), city('London', 'Manchester', 'Bolton'), noticeUpTo(28)),
  },
  {
    by: 'phoenix',
    ask: 'SREs or DevOps w/ Terraform, US only, comp up to 140k',
    fits: all(trade('devops'), skill('Terraform'), US, payUpTo(140_000, 'USD')),
  },
  {
    by: 'phoenix',
    ask: 'anyone in New York or SF who’s an account exec or BDM, has to be a citizen or permanent resident',
    fits: all(trade('sales'), city('New York', 'San Francisco'), settled),
  },
  {
    by: 'bengaluru',
    ask: 'Urgent requirement!! Golang developer, 4+ yrs exp, Kubernetes mandatory, location: London / Berlin / Amsterdam / Zurich',
    fits: all(
      trade('go'),
      yearsAtLeast(4),
      skill('Kubernetes'),
      city('London', 'Berlin', 'Amsterdam', 'Zurich'),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'Looking for Full Stack Developers with React and Node.js having notice period of 30 days or less, based in USA or Germany. No contract profiles please.',
    fits: all(
      trade('fullstack'),
      skill('React', 'Node.js'),
      noticeUpTo(30),
      country('United States', 'Germany'),
      not(contractor),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'Machine Learning Engineer / Data Scientist, PyTorch must, location Europe, exclude those requiring sponsorship',
    fits: all(trade('data scientist'), skill('PyTorch'), country(...EUROPE), noSponsorship),
  },
  {
    by: 'lyon',
    ask: 'The corporate lawyers in London or Manchester who have no need of a sponsor. It is for a client in the luxury, very demanding on the presentation.',
    fits: all(corporateLawyer, city('London', 'Manchester'), noSponsorship),
  },
  {
    by: 'lyon',
    ask: 'Auditors who are today in one of the Big Four, in Germany, in Switzerland or in Austria, with four years of experience at the least.',
    fits: all(
      trade('auditor'),
      at(...group('big 4')),
      country('Germany', 'Switzerland', 'Austria'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'wellington',
    ask: 'Physios in Auckland or anywhere in Aussie, four years plus, not after contractors on this one',
    fits: all(trade('physio'), any(city('Auckland'), AUSTRALIA), yearsAtLeast(4), not(contractor)),
  },
  {
    by: 'wellington',
    ask: 'civil site engineers in NZ or Aus who’ve worked for John Holland or still do',
    fits: all(trade('site engineer'), country('New Zealand', 'Australia'), worked('John Holland')),
  },
  {
    by: 'toronto',
    ask: 'Would you please find business analysts in the United States or the United Kingdom with BPMN? Jira would be lovely to have, but it isn’t required.',
    fits: all(trade('business analyst'), country('United States', 'United Kingdom'), skill('BPMN')),
  },
  {
    by: 'toronto',
    ask: 'I had asked for product managers in Perth. The client now tells me that Melbourne and Brisbane work too, so product managers in any of the three, please, and no one who is at Canva or Atlassian today.',
    fits: all(
      trade('product manager'),
      city('Perth', 'Melbourne', 'Brisbane'),
      not(at('Canva', 'Atlassian')),
    ),
  },
  {
    by: 'glasgow',
    ask: 'couple of iOS folk needed, UK or Netherlands, no juniors',
    fits: all(trade('ios'), country('United Kingdom', 'Netherlands'), not(level('junior'))),
  },
  {
    by: 'glasgow',
    ask: 'HGV drivers in the UK who can start inside a month, the depot’s on its knees',
    fits: all(trade('truck driver'), UK, noticeUpTo(31)),
  },
  {
    by: 'vienna',
    ask: 'Tax consultants with domicile in Austria or Germany please, notice period at most four weeks.',
    fits: all(trade('tax'), country('Austria', 'Germany'), noticeUpTo(28)),
  },
  {
    by: 'vienna',
    ask: 'The client has refused all the Amazon people. Therefore: frontend developers with TypeScript in Vienna, Munich, Berlin or Zurich, but none who presently works at Amazon.',
    fits: all(
      trade('frontend'),
      skill('TypeScript'),
      city('Vienna', 'Munich', 'Berlin', 'Zurich'),
      not(at('Amazon')),
    ),
  },
  {
    by: 'vienna',
    ask: 'Financial controllers or management accountants, either in Switzerland and wanting at most CHF 140,000, or in Germany or Austria and wanting at most EUR 140,000.',
    fits: all(
      trade('financial controller', 'management accountant'),
      any(
        all(country('Switzerland'), payUpTo(140_000, 'CHF')),
        all(country('Germany', 'Austria'), payUpTo(140_000, 'EUR')),
      ),
    ),
  },
  {
    by: 'singapore',
    ask: 'got Ruby developer or not? UK or US both can, years must be more than 8',
    fits: all(trade('ruby'), country('United Kingdom', 'United States'), ({ years }) => years > 8),
  },
  {
    by: 'singapore',
    ask: 'credit risk analyst, SQL must have, which country never mind, only no junior',
    fits: all(trade('risk'), skill('SQL'), not(level('junior'))),
  },
  {
    by: 'darwin',
    ask: 'chasing electricians with high voltage anywhere in australia citizens or permanent residents only thanks',
    fits: all(trade('electrician'), skill('High voltage'), AUSTRALIA, settled),
  },
  {
    by: 'darwin',
    ask: 'diesel fitters who used to be at fortescue or ugl and are happy to relocate no juniors',
    fits: all(trade('diesel fitter'), formerly('Fortescue', 'UGL'), relocates, not(level('junior'))),
  },
  {
    by: 'darwin',
    ask: 'yeah so the mine site had a bloke walk off on tuesday they want a heavy diesel mechanic who knows caterpillar gear in perth or brisbane actually no the brisbane one fell over so just perth or else anyone willing to relocate',
    fits: all(trade('diesel fitter'), skill('Caterpillar'), any(city('Perth'), relocates)),
  },
  {
    by: 'madrid',
    ask: 'Chefs that speak Spanish or French, the country is not important',
    fits: all(trade('chef'), any(speaks('Spanish'), speaks('French'))),
  },
  {
    by: 'madrid',
    ask: 'For a startup I need a SEO specialist or digital marketing specialist who is today in Ogilvy, in UK, Germany or Netherlands.',
    fits: all(trade('seo'), at('Ogilvy'), country('United Kingdom', 'Germany', 'Netherlands')),
  },
  {
    by: 'oslo',
    ask: 'Role: HR business partner\nWhere: Stockholm, Amsterdam, Berlin or Munich\nMust have: Workday\nNot: junior',
    fits: all(
      trade('hr'),
      city('Stockholm', 'Amsterdam', 'Berlin', 'Munich'),
      skill('Workday'),
      not(level('junior')),
    ),
  },
  {
    by: 'oslo',
    ask: 'Pharmacists. Sweden, Germany or the Netherlands. Permanent.',
    fits: all(trade('pharmacist'), country('Sweden', 'Germany', 'Netherlands'), not(contractor)),
  },
  {
    by: 'birmingham',
    ask: 'sorry me again, enrolled nurses with wound care, uk or nz, nobody on a working holiday visa',
    fits: all(
      trade('enrolled nurse'),
      skill('Wound care'),
      country('United Kingdom', 'New Zealand'),
      not(rights('visa_holder')),
    ),
  },
  {
    by: 'birmingham',
    ask: 'is there anyone on the system whos a cyber security analyst at commonwealth bank or thoughtworks atm and not a contractor',
    fits: all(trade('security'), at('Commonwealth Bank', 'Thoughtworks'), not(contractor)),
  },
];
