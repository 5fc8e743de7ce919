import type { Query as Asked } from './score.ts';
import {
  all,
  at,
  city,
  country,
  formerly,
  level,
  nobody,
  not,
  noticeUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people from desks for temps, care, building, kitchens, law and offices. */
export const OPEN_FIFTY_SIXTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'nurse bank, nights',
    ask: 'icu nurses perth or brisbane, no sponsorship cases',
    fits: all(trade('icu nurse'), city('Perth', 'Brisbane'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'Ruth, office temps',
    ask: 'Covering for an EA who broke her wrist. Which EAs or PAs have we got in Melbourne, Perth or Brisbane who can start within two weeks?',
    fits: all(trade('executive assistant'), city('Melbourne', 'Perth', 'Brisbane'), noticeUpTo(14)),
  },
  {
    by: 'site labour',
    ask: 'From client: "Hi mate, after a couple of sparkies with HV switching, WA or QLD based, on site inside 4 weeks. Cheers Gaz"',
    fits: all(
      trade('electrician'),
      skill('High voltage', 'Switching'),
      region('Western Australia', 'Queensland'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'kitchens',
    ask: 'London chefs with Marriott on the CV, current or past',
    fits: all(trade('chef'), city('London'), worked('Marriott')),
  },
  {
    by: 'intake form',
    ask: 'role: Quantity Surveyor\ncountry: Australia\nseniority: senior\nwork rights: citizen or permanent resident',
    fits: all(
      trade('quantity surveyor'),
      country('Australia'),
      level('senior'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'law, Priti',
    ask: 'Employment lawyers in Victoria or New South Wales. Leave out anyone at Allens or MinterEllison at the moment, they’re both clients.',
    fits: all(
      trade('employment lawyer'),
      region('Victoria', 'New South Wales'),
      not(at('Allens', 'MinterEllison')),
    ),
  },
  {
    by: 'ledgers',
    ask: 'AP clerk myob brisbane',
    fits: all(trade('accounts payable'), skill('MYOB'), city('Brisbane')),
  },
  {
    by: 'allied health',
    ask: 'physios anywhere in aus, 3 yrs plus, prepared to relocate',
    fits: all(trade('physio'), country('Australia'), yearsAtLeast(3), relocates),
  },
  {
    by: 'drivers',
    ask: 'hgv drivers manchseter, bolton, nottingham or london. no sponsorship needed, a months notice at most',
    fits: all(
      trade('truck driver'),
      city('Manchester', 'Bolton', 'Nottingham', 'London'),
      not(rights('requires_sponsorship')),
      noticeUpTo(31),
    ),
  },
  {
    by: 'building, perm',
    ask: 'construction PM, Australia, must have Procore. Ex Lendlease or Multiplex but NOT still with either',
    fits: all(
      trade('construction project manager'),
      country('Australia'),
      skill('Procore'),
      formerly('Lendlease', 'Multiplex'),
      not(at('Lendlease', 'Multiplex')),
    ),
  },
  {
    by: 'front office',
    ask: 'who is p417@people.example?',
    fits: ({ email }) => email === 'p417@people.example',
  },
  {
    by: 'dental and care',
    ask: 'dental nurse, Nottingham',
    fits: nobody,
  },
];
