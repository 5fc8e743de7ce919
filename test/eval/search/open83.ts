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
  nobody,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');
const unsponsored = not(rights('requires_sponsorship'));

/** Searches over the first people, of desks in the week after the month’s end. */
export const OPEN_SEVENTY_THIRD: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'accounts perm, Fortitude Valley',
    ask: 'Management accountants, Brisbane or Perth, looking for 130k at most. Client can’t sponsor, so nobody who would need it.',
    fits: all(
      trade('management accountant'),
      city('Brisbane', 'Perth'),
      payUpTo(130_000, 'AUD'),
      unsponsored,
    ),
  },
  {
    by: 'aged care roster',
    ask: 'EENs vic nsw qld who can start inside a fortnight',
    fits: all(trade('enrolled nurse'), region('Victoria', 'New South Wales', 'Queensland'), noticeUpTo(14)),
  },
  {
    by: 'mining services',
    ask: 'heavy diesel fitters on contract, any state in Australia. CAT gear',
    fits: all(trade('diesel fitter'), skill('Caterpillar'), contractor, country('Australia')),
  },
  {
    by: 'client mail, forwarded whole',
    ask: 'Hi Tom, good to talk earlier. As I said, we’re after iOS developers in London, Manchester or Nottingham, and they would need to be with us within four weeks. Thanks, Marion',
    fits: all(trade('ios'), city('London', 'Manchester', 'Nottingham'), noticeUpTo(28)),
  },
  {
    by: 'ats bridge',
    ask: 'role: data engineer; skills: Spark, Airflow; country: Germany or Austria or Switzerland; notice_max: 4 weeks',
    fits: all(
      trade('data engineer'),
      skill('Spark', 'Airflow'),
      country('Germany', 'Austria', 'Switzerland'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'therapies',
    ask: 'physios nottingham',
    fits: all(trade('physio'), city('Nottingham')),
  },
  {
    by: 'audit and advisory',
    ask: 'Auditors who left Deloitte or KPMG and now sit outside the Big Four',
    fits: all(trade('auditor'), formerly('Deloitte', 'KPMG'), not(at(...group('big 4')))),
  },
  {
    by: 'international schools',
    ask: 'Do we know any maths teachers with French, German or Spanish? Country isn’t important.',
    fits: all(trade('maths teacher'), any(speaks('French'), speaks('German'), speaks('Spanish'))),
  },
  {
    by: 'platform desk',
    ask: 'go devs, k8s, work remotely, based somewhere in europe',
    fits: all(trade('go'), skill('Kubernetes'), remote, country(...EUROPE)),
  },
  {
    by: 'security, Walnut Creek',
    ask: 'SOC / cyber security analysts in California, US citizen or green card',
    fits: all(trade('security'), region('California'), settled),
  },
  {
    by: 'people function',
    ask: 'hr ppl in the uk who used to be at unilever or coca cola',
    fits: all(trade('hr'), country('United Kingdom'), formerly('Unilever', 'Coca-Cola')),
  },
  {
    by: 'civils, on the phone in the car',
    ask: 'quantity surveyers or site enginers, melborne or brisbane, who are wiling to relocate',
    fits: all(trade('quantity surveyor', 'site engineer'), city('Melbourne', 'Brisbane'), relocates),
  },
  {
    by: 'front of house',
    ask: 'missed call from 0412 003 774, who is that please',
    fits: ({ phone }) => phone === '+61412003774',
  },
  {
    by: 'banking risk',
    ask: 'credit risk analysts currently at HSBC or Barclays, 5+ yrs, SAS',
    fits: all(trade('risk'), at('HSBC', 'Barclays'), yearsAtLeast(5), skill('SAS')),
  },
  {
    by: 'digital, Utrecht',
    ask: 'Product managers + BAs for a programme in Amsterdam/Stockholm, must live in one of the two already. Mid-level only',
    fits: all(trade('product manager', 'business analyst'), city('Amsterdam', 'Stockholm'), level('mid')),
  },
  {
    by: 'private practice',
    ask: 'M&A lawyers in the UK who are at Clifford Chance or Linklaters or have been at some time',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      country('United Kingdom'),
      worked('Clifford Chance', 'Linklaters'),
    ),
  },
  {
    by: 'legal, Hamilton NZ',
    ask: 'employment lawyers, aus or nz, minimum eight years in, leave out anyone at Allens (they are the client)',
    fits: all(
      trade('employment lawyer'),
      country('Australia', 'New Zealand'),
      yearsAtLeast(8),
      not(at('Allens')),
    ),
  },
  {
    by: 'payroll temps',
    ask: 'Payroll people in Auckland wanting no more than NZD 150k',
    fits: all(trade('payroll'), city('Auckland'), payUpTo(150_000, 'NZD')),
  },
  {
    by: 'driving',
    ask: 'HGV drivers in the UK with no points on their licence, free in two weeks or sooner',
    unknowable: true,
    fits: all(trade('truck driver'), country('United Kingdom'), noticeUpTo(14)),
  },
  {
    by: 'pharmacy locums',
    ask: 'Pharmacists living in Cork or Galway',
    fits: nobody,
  },
  {
    by: 'agency land',
    ask: 'Who have we got in SEO with Ogilvy on their CV, past or present, Britain or the States?',
    fits: all(trade('seo'), worked('Ogilvy'), country('United Kingdom', 'United States')),
  },
  {
    by: 'office support, Leipzig',
    ask: 'EA or PA – Berlin, Munich, Vienna, Zurich – citizens only, the client is a ministry',
    fits: all(trade('executive assistant'), city('Berlin', 'Munich', 'Vienna', 'Zurich'), rights('citizen')),
  },
  {
    by: 'kitchens, Ponsonby',
    ask: 'need chefs in Auckland. will also take chefs in Australia as long as they’re happy to move',
    fits: all(trade('chef'), any(city('Auckland'), all(country('Australia'), relocates))),
  },
  {
    by: 'contract tech, Reno',
    ask: 'Contractors please: .NET or embedded C++, USA, senior or head level',
    fits: all(trade('dotnet', 'embedded'), contractor, country('United States'), level('senior', 'head')),
  },
];
