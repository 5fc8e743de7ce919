import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  city,
  country,
  formerly,
  nobody,
  not,
  noticeUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
} from './truth.ts';

/** Searches over the second people from the desks of agencies in Australia, Ireland and Canada. */
export const SECOND_OPEN_SIXTY_FOURTH: readonly Query<Second>[] = [
  {
    by: 'Bendigo, maternity',
    ask: 'midwives, AHPRA, Aus or NZ',
    fits: both(trade('midwife'), ticket('AHPRA registration'), country('Australia', 'New Zealand')),
  },
  {
    by: 'Tallaght, social care',
    ask: 'Could you pull up social workers in Ireland, the UK, Australia or New Zealand who’ve got safeguarding and case management?',
    fits: both(
      trade('social worker'),
      country('Ireland', 'United Kingdom', 'Australia', 'New Zealand'),
      skill('Safeguarding', 'Case management'),
    ),
  },
  {
    by: 'Footscray, site labour',
    ask: 'plumbers and scaffolders vic nsw qld we havent phoned in the last 3 months',
    fits: both(
      trade('plumber', 'scaffolder'),
      region('Victoria', 'New South Wales', 'Queensland'),
      notCalledFor(91),
    ),
  },
  {
    by: 'Kitchener, test team',
    ask: 'testers (QA, SDET, whatever they call themselves) – fully remote – Selenium or Cypress, I’m easy which',
    fits: both(trade('tester'), remote, either(skill('Selenium'), skill('Cypress'))),
  },
  {
    by: 'Dublin 4, recruit the recruiters',
    ask: 'Recruiters with Hays or Michael Page on their CV, there today or formerly, living in Ireland, Britain or Australia',
    fits: both(
      trade('recruiter'),
      worked('Hays', 'Michael Page'),
      country('Ireland', 'United Kingdom', 'Australia'),
    ),
  },
  {
    by: 'Burnaby, risk and compliance',
    ask: 'compliance / AML people who were in regulatory affairs earlier in their career',
    fits: both(trade('compliance'), wasOnce('regulatory affairs')),
  },
  {
    by: 'Sligo, all comers',
    ask: 'everybody in Dublin or Cork who is out of work at present',
    fits: both(city('Dublin', 'Cork'), ({ betweenJobs }) => betweenJobs),
  },
  { by: 'Fort McMurray, shutdowns', ask: 'Boilermakers Calgary Edmonton or Red Deer', fits: nobody },
  {
    by: 'Dandenong, sheds',
    ask: 'From the DC manager at Laverton: "need forkies with their LF, can be here inside a month. Any of your Aussie based lot will do, NZ as well"',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      country('Australia', 'New Zealand'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'Thunder Bay, family practice',
    ask: 'Family doctors (GPs) who are open to moving. Citizens or permanent residents of wherever they are now, if they need sponsorship themselves leave them out.',
    fits: both(
      trade('gp'),
      relocates,
      rights('citizen', 'permanent_resident'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'Parnell Square, insurance',
    ask: 'underwriters ex Allianz or Zurich Insurance, i.e. they’ve left',
    fits: both(
      trade('underwriter'),
      formerly('Allianz', 'Zurich Insurance'),
      not(({ employer }) => ['Allianz', 'Zurich Insurance'].includes(employer)),
    ),
  },
];
