import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  near,
  not,
  noticeUpTo,
  pays,
  remote,
  skill,
  speaks,
  type Third,
  trade,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** The part of the same writing that is only ever run. */
export const THIRD_CLOSED_NINETEENTH: readonly Query<Third>[] = [
  {
    ask: 'marine underwriters, ACII or 10+ years, london market',
    fits: all(trade('marine underwriter'), near('London'), any(cert('ACII'), yearsAtLeast(10))),
  },
  {
    ask: 'town planners auckland or sydney, GIS',
    fits: all(trade('town planner'), near('Auckland', 'Sydney'), skill('GIS')),
  },
  {
    ask: 'pastry chef paris, not four seasons',
    fits: all(trade('pastry chef'), near('Paris'), not(at('Four Seasons'))),
  },
  {
    ask: 'Elektriker oder Techniker für Windkraft, Hamburg',
    fits: all(trade('wind turbine technician'), near('Hamburg')),
  },
  {
    ask: 'buyers from zara or h&m (now or before) in europe',
    fits: all(
      trade('buyer'),
      any(at('Zara', 'H&M'), formerly('Zara', 'H&M')),
      country('United Kingdom', 'France', 'Spain', 'Ireland', 'Germany', 'Switzerland'),
    ),
  },
  {
    ask: 'freelance video editors, premiere, can work remotely',
    fits: all(trade('video editor'), skill('Premiere Pro'), works('contract'), remote),
  },
  {
    ask: 'dentists dubai or geneva with implants, french or arabic speaker',
    fits: all(
      trade('dentist'),
      near('Dubai', 'Geneva'),
      skill('Implants'),
      any(speaks('French'), speaks('Arabic')),
    ),
  },
  { ask: 'customs brokers max 2 weeks notice', fits: all(trade('customs broker'), noticeUpTo(14)) },
  {
    ask: 'seo specialists Manchester £35-45k',
    fits: all(trade('seo specialist'), near('Manchester'), pays('GBP', 35_000, 45_000)),
  },
];
