import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  country,
  formerly,
  nobody,
  not,
  noticeUpTo,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
} from './truth.ts';

/** Searches over the second people, of desks in the first week of December. */
export const SECOND_OPEN_SEVENTY_FOURTH: readonly Query<Second>[] = [
  {
    by: 'nursing, Harrogate',
    ask: 'theatre / scrub nurses and RMNs, UK + Ireland, not the ones needing sponsorship',
    fits: both(
      trade('theatre nurse', 'mental health nurse'),
      country('United Kingdom', 'Ireland'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'access trades',
    ask: 'scaffolders with a scaffolding ticket – Sydney, Newcastle, Brisbane, Melbourne, Geelong',
    fits: both(
      trade('scaffolder'),
      ticket('Scaffolding ticket'),
      city('Sydney', 'Newcastle', 'Brisbane', 'Melbourne', 'Geelong'),
    ),
  },
  {
    by: 'year-end tidy up',
    ask: 'Structural and mechanical engineers in Britain, Ireland or Germany we haven’t called in over a year (or never have)',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      country('United Kingdom', 'Ireland', 'Germany'),
      notCalledFor(365),
    ),
  },
  {
    by: 'tech pod, Friday stand-up',
    ask: 'which testers, salesforce people and data analysts did we phone in the last 30 days?',
    fits: both(trade('tester', 'salesforce', 'data analyst'), calledWithin(30)),
  },
  {
    by: 'cloud, Raffles Place',
    ask: 'solutions architects with CommBank, NAB or DBS in their history, present job included. Australia, NZ, Singapore only',
    fits: both(
      trade('solutions architect'),
      worked('Commonwealth Bank', 'NAB', 'DBS'),
      country('Australia', 'New Zealand', 'Singapore'),
    ),
  },
  {
    by: 'built environment',
    ask: 'Architects (buildings, not IT) who do town planning, but nobody from Arup – they’re the client',
    fits: both(trade('building architect'), skill('Town planning'), not(at('Arup'))),
  },
  {
    by: 'shutdown crew',
    ask: 'boilermakers/welders, fitters or plumbers out of work right now',
    fits: both(trade('welder', 'fitter', 'plumber'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'peak season DCs',
    ask: 'forkie drivers LF licence can start in a week or less',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(7)),
  },
  {
    by: 'life sciences, Rheinfelden',
    ask: 'Reg affairs or CRA candidates. Must have left Roche, Novartis or GSK at some point. Based in Switzerland, Germany or Austria, or otherwise willing to relocate.',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      formerly('Roche', 'Novartis', 'GSK'),
      either(country('Switzerland', 'Germany', 'Austria'), relocates),
    ),
  },
  {
    by: 'insurance, Docklands',
    ask: 'Insurance: underwriters or claims handlers, who were paralegals or conveyancers in an earlier life',
    fits: both(trade('underwriter', 'claims'), either(wasOnce('paralegal'), wasOnce('conveyancer'))),
  },
  {
    by: 'maternity cover',
    ask: 'midwives in Hobart or Launceston',
    fits: nobody,
  },
  {
    by: 'hotels, Princes Street',
    ask: 'chefs + receptionists anywhere in the UK who don’t mind working Christmas Day',
    unknowable: true,
    fits: both(trade('chef', 'receptionist'), country('United Kingdom')),
  },
  {
    by: 'chat between desks',
    ask: 'hey do we have procurement or customer success folk who speak German, French, Italian or Mandarin? four weeks’ notice or shorter, location open',
    fits: both(
      trade('procurement', 'customer success'),
      noticeUpTo(28),
      either(speaks('German'), speaks('French'), speaks('Italian'), speaks('Mandarin')),
    ),
  },
];
