const QUOTED = '["“”„][^"“”„]{1,70}["“”]';
const CANNOT =
  "(?:couldn't|can't|cannot|won't|wouldn't|not able to|not allowed to|unable to|don't|do not|never) (?:\\p{L}+ )?(?:take|put|write|search|print|run|advertise|use|do|recruit|screen|look|filter|shortlist|publish|say|accept|work|pass)\\b";
const REFUSED = `(?:${CANNOT}|(?:told|said) (?:(?:him|her|them|it)(?:'s)? )?(?:no\\b|it(?:'s| is) (?:unlawful|illegal|out|not)|that(?:'s| is) (?:unlawful|illegal|out|not))|swapped (?:it|that|them)|changed (?:it|that)|we(?:'re| are|'ve) (?:now at|agreed|settled)|talked (?:him|her|them) out of|took (?:it|that) out|explained why (?:that|it|we))`;
const ASKER =
  '(?:s?he|(?:the |an? |one )(?:candidate|caller|applicant|nurse|driver|temp|chap|lady)|\\p{L}+ (?:has )?(?:rung|called|emailed|written) (?:and )?)';
const THING =
  '(?:room|desk|chair|brief|questions?|time|parking|space|interpreter|slot|form|seat|hours|days?|breaks?|laptop|screen|copy|lift|call|start|finish|shifts?|pattern|captions|font|monitor|keyboard|loop|saturdays?|sundays?|fridays?|evenings?|mornings?|weekends?)';
const WORN =
  '(?:head ?scarf|headscarves|hijab|turban|kippah|yarmulke|kara|beard|cross|crucifix|bindi|dastar|head ?covering|locs|braids|dreadlocks)s?';
const CONDITION =
  "(?:adhd|autism|dyslexia|dyspraxia|asthma|epilepsy|diabetes|anxiety|ptsd|hearing loss|a stammer|a stutter|stammer|stutter|tinnitus|crohn'?s|endometriosis|arthritis|migraines?|colou?r[- ]?blind\\w*|sight loss|(?:bad )?(?:knee|back|hip|shoulder)|faith|disability|condition|pregnancy)";
const NO_TURN =
  '(?![^.;]*\\b(?:so (?!that)|but|drop\\w*|skip\\w*|moved? (?:him|her)|pass(?:ed)? on|leave (?:him|her)|out|off the list|hold off|instead|rather not|filled|prefer\\w*|suggest|going to be (?:a|an) (?:problem|issue))\\b)';

/** Wishes of a client in their own words, which the sentence says are not taken: also where they pick people. */
export const REFUSED_WISHES: readonly RegExp[] = [
  new RegExp(`${QUOTED}(?=[^.;"“”]{0,25}\\b(?:i|we)\\b[^.;"“”]{0,12}\\b${REFUSED})`, 'giu'),
  new RegExp(
    `(?<=\\b(?:i|we|told (?:him|her|them) (?:that )?we|said we) ${CANNOT}(?: (?:for|in|by|on|anything like|down))?[^"“”.;]{0,10})${QUOTED}`,
    'giu',
  ),
];

/** What a consultant writes of what was asked and answered: an adjustment, what stands in nobody's way, leave that a job covers. */
export const LAWFUL_REPORTED: readonly RegExp[] = [
  /\bthat(?:'s| is) (?:no|not an?|never an?) (?:grounds?|reason|basis)\b(?: (?:for|to|against) [^.;,]*)?/giu,
  // Where somebody works, which is not told.
  /\b(?:s?he|they|the candidate)(?:'d| would)? (?:rather not|prefers? not to|asks? (?:us |me )?not to|does(?:n't| not) want (?:us )?to) (?:say|name|tell (?:us |you )?|disclose|share|give)\b[^.;]*\b(?:works?|working|employers?|company|firm|boss|job|is now|based)\b[^.;]*/giu,
  // What somebody asked about themselves.
  new RegExp(
    `^\\W*${ASKER} (?:asked|asks|wanted to know|was asking|wondered|was worried)(?: (?:me|us))? ?(?:whether|if)\\b${NO_TURN}[^.;]*\\b(?:would|will|could|might|'d|mind)\\b[^.;,]*`,
    'giu',
  ),
  // What is arranged for somebody, with why.
  new RegExp(
    `\\b(?:asked for|asks for|has asked for|'d like|would like|needs|wants|'d rather|would rather|requested|gets|has)\\b[^.;]{0,50}\\b${THING}\\b[^.;]{0,25}\\b(?:because of|for|due to|on account of) (?:his|her|their) [\\p{L} ]{3,20}${NO_TURN}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:mentioned|told (?:me|us|them)(?: about)?|disclosed|has|brought up)(?: that)? (?:(?:s?he has|he's got|she's got|his|her|their|an?) )?(?:\\p{L}+ )?${CONDITION} and (?:has )?(?:asked|asks|would like|'d like|needs|requested)\\b${NO_TURN}[^.;]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:can|may|could|will|is (?:free|welcome) to) (?:keep|wear|have|leave)(?: on)? (?:his|her|their|the|an?) (?:\\p{L}+ )?${WORN}(?: on)?(?![^.;]*\\b(?:not|off|rather|only if|at home|problem)\\b)`,
    'giu',
  ),
  // Days that somebody keeps free.
  new RegExp(
    `\\b(?:'d|would) (?:like to keep|rather (?:not work|keep)|prefer not to work|like) (?:\\p{L}+ )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: free| off| clear)?(?: (?:because of|for) (?:his|her|their) [\\p{L}]+)?${NO_TURN}`,
    'giu',
  ),
  // Why a job is open and for how long.
  /^(?=[^.;]*\b(?:cover\w*|contract|months?|handover|till|until|weeks?|runs? to|fixed[- ]term)\b)(?![^.;]*\b(?:hope\w*|rather|someone|somebody|no more|again|another|young\w*|prefer\w*|hope|man|not)\b)[^.;]*\b(?:s?he|\p{L}+)(?:'s| is| has)?(?: (?:away|off|back|out|going|gone))? ?(?:on|from) (?:(?:his|her) )?(?:maternity|paternity|parental|adoption)\b[^.;]*/giu,
];
