import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };

/** What chooses or leaves out, in no order. */
const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ kind, strength }) => kind !== 'unsupported' && strength !== 'nice')
    .map(({ strength, kind, values, min, max, when, label, movable }) =>
      [
        strength,
        kind,
        values.length === 0 ? label : values.toSorted().join(' or '),
        min,
        max,
        when,
        movable,
      ].join(' '),
    )
    .toSorted();

/** A plain search, and other ways of saying just the same. */
const WAYS: Record<string, readonly (readonly [plain: string, ways: readonly string[]])[]> = {
  'ratings are read in figures, words, stars and marks out of five': [
    [
      'plumbers rated 4 or better',
      [
        'plumbers with a rating of at least four',
        'plumbers, four stars and up',
        'plumbers rated four or higher',
        'plumbers with four or five stars',
        'plumbers with 4/5 or better',
        'plumbers scoring at least four out of five in our ratings',
        'plumbers who got a 4 or a 5 from us when rated',
        'plumbers whose rating is not lower than four',
        'plumbers with rating from 4 upwards',
        'plumbers having a rating of 4 minimum',
        'plumbers rated above 3',
        'plumbers we gave 4 stars or more',
        'plumbers graded 4 or more',
        'plumbers, nobody rated below 4',
        'plumbers but skip anyone rated under 4',
      ],
    ],
    ['plumbers rated 2 or lower', ['plumbers rated under 3', 'plumbers with 2 stars at most']],
  ],
  'some of a trade are refused, and not the trade that is looked for': [
    [
      'radiographers who do not need sponsorship',
      [
        'leave out radiographers who need sponsoring',
        'show radiographers, hide the ones who need to be sponsored',
        "don't send me radiographers who need sponsorship",
        'not radiographers who need sponsorship',
      ],
    ],
    [
      'chefs, nobody in London',
      [
        'no chefs in London',
        'we don’t want chefs who live in London',
        'do not show me chefs in London, all the other chefs yes',
        'chefs, filter out the ones in London',
      ],
    ],
    ['nurses with dialysis', ['no nurses without dialysis']],
    [
      'welders with at least 5 years of experience',
      ['no welders under 5 years', 'welders, leave out whoever has fewer than five years of experience'],
    ],
    [
      'accountants who are citizens',
      ["accountants, take out anyone who isn't a citizen", 'accountants, nobody who is not a citizen'],
    ],
    ['receptionists who speak German', ['please exclude receptionists who speak no German']],
  ],
  'who may work is read by where the right comes from': [
    [
      'welders who are citizens or permanent residents',
      [
        'welders whose right to work comes from citizenship or permanent residency',
        'welders. Citizens fine, permanent residents fine, nobody else.',
        'welders, citizens or PR is ok, no one else',
        'welders, perm res or citizen',
      ],
    ],
    ['carers on a visa', ['carers whose right to work is a visa', 'carers, immigration status: visa holder']],
    [
      'radiographers who do not need sponsorship',
      [
        'which radiographers can we place without having to sponsor them?',
        'radiographers we can hire without sponsoring',
        'Spire can’t sponsor, so radiographers please',
        'the hospital does not do sponsorship and needs radiographers',
      ],
    ],
  ],
  'those who live somewhere or would move are one choice': [
    [
      'pharmacists in Cardiff or willing to relocate',
      [
        'Cardiff pharmacists plus any pharmacist who’d relocate',
        'a pharmacist who lives in Cardiff or who accepts to relocate',
        'pharmacists who are in Cardiff and also the ones who are ready to relocate',
        'pharmacists. Location Cardiff, or candidate should be ready for relocation.',
        'pharmacists who needn’t live in Cardiff so long as they’d relocate; those in Cardiff count anyway',
      ],
    ],
    ['nurses with ICU, open to relocation', ['nurses with ICU and who would relocate']],
    ['paralegals not in London', ['paralegals who are based elsewhere than London']],
  ],
  'a level is where it begins or ends, however the edge is said': [
    [
      'accountants, senior or above',
      [
        'accountants. Minimum level: senior.',
        'accountants, senior level minimum',
        'accountants who’ve reached senior or gone beyond it',
        'accountants who are senior at least',
      ],
    ],
    ['carers above junior level', ['carers, anything over junior']],
  ],
  'no contact in a time is read wherever the denial stands': [
    [
      'midwives not contacted in the last 6 months',
      [
        'midwives there’s been no contact with these last 6 months',
        'midwives we’ve had no contact with for the last half a year',
        'midwives, contact in last six months = none',
      ],
    ],
  ],
  'sums keep their edge, their currency and what they are paid for': [
    [
      'welders who want at least £60,000 a year',
      [
        'welders, minimum expectation £60k per year',
        'welders with an expectation of sixty thousand pounds a year or upwards',
      ],
    ],
    [
      'welders who want at most A$55 an hour',
      [
        'welders, hourly rate ceiling A$55',
        'welders whose hourly rate isn’t above A$55',
        'welders for fifty-five Australian dollars an hour at the most',
        'welders - hourly - AUD 55 maximum',
      ],
    ],
    [
      'chefs who want at most ZAR 900,000 a year',
      ['chefs asking no more than R900k pa', 'chefs, nine hundred thousand rand a year max'],
    ],
    ['chefs who want at most INR 3,500,000 a year', ['chefs who want ₹35,00,000 a year at the most']],
    [
      'paralegals who want at most £32,000 a year',
      ['The firm can’t go past £32k a year, so paralegals within that please'],
    ],
    [
      'drivers available within 2 weeks',
      ['drivers, availability max 2 weeks', 'drivers, two weeks or less until they can start'],
    ],
  ],
  'what stands behind says whether something is demanded, wished for or refused': [
    [
      'electricians with high voltage',
      [
        'electricians experienced in high voltage, non-negotiable',
        'electricians; no good to me without high voltage',
      ],
    ],
    ['carers with a driving licence', ['no driving licence no good - carers', 'carers licensed to drive']],
    [
      'chefs in Cork, ideally with pastry',
      [
        'chefs in Cork (pastry: nice to have)',
        'any chefs in Cork? pastry an advantage',
        'chefs in Cork, with pastry being the icing on the cake',
        'Chefs in Cork please. If there’s pastry on the CV, great, if there isn’t, also fine.',
      ],
    ],
    [
      'Python developers, no contractors and nobody with PHP',
      ['Python devs without PHP, contractors are out too', 'Python developers, exclusions: contractors; PHP'],
    ],
    [
      'sales managers in the UK, not in London and not at Vodafone now',
      [
        'UK sales managers except those in London and those working for Vodafone now',
        'need UK sales managers. Out: London. Out: whoever is at Vodafone at present.',
      ],
    ],
    ['chefs, no pastry chefs', ['need chefs - pastry chefs no use to me']],
    [
      'planners who have never worked at Arup',
      ['planners - Arup must not appear anywhere in the work history'],
    ],
    ['nurses with wound care', ['nurses wound care a non-negotiable']],
    [
      'data analysts with Power BI or Tableau',
      ['Data analysts please. Tableau is fine, Power BI is fine, they don’t need both.'],
    ],
  ],
  '“must be people” names nobody of the back end': [['nurses in Leeds', ['nurses, must be people in Leeds']]],
  'what is refused before it is said who is wanted is refused': [
    ['social workers, no juniors', ['Kent County Council said no juniors, they want social workers']],
    ['nurses, no contractors', ['the client says no contractors, they want nurses']],
    [
      'nurses, senior or above',
      [
        'Spire will only look at nurses who are senior or above',
        'our client only takes nurses, senior or above',
      ],
    ],
  ],
};

for (const [guarantee, blocks] of Object.entries(WAYS))
  describe(guarantee, () => {
    for (const [plain, ways] of blocks)
      it.each(ways)(`%s: ${plain}`, (way) => {
        expect(read(way)).toEqual(read(plain));
      });
  });
