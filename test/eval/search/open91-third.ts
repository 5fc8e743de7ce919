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
  not,
  noticeUpTo,
  once,
  pays,
  relocates,
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

/** Searches over the third people, of desks in a week in late January. */
export const THIRD_OPEN_EIGHTY_FIRST: readonly Query<Third>[] = [
  {
    by: 'kitchens, Temple Bar',
    ask: 'head chefs / sous chefs HACCP in Dublin, London, Munich, Paris or Barcelona',
    fits: all(
      trade('head chef', 'sous chef'),
      skill('HACCP'),
      near('Dublin', 'London', 'Munich', 'Paris', 'Barcelona'),
    ),
  },
  {
    by: 'QC labs',
    ask: 'GMP lab people – QC chemists, microbiologists – in Ireland, Switzerland or France',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      skill('GMP'),
      country('Ireland', 'Switzerland', 'France'),
    ),
  },
  {
    by: 'disputes and in-house',
    ask: 'Litigators or in-house counsel, five years’ experience minimum, with a practising certificate',
    fits: all(
      trade('litigation lawyer', 'in-house counsel'),
      yearsAtLeast(5),
      cert('Practising certificate'),
    ),
  },
  {
    by: 'freight, Mangere',
    ask: 'freight forwarders + customs brokers, auckland sydney singapore. not from DHL, they’re off limits',
    fits: all(
      trade('freight forwarder', 'customs broker'),
      near('Auckland', 'Sydney', 'Singapore'),
      not(at('DHL')),
    ),
  },
  {
    by: 'resources, St Georges Tce',
    ask: 'mining engineers or geos who’ve worked for BHP or Rio (still there is fine), Perth or Brisbane',
    fits: all(trade('mining engineer', 'geologist'), worked('BHP', 'Rio Tinto'), near('Perth', 'Brisbane')),
  },
  {
    by: 'international schools',
    ask: 'teachers, primary or maths, open to relocate, not living in the UK',
    fits: all(trade('primary teacher', 'maths teacher'), relocates, not(country('United Kingdom'))),
  },
  {
    by: 'studio',
    ask: 'graphic or UX designers, Ogilvy Publicis or Dentsu at present, anywhere but Germany',
    fits: all(
      trade('graphic designer', 'ux designer'),
      at('Ogilvy', 'Publicis', 'Dentsu'),
      not(country('Germany')),
    ),
  },
  {
    by: 'insurance retention risk',
    ask: 'marine underwriters and loss adjusters who have sat in the same job for 4 years or longer',
    fits: all(trade('marine underwriter', 'loss adjuster'), inJobFor(4)),
  },
  {
    by: 'public sector, Lambton Quay',
    ask: 'Policy advisors or town planners in NZ, Canada or Australia with citizenship or PR',
    fits: all(
      trade('policy adviser', 'town planner'),
      country('New Zealand', 'Canada', 'Australia'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'agri',
    ask: 'agronomist or farm mgr, NZ Aus UK Ireland, no contractors',
    fits: all(
      trade('agronomist', 'farm manager'),
      not(works('contract')),
      country('New Zealand', 'Australia', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'fashion and homeware',
    ask: 'buyers and store managers who used to be at Zara or H&M but aren’t there any more (neither one)',
    fits: all(trade('buyer', 'store manager'), formerly('Zara', 'H&M'), not(at('Zara', 'H&M'))),
  },
  {
    by: 'aviation',
    ask: 'A320 pilots or licensed aircraft engineers, available within one month',
    fits: all(trade('pilot', 'aircraft engineer'), skill('A320'), noticeUpTo(30)),
  },
  {
    by: 'factories and shops, eurozone',
    ask: 'Production, quality and store managers asking between EUR 40,000 and EUR 80,000 a year',
    fits: all(trade('production manager', 'quality manager', 'store manager'), pays('EUR', 40_000, 80_000)),
  },
  {
    by: 'creative juniors',
    ask: 'video editors, journos or SEO specialists – less than 6 years in, or else working fully remotely',
    fits: all(trade('video editor', 'journalist', 'seo specialist'), any(yearsBelow(6), remote)),
  },
  {
    by: 'second careers',
    ask: 'Anyone who was a teacher or an academic in a former life and does something else now?',
    fits: all(once('teacher', 'academic'), not(trade('teacher', 'academic'))),
  },
  {
    by: 'luxury hospitality, Lac Léman',
    ask: 'hotel managers, housekeepers, sommeliers w/ French or Arabic',
    fits: all(trade('hotel manager', 'housekeeping', 'sommelier'), any(speaks('French'), speaks('Arabic'))),
  },
];
