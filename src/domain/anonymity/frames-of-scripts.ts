import { matchesOf } from '#src/lib/matches.ts';

interface Stretch {
  start: number;
  end: number;
}

const HEBREW = '\\p{Script=Hebrew}[\\p{Script=Hebrew}\\p{M}\'’׳״"]*';
/** One word or two, also with a hyphen between them. */
const TWO = `${HEBREW}(?:[ ־-]${HEBREW})?`;
/** What somebody did or when, before where. */
const WAS =
  '(?:עבד|עבדה|עבדתי|עובד|עובדת|הועסק|הועסקה|הצטרף|הצטרפה|שירת|שירתה|התמחה|התמחתה|ניהל|ניהלה|הוביל|הובילה|היה|הייתה|התחיל|התחילה|הגיע|הגיעה|עבר|עברה|למד|למדה|לומד|לומדת|סיים|סיימה|כיהן|כיהנה|גויס|גויסה|הכשיר|הכשירה|מהן|מתוכן|לפני כן|לפני זה|קודם לכן|היום|כיום|כרגע|בעבר|לאחר מכן|אחר כך|בהמשך)';
const HEBREW_FRAMES: readonly RegExp[] = [
  // A kind of house, or how somebody is addressed.
  new RegExp(
    `(?<=(?<!\\p{L})[בלמהושכ]{0,2}(?:חברת|בנק|אוניברסיטת|מכללת|קבוצת|בית חולים|בית החולים|רשת|עיריית|עמותת|תיכון|מכון|משרד|אצל|מר|גב['’׳]|ד["״]ר|פרופ['’׳]) )(${TWO})`,
    'gu',
  ),
  // `היה מפתח בוויקס`: behind what somebody did, with the letter that says where.
  new RegExp(
    `(?<=(?<!\\p{L})ו?${WAS}(?:,? ${HEBREW}){0,2},? )([במלו]{1,2}[-־]?[\\p{Script=Hebrew}'’׳״"]{3,}(?: ${HEBREW}(?=[,.;]| ו|$))?)`,
    'gu',
  ),
  // `בוגר הטכניון`, `תואר ראשון, הטכניון`
  new RegExp(
    `(?<=(?<!\\p{L})(?:בוגר|בוגרת|תואר(?: (?:ראשון|שני|שלישי))?|סטודנט|סטודנטית|דוקטורט|מוסמך|מוסמכת)(?: ב${HEBREW}(?: ו?${HEBREW})?)?,? )(?!ב(?![\\p{L}]{0,2}אוניברסיט))(${TWO})`,
    'gu',
  ),
  // Whom somebody worked with, and what somebody is called.
  new RegExp(
    `(?<=(?<!\\p{L})[והש]{0,2}(?:מנהל|מנהלת|בוס|בוסית|ממליץ|ממליצה|קולגה|עמית|מגייס|מגייסת|ראש הצוות)(?: של(?:ו|ה|הם|י))?,? )(?!של)(${TWO})(?=,)`,
    'gu',
  ),
  new RegExp(
    `(?<=(?<!\\p{L})(?:בשם|שמו|שמה|קוראים לו|קוראים לה|המכונה|מכונה|הכינוי|כינויו|כינויה) )(${TWO})`,
    'gu',
  ),
  // Surnames with what they begin with.
  new RegExp(`(?<![\\p{L}])((?:בן|בר|בת|אבו|אבן|אל)[־-]${HEBREW})`, 'gu'),
];

const THAI = '\\p{Script=Thai}';
/** Where a name ends that no gap does. */
const ENDS = `(?=มา|เป็น|ตั้งแต่|ก่อน|และ|ในตำ|ฝ่าย|แผนก|จน|หรือ|เมื่อ|ระยะ|ที่|นาน|สอง|สาม|สี่|ห้า|เก้า|[^\\p{Script=Thai}\\p{M}]|$)`;
/** Provinces, and what stands there and is no name. */
const PLAIN_THAI =
  /^(?:กรุงเทพ|กทม|ชลบุรี|ระยอง|เชียงใหม่|เชียงราย|ภูเก็ต|ขอนแก่น|นครราชสีมา|โคราช|อุดร|อุบล|สงขลา|หาดใหญ่|สุราษฎร์|สมุทร|ปทุม|นนทบุรี|อยุธยา|สระบุรี|ฉะเชิงเทรา|ปราจีน|นครปฐม|ราชบุรี|ลำพูน|ลำปาง|พิษณุโลก|พัทยา|ศรีราชา|ต่างประเทศ|ต่างจังหวัด|บ้าน|ออฟฟิศ|โรงงาน|ไซต์|สำนักงาน|ไทย|ญี่ปุ่น|สิงคโปร์|ทีม|ลูกค้า|ผู้|งาน|เดิม|นี้|นั้น|เดียว|ใหม่|ภาพ|สมบัติ|วุฒิ|ประโยชน์|ค่า|ธรรม|ปริญญา|การ|ความ|วิศวะ|วิศวกรรม|บัญชี|นิติ|บริหาร)/u;
const THAI_FRAMES: readonly RegExp[] = [
  new RegExp(
    `(?<=(?:บริษัท|ธนาคาร|มหาวิทยาลัย|มหาลัย|โรงพยาบาล|โรงแรม|โรงเรียน|เครือ|ห้าง) ?)(${THAI}{2,20}?)${ENDS}`,
    'gu',
  ),
  new RegExp(
    `(?<=(?:อยู่ที่|ทำงานที่|ทำงานกับ|ทำงานให้|ทำที่|ย้ายไป|ย้ายจาก|ย้ายมา|ลาออกจาก|เคยอยู่|เคยทำ|เคยทำที่|ปัจจุบันอยู่|ก่อนหน้านี้อยู่|ฝึกงานที่|ร่วมงานกับ|สังกัด|เป็น${THAI}{2,24}ที่) ?)(?!ที่)(${THAI}{2,20}?)(?!${THAI}*ได้)${ENDS}`,
    'gu',
  ),
  new RegExp(
    `(?<=จบ(?:การศึกษา)?(?:จาก|ที่)?(?:คณะ)?(?:วิศวะ|ปริญญาตรี|ปริญญาโท|ปริญญาเอก|บัญชี|นิติ|บริหาร)? ?)(${THAI}{2,16}?)${ENDS}`,
    'gu',
  ),
  new RegExp(
    `(?<=(?:คุณ|นาย|นางสาว|นาง|พี่|น้อง|ชื่อ|ชื่อเล่น|เรียกว่า) ?)(${THAI}{2,20}?(?: ${THAI}{3,20}?)?)${ENDS}`,
    'gu',
  ),
  new RegExp(`(?<!${THAI})(${THAI}{2,10})(?=ฯ)`, 'gu'),
  /(?<![\p{Script=Thai}\p{M}.])(?!(?:กม|พ\.ศ|ดร|กก|ชม|กว|นส|ตร|อบ)\.)(\p{Script=Thai}{2,5}\.)(?!\p{Script=Thai})/gu,
];

/** How many words a text begins with before anything else that may be somebody's whole name. */
const HEAD = { hebrew: 3, thai: 2 } as const;

/** The first words of a text, where nothing was taken out of its very first. */
function headIn(text: string, word: RegExp, count: number, isTaken: (one: Stretch) => boolean): Stretch[] {
  const all = matchesOf(word, text)
    .slice(0, count)
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
  const [first] = all;
  return first === undefined || isTaken(first) ? [] : all;
}

const HEBREW_WORD = new RegExp(HEBREW, 'gu');
const THAI_RUN = /[\p{Script=Thai}\p{M}]+/gu;

/**
 * Where a text in Hebrew or Thai, which have neither capitals nor, for the latter, gaps, tells by the words around it that a house, a school or
 * somebody is named, with the words that it begins with.
 * @param isTaken whether a place is taken out already
 */
export function framedInScripts(text: string, isTaken: (one: Stretch) => boolean): Stretch[] {
  const found = (frames: readonly RegExp[]): Stretch[] =>
    frames.flatMap((frame) =>
      matchesOf(frame, text).map(({ 1: said = '', index }) => ({ start: index, end: index + said.length })),
    );
  return [
    ...(/\p{Script=Hebrew}/u.test(text)
      ? [...headIn(text, HEBREW_WORD, HEAD.hebrew, isTaken), ...found(HEBREW_FRAMES)]
      : []),
    ...(/\p{Script=Thai}/u.test(text)
      ? [
          ...headIn(text, THAI_RUN, HEAD.thai, isTaken),
          ...found(THAI_FRAMES).filter(({ start, end }) => !PLAIN_THAI.test(text.slice(start, end))),
        ]
      : []),
  ];
}

/** A word of Hebrew or Thai alone, with its signs and the figures that its letters are joined to. */
export const IN_SCRIPTS =
  /^(?:[\p{Script=Hebrew}\p{M}\p{N}'’׳״"־.-]*\p{Script=Hebrew}[\p{Script=Hebrew}\p{M}\p{N}'’׳״"־.-]*|[\p{Script=Thai}\p{M}\p{N}.]+)$/u;
