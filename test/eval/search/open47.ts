import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  level,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const UK = country('United Kingdom');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of sixteen more desks, as they type, paste, dictate and say them. */
export const OPEN_THIRTY_SEVENTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'lagos',
    ask: 'Good morning o. Please I need auditors that are with KPMG or Deloitte, or were with them before, based in the UK.',
    fits: all(trade('auditor'), worked('KPMG', 'Deloitte'), UK),
  },
  {
    by: 'leeds',
    ask: 'warehouse managers, Manchester, Bolton or Nottingham, four weeks’ notice at most',
    fits: all(trade('warehouse manager'), city('Manchester', 'Bolton', 'Nottingham'), noticeUpTo(28)),
  },
  {
    by: 'manila',
    ask: 'Hi Team, requesting profiles of Payroll Officers or Accounts Payable Officers located in Australia or New Zealand. Permanent only. Thank you po.',
    fits: all(trade('payroll', 'accounts payable'), country('Australia', 'New Zealand'), not(contractor)),
  },
  {
    by: 'calgary',
    ask: 'Heavy diesel mechanics who know Caterpillar and are open to relocating.',
    fits: all(trade('diesel fitter'), skill('Caterpillar'), relocates),
  },
  {
    by: 'bengaluru',
    ask: 'Greetings of the day! Req: .NET / C# developer with Azure. Loc: London, Manchester, Berlin, Stockholm or Amsterdam. Exp: 4+ yrs. Notice: max 30 days.',
    fits: all(
      trade('dotnet'),
      skill('Azure'),
      city('London', 'Manchester', 'Berlin', 'Stockholm', 'Amsterdam'),
      yearsAtLeast(4),
      noticeUpTo(30),
    ),
  },
  {
    by: 'darwin',
    ask: 'yeah g’day so i want sparkies you know electricians in queensland or wa or victoria citizens or permanent residents and it doesn’t matter who they work for now',
    fits: all(trade('electrician'), region('Queensland', 'Western Australia', 'Victoria'), settled),
  },
  {
    by: 'lyon',
    ask: 'Hello, we search for a client in luxury a marketing manager who speaks French or German and has at least four years of experience.',
    fits: all(trade('marketing manager'), any(speaks('French'), speaks('German')), yearsAtLeast(4)),
  },
  {
    by: 'stuttgart',
    ask: 'Embedded software engineers in Munich, Berlin or Zurich. Only permanent employment, no contractors.',
    fits: all(trade('embedded'), city('Munich', 'Berlin', 'Zurich'), not(contractor)),
  },
  {
    by: 'boston',
    ask: 'A client in Manhattan would like to meet corporate lawyers who are now at Linklaters or Clifford Chance. They may be living in the United States or the United Kingdom. Please leave out anybody junior.',
    fits: all(
      trade('lawyer'),
      not(trade('employment lawyer')),
      at('Linklaters', 'Clifford Chance'),
      country('United States', 'United Kingdom'),
      not(level('junior')),
    ),
  },
  {
    by: 'auckland',
    ask: 'anyone got product managers in NZ or Aus? no juniors this time',
    fits: all(trade('product manager'), country('New Zealand', 'Australia'), not(level('junior'))),
  },
  {
    by: 'galway',
    ask: 'Would there be any ICU nurses or registered nurses about who’d be open to relocating? They’d want to be citizens or permanent residents.',
    fits: all(trade('icu nurse', 'registered nurse'), relocates, settled),
  },
  {
    by: 'dubai',
    ask: 'chef | open to relocation | permanent | not currently at Marriott',
    fits: all(trade('chef'), relocates, not(contractor), not(at('Marriott'))),
  },
  {
    by: 'houston',
    ask: 'Phone note 9:40, taken by Darlene: construction project managers, fifteen years or better, United States or Australia. Wants a call back before noon.',
    fits: all(trade('construction project manager'), yearsAtLeast(15), country('United States', 'Australia')),
  },
  {
    by: 'malmo',
    ask: 'frontend, TypeScript, Stockholm or Amsterdam or Berlin',
    fits: all(trade('frontend'), skill('TypeScript'), city('Stockholm', 'Amsterdam', 'Berlin')),
  },
  {
    by: 'glasgow',
    ask: 'Primary teachers in London comma Manchester or Nottingham full stop nobody on a working holiday visa',
    fits: all(
      trade('primary teacher'),
      city('London', 'Manchester', 'Nottingham'),
      not(rights('visa_holder')),
    ),
  },
  {
    by: 'singapore',
    ask: 'data engineer got or not? must know Spark, can start in 2 weeks, any country also can',
    fits: all(trade('data engineer'), skill('Spark'), noticeUpTo(14)),
  },
  {
    by: 'leeds',
    ask: 'Had Karen from the hauliers on. Two of her lads have packed it in and she’s a big run starting after Christmas. HGV drivers in the UK then, contract or perm she’ll take either, but nobody who’s at Linfox now because she’s just had a row with them.',
    fits: all(trade('truck driver'), UK, not(at('Linfox'))),
  },
  {
    by: 'calgary',
    ask: 'Quantity surveyors in Australia asking AUD 140k or less.',
    fits: all(trade('quantity surveyor'), country('Australia'), payUpTo(140_000, 'AUD')),
  },
  {
    by: 'houston',
    ask: 'Diesel fitters who are at Rio Tinto or Fortescue now. They either live in Western Australia already or they are willing to relocate.',
    fits: all(
      trade('diesel fitter'),
      at('Rio Tinto', 'Fortescue'),
      any(region('Western Australia'), relocates),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'Need frontend developers with React, not full stack pls, client is rejecting full stack profiles. USA or UK. Candidates needing sponsorship will not work.',
    fits: all(trade('frontend'), skill('React'), country('United States', 'United Kingdom'), noSponsorship),
  },
];
