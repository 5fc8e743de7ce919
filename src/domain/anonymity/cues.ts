import { fold } from '#src/lib/fold.ts';
import { languageOf } from '#src/lib/language.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import type { UncertainOccurrence } from './known.ts';
import { termsOf } from './proper-nouns.ts';
import type { Edit } from './spans.ts';

/** What stands in the place of a name that no record has. */
const NAMELESS = '[name removed]';

// A degree is no house (`B.Com`), and somebody with a title is refused where that is the rule.
const NO_HOUSE = /^(?:\p{L}{1,3}\.\p{L}+|(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)(?!\p{L}))/u;

interface Place {
  start: number;
  end: number;
}

// What says that somebody was there, in the languages whose names are told from words.
const THERE =
  /(?:(?<!\p{L})(?:joined|left|ex-|hired (?:(?:him|her|them|me) )?(?:from|by)|apprentic\p{L}+ with|(?:work|works|worked|working) for|contract\p{L}* (?:to|for)|consulted for|(?:years|time|stint|spell|start|days) (?:at|with|in)|out of|chez|bei|bij|hos|presso|passed? par|på|until|since leaving|after|before|then) (?:the |a |old |de |den |la |il )?|(?<!(?:good|great|strong|skilled|adept|expert|proficient|better|best|handy|excellent|quick|looks?|aimed|level|rates?) )(?<!\p{L})at (?:the |old |de |den )?)$/iu;
// The same of a house, and of a town.
const WENT =
  /(?<!\p{L})(?:moved|went|came|swapped|crossed|transferred|switched|returned|got|getting)(?: (?:on|over|across|back|in-house|straight|direct))? (?:to|from|with) (?:the |a )?$/iu;
// What is somebody's own making by what they did to it; what follows tells that it is no tool.
const MADE =
  /(?<!\p{L})(?:built|launched|co-?founded|founded|shipped|created|invented|patented|filed|priced?|pricing|wired|trialled|piloted|rolled out|looked after|looks after|kept|voiced|owned|owns|ran|runs|worked on|works on|on the|behind|for) (?:the |an? )?(?:old )?$/iu;
const MADE_GOES_ON =
  /^(?:[.,;:)!?]|$|\n| (?:at|for|in|on|as|to|from|until|till|during|since|before|after|while|which|that|by|up|through|app|apps|bot|programme|program|campaign|brand|line|range|model|platform|casing|extension|series|fleet|plant|cars|case|crew|conversion|hedge|tie-in|network|wafer stage|family|rules?)(?!\p{L}))/u;
// A place that a house has.
const SITE =
  /^ (?:sites?|works|plants?|campus|floor|offices?|yards?|mills?|terminal|refinery|depot|branch|stores?|hospital|theatre|station|pit|mine|wharf|warehouse|factory|smelter|brewery|studios?|shop|house|people|giant)(?!\p{L})/u;
const SITE_BEFORE =
  /(?<!\p{L})(?:at|on|in|from|for|out of|to|opposite|behind|its|their)(?: the| our| an?)? $/iu;
const OF_SCHOOL =
  /^(?:[’']s)?(?: (?:\p{Ll}+ )?(?:alum\p{L}*|grads?|graduates?|undergrad\p{L}*|dropout|old boy|old girl)|, class of \d{4}| (?:maths|commerce|economics|law|accountancy|engineering|physics|B\.?(?:Com|Sc|A|Eng)))(?!\p{L})/u;
const AFTER_HOUSE =
  /(?:company|firm|provider|practice|group|bank|retailer|manufacturer|consultancy|operator|agency|organisation|body|university|college|school)(?:['’]s)? $/u;

/** Where a name was taken out of a text that only the sentence told to be one: what stands around it may still tell. */
export function namelessIn(text: string): UncertainOccurrence[] {
  const why = 'a name that no record has was taken out here, and what stands around it may still tell';
  return matchesOf(/\[name removed\]/gu, text).map(({ index }) => ({
    start: index,
    end: index + NAMELESS.length,
    reason: 'employer',
    why,
  }));
}

/**
 * Whether the words around a name that no record has say that somebody worked, learned or made something there: then it goes,
 * and is not only marked.
 */
function isTold(text: string, { start, end }: Place): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 40);
  if (THERE.test(before)) return true;
  if (WENT.test(before) && placeNamed(fold(text.slice(start, end)), 'AU') === null) return true;
  // In German every noun has a capital.
  if (languageOf(text) === 'en' && AFTER_HOUSE.test(before)) return true;
  if (OF_SCHOOL.test(after)) return true;
  if (SITE.test(after) && SITE_BEFORE.test(before)) return true;
  return MADE.test(before) && MADE_GOES_ON.test(after);
}

const CAPITALS = "\\p{Lu}[\\p{L}\\p{N}’'&-]*";
const PHRASE = String.raw`(?:the |l['’])?["'“‘]?(?:the )?${CAPITALS}(?: ${CAPITALS})*["'”’]?`;
const QUOTED = String.raw`["“‘'](?:[\p{L}’'-]+ ){0,4}[\p{L}-]+["”’']`;
const CALL = '(?:calls?|says?|knows?|called|knew|nicknamed?|dubbed)';
const WHO =
  '(?:(?:the|most|all|old|older|people|everyone|everybody|insiders?|locals|they|we|colleagues|staff|boys|lads|there|still|used|to|is|what|nearly|round|here|hands|folk|crew|team) ?){1,6}';
const ROLE_TOKEN =
  '(?:an?|the) (?:[\\p{Ll}-]+ ){0,3}(?:company|firm|provider|practice|group|bank|retailer|manufacturer|consultancy|operator|agency|organisation|body|university|college|school)';
// Another name of a house, by what the sentence says of it.
const OTHER_NAMES: readonly RegExp[] = [
  // "the Abbey, as everyone calls it", "'the Group' as everybody there says"
  new RegExp(
    String.raw`(?<![\p{L}’'])(${PHRASE}|${QUOTED}),? (?:as|which is what|what) ${WHO} ?${CALL}(?!\p{L})(?! (?:him|her|them|me)(?!\p{L}))`,
    'gu',
  ),
  // "a company, which older colleagues call Kőbánya"
  new RegExp(String.raw`(?:which|that|or what|what) ${WHO} ?${CALL} (?:it )?(${PHRASE}|${QUOTED})`, 'gu'),
  // "Honkers (a bank)", "the Co-op - a company", "'the lamp factory', that is a company"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:at|to|from|for|with|joined|left|then|bij|bei|chez|en|in) (?:the |de |den |la |el |die |dem )?)(${PHRASE}(?: (?:shop|people|folk|lot|house|giant))?|${QUOTED})(?=(?: \((?:yes, |that is,? |i\.e\.,? )?| - | – |, (?:that is|i\.e\.|es decir|siis|alias|aka) )${ROLE_TOKEN}(?!\p{L}))`,
    'gu',
  ),
];

const WAYS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}@._/-])((?:[a-z0-9][a-z0-9-]{0,61}\.)+(?:example|test|local|invalid)(?:\/[^\s<>"')\],;]*)?)(?![\p{L}\p{N}_-])/giu,
];
const HANDLES: readonly RegExp[] = [
  /(?<!\p{L})(?:[Hh]andle|[Uu]sername|[Nn]ickname|[Ss]creen name|[Rr]uns the channel|[Oo]n the channel|(?:posts?|blogs?|tweets?|streams?|publish(?:es)?|sells?) (?:under|as)) ["“'‘]?(\p{L}[\p{L}\p{N}_.-]*(?:[_\d.-]|\p{Ll}\p{Lu})[\p{L}\p{N}_-]*)/gu,
  /(?<![\p{L}\p{N}@._/-])([\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+|\p{L}+\d+)(?= on (?:GitHub|GitLab|Kaggle|Twitter|X|Medium|Instagram|TikTok|YouTube|Behance|Dribbble|Strava|Mastodon|Bluesky|Hugging Face|npm|PyPI)(?!\p{L}))/gu,
];

function groups(pattern: RegExp, text: string, reason: Edit['reason'], shown: string): Edit[] {
  return matchesOf(pattern, text).flatMap(({ 0: said, 1: name, index }) => {
    if (name === undefined) return [];
    const start = index + said.lastIndexOf(name);
    return [{ start, end: start + name.replace(/[.,;:]+$/u, '').length, reason, with: shown }];
  });
}

/**
 * Names that no record has and that the text itself tells to be of a house, a school, a product, a site on the web or an account: what
 * `marked` may be, and stands where somebody was or made something. To be looked for in a text from which what is known went already.
 * @param marked places of names that no list has
 * @param terms what the person is recorded as able to do
 */
export function cuedIn(text: string, marked: readonly Place[], terms: readonly string[]): Edit[] {
  const named = marked
    .filter((one) => !NO_HOUSE.test(text.slice(one.start, one.end)) && isTold(text, one))
    .map(({ start, end }): Edit => ({ start, end, reason: 'employer', with: NAMELESS }));
  const others = OTHER_NAMES.flatMap((pattern) => groups(pattern, text, 'employer', NAMELESS));
  const known = others.length === 0 ? [] : termsOf(text, terms);
  const isTerm = ({ start, end }: Place): boolean =>
    known.some((term) => term.start < end && start < term.end);
  return [
    ...named,
    ...others.filter(
      (one) => !isTerm(one) && !/\[|^(?:I|He|She|They|It)$/u.test(text.slice(one.start, one.end)),
    ),
    ...WAYS.flatMap((pattern) => groups(pattern, text, 'url', '[link removed]')),
    ...HANDLES.flatMap((pattern) => groups(pattern, text, 'handle', '[handle removed]')),
  ];
}
