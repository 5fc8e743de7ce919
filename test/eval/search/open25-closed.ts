import { KINDS } from './fourth-world.ts';
import type { Query } from './score.ts';
import { all, at, cert, country, near, not, pays, skill, type Third, trade } from './third-world.ts';

const level =
  (name: string) =>
  (person: Third): boolean =>
    person.level === name;
const titled =
  (...names: string[]) =>
  (person: Third): boolean =>
    names.includes(person.title);
const UK = country('United Kingdom');

/** The part of the same that is only run. */
export const FOURTH_CLOSED: readonly Query<Third>[] = [
  { ask: 'boilermakers or coded welders', fits: trade('welder') },
  { ask: 'plumbers with gas tickets in England', fits: all(trade('gas engineer'), UK) },
  { ask: 'HSE / SHEQ people holding NEBOSH', fits: all(trade('hse'), cert('NEBOSH')) },
  {
    ask: 'psych nurses, London and Auckland',
    fits: all(trade('mental health nurse'), near('London', 'Auckland')),
  },
  {
    ask: 'AINs, PCAs Sydney Melbourne',
    fits: all(titled('Assistant in Nursing', 'Personal Care Assistant'), near('Sydney', 'Melbourne')),
  },
  {
    ask: 'OTs and physios in New Zealand or the US',
    fits: all(trade('occupational therapist', 'physiotherapist'), country('New Zealand', 'United States')),
  },
  { ask: 'nursery nurses level 3', fits: all(trade('early years'), cert('Level 3 Early Years')) },
  { ask: 'wills and probate lawyers', fits: trade('private client lawyer') },
  { ask: 'big 4 auditors outside the UK', fits: all(trade('auditor'), at(...KINDS.bigFour), not(UK)) },
  { ask: 'CFOs, FDs', fits: trade('finance director') },
  { ask: 'investment bankers, bulge bracket, NYC', fits: all(trade('investment banker'), near('New York')) },
  { ask: 'insurance brokers not claims', fits: trade('insurance broker') },
  {
    ask: 'testers in India or Australia, ISTQB',
    fits: all(trade('qa'), country('India', 'Australia'), cert('ISTQB')),
  },
  { ask: 'agile coaches and scrum masters', fits: trade('scrum master') },
  {
    ask: 'forkies with high reach, Victoria',
    fits: all(titled('Forklift Operator'), near('Melbourne'), skill('High reach')),
  },
  { ask: 'demand or supply planners with S&OP', fits: all(trade('supply chain'), skill('S&OP')) },
  { ask: 'barmen, mixologists, bar managers', fits: trade('bartender') },
  {
    ask: 'rate under 60 an hour heavy diesel mechanics Aus',
    fits: all(trade('diesel fitter'), pays('AUD', 0, 60, 'hour')),
  },
  {
    ask: 'linesmen and jointers working for a DNO or utility',
    fits: all(trade('lineworker', 'cable jointer'), at(...KINDS.utilities)),
  },
  {
    ask: 'senior copywriters or content designers on contract or perm, agency side',
    fits: all(trade('copywriter'), at(...KINDS.agencies), level('senior')),
  },
];
