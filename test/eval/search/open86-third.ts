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

/** Searches over the third people, of desks in the middle of January. */
export const THIRD_OPEN_SEVENTY_SIXTH: readonly Query<Third>[] = [
  {
    by: 'restaurants, Soho',
    ask: 'chefs (head, sous, pastry – don’t mind) with HACCP, in London, Dublin, Sydney, Melbourne or Munich',
    fits: all(trade('chef'), skill('HACCP'), near('London', 'Dublin', 'Sydney', 'Melbourne', 'Munich')),
  },
  {
    by: 'disputes',
    ask: 'Litigators and in-house counsel holding a practising certificate, 6+ years',
    fits: all(
      trade('litigation lawyer', 'in-house counsel'),
      cert('Practising certificate'),
      yearsAtLeast(6),
    ),
  },
  {
    by: 'GMP labs, Ringaskiddy',
    ask: 'QC chemists / microbiologists, GMP, Ireland + Switzerland + France, not at Pfizer now',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      skill('GMP'),
      country('Ireland', 'Switzerland', 'France'),
      not(at('Pfizer')),
    ),
  },
  {
    by: 'freight, Mascot',
    ask: 'freight forwarders or customs brokers with Incoterms in Sydney, Auckland or Hamburg',
    fits: all(
      trade('freight forwarder', 'customs broker'),
      skill('Incoterms'),
      near('Sydney', 'Auckland', 'Hamburg'),
    ),
  },
  {
    by: 'resources, St Georges Terrace',
    ask: 'geos and mining engineers, Perth or Brisbane, with BHP / Rio Tinto / Newmont somewhere on the CV',
    fits: all(
      trade('geologist', 'mining engineer'),
      near('Perth', 'Brisbane'),
      worked('BHP', 'Rio Tinto', 'Newmont'),
    ),
  },
  {
    by: 'agency creatives',
    ask: 'Designers – graphic or UX – freelance / contract, or fully remote',
    fits: all(trade('graphic designer', 'ux designer'), any(works('contract'), remote)),
  },
  {
    by: 'consumer brands, Neuilly',
    ask: 'brand managers, formerly or currently L’Oréal, Nestlé or Danone, Paris / London / Toronto',
    fits: all(
      trade('brand manager'),
      worked('L’Oréal', 'Nestlé', 'Danone'),
      near('Paris', 'London', 'Toronto'),
    ),
  },
  {
    by: 'hangar',
    ask: 'I need licenced aircraft engineers, B1, A320 or B737 types. Anyone.',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), any(skill('A320'), skill('B737'))),
  },
  {
    by: 'rural desk',
    ask: 'farm managers & agronomists in NZ, Australia or Ireland able to leave inside two months (8 weeks)',
    fits: all(
      trade('farm manager', 'agronomist'),
      country('New Zealand', 'Australia', 'Ireland'),
      noticeUpTo(56),
    ),
  },
  {
    by: 'high street, Grafton St',
    ask: 'store managers or buyers who have left Zara, H&M, Decathlon or IKEA at some point – Ireland, UK, France, Spain',
    fits: all(
      trade('store manager', 'buyer'),
      formerly('Zara', 'H&M', 'Decathlon', 'IKEA'),
      country('Ireland', 'United Kingdom', 'France', 'Spain'),
    ),
  },
  {
    by: 'multilingual support',
    ask: 'German speakers or French speakers who are pharma or manufacturing people (lab, PV, MSL, quality mgrs, production mgrs)',
    fits: all(trade('pharma', 'manufacturing'), any(speaks('German'), speaks('French'))),
  },
  {
    by: 'town halls',
    ask: 'planners and policy advisors, same job 4 years or longer, in NZ, Ireland, Canada, Australia or the UK',
    fits: all(
      trade('town planner', 'policy adviser'),
      inJobFor(4),
      country('New Zealand', 'Ireland', 'Canada', 'Australia', 'United Kingdom'),
    ),
  },
  {
    by: 'relocation to the Gulf',
    ask: 'hotel managers, housekeeping heads, sommeliers – happy to relocate – outside Dubai today',
    fits: all(trade('hotel manager', 'housekeeping', 'sommelier'), relocates, not(near('Dubai'))),
  },
  {
    by: 'clinics',
    ask: 'dentist or vet, UK or Aus or NZ or Switzerland or UAE or France, citizen / PR / has a visa',
    fits: all(
      trade('dentist', 'vet'),
      country('United Kingdom', 'Australia', 'New Zealand', 'Switzerland', 'United Arab Emirates', 'France'),
      rights('citizen', 'permanent_resident', 'visa_holder'),
    ),
  },
  {
    by: 'euro pay band',
    ask: 'anybody from logistics (ports included), aviation or energy whose salary expectation is EUR 40,000 to 75,000 a year',
    fits: all(trade('logistics', 'aviation', 'energy'), pays('EUR', 40_000, 75_000)),
  },
  {
    by: 'second careers',
    ask: 'who was a teacher, a chef, an academic or a lawyer previously and has less than 15 years’ experience?',
    fits: all(once('teacher', 'chef', 'academic', 'lawyer'), yearsBelow(15)),
  },
];
