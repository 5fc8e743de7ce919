import type { Query } from './score.ts';
import {
  all,
  any,
  cert,
  country,
  formerly,
  near,
  noticeUpTo,
  pays,
  skill,
  speaks,
  type Third,
  trade,
  works,
  yearsBelow,
} from './third-world.ts';

/** What fourteen people and bots of an agency ask in an ordinary month, over the third people. */
export const THIRD_OPEN_FIFTY_SECOND: readonly Query<Third>[] = [
  {
    by: 'delivery lead',
    ask: 'Loss adjusters, experience below 10 years only, Manchester or Brisbane or Toronto or Dublin, property claims',
    fits: all(
      trade('loss adjuster'),
      yearsBelow(10),
      near('Manchester', 'Brisbane', 'Toronto', 'Dublin'),
      skill('Property claims'),
    ),
  },
  {
    by: 'intake bot',
    ask: 'port operations; Navis N4 or berth planning; Singapore, Brisbane, Hamburg',
    fits: all(
      trade('port operations'),
      any(skill('Navis N4'), skill('Berth planning')),
      near('Singapore', 'Brisbane', 'Hamburg'),
    ),
  },
  {
    by: 'nursing recruiter',
    ask: 'I know it’s not my patch but have we agronomists or farm managers in Ireland, the UK or New Zealand',
    fits: all(trade('agronomist', 'farm manager'), country('Ireland', 'United Kingdom', 'New Zealand')),
  },
  {
    by: 'slack resourcer',
    ask: 'ux or graphic ppl berlin / dublin / london, figma for the ux ones, indesign for the graphic ones',
    fits: all(
      any(all(trade('ux designer'), skill('Figma')), all(trade('graphic designer'), skill('InDesign'))),
      near('Berlin', 'Dublin', 'London'),
    ),
  },
  {
    by: 'polite newcomer',
    ask: 'primary school teachers in London, Bristol or Auckland who can play the piano, if that’s something we write down',
    unknowable: true,
    fits: all(trade('primary teacher'), near('London', 'Bristol', 'Auckland')),
  },
  {
    by: 'polite newcomer',
    ask: 'could I get part-timers of any kind in Australia, NZ or the UK please? thanks so much',
    fits: all(works('part_time'), country('Australia', 'New Zealand', 'United Kingdom')),
  },
  {
    by: 'account manager',
    ask: 'contract people for an insurance backlog: loss adjusters or marine underwriters',
    fits: all(works('contract'), trade('loss adjuster', 'marine underwriter')),
  },
  {
    by: 'account manager',
    ask: 'The resources client rang again from the airport. He’ll look at geologists and at mining engineers, based in Perth or Vancouver, provided that they can be out of their present job within two months. Relocation isn’t needed.',
    fits: all(trade('geologist', 'mining engineer'), near('Perth', 'Vancouver'), noticeUpTo(61)),
  },
  {
    by: 'delivery lead',
    ask: 'Pharmacovigilance / drug safety or QC chemist, Mumbai and Bangalore, CTC upto 28 lakhs p.a.',
    fits: all(
      trade('pharmacovigilance', 'qc chemist'),
      near('Mumbai', 'Bangalore'),
      pays('INR', 0, 2_800_000),
    ),
  },
  {
    by: 'account manager',
    ask: 'anybody from hotels and restaurants (chefs, sommeliers, housekeepers, hotel managers) who is out of a job',
    fits: all(trade('chef', 'sommelier', 'housekeeping', 'hotel manager'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'slack resourcer',
    ask: 'pilots on the A320 pls, dubai singapore or madrid based',
    fits: all(trade('pilot'), skill('A320'), near('Dubai', 'Singapore', 'Madrid')),
  },
  {
    by: 'self-corrector',
    ask: 'landscape architects w/ AutoCAD, or Vectorworks come to think of it, in Melbourne, Vancouver or Bristol. Zurich is filled',
    fits: all(
      trade('landscape architect'),
      any(skill('AutoCAD'), skill('Vectorworks')),
      near('Melbourne', 'Vancouver', 'Bristol'),
    ),
  },
  {
    by: 'night-owl researcher',
    ask: 'MSLs formerly of Novartis, Pfizer or Roche',
    fits: all(trade('medical science liaison'), formerly('Novartis', 'Pfizer', 'Roche')),
  },
  {
    by: 'temps consultant',
    ask: 'Whse / DC managers. Manchester, Lyon, Chicago. Stock control or shift planning.',
    fits: all(
      trade('warehouse manager'),
      near('Manchester', 'Lyon', 'Chicago'),
      any(skill('Stock control'), skill('Shift planning')),
    ),
  },
  {
    by: 'temps consultant',
    ask: 'Sous + head chefs. Sydney, Melbourne, Dublin, London, Paris, Barcelona. Food Safety Level 3.',
    fits: all(
      trade('sous chef', 'head chef'),
      near('Sydney', 'Melbourne', 'Dublin', 'London', 'Paris', 'Barcelona'),
      cert('Food Safety Level 3'),
    ),
  },
  {
    by: 'account manager',
    ask: 'For our hotel client in Dubai I’d like to see everyone who lives there and would be content with 20,000 dirhams a month or less, no matter what they do for a living.',
    fits: all(near('Dubai'), pays('AED', 0, 20_000, 'month')),
  },
  {
    by: 'Dutch account manager',
    ask: 'Store managers or buyers that speak Spanish or German, the country plays no role',
    fits: all(trade('store manager', 'buyer'), any(speaks('Spanish'), speaks('German'))),
  },
  {
    by: 'temps consultant',
    ask: 'Child protection social workers. Bristol or Manchester. SWE reg.',
    fits: all(
      trade('child protection social worker'),
      near('Bristol', 'Manchester'),
      cert('Social Work England registration'),
    ),
  },
  {
    by: 'temps consultant',
    ask: 'Conveyancers. Manchester or Bristol. £45k tops.',
    fits: all(trade('conveyancer'), near('Manchester', 'Bristol'), pays('GBP', 0, 45_000)),
  },
  {
    by: 'polite newcomer',
    ask: 'Are there any maths teachers with the IB Diploma in Dubai, Geneva or Wellington, please?',
    fits: all(trade('maths teacher'), skill('IB Diploma'), near('Dubai', 'Geneva', 'Wellington')),
  },
];
