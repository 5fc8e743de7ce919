import { asksByContent, wishesByForm } from './asked-by-content.ts';
import { namesPerk } from './perks.ts';

/**
 * What stands in one paragraph with what was told to the recruiter: a clause in which somebody is, does or has something, and that says
 * nothing of the work, of who is wanted, of pay or of when, goes on telling. What is done stands in no clause but by who will come.
 */

/** What is said of the job whatever stands around it. */
const OF_JOB =
  /[$£€₹]\s?\d[^.]*(?:an?|per|\/|pro|par|al|por|de l[’'])\s?(?:h|hr|hour|day|year|annum|yr|month|week|stunde|tag|jahr|monat|heure|jour|an|mois|hora|mes|año|uur|maand|jaar)(?!\p{L})|(?<!\p{L})(?:must(?:[- ]haves?)?|requir(?:ed?|ements?)|essential|desirable|nice to have|a plus|bonus|start(?:s|ing)?(?: date)?(?= (?:on |in |from |is |w\/ |:)?(?:\d|\p{Lu}|mon|jan|feb|asap|as soon))|full[- ]time|part[- ]time|permanent|perm|(?:from|ab|dès le|vanaf|desde el|dal) \d{1,2}(?:st|nd|rd|th|\.)?|interviews?|hours (?:a|per) week|(?:mon|tues|wednes|thurs|fri)days? (?:to|till|through)|\d ?(?:am|pm) (?:to|till)|trial (?:shift|day)|muss|pflicht|voraussetzung\p{L}*|erforderlich|von vorteil|vollzeit|teilzeit|unbefristet|beginn|eintritt|vorstellungsgespräch|exigée?s?|indispensables?|souhaitée?s?|un plus|temps plein|temps partiel|CDI|CDD|entretiens?|imprescindible|requisitos?|valor(?:a|able|aremos)|jornada|indefinido|entrevistas?|vereist|verplicht|pré|fulltime|parttime|vast contract|gesprek|krävs|krav|meriterande|heltid|deltid|tillsvidare|intervju)(?!\p{L})/iu;
/** Whoever comes, and what they do then. */
const OF_WHO_COMES =
  /(?<!\p{L})(?:(?:you|they|he|she|he\/she|she\/he|she or he|he or she|the (?:person|role|job|successful \p{L}+|right \p{L}+|new \p{L}+))(?:['’](?:ll|d)| will| would| must| should| need(?:s)?(?: to)?| does| do)(?! (?:n['’]?t|not|understand|know|see why|appreciate|hear|guess|find out|fight|hate|kill|sue|go (?:mad|spare|mental))(?!\p{L}))|(?:we|i)(?:['’](?:re|m|d|ll)| are| am| need| want| would| will)? ?(?:just |also |really )?(?:need|want|look(?:ing)? for|after|seek|offer|ask for|insist on|supply|provide|pay for)(?!\p{L})|(?:sie|du|ihr|er oder sie|sie oder er) (?:übern\p{L}+|betreu\p{L}+|arbeit\p{L}+|bring\p{L}+|soll\p{L}*|muss|müss\p{L}*|kann|könn\p{L}*)|wir (?:suchen|bieten|erwarten|brauchen|wünschen)|vous (?:serez|aurez|devez|assur\p{L}+)|nous (?:offrons|cherchons|recherchons|demandons)|(?:buscamos|pedimos|ofrecemos|necesitamos)|(?:je|jij|hij\/zij) (?:gaat|doet|werkt|moet|hebt|bent)|(?:wij|we) (?:zoeken|vragen|bieden)|(?:du|den vi söker) (?:ska|kommer|bygger|arbetar|har)|vi (?:söker|erbjuder|kräver))(?!\p{L})/iu;
/** Somebody, and that they are, do or have something. */
export const CLAUSE =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|does|did|will|would|may|might|could|can|got|gets?|get|going|gonna|know|knows|told|said|says|want|wants|went|left|took|lost|won|paid|pays|owes?|fell|broke|found|sold|bought|been|being|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|hasn['’]t|haven['’]t|hadn['’]t|didn['’]t|doesn['’]t|don['’]t|won['’]t|can['’]t|(?:it|he|she|that|there|who|they|we|i|you)['’]?(?:s|re|ve|m|ll|d)|he|she|they|we|us|our|my|his|her|their|ist|sind|war|waren|hat|haben|hatte|wird|werden|wurde|will|wollen|geht|gehen|kommt|säuft|trinkt|macht|weiß|wissen|er|sie|wir|uns|unser\p{L}*|mein\p{L}*|est|sont|était|a|ont|avait|va|vont|sera|il|elle|ils|on|nous|notre|nos|mon|ma|es|son|era|está|están|ha|han|había|será|se|nos|nuestr\p{L}+|mi|su|él|ella|è|sono|hanno|lui|lei|ci|mio|heeft|hebben|had|zijn|wordt|worden|werd|gaat|gaan|hij|zij|ze|wij|we|ons|onze|mijn|är|har|hade|blev|blir|ska|vill|han|hon|vi|oss|vår\p{L}*|min|ser|foi|são|tem|vai|ele|ela|nosso|meu)(?!\p{L})|(?<=\p{Lu}\p{Ll}+ )(?!\p{Ll}*(?:ment|ent|ant|ist)[.,!])\p{Ll}{4,}(?:t|en)(?=[.,!])/iu;

/** A list of things without anybody who is or does something. */
const isList = (sentence: string): boolean =>
  !CLAUSE.test(sentence) && (sentence.match(/,\s/gu) ?? []).length >= 2;

/** "Staff meals, ski pass, uniform laundered": a list of what is given, in which nobody is or does anything. */
export const isGivenAlone = (sentence: string): boolean =>
  isList(sentence) &&
  sentence.split(/,\s/u).every((piece) => piece.trim().split(/\s+/).length < 5) &&
  sentence.split(/,\s/u).filter(namesPerk).length > 1;

/** Whether a sentence says something of the job, wherever it stands. */
export const isPlainlyOfJob = (sentence: string): boolean =>
  OF_JOB.test(sentence) ||
  OF_WHO_COMES.test(sentence) ||
  isList(sentence) ||
  asksByContent(sentence) ||
  wishesByForm(sentence) ||
  /^(?:\W*)(?:you|your|sie|ihre?|vous|votre|tu|usted|je|jij|du)(?!\p{L})/iu.test(sentence);

/** "…, that's between us", "so keep it under your hat": words at the end of a sentence that keep what it said itself, and nothing after it. */
const OF_ITSELF =
  /(?:^|[\s,;–—-])(?:(?:and|but|so|all|this|that|which|it)(?:['’]s| is| stays| must stay)? )*(?:(?:just|strictly|purely|only) )?(?:between (?:us|ourselves|you and me|you and I|these four walls)|off the record|(?:keep|kept|keeping) (?:(?:it|this|that|them|all of that) )?(?:to (?:yourself|ourselves)|quiet|hush|between us|under (?:your|the) hat|under wraps)|unter uns(?: bleiben| gesagt)?|entre nous|tussen ons|onder ons|entre (?:nosotr[oa]s|tú y yo)|(?:tra|fra) (?:di )?noi)(?: (?:please|pls|mate|though|ok|okay|bitte|svp|graag|por favor))?[.!]*$/iu;

/** Whether a sentence keeps what it said itself, so that what follows it may be of the job again. */
export const keepsItself = (sentence: string): boolean =>
  OF_ITSELF.test(sentence.trim()) && sentence.trim().split(/\s+/).length > 5;

/** That something must be, where it is plain of whom: "Must hold …", "They need to be able to …", "Weekend work is a must". */
const ASKED_PLAINLY =
  /^\W*(?:(?:and|but|also|oh|so),? )*(?:(?:they|he|she|you|s\/?he|he or she|she or he|candidates?|applicants?|whoever (?:comes|it is)|the person)(?:['’]ll| will|['’]d| would)? (?:also |just |all |really )?)?(?:must|needs?(?: to)?|should|ha(?:ve|s) (?:got )?to|ought to) (?:also |all |just )?(?!not(?!\p{L}))(?:be (?:able|comfortable|ok|okay|happy|good|willing|prepared|qualified|licen[cs]ed|registered|available|flexible|fluent|physically|fit|trained|certified|vaccinated|insured)|have (?!known|been|gone|told|heard|\p{L}+ed(?!\p{L}))|hold|know (?!about|of|nothing|why)|speak|read|write|drive|own|bring|pass|lift|fix|(?:an? |the |their own |own )?(?:\p{L}+ )?(?:licen[cs]e|tickets?|certificates?|degree|diploma|experience|car|van|ute|tools|clearance|card)(?!\p{L}))|^[^,;:]{3,60} (?:is|are|would be) (?:an? )?(?:absolute )?(?:must|essential|required|non[- ]negotiable|desirable|(?:a )?plus|(?:a )?bonus)(?!\p{L})[^,;:]{0,12}$/iu;
/** What has its label before it: "Start 15 March", "Hours 8 to 4". */
const LABELLED =
  /^\W*(?:start(?:ing|s)?(?: date)?|hours|shifts?|rate|salary|pay|location|interviews?|essential|desirable|nice to have|requirements?|duties|permanent|full[- ]time|part[- ]time|beginn|eintritt|gehalt|arbeitszeit|vollzeit|début|salaire|horaires?|temps plein|inicio|salario|horario|jornada|start|salaris|werktijden)(?: (?:is|are|from|on|would be|ist|ab|est|es|el|per))?(?:\s*[:–-])? ?(?=[\p{L}\d£$€])/iu;

/** Of whom it may be told what would be good for them. */
const OF_THEM = /(?<!\p{L})(?:we|us|our|i|my|he|she|him|his|her|they|them|it)(?!\p{L})/iu;

/** Whether a sentence behind one that keeps itself is plainly of the job: asked, wished for, paid or when, and no news of anybody. */
export const isAskedBeside = (sentence: string): boolean =>
  ASKED_PLAINLY.test(sentence) ||
  (asksByContent(sentence) && !CLAUSE.test(sentence)) ||
  (wishesByForm(sentence) && !OF_THEM.test(sentence)) ||
  (LABELLED.test(sentence) && OF_JOB.test(sentence));

/** Whether a sentence that stands with what was told in confidence tells more of it. */
export const goesOnTelling = (sentence: string): boolean =>
  CLAUSE.test(sentence) && !OF_JOB.test(sentence) && !OF_WHO_COMES.test(sentence);
