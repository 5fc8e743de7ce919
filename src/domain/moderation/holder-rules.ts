import type { Rule } from './types.ts';
import { ORIENTATION, ORIGIN, PEOPLES, PERSON, PICK, WORKER } from './words.ts';

const rx = (source: string): RegExp => new RegExp(source, 'giu');

const RACE =
  '(?:african[- ]american|afro[- ]caribbean|black|white|caucasian|asian|south asian|east asian|hispanic|latin[oax]|aboriginal|indigenous|m[aā]ori|samoan|tongan|fijian|pacific islander|arab|middle[- ]eastern|anglo(?:[- ]saxon)?|pakeha)';

/** Wording about who will hold a role, or about a person as such, beside what the other lists know. */
export const HOLDER_RULES: readonly Rule[] = [
  {
    about: 'sex',
    subject: 'role',
    pattern:
      /\b(?:handy|trades|work|repair|crafts|delivery|door|service|clean(?:ing)?)[- ]?m[ae]n\b(?!['’])|\b(?:handy|trades|crafts)[- ]?wom[ae]n\b/giu,
    rewording: 'Use a title without a sex: maintenance worker, tradesperson, technician, courier',
  },
  {
    about: 'sex',
    subject: 'role',
    pattern:
      /^[\s"'“(*•-]*(?:he|she) (?:will|would|must|should|shall|is expected to|needs to|has to|is responsible|reports to|gets to)\b(?! or)/giu,
    unless: /\byour?\b|\b(?:he|she) (?:or|\/) ?(?:he|she)\b/iu,
    rewording: 'Say you, or they',
  },
  {
    about: 'race_or_origin',
    pattern: rx(`\\b(?:${ORIGIN}|${PEOPLES}|kiwi|aussie|brit|locally|overseas|foreign|native)[- ]born\\b`),
    subject: 'role',
    needs: PICK,
  },
  {
    about: 'race_or_origin',
    subject: 'person',
    pattern: rx(`(?:^\\s*|\\b(?:an?|is|as|our)\\s+)${RACE}\\s+(?:${WORKER}|${PERSON})\\b`),
  },
  {
    about: 'pregnancy',
    pattern:
      /\b(?:no|without|not have|has no|have no) (?:\p{L}+ )?(?:plans?|intention|wish) (?:for|of|to)\b[^.;]*\b(?:maternity|paternity|parental|pregnan\p{L}+|famil(?:y|ies)|children|kids|bab(?:y|ies)|child)\b/giu,
  },
  {
    about: 'sexual_orientation',
    subject: 'person',
    pattern: rx(`\\bcame out(?: as)?\\s+(?:${ORIENTATION}|trans|bi)\\b`),
  },
  {
    about: 'sexual_orientation',
    subject: 'person',
    pattern:
      /\b(?:is|was|being|openly|identifies as|identify as|as an?)\s+(?:openly )?(?:trans|non-binary|bi)\b(?![- ]\p{L}*(?:tasman|national|annual|lingual|monthly))/giu,
  },
];
