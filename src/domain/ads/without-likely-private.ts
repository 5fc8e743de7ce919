import { isEnglish } from '#src/lib/language.ts';
import { asksByContent, chanceOf, chanceThere, isForEverybody, saidIn, weightOf } from '../jobs/index.ts';
import { isGiven } from '../names/index.ts';
import { isEnglish as isEnglishWord } from '../speech/index.ts';
import { CITES_LAW, type Draft } from './draft.ts';
import { type DraftPart, isFrom, itemsOf, proseOf } from './draft-parts.ts';
import { isDutyByForm } from './duty-form.ts';
import { isListedPlainly, isOfSeries } from './listed-items.ts';
import { withoutFound } from './without-doubts.ts';

/** From these chances on what stands in a draft goes: of what is done or asked by its form, of all else, and of few words, which tell little of what they are. */
const LEAST_THERE = { ofWork: 0.25, ofAll: 0.12, ofFew: 0.2 };
/** The same of what is not found where it stands in the brief, so that its words alone say what it is. */
const LEAST_ALONE = { ofWork: 0.25, ofAll: 0.2, ofFew: 0.4 };
/** The same of a text of few sentences, which is seldom a mail with something beside the job. */
const LEAST_SHORT = { ofWork: 0.6, ofAll: 0.55, ofFew: 0.9 };
/** The same of a text of one sentence, which mostly says what the job is. */
const LEAST_ONLY = { ofWork: 0.9, ofAll: 0.9, ofFew: 0.9 };
/** The same of what is plainly a thing of a list of what is done, asked or given, or one of a brief's many sentences of what is done. */
const LEAST_LISTED = 0.6;
/** In fewer sentences where one stands says little. */
const ENOUGH = 8;

/** What says of what stands before it that applicants need it. */
const ASKED =
  /(?<!\p{L})(?:required|essential|desirable|preferred|an advantage|erforderlich|notwendig|vorausgesetzt|wünschenswert|von vorteil|exigée?s?|requise?s?|souhaitée?s?|imprescindibles?|requerid[oa]s?|deseables?|richiest[oaei]|gradit[oaei]|vereist|gewenst|een pre|krävs|meriterande|exigid[oa]s?|desejáve(?:l|is))[.!]*$/iu;
/** "The depot is near the train": how the place of work is reached. */
const REACHED =
  /(?<!\p{L})(?:office|depot|site|yard|shop|clinic|school|plant|warehouse|studio|surgery|practice|hospital|kitchen|workshop)s? (?:is|are|sits?|lies) (?:right |just |very |only )?(?:near|close to|next to|opposite|beside|by|above|a short walk|(?:a few|five|ten|\d+) minutes)(?!\p{L})/iu;
/** "This is a contract role in Leeds, twelve months": what the job is, in so many words. */
const SAYS_ROLE =
  /^(?:(?:right|so|ok(?:ay)?|well),? )?(?:this|it|the (?:job|role)) is an? (?:[\p{L}-]+ ){0,3}(?:role|job|position|post|contract)(?!\p{L})/iu;
/** So many words are few. */
const FEW_WORDS = 4;
/** What stands in an ad for the client's name says nothing of a sentence. */
const CLIENT =
  /(?<!\p{L})(?:our client|unsere?[nms]? kunden?|notre client|nuestro cliente|(?:il )?nostro cliente|(?:o )?nosso cliente|onze (?:klant|opdrachtgever)|vår kund|vores kunde)(?!\p{L})/giu;
const asOurs = (words: string): string => words.replace(CLIENT, 'we');

/** Where nothing else would be left, only what is so likely private goes. */
const LEAST_OF_ALL = 0.7;

/** From this chance on a sentence goes although it may cite a law. */
const LEAST_OF_LAW = 0.7;

/** A part of a sentence that is so likely private takes the sentence with it; one in brackets went before. */
const LEAST_OF_PART = 0.6;
const LEAST_WORDS = 4;
/** "…; the rest is nobody's business", "– he went to the buyer with it": what is said beside the matter. */
const BESIDE = /(?:[–—;]| - |\.\.\.|…)\s*([^–—;…]{15,})/gu;

/** "Nige.": a sentence of one name calls somebody, or says whom it is about. */
const isNameAlone = (words: string, isInEnglish: boolean): boolean => {
  const [, word = ''] = /^(\p{Lu}\p{Ll}{2,})[.!…]+$/u.exec(words.trim()) ?? [];
  return word !== '' && (isGiven(word) || (isInEnglish && !isEnglishWord(word.toLowerCase())));
};

/** The parts of a sentence that are likely private by themselves, where it does not end with them. */
const privatePartsOf = (part: DraftPart): (DraftPart & { chance: number })[] =>
  [...part.words.matchAll(BESIDE)].flatMap(({ index, 0: whole, 1: said = '' }) => {
    const chance = chanceOf(said);
    return chance >= LEAST_OF_PART && said.split(/\s+/u).length >= LEAST_WORDS
      ? [{ ...part, words: whole, start: part.start + index, end: part.start + index + whole.length, chance }]
      : [];
  });

const leastIn = (sentences: number, isPlaced: boolean): typeof LEAST_ONLY => {
  if (sentences < ENOUGH) return sentences === 1 ? LEAST_ONLY : LEAST_SHORT;
  return isPlaced ? LEAST_THERE : LEAST_ALONE;
};

/** What of a draft is likely private to the recruiter, by its words and by those of what stands beside it in the brief, and how likely. */
export function likelyPrivateIn(ad: Draft['ad'], description: string): (DraftPart & { chance: number })[] {
  const said = saidIn(description);
  const weights = said.map((one) => weightOf(one));
  const isInEnglish = isEnglish(description);
  const isShort = said.length < ENOUGH;
  const items = new Set<DraftPart>(itemsOf(ad));
  return [...proseOf(ad), ...items].flatMap((part) => {
    const { words } = part;
    if (isForEverybody(words)) return [];
    if (isNameAlone(words, isInEnglish)) return [{ ...part, chance: 1 }];
    const at = said.findIndex((one) => isFrom(one, words));
    const ours = asOurs(words);
    const isPlaced = at >= 0 && !isShort;
    const chance = isPlaced ? chanceThere({ said: ours, own: weightOf(ours), weights, at }) : chanceOf(ours);
    const { ofWork, ofAll, ofFew } = leastIn(said.length, isPlaced);
    const isWork = REACHED.test(words) || isDutyByForm(words) || asksByContent(words) || ASKED.test(words);
    const isFew = words.split(/\s+/u).length <= FEW_WORDS;
    const usual = isFew ? ofFew : isWork ? ofWork : ofAll;
    const isPlain = (): boolean =>
      items.has(part)
        ? isListedPlainly(words, description)
        : isOfSeries(words, said) || SAYS_ROLE.test(words);
    const least = chance >= usual && chance < LEAST_LISTED && isPlain() ? LEAST_LISTED : usual;
    // Without the law that it rests on, what stands beside it would be unlawful; news of the house may cite one too.
    if (CITES_LAW.test(words) && chance < LEAST_OF_LAW) return [];
    return chance >= least ? [{ ...part, chance }] : privatePartsOf(part);
  });
}

/** A draft without what of it is likely private, which is told: without a text, where all of it is. */
export function withoutLikelyPrivate({ ad, left_out }: Draft, description: string | null): Draft {
  const found = likelyPrivateIn(ad, description ?? '');
  if (found.length === 0) return { ad, left_out };
  const plain = found.filter(({ chance }) => chance >= LEAST_OF_ALL);
  const without = withoutFound(ad, found) ??
    withoutFound(ad, plain) ?? {
      // A line under the title alone says nothing: what is left of the text is the text.
      ad: {
        ...ad,
        headline: null,
        body: found.some(({ field }) => field === 'headline') ? null : ad.headline,
        bullets: [],
      },
      left_out: found.map(({ words }) => words),
    };
  return { ad: without.ad, left_out: [...left_out, ...without.left_out] };
}
