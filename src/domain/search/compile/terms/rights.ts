import { type Facet, UNKNOWN_RIGHTS } from '../../facets.ts';
import type { Draft } from '../draft.ts';
import { isDeniedBefore } from '../strengths.ts';

const AN = String.raw`(?:(?:an?|any|the|our|their|his|her|visa|work|employer|company|client|such|some)\s+)*`;
const SPONSORSHIP = String.raw`${AN}sponsor(?:ship|ing|s|(?<=visas? sponsor)ed)?(?!\p{L})(?:[\s-](?:requirements?|needs?|support|help|visas?|offer|to work))*`;
const WHO_SPONSORS = String.raw`(?:us|we|an? employer|the (?:client|employer|company)|a (?:company|client)|some(?:one|body)|them|you|clients?)`;
const SPONSORED = String.raw`(?:to be|being|be|their visas?)?\s*sponsored(?:\s+(?:to work|for an? visa|by (?:us|an? employer|the client)|for work|to start|here))*`;
const THEM = String.raw`(?:\s+(?:them|him|her|people|anyone|(?:for\s+)?(?:their|his|her|an?|the)\s+visas?))*`;
const NEEDS = String.raw`(?:needs?|needing|requir(?:es?|ing)|wants?|wanting|seek(?:s|ing)?|after|in need of|dependent (?:up)?on|depend(?:s|ing)? (?:up)?on|rel(?:y|ies|iant|ying) on|reliant on|subject to|waiting (?:for|on)|asking (?:for|about)|asks? for|looking for|hop(?:e|es|ing) for|with|having|ha(?:ve|s)|on|under)`;
const ONLY = String.raw`(?:(?:can|could|may|are|is|be)\s+only\s+|only\s+(?:able|allowed|eligible|permitted)\s+to\s+|only\s+)(?:legally\s+)?(?:able to\s+|allowed to\s+|eligible to\s+)?(?:work|start|be (?:employed|hired|taken on))(?:\s+(?:here|for us|legally))*\s+(?:if|when|once|with|on|under|through|by|after)\s+(?:they(?:'re|\s+are|\s+get|\s+have)\s+|(?:being|getting)\s+)*(?:${SPONSORED}|${SPONSORSHIP})`;
const CANNOT = String.raw`(?:can't|cannot|can not|could\s*(?:n't| not)|may not|(?:is|are)?\s*(?:not|n't)\s+(?:able|allowed|permitted|eligible|free) to|unable to)\s+(?:legally\s+)?(?:work|start|be (?:employed|hired))(?:\s+(?:here|for us|legally))*\s+(?:without|unless)\s+(?:they(?:'re|\s+are|\s+get|\s+have)\s+|(?:being|getting)\s+)*(?:${SPONSORED}|${SPONSORSHIP})`;
/** Ways of needing a sponsor, without whether it is so. */
const CORE = String.raw`(?:(?:have|has|had|need|needs|would have|got)\s+to\s+be|must be|ha(?:s|ve) to be)\s+sponsored(?:\s+(?:to work|for an? visa|by (?:us|the client)|here))*|${NEEDS}\s+(?:to have\s+)?(?:${WHO_SPONSORS}\s+(?:to|who(?:'ll| will| would| can)?)\s+sponsor${THEM}|${SPONSORED}|${SPONSORSHIP}${THEM})|(?:whom?\s+|that\s+|which\s+|whose visas?\s+)?(?:(?:we|the (?:client|company|employer)|clients?|they|an? employer|you|nobody|no one)(?:'d|'ll|\s+would|\s+will|\s+wo|\s+might|\s+may|\s+do|\s+does|\s+should)?)(?:\s+not|n't|\s+never)?\s+(?:ha(?:ve|s)|need|needs|want)\s+to\s+(?:be\s+)?sponsor(?:ing)?${THEM}|(?:us|the client|anyone|an employer|you|somebody|someone)\s+(?:having\s+to\s+)?sponsor(?:ing)?${THEM}|(?:visa\s+)?sponsorship(?:\s+(?:is|would be|being))?(?:\s+(?:required|needed|necessary|wanted|dependent|seekers?|candidates?))`;
const NOT = String.raw`(?:(?:do(?:es)?|did|would|will|should|must|may|could|might|is|are|need|have|has)(?:\s+not|n't|\s+never)|can\s+(?:not|never)|can't|cannot|won't|wouldn't|not|never|no|without|nobody|no[\s-]one|none|neither|(?:free|exempt|excused)\s+(?:of|from)|independent of|excluding|excl\.?|exclude|minus|except|other than|bar(?:ring)?|leave out|leaving out)`;
const BETWEEN = String.raw`(?:[\s,]+(?:those|anyone|anybody|people|candidates|ones|the|who|that|which|would|will|have|has|had|to|be|being|ever|any|an?|in|for|of|need|still|currently|also|actually|really|whose|is|are))*`;
const ABLE = String.raw`(?:(?:(?:is|are)\s+)?(?:can|could|may|able to|free to|allowed to|entitled to|eligible to)\s+(?:legally\s+)?(?:work|start|be (?:employed|hired))(?:\s+(?:here|for us|legally|in \p{Lu}\p{L}+))*\s+)?`;
const SPONSOR_WAYS = new RegExp(
  String.raw`(?<needs>${ONLY}|${CANNOT})|${ABLE}(?<denied>${NOT})${BETWEEN}\s+(?:${CORE}|${SPONSORED}|${SPONSORSHIP}${THEM})(?:\s+(?:(?:to\s+be\s+|being\s+)?(?:required|needed|necessary)|at all|to work(?: here)?))*|(?:(?:is|are|be)\s+)?(?:would\s+|will\s+|may\s+|might\s+|'d\s+|'ll\s+)?(?:currently\s+|still\s+|also\s+)?(?:${CORE})|(?:visa\s+)?sponsorship\s+(?:(?:is|are|would be|should|must|shall|may|can|will|would|ought|need)\s*)?(?<denied2>not|n't|un|never)\s*(?:(?:to\s+)?be\s+)?(?:required|needed|necessary|wanted|sought|expected|involved)|(?<denied3>\bunsponsored\b)(?:\s+work(?:ers?)?)?|\bno[\s-](?<denied4>sponsor(?:ship)?)(?:[\s-](?:needed|required))?(?=\s+\p{L})`,
  'giu',
);
const EMPLOYER = String.raw`(?:(?:(?:(?:the|our|my)\s+)?(?:clients?|company|employer|business|firm|hirer|practice|trust|school|hotel)|we|they|he|she)\s+)?`;
const A_SPONSOR = String.raw`(?:(?:visa|work|any|the|a|such)\s+)*sponsor(?:ship|ing)?(?:\s+(?:of\s+)?(?:visas?|them|people|anyone))?`;
const NOT_POSSIBLE = String.raw`(?:impossible|unavailable|unlikely|out\s+of\s+the\s+question|off\s+the\s+(?:table|cards|menu)|ruled\s+out|an?\s+(?:hard\s+|firm\s+|definite\s+)?no(?:[\s-]?(?:go|no))?|no\s+option|beyond\s+(?:them|us)|an?\s+non[\s-]?(?:starter|runner)|no\s+chance|(?:not|n't)\s+(?:an?\s+)?(?:runner|goer|starter|flyer|thing)|(?:not|n't|never)\s+going\s+to\s+happen|(?:not|n't|never)\s+(?:(?:be|being|an?|something|really|currently|going\s+to\s+be)\s+)*(?:ok(?:ay)?|possible|option|available|offered|provided|considered|given|granted|supported|feasible|fine|on\s+(?:the\s+)?(?:cards|table|menu|offer)|in\s+play|happening|done|arranged|(?:we|they|the\s+client)\s+(?:do(?:es)?|offers?|can\s+\p{L}+|provides?|give?s?)))`;
const NOT_ABLE = String.raw`(?:won['’]?t|can['’]?t|cannot|can\s+not|will\s+not|could\s*n['’]t|does\s+not|doesn['’]?t|do\s+not|don['’]?t|never|(?:is|are)?\s*(?:n['’]t|\s*not)\s+(?:able|willing|going|licensed|approved|registered|allowed|set\s+up|in\s+a\s+position|prepared|happy|accredited|looking)\s+to|(?:is|are)\s+unable\s+to|unable\s+to)`;
/** What the client cannot do, which leaves the same people. */
const NOT_OFFERED = new RegExp(
  String.raw`(?<![\p{L}'’])(?:${EMPLOYER}${NOT_ABLE}\s+(?:currently\s+|also\s+|ever\s+)?(?:sponsor(?!\p{L})(?:\s+(?:visas?|people|anyone|them|anybody))?|(?:do|offer|provide|give|support|arrange|consider|entertain|run\s+to|stretch\s+to|help\s+with)\s+${A_SPONSOR})|${A_SPONSOR}\s*(?:(?:is|are|will\s+be|would\s+be|being|'s)\s*)?${NOT_POSSIBLE}(?:\s+(?:for|with|to)\s+(?:them|us|the\s+client|this\s+(?:one|role|job)))?|${A_SPONSOR}\s+(?:can['’]?t|cannot|won['’]?t|will\s+not|can\s+not|couldn['’]?t|mustn't)\s+be\s+(?:offered|given|provided|arranged|done|granted|considered|supported|had)|(?:visa\s+)?sponsorship\s*[:=]\s*(?:none|no|nil|n|n\/a|not?\s+\p{L}+)(?:\s+(?:given|offered|available|provided|possible))?(?!\p{L})|(?:(?:there\s+is|there's|with)\s+)?no\s+${A_SPONSOR}\s+(?:(?:is\s+)?(?:on\s+offer|offered|available|given|provided|possible|to\s+be\s+had)|here|cases?|candidates?|people|seekers?)(?!\p{L})|${EMPLOYER}(?:holds?|has|have|with|having|owns?)?\s*(?:no|without(?:\s+an?)?)\s+(?:sponsor(?:ship|ing)?(?:'s)?\s+licen[cs]e|licen[cs]e\s+to\s+sponsor)|${EMPLOYER}(?:(?:is|are)\s*(?:n['’]t|\s+not)|not)\s+(?:an?\s+)?(?:licensed\s+|registered\s+|approved\s+|visa\s+)*sponsors?(?=\s*(?:$|[,;.)])))`,
  'giu',
);
const UNSPONSORED = 'no sponsorship needed';
const WORKING = ['citizen', 'permanent_resident', 'visa_holder'];

/** Reads whether somebody needs a sponsor, before its "no" can be read as a negation of something else. */
export function readSponsorship(draft: Draft): void {
  if (!/spons/i.test(draft.text)) return;
  const take = (index: number, said: string, needs: boolean): void => {
    const at = index + said.length - said.trimStart().length;
    draft.take(
      at,
      index + said.trimEnd().length,
      needs
        ? { kind: 'work_rights', label: 'needs sponsorship', values: ['requires_sponsorship'] }
        : { kind: 'work_rights', label: UNSPONSORED, values: [...WORKING, UNKNOWN_RIGHTS] },
      // What says "no" itself is not turned round by it; who needs it may be left out.
      !needs,
    );
  };
  for (const { index, 0: said } of draft.each(NOT_OFFERED)) take(index, said, false);
  for (const { index, 0: said, groups = {} } of draft.each(SPONSOR_WAYS)) {
    // "On sponsored projects", "with our sponsor": of an event or a product.
    if (
      /^\s*(?:with|on|under|having|ha(?:s|ve)|after)\s+(?:(?:an?|the|our|their)\s+)?(?:sponsor(?:s|ed)?)$/i.test(
        said,
      )
    )
      continue;
    const isDenied =
      groups.needs === undefined &&
      ['denied', 'denied2', 'denied3', 'denied4'].some((name) => groups[name] !== undefined);
    const isNobodys =
      /(?:\b(?:nobody|no one)|(?:not|n't|never))\s+(?:ha(?:s|ve)|needs?|wants?)\s+to\s+sponsor/i.test(said);
    take(index, said, !isDenied && !isNobodys);
  }
}

const AS = String.raw`(?:(?:(?:is|are|was|were)\s+)?(?:down|recorded|listed|registered|marked|logged|noted|shown|on record)\s+as\s+(?:being\s+)?|(?:whose|their|with|the)\s+(?:visa\s+|residency\s+|immigration\s+|work\s+)?status\s+(?:is|of|as|:)\s*|(?:of|with|on|hold(?:s|ing)?|holders? of|ha(?:s|ve|ving)|(?:ha(?:s|ve)\s+)?got|carry(?:ing)?|possess(?:es|ing)?|gained|obtained)\s+)?(?:(?:an?|the|their|his|her|full|local|own|already)\s+)*`;
const BEHIND = String.raw`(?:\s+(?:status|in hand|in place|already|only|of (?:the|this|that|our|their) (?:country|land)|of their own|at present|holders?)(?!\p{L}))*`;
const VISA = String.raw`(?:(?:working[\s-]holiday|work(?:ing)?|holiday|student|partner|spous(?:e|al)|graduate|skilled(?:[\s-]worker)?|temporary|temp|dependent|family|bridging|training|valid|current|existing|live|own|proper|right|suitable|\d{3})\s+)*visas?(?!\s+(?:sponsor|support|application|advis|lawyer|officer|process|consult|expir|that (?:expire|runs?)|runs?|sponsored|specialist|card|inc|debit))(?!\p{L})`;
const ON_A = String.raw`(?:(?:here|living|live|lives|working|works?|staying|currently|already|came|come|arrived|over|employed)\s+)*(?:on|with|hold(?:s|ing)?|ha(?:s|ve|ving)|(?:ha(?:s|ve)\s+)?got|under|by way of)\s+(?:(?:an?|the|their|his|her|some|any|kind of|sort of|some kind of|type of)\s+)*`;
const PERMANENT = String.raw`(?:perm(?:anent)?(?:ly)?[\s-]residen(?:ts?|ce|cy)|PRs?(?!\p{L})(?!\s+(?:manager|agency|agencies|firm|officer|exec|lead|and\s|people|director|account|consult|team|special|background|experience|work))|permanent\s+visas?)`;

const RIGHTS: readonly (readonly [label: string, values: string[], pattern: RegExp])[] = [
  [
    'permanent resident or citizen',
    ['permanent_resident', 'citizen'],
    new RegExp(
      String.raw`(?:${AS})(?:at least|minimum(?: of)?|min\.?)\s+(?:an?\s+)?${PERMANENT}(?:\s+status)?|(?:${AS})${PERMANENT}(?:\s+status)?,?\s+(?:or (?:better|above|higher|more|stronger|beyond)|and (?:above|up)|at (?:the )?(?:very )?least(?=\s*(?:$|[,;.)]))|minimum(?=\s*(?:$|[,;.)]))|as a minimum)`,
      'giu',
    ),
  ],
  [
    'right to work',
    ['citizen', 'permanent_resident', 'visa_holder'],
    /\bstamp 4(?: visa)?\b|\b(?:(?:with|full|valid|existing|unrestricted|unlimited|local|has|have|having|australian|uk|nz|us|eu)\s+)*(?:work(?:ing)?[\s-](?:rights?|permits?|authori[sz]ation)|(?<=\b(?:full|australian|aus|uk|british|nz|us|eu|eea|irish|swiss|canadian|german|singapore)\s+)rights(?!\s+(?:to|of|issues?|managers?|executives?|directors?|assistants?|clearance|sales|holders?|agenc\w*|experience|background|and|&)\b)|permisos?(?: de)? trabajo|permis de travail|permesso di lavoro|arbeitserlaubnis|werkvergunning|right to work(?: in (?:the )?[A-Z]\w+)?|(?:eligible|authori[sz]ed|allowed|legally able|legally allowed|legally entitled|entitled|legal(?:ly)?|cleared|free) to work(?: (?:here|legally|in (?:the )?[A-Z]\w+))?|(?:the |all the |right |proper |valid |necessary )*(?:papers|paperwork|documents|docs|documentation) to work(?: here| legally| in (?:the )?[A-Z]\w+)?)\b/gi,
  ],
  [
    'visa holder',
    ['visa_holder'],
    new RegExp(
      String.raw`(?:${AS}|on an?\s+)?(?:working |work )?visa[\s-]hold(?:ers?|ing)(?!\p{L})|${ON_A}${VISA}${BEHIND}|\b(?:on (?:an? )?)?(?:working holiday(?: visas?|\s?makers?)?|whvs?)\b`,
      'giu',
    ),
  ],
  [
    'citizen',
    ['citizen'],
    new RegExp(
      String.raw`${AS}\b(?:(?:(?:(?:australian|aussie|aus|au|nz|kiwi|new zealand|british|uk|us|american|canadian|irish|eu|european|german|french|swiss|austrian|italian|spanish|dutch|belgian|swedish|norwegian|danish|polish|portuguese|indian|chinese|japanese)(?:\s*(?:\/|,|\bor\b|\band\b)\s*|\s+))*(?:australian|aussie|aus|au|nz|kiwi|new zealand|british|uk|us|american|canadian|irish|eu|european|german|french|swiss|austrian|italian|spanish|dutch|belgian|swedish|norwegian|danish|polish|portuguese|indian|chinese|japanese)\s+)?(?:citizens?(?:hip)?|(?<=(?:ian|ish|an|ese|swiss|french|dutch|eu|uk|us|nz)\s)nationals?|passports?(?:\s+holders?)?)|(?:nationals|natives?) of (?:the|this|that) country|naturali[sz]ed)(?!\p{L})${BEHIND}`,
      'giu',
    ),
  ],
  [
    'permanent resident',
    ['permanent_resident'],
    new RegExp(
      String.raw`${AS}(?<!\p{L})(?:perm(?:anent)?(?:ly)?[\s-]residen(?:ts?|ce|cy)|permanent\s+visas?)(?!\p{L})${BEHIND}`,
      'giu',
    ),
  ],
  [
    'permanent resident',
    ['permanent_resident'],
    /\bpermanent[\s-]residen(?:ts?|ce|cy)\b|(?<=(?:citizens?|\uFFFC)\s*(?:or|and|\/|,)\s*)residents?\b|\bgreen card(?: holders?)?\b|\b(?:gc|GC)\b(?=\s*(?:or|\/|,)\s*(?:us\s+|US\s+)?(?:citizen|\uFFFC)|\s+holders?)|(?<=\uFFFC\s*(?:or|\/|,)\s*)prs?\b(?!\s+(?:manager|agency|firm|officer|exec|lead|and|people))|\b[Ss]ettled status\b|\b(?:indefinite leave to remain|ILR)\b|\bPRs?\b(?= (?:holders?|only|status)|$|[,.;)]| or | and )/g,
  ],
];
const ON_PR = /(?<=\uFFFC|^|\s)(?:(?:on|with|ha(?:s|ve|ving)|hold(?:s|ing)?|got|their|an?|are|is)\s+)+$/i;

/** Rights of which what is not known is none: "right to work, no sponsorship" asks for what is on record. */
export const knownRights = (facets: readonly Facet[]): Facet[] =>
  facets.map((each) =>
    each.kind === 'work_rights' && each.label !== UNSPONSORED
      ? { ...each, values: each.values.filter((value) => value !== UNKNOWN_RIGHTS) }
      : each,
  );

const PRESS = String.raw`(?:comms?|communications?|brand(?:ing)?|media|marketing|social(?:\s+media)?|content|press|events?|advertising|journalism|publicity|digital|copywriting|influencers?|SEO|crisis)`;
const PRESS_BEFORE = new RegExp(String.raw`(?<!\p{L})${PRESS}\s*(?:,|\/|&|\+|\band\b|\bor\b)\s*$`, 'iu');
const PRESS_BEHIND = new RegExp(
  String.raw`^\s*(?:,|\/|&|\+|\band\b|\bor\b)\s*(?:(?:and|or)\s+)?${PRESS}(?!\p{L})`,
  'iu',
);

/** "PR, social and events": in a list of what is done with the press no permanent resident. */
const isOfPress = (before: string, behind: string): boolean =>
  PRESS_BEFORE.test(before) || PRESS_BEHIND.test(behind);

/** Reads who may work: citizens, residents, who is there on a visa. */
export function readRights(draft: Draft): void {
  for (const [label, values, pattern] of RIGHTS) {
    for (const { index, 0: said } of draft.each(pattern)) {
      if (/^PR$/.test(said) && isOfPress(draft.text.slice(0, index), draft.text.slice(index + said.length)))
        continue;
      const lead =
        label === 'permanent resident' ? (ON_PR.exec(draft.rest.slice(0, index))?.[0].length ?? 0) : 0;
      const behind =
        lead > 0
          ? (/^[\s-]+(?:visas?|status|holders?)(?!\p{L})/iu.exec(draft.rest.slice(index + said.length))?.[0]
              .length ?? 0)
          : 0;
      const denied =
        /(?:\b(?:is|are|be)\s*)?(?:\bnot|n't)\s+$/i.exec(draft.rest.slice(0, index - lead))?.[0].length ?? 0;
      const from = index - lead - denied;
      const at = from + draft.text.slice(from).length - draft.text.slice(from).trimStart().length;
      const end = index + said.trimEnd().length + behind;
      const taken = draft.take(at, end, { kind: 'work_rights', label, values }, denied > 0);
      // "Nobody who isn't a citizen": of two denials the second takes the first back.
      if (denied > 0 && !isDeniedBefore(draft.text.slice(0, at))) taken.strength = 'exclude';
    }
  }
}
