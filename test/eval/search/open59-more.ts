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
  region,
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

const EU = ['Germany', 'Austria', 'Netherlands', 'Sweden'];

/** What desks type right after a client has rung, over the first people. */
export const OPEN_FORTY_NINTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'finance desk',
    ask: 'payroll or accounts payable at head level, Europe',
    fits: all(trade('payroll', 'accounts payable'), level('head'), country(...EUROPE)),
  },
  {
    by: 'tech desk',
    ask: 'any rubyists in the UK? Redis would be nice, not a must',
    fits: all(trade('ruby'), country('United Kingdom')),
  },
  {
    by: 'trades desk',
    ask: 'diesel fitters who’ve never been at Rio or Fortescue',
    fits: all(trade('diesel fitter'), not(worked('Rio Tinto', 'Fortescue'))),
  },
  {
    by: 'finance desk',
    ask: 'credit risk, ex Barclays or HSBC, now at ANZ or Westpac',
    fits: all(trade('risk'), formerly('Barclays', 'HSBC'), at('ANZ', 'Westpac')),
  },
  {
    by: 'branch manager',
    ask: 'salespeople who’ve stayed put over five years and never worked at Optus',
    fits: all(trade('sales'), sinceYears(5), not(worked('Optus'))),
  },
  {
    by: 'health desk',
    ask: 'icu nurses who’ve been at royal melbourne or st vincents at any point, still there or not',
    fits: all(trade('icu nurse'), worked('Royal Melbourne Hospital', 'St Vincent’s Hospital')),
  },
  {
    by: 'tech desk',
    ask: 'python, data roles, Netherlands or Sweden or Germany, skip the visa holders',
    fits: all(
      trade('data'),
      skill('Python'),
      country('Netherlands', 'Sweden', 'Germany'),
      not(rights('visa_holder')),
    ),
  },
  {
    by: 'tech desk',
    ask: 'devops or SRE with Terraform and AWS; Stockholm, Amsterdam, Berlin. Long notice no problem',
    fits: all(trade('devops'), skill('Terraform', 'AWS'), city('Stockholm', 'Amsterdam', 'Berlin')),
  },
  {
    by: 'health desk',
    ask: 'pharmacists London Manchester Nottingham. perm only, no contractors',
    fits: all(trade('pharmacist'), city('London', 'Manchester', 'Nottingham'), not(contractor)),
  },
  {
    by: 'branch manager',
    ask: 'SEO people at Ogilvy who work remotely',
    fits: all(trade('seo'), at('Ogilvy'), remote),
  },
  {
    by: 'construction desk',
    ask: 'QS at John Holland or Multiplex right now. Client is Lendlease so nobody who’s ever worked for them',
    fits: all(trade('quantity surveyor'), at('John Holland', 'Multiplex'), not(worked('Lendlease'))),
  },
  {
    by: 'tech desk',
    ask: 'soc or cyber security analysts w/ splunk, 4 wks max. client wants bums on seats so leave out anyone working remotely',
    fits: all(trade('security'), skill('Splunk'), noticeUpTo(28), not(remote)),
  },
  {
    by: 'tech desk',
    ask: '.net contractors, citizens only (defence site), anywhere in Oz',
    fits: all(trade('dotnet'), contractor, rights('citizen'), country('Australia')),
  },
  {
    by: 'new starter',
    ask: 'Could someone help me, the client would like UX designers with Figma, between one and five years’ experience, in Melbourne, Brisbane or Auckland',
    fits: all(
      trade('ux designer'),
      skill('Figma'),
      ({ years }) => years >= 1 && years <= 5,
      city('Melbourne', 'Brisbane', 'Auckland'),
    ),
  },
  {
    by: 'construction desk',
    ask: 'site engineers, mid level and up, Aus or NZ, must not need sponsoring',
    fits: all(
      trade('site engineer'),
      level('mid', 'senior', 'head'),
      country('Australia', 'New Zealand'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'finance desk',
    ask: 'Client in Zurich just rang, wants a financial controller who has German or French. Switzerland, Germany or Austria based, all fine.',
    fits: all(
      trade('financial controller'),
      any(speaks('German'), speaks('French')),
      country('Switzerland', 'Germany', 'Austria'),
    ),
  },
  {
    by: 'branch manager',
    ask: 'Business analysts with CBA on the CV, doesn’t matter when, strong on BPMN',
    fits: all(trade('business analyst'), skill('BPMN'), worked('Commonwealth Bank')),
  },
  {
    by: 'tech desk',
    ask: 'golang engineers, 5 yrs at least, not already at Atlassian or Canva',
    fits: all(trade('go'), yearsAtLeast(5), not(at('Atlassian', 'Canva'))),
  },
  {
    by: 'logistics desk',
    ask: 'Just off the phone with a 3PL near the Dutch border. Warehouse manager, knows a WMS, ten years in the work at least, living in Germany or the Netherlands. Don’t mind who they’re with now.',
    fits: all(trade('warehouse manager'), skill('WMS'), yearsAtLeast(10), country('Germany', 'Netherlands')),
  },
  {
    by: 'health desk',
    ask: 'nurses of any kind with French or German in Switzerland, Austria or Germany',
    fits: all(
      trade('nurse'),
      any(speaks('French'), speaks('German')),
      country('Switzerland', 'Austria', 'Germany'),
    ),
  },
  {
    by: 'legal desk',
    ask: 'Employment lawyers for a Melbourne firm. Either already in Melbourne, or elsewhere in Australia and willing to relocate',
    fits: all(trade('employment lawyer'), any(city('Melbourne'), all(country('Australia'), relocates))),
  },
  {
    by: 'legal desk',
    ask: 'M&A lawyers with a magic circle firm anywhere on the CV, at least 8 yrs',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      worked(...group('magic circle')),
      yearsAtLeast(8),
    ),
  },
  {
    by: 'tech desk',
    ask: 'java devs w spring boot, anything above junior - DACH',
    fits: all(
      trade('backend'),
      skill('Java', 'Spring Boot'),
      not(level('junior')),
      country('Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'office desk',
    ask: 'HRBP or HR manager who knows Workday; client pays max 130k AUD; Melbourne or Brisbane',
    fits: all(trade('hr'), skill('Workday'), payUpTo(130_000, 'AUD'), city('Melbourne', 'Brisbane')),
  },
  {
    by: 'tech desk',
    ask: 'fullstack node & mongo, senior or head of, anywhere but the States',
    fits: all(
      trade('fullstack'),
      skill('Node.js', 'MongoDB'),
      level('senior', 'head'),
      not(country('United States')),
    ),
  },
  {
    by: 'tech desk',
    ask: 'embedded guys with C++, Germany or Austria, who’d go contract rather than perm',
    fits: all(trade('embedded'), skill('C++'), country('Germany', 'Austria'), contractor),
  },
  {
    by: 'tech desk',
    ask: 'Frontend devs with Typescript from Canva or Google - still in the seat or since moved on - who would relocate or already work remotely',
    fits: all(trade('frontend'), skill('TypeScript'), worked('Canva', 'Google'), any(relocates, remote)),
  },
  {
    by: 'education desk',
    ask: 'primary teachers in Victoria or Queensland who play the piano',
    unknowable: true,
    fits: all(trade('primary teacher'), region('Victoria', 'Queensland')),
  },
  {
    by: 'branch manager',
    ask: 'lawyers of any stripe prepared to relocate, Hindi, Mandarin or Spanish',
    fits: all(trade('lawyer'), relocates, any(speaks('Hindi'), speaks('Mandarin'), speaks('Spanish'))),
  },
  {
    by: 'finance desk',
    ask: 'who have we got in Vienna, Munich or Zurich that does external audit? Grant Thornton rang so nobody who’s there already',
    fits: all(
      trade('auditor'),
      skill('External audit'),
      city('Vienna', 'Munich', 'Zurich'),
      not(at('Grant Thornton')),
    ),
  },
  {
    by: 'new starter',
    ask: 'Could you show me iOS developers in San Francisco, Oakland or New York who want less than $130k?',
    fits: all(trade('ios'), city('San Francisco', 'Oakland', 'New York'), payUpTo(129_999, 'USD')),
  },
  {
    by: 'temps desk',
    ask: 'warehouse mgr, ex dhl or ex toll, now at linfox',
    fits: all(trade('warehouse manager'), formerly('DHL', 'Toll Group'), at('Linfox')),
  },
  {
    by: 'office desk',
    ask: 'EAs or PAs for a contract, NYC, Oakland or San Fran',
    fits: all(trade('executive assistant'), contractor, city('New York', 'Oakland', 'San Francisco')),
  },
  {
    by: 'tech desk',
    ask: 'React + Typescript, fully remote, EU (so not UK, not Switzerland)',
    fits: all(skill('React', 'TypeScript'), remote, country(...EU)),
  },
  {
    by: 'temps desk',
    ask: 'hgv drivers 15 miles round Bolton, 4 wks notice ok, longer isn’t',
    fits: all(trade('truck driver'), region('Greater Manchester'), noticeUpTo(28)),
  },
  {
    by: 'finance desk',
    ask: 'auditors now at a Big 4 who came up through BDO or Grant Thornton',
    fits: all(trade('auditor'), at(...group('big 4')), formerly('BDO', 'Grant Thornton')),
  },
];
