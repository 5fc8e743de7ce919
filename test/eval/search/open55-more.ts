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
  nobody,
  not,
  noticeUpTo,
  payBetween,
  type Query,
  relocates,
  remote,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches of twelve people, each in a way of their own, over the first people (closed). */
export const OPEN_FORTY_FIFTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'sourcer',
    ask: '("c# developer" OR ".net developer") AND azure AND (london OR manchester OR bolton OR nottingham)',
    fits: all(trade('dotnet'), skill('Azure'), city('London', 'Manchester', 'Bolton', 'Nottingham')),
  },
  {
    by: 'sourcer',
    ask: '(ruby OR rails) AND redis NOT (australia OR "new zealand")',
    fits: all(trade('ruby'), skill('Redis'), not(country('Australia', 'New Zealand'))),
  },
  {
    by: 'sourcer',
    ask: '"full stack developer" AND (node.js OR mongodb) AND (munich OR berlin OR vienna OR zurich)',
    fits: all(
      trade('fullstack'),
      any(skill('Node.js'), skill('MongoDB')),
      city('Munich', 'Berlin', 'Vienna', 'Zurich'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'accounts payable officers in Sydney, Parramatta, Melbourne, Perth or Brisbane on four weeks notice max',
    fits: all(trade('accounts payable'), country('Australia'), noticeUpTo(28)),
  },
  {
    by: 'resourcer',
    ask: 'physios who do rehab, UK, not needing sponsorship',
    fits: all(
      trade('physio'),
      skill('Rehabilitation'),
      country('United Kingdom'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'resourcer',
    ask: 'any warehouse mgr from Linfox or Toll, now or before, in Aus',
    fits: all(trade('warehouse manager'), worked('Linfox', 'Toll Group'), country('Australia')),
  },
  {
    by: 'partner',
    ask: 'Employment lawyers, please, senior or at head level, in London, Berlin, Munich, Vienna or Zurich.',
    fits: all(
      trade('employment lawyer'),
      level('senior', 'head'),
      city('London', 'Berlin', 'Munich', 'Vienna', 'Zurich'),
    ),
  },
  {
    by: 'partner',
    ask: 'Auditors who have left Deloitte or KPMG and are now with BDO or Grant Thornton.',
    fits: all(trade('auditor'), formerly('Deloitte', 'KPMG'), at('BDO', 'Grant Thornton')),
  },
  {
    by: 'partner',
    ask: 'Could I see credit risk analysts at Barclays or HSBC, fifteen years and up.',
    fits: all(trade('risk'), at('Barclays', 'HSBC'), yearsAtLeast(15)),
  },
  {
    by: 'temp desk',
    ask: 'hgv drivers manchester + 25 miles',
    fits: all(trade('truck driver'), city('Manchester', 'Bolton')),
  },
  {
    by: 'temp desk',
    ask: 'primary teachers uk, 4 wks or sooner',
    fits: all(trade('primary teacher'), country('United Kingdom'), noticeUpTo(28)),
  },
  {
    by: 'temp desk',
    ask: 'sparky perth or brissy, 2 wks max',
    fits: all(trade('electrician'), city('Perth', 'Brisbane'), noticeUpTo(14)),
  },
  {
    by: 'temp desk',
    ask: 'chefs, marriott now or before, contract',
    fits: all(trade('chef'), worked('Marriott'), contractor),
  },
  {
    by: 'junior',
    ask: 'Can you show me business analysts that know Jira and BPMN and are in Australia? Thanks',
    fits: all(trade('business analyst'), skill('Jira', 'BPMN'), country('Australia')),
  },
  {
    by: 'junior',
    ask: 'financail controllers in sweden, netherlands or germany with IFRS',
    fits: all(trade('financial controller'), skill('IFRS'), country('Sweden', 'Netherlands', 'Germany')),
  },
  {
    by: 'junior',
    ask: 'maths teachers who speak a second language: French, German or Spanish',
    fits: all(trade('maths teacher'), any(speaks('French'), speaks('German'), speaks('Spanish'))),
  },
  {
    by: 'in-house',
    ask: 'Backend engineers with Kafka, any of Berlin, Munich, Amsterdam or Stockholm, or remote',
    fits: all(
      trade('backend'),
      skill('Kafka'),
      any(city('Berlin', 'Munich', 'Amsterdam', 'Stockholm'), remote),
    ),
  },
  {
    by: 'in-house',
    ask: 'Brand-minded marketing managers (Brand as a skill), Unilever or Coca-Cola alumni, no longer there',
    fits: all(
      trade('marketing manager'),
      skill('Brand'),
      formerly('Unilever', 'Coca-Cola'),
      not(at('Unilever', 'Coca-Cola')),
    ),
  },
  {
    by: 'in-house',
    ask: 'Machine learning / data science, expectation USD 130k–180k, California or New York',
    fits: all(trade('data scientist'), payBetween(130_000, 180_000, 'USD')),
  },
  {
    by: 'slack bot',
    ask: 'New from @tom (client): “construction PM, Procore, Sydney/Melbourne/Brisbane. Nobody who is at Multiplex now please.”',
    fits: all(
      trade('construction project manager'),
      skill('Procore'),
      city('Sydney', 'Melbourne', 'Brisbane'),
      not(at('Multiplex')),
    ),
  },
  {
    by: 'slack bot',
    ask: 'client says: ICU nurses w/ ventilation, permanent, AU or NZ',
    fits: all(trade('icu nurse'), skill('Ventilation'), not(contractor), country('Australia', 'New Zealand')),
  },
  {
    by: 'slack bot',
    ask: 'client asks: business development managers or account execs, Salesforce, UK, budget £70k to £100k',
    fits: all(trade('sales'), skill('Salesforce'), payBetween(70_000, 100_000, 'GBP')),
  },
  {
    by: 'ai',
    ask: 'The client requires a UX or product designer proficient in Figma with a minimum of nine years of experience, resident in the United Kingdom, Germany or the Netherlands.',
    fits: all(
      trade('ux designer'),
      skill('Figma'),
      yearsAtLeast(9),
      country('United Kingdom', 'Germany', 'Netherlands'),
    ),
  },
  {
    by: 'ai',
    ask: 'Find embedded or C++ engineers in Germany, Austria or Switzerland. Knowledge of German would be advantageous but is not mandatory.',
    fits: all(trade('embedded'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'ai',
    ask: 'Locate tax accountants or tax consultants whose work authorisation is a visa or who would require sponsorship.',
    fits: all(trade('tax'), rights('visa_holder', 'requires_sponsorship')),
  },
  {
    by: 'rec-to-rec',
    ask: 'lawyers, M&A, magic circle now, UK/Europe',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      at(...group('magic circle')),
      country(...EUROPE),
    ),
  },
  {
    by: 'rec-to-rec',
    ask: 'salespeople at Optus who’d relocate',
    fits: all(trade('sales'), at('Optus'), relocates),
  },
  {
    by: 'contractor manager',
    ask: 'golang contractors, kubernetes or grpc, available within four weeks',
    fits: all(trade('go'), contractor, any(skill('Kubernetes'), skill('gRPC')), noticeUpTo(28)),
  },
  {
    by: 'contractor manager',
    ask: 'Contract cyber people (SOC, security analysts) with SIEM in UK or US',
    fits: all(trade('security'), contractor, skill('SIEM'), country('United Kingdom', 'United States')),
  },
  {
    by: 'contractor manager',
    ask: 'DevOps contractors, AWS, who are neither at Amazon nor at Google today',
    fits: all(trade('devops'), contractor, skill('AWS'), not(at('Amazon', 'Google'))),
  },
  {
    by: 'non-native',
    ask: 'I need the registered nurse with wound care, living in Austria or Germany or Switzerland',
    fits: all(trade('registered nurse'), skill('Wound care'), country('Austria', 'Germany', 'Switzerland')),
  },
  {
    by: 'non-native',
    ask: 'engineer of site, AutoCAD, minimum 4 years, can begin after maximum two weeks',
    fits: all(trade('site engineer'), skill('AutoCAD'), yearsAtLeast(4), noticeUpTo(14)),
  },
  {
    by: 'owner',
    ask: 'heavy diesel mechanics who were with Rio or Fortescue before and aren’t now',
    fits: all(trade('diesel fitter'), formerly('Rio Tinto', 'Fortescue'), not(at('Rio Tinto', 'Fortescue'))),
  },
  {
    by: 'owner',
    ask: 'product managers in the Bay Area, SF or Oakland, or in NYC',
    fits: all(trade('product manager'), city('San Francisco', 'Oakland', 'New York')),
  },
  {
    by: 'owner',
    ask: 'payroll people, more than three years in the same job, Aus or NZ',
    fits: all(trade('payroll'), sinceYears(3), country('Australia', 'New Zealand')),
  },
  { by: 'owner', ask: 'veterinary nurses in Auckland, any notice', fits: nobody },
];
