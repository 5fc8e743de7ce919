import { type Condition, composed } from './composed.ts';
import { SECOND_ROLES } from './open32-person-roles.ts';
import type { Query } from './score.ts';
import { calledWithin, notCalledFor, SECOND, type Second, ticket } from './second-world.ts';
import {
  any,
  city,
  country,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  region,
  relocates,
  remote,
  rights,
  speaks,
} from './truth.ts';

const CALLS: readonly Condition<Second>[] = [
  {
    kind: 'called',
    fits: calledWithin(14),
    behind: [
      'we’ve had on the phone this past fortnight',
      'spoken to inside the last two weeks',
      'somebody here rang in the last 14 days',
      'we talked to over the past two weeks',
      'called within a fortnight',
    ],
  },
  {
    kind: 'called',
    fits: calledWithin(91),
    behind: [
      'called in the past three months',
      'that we have phoned within the last quarter of a year',
      'with a call logged in the last 90 days',
      'who have had a ring from us in the last three months',
      "we've been on the phone with at some point in the last 3 months",
    ],
  },
  {
    kind: 'called',
    fits: notCalledFor(182),
    behind: [
      'nobody has rung in six months',
      'who haven’t heard from us on the phone for half a year',
      'not spoken to in the last 6 months',
      'without a call from us for six months or more',
      'gone quiet, no call in half a year',
      'that we should have called but haven’t for six months',
    ],
  },
  {
    kind: 'called',
    fits: ({ calledDaysAgo }) => calledDaysAgo === null,
    before: ['never-called', 'uncalled'],
    behind: [
      'nobody here has ever spoken to',
      'we’ve never picked up the phone to',
      'without a single call on the record',
      'not yet called by anyone',
      'who have never had a call from us',
    ],
  },
  {
    kind: 'called',
    fits: ({ calledDaysAgo }) => calledDaysAgo !== null,
    behind: [
      'whom we have spoken to at least once',
      'that somebody in the office has called before',
      'with any call on record',
      'who have been called, no matter when',
    ],
  },
  {
    kind: 'called',
    fits: ({ calledDaysAgo }) => calledDaysAgo !== null && calledDaysAgo > 365,
    behind: [
      'last called more than a year ago',
      'whose last call with us is over a year old',
      'whom we did speak to once, but not in the past year',
    ],
  },
];

const HOLDS: readonly Condition<Second>[] = [
  {
    kind: 'ticket',
    fits: ticket('White Card'),
    before: ['White Card'],
    behind: [
      'with a White Card',
      'who hold their white card',
      'carrying a White Card',
      'white-carded',
      'White Card held',
    ],
  },
  {
    kind: 'ticket',
    fits: ticket('AHPRA registration'),
    before: ['AHPRA-registered'],
    behind: [
      'registered with AHPRA',
      'who have their AHPRA',
      'holding AHPRA registration',
      'with AHPRA rego',
      'on the AHPRA register',
    ],
  },
  {
    kind: 'ticket',
    fits: ticket('LF licence'),
    behind: ['with an LF licence', 'holding their LF', 'licensed LF', 'who’ve got the LF ticket'],
  },
  {
    kind: 'language',
    fits: speaks('Māori'),
    before: ['Māori-speaking'],
    behind: ['who speak te reo', 'with te reo Māori', 'speaking Maori', 'that can korero in Māori'],
  },
  {
    kind: 'language',
    fits: speaks('Auslan'),
    behind: ['who sign in Auslan', 'with Auslan', 'able to use Auslan', 'who can communicate in Auslan'],
  },
  {
    kind: 'language',
    fits: any(speaks('Italian'), speaks('Arabic')),
    before: ['Italian- or Arabic-speaking'],
    behind: [
      'who speak Italian or Arabic',
      'with either Arabic or Italian',
      'fluent in one of Italian and Arabic',
    ],
  },
];

const PLACES: readonly Condition<Second>[] = [
  {
    kind: 'place',
    fits: country('Ireland'),
    before: ['Ireland-based'],
    behind: [
      'over in Ireland',
      'in the Republic of Ireland',
      'living in Dublin, Cork or anywhere else in Ireland',
      'at home in Ireland',
    ],
  },
  {
    kind: 'place',
    fits: region('Victoria'),
    before: ['Victorian'],
    behind: ['Vic based', 'from the state of Victoria', 'anywhere in VIC', 'in Victoria, metro or regional'],
  },
  {
    kind: 'place',
    fits: not(country('United States')),
    before: ['non-US'],
    behind: [
      'not in the States',
      'living anywhere but the USA',
      'without the ones in America',
      'based outside the United States',
    ],
  },
  {
    kind: 'place',
    fits: city('Leeds', 'Brighton'),
    behind: ['up in Leeds or down in Brighton', 'Leeds or Brighton based', 'in Brighton, or Leeds if not'],
  },
  {
    kind: 'relocation',
    fits: relocates,
    behind: [
      'who’d shift for a job',
      'who’d relocate for the right offer',
      'who say they can relocate',
      'ready to move interstate or abroad',
    ],
  },
  {
    kind: 'place',
    fits: any(country('Singapore'), relocates),
    behind: [
      'in Singapore or willing to move out there',
      'who are Singapore-based or would relocate to Singapore',
      'already in Singapore, or relocatable',
    ],
  },
  {
    kind: 'remote',
    fits: remote,
    before: ['fully remote'],
    behind: [
      'happy to stay fully remote',
      'working out of a home office',
      'who work remote',
      'telecommuting',
    ],
  },
];

const STARTS: readonly Condition<Second>[] = [
  {
    kind: 'rights',
    fits: rights('citizen'),
    behind: [
      'who are citizens, nothing less',
      'holding citizenship',
      'citizens only',
      'with full citizenship',
    ],
  },
  {
    kind: 'rights',
    fits: rights('permanent_resident'),
    behind: [
      'on PR',
      'who are permanent residents',
      'with permanent resident status',
      'holding permanent residency',
    ],
  },
  {
    kind: 'notice',
    fits: noticeUpTo(7),
    behind: [
      'who can start within a week',
      'on a week’s notice or none',
      'seven days notice max',
      'who need a week at most before they start',
    ],
  },
  {
    kind: 'notice',
    fits: ({ noticeDays }) => noticeDays >= 28,
    behind: [
      'with four weeks’ notice or more',
      'on at least 28 days’ notice',
      'who have to give a minimum of four weeks notice',
    ],
  },
  {
    kind: 'out of work',
    fits: ({ betweenJobs }) => betweenJobs,
    before: ['unemployed'],
    behind: [
      'who are between jobs',
      'out of work at present',
      'with no employer right now',
      'not employed anywhere just now',
    ],
  },
  {
    kind: 'pay',
    fits: payUpTo(100_000, 'AUD'),
    behind: [
      'on 100k AUD or below',
      'not above a hundred thousand Aussie dollars',
      'whose ask is AUD 100,000 or lower',
    ],
  },
  {
    kind: 'pay',
    fits: payBetween(50_000, 100_000, 'EUR'),
    behind: [
      'wanting 50 to 100k EUR',
      'who expect between €50,000 and €100,000',
      'in the range of 50k-100k euros',
    ],
  },
  {
    kind: 'pay',
    fits: ({ pay, currency }) => currency === 'SGD' && pay >= 100_000,
    behind: ['asking SGD 100k plus', 'who’d want 100,000 Singapore dollars or more'],
  },
];

/** The same over the second people, with what the desk had to do with them. */
export const SECOND_OPEN_PERSON: readonly Query<Second>[] = composed(
  SECOND.map(({ facts }) => facts),
  SECOND_ROLES,
  [...CALLS, ...HOLDS, ...PLACES, ...STARTS],
  39,
);
