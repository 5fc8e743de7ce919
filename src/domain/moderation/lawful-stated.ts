import { lowered } from './matching.ts';
import { TONGUES } from './permitted-rules.ts';

// Whole sentences that an ad states in set phrases: that nothing people are plays a part, what a CV is to leave out, the least age that
// an act sets, forms that nobody who chooses sees, how well a language must not be known, and where questions go.

/** What takes back what a sentence says, in the languages of these. */
const YET = lowered(
  /(?<!\p{L})(?:but|except|unless|only|prefer\w*|rather|ideally|though|however|young\w*(?<!younger)|as long as|provided|aber(?! kein)|nur|lieber|bevorzug\p{L}*|außer|sofern|solange|jung\p{L}*|mais(?! (?:pas|n['’]est|ce n['’]est|sans))|sauf|uniquement|seulement|plutôt|préf\p{L}*|jeunes?|pourvu|tant que|pero(?! (?:no|sin))|salvo|excepto|solo|sólo|prefer\p{L}*|aunque|siempre que|joven|jóvenes|ma(?! (?:non|senza))|però|tranne|soltanto|purché|giovan\p{L}*|mas(?! (?:não|sem))|exceto|apenas|só|desde que|embora|jovens?|maar(?! (?:geen|niet))|alleen|liever|behalve|mits|jonge?|men(?! (?:inget|inte|ingen))|endast|bara|helst|förutom|unga)(?!\p{L})/iu,
);

const ATTRIBUTE = {
  de: '(?:geschlecht(?:er)?|gender|alter|herkunft|nationalität|religion|weltanschauung|glauben?|hautfarbe|behinderung(?:en)?|familienstand|(?:der |sexuelle[rn]? )?(?:orientierung|identität)|sprache|aussehen)',
  fr: '(?:sexe|genre|âge|origines?|nationalité|religion|convictions?|croyances?|handicap|situation (?:de famille|familiale)|état de santé|apparence(?: physique)?|(?:orientation|identité) (?:sexuelle|de genre)|couleur(?: de peau)?|opinions?(?: politiques?)?|grossesse)',
  es: '(?:sexo|género|edad|orígen|origen|raza|etnia|nacionalidad|religión|creencias?|discapacidad|estado civil|(?:orientación|identidad) (?:sexual|de género)|color|ideología|aspecto)',
  it: '(?:sesso|genere|età|origine|provenienza|nazionalità|razza|etnia|religione|fede|credo|disabilità|stato civile|(?:orientamento|identità) (?:sessuale|di genere)|colore(?: della pelle)?|opinion[ei](?: politic\\p{L}+)?)',
  pt: '(?:sexo|género|gênero|idade|origem|raça|etnia|cor|nacionalidade|religião|crença|fé|deficiência|estado civil|(?:orientação|identidade) (?:sexual|de género|de gênero)|ideologia|convicções)',
  nl: '(?:geslacht|gender|leeftijd|afkomst|herkomst|nationaliteit|geloof|religie|levensovertuiging|huidskleur|handicap|beperking|burgerlijke staat|(?:seksuele |sexuele )(?:gerichtheid|voorkeur|geaardheid|oriëntatie)|uiterlijk)',
  sv: '(?:kön|könsidentitet|ålder|ursprung|nationalitet|etnicitet|religion|tro|hudfärg|funktionsnedsättning(?:ar)?|civilstånd|sexuell läggning|utseende)',
} as const;
type Known = keyof typeof ATTRIBUTE;
const JOINED: Record<Known, string> = {
  de: '(?:,| und| oder| noch| sowie| der| des| sexuelle[rn]?)+ ?(?:nach |wegen )?',
  fr: "(?:,| et| ou| ni)+ ?(?:de l['’]|d['’]|de la |du |de |l['’]|le |la |à l['’]|au |à la )?(?:votre |sa |son )?",
  es: '(?:,| y| e| o| u| ni)+ (?:la |el |de |por )*',
  it: "(?:,| e| ed| o| od| né)+ (?:di |il |la |l['’]|lo |per )*",
  pt: '(?:,| e| ou| nem)+ (?:de |a |o |da |do |por )*',
  nl: '(?:,| en| of| noch)+ (?:op |naar )?(?:je |uw |de |het )?',
  sv: '(?:,| och| eller)+ ',
};
const listOf = (tongue: Known, item: string = ATTRIBUTE[tongue]): string =>
  `${item}(?:${JOINED[tongue]}${item})*`;

/** That no difference is made by what people are. */
const NO_DIFFERENCE = [
  `(?:wir |bei uns )?(?:machen|macht|wird|gibt es)(?: wir| bei uns)? (?:hier )?keinen? unterschiede? (?:nach|beim?|wegen|aufgrund(?: von)?) ${listOf('de')}(?: gemacht)?`,
  `(?:nous|on) ne (?:faisons|fait) (?:aucune |pas de )(?:distinction|différence|discrimination) (?:(?:en raison|fondée sur|selon|liée|tenant)(?: à)? ?(?:de |du )?(?:l['’]|la |le |une? )?|de |d['’]|du |de la )?${listOf('fr')}`,
  `no (?:hacemos|se hace|hay|existe) (?:ninguna? )?(?:distinci(?:ón|ones)|discriminaci(?:ón|ones)|diferencias?) (?:de|por|en|en razón de|por razón de|por motivos? de|en función de)(?: la| el)? ${listOf('es')}`,
  `non (?:facciamo|si fanno|si fa) (?:alcuna |nessuna )?(?:distinzion[ei]|discriminazion[ei]|differenz[ae]) (?:di|per|in base (?:al|alla|all['’])|in ragione di|fondat[ae] su) ?${listOf('it')}`,
  `não (?:fazemos|se faz|há|haverá|existe) (?:qualquer |nenhuma )?(?:tipo de )?(?:distinç(?:ão|ões)|discriminaç(?:ão|ões)|diferenças?) (?:de|por|em razão d[eoa]|em função d[eoa]|por motivos? d[eoa]|com base (?:em|na|no)|quanto (?:a|ao|à)) ${listOf('pt')}`,
  `(?:wij|we|er) (?:maken|wordt) geen (?:onderscheid|verschil) (?:gemaakt )?(?:naar|op|op grond van|op basis van|in) (?:de |het |je |uw )?${listOf('nl')}`,
  `vi gör ingen skillnad (?:på|utifrån|på grund av|i fråga om) ${listOf('sv')}`,
].map(
  (source) =>
    `^\\W*${source}(?: (?:bei der auswahl|beim einstellen|à l['’]embauche|dans nos recrutements|en la selección|al contratar|nella selezione|na seleção|na contratação|nas nossas seleções|bij de selectie|vid rekrytering))?\\W*$`,
);

const FIELD: Record<Known, string> = {
  de: `(?:(?:ihr|dein|das|ein|euer)(?:e[nrms]?|en)? )?(?:bewerbungs|pass|porträt)?(?:foto|fotos|bild|lichtbild|geburtsdatum|geburtsort|geburtsjahr|kinder|kinderzahl|${ATTRIBUTE.de})`,
  fr: `(?:(?:votre|sa|son|la|le|une?|l['’]|d['’]|de) ?)?(?:photos?|photographie|date (?:et lieu )?de naissance|lieu de naissance|nombre d['’]enfants|statut marital|état civil|${ATTRIBUTE.fr})`,
  es: `(?:(?:tu|su|la|el|una?) )?(?:fotos?|fotografía|fecha (?:y lugar )?de nacimiento|lugar de nacimiento|número de hijos|hijos|situación familiar|dni|${ATTRIBUTE.es})`,
  it: `(?:(?:la |il |una? |l['’])?(?:tua |tuo |vostra )?)(?:foto|fotografia|data (?:e luogo )?di nascita|luogo di nascita|figli|situazione familiare|codice fiscale|${ATTRIBUTE.it})`,
  pt: `(?:(?:a|o|uma?) )?(?:(?:sua|seu|tua|teu) )?(?:fotos?|fotografia|data de nascimento|local de nascimento|filhos|número de filhos|cpf|morada|endereço|${ATTRIBUTE.pt})`,
  nl: `(?:(?:je|uw|een|de) )?(?:(?:pas)?foto['’]?s?|geboortedatum|geboorteplaats|kinderen|gezinssituatie|bsn|${ATTRIBUTE.nl})`,
  sv: '(?:(?:ditt?|dina) )?(?:foto|bild|fotografi|födelsedatum|födelseort|personnummer|barn|familjesituation|kön|ålder|ursprung|nationalitet|religion|civilstånd|hälsa)',
};
const fields = (tongue: Known): string => listOf(tongue, FIELD[tongue]);
/** What a CV is to leave out, in other languages than English. */
const LEFT_OFF = [
  `(?:bitte )?(?:lassen sie|lass|lasst)(?: bitte)? ${fields('de')}(?: (?:bitte )?(?:im|aus dem|in der|vom) (?:lebenslauf|cv|bewerbung|anschreiben))? (?:bitte )?(?:weg|raus|fort|heraus)`,
  `${fields('de')} (?:gehör(?:t|en) nicht in|brauch(?:t|en) (?:es )?nicht in|haben nichts verloren in|lassen sie bitte weg aus) (?:den |die |ihren |ihre |deinen |deine |einen |eine )?(?:lebenslauf|bewerbung|cv|unterlagen)`,
  `(?:bitte )?(?:kein(?:e|en)?|ohne) ${fields('de')} (?:im|in den|in der|in die) (?:lebenslauf|cv|bewerbung)(?: bitte)?`,
  `${fields('es')}:? ?(?:mejor )?fuera del (?:cv|curr[ií]culum|currículo)`,
  `(?:nel|dal|sul) (?:cv|curriculum) (?:non (?:mett(?:ere|ete|i)|indica(?:re|te)|inser(?:ire|ite)|serv(?:e|ono))|niente|togli(?:ete|ere)?) ${fields('it')}`,
  `(?:per favore )?(?:non (?:mett(?:ere|ete)|indica(?:re|te)|inser(?:ire|ite))|omett(?:ere|ete|i)|tralascia(?:re|te)?) ${fields('it')}(?: (?:nel|dal|sul) (?:cv|curriculum))?`,
  `(?:por favor,? )?(?:não (?:é (?:preciso|necessário)|precisas? (?:de)?|tem de|há que|vale a pena) ?(?:colocar|pôr|incluir|indicar|enviar)|(?:não (?:coloque|coloques|ponha|ponhas|inclua|incluas|indique|indiques))|dispensamos|dispensa-se|omita|deixe de fora|retire) ${fields('pt')}(?: (?:no|do|em) (?:seu )?(?:cv|currículo|curriculum))?`,
  `(?:laat |graag )?${fields('nl')} (?:(?:mag|mogen|kan|kunnen) )?(?:weg|eruit|achterwege)(?: (?:laten|blijven))?(?: (?:uit|in|van) (?:je|uw|het) (?:cv|sollicitatie|brief))?`,
  `(?:vänligen )?(?:utelämna|uteslut|hoppa över|ta bort|lämna bort) ${fields('sv')}(?: (?:i|ur|från) (?:ditt )?(?:cv|ansökan))?`,
].map((source) => `^\\W*${source}\\W*$`);

const NO_YOUNGER =
  "(?:(?:does|do|will|can) ?(?:not|n['’]t) (?:let|allow|permit) (?:anyone|anybody|those|people|staff|persons?) (?:who (?:is|are) )?(?:younger|under (?:that|18|16|21)|below (?:that|18|16|21))|(?:bars?|forbids?|prohibits?|stops?) (?:anyone|anybody|those|people) (?:younger|under (?:that|18|16|21)))";
const LAW =
  '(?:[\\p{L}()-]+ ){0,5}(?:act|acts|law|code|regulations?|order|rules)(?: (?:of )?(?:19|20)\\d\\d)?(?: \\([\\p{L} ]{1,20}\\))?';
/** The least age that a named law sets, in English and Dutch. */
const BY_ACT = [
  `(?:you|applicants|candidates|staff|everyone) (?:must|need to|have to|has to|will need to) be (?:at least )?(?:16|17|18|21)(?: years old| years of age)?(?: (?:or|and) (?:over|older|above))?(?: [^.;:,0-9]{0,40})?[:,-]? ?(?:as |because |since )?(?:the )?${LAW} ${NO_YOUNGER} (?:to |from )?[^.;0-9]{0,70}`,
  '(?:je|u) (?:moet|bent) (?:minstens |minimaal )?(?:16|18|21)(?: jaar)?(?: of ouder)? ?(?:zijn)?[:,] ?(?:want |omdat )?(?:de )?[\\p{L}- ]{2,40}wet (?:laat|staat) (?:dit|dat|het) (?:jongeren|jongere mensen|onder (?:die|de) leeftijd|minderjarigen) (?:niet (?:doen|toe)|nog niet toe)',
].map((source) => `^\\W*${source}\\W*$`);

const TRAIT =
  '(?:age|sex|gender|ethnicity|ethnic origin|race|nationality|religion|faith|belief|disabilit(?:y|ies)|sexual orientation|orientation|marital status|caring responsibilities|gender identity|pregnancy|veteran status)';
const TRAITS = `(?:your )?${TRAIT}(?:(?:,| and| or)+ (?:your )?${TRAIT})*`;
const FORM =
  '(?:(?:separate|anonymous|voluntary|optional|short|confidential|our|an?|the|equality|diversity|equal(?: opportunit(?:y|ies))?|inclusion|eeo|eo|and|online) )*(?:monitoring |self-identification |self-id |diversity |equalit(?:y|ies) |eeo |eo )(?:form|survey|questionnaire|questions|page|sheet)';
const UNSEEN =
  "(?:(?:which |that |and |it |filling it in |and it )*(?:(?:the panel|hiring managers?|managers?|recruiters?|nobody who (?:hires|chooses|shortlists)|shortlisters|the people who (?:hire|shortlist))(?: (?:and|or) (?:managers|the panel))? (?:never|do(?:es)? not|don['’]t|doesn['’]t|will not|won['’]t|cannot|can['’]t) sees?(?: (?:it|them|this))?|(?:is |are )?(?:entirely |completely )?(?:anonymous|voluntary|optional|confidential)|(?:is |are )?(?:kept|held|stored) (?:apart|separate(?:ly)?|away) from (?:your |the )?(?:application|panel|cv)s?|you (?:may|can) (?:leave (?:it )?blank|skip(?: it)?|choose not to (?:answer|say))|is (?:never|not) (?:shown|seen|passed|given)(?: (?:to|by) (?:the panel|hiring managers?|those who (?:hire|shortlist)))?|is used for statistics(?: (?:alone|only))?))";
/** A form on what people are that nobody who chooses sees, or that may be left blank. */
const MONITORED = [
  `(?:we|our team) ask(?:s)? (?:about|for) ${TRAITS} (?:on|in|through|via) (?:an? |the |our )?${FORM}(?:,)? ${UNSEEN}(?:(?:,| and)+ ?${UNSEEN})*`,
  `(?:the|our|an?) ${FORM} (?:asks?|covers?) (?:about |for )?${TRAITS}(?:,| and)+ ?${UNSEEN}(?:(?:,| and)+ ?${UNSEEN})*`,
].map((source) => `^\\W*${source}\\W*$`);

/** That a language must not be known perfectly. */
const NOT_PERFECT = [
  "(?:and |so )?(?:you (?:don['’]t|do not|needn['’]t|won['’]t) (?:need|have|speak)(?: to (?:have|speak))? (?:perfect|fluent|flawless|good|great|much|a lot of|any) english|(?:your )?english (?:does not|doesn['’]t|needn['’]t|need not) (?:have to |need to )?be (?:perfect|fluent|flawless)|(?:perfect|fluent|flawless) english (?:is not|isn['’]t) (?:needed|required|necessary|asked for))(?: (?:for|to|in) (?:do |start |join |apply )?(?:this|the|our|here)?(?: (?:job|post|role|work|kitchen|team|line|floor))?)?(?:,? (?:and |as |so )?(?:you['’]ll|we['’]ll|we|you will|there['’]s) [^.;,]{3,40})?",
].map((source) => `^\\W*${source}\\W*$`);

const WEAR =
  '(?:turbans?|hijabs?|head ?scar(?:f|ves)|kippahs?|kippot|yarmulkes?|skull ?caps?|topis?|patkas?|crosse?s|karas?)';
const WORN_ABROAD =
  '(?:kopft(?:uch|ücher)|turban[tens]{0,4}|kippas?|hijabs?|foulards?|voiles?|kippas?|pañuelos?|velos?|turbantes?|velo|turbante|véus?|lenços?|hoofddoek(?:en)?|tulband(?:en)?|keppeltjes?|slöj(?:a|or)|sjal(?:ar)?|turbaner)';
const DRESS = '(?:uniforms?|work ?wear|tunics?|fleeces?|jackets?|aprons?|colours|tabards?)';
/** What may be worn with what a house gives. */
const WITH_UNIFORM = [
  `(?:drivers|staff|colleagues|guards|officers|carers|nurses|cooks|crew|people|anyone|those|you|if you|team members)(?: who)? wears? (?:an? |the )?${WEAR}(?:(?:,| or| and)+ (?:an? )?${WEAR})*,? (?:you )?(?:may|can|are (?:free|welcome) to)(?: of course| always)? (?:do so|wear (?:it|one|them)|keep (?:it|them) on|carry on)(?: (?:with|under|beside|alongside) (?:the|our|your|their) ${DRESS})?(?:,? as (?:several|some|many|two|three|others)(?: of us)? (?:already )?do)?`,
  `(?:an? )?${WEAR}(?:(?:,| or| and)+ (?:an? )?${WEAR})* (?:can|may) (?:of course )?be worn (?:with|under|beside) (?:the|our) ${DRESS}`,
  `wer (?:ein |eine[n]? )?${WORN_ABROAD}(?:(?:,| oder| und)+ (?:eine? |einen )?${WORN_ABROAD})* trägt,? (?:kann|darf) (?:das|sie|ihn|es|dies)(?: auch)?(?: gern(?:e)?)? (?:zur|unter der|mit der|zu unserer) (?:uniform|dienstkleidung|arbeitskleidung)(?: gern(?:e)?)? (?:tun|tragen)`,
  `(?:le |la |un |une )?${WORN_ABROAD}(?: (?:ou|et) (?:le |la |un |une )?${WORN_ABROAD})* (?:peut|peuvent) (?:bien sûr )?(?:être portée?s?|se porter) (?:avec|sous) (?:l['’]|la |notre |le )(?:uniforme|tenue|casquette)`,
  `(?:el |la |un |il |lo |o |um )?${WORN_ABROAD}(?: (?:o|y|e|ou) (?:el |il |lo |o )?${WORN_ABROAD})* (?:se puede llevar|se pueden llevar|si può portare|si possono portare|pode ser usado|podem ser usados) (?:con|com) (?:el|la|l['’]|il|a|o) ?(?:uniforme|farda|divisa)`,
].map((source) => `^\\W*${source}\\W*$`);

const SERVED_OF_ALL_AGES =
  '(?:nos |les |unsere |die |our |the |los |as |os |våra )?(?:patiente?s?|patients|clients|residents|résidents|bénéficiaires|usagers|personnes accueillies|patienten|patient(?:innen und patienten)|klienten|pacientes|usuarios|residentes|pazienti|utenti|ospiti|doentes|utentes|patiënten|bewoners|cliënten|patienter) (?:de tous (?:les )?âges|of all ages|jeden alters|aller altersgruppen|de todas las edades|di (?:ogni|tutte le) età|de todas as idades|van alle leeftijden|i alla åldrar)';
/** Who is served, by all their ages and states. */
const SERVED = [`^\\W*${SERVED_OF_ALL_AGES} ?[:,–(-] [^.;]{3,200}$`];

const LANGUAGE =
  '(?:breton|basque|euskera|euskara|corse|occitan|catalan|catalán|català|gallego|galego|alsacien|flamand|arabe|turc|wolof|créole|valenciano|aranés|asturiano|friulano|sardo|ladino|siciliano|sloveno|tedesco|mirandês|crioulo|mandarim|fries|frysk|papiaments|turks|arabisch|arabiska|türkisch|sorbisch|plattdeutsch|niederdeutsch|dänisch|friesisch|polnisch|samiska|finska|meänkieli|romani|jiddisch|árabe|rumano|romeno|albanese|arabo)';
const A_LANGUAGE = `(?:le |l['’]|el |il |lo |o )?${LANGUAGE}(?:(?:,| ou| o| oder| of| eller| y| et| e| und| en| och)+ (?:le |l['’]|el |il |o )?${LANGUAGE})*`;
const NO_CONDITION = [
  `(?:est|sont) (?:bienvenue?s?|appréciée?s?|une? (?:plus|atout)(?: apprécié[^.;,]{0,25})?)(?: (?:dans|chez|pour|auprès|avec) [^.;,]{2,50})?,? (?:sans être (?:une condition|exigée?s?|obligatoires?|indispensables?)|mais (?:ce n['’]est |n['’]est |ne sont )?pas (?:une condition|exigée?s?|obligatoires?|demandée?s?))`,
  `(?:n['’]est|ne sont) pas (?:demandée?s?|exigée?s?|obligatoires?)(?:,? mais [^.;]{3,60})?`,
  `(?:es|son|se) (?:bienvenid[oa]s?|valoran?|un plus|útil(?:es)?)(?: (?:en|para|con) [^.;,]{2,40})?,? (?:sin ser (?:requisito|condición|obligatori[oa])|pero no (?:es |son )?(?:una? )?(?:condición|requisito|obligatori[oa]s?|imprescindibles?))`,
  `(?:è|sono) (?:gradit[oi]|benvenut[oi]|un plus|utili?)(?: [^.;,]{2,40})?,? (?:senza essere (?:un requisito|una condizione)|ma non (?:è |sono )?(?:una? )?(?:condizione|requisito|obbligatori[oa]?|richiest[oi]))`,
  `(?:é|são|será) (?:bem-vind[oa]s?|uma mais-valia|útil|um plus)(?: [^.;,]{2,40})?,? (?:sem ser (?:condição|requisito|obrigatóri[oa])|mas não (?:é |são )?(?:uma? )?(?:condição|requisito|obrigatóri[oa]|exigid[oa]))`,
  `(?:is|zijn) (?:welkom|mooi meegenomen|een pluspunt|een pré|handig)(?: [^.;,]{2,40})?,? (?:zonder voorwaarde te zijn|maar (?:geen|niet) (?:een )?(?:voorwaarde|eis|vereiste|vereist|verplicht|nodig))`,
  `(?:ist|sind) (?:willkommen|gern gehört|von vorteil|ein plus|hilfreich)(?: [^.;,]{2,40})?,? (?:ohne bedingung zu sein|aber keine? (?:voraussetzung|bedingung|pflicht|muss))`,
  `(?:är|talas) (?:välkom\\p{L}+|meriterande|en (?:fördel|merit)|ett plus|bra)(?: [^.;,]{2,40})?,? (?:men (?:inget krav|inte (?:ett )?(?:krav|villkor|nödvändig\\p{L}*)))`,
].map((source) => `^\\W*${A_LANGUAGE} ${source}\\W*$`);

const KIND =
  '(?:paaren|familien|alleinreisenden|alleinstehenden|alleinerziehenden|singles|eltern(?: mit (?:kind(?:ern)?|baby))?|menschen ohne kinder|älteren|jüngeren|wiedereinsteiger\\p{L}*|couples|(?:personnes )?(?:seules?|isolées)|personnes seules|familles|parents(?: (?:solos?|avec enfants?))?|parejas|personas (?:solas|con hijos|sin hijos)|familias|coppie|famiglie|single|genitori|stellen|gezinnen|alleenstaanden|ouders|par|familjer|ensamstående|föräldrar|casais|famílias|pessoas (?:sozinhas|com filhos|sem filhos))';
const OF = "(?:von|de|d['’]|des|di|da|van|från)";
const ALIKE =
  '(?:(?:sehen|lesen|nehmen) wir (?:alle )?(?:gleich|genauso|ebenso) gern|(?:sont|seront) (?:toutes )?(?:également|pareillement|aussi) bienvenues|son igual de bienvenidas|sono ugualmente gradite|zijn even welkom|är lika välkomna|são igualmente bem-vindas)';
/** Kinds of people who are all liked as well. */
const ALL_ALIKE = [
  `^\\W*(?:bewerbungen|les candidatures|candidatures|las candidaturas|le candidature|candidaturas|sollicitaties|ansökningar) ${OF} ?${KIND}(?:(?:,| und| et| y| e| en| och)+ ?(?:${OF} ?)?${KIND}){1,5} ${ALIKE}(?:,? [^.;]{0,50}(?:krabbelstube|kita|kinderbetreuung|crèche|guardería|unterkunft|zimmer|logement|wohnung)[^.;]{0,30})?\\W*$`,
];

const QUESTIONS =
  '(?:(?:informal|any|general|all|initial|confidential|early|further|prior|telephone|phone|email|e-mail) )*(?:enquir(?:y|ies)|inquir(?:y|ies)|questions?|visits?|chats?|calls?|conversations?|discussions?)(?: (?:about|on|regarding) (?:the|this) (?:post|role|job|vacancy))?(?: (?:are|is))?(?: (?:very|most|always|warmly))? (?:welcome|invited|encouraged)(?: (?:before|until|prior to) (?:you apply|applying|applications close|the closing date))?';
const ADDRESS =
  "(?:to|at|on|from|with|via|by|or|and|please|call|ring|contact|e-?mail|text|the|our|office|manager|team|lead|phone|tel\\.?|\\S+@\\S+|\\+?[\\d()][\\d ()-]{3,20}|\\p{Lu}[\\p{L}.'’-]*)";
// As it was written: names stand in it.
const TO_ASK = new RegExp(
  `^\\W*${QUESTIONS.replace('(?:(?:informal', '(?:(?:[Ii]nformal').replace(/(?<=\(\?:)enquir/u, '[Ee]nquir')}[:,.–-]?(?:[ ,:]+${ADDRESS}){0,12}\\W*$`,
  'u',
);

// Words around those of `TONGUES`, in the same order: what is before a paper, that people come or are as good, and what they need.
const AROUND: readonly { lead: string; the: string; welcome: string; need: string }[] = [
  {
    lead: '(?:we (?:accept|take|hire|employ|welcome) )',
    the: '(?:(?:an?|the|their own|own|valid|full|any) )*',
    welcome: '(?:are (?:very |just as |equally )?welcome|can apply|may apply)',
    need: '(?:(?:only |just )?need|must have|have to have|need no(?:thing)? more than)',
  },
  {
    lead: '(?:wir (?:beschäftigen|nehmen|suchen) (?:auch )?)',
    the: '(?:(?:eine[mnr]?|der|die|den|gültige\\p{L}*|befristete\\p{L}*) )*',
    welcome:
      '(?:sind (?:bei uns )?(?:ebenso |genauso |gern )?(?:willkommen|gesehen)|können sich (?:gern )?bewerben|werden nicht (?:benachteiligt|schlechter gestellt|anders behandelt)|nicht anders als (?:alle anderen|andere|deutsche|inländer))',
    need: '(?:brauchen|benötigen)(?: nur| lediglich| allein)?',
  },
  {
    lead: '(?:nous (?:acceptons|recrutons|accueillons) (?:aussi )?(?:des |les )?|les )',
    the: "(?:(?:une?|la|le|leur|valable|d['’]un|temporaire) ?)*",
    welcome:
      '(?:sont (?:les |aussi |également )?bienvenue?s?|peuvent (?:postuler|candidater)|ne sont pas (?:désavantagée?s?|pénalisée?s?|écartée?s?))',
    need: "(?:doivent (?:seulement )?avoir|n['’]ont besoin que d['’]|ont (?:seulement )?besoin d['’])",
  },
  {
    lead: '(?:(?:aceptamos|admitimos|contratamos) (?:también )?(?:a )?|l[oa]s )',
    the: '(?:(?:una?|el|la|su|del|de la) )*',
    welcome: '(?:son (?:igual de )?bienvenid[oa]s|pueden (?:presentarse|solicitar|optar|inscribirse))',
    need: '(?:(?:solo |sólo )?necesitan|(?:solo |sólo )?deben tener|no necesitan más que)',
  },
  {
    lead: '(?:(?:accettiamo|assumiamo|accogliamo) (?:anche )?|gli |i )',
    the: '(?:(?:un|il|regolare|valido|del) )*',
    welcome: '(?:sono (?:ugualmente |i )?benvenut[ie]|possono candidarsi)',
    need: '(?:devono (?:solo |soltanto )?(?:avere|portare|presentare)|non devono fare altro che portare|hanno (?:solo )?bisogno del?)',
  },
  {
    lead: '(?:(?:aceitamos|admitimos|contratamos) (?:também )?|[oa]s )',
    the: '(?:(?:uma?|a|o|da|do) )*',
    welcome: '(?:são (?:igualmente )?bem-vind[oa]s|podem (?:candidatar-se|concorrer))',
    need: '(?:(?:só |apenas )?precisam (?:apenas |só )?(?:de|da|do)|não precisam de mais do que|(?:só )?têm de ter)',
  },
  {
    lead: '(?:(?:wij|we) (?:nemen|verwelkomen) (?:ook )?)',
    the: '(?:(?:een|de|hun|geldige) )*',
    welcome: '(?:zijn (?:ook |even |net zo )?welkom|kunnen (?:gewoon |ook )?(?:solliciteren|reageren))',
    need: '(?:hoeven alleen|moeten|hebben)(?: alleen)?',
  },
  {
    lead: '(?:vi (?:anställer|välkomnar) (?:också |även )?)',
    the: '(?:(?:ett|giltigt) )*',
    welcome: '(?:är (?:lika |också )?välkomna|kan (?:också )?söka)',
    need: '(?:behöver|måste ha|ska ha)(?: bara| endast)?',
  },
];
/** That people of other countries come with their right to work, and need no more. */
const WITH_RIGHT = TONGUES.flatMap(({ foreign, having, permit, even }, at) => {
  const { lead, the, welcome, need } = AROUND[at] ?? { lead: '', the: '', welcome: '', need: '' };
  const who = `(?:(?:candidat[oae]?s?|candidati|personas|pessoas|personnes|cittadini|ciudadan[oa]s|trabajador[ae]s|trabalhadores|travailleurs|lavoratori) )?${foreign}`;
  const right = `${the}${permit}(?: (?:hebben|te hebben|de trabajo|do trabalho|per lavoro|valide|válido|to work(?: here)?))?`;
  return [
    `^\\W*${lead}${who},? ${having} ${right}\\W*$`,
    `^\\W*${lead}?${who}(?:,? ${having} ${right})? ${welcome}(?:,? ${even} (?:with |mit |avec |con |com |met |med )?${the}(?:\\p{L}+ ){0,2}?${permit}(?: \\p{L}+)?)?\\W*$`,
    `^\\W*${lead}?${who} ${need} ?${right}\\W*$`,
  ];
});
/** Whoever may not work yet is not taken, wherever they are from. */
const WITHOUT_RIGHT =
  "^\\W*(?:overseas|foreign|international|all|any)? ?(?:applicants|candidates|applications)(?: from (?:abroad|overseas|outside (?:the )?(?:eu|eea|uk|country)))? (?:without|who (?:do not|don['’]t) (?:yet )?(?:have|hold)) (?:an? |the |any )?(?:valid |existing )?(?:rights? to work|work(?:ing)? rights|work permits?|permits?|visas?|permission to work)(?: (?:here|in (?:the )?[\\p{L} ]{2,20}))? (?:will not|won['’]t|cannot|can['’]t|can not) be (?:considered|hired|employed|taken on|shortlisted)\\W*$";

const WHOLE = [
  ...NO_DIFFERENCE,
  ...LEFT_OFF,
  ...BY_ACT,
  ...MONITORED,
  ...NOT_PERFECT,
  ...WITH_UNIFORM,
  ...SERVED,
  ...NO_CONDITION,
  ...ALL_ALIKE,
].map((source) => lowered(source));
// Nothing in these takes anything back.
const OF_RIGHT = [...WITH_RIGHT, WITHOUT_RIGHT].map((source) => lowered(source));
const OF_PEOPLE = lowered(
  new RegExp([...TONGUES.map(({ foreign }) => foreign), 'overseas|abroad|work|permit|visa'].join('|')),
);
// What each of these begins or is about, so that most sentences are not tried.
const MAY_STATE = lowered(
  /unterschied|distinction|différence|distin[cçz]|distinzion|discriminaci|discriminaç|diferen|differenz|onderscheid|verschil|skillnad|foto|photo|lebenslauf|bewerbung|candidatur|sollicit|ansökn|curric|currí|\bcv\b|act\b|acts\b|law\b|code\b|regulation|wet\b|form\b|survey|questionnaire|questions\b|english|turban|hijab|scar|kipp|uniform|kopft|foulard|pañuelo|velo|hoofddoek|tulband|åldrar|âges|ages\b|alters|edades|età|idades|leeftijd|condition|requisito|condi[cçz]|exig|voorwaarde|vereist|eis\b|voraussetzung|krav|demandé|obligat|enquir|inquir|visits|chats|calls/iu,
);

/** Whether a whole sentence states what is lawful in a set phrase, and nothing that takes it back. */
export const isStatedLawful = (text: string, lower: string): boolean =>
  (OF_PEOPLE.test(lower) && OF_RIGHT.some((pattern) => pattern.test(lower))) ||
  (MAY_STATE.test(lower) &&
    ((WHOLE.some((pattern) => pattern.test(lower)) && !YET.test(lower)) ||
      (TO_ASK.test(text) && !YET.test(lower))));
