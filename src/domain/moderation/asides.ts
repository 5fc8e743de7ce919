import { NOUNS } from './caused-rules.ts';
import type { OwnState } from './own-state-rules.ts';
import { TONGUES } from './questions-abroad.ts';
import { wholeWords } from './whole-words.ts';

// What is told of somebody's health beside something else: why a room must be on the ground floor, what a free day is for, for whom there is
// a ramp. No illness need be named.

/** Somebody who is spoken of; letters that mean nothing stand where a name was. */
const OBJECT = '(?:him|her|them|(?:the|our|this) (?:candidate|applicant|interviewee)|x{2,}(?: x{2,})?)';
const SUBJECT = '(?:s?he|they|(?:the|our|this) (?:candidate|applicant|interviewee)|x{2,}(?: x{2,})?)';
const OWN = "(?:his|her|their|x{2,}['’]s)";

const ACCESS =
  '(?:wheel-?chair(?: access(?:ible)?| friendly)?|step-?free(?: access| entrance| route)?|level access|(?:disabled|accessible) (?:access|entrance|parking|toilets?|rooms?|space)|ramps?(?: entrance| access)?|stair-?lift|hearing loop|induction loop|sign language interpreter|(?:bsl|auslan|asl) interpreter|captions|subtitles|large print|braille|screen reader|extra time|adjustments?|accommodations?|ground[- ]floor(?: room| office)?|lift access|no stairs)';
const BODY =
  '(?:(?:bad|sore|weak|dodgy|poorly|injured|broken|new) )?(?:back|knees?|hips?|legs?|foot|feet|ankles?|heart|lungs?|eyes|eyesight|hearing|ears?|shoulders?|neck|hands?|wrists?|nerves|bladder|kidneys?|condition|mobility|health)';
const TREATED =
  "(?:dialysis|chemo(?:therapy)?|radiotherapy|treatments?|therapy|physio(?:therapy)?|counselling|counseling|rehab|infusions?|transfusions?|injections?|insulin|medication|(?:hospital|medical|clinic|doctor[’']?s?|consultant|specialist|therapy|ivf|scan) (?:appointments?|visits?|check-?ups?)|check-?ups?|scans?|blood tests?|aa meetings?)";
const ENDS =
  '(?=\\W*$|[,.;:!?)]| (?:and|but|so|now|please|on|at|in|every|each|until|till|for|these|this|next|which|who)\\b)';
const BECAUSE = '(?:because of|due to|owing to|on account of|given|in view of|what with)';

/** What is done for others: those who are treated, driven or served at work. */
const OTHERS =
  /\b(?:patients?|clients?|residents?|customers?|visitors?|passengers?|pupils?|students?|participants?|service users?|ward|unit|clinic(?! appointments?| visits?)|runs?|ran|managed|manages|leads?|led|set up|sets up|delivers?|delivered|trained|as you (?:asked|requested)|pallets?|loading|goods|deliver\w*|volunteers?|to (?:service|repair|install|clean|teach|supervise|run|sell|fit|collect|audit|cover))\b/iu;

const HEALTH = NOUNS.find(({ about }) => about === 'disability_or_health');

// "Wegen seiner MS", "à cause de sa sclérose", "vanwege haar MS".
const ILLS =
  'ms|multiple\\p{L}* skleros\\p{L}*|scl[eé]ros\\p{L}*|sclerosi|esclerosis|skleros\\p{L}*|rollst\\p{L}*|fauteuil|silla de ruedas|rolstoel|sedia a rotelle|rücken\\p{L}*|knie\\p{L}*|hüfte|dos|genoux?|espalda|rodillas?|rug|heup|schiena|ginocchi\\p{L}*|depress?i\\p{L}*|dépress\\p{L}*|diab[eéè]t\\p{L}*|epilep\\p{L}*|épilep\\p{L}*|krebs\\p{L}*|cancer|cáncer|kanker|cancro|dialys\\p{L}*|diálisis|dialisi|chemo\\p{L}*|chimio\\p{L}*|quimio\\p{L}*|behandlung|traitement|tratamiento|behandeling|trattamento|therapie|thérapie|terapia|schwangerschaft|grossesse|embarazo|zwangerschap|gravidanza';
const ABROAD_ILLS = `${ILLS}|${TONGUES.flatMap(({ nouns }) => nouns.disability_or_health ?? []).join('|')}`;
const BECAUSE_ABROAD =
  '(?:wegen|aufgrund|infolge|angesichts) (?:seine[rsm]?|ihre[rsm]?|der|des)|(?:à cause de|en raison de|du fait de|pour|vu) (?:sa|son|ses)|(?:por|debido a|a causa de) (?:su|sus)|(?:vanwege|wegens|door|om) (?:haar|zijn|hun)|(?:per|a causa di|a causa della|a causa del) (?:la |il |i |le )?(?:su[oae]|suoi)';
const ACCESS_ABROAD =
  '(?:rollstuhlgerecht\\p{L}*(?: \\p{L}+)?|barrierefrei\\p{L}*(?: \\p{L}+)?|rollstuhlzugang|rampe|gebärdensprachdolmetsch\\p{L}*|erdgeschoss) (?:für|wegen) (?:sie|ihn|ihr|seine[rsm]?|ihre[rsm]?)|(?:accès (?:handicapé|fauteuil|pmr)|rampe|salle accessible|rez-de-chaussée) pour (?:elle|lui)|(?:acceso (?:para silla de ruedas|adaptado)|rampa|sala (?:accesible|adaptada)|planta baja) para (?:ella|él)|(?:rolstoeltoegankelijk\\p{L}*(?: \\p{L}+)?|rolstoeltoegang|hellingbaan|begane grond) voor (?:haar|hem)|(?:accesso per sedia a rotelle|rampa|sala accessibile|piano terra) per (?:lei|lui)';
const NEEDS_ABROAD =
  "(?:er|sie) (?:braucht|benötigt|hat|muss|geht) (?:[\\p{L}]+ ){0,5}?(?:zur|für (?:die|ihre|seine)|zu (?:ihrer|seiner)|wegen (?:der|ihrer|seiner)) (?:dialyse|chemo\\p{L}*|therapie|behandlung|bestrahlung|reha|physio\\p{L}*|untersuchung|ärzt\\p{L}*)|(?:il|elle) (?:a besoin|doit|part|va|est absente?) (?:[\\p{L}’']+ ){0,6}?(?:pour (?:sa|son|ses)|à (?:sa|son|ses)) (?:dialyse|chimio\\p{L}*|thérapie|traitement|soins|rééducation|kiné\\p{L}*)|(?:necesita|tiene|va|libra) (?:[\\p{L}]+ ){0,5}?(?:para|por|a) (?:la|su|sus) (?:diálisis|quimio\\p{L}*|terapia|tratamiento|rehabilitación)|(?:ze|zij|hij) (?:heeft|moet|gaat|is) (?:[\\p{L}]+ ){0,5}?(?:voor|wegens|naar) (?:haar|zijn|de) (?:dialyse|chemo\\p{L}*|therapie|behandeling|revalidatie|fysio\\p{L}*)";
const OTHERS_ABROAD =
  /(?<!\p{L})(?:patient\p{L}*|patiënt\p{L}*|pacient\p{L}*|pazient\p{L}*|kund\p{L}*|client\p{L}*|klant\p{L}*|besuch\p{L}*|station|klinik\p{L}*|clini\p{L}*|abteilung)(?!\p{L})/iu;

/** What is told of somebody's health in passing, in a text that whoever may hire them reads. */
export const ASIDES: readonly OwnState[] = [
  {
    about: 'disability_or_health',
    others: OTHERS,
    pattern: wholeWords(
      `${ACCESS},?(?: [\\p{L}]+){0,3}? (?:for|because of|due to) ${OBJECT}`,
      `${ACCESS}[^.;]{0,20}?\\b(?:as|because|since) ${SUBJECT}(?:['’]s)? [^.;]+`,
      `${BECAUSE} ${OWN} (?:${BODY}|${HEALTH?.en ?? 'illness'})${ENDS}`,
      `${SUBJECT}(?:['’]s|['’]re|['’]ll| is| are| will be| was)? (?:use[sd]?|using|in|on|needs?|walks? with|comes? with|gets? about (?:in|with)) (?:an? |his |her |their )?(?:chair|wheel-?chair|mobility scooter|crutches|walking (?:stick|frame)|guide dog|assistance dog|ramp|step-?free \\p{L}+|hearing (?:aids?|loop)|sign language interpreter|interpreter for the deaf)${ENDS}`,
      `${SUBJECT} (?:can(?:not|['’]t)|could(?: not|n['’]t)|is unable to|are unable to|struggles? (?:to|with)|finds? it hard to|has trouble|have trouble|mustn['’]t|must not|is not allowed to|can hardly) (?:climb\\p{L}*|us(?:e|ing)|manag(?:e|ing)|do(?:ing)?|tak(?:e|ing)|get(?:ting)? up) (?:the |many |long |any )?(?:stairs|steps)`,
      `${SUBJECT} (?:can(?:not|['’]t)|is unable to|struggles? to|finds? it hard to|has trouble) (?:walk\\p{L}*|stand\\p{L}*|sit(?:ting)?) (?:far|for long|too long|long|well|up)`,
      `${SUBJECT}(?:['’]s|['’]re|['’]ll| is| are| will)?(?: also| still| only| now)* (?:needs?|need|has|have|takes?|takes off|gets?|goes|go|leaves?|away|off|out|free|misses|be off|be away|finishes|starts? late)\\b[^.;,]{0,40}?\\b(?:for|to|at|with) (?:an? |the |his |her |their |some |weekly |regular )*${TREATED}${ENDS}`,
      `${SUBJECT} (?:needs?|has|have|gets?|takes?|goes through|starts?|is having|are having)(?: to have| regular| weekly| monthly| an?| his| her| their| some| breaks for)* ${TREATED}${ENDS}`,
      `${SUBJECT} (?:goes|has to go|must go|is going) to (?:the )?(?:hospital|clinic|doctor|specialist)(?=\\W*$|[,.;]| (?:every|each|on|once|twice|for)\\b)`,
    ),
  },
  {
    about: 'disability_or_health',
    others: OTHERS_ABROAD,
    pattern: wholeWords(`(?:${BECAUSE_ABROAD}) (?:${ABROAD_ILLS})`, ACCESS_ABROAD, NEEDS_ABROAD),
  },
];
