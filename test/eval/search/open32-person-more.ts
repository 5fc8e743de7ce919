import { type Condition, composed } from './composed.ts';
import { ROLES } from './open32-person-roles.ts';
import type { Query } from './score.ts';
import {
  any,
  city,
  contractor,
  country,
  EUROPE,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  relocates,
  remote,
  rights,
  speaks,
} from './truth.ts';
import { type Facts, PEOPLE } from './world.ts';

const CONDITIONS: readonly Condition<Facts>[] = [
  {
    kind: 'place',
    fits: city('Stockholm'),
    before: ['Stockholm-based'],
    behind: [
      'who have settled in Stockholm',
      'with a Stockholm postcode',
      'that are in Stockholm at present',
    ],
  },
  {
    kind: 'place',
    fits: country('Australia', 'New Zealand'),
    before: ['Australasian'],
    behind: ['on either side of the Tasman', 'in Australia, New Zealand also fine', 'ANZ wide'],
  },
  {
    kind: 'place',
    fits: not(country(...EUROPE)),
    behind: ['living outside Europe', 'nowhere in Europe', 'not based in Europe'],
  },
  {
    kind: 'place',
    fits: city('Sydney', 'Parramatta'),
    behind: ['in greater Sydney', 'within an hour of Sydney', 'in Sydney itself or out Parramatta way'],
  },
  {
    kind: 'relocation',
    fits: relocates,
    behind: [
      'who would relocate if asked',
      'flexible on relocation',
      'with no objection to moving city',
      'open to transferring to Brisbane',
    ],
  },
  {
    kind: 'place',
    fits: any(country('Germany'), relocates),
    behind: ['in Germany or ready to move there', 'Germany-based, otherwise willing to relocate'],
  },
  {
    kind: 'remote',
    fits: remote,
    behind: ['whose work is done remotely', 'that work from home', 'doing the job from home'],
  },
  {
    kind: 'rights',
    fits: rights('citizen'),
    behind: ['with citizen status', 'being citizens', 'no visas, no PR, just citizens'],
  },
  {
    kind: 'rights',
    fits: rights('permanent_resident'),
    behind: ['with their PR', 'who hold permanent residence', 'who’ve got permanent residency'],
  },
  {
    kind: 'rights',
    fits: not(rights('requires_sponsorship')),
    behind: [
      'for whom no sponsorship is needed',
      'as long as they need no sponsoring',
      'minus those who’d want a sponsor',
    ],
  },
  {
    kind: 'notice',
    fits: noticeUpTo(21),
    behind: [
      'who can start in three weeks or sooner',
      'at most 3 weeks’ notice',
      'whom we could have within 21 days',
    ],
  },
  {
    kind: 'notice',
    fits: ({ noticeDays }) => noticeDays > 31,
    behind: [
      'whose notice is longer than a month',
      'who can’t get away inside a month',
      'with notice of more than 31 days',
    ],
  },
  {
    kind: 'notice',
    fits: noticeUpTo(0),
    behind: ['that are free as of now', 'who can begin at once', 'on no notice at all'],
  },
  {
    kind: 'pay',
    fits: payUpTo(120_000, 'NZD'),
    behind: ['costing NZ$120k or less', 'happy with 120,000 kiwi dollars or under'],
  },
  {
    kind: 'pay',
    fits: ({ pay, currency }) => currency === 'CHF' && pay > 120_000,
    behind: ['who expect more than 120,000 Swiss francs', 'asking over CHF 120k'],
  },
  {
    kind: 'pay',
    fits: payBetween(70_000, 110_000, 'EUR'),
    behind: [
      'expecting between 70 and 110 thousand euros',
      'whose expectation is 70k to 110k EUR',
      'wanting €70-110k',
    ],
  },
  {
    kind: 'language',
    fits: speaks('Mandarin'),
    before: ['Mandarin-speaking'],
    behind: [
      'who could take a call in Mandarin',
      'fluent in Mandarin',
      'with Mandarin as one of their languages',
    ],
  },
  {
    kind: 'language',
    fits: any(speaks('Hindi'), speaks('Spanish')),
    behind: ['with Hindi or Spanish under their belt', 'who speak one of Spanish and Hindi'],
  },
  {
    kind: 'work type',
    fits: contractor,
    behind: ['who take contracts', 'available for contract assignments'],
  },
];

export const OPEN_PERSON_MORE: readonly Query<Facts>[] = composed(
  PEOPLE.map(({ facts }) => facts),
  ROLES,
  CONDITIONS,
  10,
);
