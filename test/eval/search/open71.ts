import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  group,
  level,
  nobody,
  not,
  noticeUpTo,
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

/** Searches over the first people, from the desks of five countries, pasted mails and newcomers. */
export const OPEN_SIXTY_FIRST: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'Auckland construction',
    ask: 'QS Auckland or Brisbane, CostX, perm only',
    fits: all(trade('quantity surveyor'), city('Auckland', 'Brisbane'), skill('CostX'), not(contractor)),
  },
  {
    by: 'Amsterdam tech',
    ask: 'Java backend engineers in the Netherlands, Germany or Austria who also do PostgreSQL. No one we would have to sponsor.',
    fits: all(
      trade('backend'),
      skill('Java', 'PostgreSQL'),
      country('Netherlands', 'Germany', 'Austria'),
      unsponsored,
    ),
  },
  {
    by: 'hiring manager, manufacturing',
    ask: 'Hi Femke, good talking earlier. What we need: a financial controller, Munich, Vienna or Berlin all fine, IFRS and SAP both essential. We can go up to 130k EUR. Thanks, Wouter',
    fits: all(
      trade('financial controller'),
      city('Munich', 'Vienna', 'Berlin'),
      skill('IFRS', 'SAP'),
      payUpTo(130_000, 'EUR'),
    ),
  },
  { by: 'newcomer, care', ask: 'nurses Melbourne', fits: all(trade('nurse'), city('Melbourne')) },
  {
    by: 'newcomer, accounts',
    ask: 'who can do payroll and start straight away, in Australia?',
    fits: all(trade('payroll'), noticeUpTo(0), country('Australia')),
  },
  {
    by: 'Wellington nursing',
    ask: 'icu nurse nz or aus no sponsorship',
    fits: all(trade('icu nurse'), country('New Zealand', 'Australia'), unsponsored),
  },
  {
    by: 'Cologne data',
    ask: 'Data engineers with Spark in DACH, five years’ experience or more please',
    fits: all(
      trade('data engineer'),
      skill('Spark'),
      country('Germany', 'Austria', 'Switzerland'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'Singapore security',
    ask: 'Cyber security analysts (Splunk) open to relocating for Singapore. Mandarin is a plus only, not needed.',
    fits: all(trade('security'), skill('Splunk'), relocates),
  },
  {
    by: 'hiring manager, law firm',
    ask: 'See what Ines writes: “We are short of M&A lawyers again. At least eight years in, from Clifford Chance or Linklaters where they are sitting now, UK or US. Employment law is not what we are after.”',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      not(trade('employment lawyer')),
      at('Clifford Chance', 'Linklaters'),
      yearsAtLeast(8),
      country('United Kingdom', 'United States'),
    ),
  },
  {
    by: 'Berlin tech',
    ask: 'Frontend with React and TypeScript, junior or mid, for Berlin, Munich or Vienna. Please without people that are at Thoughtworks now.',
    fits: all(
      trade('frontend'),
      skill('React', 'TypeScript'),
      level('junior', 'mid'),
      city('Berlin', 'Munich', 'Vienna'),
      not(at('Thoughtworks')),
    ),
  },
  {
    by: 'intake bot',
    ask: 'title: Diesel Fitter\nskill: Hydraulics\nstate: Queensland, Western Australia\nnotice: max 4 weeks',
    fits: all(
      trade('diesel fitter'),
      skill('Hydraulics'),
      region('Queensland', 'Western Australia'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'front office',
    ask: 'missed call from +61 412 011 914, who is it',
    fits: ({ phone }) => phone === '+61412011914',
  },
  {
    by: 'Rotterdam finance',
    ask: 'tax people in NL, Germany or Switzerland who have been with a Big 4 firm at some point (still being there is fine)',
    fits: all(trade('tax'), country('Netherlands', 'Germany', 'Switzerland'), worked(...group('big 4'))),
  },
  {
    by: 'hiring manager, school',
    ask: 'Good morning Sarah, one of our staff goes on leave after Easter so we would need a primary teacher in Manchester or Bolton. Citizen or permanent resident please, we hold no sponsor licence. Kind regards, Denise Whitlow',
    fits: all(trade('primary teacher'), city('Manchester', 'Bolton'), settled),
  },
  {
    by: 'Auckland people and culture',
    ask: 'HRBP / HR manager, Workday, 4+ yrs, Auckland Sydney or Melbourne',
    fits: all(trade('hr'), skill('Workday'), yearsAtLeast(4), city('Auckland', 'Sydney', 'Melbourne')),
  },
  {
    by: 'newcomer, logistics',
    ask: 'hello, i’m looking for warehouse managers in the UK, ones who know WMS, is this the right box to type it in?',
    fits: all(trade('warehouse manager'), country('United Kingdom'), skill('WMS')),
  },
  {
    by: 'Lyon commercial',
    ask: 'I search sales profiles speaking French or Spanish, whatever the country',
    fits: all(trade('sales'), any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'Eindhoven hardware',
    ask: 'embedded / C++ engineers working remotely, Europe',
    fits: all(trade('embedded'), remote, country(...EUROPE)),
  },
  {
    by: 'Manchester drivers, for the Dutch office',
    ask: 'HGV drivers anywhere in the UK, no penalty points',
    fits: all(trade('truck driver'), country('United Kingdom')),
    unknowable: true,
  },
  {
    by: 'resourcer in a hurry',
    ask: 'busines analyst bpmn london manchester nottingham max 6 wks notice',
    fits: all(
      trade('business analyst'),
      skill('BPMN'),
      city('London', 'Manchester', 'Nottingham'),
      noticeUpTo(42),
    ),
  },
  {
    by: 'Dunedin pharmacy',
    ask: 'Pharmacists, NSW or QLD, permanent, and nobody working at Ramsay now please – they are our client',
    fits: all(
      trade('pharmacist'),
      region('New South Wales', 'Queensland'),
      not(contractor),
      not(at('Ramsay Health Care')),
    ),
  },
  { by: 'newcomer, dental', ask: 'dental hygienist in Auckland', fits: nobody },
];
