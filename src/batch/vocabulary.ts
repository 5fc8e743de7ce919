/** Words that say nothing about which action is meant. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and any are as at be been but by can could did do does for from get give had has have he her him his how i if in
  into is it its just let me my need now of on or our out over please she should so some that the their them then there
  these they this to up us want was we were what when where which who whom will with would you your make sure hi hey
  thanks am via per s t ll re ve about all also again back been being both each few more most other own same than too
  very here while via like want wants wanted`.split(/\s+/),
);

/**
 * What recruiters say, and the words of the catalogue for it. Each is tried on the whole request; its words are added
 * to the search.
 */
export const PHRASES: readonly [RegExp, string][] = [
  [/\b(put|send|putting|sending)\b.{0,60}\bforward\b/, 'create submission client'],
  [/\b(put|pitch|present|submit|send)\b.{0,40}\b(to|for|at) (the )?client\b/, 'create submission'],
  [/\bsubmit\b/, 'create submission'],
  [/\b(short ?list)\b/, 'submission application stage'],
  [
    /\b(no|without|hide|drop) (the )?(surnames?|last names?|names?)\b|\banonym\w*\b|\bblind cv\b/,
    'submission identity visibility anonymous',
  ],
  [
    /\b(won|win|closed|landed|made) (the |a )?(deal|fee|placement)\b|\baccept(ed|s)?\b.{0,30}\b(offer|role|job|position)\b|\b(offer|role|job) .{0,20}accepted\b/,
    'create placement fee log',
  ],
  [
    /\b(got|landed|took|takes|gets|started|starting|starts) (the )?(job|role|position)\b|\bhired?\b|\bplaced?\b|\bsigned\b/,
    'placement',
  ],
  [
    /\b(fell|fallen|falling|dropped|drop) (off|out|through)\b|\b(quit|resigned|left|walked)\b/,
    'placement status fell off mark',
  ],
  [/\b(has |have )?(started|starts|began|first day)\b/, 'placement status started mark'],
  [
    /\bverbal(ly)? (offer|offered|accept\w*)\b|\bmade (her|him|them|an) .{0,10}offer\b|\boffer (went|is) out\b|\bextended? an offer\b/,
    'log offer',
  ],
  [
    /\bmove\b.{0,60}\b(to|into|back)\b|\bprogress(ed)?\b|\badvance\b|\bknock ?back\b|\breject\b|\bpass on\b/,
    'move application stage',
  ],
  [
    /\b(apply|add|put|attach|link)\b.{0,60}\b(to|on|onto|against|for) (the |that |this |a )?.{0,40}\b(job|role|vacancy|req|position)\b/,
    'create application candidate job',
  ],
  [
    /\b(new|open|raise|create|add|log)\b.{0,30}\b(job|role|vacancy|req|requisition|brief|job order|assignment|mandate)\b/,
    'create job',
  ],
  [
    /\b(new|add|onboard|create|sign(ed)? up|set up)\b.{0,30}\b(client|company|customer|logo|business)\b/,
    'create client',
  ],
  [/\b(hiring manager|point of contact|poc|decision maker|stakeholder|contact)\b/, 'client contact'],
  [/\b(terms of business|tobs?|fee terms|terms|rate card|margin|commission)\b/, 'client fee terms'],
  [
    /\b(fill|close|closing|reopen|re-open|hold|pause)\b.{0,30}\b(job|role|req|vacancy|position)\b/,
    'update job status',
  ],
  [
    /\b(who|which|find|anyone|any)\b.{0,60}\b(fits?|suits?|matches|match|good for|right for)\b/,
    'match candidates job',
  ],
  [
    /\b(find|look for|looking for|search|source|know any|got any|show me|who)\b.{0,60}\b(engineers?|developers?|nurses?|accountants?|managers?|people|candidates?|drivers?|analysts?|talent|speakers?|electricians?|lawyers?|designers?|cfos?)\b/,
    'search candidates',
  ],
  [/\b(tag|label|flag)\b/, 'update candidate tags'],
  [/\b(do not (contact|call|approach)|blacklist|dnc|off limits)\b/, 'update candidate do not approach'],
  [
    /\b(salary expectation|notice period|right to work|work rights|relocat\w*|open to|only wants|prefers?|preference\w*|available from|remote only|part.time only)\b/,
    'candidate preferences update',
  ],
  [/\b(cv|resume|résumé)s?\b/, 'candidate cv'],
  [
    /\b(bulk|folder of|batch of|all these|hundred|zip of)\b.{0,30}\b(cvs?|resumes?|files)\b/,
    'candidate import',
  ],
  [
    /\b(drop|shoot|send|fire|write|e?mail)\b.{0,40}\b(an? )?(e-?mail|note to|message|line)\b|\be-?mail\b/,
    'send email',
  ],
  [
    /\b(tomorrow|monday|tuesday|wednesday|thursday|friday|later|at \d|in the morning|next week)\b.{0,60}\be-?mail\b|\be-?mail\b.{0,80}\b(tomorrow|monday|tuesday|wednesday|thursday|friday|later|next week|at \d)\b|\bschedule\b.{0,30}\be-?mail\b/,
    'schedule email',
  ],
  [/\bdraft\b|\bwrite (up|me)\b|\bword it\b/, 'draft email description'],
  [/\b(interview|meet|face.to.face|f2f|second round|final round|first round)\b/, 'interview'],
  [/\b(book|set up|arrange|schedule|organi[sz]e|line up)\b.{0,40}\binterview\b/, 'create schedule interview'],
  [
    /\b(how did|feedback|scorecard|outcome|debrief)\b.{0,40}\b(interview|go|went)?\b/,
    'interview outcome record',
  ],
  [/\b(phone screen|screening call|voice screen|ai screen|pre.?screen)\b/, 'ai voice screen phone'],
  [/\b(video|zoom|teams|meet) (call|link|meeting)\b/, 'start video call'],
  [/\b(reference|referee)s?\b/, 'request referee details'],
  [/\b(spec|float|market)\b.{0,40}\b(in|out|candidate|to)\b|\bspec(ulative)?\b/, 'send spec'],
  [/\b(chase|nudge|follow up|remind|reminder)\b/, 'chase'],
  [
    /\b(working with children|police check|right to work|insurance|licen[cs]e|compliance|document|paperwork|white card|certificate)s?\b/,
    'papers contractor document',
  ],
  [/\b(upload link|portal link|contractor (page|link))\b/, 'contractor page link'],
  [
    /\b(waive|not needed|don'?t need|skip)\b.{0,40}\b(paper|document|check|insurance|certificate)\b/,
    'waive paper',
  ],
  [
    /\b(report|stats|statistics|numbers|figures|conversion|time to fill|league table|leaderboard)\b/,
    'run report analytics',
  ],
  [/\bhow (many|much|long)\b/, 'ask analytics'],
  [/\b(quota|target|billings?|attainment)s?\b/, 'quota'],
  [/\b(bd|business development|prospect|lead|cold call)s?\b/, 'bd target lead'],
  [/\b(pool|bench|hot ?list|talent community)\b/, 'talent pool'],
  [
    /\b(called|rang|spoke|spoken|chat(ted)?|phoned|left a voicemail|voicemail|call)\b/,
    'log activity call note create',
  ],
  [/\b(note|jot|record that|log that|write down)\b/, 'activity note create'],
  [/\b(who (did|changed)|history|timeline|what happened|audit|log of)\b/, 'list activities'],
  [/\b(dupes?|duplicates?|same person|twice)\b/, 'duplicate candidates'],
  [/\b(merge|combine)\b/, 'merge candidates'],
  [
    /\b(gdpr|forget|erase|right to be forgotten|wipe|permanently (delete|remove))\b/,
    'erase gdpr delete candidate',
  ],
  [/\b(split|other agencies|share with (other )?agenc|marketplace)\b/, 'marketplace listing'],
  [
    /\b(advert|advertise|ad copy|posting|post it|job board|seek|indeed|linkedin jobs)\b/,
    'job ad posting distribution',
  ],
  [/\b(webhook|callback url|notify our system)s?\b/, 'webhook'],
  [/\b(api key|access key|token|credential)s?\b/, 'api key'],
  [
    /\b(new|add|invite|onboard)\b.{0,30}\b(consultant|recruiter|colleague|user|teammate|starter|team member)\b/,
    'create user',
  ],
  [/\b(calendar|diary|reminder|appointment|block out)\b/, 'calendar event'],
  [/\b(culture|what .{0,20}client is like|client dna|style of)\b/, 'client dna'],
  [/\b(stage|pipeline|funnel)s?\b/, 'application stage'],
];

/** Single words and the catalogue's word for them. */
export const WORDS: Record<string, string> = {
  advertisement: 'ad',
  agency: 'account',
  applicant: 'candidate',
  applicants: 'candidate',
  assignment: 'job',
  boss: 'contact',
  brief: 'job',
  business: 'client',
  change: 'update',
  colleague: 'user',
  company: 'client',
  companies: 'client',
  consultant: 'user',
  contractor: 'candidate',
  correct: 'update',
  create: 'create',
  customer: 'client',
  cvs: 'cv',
  delete: 'delete',
  details: 'get',
  display: 'get',
  diary: 'calendar',
  edit: 'update',
  employer: 'client',
  fix: 'update',
  guy: 'candidate',
  girl: 'candidate',
  hired: 'placement',
  hire: 'placement',
  logo: 'client',
  mandate: 'job',
  modify: 'update',
  new: 'create',
  opening: 'job',
  openings: 'job',
  order: 'job',
  org: 'client',
  people: 'candidate',
  person: 'candidate',
  phone: 'phone',
  placed: 'placement',
  position: 'job',
  profile: 'candidate',
  prospect: 'target',
  read: 'get',
  recruiter: 'user',
  remove: 'delete',
  rename: 'update',
  req: 'job',
  requisition: 'job',
  resume: 'cv',
  role: 'job',
  roles: 'job',
  set: 'update',
  show: 'get',
  staff: 'user',
  talent: 'candidate',
  teammate: 'user',
  vacancies: 'job',
  vacancy: 'job',
  view: 'get',
};
