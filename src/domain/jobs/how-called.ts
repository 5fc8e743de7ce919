/**
 * How a client tells the recruiter whether and how the house is to be called in the ad: "No clinic name please", "describe us as a systems
 * integrator", "leave Mill Quay out". Known by what stands together in one clause: a name and that it is kept; somebody who is to call and
 * what; a blind ad; the house and that it is left out. What such a sentence stands with was told to the recruiter as well.
 */

/** A name as a word of the house's own, and not a badge, a tag or a file of names. */
const NAME =
  /(?<!\p{L})(?:(?:company|client|firm|school|brand|house|practice|business|employer|firmen|kunden|bedrijfs|företags|firma|klient)?names?(?! (?:badges?|tags?|plates?|and|&|or address|of (?:the |our )?(?:customers?|clients?|patients?|guests?|pupils?))(?!\p{L}))|logos?|identity|brand(?=$|\W*$| (?:should|must|is|not|in|on|out|off|visible|name)(?!\p{L}))|(?:firmen|praxis|unternehmens)?namens?|nennung|noms?|enseigne|nombres?|nom[ei]|naam|(?:företags)?namn(?:et)?|(?:firma)?navn(?:et)?|nazw[aęyąie]\p{L}*)(?!\p{L})/iu;
const KEPT =
  /(?<!\p{L})(?:no|not|never|nothing|nowhere|without|ni|nada|rien|nichts|niets|nessun\p{L}*|ning[uú]n\p{L}*|neither|nor|minus|n['’]?t|dont|withh(?:e|o)ld|omit(?:ted)?|hid(?:e|den)|mask(?:ed)?|remov(?:e|ed)|drop(?:ped)?|leave|left|off|out|keep|kept|confidential|secret|only|once|kein\p{L}*|nicht|nirgends|nirgendwo|ohne|weg(?=\W*$)|weglassen|pas|sans|nulle part|ningún (?:sitio|lado)|nergens|nessuna parte|lado nenhum|ingenstans|ingen steder?|nigdzie|jamais|aucun\p{L}*|sin|no|nunca|senza|non|niet|geen|zonder|weglaten|inte|ing(?:en|et)|utan|ikke|uden|uten|não|sem|nunca|bez|nie)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** What a house is called by its kind; the ends of words abroad are joined to what they make. */
const KIND =
  '(?:business(?:es)?|compan(?:y|ies)|firm|group|manufacturer|maker|insurer|bank|retailer|wholesaler|distributor|supplier|provider|operator|organi[sz]ation|charity|employer|practice|clinic|hospital|surgery|pharmacy|school|college|nursery|trust|hotel|restaurant|pub|bar|café|cafe|shop|store|brewery|winery|bakery|council|agency|start-?up|contractor|builder|developer|consultancy|integrator|haulier|carrier|producer|processor|farm|estate|garage|dealer(?:ship)?|home|centre|center|church|mill|plant|factory|site|unit|house|brand|body|institution|studio|laboratory|lab|vendor|outfit|independent|household name|public sector|private sector|(?:\\p{L}*(?:unternehmen|betrieb|firma|hersteller|händler|dienstleister|zulieferer|bedrijf|groothandel|företag|bolag|virksomhed|bedrift))|mittelständler|konzern|praxis|société|entreprise|groupe|cabinet|industriel|fabricant|PME|ETI|maison|établissement|empresa|grupo|compañía|clínica|azienda|gruppo|società|ditta|onderneming|praktijk|zaak|firm[aęy]|spółka|zakład|sieć)';
const QUOTED = '[“"„«»‘\'’”]';
/** What somebody begins with before they say how the house is to be called. */
const BEFORE =
  '(?:^|[:;,–—-]\\s*|(?<!\\p{L})(?:so|and|but|just|please|pls|simply|only|then|says?|said|can|could|should|to|bitte|einfach|nur|merci de|juste|simplement|solo|sólo|por favor|gewoon|graag|bara|kun|só|apenas|proszę|tylko) )';

const CALLED: readonly RegExp[] = [
  new RegExp(
    `${BEFORE}(?:call|describe|refer to|present|style|bill|label|pitch|sell|advertise|list|post|put|show) (?:us|it|them|ourselves|this|(?:the|our) ${KIND})(?: down)?(?: (?:as|just|simply|only))* (?:an?|the|one of|some|${QUOTED}) ?(?!day|miss|look|call|go|try|name|rest|wash|clean|push)`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:describe|refer to|present|list|advertise|post|bill|treat)s? (?:us|them|(?:the|our) ${KIND}) as(?!\\p{L})`,
    'iu',
  ),
  // "Say a residential builder", "put 'food manufacturer'", "you can say haulier, not which one".
  new RegExp(
    `${BEFORE}(?:say|put|write|use|try|mention|advertise|quote)(?: (?:just|only|simply|that (?:we|it)(?:['’]re|['’]s| are| is)|we(?:['’]re| are)|it(?:['’]s| is)))*(?: an?| the|:)? ?${QUOTED}?(?:[\\p{L}-]+ ){0,4}?${KIND}(?![\\p{L}'’])(?! (?:policy|standards|rules|hours|vehicles?|cars?|vans?|keys|phones?|tools|records|systems?|software))`,
    'iu',
  ),
  /(?<!\p{L})(?:say|put|write|mention)(?!\p{L})[^.;]{2,40},? (?:but |and )?(?:not (?:which|who|whose|what|the|our)|nothing (?:more|else|closer)|no more)(?!\p{L})/iu,
  // The same in other languages.
  new RegExp(
    `${BEFORE}(?:nenn(?:t|en sie|e)? (?:uns|es|sie)|bezeichne\\p{L}* (?:sie )?uns|schreib(?:t|en sie|e)?(?: (?:bitte|einfach|nur|halt))+|appele[zs][- ]nous|présente[zs][- ]nous|(?:dis|dites|mettez|mets|écrivez|écris)(?: (?:juste|simplement|seulement))? (?:${QUOTED}|une? )|ll[aá]m[ae](?:d)?nos|(?:pon|poned|ponga|di|decid|diga)(?: (?:solo|sólo|simplemente))? (?:${QUOTED}|una? |empresa)|chiama(?:te)?ci|(?:scrivi|scrivete|metti|mettete|dite)(?: (?:solo|semplicemente))? (?:${QUOTED}|un[ao']? )|noem ons|schrijf (?:gewoon|alleen)|kalla oss|skriv (?:bara|kun)|kald os|(?:coloque|diga|escreva|põe)(?: (?:só|apenas))? (?:${QUOTED}|uma? |empresa)|(?:napisz\\p{L}*|proszę pisać|pisz)(?: (?:tylko|po prostu))? )`,
    'iu',
  ),
];

/** An ad without a name, in few words: "Blind ad.", "Anonymous please", "School to remain nameless". */
const BLIND =
  /(?<!\p{L})(?:anonym(?:ous(?:ly)?|isiert|e|t|es|ised|ized)?|anónim[oa]|anonim[oa]|anoniem|anônim[oa]|anonimow[aeoy]\p{L}*|(?<!(?:is|are|was|who['’]s|been|born) )blind(?! (?:baking|bake|spots?|people|residents?|pupils?|users?|children))|unnamed|nameless|incognito|ungenannt|chiffre)(?!\p{L})/iu;
const MOST_OF_BLIND = 7;

const PROPER = "\\p{Lu}[\\p{L}\\d&'’.-]*(?: (?:&|of|the|and|\\p{Lu}[\\p{L}\\d&'’.-]*)){0,3}";
const SHOWN =
  '(?:it|this|there|that|them|anything(?: public)?|the (?:ad|advert|posting|listing|page|site)|ads?|show|paper|print|public)';
const LEFT_OUT: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:[Ll]eave|[Kk]eep|[Tt]ake|[Cc]ut|[Ss]trike) (?:${PROPER}|us|our \\p{Ll}+)(?:['’]s name)? (?:right |well )?(?:out|off)(?: of)?(?: (?:it|this|the ad))?(?=[,.;!]|$)`,
    'u',
  ),
  // "No Treeline on it", "I don't want to see Harbour on it", "don't use Drakens".
  new RegExp(
    `(?:(?<!\\p{L})(?:[Nn]o|[Nn]ot?|[Nn]ever|[Ww]ithout|[Mm]inus)|n['’]t)(?: \\p{Ll}+){0,4}? (?:${PROPER}|us|who (?:we are|it is)) (?:to be )?(?:on|in|under|anywhere|in)(?: or near)? ${SHOWN}(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?:^|[,;:–—-] ?|(?<!\\p{L})(?:[Ss]o|[Aa]nd|[Bb]ut|[Pp]lease|[Pp]ls|[Jj]ust) )(?:[Dd]o not|[Dd]on['’]?t|[Nn]ever|dont) (?:use|list|name|print|put|mention|show|advertise|float|drop|give(?: out)?) (?:${PROPER}|us|who (?:we are|it is)|our (?:name|\\p{Ll}+))(?=[,.;!]|$| (?:on|in|anywhere|to|please|and|or))`,
    'u',
  ),
  // "If you put Maitai in it they'll put two and two together".
  /^\W*(?:and |so |but )?(?:if|once|when|as soon as) (?:you|we|they) (?:put|say|name|mention|print|use)(?!\p{L})[^.;]{2,60}(?<!\p{L})(?:they|he|she|every(?:one|body)|people|staff|somebody|someone)(?:['’]?(?:ll|d)| will| would)(?: all| soon| only)? (?:know (?:it['’]?s us|who|at once|straight ?away|right away)|guess|twig|work (?:it|us|that) out|figure (?:it|us|that) out|put two and two)(?!\p{L})/iu,
  // What the recruiter is not to print or to say.
  /(?<!\p{L})you(?:['’]ll|['’]re| will| are| won['’]?t| must| can(?:no|['’]?)t| should)?(?:n['’]t| not| never)? ?(?:to |be |obviously )?(?:print|publish|naming|name|disclos|reveal|say)\p{L}*(?: \p{L}+)? (?:it(?:['’]s| is)|that(?:['’]s| is)?|us|who|so|this)(?!\p{L})(?<=n['’]t[^.]*|not[^.]*|never[^.]*)/iu,
  /(?<!\p{L})(?:neither|nor|not|never|n['’]t|nobody|no ?one|only)(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:(?:be|was|were|is|are|being|get) (?:named|identified|mentioned)|(?:tell|know|guess|say|see|work out|give out|find out)(?: out)? (?:that )?(?:it['’]?s us|it is us|who (?:we are|it is|they are)|which (?:one|house|company)))(?!\p{L})/iu,
  /n['’]t (?:be )?(?:named|identified)(?!\p{L})|(?<!\p{L})(?:mention|give|name) (?:the|our) (?:town|region|area|county|trade|sector)(?: \p{L}+)? (?:but|and) not/iu,
  /(?<!\p{L})(?:no|without|any) (?:mention|reference|hint|clue)s? (?:of|to|as to|about) (?:who|us|the (?:client|company|house)|our)(?!\p{L})/iu,
  /(?<!\p{L})(?:wer wir sind|qui (?:nous|on) (?:sommes|est)|quiénes? somos|chi siamo|wie (?:we|wij) zijn|vilka vi är|hvem vi er|quem somos|kim jesteśmy)(?!\p{L})/iu,
  // "keep pour house off it hey", "dont put gannet.": written without capitals, at the head of what is said.
  /^\W*(?:and |so |but |please |pls |also |oh )*(?:keep|leave|take) (?!the |a |an |any |our |your |all |it )(?:\p{L}[\p{L}'’&-]*)(?: [\p{L}'’&-]+){1,2} (?:off|out of) (?:it|this)(?: please| pls| hey| mate| ok(?:ay)?| thanks| ta| eh)*(?=\W*$|[.,;!])/iu,
  /^\W*(?:and |so |but |please |pls |also |oh )*(?:keep|leave|take) (?!the |a |an |any |our |your |all |it )(?:\p{L}[\p{L}'’&-]*)(?: [\p{L}'’&-]+){0,2} (?:off|out of) the (?:ad|advert|posting|listing|page)(?: please| pls| hey| mate| ok(?:ay)?| thanks| ta| eh)*(?=\W*$|[.,;!])/iu,
  /^\W*(?:and |so |but |please |pls |also |oh )*(?:(?:do ?n['’]?t|dont|do not|never) (?:put|mention|name|say (?:its?|it['’]s)) (?!it|this|that|any|the|a |me|us|too|off|up|in )\p{L}[\p{L}'’&-]*(?: \p{L}[\p{L}'’&-]*)?|(?:no|not) \p{L}[\p{L}'’&-]*(?: \p{L}[\p{L}'’&-]*)?(?= (?:on|in) the (?:ad|advert|posting|listing|page)(?!\p{L})))(?: (?:on|in) (?:it|this|the (?:ad|advert|posting|listing|page|post)))?(?: please| pls| hey| mate| ok(?:ay)?| thanks| ta| eh)*(?=\W*$|[.;!])/iu,
];

/** Whoever comes, who is told what they do with names. */
const OF_READER =
  /^\W*(?:(?:and|also|then),? )?(?:you(?:['’]ll)?(?! (?:can (?:say|mention|put|write)|won['’]?t|must(?:n['’]t| not)|can(?:no|['’])t|should(?:n['’]t| not)|are not|may (?:say|mention))(?!\p{L}))|your|du|sie|ihr|vous|tu|usted|je|jij|u|ni|você|lei|voi)(?!\p{L})(?!['’]re not to)/iu;

/** Applications that are read without names are the house's way of choosing, and no secret. */
const OF_APPLICATIONS =
  /(?<!\p{L})(?:candidates?|applications?|applicants?|cvs?|resumes?|shortlist\p{L}*|former clients|bewerb\p{L}*|lebensl\p{L}*|candidat\p{L}*|sollicita\p{L}*|ansök\p{L}*|ansøg\p{L}*|aplikac\p{L}*)(?!\p{L})/iu;
const OF_HOUSE =
  /(?<!\p{L})(?:client|our name|us|who we are|(?:company|firm|school|practice|clinic|house)(?:['’]s)? name)(?!\p{L})/iu;

const MOST_WORDS = 14;

/** Whether a sentence says whether or how the house is to be called in the ad. */
export function saysHowCalled(sentence: string): boolean {
  const said = sentence.trim().slice(0, LONGEST).replaceAll(PUT_AS_TOWN, '');
  if (OF_READER.test(said) && !LEFT_OUT.slice(3, 4).some((pattern) => pattern.test(said))) return false;
  if (OF_APPLICATIONS.test(said) && !OF_HOUSE.test(said)) return false;
  return (
    CALLED.some((pattern) => pattern.test(said)) ||
    LEFT_OUT.some((pattern) => pattern.test(said)) ||
    clausesOf(said).some(
      (clause) =>
        (NAME.test(clause) && KEPT.test(clause) && clause.split(/\s+/).length <= MOST_WORDS) ||
        (BLIND.test(clause) && clause.split(/\s+/).length <= MOST_OF_BLIND),
    )
  );
}

/** "Covering Leeds and round it, put it as Leeds", "Ludlow area, call it Ludlow": under which town that was named the job is listed. */
const PUT_AS_TOWN =
  /(?=,? (?:so |just |we |we['’]d )*(?:put|list|post|advertise|show|call|say) )(?<=(?<![\p{L}'’-])(\p{Lu}\p{Ll}[\p{L}'’-]+)(?![\p{L}'’-]).*?),? (?:so |just |we |we['’]d )*(?:put|list|post|advertise|show|call|say)(?: (?:it|this|that))?(?: (?:as|in|under|for|just))* \1(?![\p{L}'’-])/gu;

/** More than a sentence has. */
const LONGEST = 600;

/** The clauses of a sentence; a label and what it says are one. */
const clausesOf = (said: string): string[] => said.split(/[,;]\s+|\s[–—-]\s/u);
