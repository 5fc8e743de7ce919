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
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const UK = country('United Kingdom');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of sixteen more desks, as they type, paste, dictate and say them. */
export const OPEN_FORTIETH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'glasgow',
    ask: 'qs down south pls, london or nottingham, has to use costx',
    fits: all(trade('quantity surveyor'), city('London', 'Nottingham'), skill('CostX')),
  },
  {
    by: 'lagos',
    ask: 'Good day. May I have the electricians based in Australia who are citizens or hold permanent residency.',
    fits: all(trade('electrician'), country('Australia'), settled),
  },
  {
    by: 'brussels',
    ask: 'Payroll specialists living in the Netherlands, Germany or Austria',
    fits: all(trade('payroll'), country('Netherlands', 'Germany', 'Austria')),
  },
  {
    by: 'manila',
    ask: 'Hi team! Role: Accounts Payable Officer, AU or NZ, 4 years and up, start in 2 weeks or earlier. Salamat!',
    fits: all(
      trade('accounts payable'),
      country('Australia', 'New Zealand'),
      yearsAtLeast(4),
      noticeUpTo(14),
    ),
  },
  {
    by: 'hyderabad',
    ask: 'Data Engineer | Python, Spark, Airflow | 4+ yrs | NP: max 30 days',
    fits: all(trade('data engineer'), skill('Python', 'Spark', 'Airflow'), yearsAtLeast(4), noticeUpTo(30)),
  },
  {
    by: 'darwin',
    ask: 'Kev rang. diesel fitters, Qld or WA, working at Rio Tinto or Fortescue or been there before',
    fits: all(
      trade('diesel fitter'),
      region('Queensland', 'Western Australia'),
      worked('Rio Tinto', 'Fortescue'),
    ),
  },
  {
    by: 'toronto',
    ask: 'Corporate lawyers in New York or London, nine or more years of experience.',
    fits: all(trade('lawyer'), not(trade('employment lawyer')), city('New York', 'London'), yearsAtLeast(9)),
  },
  {
    by: 'leeds',
    ask: 'icu nurses uk who can start inside a week',
    fits: all(trade('icu nurse'), UK, noticeUpTo(7)),
  },
  {
    by: 'zurich',
    ask: 'Credit risk analysts in Zurich, Munich and Vienna. Sponsorship is not possible.',
    fits: all(trade('risk'), city('Zurich', 'Munich', 'Vienna'), noSponsorship),
  },
  {
    by: 'cape town',
    ask: 'Okay so this is for the ice cream people again, they want somebody to run marketing, and, um, they had a bad time with one from Unilever. So marketing managers, UK, but nobody who’s at Unilever at the moment.',
    fits: all(trade('marketing manager'), UK, not(at('Unilever'))),
  },
  {
    by: 'wellington',
    ask: 'Primary teachers who live in Auckland already or have told us they’d relocate',
    fits: all(trade('primary teacher'), any(city('Auckland'), relocates)),
  },
  {
    by: 'houston',
    ask: 'Need electricians or diesel mechanics. Contract. Must relocate.',
    fits: all(trade('electrician', 'diesel fitter'), contractor, relocates),
  },
  {
    by: 'singapore',
    ask: 'ux designer w figma, working remote',
    fits: all(trade('ux designer'), skill('Figma'), remote),
  },
  {
    by: 'paris',
    ask: 'Bonjour, I look for chefs in London, Berlin or Amsterdam. It is a permanent post. Merci !',
    fits: all(trade('chef'), city('London', 'Berlin', 'Amsterdam'), not(contractor)),
  },
  {
    by: 'galway',
    ask: 'There’s a clinic lost two physios in the one week, would you believe. So physios, Manchester, Bolton or Nottingham, and three years done at the least.',
    fits: all(trade('physio'), city('Manchester', 'Bolton', 'Nottingham'), yearsAtLeast(3)),
  },
  {
    by: 'tel aviv',
    ask: 'swift devs. no juniors. usa or berlin',
    fits: all(trade('ios'), not(level('junior')), any(country('United States'), city('Berlin'))),
  },
  {
    by: 'toronto',
    ask: 'Our client in Midtown is building out its tax team over the winter. Tax accountants with a minimum of five years, who are with Deloitte, KPMG or EY or were with one of them earlier in their careers.',
    fits: all(trade('tax'), yearsAtLeast(5), worked('Deloitte', 'KPMG', 'EY', 'Ernst & Young')),
  },
  {
    by: 'leeds',
    ask: 'enrolled nurses in Melbourne, sorry no, Brisbane, scrap Melbourne. up to 4 weeks notice is ok',
    fits: all(trade('enrolled nurse'), city('Brisbane'), noticeUpTo(28)),
  },
  {
    by: 'hyderabad',
    ask: 'IT Project Manager, location Australia, budget AUD 130k max',
    fits: all(trade('it project manager'), country('Australia'), payUpTo(130_000, 'AUD')),
  },
  {
    by: 'cape town',
    ask: 'HR managers or HR business partners. Anyone in Switzerland, or in Germany as long as they don’t need sponsorship. And a month’s notice at most, both countries.',
    fits: all(
      trade('hr'),
      any(country('Switzerland'), all(country('Germany'), noSponsorship)),
      noticeUpTo(31),
    ),
  },
];
