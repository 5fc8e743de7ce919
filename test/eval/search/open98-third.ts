import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  inJobFor,
  near,
  not,
  noticeUpTo,
  once,
  pays,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, of desks in an ordinary month. */
export const THIRD_OPEN_EIGHTY_EIGHTH: readonly Query<Third>[] = [
  {
    by: 'law, King St',
    ask: 'litigators or conveyancers whose CV shows Clifford Chance or Clayton Utz, current job included, but who aren’t at DLA Piper today',
    fits: all(
      trade('litigation lawyer', 'conveyancer'),
      worked('Clifford Chance', 'Clayton Utz'),
      not(at('DLA Piper')),
    ),
  },
  {
    by: 'energy, Granite City',
    ask: 'wind techs w/ GWO, drilling engineers w/ IWCF. one month notice or less',
    fits: all(
      any(all(trade('wind turbine technician'), cert('GWO')), all(trade('drilling engineer'), cert('IWCF'))),
      noticeUpTo(30),
    ),
  },
  {
    by: 'newsroom and post',
    ask: 'Journalists and video editors who are in London or New York, or who work remotely from wherever',
    fits: all(trade('journalist', 'video editor'), any(near('London', 'New York'), remote)),
  },
  {
    by: 'consumer brands',
    ask: 'brand mgrs at L’Oreal, Unilever, Nestle or Danone today, excluding India',
    fits: all(trade('brand manager'), at('L’Oréal', 'Unilever', 'Nestlé', 'Danone'), not(country('India'))),
  },
  {
    by: 'public sector, The Terrace',
    ask: 'policy advisors / town planners: Wellington, Auckland, Sydney, Dublin. Has to be a citizen or permanent resident',
    fits: all(
      trade('policy adviser', 'town planner'),
      near('Wellington', 'Auckland', 'Sydney', 'Dublin'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'clinics, coastal',
    ask: 'Any dentists or vets who said they’d relocate, or who can be out of their job in four weeks?',
    fits: all(trade('dentist', 'vet'), any(relocates, noticeUpTo(28))),
  },
  {
    by: 'specialty insurance, Lime St',
    ask: 'marine underwriters (ACII) and loss adjusters (ACILA), at least 4 years',
    fits: all(
      any(all(trade('marine underwriter'), cert('ACII')), all(trade('loss adjuster'), cert('ACILA'))),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'airlines',
    ask: 'A320 – pilots or aircraft engineers – with Emirates, Ryanair or Iberia now or previously',
    fits: all(trade('pilot', 'aircraft engineer'), skill('A320'), worked('Emirates', 'Ryanair', 'Iberia')),
  },
  {
    by: 'plants, DACH and Iberia',
    ask: 'production managers into Lean or Kaizen plus quality managers with ISO 9001, fluent in German, French or Spanish',
    fits: all(
      any(
        all(trade('production manager'), any(skill('Lean'), skill('Kaizen'))),
        all(trade('quality manager'), skill('ISO 9001')),
      ),
      any(speaks('German'), speaks('French'), speaks('Spanish')),
    ),
  },
  {
    by: 'Gulf hospitality',
    ask: 'sous chefs, sommeliers, housekeeping managers, hotel managers in Dubai on 20,000 AED a month or under',
    fits: all(
      trade('sous chef', 'sommelier', 'housekeeping', 'hotel manager'),
      near('Dubai'),
      pays('AED', 0, 20_000, 'month'),
    ),
  },
  {
    by: 'supply teaching',
    ask: 'Teachers, primary or maths, looking for part time or contract rather than permanent, or holding QTS and based in the UK',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      any(
        works('part_time'),
        works('contract'),
        all(cert('Qualified Teacher Status'), country('United Kingdom')),
      ),
    ),
  },
  {
    by: 'ports and freight',
    ask: 'freight forwarders, customs brokers and terminal ops managers who’ve been three yrs or longer in their present job, not Sydney',
    fits: all(
      trade('freight forwarder', 'customs broker', 'port operations'),
      inJobFor(3),
      not(near('Sydney')),
    ),
  },
  {
    by: 'all desks, quick wins',
    ask: 'Who’s between jobs right now in the UK, Ireland, Germany or Spain? all professions',
    fits: all(({ betweenJobs }) => betweenJobs, country('United Kingdom', 'Ireland', 'Germany', 'Spain')),
  },
  {
    by: 'transferable skills',
    ask: 'anyone who was a teacher, lecturer, lawyer or chef in an earlier life and has since switched to another line of work',
    fits: all(
      once('teacher', 'lecturer', 'lawyer', 'chef'),
      not(trade('teacher', 'lecturer', 'lawyer', 'chef')),
    ),
  },
];
