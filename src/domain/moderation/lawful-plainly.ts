import { ORIGIN } from './words.ts';

const OWN =
  '(?:faith|religion|belief|age|sex|gender|nationality|race|ethnicity|origin|accent|disability|health|family|politics)';
const PARENTS =
  '(?:new |birth |adoptive |expectant |foster )+(?:parents?|mothers?|mums?|moms?|dads?|fathers?)';
const TONGUES =
  '(?:english|afrikaans|isizulu|zulu|isixhosa|xhosa|sesotho|sotho|setswana|tswana|sepedi|xitsonga|tshivenda|siswati|isindebele)';

/** What says plainly that nothing is asked, what is offered, taught or spoken, or what a thing is called. */
export const LAWFUL_PLAINLY: readonly RegExp[] = [
  new RegExp(
    `\\b${ORIGIN} national (?:curriculum|opera|ballet|park|library|health|gallery|museum|theatre|trust|grid|rail|archives?|league|team|anthem|stadium|orchestra|framework|strategy|broadcaster|sport\\p{L}*|exam\\p{L}*|qualification\\p{L}*|standards?|institute|university|railways?|bank)\\b`,
    'giu',
  ),
  // A subject of South African schools.
  new RegExp(
    `\\b${TONGUES}(?: \\(?| as (?:a |the )?)?(?:home|first additional|second additional) language\\)?|\\b(?:home|first additional|second additional) language(?= (?:teacher|to|for|in|grade|from|fet|phase|subject|and english|classes)\\b)`,
    'giu',
  ),
  new RegExp(
    `(?:^|[,;:] ?)\\W*${OWN}(?:(?:,| and| or| nor) (?:your |their )?${OWN})* (?:isn['’]t|is not|aren['’]t|are not|is no|are no|is never|was never|plays no) (?:an? |any )?(?:requirement|criterion|criteria|condition|factor|barrier|bar|obstacle|part|considered|asked|recorded|weighed)\\b`,
    'giu',
  ),
  /\b(?:needn['’]t|need not|don['’]t (?:have|need) to|do not (?:have|need) to|no need to|without having to) (?:share|hold|profess|follow) (?:the|our|any|this|that|its|their) (?:\p{L}+ )?(?:faith|religion|beliefs?|creed)\b/giu,
  new RegExp(
    `\\b(?:weeks?|months?|days?|leave|time off|pay|support|cover|rooms?)(?:[’']? (?:of|paid|full|leave|off|pay|at|and))* for ${PARENTS}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:chat\\p{L}*|talk\\p{L}*|speak\\p{L}*|convers\\p{L}*|answer\\p{L}*|letters?|forms?|services?|song\\p{L}*|sing\\p{L}*|signs?|notes?|hello|greet\\p{L}*|written|writ\\p{L}+|taught|teach\\p{L}*|class\\p{L}*|radio|broadcast\\p{L}*|mass|menus?|web ?sites?|held|done|run) in ${ORIGIN}(?= ?[.,;:)!?]|$| (?:and|or|as|if|when|on|at|each|every|with|most|too)\\b)`,
    'giu',
  ),
  // Marks given without the name.
  /\b(?:shortlist\p{L}*|sift\p{L}*|marking|scoring|recruitment|applications?|cvs?|r[eé]sum[eé]s?|screening|selection|tests?)\b[^.;]{0,30}\b(?:is|are|was|done|run|read|marked|scored|sifted|assessed|reviewed|handled) (?:done |run |read |marked |scored |sifted |assessed )?blind\b/giu,
  // What somebody of a trade knows.
  /\b(?:bar|door|sales|fore|crafts|trades|ground|green|cooper|stone|timber|dray|stock|cattle|horse|herds|lines|camera|boat|seed|game|house|fire|ferry|plough|huntsm|nursery|handy|best )m[ae]n['’]s (?:background|experience|eye|trade|skills?|ticket|licen[cs]e|knowledge|tools?|entrance|hours|wages|card|cottage|speech)\b/giu,
  /^\W*(?:good|top|cheers,?|thanks,?) (?:man|lad|woman|girl|lass|bloke|fella)\W*$/giu,
  /\bnew grad(?:uate)?s? (?:(?:rn|nurses?|nursing|registered nurse|teacher|engineer\p{L}*|vet\p{L}*) )?(?:residenc(?:y|ies)|program\p{L}*|schemes?|intakes?|cohorts?|fellowships?|transition|rotations?|support)\b/giu,
  /\bif you (?:stammer|stutter|lip-?read|are (?:deaf|blind|dyslexic|autistic|neurodivergent|hard of hearing)|have (?:dyslexia|autism|adhd|a stammer|a disability)|use (?:a wheelchair|bsl|auslan|asl|a hearing aid|a screen reader)),? (?:take|ask|tell us|let us|we['’]ll|we will|we can|just|that['’]s|there['’]s|say|bring)\b/giu,
  /\b(?:women|mothers|mums|moms|dads|fathers|parents|carers|people) (?:who are )?(?:returning|coming back|going back) to work(?: after [^.;,]{0,30})? (?:are |is )?(?:very |always |especially |also |just as |most )?welcome\b/giu,
  /\b(?:until|when|till|while|once|after) you(?:['’]re| are) (?:back|away|off)(?: from)? (?:having|with) (?:a|the|your) (?:new )?(?:baby|child)\b/giu,
  /\bunion (?:reps?|delegates?|stewards?) (?:sit|sits|meet|meets|are (?:welcome|consulted|on|part)|attend|attends|work with|were consulted|help|have (?:a|an|their) (?:room|office|desk|seat))\b/giu,
  /\bsponsor\p{L}*\b[^.;]{0,30}\bat (?:this|the) (?:time|moment|present)\b/giu,
  // How many, whoever they are: who they are is read behind it.
  /\ba couple of(?= \p{L})/giu,
];
