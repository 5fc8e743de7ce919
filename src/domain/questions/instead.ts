/** The name of a read with what it is given, which is no question: a report, or an action that tells records. */
export const isRead = (said: string): boolean => /^(?:run_report \S+|[a-z]+(?:_[a-z]+)+)$/.test(said);

/** The reports and questions that answer what questions with these words are mostly of, where no figure does. */
const READS_FOR: readonly (readonly [RegExp, ...string[]])[] = [
  [/\b(talent )?pools?\b/i, 'run_report pool_health'],
  [
    /\bat (?:the |a )?(?:final|first|second|third|last)[ -](?:round |stage )?interviews?\b/i,
    'who is at client interview',
  ],
  [
    /\b(police checks?|insurance (certs?|certificates?|docs?|documents?|polic(y|ies)|cover)|cert(ificate)?s?|right to work|licen[cs]es?|papers?|documents?)\b/i,
    'which contractors are missing papers',
    'run_report papers_compliance',
  ],
  [/\b(partner agenc(y|ies)|partners?|marketplace)\b/i, 'run_report marketplace_ledger'],
  [/\b(lose|losing|drop-?offs?|bottlenecks?|funnel)\b/i, 'run_report stage_conversion'],
  [/\b(duplicates?|touched|stale)\b/i, 'run_report data_quality'],
  [
    /\b(ahead|behind|up|down|tracking)\b.*\blast year\b/i,
    'billings this year compared with the same point last year',
  ],
  [/\b(might we|could we|if they all|land)\b/i, 'run_report pipeline_forecast'],
  [
    /\b(likely|chances?|predict\w*|probab\w+|odds)\b.*\b(bill\w*|close|land|place\w*|offers?|fees?|\d+k)\b/i,
    'run_report fee_pipeline_weighted',
  ],
  [/\b(why|reasons?|because)\b.*\b(reject\w*|turn\w* down|lost|lose)\b/i, 'rejections by client last year'],
  [/\b(why|reasons?|because)\b.*\b(withdr\w+|dropp?\w* out)\b/i, 'withdrawals by client last year'],
  [/\bcosts?\b.*\b(hires?|source|advert\w*|seek|linkedin)\b/i, 'placements by source this year'],
  [/\b(fall-?offs?|fell (off|over|through)).*\b(cost|refund\w*)\b/i, 'fall-offs this year'],
  [/\b(best|worst) month\b/i, 'best month for placements', 'best month for billings'],
  [
    /\bjobs?\b.*\b(nobody|no ?one|no candidates?|without (a |any )?(single )?(candidates?|person|people))\b/i,
    'which open jobs have no live applications',
  ],
  [
    /\b(below|under|over|above|at least) \d+ ?(%|percent)? of (their|the|his|her|my) (quota|target)/i,
    'attainment by consultant this quarter',
  ],
  [
    /\bexposures?\b|\brefunds?\b.*\b(if|walk\w*|left|leave)\b|\bif\b.*\b(walk\w*|left|leave)\b/i,
    'run_report guarantee_exposure',
  ],
  [
    /\bhow(?:['’]s| is| are| was| were| did| has| have)\b.*\bteams?\b.*\b(doing|going|perform\w*|do|done|gone|go|tracking)\b/i,
    'billings by team this quarter',
    'placements by team this quarter',
  ],
  [
    /\bhow(?:['’]s| is| are| was| were| did| has| have)\b.*\b(doing|going|perform\w*|do|done|gone|tracking)\b/i,
    'run_report consultant_scorecard',
  ],
  [/\bstuck\b|\bsame stage\b|\bnot moved\b/i, 'get_desk_brief', 'run_report time_in_stage'],
  [
    /\bclients?\b.*\b(brought|brings?|earned|gave|given|made|worth)\b.*\bmost\b/i,
    'fees by client this year, top 3',
    'billings by client this year, top 3',
  ],
  [/\b(still|yet|left)\b.*\bto (bill|be billed|invoice)\b/i, 'run_report billings_forecast'],
  [
    /\bplacements?\b.*\b(over|under|above|below|(more|less) than|at least)\b.*\d/i,
    'run_report placements_ledger',
  ],
  [/\b(closest|nearest|furthest|close)\b.*\b(target|quota)s?\b/i, 'attainment by consultant this quarter'],
  [/\b(people|candidates)\b.*\b(living|based|live) in\b/i, 'run_report candidate_supply'],
  [
    /\b(?:get|got|come|came|hear|heard)\b[^?.!]*\bback\b[^?.!]*\b(?:on|about|to (?:us|me))\b/i,
    'run_report submission_outcomes',
  ],
  // What is told record by record.
  [
    /\bwhen (?:did|was|has)\b[^?.!]*\b(?:move|moved|go|went|get|got|put|come)\b[^?.!]*\b(?:to|into|at)\b[^?.!]*\b(?:stage|screen|submitted|interview|references|offer)\b/i,
    'list_activities',
  ],
  [
    /\bwhat else\b[^?.!]*\bgot (?:going|on)\b|\bwho else has\b[^?.!]*\bgot (?:going|on)\b/i,
    'list_applications',
  ],
  [/\bjobs?\b.*\bon hold\b/i, 'list_jobs'],
  [/\b(mobile|phone|e-?mail address|telephone|address)\b.*\b(of|for)\b/i, 'get_candidate'],
  [
    /\b(who(?:['’]?s| is| are| all)?|how many (?:people|of us|consultants|recruiters)(?: are| do we have)?)\b(?: (?:is|are))? (?:in|on) (?:my|our|the|\w+(?:['’]s)?)(?: \w+)? ?team\b|\bhow many (?:people|of us)\b.*\b(?:work here|are we)\b|\bteam members\b/i,
    'list_users',
  ],
  [
    /\b(?:clients?|accounts?|companies)\b.*\b(?:look(?:s|ing)? after|own(?:s|ed)?|manag(?:e|es|ing))\b/i,
    'list_clients',
  ],
  [
    /\bwhat (did|was|were|have)\b.*\b(say|said|discuss\w*|talk\w* about)\b|\bnotes? (from|of|on|about)\b|\blast (meeting|conversation|chat)\b/i,
    'list_activities',
  ],
  [/\bwaiting (on|for) (me|my)\b|\bon my (plate|desk)\b/i, 'get_desk_brief'],
  [/\b(what|which) (fee|rate|terms|percent\w*) (are|do|did|have) (we|they)\b|\bfee terms\b/i, 'get_client'],
  [
    /\b(what|how) did (the )?(clients?|they) (say|think|respond)\b|\bclients?['’]? feedback\b/i,
    'list_submissions',
  ],
  [
    /\be?-?mails?\b.*\b(sent|going out|went|gone|unanswered|repl\w+|answer\w*)\b/i,
    'run_report email_activity',
  ],
  [/\binterviews?\b.*\b(cover|when|where|what time|with whom|details)\b/i, 'list_interviews'],
];

export const readsFor = (question: string): string[] =>
  READS_FOR.flatMap(([words, ...reads]) => (words.test(question) ? reads : []));

/** What can be asked or run in place of a question that is refused. */
export function askInstead(suggested: readonly string[]): string {
  const reports = suggested.filter(isRead);
  const questions = suggested.filter((one) => !isRead(one)).slice(0, 3);
  const ask = questions.length === 0 ? '' : ` Ask for example: ${questions.join('; ')}.`;
  const run = reports.length === 0 ? '' : ` ${reports.slice(0, 2).join(' or ')} may show it.`;
  return `${ask}${run}`;
}
