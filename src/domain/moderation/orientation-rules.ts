import { CLIENTELE_ONLY } from './people-rules.ts';
import type { Rule } from './types.ts';
import { BE, CLIENTELE, ORIENTATION, PERSON, PICK, SHUT_OUT } from './words.ts';

const rx = (source: string): RegExp => new RegExp(source, 'giu');

export const ORIENTATION_RULES: readonly Rule[] = [
  { about: 'sexual_orientation', subject: 'role', pattern: /\b(?:must|should) be straight\s*(?=$|,)/giu },
  {
    about: 'sexual_orientation',
    pattern: rx(`\\b(?:${ORIENTATION}|straight|trans|transgender)\\s+(?:${PERSON})\\b`),
    unless: CLIENTELE_ONLY(),
  },
  {
    about: 'sexual_orientation',
    pattern: rx(
      `\\b(?:she|he|they|candidate|who|must|should|openly|not)\\s*(?:${BE}\\s+)?(?:openly\\s+|a )?${ORIENTATION}\\b`,
    ),
  },
  {
    about: 'sexual_orientation',
    loose: true,
    pattern: rx(`\\b${ORIENTATION}\\b`),
    needs: PICK,
    subject: 'role',
  },
  {
    about: 'sexual_orientation',
    pattern: rx(`(?:^|,|\\band|\\bor)\\s*(?:openly )?${ORIENTATION}\\s*(?=$|,|and\\b)`),
    subject: 'person',
  },
  {
    about: 'sex',
    pattern: /\btrans(?:gender|sexual)?s? (?:wom[ae]n|m[ae]n|people|persons?|applicants?|candidates?)\b/giu,
    unless: SHUTLESS(),
  },
];

function SHUTLESS(): RegExp {
  return new RegExp(`^(?!.*(?:${SHUT_OUT.source})).*(?:${CLIENTELE.source})`, 'iu');
}
