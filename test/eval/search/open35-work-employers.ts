import type { Condition, Role } from './composed.ts';
import {
  all,
  at,
  formerly,
  group,
  lastTitled,
  leftFrom,
  not,
  skill,
  titled,
  trade,
  worked,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Tools of developers. */
export const TECH_CALLED: readonly Condition<Facts>[] = [
  {
    kind: 'skills',
    before: ['Kubernetes'],
    behind: [
      'with Kubernetes',
      'with K8s',
      'who have Kubernetes experience',
      'with k8s exp',
      'who’ve worked with Kubernetes',
      'Kubernetes on the CV',
      'and they need to know Kubernetes',
      'skilled in Kubernetes',
      'hands-on with Kubernetes',
    ],
    fits: skill('Kubernetes'),
  },
  {
    kind: 'skills',
    behind: [
      'with PostgreSQL',
      'who know Postgres',
      'with Postgres exp',
      'experienced in PostgreSQL',
      'must have Postgres',
      'Postgres under skills',
      'who have used PostgreSQL',
      'Postgres needed for this one',
    ],
    fits: skill('PostgreSQL'),
  },
];

/** What accountants have passed. */
export const FINANCE_CALLED: readonly Condition<Facts>[] = [
  {
    kind: 'certificates',
    before: ['CIMA qual’d'],
    behind: [
      'with CIMA',
      'CIMA a must',
      'who are CIMA qualified',
      'CIMA on the CV',
      'has to be CIMA',
      'who have CIMA',
      'quals: CIMA',
      'and the client insists on CIMA',
    ],
    fits: skill('CIMA'),
  },
];

/** Employers and what they do, as said in a hurry and at leisure. */
export const EMPLOYERS_CALLED: readonly Condition<Facts>[] = [
  {
    kind: 'employer now',
    before: ['Commonwealth Bank'],
    behind: [
      'at Commonwealth Bank',
      'from CommBank',
      'currently at CBA',
      'working for the Commonwealth Bank',
      'who are at CommBank today',
      'current employer Commonwealth Bank',
      'employed by CBA',
      'I can poach from Commonwealth Bank, so they need to be there now',
    ],
    fits: at('Commonwealth Bank'),
  },
  {
    kind: 'employer before',
    before: ['ex-Deloitte', 'former Deloitte'],
    behind: [
      'who used to work at Deloitte',
      'who have left Deloitte',
      'previously at Deloitte',
      'ex Deloitte pls',
      'who were at Deloitte in the past but aren’t now',
      'Deloitte alumni',
      'with a previous stint at Deloitte',
    ],
    fits: all(formerly('Deloitte'), not(at('Deloitte'))),
  },
  {
    kind: 'employer ever',
    behind: [
      'with Woolworths experience',
      'who have worked at Woolworths',
      'with Woolies on the CV, now or before',
      'current or ex Woolworths',
      'who’ve been at Woolworths, doesn’t matter when',
      'Woolworths now or in the past',
      'who work or have worked for Woolworths',
    ],
    fits: worked('Woolworths'),
  },
  {
    kind: 'group',
    before: ['Big 4 trained'],
    behind: [
      'with Big 4 experience',
      'from a Big 4 background',
      'who have worked in the Big 4',
      'big 4 on the CV',
      'w/ Big4 exp, current or past',
      'who are in the Big Four or have been',
      'with time in a Big Four firm',
    ],
    fits: worked(...group('big 4')),
  },
  {
    kind: 'group',
    before: ['hospital-based'],
    behind: [
      'working in a hospital',
      'at a hospital at the moment',
      'who work for a hospital',
      'currently hospital based',
      'hospital staff now',
    ],
    fits: at(...group('hospital')),
  },
  {
    kind: 'industry',
    before: ['retail'],
    behind: [
      'in retail',
      'currently working in retail',
      'who are in retail now',
      'employed by a retailer',
      'with a retailer right now',
      'in the retail sector today',
    ],
    fits: at(...group('retail')),
  },
  {
    kind: 'industry',
    behind: [
      'who have worked in banking',
      'with banking experience',
      'from a banking background',
      'banking exp needed',
      'who’ve been in a bank at some point, or still are',
      'with a bank somewhere in their history',
    ],
    fits: worked(...group('bank')),
  },
  {
    kind: 'left',
    behind: [
      'who left KPMG in 2023 or later',
      'that have come out of KPMG since 2023',
      'ex KPMG, left from 2023 onwards',
      'whose time at KPMG ended in 2023 or after',
      'who finished at KPMG in 2023 at the earliest',
    ],
    fits: leftFrom(2023, 'KPMG'),
  },
  {
    kind: 'not employer',
    behind: [
      'but not from Westpac',
      'who don’t work at Westpac',
      'not Westpac, they’re our client',
      'excl. current Westpac',
      'no one at Westpac now',
      'apart from those currently at Westpac',
    ],
    fits: not(at('Westpac')),
  },
];

/** Titles now and in the job before, each asked of its own trades. */
export const TITLES_CALLED: readonly {
  roles: readonly Role<Facts>[];
  conditions: readonly Condition<Facts>[];
}[] = [
  {
    roles: [
      { said: 'sales people', fits: trade('sales') },
      { said: 'salespeople', fits: trade('sales') },
    ],
    conditions: [
      {
        kind: 'title',
        behind: [
          'currently a Business Development Manager',
          'with the current title Business Development Manager',
          'current title BDM',
          'who are Business Development Managers at present',
          'working as a BDM now',
          'job title: Business Development Manager',
        ],
        fits: titled('Business Development Manager'),
      },
      {
        kind: 'title before',
        behind: [
          'whose last role was Account Executive',
          'who were an Account Executive in their last job before this one',
          'previous role: Account Executive',
          'with Account Executive as the title immediately before the current one',
        ],
        fits: lastTitled('Account Executive'),
      },
    ],
  },
];
