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
  relocates,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, kept closed. */
export const THIRD_OPEN_SEVENTY_EIGHTH: readonly Query<Third>[] = [
  {
    by: 'disputes',
    ask: 'litigation lawyers holding a practising certificate, Sydney, Toronto, London or Madrid',
    fits: all(
      trade('litigation lawyer'),
      cert('Practising certificate'),
      near('Sydney', 'Toronto', 'London', 'Madrid'),
    ),
  },
  {
    by: 'GMP labs, Ringaskiddy',
    ask: 'QC chemists / microbiologists with GMP, in Ireland or Switzerland or willing to relocate',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      skill('GMP'),
      any(country('Ireland', 'Switzerland'), relocates),
    ),
  },
  {
    by: 'mining, West Perth',
    ask: 'mining engineers + geos presently at BHP, Rio or Newmont in Australia',
    fits: all(trade('mining engineer', 'geologist'), at('BHP', 'Rio Tinto', 'Newmont'), country('Australia')),
  },
  {
    by: 'hangar',
    ask: 'Licensed aircraft engineers. B1. Eight weeks’ notice is the longest we can wait.',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), noticeUpTo(56)),
  },
  {
    by: 'rural, Palmerston North',
    ask: 'agronomists and farm managers – NZ, Aus or Ireland – leave out anybody working for Fonterra now',
    fits: all(
      trade('agronomist', 'farm manager'),
      country('New Zealand', 'Australia', 'Ireland'),
      not(at('Fonterra')),
    ),
  },
  {
    by: 'creative, Mitte',
    ask: 'SEO, graphic or UX people who speak German',
    fits: all(trade('seo specialist', 'graphic designer', 'ux designer'), speaks('German')),
  },
  {
    by: 'shops',
    ask: 'Store managers or buyers with 6+ years, Zara / H&M now or previously, any country',
    fits: all(
      trade('store manager', 'buyer'),
      yearsAtLeast(6),
      any(at('Zara', 'H&M'), formerly('Zara', 'H&M')),
    ),
  },
  {
    by: 'plants and sheds',
    ask: 'who has been in the same job five years or longer among production managers, quality managers and warehouse managers?',
    fits: all(trade('production manager', 'quality manager', 'warehouse manager'), inJobFor(5)),
  },
  {
    by: 'high street, UK',
    ask: 'conveyancers, primary teachers, SEOs, graphic designers, EAs or brand mgrs in the UK on 60k GBP a year or less',
    fits: all(
      trade(
        'conveyancer',
        'primary teacher',
        'seo specialist',
        'graphic designer',
        'executive assistant',
        'brand manager',
      ),
      country('United Kingdom'),
      pays('GBP', 0, 60_000),
    ),
  },
  {
    by: 'freight, Botany',
    ask: 'freight forwarders and customs brokers w/ incoterms, aus/nz/singapore/germany',
    fits: all(
      trade('freight forwarder', 'customs broker'),
      skill('Incoterms'),
      country('Australia', 'New Zealand', 'Singapore', 'Germany'),
    ),
  },
  {
    by: 'ski season, Verbier',
    ask: 'chefs of any kind, sommeliers too, open to relocating, who are free within 4 weeks',
    fits: all(trade('chef', 'sommelier'), relocates, noticeUpTo(28)),
  },
  {
    by: 'career changers',
    ask: 'people who were a chef or in law (conveyancer, solicitor, counsel) in an earlier career and have since changed to something else',
    fits: once('chef', 'legal'),
  },
  {
    by: 'flexible',
    ask: 'Part-time please: teachers, lecturers, dentists, vets, social workers or EAs',
    fits: all(
      trade('teacher', 'lecturer', 'dentist', 'vet', 'social worker', 'executive assistant'),
      works('part_time'),
    ),
  },
  {
    by: 'home workers',
    ask: 'fully remote: marine underwriters, loss adjusters, journos, video editors, in-house lawyers. citizens or PRs',
    fits: all(
      trade('marine underwriter', 'loss adjuster', 'journalist', 'video editor', 'in-house counsel'),
      remote,
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'wine bars',
    ask: 'sommelier, Lisbon or Porto',
    fits: nobody,
  },
  {
    by: 'dental groups',
    ask: 'dentists in the UK, Australia or the Emirates who do implants and bring a patient list along',
    unknowable: true,
    fits: all(
      trade('dentist'),
      skill('Implants'),
      country('United Kingdom', 'Australia', 'United Arab Emirates'),
    ),
  },
];
