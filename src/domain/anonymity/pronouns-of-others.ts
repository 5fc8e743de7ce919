import { matchesOf } from '#src/lib/matches.ts';

type Sex = 'he' | 'she' | 'they';

/** Pronouns by what they tell; forms of both sexes at once tell none. */
const SAID =
  /(?<![\p{L}\p{N}'’-])(?<!\/\s?|\bor )(he|him|his|himself|she|hers?|herself|they|them|theirs?|themselves)(?![\p{L}\p{N}]|-|\s?\/| or (?:his|hers?|him|he|she)(?!\p{L}))/giu;
const SEXES: Record<string, Sex> = {
  ...{ he: 'he', him: 'he', his: 'he', himself: 'he', she: 'she', her: 'she', hers: 'she', herself: 'she' },
  ...{ they: 'they', them: 'they', their: 'they', theirs: 'they', themselves: 'they' },
};

/** Where a sentence begins, but for signs: its pronoun is of whom the text is about. */
const HEAD = /(?:^|[.!?:;\n]["'”’)]?)[\s\-–—*•"'“(]*$/u;

const PERSON =
  '(?:\\p{Ll}+(?:er|or|ist|ian|ant|ent|eer|man|woman|yst)|friend|boss|chief|head|guest|chef|coach|judge|nurse|apprentice|colleague|lead|mate|lad|boy|girl|guy|surgeon|captain|pilot|official|executive|buyer|child|pupil|wife|husband|son|uncle|aunt|nephew|niece|fianc[ée]e?)';
/** One other person, as a name with a title, what stands in the place of a name, or a noun of people tells. */
const ONE_OTHER = new RegExp(
  `(?<!\\p{L})(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Dame|Lord|Lady)\\.? \\p{Lu}|(?:[Aa]n?|[Tt]he|[Ee]ach|[Ee]very|[Oo]ne|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Mm]y|[Aa]n?other) (?:[\\p{Ll}-]+ ){0,2}?(?!(?:the )?(?:candidate|person)(?!\\p{L}))${PERSON}(?!\\p{L}))`,
  'u',
);
/** Nobody in particular, of whom both sexes are said: "each engineer keeps his or her own log". */
const ANYBODY =
  /(?<!\p{L})(?:each|every|any|either|everyone|everybody|anyone|anybody|someone|somebody|no one|nobody|whoever)(?!\p{L})/iu;
const BOTH = /^(?:his or hers?|hers? or his|him or her|her or him|he or she|she or he)$/iu;

const isHead = (text: string, at: number): boolean => HEAD.test(text.slice(Math.max(0, at - 8), at));
/** The sentence before may be of whom it names: "Her manager is Mr Doyle. He says". */
const TITLED = /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Sir|Dame|Lord|Lady)\.? \p{Lu}/u;
/** The end of the sentence before, with its sign. */
const SPACE_BEFORE = /[.!?;\n]["'”’)]?\s*$/u;
const MUCH = 1.5;

const sentenceBefore = (text: string, at: number): string =>
  /(?:(?<=(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof|St))\.|[^.!?;\n])*$/u.exec(
    text.slice(Math.max(0, at - 400), at),
  )?.[0] ?? '';

/** The sentence before the one that begins at a place. */
function lastSentence(text: string, at: number): string {
  const [between] = SPACE_BEFORE.exec(text.slice(Math.max(0, at - 12), at)) ?? [];
  return between === undefined ? '' : sentenceBefore(text, at - between.length);
}

/**
 * Tells of pronouns in a text whether somebody else is meant, who stays what they are: those of the other sex than the pronouns that its
 * sentences begin with, behind another person in their own sentence, and those of nobody in particular. Where it is not
 * plain whose the sentences are, none is. What became neutral is read as theirs, so that reading again finds the same.
 */
export function ofOthers(text: string): (start: number, pronoun: string) => boolean {
  const said = matchesOf(SAID, text).map(({ 1: word = '', index }) => ({
    sex: SEXES[word.toLowerCase()] ?? 'they',
    isHead: isHead(text, index) && !TITLED.test(lastSentence(text, index)),
  }));
  const heads = new Set(said.filter((one) => one.isHead).map(({ sex }) => sex));
  const [own] = heads;
  const count = (is: (sex: Sex) => boolean): number => said.filter(({ sex }) => is(sex)).length;
  // Much oftener spoken of than anybody else, or it may be the other way round. What is neutral may be theirs already.
  const theirs = count((sex) => sex === own || sex === 'they');
  const isPlain = heads.size === 1 && theirs >= MUCH * count((sex) => sex !== own && sex !== 'they');
  return (start, pronoun) => {
    const before = sentenceBefore(text, start);
    if (BOTH.test(pronoun)) return ANYBODY.test(before);
    const sex = SEXES[pronoun.toLowerCase()];
    if (!isPlain || sex === undefined || sex === own || isHead(text, start)) return false;
    return ONE_OTHER.test(before);
  };
}
