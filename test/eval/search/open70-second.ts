import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import { at, country, nobody, not, noticeUpTo, skill, trade } from './truth.ts';

/** Searches over the second people by the branches of one agency in an ordinary month. */
export const SECOND_OPEN_SIXTIETH: readonly Query<Second>[] = [
  {
    by: 'Cork engineering',
    ask: 'Structural engineers with Tekla in Ireland or the UK',
    fits: both(trade('structural engineer'), skill('Tekla'), country('Ireland', 'United Kingdom')),
  },
  {
    by: 'bot',
    ask: 'position: Plumber | country: Australia, New Zealand | skill: Gasfitting | max notice: 28 days',
    fits: both(trade('plumber'), country('Australia', 'New Zealand'), skill('Gasfitting'), noticeUpTo(28)),
  },
  {
    by: 'London insurance',
    ask: 'claims handlers that know Guidewire, Aviva’s own staff excepted',
    fits: both(trade('claims'), skill('Guidewire'), not(at('Aviva'))),
  },
  {
    by: 'Boston life sciences',
    ask: 'Reg affairs people and CRAs, US / UK / Ireland, that none of us has called in the last three months',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      country('United States', 'United Kingdom', 'Ireland'),
      notCalledFor(92),
    ),
  },
  {
    by: 'Karratha shutdowns',
    ask: 'boilermakers tig and mig white card cant be at glencore now',
    fits: both(
      trade('boilermaker'),
      skill('TIG welding', 'MIG welding'),
      ticket('White Card'),
      not(at('Glencore')),
    ),
  },
  {
    by: 'Dublin accounts',
    ask: 'Either a bookkeeper with Xero or a credit controller with Sage, whichever we have, able to start inside a fortnight',
    fits: both(
      either(both(trade('bookkeeper'), skill('Xero')), both(trade('credit controller'), skill('Sage'))),
      noticeUpTo(14),
    ),
  },
  {
    by: 'Melbourne internal',
    ask: 'recruiters and TA partners we’ve had on the phone in the past 60 days',
    fits: both(trade('recruiter'), calledWithin(60)),
  },
  {
    by: 'Sydney banking IT',
    ask: 'solution architects sitting at NAB or CommBank today',
    fits: both(trade('solutions architect'), at('NAB', 'Commonwealth Bank')),
  },
  {
    by: 'Brighton office',
    ask: 'Credit controllers / AR officers who started out as receptionists, please',
    fits: both(trade('credit controller'), wasOnce('receptionist')),
  },
  {
    by: 'Austin tech',
    ask: 'Which of our testers, SAP consultants, Salesforce admins/devs and data analysts are between jobs right now?',
    fits: both(
      trade('tester', 'sap consultant', 'salesforce', 'data analyst'),
      ({ betweenJobs }) => betweenJobs,
    ),
  },
  { by: 'Edinburgh grounds', ask: 'tree surgeon leeds or edinburgh', fits: nobody },
];
