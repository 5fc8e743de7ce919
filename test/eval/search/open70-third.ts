import type { Query } from './score.ts';
import {
  all,
  any,
  cert,
  country,
  near,
  nobody,
  not,
  noticeUpTo,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people by the branches of one agency in an ordinary month. */
export const THIRD_OPEN_SIXTIETH: readonly Query<Third>[] = [
  {
    by: 'Dublin pharma',
    ask: 'microbiologists Cork or Dublin, GMP',
    fits: all(trade('microbiologist'), near('Cork', 'Dublin'), skill('GMP')),
  },
  {
    by: 'Houston energy',
    ask: 'Drilling / well engineers with an IWCF cert, Houston and Aberdeen',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Houston', 'Aberdeen')),
  },
  {
    by: 'bot',
    ask: 'job_title: Marine Underwriter; required_skills: Hull and machinery; exclude_city: New York',
    fits: all(trade('marine underwriter'), skill('Hull and machinery'), not(near('New York'))),
  },
  {
    by: 'Sydney hotels',
    ask: 'Hotel managers or GMs who use Opera and have Hilton, Accor or Hyatt on the CV, whether that is where they are today or somewhere they were before',
    fits: all(trade('hotel manager'), skill('Opera PMS'), worked('Hilton', 'Accor', 'Hyatt')),
  },
  {
    by: 'Toowoomba agri',
    ask: 'farm managers n agronomists, aus nz or ireland, 5 yrs plus',
    fits: all(
      trade('farm manager', 'agronomist'),
      country('Australia', 'New Zealand', 'Ireland'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'Bristol clinics',
    ask: 'Vet with small animals or surgery. Citizen or permanent resident wherever they are now.',
    fits: all(
      trade('vet'),
      any(skill('Small animals'), skill('Surgery')),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'Cork payroll query',
    ask: 't143@third.example – whose address is that?',
    fits: ({ email }) => email === 't143@third.example',
  },
  {
    by: 'London consumer',
    ask: 'French speaking brand managers, and fashion buyers too if they speak it',
    fits: all(trade('brand manager', 'buyer'), speaks('French')),
  },
  {
    by: 'Melbourne retail',
    ask: 'Hey team, store mangers please!! Dublin, Melbourne or Madrid, notice of a month or less. Client opens the doors on the 1st so the sooner the better',
    fits: all(trade('store manager'), near('Dublin', 'Melbourne', 'Madrid'), noticeUpTo(31)),
  },
  {
    by: 'London schools',
    ask: 'Primary teachers with QTS, London or Bristol, who would run a football club after lessons',
    fits: all(trade('primary teacher'), cert('Qualified Teacher Status'), near('London', 'Bristol')),
    unknowable: true,
  },
  { by: 'New York media', ask: 'court stenographers, NYC or Toronto', fits: nobody },
];
