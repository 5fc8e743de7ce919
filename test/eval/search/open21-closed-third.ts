import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  type Fits,
  formerly,
  near,
  not,
  noticeUpTo,
  relocates,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  yearsBelow,
} from './third-world.ts';

const field =
  (name: string): Fits =>
  ({ industry }) =>
    industry === name;

/** Searches by the same writer over the third people; only ever run. */
export const THIRD_CLOSED_EIGHTEENTH: readonly Query<Third>[] = [
  {
    ask: 'who have we got in Dubai in hospitality that can start straight away?',
    fits: all(field('hospitality'), near('Dubai'), noticeUpTo(0)),
  },
  { ask: 'Küchenchef in München', fits: all(trade('head chef'), near('Munich')) },
  { ask: 'at Rio Tinto now, BHP before', fits: all(at('Rio Tinto'), formerly('BHP')) },
  { ask: 't121@third.example', fits: ({ email }) => email === 't121@third.example' },
  { ask: "who'd relocate? vets or agronomists", fits: all(trade('vet', 'agronomist'), relocates) },
  {
    ask: "policy people in wellington who've worked at Treasury",
    fits: all(trade('policy adviser'), near('Wellington'), worked('Treasury NZ')),
  },
  {
    ask: 'German speakers outside of Germany and Switzerland',
    fits: all(speaks('German'), not(country('Germany', 'Switzerland'))),
  },
  { ask: 'geologists under ten years experience', fits: all(trade('geologist'), yearsBelow(10)) },
  {
    ask: 'between jobs right now, anyone in logistics',
    fits: all(trade('logistics'), ({ betweenJobs }) => betweenJobs),
  },
  { ask: 'journalists minus anyone at the BBC', fits: all(trade('journalist'), not(at('BBC'))) },
  {
    ask: 'lecturers or research fellows with a PhD, not in Australia',
    fits: all(trade('lecturer', 'research fellow'), cert('PhD'), not(country('Australia'))),
  },
  { ask: 'video editors who know DaVinci', fits: all(trade('video editor'), skill('DaVinci Resolve')) },
  {
    ask: 'in-house counsel, notice no longer than 4 weeks, open to moving',
    fits: all(trade('in-house counsel'), noticeUpTo(28), relocates),
  },
  {
    ask: 'quantity surveyors with MRICS in the Middle East',
    fits: all(trade('quantity surveyor'), cert('MRICS'), near('Dubai')),
  },
  {
    ask: 'brand managers with both Unilever and Danone on the CV',
    fits: all(trade('brand manager'), worked('Unilever'), worked('Danone')),
  },
  {
    ask: 'primary teachers who speak French or Arabic',
    fits: all(trade('primary teacher'), any(speaks('French'), speaks('Arabic'))),
  },
];
