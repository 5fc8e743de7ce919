import type { Query as Asked } from './score.ts';
import {
  all,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  level,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const unsponsored = not(rights('requires_sponsorship'));

/** Searches over the first people, as desks for offices, engineering and leaders type them in an ordinary month. */
export const OPEN_FIFTY_SEVENTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'tech contracts',
    ask: 'DevOps / SRE, Terraform and AWS, anywhere in the UK, day-rate contractors only',
    fits: all(trade('devops'), skill('Terraform', 'AWS'), country('United Kingdom'), contractor),
  },
  {
    by: 'data desk',
    ask: 'ML engineers or data scientists who know PyTorch, any European country, and no one we’d have to sponsor',
    fits: all(trade('data scientist'), skill('PyTorch'), country(...EUROPE), unsponsored),
  },
  {
    by: 'finance desk',
    ask: 'Fwd from client: “Since Martin has handed in his notice we are in need of a new Financial Controller. Consolidation and IFRS are essential. The person should live in Germany, Austria or the Netherlands. Our ceiling is EUR 170,000. Regards, Ute Brandl”',
    fits: all(
      trade('financial controller'),
      skill('Consolidation', 'IFRS'),
      country('Germany', 'Austria', 'Netherlands'),
      payUpTo(170_000, 'EUR'),
    ),
  },
  {
    by: 'bot',
    ask: 'job_title: Payroll Officer; country: Australia, New Zealand; employment_type: permanent; notice_max: 4 weeks',
    fits: all(trade('payroll'), country('Australia', 'New Zealand'), not(contractor), noticeUpTo(28)),
  },
  {
    by: 'Kraków office',
    ask: 'Please to search for me the C# or .NET developers with minimum 9 years of experience, living in Germany, Austria or Switzerland, which are not needing sponsorship.',
    fits: all(trade('dotnet'), yearsAtLeast(9), country('Germany', 'Austria', 'Switzerland'), unsponsored),
  },
  {
    by: 'marketing desk',
    ask: 'seo specialists sitting at ogilvy now, uk or us',
    fits: all(trade('seo'), at('Ogilvy'), country('United Kingdom', 'United States')),
  },
  {
    by: 'executive search',
    ask: 'HR leaders (head level, please, not just senior) who are fluent in Workday and have worked for Unilever or Coca-Cola, be it now or earlier in their career',
    fits: all(trade('hr'), level('head'), skill('Workday'), worked('Unilever', 'Coca-Cola')),
  },
  {
    by: 'sales desk',
    ask: 'Greater Manchester: sales execs, AEs, BDMs. Salesforce users',
    fits: all(trade('sales'), region('Greater Manchester'), skill('Salesforce')),
  },
  {
    by: 'civils',
    ask: 'Site engineers, Queensland or Auckland, AutoCAD, who own a ute or van',
    fits: all(trade('site engineer'), region('Queensland', 'Auckland'), skill('AutoCAD')),
    unknowable: true,
  },
  {
    by: 'finance desk',
    ask: 'p1043@people.example – who’s this again?',
    fits: ({ email }) => email === 'p1043@people.example',
  },
  {
    by: 'tech contracts',
    ask: 'golang zurich',
    fits: all(trade('go'), city('Zurich')),
  },
  {
    by: 'banking desk',
    ask: 'credti risk anaylst w SAS in Austrailia, used to be with ANZ',
    fits: all(trade('risk'), skill('SAS'), country('Australia'), formerly('ANZ')),
  },
];
