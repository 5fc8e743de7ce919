import type { Rule } from './types.ts';
import { wholeWords } from './whole-words.ts';
import { ORIGIN } from './words.ts';

const HELD = { verdict: 'held', subject: 'role' } as const;

const SERVED =
  '(?:clients?|customers?|guests?|patients?|residents?|callers?|members?|parents?|punters?|regulars|diners|buyers?|tenants?|students?|people|ladies|families|farmers|they|he|she|everyone|everybody)';
const WISH =
  "(?:(?:are|is|were|['’]re|['’]s) (?:(?:all|very|so|just|more) )?(?:used to|after|happier with|comfortable with)|expects?|likes?|loves?|prefers?|wants?|(?:would|['’]d) (?:rather|sooner|like|prefer|expect)(?: have| hear| see| get)?|responds? (?:better|best|well) to|warms? to|trusts?|takes? (?:better|more kindly) to|(?:want|like|expect|prefer|used)s? to (?:hear|see|find|get|deal with|speak to|talk to|have))(?: (?:to|being|seeing|hearing|having|getting|dealing with|greeted by|served by|met by|with|by))*";

/** What those who are served are said to expect of the voice or the face of whoever serves them. */
export const REMARKED_SERVED: readonly Rule[] = [
  {
    ...HELD,
    about: 'race_or_origin',
    pattern: wholeWords(
      `\\b${SERVED} ${WISH} (?:an?|the|that|some|nothing but an?) (?:(?:proper|real|nice|good|friendly|familiar|native) )?(?:${ORIGIN}|white|local|native|western|aussie|kiwi|anglo|southern|home counties) (?:voices?|faces?|accents?|looks?|names?)(?! (?:of the|over|overs|actors?|artists?|recogni\\p{L}*|cream|mask))`,
    ),
    unless:
      /\b(?:voice[- ]?overs?|actors?|dub\p{L}*|record(?:ing|ed)s?|audiobooks?|characters?|brands?|labels?|products?|wines?|not|never)\b|n['’]t\b/iu,
  },
  {
    ...HELD,
    about: 'age',
    pattern: wholeWords(
      `\\b${SERVED} ${WISH} (?:an?|the|some) (?:(?:nice|friendly|fresh) )?(?:young(?:er)?|youthful|old(?:er)?|mature|grown-up|grey-haired) (?:voices?|faces?|looks?|heads?)`,
    ),
    unless: /\b(?:actors?|dub\p{L}*|recording|characters?|skin|cream|not|never)\b|n['’]t\b/iu,
  },
];
