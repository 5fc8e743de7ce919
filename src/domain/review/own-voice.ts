import { isEnglish } from '../speech/index.ts';
import { AT_WORK, SELF, tellsOfLife } from './own-voice-words.ts';

/** "I", but where it is a number ("Phase I"), or a part of what is written with signs ("I/O", "I-9"). */
const ENGLISH_SELF =
  /(?<!\b(?:Phase|Level|Part|Type|Tier|Grade|Class|Stage|Category|Division|Title|Series|Engineer|Technician|Analyst|Administrator|Accountant|Clerk|War) )\bI\b(?![/&-])|\b(?:[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)\b/;
/** A number after what it counts: an English sentence in somebody's own voice ends with "I" after few words alone. */
const NUMERAL_AT_END =
  /(?<=\p{L} )(?<!(?<!\p{L})(?:than|as|and|or|but|nor|am|did|do|was|have|had|can|could|will|would|should) )I(?=\W*$)/u;
/** Italian begins a sentence about several with the same letter: "I costi sono stati ridotti". */
const ITALIAN_ARTICLE = /^\W*I (\p{Ll}+i)(?!\p{L})/u;
/** What somebody goes through or wants, by its past form without "ed". */
const WENT_THROUGH =
  'need|suffer|resign|quarrel+|struggl|marri|divorc|separat|mov|retir|miss|want|hat|lov|lik|fear|worri|cri|argu|recover|collaps|battl|wish|hop|prefer+|decid|appli|stop+|skip+|wait|stay|liv|tri|fail|relocat|return|accept|declin|refus|complain|ask|feel|own|earn|us';
/** "I streamlined": what somebody did, but for what they went through. */
const DID = new RegExp(
  `\\bI (?:(?:have|also|then|\\p{Ll}+ly) )?(?:look(?:ed)? after|(?!(?:${WENT_THROUGH})ed\\b)\\p{Ll}{2,}ed)\\b`,
  'u',
);
const PAST = new RegExp(
  `^(?!(?:${WENT_THROUGH}|lack|turn|ag|bas|requir|expect|offer|attend|studi|di|relat|need|interest|involv|concern|indebt|hundr)ed$)(?!.*eed$)\\p{Ll}{2,}ed$`,
  'u',
);

/** Forms of a word or two: what one of them alone would say of others, too. */
const SELF_IN_FRAME = [
  // French: what is cut off before a vowel, and "ma" where a sentence begins with it or a preposition stands before it.
  /(?<!\p{L})[jJmM][’'](?=[\p{Ll}])/u,
  /(?:^\W*Ma|(?<!\p{L})(?:à|de|pour|avec|dans|par|chez|sur|et|depuis) ma) \p{Ll}/u,
  // Italian "sono" is of others as well, and with a participle in the plural it mostly is.
  /(?:^\W*|[,;:–-] ?|(?<!\p{L})(?:e|ma|ora|non|che|perch[ée]|quando|se|oggi|attualmente|anche|mi|ci|purtroppo) )[Ss]ono(?!\p{L})(?! stat[ie](?!\p{L}))/u,
  /(?<!\p{L})mi (?=\p{Ll})|^\W*Mi \p{Ll}/u,
  // Spanish.
  /(?<!\p{L})[Ss]oy(?!\p{L})(?!-| ?(?:milk|beans?|sauce|protein|products?|farm\p{L}*|crops?|lecithin))/u,
  /(?<!\p{L})[Hh]e \p{L}+(?:[aií]do|[ei]cho|uesto|isto)(?!\p{L})/u,
  // Portuguese.
  /(?<!\p{L})[Ss]ou(?!\p{L})/u,
  // Swedish, Danish and Norwegian: minutes are called the same.
  /(?<!\p{N} ?)(?<!\p{L})(?:min|Min|mine)(?= \p{Ll}{3})/u,
  // Polish: the past of the first person; nouns in the instrumental end alike.
  /(?<!\p{L})(?!(?:zesp|dzia|udzia|wydzia|oddzia|podzia|przydzia|kapita|materia|kana|artyku|dzie|źród|has|szko|sto|ko|węz|żywio|og|tytu|modu|przemys|pomys|umys|zarz)\p{L}*em(?!\p{L}))\p{L}*\p{L}ł[ea]m(?!\p{L})/iu,
  /(?<!\p{L})nie \p{L}{2,}(?:ę|am|em)(?!\p{L})/iu,
  /(?:^\W*|[,;] )(?:[Nn]on?|[Nn]ão) (?!s[oó]l[oa](?!\p{L}))\p{Ll}{3,}o(?!\p{L})/u,
  // Finnish: what is denied, in the first person.
  /(?<!\p{L})[Ee]n (?:ole|halua|voi|jaksa|kestä|tule|enää|pysty|pidä|saa|ehdi)(?!\p{L})/u,
  // Finnish says whose something is at its end; of these, whose else.
  /(?<!\p{L})(?:pomo|esimie|esihenkilö|työnanta|lapse|vaimo|mieheni|äiti|isä|perhee|palkka|tervey|sairau|työ|tiimi|vastuu)\p{L}*ni(?!\p{L})/iu,
  // Notes without a subject.
  /^\W*(?:Bin|Möchte|Muss|Wurde|Habe|Hatte|Werde|Brauche|Verdiene|Kündige) \p{L}|(?:,| und| aber) bin \p{L}/u,
];

/** To pass an exam or hold its paper is of work, in the languages of the pages. */
const PASSED =
  /(?<!\p{L})(?:pass(?:ed)?|sat|took|gained|obtained|earned|achieved|completed|finished|hold|held|bestanden|bestand|absolviert|abgelegt|obtenue?s?|réussie?s?|passée?s?|aprob(?:é|ado)|super(?:é|ado|ato|ei)|obtuve|obtenido|ottenuto|conclu(?:í|ído)|obtive|passei|behaald|gehaald|geslaagd|klarade|klarat|bestod|bestått|bestået|avla|läpäisin|suoritin|suorittanut|zdał[ae]m|uzyskał[ae]m|ukończył[ae]m)(?!\p{L})/u;
const TESTED =
  /(?<!\p{L})(?:exams?|examinations?|tickets?|tests?|apprenticeship|licen[cs]es?|certificates?|certification|diplomas?|degree|papers|finals|qualifications?|modules?|nvq|btec|\p{L}*prüfung(?:en)?|\p{L}*abschluss|ausbildung|lehre|\p{L}*schein|examens?|diplôme|brevet|cap|bts|bac|permis|exámen(?:es)?|título|carné|oposición|esam[ei]|patente|abilitazione|laurea|exames?|carta|rijbewijs|vakbekwaamheid|\p{L}*eksamen|\p{L}*examen|\p{L}*brev|körkort|førerkort|kørekort|\p{L}*tutkin(?:to|no)\p{L}*|ajokortti\p{L}*|egzamin\p{L}*|dyplom\p{L}*|uprawnienia)(?!\p{L})/u;
/** What is tested of a body. */
const OF_BODY =
  /(?<!\p{L})(?:medical|drugs?|blood|hiv|covid|pcr|pregnancy|eye|hearing|fitness|urine|alcohol|polygraph|dna|ärztliche\p{L}*|blut\p{L}*|schwangerschafts\p{L}*|médica(?:l|ux)?|sang|embarazo|sangue|bloed\p{L}*)(?!\p{L})/u;

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Of fewer words nobody speaks: it is a name or a skill. */
const SHORTEST = 2;

/** Whether somebody speaks of themselves in a sentence. Words all in capitals are short for something ("ICH", "EU"). */
export function isOwnVoice(sentence: string): boolean {
  const plural = ITALIAN_ARTICLE.exec(sentence)?.[1];
  if ((plural === undefined || isEnglish(plural)) && ENGLISH_SELF.test(sentence.replace(NUMERAL_AT_END, '')))
    return true;
  const words = sentence.match(WORD) ?? [];
  if (words.length < SHORTEST) return false;
  return (
    words.some((word) => SELF.has(word.toLowerCase()) && !(word.length > 1 && word === word.toUpperCase())) ||
    SELF_IN_FRAME.some((pattern) => pattern.test(sentence))
  );
}

/** Whether a sentence in somebody's own voice is for the agency alone: it tells no work, or something beside it. */
export function isForAgency(sentence: string): boolean {
  if (!isOwnVoice(sentence)) return false;
  const lower = sentence.toLowerCase();
  if (tellsOfLife(lower)) return true;
  if (PASSED.test(lower) && TESTED.test(lower) && !OF_BODY.test(lower)) return false;
  return !DID.test(sentence) && !(lower.match(WORD) ?? []).some((word) => AT_WORK.has(word));
}

/** Whether an English word in small letters is the past of something done: "trained", and not "missed". */
export const isDone = (word: string): boolean => PAST.test(word) && isEnglish(word);
