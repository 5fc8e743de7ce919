import { explainedOf } from '../anonymity/index.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isEnglish } from '../speech/index.ts';
import { tellsOfDebts } from './money-owed.ts';

/**
 * Sentences that tell what the house or somebody beside it did, owes or knows. An ad says what is done and what is asked; what happened once
 * is news, whoever tells it, so that it is known by the form of its verb and by who stands before it.
 */

/** Past forms that are no other form of their verb, nor a word of their own that an ad has. */
const PAST =
  '(?:lost|sold|got|had|went|took|gave|broke|fell|ran|caught|paid|bought|found|told|said|thought|knew|kept|hid|lied|stole|fought|fired|sacked|hired|failed|missed|dropped|promised|owed|agreed|signed|settled|underbid|overbid|underpaid|overpaid|messed|screwed|stuffed|cocked|blew|burnt|burned|sank|stopped|closed|tried|asked|wanted|needed|offered|refused|pulled|cancelled|canceled|complained|walked|quit|resigned|retired|died|crashed|threatened|sued|poached|left|came|saw|made|rang|called|drank|nicked|pinched|robbed|cheated|ghosted|bailed|dumped|ditched|binned|swore|punched|slept|forgot|spilled|spilt|flooded)';
/** What a house tells of itself with pride, and what it did for its people. */
const WE_DID = new RegExp(
  String.raw`(?:^|[,;:–—-]\s*|(?<!\p{L})(?:and|but|so|because|cos|cause|as|since|when|after|where|that)\s+)we (?:\p{L}+ly |just |never |only |already |also |nearly |almost |even |all )?${PAST}(?!\p{L})(?! (?:to (?:do|be|know)|(?:the |a |an |our )?(?:award|prize|contract of))(?!\p{L}))`,
  'iu',
);
/** Who is owed something, and what nobody knows. */
const OWED_OR_UNKNOWN =
  /(?<!\p{L})(?:owe[sd]? (?:us|me|him|her|them|everyone|money|(?:the )?(?:bank|tax|taxman|crew|staff|rent|landlord)|\p{Lu}\p{L}+|[$£€]?\d)|(?:nobody|no ?one|not a soul|none of (?:them|us))(?: \p{L}+){1,3} (?:knows|has been told|suspects)(?: (?:it|this|that|yet|about it))?(?=\s*[.,;!)]|$)|(?:suing|chasing|threatening|undercutting|dumping|ditching|shadowing) (?:us|me))(?!\p{L})/iu;
/** Why, of something that stands elsewhere: "lol thats why", "hence the rush". */
const THAT_IS_WHY =
  /(?<!\p{L})(?:(?:that|this|which)(?:['’]?s| is) why(?=\s*[.,;!)😅🙄]|$| (?:it|the (?:job|role|post|seat|position|vacancy|rush))(?: is|['’]s)?(?: (?:open|free|up|going|vacant|on))?)|hence (?:the|this|our|my) (?:rush|vacancy|opening|hurry|secrecy|urgency|call|mail|email|search|hire))(?!\p{L})/iu;

/** Of these none says of a thing what was done to it, as "wanted" and "needed" do. */
const DID =
  '(?:took|went|got|had|came|ran|fell|quit|walked|lied|stole|resigned|retired|died|refused|threatened|complained|sued|poached|ghosted|bailed|lost|pulled|rang|drank|swore|slept|forgot|nicked|knew|said|thought|promised|owed|dropped)';
/** Somebody or some house by name at the head of a sentence, and what they did: "And faizal took from the till". */
const SOMEBODY_DID = new RegExp(
  String.raw`^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Aa]s|[Bb]ecause|[Oo]h|[Aa]lso|[Pp]lus|[Bb]tw|[Pp]s|[Aa]nyway|[Tt]hen|[Nn]ow|[Ss]ince),? )*(\p{L}[\p{L}'’&-]{2,})(?: \p{Lu}[\p{L}'’&-]+)?(?: (?:just|never|then|already|also|both|has|have))? ${DID}(?!\p{L})`,
  'u',
);

function somebodyDid(statement: string): boolean {
  const [, name = ''] = SOMEBODY_DID.exec(statement) ?? [];
  if (name === '') return false;
  return (
    !isEnglish(name.toLowerCase()) && placeNamed(name, 'AU') === null && explainedOf('skill', name) === null
  );
}

/** "His wife left him for the baker": what somebody's family did. */
const KIN_DID = new RegExp(
  String.raw`^(?:(?:and|but|so|also|oh),? )?(?:(?:his|her|my|our|their|the) )?(?:old |ex-|late |first |second )?(?:wife|husband|partner|girlfriend|boyfriend|missus|fianc[ée]e?|brother|sister|son|daughter|mother|father|mum|mom|dad|nephew|niece|cousin|uncle|aunt)(?:['’]s| has| had| just)? (?:left|moved (?:out|in)|walked|gone|run|divorc(?:ed|ing)|${DID})(?!\p{L})`,
  'iu',
);
/** Whether a statement tells what somebody's family did. */
export const tellsOfKin = (statement: string): boolean => KIN_DID.test(statement.trim());

/** "Das Schulhaus zahlt nicht", "the developer still hasn't paid": who does not pay the house. */
const UNPAID =
  /(?<!\p{L})(?:zahl(?:t|en) (?:(?:uns|mir|seit \p{L}+|immer noch|noch immer|schon wieder|auch|einfach) ?)*(?:nicht|nix|nie)|n[e’'] ?pa(?:ie|ye)(?:nt)? (?:pas|plus)|no (?:nos |me )?pagan?|non (?:ci |mi )?pagan?o?|betaa?l(?:t|en) (?:ons |me |al \p{L}+ )?niet|(?:has|have|had)(?:n['’]?t| not| never| still not)(?: yet)? paid(?: (?:us|me))?|(?:is|are)(?:n['’]?t| not) paying (?:us|me|their|its|the))(?!\p{L})/iu;

/** Whether a statement tells who owes what and who does not pay, or what an authority wants of the house. */
export const tellsOfMoney = (statement: string): boolean =>
  OWED_OR_UNKNOWN.test(statement) || UNPAID.test(statement) || tellsOfDebts(statement);

/** Whether a statement tells what the house or somebody beside it did, owes or knows. */
export const tellsWhatHappened = (statement: string): boolean =>
  WE_DID.test(statement) ||
  tellsOfMoney(statement) ||
  THAT_IS_WHY.test(statement) ||
  tellsOfKin(statement) ||
  somebodyDid(statement);
