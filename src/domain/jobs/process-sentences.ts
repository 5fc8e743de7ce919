/** By what a sentence or a line of a brief tells how people are interviewed, as it begins or stands alone. */

/** A sentence about how people are chosen, by what it speaks of or how it begins. */
export const CUE =
  /\b(?:interview|selection|recruitment|hiring) (?:process|stages?|steps?|rounds?)\b|\bstage (?:interview )?process\b|\bauswahlverfahren\b|\bprocessus de (?:recrutement|sélection)\b|\bproceso de selección\b/iu;
export const BEGINS =
  /^\W*(?:steps?|stages?|rounds?|how it works)\s*[:=–-]|^(?:just |only )?(?:(?:a )?single|one) (?:interview|round|meeting)\b|^(?:the |un |une )?(?:first|1st|initial|erste[rs]?|erst|zuerst|premi(?:er|ère)|primera?) (?:discussion|chat|conversation|contact|échange|meeting|ein \p{L}+)\b(?=.*\b(?:then|second|danach|dann|puis|ensuite|final|luego))|^we(?:['’]d| would) like to meet\b|^i(?:['’]ll| will) (?:have|do) (?:an? )?(?:quick )?(?:coffee|chat|call)\b|^an? (?:paid )?(?:working|practical|skills) interview\b|^\W*(?:the |our )?(?:process|interviews?|selection|interview loop|loop|ablauf|auswahl|gespräche|auswahlverfahren|processus|entre(?:tien|vue)s?)(?: (?:is|are|will be|involves?|consists? of))?\s*(?::|=|–|—|-(?=\s))|^(?:the )?(?:process|interviews?) (?:is|are|will be) (?:an?|one|two|three|[1-5]|by|on|held|via|over|kanohi|face|here|in person)\b|^(?:(?:the )?first|1st|erst(?:es)?|un premier|premier) (?:interviews?|gespräch|videogespräch|entre(?:tien|vue)|telefonat|round|stage|call)\b(?=.*(?:second|2nd|then|dann|second|puis|ensuite))|(?<!\p{L})(?:interviewed (?:once|twice|in|by|on|at|via|over|with|together|face)|(?:two|three|four|[1-5]) (?:stages|rounds)(?: of interviews?)?(?=\s*[,:.]|$)|(?:two|three|[1-5]) (?:zooms|calls|video calls)\b)|^(?:two|three|[2-5]|one|an?|un|deux|trois|ein|zwei) (?:technical |entre(?:tien|vue)s? |gespräche? )?(?:interviews?|entre(?:tien|vue)s?|gespräche?|telefonat)\b|^probearbeiten\b|^(?:i|we)(?:['’](?:d|ll)| would| will)? (?:(?:want|like|plan) to )?(?:just )?(?:interview|meet|see|talk to|speak (?:to|with)|ring|phone) (?:them|people|candidates|everyone|in person|face to face|once|twice|on (?:zoom|teams)|by (?:phone|video)|over)|^(?:zoom|teams|phone|video)(?: call| chat| interview)?,? (?:with|w\/|first|then)|^(?:(?:they|people|candidates) (?:can )?)?(?:ring|call|phone|bell) (?:me|us) (?:first|initially|for a)|^trial\s*[:–-]|^(?:the )?interviews? (?:will )?(?:takes? place|(?:be|are|is) held|happens?)|^(?:the )?selection (?:is|will be|by)|^first (?:me|us|with|by|on|over|via)\b(?=.*\bthen\b)|^(?:tech|technical|hr|recruiter|culture|intro|founder|initial|short) (?:chat|call|screen|test)\b(?=.*\b(?:then|and|followed)\b)|^\d (?:sql|technical|coding|hr|video|excel)\b(?=.*\b(?:then|and|\d)\b)|^(?:vorstellungsgespräch|kennenlernen|kennenlerngespräch)\b|^erst (?=.*(?:dann|danach|anschließend))|^(?:on|nous) (?:se|nous) (?:voit|voyons|rencontr\p{L}+|parl\p{L}+|téléphon\p{L}+)|^essai (?:\p{L}+)|^(?:un |une )?premi(?:er|ère) (?:échange|entre(?:tien|vue)|contact|rendez-vous)|^(?:due|tre|un|uno|prim[oa]) colloqui|^(?:prima|primo) (?=.*(?:poi|secondo|quindi))|^proceso\s*:|^(?:primero|primera) (?=.*(?:luego|después|segunda))|(?<!\p{L})luego una (?:video)?llamada|^(?:quiero|queremos|me gustaría) (?:verl[eoa]s?|conocerl[eoa]s?)|^(?:una |la )?entrevista (?:en|por|con)|^eerst (?=.*(?:daarna|dan|tweede|vervolgens))|^(?:proefrit|proefdag|meeloopdag|proefdraaien)(?!\p{L})|^(?:twee|drie|een) gesprek|^processo(?: seletivo)?\s*:|^(?:primeiro|primeira) (?=.*(?:depois|segunda))|^(?:farm|site) visit\b|^trial shift\b|^entre(?:tien|vue) (?:sur|en|par|avec|technique|téléphonique)|^(?:the )?interviews? (?:is|are|will be|happens?|runs?) (?:in |over |by )?(?:an? |one|two|three|four|[1-5])|^(?:first|firstly|zuerst|zunächst|d[’']abord)[, ](?=.*\b(?:then|dann|danach|puis|ensuite)\b)|^(?:(?:we|they|the client)(?:’|')?(?:ll| will)? (?:hold|run|do|have|want|plan(?! the)|expect|like)|there (?:will be|are|is)|you(?:(?:’|')ll| will) (?:have|attend|sit|go through|be invited to)|expect|(?:the )?(?:interview )?process (?:is|will be|involves|consists of)|es gibt|il y aura|habrá)\b|^(?:a |an |one )?(?:(?:tele)?phone (?:screen|interview)|panel interview|trade test|video interview|interview)\b[^.]{0,30}(?:,|\band\b|\bthen\b|\bfollowed by\b|\bplus\b)|^(?:[2-5]|two|three|four|five|zwei|drei|deux|trois|dos|tres)[- ](?:\p{L}+[- ]){0,2}?(?:interviews?|rounds?|stages?|gespräche|vorstellungsgespräche|entre(?:tien|vue)s|entrevistas)\b/iu;
/** Interviews, tests and panels that are the work itself, or that are not held. */
export const OTHERWISE =
  /\b(?:you(?:(?:’|')ll| will)(?! (?:have|attend|sit|go through|be (?:invited|interviewed)))|responsible|duties|experience|conduct\w*|schedul\w*|coordinat\w*|prepar\w*|design\w*|writ(?:e|es|ing)|improv\w*|organi[sz]\w*|support\w*|manag(?:e|es|ing)|users?|customers?|journalis\w*|exit|solar|no|not|never|without|per (?:day|week)|(?<!half )a day|a week|weekly|daily|keine?|sans|sin)\b/iu;
/** "Interview tenants and applicants for housing", "Teach Year 5 and Year 6 maths": whom or what somebody does so to at work. */
export const DONE_AT_WORK =
  /^\W*(?:(?:interview|phone[- ]screen|screen) (?:\p{L}+ )?(?:tenants|applicants|parents|carers|suspects|witnesses|candidates (?:and|for)|customers|clients|patients|students|pupils|users|experts|staff|employees|guests|claimants|families|victims|residents|people|passengers|athletes|musicians|politicians|sources|borrowers|defendants|prisoners|offenders|households|respondents|participants)(?!\p{L})|teach (?:year|grade|form|standard|class) (?![^.]*(?:interview|trial|with (?:me|us)|then|first|paid|see|we['’]ll|come)(?!\p{L})))/iu;
/** A round that is all the sentence. */
export const ALONE =
  /^(?:(?:an?|one|single|einen?|un) )?(?:panel|technical|video|phone|face-to-face|in-person|trade)[- ](?:interview|test)[.!]?$/iu;
/** A line above a list of rounds. */
export const HEADING =
  /^[#*\s]*(?:(?:the|our) )?(?:(?:interview|selection|recruitment|hiring|application) (?:process|stages?|steps?|rounds?)|interviews?|selection|process|(?:the )?next steps|how (?:we|they)(?:['’]ll| will)? (?:hire|recruit|pick|choose|select|interview)|what happens next|(?:bewerbungs|auswahl)(?:prozess|verfahren)|ablauf|processus(?: de (?:recrutement|sélection))?|proceso(?: de selección)?|iter di selezione|sollicitatieprocedure|rekryteringsprocess\p{L}*)[\s:*]*$/iu;

/** "No need for more than that", "verder niks". */
export const NO_MORE =
  /,?\s*(?:(?:and )?(?:there(?:['’]s| is) )?(?:no need for (?:more|anything)|nothing (?:more|else|further)|no (?:second|further|more) (?:rounds?|interviews?|stages?)|not more)(?: than that| needed)?|verder niks|mehr nicht|rien de plus|nada más|niente di più)(?=[.,;!]|$)/iu;

/** What people are asked to, in the clause of which something is done there. */
const MEETING =
  /(?<!\p{L})(?:interviews?|\p{L}*gespräche?|entre(?:tien|vue)s?|entrevistas?|colloqui\p{L}*|gesprek\p{L}*)(?!\p{L})/iu;
/** ", at which you will": what follows is done where people meet. */
const THERE =
  /,? (?:(?:at|in|during|after|for) which|where|and there|wobei|bei dem|bei der|in dem|au cours (?:duquel|de laquelle)|lors (?:duquel|de laquelle)|en (?:el|la) que|durante (?:el|la) cual|in cui|durante (?:il quale|la quale)|waarbij|waarin) (?:you|they|he or she|she or he|candidates|we|i|sie|du|ihr|wir|vous|nous|il|elle|on|usted|se|le|l[ae]|je|we|wij|u)(?:['’](?:ll|d)| will| would| can)?(?!\p{L})/iu;

/** A sentence without ", at which you will talk us through a drawing" at its end: what is done where people meet is no work. */
export function withoutDoneThere(text: string): string {
  // A pattern that looks back over the clause from each word would take quadratic time.
  let end = text.length;
  while (text[end - 1] === '.' || text[end - 1] === '!') end -= 1;
  const start = Math.max(text.lastIndexOf('.', end - 1), text.lastIndexOf(';', end - 1)) + 1;
  const clause = text.slice(start, end);
  const met = MEETING.exec(clause);
  if (met === null) return text;
  const behind = met.index + met[0].length;
  const there = clause.slice(behind).search(THERE);
  return there < 0 ? text : text.slice(0, start + behind + there) + text.slice(end);
}
