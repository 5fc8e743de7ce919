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

/** What desks type right after a client has rung, over the third people. */
export const THIRD_OPEN_FORTY_NINTH_MORE: readonly Query<Third>[] = [
  {
    by: 'marketing desk',
    ask: 'designers, UX or graphic, Berlin or London, who work remotely',
    fits: all(trade('ux designer', 'graphic designer'), near('Berlin', 'London'), remote),
  },
  {
    by: 'office desk',
    ask: 'EAs who do board papers. London, NY, Zurich. CEO’s a stickler so 5 yrs minimum',
    fits: all(
      trade('executive assistant'),
      skill('Board papers'),
      near('London', 'New York', 'Zurich'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'rural desk',
    ask: 'agronomists, irrigation, three months’ notice no good - 8 wks at most',
    fits: all(trade('agronomist'), skill('Irrigation'), noticeUpTo(56)),
  },
  {
    by: 'education desk',
    ask: 'lecturers with a PhD in Ireland, NZ or Australia',
    fits: all(trade('lecturer'), cert('PhD'), country('Ireland', 'New Zealand', 'Australia')),
  },
  {
    by: 'health desk',
    ask: 'vets for a mixed practice, equine or small animal, UK NZ or Aus',
    fits: all(
      trade('vet'),
      any(skill('Equine'), skill('Small animals')),
      country('United Kingdom', 'New Zealand', 'Australia'),
    ),
  },
  {
    by: 'rural desk',
    ask: 'farm managers herd mgmt, NZ, Ireland or UK',
    fits: all(
      trade('farm manager'),
      skill('Herd management'),
      country('New Zealand', 'Ireland', 'United Kingdom'),
    ),
  },
  {
    by: 'education desk',
    ask: 'secondary maths, IB or A-level, not at GEMS now',
    fits: all(trade('maths teacher'), any(skill('IB Diploma'), skill('A-level')), not(at('GEMS Education'))),
  },
  {
    by: 'legal desk',
    ask: 'conveyancers, Manchester/Bristol, month’s notice tops',
    fits: all(trade('conveyancer'), near('Manchester', 'Bristol'), noticeUpTo(31)),
  },
  {
    by: 'energy desk',
    ask: 'geologists who’ve been in the same job three years or more',
    fits: all(trade('geologist'), inJobFor(3)),
  },
  {
    by: 'pharma desk',
    ask: 'lab people in Ireland (chemists or micros) on 4 weeks or shorter, citizens PR or already on a visa',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      country('Ireland'),
      noticeUpTo(28),
      rights('citizen', 'permanent_resident', 'visa_holder'),
    ),
  },
  {
    by: 'energy desk',
    ask: 'geos or mining engineers, Australia, contract, currently or previously with BHP / Rio / Newmont',
    fits: all(
      trade('geologist', 'mining engineer'),
      country('Australia'),
      works('contract'),
      worked('BHP', 'Rio Tinto', 'Newmont'),
    ),
  },
  {
    by: 'energy desk',
    ask: 'mining engineers citizen or PR, Perth, Brisbane',
    fits: all(trade('mining engineer'), rights('citizen', 'permanent_resident'), near('Perth', 'Brisbane')),
  },
  {
    by: 'legal desk',
    ask: 'litigators w/ a practising certificate, anywhere except Toronto',
    fits: all(trade('litigation lawyer'), cert('Practising certificate'), not(near('Toronto'))),
  },
  {
    by: 'hospitality desk',
    ask: 'exec housekeepers, Accor, Hyatt or Hilton, current or ex',
    fits: all(trade('housekeeping'), worked('Accor', 'Hyatt', 'Hilton')),
  },
  {
    by: 'insurance desk',
    ask: 'marine underwriters with cargo, under ten years’ experience',
    fits: all(trade('marine underwriter'), skill('Cargo'), yearsBelow(10)),
  },
  {
    by: 'public desk',
    ask: 'town planners 6 yrs plus, Australia, NZ or Canada',
    fits: all(trade('town planner'), yearsAtLeast(6), country('Australia', 'New Zealand', 'Canada')),
  },
  {
    by: 'pharma desk',
    ask: 'MSLs in oncology or immunology with at least 4 yrs',
    fits: all(trade('medical science liaison'), any(skill('Oncology'), skill('Immunology')), yearsAtLeast(4)),
  },
  {
    by: 'hospitality desk',
    ask: 'housekeeping or hotel managers in Dubai, AED 35k a month or less',
    fits: all(trade('housekeeping', 'hotel manager'), near('Dubai'), pays('AED', 0, 35_000, 'month')),
  },
  {
    by: 'manufacturing desk',
    ask: 'quality mgrs ISO 9001 BMW Bosch or Siemens',
    fits: all(trade('quality manager'), skill('ISO 9001'), worked('BMW', 'Bosch', 'Siemens')),
  },
  {
    by: 'manufacturing desk',
    ask: 'production managers, lean or kaizen, Germany Spain or UK',
    fits: all(
      trade('production manager'),
      any(skill('Lean'), skill('Kaizen')),
      country('Germany', 'Spain', 'United Kingdom'),
    ),
  },
  {
    by: 'marketing desk',
    ask: 'graphic designers who do packaging, perm',
    fits: all(trade('graphic designer'), skill('Packaging'), works('permanent')),
  },
  {
    by: 'energy desk',
    ask: 'wind techs with GWO, not Vestas, now or ever',
    fits: all(trade('wind turbine technician'), cert('GWO'), not(worked('Vestas'))),
  },
  {
    by: 'retail desk',
    ask: 'store managers who left Zara or H&M (not there now)',
    fits: all(trade('store manager'), formerly('Zara', 'H&M'), not(at('Zara', 'H&M'))),
  },
  {
    by: 'office desk',
    ask: 'EA for a chairman, Arabic, Mandarin or Hindi a must, any city',
    fits: all(trade('executive assistant'), any(speaks('Arabic'), speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'construction desk',
    ask: 'land surveyors Civil 3D. French or German would do it',
    fits: all(trade('land surveyor'), skill('Civil 3D'), any(speaks('French'), speaks('German'))),
  },
  {
    by: 'logistics desk',
    ask: 'port ops people who know Navis or berth planning, DP World and PSA staff excluded',
    fits: all(
      trade('port operations'),
      any(skill('Navis N4'), skill('Berth planning')),
      not(at('DP World', 'PSA International')),
    ),
  },
  {
    by: 'construction desk',
    ask: 'QSs chartered (MRICS), Dubai, London or Singapore',
    fits: all(trade('quantity surveyor'), cert('MRICS'), near('Dubai', 'London', 'Singapore')),
  },
  {
    by: 'public desk',
    ask: 'children’s social workers, Bristol / Manchester, SWE registered',
    fits: all(
      trade('child protection social worker'),
      near('Bristol', 'Manchester'),
      cert('Social Work England registration'),
    ),
  },
];
