import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  inJobFor,
  near,
  nobody,
  not,
  noticeUpTo,
  once,
  pays,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
  yearsBelow,
} from './third-world.ts';

const settled = rights('citizen', 'permanent_resident');

/** More searches of the sixteen desks over the third people. */
export const THIRD_OPEN_FORTY_SECOND_MORE: readonly Query<Third>[] = [
  {
    by: 'hospitality',
    ask: 'head chefs melbourne london or munich, allergen management',
    fits: all(trade('head chef'), near('Melbourne', 'London', 'Munich'), skill('Allergen management')),
  },
  {
    by: 'life science',
    ask: 'Microbiologists, GMP, Ireland or Singapore',
    fits: all(trade('microbiologist'), skill('GMP'), country('Ireland', 'Singapore')),
  },
  {
    by: 'energy',
    ask: 'Drilling engineers holding IWCF in Aberdeen or Houston',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Aberdeen', 'Houston')),
  },
  {
    by: 'legal',
    ask: 'Litigators with arbitration experience, Sydney, London, Toronto',
    fits: all(trade('litigation lawyer'), skill('Arbitration'), near('Sydney', 'London', 'Toronto')),
  },
  {
    by: 'education',
    ask: 'Maths teachers, IB Diploma, Geneva or Dubai or Wellington',
    fits: all(trade('maths teacher'), skill('IB Diploma'), near('Geneva', 'Dubai', 'Wellington')),
  },
  {
    by: 'logistics',
    ask: 'customs brokers who do tariff classification, not currently at DSV',
    fits: all(trade('customs broker'), skill('Tariff classification'), not(at('DSV'))),
  },
  {
    by: 'public sector',
    ask: 'town planners with GIS or zoning in Auckland, Sydney or Bristol',
    fits: all(
      trade('town planner'),
      any(skill('GIS'), skill('Zoning')),
      near('Auckland', 'Sydney', 'Bristol'),
    ),
  },
  {
    by: 'tech',
    ask: 'seo specialists berlin manchester bangalore',
    fits: all(trade('seo specialist'), near('Berlin', 'Manchester', 'Bangalore')),
  },
  {
    by: 'finance',
    ask: 'Marine underwriters who do cargo and have seven years or more',
    fits: all(
      trade('marine underwriter'),
      any(skill('Cargo'), ({ title }) => title.includes('Cargo')),
      yearsAtLeast(7),
    ),
  },
  {
    by: 'health',
    ask: 'vets, small animals, UK or NZ',
    fits: all(trade('vet'), skill('Small animals'), country('United Kingdom', 'New Zealand')),
  },
  {
    by: 'exec',
    ask: 'In-house counsel or litigation lawyers with Baker McKenzie or DLA Piper, today or earlier, and at least eight years',
    fits: all(
      trade('in-house counsel', 'litigation lawyer'),
      worked('Baker McKenzie', 'DLA Piper'),
      yearsAtLeast(8),
    ),
  },
  {
    by: 'sales',
    ask: 'fashion or retail buyers ex Zara / ex H&M',
    fits: all(trade('buyer'), formerly('Zara', 'H&M')),
  },
  {
    by: 'interim',
    ask: 'warehouse managers, port operations managers – who’s on contract?',
    fits: all(trade('warehouse manager', 'port operations'), works('contract')),
  },
  {
    by: 'trades',
    ask: 'wind techs w/ GWO, Cork or Aberdeen',
    fits: all(trade('wind turbine technician'), cert('GWO'), near('Cork', 'Aberdeen')),
  },
  {
    by: 'perm',
    ask: 'Executive assistants for two of our partners, one is in London and one in New York, both posts permanent',
    fits: all(trade('executive assistant'), near('London', 'New York'), works('permanent')),
  },
  {
    by: 'temp',
    ask: 'video editors or graphic designers who are immediately available or on a week’s notice',
    fits: all(trade('video editor', 'graphic designer'), noticeUpTo(7)),
  },
  {
    by: 'life science',
    ask: 'MSLs with oncology or immunology, PhD prefered',
    fits: all(trade('medical science liaison'), any(skill('Oncology'), skill('Immunology'))),
  },
  {
    by: 'energy',
    ask: 'geologists, core logging, less than 9 years experience',
    fits: all(trade('geologist'), skill('Core logging'), yearsBelow(9)),
  },
  {
    by: 'public sector',
    ask: 'Council mail says “children’s social workers, right to work must be permanent (citizen or permanent resident)”. Anywhere.',
    fits: all(trade('child protection social worker'), settled),
  },
  {
    by: 'education',
    ask: 'academics (lecturers, research fellows) in Melbourne, Sydney, Dublin or Toronto with a PhD',
    fits: all(
      trade('lecturer', 'research fellow'),
      near('Melbourne', 'Sydney', 'Dublin', 'Toronto'),
      cert('PhD'),
    ),
  },
  {
    by: 'finance',
    ask: 'Underwriters and loss adjusters in the UK wanting between £60,000 and £90,000 a year',
    fits: all(trade('marine underwriter', 'loss adjuster'), pays('GBP', 60_000, 90_000)),
  },
  {
    by: 'hospitality',
    ask: 'hotel managers who speak arabic, french, german or mandarin',
    fits: all(
      trade('hotel manager'),
      any(speaks('Arabic'), speaks('French'), speaks('German'), speaks('Mandarin')),
    ),
  },
  {
    by: 'logistics',
    ask: 'airline pilots and aircraft engineers working for Emirates, there three years plus',
    fits: all(trade('pilot', 'aircraft engineer'), at('Emirates'), inJobFor(3)),
  },
  {
    by: 'sales',
    ask: 'brand managers or SEO managers who work fully remote',
    fits: all(trade('brand manager', 'seo specialist'), remote),
  },
  {
    by: 'interim',
    ask: 'Six Sigma people: quality or production managers with a green belt or a black belt',
    fits: all(
      trade('quality manager', 'production manager'),
      any(cert('Six Sigma Green Belt'), cert('Six Sigma Black Belt')),
    ),
  },
  {
    by: 'perm',
    ask: 'land surveyors or quantity surveyors in Perth, Auckland or Sydney, part-time ones left out',
    fits: all(
      trade('land surveyor', 'quantity surveyor'),
      near('Perth', 'Auckland', 'Sydney'),
      not(works('part_time')),
    ),
  },
  {
    by: 'exec',
    ask: 'Quality managers who used to be conveyancers – saw two of those last spring, where did they go?',
    fits: all(trade('quality manager'), once('conveyancer')),
  },
  {
    by: 'hospitality',
    ask: 'sommeliers in Reims',
    fits: nobody,
  },
];
