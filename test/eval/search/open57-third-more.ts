import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  near,
  noticeUpTo,
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

/** Searches of the same twelve imagined writers over the third people. */
export const THIRD_OPEN_FORTY_SEVENTH_MORE: readonly Query<Third>[] = [
  {
    by: 'boolean sourcer',
    ask: '("town planner" OR "urban planner") AND (GIS OR zoning) AND (NZ OR Australia)',
    fits: all(trade('town planner'), any(skill('GIS'), skill('Zoning')), country('New Zealand', 'Australia')),
  },
  {
    by: 'boolean sourcer',
    ask: 'sommelier AND ("WSET Level 4" OR "cellar management")',
    fits: all(trade('sommelier'), any(cert('WSET Level 4'), skill('Cellar management'))),
  },
  {
    by: 'boolean sourcer',
    ask: '("customs broker" OR "freight forwarder") AND Incoterms AND (Sydney OR Auckland OR Hamburg)',
    fits: all(
      trade('customs broker', 'freight forwarder'),
      skill('Incoterms'),
      near('Sydney', 'Auckland', 'Hamburg'),
    ),
  },
  {
    by: 'phone resourcer',
    ask: 'any wind techs that would relocate or already hold GWO?',
    fits: all(trade('wind turbine technician'), any(relocates, cert('GWO'))),
  },
  {
    by: 'phone resourcer',
    ask: 'farm managers in New Zealand or Ireland',
    fits: all(trade('farm manager'), country('New Zealand', 'Ireland')),
  },
  {
    by: 'dictating partner',
    ask: 'In-house counsel with data protection experience and at least five years in practice.',
    fits: all(trade('in-house counsel'), skill('Data protection'), yearsAtLeast(5)),
  },
  {
    by: 'dictating partner',
    ask: 'Airline pilots with the A320 who are or have been with Emirates, Ryanair or Iberia.',
    fits: all(trade('pilot'), skill('A320'), worked('Emirates', 'Ryanair', 'Iberia')),
  },
  {
    by: 'early temp desk',
    ask: 'sous chef sydney or dublin haccp',
    fits: all(trade('sous chef'), near('Sydney', 'Dublin'), skill('HACCP')),
  },
  {
    by: 'early temp desk',
    ask: 'exec housekeepers dubai sydney barcelona, 1 month notice or under',
    fits: all(trade('housekeeping'), near('Dubai', 'Sydney', 'Barcelona'), noticeUpTo(31)),
  },
  {
    by: 'first-week junior',
    ask: 'Who speaks Spanish and works as a journalist or video editor?',
    fits: all(trade('journalist', 'video editor'), speaks('Spanish')),
  },
  {
    by: 'first-week junior',
    ask: 'maths teachers with QTS',
    fits: all(trade('maths teacher'), cert('Qualified Teacher Status')),
  },
  {
    by: 'first-week junior',
    ask: 'primary teachers in london or bristol between 30 and 45k',
    fits: all(trade('primary teacher'), near('London', 'Bristol'), pays('GBP', 30_000, 45_000)),
  },
  {
    by: 'in-house partner',
    ask: 'Production managers with Lean or Kaizen in Munich, Barcelona or Manchester',
    fits: all(
      trade('production manager'),
      any(skill('Lean'), skill('Kaizen')),
      near('Munich', 'Barcelona', 'Manchester'),
    ),
  },
  {
    by: 'in-house partner',
    ask: 'Executive assistants who are citizens or permanent residents',
    fits: all(trade('executive assistant'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'in-house partner',
    ask: 'Lecturers in Melbourne, Wellington or Dublin with Stata or econometrics; willingness to relocate is a nice-to-have',
    fits: all(
      trade('lecturer'),
      any(skill('Stata'), skill('Econometrics')),
      near('Melbourne', 'Wellington', 'Dublin'),
    ),
  },
  {
    by: 'client relay',
    ask: 'client >> QC chemists, HPLC or GC-MS, Cork, Basel or Lyon',
    fits: all(trade('qc chemist'), any(skill('HPLC'), skill('GC-MS')), near('Cork', 'Basel', 'Lyon')),
  },
  {
    by: 'client relay',
    ask: 'client >> loss adjusters in Australia, Canada or Ireland, notice 8 weeks at most',
    fits: all(trade('loss adjuster'), country('Australia', 'Canada', 'Ireland'), noticeUpTo(56)),
  },
  {
    by: 'assistant',
    ask: 'Identify aircraft engineers holding a B1 licence who are located in Dubai, Hamburg or Madrid.',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), near('Dubai', 'Hamburg', 'Madrid')),
  },
  {
    by: 'assistant',
    ask: 'Find warehouse or distribution centre managers familiar with SAP EWM who have at least five years of experience.',
    fits: all(trade('warehouse manager'), skill('SAP EWM'), yearsAtLeast(5)),
  },
  {
    by: 'assistant',
    ask: 'Locate terminal or port operations managers employed by DP World, PSA International or HHLA at present.',
    fits: all(trade('port operations'), at('DP World', 'PSA International', 'HHLA')),
  },
  {
    by: 'rec-to-rec',
    ask: 'SEO or UX folk, Ogilvy or Dentsu at any time',
    fits: all(trade('seo specialist', 'ux designer'), worked('Ogilvy', 'Dentsu')),
  },
  {
    by: 'rec-to-rec',
    ask: 'ex Clifford Chance lawyers, litigation and in-house both fine',
    fits: all(trade('litigation lawyer', 'in-house counsel'), formerly('Clifford Chance')),
  },
  {
    by: 'contractor manager',
    ask: 'land surveyors or QSs on contract',
    fits: all(trade('land surveyor', 'quantity surveyor'), works('contract')),
  },
  {
    by: 'contractor manager',
    ask: 'contractors in Australia charging less than $50 an hour',
    fits: all(works('contract'), country('Australia'), pays('AUD', 0, 49.99, 'hour')),
  },
  {
    by: 'second tongue',
    ask: 'agronomist or farm manager, who wants to relocate',
    fits: all(trade('agronomist', 'farm manager'), relocates),
  },
  {
    by: 'second tongue',
    ask: 'microbiologist or QC chemist which speaks French or German or Arabic',
    fits: all(
      trade('microbiologist', 'qc chemist'),
      any(speaks('French'), speaks('German'), speaks('Arabic')),
    ),
  },
  {
    by: 'owner',
    ask: 'marketing people working fully remote: brand managers, SEO',
    fits: all(trade('brand manager', 'seo specialist'), remote),
  },
  {
    by: 'owner',
    ask: 'hotel GM in Geneva, Opera, Arabic speaker, contract',
    fits: all(
      trade('hotel manager'),
      near('Geneva'),
      skill('Opera PMS'),
      speaks('Arabic'),
      works('contract'),
    ),
  },
];
