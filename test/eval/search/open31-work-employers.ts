import type { Condition } from './composed.ts';
import { all, at, EY, formerly, group, leftFrom, not, PWC, worked } from './truth.ts';
import type { Facts } from './world.ts';

const BIG_4 = group('big 4');
const BANKS = group('bank');
const MINERS = group('mining');

/** Where people work and worked, in the words of many recruiters. */
export const EMPLOYERS_SAID: readonly Condition<Facts>[] = [
  {
    kind: 'employer now',
    behind: [
      'who work for Westpac',
      'sitting at Westpac right now',
      'whose employer is Westpac',
      'presently with Westpac',
      'employed by Westpac at the moment',
      'still at Westpac',
    ],
    fits: at('Westpac'),
  },
  {
    kind: 'employer now',
    before: ['current Google'],
    behind: [
      'at Google as we speak',
      'currently on Google’s books',
      'who have Google as their present employer',
      'who are Googlers today',
      'now w/ Google',
    ],
    fits: at('Google'),
  },
  {
    kind: 'employer now',
    behind: [
      'working for either Rio Tinto or Fortescue',
      'at Rio Tinto/Fortescue currently',
      'who are with Rio Tinto or else with Fortescue',
      'employed at the mo by Fortescue or Rio Tinto',
      'now at one of these two: Fortescue, Rio Tinto',
    ],
    fits: at('Rio Tinto', 'Fortescue'),
  },
  {
    kind: 'employer now',
    behind: [
      'who are now at PwC',
      'that PwC employs these days',
      'who sit with PwC today',
      'working at PwC at present',
      'currently with PricewaterhouseCoopers',
    ],
    fits: at(...PWC),
  },
  {
    kind: 'employer now',
    behind: [
      'who are in the employ of Ramsay Health Care',
      'working at Ramsay now',
      'currently at Ramsay Health Care',
      'that are with Ramsay Health Care these days',
    ],
    fits: at('Ramsay Health Care'),
  },
  {
    kind: 'employer before',
    before: ['ex-Amazon', 'former Amazon'],
    behind: [
      'who used to be at Amazon',
      'who have left Amazon',
      'that worked for Amazon in the past but no longer do',
      'once of Amazon, now elsewhere',
      'who came from Amazon',
      'who did a stint at Amazon and then moved on',
    ],
    fits: all(formerly('Amazon'), not(at('Amazon'))),
  },
  {
    kind: 'employer before',
    before: ['ex KPMG', 'ex-KPMG'],
    behind: [
      'formerly of KPMG',
      'who were with KPMG before they moved',
      'with KPMG as a previous employer',
      'who cut their teeth at KPMG and have since gone elsewhere',
    ],
    fits: all(formerly('KPMG'), not(at('KPMG'))),
  },
  {
    kind: 'employer before',
    before: ['ex-Lendlease or ex-Multiplex'],
    behind: [
      'who have previously worked for Lendlease or Multiplex but are at neither now',
      'who are out of Lendlease or Multiplex and currently at neither',
      'that once worked for Multiplex or Lendlease, not there any more in either case',
    ],
    fits: all(formerly('Lendlease', 'Multiplex'), not(at('Lendlease', 'Multiplex'))),
  },
  {
    kind: 'employer before',
    before: ['ex-Ernst & Young'],
    behind: [
      'who were EY people once and are not today',
      'that have EY behind them and work elsewhere now',
      'who have quit EY',
      'previously at EY',
    ],
    fits: all(formerly(...EY), not(at(...EY))),
  },
  {
    kind: 'employer ever',
    before: ['current or former John Holland', 'past or present John Holland'],
    behind: [
      'with John Holland anywhere on the CV',
      'who are or were at John Holland',
      'who have worked at John Holland at some point',
      'with time at John Holland, whenever that was',
      'with John Holland in their work history',
    ],
    fits: worked('John Holland'),
  },
  {
    kind: 'employer ever',
    behind: [
      'who have HSBC or Barclays on the résumé, now or earlier',
      'that have been with Barclays or HSBC at any time',
      'who have seen Barclays or HSBC from the inside as staff, today or in the past',
      'HSBC or Barclays, past or present',
      'with HSBC or Barclays experience',
    ],
    fits: worked('HSBC', 'Barclays'),
  },
  {
    kind: 'employer ever',
    behind: [
      'who have ever worked for Telstra',
      'with Telstra on their record, current or not',
      'who have had Telstra as an employer at one time or another',
      'who know Telstra from working there, then or now',
      'Telstra at any stage of the career',
    ],
    fits: worked('Telstra'),
  },
  {
    kind: 'not employer',
    before: ['non-Optus'],
    behind: [
      'who are not with Optus at present',
      'working anywhere but Optus',
      'bar the ones at Optus',
      'minus current Optus staff',
      'excluding Optus employees',
      'so long as they don’t work for Optus now',
      'except those working for Optus',
    ],
    fits: not(at('Optus')),
  },
  {
    kind: 'not employer',
    behind: [
      'who have never worked for DHL',
      'with no DHL on their CV at all',
      'without any DHL history',
      'that have not been at DHL, now or ever',
      'whom DHL has never employed',
      'never DHL, not even in the past',
    ],
    fits: not(worked('DHL')),
  },
  {
    kind: 'not employer',
    behind: [
      'who are at neither Deloitte nor KPMG',
      'not currently at Deloitte or KPMG',
      'whose current employer is anyone other than KPMG and Deloitte',
      'leaving out people at Deloitte and people at KPMG',
    ],
    fits: not(at('Deloitte', 'KPMG')),
  },
  {
    kind: 'not employer',
    behind: [
      'who aren’t at a Big 4 firm at present',
      'working outside the Big Four',
      'currently at a firm that is not one of the Big 4',
      'whose present employer isn’t Big 4',
      'not with any of the big four now',
    ],
    fits: not(at(...BIG_4)),
  },
  {
    kind: 'not employer',
    behind: [
      'who have never been in the Big 4',
      'with no Big Four time whatsoever',
      'without a Big 4 firm anywhere on their CV',
      'that no Big 4 firm has ever employed',
    ],
    fits: not(worked(...BIG_4)),
  },
  {
    kind: 'group',
    behind: [
      'in a Big Four firm now',
      'working for one of the Big 4',
      'employed at any of the big four accounting firms',
      'who sit in the Big 4 today',
      'currently big4',
    ],
    fits: at(...BIG_4),
  },
  {
    kind: 'group',
    behind: [
      'who work for a bank',
      'currently in banking',
      'at one of the banks now',
      'employed in the banking sector',
      'whose employer is a bank',
    ],
    fits: at(...BANKS),
  },
  {
    kind: 'group',
    behind: [
      'working in the mining industry',
      'at a mining company',
      'who are in mining at the moment',
      'whose current employer is a miner',
      'employed by one of the big miners',
      'now in the mining sector',
    ],
    fits: at(...MINERS),
  },
  {
    kind: 'group',
    before: ['Magic Circle'],
    behind: [
      'at a Magic Circle firm',
      'working for one of the magic circle',
      'who are with a magic circle law firm today',
    ],
    fits: at(...group('magic circle')),
  },
  {
    kind: 'group',
    before: ['FAANG'],
    behind: [
      'who work at a FAANG',
      'in FAANG at present',
      'now with one of the FAANG companies',
      'on a FAANG payroll today',
    ],
    fits: at(...group('faang')),
  },
  {
    kind: 'group',
    before: ['agency-side'],
    behind: ['working agency side', 'on the agency side now', 'who are agency-side at present'],
    fits: at(...group('agency side')),
  },
  {
    kind: 'left',
    behind: [
      'who left Toll Group in 2022 or later',
      'that have left Toll since the start of 2022',
      'whose job at Toll Group ended in 2022 or after',
      'who walked away from Toll no earlier than 2022',
      'who have been gone from Toll Group since 2022 or later',
    ],
    fits: leftFrom(2022, 'Toll Group'),
  },
  {
    kind: 'left',
    behind: [
      'who quit Unilever or Coca-Cola after 2021',
      'who departed Coca-Cola or Unilever in 2022 or more recently',
      'that moved on from Unilever or Coca-Cola in 2022, 2023, 2024, 2025 or 2026',
      'leaving date at Coca-Cola or Unilever 2022+',
    ],
    fits: leftFrom(2022, 'Unilever', 'Coca-Cola'),
  },
  {
    kind: 'left',
    behind: [
      'who left Royal Melbourne Hospital before 2023',
      'out of Royal Melbourne Hospital by the end of 2022',
      'who had already left the Royal Melbourne Hospital when 2023 began',
      'whose Royal Melbourne Hospital days were over before 2023',
    ],
    fits: ({ before, since }) => {
      const last = before.indexOf('Royal Melbourne Hospital');
      return last >= 0 && since - 2 * last < 2023;
    },
  },
];
