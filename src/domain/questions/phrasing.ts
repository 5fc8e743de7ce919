/**
 * Ways of saying a thing that no reading by words takes apart: how people open and close a question, and turns of talk that mean one
 * figure. Each is put into words that are read; what changes the meaning of a question is none of them.
 */
const SAID: readonly (readonly [RegExp, string])[] = [
  // How a question begins and ends.
  [
    /^\s*(?:(?:hi|hey|hello|morning|ok|okay|right|well|btw|sorry|quick (?:one|question|q))\b[\s,:;.!–-]+)+/i,
    '',
  ],
  [
    /^\s*for (?:the|my|our) (?:board(?: pack| meeting| report)?|month(?:ly|-end)? (?:pack|report)|team meeting|sales meeting|one[- ]to[- ]one|1:1|(?:annual )?review|stand-?up|newsletter|deck)\s*[,:–-]\s*/i,
    '',
  ],
  [
    /^\s*(?:(?:can|could|would|will) (?:you|u|someone|somebody) (?:please |pls |just )?(?:tell|remind) (?:me|us)|(?:please |pls )?(?:tell|remind) (?:me|us)|(?:can|could) (?:you|u) (?:please )?let (?:me|us) know|(?:please |pls )?let (?:me|us) know|i(?:['’]d| would)? (?:just )?(?:want|need|like) to know|i(?:['’]m| am) (?:just )?(?:wondering|curious)|just wondering|any idea|do (?:you|we) know|can i (?:just )?(?:ask|check))\b[\s,:–-]*(?=(?:how|what|which|who|when|where|whose)\b)/i,
    '',
  ],
  [
    /[\s,;–-]+(?:please|pls|thanks|thank you|thx|cheers|ta|asap|if (?:you can|possible)|when you get a (?:chance|sec|second|moment|minute)|at a glance|roughly|off the top of your head|(?:do )?you reckon|do you think|do we know|anyone)(?=[\s?.!]*$)/gi,
    '',
  ],
  // Words of haste and of the trade. An RN is a nurse, but at the end of a question.
  [/\bppl\b/gi, 'people'],
  [/\b(?:tmrw|tmw|tmoro|2moro)\b/gi, 'tomorrow'],
  [/\bapps\b/gi, 'applications'],
  [/\bw\/o(?=\s)/gi, 'without'],
  [/\bw\/\s*(?=\p{L}|\d)/giu, 'with '],
  [/(?<!\b(?:an?|the|as|for|of|with|by|our|my))\s+rn(?=[\s?.!]*$)/g, ' right now'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgu?arr?[ae]n?tee?(?=s?\b)/gi, 'guarantee'],
  [/^\s*wot(?:['’]?s| is)\b/i, 'what is'],
  [/^\s*wot\b/i, 'what'],
  [/\b(?:a|one) fortnight\b/gi, '14 days'],
  [/\b(last|past|next|coming) fortnight\b/gi, '$1 14 days'],
  // "Finance team interviews next week list".
  [
    /^\s*(?!.*\blist\b.*\blist\b)(?=.*\b(?:interviews|placements|starts|starters|offers|submissions|candidates|contractors|contracts|guarantees|fall-?offs|jobs|clients)\b)([^?.!,;]+?)[\s,:–-]+list(?=[\s?.!]*$)/i,
    'list $1',
  ],
  // Candidates, of whom it is said where they are.
  [/^(\s*)who['’]?s (?=(?:still |currently |now )?(?:at|in|under|within|inside)\b)/i, '$1who is '],
  [/^(\s*)who of (?:mine|my people) (?:is|are)\b/i, '$1which of my candidates are'],
  [
    /^(\s*)who(?:['’]?s got| has got| has|['’]s| have we got with) (?:an? |the |their )?guarantees? (?=(?:that )?(?:end|expir|run))/i,
    '$1which candidates have a guarantee ',
  ],
  // Of one's own; of a team and of the agency as people call them.
  [/\bmy own (?=\p{L})/giu, 'my '],
  [/\b(?:across|throughout) (?=(?:my|our|the) team\b)/gi, 'in '],
  [/\bpeople (?=(?:in|on) (?:my|our|the|the \S+) team (?:with|without|who|that)\b)/gi, 'consultants '],
  [/\b(which|what) of (?:my|our) (?=(?:consultants|recruiters|teams)\b)/gi, '$1 '],
  [/\b(no \p{L}+) at all\b/giu, '$1'],
  [/\bwho do we have (?=(?:starting|finishing|ending)\b)/gi, 'who is '],
  [/\b(starting|finishing|ending|starts|endings) between now and (?=\S)/gi, '$1 from today until '],
  // Whose clients somebody looks after; who is next to start.
  [
    /^\s*(?:which|what|whose) (?:clients|companies|accounts) (?:do|are) i (?:look(?:ing)? after|own|manag(?:e|ing)|have|responsible for)(?=[\s?.!]*$)/i,
    'list my clients',
  ],
  [
    /^\s*who(?:['’]?s| is)? (?:start(?:s|ing) next|(?:the |our )?next (?:(?:one |person )?to start|starter|start))(?:,? and (?:when|where))*(?=[\s?.!]*$)/i,
    'next of starts to come',
  ],
  [
    /^\s*when(?:['’]?s| is) (?:the|our) next (?:start|starter)(?: due)?(?=[\s?.!]*$)/i,
    'next of starts to come',
  ],
  [
    /^\s*(?:when(?:['’]?s| is)|who(?:['’]?s| is)) my next (?:start|starter)(?: due| to start)?(?=[\s?.!]*$)/i,
    'next of my starts to come',
  ],
  [
    /\b(?:have not|haven['’]?t|havent) heard (?:anything )?from us (?=(?:in|for|since|this|within)\b)/gi,
    'have we not contacted ',
  ],
  [
    /^\s*(?:which|whose) contract(?:or)? (?:ends?|finish(?:es)?|expires?|runs out|is up) (?:first|next|soonest)(?=[\s?.!]*$)/i,
    'next of contract endings',
  ],
  [
    /^\s*(?:which|whose) guarantee (?:ends?|expires?|lapses|runs out|is up) (?:first|next|soonest)(?=[\s?.!]*$)/i,
    'next of guarantee endings',
  ],
  [/^\s*who (?:did|have) we (?:last|most recently|just) placed?(?=[\s?.!]*$)/i, 'latest placement'],
  [/^\s*who (?:did|have) we placed? (?:last|most recently)(?=[\s?.!]*$)/i, 'latest placement'],
  [
    /^\s*when (?:does|will|is) my next (?:candidate|starter|person|placement)(?: going to)? (?:start|begin|starting)(?=[\s?.!]*$)/i,
    'next of my starts to come',
  ],
  [
    /^\s*when (?:does|will|is) (?:the|our) next (?:candidate|starter|person|placement)(?: going to)? (?:start|begin|starting)(?=[\s?.!]*$)/i,
    'next of starts to come',
  ],
  // Of the two kinds of placements which brings more.
  [
    /^\s*wheres?(?:['’]s| is| does| do)? (?:most of )?(?:our|the) (?:money|revenue|income|billings) com(?:e|es|ing) from,? ?(?:perms?(?:anent)? (?:or|vs?) contracts?|contracts? (?:or|vs?) perms?(?:anent)?)\b/i,
    'share of billings by placement type',
  ],
  // Of each of the people.
  [/,?\s*\b(?:person by person|consultant by consultant)\b,?/gi, ' by consultant'],
  [/\beach of us\b|\beveryone of us\b|\bevery one of us\b/gi, 'each consultant'],
  [
    /^(\s*(?:show|list|give|what (?:are|is|were|was)|compare)?(?: me| us)?\s*)(?:everyone|everybody)['’]?s ([^?.!]+?)(?=[?.!\s]*$)/i,
    '$1$2 by consultant',
  ],
  [/\batm\b/gi, 'right now'],
  [/\bpct\b/gi, 'percent'],
  [/\b(?:have|hav|hv)['’]?nt\b/gi, 'have not'],
  [/\breqs\b/gi, 'jobs'],
  [/\btemps?\b(?! to\b| agenc)/gi, 'contractors'],
  [/\b(\d+)\+(?=\s+\p{L})/giu, 'at least $1'],
  // Who is ahead.
  [
    /\bwho(?:['’]?s| is)? (?:(?:on|at) )?(?:the )?top (?:of|on) (?:the |our )?(?:leader ?)?board\b/gi,
    'who is the top consultant by billings',
  ],
  // What stands where.
  [/^\s*show (?:me |us )?(?:all|every) (?:of )?(?:the |our )?/i, 'list '],
  [
    /^\s*what (?:have|do) i (?:got|have) at (offer|client interview|interview|references)\b/i,
    'list my candidates at $1',
  ],
  [
    /^\s*what (?:have|do) we (?:got|have) at (offer|client interview|interview|references)\b/i,
    'list candidates at $1',
  ],
  [
    /\bhow many of (my|our|the|\p{L}+['’]s) (?:cvs?|submissions|candidates) (?:got|led to|turned into|resulted in|became|had) (?:an? )?interviews?\b/giu,
    'how many of $1 submissions led to an interview',
  ],
  [
    /\b(?:have|has) gone (\d+) (days|weeks|months) without (?:a |an |any )(call|placement|interview|submission)s?\b/gi,
    'have no $3s in the last $1 $2',
  ],
  [
    /\b(which|what) (of (?:my|our|the) (?:team(?:['’]?s)? )?)?(?:open |live )?(jobs|roles|vacancies|positions)(?: of mine)? (?:(?:still |currently )?(?:have|has|got|have got|are there with)) (?:nobody|no ?one|no-one|no candidates?|no people|zero candidates?) (?:on|in|against|for|at|in play (?:on|for)) (?:them|it|those|process|play|the pipeline)\b/gi,
    '$1 $2open jobs have no live applications',
  ],
  [
    /\boffers? (?:(?:are|do we have|have we got) )?(?:currently |still )?(?:out(?:standing)?|pending)(?: there)?(?: (?:right )?now| at the moment| currently| today)?(?=[\s?.!]*$)/gi,
    'candidates at offer now',
  ],
  [
    /^\s*(?:how many |which |what |any )?offers? (?:does|do|has|have) (my team|our team|the team|i|we) (?:(?:have|got) )?(?:currently |still )?(?:out(?:standing)?|pending|open)(?: there)?(?: (?:right )?now| at the moment| currently| today)?(?=[\s?.!]*$)/i,
    'how many candidates of $1 are at offer now',
  ],
  // What was brought in is what is named, and no money.
  [
    /\b(?:(?:has|have|had) )?(?:brought|brings?|bringing) (?:us )?in (?:us )?(?:the )?(most|fewest|least) (placements|hires|starts|interviews|applications|submissions|offers)\b/gi,
    'has the $1 $2',
  ],
  // The stage and the day of each stand in the list.
  [
    /^\s*who(?:['’]?s| is| are)? (?:still |currently )?(?:on|in for|up for|in the running for) (?:the |our |my )?([^?.!,]+?)(?: (?:job|role|position|vacancy))?,? and (?:at )?(?:what|which) stage (?:is everyone|is everybody|is each|are they(?: all)?)(?: at| in)?(?=[\s?.!]*$)/i,
    'list of live applications for the $1 job now',
  ],
  [
    /^\s*who(?:['’]?s| is| are)? (?:still |currently )?in the running for (?:the |our |my )?([^?.!,]+?)(?: (?:job|role|position|vacancy))?(?: (?:right )?now)?(?=[\s?.!]*$)/i,
    'list of live applications for the $1 job now',
  ],
  [
    /^(\s*(?:which|who|whose|list|show)\b[^?.!]*\b(?:start|end|finish|expire|begin)(?:s|ed|ing)?\b[^?.!,]*?),? and when (?:do|does|did|are|is|will) (?:they|each|it)(?: (?:due|going))?(?: to)? (?:start|end|finish|expire|begin)(?:s|ed|ing)?(?=[\s?.!]*$)/i,
    '$1',
  ],
  [
    /^\s*(?:what|how much in) fees (?:can|will|should|do|does) (we|i|my team|our team|\p{Lu}\p{L}+) (?:expect|get|see|earn|make) from (?:the )?(?:placements|people|starters|those) (?:starting|who start|that start|due to start) (?=in |on |next |this )/iu,
    'sum of fees of starts to come of $1 ',
  ],
  [
    /\bhow many perms? (?:vs?\.?|versus|and|or|against) contracts?\b(?! (?:placements|deals|hires|jobs|roles))/gi,
    'placements by placement type',
  ],
  [
    /\b((?:jobs|roles|vacancies|positions|briefs)\b[^?.!]*?),? and (?:who )?from (?:who|whom|which clients?|where)?(?=[\s?.!]*$)/gi,
    '$1 by client',
  ],
  [
    /\b(of (?:our|the|my) (?:billings|revenue|fees|income) (?:is|are|comes? from|came from|was|were)) (?:the )?contract(?:or|ing)? (?:margin|gp|gross profit)\b/gi,
    '$1 contract',
  ],
  [
    /\b(how long|time|days)\b([^?.!]*?)\b(?:come|comes|get|gets|came) back(?: to us)?(?: (?:after|once|when) we (?:send|sent|submit|submitted|put)(?: forward)?(?: someone| somebody| people| a candidate| a cv| cvs| candidates)?)?(?=[\s?.!]|$)/gi,
    '$1$2respond',
  ],
  [
    /\bdid we place any(?:one|body) (?:over|above|on (?:more than|over)|earning (?:more than|over)) (\d[\d,]*k?)\b/gi,
    'which placements had a salary over $1',
  ],
  [
    /^(\s*)(?:(?:are there|do we have|have we got|got|is there) )?any (?=(?:contractors|contracts|guarantees|people|interviews)\b)/i,
    '$1which ',
  ],
  [
    /^(\s*)(?:(?:are there|do we have|have we got|got) )?any of my (?:people|candidates|guys|placements|contractors) (?=(?:start|begin|finish|end)ing\b)/i,
    '$1list my candidates ',
  ],
  // Placements with several on the credit.
  [/\b(?:split|shared)[- ](?:fee )?(?:deals|placements)\b(?! with\b)/gi, 'shared placements'],
  // Of two the one with more; the months that have none.
  [
    /\b(who|which (?:consultant|client|team)) (\p{L}+(?: in)?) more\b(?! than)([^?.!]*?),? (?:between )?(\p{L}+(?: \p{L}+)? or \p{L}+(?: \p{L}+)?)(?=[?.!\s]*$)/giu,
    '$1 $2 the most$3 of $4',
  ],
  [
    /^\s*(?:(?:in )?(?:which|what) |list (?:the )?)?(month|week|quarter)s (?:of|in) (20\d\d|this year|last year|fy ?\d\d) (?:without|with no|had no|have had no) (?:a |any )?(\p{L}+?)s?(?=[?.!\s]*$)/giu,
    '$3s by $1 in $2 fewer than 1',
  ],
  [/\b(until|till|by|up to) (?:the )?end of the (?=(?:month|quarter|year|week)\b)/gi, '$1 this '],
  [/\bbefore (?:the )?end of the (?=(?:month|quarter|year|week)\b)/gi, 'by this '],
  [/\b(until|till|by) (?:the )?end of (?=\p{L}|20\d\d)/giu, '$1 '],
  [/\bup to (?:the )?end of (?=\p{L}|20\d\d)/giu, 'until '],
  [/\bbefore (?:the )?end of (?=\p{L}|20\d\d)/giu, 'by '],
];

/** That the answer is wanted as a chart: what is said of it before the figure, and at the end. */
const DRAWN: readonly RegExp[] = [
  /^\s*(?:(?:can|could|would) (?:you|i|we) (?:please )?(?:get|have|see|show|draw|make|give me|show me|make me)? ?|(?:please )?(?:show|give|draw|make|get)(?: me| us)? |i(?:['’]d like| want| need)(?: to see)? )?(?:an? |the )?(?:bar |line )?(?:chart|graph|plot)(?: (?:of|for|showing|with))?\s+(?:the |our )?(?=\p{L})/iu,
  /,?\s+(?:as|in|on|with|and) (?:an? )?(?:bar |line )?(?:chart|graph|plot)(?=(?:,? (?:please|pls|thanks|ta))?[\s?.!]*$)/i,
  /,?\s+(?:and )?(?:chart|graph|plot|draw) (?:it|them|that|this)(?: out)?(?=(?:,? (?:please|pls|thanks|ta))?[\s?.!]*$)/i,
  /\s*[,;:–-]\s*(?:bar |line )?(?:chart|graph)(?=(?:,? (?:please|pls|thanks|ta))?[\s?.!]*$)/i,
];

/** Whether an answer is wanted as a chart: it was asked for beside the question, or in its words. */
export const wantsChart = ({ chart, question }: { chart?: unknown; question?: unknown }): boolean =>
  chart === true || (typeof question === 'string' && DRAWN.some((way) => way.test(question)));

/** A question in words that are read, where it was said in a way of talking that is known. */
export function plainly(question: string): string {
  let said = DRAWN.reduce((rest, way) => rest.replace(way, ' '), question);
  for (const [way, meant] of SAID) said = said.replace(way, meant);
  // A currency is its code in capitals.
  return said.replace(/\b(?:aud|nzd|usd|gbp|eur|sgd|hkd)\b/g, (code) => code.toUpperCase());
}
