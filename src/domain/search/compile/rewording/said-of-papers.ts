import type { Ways } from './in-turn.ts';

const CLEARED = String.raw`(?:[\s-]+(?:security\s+)?(?:clear(?:ed|ance)s?|vett(?:ed|ing)))?`;
const DRIVES = String.raw`(?=[^.;]{0,40}(?<!\p{L})(?:driv(?:ers?|ing)|licen[cs]es?|HGV|LGV|trucks?|lorr(?:y|ies)|cards?)(?!\p{L}))`;
const DRIVEN = String.raw`(?<=(?<!\p{L})(?:drivers?|HGVs?|LGVs?|truckers?)(?!\p{L})[^.;]{0,60})`;
const CLASSES = String.raw`(?<![\p{L}\p{N}])(?:class|HGV|LGV)\s*([12])\s*(?:\/|,|,?\s*\bor\b|&|\band\b)\s*(?:class\s*)?([12])(?![\p{L}\p{N}%+]|\s*(?:years?|yrs?|months?|weeks?|days?|shifts?))`;
const OR_CAT = String.raw`\s*(?:\/|,|,?\s*\bor\b)\s*(?:cat(?:egory)?\.?\s+)?`;
const CAT = String.raw`(?<![\p{L}\p{N}])(?:cat(?:egory)?\.?\s+)?`;

/** Two papers of one kind told in short, of which the second lacks its name, as `plainly` puts them before any reader. */
export const SAID_OF_PAPERS: Ways = [
  // "SC or DV cleared", "SC/DV": clearances, and no state of America.
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])SC\s*(?:\/|,|,?\s*\bor\b)\s*(?:e?DV)${CLEARED}(?![\p{L}\p{N}])`,
      'gu',
    ),
    'SC clearance or DV clearance',
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\p{N}])e?DV\s*(?:\/|,|,?\s*\bor\b)\s*SC${CLEARED}(?![\p{L}\p{N}])`, 'gu'),
    'DV clearance or SC clearance',
  ],
  // "Class 1 or 2 drivers", "drivers, class 1/2".
  [new RegExp(CLASSES + DRIVES, 'giu'), 'HGV class $1 or HGV class $2'],
  [new RegExp(DRIVEN + CLASSES, 'giu'), 'HGV class $1 or HGV class $2'],
  // "C or C+E drivers".
  [
    new RegExp(String.raw`${CAT}C${OR_CAT}(?:C\+E|CE)(?![\p{L}\p{N}])${DRIVES}`, 'gu'),
    'HGV class 2 or HGV class 1',
  ],
  [
    new RegExp(String.raw`${CAT}(?:C\+E|CE)${OR_CAT}C(?![\p{L}\p{N}+#])${DRIVES}`, 'gu'),
    'HGV class 1 or HGV class 2',
  ],
  // "HGV class 1 or HGV class 2 drivers": whoever holds one of them and drives.
  [
    /(?<![\p{L}\p{N}])(HGV class [12]) or (HGV class [12])\s+(?:truck\s+|lorry\s+|HGV\s+|LGV\s+)?drivers?(?!\p{L})/gu,
    'truck drivers with $1 or $2',
  ],
];
