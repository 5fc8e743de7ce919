import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  contractor,
  country,
  formerly,
  nobody,
  noticeUpTo,
  region,
  relocates,
  remote,
  rights,
  speaks,
  trade,
} from './truth.ts';

/** Searches over the second people, of desks in the week after the month’s end. */
export const SECOND_OPEN_SEVENTY_THIRD: readonly Query<Second>[] = [
  {
    by: 'community rehab, Wakefield',
    ask: 'OTs UK or ROI, max 4 wks notice',
    fits: both(trade('occupational therapist'), country('United Kingdom', 'Ireland'), noticeUpTo(28)),
  },
  {
    by: 'Monday call list',
    ask: 'Social workers and credit controllers in Australia that nobody has rung for six months, or at all',
    fits: both(trade('social worker', 'credit controller'), country('Australia'), notCalledFor(183)),
  },
  {
    by: 'general insurance',
    ask: 'underwriters & claims handlers sitting at Allianz, QBE or Suncorp today',
    fits: both(trade('underwriter', 'claims'), at('Allianz', 'QBE', 'Suncorp')),
  },
  {
    by: 'high-rise',
    ask: 'crane operator, holds a White Card, would relocate',
    fits: both(trade('crane operator'), ticket('White Card'), relocates),
  },
  {
    by: 'ERP contracts',
    ask: 'SAP MM contractors with a past stint at Accenture or Capgemini',
    fits: both(trade('sap consultant'), contractor, formerly('Accenture', 'Capgemini')),
  },
  {
    by: 'rural health',
    ask: 'Looking for GPs and for midwives too, in Ireland or New Zealand. Citizens or permanent residents, the practice has no sponsor licence.',
    fits: both(
      trade('gp', 'midwife'),
      country('Ireland', 'New Zealand'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'property legal',
    ask: 'conveyancers in victoria or nsw with their own car',
    unknowable: true,
    fits: both(trade('conveyancer'), region('Victoria', 'New South Wales')),
  },
  {
    by: 'actuarial',
    ask: 'actuaries Toronto',
    fits: nobody,
  },
  {
    by: 'new starter, second day',
    ask: 'can someone find me the record for Aoife Nakamura',
    fits: ({ name }) => name === 'Aoife Nakamura',
  },
  {
    by: 'credit and collections',
    ask: 'People in credit control who were receptionists before that',
    fits: both(trade('credit controller'), wasOnce('receptionist')),
  },
  {
    by: 'feed',
    ask: 'job: tester OR data analyst | country: Germany, Austria, Switzerland, Ireland | remote: yes',
    fits: both(
      trade('tester', 'data analyst'),
      country('Germany', 'Austria', 'Switzerland', 'Ireland'),
      remote,
    ),
  },
  {
    by: 'financial crime',
    ask: 'compliance / AML or financial planning, any of them with mandarin, german or italian?',
    fits: both(
      trade('compliance', 'financial planner'),
      either(speaks('Mandarin'), speaks('German'), speaks('Italian')),
    ),
  },
];
