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
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, as busy desks type them when a client has just rung. */
export const THIRD_OPEN_FIFTY_FIFTH_MORE: readonly Query<Third>[] = [
  {
    by: 'hospitality',
    ask: 'Head chef or sous chef holding Food Safety Level 3, Germany, Spain or Australia',
    fits: all(
      trade('head chef', 'sous chef'),
      cert('Food Safety Level 3'),
      country('Germany', 'Spain', 'Australia'),
    ),
  },
  {
    by: 'hospitality',
    ask: 'pastry chefs, chocolate, Hilton past or present',
    fits: all(trade('pastry chef'), skill('Chocolate work'), worked('Hilton')),
  },
  {
    by: 'hospitality',
    ask: 'hotel GMs that know Opera, London, Singapore, Dubai',
    fits: all(trade('hotel manager'), skill('Opera PMS'), near('London', 'Singapore', 'Dubai')),
  },
  {
    by: 'legal',
    ask: 'got a settlement backlog to clear, conveyancers with PEXA, Perth or Brisbane',
    fits: all(trade('conveyancer'), skill('PEXA'), near('Perth', 'Brisbane')),
  },
  {
    by: 'legal',
    ask: 'dispute resolution lawyers with arbitration who are not in Sydney',
    fits: all(trade('litigation lawyer'), skill('Arbitration'), not(near('Sydney'))),
  },
  {
    by: 'legal',
    ask: 'In-house counsel, data protection, speaking French or German',
    fits: all(trade('in-house counsel'), skill('Data protection'), any(speaks('French'), speaks('German'))),
  },
  {
    by: 'schools',
    ask: 'maths teachers for an IB school, IB Diploma needed, Manchester Geneva or Wellington',
    fits: all(trade('maths teacher'), skill('IB Diploma'), near('Manchester', 'Geneva', 'Wellington')),
  },
  {
    by: 'universities',
    ask: 'lecturers and postdocs with a PhD in Australia, Ireland or NZ',
    fits: all(
      trade('lecturer', 'research fellow'),
      cert('PhD'),
      country('Australia', 'Ireland', 'New Zealand'),
    ),
  },
  {
    by: 'life sciences',
    ask: 'QC chemists GC-MS, at least ten years, ireland france or switzerland',
    fits: all(
      trade('qc chemist'),
      skill('GC-MS'),
      yearsAtLeast(10),
      country('Ireland', 'France', 'Switzerland'),
    ),
  },
  {
    by: 'life sciences',
    ask: 'MSLs in oncology, ex Pfizer',
    fits: all(trade('medical science liaison'), skill('Oncology'), formerly('Pfizer')),
  },
  {
    by: 'freight',
    ask: 'freight forwarder, CargoWise, DG certificate, Sydney (greater Sydney is fine) or Hamburg or Singapore',
    fits: all(
      trade('freight forwarder'),
      skill('CargoWise'),
      cert('Dangerous Goods certificate'),
      near('Sydney', 'Hamburg', 'Singapore'),
    ),
  },
  {
    by: 'freight',
    ask: 'Customs brokers, max 2 weeks’ notice',
    fits: all(trade('customs broker'), noticeUpTo(14)),
  },
  {
    by: 'energy',
    ask: 'wind techs, GWO, blade repair or hydraulics, Scotland or Ireland',
    fits: all(
      trade('wind turbine technician'),
      cert('GWO'),
      any(skill('Blade repair'), skill('Hydraulics')),
      any(near('Aberdeen'), country('Ireland')),
    ),
  },
  {
    by: 'energy',
    ask: 'drilling or well engineers with a current IWCF who can start straight away',
    fits: all(trade('drilling engineer'), cert('IWCF'), noticeUpTo(0)),
  },
  {
    by: 'FMCG',
    ask: 'Brand managers with product launches, at Unilever or Danone or Nestlé right now',
    fits: all(trade('brand manager'), skill('Product launches'), at('Unilever', 'Danone', 'Nestlé')),
  },
  {
    by: 'creative',
    ask: 'packaging designers (graphic), Berlin, Lyon or Melbourne, ten years or more',
    fits: all(
      trade('graphic designer'),
      skill('Packaging'),
      near('Berlin', 'Lyon', 'Melbourne'),
      yearsAtLeast(10),
    ),
  },
  {
    by: 'creative',
    ask: 'UX designers who work fully remote, user research',
    fits: all(trade('ux designer'), remote, skill('User research')),
  },
  {
    by: 'public sector',
    ask: 'Town planners with GIS in Auckland, Bristol or Sydney',
    fits: all(trade('town planner'), skill('GIS'), near('Auckland', 'Bristol', 'Sydney')),
  },
  {
    by: 'built environment',
    ask: 'MRICS quantity surveyors, contract, not in Dubai',
    fits: all(trade('quantity surveyor'), cert('MRICS'), works('contract'), not(near('Dubai'))),
  },
  {
    by: 'retail',
    ask: 'store managers in Germany, Spain or Ireland who started the job they’re in in 2021 or earlier',
    fits: all(
      trade('store manager'),
      ({ since }) => since !== null && since <= 2021,
      ({ betweenJobs }) => !betweenJobs,
      country('Germany', 'Spain', 'Ireland'),
    ),
  },
  {
    by: 'retail',
    ask: 'fashion buyers in Paris or Barcelona on €55k or under',
    fits: all(trade('buyer'), near('Paris', 'Barcelona'), pays('EUR', 0, 55_000)),
  },
  {
    by: 'insurance',
    ask: 'loss adjuster ACILA with business interruption, Allianz or Chubb now or before',
    fits: all(
      trade('loss adjuster'),
      cert('ACILA'),
      skill('Business interruption'),
      worked('Allianz', 'Chubb'),
    ),
  },
  {
    by: 'aviation',
    ask: 'A320 pilots holding an ATPL; Dublin, Madrid, Singapore; PRs or citizens',
    fits: all(
      trade('pilot'),
      skill('A320'),
      cert('ATPL'),
      near('Dublin', 'Madrid', 'Singapore'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'manufacturing',
    ask: 'quality managers with a Black Belt or production managers with a Green Belt, any country, Siemens or Bosch on the CV',
    fits: all(
      any(
        all(trade('quality manager'), cert('Six Sigma Black Belt')),
        all(trade('production manager'), cert('Six Sigma Green Belt')),
      ),
      worked('Siemens', 'Bosch'),
    ),
  },
  {
    by: 'social care',
    ask: 'child protection social workers, UK, four years or more in the post they’re in, clean driving licence',
    fits: all(trade('child protection social worker'), country('United Kingdom'), inJobFor(4)),
    unknowable: true,
  },
  {
    by: 'dental and vet',
    ask: 'dentists doing implants, Manchester or Dubai or Brisbane, would relocate',
    fits: all(trade('dentist'), skill('Implants'), near('Manchester', 'Dubai', 'Brisbane'), relocates),
  },
  {
    by: 'mining',
    ask: 'geologists and mining engineers who were farm managers or agronomists earlier on',
    fits: all(trade('geologist', 'mining engineer'), once('farm manager', 'agronomist')),
  },
  { by: 'allied health', ask: 'prosthetists, Lyon or Geneva', fits: nobody },
];
