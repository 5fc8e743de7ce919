import { type Condition, composed } from './composed.ts';
import { ROLES } from './open32-person-roles.ts';
import type { Query } from './score.ts';
import {
  any,
  city,
  contractor,
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
import { type Facts, PEOPLE } from './world.ts';

const PLACES: readonly Condition<Facts>[] = [
  {
    kind: 'place',
    fits: city('Melbourne'),
    before: ['Melbourne-based', 'Melbourne'],
    behind: [
      'who live in Melbourne',
      'living down in Melbourne',
      'who call Melbourne home',
      'in the Melbourne area',
    ],
  },
  {
    kind: 'place',
    fits: city('Berlin', 'Munich'),
    behind: [
      'in either Munich or Berlin',
      'Berlin / Munich',
      'from Berlin or Munich, whichever',
      'living in one of these two: Berlin, Munich',
      'who are in Munich or else Berlin',
    ],
  },
  {
    kind: 'place',
    fits: region('Queensland'),
    before: ['Queensland'],
    behind: [
      'up in Queensland',
      'anywhere in QLD',
      'with an address in Queensland',
      'from all over Queensland',
    ],
  },
  {
    kind: 'place',
    fits: country('United Kingdom'),
    before: ['UK-based'],
    behind: ['living in Britain', 'anywhere at all in the U.K.', 'across the United Kingdom', 'on UK soil'],
  },
  {
    kind: 'place',
    fits: not(city('London')),
    before: ['non-London'],
    behind: [
      'who live anywhere except London',
      'minus the London ones',
      'excluding London',
      'not living in London',
      'with London left out',
    ],
  },
  {
    kind: 'place',
    fits: city('Manchester', 'Bolton'),
    behind: [
      'close to Manchester',
      'in or around Manchester',
      'within commuting distance of Manchester',
      'in the Greater Manchester area',
      'near enough to Manchester',
    ],
  },
  {
    kind: 'place',
    fits: city('San Francisco', 'Oakland'),
    before: ['Bay Area'],
    behind: [
      'in the San Francisco Bay Area',
      'in SF or across the bridge in Oakland',
      'local to the Bay Area',
      'around San Francisco and Oakland',
    ],
  },
];

const MOVES: readonly Condition<Facts>[] = [
  {
    kind: 'relocation',
    fits: relocates,
    before: ['relocatable'],
    behind: [
      'who would move for the right job',
      'open to a move to another city',
      "who'd pack up and go where the work is",
      'prepared to relocate',
      'not tied to where they live now',
      'up for relocation',
    ],
  },
  {
    kind: 'relocation',
    fits: relocates,
    behind: [
      'who would move to Perth',
      'prepared to up sticks for Perth',
      'happy to make the move over to Western Australia',
      'who’d consider relocating to Perth for us',
    ],
  },
  {
    kind: 'place',
    fits: any(city('Zurich'), relocates),
    behind: [
      'who are in Zurich or would move there',
      'in Zurich already or else game to relocate',
      'based in Zurich, or willing to relocate to it',
      'who either live in Zurich or are open to moving',
    ],
  },
  {
    kind: 'relocation',
    fits: not(relocates),
    behind: [
      'who won’t relocate',
      'not open to relocation',
      'who want to stay where they are',
      'who have ruled out moving',
      'unwilling to move for work',
    ],
  },
  {
    kind: 'remote',
    fits: remote,
    before: ['work-from-home', 'home-working'],
    behind: ['working from home', 'who do their job remotely', 'WFH', 'who work from their own desk at home'],
  },
  {
    kind: 'remote',
    fits: not(remote),
    before: ['non-remote'],
    behind: [
      "who don't work remotely",
      'with the remote workers taken out',
      'except the work-from-home ones',
      'who aren’t the remote kind',
    ],
  },
];

const STANDING: readonly Condition<Facts>[] = [
  {
    kind: 'rights',
    fits: not(rights('requires_sponsorship')),
    behind: [
      'that we wouldn’t have to sponsor',
      "who don't need a visa sponsor",
      'who can work without sponsorship',
      'free of any sponsorship requirement',
      'sponsorship not required',
      'not in need of sponsoring',
    ],
  },
  {
    kind: 'rights',
    fits: rights('citizen', 'permanent_resident'),
    behind: [
      'who are citizens or PRs',
      'with PR or citizenship',
      'who have at least permanent residency',
      'citizens / perm residents',
      'who are either permanent residents or full citizens',
    ],
  },
  {
    kind: 'rights',
    fits: rights('visa_holder'),
    before: ['visa-holding'],
    behind: ['who are here on a visa', 'on a working holiday visa', 'working on a visa', 'on WHVs'],
  },
  {
    kind: 'rights',
    fits: rights('requires_sponsorship'),
    behind: [
      'who need us to sponsor them',
      'in need of a visa sponsor',
      'who can only work if they’re sponsored',
      'whom the client would have to sponsor',
      'requiring sponsorship',
    ],
  },
];

const STARTS: readonly Condition<Facts>[] = [
  {
    kind: 'notice',
    fits: noticeUpTo(0),
    before: ['immediately available', 'available-now'],
    behind: [
      'who can start straight off',
      'who could start tomorrow morning',
      'with no notice to serve',
      'ready to go right away',
      "who don't have to give any notice",
    ],
  },
  {
    kind: 'notice',
    fits: noticeUpTo(14),
    behind: [
      'who can be in the seat inside two weeks',
      'on a fortnight’s notice or less',
      'who could start within a fortnight',
      'with 14 days’ notice at most',
      'no more than two weeks away from starting',
    ],
  },
  {
    kind: 'notice',
    fits: noticeUpTo(28),
    behind: [
      'on four weeks’ notice or less',
      'who can start inside a month',
      'who could join within 30 days',
      'notice period 28 days tops',
      'with a month’s notice at the very most',
    ],
  },
  {
    kind: 'notice',
    fits: ({ noticeDays }) => noticeDays === 84,
    behind: [
      "on three months' notice",
      'with twelve weeks of notice to serve',
      'tied to a 12-week notice period',
      'who have to give 3 months notice',
    ],
  },
];

const WANTS: readonly Condition<Facts>[] = [
  {
    kind: 'pay',
    fits: payUpTo(90_000, 'AUD'),
    behind: [
      'asking for AUD 90k or less',
      'who want no more than 90,000 Australian dollars',
      'with a salary ask of up to A$90k',
      'that fit a budget of 90k AUD',
      'max AUD 90,000',
    ],
  },
  {
    kind: 'pay',
    fits: payBetween(80_000, 120_000, 'GBP'),
    behind: [
      'after £80k to £120k',
      'expecting somewhere between 80 and 120 thousand pounds',
      'in the £80,000-£120,000 bracket',
      'looking for 80-120k sterling',
      'who want from 80k up to 120k GBP',
    ],
  },
  {
    kind: 'pay',
    fits: ({ pay, currency }) => currency === 'EUR' && pay >= 150_000,
    behind: [
      'who want 150k euros or more',
      'asking at least EUR 150,000',
      'from €150k upwards',
      'with salary expectations of 150k EUR and up',
      'who won’t get out of bed for less than €150k',
    ],
  },
  {
    kind: 'pay',
    fits: payUpTo(99_999, 'USD'),
    behind: [
      'asking under 100k US dollars',
      'who’d take a job below USD 100,000',
      'expecting less than US$100k',
      'who can be had for under 100k USD',
    ],
  },
  {
    kind: 'language',
    fits: speaks('Spanish'),
    before: ['Spanish-speaking'],
    behind: [
      'with Spanish',
      'able to converse in Spanish',
      'whose Spanish is up to a client meeting',
      'who know Spanish',
    ],
  },
  {
    kind: 'language',
    fits: any(speaks('German'), speaks('French')),
    before: ['German- or French-speaking'],
    behind: [
      'speaking German or French',
      'who can talk to people in either French or German',
      'with German and/or French',
      'having French or German (either will do)',
    ],
  },
  {
    kind: 'language',
    fits: ({ languages }) => languages.length > 0,
    behind: [
      'who speak a second language',
      'with another language besides English',
      'who have a foreign language',
      'that speak something other than English too',
    ],
  },
  {
    kind: 'work type',
    fits: contractor,
    before: ['contract'],
    behind: ['on contract', 'who want contract work', 'contracting', 'looking for contracts'],
  },
  {
    kind: 'work type',
    fits: not(contractor),
    before: ['permanent'],
    behind: ['looking for permanent work', 'who want a permanent seat', 'perm only', 'after a permanent job'],
  },
];

/** Queries on what is wanted of a person, made of roles and the many ways in which recruiters say it. */
export const OPEN_PERSON: readonly Query<Facts>[] = composed(
  PEOPLE.map(({ facts }) => facts),
  ROLES,
  [...PLACES, ...MOVES, ...STANDING, ...STARTS, ...WANTS],
  18,
);
