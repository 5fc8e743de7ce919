import type { Tongue } from './tongue.ts';

const OTHERS = `(?:wife|husband|partner|spouse|boyfriend|girlfriend|friends?|mate|colleague|cousin|brother|sister|son|daughter|kids?|mother|father|boss|manager|client|company|employer|team|competitor|agency|firm|landlord)`;
const VERB = `(?:wants?|is|are|would|needs?|prefers?|has|can|could|expects?|asks?|asked|likes?|seeks?|said|says|won't|doesn't|wouldn't|hopes?)`;
const TERM =
  /\b(?:(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve)(?:\s*(?:-|–|to|or)\s*(?:\d+|two|three|four|six|eight))?[\s-]*(?:calendar |working |full )?(?:days?|weeks?|wks?|months?|mths?|fortnights?))\b/i;

/** English. */
export const ENGLISH: Tongue = {
  language: 'en',
  known:
    /\b(?:the|and|to|for|of|is|on|i|he|she|his|her|my|would|wants?|at|from|not|with|but|has|only|looking|work|notice|salary|relocat\w*|permanent|available|availability|start|weeks?|months?|current(?:ly)?|locations?|open)\b/gi,
  joint:
    /,?\s+(?:but|however|although|though|whereas|while)\s+|,\s+(?:and\s+)?(?=(?:he|she|they|i|i'm|his|her|my)\b)/gi,
  carried:
    /\s+and\s+(?=(?:wants?|would|needs?|am|is|are|has|have|can|could|prefers?|expects?|hopes?|will|won['’]t|do(?:es)?(?:n['’]t)?|isn['’]t|looking|looks?|keen|happy|open|free|available|not (?:willing|interested|open|keen|looking|prepared|happy))\b)|,\s+(?:and\s+)?(?=(?:wants?|would|needs?|can|could|prefers?|expects?|will|won['’]t|do(?:es)?n['’]t|isn['’]t|not|target|asking|looking for|happy with)\b)|,\s+(?=(?:(?:is |i['’]?m )?(?:currently|presently|now)\s+(?:on|at|earning|making|paid|getting)|(?:is |i['’]?m )?on)\s+[£$€]?\d)|(?<=\b(?:on|at|earning|paid)\s[£$€]?\d[\d.,]*k?),\s+(?=(?:min(?:imum)?|at least|after|asking|hoping for)\b)/gi,
  sameTime: /^(?:would|could|had|was|were)\b/i,
  condition:
    /\b(?:if|unless|provided|providing|depend(?:s|ing)|as long as|in case|otherwise|might|may(?!\s*(?:\d|,|\.|$))(?<!\d(?:st|nd|rd|th)?\s(?:of\s)?may)|maybe|perhaps|possibly|probably|would consider|not sure|unsure|undecided|thinking (?:about|of)|could imagine|ideally not)\b/i,
  past: /\b(?:was|were|used to|previously|formerly|back then|at the time|had been|years? ago|in (?:my|his|her|their) (?:last|previous|old) (?:job|role|position))\b/i,
  others: new RegExp(
    String.raw`\b(?:my|his|her|their|the|our|a|an)\s+(?:\w+\s+)?${OTHERS}\b(?!\s*(?:['’]s)?\s*notice)|\bhiring manager\b|^\W*(?:mum|mom|dad|husband|hubby|wife|partner|gf|bf|girlfriend|boyfriend|fianc[eé]e?|boss|client|sister|brother|son|daughter|her (?:sister|brother))\b(?! (?:visa|program))|\b(?:wants?|needs?|looking for|asked (?:me|us) for) (?:someone|somebody|me to|us to)\b|\b(?:friends?|colleagues?) of (?:mine|his|hers|theirs)\b`,
    'i',
  ),
  does: new RegExp(
    String.raw`^\W*(?:\([^)]*\)\W*)?(?:(?:is )?(?:also|just|really|still|actually|only|now|probably|\w+ly)\s+)?(?:${VERB}|want|think|go(?:es)?|got|was|were|will|may|might|pays?|offers?|offered|rates?|budget|looking|thinks?|doesn['’]?t|don['’]?t)\b|^(?:wants?|needs?|looking|asked)\b`,
    'i',
  ),
  self: /\b(?:i|i'm|i’m|i'd|i’d|i've|my|me|we)\b/i,
  pronoun: /^(?:he|she|they|his|her|their)\b/i,
  own: /^(?:i|we|our|my)\b/i,
  named: new RegExp(
    String.raw`^(?:(?:Mr|Mrs|Ms|Dr)\.?\s+(?=\p{Lu}))?(\p{Lu}[\p{L}'’-]+)(?:\s+\p{Lu}[\p{L}'’-]+)?(?:['’]s)?\s+${VERB}\b`,
    'u',
  ),
  notNames: new Set(
    'she he they it candidate there this that who which notice salary what pay rate relocation remote i only also still really currently ideally now just does would could can will then else very always both all most wife husband mum dad today definitely actually again'.split(
      ' ',
    ),
  ),
  negation:
    /\b(?:not|no|never|nor|neither|without|cannot|rather not|avoid|against|refuses?|nothing|anything but|out of the question|off the table|ruled out|no[- ]go|deal[- ]?breaker)\b|n['’]t\b|\b(?:would|could|does|did|do|wo|ca|is|has|had|was|should)nt\b/i,
  least:
    /\b(?:nothing|not|no|won['’]t (?:go|move)|never)\s+(?:\w+\s+){0,3}?(?:under|less|below|lower)\b|\bno notice\b|\bnot? (?:a )?problem\b|\bwithout notice\b/gi,
  twice:
    /\b(?:not|n['’]t|never|no)\b[^,;]{0,20}\b(?:rul(?:e|es|ed|ing) out|unwilling|opposed|averse|against|mind|objections?|reluctant|closed to)\b|n['’]t\s+(?:\w+\s+)?(?:rule out|mind)\b/i,
  wish: /\b(?:(?:would|could|will|happy to|prepared to) (?:also )?(?:go|work) (?:to|in)|wants?|would (?:do|take|like)|'d like|likes? to|prefers?|preferred|preference|look(?:ing)? (?:for|to)|seek(?:s|ing)|interested in|keen (?:on|to)|hop(?:es|ing) (?:for|to)|(?<!look(?:ing|s)? )after|open to|happy (?:to|with|in)|only|desired|ideal(?:ly)?|target(?:ing)?|next (?:role|step|job)|after a|needs?|willing to|available for)\b/i,
  salary:
    /\b(?:(?:salary|pay|rate|package|remuneration|compensation|ctc)(?: expectations?| requirements?| wish)?\s*(?:[:–-]|is|of|would be|should be|from|around|about|at least)|expect\w*|looking (?:for|at)|wants?|asking|hop(?:e|es|ing) for|target\w*|happy with|will take|['’]d want|(?<!look(?:ing|s)? )after|needs?|min(?:imum)?|at least|would (?:take|accept|do)|['’]d (?:take|accept|do)|(?:no|not|nothing|never|won['’]t)\b[^,;]{0,20}\b(?:less|under|below|lower))\b|\b(?:salary|pay|rate)\s*:/i,
  currentPay:
    /\b(?:current(?:ly)?|now|at the moment|present(?:ly)?|today)\b[^,;]{0,80}\b(?:salary|pay|package|rate|on|earn\w*|paid|ctc|makes?|making|gets?)\b|\b(?:earns?|earning|is on|i'm on|i’m on|i am on|makes|paid)\s+(?:\w+\s+){0,2}(?:[A-Z]{3}\s?)?[£$€]?\d/i,
  offered: /\b(?:offer(?:ed|s)?|counter-?offer(?:ed)?|budget)\b/i,
  order: /^(?:set|change|update|put|give|make|ignore|disregard|call|send|write|enter)\b/i,
  notice:
    /\bnotice\b|\b(?:has|have|needs?|must|would have) to give\b|\b(?:is|i['’]?m|on) (?:on )?(?:a|one|two|three|four|six|\d+)[\s-](?:weeks?|wks?|months?|mths?)['’]?(?=\s*(?:[.,;]|$))/i,
  notNotice: /\bgive (?:me|us|you|them) notice\b/i,
  term: TERM,
  atOnce: /\b(?:immediate(?:ly)?|straight ?away|right away|asap|at once|no notice|any ?time|tomorrow)\b/i,
  startsAtOnce: /\b(?:start|available|availability|free|join)\b/i,
  free: /\b(?:available|availability|free|can start|could start|can join|start date|starts?|earliest|not before)\b/i,
  from: /\b(?:from|as of|starting)\b/gi,
  month:
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter)\b/i,
  noticeAlone: new RegExp(
    String.raw`^\W*(?:and |with |has |is |on |her |his |their |my |a )*(?:notice(?: period)?\s*(?:of|is|:|-|–)?\s*(?:${TERM.source})|(?:${TERM.source})['’]?s?\s+notice(?: period)?)\W*$`,
    'i',
  ),
  moves:
    /\b(?:relocat\w*|relo|uproot\w*|mov(?:e|ing) (?:to|house|home|away|states?|counties|interstate|overseas|abroad|cities|for (?:work|a|an|the|family)))\b/i,
  willing:
    /\b(?:open|happy|willing|keen|ready|able|prepared|wants?|would|can|could|yes|will|flexible|love|plans?|planning|likes?)\b/i,
  place:
    /\b(?:in|to|near|around|within|based in|[Ll]ocations?(?:\s*\w+)?\s*[:–-]|only|[Pp]refers?|[Pp]referring|[Pp]reference\s+(?:is|for|would\s+be)|[Ii]deally)\s+((?:\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})(?:(?:\s*,\s*(?:or\s+|and\s+)?|\s+(?:or|and)\s+|\s*\/\s*)\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})*)/gu,
  places: /\blocations?\b/i,
  types: [
    ['permanent', /\b(?:permanent|perm)\b/i],
    [
      'contract',
      /\b(?:contract(?:ing)?|contracts|freelanc\w+|day rate)\b(?! negotiation| management| administration| law)/i,
    ],
    ['temp', /\b(?:temp|temping|temporary|casual) ?(?:work|roles?|jobs?|positions?)?\b/i],
    ['part_time', /\bpart[\s-]?time\b/i],
  ],
  typed:
    /\b(?:work|employment|contract) types?\b|\bon an? (?:contract|interim|permanent|temporary|part[- ]time) basis\b|\bgoing (?:part[- ]time|perm\w*|contract\w*)\b|^no (?:contract|perm|temp|part)/i,
  ways: /\b(?:remote(?:ly)?|hybrid|wfh|work(?:ing)? from home|in the office|on[\s-]?site|fifo|full[\s-]?time|(?:one|two|three|four|\d(?:\.\d)?|half) days?(?: (?:a|per|\/) ?week| in the office| from home|\b)|nights?|weekends?|shifts?|rosters?|school hours|flexi\w*|commut\w+|travel\w*|sponsor\w*|visa|equity|super|bonus|car allowance)\b/i,
  role: /\b(?:wants?(?: to (?:be|become|work as|move into))?|would like (?:to (?:be|become|work as|move into)|an?)|look(?:ing)? for|seek(?:s|ing)|interested in|prefers?|preferred|desired|target|next (?:role|step|job)|hop(?:es|ing) (?:for|to be)|after an?(?:other|y)?|['’]d like (?:an?(?:other)?|to be(?:come)?|to work as)|(?:roles?|jobs?|titles?) (?:sought|wanted)\s*:|(?:job|role|position|title|what) (?:i['’]m|i am|he['’]s|she['’]s|they['’]re) after is|lookout for|considered for|if an?)\b/i,
  roles:
    /\b(?:would (?:also )?(?:look at|take|do)|open to|keen on|only)\s+([^,;.]+?)\s+(?:roles?|positions?|jobs?)\b/i,
  closed:
    /\b(?:not|no longer|isn['’]t|aren['’]t|['’]m not|am not|stopped) (?:\w+ )?(?:looking(?=\s*(?:[.,;!)]|$)|\s+(?:at all|at the moment|at present|right now|just now|now|currently|actively|anymore|any more|any longer|until|till|to (?:change|leave|move(?=\s*(?:[.,;!)]|$)| on\b| jobs?\b| roles?\b)|switch)|for (?:work|anything|another|a (?:new )?(?:job|role|position|move|change)|new (?:work|roles?|jobs?|opportunities)|opportunities)\b))|on the market|open to (?:work|offers|opportunities|new)|interested in (?:moving(?=\s*(?:[.,;!)]|$)| jobs?\b| on\b)|a move|new|changing))|\b(?:off the market|staying put(?!\s+(?:in|at|around|near)\b)|happy where (?:i|he|she|they)|accepted (?:an|another|the) offer|signed elsewhere)\b/i,
  open: /\b(?:actively looking|open to (?:work|offers|opportunities|new (?:roles|opportunities|challenges))|on the market|looking for (?:a new|new|another|his next|her next|my next|their next)|looking to move(?! (?:house|home|to|in)\b)|looking around|job hunting|ready for a (?:change|move))\b/i,
  seeks:
    /\b(?:(?:am|is|are|['’]m|['’]s|['’]re) (?:also |still |actively |now |currently |really )?(?:looking for|seeking|after|on the (?:lookout|hunt) for)|remain on the lookout for|so looking for|wants? out)\b/i,
  work: /\b(?:roles?|positions?|jobs?|work|opportunit\w+|contracts?|anything|something|projects?|assignments?|out)\b/i,
  asked:
    /\b(?:roles?|jobs?|titles?|types?|comp|pay|rate|relo|avail|location|salary|wants?|target) ?(?:sought|wanted|wish)?\s*:|\b(?:target|['’]d like|what (?:i['’]m|he['’]s|she['’]s) after|considered for|lookout for)\b/i,
  lives:
    /\b(?:(?:am|is|are|['’]m|['’]s|live|lives|living|based|located|currently|now|home|originally|family|mum|mom|dad)(?: is| are)? (?:now |currently |based |back )?(?:in|near|from)|(?:come|comes|go|goes|went|came) home to)\s+\p{Lu}[\p{L}'’-]+(?:,?\s+\p{Lu}[\p{L}'’-]+){0,2}/gu,
  done: /\b(?:done with|finished with|had enough of|sick of|tired of|no more|over it|are over|is over|not|no|never)\b/i,
  stressed:
    /\b(?:only|please|pls|pref(?:erred|erably|s)?|ideally|min(?:imum)?|at least|or better|or nothing|would be (?:good|great|ideal|fine)|if possible)\b|\+/gi,
  fillers:
    /\b(?:work|roles?|jobs?|positions?|ok|okay|fine|either|too|also|again|base|about|around|round|roughly|somewhere|anywhere|near|in|at|the|area|areas|way|side|surrounds|based|to start|is|good|so|(?:(?:he|she|they|i)(?:['’]d| would| will)?|would|will) (?:do|take|like)|likes?|wants?|looking for|happy with)\b/gi,
  joined: /\s*,?\s+(?:or|and)\s+|\s*\/\s*/gi,
};
