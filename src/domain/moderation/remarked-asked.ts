import type { Attribute, Rule } from './types.ts';
import { wholeWords } from './whole-words.ts';

const HELD = { verdict: 'held', subject: 'role' } as const;

const WHO =
  '(?:he|she|they|(?:the|this|that|your) (?:candidate|applicant|girl|guy|lad|lady|bloke|chap|fella|woman|man|one))';
const WHOSE = "(?:his|her|their|(?:the|this|that) (?:candidate|applicant|girl|guy|lad|lady|man|woman)['’]s)";
// Whom the work is for, and what is said not to be asked.
const OF_OTHERS =
  /\b(?:clients?|patients?|customers?|residents?|pupils?|students?|learners?|participants?|bab(?:y|ies)|dogs?|horses?|boats?|vessels?|buildings?|boilers?|child|children|kids|regardless|whether|whatever|no matter|doesn['’]?t matter|does not matter|don['’]?t|do not|never|nobody|not|mustn['’]?t|can['’]?t|won['’]?t|asked (?:me|us))\b/iu;

const KINDS: readonly (readonly [Attribute, string])[] = [
  ['race_or_origin', 'race|ethnicity|ethnic group|tribe|caste|clan|dialect group|skin colou?r|native place'],
  ['nationality', 'nationality'],
  ['religion', 'religion|faith|denomination|church|mosque|temple'],
  ['age', 'age|age group|generation|date of birth|dob|year of birth|birth year'],
  ['family', 'marital status|family status|family situation|home situation|situation at home'],
  ['sexual_orientation', 'orientation|sexuality|sexual orientation'],
];

/** "Where's he from originally?", "Which race is she?": what an agency is asked of somebody who is none of the work's. */
export const REMARKED_ASKED: readonly Rule[] = [
  {
    ...HELD,
    about: 'age',
    pattern: wholeWords(
      `(?:how old|what age) (?:(?:is|was|would|might|do you (?:think|reckon|suppose)|d['’]?you (?:think|reckon)) ${WHO}|${WHO}(?:['’]s|['’]re| is| are| was| were| might be| would be| looks?))`,
      `(?:when|what year|which year|what decade) (?:did|was|were) ${WHO} (?:born|(?:leave|finish|get out of|start) (?:high |secondary |grammar )?school(?! (?:hours|run))|(?:do|sit|finish) ${WHOSE} (?:a-levels|gcses|o-levels|highers|hsc|vce|matric|leaving cert|school cert\\p{L}*))`,
      `${WHO} (?:sounds?|looks?|seems?|comes across as|came across as) (?:a (?:bit|little|touch) |rather |quite |very |too |pretty )?(?:old|elderly|past it|ancient|geriatric)(?! (?:hand|school|fashioned))`,
    ),
    unless: OF_OTHERS,
  },
  {
    ...HELD,
    about: 'race_or_origin',
    pattern: wholeWords(
      `where(?:['’]s|['’]re| is| are| was| were| does| do) ${WHO} (?:(?:originally|really|actually) (?:come )?from|(?:come )?from,? (?:originally|really|actually)|born)`,
      `what (?:sort|kind|type) of (?:an? )?(?:sur|last |first |family )?name is \\p{L}+(?: \\p{L}+)?(?=\\W*$|[,;?] ?)`,
      `is (?:that|it|\\p{L}+) (?:an? )?(?:foreign|african|indian|arab(?:ic)?|muslim|polish|chinese|jewish|english) (?:sur)?name`,
      `(?:which|what) (?:community|village|tribe|iwi|clan|caste|parish|side) (?:is|does|are|do) ${WHO} (?:come )?from`,
      `was ${WHO} born (?:here|there|in this country|over here|overseas|abroad)`,
    ),
    unless: OF_OTHERS,
  },
  ...KINDS.map(
    ([about, kind]): Rule => ({
      ...HELD,
      about,
      pattern: wholeWords(
        `(?:what|which) (?:${kind}) (?:is|are|was|does|do|would) ${WHO}(?! (?:running|in\\b|doing|at\\b|entered))`,
        `what(?:['’]s| is| are) ${WHOSE} (?:${kind})`,
        `(?:tell me|let (?:me|us) know|do you know|any idea (?:of|what)|find out|need to know|send (?:me|us)) ${WHOSE} (?:${kind})`,
      ),
      unless: OF_OTHERS,
    }),
  ),
];
