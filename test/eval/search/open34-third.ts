import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  near,
  not,
  noticeUpTo,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of the same ten recruiters over the third people. */
export const THIRD_OPEN_TWENTY_EIGHTH: readonly Query<Third>[] = [
  {
    by: 'glasgow',
    ask: 'wind techs with their GWO',
    fits: all(trade('wind turbine technician'), cert('GWO')),
  },
  {
    by: 'glasgow',
    ask: 'Drilling engineers for a North Sea job. Aberdeen, Houston or Perth, 5 year or more, well planning, no Shell’s own people, and nobody we’d need to sponsor',
    fits: all(
      trade('drilling engineer'),
      near('Aberdeen', 'Houston', 'Perth'),
      yearsAtLeast(5),
      skill('Well planning'),
      not(at('Shell')),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'tauranga',
    ask: 'agronomists, soil testing',
    fits: all(trade('agronomist'), skill('Soil testing')),
  },
  {
    by: 'tauranga',
    ask: 'town planners and policy advisers, Wellington or Auckland, citizens or residents only',
    fits: all(
      trade('town planner', 'policy adviser'),
      near('Wellington', 'Auckland'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'call notes',
    ask: 'graphic designers - packaging',
    fits: all(trade('graphic designer'), skill('Packaging')),
  },
  {
    by: 'call notes',
    ask: 'Marine u/w. Cargo. London, Singapore, Hamburg or NY. 4 yrs+. Not Chubb now. ACII a bonus.',
    fits: all(
      trade('marine underwriter'),
      skill('Cargo'),
      near('London', 'Singapore', 'Hamburg', 'New York'),
      yearsAtLeast(4),
      not(at('Chubb')),
    ),
  },
  {
    by: 'voice memo',
    ask: 'litigators in london sydney or toronto who do arbitration and have been at it six years or longer',
    fits: all(
      trade('litigation lawyer'),
      near('London', 'Sydney', 'Toronto'),
      skill('Arbitration'),
      yearsAtLeast(6),
    ),
  },
  {
    by: 'voice memo',
    ask: 'okay teachers so primary or maths either is fine they must have qualified teacher status and be in the uk new zealand or dubai at least four years teaching and not already with gems because thats who its for oh and no one on a visa that needs sponsoring',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      any(country('United Kingdom', 'New Zealand'), near('Dubai')),
      yearsAtLeast(4),
      not(at('GEMS Education')),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'executive search',
    ask: 'Pilots holding an ATPL.',
    fits: all(trade('pilot'), cert('ATPL')),
  },
  {
    by: 'executive search',
    ask: 'Corporate counsel with commercial contracts experience of five years or more, based in Munich, Paris, Dublin or Singapore, with German or French, and who are not presently at Clifford Chance.',
    fits: all(
      trade('in-house counsel'),
      skill('Commercial contracts'),
      yearsAtLeast(5),
      near('Munich', 'Paris', 'Dublin', 'Singapore'),
      any(speaks('German'), speaks('French')),
      not(at('Clifford Chance')),
    ),
  },
  { by: 'rushed', ask: 'vets equine', fits: all(trade('vet'), skill('Equine')) },
  {
    by: 'rushed',
    ask: 'brand mgrs paris london toronto, nielsen, 5 yrs+',
    fits: all(trade('brand manager'), near('Paris', 'London', 'Toronto'), skill('Nielsen'), yearsAtLeast(5)),
  },
  {
    by: 'account manager',
    ask: 'New hotel opening out there in spring. Who do we have in Dubai, hotel managers or executive housekeepers, that could join within a month?',
    fits: all(trade('hotel manager', 'housekeeping'), near('Dubai'), noticeUpTo(31)),
  },
  {
    by: 'account manager',
    ask: 'Good morning, the council has asked us again for children’s social workers.\nEssential: safeguarding, Social Work England registration, 3 years or more.\nLocation: Bristol or Manchester.\nWe cannot sponsor. Contractors not considered.\nRegards, Lindiwe',
    fits: all(
      trade('child protection social worker'),
      skill('Safeguarding'),
      cert('Social Work England registration'),
      yearsAtLeast(3),
      near('Bristol', 'Manchester'),
      not(rights('requires_sponsorship')),
      not(works('contract')),
    ),
  },
  {
    by: 'midtown',
    ask: 'journalists in NYC or London',
    fits: all(trade('journalist'), near('New York', 'London')),
  },
  {
    by: 'winterthur',
    ask: 'Je cherche des responsables qualité ou des responsables de production qui parlent français, à Lyon, Munich ou Barcelone',
    fits: all(
      trade('quality manager', 'production manager'),
      speaks('French'),
      near('Lyon', 'Munich', 'Barcelona'),
    ),
  },
  {
    by: 'talent partner',
    ask: 'Executive assistants | board papers | London or New York | not at Unilever today',
    fits: all(
      trade('executive assistant'),
      skill('Board papers'),
      near('London', 'New York'),
      not(at('Unilever')),
    ),
  },
  {
    by: 'talent partner',
    ask: 'QC chemists or microbiologists | GMP | Ireland, Switzerland or France | 4 yrs+ | notice 8 weeks or less | not at Pfizer',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      skill('GMP'),
      country('Ireland', 'Switzerland', 'France'),
      yearsAtLeast(4),
      noticeUpTo(56),
      not(at('Pfizer')),
    ),
  },
];
