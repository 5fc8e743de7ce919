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
  rights,
  skill,
  type Third,
  trade,
  worked,
  works,
} from './third-world.ts';

/** Searches over the third people, of desks in an ordinary month. */
export const THIRD_OPEN_NINETIETH: readonly Query<Third>[] = [
  {
    by: 'fine dining',
    ask: 'sommeliers with WSET level 4',
    fits: all(trade('sommelier'), cert('WSET Level 4')),
  },
  {
    by: 'animal health',
    ask: 'vets nz / uk / aus',
    fits: all(trade('vet'), country('New Zealand', 'United Kingdom', 'Australia')),
  },
  {
    by: 'dental groups',
    ask: 'Any dentists doing implants or Invisalign whose notice is a month or shorter?',
    fits: all(trade('dentist'), any(skill('Implants'), skill('Invisalign')), noticeUpTo(30)),
  },
  {
    by: 'newsrooms',
    ask: 'journalists who work or have ever worked for Reuters, Bloomberg or the Beeb',
    fits: all(trade('journalist'), worked('Reuters', 'Bloomberg', 'BBC')),
  },
  {
    by: 'offshore wind',
    ask: 'wind technicans GWO, Hamburg Aberdeen Cork',
    fits: all(trade('wind turbine technician'), cert('GWO'), near('Hamburg', 'Aberdeen', 'Cork')),
  },
  {
    by: 'public policy and planning',
    ask: 'Policy advisers and town planners, citizens only, not in Canada',
    fits: all(trade('policy adviser', 'town planner'), rights('citizen'), not(country('Canada'))),
  },
  {
    by: 'specialty insurance',
    ask: 'marine underwriters who hold the ACII, or loss adjusters who hold ACILA. UK, Ireland, Germany, Singapore, Australia. Nobody on contract.',
    fits: all(
      any(all(trade('marine underwriter'), cert('ACII')), all(trade('loss adjuster'), cert('ACILA'))),
      country('United Kingdom', 'Ireland', 'Germany', 'Singapore', 'Australia'),
      not(works('contract')),
    ),
  },
  {
    by: 'consumer brands',
    ask: 'brand managers ex Unilever or ex L’Oréal',
    fits: all(trade('brand manager'), formerly('Unilever', 'L’Oréal')),
  },
  {
    by: 'flexible work',
    ask: 'who’s after part time? thinking EAs, dentists, vets, teachers, graphic designers, any country',
    fits: all(
      trade('executive assistant', 'dentist', 'vet', 'teacher', 'graphic designer'),
      works('part_time'),
    ),
  },
  {
    by: 'flight crew',
    ask: 'pilots w/ A320 presently flying for Emirates, Iberia, Ryanair or Scoot',
    fits: all(trade('pilot'), skill('A320'), at('Emirates', 'Iberia', 'Ryanair', 'Scoot')),
  },
  {
    by: 'post production',
    ask: 'video editors on DaVinci or Premiere Pro, UK, Canada or India, with their own camera kit',
    unknowable: true,
    fits: all(
      trade('video editor'),
      any(skill('DaVinci Resolve'), skill('Premiere Pro')),
      country('United Kingdom', 'Canada', 'India'),
    ),
  },
  {
    by: 'lean and quality',
    ask: 'six sigma people (green or black belt), Germany, France, Spain, UK or Ireland',
    fits: all(
      any(cert('Six Sigma Green Belt'), cert('Six Sigma Black Belt')),
      country('Germany', 'France', 'Spain', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'terminals',
    ask: 'port or terminal ops managers and supervisors at DP World, PSA or HHLA with three years or longer in that same job',
    fits: all(trade('port operations'), at('DP World', 'PSA International', 'HHLA'), inJobFor(3)),
  },
  {
    by: 'residential property',
    ask: 'conveyancers: those living in England need a CLC licence, those in Australia need PEXA. Other countries no use to me.',
    fits: all(
      trade('conveyancer'),
      any(all(country('United Kingdom'), cert('CLC licence')), all(country('Australia'), skill('PEXA'))),
    ),
  },
  {
    by: 'life science academia',
    ask: 'Professor Lindt asks for research fellows with a PhD plus either CRISPR or flow cytometry, and they mustn’t be at Harvard now',
    fits: all(
      trade('research fellow'),
      cert('PhD'),
      any(skill('CRISPR'), skill('Flow cytometry')),
      not(at('Harvard University')),
    ),
  },
  {
    by: 'design, continental',
    ask: 'graphic designers & UX/product designers in Germany, France or Ireland, yearly salary asked of EUR 75k or under, no day raters',
    fits: all(
      trade('graphic designer', 'ux designer'),
      country('Germany', 'France', 'Ireland'),
      pays('EUR', 0, 75_000),
    ),
  },
];
