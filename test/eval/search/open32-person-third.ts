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
const hasPhone = ({ email }: Third): boolean => PHONED.has(email);

const PLACES: readonly Condition<Third>[] = [
  {
    kind: 'place',
    fits: country('United Arab Emirates'),
    before: ['Dubai-based'],
    behind: ['out in the UAE', 'over in Dubai', 'in the Emirates', 'currently living in Dubai'],
  },
  {
    kind: 'place',
    fits: near('London'),
    behind: ['in London, suburbs included', 'in Greater London', 'in or near London', 'London way'],
  },
  {
    kind: 'place',
    fits: country('Spain', 'France'),
    behind: ['in Spain or France', 'living in France or else Spain', 'Spain/France'],
  },
  {
    kind: 'place',
    fits: country('Canada'),
    before: ['Canada-based'],
    behind: ['up in Canada', 'living in Canada', 'anywhere in Canada, Toronto or Vancouver say'],
  },
  {
    kind: 'place',
    fits: not(country('United Kingdom')),
    behind: ['outside the UK', 'not living in Britain', 'everywhere bar the UK', 'UK excluded'],
  },
  {
    kind: 'relocation',
    fits: relocates,
    behind: [
      'who told us they would relocate',
      'relocation OK',
      'who are movable',
      'who don’t mind relocating',
    ],
  },
  {
    kind: 'relocation',
    fits: ({ relocates }) => relocates === false,
    behind: ['who said no to relocating', 'not willing to relocate', 'who told us that they will not move'],
  },
];

const TERMS: readonly Condition<Third>[] = [
  {
    kind: 'remote',
    fits: remote,
    before: ['remote-only'],
    behind: ['who are fully remote', 'working 100% from home', 'with a fully remote set-up'],
  },
  {
    kind: 'rights',
    fits: rights('requires_sponsorship'),
    behind: ['who’d need visa sponsorship', 'with a sponsorship need', 'that would have to be sponsored'],
  },
  {
    kind: 'rights',
    fits: rights('citizen'),
    behind: ['who have citizenship', 'down as citizens', 'who are citizens of the country'],
  },
  {
    kind: 'rights',
    fits: rights('visa_holder'),
    behind: ['on a work visa', 'holding a valid work visa', 'who have a visa already'],
  },
  {
    kind: 'notice',
    fits: noticeUpTo(0),
    before: ['instantly available'],
    behind: ['free right now', 'who can start immediately', 'with zero notice', 'available as of today'],
  },
  {
    kind: 'notice',
    fits: noticeUpTo(31),
    behind: [
      'a month’s notice or shorter',
      'who could be with us inside a month',
      'who’d be free in a month or sooner',
    ],
  },
  {
    kind: 'notice',
    fits: ({ noticeDays }) => noticeDays !== null && noticeDays >= 56,
    behind: [
      'on two months’ notice or more',
      'with at least eight weeks’ notice',
      'who can’t start for eight weeks or longer',
    ],
  },
  {
    kind: 'pay',
    fits: pays('GBP', 0, 300, 'day'),
    behind: [
      'on a day rate of £300 or less',
      'charging up to 300 pounds a day',
      'who’ll work for £300 per day max',
      'at no more than GBP 300/day',
    ],
  },
  {
    kind: 'pay',
    fits: pays('AUD', 0, 50, 'hour'),
    behind: [
      'at A$50 an hour or less',
      'wanting up to 50 Aussie dollars per hour',
      'on an hourly rate not above AUD 50',
    ],
  },
  {
    kind: 'pay',
    fits: pays('EUR', 250, 400, 'day'),
    behind: ['with a day rate between €250 and €400', 'who bill 250 to 400 euros a day', '250-400 EUR/day'],
  },
  {
    kind: 'pay',
    fits: pays('GBP', 40_000, 60_000),
    behind: [
      'on £40k to £60k a year',
      'after a salary between 40 and 60k GBP',
      'expecting £40,000–£60,000 per annum',
    ],
  },
  {
    kind: 'pay',
    fits: pays('AED', 0, 20_000, 'month'),
    behind: ['on 20,000 dirhams a month or less', 'wanting AED 20k monthly at most'],
  },
  {
    kind: 'work type',
    fits: works('part_time'),
    before: ['part-time'],
    behind: ['who want part-time hours', 'looking for a part-time job', 'only after part time'],
  },
  {
    kind: 'work type',
    fits: works('contract'),
    before: ['freelance'],
    behind: ['who are contractors', 'open to contract jobs', 'after a contract'],
  },
];

const HAS: readonly Condition<Third>[] = [
  {
    kind: 'language',
    fits: speaks('Portuguese'),
    before: ['Portuguese-speaking'],
    behind: ['who speak Portuguese', 'with some Portuguese', 'able to speak Portuguese'],
  },
  {
    kind: 'language',
    fits: any(speaks('Arabic'), speaks('Hindi')),
    behind: ['with Arabic or Hindi', 'who speak Hindi, or Arabic', 'Arabic speakers or Hindi speakers'],
  },
  {
    kind: 'language',
    fits: speaks('German'),
    before: ['German-speaking'],
    behind: ['who can get by in German', 'whose languages include German', 'German speakers'],
  },
  {
    kind: 'ticket',
    fits: cert('Practising certificate'),
    behind: [
      'holding a practising certificate',
      'with their practising certificate',
      'who hold a PC (practising certificate)',
    ],
  },
  {
    kind: 'ticket',
    fits: cert('Qualified Teacher Status'),
    before: ['QTS-holding'],
    behind: ['with QTS', 'who hold Qualified Teacher Status', 'that have got their QTS'],
  },
  {
    kind: 'ticket',
    fits: cert('PhD'),
    before: ['PhD-qualified'],
    behind: ['with a PhD', 'who did a doctorate', 'holding a doctorate'],
  },
  {
    kind: 'ticket',
    fits: cert('ATPL'),
    behind: ['holding an ATPL', 'with the ATPL', 'ATPL-rated'],
  },
  {
    kind: 'phone',
    fits: hasPhone,
    behind: [
      'with a phone number on file',
      'whose number we have',
      'we have a telephone number for',
      'reachable by phone',
    ],
  },
  {
    kind: 'phone',
    fits: not(hasPhone),
    behind: ['without a phone number', 'whose phone number we’re missing', 'we have no number for'],
  },
  {
    kind: 'out of work',
    fits: ({ betweenJobs }) => betweenJobs,
    behind: [
      'who are not in a job now',
      'between roles',
      'who’ve left their last job and not started another',
    ],
  },
  {
    kind: 'not on record',
    fits: ({ pay }) => pay === null,
    behind: [
      'with no salary expectation on record',
      'we don’t have pay expectations for',
      'whose salary field is empty',
    ],
  },
  {
    kind: 'not on record',
    fits: ({ noticeDays }) => noticeDays === null,
    behind: [
      'with no notice period recorded',
      'whose notice period we don’t know',
      'missing a notice period',
    ],
  },
  {
    kind: 'not on record',
    fits: ({ rights }) => rights === null,
    behind: [
      'whose work rights we don’t know',
      'with nothing down for right to work',
      'work rights not recorded',
    ],
  },
];

/** The same over the third people: rates by the day and the hour, and what stands on nobody's record. */
export const THIRD_OPEN_PERSON: readonly Query<Third>[] = composed(
  THIRD.map(({ facts }) => facts),
  THIRD_ROLES,
  [...PLACES, ...TERMS, ...HAS],
  39,
);
