import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
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

/** Searches over the first people, as desks of agencies in Australia and the UK type them. */
export const OPEN_SIXTY_SIXTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'mining and plant, Mackay',
    ask: 'hd fitters wa or qld with cat experience, no one at Rio',
    fits: all(
      trade('diesel fitter'),
      region('Western Australia', 'Queensland'),
      skill('Caterpillar'),
      not(at('Rio Tinto')),
    ),
  },
  {
    by: 'senior finance, Leeds',
    ask: 'Financial Controllers based in the UK whose salary expectation is £110,000 or lower. Consolidation experience needed.',
    fits: all(
      trade('financial controller'),
      country('United Kingdom'),
      payUpTo(110_000, 'GBP'),
      skill('Consolidation'),
    ),
  },
  {
    by: 'construction, Brisbane',
    ask: 'construction project managers qld / wa. must have 8 yrs or more and Procore. P6 would be nice but they can learn it',
    fits: all(
      trade('construction project manager'),
      region('Queensland', 'Western Australia'),
      yearsAtLeast(8),
      skill('Procore'),
    ),
  },
  {
    by: 'cost and commercial, Salford',
    ask: 'this came in from Stewart at the main contractor, can someone pull a list? "Our QS on the Bolton job is off to Canada. Need another who knows CostX, living anywhere in Greater Manchester, able to be with us in 4 weeks tops. Ta"',
    fits: all(trade('quantity surveyor'), skill('CostX'), region('Greater Manchester'), noticeUpTo(28)),
  },
  {
    by: 'job board feed',
    ask: 'role: Credit Risk Analyst\nskills: SAS, SQL\ncountry: United Kingdom, Australia\nseniority: mid, senior',
    fits: all(
      trade('risk'),
      skill('SAS', 'SQL'),
      country('United Kingdom', 'Australia'),
      level('mid', 'senior'),
    ),
  },
  {
    by: 'legal, Holborn',
    ask: 'Employment lawyers, formerly at Linklaters or Clifford Chance',
    fits: all(trade('employment lawyer'), formerly('Linklaters', 'Clifford Chance')),
  },
  {
    by: 'front office, Wollongong',
    ask: 'missed call from 0412 022 681 - who is that',
    fits: ({ phone }) => phone === '+61412022681',
  },
  { by: 'trades, Perth', ask: 'sparkies perth', fits: all(trade('electrician'), city('Perth')) },
  {
    by: 'schools, north west',
    ask: 'Can you find primary teachers living in London, Manchester or Bolton who want a permanent post? The trust has no sponsor licence so leave out those who need sponsoring.',
    fits: all(
      trade('primary teacher'),
      city('London', 'Manchester', 'Bolton'),
      not(contractor),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'Kev, payroll and AP',
    ask: 'payroll offcer, chris21, min 5 yrs exp, anywhere in Australa',
    fits: all(trade('payroll'), skill('Chris21'), yearsAtLeast(5), country('Australia')),
  },
  {
    by: 'legal, Nottingham',
    ask: 'an employment lawyer in Nottingham with Mandarin, have we one?',
    fits: nobody,
  },
  {
    by: 'sales, North Sydney',
    ask: 'Sales – AEs, BDMs, sales execs – past or present Optus people, NSW and Victoria',
    fits: all(trade('sales'), worked('Optus'), region('New South Wales', 'Victoria')),
  },
  {
    by: 'HR desk, Melbourne',
    ask: 'HRBPs or HR managers, Melb or Bris, Workday, budget tops out at $140k AUD',
    fits: all(trade('hr'), city('Melbourne', 'Brisbane'), skill('Workday'), payUpTo(140_000, 'AUD')),
  },
  {
    by: 'tech contracts, Reading',
    ask: 'c# / .net contractors, UK, who are happy with an inside IR35 role',
    fits: all(trade('dotnet'), contractor, country('United Kingdom')),
    unknowable: true,
  },
  {
    by: 'supply chain, Daventry',
    ask: 'Warehouse managers working for DHL or Linfox at the moment and open to relocating',
    fits: all(trade('warehouse manager'), at('DHL', 'Linfox'), relocates),
  },
  {
    by: 'hospo, Surry Hills',
    ask: 'chefs in aus or nz who have left Merivale',
    fits: all(trade('chef'), country('Australia', 'New Zealand'), formerly('Merivale')),
  },
  {
    by: 'digital, Brisbane',
    ask: 'Front end devs, React + TypeScript. In Australia, citizen or PR only. Between 90 and 140k.',
    fits: all(
      trade('frontend'),
      skill('React', 'TypeScript'),
      country('Australia'),
      rights('citizen', 'permanent_resident'),
      payBetween(90_000, 140_000, 'AUD'),
    ),
  },
  {
    by: 'practice, Birmingham',
    ask: 'auditors currently in the big 4 who speak either German or French',
    fits: all(trade('auditor'), at(...group('big 4')), any(speaks('German'), speaks('French'))),
  },
];
