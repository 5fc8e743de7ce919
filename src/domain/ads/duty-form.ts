/** What work is done with, in the form in which a list of duties has it; none of these is said to a recruiter who is asked for something. */
const VERBS =
  'accommodate|administer|adjust|advise|analy[sz]e|answer|apply|appraise|arrange|assemble|assess|assist|attend|audit|bake|balance|build|butcher|calibrate|care|carry|cater|chair|check|clean|coach|coat|collect|commission|compile|complete|conduct|control|cook|coordinate|counsel|cover|cut|decorate|deliver|demonstrate|design|develop|diagnose|dig|direct|dispatch|dispense|document|draft|drive|educate|enforce|engineer|ensure|erect|escort|estimate|evaluate|examine|execute|fabricate|facilitate|feed|fell|fill|fit|forecast|fry|groom|guide|handle|harvest|implement|inspect|install|instruct|interpret|investigate|issue|keep (?=records|stock|books|minutes|accounts|logs|equipment|patient|the (?:books|records|stock|site|kitchen|floor))|label|lay|lead|liaise|lift|load|log|maintain|manage|manufacture|map|mark|measure|mediate|mentor|milk|mix|monitor|motivate|negotiate|nurse|observe|operate|optimi[sz]e|orchestrate|organi[sz]e|oversee|pack|paint|patrol|perform|pick|plan|plant|polish|prepare|price|process|procure|produce|programme?|promote|prune|purchase|receive|recommend|reconcile|record|recruit|refurbish|repair|represent|research|resolve|respond|restock|review|run|safeguard|schedule|screen|sell|serve|service|sew|sort|stack|sterili[sz]e|stock|strip|supervise|supply|support|survey|teach|tend|test|train|transcribe|translate|transport|treat|troubleshoot|tutor|unload|update|validate|verify|wash|weigh|weld|wire|write';
const BEGINS_WITH = new RegExp(
  String.raw`^\W*(?:\p{Lu}[\p{L} ]{2,25}:\s+)?(?:(?:you(?:['’]ll| will)|they(?:['’]ll|['’]d| will| would)|to|and|also|daily|then) )*(?:help (?:to )?)?(?:${VERBS})(?!\p{L})`,
  'iu',
);
/** What a line of duties never has: who speaks, and of whom of the house. */
const OF_PEOPLE =
  /(?<!\p{L})(?:i|me|my|mine|we|us|he|she|him|his|her|hers|they(?=['’]?(?:ve|re)| (?:have|are|were|had|left|went|lost|sold))|this|it['’]s|isn['’]t|don['’]t|won['’]t|not|never|nobody|please|pls|fee|agency|recruiter|sacked|fired|quit|left)(?!\p{L})|(?<!\p{L})our(?! (?:clients?|customers?|guests?|residents?|patients?|teams?|sites?|stores?|systems?|suppliers?|products?|members?)(?!\p{L}))|[$£€]\s?\d/iu;

/** "She'd have them running the consultation", "we'll have you driving": what somebody of the house has whoever comes do. */
export const HAS_THEM_DO =
  /^(?:she|he|they|we|i|the (?:boss|manager|owner|client|director))(?:['’](?:d|ll)| would| will|['’]s going to|['’]re going to)? (?:have|has|get|gets|want|wants|need|needs|keep|keeps) (?:them|him|her|him or her|you|whoever (?:comes|it is)|the (?:person|new (?:one|person|starter))) (?=\p{L}+ing(?!\p{L}))/iu;
/** "Most of what we do is limestone repair: cutting mouldings, taking templates". */
export const MOST_OF_WORK =
  /^(?:most|the bulk|a lot|much|the rest|nearly all|half) of (?:what (?:we|they|you)(?:['’](?:d|ll))? (?:do|does|make|build|fix|see|be doing)|(?:the|our) (?:work|job|day|week)) (?:is|are|will be|would be|involves|means) (?=\p{L})/iu;
// What a house does of which it tells nobody yet.
const NEWS =
  '(?!(?:closing|shutting|leaving|letting|laying|selling (?:up|out|the)|merging|announcing|moving|losing|suing|cutting (?:jobs|staff|costs|back|heads)|getting rid)(?!\\p{L}))';
/** What whoever comes will be doing, and a list of what is done behind a colon. */
const IN_THE_DOING = new RegExp(
  String.raw`^\W*(?:[Yy]ou(?:['’]ll| will) be ${NEWS}\p{L}+ing(?!\p{L})|(?![^:]*(?:interview|process|step|round|reason|secret|nobody|knows|confiden|trial|news))[^:.;!?]{3,80}: (?:\p{Ll}+ )?${NEWS}\p{Ll}+ing(?!\p{L})(?:(?!(?<!\p{L})(?:closing|shutting|merging|sacking|firing|announcing)(?!\p{L}))[^.!?])*(?:,| and) (?:(?:and|then) )*\p{Ll}+ing(?!\p{L}))`,
  'u',
);

/**
 * Whether a line says what is done, by its form: it begins with a verb of work, and nobody speaks in it. What it speaks of is then the work,
 * also where it is what a house else keeps to itself: grievances, redundancies, confidential files.
 */
export const isDutyByForm = (line: string): boolean => {
  const said = line.trim().replace(HAS_THEM_DO, 'You will be ').replace(MOST_OF_WORK, '');
  return (
    (BEGINS_WITH.test(said) || IN_THE_DOING.test(said)) && !OF_PEOPLE.test(said) && !/[.!?]\s+\S/u.test(said)
  );
};
