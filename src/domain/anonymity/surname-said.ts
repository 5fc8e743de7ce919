import { fold } from '#src/lib/fold.ts';
import { placeNamed } from '../lexicon/places.ts';

// Where neither the given name nor a role may stand in the place of a name, as the sentence would say what is not so.

interface Stretch {
  start: number;
  end: number;
}

/** Words for a surname in the languages that are read. */
const SURNAME =
  "(?:(?:last|family|sur|second|maiden|married|birth) ?-?names?|(?:nach|familien|zu|geburts|mädchen|ehe)namen?|nom de famille|nom de naissance|nom marital|nom d[’']usage|patronyme|apellidos?|cognome|apelidos?|sobrenome|achternaam|familienaam|meisjesnaam|(?:efter|släkt|flick)namn|(?:efter|slægts|pige|etter)navn|nazwisko)(?!\\p{L})";
const IS = '(?:is|was|as|ist|war|lautet|heißt|est|es|è|é|är|er|heter|hedder|to)';
const WHOSE =
  '(?:the|an?|his|her|their|my|der|ein|sein|ihr|mein|le|un|son|mon|el|su|mi|il|suo|mio|o|seu|meu|de|het|zijn|haar|mijn|hans|hennes|min|mitt|det)';

/** A word for the surname, or for how one is written, right before it. */
const SAID_BEFORE = new RegExp(
  `(?:(?<!\\p{L})${SURNAME}(?: ${IS})?(?: (?:now|still|also|just|actually|jetzt|auch|nun))?[:,=]? ?|(?<!\\p{L})(?:also (?:spel(?:t|led)|written)|(?:mis)?typed(?: as)?|(?:mis)?spel(?:t|led)(?: as)?|kanji|hangul|hanja|filed as|shorten(?:ed)? to|auch geschrieben|orthographiée?|escrito|scritto|gespeld(?: als)?|stavas|staves) |(?:姓氏?|名字|苗字|旧姓)(?:是|为|は)?[:： ]?|(?<![가-힣])성(?:씨)?[은는이]? ?)["“«'‘]?$`,
  'iu',
);
/** The same behind it: `Nagy is the family name`, `Kovács (Familienname)`. */
const SAID_BEHIND = new RegExp(
  `^["”»'’]?(?:,? ${IS}(?: (?:just|only|also|actually|nur|auch|aussi|también|anche|também|ook))?(?: ${WHOSE}){0,2}(?: \\p{L}+)?|,? ${WHOSE}| ?\\() ?${SURNAME}`,
  'iu',
);

/** Whether a text says of what stands there that it is the surname. */
export const isSurnameSaid = (text: string, { start, end }: Stretch): boolean =>
  SAID_BEFORE.test(text.slice(Math.max(0, start - 40), start)) || SAID_BEHIND.test(text.slice(end, end + 60));

/** A paper by whoever wrote it: `Chow et al. 2019`, `Price & Lowe (2014)`, `Lowe and Price, 2014`. */
const CITED =
  /^(?:,? et al(?!\p{L})|,? (?:&|and|und|et|y|e|en|och|og) \p{Lu}[\p{L}’'-]+,? \(?(?:19|20)\d\d[a-z]?(?!\d)|,? \((?:19|20)\d\d[a-z]?\))/u;
const CITED_SECOND = /(?<!\p{L})\p{Lu}[\p{L}’'-]+,? (?:&|and|und|et|y|e|en|och|og) $/u;

/** Whether a surname stands for the author of a paper. */
export const isCited = (text: string, { start, end }: Stretch): boolean => {
  if (!/^\p{Lu}/u.test(text.slice(start, end))) return false;
  const after = text.slice(end, end + 50);
  return (
    CITED.test(after) ||
    (/^,? (?:\(?(?:19|20)\d\d\)?|et al)/u.test(after) &&
      CITED_SECOND.test(text.slice(Math.max(0, start - 40), start)))
  );
};

/** Behind these a town stands, and nobody. */
const IN_TOWN =
  /(?<!\p{L})(?:in|near|around|outside|nahe|nähe|nabij|rond|près de|à côté de|en|em|cerca de|perto de|presso|vicino a|nära|nær|ved) $/iu;

/** Whether a name stands where its town does: `nights in Chester`, of somebody who is called so. */
export function isInTown(text: string, { start, end }: Stretch): boolean {
  const said = text.slice(start, end);
  if (!/^\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+){0,2}$/u.test(said)) return false;
  return IN_TOWN.test(text.slice(Math.max(0, start - 20), start)) && placeNamed(fold(said), 'AU') !== null;
}
