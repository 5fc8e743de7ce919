import type { Rule } from './types.ts';
import { ORIGIN } from './words.ts';

const WORKERS =
  '(?:drivers?|operators?|crew|staff|riders?|couriers?|workers?|people|anyone|anybody|nobody|no[- ]one|older|candidates?|applicants?|hires?|employees|pilots?|skippers?|instructors?|someone|somebody|new starters?)';
const YEARS = '(?:4[5-9]|[5-7]\\d|fifty(?:-\\p{L}+)?|sixty(?:-\\p{L}+)?|seventy(?:-\\p{L}+)?)';

/** A greatest age that an insurer sets, interviews by what somebody is, who has lived there for life, and of whom it is said that they would not last. */
export const SCHEMED_RULES: readonly Rule[] = [
  {
    // "Our insurer has a ceiling of 60 for drivers".
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `^(?=[^.;]*\\b${WORKERS}\\b)[^.;]*\\b(?:insur\\p{L}+|underwriters?|(?:fleet|motor) (?:policy|cover)|the broker)\\b[^.;]{0,50}\\b(?:ceiling|caps?|capped|limits?|limited|stops?|ends?|runs out|cut-?off|maximum|upper|draws the line|won['’]t (?:go|look) (?:past|over|above)|(?:up )?to)\\b[^.;]{0,40}\\b${YEARS}\\b(?! ?(?:km|kg|%|mph|k\\b|miles|days|hours|hrs|cc|seats?|tonnes?|vehicles|,\\d))[^.;]*`,
      'giu',
    ),
    needs: /\binsur|\bunderwrit|\bbroker|\bpolicy|\bcover/iu,
    unless:
      /[$£€]|\b(?:life|health|dental|pension|super(?:annuation)?|benefits?|income protection|medical|travel|guests?|customers?|clients?|dependants?|dependents?|children|hire (?:cars?|customers)|renters?|excess|claims?|million|hours|at least|minimum)\b/iu,
    rewording: 'Ask for the licence that the work needs, and ask the insurer about whoever it is',
  },
  {
    // "We want a receptionist and she answers the phone".
    about: 'sex',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:wants?|needs?|after|looking for|seek(?:s|ing)?) (?:an?|another) (?:\p{L}+ ){0,2}?\p{L}*(?:ists?|er|or|ant|ian|ary|hand|cook|nurse|clerk|maid|chef)(?:,? and|,|;) s?he(?:['’]ll|['’]d| will| must| should| needs?| has to| answers| does| takes| works| keeps| runs| makes| cleans| looks after| types)\b(?!.*\byou\b)/giu,
    reason: 'Says of whoever is sought that they are a woman or a man.',
    rewording: 'Say "they", or what has to be done',
  },
  {
    // "Male applicants who meet the criteria are guaranteed an interview".
    about: 'sex',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:fe)?male (?:applicants?|candidates?)(?: who [^.;,]{3,50}?)? (?:are|is|get|gets|will be|will get|go) (?:all |always |automatically )?(?:guaranteed|offered|given|an interview|straight to|interviewed)\b|\b(?:guarantee|offer|promise|give)s? (?:an? )?interviews? (?:to|for) (?:all |every |any )?(?:m[ae]n|wom[ae]n|lads|girls|ladies|males?|females?) (?:who|that|only|with)\b/giu,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?!(?:aboriginal|indigenous|first nations|m[aā]ori|torres strait)\\b)${ORIGIN} (?:applicants?|candidates?)(?: who [^.;,]{3,50}?)? (?:are|is|get|gets|will be|will get|go) (?:all |always |automatically )?(?:guaranteed|offered|given|an interview|straight to|interviewed)\\b`,
      'giu',
    ),
  },
  {
    // "You'll need to have lived here all your life", "you will need to be from here".
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:need|needs|must|should|has|have|ought|got|want\w*|looking for)\b[^.;]{0,30}\b(?:(?:lived|been|worked|grown up|spent) (?:here|round here|around here|in (?:the )?(?:town|village|valley|area|county|\p{L}+)) (?:all|most of|your whole|their whole) (?:of )?(?:your |their |his |her )?li(?:fe|ves)|(?:lived|been|spent time) (?:here|round here|around here) (?:for )?(?:a good while|long enough|a long (?:while|time)|(?:many|donkey['’]s) years|forever|ages)|be (?:properly |really |actually )?from (?:here|round here|around here|hereabouts|round these parts|these parts|the (?:village|valley|town|island)))\b/giu,
    unless:
      /\b(?:don['’]t|doesn['’]t|do not|not|no)\b[^.;]{0,12}\b(?:need|have to|has to|must)\b|\b(?:customers?|clients?|residents|guests|patients|members|calls?|orders?|deliver\p{L}*)\b/iu,
  },
  {
    // "Dyslexic writers wouldn't last here".
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:disabled|deaf|blind|autistic|neurodivergent|dyslexic|dyspraxic|diabetic|epileptic|bipolar|adhd) \p{L}+ (?:wouldn['’]t|won['’]t|don['’]t|can['’]t|cannot|would not|never) (?:really )?(?:last|cope|manage|keep up|fit|work(?: out)?|hack|survive|stick|do well|settle|belong)\b/giu,
    unless: /\b(?:without|unless we|if we don['’]t|myth|believe|think|thought|said|assum\p{L}*)\b/iu,
  },
  {
    // "The religious exemption crowd".
    about: 'religion',
    verdict: 'held',
    subject: 'role',
    pattern:
      /(?:\b(?:no|not|avoid|skip|enough of|without|never)|n['’]t)\b[^.;]{0,30}\b(?:religious|faith|church|bible|god|prayer|hijab|ramadan)(?: \p{L}+)? (?:crowd|lot|types?|brigade|nuts?|folks?|people|sorts?)\b/giu,
    unless:
      /\b(?:just|only) for\b|\b(?:discriminat\p{L}*|exclude|matter|problem|mind|issue|refuse|turn away)\b/iu,
  },
  {
    // "A letter from your pastor confirming membership is required".
    about: 'religion',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:letters?|references?|notes?|recommendations?|word|testimon(?:y|ial))\b[^.;]{0,15} (?:from|by|of) (?:your|their|his|her|an?|the) (?:local |home )?(?:pastor|priest|imam|rabbi|minister|vicar|bishop|church elders?|elders of your church|parish priest|congregation|church)\b(?=[^.;]*\b(?:confirm\p{L}*|membership|good standing|attend\p{L}*|vouch\p{L}*|required|needed|essential|first)\b)/giu,
    unless:
      /\b(?:law|occupational requirement|bfoq|section 70\d|exempt\p{L}*|charit\p{L}*|donat\p{L}*|parishioners?|patients?|residents?|clients?|schools?|principal|church office|dioces\p{L}*|parish (?:council|office)|not (?:needed|required|asked)|don['’]t)\b/iu,
  },
];
