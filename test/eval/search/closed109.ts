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
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people: half typed in a hurry, half spoken to an assistant. */
export const CLOSED_NINETY_NINTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'cyber, Canary Wharf',
    ask: 'soc analyst splunk UK or Germany perm, start within 2 wks',
    fits: all(
      trade('security'),
      skill('Splunk'),
      country('United Kingdom', 'Germany'),
      not(contractor),
      noticeUpTo(14),
    ),
  },
  {
    by: 'banking risk, Barangaroo',
    ask: 'credit risk anaylsts ex HSBC or ex Barclays, SAS + SQL',
    fits: all(trade('risk'), formerly('HSBC', 'Barclays'), skill('SAS', 'SQL')),
  },
  {
    by: 'legal, Chancery Lane',
    ask: 'employment lawyers magic circle background (now or past), UK or rest of Europe, no sponsorship',
    fits: all(
      trade('employment lawyer'),
      worked(...group('magic circle')),
      country(...EUROPE),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'supply chain, Truganina',
    ask: 'warehouse mgrs + truck drivers, with Toll or Linfox now, oz only',
    fits: all(trade('warehouse manager', 'truck driver'), at('Toll Group', 'Linfox'), country('Australia')),
  },
  {
    by: 'venues, The Rocks',
    ask: 'chefs w Merivale on resume (now or past), will relocate',
    fits: all(trade('chef'), worked('Merivale'), relocates),
  },
  {
    by: 'web contracts, Prenzlauer Berg',
    ask: 'React front end / full stack devs, Germany Austria or NL, max 110k EUR',
    fits: all(
      trade('frontend', 'fullstack'),
      skill('React'),
      country('Germany', 'Austria', 'Netherlands'),
      payUpTo(110_000, 'EUR'),
    ),
  },
  {
    by: 'consumer brands',
    ask: 'marketing managers or EAs at Unilever/Optus, speaks french, spanish or mandarin',
    fits: all(
      trade('marketing manager', 'executive assistant'),
      at('Unilever', 'Optus'),
      any(speaks('French'), speaks('Spanish'), speaks('Mandarin')),
    ),
  },
  {
    by: 'construction, Parnell',
    ask: 'senior QS / senior construction PM – NSW or Auckland',
    fits: all(
      trade('quantity surveyor', 'construction project manager'),
      level('senior'),
      region('New South Wales', 'Auckland'),
    ),
  },
  {
    by: 'machine learning, SoMa',
    ask: 'Hi, could you find me data scientists or machine learning engineers in the United States who know SQL as well as PyTorch? They can’t be people who need sponsorship.',
    fits: all(
      trade('data scientist'),
      country('United States'),
      skill('SQL', 'PyTorch'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'accounting practice, Queen Street',
    ask: 'Show me tax accountants and auditors in Australia or New Zealand who used to be at a Big Four firm but aren’t in the Big Four any more',
    fits: all(
      trade('tax', 'auditor'),
      country('Australia', 'New Zealand'),
      formerly(...group('big 4')),
      not(at(...group('big 4'))),
    ),
  },
  {
    by: 'allied health, Deansgate',
    ask: 'I need a physio or a pharmacist anywhere in the UK. They’ve got to be able to start within four weeks and be happy to relocate.',
    fits: all(trade('physio', 'pharmacist'), country('United Kingdom'), noticeUpTo(28), relocates),
  },
  {
    by: 'resources, West Perth',
    ask: 'who have we got that’s a diesel fitter or a sparky working for a mining company in Perth or Brisbane, citizens or permanent residents only thanks',
    fits: all(
      trade('diesel fitter', 'electrician'),
      at(...group('mining')),
      city('Perth', 'Brisbane'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'digital change, Clerkenwell',
    ask: 'Can you pull up product managers and business analysts in London, Manchester or Amsterdam who’ve been with their current company for more than three years?',
    fits: all(
      trade('product manager', 'business analyst'),
      city('London', 'Manchester', 'Amsterdam'),
      sinceYears(3),
    ),
  },
  {
    by: 'embedded, Schwabing',
    ask: 'I’m looking for C++ or embedded engineers who do contract work, somewhere in the DACH region, the Netherlands or Sweden',
    fits: all(
      trade('embedded'),
      contractor,
      country('Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'start-ups, Flatiron',
    ask: 'hey find me Ruby on Rails engineers in New York, San Francisco or Oakland who want a hundred and forty thousand dollars or less',
    fits: all(trade('ruby'), city('New York', 'San Francisco', 'Oakland'), payUpTo(140_000, 'USD')),
  },
  {
    by: 'federal projects, Docklands',
    ask: 'Could you look for IT project managers in New South Wales or Victoria who are citizens and already hold an NV1 security clearance?',
    unknowable: true,
    fits: all(trade('it project manager'), region('New South Wales', 'Victoria'), rights('citizen')),
  },
];
