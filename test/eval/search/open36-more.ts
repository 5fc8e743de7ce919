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

const SYDNEY = ['Sydney', 'Parramatta'];
const noSponsorship = not(rights('requires_sponsorship'));
const settled = rights('citizen', 'permanent_resident');

/** Searches of ten more recruiters, plain ones and longer ones as they come in a week. */
export const OPEN_TWENTY_NINTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'welsh',
    ask: 'truck drivers in Nottingham or Manchester, lovely',
    fits: all(trade('truck driver'), city('Nottingham', 'Manchester')),
  },
  {
    by: 'teams bot',
    ask: 'Kirsty mentioned you in Perm Finance: accounts payable officers in Melbourne?',
    fits: all(trade('accounts payable'), city('Melbourne')),
  },
  {
    by: 'director',
    ask: 'chefs in queensland or victoria',
    fits: all(trade('chef'), region('Queensland', 'Victoria')),
  },
  {
    by: 'shorthand',
    ask: 'rails devs, DE/AT/NL',
    fits: all(trade('ruby'), country('Germany', 'Austria', 'Netherlands')),
  },
  {
    by: 'madrid',
    ask: 'I need iOS developers that speak Spanish or French',
    fits: all(trade('ios'), any(speaks('Spanish'), speaks('French'))),
  },
  {
    by: 'singapore',
    ask: 'Any diesel fitter in Perth or Brisbane ah?',
    fits: all(trade('diesel fitter'), city('Perth', 'Brisbane')),
  },
  { by: 'intern', ask: 'product managers who work remotely', fits: all(trade('product manager'), remote) },
  {
    by: 'mayfair',
    ask: 'Employment lawyers in London, Amsterdam or Zurich.',
    fits: all(trade('employment lawyer'), city('London', 'Amsterdam', 'Zurich')),
  },
  {
    by: 'chicago',
    ask: 'data scientists or machine learning engineers in California',
    fits: all(trade('data scientist'), region('California')),
  },
  {
    by: 'welsh',
    ask: 'Electricians with switching, living in the UK, and ready in a month at most',
    fits: all(trade('electrician'), skill('Switching'), country('United Kingdom'), noticeUpTo(31)),
  },
  {
    by: 'teams bot',
    ask: 'Reply from Adaeze in Contract Tech: “full stack, React, contractors only, UK or US”',
    fits: all(trade('fullstack'), skill('React'), contractor, country('United Kingdom', 'United States')),
  },
  {
    by: 'director',
    ask: 'hr people in germany switzerland or austria and they should be senior or head and nothing else matters to me today',
    fits: all(trade('hr'), country('Germany', 'Switzerland', 'Austria'), level('senior', 'head')),
  },
  {
    by: 'shorthand',
    ask: 'mgmt accountants, CIMA, UK/AU, not juniors',
    fits: all(
      trade('management accountant'),
      skill('CIMA'),
      country('United Kingdom', 'Australia'),
      not(level('junior')),
    ),
  },
  {
    by: 'madrid',
    ask: 'IT project managers for a client in Stockholm: they live in Sweden, the Netherlands or Germany and they have minimum four years',
    fits: all(trade('it project manager'), country('Sweden', 'Netherlands', 'Germany'), yearsAtLeast(4)),
  },
  {
    by: 'singapore',
    ask: 'cyber security analyst or SOC analyst, Splunk must have, Australia based, citizen or PR only hor',
    fits: all(trade('security'), skill('Splunk'), country('Australia'), settled),
  },
  {
    by: 'intern',
    ask: 'Executive assistants or personal assistants in the UK who aren’t looking for contract work, Helena asked',
    fits: all(trade('executive assistant'), country('United Kingdom'), not(contractor)),
  },
  {
    by: 'mayfair',
    ask: 'Credit risk analysts formerly of HSBC or Barclays, resident in Europe.',
    fits: all(trade('risk'), formerly('HSBC', 'Barclays'), country(...EUROPE)),
  },
  {
    by: 'chicago',
    ask: 'BDMs and account execs, New York or the Bay Area, looking for 130K or less',
    fits: all(trade('sales'), city('New York', 'San Francisco', 'Oakland'), payUpTo(130_000, 'USD')),
  },
  {
    by: 'cape town',
    ask: 'Howzit, warehouse managers or truck drivers, Melbourne, Sydney or Auckland, three years or more, not at Toll Group at the moment and no one who needs sponsorship. Client is a bit of a character but pays well',
    fits: all(
      trade('warehouse manager', 'truck driver'),
      city('Melbourne', ...SYDNEY, 'Auckland'),
      yearsAtLeast(3),
      not(at('Toll Group')),
      noSponsorship,
    ),
  },
  {
    by: 'director',
    ask: 'right the fintech wants java or dot net so backend people with java or c sharp in the netherlands sweden or germany nine years or more permanent only and they cannot be with google at present because of that lawsuit you remember',
    fits: all(
      any(all(trade('backend'), skill('Java')), trade('dotnet')),
      country('Netherlands', 'Sweden', 'Germany'),
      yearsAtLeast(9),
      not(contractor),
      not(at('Google')),
    ),
  },
  {
    by: 'shorthand',
    ask: 'elec or diesel fitter / WA, QLD, NSW or will relo / 4+ yrs / ex or current Rio or UGL / no WHV',
    fits: all(
      trade('electrician', 'diesel fitter'),
      any(region('Western Australia', 'Queensland', 'New South Wales'), relocates),
      yearsAtLeast(4),
      worked('Rio Tinto', 'UGL'),
      not(rights('visa_holder')),
    ),
  },
  {
    by: 'mayfair',
    ask: 'Our client, whose general counsel retires in the spring, would consider corporate or employment lawyers presently at Allens or MinterEllison, of nine years’ experience or more, resident in Australia, New Zealand or the United Kingdom, and citizens or permanent residents.',
    fits: all(
      trade('lawyer'),
      at('Allens', 'MinterEllison'),
      yearsAtLeast(9),
      country('Australia', 'New Zealand', 'United Kingdom'),
      settled,
    ),
  },
  {
    by: 'teams bot',
    ask: 'Forwarded by Workflows from Lucie: React or TypeScript frontend devs, London, Berlin, Munich or Vienna, or remote wherever, mid or senior, notice up to 4 weeks, and not anyone currently with Canva. (Please react with a tick if you’re on it)',
    fits: all(
      trade('frontend'),
      any(skill('React'), skill('TypeScript')),
      any(city('London', 'Berlin', 'Munich', 'Vienna'), remote),
      level('mid', 'senior'),
      noticeUpTo(28),
      not(at('Canva')),
    ),
  },
  {
    by: 'madrid',
    ask: 'Good afternoon, physiotherapists or pharmacists who live in the United Kingdom, Germany or Switzerland, three years as minimum, available in four weeks or before, and without need of sponsorship. The clinic is very pretty',
    fits: all(
      trade('physio', 'pharmacist'),
      country('United Kingdom', 'Germany', 'Switzerland'),
      yearsAtLeast(3),
      noticeUpTo(28),
      noSponsorship,
    ),
  },
  {
    by: 'welsh',
    ask: 'Now then, quantity surveyors or site engineers, UK or Australia, four years or more, perm not contract, and not John Holland’s current lot, I had him on the phone for an hour about that, I did',
    fits: all(
      trade('quantity surveyor', 'site engineer'),
      country('United Kingdom', 'Australia'),
      yearsAtLeast(4),
      not(contractor),
      not(at('John Holland')),
    ),
  },
  {
    by: 'chicago',
    ask: 'SEO or digital marketing specialists or marketing managers with Google Analytics, stateside or willing to relocate, 4+ years, no sponsorship needed, full-time permanent. Skip whoever’s at Unilever today. Go Cubs',
    fits: all(
      trade('marketing'),
      skill('Google Analytics'),
      any(country('United States'), relocates),
      yearsAtLeast(4),
      noSponsorship,
      not(contractor),
      not(at('Unilever')),
    ),
  },
];
