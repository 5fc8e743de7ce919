import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  noticeUpTo,
  relocates,
  remote,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches of twelve imagined writers over the second people, each in its own way of asking. */
export const SECOND_OPEN_FORTY_SEVENTH: readonly Query<Second>[] = [
  {
    by: 'boolean sourcer',
    ask: '("mental health nurse" OR RMN) AND (Sydney OR Melbourne OR Brisbane OR Geelong)',
    fits: both(trade('mental health nurse'), city('Sydney', 'Melbourne', 'Brisbane', 'Geelong')),
  },
  {
    by: 'phone resourcer',
    ask: 'tower crane operators with a white card that we haven’t rung in the last 3 months',
    fits: both(trade('crane operator'), skill('Tower crane'), ticket('White Card'), notCalledFor(91)),
  },
  {
    by: 'dictating partner',
    ask: 'Compliance officers who are at NAB, DBS or Commonwealth Bank today, with at least five years of experience.',
    fits: both(trade('compliance'), at('NAB', 'DBS', 'Commonwealth Bank'), yearsAtLeast(5)),
  },
  {
    by: 'early temp desk',
    ask: 'scaffolders white card + scaff ticket, start this week or within 7 days',
    fits: both(trade('scaffolder'), ticket('White Card'), ticket('Scaffolding ticket'), noticeUpTo(7)),
  },
  {
    by: 'first-week junior',
    ask: 'structural engineers who know Revit and work at Arup, WSP or Beca now',
    fits: both(trade('structural engineer'), skill('Revit'), at('Arup', 'WSP', 'Beca')),
  },
  {
    by: 'in-house partner',
    ask: 'Customer success managers from Xero or Microsoft, present or former, notice up to 28 days',
    fits: both(trade('customer success'), worked('Xero', 'Microsoft'), noticeUpTo(28)),
  },
  {
    by: 'client relay',
    ask: 'client says: actuaries who know R, either between jobs or two weeks’ notice at most',
    fits: both(
      trade('actuary'),
      skill('R'),
      either(({ betweenJobs }) => betweenJobs, noticeUpTo(14)),
    ),
  },
  {
    by: 'assistant',
    ask: 'Candidates with a regulatory affairs background and TGA submissions who are based in Australia or New Zealand and have at least five years of experience.',
    fits: both(
      trade('regulatory affairs'),
      skill('TGA submissions'),
      country('Australia', 'New Zealand'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'rec-to-rec',
    ask: 'recruitment consultants ex Hays (left already) in Ireland, UK or Australia',
    fits: both(trade('recruiter'), formerly('Hays'), country('Ireland', 'United Kingdom', 'Australia')),
  },
  {
    by: 'rec-to-rec',
    ask: 'TA partners or recruiters who work remotely or would relocate',
    fits: both(trade('recruiter'), either(remote, relocates)),
  },
  {
    by: 'contractor manager',
    ask: 'contract SAP MM people, S/4HANA is a plus, nobody on more than 4 weeks’ notice',
    fits: both(trade('sap consultant'), skill('SAP MM'), contractor, noticeUpTo(28)),
  },
  {
    by: 'second tongue',
    ask: 'I look for chef or receptionist who is speaking French, German or Italian',
    fits: both(trade('chef', 'receptionist'), either(speaks('French'), speaks('German'), speaks('Italian'))),
  },
  {
    by: 'owner',
    ask: 'bookkeepers who used to be recruiters',
    fits: both(trade('bookkeeper'), wasOnce('recruiter')),
  },
  {
    by: 'owner',
    ask: 'Data analysts with Power BI that none of us has ever called',
    fits: both(trade('data analyst'), skill('Power BI'), ({ calledDaysAgo }) => calledDaysAgo === null),
  },
];
