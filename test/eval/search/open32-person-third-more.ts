import { type Condition, composed } from './composed.ts';
import { THIRD_ROLES } from './open32-person-roles.ts';
import type { Query } from './score.ts';
import {
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
  speaks,
  THIRD,
  type Third,
  works,
} from './third-world.ts';

const PHONED = new Set(THIRD.filter(({ record }) => 'phone' in record).map(({ facts }) => facts.email));

const CONDITIONS: readonly Condition<Third>[] = [
  {
    kind: 'place',
    fits: country('India'),
    before: ['India-based'],
    behind: ['in Mumbai, Bangalore or wherever in India', 'located in India'],
  },
  {
    kind: 'place',
    fits: near('Dublin', 'Cork'),
    behind: ['in Dublin or Cork, either’s grand', 'Cork or Dublin based'],
  },
  {
    kind: 'place',
    fits: not(country('Australia')),
    behind: ['who aren’t in Australia', 'from any country but Australia'],
  },
  {
    kind: 'place',
    fits: country('Germany', 'Switzerland'),
    before: ['Germany- or Switzerland-based'],
    behind: ['over in Germany or Switzerland'],
  },
  {
    kind: 'relocation',
    fits: relocates,
    behind: ['who’d relocate', 'to whom moving is no problem', 'who are fine with moving'],
  },
  {
    kind: 'remote',
    fits: remote,
    behind: ['who never come into an office', 'working entirely remotely'],
  },
  {
    kind: 'rights',
    fits: rights('citizen', 'permanent_resident'),
    behind: ['with citizenship or permanent residency', 'who are citizens or hold PR'],
  },
  {
    kind: 'rights',
    fits: rights('requires_sponsorship'),
    behind: ['who can’t work without a sponsor', 'that want a visa sponsored'],
  },
  {
    kind: 'notice',
    fits: noticeUpTo(14),
    behind: [
      'a fortnight out at most',
      'needing two weeks or less to start',
      'who could come in a fortnight or earlier',
    ],
  },
  {
    kind: 'notice',
    fits: ({ noticeDays }) => noticeDays === 90,
    behind: ['who need three months to get out', 'serving a three months’ notice period'],
  },
  {
    kind: 'pay',
    fits: pays('AUD', 51, 1000, 'hour'),
    behind: ['on more than 50 Australian dollars an hour', 'wanting an hourly rate over A$50'],
  },
  {
    kind: 'pay',
    fits: pays('EUR', 0, 300, 'day'),
    behind: ['for a day rate up to €300', 'max 300 euros per day'],
  },
  {
    kind: 'pay',
    fits: pays('EUR', 50_000, 1_000_000),
    behind: ['on an annual salary of €50k or above', 'looking for EUR 50,000 p.a. or higher'],
  },
  {
    kind: 'work type',
    fits: works('permanent'),
    behind: ['wanting something permanent', 'who asked for perm'],
  },
  {
    kind: 'work type',
    fits: works('part_time'),
    behind: ['happier part time', 'seeking part-time work'],
  },
  {
    kind: 'language',
    fits: speaks('French'),
    before: ['francophone'],
    behind: ['who speak good French', 'with French to their name'],
  },
  {
    kind: 'language',
    fits: any(speaks('Spanish'), speaks('Portuguese')),
    behind: ['speaking Spanish or else Portuguese'],
  },
  {
    kind: 'ticket',
    fits: cert('Dangerous Goods certificate'),
    behind: ['certified for dangerous goods', 'with a DG certificate'],
  },
  {
    kind: 'ticket',
    fits: cert('MRICS'),
    before: ['MRICS'],
    behind: ['who are MRICS'],
  },
  {
    kind: 'ticket',
    fits: cert('Six Sigma Black Belt'),
    behind: ['who are Six Sigma black belts', 'with a Black Belt in Six Sigma'],
  },
  {
    kind: 'phone',
    fits: ({ email }) => PHONED.has(email),
    behind: ['we can ring because we have their number', 'that left us a phone number'],
  },
  {
    kind: 'phone',
    fits: ({ email }) => !PHONED.has(email),
    behind: ['with no phone on file', 'lacking a telephone number'],
  },
  {
    kind: 'not on record',
    fits: ({ pay }) => pay === null,
    behind: ['who haven’t told us what they want to earn'],
  },
];

export const THIRD_OPEN_PERSON_MORE: readonly Query<Third>[] = composed(
  THIRD.map(({ facts }) => facts),
  THIRD_ROLES,
  CONDITIONS,
  16,
);
