import type { Query } from './score.ts';
import { both, notCalledFor, type Second, wasOnce } from './second-world.ts';
import { at, city, country, nobody, noticeUpTo, remote, rights, skill, trade, worked } from './truth.ts';

/** Searches over the second people, as desks in the UK, Ireland and on the continent type them. */
export const SECOND_OPEN_SIXTY_THIRD: readonly Query<Second>[] = [
  {
    by: 'Limerick, hospitals',
    ask: 'midwives Ireland or UK, and only ones nobody has called in the past three months (never called is grand)',
    fits: both(trade('midwife'), country('Ireland', 'United Kingdom'), notCalledFor(92)),
  },
  {
    by: 'Basel, life sciences',
    ask: 'Regulatory affairs, Roche or Novartis in their history or today; Switzerland, Germany, Austria, UK, Ireland',
    fits: both(
      trade('regulatory affairs'),
      worked('Roche', 'Novartis'),
      country('Switzerland', 'Germany', 'Austria', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'Cork, building services',
    ask: 'Any plumbers in Ireland, England or Scotland who can be with us in four weeks or sooner?',
    fits: both(trade('plumber'), country('Ireland', 'United Kingdom'), noticeUpTo(28)),
  },
  {
    by: 'Norwich, insurance',
    ask: 'claims handlers motor, wfh',
    fits: both(trade('claims'), skill('Motor claims'), remote),
  },
  {
    by: 'Prague, feed',
    ask: 'title=SAP consultant;skill=SAP MM;country=DE,AT,CH,IE,GB',
    fits: both(
      trade('sap consultant'),
      skill('SAP MM'),
      country('Germany', 'Austria', 'Switzerland', 'Ireland', 'United Kingdom'),
    ),
  },
  {
    by: 'Dundee, accounts',
    ask: 'Bookkeeper for a small family brewery that keeps everything in Xero. Could be living in the UK, Ireland or Austria, any level at all',
    fits: both(trade('bookkeeper'), skill('Xero'), country('United Kingdom', 'Ireland', 'Austria')),
  },
  {
    by: 'London market',
    ask: 'Underwriters who worked as a paralegal earlier on, wherever they live',
    fits: both(trade('underwriter'), wasOnce('paralegal')),
  },
  {
    by: 'Paisley, kitchens',
    ask: 'need chefs w/ HACCP. edinburgh leeds brighton dublin cork',
    fits: both(trade('chef'), skill('HACCP'), city('Edinburgh', 'Leeds', 'Brighton', 'Dublin', 'Cork')),
  },
  {
    by: 'Mannheim, engineering',
    ask: 'Structural or mechanical engineers in the DACH region. Citizenship or permanent residence is required by our customer, so no visa holders.',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      country('Germany', 'Austria', 'Switzerland'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'Galway, GP locums',
    ask: 'GPs living in Galway or Sligo',
    fits: nobody,
  },
  {
    by: 'Bradford, credit',
    ask: 'Credit controllers working for Tesco or M&S right now',
    fits: both(trade('credit controller'), at('Tesco', 'Marks & Spencer')),
  },
];
