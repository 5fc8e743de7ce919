import { isGiven } from '../names/index.ts';

// That somebody leaves, left or is away, in the languages of the briefs.
const LEAVES =
  /(?<!\p{L})(?:retir\p{L}+|leaving|leaves|left|winding (?:down|up)|stepping (?:back|down|aside)|slowing down|cutting (?:down|back|his|her|their) |dropping to|selling (?:up|out)|giving notice|going part[- ]time|packing (?:it|up)|finishing up|scheidet [^.;,]*aus|tritt [^.;,]*kürzer|gibt [^.;,]*(?:auf|ab)|reduziert|causa(?:rá)? baja|se (?:marcha|jubilará|irá)|deja(?:rá)? (?:la|el|su)|cesa(?:rá)?|lève le pied|cesse|prend (?:sa|un) (?:retraite|recul)|lascia|stopt ermee|bouwt af|slutar|trappar ner|moving on|moved on|off sick|on hospice|into hospice|going on \p{L}+ leave|resign\p{L}*|handed in|passed away|gaat [^.;,]*(?:naar (?:de |een )?(?:concurrent|ander\p{L}*|collega)|weg|met pensioen)|vertrekt|stopt|is weg|hört [^.;,]*auf|geht [^.;,]*(?:in rente|in pension|weg)|verlässt|kündigt|hat gekündigt|ist [^.;,]*krank|fällt [^.;,]*aus|is [^.;,]*ziek|är sjuk\p{L}*|part (?:à la retraite|en retraite|chez)|quitte|démissionn\p{L}+|se jubila|se va|nos deja|va in pensione|se ne va|si è dimess\p{L}+|ci lascia)(?!\p{L})/iu;
// Whom the sentence speaks of: one who has been named, or is pointed at.
const ONE_OF_THEM =
  /(?<!\p{L})(?:(?:he|she)(?:['’]s| is| has| will)|(?:der|die|unsere?r?|onze|notre|nuestr[oa]|il nostro|la nostra|vår) (?:\p{L}+)(?= (?:fällt|is|ist|är|part|quitte|se|va|hört|geht|vertrekt|stopt))|die (?:jongen|man|vrouw|collega) moet ik vervangen|(?:(?:[Ll]a |[Ee]l |[Ii]l )?[Ss]eñora?|[Ss]ignora?|Frau|Herr|Mme|Madame|Monsieur|Mr|Mrs|Ms|[Mm]evrouw|[Mm]eneer|[Dd]on|[Dd]oña)\.? \p{Lu}|(?:[Uu]ncle|[Aa]unt(?:ie|y)?|[Oo]nkel|[Tt]ante|[Oo]ncle|[Tt][ií][oa]|[Zz]i[oa]|[Oo]om) \p{Lu}|(?:^|\p{P} ?)(?:[Mm]y|[Oo]ur|[Mm]ein|[Mm]on|[Mm]i|[Mm]ijn) (?:dad|mum|mam|father|mother|brother|sister|uncle|aunt|partner|cousin|Vater|Bruder|père|frère|padre|hermano|vader|broer) (?=is|has|will|ist|hat|va|se|gaat|wird))/u;
// That somebody is wished for, in which case it is no news alone.
const WISHES =
  /(?<!\p{L})(?:so (?!please)|rather|sooner|prefer\p{L}*|someone|somebody|anyone|whoever|another|instead|this time|again|want\p{L}*|need\p{L}*|must|looking|avoid|no more|only|never|bitte|keine?[nrms]?|nie wieder|will|wollen|such\p{L}*|lieber|diesmal|jemand\p{L}*|soll\p{L}*|cette fois|évit\p{L}*|plus de|préf\p{L}*|veu\p{L}*|voul\p{L}*|cherch\p{L}*|plutôt|quelqu[’']un|esta vez|mejor|quier\p{L}*|busc\p{L}*|sol[oa]|evit\p{L}*|alguien|questa volta|meglio|cerc\p{L}*|vogl\p{L}*|vorre\p{L}*|qualcun\p{L}*|deze keer|liever|geen|graag|wil|zoek\p{L}*|alleen|iemand|opnieuw|weer een|would|could|wäre?n?|würden?|serait|sería|seria|vendría|sarebbe|andrebbe|zou|mag|jung\p{L}*|jünger\p{L}*|jeunes?|jóven\p{L}*|joven\p{L}*|giovan\p{L}*|jonge(?!n moet ik)\p{L}*|young\p{L}*|old\p{L}*|eine?[nr]? (?:frau|mann|dame)|femmes?|hommes?|chic[ao]s?|mujer\p{L}*|hombres?|ragazz\p{L}*|donn[ae]|uom(?:o|ini)|kerels?|vrouwen|meisje\p{L}*|wom[ae]n|m[ae]n|girls?|lads?|boys?|guys?|lad(?:y|ies)|kids|children|kinder|enfants|hijos|figli|kinderen|fit|healthy|gesund\p{L}*)(?!\p{L})/iu;
// "I'd rather he did it in his own time", "she'd rather tell them herself": how it is to be told, and no wish for somebody.
const THEIR_OWN_WISH =
  /(?<!\p{L})(?:I|we|he|she|they)(?:['’]d| would) (?:rather|sooner|prefer|like) (?:it (?:stayed|kept|came)|(?:he|she|they|nobody|no ?one|that) (?:did|told|said|heard|knew|kept|does|didn['’]t)|(?:to )?(?:tell|say|keep|do|break))(?: [^.;,]*)?/giu;
// What heads why a job is open.
const REASON = /^\W*(?:grund|anlass|hintergrund|motif|motivo|reason|why|reden|background)(?: [^:]{0,25})?:/iu;
// What somebody does by being of a kind is no news of them.
const BECAUSE =
  /(?<!\p{L})(?:because|since she|since he|pregnan\p{L}*|schwanger\p{L}*|enceinte|embaraz\p{L}*|incinta|zwanger|too old|zu alt|trop (?:vieux|vieille)|viejo|vecchi[oa]|te oud)(?!\p{L})/iu;

/**
 * Whether a sentence of a client's brief tells of somebody who leaves, left or is away ("he's going on hospice", "Rinus gaat naar de
 * concurrent, die jongen moet ik vervangen") and of nobody who is wished for.
 */
export function tellsWhoLeaves(sentence: string): boolean {
  const told = sentence.replace(REASON, '').replace(THEIR_OWN_WISH, '');
  if (!LEAVES.test(told) || WISHES.test(told) || BECAUSE.test(told)) return false;
  const first = /^\W*(\p{Lu}\p{Ll}+)/u.exec(told)?.[1] ?? '';
  return ONE_OF_THEM.test(told) || isGiven(first.toLowerCase());
}

// "Sophie is expecting in May; we need someone to cover her desk till February": who goes for a while, and the next sentence says that their
// work is done by somebody, whoever that is.
const GOES_SOON =
  /^\W*(?!(?:She|He|It|That|Who|They|Somebody|Someone|Everybody|Nobody|Anybody|Anyone)(?!\p{L}))(?:(?:[Oo]ur|[Tt]he|[Mm]y) (?:[\p{L}-]+ ){0,3})?\p{L}+(?: \p{L}+)?(?:['’]s| is) (?:expecting|due|having (?:a|her|their) (?:(?:first|second|third) ?)?(?:baby|child|little one)?|off (?:to have|having) (?:a|her) baby|(?:going )?(?:off )?on (?:maternity|parental|adoption) leave)(?: (?:in|from|at|around|this|next|by) (?:the )?(?:(?:start|end|middle) of )?[\p{L}\d]+(?: [\p{L}\d]+)?)?\W*$/u;
const COVERED =
  /^\W*(?:so |and )?(?:(?:we|i)(?:['’]re| are| am|['’]d| would)? (?:need|looking for|after|like)|this is|it['’]s|the (?:post|job|role) is) (?:(?:an? )?(?:some(?:body|one)|locum|temp|cover|pair of hands|[\p{L}\d-]+ (?:months?['’]? )?(?:cover|contract|post|fixed term))) ?(?:(?:to )?(?:cover|mind|hold|keep|fill|look after|run|do|take)|in|for|from|until|till|at)?(?!\p{L})(?!.*(?<!\p{L})(?:who|won['’]?t|without|old\p{L}*|young\p{L}*|mature|settled|single|wom[ae]n|m[ae]n|girl|lad|not|never|again|this time|kids|children|family|same|like)(?!\p{L}))/iu;

/** Whether a sentence tells who is away for a child, and the next one only that their work is covered. */
export const isCoveredByNext = (text: string, next: string | undefined): boolean =>
  next !== undefined && GOES_SOON.test(text) && COVERED.test(next);
