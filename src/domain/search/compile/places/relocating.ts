import { MOVING_THERE } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';

/** How readily somebody does something, in between. */
const QUITE = String.raw`(?:\s+(?:also|even|very|quite|totally|fully|gladly|happily|readily|probably|perhaps|definitely|easily|certainly|always|already|currently|just|all|really|both))*`;
const SAYS = String.raw`(?:(?:(?:have|has|had|is|are|was|were)\s+)?(?:say|says|said|saying|told|tell|tells|state[sd]?|indicated?|mention(?:s|ed)?|confirm(?:s|ed)?|flagged|noted|ticked|marked|listed|down|recorded|logged|put down|tagged)(?:\s+(?:to\s+)?(?:us|me|you))?(?:\s+(?:that|as|being))*\s+(?:(?:they|he|she)\s+)?)`;
const AM = String.raw`(?:(?:(?:is|are|am|be|being|been|was|were|feel|seem)|(?:would|will|could|can|may|might)\s+be)${QUITE}\s+)?`;

/** The words that lead from one's readiness to what one is ready for. */
const FOR = String.raw`\s+(?:to|for|with|on|about|in|at)(?:\s+(?:the\s+)?(?:idea|prospect|thought|possibility|notion)\s+of|\s+(?:make|making|do|doing|take|taking|consider|considering|entertain|undertake|contemplate|discuss|having to|have to))*`;
const READY = String.raw`(?:open|willing|happy|able|prepared|ready|keen|eager|up|game|glad|free|content|ok(?:ay)?|fine|comfortable|cool|amenable|flexible|receptive|interested|set|relaxed|easy|favou?rable|inclined|disposed|on board)`;
const MODAL = String.raw`(?:would|could|can|will|might|may|'d|'ll)`;
const THINKS = String.raw`(?:consider|contemplate|entertain|think (?:about|of)|look at|be persuaded to|be tempted (?:to|by)|be talked into|be convinced to|be able to|welcome|accept|take|make|do|agree to|love to|like to|choose to|gladly|be up for)`;
const INDIFFERENT = String.raw`(?:(?:do(?:es)?|would|did)(?:\s+not|n't)${QUITE}\s+(?:mind|object to|rule out|balk at|baulk at|be averse to|be against|be opposed to|have (?:a problem|an issue|anything) (?:with|against)|say no to|shy away from)|(?:have\s+|has\s+|with\s+|having\s+)?(?:no|not any|zero)\s+(?:problems?|issues?|objections?|qualms?|worries|hesitations?|difficult(?:y|ies)|barriers?)\s+(?:with|about|to|in|at)?|(?:is|are|be)?\s*(?:not|n't)\s+(?:averse|opposed|against|afraid|scared)\s*(?:to|of)?|(?:(?:have|has)\s+)?(?:not|n't)\s+ruled out)`;
const WANTS = String.raw`(?:accept(?:s|ed|ing)?|agree(?:s|d|ing)?|consent(?:s|ed|ing)?|assent(?:s|ed)?|volunteer(?:s|ed)?|undertakes?|commits?|offers?|wants?|wish(?:es)?|hop(?:e|es|ing)|plan(?:s|ning)?|intend(?:s|ing)?|looking|wanting|seeking|desperate|dying|itching|thinking|considering|interested|keen|prefer(?:s|ring)?|would (?:like|love)|aim(?:s|ing)?)(?:\s+(?:to|of|on|about|in|at|for))*`;

/** What moving is called, as a verb, as what one is doing, and as a thing. */
const RELOCATE = String.raw`(?:relocate|resettle|uproot(?:\s+(?:themselves|their (?:life|lives|famil(?:y|ies))))?|up sticks|pack up(?:\s+and\s+(?:go|move|leave|relocate))?|pack (?:their )?bags)`;
const RELOCATING = String.raw`(?:relocating|resettling|uprooting|upping sticks|packing up(?:\s+and\s+(?:going|moving|leaving))?)`;
const RELOCATION = String.raw`(?:(?:an?|any|the|some)\s+)?(?:relocations?|relo|change of (?:city|town|location|country|scenery|address))`;
const SHIFT = String.raw`(?:move|shift|transfer)`;
const SHIFTING = String.raw`(?:moving|shifting|transferring)`;
const A_MOVE = String.raw`(?:(?:an?|any|the)\s+)?(?:move|shift|transfer)`;
/** Going, which is moving only where a place is left open: "go where the work is", "come over". */
const ELSEWHERE = String.raw`(?:(?:inter|intra)state|overseas|abroad|elsewhere|some\s?where else|any\s?where(?:\s+(?:else|at all|in (?:the (?:country|world|state)|\p{Lu}\p{L}+)))?|every\s?where|out of (?:town|state|area)|internationally|nationally|nationwide|within the country|regional(?:ly)?|across the country)`;
const OTHER = String.raw`(?:an?other|a\s+(?:different|new|second)|(?:some|any)\s+other|different|new|other)\s+(?:part of the country|(?:cit|countr)(?:y|ies)|towns?|states?|regions?|areas?|places?|parts?|locations?|cit(?:y|ies))`;
const WHERE = String.raw`where(?:ver|\s?soever)?\s+(?:the|a|their|there is|they find)\s*(?:right\s+)?(?:work|jobs?|roles?|project|opportunit(?:y|ies)|position)(?:\s+(?:is|are|takes them|leads|may be|might be|goes))*`;
const HOUSE = String.raw`(?:house|home|city|cities|town|towns|state|states|country|countries|location|locations|away)`;
const REASON = String.raw`(?:for|to take|to get|to land|if offered|given|with)\s+(?:(?:an?|the|our|any|some)\s+)?(?:(?:right|good|great|new|next|proper|better|decent|suitable|perfect)\s+)*(?:jobs?|roles?|offers?|positions?|work|opportunit(?:y|ies)|career|client|company|employer|gigs?|posts?|us|it|them|package|money)|(?:if|when|where)\s+(?:(?:it|that|they)(?:'s|\s+is|\s+are)?\s+)?(?:needed|necessary|required|need be|asked|it comes to it|they have to)|at short notice|any ?time|tomorrow|immediately|for\s+(?:a|the)\s+\p{L}+\s+(?:job|role)`;
const MORE = String.raw`(?:\s+(?:${ELSEWHERE}(?:\s+(?:or|and|and\/or)\s+${ELSEWHERE})*|(?:to|for|into|in|across)\s+(?:${OTHER}|${ELSEWHERE})|${OTHER}|${HOUSE}|${WHERE}|${REASON}|(?:to|for)\s+(?:it|(?:that|this|the)\s+(?:city|place|area|region|town|country))(?!\p{L})|there|here|out there|over there|from\s+(?:wherever|any\s?where(?:\s+else)?|abroad|overseas|elsewhere|any\s+country)(?:\s+they\s+are)?))*`;
/** No other thing that a verb of moving may be about: "move into sales", "move on". */
const NO_OTHER = String.raw`(?!\s+(?:for\s+(?:less|under|below|anything|[$£€\d])|to|into|in|from|on|up|off|out|over|across|down|away|back|around|along|towards?|jobs?|roles?|employers?|compan|firms?|sectors?|industr|work|patterns?|\p{L}+\s+(?:jobs?|work|shifts?))(?!\p{L}))(?![\p{L}-])`;
const GO = String.raw`(?:go|travel|come)\s+(?:${WHERE}|(?:to\s+)?(?:any\s?where|where(?:ver)?)(?:\s+(?:they(?:'re| are)\s+(?:needed|sent)|for (?:work|a job|the job|the right job)))?|(?:over|out|across|there)(?=\s*(?:$|[,;.)])))`;

/** A verb, a form in -ing or a noun of moving that needs nothing behind it, or what says of the others that the place is meant. */
const TO_MOVE = String.raw`(?:(?:${RELOCATE}|${RELOCATING}|${RELOCATION})${MORE}|(?:${SHIFT}|${SHIFTING}|${A_MOVE})${MORE}|${GO})${NO_OTHER}`;
/** The same where only the change of place is sure: whoever wants to move may want another job. */
const TO_RELOCATE = String.raw`(?:(?:${RELOCATE}|${RELOCATING}|${RELOCATION})${MORE}|(?:${SHIFT}|${SHIFTING}|${A_MOVE})(?=\s+(?:${ELSEWHERE}|${OTHER}|${HOUSE}|to\s+(?:${OTHER}|${ELSEWHERE})|${WHERE})(?!\p{L}))${MORE}|${GO})${NO_OTHER}`;

const IS_FINE = String.raw`(?:(?:is|are|would be|being|'s)\s+)?${QUITE}\s*(?:ok(?:ay)?|fine|possible|considered|an option|on the table|welcome|accepted|acceptable|agreed|a yes|yes|no (?:problem|issue|bother|drama|trouble|obstacle|big deal)|not an? (?:problem|issue|obstacle|barrier|deal[\s-]?breaker)|in play)`;
const IS_OUT = String.raw`(?:(?:is|are|would be|being|'s)\s+)?${QUITE}\s*(?:(?:not|n't)\s+(?:ok(?:ay)?|fine|possible|considered|an option|on the table|acceptable|of interest|in play|wanted)|out of the question|off the table|out|ruled out|impossible|a no(?:[\s-]?go)?|an? (?:problem|issue|obstacle|deal[\s-]?breaker))`;
const MOVING_IS = String.raw`(?:for whom\s+|with\s+)?(?:relocation|relocating|moving(?:\s+(?:${HOUSE}|${ELSEWHERE}))?|(?:an?|the)\s+(?:move|relocation))(?:\s+(?:to\s+)?${OTHER})?`;
const THEIR_PLACE = String.raw`(?:where they (?:live|are|are based|are living)(?:\s+(?:now|currently|today|at the moment))?|their (?:current |present |own |home )?(?:city|town|area|location|place|home|region|state|spot|suburb)|(?:one|an?y?|the|that|this)(?:\s+(?:single|one|particular))?\s+(?:city|town|area|location|place|region|state|country|spot))`;
const TIED = String.raw`(?:tied|bound|wedded|rooted|attached|anchored|limited|restricted|confined|chained|glued|committed)\s+to\s+${THEIR_PLACE}`;

/** "Must relocate": whoever has to has to be willing to. */
const MUST = String.raw`(?:(?:must|should|ha(?:ve|s)\s+to|needs?\s+to|(?:is|are)\s+(?:required|expected)\s+to)(?:\s+(?:all|be\s+(?:able|willing|open|happy|prepared|ready)\s+to))?)`;

const WOULD = new RegExp(
  String.raw`(?<!(?:not|n't)\s+)(?<!\b(?:without|whoever|who\s+would)\s+)${MUST}\s+(?:${RELOCATE})${MORE}${NO_OTHER}|(?:the\s+)?relocation\s+(?:is\s+)?(?:required|needed|a\s+must|essential|mandatory|compulsory|necessary)(?!\p{L})|${SAYS}?(?:${AM}${READY}${FOR}\s+${TO_MOVE}|${MODAL}${QUITE}\s+(?:${THINKS}\s+)*${TO_MOVE}|${INDIFFERENT}\s*(?:having to\s+)?${TO_MOVE}|${WANTS}\s+${TO_RELOCATE}|(?:(?:have|has)\s+)?(?:said|say|says|saying)\s+yes\s+to\s+${TO_MOVE}|(?:(?:would|will)\s+)?(?:accept(?:s|ing)?|agree(?:s|ing)?|consent(?:s|ing)?|volunteer(?:s|ing)?)\s+(?:to\s+|with\s+)?(?:having\s+to\s+|be\s+)?${TO_MOVE})|${SAYS}?${MOVING_IS}\s+${IS_FINE}(?!\p{L})|(?:is|are)?\s*(?:(?:not|n't|never)\s+${TIED}|(?:with\s+|have\s+|has\s+)?no ties\s+to\s+${THEIR_PLACE})|(?:(?:is|are)\s+)?(?:fully\s+|completely\s+)?(?:(?:flexible|relaxed|easy(?:[\s-]going)?|open)\s+(?:on|about|as to|with|regarding|in|to any)\s+(?:the\s+|their\s+)?(?:location|place|city|region)|(?:geographic(?:al)?ly|nationally|internationally|fully|completely)\s+(?:mobile|flexible))|(?<=\b(?:is|are|be|fully)\s+)(?:re)?mov(?:e)?able(?!\p{L})|\b(?:relocat(?:ors?|able)|movable)(?![\p{L}])(?!\s+(?:to|walls?|parts?|furniture|partitions?))|\b(?:open|willing|ready|able|happy)[\s-]to[\s-](?:relocate|move)(?=\s+\p{L}+s(?!\p{L}))|\brelocat(?:ion|e)[\s-](?:ready|friendly|open|willing|ok(?:ay)?)(?!\p{L})|(?:(?:is|are|already|currently|soon)\s+)*(?<!\p{L})(?:relocating|moving)\s+(?:back\s+|out\s+|over\s+)?(?:there|here)(?!\p{L})|\bopen to (?:relocation|relocating)(?!\s+(?:to|in|into)\b)(?!\p{L})`,
  'giu',
);
const WOULD_NOT = new RegExp(
  String.raw`${SAYS}?(?:(?:(?:will|would|can|could|do|does|did)(?:\s+not|n't)|can't|won't|wouldn't|cannot|mustn't|(?:would|will|could)\s+never|never(?:\s+would)?)${QUITE}\s+(?:(?:want|wish|like|plan|intend|care|need|be\s+looking|be\s+planning)\s+to\s+|be\s+(?:able|willing|prepared|open|happy)${FOR}\s+|be\s+(?=${RELOCATING}|${SHIFTING})|${THINKS}\s+)*${TO_MOVE}|(?<!\b(?:not|n't|never)\s)${AM}(?<!(?:not|n't|never)\s)(?:unwilling|reluctant|unable|loath|loth|unprepared|hesitant|disinclined|closed|averse|opposed|against|resistant)(?:${FOR})?\s+${TO_MOVE}|(?:(?:is|are|am|be)(?:\s+not|n't)|not|never)${QUITE}\s+(?:${READY}${FOR}|looking(?:\s+(?:to|at))?|wanting(?:\s+to)?|interested in|keen (?:to|on)|planning (?:to|on)|considering|contemplating)\s+${TO_MOVE}|(?:(?:have|has|had)\s+)?(?:ruled out|said no to|say no to|saying no to|turned down|rejected|declined(?:\s+to)?|refus(?:e|es|ed|ing)(?:\s+to)?|decided against)\s+${TO_MOVE}|(?:(?:with|have|has|having)\s+)?(?:no|zero|not? any)\s+(?:interest|intention|intentions|desire|plans?|wish|appetite|wiggle room)\s+(?:in|of|to|on|for)\s+${TO_MOVE}|(?:(?:is|are)(?:\s+not|n't)|not)\s+(?:${RELOCATING}|moving(?=\s*(?:$|[,;.)]|\b(?:${HOUSE}|${ELSEWHERE})(?!\p{L}))))(?:\s+(?:${HOUSE}|${ELSEWHERE}))?${NO_OTHER})|${SAYS}?${MOVING_IS}\s+${IS_OUT}(?!\p{L})|(?:(?:is|are)\s+)?(?<!\b(?:not|n't|never)\s)${TIED}|(?:(?:wants?|wish(?:es)?|prefer(?:s|ring)?|wanting|need|needs|have|has|would (?:like|prefer|rather|sooner)|'d (?:rather|sooner|prefer)|insist(?:s|ing)? on|set on|happy|happier|determined|intend|plan)\s+(?:to\s+)?)(?:be\s+)?(?:stay(?:ing)?|remain(?:ing)?)\s+(?:put|local|at home|in (?:the|their)(?:\s+(?:same|current|own|home))?\s+(?:area|city|town|region|state|place)|where they (?:live|are|are based|are living)(?:\s+(?:now|currently))?|there)(?!\p{L})|(?<!\p{L})staying\s+(?:put(?!\s+for)|where they (?:live|are)(?:\s+now)?)(?!\p{L})|(?<!\p{L})(?:no\s+relocation|not\s+relocatable|non[\s-]relocat(?:able|ing)|(?:is\s+|are\s+)?(?:not|n't)\s+(?:(?:geographically\s+)?mobile|movable|flexible\s+(?:on|about|with)\s+(?:the\s+|their\s+)?location)|(?:is\s+|are\s+)?(?:immobile|unmovable|immovable))(?![\p{L}])(?!\s+(?:package|assistance|support|costs?|allowance|bonus|needed|required))`,
  'giu',
);

/** Who is not wanted: "nobody who won't relocate" wants those who would. */
const NOBODY =
  /\b(?:nobody|no[\s-]?one|none|not|excluding|exclude|except|leave out|skip|without)\s+(?:(?:the|those|anyone|anybody|any|people|candidates|ones)\s+)*(?:(?:who|that|whose|which)(?:\s+(?:is|are|'s|'re|have|has))?\s+)?$/i;

/** What leads from readiness to a place: "would consider a move over to [Perth]". */
export const MOVES_TO = String.raw`(?:${AM}${READY}${FOR}\s+|${MODAL}${QUITE}\s+(?:${THINKS}\s+)*|${INDIFFERENT}\s*|${WANTS}\s+)?(?:${RELOCATE}|${RELOCATING}|${RELOCATION}|${SHIFT}|${SHIFTING}|${A_MOVE})(?:\s+(?:house|home|there|themselves|back|out|over|across|down|up|permanently))*\s+(?:to|for|into|in),?|(?:${AM}${READY}${FOR}\s+|${MODAL}${QUITE}\s+(?:${THINKS}\s+)*)come\s+(?:back|out|over|across|down|up)(?:\s+to)?|${MOVING_IS}\s+(?:over\s+|out\s+)?to`;

/** What tells of moving to a place and is no part of it: "told us they [would move to Perth]". */
const TELLS = new RegExp(
  String.raw`(?:${SAYS}|${INDIFFERENT}\s*(?:having to\s+)?)(?=(?:${MOVES_TO})\s+(?:the\s+)?\p{L})`,
  'giu',
);

/** Without one of these words nothing here can be said, and the patterns need not be tried. */
const MAY_SAY =
  /relo|mov(?:e|ing|able)|shift|transfer|uproot|resettl|sticks|pack|stay|remain|tied|bound|ties|anywhere|go where|come|flexible|mobile|settled?|location|local|change of|rooted|wedded|travel/i;

/** Reads whether somebody would move, wherever it may be: "who'd go where the work is", "who have ruled out relocating". */
export function readRelocating(draft: Draft): void {
  if (!MAY_SAY.test(draft.text)) return;
  for (const { index, 0: said } of draft.each(TELLS)) draft.blot(index, index + said.length);
  for (const [pattern, would] of [
    [WOULD_NOT, false],
    [WOULD, true],
  ] as const)
    for (const { index, 0: said } of draft.each(pattern)) {
      const at = index + said.length - said.trimStart().length;
      const end = index + said.trimEnd().length;
      const denied = NOBODY.exec(draft.rest.slice(0, at))?.[0].length ?? 0;
      if (would) {
        const facet = { kind: 'location', label: 'open to relocation', movable: true } as const;
        const taken = draft.takeWhole({ at: at - denied, end }, at - denied, end, facet, denied > 0);
        if (denied > 0) taken.strength = 'exclude';
      } else if (denied > 0)
        draft.takeWhole({ at: at - denied, end }, at - denied, end, {
          kind: 'location',
          label: 'open to relocation',
          movable: true,
        });
      else
        draft.takeWhole(
          { at, end },
          at,
          end,
          { kind: 'desk', label: 'not open to relocation', values: ['settled'] },
          true,
        );
    }
}

/** "In Zürich or would move there", "Singapore-based or would relocate to Singapore": whoever lives there, or would move. */
export function joinMoves(draft: Draft): void {
  for (const move of draft.read.filter(isMove)) {
    const places = draft.read.filter(({ facet: { kind, movable } }) => kind === 'location' && !movable);
    const before = places.findLast(({ end }) => end <= move.at);
    const behind = places.find(({ at }) => at >= move.end);
    const isOr = (from: number, to: number): boolean => OR.test(draft.text.slice(from, to));
    const place =
      before !== undefined && isOr(before.end, move.at)
        ? before
        : behind !== undefined && isOr(move.end, behind.at)
          ? behind
          : undefined;
    if (place === undefined || place.facet.values.includes('remote')) continue;
    const own = move.facet.values.filter((value) => value !== MOVING_THERE);
    if (own.some((value) => !place.facet.values.includes(value))) continue;
    for (const listed of listOf(draft, places, place)) listed.facet.movable = true;
    place.facet.label = `${place.facet.label} or open to relocation`.slice(0, 200);
    if (move.whole === true) place.joined = { at: move.at, end: move.end };
    place.end = Math.max(place.end, move.end);
    place.at = Math.min(place.at, move.at);
    draft.read.splice(draft.read.indexOf(move), 1);
  }
  leaveOpened(draft);
}

/** "For up in Karratha, either they live in Karratha or they'd move": the place alone would take back who would move. */
function leaveOpened(draft: Draft): void {
  const isPlace = ({ facet: { kind, strength, values, either } }: Read): boolean =>
    kind === 'location' && strength === 'must' && either === null && values.length > 0;
  const pairs = draft.read.filter((read) => isPlace(read) && read.facet.movable && !isMove(read));
  for (const place of draft.read.filter((read) => isPlace(read) && !read.facet.movable)) {
    const [value = ''] = place.facet.values;
    const isSame = pairs.some(({ facet: { values } }) => values.length === 1 && values[0] === value);
    if (isSame && place.facet.values.length === 1) draft.read.splice(draft.read.indexOf(place), 1);
  }
}

/** "Texas, Ohio or Massachusetts": the places of the list that ends with one, itself among them. */
function listOf(draft: Draft, places: readonly Read[], last: Read): Read[] {
  const before = places.findLast(
    ({ end }) =>
      end <= last.at && /^[\s,/]*(?:or|and)?[\s,]*(?:the\s+)?$/i.test(draft.text.slice(end, last.at)),
  );
  return before === undefined ? [last] : [...listOf(draft, places, before), last];
}

const isMove = ({ facet: { kind, movable, strength, values } }: Read): boolean =>
  kind === 'location' &&
  movable &&
  strength === 'must' &&
  (values.length === 0 || values.includes(MOVING_THERE));

/** What may stand around the "or" between where somebody lives and whether they would move. */
const OR =
  /^[\s,;()-]*(?:(?:already|based|located|living|lives?|there|here|who|they|either|whether|area|region|residents?|locals?|now|currently|today)[\s,;()-]*)*(?:or|else|otherwise|also|and\/or)(?:[\s,]+(?:else|one|ones|some(?:one|body)|such|candidates?|with|otherwise|alternatively|if not|failing that|also|anyone|any(?:one|body)?|those|ones|people|folks?|will|would|can|could|then|who|that|which|are|is|be|being|they|at least|elsewhere|somewhere|any\s?where|if|where|when|else|but|already|based|in|live|lives|living|either))*[\s,]*$/i;
