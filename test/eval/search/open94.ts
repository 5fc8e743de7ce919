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
  formerly,
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

/** Searches over the first people, of two dozen desks in an ordinary month. */
export const OPEN_EIGHTY_FOURTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'mobile plant, Kewdale',
    ask: 'diesel fitters perth',
    fits: all(trade('diesel fitter'), city('Perth')),
  },
  {
    by: 'tech perm, Deansgate',
    ask: 'Java developers in Manchester or Bolton, permanent',
    fits: all(skill('Java'), city('Manchester', 'Bolton'), not(contractor)),
  },
  {
    by: 'nursing agency, night desk',
    ask: 'any nurses in australia who can start within 2 weeks pls',
    fits: all(trade('nurse'), country('Australia'), noticeUpTo(14)),
  },
  {
    by: 'finance leadership, Zug',
    ask: 'Financial controllers with SAP, Germany / Austria / Switzerland',
    fits: all(trade('financial controller'), skill('SAP'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'allied health',
    ask: 'physios open to relocation, min 4 years',
    fits: all(trade('physio'), relocates, yearsAtLeast(4)),
  },
  {
    by: 'AI assistant of a pharmacy resourcer',
    ask: 'Find candidates who are pharmacists located in the United Kingdom and who do not require sponsorship.',
    fits: all(trade('pharmacist'), country('United Kingdom'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'platform hires',
    ask: 'ex-Thoughtworks data engineers or devops, now at Google, Amazon or Atlassian',
    fits: all(
      trade('data engineer', 'devops'),
      formerly('Thoughtworks'),
      at('Google', 'Amazon', 'Atlassian'),
    ),
  },
  {
    by: 'cost consultancy, Pyrmont',
    ask: 'QS senior or head level, worked at Lendlease or Multiplex (current or past), Aus, NZ or UK',
    fits: all(
      trade('quantity surveyor'),
      level('senior', 'head'),
      worked('Lendlease', 'Multiplex'),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'linehaul, Truganina',
    ask: 'truckies in Australia, citizen or PR, who don’t mind night shift',
    unknowable: true,
    fits: all(trade('truck driver'), country('Australia'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'hospitality international',
    ask: 'Chefs anywhere in Europe',
    fits: all(trade('chef'), country(...EUROPE)),
  },
  {
    by: 'payroll temps, Clarence St',
    ask: 'payrol officer NSW or Victoria up to $120k AUD',
    fits: all(trade('payroll'), region('New South Wales', 'Victoria'), payUpTo(120_000, 'AUD')),
  },
  {
    by: 'web, Kreuzberg',
    ask: 'Client is a growing software house in Berlin and wants a front end developer who knows TypeScript. They should be in Germany or Austria already, otherwise somewhere else in Europe but willing to relocate.',
    fits: all(
      trade('frontend'),
      skill('TypeScript'),
      any(country('Germany', 'Austria'), all(country(...EUROPE), relocates)),
    ),
  },
  {
    by: 'bank risk',
    ask: 'credit risk anaylsts with SAS, used to be at HSBC or Barclays',
    fits: all(trade('risk'), skill('SAS'), formerly('HSBC', 'Barclays')),
  },
  {
    by: 'secondary schools, Grey Lynn',
    ask: 'maths or primary teachers in New Zealand with a phone number on file',
    fits: all(trade('maths teacher', 'primary teacher'), country('New Zealand'), ({ phone }) => phone !== ''),
  },
  {
    by: 'design, distributed team',
    ask: 'UX/product designers, Figma, fully remote, 8+ yrs exp',
    fits: all(trade('ux designer'), skill('Figma'), remote, yearsAtLeast(8)),
  },
  {
    by: 'legal, Bligh St',
    ask: 'Employment lawyers at Allens or MinterEllison who have been there for more than three years',
    fits: all(trade('employment lawyer'), at('Allens', 'MinterEllison'), sinceYears(3)),
  },
  {
    by: 'luxury and consumer',
    ask: 'marketing managers, French or Spanish speaking, currently Dior, Unilever or Coca Cola',
    fits: all(
      trade('marketing manager'),
      any(speaks('French'), speaks('Spanish')),
      at('Christian Dior', 'Unilever', 'Coca-Cola'),
    ),
  },
  {
    by: 'infosec, Market St',
    ask: 'cyber / SOC analyst San Francisco or Oakland or NYC, Splunk',
    fits: all(trade('security'), skill('Splunk'), city('San Francisco', 'Oakland', 'New York')),
  },
  {
    by: 'secretarial, Mayfair',
    ask: 'Executive assistants and PAs in the UK, pay expectation £150k or less',
    fits: all(trade('executive assistant'), country('United Kingdom'), payUpTo(150_000, 'GBP')),
  },
  {
    by: 'projects and change',
    ask: 'contract BAs in Aus/NZ, not currently at Commbank',
    fits: all(
      trade('business analyst'),
      country('Australia', 'New Zealand'),
      contractor,
      not(at('Commonwealth Bank')),
    ),
  },
  {
    by: 'supply chain, Venlo',
    ask: 'warehouse managers Europe, DHL now or previously',
    fits: all(trade('warehouse manager'), worked('DHL'), country(...EUROPE)),
  },
  {
    by: 'tax, Queen St',
    ask: 'tax accountants or tax consultants currently with Deloitte, EY or KPMG – Australia or UK',
    fits: all(trade('tax'), at('Deloitte', ...EY, 'KPMG'), country('Australia', 'United Kingdom')),
  },
  {
    by: 'infrastructure, Fortitude Valley',
    ask: 'Who have we got in construction project management with Primavera P6, ex John Holland, open to moving or already in Queensland, Victoria or WA?',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      formerly('John Holland'),
      any(relocates, region('Queensland', 'Victoria', 'Western Australia')),
    ),
  },
  {
    by: 'games start-up, Südbahnhof',
    ask: 'golang contractors in Zurich at Canva',
    fits: all(trade('go'), contractor, city('Zurich'), at('Canva')),
  },
];
