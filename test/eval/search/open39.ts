import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  EY,
  formerly,
  group,
  level,
  not,
  noticeUpTo,
  PWC,
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

const DOWN_UNDER = country('Australia', 'New Zealand');
const settled = rights('citizen', 'permanent_resident');

/** Searches of a dozen more recruiters and of those who type for them. */
export const OPEN_THIRTIETH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'cork',
    ask: 'Have ye any HR business partners or HR managers over in the UK at all?',
    fits: all(trade('hr'), country('United Kingdom')),
  },
  {
    by: 'cork',
    ask: 'Looking for chefs who’ve done Marriott, be it now or at some stage before, and can start straight away',
    fits: all(trade('chef'), worked('Marriott'), noticeUpTo(0)),
  },
  {
    by: 'cork',
    ask: 'Sorry now for landing this on ye on a Friday. The Vienna crowd need payroll or accounts payable people living in Germany, Austria or the Netherlands, four years at it anyway, and they want permanent, so no contractors. I’ll ring them Monday with whatever ye find.',
    fits: all(
      trade('payroll', 'accounts payable'),
      country('Germany', 'Austria', 'Netherlands'),
      yearsAtLeast(4),
      not(contractor),
    ),
  },
  {
    by: 'joburg',
    ask: 'Howzit, need diesel fitters or electricians in Perth or Brisbane please man',
    fits: all(trade('diesel fitter', 'electrician'), city('Perth', 'Brisbane')),
  },
  {
    by: 'joburg',
    ask: 'Which of our site engineers are keen to relocate?',
    fits: all(trade('site engineer'), relocates),
  },
  {
    by: 'joburg',
    ask: 'Credit risk analysts strong in SQL, with HSBC or Barclays as their current employer',
    fits: all(trade('risk'), skill('SQL'), at('HSBC', 'Barclays')),
  },
  {
    by: 'perth',
    ask: 'chasing sparkies anywhere in Oz who are at Rio or Fortescue now',
    fits: all(trade('electrician'), country('Australia'), at('Rio Tinto', 'Fortescue')),
  },
  {
    by: 'perth',
    ask: 'truckies in Brissie, Melbourne or Perth who can start within a fortnight',
    fits: all(trade('truck driver'), city('Brisbane', 'Melbourne', 'Perth'), noticeUpTo(14)),
  },
  {
    by: 'perth',
    ask: 'warehouse managers in Aus, nine yrs plus under the belt, no working holiday visas',
    fits: all(trade('warehouse manager'), country('Australia'), yearsAtLeast(9), not(rights('visa_holder'))),
  },
  {
    by: 'pune',
    ask: 'Kindly share profiles of Data Engineers having Python and Airflow, notice period max 15 days',
    fits: all(trade('data engineer'), skill('Python', 'Airflow'), noticeUpTo(15)),
  },
  {
    by: 'pune',
    ask: 'iOS developers, Swift, 4+ yrs exp, should be willing to relocate',
    fits: all(trade('ios'), skill('Swift'), yearsAtLeast(4), relocates),
  },
  {
    by: 'pune',
    ask: 'Dear team, greetings of the day! One more requirement from same client: DevOps Engineer / SRE having Kubernetes, location US or UK, experience 4 years and above, citizens or permanent residents only as it is a government project. Please do the needful today itself.',
    fits: all(
      trade('devops'),
      skill('Kubernetes'),
      country('United States', 'United Kingdom'),
      yearsAtLeast(4),
      settled,
    ),
  },
  {
    by: 'dallas',
    ask: 'y’all got any full-stack devs in California?',
    fits: all(trade('fullstack'), region('California')),
  },
  {
    by: 'dallas',
    ask: 'Sales execs stateside asking for 130K or less',
    fits: all(trade('sales'), country('United States'), payUpTo(130_000, 'USD')),
  },
  {
    by: 'dallas',
    ask: 'Product managers that used to be at Amazon or Google but aren’t at either one today',
    fits: all(trade('product manager'), formerly('Amazon', 'Google'), not(at('Amazon', 'Google'))),
  },
  {
    by: 'boolean',
    ask: '("UX designer" OR "product designer") AND (Amsterdam OR Stockholm OR Berlin) NOT contract',
    fits: all(trade('ux designer'), city('Amsterdam', 'Stockholm', 'Berlin'), not(contractor)),
  },
  {
    by: 'boolean',
    ask: '(frontend OR "front end") AND TypeScript AND (Melbourne OR Brisbane OR Perth OR Auckland)',
    fits: all(trade('frontend'), skill('TypeScript'), city('Melbourne', 'Brisbane', 'Perth', 'Auckland')),
  },
  {
    by: 'boolean',
    ask: '("tax accountant" OR "tax consultant") AND current employer (KPMG OR EY) AND NOT junior',
    fits: all(trade('tax'), at('KPMG', ...EY), not(level('junior'))),
  },
  {
    by: 'text',
    ask: 'u got any physios who speak mandarin or hindi',
    fits: all(trade('physio'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'text',
    ask: 'rails or golang ppl in europe pls, not juniors',
    fits: all(trade('ruby', 'go'), country(...EUROPE), not(level('junior'))),
  },
  {
    by: 'text',
    ask: 'pharmacists akl melb or bris, perm, citizen or pr x',
    fits: all(trade('pharmacist'), city('Auckland', 'Melbourne', 'Brisbane'), not(contractor), settled),
  },
  {
    by: 'assistant',
    ask: 'On behalf of Mrs Hargreaves: executive assistants in New York or London, available within one month, please.',
    fits: all(trade('executive assistant'), city('New York', 'London'), noticeUpTo(31)),
  },
  {
    by: 'assistant',
    ask: 'Could you let me have the employment lawyers in Australia who do not require sponsorship?',
    fits: all(trade('employment lawyer'), country('Australia'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'assistant',
    ask: 'Good afternoon. Mr Lowe has spoken to the school and asks me to pass this on. They require maths teachers who are citizens, live in Australia or New Zealand and have taught for four years at the least; primary teachers will not do. He would like the list before his four o’clock.',
    fits: all(trade('maths teacher'), rights('citizen'), DOWN_UNDER, yearsAtLeast(4)),
  },
  {
    by: 'yorkshire',
    ask: 'owt in the way of QSs round Nottingham, Bolton or Manchester?',
    fits: all(trade('quantity surveyor'), city('Nottingham', 'Bolton', 'Manchester')),
  },
  {
    by: 'yorkshire',
    ask: 'Construction PMs, UK or Germany, been wi’ the same firm since 2022 or earlier',
    fits: all(
      trade('construction project manager'),
      country('United Kingdom', 'Germany'),
      ({ since }) => since <= 2022,
    ),
  },
  {
    by: 'yorkshire',
    ask: 'which of our marketing managers in the UK are after more than 150 grand? just being nosy',
    fits: all(
      trade('marketing manager'),
      country('United Kingdom'),
      ({ pay, currency }) => currency === 'GBP' && pay > 150_000,
    ),
  },
  {
    by: 'singapore',
    ask: 'SOC or cyber security analyst, Australia side, two weeks notice or faster, got or not?',
    fits: all(trade('security'), country('Australia'), noticeUpTo(14)),
  },
  {
    by: 'singapore',
    ask: 'Boss want .NET developer with Azure, working remotely, junior cannot',
    fits: all(trade('dotnet'), skill('Azure'), remote, not(level('junior'))),
  },
  {
    by: 'singapore',
    ask: 'Hi dear, client just called again haha. Need IT project manager with PRINCE2, now at Commonwealth Bank, Atlassian or Canva, senior or head level. Location he say never mind, anywhere also can. Send me the names before lunch can?',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      at('Commonwealth Bank', 'Atlassian', 'Canva'),
      level('senior', 'head'),
    ),
  },
  {
    by: 'dictated',
    ask: 'note to self uh find the management accountants in the uk with cima who could start in four weeks',
    fits: all(trade('management accountant'), country('United Kingdom'), skill('CIMA'), noticeUpTo(28)),
  },
  {
    by: 'dictated',
    ask: 'icu nurses in victoria new south wales or queensland who are at a hospital now and are citizens or permanent residents',
    fits: all(
      trade('icu nurse'),
      region('Victoria', 'New South Wales', 'Queensland'),
      at(...group('hospital')),
      settled,
    ),
  },
  {
    by: 'dictated',
    ask: 'okay this is about the audit thing I promised them for Thursday um auditors in germany austria or switzerland they should be at deloitte or pwc now or have been there in the past german is not needed the office speaks english and no heads please because the partner wants to be the boss himself',
    fits: all(
      trade('auditor'),
      country('Germany', 'Austria', 'Switzerland'),
      worked('Deloitte', ...PWC),
      not(level('head')),
    ),
  },
  {
    by: 'ticket',
    ask: 'REQ 4471 | Role: Data Scientist / ML Engineer | Must: Python, PyTorch | Nice: SQL | Where: Netherlands, Sweden, Germany, UK | Type: permanent | Notice: 4 weeks at most | Not: anyone currently at Amazon | Comment: last two shortlists were late, be quick',
    fits: all(
      trade('data scientist'),
      skill('Python', 'PyTorch'),
      country('Netherlands', 'Sweden', 'Germany', 'United Kingdom'),
      not(contractor),
      noticeUpTo(28),
      not(at('Amazon')),
    ),
  },
];
