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
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks in a wet week of spring. */
export const OPEN_NINETY_SIXTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'risk and analytics, Canary Wharf',
    ask: 'credit risk analyst SAS, HSBC or Barclays now or in the past, UK, up to £150k',
    fits: all(
      trade('risk'),
      skill('SAS'),
      worked('HSBC', 'Barclays'),
      country('United Kingdom'),
      payUpTo(150_000, 'GBP'),
    ),
  },
  {
    by: 'embedded, Sendling',
    ask: 'C++ / embedded engineers in DACH, perm only, nobody who needs a visa sponsoring',
    fits: all(
      trade('embedded'),
      country('Germany', 'Austria', 'Switzerland'),
      not(contractor),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'transport, Eastern Creek',
    ask: 'Truckies or warehouse managers in Australia at DHL now, with Toll or Linfox earlier on the CV',
    fits: all(
      trade('truck driver', 'warehouse manager'),
      country('Australia'),
      at('DHL'),
      formerly('Toll Group', 'Linfox'),
    ),
  },
  {
    by: 'workplace relations, Martin Place',
    ask: 'employment lawyers aus/nz, Allens or MinterEllison (current or ex), at least four years’ experience',
    fits: all(
      trade('employment lawyer'),
      country('Australia', 'New Zealand'),
      worked('Allens', 'MinterEllison'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'front end, Kreuzberg',
    ask: 'react typescript frontend, Germany Netherlands Sweden, not contract',
    fits: all(
      trade('frontend'),
      skill('React', 'TypeScript'),
      country('Germany', 'Netherlands', 'Sweden'),
      not(contractor),
    ),
  },
  {
    by: 'change and product, Wynyard',
    ask: 'Who do we know at CommBank right now that’s a business analyst or a product manager? Leave the juniors out.',
    fits: all(trade('business analyst', 'product manager'), at('Commonwealth Bank'), not(level('junior'))),
  },
  {
    by: 'infosec, Jersey City',
    ask: 'SOC / cyber security analysts with Splunk, New York or Bay Area (SF, Oakland), citizens or green card, 4 weeks notice at the outside',
    fits: all(
      trade('security'),
      skill('Splunk'),
      city('New York', 'San Francisco', 'Oakland'),
      rights('citizen', 'permanent_resident'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'hotels, Ponsonby',
    ask: 'chefs with Marriott experience, there still or gone, who’d be willing to relocate',
    fits: all(trade('chef'), worked('Marriott'), relocates),
  },
  {
    by: 'finance leadership, Docklands',
    ask: 'Financial controllers, senior or head level, in Australia, asking 110 to 180k',
    fits: all(
      trade('financial controller'),
      level('senior', 'head'),
      country('Australia'),
      payBetween(110_000, 180_000, 'AUD'),
    ),
  },
  {
    by: 'digital, Cremorne',
    ask: 'SEO or digital marketing specialists, Clemenger now or before, in Australia, needs to be able to start within a fortnight',
    fits: all(trade('seo'), worked('Clemenger BBDO'), country('Australia'), noticeUpTo(14)),
  },
  {
    by: 'building, North Sydney',
    ask: 'construction PMs who’ve been at Multiplex more than 3 years. UK, Australia or NZ.',
    fits: all(
      trade('construction project manager'),
      at('Multiplex'),
      sinceYears(3),
      country('United Kingdom', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'machine learning',
    ask: 'data scientists / ML engineers ex Google or ex Amazon, not at either of them today',
    fits: all(trade('data scientist'), formerly('Google', 'Amazon'), not(at('Google', 'Amazon'))),
  },
  {
    by: 'international sales',
    ask: 'BDMs, account execs and sales execs who speak French, Spanish or Mandarin, based anywhere bar Australia',
    fits: all(
      trade('sales'),
      any(speaks('French'), speaks('Spanish'), speaks('Mandarin')),
      not(country('Australia')),
    ),
  },
  {
    by: 'ward temps',
    ask: 'RNs and ENs with wound care in Brisbane or Perth, working at a hospital now (Royal Melbourne, St Vincent’s, Ramsay)',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      skill('Wound care'),
      city('Brisbane', 'Perth'),
      at(...group('hospital')),
    ),
  },
  {
    by: 'ruby, distributed teams',
    ask: 'ruby on rails 8+ yrs remote',
    fits: all(trade('ruby'), yearsAtLeast(8), remote),
  },
  {
    by: 'iron ore shutdowns',
    ask: 'heavy diesel fitters in WA or Queensland with their own ute and tools, not at Fortescue at the moment',
    fits: all(trade('diesel fitter'), region('Western Australia', 'Queensland'), not(at('Fortescue'))),
    unknowable: true,
  },
];
