import { matchesOf } from '#src/lib/matches.ts';

const SORRY = String.raw`(?:(?:no|nah|nope|oh|ah|actually|sorry|wait|hang\s+on|hmm+|well|and|but|ok|so)[\s,.…–-]+)*`;
const NAME = String.raw`(?:the\s+)?(?<name>[\p{L}][\p{L}'’-]*(?:\s+[\p{L}'’-]+){0,2}?)`;
const JOB = String.raw`(?:\s+(?:one|ones|job|jobs|role|roles|gig|site|position|vacancy|bit|part|office|lot))?`;
const OVER = String.raw`(?:\s*(?:['’](?:s|ve)|(?:has|have|is|are|was|were|just|already|now))\s*)*\s+(?:fell|fallen|fall|went|gone|got|pulled|dropped|been|filled|closed|cancelled|canceled|dead|off|out|sorted|covered|done|pulled|scrapped|shelved)(?:\s+(?:over|through|away|out|cold|filled|cancelled|canceled|pulled|scrapped|sorted|closed|done|off|dead|on\s+hold))*`;
/** "…, no, scrap London.", ", drop York, they filled it". */
const DROPPED = new RegExp(
  String.raw`(?<=[\p{L}\d])\s*[,.;–—-]*\s+${SORRY}(?:please\s+|just\s+)*(?:scrap|forget(?:\s+about)?|drop|ignore|cancel|strike|lose|bin|delete|remove|cross\s+(?:out|off)|take\s+out|leave\s+out|leave(?=\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?\s+out(?!\p{L}))|(?<=\b(?:no|nope|wait|sorry|actually|oh|ah|on)[\s,.…–-]+)not|not(?=\s+[\p{L}'’ -]{2,40},\s*sorry))\s+${NAME}(?:(?<=leave\s+[\p{L}'’ -]{2,40})\s+out)?${JOB}(?:\s*,?\s*(?:sorry|please|actually|for\s+now|after\s+all))*(?:\s*,\s*(?:they|that|it|he|she)(?:['’]\p{L}+|\s+(?:is|was|has|have|just|already))*\s+[^,.;]{3,30})?(?<end>\s*[,.;–—-]+\s*|\s*$|\s+(?=(?:so|and|make|just)\b))`,
  'giu',
);
/** "Actually no the Brisbane one fell over so". */
const FELL_OVER = new RegExp(
  String.raw`(?<=[\p{L}\d])\s*[,.;–—-]*\s+${SORRY}(?:the|our|that)\s+(?<name>[\p{L}][\p{L}'’-]*(?:\s+[\p{L}'’-]+)?)\s+(?:one|job|role|gig|site|position|vacancy|office)${OVER}(?<end>\s*[,.;–—-]+\s*(?:so\s+)?|\s*$|\s+(?=(?:just|only)\b)|\s+so\s+)`,
  'giu',
);
/** "Melbourne or Bristol. Zurich is filled": said by itself of one that may stand in the list or not. */
const IS_FILLED =
  /(?<=\p{L})\s*[.;,–—-]\s+(?:the\s+)?(?<name>\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?)(?:\s+(?:one|job|role|position|vacancy))?(?:['’]s|\s+(?:is|was|has\s+been|got))\s+(?:now\s+|already\s+|been\s+|all\s+)*(?:filled|sorted|covered|cancelled|canceled|closed|done(?!\s+(?:in|with|at))|on\s+hold|off)(?:\s+(?:already|now|thanks))*(?<end>\s*[.;,]\s*|\s*$)/gu;
/** "Hamburg, hmm no, Hamburg's been filled, so London": the name itself, with what takes its place. */
const NAME_FILLED = new RegExp(
  String.raw`(?<=[\p{L}\d])\s*[,.;–—-]+\s+${SORRY}(?<name>[\p{L}][\p{L}'’-]*?(?:\s+[\p{L}'’-]+?)?)(?:['’]s|\s+(?:is|was|has|got))\s+(?:now\s+|already\s+|been\s+|just\s+|gone\s+(?=\p{L}+ed))*(?:filled|gone|sorted|covered|cancelled|canceled|closed|pulled|scrapped|shelved|on\s+hold|dead|off\s+the\s+table)(?:\s+(?:already|now|since))*(?<end>\s*[,.;–—-]+\s*)(?:(?:so|and|make\s+(?:it|that)|try|now|instead|go\s+(?:for|with))[\s,:]+)*(?=\p{L})`,
  'giu',
);
/** "Bath or Bristol, actually just Bristol". */
const ONLY =
  /(?<first>\p{L}[\p{L}'’-]*)\s*(?:,|\bor\b|\band\b|\/)\s*(?<second>\p{L}[\p{L}'’-]*)\s*[,.;–—-]*\s*(?:(?:no|actually|sorry|wait|hmm+|so|then|well|oh|make\s+(?:that|it))[\s,]+)+(?:just|only)\s+(?:the\s+)?(?<kept>\p{L}[\p{L}'’-]*)(?:\s+one)?(?!\p{L})/giu;
/** "Perth so just Perth". */
const AGAIN = /(?<name>\p{L}[\p{L}'’-]*)\s*,?\s+(?:so\s+)?(?:just|only)\s+\k<name>(?!\p{L})/giu;
/** "He did say offshore only but ignore that". */
const SAID_AND_DROPPED =
  /(?<=^|[.!?;,\n]\s*)(?:(?:[Aa]nd|[Bb]ut|[Ss]o)\s+)?(?:[Hh]e|[Ss]he|[Tt]hey|[Ii]|[Ww]e|(?:[Tt]he|[Oo]ur|[Mm]y)\s+(?:client|boss|manager|hiring\s+manager))\s+(?:(?:did|had|has|have|originally|first|also)\s+)*(?:say|said|ask(?:ed)?(?:\s+for)?|mention(?:ed)?|want(?:ed)?|put|told\s+(?:me|us))\s+[^.;:!?]{3,80}?,?\s+but\s+(?:you\s+can\s+|just\s+|please\s+|we\s+can\s+)*(?:ignore|forget|never\s?mind|disregard|skip|leave|drop|scrap)\s+(?:that|it|him|her|them|those)(?:\s+(?:bit|part|one))?(?:\s*[,.;]\s*|\s*$)/gu;
/** "I've the theatre nurses done already". */
const HAVE_THEM =
  /(?<=[.!?;,]\s*)(?:(?:as|because|since)\s+)?(?:I|[Ww]e)(?:['’]ve|\s+have)\s+(?:already\s+|got\s+)*(?:the\s+|my\s+|our\s+|enough\s+|all\s+the\s+)(?:[\p{L}-]+\s+){1,4}?(?:done|sorted|filled|covered|in\s+hand|sewn\s+up|looked\s+after)(?:\s+(?:already|now|so\s+far|thanks))*(?:\s*[.,;]\s*|\s*$)/gu;
/** "The client now tells me that Melbourne and Brisbane work too, so". */
const WORKS_TOO =
  /\s*[.;,]\s+(?:(?:[Aa]nd|[Bb]ut|[Nn]ow)\s+)*(?:(?:[Tt]he|[Oo]ur|[Mm]y)\s+)?(?:[Cc]lient|boss|manager|[Tt]hey|[Hh]e|[Ss]he)\s+(?:(?:now|just|also|then|has|have)\s+)*(?:tells?|says?|said|told|confirms?|confirmed|thinks?|reckons?)\s+(?:(?:me|us)\s+)?(?:that\s+)?(?<more>\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?(?:\s*(?:,|or|and)\s*\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?)*)\s+(?:would\s+|will\s+|can\s+|could\s+|is\s+|are\s+)?(?:also\s+)?(?:be\s+)?(?:works?|do|does|fine|ok(?:ay)?|possible|good|suits?)(?:\s+(?:too|also|as\s+well|for\s+them))*\s*(?:[,.;]\s*)?(?:so\s+)?(?<again>(?:[\p{L}-]+\s+){1,4}?(?:in|at)\s+(?:any|either|one)(?:\s+(?:one\s+)?of)?\s+(?:the|those|these|them)(?:\s+(?:two|three|four|five))?(?:\s+(?:cities|places|towns|countries))?(?:\s*,\s*please)?)?/gu;

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A list without one of its names and without what joined it; null where it is not in there. */
function withoutName(text: string, name: string): string | null {
  const found = [...text.matchAll(new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'giu'))].at(-1);
  if (found === undefined) return null;
  const before = text.slice(0, found.index);
  const behind = text.slice(found.index + found[0].length);
  const joint = /^\s*(?:,\s*(?:or|and)\s+|,|\bor\b|\band\b|\/)\s*/iu.exec(behind);
  const led = /\s*(?:,\s*(?:or|and)|,|\bor|\band|\/)\s*$/iu.exec(before);
  // "Nurses, Perth or Melbourne": the comma before the first of a list is not the list's.
  const isFirst = joint !== null && /\p{L}/u.test(joint[0]) && led?.[0].trim() === ',';
  if (led !== null && !isFirst) return `${before.slice(0, led.index)}${behind}`;
  return joint === null ? `${before}${behind}` : `${before}${behind.slice(joint[0].length)}`;
}

/**
 * A text without the name that its writer drops again by that name: "in London, no, scrap London. Manchester", "Perth or Brisbane,
 * actually the Brisbane one fell over so just Perth".
 * @param leave takes what is left out
 */
export function withoutDropped(given: string, leave: (said: string) => void): string {
  // "London would do an' all".
  let text = given
    .replace(/(?<=\p{L}\s+)(?:an['’]|and)\s+all(?=\s*(?:$|[.,;!?]))/gu, 'too')
    .replace(
      /(?<=\btoo)\s*,\s+so\s+(?:all|both)(?:\s+of\s+them)?(?:\s+(?:two|three|four))?(?=\s*(?:$|[.,;!?]))/gu,
      '',
    )
    .replace(/(?<=\p{Lu}[\p{L}-]+)['’]ll(?=\s+(?:do|work|be\s+(?:fine|ok|good|grand))(?!\p{L}))/gu, ' will');
  for (const pattern of [SAID_AND_DROPPED, HAVE_THEM])
    text = text.replace(pattern, (said) => {
      leave(said.trim());
      return '';
    });
  text = text.replace(WORKS_TOO, (said, more: string, again: string | undefined) => {
    const goesOn = again === undefined ? '' : ',';
    leave(said.replace(/^[\s.;,]+/, '').trim());
    const ends = /[.!?]\s*$/.test(said) ? '. ' : '';
    return ` or ${more.replace(/\s+and\s+/gu, ' or ')}${goesOn}${ends}`;
  });
  for (const pattern of [DROPPED, FELL_OVER, NAME_FILLED])
    for (const match of matchesOf(pattern, text)) {
      const { name = '', end = '' } = match.groups ?? {};
      const before = withoutName(text.slice(0, match.index), name);
      if (before === null || SMALL.test(name)) continue;
      const isBare = /(?:\b(?:in|at|near|around|from|for|with|on)|^|[.!?])\s*$/iu.test(before);
      const behind = text.slice(match.index + match[0].length);
      leave(match[0].replace(/^[\s,.;–—-]+|[\s,.;–—-]+$/g, ''));
      text =
        `${before.trimEnd()}${isBare || behind === '' ? ' ' : /[.;]/.test(end) ? '. ' : ', '}${behind.replace(/^(?:so|and)\s+/iu, '')}`.trim();
      break;
    }
  text = text.replace(IS_FILLED, (said: string, ...rest: unknown[]) => {
    const { name = '', end = '' } = rest.at(-1) as Record<string, string>;
    const [at, whole] = [Number(rest.at(-3)), String(rest.at(-2))];
    // A name of the list is left out of it by those who drop it by its name.
    if (whole.slice(0, at).includes(name) || SMALL.test(name)) return said;
    leave(said.replace(/^[\s,.;–—-]+|[\s,.;–—-]+$/g, ''));
    return end.trim() === '' ? '' : end;
  });
  text = text.replace(ONLY, (said, first: string, second: string, kept: string) => {
    const isOne = [first, second].some((one) => one.toLowerCase() === kept.toLowerCase());
    return isOne ? kept : said;
  });
  return text.replace(AGAIN, '$<name>');
}

const SMALL =
  /^(?:that|this|it|them|him|her|the|what|all|everything|me|us|about|any(?:one|body)?)(?!\p{L})/iu;
