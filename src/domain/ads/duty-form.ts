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

/**
 * Whether a line says what is done, by its form: it begins with a verb of work, and nobody speaks in it. What it speaks of is then the work,
 * also where it is what a house else keeps to itself: grievances, redundancies, confidential files.
 */
export const isDutyByForm = (line: string): boolean =>
  BEGINS_WITH.test(line) && !OF_PEOPLE.test(line) && !/[.!?]\s+\S/u.test(line.trim());
