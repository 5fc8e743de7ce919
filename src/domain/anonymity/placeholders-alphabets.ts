import type { HouseKind } from './placeholders-eastern.ts';
import { beginsSentence, capitalised, type Edit } from './spans.ts';

/** The languages of other alphabets in which what stands in the place of a name is known. */
export type OfAlphabet = 'ru' | 'uk' | 'el' | 'ar';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** Letters that only Ukrainian has, and such as it has not. */
const UKRAINIAN = /[іїєґ]/giu;
const NOT_UKRAINIAN = /[ыэъё]/giu;
/** Letters of other languages in Cyrillic and in Arabic letters. */
const OTHER_CYRILLIC = /[ўђћљњџјѓќѕқңғүұһөәӣӯҷ]|(?<!\p{L})(?:че|със|беше|съм|има|няма)(?!\p{L})/giu;
const OTHER_ARABIC = /[پچژگکیٹڈڑںےۓہھ]/gu;

/** Which of them a text is written in, where most of its letters are theirs. */
export function alphabetOf(text: string): OfAlphabet | null {
  const latin = count(text, /\p{Script=Latin}/gu);
  const cyrillic = count(text, /\p{Script=Cyrillic}/gu);
  if (cyrillic > latin) {
    if (count(text, OTHER_CYRILLIC) > 0) return null;
    return count(text, UKRAINIAN) > count(text, NOT_UKRAINIAN) ? 'uk' : 'ru';
  }
  if (count(text, /\p{Script=Greek}/gu) > latin) return 'el';
  const arabic = count(text, /\p{Script=Arabic}/gu);
  return arabic > latin && count(text, OTHER_ARABIC) * 20 < arabic ? 'ar' : null;
}

type Case = 'nominative' | 'genitive' | 'dative' | 'instrumental' | 'locative' | 'accusative';
type Noun = HouseKind | 'person';

const cased = (forms: string): Record<Case, string> => {
  const [nominative = '', genitive = '', dative = '', instrumental = '', locative = '', accusative = ''] =
    forms.split(' ');
  return { nominative, genitive, dative, instrumental, locative, accusative };
};
const RUSSIAN: Record<Noun, Record<Case, string>> = {
  person: cased('кандидат кандидата кандидату кандидатом кандидате кандидата'),
  company: cased('компания компании компании компанией компании компанию'),
  organisation: cased('организация организации организации организацией организации организацию'),
  university: cased('университет университета университету университетом университете университет'),
  college: cased('колледж колледжа колледжу колледжем колледже колледж'),
  school: cased('школа школы школе школой школе школу'),
  bank: cased('банк банка банку банком банке банк'),
};
const UKRAINIAN_NOUNS: Record<Noun, Record<Case, string>> = {
  person: cased('кандидат кандидата кандидату кандидатом кандидаті кандидата'),
  company: cased('компанія компанії компанії компанією компанії компанію'),
  organisation: cased('організація організації організації організацією організації організацію'),
  university: cased('університет університету університету університетом університеті університет'),
  college: cased('коледж коледжу коледжу коледжем коледжі коледж'),
  school: cased('школа школи школі школою школі школу'),
  bank: cased('банк банку банку банком банку банк'),
};
const BEFORE: readonly (readonly [RegExp, Case])[] = [
  [
    /(?:переш\p{L}+|перев\p{L}+|приш\p{L}+|уш[её]?л\p{L}*|устро\p{L}+|поступ\p{L}+|верну\p{L}+|перейш\p{L}+|перейти|прийш\p{L}+|пішо?л\p{L}*|пішов|вступи\p{L}+|влаштув\p{L}+)(?: \p{L}+)? (?:в|во|у|на) $/iu,
    'accusative',
  ],
  [
    /(?<!\p{L})(?:из|изо|от|до|для|без|после|около|кроме|у|із|з|зі|від|після|біля)(?: \p{Ll}+(?:ого|ой|ої))? $/iu,
    'genitive',
  ],
  [/(?<!\p{L})(?:к|ко|по|благодаря|до того як)(?: \p{Ll}+(?:ому|ой|ій))? $/iu, 'dative'],
  [/(?<!\p{L})(?:с|со|над|под|перед|між|разом з|разом із|співбесіда з) $/iu, 'instrumental'],
  [/(?<!\p{L})(?:в|во|на|о|об|при|у|про)(?: \p{Ll}+(?:ом|ой|ій))? $/iu, 'locative'],
  [/(?<!\p{L})(?:за|через|про) $/iu, 'accusative'],
];

function slavic(tongue: 'ru' | 'uk', noun: Noun, before: string): string {
  const nouns = tongue === 'ru' ? RUSSIAN : UKRAINIAN_NOUNS;
  // In Ukrainian `у` is where somebody was, in Russian whose something is.
  const isAt = tongue === 'uk' && /(?<!\p{L})у $/iu.test(before) && noun !== 'person';
  const found = BEFORE.find(([pattern]) => pattern.test(before));
  return nouns[noun][isAt && found?.[1] !== 'accusative' ? 'locative' : (found?.[1] ?? 'nominative')];
}

/** Greek by gender: one of the kind as it is named, and of it. */
const GREEK: Record<Noun, readonly [named: string, of: string]> = {
  person: ['το άτομο', 'του ατόμου'],
  company: ['μια εταιρεία', 'μιας εταιρείας'],
  organisation: ['ένας οργανισμός', 'ενός οργανισμού'],
  university: ['ένα πανεπιστήμιο', 'ενός πανεπιστημίου'],
  college: ['μια σχολή', 'μιας σχολής'],
  school: ['ένα σχολείο', 'ενός σχολείου'],
  bank: ['μια τράπεζα', 'μιας τράπεζας'],
};
const GREEK_BEFORE = /(?<!\p{L})(?:(στ(?:ον|ο|ην|η|α|ους|ις))|(τ(?:ου|ης|ων))|(ο|η|το|οι|τον|την|τη|τα)) $/iu;

function greek(noun: Noun, before: string): { taken: number; with: string } {
  const [named, of] = GREEK[noun];
  const [whole = '', at, owning] = GREEK_BEFORE.exec(before) ?? [];
  const other = named.replace(/^ένας οργανισμός$/u, 'έναν οργανισμό');
  const isPerson = noun === 'person';
  if (at !== undefined) return { taken: whole.length, with: isPerson ? 'στο άτομο' : `σε ${other}` };
  if (owning !== undefined) return { taken: whole.length, with: of };
  const isAfter = /(?<!\p{L})(?:από|με|για|σε|μετά από)(?: τ(?:ον|ο|ην|η))? $/iu.test(before);
  return { taken: whole.length, with: isAfter ? other : named };
}

const ARABIC: Record<Noun, string> = {
  person: 'المرشح',
  company: 'إحدى الشركات',
  organisation: 'إحدى المؤسسات',
  university: 'إحدى الجامعات',
  college: 'إحدى الكليات',
  school: 'إحدى المدارس',
  bank: 'أحد البنوك',
};

/** What stands in the place of a name, in the language of the text: `в a company` is `в компании`. What stands before it is taken in where it is an article. */
export function spokenInAlphabet(tongue: OfAlphabet, text: string, edit: Edit, noun: Noun): Edit {
  const before = text.slice(Math.max(0, edit.start - 40), edit.start);
  const told =
    tongue === 'ar'
      ? { taken: 0, with: ARABIC[noun] }
      : tongue === 'el'
        ? greek(noun, before)
        : { taken: 0, with: slavic(tongue, noun, before) };
  const start = edit.start - told.taken;
  return { ...edit, start, with: beginsSentence(text, start) ? capitalised(told.with) : told.with };
}

/** What is said for the candidate there: a piece of a name beside it goes with it. */
export const saidForPersonInAlphabet = (tongue: OfAlphabet): readonly string[] =>
  tongue === 'ar'
    ? [ARABIC.person]
    : tongue === 'el'
      ? ['το άτομο', 'του ατόμου', 'στο άτομο']
      : [...new Set(Object.values((tongue === 'ru' ? RUSSIAN : UKRAINIAN_NOUNS).person))];
