import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  inJobFor,
  near,
  not,
  noticeUpTo,
  pays,
  relocates,
  remote,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  yearsAtLeast,
} from './third-world.ts';

/** What desks type right after a client has rung, over the third people. */
export const THIRD_OPEN_FORTY_NINTH: readonly Query<Third>[] = [
  {
    by: 'education desk',
    ask: 'teachers, primary or maths, in Dubai or Auckland who have been in their job three years or longer and would relocate',
    fits: all(trade('primary teacher', 'maths teacher'), near('Dubai', 'Auckland'), inJobFor(3), relocates),
  },
  {
    by: 'marketing desk',
    ask: 'brand managers with L’Oréal or Nestlé on the CV; London, Paris or Toronto',
    fits: all(trade('brand manager'), worked('L’Oréal', 'Nestlé'), near('London', 'Paris', 'Toronto')),
  },
  {
    by: 'hospitality desk',
    ask: 'sommeliers with WSET level 4',
    fits: all(trade('sommelier'), cert('WSET Level 4')),
  },
  {
    by: 'logistics desk',
    ask: 'warehouse mgrs who use SAP EWM & can relocate',
    fits: all(trade('warehouse manager'), skill('SAP EWM'), relocates),
  },
  {
    by: 'legal desk',
    ask: 'GC of a fintech rang: in-house counsel with M&A or data protection, at least five years behind them',
    fits: all(trade('in-house counsel'), any(skill('M&A'), skill('Data protection')), yearsAtLeast(5)),
  },
  {
    by: 'aviation desk',
    ask: 'aircraft engineers A320 or B737 w/ B1',
    fits: all(trade('aircraft engineer'), any(skill('A320'), skill('B737')), cert('B1 licence')),
  },
  {
    by: 'aviation desk',
    ask: 'first officers / pilots, ATPL, not at Ryanair currently',
    fits: all(trade('pilot'), cert('ATPL'), not(at('Ryanair'))),
  },
  {
    by: 'hospitality desk',
    ask: 'head chefs or sous chefs, London, Dublin or Melbourne, must have HACCP',
    fits: all(trade('head chef', 'sous chef'), near('London', 'Dublin', 'Melbourne'), skill('HACCP')),
  },
  {
    by: 'hospitality desk',
    ask: 'hotel managers / GMs Dubai or Singapore, no one who’s at Hilton now since it’s Hilton that’s hiring',
    fits: all(trade('hotel manager'), near('Dubai', 'Singapore'), not(at('Hilton'))),
  },
  {
    by: 'marketing desk',
    ask: 'seo, Ahrefs or link building, remote or in Manchester',
    fits: all(
      trade('seo specialist'),
      any(skill('Ahrefs'), skill('Link building')),
      any(remote, near('Manchester')),
    ),
  },
  {
    by: 'health desk',
    ask: 'dentists who place implants, not with Bupa',
    fits: all(trade('dentist'), skill('Implants'), not(at('Bupa'))),
  },
  {
    by: 'media desk',
    ask: 'Journalists from Reuters, Bloomberg or the BBC, investigations',
    fits: all(trade('journalist'), worked('Reuters', 'Bloomberg', 'BBC'), skill('Investigations')),
  },
  {
    by: 'hospitality desk',
    ask: 'any chef in Spain, France or Germany out of a job or free within two weeks',
    fits: all(
      trade('chef'),
      country('Spain', 'France', 'Germany'),
      any(({ betweenJobs }) => betweenJobs, noticeUpTo(14)),
    ),
  },
  {
    by: 'insurance desk',
    ask: 'loss adjusters, property claims, not in Canada',
    fits: all(trade('loss adjuster'), skill('Property claims'), not(country('Canada'))),
  },
  {
    by: 'pharma desk',
    ask: 'microbiologists ex MSD, Pfizer or Sanofi',
    fits: all(trade('microbiologist'), formerly('MSD', 'Pfizer', 'Sanofi')),
  },
  {
    by: 'pharma desk',
    ask: 'postdocs, CRISPR or flow cytometry, Europe or Boston',
    fits: all(
      trade('research fellow'),
      any(skill('CRISPR'), skill('Flow cytometry')),
      any(country('Switzerland', 'Spain'), near('Boston')),
    ),
  },
  {
    by: 'marketing desk',
    ask: 'ux designers Berlin or Dublin, up to 80k a year',
    fits: all(trade('ux designer'), near('Berlin', 'Dublin'), pays('EUR', 0, 80_000)),
  },
  {
    by: 'manufacturing desk',
    ask: 'The plant in Lyon wants a quality or production manager who has French or Spanish, wherever they live now',
    fits: all(trade('quality manager', 'production manager'), any(speaks('French'), speaks('Spanish'))),
  },
];
