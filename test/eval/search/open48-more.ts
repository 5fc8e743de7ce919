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

const UK = country('United Kingdom');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of sixteen other desks, as they type, paste, dictate and say them. */
export const OPEN_THIRTY_EIGHTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'cardiff',
    ask: 'Payroll people, UK, permanent',
    fits: all(trade('payroll'), UK, not(contractor)),
  },
  {
    by: 'kalgoorlie',
    ask: 'need heavy diesel mechanics in WA, Queensland or Victoria',
    fits: all(trade('diesel fitter'), region('Western Australia', 'Queensland', 'Victoria')),
  },
  {
    by: 'mumbai',
    ask: 'Req: Data Engineer – Spark – Germany / UK / Netherlands – candidates should be ready to join within 30 days',
    fits: all(
      trade('data engineer'),
      skill('Spark'),
      country('Germany', 'United Kingdom', 'Netherlands'),
      noticeUpTo(30),
    ),
  },
  {
    by: 'nairobi',
    ask: 'We kindly request auditors who are currently with PwC, EY or KPMG.',
    fits: all(trade('auditor'), at('PwC', 'PricewaterhouseCoopers', 'EY', 'Ernst & Young', 'KPMG')),
  },
  {
    by: 'chicago',
    ask: 'Golang engineers in the US, no sponsorship please',
    fits: all(trade('go'), country('United States'), noSponsorship),
  },
  {
    by: 'rotterdam',
    ask: 'C++ or embedded engineers, Germany, Austria, Switzerland or the Netherlands, no freelancers',
    fits: all(
      trade('embedded'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands'),
      not(contractor),
    ),
  },
  {
    by: 'montreal',
    ask: 'Marketing managers who speak French, Spanish or German.',
    fits: all(trade('marketing manager'), any(speaks('French'), speaks('Spanish'), speaks('German'))),
  },
  {
    by: 'durban',
    ask: 'construction project managers with Procore who can relocate, no juniors hey',
    fits: all(trade('construction project manager'), skill('Procore'), relocates, not(level('junior'))),
  },
  {
    by: 'krakow',
    ask: '.NET developers, Azure, remote or in Berlin, Munich, London',
    fits: all(trade('dotnet'), skill('Azure'), any(remote, city('Berlin', 'Munich', 'London'))),
  },
  {
    by: 'belfast',
    ask: 'Would you send me physios in London, Manchester or Bolton',
    fits: all(trade('physio'), city('London', 'Manchester', 'Bolton')),
  },
  {
    by: 'milan',
    ask: 'We search sales profiles who work today for Unilever or Coca-Cola, based in Europe.',
    fits: all(trade('sales'), at('Unilever', 'Coca-Cola'), country(...EUROPE)),
  },
  {
    by: 'hong kong',
    ask: 'M&A lawyers formerly at Clifford Chance or Linklaters, now somewhere else',
    fits: all(
      trade('lawyer'),
      not(trade('employment lawyer')),
      formerly('Clifford Chance', 'Linklaters'),
      not(at('Clifford Chance', 'Linklaters')),
    ),
  },
  {
    by: 'birmingham',
    ask: 'Quantity surveyors, UK, £120k tops',
    fits: all(trade('quantity surveyor'), UK, payUpTo(120_000, 'GBP')),
  },
  {
    by: 'hamilton',
    ask: 'primary school teachers in NZ, Sydney or Parramatta',
    fits: all(trade('primary teacher'), any(country('New Zealand'), city('Sydney', 'Parramatta'))),
  },
  {
    by: 'newcastle',
    ask: 'Get us some chefs that can start straight away, today like, no notice at all',
    fits: all(trade('chef'), noticeUpTo(0)),
  },
  {
    by: 'limerick',
    ask: 'Accounts payable officers with four years or more who’d need no sponsoring, in the UK, Germany or Sweden',
    fits: all(
      trade('accounts payable'),
      yearsAtLeast(4),
      noSponsorship,
      country('United Kingdom', 'Germany', 'Sweden'),
    ),
  },
  {
    by: 'chicago',
    ask: '"product manager" AND (contract OR contractor) AND ("United States" OR "United Kingdom")',
    fits: all(trade('product manager'), contractor, country('United States', 'United Kingdom')),
  },
  {
    by: 'kalgoorlie',
    ask: 'Truckies. Toll or Linfox, whether they’re there now or used to be. In Australia.',
    fits: all(trade('truck driver'), worked('Toll Group', 'Linfox'), country('Australia')),
  },
  {
    by: 'mumbai',
    ask: 'Hi, sourcing full stack developers with MongoDB, exp 4 years and above, max notice 2 weeks, anywhere',
    fits: all(trade('fullstack'), skill('MongoDB'), yearsAtLeast(4), noticeUpTo(14)),
  },
  {
    by: 'cardiff',
    ask: 'Pharmacists again! But the relocation sort this time, and residents or citizens only as they can’t do visas.',
    fits: all(trade('pharmacist'), relocates, settled),
  },
  {
    by: 'hong kong',
    ask: 'Financial controllers: Australia, New Zealand or UK. Consolidation. Not from Woolworths.',
    fits: all(
      trade('financial controller'),
      country('Australia', 'New Zealand', 'United Kingdom'),
      skill('Consolidation'),
      not(at('Woolworths')),
    ),
  },
  {
    by: 'belfast',
    ask: 'Voicemail from Sister Bernadette, transcribed: I said nurses for the intensive care and I meant intensive care, not the general ones you sent me on Monday. Four weeks’ notice is the longest I can wait, and I have no objection to people from Australia, from New Zealand or from here in the United Kingdom.',
    fits: all(trade('icu nurse'), noticeUpTo(28), country('Australia', 'New Zealand', 'United Kingdom')),
  },
  {
    by: 'krakow',
    ask: 'frontend dev // TypeScript // contract // Europe',
    fits: all(trade('frontend'), skill('TypeScript'), contractor, country(...EUROPE)),
  },
  {
    by: 'rotterdam',
    ask: 'Warehouse managers, employed at DHL now, with notice of one month or shorter',
    fits: all(trade('warehouse manager'), at('DHL'), noticeUpTo(31)),
  },
  {
    by: 'durban',
    ask: 'Business analysts who know BPMN, in London, Manchester, Sydney or Melbourne',
    fits: all(trade('business analyst'), skill('BPMN'), city('London', 'Manchester', 'Sydney', 'Melbourne')),
  },
  {
    by: 'birmingham',
    ask: 'The agency lost its SEO lead to a rival and wants somebody by the New Year. SEO or digital marketing specialists, UK or Netherlands or Germany, none from Ogilvy please, that’s the rival.',
    fits: all(trade('seo'), country('United Kingdom', 'Netherlands', 'Germany'), not(at('Ogilvy'))),
  },
  {
    by: 'montreal',
    ask: 'Executive assistants in New York, San Francisco or Oakland asking between USD 70k and 150k',
    fits: all(
      trade('executive assistant'),
      city('New York', 'San Francisco', 'Oakland'),
      payBetween(70_000, 150_000, 'USD'),
    ),
  },
  {
    by: 'limerick',
    ask: 'Tell me who we have for tax. Big 4 people only, I mean in there now, and they may be anywhere at all so long as they’d relocate.',
    fits: all(trade('tax'), at(...group('big 4')), relocates),
  },
  {
    by: 'nairobi',
    ask: 'HR business partners or HR managers with nine years of experience or above, Germany, Switzerland, Austria, Netherlands or Sweden.',
    fits: all(
      trade('hr'),
      yearsAtLeast(9),
      country('Germany', 'Switzerland', 'Austria', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'milan',
    ask: 'UX designers in Zurich, Munich, Vienna or Berlin who can begin within two weeks',
    fits: all(trade('ux designer'), city('Zurich', 'Munich', 'Vienna', 'Berlin'), noticeUpTo(14)),
  },
  {
    by: 'newcastle',
    ask: 'Site engineers, was it Melbourne he said, aye Melbourne. No, I tell a lie, it’s Brisbane and Perth. Site engineers for Brisbane and Perth, living there already, and not one from John Holland.',
    fits: all(trade('site engineer'), city('Brisbane', 'Perth'), not(at('John Holland'))),
  },
  {
    by: 'hamilton',
    ask: 'employment lawyers, NZ/Aus/UK, happy with contract or perm, just no one who’d need sponsorship',
    fits: all(
      trade('employment lawyer'),
      country('New Zealand', 'Australia', 'United Kingdom'),
      noSponsorship,
    ),
  },
  {
    by: 'chicago',
    ask: 'SREs and DevOps who’ve spent time at Google or Amazon (current or past), United States or remote from anywhere',
    fits: all(trade('devops'), worked('Google', 'Amazon'), any(country('United States'), remote)),
  },
  {
    by: 'kalgoorlie',
    ask: 'sparkies not juniors, at Rio or been at Rio before, don’t care what state but they need to be in Australia or else keen to move',
    fits: all(
      trade('electrician'),
      not(level('junior')),
      worked('Rio Tinto'),
      any(country('Australia'), relocates),
    ),
  },
  {
    by: 'cardiff',
    ask: 'Two clients on one list: management accountants in London, and credit risk analysts in London or Manchester. Show me both lots.',
    fits: any(
      all(trade('management accountant'), city('London')),
      all(trade('risk'), city('London', 'Manchester')),
    ),
  },
  {
    by: 'mumbai',
    ask: 'Need Ruby / Rails developers. Client is flexible on country and on notice. Only thing: contract resources, and work permit should not be an issue (citizen or PR).',
    fits: all(trade('ruby'), contractor, settled),
  },
];
