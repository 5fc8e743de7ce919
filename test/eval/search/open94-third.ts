import type { Query } from './score.ts';
import {
  all,
  any,
  cert,
  country,
  near,
  not,
  noticeUpTo,
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

/** Searches over the third people, of a dozen desks in an ordinary month. */
export const THIRD_OPEN_EIGHTY_FOURTH: readonly Query<Third>[] = [
  {
    by: 'kitchens, Jumeirah',
    ask: 'sous chefs Dubai or Barcelona',
    fits: all(trade('sous chef'), near('Dubai', 'Barcelona')),
  },
  {
    by: 'lab staff',
    ask: 'QC chemists with HPLC experience, not in India',
    fits: all(trade('qc chemist'), skill('HPLC'), not(country('India'))),
  },
  {
    by: 'content studio',
    ask: 'graphic designers, video editors or journalists who work remote',
    fits: all(trade('graphic designer', 'video editor', 'journalist'), remote),
  },
  {
    by: 'cost and commercial, Business Bay',
    ask: 'Quantity surveyors or hotel managers in Dubai asking no more than AED 35,000 a month',
    fits: all(trade('quantity surveyor', 'hotel manager'), near('Dubai'), pays('AED', 0, 35_000, 'month')),
  },
  {
    by: 'airlines',
    ask: 'pilots or aircraft engineers, A320',
    fits: all(trade('pilot', 'aircraft engineer'), skill('A320')),
  },
  {
    by: 'specialty insurance, Lime St',
    ask: 'marine underwriters with ACII, also loss adjusters with ACILA',
    fits: any(all(trade('marine underwriter'), cert('ACII')), all(trade('loss adjuster'), cert('ACILA'))),
  },
  {
    by: 'clinics, animal and human',
    ask: 'Dentists and vets in the UK, Australia or NZ, five years’ experience at least',
    fits: all(
      trade('dentist', 'vet'),
      country('United Kingdom', 'Australia', 'New Zealand'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'plants, Neuperlach',
    ask: 'production or quality managers w german, BMW Siemens or Bosch on the cv whether today or earlier',
    fits: all(
      trade('production manager', 'quality manager'),
      speaks('German'),
      worked('BMW', 'Siemens', 'Bosch'),
    ),
  },
  {
    by: 'councils and ministries',
    ask: 'town planers or policy advisers happy to relocate',
    fits: all(trade('town planner', 'policy adviser'), relocates),
  },
  {
    by: 'primary supply, Bedminster',
    ask: 'Need primary school teachers in London or Bristol – must have their own car',
    unknowable: true,
    fits: all(trade('primary teacher'), near('London', 'Bristol')),
  },
  {
    by: 'C-suite support',
    ask: 'EAs, diary management, London / New York / Singapore / Zurich, permanent roles',
    fits: all(
      trade('executive assistant'),
      skill('Diary management'),
      near('London', 'New York', 'Singapore', 'Zurich'),
      works('permanent'),
    ),
  },
  {
    by: 'renewables and wells, Altens',
    ask: 'hi, after wind turbine technicians or drilling engineers who are citizens or PR and can be on site within a month',
    fits: all(
      trade('wind turbine technician', 'drilling engineer'),
      rights('citizen', 'permanent_resident'),
      noticeUpTo(30),
    ),
  },
];
