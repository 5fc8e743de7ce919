import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  inJobFor,
  near,
  nobody,
  pays,
  skill,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of fourteen imagined writers over the third people, each with a way of asking of its own. */
export const THIRD_OPEN_FORTY_EIGHTH: readonly Query<Third>[] = [
  {
    by: 'telegram',
    ask: 'Sous chefs. Dublin/Sydney/Dubai. HACCP.',
    fits: all(trade('sous chef'), near('Dublin', 'Sydney', 'Dubai'), skill('HACCP')),
  },
  {
    by: 'slack',
    ask: 'ux ppl w figma, berlin dublin or nyc?',
    fits: all(trade('ux designer'), skill('Figma'), near('Berlin', 'Dublin', 'New York')),
  },
  {
    by: 'slack',
    ask: 'seo folks w ahrefs, 5+ yrs exp',
    fits: all(trade('seo specialist'), skill('Ahrefs'), yearsAtLeast(5)),
  },
  {
    by: 'slack',
    ask: 'any journos or video editors at bbc / netflix atm?',
    fits: all(trade('journalist', 'video editor'), at('BBC', 'Netflix')),
  },
  {
    by: 'from Gdańsk',
    ask: 'I search vet for small animals or horses (equine), he is in New Zealand, Australia, UK or France',
    fits: all(
      trade('vet'),
      any(skill('Small animals'), skill('Equine')),
      country('New Zealand', 'Australia', 'United Kingdom', 'France'),
    ),
  },
  {
    by: 'from Gdańsk',
    ask: 'warehouse manager, the SAP EWM is must, he can be from Lyon, Manchester or Chicago',
    fits: all(trade('warehouse manager'), skill('SAP EWM'), near('Lyon', 'Manchester', 'Chicago')),
  },
  {
    by: 'Hamburg desk',
    ask: 'Head chefs (Küchenchef) for the season, Munich, Paris or London, minimum 4 years of practice',
    fits: all(trade('head chef'), near('Munich', 'Paris', 'London'), yearsAtLeast(4)),
  },
  {
    by: 'dictation',
    ask: 'I’d like microbiologists in Ireland or Singapore with endotoxin testing or GMP please',
    fits: all(
      trade('microbiologist'),
      country('Ireland', 'Singapore'),
      any(skill('Endotoxin testing'), skill('GMP')),
    ),
  },
  {
    by: 'dictation',
    ask: 'graphic designers who have stayed in the job they are in for four years or more',
    fits: all(trade('graphic designer'), inJobFor(4)),
  },
  {
    by: 'mid-sentence',
    ask: 'aircraft engineers with a B1 licence on the B737, oh and A320 instead of B737 is fine',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), any(skill('B737'), skill('A320'))),
  },
  {
    by: 'lists',
    ask: 'EA / PA; board papers; London + Zurich + Singapore + New York',
    fits: all(
      trade('executive assistant'),
      skill('Board papers'),
      near('London', 'Zurich', 'Singapore', 'New York'),
    ),
  },
  {
    by: 'bot',
    ask: 'occupation: Farm Manager; skills: Herd management; location: Wellington, Cork, Bristol, Brisbane',
    fits: all(
      trade('farm manager'),
      skill('Herd management'),
      near('Wellington', 'Cork', 'Bristol', 'Brisbane'),
    ),
  },
  {
    by: 'branch manager',
    ask: 'Who are our litigators at DLA Piper, Clifford Chance or Baker McKenzie?',
    fits: all(trade('litigation lawyer'), at('DLA Piper', 'Clifford Chance', 'Baker McKenzie')),
  },
  {
    by: 'branch manager',
    ask: 'Which executive assistants in London, Zurich or New York type eighty words a minute?',
    fits: all(trade('executive assistant'), near('London', 'Zurich', 'New York')),
    unknowable: true,
  },
  {
    by: 'branch manager',
    ask: 'Conveyancers in Manchester or Bristol wanting £45k a year or less?',
    fits: all(trade('conveyancer'), near('Manchester', 'Bristol'), pays('GBP', 0, 45_000)),
  },
  {
    by: 'night desk',
    ask: 'houskeeping managers dubai geneva or barcelona w rostering',
    fits: all(trade('housekeeping'), near('Dubai', 'Geneva', 'Barcelona'), skill('Rostering')),
  },
  { by: 'night desk', ask: 'speech therapists welington or auckland', fits: nobody },
  {
    by: 'graduate',
    ask: 'Geologists who know Leapfrog or core logging and have at least three years, in Canada or Australia',
    fits: all(
      trade('geologist'),
      any(skill('Leapfrog'), skill('Core logging')),
      yearsAtLeast(3),
      country('Canada', 'Australia'),
    ),
  },
];
