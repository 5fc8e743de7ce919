import { lowered } from './matching.ts';
import type { Rule } from './types.ts';

// What an application does without: "No photo, age or marital status in your CV", "Resumes should not say whether you are married".

const PAPER =
  '(?:photos?|photographs?|pictures?|head ?shots?|selfies?|videos?|dates? of birth|d\\.?o\\.?b\\.?s?|birth ?dates?|marital status|maiden names?|home address(?:es)?)';
/** What somebody is, as a field of a form. */
const FACT = `(?:${PAPER}|nric(?: numbers?)?|ages?|birthdays?|birth years?|years? of birth|places? of birth|birthplaces?|family (?:status|situation|details)|civil status|relationship status|genders?|sex|nationalit(?:y|ies)|citizenship|religions?|faiths?|ethnicit(?:y|ies)|ethnic origins?|race|health(?: details| history)?|(?:number of |details of |information about )?(?:your )?(?:children|kids|dependants|dependents)|famil(?:y|ies)(?= (?:and|or)\\b|,)|names? of (?:your )?(?:spouse|partner|children|school)|(?:passport|id|sin|ssn|ni|social security|national insurance|social insurance)(?: (?:numbers?|cards?|copies))?|(?:whether|if) you(?:['’]re| are| have| were) (?:married|single|children|kids|pregnant|born here|a (?:parent|mother|father|citizen))(?: or (?:not|single|married|have (?:children|kids)))?|how old you are|how many (?:kids|children) you have|where you(?:['’]re| are| were) (?:from|born)|graduation (?:years?|dates?)|years? of graduation)`;
const ONE = `(?:(?:an?|your|any|the|their|his|her|no|nor) )*(?:recent |personal )?`;
const LIST = `${ONE}${FACT}(?:(?:,|,? (?:or|and|nor|no)) ${ONE}${FACT})*`;
const CV =
  "(?:(?:your|the|a|any|their) )?(?:covering |cover )?(?:cvs?|c\\.v\\.s?|r[eé]sum[eé]s?|applications?(?: forms?)?|letters?|forms?|profiles?|submissions?)(?!['’])";
const TELL =
  '(?:include|show|give|state|mention|list|put(?: down)?|add|attach|send(?: us| me)?|tell us|provide|supply|enclose|say)';
const END = '(?= ?(?:$|[,.;!–)]|please|thanks?\\b|and\\b|as\\b|so that\\b|because\\b|:| -))';

// "No photo, no date of birth."
const NO_PAPER = lowered(
  `(?<=^\\W*|[.;,] ?|\\bplease,? |\\band |\\bor |\\b(?:may|can|should|to) apply )(?:no|without|leave (?:off|out)|don['’]t (?:send|include|add|put|attach)|do not (?:send|include|add|put|attach)) (?:us |me |in )?(?:an? |your |any )?${PAPER}(?:(?:,? (?:or|and|no)|,) (?:no |an? |your |any )?${PAPER})*(?= ?(?:$|[,.;]|please|on|at|in|needed|required))(?! on (?:file|record))`,
  'g',
);
const NO_FACTS = [
  `(?<=^\\W*|[.;,:] ?|\\bplease,? |\\band )(?:no|without|never) ${LIST} (?:on|in|with|from) ${CV}`,
  // "Leave your photo and age off your CV", "don't mention your age or religion".
  `\\b(?:leave|keep|take|strip|drop|cut|remove|omit|delete) ${LIST}(?: (?:off|out of|out|from|away from) (?:${CV}|it))`,
  `\\b(?:leave (?:off|out)|omit) ${LIST}(?: (?:from|on|in|off|out of) ${CV})?${END}`,
  `^\\W*(?:please )?${CV} (?:should|must|need|do|does|shall|can)(?: not|n['’]t)(?: have to| need to)? (?:${TELL}|have|contain|carry) ${LIST}${END}`,
  `\\b(?:(?:do not|don['’]t|never|no need to|needn['’]t|need not|don['’]t have to|do not have to|should not|shouldn['’]t|must not|please avoid|not to) ${TELL} |(?:we )?(?:do not|don['’]t) (?:want|need|require|ask for|wish to see|want to see|look at) )${LIST}(?: (?:on|in|with|from|at) ${CV})?${END}`,
  `\\b(?:no need for|not (?:needed|required|wanted|asked for):?) ${LIST}(?: (?:on|in|with) ${CV})?(?: at this stage)?${END}`,
  // "CVs without a photo, age or family status only."
  `^\\W*(?:please )?(?:send |we (?:want|prefer|accept|ask for) |apply with |an? )?${CV} (?:without|with no|free of|minus) ${LIST}(?=(?:,? (?:only|please|preferred|thanks|welcome))?\\W*$)`,
].map((source) => lowered(source, 'g'));

// What takes it back.
const YET = lowered(
  /\b(?:but|unless|except|until|till|won['’]t be|will not be|not be (?:read|considered|opened|shortlisted)|binned?|ignored|rejected|skipped|bottom|last|instead|in person|at (?:the )?interview|on the phone|when we meet|later)\b/iu,
);
const ASKED_LATER = lowered(
  /\b(?:bring|tell|show|ask\w*|see|find out|send|state)\b[^.;]*\b(?:in person|at (?:the )?interview|on the phone|when we meet|later)\b/iu,
);

/** A sentence in small letters without the papers and facts that it says nobody should send, at the same places. */
export function withoutPapers(lower: string): string {
  const isTakenBack = YET.test(lower) || ASKED_LATER.test(lower);
  return (isTakenBack ? [NO_PAPER] : [...NO_FACTS, NO_PAPER]).reduce(
    (text, pattern) => text.replace(pattern, (said) => '\u00b7'.repeat(said.length)),
    lower,
  );
}

const PHOTO = '(?:photos?|photographs?|pictures?|head ?shots?|selfies?)';
const CVS = '(?:cvs?|r[eé]sum[eé]s?|applications?)';
const PHOTO_ASKED = new RegExp(
  `\\b(?:no|without an?|lacking an?|missing an?|minus an?) ${PHOTO},? (?:(?:means |then )?no (?:interview|reply|answer|chance|callback|shortlist|look-?in|job)|(?:will|won['’]t|will not|go(?:es)?|are|is|gets?)\\b[^.;]{0,25}\\b(?:bin(?:ned)?|ignored|rejected|skipped|bottom|last|read|considered|opened|shortlisted|answered|deleted))|\\b(?:no|not) ${CVS} without (?:an? )?${PHOTO}`,
  'giu',
);
const FACT_ASKED =
  /\b(?:age|date of birth|marital status|family|religion|kids|children|health|photo)\b[^.;]{0,30}\bbut (?:please )?(?:tell|show|bring|give|send|let|mention)\b[^.;]{0,25}\b(?:on the phone|in person|by (?:phone|text|email)|at (?:the )?interview|when we (?:meet|talk|speak)|later|privately|quietly)\b|\b(?:tell|show|give) (?:us|me) (?:your|their) (?:age|date of birth|marital status|religion|family (?:status|situation))\b/giu;

/** What becomes of whoever sends no photo, and facts that are asked for in another way than on paper. */
export const PAPER_RULES: readonly Rule[] = [
  { about: 'appearance', verdict: 'held', subject: 'role', pattern: PHOTO_ASKED },
  { about: 'age', verdict: 'held', subject: 'role', pattern: FACT_ASKED },
];

const ASKED = [PHOTO_ASKED, FACT_ASKED].map((pattern) => lowered(pattern));

/** Whether a sentence in small letters asks for papers or facts by what it says of those who leave them out. */
export const asksForPapers = (lower: string): boolean =>
  PHOTO_OR_FACT.test(lower) && ASKED.some((pattern) => pattern.test(lower));
const PHOTO_OR_FACT =
  /photo|picture|head ?shot|selfie|\bage\b|birth|marital|family|religion|kids|children|health/;
