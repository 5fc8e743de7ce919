import type { Query } from './score.ts';
import { all, any, at, near, not, skill, speaks, type Third, trade } from './third-world.ts';

/** Searches over the third people, as desks for offices, engineering and leaders type them in an ordinary month. */
export const THIRD_OPEN_FIFTY_SEVENTH_MORE: readonly Query<Third>[] = [
  {
    by: 'life sciences',
    ask: 'QC / analytical chemists, HPLC, Cork or Basel',
    fits: all(trade('qc chemist'), skill('HPLC'), near('Cork', 'Basel')),
  },
  {
    by: 'creative',
    ask: 'A cosmetics brand rang: graphic designer who’s done packaging, studio in Lyon but they’d talk to people in London or Melbourne too',
    fits: all(trade('graphic designer'), skill('Packaging'), near('Lyon', 'London', 'Melbourne')),
  },
  {
    by: 'executive search',
    ask: 'Hotel general managers in Dubai or Singapore who have been in the present post since 2022 or longer',
    fits: all(
      trade('hotel manager'),
      near('Dubai', 'Singapore'),
      ({ since, betweenJobs }) => since !== null && since <= 2022 && !betweenJobs,
    ),
  },
  {
    by: 'marketing desk',
    ask: 'SEO, Ahrefs, Berlin Manchester or Auckland, nobody who works for Ogilvy (off limits)',
    fits: all(
      trade('seo specialist'),
      skill('Ahrefs'),
      near('Berlin', 'Manchester', 'Auckland'),
      not(at('Ogilvy')),
    ),
  },
  {
    by: 'engineering desk',
    ask: 'Land surveyor with Civil 3D already living in Dubai?',
    fits: all(trade('land surveyor'), skill('Civil 3D'), near('Dubai')),
  },
  {
    by: 'São Paulo office',
    ask: 'we need pilots of A320 that speak spanish or portuguese, is for airline in Chile',
    fits: all(trade('pilot'), skill('A320'), any(speaks('Spanish'), speaks('Portuguese'))),
  },
];
