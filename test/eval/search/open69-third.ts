import type { Query } from './score.ts';
import {
  all,
  any,
  country,
  near,
  noticeUpTo,
  rights,
  skill,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, as desks of many kinds type them in an ordinary month. */
export const THIRD_OPEN_FIFTY_NINTH: readonly Query<Third>[] = [
  {
    by: 'kitchens and hotels',
    ask: 'pastry chef good w chocolate work – paris, zurich or singapore',
    fits: all(trade('pastry chef'), skill('Chocolate work'), near('Paris', 'Zurich', 'Singapore')),
  },
  {
    by: 'kitchens and hotels',
    ask: 'Executive housekeepers or housekeeping managers with a Hilton or Hyatt background (or there now). UAE, Spain, Switzerland.',
    fits: all(
      trade('housekeeping'),
      worked('Hilton', 'Hyatt'),
      country('United Arab Emirates', 'Spain', 'Switzerland'),
    ),
  },
  {
    by: 'account manager',
    ask: 'hotel managers, Opera PMS, Dubai or Berlin or Singapore or London. he’s on hold',
    fits: all(trade('hotel manager'), skill('Opera PMS'), near('Dubai', 'Berlin', 'Singapore', 'London')),
  },
  {
    by: 'HR and office',
    ask: 'EA, board papers, London / New York / Zurich, max one month’s notice',
    fits: all(
      trade('executive assistant'),
      skill('Board papers'),
      near('London', 'New York', 'Zurich'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'construction',
    ask: 'land surveyors using either Civil 3D or Leica, Auckland or Perth',
    fits: all(trade('land surveyor'), any(skill('Civil 3D'), skill('Leica')), near('Auckland', 'Perth')),
  },
  {
    by: 'construction',
    ask: 'town planner au nz or canada, must be citizen or PR',
    fits: all(
      trade('town planner'),
      country('Australia', 'New Zealand', 'Canada'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'overseas branch',
    ask: 'Quality managers with ISO 9001 in France, Germany or Ireland, minimum 5 years of experience',
    fits: all(
      trade('quality manager'),
      skill('ISO 9001'),
      country('France', 'Germany', 'Ireland'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'overseas branch',
    ask: 'drug safety associates, India, permanent',
    fits: all(trade('pharmacovigilance'), country('India'), works('permanent')),
  },
  {
    by: 'nurses’ agency',
    ask: 'we’ve got a clinic after dentists who do implants, must be in England, Australia or Geneva',
    fits: all(trade('dentist'), skill('Implants'), near('Manchester', 'Brisbane', 'Geneva')),
  },
  {
    by: 'new resourcer',
    ask: 'whose email is t214@third.example',
    fits: ({ email }) => email === 't214@third.example',
  },
];
