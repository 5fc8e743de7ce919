import { isCalm } from './set-right.ts';

// What somebody told of themselves, needs or may ask for, and what is done for it: news and the offer that stands, a day that cannot be
// and another that is set, a copy made for a screen reader, a wish that is a yes. And that the best have the places, and what counts for nothing.

const rx = (source: string, flags = 'iu'): RegExp => new RegExp(`^\\W*(?:${source})\\W*$`, flags);

/** What is done holds for some, in part or in word only, or is something done to them. */
const YET =
  /\b(?:only|wants?|wish\w*|looking for|after an?|on paper|officially|for now|this once|actually|really|hire[sd]?|list|pile|queue|last|another|some(?:one|body)|others?|replace\w*|elsewhere|cheaper|client|not|never|nobody|without|cannot|ca?n['’]t|won['’]t|n['’]t)\b/iu;
const isGiven = (...texts: (string | undefined)[]): boolean =>
  isCalm(...texts) && texts.every((text) => text === undefined || !YET.test(text));

const SOMEBODY =
  '(?:[Ss]he|[Hh]e|[Tt]hey|(?:[Tt]he |[Oo]ur |[Yy]our )?(?:candidate|applicant|temp|nurse|driver|cook|teacher|new starter|starter|trainee)|(?!(?:Client|Owner|Manager|Boss|Chair|Panel|Director|Foreman|Principal|Partner|Employer|Nobody|Everyone|We|You|It|This|That|There)(?!\\p{L}))\\p{Lu}\\p{Ll}+)';
const HELLO = "(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Mm]orning|[Gg]['’]day|[Kk]ia ora|[Dd]ear)(?: \\p{L}+)?, )?";

// "She's let us know that she's 14 weeks along. It changes nothing: the offer's as it was".
const NEWS = rx(
  `${HELLO}${SOMEBODY}(?:['’]s| has| have| had|['’]ve)? (?:just |also )?(?:let (?:us|me|you) know|told (?:us|me|you)|disclosed|mentioned|declared|shared|rang to say|e-?mailed to say|said)\\b(?![^;]*\\b(?:wants?|would rather|prefers?|only|no more|looking for|after an?|nobody)\\b)[^;]*`,
  'u',
);
const OFFER =
  '(?:the |her |his |their )?(?:offer|start(?: date)?|job|interview|place|placement|contract|slot)';
const STANDS = rx(
  `(?:(?:it|that|this) (?:changes nothing|makes no difference(?: to (?:us|anything|the offer))?|does(?:n['’]t| not) change (?:anything|a thing|the offer))|${OFFER}(?:['’]s| is| are)? (?:unaffected|unchanged|still stands|stands|as (?:it was|planned|agreed|before)|goes ahead|confirmed))(?:(?:[:,–-]| and) ?[^;]{3,90})?`,
);
const standsBy = (text: string | undefined): boolean =>
  text !== undefined &&
  STANDS.test(text) &&
  isCalm(text.replace(/still stands/iu, 'stands')) &&
  !YET.test(text.replace(/does(?:n['’]t| not) change/iu, ''));

// "She's Adventist and can't come in on a Saturday. I've shifted her to Tuesday at four".
const CANNOT = rx(
  `${HELLO}${SOMEBODY}(?:['’]s| is| has| keeps| observes| uses| ha[ds])? [^;]{2,80}(?:can['’]t|cannot|won['’]t be able to|(?:isn['’]t|is not) able to) (?:come|do|make|sit|travel|work|start|interview|be (?:here|in|there))\\b[^;]*`,
  'u',
);
const DAY =
  '(?:(?:the |next |this |following |a |an |early |late )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|week|lunchtime|noon|video|phone|\\d|nine|ten|eleven|twelve|one|two|three|four|five))';
const MOVED = rx(
  `(?:so )?(?:(?:i|we)(?:['’]ve| have)? )?(?:shifted|moved|switched|put|booked|changed|rebooked|brought) (?:her|him|them|it|(?:the |her |his |their )(?:interview|trial|meeting|slot|visit|test)) (?:in |forward |back |over )?(?:to|for|into|on) ${DAY}\\b[^;]*`,
);

// "He's blind and the case study was a scan, so I typed it up for his screen reader".
const HELPED = rx(
  `${HELLO}${SOMEBODY}(?:['’]s| is| has| uses| wears| needs| can['’]t| cannot) [^;]{2,90}?,? so (?:i|we|I|We)(?:['’]ve| have|['’]ll| will)? (?:also |just )?(?:typed|retyped|printed|enlarged|sent|read|recorded|converted|captioned|booked|arranged|reserved|set|ordered|scanned|e-?mailed|made|wrote|written|got|brought|blown|blew|put)\\b[^;]*(?:screen reader|large(?:r)? print|bigger (?:type|font|print)|captions?|interpreter|braille|hearing loop|ramp|ground floor|plain text|in (?:word|html)|quiet room|stool|lift|step-free|seat|extra time|more time)\\b[^;]*`,
  'u',
);

// "If a candidate asks about Eid, tell them that the depot already swaps shifts for those".
const WHO_ASKS =
  '(?:an? |any |the )?(?:candidates?|applicants?|anyone|anybody|someone|somebody|one of them|they|he|she|you|workers?|drivers?|nurses?|starters?|new starters?|people|staff)';
const SWAPS =
  '(?:(?:already|always|gladly|happily|often|do|does|will|can|can all|are happy to|is happy to) )*(?:(?:swaps?|moves?|covers?|changes?|arranges?|plans?|works?|fits?|builds?|trades?) (?:the |all |round |around |its |our |their )*(?:shifts?|rosters?|rotas?|hours|runs?|days?|starts?|breaks?|leave|those|them|that|it)|gives? (?:the day|time|leave|everyone|everybody|people|staff|anyone) (?:off|leave|the day|time)?|pays? for (?:it|that|those)|(?:has|have|keeps?) an? (?:quiet|prayer|multi-?faith|lactation|nursing) room)';
const TOLD_SO = rx(
  `(?:please )?(?:if|when|should) ${WHO_ASKS} (?:asks?|wants? to know|enquires?|wonders?) (?:you |us |me )?(?:about|for|whether|if|over|after) [^;]{3,90}, (?:please |just |you can |do )*(?:tell|let|assure|say|answer)(?: (?:to )?(?:him|her|them))?(?: know)?(?: that)? (?:the |our |their |this )?(?:\\p{L}+ ){0,2}?\\p{L}+ ${SWAPS}\\b[^;]*`,
);
// "If someone needs to be off from Friday sundown, it's a yes".
const A_YES = rx(
  `(?:if|when|should|where) ${WHO_ASKS} (?:needs?|wants?|(?:has|have|asks?)(?= to)|would like) (?:to (?:be (?:off|home|away|out)|leave|start|finish|pray|swap|sit|stop|step|pump|inject|rest|eat|fast|keep|wear|bring|take|work from home|come in)|(?:an? |the |some |extra |more )*(?:time|breaks?|day|days|morning|afternoon|friday|saturday|sunday|interpreter|seat|stool|chair|leave|quiet room|ramp|captions)(?: off)?)\\b[^;]{0,80}, (?:then )?(?:(?:it|that|the answer|our answer)(?:['’]s| is| will be)|we(?:['’]ll| will)? say) (?:(?:always|of course|simply|an? easy|an?) )*(?:yes|fine|no (?:problem|bother|trouble|drama|worries)|sorted|arranged|granted|agreed|ok(?:ay)?)(?:,? (?:every time|with us|here|already|from (?:us|all of us)))?`,
);

// "Every place goes to the best candidate, whoever that is".
const BEST = rx(
  [
    "(?:but |and |so )?(?:every|each|all|the|any) (?:\\p{L}+ )?(?:places?|posts?|jobs?|roles?|seats?|apprenticeships?|positions?|offers?|appointments?) (?:goes?|will go|(?:is|are) (?:given|offered)) to (?:the|whoever(?:['’]s| is)(?: the)?) (?:best|strongest|highest[- ]scoring|most (?:able|capable|suitable|qualified|skilled))(?: (?:candidates?|applicants?|person|people|qualified|for (?:it|the job)|on the day|placed|suited|scores?|marks?))*(?:,? (?:whoever|wherever) (?:that|they|it|he or she)(?:['’]s| is| are|['’]re| may be| might be| turns? out to be| come from)?)?",
    '(?:jede[rs]?|die|der) (?:platz|stelle|posten|ausbildungsplatz) (?:geht|bekommt|erhält) (?:an )?(?:die|den|der) (?:beste|bestgeeignete|fachlich beste)[nr]? (?:bewerbung|bewerber\\p{L}*|person|kandidat\\p{L}*)(?:, (?:wer auch immer|egal wer|ganz gleich wer|wer immer) [^,;]{2,25})?',
    "(?:chaque|tous les|le|la) (?:places?|postes?) (?:va|vont|revient|ira) (?:à la |au |aux )(?:meilleure?s?) (?:candidature|candidate?|dossier|personne)s?(?:, (?:quelle qu['’]elle|quel qu['’]il|qui que ce) (?:soit))?",
    '(?:cada|todas las|la) (?:plazas?|puestos?) (?:es|va|irá|será|son) (?:para|a) (?:la|el|quien) (?:mejor|tenga mejor) (?:candidat\\p{L}*|persona|nota|puntuación)(?:, (?:sea quien sea))?',
    '(?:ogni|il|la) (?:posto|posizione) (?:va|andrà) (?:al|alla) (?:miglior[e]?|migliore) (?:candidat\\p{L}*|persona)(?:, (?:chiunque sia))?',
    '(?:elke|iedere|de) (?:plek|plaats|functie|baan) gaat naar de beste (?:kandidaat|sollicitant|persoon)(?:, (?:wie dat ook is))?',
  ].join('|'),
);

// "L'accent et le pays d'origine n'ont aucune importance pour eux".
const listOf = (kind: string, and: string): string => `${kind}(?:(?:,| ${and})+ ${kind}){0,5}`;
const NO_MATTER = rx(
  [
    `${listOf("(?:l['’]|le |la |les |son |votre )?(?:accent|pays d['’]origine|pays de naissance|lieu de naissance|origines?|nationalité|nom|âge|sexe|religion|couleur de peau|situation (?:de famille|familiale)|handicap|apparence|orientation sexuelle)", '(?:et|ou|ni)')} (?:n['’](?:ont?|a|auront|aura)|ne (?:comptent?|jouent?|joue|pèsent?|changent?|change|font|fait)|n['’]entrent?|n['’]entre) (?:ici |pour (?:eux|nous) )?(?:aucune? (?:importance|rôle|poids|incidence)|pas|rien|en ligne de compte|pas en ligne de compte)(?: (?:pour (?:eux|nous|le client|elle|lui)|ici|chez (?:eux|nous)))?`,
    `${listOf('(?:el |la |los |su )?(?:acento|país de (?:origen|nacimiento)|origen|nacionalidad|nombre|edad|sexo|religión|color de piel|estado civil|discapacidad)', '(?:y|o|ni)')} no (?:importan?|cuentan?|influyen?|pesan?|tienen? (?:ninguna |la menor )?importancia)(?: (?:para (?:ellos|nosotros|nada)|aquí))?`,
    `${listOf("(?:l['’]|il |la |lo )?(?:accento|paese d['’]origine|origine|nazionalità|nome|età|sesso|religione|colore della pelle|stato civile|disabilità)", '(?:e|o|né)')} non (?:contano?|conta|importano?|importa|pesano?|hanno? (?:alcuna|nessuna) importanza|ha (?:alcuna|nessuna) importanza)(?: (?:per (?:loro|noi)|qui))?`,
    `${listOf('(?:der |die |das )?(?:akzent|herkunft|geburtsland|herkunftsland|nationalität|name|alter|geschlecht|religion|hautfarbe|familienstand|behinderung)', '(?:und|oder)')} (?:sind|ist|haben|hat) (?:für (?:sie|uns|ihn|den kunden) |dort |hier |ihnen )?(?:keinerlei bedeutung|keine bedeutung|ohne bedeutung|ohne belang|unerheblich|nicht von belang)(?: für (?:sie|uns|ihn|den kunden))?`,
    `${listOf('(?:het |de )?(?:accent|land van herkomst|geboorteland|herkomst|nationaliteit|naam|leeftijd|geslacht|geloof|huidskleur)', '(?:en|of)')} (?:doen|doet|zijn|is|heeft|hebben) (?:voor (?:hen|ons) |daar |hier )?(?:er niet toe|niet van belang|geen belang|van geen belang)(?: voor (?:hen|ons))?`,
  ].join('|'),
);

// "She can start when she's had her jabs".
const START_AFTER = rx(
  `(?:she|he|they|you)(?:['’]ll| will)? (?:(?:can|may|could|is able to|be able to|free to) )?(?:start|begin|join(?: us| them)?|come in|go on (?:the )?(?:ward|floor|shift|site)|be rostered)(?: (?:on|with) [\\p{L} ]{2,20})? (?:when|once|after|as soon as) (?:she|he|they|you)(?:['’]s|['’]ve| has| have) (?:had|done|got|finished|passed|completed|signed|brought in|sent in|shown us) (?:(?:his|her|their|your|the|both|all|an?|last|two|three|second|third|final|hep|b|flu|tetanus|mmr|covid|tb|of|and|first[- ]aid|site|fire|white|green|safety|manual handling|police|dbs|signed) )*(?:jabs?|injections?|vaccin\\p{L}*|boosters?|shots?|inductions?|paperwork|checks?|contract|tickets?|card|training|references?|course|exams?|uniform)(?: (?:and|or) (?:(?:his|her|their|your|the|an?|site|first[- ]aid) )*(?:jabs?|inductions?|paperwork|checks?|contract|training|references?|course|uniform))?`,
);

// "Offer's gone to Tamsin, who is seven months pregnant. She'll start when her leave's over".
const TAKEN_ON = rx(
  `(?:[Tt]he )?(?:[Oo]ffer|[Jj]ob|[Pp]lace|[Pp]ost|[Cc]ontract|[Rr]ole)(?:['’]s| has| is)? (?:gone|been made|been offered|going|made|gone out|went) to ${SOMEBODY}(?: \\p{Lu}[\\p{L}’'-]+)?, who(?:['’]s| is| has| uses| wears)(?! (?:ha|done|worked|\\p{L}+ed))[^;]{3,80}`,
  'u',
);
const STARTS = rx(
  `(?:s?he|they)(?:['’]ll| will| is going to|['’]s going to|['’]s due to| is due to)? (?:starts?|joins?|begins?)\\b(?: (?:us|them|work|there))? (?:when|once|after|on|in|at|as soon as|next|from) [^;]{3,100}`,
);
const CUT_SHORT =
  /\b(?:trial|probation|see how|unless|if (?:she|he|they)|temporar\p{L}+|for now|\p{L}+ (?:if|unless) |less|lower|instead|whether)\b/iu;

// "She's an Adventist and the skills day fell on a Saturday. Gave her the same tests on the Wednesday".
const FELL_ON = rx(
  `${HELLO}${SOMEBODY}(?:['’]s| is| keeps| observes| has) [^;]{2,60},? (?:and|so|but) (?:the|our|their|your) (?:[\\p{L}-]+ ){1,3}?(?:fell|falls|was|is|were|landed|lands|clashed|clashes) (?:on|with|during) (?:an? |the |his |her |their )?(?:[Ff]riday|[Ss]aturday|[Ss]unday|[Ss]habbat|[Ss]abbath|[Ee]id|[Rr]amadan|[Dd]iwali|[Pp]assover|[Yy]om [Kk]ippur|dialysis|chemo|treatment|scan|appointment|due date|prayers?)\\b[^;]{0,30}`,
  'u',
);
const GAVE_SAME = rx(
  `(?:so )?(?:(?:i|we)(?:['’]ve| have)? )?(?:gave|given|ran|run|sat|set|did|offered|held|repeated|put on) (?:(?:her|him|them) )?(?:the (?:same|very same|whole)|it|an identical|a second)\\b[^;]{0,30}? (?:on|for|in|the) ${DAY}\\b(?:,? (?:with )?(?:the )?same (?:assessors?|panel|questions|marks?|test|time|room|mark sheet)(?: and \\p{L}+)?)?`,
);

// "Retired from a chain? On the register since last month? We've room for either".
const AT_EITHER_END =
  /^\W*(?:semi-?retired|retired|just retired|back from retirement|winding down)(?: (?:from|out of) (?:an? |the )?[\p{L} ]{2,25})?\W*$/iu;
const ROOM_FOR_ALL = rx(
  "(?:we(?:['’]ve| have)|there(?:['’]s| is)) (?:room|a place|work|space|shifts) for (?:either|both|all|any|every one)(?: of (?:you|them|those))?(?:,? (?:or|and) (?:for )?(?:both|either|all)(?: of you)?)?(?: (?:part|full)[- ]time)?",
);

// "Slechts één van onze twaalf hoogleraren is een vrouw", said as the reason of a preference with equal suitability.
const FEW_ABROAD =
  /^\W*(?:slechts|maar|nog maar|nur|lediglich|seulement|erst) (?:één|een|twee|drie|\d+|eine?r?|zwei|drei) (?:van|op|von|der|unserer|de) (?:onze |de |unseren |unserer |den |nos )?(?:\p{L}+ )?\p{L}+ (?:is|zijn|ist|sind|est) (?:een |eine )?(?:vrouw(?:en)?|frau(?:en)?)\W*$/iu;
const WITH_EQUAL =
  /(?<!\p{L})(?:bij gelijke (?:geschiktheid|kwalificaties?|bekwaamheid)|bei gleicher (?:eignung|qualifikation|befähigung))(?!\p{L})/iu;
const OF_WOMEN = /(?<!\p{L})(?:vrouw(?:en)?|frauen)(?!\p{L})/iu;

/** Whether the sentence at a place only tells what somebody has, needs or asks for, with what is done for it. */
export function isArrangedFor(texts: readonly string[], at: number): boolean {
  const text = texts[at] ?? '';
  const next = texts[at + 1];
  if (BEST.test(text) || NO_MATTER.test(text) || START_AFTER.test(text)) return isCalm(next);
  if (A_YES.test(text)) return isGiven(next);
  if (TOLD_SO.test(text)) return isGiven(text, next);
  if (HELPED.test(text)) return isCalm(text, next) && !YET.test(text.replace(/can['’]t|cannot/iu, ''));
  if (next === undefined) return false;
  const after = texts[at + 2];
  if (AT_EITHER_END.test(text) && (ROOM_FOR_ALL.test(next) || ROOM_FOR_ALL.test(after ?? '')))
    return isCalm(next.replace(/\bstill\b/iu, ''), after);
  if (FEW_ABROAD.test(text) && WITH_EQUAL.test(next)) return isCalm(next) && OF_WOMEN.test(next);
  if (TAKEN_ON.test(text) && STARTS.test(next))
    return isCalm(text, next, after) && !CUT_SHORT.test(next) && !YET.test(next.replace(/\bclient\b/giu, ''));
  if (FELL_ON.test(text) && GAVE_SAME.test(next))
    return isCalm(text.replace(/\bbut\b/u, 'and'), next, after) && !YET.test(next);
  if (CANNOT.test(text) && MOVED.test(next))
    return isCalm(text, next, after) && !YET.test(next.replace(/\bclient only needs to know\b/iu, ''));
  if (!NEWS.test(text) || !isCalm(text, next)) return false;
  return standsBy(next) ? isCalm(after) : standsBy(after) && !YET.test(next);
}
