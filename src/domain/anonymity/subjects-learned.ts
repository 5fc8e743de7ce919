import { beginsSentence } from './spans.ts';

/** What is learned and hardly ever done for a living under that name; letters before it are a school's. */
export const SUBJECTS =
  'history|geography|geology|physics|chemistry|biology|biochem(?:istry)?|maths|mathematics|stats|statistics|economics|econ|politics|PPE|philosophy|theology|classics|sociology|psych(?:ology)?|anthropology|archaeology|linguistics|English(?: lit(?:erature)?)?|history of art|art history|fine art|zoology|astronomy|engineering|(?:mech|civil|chem|elec|marine|aero|computer|software|materials|mechanical|electrical|chemical|biomedical|biomed|food|sports?|environmental) (?:eng|engineering|sci|sciences?)|civils|comp ?sci|business(?: (?:admin(?:istration)?|studies|mgmt|management))?|agri(?:culture)?|forestry|criminology|accounting and finance';
const LANGUAGES = 'French|German|Spanish|Italian|(?:modern )?languages';
const LEARNED = `${SUBJECTS}|${LANGUAGES}`;
/** What is learned, and a trade as well: only how well or until when tells which. */
const OF_TRADE =
  'law|nursing|finance|marketing|accounting|accountancy|architecture|pharmacy|medicine|journalism|drama|music|design|fashion|computing|IT|CS';
const HOW_WELL = String.raw`,? \(?(?:2[:.][12]|(?:a )?first(?! (?:job|role))|1st|upper second|lower second|third class|hons|honours|distinction|merit|class of|(?:19|20)\d\d|['’]\d\d|grad(?:uate)?|degree|dropout|did not finish|didn[’']t finish|dropped out|then (?:an?|the|straight|into|to|onto|abroad)(?!\p{L}))`;
const SAID_OF = new RegExp(
  `^ (?:(?:${LEARNED}|BSc|BA|BEng|MSc|MA|MEng|LLB|MBA|PhD)(?=[.;)]|$|\\n|${HOW_WELL})|(?:${OF_TRADE})(?=${HOW_WELL}))`,
  'u',
);
const SUBJECT_BEFORE = new RegExp(`(?:^|[.;\\n] ?)(?:${LEARNED}), $`, 'iu');

/** Whether what begins a sentence stands there as the school of what was learned, without a verb: `Durham history.`, `York nursing, 2:1`. */
export const isSchoolOfSubject = (text: string, { start, end }: { start: number; end: number }): boolean =>
  (beginsSentence(text, start) && SAID_OF.test(text.slice(end, end + 60))) ||
  (SUBJECT_BEFORE.test(text.slice(Math.max(0, start - 40), start)) &&
    /^(?:[.;]|$|\n|,? (?:19|20)\d\d)/u.test(text.slice(end, end + 8)));

const ON_RECORD = new RegExp(`^ (?:${LEARNED}|${OF_TRADE})(?=[.;,)]|$|\\n|${HOW_WELL})`, 'u');
/** The same where a school of that town is on record, whatever trade the subject is as well: `York nursing.` */
export const isRecordedSchoolOfSubject = (
  text: string,
  { start, end }: { start: number; end: number },
): boolean =>
  isSchoolOfSubject(text, { start, end }) ||
  (beginsSentence(text, start) && ON_RECORD.test(text.slice(end, end + 60)));
