import type { Rule } from './types.ts';

const held = (about: Rule['about'], pattern: RegExp, unless?: RegExp): Rule => ({
  about,
  verdict: 'held',
  subject: 'role',
  pattern,
  ...(unless === undefined ? {} : { unless }),
});

const PLACE_OF_CARE =
  '(?:hospital|doctors?|gp|consultant|specialist|psychiatrist|psychologist|therapist|clinic|surgeon|physio|oncologist|rehab)';
const PART =
  '(?:nerves|back|knees?|heart|hips?|hearing|eyes|eyesight|head|drinking|pills|tablets|breakdown|operation|condition|diagnosis|time off|depression|stress)';

/** Wishes hinted at by how somebody eats, what their body still does, what a doctor said of them, or how long their name takes. */
export const LIVED_RULES: readonly Rule[] = [
  // Who eats and drinks what a faith forbids, in company.
  held(
    'religion',
    /\b(?:can|must|should|able to|happy to|willing to|will|you['’]ll|you|who) (?:be able to |also |still )?(?:eats?|have|tucks? into|enjoys?|shares?) (?:an? |some |the )?(?:\p{L}+ )?(?:pork|bacon(?: rolls?| butt(?:y|ies))?|bak kut teh|char siu|lechon|ham|beef)\b[^.;]{0,40}\b(?:with|at|together|without|lunch|dinner|clients?|customers?|lads|team|boss|fuss)\b|\bcan drink with (?:the )?(?:clients?|customers?|boss|lads|team)\b|\bwithout asking what['’]?s in (?:the|it|there|his|her)\b/giu,
    /\b(?:cook|prepare|serve|sell|butcher|cut|pack|handle|halal|kosher|veg\w*|for whoever|if you like|discount|free)\b/iu,
  ),
  // "The pastor has to sign off on whoever we hire".
  held(
    'religion',
    /\b(?:the|our|his|her|their|a|your) (?:pastor|priest|vicar|imam|rabbi|bishop|elders|minister|reverend|mullah|temple|church|mosque)(?:['’]s)? (?:has|have|needs?|wants?|likes?|gets?|must|will|signs?|approves?|vets?|meets?|interviews?|blesses|vouch\p{L}*)\b[^.;]{0,30}\b(?:sign(?:s|ed)? off|approv\p{L}+|vets?|vetted|bless\p{L}*|vouch\p{L}*|meets?|say|says|interviews?|ok|okay|nod)\b[^.;]{0,30}\b(?:hires?|hired|employ\p{L}*|candidates?|applicants?|whoever|anyone|new staff|everyone we)\b/giu,
    /\b(?:chaplain\p{L}*|curate|organist|youth worker|verger|sexton|never|not|no part)\b|n['’]t\b/iu,
  ),
  // What a body still does.
  held(
    'disability_or_health',
    /\b(?:you['’]ve|you have|has|have|with) (?:still )?(?:got )?the (?:knees|lungs|hips|joints|spine|lower back|ticker) (?:for|to|of)\b/giu,
    /\b(?:patients?|clients?|mannequin|skeleton|model|x-?rays?)\b/iu,
  ),
  // Who was there, and who was too young for it.
  held(
    'age',
    /\b(?:vinyl|beatles|stones|abba|disco|punk|elvis|queen|woodstock|vhs|cassettes?|records|eighties|seventies|nineties|sixties|films?|band|songs?|music|classics)\b[^.;]*\bnot because you (?:were there|remember (?:it|them)|lived (?:it|through it))\b/giu,
  ),
  // What a doctor said, or is to say, of whoever applies.
  held(
    'disability_or_health',
    new RegExp(
      [
        `\\b(?:we|i|they|he|she|the \\p{L}+)(?:['’]d|['’]ll| would| will)? (?:also |first |really )?(?:want|like|need|have) to (?:know|hear|see|read) what (?:the|your|his|her|their) ${PLACE_OF_CARE} (?:said|says|thinks?|found|wrote|made)\\b`,
        `\\b(?:(?:doctor|gp|consultant|specialist|hospital)(?:['’]?s)? (?:letter|note|report)|(?:letter|note|report) from (?:your|the|his|her) ${PLACE_OF_CARE}) (?:about|on|for|saying) (?:the|your|his|her|any) (?:\\p{L}+ )?${PART}\\b`,
      ].join('|'),
      'giu',
    ),
    /\b(?:licen[cs]e|medical certificate|by law|regulat\p{L}*|patients?|family|adjust\p{L}*|if you(?:['’]d)? (?:like|want|need)|after (?:an? |the )?offer|caa|dvla|faa|occupational health)\b/iu,
  ),
  // How long a name takes.
  held(
    'race_or_origin',
    /\b(?:his|her|their|your|that|the candidate['’]s) (?:sur|first |last |family )?name (?:took|takes|needs|needed|has|had|cost|is)\b[^.;]{0,40}\b(?:tries|goes|attempts|goes at it|consonants|vowels|syllables|letters|a mouthful|a map|a run-?up|spell\p{L}*)\b/giu,
    /\b(?:street|brand|company|file|domain|note on|we['’]ll (?:learn|get|practi[sc]e)|learn(?:t|ed)? (?:it|to)|practi[sc]ed|say (?:it|them) right|sorry)\b/iu,
  ),
];

/** Every word of these rules, for the quick look whether a sentence speaks of people at all. */
export const LIVED_WORDS =
  'pastor|priest|vicar|imam|rabbi|bishop|elders|reverend|mullah|pork|bacon|bak kut teh|char siu|lechon|ham|beef|can drink with|asking what|the (?:knees|lungs|hips|joints|spine|lower back|ticker)|because you|hospital|doctors?|gp|consultant|specialist|psychiatrist|psychologist|therapist|clinic|surgeon|physio|oncologist|rehab|(?:sur|first |last |family )?name (?:took|takes|needs|needed|has|had|cost|is)';
