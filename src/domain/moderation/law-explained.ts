// Somebody who is told why words may not stand, or that nobody may be looked for or asked by them: what the sentence names is wished for by
// nobody. A wink in it or behind it takes that back.

/** The law, and what is against it, in the languages of mails. */
const LAW =
  'unlawful\\p{L}*|illegal\\p{L}*|against the law|not (?:lawful|legal)|break(?:s|ing)? the law|discriminat\\p{L}+|tribunals?|equality act|equal opportunity act|anti-discrimination|sex discrimination act|age discrimination|human rights (?:act|code|commission)|title vii|adea|eeoc|protected (?:characteristics?|attributes?|grounds?)|land(?:s|ed)? (?:you|us|them|me) in (?:court|trouble|hot water)|agg|\\p{L}*diskriminier\\p{L}+|gesetzwidrig|rechtswidrig|unzulässig|verboten|verst(?:ößt|oßen|össt|ossen) gegen|verstoß gegen|gleichbehandlungsgesetz\\p{L}*|discriminatoires?|illéga(?:l|le|ux|les)|interdite?s? par la loi|code du travail|contraires? à la loi|discriminatori[oaei]s?|discriminación|discriminazione|discriminação|ilega(?:l|les|is)|illegali|prohibid[oa]s? por (?:la )?ley|contra la ley|ley de igualdad|vietat[oaie] dalla legge|contro la legge|proibid[oa]s? por lei|contra a lei|discriminerend\\p{L}*|discriminatie|bij wet verboden|wet gelijke behandeling|in strijd met de wet|onwettig|dyskryminac\\p{L}+|dyskryminuj\\p{L}+|nielegaln\\p{L}+|niezgodn\\p{L}+ z prawem|kodeks\\p{L}* pracy|olaglig\\p{L}*|ulovlig\\p{L}*|lagen|diskrimineringsl\\p{L}+|likestillingslov\\p{L}*|forskelsbehandling\\p{L}*';
const w = (source: string, flags = 'iu'): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, flags);
const OF_LAW = w(LAW);

/** To look for somebody, to ask or to say something; to take or have people by what they are is no word of law. */
const DOES =
  '(?:look (?:for|at)|ask|search|filter|screen|sift|advertis\\p{L}+|put(?! (?:an?|any|the) )|specify|request|say|write|require|demand|insist|limit|restrict|exclude|favou?r|prefer|turn (?:down|away)|reject|rule out|recruit (?:by|on)|select (?:by|on)|shortlist (?:by|on)|choose (?:by|on)|discriminate|state|include|post|publish|run (?:an?|the) ad|word it|narrow)';
const REFUSES = w(
  [
    `(?:i|we|you|they|he|she|one|nobody) (?:can['’]?t|cannot|can not|can|may not|may|must not|mustn['’]t|couldn['’]?t|could not|shouldn['’]?t|won['’]?t|will not|refuse to|refused to|have to refuse to|had to refuse to|do not|don['’]t)(?: ever| legally| lawfully| even| either| just| simply)* ${DOES}`,
    `(?:am|are|['’]m|['’]re|is)(?: not|n['’]t) (?:allowed|able|permitted|going) to ${DOES}`,
    '(?:ich|wir|sie|man|du|ihr) (?:darf|dürfen|dürft|darfst|kann|können|könnt|werde|werden) (?:\\p{L}+ ){0,6}?(?:nicht|kein\\p{L}*)',
    '(?:darf|dürfen|kann|können) (?:ich|wir|man|sie) (?:\\p{L}+ ){0,6}?(?:nicht|kein\\p{L}*)',
    '(?:je|nous|on|vous) ne (?:peux|pouvons|peut|pouvez|dois|devons|doit|devez) (?:pas|plus|ni)',
    'no (?:puedo|podemos|se puede|pueden|puede|debo|debemos|podéis) (?:pedir|buscar|preguntar|exigir|poner|filtrar|publicar|decir|limitar|excluir)',
    'non (?:posso|possiamo|si può|potete|può|devo|dobbiamo) (?:chiedere|cercare|domandare|scrivere|mettere|filtrare|pubblicare|dire|limitare|escludere|richiedere)',
    '(?:ik|we|wij|je|u|men) (?:mag|mogen|kan|kunnen) (?:\\p{L}+ ){0,5}?(?:niet|geen)',
    'não (?:posso|podemos|se pode|pode|devo|podem) (?:pedir|procurar|perguntar|exigir|pôr|colocar|filtrar|publicar|dizer|limitar|excluir)',
    'nie (?:mogę|możemy|wolno|można) (?:\\p{L}+ )?(?:szukać|pytać|pisać|żądać|wymagać|podawać|publikować|ograniczać|zapytać|prosić)',
    '(?:jag|vi|jeg|man) (?:får|kan|må) (?:inte|ikke) (?:söka|fråga|skriva|kräva|leta|lete|søge|søke|spørge|spørre|skrive|kræve|kreve|be)',
  ].join('|'),
  'giu',
);
/** What a line of an ad asks for, as the subject of what the law forbids. */
const WORDING = w(
  "asking (?:for|about|whether|if)|specifying|requiring|advertising for|wording|limits?|phrases?|lines?|terms?|requirements?|criteri(?:a|on)|altersgrenzen?|altersangaben?|formulierung\\p{L}*|vorgaben?|frage(?:n)? nach|formulations?|mentions?|critères?|limite d['’]âge|límites? de edad|requisitos?|limiti? di età|requisiti?|leeftijdsgrens\\p{L}*|leeftijdseis\\p{L}*|eis(?:en)?|limites? de idade|granic\\p{L}+ wieku|wym[oó]g\\p{L}*|åldersgräns\\p{L}*|aldersgrænse\\p{L}*|aldersgrense\\p{L}*|krav(?:et)?",
);
/** Somebody wishes for them all the same. */
const WISHES = w(
  'wants?|wanted|needs?|prefers?|preferred|send|sends|looking for|after|hoping|ideally|such\\p{L}*|möcht\\p{L}*|wollen|will|brauch\\p{L}*|bevorzug\\p{L}*|veu(?:t|lent|x)|cherch\\p{L}*|préf\\p{L}+|quier\\p{L}*|busc\\p{L}*|prefier\\p{L}*|vuole|vogliono|cerc\\p{L}+|wil|willen|zoek\\p{L}*|liever|quer|querem|procur\\p{L}*|chc\\p{L}+|szuka\\p{L}*|vill|vil|søger|söker|hellre|helst',
);
const ANYWAY = w(
  'but|though|anyway|still|all the same|quietly|between (?:us|you and me)|wink|nod|officially|unofficially|on paper|on the record|off the record|strictly speaking|you know|get my drift|even so|however|see who|find a way|so (?:just )?(?:send|find|get|keep)|same (?:thing|people|kind|sort|effect)|just send|aber|trotzdem|unter uns|(?:in)?offiziell|jedoch|dennoch|mais|quand même|entre nous|officiellement|pero|sin embargo|entre nosotros|oficialmente|però|comunque|tra (?:di )?noi|ufficialmente|mas|entre nós|maar|toch|onder ons|officieel|ale|między nami|oficjalnie|men|mellan oss|mellem os|mellom oss|officiellt|officielt|offisielt',
);

interface Sentence {
  text: string;
  start: number;
}

const sentencesOf = (text: string): Sentence[] =>
  [...text.matchAll(/(?:[^.!?\n]|[.!?](?=[\p{L}\d]))+/gu)].map(({ 0: sentence, index }) => ({
    text: sentence,
    start: index,
  }));

/** Where a text explains that the law forbids what it names, from the refusal or the wording to the end of the sentence. */
export function lawExplainedIn(text: string): { about: RegExp; start: number; end: number }[] {
  if (!OF_LAW.test(text)) return [];
  const sentences = sentencesOf(text);
  return sentences.flatMap(({ text: said, start }, at) => {
    const next = sentences[at + 1]?.text ?? '';
    if (ANYWAY.test(said) || ANYWAY.test(next)) return [];
    const end = start + said.length;
    const law = OF_LAW.exec(said);
    if (law === null && !OF_LAW.test(next)) return [];
    const [refusal] = [...said.matchAll(REFUSES)];
    if (refusal !== undefined) return [{ about: /./u, start: start + refusal.index, end }];
    if (law === null) return [];
    const isExplained = WORDING.test(said) && !WISHES.test(said);
    // That a court is spoken of is part of what is explained.
    const named = {
      about: /^confidence$/u,
      start: start + law.index,
      end: start + law.index + law[0].length,
    };
    return isExplained ? [{ about: /./u, start, end }] : isOfWords(said) ? [named] : [];
  });
}

const isOfWords = (said: string): boolean => /["“”„«‘]|(?:^|\s)'[^']{2,60}'(?=[\s.,;:!?)]|$)/u.test(said);
