import { type Condition, composed } from './composed.ts';
import { SECOND_ROLES } from './open32-person-roles.ts';
import type { Query } from './score.ts';
import { calledWithin, notCalledFor, SECOND, type Second, ticket } from './second-world.ts';
import { any, city, country, not, noticeUpTo, payUpTo, region, relocates, rights, speaks } from './truth.ts';

const CONDITIONS: readonly Condition<Second>[] = [
  {
    kind: 'called',
    fits: calledWithin(30),
    behind: [
      'we caught up with by phone in the last 30 days',
      'rung in the past month',
      'who got a call from one of us within the last month',
    ],
  },
  {
    kind: 'called',
    fits: notCalledFor(91),
    behind: [
      'overdue a call, nothing for three months',
      'no one’s been on to for a good three months',
      'that we’ve not phoned in 90 days',
    ],
  },
  {
    kind: 'called',
    fits: notCalledFor(365),
    behind: [
      'that nobody has spoken with for a year',
      'with no call in the last twelve months',
      'whom we’ve left alone for a year or longer',
    ],
  },
  {
    kind: 'called',
    fits: ({ calledDaysAgo }) => calledDaysAgo === null,
    behind: [
      'we are yet to call for the first time',
      'who’ve had zero calls',
      'still waiting on a first call from us',
    ],
  },
  {
    kind: 'called',
    fits: calledWithin(7),
    behind: ['we spoke to in the last seven days', 'called within the past week'],
  },
  {
    kind: 'ticket',
    fits: ticket('Scaffolding ticket'),
    behind: ['with the scaffolding ticket', 'who are ticketed for scaffolding', 'holding a scaffold ticket'],
  },
  {
    kind: 'ticket',
    fits: ticket('AHPRA registration'),
    behind: ['whose AHPRA registration is on record', 'that hold AHPRA'],
  },
  {
    kind: 'language',
    fits: speaks('Arabic'),
    before: ['Arabic-speaking'],
    behind: ['who have Arabic', 'conversant in Arabic'],
  },
  {
    kind: 'language',
    fits: any(speaks('German'), speaks('Mandarin')),
    behind: ['who speak German, failing that Mandarin', 'with Mandarin or German'],
  },
  {
    kind: 'place',
    fits: country('New Zealand'),
    before: ['NZ-based'],
    behind: ['on the ground in New Zealand', 'who live in Aotearoa'],
  },
  {
    kind: 'place',
    fits: region('New South Wales'),
    behind: ['in New South Wales, Newcastle included', 'NSW residents'],
  },
  {
    kind: 'place',
    fits: not(city('Karratha')),
    behind: ['other than the Karratha lot', 'who aren’t up in Karratha'],
  },
  {
    kind: 'relocation',
    fits: ({ relocates }) => !relocates,
    behind: ['who will not be relocating', 'set on staying put'],
  },
  {
    kind: 'place',
    fits: any(region('Scotland'), relocates),
    behind: ['in Scotland or up for moving to Scotland'],
  },
  {
    kind: 'rights',
    fits: rights('visa_holder', 'requires_sponsorship'),
    behind: ['who are on a visa or need sponsoring', 'neither citizen nor permanent resident'],
  },
  {
    kind: 'notice',
    fits: noticeUpTo(14),
    behind: [
      'two weeks’ notice or quicker',
      'who can join us inside a fortnight',
      'able to start within 14 days',
    ],
  },
  {
    kind: 'out of work',
    fits: ({ betweenJobs }) => betweenJobs,
    behind: ['without a job at the moment', 'who are jobless', 'currently not working for anybody'],
  },
  {
    kind: 'pay',
    fits: payUpTo(50_000, 'GBP'),
    behind: ['for £50k or under', 'who’d settle for up to 50 thousand pounds'],
  },
];

export const SECOND_OPEN_PERSON_MORE: readonly Query<Second>[] = composed(
  SECOND.map(({ facts }) => facts),
  SECOND_ROLES,
  CONDITIONS,
  14,
);
