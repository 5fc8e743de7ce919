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

const BEING_REQUIRED: readonly Rule[] = Object.entries(BEING).map(
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

const HELPER =
  '(?:carers?|aides?|nurses?|(?:support |care )?workers?|staff|helpers?|cleaners?|drivers?|cooks?|girls?|lads?|wom[ae]n|m[ae]n|ones?|people)';

/**
 * "Being a woman is an occupational requirement", "it is a requirement that the holder is Catholic", "the occupational requirement is to
 * be Maori": what somebody must be, said as what the post asks, as how all are expected to live, or as what a client asked for.
 */
export const REQUIRED_RULES: readonly Rule[] = [
  ...BEING_REQUIRED,
  {
    about: 'religion',
    subject: 'role',
    verdict: 'held',
    pattern:
      /\b(?:(?:is|are|be|you['’]re|everyone|everybody|all) (?:expected|asked|required|supposed) to|(?:must|has to|have to)) (?:be practi[sc]ing(?= (?:members?|believers?)|\W*$)|live (?:by|up to) (?:that|it|the faith|the gospel|its (?:faith|creed|teaching))(?=[,.;]|\W*$)|(?:attend|come to|join|lead) (?:\p{L}+ )?(?:mass|chapel|worship|prayers)\b)/giu,
    needs:
      /\b(?:catholic|anglican|christian|church|faith|patronage|gospel|muslim|islamic|jewish|hindu|sikh|chapel|mass|worship|prayers|bishop|parish|practi[sc]ing|everyone|everybody|all staff)\b/iu,
    unless:
      /\b(?:not|no|nobody|never|chaplains?|priests?|imams?|organists?|choir|pastors?|ministers?|solicitors?|certificate|licen[cs]e)\b|n['’]t\b/iu,
  },
  // A client's wish for a colour, an origin or an age, whoever sees to it.
  {
    about: 'race_or_origin',
    subject: 'role',
    verdict: 'held',
    pattern: new RegExp(
      `\\b(?:clients?|famil(?:y|ies)|residents?|patients?|customers?|lad(?:y|ies)|gentlem[ae]n|members?|guests?|tenants?)\\b[^.;]{0,30}\\b(?:asked for|asks? for|wants?|prefers?|requested|insists? on) (?:only )?(?:an? )?(?:white|black|${ORIGIN}|${FAITH}|young(?:er)?|older) ${HELPER}\\b`,
      'giu',
    ),
    unless:
      /\b(?:not|never|refuse\w*|decline\w*|declined|cannot|unlawful|against the law|whatever|whoever|speak\w*)\b|n['’]t\b/iu,
  },
];

/** What a sentence holds that these rules look for, beside words for people. */
export const REQUIRED_WORDS = 'practi[sc]ing|live (?:by|up to)';
