import { placeNamed } from '../lexicon/places.ts';
import { romanised } from '../names/index.ts';
import { tagged } from '../speech/index.ts';
import { readerOf } from '../speech/readers.ts';
import { isInDictionary, isRegion, type Reading } from './reading.ts';

interface Place {
  start: number;
  end: number;
}

const words = (list: string): string => `(?:${list.trim().split(/\s+/u).join('|').replaceAll('_', ' ')})`;

/** What there is, what somebody has and what something is like, in languages that no list reads. */
const THERE_IS = new RegExp(
  `(?<![\\p{L}\\p{M}])${words(`
    є немає нема має мають маємо маю дає дають без як кожна жодна велика
    есть нет имеет имеют даёт дают без как словно каждая никакая большая
    ima nema imaju kao poput bez svaki svaka има нема имају имат като као попут без сваки сваки
    је_као има_ли няма дава съществува
    van vannak nincs nincsen volt lesz lenne mint egy sok kevés minden
    υπάρχει υπάρχουν έχει έχουν έχουμε δίνει δίνουν χωρίς σαν κάθε καμία πολλή
    bir hiç her çok kadar má není jako bez každá nemá există fără niciun
    finns findes finnes utan uden uten ingen inget
  `)} $`,
  'iu',
);
/** What goes on behind a thing that there is: `надія, що`, `ελπίδα να`, `umut verici`. */
const BEHIND_THING =
  /^(?:,? (?:що|что|че|да|ότι|πως|να|για|hogy|že|že by|că|att|at)|,? (?:бути|είναι|az|a)|[.,;:!?)]| (?:на|в|у|для|за|і|и|та|και|és|με|σε|στο|στη|στην))(?![\p{L}\p{M}])|^[.,;:!?)]|^$/u;
/** What makes a thing of the Turkish word before it, in which no name is told. */
const TURKISH_THING =
  /^ (?:verici|aşırı|edici|kırıcı|yok|dolu|kenarı|kıyısı|taşımacılığı|ticareti|yolu|suyu|ürünleri|manzaralı)(?!\p{L})/u;

/** Whether a text has capitals where its language has them: each sentence begins with one. */
const isInCapitals = (text: string): boolean =>
  /^[^\p{L}]*\p{Lu}/u.test(text) && /\p{Lu}\p{Ll}/u.test(text) && !/[\p{Ll})][.!?] +\p{Ll}/u.test(text);

/** Arabic: what somebody has and what there is, and how much of it there is. */
const HAS_ARABIC =
  /(?<![\p{L}\p{M}])[وف]?(?:لديه|لديها|لديهم|لدينا|لدي|عنده|عندها|عندهم|عندنا|هناك|ثمة|يوجد|توجد|بلا|دون|بدون|كل|بكل|أي|يعطي|تعطي|يمنح|تمنح) $/u;
const MUCH_ARABIC =
  /^(?: (?:كبيرة?|قوية?|ضعيفة?|حقيقية?|جديدة?|واضحة?|كثيرة?|قليلة?|عظيمة?|واسعة?|طويلة?|أكبر|أقوى)(?:اً)?(?![\p{L}\p{M}])| (?:بأن|في أن|أن|بأنه|بأنها)(?![\p{L}\p{M}]))/u;
/** Hebrew: the same. */
const HAS_HEBREW = /(?<!\p{L})ו?(?:יש|אין|בלי|ללא|קצת|הרבה|מעט|שום|כל) (?:(?:לו|לה|לנו|להם) )?$/u;
const MUCH_HEBREW = /^ (?:גדולה?|רבה?|חדשה?|אמיתית?|טובה?|בקצה|ש\p{L}{2,})(?!\p{L})/u;
/** Hindi: what somebody has, and what is said of it. */
const HAS_HINDI = /(?<![\p{L}\p{M}])(?:मुझे|हमें|उन्हें|उसे|उसको|आपको|सबको|पूरी|पूरा|कोई|बड़ी|बड़ा|नई|नया|थोड़ी|थोड़ा) $/u;
const IS_HINDI = /^ (?:है|हैं|थी|था|नहीं)(?![\p{L}\p{M}])/u;
const THAT_HINDI = /^ (?:है|थी|था) कि(?![\p{L}\p{M}])/u;
/** Nouns of Korean that people are called by as well; by themselves such people are spoken of with a word of respect or another ending. */
const KOREAN_NOUN =
  /^(?:하늘|바다|구름|이슬|노을|햇살|새벽|아침|여름|가을|겨울|바람|소리|보람|사랑|기쁨|슬기|지혜|미소|나라|우리|마음|희망|소망|믿음|진주|보배|초롱|은하|단비|시내|보름)$/u;
const KOREAN_ENDING = /^(?:을|를|은|는|에서|에|의|처럼|같은|같이|만큼|으로|로|과|와|도)(?!\p{L})/u;

/** Whether a word of a person's name stands where its language says a word, in scripts without capitals. */
function readUncased(text: string, { start, end }: Place): Reading | null {
  const said = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 24);
  if (/^\p{Script=Arabic}+$/u.test(said) && HAS_ARABIC.test(before))
    return MUCH_ARABIC.test(after) ? 'word' : null;
  if (/^\p{Script=Hebrew}+$/u.test(said) && HAS_HEBREW.test(before))
    return MUCH_HEBREW.test(after) ? 'word' : null;
  if (/^[\p{Script=Devanagari}\p{M}]+$/u.test(said))
    return HAS_HINDI.test(before) && IS_HINDI.test(after) ? 'word' : THAT_HINDI.test(after) ? 'unsure' : null;
  if (KOREAN_NOUN.test(said) && KOREAN_ENDING.test(after) && !/[\p{L}\p{M}]$/u.test(before)) return 'unsure';
  return null;
}

/**
 * How a part of a person's name reads in a language that no list of words reads, by the words beside it: `Є надія, що`, `mindig van virág`,
 * `لديها أمل كبير`. Null where they tell nothing.
 */
export function readInFrame(text: string, { start, end }: Place): Reading | null {
  const said = text.slice(start, end);
  if (!/^[\p{L}\p{M}]{2,}$/u.test(said)) return null;
  if (said.toLowerCase() === said.toUpperCase()) return readUncased(text, { start, end });
  if (!/^\p{Ll}[\p{Ll}\p{M}]{2,}$/u.test(said) || readerOf(text) !== null || !isInCapitals(text)) return null;
  const after = text.slice(end, end + 24);
  if (TURKISH_THING.test(after)) return 'word';
  if (!THERE_IS.test(text.slice(Math.max(0, start - 16), start))) return null;
  return BEHIND_THING.test(after) ? 'word' : 'unsure';
}

/** Chinese: what is caused, called up or kept, which no house is: `不让人产生多余的联想`. */
const CAUSED =
  /(?:产生|引起|引发|激发|启发|唤起|触发|充满|富有|缺乏|毫无)(?:(?:了|着)?\p{Script=Han}{1,6}的)?$/u;
const NOT_OF_HOUSE = /^(?:[，。；、！？,.;!?]|$|和|与|及|或)/u;
/** What something went like: `平安无事`. */
const WENT = /^(?:无事|无恙|无虞|无误|抵达|到达|归来|返回|度过|渡过|过渡|落地|地\p{Script=Han})/u;
/** What is weighed, cooked or grown. */
const WEIGHED = /(?:[\d一二三四五六七八九十百千万半两几]\s?(?:斤|公斤|千克|克|吨|袋|碗|杯|箱|筐|亩))$/u;
const COOKED = /^(?:粥|汁|酱|饭|糕|醋|皮|树|园|田)(?!\p{L}*(?:公司|集团))/u;

/** German: how something is, in small letters, behind a verb that no house stands behind: `Der Ton bleibt linde`. */
const IS_LIKE =
  /(?<!\p{L})(?:bleib(?:t|en|e)|blieb(?:en)?|wirk(?:t|en|te|ten)|kling(?:t|en)|klang(?:en)?|schein(?:t|en)|schien(?:en)?|wird|wurden?|werden) (?:(?:sehr|immer|stets|eher|recht|ganz|meist|wieder|auch|dabei|so|zu|etwas|oft) )?$/u;
const LIKE_ENDS = /^(?:[.,;:!?)]|$| (?:und|oder|aber|wie|wenn|bis|trotz|auch)(?!\p{L}))/u;

/** Money by its unit, counted or each of it: `a yuan saved per unit`. */
const UNIT =
  /^(?:yuan|won|yen|rand|rupees?|rupiah|baht|dong|ringgit|pesos?|real|reais|francs?|pounds?|pence|penny|marks?|krona|krone|kronor|kroner|lira|lire|dinars?|dirhams?|riyals?|rials?|shekels?|zloty|forints?|leu|lei|lev|leva|lek|lari|tenge|som|taka|kyat|kip|cedis?|naira|birr|shillings?|guilders?|crowns?|dollars?|euros?|cents?)$/u;
const COUNTED =
  /(?:(?<!\p{L})(?:an?|per|every|each|two|three|four|five|six|ten|twenty|fifty|hundred|thousand|million|billion)|\d[km]?) $/iu;

/** What is to be done, by what stands before it: `brought her in to recruit for hotels`. */
const TO_DO =
  /(?<!\p{L})(?:in|able|ready|wants?|wanted|needs?|needed|has|have|had|how|order|tries|tried|trying|likes?|began|started|starts|willing|free|keen|hired|budget|mandate|chance|brief|(?:asked|told|taught|hired|trained|helped|wanted) (?:him|her|them|me|us)) to $/u;
/** What is done to what one can hold: `eats rice at the desk`. */
const HANDLED =
  /(?<!\p{L})(?:eats?|ate|eating|cook(?:s|ed|ing)?|serves|served|boil(?:s|ed|ing)?|grows?|grew|growing|drinks?|drank|peel(?:s|ed|ing)?|bak(?:es?|ed|ing)|plant(?:s|ed|ing)?|weigh(?:s|ed|ing)?|pour(?:s|ed|ing)?|wears?|wore)(?: (?:some|more|his|her|their|only|enough|cold|plain|much|the|an?))? $/u;

/** Whether an English word in small letters is done or handled, whatever house is called so. */
function isDoneOrHandled(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 40), start);
  if (!/^\p{Ll}{3,}$/u.test(said) || readerOf(text) !== 'en' || !isInDictionary(said)) return false;
  if (HANDLED.test(before)) return true;
  return TO_DO.test(before) && tagged(`to ${said}${text.slice(end, end + 30)}`)[1]?.pos === 'VERB';
}

/** Whether the words beside a house's name say that it is a word there. */
export function isThingInFrame(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 24);
  if (/^\p{Script=Han}{2,3}$/u.test(said))
    return (
      (CAUSED.test(before) && NOT_OF_HOUSE.test(after)) ||
      WENT.test(after) ||
      (WEIGHED.test(before) && !/^(?:公司|集团|的)/u.test(after)) ||
      (COOKED.test(after) && !/(?:在|去|加入|离开)$/u.test(before))
    );
  if (isDoneOrHandled(text, { start, end })) return true;
  return (
    /^\p{Ll}{3,}$/u.test(said) &&
    IS_LIKE.test(before) &&
    LIKE_ENDS.test(after) &&
    readerOf(text) === 'de' &&
    isInCapitals(text)
  );
}

/** Whether a part of a name in small letters is money: `every rand counts`. */
export const isMoney = (text: string, { start, end }: Place): boolean =>
  UNIT.test(text.slice(start, end)) &&
  COUNTED.test(text.slice(Math.max(0, start - 12), start)) &&
  /\p{Lu}\p{Ll}|^\P{L}*\p{Lu}/u.test(text);

/** Whether a whole name the other way round begins with the last word of a sentence: `hat den Nachmittag frei. Reto`. */
export const isOverEnd = (text: string, { start, end }: Place): boolean =>
  /^\p{Ll}[\p{L}\p{M}]*[.!?]["”’)]?\s+\p{Lu}/u.test(text.slice(start, end));

/** Whether a country is where an offer or a question comes from, and no school of its name: `an offer from Malta`. */
export const isCountryAsking = (text: string, { start, end }: Place): boolean =>
  /(?<!\p{L})(?:offers?|calls?|requests?|approach(?:es)?|enquir(?:y|ies)|interest|counter-?offers?) from $/iu.test(
    text.slice(Math.max(0, start - 24), start),
  ) && isRegion(text.slice(start, end).toLowerCase());

const EITHER = '(?:,? (?:или|або|чи|ή|или пак) | ?/ ?)';
const TOWN_BEFORE = new RegExp(`\\p{Lu}[\\p{L}\\p{M}-]+${EITHER}$`, 'u');
const TOWN_AFTER = new RegExp(`^${EITHER}\\p{Lu}`, 'u');
/** Where somebody learned. */
const LEARNED_THERE =
  /(?:студ|завршио|завршила|закончил|окончил|закінчи|учи|факулт|універс|универс|διπλωμ|πτυχ|σπουδ|σπούδ)[^.;!?]{0,60}$/iu;

/** Whether a town that a school is called by is one of two either of which will do, in Cyrillic or Greek: `Ниш или Суботица`. */
export function isTownInRow(text: string, { start, end }: Place): boolean {
  if (!/^[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text.slice(start, end))) return false;
  const more = /^ \p{Lu}\p{Ll}+/u.exec(text.slice(end, end + 24))?.[0] ?? '';
  const whole = text.slice(start, end + more.length);
  if (placeNamed(romanised(whole), 'AU') === null) return false;
  const before = text.slice(Math.max(0, start - 80), start);
  const after = text.slice(end + more.length, end + more.length + 12);
  return (TOWN_BEFORE.test(before) || TOWN_AFTER.test(after)) && !LEARNED_THERE.test(before);
}
