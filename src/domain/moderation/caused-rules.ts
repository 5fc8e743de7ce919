import { ofCause, ofDespite } from './reasons.ts';
import type { Attribute, Rule } from './types.ts';

/** Nouns for what somebody is or has, by attribute, as they stand after "your", "Ihre" and "votre". */
interface Nouns {
  about: Attribute;
  en: string;
  de: string;
  fr: string;
}

/** What somebody is or has, by attribute, in three languages. */
export const NOUNS: readonly Nouns[] = [
  {
    about: 'age',
    en: 'ages?|advanced years|seniority in years|date of birth|(?:stage|time) (?:of|in) life|retirement',
    de: 'alters?|geburtsdatums?|jahrgangs?|lebensalters?|rente',
    fr: 'âge|date de naissance|retraite',
  },
  {
    about: 'pregnancy',
    en: 'pregnanc(?:y|ies)|due date|maternity(?: leave)?|fertility (?:treatment|plans?)|ivf',
    de: 'schwangerschaft|mutterschutzes|mutterschutz|kinderwunschs?|elternzeit',
    fr: 'grossesse|congé (?:de )?maternité|congé parental',
  },
  {
    about: 'family',
    en: '(?:marital|civil|family) status|(?:young |small |little )?(?:children|kids|famil(?:y|ies)|bab(?:y|ies))|(?:family|home|childcare|caring|parental) (?:situation|circumstances|commitments?|duties|responsibilities|obligations?|ties)|childcare|husband|wife|divorce|separation',
    de: 'familienstands?|kinder[ns]?|familie|familiären \\p{L}+|familiensituation|betreuungspflichten|ehe\\p{L}*|scheidung',
    fr: 'situation (?:de famille|familiale|matrimoniale)|enfants?|(?:obligations?|charges?|contraintes?) (?:de (?:maman|papa|mère|père|parent)|familiales?|parentales?)|famille|mariage|divorce',
  },
  {
    about: 'disability_or_health',
    en: "(?:\\p{L}+ )?disabilit(?:y|ies)|wheelchair|impairments?|(?:medical|health|mental health|heart|back|skin) (?:conditions?|problems?|issues?|history)|illness(?:es)?|sickness|diagnosis|surger(?:y|ies)|deafness|blindness|hearing(?: loss| aid)?|eyesight|stammer|stutter|dyslexia|autism|adhd|diabetes|epilepsy|cancer|depression|anxiety|mental health|multiple sclerosis|ms(?! (?:office|word|excel|project|access|teams|dynamics|sql|azure|degree|in)\\b)|asthma|arthritis|migraines?|endometriosis|crohn['’]?s|colitis|parkinson['’]?s|lupus|long covid|chronic (?:fatigue|pain)|fibromyalgia|bipolar(?: disorder)?|ptsd|sleep apn(?:o)?ea|hiv|tinnitus|(?:bad |sore |dodgy )(?:back|knees?|hips?|shoulders?|heart)|pacemaker|hearing aids|insulin|medication|dialysis|chemo(?:therapy)?",
    de: '(?:schwer)?behinderung(?:en)?|rollstuhls?|erkrankung(?:en)?|krankheit(?:en)?|gesundheit\\p{L}*|vorerkrankung(?:en)?|fehlzeiten|diagnose|depression(?:en)?|epilepsie|diabetes',
    fr: 'handicap|fauteuil(?: roulant)?|maladies?|santé|état de santé|problèmes? de (?:santé|dos)|dépression|épilepsie|diabète|surdité|arrêts? maladie',
  },
  {
    about: 'race_or_origin',
    en: 'race|skin colou?r|ethnic(?:ity| origin| background)?|(?:national )?origins?|accent|surname|heritage|nationality|caste',
    de: 'herkunft|hautfarbe|nationalität|staatsangehörigkeit|akzents?|migrationshintergrunds?|nachnamens?',
    fr: 'origines?|couleur de peau|nationalité|accent|nom de famille|patronyme',
  },
  {
    about: 'religion',
    en: 'religion|religious (?:beliefs?|dress|observance|practices?)|faith|beliefs|head ?scar(?:f|ves)|hijab|turban|kippah|veil|prayers?|prayer (?:times|breaks)|sabbath',
    de: 'religion|glaubens?|konfession|kopftuch\\p{L}*|turbans?|gebet\\p{L}*',
    fr: 'religion|foi|confession|voile|foulard|turban|prières?',
  },
  {
    about: 'sex',
    en: 'gender(?: identity)?|sex|transition',
    de: 'geschlechts?',
    fr: 'sexe|genre',
  },
  {
    about: 'sexual_orientation',
    en: 'sexuality|sexual orientation|(?:lifestyle|same[- ]sex partner)',
    de: 'sexuellen orientierung|sexualität',
    fr: 'orientation sexuelle|homosexualité',
  },
  {
    about: 'appearance',
    en: 'looks|weight|height|tattoos?|piercings?|figure|body size',
    de: 'aussehens?|gewichts?|körpergröße|tätowierung(?:en)?|figur',
    fr: 'physique|apparence(?: physique)?|poids|taille|tatouages?',
  },
  {
    about: 'union_or_politics',
    en: '(?:trade )?union (?:membership|role|activit(?:y|ies)|work|past|involvement|duties|days)|politics|political (?:views|opinions?|activit(?:y|ies))',
    de: 'gewerkschaft\\p{L}*|betriebsrats\\p{L}*|politischen \\p{L}+',
    fr: 'activités? syndicales?|engagements? (?:syndical|politique)s?|appartenance syndicale|opinions? politiques?',
  },
];

/** What somebody is or has, of any attribute, in English. */
export const WHAT_SOMEBODY_IS: string = NOUNS.map(({ en }) => en).join('|');

const LETTER = '[\\p{L}]';
const whole = (words: string): string => `(?<!${LETTER})(?:${words})(?!${LETTER})`;
const THEM_DE = '(?:ihr(?:e[rsmn]?)?|dein|deine[rsmn]?|deinem)';
const THEM_FR = '(?:votre|vos|ton|ta|tes)';

/** "Because of your surgery experience": a field of work. */
export const NO_FIELD =
  '(?! (?:\\p{L}+ )?(?:experience|background|work|team|tour|lists?|practice|hours|research|training|clients|rotation|business|law)\\b)';

// Why something was decided, said as such.
const BECAUSE_EN =
  '(?:because of|due to|given|owing to|on account of|in (?:the )?(?:view|light) of|considering|by reason of|on the (?:basis|grounds) of|bearing in mind)';
const BECAUSE_DE =
  '(?:aufgrund|auf grund|wegen|angesichts|in anbetracht|mit (?:blick|rücksicht) auf|im hinblick auf|infolge)';
const BECAUSE_FR =
  '(?:compte tenu de|en raison de|du fait de|à cause de|au vu de|vu|étant donné|eu égard à|au regard de)';

// What stands in the way of somebody: the attribute itself is the subject.
const AGAINST_EN =
  "(?:would|could|will|might|may|is|are|was|makes?|means|does|do|did|puts?)\\b[^.;,]{0,40}\\b(?:not|too|impossible|difficult\\w*|hard|problems?|issues?|risks?|concern\\w*|liability|burden|obstacle|put off|unsuitable|against)\\b|(?:isn't|aren't|wasn't|doesn't|don't|won't|wouldn't)";
const AGAINST_DE =
  '[^.;,]{0,30}(?:passt|passen|entspricht|entsprechen|lässt|lassen|spricht|sprechen|steht|stehen|ist|sind|machen|macht) [^.;]{0,40}(?:nicht|kein\\p{L}*|leider|gegen|im weg|unmöglich|problem\\p{L}*|zu (?:hoch|groß|riskant))';
const AGAINST_FR =
  "[^.;,]{0,10}(?:n['’]|ne )[^.;]{0,40}(?:pas|plus|guère)|[^.;,]{0,10}(?:est|sont|serai(?:t|ent)|sera|seront|poserai(?:t|ent)|pose|rend|rendrait|constitue\\p{L}*)[^.;]{0,30}(?:frein|obstacle|problème|incompatible|impossible|risque|trop)";

// What somebody has, and what is feared of it: "with your MS you'd be out more than in".
const FEARED_EN =
  "(?:,|and|at home)? ?(?:you|it|this|that|we)(?:['’]d|['’]ll|['’]re| would| will| might| may| could| are| is)\\b[^.;]{0,60}\\b(?:not|n['’]t|too|more|out|off|struggle\\w*|hard|miss\\w*|late|sick|away|absent|tired|unreliable|slow\\w*|risk\\w*|leave it|elsewhere|unsuitable|worr\\w*|safer)\\b";

// What came of it that somebody told: "since you mentioned your epilepsy they've gone another way".
const TOLD =
  "(?:because|since|as|now(?: that)?|after|when) (?:you(?:['’]ve| have)?|he|she|they) (?:told|mentioned|said|disclosed|declared|shared|explained|let|brought up|raised)\\b[^.;]{0,40}";
/** That somebody is no longer in the running. */
export const LEFT_OUT =
  "(?:(?:taken|took|pulled|dropped|scratched|removed|crossed|struck|left|kept) (?:you|him|her|them)\\b|(?:go(?:ne|ing)?|went) (?:with|for|to) (?:someone|somebody|another|others)|(?:gone|going|went) (?:off|cold|cool|quiet|another way)|moved on|withdr[ae]wn?|pulled (?:out|the)|decided (?:against|not)|passed|paused|put (?:you|it|this|things|him|her) (?:on hold|aside|back|to one side)|rather not|(?:wo|ca)n['’]t (?:take|go|put|offer|proceed|see|use)|cannot (?:take|go|put|offer|proceed)|not (?:going|taking|proceeding|moving|putting)|no longer|second thoughts|changed (?:his|her|their|its|our) minds?|filled|cancel(?:l?ed)?|(?:stood|standing|let(?:ting)?) (?:you|him|her|them) (?:down|go))";

/** That help is offered, or that the law is told: nobody is turned down by it. */
export const HELPED =
  /\b(?:let us know|tell us|please (?:tell|let|say|contact|reply|mail|e-?mail|call|get|ask)|support\w*|if you|should you|happy to|gladly|entitle\w*|eligib\w*|discriminat\w*|nobody|no one|regardless|protect\w*|arrange\w*|adapt\w*|extra time|(?:moved|booked|set aside|reserved|added|allowed|ordered|sent|printed|swapped|changed|asked for)\b[^.;]{0,40}\b(?:rooms?|desk|chair|questions|parking|spaces?|interpreters?|captions|lifts?|ramps?|formats?|screens?|breaks|light(?:ing|s)?|ground floor|loop|copy|taxi|font|print)\b|never|not (?:be |been )?(?:treated|refused|disadvantaged|reject\w*|turned|judged|ask\w*|a (?:barrier|problem|factor|reason))|no (?:barrier|problem|obstacle|factor|reason)|unterstütz\w*|falls|niemand|diskriminier\w*|benachteilig\w*|kein (?:problem|hindernis|grund)|bitte teilen|adapt\w*|aménag\w*|si vous|n'hésitez|personne ne|droit à|aucun (?:problème|obstacle|frein))/iu;

const YOURS = new RegExp(whole(`your|${THEM_DE}|${THEM_FR}`), 'iu');

/**
 * That somebody is turned down, or seen worse, for what they are: "given your age", "wegen Ihrer Schwangerschaft", "votre handicap
 * n'est pas compatible". Any reason stands after the same few words.
 */
export const CAUSED_RULES: readonly Rule[] = NOUNS.map(({ about, en, de, fr }) => ({
  about,
  subject: 'role',
  pattern: new RegExp(
    [
      `\\b${BECAUSE_EN} your (?:own |current |young |small )?(?:${en})\\b${NO_FIELD}`,
      `\\byour (?:own )?(?:${en}) (?:${AGAINST_EN})`,
      `\\bwith your (?:own |young |small )?(?:${en})${FEARED_EN}`,
      whole(`${BECAUSE_DE} ${THEM_DE} (?:\\p{L}+ )?(?:${de})`),
      `${whole(`${THEM_DE} (?:${de})`)} ?${AGAINST_DE}`,
      whole(`${BECAUSE_FR} ${THEM_FR} (?:${fr})`),
      `${whole(`${THEM_FR} (?:${fr})`)} ?(?:${AGAINST_FR})`,
    ].join('|'),
    'giu',
  ),
  // Nearly every text is without it, and is then read no further.
  needs: YOURS,
  unless: HELPED,
  ...ofCause(about),
}));

const IN_ENGLISH = NOUNS.map(({ about, en }) => ({ about, noun: `(?:${en})\\b${NO_FIELD}` }));

/** That somebody is left out once they have told what they are. */
export const DISCLOSED_RULES: readonly Rule[] = IN_ENGLISH.map(({ about, noun }) => ({
  about,
  subject: 'role',
  pattern: new RegExp(
    `\\b${TOLD}\\b${noun}[^.;]*\\b${LEFT_OUT}|\\b${LEFT_OUT}\\b[^.;]*\\b${TOLD}\\b${noun}`,
    'giu',
  ),
  needs: /\b(?:told|mentioned|said|disclosed|declared|shared|explained|let|brought up|raised)\b/iu,
  ...ofCause(about),
}));

// "Despite his age": what somebody is, told as something to be got over.
const DESPITE_EN = '(?:despite|in spite of|notwithstanding|considering|given) (?:his|her|their)';
const DESPITE_DE = '(?:trotz|ungeachtet|angesichts) (?:seine[rsmn]?|ihre[rsmn]?|sein|ihr)';
const DESPITE_FR = '(?:malgré|en dépit de) (?:son|sa|ses)';

const IN_THE_WAY = new RegExp(whole(`${DESPITE_EN}|${DESPITE_DE}|${DESPITE_FR}`), 'iu');

/** What is told of somebody who is put forward as if it stood in their way: "malgré ses 57 ans", "trotz ihrer Behinderung". */
export const DESPITE_RULES: readonly Rule[] = NOUNS.map(({ about, en, de, fr }) => {
  const years = about === 'age';
  return {
    about,
    subject: 'person',
    needs: IN_THE_WAY,
    ...ofDespite(about),
    pattern: new RegExp(
      [
        `\\b${DESPITE_EN} (?:own |young |small |advanced )?(?:${en}${years ? '|[2-7]\\d years' : ''})\\b${NO_FIELD}`,
        whole(`${DESPITE_DE} (?:\\p{L}+ )?(?:${de}${years ? '|[2-7]\\d jahren?' : ''})`),
        whole(`${DESPITE_FR} (?:\\p{L}+ )?(?:${fr}${years ? '|[2-7]\\d ans' : ''})`),
      ].join('|'),
      'giu',
    ),
  };
});

/** What a sentence holds that these rules look for. */
export const CAUSED_WORDS: string = [
  `(?:told|mentioned|said|disclosed|declared|shared|explained|let|brought up|raised)\\b[^.;]{0,40}\\b(?:${WHAT_SOMEBODY_IS})`,
  '(?:seiner|ihrer|ses|his|her|their) [2-7]\\d',
  `(?:your|his|her|their|ses|son|sa|sein\\p{L}*|${THEM_DE}|${THEM_FR}) (?:\\p{L}+ )?(?:${NOUNS.map(({ en, de, fr }) => `${en}|${de}|${fr}`).join('|')})`,
].join('|');
