import { MUST } from './brief-cues.ts';

/**
 * What a line asks for and wishes for by what it is made of, where no word says that it asks: a list of papers, years, languages and things
 * known is asked of whoever comes; a thing and a word of praise for it is wished for.
 */

/** A paper that somebody holds. */
const PAPER =
  /(?<!\p{L})(?:licen[cs]ed?|tickets?|cards?|cert\p{L}*|degrees?|diplomas?|qualified|qualifications?|regist\p{L}+|clearance|graduates?|grad|bachelor\p{L}*|master['’]?s|b\.?\s?(?:sc|com|tech|ed|pharm|eng|e|a)\.?|mba|cpa|acca|cima|nvq|hn[cd]|level \d|l[1-7]|cscs|cpcs|dbs|voc|hrwl|ewp|rsa|rsg|rmlv|ahpra|wwcc|npi|hgv|cpc|smsts|sssts|ipaf|pasma|nebosh|iosh|servsafe|nccco|cdl|hazwoper|osha \d+|fgasa|pdp|nqf|first aid|matric|gcses?|a-levels|police check|working with children|passport|permis|bts|dut|dcg|cap|bac ?\+? ?\d?|baccalauréat|diplom|fahrausweis|führerausweis|fachausweis|fähigkeitszeugnis|efz|staatsexamen|\p{L}*lehre|svendebrev|kørekort|körkort|førerkort|fagbrev|truckkort|legitimation|\p{L}*utbildning|\p{L}*uddannelse|\p{L}*utdanning|prawo jazdy|licence|diplôme|habilitation|caces|\p{L}*führerschein|\p{L}*ausbildung|\p{L}*abschluss|studium|gesellenbrief|meister|\p{L}+schein|examen|carn[eé]|carnet|titulaci[oó]n|título|fp|grado|ingenier\p{L}+|patente|patentino|laurea|qualifica|attestat[oi]|\p{L}*certifica\p{L}*|rijbewijs|vca|code 95|(?:mbo|hbo|wo|vmbo)\p{L}*|ensino (?:médio|superior|técnico)|superior completo|cnh|nr-?\d+|curso|formação|crc|coren|crea)(?!\p{L})/iu;
/** How long somebody has done something. */
const TIME =
  /(?<![\d.,])(?:\d{1,2}|one|two|three|four|five|six|to|två|tre|dwa|trzy|ein|zwei|drei|un|une|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|een|één|twee|drie|vier|vijf|um|dois|três)\s?\+? ?(?:or more |plus |full )?(?:years?|yrs?|y(?!\p{L})|months|seasons?|jahre?n?|j\.|ans?|années|años?|temporadas?|saison(?:en|s)?|år|lata?|anni|anno|jaar|anos?)(?!\p{L})(?! (?:of )?(?:cover|contract|leave|old|warranty|term|fixed))|(?<!\p{L})(?:experienced?|\p{L}*erfahrung|expérience|experiencia|esperienza|\p{L}*ervaring|experiência|background|track record)(?!\p{L})/iu;
/** How well somebody knows or can do something. */
const ABLE =
  /(?<!\p{L})(?:skills?|good|solid|strong|sound|fluent|decent|basic|comfortable|confident|competent|proficient|able to|happy (?:to|in|with|at)|ok(?:ay)? (?:in|with|at|on)|know(?:s|ledge)|familiar|used to|own (?:car|ppe|tools|transport|van|ute|vehicle|laptop|bike)|clean (?:record|driving)|lift \d|gute[sr]?|sehr gute?|sichere[sr]?s?|fließend\p{L}*|kenntnisse|\p{L}+kenntnisse|bonne?s?|maîtrise|à l[’']aise|aisance|connaissances?|buen[ao]?|dominio|manejo|nivel|buon[ao]?|ottim[ao]|conoscenza|padronanza|goede?|kennis|beheersing|vlot|denkniveau|boa|bom|domínio|conhecimentos?|excel|word|english|german|french|spanish|italian|dutch|portuguese|arabic|hindi|mandarin|cantonese|malay|tamil|polish|englisch|deutsch|französisch|anglais|allemand|français|inglés|alemán|francés|español|inglese|tedesco|italiano|engels|duits|nederlands|inglês|português)(?!\p{L})/iu;
/** What is done, paid or said of the house. */
const NO_ASK =
  /(?<!\p{L})(?:you(?:['’]ll| will)|we(?:['’](?:re|ve|ll))?|our|us|i|they(?:['’]d|['’]ll)? (?:do|run|work)|salary|per (?:hour|month|annum|year)|leave|pension|wir|unser\p{L}*|nous|notre|nos|nuestr\p{L}+|noi|nostr\p{L}+|wij|ons|onze|nós|noss\p{L}+|fee|interview\p{L}*|apply|(?:family|privately|locally)[- ](?:owned|run)|in business|established)(?!\p{L})|[$£€₹]\s?\d|\d\s?[€£]/iu;

/** "Six months to begin, likely rolls on": how long somebody is engaged, and not how long they did something. */
const ENGAGED =
  /(?<!\p{L})(?:months?|weeks?|years?) (?:to (?:begin|start)(?: with)?|initial(?:ly)?|fixed[- ]term|contract(?! \p{L})|rolling|at first)(?!\p{L})|(?<!\p{L})(?:rolls? (?:on|over)|rolling (?:contract|basis)|(?:likely|may|might|could) (?:be )?(?:extend\p{L}*|roll\p{L}*|go perm\p{L}*)|temp[- ]to[- ]perm|mit (?:option auf )?verlängerung|renouvelables?|prorrogables?|rinnovabil[ei]|met (?:kans|uitzicht) op verlenging)(?!\p{L})/iu;

/** Whether a line is a list of what somebody must have, by most of its pieces. */
export function asksByContent(written: string): boolean {
  const line = written.replaceAll(/\s*\([^()]*\)/gu, '');
  if (NO_ASK.test(line) || ENGAGED.test(line) || line.length > 260) return false;
  const pieces = line
    .split(/[,;]\s+|\s+(?:and|und|et|y|e|en|og|och|oraz)\s+|\s\+\s/u)
    .filter((piece) => /\p{L}{2}/u.test(piece));
  const asked = pieces.filter((piece) => [PAPER, TIME, ABLE].some((words) => words.test(piece)));
  const hard = pieces.filter((piece) => PAPER.test(piece) || TIME.test(piece));
  // "Four years with sheep, a team of dogs": what begins with how long is asked whole.
  const isLed =
    pieces.length > 1 &&
    new RegExp(`^(?:at least |min(?:imum|\\.)? )?(?:${TIME.source})`, 'iu').test(line) &&
    /^\W*(?:at least |min\p{L}*\.? )?(?:\d|one|two|three|four|five|six)/iu.test(line);
  return hard.length > 0 && (isLed || asked.length > 1) && (isLed || asked.length * 2 >= pieces.length);
}

/** Whether a sentence is no more than the paper that somebody must hold: "Enhanced DBS.", "Gesellenbrief, Führerschein B". */
export const isPaperAlone = (sentence: string): boolean =>
  /^(?:enhanced |basic |full |current |valid |clean )*(?:dbs|police (?:check|clearance)|driving licen[cs]e|drivers?['’]? licen[cs]e|wwcc|garda vetting|first aid|white card|cscs(?: card)?|führerschein \p{Lu}{1,2}|permis \p{Lu}|carnet \p{Lu}|patente \p{Lu}|rijbewijs \p{Lu})(?: check| cert(?:ificate)?)?[.!]*$/iu.test(
    sentence.trim(),
  );

const PRAISE =
  '(?:great|good|nice|lovely|gorgeous|heavenly|divine|lush|dandy|peachy|phenomenal|incredible|stellar|welcomed|choice|mint|lekker|bonzer|ripper|deadly|mustard|smashing|cracking|spot on|brill(?:iant)?|fantastic|terrific|fab(?:ulous)?|excellent|ideal|perfect|handy|useful|helpful|welcome|beneficial|advantageous|amazing|awesome|ace|wonderful|superb|grand|sweet|magic|gold(?:en)?|neat|cool|dreamy|appreciated|received|of interest|looked on|viewed|preferred|preferable|desirable|desired|valued|regarded|super|toll|klasse|prima|schön|gut|fein|spitze|hilfreich|ideal|nicht (?:schlecht|verkehrt|übel)|ned (?:schlecht|verkehrt)|nich (?:schlecht|verkehrt)|gern[e]?(?: gesehen)?|willkommen|bienvenue?s?|appréciée?s?|bien|génial|parfait|idéale?|utile|chouette|genial|estupendo|ideal|bienvenid[oa]|perfecto|bello|ottimo|gradit[oa]|perfetto|mooi|fijn|leuk|welkom|handig|top|ótimo|bom|bem-vind[oa]|legal)';
const BOON =
  '(?:bonus(?:es)?|plus(?:es)?|assets?|advantages?|edge|benefits?|boon|help|extra|leg up|head start|winner|treat|dream|win|cherry(?: on (?:top|the cake))?|icing(?: on the cake)?|tick|point in (?:their|his|her|your) favou?r|pluspunt|vorteil|traum|rêve|sueño|sogno|droom|dröm|sonho|pluspunkt|atout|ventaja|puntazo|vantaggio|marcia in più|pr[ée]|voordeel|diferencial|vantagem|mais-valias?|meerwaarde|punto a favor|punto in più)';
const HOW =
  "(?:(?:an?|the|so|really|very|super|just|pretty|absolutely|also|even|most|a real|a big|a huge|a nice|a lovely|a massive|all the|ganz|sehr|auch|très|aussi|muy|molto|anche|heel|ook|muito|un|una|ein|een|um|uma) )*(?:l[’'])?(?:(?:\\p{L}+) )?";
/** "Would be terrific", "wäre klasse", "serait un bonus": what would be good to have. */
const WOULD_BE = new RegExp(
  String.raw`(?:(?<=\p{L})(?=['’]d be)|(?<!\p{L}))(?:would(?: also| both| all| each)? be|(?<=\p{L})['’]d be|will be|might be|could be|wär\p{L}*|serai(?:t|ent)|sería[n]?|sarebbe(?:ro)?|zou(?:den)?(?: \p{L}+)? zijn|zou|seriam?|=) ?${HOW}(?:${PRAISE}|${BOON})(?!\p{L})(?! (?:at|with|in|to have (?:you|them)|enough|for (?:you|them)))|(?<!\p{L})(?:são|son|sont|sind|sono|zijn) ${HOW}${BOON}(?=\s*[.,;!]|$)|(?<!\p{L})(?:is|are|ist|est|es|è|é) ${HOW}(?:${PRAISE}|${BOON})(?=\s*[.,;!]|$|\s+(?:but|though|too|as well|aber|mais|pero|ma|maar)(?!\p{L}))`,
  'iu',
);
/** "Spanish wouldn't hurt", "si conoce Empower, golazo", "umso besser": what does no harm. */
const NO_HARM =
  /(?<!\p{L})(?:(?:would|will|could|can)(?:n['’]?t| not|not|['’]t) (?:hurt|go amiss|go astray|be wasted|do any harm|be a bad thing)|no harm|umso besser|um so besser|des te beter|tant mieux|tanto mejor|tanto meglio|schadet (?:nicht|nie)|(?:ne )?(?:nuirait|gâcherait|gâte) (?:pas|rien)|no (?:estaría|vendría|está) (?:de más|mal)|non guasta(?:no)?|non (?:sarebbe|è) male|kan geen kwaad|skadar inte|skader ikke|golazo|(?<=\p{L} )suma(?:r[íi]an?|n)?(?=[.!]?$))(?!\p{L})/iu;
/** "Gives you an edge", "stands to them", "scores extra points", "goes a long way". */
const HELPS =
  /(?<!\p{L})(?:(?:gives?|give|get|gets|earns?|scores?|wins?|puts?)(?: \p{L}+)? (?:an? |the |extra |some |bonus |brownie )*(?:edge|leg up|head start|advantage|points|ahead|(?:to )?(?:the )?(?:top|front|head) of the (?:pile|queue|line|list))|stands? (?:to|out|(?:you|them|him|her) in good stead)|goes a long way|(?:will|would|does|do) (?:also |certainly |definitely )?count(?:s)?(?: too| as well| extra)?(?=[.!]?$)|counts? (?:for (?:a lot|much|something|you|them)|in (?:your|their|his|her) favou?r)|catch(?:es)? (?:my|our) eye|jumps? the queue|moves? (?:you|them) up|(?:suma|dan?|aporta)\p{L}* puntos|bringt (?:plus)?punkte|ferait la différence|fa la differenza|meglio (?:se|ancora)|streepje voor|is mooi meegenomen)(?!\p{L})/iu;
/** "Heights refresher good but we can put them through", "elektro kenntnisse gern": a thing and praise behind it. */
const PRAISED = new RegExp(
  String.raw`^(?!.*(?<!\p{L})(?:with|have|has|having|be|in|of|a|an|mit|avec|con|met|com|is|are)(?: \p{L}+)? ${PRAISE}[.!]*$)\p{L}[^.,;]{2,60}\s(?:${PRAISE}|an? (?:${BOON}|\+))(?: (?:but|though|too|as well|aber|mais|pero|ma|maar)(?!\p{L}).*)?[.!]*$`,
  'iu',
);
/** "If they can laminate, yes please", "over the moon with anybody who is trained in it", "React är meriterande": what would please whoever writes. */
const WOULD_PLEASE =
  /^(?:and |but |also |plus )?if (?:they|you|he|she|he or she|she or he|any(?:one|body)|some(?:one|body))(?:['’](?:ve|re|d)| can| could| know| knows| have| has| speak| speaks| hold| holds| do| does| also)(?!\p{L})[^.]*,[^.]*(?:yes|please|great|wonderful|all the better|wow|amazing|brilliant|perfect|happy|grab|bonus|plus|extra|lovely|fantastic|so much)(?!\p{L})|(?<!\p{L})would (?:really |certainly |absolutely )?(?:please|delight|thrill|impress|make (?:my|our|his|her|their|the \p{L}+['’]s) (?:day|week|year|life))(?!\p{L})|(?<!\p{L})(?:over the moon|thrilled|delighted|chuffed|stoked|ecstatic|overjoyed|tickled pink)(?: to (?:get|have|see|find|hear from))? (?:with|by|if|some|any|a)|(?<!\p{L})(?:meriterande|en merit|ett plus|önskvärt|bra att ha|en fordel|et plus|ønskelig|en fördel)(?!\p{L})|(?:=|:) ?(?:bonus|extra|brownie)(?: points)?[.!]*$/iu;
/** "If they can do lead work I'd bite their arm off", "Si la personne connaît les dossiers CEE, c'est mieux": what whoever comes may be able to do, behind an if. */
const IF_ABLE =
  /^(?:and |but |also |plus |und |et |y |e |en |och )?(?:(?:even better |better still |ideally )?if (?:they|he or she|she or he|he\/she|s?he|any(?:one|body)|some(?:one|body)|the person|that person|the candidate)(?: also| already| happens? to| even)? ?(?:['’](?:ve|re|d)|can|could|know[s]?|ha(?:ve|s|d)|speaks?|holds?|do(?:es)?|did|are|is|were|used|come[s]? with|bring[s]?|worked)(?!\p{L})|(?:wenn|falls|sollte) (?:jemand|er|sie|er\/sie|sie\/er|die person|der- oder diejenige)(?!\p{L})[^.]*(?:kann|hat|kennt|spricht|mitbringt|beherrscht|wäre|hätte)|(?:si|s[’']) ?(?:la personne|le candidat|la candidate|elle ou il|il ou elle|quelqu[’']un|il|elle|on)(?!\p{L}) (?:a|sait|connaît|connait|parle|maîtrise|possède|peut|est)(?!\p{L})|si (?:la persona|alguien|el candidato|sabe|tiene|habla|conoce|maneja)(?!\p{L})|se (?:la persona|qualcuno|il candidato|sa|ha|conosce|parla)(?!\p{L})|(?:als|indien) (?:iemand|hij of zij|hij\/zij|de kandidaat|je)(?!\p{L})[^.]*(?:kan|heeft|kent|spreekt|hebt)|se (?:a pessoa|alguém|souber|tiver|falar)(?!\p{L})|om (?:man|personen|någon) (?:kan|har|känner|talar))(?![^.]*(?:interview|apply|bewerb|postul))/iu;
/** "Te reo Māori is something we'd really treasure": a thing, and what it would be to whoever writes. */
const SOMETHING_WE =
  /^\p{L}[^.;:]{2,80}? (?:is|are|would be) (?:something|things|what) (?:we|i)(?:['’]d| would) (?:\p{L}+ )?(?:treasure|love|value|like|welcome|appreciate|prize|cherish|enjoy|be (?:glad|pleased|happy|delighted) (?:of|about|to))(?!\p{L})/iu;
/** "Chocolate work would be gorgeous": a thing, and one word of praise that no list need have. */
const ONE_WORD =
  /^(?!(?:you|they|he|she|it|we|i|there|this|that|start\p{L}*|interviews?|the (?:role|job|start|interview|process|person|rate|pay))(?!\p{L}))\p{L}[^.;:]{2,60}? would (?:also |just |really )?be (?:(?:so|really|very|absolutely|just|pretty|rather|quite|simply) )?(?!(?:essential|mandatory|necessary|compulsory|vital|there|here|part|full|on|in|at|from|online|remote|paid)(?!\p{L}))(?!\p{L}+(?:ed|ing)(?!\p{L}))\p{L}+(?: (?:too|as well|though|for us|no end|indeed))?[.!]*$/iu;
/** "No deal breaker", "not fussed", "we can teach it". */
const NO_MATTER =
  /(?<!\p{L})(?:(?:no|not an?|isn['’]t an?) (?:deal ?-?breaker|show ?-?stopper|big deal|biggie|must)|not (?:that )?fussed|we(?:['’]ll| can| will) (?:teach|train|put (?:them|['’]?em|you|people) through|show them|pay for (?:it|that))|(?:kein|keine) (?:muss|bedingung|voraussetzung)|pas (?:obligatoire|indispensable|éliminatoire)|no (?:es )?(?:imprescindible|obligatori[oa])|non (?:è )?(?:obbligatori[oa]|indispensabile)|geen (?:must|vereiste)|não (?:é )?obrigatóri[oa])(?!\p{L})/iu;

/** What is asked for whatever stands beside it. */
const HARD =
  /(?<!\p{L})(?:must|required?|essential|mandatory|minimum|non-negotiable|needed|pflicht|zwingend|voraussetzung\p{L}*|indispensable|obligatoire|imprescindible|obligatori[oa]|vereist|verplicht)(?!\p{L})/iu;

/** "Camps are good, gym and wet mess": what is good there already. */
const OF_HOUSE =
  /^(?:the |our )?(?:camps?|teams?|crew|lads|guys|girls|people|staff|canteen|food|sites?|hours|money|pay|conditions|facilities|parking|office|kit|machines|equipment|managers?|boss|owners?|clients|kids|residents|guests|views?|weather|banter) (?:is|are)(?!\p{L})/iu;

/** Whether a statement wishes for something, by a thing and how good it would be. */
export const wishesByForm = (said: string): boolean =>
  !OF_HOUSE.test(said) &&
  // "400 grand" is money.
  !/\d ?grand(?!\p{L})/iu.test(said) &&
  !(MUST.test(said) && !(WOULD_BE.test(said) && !HARD.test(said))) &&
  // "720 to 800 plus super" is paid.
  !/\d[^.]*(?:\+|plus) super(?!\p{L})/iu.test(said) &&
  said.split(/\s+/).length < 22 &&
  (WOULD_PLEASE.test(said) ||
    WOULD_BE.test(said) ||
    HELPS.test(said) ||
    NO_HARM.test(said) ||
    PRAISED.test(said) ||
    // Of a list only one thing does not matter.
    (NO_MATTER.test(said) && said.split(',').length < 4) ||
    IF_ABLE.test(said) ||
    SOMETHING_WE.test(said) ||
    ONE_WORD.test(said));

/** What is wished for in a sentence in which somebody says how glad of it they would be: "If they can do lead work I'd bite their arm off" is about lead work. */
export function thingWished(said: string): string {
  const [, verb = '', thing = ''] = WISHED_IF.exec(said) ?? [];
  if (thing !== '') {
    const lead = /^c/iu.test(verb)
      ? 'Able to '
      : /^know/iu.test(verb)
        ? 'Knows '
        : /^speak/iu.test(verb)
          ? 'Speaks '
          : '';
    return lead === '' ? thing.charAt(0).toUpperCase() + thing.slice(1) : `${lead}${thing}`;
  }
  const [, french = ''] = WISHED_SI.exec(said) ?? [];
  if (french !== '') return french.charAt(0).toUpperCase() + french.slice(1);
  const [, pleasing = ''] = PLEASES.exec(said) ?? [];
  return pleasing === '' ? said : `${pleasing} would be welcome`;
}
const WISHED_IF =
  /^(?:and |but |also |plus )?(?:even better |better still |ideally )?if (?:they|he or she|she or he|he\/she|s?he|any(?:one|body)|some(?:one|body)|the person|the candidate)(?: also| already| happens? to)* ?(['’]ve|can|could|knows?|ha(?:ve|s|d)|speaks?|holds?|brings?) (?:got )?(.{3,80}?)(?:(?:,| –| -)? (?:i|we|it|that|then|my|our|yes|great|brilliant|wonderful|lovely|perfect|fantastic|so much|even|all the|happy|bonus|grab|jackpot|deal|sold|they)(?:['’]\p{L}+)?(?!\p{L}).*|[.!]*)$/iu;
/** "Si en plus y a le permis C je signe". */
const WISHED_SI =
  /^(?:et |mais )?s(?:i |['’]il)(?:en plus |jamais |avec ça )?(?:(?:il )?y a|(?:il|elle|on|ils|elles|la personne|quelqu['’]un)? ?(?:a|ont|possède|détient|maîtrise|connaît)) (.{3,80}?),? (?:je (?:signe|prends|dis oui|saute|suis preneu\p{L}+|l['’]embrasse|l['’]embauche)|on (?:signe|prend|embauche)|c['’]est (?:parfait|top|mieux|encore mieux|bonheur|le rêve|gagné)|tant mieux|banco)(?!\p{L})[^.]*[.!]*$/iu;
const PLEASES =
  /^(\p{L}[^.;:]{2,60}?) would (?:really |certainly |absolutely )?(?:please|delight|thrill|impress|make (?:my|our|his|her|their|the) )(?!\p{L}).*$/iu;

/** "Knowledge of LiDAR as well": what goes on with what the sentence before wished for. */
export const goesOnWishing = (said: string): boolean =>
  /^(?:and )?(?:so|as) (?:is|are|would|does|do) (?!(?:the|our|my|your|you|we|they|it|this|that)(?!\p{L}))/iu.test(
    said,
  ) ||
  (/(?<!\p{L})(?:as well|too|also|likewise|ditto|same for \p{L}+|ebenso|ebenfalls|auch|aussi|également|también|anche|ook|também)[.!]?$/iu.test(
    said,
  ) &&
    !/(?<!\p{L})(?:you|we|they|will|must|need|is|are|have)(?!\p{L})/iu.test(said));

/** When somebody may begin, which is nothing that is asked or wished for. */
export const saysWhen = (said: string): boolean =>
  AT_ONCE.test(said.trim()) ||
  (/^(?:(?:immediate|early|urgent) joiners?(?!\p{L}).*|(?:can|could|should|to|must|please)? ?(?:start|join|begin)s?(?:ing)?|start(?:ing)?(?: date)?|joining|frühestens|ab (?:sofort|\d)|beginn|eintritt|début|dès|à partir|inicio|incorporación|inizio|ingresso|start|per direct|vanaf|início|entrée|oppstart|tiltr\p{L}+|(?:het )?(?:liefst|graag) (?:per|vanaf|op) (?=\d)|(?:am liebsten|gern) (?:ab|zum) (?=\d)|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day |le |el |il |am )?\d{1,2}(?:st|nd|rd|th|er|\.)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|not (?:till|until|before))(?!\p{L})[^.]*(?:\d|asap|immediate|soon|sofort|now|tôt)/iu.test(
    said.trim(),
  ) &&
    said.split(/\s+/).length < 12);
/** "Immediate." */
const AT_ONCE =
  /^(?:immediate(?:ly)?|asap|(?:ab |per )?sofort(?: oder (?:nach )?(?:vereinbarung|absprache|später))?|nach (?:vereinbarung|absprache)|(?:de suite|immédiatement|tout de suite) ou (?:à convenir|selon \p{L}+)|(?:date )?à convenir|immédiat\p{L}*|inmediat\p{L}*|subito|per direct|omgående)[.!]*$|^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day )?\d{1,2}(?:st|nd|rd|th|er|\.)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?: \d{4})?[.!]*$/iu;

/** A sentence of a brief; `goesOn`: it began before, `isWished`: the one behind it says that it is a wish. */
interface Part {
  sentence: string;
  goesOn: boolean;
  isWished?: boolean;
}

/** "If they can make a black pudding they can name their price. So that'd be a bonus": what is wished for stands in the sentence before. */
const OF_BEFORE =
  /^(?:(?:so|and|but|but then|well),? )*(?:that|this|it|these|those|both|either|any of (?:these|those|that)|which|das|beides|ça|eso|questo|dat)(?:['’]d| would|['’]s| is| are| will|wäre|serait|sería|sarebbe|zou)?(?: \p{L}+){0,3} (?:bonus|plus|advantage|asset|nice|great|lovely|handy|useful|helpful|welcome|good|brilliant|ideal|preferred|vorteil|schön|toll|atout|ventaja|vantaggio|pluspunt|mooi|fijn)[\p{L} ]{0,25}[.!]*$/iu;

/** The parts of a paragraph; one that only praises what the one before says marks that as wished for. */
export function wishesOfBefore(parts: readonly Part[]): Part[] {
  const told: Part[] = [];
  for (const part of parts) {
    const before = told.at(-1);
    if (before === undefined || !OF_BEFORE.test(part.sentence)) told.push(part);
    else told.splice(-1, 1, { ...before, isWished: true });
  }
  return told;
}
