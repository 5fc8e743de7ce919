import type { Rule } from './types.ts';
import { wholeWords } from './whole-words.ts';
import { FAITH, ORIGIN } from './words.ts';

const HOW =
  '(?:(?:a (?:bit|little|touch|shade)|quite|rather|very|too|far too|somewhat|pretty|really|fairly|so|as) )+';
const PEOPLE =
  '(?:temps?|workers?|staff|cleaners?|pickers?|packers?|people|heads?|hands?|operatives?|carers?|nurses?|drivers?|labourers?|laborers?|porters?|chefs?|waiters?|guards?|lads|girls|blokes|men|women|candidates?|contractors?|[\\p{L}]{3,}(?:ers|ors|ists|ants|ians))';

/** Whom words name by what they are seen as: in a row of people, by the colour of a skin, or in somebody's judgement. */
export const SEEN_AS_RULES: readonly Rule[] = [
  // "Eight temps for Monday, all Polish": of what people those are who are put forward.
  {
    about: 'race_or_origin',
    verdict: 'held',
    pattern: wholeWords(
      `(?:\\d+|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|the|our|my|some) (?:\\p{L}+ ){0,2}${PEOPLE}\\b[^.;:!?]{0,40}?,? (?:who are )?(?:all|both|every one|each|mostly|most|half)(?: of them)?(?: are)? ${ORIGIN}(?=\\W*$|,| and | but )(?! (?:speak|cuisine|cooking|food|law))`,
    ),
    unless: /\b(?:languages?|speak\w*|spoken|fluent|tasters?|menus?)\b/iu,
  },
  {
    about: 'religion',
    verdict: 'held',
    pattern: wholeWords(
      `(?:\\d+|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|the|our|my|some) (?:\\p{L}+ ){0,2}${PEOPLE}\\b[^.;:!?]{0,40}?,? (?:who are )?(?:all|both|every one|each|mostly|most)(?: of them)?(?: are)? ${FAITH}(?=\\W*$|,| and | but )`,
    ),
  },
  {
    about: 'race_or_origin',
    pattern: wholeWords(
      `(?:his|her|their|whose|the candidate['’]s) (?:skin|complexion|colou?ring)(?: colou?r| tone)? (?:is|was|['’]s|looks) (?:${HOW})?(?:dark(?:er|ish)?|black|brown|fair(?:er)?|pale|light(?:er)?|white|olive|yellow)`,
    ),
  },
  // "They find you a bit old for the team": an age in whoever's judgement, which an answer to an applicant gives as a reason.
  {
    about: 'age',
    verdict: 'held',
    pattern: wholeWords(
      `(?:see|sees|saw|seen|find|finds|found|think|thinks|thought|consider|considers|considered|view|views|viewed|feel|feels|felt|deem|deemed|judge|judged|reckon|reckons) (?:that )?(?:you|him|her|them|he|she|they)(?:['’]re|['’]s)?(?: (?:as|to be|are|is|were|was|being))? ${HOW}(?:old|young|mature|elderly|youthful|senior in years|advanced in years|long in the tooth|far on in years|grey)`,
      '(?:te|le|lo|la|os|les|los|las|ya te) (?:ven|vemos|veo|ve|vieron|encuentran|encontraron|consideran|consideraron|notan|hallan) (?:(?:un poco|algo|demasiado|muy|ya|bastante) )*(?:mayor(?:es)?|viej[oa]s?|joven(?:es|cit[oa])?)(?! (?:potencial|interés|experiencia|capacidad))',
      '(?:finden|fanden|halten|hielten|sehen|sahen|empfinden) (?:sie|dich|ihn|euch|ihnen) (?:(?:für|als|leider|etwas|ein bisschen|ein wenig|deutlich|einfach) )*zu (?:alt|jung)',
      '(?:acham|consideram|veem|vêem|acharam|consideraram)(?:-(?:no|na|te|o|a|nos|nas))? (?:(?:você|o senhor|a senhora|um pouco|muito|demasiado|já) )*(?:velh[oa]|nov[oa]|idos[oa])(?: demais)? (?:para|pra)',
    ),
  },
];
