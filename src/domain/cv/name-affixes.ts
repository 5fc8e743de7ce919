import { fold } from '#src/lib/fold.ts';
import { isGiven, isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isGivenName } from '../names/nicknames.ts';
import { EAST_ASIAN, POST_NOMINALS, STRAITS } from '../names/tables.ts';
import { withoutLedTitles } from './name-titles.ts';

const TITLE =
  /^(?:(?:the\s+)?(?:rt\.?\s+)?hon(?:ou?rable)?\.?(?=\s+\p{Lu}\p{L}+\s)|di(?:in|ⁱⁿ)(?=\s+\p{L}+\s+\p{L})|di(?=\s+(?:dr|mag)\.)|p\.\s?i\.|per\.\s?ind\.|arch\.(?:\s+iunior)?|lic(?=\.?\s+(?:iur|phil|oec|jur))|dott\.?ssa|dr\.?(?=\s+(?:med|phil|rer|jur|iur|ing|oec|sc|vet|theol|h\.? ?c)\b)|(?:med|phil|rer|jur|iur|oec|nat|pol|vet|theol|dent|habil|h\.? ?c)\.|drs(?=\s)|(?:c\.p\.c|c\.p|l\.c\.p|l\.c|l\.a\.e|l\.a|l\.n|l\.d|l\.i|m\.v\.z|q\.f\.b|m\.c|m\.i|m\.a|t\.s\.u|drs|ddr|ar|er|adv|engr|atty|barr|pharm|surv|arc|shri|smt|kum|hj|hjh|ts|pn|cllr|dr|mag|mmag|prof|ing|ir|dipl(?:om)?[.-]?\p{L}*|lic|licda|abg|dott|dra|sr|sra|srta|arq|lcd[oa]|enf|hr|fr|mgr|phdr|judr|mudr|dkfm|eng|engº|engª|rag|geom|avv|bc|bakk|lic|mw|mevr|dhr|dña|prof[ªº]|dr[ªº]|eng[ªº]|d[ªº]?)\.(?:-?\p{L}+\.)*(?:[ªºᵃ]|(?:a|in|ⁱⁿ)(?=\s))?)\s*(?=\p{L})/iu;
// "DI Markus Pichler" is an engineer of Austria; "Di Gennaro Salvatore" and "DI GENNARO SALVATORE" have a surname there.
const AUSTRIAN = /^DI\s+(?=\p{Lu}[\p{L}-]*\p{Ll}\s+\p{Lu}|\()/u;
// Forms of address and callings before two words of a name.
const ADDRESS =
  /^(?:(?:the )?(?:very |right |most )?rev(?:erend|d)?\.?|canon|fr|father|sister|sr|rabbi|herrn?|frau|mr\.?|mrs\.?|ms\.?|mx\.?|miss|monsieur|madame|mme|mlle|me|ma[îi]tre|signora?|sig\.ra|se[ñn]ora?|fru|meneer|mevrouw|rechtsanw[aä]lt(?:in)?|professor(?:in|a)?|diplom-?\p{L}+|ra|stb|wp|c(?:a|ma|s)(?=\s+(?:dr\.?\s+)?\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll})|engr|atty|advocate|adv|barrister|shri|smt|encik|puan|tuan|cik|datuk|dato['’]?|tan sri|alhaji|hajiya|pastor|imam|cllr|councillor|[BM]\.?(?:Sc|A|Eng|Ed)\.?|LL\.[BM]\.)\s+(?=\p{Lu}[\p{L}.'’-]*\s+\p{L}|(?:dr|dipl|prof)[.\s-])/iu;
// Degrees before a name, written without a full stop as well: "mgr inż. Anna Nowak", "dr hab. Jan Lis".
const DEGREE_BEFORE =
  /^(?:mgr|dr|inż|inz|lic|lek|prof|tech|hab|PhDr|JUDr|MUDr|Ing|Bc)\.?\s+(?=(?:\p{Ll}{2,6}\.?\s+){0,3}\p{Lu}[\p{L}'’-]+\s+\p{L})/u;
// "med.", "cand.", "Civ.ing.": no name is abbreviated so.
const ABBREVIATION = /^(?:\p{Ll}{2,6}\.|\p{L}{2,5}\.(?:-?\p{L}{2,5}\.)+)\s*(?=\p{L})/u;
// Ranks of forces, also of those who have left them, before two words of a name or a name in capitals.
const RANK =
  /^(?:(?:Wing Commander|Squadron Leader|Flight Lieutenant|Flying Officer|Group Captain|Air Commodore|Brigadier|Warrant Officer(?: Class \w+)?|(?:Chief )?Petty Officer|Lance Corporal|(?:Staff|Master|Colour) Sergeant|(?:Sub-)?Lieutenant(?: Commander| Colonel)|SFC|SSG|SGT|MSG|1SG|CSM|SGM|CPL|SPC|PFC|PVT|LCPL|GYSGT|CW\d|WO\d|CPT|CAPT|LTC|COL|MAJ|LTJG|LCDR|CDR|CPO|SCPO|MCPO|PO\d|TSGT|MSGT|SMSGT|CMSGT|BG|MG|LTG|GEN|Cpl|Sgt|SSgt|Capt|Maj|Lt|Col|Cdr|Gen|WO\d|Sergeant|Corporal|Captain|Major|Lieutenant|Colonel|Commander|Oberst|Hauptmann|Stabsfeldwebel|Oberfeldwebel|Feldwebel|Oberleutnant|Leutnant)\.?\s+)(?:\(?(?:Ret|Retd|USA|USMC|USN|USAF|a\.\s?D)\.?\)?,?\s+)?(?=\p{Lu}[\p{L}.'’-]*\s+\p{L})/u;

// "CA JIGNESH H. PANCHAL", "CS (Dr) Meera Iyer": letters of a profession before a known given name, which are initials of nobody.
const LETTERS =
  /^(?:C\.?A|C\.?S|C\.?M\.?A|CPA|ACA|FCA|ACS|FCS|ACMA|FCMA|CFA|A[Dd][Vv]|E[Rr]|A[Rr]|E[Nn][Gg][Rr]?|I[Nn][Gg]|D[Ii][Pp][Ll][.-]*I[Nn][Gg])\.?\s+(?:\(?(?:DR|Dr)\.?\)?\s+)?(?=(\p{Lu}[\p{L}'’-]+)\s+\p{Lu})/u;

// "Ma. Lourdes Catacutan" is called Maria, and no master of arts.
const MARIA = /^(?:M(?:a\.?|ª)\s+\p{Lu}\p{Ll}|MA\.\s+\p{Lu}{3})/u;

// "C. José Guadalupe Tamez Elizondo": how Mexico's papers call a citizen, before a given name of Spain and two surnames.
const CITIZEN =
  /^C\.\s+(?=((?:José|Jose|Juan|Luis|Carlos|Jesús|Jesus|Miguel|Francisco|Jorge|Manuel|Pedro|Alejandro|Roberto|Ricardo|Fernando|Javier|Raúl|Sergio|Mar[ií]a|Ma\.|Guadalupe|Juana|Margarita|Verónica|Rosa|Leticia|Ana|Patricia|Gabriela|Claudia|Silvia|Alejandra|Norma)\s+)(?:\p{L}[\p{L}.]*\s+){1,4}\p{L})/iu;

/** A name without the titles, forms of address and ranks before it. */
export function withoutTitles(text: string): string {
  // "D. W. Bloomfield": initials, though the first is a form of address elsewhere.
  if (MARIA.test(text) || /^\p{Lu}\. \p{Lu}\. /u.test(text)) return text;
  const led = withoutLedTitles(text);
  if (led !== text) return withoutTitles(led);
  const lettered = LETTERS.exec(text);
  // "CA VENKATARAGHAVAN S. IYENGAR"
  const isLong =
    /^(?:C\.?A|C\.?S|C\.?M\.?A|CPA|[AF]CA|[AF]CS|[AF]CMA)\.?\s/.test(text) &&
    (lettered?.[1] ?? '').length > 5;
  if (lettered !== null && (isLong || isKnownGiven(lettered[1] ?? '')))
    return withoutTitles(text.slice(lettered[0].length));
  for (const pattern of [TITLE, CITIZEN, AUSTRIAN, ADDRESS, RANK, DEGREE_BEFORE, ABBREVIATION]) {
    // "Ma. Elena" is María, no master of arts.
    const rest = pattern === ADDRESS && /^Ma\. /.test(text) ? text : text.replace(pattern, '');
    if (rest !== text && rest !== '') return withoutTitles(rest.trim());
  }
  return text;
}

// Degrees and memberships are too many to list: after a name, words that are capitals for the most part are such.
const AFTER_NAME =
  /^(?:[\p{Lu}\d.()/&-]{2,10}|(?:B|M|Ph|D|LL|Ed|Psy)(?=\p{Ll}{0,4}[.()]*$|[\p{Lu}.(-])\.?[\p{L}.()-]{0,8}|(?:Pharm|Dip|Dipl|Grad|Assoc|Hons?|Cert|Eng|Ing|Inst|Chartered|[BM]Sc|[BM]Eng|[BM]Ed|[BM]Com|[BM]Bus|[BM]Nurs|[BM]Phil|[CI]Eng|[A-Z]{1,4}[a-z]{1,3}[A-Z]{1,4}|(?!O)[A-Z]{2,4}[a-z]{2,7})\.?[\p{L}.()-]{0,8})$/u;

// The letters of a body with those of a grade before them: "MCIPP", "FIIRSM", "GradIOSH", "ACIS"; those of any chartered institute, "MCICM".
const MEMBERSHIP =
  /^(?:[AFM]CI(?:[ABCDEFGHIMOPTU][A-Z]{0,4}|WEM|L|LT|LIP|LEX|RM)|(?:A|F|M|AM|Tech|Grad|Assoc|Hon|Aff|Snr|Comp)(?:AAT|CIPP|CIPS|CIPD|CIPR|CIOB|CIS|CIL|CILT|CILEX|CIWEM|CIBSE|CIEH|CIEEM|CIH|CIHT|CII|CIM|CMI|CLIP|COT|CSP|CGI|APM|AIA|ATOL|BCS|BIFM|IWFM|BPsS|BMA|CCA|CPA|CPSA|IIRSM|IOSH|IEMA|IEE|IET|I?MechE|IChemE|ICE|IStructE|IoD|ILM|IFL|IFA|IIA|IRM|ITOL|ISTD|LCM|ABRSM|MLIA|NIOSH|PFS|RSB|RSC|RSPH|RTPI|RICS|RIBA|RIAI|RAeS|RGS|RPharmS|RCN|RCP|RCS|RCGP|RCVS|RCPsych|RCOG|RCSLT|SOE|IRTE|IMI|IHEEM|IHE|IHM|IAP|IEng|IEI|IEEE|IPA|IPS|ISEP|ITI|NZIM|NZPI|IPENZ|NZIOB|EngNZ|AIB|AIBS|AIPM|AITSL|AHRI|ACHSM|ACN|ACS|ACHPER|ACMA|ISACA|CMA|CSI|ACFE|ASQ|SHRM|PMI|NSE|NIM|COREN|ICAN|ICAG|CIB|CIPM|SAICA|SAIPA|SACAP|SAICE|ECSA|ISTE|IIE|IIPM|IETE|IICA|ICSI|ICAI))$/;

/** Whether a word that is set in capitals is a degree, a register or the membership of a body. */
export const isMembership = (word: string): boolean => {
  const bare = word.replace(/[.,()]/g, '');
  const isOne = POST_NOMINALS.has(bareOf(bare)) || (MEMBERSHIP.test(bare) && !isKnownSurname(bare));
  return isOne && /\p{Lu}.*\p{Lu}/u.test(bare) && bare.length > 2;
};

const bareOf = (word: string): string => fold(word).replace(/[.,’'()]/g, '');
const isVowelled = (word: string): boolean => /[AEIOUYÀ-Ý]/u.test(word);

/** Whether a word behind a comma is a degree or a membership, whatever stands before it. */
const isSurely = (word: string): boolean =>
  AFTER_NAME.test(word) &&
  (POST_NOMINALS.has(bareOf(word)) || !isVowelled(word) || !/^\p{Lu}{3,}$/u.test(word));

const IS_GENERATION = /^(?:j(?:n)?r|s(?:n)?r|ii|iii|iv|2nd|3rd)\.?$/i;

// "P.Eng.", "ing.", "Ph.D", "dipl.": short forms of two letters and more, which no initial is.
const isAbbreviated = (word: string): boolean =>
  /^(?:\p{L}{1,4}\.)+\p{L}{1,5}\.?$/u.test(word) ? /\p{L}{2}/u.test(word) : /^\p{Ll}{2,5}\.$/u.test(word);

/** The parts of a name with commas, without what tells its owner from another of the family: "Hutchins, Earl D., Jr.". */
export const withoutGenerationBehind = (parts: readonly string[]): string[] =>
  parts.filter((part, at) => at === 0 || !IS_GENERATION.test(part));

/**
 * What a part behind the comma of a name is: post-nominals, given names, or null where its capitals do not tell:
 * "DE ANGELIS, PIER PAOLO" and "JANE HARROW, MNIPE" are set alike.
 */
export function behindComma(part: string, before: string): 'affixes' | 'given' | null {
  const words = part
    .replace(/(?<=\S)\s*\([^)]*\)$/, '')
    .split(/\s+/)
    .map((word) => word.replace(/^\(|\)$/g, ''));
  const [first = ''] = before.split(/\s+/);
  if (/^esq(?:uire)?\.?$/i.test(part) || words.every(isAbbreviated)) return 'affixes';
  const isOne = (word: string): boolean => isGiven(word) && !POST_NOMINALS.has(bareOf(word));
  const isNamed = (word: string): boolean =>
    word.length > 3 && isKnownGiven(word) && !POST_NOMINALS.has(bareOf(word));
  // One word alone is no name with letters behind it: "ADEKUNLE, BOLANLE FOLASHADE".
  if ((!isGiven(first) || !/\s/.test(before.trim())) && words.every(isNamed)) return 'given';
  if (words.some(isOne) && (!isGiven(first) || words.every(isOne))) return 'given';
  if (!words.every((word) => AFTER_NAME.test(word) && !isGivenName(fold(word)))) return 'given';
  if (words.every(isSurely) || /\p{Ll}/u.test(before) || isGiven(first)) return 'affixes';
  return null;
}

// "BSc PGCE NPQSL": a degree that is no name, behind which nothing but more of them stands.
const isDegree = (word: string): boolean => bareOf(word).length > 2 && isMembership(word) && !isGiven(word);

// "Hendrik-Jan Thesingh MRE": behind a given name and what is none, a few capitals that are no known name are letters of a degree.
const isBehindSurname = (others: readonly string[], last: string): boolean => {
  const named = others.filter((word) => /^\p{Lu}[\p{L}'’-]*\p{Ll}$/u.test(word));
  const [first = '', surname = ''] = [named[0], others.at(-1)];
  return (
    // No degree has a letter with an accent: "Amadou Diallo BÂ".
    /^[A-Z]{2,4}$/.test(last) &&
    named.length > 1 &&
    isGiven(first) &&
    (named.includes(surname) ? !isKnownGiven(surname) : /^\p{Lu}{2,4}$/u.test(surname)) &&
    !isKnownSurname(last) &&
    !isKnownGiven(last)
  );
};

// "Ní Dhomhnaill", "Nic Giolla Bhríde", "Ó Súilleabháin": behind such a particle and a word the surname is there.
const GAELIC = /\s(?:N[ií]c?|Mac|Mag|Mhic|U[ií]|[ÓO])(?:\s\p{Lu}\p{Ll}[\p{L}'’-]*){1,2}$/u;

// "CPsychol", "FCIArb", "MInstP": capitals before small letters, as no name is written.
const isMixed = (word: string): boolean => /^(?!O)[A-Z]{2,4}[a-z]{2,7}[A-Z]?$/.test(word);

/**
 * Whether capitals behind the words of a whole name are letters of its owner's, which no list has: behind a Gaelic surname, or between
 * a known one and a known membership, "Jane Wright MSCSI MRICS", or before what is written as such alone, "Niamh Ferriter MIAPI CPsychol".
 */
function isLetters(before: readonly string[], behind: readonly string[]): boolean {
  const [word = ''] = behind;
  if (!/^[A-Z]{3,7}$/.test(word) || isKnownSurname(word) || isKnownGiven(word)) return false;
  if (!before.every((one) => /\p{Ll}/u.test(one) || /^\p{Lu}\.?$/u.test(one))) return false;
  const hasSurname = before.slice(1).some(isKnownSurname);
  const isMore = behind.slice(1).some(isMembership);
  return GAELIC.test(before.join(' ')) || (hasSurname && isMore) || behind.slice(1).some(isMixed);
}

/** A name without such letters behind it, and all that stands behind them. */
export function withoutUnlistedLetters(text: string): string {
  const words = text.split(/\s+/);
  const from = words.findIndex(
    (_, at) =>
      at > 1 &&
      isLetters(words.slice(0, at), words.slice(at)) &&
      words.slice(at).every((word) => AFTER_NAME.test(word)),
  );
  return from < 0 ? text : words.slice(0, from).join(' ');
}

// "Siobhán Ní Mhaoláin RGN": behind names in small letters, capitals without a vowel, or in front of more of their kind.
export function withoutPostNominals(text: string, listed: boolean): string {
  const all = text.split(/\s+/);
  // "CHUA KOK BENG" has no degree.
  const isEastern =
    all.length === 3 &&
    text === text.toUpperCase() &&
    [EAST_ASIAN, STRAITS].some((names) => names.has(fold(all[0] ?? ''))) &&
    !isGiven(all[1] ?? '');
  const from = all.findIndex(
    (word, at) =>
      !isEastern && at > 1 && isDegree(word) && all.slice(at).every((one) => AFTER_NAME.test(one)),
  );
  const words = from < 0 ? all : all.slice(0, from);
  while (words.length > 2) {
    const last = words.at(-1) ?? '';
    const others = words.slice(0, -1);
    // "FRHistS", "MRCPsych": three capitals, or two and one at the end, around small letters.
    const isMember =
      /^\p{Lu}{3,5}\p{Ll}{2,6}\p{Lu}?$|^\p{Lu}{2}\p{Ll}{1,5}\p{Lu}$/u.test(last) &&
      others.every((word) => !/\p{Lu}{2}\p{Ll}/u.test(word));
    if (isMember) {
      words.pop();
      continue;
    }
    const isAffix =
      /^\p{Lu}{3,6}$/u.test(last) &&
      others.every((word) => /\p{Ll}/u.test(word) || /^\p{Lu}\.?$/u.test(word)) &&
      (!isVowelled(last) || (listed && others.length > 1) || isMembership(last));
    // Registers and professions of two letters: "Zarina Mirzoyeva RC".
    const isShort =
      /^(?:RC|RA|RN|RM|MD|QC|KC|SC|PE|PT|OT|JD)$/.test(last) && others.every((word) => /\p{Ll}/u.test(word));
    if (!isAffix && !isShort && !isBehindSurname(others, last)) break;
    words.pop();
  }
  return words.join(' ');
}
