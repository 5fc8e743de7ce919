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

const betweenJobs = (person: Third): boolean => person.betweenJobs;

/** Searches over the third people, of desks in an ordinary month. */
export const THIRD_OPEN_NINETY_THIRD: readonly Query<Third>[] = [
  {
    by: 'dental and veterinary',
    ask: 'dentists who do implants, or vets for small animals, in the UK, Australia or New Zealand – nobody who is at Bupa now',
    fits: all(
      any(all(trade('dentist'), skill('Implants')), all(trade('vet'), skill('Small animals'))),
      country('United Kingdom', 'Australia', 'New Zealand'),
      not(at('Bupa')),
    ),
  },
  {
    by: 'supply chain, Antwerp',
    ask: 'Port operations or warehouse managers with DHL, DP World or DB Schenker somewhere on the CV (still there is ok) and at least five years in the trade',
    fits: all(
      trade('port operations', 'warehouse manager'),
      worked('DHL', 'DP World', 'DB Schenker'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'newsrooms',
    ask: 'journalists + video editors, remote, anywhere bar India',
    fits: all(trade('journalist', 'video editor'), remote, not(country('India'))),
  },
  {
    by: 'GMP labs, Little Island',
    ask: 'Could you send me QC chemists with HPLC and microbiologists with endotoxin testing? Ireland, Switzerland, France or Singapore, notice of a month or less',
    fits: all(
      any(all(trade('qc chemist'), skill('HPLC')), all(trade('microbiologist'), skill('Endotoxin testing'))),
      country('Ireland', 'Switzerland', 'France', 'Singapore'),
      noticeUpTo(30),
    ),
  },
  {
    by: 'onshore and offshore wind',
    ask: 'wind turbine techs with GWO + a full driving licence in Germany, Scotland, Ireland or Spain',
    unknowable: true,
    fits: all(
      trade('wind turbine technician'),
      cert('GWO'),
      any(country('Germany', 'Ireland', 'Spain'), near('Aberdeen')),
    ),
  },
  {
    by: 'mining, St Georges Tce',
    ask: 'mining engineers, geologists or drilling engineers perth/brisbane, citizens + PR only',
    fits: all(
      trade('mining engineer', 'geologist', 'drilling engineer'),
      near('Perth', 'Brisbane'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'international schools',
    ask: 'Primary or maths teachers in Dubai, Geneva, Auckland or Wellington who have Qualified Teacher Status',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      near('Dubai', 'Geneva', 'Auckland', 'Wellington'),
      cert('Qualified Teacher Status'),
    ),
  },
  {
    by: 'corporate counsel, Grand Canal',
    ask: 'Good morning, our GC is looking for in-house lawyers who know data protection or M&A. They need to live in Dublin, Paris or Munich. Six years or more of experience please. Best, Orla',
    fits: all(
      trade('in-house counsel'),
      any(skill('Data protection'), skill('M&A')),
      near('Dublin', 'Paris', 'Munich'),
      yearsAtLeast(6),
    ),
  },
  {
    by: 'marine and property claims',
    ask: 'marine underwriters with ACII / loss adjusters with ACILA, not in the US, not working for AXA',
    fits: all(
      any(all(trade('marine underwriter'), cert('ACII')), all(trade('loss adjuster'), cert('ACILA'))),
      not(country('United States')),
      not(at('AXA')),
    ),
  },
  {
    by: 'retail, Henry St',
    ask: 'store managers and buyers in Ireland, France, Spain or Germany, between jobs or with two weeks notice at most',
    fits: all(
      trade('store manager', 'buyer'),
      country('Ireland', 'France', 'Spain', 'Germany'),
      any(betweenJobs, noticeUpTo(14)),
    ),
  },
  {
    by: 'automotive plants',
    ask: 'Quality or production managers with a Six Sigma belt, black or green, who have never worked for 3M, now or before',
    fits: all(
      trade('quality manager', 'production manager'),
      any(cert('Six Sigma Black Belt'), cert('Six Sigma Green Belt')),
      not(worked('3M')),
    ),
  },
  {
    by: 'design, Smithfield',
    ask: 'UX designers or graphic designers in Berlin / Dublin / Lyon for a permanent job, asking 80k euro a year or less',
    fits: all(
      trade('ux designer', 'graphic designer'),
      near('Berlin', 'Dublin', 'Lyon'),
      works('permanent'),
      pays('EUR', 0, 80_000),
    ),
  },
  {
    by: 'government, Lambton Quay',
    ask: 'town planners and policy advisers in NZ, Australia, Ireland or Canada with under twelve years’ experience who are prepared to relocate or work remotely',
    fits: all(
      trade('town planner', 'policy adviser'),
      country('New Zealand', 'Australia', 'Ireland', 'Canada'),
      yearsBelow(12),
      any(relocates, remote),
    ),
  },
  {
    by: 'hospitality, Gulf',
    ask: 'dubai: hotel managers, housekeeping managers, sous chefs, sommeliers. max AED 30,000 a month',
    fits: all(
      trade('hotel manager', 'housekeeping', 'sous chef', 'sommelier'),
      near('Dubai'),
      pays('AED', 0, 30_000, 'month'),
    ),
  },
  {
    by: 'second careers',
    ask: 'Do we know any quality managers or social workers who used to be conveyancers or in-house lawyers?',
    fits: all(
      trade('quality manager', 'child protection social worker'),
      once('conveyancer', 'in-house counsel'),
    ),
  },
  {
    by: 'airlines',
    ask: 'pilots and aircraft engineers who know the A320 with Emirates, Ryanair or Iberia on the CV, present or past, and who speak French, Spanish or Arabic',
    fits: all(
      trade('pilot', 'aircraft engineer'),
      skill('A320'),
      worked('Emirates', 'Ryanair', 'Iberia'),
      any(speaks('French'), speaks('Spanish'), speaks('Arabic')),
    ),
  },
];
