import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isGiven, isKnownGiven, isKnownSurname, isSurname } from '../names/given-names.ts';
import { IBERIAN, POST_NOMINALS } from '../names/tables.ts';
import { withoutTitles, withoutUnlistedLetters } from './name-affixes.ts';
import { evidenceOf } from './name-evidence.ts';
import { isAccounted } from './name-within.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeDegree, looksLikeSchool, looksLikeTitle } from './words.ts';

const SIGNS = /^[\s✦✧*★☆■□◆◇●○►▶•|_=~#+<>"“”-]+(?=\p{L})|(?<=[\p{L}.)])[\s✦✧*★☆■□◆◇●○►▶•|_=~#+<>™®©-]+$/gu;
// What puts somebody forward, before a name behind a colon or a dash: "Voorstel: Ruben Castelijns".
const PUT_FORWARD =
  /^(?:(?:kandidaat|kandidaten|kandidat|candidate|personal|profil|consultant|konsulent|konsult|berater(?:innen)?|bewerber(?:innen)?|mitarbeiter|medarbejder|medarbetar|medarbeider|kompeten(?:s|ce|tie)|competentie|experten|freelancer?|interim)?-?\s?(?:voorstel|vorschlag|vorstellung|forslag|förslag|proposal|submission|presentation|profile?|profiel|cv)|profil(?:o|e)? (?:(?:de |du |d[’']|del(?:la)? |di )?(?:consult|candidat)\p{L}*)|(?:candidate )?(?:put forward|presented|submitted)|proposition(?: de candidature)?|présentation|propuesta(?: de candidat[oa])?|presentación|proposta(?: di candidatura| de candidat[oa])?|presentazione|apresentação|voorgesteld|vorgestellt|propozycja|prezentacja|ehdotus|ehdokas)\s*(?::|\s[–—-]\s)\s*(?=\p{Lu})/iu;
// What introduces a name in a sentence or with the paper's own.
const BEFORE =
  /^(?:(?:hi|hello|hey|hallo|bonjour|hola|ciao|hej|hei)\W+)?(?:(?:i['’]m|i am|my name is|ich bin|mein name ist|je suis|je m['’]appelle|me llamo|soy|mi chiamo|sono|sou|eu sou|(?:il |la )?sottoscritt[oa]|ik ben|jag heter|jeg hedder|name(?!\s*:)|profile?|c\.?\s?v\.?|resume|résumé|lebenslauf|curr[ií]culum(?: vitae)?|bewerbung(?:sunterlagen)?|merit(?:förteckning|lista)|(?:kandidaat|kandidaten|candidate |candidaten)?(?:profiel|profil|perfil|profilo|dossier|fiche|scheda|ficha|gegevens|presentatie)(?=\s+(?:van|von|de|di|do|da|of|för|av|af)\s)|(?:work experience|career(?: history)?|application|particulars|biodata|bio-data)(?= of )|(?:personal|professional) (?:cv|profile)|ansökan|ansøgning|søknad|(?:candidate|applicant)(?!\s*:))(?:\s+(?:of|de|di|von|van|för|for|da|do|del)(?!\s+(?:den|der|de|la|las|los|het|['’]t)\s))?\s*[:–—-]?\s+|(?:hi|hello|hey|hallo|bonjour|hola|ciao|hej|hei)[,!]\s+)(?=\p{Lu})/iu;
const BEHIND = [
  /\s+(?:age|d\.?o\.?b\.?|date of birth|nationality|gender|sex|mobile|mob|tel(?:ephone)?|phone|e-?mail|address|alter|geburtsdatum|geb\.?-?datum|staatsangehörigkeit|telefon|mobil|anschrift|adresse?|född|født|fødselsdato)\s*[:.].*$/iu,
  /(?<=\p{L}{2}),\s*\d{2}$/u,
  /(?<=\p{L}{2})\s+20[12]\d$/u,
  /['’]s\s+(?:cv|resume|résumé|curriculum(?: vitae)?|profile)$/iu,
  /[\s,–—|:-]+(?:cv|c\.v\.|resume|résumé|curr[ií]culum(?: vitae)?|lebenslauf|page \d+(?: (?:of|\/) \d+)?|confidential|vertraulich|privé)(?:\s+20\d{2})?\.?$/iu,
  /[\s,(–—-]+\d{2}\s?(?:år|ans|años|anos|anni|jahre|jaar|years?(?: old)?|yrs|v\.)(?!\p{L}).*$/iu,
  /[\s,(–—-]+(?:f\.|född|født|geboren|geb\.|born|née?|nato|nata|nacid[oa]|nascid[oa]|syntynyt)\s[^:]*\d{4}.*$/iu,
  /[\s,(–—-]+(?:DNI|NIE|NIF|NRIC|CPF|RG|BSN|ID|D\.N\.I\.)(?!\p{L}).*$/u,
  /[\s,(–—-]+(?:née?|épouse|ép\.|geb\.|geborene?)\s+\p{Lu}[\p{L}-]+\)?$/u,
];

const LONGEST = 160;
// Particles that stand at the end of no name.
const JOINED = new Set('van von vom der den de da dos das del della dello di du ter ten zu zum'.split(' '));

// A word that stands behind names and in none: an occupation, a degree or a word of every day.
const isBeside = (word: string): boolean => {
  const bare = fold(word).replace(/[.,()’']/g, '');
  if (bare === '' || isGiven(word) || isSurname(word) || IBERIAN.has(bare)) return false;
  // No degree has a letter with an accent: "Amadou Diallo BÂ".
  if (/^\p{Lu}{2,4}$/u.test(word) && !/^[A-Z]+$/.test(word)) return false;
  return (
    looksLikeTitle(word) ||
    looksLikeDegree(word) ||
    POST_NOMINALS.has(bare) ||
    /^\(.*\)$/.test(word) ||
    isOrdinary(bare) ||
    /^(?:\p{L}{1,4}\.){1,4}(?:\p{L}{1,5}\.?)?$/u.test(word) ||
    /^(?:chartered|registered|certified|licensed|professional|electrical|mechanical|dipl[.-]\S*)$/iu.test(
      word,
    ) ||
    /^(?:dipl|mag|civ|cand|ing|lic)\b\.?/iu.test(word)
  );
};

// What else may stand alone behind a name, as the word for its paper.
const OF_PAPER =
  /^(?:portfolio|application|bewerbung|candidature|final|draft|copy|updated?|new|personal|details|documents?|page|seite|profile?|candidate|confidential|contact|summary|information|about|introduction|foto|photo|privat|dossier|address|phone|mobile|email|home|date)$/;

// What an occupation of two words begins with.
const BEGINS_WORK =
  /^(?:care|support|home|sales|site|team|office|nursing|teaching|warehouse|factory|store|shop|bar|kitchen|hotel|school|project|service|night|area|branch|tax|web|data|field|plant|youth|community)$/i;

// Whether a word is none that tells of its owner, but one of every day.
const isSurnameToo = (word: string): boolean => {
  const bare = fold(word).replace(/[.,()’']/g, '');
  return (
    /^\p{Lu}[\p{L}-]{3,}$/u.test(word) &&
    isOrdinary(bare) &&
    !OF_PAPER.test(bare) &&
    !looksLikeTitle(word) &&
    !looksLikeDegree(word) &&
    !POST_NOMINALS.has(bare) &&
    placeIn(word) === null
  );
};

/** Words of a name without those behind it that are none, two at least: "Daniel Whitfield Chartered Engineer". */
function withoutWords(text: string): string {
  const lead = withoutTitles(text);
  if (lead !== text && lead !== '') {
    const rest = withoutWords(lead);
    return rest === lead ? text : `${text.slice(0, text.length - lead.length)}${rest}`;
  }
  const words = text.split(' ');
  // "Venkata Ramana Murthy K.": a letter at the end is of the name.
  if (/^\p{Lu}\.$/u.test(words.at(-1) ?? '')) return text;
  let until = words.length;
  while (until > 2 && isBeside(words[until - 1] ?? '')) until -= 1;
  // "Kristof De Backer": behind a particle stands a surname, whatever else the word means.
  if (until < words.length && JOINED.has(fold(words[until - 1] ?? ''))) return text;
  // "Care Worker", "Site Manager": of the two words the first may be a surname elsewhere.
  if (until > 2 && until < words.length && BEGINS_WORK.test(words[until - 1] ?? '')) until -= 1;
  const kept = words.slice(0, until).join(' ');
  // "Quantity Surveyor": before an occupation, what is known in no name is a part of it.
  while (until > 2 && until < words.length && !isAccounted(words[until - 1] ?? '')) until -= 1;
  const told = words.slice(until).join(' ');
  // "James Watt College" is a house and nobody.
  if (
    told !== '' &&
    (looksLikeSchool(told) ||
      /^(?:hospital|hall|house|park|street|road|ward|centre|center|academy|foundation|trust|library|museum|theatre|krankenhaus|klinik|stiftung|schule|haus|platz|stra(?:ss|ß)e|sjukhus|skola|sykehus|skole|sygehus)$/iu.test(
        told,
      ))
  )
    return text;
  // "Inmaculada Quesada Moral": one word of every day behind a known surname is another surname.
  if (until === words.length - 1 && isKnownSurname(words[until - 1] ?? '') && isSurnameToo(told)) return text;
  if (told !== '' && isKnownGiven(words[0] ?? '') && words.slice(1, until).every((word) => !isBeside(word)))
    return kept;
  const [first = '', second = '', third = ''] = words;
  const isTown =
    words.length === 3 &&
    isGiven(first) &&
    isSurname(second) &&
    // "Anjali Rose Wetherby": behind two given names stands the surname, whatever town is called so.
    !isKnownGiven(second) &&
    !IBERIAN.has(fold(second)) &&
    !IBERIAN.has(fold(third)) &&
    !isKnownSurname(third) &&
    !isGiven(third) &&
    placeIn(third) !== null &&
    !/^(?:PT|BR|ES|AR|CL|CO|MX|PE|ZA)$/.test(placeIn(third)?.country_code ?? '');
  return isTown ? `${first} ${second}` : text;
}

/** A text with a name, without what introduces it and what stands behind it; the text itself where nothing does. */
export function besideName(text: string): string {
  // No name stands on a line so long, and a row of a hundred thousand hyphens would take the patterns long.
  if (text.length > LONGEST) return text;
  let bare = text.replace(SIGNS, '').replace(PUT_FORWARD, '').replace(BEFORE, '').trim();
  for (const pattern of BEHIND) bare = bare.replace(pattern, '').trim();
  const [led = ''] = bare.split('\t');
  if (led.includes(' ') && isKnownGiven(led.split(' ')[0] ?? '')) bare = led.trim();
  const [cell = bare] = bare.split(/\s+[/·|]\s+|(?<=\p{L}{2}):\s+(?=\p{L})/u);
  const isNamed = (part: string): boolean =>
    isGiven(part.split(/\s+/)[0] ?? '') && evidenceOf(part) === 'both';
  if (isNamed(cell)) bare = cell;
  const [before = bare, ...after] = bare.split(/\s*,\s+/);
  const isDegrees =
    after.every((part) => part.split(/\s+/).every(isBeside)) &&
    isGiven(before.split(/\s+/)[0] ?? '') &&
    before.includes(' ');
  if (
    after.length > 0 &&
    (isNamed(before) || isDegrees) &&
    !after.some((part) => isGiven(part.split(/\s+/)[0] ?? ''))
  )
    bare = before;
  return withoutWords(withoutUnlistedLetters(bare.replace(/(?<=\p{Ll}{2})[.,]+$/u, '')));
}

/** Of a name in two scripts the Latin one: "Олена Шевчук (Olena Shevchuk)", "Li Wei 李伟". Any other text stays. */
export function inLatin(text: string): string {
  // The sign within "Kaʻiulani" and "Faʻamanu" is a letter of no script.
  if (!/(?![\p{Script=Latin}\u02B9-\u02C8])\p{L}/u.test(text)) return text;
  const latin = text
    .replace(/[([]?(?:(?![\p{Script=Latin}\u02B9-\u02C8])[\p{L}\p{M}][\s.·-]*)+[)\]]?/gu, ' ')
    .replace(/^[\s(/|,–—-]+|[\s)/|,–—-]+$/g, '')
    .replace(/\s{2,}/g, ' ');
  return /^\p{Lu}[\p{L}'’.-]*(?:\s\p{L}[\p{L}'’.-]*){1,4}$/u.test(latin) ? latin : text;
}

// "Gary ‘Gaz’ Thornhill", "Dimitar (Mitko) Georgiev": what somebody is called, between the parts of the name.
const CALLED =
  /(?<=^\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){0,2}\s)[“”„«»‹›‘’‚"'(]\s?(\p{Lu}\p{L}{2,})\s?[“”«»‹›‘’"')](?=\s\p{L})/u;

/** What the owner of a name is called, where signs of quotation or brackets within it say so; else nothing. */
export const calledBeside = (text: string): string => CALLED.exec(text)?.[1] ?? '';
