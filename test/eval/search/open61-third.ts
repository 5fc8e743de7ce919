import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  inJobFor,
  near,
  nobody,
  not,
  rights,
  skill,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of imagined desks on an ordinary day over the third people, as typed with a client just off the phone. */
export const THIRD_OPEN_FIFTY_FIRST: readonly Query<Third>[] = [
  {
    by: 'temps',
    ask: 'housekeeping mgrs who do linen or room inspections, uae, switzerland, spain',
    fits: all(
      trade('housekeeping'),
      any(skill('Linen control'), skill('Room inspection')),
      country('United Arab Emirates', 'Switzerland', 'Spain'),
    ),
  },
  {
    by: 'temps',
    ask: 'store managers at zara, h&m or ikea now, who know rostering',
    fits: all(trade('store manager'), at('Zara', 'H&M', 'IKEA'), skill('Rostering')),
  },
  {
    by: 'headset',
    ask: 'buyers, range planning, six years or more, fashion client so Paris, Barcelona, London',
    fits: all(trade('buyer'), skill('Range planning'), yearsAtLeast(6), near('Paris', 'Barcelona', 'London')),
  },
  {
    by: 'Leeds',
    ask: 'conveyancers wi’ a CLC licence, England or Australia',
    fits: all(
      trade('conveyancer'),
      cert('CLC licence'),
      any(({ region }) => region === 'England', country('Australia')),
    ),
  },
  {
    by: 'Leeds',
    ask: 'warehouse managers with SAP EWM who are with DHL, DSV or DB Schenker at present',
    fits: all(trade('warehouse manager'), skill('SAP EWM'), at('DHL', 'DSV', 'DB Schenker')),
  },
  {
    by: 'Mumbai',
    ask: 'Kindly share QC chemists having HPLC and GMP both, Europe or India',
    fits: all(
      trade('qc chemist'),
      skill('HPLC', 'GMP'),
      country('India', 'Ireland', 'Switzerland', 'France', 'Germany', 'Spain', 'United Kingdom'),
    ),
  },
  {
    by: 'Mumbai',
    ask: 'Brand managers presently working in Unilever, Nestlé or Danone, any city',
    fits: all(trade('brand manager'), at('Unilever', 'Nestlé', 'Danone')),
  },
  {
    by: 'Mumbai',
    ask: 'SEO people with link building, Bangalore or Berlin or Auckland',
    fits: all(trade('seo specialist'), skill('Link building'), near('Bangalore', 'Berlin', 'Auckland')),
  },
  {
    by: 'Chicago',
    ask: 'Drilling or well engineers with IWCF, Houston or Aberdeen',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Houston', 'Aberdeen')),
  },
  {
    by: 'Chicago',
    ask: 'Journalists at Bloomberg or Reuters, New York or London',
    fits: all(trade('journalist'), at('Bloomberg', 'Reuters'), near('New York', 'London')),
  },
  {
    by: 'team lead',
    ask: 'Who in pharma is out of work just now?',
    fits: all(trade('pharma'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'team lead',
    ask: 'Which lawyers, in-house or in a firm, have been in their present job four years or longer?',
    fits: all(trade('lawyer'), inJobFor(4)),
  },
  {
    by: 'team lead',
    ask: 'Which pilots hold an ATPL and know the A320?',
    fits: all(trade('pilot'), cert('ATPL'), skill('A320')),
  },
  {
    by: 'forwarded',
    ask: 'Hi Jo, the lab in County Cork again. Microbiologists this time, with endotoxin testing or environmental monitoring, and they will pay to move people from Singapore or Australia as well as look in Ireland. Speak later, Fergal',
    fits: all(
      trade('microbiologist'),
      any(skill('Endotoxin testing'), skill('Environmental monitoring')),
      country('Singapore', 'Australia', 'Ireland'),
    ),
  },
  {
    by: 'forwarded',
    ask: 'Morning all, a ministry has asked us for policy advisers who know legislation. Wellington, London, Dublin or Toronto, and citizens or permanent residents only because of the vetting. Thanks, Aroha',
    fits: all(
      trade('policy adviser'),
      skill('Legislation'),
      near('Wellington', 'London', 'Dublin', 'Toronto'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'thumbs',
    ask: 'vets small animals, uk nz or aus, good w farm clients on the phone',
    fits: all(trade('vet'), skill('Small animals'), country('United Kingdom', 'New Zealand', 'Australia')),
    unknowable: true,
  },
  {
    by: 'Galway',
    ask: 'maths teachers that do A-level or the IB, anywhere bar Dubai',
    fits: all(trade('maths teacher'), any(skill('A-level'), skill('IB Diploma')), not(near('Dubai'))),
  },
  { by: 'Galway', ask: 'any stonemasons in Dublin or Edinburgh?', fits: nobody },
];
