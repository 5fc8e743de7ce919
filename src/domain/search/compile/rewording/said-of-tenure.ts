import { COMPANY } from './company-names.ts';
import type { Ways } from './in-turn.ts';

const YEAR = String.raw`(?:(?:19|20)\d\d)`;
const EARLIER = String.raw`(?:\s*,?\s*(?:or|and)\s+(?:even\s+|already\s+|some\s?time\s+)?(?:earlier|before(?:\s+(?:that|then))?|longer|prior|previously))`;

/** Since when somebody is where they are, as `plainly` puts it into "since". */
export const SAID_OF_TENURE: Ways = [
  // "With Bupa since at least 2023", "since 2020 at the latest".
  [
    new RegExp(
      String.raw`\bsince\s+(?:at\s+(?:the\s+)?(?:very\s+)?(?:least|latest)|no\s+later\s+than)\s+(?=(?:\p{L}{3,9}\s+)?${YEAR})`,
      'giu',
    ),
    'since ',
  ],
  [
    new RegExp(
      String.raw`(?<=\bsince\s+${YEAR})\s*,?\s+at\s+(?:the\s+)?(?:very\s+)?(?:least|latest)(?!\p{L})`,
      'giu',
    ),
    '',
  ],
  // "At KPMG (since 2023 or longer)".
  [
    new RegExp(
      String.raw`(?<=\b(?:at|with|for)\s+(?:the\s+)?${COMPANY})\s*[(,–-]\s*since\s+(${YEAR})${EARLIER}?\s*\)?(?=\s*(?:$|[,;.)]|\b(?:in|and|who|with)\s))`,
      'gu',
    ),
    ' since $1',
  ],
  // "With KPMG from 2020 or earlier".
  [
    new RegExp(
      String.raw`(?<=\b(?:at|with|for)\s+(?:the\s+)?${COMPANY})\s*,?\s+(?:from|by)\s+(${YEAR})${EARLIER}(?![\p{L}-])`,
      'gu',
    ),
    ' since $1',
  ],
  // "At HSBC or ANZ who only joined them in 2023 or later".
  [
    new RegExp(
      String.raw`\b(?:who|that|and)\s+(?:(?:have|has|only|just|first)\s+)*(?:joined|started|begun|began)\s+(?:(?:only|with|at)\s+)*(?:them|there|it|either(?:\s+of\s+(?:them|these))?|(?:the|that|this)\s+(?:bank|firm|company|employer|one|place|group))\s+(?:only\s+)?(?=(?:in|after|since|before|from|during)\s+(?:\p{L}{3,9}\s+)?${YEAR})`,
      'giu',
    ),
    'who joined ',
  ],
  // "Joined Bupa 2021 or earlier".
  [
    new RegExp(
      String.raw`\b(joined|started\s+(?:at|with))\s+((?:the\s+)?${COMPANY})\s*,?\s+(?=${YEAR}${EARLIER})`,
      'gu',
    ),
    '$1 $2 in ',
  ],
];
