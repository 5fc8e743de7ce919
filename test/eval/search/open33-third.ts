import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  near,
  not,
  noticeUpTo,
  relocates,
  rights,
  skill,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Long searches of the twelve recruiters over the third people. */
export const THIRD_OPEN_TWENTY_SEVENTH: readonly Query<Third>[] = [
  {
    by: 'dictaphone',
    ask: 'head chefs or sous chefs full stop must know haccp full stop london melbourne sydney dublin or dubai full stop five years and up and nobody who wants contract work',
    fits: all(
      trade('head chef', 'sous chef'),
      skill('HACCP'),
      near('London', 'Melbourne', 'Sydney', 'Dublin', 'Dubai'),
      yearsAtLeast(5),
      not(works('contract')),
    ),
  },
  {
    by: 'forwarder',
    ask: 'Dear Orla, the auditors were in and we came out of it poorly. We need QC chemists or microbiologists who know GMP and live in Ireland or Switzerland, with four years or more behind them. We will not take anyone who is with Pfizer at the moment, they are our neighbours.',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      skill('GMP'),
      country('Ireland', 'Switzerland'),
      yearsAtLeast(4),
      not(at('Pfizer')),
    ),
  },
  {
    by: 'telegram',
    ask: 'freight forwarders + customs brokers, Incoterms, Hamburg / Sydney / Auckland / Toronto / Singapore, 5y+, no contract',
    fits: all(
      trade('freight forwarder', 'customs broker'),
      skill('Incoterms'),
      near('Hamburg', 'Sydney', 'Auckland', 'Toronto', 'Singapore'),
      yearsAtLeast(5),
      not(works('contract')),
    ),
  },
  {
    by: 'strings',
    ask: '(litigation OR "legal counsel" OR conveyancer) AND ("practising certificate" OR "CLC licence") AND (London OR Manchester OR Bristol OR Dublin OR Munich OR Sydney) AND NOT current:"Clifford Chance"',
    fits: all(
      trade('litigation lawyer', 'in-house counsel', 'conveyancer'),
      any(cert('Practising certificate'), cert('CLC licence')),
      near('London', 'Manchester', 'Bristol', 'Dublin', 'Munich', 'Sydney'),
      not(at('Clifford Chance')),
    ),
  },
  {
    by: 'voice note',
    ask: 'hello hello, so it’s the schools again. Primary or maths teachers with their QTS, in England, New Zealand or Dubai, four years or more, and not the contract lot because last term was a circus, honestly',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      any(country('United Kingdom', 'New Zealand'), near('Dubai')),
      yearsAtLeast(4),
      not(works('contract')),
    ),
  },
  {
    by: 'search firm',
    ask: 'We seek university lecturers or research fellows holding a doctorate, living in Australia, New Zealand, Ireland or Canada, with five years or more; kindly leave contractors aside.',
    fits: all(
      trade('lecturer', 'research fellow'),
      cert('PhD'),
      country('Australia', 'New Zealand', 'Ireland', 'Canada'),
      yearsAtLeast(5),
      not(works('contract')),
    ),
  },
  {
    by: 'berlin',
    ask: 'Quality Managers, Production Managers or Production Supervisors with ISO 9001 or Lean, site is Munich, Lyon, Cork or Barcelona, at least 6 years, Siemens, BMW or 3M now or before. The Werkleiter is strict but fair.',
    fits: all(
      trade('quality manager', 'production manager'),
      any(skill('ISO 9001'), skill('Lean')),
      near('Munich', 'Lyon', 'Cork', 'Barcelona'),
      yearsAtLeast(6),
      worked('Siemens', 'BMW', '3M'),
    ),
  },
  {
    by: 'aussie site',
    ask: 'mining engineers and geos, Perth or Brissie or happy to relocate, 5 yrs+, not with BHP today, no contractors',
    fits: all(
      trade('mining engineer', 'geologist'),
      any(near('Perth', 'Brisbane'), relocates),
      yearsAtLeast(5),
      not(at('BHP')),
      not(works('contract')),
    ),
  },
  {
    by: 'new starter',
    ask: 'Hi, Jess asked for dentists or vets in Australia, New Zealand or the UK, five years or more, who can start within a month, and who do implants (that’s the dentists) or surgery (the vets)',
    fits: all(
      any(all(trade('dentist'), skill('Implants')), all(trade('vet'), skill('Surgery'))),
      country('Australia', 'New Zealand', 'United Kingdom'),
      yearsAtLeast(5),
      noticeUpTo(31),
    ),
  },
  {
    by: 'us agency',
    ask: 'Journalists or video editors, London, New York or Toronto, 9+ years, experience at BBC or Reuters now or in the past, no sponsorship needed so citizens and permanent residents only',
    fits: all(
      trade('journalist', 'video editor'),
      near('London', 'New York', 'Toronto'),
      yearsAtLeast(9),
      worked('BBC', 'Reuters'),
      rights('citizen', 'permanent_resident'),
    ),
  },
];
