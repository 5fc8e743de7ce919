import { fold } from '#src/lib/fold.ts';
import { isGiven, isKnownGiven, isKnownSurname, isSurname } from '../names/given-names.ts';
import { EAST_ASIAN, IBERIAN, OF_FATHERS, VIETNAMESE } from '../names/tables.ts';
import { isFormedAsSurname } from './name-evidence.ts';
import { isBeforeGiven, ledBySurname } from './name-led.ts';
import { placeIn } from './vocabulary.ts';

const isInitials = (word: string): boolean => /^(?:\p{Lu}\.?){1,5}$/u.test(word) && /\./.test(word);

/** "J.W.M. (Hanneke) van den Berg" is called Hanneke: what brackets say behind nothing but initials takes their place. */
export function calledByBracket(text: string): string {
  const [, initials = '', called = '', surname = ''] =
    /^([^()]+?)\s*\((\p{Lu}[^()]+)\)\s*(.+)$/u.exec(text) ?? [];
  return called !== '' && initials.split(/\s+/).every(isInitials) ? `${called} ${surname}` : text;
}

/**
 * "Cognome e nome: Santangelo Ginevra": of two words the first, of more all before those that are known given names.
 * @param isAsked whether the label asks for the surname first; where it does not, two given names must say so
 * @param isOne whether it asks for one surname, as in Italy, and not for two
 */
export function givenFirst(text: string, isAsked: boolean, isOne = false): string {
  const words = text.split(/\s+/);
  if (words.length < 2 || isGiven(words[0] ?? '')) return isAsked ? turnedAt(words, lastRun(words)) : text;
  const from = lastRun(words);
  // Capitals are of forms, which ask for the surname first.
  const isForm = text === text.toUpperCase() && !SURNAMES_TOO.test(fold(words.at(-1) ?? ''));
  if (!isAsked) return isForm && words.length - from > 1 ? turnedAt(words, from) : text;
  // "Cognome/Nome: NDIAYE MBAYE CHEIKH": of names that no list has the first alone is the surname where one is asked for.
  if (isOne && from === words.length) return turnedAt(words, 1);
  return turnedAt(words, words.length === 2 ? 1 : from);
}

/** The same for a name whose e-mail address begins with a given name that stands behind an unknown word. */
export function givenFirstBy(text: string, address: string): string {
  const words = text.split(/\s+/);
  const [begins = '', ends = ''] = address.trim().split(' ');
  const [first = '', second = ''] = words;
  // "kledi.hoxha@" of "HOXHA KLEDI": of two names that no list has, the address begins with the given one. In small letters a name
  // is written so less often than an address is.
  const isTurned =
    words.length === 2 &&
    !words.some(isGiven) &&
    !isKnownGiven(first) &&
    (text === text.toUpperCase() || isKnownSurname(first) || isKnownGiven(second)) &&
    !isSurname(second) &&
    plain(second) === begins &&
    plain(first) === ends;
  if (isTurned) return turnedAt(words, 1);
  // "DAVLATOVA RUKHSHONA" of rukhshona.d@: what ends as a woman's surname does in the East, of which the address has the initial.
  const isOfEast =
    words.length === 2 &&
    /^\p{L}{3,}[oe]va$/u.test(first) &&
    !isKnownGiven(first) &&
    plain(second) === begins &&
    [plain(first), plain(first).charAt(0)].includes(ends);
  if (isOfEast) return turnedAt(words, 1);
  // "DEGLI ESPOSTI GIANMARIA" of gm.degliesposti@
  const isLed =
    words.length === 3 &&
    PARTICLE_FIRST.test(first) &&
    address
      .trim()
      .split(' ')
      .includes(plain(first + second)) &&
    !address.includes(plain(words[2] ?? ''));
  if (isLed) return turnedAt(words, 2);
  // "rosmarie.inderbitzin@" of "Inderbitzin-Gwerder Rosmarie".
  const isDouble =
    words.length === 2 &&
    /^\p{L}{3,}-\p{L}{3,}$/u.test(first) &&
    !first.split('-').some(isKnownGiven) &&
    plain(second) === begins &&
    ends !== '' &&
    first.split('-').map(plain).includes(ends);
  if (isDouble) return turnedAt(words, 1);
  const led = ledBySurname(text, address);
  if (led !== null && led !== 'open') return turnedAt(words, led.from);
  // "wei.tan@" of "Tan Wei Ling".
  const at = words.findIndex((word, index) => index > 0 && plain(word) === begins);
  const isBegun =
    words.length > 2 && at > 0 && ends.length > 1 && plain(words.slice(0, at).join('')).startsWith(ends);
  // "Tran Thi Hong Nhung" of nhung.tran@: what stands between the two goes with the given name.
  if (isBegun && at > 1 && VIETNAMESE.has(fold(first)) && plain(first) === ends) return text;
  if (isBegun && !isKnownGiven(first)) return turnedAt(words, at);
  const from = lastRun(words);
  // "massimotedesco67@" of "Tedesco Massimo": the two in their order, without a sign between them.
  const turned = plain([...words.slice(from), ...words.slice(0, from)].join(''));
  const isTold =
    begins.length > 2 &&
    (plain(words[from] ?? '') === begins || (from < words.length && turned.length > 5 && begins === turned));
  // "Rakibul Hasan" of hasan.rakibul@ may be either.
  const isOfFather =
    words.length === 2 && OF_FATHERS.has(fold(second)) && !isKnownSurname(first) && !isFormedAsSurname(first);
  if (isTold && !isOfFather && !isGiven(words[0] ?? '')) return turnedAt(words, from);
  // "gl.desanctis@" of "De Sanctis Gianluca": initials, then all words before the given name.
  const surname = words.slice(0, from).map(plain).join('');
  const rest = address.trim().replace(surname, ' ').trim();
  // "u.p.niederberger@" of "Niederberger Urs-Peter" as well.
  const initials = /^[a-z](?: [a-z]){1,2}$/.test(rest)
    ? rest.replaceAll(' ', '')
    : (/^[a-z]{1,3}/.exec(rest)?.[0] ?? '');
  const isBehind =
    from < words.length &&
    surname.length > 3 &&
    address.replace(/ /g, '') === `${initials}${surname}` &&
    plain(words[from] ?? '').startsWith(initials.charAt(0)) &&
    initials !== '';
  if (isBehind && !isGiven(words[0] ?? '')) return turnedAt(words, from);
  return words.length > 2 && isOfLast(words, address) ? turnedAt(words, words.length - 1) : text;
}

// "m.bensalah62@" of "Ben Salah Mohamed": the initial of the last word and all before it, though the first be a given name elsewhere.
function isOfLast(words: readonly string[], address: string): boolean {
  const [initial, surname] = [plain(words.at(-1) ?? '').charAt(0), words.slice(0, -1).map(plain).join('')];
  const isOther = initial !== plain(words[0] ?? '').charAt(0);
  return isOther && surname.length > 5 && address.replace(/ /g, '') === `${initial}${surname}`;
}

// Surnames that are given names as often.
const GIVEN_TOO =
  /^(?:scott|grant|ross|cameron|russell|bruce|gordon|graham|murray|craig|duncan|fraser|harris|lewis|kelly|kennedy|taylor|jordan|morgan|mason|hunter|parker|carter|marshall|stewart|stuart|lee|lloyd|owen|price|clark|cooper|allen|mitchell|elliott|douglas|campbell|sinclair|malcolm|spencer|reid|blake|page|shaw|wallace|boyd|dean|dale|glen|neil|ray|rose|grace|may|hope|ruby|khan|ali|kumar|singh|kaur|das|roy|sen|rao|ahmed|hassan|ibrahim|mohamed|abdullah|adebayo|adewale|moyo|zulu|pham|tran|phan|kim|park)$/;

const PARTICLE_FIRST =
  /^(?:de|di|da|do|dos|dal|dalla|dell[aeo]|degli|dei|del|van|von|den|der|le|la|los|las|du|lo)$/i;

// What daughters and sons are called after their father in the East; that of sons is a surname as well.
const DAUGHTER_OF = /(?:[oeyi]vna|[iy]chna)$/;
const SON_OF = /(?:[oe]v[iy]t?ch)$/;

// "Melnyk Oksana Hryhorivna": behind the father's name stands no surname, so that it stands first.
function isBeforePatronymic(words: readonly string[]): boolean {
  const [surname = '', given = '', father = ''] = words;
  if (words.length !== 3 || isGiven(surname) || father.length < 6) return false;
  return DAUGHTER_OF.test(fold(father)) || (SON_OF.test(fold(father)) && isGiven(given));
}

// "Degli Innocenti Pierfrancesco": a known surname with its particle before a word that is none.
function isLedByParticle(words: readonly string[]): boolean {
  const [particle = '', surname = '', given = ''] = words;
  return (
    words.length === 3 &&
    PARTICLE_FIRST.test(particle) &&
    isKnownSurname(surname) &&
    !isKnownGiven(surname) &&
    !VIETNAMESE.has(fold(surname)) &&
    !isKnownSurname(given) &&
    /^\p{Lu}\p{L}{3,}$/u.test(given) &&
    placeIn(given) === null
  );
}

/**
 * The surname last where its form tells it: "Wiśniewski Tomasz", "Van den Heuvel Sofie". A surname that is a given name as often
 * ("Grant Thomas") and names that no list has stay as they are written.
 */
export function surnameLast(text: string): string {
  const words = text.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (isBeforePatronymic(words)) return turnedAt(words, 1);
  if (isLedByParticle(words)) return turnedAt(words, 2);
  if (isBeforeGiven(words)) return turnedAt(words, 1);
  if (isGiven(first) || !isGiven(last) || SURNAMES_TOO.test(fold(last))) return text;
  const isKnown = isSurname(first) && !GIVEN_TOO.test(fold(first));
  const from = lastRun(words);
  // "Zambelli Ermes", "Etxeberria Lasa Iratxe": surnames of the longer list before what is nobody's surname.
  const isListed =
    from < words.length &&
    !isSurname(last) &&
    isKnownSurname(first) &&
    words.slice(0, from).every((word) => !isKnownGiven(word) && !GIVEN_TOO.test(fold(word)));
  if (isListed) return turnedAt(words, from);
  // "Zgraggen-Infanger Jolanda": two surnames that a hyphen joins, of which none is a given name.
  const isDouble =
    /^\p{L}{3,}-\p{L}{3,}$/u.test(first) &&
    !first.split('-').some(isKnownGiven) &&
    !isSurname(last) &&
    from < words.length;
  if (isDouble) return turnedAt(words, from);
  // "Dell’Aquila Salvatore"; "D'Angelo" is a given name too.
  const isElided =
    /^(?:dell|dall|degl)['’]\p{L}/iu.test(first) || (/^d['’]\p{L}/iu.test(first) && !isKnownSurname(last));
  if (isElided && words.length === 2) return turnedAt(words, 1);
  const isFormed =
    words.length === 2 && (isKnown || (isFormedAsSurname(first) && !/^(?:O['’]|Mc|Mac)/.test(first)));
  // "Le Minh Duc" of Vietnam.
  const isEastern = EAST_ASIAN.has(fold(first)) || /^le$/i.test(first);
  const isParticle =
    words.length > 2 && PARTICLE_FIRST.test(first) && !(isEastern && words.slice(1).every(isKnownGiven));
  return isFormed || isParticle ? turnedAt(words, Math.min(from, words.length - 1)) : text;
}

const plain = (word: string): string => fold(word).replace(/[^a-z]/g, '');

const JOINS = /^(?:de|del|la|las|los|do|da|dos|della|di)$/i;

// Where the given names at the end begin, "María del Rocío" being one; the number of words where there are none.
function lastRun(words: readonly string[]): number {
  const isOne = (at: number): boolean =>
    isGiven(words[at] ?? '') && (at === words.length - 1 || !IBERIAN.has(fold(words[at] ?? '')));
  let from = words.length;
  while (from > 1) {
    let at = from - 1;
    while (at > 0 && from < words.length && JOINS.test(words[at] ?? '')) at -= 1;
    // A particle before the first of them joins it to a surname: "Fuente de la Rosa".
    if (!isOne(at)) return at < from - 1 ? words.length : from;
    if (at < 1) return from;
    from = at;
  }
  return from;
}

// Given names that are surnames as often.
const SURNAMES_TOO =
  /^(?:martin|thomas|simon|paul|james|lewis|george|grace|craig|dean|scott|ross|grant|howard|stanley|kelly|kent|morgan|owen|rhys|lloyd|allan|alan|albert|bernard|gilbert|vincent|laurent|david|daniel|michel|henry|richard|robert|peter|petri|ernst|otto|franz|werner|walter|friedrich|ludwig|bruno|marin|romano|rosa|santos|leon|cruz|campos|luis|gil|kumar|khan|ali|hassan|ahmed|lee)$/;

function turnedAt(words: readonly string[], from: number): string {
  if (isWholeOfVietnam(words) || isShortGiven(words[0] ?? '')) return words.join(' ');
  // "De Luca Maria Chiara": the word behind a particle is of the surname, though it be a given name too.
  const led = words.findIndex((word) => !PARTICLE_FIRST.test(word));
  const at = led > 0 && from > 0 ? Math.max(from, led + 1) : from;
  return at < 1 || at >= words.length
    ? words.join(' ')
    : [...words.slice(at), ...words.slice(0, at)].join(' ');
}

/** Whether a word is a short form of Mohammed or Musammat, which stand before given names: "Md Rakibul Hasan". */
export const isShortGiven = (word: string): boolean => /^(?:md|mohd|muhd|mst)\.?$/i.test(word);

// "Nguyen Thi Thanh Huong": what stands behind the family's name goes with the given one, so that the two are never moved together.
const isWholeOfVietnam = ([first = '', middle = '', ...rest]: readonly string[]): boolean =>
  rest.length > 0 && VIETNAMESE.has(fold(first)) && /^(?:thi|van)$/.test(fold(middle));

const OWN_PARTICLE = /^(?:de|del|la|las|los|y|e|van|von|der|den|di|da|do|dos|das|della|af|zu)$/i;

// In Italy and in Flanders many keep theirs as capitals.
const LED_SMALL = /^(?:de|del|la|las|los|y|e|do|da|dos|das)$/i;

const isSurnameForm = (words: readonly string[]): boolean =>
  placeIn(words.join(' ')) === null &&
  (PARTICLE_FIRST.test(words[0] ?? '') ||
    words.some((word) => isKnownSurname(word) || isFormedAsSurname(word)));

/**
 * "SMITH, Robert", "Smith, Robert J.", and of Hong Kong "WONG Ka Yan, Karen", where the last is what somebody is called.
 * @returns null where what stands behind the comma is no given name
 */
export function withSurnameFirst(before: string, after: string, labelled: boolean): string | null {
  const words = before.split(/\s+/);
  // "Eze-Okafor, Ngozi", "dos Reis, Wellington": given names are towns as well.
  const isTown =
    placeIn(after) !== null &&
    !(labelled && placeIn(before) === null) &&
    !(isKnownGiven(after) && isSurnameForm(words)) &&
    // "Hietaniemi, Anna-Kaisa": two given names that a hyphen joins are no town.
    !(after.includes('-') && after.split('-').every(isKnownGiven));
  if (!/^\p{L}[\p{L}\p{M}'’. -]*$/u.test(after) || isTown) return null;
  const [first = '', ...given] = words;
  const caps = first.length > 1 && first === first.toUpperCase();
  if (caps && given.length > 0 && given.every((word) => /\p{Ll}/u.test(word)))
    return `${after} ${given.join(' ')} ${first}`;
  // "ZULUETA DE LA PEÑA, Miren": particles in capitals as well, before a known given name.
  const isCapitals = before === before.toUpperCase() && isKnownGiven(after.split(/\s+/)[0] ?? '');
  const joins = isCapitals ? OWN_PARTICLE : /^(?:de|del|la|las|los|y|van|von|der|den|di|da|do|dos)$/;
  // "VAN DEN BROECK VERMEULEN, Lieselot": what joins is no word of its own, in capitals either.
  const joinsAny = before === before.toUpperCase() ? OWN_PARTICLE : joins;
  const own = words.filter((word, at) => at === 0 || !joinsAny.test(word));
  const surname = isCapitals
    ? words.map((word, at) => (at > 0 && LED_SMALL.test(word) ? word.toLowerCase() : word)).join(' ')
    : before;
  return own.length > (labelled ? 7 : 3) ? null : `${after} ${surname}`;
}
