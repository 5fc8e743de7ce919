import { matchesOf } from '#src/lib/matches.ts';
import { isMonth } from './dates-in-words.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isInDictionary } from './reading.ts';

/** A word with a capital, in Maltese and Arabic behind a small article: `Triq il-Wied`. */
const WORD = "(?:(?:il|l|id|in|ir|is|it|ix|iz|ta|al|el|ad|an|ar|as|ash|ez)-)?\\p{Lu}[\\p{L}\\p{M}’'-]{2,30}";
/** What joins the words of a street's name: `Cúirt na Mara`, `Rue de la Paix`. */
const JOIN =
  "(?:na|nan|an|y|of the|of|on the|under|de la|de los|de las|de|des|du|del|della|dei|delle|do|da|dos|das|di|d[’']|van der|van den|van de|van|von der|von|zur|zum|am|an der|im|ter|ten|op de|aan de|av|i)";
const NUMBER = '(?!(?:19|20)\\d\\d(?!\\d))\\d{1,3} ?[A-Ha-h]?(?![\\p{L}\\d%])';
/** A street and its number in either order, as an address ends: before a comma or the end of the sentence. */
const STREETS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}-])((?:${WORD} (?:${JOIN} )?){1,3}${NUMBER}(?:/\\d{1,4})?)(?=[,;)\\n]|\\.(?:\\s|$)|$| (?:now|these days|from now on|as of|since|until|jetzt|seit|maintenant|depuis|ahora|desde|adesso|ora|agora|nu|sinds|sedan|siden)(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}.,/-])(${NUMBER},? ${WORD}(?: (?:${JOIN} )?${WORD}){0,3})(?=[,;)\\n]|\\.(?:\\s|$)|$)`,
    'gu',
  ),
];
/** What says in the same sentence that somebody lives there or the post goes there. */
const LIVED =
  /(?<!\p{L})(?:address(?:es)?|liv(?:es?|ing)|flat|house|home|cottage|lodg(?:es|ing|ings)|stay(?:s|ing)|post(?:al)?|send|parcels?|letters?|deliver\p{L}*|pick (?:him|her|them) up|drop|wohnt|wohnhaft|Wohnung|Adresse|Anschrift|Post|habite|logement|adresse|domicile|vive|piso|domicilio|dirección|mora|morada|endereço|abita|indirizzo|casa|woont|adres|bor|adress|mieszka|adresem)(?!\p{L})/iu;
/** What says right before a street that the post goes there: `please post them to`, `home address for the form Flat 4,`. */
const POSTED =
  /(?<!\p{L})(?:address|(?:and|the|home|his|her|their) street|[Pp]ost|[Ss]end|[Pp]arcels?|[Ll]etters?|[Kk]eys|[Pp]apers?|[Dd]eliver\p{L}*|[Aa]dresse|[Aa]nschrift|[Pp]ost an|[Vv]ertrag|[Pp]aket\p{L}*|[Cc]ourrier|[Cc]olis|[Dd]omicilio|[Dd]irección|[Pp]aquete|[Mm]orada|[Ee]ndereço|[Ii]ndirizzo|[Pp]acco|[Aa]dres|[Pp]akket\p{L}*|[Pp]aketet|[Aa]dress|[Aa]dresem)(?!\p{L})(?:[^.!?\n]{0,40}(?: to| at| is| it[’']s| now|:|,| form| an| nach| à| au| a| en| em| naar| op| til| till) |[ :]{1,2})(?:[Ff]lat \d{1,3}[A-Z]?, )?$/u;
/** What is numbered at work and is no house. */
const NO_STREET =
  /(?<!\p{L})(?:Class|Level|Band|Grade|Stage|Phase|Unit|Team|Line|Room|Bay|Gate|Part|Section|Step|Week|Day|Year|Key|Tier|Type|Category|Cat|Zone|Shift|Round|Version|Windows|NVQ|SVQ|QCF|RQF|Klasse|Stufe|Linie|Halle|Woche|Tag|Gruppe|Niveau|Nivel|Livello|Fase|Turno|Januar|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?!\p{L})/u;
const DATES: readonly RegExp[] = [
  /(?<![\p{L}\p{N}./-])\d{1,2}(?:st|nd|rd|th|er|º)?\.?(?: of| de| d[’'])? ?(\p{L}{3,10})\.?,?(?: de| del)? (19[4-9]\d|200[0-8])(?!\d)/gu,
  /(?<![\p{L}\p{N}./-])(\p{L}{3,10}) \d{1,2}(?:st|nd|rd|th)?,? (19[4-9]\d|200[0-8])(?!\d)/gu,
  /(?<![\p{L}\p{N}./-])()(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|[12]\d|3[01])[./-](19[4-9]\d|200[0-8])(?!\d)/gu,
  /(?<![\p{L}\p{N}./-])()(?:0?[1-9]|[12]\d|3[01])([./])(?:0?[1-9]|1[0-2])\2(?:[5-9]\d)(?![\d./-])/gu,
  /(?<!\p{N})()(19[4-9]\d|200[0-8])\s?[年년]\s?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]/gu,
  /(?<![\p{L}\p{N}./-])()(19[4-9]\d|200[0-8])([./-])(?:0?[1-9]|1[0-2])\3(?:0?[1-9]|[12]\d|3[01])(?!\d)/gu,
];
/** What the day of birth stands beside, so that a later year is one too. */
const OF_PAPERS =
  /(?<!\p{L})(?:passport|birth|birthday|born|ID|visa|permit|DBS|licence|age|Ausweis|Reisepass|Geburt\p{L}*|passeport|naissance|pasaporte|DNI|NIE|passaporte|passaporto|paspoort|legitimation|paszport|PESEL)(?!\p{L})/u;

/** A day of birth by its weekday, and the address of a profile said aloud. */
const SAID: readonly (readonly [pattern: RegExp, reason: 'date_of_birth' | 'linkedin'])[] = [
  [
    /(?<=(?<!\p{L})(?:[Bb]orn|[Gg]eboren|[Nn]ée?|[Nn]acid[oa]|[Nn]at[oa]|[Nn]ascid[oa]|[Ff]ödd) (?:[\p{L}\d’'-]+ ){1,7})(?:\p{L}{3,10})(?: de| del)? (?:19[4-9]\d|200[0-8])(?!\d)/gu,
    'date_of_birth',
  ],
  [
    /(?<!\p{L})(?:linked ?in|xing|git ?hub|facebook|instagram)(?: dot com| punkt (?:com|de)| point com| punto com|\.com)(?: (?:slash|in|forward|schrägstrich|barra|profile))+ ?[\p{L}\d-]+/giu,
    'linkedin',
  ],
];
/** A street without a number in a row of an address: `Room 12, Nurses Home, Gower Lane,`. */
const UNNUMBERED = new RegExp(
  `(?<=, )(${WORD}(?: ${WORD})? (?:Lane|Street|Road|Avenue|Close|Drive|Terrace|Crescent))(?=[,.;]|$)`,
  'gu',
);

/** An account by its sign, whatever it is on. */
const HANDLE = /(?<![\p{L}\p{N}@._/-])@[A-Za-z][A-Za-z0-9._-]{2,30}/gu;

/** What stands beside a stretch in its sentence, and the stretch. */
export const sentenceOf = (text: string, start: number, end: number): string => {
  const from = Math.max(0, start - 120);
  const before =
    text
      .slice(from, start)
      .split(/[.!?\n]\s/u)
      .at(-1) ?? '';
  return `${before}${text.slice(start, end)}${text.slice(end, end + 80).split(/[.!?\n]\s/u)[0] ?? ''}`;
};

/** What says in a sentence that a day is when somebody was born. */
const OF_BIRTH =
  /(?<!\p{L})(?:birthday|b-?day|born|birth|Geburtstag|geboren|Jahrgang|cumple(?:años)?|cumple|nació|nacid[oa]|anniversaire|née?|compleanno|nat[oa]|aniversário|nasceu|nascid[oa]|jarig|verjaardag|geboren|född|födelsedag|fyller|urodzon[ya]|urodziny|(?:(?:turn|reach|hit)(?:s|e[sd]|ing)?|is|was) (?:\d\d|twenty|thirty|forty|fifty|sixty)(?:-\p{L}+)? on)(?!\p{L})/iu;
export const isOfBirth = (sentence: string): boolean => OF_BIRTH.test(sentence);

/** Whether the sentence around a day is of papers or a birth. */
export const isOfPapers = (text: string, start: number, end: number): boolean =>
  OF_PAPERS.test(sentenceOf(text, start, end));

/** `12 Operators` are counted. */
const isCounted = (said: string): boolean =>
  said.match(/\p{Lu}[\p{L}’'-]*/gu)?.length === 1 &&
  isInDictionary(said.replace(/[^\p{L}]/gu, '').toLowerCase());

/** What stands right behind a day of birth in a row of a form: `10/04/1982, 2750 Larchwood Run`, `21.06.1978, Amselhalde 14 in Leonberg`. */
const BEHIND_BIRTH = new RegExp(
  `(?<=(?:(?<!\\d)\\d{1,2}[./-] ?\\d{1,2}[./-] ?(?:19[4-9]|200)\\d|\\[date of birth removed\\])[,;] )((?!(?:19|20)\\d\\d(?!\\d))\\d{1,5}[A-Ha-h]?,? ${WORD}(?: (?:${JOIN} )?${WORD}){0,3}|${WORD}(?: (?:${JOIN} )?${WORD}){0,3},? ${NUMBER})(?=[,;)\\n]|\\.(?:\\s|$)|$| (?:in|à|en|a|em|i|te|w|v) \\p{Lu})`,
  'gu',
);

/** Streets of no known kind behind what says that somebody's post goes there, or behind a day of birth, which go. */
export const streetsPostedIn = (text: string): { start: number; end: number }[] => [
  ...matchesOf(BEHIND_BIRTH, text).flatMap(({ 1: said = '', index }) =>
    NO_STREET.test(said) || (isCounted(said) && !/\d$/u.test(said))
      ? []
      : [{ start: index, end: index + said.length }],
  ),
  ...STREETS.flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 1: said = '', index }) => {
      if (isCounted(said)) return [];
      if (NO_STREET.test(said) || !POSTED.test(text.slice(Math.max(0, index - 80), index))) return [];
      return [{ start: index, end: index + said.length }];
    }),
  ),
];

/**
 * What may still be an address or a day of birth of a text that leaves with a given name: a street of no known kind where it is told that somebody
 * lives there, a whole date of a year in which somebody at work may have been born.
 */
export function reachLeftIn(text: string): UncertainOccurrence[] {
  const streets = STREETS.flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 1: said = '', index }) => {
      const end = index + said.length;
      if (NO_STREET.test(said) || !LIVED.test(sentenceOf(text, index, end))) return [];
      return [{ start: index, end, reason: 'address' as const, why: 'may be where somebody lives' }];
    }),
  );
  const dates = DATES.flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 0: said, 1: month = '', 2: year = '', index }) => {
      const end = index + said.length;
      if (month !== '' && !isMonth(month)) return [];
      if (Number(year) > 1999 && !isOfPapers(text, index, end)) return [];
      return [{ start: index, end, reason: 'date_of_birth' as const, why: 'may be when somebody was born' }];
    }),
  );
  const said = SAID.flatMap(([pattern, reason]) =>
    matchesOf(pattern, text).flatMap(({ 0: words, index }) =>
      reason === 'date_of_birth' && !isMonth(words.split(' ')[0] ?? '')
        ? []
        : [{ start: index, end: index + words.length, reason, why: 'may tell who somebody is' }],
    ),
  );
  const unnumbered = matchesOf(UNNUMBERED, text).flatMap(({ 1: street = '', index }) => {
    const end = index + street.length;
    if (!LIVED.test(sentenceOf(text, index, end))) return [];
    return [{ start: index, end, reason: 'address' as const, why: 'may be where somebody lives' }];
  });
  const handles = matchesOf(HANDLE, text).map(({ 0: handle, index }) => ({
    start: index,
    end: index + handle.length,
    reason: 'handle' as const,
    why: 'may be what somebody is called on the web',
  }));
  return [...streets, ...dates, ...said, ...unnumbered, ...handles];
}
