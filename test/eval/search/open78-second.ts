import type { Query } from './score.ts';
import { both, notCalledFor, type Second, wasOnce } from './second-world.ts';
import { country, formerly, nobody, noticeUpTo, payUpTo, skill, trade, worked } from './truth.ts';

/** Searches over the second people, as desks in the UK, Ireland, on the continent and in Asia type them. */
export const SECOND_OPEN_SIXTY_EIGHTH: readonly Query<Second>[] = [
  {
    by: 'insurance, Dublin',
    ask: 'underwriters & claims handlers, Ireland + UK',
    fits: both(trade('underwriter', 'claims'), country('Ireland', 'United Kingdom')),
  },
  {
    by: 'life sciences, Basel',
    ask: 'CRAs or regulatory affairs people who used to work for Roche or Novartis and live in Germany, Austria, Switzerland, Ireland or the UK',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      formerly('Roche', 'Novartis'),
      country('Germany', 'Austria', 'Switzerland', 'Ireland', 'United Kingdom'),
    ),
  },
  {
    by: 'property law, Edinburgh',
    ask: 'Which conveyancers has nobody rung in the last six months? Include the ones we never rang.',
    fits: both(trade('conveyancer'), notCalledFor(183)),
  },
  {
    by: 'NHS, Leeds',
    ask: 'RMN or OT, based in the UK or Ireland, notice 4 weeks max',
    fits: both(
      trade('mental health nurse', 'occupational therapist'),
      country('United Kingdom', 'Ireland'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'hospitality, Singapore',
    ask: 'Chefs in Singapore, Australia or NZ who can start within four weeks. HACCP preferred but not a deal breaker.',
    fits: both(trade('chef'), country('Singapore', 'Australia', 'New Zealand'), noticeUpTo(28)),
  },
  {
    by: 'front desk, Galway',
    ask: 'file for oluwaseyi wojcik pls',
    fits: ({ name }) => name === 'Oluwaseyi Wójcik',
  },
  {
    by: 'vendor portal, Düsseldorf',
    ask: 'profession: SAP consultant\nskill: SAP MM\ncountry: Germany, Austria, Switzerland',
    fits: both(trade('sap consultant'), skill('SAP MM'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'consulting, Kuala Lumpur',
    ask: 'sap consultants who are or were at McKinsey, Bain or BCG',
    fits: both(
      trade('sap consultant'),
      worked('McKinsey & Company', 'Bain & Company', 'Boston Consulting Group'),
    ),
  },
  {
    by: 'internal hiring, Cardiff',
    ask: 'recruiters that were social workers earlier in their career, for our own social care team',
    fits: both(trade('recruiter'), wasOnce('social worker')),
  },
  {
    by: 'theatres, Cork',
    ask: 'scrub nurses in Ireland who speak Italian',
    fits: nobody,
  },
  {
    by: 'credit and ledgers, Hull',
    ask: 'credit controllers or bookkeepers, GBP 120k tops',
    fits: both(trade('credit controller', 'bookkeeper'), payUpTo(120_000, 'GBP')),
  },
];
