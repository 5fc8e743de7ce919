import { fold } from '#src/lib/fold.ts';
import { parseName } from '../names/parse.ts';
import { EAST_ASIAN } from '../names/tables.ts';

/** What stands before a surname and belongs to it. */
export const PARTICLE =
  /^(?:van|von|vom|der|den|dem|de|da|do|dos|das|del|dela|della|dello|degli|di|la|las|los|le|lo|el|al|bin|binti|binte|bte|ibn|bint|ap|ferch|verch|ter|ten|te|zu|zum|zur|y|e|i|af|av|mac|st\.?|san|abu|ben|du|o'|d'|d’|de['’]|dei|dal|dalla|dalle|['’]t)$/i;

/** Whether words end with a particle behind which a surname is to come: "Wellington Nascimento dos". */
export const endsLed = (text: string): boolean =>
  /[\s-](?:van|von|vom|der|den|dem|de|da|do|dos|das|del|dela|della|dello|degli|di|du|ter|ten|te|zu|zum|zur|la|af|['’]t)$/u.test(
    text,
  ) || /\s(?:VOM|DER|DEM|DOS|DAS|DEL|DELLA|DELLO|DEGLI)$/.test(text);

/** The name with the surname last, where capitals mark it, and in normal case. */
export function tidyName(text: string): string {
  const { given, surname, preferred } = parseName(text);
  const words = [...given, ...(surname === null ? [] : surname.split(' '))];
  if (words.length === 0) return preferred ?? '';
  const mixed = words.some((word) => /\p{Ll}/u.test(word));
  const marked =
    mixed && text.split(/\s+/).some((word) => word.length > 2 && /^[\p{Lu}'’-]{3,}$/u.test(word));
  // "Jasmine TAN Wei Ling" is called so, whichever the surname is. Other orders are kept as written.
  const isAmong = text
    .split(/\s+/)
    .some(
      (word, at, all) =>
        at > 0 && at < all.length - 1 && word === word.toUpperCase() && EAST_ASIAN.has(fold(word)),
    );
  const order =
    marked && !isAmong
      ? words
      : text
          .split(/\s+/)
          .map((word) => word.replace(/^["“”(‘']+|["”“)’',]+$/g, ''))
          .filter((word) => words.some((kept) => fold(kept) === fold(word)));
  return (
    (order.length < words.length ? words : order)
      .map((word, at) =>
        /^(?:\p{Ll}{1,4}['’])?[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(word) &&
        !/^(?:\p{Lu}\.)+$/u.test(word)
          ? inWords(word, at, mixed)
          : word,
      )
      .join(' ')
      .replace(/(?<=\s)(?:Von|Van|Vom|Der|Den|Dem|Dos|Das|Zu|Zum|Zur|Ter|Ten|Bin|Binti)(?=\s)/gu, (word) =>
        text.split(/\s+/).includes(word.toUpperCase()) ? word.toLowerCase() : word,
      )
      // "OLABARRIETA DE LA CAL Itziar": what joins two surnames in capitals is small; before the first of them it is kept, "Paolo DE LUCA".
      .replace(/(?<=\s)(?:De(?: L[ao]s?)?|Del)(?=\s)/gu, (words) =>
        new RegExp(`\\p{Lu}{3,} ${words.toUpperCase()} \\p{Lu}{2}`, 'u').test(text) && mixed
          ? words.toLowerCase()
          : words,
      )
      .replace(/[,\s]+$/, '')
  );
}

function inWords(word: string, at: number, mixed: boolean): string {
  if (mixed && /^L[EA]$/.test(word)) return capitalised(word);
  if (mixed && word.length < 3 && !PARTICLE.test(word) && /^[A-Z]/.test(word.slice(-1))) return word;
  const elided = /^(\p{Ll}{1,4}['’])(\p{Lu}{2,})$/u.exec(word);
  if (elided !== null) return `${elided[1]}${capitalised(elided[2] ?? '')}`;
  return at > 0 && PARTICLE.test(word) ? word.toLowerCase() : capitalised(word);
}

/** A word with its first letter, and that of each of its parts, as a capital. */
export function capitalised(word: string): string {
  return word
    .toLowerCase()
    .replace(/(^|[-'’.])(\p{L})/gu, (_, sign: string, letter: string) => sign + letter.toUpperCase())
    .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
