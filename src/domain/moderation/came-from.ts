import { countries } from '#src/lib/countries.ts';
import type { Rule } from './types.ts';

const THEY = '(?:he|she|they|who|the candidate|this candidate|the person)';

/** Names of countries and of parts of the world, in English, as a pattern in small letters. */
const LANDS: string = [
  ...Object.values(countries.getNames('en', { select: 'all' })).flat(),
  ...[
    'uk',
    'usa?',
    'america',
    'britain',
    'england',
    'scotland',
    'wales',
    'northern ireland',
    'holland',
    'turkey',
  ],
  ...[
    'russia',
    'iran',
    'syria',
    'vietnam',
    'laos',
    'moldova',
    'tanzania',
    'bolivia',
    'venezuela',
    'burma',
    'congo',
  ],
  ...[
    '(?:eastern |western |central |southern |northern )?(?:europe|africa|asia)',
    'the (?:middle|far|near) east',
  ],
  ...[
    '(?:south|latin|central) america',
    'south[- ]east asia',
    'the (?:caribbean|balkans|gulf|levant|maghreb|subcontinent)',
  ],
  ...[
    'the (?:pacific )?islands',
    '(?:the )?punjab',
    'kerala',
    'gujarat',
    'bengal',
    'tamil nadu',
    'kurdistan',
    'tibet',
  ],
]
  .map((name) => name.toLowerCase())
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** Behind a land that is where somebody is from, and no market, army or office of it. */
const ENDS =
  '(?=\\W*$|[,.;:)]| (?:in|to|at|and|with|where|who|as|aged|when|by|on|originally|after|before|for|via|over|last|this|but|though|himself|herself|themselves|years?|ten|five|twenty) )';

/** What a candidate is told to have come out of: a land is their origin, a firm, a trade or a force is their career. */
export const CAME_FROM: readonly Rule[] = [
  {
    about: 'race_or_origin',
    subject: 'person',
    pattern: new RegExp(
      `\\b${THEY} (?:(?:also|originally) )?(?:came|come|comes|arrived|hails?|hailed|is|are|was|were|migrated) (?:here |over |across |originally |to (?:us|australia|britain|canada|ireland|england|the uk) )*(?:all the way )?from (?:the )?(?:${LANDS})${ENDS}`,
      'giu',
    ),
  },
  {
    about: 'race_or_origin',
    subject: 'person',
    pattern: new RegExp(
      `\\b${THEY} (?:came|arrived|fled|emigrated|immigrated|migrated) (?:here |over |across )?(?:as an? (?:refugee|child|boy|girl|baby|teenager|asylum seeker|migrant|immigrant)\\b|from [^.;]{2,60}? as an? (?:refugee|child|boy|girl|baby|teenager|asylum seeker|migrant|immigrant)\\b)|\\b${THEY} (?:fled|emigrated|immigrated) from\\b`,
      'giu',
    ),
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'person',
    pattern: new RegExp(
      `\\bhails? from\\b|\\b${THEY} (?:came|come|comes) from an? (?:\\p{L}+ )?(?:village|family|town|community|clan|tribe|household) (?:in|near|of|outside)\\b`,
      'giu',
    ),
  },
];
