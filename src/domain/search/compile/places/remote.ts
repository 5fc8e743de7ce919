import type { Draft } from '../draft.ts';

const FULLY = String.raw`(?:\s*\b(?:fully|100\s?%|entirely|completely|purely|always|permanently|exclusively|mostly|mainly|wholly|strictly|solely|only|just|all)\s+)`;
const HOME = String.raw`(?:(?:(?:an?|the|their|his|her)\s+)?(?:own\s+)?(?:(?:desk|office|study|computer|laptop|place)\s+(?:at|in|of)\s+)?(?:(?:their|his|her)\s+)?(?:own\s+)?home(?:[\s-](?:desk|office|study|set[\s-]?up))?(?![\s-](?:care|visits?|health|improvement|loans?|lend|automation|econom|delivery|nursing|support|help|furnish|entertainment|insurance|affairs|counties|manag|team|games?|state|town|city|country|owner|in\s+\p{Lu}))(?!\p{L})|(?:the|their|his|her)\s+(?:own\s+)?(?:house|flat|kitchen\s+table|spare\s+(?:room|bedroom)|couch|sofa|living\s+room)(?![\s-](?:of\b|style|team|wines?|builds?|rules?|journal))(?!\p{L}))`;
const WORKS = String.raw`(?:work(?:s|ing|ed)?|do(?:es|ing)?\s+(?:everything|it all|all (?:of )?(?:it|(?:their|the) (?:work|job))|(?:their|the|his|her)\s+(?:jobs?|work|roles?))|based|operat(?:es?|ing)|sit(?:s|ting)?|stationed)`;
/** What somebody wants of it, which says no more than that it is so. */
const LEAD = String.raw`(?:\b(?:(?:happy|happiest|looking|content|able|available|set up|equipped|used|keen|insist(?:s|ing)?|want(?:s|ing)?|need(?:s|ing)?|(?<=\b(?:who|that)\s+)(?:would\s+)?(?:rather|prefer)(?:s)?|would\s+(?:rather|sooner))\s+(?:to\s+|on\s+|for\s+|with\s+)?)(?:(?:stay(?:ing)?|keep(?:ing)?|remain(?:ing)?|be(?:ing)?|carry on|continue|go(?:ing)?)\s+)?|\b(?:stay(?:s|ing)?|remain(?:s|ing)?)\s+(?=(?:fully\s+|100%\s+)?remote))`;
const NOUN = String.raw`(?:only|first|based|friendly|ready|work(?:ers?|ing)?|set[\s-]?ups?|basis|arrangements?|kind|sort|type|mode|capacity)`;
const TAIL = String.raw`(?:\s+(?:full[\s-]?time|all (?:of )?the time|all week|all day|permanently|only|exclusively|every day|five days(?: a week)?|(?:on an?\s+)?(?:ongoing|permanent) basis|from anywhere))?`;
const REMOTE = new RegExp(
  String.raw`${LEAD}?(?:${WORKS}\s+)?${FULLY}*(?:\boff[\s-]?site,?\s+)?\bremote(?:ly)?(?:[\s-]${NOUN})*(?:\s+only)?${TAIL}(?!\p{L})|${LEAD}?\b${WORKS}\s+${FULLY}?(?:from|out of|at|in)\s+${HOME}${TAIL}|(?<!\p{L})${FULLY}?(?:from|out of)\s+${HOME}${TAIL}|\b(?:with\s+an?\s+)?(?:home|house)[\s-](?:work(?:ers?|ing)|based)\b|\b(?:with\s+an?\s+)?home[\s-]?office(?:\s+(?:ok(?:ay)?|possible|fine|only|days))?\b|${LEAD}?\bwfh(?:ers?|ing)?\b|\bwork(?:ing)?-from-home(?:rs?)?\b|${LEAD}?\btele(?:commut|work)\p{L}*|\blocation[\s-](?:independent|agnostic)\b|\b(?:(?:who|that)\s+)?(?:never|do(?:es)?(?:\s+not|n't)(?:\s+(?:want|need|have) to)?)\s+(?:come|go|set foot|travel)\s+(?:in\s*to|to|in)\s+(?:an?|the|any|our)\s+(?:office|workplace|site)\b`,
  'giu',
);

/** Without one of these words nothing here can be said, and the patterns need not be tried. */
const SAYS =
  /remote|home|house|flat|kitchen|spare|couch|sofa|living|wfh|tele|office|location[\s-](?:ind|agn)|workplace|site/i;

/** Reads who works remotely: "from a desk at home", "on a remote basis", "WFH". */
export function readRemote(draft: Draft): void {
  if (!SAYS.test(draft.text)) return;
  for (const { index, 0: said } of draft.each(REMOTE)) {
    const at = index + said.length - said.trimStart().length;
    const end = index + said.trimEnd().length;
    // The ministry.
    if (/^Home Office$/.test(draft.text.slice(at, end))) continue;
    const facet = { kind: 'location', label: 'remote', values: ['remote'] } as const;
    draft.takeWhole(
      { at, end },
      at,
      end,
      { ...facet, values: [...facet.values] },
      /^(?:who |that )?(?:never|do)/i.test(said.trim()),
    );
  }
}
