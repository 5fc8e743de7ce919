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

/** Searches over the third people, of desks in the last week of winter. */
export const THIRD_OPEN_EIGHTIETH: readonly Query<Third>[] = [
  {
    by: 'kitchens, Soho',
    ask: 'chefs any rank w/ HACCP, a month’s notice max, not Dubai',
    fits: all(trade('chef'), skill('HACCP'), noticeUpTo(30), not(near('Dubai'))),
  },
  {
    by: 'higher ed, Parkville',
    ask: 'Lecturers or research fellows down under or in Ireland (so Australia, NZ, Ireland) with less than 12 years’ experience',
    fits: all(
      trade('lecturer', 'research fellow'),
      country('Australia', 'New Zealand', 'Ireland'),
      yearsBelow(12),
    ),
  },
  {
    by: 'plant labs, Ringaskiddy',
    ask: 'QC chemists / microbiologists GMP, Ireland, Switzerland or France',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      skill('GMP'),
      country('Ireland', 'Switzerland', 'France'),
    ),
  },
  {
    by: 'drug safety and medical',
    ask: 'MSLs and pharmacovigilance people who’ve been with Pfizer, Sanofi or Roche – today or earlier',
    fits: all(trade('medical science liaison', 'pharmacovigilance'), worked('Pfizer', 'Sanofi', 'Roche')),
  },
  {
    by: 'freight, Mascot',
    ask: 'freight forwarders or customs brokers knowing incoterms in Sydney, Auckland, Hamburg or Toronto',
    fits: all(
      trade('freight forwarder', 'customs broker'),
      skill('Incoterms'),
      near('Sydney', 'Auckland', 'Hamburg', 'Toronto'),
    ),
  },
  {
    by: 'hard rock',
    ask: 'mining engs + geologists, Perth or Vancouver, ex BHP / Newmont / Teck',
    fits: all(
      trade('mining engineer', 'geologist'),
      near('Perth', 'Vancouver'),
      formerly('BHP', 'Newmont', 'Teck Resources'),
    ),
  },
  {
    by: 'creative studio',
    ask: 'Graphic or UX designers, SEO people too, as long as they work remotely or take contracts',
    fits: all(trade('graphic designer', 'ux designer', 'seo specialist'), any(remote, works('contract'))),
  },
  {
    by: 'high street, Grafton St',
    ask: 'store managers and buyers at Zara, H&M or Decathlon in Ireland, UK, France, Germany or Spain',
    fits: all(
      trade('store manager', 'buyer'),
      at('Zara', 'H&M', 'Decathlon'),
      country('Ireland', 'United Kingdom', 'France', 'Germany', 'Spain'),
    ),
  },
  {
    by: 'hangar floor',
    ask: 'B1 licenced aircraft engineers, or pilots with ATPL, no need of sponsorship',
    fits: all(
      any(all(trade('aircraft engineer'), cert('B1 licence')), all(trade('pilot'), cert('ATPL'))),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'rural, Palmerston North',
    ask: 'agronomists & farm managers in NZ, Aus or Ireland who have sat in the same job four years or longer',
    fits: all(
      trade('agronomist', 'farm manager'),
      country('New Zealand', 'Australia', 'Ireland'),
      inJobFor(4),
    ),
  },
  {
    by: 'schools and social care, Bristol',
    ask: 'Teachers or child protection social workers, England, asking £45k or less a year',
    fits: all(
      trade('teacher', 'child protection social worker'),
      near('London', 'Manchester', 'Bristol'),
      pays('GBP', 0, 45_000),
    ),
  },
  {
    by: 'survey',
    ask: 'quantity surveyors with MRICS or land surveyors with Civil 3D, no contractors',
    fits: all(
      any(all(trade('quantity surveyor'), cert('MRICS')), all(trade('land surveyor'), skill('Civil 3D'))),
      not(works('contract')),
    ),
  },
  {
    by: 'luxury hotels',
    ask: 'hotel GMs, housekeeping managers, sommeliers who speak french, spanish or arabic',
    fits: all(
      trade('hotel manager', 'housekeeping', 'sommelier'),
      any(speaks('French'), speaks('Spanish'), speaks('Arabic')),
    ),
  },
  {
    by: 'disputes and in-house',
    ask: 'any lawyers 6 yrs + with citizenship or PR? litigation or in-house, I don’t mind, but not ones at Baker McKenzie now',
    fits: all(
      trade('litigation lawyer', 'in-house counsel'),
      yearsAtLeast(6),
      rights('citizen', 'permanent_resident'),
      not(at('Baker McKenzie')),
    ),
  },
  {
    by: 'ops leadership, Bavaria and beyond',
    ask: 'production, quality or warehouse managers outside India who either said yes to moving or can start within a month',
    fits: all(
      trade('production manager', 'quality manager', 'warehouse manager'),
      any(relocates, noticeUpTo(30)),
      not(country('India')),
    ),
  },
  {
    by: 'career changers',
    ask: 'Which of our people were once an agronomist, farm manager, store manager or buyer and do something else now?',
    fits: all(
      once('agronomist', 'farm manager', 'store manager', 'buyer'),
      not(trade('agronomist', 'farm manager', 'store manager', 'buyer')),
    ),
  },
];
