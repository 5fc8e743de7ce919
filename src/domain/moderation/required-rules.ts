import type { Attribute, Rule } from './types.ts';
import { FAITH, ORIENTATION, ORIGIN, PEOPLES } from './words.ts';

/** What somebody may be said to have to be, by attribute. */
const BEING: Partial<Record<Attribute, string>> = {
  sex: '(?:(?:biological(?:ly)? |cis |adult )?(?:wom[ae]n|m[ae]n|females?|males?|lady|ladies|gentlem[ae]n|girls?))',
  race_or_origin: `(?:(?:of )?(?:${ORIGIN}|${PEOPLES}|torres strait islander|first nations|pasifika|roma|of colou?r)(?: (?:and|or|and\\/or) (?:${ORIGIN}|${PEOPLES}|torres strait islander|first nations|pasifika))*(?: (?:descent|heritage|origin|background|ethnicity))?)`,
  religion: `(?:(?:practi[sc]ing |committed |devout |of the )?(?:${FAITH})(?: faith)?)`,
  sexual_orientation: ORIENTATION,
  age: '(?:young(?:er)?|old(?:er)?|mature)',
  disability_or_health: '(?:disabled|deaf|blind|able-bodied)',
  family: '(?:single|unmarried|married|childless|mothers?|fathers?|parents?)',
};
const NOUN = '(?: (?:person|people|yourself|candidate|applicant))?';
const ASKED =
  '(?:requirements?|conditions?|qualifications?|prerequisites?|criteri(?:on|a)|musts?|must-have|essential|necessary|needed|required|mandatory|expected)';
const OF_POST = '(?: (?:of|for|in|at) (?:this|the|our|all) \\p{L}+| here)?';
const ENDS = `${NOUN}(?=\\W*$|[,.;:)]| (?:and|to|as|under|by|for|because|so|only)\\b)`;

/**
 * "Being a woman is an occupational requirement", "it is a requirement that the holder is Catholic", "the occupational requirement is to
 * be Maori": what somebody must be, said as what the post asks.
 */
export const REQUIRED_RULES: readonly Rule[] = Object.entries(BEING).map(
  ([about, being]): Rule => ({
    about: about as Attribute,
    subject: 'role',
    pattern: new RegExp(
      [
        `\\b(?:being|to be|that (?:you|they|s?he) (?:are|is)) (?:an? )?${being}${NOUN}${OF_POST},? (?:is|are|remains|will be|would be|being|counts as)\\b[^.;]{0,40}\\b${ASKED}\\b`,
        `\\b(?:requirements?|conditions?|qualifications?|prerequisites?|required|essential|necessary)${OF_POST}\\b[^.;]{0,40}?\\b(?:be|being|(?:you|they|s?he|holder|person|worker|candidate|applicant|appointee) (?:is|are)) (?:an? )?${being}${ENDS}`,
        `\\boccupational (?:requirements?|qualifications?)${OF_POST}(?: applies)?(?:[:,]| (?:for|of)) (?:an? )?${being}${ENDS}`,
      ].join('|'),
      'giu',
    ),
    unless:
      /\b(?:not|no|never|neither|nor|none|whether|regardless|irrespective)\b|n['’]t\b|\bwithout (?:being|regard)\b/iu,
  }),
);
