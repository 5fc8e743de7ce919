// What a client, an owner or a panel thought, wrote or asked of people, where a sentence after it sets it right: the law or the scoring was
// told them, the words were changed for ones that say no person. Nothing in either takes it back.

const rx = (source: string): RegExp => new RegExp(`^\\W*(?:${source})\\W*$`, 'iu');

/** What was meant holds all the same, or somebody else is wished for. */
const YET =
  /(?<!\p{L})(?:but|though|although|however|unless|except|as long as|provided|only if|instead|rather|prefer\w*|sadly|unfortunately|withdr\w+|pass(?:ed)? on|wink\w*|find out|find (?:him|her|them|an?)|between (?:us|the lines)|same (?:thing|people|kind|sort|ones?|crowd|effect)|(?:so|and) (?:skip|bin|drop|send|get|pick|find|look|let|leave)|too (?:old|young|frail|slow|ill|soft)|quietly|still|anyway|all the same|off the record|(?:is|as|in|a) code|code for|mean it|(?:a|some(?:one|body)|anyone) (?:young|fresh|local|male|female)\w*|younger|(?:has|have|'s got|had) a point|(?:i|we) (?:get|see|take|understand) (?:it|why|(?:his|her|their|the) point)|aber|jedoch|trotzdem|lieber|jünger\p{L}*|mais|cependant|quand même|plutôt|plus jeune|pero|sin embargo|mejor|aun así|más joven|ma|però|comunque|piuttosto|più giovane|maar|toch|liever|jonger\p{L}*)(?!\p{L})/iu;

const ASKER =
  '(?:(?:the|a|an|one|another|our|my|this|new|hiring|line|shop|plant|site|regional|head|practice) )*(?:employer|client|manager|owner|boss|chair|director|panel(?: member)?|panell?ist|foreman|partner|principal|supervisor|interviewer|landlord|franchisee|governor|trustee|s?he|they|\\p{L}+)';
const HOLDS =
  '(?:thought|thinks|felt|feels|said|says|reckoned|reckons|worried|worries|feared|fears|wondered|wonders|assumed|assumes|supposed|suggested|suggests|joked|grumbled|hinted|argued|believed|was (?:worried|afraid|nervous|sure|of the view)|is (?:worried|afraid|nervous|sure))';
// "Employer thought that at 62 she was “on the home straight”".
const OPINION = rx(`${ASKER} ${HOLDS}\\b(?: (?:aloud|out loud|to me|that|about|if|whether))* [^.;]{3,110}`);
const LAW =
  "(?:there(?:['’]s| is| was) no (?:retirement age|(?:upper )?age limit|such (?:thing|rule|limit)|law against|(?:height|weight) (?:rule|limit))(?: (?:in|on|for|under|at) (?:this|the|our|these|any) [\\p{L} ]{2,25}| here)?|(?:age|race|sex|faith|religion|pregnancy|disability|health|family|marital status|nationality|hair|an accent|the accent|a (?:gap|baby|pregnancy|disability|condition|child))(?: itself)? (?:is|was|has|plays)(?:n['’]t| not| no|(?= (?:protected|off)))[^.;,]{0,25} (?:reason|ground|matter|question|test|criteri(?:on|a)|factor|something (?:we|you|anyone)|part of|on the|allowed|lawful|count(?:s|ed)?|weigh(?:ed)?|scored?|relevant|barrier|bar|place|bearing|protected|off[- ]limits)(?:[^.;,]{0,40})?|(?:that|it)(?:['’]s| is| was| would be) (?:(?:not|no) (?:a |an |our |any )?(?:reason|ground|matter|question|factor|test|lawful|legal|allowed)|(?:(?:age|race|sex|disability|pregnancy|religious) )?discrimination|unlawful|illegal|against the law|protected)(?: (?:to|for|of|by|under|here|in) [^.;,]{2,40})?|the (?:act|law|code|eeoc|ada|adea|agg)\\b[^.;,]{0,50}\\b(?:forbids|protects|says|bars|rules|covers|gives|lets|doesn['’]t)[^.;,]{0,40})";
const SCORING =
  "(?:that )?(?:we|they|he|she|the panel)(?:['’]d| would|['’]ll| will| only|['’]re| are)* (?:be )?(?:scor(?:e|ed|es|ing)|mark(?:s|ed|ing)?|judg(?:e|ed|es|ing)|assess(?:es|ed|ing)?|go(?:es)? by|look(?:s|ed|ing)? at|weigh(?:s|ed|ing)?|interview(?:ing)?) (?:what[^.;,]{2,40}|the (?:answers?|work|work sample|test|trial|evidence|criteria|portfolio)|(?:her|his|their|on) (?:answers?|work|skills?|record|experience|evidence|merit))";
const TOLD =
  "(?:(?:so |then )?(?:i|we)(?:['’]ve| have|['’]d)? )?(?:said|told (?:him|her|them|the \\p{L}+)|explained(?: to (?:him|her|them))?|pointed out(?: to (?:him|her|them))?|reminded (?:him|her|them)|answered|replied|showed (?:him|her|them))(?: that| how)? ";
const ANSWERED = rx(
  `${TOLD}(?:${LAW}|${SCORING})(?:,? and (?:that )?(?:${LAW}|${SCORING}|(?:he|she|they|that) (?:agreed|understood|dropped it|took (?:it|the) (?:well|point)|was (?:that|the end of it))))?`,
);

const QUOTED = '[„“"«»”\'‘] ?\\p{L}[^„“"«»”]{1,60}[“"«»”\'’]';
// "Chair had written “young and hungry”", "Client asked for “a recent grad”".
const CITES = rx(
  `${ASKER}(?:['’]d|['’]s (?:draft|brief|ad|advert|spec|wording|first draft))?(?: (?:had|has|first|also|then))* (?:had|written|wrote|put|asked for|wanted|typed|said|used|specified|drafted|called for|began with|opened with) (?:an? |some |the )?${QUOTED}(?: (?:in|at|on|for) (?:it|there|an?|the|his|her|their)[^.;,]{0,25})?`,
);
const MEANT = rx(
  '(?:it )?(?:turns|turned) out (?:that )?(?:he|she|they|it)(?: really| only| just)? (?:means?|meant|wants?|wanted|needs?|needed) [^.;]{3,80}|(?:i |we )?asked (?:him|her|them) what (?:he|she|they|it) meant[^.;]{0,60}|what (?:he|she|they) (?:means?|meant|needs?|needed|wants?|wanted) (?:is|was) [^.;]{3,80}',
);
// "Explained that it shuts out older applicants and can't run".
const EXPLAINED = rx(
  "(?:so )?(?:(?:i|we)(?:['’]ve| have)? )?(?:explained|told (?:him|her|them|the client)|pointed out|said)(?: to (?:him|her|them))?(?: that)? (?:it|that|the (?:word|phrase|line|words))(?: only)? (?:shuts? out|puts? off|rules? out|leaves? out|picks?|keeps? out|excludes?|reads? as)\\b[^.;]{3,60}(?:,? and (?:it |so it |that )?(?:can['’]t|cannot|couldn['’]t|won['’]t|may not) (?:run|go (?:in|out|up)|stand|stay|be (?:used|printed)))?",
);
const TAKES_BACK =
  /\b(?:but|though|anyway|still|insists?|wants? (?:it|them)|all the same|between us|quietly)\b/iu;
const NOW_READS = rx(
  "(?:now reads|we(?:['’]ve| have)? (?:settled|agreed|landed) on|we(?:['’]ve| have)? gone with) [„“\"«»”'‘][^.;]{3,120}|(?:it|the (?:ad|line|brief|draft|advert|spec|wording|text)|that(?: line)?) (?:now |has since |is now |has |will now )?(?:reads?|says?|asks? for|become|became) [^.;]{3,120}|(?:(?:i|we)(?:['’]ve| have)? )?(?:changed|swapped|reworded|rewrote|replaced|rewritten) (?:it|that|them|the (?:ad|line|brief|draft|advert|spec|wording|text|words?|title))(?: (?:out|for|to|with|by|as|so)\\b[^.;]{0,120})?",
);
const QUOTES = /[„“"«»”][^„“"«»”]{1,80}[“"«»”]/gu;
// The new words pick the same people.
const SAME =
  /\b(?:native|mature|youthful|young(?! (?:or|and) old)\w*|energetic|recent(?:ly)? (?:graduat\w*|grads?|qualified)|fresh\w*|digital|first jobb?ers?|up to \d|under (?:\d\d|thirty|forty|fifty|sixty)|boys?|m[ae]n|wom[ae]n|lad(?:y|ies)|mums?|blokes?|white|\d\d to \d\d|\d-\d years|ties|baggage|single|clean[- ]cut|christian|family|kids|local(?:s|ly)? (?:born|raised)|male|female|girls?|lads?|born|raised|vibrant|vitality|stamina|gap|same|suits?)\b/iu;

// A gap that nobody is marked for, and what it was.
const NOT_MARKED = rx(
  "(?:please )?(?:(?:we|you|they|the panel|nobody|i) )?(?:can['’]t|cannot|can not|mustn['’]t|must not|may not|won['’]t|will not|don['’]t|do not|aren['’]t to|are not to|may|can) (?:be )?(?:mark(?:ed)?|score[d]?|knock(?:ed)?|rate[d]?|dock(?:ed)?) (?:him|her|them|any(?:one|body)|points)(?: (?:down|lower|back|off))? (?:for|over|because of|on account of) (?:it|that|this|(?:the|an?|any|his|her|their|those) (?:\\p{L}+ )?(?:gaps?|breaks?|absences?|time (?:off|out|away)|years? (?:off|out|away|at home)|leave|months (?:off|out|away)))(?:, \\p{L}+)?",
);
const NOT = /\b(?:cannot|not|nobody)\b|n['’]t\b/iu;
const WHAT_IT_WAS = rx(
  "(?:it|that|this|those|the (?:gap|break|year|years)) (?:was|were|is|went on) (?!(?:too|a problem|a worry|odd|long)\\b)[^.;]*\\b(?:leave|mum|mam|mom|dad|mother|father|nan|gran|parents?|sister|brother|wife|husband|son|daughter|kids|children|baby|treatment|surgery|recover\\w*|illness|chemo|caring|carer|hospice|funeral|adoption|maternity|study|college|visa|redundan\\w*|prison)(?:['’]s)?\\b[^.;]*",
);

// What was asked in other languages, and that the law was named to whoever asked.
const ASKED_ABROAD = rx(
  [
    '(?:der |die |ein |eine |unser )?(?:kunde|kundin|chef|chefin|inhaber|inhaberin|leiter|leiterin|auftraggeber|geschäftsführer|er|sie)(?: \\p{L}+)? (?:fragte|wollte wissen|hat gefragt|erkundigte sich)(?: (?:mich|uns|ihn|sie|danach|nach))?,? (?:ob|warum|wie|wann|was|wer|nach|woher|weshalb)?[^.;]*',
    "(?:le |la |l['’]|un |une |notre )?(?:client|cliente|patron|patronne|gérant|gérante|directeur|directrice|employeur|recruteur|il|elle)(?: \\p{L}+)? (?:a demandé|demandait|voulait savoir|a voulu savoir)(?: \\p{L}+)?,? (?:si|pourquoi|comment|quand|quel\\p{L}*|d['’]où|où|ce qu\\p{L}*|son|sa|l['’])[^.;]*",
    '(?:el |la |un |una |nuestro )?(?:cliente|clienta|jefe|jefa|dueño|dueña|gerente|director|directora|encargado)(?: \\p{L}+)? (?:preguntó|quería saber|ha preguntado|quiso saber)(?: \\p{L}+)?,? (?:si|por qué|cómo|cuándo|qué|de dónde|cuántos|por)[^.;]*',
    "(?:il |la |un |una |l['’])?(?:cliente|titolare|capo|direttore|direttrice|responsabile|proprietario)(?: \\p{L}+)? (?:ha chiesto|chiedeva|voleva sapere|ha voluto sapere)(?: \\p{L}+)?,? (?:se|perché|come|quando|quanti|da dove|che|di)[^.;]*",
  ].join('|'),
);
const LAW_ABROAD = rx(
  `(?:${[
    '(?:ich habe|wir haben|habe|haben) (?:ihn|sie|ihm|ihr|den kunden|dem kunden|die kundin) (?:auf (?:das|den|die) (?:agg|gesetz|rechtslage|[\\p{L}-]*gesetz|§[^.;,]*)(?: \\p{L}+)? (?:hingewiesen|verwiesen|aufmerksam gemacht)|(?:gesagt|erklärt),? dass (?:das|diese frage|die frage|wir das|er das|man das) [^.;,]*(?:verboten|unzulässig|nicht (?:zulässig|erlaubt|fragen|gefragt|darf|geht)))',
    "(?:je |j['’]|nous |on )?(?:(?:lui |leur )?(?:ai|avons|a) |l['’]ai |l['’]avons )?(?:lui |leur )?(?:rappelé|expliqué|répondu|renvoyé|dit) (?:(?:la |à la |le |au |l['’]|à l['’])(?:loi|code du travail|article)[^.;,]*|que (?:la question|cette question|c['’]est|ce|la loi|nous|on) ?[^.;,]*(?:permise?|autorisée?|légale?|droit|demand\\p{L}*|interdite?|illégal\\p{L}*))",
    '(?:le |les )(?:he |hemos )?(?:recordé|recordado|expliqué|explicado|respondí|dije|dicho|remití|remitido) (?:(?:la |a la |el |al )(?:ley|estatuto|artículo)[^.;,]*|que (?:la ley|(?:eso|esa pregunta|la pregunta) (?:no|está prohibid\\p{L}|es ilegal)|no (?:se (?:puede|pregunta|permite)|podemos|es legal|lo permite))[^.;,]*)',
    "(?:gli|le) (?:ho|abbiamo) (?:ricordato|spiegato|risposto|detto) (?:(?:la |il |lo |l['’])(?:legge|statuto|articolo|codice)[^.;,]*|che (?:la legge|(?:la|questa) domanda (?:non|è vietat)|non (?:si (?:può|chiede|domanda)|possiamo|è (?:ammess|consentit|legal|lecit))|è (?:vietat|illegal))[^.;,]*)",
  ].join(
    '|',
  )})(?:,? (?:und|et|y|e) (?:(?:wir )?haben [^.;,]{3,40}gesprochen|nous avons parlé [^.;,]{3,40}|hemos hablado [^.;,]{3,40}|abbiamo parlato [^.;,]{3,40}))?`,
);

// What a person or a house is heard to think in another language, and that whoever it is of is still in the running.
const HELD_ABROAD =
  /(?<!\p{L})(?:meinte|fand|dachte|befürchtete|fürchtete|trouvait|pensait|craignait|redoutait|pensaba|temía|creía|encontraba|pensava|temeva|trovava|riteneva|vond|dacht|vreesde)(?!\p{L})/iu;
const STAYS_IN =
  /(?<!\p{L})(?:bleibt (?:im rennen|dabei|auf der liste)|(?:reste|est toujours) (?:en lice|dans la course|sur la liste)|sigue (?:en el proceso|adelante|en la lista)|resta (?:in gara|in lizza|nella lista)|blijft (?:in de race|meedoen|op de lijst))(?!\p{L})/iu;
const TOLD_NEWS =
  /^\W*(?:(?:sie|er|ze|zij|hij) (?:hat (?:uns |mir )?(?:erzählt|gesagt|mitgeteilt)|erzählte|sagte|teilte|vertelde|zei|heeft (?:verteld|gezegd|gemeld))|(?:elle|il) (?:nous |m['’]|me )?(?:a dit|a annoncé|a appris|a prévenu|a confié)|(?:ella |él )?(?:nos |me )?(?:contó|dijo|ha dicho|ha contado|avisó|comunicó)|(?:ci |mi )?(?:ha detto|ha raccontato|ha comunicato))(?!\p{L})/iu;
const STANDS_ABROAD =
  /(?<!\p{L})(?:angebot (?:bleibt|steht|gilt)|wie geplant|aanbod (?:blijft|staat|geldt)|zoals (?:gepland|afgesproken)|offre (?:tient|reste|est maintenue)|comme prévu|oferta (?:sigue|se mantiene)|(?:como estaba|según lo) previsto|offerta (?:resta|rimane|vale)|come previsto)(?!\p{L})/iu;
const NOT_ABROAD = /(?<!\p{L})(?:nicht|kein\p{L}*|niet|geen|pas|plus|jamais|no|ya no|non|nie)(?!\p{L})/iu;
// What a paper says of somebody, and that it was taken out of it.
const MENTIONS = rx(
  '(?:the|his|her|their|an?|one) (?:old |last |second |first )?(?:references?|referee|letters?|reports?|cv|form|feedback|write-?up|notes?) (?:mention(?:ed|s)?|spoke of|speaks of|list(?:ed|s)?|named?s?|gave|gives|talk(?:ed|s) about|brought up|had|has) [^.;]{3,60}',
);
const TAKEN_FROM_IT = rx(
  "(?:(?:so )?(?:i|we)(?:['’]ve| have)? )?(?:taken|took|cut|struck|blacked|redacted|removed|deleted|left|blanked) (?:it|that|this|the|both)(?: (?:paragraph|line|sentence|part|bit|page|passage))?(?: (?:out|off))?(?: (?:of (?:it|the [^.;,]{2,20})|before (?:passing|sending|forwarding|it|i|we)[^.;,]{0,30}))?",
);
// A least age, and the paper that nobody younger is given.
const LEAST_AGE =
  /^\W*(?:[\p{L} ]{2,40} )?(?:(?:must|need to|have to) be (?:at least )?|at least |minimum age:? ?)(?:1[4-9]|2[01])(?: (?:or|and) (?:over|older|above)|\+)?\W*$/iu;
const PAPER_FROM_IT =
  /^\W*(?:the|an?|your|no) (?:[\p{L}'’-]+ ){0,4}(?:licen[cs]e|certificate|permit|ticket|badge|qualification|award|card|registration|course|exam|law) (?:(?:is|are)(?:n['’]t| not)|can(?:['’]t|not) be|doesn['’]t) (?:open|granted|issued|given|available|sold|awarded|go|let) ?(?:to |for )?(?:anyone|anybody|people|those|persons) (?:younger|under (?:that(?: age)?|1[4-9]|2[01]))\W*$/iu;

/** Whether nothing in these sentences takes back what is said lawfully. */
export const isCalm = (...texts: (string | undefined)[]): boolean =>
  texts.every((text) => text === undefined || !YET.test(text.replace(QUOTES, ' ')));

const isExplained = (text: string): boolean => EXPLAINED.test(text) && !TAKES_BACK.test(text);

/** Whether what is now asked for is asked of nobody in particular. */
const isMended = (text: string | undefined): boolean =>
  text !== undefined && NOW_READS.test(text) && !SAME.test(text) && isCalm(text);

/** Whether the sentence at a place only tells what was thought, written or asked, and one behind it sets it right; or is part of that. */
export function isSetRight(texts: readonly string[], at: number): boolean {
  const text = texts[at] ?? '';
  const next = texts[at + 1];
  const last = texts[at - 1];
  if (CITES.test(text) && isCalm(text))
    return (
      isMended(next) ||
      (next !== undefined &&
        (isExplained(next) || (MEANT.test(next) && isCalm(next))) &&
        isMended(texts[at + 2]))
    );
  if (last !== undefined && CITES.test(last) && (isMended(text) || (isExplained(text) && isMended(next))))
    return true;
  if (MEANT.test(text) && last !== undefined && CITES.test(last))
    return isCalm(text) && !SAME.test(text) && isMended(next);
  if (NOT_MARKED.test(text) && NOT.test(text)) return isCalm(text, next);
  if (last !== undefined && NOT_MARKED.test(last) && NOT.test(last) && WHAT_IT_WAS.test(text))
    return isCalm(text, next);
  if (last !== undefined && OPINION.test(last) && ANSWERED.test(text)) return isCalm(text, next);
  if (last !== undefined && HELD_ABROAD.test(last) && STAYS_IN.test(text)) return isCalm(text, next);
  if (last !== undefined && LEAST_AGE.test(last) && PAPER_FROM_IT.test(text)) return true;
  if (next === undefined) return false;
  if (OPINION.test(text) && ANSWERED.test(next)) return isCalm(next, texts[at + 2]);
  const after = texts[at + 2];
  if (HELD_ABROAD.test(text) && STAYS_IN.test(next)) return isCalm(next, after);
  if (TOLD_NEWS.test(text) && STANDS_ABROAD.test(next))
    return !NOT_ABROAD.test(next) && isCalm(text, next, after);
  if (MENTIONS.test(text) && TAKEN_FROM_IT.test(next)) return isCalm(text, next, after);
  if (LEAST_AGE.test(text) && PAPER_FROM_IT.test(next)) return isCalm(text);
  return ASKED_ABROAD.test(text) && LAW_ABROAD.test(next) && isCalm(next, texts[at + 2]);
}
