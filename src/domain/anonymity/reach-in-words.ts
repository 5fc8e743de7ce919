import { matchesOf } from '#src/lib/matches.ts';
import { isNumberInWords } from './dates-in-words.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isOfBirth, sentenceOf } from './reach-left.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{M}’'-]{1,30}";
/** What a street is called by its last word in English. */
const KIND =
  'Street|Road|Lane|Row|Avenue|Close|Drive|Terrace|Crescent|Way|Court|Place|Gardens|Grove|Square|Mews|Hill|Walk|Rise|Gate|Park|Quay|Wharf|Green|View|Bank|Buildings|Cottages|Villas|Parade|Circle|Boulevard|Trail|Loop';
/** A street in English and what it is called before or by its end elsewhere. */
const STREET = `(?:${WORD} ){1,3}(?:${KIND})|(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo|[Rr]ua|[Tt]ravessa|[Ll]argo|[Rr]ue|[Aa]llée|[Ii]mpasse|[Cc]hemin|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso)(?: (?:de|du|des|de la|de los|del|della|dei|da|do|dos))?(?: l[’'])?(?: ?${WORD}){1,3}|\\p{Lu}[\\p{L}-]*(?:straße|strasse|str\\.|weg|gasse|platz|allee|ring|damm|ufer|steig|zeile|straat|laan|gracht|plein|kade|vägen|gatan)|\\p{Lu}\\p{Ll}+er (?:Straße|Weg|Platz|Allee|Ring|Damm|Ufer)`;
/** What is said before the number of a house. */
const NUMBERED =
  '(?:[Nn]umber|[Nn]o\\.?|[Hh]ausnummer|[Hh]aus|[Nn]ummer|[Nn]r\\.?|[Nn]úmero|[Nn][.º°]{1,2}|[Nn]uméro|[Nn]umero|[Nn]umer|[Pp]ortal|[Bb]loque) ';
/** `Cooper’s Row, number fourteen`, `calle Real, número doce`, `Ahornweg zwölf`. */
const BEHIND = new RegExp(
  `(?<![\\p{L}-])(${STREET}),? (${NUMBERED})?([\\p{L}-]{2,24}|\\d{1,3}[a-h]?)(?![\\p{L}\\d-])`,
  'gu',
);
/** `twelve Marsh Lane`, `number fourteen, Cooper’s Row`: before a sign or the end, as `two Oxford Street shops` are counted. */
const BEFORE = new RegExp(
  `(?<![\\p{L}-])([Nn]umber )?([\\p{L}-]{3,20}),? ((?:${WORD} ){1,3}(?:${KIND}))(?=[,;.)\\n]|$| (?:before|by|till|until|today|tomorrow|tonight|please|this)(?!\\p{L}))`,
  'gu',
);
/** Streets without a number, where somebody lives or is sent something: `the keys go to the end house on Trinity Square`. */
const LIVED_ON = new RegExp(
  `(?<=(?<!\\p{L})(?:[Ll]ives|[Ll]iving|[Ll]odges|[Ll]odging|[Ss]tays|[Ss]taying|[Mm]oved in|[Rr]ents|[Rr]enting|[Hh]er flat|[Hh]is flat|[Hh]er house|[Hh]is house|[Kk]eys|[Pp]arcels?|[Dd]oorbell|[Cc]ollect (?:him|her|them)|[Pp]ick (?:him|her|them) up|[Ww]ohnt|[Vv]ive|[Hh]abite|[Mm]ora|[Aa]bita|[Ww]oont)(?: [^\\s.!?;]+){0,7} (?:on|in|at|off|to|im|in der|am|an der|en|na|dans|aan de) (?:(?:the|la|el|a|l[’']) )?)(${STREET})(?=[,;.)\\n]|$| (?:till|until|since|for|with|and|but|while|now)(?!\\p{L}))`,
  'gu',
);

/** Feasts on which somebody may have been born. */
const FEAST = [
  "(?:St|Saint)\\.? \\p{Lu}\\p{Ll}+(?:[’']?s)?(?: Day|(?<=s))|Christmas(?: Eve| Day)?|Boxing Day|New Year(?:[’']s)?(?: Eve| Day)?|Hogmanay|Hallowe[’']?en|Valentine[’']?s(?: Day)?|Easter(?: Sunday| Monday)?|Good Friday|Bonfire Night|Guy Fawkes(?: Night)?|Burns Night|April Fools?[’']?s?(?: Day)?|May Day|Midsummer(?:[’']s)?(?: Day| Eve)?|Pancake Day|Independence Day|Thanksgiving|Juneteenth|Bastille Day|Anzac Day|Australia Day|Canada Day|Waitangi Day|Republic Day|Diwali|Eid|Vaisakhi|Leap Day|[Ll]eap day",
  'Heiligabend|Heiliger? Abend|Silvester|Neujahr(?:stag)?|Nikolaus(?:tag)?|Weihnachten|(?:erste[nr]|zweite[nr]) Weihnachtstag|Ostersonntag|Ostermontag|Karfreitag|Allerheiligen|Dreikönig(?:e|stag)|Valentinstag|Rosenmontag|(?:Tag der Arbeit)',
  '(?:[Dd]ía|[Nn]oche) de (?:Reyes|Navidad|Todos los Santos|San Juan|los Inocentes|los Enamorados|la Hispanidad|la Constitución|San \\p{Lu}\\p{Ll}+)|Nochebuena|Nochevieja|Navidad|Año Nuevo|San (?:Valentín|Juan|José|Fermín|Isidro)|Reyes',
  "(?:jour|nuit|veille|soir) de (?:Noël|l[’’']An|la Saint-\\p{Lu}[\\p{L}-]+)|Noël|la Saint-\\p{Lu}[\\p{L}-]+|(?:à |de )?la Toussaint|[Pp]oisson d[’']avril|14 [Jj]uillet",
  '(?:[Gg]iorno|[Vv]igilia|[Nn]otte) di (?:Natale|Santo Stefano|San \\p{Lu}\\p{Ll}+)|Natale|Capodanno|Ferragosto|Befana|(?:[Dd]ia|[Vv]éspera|[Nn]oite) de (?:Natal|Reis|São \\p{Lu}\\p{Ll}+|Ano Novo|Todos os Santos)|Natal|Réveillon|Koningsdag|Sinterklaas(?:avond)?|[Kk]erstavond|[Ee]erste [Kk]erstdag|[Oo]udejaarsavond|[Jj]ulafton|[Nn]yårsafton|[Mm]idsommarafton|Luciadagen|Wigilia|Wigilię|Sylwestra',
].join('|');
const FEASTS = new RegExp(
  `(?<![\\p{L}-])(?:${FEAST})(?![\\p{L}-])(?:,? (?:of |de |del |di )?(?:19[4-9]\\d|200[0-8]|[’']\\d\\d))?`,
  'gu',
);

/**
 * How somebody is reached and when they were born as notes tell it in words, in a text that leaves with a given name: streets with the number of
 * the house in words or none, days of birth by a feast.
 */
export function reachInWordsIn(text: string): UncertainOccurrence[] {
  const at = (index: number, length: number, reason: 'address' | 'date_of_birth'): UncertainOccurrence => ({
    start: index,
    end: index + length,
    reason,
    why: reason === 'address' ? 'may be where somebody lives' : 'may be when somebody was born',
  });
  return [
    ...matchesOf(BEHIND, text).flatMap(({ 0: said, 2: numbered, 3: number = '', index }) =>
      (
        numbered === undefined
          ? isNumber(number) && ends(said, text.slice(index + said.length))
          : isNumber(number) || /\d/u.test(number)
      )
        ? [at(index, said.length, 'address')]
        : [],
    ),
    ...matchesOf(BEFORE, text).flatMap(({ 0: said, 2: number = '', index }) =>
      isNumber(number) ? [at(index, said.length, 'address')] : [],
    ),
    ...matchesOf(LIVED_ON, text).map(({ 1: street = '', index }) => at(index, street.length, 'address')),
    ...matchesOf(FEASTS, text).flatMap(({ 0: said, index }) =>
      isOfBirth(sentenceOf(text, index, index + said.length))
        ? [at(index, said.length, 'date_of_birth')]
        : [],
    ),
  ];
}

/** A number of three letters and more, and no word that numbers are made of in another language as well. */
const isNumber = (word: string): boolean =>
  word.length > 2 &&
  !/^(?:the|and|und|der|mil|ten|een|ett|once|sei|que|uno?|due|trent|at)$/iu.test(word) &&
  word.split('-').every(isNumberInWords);

/** Whether a street with its number ends there; in German a small word may follow, and what is counted has a capital: `zwei Filialen`. */
const ends = (said: string, after: string): boolean =>
  /^(?:[,;.)\n]|$)/u.test(after) ||
  (/^\p{Lu}[\p{L}-]*(?:straße|strasse|weg|gasse|platz|allee|ring) /u.test(said) && /^ \p{Ll}/u.test(after));
