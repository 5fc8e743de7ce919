import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
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

const AU = country('Australia');
const UK = country('United Kingdom');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of sixteen desks, each by its own line of work, as they type, paste and say them. */
export const OPEN_FORTY_SECOND: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'perm',
    ask: 'management accountants brisbane or perth',
    fits: all(trade('management accountant'), city('Brisbane', 'Perth')),
  },
  {
    by: 'temp',
    ask: 'Payroll officers available immediately, anywhere in Australia',
    fits: all(trade('payroll'), AU, noticeUpTo(0)),
  },
  {
    by: 'exec',
    ask: 'For the Rotterdam mandate: financial controllers operating at head level, based anywhere in Europe (UK counts).',
    fits: all(trade('financial controller'), level('head'), country(...EUROPE)),
  },
  {
    by: 'tech',
    ask: '(golang OR ruby) AND remote NOT sponsorship required',
    fits: all(trade('go', 'ruby'), remote, noSponsorship),
  },
  {
    by: 'health',
    ask: 'ICU nurses, Melb / Syd / Bris, notice no longer than 4 weeks',
    fits: all(trade('icu nurse'), city('Melbourne', 'Sydney', 'Brisbane'), noticeUpTo(28)),
  },
  {
    by: 'trades',
    ask: 'sparkies on the books at Rio Tinto or Fortescue, WA or Qld',
    fits: all(trade('electrician'), at('Rio Tinto', 'Fortescue'), region('Western Australia', 'Queensland')),
  },
  {
    by: 'education',
    ask: 'Primary or maths teachers in the UK who also speak French or Spanish',
    fits: all(trade('primary teacher', 'maths teacher'), UK, any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'finance',
    ask: 'auditors in Australia, Big 4 now or previously, salary up to 140k AUD',
    fits: all(trade('auditor'), AU, worked(...group('big 4')), payUpTo(140_000, 'AUD')),
  },
  {
    by: 'legal',
    ask: 'Corporate lawyers doing M&A who sit at Clifford Chance or Linklaters today, UK or US',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      at('Clifford Chance', 'Linklaters'),
      country('United Kingdom', 'United States'),
    ),
  },
  {
    by: 'logistics',
    ask: 'HGV drivers within 25 miles of Manchester',
    fits: all(trade('truck driver'), city('Manchester', 'Bolton')),
  },
  {
    by: 'hospitality',
    ask: 'chefs for London, Manchester or Amsterdam, two weeks notice tops pls',
    fits: all(trade('chef'), city('London', 'Manchester', 'Amsterdam'), noticeUpTo(14)),
  },
  {
    by: 'sales',
    ask: 'BDMs / account execs in the US, Salesforce users, looking for 80 to 140k USD',
    fits: all(
      trade('sales'),
      country('United States'),
      skill('Salesforce'),
      payBetween(80_000, 140_000, 'USD'),
    ),
  },
  {
    by: 'public sector',
    ask: 'IT project managers with PRINCE2, UK, British citizens or with permanent residence',
    fits: all(trade('it project manager'), skill('PRINCE2'), UK, settled),
  },
  {
    by: 'energy',
    ask: 'Site engineers for the solar farm outside Toowoomba. Either already in Queensland or prepared to relocate.',
    fits: all(trade('site engineer'), any(region('Queensland'), relocates)),
  },
  {
    by: 'life science',
    ask: 'Pharmacists DACH region',
    fits: all(trade('pharmacist'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'interim',
    ask: 'HR business partners or HR managers who take contracts and can be on site inside two weeks',
    fits: all(trade('hr'), contractor, noticeUpTo(14)),
  },
  {
    by: 'tech',
    ask: 'Who do we have that writes C# and knows .NET, and has been in the same job for more than three years?',
    fits: all(trade('dotnet'), skill('C#', '.NET'), sinceYears(3)),
  },
  {
    by: 'exec',
    ask: 'Marketing managers, head level, Unilever or Coca-Cola alumni (i.e. formerly there)',
    fits: all(trade('marketing manager'), level('head'), formerly('Unilever', 'Coca-Cola')),
  },
  {
    by: 'perm',
    ask: 'From the client: “We would like an executive assistant for our chairman, in London or Manchester, a permanent position. French would be lovely but is not required.”',
    fits: all(trade('executive assistant'), city('London', 'Manchester'), not(contractor)),
  },
  {
    by: 'health',
    ask: 'physios Aus or NZ, not Bupa',
    fits: all(trade('physio'), country('Australia', 'New Zealand'), not(at('Bupa'))),
  },
  {
    by: 'finance',
    ask: 'finacial controlers with IFRS in Germny or Austria',
    fits: all(trade('financial controller'), skill('IFRS'), country('Germany', 'Austria')),
  },
  {
    by: 'logistics',
    ask: 'warehouse managers WMS 5+ yrs ex DHL',
    fits: all(trade('warehouse manager'), skill('WMS'), yearsAtLeast(5), formerly('DHL')),
  },
  {
    by: 'legal',
    ask: 'Employment lawyers in Australia, citizens or PR, leave out anyone currently at Allens',
    fits: all(trade('employment lawyer'), AU, settled, not(at('Allens'))),
  },
  {
    by: 'temp',
    ask: 'need 2 x accounts payable for a month end backlog, MYOB, NSW or Victoria, can start in a fortnight or sooner',
    fits: all(
      trade('accounts payable'),
      skill('MYOB'),
      region('New South Wales', 'Victoria'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'education',
    ask: 'maths teachers with at least four years behind them who’d be willing to relocate',
    fits: all(trade('maths teacher'), yearsAtLeast(4), relocates),
  },
  {
    by: 'interim',
    ask: 'Any construction project managers on contract who know Procore and have John Holland on the CV, now or before?',
    fits: all(trade('construction project manager'), contractor, skill('Procore'), worked('John Holland')),
  },
  {
    by: 'sales',
    ask: 'Fwd from Petra: they only want people sitting at Ogilvy, SEO, in UK, Germany or the US. Can you pull a list before 3?',
    fits: all(trade('seo'), at('Ogilvy'), country('United Kingdom', 'Germany', 'United States')),
  },
  {
    by: 'public sector',
    ask: 'Data scientists and data engineers in Berlin, Munich or Vienna asking no more than EUR 130,000, no visa sponsorship possible on our side',
    fits: all(trade('data'), city('Berlin', 'Munich', 'Vienna'), payUpTo(130_000, 'EUR'), noSponsorship),
  },
  {
    by: 'hospitality',
    ask: 'Right, chefs. Got to have Merivale somewhere on the CV, past or present, doesn’t matter. Ten years or more in kitchens.',
    fits: all(trade('chef'), worked('Merivale'), yearsAtLeast(10)),
  },
  {
    by: 'energy',
    ask: 'diesel fitters who speak spanish, wherever they are, for the mine in Chile',
    fits: all(trade('diesel fitter'), speaks('Spanish')),
  },
];
