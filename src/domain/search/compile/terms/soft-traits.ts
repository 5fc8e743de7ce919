import { industries, roles, skills } from '../../../lexicon/terms.ts';
import type { Draft } from '../draft.ts';

const NAME = String.raw`(?!(?:an?|the|with|have|has|and|or|do|don['’]t|not|never|of|my|your)\s)\p{L}[\p{L}'’-]*`;
const OF = `(?<of>${NAME})`;
const ENDS = String.raw`(?=\s*(?:$|[,;.)!?]|[-–—]\s|(?:and|or|with|who|in|for|to|at|about|near|from|but|based)(?!\p{L})))`;
const OPENS = String.raw`(?<![\p{L}-])(?:(?:with|who\s+(?:are|is|have|has)|that\s+(?:are|is|have|has)|having)\s+)?(?:an?\s+|the\s+)?(?:(?:real|true|genuine|proper|natural|good|great|keen|strong)\s+)?`;
const shape = (words: string): RegExp => new RegExp(`${OPENS}(?:${words})`, 'giu');

const ZEAL = '(?:drive|enthusiasm|passion|positivity|commitment|flair|creativity|charisma|optimism|charm)';
const MUCH = '(?:lots?|bags|loads|plenty|tons|heaps|buckets|oodles|rich|reserves?)';
/** What changes and grows: nobody builds or drives it as a trade. */
const ABSTRACT = String.raw`(?:change|growth|innovation|character|culture|transformation|improvement|success|results|trust|morale|progress|(?:the|their|his|her)\s+(?:brand|game|craft|trade))`;

const TRAITS: readonly RegExp[] = [
  shape(
    String.raw`(?:full|brimming|bursting|overflowing|bubbling|buzzing)\s+(?:over\s+)?(?:of|with)\s+(?:(?:positive|good|new|fresh|great|bright)\s+)?${NAME}(?:\s+(?:and|&)\s+${NAME})?${ENDS}`,
  ),
  shape(String.raw`${MUCH}\s+(?:of|in)\s+energy${ENDS}`),
  shape(String.raw`energy\s+(?:and|&)\s+${ZEAL}(?!\p{L})`),
  shape(String.raw`${ZEAL}\s+(?:and|&)\s+energy${ENDS}`),
  shape(
    String.raw`high[\s-]energy(?=\s+(?!physic|particle|laser|density|x-ray|infrastructure|users?)${NAME})`,
  ),
  /(?<![\p{L}-])(?:with|have|has|having)\s+the\s+energy\s+(?=to\s)/giu,
  /(?<![\p{L}-])(?:with\s+)?(?:(?:good|great|high|positive|right)\s+)?energy\s+levels(?!\p{L})/giu,
  // "Drivers of change", "a judge of character", "a people person".
  shape(
    String.raw`(?:drivers?|architects?|engineers?|pilots?|champions?|agents?|builders?|judges?|guardians?|catalysts?|masters?|students?|stewards?|ambassadors?)\s+of\s+(?:(?:real|positive|lasting)\s+)?${ABSTRACT}${ENDS}`,
  ),
  /(?<![\p{L}-])(?:who\s+(?:are|is)\s+)?an?\s+(?:real\s+|true\s+|genuine\s+)?people['’]?s?\s+person(?!\p{L})/giu,
  /(?<![\p{L}-])(?:who\s+(?:are|is)\s+)?team[\s-]builders?(?!\p{L})/giu,
];

/** What somebody is like or likes. Of a tool it is fair to ask that they know it. */
const OF_ALL_BUT_TOOLS: readonly RegExp[] = [
  // "A passion for food", "an eye for fashion".
  shape(
    String.raw`(?:passion|love|flair|enthusiasm|eye|nose|appetite|zest|hunger|knack|zeal|fondness|passionate|enthusiastic|mad|crazy)\s+(?:for|of|about)\s+(?:(?:the|all\s+things|great|good)\s+)*(?<of>${NAME}(?:\s+(?:(?:and|&)\s+)?${NAME})?)${ENDS}`,
  ),
  // "Media savvy", "security conscious accountants".
  shape(String.raw`${OF}(?:\s+|-)(?:savvy|minded|conscious)(?:${ENDS}|(?=\s+${NAME}))`),
  shape(String.raw`${OF}\s+in\s+(?:their|his|her)\s+(?:blood|dna|veins|bones|genes)(?!\p{L})`),
];

/** What is a trait of fields and trades alone: "warm hospitality", "banking nous", "a legal mind", "an academic bent". */
const OF_FIELDS: readonly RegExp[] = [
  shape(
    String.raw`${OF}\s+(?:mad|nous|acumen|mindset|mentality|precision|bent|instincts?|mind|streak|flair)${ENDS}`,
  ),
  shape(String.raw`(?:sense|spirit|gift)\s+of\s+${OF}${ENDS}`),
  shape(
    String.raw`(?:warm|infectious|boundless|endless|gracious|heartfelt|sincere|contagious|unbounded|tireless|vibrant|bubbly)\s+${OF}${ENDS}`,
  ),
  // Good energy is a trait, and good banking is banking.
  shape(String.raw`(?:positive|high|natural|genuine|real|great|good)\s+(?<of>energy|hospitality)${ENDS}`),
];

/** "Data driven", "customer focused"; "retail focused" is of a field, and "test driven development" a skill. */
const LEANING = shape(
  String.raw`(?!(?:object|aspect|test|event|domain|model|behaviou?r)[\s-])${OF}(?:\s+|-)(?:driven|focuss?ed|oriented|orientated|centric)(?!\p{L})(?!\s+(?:development|design|architecture|programming|testing|systems?|analys\p{L}+|languages?))`,
);

const isField = (said: string): boolean => industries().book.whole(said) !== undefined;
const isSkill = (said: string): boolean => skills().book.whole(said) !== undefined;
const isTrade = (said: string): boolean => roles().book.whole(said) !== undefined;

/** Tells of traits and leanings in the words of a field or a trade, before a reader of these could ask everybody for it. */
export function readSoftTraits(draft: Draft): void {
  const told = (patterns: readonly RegExp[], isTrait: (of: string) => boolean): void => {
    for (const pattern of patterns)
      for (const match of draft.each(pattern))
        if (!isSkill(match[0]) && isTrait(match.groups?.of ?? '')) tell(draft, match);
  };
  told(OF_ALL_BUT_TOOLS, (of) => isField(of) || !isSkill(of));
  told(OF_FIELDS, (of) => isField(of) || isTrade(of));
  told([LEANING], (of) => !isField(of) && !isSkill(of));
  told(TRAITS, () => true);
}

function tell(draft: Draft, { index, 0: said }: RegExpExecArray): void {
  const label = said.trim();
  const reason = `"${label}" was understood, but nothing on record tells it of a person, so it was not run.`;
  draft.take(index, index + said.trimEnd().length, { kind: 'unsupported', label, reason });
  draft.note('not_on_record', reason);
}
