import { NEWS_ABROAD } from './kept-quiet-abroad.ts';
import type { PrivateFact } from './types.ts';
import { wholeWords } from './whole-words.ts';

const BOSS =
  '(?:boss|manager|employer|company|firm|director|supervisor|foreman|head|ceo|md|partners?|colleagues?|team|work|office|school|hospital)';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec|spring|summer|autumn|winter|q[1-4]|easter|christmas|last|latest|next|current|recent|coming|first|second|third)';

/** Who gave notice at work to others, or let go of people, contracts and flats by the same words. */
const OF_WORK =
  /(?<!\p{L})(?:tenants?|landlords?|suppliers?|contractors?|clients?|customers?|staff of|employees|workforce|lease|contracts?|vertr[aä]g\p{L}*|mieter\p{L}*|lieferant\p{L}*|mitarbeite\p{L}*|locataires?|fournisseurs?|salariés|inquilin\p{L}*|proveedores|empleados|fornitori|dipendenti|fornecedores|inquilinos|leveranciers|huurders|medewerkers|kontrakt\p{L}*|umow\p{L}*|pracownik\p{L}*|najemc\p{L}*|avtal\p{L}*|aftale\p{L}*|avtale\p{L}*|leverantör\p{L}*|anställda|medarbejdere|ansatte|handled|advis\p{L}+|audit|talks|round of (?!redund|lay|cuts)\p{L}+)(?!\p{L})/u;
const WORK_ALIKE =
  /(?<!\p{L})(?:funding|interviews?|audits?|tests?|testing|tenders?|graduates?|hires?|draft|picks|trials?|playoffs?|tournament|cup|championships?|investments?|investors?|seed|series|ipo|listed|customers?|clients?|patients?|features?|dates?|dienstplan|results?|\p{L}*termine?|\p{L}*datum|ergebnis\p{L}*|gehalt|fechas?|horarios?|resultad\p{L}+|dates? de|résultats?|risultat\p{L}+|uitslag\p{L}*|rooster|wynik\p{L}*|termin\p{L}*|resultat\p{L}*|tools?|verfahren|libraries)(?!\p{L})/u;

/** That somebody has handed in their notice or is let go, what is not to be known where they work, and what they are owed there. */
export const PRIVATE_LEAVING: readonly { about: PrivateFact; pattern: RegExp; unlessBeside?: RegExp }[] = [
  {
    about: 'notice',
    pattern: wholeWords(
      '(?:hand(?:ed|ing|s)?|g[ai]ve[sn]?|giving|put(?:s|ting)?|tender(?:ed|ing|s)?|submit(?:ted|ting|s)?|serv(?:es|ing)|work(?:s|ing) (?:out )?|type[ds]?|wr(?:ote|itten)) (?:in )?(?:his|her|their|my) (?:\\p{L}+ )?(?:notice|resignation)(?! (?:boards?|period|pay|to (?:the )?(?:tenants?|landlord|supplier)))(?: in)?',
      "(?:(?:has|have|had|['’]s|just|already) (?:just |already |now )?(?:given|handed in)|gave|handed in) notice(?= (?:on|last|this|yesterday|today|at|and|so|but)(?!\\p{L})|[.,;!]|$)",
      "(?:has|have|['’]s|['’]ve|just|quietly) (?:just |already |quietly |now )?resigned|resigned (?:yesterday|today|last (?:week|month|friday|monday)|this (?:week|month|morning)|on (?:mon|tues|wednes|thurs|fri)day)",
      'hat (?:(?:schon|bereits|gerade|gestern|jetzt|heute|intern|letzte|vorige|woche|am|im|\\p{L}+tag|ende|anfang|\\p{L}*(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)) ){0,3}gekündigt',
      '(?:seine|ihre|die) kündigung (?:\\p{L}+ ){0,3}(?:abgegeben|eingereicht|überreicht|vorgelegt|ausgesprochen)',
      '(?:vient de |a (?:déjà )?)(?:démissionn(?:er|é)|(?:poser|posé|donner|donné|remettre|remis|déposer|déposé) sa (?:lettre de )?démission)|est en préavis',
      '(?:ha|acaba de) (?:ya )?(?:dimitid\\p{L}|dimitir|(?:presenta\\p{L}+|entrega\\p{L}+|da\\p{L}+) (?:ya )?(?:su|la|el) (?:carta de )?(?:renuncia|dimisión|baja voluntaria|preaviso))',
      '(?:ha|appena|già) (?:già |appena )?(?:dato|rassegnato|presentato|consegnato) (?:le (?:sue )?dimissioni|il preavviso)|si è (?:appena |già )?dimess[oa]|si è (?:appena |già )?licenziat[oa]',
      '(?:já |acabou de )?(?:entreg(?:ou|ar)|apresent(?:ou|ar)|deu|pediu) (?:já )?(?:a |o )?(?:sua |seu )?(?:carta de )?(?:demissão|aviso prévio|rescisão)|demitiu-se|despediu-se da empresa',
      '(?:zijn|haar) (?:ontslag(?:brief)?|opzegging) (?:\\p{L}+ ){0,2}(?:ingediend|ingeleverd|gegeven|genomen)|ontslag (?:ingediend|genomen)|heeft (?:\\p{L}+ ){0,2}opgezegd',
      '(?:złożył[ay]?|wręczył[ay]?|dał[ay]?) (?:już )?(?:swoje )?wypowiedzenie|jest na wypowiedzeniu',
      '(?:har|hade) (?:\\p{L}+ )?sagt upp sig|sade upp sig|sa upp sig|lämnat in sin uppsägning|(?:har|havde) (?:\\p{L}+ )?sagt (?:sit job |sin stilling )?op(?=[.,;!]|$| og| hos| i)|(?:har|hadde) (?:\\p{L}+ )?sagt opp(?: jobben| stillingen)?(?=[.,;!]|$| og| hos| i)|levert oppsigelsen|afleveret sin opsigelse',
      '(?:on|irtisanoutunut|jätti) (?:irtisanoutunut|irtisanoutumisilmoituks\\p{L}+)',
    ),
    unlessBeside: OF_WORK,
  },
  {
    // Cuts that have a date and no announcement.
    about: 'notice',
    pattern: wholeWords(
      `(?:was|is|were|are|been|be|got|caught|hit|swept) (?:up )?(?:in|by|part of|on|affected by) (?:the |an? )?${MONTH} (?:round|wave|cuts|lay-?offs|redundancies|list)(?! of (?!redund|lay|cuts|job))`,
      '(?:in|by|part of|of|on the list for|named in|goes in|go in|out in|caught in) (?:the |an? |their |this )?(?:\\p{L}+ )?(?:round of (?:redundancies|lay-?offs|cuts|job cuts)|redundancy round|round of job losses)',
      '(?:at risk of redundancy|put at risk(?=[.,;]|$| (?:in|last|this))|(?:his|her|their) (?:job|role|post|position|desk) (?:is|was|will be|is being|goes|went) (?:being )?(?:cut|axed|going|gone|made redundant|redundant|moved abroad|off-?shored))',
      "(?:which|this|that|it|they|news|and|but)(?: (?:is|are|was|has|have))?(?:n['’]?t| not|n['’]t been| not been) (?:yet )?(?:been )?(?:public|made public|announced|out|official|common knowledge|in the papers)(?: (?:knowledge|there|at work|internally))? (?:yet|so far)",
      "(?:is|are|was|has|have)(?:n['’]?t| not) (?:been )?(?:public(?: knowledge)?|common knowledge|announced (?:internally|to (?:staff|the team)))(?: yet)?(?=[.,;!]|$)",
      ...NEWS_ABROAD,
      '(?:sur la|dans le|dans la) (?:liste|plan|vague|charrette) (?:des |de )?(?:licenciements?|départs?|pse|sociale?)|visée? par le (?:pse|plan social)',
      '(?:steht|ist|landet) (?:\\p{L}+ )?(?:auf der (?:entlassungs|streich|abbau)liste|von der (?:entlassungs|kündigungs)welle betroffen)|(?:seine|ihre) stelle (?:wird|fällt) (?:\\p{L}+ )?(?:weg|gestrichen|abgebaut|wegfallen)',
      '(?:(?:en|dentro de|afectad[oa] por) (?:el|la|un)|dentro del) (?:ere|ronda de despidos|expediente de regulación)|(?:nel|dal|nella) (?:giro di licenziamenti|piano di esuberi|lista degli esuberi)|na (?:ronda|lista|vaga) de (?:despedimentos|demissões)|in de (?:ontslagronde|reorganisatieronde)|(?:na liście|w fali|w turze) zwolnień|i (?:varselomgången|fyringsrunden|nedbemanningsrunden|afskedigelsesrunden)',
    ),
    unlessBeside: WORK_ALIKE,
  },
  {
    // What somebody fears at work, and how they are not to be called.
    about: 'notice',
    pattern: wholeWords(
      `(?:afraid|scared|worried|terrified|nervous|fears?|anxious|dreads?|frightened|paranoid) (?:that |of |about |in case )?(?:his|her|their|the) (?:\\p{L}+ )?${BOSS} (?:\\p{L}+ ){0,2}(?:find|finds|finding|hear|hears|hearing|know|knows|learn|learns|see|sees|discover|discovers|get|gets)`,
      "(?:do ?n['’]?t|do not|never|please not|must not|not to|no) (?:ring|call|phone|e-?mail|text|write to|contact|message|calls? (?:to|on|at)|leave (?:a )?messages? (?:at|on|with)) (?:(?:him|her|them|me) )?(?:on |at |to )?(?:(?:the|his|her|their|my) )?(?:work|office|desk|company|business|works|shop|ward|school)(?: (?:line|number|phone|mobile|mail|e-?mail|address|landline|extension))?",
      '(?:fürchtet|befürchtet|angst|sorge)(?: davor)?,? dass (?:\\p{L}+ ){0,2}(?:chef\\p{L}*|arbeitgeber\\p{L}*|vorgesetzt\\p{L}*|firma|kollegen|team) (?:\\p{L}+ ){0,3}(?:erfähr\\p{L}*|erfahren|mitbekomm\\p{L}*|merk\\p{L}*|dahinterkomm\\p{L}*|herausfind\\p{L}*|hör\\p{L}*)',
      "(?:peur|craint|redoute|crainte) que (?:\\p{L}+ ){0,2}(?:patron\\p{L}*|chef\\p{L}*|employeur|manager|direction|boîte|équipe|collègues) (?:\\p{L}+ )?(?:l['’]apprenn\\p{L}+|le (?:découvr\\p{L}+|sach\\p{L}+|voi\\p{L}+)|soit au courant|s['’]en \\p{L}+)",
      '(?:miedo|teme|temor|preocupa) (?:a |de )?que (?:\\p{L}+ ){0,3}(?:jef[ea]|empresa|encargad[oa]|compañeros) (?:\\p{L}+ )?(?:se enter\\p{L}+|lo (?:sep\\p{L}+|descubr\\p{L}+)|sep\\p{L}+|descubr\\p{L}+)',
      '(?:paura|teme|timore|preoccupat[oa]) che (?:\\p{L}+ ){0,3}(?:capo|titolare|azienda|datore|colleghi|responsabile) (?:\\p{L}+ )?(?:lo (?:scopr\\p{L}+|sappi\\p{L}+)|scopr\\p{L}+|venga\\p{L}* a sapere?\\p{L}*|se ne accorg\\p{L}+)',
      '(?:medo|receia|teme|receio) (?:de )?que (?:\\p{L}+ ){0,3}(?:chefe|patrão|empresa|colegas|diretor\\p{L}*) (?:\\p{L}+ )?(?:descubr\\p{L}+|saib\\p{L}+|fiqu\\p{L}+ a saber|perceb\\p{L}+)',
      '(?:bang|vreest|angst) dat (?:\\p{L}+ ){0,2}(?:baas|werkgever|leidinggevende|collega\\p{L}*|manager) (?:\\p{L}+ ){0,3}(?:(?:er)?achter ?komt|hoort|ontdekt|merkt|weet|te weten)',
      '(?:boi się|obawia się|lęka się),? że (?:\\p{L}+ ){0,2}(?:szef\\p{L}*|firm\\p{L}|pracodawc\\p{L}|przełożon\\p{L}+) (?:\\p{L}+ )?(?:się )?(?:dowi\\p{L}+|odkryj\\p{L}+|zorientuj\\p{L}+)',
      '(?:rädd|orolig|bange|redd|nervøs) (?:för |for )?(?:att|at) (?:\\p{L}+ )?(?:chef\\p{L}*|sjef\\p{L}*|arbetsgiv\\p{L}*|arbejdsgiv\\p{L}*|arbeidsgiv\\p{L}*) (?:\\p{L}+ )?(?:får (?:veta|vite|at vide|reda|høre|nys)|opdager|oppdager|upptäcker|finder ud|finner ut)',
      '(?:bitte|por favor|per favore|prego|svp|s\\.v\\.p|graag|proszę o|proszę zachować|snälla|venligst|vennligst|merci de)(?:,)? (?:\\p{L}+ ){0,3}?(?:diskret\\p{L}*|um diskretion|discrezione|riservatezza|discreción|discret(?:o|a|s|ion|ión)?|discrétion|discreet|discretie|dyskrecj\\p{L}+|discrição|sigilo|diskretion|diskresjon)',
    ),
  },
  {
    about: 'confidence',
    pattern: wholeWords(
      "owes? (?:him|her|them|me) (?:\\p{L}+ ){0,2}(?:money|wages?|pay|salary|months?|weeks?|thousands|commission|bonus|holiday|overtime|[$£€]?\\d)|(?:has|have)(?:n['’]?t| not) been paid(?! (?:to|for (?:the|this) (?:invoice|job|work)))|(?:his|her|their|the) (?:wages|salary|pay) (?:\\p{L}+ )?(?:is|are|was|were|has been|have been|keeps?|comes?|came) (?:\\p{L}+ )?(?:late|unpaid|behind|owed|short|missing|not paid|overdue)",
      'schuldet (?:ihm|ihr|ihnen|mir)(?! \\p{L}*(?:dank|respekt))|(?:gehalt|gehälter|lohn|löhne|monatsgehälter) (?:\\p{L}+ )?(?:steht|stehen|sind|ist|kommt|kommen|bleibt|bleiben) (?:noch |seit \\p{L}+ |immer )*(?:aus|offen|verspätet|zu spät|nicht)',
      "(?:lui|leur|me) (?:doit|doivent) (?:encore )?(?:\\p{L}+ ){0,2}(?:salaires?|mois|euros|primes?|\\d)|(?:ses|leurs|de) salaires? (?:\\p{L}+ )?(?:impayés?|en retard)|n['’]est plus payée?",
      '(?:le|les|me) debe(?:n)? (?:\\p{L}+ ){0,2}(?:nóminas?|sueldos?|meses|mensualidad\\p{L}*|pagas|euros|\\d)|(?:nóminas?|sueldos?) (?:atrasad[oa]s?|impagad[oa]s?|sin cobrar)',
      '(?:gli|le|mi) (?:deve|devono) (?:ancora )?(?:\\p{L}+ ){0,2}(?:stipendi\\p{L}*|mensilità|mesi|euro|\\d)|stipendi\\p{L}* (?:arretrat[oi]|non pagat[oi]|in ritardo)',
      '(?:deve-lhe|lhe deve|deve-me) (?:\\p{L}+ ){0,2}(?:salários?|ordenados?|meses|euros|\\d)|(?:salários?|ordenados?) em atraso',
      '(?:is|moet|zijn) (?:hem|haar|hun) (?:nog )?(?:\\p{L}+ ){0,3}(?:salaris|loon|maanden|verschuldigd|betalen)|(?:salaris|loon) (?:\\p{L}+ )?(?:niet betaald|achterstallig|te laat)|achterstallig (?:salaris|loon)',
      '(?:zalega|zalegają) (?:mu |jej |im )?z (?:wypłat\\p{L}+|pensj\\p{L}+|wynagrodzeni\\p{L}+)|nie płac[ąi]\\p{L}* (?:mu|jej|im)|zaległ\\p{L}+ (?:pensj\\p{L}+|wypłat\\p{L}+|wynagrodzeni\\p{L}+)',
      '(?:är|er) skyldig (?:honom|henne|dem)|skylder (?:ham|hende|henne|dem)|(?:obetald|ubetalt|uteblivna?|manglende) (?:lön|løn|lønn|löner)',
      '(?:tem|têm) (?:já )?(?:uma?|outra|duas|mais) (?:outra )?(?:propostas?|ofertas?) (?!de (?:valor|negócio|melhoria))(?:d[aoe]|n[ao]|em|concorrente)',
      "(?:ha|avrebbe) (?:già )?(?:una|due|un[’']altra) (?:altra )?(?:proposta|proposte) (?:d[ai]|in mano|concorrente|sul tavolo)",
      '(?:tiene|tienen) (?:ya )?(?:una|otra|dos) propuestas? (?:de \\p{L}+(?=[.,;]|$)|de otra|en firme|sobre la mesa)',
      '(?:ma|mają) (?:już )?(?:inną |drugą |dwie |jedną )?(?:ofertę|oferty|propozycję|propozycje) (?:z|od|pracy)',
      '(?:har|fått|fået) (?:redan |allerede )?(?:ett|en|et|två|to) (?:annat |andet |annet )?(?:job\\p{L}*)?(?:erbjudande|tilbud)n?a?r? (?:från|fra|hos|på bordet)',
    ),
  },
];
