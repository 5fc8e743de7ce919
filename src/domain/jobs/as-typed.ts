import { isGiven, isSurname } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';

/** What a telephone, a form on paper or somebody in a hurry makes of words and lines, and how it is read. */

/** "txt 2/4", "(2/3)", "msg 1 of 2:", "Teil 1/2 -": which part of a long text message a line is. */
const PART =
  /^(?:(?:txt|text|sms|msg|message|part|pt|teil|nachricht|partie|parte|messaggio|mensaje|mensagem|deel|bericht|del)\b ?#?)? ?[([]?(\d{1,2}) ?(?:\/|of|von|de|sur|di|van|av) ?(\d{1,2})[)\]]?(?: ?[:.–-])?(?: |$)/iu;
const PART_BEHIND = / [([](\d{1,2}) ?\/ ?(\d{1,2})[)\]]$/u;
const LEAST_PARTS = 2;

/** "Nachricht 2:", "Voice note 3 -": which of several messages a line is, where nobody says how many there are. */
const MESSAGE =
  /^(?:(?:voice|audio) ?(?:note|message|memo|clip)|voicemail|voice|audio|txt|text|sms|msg|message|(?:sprach)?nachricht|(?:message )?vocal|messaggio(?: vocale)?|vocale|(?:nota|mensaje)(?: de voz)?|mensagem|(?:spraak)?bericht|(?:röst)?meddelande|besked) ?#?(\d{1,2})(?: ?[:.)–-]|(?= *$)) */iu;

/** The lines without the marks of a message that was sent in parts; lines that count on from one to no more than the same number. */
export function withoutParts(lines: readonly string[]): string[] {
  for (const mark of [PART, PART_BEHIND]) {
    const marks = lines.flatMap((line) => {
      const [, at, of] = mark.exec(line.trim()) ?? [];
      return at === undefined ? [] : [{ at: Number(at), of: Number(of) }];
    });
    const isCounted = marks.every(({ at, of }, index) => at === index + 1 && of === marks[0]?.of && at <= of);
    if (marks.length >= LEAST_PARTS && isCounted) return lines.map((line) => line.trim().replace(mark, ''));
  }
  const counted = lines.flatMap((line) => MESSAGE.exec(line.trim())?.[1] ?? []);
  return counted.length >= LEAST_PARTS && counted.every((at, index) => Number(at) === index + 1)
    ? lines.map((line) => line.trim().replace(MESSAGE, ''))
    : [...lines];
}

/** "ROLE ........ Welder", "PLACE ---- Hull", "Ort ____ Ulm": a label and what leads the eye to what it says. */
const LED =
  /^(\s*\p{L}[\p{L}/&' -]{0,24}?) {0,8}(?:\.{3,}|…{2,}|·{3,}|_{3,}|-{3,}|–{2,}|—{2,}|={3,})\s*(?=\S)/u;
/** "TARGET START  2027-06-07": in a form of such lines a column does as well. */
const COLUMN = /^(\s*\p{Lu}[\p{Lu} /&-]{1,22}\p{Lu})(?: {2,}|\t+)(?=\S)/u;
/** So many lines make a form. */
const LEAST_LED = 3;

/** The lines of a form whose labels lead to what they say by dots or dashes, each with a colon in their place. */
export const withLeaders = (lines: readonly string[]): string[] =>
  lines.filter((line) => LED.test(line)).length < LEAST_LED
    ? [...lines]
    : lines.map((line) => line.replace(LED, '$1: ').replace(COLUMN, '$1: '));

/**
 * "haulin", "Washin'", "Diggin the trenches": the end of a verb as it is spoken. With a capital amid a line, or before what somebody does,
 * it is a name: "Larkin are opening".
 */
const DROPPED =
  /(?<![\p{L}\p{N}'’-])(?:\p{Ll}{3,15}in(?:['’](?!\p{L}))?|\p{Lu}\p{Ll}{2,14}in['’](?!\p{L})|(?<=^\W*)\p{Lu}\p{Ll}{2,14}in(?! (?:is|are|was|were|has|have|had|wants?|needs?|asks?|asked|says?|said|will|would|can|does|do|did|and|&|who|also|just|opens?|runs?|pays?)(?!\p{L})))(?![\p{L}\p{N}'’-])/gu;
/** A Swedish "maskin" beside no English word is a machine. */
const IN_ENGLISH =
  /(?<!\p{L})(?:the|and|of|to|with|you|your|is|are|on|for an?|from|need|needs|em|we)(?!\p{L})/iu;
/** "They gotta have a Class A", "Gotta be 21": what is asked, and not what somebody has to do who runs. */
const GOTTA =
  /(?:(?<!\p{L})(?:have |has )?|(?<=\p{L})['’](?:ve|s) )(?:got(?:ta| ?to)|hafta|hasta|needs?ta) (?=(?:have|be|hold|know|speak|read|drive|own|like|love|want)(?!\p{L}))/giu;
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])wld(?![\p{L}\p{N}])/giu, 'would'],
  [/(?<![\p{L}\p{N}])cld(?![\p{L}\p{N}])/giu, 'could'],
  [/(?<![\p{L}\p{N}])shld(?![\p{L}\p{N}])/giu, 'should'],
];

/** An English line with the words that are written as they are spoken as they are meant. */
export function withEndings(line: string): string {
  const isEnglishLine = IN_ENGLISH.test(line);
  const whole = SHORTENED.reduce((said, [short, meant]) => said.replace(short, meant), line);
  const ended = !isEnglishLine ? whole : whole.replace(DROPPED, withG);
  return ended.replace(GOTTA, (said) =>
    /^['’]/u.test(said) ? ' must ' : /^\p{Lu}/u.test(said) ? 'Must ' : 'must ',
  );
}

function withG(said: string): string {
  const word = said.replace(/['’]$/u, '');
  const bare = word.toLowerCase();
  const isName = word !== bare && (isGiven(bare) || isSurname(bare));
  return isName || isEnglish(bare) || !isEnglish(`${bare}g`) ? said : `${word}g`;
}
