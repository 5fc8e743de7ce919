import type { Query } from './score.ts';
import { both, notCalledFor, type Second, ticket } from './second-world.ts';
import { country, noticeUpTo, region, skill, speaks, trade } from './truth.ts';

/** Searches over the second people from desks for temps, care, building, kitchens, law and offices. */
export const SECOND_OPEN_FIFTY_SIXTH_MORE: readonly Query<Second>[] = [
  {
    by: 'scaffs and riggers',
    ask: 'Scaffolders, white card AND scaffolding ticket, NSW / Vic / Qld',
    fits: both(
      trade('scaffolder'),
      ticket('White Card'),
      ticket('Scaffolding ticket'),
      region('New South Wales', 'Victoria', 'Queensland'),
    ),
  },
  {
    by: 'mental health',
    ask: 'RMNs in Australia or New Zealand that nobody has rung for six months or more (or ever)',
    fits: both(trade('mental health nurse'), country('Australia', 'New Zealand'), notCalledFor(183)),
  },
  {
    by: 'hotel front desk',
    ask: 'Receptionist who can sign in Auslan please, a clinic has asked',
    fits: both(trade('receptionist'), speaks('Auslan')),
  },
  {
    by: 'legal support',
    ask: 'is there any paralegal in the UK or Ireland who has done conveyancing work? client is not fussy on salary',
    fits: both(trade('paralegal'), skill('Conveyancing'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'plumbing',
    ask: 'plumbers gasfitting french speaking ireland germany or switzerland',
    fits: both(
      trade('plumber'),
      skill('Gasfitting'),
      speaks('French'),
      country('Ireland', 'Germany', 'Switzerland'),
    ),
  },
  {
    by: 'cranes',
    ask: 'tower crane operators, out of work now or free inside a week',
    fits: both(trade('crane operator'), noticeUpTo(7)),
  },
];
