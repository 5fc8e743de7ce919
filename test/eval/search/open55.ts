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

const settled = rights('citizen', 'permanent_resident');

/** Searches of twelve people, each in a way of their own, over the first people. */
export const OPEN_FORTY_FIFTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'sourcer',
    ask: '("devops engineer" OR SRE OR "site reliability") AND terraform AND (berlin OR amsterdam OR stockholm) NOT junior',
    fits: all(
      trade('devops'),
      skill('Terraform'),
      city('Berlin', 'Amsterdam', 'Stockholm'),
      not(level('junior')),
    ),
  },
  {
    by: 'sourcer',
    ask: '(swift OR swiftui) AND "ios" AND (google OR amazon OR atlassian OR canva)',
    fits: all(
      trade('ios'),
      any(skill('Swift'), skill('SwiftUI')),
      worked('Google', 'Amazon', 'Atlassian', 'Canva'),
    ),
  },
  {
    by: 'sourcer',
    ask: 'react developer OR "ui engineer", typescript, (sydney OR parramatta OR melbourne OR brisbane)',
    fits: all(trade('frontend'), skill('TypeScript'), city('Sydney', 'Parramatta', 'Melbourne', 'Brisbane')),
  },
  {
    by: 'resourcer',
    ask: 'who have I got for payroll in the UK that can start inside a fortnight',
    fits: all(trade('payroll'), country('United Kingdom'), noticeUpTo(14)),
  },
  {
    by: 'resourcer',
    ask: 'QS in London, Manchester or Nottingham, client pays up to 110k',
    fits: all(
      trade('quantity surveyor'),
      city('London', 'Manchester', 'Nottingham'),
      payUpTo(110_000, 'GBP'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'enrolled nurses anywhere in Oz, aged care',
    fits: all(trade('enrolled nurse'), country('Australia'), skill('Aged care')),
  },
  {
    by: 'partner',
    ask: 'Let me have the corporate lawyers who are at Allens or MinterEllison at the moment and have been in practice for nine years or more.',
    fits: all(
      trade('lawyer'),
      not(trade('employment lawyer')),
      at('Allens', 'MinterEllison'),
      yearsAtLeast(9),
    ),
  },
  {
    by: 'partner',
    ask: 'I want to see tax people at head level, in Europe, who work or have worked at a Big Four firm.',
    fits: all(trade('tax'), level('head'), worked(...group('big 4')), country(...EUROPE)),
  },
  { by: 'temp desk', ask: 'chefs london today', fits: all(trade('chef'), city('London')) },
  {
    by: 'temp desk',
    ask: 'truck driver melb or bris, free now',
    fits: all(trade('truck driver'), city('Melbourne', 'Brisbane'), noticeUpTo(0)),
  },
  {
    by: 'temp desk',
    ask: 'RNs or ICU nurses Vic & NSW who can start now',
    fits: all(trade('registered nurse', 'icu nurse'), region('Victoria', 'New South Wales'), noticeUpTo(0)),
  },
  {
    by: 'junior',
    ask: 'Hi! I was asked to find data scientists who know PyTorch and live in the United States. Permanent roles only please.',
    fits: all(trade('data scientist'), skill('PyTorch'), country('United States'), not(contractor)),
  },
  {
    by: 'junior',
    ask: 'marketing managers with google analitics in germany or austria',
    fits: all(trade('marketing manager'), skill('Google Analytics'), country('Germany', 'Austria')),
  },
  {
    by: 'in-house',
    ask: 'Product managers, remote, at least four years’ experience',
    fits: all(trade('product manager'), remote, yearsAtLeast(4)),
  },
  {
    by: 'in-house',
    ask: 'HR business partner or HR manager with employee relations in Sydney, Parramatta or Melbourne, expecting between 90k and 140k AUD',
    fits: all(
      trade('hr'),
      skill('Employee relations'),
      city('Sydney', 'Parramatta', 'Melbourne'),
      payBetween(90_000, 140_000, 'AUD'),
    ),
  },
  {
    by: 'in-house',
    ask: 'UX designers with user research who have not worked for Thoughtworks, Europe only',
    fits: all(trade('ux designer'), skill('User research'), not(worked('Thoughtworks')), country(...EUROPE)),
  },
  {
    by: 'slack bot',
    ask: '[#client-harbour] Dee: need a site engineer with surveying, citizens or PR, QLD / NSW / WA',
    fits: all(
      trade('site engineer'),
      skill('Surveying'),
      settled,
      region('Queensland', 'New South Wales', 'Western Australia'),
    ),
  },
  {
    by: 'slack bot',
    ask: 'Relayed from client: “A financial controller, SAP a must, max 4 weeks’ notice, UK or NL.”',
    fits: all(
      trade('financial controller'),
      skill('SAP'),
      noticeUpTo(28),
      country('United Kingdom', 'Netherlands'),
    ),
  },
  {
    by: 'ai',
    ask: 'Candidates whose profession is cyber security analyst, who have Splunk experience and hold citizenship or permanent residency in their country, located in Australia or New Zealand.',
    fits: all(trade('security'), skill('Splunk'), settled, country('Australia', 'New Zealand')),
  },
  {
    by: 'ai',
    ask: 'Identify quantity surveyors previously employed by Lendlease or Multiplex who are open to relocation.',
    fits: all(trade('quantity surveyor'), formerly('Lendlease', 'Multiplex'), relocates),
  },
  {
    by: 'rec-to-rec',
    ask: 'sales people, 9 yrs plus, fluent German or French',
    fits: all(trade('sales'), yearsAtLeast(9), any(speaks('German'), speaks('French'))),
  },
  {
    by: 'rec-to-rec',
    ask: 'SEO / digital marketing specialists at Ogilvy, any country but Australia',
    fits: all(trade('seo'), at('Ogilvy'), not(country('Australia'))),
  },
  {
    by: 'contractor manager',
    ask: 'Contract IT project managers, PRINCE2 or Agile, DACH',
    fits: all(
      trade('it project manager'),
      contractor,
      any(skill('PRINCE2'), skill('Agile')),
      country('Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'contractor manager',
    ask: 'Data engineers on contract with Spark, 2 weeks’ notice or less',
    fits: all(trade('data engineer'), contractor, skill('Spark'), noticeUpTo(14)),
  },
  {
    by: 'non-native',
    ask: 'I search electrician with high voltage, he must live in England and he must have citizenship',
    fits: all(trade('electrician'), skill('High voltage'), country('United Kingdom'), rights('citizen')),
  },
  {
    by: 'non-native',
    ask: 'Please show the pharmacist which are ready for to move in other city, and speaking Spanish or Mandarin or Hindi',
    fits: all(trade('pharmacist'), relocates, any(speaks('Spanish'), speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'owner',
    ask: 'diesel fitters within 50km of Perth',
    fits: all(trade('diesel fitter'), city('Perth')),
  },
  {
    by: 'owner',
    ask: 'exec assistants or PAs in New York, San Francisco or Oakland under USD 120k',
    fits: all(
      trade('executive assistant'),
      city('New York', 'San Francisco', 'Oakland'),
      payUpTo(120_000, 'USD'),
    ),
  },
  {
    by: 'owner',
    ask: 'management accountants who have been in their present job for more than four years, Europe',
    fits: all(trade('management accountant'), sinceYears(4), country(...EUROPE)),
  },
  { by: 'resourcer', ask: 'train drivers, vienna or zurich, any level', fits: nobody },
];
