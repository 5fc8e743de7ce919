import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { inEnglishLetters } from '../names/casing.ts';
import { isKnownGiven, isKnownSurname, isNameAndWord, isRareGiven } from '../names/given-names.ts';
import { EAST_ASIAN, PARTICLES, PINYIN, SURELY_VIETNAMESE } from '../names/tables.ts';

/** The words of a text in plain letters. */
export const lettersOf = (text: string): string => inEnglishLetters(fold(text)).replace(/[^a-z]+/g, ' ');

/** A text in small letters as addresses write it, which have some letters as two. */
export const asTwo = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äæ]/g, 'ae')
    .replace(/[öøœ]/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/å/g, 'aa')
    .replace(/ß/g, 'ss');

/** How many words of a name an e-mail address or profile contains, in full, or as an initial next to a full one. */
export const agreement = (name: string, addresses: string): number =>
  Math.max(agreeing(name, addresses), agreeing(asTwo(name), addresses));

/** The words of a domain whose address has no surname before it, "ciao@noemipellizzon.it", "nadja@bergstromhosseini.se": it may be named after its owner. */
export const ownDomain = (email: string | null): string => {
  const [, local = '', domain = ''] = /^([^@]+)@([^@]+)\.[a-z]+$/i.exec(email ?? '') ?? [];
  const isNobody =
    /^(?:ciao|hi|hello|hey|hallo|hej|hola|ola|bonjour|info|me|mail|post|kontakt|contact[oe]?|contato|contatti)$/i;
  return isNobody.test(local) || isKnownGiven(local) ? lettersOf(domain) : '';
};

/** How many words of a name an address has whose own domain is the surname, behind a beginning of the given name: "thanu@sivakumaran.dk". */
export function byOwnDomain(name: string, email: string | null): number {
  const [, local = '', domain = ''] = /^([^@]+)@([^@.]+)\.[a-z.]+$/i.exec(email ?? '') ?? [];
  const words = lettersOf(name).trim().split(' ');
  const [called, host] = [local, domain].map((part) => lettersOf(part).trim());
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isOne = words.length > 1 && last.length > 3 && (host === last || host === words.slice(1).join(''));
  return isOne && called !== undefined && called.length > 2 && first.startsWith(called) ? 2 : 0;
}

function agreeing(name: string, addresses: string): number {
  const words = lettersOf(name)
    .split(' ')
    .filter((word) => word.length > 1);
  const joined = addresses.replace(/ /g, '');
  const tokens = addresses.split(' ');
  // Short words stand in many addresses: "Man Power" in "manchester.ann@".
  const has = (word: string): boolean => {
    if (word.length > 4) return joined.includes(word);
    if (word.length < 3) return tokens.includes(word);
    const isRest = (rest: string): boolean =>
      rest.length < 3 || words.some((other) => other !== word && rest.includes(other));
    return tokens.some(
      (token) =>
        (token.startsWith(word) && isRest(token.slice(word.length))) ||
        (token.endsWith(word) && isRest(token.slice(0, -word.length))),
    );
  };
  const agreed = words.filter(has).length + inInitials(words, tokens, has);
  return Math.min(words.length, agreed || (isByInitials(name, tokens) ? 1 : 0));
}

// "trbala@" of "T. R. Balasubramaniam", "s.meenakshi@" of "S. Meenakshisundaram": all initials before one word, and how that begins.
function isByInitials(name: string, tokens: readonly string[]): boolean {
  const words = lettersOf(name).trim().split(' ');
  const initials = words.slice(0, -1).join('');
  const last = words.at(-1) ?? '';
  if (initials.length < 1 || initials.length !== words.length - 1 || last.length < 5) return false;
  const least = initials.length + (initials.length > 1 ? 4 : 6);
  return [...tokens, tokens.join('')].some(
    (token) => token.length >= least && `${initials}${last}`.startsWith(token),
  );
}

/**
 * Whether an address has initials of a name: of all of three words and more, or of the given name where it is one with the surname,
 * "mkb@" and "gchurch@".
 */
function inInitials(
  words: readonly string[],
  tokens: readonly string[],
  has: (word: string) => boolean,
): number {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const all = words.map((word) => word.charAt(0)).join('');
  if (words.length > 2 && tokens.includes(all)) return 1;
  const isBeside =
    words.length > 1 &&
    last.length > 4 &&
    !has(first) &&
    tokens.some((token) => token === first.charAt(0) + last || token === last + first.charAt(0));
  return isBeside ? 1 : 0;
}

/** What speaks for words being a person's name, beside labels and addresses. */
export type Evidence = 'both' | 'one' | 'none';

// Beginnings and endings that surnames have and words have not.
const SURNAME_FORM =
  /^(?:Mc\p{Lu}?\p{L}{2,}|Mac\p{Lu}\p{L}+|O['’]\p{L}{3,}|[ÓO]\s\p{Lu}\p{L}{3,}|Fitz\p{L}{4,}|D['’]\p{Lu}\p{L}{3,}|\p{L}{2,}(?:[sc]k[iy]|[sc]ka|wicz|czyk|escu|e[aă]nu|opoulos|oglou|[ai]dis|akis|ovi[cć]|evi[cć]|ovich|evich|ovski|evski|enko|chuk|[ck]huk|sson|sdotter|s?d[oó]ttir|o[gğ]lu|shvili|adze|[iy]an[cț]|elli|ucci|acci|ello|inho|mann|huber|maier|mayer|stra|inga|kumar|swamy|appa|nathan|rajan|ramani?[ay]m|ramanian|murthy|ndlovu|[mzkrg]imana|dottir|medhin|selassie|meskel|giorgis|asinghe|aratne|arathna|wickrama|samy|lingam|moorthy|dhyay|zadeh|chukwu|nwachukwu|baatar|chimeg)|(?:Ande?ria|Gebre|Tekle|Wolde|Oluwa|Nwa[ncfkb]|Chukwu|Kip[ckrt]|Chep[knt]|Goiko|Etxe|Nyira|Rako|Rasoa|Razafi)\p{L}{3,})$/iu;
// Particles within a surname.
const JOINED = /^(?:van|von|vom|bin|ibn|bint|ter|ten|el|al|mac|ní|nic|ó|ua)$/iu;

// What no name holds, though each word of it may be one.
const NEVER =
  /(?<!\p{L})(?:avenue|street|club|park road|city|town|valley|beach|coast|bay|island|river|lake|hills?|county|hospital|council|bank|group|team|trust|church|agency|market|hotel|restaurant|caf[eé]|bar|season|summer|winter|sales|service|services|design|studio|office|school|college|academy|media|energy|health|care|ministry|ministries|fellowship|foundation|charity|estates|homes|dreams|project|projects|senior|junior|skills?|holder|qualified|certified|licensed|registered|player|operator|crew|site)(?!\p{L})/iu;

// What houses end with that are called by their owner's given name, "Grace Care", "Ramesh Traders", and hardly any surname is.
const ENDS_HOUSE =
  /\s(?:care|carers|yoga|textiles?|traders?|trading|enterprises?|industries|cleaning|cleaners|villas|beauty|logistics|transport|haulage|travels?|tours|motors|autos|foods|catering|solutions|consulting|consultants|services|design|designs|studios?|recruitment|staffing|holdings?|properties|homes|interiors|furniture|fashions?|boutique|salon|spa|gym|fitness|academy|nursery|clinic|dental|pharmacy|opticians?|electronics|electricals?|jewellers|tailors|stores?|supermarkets?|mart|exports|imports|garments|mills|builders|developers|associates|partners|brothers|group|foundation|ministries|rail|freight|couriers)$/iu;

// "Textiles", "Cleaning": the list has words as they stand in a dictionary.
const isWordOfDay = (bare: string): boolean =>
  [
    bare,
    bare.replace(/e?s$/, ''),
    bare.replace(/s$/, ''),
    bare.replace(/ing$/, ''),
    bare.replace(/ing$/, 'e'),
  ].some((form) => form.length > 2 && isOrdinary(form));

const isNoName = (word: string): boolean =>
  !isKnownGiven(word) && !isKnownSurname(word) && isWordOfDay(fold(word).replace(/[^a-z]/g, ''));

/** Whether of two to four words each is a name, one of them a name and nothing else, and another a word as well: "Precious Moyo". */
function isNamedByWord(name: string): boolean {
  const words = name.split(/\s+/).filter((word) => !PARTICLES.has(fold(word)) && !/^\p{Lu}\.?$/u.test(word));
  const isSure = (word: string): boolean =>
    (isKnownGiven(word) || isKnownSurname(word) || SURNAME_FORM.test(word)) &&
    !isOrdinary(fold(word).replace(/[^a-z]/g, ''));
  const rest = words.filter((word) => !isNameAndWord(word));
  return (
    words.length > 1 &&
    words.length < 5 &&
    rest.length < words.length &&
    rest.some(isSure) &&
    rest.every(isSure)
  );
}

// What tells one of a family from another behind two words of a name, of which some are grades of work too.
const OF_GENERATION = /(?<=^\S+\s+\S+.*)\s+(?:j[úu]nior|neto|filho|sobrinho|jr\.?|sr\.?|s[ée]nior)$/iu;

/** A name without what tells its owner from another of the family: "Ednilson Ferreira da Silva Júnior". */
export const withoutGeneration = (name: string): string => name.replace(OF_GENERATION, '');

/** Whether words that hold a name say more than it: "Lucy Marsh Interior Design". */
export const isNoPerson = (name: string): boolean =>
  ENDS_HOUSE.test(name) ||
  (!isNamedByWord(name) && name.split(/\s+/).filter(isNoName).length > (NEVER.test(name) ? 0 : 1));

/** Whether a word of a name is one of every day, and the others are no known name. */
export const isDoubtful = (name: string): boolean =>
  NEVER.test(withoutGeneration(name)) ||
  withoutGeneration(name)
    .split(/\s+/)
    .some(
      (word) =>
        isNoName(word) || /^(?:art|man|van|der|max|ing|new|the|and|team|data|work|good|full)$/i.test(word),
    );

/** Whether a word has the form of a surname, whatever the list knows. */
export const isFormedAsSurname = (word: string): boolean => SURNAME_FORM.test(word);

/**
 * Whether words are somebody's name by themselves: a known given name and what may be a surname, or a surname and what may be
 * a given name. That words stand on the first line is no evidence.
 */
export function evidenceOf(text: string): Evidence {
  const name = withoutGeneration(text);
  // "Jade Le": at the end a particle is a surname.
  const words = name
    .split(/\s+/)
    .filter(
      (word, at, all) => (at === all.length - 1 && /^\p{Lu}/u.test(word)) || !PARTICLES.has(fold(word)),
    );
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return 'none';
  const given = isKnownGiven(first) || isKnownGiven(last);
  const other = given ? words.filter((word) => word !== (isKnownGiven(first) ? first : last)) : words;
  const called = other.some(
    (word) =>
      isKnownSurname(word) ||
      SURNAME_FORM.test(word) ||
      isKnownGiven(word) ||
      SURELY_VIETNAMESE.has(fold(word)),
  );
  const joined = name.split(/\s+/).some((word, at) => at > 0 && JOINED.test(word));
  const isEastern =
    (EAST_ASIAN.has(fold(first)) && words.slice(1).every((word) => PINYIN.test(fold(word)))) ||
    (EAST_ASIAN.has(fold(last)) && words.slice(0, -1).every((word) => PINYIN.test(fold(word)))) ||
    SURELY_VIETNAMESE.has(fold(first)) ||
    SURELY_VIETNAMESE.has(fold(last));
  if (given && (called || joined)) return 'both';
  const isRare = words.length < 5 && [first, last].some(isRareGiven);
  const isShort = Math.min(first.length, last.length) < 4;
  // "Ashley Furniture": a given name and a word of every day.
  const most = given && !isShort && words.length > 2 ? 1 : 0;
  if (isNamedByWord(name)) return 'one';
  if (NEVER.test(name) || words.filter(isNoName).length > most) return 'none';
  return given || called || joined || isEastern || isRare ? 'one' : 'none';
}
