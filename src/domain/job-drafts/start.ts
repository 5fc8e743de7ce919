import { fold } from '#src/lib/fold.ts';
import { daysInFigures } from './spoken-days.ts';

/** How the months begin in English, German, French, Spanish, Dutch, Italian, Portuguese and Polish, folded. */
const MONTHS = [
  ['jan', 'ene', 'gennaio', 'stycz'],
  ['feb', 'fev', 'lute'],
  ['mar', 'mrz', 'maart', 'mrt'],
  ['apr', 'avr', 'abr', 'kwie'],
  ['may', 'mai', 'mei', 'maggio', 'maj'],
  ['jun', 'juin', 'giugno', 'czerw'],
  ['jul', 'juil', 'luglio', 'lipc'],
  ['aug', 'aou', 'ago', 'sierp'],
  ['sep', 'settembre', 'setembro', 'wrze'],
  ['oct', 'okt', 'ottobre', 'outubro', 'pazdz'],
  ['nov', 'listop'],
  ['dec', 'dez', 'dic', 'grud'],
];
const NAME = `(${MONTHS.flat().join('|')})[a-z]*`;
const WEEKDAY =
  '(?:(?:(sun|mon|tue|wed|thu|fri|sat)[a-z]*|(?:sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|lundi|mardi|mercredi|jeudi|vendredi|samedi|lunes|martes|miercoles|jueves|viernes|lunedi|martedi|mercoledi|giovedi|venerdi|maandag|dinsdag|woensdag|donderdag|vrijdag|segunda(?:-feira)?|terca(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|mo|di|mi|do|ma|wo|vr)),?\\.? )?(?:the |dem |den |le |el |il |de |dia )?';
const DAY_FIRST = new RegExp(
  String.raw`\b${WEEKDAY}(\d{1,2})(?:st|nd|rd|th|er|[.°ºo])?(?: of| de)? ${NAME}\.?,?(?:(?: del?)? (\d{4})\b)?`,
);
const MONTH_FIRST = new RegExp(
  String.raw`\b${WEEKDAY}${NAME} (\d{1,2})(?:st|nd|rd|th)?(?!\d|[:.]\d)(?:,? (\d{4})\b)?`,
);
/** The same as they are written. */
const WRITTEN = [...MONTHS.flat(), 'fév', 'aoû', 'mär', 'déc', 'jän', 'paźdz'].join('|');
const DATE = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|lundi|mardi|mercredi|jeudi|vendredi|samedi|lunes|martes|mi[eé]rcoles|jueves|viernes|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|maandag|dinsdag|woensdag|donderdag|vrijdag|segunda(?:-feira)?|ter[cç]a(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|mo|di|mi|do|ma|wo|vr)[a-z]*,?\.? )?(?:the |dem |den |le |el |il |de |dia )?(?:\d{1,2}(?:[./]\d{1,2}[./](?:\d{4}|\d\d)|(?:st|nd|rd|th|er|[.°º])?(?: of| de)? (?:${WRITTEN})\p{L}*\.?(?:,? (?:del? )?\d{4})?)|(?:${WRITTEN})\p{L}* \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?)(?![\d:])`;
const SAID =
  /(?<![\p{L}])(?:not (?:till|until|before)|(?:can )?come in(?= (?:on )?(?:the )?\d)|früh(?:e)?stens|au plus tôt|no antes del?|non prima del?|niet voor|não antes de|començ\p{L}+|começ\p{L}+|empez\p{L}+|empieza\p{L}*|gets? going|si (?:parte|comincia|inizia)|on (?:commence|démarre)|se (?:empieza|arranca|começa)|start(?:s|ing)?(?: date)?(?! and (?:finish|end)(?!\p{L}))|begins|beginning|begin(?= (?:work |with us |here )?(?:on|from|in|by|around|the|\d))|anfangen(?: (?:könnte|kann|soll|sollte|können|könnten|muss|darf|wäre|würde)\p{L}*)?(?: (?:man|er|sie|es|jemand|die person|er oder sie|sie oder er))?(?: (?:gern|gerne|ab|frühestens|schon|idealerweise))?(?= (?:am|zum|ab|im|mit|\d))|commenc(?:es?|ing|ement)|available from|kick[- ]?off|joining(?: date)?(?! (?:bonus|fee|us|our|the|a)(?!\p{L}))|date of joining|in post(?: by)?|in place (?=for|by|from|on)|tillträde|tiltrædelse|tiltredelse|startdato|oppstart|entrée (?:souhaitée|prévue|envisagée)|resumption(?: date)?|los geht['’]?s|eintritt(?:s?(?:datum|termin))?|stellenantritt|dienstbeginn|beginn|d[ée]but|d[ée]marrage|(?:prise de|entrée en) (?:poste|fonctions?)|à pourvoir|incorporación|inicio|comienzo|(?:can|could|may|might|to|must) join(?: (?:us|here))?|(?:come|be) (?:on|in) board|(?:in|here|on site|on board|at (?:the|a|their) desk|on the (?:tools|floor|job))(?= (?:on|by|from) (?:the |mon|tue|wed|thu|fri|\d))|inizio(?: previsto)?|(?:fecha de )?ingreso|entrée en service|decorrenza|ingresso|in servizio|startdatum|aanvang|in dienst|beschikbaar|início|entrada|ab (?=\d)(?!\d+ ?(?:stunden|std|jahre|wochen|euro|€)))(?:['’]s)?\s*(?:[:–-]|on|by|for|from|is|am|ab|zum|le|du|du poste|el|il|dal|per|op|em)?\s*([^\n;]{4,40})/iu;
/** A day that a text says from when, in words that could speak of something else: "contract from 1 March 2027", "zum 01.04.2027". */
const FROM_DAY = new RegExp(
  String.raw`(?<!\p{L})(?:from|zum|vom|ab|od|à partir du|dès le|a partir del|desde el|para el|dal|per|vanaf|met ingang van|a partire dal|a partir de|(?:want|need|wanted|needed) (?:them|['’]?em|somebody|someone|him or her|people)?(?: in| on site| here)?(?: on| by| from)?)\s+(?:the )?(${DATE})`,
  'iu',
);
/** "I'd like someone by 1 March 2027", "would like to have them by Feb 15", "8 Feb would be perfect", "une arrivée au 15 février". */
const WISHED_DAY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:like|love|prefer|hope|hoping|aim|aiming|happy|have|get|someone|somebody|them|person) (?:(?:to |for |have |get |see )*(?:someone|somebody|them|the (?:new |right )?person|a person|one|him or her)(?: to be| to)?(?: here| trained| settled| ready| up and running| in the (?:chair|seat))?) (?:by|for|from|on)|une? arrivée (?:souhaitée |prévue |idéale )?(?:au|le|pour le|vers le)|arrivée (?:souhaitée|prévue|idéale) (?:au|le|pour le|:)|(?:liefst|graag|het liefst|uiterlijk) (?:per|vanaf|op))\s+(?:the )?(${DATE})`,
  'iu',
);
/** "Aim is 1 February", "Ziel ist der 01.03.2027": the day that is aimed at, and nothing else that happens on it. */
const AIMED_AT = new RegExp(
  String.raw`(?<![\p{L}’'])(?:(?:the |our |my |unser |notre |el |il |ons |o )?(?:aim|target|plan|goal|ideal|ziel|objectif|objetivo|obiettivo|doel)(?: date)?(?:['’]s| is| ist| est| es| è)(?: for| to (?:have|get) (?:them|someone|somebody)(?: in)?(?: by| for| from)?| de[rn]?| le| el| il| l[’']| op)?|(?:we|i)(?:['’](?:re|m)| are| am) aiming (?:for|at))\s+(?:the )?(${DATE})(?=\s*(?:[.,;!)\n]|$| if| or| at the))`,
  'iu',
);
const DAY_PRAISED = new RegExp(
  String.raw`(?<![\p{L}\d])(${DATE}),? (?:(?:would|will|could) be|is|['’]d be|wäre|ist|serait|est|sería|zou|sarebbe) (?:\p{L}+ ){0,2}(?:perfect|ideal|idéal|best|great|good|lovely|spot on|preferred|optimal|perfekt|prima|toll|parfait|perfecto|ideaal|mooi|perfetto)(?!\p{L})(?! for (?:the |a |an |your |our )?(?:interview|call|chat|visit|meeting))`,
  'iu',
);
/** "1 February start". */
const DAY_START = new RegExp(
  String.raw`(?<![\p{L}\d])(${DATE})(?:(?:,? [\p{L}’']+){0,6}?,? (?:is the|the|to)? ?(?:start(?:et|en|s)?|joining|beginn(?:en|t)?|begin(?:t|s)?|anfangen|comenzar|empezar|empiec\p{L}*|commence[rz]?)(?!\p{L}| (?:of|line|up))| (?:on site|in mind)(?=[.,;]|$))`,
  'iu',
);
/** "The season, 1 March to the end of October 2027": from when to when; the year stands with the end. */
const SPAN = new RegExp(
  String.raw`(?<!\p{L})(\d{1,2})(?:st|nd|rd|th|er|\.)?(?: de| of)? ((?:${WRITTEN})\p{L}*)\.?(?: (\d{4}))?,? ?(?:through to|right through to|to|until|till|through|bis|au|jusqu[’']au|al|hasta|-|–) ?(?:about |around )?(?:the |zum |el )?(?:end of |ende |fin )?(?:\d{1,2}(?:st|nd|rd|th|\.)? (?:de )?)?((?:${WRITTEN})\p{L}*)\.?(?: (?:de )?(\d{4}))?`,
  'iu',
);
/** A day that is all of a line or sentence, as somebody answers when, with a few words about it: "1 June, Gypsy Day as always". */
const ALONE = new RegExp(
  String.raw`(?:^|[\n.!?] ?)\W*(?:(?:date|when|datum|wann|quand|cuándo|quando)(?: ?[:–-] ?|\? ?))?(${DATE})(?:\W*(?=\n|$)|,? (?:if|once|provided|subject to|or (?:sooner|earlier|before|as soon)|at the (?:latest|earliest)|latest|earliest|ideally|please|if possible|wenn|falls|oder früher|spätestens|si possible|si|au plus tard|o antes|a ser posible|se possibile|als|uiterlijk|of eerder|om|senast)(?!\p{L})|(?! ?(?:-|–|to|until|till|through|bis|au|al|hasta|tot)(?!\p{L}))(?![^.\n]*(?<!\p{L})(?:inspection|meeting|audit|visits?|deadline|closing|hearing|party|interviews?|lunch|court|trial)(?!\p{L}))(?:,? (?!(?:is|was|were|are|has|have|had|will|we|he|she|they|our|the|und|and|last)(?!\p{L}))[\p{L}’'-]+)(?:,? [\p{L}’'-]+){0,4}(?=[.!]*(?:\n|$)|[.!]+ ))`,
  'iu',
);
/** What follows may be a time. */
const WHEN = new RegExp(
  String.raw`\d(?![\d:.]* ?(?:am|pm|h|uhr|uur)\b)|\b(?:asap|immediate(?:ly)?|as soon as|now|soon|next (?:week|month|year)|sofort|schnellstmoglich|des que possible|${MONTHS.flat().join('|')})`,
);

/** What is done on a day in filling a job: talks, tests and the time to apply by. */
const OF_FILLING =
  /(?<!\p{L})(?:interviews?|intvs?|ivs?|(?:interview|selection) panel|panel (?=on|w\/c|\d)|assessment (?:day|centre)|shortlist\p{L}*|cv deadline|deadline|closing date|closes|apply by|applications? (?:by|close|until)|cvs? (?:by|in by|due|until)|(?:first|second|third|final|1st|2nd|3rd|last) (?:stages?|rounds?|chats?|calls?|meetings?|talks?)|trial (?:day|shift)|vorstellungsgespräche?|gespräche?|kennenlern\p{L}*|bewerbungs(?:schluss|frist)|probetag|entretiens?|date limite|clôture|entrevistas?|fecha límite|cierre|colloqui\p{L}*|scadenza|gesprek(?:ken)?|sluitingsdatum|proefdag|entrevistas?|prazo|intervju\p{L}*|samtal(?:e|er)?|ansökningstid|ansøgningsfrist|søknadsfrist|rozmow\p{L}+)(?!\p{L})/iu;
/** What says that somebody begins. */
const OF_BEGINNING =
  /(?<!\p{L})(?:start\p{L}*|begin\p{L}*|commenc\p{L}*|join\p{L}*|in post|eintritt\p{L}*|antritt\p{L}*|stellenantritt|anfang\p{L}*|début\p{L}*|prise de poste|démarr\p{L}*|incorpora\p{L}*|inici\p{L}*|empe[zc]\p{L}*|empiez\p{L}*|inizi\p{L}*|comincia\p{L}*|aanvang|ingang|in dienst|iníci\p{L}*|começ\p{L}*|tillträd\p{L}*|börja\p{L}*|tiltr\p{L}*|rozpocz\p{L}*)(?!\p{L})/iu;
const DAY = new RegExp(String.raw`(?<![\p{L}\d./])(?:w\/c )?${DATE}`, 'giu');

/**
 * A text without the days of interviews and deadlines: "2nd intv in person w/c 4 Jan. Start Feb" names none on which somebody starts. A
 * part that speaks of both keeps its days.
 */
const withoutOtherDays = (text: string): string =>
  text
    .split(/((?<=[;,\n])|(?<=[.!?]) (?=\p{Lu}))/u)
    .map((part) => (OF_FILLING.test(part) && !OF_BEGINNING.test(part) ? part.replaceAll(DAY, ' ') : part))
    .join('');

interface Start {
  day: string | null;
  note: string | null;
}

/**
 * The day on which a text says that the work starts, and a note where it can be read in two ways, names no day or no year.
 * @param today the day on which it is read: a day without a year is the next one; null where nobody knows it
 */
export function startIn(
  labelled: string | undefined,
  written: string,
  today: string | null,
  home: string | null = null,
): Start {
  const text = inFigures(withoutOtherDays(written));
  const said = labelled === undefined ? timeSaid(text) : inFigures(labelled);
  if (said === undefined)
    return (
      spanned(text, today) ??
      alone(text, today) ??
      onlyDay(text, today) ?? { day: null, note: monthAlone(text) }
    );
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(said);
  if (iso !== null) return { day: dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])), note: null };
  const figures = /\b(\d{1,2})[ºª°]?[./-](\d{1,2})[./-](\d{4}|\d{2})\b/.exec(said);
  const named = figures === null ? namedDay(said, today) : null;
  if (named !== null) return named;
  if (figures === null) {
    const when = said.split(/(?<!\d)[.!?](?:\s|$)/)[0]?.trim() ?? '';
    const note = `The start “${when}” names no day that could be read; set target_start_date.`;
    return {
      day: null,
      note: (labelled !== undefined && when !== '') || WHEN.test(fold(when)) ? note : null,
    };
  }
  const [first, second] = [Number(figures[1]), Number(figures[2])];
  const year = Number(figures[3]) + (figures[3]?.length === 2 ? 2000 : 0);
  // With dots the day stands first everywhere.
  if (figures[0].includes('.') || first > 12 || first === second)
    return { day: dayOf(year, second, first), note: null };
  if (second > 12) return { day: dayOf(year, first, second), note: null };
  const dayFirst = dayOf(year, second, first);
  if (home !== null && !MONTH_FIRST_IN.has(home) && dayFirst !== null)
    return {
      day: dayFirst,
      note: `The start ${figures[0]} was read with its day first, as it is written there: ${dayFirst}. Check target_start_date.`,
    };
  return {
    day: null,
    note: `The start ${figures[0]} can be read in two ways, as ${dayOf(year, second, first)} or ${dayOf(year, first, second)}; set target_start_date.`,
  };
}

/** Where a month stands before its day, or either does. */
const MONTH_FIRST_IN: ReadonlySet<string> = new Set([
  'US',
  'CA',
  'PH',
  'PR',
  'BZ',
  'FM',
  'GU',
  'MH',
  'PW',
  'AS',
  'VI',
  'KY',
  'PA',
]);

/** "Il primo febbraio", "le premier mars": the first of a month, as it is called abroad. */
const FIRST_ABROAD = new RegExp(
  String.raw`(?<!\p{L})(?:primo|premier|primero|primeiro|ersten?|eerste|första|første)(?= (?:de |d[’'])?(?:${WRITTEN})\p{L}*)`,
  'giu',
);
/** "The fifteenth of February" in figures. */
const inFigures = (text: string): string => daysInFigures(text.replace(FIRST_ABROAD, '1'));

/** Whether a text says from when to when the work is done. */
export const isSeason = (text: string): boolean => SPAN.test(inFigures(text));

/** "In post until 22 February", "start after 31 January please": no day on which somebody starts. */
const IS_END =
  /^(?:(?:until|untill|till?|up to|bis|jusqu|hasta|tot|fino|até)(?!\p{L})|(?:any ?time )?(?:after|nach dem|après|después del?|na|dopo|depois de) (?:the |le |el |il )?\d)/iu;

// "Starting salary" and "start of the week" stand before the start as often as not: the first that may be a time.
function timeSaid(text: string): string | undefined {
  const said = [...text.matchAll(new RegExp(SAID, 'giu'))]
    .map(([, when = '']) => when)
    .filter((when) => !IS_END.test(when));
  const dated = said.find((when) => /\d{4}|\d[./]\d/.test(when) || namedDay(when, null) !== null);
  return (
    dated ??
    DAY_START.exec(text)?.[1] ??
    FROM_DAY.exec(text)?.[1] ??
    WISHED_DAY.exec(text)?.[1] ??
    AIMED_AT.exec(text)?.[1] ??
    DAY_PRAISED.exec(text)?.[1] ??
    said.find((when) => WHEN.test(fold(when)))
  );
}

/** A day whose month is a word; without its year the next one from today, where the day of the week agrees. */
function namedDay(said: string, today: string | null): Start | null {
  const folded = fold(said);
  const first = DAY_FIRST.exec(folded);
  const [, weekday, one = '', other = '', year] = first ?? MONTH_FIRST.exec(folded) ?? [];
  if (one === '') return null;
  const [day, month] = first === null ? [Number(other), monthOf(one)] : [Number(one), monthOf(other)];
  if (year !== undefined) return { day: dayOf(Number(year), month, day), note: null };
  const when = said.split(/(?<!\d)[.!?,](?:\s|$)/)[0]?.trim() ?? '';
  const next = today === null ? null : nextOn(today, month, day, weekday);
  return {
    day: next,
    note:
      next === null
        ? `The start “${when}” names no day that could be read; set target_start_date.`
        : `The start “${when}” names no year; the next one, ${next}, was taken. Check target_start_date.`,
  };
}

function nextOn(today: string, month: number, day: number, weekday: string | undefined): string | null {
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1]
    .map((each) => dayOf(each, month, day))
    .find((each) => each !== null && each >= today);
  if (next == null || weekday === undefined) return next ?? null;
  const named = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][new Date(next).getUTCDay()];
  return named === weekday ? next : null;
}

function spanned(text: string, today: string | null): Start | null {
  const [whole = '', day = '', from = '', year, to = '', end] = SPAN.exec(text) ?? [];
  if (whole === '') return null;
  const [first, last] = [monthOf(fold(from)), monthOf(fold(to))];
  const inYear = year ?? (end === undefined ? undefined : String(Number(end) - (last < first ? 1 : 0)));
  if (inYear !== undefined) return { day: dayOf(Number(inYear), first, Number(day)), note: null };
  return namedDay(`${day} ${from}`, today);
}

function alone(text: string, today: string | null): Start | null {
  const said = ALONE.exec(text)?.[1];
  const read = said === undefined ? null : namedDay(said, today);
  return read === null || read.day === null
    ? null
    : { day: read.day, note: `“${said}” was taken as the start; check target_start_date.` };
}

const WITH_YEAR = new RegExp(String.raw`(?<![\p{L}\d./])${DATE}`, 'giu');
/** What else may happen on a day than that somebody starts. */
const OTHER_DAY =
  /(?<!\p{L})(?:interview\p{L}*|meet\p{L}*|call\p{L}*|visit\p{L}*|trial|panel|until|till?|ends?|ending|expir\p{L}*|deadline|clos\p{L}*|apply|applications?|reply|before|after|since|leav\p{L}*|left|retir\p{L}*|due|goes|going off|hand(?:s|ed|ing)|resign\p{L}*|maternity|audit\p{L}*|inspect\p{L}*|open\p{L}*|launch\p{L}*|board|announc\p{L}*|lunch|court|exam\p{L}*|contract|born|dated?|wrote|sent|invoice\p{L}*|merge\p{L}*|move\p{L}*|bis|gespräch\p{L}*|kündig\p{L}*|frist|läuft|geht|termin|jusqu\p{L}*|entretien\p{L}*|clôture|part|quitte|congé|hasta|entrevista\p{L}*|cierre|baja|tot|gesprek\p{L}*|sluit\p{L}*|vertrek\p{L}*|fino|colloqui\p{L}*|scad\p{L}*|até)(?!\p{L})/iu;

/** The one day to come that a text names with its year, in a clause that speaks of nothing else that happens: with a note. */
function onlyDay(text: string, today: string | null): Start | null {
  if (today === null) return null;
  const all = [...text.matchAll(WITH_YEAR)];
  const [only] = all;
  if (only === undefined || all.length > 1 || !/(?<!\d)20\d\d(?!\d)/.test(only[0])) return null;
  const before =
    text
      .slice(0, only.index)
      .split(/[\n,;()–!?]|\. /u)
      .at(-1) ?? '';
  const [behind = ''] = text.slice(only.index + only[0].length).split(/[\n,;()–.!?]/u);
  const day = namedDay(only[0], today)?.day ?? null;
  return day === null || day < today || OTHER_DAY.test(`${before} ${behind}`)
    ? null
    : { day, note: `“${only[0]}” was taken as the start; check target_start_date.` };
}

/** "Ab Februar", "da gennaio", "early March": a month in which the work starts, and no day of it. */
const FROM_MONTH = new RegExp(
  String.raw`(?<!\p{L})((?:from|starting|ab|zum|vanaf|begin|da|dal|inizio|desde|a partir de|para|à partir de|dès|début|från|fra|od|early|mid|late|anfang|mitte|ende|principios de|finales de)[ -](?:the )?(?:early |mid[ -]|late |anfang |mitte |ende |début |fin |mi-)?(?:${WRITTEN})\p{L}{2,})(?=[.,;!]|$|\n| \d{4}(?!\d)| (?:if|when|or|wenn|oder|si|ou|o|se|als|of))`,
  'iu',
);
function monthAlone(text: string): string | null {
  const [, said = '', month = ''] = /^(.*[ -](\p{L}+))$/u.exec(FROM_MONTH.exec(text)?.[1] ?? '') ?? [];
  return said === '' || monthOf(fold(month)) === 0 || !MONTH_NAMES.test(month)
    ? null
    : `The start “${said}” names a month and no day; set target_start_date.`;
}
const MONTH_NAMES =
  /^(?:jan(?:uar[iy]?|vier|eiro)?|jänner|enero|gennaio|feb(?:ruar[iy]?|braio|rero)?|février|fevereiro|mar(?:ch|s|zo|ço|et)?|märz|maart|apr(?:il|ile)?|avril|abril|may|mai|mei|mayo|maggio|maio|maj|jun[ei]?|juin|junio|giugno|junho|jul[iy]?|juillet|julio|luglio|julho|aug(?:ust|usti|ustus)?|août|agosto|sep(?:t|tember|tembre|tiembre)?|settembre|setembro|o[ck]t(?:ober|obre|ubre)?|ottobre|outubro|nov(?:ember|embre|iembre|embro)?|de[czs](?:ember|embre|iembre|embro)?|décembre|dicembre|diciembre)$/iu;

const monthOf = (prefix: string): number =>
  MONTHS.findIndex((names) => names.some((name) => prefix.startsWith(name))) + 1;

function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal ? at.toISOString().slice(0, 10) : null;
}
