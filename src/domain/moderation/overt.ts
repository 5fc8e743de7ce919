import { type Attribute, type Finding, isAttribute } from './types.ts';

// What is certain however the rest of a sentence reads: a named attribute with a word of choosing beside it, an age as a bound, and
// what somebody is asked of themselves. The reader of likeness lets none of it go.

const YEARS = '(?:1[5-9]|[2-7]\\d|twent\\p{L}+|thirt\\p{L}+|fort\\p{L}+|fift\\p{L}+|sixt\\p{L}+)';
/** An age as a greatest one, as a range, or after its name; not as a least one. */
const BOUND = new RegExp(
  [
    `\\b(?:under|below|younger than|older than|max(?:imum)?|limit|up to|at most|no(?:t|body|one| one)? (?:\\w+ )?(?:older|over|past|above)|upper|not over)\\W*(?:\\w+\\W+){0,3}${YEARS}\\b`,
    `\\b${YEARS} ?(?:-|\u2013|to|and) ?${YEARS}\\b(?! hours| km| kg)`,
    `\\bages?\\W+${YEARS}\\b(?! (?:or|and) (?:over|above|older))`,
    `\\b${YEARS}(?:'?s)?\\W+(?:max|or under|or younger|limit)`,
    '\\bclass of (?:19|20)\\d\\d',
  ].join('|'),
  'iu',
);
/** That somebody is asked for something of their own. */
const ASKS =
  /\b(?:state|include|mention|attach|enclose|send|give|supply|provide|indicate|tell us|with|upload|please|required)\b/u;
const OWN_FACT =
  /\b(?:ages?|date of birth|d\.?o\.?b|born|marital|family status|religion|faith|photos?|photograph|head ?shots?|selfie|picture|nationality|citizenship|pregnan\w*|children|husband|wife|spouse)\b/u;
/** That words speak of whoever applies: "given your age", "he must be". */
const OF_APPLICANT = /\b(?:your?|you're|you'll)\b|^\W*s?he\b/u;
const LABELLED = /^[\p{L} ]{3,20}:/u;
/** That somebody is chosen or passed over. */
const CHOOSES =
  /\b(?:only|must|should|prefer\w*|preference|bias|wanted|required?|requires|ideal\w*|perfect|suits?|suited|suitable|seek\w*|sought|looking|after|wants?|ask(?:s|ed|ing)? for|needs?|needed|needn't|no|not|never|none|nobody|without|avoid|rather|instead|hir(?:e|es|ing)|recruit\w*|reserved|essential|(?:will|would) be|are you|as long as|reject\w*|exclud\w*|limited to|restricted|at least|welcome)\b|n't\b/u;
/** That the whole sentence says who is taken or left, wherever the words stand. */
const OUTRIGHT =
  /\b(?:will|would|can|must|should|shall|could|do|does|need)(?: ?not|n['\u2019]t) (?:get |be )?(?:hired?|considered|shortlisted|interviewed|employed|accepted|taken|apply|wanted)\b|\b(?:background|heritage|descent|origin|stock|extraction|upbringing|roots)\b[^.;]*\b(?:plus|bonus|help|advantage|asset|preferred|ideal|essential|required|wanted)\b|\bneed not\b|\bis (?:what|who|whom) (?:we|i|(?:the|our|my|this) \p{L}+)(?:['\u2019](?:re|d|s))? (?:really )?(?:needs?|wants?|after|like|likes|prefers?|looking for)\b|\b(?:members|people|persons|applicants|candidates|staff) only\b|\blook elsewhere\b|^\W*(?:no|only|not|preferably|wanted|must)\b|^\W*you are an?\b|\b(?:only|preferred|wanted|essential|required|please)\W*$/u;
/** That it is somebody's wish: "client's wish", "says the site manager". */
const WISHED =
  /\b(?:client|owner|boss|manager|director|foreman|landlord|family|board|customer)s?['\u2019]s? (?:wish|wishes|request|preference|orders?|call|rule)\b|\b(?:says|said|per|as per|asks) (?:the |our |my |their )?(?:\p{L}+ )?(?:client|owner|boss|manager|director|foreman|landlord|gaffer|md)\b/u;
/** A line that begins with people by what they are: "English girls for promo work", "White Irish or EU". */
const HEADED =
  /^\W*(?:\d+ ?x? )?(?:(?:white|black|brown|asian|european|caucasian)(?: \p{L}+)? or\b|(?:white|black|brown|asian) (?:british|irish|european|polish|american|kiwi|aussie|australian|english|scottish|welsh|african|south african)s?\b|(?:\p{L}+ ){0,2}(?:girls?|lads?|lad(?:y|ies)|gents?|gentlem[ae]n|blokes?|boys|fellas?|m[ae]n|wom[ae]n|(?:fe)?males?|chaps?|mums?|youngsters?)(?: (?:for|to|as|in|on|at|with)\b|,|\W*$))(?!.*(?::|\b(?:people|persons|come|encouraged|works|work (?:on|in|here|with|at|beside)|is|are|was|were|has|have|can|we|you|our|your|all|any|everyone|clinics?|services?|groups?|class(?:es)?|sessions?|fashion|clothing|shoes|football|cricket|rugby|hockey|refuge|shelter|choir|health|welcome)\b))/u;
/** So few words say little but what is found in them. */
const FEW = 8;
const NEAR = 5;

/** Whether a sentence has so few words that what is found in it is nearly all of it. */
export const isShort = (text: string, few = FEW): boolean => (text.match(/\p{L}+/gu)?.length ?? 0) < few;

/** Whether a sentence in small letters says outright who is taken or left, or whose wish it is. */
export const isOutright = (lower: string): boolean =>
  OUTRIGHT.test(lower) || WISHED.test(lower) || HEADED.test(lower);

/**
 * Whether words that were found in a sentence are plainly of who is taken or left, so that no likeness speaks for them.
 * @param lower the sentence in small letters
 */
export function isOvert(lower: string, { about, words }: Pick<Finding, 'about' | 'words'>): boolean {
  if (isShort(lower)) return true;
  const said = words.toLowerCase();
  const at = lower.indexOf(said);
  if (at < 0 || !isAttribute(about)) return true;
  if (isOfApplicant(lower, said, about) || isOutright(lower)) return true;
  const before =
    lower
      .slice(0, at)
      .split(/[,;:.()]/u)
      .at(-1) ?? '';
  const [after = ''] = lower.slice(at + said.length).split(/[,;:.()]/u);
  const around = [...wordsOf(before).slice(-NEAR), said, ...wordsOf(after).slice(0, NEAR)];
  return CHOOSES.test(around.join(' '));
}

const isOfApplicant = (lower: string, said: string, about: Attribute): boolean =>
  (about === 'age' && BOUND.test(lower)) ||
  OF_APPLICANT.test(said) ||
  LABELLED.test(said) ||
  (OWN_FACT.test(said) && ASKS.test(lower));

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');
